//! Every specialist with its own numbers: what is printed on the card, and what it does.

use crate::common::*;
use serde_json::json;

/// The points of a score line of seat 0.
fn line(game: &Table, what: &str) -> i32 {
    use kernel::Game;
    let standing = game.game.standing();
    standing.parties[0].lines.iter().find(|l| l.what == what).map_or(0, |l| l.points)
}

/// EV-1.1, EV-1.4, EV-8.1: keyword, cost and points are the same on both cards.
#[track_caller]
fn printed(name: &str, keyword: &str, cost: [u8; 3], points: i32) {
    for person_name in [format!("{name}_a"), format!("{name}_b")] {
        let play = Specialist(person(&person_name));
        let with = |[h, p, b]: [u8; 3]| {
            table(2).stock(0, h, p, b, 9).hand(0, &person_name).outer(0, "ruins_a").start()
        };
        let mut game = with(cost);
        game.play(play);
        assert_eq!(game.stock(0), [0, 0, 0, 9, 0], "{person_name} costs {cost:?}");
        assert_eq!(game.clan(0, "specialists"), json!([person_name]));
        assert_eq!(line(&game, "evenfall-score-specialists"), points, "{person_name}");
        for i in (0..3).filter(|i| cost[*i] > 0) {
            let mut less = [9; 3];
            less[i] = cost[i] - 1;
            let no = with(less).refusal(play);
            assert_eq!(no, ("evenfall-no-cannot-pay", "EV-4.3"), "{person_name} with {less:?}");
        }
        for (counted, member) in [
            ("artifact", "kael_the_alchemist"),
            ("familiar", "hwa_the_great_summoner"),
            ("spell", "sister_beata"),
            ("plant", "ines_the_herbalist"),
        ] {
            // The council member whose game end effect counts the keyword.
            let card = if counted == "familiar" { "a" } else { "b" };
            let member = format!("{member}_{card}");
            if member == person_name {
                continue;
            }
            let game = table(2).specialists(0, &person_name).council(0, &member).start();
            let expected = if keyword == counted { 2 } else { 0 };
            let found = line(&game, "evenfall-score-council");
            assert_eq!(found, expected, "{person_name}: {counted}");
        }
    }
}

/// The specialist is in play; seat 1 has passed.
fn having(name: &str) -> SetUp {
    table(2).specialists(0, &format!("{name}_a")).clan(1, json!({"passed": true}))
}

/// Turns the specialist.
fn turn(name: &str) -> Choice {
    Turn(person(&format!("{name}_a")))
}

/// It is turned, and refused a second time.
#[track_caller]
fn is_turned(game: &Table, name: &str) {
    assert_eq!(game.clan(0, "turned"), json!([format!("{name}_a")]));
    assert_eq!(game.refusal(turn(name)), ("evenfall-no-turned", "EV-8.4"));
}

#[test]
fn irena_and_stray() {
    printed("irena_and_stray", "familiar", [1, 0, 2], 2);
    let found = having("irena_and_stray").slots(North, "spirit_swamp_c");
    let mut game = found.clone().start();
    game.plays([Discover(place("spirit_swamp_c")), Harvest(place("spirit_swamp_c"))]);
    assert_eq!(game.stock(0), [2, 0, 0, 0, 0]);
    let mut game = found.start();
    game.plays([Discover(place("spirit_swamp_c")), Enough]);
    assert_eq!(game.stock(0), [0; 5]);
}

#[test]
fn alwyn_the_greedy() {
    printed("alwyn_the_greedy", "", [0, 0, 2], 2);
    let mut game = table(2).specialists(1, "alwyn_the_greedy_a").start();
    game.play(Token).play_as(1, Gain(Book));
    assert_eq!((game.stock(0), game.stock(1)), ([1, 1, 0, 0, 0], [0, 0, 1, 0, 0]));
    let mut game = having("alwyn_the_greedy").start();
    game.play(Token);
    assert_eq!((game.stock(0), game.offers(End)), ([1, 1, 0, 0, 0], true));
}

#[test]
fn hwa_the_great_summoner() {
    printed("hwa_the_great_summoner", "", [1, 0, 2], 2);
    let mut game = having("hwa_the_great_summoner")
        .outer(0, "cave_a:moon_hare cave_b:rune_blade")
        .inner(0, "ruins_a:living_chest")
        .start();
    game.play(turn("hwa_the_great_summoner"));
    assert_eq!(game.stock(0), [0, 0, 0, 0, 2]);
    is_turned(&game, "hwa_the_great_summoner");
}

#[test]
fn hoa_the_harvester() {
    printed("hoa_the_harvester", "", [1, 1, 2], 2);
    let outer = "cave_a:space_distortion:2:0 ruins_a sanctuary_a";
    let mut game = having("hoa_the_harvester").outer(0, outer).inner(0, "ruins_b").start();
    game.play(Token);
    assert_eq!(game.stock(0), [1, 4, 1, 1, 3]);
}

#[test]
fn ludo_the_glassblower() {
    printed("ludo_the_glassblower", "artifact", [0, 0, 2], 2);
    let mut game = having("ludo_the_glassblower")
        .stock(0, 0, 0, 0, 5)
        .outer(0, "cave_a:space_distortion")
        .start();
    let by_mana = |kind| Catalyst { place: place("cave_a"), kind, mana: true };
    game.plays([Build, by_mana(Sickle), by_mana(Orb)]);
    assert_eq!((game.stock(0), game.clan(0, "coven")), ([0, 0, 0, 2, 0], json!(1)));
    let outer = &game.clan(0, "outer")[0];
    assert_eq!((&outer["sickles"], &outer["orbs"]), (&json!(1), &json!(1)));
}

#[test]
fn morrigan_of_the_whispers() {
    printed("morrigan_of_the_whispers", "", [0, 1, 2], 2);
    let mut game = having("morrigan_of_the_whispers").hand(0, "mandrake moon_hare").start();
    game.plays([TwoCards, Discard(card("mandrake")), Gain(Herb)]);
    assert_eq!((game.stock(0), game.hand(0)), ([1, 0, 0, 0, 2], 0));
}

#[test]
fn silas_the_double() {
    printed("silas_the_double", "", [0, 1, 2], 2);
    let mut game = having("silas_the_double").specialists(1, "ines_the_herbalist_a").start();
    game.plays([turn("silas_the_double"), turn("ines_the_herbalist")]);
    assert_eq!((game.stock(0), game.clan(0, "elders")), ([1, 0, 0, 1, 0], json!(3)));
    assert_eq!(game.clan(0, "copied"), json!(["ines_the_herbalist_a"]));
    is_turned(&game, "silas_the_double");
}

#[test]
fn freya_the_seer() {
    printed("freya_the_seer", "", [1, 1, 1], 2);
    let mut game = having("freya_the_seer")
        .stock(0, 0, 0, 0, 9)
        .set("round", json!(3))
        .clan(0, json!({"witches": 3}))
        .field(North, [1, 0, 0, 0], [0; 4])
        .start();
    game.play(Pass).play(Dial(4));
    assert_eq!(game.choices(), [-2, -1, 0, 1, 2].map(Adjust));
    game.play(Adjust(-2));
    assert_eq!((game.stock(0), game.clan(0, "strength")), ([0, 0, 0, 7, 0], json!(3)));
}

#[test]
fn tariq_of_the_portals() {
    printed("tariq_of_the_portals", "", [0, 1, 1], 2);
    let mut game = having("tariq_of_the_portals")
        .clan(0, json!({"witches": 3, "elders": 3}))
        .outer(0, "cave_a:healing_moss:0:0:1:1")
        .start();
    game.plays([turn("tariq_of_the_portals"), Region(Central)]);
    assert_eq!(game.stock(0), [0, 0, 0, 2, 0]);
    let region = &game.see()["regions"][1];
    assert_eq!((&region["witches"], &region["elders"]), (&json!([1, 0]), &json!([1, 0])));
    is_turned(&game, "tariq_of_the_portals");
}

#[test]
fn mother_nadia() {
    printed("mother_nadia", "", [1, 1, 1], 2);
    let mut game = having("mother_nadia").outer(0, "cave_a:moon_hare").start();
    game.play(turn("mother_nadia"));
    assert_eq!(game.stock(0), [1, 1, 0, 0, 2]);
    assert_eq!(game.clan(0, "outer")[0]["ritual"], json!(null));
    is_turned(&game, "mother_nadia");
    let game = having("mother_nadia").outer(0, "cave_a").start();
    assert_eq!(game.refusal(turn("mother_nadia")), ("evenfall-no-cannot-pay", "EV-4.3"));
}

#[test]
fn old_yusuf() {
    printed("old_yusuf", "", [0, 0, 3], 2);
    let mut game = having("old_yusuf").start().draws("mandrake moon_hare time_loop");
    game.plays([use_region(Central, Elder), Way(0)]);
    assert_eq!((game.hand(0), game.clan(0, "elders")), (3, json!(3)));
    assert_eq!(game.see()["regions"][1]["user_elder"], true);
    game.done();
    assert!(!table(2).start().offers(use_region(Central, Elder)));
}

#[test]
fn ines_the_herbalist() {
    printed("ines_the_herbalist", "", [0, 0, 2], 1);
    let mut game = having("ines_the_herbalist").start();
    game.play(turn("ines_the_herbalist"));
    assert_eq!(game.stock(0), [1, 0, 0, 1, 0]);
    is_turned(&game, "ines_the_herbalist");
}

#[test]
fn kael_the_alchemist() {
    printed("kael_the_alchemist", "", [0, 0, 2], 2);
    let mut game = having("kael_the_alchemist").stock(0, 1, 0, 1, 0).start();
    game.plays([turn("kael_the_alchemist"), Spend(Book)]);
    assert_eq!(game.stock(0), [1, 2, 0, 0, 0]);
    is_turned(&game, "kael_the_alchemist");
    let game = having("kael_the_alchemist").stock(0, 0, 0, 0, 9).start();
    assert_eq!(game.refusal(turn("kael_the_alchemist")), ("evenfall-no-cannot-pay", "EV-4.3"));
}

#[test]
fn sister_beata() {
    printed("sister_beata", "", [0, 0, 2], 2);
    let mut game = having("sister_beata").start().draws("mandrake moon_hare");
    game.plays([turn("sister_beata"), Discard(card("mandrake"))]);
    assert_eq!((game.hand(0), &game.see()["discard"]), (1, &json!(["mandrake"])));
    is_turned(&game, "sister_beata");
    game.done();
}

#[test]
fn tuuli_the_pathfinder() {
    printed("tuuli_the_pathfinder", "", [1, 0, 2], 2);
    let setup = having("tuuli_the_pathfinder").slots(North, "ruins_a");
    let mut game = setup.start().draws("mandrake");
    game.play(Discover(place("ruins_a")));
    assert_eq!((game.stock(0), game.hand(0)), ([0, 0, 0, 1, 0], 1));
    game.done();
}

#[test]
fn oberyn_the_warlock() {
    printed("oberyn_the_warlock", "", [0, 1, 2], 3);
    let mut game = having("oberyn_the_warlock")
        .set("round", json!(3))
        .clan(0, json!({"witches": 1}))
        .field(North, [3, 0, 0, 0], [0; 4])
        .start()
        .draws("mandrake");
    game.play(Pass);
    assert_eq!((game.clan(0, "strength"), game.hand(0)), (json!(4), 1));
    game.done();
}

#[test]
fn zofia_of_the_orbs() {
    printed("zofia_of_the_orbs", "artifact", [0, 2, 1], 2);
    let setup = having("zofia_of_the_orbs").outer(0, "cave_a:space_distortion");
    let mut game = setup.stock(0, 1, 2, 0, 0).start();
    game.plays([Build, build("cave_a", Sickle), build("cave_a", Orb)]);
    assert_eq!(game.stock(0), [0, 0, 0, 2, 2]);
}

#[test]
fn rahel_the_gardener() {
    printed("rahel_the_gardener", "", [0, 0, 3], 1);
    let setup = having("rahel_the_gardener").outer(0, "cave_a").hand(0, "veil_of_mist");
    let mut game = setup.stock(0, 1, 0, 1, 0).start();
    game.plays([play_ritual("veil_of_mist", "cave_a"), Spare(Book)]);
    assert_eq!(game.stock(0), [0, 0, 1, 0, 0]);
}

#[test]
fn domovik() {
    printed("domovik", "familiar", [1, 1, 1], 3);
    let mut game = having("domovik").stock(0, 0, 0, 0, 3).outer(0, "cave_a").start();
    game.plays([turn("domovik"), Transfer(place("cave_a"))]);
    assert_eq!((game.stock(0), game.circle(0, "inner")), ([0, 0, 0, 1, 0], vec!["cave_a".into()]));
    is_turned(&game, "domovik");
    let game = having("domovik").stock(0, 9, 9, 9, 1).outer(0, "cave_a").start();
    assert_eq!(game.refusal(turn("domovik")), ("evenfall-no-cannot-pay", "EV-4.3"));
}

#[test]
fn lin_and_ember() {
    printed("lin_and_ember", "familiar", [1, 0, 1], 2);
    let mut game = having("lin_and_ember")
        .stock(0, 3, 0, 0, 0)
        .outer(0, "cave_a cave_b")
        .hand(0, "moon_hare thorn_hedge")
        .start();
    game.plays([play_ritual("moon_hare", "cave_a"), End]);
    assert_eq!(game.stock(0), [2, 0, 0, 0, 2]);
    game.play(play_ritual("thorn_hedge", "cave_b"));
    assert_eq!(game.stock(0), [0, 0, 0, 0, 2]);
}

#[test]
fn viktor_the_envoy() {
    printed("viktor_the_envoy", "", [0, 1, 2], 2);
    let mut game = having("viktor_the_envoy").outer(1, "cave_d ruins_a:rune_blade:1:0").start();
    game.plays([turn("viktor_the_envoy"), Harvest(place("ruins_a"))]);
    assert_eq!((game.stock(0), game.stock(1)), ([0, 0, 2, 0, 0], [0; 5]));
    is_turned(&game, "viktor_the_envoy");
}
