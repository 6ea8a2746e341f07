//! `sabbat sim`, for any game.

#![allow(clippy::unwrap_used)]

mod common;

use common::{GAME, folder, prints, refused};
use serde_json::Value;
use std::fs;

fn sim(more: &[&str]) -> Value {
    let text = prints(&[&["sim", GAME, "--json", "--games", "200"], more].concat());
    assert_eq!(text.lines().count(), 1);
    serde_json::from_str(&text).unwrap()
}

/// Everything but times.
fn timeless(mut report: Value) -> Value {
    let report_map = report.as_object_mut().unwrap();
    report_map.retain(|name, _| name != "seconds" && !name.ends_with("_per_second"));
    report
}

#[test]
fn json_is_one_object_with_all_fields() {
    let report = sim(&["--threads", "1"]);
    let names: Vec<&String> = report.as_object().unwrap().keys().collect();
    assert_eq!(
        names,
        [
            "game",
            "options",
            "games",
            "choices",
            "choices_per_game",
            "decisions",
            "mean_legal_choices",
            "seconds",
            "choices_per_second",
            "decisions_per_second",
            "games_per_second",
            "wins",
            "mean_score",
            "wins_by_turn_order",
            "checksum",
        ]
    );
    assert_eq!(report["game"], GAME);
    assert_eq!(report["games"], 200);
    let number = |name: &str| report[name].as_f64().unwrap();
    assert!(number("choices") >= number("decisions") && number("decisions") > 0.0);
    assert!((number("choices_per_game") * 200.0 - number("choices")).abs() < 0.5);
    assert!(number("mean_legal_choices") > 1.0);
    assert!(number("choices_per_second") > 0.0 && number("seconds") > 0.0);
    let seats = report["options"]["seats"].as_u64().unwrap() as usize;
    assert!(report["wins"].as_object().unwrap().len() >= seats);
    assert!(report["mean_score"]["0"].is_number());
    assert!(report["wins_by_turn_order"].as_array().unwrap().len() >= seats);
    let checksum = report["checksum"].as_str().unwrap();
    assert!(checksum.len() == 16 && checksum.bytes().all(|b| b.is_ascii_hexdigit()));
}

#[test]
fn threads_and_records_change_nothing_but_times() {
    let one = timeless(sim(&["--threads", "1"]));
    assert_eq!(timeless(sim(&["--threads", "2"])), one);
    assert_eq!(timeless(sim(&["--threads", "3"])), one);
    let folder = folder("sim-records").join("made/on/the/way");
    let records = ["--threads", "2", "--records", folder.to_str().unwrap()];
    assert_eq!(timeless(sim(&records)), one);
    assert_eq!(fs::read_dir(folder).unwrap().count(), 200);
    assert_ne!(sim(&["--seed", "2"])["checksum"], one["checksum"]);
}

#[test]
fn tables_have_a_row_for_each_game_seat_and_choice() {
    let folder = folder("sim-tables").join("made/on/the/way");
    let tables = ["--threads", "2", "--parquet", folder.to_str().unwrap()];
    let (with, without) = (sim(&tables), sim(&[]));
    assert_eq!(with["checksum"], without["checksum"]);
    let seats = with["options"]["seats"].as_u64().unwrap();
    assert_eq!(common::rows(&folder), [200, 200 * seats, with["choices"].as_u64().unwrap()]);
    assert_eq!(fs::read_dir(folder).unwrap().count(), 3);
}

/// Bots are named by seat; their thoughts are the same on any number of threads.
#[test]
fn a_bot_of_each_kind_plays() {
    let bots = |threads: &str| {
        let with = ["--seats", "2", "--bots", "greedy,random", "--threads", threads];
        let text = prints(&[&["sim", GAME, "--json", "--games", "40"][..], &with].concat());
        timeless(serde_json::from_str(&text).unwrap())
    };
    let report = bots("1");
    assert!(report["wins"]["0"].as_u64() > report["wins"]["1"].as_u64());
    assert_eq!(bots("2"), report);
}

#[test]
fn without_json_it_prints_a_table() {
    let text = prints(&["sim", GAME, "--games", "20"]);
    for word in [GAME, "games", "choices", "decisions", "mean score", "checksum"] {
        assert!(text.contains(word), "{word} is missing in {text}");
    }
}

#[test]
fn wrong_input_is_refused_with_what_would_be_right() {
    let wrong = |more: &[&str]| refused(&[&["sim", GAME], more].concat());
    assert_eq!(
        refused(&["sim", "chess"]),
        format!("there is no game \"chess\"; there are: {}", games::IDS.join(", "))
    );
    assert!(wrong(&["--bots", "clever"]).contains("there are: random, apprentice, greedy"));
    assert!(wrong(&["--bots", "random,random,random,random,random"]).contains("5 bots"));
    assert!(wrong(&["--seats", "99"]).contains("option \"seats\" cannot be \"99\"; it can be: "));
    assert!(wrong(&["--seats", "two"]).contains("it can be: "));
    assert!(wrong(&["--set", "moon=full"]).contains("there is no option \"moon\"; there are: "));
    assert!(wrong(&["--set", "seats"]).contains("option=value"));
    assert!(wrong(&["--set", "seats=2", "--seats", "2"]).contains("given twice"));
}

#[test]
fn wrong_numbers_are_refused_too() {
    for wrong in [["--games", "0"], ["--games", "-1"], ["--threads", "0"], ["--seed", "x"]] {
        let output = common::sabbat(&[&["sim", GAME][..], &wrong].concat());
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(common::stderr(&output).contains(wrong[1]), "{wrong:?}");
    }
}

#[test]
fn records_and_tables_that_cannot_be_written_are_refused() {
    let place = common::file(&folder("sim-no-folder"), "a-file", "");
    let message = refused(&["sim", GAME, "--records", &place]);
    assert!(message.contains("a-file cannot be written"), "{message}");
    let message = refused(&["sim", GAME, "--parquet", &place]);
    assert!(message.contains("a-file cannot be written"), "{message}");
}

#[test]
fn its_help_has_examples() {
    let help = prints(&["--help"]);
    assert!(help.contains("Examples:") && help.contains("sabbat sim"), "{help}");
}

#[test]
fn alone_it_serves_the_table_and_says_where() {
    use std::io::{BufRead, BufReader};
    let folder = tempfile::tempdir().unwrap();
    let mut server = std::process::Command::new(env!("CARGO_BIN_EXE_sabbat"))
        .env("SABBAT_ADDR", "127.0.0.1:0")
        .current_dir(folder.path())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(line.starts_with("Sabbat is at http://127.0.0.1:"), "{line}");
    assert!(folder.path().join("sabbat.db").exists());
}
