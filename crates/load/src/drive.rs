//! The steady rate of moves.

use crate::pair::{Moved, Pair};
use crate::report::{Report, Sizes, Spread, Taken};
use crate::stream::{Shared, Traffic};
use crate::{LoadError, first, server};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

/// So many tables are opened at the same time.
const OPENING: usize = 16;
/// So many first views are looked at, at the beginning and at the end.
const VIEWS: usize = 5;

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The address of the server.
    pub server: String,
    /// Its process, if it runs here.
    pub pid: Option<u32>,
    /// How many tables.
    pub tables: usize,
    /// How many moves each second.
    pub rate: f64,
    /// For how long.
    pub time: Duration,
    /// How many moves are made at each table before.
    pub ahead: usize,
    /// What chance begins with.
    pub seed: u64,
}

/// Opens the tables, makes the moves, and measures.
pub async fn run(plan: &Plan, say: impl Fn(&str)) -> Result<Report, LoadError> {
    let traffic: Shared = Arc::default();
    let mut dice = SplitMix64::seed_from_u64(plan.seed);
    let memory = || plan.pid.and_then(server::memory).unwrap_or_default();
    let cpu = || plan.pid.and_then(server::cpu).unwrap_or_default();
    let mut taken = Taken { before: memory(), ..Taken::default() };
    let cpu_begun = cpu();
    let begun = Instant::now();
    let mut report = Report {
        tables: plan.tables,
        streams: 2 * plan.tables,
        rate: plan.rate,
        ahead: plan.ahead,
        ..Report::default()
    };

    say("opening tables");
    let open = |number| Pair::sit_down(plan.server.clone(), number, traffic.clone());
    let mut pairs = at_once((0..plan.tables).collect(), open).await?;
    report.encoding = pairs.first().and_then(Pair::encoding).map(str::to_owned);
    report.opening = begun.elapsed().as_secs_f64();
    if plan.ahead > 0 {
        say("playing ahead");
        let work = pairs.into_iter().map(|pair| (pair, dice.next_u64())).collect();
        pairs = at_once(work, |(pair, seed)| ahead(pair, plan.ahead, seed)).await?;
    }
    look(&mut pairs, &mut report).await?;
    taken.streams = memory();
    let cpu_opened = cpu();
    taken.cpu_opening = cpu_opened - cpu_begun;

    say("making moves");
    std::mem::take(&mut *traffic.lock().unwrap_or_else(PoisonError::into_inner));
    let mut pairs = moves(plan, pairs, &mut dice, &mut report).await;
    taken.cpu_moves = cpu() - cpu_opened;
    taken.end = memory();
    look(&mut pairs, &mut report).await?;
    count(&traffic, &mut report);
    report.server = plan.pid.is_some().then_some(taken);
    Ok(report)
}

/// Does all of the work, some of it at the same time.
async fn at_once<T, W>(work: Vec<T>, job: impl Fn(T) -> W) -> Result<Vec<Pair>, LoadError>
where
    W: Future<Output = Result<Pair, LoadError>> + Send + 'static,
{
    let mut done = Vec::with_capacity(work.len());
    let mut running = JoinSet::new();
    let failed = |_| LoadError::Page("a task failed");
    for piece in work {
        if running.len() >= OPENING
            && let Some(next) = running.join_next().await
        {
            done.push(next.map_err(failed)??);
        }
        running.spawn(job(piece));
    }
    while let Some(next) = running.join_next().await {
        done.push(next.map_err(failed)??);
    }
    Ok(done)
}

/// Makes so many moves at a table.
async fn ahead(mut pair: Pair, moves: usize, seed: u64) -> Result<Pair, LoadError> {
    let mut dice = SplitMix64::seed_from_u64(seed);
    for _ in 0..moves {
        pair.step(dice.next_u64()).await;
    }
    Ok(pair)
}

/// Looks at some tables as if for the first time; the largest counts.
async fn look(pairs: &mut [Pair], report: &mut Report) -> Result<(), LoadError> {
    for pair in pairs.iter_mut().take(VIEWS) {
        let table = pair.table.clone();
        let mut view = first::view(&mut pair.people[0], &table).await?;
        view.stream = pair.first_event().await?;
        if view.total() > report.first.total() {
            report.first = view;
        }
    }
    Ok(())
}

/// Makes moves at a steady rate, whatever the server does.
async fn moves(
    plan: &Plan,
    pairs: Vec<Pair>,
    dice: &mut SplitMix64,
    report: &mut Report,
) -> Vec<Pair> {
    let mut idle = pairs;
    let mut away = 0;
    let (to, mut back) = mpsc::unbounded_channel();
    let mut times = [Vec::new(), Vec::new(), Vec::new()];
    let mut tick = tokio::time::interval(Duration::from_secs_f64(1.0 / plan.rate));
    tick.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let begun = Instant::now();
    let total = (plan.rate * plan.time.as_secs_f64()).round() as usize;
    let mut sent = 0;
    while sent < total || away > 0 {
        tokio::select! {
            _ = tick.tick(), if sent < total => {
                sent += 1;
                if idle.is_empty() {
                    report.missed += 1;
                    continue;
                }
                let nth = usize::try_from(dice.next_u64() % idle.len() as u64).unwrap_or(0);
                let mut pair = idle.swap_remove(nth);
                let (to, seed) = (to.clone(), dice.next_u64());
                away += 1;
                tokio::spawn(async move {
                    let moved = pair.step(seed).await;
                    let _ = to.send((pair, moved));
                });
                if sent == total {
                    report.seconds = begun.elapsed().as_secs_f64();
                }
            }
            Some((pair, moved)) = back.recv() => {
                away -= 1;
                idle.push(pair);
                note(moved, report, &mut times);
            }
        }
    }
    let [other, own, answer] = times;
    report.other = Spread::of(other);
    report.own = Spread::of(own);
    report.answer = Spread::of(answer);
    idle
}

fn note(moved: Moved, report: &mut Report, times: &mut [Vec<Duration>; 3]) {
    let mut trouble = |text: String| {
        report.trouble.get_or_insert(text);
    };
    match moved {
        Moved::Made { other, own, answer } => {
            report.moves += 1;
            times[0].push(other);
            times[1].push(own);
            times[2].push(answer);
        }
        // A rematch is a request and a change like a move.
        Moved::Rematch => {
            report.moves += 1;
            report.rematches += 1;
        }
        Moved::Refused(status) => {
            report.refused += 1;
            trouble(format!("a move was refused with {status}"));
        }
        Moved::Unseen => {
            report.unseen += 1;
            trouble("a move was not seen by the other player".to_owned());
        }
        Moved::Failed(text) => {
            report.failed += 1;
            trouble(text);
        }
    }
}

fn count(traffic: &Mutex<Traffic>, report: &mut Report) {
    let traffic = traffic.lock().unwrap_or_else(PoisonError::into_inner);
    report.updates = Sizes::of(&traffic.updates);
    report.plain = traffic.plain as f64 / traffic.tables.max(1) as f64;
    report.lost = traffic.lost;
}
