//! Whole games, step by step: if a snapshot changes, the game plays otherwise than before.
//!
//! The choices are made by seeded dice, with a liking for spells. After a change that is
//! meant, `INSTA_UPDATE=always cargo test -p sabbat-spellbook --test playthrough` writes the
//! snapshots anew; the change itself shows in their diff.

#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Fast, Game, Rules, Seat};
use serde_json::{Value, json};
use std::fmt::Write;

/// Tokens as letters, or a dash for none.
fn heap(value: &Value) -> String {
    let names: Vec<&str> = value.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    if names.is_empty() { "-".into() } else { names.join(" ") }
}

/// The table in one line.
fn line(game: &SpellBook) -> String {
    let view = serde_json::to_value(game.view(None)).unwrap();
    let mut line = format!("altar {} | tray {}", heap(&view["altar"]), heap(&view["tray"]));
    write!(line, " | bag {}", view["bag"]).unwrap();
    for place in ["held", "caught"] {
        if view[place] != json!([]) {
            write!(line, " | {place} {}", heap(&view[place])).unwrap();
        }
    }
    for (i, player) in view["players"].as_array().unwrap().iter().enumerate() {
        let (pool, familiar) = (heap(&player["pool"]), heap(&player["familiar"]));
        write!(line, " | {i}: {pool} / {familiar} /").unwrap();
        for learned in game.learned_spells(Seat::new(i)) {
            write!(line, " {:?}{}{}", learned.spell, learned.level.number(), learned.token)
                .unwrap();
        }
        write!(line, " = {}", player["score"]).unwrap();
    }
    if let Some(opponent) = view.get("opponent") {
        let (track, below) = (heap(&opponent["track"]), heap(&opponent["below"]));
        write!(line, " | opponent {track} / {below} = {}", opponent["score"]).unwrap();
    }
    line
}

/// Learns and uses spells when it can, stores now and then, and seldom skips.
fn pick(choices: &[Choice], dice: &mut Fast) -> Choice {
    let only = |keep: fn(&Choice) -> bool| choices.iter().copied().filter(keep).collect::<Vec<_>>();
    let spells = only(|c| matches!(c, Learn { .. } | Cast { .. }));
    let acts = only(|c| !matches!(c, Skip | End));
    let spares = only(|c| !matches!(c, Store(_)));
    let from = match dice.below(8) {
        0 => choices,
        1.. if !spells.is_empty() => &spells,
        1..4 if !acts.is_empty() => &acts,
        _ if spares == [Skip] => &spares,
        _ if !acts.is_empty() => &acts,
        _ => choices,
    };
    from[dice.below(from.len() as u32) as usize]
}

/// Plays a game and writes down each step: seat, question, number of choices, choice, table.
fn play(options: Value, seed: u64) -> String {
    let mut game = dealt(options, seed);
    let mut dice = Fast::numbered(seed, 1);
    let mut text = format!("{:?}\n{}\n", game.mix(), line(&game));
    while let Some(seat) = game.turn().seats.first() {
        let choices = game.choices(seat);
        let choice = pick(&choices, &mut dice);
        let prompt = game.prompt(seat).id.trim_start_matches("spellbook-ask-").to_owned();
        go(&mut game, choice, &mut dice);
        let choice = serde_json::to_string(&choice).unwrap();
        writeln!(text, "{seat} {prompt} {}: {choice}\n  {}", choices.len(), line(&game)).unwrap();
    }
    let standing = game.standing();
    for party in &standing.parties {
        let lines: Vec<i32> = party.lines.iter().map(|l| l.points).collect();
        let (score, rank, won) = (party.score, party.rank, party.won);
        writeln!(text, "{lines:?} = {score}, rank {rank}, won: {won}").unwrap();
    }
    text
}

macro_rules! playthroughs {
    ($($name:ident: $options:tt, $seed:literal;)*) => {$(
        #[test]
        fn $name() {
            let text = play(json!($options), $seed);
            assert!(text.len() < 150_000, "{} bytes", text.len());
            insta::assert_snapshot!(text);
        }
    )*};
}

playthroughs! {
    two_players_with_the_first_set: {"seats": 2, "spells": "set1"}, 1;
    two_players_with_the_second_set: {"seats": 2, "spells": "set2"}, 2;
    two_players_with_the_third_set: {"seats": 2, "spells": "set3"}, 3;
    three_players_with_a_classic_mix: {"seats": 3}, 4;
    four_players_with_a_classic_mix: {"seats": 4}, 5;
    solo_with_the_first_set: {"seats": 1, "spells": "set1"}, 6;
    solo_with_the_third_set: {"seats": 1, "spells": "set3", "handicap": 3}, 7;
}
