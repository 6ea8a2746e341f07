//! What happens in a game.

use crate::spell::{Level, Phase, Spell};
use crate::token::Token;
use crate::words;
use kernel::{Fact, Message, Seat};
use serde::Serialize;

/// A fact that happened. Everything in SpellBook happens in the open (SB-2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// From the bag into a pool.
    Drew { seat: Seat, token: Token },
    /// From the altar into a pool.
    Took { seat: Seat, token: Token },
    /// From a pool onto a familiar board.
    Stored { seat: Seat, token: Token },
    /// From the altar onto a familiar board.
    Stowed { seat: Seat, token: Token },
    /// From the tray onto a familiar board.
    Kept { seat: Seat, token: Token },
    /// From a pool into the tray.
    Discarded { seat: Seat, token: Token },
    /// From a pool into the tray, as payment for a spell.
    Spent { seat: Seat, token: Token },
    /// From the bag onto the altar.
    Dealt { token: Token },
    /// From the altar into the tray, to be replaced.
    Replaced { seat: Seat, token: Token },
    /// The whole altar into the tray.
    AltarCleared,
    /// The tray into the bag.
    BagRefilled,
    /// Between a pool and the altar, at one stroke: what was given.
    GaveToAltar { seat: Seat, token: Token },
    /// Between a pool and the altar, at one stroke: what was received.
    GotFromAltar { seat: Seat, token: Token },
    /// Between a pool and a familiar board.
    SwappedFamiliar { seat: Seat, gave: Token, got: Token },
    /// A spell was learned; the token lies on it.
    Learned { seat: Seat, spell: Spell, level: Level, token: Token },
    /// A spell is used.
    Cast { seat: Seat, spell: Spell, level: Level },
    /// A spell of another player is copied.
    Copied { seat: Seat, spell: Spell, level: Level },
    /// A spell went up.
    Raised { seat: Seat, spell: Spell, level: Level },
    /// A spell went down.
    Lowered { seat: Seat, spell: Spell, level: Level },
    /// A phase was skipped.
    Skipped { seat: Seat, phase: Phase },
    /// A day ended.
    DayEnded { seat: Seat },
    /// A day begins.
    DayBegan { seat: Seat },
    /// The solo opponent covered a space of his track.
    OpponentCovered { token: Token, space: u8 },
    /// The solo opponent got a token in his lower area.
    OpponentGot { token: Token },
    /// A book or a board is full: this is the last round.
    EndNear { seat: Seat },
    /// The game is over.
    Over,
}

impl Fact for Event {
    fn seen_by(&self, _: Option<Seat>) -> Option<Event> {
        Some(*self)
    }

    fn message(&self) -> Message {
        let t = words::token;
        match *self {
            Event::Drew { seat, token } => words::drew(seat, t(token)),
            Event::Took { seat, token } => words::took(seat, t(token)),
            Event::Stored { seat, token } => words::stored(seat, t(token)),
            Event::Stowed { seat, token } => words::stowed(seat, t(token)),
            Event::Kept { seat, token } => words::kept(seat, t(token)),
            Event::Discarded { seat, token } => words::discarded(seat, t(token)),
            Event::Spent { seat, token } => words::spent(seat, t(token)),
            Event::Dealt { token } => words::dealt(t(token)),
            Event::Replaced { seat, token } => words::replaced(seat, t(token)),
            Event::AltarCleared => words::altar_cleared(),
            Event::BagRefilled => words::bag_refilled(),
            Event::GaveToAltar { seat, token } => words::gave_to_altar(seat, t(token)),
            Event::GotFromAltar { seat, token } => words::got_from_altar(seat, t(token)),
            Event::SwappedFamiliar { seat, gave, got } => {
                words::swapped_familiar(seat, t(gave), t(got))
            }
            Event::Learned { seat, spell, level, token } => {
                words::learned(seat, spell.word(), level.number(), t(token))
            }
            Event::Cast { seat, spell, level } => words::cast(seat, spell.word(), level.number()),
            Event::Copied { seat, spell, level } => {
                words::copied(seat, spell.word(), level.number())
            }
            Event::Raised { seat, spell, level } => {
                words::raised(seat, spell.word(), level.number())
            }
            Event::Lowered { seat, spell, level } => {
                words::lowered(seat, spell.word(), level.number())
            }
            Event::Skipped { seat, phase } => words::skipped(seat, phase.word()),
            Event::DayEnded { seat } => words::day_ended(seat),
            Event::DayBegan { seat } => words::day_began(seat),
            Event::OpponentCovered { token, space } => words::opponent_covered(t(token), space),
            Event::OpponentGot { token } => words::opponent_got(t(token)),
            Event::EndNear { seat } => words::end_near(seat),
            Event::Over => words::over(),
        }
    }
}
