//! The kernel of Sabbat: what every game shares.
//!
//! # A game in one page
//!
//! A [`Game`] is a *position*: plain data without heap that can be copied, compared, saved and
//! resumed at any moment. [`Game::turn`] tells which [`Seat`]s must choose. [`Game::offer`] is the
//! one generator of legality: it tells an [`Offers`] what may be chosen and, if it asks, why the
//! rest may not. [`Game::apply`] makes a choice; all its chance comes from [`Dice`], and what
//! happens is told to a [`Log`] as events. On top of that the kernel provides [`Rules`]: the list
//! of choices, a quick test for one, a checked play, and the reason for a refusal.
//!
//! What is half done (an effect that waits for a token to be picked) is a frame on a [`Stack`]
//! *inside the position*, never a closure: so a half-finished act can be saved and searched.
//!
//! Hidden things lie in an [`Urn`]. A covered deck holds no order, only what could be in it; a card
//! is determined when it is drawn. Each card knows who knows it; from that come [`Game::view`]
//! (what a seat may see), [`Game::imagine`] (a world that it cannot tell from the true one) and the
//! points beyond which nothing can be undone.
//!
//! A [`Match`] is a game with its [`Record`]: options, the rolls of the deal, then each choice with
//! the rolls it caused. A record replays without any generator.
//!
//! [`tiny`] is a complete small game with everything that the large ones need: read it first when
//! you add a game. [`conform`] is the battery of laws that every game must pass.
//!
//! # Words
//!
//! The engine never builds a sentence: prompts, choices, events and reasons are [`Message`]s, ids
//! with arguments, whose words are in `locales/`.

pub mod conform;
pub mod data;
pub mod dice;
mod digest;
mod event;
mod game;
pub mod ids;
mod matches;
pub mod message;
mod offer;
mod options;
mod record;
mod seat;
mod stack;
mod standing;
pub mod tiny;
mod urn;

pub use data::{Data, DataError, DataFile, Fingerprint, Shared};
pub use dice::{Dice, Fast, Live, Roll, Script, Seed, Source, Tape, Wish};
pub use digest::Digest;
pub use event::{Fact, Log, NoLog};
pub use game::{Game, Refused, Rules, Unknown};
pub use matches::{Barrier, Chance, Match, PlayError, UndoError};
pub use message::{Arg, Message, Reason, Spec};
pub use offer::{Everything, Flow, GO_ON, Offers};
pub use options::{OptionSchema, OptionSpec, OptionsError, Values};
pub use record::{Closing, DiceKind, Entry, Header, NamedRoll, Record, RecordError};
pub use seat::{MAX_SEATS, Seat, SeatSet, Turn};
pub use stack::Stack;
pub use standing::{Party, ScoreLine, Standing};
pub use urn::{BATCHES, Cards, Urn};
