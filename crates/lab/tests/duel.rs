//! Duels: the same from the same seed, fair by construction, and played by the rules.

#![allow(clippy::unwrap_used)]

use games::{Visitor, visit};
use kernel::tiny::Tiny;
use kernel::{Fast, Flow, GO_ON, Game, Match, Record, Shared};
use lab::{DuelPlan, DuelReport, Plan, SimError, duel, simulate};
use serde_json::{Map, Value, json};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

fn plan(bots: &[&str]) -> DuelPlan {
    DuelPlan {
        options: json!({ "seats": 2 }),
        contestants: bots.iter().map(|bot| bot.parse().unwrap()).collect(),
        deals: 6,
        seed: 4,
        threads: 1,
        records: None,
        parquet: None,
    }
}

fn run(plan: &DuelPlan) -> Result<DuelReport, SimError> {
    duel::<Tiny>(Shared::built_in(), plan, &|_| GO_ON)
}

/// Everything in a report but times.
fn timeless(report: &DuelReport) -> Value {
    let mut value = report.to_json();
    value["seconds"] = Value::Null;
    for bot in value["bots"].as_array_mut().unwrap() {
        bot["ms"] = Value::Null;
        bot["imagined_per_second"] = Value::Null;
    }
    value
}

#[test]
fn a_duel_is_the_same_from_the_same_seed_on_any_number_of_threads() {
    let plan = plan(&["greedy", "search:iterations=20", "random"]);
    let one = run(&plan).unwrap();
    assert_eq!(one.contests.len(), 3);
    assert_eq!(timeless(&one), timeless(&run(&DuelPlan { threads: 3, ..plan }).unwrap()));
}

/// Deals are played in their order, pair after pair.
#[test]
fn who_stops_gets_the_deals_that_have_been_played() {
    let plan = plan(&["greedy", "random", "apprentice", "planner"]);
    let deals = AtomicU64::new(0);
    let seven = |n: u64| match deals.fetch_add(n, Relaxed) + n {
        7.. => Flow::Break(()),
        _ => GO_ON,
    };
    let stopped = duel::<Tiny>(Shared::built_in(), &plan, &seven).unwrap();
    let whole = run(&plan).unwrap();
    assert!(stopped.stopped && !whole.stopped);
    let games: Vec<u64> = stopped.contests.iter().map(|contest| contest.games).collect();
    assert_eq!(games, [12, 2]);
    assert_eq!(stopped.contests[0].share, whole.contests[0].share);
    assert_ne!(stopped.contests[1].share, whole.contests[1].share);
    let rated: Vec<bool> = stopped.thinkers.iter().map(|bot| bot.elo.is_some()).collect();
    assert_eq!(rated, [true, true, true, false]);
}

/// With the same bot on both sides every deal is a draw: luck falls on both.
#[test]
fn nobody_wins_against_himself() {
    let report = run(&plan(&["greedy", "greedy"])).unwrap();
    let contest = &report.contests[0];
    assert_eq!((contest.share.mean, contest.share.error), (0.5, 0.0));
    assert_eq!((contest.lead.mean, contest.games), (0.0, 12));
    assert!(report.thinkers[1].elo.unwrap().abs() < 1e-6);
}

#[test]
fn the_stronger_bot_stands_higher() {
    let report = run(&DuelPlan { deals: 100, ..plan(&["random", "greedy"]) }).unwrap();
    assert!(report.contests[0].share.interval().1 < 0.5, "{:?}", report.contests[0]);
    assert!(report.thinkers[1].elo.unwrap() > 0.0);
}

#[test]
fn a_duel_that_cannot_be_is_refused() {
    let refused = |plan: &DuelPlan| run(plan).unwrap_err().to_string();
    assert_eq!(refused(&plan(&["greedy"])), "a duel needs at least 2 bots; 1 are named");
    let many = DuelPlan { options: json!({ "seats": 99 }), ..plan(&["greedy", "random"]) };
    assert!(refused(&many).contains("seats"));
}

/// Every game of a duel is a record that replays.
#[test]
fn records_of_a_duel_replay() {
    let folder = std::env::temp_dir().join(format!("sabbat-duel-{}", std::process::id()));
    run(&DuelPlan { records: Some(folder.clone()), ..plan(&["greedy", "random"]) }).unwrap();
    let files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|f| f.unwrap().path()).collect();
    assert_eq!(files.len(), 12);
    for file in files {
        let record = Record::parse(&std::fs::read_to_string(file).unwrap()).unwrap();
        let replayed = Match::<Tiny>::load(&record).unwrap();
        assert!(replayed.game().turn().is_over());
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// Options with values drawn at random; a combination that does not go together is drawn anew.
fn drawn<G: Game>(dice: &mut Fast) -> Value {
    loop {
        let mut options = Map::new();
        for option in G::schema().options {
            let values = option.values.all();
            let value = values[dice.below(values.len() as u32) as usize].clone();
            options.insert(option.name.to_owned(), value);
        }
        let options = Value::Object(options);
        let Ok(complete) = G::schema().complete(&options) else { continue };
        let Ok(typed) = serde_json::from_value(complete.into()) else { continue };
        if G::deal(Shared::built_in(), &typed, &mut dice.clone()).is_ok() {
            return options;
        }
    }
}

/// So many games; in one of so many, somebody looks far.
struct AllOptions(u64, u64);

impl Visitor for AllOptions {
    type Out = ();

    /// A record is written only of choices that the rules allow.
    fn visit<G: Game>(self) {
        let (near, tree) = ("search:iterations=3:far=0", "search:iterations=3:far=1:ripe=1");
        let far = "search:iterations=3";
        let folder = std::env::temp_dir().join(format!("sabbat-{}-{}", G::ID, std::process::id()));
        let mut dice = Fast::numbered(12, 0);
        for number in 0..self.0 {
            let options = drawn::<G>(&mut dice);
            let seats = options["seats"].as_u64().unwrap_or(2) as usize;
            let bots = [near, "random", "apprentice", "greedy", tree, "planner"];
            let bots = bots.iter().cycle().skip(number as usize % bots.len()).take(seats);
            let mut bots: Vec<_> = bots.map(|bot| bot.parse().unwrap()).collect();
            if number % self.1 == 0 {
                bots[0] = far.parse().unwrap();
            }
            let records = Some(folder.clone());
            let plan =
                Plan { options, bots, games: 1, seed: number, threads: 1, records, parquet: None };
            simulate::<G>(Shared::built_in(), &plan, &|_| GO_ON).unwrap();
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}

#[test]
fn mixed_bots_keep_to_the_rules_with_any_options() {
    for id in games::IDS {
        visit(id, AllOptions(24, 2)).unwrap();
    }
}

/// The same in ten thousand games: these take an hour or so, and with `--release` a part of it.
mod ten_thousand_games {
    use super::{AllOptions, visit};

    #[test]
    #[ignore = "takes long"]
    fn of_spellbook() {
        visit("spellbook", AllOptions(3_400, 8)).unwrap();
    }

    #[test]
    #[ignore = "takes long"]
    fn of_evenfall() {
        visit("evenfall", AllOptions(3_400, 8)).unwrap();
    }

    #[test]
    #[ignore = "takes long"]
    fn of_septima() {
        visit("septima", AllOptions(3_400, 8)).unwrap();
    }
}
