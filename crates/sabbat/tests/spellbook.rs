//! What the binary does with SpellBook in particular. The other files hold for any game.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Engine, file, folder, prints, refused};
use serde_json::{Value, json};
use std::fs;

const GAME: &str = "spellbook";

#[test]
fn options_that_do_not_go_together_are_refused() {
    let message = refused(&["sim", GAME, "--set", "handicap=1", "--seats", "2"]);
    assert!(message.contains("\"handicap\"") && message.contains("seats=1"), "{message}");
    let message = refused(&["sim", GAME, "--set", "red=storm"]);
    assert!(message.contains("random, sacrifice, eruption, blaze"), "{message}");
}

#[test]
fn alone_somebody_plays_against_the_rules() {
    let text = prints(&["sim", GAME, "--seats", "1", "--games", "50", "--json"]);
    let report: Value = serde_json::from_str(&text).unwrap();
    for by_seat in ["wins", "mean_score"] {
        let names: Vec<&String> = report[by_seat].as_object().unwrap().keys().collect();
        assert_eq!(names, ["0", "opponent"]);
    }
}

#[test]
fn the_bag_gives_the_tokens_that_were_asked_for() {
    let mut engine = Engine::playing(GAME, json!({}));
    engine.ok(json!({ "do": "dice", "bag": ["Pc", "Pt"] }));
    let seat = engine.ok(json!({ "do": "turn" }))["seats"][0].clone();
    engine.ok(json!({ "do": "play", "seat": seat, "choice": "draw" }));
    let position = engine.position();
    let pool = position["players"][seat.as_u64().unwrap() as usize]["pool"].as_array().unwrap();
    assert!(pool.contains(&json!("Pc")) && pool.contains(&json!("Pt")), "{pool:?}");
    assert!(engine.record().contains("\"scripted\":true"));
}

#[test]
fn a_roll_that_cannot_be_is_answered_with_the_tokens_that_can() {
    let mut engine = Engine::playing(GAME, json!({}));
    engine.ok(json!({ "do": "dice", "bag": ["Xx"] }));
    let seat = engine.ok(json!({ "do": "turn" }))["seats"][0].clone();
    let play = json!({ "do": "play", "seat": seat, "choice": "draw" });
    let (code, message) = engine.error(play);
    assert_eq!(code, "bad_dice");
    assert!(message.starts_with("\"Xx\" cannot be rolled from bag") && message.contains("Pc"));
}

#[test]
fn what_a_position_leaves_out_is_in_the_bag() {
    let mut engine = Engine::playing(GAME, json!({}));
    engine.walk(10);
    let whole = engine.position();
    let mut short = whole.clone();
    short.as_object_mut().unwrap().remove("bag");
    engine.ok(json!({ "do": "set", "position": short }));
    assert_eq!(engine.position(), whole);

    let altar = short["altar"].as_array_mut().unwrap();
    let token = altar.remove(0);
    engine.ok(json!({ "do": "set", "position": short }));
    let count = |position: &Value| {
        position["bag"].as_array().unwrap().iter().filter(|t| **t == token).count()
    };
    assert_eq!(count(&engine.position()), count(&whole) + 1);
}

#[test]
fn records_of_corrected_cards_need_these_cards() {
    let folder = folder("spellbook-cards");
    fs::create_dir_all(folder.join(GAME)).unwrap();
    let built_in = include_str!("../../spellbook/data/boards.ron");
    let corrected = built_in.replace("start_pool: (value: 2,", "start_pool: (value: 3,");
    assert_ne!(corrected, built_in);
    file(&folder.join(GAME), "boards.ron", &corrected);
    let cards = folder.to_str().unwrap();
    prints(&["sim", GAME, "--games", "1", "--records", cards, "--cards", cards]);
    let record = folder.join("spellbook-1-0.jsonl");
    let record = record.to_str().unwrap();
    assert!(prints(&["verify", record, "--cards", cards]).ends_with("verified\n"));
    for command in ["verify", "replay"] {
        let message = refused(&[command, record]);
        assert!(message.contains("line 1: made with other data"), "{message}");
        assert!(message.contains("boards.ron") && message.contains("--cards DIR"), "{message}");
    }
}

#[test]
fn a_mistake_in_the_cards_is_reported_with_its_line() {
    let folder = folder("spellbook-broken");
    fs::create_dir_all(folder.join(GAME)).unwrap();
    let built_in = include_str!("../../spellbook/data/boards.ron");
    let broken = built_in.replace("pool_limit: (value: 9,", "pool_limit: (value: many,");
    let path = file(&folder.join(GAME), "boards.ron", &broken);
    let message = refused(&["sim", GAME, "--cards", folder.to_str().unwrap()]);
    assert!(message.starts_with(&format!("{path}, line 5: ")), "{message}");
}

/// An id that has no words shows in angle brackets.
#[test]
fn everything_has_words_in_every_language() {
    let folder = folder("spellbook-words");
    let dir = folder.to_str().unwrap();
    prints(&["sim", GAME, "--seats", "4", "--games", "20", "--records", dir]);
    for number in 0..20 {
        let record = folder.join(format!("spellbook-1-{number}.jsonl"));
        for lang in ["en", "pl", "it"] {
            let story = prints(&["replay", record.to_str().unwrap(), "--lang", lang]);
            assert!(!story.contains('⟨'), "{story}");
        }
    }
}
