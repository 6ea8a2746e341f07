//! The bot `search`: it plays games on in its mind.
//!
//! It is a single-observer information-set search. Each walk begins with one of the choices, in a
//! world that the seat cannot tell from the true one, and goes on as everybody would play, to the end of
//! the own turn, a few turns further, or to the end of the game; the game's sense of value judges it
//! on the way. All choices go through the same worlds with the same luck. They share the time in rounds:
//! after each, the better ones stay (`rounds`), and the more time there is, the more what is seen from afar
//! counts.
//!
//! A turn is a walk of small choices, most of which mean nothing by themselves. So a walk plays whole
//! turns, each of them planned to its end. Where walks come often, or where seats pick in secret at
//! the same time, there is a tree that all worlds share: there each seat takes what is worth most to
//! itself, and what is offered in few worlds is compared by how often it could have been chosen.

mod clock;
mod practice;
mod rounds;
mod settings;
mod tree;
mod walk;

pub use crate::plan::CAUTION;
pub use practice::{Act, Practice};
pub use settings::{BadSetting, Budget, Settings};

use crate::{Bot, Knowledge, Sense, Weighed};
use clock::Clock;
use kernel::{Fast, Game, NoLog, Seat};
use rounds::{Round, rounds};
use std::thread;
use std::time::{Duration, Instant};
use walk::{Sums, Walker};

/// Plays games on in imagined worlds.
pub struct Search<G: Game> {
    sense: Box<dyn Sense<G>>,
    settings: Settings,
    last: Option<Last<G>>,
    made: u64,
}

/// The last choice: if the next one follows from it, it was thought about already.
struct Last<G> {
    seat: Seat,
    /// A world after the choice, if it came true.
    world: G,
}

/// A walk of so many turns counts as one where walks are counted.
const USUAL: f64 = 3.0;

/// A choice that was thought about already gets this part of the budget: one in so many.
const ANEW: u32 = 4;

impl<G: Game> Search<G> {
    /// A bot that judges by this sense.
    pub fn new(sense: Box<dyn Sense<G>>, settings: Settings) -> Search<G> {
        Search { sense, settings, last: None, made: 0 }
    }

    /// Whether the position is the one that the last choice led to, as far as the seat can tell:
    /// both are imagined with the same dice.
    fn foreseen(&mut self, knows: Knowledge<'_, G>, dream: &Fast) -> bool {
        self.last.take().is_some_and(|last| {
            let (here, there) = (&mut dream.clone(), &mut dream.clone());
            last.seat == knows.seat() && last.world.imagine(last.seat, here) == knows.imagine(there)
        })
    }

    /// The places of the choices, what looks best right after it first: if there is hardly any
    /// time, that is where it goes.
    fn at_first_sight(
        &self,
        knows: Knowledge<'_, G>,
        choices: &[G::Choice],
        dream: &Fast,
    ) -> Vec<usize> {
        let (seat, world) = (knows.seat(), knows.imagine(&mut dream.clone()));
        let value = |choice: &G::Choice| {
            let mut next = world;
            next.apply(seat, *choice, &mut dream.clone(), &mut NoLog);
            self.sense.value(&next, seat)
        };
        let values: Vec<f64> = choices.iter().map(value).collect();
        let mut places: Vec<usize> = (0..choices.len()).collect();
        places.sort_by(|a, b| values[*b].total_cmp(&values[*a]));
        places
    }

    /// Thinks, and gives the place of the best choice and what came of each.
    fn think(
        &mut self,
        knows: Knowledge<'_, G>,
        choices: &[G::Choice],
        thinking: &mut Fast,
    ) -> (usize, Vec<Sums>) {
        let start = Instant::now();
        let dream = Fast::numbered(thinking.bits(), 0);
        let (seat, mut settings) = (knows.seat(), self.settings);
        if settings.thrift && self.foreseen(knows, &dream) {
            settings.budget = settings.budget.part(ANEW);
        }
        let threads = settings.threads.max(1);
        let clock = Clock::new(settings.budget.time().map(|time| start + time));
        let walker = || Walker::new(settings, seat, clock);
        let mut minds: Vec<Mind<G>> =
            (0..threads).map(|n| Mind::new(walker(), choices.len(), n)).collect();
        let mut sums = vec![Sums::default(); choices.len()];
        let trust = settings.trust * self.sense.trust();
        let all = rounds(choices.len(), usize::from(settings.far), trust);
        let worlds = thinking.bits();
        let mut live = self.at_first_sight(knows, choices, &dream);
        for round in all {
            let limit = Limit::new(settings.budget, start, round.until, threads);
            let sense = &*self.sense;
            let task = Task { sense, knows, choices, live: &live, worlds, threads, round, limit };
            match &mut minds[..] {
                [mind] => mind.think(&task),
                minds => thread::scope(|scope| {
                    let task = &task;
                    minds.iter_mut().for_each(|mind| _ = scope.spawn(|| mind.think(task)));
                }),
            }
            for (place, sum) in sums.iter_mut().enumerate() {
                *sum = minds.iter().map(|mind| mind.sums[place]).fold(Sums::default(), Sums::add);
            }
            let all = sums.iter().copied().fold(Sums::default(), Sums::add);
            let worth = |place: usize| sums[place].worth(&all, trust);
            live.sort_by(|a, b| worth(*b).total_cmp(&worth(*a)));
            live.truncate(round.keep);
        }
        let best = live[0];
        self.made += minds.iter().map(|mind| mind.walker.made).sum::<u64>();
        self.last = (settings.thrift && !knows.turn().is_simultaneous()).then(|| {
            let mut world = knows.imagine(&mut dream.clone());
            world.apply(seat, choices[best], &mut dream.clone(), &mut NoLog);
            Last { seat, world }
        });
        (best, sums)
    }
}

/// What there is to think about in a round.
struct Task<'a, G: Game> {
    sense: &'a dyn Sense<G>,
    knows: Knowledge<'a, G>,
    choices: &'a [G::Choice],
    /// The places of the choices that are still compared, the best so far first.
    live: &'a [usize],
    /// The series of worlds.
    worlds: u64,
    threads: u8,
    round: Round,
    limit: Limit,
}

/// When a round ends.
#[derive(Clone, Copy)]
enum Limit {
    /// After so many walks of each thread since the beginning.
    Walks(f64),
    At(Instant),
}

impl Limit {
    /// With this part of a budget.
    fn new(budget: Budget, start: Instant, part: f64, threads: u8) -> Limit {
        match budget {
            Budget::Iterations(n) => Limit::Walks(f64::from(n) / f64::from(threads) * part),
            Budget::Millis(n) => {
                Limit::At(start + Duration::from_millis(u64::from(n)).mul_f64(part))
            }
        }
    }
}

/// What one thread has in mind.
struct Mind<G: Game> {
    walker: Walker<G>,
    /// What came of each choice, by its place.
    sums: Vec<Sums>,
    /// How many walks it made; a short one counts as a part.
    walks: f64,
    /// The number of the next world.
    world: u64,
}

impl<G: Game> Mind<G> {
    fn new(walker: Walker<G>, choices: usize, number: u8) -> Mind<G> {
        let sums = vec![Sums::default(); choices];
        Mind { walker, sums, walks: 0.0, world: u64::from(number) }
    }

    /// Walks until the round is over, with each choice in turn through one world after another.
    fn think(&mut self, task: &Task<'_, G>) {
        for _ in 0..task.round.worlds {
            for place in task.live {
                let is_over = match task.limit {
                    Limit::Walks(walks) => self.walks >= walks,
                    Limit::At(until) => Instant::now() >= until || self.walker.is_late(),
                };
                if is_over {
                    return;
                }
                let world = (task.worlds, self.world);
                let choice = task.choices[*place];
                let found =
                    self.walker.walk(task.sense, task.knows, choice, world, task.round.level);
                self.sums[*place] = self.sums[*place].add(found);
                self.walks += f64::from(self.walker.passed.max(1)) / USUAL;
            }
            self.world += u64::from(task.threads);
        }
    }
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
        self.think(knows, choices, thinking).0
    }

    fn weigh(
        &mut self,
        knows: Knowledge<'_, G>,
        choices: &[G::Choice],
        thinking: &mut Fast,
    ) -> Vec<Weighed> {
        if choices.len() == 1 {
            return vec![Weighed { index: 0, share: 1.0, score: None, win: None }];
        }
        let (best, sums) = self.think(knows, choices, thinking);
        let all: u32 = sums.iter().map(|sum| sum.walks()).sum();
        let weighed = |(index, sum): (usize, &Sums)| {
            let walks = f64::from(sum.walks());
            let mean = |of: f64| (sum.walks() > 0).then(|| of / walks);
            let share = walks / f64::from(all.max(1));
            Weighed { index, share, score: mean(sum.score), win: mean(sum.win) }
        };
        let mut list: Vec<Weighed> = sums.iter().enumerate().map(weighed).collect();
        list.sort_by(|a, b| {
            (b.index == best).cmp(&(a.index == best)).then(b.share.total_cmp(&a.share))
        });
        list
    }

    /// In walks and at first sight.
    fn imagined(&self) -> u64 {
        self.made
    }
}
