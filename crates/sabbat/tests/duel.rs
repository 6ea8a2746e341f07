//! `sabbat duel`, and the engine's `bot` and `hint`.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Engine, GAME, SEED, folder, prints, refused, stderr, stdout};
use serde_json::{Value, json};
use std::process::{Command, Stdio};
use std::time::Duration;

fn duel(more: &[&str]) -> Value {
    let bots = ["search:iterations=10", "random", "--game", GAME, "--seats", "2", "--json"];
    serde_json::from_str(&prints(&[&["duel"], &bots[..], more].concat())).unwrap()
}

/// At budgets in walks, everything but times follows from the seed.
#[test]
fn a_duel_is_the_same_from_the_same_seed() {
    let (one, two) = (duel(&["--deals", "4"]), duel(&["--deals", "4", "--threads", "2"]));
    assert_eq!(one["contests"], two["contests"]);
    assert_eq!(one["contests"][0]["games"], 8);
    assert!(one["contests"][0]["win_share"]["mean"].as_f64().unwrap() > 0.5);
    assert!(one["bots"][1]["elo"].as_f64().unwrap() < 0.0);
    assert_ne!(one["contests"], duel(&["--deals", "4", "--seed", "2"])["contests"]);
}

#[test]
fn a_duel_keeps_records() {
    let folder = folder("duel-records").join("of/the/duel");
    duel(&["--deals", "2", "--records", folder.to_str().unwrap()]);
    let files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    assert_eq!(files.len(), 4);
    for file in files {
        prints(&["verify", file.to_str().unwrap()]);
    }
}

#[test]
fn a_duel_keeps_tables() {
    let folder = folder("duel-tables");
    let report = duel(&["--deals", "2", "--parquet", folder.to_str().unwrap()]);
    let [games, seats, choices] = common::rows(&folder);
    assert_eq!((games, seats), (4, 8));
    let decisions: u64 =
        [0, 1].map(|bot| report["bots"][bot]["decisions"].as_u64().unwrap()).iter().sum();
    assert!(choices >= decisions && decisions > 0);
}

/// Whoever has seen enough gets a report of what has been played.
#[test]
fn an_interrupted_duel_tells_what_it_has_found() {
    let folder = folder("duel-interrupted");
    let records = folder.to_str().unwrap();
    let words = ["duel", "--game", GAME, "--seats", "2", "greedy", "random", "--json"];
    let words = [&words[..], &["--deals", "1000000", "--records", records]].concat();
    let mut duel = Command::new(env!("CARGO_BIN_EXE_sabbat"));
    let duel = duel.args(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // The first record shows that it has begun.
    while folder.read_dir().unwrap().next().is_none() {
        std::thread::sleep(Duration::from_millis(5));
    }
    let kill = format!("kill -INT {}", duel.id());
    let kill = Command::new("sh").args(["-c", &kill]).status().unwrap();
    assert!(kill.success());
    let output = duel.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(stderr(&output).contains("finishing the deals that have begun"));
    let report: Value = serde_json::from_str(stdout(&output)).unwrap();
    assert_eq!(report["stopped"], true);
    let games = report["contests"][0]["games"].as_u64().unwrap();
    assert_eq!(folder.read_dir().unwrap().count() as u64, games);
}

#[test]
fn without_json_it_prints_a_table() {
    let text = prints(&["duel", "--game", GAME, "--deals", "2", "apprentice", "random"]);
    for word in [GAME, "apprentice", "random", "wins of the first", "Elo", "milliseconds"] {
        assert!(text.contains(word), "{word} is missing in {text}");
    }
}

#[test]
fn wrong_input_is_refused_with_what_would_be_right() {
    let wrong = |bots: &[&str]| refused(&[&["duel", "--game", GAME], bots].concat());
    assert!(wrong(&["random", "clever"]).contains("there are: random, apprentice, greedy"));
    assert!(wrong(&["random", "search:depth=3"]).contains("names are: iterations, ms"));
    assert!(wrong(&["random", "random", "--seats", "1"]).contains("at least 2 seats"));
}

/// The engine's bot chooses what its hint names first, and nothing is played.
#[test]
fn the_engine_has_bots() {
    let mut engine = Engine::playing(GAME, json!({ "seats": 2 }));
    let turn = engine.ok(json!({ "do": "turn" }));
    let (seat, position) = (turn["seats"][0].clone(), engine.ok(json!({ "do": "position" })));
    let choices = engine.ok(json!({ "do": "choices", "seat": seat }));
    let ask = |what: &str| json!({ "do": what, "seat": seat, "iterations": 60, "seed": SEED });
    let hint = engine.ok(ask("hint"));
    assert_eq!(engine.ok(ask("bot"))["choice"], hint["choice"]);
    let alternatives = hint["alternatives"].as_array().unwrap();
    assert_eq!(alternatives.len(), choices.as_array().unwrap().len());
    assert_eq!(alternatives[0]["choice"], hint["choice"]);
    let shares: f64 = alternatives.iter().map(|a| a["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    assert!(alternatives[0]["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)));
    assert_eq!(engine.ok(json!({ "do": "position" })), position);
    let other = 1 - seat.as_u64().unwrap();
    let error = |engine: &mut Engine, more: Value| engine.error(more).0;
    assert_eq!(error(&mut engine, json!({ "do": "bot", "seat": other })), "not_asked");
    let both = json!({ "do": "bot", "seat": seat, "level": "greedy", "ms": 5 });
    assert_eq!(error(&mut engine, both), "bad_request");
    let unknown = json!({ "do": "hint", "seat": seat, "level": "clever" });
    assert_eq!(error(&mut engine, unknown), "bad_request");
}
