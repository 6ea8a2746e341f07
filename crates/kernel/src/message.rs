//! Message ids with arguments: the engine never builds a sentence.
//!
//! The words themselves are in `locales/`, one Fluent file per game and language. Ids are declared
//! with [`words!`](crate::words!), which gives a function per id and a list of all of them, so that
//! a test can show that no id and no argument is missing in any language.

use crate::Seat;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// The most arguments a message takes.
pub const MAX_ARGS: usize = 4;

/// One argument of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, which chooses plural forms.
    Number(i64),
    /// The name of a thing: the id of another message without arguments.
    Term(&'static str),
    /// A player, named by whoever shows the message.
    Seat(Seat),
}

macro_rules! numbers {
    ($($t:ty),*) => {$(
        impl From<$t> for Arg {
            fn from(n: $t) -> Arg {
                Arg::Number(n as i64)
            }
        }
    )*};
}
numbers!(u8, u32, i32, i64, usize);

impl From<&'static str> for Arg {
    fn from(id: &'static str) -> Arg {
        Arg::Term(id)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

/// Something to say to a person: an id and its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Message {
    /// The id, as in the Fluent files.
    pub id: &'static str,
    args: [(&'static str, Arg); MAX_ARGS],
    count: u8,
}

impl Message {
    /// A message; made by the functions of [`words!`](crate::words!).
    pub fn new(id: &'static str, given: &[(&'static str, Arg)]) -> Message {
        let mut args = [("", Arg::Number(0)); MAX_ARGS];
        args[..given.len()].copy_from_slice(given);
        Message { id, args, count: given.len() as u8 }
    }

    /// The arguments by name.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args[..usize::from(self.count)]
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_map(self.0.iter().copied())
            }
        }
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("id", self.id)?;
        if self.count > 0 {
            map.serialize_entry("args", &Args(self.args()))?;
        }
        map.end()
    }
}

/// A declared message id with the names of its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// The id, as in the Fluent files.
    pub id: &'static str,
    /// The names of its arguments.
    pub args: &'static [&'static str],
}

/// Why a choice is refused: the words, and the paragraph of the rules that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// What to tell the person.
    #[serde(flatten)]
    pub message: Message,
    /// The paragraph of `docs/rules`, such as `SB-4.1`; empty where no rule of a game is involved.
    pub rule: &'static str,
}

impl Message {
    /// This message as the reason for a refusal, with the paragraph that forbids the choice.
    pub const fn because(self, rule: &'static str) -> Reason {
        Reason { message: self, rule }
    }
}

/// Declares message ids: a function for each, and a list of all of them.
///
/// ```
/// kernel::words! {
///     /// Every message of this example.
///     pub const ALL;
///     /// "It is Anna's turn: 2 actions left."
///     pub fn your_turn(seat, left) = "example-your-turn";
/// }
/// assert_eq!(ALL[0].args, ["seat", "left"]);
/// assert_eq!(your_turn(kernel::Seat::new(0), 2u8).id, "example-your-turn");
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$list_doc:meta])* $list_vis:vis const $list:ident;
        $( $(#[$doc:meta])* $vis:vis fn $name:ident ( $($arg:ident),* ) = $id:literal; )*
    ) => {
        $(#[$list_doc])*
        $list_vis const $list: &[$crate::Spec] = &[
            $( $crate::Spec { id: $id, args: &[$(stringify!($arg)),*] } ),*
        ];
        $(
            $(#[$doc])*
            $vis fn $name($($arg: impl Into<$crate::Arg>),*) -> $crate::Message {
                $crate::Message::new($id, &[$((stringify!($arg), $arg.into())),*])
            }
        )*
    };
}

words! {
    /// The kernel's own messages.
    pub const WORDS;
    /// The game is over; nothing can be chosen any more.
    pub fn game_over() = "kernel-game-over";
    /// Another seat is to choose.
    pub fn not_your_turn() = "kernel-not-your-turn";
    /// The choice is no answer to what is asked now.
    pub fn not_asked() = "kernel-not-asked";
    /// Each of these could be chosen, but not all of them together.
    pub fn not_together() = "kernel-not-together";
    /// Somebody is still thinking; nothing to do.
    pub fn wait() = "kernel-wait";
    /// Nothing has been chosen yet that could be undone.
    pub fn undo_start() = "kernel-undo-start";
    /// Chance came in: it cannot be undone.
    pub fn undo_rolled() = "kernel-undo-rolled";
    /// Somebody saw something: it cannot be undone.
    pub fn undo_revealed() = "kernel-undo-revealed";
    /// Another player was to choose since: it cannot be undone.
    pub fn undo_other_seat() = "kernel-undo-other-seat";
}
