//! The contract between the kernel and a game.

use crate::offer::{Ask, Find, First};
use crate::{
    Data, Dice, Fact, Flow, Log, Message, Offers, OptionSchema, OptionsError, Reason, Seat, Shared,
    Spec, Standing, Turn, message,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A whole position of a game, and its rules.
///
/// Plain data without heap: cheap to copy, serialisable at any moment. Never a trait object; the
/// registry erases it by an enum.
pub trait Game:
    Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The name of the game in records, on the command line and in addresses.
    const ID: &'static str;
    /// The version of the rules. It changes when a record could replay otherwise than before.
    const RULES: u32;
    /// The names of the sources of chance; [`crate::Source`] is an index into it.
    const SOURCES: &'static [&'static str];
    /// Every game ends within so many choices of random play (the conformance battery checks it).
    const LONGEST: usize;

    /// What is printed on the components.
    type Data: Data;
    /// Options, as complete as [`OptionSchema::complete`] makes them.
    type Options: Serialize + DeserializeOwned + Clone + Debug + Send + Sync;
    /// One atomic decision by one seat: at most 8 bytes, serialised by names.
    type Choice: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// A fact that happened.
    type Event: Fact;
    /// What a seat or a spectator may know.
    type View: Serialize;

    /// The options of the game.
    fn schema() -> &'static OptionSchema;

    /// Every message id that the game may use.
    fn words() -> Vec<Spec>;

    /// Sets the game up.
    fn deal(
        data: Shared<Self::Data>,
        options: &Self::Options,
        dice: &mut impl Dice,
    ) -> Result<Self, OptionsError>;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// Who must choose now.
    fn turn(&self) -> Turn;

    /// Tells what the seat may choose: the one generator of legality. Called only for seats that
    /// must choose.
    fn offer(&self, seat: Seat, to: &mut impl Offers<Self::Choice>) -> Flow;

    /// Makes a choice that was offered. Anything else is a bug of the caller: see
    /// [`Rules::play`] for the checked way.
    fn apply(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Self::Event>,
    );

    /// Takes back the pick of a seat in [`Turn::picked`]. Touches nothing else.
    fn take_back(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// What the seat is asked.
    fn prompt(&self, seat: Seat) -> Message;

    /// A choice of this seat in words.
    fn say(&self, seat: Seat, choice: Self::Choice) -> Message;

    /// What the viewer may know, made field by field; `None` is a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// A world that this seat cannot tell from the true one. It depends on the position only
    /// through what the seat knows.
    #[must_use]
    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Self;

    /// Lists what the seat does not know: every thing that it could not name the place of. From
    /// this the kernel derives where undo must stop, and whether `imagine` deals everything anew.
    fn unknown(&self, seat: Seat, tell: &mut dyn FnMut(Unknown));

    /// Scores and ranks; before the end, as if it ended now.
    fn standing(&self) -> Standing;

    /// Conservation laws and a sane frame stack. A position that passes never panics.
    fn audit(&self) -> Result<(), String>;

    /// How many frames are half done, for the report of the conformance battery.
    fn depth(&self) -> usize {
        0
    }
}

/// A thing whose place a seat does not know.
///
/// Things of one `batch` of an `urn` are exchangeable to the seat: each could lie in any `slot` of
/// that batch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Unknown {
    /// Which urn.
    pub urn: u8,
    /// Which batch of it: cards dealt from one shuffle.
    pub batch: u8,
    /// Where the thing really lies; slots that nobody can tell apart share a number.
    pub slot: u16,
    /// Which thing.
    pub thing: u16,
}

/// A choice that is not allowed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Refused {
    /// Why not.
    pub reason: Reason,
}

/// What the kernel provides for every game.
pub trait Rules: Game {
    /// What the seat may choose, into a list that can be used again.
    #[inline]
    fn choices_into(&self, seat: Seat, list: &mut Vec<Self::Choice>) {
        list.clear();
        if self.turn().seats.contains(seat) {
            let _ = self.offer(seat, list);
        }
    }

    /// What the seat is offered first: for those who do not compare.
    #[inline]
    fn first_choice(&self, seat: Seat) -> Option<Self::Choice> {
        let mut first = First(None);
        if self.turn().seats.contains(seat) {
            let _ = self.offer(seat, &mut first);
        }
        first.0
    }

    /// What the seat may choose; empty when it is not to choose.
    fn choices(&self, seat: Seat) -> Vec<Self::Choice> {
        let mut list = Vec::new();
        self.choices_into(seat, &mut list);
        list
    }

    /// Whether the seat may choose this. Stops at the first match; allocates nothing.
    fn allows(&self, seat: Seat, choice: Self::Choice) -> bool {
        let mut find = Find { wanted: choice, found: false };
        if self.turn().seats.contains(seat) {
            let _ = self.offer(seat, &mut find);
        }
        find.found
    }

    /// Why the seat may not choose this, or `None` if it may.
    fn why_not(&self, seat: Seat, choice: Self::Choice) -> Option<Reason> {
        let turn = self.turn();
        if turn.is_over() {
            return Some(message::game_over().because(""));
        }
        if !turn.seats.contains(seat) {
            return Some(message::not_your_turn().because(""));
        }
        let mut ask = Ask { wanted: choice, allowed: false, reason: None };
        let _ = self.offer(seat, &mut ask);
        if ask.allowed {
            return None;
        }
        Some(ask.reason.unwrap_or_else(|| message::not_asked().because("")))
    }

    /// Makes a choice if it is allowed; otherwise the position is untouched.
    fn play(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refused> {
        if self.allows(seat, choice) {
            self.apply(seat, choice, dice, log);
            return Ok(());
        }
        let reason = self.why_not(seat, choice).unwrap_or_else(|| message::not_asked().because(""));
        Err(Refused { reason })
    }
}

impl<G: Game> Rules for G {}
