//! Automa, the opponent of the solo game (EV-18).
#![allow(clippy::unwrap_used)]

use crate::common;
use crate::common::*;
use evenfall::Options;
use kernel::{Fast, Game, Shared};
use serde_json::{Value, json};

/// Automa's marker on its action track.
fn marker(table: &Table) -> u64 {
    serde_json::to_value(table.game).unwrap()["marker"].as_u64().unwrap()
}

/// The player uses the clan token, and Automa takes its turn with these cards.
fn after_turn(set_up: SetUp, from: u8, cards: &str) -> Table {
    let mut table = set_up.set("marker", json!(from)).start().draws(cards);
    table.play(Token).play(End);
    table.done();
    table
}

/// What Automa did or tried, in order.
fn acts(table: &Table) -> Vec<String> {
    let one = |e: &Event| match e {
        Event::AutomaActs { action } => Some(format!("{action:?}")),
        _ => None,
    };
    table.events.iter().filter_map(one).collect()
}

/// The player's and Automa's strengths.
fn strengths(table: &Table) -> Vec<(bool, u8)> {
    let one = |e: &Event| match *e {
        Event::Strength { seat, strength, .. } => Some((seat.is_some(), strength)),
        _ => None,
    };
    table.events.iter().filter_map(one).collect()
}

/// Witches of the player and of Automa in the north, in the last round.
fn north(player: u8, automa: u8) -> SetUp {
    table(1)
        .set("round", json!(3))
        .clan(0, json!({"witches": 4 - player}))
        .clan(1, json!({"witches": 4 - automa}))
        .field(North, [player, automa, 0, 0], [0; 4])
}

fn new_game(level: &str) -> Evenfall {
    let options = Options {
        seats: 1,
        side: "sun".into(),
        veteran: false,
        automa: level.into(),
        clan0: "cross".into(),
        clan1: "random".into(),
        clan2: "random".into(),
        clan3: "random".into(),
    };
    Evenfall::deal(Shared::<Evening>::built_in(), &options, &mut Fast::numbered(1, 1)).unwrap()
}

/// EV-18.1: two regions; Automa has four witches and nothing else, and its marker on space 0.
#[test]
fn a_solo_game_is_set_up() {
    let game = new_game("witch");
    assert_eq!(serde_json::to_value(game).unwrap()["marker"], 0);
    let view = serde_json::to_value(game.view(None)).unwrap();
    assert_eq!(view["regions"].as_array().unwrap().len(), 2);
    let automa = &view["clans"][1];
    assert_eq!(automa["seat"], Value::Null);
    for (field, n) in [("witches", 4), ("elders", 0), ("herbs", 0), ("potions", 0), ("books", 0)] {
        assert_eq!(automa[field], n, "{field}");
    }
    for (field, n) in [("mana", 0), ("hand", 0), ("vp", 0), ("coven", 0)] {
        assert_eq!(automa[field], n, "{field}");
    }
    for field in ["outer", "inner", "specialists", "council", "stones"] {
        assert_eq!(automa[field], json!([]), "{field}");
    }
    assert_eq!(automa["token"], false);
}

/// EV-18.1: Automa has no elders at all; a player whose elders are all at work is none.
#[test]
fn a_player_with_all_elders_at_work_is_not_automa() {
    let idle = json!({"elders": 0, "token": false});
    let circle = "cave_a:healing_moss:0:0:0:2 cave_b:pillar_of_energy:0:0:0:1";
    let mut on_rituals =
        table(2).clan(1, idle.clone()).inner(1, circle).field(North, [0; 4], [0, 1, 0, 0]).start();
    assert_eq!(on_rituals.clan(1, "seat"), 1);
    on_rituals.play(Pass);
    assert_eq!(on_rituals.turn().index(), 1);
    let in_north = table(2).clan(1, idle).field(North, [0; 4], [0, 4, 0, 0]).start();
    assert_eq!(in_north.clan(1, "seat"), 1);
}

/// EV-18.1, EV-18.11: space 0 gives X points by level, 1, 3, 4 or 5, and then a Coven step.
#[test]
fn the_level_fixes_x() {
    let levels = ["apprentice", "witch", "master", "heir"];
    for (level, x) in [1, 3, 4, 5].into_iter().enumerate() {
        let game = serde_json::to_value(new_game(levels[level])).unwrap();
        assert_eq!(game["level"], level);
        let table = after_turn(table(1).set("level", json!(level)), 11, "mandrake");
        assert_eq!((table.vp(1), table.clan(1, "coven")), (x + 2, json!(1)));
    }
}

/// EV-18.1, EV-18.11: against the moon side of Cross Automa still has the track of its own.
#[test]
fn automa_keeps_its_track_against_the_moon_side() {
    let set_up = table(1).moon().clan(0, json!({"name": "cross"}));
    let table = after_turn(set_up, 4, "mandrake");
    assert_eq!((table.vp(1), table.clan(1, "coven")), (2, json!(1)));
    assert!(table.offers(Pass), "nobody is asked for a side");
}

/// EV-18.2: resources, cards and mana become a point each, points stay points; no card is drawn.
#[test]
fn automas_gains_are_points() {
    let set_up = table(1).outer(1, "castle_in_the_mist_d cave_c moonlit_glade_c");
    let table = after_turn(set_up, 6, "mandrake");
    assert_eq!(table.vp(1), 2 + 2 + 2);
    assert_eq!(table.clan(1, "hand"), 0);
}

/// EV-18.3: the player harvests Automa's places, copies its specialists, and Automa is served by
/// "others".
#[test]
fn automa_is_an_opponent() {
    let mut mirror = table(1).inner(0, "ruins_a:enchanted_mirror").outer(1, "cave_d").start();
    mirror.play(use_ritual("enchanted_mirror", Witch));
    assert_eq!((mirror.stock(0), mirror.vp(1)), ([0, 2, 0, 0, 0], 0));
    let mut fox =
        table(1).stock(0, 1, 1, 0, 0).inner(0, "ruins_a").hand(0, "trickster_fox").start();
    fox.play(play_ritual("trickster_fox", "ruins_a"));
    assert_eq!((fox.stock(0)[3], fox.vp(1)), (4, 1));
    let mut silas = table(1)
        .specialists(0, "silas_the_double_a")
        .specialists(1, "ines_the_herbalist_a")
        .start();
    silas.play(Turn(person("silas_the_double_a")));
    silas.play(Turn(person("ines_the_herbalist_a")));
    assert_eq!((silas.stock(0), silas.clan(0, "elders")), ([1, 0, 0, 1, 0], json!(3)));
}

/// EV-18.3: Automa's own rituals and specialists do nothing for it: neither Hoa at its harvest nor the
/// Rune Blade, Oberyn and the Stone Gargoyle in battle. Its turn is no token for Alwyn.
#[test]
fn automas_cards_do_not_work_for_it() {
    let set_up = table(1)
        .specialists(0, "alwyn_the_greedy_a")
        .outer(1, "cave_a")
        .specialists(1, "hoa_the_harvester_a");
    let table = after_turn(set_up, 6, "mandrake");
    assert_eq!(table.vp(1), 1);
    assert_eq!(table.stock(0), [1, 1, 0, 0, 0], "the player's token alone");
    let mut battle = north(0, 1)
        .inner(1, "cave_a:rune_blade cave_b:stone_gargoyle")
        .specialists(1, "oberyn_the_warlock_a")
        .start()
        .draws("mandrake");
    battle.play(Pass);
    assert_eq!(strengths(&battle), [(false, 3 + 1 + 1)]);
    assert_eq!(battle.vp(1), 1, "the card of the first reward");
}

/// EV-18.4: a turn of Automa after each main action; when the player passes, the phase is over, also
/// after free actions.
#[test]
fn automa_answers_each_main_action() {
    let mut table = table(1)
        .set("round", json!(3))
        .hand(0, "rune_blade bat_swarm")
        .inner(0, "ruins_a:pillar_of_energy")
        .start()
        .draws("mandrake");
    table.play(TwoCards).play(Discard(card("rune_blade"))).play(Gain(Herb));
    assert!(acts(&table).is_empty());
    table.will_draw("domovik_a");
    table.play(Token);
    assert!(acts(&table).is_empty(), "not before the end of the turn");
    table.play(End);
    assert_eq!(acts(&table), ["Play"]);
    assert_eq!(table.turn().index(), 0);
    table.will_draw("golden_sickle old_yusuf_a");
    table.play(use_ritual("pillar_of_energy", Witch)).play(End);
    // Two regions without an open place, then a play.
    assert_eq!(acts(&table), ["Play", "North", "Central", "Play"]);
    table.play(Pass);
    assert!(table.is_over());
    assert_eq!(acts(&table).len(), 4, "no turn after the pass");
    table.done();
}

/// EV-18.5: the turned card lies on the discard pile, and its points move the marker; a space with a
/// yellow border stops it.
#[test]
fn the_marker_moves_by_the_points_of_a_card() {
    let table = after_turn(common::table(1), 1, "philosophers_stone");
    assert_eq!((marker(&table), acts(&table)), (5, vec!["Coven".to_owned()]));
    assert_eq!(table.see()["discard"], json!(["philosophers_stone"]));
    let set_up = || common::table(1).outer(1, "cave_a:mandrake");
    let yellow = after_turn(set_up(), 4, "philosophers_stone");
    assert_eq!((marker(&yellow), acts(&yellow)), (6, vec!["Transfer".to_owned()]));
    let start = after_turn(set_up(), 10, "philosophers_stone");
    assert_eq!((marker(&start), acts(&start)), (0, vec!["XAndCoven".to_owned()]));
    let on = after_turn(set_up(), 6, "golden_sickle");
    assert_eq!(marker(&on), 7, "the marker leaves a yellow space");
}

/// EV-18.6: the twelve spaces of the action track.
#[test]
fn the_action_track_of_automa() {
    let names = [
        "XAndCoven",
        "Play",
        "North",
        "Central",
        "Play",
        "Coven",
        "Transfer",
        "Harvest",
        "North",
        "Place",
        "Play",
        "Harvest",
    ];
    for (space, name) in names.into_iter().enumerate() {
        let mut table = table(1)
            .set("marker", json!((space + 11) % 12))
            .slots(North, "ruins_a")
            .slots(Central, "ruins_b")
            .outer(1, "cave_a:mandrake cave_b")
            .start()
            .draws(if name == "Play" { "golden_sickle moon_hare" } else { "golden_sickle" });
        if name == "Place" {
            table = table.places("ruins_c");
        }
        table.play(Token).play(End);
        assert_eq!((marker(&table), acts(&table)), (space as u64, vec![name.to_owned()]));
        table.done();
    }
}

/// EV-18.7: with an empty Outer Circle the marker stops on the yellow Transfer, which is impossible;
/// so is the harvest behind it; the next space is a discovery in the north.
#[test]
fn an_impossible_action_moves_the_marker_on() {
    let set_up = table(1).slots(North, "cave_a cave_b");
    let table = after_turn(set_up, 4, "magic_cauldron");
    assert_eq!(acts(&table), ["Transfer", "Harvest", "North"]);
    assert_eq!((marker(&table), table.circle(1, "outer")), (8, vec!["cave_a".to_owned()]));
}

/// EV-18.7: a ritual without a free place is discarded, a discovery needs an open place and a witch,
/// a Transfer needs a ritual, a place needs a deck.
#[test]
fn what_automa_cannot_do() {
    let ritual = after_turn(table(1).slots(North, "cave_a"), 0, "mandrake magic_cauldron");
    assert_eq!(acts(&ritual), ["Play", "North"]);
    assert_eq!(ritual.see()["discard"], json!(["magic_cauldron", "mandrake"]));
    let person = after_turn(table(1), 0, "mandrake domovik_a");
    assert_eq!(acts(&person), ["Play"]);
    let closed = after_turn(table(1).slots(Central, "cave_a"), 1, "mandrake");
    assert_eq!(acts(&closed), ["North", "Central"]);
    let bare = after_turn(table(1).outer(1, "cave_a"), 5, "mandrake");
    assert_eq!(acts(&bare), ["Transfer", "Harvest"]);
    let names = "cave ruins sanctuary mystic_spring spirit_swamp castle_in_the_mist stone_circle \
                 whispering_forest moonlit_glade forgotten_library alchemists_tower old_graveyard \
                 floating_island";
    let all: Vec<String> = names
        .split_whitespace()
        .flat_map(|name| ["a", "b", "c", "d"].map(|version| format!("{name}_{version}")))
        .collect();
    let no_deck = after_turn(table(1).inner(0, &all.join(" ")), 8, "mandrake domovik_a");
    assert_eq!(acts(&no_deck), ["Place", "Play"]);
}

/// EV-18.8: the leftmost open place, to the right end of the Outer Circle.
#[test]
fn automa_takes_the_leftmost_place() {
    let set_up = table(1).slots(North, "- spirit_swamp_c cave_a").outer(1, "sanctuary_d");
    let table = after_turn(set_up, 1, "mandrake");
    assert_eq!(table.circle(1, "outer"), ["sanctuary_d", "spirit_swamp_c"]);
    assert_eq!(table.clan(1, "witches"), 2);
    assert_eq!(table.see()["regions"][0]["witches"], json!([0, 2]));
    assert_eq!(table.see()["regions"][0]["places"], json!([null, null, "cave_a"]));
}

/// EV-18.7, EV-18.8: its last witch alone takes a place that needs two; without a witch it goes on.
#[test]
fn the_last_witch_takes_a_place_for_two() {
    let set_up = |left: u8| {
        table(1)
            .clan(1, json!({"witches": left}))
            .field(Central, [0, 4 - left, 0, 0], [0; 4])
            .slots(North, "spirit_swamp_a")
            .slots(Central, "cave_a")
    };
    let last = after_turn(set_up(1), 1, "mandrake");
    assert_eq!(last.circle(1, "outer"), ["spirit_swamp_a"]);
    assert_eq!(last.see()["regions"][0]["witches"], json!([0, 1]));
    assert_eq!(last.clan(1, "witches"), 0);
    let none = after_turn(set_up(0), 1, "mandrake domovik_a");
    assert_eq!(acts(&none), ["North", "Central", "Play"]);
}

/// EV-18.9, EV-18.10: of a Cave and the Spirit Swamp it takes the swamp with its bonus: the herb and
/// the 2 points for an artifact are 3 points; the ritual's effect is ignored.
#[test]
fn automa_plays_a_ritual_for_the_binding_bonus() {
    let set_up = table(1).outer(1, "cave_a spirit_swamp_a");
    let table = after_turn(set_up, 0, "mandrake magic_cauldron");
    assert_eq!(table.clan(1, "outer")[1]["ritual"], "magic_cauldron");
    assert_eq!(table.clan(1, "outer")[0]["ritual"], Value::Null);
    assert_eq!(table.vp(1), 3);
}

/// EV-18.9: the Outer Circle is searched before the Inner, from the left; a bonus goes first, also in
/// the Inner Circle; instant effects do nothing.
#[test]
fn where_automa_puts_its_rituals() {
    let with = |outer: &str, inner: &str| {
        let set_up = table(1).outer(1, outer).inner(1, inner);
        let table = after_turn(set_up, 0, "mandrake rain_of_stars");
        let find = |circle: &str| {
            let places = table.clan(1, circle);
            let on = |p: &&Value| p["ritual"] == "rain_of_stars";
            places.as_array().unwrap().iter().find(on).map(|p| p["place"].clone())
        };
        (find("outer").or_else(|| find("inner")).unwrap(), table.vp(1))
    };
    assert_eq!(with("ruins_a cave_a", "cave_b"), (json!("ruins_a"), 0));
    assert_eq!(with("ruins_a:moon_hare cave_a", "cave_b"), (json!("cave_a"), 0));
    assert_eq!(with("ruins_a:moon_hare", "sanctuary_a cave_b"), (json!("sanctuary_a"), 0));
    assert_eq!(with("ruins_a cave_a", "cave_b stone_circle_a"), (json!("stone_circle_a"), 2));
    let both = with("stone_circle_d stone_circle_a", "whispering_forest_b");
    assert_eq!(both, (json!("stone_circle_d"), 2));
}

/// EV-18.9: a person is a specialist for it, even a second one of the same name, and costs nothing.
#[test]
fn automa_may_have_two_specialists_of_a_name() {
    let set_up = table(1).specialists(1, "domovik_a");
    let table = after_turn(set_up, 0, "mandrake domovik_b");
    assert_eq!(table.clan(1, "specialists"), json!(["domovik_a", "domovik_b"]));
    assert_eq!((table.vp(1), table.score(1)), (0, 3 + 3));
}

/// EV-18.10: a Coven step as a bonus is taken, and a Transfer moves a place by Automa's rule; a
/// catalyst is lost.
#[test]
fn automas_binding_bonuses() {
    let steps = after_turn(table(1).outer(1, "stone_circle_c"), 0, "mandrake moon_hare");
    assert_eq!((steps.vp(1), steps.clan(1, "coven")), (2, json!(1)));
    let set_up = table(1).outer(1, "old_graveyard_c cave_a:magic_cauldron");
    let moved = after_turn(set_up, 0, "mandrake moon_hare");
    assert_eq!(moved.circle(1, "inner"), ["cave_a"]);
    let tower = after_turn(table(1).outer(1, "alchemists_tower_d"), 0, "mandrake moon_hare");
    assert_eq!((tower.vp(1), &tower.clan(1, "outer")[0]["sickles"]), (0, &json!(0)));
    let lost = after_turn(table(1).clan(1, json!({"coven": 2})), 4, "mandrake");
    assert_eq!((lost.vp(1), lost.clan(1, "coven")), (0, json!(3)));
    assert_eq!(acts(&lost), ["Coven"], "a lost Transfer is no impossible action");
}

/// EV-18.11: Automa's Coven track: 2 3 Transfer 2 4 Transfer 2 6, then 2 for each step.
#[test]
fn the_coven_track_of_automa() {
    for (coven, points) in [2, 3, 0, 2, 4, 0, 2, 6, 2].into_iter().enumerate() {
        let set_up = table(1).clan(1, json!({"coven": coven})).outer(1, "cave_a:magic_cauldron");
        let table = after_turn(set_up, 4, "mandrake");
        assert_eq!((table.vp(1), table.clan(1, "coven")), (points, json!((coven + 1).min(8))));
        assert_eq!(table.circle(1, "inner").len(), usize::from(points == 0));
    }
}

/// EV-18.11: a place comes from the deck; a harvest takes the Outer Circle alone.
#[test]
fn automa_gets_places_and_harvests() {
    let mut place = table(1).set("marker", json!(8)).start().draws("mandrake").places("cave_d");
    place.play(Token).play(End);
    assert_eq!((place.circle(1, "outer"), place.vp(1)), (vec!["cave_d".to_owned()], 0));
    assert_eq!(place.clan(1, "witches"), 4);
    let set_up = table(1).outer(1, "spirit_swamp_c").inner(1, "cave_d");
    assert_eq!(after_turn(set_up, 10, "mandrake").vp(1), 2);
}

/// EV-18.12: it moves the place whose ritual has most points, of equals the leftmost, and never one
/// without a ritual.
#[test]
fn automa_moves_its_best_ritual() {
    let moved = |outer: &str| {
        let set_up = table(1).outer(1, outer).inner(1, "sanctuary_d");
        after_turn(set_up, 5, "mandrake").circle(1, "inner")
    };
    let best = "sanctuary_a cave_a:moon_hare cave_b:magic_cauldron cave_c:rune_blade";
    assert_eq!(moved(best), ["sanctuary_d", "cave_b"]);
    let equal = "ruins_d:rune_blade cave_a:pillar_of_energy";
    assert_eq!(moved(equal), ["sanctuary_d", "ruins_d"]);
}

/// EV-18.13: Automa's strength is the round, its witches there, and the points of as many cards, which
/// are turned over when the player's dial is set and adjusted.
#[test]
fn the_strength_of_automa() {
    let mut table = north(1, 3).stock(0, 0, 0, 0, 3).specialists(0, "freya_the_seer_a").start();
    table.play(Pass);
    table.play(Dial(1));
    assert_eq!(table.choices(), [Adjust(-1), Adjust(0), Adjust(1), Adjust(2)]);
    assert_eq!(table.see()["discard"], json!([]));
    table.will_draw("mandrake moon_hare magic_cauldron");
    table.play(Adjust(0));
    assert_eq!(strengths(&table), [(true, 2), (false, 3 + 3 + 1 + 1 + 3)]);
    assert_eq!(table.see()["discard"].as_array().unwrap().len(), 3);
    table.done();
}

/// EV-18.13: without witches there Automa takes no part and turns no card.
#[test]
fn automa_without_witches_takes_no_part() {
    let mut table = north(1, 0).stones(North, "eye").start();
    table.play(Pass);
    assert_eq!(strengths(&table), [(true, 1)]);
    assert_eq!(table.clan(0, "stones"), json!(["eye"]));
    table.done();
}

/// EV-18.14: 7 against 7 is a win for the player without comparing mana; both have their rewards.
#[test]
fn a_tied_battle_is_won_by_the_player() {
    let mut table = north(4, 2)
        .stock(0, 0, 0, 0, 3)
        .stones(North, "eye")
        .start()
        .draws("mandrake moon_hare nightshade");
    table.play(Pass).play(Dial(3));
    assert_eq!(strengths(&table), [(true, 7), (false, 7)]);
    assert_eq!((table.clan(0, "stones"), table.clan(1, "stones")), (json!(["eye"]), json!([])));
    assert_eq!((table.vp(0), table.vp(1)), (3, 1 + 3));
    table.done();
}

/// EV-18.14: Automa alone in a region wins, turns cards for its rewards and takes the leftmost stone;
/// the marker stays with the player. Who loses to it has lost.
#[test]
fn automa_alone_and_automa_victorious() {
    let stones = "flame drop leaf eye";
    let mut alone = north(0, 2).stones(North, stones).start().draws("magic_cauldron mandrake");
    alone.play(Pass);
    assert_eq!(strengths(&alone), [(false, 3 + 2 + 4)]);
    // A card, 3 points, and a Coven step of 2 points.
    assert_eq!((alone.vp(1), alone.clan(1, "stones")), (1 + 3 + 2, json!(["flame"])));
    assert_eq!(alone.see()["first"], 0);
    alone.done();
    let mut lost = north(1, 1).inner(0, "cave_a:thorn_hedge").start().draws("mandrake");
    lost.play(Pass);
    assert_eq!((lost.vp(0), &lost.see()["first"]), (2, &json!(0)));
}

/// EV-18.15: at Round End Automa's witches return and slots are refilled; its markers stay; in the
/// Scout Phase it receives nothing.
#[test]
fn automa_between_rounds() {
    let mut table = table(1)
        .set("marker", json!(7))
        .clan(1, json!({"witches": 2, "coven": 3, "vp": 5, "stones": ["drop"]}))
        .specialists(1, "morrigan_of_the_whispers_b")
        .inner(1, "cave_d:living_chest")
        .field(Central, [0, 2, 0, 0], [0; 4])
        .slots(North, "cave_a - cave_b")
        .slots(Central, "ruins_a ruins_b ruins_c")
        .start()
        .places("cave_c");
    // Two cards for the battle, then six for the player.
    table.will_draw(
        "mandrake nightshade moon_hare rune_blade bat_swarm time_loop mana_surge blood_moon",
    );
    table.play(Pass);
    // Strength 5: one resource, which is a point.
    assert_eq!((&table.see()["round"], table.vp(1)), (&json!(2), 5 + 1));
    assert_eq!((marker(&table), table.clan(1, "coven")), (7, json!(3)));
    assert_eq!((table.clan(1, "witches"), table.clan(1, "elders")), (json!(4), json!(0)));
    assert_eq!((table.clan(1, "stones"), table.hand(1)), (json!(["drop"]), 0));
    assert_eq!(table.see()["regions"][0]["places"], json!(["cave_a", "cave_c", "cave_b"]));
    table.done();
}

/// EV-18.16: specialists, and rituals and places of the Inner Circle; two stones double the rituals of
/// 4 and 3, whatever their symbols: 8 + 6 + 1.
#[test]
fn the_score_of_automa() {
    let rituals = "cave_a:mandrake ruins_a:philosophers_stone spirit_swamp_b:magic_cauldron";
    let set_up = table(1).clan(1, json!({"stones": ["eye", "eye"]})).inner(1, rituals);
    assert_eq!(set_up.start().score(1), 8 + 6 + 1);
    let all = table(1)
        .clan(1, json!({"vp": 20}))
        .specialists(1, "oberyn_the_warlock_a")
        .inner(1, "sanctuary_b:magic_cauldron")
        .outer(1, "sanctuary_a:blooming_lotus")
        .start();
    assert_eq!(all.score(1), 20 + 3 + 3 + 3);
}

/// EV-18.16: the player wins with more points; 90 to 90 is won by Automa, whatever his mana.
#[test]
fn a_tie_is_won_by_automa() {
    let won = |player: u16, automa: u16| {
        let mut table = table(1)
            .set("round", json!(3))
            .clan(0, json!({"vp": player, "mana": 5}))
            .clan(1, json!({"vp": automa}))
            .start();
        table.play(Pass);
        assert!(table.is_over());
        let parties = table.game.standing().parties;
        (parties[0].won, parties[1].won)
    };
    assert_eq!(won(91, 90), (true, false));
    assert_eq!(won(90, 90), (false, true));
    assert_eq!(won(89, 90), (false, true));
}
