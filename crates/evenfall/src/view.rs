//! What a player or spectator may know, and positions as text: the same words for both.

use crate::cards::{Card, Person, PlaceId, RitualId};
use crate::effect::Stone;
use crate::position::{ClanName, Evenfall, Frame, Phase, RegionName, bits, hand};
use kernel::{Fingerprint, Seat};
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct View {
    pub data: Fingerprint,
    pub viewer: Option<Seat>,
    pub moon: bool,
    pub round: u8,
    pub(crate) phase: Phase,
    /// Who has the first-player marker.
    pub first: Seat,
    pub active: Seat,
    pub acted: bool,
    /// How many cards are in the main deck and in the place deck.
    pub deck: u8,
    pub place_deck: u8,
    /// The discard pile is open.
    pub discard: Vec<Card>,
    pub regions: Vec<RegionView>,
    pub clans: Vec<ClanView>,
    /// Whom the question on the table concerns, if it is not simply a turn.
    pub asks: Option<Seat>,
}

/// A region.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct RegionView {
    pub region: RegionName,
    pub places: Vec<Option<PlaceId>>,
    pub stones: Vec<Stone>,
    /// Who is on the action space, and whether it is an elder.
    pub user: Option<Seat>,
    pub user_elder: bool,
    pub witches: Vec<u8>,
    pub elders: Vec<u8>,
}

/// A place in a circle, with what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlaceView {
    pub place: PlaceId,
    #[serde(default)]
    pub ritual: Option<RitualId>,
    #[serde(default)]
    pub sickles: u8,
    #[serde(default)]
    pub orbs: u8,
    #[serde(default)]
    pub witches: u8,
    #[serde(default)]
    pub elders: u8,
    /// A number that grows from left to right.
    #[serde(default)]
    pub order: u8,
}

/// A clan.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ClanView {
    /// Nothing for Automa.
    pub seat: Option<Seat>,
    pub name: ClanName,
    pub vp: u16,
    pub herbs: u8,
    pub potions: u8,
    pub books: u8,
    pub mana: u8,
    pub witches: u8,
    pub elders: u8,
    pub coven: u8,
    pub token: bool,
    pub passed: bool,
    pub board_space: bool,
    pub outer: Vec<PlaceView>,
    pub inner: Vec<PlaceView>,
    pub specialists: Vec<Person>,
    pub turned: Vec<Person>,
    pub council: Vec<Person>,
    pub copied: Vec<Person>,
    pub copied_turned: Vec<Person>,
    pub stones: Vec<Stone>,
    pub used_stones: Vec<Stone>,
    pub thorn_spaces: u8,
    /// How many cards the clan has in hand, and those of them that the viewer knows.
    pub hand: u8,
    pub known_hand: Vec<Card>,
    /// The dial: the own one always, others once they are shown.
    pub dial: Option<u8>,
    /// Whether the clan has answered an open simultaneous question.
    pub decided: bool,
    pub strength: u8,
    pub score: i32,
}

impl Evenfall {
    pub(crate) fn seen(&self, viewer: Option<Seat>) -> View {
        let clans = usize::from(self.seats) + usize::from(self.is_solo());
        let standing = self.score();
        let asks = self.stack.top().and_then(Frame::seat);
        View {
            data: self.data.fingerprint(),
            viewer,
            moon: self.moon,
            round: self.round,
            phase: self.phase,
            first: self.first,
            active: self.active,
            acted: self.acted,
            deck: self.deck.unseen(crate::position::DECK),
            place_deck: self.places_left.count_ones() as u8,
            discard: cards(self.deck.seen(crate::position::DISCARD)),
            regions: self.regions().iter().map(|r| self.region_view(*r)).collect(),
            clans: (0..clans)
                .map(|i| self.clan_view(Seat::new(i), viewer, standing.parties[i].score))
                .collect(),
            asks,
        }
    }

    fn region_view(&self, region: RegionName) -> RegionView {
        let board = &self.regions[region.index()];
        let slots = self.cards().boards.slots.value[usize::from(self.seats) - 1];
        let clans = usize::from(self.seats) + usize::from(self.is_solo());
        RegionView {
            region,
            places: (0..usize::from(slots)).map(|s| board.place(s)).collect(),
            stones: (0..4).filter_map(|i| board.stone(i)).collect(),
            user: (board.user > 0).then(|| Seat::new(usize::from(board.user) - 1)),
            user_elder: board.user_elder,
            witches: board.witches[..clans].to_vec(),
            elders: board.elders[..clans].to_vec(),
        }
    }

    fn clan_view(&self, seat: Seat, viewer: Option<Seat>, score: i32) -> ClanView {
        let clan = self.clan(seat);
        let automa = self.is_automa(seat);
        let own = viewer == Some(seat);
        let turn = self.who();
        let secret = matches!(self.stack.top(), Some(Frame::Dials { .. }));
        ClanView {
            seat: (!automa).then_some(seat),
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
            outer: self.circle(clan.outer),
            inner: self.circle(clan.inner),
            specialists: persons(clan.specialists),
            turned: persons(clan.turned),
            council: persons(clan.council),
            copied: persons(clan.copied),
            copied_turned: persons(clan.copied_turned),
            stones: stones(clan.stones),
            used_stones: stones(clan.used_stones),
            thorn_spaces: clan.thorn_spaces,
            hand: if automa { 0 } else { self.deck.len(hand(seat)) },
            known_hand: cards(self.deck.visible(hand(seat), viewer)),
            dial: (clan.dial > 0 && (own || !secret)).then(|| clan.dial - 1),
            decided: turn.picked.contains(seat),
            strength: clan.strength,
            score,
        }
    }

    /// The places of a circle from left to right.
    pub(crate) fn circle(&self, set: u64) -> Vec<PlaceView> {
        let mut places: Vec<usize> = bits(set).collect();
        places.sort_unstable_by_key(|p| (self.places[*p].order, *p));
        places.into_iter().map(|p| self.place_view(p)).collect()
    }

    /// A place with what lies on it.
    #[inline]
    pub(crate) fn place_view(&self, place: usize) -> PlaceView {
        let state = &self.places[place];
        PlaceView {
            place: PlaceId::new(place),
            ritual: state.ritual(),
            sickles: state.sickles,
            orbs: state.orbs,
            witches: state.witches,
            elders: state.elders,
            order: state.order,
        }
    }
}

pub(crate) fn cards(set: kernel::Cards) -> Vec<Card> {
    set.iter().map(|id| Card::new(usize::from(id))).collect()
}

pub(crate) fn persons(set: u64) -> Vec<Person> {
    bits(set).map(Person::new).collect()
}

pub(crate) fn stones(counts: [u8; 5]) -> Vec<Stone> {
    let list = Stone::ALL.into_iter().zip(counts);
    list.flat_map(|(stone, n)| std::iter::repeat_n(stone, usize::from(n))).collect()
}
