//! `sabbat replay` and `sabbat verify`, for any game.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Engine, GAME, SEED, file, folder, prints, refused};
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The record of a simulated game, as a file and as its text.
fn simulated(name: &str) -> (PathBuf, String, String) {
    let folder = folder(name);
    prints(&["sim", GAME, "--games", "1", "--seed", "5", "--records", folder.to_str().unwrap()]);
    let path = folder.join(format!("{GAME}-5-0.jsonl"));
    let text = fs::read_to_string(&path).unwrap();
    (folder, path.to_str().unwrap().to_owned(), text)
}

#[test]
fn a_simulated_game_is_verified() {
    let (_, path, text) = simulated("verify-sim");
    let report = prints(&["verify", &path]);
    let choices = text.lines().count() - 2;
    assert!(report.contains(&format!("{choices}: each was offered")), "{report}");
    assert!(report.ends_with("verified\n"), "{report}");
}

#[test]
fn a_game_is_told_step_by_step_in_every_language() {
    let (_, path, text) = simulated("replay-sim");
    let entries = text.lines().count() - 2;
    let mut told = Vec::new();
    for lang in ["en", "pl", "it"] {
        let story = prints(&["replay", &path, "--lang", lang]);
        let steps = (1..=entries).filter(|n| story.contains(&format!("\n{n}. ")));
        assert_eq!(steps.count(), entries);
        told.push(story);
    }
    assert!(told[0].contains("Final standing\n1. random (seat "), "{}", told[0]);
    assert_ne!(told[0], told[1]);
    assert_ne!(told[1], told[2]);
    assert!(refused(&["replay", &path, "--lang", "de"]).contains("en (English)"));
}

#[test]
fn a_record_can_come_from_standard_input() {
    let (_, _, text) = simulated("verify-stdin");
    let mut process = Command::new(env!("CARGO_BIN_EXE_sabbat"))
        .args(["verify", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    process.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    assert!(process.wait().unwrap().success());
}

#[test]
fn a_game_of_people_with_undos_is_verified_too() {
    let mut engine = Engine::start(&[]);
    engine.ok(json!({
        "do": "new", "game": GAME, "seed": SEED, "players": ["Anna"], "words": ["owl", "cat"],
    }));
    let mut undone = false;
    while let Some((seat, choices)) = engine.question() {
        let play = json!({ "do": "play", "seat": seat, "choice": choices[choices.len() / 2] });
        engine.ok(play.clone());
        if engine.ask(json!({ "do": "undo", "seat": seat })).get("ok").is_some() {
            engine.ok(play);
            undone = true;
        }
    }
    let path = file(&folder("verify-live"), "live.jsonl", &engine.record());
    assert!(prints(&["verify", &path]).ends_with("verified\n"));
    let story = prints(&["replay", &path]);
    assert!(story.contains("Anna (seat 0)"), "{story}");
    assert_eq!(story.contains("takes the last choice back"), undone, "{story}");
}

/// Writes the closing line anew, as somebody would who wants to hide what he altered.
fn resealed(text: &str) -> String {
    let mut record = kernel::Record::parse(&open(text)).unwrap();
    let end: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    let mut closing: kernel::Closing = serde_json::from_value(end["end"].clone()).unwrap();
    closing.digest = record.digest(closing.seed, &closing.standing);
    record.closing = Some(closing);
    record.to_text()
}

/// The record without its closing line.
fn open(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.pop();
    lines.join("\n") + "\n"
}

#[test]
fn altered_records_are_refused_at_their_line() {
    let (folder, _, text) = simulated("verify-altered");
    let write = |text: &str| file(&folder, "altered.jsonl", text);
    let altered = text.replacen("\"seat\":0", "\"seat\":1", 1);
    let message = refused(&["verify", &write(&altered)]);
    assert!(message.contains("altered.jsonl: line ") && message.contains("altered"), "{message}");

    // With a new digest, the choices, the rolls and the standing still tell.
    let message = refused(&["verify", &write(&resealed(&altered))]);
    assert!(message.contains("altered.jsonl: line "), "{message}");
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let roll = header["deal"][0].to_string();
    let (source, range) = (&header["deal"][0][0], header["deal"][0][1].as_u64().unwrap());
    let other = (header["deal"][0][2].as_u64().unwrap() + 1) % range;
    let rolled = text.replacen(&roll, &json!([source, range, other]).to_string(), 1);
    let message = refused(&["verify", &write(&resealed(&rolled))]);
    assert!(message.contains("line "), "{message}");
    let scored = text.replace("\"rank\":1,", "\"rank\":9,");
    let message = refused(&["verify", &write(&resealed(&scored))]);
    assert!(message.contains("standing"), "{message}");
    let seed = format!("\"seed\":\"{SEED}\"");
    let at = text.find("\"seed\":\"").unwrap();
    let reseeded = text.replacen(&text[at..at + seed.len()], &seed, 1);
    let message = refused(&["verify", &write(&resealed(&reseeded))]);
    assert!(message.contains("committed"), "{message}");
}

#[test]
fn cut_records_are_refused_and_open_ones_only_replayed() {
    let (folder, _, text) = simulated("verify-cut");
    let write = |text: &str| file(&folder, "cut.jsonl", text);
    let middle = open(&text).len() - 9;
    let message = refused(&["replay", &write(&text[..middle])]);
    assert!(message.contains("the line is cut off"), "{message}");
    let message = refused(&["verify", &write(&open(&text))]);
    assert!(message.contains("cannot be verified") && message.contains("closing line"));
    prints(&["replay", &write(&open(&text))]);
    let half: Vec<&str> = text.lines().take(5).collect();
    let story = prints(&["replay", &write(&half.join("\n"))]);
    assert!(story.contains("the game is not over"), "{story}");
    assert!(refused(&["replay", &write("")]).contains("the record is empty"));
    assert!(refused(&["replay", &write("{}")]).contains("line 1"));
    assert!(refused(&["verify", &write("nonsense")]).contains("header of a record"));
}

#[test]
fn what_is_not_there_or_not_ours_is_named() {
    let (folder, _, text) = simulated("verify-foreign");
    let write = |text: &str| file(&folder, "foreign.jsonl", text);
    assert!(refused(&["verify", "nowhere.jsonl"]).starts_with("nowhere.jsonl: cannot be read"));
    let named = |game: &str| format!("\"game\":\"{game}\"");
    let other = open(&text).replacen(&named(GAME), &named("chess"), 1);
    assert!(refused(&["replay", &write(&other)]).contains("there is no game \"chess\""));
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let data = header["data"].as_str().unwrap();
    let other = open(&text).replacen(data, &"0".repeat(64), 1);
    let message = refused(&["replay", &write(&other)]);
    assert!(message.contains("other data") && message.contains("--cards DIR"), "{message}");
    fs::write(folder.join("bytes.jsonl"), [0xff, 0xfe]).unwrap();
    let bytes = folder.join("bytes.jsonl");
    assert!(refused(&["verify", bytes.to_str().unwrap()]).contains("not UTF-8"));
}

#[test]
fn scripted_rolls_and_starts_by_hand_cannot_be_verified() {
    let folder = folder("verify-scripted");
    let mut engine = Engine::playing(GAME, json!({}));
    let source = engine.ok(json!({ "do": "games" }))[0]["sources"][0].clone();
    engine.ok(json!({ "do": "dice", "rolls": { source.as_str().unwrap(): [0] } }));
    engine.walk(usize::MAX);
    let path = file(&folder, "scripted.jsonl", &engine.record());
    assert!(refused(&["verify", &path]).contains("scripted by hand"));
    assert!(prints(&["replay", &path]).contains("[rolls set by hand]"));

    let mut engine = Engine::playing(GAME, json!({}));
    let position = engine.position();
    engine.ok(json!({ "do": "set", "position": position }));
    engine.walk(5);
    let path = file(&folder, "by-hand.jsonl", &engine.record());
    assert!(refused(&["verify", &path]).contains("set up by hand"));
    assert!(prints(&["replay", &path]).contains("set up by hand"));
}
