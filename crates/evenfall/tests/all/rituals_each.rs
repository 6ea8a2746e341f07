//! Every ritual with its own numbers: what is printed on it, and what it does.

use crate::common::*;
use serde_json::json;

/// The points of a score line of seat 0.
fn line(game: &Table, what: &str) -> i32 {
    use kernel::Game;
    let standing = game.game.standing();
    standing.parties[0].lines.iter().find(|l| l.what == what).map_or(0, |l| l.points)
}

/// EV-1.3: keywords, cost, catalyst slots and points of a ritual.
#[track_caller]
fn printed(name: &str, keywords: &str, cost: [u8; 3], slots: u8, points: i32) {
    let with = |[h, p, b]: [u8; 3]| {
        table(2).stock(0, h, p, b, 9).outer(0, "ruins_a").hand(0, name).start()
    };
    assert!(with(cost).offers(play_ritual(name, "ruins_a")), "{name} costs {cost:?}");
    for i in (0..3).filter(|i| cost[*i] > 0) {
        let mut less = [9; 3];
        less[i] = cost[i] - 1;
        let no = with(less).refusal(play_ritual(name, "ruins_a"));
        assert_eq!(no, ("evenfall-no-cannot-pay", "EV-4.3"), "{name} with {less:?}");
    }
    let lies = |sickles: u8| table(2).inner(0, &format!("ruins_a:{name}:{sickles}:0"));
    assert_eq!(line(&lies(0).start(), "evenfall-score-rituals"), points, "points of {name}");
    lies(slots).start();
    assert!(lies(slots + 1).error().contains("more catalysts than slots"), "slots of {name}");
    // Council members that score 2 points for each card with a keyword.
    for (keyword, member) in [
        ("artifact", "kael_the_alchemist_b"),
        ("familiar", "hwa_the_great_summoner_a"),
        ("spell", "sister_beata_b"),
        ("plant", "ines_the_herbalist_b"),
    ] {
        let game = lies(0).council(0, member).start();
        let expected = if keywords.split(' ').any(|k| k == keyword) { 2 } else { 0 };
        assert_eq!(line(&game, "evenfall-score-council"), expected, "{name}: {keyword}");
    }
}

/// Plays the ritual on a Cave that has no binding bonus, with 5 of each resource and 5 mana.
#[track_caller]
fn cast(name: &str, setup: SetUp, draws: &str) -> Table {
    let setup = setup.stock(0, 5, 5, 5, 5).hand(0, name).outer(0, "cave_b");
    let mut game = setup.start().draws(draws);
    game.play(play_ritual(name, "cave_b"));
    game
}

/// Sends a witch to the space of the ritual; resources and mana, cards in hand, cards to draw.
#[track_caller]
fn space(name: &str, stock: [u8; 4], hand: &str, draws: &str) -> Table {
    let [h, p, b, m] = stock;
    let outer = format!("cave_b:{name}");
    let mut game =
        table(2).stock(0, h, p, b, m).hand(0, hand).outer(0, &outer).start().draws(draws);
    game.play(use_ritual(name, Witch));
    assert_eq!((game.clan(0, "witches"), game.clan(0, "elders")), (json!(3), json!(4)));
    game
}

/// The space cannot be used with so little.
#[track_caller]
fn too_poor(name: &str, stock: [u8; 4]) {
    let [h, p, b, m] = stock;
    let game = table(2).stock(0, h, p, b, m).outer(0, &format!("cave_b:{name}")).start();
    let no = game.refusal(use_ritual(name, Witch));
    assert_eq!(no, ("evenfall-no-cannot-pay", "EV-4.3"));
}

/// The ritual lies in the Outer Circle of seat 0; seat 1 has passed.
fn lying(name: &str) -> SetUp {
    table(2).outer(0, &format!("cave_b:{name}")).clan(1, json!({"passed": true}))
}

/// The ritual lies there in round 3, and seat 0 has so many witches in the north.
fn last_round(name: &str, witches: u8) -> SetUp {
    lying(name).set("round", json!(3)).clan(0, json!({"witches": 4 - witches})).field(
        North,
        [witches, 0, 0, 0],
        [0; 4],
    )
}

#[test]
fn chalice_of_transmutation() {
    printed("chalice_of_transmutation", "artifact", [1, 2, 0], 1, 2);
    too_poor("chalice_of_transmutation", [1, 0, 0, 9]);
    let mut game = space("chalice_of_transmutation", [2, 0, 0, 0], "", "");
    game.plays([Gain(Herb), Gain(Potion), Gain(Book)]);
    assert_eq!(game.stock(0), [1, 1, 1, 0, 1]);
}

#[test]
fn magic_cauldron() {
    printed("magic_cauldron", "artifact", [2, 1, 0], 1, 3);
    too_poor("magic_cauldron", [1, 0, 9, 9]);
    too_poor("magic_cauldron", [0, 1, 9, 9]);
    assert_eq!(space("magic_cauldron", [1, 1, 0, 0], "", "").stock(0), [0, 0, 0, 0, 5]);
}

#[test]
fn living_chest() {
    printed("living_chest", "artifact familiar", [1, 2, 0], 1, 3);
    let mut game = lying("living_chest")
        .slots(North, "ruins_a ruins_b ruins_c")
        .slots(Central, "cave_a cave_c cave_d")
        .start()
        .draws("mandrake moon_hare time_loop bat_swarm mana_surge nightshade raven_messenger")
        .draws("thorn_hedge rune_blade veil_of_mist arcane_knot blood_moon crystal_ball");
    game.play(Pass);
    assert_eq!((game.hand(0), game.hand(1)), (7, 0));
    game.play(Gain(Potion));
    assert_eq!(game.stock(0), [0, 1, 3, 2, 0]);
    assert_eq!((game.hand(0), game.hand(1)), (7, 6));
    game.done();
}

#[test]
fn pillar_of_energy() {
    printed("pillar_of_energy", "artifact", [0, 1, 1], 1, 2);
    assert_eq!(space("pillar_of_energy", [0; 4], "", "").stock(0), [0, 0, 0, 3, 0]);
}

#[test]
fn choirs_cauldron() {
    printed("choirs_cauldron", "artifact", [0, 2, 1], 2, 3);
    too_poor("choirs_cauldron", [9, 0, 9, 9]);
    let game = space("choirs_cauldron", [0, 1, 0, 0], "", "");
    assert_eq!((game.stock(0), game.clan(0, "coven")), ([0, 0, 0, 2, 1], json!(1)));
}

#[test]
fn crystal_ball() {
    printed("crystal_ball", "artifact", [1, 0, 1], 1, 2);
    let mut game = space("crystal_ball", [0; 4], "mandrake", "moon_hare time_loop bat_swarm");
    assert_eq!(game.hand(0), 4);
    game.play(Discard(card("time_loop")));
    assert_eq!((game.hand(0), &game.see()["discard"]), (3, &json!(["time_loop"])));
    assert!(game.offers(End));
    game.done();
}

#[test]
fn golden_sickle() {
    printed("golden_sickle", "artifact", [1, 0, 0], 1, 1);
    let mut game = cast("golden_sickle", table(2).inner(0, "ruins_a:rune_blade"), "");
    game.play(build("ruins_a", Sickle));
    assert_eq!(game.clan(0, "inner")[0]["sickles"], 1);
    assert_eq!(game.clan(0, "outer")[0]["sickles"], 0);
    assert_eq!((game.stock(0), game.offers(End)), ([4, 5, 5, 5, 0], true));
}

#[test]
fn enchanted_mirror() {
    printed("enchanted_mirror", "artifact", [1, 1, 0], 1, 2);
    let mut game = table(2)
        .outer(0, "cave_b:enchanted_mirror")
        .outer(1, "cave_d:rune_blade:1:0 sanctuary_a")
        .start();
    game.play(use_ritual("enchanted_mirror", Witch)).play(Harvest(place("cave_d")));
    assert_eq!((game.stock(0), game.stock(1)), ([0, 4, 0, 0, 0], [0; 5]));
}

#[test]
fn rune_blade() {
    printed("rune_blade", "artifact", [0, 1, 1], 1, 2);
    let mut game = last_round("rune_blade", 1).stock(0, 0, 0, 0, 2).start().draws("mandrake");
    game.play(Pass).play(Dial(2));
    assert_eq!((game.clan(0, "strength"), game.hand(0)), (json!(4), 1));
    game.done();
}

#[test]
fn witchs_broom() {
    printed("witchs_broom", "artifact", [1, 0, 1], 1, 2);
    let there = table(2).clan(0, json!({"witches": 2})).field(North, [2, 0, 0, 0], [0; 4]);
    let mut game = cast("witchs_broom", there, "");
    game.play(ReturnFromRegion { region: North, figure: Witch });
    assert_eq!((game.stock(0), game.clan(0, "witches")), ([4, 5, 4, 5, 0], json!(3)));
    assert_eq!(game.see()["regions"][0]["witches"], json!([1, 0]));
    assert!(game.offers(End));
}

#[test]
fn book_of_shadows() {
    printed("book_of_shadows", "artifact", [1, 0, 1], 1, 2);
    let mut game = lying("book_of_shadows")
        .stock(0, 1, 0, 0, 0)
        .inner(0, "ruins_a")
        .hand(0, "moon_hare")
        .start()
        .draws("mandrake");
    game.play(play_ritual("moon_hare", "ruins_a"));
    assert_eq!((game.stock(0), game.hand(0)), ([0; 5], 1));
    game.done();
}

#[test]
fn hourglass_of_ages() {
    printed("hourglass_of_ages", "artifact", [0, 2, 1], 1, 3);
    let mut game = lying("hourglass_of_ages").specialists(0, "ines_the_herbalist_a").start();
    let turn = Turn(person("ines_the_herbalist_a"));
    game.play(turn).play(use_ritual("hourglass_of_ages", Witch)).play(turn);
    assert_eq!(game.stock(0), [2, 0, 0, 2, 2]);
}

#[test]
fn amulet_of_thorns() {
    printed("amulet_of_thorns", "artifact", [1, 1, 0], 1, 2);
    let game = cast("amulet_of_thorns", table(2).inner(0, "ruins_a:rune_blade"), "");
    assert_eq!(game.stock(0), [4, 4, 5, 5, 2]);
}

#[test]
fn lantern_of_souls() {
    printed("lantern_of_souls", "artifact", [1, 2, 0], 2, 2);
    let setup = table(2).inner(0, "ruins_a:lantern_of_souls");
    let mut game = cast("space_distortion", setup, "");
    game.play(Transfer(place("cave_b")));
    assert_eq!(game.stock(0), [4, 4, 4, 5, 2]);
}

#[test]
fn philosophers_stone() {
    printed("philosophers_stone", "artifact", [0, 3, 0], 1, 4);
    too_poor("philosophers_stone", [0, 0, 0, 9]);
    let mut game = space("philosophers_stone", [4, 1, 0, 0], "", "");
    game.plays([Spend(Herb), Spend(Potion), Spend(Herb)]);
    assert_eq!((game.stock(0), game.offers(End)), ([2, 0, 0, 0, 6], true));
    let mut game = space("philosophers_stone", [4, 1, 0, 0], "", "");
    game.plays([Spend(Herb), Enough]);
    assert_eq!(game.stock(0), [3, 1, 0, 0, 2]);
}

#[test]
fn singing_bell() {
    printed("singing_bell", "artifact", [0, 2, 2], 1, 3);
    let game = cast("singing_bell", table(2), "");
    assert_eq!((game.stock(0), game.clan(0, "coven")), ([5, 3, 3, 7, 3], json!(2)));
}

#[test]
fn obsidian_dagger() {
    printed("obsidian_dagger", "artifact", [0, 1, 0], 1, 1);
    too_poor("obsidian_dagger", [9; 4]);
    let game = space("obsidian_dagger", [0; 4], "mandrake", "");
    assert_eq!((game.stock(0), game.hand(0)), ([0, 0, 0, 1, 2], 0));
}

#[test]
fn cat_advisor() {
    printed("cat_advisor", "familiar", [1, 1, 1], 1, 3);
    let mut game = lying("cat_advisor")
        .stock(0, 1, 1, 3, 0)
        .hand(0, "ines_the_herbalist_a old_yusuf_b")
        .start();
    game.play(Specialist(person("ines_the_herbalist_a")));
    assert_eq!(game.stock(0), [1, 1, 1, 0, 2]);
    game.play(End).play(Council(person("old_yusuf_b")));
    assert_eq!(game.stock(0), [0, 0, 0, 0, 4]);
}

#[test]
fn mystic_elephant() {
    printed("mystic_elephant", "familiar", [2, 1, 0], 2, 3);
    let setup = table(2).inner(0, "ruins_a:moon_hare").specialists(0, "irena_and_stray_a");
    assert_eq!(cast("mystic_elephant", setup, "").stock(0), [3, 4, 5, 5, 3]);
}

#[test]
fn raven_messenger() {
    printed("raven_messenger", "familiar", [1, 0, 0], 1, 1);
    let mut game = cast("raven_messenger", table(2), "mandrake moon_hare");
    assert_eq!((game.stock(0), game.hand(0)), ([4, 5, 5, 5, 0], 2));
    game.done();
}

#[test]
fn owl_of_wisdom() {
    printed("owl_of_wisdom", "familiar", [1, 1, 0], 1, 2);
    assert_eq!(space("owl_of_wisdom", [0; 4], "", "").stock(0), [0, 0, 2, 0, 0]);
}

#[test]
fn brewing_toad() {
    printed("brewing_toad", "familiar", [1, 0, 1], 1, 2);
    assert_eq!(space("brewing_toad", [0; 4], "", "").stock(0), [0, 2, 0, 0, 0]);
}

#[test]
fn shadow_wolf() {
    printed("shadow_wolf", "familiar", [2, 0, 1], 1, 3);
    let mut game = last_round("shadow_wolf", 2)
        .clan(0, json!({"witches": 1}))
        .field(Central, [1, 0, 0, 0], [0; 4])
        .start();
    game.play(Pass);
    assert_eq!(game.stock(0), [0, 0, 0, 2, 0]);
}

#[test]
fn trickster_fox() {
    printed("trickster_fox", "familiar", [1, 1, 0], 1, 2);
    let game = cast("trickster_fox", table(3), "");
    assert_eq!(game.stock(0), [4, 4, 5, 9, 0]);
    assert_eq!((game.stock(1), game.stock(2)), ([0, 0, 0, 1, 0], [0, 0, 0, 1, 0]));
}

#[test]
fn stone_gargoyle() {
    printed("stone_gargoyle", "familiar", [0, 1, 2], 1, 3);
    let mut game = last_round("stone_gargoyle", 1).start();
    game.play(Pass);
    assert_eq!((game.vp(0), game.is_over()), (3, true));
}

#[test]
fn dream_serpent() {
    printed("dream_serpent", "familiar", [1, 2, 0], 1, 3);
    too_poor("dream_serpent", [9, 9, 9, 1]);
    let mut game = space("dream_serpent", [0, 0, 0, 2], "", "");
    assert_eq!(game.stock(0), [0; 5]);
    game.play(Transfer(place("cave_b")));
    assert_eq!(game.circle(0, "inner"), ["cave_b"]);
}

#[test]
fn phoenix_chick() {
    printed("phoenix_chick", "familiar", [2, 0, 0], 1, 3);
    assert_eq!(space("phoenix_chick", [0; 4], "", "").stock(0), [1, 0, 0, 0, 2]);
}

#[test]
fn weaver_spider() {
    printed("weaver_spider", "familiar", [1, 1, 0], 2, 2);
    let mut game = lying("weaver_spider").stock(0, 2, 2, 0, 0).start();
    game.plays([Build, build("cave_b", Sickle), build("cave_b", Sickle)]);
    assert_eq!(game.stock(0), [0, 2, 0, 0, 2]);
    let mut game = lying("weaver_spider").stock(0, 0, 2, 0, 0).start();
    game.play(Build);
    assert_eq!(game.stock(0), [0, 0, 0, 2, 0]);
}

#[test]
fn moon_hare() {
    printed("moon_hare", "familiar", [1, 0, 0], 1, 1);
    let mut game = lying("moon_hare").slots(North, "ruins_a").start();
    game.play(Discover(place("ruins_a")));
    assert_eq!(game.stock(0), [0, 0, 0, 1, 0]);
}

#[test]
fn bat_swarm() {
    printed("bat_swarm", "familiar", [0, 1, 1], 1, 2);
    let there = table(2)
        .clan(0, json!({"witches": 3, "elders": 3}))
        .inner(0, "ruins_a:healing_moss:0:0:1:1");
    let mut game = cast("bat_swarm", there, "");
    game.play(ReturnFromRitual { ritual: ritual("healing_moss"), figure: Elder });
    assert_eq!((game.clan(0, "elders"), game.clan(0, "witches")), (json!(4), json!(3)));
    assert_eq!((game.stock(0), game.offers(End)), ([5, 4, 4, 5, 0], true));
}

#[test]
fn white_stag() {
    printed("white_stag", "familiar", [2, 1, 1], 1, 3);
    let setup = table(2)
        .stock(0, 2, 1, 1, 0)
        .hand(0, "white_stag")
        .outer(0, "cave_b")
        .slots(North, "- sanctuary_c -");
    let mut game = setup.start().places("cave_a ruins_d");
    game.play(play_ritual("white_stag", "cave_b"));
    game.play(Region(North)).play(Discover(place("ruins_d")));
    assert_eq!(game.circle(0, "outer"), ["cave_b", "ruins_d"]);
    assert_eq!(game.see()["regions"][0]["places"], json!(["cave_a", "sanctuary_c", null]));
    assert_eq!((game.clan(0, "witches"), game.stock(0)), (json!(4), [0; 5]));
    game.done();
}

#[test]
fn hedgehog_gatherer() {
    printed("hedgehog_gatherer", "familiar", [0, 1, 0], 1, 1);
    assert_eq!(space("hedgehog_gatherer", [0; 4], "", "").stock(0), [2, 0, 0, 0, 0]);
}

#[test]
fn space_distortion() {
    printed("space_distortion", "spell", [1, 1, 1], 2, 2);
    let mut game = cast("space_distortion", table(2), "");
    game.play(Transfer(place("cave_b")));
    assert_eq!((game.stock(0), game.offers(End)), ([4, 4, 4, 5, 0], true));
    assert_eq!(game.circle(0, "inner"), ["cave_b"]);
}

#[test]
fn time_loop() {
    printed("time_loop", "spell", [0, 2, 2], 1, 3);
    let there = table(2)
        .clan(0, json!({"witches": 1}))
        .inner(0, "ruins_a:healing_moss:0:0:2:0 ruins_b:pillar_of_energy:0:0:1:0");
    let mut game = cast("time_loop", there, "");
    game.play(ReturnFromRitual { ritual: ritual("healing_moss"), figure: Witch });
    game.play(ReturnFromRitual { ritual: ritual("pillar_of_energy"), figure: Witch });
    assert_eq!((game.clan(0, "witches"), game.stock(0)), (json!(3), [5, 3, 3, 5, 0]));
    assert!(game.offers(End));
}

#[test]
fn astral_projection() {
    printed("astral_projection", "spell", [0, 0, 2], 1, 2);
    let outer = "cave_b:astral_projection ruins_a:pillar_of_energy";
    let mut game = table(2).outer(0, outer).start();
    game.play(use_ritual("pillar_of_energy", Elder));
    assert_eq!((game.stock(0), game.clan(0, "elders")), ([0, 0, 0, 3, 0], json!(3)));
    let game = table(2).outer(0, "ruins_a:pillar_of_energy").start();
    let no = game.refusal(use_ritual("pillar_of_energy", Elder));
    assert_eq!(no, ("evenfall-no-elder-outside", "EV-10.3"));
}

#[test]
fn circle_of_summoning() {
    printed("circle_of_summoning", "spell", [1, 1, 0], 1, 2);
    let setup = table(2).stock(0, 1, 1, 0, 0).hand(0, "circle_of_summoning").outer(0, "cave_b");
    let mut game = setup.start().places("ruins_d");
    game.play(play_ritual("circle_of_summoning", "cave_b"));
    assert_eq!(
        (game.circle(0, "outer"), game.stock(0)),
        (vec!["cave_b".into(), "ruins_d".into()], [0; 5])
    );
    assert_eq!(game.clan(0, "witches"), 4);
    game.done();
}

#[test]
fn mana_surge() {
    printed("mana_surge", "spell", [0, 1, 0], 1, 1);
    assert_eq!(cast("mana_surge", table(2), "").stock(0), [5, 4, 5, 9, 0]);
}

#[test]
fn rain_of_stars() {
    printed("rain_of_stars", "spell", [1, 1, 1], 1, 3);
    assert_eq!(cast("rain_of_stars", table(2), "").stock(0), [4, 4, 4, 5, 4]);
}

#[test]
fn exchange_of_minds() {
    printed("exchange_of_minds", "spell", [0, 1, 1], 1, 2);
    too_poor("exchange_of_minds", [9; 4]);
    let mut game = space("exchange_of_minds", [0; 4], "mandrake moon_hare time_loop", "");
    game.plays([Discard(card("mandrake")), Gain(Book), Discard(card("time_loop")), Gain(Herb)]);
    assert_eq!((game.stock(0), game.hand(0)), ([1, 0, 1, 0, 2], 1));
    assert!(game.offers(End));
}

#[test]
fn blood_moon() {
    printed("blood_moon", "spell", [0, 3, 1], 2, 3);
    let there = table(2).inner(0, "ruins_a:space_distortion:0:2 ruins_b:sun_wheel_wreath:2:1");
    assert_eq!(cast("blood_moon", there, "").stock(0), [5, 2, 4, 5, 6]);
}

#[test]
fn spirit_harvest() {
    printed("spirit_harvest", "spell", [1, 1, 1], 1, 1);
    let mut game = table(2)
        .stock(0, 1, 1, 1, 0)
        .hand(0, "spirit_harvest")
        .outer(0, "cave_b spirit_swamp_c:rune_blade:1:0")
        .inner(0, "ruins_a")
        .start();
    game.play(play_ritual("spirit_harvest", "ruins_a"));
    assert_eq!(game.stock(0), [4, 1, 0, 0, 0]);
}

#[test]
fn veil_of_mist() {
    printed("veil_of_mist", "spell", [1, 0, 1], 1, 2);
    let mut game = last_round("veil_of_mist", 0).start();
    game.play(Pass);
    assert_eq!((game.stock(0), game.is_over()), ([0, 0, 0, 2, 0], true));
}

#[test]
fn echo_of_the_coven() {
    printed("echo_of_the_coven", "spell", [0, 1, 2], 1, 3);
    let mut game = lying("echo_of_the_coven").clan(0, json!({"coven": 2})).start();
    game.play(use_ritual("echo_of_the_coven", Witch)).play(CovenSpace(1));
    assert_eq!((game.stock(0), game.clan(0, "coven")), ([0, 0, 0, 0, 3], json!(2)));
}

#[test]
fn sacrifice_of_knowledge() {
    printed("sacrifice_of_knowledge", "spell", [0, 0, 2], 1, 2);
    too_poor("sacrifice_of_knowledge", [9, 9, 0, 9]);
    assert_eq!(space("sacrifice_of_knowledge", [0, 0, 1, 0], "", "").stock(0), [0, 0, 0, 0, 4]);
}

#[test]
fn arcane_knot() {
    printed("arcane_knot", "spell", [0, 2, 1], 2, 2);
    let game = cast("arcane_knot", table(2).inner(0, "ruins_a:rune_blade"), "");
    assert_eq!((game.stock(0), game.clan(0, "coven")), ([5, 3, 4, 7, 0], json!(1)));
    assert_eq!(game.clan(0, "outer")[0]["orbs"], 1);
}

#[test]
fn whisper_of_the_council() {
    printed("whisper_of_the_council", "spell", [0, 1, 1], 1, 2);
    let hand = "old_yusuf_b ines_the_herbalist_a";
    let mut game = lying("whisper_of_the_council").stock(0, 2, 2, 1, 0).hand(0, hand).start();
    game.play(Council(person("old_yusuf_b"))).plays([Spare(Herb), Spare(Potion)]);
    assert_eq!(game.stock(0), [2, 2, 0, 0, 0]);
    game.play(End).play(Council(person("ines_the_herbalist_a")));
    assert_eq!(game.stock(0), [0; 5]);
}

#[test]
fn mandrake() {
    printed("mandrake", "plant", [1, 0, 1], 1, 1);
    assert_eq!(cast("mandrake", table(2), "").stock(0), [4, 7, 4, 5, 1]);
}

#[test]
fn world_tree_sapling() {
    printed("world_tree_sapling", "plant", [2, 2, 0], 2, 4);
    let setup = table(2).inner(0, "ruins_a nqobantu_crater");
    assert_eq!(cast("world_tree_sapling", setup, "").stock(0), [3, 3, 5, 5, 3]);
}

#[test]
fn nightshade() {
    printed("nightshade", "plant", [1, 0, 0], 1, 1);
    too_poor("nightshade", [0, 9, 9, 9]);
    let mut game = lying("nightshade").stock(0, 3, 0, 0, 0).start();
    game.plays([use_ritual("nightshade", Witch), End, use_ritual("nightshade", Witch), End]);
    assert_eq!(game.stock(0), [1, 0, 0, 8, 0]);
    let no = game.refusal(use_ritual("nightshade", Witch));
    assert_eq!(no, ("evenfall-no-space-taken", "EV-10.4"));
}

#[test]
fn glowing_mushrooms() {
    printed("glowing_mushrooms", "plant", [1, 1, 0], 1, 2);
    let mut game = lying("glowing_mushrooms").start();
    game.play(Token);
    assert_eq!(game.stock(0), [1, 2, 0, 2, 1]);
}

#[test]
fn carnivorous_vine() {
    printed("carnivorous_vine", "plant", [2, 1, 0], 1, 2);
    too_poor("carnivorous_vine", [9; 4]);
    let mut game = space("carnivorous_vine", [0; 4], "mandrake", "");
    game.plays([Gain(Herb), Gain(Book)]);
    assert_eq!((game.stock(0), game.hand(0)), ([1, 0, 1, 0, 1], 0));
}

#[test]
fn four_leaf_clover() {
    printed("four_leaf_clover", "plant", [1, 0, 0], 1, 1);
    let mut game = cast("four_leaf_clover", table(2), "mandrake");
    assert_eq!((game.stock(0), game.hand(0)), ([4, 5, 5, 5, 2], 1));
    game.done();
}

#[test]
fn weeping_willow() {
    printed("weeping_willow", "plant", [2, 0, 1], 1, 3);
    let mut game = cast("weeping_willow", table(2), "");
    game.play(Transfer(place("cave_b")));
    assert_eq!((game.stock(0), game.circle(0, "inner")), ([3, 5, 4, 5, 0], vec!["cave_b".into()]));
    assert!(game.offers(End));
}

#[test]
fn healing_moss() {
    printed("healing_moss", "plant", [1, 1, 0], 1, 2);
    let mut game =
        table(2).inner(0, "cave_b:healing_moss").clan(1, json!({"passed": true})).start();
    game.plays([use_ritual("healing_moss", Elder), Gain(Herb), End]);
    assert_eq!(game.stock(0), [1, 0, 0, 1, 1]);
    game.plays([use_ritual("healing_moss", Witch), Gain(Book), End]);
    assert_eq!(game.stock(0), [1, 0, 1, 2, 2]);
    let no = game.refusal(use_ritual("healing_moss", Witch));
    assert_eq!(no, ("evenfall-no-space-taken", "EV-10.4"));
}

#[test]
fn thorn_hedge() {
    printed("thorn_hedge", "plant", [2, 0, 0], 1, 2);
    let mut game = last_round("thorn_hedge", 1)
        .clan(1, json!({"witches": 2}))
        .field(North, [1, 2, 0, 0], [0; 4])
        .start();
    game.play(Pass);
    assert_eq!((game.vp(0), game.vp(1)), (2, 0));
}

#[test]
fn blooming_lotus() {
    printed("blooming_lotus", "plant", [2, 0, 2], 1, 4);
    too_poor("blooming_lotus", [1, 1, 0, 9]);
    assert_eq!(space("blooming_lotus", [1, 1, 1, 0], "", "").stock(0), [0, 0, 0, 0, 7]);
}

#[test]
fn sun_wheel_wreath() {
    printed("sun_wheel_wreath", "plant artifact", [2, 0, 0], 3, 2);
    let there = table(2).inner(0, "ruins_a:space_distortion:2:0 ruins_b:arcane_knot:1:1");
    assert_eq!(cast("sun_wheel_wreath", there, "").stock(0), [3, 5, 5, 5, 3]);
}

#[test]
fn evergreen_grove() {
    printed("evergreen_grove", "plant", [2, 1, 0], 2, 3);
    let inner = "ruins_a:rune_blade ruins_b:moon_hare ruins_c";
    let mut game = last_round("evergreen_grove", 0).inner(0, inner).start();
    game.play(Pass);
    assert_eq!((game.vp(0), game.is_over()), (2, true));
}
