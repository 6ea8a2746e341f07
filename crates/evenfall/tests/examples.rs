//! The examples of the rulebook, with their own numbers.

mod common;
use common::*;
use serde_json::json;

/// EV-5.1, EV-5.2: two witches go to the Central Mountains, the Spirit Swamp to the Outer Circle.
#[test]
fn discovering_the_spirit_swamp_takes_two_witches() {
    let mut table = table(2).slots(Central, "spirit_swamp_a cave_a ruins_a").start();
    table.play(Discover(place("spirit_swamp_a")));
    assert_eq!(table.clan(0, "witches"), 2);
    assert_eq!(table.see()["regions"][1]["witches"], json!([2, 0]));
    assert_eq!(table.circle(0, "outer"), ["spirit_swamp_a"]);
    assert_eq!(table.see()["regions"][1]["places"], json!([null, "cave_a", "ruins_a"]));
    assert_eq!(table.refusal(Discover(place("cave_a"))), ("evenfall-no-action-done", "EV-4.1"));
}

/// EV-7.2 to EV-7.4: the Chalice of Transmutation on the Spirit Swamp: the cost, then 1 herb, and
/// 2 points because it is an artifact.
#[test]
fn the_chalice_is_bound_to_the_spirit_swamp() {
    let mut table = table(2)
        .stock(0, 1, 2, 0, 0)
        .outer(0, "spirit_swamp_a")
        .hand(0, "chalice_of_transmutation")
        .start();
    table.play(play_ritual("chalice_of_transmutation", "spirit_swamp_a"));
    assert_eq!(table.stock(0), [1, 0, 0, 0, 2]);
    table.done();
}

/// EV-13.5 to EV-13.9: 6 against 6; both draw a card and score 3; more mana wins.
#[test]
fn a_tie_in_the_north_goes_to_the_higher_dial() {
    let mut table = table(2)
        .stock(0, 0, 0, 0, 4)
        .stock(1, 0, 0, 0, 3)
        .clan(0, json!({"witches": 3, "elders": 3, "passed": true}))
        .clan(1, json!({"witches": 1}))
        .field(North, [1, 3, 0, 0], [1, 0, 0, 0])
        .stones(North, "drop leaf flame eye")
        .set("first", json!(1))
        .set("round", json!(3))
        .start()
        .draws("moon_hare mandrake");
    table.play(Pass);
    table.play_as(0, Dial(4)).play_as(1, Dial(3));
    assert_eq!((table.vp(0), table.vp(1)), (3, 3));
    assert_eq!((table.hand(0), table.hand(1)), (1, 1));
    assert_eq!((table.stock(0)[3], table.stock(1)[3]), (0, 0));
    table.play(Stone(Gem::Flame));
    assert_eq!(table.clan(0, "stones"), json!(["flame"]));
    assert_eq!(table.see()["first"], 0);
}
