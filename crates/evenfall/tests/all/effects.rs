//! The effect vocabulary: every word with its limits, and how words work together.

use crate::common::*;
use evenfall::cards::Card;
use serde_json::json;

/// The points of a score line of seat 0.
fn line(game: &Table, what: &str) -> i32 {
    use kernel::Game;
    let standing = game.game.standing();
    standing.parties[0].lines.iter().find(|l| l.what == what).map_or(0, |l| l.points)
}

fn council_points(game: &Table) -> i32 {
    line(game, "evenfall-score-council")
}

/// Seat 1 has passed, so that seat 0 takes turn after turn.
fn alone() -> SetUp {
    table(2).clan(1, json!({"passed": true}))
}

/// Round 3, so that nothing is refilled or dealt after its end.
fn last() -> SetUp {
    alone().set("round", json!(3))
}

/// A moon game of two in which seat 0 leads this clan.
fn moon(name: &str) -> SetUp {
    let other = if name == "sphere" { "thorn" } else { "sphere" };
    alone().moon().clan(0, json!({"name": name})).clan(1, json!({"name": other}))
}

fn turn(name: &str) -> Choice {
    Turn(person(name))
}

const CANNOT_PAY: (&str, &str) = ("evenfall-no-cannot-pay", "EV-4.3");

/// EV-16.1: a gain is taken in full and is never asked about; mana beyond 20 is lost.
#[test]
fn a_gain_is_taken_in_full() {
    let setup = alone().stock(0, 0, 1, 0, 18).outer(0, "cave_b").hand(0, "mana_surge");
    let mut game = setup.start();
    game.play(play_ritual("mana_surge", "cave_b"));
    assert_eq!((game.stock(0), game.choices()), ([0, 0, 0, 20, 0], vec![End]));
    // Units of free choice are picked in the order herb, potion, Knowledge.
    let mut game = alone().outer(0, "floating_island_d").start();
    game.play(Token);
    assert_eq!(game.choices(), [Gain(Herb), Gain(Potion), Gain(Book)]);
    game.play(Gain(Potion));
    assert_eq!(game.choices(), [Gain(Potion), Gain(Book)]);
    game.play(Gain(Book));
    assert_eq!(game.stock(0), [1, 2, 1, 0, 0]);
}

/// EV-16.2: every opponent receives; Automa receives points instead.
#[test]
fn others_serves_every_opponent() {
    let fox = |seats| table(seats).stock(0, 1, 1, 0, 0).outer(0, "cave_b").hand(0, "trickster_fox");
    let mut game = fox(4).clan(2, json!({"mana": 20})).start();
    game.play(play_ritual("trickster_fox", "cave_b"));
    let mana = [0, 1, 2, 3].map(|seat| game.stock(seat)[3]);
    assert_eq!(mana, [4, 1, 20, 1]);
    let mut game = fox(1).start();
    game.play(play_ritual("trickster_fox", "cave_b"));
    assert_eq!((game.stock(0), game.stock(1)), ([0, 0, 0, 4, 0], [0, 0, 0, 0, 1]));
}

/// EV-16.3: whoever has fewer cards discards all he has, and the effect works all the same.
#[test]
fn a_discard_never_prevents_an_effect() {
    let all: Vec<Card> = (0..Card::COUNT).map(Card::new).collect();
    let but = |kept: &[&str]| -> Vec<Card> {
        all.iter().copied().filter(|c| !kept.iter().any(|k| card(k) == *c)).collect()
    };
    // No card is left to draw.
    let setup = alone().specialists(0, "sister_beata_a");
    let mut game = setup.clone().set("removed", json!(but(&["sister_beata_a"]))).start();
    game.play(turn("sister_beata_a"));
    assert_eq!((game.hand(0), game.clan(0, "turned")), (0, json!(["sister_beata_a"])));
    let kept = ["sister_beata_a", "mandrake"];
    let mut game = setup.hand(0, "mandrake").set("removed", json!(but(&kept))).start();
    game.play(turn("sister_beata_a"));
    assert_eq!((game.hand(0), &game.see()["discard"]), (0, &json!(["mandrake"])));
}

/// EV-16.4: the cost of an action space must be payable; that of a binding bonus may be declined,
/// and is not even asked about when it cannot be paid.
#[test]
fn an_arrow_needs_its_cost() {
    let game = alone().stock(0, 1, 0, 0, 0).outer(0, "cave_b:magic_cauldron").start();
    assert_eq!(game.refusal(use_ritual("magic_cauldron", Witch)), CANNOT_PAY);
    let crater = |hand: &str| {
        let setup = moon("star").stock(0, 1, 0, 0, 0).inner(0, "nqobantu_crater").hand(0, hand);
        let mut game = setup.start();
        game.play(play_ritual("moon_hare", "nqobantu_crater"));
        game
    };
    let mut game = crater("moon_hare mandrake");
    assert_eq!(game.choices(), [Use, Enough]);
    game.plays([Use, Gain(Herb), Gain(Herb), Gain(Book)]);
    assert_eq!((game.stock(0), game.hand(0)), ([2, 0, 1, 0, 0], 0));
    let mut game = crater("moon_hare mandrake");
    game.play(Enough);
    assert_eq!((game.stock(0), game.hand(0)), ([0; 5], 1));
    assert_eq!(crater("moon_hare").choices(), [End]);
}

/// EV-16.4, EV-19.4: a removed ritual goes with its catalysts, its figures come back, nothing is
/// discarded, and a new ritual on the place is bound again.
#[test]
fn removing_a_ritual_frees_its_place() {
    let mut game = alone()
        .stock(0, 0, 1, 1, 0)
        .clan(0, json!({"witches": 3, "elders": 3}))
        .specialists(0, "mother_nadia_a morrigan_of_the_whispers_a")
        .inner(0, "spirit_swamp_a:healing_moss:1:0:1:1")
        .outer(0, "cave_b:rune_blade")
        .hand(0, "pillar_of_energy")
        .start();
    game.plays([turn("mother_nadia_a"), Remove(ritual("healing_moss"))]);
    assert_eq!(game.stock(0), [1, 2, 1, 0, 2]);
    assert_eq!((game.clan(0, "witches"), game.clan(0, "elders")), (json!(4), json!(4)));
    let left = game.clan(0, "inner")[0].clone();
    assert_eq!((&left["ritual"], &left["sickles"]), (&json!(null), &json!(0)));
    assert_eq!(game.see()["discard"], json!([]));
    game.play(play_ritual("pillar_of_energy", "spirit_swamp_a"));
    assert_eq!(game.stock(0), [2, 1, 0, 0, 4]);
}

/// EV-16.4, EV-8.4: without a ritual to remove, the card cannot be turned and stays straight. The
/// effect of the removed ritual ends.
#[test]
fn a_removed_ritual_works_no_more() {
    let setup = alone().specialists(0, "mother_nadia_a").slots(North, "ruins_a");
    let game = setup.clone().outer(0, "cave_b").start();
    assert_eq!(game.refusal(turn("mother_nadia_a")), CANNOT_PAY);
    assert_eq!(game.clan(0, "turned"), json!([]));
    let mut game = setup.outer(0, "cave_b:moon_hare").start();
    game.plays([turn("mother_nadia_a"), Discover(place("ruins_a"))]);
    assert_eq!(game.stock(0), [1, 1, 0, 0, 2]);
}

/// EV-16.5: at least once, at most as often as the card says or as can be paid.
#[test]
fn a_conversion_is_made_once_or_more() {
    let used = |h, p| {
        let setup = alone().stock(0, h, p, 0, 0).outer(0, "cave_b:philosophers_stone");
        let mut game = setup.start();
        game.play(use_ritual("philosophers_stone", Witch));
        game
    };
    let mut game = used(5, 5);
    assert_eq!(game.choices(), [Spend(Herb), Spend(Potion)]);
    game.play(Spend(Herb));
    assert_eq!(game.choices(), [Spend(Herb), Spend(Potion), Enough]);
    game.plays([Spend(Potion), Spend(Potion)]);
    assert_eq!((game.stock(0), game.offers(End)), ([4, 3, 0, 0, 6], true));
    let mut game = used(1, 1);
    game.plays([Spend(Potion), Spend(Herb)]);
    assert_eq!((game.stock(0), game.offers(End)), ([0, 0, 0, 0, 4], true));
    let game = alone().stock(0, 0, 0, 0, 9).outer(0, "cave_b:philosophers_stone").start();
    assert_eq!(game.refusal(use_ritual("philosophers_stone", Witch)), CANNOT_PAY);
}

/// EV-16.6, EV-7.4: a count of zero gives nothing; two keywords satisfy a condition once.
#[test]
fn counts_of_zero_and_conditions() {
    let setup = alone().stock(0, 0, 3, 1, 0).outer(0, "cave_b").hand(0, "blood_moon");
    let mut game = setup.start();
    game.play(play_ritual("blood_moon", "cave_b"));
    assert_eq!((game.stock(0), game.choices()), ([0; 5], vec![End]));
    let setup = alone().stock(0, 2, 0, 0, 0).hand(0, "sun_wheel_wreath");
    let mut game = setup.clone().outer(0, "spirit_swamp_a").start();
    game.play(play_ritual("sun_wheel_wreath", "spirit_swamp_a"));
    assert_eq!(game.stock(0), [1, 0, 0, 0, 2]);
    let mut game = setup.outer(0, "castle_in_the_mist_c").start().draws("mandrake");
    game.play(play_ritual("sun_wheel_wreath", "castle_in_the_mist_c"));
    assert_eq!(game.stock(0), [0; 5]);
}

/// EV-16.6, EV-16.30, EV-19.2: a count sees the card just played and the specialists, but not the
/// council.
#[test]
fn a_count_sees_the_card_itself_and_no_council() {
    let mut game = alone()
        .stock(0, 1, 1, 0, 0)
        .specialists(0, "ludo_the_glassblower_a")
        .council(0, "zofia_of_the_orbs_a")
        .outer(0, "cave_b:chalice_of_transmutation ruins_a")
        .hand(0, "amulet_of_thorns")
        .start();
    game.play(play_ritual("amulet_of_thorns", "ruins_a"));
    assert_eq!(game.stock(0), [0, 0, 0, 0, 3]);
}

/// EV-16.7, EV-12.1, EV-12.2: a Transfer may be declined and asks nothing without a place; ritual,
/// catalysts and figures move along, and the space stays taken.
#[test]
fn a_transfer_takes_everything_along() {
    let setup = alone()
        .stock(0, 0, 0, 0, 2)
        .clan(0, json!({"witches": 3}))
        .specialists(0, "domovik_a")
        .inner(0, "ruins_a");
    let loaded = setup.clone().outer(0, "cave_b:pillar_of_energy:1:0:1:0");
    let mut game = loaded.clone().start();
    game.plays([turn("domovik_a"), Transfer(place("cave_b"))]);
    assert_eq!(game.circle(0, "inner"), ["ruins_a", "cave_b"]);
    let moved = game.clan(0, "inner")[1].clone();
    assert_eq!(moved["ritual"], "pillar_of_energy");
    assert_eq!((&moved["sickles"], &moved["witches"]), (&json!(1), &json!(1)));
    let taken = ("evenfall-no-space-taken", "EV-10.4");
    assert_eq!(game.refusal(use_ritual("pillar_of_energy", Elder)), taken);
    assert_eq!(game.refusal(use_ritual("pillar_of_energy", Witch)), taken);
    let mut game = loaded.start();
    game.plays([turn("domovik_a"), Enough]);
    assert_eq!((game.circle(0, "outer"), game.stock(0)), (vec!["cave_b".into()], [0; 5]));
    let mut game = setup.clan(0, json!({"witches": 4})).start();
    game.play(turn("domovik_a"));
    assert!(game.offers(Pass));
}

/// EV-16.8, EV-17.5: `both` gives the left and the right bonus, an ordinary step one of them; a
/// space without "/" is the same for both.
#[test]
fn a_step_with_both_halves() {
    let mut game = moon("cross").outer(0, "cave_b").start();
    game.play(BoardSpace);
    assert_eq!((game.stock(0), game.clan(0, "coven")), ([0, 0, 0, 2, 2], json!(1)));
    let bell = moon("cross").stock(0, 0, 2, 2, 0).outer(0, "cave_b").hand(0, "singing_bell");
    let mut game = bell.start();
    game.plays([play_ritual("singing_bell", "cave_b"), Half(1), Half(0)]);
    assert_eq!((game.stock(0), game.clan(0, "coven")), ([0, 0, 0, 0, 5], json!(2)));
    let mut game = moon("cross").clan(0, json!({"coven": 2})).outer(0, "cave_b").start();
    game.plays([BoardSpace, Transfer(place("cave_b"))]);
    assert_eq!((game.circle(0, "inner"), game.offers(End)), (vec!["cave_b".into()], true));
}

/// EV-16.8, EV-11.4: each step beyond the end gives 2 points.
#[test]
fn steps_beyond_the_end_give_two_points() {
    let setup = alone().clan(0, json!({"coven": 7})).stock(0, 0, 2, 2, 0).outer(0, "cave_b");
    let mut game = setup.hand(0, "singing_bell").start();
    game.play(play_ritual("singing_bell", "cave_b"));
    assert_eq!((game.vp(0), game.clan(0, "coven")), (8, json!(8)));
}

/// EV-16.9: one of the spaces reached, without moving; nothing without one; one side only; it is
/// no advance.
#[test]
fn a_coven_space_is_taken_again() {
    let echo = |setup: SetUp, coven: u8| {
        let setup = setup.outer(0, "cave_b:echo_of_the_coven").clan(0, json!({"coven": coven}));
        let mut game = setup.council(0, "zofia_of_the_orbs_a").start();
        game.play(use_ritual("echo_of_the_coven", Witch));
        game
    };
    let mut game = echo(alone(), 3);
    assert_eq!(game.choices(), [0, 1, 2].map(CovenSpace));
    game.play(CovenSpace(1));
    assert_eq!((game.stock(0), game.clan(0, "coven")), ([0, 0, 0, 0, 3], json!(3)));
    assert_eq!(echo(alone(), 8).choices(), [0, 1, 2, 3, 4, 5, 6, 7].map(CovenSpace));
    let game = echo(alone(), 0);
    assert_eq!((game.stock(0), game.choices()), ([0; 5], vec![End]));
    let mut game = echo(moon("cross"), 2);
    game.plays([CovenSpace(0), Half(0)]);
    assert_eq!((game.stock(0), game.offers(End)), ([0, 0, 0, 2, 0], true));
}

/// EV-16.10, EV-16.24: the Outer Circle alone is harvested; an opponent's place yields to the
/// acting player with its sickles, counts as harvested by him, and costs its owner nothing.
#[test]
fn harvests_of_three_kinds() {
    let mut game = alone()
        .specialists(0, "hoa_the_harvester_a viktor_the_envoy_a")
        .specialists(1, "hoa_the_harvester_b")
        .outer(0, "cave_a")
        .inner(0, "ruins_a")
        .outer(1, "spirit_swamp_c:space_distortion:2:0 cave_d")
        .inner(1, "sanctuary_a")
        .start();
    game.play(turn("viktor_the_envoy_a"));
    assert_eq!(game.choices(), [Harvest(place("cave_d")), Harvest(place("spirit_swamp_c"))]);
    game.play(Harvest(place("spirit_swamp_c")));
    assert_eq!((game.stock(0), game.stock(1)), ([6, 0, 0, 0, 1], [0; 5]));
    game.play(Token);
    assert_eq!(game.stock(0), [7, 2, 0, 0, 2]);
    // No opponent has a place there: the space may be used all the same.
    let mut game = alone().outer(0, "cave_a:enchanted_mirror").inner(1, "cave_b").start();
    game.play(use_ritual("enchanted_mirror", Witch));
    assert_eq!((game.stock(0), game.choices()), ([0; 5], vec![End]));
    // The Automa's places can be harvested too.
    let setup = table(1).specialists(0, "viktor_the_envoy_a").outer(1, "cave_d");
    let mut game = setup.start();
    game.play(turn("viktor_the_envoy_a"));
    assert_eq!((game.stock(0), game.stock(1)), ([0, 2, 0, 0, 0], [0; 5]));
}

/// EV-16.11: a place from the deck is not discovered; an empty deck gives none.
#[test]
fn a_place_from_the_deck_is_no_discovery() {
    let setup = alone()
        .stock(0, 1, 1, 0, 0)
        .specialists(0, "irena_and_stray_a tuuli_the_pathfinder_a")
        .council(0, "irena_and_stray_b")
        .hand(0, "circle_of_summoning")
        .outer(0, "cave_b");
    let mut game = setup.clone().start().places("cave_d");
    game.play(play_ritual("circle_of_summoning", "cave_b"));
    assert_eq!(game.circle(0, "outer"), ["cave_b", "cave_d"]);
    assert_eq!((game.stock(0), game.choices()), ([0; 5], vec![End]));
    game.done();
    let others: Vec<String> = (0..52)
        .map(|i| evenfall::cards::PlaceId::new(i).name().to_owned())
        .filter(|name| name != "cave_b")
        .collect();
    let mut game = setup.outer(1, &others.join(" ")).start();
    game.play(play_ritual("circle_of_summoning", "cave_b"));
    assert_eq!((game.circle(0, "outer"), game.choices()), (vec!["cave_b".into()], vec![End]));
}

/// EV-16.12: the region is refilled, any of its places is taken without witches, it is a
/// discovery, and the slot stays empty.
#[test]
fn a_free_discovery() {
    let setup = alone()
        .stock(0, 2, 1, 1, 0)
        .specialists(0, "irena_and_stray_a")
        .hand(0, "white_stag")
        .outer(0, "cave_b")
        .slots(North, "cave_a - -")
        .slots(Central, "ruins_a ruins_b ruins_c");
    let mut game = setup.start().places("cave_d spirit_swamp_c");
    game.play(play_ritual("white_stag", "cave_b"));
    assert_eq!(game.choices(), [Region(North), Region(Central)]);
    game.play(Region(North));
    let found = ["cave_a", "cave_d", "spirit_swamp_c"].map(|p| Discover(place(p)));
    assert_eq!(game.choices(), found);
    game.plays([Discover(place("cave_d")), Harvest(place("cave_d"))]);
    assert_eq!((game.stock(0), game.clan(0, "witches")), ([0, 2, 0, 0, 0], json!(4)));
    let slots = game.see()["regions"][0]["places"].clone();
    assert_eq!(slots, json!(["cave_a", null, "spirit_swamp_c"]));
    assert_eq!(game.see()["regions"][0]["witches"], json!([0, 0]));
    game.done();
}

/// EV-16.13: the binding bonus builds first; an orb makes its step; without a free slot a build is
/// lost; builds fire their triggers.
#[test]
fn building_at_no_cost() {
    let tower = alone().stock(0, 1, 2, 1, 0).outer(0, "alchemists_tower_d");
    let mut game = tower.clone().hand(0, "arcane_knot").inner(0, "ruins_a:weaver_spider").start();
    game.play(play_ritual("arcane_knot", "alchemists_tower_d"));
    let built = game.clan(0, "outer")[0].clone();
    assert_eq!((&built["sickles"], &built["orbs"]), (&json!(1), &json!(1)));
    assert_eq!((game.stock(0), game.clan(0, "coven")), ([1, 0, 0, 2, 1], json!(1)));
    let mut game = tower.clone().hand(0, "golden_sickle").start();
    game.play(play_ritual("golden_sickle", "alchemists_tower_d"));
    assert_eq!(game.clan(0, "outer")[0]["sickles"], 1);
    assert_eq!(game.choices(), [End]);
    // Any own ritual of either circle, but no opponent's.
    let setup =
        tower.hand(0, "golden_sickle").inner(0, "ruins_a:rune_blade cave_b:arcane_knot:1:1");
    let mut game = setup.inner(1, "cave_a:thorn_hedge").start();
    game.play(play_ritual("golden_sickle", "alchemists_tower_d"));
    assert_eq!(game.clan(0, "inner")[0]["sickles"], 1);
    assert_eq!(game.clan(1, "inner")[0]["sickles"], 0);
}

/// EV-16.14, EV-10.8: up to so many figures come back, fewer if the player likes; their spaces are
/// free again, and they may be used again in this phase.
#[test]
fn figures_return() {
    let loop_setup = alone()
        .stock(0, 0, 2, 2, 0)
        .clan(0, json!({"witches": 2, "elders": 3}))
        .inner(0, "ruins_a:pillar_of_energy:0:0:1:0 ruins_b:healing_moss:0:0:1:1")
        .outer(0, "cave_b")
        .hand(0, "time_loop");
    let back = |r: &str, figure| ReturnFromRitual { ritual: ritual(r), figure };
    let mut game = loop_setup.clone().start();
    game.play(play_ritual("time_loop", "cave_b"));
    let offered = [
        back("pillar_of_energy", Witch),
        back("healing_moss", Witch),
        back("healing_moss", Elder),
        Enough,
    ];
    assert_eq!(game.choices(), offered);
    game.plays([back("pillar_of_energy", Witch), Enough]);
    assert_eq!((game.clan(0, "witches"), game.clan(0, "elders")), (json!(3), json!(3)));
    game.plays([End, use_ritual("pillar_of_energy", Witch)]);
    assert_eq!(game.stock(0), [0, 0, 0, 3, 0]);
    let mut game = loop_setup.start();
    game.plays([play_ritual("time_loop", "cave_b"), Enough]);
    assert_eq!(game.clan(0, "witches"), 2);
    // With no figure there nothing is asked.
    let setup = alone().stock(0, 0, 1, 1, 0).outer(0, "cave_b").hand(0, "bat_swarm");
    let mut game = setup.start();
    game.play(play_ritual("bat_swarm", "cave_b"));
    assert_eq!(game.choices(), [End]);
}

/// EV-16.14: the player chooses between the round field and the action space of a region; the
/// space is free again.
#[test]
fn a_region_space_is_free_again() {
    let mut game = alone()
        .stock(0, 1, 0, 1, 0)
        .outer(0, "cave_b")
        .slots(North, "ruins_a")
        .hand(0, "mandrake witchs_broom thorn_hedge")
        .start();
    game.plays([use_region(North, Witch), Discard(card("mandrake"))]);
    game.plays([Gain(Potion), Gain(Potion), Gain(Potion), End]);
    let taken = ("evenfall-no-space-taken", "EV-10.4");
    assert_eq!(game.refusal(use_region(North, Witch)), taken);
    game.plays([Discover(place("ruins_a")), End]);
    game.play(play_ritual("witchs_broom", "cave_b"));
    let field = ReturnFromRegion { region: North, figure: Witch };
    assert_eq!(game.choices(), [field, ReturnFromSpace(North), Enough]);
    game.plays([ReturnFromSpace(North), End]);
    assert_eq!(game.clan(0, "witches"), 3);
    assert_eq!(game.see()["regions"][0]["witches"], json!([1, 0]));
    assert!(game.offers(use_region(North, Witch)));
}

/// EV-16.15: all figures of one ritual move; no region action, no space taken; strength there; the
/// ritual's space is free again.
#[test]
fn figures_move_to_a_region() {
    let setup = last()
        .clan(0, json!({"witches": 2, "elders": 3}))
        .specialists(0, "tariq_of_the_portals_a")
        .inner(0, "ruins_a:healing_moss:0:0:1:1 ruins_b:pillar_of_energy:0:0:1:0");
    let mut game = setup.start();
    game.play(turn("tariq_of_the_portals_a"));
    let movable = [Figures(ritual("healing_moss")), Figures(ritual("pillar_of_energy"))];
    assert_eq!(game.choices(), movable);
    game.plays([movable[0], Region(North)]);
    assert_eq!((game.stock(0), game.hand(0)), ([0, 0, 0, 2, 0], 0));
    assert_eq!(game.see()["regions"][0]["user"], json!(null));
    assert!(game.offers(use_ritual("healing_moss", Witch)));
    assert_eq!(game.clan(0, "inner")[1]["witches"], 1);
    game.plays([Pass, Dial(0)]);
    assert_eq!(game.clan(0, "strength"), 2);
    // With no figure on a ritual only the mana comes.
    let mut game = last().specialists(0, "tariq_of_the_portals_a").start();
    game.play(turn("tariq_of_the_portals_a"));
    assert_eq!((game.stock(0), game.offers(Pass)), ([0, 0, 0, 2, 0], true));
}

/// Seat 0 has Silas, seat 1 these specialists.
fn copying(theirs: &str) -> SetUp {
    alone().specialists(0, "silas_the_double_a").specialists(1, theirs)
}

/// EV-16.16: not a specialist of a name one has oneself; not without an elder or a target.
#[test]
fn what_cannot_be_copied() {
    let silas = turn("silas_the_double_a");
    let mut game = copying("ines_the_herbalist_b silas_the_double_b old_yusuf_a domovik_a")
        .specialists(0, "silas_the_double_a ines_the_herbalist_a")
        .start();
    game.play(silas);
    let offered = [Copy(person("old_yusuf_a")), Copy(person("domovik_a"))];
    assert_eq!(game.choices(), offered);
    let game = copying("silas_the_double_b").start();
    assert_eq!(game.refusal(silas), CANNOT_PAY);
    let game = copying("old_yusuf_a")
        .clan(0, json!({"elders": 0}))
        .field(North, [0; 4], [4, 0, 0, 0])
        .start();
    assert_eq!(game.refusal(silas), CANNOT_PAY);
    let mut game =
        table(1).specialists(0, "silas_the_double_a").specialists(1, "domovik_a").start();
    game.play(silas);
    assert_eq!(game.clan(0, "copied"), json!(["domovik_a"]));
}

/// EV-16.16: a copied trigger works for both; the elder comes back at Round End.
#[test]
fn a_copied_trigger_works_until_the_round_ends() {
    let mut game = copying("morrigan_of_the_whispers_a")
        .hand(0, "mandrake moon_hare thorn_hedge")
        .slots(North, "ruins_a ruins_b ruins_c")
        .slots(Central, "cave_a cave_c cave_d")
        .start();
    game.plays([turn("silas_the_double_a"), TwoCards]);
    game.plays([Discard(card("mandrake")), Discard(card("moon_hare")), Gain(Herb)]);
    assert_eq!((game.stock(0), game.stock(1)), ([1, 0, 0, 0, 2], [0; 5]));
    assert_eq!(game.clan(0, "elders"), 3);
    game.will_draw("time_loop bat_swarm mana_surge nightshade raven_messenger rune_blade");
    game.will_draw("veil_of_mist arcane_knot blood_moon crystal_ball living_chest golden_sickle");
    game.play(Pass);
    assert_eq!((game.clan(0, "elders"), game.clan(0, "copied")), (json!(4), json!([])));
    game.plays([TwoCards, Discard(card("thorn_hedge")), Discard(card("time_loop")), Gain(Herb)]);
    assert_eq!(game.vp(0), 2);
    game.done();
}

/// EV-16.16: copied modifiers: a discount, elders' reach, alternative costs.
#[test]
fn copied_modifiers() {
    let silas = turn("silas_the_double_a");
    let setup = copying("rahel_the_gardener_a").stock(0, 1, 0, 0, 0).outer(0, "cave_b");
    let mut game = setup.hand(0, "thorn_hedge").start();
    assert_eq!(game.refusal(play_ritual("thorn_hedge", "cave_b")), CANNOT_PAY);
    game.plays([silas, play_ritual("thorn_hedge", "cave_b")]);
    assert_eq!(game.stock(0), [0; 5]);
    let mut game = copying("old_yusuf_a").start();
    assert!(!game.offers(use_region(Central, Elder)));
    game.play(silas);
    assert!(game.offers(use_region(Central, Elder)));
    let setup = copying("ludo_the_glassblower_a").outer(0, "cave_b:rune_blade");
    let mut game = setup.stock(0, 0, 0, 0, 2).start();
    assert!(!game.offers(Build));
    game.plays([silas, Build]);
    assert_eq!((game.stock(0), game.clan(0, "outer")[0]["sickles"].clone()), ([0; 5], json!(1)));
}

/// EV-16.16, EV-16.23: copied battle effects: strength, and the dial after the reveal.
#[test]
fn copied_battle_effects() {
    let silas = turn("silas_the_double_a");
    let fighting = |theirs| {
        copying(theirs).set("round", json!(3)).clan(0, json!({"witches": 2})).field(
            Central,
            [2, 0, 0, 0],
            [0; 4],
        )
    };
    let mut game = fighting("oberyn_the_warlock_a").start();
    game.plays([silas, Pass]);
    assert_eq!(game.clan(0, "strength"), 3);
    let mut game = fighting("freya_the_seer_a").stock(0, 0, 0, 0, 3).start();
    game.plays([silas, Pass, Dial(0), Adjust(1)]);
    assert_eq!((game.clan(0, "strength"), game.stock(0)[3]), (json!(3), 2));
}

/// EV-16.17: a copied turn effect works once, whether or not the owner's card is turned, and does
/// not turn it; keyword and points are not copied.
#[test]
fn a_copied_turn_effect() {
    let setup = copying("domovik_a ines_the_herbalist_a")
        .clan(1, json!({"turned": ["ines_the_herbalist_a"]}))
        .council(0, "hwa_the_great_summoner_a");
    let mut game = setup.clone().start();
    game.plays([turn("silas_the_double_a"), Copy(person("ines_the_herbalist_a"))]);
    game.play(turn("ines_the_herbalist_a"));
    assert_eq!((game.stock(0), game.stock(1)), ([1, 0, 0, 1, 0], [0; 5]));
    let no = game.refusal(turn("ines_the_herbalist_a"));
    assert_eq!(no, ("evenfall-no-turned", "EV-8.4"));
    assert_eq!(game.clan(1, "turned"), json!(["ines_the_herbalist_a"]));
    let mut game = setup.stock(0, 0, 0, 0, 2).outer(0, "cave_b").start();
    game.plays([turn("silas_the_double_a"), Copy(person("domovik_a"))]);
    assert_eq!((council_points(&game), line(&game, "evenfall-score-specialists")), (0, 2));
    assert_eq!(game.see()["regions"][0]["elders"], json!([0, 0]));
    game.plays([turn("domovik_a"), Transfer(place("cave_b"))]);
    assert_eq!(game.clan(1, "turned"), json!(["ines_the_herbalist_a"]));
    assert_eq!(game.circle(0, "inner"), ["cave_b"]);
}

/// EV-16.17: two players may have an elder on the same specialist.
#[test]
fn two_elders_on_one_specialist() {
    let mut game = table(3)
        .specialists(0, "silas_the_double_a")
        .specialists(1, "silas_the_double_b")
        .specialists(2, "ines_the_herbalist_a")
        .start();
    game.plays([turn("silas_the_double_a"), turn("ines_the_herbalist_a"), Token, End]);
    game.plays([turn("silas_the_double_b"), turn("ines_the_herbalist_a"), Token, End]);
    game.plays([turn("ines_the_herbalist_a")]);
    assert_eq!([0, 1, 2].map(|s| game.stock(s)[3]), [1, 1, 1]);
    assert_eq!((game.clan(0, "elders"), game.clan(1, "elders")), (json!(3), json!(3)));
}

/// EV-16.18: one turned specialist of the player's choice; with none turned nothing but the rest.
#[test]
fn straightening_a_specialist() {
    let setup = alone()
        .specialists(0, "ines_the_herbalist_a sister_beata_a old_yusuf_a")
        .outer(0, "cave_b:hourglass_of_ages");
    let turned = json!({"turned": ["ines_the_herbalist_a", "sister_beata_a"]});
    let mut game = setup.clone().clan(0, turned).start();
    game.play(use_ritual("hourglass_of_ages", Witch));
    let offered = ["ines_the_herbalist_a", "sister_beata_a"].map(|p| Ready(person(p)));
    assert_eq!(game.choices(), offered);
    game.play(offered[1]);
    assert_eq!((game.clan(0, "turned"), game.vp(0)), (json!(["ines_the_herbalist_a"]), 2));
    let mut game = setup.start();
    game.play(use_ritual("hourglass_of_ages", Witch));
    assert_eq!((game.vp(0), game.offers(End)), (2, true));
}

/// EV-16.18, EV-17.12: the red stone is taken once; a second ritual on the Ark finds none.
#[test]
fn the_red_stone_is_taken_once() {
    let mut game = moon("thorn")
        .stock(0, 2, 0, 0, 0)
        .specialists(0, "mother_nadia_a")
        .inner(0, "longjiang_ark")
        .hand(0, "moon_hare four_leaf_clover")
        .start()
        .draws("mandrake");
    game.play(play_ritual("moon_hare", "longjiang_ark"));
    assert_eq!(game.clan(0, "stones"), json!(["red"]));
    game.plays([turn("mother_nadia_a"), End]);
    game.play(play_ritual("four_leaf_clover", "longjiang_ark"));
    assert_eq!(game.clan(0, "stones"), json!(["red"]));
}

/// EV-16.19, EV-11.2: mana or resources for each catalyst; what the steps give pays for nothing in
/// the same action.
#[test]
fn catalysts_paid_in_two_ways() {
    let at = |kind, mana| Catalyst { place: place("cave_b"), kind, mana };
    let ludo = alone().specialists(0, "ludo_the_glassblower_a");
    let mut game = ludo.clone().stock(0, 0, 2, 0, 5).outer(0, "cave_b:sun_wheel_wreath").start();
    game.plays([Build, at(Sickle, true), at(Orb, false), at(Orb, true)]);
    assert_eq!((game.stock(0), game.clan(0, "coven")), ([0, 0, 0, 2, 3], json!(2)));
    let mut game = ludo.clone().stock(0, 0, 0, 0, 3).outer(0, "cave_b:arcane_knot").start();
    game.plays([Build, at(Orb, true)]);
    assert_eq!((game.stock(0), game.choices()), ([0, 0, 0, 2, 0], vec![End]));
    assert_eq!(game.clan(0, "outer")[0]["orbs"], 1);
    let game = ludo.stock(0, 0, 1, 0, 1).outer(0, "cave_b:arcane_knot").start();
    assert_eq!(game.refusal(Build), ("evenfall-no-cannot-build", "EV-11.1"));
    // Without the effect mana pays for no catalyst.
    let game = alone().stock(0, 0, 0, 0, 9).outer(0, "cave_b:arcane_knot").start();
    assert_eq!(game.refusal(Build), ("evenfall-no-cannot-build", "EV-11.1"));
}

/// EV-16.20: the player chooses what he is spared; discounts add up; one resource is always paid.
#[test]
fn discounts() {
    let rahel = alone().specialists(0, "rahel_the_gardener_a").outer(0, "cave_b");
    let mut game = rahel.clone().stock(0, 2, 1, 1, 0).hand(0, "white_stag").start();
    game.play(play_ritual("white_stag", "cave_b"));
    assert_eq!(game.choices(), [Spare(Herb), Spare(Potion), Spare(Book)]);
    game.play(Spare(Potion));
    assert_eq!(game.stock(0), [0, 1, 0, 0, 0]);
    // What is lacking must be spared.
    let setup = rahel.clone().stock(0, 1, 0, 1, 0).hand(0, "rain_of_stars");
    let mut game = setup.start();
    game.play(play_ritual("rain_of_stars", "cave_b"));
    assert_eq!(game.stock(0), [0, 0, 0, 0, 4]);
    let game = rahel.clone().stock(0, 1, 0, 0, 0).hand(0, "rain_of_stars").start();
    assert_eq!(game.refusal(play_ritual("rain_of_stars", "cave_b")), CANNOT_PAY);
    // A cost of one stays one, and specialists are not rituals.
    let setup = rahel.hand(0, "moon_hare old_yusuf_a");
    let game = setup.stock(0, 0, 0, 2, 0).start();
    assert_eq!(game.refusal(play_ritual("moon_hare", "cave_b")), CANNOT_PAY);
    assert_eq!(game.refusal(Specialist(person("old_yusuf_a"))), CANNOT_PAY);
    // Two copied discounts.
    let mut game = table(3)
        .specialists(1, "rahel_the_gardener_a")
        .specialists(2, "rahel_the_gardener_b")
        .clan(0, json!({"copied": ["rahel_the_gardener_a", "rahel_the_gardener_b"], "elders": 2}))
        .stock(0, 0, 0, 1, 0)
        .outer(0, "cave_b")
        .hand(0, "rain_of_stars")
        .start();
    game.play(play_ritual("rain_of_stars", "cave_b"));
    assert_eq!(game.stock(0), [0, 0, 0, 0, 4]);
}

/// EV-16.20, EV-17.3: two of a council member's three resources are spared; a free one stays free.
#[test]
fn council_discounts() {
    let whisper = |setup: SetUp| {
        setup.outer(0, "cave_b:whisper_of_the_council").hand(0, "old_yusuf_a domovik_a")
    };
    let mut game = whisper(alone()).stock(0, 0, 1, 0, 0).start();
    game.play(Council(person("old_yusuf_a")));
    assert_eq!(game.stock(0), [0; 5]);
    let game = whisper(alone()).start();
    assert_eq!(game.refusal(Council(person("old_yusuf_a"))), CANNOT_PAY);
    let mut game = whisper(moon("star")).stock(0, 0, 1, 0, 0).start();
    game.plays([Council(person("old_yusuf_a")), End]);
    assert_eq!(game.stock(0), [0, 1, 0, 0, 0]);
    game.play(Council(person("domovik_a")));
    assert_eq!(game.stock(0), [0; 5]);
}

/// EV-16.21: elders reach the Outer Circle or the regions, but never discover nor use the board.
#[test]
fn elders_reach_further() {
    let witches_away = |setup: SetUp| {
        setup
            .clan(0, json!({"witches": 0}))
            .field(Central, [4, 0, 0, 0], [0; 4])
            .slots(North, "cave_a")
            .hand(0, "mandrake")
    };
    let game = witches_away(moon("cross"))
        .specialists(0, "old_yusuf_a")
        .outer(0, "cave_b:pillar_of_energy")
        .start();
    assert!(game.offers(use_region(North, Elder)));
    assert!(!game.offers(use_ritual("pillar_of_energy", Elder)));
    let no = game.refusal(Discover(place("cave_a")));
    assert_eq!(no, ("evenfall-no-too-few-witches", "EV-5.1"));
    assert!(!game.offers(BoardSpace));
    let game = witches_away(moon("cross"))
        .outer(0, "cave_b:pillar_of_energy ruins_a:astral_projection")
        .start();
    assert!(game.offers(use_ritual("pillar_of_energy", Elder)));
    assert!(!game.offers(use_region(North, Elder)));
    assert!(!game.offers(BoardSpace));
}

/// EV-16.22: a bonus counts for strength, not for mana in a tie, and makes nobody a participant.
#[test]
fn strength_bonus() {
    let setup = last()
        .stock(0, 0, 0, 0, 3)
        .stock(1, 0, 0, 0, 4)
        .clan(0, json!({"witches": 2}))
        .clan(1, json!({"witches": 1}))
        .outer(0, "cave_b:rune_blade")
        .field(North, [2, 2, 0, 0], [0; 4])
        .field(Central, [0, 1, 0, 0], [0; 4])
        .stones(North, "drop");
    let mut game = setup.start().draws("mandrake moon_hare");
    game.play(Pass).play_as(0, Dial(3)).play_as(1, Dial(4));
    assert_eq!((game.vp(0), game.vp(1), game.hand(0), game.hand(1)), (3, 3, 1, 1));
    assert_eq!(game.clan(1, "stones"), json!(["drop"]));
    // In the mountains seat 1 is alone.
    assert_eq!((game.clan(0, "strength"), game.clan(1, "strength")), (json!(0), json!(1)));
    game.done();
}

/// EV-16.22: two bonuses add up.
#[test]
fn strength_bonuses_add_up() {
    let setup = last()
        .specialists(0, "oberyn_the_warlock_a")
        .outer(0, "cave_b:rune_blade")
        .clan(0, json!({"witches": 2}))
        .field(North, [2, 0, 0, 0], [0; 4]);
    let mut game = setup.start().draws("mandrake");
    game.play(Pass);
    assert_eq!(game.clan(0, "strength"), 4);
    game.done();
}

/// EV-16.23: by up to 2, between 0 and 9, not above the own mana; it is what is paid and what
/// counts in a tie; it works in every battle.
#[test]
fn a_dial_is_adjusted() {
    let setup = |mana| {
        last()
            .specialists(0, "freya_the_seer_a")
            .stock(0, 0, 0, 0, mana)
            .clan(0, json!({"witches": 2}))
            .field(Central, [1, 0, 0, 0], [0; 4])
            .field(North, [1, 0, 0, 0], [0; 4])
    };
    let offered = |mana, dial| {
        let mut game = setup(mana).start();
        game.plays([Pass, Dial(dial)]);
        game.choices()
    };
    assert_eq!(offered(20, 4), [-2, -1, 0, 1, 2].map(Adjust));
    assert_eq!(offered(20, 8), [-2, -1, 0, 1].map(Adjust));
    assert_eq!(offered(20, 9), [-2, -1, 0].map(Adjust));
    assert_eq!(offered(20, 1), [-1, 0, 1, 2].map(Adjust));
    assert_eq!(offered(4, 3), [-2, -1, 0, 1].map(Adjust));
    let mut game = setup(5).start();
    game.plays([Pass, Dial(0), Adjust(1)]);
    assert_eq!((game.clan(0, "strength"), game.stock(0)[3]), (json!(0), 4));
    game.plays([Dial(2), Adjust(-2)]);
    assert_eq!((game.clan(0, "strength"), game.stock(0)[3]), (json!(1), 4));
}

/// EV-16.23: several owners decide at the same time, and neither sees what the other does.
#[test]
fn dials_are_adjusted_at_the_same_time() {
    use kernel::{Game, Seat};
    let mut game = last()
        .specialists(0, "freya_the_seer_a")
        .specialists(1, "freya_the_seer_b")
        .stock(0, 0, 0, 0, 9)
        .stock(1, 0, 0, 0, 9)
        .clan(0, json!({"witches": 3}))
        .clan(1, json!({"witches": 3}))
        .field(Central, [1, 1, 0, 0], [0; 4])
        .stones(Central, "eye")
        .start();
    game.play(Pass).play_as(0, Dial(1)).play_as(1, Dial(1));
    assert_eq!(game.game.turn().seats.iter().count(), 2);
    let before = game.game.view(Some(Seat::new(1)));
    let mut other = Table { game: game.game, dice: Default::default(), events: Vec::new() };
    game.play_as(0, Adjust(-1));
    other.play_as(0, Adjust(1));
    let (one, two) = (game.game.view(Some(Seat::new(1))), other.game.view(Some(Seat::new(1))));
    assert_eq!(one, two);
    assert_eq!((before.clans[0].dial, one.clans[0].dial), (Some(1), Some(1)));
    // 1 + 2 against 1 + 2, but then seat 1 pays as much: seat 0 comes first in turn order.
    other.play_as(1, Adjust(1));
    assert_eq!(other.clan(0, "stones"), json!(["eye"]));
    game.play_as(1, Adjust(0));
    assert_eq!(game.clan(1, "stones"), json!(["eye"]));
    assert_eq!((game.stock(0)[3], game.stock(1)[3]), (9, 8));
}

/// EV-16.24: discovering and harvesting fire for each place; sickles do not multiply.
#[test]
fn place_events() {
    let mut game = alone()
        .specialists(0, "hoa_the_harvester_a")
        .council(0, "irena_and_stray_a tuuli_the_pathfinder_b")
        .outer(0, "cave_a:space_distortion:2:0 ruins_a mystic_spring_a")
        .slots(North, "cave_b")
        .start();
    game.plays([Discover(place("cave_b")), End]);
    assert_eq!(game.vp(0), 4);
    game.play(Token);
    assert_eq!(game.stock(0), [1, 5, 1, 2, 8]);
}

/// EV-16.24, EV-17.8: Sphere's Scout harvest fires `harvest-place`, not `own-token`.
#[test]
fn the_scout_harvest_of_sphere() {
    let mut game = moon("sphere")
        .specialists(0, "hoa_the_harvester_a")
        .council(0, "viktor_the_envoy_a")
        .outer(0, "eternal_tree cave_a")
        .slots(North, "ruins_a ruins_b ruins_c")
        .slots(Central, "cave_b cave_c cave_d")
        .start()
        .draws("time_loop bat_swarm mana_surge nightshade raven_messenger rune_blade")
        .draws("veil_of_mist arcane_knot blood_moon crystal_ball living_chest");
    game.play(Pass);
    assert_eq!(game.stock(0), [1, 1, 3, 0, 2]);
    game.done();
}

/// EV-16.25: rituals with the keyword only; persons of either kind; each discarded card, also when
/// it is a cost.
#[test]
fn card_events() {
    let mut game = alone()
        .stock(0, 3, 1, 3, 0)
        .specialists(0, "lin_and_ember_a morrigan_of_the_whispers_a")
        .outer(0, "cave_a cave_b:obsidian_dagger ruins_a")
        .hand(0, "living_chest nightshade moon_hare time_loop")
        .start();
    game.plays([play_ritual("moon_hare", "cave_a"), End]);
    assert_eq!(game.vp(0), 2);
    game.plays([play_ritual("nightshade", "ruins_a"), End]);
    assert_eq!(game.vp(0), 2);
    game.plays([use_ritual("obsidian_dagger", Witch), Discard(card("time_loop"))]);
    assert_eq!(game.stock(0), [1, 1, 3, 1, 5]);
}

/// EV-16.26: free and paid catalysts, steps beyond the end, places that really moved, activations
/// of own rituals.
#[test]
fn board_events() {
    let mut game = alone()
        .stock(0, 2, 4, 0, 4)
        .clan(0, json!({"coven": 8}))
        .specialists(0, "zofia_of_the_orbs_a domovik_a")
        .council(0, "zofia_of_the_orbs_b tariq_of_the_portals_b mother_nadia_b")
        .outer(0, "cave_b:weaver_spider ruins_a:pillar_of_energy cave_a")
        .hand(0, "golden_sickle mandrake")
        .start();
    game.plays([play_ritual("golden_sickle", "cave_a"), build("cave_b", Sickle), End]);
    assert_eq!(game.vp(0), 1);
    game.plays([Build, build("cave_a", Orb), build("cave_b", Sickle), Enough, End]);
    // 2 for the orb, 1 for the sickle, 2 for a step beyond the end.
    assert_eq!(game.vp(0), 6);
    game.plays([use_ritual("pillar_of_energy", Witch), End]);
    assert_eq!(game.vp(0), 7);
    game.plays([use_region(North, Witch), Gain(Herb), Gain(Herb), Gain(Herb), End]);
    assert_eq!(game.vp(0), 7);
    game.plays([turn("domovik_a"), Enough]);
    assert_eq!(game.vp(0), 7);
}

/// EV-16.26: a step beyond the end is an advance; the bonus taken again is none.
#[test]
fn an_advance_beyond_the_end_counts() {
    let setup = alone().council(0, "zofia_of_the_orbs_a").clan(0, json!({"coven": 8}));
    let mut game = setup.stock(0, 0, 1, 0, 0).outer(0, "cave_b:choirs_cauldron").start();
    game.play(use_ritual("choirs_cauldron", Witch));
    assert_eq!(game.vp(0), 4);
}

/// EV-16.27, EV-6.5: first the token, then the owner's effect, then the others in turn order.
#[test]
fn token_events() {
    let mut game = table(3)
        .set("first", json!(1))
        .outer(1, "cave_b:glowing_mushrooms")
        .specialists(0, "alwyn_the_greedy_a")
        .specialists(2, "alwyn_the_greedy_b")
        .start();
    game.play(Token);
    assert_eq!((game.stock(1), game.turn().index()), ([1, 2, 0, 2, 1], 2));
    game.play_as(2, Gain(Herb));
    assert_eq!(game.turn().index(), 0);
    game.play_as(0, Gain(Book));
    assert_eq!((game.stock(0), game.stock(2)), ([0, 0, 1, 0, 0], [1, 0, 0, 0, 0]));
    assert_eq!(game.turn().index(), 1);
}

/// EV-16.28: once at the start of the battles; for each battle won; for each 8+ reward reached.
#[test]
fn battle_events() {
    let setup = last()
        .stock(0, 0, 0, 0, 12)
        .outer(0, "cave_b:veil_of_mist ruins_a:stone_gargoyle")
        .council(0, "oberyn_the_warlock_b")
        .clan(0, json!({"witches": 2}))
        .field(North, [1, 0, 0, 0], [0; 4])
        .field(Central, [1, 0, 0, 0], [0; 4]);
    let mut game = setup.start().draws("mandrake");
    game.play(Pass);
    assert_eq!(game.stock(0)[3], 14);
    game.play(Dial(7));
    // 3 of the reward, 3 for reaching the third, 3 for the win; the Coven step gives 2 mana.
    assert_eq!(game.stock(0), [0, 0, 0, 9, 9]);
    game.plays([Dial(7), Gain(Herb), Enough]);
    assert_eq!((game.stock(0), game.is_over()), ([1, 0, 0, 2, 18], true));
    game.done();
}

/// EV-16.28: a loser of two battles is paid twice, who takes no part not at all.
#[test]
fn battles_lost() {
    let setup = last()
        .outer(0, "cave_b:thorn_hedge")
        .outer(1, "cave_a:stone_gargoyle")
        .clan(1, json!({"witches": 0}))
        .field(North, [0, 2, 0, 0], [0; 4])
        .field(Central, [0, 2, 0, 0], [0; 4]);
    let mut game = setup.clone().start();
    game.play(Pass);
    assert_eq!((game.vp(0), game.vp(1)), (0, 6));
    let mut game = setup
        .clan(0, json!({"witches": 2}))
        .field(North, [1, 2, 0, 0], [0; 4])
        .field(Central, [1, 2, 0, 0], [0; 4])
        .start();
    game.play(Pass);
    assert_eq!((game.vp(0), game.vp(1)), (4, 6));
}

/// EV-16.29: catalysts of both circles, the own ones only.
#[test]
fn counting_catalysts() {
    let setup = table(2)
        .outer(0, "cave_a:sun_wheel_wreath:2:1")
        .inner(0, "cave_b:arcane_knot:0:2")
        .inner(1, "ruins_a:space_distortion:1:1");
    let points = |member| council_points(&setup.clone().council(0, member).start());
    assert_eq!(points("hoa_the_harvester_a"), 4);
    assert_eq!(points("ludo_the_glassblower_a"), 6);
    assert_eq!(points("ludo_the_glassblower_b"), 5);
}

/// EV-16.30: a card counts once for each of its keywords; council members do not count.
#[test]
fn counting_keywords() {
    let setup = table(2)
        .outer(0, "cave_a:living_chest cave_c:time_loop")
        .inner(0, "cave_b:sun_wheel_wreath")
        .specialists(0, "irena_and_stray_a ludo_the_glassblower_a")
        .inner(1, "ruins_a:mandrake");
    let points = |member: &str| {
        let members = format!("{member} lin_and_ember_a zofia_of_the_orbs_a");
        council_points(&setup.clone().council(0, &members).start())
    };
    assert_eq!(points("kael_the_alchemist_b"), 6);
    assert_eq!(points("hwa_the_great_summoner_a"), 4);
    assert_eq!(points("sister_beata_b"), 2);
    assert_eq!(points("ines_the_herbalist_b"), 2);
}

/// EV-16.31: places of either circle, starting places too; rituals; persons.
#[test]
fn counting_places_and_persons() {
    let setup = table(2)
        .outer(0, "cave_a:pillar_of_energy cave_c ruins_a")
        .inner(0, "nqobantu_crater:rune_blade cave_b:chalice_of_transmutation")
        .specialists(0, "irena_and_stray_a domovik_a");
    let points = |member| council_points(&setup.clone().council(0, member).start());
    assert_eq!(points("old_yusuf_b"), 5);
    assert_eq!(points("mother_nadia_a"), 4);
    assert_eq!(points("domovik_b"), 4);
    assert_eq!(points("silas_the_double_a"), 4);
    assert_eq!(points("viktor_the_envoy_b hoa_the_harvester_b"), 6);
}

/// EV-16.32: the red stone is a stone, but of no kind; symbols count in the Inner Circle alone.
#[test]
fn counting_stones() {
    let setup = table(2)
        .clan(0, json!({"stones": ["flame", "flame", "red"]}))
        .inner(0, "cave_a")
        .outer(0, "ruins_c spirit_swamp_c");
    let points = |member| council_points(&setup.clone().council(0, member).start());
    assert_eq!(points("kael_the_alchemist_a"), 6);
    assert_eq!(points("freya_the_seer_b"), 6);
    assert_eq!(points("ines_the_herbalist_a"), 0);
}

/// EV-16.33: printed resource symbols of both circles, and one for each such place with a sickle.
#[test]
fn counting_harvest_symbols() {
    let alwyn = table(2).council(0, "alwyn_the_greedy_b");
    let game = alwyn
        .clone()
        .outer(0, "spirit_swamp_c:space_distortion:2:0 mystic_spring_a:rune_blade:1:0")
        .inner(0, "castle_in_the_mist_d")
        .start();
    assert_eq!(council_points(&game), 4);
    let game =
        alwyn.outer(0, "moonlit_glade_d floating_island_d").inner(0, "ruins_c:time_loop:1:0");
    assert_eq!(council_points(&game.start()), 5);
}

/// EV-16.33, EV-2.5: the Eternal Tree has its herb on the moon side only.
#[test]
fn the_eternal_tree_shows_no_harvest_by_day() {
    let tree = |setup: SetUp| {
        let setup = setup.clan(0, json!({"name": "sphere"})).clan(1, json!({"name": "star"}));
        council_points(&setup.council(0, "alwyn_the_greedy_b").inner(0, "eternal_tree").start())
    };
    assert_eq!((tree(table(2)), tree(table(2).moon())), (0, 1));
}

/// EV-16.34: a third of the mana, rounded down; regions with a figure; figures in regions.
#[test]
fn counting_mana_and_figures() {
    let setup = |mana| {
        table(3)
            .set("round", json!(3))
            .clan(1, json!({"passed": true}))
            .clan(2, json!({"passed": true}))
            .stock(0, 0, 0, 0, mana)
    };
    for (mana, points) in [(2, 0), (3, 2), (11, 6)] {
        let mut game = setup(mana).council(0, "alwyn_the_greedy_a").start();
        game.play(Pass);
        assert_eq!((game.vp(0), game.is_over()), (points, true));
    }
    let there = setup(0)
        .clan(0, json!({"witches": 1, "elders": 2}))
        .field(North, [2, 0, 0, 0], [0; 4])
        .field(South, [0; 4], [1, 0, 0, 0])
        .inner(0, "cave_a:healing_moss:0:0:1:1");
    let mut game = there.clone().outer(0, "cave_b:shadow_wolf").start();
    game.play(Pass);
    assert_eq!(game.stock(0)[3], 2);
    let mut game = there.council(0, "tariq_of_the_portals_a").start();
    game.play(Pass);
    assert_eq!(game.vp(0), 3);
}

/// EV-19.2: no card fires on its own play.
#[test]
fn no_trigger_fires_on_itself() {
    let rich = || alone().stock(0, 5, 5, 5, 0).outer(0, "cave_a cave_b");
    for name in ["book_of_shadows", "cat_advisor"] {
        let mut game = rich().hand(0, name).start();
        game.play(play_ritual(name, "cave_a"));
        assert_eq!((game.vp(0), game.hand(0)), (0, 0), "{name}");
    }
    for name in ["morrigan_of_the_whispers_a", "silas_the_double_b", "rahel_the_gardener_a"] {
        let mut game = rich().hand(0, name).start();
        game.play(Council(person(name)));
        assert_eq!(game.vp(0), 0, "{name}");
    }
    // A discount does not lower the card's own cost.
    let mut game = rich().hand(0, "whisper_of_the_council").start();
    game.play(play_ritual("whisper_of_the_council", "cave_a"));
    assert_eq!(game.stock(0), [5, 4, 4, 0, 0]);
    // From the next play on it works.
    let mut game = rich().hand(0, "rahel_the_gardener_a moon_hare").start();
    game.plays([Council(person("rahel_the_gardener_a")), End]);
    game.play(play_ritual("moon_hare", "cave_a"));
    assert_eq!(game.vp(0), 1);
}

/// EV-19.1: effects that fire at once come in the order their owner chooses.
#[test]
fn several_triggers_come_in_the_order_of_their_owner() {
    let setup = alone()
        .specialists(0, "irena_and_stray_a tuuli_the_pathfinder_a")
        .outer(0, "cave_b:moon_hare")
        .slots(North, "ruins_c");
    let [irena, tuuli, hare] =
        ["irena_and_stray_a", "tuuli_the_pathfinder_a", "moon_hare"].map(|c| Resolve(card(c)));
    let mut game = setup.clone().start().draws("mandrake");
    game.play(Discover(place("ruins_c")));
    assert_eq!(game.choices(), [hare, irena, tuuli]);
    game.play(tuuli);
    assert_eq!((game.stock(0), game.hand(0)), ([0, 0, 0, 1, 0], 1));
    game.will_draw("time_loop");
    game.plays([irena, Harvest(place("ruins_c"))]);
    assert_eq!((game.stock(0), game.hand(0)), ([0, 0, 1, 2, 0], 2));
    game.done();
    let mut game = setup.start();
    game.plays([Discover(place("ruins_c")), irena, Enough]);
    assert_eq!(game.choices(), [hare, tuuli]);
}

/// EV-19.1, EV-14.1: Round End effects likewise.
#[test]
fn round_end_effects_come_in_the_order_of_their_owner() {
    let [yusuf, hoa] = ["old_yusuf_a", "hoa_the_harvester_b"].map(|c| Resolve(card(c)));
    let setup = last().council(0, "old_yusuf_a hoa_the_harvester_b").outer(0, "cave_a cave_b");
    let mut game = setup.clone().start();
    game.plays([Pass, yusuf, Transfer(place("cave_a"))]);
    assert_eq!((game.vp(0), game.is_over()), (1, true));
    let mut game = setup.start();
    game.plays([Pass, hoa, Transfer(place("cave_a"))]);
    assert_eq!((game.vp(0), game.is_over()), (2, true));
}

/// EV-19.1, EV-16.34: the order matters also where nothing is asked in between.
#[test]
fn mana_of_one_round_end_effect_counts_for_the_next() {
    let [alwyn, oberyn] = ["alwyn_the_greedy_a", "oberyn_the_warlock_a"].map(|c| Resolve(card(c)));
    let setup = last().council(0, "alwyn_the_greedy_a oberyn_the_warlock_a").stock(0, 0, 0, 0, 2);
    for (first, points) in [(alwyn, 1), (oberyn, 3)] {
        let mut game = setup.clone().start();
        game.plays([Pass, first]);
        assert_eq!((game.stock(0), game.is_over()), ([0, 0, 0, 5, points], true));
    }
}

/// EV-10.4: a space for two takes both figures of its owner, each carrying out the effect.
#[test]
fn a_space_for_two() {
    let mut game = alone().inner(0, "ruins_a:healing_moss").start();
    game.plays([use_ritual("healing_moss", Elder), Gain(Herb), End]);
    game.plays([use_ritual("healing_moss", Witch), Gain(Potion), End]);
    assert_eq!(game.stock(0), [1, 1, 0, 2, 2]);
    let taken = ("evenfall-no-space-taken", "EV-10.4");
    assert_eq!(game.refusal(use_ritual("healing_moss", Witch)), taken);
}
