//! Components, set-up and the Scout Phase (EV-1, EV-2, EV-3).

#![allow(clippy::unwrap_used)]

use crate::common::*;
use evenfall::setup::{FIRST, STONES};
use kernel::{Chance, Fast, Game, Match, OptionsError, Rules, Script, Seat, Seed, Shared, Wish};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn deal_with(options: Value, script: &[(kernel::Source, &str)]) -> Result<Evenfall, OptionsError> {
    let mut chance = Chance::fast(Seed::numbered(1, 0));
    for (source, names) in script {
        chance.wish(*source, names.split_whitespace().map(|n| Wish::Face(n.to_owned())));
    }
    Match::<Evenfall>::new(Shared::built_in(), &options, vec![], chance).map(|m| *m.game())
}

fn deal(options: Value) -> Evenfall {
    deal_with(options, &[]).unwrap()
}

fn seen(game: &Evenfall) -> Value {
    serde_json::to_value(game.view(None)).unwrap()
}

fn list(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|v| v.as_str().unwrap().to_owned()).collect()
}

/// A game at its first choice, played on with dice of chance.
fn free_table(game: Evenfall) -> Table {
    Table { game, dice: Script::over(Fast::numbered(3, 0)), events: Vec::new() }
}

/// EV-1.5, EV-2.2: two regions with one or two players, three with more; three open places in
/// each, four with four players.
#[test]
fn regions_and_slots_go_by_the_number_of_players() {
    for (seats, regions, slots) in [(1, 2, 3), (2, 2, 3), (3, 3, 3), (4, 3, 4)] {
        let view = seen(&deal(json!({"seats": seats})));
        let boards = view["regions"].as_array().unwrap();
        let names: Vec<&str> = boards.iter().map(|r| r["region"].as_str().unwrap()).collect();
        assert_eq!(names, ["north", "central", "south"][..regions]);
        let places: BTreeSet<String> = boards.iter().flat_map(|r| list(&r["places"])).collect();
        assert_eq!(places.len(), regions * slots, "{seats} players");
        assert_eq!(view["place_deck"], 52 - regions * slots);
        assert!(view["discard"].as_array().unwrap().is_empty());
    }
}

/// EV-1.5: with two players nobody goes to the Southern Slopes; with three the witch may.
#[test]
fn the_southern_slopes_need_three_players() {
    let space = use_region(South, Witch);
    assert!(!table(2).stock(0, 1, 0, 0, 0).start().offers(space));
    assert!(table(3).stock(0, 1, 0, 0, 0).start().offers(space));
}

/// EV-1.6: the rewards of the Southern Slopes at strength 8: 2 mana, 3 points and 4 points.
#[test]
fn the_south_rewards_strength_eight() {
    let mut table = table(3)
        .stock(0, 0, 0, 0, 7)
        .clan(0, json!({"witches": 3}))
        .clan(1, json!({"passed": true}))
        .clan(2, json!({"passed": true}))
        .field(South, [1, 0, 0, 0], [0; 4])
        .stones(South, "drop leaf flame eye")
        .set("round", json!(3))
        .start();
    table.play(Pass).play(Dial(7));
    assert_eq!(table.stock(0), [0, 0, 0, 2, 7]);
}

/// EV-1.6: the rewards of the Central Mountains at strength 6: a resource of choice and 3 points;
/// at 8 a Transfer too.
#[test]
fn the_central_mountains_reward_their_fighters() {
    let fight = |dial| {
        let mut table = table(2)
            .stock(0, 0, 0, 0, 9)
            .outer(0, "cave_a ruins_a")
            .clan(0, json!({"witches": 3}))
            .clan(1, json!({"passed": true}))
            .field(Central, [1, 0, 0, 0], [0; 4])
            .stones(Central, "drop leaf flame eye")
            .set("round", json!(3))
            .start();
        table.play(Pass).play(Dial(dial)).play(Gain(Book));
        table
    };
    let table = fight(5);
    assert_eq!(table.stock(0), [0, 0, 1, 4, 3]);
    assert!(!table.offers(Transfer(place("ruins_a"))));
    let mut table = fight(7);
    table.play(Transfer(place("ruins_a")));
    assert_eq!((table.vp(0), table.circle(0, "inner")), (3, vec!["ruins_a".to_owned()]));
}

/// EV-1.7, EV-2.3: three stones of each of four kinds; four lie on each region, and none is red.
#[test]
fn four_stones_lie_on_each_region() {
    for (seats, regions) in [(1, 2), (2, 2), (3, 3), (4, 3)] {
        let view = seen(&deal(json!({"seats": seats})));
        let mut kinds = BTreeMap::new();
        for region in view["regions"].as_array().unwrap() {
            let stones = list(&region["stones"]);
            assert_eq!(stones.len(), 4);
            stones.into_iter().for_each(|s| *kinds.entry(s).or_insert(0) += 1);
        }
        assert_eq!(kinds.values().sum::<i32>(), 4 * regions);
        assert!(kinds.values().all(|n| *n <= 3), "{kinds:?}");
        assert!(!kinds.contains_key("red"));
        if regions == 3 {
            assert!(kinds.len() == 4 && kinds.values().all(|n| *n == 3), "{kinds:?}");
        }
    }
}

/// EV-2.3: a fourth stone of a kind cannot be laid out.
#[test]
fn a_kind_of_stone_runs_out() {
    let script = [(STONES, "drop drop leaf drop eye")];
    let view = seen(&deal_with(json!({}), &script).unwrap());
    assert_eq!(view["regions"][0]["stones"], json!(["drop", "drop", "leaf", "drop"]));
    let no = deal_with(json!({}), &[(STONES, "drop drop drop drop")]).unwrap_err().to_string();
    assert!(no.contains("stones"), "{no}");
}

/// EV-1.8: the whole Coven track: 2 mana; 3 VP; Transfer; 2 cards; 4 VP; Transfer; 2 resources;
/// 6 VP; and 2 VP for a step beyond.
#[test]
fn the_coven_track_gives_its_bonuses() {
    let step = |from: u8| {
        let mut table = table(2)
            .stock(0, 0, 3, 0, 0)
            .outer(0, "cave_a:mandrake ruins_a")
            .clan(0, json!({"coven": from}))
            .start()
            .draws(if from == 3 { "moon_hare nightshade" } else { "" });
        // One orb can be paid, and nothing else.
        table.play(Build);
        table.done();
        table
    };
    let gains = |from: u8| {
        let table = step(from);
        (table.stock(0), table.hand(0), table.clan(0, "coven").as_u64().unwrap())
    };
    assert_eq!(gains(0), ([0, 1, 0, 2, 0], 0, 1));
    assert_eq!(gains(1), ([0, 1, 0, 0, 3], 0, 2));
    assert_eq!(gains(3), ([0, 1, 0, 0, 0], 2, 4));
    assert_eq!(gains(4), ([0, 1, 0, 0, 4], 0, 5));
    assert_eq!(gains(7), ([0, 1, 0, 0, 6], 0, 8));
    assert_eq!(gains(8), ([0, 1, 0, 0, 2], 0, 8));
    for from in [2, 5] {
        let mut table = step(from);
        assert!(table.offers(Enough));
        table.play(Transfer(place("ruins_a")));
        assert_eq!(table.circle(0, "inner"), ["ruins_a"]);
        assert!(!table.offers(Transfer(place("cave_a"))));
    }
    let mut table = step(6);
    table.plays([Gain(Herb), Gain(Book)]);
    assert_eq!(table.stock(0), [1, 1, 1, 0, 0]);
}

/// EV-1.9: mana ends at 20, and what goes beyond is lost.
#[test]
fn mana_ends_at_twenty() {
    let mut table = table(2).stock(0, 0, 0, 0, 19).outer(0, "mystic_spring_c").start();
    table.play(Token);
    assert_eq!(table.stock(0), [1, 1, 0, 20, 0]);
}

/// EV-1.9: neither victory points nor hand nor resources nor a circle have a limit.
#[test]
fn points_hands_and_circles_have_no_limit() {
    let outer = "cave_a cave_b cave_c cave_d spirit_swamp_a spirit_swamp_b moonlit_glade_a \
                 moonlit_glade_b moonlit_glade_c castle_in_the_mist_a";
    let hand = "moon_hare nightshade mandrake phoenix_chick bat_swarm time_loop mana_surge \
                blood_moon golden_sickle rune_blade crystal_ball living_chest magic_cauldron";
    let mut table = table(2)
        .stock(0, 60, 60, 60, 0)
        .outer(0, outer)
        .hand(0, hand)
        .clan(0, json!({"vp": 130}))
        .start()
        .draws("thorn_hedge");
    table.play(Token);
    assert_eq!(table.stock(0), [63, 66, 60, 1, 134]);
    assert_eq!(table.hand(0), 14);
}

/// EV-2.1: the side is one for the whole table; the clans of the sun side are equal.
#[test]
fn one_side_for_all() {
    let clans =
        json!({"seats": 4, "clan0": "star", "clan1": "cross", "clan2": "sphere", "clan3": "thorn"});
    let sun = seen(&deal(clans.clone()));
    for clan in sun["clans"].as_array().unwrap() {
        let stock =
            ["herbs", "potions", "books", "mana", "hand"].map(|f| clan[f].as_u64().unwrap());
        assert_eq!(stock, [3, 3, 3, 2, 6], "{}", clan["name"]);
    }
    assert_eq!(sun["moon"], false);
    let mut options = clans;
    options["side"] = json!("moon");
    let moon = seen(&deal(options));
    let hands: Vec<u64> =
        moon["clans"].as_array().unwrap().iter().map(|c| c["hand"].as_u64().unwrap()).collect();
    assert_eq!((moon["moon"].clone(), hands), (json!(true), vec![9, 5, 6, 5]));
    let no = deal_with(json!({"side": "dusk"}), &[]).unwrap_err().to_string();
    assert!(no.contains("dusk"), "{no}");
}

/// EV-2.4: four witches, four elders, an active token, 3 herbs and 3 potions, and nothing else but
/// what the first Scout Phase brings.
#[test]
fn a_clan_begins_with_its_figures_and_resources() {
    let view = seen(&deal(json!({"seats": 3})));
    let mut names = BTreeSet::new();
    for clan in view["clans"].as_array().unwrap() {
        names.insert(clan["name"].as_str().unwrap().to_owned());
        let number = |field: &str| clan[field].as_u64().unwrap();
        assert_eq!((number("witches"), number("elders")), (4, 4));
        assert_eq!(clan["token"], true);
        assert_eq!((number("herbs"), number("potions")), (3, 3));
        // 3 Knowledge, 2 mana and 6 cards come from the Scout Phase.
        assert_eq!((number("books"), number("mana"), number("hand")), (3, 2, 6));
        assert_eq!((number("vp"), number("coven")), (0, 0));
        for field in ["outer", "specialists", "council", "stones"] {
            assert_eq!(clan[field], json!([]), "{field}");
        }
        assert_eq!(clan["inner"][0]["ritual"], Value::Null);
        assert_eq!(
            (clan["inner"][0]["sickles"].clone(), clan["inner"][0]["orbs"].clone()),
            (json!(0), json!(0))
        );
    }
    assert_eq!(names.len(), 3, "each plays another clan");
}

/// EV-2.4: a clan is played once, and only by a seat that is there.
#[test]
fn clans_are_different() {
    let no = deal_with(json!({"clan0": "thorn", "clan1": "thorn"}), &[]).unwrap_err().to_string();
    assert_eq!(no, "two seats play the clan \"thorn\"; each clan plays once");
    let no = deal_with(json!({"clan2": "thorn"}), &[]).unwrap_err().to_string();
    assert_eq!(no, "option \"clan2\" is for a seat that is empty");
    let view = seen(&deal(json!({"clan0": "thorn", "clan1": "cross"})));
    assert_eq!(
        (view["clans"][0]["name"].clone(), view["clans"][1]["name"].clone()),
        (json!("thorn"), json!("cross"))
    );
}

/// EV-2.5: each clan has its own starting place in the Inner Circle.
#[test]
fn starting_places_lie_in_the_inner_circle() {
    let options =
        json!({"seats": 4, "clan0": "star", "clan1": "cross", "clan2": "sphere", "clan3": "thorn"});
    let view = seen(&deal(options));
    let starts = ["nqobantu_crater", "church_of_the_prophets", "eternal_tree", "longjiang_ark"];
    for (i, start) in starts.iter().enumerate() {
        let inner = view["clans"][i]["inner"].as_array().unwrap();
        assert_eq!((inner.len(), inner[0]["place"].as_str().unwrap()), (1, *start));
        assert_eq!(view["clans"][i]["outer"], json!([]));
    }
    let cards = Shared::<Evening>::built_in();
    let symbols = starts.map(|s| cards.get().place(place(s)).stone.unwrap());
    assert_eq!(symbols, [Gem::Eye, Gem::Flame, Gem::Leaf, Gem::Drop]);
    assert!(starts.iter().all(|s| cards.get().place(place(s)).vp == 0));
}

/// EV-2.5, EV-7.3: a starting place carries a ritual and counts as a place, but has no binding
/// bonus on the sun side.
#[test]
fn a_starting_place_is_a_place() {
    let starts = ["nqobantu_crater", "church_of_the_prophets", "eternal_tree", "longjiang_ark"];
    for start in starts {
        let mut table = table(2)
            .stock(0, 2, 2, 0, 0)
            .inner(0, start)
            .hand(0, "world_tree_sapling moon_hare")
            .start();
        table.play(play_ritual("world_tree_sapling", start));
        assert_eq!(table.stock(0), [0, 0, 0, 0, 1], "{start} is one place");
        assert_eq!(table.clan(0, "coven"), 0);
        assert_eq!((table.hand(0), table.clan(0, "stones")), (1, json!([])));
        assert!(table.offers(End));
    }
}

/// EV-2.5: on the sun side the Eternal Tree has no harvest: it shows no symbol that would count.
#[test]
fn the_eternal_tree_has_no_harvest_in_the_sun() {
    let tree = table(2).inner(0, "eternal_tree").council(0, "alwyn_the_greedy_b");
    assert_eq!(tree.clone().start().score(0), 0);
    assert_eq!(tree.outer(0, "cave_d").start().score(0), 2);
}

/// EV-2.6: the first player has the marker, and turns go clockwise from there.
#[test]
fn turns_go_clockwise_from_the_marker() {
    let firsts: BTreeSet<u64> = (0..30)
        .map(|n| {
            let chance = Chance::fast(Seed::numbered(n, 0));
            let options = json!({"seats": 3});
            let new = Match::<Evenfall>::new(Shared::built_in(), &options, vec![], chance).unwrap();
            assert_eq!(seen(new.game())["first"], seen(new.game())["active"]);
            seen(new.game())["first"].as_u64().unwrap()
        })
        .collect();
    assert_eq!(firsts.len(), 3, "anyone may begin");
    let mut table = table(3).set("first", json!(1)).start();
    let mut order = Vec::new();
    for _ in 0..3 {
        order.push(table.turn().index());
        table.plays([Token, End]);
    }
    order.push(table.turn().index());
    assert_eq!(order, [1, 2, 0, 1]);
}

/// EV-3.1: three rounds of four phases, and then it is over.
#[test]
fn a_game_lasts_three_rounds() {
    let mut table = free_table(deal(json!({})));
    for round in 1..=3 {
        let view = table.see();
        assert_eq!((view["round"].clone(), view["phase"].clone()), (json!(round), json!("action")));
        assert!(!table.is_over());
        table.play(Pass).play(Pass);
    }
    assert!(table.is_over());
    assert_eq!(table.see()["round"], 3);
    let rounds = |e: &Event| matches!(e, Event::Round { .. } | Event::RoundEnds | Event::Over);
    let course: Vec<Event> = table.events.iter().copied().filter(rounds).collect();
    let expected = [
        Event::RoundEnds,
        Event::Round { round: 2 },
        Event::RoundEnds,
        Event::Round { round: 3 },
        Event::RoundEnds,
        Event::Over,
    ];
    assert_eq!(course, expected);
}

/// EV-3.1: within a round the battles come after the actions, and the Round End after them.
#[test]
fn phases_come_in_order() {
    let mut table = table(2)
        .stock(0, 0, 0, 0, 1)
        .clan(0, json!({"witches": 3}))
        .clan(1, json!({"passed": true}))
        .council(0, "tariq_of_the_portals_a")
        .field(North, [1, 0, 0, 0], [0; 4])
        .stones(North, "drop leaf flame eye")
        .set("round", json!(3))
        .start();
    assert_eq!(table.see()["phase"], "action");
    table.play(Pass);
    assert_eq!((table.see()["phase"].clone(), table.vp(0)), (json!("battle"), 0));
    table.plays([Dial(0), Stone(Gem::Drop)]);
    assert_eq!((table.vp(0), table.is_over()), (1, true));
}

/// EV-3.2: 6 cards, 3 Knowledge and 2 mana in every round; the cards are dealt in turn order, each
/// player getting all of his before the next.
#[test]
fn every_scout_phase_brings_the_same() {
    let mut table = table(2)
        .set("first", json!(1))
        .clan(0, json!({"passed": true}))
        .start()
        .places("cave_a cave_b cave_c ruins_a ruins_b ruins_c")
        .draws("moon_hare mandrake nightshade rune_blade time_loop bat_swarm")
        .draws("living_chest magic_cauldron crystal_ball golden_sickle blood_moon mana_surge");
    table.play(Pass);
    table.done();
    for seat in [0, 1] {
        assert_eq!((table.stock(seat), table.hand(seat)), ([0, 0, 3, 2, 0], 6));
    }
    let own = |seat: usize| {
        let view = serde_json::to_value(table.game.view(Some(Seat::new(seat)))).unwrap();
        list(&view["clans"][seat]["known_hand"])
    };
    assert!(own(1).contains(&"moon_hare".to_owned()) && own(1).contains(&"bat_swarm".to_owned()));
    assert!(own(0).contains(&"living_chest".to_owned()));
}

/// EV-3.2, EV-16.24: "on scout" comes after the income: the Living Chest draws the seventh card.
#[test]
fn scout_effects_come_after_the_income() {
    let mut table = table(2)
        .clan(1, json!({"passed": true}))
        .inner(0, "cave_a:living_chest")
        .slots(North, "cave_b cave_c ruins_a")
        .slots(Central, "cave_d ruins_b ruins_c")
        .start()
        .draws("moon_hare mandrake nightshade rune_blade time_loop bat_swarm four_leaf_clover");
    table
        .will_draw("weaver_spider magic_cauldron crystal_ball golden_sickle blood_moon mana_surge");
    table.play(Pass);
    assert_eq!((table.turn(), table.stock(0), table.hand(0)), (Seat::new(0), [0, 0, 3, 2, 0], 7));
    assert_eq!(table.hand(1), 0, "the next player waits");
    table.play(Gain(Potion));
    assert_eq!((table.stock(0), table.hand(1)), ([0, 1, 3, 2, 0], 6));
    table.done();
}

/// EV-3.3: the variant: two cards more, and two discarded, in round 1 only.
#[test]
fn the_variant_for_experienced_players() {
    let mut table = free_table(deal(json!({"veteran": true})));
    let first = table.turn().index();
    assert_eq!(table.hand(first), 8);
    assert!(table.choices().iter().all(|c| matches!(c, Discard(_))));
    assert_eq!(table.choices().len(), 8);
    for _ in 0..4 {
        table.play(table.choices()[0]);
    }
    assert_eq!((table.hand(0), table.hand(1)), (6, 6));
    assert_eq!(table.see()["discard"].as_array().unwrap().len(), 4);
    assert!(table.offers(Pass));
    table.play(Pass).play(Pass);
    assert_eq!(table.see()["round"], 2);
    assert_eq!((table.hand(0), table.hand(1)), (12, 12));
    assert!(table.offers(Pass));
    let plain = deal(json!({}));
    let turn = plain.turn().seats.first().unwrap();
    assert!(plain.allows(turn, Pass));
}

/// EV-2.2, EV-2.6: the deal can be scripted: who begins, and which places are open.
#[test]
fn the_place_deck_fills_the_slots_from_the_left() {
    let game =
        deal_with(json!({}), &[(PLACE_DECK, "cave_a cave_b cave_c ruins_a ruins_b ruins_c")]);
    let view = seen(&game.unwrap());
    assert_eq!(view["regions"][0]["places"], json!(["cave_a", "cave_b", "cave_c"]));
    assert_eq!(view["regions"][1]["places"], json!(["ruins_a", "ruins_b", "ruins_c"]));
    let mut chance = Chance::fast(Seed::numbered(1, 0));
    chance.wish(FIRST, [Wish::Raw(1)]);
    let new = Match::<Evenfall>::new(Shared::built_in(), &json!({}), vec![], chance).unwrap();
    assert_eq!(new.game().turn().seats.first(), Some(Seat::new(1)));
}
