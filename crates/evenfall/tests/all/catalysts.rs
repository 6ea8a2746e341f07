//! Catalysts and the Coven track (EV-11).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use serde_json::{Value, json};

/// Seat 0 has the turn, all others have passed.
fn alone() -> SetUp {
    table(2).clan(1, json!({"passed": true}))
}

/// Sickles and orbs on a place of seat 0.
fn on(table: &Table, circle: &str, n: usize) -> [u64; 2] {
    let place = &table.clan(0, circle)[n];
    ["sickles", "orbs"].map(|f| place[f].as_u64().unwrap())
}

fn with_mana(on: &str, kind: Kind) -> Choice {
    Choice::Catalyst { place: place(on), kind, mana: true }
}

/// EV-11.1: one action builds a mix of catalysts in both circles, one on each slot.
#[test]
fn one_action_builds_a_mix_in_both_circles() {
    let mut table = alone()
        .stock(0, 3, 2, 0, 0)
        .outer(0, "cave_a:space_distortion")
        .inner(0, "ruins_a:mandrake")
        .start();
    table.play(Build);
    assert!(table.refusal(Enough).1.is_empty(), "at least one catalyst is built");
    table.play(build("cave_a", Sickle)).play(build("cave_a", Orb));
    assert!(!table.offers(build("cave_a", Sickle)), "both slots are taken");
    table.play(build("ruins_a", Sickle));
    assert_eq!((on(&table, "outer", 0), on(&table, "inner", 0)), ([1, 1], [1, 0]));
    assert_eq!(table.stock(0), [1, 0, 0, 2, 0]);
    assert!(!table.offers(Build), "one build action in a turn");
}

/// EV-11.1: without a free slot, without a ritual or without the means nothing can be built; the
/// rituals of others do not count.
#[test]
fn nothing_can_be_built_without_a_slot_or_means() {
    let no = ("evenfall-no-cannot-build", "EV-11.1");
    let full = alone().stock(0, 5, 5, 0, 0).outer(0, "cave_a:mandrake:1:0").start();
    assert_eq!(full.refusal(Build), no);
    let bare = alone().stock(0, 5, 5, 0, 0).outer(0, "cave_a").outer(1, "cave_b:mandrake").start();
    assert_eq!(bare.refusal(Build), no);
    let poor = alone().stock(0, 0, 1, 9, 9).outer(0, "cave_a:mandrake").start();
    assert_eq!(poor.refusal(Build), no);
}

/// EV-11.2: a sickle costs 1 herb and an orb 2 potions; one orb more is too much.
#[test]
fn a_sickle_costs_a_herb_and_an_orb_two_potions() {
    let mut table = alone().stock(0, 1, 3, 0, 0).outer(0, "cave_a:sun_wheel_wreath").start();
    table.play(Build).play(build("cave_a", Sickle));
    assert!(!table.offers(build("cave_a", Sickle)), "no herb is left");
    table.play(build("cave_a", Orb));
    assert_eq!(table.stock(0), [0, 1, 0, 2, 0]);
    assert_eq!(on(&table, "outer", 0), [1, 1]);
}

/// EV-11.2: the Coven steps come after all catalysts: both orbs stand before the first bonus.
#[test]
fn coven_steps_come_last() {
    let mut table = alone().stock(0, 1, 4, 0, 0).outer(0, "cave_a:space_distortion").start();
    table.play(Build).play(build("cave_a", Orb));
    assert_eq!(table.stock(0)[3], 0, "no step while more is to be built");
    assert_eq!(table.clan(0, "coven"), 0);
    table.play(build("cave_a", Orb));
    assert_eq!(table.clan(0, "coven"), 2);
    assert_eq!(table.stock(0), [1, 0, 0, 2, 3]);
}

/// EV-11.2, EV-16.19: with Ludo an orb for 2 potions, an orb for 3 mana and a sickle for 2 mana;
/// then two steps: 2 mana and 3 points.
#[test]
fn ludo_mixes_mana_and_resources() {
    let mut table = alone()
        .stock(0, 0, 2, 0, 5)
        .outer(0, "cave_a:sun_wheel_wreath")
        .specialists(0, "ludo_the_glassblower_a")
        .start();
    table.play(Build);
    table.play(with_mana("cave_a", Sickle)).play(build("cave_a", Orb));
    assert_eq!(table.stock(0), [0, 0, 0, 3, 0]);
    table.play(with_mana("cave_a", Orb));
    assert_eq!(table.stock(0), [0, 0, 0, 2, 3]);
    assert_eq!(on(&table, "outer", 0), [1, 2]);
    let mut without = alone().stock(0, 1, 2, 0, 5).outer(0, "cave_a:sun_wheel_wreath").start();
    without.play(Build);
    assert!(!without.offers(with_mana("cave_a", Sickle)), "only Ludo takes mana");
}

/// EV-11.2: 3 mana pay for one orb; the 2 mana of its step do not help to pay a second one.
#[test]
fn the_bonus_of_a_step_pays_for_nothing_in_the_same_action() {
    let mut table = alone()
        .stock(0, 0, 0, 0, 3)
        .outer(0, "cave_a:space_distortion")
        .specialists(0, "ludo_the_glassblower_a")
        .start();
    table.play(Build).play(with_mana("cave_a", Orb));
    assert_eq!(table.stock(0), [0, 0, 0, 2, 0]);
    assert_eq!(on(&table, "outer", 0), [0, 1]);
    assert!(table.offers(End), "the action is over");
}

/// EV-11.3: a sickle repeats the harvest of its place; an orb yields nothing then.
#[test]
fn sickles_harvest_again_and_orbs_do_not() {
    let mut table = alone()
        .outer(0, "cave_a:mandrake:1:0 ruins_a:moon_hare:0:1 sanctuary_b:space_distortion:2:0")
        .start();
    table.play(Token);
    // 2 potions, 1 Knowledge, 3 herbs; and the herb and the potion of the token.
    assert_eq!(table.stock(0), [4, 3, 1, 0, 0]);
}

/// EV-11.3, EV-16.4: Mother Nadia removes the Healing Moss with its sickle; the elder comes back and
/// the place is free. Removing is no discarding, and a new ritual is bound anew.
#[test]
fn a_catalyst_leaves_with_its_ritual() {
    let mut table = alone()
        .stock(0, 0, 0, 1, 0)
        .clan(0, json!({"elders": 3}))
        .inner(0, "spirit_swamp_a:healing_moss:1:0:0:1")
        .specialists(0, "mother_nadia_a morrigan_of_the_whispers_a")
        .hand(0, "mandrake")
        .start();
    table.play(Turn(person("mother_nadia_a")));
    assert_eq!(table.stock(0), [1, 1, 1, 0, 2]);
    assert_eq!(table.clan(0, "elders"), 4);
    assert_eq!(table.clan(0, "inner")[0]["ritual"], Value::Null);
    assert_eq!(on(&table, "inner", 0), [0, 0]);
    assert_eq!(table.see()["discard"], json!([]));
    table.play(play_ritual("mandrake", "spirit_swamp_a"));
    assert_eq!(table.stock(0), [1, 3, 0, 0, 3]);
}

/// EV-11.3, EV-16.13: Arcane Knot on the Alchemist's Tower: the bonus puts a sickle on one slot, the
/// knot an orb on the other, and the orb makes its step. The Golden Sickle has one slot: the second
/// sickle is lost.
#[test]
fn a_binding_bonus_builds_first() {
    let set_up = |card: &str| {
        alone().stock(0, 1, 2, 1, 0).outer(0, "alchemists_tower_d").hand(0, card).start()
    };
    let mut knot = set_up("arcane_knot");
    knot.play(play_ritual("arcane_knot", "alchemists_tower_d"));
    assert_eq!(on(&knot, "outer", 0), [1, 1]);
    assert_eq!((knot.clan(0, "coven"), knot.stock(0)), (json!(1), [1, 0, 0, 2, 0]));
    let mut sickle = set_up("golden_sickle");
    sickle.play(play_ritual("golden_sickle", "alchemists_tower_d"));
    assert_eq!(on(&sickle, "outer", 0), [1, 0]);
    assert!(sickle.offers(End), "nothing more is asked");
}

/// EV-11.4: each step gives the bonus of the space that it reaches, one after the other.
#[test]
fn the_singing_bell_takes_two_steps() {
    let mut table = alone()
        .stock(0, 0, 2, 2, 0)
        .clan(0, json!({"coven": 1}))
        .outer(0, "cave_a")
        .hand(0, "singing_bell")
        .start();
    table.play(play_ritual("singing_bell", "cave_a"));
    assert_eq!(table.stock(0), [0, 0, 0, 0, 3]);
    assert_eq!(table.clan(0, "coven"), 3);
    table.play(Transfer(place("cave_a")));
    assert_eq!(table.circle(0, "inner"), ["cave_a"]);
}

/// EV-11.4: at the end of the track a step is worth 2 points, and is an advance for triggers.
#[test]
fn beyond_the_last_space_a_step_is_worth_two_points() {
    let mut table = alone()
        .stock(0, 0, 2, 2, 0)
        .clan(0, json!({"coven": 7}))
        .outer(0, "cave_a")
        .council(0, "zofia_of_the_orbs_a")
        .hand(0, "singing_bell")
        .start();
    table.play(play_ritual("singing_bell", "cave_a"));
    assert_eq!(table.clan(0, "coven"), 8);
    // The last space 6, beyond it 2, and 1 for each of the two advances.
    assert_eq!(table.vp(0), 6 + 2 + 2);
}

/// EV-11.4: the eight spaces of the sun side, one after the other.
#[test]
fn the_bonuses_of_the_coven_track() {
    let step = |coven: u8| {
        let mut table = alone()
            .stock(0, 0, 1, 0, 0)
            .clan(0, json!({"coven": coven}))
            .outer(0, "cave_a:choirs_cauldron")
            .start()
            .draws("mandrake nightshade");
        table.play(use_ritual("choirs_cauldron", Witch));
        table
    };
    assert_eq!(step(0).stock(0), [0, 0, 0, 2, 1]);
    assert_eq!(step(1).stock(0), [0, 0, 0, 0, 4]);
    assert_eq!(step(2).choices(), [Transfer(place("cave_a")), Enough]);
    assert_eq!(step(3).hand(0), 2);
    assert_eq!(step(4).stock(0), [0, 0, 0, 0, 5]);
    assert_eq!(step(5).choices(), [Transfer(place("cave_a")), Enough]);
    assert_eq!(step(6).choices(), [Gain(Herb), Gain(Potion), Gain(Book)]);
    assert_eq!(step(7).stock(0), [0, 0, 0, 0, 7]);
    assert_eq!(step(8).stock(0), [0, 0, 0, 0, 3]);
}
