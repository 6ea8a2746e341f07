//! The bots `greedy` and `apprentice`.

use crate::luck::Luck;
use crate::plan::Planner;
use crate::{Bot, Knowledge, Sense};
use kernel::{Fast, Game};

/// Looks one step ahead, and takes the choice that promises most there.
///
/// It plays each choice in worlds that it imagines, completes it in the most obvious way, and asks its
/// [`Sense`] what that is worth. What it will do afterwards is beyond it, and so is what others will.
pub struct Greedy<G: Game> {
    sense: Box<dyn Sense<G>>,
    planner: Planner<G>,
    worlds: usize,
}

/// How many choices are made in imagined worlds, about; after that no other world is imagined.
const EFFORT: usize = 6_000;
/// After so many worlds only the better half of the choices is tried further.
const FAIR: usize = 2;
/// But never fewer than so many.
const CONTENDERS: usize = 4;

impl<G: Game> Greedy<G> {
    /// A bot that judges by this sense, in up to so many worlds.
    pub fn new(sense: Box<dyn Sense<G>>, worlds: usize) -> Greedy<G> {
        Greedy { sense, planner: Planner::new(), worlds }
    }
}

/// A choice with what it promised so far.
struct Candidate {
    index: usize,
    sum: f64,
    last: f64,
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(
        &mut self,
        knows: Knowledge<'_, G>,
        choices: &[G::Choice],
        thinking: &mut Fast,
    ) -> usize {
        if choices.len() == 1 {
            return 0;
        }
        self.planner.begin();
        let enough = self.planner.made() + EFFORT;
        let fresh = |index| Candidate { index, sum: 0.0, last: 0.0 };
        let mut field: Vec<Candidate> = (0..choices.len()).map(fresh).collect();
        for world in 0..self.worlds {
            // The same world and the same luck for all choices: only what they do differs.
            let imagined = knows.imagine(thinking);
            let luck = Luck::numbered(thinking.bits(), 0);
            let mut differs = false;
            for one in &mut field {
                let start = (&imagined, knows.seat());
                let found =
                    self.planner.outlook(&*self.sense, start, choices[one.index], luck.clone());
                differs |= found != one.last;
                (one.last, one.sum) = (found, one.sum + found);
            }
            if world > 0 && !differs || self.planner.made() >= enough {
                break;
            }
            if world + 1 >= FAIR {
                field.sort_by(|a, b| b.sum.total_cmp(&a.sum));
                field.truncate((field.len() / 2).max(CONTENDERS));
            }
        }
        let best = field.iter().map(|c| c.sum).fold(f64::NEG_INFINITY, f64::max);
        field.retain(|c| c.sum >= best);
        field.sort_by_key(|c| c.index);
        field[crate::Random::pick(field.len(), thinking)].index
    }
}
