//! Every council effect with its own numbers: 14 permanent, 9 at Round End, 19 at the end.

use crate::common::*;
use serde_json::json;

/// The game end points of the council of seat 0.
fn council_points(game: &Table) -> i32 {
    use kernel::Game;
    let standing = game.game.standing();
    let lines = &standing.parties[0].lines;
    lines.iter().find(|l| l.what == "evenfall-score-council").map_or(-1, |l| l.points)
}

/// The member alone in the council of a clan that otherwise has nothing; seat 1 has passed.
fn member(name: &str) -> SetUp {
    table(2).council(0, name).clan(1, json!({"passed": true}))
}

/// At the end, the member is worth so much with nothing else, and so much with what is there.
#[track_caller]
fn at_the_end(name: &str, alone: i32, there: fn(SetUp) -> SetUp, worth: i32) {
    assert_eq!(council_points(&member(name).start()), alone, "{name} alone");
    let mut game = there(member(name)).set("round", json!(3)).start();
    assert_eq!(council_points(&game), worth, "{name}");
    let before = game.score(0);
    game.play(Pass);
    assert!(game.is_over());
    assert_eq!((council_points(&game), game.score(0)), (worth, before), "{name}");
}

/// Round 3 ends with the member in the council; the stock of seat 0 afterwards.
#[track_caller]
fn round_end(name: &str, there: fn(SetUp) -> SetUp) -> [u64; 5] {
    let mut game = there(member(name)).set("round", json!(3)).start();
    game.play(Pass);
    assert!(game.is_over(), "{name}");
    assert_eq!(council_points(&game), 0);
    game.stock(0)
}

#[test]
fn irena_and_stray_a() {
    let mut game = member("irena_and_stray_a").slots(North, "cave_a").start();
    game.play(Discover(place("cave_a")));
    assert_eq!((game.stock(0), game.offers(End)), ([0, 0, 0, 0, 2], true));
}

#[test]
fn irena_and_stray_b() {
    let there = |s: SetUp| {
        s.outer(0, "cave_a:moon_hare").inner(0, "cave_b:living_chest").specialists(0, "domovik_a")
    };
    at_the_end("irena_and_stray_b", 0, there, 6);
}

#[test]
fn alwyn_the_greedy_a() {
    assert_eq!(round_end("alwyn_the_greedy_a", |s| s.stock(0, 0, 0, 0, 8)), [0, 0, 0, 8, 4]);
    assert_eq!(round_end("alwyn_the_greedy_a", |s| s.stock(0, 0, 0, 0, 2)), [0, 0, 0, 2, 0]);
}

#[test]
fn alwyn_the_greedy_b() {
    let there = |s: SetUp| {
        s.outer(0, "spirit_swamp_c:space_distortion:2:0 mystic_spring_a:rune_blade:1:0")
            .inner(0, "castle_in_the_mist_d")
    };
    at_the_end("alwyn_the_greedy_b", 0, there, 4);
}

#[test]
fn hwa_the_great_summoner_a() {
    let there = |s: SetUp| s.outer(0, "cave_a:moon_hare cave_b:rune_blade ruins_a:white_stag");
    at_the_end("hwa_the_great_summoner_a", 0, there, 4);
}

#[test]
fn hwa_the_great_summoner_b() {
    let mut game = member("hwa_the_great_summoner_b")
        .stock(0, 3, 0, 0, 0)
        .outer(0, "cave_a cave_b")
        .hand(0, "moon_hare thorn_hedge")
        .start();
    game.plays([play_ritual("moon_hare", "cave_a"), End, play_ritual("thorn_hedge", "cave_b")]);
    assert_eq!(game.stock(0), [0, 0, 0, 0, 2]);
}

#[test]
fn hoa_the_harvester_a() {
    let there =
        |s: SetUp| s.outer(0, "cave_a:space_distortion:2:0").inner(0, "cave_b:arcane_knot:1:1");
    at_the_end("hoa_the_harvester_a", 0, there, 6);
}

#[test]
fn hoa_the_harvester_b() {
    let there = |s: SetUp| s.outer(0, "cave_a ruins_a:rune_blade").inner(0, "cave_b");
    assert_eq!(round_end("hoa_the_harvester_b", there), [0, 0, 0, 0, 2]);
}

#[test]
fn ludo_the_glassblower_a() {
    let there =
        |s: SetUp| s.outer(0, "cave_a:space_distortion:0:2").inner(0, "cave_b:arcane_knot:1:1");
    at_the_end("ludo_the_glassblower_a", 0, there, 6);
}

#[test]
fn ludo_the_glassblower_b() {
    let there =
        |s: SetUp| s.outer(0, "cave_a:space_distortion:0:2").inner(0, "cave_b:arcane_knot:1:1");
    at_the_end("ludo_the_glassblower_b", 0, there, 4);
}

#[test]
fn morrigan_of_the_whispers_a() {
    let mut game = member("morrigan_of_the_whispers_a")
        .stock(0, 2, 2, 4, 0)
        .hand(0, "old_yusuf_b ines_the_herbalist_a")
        .start();
    game.plays([Specialist(person("ines_the_herbalist_a")), End]);
    assert_eq!(game.stock(0), [2, 2, 2, 0, 2]);
    game.play(Council(person("old_yusuf_b")));
    assert_eq!(game.stock(0), [0, 0, 0, 0, 4]);
}

#[test]
fn morrigan_of_the_whispers_b() {
    let setup = member("morrigan_of_the_whispers_b").set("round", json!(3));
    let mut game = setup.start().draws("mandrake moon_hare time_loop");
    game.play(Pass);
    assert_eq!(game.stock(0), [0, 0, 0, 0, 1]);
    game.done();
}

#[test]
fn silas_the_double_a() {
    let there = |s: SetUp| s.specialists(0, "domovik_a old_yusuf_b ines_the_herbalist_a");
    at_the_end("silas_the_double_a", 0, there, 6);
}

#[test]
fn silas_the_double_b() {
    let mut game = member("silas_the_double_b")
        .stock(0, 2, 2, 4, 0)
        .hand(0, "old_yusuf_b ines_the_herbalist_a")
        .start();
    game.plays([Specialist(person("ines_the_herbalist_a")), End, Council(person("old_yusuf_b"))]);
    assert_eq!(game.stock(0), [0, 0, 0, 0, 3]);
}

#[test]
fn freya_the_seer_a() {
    let there = |s: SetUp| {
        s.clan(0, json!({"witches": 1}))
            .clan(1, json!({"witches": 3}))
            .field(North, [2, 1, 0, 0], [0; 4])
            .field(Central, [1, 0, 0, 0], [0; 4])
    };
    assert_eq!(round_end("freya_the_seer_a", there), [0, 0, 0, 0, 6]);
}

#[test]
fn freya_the_seer_b() {
    let there = |s: SetUp| s.clan(0, json!({"stones": ["drop", "drop", "eye", "red"]}));
    at_the_end("freya_the_seer_b", 0, there, 8);
}

#[test]
fn tariq_of_the_portals_a() {
    let there = |s: SetUp| {
        s.clan(0, json!({"witches": 2, "elders": 3})).field(North, [2, 0, 0, 0], [0; 4]).field(
            Central,
            [0; 4],
            [1, 0, 0, 0],
        )
    };
    assert_eq!(round_end("tariq_of_the_portals_a", there), [0, 0, 0, 0, 3]);
}

#[test]
fn tariq_of_the_portals_b() {
    let mut game = member("tariq_of_the_portals_b")
        .outer(0, "cave_a:pillar_of_energy")
        .start()
        .draws("mandrake moon_hare time_loop");
    game.plays([use_ritual("pillar_of_energy", Witch), End]);
    assert_eq!(game.stock(0), [0, 0, 0, 3, 1]);
    game.plays([use_region(Central, Witch), Way(0)]);
    assert_eq!(game.stock(0), [0, 0, 0, 3, 1]);
    game.done();
}

#[test]
fn mother_nadia_a() {
    let there = |s: SetUp| {
        s.inner(0, "cave_a:moon_hare cave_b:rune_blade cave_c").outer(0, "ruins_a:thorn_hedge")
    };
    at_the_end("mother_nadia_a", 0, there, 4);
}

#[test]
fn mother_nadia_b() {
    let mut game = member("mother_nadia_b").outer(0, "cave_a").start().draws("mandrake moon_hare");
    game.plays([use_region(Central, Witch), Way(1), Transfer(place("cave_a"))]);
    assert_eq!(game.stock(0), [0, 0, 0, 0, 2]);
    game.done();
}

#[test]
fn old_yusuf_a() {
    let setup = member("old_yusuf_a").outer(0, "cave_a cave_b").set("round", json!(3));
    let mut game = setup.clone().start();
    game.plays([Pass, Transfer(place("cave_b"))]);
    assert_eq!((game.circle(0, "inner"), game.is_over()), (vec!["cave_b".into()], true));
    let mut game = setup.start();
    game.plays([Pass, Enough]);
    assert_eq!((game.circle(0, "inner").len(), game.is_over()), (0, true));
}

#[test]
fn old_yusuf_b() {
    let there = |s: SetUp| s.outer(0, "cave_a cave_b").inner(0, "nqobantu_crater");
    at_the_end("old_yusuf_b", 0, there, 3);
}

#[test]
fn ines_the_herbalist_a() {
    let there = |s: SetUp| {
        s.clan(0, json!({"stones": ["leaf", "leaf", "drop", "red"]}))
            .inner(0, "ruins_a cave_a")
            .outer(0, "sanctuary_b")
    };
    at_the_end("ines_the_herbalist_a", 0, there, 6);
}

#[test]
fn ines_the_herbalist_b() {
    let there = |s: SetUp| {
        s.outer(0, "cave_a:mandrake cave_b:sun_wheel_wreath").inner(0, "ruins_a:rune_blade")
    };
    at_the_end("ines_the_herbalist_b", 0, there, 4);
}

#[test]
fn kael_the_alchemist_a() {
    let there = |s: SetUp| {
        s.clan(0, json!({"stones": ["flame", "flame", "red"]}))
            .inner(0, "cave_a")
            .outer(0, "ruins_c spirit_swamp_c")
    };
    at_the_end("kael_the_alchemist_a", 0, there, 6);
}

#[test]
fn kael_the_alchemist_b() {
    let there = |s: SetUp| {
        s.outer(0, "cave_a:rune_blade cave_b:mandrake").specialists(0, "zofia_of_the_orbs_a")
    };
    at_the_end("kael_the_alchemist_b", 0, there, 4);
}

#[test]
fn sister_beata_a() {
    let there = |s: SetUp| {
        s.clan(0, json!({"stones": ["eye", "flame"]}))
            .inner(0, "cave_c ruins_d nqobantu_crater")
            .outer(0, "sanctuary_d")
    };
    at_the_end("sister_beata_a", 0, there, 8);
}

#[test]
fn sister_beata_b() {
    let there = |s: SetUp| {
        s.outer(0, "cave_a:time_loop cave_b:mandrake")
            .inner(0, "ruins_a:blood_moon ruins_b:mana_surge")
    };
    at_the_end("sister_beata_b", 0, there, 6);
}

#[test]
fn tuuli_the_pathfinder_a() {
    let there =
        |s: SetUp| s.clan(0, json!({"stones": ["drop"]})).inner(0, "cave_d mystic_spring_a cave_b");
    at_the_end("tuuli_the_pathfinder_a", 0, there, 6);
}

#[test]
fn tuuli_the_pathfinder_b() {
    let mut game = member("tuuli_the_pathfinder_b").slots(Central, "cave_d").start();
    game.play(Discover(place("cave_d")));
    assert_eq!(game.stock(0), [0, 0, 0, 0, 2]);
}

#[test]
fn oberyn_the_warlock_a() {
    assert_eq!(round_end("oberyn_the_warlock_a", |s| s), [0, 0, 0, 3, 1]);
}

#[test]
fn oberyn_the_warlock_b() {
    let setup = member("oberyn_the_warlock_b")
        .set("round", json!(3))
        .stock(0, 0, 0, 0, 7)
        .clan(0, json!({"witches": 3}))
        .field(Central, [1, 0, 0, 0], [0; 4]);
    let mut game = setup.clone().start();
    game.plays([Pass, Dial(7), Gain(Herb)]);
    assert_eq!(game.stock(0), [1, 0, 0, 0, 6]);
    let mut game = setup.start();
    game.plays([Pass, Dial(6), Gain(Herb)]);
    assert_eq!(game.stock(0), [1, 0, 0, 1, 3]);
}

#[test]
fn zofia_of_the_orbs_a() {
    let mut game = member("zofia_of_the_orbs_a")
        .stock(0, 0, 2, 2, 0)
        .outer(0, "cave_a")
        .hand(0, "singing_bell")
        .start();
    game.play(play_ritual("singing_bell", "cave_a"));
    assert_eq!(game.stock(0), [0, 0, 0, 2, 5]);
}

#[test]
fn zofia_of_the_orbs_b() {
    assert_eq!(round_end("zofia_of_the_orbs_b", |s| s), [0, 0, 0, 2, 0]);
    let far = |s: SetUp| s.clan(0, json!({"coven": 4}));
    assert_eq!(round_end("zofia_of_the_orbs_b", far), [0, 0, 0, 0, 4]);
}

#[test]
fn rahel_the_gardener_a() {
    let setup = member("rahel_the_gardener_a").outer(0, "cave_a").hand(0, "moon_hare");
    let mut game = setup.stock(0, 1, 0, 0, 0).start();
    game.play(play_ritual("moon_hare", "cave_a"));
    assert_eq!(game.stock(0), [0, 0, 0, 0, 1]);
}

#[test]
fn rahel_the_gardener_b() {
    let mut game = member("rahel_the_gardener_b")
        .stock(0, 3, 0, 0, 0)
        .outer(0, "cave_a cave_b")
        .hand(0, "moon_hare thorn_hedge")
        .start();
    game.plays([play_ritual("moon_hare", "cave_a"), End]);
    assert_eq!(game.vp(0), 0);
    game.play(play_ritual("thorn_hedge", "cave_b"));
    assert_eq!(game.stock(0), [0, 0, 0, 0, 3]);
}

#[test]
fn domovik_a() {
    let there = |s: SetUp| {
        s.inner(0, "cave_a:moon_hare cave_b:rune_blade cave_c").outer(0, "ruins_a:thorn_hedge")
    };
    assert_eq!(round_end("domovik_a", there), [0, 0, 0, 0, 2]);
}

#[test]
fn domovik_b() {
    let there = |s: SetUp| {
        s.inner(0, "cave_a:healing_moss cave_b:rune_blade").outer(0, "ruins_a:magic_cauldron")
    };
    at_the_end("domovik_b", 0, there, 4);
}

#[test]
fn lin_and_ember_a() {
    let mut game = member("lin_and_ember_a")
        .stock(0, 2, 1, 1, 0)
        .outer(0, "cave_a cave_b")
        .hand(0, "rune_blade thorn_hedge")
        .start();
    game.plays([play_ritual("rune_blade", "cave_a"), End, play_ritual("thorn_hedge", "cave_b")]);
    assert_eq!(game.stock(0), [0, 0, 0, 0, 2]);
}

#[test]
fn lin_and_ember_b() {
    let mut game = member("lin_and_ember_b").set("round", json!(3)).start();
    game.plays([Pass, Gain(Potion), Gain(Book)]);
    assert_eq!((game.stock(0), game.is_over()), ([0, 1, 1, 0, 1], true));
}

#[test]
fn viktor_the_envoy_a() {
    let mut game = member("viktor_the_envoy_a").start();
    game.play(Token);
    assert_eq!(game.stock(0), [1, 1, 0, 0, 3]);
}

#[test]
fn viktor_the_envoy_b() {
    let there = |s: SetUp| s.council(0, "viktor_the_envoy_b lin_and_ember_a rahel_the_gardener_a");
    at_the_end("viktor_the_envoy_b", 3, there, 9);
}
