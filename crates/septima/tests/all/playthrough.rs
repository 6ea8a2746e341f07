//! Whole games, step by step, and how many positions can be reached: if a snapshot or a table
//! changes, the game plays otherwise than before.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p sabbat-septima --test all
//! playthrough` writes the snapshots anew; the change itself shows in their diff.

#![allow(clippy::unwrap_used)]

use kernel::{Chance, Fast, Game, Match, NoLog, Rules, Seed, Shared};
use septima::{Choice, Septima};
use serde_json::{Value, json};
use std::fmt::Write;

fn dealt(options: &Value, seed: u64) -> Septima {
    let chance = Chance::fast(Seed::numbered(seed, 0));
    *Match::<Septima>::new(Shared::built_in(), options, vec![], chance).unwrap().game()
}

/// The players in one line.
fn line(game: &Septima) -> String {
    let view = serde_json::to_value(game.view(None)).unwrap();
    let name = |field: &str| view[field].as_str().unwrap().to_owned();
    let mut line = format!("{} {} {}", name("season"), view["phase"], name("stage"));
    for player in view["players"].as_array().unwrap() {
        let n = |field: &str| player[field].as_i64().unwrap();
        let len = |field: &str| player[field].as_array().unwrap().len();
        let sum = |field: &str| -> u64 {
            player[field].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum()
        };
        let at = |field: &str| player[field].as_str().unwrap_or("-").to_owned();
        write!(
            line,
            " | {}w {}s {}g {}p {}c, {}+{}, {} {} {}, coven {}, spells {}/{}",
            n("wisdom"),
            n("suspicion"),
            sum("stock"),
            sum("potions"),
            n("charms"),
            n("crowd"),
            n("supply"),
            at("leader"),
            at("marker"),
            player["levels"],
            len("coven"),
            len("ready"),
            len("spells")
        )
        .unwrap();
    }
    line
}

/// Does something when it can, and goes on only when nothing else is left, or now and then.
fn pick(choices: &[Choice], dice: &mut Fast) -> Choice {
    let idle = |c: &Choice| {
        matches!(
            c,
            Choice::Stay
                | Choice::GoOn
                | Choice::End
                | Choice::Enough
                | Choice::Refuse
                | Choice::Face
        )
    };
    let acts: Vec<Choice> = choices.iter().copied().filter(|c| !idle(c)).collect();
    let from = if dice.below(8) == 0 || acts.is_empty() { choices } else { &acts };
    from[dice.below(from.len() as u32) as usize]
}

/// Plays a game and writes down each step: seat, question, number of choices, choice, players.
fn play(options: &Value, seed: u64) -> String {
    let mut game = dealt(options, seed);
    let mut dice = Fast::numbered(seed, 1);
    let mut text = format!("{}\n", line(&game));
    while let Some(seat) = game.turn().seats.first() {
        let choices = game.choices(seat);
        let choice = pick(&choices, &mut dice);
        let prompt = game.prompt(seat).id.trim_start_matches("septima-ask-").to_owned();
        game.play(seat, choice, &mut dice, &mut NoLog).unwrap();
        let choice = serde_json::to_string(&choice).unwrap();
        writeln!(text, "{seat} {prompt} {}: {choice}\n  {}", choices.len(), line(&game)).unwrap();
    }
    for party in &game.standing().parties {
        let lines: Vec<i32> = party.lines.iter().map(|l| l.points).collect();
        writeln!(text, "{lines:?} = {}, rank {}, won: {}", party.score, party.rank, party.won)
            .unwrap();
    }
    text
}

macro_rules! playthroughs {
    ($($name:ident: $options:tt, $seed:literal;)*) => {$(
        #[test]
        fn $name() {
            let text = play(&json!($options), $seed);
            assert!(text.len() < 200_000, "{} bytes", text.len());
            insta::assert_snapshot!(text);
        }
    )*};
}

playthroughs! {
    two_players_in_full: {"seats": 2}, 1;
    two_players_without_chance: {"seats": 2, "hunter": "open", "trial": "open"}, 2;
    three_players_in_full: {"seats": 3}, 3;
    four_players_in_basic: {"seats": 4, "mode": "basic"}, 4;
}

/// The paths at each depth, with chance fixed per path.
fn paths(game: Septima, depth: usize) -> Vec<usize> {
    let mut level = vec![(game, 0x5EED_u64)];
    let mut table = vec![1];
    for _ in 0..depth {
        let mut next = Vec::new();
        for (game, path) in &level {
            let Some(seat) = game.turn().seats.first() else { continue };
            for (i, choice) in game.choices(seat).into_iter().enumerate() {
                let mut dice = Fast::numbered(*path, i as u64);
                let mut after = *game;
                after.apply(seat, choice, &mut dice, &mut NoLog);
                next.push((after, dice.bits()));
            }
        }
        table.push(next.len());
        level = next;
    }
    table
}

#[test]
fn paths_from_the_deal() {
    let two = paths(dealt(&json!({"seats": 2}), 11), 5);
    let four = paths(dealt(&json!({"seats": 4}), 12), 4);
    let basic = paths(dealt(&json!({"seats": 2, "mode": "basic"}), 13), 5);
    insta::assert_snapshot!(format!("two {two:?}\nfour {four:?}\nbasic {basic:?}"));
}
