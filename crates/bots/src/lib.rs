//! Players that see no more than a person at the table does.
//!
//! A [`Bot`] is given a [`Knowledge`] of the position, never the position itself, and thinks with
//! dice of its own: what it does cannot depend on what it may not know, and does not disturb the
//! dice of the game.

mod greedy;
mod instinct;
mod knowledge;
mod luck;
mod plan;
mod random;
pub mod search;
pub mod sense;
mod spec;
mod thought;

pub use greedy::Greedy;
pub use instinct::Instinct;
pub use knowledge::Knowledge;
pub use random::Random;
pub use search::Search;
pub use sense::Sense;
pub use spec::{BadSpec, Spec};
pub use thought::{Advice, Memory, Thought, advice, thought};

use kernel::{Fast, Game};
use std::fmt;
use std::str::FromStr;

/// A player.
pub trait Bot<G: Game>: Send {
    /// Picks one of the choices, by its place in the list. The list is never empty.
    fn choose(
        &mut self,
        knows: Knowledge<'_, G>,
        choices: &[G::Choice],
        thinking: &mut Fast,
    ) -> usize;

    /// Says what it thinks of the choices, the one it would take first. One that does not compare
    /// names that one alone.
    fn weigh(
        &mut self,
        knows: Knowledge<'_, G>,
        choices: &[G::Choice],
        thinking: &mut Fast,
    ) -> Vec<Weighed> {
        let index = self.choose(knows, choices, thinking);
        vec![Weighed { index, share: 1.0, score: None, win: None }]
    }

    /// How many choices it has made in imagined worlds so far, if it counts them.
    fn imagined(&self) -> u64 {
        0
    }
}

/// What a bot thinks of a choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// Its place in the list of choices.
    pub index: usize,
    /// The part of its thoughts that the bot gave to this choice: most for the best.
    pub share: f64,
    /// The final score that it expects.
    pub score: Option<f64>,
    /// The chance to win that it expects.
    pub win: Option<f64>,
}

/// The bots that exist, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// [`Random`].
    Random,
    /// [`Greedy`] in one imagined world.
    Apprentice,
    /// [`Greedy`].
    Greedy,
    /// [`Instinct`].
    Planner,
    /// [`Search`] for at most a second.
    Witch,
    /// [`Search`] for at most three seconds.
    Master,
}

impl Kind {
    /// All of them, from the one that thinks least to the one that thinks longest.
    pub const ALL: [Kind; 6] =
        [Kind::Random, Kind::Apprentice, Kind::Greedy, Kind::Planner, Kind::Witch, Kind::Master];

    /// The one that people meet unless they ask for another: it answers at once, and costs a server
    /// with many tables next to nothing. [`Kind::Witch`] is stronger (`docs/bots.md`).
    pub const fn best() -> Kind {
        Kind::Planner
    }

    /// The name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Apprentice => "apprentice",
            Kind::Greedy => "greedy",
            Kind::Planner => "planner",
            Kind::Witch => "witch",
            Kind::Master => "master",
        }
    }

    /// How a bot of this kind searches, if it does.
    pub fn settings(self) -> Option<search::Settings> {
        let millis = match self {
            Kind::Witch => WITCH_MILLIS,
            Kind::Master => MASTER_MILLIS,
            Kind::Random | Kind::Apprentice | Kind::Greedy | Kind::Planner => return None,
        };
        let budget = search::Budget::Millis(millis);
        Some(search::Settings { budget, threads: THREADS, thrift: true, ..Default::default() })
    }

    /// A bot of this kind.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        let sense = sense::of::<G>();
        if let Some(settings) = self.settings() {
            return Box::new(Search::new(sense, settings));
        }
        match self {
            Kind::Random => Box::new(Random),
            Kind::Apprentice => Box::new(Greedy::new(sense, 1)),
            Kind::Greedy => Box::new(Greedy::new(sense, GREEDY_WORLDS)),
            Kind::Planner | Kind::Witch | Kind::Master => Box::new(Instinct::new(sense, PLANS)),
        }
    }
}

/// In how many worlds `greedy` looks at its choices.
const GREEDY_WORLDS: usize = 8;
/// How many ways to go on `planner` keeps.
const PLANS: usize = 4;
/// How long the levels think about a choice, in milliseconds. A witch may take a second and a master
/// three; what is left is for a busy machine, and for the many choices of a turn.
const WITCH_MILLIS: u32 = 250;
const MASTER_MILLIS: u32 = 2_700;
/// On how many threads the levels think.
const THREADS: u8 = 2;

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A bot that does not exist, and those that do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {name:?}; there are: {}", Kind::ALL.map(Kind::name).join(", "))]
pub struct UnknownBot {
    /// The name that was given.
    pub name: String,
}

impl FromStr for Kind {
    type Err = UnknownBot;
    fn from_str(name: &str) -> Result<Kind, UnknownBot> {
        let unknown = || UnknownBot { name: name.chars().take(80).collect() };
        Kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_name() {
        for kind in Kind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
        }
        let error = "clever".parse::<Kind>().unwrap_err().to_string();
        assert_eq!(
            error,
            "there is no bot \"clever\"; there are: random, apprentice, greedy, planner, witch, master"
        );
        assert_eq!(Kind::best(), Kind::Planner);
    }
}
