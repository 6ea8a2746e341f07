//! What happens in a game.

use crate::cards::{Card, Person, PlaceId, RitualId};
use crate::data::AutomaAction;
use crate::effect::{Bundle, Catalyst, Resource, Stone};
use crate::position::{Figure, RegionName};
use crate::words;
use kernel::{Fact, Message, Seat};
use serde::Serialize;

/// A fact that happened. In solo play the seat after the player's is Automa's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    Round {
        round: u8,
    },
    TurnBegan {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    Gained {
        seat: Seat,
        bundle: Bundle,
    },
    GainedOne {
        seat: Seat,
        resource: Resource,
    },
    Paid {
        seat: Seat,
        bundle: Bundle,
    },
    PaidOne {
        seat: Seat,
        resource: Resource,
    },
    Scored {
        seat: Seat,
        points: u16,
    },
    /// A card was drawn; only its owner knows which.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    Reshuffled,
    Revealed {
        region: RegionName,
        place: PlaceId,
    },
    Discovered {
        seat: Seat,
        region: RegionName,
        place: PlaceId,
    },
    GotPlace {
        seat: Seat,
        place: PlaceId,
    },
    Token {
        seat: Seat,
    },
    Harvested {
        seat: Seat,
        place: PlaceId,
    },
    PlayedRitual {
        seat: Seat,
        ritual: RitualId,
        place: PlaceId,
    },
    PlayedPerson {
        seat: Seat,
        person: Person,
        council: bool,
    },
    UsedRegion {
        seat: Seat,
        region: RegionName,
        with: Figure,
    },
    UsedRitual {
        seat: Seat,
        ritual: RitualId,
        with: Figure,
    },
    UsedBoard {
        seat: Seat,
    },
    Built {
        seat: Seat,
        place: PlaceId,
        kind: Catalyst,
    },
    Advanced {
        seat: Seat,
    },
    Transferred {
        seat: Seat,
        place: PlaceId,
    },
    Removed {
        seat: Seat,
        ritual: RitualId,
    },
    Returned {
        seat: Seat,
        figure: Figure,
    },
    Moved {
        seat: Seat,
        region: RegionName,
    },
    Turned {
        seat: Seat,
        person: Person,
    },
    Copied {
        seat: Seat,
        person: Person,
    },
    Readied {
        seat: Seat,
        person: Person,
    },
    PutStone {
        seat: Seat,
        stone: Stone,
        space: u8,
    },
    TookStone {
        seat: Seat,
        stone: Stone,
    },
    Battle {
        region: RegionName,
    },
    /// A dial was set in secret; only its owner knows how.
    DialSet {
        seat: Seat,
        dial: Option<u8>,
    },
    DialShown {
        seat: Seat,
        dial: u8,
    },
    /// Automa has no seat of its own.
    Strength {
        seat: Option<Seat>,
        strength: u8,
        mana: u8,
    },
    Marker {
        seat: Seat,
    },
    AutomaCard {
        card: Card,
    },
    AutomaActs {
        action: AutomaAction,
    },
    RoundEnds,
    Over,
}

impl Fact for Event {
    fn seen_by(&self, viewer: Option<Seat>) -> Option<Event> {
        Some(match *self {
            Event::Drew { seat, .. } if viewer != Some(seat) => Event::Drew { seat, card: None },
            Event::DialSet { seat, .. } if viewer != Some(seat) => {
                Event::DialSet { seat, dial: None }
            }
            event => event,
        })
    }

    fn message(&self) -> Message {
        use words as w;
        match *self {
            Event::Round { round } => w::round(round),
            Event::TurnBegan { seat } => w::turn_began(seat),
            Event::TurnEnded { seat } => w::turn_ended(seat),
            Event::Passed { seat } => w::passed(seat),
            Event::Gained { seat, bundle } => {
                w::gained(seat, bundle.h + bundle.p + bundle.b, bundle.m)
            }
            Event::GainedOne { seat, resource } => w::gained_one(seat, w::resource(resource)),
            Event::Paid { seat, bundle } => w::paid(seat, bundle.h + bundle.p + bundle.b, bundle.m),
            Event::PaidOne { seat, resource } => w::paid_one(seat, w::resource(resource)),
            Event::Scored { seat, points } => w::scored(seat, i64::from(points)),
            Event::Drew { seat, card: Some(card) } => w::drew(seat, w::card(card)),
            Event::Drew { seat, card: None } => w::drew_unseen(seat),
            Event::Discarded { seat, card } => w::discarded(seat, w::card(card)),
            Event::Reshuffled => w::reshuffled(),
            Event::Revealed { region, place } => w::revealed(w::region(region), w::place(place)),
            Event::Discovered { seat, region, place } => {
                w::discovered(seat, w::region(region), w::place(place))
            }
            Event::GotPlace { seat, place } => w::got_place(seat, w::place(place)),
            Event::Token { seat } => w::token(seat),
            Event::Harvested { seat, place } => w::harvested(seat, w::place(place)),
            Event::PlayedRitual { seat, ritual, place } => {
                w::played_ritual(seat, w::card(ritual.into()), w::place(place))
            }
            Event::PlayedPerson { seat, person, council: false } => {
                w::played_specialist(seat, w::card(person.card()))
            }
            Event::PlayedPerson { seat, person, council: true } => {
                w::played_council(seat, w::card(person.card()))
            }
            Event::UsedRegion { seat, region, with } => {
                w::used_space(seat, w::figure(with), w::region(region))
            }
            Event::UsedRitual { seat, ritual, with } => {
                w::used_space(seat, w::figure(with), w::card(ritual.into()))
            }
            Event::UsedBoard { seat } => w::used_board(seat),
            Event::Built { seat, place, kind } => {
                w::built(seat, w::catalyst(kind), w::place(place))
            }
            Event::Advanced { seat } => w::advanced(seat),
            Event::Transferred { seat, place } => w::transferred(seat, w::place(place)),
            Event::Removed { seat, ritual } => w::removed(seat, w::card(ritual.into())),
            Event::Returned { seat, figure } => w::returned(seat, w::figure(figure)),
            Event::Moved { seat, region } => w::moved(seat, w::region(region)),
            Event::Turned { seat, person } => w::turned(seat, w::card(person.card())),
            Event::Copied { seat, person } => w::copied(seat, w::card(person.card())),
            Event::Readied { seat, person } => w::readied(seat, w::card(person.card())),
            Event::PutStone { seat, stone, space } => {
                w::put_stone(seat, w::stone(stone), space + 1)
            }
            Event::TookStone { seat, stone } => w::took_stone(seat, w::stone(stone)),
            Event::Battle { region } => w::battle(w::region(region)),
            Event::DialSet { seat, dial: Some(dial) } => w::dial_set(seat, dial),
            Event::DialSet { seat, dial: None } => w::dial_set_unseen(seat),
            Event::DialShown { seat, dial } => w::dial_shown(seat, dial),
            Event::Strength { seat: Some(seat), strength, mana } => {
                w::strength(seat, strength, mana)
            }
            Event::Strength { seat: None, strength, .. } => w::automa_strength(strength),
            Event::Marker { seat } => w::marker(seat),
            Event::AutomaCard { card } => w::automa_card(w::card(card)),
            Event::AutomaActs { action } => w::automa_acts(w::automa(action)),
            Event::RoundEnds => w::round_ends(),
            Event::Over => w::over(),
        }
    }
}
