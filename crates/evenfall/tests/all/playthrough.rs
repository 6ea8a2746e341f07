//! Whole games, step by step, and how many positions can be reached: if a snapshot or a table
//! changes, the game plays otherwise than before.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p sabbat-evenfall --test
//! playthrough` writes the snapshots anew; the change itself shows in their diff.

#![allow(clippy::unwrap_used)]

use evenfall::{Choice, Evenfall};
use kernel::{Chance, Fast, Game, Match, NoLog, Rules, Seed, Shared};
use serde_json::{Value, json};
use std::fmt::Write;

fn dealt(options: &Value, seed: u64) -> Evenfall {
    let chance = Chance::fast(Seed::numbered(seed, 0));
    *Match::<Evenfall>::new(Shared::built_in(), options, vec![], chance).unwrap().game()
}

/// The clans in one line.
fn line(game: &Evenfall) -> String {
    let view = serde_json::to_value(game.view(None)).unwrap();
    let mut line = format!("round {} {}", view["round"], view["phase"].as_str().unwrap());
    for clan in view["clans"].as_array().unwrap() {
        let n = |field: &str| clan[field].as_u64().unwrap();
        let len = |field: &str| clan[field].as_array().unwrap().len();
        write!(
            line,
            " | {}h {}p {}b {}m {}v, {}w {}e, hand {}, coven {}, {}+{} places, {} spec, {} council, {} stones = {}",
            n("herbs"), n("potions"), n("books"), n("mana"), n("vp"), n("witches"), n("elders"),
            n("hand"), n("coven"), len("outer"), len("inner"), len("specialists"), len("council"),
            len("stones"), clan["score"]
        )
        .unwrap();
    }
    line
}

/// Plays cards when it can, and passes only when nothing else is left.
fn pick(choices: &[Choice], dice: &mut Fast) -> Choice {
    let only = |keep: fn(&Choice) -> bool| choices.iter().copied().filter(keep).collect::<Vec<_>>();
    let cards = only(|c| {
        matches!(
            c,
            Choice::Ritual { .. } | Choice::Specialist(_) | Choice::Council(_) | Choice::Token
        )
    });
    let acts = only(|c| !matches!(c, Choice::Pass | Choice::TwoCards | Choice::Enough));
    let from = match dice.below(8) {
        0 => choices,
        1..6 if !cards.is_empty() => &cards,
        _ if !acts.is_empty() => &acts,
        _ => choices,
    };
    from[dice.below(from.len() as u32) as usize]
}

/// Plays a game and writes down each step: seat, question, number of choices, choice, clans.
fn play(options: &Value, seed: u64) -> String {
    let mut game = dealt(options, seed);
    let mut dice = Fast::numbered(seed, 1);
    let mut text = format!("{}\n", line(&game));
    while let Some(seat) = game.turn().seats.first() {
        let choices = game.choices(seat);
        let choice = pick(&choices, &mut dice);
        let prompt = game.prompt(seat).id.trim_start_matches("evenfall-ask-").to_owned();
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
    two_players_under_the_sun: {"seats": 2}, 1;
    two_players_under_the_moon: {"seats": 2, "side": "moon", "clan0": "star", "clan1": "cross"}, 2;
    three_players_under_the_moon: {"seats": 3, "side": "moon", "clan0": "sphere", "clan1": "thorn"}, 3;
    solo_against_the_heir: {"seats": 1, "automa": "heir"}, 4;
}

/// The paths at each depth, with chance fixed per path.
fn paths(game: Evenfall, depth: usize) -> Vec<usize> {
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
    let two = paths(dealt(&json!({"seats": 2}), 11), 4);
    let moon = paths(dealt(&json!({"seats": 4, "side": "moon"}), 12), 3);
    let solo = paths(dealt(&json!({"seats": 1}), 13), 4);
    insta::assert_snapshot!(format!("two {two:?}\nmoon {moon:?}\nsolo {solo:?}"));
}
