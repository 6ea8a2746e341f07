//! The position: everything on the table, and what is half done.

use crate::cards::{Card, Person, PlaceId, RitualId};
use crate::data::{ClanBoard, Evening};
use crate::effect::{Catalyst, Effect, Modifier, Stone, When};
use kernel::{MAX_SEATS, Seat, Shared, Stack, Urn};
use serde::{Deserialize, Serialize};

/// The most regions in play.
pub const REGIONS: usize = 3;

// The places of the main deck's cards.
pub(crate) const DECK: usize = 0;
pub(crate) const DISCARD: usize = 1;
/// In play or out of the game: open to all.
pub(crate) const TABLE: usize = 2;
pub(crate) const PILES: usize = 3 + MAX_SEATS;

/// The pile that is a hand.
#[inline]
pub(crate) fn hand(seat: Seat) -> usize {
    3 + seat.index()
}

/// The four clans.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum ClanName {
    #[default]
    Star,
    Cross,
    Sphere,
    Thorn,
}

impl ClanName {
    /// All of them.
    pub const ALL: [ClanName; 4] =
        [ClanName::Star, ClanName::Cross, ClanName::Sphere, ClanName::Thorn];
}

/// A region.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum RegionName {
    North,
    Central,
    South,
}

impl RegionName {
    /// All of them, in the order of battles.
    pub const ALL: [RegionName; 3] = [RegionName::North, RegionName::Central, RegionName::South];

    /// The place in [`RegionName::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Figure {
    Witch,
    Elder,
}

/// A game of Evenfall.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "crate::layout::Layout", into = "crate::layout::Layout")]
pub struct Evenfall {
    pub(crate) data: Shared<Evening>,
    pub(crate) deck: Urn<PILES>,
    /// Places still in the place deck, as bits.
    pub(crate) places_left: u64,
    pub(crate) places: [PlaceState; PlaceId::COUNT],
    /// The clans by seat; in solo play the second one is Automa's.
    pub(crate) clans: [Clan; MAX_SEATS],
    pub(crate) regions: [Region; REGIONS],
    pub(crate) seats: u8,
    pub(crate) moon: bool,
    pub(crate) veteran: bool,
    /// Automa: the place of its marker, and its level from 0.
    pub(crate) marker: u8,
    pub(crate) level: u8,
    pub(crate) red_taken: bool,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Who began the game, and who has the first-player marker now.
    pub(crate) opening: Seat,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// Whether the active player has done his main action.
    pub(crate) acted: bool,
    /// Counts places as they come into circles: the order from left to right.
    pub(crate) order: u8,
    /// The card that is being played, by number and 1: its effect has not begun (EV-19.2).
    pub(crate) playing: u8,
    /// The next region to fight for, and who won the present battle, by seat and 1.
    pub(crate) battle: u8,
    pub(crate) winner: u8,
    pub(crate) stack: Stack<Frame, DEPTH>,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Scout,
    Action,
    Battle,
    RoundEnd,
    Over,
}

/// What lies on a place, wherever the place itself is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PlaceState {
    /// The ritual, by its number and 1.
    pub ritual: u8,
    pub sickles: u8,
    pub orbs: u8,
    pub witches: u8,
    pub elders: u8,
    /// From left to right.
    pub order: u8,
}

impl PlaceState {
    /// All of it but its order, in one number.
    #[inline]
    pub fn number(&self) -> u64 {
        let PlaceState { ritual, sickles, orbs, witches, elders, .. } = *self;
        u64::from_le_bytes([ritual, sickles, orbs, witches, elders, 0, 0, 0])
    }

    #[inline]
    pub fn ritual(&self) -> Option<RitualId> {
        (self.ritual > 0).then(|| RitualId::new(usize::from(self.ritual) - 1))
    }

    #[inline]
    pub fn figures(&self) -> u8 {
        self.witches + self.elders
    }

    #[inline]
    pub fn catalysts(&self) -> u8 {
        self.sickles + self.orbs
    }
}

/// A player's clan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Clan {
    /// Places in the circles, as bits.
    pub outer: u64,
    pub inner: u64,
    /// Persons as bits: specialists in play, those turned, council members.
    pub specialists: u64,
    pub turned: u64,
    pub council: u64,
    /// Opponents' specialists with an own elder on them, and those of them used this round.
    pub copied: u64,
    pub copied_turned: u64,
    /// Events that set something off here: see `When::bit`.
    pub watch: u32,
    pub vp: u16,
    /// Herbs, potions, Knowledge.
    pub stock: [u8; 3],
    pub mana: u8,
    pub witches: u8,
    pub elders: u8,
    pub coven: u8,
    pub name: ClanName,
    pub token: bool,
    pub passed: bool,
    /// Cross (moon): a witch is on the board's own action space.
    pub board_space: bool,
    /// Powerstones by kind.
    pub stones: [u8; 5],
    /// Thorn (moon): powerstones of each kind on board spaces, and the spaces, as bits.
    pub used_stones: [u8; 5],
    pub thorn_spaces: u8,
    /// The dial, 1 more than it shows; 0 when it is not set.
    pub dial: u8,
    /// The change of the dial, 10 more than it is; 0 when it is not decided.
    pub adjust: u8,
    /// The strength in the present battle; 0 for who takes no part.
    pub strength: u8,
}

impl Clan {
    pub fn places(&self) -> u64 {
        self.outer | self.inner
    }
}

/// A region board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Region {
    /// Face-up places by slot, by number and 1.
    pub slots: [u8; 4],
    /// Powerstones from left to right, by number and 1.
    pub stones: [u8; 4],
    /// Who is on the action space: the seat and 1, and whether it is an elder.
    pub user: u8,
    pub user_elder: bool,
    /// Figures of each seat on the round field.
    pub witches: [u8; MAX_SEATS],
    pub elders: [u8; MAX_SEATS],
}

impl Region {
    /// All figures of a seat in the region (EV-10.7).
    #[inline]
    pub fn figures(&self, seat: usize) -> u8 {
        self.witches[seat] + self.elders[seat] + u8::from(usize::from(self.user) == seat + 1)
    }

    pub fn place(&self, slot: usize) -> Option<PlaceId> {
        let n = self.slots[slot];
        (n > 0).then(|| PlaceId::new(usize::from(n) - 1))
    }

    pub fn stone(&self, i: usize) -> Option<Stone> {
        let n = self.stones[i];
        (n > 0).then(|| Stone::ALL[usize::from(n) - 1])
    }
}

/// How deep things nest at most; `audit` and the battery watch it.
pub(crate) const DEPTH: usize = 24;

/// Where the steps of a run are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Origin {
    /// The binding bonus of a place.
    Binding(PlaceId),
    /// A ritual: instant, trigger or action space.
    Ritual(RitualId),
    /// The specialist side of a person.
    Specialist(Person),
    /// The council side of a person.
    Council(Person),
    /// A half of a Coven space, from 0.
    Coven(u8, u8),
    Beyond,
    /// A way of a region's action space.
    RegionAction(RegionName, u8),
    /// A reward, from 0.
    Reward(RegionName, u8),
    Scout,
    Token,
    CrossSpace,
    ThornSpace(u8),
    /// The free action: two cards for a resource (EV-4.5).
    TwoCards,
    /// Star (moon): one card for a resource, or for mana (EV-17.2).
    StarCard(u8),
    /// Veteran variant (EV-3.3).
    Veteran,
}

impl Origin {
    /// The card of the main deck that it is, if it is one.
    pub(crate) fn card(self) -> Option<Card> {
        match self {
            Origin::Ritual(ritual) => Some(ritual.into()),
            Origin::Specialist(person) | Origin::Council(person) => Some(person.card()),
            _ => None,
        }
    }
}

/// Steps that are carried out for a seat, one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Run {
    pub origin: Origin,
    pub seat: Seat,
    pub step: u8,
    /// The place that the steps are about (just discovered or bound), by number and 1.
    pub about: u8,
}

/// Something half done: a question, or what comes after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Frame {
    /// Nothing.
    #[default]
    None,
    /// Steps that are carried out.
    Run(Run),
    /// May the steps be carried out, which cost something? (EV-16.4)
    Maybe(Run),
    /// Effects that were set off: those still to come, as bits over the list of them.
    Triggers { when: When, seat: Seat, left: u16, about: u8 },
    /// Something happens to a seat, once all that is above is done.
    Fire { when: When, seat: Seat, about: u8 },
    /// Something for each seat in turn, counted from a first one.
    Each { what: Each, from: Seat, next: u8 },
    /// A card was played: its effect begins when all that is above is done (EV-19.2).
    Played { seat: Seat },
    /// A cost is paid with a discount: which resources are spared so far (EV-16.20).
    Spare { seat: Seat, card: Card, place: u8, spared: [u8; 3] },
    /// Resources of free choice are gained, in their order (EV-4.8).
    Free { seat: Seat, left: u8, least: u8 },
    /// Resources of free choice are paid, in their order.
    Spend { seat: Seat, left: u8, least: u8 },
    /// Cards are discarded from the hand, one by one: each is seen at once, so the order is free.
    Cards { seat: Seat, left: u8 },
    /// Places may be transferred (EV-12.1).
    Transfer { seat: Seat, left: u8 },
    /// Coven steps still to take (EV-11.4).
    Steps { seat: Seat, left: u8, both: bool },
    /// A half of a Coven space, from 0, is to be chosen.
    Half { seat: Seat, space: u8 },
    /// A Coven space whose bonus is taken again (EV-16.9).
    Repeat { seat: Seat },
    /// Harvests of the Outer Circle still to come, from this place on.
    Harvests { seat: Seat, next: u8 },
    /// A place of an opponent to harvest.
    HarvestOne { seat: Seat },
    /// The place just discovered may be harvested.
    HarvestThat { seat: Seat, place: PlaceId },
    /// A region for a free discovery (EV-16.12).
    Regions { seat: Seat },
    /// A place to discover for free.
    Discovery { seat: Seat, region: RegionName },
    /// Catalysts are built at no cost; `place` by number and 1, or 0 for any (EV-16.13).
    Catalyst { seat: Seat, kind: Catalyst, left: u8, place: u8 },
    /// The main action of building: orbs built so far, and the last catalyst in order.
    Build { seat: Seat, orbs: u8, least: u8, built: bool },
    /// Figures may return to the reserve (EV-16.14).
    Return { seat: Seat, from: crate::effect::From, left: u8 },
    /// A ritual whose figures move to a region (EV-16.15).
    Move { seat: Seat },
    /// The region that they move to.
    Moving { seat: Seat, place: PlaceId },
    /// An opponent's specialist to copy (EV-16.16).
    Copy { seat: Seat },
    /// An own turned specialist to straighten.
    Ready { seat: Seat },
    /// An own ritual to remove.
    Remove { seat: Seat },
    /// Something is converted, so many times already (EV-16.5).
    Convert { run: Run, made: u8 },
    /// A way of a region's action space.
    Way { seat: Seat, region: RegionName },
    /// Dials are set in secret (EV-13.3).
    Dials { region: RegionName },
    /// Dials may be adjusted after the reveal, in secret again (EV-13.4).
    Adjust { region: RegionName },
    /// The winner of the north takes the first-player marker (EV-13.9).
    Marker { region: RegionName },
    /// The winner picks a powerstone (EV-13.8).
    PickStone { region: RegionName, seat: Seat },
    /// Round End effects of a seat, as bits over the list of them (EV-14.1).
    RoundEnds { seat: Seat, left: u16 },
}

/// Something that each seat does in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Each {
    Scout,
    OpponentToken,
    BattleStart,
    Rewards(RegionName),
    Outcome(RegionName),
    RoundEnd,
}

impl Evenfall {
    #[inline]
    pub(crate) fn cards(&self) -> &'static Evening {
        self.data.get()
    }

    #[inline]
    pub(crate) fn clan(&self, seat: Seat) -> &Clan {
        &self.clans[seat.index()]
    }

    #[inline]
    pub(crate) fn clan_mut(&mut self, seat: Seat) -> &mut Clan {
        &mut self.clans[seat.index()]
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// Automa's place among the clans.
    pub(crate) const AUTOMA: Seat = Seat::new(1);

    /// The regions in play (EV-1.5).
    #[inline]
    pub(crate) fn regions(&self) -> &'static [RegionName] {
        if self.seats <= 2 { &RegionName::ALL[..2] } else { &RegionName::ALL }
    }

    /// The side of the board that a seat plays.
    #[inline]
    pub(crate) fn board(&self, seat: Seat) -> &'static ClanBoard {
        let boards = &self.cards().boards;
        match self.clan(seat).name {
            _ if !self.moon => &boards.sun,
            ClanName::Star => &boards.star,
            ClanName::Cross => &boards.cross,
            ClanName::Sphere => &boards.sphere,
            ClanName::Thorn => &boards.thorn,
        }
    }

    /// Whether a seat plays the moon side of a clan.
    #[inline]
    pub(crate) fn is_moon(&self, seat: Seat, name: ClanName) -> bool {
        self.moon && self.clan(seat).name == name
    }

    /// Seats in turn order from one of them.
    pub(crate) fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |n| seat.left(n, seats))
    }

    /// The opponents of a seat in turn order: Automa in solo play.
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, solo) = (self.seats, self.is_solo());
        let others = (1..seats).map(move |n| seat.left(n, seats));
        others.chain(solo.then_some(Evenfall::AUTOMA))
    }

    /// The rituals in a clan, each with its place.
    #[inline]
    pub(crate) fn rituals(&self, places: u64) -> impl Iterator<Item = (PlaceId, RitualId)> {
        bits(places).filter_map(|p| {
            let place = PlaceId::new(p);
            Some((place, self.places[p].ritual()?))
        })
    }

    /// The effects of a seat that hold or wait: rituals, specialists (also copied ones), council.
    pub(crate) fn effects(&self, seat: Seat) -> impl Iterator<Item = (Origin, &'static Effect)> {
        let clan = *self.clan(seat);
        let cards = self.cards();
        let rituals = self
            .rituals(clan.places())
            .map(move |(_, r)| (Origin::Ritual(r), &cards.ritual(r).effect));
        let persons = bits(clan.specialists | clan.copied).map(move |p| {
            let person = Person::new(p);
            (Origin::Specialist(person), &cards.specialist(person).effect)
        });
        let council = bits(clan.council).map(move |p| {
            let person = Person::new(p);
            (Origin::Council(person), cards.council(person))
        });
        let playing = self.playing;
        let begun = move |(origin, _): &(Origin, &Effect)| {
            playing == 0 || origin.card().is_none_or(|c| c.index() + 1 != usize::from(playing))
        };
        rituals.chain(persons).chain(council).filter(begun)
    }

    /// The modifiers of a seat.
    pub(crate) fn modifiers(&self, seat: Seat) -> impl Iterator<Item = Modifier> {
        let any = self.clan(seat).watch & MODIFIED != 0;
        self.effects(seat).take(if any { usize::MAX } else { 0 }).filter_map(|(_, e)| match e {
            Effect::Always(modifier) => Some(*modifier),
            _ => None,
        })
    }

    /// Looks again at which events set something off for a seat: after its cards have changed.
    pub(crate) fn look_again(&mut self, seat: Seat) {
        let watch = self.effects(seat).fold(0, |bits, (_, effect)| match effect {
            Effect::When(when, _) => bits | when.bit(),
            Effect::Always(_) => bits | MODIFIED,
            _ => bits,
        });
        self.clan_mut(seat).watch = watch;
    }
}

/// The bit of `Clan::watch` for clans with modifiers.
const MODIFIED: u32 = 1 << 31;

/// The numbers of the bits that are set, in order.
#[inline]
pub(crate) fn bits(set: u64) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let n = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(n)
    })
}
