//! Rituals and binding bonuses (EV-7), and what a played card sees of itself (EV-19.2).

#![allow(clippy::unwrap_used)]

use crate::common::*;
use serde_json::json;

/// EV-7.1: the printed cost, a free own place in either circle, and never a second ritual on it.
#[test]
fn a_ritual_needs_a_free_own_place() {
    let set = table(2)
        .stock(0, 3, 0, 0, 0)
        .outer(0, "cave_a ruins_a:rune_blade")
        .inner(0, "nqobantu_crater cave_b:mandrake")
        .outer(1, "cave_d")
        .hand(0, "moon_hare");
    let mut table = set.clone().start();
    let no = ("evenfall-no-place-taken", "EV-7.1");
    assert_eq!(table.refusal(play_ritual("moon_hare", "ruins_a")), no);
    assert_eq!(table.refusal(play_ritual("moon_hare", "cave_b")), no);
    assert!(!table.offers(play_ritual("moon_hare", "cave_d")), "another's place");
    assert!(table.offers(play_ritual("moon_hare", "cave_a")));
    table.play(play_ritual("moon_hare", "nqobantu_crater"));
    assert_eq!((table.clan(0, "herbs"), table.hand(0)), (json!(2), 0));
    assert_eq!(table.clan(0, "inner")[0]["ritual"], "moon_hare");
}

/// EV-7.1: a ritual that is not in the hand cannot be played; without any place none can.
#[test]
fn a_ritual_comes_from_the_hand() {
    let set = table(2).stock(0, 9, 9, 9, 0).hand(0, "moon_hare domovik_a");
    assert!(!set.clone().outer(0, "cave_a").start().offers(play_ritual("mandrake", "cave_a")));
    let rituals = |t: &Table| t.choices().iter().filter(|c| matches!(c, Ritual { .. })).count();
    assert_eq!(rituals(&set.clone().start()), 0);
    assert_eq!(rituals(&set.outer(0, "cave_a cave_b").start()), 2);
}

/// EV-7.2: the herb of the binding bonus cannot pay for the ritual that brings it.
#[test]
fn the_binding_bonus_cannot_pay_for_its_ritual() {
    let set = table(2).outer(0, "spirit_swamp_a").hand(0, "moon_hare");
    let play = play_ritual("moon_hare", "spirit_swamp_a");
    let no = ("evenfall-no-cannot-pay", "EV-4.3");
    assert_eq!(set.clone().start().refusal(play), no);
    let mut table = set.stock(0, 1, 0, 0, 0).start();
    table.play(play);
    assert_eq!(table.stock(0), [1, 0, 0, 0, 0]);
}

/// EV-7.2: pay, put down, binding bonus, instant effect: the Transfer of the Old Graveyard may move
/// the place just bound before the ritual itself acts.
#[test]
fn the_bonus_comes_before_the_instant_effect() {
    let mut table = table(2)
        .stock(0, 3, 0, 0, 0)
        .outer(0, "old_graveyard_c cave_a:time_loop:1:0 cave_b:bat_swarm:0:1")
        .hand(0, "sun_wheel_wreath")
        .start();
    table.play(play_ritual("sun_wheel_wreath", "old_graveyard_c"));
    assert_eq!((table.clan(0, "herbs"), table.vp(0)), (json!(1), 0), "paid, not yet counted");
    assert!(table.offers(Transfer(place("old_graveyard_c"))) && table.offers(Enough));
    table.play(Transfer(place("old_graveyard_c")));
    assert_eq!((table.circle(0, "inner"), table.vp(0)), (vec!["old_graveyard_c".to_owned()], 1));
}

/// EV-7.2: "on play" effects come last, after the instant effect.
#[test]
fn triggers_come_after_the_instant_effect() {
    let mut table = table(2)
        .stock(0, 1, 1, 1, 0)
        .outer(0, "cave_a cave_b")
        .council(0, "rahel_the_gardener_a")
        .hand(0, "space_distortion")
        .start();
    table.play(play_ritual("space_distortion", "cave_a"));
    assert_eq!(table.vp(0), 0, "the Transfer is still open");
    table.play(Transfer(place("cave_b")));
    assert_eq!(table.vp(0), 1);
}

/// EV-7.3: every ritual that is played on the place has the bonus, also after an earlier one was
/// removed.
#[test]
fn a_bonus_fires_for_each_ritual() {
    let mut table = table(2)
        .stock(0, 2, 2, 0, 0)
        .outer(0, "spirit_swamp_a")
        .specialists(0, "mother_nadia_a")
        .hand(0, "amulet_of_thorns golden_sickle")
        .start();
    table.play(play_ritual("amulet_of_thorns", "spirit_swamp_a"));
    // 1 herb and 2 points of the swamp, 1 point for the one artifact.
    assert_eq!(table.stock(0), [2, 1, 0, 0, 3]);
    let again = play_ritual("golden_sickle", "spirit_swamp_a");
    table.plays([End, Pass]);
    assert_eq!(table.refusal(again), ("evenfall-no-place-taken", "EV-7.1"));
    table.play(Turn(person("mother_nadia_a")));
    assert_eq!(table.stock(0), [3, 2, 0, 0, 5]);
    table.play(again);
    assert_eq!(table.stock(0), [3, 2, 0, 0, 7], "1 herb paid, 1 gained, 2 points for an artifact");
}

/// EV-7.4: a keyword part is for rituals with that keyword, and only the basic part for others.
#[test]
fn the_keyword_part_needs_the_keyword() {
    let gains = |ritual: &str, on: &str| {
        let mut table = table(2).stock(0, 2, 2, 2, 0).outer(0, on).hand(0, ritual).start();
        table.play(play_ritual(ritual, on));
        table.stock(0)
    };
    assert_eq!(gains("rune_blade", "spirit_swamp_a"), [3, 1, 1, 0, 2]);
    assert_eq!(gains("moon_hare", "spirit_swamp_a"), [2, 2, 2, 0, 0]);
    assert_eq!(gains("veil_of_mist", "stone_circle_b"), [1, 2, 1, 0, 3]);
    assert_eq!(gains("moon_hare", "stone_circle_b"), [1, 2, 2, 0, 0]);
    // A ritual with two keywords satisfies each of them.
    assert_eq!(gains("living_chest", "alchemists_tower_b"), [1, 0, 2, 0, 2]);
    assert_eq!(gains("living_chest", "cave_c"), [1, 1, 2, 0, 2]);
}

/// EV-7.4: the Sun Wheel Wreath is plant and artifact: for 2 herbs on the Spirit Swamp, 1 herb and
/// 2 points, once.
#[test]
fn a_ritual_with_two_keywords() {
    let mut table = table(2)
        .stock(0, 2, 0, 0, 0)
        .outer(0, "spirit_swamp_a")
        .hand(0, "sun_wheel_wreath")
        .start();
    table.play(play_ritual("sun_wheel_wreath", "spirit_swamp_a"));
    assert_eq!(table.stock(0), [1, 0, 0, 0, 2]);
}

/// EV-7.5: an instant effect happens once; a permanent one from then on.
#[test]
fn instant_effects_happen_once() {
    let mut table = table(2)
        .stock(0, 1, 1, 0, 0)
        .outer(0, "cave_a cave_b")
        .hand(0, "mana_surge moon_hare")
        .slots(North, "ruins_a ruins_b")
        .start();
    table.plays([play_ritual("mana_surge", "cave_a"), End, Pass]);
    assert_eq!(table.stock(0)[3], 4);
    table.plays([play_ritual("moon_hare", "cave_b"), End]);
    table.plays([Discover(place("ruins_a")), End, Discover(place("ruins_b"))]);
    assert_eq!(table.stock(0)[3], 6);
}

/// EV-7.5: an action space can be used from the next turn on.
#[test]
fn a_new_action_space_waits_for_the_next_turn() {
    let mut table =
        table(2).stock(0, 0, 1, 1, 0).outer(0, "cave_a").hand(0, "pillar_of_energy").start();
    let space = use_ritual("pillar_of_energy", Witch);
    table.play(play_ritual("pillar_of_energy", "cave_a"));
    assert_eq!(table.refusal(space), ("evenfall-no-action-done", "EV-4.1"));
    table.plays([End, Pass, space]);
    assert_eq!(table.stock(0)[3], 3);
}

/// EV-7.6: permanent effects, spaces for witches, keywords and slots work in both circles; printed
/// points and elders only in the Inner one.
#[test]
fn rituals_work_in_both_circles() {
    let cards = "cave_a:moon_hare cave_b:pillar_of_energy ruins_a:lantern_of_souls";
    let set = || {
        table(2)
            .stock(0, 3, 1, 0, 0)
            .hand(0, "amulet_of_thorns")
            .inner(0, "nqobantu_crater")
            .slots(North, "ruins_d")
    };
    let all = |set: SetUp| {
        let elder = set.clone().start().offers(use_ritual("pillar_of_energy", Elder));
        let mut table = set.clone().start();
        assert!(table.offers(use_ritual("pillar_of_energy", Witch)));
        let points = table.score(0);
        table.play(Discover(place("ruins_d")));
        assert_eq!(table.stock(0)[3], 1, "the Moon Hare gives mana");
        let mut table = set.clone().start();
        table.play(play_ritual("amulet_of_thorns", "nqobantu_crater"));
        assert_eq!(table.vp(0), 3, "three artifacts");
        let mut table = set.start();
        table.play(Build);
        for place in ["cave_a", "cave_b", "ruins_a"] {
            assert!(table.offers(build(place, Sickle)));
        }
        (elder, points)
    };
    let inner = format!("nqobantu_crater {cards}");
    assert_eq!(all(set().outer(0, cards)), (false, 0));
    // The rituals, and 1 point of a Cave.
    assert_eq!(all(set().inner(0, &inner)), (true, 1 + 2 + 2 + 1));
    let table = set().outer(0, cards).start();
    let no = table.refusal(use_ritual("pillar_of_energy", Elder));
    assert_eq!(no, ("evenfall-no-elder-outside", "EV-10.3"));
}

/// EV-19.2: the Book of Shadows does not draw for itself, but for the next ritual.
#[test]
fn a_ritual_does_not_fire_on_its_own_play() {
    let mut table = table(2)
        .stock(0, 2, 0, 1, 0)
        .outer(0, "cave_a cave_b")
        .hand(0, "book_of_shadows moon_hare")
        .start();
    table.play(play_ritual("book_of_shadows", "cave_a"));
    assert_eq!(table.hand(0), 1);
    table.plays([End, Pass]);
    table.will_draw("mandrake");
    table.play(play_ritual("moon_hare", "cave_b"));
    assert_eq!(table.hand(0), 1);
    table.done();
}

/// EV-19.2: the same while another card waits for rituals: Rahel in the council scores for the Book
/// of Shadows, which draws nothing for itself.
#[test]
fn another_card_fires_and_the_played_one_does_not() {
    let mut table = table(2)
        .stock(0, 1, 0, 1, 0)
        .outer(0, "cave_a")
        .council(0, "rahel_the_gardener_a")
        .hand(0, "book_of_shadows")
        .start();
    table.play(play_ritual("book_of_shadows", "cave_a"));
    assert_eq!((table.vp(0), table.hand(0)), (1, 0));
}

/// EV-19.2, EV-16.30: counts see the card just played: with Ludo and the Chalice in play the Amulet
/// of Thorns counts three artifacts; Zofia in the council counts for nothing.
#[test]
fn counts_see_the_card_just_played() {
    let mut table = table(2)
        .stock(0, 1, 1, 0, 0)
        .outer(0, "cave_a:chalice_of_transmutation cave_b")
        .specialists(0, "ludo_the_glassblower_a")
        .council(0, "zofia_of_the_orbs_a")
        .hand(0, "amulet_of_thorns")
        .start();
    table.play(play_ritual("amulet_of_thorns", "cave_b"));
    assert_eq!(table.vp(0), 3);
    assert_eq!(table.stock(0), [0, 0, 0, 0, 3]);
}

/// EV-19.2: a discount begins when the play is complete.
#[test]
fn a_card_does_not_discount_itself() {
    let set = table(2)
        .hand(0, "rahel_the_gardener_a moon_hare whisper_of_the_council")
        .outer(0, "cave_a");
    let rahel = Specialist(person("rahel_the_gardener_a"));
    let no = ("evenfall-no-cannot-pay", "EV-4.3");
    assert_eq!(set.clone().stock(0, 0, 0, 2, 0).start().refusal(rahel), no);
    let mut table = set.stock(0, 0, 0, 4, 0).start();
    let whisper = play_ritual("whisper_of_the_council", "cave_a");
    assert_eq!(table.refusal(whisper), no);
    table.plays([rahel, End, Pass]);
    // 1 potion and 1 Knowledge, of which Rahel spares the potion.
    table.play(whisper);
    assert_eq!(table.stock(0), [0; 5]);
}
