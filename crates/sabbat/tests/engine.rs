//! `sabbat engine`, for any game.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Engine, GAME, SEED};
use serde_json::{Value, json};

fn playing() -> Engine {
    Engine::playing(GAME, json!({}))
}

#[test]
fn it_lists_the_games_with_their_options() {
    let mut engine = Engine::start(&[]);
    let answer = engine.line(br#"{"id":1,"do":"games"}"#);
    assert_eq!(answer["id"], 1);
    let game = &answer["ok"][0];
    assert_eq!(game["game"], GAME);
    assert!(game["options"].as_array().unwrap().iter().any(|o| o["name"] == "seats"));
    engine.end();
}

#[test]
fn a_game_is_played_from_the_deal_to_its_end() {
    let mut engine = playing();
    engine.walk(usize::MAX);
    assert_eq!(engine.ok(json!({ "do": "turn" })), json!({ "seats": [] }));
    assert_eq!(engine.ok(json!({ "do": "choices", "seat": 0 })), json!([]));
    let standing = engine.ok(json!({ "do": "standing" }));
    assert_eq!(standing["over"], true);
    let (code, _) = engine.error(json!({ "do": "undo", "seat": 0 }));
    assert_eq!(code, "cannot_undo");
    engine.end();
}

#[test]
fn the_same_seed_gives_the_same_game_and_no_seed_another() {
    let (mut one, mut two) = (playing(), playing());
    one.walk(20);
    two.walk(20);
    assert_eq!(one.record(), two.record());
    let commitment = |engine: &mut Engine, request| engine.ok(request)["commitment"].clone();
    let unseeded = json!({ "do": "new", "game": GAME });
    let first = commitment(&mut one, unseeded.clone());
    assert_ne!(first, commitment(&mut two, unseeded));
}

#[test]
fn what_is_no_request_is_answered_and_the_conversation_goes_on() {
    let mut engine = Engine::start(&[]);
    let deep = [&b"["[..]; 5000].concat();
    let lines: [&[u8]; 7] = [b"", b"nonsense", b"{", b"\xff\xfe", b"[1]", b"\"do\"", &deep];
    for line in lines {
        let answer = engine.line(line);
        assert_eq!(answer["id"], Value::Null);
        let code = answer["error"]["code"].as_str().unwrap();
        assert!(["not_json", "bad_request"].contains(&code), "{answer}");
        assert!(answer["error"]["message"].as_str().unwrap().contains("\"do\":\"games\""));
    }
    let mut long = vec![b' '; (16 << 20) + 1];
    assert_eq!(engine.line(&long)["error"]["code"], "too_long");
    long.truncate(16 << 20);
    assert_eq!(engine.line(&long)["error"]["code"], "not_json");
    assert!(engine.ok(json!({ "do": "games" })).is_array());
    engine.end();
}

#[test]
fn ids_come_back_as_they_were() {
    let mut engine = Engine::start(&[]);
    for id in [json!(1.5), json!("x"), json!(null), json!({ "a": [1] })] {
        let request = json!({ "id": id, "do": "games" });
        assert_eq!(engine.line(request.to_string().as_bytes())["id"], id);
    }
    assert_eq!(engine.line(br#"{"do":"games"}"#)["id"], Value::Null);
}

#[test]
fn wrong_requests_say_what_would_be_right() {
    let mut engine = Engine::start(&[]);
    let (code, message) = engine.error(json!({ "do": "dance" }));
    assert_eq!(code, "unknown_command");
    assert!(message.contains("games, new, turn, choices, play"), "{message}");
    assert_eq!(engine.error(json!({})).0, "bad_request");
    for command in ["turn", "choices", "play", "set", "record", "undo", "log"] {
        assert_eq!(engine.error(json!({ "do": command })).0, "no_game");
    }
    let mut wrong = |more: Value| {
        let mut request = json!({ "do": "new", "game": GAME });
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        engine.error(request)
    };
    assert_eq!(wrong(json!({ "game": "chess" })).0, "unknown_game");
    assert_eq!(wrong(json!({ "options": { "seats": 99 } })).0, "bad_options");
    assert_eq!(wrong(json!({ "options": [] })).0, "bad_options");
    assert_eq!(wrong(json!({ "seed": "abc" })).0, "bad_request");
    assert_eq!(wrong(json!({ "sead": SEED })).0, "bad_request");
    assert_eq!(wrong(json!({ "dice": { "no such source": [1] } })).0, "bad_dice");
    assert_eq!(engine.error(json!({ "do": "turn" })).0, "no_game");
}

#[test]
fn a_refused_choice_changes_nothing() {
    let mut engine = playing();
    engine.walk(3);
    let before = engine.position();
    let (seat, _) = engine.question().unwrap();
    let nonsense = json!({ "no such": "choice" });
    for (seat, choice, code) in [
        (seat.clone(), nonsense.clone(), "bad_choice"),
        (json!(7), nonsense.clone(), "no_seat"),
        (json!(-1), nonsense.clone(), "bad_request"),
    ] {
        for command in ["play", "why", "say"] {
            let request = json!({ "do": command, "seat": seat, "choice": choice });
            assert_eq!(engine.error(request).0, code, "{command}");
        }
    }
    assert_eq!(engine.position(), before);
}

#[test]
fn every_choice_is_explained_in_words_in_every_language() {
    let mut engine = playing();
    let (seat, choices) = engine.question().unwrap();
    for lang in ["en", "pl", "it"] {
        let prompt = engine.ok(json!({ "do": "prompt", "seat": seat, "lang": lang }));
        assert!(prompt["id"].is_string() && prompt["words"].is_string());
        for choice in &choices {
            let about = json!({ "do": "say", "seat": seat, "choice": choice, "lang": lang });
            assert!(engine.ok(about)["words"].is_string());
        }
    }
    let why = json!({ "do": "why", "seat": seat, "choice": choices[0] });
    assert_eq!(engine.ok(why), Value::Null);
    let (code, message) = engine.error(json!({ "do": "prompt", "seat": seat, "lang": "xx" }));
    assert_eq!(code, "bad_request");
    assert!(message.contains("en (English)"), "{message}");
}

#[test]
fn another_seat_may_not_choose_and_hears_why() {
    let mut engine = playing();
    // A moment at which some seat is not to choose.
    loop {
        let (seat, choices) = engine.question().expect("a game has turns");
        let turn = engine.ok(json!({ "do": "turn" }));
        if turn["seats"] == json!([seat]) && choices.len() > 1 {
            let other = if seat == 0 { 1 } else { 0 };
            let request = json!({ "do": "why", "seat": other, "choice": choices[0] });
            assert_eq!(engine.ok(request)["id"], "kernel-not-your-turn");
            assert_eq!(engine.ok(json!({ "do": "choices", "seat": other })), json!([]));
            let play = json!({ "do": "play", "seat": other, "choice": choices[0] });
            assert_eq!(engine.error(play).0, "refused");
            return;
        }
        engine.ok(json!({ "do": "play", "seat": seat, "choice": choices[0] }));
    }
}

#[test]
fn undo_goes_back_to_the_position_before() {
    let mut engine = playing();
    let mut undone = 0;
    for step in 0..60 {
        let Some((seat, choices)) = engine.question() else { break };
        let before = engine.position();
        let choice = &choices[step % choices.len()];
        let play = json!({ "do": "play", "seat": seat, "choice": choice });
        engine.ok(play.clone());
        let undo = engine.ask(json!({ "do": "undo", "seat": seat }));
        if undo.get("ok").is_some() {
            assert_eq!(engine.position(), before);
            engine.ok(play);
            undone += 1;
        } else {
            assert_eq!(undo["error"]["code"], "cannot_undo");
        }
    }
    assert!(undone > 0, "something can be undone in every game");
    assert!(engine.record().contains("{\"undo\":"));
}

#[test]
fn a_record_loads_again_and_goes_on_alike() {
    let mut one = playing();
    one.walk(15);
    let record = one.record();
    let mut two = Engine::start(&[]);
    let loaded = two.ok(json!({ "do": "load", "record": record }));
    assert_eq!(loaded["turn"], one.ok(json!({ "do": "turn" })));
    assert_eq!(two.position(), one.position());
    one.walk(usize::MAX);
    two.walk(usize::MAX);
    assert_eq!(one.record(), two.record());
    let log = |engine: &mut Engine, request| engine.ok(request);
    assert_eq!(log(&mut one, json!({ "do": "log" })), log(&mut two, json!({ "do": "log" })));
}

#[test]
fn an_open_record_goes_on_with_its_seed() {
    let mut one = playing();
    one.walk(5);
    let open = one.ok(json!({ "do": "record", "closed": false }));
    assert!(!open.as_str().unwrap().contains(SEED));
    let mut two = Engine::start(&[]);
    two.ok(json!({ "do": "load", "record": open, "seed": SEED }));
    assert_eq!(two.record(), one.record());
    let other = SEED.replace('7', "8");
    let (code, message) = two.error(json!({ "do": "load", "record": open, "seed": other }));
    assert_eq!(code, "bad_record");
    assert!(message.contains("committed"), "{message}");
}

#[test]
fn a_bad_record_is_refused_and_the_game_stays() {
    let mut engine = playing();
    engine.walk(6);
    let (before, record) = (engine.position(), engine.record());
    let cut = &record[..record.len() / 2];
    let tampered = record.replacen("\"seat\":0", "\"seat\":1", 1);
    for bad in ["", "nonsense", cut, &tampered] {
        let (code, message) = engine.error(json!({ "do": "load", "record": bad }));
        assert_eq!(code, "bad_record");
        assert!(message.starts_with("line "), "{message}");
    }
    assert_eq!(engine.position(), before);
}

#[test]
fn a_position_can_be_set_again() {
    let mut engine = playing();
    engine.walk(8);
    let position = engine.position();
    let view = engine.ok(json!({ "do": "view", "seat": 0 }));
    engine.walk(6);
    engine.ok(json!({ "do": "set", "position": position }));
    assert_eq!(engine.position(), position);
    assert_eq!(engine.ok(json!({ "do": "view", "seat": 0 })), view);
    for bad in [json!(null), json!([]), json!({ "moon": 1 }), json!("x")] {
        assert_eq!(engine.error(json!({ "do": "set", "position": bad })).0, "bad_position");
    }
    assert_eq!(engine.position(), position);
    engine.walk(usize::MAX);
    let record = engine.record();
    Engine::start(&[]).ok(json!({ "do": "load", "record": record }));
}

#[test]
fn scripted_dice_are_rolled_and_marked() {
    let mut engine = playing();
    let games = engine.ok(json!({ "do": "games" }));
    let source = games[0]["sources"][0].as_str().unwrap().to_owned();
    engine.ok(json!({ "do": "dice", "rolls": { source.clone(): [0, 0, 0] } }));
    engine.walk(usize::MAX);
    let record = engine.record();
    let scripted = record.lines().find(|line| line.contains("\"scripted\":true")).unwrap();
    let entry: Value = serde_json::from_str(scripted).unwrap();
    let rolls = entry["rolls"].as_array().unwrap();
    assert!(rolls.iter().any(|roll| roll[0] == source.as_str() && roll[2] == 0), "{entry}");
    engine.ok(json!({ "do": "load", "record": record }));
}

#[test]
fn a_roll_that_cannot_be_is_refused_and_can_be_given_up() {
    let mut engine = playing();
    let games = engine.ok(json!({ "do": "games" }));
    let source = games[0]["sources"][0].as_str().unwrap().to_owned();
    engine.ok(json!({ "do": "dice", source.clone(): [1_000_000] }));
    loop {
        let (seat, choices) = engine.question().expect("some choice rolls");
        let before = engine.position();
        let play = json!({ "do": "play", "seat": seat, "choice": choices[choices.len() - 1] });
        let answer = engine.ask(play.clone());
        if answer["error"]["code"] == "bad_dice" {
            let message = answer["error"]["message"].as_str().unwrap();
            assert!(message.contains(&source) && message.contains("one of"), "{message}");
            assert_eq!(engine.position(), before);
            engine.ok(json!({ "do": "dice" }));
            engine.ok(play);
            return;
        }
    }
}

#[test]
fn a_spectator_sees_no_more_than_the_seats() {
    let mut engine = playing();
    engine.walk(4);
    let view = |engine: &mut Engine, seat: Value| engine.ok(json!({ "do": "view", "seat": seat }));
    assert!(view(&mut engine, json!(0)).is_object());
    assert_eq!(view(&mut engine, Value::Null), engine.ok(json!({ "do": "view" })));
    for request in [json!({ "do": "log" }), json!({ "do": "log", "seat": null, "lang": "pl" })] {
        assert!(engine.ok(request).is_array());
    }
    assert_eq!(engine.error(json!({ "do": "view", "seat": 9 })).0, "no_seat");
}

#[test]
fn nobody_reading_is_no_failure() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let mut process = Command::new(env!("CARGO_BIN_EXE_sabbat"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(process.stdout.take());
    let mut to = process.stdin.take().unwrap();
    let _ = to.write_all(b"{\"do\":\"games\"}\n{\"do\":\"games\"}\n");
    drop(to);
    let output = process.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(common::stderr(&output), "");
}
