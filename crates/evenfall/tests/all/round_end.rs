//! Round End (EV-14).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use serde_json::{Value, json};

/// Seat 0 has the turn, all others have passed: its pass ends the phase.
fn last_turn(seats: usize) -> SetUp {
    (1..seats).fold(table(seats), |s, seat| s.clan(seat, json!({"passed": true})))
}

/// EV-14.1: Round End effects in turn order from the marker holder.
#[test]
fn round_end_effects_go_round_the_table() {
    let mut table = last_turn(3)
        .set("round", json!(3))
        .set("first", json!(1))
        .set("active", json!(0))
        .council(0, "lin_and_ember_b")
        .outer(1, "cave_a")
        .council(1, "old_yusuf_a")
        .council(2, "morrigan_of_the_whispers_b")
        .start()
        .draws("mandrake nightshade moon_hare");
    table.play(Pass);
    assert_eq!((table.turn().index(), table.hand(2), table.vp(0)), (1, 0, 0));
    table.play(Transfer(place("cave_a")));
    assert_eq!(table.turn().index(), 0);
    assert_eq!((table.hand(2), table.vp(2), table.vp(0)), (3, 1, 1));
    table.plays([Gain(Herb), Gain(Herb)]);
    assert!(table.is_over());
    table.done();
}

/// EV-14.1: each owner chooses the order of his effects: a Transfer first makes one ritual more for
/// Domovik to count.
#[test]
fn the_owner_chooses_the_order_of_his_round_end_effects() {
    let start = || {
        let mut table = last_turn(2)
            .set("round", json!(3))
            .council(0, "old_yusuf_a domovik_a")
            .inner(0, "cave_a:mandrake")
            .outer(0, "cave_b:moon_hare")
            .start();
        table.play(Pass);
        table
    };
    let (yusuf, domovik) = (Resolve(card("old_yusuf_a")), Resolve(card("domovik_a")));
    let mut first = start();
    assert_eq!(first.choices().len(), 2);
    first.play(yusuf).play(Transfer(place("cave_b")));
    assert_eq!((first.vp(0), first.is_over()), (2, true));
    let mut last = start();
    last.play(domovik).play(Transfer(place("cave_b")));
    assert_eq!((last.vp(0), last.is_over()), (1, true));
}

/// EV-14.1, EV-14.3: three figures in regions at the end of round 3: Tariq counts them where they
/// stand, Morrigan gives a point and three cards. Figures do not return, slots are not refilled.
#[test]
fn the_third_round_ends_with_its_effects() {
    let mut table = last_turn(2)
        .set("round", json!(3))
        .clan(0, json!({"witches": 2, "elders": 3, "token": false}))
        .council(0, "morrigan_of_the_whispers_b tariq_of_the_portals_a")
        .hand(0, "rune_blade")
        .field(North, [1, 0, 0, 0], [1, 0, 0, 0])
        .field(Central, [1, 0, 0, 0], [0; 4])
        .slots(North, "cave_a - cave_b")
        .start()
        .draws("mandrake nightshade moon_hare");
    table.play(Pass).play(Resolve(card("tariq_of_the_portals_a")));
    assert!(table.is_over());
    assert_eq!((table.vp(0), table.score(0)), (3 + 1, 4), "hands are worth nothing");
    assert_eq!((table.clan(0, "witches"), table.clan(0, "elders")), (json!(2), json!(3)));
    assert_eq!(table.see()["regions"][0]["places"], json!(["cave_a", null, "cave_b"]));
    assert_eq!((&table.see()["round"], table.clan(0, "token")), (&json!(3), json!(false)));
    table.done();
}

/// EV-14.2: rounds 1 and 2: slots are refilled, figures come home, also from other clans'
/// specialists, tokens and turned cards are fresh, the marker of the round moves; all else is kept.
#[test]
fn a_round_is_cleared_away() {
    for round in [1, 2] {
        let mut set_up = last_turn(2)
            .set("round", json!(round))
            .stock(0, 1, 2, 3, 4)
            .clan(0, json!({"witches": 1, "elders": 2, "token": false, "coven": 5, "vp": 7}))
            .clan(0, json!({"copied": ["hoa_the_harvester_a"], "stones": ["eye"]}))
            .clan(0, json!({"turned": ["ines_the_herbalist_a"]}))
            .clan(1, json!({"token": false}))
            .specialists(0, "ines_the_herbalist_a")
            .specialists(1, "hoa_the_harvester_a")
            .inner(0, "ruins_a:pillar_of_energy:1:0:0:1")
            .outer(0, "ruins_b:owl_of_wisdom:0:1:1:0")
            .hand(0, "rune_blade")
            .field(North, [1, 0, 0, 0], [0; 4])
            .slots(North, "cave_a - cave_b")
            .slots(Central, "cave_c cave_d -");
        set_up.position["regions"][1]["user"] = json!(1);
        let mut table = set_up.start().places("sanctuary_a sanctuary_b");
        table.will_draw("mandrake nightshade moon_hare blood_moon mana_surge brewing_toad");
        table
            .will_draw("thorn_hedge weeping_willow bat_swarm white_stag time_loop raven_messenger");
        table.play(Pass).play(Dial(0)).play(Dial(0));
        let see = table.see();
        assert_eq!((&see["round"], &see["phase"]), (&json!(round + 1), &json!("action")));
        assert_eq!(see["regions"][0]["places"], json!(["cave_a", "sanctuary_a", "cave_b"]));
        assert_eq!(see["regions"][1]["places"], json!(["cave_c", "cave_d", "sanctuary_b"]));
        assert_eq!(see["regions"][1]["user"], Value::Null);
        assert_eq!(see["regions"][0]["witches"], json!([0, 0]));
        let clan = &see["clans"][0];
        assert_eq!((&clan["witches"], &clan["elders"]), (&json!(4), &json!(4)));
        assert_eq!((&clan["copied"], &clan["turned"]), (&json!([]), &json!([])));
        assert_eq!((&clan["token"], &see["clans"][1]["token"]), (&json!(true), &json!(true)));
        assert_eq!((&clan["coven"], &clan["stones"]), (&json!(5), &json!(["eye"])));
        assert_eq!(
            (&clan["inner"][0]["sickles"], &clan["outer"][0]["orbs"]),
            (&json!(1), &json!(1))
        );
        assert_eq!(
            (&clan["inner"][0]["elders"], &clan["outer"][0]["witches"]),
            (&json!(0), &json!(0))
        );
        // Kept, and the income of the new round: 6 cards, 3 Knowledge, 2 mana.
        assert_eq!((table.stock(0), table.hand(0)), ([1, 2, 3 + 3, 4 + 2, 7], 1 + 6));
        assert!(table.offers(Token) && table.offers(Turn(person("ines_the_herbalist_a"))));
        table.done();
    }
}

/// EV-14.1, EV-14.2: effects of the round's end come before the refill: a place that Yusuf moves is
/// already in the Inner Circle when the slots are filled.
#[test]
fn effects_come_before_the_clearing() {
    let mut table =
        last_turn(2).outer(0, "cave_a").council(0, "old_yusuf_a").slots(North, "- - -").start();
    table.play(Pass);
    assert_eq!(table.see()["regions"][0]["places"], json!([null, null, null]));
    assert_eq!(table.see()["round"], 1);
    assert_eq!(table.choices(), [Transfer(place("cave_a")), Enough]);
}
