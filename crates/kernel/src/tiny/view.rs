//! What a viewer may know of a game of Tiny: made from nothing, field by field.

use super::{ASIDE, BOTTOM, Card, DECK, DISCARD, Frame, Phase, TOP, Tiny, hand};
use crate::{Cards, Game, Seat, Turn};
use serde::Serialize;

/// What a seat or a spectator may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// Who must choose, and who has picked.
    pub turn: Turn,
    /// Whose turn it is to act.
    pub acting: Option<Seat>,
    /// Which acts were done in this turn: peek, bury, show, sink.
    pub done: [bool; 4],
    /// The act that is half done.
    pub half_done: Option<Frame>,
    /// The deck, without its top and bottom card where somebody knows them.
    pub deck: Pile,
    /// The top card, if somebody has looked at it.
    pub top: Pile,
    /// The card underneath.
    pub bottom: Pile,
    /// The discards.
    pub discard: Pile,
    /// The cards set aside unseen.
    pub aside: Pile,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// How many rounds the ghost has won, if there is one.
    pub ghost: Option<u8>,
}

/// Cards at a place: how many, and those that the viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pile {
    /// How many.
    pub count: u8,
    /// Those that the viewer knows.
    pub known: Vec<Card>,
}

/// A seat as the viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    /// The hand.
    pub hand: Pile,
    /// Cards in hand that everybody knows.
    pub shown: Vec<Card>,
    /// The pick, if it is the viewer's own.
    pub pick: Option<Card>,
    /// The pick that was revealed last.
    pub revealed: Option<Card>,
    /// Rounds won.
    pub rounds: u8,
    /// Points for shown cards.
    pub points: u8,
}

fn list(cards: Cards) -> Vec<Card> {
    cards.iter().map(Card::of).collect()
}

impl View {
    pub(super) fn new(game: &Tiny, viewer: Option<Seat>) -> View {
        let pile = |place| Pile {
            count: game.cards.len(place),
            known: list(game.cards.visible(place, viewer)),
        };
        let seat = |seat: Seat| SeatView {
            hand: pile(hand(seat)),
            shown: list(game.cards.public(hand(seat))),
            pick: game.picks[seat.index()].filter(|_| viewer == Some(seat)),
            revealed: game.revealed[seat.index()],
            rounds: game.won[seat.index()],
            points: game.shown[seat.index()],
        };
        View {
            round: game.round + 1,
            turn: game.turn(),
            acting: match game.phase {
                Phase::Act(seat) => Some(seat),
                Phase::Pick | Phase::Over => None,
            },
            done: game.done,
            half_done: game.half_done.top().copied(),
            deck: pile(DECK),
            top: pile(TOP),
            bottom: pile(BOTTOM),
            discard: pile(DISCARD),
            aside: pile(ASIDE),
            seats: Seat::all(game.seats).map(seat).collect(),
            ghost: game.haunting.map(|_| game.ghost_won),
        }
    }
}
