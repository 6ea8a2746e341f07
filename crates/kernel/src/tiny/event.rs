//! What happens in Tiny, as far as each viewer may know it.

use super::{Card, words};
use crate::{Fact, MAX_SEATS, Message, Seat, SeatSet};
use serde::Serialize;

/// A fact. A card of `None` is one that the viewer may not know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A pick was revealed.
    Revealed { seat: Seat, card: Card },
    /// The ghost rolled.
    Haunted { pips: u8, strength: u8 },
    /// A seat won the round, or the ghost did.
    Won { seat: Option<Seat> },
    /// A seat looked at the top of the deck.
    Peeked { seat: Seat, card: Option<Card> },
    /// A seat put the top of the deck underneath.
    Buried { seat: Seat, card: Option<Card> },
    /// A seat showed a card from its hand.
    Shown { seat: Seat, card: Card },
    /// A seat put a discarded card under the deck.
    Sunk { seat: Seat, card: Card },
    /// A seat drew a card; `known` are the seats that know it now.
    Drew {
        seat: Seat,
        card: Option<Card>,
        #[serde(skip)]
        known: SeatSet,
    },
    /// The discards became the deck.
    Reshuffled { cards: u8 },
}

/// A card as a viewer sees it who must be among `known`; a spectator sees what everybody knows.
fn veiled(card: Option<Card>, known: SeatSet, viewer: Option<Seat>) -> Option<Card> {
    let everybody = SeatSet::all(MAX_SEATS as u8);
    card.filter(|_| viewer.map_or(known == everybody, |seat| known.contains(seat)))
}

impl Fact for Event {
    fn seen_by(&self, viewer: Option<Seat>) -> Option<Event> {
        let only = SeatSet::only;
        Some(match *self {
            Event::Peeked { seat, card } => {
                Event::Peeked { seat, card: veiled(card, only(seat), viewer) }
            }
            Event::Buried { seat, card } => {
                Event::Buried { seat, card: veiled(card, only(seat), viewer) }
            }
            Event::Drew { seat, card, known } => {
                Event::Drew { seat, card: veiled(card, known, viewer), known }
            }
            ref open => open.clone(),
        })
    }

    fn message(&self) -> Message {
        match *self {
            Event::Revealed { seat, card } => words::revealed(seat, card),
            Event::Haunted { pips, strength } => words::haunted(pips, strength),
            Event::Won { seat: Some(seat) } => words::won(seat),
            Event::Won { seat: None } => words::ghost_won(),
            Event::Peeked { seat, card: Some(card) } => words::peeked(seat, card),
            Event::Peeked { seat, card: None } => words::peeked_unseen(seat),
            Event::Buried { seat, card: Some(card) } => words::buried(seat, card),
            Event::Buried { seat, card: None } => words::buried_unseen(seat),
            Event::Shown { seat, card } => words::shown(seat, card),
            Event::Sunk { seat, card } => words::sunk(seat, card),
            Event::Drew { seat, card: Some(card), .. } => words::drew(seat, card),
            Event::Drew { seat, card: None, .. } => words::drew_unseen(seat),
            Event::Reshuffled { cards } => words::reshuffled(cards),
        }
    }
}
