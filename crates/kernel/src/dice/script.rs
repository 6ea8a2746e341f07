//! Scripted chance: the next rolls, by number or by the name of the outcome.

use super::{Dice, Source};
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Display;

/// What a script wants of one roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The number itself.
    Raw(u32),
    /// The first number whose outcome has this name.
    Face(String),
}

impl From<u32> for Wish {
    fn from(n: u32) -> Wish {
        Wish::Raw(n)
    }
}

impl From<&str> for Wish {
    fn from(face: &str) -> Wish {
        Wish::Face(face.to_owned())
    }
}

/// Gives the wished rolls. Beyond its wishes it asks the dice it lies over, if there are any;
/// otherwise such a roll is a fault.
///
/// A wish is used up even by a roll over one outcome, so that a script reads like the table:
/// "the bag gives Pc, then Pt".
#[derive(Clone, Debug)]
pub struct Script<D = super::Fast> {
    wishes: BTreeMap<Source, VecDeque<Wish>>,
    under: Option<D>,
    fault: Option<ScriptFault>,
}

/// What went otherwise than scripted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScriptFault {
    /// A roll that the script does not have.
    #[error("an unexpected roll from source {} over {range} outcomes", from.0)]
    Unexpected {
        /// Where the game rolled.
        from: Source,
        /// Over how many outcomes.
        range: u32,
    },
    /// A wish that cannot come true.
    #[error("{wish:?} cannot be rolled from source {} now; there are {range} outcomes: {outcomes}", from.0)]
    Impossible {
        /// What was wished.
        wish: Wish,
        /// Where the game rolled.
        from: Source,
        /// Over how many outcomes.
        range: u32,
        /// The names of the outcomes.
        outcomes: String,
    },
    /// Wishes that no roll asked for.
    #[error("{0} scripted rolls were never made")]
    LeftOver(usize),
}

impl ScriptFault {
    /// The fault with the names of a game's sources.
    pub fn told(&self, sources: &[&str]) -> String {
        let name = |source: &Source| sources.get(usize::from(source.0)).copied().unwrap_or("?");
        match self {
            ScriptFault::Unexpected { from, range } => {
                format!("an unexpected roll from {} over {range} outcomes", name(from))
            }
            ScriptFault::Impossible { wish, from, range, outcomes } => {
                let wish = match wish {
                    Wish::Raw(n) => n.to_string(),
                    Wish::Face(face) => format!("{face:?}"),
                };
                format!(
                    "{wish} cannot be rolled from {} now; it can be a number below {range}, \
                     or one of: {outcomes}",
                    name(from)
                )
            }
            ScriptFault::LeftOver(_) => self.to_string(),
        }
    }
}

impl Script {
    /// A strict script: any roll beyond it is a fault.
    pub fn new() -> Script {
        Script { wishes: BTreeMap::new(), under: None, fault: None }
    }
}

impl Default for Script {
    fn default() -> Self {
        Script::new()
    }
}

impl<D> Script<D> {
    /// A script that lies over other dice, and lets them roll where it has no wish.
    pub fn over(dice: D) -> Script<D> {
        Script { wishes: BTreeMap::new(), under: Some(dice), fault: None }
    }

    /// The dice beneath.
    pub fn under(&self) -> Option<&D> {
        self.under.as_ref()
    }

    /// Adds wishes for a source.
    #[must_use]
    pub fn then<W: Into<Wish>>(
        mut self,
        source: Source,
        wishes: impl IntoIterator<Item = W>,
    ) -> Self {
        self.wish(source, wishes);
        self
    }

    /// Adds wishes for a source.
    pub fn wish<W: Into<Wish>>(&mut self, source: Source, wishes: impl IntoIterator<Item = W>) {
        self.wishes.entry(source).or_default().extend(wishes.into_iter().map(Into::into));
    }

    /// How many wishes are left.
    pub fn wishes(&self) -> usize {
        self.wishes.values().map(VecDeque::len).sum()
    }

    /// How many wishes are left for a source.
    pub fn wishes_for(&self, source: Source) -> usize {
        self.wishes.get(&source).map_or(0, VecDeque::len)
    }

    /// What went wrong so far.
    pub fn fault(&self) -> Option<&ScriptFault> {
        self.fault.as_ref()
    }

    /// Whether everything went as scripted and nothing is left.
    pub fn finish(self) -> Result<(), ScriptFault> {
        let left = self.wishes();
        match self.fault {
            Some(fault) => Err(fault),
            None if left > 0 => Err(ScriptFault::LeftOver(left)),
            None => Ok(()),
        }
    }
}

impl<D: Dice> Dice for Script<D> {
    fn roll(&mut self, source: Source, n: u32) -> u32 {
        self.draw(source, n, |i| i)
    }

    fn draw<F: Display>(&mut self, source: Source, n: u32, face: impl Fn(u32) -> F) -> u32 {
        let Some(wish) = self.wishes.get_mut(&source).and_then(VecDeque::pop_front) else {
            return match &mut self.under {
                Some(dice) => dice.draw(source, n, face),
                None if n == 1 => 0,
                None => {
                    self.fault.get_or_insert(ScriptFault::Unexpected { from: source, range: n });
                    0
                }
            };
        };
        let roll = match &wish {
            Wish::Raw(roll) => Some(*roll).filter(|r| *r < n),
            Wish::Face(name) => (0..n).find(|r| face(*r).to_string() == *name),
        };
        roll.unwrap_or_else(|| {
            let mut names: Vec<String> = (0..n).map(|r| face(r).to_string()).collect();
            names.dedup();
            let outcomes = names.join(" ");
            self.fault.get_or_insert(ScriptFault::Impossible {
                wish,
                from: source,
                range: n,
                outcomes,
            });
            0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Fast;

    const BAG: Source = Source(0);

    #[test]
    fn a_script_gives_outcomes_by_name_or_number() {
        let mut script = Script::new().then(BAG, ["b"]).then(BAG, [2]);
        assert_eq!(script.draw(BAG, 3, |i| ["a", "b", "b"][i as usize]), 1);
        assert_eq!(script.roll(BAG, 3), 2);
        assert_eq!(script.finish(), Ok(()));
    }

    #[test]
    fn a_script_fails_on_what_it_did_not_expect() {
        let mut script = Script::new();
        script.roll(BAG, 3);
        assert_eq!(script.finish(), Err(ScriptFault::Unexpected { from: BAG, range: 3 }));
        let mut script = Script::new().then(BAG, ["x"]);
        script.draw(BAG, 2, |i| ["a", "b"][i as usize]);
        let error = script.finish().unwrap_err().to_string();
        assert!(error.contains("a b"), "{error}");
        let left = Script::new().then(BAG, [1]).finish();
        assert_eq!(left, Err(ScriptFault::LeftOver(1)));
    }

    #[test]
    fn over_other_dice_a_script_is_only_a_beginning() {
        let mut script = Script::over(Fast::numbered(1, 1)).then(BAG, [4]);
        let mut plain = Fast::numbered(1, 1);
        assert_eq!(script.roll(BAG, 5), 4);
        assert_eq!(script.roll(BAG, 5), plain.roll(BAG, 5));
        assert_eq!(script.finish(), Ok(()));
    }
}
