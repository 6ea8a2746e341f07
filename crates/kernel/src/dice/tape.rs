//! A tape of recorded rolls, played again.

use super::{Dice, Source};
use std::collections::VecDeque;

/// One roll as it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Where it came from.
    pub source: Source,
    /// How many outcomes there were.
    pub range: u32,
    /// Which one it was, below `range`.
    pub result: u32,
}

/// Gives recorded rolls in their order. A roll that does not fit gives 0 and is noticed: ask
/// [`Tape::finish`].
#[derive(Clone, Debug, Default)]
pub struct Tape {
    rolls: VecDeque<Roll>,
    fault: Option<TapeFault>,
}

/// What did not fit when a tape was played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TapeFault {
    /// The game rolled, but the record has no more rolls here.
    #[error("the rules roll from source {} over {range} outcomes, but no roll is recorded", from.0)]
    Missing {
        /// Where the game rolled.
        from: Source,
        /// Over how many outcomes.
        range: u32,
    },
    /// The game rolled something else than was recorded.
    #[error(
        "the rules roll from source {} over {} outcomes, but {} of {} from source {} is recorded",
        wanted.0, wanted.1, recorded.result, recorded.range, recorded.source.0
    )]
    Different {
        /// What the game rolled: source and range.
        wanted: (u8, u32),
        /// What the record has.
        recorded: Roll,
    },
    /// The record has rolls that the game never made.
    #[error("{0} recorded rolls are never made by the rules")]
    LeftOver(usize),
}

impl Tape {
    /// A tape with these rolls.
    pub fn new(rolls: impl IntoIterator<Item = Roll>) -> Tape {
        Tape { rolls: rolls.into_iter().collect(), fault: None }
    }

    /// Whether everything fitted and nothing is left.
    pub fn finish(self) -> Result<(), TapeFault> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.rolls.is_empty() => Ok(()),
            None => Err(TapeFault::LeftOver(self.rolls.len())),
        }
    }
}

impl Dice for Tape {
    fn roll(&mut self, source: Source, n: u32) -> u32 {
        if n == 1 || self.fault.is_some() {
            return 0;
        }
        match self.rolls.pop_front() {
            Some(roll) if roll.source == source && roll.range == n && roll.result < n => {
                return roll.result;
            }
            Some(recorded) => {
                self.fault = Some(TapeFault::Different { wanted: (source.0, n), recorded });
            }
            None => self.fault = Some(TapeFault::Missing { from: source, range: n }),
        }
        0
    }
}

/// Passes rolls on and writes them down.
pub(crate) struct Recording<'a, D> {
    pub dice: &'a mut D,
    pub rolls: Vec<Roll>,
}

impl<D: Dice> Recording<'_, D> {
    fn note(&mut self, source: Source, range: u32, result: u32) -> u32 {
        if range > 1 {
            self.rolls.push(Roll { source, range, result });
        }
        result
    }
}

impl<D: Dice> Dice for Recording<'_, D> {
    fn roll(&mut self, source: Source, n: u32) -> u32 {
        let result = self.dice.roll(source, n);
        self.note(source, n, result)
    }

    fn draw<F: std::fmt::Display>(
        &mut self,
        source: Source,
        n: u32,
        face: impl Fn(u32) -> F,
    ) -> u32 {
        let result = self.dice.draw(source, n, face);
        self.note(source, n, result)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BAG: Source = Source(0);

    #[test]
    fn a_tape_notices_what_does_not_fit() {
        let roll = |range, result| Roll { source: BAG, range, result };
        let mut good = Tape::new([roll(5, 3)]);
        assert_eq!((good.roll(BAG, 1), good.roll(BAG, 5)), (0, 3));
        assert_eq!(good.finish(), Ok(()));

        let mut other = Tape::new([roll(5, 3)]);
        other.roll(BAG, 6);
        assert!(matches!(other.finish(), Err(TapeFault::Different { .. })));

        let mut beyond = Tape::new([roll(5, 5)]);
        assert_eq!(beyond.roll(BAG, 5), 0);
        assert!(matches!(beyond.finish(), Err(TapeFault::Different { .. })));

        let mut short = Tape::new([]);
        short.roll(BAG, 6);
        assert!(matches!(short.finish(), Err(TapeFault::Missing { range: 6, .. })));
        assert_eq!(Tape::new([roll(5, 3)]).finish(), Err(TapeFault::LeftOver(1)));
    }
}
