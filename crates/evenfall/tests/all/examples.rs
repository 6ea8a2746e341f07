//! The examples of the rulebook, with their own numbers.
#![allow(clippy::unwrap_used)]

use crate::common;
use crate::common::*;
use kernel::{Chance, Game, Match, Script, Seat, Seed, Shared};
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

/// EV-3.2: a clan with its 3 herbs and 3 potions scouts: 6 cards, 3 Knowledge and 2 mana.
#[test]
fn scouting_brings_cards_knowledge_and_mana() {
    let options = json!({"clan0": "star", "clan1": "thorn"});
    let chance = Chance::fast(Seed::numbered(1, 0));
    let new = Match::<Evenfall>::new(Shared::built_in(), &options, vec![], chance).unwrap();
    let table = Table { game: *new.game(), dice: Script::new(), events: Vec::new() };
    for seat in 0..2 {
        assert_eq!((table.stock(seat), table.hand(seat)), ([3, 3, 3, 2, 0], 6));
    }
}

/// EV-6.1 to EV-6.3: the token with three places in the Outer Circle, which yield a herb, a potion
/// and 2 mana, and then 1 herb and 1 potion; a second time in the round it is refused.
#[test]
fn the_clan_token_harvests_three_places() {
    let mut table = table(2)
        .outer(0, "spirit_swamp_b cave_a mystic_spring_a")
        .inner(0, "nqobantu_crater")
        .start();
    table.play(Token);
    assert_eq!(table.stock(0), [2, 2, 0, 2, 0]);
    assert_eq!(table.clan(0, "token"), false);
    table.plays([End, Pass]);
    assert_eq!(table.refusal(Token), ("evenfall-no-token-exhausted", "EV-6.1"));
}

/// EV-8.1, EV-5.4: Irena and Stray for 2 Knowledge and 1 herb; in the next turn the Cave is
/// discovered and harvested.
#[test]
fn irena_and_stray_harvest_the_discovered_place() {
    let mut table = table(2)
        .stock(0, 1, 0, 2, 0)
        .hand(0, "irena_and_stray_a")
        .clan(0, json!({"witches": 1}))
        .field(Central, [3, 0, 0, 0], [0; 4])
        .slots(North, "cave_a")
        .start();
    table.play(Specialist(person("irena_and_stray_a")));
    assert_eq!(table.stock(0), [0; 5]);
    table.plays([End, Pass, Discover(place("cave_a")), Harvest(place("cave_a"))]);
    assert_eq!(table.stock(0), [0, 1, 0, 0, 0]);
    assert_eq!(table.clan(0, "witches"), 0);
}

/// EV-9.1, EV-9.2: Irena in the council for 1 Knowledge, 1 herb and 1 potion: 2 points for each
/// discovery, and no harvest; the next member costs 2 of each.
#[test]
fn irena_in_the_council_scores_for_discoveries() {
    let mut table = table(2)
        .stock(0, 1, 1, 1, 0)
        .hand(0, "irena_and_stray_a irena_and_stray_b")
        .slots(North, "spirit_swamp_a cave_a")
        .start();
    table.play(Council(person("irena_and_stray_a")));
    assert_eq!(table.stock(0), [0; 5]);
    table.plays([End, Pass, Discover(place("spirit_swamp_a"))]);
    assert_eq!((table.stock(0), table.choices()), ([0, 0, 0, 0, 2], vec![End]));
    let next = |herbs, potions, books| {
        let set = common::table(2).stock(0, herbs, potions, books, 0);
        let set = set.council(0, "irena_and_stray_a").hand(0, "irena_and_stray_b");
        set.start().offers(Council(person("irena_and_stray_b")))
    };
    assert!(next(2, 2, 2));
    assert!(!next(1, 2, 2) && !next(2, 1, 2) && !next(2, 2, 1));
}

/// EV-10.1, EV-10.6: a witch on the Northern Lakes: 1 card is discarded for 3 Knowledge.
#[test]
fn the_northern_lakes_turn_a_card_into_knowledge() {
    let mut table = table(2).hand(0, "moon_hare nightshade mandrake").start();
    table.plays([use_region(North, Witch), Discard(card("nightshade")), Gain(Book)]);
    assert_eq!((table.hand(0), table.stock(0)), (2, [0, 0, 3, 0, 0]));
    assert_eq!(table.see()["regions"][0]["user"], 0);
    assert_eq!(table.clan(0, "witches"), 3);
    table.plays([End, Pass]);
    let again = use_region(North, Witch);
    assert_eq!(table.refusal(again), ("evenfall-no-space-taken", "EV-10.4"));
}

/// EV-6.5: a token with an empty Outer Circle: its owner has 1 herb and 1 potion, and then Alwyn's
/// owner a resource of his choice.
#[test]
fn alwyn_gains_when_an_opponent_uses_the_token() {
    let mut table = table(2).specialists(1, "alwyn_the_greedy_a").start();
    table.play(Token);
    assert_eq!((table.stock(0), table.stock(1)), ([1, 1, 0, 0, 0], [0; 5]));
    assert_eq!(table.turn(), Seat::new(1));
    table.play(Gain(Potion));
    assert_eq!((table.stock(1), table.turn()), ([0, 1, 0, 0, 0], Seat::new(0)));
    table.plays([End, Token]);
    assert_eq!(table.stock(1), [1, 2, 0, 0, 0], "nothing for one's own token");
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

/// EV-10.3, EV-10.5: an elder on the Chalice of Transmutation pays 2 herbs and takes one resource of
/// each kind and a point. In the Outer Circle the same is refused.
#[test]
fn an_elder_uses_the_chalice() {
    let start = |inner: bool| {
        let set_up = table(2).stock(0, 2, 0, 0, 0);
        let circle = "spirit_swamp_a:chalice_of_transmutation";
        if inner { set_up.inner(0, circle).start() } else { set_up.outer(0, circle).start() }
    };
    let mut inner = start(true);
    inner.play(use_ritual("chalice_of_transmutation", Elder));
    inner.plays([Gain(Herb), Gain(Potion), Gain(Book)]);
    assert_eq!(inner.stock(0), [1, 1, 1, 0, 1]);
    assert_eq!(inner.clan(0, "elders"), 3);
    let refused = start(false).refusal(use_ritual("chalice_of_transmutation", Elder));
    assert_eq!(refused, ("evenfall-no-elder-outside", "EV-10.3"));
}

/// The table after two sickles on Space Distortion and an orb on the Pillar of Energy.
fn after_building() -> Table {
    let mut table = table(2)
        .stock(0, 2, 2, 0, 0)
        .clan(0, json!({"coven": 2}))
        .outer(0, "spirit_swamp_a:space_distortion sanctuary_a:pillar_of_energy")
        .start();
    table.play(Build);
    // The order of the places in the box.
    table.play(build("sanctuary_a", Orb));
    table.play(build("spirit_swamp_a", Sickle));
    table.play(build("spirit_swamp_a", Sickle));
    table
}

/// EV-11.1 to EV-11.4: two sickles for 2 herbs and an orb for 2 potions; the orb's step reaches the
/// Transfer, which may move the place with ritual and orb.
#[test]
fn two_sickles_and_an_orb_in_one_action() {
    let mut table = after_building();
    assert_eq!(table.stock(0), [0, 0, 0, 0, 0]);
    assert_eq!(table.clan(0, "coven"), 3);
    assert!(table.offers(Enough));
    table.play(Transfer(place("sanctuary_a")));
    let moved = &table.clan(0, "inner")[0];
    assert_eq!((&moved["ritual"], &moved["orbs"]), (&json!("pillar_of_energy"), &json!(1)));
    assert_eq!(table.circle(0, "outer"), ["spirit_swamp_a"]);
}

/// EV-11.3, EV-6.3: with two sickles the Spirit Swamp is harvested three times: 3 herbs.
#[test]
fn two_sickles_harvest_three_times() {
    let mut table = after_building();
    table.play(Transfer(place("sanctuary_a"))).play(End);
    table.play(Pass).play(Token);
    // 3 herbs, and the herb and the potion of the token.
    assert_eq!(table.stock(0), [4, 1, 0, 0, 0]);
}

/// EV-13.5, EV-13.6: two witches, an elder and 6 mana: strength 9 and all three rewards.
#[test]
fn strength_nine_takes_all_rewards() {
    let mut table = table(2)
        .stock(0, 0, 0, 0, 6)
        .clan(0, json!({"witches": 2, "elders": 3}))
        .clan(1, json!({"passed": true}))
        .field(North, [2, 0, 0, 0], [1, 0, 0, 0])
        .set("round", json!(3))
        .start()
        .draws("moon_hare");
    table.play(Pass).play(Dial(6));
    let nine = |e: &Event| matches!(e, Event::Strength { strength: 9, mana: 6, .. });
    assert!(table.events.iter().any(nine));
    // A card, 3 points, and a Coven step with its 2 mana.
    assert_eq!((table.hand(0), table.stock(0)), (1, [0, 0, 0, 2, 3]));
    assert_eq!(table.clan(0, "coven"), 1);
    table.done();
}

/// EV-15.2, EV-15.3: 79 from play, 6 for three specialists, 8 for the council, 12 for three rituals
/// of 3 with a stone on one of them, 3 for a place: 108. The Cat Advisor in the Outer Circle adds
/// nothing.
#[test]
fn a_final_score_of_108() {
    let table = table(2)
        .clan(0, json!({"vp": 79, "stones": ["eye"]}))
        .specialists(0, "alwyn_the_greedy_a hwa_the_great_summoner_a hoa_the_harvester_b")
        .council(0, "hoa_the_harvester_a")
        .inner(
            0,
            "cave_a:mystic_elephant:2:0 spirit_swamp_a:magic_cauldron:1:0 sanctuary_b:living_chest:1:0",
        )
        .outer(0, "cave_b:cat_advisor")
        .start();
    assert_eq!(table.score(0), 79 + 6 + 8 + 12 + 3);
    let lines: Vec<i32> = table.game.standing().parties[0].lines.iter().map(|l| l.points).collect();
    assert_eq!(lines, [79, 6, 8, 9, 3, 3]);
}

/// EV-18.5, EV-18.8: a card worth 3 moves Automa's marker to the Central Mountains; it takes the
/// leftmost place with two witches.
#[test]
fn automa_discovers_in_the_central_mountains() {
    let mut table =
        table(1).slots(Central, "spirit_swamp_a cave_a ruins_a").start().draws("magic_cauldron");
    table.play(Token).play(End);
    assert_eq!(serde_json::to_value(table.game).unwrap()["marker"], 3);
    assert_eq!(table.circle(1, "outer"), ["spirit_swamp_a"]);
    assert_eq!(table.see()["regions"][1]["witches"], json!([0, 2]));
    assert_eq!(table.clan(1, "witches"), 2);
    table.done();
}

/// EV-18.13, EV-18.14: round 1, two witches each; 6 against 1 + 2 + 4 = 7. The player draws a card
/// and scores 3; Automa scores 1 + 3 and takes the leftmost stone, but not the marker.
#[test]
fn automa_wins_a_battle_by_seven_to_six() {
    let mut table = table(1)
        .stock(0, 0, 0, 0, 4)
        .clan(0, json!({"witches": 2}))
        .clan(1, json!({"witches": 2}))
        .field(North, [2, 2, 0, 0], [0; 4])
        .slots(North, "cave_a cave_b cave_c")
        .slots(Central, "ruins_a ruins_b ruins_c")
        .stones(North, "flame drop leaf eye")
        .start();
    // Two cards for Automa's strength, one as a reward, and six for the next round.
    table.will_draw("magic_cauldron mana_surge mandrake");
    table.will_draw("moon_hare nightshade rune_blade owl_of_wisdom brewing_toad blood_moon");
    table.play(Pass).play(Dial(4));
    let strengths: Vec<(bool, u8)> = table
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Strength { seat, strength, .. } => Some((seat.is_some(), *strength)),
            _ => None,
        })
        .collect();
    assert_eq!(strengths, [(true, 6), (false, 7)]);
    assert_eq!((table.vp(0), table.vp(1)), (3, 4));
    assert_eq!(table.hand(0), 1 + 6);
    assert_eq!((table.clan(0, "stones"), table.clan(1, "stones")), (json!([]), json!(["flame"])));
    assert_eq!(table.see()["first"], 0);
    table.done();
}
