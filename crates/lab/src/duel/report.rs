//! What came of a contest.

use super::ladder::elo;
use super::{Deal, DuelPlan, Sample, percentile};
use serde_json::{Map, Value, json};

/// What came of a contest.
#[derive(Clone, Debug)]
pub struct DuelReport {
    /// The game.
    pub game: &'static str,
    /// Every option with its value.
    pub options: Map<String, Value>,
    /// How many seats.
    pub seats: u8,
    /// How many deals every two contestants were to play.
    pub deals: u64,
    /// Whether it was stopped before that.
    pub stopped: bool,
    /// From which everything followed.
    pub seed: u64,
    /// The contestants, in the order in which they were named.
    pub thinkers: Vec<Thinker>,
    /// What came of each two that met.
    pub contests: Vec<Contest>,
    /// How many choices were made in all games.
    pub choices: u64,
    /// How long it took.
    pub seconds: f64,
}

/// A contestant.
#[derive(Clone, Debug)]
pub struct Thinker {
    /// As it was named.
    pub name: String,
    /// Its Elo number, if it has played; that of the first is 0.
    pub elo: Option<f64>,
    /// How many choices it made that had an alternative.
    pub decisions: u64,
    /// Its thinking time for these in microseconds: the median, 90%, 99%, and the longest.
    pub times: [u32; 4],
    /// How many choices it made in imagined worlds in a second of thinking; 0 if it does not count.
    pub imagined_per_second: f64,
}

/// What came of two contestants.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Their places among the thinkers.
    pub pair: (usize, usize),
    /// How many games they played.
    pub games: u64,
    /// The part of the victories that went to the first.
    pub share: Sample,
    /// By how much the first scored more.
    pub lead: Sample,
}

/// The parts of the thinking times that a report tells.
const PARTS: [f64; 4] = [0.5, 0.9, 0.99, 1.0];

impl DuelReport {
    pub(super) fn new(
        (game, options, seats): (&'static str, Map<String, Value>, u8),
        plan: &DuelPlan,
        pairs: &[(usize, usize)],
        mut deals: Vec<Deal>,
        seconds: f64,
    ) -> DuelReport {
        let mut times = vec![Vec::new(); plan.contestants.len()];
        let mut imagined = vec![0; plan.contestants.len()];
        let choices = deals.iter().map(|deal| deal.choices).sum();
        let stopped = (deals.len() as u64) < plan.deals * pairs.len() as u64;
        let mut contests = Vec::new();
        for (pair, deals) in pairs.iter().zip(deals.chunks_mut(plan.deals.max(1) as usize)) {
            for deal in deals.iter_mut() {
                times[pair.0].append(&mut deal.times[0]);
                times[pair.1].append(&mut deal.times[1]);
                imagined[pair.0] += deal.imagined[0];
                imagined[pair.1] += deal.imagined[1];
            }
            contests.push(Contest {
                pair: *pair,
                games: deals.iter().map(|deal| deal.games).sum(),
                share: Sample::of(deals.iter().map(|deal| deal.share)),
                lead: Sample::of(deals.iter().map(|deal| deal.lead)),
            });
        }
        let results: Vec<_> =
            contests.iter().map(|c| (c.pair, c.share.mean, c.games as f64)).collect();
        let ladder = elo(plan.contestants.len(), &results);
        let has_played =
            |number: usize| contests.iter().any(|c| c.pair.0 == number || c.pair.1 == number);
        let thinker = |(number, spec): (usize, &bots::Spec)| {
            times[number].sort_unstable();
            let spent: f64 = times[number].iter().map(|t| f64::from(*t) / 1e6).sum();
            Thinker {
                name: spec.to_string(),
                elo: has_played(number).then_some(ladder[number]),
                decisions: times[number].len() as u64,
                times: PARTS.map(|part| percentile(&times[number], part)),
                imagined_per_second: imagined[number] as f64 / spent.max(1e-6),
            }
        };
        let thinkers = plan.contestants.iter().enumerate().map(thinker).collect();
        let (deals, seed) = (plan.deals, plan.seed);
        DuelReport {
            game,
            options,
            seats,
            deals,
            stopped,
            seed,
            thinkers,
            contests,
            choices,
            seconds,
        }
    }

    /// The report as one object.
    pub fn to_json(&self) -> Value {
        let sample =
            |s: Sample| json!({ "mean": s.mean, "error": s.error, "interval90": s.interval() });
        let contest = |c: &Contest| {
            json!({
                "a": self.thinkers[c.pair.0].name,
                "b": self.thinkers[c.pair.1].name,
                "games": c.games,
                "win_share": sample(c.share),
                "score_difference": sample(c.lead),
            })
        };
        let thinker = |t: &Thinker| {
            let [p50, p90, p99, longest] = t.times.map(|t| f64::from(t) / 1000.0);
            json!({
                "bot": t.name,
                "elo": t.elo,
                "decisions": t.decisions,
                "imagined_per_second": t.imagined_per_second,
                "ms": { "p50": p50, "p90": p90, "p99": p99, "max": longest },
            })
        };
        json!({
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "deals": self.deals,
            "stopped": self.stopped,
            "seed": self.seed,
            "contests": self.contests.iter().map(contest).collect::<Vec<_>>(),
            "bots": self.thinkers.iter().map(thinker).collect::<Vec<_>>(),
            "choices": self.choices,
            "seconds": self.seconds,
        })
    }
}
