//! Positions as they are written and read, and the audit that a position must pass.

use crate::cards::{Card, Person, PlaceId};
use crate::data::Evening;
use crate::effect::Stone;
use crate::listen::Any;
use crate::position::{
    Clan, ClanName, DECK, DEPTH, DISCARD, Evenfall, Frame, PILES, Phase, PlaceState, REGIONS,
    Region, TABLE, bits, hand,
};
use crate::view::{PlaceView, cards, persons, stones};
use kernel::{MAX_SEATS, Seat, SeatSet, Shared, Stack, Urn};
use serde::{Deserialize, Serialize};

/// A position as it is written. Much may be left out when it is read: cards and places that are
/// nowhere else are in their decks.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Layout {
    data: Shared<Evening>,
    #[serde(default)]
    moon: bool,
    #[serde(default)]
    veteran: bool,
    #[serde(default = "one")]
    round: u8,
    #[serde(default = "action")]
    phase: Phase,
    #[serde(default)]
    first: Option<Seat>,
    #[serde(default)]
    opening: Option<Seat>,
    #[serde(default)]
    active: Option<Seat>,
    #[serde(default)]
    acted: bool,
    clans: Vec<ClanLayout>,
    #[serde(default)]
    regions: Vec<Region>,
    #[serde(default)]
    discard: Vec<Card>,
    /// Cards that were removed from the game.
    #[serde(default)]
    removed: Vec<Card>,
    /// Exactly who knows which card; left out, hands are known to their owners alone.
    #[serde(default)]
    deck: Option<Urn<PILES>>,
    #[serde(default)]
    marker: u8,
    #[serde(default = "one")]
    level: u8,
    #[serde(default)]
    red_taken: bool,
    #[serde(default)]
    playing: u8,
    #[serde(default)]
    battle: u8,
    #[serde(default)]
    winner: u8,
    /// How many places have come into circles so far.
    #[serde(default)]
    order: u8,
    #[serde(default)]
    stack: Stack<Frame, DEPTH>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ClanLayout {
    name: ClanName,
    vp: u16,
    herbs: u8,
    potions: u8,
    books: u8,
    mana: u8,
    witches: u8,
    elders: u8,
    coven: u8,
    token: bool,
    passed: bool,
    board_space: bool,
    outer: Vec<PlaceView>,
    inner: Vec<PlaceView>,
    specialists: Vec<Person>,
    turned: Vec<Person>,
    council: Vec<Person>,
    copied: Vec<Person>,
    copied_turned: Vec<Person>,
    stones: Vec<Stone>,
    used_stones: Vec<Stone>,
    thorn_spaces: u8,
    hand: Vec<Card>,
    dial: u8,
    adjust: u8,
    strength: u8,
}

impl Default for ClanLayout {
    fn default() -> Self {
        let clan = Clan { witches: 4, elders: 4, token: true, ..Clan::default() };
        ClanLayout::new(&clan, Vec::new(), Vec::new(), Vec::new())
    }
}

fn one() -> u8 {
    1
}

fn action() -> Phase {
    Phase::Action
}

impl ClanLayout {
    fn new(clan: &Clan, outer: Vec<PlaceView>, inner: Vec<PlaceView>, hand: Vec<Card>) -> Self {
        ClanLayout {
            name: clan.name,
            vp: clan.vp,
            herbs: clan.stock[0],
            potions: clan.stock[1],
            books: clan.stock[2],
            mana: clan.mana,
            witches: clan.witches,
            elders: clan.elders,
            coven: clan.coven,
            token: clan.token,
            passed: clan.passed,
            board_space: clan.board_space,
            outer,
            inner,
            specialists: persons(clan.specialists),
            turned: persons(clan.turned),
            council: persons(clan.council),
            copied: persons(clan.copied),
            copied_turned: persons(clan.copied_turned),
            stones: stones(clan.stones),
            used_stones: stones(clan.used_stones),
            thorn_spaces: clan.thorn_spaces,
            hand,
            dial: clan.dial,
            adjust: clan.adjust,
            strength: clan.strength,
        }
    }
}

impl From<Evenfall> for Layout {
    fn from(game: Evenfall) -> Layout {
        let clans = usize::from(game.seats) + usize::from(game.is_solo());
        let clan = |i: usize| {
            let clan = &game.clans[i];
            let hand = if i < usize::from(game.seats) {
                cards(game.hand(Seat::new(i)))
            } else {
                Vec::new()
            };
            ClanLayout::new(clan, game.circle(clan.outer), game.circle(clan.inner), hand)
        };
        let on_table = game.in_play();
        let table = cards(game.deck.seen(TABLE));
        Layout {
            data: game.data,
            moon: game.moon,
            veteran: game.veteran,
            round: game.round,
            phase: game.phase,
            first: Some(game.first),
            opening: Some(game.opening),
            active: Some(game.active),
            acted: game.acted,
            clans: (0..clans).map(clan).collect(),
            regions: game.regions[..game.regions().len()].to_vec(),
            discard: cards(game.deck.seen(DISCARD)),
            removed: table.into_iter().filter(|c| !on_table.contains(c.index() as u8)).collect(),
            deck: Some(game.deck),
            marker: game.marker,
            level: game.level,
            red_taken: game.red_taken,
            playing: game.playing,
            battle: game.battle,
            winner: game.winner,
            order: game.order,
            stack: game.stack,
        }
    }
}

fn set_of(persons: &[Person]) -> u64 {
    persons.iter().fold(0, |set, p| set | 1 << p.index())
}

fn counts_of(stones: &[Stone]) -> Result<[u8; 5], String> {
    let mut counts = [0u8; 5];
    for stone in stones {
        counts[stone.index()] += 1;
        if counts[stone.index()] > 12 {
            return Err("there are not so many powerstones".into());
        }
    }
    Ok(counts)
}

impl TryFrom<Layout> for Evenfall {
    type Error = String;

    fn try_from(layout: Layout) -> Result<Evenfall, String> {
        let solo = layout.level < 200 && layout.clans.len() == 2 && layout.is_solo();
        let seats = if solo { 1 } else { layout.clans.len() };
        if layout.clans.is_empty() || layout.clans.len() > MAX_SEATS {
            return Err("there are 1 to 4 clans".into());
        }
        let first = layout.first.unwrap_or(Seat::new(0));
        let mut game = Evenfall {
            data: layout.data,
            deck: Urn::new(Card::COUNT as u8, DECK),
            places_left: (1 << PlaceId::IN_DECK) - 1,
            places: [PlaceState::default(); PlaceId::COUNT],
            clans: [Clan::default(); MAX_SEATS],
            regions: [Region::default(); REGIONS],
            seats: seats as u8,
            moon: layout.moon,
            veteran: layout.veteran,
            marker: layout.marker,
            level: layout.level,
            red_taken: layout.red_taken,
            round: layout.round,
            phase: layout.phase,
            opening: layout.opening.unwrap_or(first),
            first,
            active: layout.active.unwrap_or(first),
            acted: layout.acted,
            order: 0,
            playing: layout.playing,
            battle: layout.battle,
            winner: layout.winner,
            stack: layout.stack,
        };
        for seat in [game.opening, game.first, game.active] {
            if seat.index() >= seats {
                return Err(format!("there is no seat {seat}"));
            }
        }
        for (i, clan) in layout.clans.iter().enumerate() {
            game.read_clan(i, clan)?;
        }
        game.order = game.order.max(layout.order);
        if layout.regions.len() > game.regions().len() {
            return Err(format!("there are {} regions", game.regions().len()));
        }
        for (to, from) in game.regions.iter_mut().zip(&layout.regions) {
            *to = *from;
        }
        for region in &game.regions {
            for slot in region.slots.iter().filter(|s| **s > 0) {
                let bit = 1u64.checked_shl(u32::from(*slot) - 1).unwrap_or(0);
                if game.places_left & bit == 0 {
                    return Err("a place is in two places, or no place of the deck".into());
                }
                game.places_left &= !bit;
            }
        }
        game.deck = match layout.deck {
            Some(deck) => deck,
            None => game.read_deck(&layout)?,
        };
        for i in 0..seats {
            game.look_again(Seat::new(i));
        }
        game.check()?;
        Ok(game)
    }
}

impl Layout {
    /// Automa is the second clan of a solo game: it has neither token nor hand nor council, and no
    /// elder anywhere, which a player always has.
    fn is_solo(&self) -> bool {
        let in_region = |r: &Region| r.elders[1] > 0 || r.user == 2 && r.user_elder;
        let elder = |c: &ClanLayout| {
            let on_ritual = c.outer.iter().chain(&c.inner).any(|p| p.elders > 0);
            c.elders > 0 || on_ritual || !c.copied.is_empty()
        };
        self.clans
            .get(1)
            .is_some_and(|c| !elder(c) && !c.token && c.hand.is_empty() && c.council.is_empty())
            && !self.regions.iter().any(in_region)
    }
}

impl Evenfall {
    fn read_clan(&mut self, i: usize, from: &ClanLayout) -> Result<(), String> {
        let mut clan = Clan {
            name: from.name,
            vp: from.vp,
            stock: [from.herbs, from.potions, from.books],
            mana: from.mana,
            witches: from.witches,
            elders: from.elders,
            coven: from.coven,
            token: from.token,
            passed: from.passed,
            board_space: from.board_space,
            specialists: set_of(&from.specialists),
            turned: set_of(&from.turned),
            council: set_of(&from.council),
            copied: set_of(&from.copied),
            copied_turned: set_of(&from.copied_turned),
            stones: counts_of(&from.stones)?,
            used_stones: counts_of(&from.used_stones)?,
            thorn_spaces: from.thorn_spaces,
            dial: from.dial,
            adjust: from.adjust,
            strength: from.strength,
            ..Clan::default()
        };
        for (views, inner) in [(&from.outer, false), (&from.inner, true)] {
            for view in views {
                let bit = 1u64 << view.place.index();
                let starting = view.place.index() >= PlaceId::IN_DECK;
                let elsewhere = self.clans.iter().any(|c| c.places() & bit != 0);
                if clan.places() & bit != 0 || elsewhere || !starting && self.places_left & bit == 0
                {
                    return Err(format!("{} is in two places", view.place));
                }
                self.places_left &= !bit;
                let order = if view.order > 0 { view.order } else { self.order.saturating_add(1) };
                self.order = self.order.max(order);
                self.places[view.place.index()] = PlaceState {
                    ritual: view.ritual.map_or(0, |r| r.index() as u8 + 1),
                    sickles: view.sickles,
                    orbs: view.orbs,
                    witches: view.witches,
                    elders: view.elders,
                    order,
                };
                if inner {
                    clan.inner |= bit;
                } else {
                    clan.outer |= bit;
                }
            }
        }
        self.clans[i] = clan;
        Ok(())
    }

    /// The deck when nobody says who knows what: hands, discards and cards in play as listed.
    fn read_deck(&self, layout: &Layout) -> Result<Urn<PILES>, String> {
        let mut urn = Urn::<PILES>::new(Card::COUNT as u8, DECK);
        let mut put = |card: Card, to: usize, seats: SeatSet| {
            let mut script = kernel::Script::new().then(crate::setup::MAIN_DECK, [card.name()]);
            let name = |id| Card::new(usize::from(id)).name();
            urn.draw((DECK, to), seats, crate::setup::MAIN_DECK, &mut script, name);
            script.finish().map_err(|_| format!("{card} is in two places"))
        };
        let all = Evenfall::everybody();
        for id in self.in_play().iter() {
            put(Card::new(usize::from(id)), TABLE, all)?;
        }
        for card in &layout.removed {
            put(*card, TABLE, all)?;
        }
        for card in &layout.discard {
            put(*card, DISCARD, all)?;
        }
        for (i, clan) in layout.clans.iter().enumerate() {
            for card in &clan.hand {
                put(*card, hand(Seat::new(i)), SeatSet::only(Seat::new(i)))?;
            }
        }
        Ok(urn)
    }

    /// The cards of the main deck that lie in clans.
    fn in_play(&self) -> kernel::Cards {
        let mut set = kernel::Cards::NONE;
        for clan in &self.clans {
            for (_, ritual) in self.rituals(clan.places()) {
                set = set.or(kernel::Cards::only(Card::from(ritual).index() as u8));
            }
            for p in bits(clan.specialists | clan.council) {
                set = set.or(kernel::Cards::only(Person::new(p).card().index() as u8));
            }
        }
        set
    }

    /// Conservation laws, limits, and a stack that can be gone on with: what passes never panics.
    pub(crate) fn check(&self) -> Result<(), String> {
        self.deck.audit(Card::COUNT as u8)?;
        self.check_cards()?;
        self.check_places()?;
        let clans = usize::from(self.seats) + usize::from(self.is_solo());
        for i in 0..clans {
            self.check_clan(Seat::new(i)).map_err(|e| format!("clan {i}: {e}"))?;
        }
        let boards = &self.cards().boards;
        if usize::from(self.marker) >= boards.automa.value.len() || self.level > 3 {
            return Err("Automa's marker or level is out of range".into());
        }
        if !(1..=crate::phases::ROUNDS).contains(&self.round) || usize::from(self.winner) > clans {
            return Err("the round or the winner is out of range".into());
        }
        if usize::from(self.playing) > Card::COUNT {
            return Err("no such card is being played".into());
        }
        for region in &self.regions {
            if region.stones.iter().any(|s| *s > 4) || usize::from(region.user) > clans {
                return Err("a region has a wrong stone or user".into());
            }
        }
        self.check_stack()
    }

    fn check_cards(&self) -> Result<(), String> {
        let in_play = self.in_play();
        let table = self.deck.seen(TABLE);
        if !in_play.but(table).is_empty() {
            return Err("a card in play is elsewhere too".into());
        }
        let count: u32 = self
            .clans
            .iter()
            .map(|c| {
                let rituals = self.rituals(c.places()).count() as u32;
                rituals + c.specialists.count_ones() + c.council.count_ones()
            })
            .sum();
        if count != u32::from(in_play.len()) {
            return Err("a card is in play twice".into());
        }
        let public = [TABLE, DISCARD];
        if public.iter().any(|pile| self.deck.public(*pile) != self.deck.seen(*pile)) {
            return Err("a card on the table is hidden from somebody".into());
        }
        for i in 0..MAX_SEATS {
            let seat = Seat::new(i);
            let cards = self.deck.seen(hand(seat));
            if i >= usize::from(self.seats) && !cards.is_empty() {
                return Err(format!("there is no hand of seat {i}"));
            }
            if self.deck.known(hand(seat), seat) != cards {
                return Err(format!("seat {i} does not know its hand"));
            }
        }
        let unseen: u8 = (0..PILES).filter(|p| *p != DECK).map(|p| self.deck.unseen(p)).sum();
        if unseen > 0 || !self.deck.seen(DECK).is_empty() {
            return Err("only the deck has cards that nobody has seen, and no others".into());
        }
        Ok(())
    }

    fn check_places(&self) -> Result<(), String> {
        let mut seen = self.places_left;
        let mut put = |bit: u64| {
            let twice = seen & bit != 0;
            seen |= bit;
            if twice { Err("a place is in two places".to_owned()) } else { Ok(()) }
        };
        for region in &self.regions {
            for slot in region.slots.iter().filter(|s| **s > 0) {
                if usize::from(*slot) > PlaceId::IN_DECK {
                    return Err("a starting place is in a region".into());
                }
                put(1 << (slot - 1))?;
            }
        }
        for clan in &self.clans {
            put(clan.outer)?;
            put(clan.inner)?;
        }
        let owned = self.clans.iter().fold(0, |set, c| set | c.places());
        for (p, state) in self.places.iter().enumerate() {
            let loose = PlaceState { order: state.order, ..PlaceState::default() };
            if owned >> p & 1 == 0 && *state != loose {
                return Err("something lies on a place that nobody has".into());
            }
            if usize::from(state.ritual) > crate::cards::RitualId::COUNT {
                return Err("there is no such ritual".into());
            }
            let slots = state.ritual().map_or(0, |r| self.cards().ritual(r).slots);
            if u16::from(state.sickles) + u16::from(state.orbs) > u16::from(slots) {
                return Err("a ritual has more catalysts than slots".into());
            }
            if state.ritual == 0 && (state.witches > 0 || state.elders > 0) {
                return Err("figures stand on a place without a ritual".into());
            }
        }
        Ok(())
    }

    fn check_clan(&self, seat: Seat) -> Result<(), String> {
        let clan = self.clan(seat);
        let i = seat.index();
        let total =
            |own: u8, of: fn(&PlaceState) -> u8, field: fn(&Region) -> &[u8; 4], elder: bool| {
                let on_rituals: u16 =
                    bits(clan.places()).map(|p| u16::from(of(&self.places[p]))).sum();
                let in_regions: u16 = self.regions.iter().map(|r| u16::from(field(r)[i])).sum();
                let users = self
                    .regions
                    .iter()
                    .filter(|r| usize::from(r.user) == i + 1 && r.user_elder == elder)
                    .count() as u16;
                u16::from(own) + on_rituals + in_regions + users
            };
        let witches =
            total(clan.witches, |p| p.witches, |r| &r.witches, false) + u16::from(clan.board_space);
        let elders =
            total(clan.elders, |p| p.elders, |r| &r.elders, true) + clan.copied.count_ones() as u16;
        let expected = if self.is_automa(seat) { 0 } else { 4 };
        if witches != 4 || elders != expected {
            return Err(format!("{witches} witches and {elders} elders, not 4 and {expected}"));
        }
        if clan.mana > self.cards().boards.most_mana.value {
            return Err("more mana than the track has".into());
        }
        if clan.specialists & clan.council != 0 || clan.turned & !clan.specialists != 0 {
            return Err("a person is in two places, or turned without being there".into());
        }
        let theirs = self.opponents(seat).fold(0, |set, s| set | self.clan(s).specialists);
        if clan.copied & !theirs != 0 || clan.copied_turned & !clan.copied != 0 {
            return Err("a specialist is copied that nobody has".into());
        }
        let length = self.board(seat).coven.value.len();
        if usize::from(clan.coven) > length.max(self.cards().boards.sun.coven.value.len()) {
            return Err("the Coven marker is beyond its track".into());
        }
        if (0..5).any(|s| clan.used_stones[s] > clan.stones[s]) || clan.thorn_spaces > 15 {
            return Err("a powerstone is used that is not there".into());
        }
        if clan.vp > 5_000 || clan.stock.iter().any(|n| *n > 200) {
            return Err("too much of something".into());
        }
        if clan.dial > self.cards().boards.most_dial.value + 1 || clan.adjust > 20 {
            return Err("the dial is out of range".into());
        }
        Ok(())
    }

    fn check_stack(&self) -> Result<(), String> {
        if self.phase == Phase::Over {
            return if self.stack.is_empty() { Ok(()) } else { Err("the game is over".into()) };
        }
        if self.stack.depth() > DEPTH - 6 {
            return Err("too much is half done".into());
        }
        for frame in self.stack.iter() {
            let seat = frame
                .seat()
                .is_none_or(|s| s.index() < usize::from(self.seats) || self.is_automa(s));
            let about = match frame {
                Frame::Run(run) | Frame::Maybe(run) | Frame::Convert { run, .. } => run.about,
                Frame::Triggers { about, .. } | Frame::Fire { about, .. } => *about,
                Frame::Catalyst { place, .. } | Frame::Spare { place, .. } => *place,
                _ => 0,
            };
            let sane = match frame {
                Frame::Free { least, .. } | Frame::Spend { least, .. } => *least < 3,
                Frame::Harvests { next, .. } => *next < 64,
                Frame::Each { next, .. } => *next <= self.seats,
                _ => true,
            };
            if !seat || !sane || usize::from(about) > PlaceId::COUNT {
                return Err(format!("{frame:?} cannot be half done"));
            }
        }
        let turn = self.who();
        if turn.is_over() {
            return Err("nobody is asked".into());
        }
        for seat in turn.seats.iter() {
            if self.offer_all(seat, &mut Any).is_continue() {
                return Err(format!("seat {seat} has nothing to choose"));
            }
        }
        Ok(())
    }
}
