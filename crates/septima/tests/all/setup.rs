//! Components, set-up, patients and the season (SE-1 to SE-4).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Fast, Game, Script, Seat, Shared};
use septima::effect::Step;
use septima::kinds::Flag;
use septima::map::{Feature, Map};
use septima::names::AreaId;
use septima::setup::FIRST;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn data() -> &'static Noctenburg {
    Shared::<Noctenburg>::built_in().get()
}

fn map() -> &'static Map {
    &data().map
}

fn deal(seats: usize, mode: &str, script: &[(kernel::Source, &str)]) -> Table {
    deal_with(json!({"seats": seats, "mode": mode}), script)
}

/// A game of chance from a seed.
fn chance(seats: usize, mode: &str, seed: u64) -> Table {
    let options = json!({"seats": seats, "mode": mode, "hunter": "die", "trial": "bag"});
    let options: septima::Options = serde_json::from_value(options).unwrap();
    let mut dice = Fast::numbered(seed, 1);
    let game = Septima::deal(Shared::built_in(), &options, &mut dice).unwrap();
    Table { game, dice: Script::over(Fast::numbered(seed, 4)), events: Vec::new() }
}

/// Chooses at random while it holds.
fn random_while(t: &mut Table, dice: &mut Fast, holds: impl Fn(&Table) -> bool) {
    while holds(t) && !t.is_over() {
        let choices = t.choices();
        t.play(choices[dice.below(choices.len() as u32) as usize]);
    }
}

fn names(value: &Value) -> Vec<String> {
    serde_json::from_value(value.clone()).unwrap()
}

// 1 Components, words, constants

/// Two to four players, each with a board, 9 action cards (8 in the basic game), a Leader, six
/// citizens, and a ritual marker in the full game only (SE-1.1).
#[test]
fn what_each_player_has() {
    for (mode, cards) in [("full", 9), ("basic", 8)] {
        for seats in 2..=4 {
            let mut t = chance(seats, mode, 1);
            random_while(&mut t, &mut Fast::numbered(1, 2), |t| t.field("stage") != "choose");
            assert_eq!(t.see()["players"].as_array().unwrap().len(), seats);
            for seat in 0..seats {
                assert_eq!(t.list(seat, "hand").len(), cards);
                assert_eq!(t.number(seat, "crowd") + t.number(seat, "supply"), 6);
                assert_eq!(t.of(seat, "levels"), json!([0, 0, 0]));
                assert!(t.of(seat, "leader").is_string());
                assert_eq!(t.of(seat, "marker").is_string(), mode == "full");
            }
        }
    }
    for seats in [0, 5] {
        let options = json!({"seats": seats, "mode": "full", "hunter": "die", "trial": "bag"});
        let options: septima::Options = serde_json::from_value(options).unwrap();
        let dealt = Septima::deal(Shared::built_in(), &options, &mut Fast::numbered(1, 1));
        assert!(dealt.is_err(), "{seats} players");
    }
}

/// Six Loyal Citizens of each and sixteen Angry ones: what asks for one more does nothing, while
/// the Pub still does its other half (SE-1.2, SE-8.35).
#[test]
fn citizens_are_limited() {
    let mut t = table(2).crowd(0, 6).cards(&[Recruit, Chant]);
    t.stay();
    assert_eq!((t.number(0, "crowd"), t.number(0, "supply")), (6, 0));
    let all = table(2).set("angry", json!(0)).set("angry_crowd", json!(16));
    let mut t =
        all.clone().leader(0, "4b").leader(1, "2b").buildings("-", "pub").cards(&[Recruit, Chant]);
    t.stay().play(Choice::Building(Building::Pub));
    assert_eq!((t.number(0, "crowd"), t.field("angry_crowd")), (3, json!(16)));
    let mut t = all.phase(5).cards(&[Remember, Plead]);
    t.plays([Stay, End, Stay, Chamber(1)]).free().play(End);
    assert!(t.events.contains(&Event::Angered { count: 0 }), "nobody is left for Suspicion 2");
}

/// A position with a seventh Loyal or a seventeenth Angry Citizen cannot be (SE-1.2).
#[test]
fn there_are_no_more_citizens() {
    let said = table(2).player(0, json!({"crowd": 2})).error();
    assert!(said.contains("seat 0 has 7 Loyal Citizens, not 6"), "{said}");
    let said = table(2).set("angry", json!(17)).error();
    assert!(said.contains("there are 17 Angry Citizens, not 16"), "{said}");
}

/// The basic game has no Ritual card or marker, no spells, no tiles of buildings, oracle cards 1 to
/// 4 and 18 witches: six belong to the full game (SE-1.3).
#[test]
fn what_the_basic_game_leaves_out() {
    let mut oracles = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let t = chance(4, "basic", seed);
        let view = t.see();
        assert_eq!((t.at("buildings"), view["spells"].clone()), ("- -".into(), json!([])));
        let markers = names(&view["markers"]).into_iter().chain(names(&view["marker_pile"]));
        let markers: BTreeSet<String> = markers.collect();
        assert!(markers.len() == 8 && !markers.contains("ritual"));
        for seat in 0..4 {
            assert!(!t.list(seat, "hand").contains(&"ritual".to_owned()));
            seen.extend(t.list(seat, "coven"));
            let own = serde_json::to_value(t.game.view(Some(Seat::new(seat)))).unwrap();
            oracles.insert(own["players"][seat]["own"]["oracle"].as_str().unwrap().to_owned());
        }
    }
    assert!(oracles.into_iter().eq(["oracle1", "oracle2", "oracle3", "oracle4"]));
    let full = ["alice", "berta", "nina", "randell", "remus", "tommy"];
    assert!(full.iter().all(|w| !seen.contains(*w)));
    assert_eq!(seen.len(), 18);
    assert!(WitchId::all().skip(WitchId::BASIC).map(WitchId::name).eq(full));
}

/// A crystal is spent in place of any ingredient, by choice; what is gained is never a crystal
/// instead (SE-1.4).
#[test]
fn crystals_stand_for_ingredients() {
    let mut t = table(2).stock(0, "herb crystal").cards(&[Recruit, Recruit]);
    t.plays([Stay, Bonus, Favor(4)]);
    assert_eq!(t.choices(), [Spend(Good::Herb), Spend(Good::Crystal)]);
    t.plays([Spend(Good::Crystal), Choice::Potion(potion("love_potion"))]);
    assert_eq!([t.has(0, "herb"), t.has(0, "crystal")], [1, 0]);
    let mut t = table(2).cards(&[Recruit, Recruit]);
    t.plays([Stay, Bonus, Favor(3)]);
    assert!(t.choices().into_iter().eq(Ingredient::ALL.map(Choice::Ingredient)));
}

/// A cost that names a crystal takes a crystal and nothing else (SE-1.4, SE-8.23).
#[test]
fn a_crystal_cannot_be_replaced() {
    let remus = Choice::Witch(witch("remus"));
    let mut t = table(2).coven(0, "remus").stock(0, "berry berry").cards(&[Ritual, Chant]);
    t.play(Stay);
    assert!(!t.offers(remus));
    let mut t = table(2).coven(0, "remus").stock(0, "crystal").cards(&[Ritual, Chant]);
    t.play(Stay);
    assert!(t.offers(remus));
}

/// The recipes of the seven potions: each is brewed from its ingredients alone, and not without any
/// one of them (SE-1.5).
#[test]
fn the_recipes() {
    let recipes = [
        ("blindness_remedy", "skull herb"),
        ("paralysis_remedy", "berry root"),
        ("infection_remedy", "herb mushroom"),
        ("calming_potion", "herb root"),
        ("flying_ointment", "mushroom berry"),
        ("love_potion", "mushroom berry skull"),
        ("ritual_oil", "skull root"),
    ];
    assert_eq!(recipes.len(), Potion::ALL.len());
    for (i, (name, recipe)) in recipes.into_iter().enumerate() {
        let mut t = table(2).stock(0, recipe).cards(&[Action::Brew, Chant]);
        t.stay().play(brew(name));
        while !t.offers(End) {
            t.play(if t.offers(Enough) { Enough } else { GoOn });
        }
        assert_eq!((t.of(0, "stock"), t.holds(0, name)), (json!([0, 0, 0, 0, 0, 0]), 1));
        assert_eq!(t.wisdom(0), if i < 3 { 0 } else { 3 }, "{name}: remedies come first");
        let less = recipe.split_once(' ').unwrap().1;
        let mut t = table(2).stock(0, less).cards(&[Action::Brew, Chant]);
        t.stay();
        assert!(!t.offers(brew(name)), "{name}");
    }
}

/// The Suspicion track runs from −1 to 8, with a line below 0, 1, 4 and 7: as many Angry Citizens
/// come to the Trials (SE-1.6, SE-11.2).
#[test]
fn the_lines_of_the_suspicion_track() {
    let lines = [0, 1, 2, 2, 2, 3, 3, 3, 4, 4];
    for (suspicion, angry) in (-1..=8).zip(lines) {
        let set = table(2).phase(5).suspicion(0, suspicion).suspicion(1, -1);
        let mut t = set.cards(&[Remember, Action::Brew]);
        t.plays([Stay, End, Stay]).free().play(End);
        assert!(t.events.contains(&Event::Angered { count: angry }), "{suspicion}");
    }
    for off in [-2, 9] {
        assert!(table(2).suspicion(0, off).error().contains("off its track"));
    }
}

/// The hunter die shows −1, 0, 0, +1, +1 and +2 (SE-1.7).
#[test]
fn the_hunter_die() {
    assert_eq!(data().boards.die.value[..], [-1, 0, 0, 1, 1, 2]);
    let mut rolled = BTreeMap::new();
    for seed in 0..120 {
        let set = table(2).leader(0, "1a").hunters(&[1]).septima("-", "remember", "");
        let mut t = set.suspicion(0, -1).cards(&[Remember, Plead]);
        t.dice = Script::over(Fast::numbered(seed, 0));
        t.plays([Stay, End, Stay, Chamber(1), End]);
        let roll = t.events.iter().find_map(|e| match e {
            Event::Rolled { roll, .. } => Some(*roll),
            _ => None,
        });
        *rolled.entry(roll.unwrap()).or_insert(0) += 1;
    }
    assert!(rolled.keys().copied().eq([-1, 0, 1, 2]), "{rolled:?}");
    assert!(rolled[&0] > 25 && rolled[&1] > 25 && rolled[&2] < 30, "{rolled:?}");
}

/// A Chamber has 6, 8 or 10 spaces for two, three or four players; nobody is sent to a full one
/// (SE-1.8, SE-1.25).
#[test]
fn the_spaces_of_a_chamber() {
    for (seats, spaces) in [(2, 6), (3, 8), (4, 10)] {
        let mut set = table(seats);
        for spot in 1..=spaces {
            set = set.in_chamber(1, spot, None);
        }
        let mut t = set.cards(&[Plead, Chant, Remember, Collect][..seats]);
        assert_eq!(t.field("chambers")[0]["spaces"].as_array().unwrap().len(), spaces);
        t.stay();
        assert_eq!(t.refusal(Chamber(1)), ("septima-no-chamber-full", "SE-1.8"));
        assert_eq!(t.choices(), [Chamber(2)]);
        assert!(table(seats).in_chamber(1, spaces, None).error_free());
    }
    let said = table(2).in_chamber(1, 7, None).error();
    assert!(said.contains("the Chamber has no space"), "{said}");
}

/// 37 areas, a hexagon of radius 3 around the hospital, 96 spaces and 132 links; a space touches
/// one to three areas (SE-1.9).
#[test]
fn the_map_adds_up() {
    let map = map();
    assert_eq!((map.areas.len(), map.spaces.len()), (37, 96));
    let place = |q: i8, r: i8| q.abs() <= 3 && r.abs() <= 3 && (q + r).abs() <= 3;
    assert!(map.areas.iter().all(|a| place(a.q, a.r)));
    let places: BTreeSet<(i8, i8)> = map.areas.iter().map(|a| (a.q, a.r)).collect();
    assert_eq!(places.len(), 37);
    assert_eq!(
        (map.areas[0].q, map.areas[0].r, map.feature(AreaId::HOSPITAL)),
        (0, 0, Feature::Hospital)
    );
    assert_eq!(map.spaces.iter().map(|s| s.links.len()).sum::<usize>(), 2 * 132);
    let touching = |n| map.spaces.iter().filter(|s| s.areas.len() == n).count();
    assert_eq!([1, 2, 3].map(touching), [24, 18, 54]);
    let corners = |area: AreaId| map.spaces.iter().filter(|s| s.areas.contains(&area)).count();
    assert!(AreaId::all().all(|area| corners(area) == 6));
    assert!(map.spaces.iter().all(|s| s.links.iter().all(|l| map.distance(s.space, *l) == 1)));
}

/// The sixteen spaces of each of the six zones: the areas that they touch, their links, and their
/// steps from the hut (SE-1.10).
#[test]
fn the_spaces_of_a_zone() {
    // Areas and links without a number are of the zone, `-` is the zone before, `+` the next one.
    let zone = [
        ("a", "h t- t", "b -a +a", 6),
        ("b", "t- t w", "a c d", 5),
        ("c", "c- t- w", "b e -d", 4),
        ("d", "c t w", "b f +c", 4),
        ("e", "a c- w", "c g h", 3),
        ("f", "b c w", "d g i", 3),
        ("g", "a b w", "e f j", 2),
        ("h", "a c- s-", "e k -i", 4),
        ("i", "b c s", "f l +h", 4),
        ("j", "a b", "g m n", 1),
        ("k", "a s-", "h m o", 3),
        ("l", "b s", "i n p", 3),
        ("m", "a", "j k", 2),
        ("n", "b", "j l", 2),
        ("o", "s-", "k -p", 4),
        ("p", "s", "l +o", 4),
    ];
    for z in 0..6 {
        let (before, next) = ((z + 5) % 6 + 1, (z + 1) % 6 + 1);
        for (letter, areas, links, steps) in zone {
            let at = space(&format!("{}{letter}", z + 1));
            assert_eq!(at.zone(), z);
            let area = |name: &str| match name.strip_suffix('-') {
                Some(name) => format!("{name}{before}"),
                None if name == "h" => name.to_owned(),
                None => format!("{name}{}", z + 1),
            };
            let expected: BTreeSet<String> = words(areas).into_iter().map(area).collect();
            let found = map().around(at).iter().map(|a| a.name().to_owned());
            assert_eq!(found.collect::<BTreeSet<_>>(), expected, "{at}");
            let link = |name: &str| match (name.strip_prefix('-'), name.strip_prefix('+')) {
                (Some(name), _) => format!("s{before}{name}"),
                (_, Some(name)) => format!("s{next}{name}"),
                _ => format!("s{}{name}", z + 1),
            };
            let expected: BTreeSet<String> = words(links).into_iter().map(link).collect();
            let found = map().spaces[at.index()].links.iter().map(|s| s.name().to_owned());
            assert_eq!(found.collect::<BTreeSet<_>>(), expected, "{at}");
            assert_eq!(map().from_hut(z, at), steps, "{at}");
            assert_eq!(map().spaces[at.index()].door, letter == "j");
        }
    }
}

/// The hospital in the middle, and around it six town areas with yellow and blue flags in turn, each
/// between two zones; each holds one patient (SE-1.11).
#[test]
fn the_town() {
    for n in 0..6 {
        let town = AreaId::town(n);
        assert_eq!(town.name(), format!("t{}", n + 1));
        let colour = if n % 2 == 0 { Flag::Yellow } else { Flag::Blue };
        assert_eq!(map().feature(town), Feature::Flag(colour));
        let touching = map().spaces.iter().filter(|s| s.areas.contains(&town));
        let zones: BTreeSet<usize> = touching.map(|s| s.space.zone()).collect();
        assert!(zones.into_iter().eq(BTreeSet::from([n, (n + 1) % 6])));
        assert!(map().areas[0].q.abs_diff(map().areas[n + 1].q) <= 1);
    }
    let flags = map().areas.iter().filter(|a| matches!(a.feature, Feature::Flag(_)));
    assert_eq!(flags.count(), 6);
}

/// The icons of both sides of the board: six of each kind on the full one, eight on the basic one
/// (SE-1.12).
#[test]
fn the_printed_icons() {
    let full = [
        ("w", ["", "berry", "berry root", "", "berry", "mushroom skull"]),
        ("c", ["mushroom", "herb", "skull", "skull", "root", "root"]),
        (
            "a",
            [
                "herb skull",
                "mushroom herb",
                "berry mushroom",
                "berry herb",
                "herb mushroom",
                "root herb",
            ],
        ),
        ("b", ["", "root skull", "", "mushroom root", "", "skull berry"]),
        ("s", ["", "", "", "", "", ""]),
        ("t", ["", "", "", "", "", ""]),
    ];
    let only_basic = BTreeMap::from([
        ("w1", "mushroom root"),
        ("w4", "skull herb"),
        ("s1", "berry"),
        ("s2", "skull"),
        ("s3", "herb"),
        ("s4", "mushroom"),
        ("s5", "root"),
        ("s6", "berry"),
    ]);
    let mut counts = [[0; 5]; 2];
    for (ring, areas) in full {
        for (i, icons) in areas.into_iter().enumerate() {
            let name = format!("{ring}{}", i + 1);
            let area = AreaId::all().find(|a| a.name() == name).unwrap();
            let kinds = |text: &str| words(text).into_iter().map(ingredient).collect::<Vec<_>>();
            assert_eq!(map().printed(area, true), kinds(icons), "{name}");
            let basic = only_basic.get(name.as_str()).copied().unwrap_or(icons);
            assert_eq!(map().printed(area, false), kinds(basic), "{name}");
            kinds(icons).into_iter().for_each(|i| counts[0][i.index()] += 1);
            kinds(basic).into_iter().for_each(|i| counts[1][i.index()] += 1);
        }
    }
    assert!(map().printed(AreaId::HOSPITAL, true).is_empty());
    assert!(map().printed(AreaId::HOSPITAL, false).is_empty());
    assert_eq!(counts[0], [6; 5]);
    assert_eq!(counts[1], [8; 5]);
}

/// Outcrops, shrines, spots for buildings and the river (SE-1.13).
#[test]
fn special_areas() {
    let with = |feature: Feature| -> String {
        let areas = map().areas.iter().filter(|a| a.feature == feature);
        areas.map(|a| a.area.name()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(with(Feature::Outcrop), "b1 b3 b5");
    assert_eq!(with(Feature::Shrine(Element::Earth)), "s1 s4");
    assert_eq!(with(Feature::Shrine(Element::Air)), "s2 s5");
    assert_eq!(with(Feature::Shrine(Element::Fire)), "s3 s6");
    assert_eq!((with(Feature::Bronze), with(Feature::Gold)), ("w1".into(), "w4".into()));
    let river = map().areas.iter().filter(|a| a.river).map(|a| a.area.name());
    assert!(river.collect::<BTreeSet<_>>().into_iter().eq(["a6", "b2", "t1", "t6", "w2", "w6"]));
}

/// In the basic game the spots of buildings are plain forest: 1g touches W1, A1 and an outcrop, and
/// only the basic side has a mushroom there (SE-1.12, SE-1.13).
#[test]
fn spots_are_forest_in_the_basic_game() {
    let set = table(2).phase(3).leader(0, "1g");
    let mut t = set.clone().cards(&[Collect, Chant]);
    t.stay();
    assert_eq!(["mushroom", "root", "crystal"].map(|g| t.has(0, g)), [0, 0, 1]);
    let mut t = set.basic().cards(&[Collect, Chant]);
    t.stay();
    assert_eq!(["mushroom", "root", "crystal"].map(|g| t.has(0, g)), [1, 1, 1]);
}

/// Two neighbouring slots of the ring are lunar in each phase, so each ingredient in two of five
/// (SE-1.14).
#[test]
fn the_moon_track() {
    let lunar = ["berry herb", "berry mushroom", "mushroom root", "skull root", "skull herb"];
    for (phase, expected) in (1..=5).zip(lunar) {
        let t = table(2).phase(phase).start();
        assert_eq!(t.at("lunar_now"), expected);
    }
    for kind in ["berry", "skull", "herb", "mushroom", "root"] {
        assert_eq!(lunar.iter().filter(|l| words(l).contains(&kind)).count(), 2);
    }
}

/// Two patients of each ailment, one with a yellow and one with a blue flag (SE-1.15).
#[test]
fn the_six_patients() {
    let kinds: BTreeSet<_> =
        Patient::ALL.iter().map(|p| (p.ailment().index(), p.flag().index())).collect();
    assert_eq!((Patient::ALL.len(), kinds.len()), (6, 6));
}

/// Somebody with one level less heals a patient of this ailment; the rewards follow.
fn reach(mut set: SetUp, ailment: Ailment, level: u8) -> Table {
    let (name, remedy) = match ailment {
        Blind => ("blind_yellow", "blindness_remedy"),
        Paralysed => ("paralysed_yellow", "paralysis_remedy"),
        Infected => ("infected_yellow", "infection_remedy"),
    };
    let mut levels = [0; 3];
    levels[ailment.index()] = level - 1;
    set = set.patient(1, name, false).potions(0, remedy).player(0, json!({"levels": levels}));
    let mut t = set.cards(&[Action::Heal, Chant]);
    t.free();
    t.stay().play(heal(1, remedy));
    assert_eq!(t.of(0, "levels")[ailment.index()], level);
    t
}

const PRACTICAL: [&str; 4] = ["calming_potion", "flying_ointment", "love_potion", "ritual_oil"];

/// The Blind track of the basic game (SE-1.16).
#[test]
fn blind_rewards_of_the_basic_game() {
    let basic = || table(2).basic();
    assert_eq!(reach(basic(), Blind, 1).suspicion(0), 1);
    assert_eq!(reach(basic(), Blind, 2).holds(0, "flying_ointment"), 1);
    assert_eq!(reach(basic(), Blind, 3).holds(0, "calming_potion"), 1);
    let mut t = reach(basic(), Blind, 4);
    assert!(t.choices().into_iter().eq(PRACTICAL.map(|p| Choice::Potion(potion(p)))));
    t.play(Choice::Potion(potion("love_potion"))).play(Choice::Potion(potion("calming_potion")));
    assert_eq!((t.holds(0, "love_potion"), t.holds(0, "calming_potion"), t.wisdom(0)), (1, 1, 0));
}

/// The Paralysed track of the basic game (SE-1.16).
#[test]
fn paralysed_rewards_of_the_basic_game() {
    let basic = || table(2).basic();
    assert_eq!(reach(basic(), Paralysed, 1).suspicion(0), 1);
    let mut t = reach(basic(), Paralysed, 2);
    t.plays(["skull", "root"].map(|i| Ingredient(ingredient(i))));
    assert_eq!((t.has(0, "skull"), t.has(0, "root"), t.choices()), (1, 1, vec![End]));
    assert_eq!(reach(basic(), Paralysed, 3).has(0, "crystal"), 2);
    assert_eq!(reach(basic(), Paralysed, 4).has(0, "crystal"), 3);
}

/// The Infected track of the basic game (SE-1.16).
#[test]
fn infected_rewards_of_the_basic_game() {
    let basic = || table(2).basic();
    assert_eq!(reach(basic(), Infected, 1).suspicion(0), 1);
    assert_eq!(reach(basic(), Infected, 2).number(0, "crowd"), 2);
    assert_eq!(reach(basic(), Infected, 3).number(0, "crowd"), 3);
    let mut t = reach(basic().crowd(0, 3), Infected, 4);
    t.play(Chamber(2));
    assert_eq!((t.number(0, "crowd"), t.number(0, "supply")), (1, 3));
    assert_eq!(t.field("chambers")[1]["spaces"][1], json!({"loyal": 0}));
}

/// On the last level of each track of the basic game a witch is drawn into the Coven (SE-1.16).
#[test]
fn the_last_reward_of_the_basic_game() {
    for ailment in Ailment::ALL {
        let mut t = reach(table(2).basic().coven(0, "otto"), ailment, 5);
        let drawn = names(&t.field("turn")["drawn"]);
        assert_eq!(drawn.len(), 1);
        t.play(Keep(witch(&drawn[0]))).play(Welcome);
        assert!(t.list(0, "coven").len() == 2 && t.list(0, "coven").contains(&drawn[0]));
    }
}

/// The Blind track of the full game (SE-1.17).
#[test]
fn blind_rewards_of_the_full_game() {
    let mut t = reach(table(2), Blind, 1);
    t.play(Choice::Advance(track(1, 2)));
    assert_eq!(t.of(0, "marker"), "r1_2");
    let mut t = reach(table(2).used(0, "doppelganger dream_powder"), Blind, 2);
    t.play(Prepare(spell("dream_powder")));
    assert_eq!(t.of(0, "ready"), json!(["dream_powder"]));
    let board = table(2)
        .board("adriannas_ring shards_of_eternity", "blessed_day", "invisibility", "")
        .board("dark_moon_stone lions_roar", "dream_powder", "summoning", "");
    let mut t = reach(board, Blind, 3);
    let open = ["adriannas_ring", "blessed_day", "invisibility"];
    let open = open.into_iter().chain(["dark_moon_stone", "dream_powder", "summoning"]);
    assert!(t.choices().into_iter().eq(open.map(|s| Take(spell(s)))));
    t.play(Take(spell("dark_moon_stone")));
    assert_eq!(t.of(0, "ready"), json!(["dark_moon_stone"]));
    let mut t = reach(table(2).used(0, "dream_powder"), Blind, 4);
    t.plays([Choice::Advance(track(1, 0)), Prepare(spell("dream_powder"))]);
    assert_eq!((t.of(0, "marker"), t.list(0, "ready").len()), (json!("r1_1"), 1));
}

/// The Paralysed track of the full game (SE-1.17).
#[test]
fn paralysed_rewards_of_the_full_game() {
    assert_eq!(reach(table(2), Paralysed, 1).has(0, "crystal"), 1);
    let mut t = reach(table(2), Paralysed, 2);
    t.plays(["berry", "berry"].map(|i| Ingredient(ingredient(i))));
    assert_eq!((t.has(0, "berry"), t.choices()), (2, vec![End]));
    assert_eq!(reach(table(2), Paralysed, 3).has(0, "crystal"), 2);
    let mut t = reach(table(2), Paralysed, 4);
    assert!(t.choices().into_iter().eq(PRACTICAL.map(|p| Choice::Potion(potion(p)))));
    t.play(Choice::Potion(potion("ritual_oil")));
    assert_eq!((t.holds(0, "ritual_oil"), t.wisdom(0)), (1, 0));
}

/// The Infected track of the full game (SE-1.17).
#[test]
fn infected_rewards_of_the_full_game() {
    assert_eq!(reach(table(2), Infected, 1).number(0, "crowd"), 2);
    let mut t = reach(table(2).crowd(0, 2), Infected, 2);
    t.play(Chamber(1));
    assert_eq!((t.number(0, "crowd"), t.number(0, "supply")), (1, 4));
    assert_eq!(reach(table(2), Infected, 3).number(0, "crowd"), 3);
    let mut t = reach(table(2).crowd(0, 3), Infected, 4);
    t.play(Chamber(1));
    assert_eq!((t.number(0, "crowd"), t.number(0, "supply")), (1, 3));
}

/// On the last level of each track of the full game two witches are drawn and one is kept; the
/// other goes under the stack (SE-1.17).
#[test]
fn the_last_reward_of_the_full_game() {
    for ailment in Ailment::ALL {
        let mut t = reach(table(2).coven(0, "otto"), ailment, 5);
        let drawn = names(&t.field("turn")["drawn"]);
        assert_eq!(drawn.len(), 2);
        t.play(Keep(witch(&drawn[1]))).play(Welcome);
        assert!(t.list(0, "coven").contains(&drawn[1]));
        assert_eq!(t.at("under"), drawn[0]);
    }
}

/// What cannot be done of a reward is lost: no citizen to send, a full Chamber, an empty stack; of
/// two citizens the one who does not fit stays in the Crowd (SE-1.18, SE-1.2).
#[test]
fn rewards_can_be_lost() {
    assert_eq!(reach(table(2).crowd(0, 6), Infected, 1).choices(), [End]);
    assert_eq!(reach(table(2).crowd(0, 0), Infected, 2).choices(), [End]);
    assert_eq!(reach(table(2), Blind, 2).choices(), [End], "no used spell");
    let mut set = table(2).crowd(0, 3);
    for spot in 1..=5 {
        set = set.in_chamber(1, spot, None).in_chamber(2, spot, None);
    }
    let mut t = reach(set.clone(), Infected, 4);
    t.play(Chamber(1));
    assert_eq!((t.number(0, "crowd"), t.choices()), (2, vec![End]));
    let full = set.in_chamber(1, 6, None).in_chamber(2, 6, None);
    assert_eq!(reach(full, Infected, 4).choices(), [End]);
    let t = reach(table(2).no_stack(), Blind, 5);
    assert_eq!((t.choices(), t.of(0, "coven")), (vec![End], json!([])));
}

/// A marker on level 5 stays there, and healing one more gives no reward (SE-1.18).
#[test]
fn beyond_the_last_level_is_nothing() {
    let set = table(2).patient(1, "paralysed_yellow", false).potions(0, "paralysis_remedy");
    let mut t = set.player(0, json!({"levels": [0, 5, 0]})).cards(&[Action::Heal, Chant]);
    t.stay().play(heal(1, "paralysis_remedy"));
    assert_eq!((t.of(0, "levels"), t.choices()), (json!([0, 5, 0]), vec![End]));
    assert_eq!((t.of(0, "coven"), t.has(0, "crystal")), (json!([]), 0));
}

/// A patient track is worth 0, 1, 3, 6, 10 or 15 in both modes: the level reached, not the sum
/// (SE-1.19, SE-13.18).
#[test]
fn the_worth_of_a_patient_track() {
    for (level, points) in [0, 1, 3, 6, 10, 15].into_iter().enumerate() {
        for ailment in 0..3 {
            let mut levels = [0; 3];
            levels[ailment] = level;
            let set = table(2).player(0, json!({"levels": levels}));
            assert_eq!(set.clone().start().line(0, "septima-score-tracks"), points);
            assert_eq!(set.basic().start().line(0, "septima-score-tracks"), points);
        }
    }
}

/// A matched Recruit: its Favor is asked for.
fn favor(set: SetUp, n: u8) -> Table {
    let mut t = set.cards(&[Recruit, Recruit]);
    t.plays([Stay, Bonus, Favor(n)]);
    t
}

/// The first Favor lowers Suspicion by 1 (SE-1.20).
#[test]
fn the_first_favor() {
    let t = favor(table(2).suspicion(0, 5), 1);
    assert!(t.events.contains(&Event::Lowered { seat: Seat::new(0), to: 4 }));
}

/// The second Favor moves the Leader up to four spaces (SE-1.21).
#[test]
fn the_second_favor() {
    let mut t = favor(table(2), 2);
    assert_eq!(t.refusal(go("2m")), ("septima-no-too-far", "SE-6.2"));
    assert!(t.offers(Stay) && t.offers(go("2a")));
    t.play(go("2j"));
    assert_eq!(t.of(0, "leader"), "s2j");
}

/// The third Favor gives an ingredient of choice (SE-1.22).
#[test]
fn the_third_favor() {
    let mut t = favor(table(2), 3);
    t.play(Ingredient(ingredient("skull")));
    assert_eq!(t.has(0, "skull"), 1);
}

/// The fourth Favor turns any ingredient into any potion, which is not brewed and gives no Wisdom
/// (SE-1.23).
#[test]
fn the_fourth_favor() {
    let mut t = favor(table(2).stock(0, "root"), 4);
    t.play(Spend(Good::Root));
    assert!(t.choices().into_iter().eq(Potion::ALL.map(Choice::Potion)));
    t.play(Choice::Potion(potion("love_potion")));
    assert_eq!((t.holds(0, "love_potion"), t.has(0, "root"), t.wisdom(0)), (1, 0, 0));
    let mut t = table(2).cards(&[Recruit, Recruit]);
    t.plays([Stay, Bonus]);
    assert!(!t.offers(Favor(4)), "nothing to spend");
}

/// The fifth Favor prepares a spell for an ingredient; the basic game has only the first four
/// (SE-1.24).
#[test]
fn the_fifth_favor() {
    let mut t = favor(table(2).stock(0, "root").used(0, "dream_powder"), 5);
    t.plays([Spend(Good::Root), Prepare(spell("dream_powder"))]);
    assert_eq!((t.of(0, "ready"), t.has(0, "root")), (json!(["dream_powder"]), 0));
    let mut t = table(2).basic().stock(0, "root").cards(&[Recruit, Recruit]);
    t.plays([Stay, Bonus]);
    assert_eq!(t.choices(), [Favor(1), Favor(2), Favor(3), Favor(4), Enough]);
}

/// Citizens go from the supply to the Crowd, and from there to the leftmost empty space of either
/// Chamber, also of one without a witch (SE-1.25).
#[test]
fn sending_citizens() {
    let mut t = table(2).cards(&[Recruit, Plead]);
    t.stay();
    assert_eq!((t.number(0, "supply"), t.number(0, "crowd")), (4, 2));
    let set = table(2).in_chamber(2, 1, None).in_chamber(2, 3, Some(1));
    let mut t = set.accused(1, "albert").cards(&[Plead, Chant]);
    t.stay();
    assert_eq!(t.choices(), [Chamber(1), Chamber(2)]);
    t.play(Chamber(2));
    let spaces = t.field("chambers")[1]["spaces"].clone();
    assert_eq!(spaces, json!(["angry", {"loyal": 0}, {"loyal": 1}, null, null, null]));
    assert_eq!((t.number(0, "supply"), t.number(0, "crowd")), (5, 0));
}

/// A recalled citizen goes back to the supply (SE-1.25, SE-12.3).
#[test]
fn recalling_citizens() {
    let set = table(2).phase(5).crowd(0, 3).suspicion(0, 3);
    let mut t = set.cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay, End]).free().play(Favor(1));
    assert_eq!((t.number(0, "crowd"), t.number(0, "supply")), (2, 4));
}

/// Turn order runs clockwise from the first player (SE-1.26).
#[test]
fn turn_order_begins_with_the_first_player() {
    let set = table(3).set("first", json!(1)).set("active", json!(1));
    let mut t = set.cards(&[Remember, Action::Brew, Action::Heal]);
    let mut order = Vec::new();
    for _ in 0..3 {
        order.push(t.asked());
        t.plays([Stay, End]);
    }
    assert_eq!(order, [1, 2, 0]);
}

/// In a window one thing is used after the other until the player goes on (SE-1.28).
#[test]
fn one_small_choice_at_a_time() {
    let set = table(2).suspicion(0, 6).potions(0, "calming_potion calming_potion flying_ointment");
    let mut t = set.cards(&[Remember, Chant]);
    t.plays([Stay, drink("calming_potion"), Way(1), drink("flying_ointment"), go("5p")]);
    assert_eq!((t.suspicion(0), t.field("stage")), (4, json!("before")));
    t.plays([drink("calming_potion"), Way(1)]);
    assert_eq!((t.suspicion(0), t.choices()), (2, vec![End]), "nothing is left to use");
}

// 2 Set-up

/// Autumn, phase 1; the lunar markers are dealt; hunters in huts 1, 3 and 5, one more for Winter
/// and one for Summer (SE-2.1).
#[test]
fn the_first_day() {
    let t = deal(2, "full", &[(MOON, "root skull berry herb mushroom")]);
    assert_eq!((t.field("season"), t.field("phase")), (json!("autumn"), json!(1)));
    assert_eq!(t.at("lunar"), "root skull berry herb mushroom");
    assert_eq!(t.at("lunar_now"), "skull root");
    assert_eq!(t.at("huts"), "active empty active empty active empty");
    assert_eq!(data().boards.late_hunters.value[..], [Season::Winter, Season::Summer]);
}

/// The lunar markers stay where they are for the whole game (SE-2.1).
#[test]
fn the_moon_stays() {
    let mut t = chance(2, "basic", 5);
    let lunar = t.at("lunar");
    random_while(&mut t, &mut Fast::numbered(5, 2), |_| true);
    assert_eq!(t.at("lunar"), lunar);
    let dealt: BTreeSet<String> = (0..60).map(|seed| chance(2, "full", seed).at("lunar")).collect();
    assert!(dealt.len() > 20);
}

/// 4, 5 or 6 patients, without any Angry Citizen: all sixteen are in the supply (SE-2.2, SE-3.1).
#[test]
fn the_first_patients() {
    for (seats, patients) in [(2, 4), (3, 5), (4, 6)] {
        let t = deal(seats, "full", &[]);
        let beds = t.patients();
        assert_eq!(words(&beds).iter().filter(|bed| **bed != "-").count(), patients);
        assert!(!beds.contains('!'));
        assert_eq!((t.field("angry"), t.field("angry_crowd")), (json!(16), json!(0)));
        assert_eq!(t.field("patient_pile"), 6 - patients);
    }
}

/// The top witch of 24 or 18 is accused; Chamber 2 is empty (SE-2.3).
#[test]
fn the_first_witch_on_trial() {
    for (mode, left) in [("full", 24 - 1 - 2 * 4), ("basic", 18 - 1 - 2 * 2)] {
        let t = deal(2, mode, &[(WITCHES, "wilmot")]);
        let chambers = t.field("chambers");
        assert_eq!(chambers[0]["witches"], json!(["wilmot"]));
        assert_eq!(chambers[1]["witches"], json!([]));
        assert_eq!(t.field("witch_stack"), left);
        assert_eq!(t.field("under"), json!([]));
    }
}

/// The first marker goes to the left place, the second to the right, the rest into the pile
/// (SE-2.4).
#[test]
fn the_first_septima_markers() {
    for (mode, rest) in [("full", 7), ("basic", 6)] {
        let t = deal(3, mode, &[(MARKERS, "heal chant")]);
        assert_eq!(t.at("markers"), "heal chant");
        assert_eq!(t.field("marker_pile").as_array().unwrap().len(), rest);
    }
}

/// With three players only the right marker is active, with two both (SE-2.4, SE-14.1).
#[test]
fn the_left_marker_waits() {
    let matched = |seats, left, right| {
        let cards = [Remember, Plead, Chant];
        let t = table(seats).septima(left, right, "").cards(&cards[..seats]);
        t.field("turn")["matched"].clone()
    };
    assert_eq!(matched(3, "remember", "heal"), "no");
    assert_eq!(matched(3, "heal", "remember"), json!({"septima": "right"}));
    assert_eq!(matched(2, "remember", "heal"), json!({"septima": "left"}));
}

/// One bronze building of three and one gold one of three (SE-2.5).
#[test]
fn the_buildings_of_the_set_up() {
    let t = deal(2, "full", &[(BUILDINGS, "market pub")]);
    assert_eq!(t.at("buildings"), "market pub");
    let dealt: BTreeSet<String> =
        (0..100).map(|seed| chance(2, "full", seed).at("buildings")).collect();
    let bronze = ["antique_shop", "market", "oracle"];
    let gold = ["flying_elephant", "printing_house", "pub"];
    let all = bronze.iter().flat_map(|b| gold.map(|g| format!("{b} {g}")));
    assert_eq!(dealt, all.collect());
}

/// Of each element two scoring spells lie open in a pile, one normal one below and one on top of
/// the deck of the other six (SE-2.6).
#[test]
fn the_spells_of_the_set_up() {
    let earth = "shards_of_eternity blessed_day invisibility";
    let air = "one_with_the_storm magic_mirror doppelganger";
    let fire = "lions_roar summoning dream_powder";
    let t = deal(2, "full", &[(SPELLS, &format!("{earth} {air} {fire}"))]);
    let rows = t.field("spells");
    for (row, expected) in [
        (0, ("shards_of_eternity", "adriannas_ring", "blessed_day", "invisibility")),
        (1, ("one_with_the_storm", "widows_song", "magic_mirror", "doppelganger")),
        (2, ("lions_roar", "dark_moon_stone", "summoning", "dream_powder")),
    ] {
        let (first, second, bottom, middle) = expected;
        assert_eq!(rows[row]["scoring"], json!([first, second]));
        assert_eq!((&rows[row]["bottom"], &rows[row]["middle"]), (&json!(bottom), &json!(middle)));
        assert_eq!(rows[row]["deck"], 6);
    }
}

/// What a player begins with: all cards, a citizen in the Crowd and five in the supply, levels 0,
/// Suspicion 2, no Wisdom and an oracle card of his own, of 9 or of 4 (SE-2.7).
#[test]
fn what_a_player_begins_with() {
    for (mode, cards) in [("full", 9), ("basic", 4)] {
        let mut oracles = BTreeSet::new();
        for seed in 0..60 {
            let t = chance(4, mode, seed);
            let mut own = BTreeSet::new();
            for seat in 0..4 {
                assert_eq!((t.number(seat, "crowd"), t.number(seat, "supply")), (1, 5));
                assert_eq!((t.suspicion(seat), t.wisdom(seat)), (2, 0));
                assert_eq!(
                    (t.of(seat, "levels"), t.of(seat, "discard")),
                    (json!([0, 0, 0]), json!([]))
                );
                let view = serde_json::to_value(t.game.view(Some(Seat::new(seat)))).unwrap();
                own.insert(view["players"][seat]["own"]["oracle"].as_str().unwrap().to_owned());
            }
            assert_eq!(own.len(), 4);
            oracles.extend(own);
        }
        assert_eq!(oracles.len(), cards);
    }
}

/// In the basic game each player has two witches from the stack (SE-2.8).
#[test]
fn covens_of_the_basic_game() {
    let t = deal(2, "basic", &[(WITCHES, "wilmot otto sen luke edith")]);
    assert_eq!(t.of(0, "coven"), json!(["otto", "sen"]));
    assert_eq!(t.of(1, "coven"), json!(["edith", "luke"]));
}

const DRAFT: &str =
    "wilmot albert aylana bryn dragomir edith eustace hazel johanna katherina luke martha mathilda";

/// What a seat knows of its own witches in the draft.
fn own(t: &Table, seat: usize, what: &str) -> Vec<String> {
    let view = serde_json::to_value(t.game.view(Some(Seat::new(seat)))).unwrap();
    names(&view["players"][seat]["own"][what])
}

/// In the full game each keeps a witch of four, passes three to the right, keeps one of them,
/// passes two, keeps one and puts the last into the box; two of three join the Coven (SE-2.9).
#[test]
fn the_draft() {
    let mut t = deal(3, "full", &[(WITCHES, DRAFT)]);
    let keep = |t: &mut Table, names: [&str; 3]| {
        for (seat, name) in names.into_iter().enumerate() {
            t.play_as(seat, Keep(witch(name)));
        }
    };
    assert_eq!(own(&t, 0, "dealt"), ["albert", "aylana", "bryn", "dragomir"]);
    keep(&mut t, ["albert", "edith", "katherina"]);
    assert_eq!(own(&t, 2, "dealt"), ["aylana", "bryn", "dragomir"]);
    assert_eq!(own(&t, 0, "dealt"), ["eustace", "hazel", "johanna"]);
    assert_eq!(own(&t, 1, "dealt"), ["luke", "martha", "mathilda"]);
    keep(&mut t, ["hazel", "luke", "bryn"]);
    assert_eq!(own(&t, 1, "dealt"), ["aylana", "dragomir"]);
    keep(&mut t, ["martha", "aylana", "johanna"]);
    assert_eq!(own(&t, 0, "kept"), ["albert", "hazel", "martha"]);
    assert!(own(&t, 0, "dealt").is_empty());
    let stack = t.field("witch_stack");
    for (seat, name) in ["albert", "aylana", "bryn"].into_iter().enumerate() {
        t.play_as(seat, Leave(witch(name)));
    }
    assert_eq!(t.of(0, "coven"), json!(["hazel", "martha"]));
    assert_eq!(t.of(1, "coven"), json!(["edith", "luke"]));
    assert_eq!(t.of(2, "coven"), json!(["johanna", "katherina"]));
    assert_eq!(stack.as_u64().unwrap() + 3, t.field("witch_stack").as_u64().unwrap());
}

/// The third witches of all lie on top of the stack: the next ones drawn are among them, in any
/// order, and those in the box never come (SE-2.9).
#[test]
fn the_third_witches_are_on_top() {
    let mut drawn = BTreeSet::new();
    for seed in 0..12 {
        let mut t = chance(2, "full", seed);
        let mut dice = Fast::numbered(seed, 3);
        let mut left = Vec::new();
        while t.field("stage") == "draft" || t.field("stage") == "covens" {
            let choices = t.choices();
            let choice = choices[dice.below(choices.len() as u32) as usize];
            if let Leave(witch) = choice {
                left.push(witch);
            }
            t.play(choice);
        }
        t.events.clear();
        random_while(&mut t, &mut dice, |t| {
            t.events.iter().filter(|e| matches!(e, Event::DrewWitch { .. })).count() < 2
        });
        let came = t.events.iter().filter_map(|e| match e {
            Event::DrewWitch { witch } => Some(*witch),
            _ => None,
        });
        let came: Vec<WitchId> = came.take(2).collect();
        assert!(left.iter().all(|w| came.contains(w)), "{left:?}, {came:?}");
        drawn.insert(came[0] == left[0]);
    }
    assert_eq!(drawn.len(), 2, "they are shuffled");
}

/// The eight prologue cards: two ingredients to choose from above, something below (SE-2.10,
/// SE-2.11).
#[test]
fn the_prologue_cards() {
    type Gift = fn(&Table) -> i64;
    let cards: [(&str, Gift); 8] = [
        ("berry herb", |t| t.has(0, "crystal") as i64),
        ("mushroom root", |t| t.holds(0, "calming_potion") as i64),
        ("berry skull", |t| t.holds(0, "flying_ointment") as i64),
        ("skull herb", |t| t.number(0, "crowd") - 1),
        ("berry root", |t| t.holds(0, "infection_remedy") as i64),
        ("skull mushroom", |t| t.has(0, "crystal") as i64),
        ("herb mushroom", |t| t.holds(0, "paralysis_remedy") as i64),
        ("skull root", |t| t.holds(0, "blindness_remedy") as i64),
    ];
    assert_eq!(cards.len(), PrologueId::COUNT);
    for (n, (kinds, gift)) in cards.into_iter().enumerate() {
        let below = (n + 1) % 5;
        let draw = format!("prologue{} prologue{}", n + 1, below + 1);
        let mut t = deal(2, "basic", &[(FIRST, "0"), (PROLOGUES, &draw)]);
        let layouts = [n.min(below), n.max(below)].into_iter().flat_map(|card| {
            [true, false].map(|over| Prologue { above: PrologueId::new(card), over })
        });
        assert!(t.choices().into_iter().eq(layouts));
        t.play(Prologue { above: PrologueId::new(n), over: true });
        for _ in 0..3 {
            let either: Vec<Choice> =
                words(kinds).into_iter().map(|k| Ingredient(ingredient(k))).collect();
            assert_eq!(t.choices(), either);
            t.play(either[1]);
        }
        assert_eq!(t.has(0, words(kinds)[1]), 3);
        let once = i64::from(n == 5 && below == 0);
        assert_eq!(gift(&t), 2 + once, "prologue {}", n + 1);
        assert_eq!((t.wisdom(0), t.asked()), (0, 1));
    }
}

/// Anybody may be the first player (SE-2.12).
#[test]
fn the_first_player_is_drawn() {
    for seats in 2..=4 {
        let first: BTreeSet<u64> =
            (0..60).map(|n| chance(seats, "basic", n).field("first").as_u64().unwrap()).collect();
        assert!(first.into_iter().eq(0..seats as u64));
    }
}

/// A full game of three players, the second first, whose Leaders are placed next.
fn before_the_leaders() -> Table {
    let mut t = deal(3, "full", &[(FIRST, "1")]);
    random_while(&mut t, &mut Fast::numbered(1, 2), |t| t.field("stage") != "leaders");
    t
}

/// Leaders, first spells and ritual markers are placed in reverse turn order; then the prologue
/// cards are gone (SE-2.13 to SE-2.15).
#[test]
fn the_last_player_places_first() {
    let mut t = before_the_leaders();
    assert!((0..3).all(|seat| t.list(seat, "prologues").len() == 2));
    for stage in ["leaders", "first_spells", "ritual_markers"] {
        for seat in [0, 2, 1] {
            assert_eq!((t.field("stage"), t.asked()), (json!(stage), seat));
            let choice = t.choices()[0];
            t.play(choice);
        }
        assert!((0..3).all(|seat| t.list(seat, "prologues").is_empty()));
    }
    assert_eq!(t.field("stage"), "choose");
}

/// A Leader may begin on any space without a Leader (SE-2.13).
#[test]
fn a_leader_begins_anywhere() {
    let mut t = before_the_leaders();
    assert_eq!(t.choices().len(), 96);
    t.play(go("3m"));
    assert_eq!(t.choices().len(), 95);
    assert_eq!(t.refusal(go("3m")), ("septima-no-space-taken", "SE-6.2"));
}

/// The first spell is one of six normal ones, never a scoring one; the gap is filled at once, and
/// the spell is ready (SE-2.14).
#[test]
fn the_first_spell() {
    let mut t = before_the_leaders();
    t.plays([go("1a"), go("2a"), go("3a")]);
    let offered = t.choices();
    assert_eq!(offered.len(), 6);
    let rows = t.field("spells");
    for row in 0..3 {
        let scoring = Take(spell(rows[row]["scoring"][0].as_str().unwrap()));
        assert_eq!(t.refusal(scoring), ("septima-no-scoring-spell", "SE-2.14"));
    }
    let bottom = rows[0]["bottom"].as_str().unwrap();
    t.play(Take(spell(bottom)));
    assert_eq!(
        (t.list(0, "spells"), t.list(0, "ready")),
        (vec![bottom.into()], vec![bottom.into()])
    );
    assert_eq!(t.field("spells")[0]["bottom"], rows[0]["middle"]);
    assert_eq!((t.choices().len(), t.field("spells")[0]["deck"].clone()), (6, json!(5)));
}

/// A ritual marker begins on any of the five starting spaces, also where another one is (SE-2.15).
#[test]
fn ritual_markers_may_share_a_space() {
    let mut t = before_the_leaders();
    random_while(&mut t, &mut Fast::numbered(1, 2), |t| t.field("stage") != "ritual_markers");
    let starts = [1, 3, 5, 7, 9].map(|x| Start(track(0, x)));
    for _ in 0..3 {
        assert_eq!(t.choices(), starts);
        t.play(Start(track(0, 5)));
    }
    assert!((0..3).all(|seat| t.of(seat, "marker") == "r0_3"));
}

// 3 Placing Patients

/// Every patient lies at a flag of its colour (SE-3.1).
#[test]
fn patients_lie_at_flags_of_their_colour() {
    for seed in 0..50 {
        let beds = chance(2 + (seed % 3) as usize, "full", seed).patients();
        for (i, bed) in words(&beds).into_iter().enumerate() {
            let colour = if i % 2 == 0 { "_yellow" } else { "_blue" };
            assert!(bed == "-" || bed.ends_with(colour), "{beds}");
        }
    }
}

/// The first token goes to the lowest flag of its colour, each further one to the next one clockwise
/// from the token before, past 6 to 1 (SE-3.2, SE-3.3).
#[test]
fn patients_go_around_the_town() {
    let place = |pile: &str| deal(2, "full", &[(PATIENTS, pile)]).patients();
    assert_eq!(
        place("blind_yellow blind_blue infected_blue infected_yellow"),
        "blind_yellow blind_blue - infected_blue infected_yellow -"
    );
    assert_eq!(
        place("blind_blue infected_blue paralysed_blue blind_yellow"),
        "blind_yellow blind_blue - infected_blue - paralysed_blue"
    );
}

// 4 The season

/// Four seasons of five Moon Phases, in which each player has 20 turns (SE-4.1).
#[test]
fn a_year_has_twenty_phases() {
    let mut t = chance(2, "full", 3);
    random_while(&mut t, &mut Fast::numbered(3, 2), |_| true);
    let phases = t.events.iter().filter_map(|e| match e {
        Event::Phase { season, phase } => Some((*season, *phase)),
        _ => None,
    });
    let all = Season::ALL.into_iter().flat_map(|season| (1..=5).map(move |phase| (season, phase)));
    assert!(phases.eq(all));
    for seat in [0, 1].map(Seat::new) {
        let turns = t.events.iter().filter(|e| **e == Event::TurnBegan { seat }).count();
        assert_eq!(turns, 20);
    }
}

/// The last phase of a season, after which both have had their turns; the Crowd would give Favors.
fn last_phase(season: &str) -> Table {
    let set = table(2).set("season", json!(season)).phase(5).crowd(0, 4).suspicion(0, 3);
    let mut t = set.cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay, End]);
    t
}

/// After the Trials there are Favors and a new season, but in Summer the game is over (SE-4.2,
/// SE-13.1).
#[test]
fn summer_ends_with_the_trials() {
    for season in ["autumn", "winter", "spring"] {
        let mut t = last_phase(season);
        assert!(t.field("stage") == "favors" && t.offers(Favor(1)));
        t.free().play(Enough);
        let next =
            BTreeMap::from([("autumn", "winter"), ("winter", "spring"), ("spring", "summer")]);
        assert_eq!((t.field("season"), t.field("phase")), (json!(next[season]), json!(1)));
    }
    let t = last_phase("summer");
    assert!(t.is_over());
    assert_eq!((t.field("season"), t.suspicion(0)), (json!("summer"), 3));
}

/// A new season puts the top witch of the stack into Chamber 1; with an empty stack nobody comes
/// (SE-4.3).
#[test]
fn a_new_season_accuses_a_witch() {
    let mut t = last_phase("autumn");
    t.free().will(WITCHES, "sophie").play(Enough);
    assert_eq!(t.field("chambers")[0]["witches"], json!(["sophie"]));
    assert_eq!(t.field("witch_stack"), 23);
    let set = table(2).no_stack().phase(5).crowd(0, 4);
    let mut t = set.cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay, End]).free().play(Enough);
    assert_eq!((t.field("season"), t.field("witch_stack")), (json!("winter"), json!(0)));
    assert_eq!(t.field("chambers")[0]["witches"], json!([]));
}

/// A new season sends the Angry Citizens of the Crowd to the supply, and puts one on each patient
/// that is left; new ones, up to the number for the table, have none (SE-4.4, SE-4.5).
#[test]
fn a_new_season_angers_the_town() {
    let set = table(2).phase(5).patient(3, "blind_yellow", false).patient(4, "blind_blue", true);
    let mut t = set.suspicion(0, 7).suspicion(1, -1).cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay]).free();
    t.will(PATIENTS, "infected_yellow infected_blue paralysed_blue").play(End);
    assert!(t.events.contains(&Event::Angered { count: 5 }), "4 lines and a patient");
    assert_eq!(t.patients(), "infected_yellow infected_blue blind_yellow! paralysed_blue - -");
    assert_eq!((t.field("angry"), t.field("angry_crowd")), (json!(15), json!(0)));
    assert_eq!(t.field("patient_pile"), 2);
}

/// The first token of a Preparation goes to the lowest empty flag again (SE-3.2, SE-4.5).
#[test]
fn each_preparation_begins_anew() {
    let set =
        table(2).phase(5).patient(1, "blind_yellow", false).patient(5, "infected_yellow", false);
    let mut t = set.suspicion(0, -1).suspicion(1, -1).cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay]).free();
    t.will(PATIENTS, "paralysed_yellow paralysed_blue").play(End);
    assert_eq!(t.patients(), "blind_yellow! - paralysed_yellow paralysed_blue infected_yellow! -");
}

/// A new season shuffles all Septima markers, discarded ones too, and turns up two (SE-4.6).
#[test]
fn a_new_season_shuffles_the_markers() {
    let set = table(2).phase(5).septima("heal", "collect", "chant");
    let mut t = set.cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay]).free();
    t.will(MARKERS, "chant plead ritual").play(End);
    assert_eq!(t.at("markers"), "plead ritual");
    assert_eq!(t.field("marker_pile").as_array().unwrap().len(), 7);
}

/// No reward of the data asks for a payment (SE-1.16, SE-1.17).
#[test]
fn rewards_cost_nothing() {
    let boards = &data().boards;
    for rewards in [&boards.tracks_basic.value, &boards.tracks_full.value] {
        let steps = rewards.iter().flatten().flatten();
        assert_eq!(rewards.iter().flatten().count(), 15);
        let pays = |s: &Step| matches!(s, Step::Spend(_) | Step::SpendCrystals(_));
        assert!(!steps.into_iter().any(pays));
    }
}
