//! The bot `random`.

use crate::{Bot, Knowledge};
use kernel::{Fast, Game};

/// Takes each choice with the same probability.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Random {
    /// The place of the choice it takes in a list of so many. A single choice takes no thought.
    #[inline]
    pub fn pick(count: usize, thinking: &mut Fast) -> usize {
        if count == 1 { 0 } else { thinking.below(count as u32) as usize }
    }
}

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, _: Knowledge<'_, G>, choices: &[G::Choice], thinking: &mut Fast) -> usize {
        Random::pick(choices.len(), thinking)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_taken_about_equally_often() {
        let mut thinking = Fast::numbered(3, 0);
        let mut taken = [0u32; 5];
        for _ in 0..50_000 {
            taken[Random::pick(5, &mut thinking)] += 1;
        }
        assert!(taken.iter().all(|n| (9_500..10_500).contains(n)), "{taken:?}");
    }
}
