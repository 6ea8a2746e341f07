//! `--cards DIR`, for any game.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Engine, GAME, folder, prints, refused};
use games::{Visitor, visit};
use kernel::{Data, DataFile, Game};
use serde_json::json;
use std::fs;
use std::path::PathBuf;

struct Files;
impl Visitor for Files {
    type Out = &'static [DataFile];
    fn visit<G: Game>(self) -> Self::Out {
        G::Data::FILES
    }
}

/// A folder of cards in which one file of the game has this text.
fn cards(name: &str, text: &str) -> (PathBuf, &'static DataFile) {
    let folder = folder(name);
    let first = &visit(GAME, Files).unwrap()[0];
    fs::create_dir_all(folder.join(GAME)).unwrap();
    fs::write(folder.join(GAME).join(first.name), text).unwrap();
    (folder, first)
}

#[test]
fn the_built_in_files_given_as_cards_change_nothing() {
    let (folder, first) = cards("cards-same", "");
    fs::write(folder.join(GAME).join(first.name), first.text).unwrap();
    let sim = |more: &[&str]| {
        let text = prints(&[&["sim", GAME, "--json", "--games", "50"], more].concat());
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["checksum"].clone()
    };
    assert_eq!(sim(&["--cards", folder.to_str().unwrap()]), sim(&[]));
}

#[test]
fn a_broken_file_is_named_by_every_command() {
    let (folder, first) = cards("cards-broken", "this is no card\n");
    let dir = folder.to_str().unwrap();
    let record = common::folder("cards-record");
    prints(&["sim", GAME, "--games", "1", "--records", record.to_str().unwrap()]);
    let record = record.join(format!("{GAME}-1-0.jsonl"));
    let record = record.to_str().unwrap();
    let commands: [&[&str]; 4] =
        [&["sim", GAME], &["engine"], &["replay", record], &["verify", record]];
    for command in commands {
        let message = refused(&[&["--cards", dir], command].concat());
        let file = folder.join(GAME).join(first.name);
        assert!(message.contains(file.to_str().unwrap()), "{message}");
    }
    assert!(!folder.join("records").exists());
}

#[test]
fn a_folder_without_cards_is_refused() {
    let folder = folder("cards-none");
    let dir = folder.to_str().unwrap();
    for file in visit(GAME, Files).unwrap() {
        assert!(refused(&["sim", GAME, "--cards", dir]).contains(file.name));
    }
    let message = refused(&["engine", "--cards", dir]);
    assert!(message.contains("a folder named after a game") && message.contains(GAME), "{message}");
}

#[test]
fn the_engine_takes_cards() {
    let (folder, first) = cards("cards-engine", "");
    fs::write(folder.join(GAME).join(first.name), first.text).unwrap();
    let mut engine = Engine::start(&["--cards", folder.to_str().unwrap()]);
    engine.ok(json!({ "do": "new", "game": GAME }));
    engine.end();
}
