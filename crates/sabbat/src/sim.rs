//! `sabbat sim`.

use crate::args::Sim;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use games::{Visitor, load_data, visit};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Game, OptionSchema, OptionsError};
use lab::{Plan, Report, simulate};
use serde_json::{Map, Value};
use std::io::{IsTerminal, Write, stderr};
use std::path::Path;
use std::thread::available_parallelism;

/// Plays the games and prints the report.
pub fn run(sim: &Sim, cards: Option<&Path>, out: &mut impl Write) -> Result<(), Failure> {
    let report = visit(&sim.game, Simulation { sim, cards })??;
    if sim.json {
        return Ok(writeln!(out, "{}", report.to_json())?);
    }
    table(&report, out)
}

struct Simulation<'a> {
    sim: &'a Sim,
    cards: Option<&'a Path>,
}

impl Visitor for Simulation<'_> {
    type Out = Result<Report, Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let plan = plan(self.sim, G::schema())?;
        let data = load_data::<G>(self.cards)?;
        let bar = bar(plan.games, "games");
        let interrupt = Interrupt::listen("the games that have begun")?;
        let report = simulate::<G>(data, &plan, &|games| {
            bar.inc(games);
            interrupt.flow()
        });
        bar.finish_and_clear();
        Ok(report?)
    }
}

fn plan(sim: &Sim, schema: &OptionSchema) -> Result<Plan, Failure> {
    let bots = sim.bots.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
    let threads = sim.threads.map(usize::from);
    let all = || available_parallelism().map_or(1, usize::from);
    Ok(Plan {
        options: options(sim.seats.as_deref(), &sim.set, schema)?,
        bots,
        games: sim.games,
        seed: sim.seed,
        threads: threads.unwrap_or_else(all),
        records: sim.records.clone(),
        parquet: sim.parquet.clone(),
    })
}

/// The options that were given, each at most once.
pub fn options(
    seats: Option<&str>,
    set: &[String],
    schema: &OptionSchema,
) -> Result<Value, OptionsError> {
    let seats = seats.iter().map(|n| format!("seats={n}"));
    let mut options = Map::new();
    for setting in seats.chain(set.iter().cloned()) {
        let (name, value) = schema.parse(&setting)?;
        if options.contains_key(&name) {
            return Err(OptionsError(format!("option {name:?} is given twice; give it once")));
        }
        options.insert(name, value);
    }
    Ok(Value::Object(options))
}

/// A progress bar, if somebody watches.
pub fn bar(count: u64, what: &str) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let form =
        format!("{{wide_bar}} {{human_pos}}/{{human_len}} {what}, {{per_sec}}, {{eta}} left");
    let style = ProgressStyle::with_template(&form);
    let bar = ProgressBar::new(count);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn table(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let tally = &report.tally;
    let options: Vec<String> =
        report.options.iter().map(|(name, value)| format!("{name}={}", plain(value))).collect();
    writeln!(out, "{} ({})", report.game, options.join(", "))?;
    writeln!(out)?;
    let each = tally.choices as f64 / tally.games.max(1) as f64;
    writeln!(out, "games      {:>14}  {:>12.0}/s", tally.games, report.per_second(tally.games))?;
    writeln!(
        out,
        "choices    {:>14}  {:>12.0}/s  {each:.1} a game, {:.2} legal on average",
        tally.choices,
        report.per_second(tally.choices),
        report.mean_legal_choices()
    )?;
    writeln!(
        out,
        "decisions  {:>14}  {:>12.0}/s  choices with an alternative",
        tally.decisions,
        report.per_second(tally.decisions)
    )?;
    writeln!(out, "seconds    {:>14.3}", report.seconds)?;
    writeln!(out)?;
    parties(report, out)?;
    Ok(writeln!(out, "checksum   {}", report.checksum())?)
}

fn parties(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let games = report.tally.games.max(1) as f64;
    let share = |wins: u64| 100.0 * wins as f64 / games;
    writeln!(out, "seat                 wins              mean score")?;
    for ((name, wins), (_, score)) in
        report.by_party(&report.tally.wins).into_iter().zip(report.mean_scores())
    {
        writeln!(out, "{name:<10} {wins:>14}  {:>12.2}%  {score:.2}", share(wins))?;
    }
    writeln!(out)?;
    writeln!(out, "turn order           wins")?;
    for (order, wins) in report.wins_by_order().iter().enumerate() {
        writeln!(out, "{:<10} {wins:>14}  {:>12.2}%", order + 1, share(*wins))?;
    }
    Ok(writeln!(out)?)
}

/// A value of an option as it is written on the command line.
pub fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
