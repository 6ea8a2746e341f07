//! The bot `search`: a tree search over what the seat knows.
//!
//! It is a single-observer information-set search. Each walk imagines a world that the seat cannot
//! tell from the true one, and goes down one tree that all worlds share; what is offered in few
//! worlds is compared by how often it could have been chosen. Every seat takes what is worth most
//! to itself. A walk ends when the turn has passed on a few times, and the game's sense of value
//! judges its end. At first sight a choice is judged by the same sense, right after it: that guides
//! walks until they know better, and beyond the tree.

mod settings;
mod tree;
mod walk;

pub use settings::{BadSetting, Budget, Settings};

use crate::{Bot, Knowledge, Sense, Weighed};
use kernel::{Fast, Game, NoLog, Seat};
use std::thread;
use std::time::{Duration, Instant};
use tree::Tree;
use walk::{Sums, Walker};

/// Searches a tree of imagined games.
pub struct Search<G: Game> {
    sense: Box<dyn Sense<G>>,
    settings: Settings,
    trees: Vec<Tree<G::Choice>>,
    last: Option<Last<G>>,
    made: u64,
}

/// The last choice: if the next one follows from it, so do its thoughts.
struct Last<G> {
    seat: Seat,
    /// A world after the choice, if it came true.
    world: G,
    roots: Vec<u32>,
}

/// No more than so many nodes are remembered by each thread.
const NODES: usize = 1 << 20;
/// With kept thoughts, this part of the budget is spent anew: one in so many.
const ANEW: u32 = 4;

impl<G: Game> Search<G> {
    /// A bot that judges by this sense.
    pub fn new(sense: Box<dyn Sense<G>>, settings: Settings) -> Search<G> {
        Search { sense, settings, trees: Vec::new(), last: None, made: 0 }
    }

    /// Where the thoughts about this position begin in each tree: where the last ones led to, or
    /// at a new root.
    /// The second is whether they were thought about before.
    fn roots(&mut self, knows: Knowledge<'_, G>, dream: &Fast) -> (Vec<u32>, bool) {
        let last = self.last.take();
        let follows = |last: &Last<G>| {
            let (here, there) = (dream.clone(), dream.clone());
            self.settings.keep
                && last.seat == knows.seat()
                && last.world.imagine(last.seat, &mut { here }) == knows.imagine(&mut { there })
        };
        if let Some(last) = last.filter(follows) {
            return (last.roots, true);
        }
        let threads = usize::from(self.settings.threads.max(1));
        self.trees = (0..threads).map(|_| Tree::new()).collect();
        (self.trees.iter_mut().map(Tree::add).collect(), false)
    }

    /// Thinks, and gives what came of each choice, by its place in the list.
    fn think(
        &mut self,
        knows: Knowledge<'_, G>,
        choices: &[G::Choice],
        thinking: &mut Fast,
    ) -> Vec<Sums> {
        let start = Instant::now();
        let dream = Fast::numbered(thinking.bits(), 0);
        let (roots, known) = self.roots(knows, &dream);
        let (sense, mut settings) = (&*self.sense, self.settings);
        if let (true, true, Budget::Millis(n)) = (known, settings.thrift, settings.budget) {
            settings.budget = Budget::Millis(n.div_ceil(ANEW));
        }
        let threads = self.trees.len();
        let jobs: Vec<_> = self
            .trees
            .iter_mut()
            .zip(&roots)
            .map(|(tree, root)| {
                let dice = Fast::numbered(thinking.bits(), 1);
                ((tree, *root), (choices.to_vec(), dice))
            })
            .collect();
        let run = |(tree, asked): Job<'_, G::Choice>| {
            let clock = Clock::new(settings.budget, threads, start);
            one_tree((sense, settings), knows, tree, asked, clock)
        };
        let found: Vec<(Vec<Sums>, u64)> = if threads == 1 {
            jobs.into_iter().map(run).collect()
        } else {
            thread::scope(|scope| {
                let running: Vec<_> =
                    jobs.into_iter().map(|job| scope.spawn(move || run(job))).collect();
                running.into_iter().map(|t| t.join().expect("a walk does not panic")).collect()
            })
        };
        let mut sums = vec![Sums::default(); choices.len()];
        for (found, made) in found {
            self.made += made;
            for (sum, more) in sums.iter_mut().zip(found) {
                sum.visits += more.visits;
                sum.value += more.value;
                sum.score += more.score;
                sum.win += more.win;
            }
        }
        let best = best(&sums);
        self.follow(knows, choices[best], &roots, dream);
        sums
    }

    /// Remembers where the thoughts are that the next choice may go on with.
    fn follow(&mut self, knows: Knowledge<'_, G>, choice: G::Choice, roots: &[u32], dream: Fast) {
        let seat = knows.seat();
        let next = |(tree, root): (&Tree<G::Choice>, &u32)| tree.follow(*root, seat, choice);
        let full = self.trees.iter().any(|tree| tree.nodes.len() > NODES / 2);
        let roots: Option<Vec<u32>> = self.trees.iter().zip(roots).map(next).collect();
        self.last = roots.filter(|_| !full && !knows.turn().is_simultaneous()).map(|roots| {
            let mut world = knows.imagine(&mut dream.clone());
            world.apply(seat, choice, &mut dream.clone(), &mut NoLog);
            Last { seat, world, roots }
        });
    }
}

/// The place of the choice that most walks took; of equals, the one that is worth more.
fn best(sums: &[Sums]) -> usize {
    let key = |s: &Sums| (s.visits, if s.visits > 0 { s.value / f64::from(s.visits) } else { 0.0 });
    let mut best = 0;
    for (place, sum) in sums.iter().enumerate() {
        if key(sum) > key(&sums[best]) {
            best = place;
        }
    }
    best
}

/// How long a thread may think.
struct Clock {
    walks: u32,
    until: Option<Instant>,
    last: Instant,
    /// How long walks take, the longer ones above all.
    pace: Duration,
}

impl Clock {
    fn new(budget: Budget, threads: usize, start: Instant) -> Clock {
        let walks = match budget {
            Budget::Iterations(n) => n.div_ceil(threads as u32),
            Budget::Millis(_) => u32::MAX,
        };
        let until = budget.time().map(|time| start + time);
        Clock { walks, until, last: start, pace: Duration::ZERO }
    }

    /// Whether another walk would take too long.
    fn is_over(&mut self, walks: u32) -> bool {
        let Some(until) = self.until else { return walks >= self.walks };
        let now = Instant::now();
        self.pace = (now - self.last).max(self.pace * 15 / 16);
        self.last = now;
        walks > 0 && now + self.pace >= until
    }
}

/// A tree with its root; the choices that are asked, and dice to think with.
type Job<'a, C> = ((&'a mut Tree<C>, u32), (Vec<C>, Fast));

/// Walks through one tree until the time is over.
fn one_tree<G: Game>(
    with: (&dyn Sense<G>, Settings),
    knows: Knowledge<'_, G>,
    (tree, root): (&mut Tree<G::Choice>, u32),
    (choices, mut dice): (Vec<G::Choice>, Fast),
    mut clock: Clock,
) -> (Vec<Sums>, u64) {
    let seat = knows.seat();
    let mut sums = vec![Sums::default(); choices.len()];
    let known = tree.nodes[root as usize].edges.clone();
    let before: u32 = known.iter().filter(|e| e.seat == seat).map(|e| e.visits).sum();
    let mut walker = Walker::new(with, seat, tree, root);
    let spare = match clock.until {
        None => before.min(clock.walks - clock.walks / ANEW),
        Some(_) => 0,
    };
    let mut walks = spare;
    let series = dice.bits();
    while !clock.is_over(walks) && walker.nodes() < NODES {
        walker.walk(knows, series);
        walks += 1;
    }
    let (found, made) = (std::mem::take(&mut walker.sums), walker.made);
    for (sum, choice) in sums.iter_mut().zip(&choices) {
        let Some(place) = tree.find(root, seat, *choice, 0) else { continue };
        *sum = found.get(place).copied().unwrap_or_default();
        // What was thought before this choice was asked counts by its visits and values alone.
        if let Some(edge) = known.get(place).filter(|edge| edge.visits > 0) {
            let visits = f64::from(edge.visits);
            let mean = |of: f64, without: f64| {
                if sum.visits > 0 { of / f64::from(sum.visits) } else { without }
            };
            let (score, win) = (mean(sum.score, f64::NAN), mean(sum.win, edge.sum / visits));
            sum.visits += edge.visits;
            sum.value += edge.sum;
            sum.score += score * visits;
            sum.win += win * visits;
        }
    }
    (sums, made)
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(
        &mut self,
        knows: Knowledge<'_, G>,
        choices: &[G::Choice],
        thinking: &mut Fast,
    ) -> usize {
        if choices.len() == 1 {
            return 0;
        }
        best(&self.think(knows, choices, thinking))
    }

    fn weigh(
        &mut self,
        knows: Knowledge<'_, G>,
        choices: &[G::Choice],
        thinking: &mut Fast,
    ) -> Vec<Weighed> {
        let sums = self.think(knows, choices, thinking);
        let all: u32 = sums.iter().map(|s| s.visits).sum();
        let weighed = |(index, sum): (usize, &Sums)| {
            let visits = f64::from(sum.visits);
            let mean = |of: f64| (sum.visits > 0 && of.is_finite()).then(|| of / visits);
            Weighed {
                index,
                share: visits / f64::from(all.max(1)),
                score: mean(sum.score),
                win: mean(sum.win),
            }
        };
        let mut list: Vec<Weighed> = sums.iter().enumerate().map(weighed).collect();
        let first = best(&sums);
        list.sort_by(|a, b| {
            (b.index == first).cmp(&(a.index == first)).then(b.share.total_cmp(&a.share))
        });
        list
    }

    /// In walks and at first sight.
    fn imagined(&self) -> u64 {
        self.made
    }
}
