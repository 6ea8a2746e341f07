//! `sabbat duel`.

use crate::args::Duel;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::sim::{bar, options, plain};
use bots::Spec;
use games::{Visitor, load_data, visit};
use kernel::Game;
use lab::{DuelPlan, DuelReport, duel};
use std::io::Write;
use std::path::Path;

/// Holds the contest and prints the report.
pub fn run(args: &Duel, cards: Option<&Path>, out: &mut impl Write) -> Result<(), Failure> {
    let report = visit(&args.game, Contest { args, cards })??;
    if args.json {
        return Ok(writeln!(out, "{}", report.to_json())?);
    }
    table(&report, out)
}

struct Contest<'a> {
    args: &'a Duel,
    cards: Option<&'a Path>,
}

impl Visitor for Contest<'_> {
    type Out = Result<DuelReport, Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let Duel { bots, seats, set, deals, level_time, seed, threads, records, parquet, .. } =
            self.args;
        let spec = |name: &String| {
            let spec = name.parse::<Spec>()?;
            Ok(level_time.map_or(spec, |millis| spec.within(millis)))
        };
        let plan = DuelPlan {
            options: options(seats.as_deref(), set, G::schema())?,
            contestants: bots.iter().map(spec).collect::<Result<_, bots::BadSpec>>()?,
            deals: *deals,
            seed: *seed,
            threads: usize::from(*threads),
            records: records.clone(),
            parquet: parquet.clone(),
        };
        let data = load_data::<G>(self.cards)?;
        let pairs = bots.len() * bots.len().saturating_sub(1) / 2;
        let bar = bar(deals * pairs as u64, "deals");
        let interrupt = Interrupt::listen("the deals that have begun")?;
        let report = duel::<G>(data, &plan, &|deals| {
            bar.inc(deals);
            interrupt.flow()
        });
        bar.finish_and_clear();
        Ok(report?)
    }
}

fn table(report: &DuelReport, out: &mut impl Write) -> Result<(), Failure> {
    let options: Vec<String> =
        report.options.iter().map(|(name, value)| format!("{name}={}", plain(value))).collect();
    writeln!(out, "{} ({})", report.game, options.join(", "))?;
    let stopped = if report.stopped { ", stopped before the end" } else { "" };
    let (deals, seed, seconds) = (report.deals, report.seed, report.seconds);
    writeln!(out, "{deals} deals{stopped}, seed {seed}, {seconds:.1} s")?;
    let width = report.thinkers.iter().map(|t| t.name.len()).max().unwrap_or(0).max(3);
    writeln!(out)?;
    writeln!(
        out,
        "{:<width$}  {:<width$}    games  wins of the first, 90%     more points, 90%",
        "bot", "against"
    )?;
    for contest in &report.contests {
        let (a, b) = contest.pair;
        let ((low, high), (less, more)) = (contest.share.interval(), contest.lead.interval());
        writeln!(
            out,
            "{:<width$}  {:<width$}  {:>7}  {:>6.1}% ({:.1} to {:.1})  {:>8.2} ({:.2} to {:.2})",
            report.thinkers[a].name,
            report.thinkers[b].name,
            contest.games,
            100.0 * contest.share.mean,
            100.0 * low,
            100.0 * high,
            contest.lead.mean,
            less,
            more,
        )?;
    }
    writeln!(out)?;
    writeln!(
        out,
        "{:<width$}      Elo  decisions  milliseconds: half  90%  99%  longest  imagined/s",
        "bot"
    )?;
    for thinker in &report.thinkers {
        let [half, ninety, most, longest] = thinker.times.map(|t| f64::from(t) / 1000.0);
        let elo = thinker.elo.map_or("-".to_owned(), |elo| format!("{elo:.0}"));
        writeln!(
            out,
            "{:<width$}  {elo:>7}  {:>9}  {half:.2}  {ninety:.2}  {most:.2}  {longest:.2}  {:.0}",
            thinker.name, thinker.decisions, thinker.imagined_per_second
        )?;
    }
    Ok(())
}
