//! How many positions can be reached: if a table changes, the rules have changed.
//!
//! Every path of choices from a deal is followed. Chance is fixed per path: each choice is made with
//! dice that are seeded by the path so far, so that the tables never depend on the order of walking.

#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Fast, Game, Rules};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The paths and the distinct positions at each depth.
fn count(game: SpellBook, depth: usize) -> Vec<(usize, usize)> {
    let mut level = vec![(game, 0x5EED_u64)];
    let mut table = vec![(1, 1)];
    let mut choices = Vec::new();
    for _ in 0..depth {
        let mut next = Vec::new();
        for (game, path) in &level {
            let Some(seat) = game.turn().seats.first() else { continue };
            game.choices_into(seat, &mut choices);
            for (i, choice) in choices.iter().enumerate() {
                let mut dice = Fast::numbered(*path, i as u64);
                let mut after = *game;
                after.apply(seat, *choice, &mut dice, &mut kernel::NoLog);
                next.push((after, dice.bits()));
            }
        }
        let text = |g: &SpellBook| serde_json::to_string(g).unwrap();
        let distinct: BTreeSet<String> = next.iter().map(|(g, _)| text(g)).collect();
        table.push((next.len(), distinct.len()));
        level = next;
    }
    table
}

fn deal(options: Value) -> SpellBook {
    dealt(options, 11)
}

/// A table in the middle of a game, with a spell for each phase and much to choose.
fn midgame(spells: [(Spell, &str); 4]) -> SpellBook {
    let mut set = table(2)
        .pool(0, "Rc Rt Rs Gt Kt Ys")
        .pool(1, "Wc Bt")
        .familiar(0, "Pc Kt")
        .familiar(1, "Gc")
        .altar("Gc Kc Bc Wt Ps Gt")
        .tray("Yc Yt Rs Bs");
    for (seat, (spell, token)) in spells.into_iter().enumerate() {
        set = set.knows(if seat == 3 { 1 } else { 0 }, spell, L4, token);
    }
    set.start().game
}

#[test]
fn two_players_from_the_deal() {
    assert_eq!(
        count(deal(json!({"seats": 2, "spells": "set1"})), 6),
        [(1, 1), (7, 7), (27, 27), (29, 29), (192, 192), (727, 727), (755, 755)]
    );
}

#[test]
fn four_players_from_the_deal() {
    assert_eq!(
        count(deal(json!({"seats": 4, "spells": "set3"})), 6),
        [(1, 1), (7, 7), (27, 27), (29, 29), (192, 192), (728, 728), (755, 755)]
    );
}

#[test]
fn solo_from_the_deal() {
    assert_eq!(
        count(deal(json!({"seats": 1, "spells": "set2", "handicap": 2})), 5),
        [(1, 1), (9, 9), (34, 34), (34, 34), (211, 211), (1813, 1812)]
    );
}

#[test]
fn a_midgame_of_the_first_set() {
    use Spell::*;
    let spells = [(Levitation, "Pt"), (Purification, "Gs"), (TimeTravel, "Wt"), (Sacrifice, "Rc")];
    assert_eq!(count(midgame(spells), 4), [(1, 1), (10, 10), (89, 89), (449, 449), (1877, 1766)]);
}

#[test]
fn a_midgame_of_the_second_set() {
    use Spell::*;
    let spells = [(Sharing, "Pt"), (Cure, "Gs"), (Storm, "Wt"), (Focus, "Kc")];
    assert_eq!(count(midgame(spells), 4), [(1, 1), (10, 10), (88, 88), (429, 429), (2197, 2188)]);
}

#[test]
fn a_midgame_of_the_third_set() {
    use Spell::*;
    let spells = [(Divination, "Pt"), (Clone, "Ws"), (Mirage, "Bt"), (Growth, "Gc")];
    assert_eq!(count(midgame(spells), 4), [(1, 1), (10, 10), (96, 96), (441, 426), (1976, 1861)]);
}
