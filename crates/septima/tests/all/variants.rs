//! Two players, and the deterministic variants (SE-14).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Game, Seat};
use serde_json::json;

const GREEN: Seat = Seat::new(0);

/// With two players both markers of Septima are active: the right one raises Suspicion by 2, the
/// left one by 1; patients and spaces of a Chamber are fewer (SE-14.1).
#[test]
fn two_players_have_two_markers() {
    for (left, right, raised) in
        [("remember", "heal", 1), ("heal", "remember", 2), ("heal", "move", 0)]
    {
        let mut t = table(2).septima(left, right, "").cards(&[Remember, Chant]);
        t.stay();
        assert_eq!(t.suspicion(0), 2 + raised);
        let mut t = table(3).septima(left, right, "").cards(&[Remember, Chant, Plead]);
        t.stay();
        assert_eq!(t.suspicion(0), if right == "remember" { 4 } else { 2 });
    }
    let t = deal_with(json!({"seats": 2}), &[]);
    assert_eq!(t.patients().matches('_').count(), 4);
    assert_eq!(t.field("chambers")[0]["spaces"].as_array().unwrap().len(), 6);
}

/// A match with the other player raises by 1, whatever Septima shows (SE-14.1, SE-5.11).
#[test]
fn two_players_matched_with_each_other() {
    for markers in [("remember", "heal"), ("heal", "remember")] {
        let mut t = table(2).septima(markers.0, markers.1, "").cards(&[Remember, Remember]);
        t.stay();
        assert_eq!(t.suspicion(0), 3);
    }
}

/// Either variant may be used without the other (SE-14.2).
#[test]
fn the_variants_are_two_options() {
    for hunter in ["die", "open"] {
        for trial in ["bag", "open"] {
            let t = deal_with(json!({"seats": 2, "hunter": hunter, "trial": trial}), &[]);
            assert_eq!(t.field("open_hunter"), hunter == "open");
            assert_eq!(t.field("open_trial"), trial == "open");
            assert_eq!(t.field("angry_crowd"), if trial == "open" { 4 } else { 0 });
        }
    }
}

/// Green, alone with Septima's left marker, comes to Suspicion 4 in hut 1's zone, five steps away;
/// the open die shows this.
fn open_hunter(die: i8) -> SetUp {
    table(2)
        .set("open_hunter", json!(true))
        .set("die", json!(die))
        .suspicion(0, 3)
        .leader(0, "1b")
        .hunters(&[1])
        .coven(0, "hazel wilmot")
        .septima("remember", "-", "")
}

/// Both turns of a phase, and then the hunter; the next roll is this.
fn hunted(set: SetUp, next: &str) -> Table {
    let mut t = set.cards(&[Remember, Chant]);
    t.plays([Stay, End, Stay]).will(DIE, next).play(End);
    t
}

/// The die is rolled at the end of the set-up and lies open (SE-14.3).
#[test]
fn the_open_die_is_rolled_at_set_up() {
    let options = json!({"seats": 2, "mode": "basic", "hunter": "open"});
    let mut t = deal_with(options, &[]);
    t.will(DIE, "2");
    while t.field("stage") != "choose" {
        let choice = t.choices()[0];
        t.play(choice);
    }
    assert_eq!(t.field("die"), 2);
    assert!(t.events.contains(&Event::OpenDie { roll: 2 }));
    t.done();
    let t = table(2).start();
    assert_eq!(t.field("die"), json!(null), "without the variant nothing lies open");
}

/// In step C nobody rolls: the open result holds for all who would have to, and a new one is rolled
/// at the end of step E (SE-14.3).
#[test]
fn nobody_rolls_the_open_die() {
    let mut t = hunted(open_hunter(0), "-1");
    assert!(t.events.contains(&Event::Escaped { seat: GREEN }), "4 steps of 5");
    assert_eq!((t.field("phase"), t.field("die")), (json!(2), json!(-1)));
    t.done();
    let mut both = open_hunter(0).suspicion(1, 5).leader(1, "1d").coven(1, "otto sen");
    both = both.septima("remember", "plead", "");
    let mut t = both.cards(&[Remember, Plead]);
    t.plays([Stay, End, Stay, Main, Chamber(1), Enough, End]);
    assert_eq!((t.asked(), t.choices().len()), (1, 2), "7 steps of 4: one of two witches");
    let rolled = |roll| {
        t.events.iter().filter(|e| matches!(e, Event::Rolled { roll: r, .. } if *r == roll)).count()
    };
    assert_eq!(rolled(0), 2);
}

/// The open result counts as a roll for Otto and for Lion's Roar (SE-14.3, SE-8.21, SE-10.13).
#[test]
fn the_open_die_counts_as_a_roll() {
    let roar = open_hunter(0).used(0, "lions_roar").player(0, json!({"lasting": ["lions_roar"]}));
    assert_eq!(hunted(roar, "0").wisdom(0), 2);
    // 1e touches A1 with a skull: three steps away, 4 + 0 without Otto.
    let mut t = hunted(open_hunter(0).leader(0, "1e").coven(0, "otto wilmot"), "0");
    assert!(t.events.contains(&Event::Escaped { seat: GREEN }), "4 − 2 steps of 3");
    t.done();
    let mut t = open_hunter(0).leader(0, "1e").cards(&[Remember, Chant]);
    t.plays([Stay, End, Stay, End]);
    assert!(t.events.contains(&Event::Caught { seat: GREEN }));
}

/// Each Lucky Charm shortens the walk by 1, any number of them (SE-14.4).
#[test]
fn charms_shorten_the_walk() {
    let set = open_hunter(2).player(0, json!({"charms": 3}));
    let mut t = set.clone().cards(&[Remember, Chant]);
    t.plays([Stay, End, Stay, End, Charm]);
    assert_eq!(t.choices(), [Charm, Face], "five steps still reach");
    t.will(DIE, "0").play(Charm);
    assert!(t.events.contains(&Event::Escaped { seat: GREEN }));
    assert_eq!((t.number(0, "charms"), t.suspicion(0)), (1, 4));
    t.done();
    let mut t = set.cards(&[Remember, Chant]);
    t.plays([Stay, End, Stay, End, Face]);
    assert_eq!(t.choices(), ["hazel", "wilmot"].map(|w| Lose(witch(w))));
}

/// Albert is used in the own turn instead of after a roll (SE-14.5).
#[test]
fn albert_comes_before_the_open_die() {
    let albert = Choice::Witch(witch("albert"));
    let set = open_hunter(1).coven(0, "albert wilmot").stock(0, "berry herb berry herb");
    let mut t = set.clone().cards(&[Remember, Chant]);
    t.plays([Stay, albert, Spend(Good::Berry), Spend(Good::Herb), Lay(1)]);
    assert_eq!(t.field("huts")[0], "inactive");
    t.plays([End, Stay]).will(DIE, "0").play(End);
    assert!(!t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
    assert_eq!((t.suspicion(0), t.field("huts")[0].clone()), (4, json!("active")));
    let mut t = set.cards(&[Remember, Chant]);
    t.plays([Stay, GoOn, GoOn, End, Stay, End]);
    assert_eq!(t.choices(), ["albert", "wilmot"].map(|w| Lose(witch(w))), "too late for Albert");
}

/// A table without a bag; the Crowd holds so many Angry Citizens.
fn open_trial(seats: usize, angry: u8) -> SetUp {
    let set = table(seats).set("open_trial", json!(true));
    set.set("angry", json!(16 - angry)).set("angry_crowd", json!(angry))
}

/// At the set-up the Crowd receives the Angry Citizens of all players: two each for Suspicion 2
/// (SE-14.6).
#[test]
fn the_crowd_is_angry_from_the_start() {
    for seats in 2..=4 {
        let t = deal_with(json!({"seats": seats, "trial": "open"}), &[]);
        assert_eq!(
            (t.field("angry_crowd"), t.field("angry")),
            (json!(2 * seats), json!(16 - 2 * seats))
        );
    }
}

/// At each Preparation they come anew, by the lines of the tracks, after those on patients
/// (SE-14.6).
#[test]
fn the_crowd_is_angry_in_each_season() {
    let set = open_trial(2, 9).phase(5).patient(1, "blind_yellow", false);
    let set = set.patient(2, "blind_blue", false).suspicion(0, 7).suspicion(1, 0);
    let mut t = set.cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay]).free().play(End);
    assert_eq!(t.field("season"), "winter");
    assert_eq!(t.patients().matches('!').count(), 2);
    assert_eq!((t.field("angry_crowd"), t.field("angry")), (json!(4 + 1), json!(16 - 2 - 5)));
}

/// A marker that crosses a line upward adds an Angry Citizen, downward removes one (SE-14.7).
#[test]
fn lines_bring_and_take_angry_citizens() {
    let after = |suspicion: i8, by: Action| {
        let set = open_trial(2, 6).suspicion(0, suspicion).septima("remember", "-", "");
        let mut t = set.cards(&[by, Plead]);
        t.stay();
        t.field("angry_crowd")
    };
    for (suspicion, up) in [(-1, 7), (0, 7), (1, 6), (2, 6), (3, 7), (4, 6), (5, 6), (6, 7), (7, 6)]
    {
        assert_eq!(after(suspicion, Remember), up, "{suspicion} up by 1");
    }
    for (suspicion, down) in
        [(-1, 6), (0, 5), (1, 4), (2, 5), (3, 6), (4, 5), (5, 5), (6, 6), (7, 5), (8, 5)]
    {
        assert_eq!(after(suspicion, Chant), down, "{suspicion} down by 2");
    }
}

/// As far as there are any Angry Citizens in the supply or in the Crowd (SE-14.7).
#[test]
fn no_more_angry_citizens_than_there_are() {
    let mut t =
        open_trial(2, 16).suspicion(0, 3).septima("remember", "-", "").cards(&[Remember, Plead]);
    t.stay();
    assert_eq!(
        (t.suspicion(0), t.field("angry_crowd"), t.field("angry")),
        (4, json!(16), json!(0))
    );
    let mut t = open_trial(2, 0).suspicion(0, 4).cards(&[Chant, Plead]);
    t.stay();
    assert_eq!(
        (t.suspicion(0), t.field("angry_crowd"), t.field("angry")),
        (2, json!(0), json!(16))
    );
}

/// Before the Trials only the Angry Citizens on patients come (SE-14.7).
#[test]
fn before_open_trials_only_patients_bring_anger() {
    let set = open_trial(2, 3).phase(5).patient(1, "blind_yellow", true).set("angry", json!(12));
    let mut t = set.cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay]).free().play(End);
    assert!(t.events.contains(&Event::Angered { count: 1 }));
}

/// Who takes the spaces of a Chamber, one after the other.
fn called(t: &Table, chamber: u8) -> Vec<Option<usize>> {
    let calls = t.events.iter().filter_map(|e| match e {
        Event::CitizenDrawn { chamber: c, citizen } if *c == chamber => Some(match citizen {
            Citizen::Loyal(seat) => Some(seat.index()),
            Citizen::Angry => None,
        }),
        _ => None,
    });
    calls.collect()
}

/// For each space the Crowd is counted afresh: more Angry ones send one of theirs, else the player
/// with most citizens does; in a tie the one with the lowest Suspicion (SE-14.8).
#[test]
fn the_crowd_fills_the_chamber() {
    let set = open_trial(2, 2).phase(5).crowd(0, 3).suspicion(1, 1).accused(1, "wilmot");
    let mut t = set.cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay, End]);
    assert_eq!(called(&t, 1), [Some(0), Some(0), Some(1), None, Some(0), None]);
    assert_eq!((t.asked(), t.choices()), (0, vec![Welcome, Refuse]));
    assert_eq!(t.wisdom(0), 3);
    t.done();
}

/// With the same Suspicion the first in turn order sends one (SE-14.8).
#[test]
fn turn_order_breaks_ties_in_the_crowd() {
    for first in [0, 1] {
        let set = open_trial(2, 0).phase(5).crowd(0, 2).crowd(1, 2).accused(1, "wilmot");
        let set = set.set("first", json!(first)).set("active", json!(first));
        let mut t = set.cards(&[Remember, Action::Brew]);
        t.plays([Stay, End, Stay, End]);
        let second = 1 - first;
        assert_eq!(called(&t, 1), [first, second, first, second].map(Some));
        assert_eq!(t.asked(), first, "the leftmost wins the tie");
    }
}

/// The Chamber stops when it is full, and citizens who were sent there before keep their spaces
/// (SE-14.8, SE-11.4).
#[test]
fn an_open_trial_ends_with_a_full_chamber() {
    let set = open_trial(2, 9).phase(5).in_chamber(1, 1, Some(0)).accused(1, "wilmot");
    let mut t = set.cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay]).free().play(End);
    assert_eq!(called(&t, 1), [None; 5]);
    assert!(t.events.contains(&Event::TrialLost { witch: witch("wilmot") }));
}

/// Verdict, reward, recall, return to the Crowd and second Trial are as ever: the missing citizen is
/// recalled from the Crowd, and the second Trial draws from it again (SE-14.9, SE-11.10, SE-11.13,
/// SE-11.14).
#[test]
fn the_rest_of_an_open_trial_is_unchanged() {
    let set = open_trial(2, 2).phase(5).crowd(0, 4).accused(1, "wilmot").accused(2, "hazel");
    let mut t = set.cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay, End]);
    assert_eq!(called(&t, 1), [Some(0), Some(0), Some(0), Some(0), None, Some(1)]);
    t.play(Welcome);
    assert_eq!((t.of(0, "coven"), t.number(0, "supply")), (json!(["wilmot"]), 4));
    // Two of Green, one of Orange and two Angry ones were left.
    assert_eq!(called(&t, 2), [Some(0), Some(0), None, Some(1), None]);
    assert_eq!((t.asked(), t.wisdom(0)), (0, 6));
    t.free().play(Welcome);
    assert_eq!(t.list(0, "coven").len(), 2);
    assert_eq!((t.number(0, "crowd"), t.number(0, "supply")), (0, 6));
    assert!(!t.game.turn().is_over());
}
