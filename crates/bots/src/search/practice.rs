//! What a plan would have done otherwise, and what would have come of it: for those who teach.

use super::clock::Clock;
use super::rounds::LEVELS;
use super::walk::Walker;
use super::{Budget, Settings};
use crate::luck::Luck;
use crate::plan::Planner;
use crate::sense::net::Marks;
use crate::{Knowledge, Sense};
use kernel::{Game, Seat};

/// Looks at a position as a plan does, and plays it on as everybody does in the walks of a search.
pub struct Practice<G: Game> {
    planner: Planner<G>,
    walker: Walker<G>,
}

/// Something that a plan compares with others.
pub struct Act<C> {
    /// The choice that begins it.
    pub choice: C,
    /// What it promises.
    pub value: f64,
    /// What the net is told about it, unless the game is over then.
    pub marks: Option<Marks>,
}

impl<G: Game> Practice<G> {
    /// For this seat, and for plans that keep one way.
    pub fn new(seat: Seat) -> Practice<G> {
        let settings = Settings {
            budget: Budget::Iterations(1),
            own: 1,
            width: 1,
            ripe: u32::MAX,
            ..Settings::default()
        };
        Practice { planner: Planner::new(), walker: Walker::new(settings, seat, Clock::new(None)) }
    }

    /// What the seat compares, in a dream.
    pub fn acts(
        &mut self,
        sense: &dyn Sense<G>,
        (world, seat): (&G, Seat),
        dream: u64,
    ) -> Vec<Act<G::Choice>> {
        self.planner.begin();
        self.walker.begin();
        let mut acts = Vec::new();
        self.planner.look(sense, (world, seat), Luck::numbered(dream, 0), |choice, value, game| {
            let marks = (!game.turn().is_over()).then(|| {
                let mut marks = Marks::default();
                sense.tell(game, seat, &mut marks);
                marks
            });
            acts.push(Act { choice, value, marks });
        });
        acts
    }

    /// By how much the seat leads in the end after a choice, in a world that has this number, with its luck.
    pub fn lead(
        &mut self,
        sense: &dyn Sense<G>,
        knows: Knowledge<'_, G>,
        choice: G::Choice,
        world: u64,
    ) -> f64 {
        self.walker.walk(sense, knows, choice, (world, 0), LEVELS - 1).lead
    }
}
