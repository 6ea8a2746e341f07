//! The conformance battery: laws that every game must keep.
//!
//! A game joins in one line:
//!
//! ```
//! use kernel::conform::{self, Plan};
//! use kernel::{Shared, tiny::Tiny};
//!
//! let report = conform::check::<Tiny>(Shared::built_in(), &Plan { games: 10, ..Plan::default() });
//! println!("{}", report.expect("Tiny keeps every law"));
//! ```
//!
//! The battery plays random games over options drawn at random: each single value is forced once,
//! in the first games. Cheap laws are checked at every step; costly ones at a random part of the
//! steps, and at every step of the first few games. Everything follows from the seed of the
//! [`Plan`], and each game from the seed and its own number: a [`Violation`] tells how to play just
//! that game again.

mod hidden;
mod offers;
mod position;
mod run;
mod setup;
mod undo;
mod words;

pub use hidden::senses;

use crate::{Game, Shared};
use run::Run;
use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How much is played and checked.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games are played.
    pub games: u64,
    /// The number of the first game.
    pub first: u64,
    /// From this everything follows.
    pub seed: u64,
    /// In games with a number below this, costly laws are checked at every step.
    pub thorough_games: u64,
    /// In other games, they are checked at one of so many steps.
    pub thorough_one_in: u32,
    /// How many worlds are imagined at most until each unknown thing must have been everywhere.
    pub worlds: usize,
    /// How many choices that are not offered are tried at each step.
    pub strays: usize,
    /// Whether the log may tell a seat what its view does not show afterwards: only for games that
    /// reveal something and shuffle it away within one choice.
    pub fleeting: bool,
}

impl Default for Plan {
    fn default() -> Self {
        Plan {
            games: 100,
            first: 0,
            seed: 1,
            thorough_games: 20,
            thorough_one_in: 16,
            worlds: 4000,
            strays: 4,
            fleeting: false,
        }
    }
}

macro_rules! laws {
    ($($law:ident = $sentence:literal,)*) => {
        /// What must hold. A law reads as a sentence.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Law { $(#[doc = $sentence] $law),* }

        impl fmt::Display for Law {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Law::$law => $sentence),* })
            }
        }
    };
}

laws! {
    Panics = "Nothing panics.",
    Deal = "Each value of each option can be dealt, and so can the defaults.",
    Choosable = "Until the end, each seat that must choose can choose.",
    Duplicates = "A choice is offered once.",
    Agreement = "The list of choices, the test for one and the reason for a refusal agree.",
    Refusal = "A choice that is not offered is refused, with a reason, and changes nothing.",
    Choice = "A choice takes 8 bytes at most, and is saved and loaded by name.",
    Audit = "The audit holds at every step.",
    Saved = "A position that is saved and loaded is the same position.",
    Copies = "A copy shares nothing, and the same choice with the same rolls leads to the same.",
    Standing = "The standing has a party for each seat, and its ranks, sums and end are right.",
    Words = "Every message is declared, with just these arguments.",
    ImagineAudit = "An imagined world passes its audit.",
    ImagineKeeps = "A seat cannot tell an imagined world from the true one.",
    ImagineTwice = "What is imagined depends only on what the seat knows.",
    ImagineEverywhere = "In imagined worlds, each unknown thing turns up wherever it could be.",
    Spectator = "A spectator knows no more than each seat.",
    Log = "The log tells nobody what his view does not show.",
    Undo = "What can be undone has not rolled, and nobody learned anything by it.",
    UndoExact = "Undo leads back to exactly the position and the log before.",
    TakeBack = "A pick that is taken back leaves no trace.",
    SecretPick = "Others cannot tell what a seat picked while the question is open.",
    PickOrder = "In which order seats pick does not matter.",
    Record = "A record replays to the same position and the same text.",
    Length = "The game ends within the stated number of choices.",
}

/// A law that a game does not keep.
#[derive(Clone, Debug)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// What was seen.
    pub details: String,
    /// The seed of the plan.
    pub seed: u64,
    /// The number of the game.
    pub game: u64,
    /// How many choices and undos had been made.
    pub step: usize,
    /// The options of the game, as JSON.
    pub options: String,
    /// The record so far, if the game had begun. Loading and replaying it leads to the position.
    pub record: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, details, seed, game, step, options, .. } = self;
        writeln!(f, "the law {law:?} is broken: {law}")?;
        writeln!(f, "  {details}")?;
        writeln!(f, "  in game {game}, after {step} steps, with the options {options}")?;
        write!(f, "  again: Plan {{ seed: {seed}, first: {game}, games: 1, ..Plan::default() }}")
    }
}

impl std::error::Error for Violation {}

/// What was played.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many games.
    pub games: u64,
    /// How many choices, undone ones too.
    pub choices: usize,
    /// How many undos, picks taken back among them.
    pub undos: usize,
    /// At how many steps costly laws were checked.
    pub thorough: usize,
    /// The most choices in a game, without those undone.
    pub longest: usize,
    /// The deepest stack of half-done things.
    pub deepest: usize,
    /// The most choices offered at once.
    pub widest: usize,
    /// The values of options that were played, such as `seats=2`.
    pub covered: BTreeSet<String>,
    /// The values of options that were never played.
    pub missing: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, choices, undos, thorough, longest, deepest, widest, .. } = self;
        writeln!(f, "{games} games, {choices} choices, {undos} undos; {thorough} steps in depth")?;
        writeln!(f, "longest game {longest}, deepest stack {deepest}, most choices {widest}")?;
        let list = |values: Vec<&str>| values.join(" ");
        write!(f, "options: {}", list(self.covered.iter().map(String::as_str).collect()))?;
        if !self.missing.is_empty() {
            let missing = list(self.missing.iter().map(String::as_str).collect());
            write!(f, "; not played: {missing}")?;
        }
        Ok(())
    }
}

/// What a check found: nothing, or a broken law with details.
type Check = Result<(), (Law, String)>;

/// Fails with a law and details unless the condition holds.
fn holds(condition: bool, law: Law, details: impl FnOnce() -> String) -> Check {
    if condition { Ok(()) } else { Err((law, details())) }
}

/// Plays the games of a plan and checks every law.
pub fn check<G: Game>(data: Shared<G::Data>, plan: &Plan) -> Result<Report, Violation> {
    let mut report = Report::default();
    let values = setup::values::<G>();
    for number in plan.first..plan.first + plan.games {
        let violation = |options: String, (law, details)| Violation {
            law,
            details,
            seed: plan.seed,
            game: number,
            step: 0,
            options,
            record: String::new(),
        };
        let begun = guarded(|| {
            words::check_declared::<G>()?;
            setup::begin::<G>(data, plan.seed, number)
        });
        let table = begun.map_err(|broken| violation("drawn".into(), broken))?;
        let mut run = Run::new(plan, number, table);
        let played = guarded(|| run.play());
        run.add_to(&mut report);
        if let Err(broken) = played {
            let (options, record) = (run.options(), run.record());
            return Err(Violation { step: run.step(), record, ..violation(options, broken) });
        }
    }
    report.missing = values.into_iter().filter(|v| !report.covered.contains(v)).collect();
    Ok(report)
}

/// Runs a check; a panic in it breaks a law too.
fn guarded<T>(check: impl FnOnce() -> Result<T, (Law, String)>) -> Result<T, (Law, String)> {
    catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err((Law::Panics, text.unwrap_or("a panic without a text").to_owned()))
    })
}
