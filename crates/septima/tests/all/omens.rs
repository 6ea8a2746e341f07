//! Omens: the pile, the halves, the Sabbath (SE-17.1 to SE-17.10, SE-17.45, SE-17.46).

use crate::common::*;
use crate::season::{last_phase, preparation};
use kernel::Shared;
use serde_json::{Value, json};

/// No omen is in force, and this one comes next.
pub fn coming(seats: usize, number: u8) -> SetUp {
    let name = format!("omen{number}");
    let rest: Vec<String> = (1..=17).map(|n| format!("omen{n}")).filter(|n| *n != name).collect();
    let set_up = table_with(json!({"seats": seats, "omens": true}));
    set_up.set("omen", json!(null)).set("coming", json!(name)).set("omens", json!(rest))
}

/// A season of two players ends, and the next one is prepared; then the ninth omen is turned up.
pub fn new_season(set_up: SetUp) -> Table {
    let mut t = last_phase(set_up);
    preparation(&mut t).will(OMENS, "omen9").play(End);
    t
}

/// The omen in force and whether it is dark.
pub fn now(t: &Table) -> Value {
    t.field("omens")["now"].clone()
}

/// Seat 0 has six citizens in Chamber 1, which is full, and Otto is on trial there.
pub fn certain_trial(set_up: SetUp) -> SetUp {
    let set_up = set_up.crowd(0, 0).crowd(1, 0).accused(1, "otto");
    (1..=6).fold(set_up, |s, spot| s.in_chamber(1, spot, Some(0)))
}

/// There are 18 cards, and each has two halves that do different things (SE-17.1).
#[test]
fn there_are_eighteen_omens() {
    let omens = &Shared::<Noctenburg>::built_in().get().expansion.omens;
    assert_eq!(omens.len(), 18);
    assert!(omens.iter().all(|omen| omen.light != omen.dark));
}

/// One card of the pile lies open, never the Sabbath, and none is in force (SE-17.2, SE-17.4).
#[test]
fn one_omen_lies_open_at_first() {
    let options = json!({"seats": 3, "omens": true});
    let t = deal_with(options.clone(), &[(OMENS, "omen4")]);
    assert_eq!(t.field("omens")["coming"], "omen4");
    assert_eq!((now(&t), t.field("season")), (json!(null), json!("autumn")));
    let t = deal_with(options, &[(OMENS, "16")]);
    assert_eq!(t.field("omens")["coming"], "omen17", "the last of seventeen");
    assert_eq!(deal_with(json!({"seats": 3}), &[]).field("omens"), json!(null));
}

/// Those below the open one can be seen by nobody (SE-17.3).
#[test]
fn later_omens_are_hidden() {
    let t = coming(2, 4).start();
    let keys: Vec<String> = t.field("omens").as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["now", "coming", "sum", "threshold"]);
    assert!(!t.see().to_string().contains("omen5"));
}

/// Three omens come in three seasons, one after the other; under the third lies the Sabbath
/// (SE-17.2 to SE-17.5).
#[test]
fn each_season_but_autumn_has_its_omen() {
    let mut t = new_season(coming(2, 4));
    assert_eq!((t.field("season"), now(&t)), (json!("winter"), json!(["omen4", false])));
    assert_eq!(t.field("omens")["coming"], "omen9");
    t.done();
    // The old one is in the box: it does not come again.
    let set_up = table(2).omen(4, false).set("coming", json!("omen14"));
    let rest = json!(
        (1..=17).filter(|n| ![4, 14].contains(n)).map(|n| format!("omen{n}")).collect::<Vec<_>>()
    );
    let set_up = set_up.set("omens", rest);
    let mut t = new_season(set_up.clone().set("season", json!("winter")));
    assert_eq!((t.field("season"), now(&t)), (json!("spring"), json!(["omen14", false])));
    assert_eq!(t.field("omens")["coming"], "omen9");
    let left = serde_json::to_value(t.game).unwrap()["omens"].clone();
    assert!(!left.as_array().unwrap().contains(&json!("omen4")));
    t.done();
    let mut t = last_phase(set_up.set("season", json!("spring")));
    preparation(&mut t).play(End);
    assert_eq!((t.field("season"), now(&t)), (json!("summer"), json!(["omen14", false])));
    assert_eq!(t.field("omens")["coming"], "omen18");
    t.done();
}

/// The omen changes last of all at End of Season, before the Preparation (SE-17.5).
#[test]
fn the_omen_changes_at_the_end_of_the_season() {
    let set_up = crate::spells::lasting(coming(2, 4), 0, "wings_of_wind");
    let t = new_season(set_up);
    let at = |wanted: fn(&Event) -> bool| t.events.iter().position(wanted).unwrap();
    let came = at(|e| matches!(e, Event::OmenCame { .. }));
    assert!(at(|e| matches!(e, Event::SpellEnded { .. })) < came);
    assert!(came < at(|e| matches!(e, Event::Accused { .. })));
}

/// Players with these Suspicions end the season: whether the omen is dark.
fn is_dark(suspicions: &[i8]) -> Value {
    let set_up = suspicions
        .iter()
        .enumerate()
        .fold(coming(suspicions.len(), 14), |s, (seat, value)| s.suspicion(seat, *value));
    let mut t = last_phase(set_up);
    t.free().play(End);
    assert_eq!(t.field("season"), "winter");
    now(&t)[1].clone()
}

/// The rulebook's example: 5 + 3 + 4 = 12 is dark with three players, 11 would be light (SE-17.6).
#[test]
fn the_example_of_the_rulebook() {
    assert_eq!(is_dark(&[5, 3, 4]), true);
    assert_eq!(is_dark(&[5, 3, 3]), false);
}

/// From 8, 12 or 16 on an omen is dark with two, three or four players (SE-17.6).
#[test]
fn the_sum_of_suspicion_decides_about_the_half() {
    assert_eq!([is_dark(&[3, 4]), is_dark(&[4, 4])], [false, true]);
    assert_eq!([is_dark(&[0, 8, 3]), is_dark(&[0, 8, 4])], [false, true]);
    assert_eq!([is_dark(&[4, 4, 4, 3]), is_dark(&[4, 4, 4, 4])], [false, true]);
}

/// A Suspicion of −1 counts as −1 (SE-17.6).
#[test]
fn less_than_nothing_counts_too() {
    assert_eq!([is_dark(&[8, 0]), is_dark(&[8, -1])], [true, false]);
}

/// The half in force holds until the next change, whatever becomes of Suspicion (SE-17.7).
#[test]
fn the_half_holds_for_the_season() {
    let set_up = table(2).omen(14, false).suspicion(0, 8).suspicion(1, 8).phase(4);
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.idle().idle();
    assert_eq!((t.field("phase"), now(&t)), (json!(5), json!(["omen14", false])));
    assert_eq!(t.field("omens")["sum"], 16);
    // In the Favors of the season as well.
    let mut t = last_phase(table(2).omen(14, false).crowd(0, 3).suspicion(0, 8));
    t.play(End);
    assert_eq!((t.stage(), now(&t)), ("favors".into(), json!(["omen14", false])));
}

/// A light half is for whoever wants it, a dark one binds everybody; what is nothing but a gain is
/// given without asking (SE-17.8).
#[test]
fn light_halves_are_optional_and_dark_ones_are_not() {
    let mut t = table(2).omen(5, false).cards(&[Remember, Collect]);
    t.stay();
    assert_eq!(t.choices(), [Omen, GoOn]);
    t.play(GoOn);
    assert_eq!(t.matched(), "no");
    let mut t = table(2).omen(5, true).start();
    assert!(!t.offers(Play(Remember)));
    t.play(Play(Collect));
    assert_eq!((t.asked(), t.offers(Play(Remember))), (1, false));
    let mut t = table(2).omen(12, false).cards(&[Action::Brew, Collect]);
    t.idle().idle();
    assert_eq!([t.wisdom(0), t.wisdom(1)], [1, 1]);
}

/// Alone the limit is 8, and the Black Widow's Suspicion is added (SE-17.9).
#[test]
fn the_widow_counts_for_the_half() {
    for (own, dark) in [(3, false), (4, true)] {
        let rest: Vec<String> = (1..=16).map(|n| format!("omen{n}")).collect();
        let set_up = alone_with(json!({"omens": true})).suspicion(0, own).leader(0, "1a").phase(5);
        let set_up = set_up.set("omen", json!(null)).set("coming", json!("omen17"));
        let mut t = set_up.set("omens", json!(rest)).row("collect", "move", "").start();
        t.free().will(SOLO, "left").play(Play(Action::Heal)).idle();
        while t.field("season") == "autumn" {
            t.play(t.choices()[0]);
        }
        assert_eq!(t.field("widow")["suspicion"], 4);
        assert_eq!(t.field("omens")["threshold"], 8);
        assert_eq!(now(&t), json!(["omen17", dark]));
    }
}

/// She neither profits nor suffers: her raise costs no Wisdom under Paranoia, and with Lucky Star
/// or Calm Hearts only the player gains (SE-17.9).
#[test]
fn the_widow_does_not_care_about_omens() {
    for (dark, wisdom) in [(true, 14), (false, 15)] {
        let set_up = alone().omen(12, dark).leader(0, "1a").row("brew", "move", "");
        let mut t = set_up.start();
        t.free().will(SOLO, "left").play(Play(Action::Heal)).idle();
        while t.field("phase") == 1 {
            t.play(t.choices()[0]);
        }
        assert_eq!(t.field("widow")["suspicion"], 5);
        assert_eq!(t.wisdom(0), wisdom);
    }
}

/// What an omen does at the start of a season comes after the Preparation, in turn order
/// (SE-17.10, SE-17.14).
#[test]
fn the_start_of_a_season_goes_in_turn_order() {
    let set_up = coming(2, 2).suspicion(0, 4).suspicion(1, 4);
    let mut t = new_season(set_up.coven(0, "otto hazel").coven(1, "edith luke"));
    assert_eq!((t.field("first"), t.asked(), t.stage()), (json!(1), 1, "omen".into()));
    assert_ne!(t.patients(), "- - - - - -");
    assert_eq!(t.field("markers"), json!(["chant", "plead"]));
    t.play(Sicken(witch("luke")));
    assert_eq!(t.asked(), 0);
    t.play(Sicken(witch("otto")));
    assert_eq!(t.stage(), "choose");
}

/// The last phase of Summer before the Sabbath, with these Suspicions.
fn summer(suspicions: [i8; 2]) -> SetUp {
    let set_up = table(2).omen(14, false).set("season", json!("summer"));
    certain_trial(set_up.suspicion(0, suspicions[0]).suspicion(1, suspicions[1]))
}

/// The light Sabbath: five Wisdom for each Trial won in Summer, both count (SE-17.45, SE-17.4).
#[test]
fn the_light_sabbath_rewards_winners() {
    let mut t = last_phase(summer([3, 4]).accused(2, "edith"));
    t.play(End);
    assert_eq!((t.wisdom(0), now(&t)), (3, json!(["omen14", false])), "not yet");
    t.will(BAG, "seat0 seat0 seat0 seat0 angry angry").play(Refuse).play(Refuse);
    assert!(t.is_over());
    assert_eq!(now(&t), json!(["omen18", false]));
    assert_eq!([t.wisdom(0), t.wisdom(1)], [3 + 3 + 5 + 5, 0]);
    let mut t = last_phase(summer([3, 4]));
    t.play(End).play(Refuse);
    assert_eq!([t.wisdom(0), t.wisdom(1)], [3 + 5, 0]);
}

/// Its half is decided by the Suspicion after the Summer Trials: Dragomir can still save it
/// (SE-17.45).
#[test]
fn the_sabbath_looks_at_suspicion_after_the_trials() {
    let mut t = last_phase(summer([4, 4]).coven(0, "dragomir"));
    t.play(End).play(Refuse);
    assert_eq!((t.suspicion(0), now(&t)), (2, json!(["omen18", false])));
}

/// The dark Sabbath: whoever won no Trial in Summer loses five Wisdom, or what he has (SE-17.46).
#[test]
fn the_dark_sabbath_punishes_losers() {
    for (before, after) in [(9, 4), (3, 0)] {
        let set_up = summer([4, 4]).player(1, json!({"wisdom": before}));
        let mut t = last_phase(set_up);
        t.play(End).play(Refuse);
        assert_eq!(now(&t), json!(["omen18", true]));
        assert_eq!([t.wisdom(0), t.wisdom(1)], [3, after]);
    }
}

/// Whoever won the second Trial only is spared as well (SE-17.46).
#[test]
fn the_second_trial_counts_for_the_dark_sabbath() {
    let set_up = table(2).omen(14, false).set("season", json!("summer"));
    let set_up = set_up.suspicion(0, 4).suspicion(1, 4).crowd(0, 0).crowd(1, 0);
    let set_up = set_up.accused(2, "edith").player(0, json!({"wisdom": 9}));
    let set_up = set_up.player(1, json!({"wisdom": 9}));
    let mut t = last_phase((1..=6).fold(set_up, |s, spot| s.in_chamber(2, spot, Some(1))));
    t.play(End).play(Refuse);
    assert_eq!([t.wisdom(0), t.wisdom(1)], [4, 12]);
}
