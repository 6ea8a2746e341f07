//! Reading a position without copying it: for those who judge positions by the thousand.

use crate::cards::{Card, Person, PlaceId};
use crate::data::{ClanBoard, Evening};
use crate::effect::Bundle;
use crate::phases::ROUNDS;
use crate::position::{Evenfall, Phase, Region, RegionName, bits};
use crate::view::PlaceView;
use kernel::{Digest, Seat};

impl Evenfall {
    /// The component data of this game.
    pub fn data(&self) -> &'static Evening {
        self.data.get()
    }

    /// How many rounds follow this one (EV-3.1).
    pub fn rounds_to_come(&self) -> u8 {
        ROUNDS.saturating_sub(self.round)
    }

    /// A number for the round and its phase: it grows from each phase to the next.
    pub fn phase_number(&self) -> u8 {
        let phase = match self.phase {
            Phase::Scout => 0,
            Phase::Action => 1,
            Phase::Battle => 2,
            Phase::RoundEnd => 3,
            Phase::Over => 4,
        };
        self.round * 5 + phase
    }

    /// Whether a seat has turns left in this round (EV-4.4).
    pub fn may_act(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Scout => true,
            Phase::Action => !self.clan(seat).passed,
            Phase::Battle | Phase::RoundEnd | Phase::Over => false,
        }
    }

    /// Whether the battles of this round are to come or going on.
    pub fn may_fight(&self) -> bool {
        matches!(self.phase, Phase::Scout | Phase::Action | Phase::Battle)
    }

    /// Whether the Round End effects of this round are still to come (EV-14.1).
    pub fn may_end_round(&self) -> bool {
        !matches!(self.phase, Phase::RoundEnd | Phase::Over)
    }

    /// Herbs, potions and Knowledge of a seat.
    pub fn stock_of(&self, seat: Seat) -> [u8; 3] {
        self.clan(seat).stock
    }

    /// The mana of a seat.
    pub fn mana_of(&self, seat: Seat) -> u8 {
        self.clan(seat).mana
    }

    /// Witches and elders in the reserve of a seat.
    pub fn reserve_of(&self, seat: Seat) -> (u8, u8) {
        (self.clan(seat).witches, self.clan(seat).elders)
    }

    /// Whether the clan token of a seat is active (EV-6.1).
    pub fn has_token(&self, seat: Seat) -> bool {
        self.clan(seat).token
    }

    /// The side of the clan board that a seat plays.
    pub fn board_of(&self, seat: Seat) -> &'static ClanBoard {
        self.board(seat)
    }

    /// How many spaces of the Coven track a seat has come up.
    pub fn coven_of(&self, seat: Seat) -> u8 {
        self.clan(seat).coven
    }

    /// The cards in a seat's hand, in no order. For a seat's own use, and for worlds that it imagines.
    pub fn hand_of(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.deck.seen(crate::position::hand(seat)).iter().map(|id| Card::new(usize::from(id)))
    }

    /// How many cards a seat has in hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.deck.len(crate::position::hand(seat))
    }

    /// The places in the Inner or in the Outer Circle of a seat, in no order.
    pub fn circle_of(&self, seat: Seat, inner: bool) -> impl Iterator<Item = PlaceView> {
        let clan = self.clan(seat);
        bits(if inner { clan.inner } else { clan.outer }).map(|p| self.place_view(p))
    }

    /// What a harvest of the place gives, without sickles (EV-6.3).
    pub fn harvest_of(&self, place: PlaceId) -> Bundle {
        self.printed_harvest(place)
    }

    /// The specialists of a seat, each with whether it can still be turned in this round.
    pub fn specialists_of(&self, seat: Seat) -> impl Iterator<Item = (Person, bool)> {
        let clan = self.clan(seat);
        let turned = clan.turned;
        bits(clan.specialists).map(move |p| (Person::new(p), turned >> p & 1 == 0))
    }

    /// The council of a seat.
    pub fn council_of(&self, seat: Seat) -> impl Iterator<Item = Person> {
        bits(self.clan(seat).council).map(Person::new)
    }

    /// Powerstones of a seat by kind.
    pub fn stones_of(&self, seat: Seat) -> [u8; 5] {
        self.clan(seat).stones
    }

    /// Figures of a seat in a region.
    pub fn figures_in(&self, region: RegionName, seat: Seat) -> u8 {
        self.regions[region.index()].figures(seat.index())
    }

    /// Figures of a seat in each region in play (EV-10.7), and whether its battle is to come.
    pub fn figures_of(&self, seat: Seat) -> impl Iterator<Item = (RegionName, u8, bool)> {
        let fought = match self.phase {
            Phase::Scout | Phase::Action => 0,
            Phase::Battle => usize::from(self.battle),
            Phase::RoundEnd | Phase::Over => usize::MAX,
        };
        self.regions()
            .iter()
            .map(move |region| (*region, self.figures_in(*region, seat), region.index() >= fought))
    }

    /// Whether all that a seat has, and the time to use it, is the same as in another position.
    pub fn is_same_for(&self, seat: Seat, other: &Evenfall) -> bool {
        let figures = |game: &Evenfall| game.regions.map(|region| region.figures(seat.index()));
        let (clan, hand) = (self.clan(seat), crate::position::hand(seat));
        clan == other.clan(seat)
            && (self.phase, self.round, self.battle) == (other.phase, other.round, other.battle)
            && self.deck.seen(hand) == other.deck.seen(hand)
            && self.deck.unseen(hand) == other.deck.unseen(hand)
            && figures(self) == figures(other)
            && bits(clan.places()).all(|p| self.places[p].number() == other.places[p].number())
    }

    /// All that a seat has, the time to use it, and whom it will fight.
    pub fn belongings(&self, seat: Seat) -> Digest {
        let clan = self.clan(seat);
        let ([a, b, c], [v, w]) = (clan.stock, clan.vp.to_le_bytes());
        let [s, t, u, x, y] = clan.stones;
        let [k, l, m, n, o] = clan.used_stones;
        let turn = kernel::Game::turn(self).seats.contains(seat);
        let acting = |set: u8, seat: Seat| set << 1 | u8::from(self.may_act(seat));
        let acting = Seat::all(self.seats).fold(u8::from(turn), acting);
        let token = u8::from(clan.token) << 1 | u8::from(clan.board_space);
        let hand = crate::position::hand(seat);
        let (hand, unseen) = (self.deck.seen(hand).0, self.deck.unseen(hand));
        let phase = self.phase_number();
        let rest = [v, w, clan.coven, token, clan.thorn_spaces, unseen, acting, phase];
        let own = Digest::default()
            .and(clan.outer, clan.inner)
            .and(clan.specialists, clan.turned)
            .and(hand as u64, (hand >> 64) as u64)
            .bytes([a, b, c, s, t, u, x, y, k, l, m, n, o, clan.mana, clan.witches, clan.elders])
            .and(u64::from_le_bytes(rest), clan.council);
        let places = bits(clan.places())
            .map(|p| Digest::default().and(self.places[p].number(), p as u64).get());
        let figures = |region: &Region| {
            (0..self.seats.into()).fold(0, |all, seat| all << 8 | u64::from(region.figures(seat)))
        };
        let [x, y, z] = self.regions.each_ref().map(figures);
        let z = z << 16 | u64::from(self.battle) << 8 | u64::from(u8::from(seat));
        own.and(x, y).and(z, places.fold(0, u64::wrapping_add))
    }
}
