//! Discovering places, the clan token and harvests (EV-5, EV-6).

#![allow(clippy::unwrap_used)]

use crate::common;
use crate::common::*;
use kernel::{Rules, Seat};
use serde_json::json;

/// EV-5.1: one witch left and a place that needs two: refused, whatever elders are there.
#[test]
fn a_place_needs_exactly_its_witches() {
    let set = table(2)
        .clan(0, json!({"witches": 1}))
        .field(North, [3, 0, 0, 0], [0; 4])
        .slots(Central, "spirit_swamp_a cave_a");
    let mut table = set.start();
    assert_eq!(table.clan(0, "elders"), 4);
    let swamp = Discover(place("spirit_swamp_a"));
    assert_eq!(table.refusal(swamp), ("evenfall-no-too-few-witches", "EV-5.1"));
    table.play(Discover(place("cave_a")));
    assert_eq!((table.clan(0, "witches"), table.clan(0, "elders")), (json!(0), json!(4)));
    assert_eq!(table.see()["regions"][1]["witches"], json!([1, 0]));
    assert_eq!(table.see()["regions"][1]["elders"], json!([0, 0]));
}

/// EV-5.1: without witches nothing is discovered; a place that is not open cannot be.
#[test]
fn elders_never_discover() {
    let table = table(2)
        .clan(0, json!({"witches": 0}))
        .field(North, [4, 0, 0, 0], [0; 4])
        .slots(North, "cave_a")
        .start();
    let cave = Discover(place("cave_a"));
    assert_eq!(table.refusal(cave), ("evenfall-no-too-few-witches", "EV-5.1"));
    assert!(!common::table(2).slots(North, "cave_a").start().offers(Discover(place("cave_b"))));
}

/// EV-5.2: a place goes to the right end of the Outer Circle, and its slot stays empty.
#[test]
fn a_discovered_place_comes_to_the_right_end() {
    let mut table = table(2)
        .outer(0, "ruins_d cave_a")
        .inner(0, "nqobantu_crater")
        .slots(North, "stone_circle_a cave_b ruins_a")
        .start();
    table.play(Discover(place("cave_b")));
    assert_eq!(table.circle(0, "outer"), ["ruins_d", "cave_a", "cave_b"]);
    assert_eq!(table.circle(0, "inner"), ["nqobantu_crater"]);
    let slots = json!(["stone_circle_a", null, "ruins_a"]);
    assert_eq!(table.see()["regions"][0]["places"], slots);
    table.plays([End, Token, End]);
    assert_eq!(table.see()["regions"][0]["places"], slots);
    table.play(Discover(place("ruins_a")));
    assert_eq!(table.circle(0, "outer"), ["ruins_d", "cave_a", "cave_b", "ruins_a"]);
}

/// EV-5.2, EV-14.2: at Round End the slot is filled again.
#[test]
fn slots_are_filled_at_round_end() {
    let mut table = table(2)
        .clan(1, json!({"passed": true}))
        .slots(North, "stone_circle_a - ruins_a")
        .slots(Central, "cave_c cave_d ruins_c")
        .start()
        .places("moonlit_glade_a")
        .draws("moon_hare mandrake nightshade rune_blade time_loop bat_swarm")
        .draws("living_chest magic_cauldron crystal_ball golden_sickle blood_moon mana_surge");
    table.play(Pass);
    let slots = json!(["stone_circle_a", "moonlit_glade_a", "ruins_a"]);
    assert_eq!(table.see()["regions"][0]["places"], slots);
    table.done();
}

/// EV-5.3: an opponent's witch on the Northern Lakes closes their action, not the discovery.
#[test]
fn an_occupied_action_space_does_not_prevent_discovering() {
    let mut table = table(2)
        .hand(0, "moon_hare nightshade")
        .hand(1, "mandrake bat_swarm")
        .slots(North, "cave_a cave_b")
        .set("first", json!(1))
        .start();
    table.plays([use_region(North, Witch), Discard(card("mandrake")), Gain(Book), End]);
    let space = use_region(North, Witch);
    assert_eq!(table.refusal(space), ("evenfall-no-space-taken", "EV-10.4"));
    table.play(Discover(place("cave_a")));
    assert_eq!(table.see()["regions"][0]["witches"], json!([1, 0]));
    table.play(End);
    assert_eq!(table.refusal(space), ("evenfall-no-space-taken", "EV-10.4"), "for all");
}

/// EV-5.3: discovering does not trigger the action space, and leaves it free.
#[test]
fn discovering_does_not_use_the_action_space() {
    let mut table =
        table(2).hand(0, "moon_hare").hand(1, "mandrake").slots(North, "cave_a").start();
    table.play(Discover(place("cave_a")));
    assert_eq!((table.hand(0), table.stock(0)), (1, [0; 5]));
    assert_eq!(table.see()["regions"][0]["user"], json!(null));
    table.play(End);
    assert!(table.offers(use_region(North, Witch)));
}

/// EV-5.4: with Irena and Stray the place just discovered may be harvested, from the Outer Circle.
#[test]
fn irena_harvests_what_is_discovered() {
    let set = table(2).specialists(0, "irena_and_stray_a").slots(North, "mystic_spring_c cave_a");
    let mut table = set.clone().start();
    table.play(Discover(place("mystic_spring_c")));
    assert_eq!(table.circle(0, "outer"), ["mystic_spring_c"]);
    assert_eq!(table.choices(), [Harvest(place("mystic_spring_c")), Enough]);
    table.play(Harvest(place("mystic_spring_c")));
    assert_eq!(table.stock(0), [0, 0, 0, 3, 0]);
    let mut table = set.start();
    table.plays([Discover(place("mystic_spring_c")), Enough]);
    assert_eq!(table.stock(0), [0; 5]);
    table.plays([End, Discover(place("cave_a"))]);
    assert_eq!(table.choices(), [End], "another's discovery is not harvested");
}

/// EV-5.4: two members of the council and a ritual all see the discovery.
#[test]
fn all_discover_effects_fire() {
    let mut table = table(2)
        .outer(0, "ruins_a:moon_hare")
        .council(0, "irena_and_stray_a tuuli_the_pathfinder_b")
        .slots(North, "cave_a")
        .start();
    table.play(Discover(place("cave_a")));
    assert_eq!(table.stock(0), [0, 0, 0, 1, 4]);
}

/// EV-6.1: the token works once in a round, and comes back for the next.
#[test]
fn the_token_works_once_per_round() {
    let mut table = table(2)
        .clan(1, json!({"passed": true}))
        .slots(North, "stone_circle_a cave_b ruins_a")
        .slots(Central, "cave_c cave_d ruins_c")
        .start()
        .draws("moon_hare mandrake nightshade rune_blade time_loop bat_swarm")
        .draws("living_chest magic_cauldron crystal_ball golden_sickle blood_moon mana_surge");
    table.play(Token);
    assert_eq!(table.clan(0, "token"), false);
    table.play(End);
    assert_eq!(table.refusal(Token), ("evenfall-no-token-exhausted", "EV-6.1"));
    table.play(Pass);
    assert_eq!((table.see()["round"].clone(), table.clan(0, "token")), (json!(2), json!(true)));
    assert!(table.offers(Token));
}

/// EV-6.2: harvest, then 1 herb and 1 potion; also with an empty Outer Circle.
#[test]
fn the_token_harvests_and_gives_a_herb_and_a_potion() {
    let mut table = table(2).inner(0, "nqobantu_crater").start();
    table.play(Token);
    assert_eq!(table.stock(0), [1, 1, 0, 0, 0]);
    let mut table = common::table(2).outer(0, "floating_island_d").start();
    table.play(Token);
    assert_eq!(table.stock(0), [0; 5], "the harvest comes first");
    assert_eq!(table.choices(), [Gain(Herb), Gain(Potion), Gain(Book)]);
    table.plays([Gain(Herb), Gain(Book)]);
    assert_eq!(table.stock(0), [2, 1, 1, 0, 0]);
}

/// EV-6.3: a place yields once more for each sickle; orbs add nothing, and it needs no ritual.
#[test]
fn sickles_repeat_the_harvest() {
    let yields = |outer: &str| {
        let mut table = table(2).outer(0, outer).start();
        table.play(Token);
        let [herbs, potions, books, mana, vp] = table.stock(0);
        [herbs - 1, potions - 1, books, mana, vp]
    };
    assert_eq!(yields("spirit_swamp_a"), [1, 0, 0, 0, 0]);
    assert_eq!(yields("spirit_swamp_a:space_distortion:0:0"), [1, 0, 0, 0, 0]);
    assert_eq!(yields("spirit_swamp_a:space_distortion:2:0"), [3, 0, 0, 0, 0]);
    assert_eq!(yields("spirit_swamp_a:space_distortion:1:1"), [2, 0, 0, 0, 0]);
    assert_eq!(yields("spirit_swamp_a:space_distortion:0:2"), [1, 0, 0, 0, 0]);
    assert_eq!(yields("moonlit_glade_d:sun_wheel_wreath:3:0"), [4, 0, 0, 0, 4]);
    assert_eq!(yields("mystic_spring_d forgotten_library_d"), [0, 2, 1, 2, 0]);
}

/// EV-6.3: cards are drawn as harvest, and again for a sickle.
#[test]
fn cards_are_a_harvest_too() {
    let mut table = table(2)
        .outer(0, "castle_in_the_mist_a:moon_hare:1:0 old_graveyard_b")
        .start()
        .draws("mandrake nightshade bat_swarm");
    table.play(Token);
    assert_eq!((table.hand(0), table.stock(0)), (3, [1, 1, 0, 0, 0]));
    table.done();
}

/// EV-6.4: the Inner Circle is not harvested, neither by the token nor by an opponent.
#[test]
fn the_inner_circle_is_never_harvested() {
    let mut table = table(2)
        .outer(0, "ruins_b:spirit_harvest cave_b:enchanted_mirror")
        .inner(0, "cave_a:space_distortion:2:0 spirit_swamp_c")
        .inner(1, "mystic_spring_a")
        .outer(1, "mystic_spring_b moonlit_glade_a")
        .start();
    table.play(use_ritual("enchanted_mirror", Witch));
    let outer = [Harvest(place("mystic_spring_b")), Harvest(place("moonlit_glade_a"))];
    assert_eq!(table.choices(), outer);
    table.plays([outer[1], End, Pass]);
    table.play(Token);
    // Ruins 1 Knowledge, Cave 1 potion, and 1 herb and 1 potion of the token.
    assert_eq!(table.stock(0), [1, 2, 1, 0, 1]);
}

/// EV-6.5: first the token, then own effects, then those of the others in turn order.
#[test]
fn token_effects_fire_in_order() {
    let mut table = table(3)
        .outer(0, "cave_a:glowing_mushrooms")
        .council(0, "viktor_the_envoy_a")
        .specialists(0, "alwyn_the_greedy_a")
        .specialists(1, "alwyn_the_greedy_b")
        .specialists(2, "morrigan_of_the_whispers_a")
        .outer(2, "cave_b:rune_blade")
        .council(2, "viktor_the_envoy_b")
        .start();
    table.play(Token);
    // The owner's Alwyn looks at opponents' tokens only.
    assert_eq!(table.stock(0), [1, 2, 0, 2, 4]);
    assert_eq!((table.turn(), table.stock(1)), (Seat::new(1), [0; 5]));
    table.play(Gain(Book));
    assert_eq!((table.stock(1), table.stock(2)), ([0, 0, 1, 0, 0], [0; 5]));
    assert_eq!(table.turn(), Seat::new(0));
    assert_eq!(table.choices(), [End]);
}

/// EV-6.5: own effects fire when the token is finished, not before its harvest.
#[test]
fn own_token_effects_wait_for_the_harvest() {
    let mut table = table(2)
        .outer(0, "floating_island_a:glowing_mushrooms")
        .council(0, "viktor_the_envoy_a")
        .specialists(1, "alwyn_the_greedy_a")
        .start();
    table.play(Token);
    assert_eq!((table.turn(), table.stock(0)), (Seat::new(0), [0; 5]));
    table.play(Gain(Herb));
    assert_eq!((table.turn(), table.stock(0)), (Seat::new(1), [2, 1, 0, 2, 4]));
}

/// EV-6.5, EV-19.1: two opponents gain in turn order from the acting player.
#[test]
fn opponents_answer_a_token_in_turn_order() {
    let mut table = table(3)
        .specialists(0, "alwyn_the_greedy_a")
        .outer(1, "cave_a")
        .specialists(2, "alwyn_the_greedy_b")
        .set("first", json!(1))
        .start();
    table.play(Token);
    assert_eq!(table.turn(), Seat::new(2), "the one after the acting player");
    assert!(table.game.choices(Seat::new(0)).is_empty());
    table.play(Gain(Herb));
    assert_eq!(table.turn(), Seat::new(0));
    table.play(Gain(Potion));
    assert_eq!((table.stock(2), table.stock(0)), ([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]));
    assert_eq!(table.turn(), Seat::new(1));
}
