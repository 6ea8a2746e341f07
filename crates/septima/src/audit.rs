//! Conservation laws, limits, and positions as text: what passes never panics.

use crate::effect::Step;
use crate::frame::{DEPTH, Frame, Origin, Run};
use crate::kinds::{Action, Animal, Kind, Patient, Set};
use crate::listen::Any;
use crate::names::{OmenId, SpellId, WitchId};
use crate::position::{
    ASIDE, COVEN, Citizen, LAST, OPEN, Player, STACK, Septima, Stage, dealt, kept,
};
use crate::widow::{SPIDERS, Widow};
use kernel::{MAX_SEATS, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for Septima {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Septima::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Septima {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut game = Septima::deserialize(from)?;
        if !(2..=MAX_SEATS as u8).contains(&game.seats)
            || [game.first, game.active].iter().any(|s| s.index() >= usize::from(game.seats))
            || game.solo && game.seats != 2
        {
            return Err(serde::de::Error::custom(
                "there are 2 to 4 seats, from 0; two of a solo game",
            ));
        }
        for seat in Seat::all(game.seats) {
            game.look_again(seat);
        }
        game.check().map_err(serde::de::Error::custom)?;
        Ok(game)
    }
}

type Check = Result<(), String>;

fn must(holds: bool, otherwise: &str) -> Check {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

impl Septima {
    pub(crate) fn check(&self) -> Check {
        must((1..=5).contains(&self.phase), "there are five Moon Phases")?;
        must(self.done <= 4, "no more seats than four have done something")?;
        let winner = self.winner.is_none_or(|w| w.index() < usize::from(self.seats));
        must(winner, "the winner has no seat")?;
        self.check_modules()?;
        self.check_citizens()?;
        self.check_witches()?;
        self.check_spells()?;
        self.check_markers()?;
        self.check_patients()?;
        let lunar: Set<_> = self.lunar.into_iter().collect();
        must(lunar.len() == 5, "each ingredient is lunar somewhere")?;
        for seat in Seat::all(self.humans()) {
            self.check_player(seat).map_err(|e| format!("seat {seat}: {e}"))?;
        }
        for i in usize::from(self.seats)..MAX_SEATS {
            must(self.players[i] == Player::default(), "nobody sits there, but has something")?;
        }
        self.check_stack()
    }

    /// The Black Widow, animals and omens are whole, or not there at all.
    fn check_modules(&self) -> Check {
        let modules = self.solo || self.shapeshifting || self.coming.is_some();
        must(self.full || !modules, "modules and the solo game are for the full game")?;
        must(self.omen.is_none() || self.coming.is_some(), "an omen without a coming one")?;
        let known = |omen: Option<OmenId>| omen.is_none_or(|omen| !self.omens.has(omen));
        must(known(self.omen) && known(self.coming), "an omen is in two places")?;
        let hidden = !self.omens.has(OmenId::SABBATH)
            && (self.coming.is_some() || self.omens.is_empty())
            && (self.omens.len() >= 14 || self.coming.is_none());
        must(hidden, "omens that are not left")?;
        if !self.solo {
            return must(self.widow == Widow::default(), "the Black Widow is not in this game");
        }
        let (player, widow) = (self.player(Septima::WIDOW), &self.widow);
        let mut found = widow.deck.or(player.discard);
        let mut count = found.len() + widow.deck.and(player.discard).len();
        let single = widow.row.into_iter().chain([widow.top, widow.kept, player.action]);
        for card in single.flatten() {
            found.add(card);
            count += 1;
        }
        must(found == crate::setup::all_markers(true), "a card of the Black Widow is missing")?;
        must(count == found.len(), "a card of the Black Widow is in two places")?;
        let remembers = self.printed().widow.remembers.value.len();
        must(usize::from(widow.remember) < remembers, "her Remember card is not there")?;
        must(widow.spiders.iter().all(Option::is_some), "a spider is missing")?;
        must(widow.lying < 1 << SPIDERS, "there are three spiders")?;
        must(widow.negotiation.iter().all(|n| *n <= 9), "too many negotiation cards")?;
        must(widow.needed <= 8, "there are eight worries")?;
        let track = self.printed().boards.suspicion.value;
        let range = (track.lowest..=track.top).contains(&player.suspicion);
        must(range, "her Suspicion is off its track")?;
        must(player.levels.iter().all(|n| *n <= 5), "a patient track has five levels")?;
        must(player.coven.len() <= COVEN, "a Coven holds four witches")?;
        let playing = (Stage::QuickMove..=Stage::PhaseEnd).contains(&self.stage);
        let chosen = player.action.is_some();
        must(chosen == playing || self.stage == Stage::Choose, "she plays in a Moon Phase")?;
        must(!chosen || playing || widow.negotiated, "she has chosen too early")?;
        let bare = Player {
            suspicion: player.suspicion,
            levels: player.levels,
            supply: player.supply,
            crowd: player.crowd,
            coven: player.coven,
            action: player.action,
            discard: player.discard,
            summer_wins: player.summer_wins,
            ..Player::default()
        };
        must(*player == bare, "she has something that is not hers")
    }

    /// Six Loyal Citizens of each player, and sixteen Angry ones, wherever they are (SE-1.2).
    fn check_citizens(&self) -> Check {
        let boards = &self.printed().boards;
        let mut loyal = [0u16; MAX_SEATS];
        let mut angry = u16::from(self.angry) + u16::from(self.angry_crowd);
        for citizen in self.chambers.iter().flat_map(|c| c.spaces.iter()).flatten() {
            match citizen {
                Citizen::Angry => angry += 1,
                Citizen::Loyal(seat) => loyal[seat.index()] += 1,
            }
        }
        angry += self.patients.iter().flatten().filter(|bed| bed.angry).count() as u16;
        if angry != u16::from(boards.angry.value) {
            return Err(format!("there are {angry} Angry Citizens, not {}", boards.angry.value));
        }
        for (i, count) in loyal.iter().enumerate() {
            let player = &self.players[i];
            let all = count + u16::from(player.supply) + u16::from(player.crowd);
            let expected =
                if i < usize::from(self.seats) { boards.citizens.value.into() } else { 0 };
            if all != expected {
                return Err(format!("seat {i} has {all} Loyal Citizens, not {expected}"));
            }
        }
        let size = self.chamber_size();
        let beyond = self.chambers.iter().any(|c| c.spaces[size..].iter().any(Option::is_some));
        must(!beyond, "a citizen stands where the Chamber has no space")
    }

    /// Every witch is in one place.
    fn check_witches(&self) -> Check {
        let count = if self.full { WitchId::COUNT } else { WitchId::BASIC };
        self.witches.audit(count as u8)?;
        must(self.witches.public(OPEN) == self.witches.seen(OPEN), "an open witch is hidden")?;
        let mut found = Set::<WitchId>::default();
        let mut put = |witch: WitchId| {
            let open = self.witches.seen(OPEN).contains(witch.index() as u8);
            let new = !found.has(witch);
            found.add(witch);
            if open && new { Ok(()) } else { Err(format!("{witch} is in two places")) }
        };
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            player.coven.iter().chain(player.mirror).try_for_each(&mut put)?;
        }
        for chamber in &self.chambers {
            chamber.witches.iter().copied().try_for_each(&mut put)?;
        }
        self.under.iter().copied().try_for_each(&mut put)?;
        self.turn.drawn.into_iter().flatten().try_for_each(&mut put)?;
        for frame in self.stack.iter() {
            if let Frame::Join(witch) = frame {
                put(*witch)?;
            }
        }
        for i in 0..MAX_SEATS {
            let seat = Seat::new(i);
            let hands = [dealt(seat), kept(seat)];
            for pile in hands {
                let cards = self.witches.seen(pile);
                must(self.witches.known(pile, seat) == cards, "a hand is hidden from its owner")?;
                must(self.witches.unseen(pile) == 0, "nobody has seen a card of a hand")?;
                must(i < usize::from(self.seats) || cards.is_empty(), "an empty seat has a hand")?;
            }
        }
        must(self.witches.seen(STACK).is_empty(), "a card of the stack was seen")?;
        let piles = [OPEN, ASIDE, LAST];
        must(piles.iter().all(|p| self.witches.unseen(*p) == 0), "an open card is unseen")
    }

    /// Every spell is in one place, or out of the game.
    fn check_spells(&self) -> Check {
        let mut found = Set::<SpellId>::default();
        let mut put = |spell: SpellId| {
            let new = !found.has(spell);
            found.add(spell);
            if new { Ok(()) } else { Err(format!("{spell} is in two places")) }
        };
        for e in 0..3 {
            let board = self.scoring[e].into_iter().chain([self.middle[e], self.bottom[e]]);
            for spell in board.flatten().chain(self.decks[e].iter()) {
                must(spell.element().index() == e, "a spell lies with another element")?;
                put(spell)?;
            }
            must(self.decks[e].iter().all(|s| !s.is_scoring()), "a deck holds a scoring spell")?;
            let order = self.scoring[e][0].is_some() || self.scoring[e][1].is_none();
            must(order, "the scoring pile has a hole")?;
        }
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            player.spells.iter().try_for_each(&mut put)?;
            let own = player.ready.or(player.lasting).but(player.spells);
            must(own.is_empty(), "a spell is ready or works that the player does not have")?;
        }
        let own = self.turn.cast.or(self.turn.now).but(self.me().spells);
        must(own.is_empty(), "a spell was cast that the player does not have")?;
        must(self.full || found.is_empty(), "there are no spells in the basic game")
    }

    fn check_markers(&self) -> Check {
        let all = crate::setup::all_markers(self.full);
        let shown: Set<Action> = self.markers.into_iter().flatten().collect();
        must(shown.len() as usize == self.markers.iter().flatten().count(), "a marker is twice")?;
        must(shown.and(self.marker_pile).is_empty(), "a marker is in two places")?;
        must(shown.or(self.marker_pile).but(all).is_empty(), "a marker does not belong here")?;
        let [bronze, gold] = self.buildings;
        let bronze = bronze.is_none_or(|b| (1..4).contains(&b.index()));
        let gold = gold.is_none_or(|b| b.index() >= 4);
        must(bronze && gold, "a building stands on the wrong spot")?;
        let any = self.buildings.iter().any(Option::is_some);
        must(self.full || !any, "there are no buildings in the basic game")
    }

    fn check_patients(&self) -> Check {
        let mut found = Set::<Patient>::default();
        let on_board = self.patients.iter().flatten().map(|bed| bed.patient);
        let piles = self.patient_pile.iter().chain([&self.patient_discard]);
        for patient in on_board.chain(piles.flat_map(|pile| pile.iter())) {
            must(!found.has(patient), "a patient is in two places")?;
            found.add(patient);
        }
        must(found.len() as usize == Patient::COUNT, "a patient is missing")?;
        for (flag, bed) in self.patients.iter().enumerate() {
            let fits = bed.is_none_or(|b| b.patient.flag().index() == flag % 2);
            must(fits, "a patient lies at a flag of another colour")?;
            let healed = bed.is_none_or(|b| u32::from(b.healed) < 1 << self.seats);
            must(healed, "an empty seat has healed somebody")?;
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Check {
        let player = self.player(seat);
        let track = self.printed().boards.suspicion.value;
        let range = (track.lowest..=track.top).contains(&player.suspicion);
        must(range, "Suspicion is off its track")?;
        must(player.levels.iter().all(|n| *n <= 5), "a patient track has five levels")?;
        let pieces = player.stock.iter().chain(&player.potions).chain([&player.charms]);
        must(
            pieces.into_iter().all(|n| *n <= 40) && player.wisdom <= 5_000,
            "too much of a thing",
        )?;
        must(player.coven.len() <= COVEN, "a Coven holds four witches")?;
        let cards = player.hand.or(player.discard).or(player.action.into_iter().collect());
        let count = player.hand.len() + player.discard.len() + player.action.iter().count() as u8;
        must(cards == self.all_cards(), "an action card is missing")?;
        must(count == cards.len(), "an action card is in two places")?;
        must(player.pick.is_none_or(|p| player.hand.has(p)), "the card picked is not in hand")?;
        let playing = self.stage >= Stage::Choose;
        let placed = player.leader.is_some() && player.marker.is_some() == self.full;
        must(!playing || placed, "Leader or ritual marker is missing")?;
        let spaces = Seat::all(self.seats).filter(|s| *s != seat && *s != self.active);
        let apart = seat == self.active
            || player.leader.is_none()
            || spaces.into_iter().all(|s| self.player(s).leader != player.leader);
        must(apart, "two Leaders stand on one space")?;
        let open = |witch: WitchId| player.coven.has(witch);
        must(player.covered.is_none_or(open), "a witch is covered that is not in the Coven")?;
        must(player.sick.is_none_or(open), "a witch is ill that is not in the Coven")?;
        must(player.covered.is_none() || player.animal.is_some(), "no animal covers the witch")?;
        let animal = player.animal.is_none_or(|a| Animal::of(player.colour).contains(&a));
        must(animal && player.colour < 4, "the animal is another player's")?;
        let beast = player.animal.is_some() || player.wild;
        must(self.shapeshifting || !beast, "there are no animals in this game")?;
        must(player.summer_wins <= 2, "there are two Trials in Summer")?;
        must(player.oracle.index() < self.oracles(), "the oracle card is not in this mode")?;
        let same = Seat::all(self.humans()).filter(|s| self.player(*s).oracle == player.oracle);
        must(same.count() == 1, "two players have the same oracle card")?;
        must(player.prologues.is_empty() || player.prologues.len() == 2, "two prologue cards")?;
        let with_card = (Stage::QuickMove..=Stage::PhaseEnd).contains(&self.stage);
        must(with_card == player.action.is_some(), "a card is played in a Moon Phase")?;
        let picks = match self.stage {
            Stage::Choose => player.keep.is_none(),
            Stage::Draft => {
                let pile = self.witches.seen(dealt(seat));
                player.pick.is_none() && player.keep.is_none_or(|w| pile.contains(w.index() as u8))
            }
            Stage::Covens => {
                let pile = self.witches.seen(kept(seat));
                player.pick.is_none() && player.keep.is_none_or(|w| pile.contains(w.index() as u8))
            }
            _ => player.pick.is_none() && player.keep.is_none(),
        };
        must(picks, "a pick that nobody asked for")
    }

    fn check_stack(&self) -> Check {
        if self.is_over() {
            return Ok(());
        }
        must(self.stack.depth() + 8 <= DEPTH, "too much is half done")?;
        let me = self.me();
        let in_draft = matches!(self.stage, Stage::Draft | Stage::Covens);
        must(!in_draft || self.stack.is_empty(), "nothing is half done in the draft")?;
        for frame in self.stack.iter() {
            let sane = match frame {
                Frame::Run(run) => self.is_sane(*run),
                Frame::Ways(origin) => self.is_origin(*origin),
                Frame::Several { spell, left, .. } => *left <= 9 && me.spells.has(*spell),
                Frame::Favors { left, .. } => *left <= 9,
                Frame::Gain { left, least, .. } | Frame::Icons { left, least } => {
                    *left <= 9 && *least < 5
                }
                Frame::Spend { left, least } => {
                    let from = usize::from(*least).min(6);
                    *least < 6 && me.stock[from..].iter().sum::<u8>() >= *left
                }
                Frame::Brew { left, saved, bargains, .. } => {
                    *left <= 20 && *saved <= 1 && *bargains <= 40
                }
                Frame::Heal { left, .. }
                | Frame::Potions { left, .. }
                | Frame::Prepare { left, .. }
                | Frame::NotLunar { left }
                | Frame::Exchange { left } => *left <= 9,
                Frame::Send { citizens } => *citizens <= 9,
                Frame::Pay(kind) => me.stock[kind.index()] + me.crystals() > 0,
                Frame::Different { left, .. } | Frame::Rain { left } => *left <= 9,
                Frame::Shapeshift => self.shapeshifting && me.animal.is_none(),
                Frame::Sicken => me.coven.len() >= 2,
                Frame::Crawl { zones, moved } => self.solo && *zones < 64 && *moved < 1 << SPIDERS,
                Frame::Spiders { left } => self.solo && *left < 1 << SPIDERS,
                Frame::Furthest { left, moved, .. } => {
                    self.solo && *left <= 6 && *moved < 1 << SPIDERS
                }
                Frame::Nearest { left } => self.solo && *left <= 9,
                Frame::Deed(_) | Frame::Silence => self.solo,
                Frame::Hunt(roll) => (-60..=60).contains(roll),
                Frame::Defended(done) => *done <= 4 && self.winner.is_some(),
                Frame::Verdict { second } => {
                    self.winner.is_some() && !self.chambers[usize::from(*second)].witches.is_empty()
                }
                Frame::Recall { .. } => self.winner.is_some(),
                _ => true,
            };
            if !sane {
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

    fn is_sane(&self, run: Run) -> bool {
        if !self.is_origin(run.origin) {
            return false;
        }
        let Some(program) = self.ways(run.origin).get(usize::from(run.way)) else { return false };
        // What would be paid next is there.
        let payable = match program.get(usize::from(run.step)) {
            Some(Step::SpendCrystals(n)) => self.me().crystals() >= *n,
            _ => true,
        };
        payable && usize::from(run.step) < program.len()
    }

    fn is_origin(&self, origin: Origin) -> bool {
        match origin {
            Origin::Favor(n) => usize::from(n) < self.printed().boards.favors.value.len(),
            Origin::Reward(_, level) => (1..=5).contains(&level),
            Origin::Ribbon(row) => self.printed().ribbon(row).is_some(),
            _ => !self.ways(origin).is_empty(),
        }
    }
}
