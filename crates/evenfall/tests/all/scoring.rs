//! Game end and scoring (EV-15).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::Game;
use serde_json::json;

/// The last turn of the game.
fn last_turn() -> SetUp {
    table(2).set("round", json!(3)).clan(1, json!({"passed": true}))
}

/// Who has won, and the ranks.
fn result(set_up: SetUp) -> ([bool; 2], [u8; 2]) {
    let mut table = set_up.start();
    table.play(Pass);
    assert!(table.is_over());
    let parties = table.game.standing().parties;
    ([parties[0].won, parties[1].won], [parties[0].rank, parties[1].rank])
}

/// EV-15.1: hands and resources are worth nothing at the end, and nobody is paid for discarding;
/// mana is kept.
#[test]
fn hands_and_resources_are_worth_nothing() {
    let mut table = last_turn()
        .stock(0, 3, 2, 1, 4)
        .hand(0, "mandrake nightshade")
        .specialists(0, "morrigan_of_the_whispers_a")
        .start();
    table.play(Pass);
    assert!(table.is_over());
    assert_eq!(table.score(0), 2, "Morrigan's own points alone");
    assert_eq!((table.vp(0), table.stock(0)[3]), (0, 4));
    let discarded = |e: &Event| matches!(e, Event::Discarded { .. });
    assert!(!table.events.iter().any(discarded));
}

/// EV-15.2: a stone doubles the ritual on a place of its symbol, one stone on each place; not the
/// points of the place. One that fits nowhere does nothing.
#[test]
fn a_stone_doubles_the_ritual_on_a_fitting_place() {
    let score = |inner: &str, stones: &[&str]| {
        table(2).clan(0, json!({"stones": stones})).inner(0, inner).start().score(0)
    };
    let sanctuary = "sanctuary_b:magic_cauldron"; // a leaf, 3 points; the ritual 3
    assert_eq!(score(sanctuary, &[]), 3 + 3);
    assert_eq!(score(sanctuary, &["leaf"]), 3 + 3 + 3);
    assert_eq!(score(sanctuary, &["leaf", "leaf"]), 3 + 3 + 3, "one on each place");
    assert_eq!(score(sanctuary, &["drop", "flame", "eye"]), 3 + 3, "they fit nowhere");
    assert_eq!(score("sanctuary_b", &["leaf"]), 3, "no ritual, nothing to double");
    assert_eq!(score("cave_b:magic_cauldron", &["leaf"]), 1 + 3, "no symbol");
}

/// EV-15.2: stones do nothing in the Outer Circle.
#[test]
fn a_stone_does_nothing_in_the_outer_circle() {
    let table = table(2)
        .clan(0, json!({"stones": ["leaf"]}))
        .outer(0, "sanctuary_b:magic_cauldron")
        .start();
    assert_eq!(table.score(0), 0);
}

/// EV-15.3: points from play, specialists, the council's game end effects, rituals and places of the
/// Inner Circle. The Outer Circle and a council member's printed points add nothing.
#[test]
fn what_is_added_at_the_end() {
    let table = table(2)
        .clan(0, json!({"vp": 10}))
        .specialists(0, "oberyn_the_warlock_a")
        .council(0, "domovik_a mother_nadia_a")
        .inner(0, "sanctuary_c:mandrake ruins_a:magic_cauldron")
        .outer(0, "sanctuary_a:blooming_lotus")
        .start();
    let lines: Vec<(&str, i32)> =
        table.game.standing().parties[0].lines.iter().map(|l| (l.what, l.points)).collect();
    assert_eq!(
        lines,
        [
            ("evenfall-score-track", 10),
            ("evenfall-score-specialists", 3),
            ("evenfall-score-council", 4),
            ("evenfall-score-rituals", 1 + 3),
            ("evenfall-score-stones", 0),
            ("evenfall-score-places", 2),
        ]
    );
    assert_eq!(table.score(0), 10 + 3 + 4 + 4 + 2);
}

/// EV-15.4: the stones lie where they are worth most, and nobody is asked. Owned stones count for
/// the council whether they fit or not.
#[test]
fn stones_are_put_where_they_are_worth_most() {
    let inner = "ruins_a:mandrake sanctuary_b:philosophers_stone spirit_swamp_b:magic_cauldron";
    let score = |stones: &[&str], council: &str| {
        let mut table = last_turn()
            .clan(0, json!({"stones": stones}))
            .inner(0, inner)
            .council(0, council)
            .start();
        table.play(Pass);
        assert!(table.is_over());
        table.score(0)
    };
    let plain = 1 + 4 + 3 + 3;
    assert_eq!(score(&["leaf"], ""), plain + 4);
    assert_eq!(score(&["leaf", "leaf"], ""), plain + 4 + 3);
    assert_eq!(score(&["leaf", "leaf", "leaf"], ""), plain + 4 + 3 + 1);
    assert_eq!(score(&["drop", "leaf"], "freya_the_seer_b"), plain + 4 + 2 * 2);
}

/// EV-15.5: 90 to 90: more mana wins; with equal mana the victory is shared.
#[test]
fn mana_breaks_the_tie() {
    let with = |vp: [u16; 2], mana: [u8; 2]| {
        let set_up = last_turn()
            .clan(0, json!({"vp": vp[0], "mana": mana[0]}))
            .clan(1, json!({"vp": vp[1], "mana": mana[1]}));
        result(set_up)
    };
    assert_eq!(with([90, 89], [0, 20]), ([true, false], [1, 2]));
    assert_eq!(with([90, 90], [4, 3]), ([true, false], [1, 2]));
    assert_eq!(with([90, 90], [3, 4]), ([false, true], [2, 1]));
    assert_eq!(with([90, 90], [4, 4]), ([true, true], [1, 1]));
}

/// EV-2.5, EV-16.33: on the sun side the Eternal Tree has no harvest, so Alwyn counts nothing there.
#[test]
fn the_eternal_tree_has_no_harvest_symbol_on_the_sun_side() {
    let with = |moon: bool| {
        let set_up = table(2).clan(0, json!({"name": "sphere"}));
        let set_up = set_up.set("moon", json!(moon)).inner(0, "eternal_tree cave_a");
        set_up.council(0, "alwyn_the_greedy_b").start().score(0)
    };
    assert_eq!((with(false), with(true)), (1, 2));
}
