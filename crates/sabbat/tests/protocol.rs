//! `docs/protocol.md` and the engine agree.

#![allow(clippy::unwrap_used)]

mod common;

use common::Engine;
use games::Code;
use serde_json::{Value, json};

const PAGE: &str = include_str!("../../../docs/protocol.md");

fn commands() -> Vec<String> {
    let (_, message) = Engine::start(&[]).error(json!({ "do": "no such command" }));
    let list = message.split_once("there are: ").unwrap().1;
    list.split(", ").map(str::to_owned).collect()
}

#[test]
fn every_command_has_its_place_and_an_example() {
    let examples: Vec<Value> = PAGE
        .lines()
        .filter_map(|line| line.strip_prefix("> "))
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for command in commands() {
        assert!(PAGE.contains(&format!("### `{command}`\n")), "{command} has no place");
        assert!(examples.iter().any(|e| e["do"] == command.as_str()), "{command} has no example");
    }
    for example in examples {
        let mut engine = Engine::playing("spellbook", json!({}));
        let answer = engine.line(example.to_string().as_bytes());
        assert_eq!(answer["id"], example["id"]);
        // Beside two that need a past, they work as they stand on a game that was just dealt.
        let code = match example["do"].as_str().unwrap() {
            "undo" => "cannot_undo",
            "load" => "bad_record",
            _ => "",
        };
        let error = answer["error"]["code"].as_str().unwrap_or_default();
        assert_eq!(error, code, "{example}: {answer}");
    }
}

#[test]
fn every_error_code_is_listed() {
    let listed = |code: &str| assert!(PAGE.contains(&format!("\n| `{code}` |")), "{code}");
    for code in ["not_json", "too_long", "bad_request", "unknown_command", "no_game", "not_asked"] {
        listed(code);
    }
    for code in Code::ALL {
        listed(json!(code).as_str().unwrap());
    }
}
