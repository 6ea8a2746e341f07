//! The bot `planner`.

use crate::luck::Fate;
use crate::plan::Planner;
use crate::{Bot, Knowledge, Sense};
use kernel::{Fast, Game};

/// Plans its turn in one imagined world, and makes the first choice of the plan: so everybody plays in
/// the walks of a search.
pub struct Instinct<G: Game> {
    sense: Box<dyn Sense<G>>,
    planner: Planner<G>,
    width: usize,
}

impl<G: Game> Instinct<G> {
    /// A bot that judges by this sense, and keeps so many ways to go on.
    pub fn new(sense: Box<dyn Sense<G>>, width: usize) -> Instinct<G> {
        Instinct { sense, planner: Planner::new(), width }
    }
}

impl<G: Game> Bot<G> for Instinct<G> {
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
        let mut world = knows.imagine(thinking);
        let start = (&mut world, knows.seat());
        let mut fate = Fate::new(thinking.bits());
        let first = self.planner.play(&*self.sense, start, &mut fate, self.width);
        choices.iter().position(|choice| Some(*choice) == first).unwrap_or(0)
    }

    fn imagined(&self) -> u64 {
        self.planner.made() as u64
    }
}
