//! The moon side of the clans (EV-17).
#![allow(clippy::unwrap_used)]

use crate::common;
use crate::common::*;
use evenfall::Options;
use kernel::{Fast, Game, Rules, Seat, Shared};
use serde_json::{Value, json};

/// The moon side: a clan in seat 0 with the turn; the other player has passed.
fn moon(name: &str) -> SetUp {
    let other = if name == "cross" { "star" } else { "cross" };
    table(2).moon().clan(0, json!({"name": name})).clan(1, json!({"name": other, "passed": true}))
}

/// A new game of four on the moon side, after the first Scout Phase: Star, Cross, Sphere, Thorn.
fn new_game() -> Value {
    let options = Options {
        seats: 4,
        side: "moon".into(),
        veteran: false,
        automa: "witch".into(),
        clan0: "star".into(),
        clan1: "cross".into(),
        clan2: "sphere".into(),
        clan3: "thorn".into(),
    };
    let game =
        Evenfall::deal(Shared::<Evening>::built_in(), &options, &mut Fast::numbered(1, 1)).unwrap();
    serde_json::to_value(game.view(None)).unwrap()
}

/// Cards, herbs, potions, Knowledge and mana after the first Scout Phase.
fn scouted(seat: usize) -> [u64; 5] {
    let clan = new_game()["clans"][seat].clone();
    ["hand", "herbs", "potions", "books", "mana"].map(|f| clan[f].as_u64().unwrap())
}

/// A clan after one Coven step from a space; the Choir's Cauldron gives a point when it is over.
fn step(name: &str, coven: u8) -> Table {
    let mut table = moon(name)
        .stock(0, 0, 1, 0, 0)
        .clan(0, json!({"coven": coven}))
        .outer(0, "cave_a:choirs_cauldron")
        .start()
        .draws("mandrake nightshade");
    table.play(use_ritual("choirs_cauldron", Witch));
    table
}

/// EV-17.1: Star scouts 9 cards and nothing else. Its token harvests and gives nothing more.
#[test]
fn star_scouts_nine_cards() {
    assert_eq!(scouted(0), [9, 3, 3, 0, 0]);
    let mut table = moon("star").outer(0, "cave_a").start();
    table.play(Token);
    assert_eq!(table.stock(0), [0, 1, 0, 0, 0]);
    assert_eq!(step("star", 0).stock(0), [0, 0, 0, 2, 1]);
    assert_eq!(step("star", 7).stock(0), [0, 0, 0, 0, 7]);
}

/// EV-17.1: whoever binds a ritual to the Nqobantu Crater may discard a card for 3 resources.
#[test]
fn the_crater_turns_a_card_into_three_resources() {
    let start = |hand: &str| {
        let mut table =
            moon("star").stock(0, 1, 0, 0, 0).inner(0, "nqobantu_crater").hand(0, hand).start();
        table.play(play_ritual("moon_hare", "nqobantu_crater"));
        table
    };
    let mut used = start("moon_hare mandrake");
    used.play(Use).play(Gain(Book));
    assert_eq!((used.stock(0), used.hand(0)), ([0, 0, 3, 0, 0], 0));
    let mut declined = start("moon_hare mandrake");
    declined.play(Enough);
    assert_eq!((declined.stock(0), declined.hand(0)), ([0; 5], 1));
    let no_card = start("moon_hare");
    assert!(!no_card.offers(Use) && no_card.offers(End));
}

/// EV-17.2: Star discards one card for a resource of choice or a mana; the two cards for a resource
/// remain. No other clan does this, nor Star on the sun side.
#[test]
fn star_discards_single_cards() {
    let hand = "moon_hare mandrake nightshade";
    let mut table = moon("star").hand(0, hand).start();
    assert!(table.offers(TwoCards));
    table.play(CardForResource).play(Discard(card("mandrake"))).play(Gain(Potion));
    table.play(CardForMana).play(Discard(card("moon_hare")));
    assert_eq!((table.stock(0), table.hand(0)), ([0, 1, 0, 1, 0], 1));
    table.play(Token).play(CardForMana);
    assert_eq!((table.stock(0)[3], table.hand(0)), (2, 0));
    assert!(!table.offers(CardForMana) && !table.offers(CardForResource), "no card is left");
    for other in [moon("cross"), moon("sphere"), moon("thorn"), common::table(2)] {
        let other = other.hand(0, hand).start();
        assert!(!other.offers(CardForMana) && !other.offers(CardForResource));
        assert!(other.offers(TwoCards));
    }
}

/// EV-17.2: only in the own turn.
#[test]
fn star_discards_in_its_own_turn_only() {
    let table = table(2).moon().hand(0, "mandrake").set("active", json!(1)).start();
    assert_eq!(table.turn().index(), 1);
    assert!(!table.game.allows(Seat::new(0), CardForMana));
}

/// EV-17.3: Star's first council member is free; the second costs one of each resource.
#[test]
fn the_first_council_member_of_star_is_free() {
    let mut table = moon("star").hand(0, "domovik_a old_yusuf_b").start();
    table.play(Council(person("domovik_a"))).play(End);
    assert_eq!(table.clan(0, "council"), json!(["domovik_a"]));
    let unpaid = ("evenfall-no-cannot-pay", "EV-4.3");
    assert_eq!(table.refusal(Council(person("old_yusuf_b"))), unpaid);
    let mut table = moon("star")
        .stock(0, 1, 1, 1, 0)
        .council(0, "domovik_a")
        .hand(0, "old_yusuf_b lin_and_ember_b")
        .start();
    table.play(Council(person("old_yusuf_b")));
    assert_eq!(table.stock(0), [0; 5]);
    let cross = moon("cross").hand(0, "domovik_a").start();
    assert_eq!(cross.refusal(Council(person("domovik_a"))), unpaid);
}

/// EV-17.4: Cross scouts 5 cards, 3 Knowledge, 2 mana.
#[test]
fn cross_scouts() {
    assert_eq!(scouted(1), [5, 3, 3, 3, 2]);
}

/// EV-17.4, EV-16.9: the token of Cross harvests and then gives one side of a space reached; the
/// marker stays, and with no space reached there is the harvest alone.
#[test]
fn the_token_of_cross_repeats_a_coven_space() {
    let start = |coven: u8| {
        let set_up = moon("cross").clan(0, json!({"coven": coven})).outer(0, "cave_a");
        let mut table = set_up.start();
        table.play(Token);
        table
    };
    let mut two = start(2);
    assert_eq!(two.stock(0)[1], 1, "the harvest first");
    assert_eq!(two.choices(), [CovenSpace(0), CovenSpace(1)]);
    two.play(CovenSpace(1));
    assert_eq!(two.choices(), [Half(0), Half(1)]);
    two.play(Half(0));
    assert_eq!((two.stock(0), two.clan(0, "coven")), ([0, 1, 0, 0, 3], json!(2)));
    let none = start(0);
    assert_eq!(none.stock(0), [0, 1, 0, 0, 0]);
    assert!(none.offers(End));
}

/// EV-17.5: the track of Cross: one of two bonuses on most spaces.
#[test]
fn the_coven_track_of_cross() {
    let half = |coven, half| {
        let mut table = step("cross", coven);
        assert_eq!(table.choices(), [Half(0), Half(1)]);
        table.play(Half(half));
        table
    };
    let any = [Gain(Herb), Gain(Potion), Gain(Book)];
    let transfer = [Transfer(place("cave_a")), Enough];
    assert_eq!(half(0, 0).stock(0), [0, 0, 0, 2, 1]);
    assert_eq!(half(0, 1).stock(0), [0, 0, 0, 0, 2 + 1]);
    assert_eq!(half(1, 0).stock(0), [0, 0, 0, 0, 3 + 1]);
    let mut one = half(1, 1);
    assert_eq!(one.choices(), any);
    one.play(Gain(Potion));
    assert_eq!(one.stock(0), [0, 1, 0, 0, 1]);
    assert_eq!(step("cross", 2).choices(), transfer);
    assert_eq!(half(3, 0).hand(0), 2);
    assert_eq!(half(3, 1).stock(0), [0, 0, 0, 3, 1]);
    assert_eq!(half(4, 0).stock(0), [0, 0, 0, 0, 4 + 1]);
    let mut two = half(4, 1);
    two.plays([Gain(Herb), Gain(Book)]);
    assert_eq!(two.stock(0), [1, 0, 1, 0, 1]);
    assert_eq!(half(5, 0).choices(), transfer);
    assert_eq!(half(5, 1).stock(0), [0, 0, 0, 0, 3 + 1]);
    let mut two = half(6, 0);
    two.plays([Gain(Herb), Gain(Book)]);
    assert_eq!(two.stock(0), [1, 0, 1, 0, 1]);
    assert_eq!(half(6, 1).stock(0), [0, 0, 0, 4, 1]);
    assert_eq!(half(7, 0).stock(0), [0, 0, 0, 0, 5 + 1]);
    assert_eq!(half(7, 1).choices(), transfer);
    assert_eq!(step("cross", 8).stock(0), [0, 0, 0, 0, 2 + 1]);
}

/// EV-17.6: a witch on the board of Cross makes a step and takes both bonuses. There is room for one
/// witch, and no other clan has the space.
#[test]
fn the_board_of_cross_has_an_action_space() {
    let mut table = moon("cross").start();
    table.play(BoardSpace);
    assert_eq!((table.stock(0), table.clan(0, "coven")), ([0, 0, 0, 2, 2], json!(1)));
    assert_eq!((table.clan(0, "witches"), table.clan(0, "elders")), (json!(3), json!(4)));
    table.play(End);
    assert_eq!(table.refusal(BoardSpace), ("evenfall-no-space-taken", "EV-10.4"));
    let set_up = moon("cross").clan(0, json!({"witches": 0}));
    let elders = set_up.field(North, [4, 0, 0, 0], [0; 4]).start();
    assert!(!elders.offers(BoardSpace), "not for elders");
    assert!(!moon("star").start().offers(BoardSpace));
    let sun = common::table(2).clan(0, json!({"name": "cross"})).clan(1, json!({"name": "star"}));
    assert!(!sun.start().offers(BoardSpace));
}

/// EV-17.6, EV-16.8: a ritual bound to the Church of the Prophets makes a step with both bonuses, the
/// left one first; a space without two sides is an ordinary step.
#[test]
fn the_church_of_the_prophets_gives_both() {
    let start = |coven: u8| {
        let mut table = moon("cross")
            .stock(0, 1, 0, 0, 0)
            .clan(0, json!({"coven": coven}))
            .inner(0, "church_of_the_prophets")
            .outer(0, "cave_a")
            .hand(0, "moon_hare")
            .start();
        table.play(play_ritual("moon_hare", "church_of_the_prophets"));
        table
    };
    let mut second = start(1);
    assert_eq!(second.vp(0), 3, "the left one first");
    second.play(Gain(Book));
    assert_eq!(second.stock(0), [0, 0, 1, 0, 3]);
    let mut third = start(2);
    third.play(Transfer(place("cave_a")));
    assert_eq!((third.stock(0), third.clan(0, "coven")), ([0; 5], json!(3)));
}

/// EV-17.7: Sphere begins with the Eternal Tree and a Cave in the Outer Circle, and an empty Inner
/// Circle. The Cave is not in the Place deck.
#[test]
fn sphere_begins_with_two_outer_places() {
    let view = new_game();
    let sphere = &view["clans"][2];
    let outer: Vec<&str> =
        sphere["outer"].as_array().unwrap().iter().map(|p| p["place"].as_str().unwrap()).collect();
    assert_eq!(outer.len(), 2);
    assert!(outer.contains(&"eternal_tree") && outer.contains(&"cave_a"));
    assert_eq!(sphere["inner"], json!([]));
    assert_eq!(view["place_deck"], 52 - 1 - 12);
    for (seat, start) in
        [(0, "nqobantu_crater"), (1, "church_of_the_prophets"), (3, "longjiang_ark")]
    {
        assert_eq!(view["clans"][seat]["inner"][0]["place"], start);
        assert_eq!(view["clans"][seat]["outer"], json!([]));
    }
    let mut table =
        moon("sphere").stock(0, 1, 0, 0, 0).outer(0, "eternal_tree").hand(0, "moon_hare").start();
    table.play(play_ritual("moon_hare", "eternal_tree"));
    assert_eq!(table.stock(0), [0; 5], "no binding bonus");
}

/// EV-17.8: Sphere scouts 6 cards, 3 Knowledge and a harvest of its two places.
#[test]
fn sphere_harvests_while_scouting() {
    assert_eq!(scouted(2), [6, 3 + 1, 3 + 1, 3, 0]);
}

/// EV-17.8: the harvest of the Scout Phase pays Hoa for each place, but is no use of the token.
#[test]
fn the_scout_harvest_is_a_harvest_but_no_token() {
    let mut table = moon("sphere")
        .outer(0, "eternal_tree cave_a")
        .inner(0, "cave_b:glowing_mushrooms")
        .specialists(0, "hoa_the_harvester_a")
        .slots(North, "ruins_a ruins_b ruins_c")
        .slots(Central, "cave_c cave_d ruins_d")
        .start();
    table.will_draw("mandrake nightshade moon_hare blood_moon mana_surge brewing_toad");
    table.will_draw("thorn_hedge weeping_willow bat_swarm white_stag time_loop");
    table.play(Pass);
    assert_eq!(table.see()["round"], 2);
    assert_eq!((table.stock(0), table.hand(0)), ([1, 1, 3, 0, 2], 6));
    table.done();
}

/// EV-17.8: the token of Sphere gives a mana for each Outer place and harvests nothing, but it is a
/// token.
#[test]
fn the_token_of_sphere_gives_mana() {
    let mut table = moon("sphere")
        .outer(0, "eternal_tree cave_a ruins_a")
        .inner(0, "cave_b:glowing_mushrooms")
        .specialists(0, "hoa_the_harvester_a")
        .start();
    table.play(Token);
    // 3 for the places, 2 and a point for the mushrooms, nothing for Hoa.
    assert_eq!(table.stock(0), [0, 0, 0, 3 + 2, 1]);
    assert_eq!(table.refusal(Token).1, "EV-6.1");
}

/// EV-17.8: Sphere's elders use the Outer Circle, but no region.
#[test]
fn the_elders_of_sphere_go_to_the_outer_circle() {
    let mut table = moon("sphere").outer(0, "cave_a:pillar_of_energy").start();
    assert_eq!(table.refusal(use_region(Central, Elder)).1, "EV-10.3");
    table.play(use_ritual("pillar_of_energy", Elder));
    assert_eq!(table.stock(0)[3], 3);
    let thorn = moon("thorn").outer(0, "cave_a:pillar_of_energy").start();
    assert_eq!(thorn.refusal(use_ritual("pillar_of_energy", Elder)).1, "EV-10.3");
}

/// EV-17.9: the track of Sphere. A place from the deck is no discovery: Tuuli is not paid.
#[test]
fn the_coven_track_of_sphere() {
    let step = |coven: u8| {
        let mut table = moon("sphere")
            .stock(0, 0, 1, 0, 0)
            .clan(0, json!({"coven": coven}))
            .outer(0, "cave_a:choirs_cauldron ruins_a")
            .inner(0, "sanctuary_a")
            .specialists(0, "tuuli_the_pathfinder_a")
            .start()
            .places("spirit_swamp_c");
        table.play(use_ritual("choirs_cauldron", Witch));
        table
    };
    for coven in [0, 3] {
        let mut place = step(coven);
        assert_eq!(place.circle(0, "outer"), ["cave_a", "ruins_a", "spirit_swamp_c"]);
        assert_eq!((place.stock(0), place.hand(0)), ([0, 0, 0, 0, 1], 0));
        place.done();
    }
    assert_eq!(step(1).stock(0), [0, 0, 0, 0, 3 + 1]);
    let transfer = [Transfer(place("cave_a")), Transfer(place("ruins_a")), Enough];
    assert_eq!(step(2).choices(), transfer);
    assert_eq!(step(4).stock(0), [0, 0, 0, 3, 1]);
    assert_eq!(step(5).choices(), transfer);
    assert_eq!(step(6).stock(0), [0, 1, 1, 0, 1]);
    assert_eq!(step(7).stock(0), [0, 0, 0, 0, 3 + 1]);
    assert_eq!(step(8).stock(0), [0, 0, 0, 0, 2 + 1]);
}

fn put(stone: Gem, space: u8) -> Choice {
    StoneSpace { stone, space }
}

/// EV-17.10: Thorn scouts 5 cards, 3 Knowledge, 3 mana; its token harvests and gives nothing more.
#[test]
fn thorn_scouts() {
    assert_eq!(scouted(3), [5, 3, 3, 3, 3]);
    let mut table = moon("thorn").outer(0, "cave_a").start();
    table.play(Token);
    assert_eq!(table.stock(0), [0, 1, 0, 0, 0]);
    assert_eq!(step("thorn", 1).stock(0), [0, 0, 0, 0, 3 + 1]);
}

/// EV-17.10: Thorn's free action: a stone on one of four spaces: 3 resources; a Transfer; a Coven step
/// and 2 mana; a harvest.
#[test]
fn thorn_puts_stones_on_its_board() {
    let start = || {
        moon("thorn")
            .clan(0, json!({"stones": ["drop", "leaf", "flame", "eye"]}))
            .outer(0, "cave_a ruins_a")
            .start()
    };
    let mut table = start();
    table.play(put(Gem::Leaf, 0)).plays([Gain(Herb), Gain(Potion), Gain(Book)]);
    assert_eq!(table.stock(0), [1, 1, 1, 0, 0]);
    table.play(put(Gem::Drop, 1)).play(Transfer(place("ruins_a")));
    assert_eq!(table.circle(0, "inner"), ["ruins_a"]);
    table.play(Token).play(put(Gem::Eye, 2));
    assert_eq!((table.stock(0)[3], table.clan(0, "coven")), (2 + 2, json!(1)));
    table.play(put(Gem::Flame, 3));
    assert_eq!(table.stock(0), [1, 3, 1, 4, 0]);
    let none = moon("thorn").start();
    assert!(!none.offers(put(Gem::Leaf, 0)), "no stone");
    let cross = moon("cross").clan(0, json!({"stones": ["leaf"]})).start();
    assert!(!cross.offers(put(Gem::Leaf, 0)), "another clan");
}

/// EV-17.11: each stone and each space once per game; the stone still counts and still doubles.
#[test]
fn a_stone_and_a_space_are_used_once() {
    let mut table = moon("thorn")
        .clan(0, json!({"stones": ["leaf", "drop"]}))
        .inner(0, "sanctuary_b:magic_cauldron")
        .council(0, "freya_the_seer_b")
        .start();
    let score = table.score(0);
    assert_eq!(score, 3 + 3 + 3 + 2 * 2);
    table.play(put(Gem::Leaf, 0)).play(Gain(Book));
    assert_eq!(table.refusal(put(Gem::Drop, 0)), ("evenfall-no-space-taken", "EV-17.11"));
    assert!((1..4).all(|space| !table.offers(put(Gem::Leaf, space))), "the stone is used");
    assert!((1..4).all(|space| table.offers(put(Gem::Drop, space))));
    assert_eq!(table.clan(0, "stones"), json!(["drop", "leaf"]));
    assert_eq!(table.score(0), score);
}

/// EV-17.11: also in later rounds.
#[test]
fn a_used_stone_stays_on_its_space() {
    let mut table = moon("thorn")
        .clan(0, json!({"stones": ["leaf", "drop"]}))
        .slots(North, "ruins_a ruins_b ruins_c")
        .slots(Central, "cave_c cave_d ruins_d")
        .start();
    table.will_draw("mandrake nightshade moon_hare blood_moon mana_surge");
    table.will_draw("thorn_hedge weeping_willow bat_swarm white_stag time_loop");
    table.play(put(Gem::Leaf, 0)).play(Gain(Book)).play(Pass);
    assert_eq!((&table.see()["round"], table.turn().index()), (&json!(2), 0));
    assert_eq!(table.refusal(put(Gem::Drop, 0)).1, "EV-17.11");
    assert!(!table.offers(put(Gem::Leaf, 1)) && table.offers(put(Gem::Drop, 1)));
}

/// EV-17.12: a ritual on the Longjiang Ark takes the red stone; a second one there finds none. On the
/// sun side there is none.
#[test]
fn the_ark_gives_the_red_stone_once() {
    let set_up = |set_up: SetUp| {
        set_up
            .clan(0, json!({"name": "thorn"}))
            .stock(0, 2, 0, 0, 0)
            .inner(0, "longjiang_ark")
            .specialists(0, "mother_nadia_a")
            .hand(0, "moon_hare golden_sickle")
            .start()
    };
    let mut table = set_up(moon("thorn"));
    table.play(play_ritual("moon_hare", "longjiang_ark"));
    assert_eq!(table.clan(0, "stones"), json!(["red"]));
    table.play(Turn(person("mother_nadia_a"))).play(End);
    table.play(play_ritual("golden_sickle", "longjiang_ark"));
    assert_eq!(table.clan(0, "stones"), json!(["red"]));
    let mut sun = set_up(common::table(2));
    sun.play(play_ritual("moon_hare", "longjiang_ark"));
    assert_eq!(sun.clan(0, "stones"), json!([]));
}

/// EV-17.12: the red stone fits any place with a symbol, the dearest that is left; none without. It
/// may be used on a Thorn space.
#[test]
fn the_red_stone_fits_any_symbol() {
    let score = |inner: &str, stones: &[&str]| {
        let set_up = moon("thorn").clan(0, json!({"stones": stones})).set("red_taken", json!(true));
        set_up.inner(0, inner).start().score(0)
    };
    assert_eq!(score("ruins_a:magic_cauldron cave_a:mandrake", &["red"]), 3 + 1 + 3);
    assert_eq!(score("ruins_a:magic_cauldron cave_a:mandrake", &["red", "leaf"]), 3 + 1 + 3 + 1);
    assert_eq!(score("cave_b:magic_cauldron", &["red"]), 1 + 3, "no symbol there");
    let mut table =
        moon("thorn").clan(0, json!({"stones": ["red"]})).set("red_taken", json!(true)).start();
    table.play(put(Gem::Red, 2));
    assert_eq!((table.stock(0)[3], table.clan(0, "coven")), (4, json!(1)));
}
