//! Simulations of the kernel's tiny game.

#![allow(clippy::unwrap_used)]

use bots::Kind;
use kernel::tiny::Tiny;
use kernel::{Flow, GO_ON, Game, Match, Record, Shared};
use lab::{Plan, Report, SimError, simulate};
use serde_json::json;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

fn plan() -> Plan {
    let options = json!({ "seats": 3, "ghost": true });
    Plan {
        options,
        bots: vec![Kind::Random.into()],
        games: 500,
        seed: 9,
        threads: 1,
        records: None,
        parquet: None,
    }
}

fn run(plan: &Plan) -> Result<Report, SimError> {
    simulate::<Tiny>(Shared::built_in(), plan, &|_| GO_ON)
}

#[test]
fn any_number_of_threads_finds_the_same() {
    let one = run(&plan()).unwrap();
    assert_eq!(one.tally.games, 500);
    for threads in [2, 3, 8] {
        assert_eq!(run(&Plan { threads, ..plan() }).unwrap().tally, one.tally);
    }
}

#[test]
fn seeds_and_options_make_a_difference() {
    let checksum = |plan: &Plan| run(plan).unwrap().checksum();
    let base = checksum(&plan());
    assert_ne!(base, checksum(&Plan { seed: 10, ..plan() }));
    assert_ne!(base, checksum(&Plan { options: json!({ "seats": 3 }), ..plan() }));
    assert_ne!(base, checksum(&Plan { games: 499, ..plan() }));
}

#[test]
fn records_are_of_the_same_games_and_replay() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lab-records");
    let _ = fs::remove_dir_all(&folder);
    let few = Plan { games: 40, ..plan() };
    let with = Plan { records: Some(folder.clone()), threads: 2, ..few.clone() };
    assert_eq!(run(&with).unwrap().tally, run(&few).unwrap().tally);
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let mut expected: Vec<String> = (0..40).map(|n| format!("tiny-9-{n}.jsonl")).collect();
    expected.sort();
    assert_eq!(names, expected);
    for name in names {
        let record = Record::parse(&fs::read_to_string(folder.join(name)).unwrap()).unwrap();
        assert!(Match::<Tiny>::load(&record).unwrap().game().turn().is_over());
    }
}

#[test]
fn the_report_has_a_party_for_the_rules_opponent() {
    let report = run(&plan()).unwrap().to_json();
    let parties: Vec<&String> = report["wins"].as_object().unwrap().keys().collect();
    assert_eq!(parties, ["0", "1", "2", "opponent"]);
    assert_eq!(report["wins_by_turn_order"].as_array().unwrap().len(), 4);
    let alone = run(&Plan { options: json!({}), ..plan() }).unwrap().to_json();
    assert_eq!(alone["mean_score"].as_object().unwrap().len(), 2);
    assert_eq!(alone["options"], json!({ "seats": 2, "ghost": false, "haunting": 0 }));
}

#[test]
fn progress_adds_up_to_all_games() {
    let done = AtomicU64::new(0);
    let count = |n| {
        done.fetch_add(n, Ordering::Relaxed);
        GO_ON
    };
    simulate::<Tiny>(Shared::built_in(), &Plan { threads: 2, ..plan() }, &count).unwrap();
    assert_eq!(done.into_inner(), 500);
}

#[test]
fn who_stops_gets_the_games_that_have_been_played() {
    let stop = |_| Flow::Break(());
    let stopped = simulate::<Tiny>(Shared::built_in(), &plan(), &stop).unwrap();
    let games = stopped.tally.games;
    assert!((1..500).contains(&games));
    assert_eq!(stopped.checksum(), run(&Plan { games, ..plan() }).unwrap().checksum());
}

#[test]
fn what_cannot_be_played_is_refused_before_it_begins() {
    let error = |plan: Plan| run(&plan).unwrap_err().to_string();
    assert!(error(Plan { options: json!({ "haunting": 1 }), ..plan() }).contains("ghost"));
    assert!(error(Plan { options: json!({ "seats": 9 }), ..plan() }).contains("2 to 3"));
    let crowd = Plan { bots: vec![Kind::Random.into(); 4], ..plan() };
    assert_eq!(error(crowd), "4 bots are named for 3 seats; name at most one for each");
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no-folder");
    fs::write(&file, "").unwrap();
    let no_folder = Plan { records: Some(file), ..plan() };
    assert!(error(no_folder).contains("no-folder cannot be written"));
}
