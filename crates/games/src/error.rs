//! What can go wrong when somebody speaks to a match from outside.

use crate::{LoadError, UnknownGame};
use kernel::{OptionsError, Reason, RecordError};
use serde::Serialize;
use std::fmt;

/// The kind of a failure, for programs. `docs/protocol.md` lists them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// There is no game of this name.
    UnknownGame,
    /// The options are not those of the game, or do not go together.
    BadOptions,
    /// The card data cannot be used.
    BadData,
    /// The game has no such seat.
    NoSeat,
    /// This is not a choice of the game at all.
    BadChoice,
    /// The rules do not allow the choice.
    Refused,
    /// The position cannot be read, or breaks a law of the game.
    BadPosition,
    /// A scripted roll has no such source, or cannot come true.
    BadDice,
    /// The match has no seed, so it cannot roll.
    NoSeed,
    /// The record cannot be read, or was not played by the rules.
    BadRecord,
    /// The choice cannot be undone any more.
    CannotUndo,
}

impl Code {
    /// All of them.
    pub const ALL: [Code; 11] = [
        Code::UnknownGame,
        Code::BadOptions,
        Code::BadData,
        Code::NoSeat,
        Code::BadChoice,
        Code::Refused,
        Code::BadPosition,
        Code::BadDice,
        Code::NoSeed,
        Code::BadRecord,
        Code::CannotUndo,
    ];
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Error {
    /// The kind, for programs.
    pub code: Code,
    /// What was refused, why, and what would be accepted.
    pub message: String,
    /// For [`Code::Refused`] and [`Code::CannotUndo`]: the reason as a message with its rule, for
    /// those who have words for it.
    pub reason: Option<Box<Reason>>,
}

impl Error {
    /// An error without a reason of the rules.
    pub fn new(code: Code, message: impl ToString) -> Error {
        Error { code, message: message.to_string(), reason: None }
    }

    /// A refusal by the rules.
    pub(crate) fn because(code: Code, message: String, reason: Reason) -> Error {
        Error { code, message, reason: Some(Box::new(reason)) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

macro_rules! from {
    ($($error:ty => $code:ident),* $(,)?) => {$(
        impl From<$error> for Error {
            fn from(error: $error) -> Error {
                Error::new(Code::$code, error)
            }
        }
    )*};
}

from! {
    UnknownGame => UnknownGame,
    OptionsError => BadOptions,
    LoadError => BadData,
    RecordError => BadRecord,
}
