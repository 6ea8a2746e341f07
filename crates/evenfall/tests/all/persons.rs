//! Specialists and council members (EV-8, EV-9), and the order of effects (EV-19.1).

#![allow(clippy::unwrap_used)]

use crate::common;
use crate::common::*;
use kernel::{Fast, Script, Seat};
use serde_json::json;

/// EV-8.1: the printed cost is paid, and the specialist is active at once.
#[test]
fn a_specialist_is_active_at_once() {
    let mut table = table(2).stock(0, 0, 0, 2, 0).hand(0, "alwyn_the_greedy_a").start();
    table.play(Specialist(person("alwyn_the_greedy_a")));
    assert_eq!((table.stock(0), table.hand(0)), ([0; 5], 0));
    assert_eq!(table.clan(0, "specialists"), json!(["alwyn_the_greedy_a"]));
    table.plays([End, Token]);
    assert_eq!(table.turn(), Seat::new(0));
    table.play(Gain(Herb));
    assert_eq!(table.stock(0), [1, 0, 0, 0, 0]);
}

/// EV-8.1, EV-4.3: one resource short, and the specialist is refused.
#[test]
fn a_specialist_must_be_paid() {
    let set = table(2).hand(0, "irena_and_stray_a");
    let irena = Specialist(person("irena_and_stray_a"));
    let no = ("evenfall-no-cannot-pay", "EV-4.3");
    assert_eq!(set.clone().stock(0, 0, 9, 9, 9).start().refusal(irena), no);
    assert_eq!(set.clone().stock(0, 9, 9, 1, 9).start().refusal(irena), no);
    assert!(set.stock(0, 1, 0, 2, 0).start().offers(irena));
}

/// EV-8.2: Ludo is in play: the second card of the name is refused as a specialist, and may be
/// played into the council for the board's cost.
#[test]
fn no_two_specialists_of_one_name() {
    let mut table = table(2)
        .stock(0, 3, 3, 3, 0)
        .specialists(0, "ludo_the_glassblower_a")
        .hand(0, "ludo_the_glassblower_b")
        .start();
    let second = person("ludo_the_glassblower_b");
    assert_eq!(table.refusal(Specialist(second)), ("evenfall-no-same-name", "EV-8.2"));
    table.play(Council(second));
    assert_eq!(table.stock(0), [2, 2, 2, 0, 0]);
    assert_eq!(table.clan(0, "council"), json!(["ludo_the_glassblower_b"]));
    assert_eq!(table.clan(0, "specialists"), json!(["ludo_the_glassblower_a"]));
}

/// EV-8.2: the other way round: with Ludo in the council the second card may be a specialist; and
/// another player's Ludo does not matter.
#[test]
fn a_name_in_the_council_does_not_block() {
    let mut table = table(2)
        .stock(0, 0, 0, 2, 0)
        .council(0, "ludo_the_glassblower_a")
        .hand(0, "ludo_the_glassblower_b")
        .start();
    table.play(Specialist(person("ludo_the_glassblower_b")));
    assert_eq!(table.clan(0, "specialists"), json!(["ludo_the_glassblower_b"]));
    let table = common::table(2)
        .stock(0, 0, 0, 2, 0)
        .specialists(1, "ludo_the_glassblower_a")
        .hand(0, "ludo_the_glassblower_b")
        .start();
    assert!(table.offers(Specialist(person("ludo_the_glassblower_b"))));
}

/// EV-8.3: a permanent effect fires whenever its condition comes up: Hoa scores for each place
/// harvested, in this turn and in the next.
#[test]
fn a_permanent_effect_fires_every_time() {
    let mut table = table(2)
        .outer(0, "cave_a cave_b:enchanted_mirror spirit_swamp_a:space_distortion:2:0")
        .outer(1, "cave_d")
        .specialists(0, "hoa_the_harvester_a")
        .start();
    table.play(Token);
    assert_eq!(table.vp(0), 3, "three places, whatever the sickles");
    table.plays([End, Pass, use_ritual("enchanted_mirror", Witch)]);
    assert_eq!(table.vp(0), 4);
}

/// EV-8.3: a battle effect works in every battle in which its owner takes part, and in no other.
#[test]
fn a_battle_effect_works_in_each_own_battle() {
    let fight = |first: u8, second: u8| {
        let mut table = table(2)
            .stock(0, 0, 0, 0, 4)
            .clan(0, json!({"witches": 4 - first - second}))
            .clan(1, json!({"passed": true, "witches": 2}))
            .specialists(0, "oberyn_the_warlock_a")
            .field(North, [first, 1, 0, 0], [0; 4])
            .field(Central, [second, 1, 0, 0], [0; 4])
            .stones(North, "drop leaf flame eye")
            .stones(Central, "drop leaf flame eye")
            .set("round", json!(3))
            .start();
        table.dice = Script::over(Fast::numbered(1, 0));
        table.play(Pass);
        while !table.is_over() {
            let choices = table.choices();
            let dial = choices.iter().copied().find(|c| *c == Dial(2));
            table.play(dial.unwrap_or(choices[0]));
        }
        let strengths = table.events.iter().filter_map(|e| match e {
            Event::Strength { seat: Some(s), strength, .. } if s.index() == 0 => Some(*strength),
            _ => None,
        });
        strengths.collect::<Vec<u8>>()
    };
    assert_eq!(fight(1, 1), [1 + 2 + 1, 1 + 2 + 1]);
    assert_eq!(fight(0, 2), [2 + 2 + 1], "it makes nobody a participant");
}

/// EV-8.4: turned once in a round, in the very turn of its play, before the turn is ended.
#[test]
fn a_turn_effect_is_used_once_per_round() {
    let mut table = table(2)
        .stock(0, 0, 0, 2, 0)
        .hand(0, "ines_the_herbalist_a")
        .clan(1, json!({"passed": true}))
        .slots(North, "stone_circle_a cave_b ruins_a")
        .slots(Central, "cave_c cave_d ruins_c")
        .start()
        .draws("moon_hare mandrake nightshade rune_blade time_loop bat_swarm")
        .draws("living_chest magic_cauldron crystal_ball golden_sickle blood_moon mana_surge");
    let ines = person("ines_the_herbalist_a");
    assert!(!table.offers(Turn(ines)), "in the hand it does nothing");
    table.plays([Specialist(ines), Turn(ines)]);
    assert_eq!(table.stock(0), [1, 0, 0, 1, 0]);
    assert_eq!(table.clan(0, "turned"), json!(["ines_the_herbalist_a"]));
    assert_eq!(table.refusal(Turn(ines)), ("evenfall-no-turned", "EV-8.4"));
    table.play(End);
    assert_eq!(table.refusal(Turn(ines)), ("evenfall-no-turned", "EV-8.4"));
    table.play(Pass);
    assert_eq!((table.see()["round"].clone(), table.clan(0, "turned")), (json!(2), json!([])));
    table.play(Turn(ines));
    assert_eq!(table.clan(0, "herbs"), 2);
}

/// EV-8.4: a cost that is not paid leaves the card straight.
#[test]
fn an_unpaid_cost_leaves_the_card_straight() {
    let set = table(2).specialists(0, "kael_the_alchemist_a domovik_a").outer(0, "cave_a");
    let (kael, domovik) = (person("kael_the_alchemist_a"), person("domovik_a"));
    let table = set.clone().start();
    for turn in [Turn(kael), Turn(domovik)] {
        assert_eq!(table.refusal(turn), ("evenfall-no-cannot-pay", "EV-4.3"));
    }
    assert_eq!(table.clan(0, "turned"), json!([]));
    let mut table = set.stock(0, 0, 0, 1, 2).start();
    table.play(Turn(kael));
    assert_eq!(table.stock(0), [0, 2, 0, 2, 0]);
    table.play(Turn(domovik));
    // The mana is paid, and only the Transfer behind the arrow may be declined.
    assert_eq!(table.choices(), [Transfer(place("cave_a")), Enough]);
    table.play(Enough);
    assert_eq!(table.clan(0, "turned"), json!(["kael_the_alchemist_a", "domovik_a"]));
}

/// EV-9.1: 1 of each for the first member, 2 of each for every further one; the printed cost does
/// not matter.
#[test]
fn the_council_cost_is_on_the_board() {
    let seat = |council: &str, stock: [u8; 3]| {
        let [h, p, b] = stock;
        let set = table(2).stock(0, h, p, b, 0).council(0, council).hand(0, "old_yusuf_a");
        set.start()
    };
    let yusuf = person("old_yusuf_a");
    let no = ("evenfall-no-cannot-pay", "EV-4.3");
    let mut table = seat("", [1, 1, 1]);
    assert_eq!(table.refusal(Specialist(yusuf)), no, "3 Knowledge as a specialist");
    table.play(Council(yusuf));
    assert_eq!(table.stock(0), [0; 5]);
    for short in [[0, 9, 9], [9, 0, 9], [9, 9, 0]] {
        assert_eq!(seat("", short).refusal(Council(yusuf)), no);
    }
    for short in [[1, 9, 9], [9, 1, 9], [9, 9, 1]] {
        assert_eq!(seat("domovik_a", short).refusal(Council(yusuf)), no);
    }
    for council in ["domovik_a", "domovik_a domovik_b silas_the_double_a"] {
        let mut table = seat(council, [2, 2, 2]);
        table.play(Council(yusuf));
        assert_eq!(table.stock(0), [0; 5]);
    }
}

/// EV-9.1: a ritual is no person and sits in no council.
#[test]
fn only_persons_sit_in_the_council() {
    let table = table(2).stock(0, 9, 9, 9, 0).outer(0, "cave_a").hand(0, "moon_hare").start();
    assert!(!table.choices().iter().any(|c| matches!(c, Council(_) | Specialist(_))));
}

/// EV-9.2: in the council the specialist effect, the keyword and the printed points are covered.
#[test]
fn a_council_member_has_only_its_council_effect() {
    let mut table = table(2)
        .stock(0, 1, 1, 0, 0)
        .outer(0, "cave_a")
        .council(0, "irena_and_stray_b ines_the_herbalist_a ludo_the_glassblower_a")
        .hand(0, "amulet_of_thorns")
        .slots(North, "ruins_a")
        .start();
    assert!(!table.offers(Turn(person("ines_the_herbalist_a"))), "no turn effect");
    // Irena in the council counts familiars, and she herself, a familiar, does not count.
    assert_eq!(table.score(0), 0);
    table.play(play_ritual("amulet_of_thorns", "cave_a"));
    assert_eq!(table.vp(0), 1, "Ludo is no artifact here");
    table.plays([End, Pass, Discover(place("ruins_a"))]);
    assert_eq!(table.choices(), [End], "no harvest is offered");
    let seen = |set: SetUp| set.start().score(0);
    let domovik = common::table(2).specialists(0, "domovik_b");
    assert_eq!(seen(domovik), 3);
    assert_eq!(seen(common::table(2).council(0, "domovik_b")), 0);
}

/// EV-9.3: a Round End effect comes at the end of each of the three rounds.
#[test]
fn round_end_effects_come_three_times() {
    let mut table = table(2).outer(0, "cave_a cave_b").council(0, "hoa_the_harvester_b").start();
    table.dice = Script::over(Fast::numbered(1, 0));
    for points in [2, 4, 6] {
        table.play(Pass).play(Pass);
        assert_eq!(table.vp(0), points);
    }
    assert!(table.is_over());
}

/// EV-9.3: a game end effect counts once, in the scoring; several members with the same effect all
/// count, and a permanent one works like a specialist's.
#[test]
fn game_end_effects_count_once_each() {
    let set = table(2).outer(0, "cave_a:moon_hare cave_b:bat_swarm").set("round", json!(3));
    let score = |council: &str| {
        let mut table = set.clone().council(0, council).start();
        table.play(Pass).play(Pass);
        assert!(table.is_over());
        (table.vp(0), table.score(0))
    };
    assert_eq!(score("irena_and_stray_b"), (0, 4));
    assert_eq!(score("irena_and_stray_b hwa_the_great_summoner_a"), (0, 8));
    let mut table = table(2)
        .stock(0, 2, 2, 2, 0)
        .council(0, "morrigan_of_the_whispers_a")
        .hand(0, "domovik_a")
        .start();
    table.play(Council(person("domovik_a")));
    assert_eq!(table.vp(0), 2);
}

/// EV-19.2: a person does not fire on its own play, neither Morrigan in the council nor Silas; but
/// both fire for the next specialist.
#[test]
fn a_person_does_not_fire_on_its_own_play() {
    let mut table = table(2)
        .stock(0, 4, 4, 4, 0)
        .hand(0, "morrigan_of_the_whispers_a silas_the_double_b domovik_a")
        .start();
    table.plays([Council(person("morrigan_of_the_whispers_a")), End, Pass]);
    assert_eq!(table.vp(0), 0);
    table.plays([Council(person("silas_the_double_b")), End]);
    assert_eq!(table.vp(0), 2, "Morrigan fires for Silas");
    table.play(Specialist(person("domovik_a")));
    assert_eq!(table.vp(0), 2 + 2 + 3);
}

/// EV-19.1: the owner chooses the order where it matters: Irena's harvest and Tuuli's card.
#[test]
fn the_owner_orders_his_effects() {
    let set = table(2)
        .specialists(0, "irena_and_stray_a tuuli_the_pathfinder_a")
        .slots(North, "castle_in_the_mist_a");
    let (irena, tuuli) =
        (Resolve(card("irena_and_stray_a")), Resolve(card("tuuli_the_pathfinder_a")));
    let castle = place("castle_in_the_mist_a");
    let mut table = set.clone().start();
    table.play(Discover(castle));
    assert_eq!(table.choices(), [irena, tuuli]);
    table.play(irena);
    assert_eq!(table.choices(), [Harvest(castle), Enough]);
    assert_eq!(table.hand(0), 0);
    table.will_draw("mandrake moon_hare");
    table.play(Harvest(castle));
    assert_eq!((table.hand(0), table.stock(0)[3]), (2, 1));
    table.done();
    let mut table = set.start().draws("mandrake");
    table.plays([Discover(castle), tuuli]);
    assert_eq!((table.hand(0), table.stock(0)[3]), (1, 1));
    assert_eq!(table.choices(), [Harvest(castle), Enough]);
}

/// EV-19.1: where the order cannot matter the program does it: points and mana of a discovery.
#[test]
fn plain_effects_are_not_asked_for() {
    let mut table = table(2)
        .outer(0, "cave_a:moon_hare")
        .council(0, "irena_and_stray_a tuuli_the_pathfinder_b")
        .slots(North, "cave_b")
        .start();
    table.play(Discover(place("cave_b")));
    assert_eq!((table.choices(), table.stock(0)), (vec![End], [0, 0, 0, 1, 4]));
}

/// EV-19.1: outside the Action Phase effects go in turn order from the marker holder, each owner in
/// the order of his choice.
#[test]
fn round_end_effects_begin_with_the_marker_holder() {
    let mut table = table(2)
        .council(0, "lin_and_ember_b old_yusuf_a")
        .council(1, "zofia_of_the_orbs_b")
        .outer(0, "cave_a cave_b")
        .clan(1, json!({"passed": true}))
        .set("first", json!(1))
        .set("active", json!(0))
        .set("round", json!(3))
        .start();
    table.play(Pass);
    assert_eq!(table.clan(1, "mana"), 2, "the holder's Coven step is done first");
    assert_eq!(table.turn(), Seat::new(0));
    let (lin, yusuf) = (Resolve(card("lin_and_ember_b")), Resolve(card("old_yusuf_a")));
    assert!(table.offers(lin) && table.offers(yusuf));
    table.play(yusuf);
    assert!(table.offers(Transfer(place("cave_a"))) && table.vp(0) == 0);
    table.play(Enough);
    assert_eq!((table.vp(0), table.choices()), (1, vec![Gain(Herb), Gain(Potion), Gain(Book)]));
    table.play(Gain(Book));
    assert!(table.is_over());
}
