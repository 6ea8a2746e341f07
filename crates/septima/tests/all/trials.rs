//! Trials (SE-11).

use crate::common::*;
use crate::season::{last_phase, preparation};
use serde_json::{Value, json};

/// Two players with Suspicion −1 and nobody in the Crowd.
fn quiet() -> SetUp {
    table(2).suspicion(0, -1).suspicion(1, -1).crowd(0, 0).crowd(1, 0)
}

/// Fills a Chamber from the left with citizens of seats, `-` for an Angry one.
fn stand(set_up: SetUp, chamber: usize, citizens: &str) -> SetUp {
    let places = words(citizens).into_iter().enumerate();
    places.fold(set_up, |s, (i, who)| s.in_chamber(chamber, i + 1, who.parse().ok()))
}

/// A season of two quiet players ends with these citizens in Chamber 1 and Otto on trial.
fn trial(citizens: &str) -> Table {
    let mut t = last_phase(stand(quiet().accused(1, "otto"), 1, citizens));
    preparation(&mut t).play(End);
    t
}

fn winners(t: &Table) -> Vec<usize> {
    let won =
        |e: &Event| if let Event::TrialWon { seat, .. } = e { Some(seat.index()) } else { None };
    t.events.iter().filter_map(won).collect()
}

/// The Chambers in which Trials were held.
fn chambers(t: &Table) -> Vec<u8> {
    let held = |e: &Event| if let Event::Trial { chamber, .. } = e { Some(*chamber) } else { None };
    t.events.iter().filter_map(held).collect()
}

fn boxed(t: &Table, name: &str) -> bool {
    t.events.iter().any(|e| matches!(e, Event::Boxed { witch: w } if *w == witch(name)))
}

/// The spaces of a Chamber.
fn spaces(t: &Table, chamber: usize) -> Value {
    t.field("chambers")[chamber - 1]["spaces"].clone()
}

/// The example of the rulebooks, with three players: seat 0 is green, seat 1 grey, seat 2 orange
/// (SE-11.1 to SE-11.14, SE-12.1 to SE-12.3).
#[test]
fn the_example_of_the_rulebooks() {
    let set_up = table(3).suspicion(0, 0).suspicion(1, 1).suspicion(2, 2);
    let set_up = set_up.crowd(0, 4).crowd(1, 3).crowd(2, 3).in_chamber(1, 1, Some(2));
    let mut t = last_phase(set_up.accused(1, "wilmot").accused(2, "hazel"));
    t.will(BAG, "seat1 angry seat2 angry seat1 seat0 angry").play(End);
    let added = t.events.iter().find_map(|e| match e {
        Event::Angered { count } => Some(*count),
        _ => None,
    });
    assert_eq!(added, Some(5));
    // Orange and grey have two each; orange stands at the left.
    assert_eq!((t.asked(), winners(&t), t.wisdom(2)), (2, vec![2], 3));
    t.will(BAG, "angry seat0 angry seat0 angry seat0 angry seat1").play(Welcome);
    assert_eq!(t.list(2, "coven"), ["wilmot"]);
    assert_eq!([t.number(2, "crowd"), t.number(2, "supply")], [2, 4]);
    // As many Loyal as Angry Citizens: Hazel is banished.
    assert_eq!((chambers(&t), winners(&t)), (vec![1, 2], vec![2]));
    assert!(t.events.iter().any(|e| matches!(e, Event::TrialLost { .. })));
    // Green uses two Favors, grey one, orange none.
    assert_eq!(t.asked(), 0);
    t.plays([Favor(3), Ingredient(ingredient("root")), Favor(1)]);
    assert_eq!((t.asked(), t.number(0, "crowd"), t.suspicion(0)), (1, 3, -1));
    t.will(WITCHES, "sen").will(MARKERS, "chant plead");
    let patients = "blind_yellow blind_blue paralysed_yellow paralysed_blue infected_yellow";
    t.will(PATIENTS, patients).plays([Favor(3), Ingredient(ingredient("mushroom"))]);
    assert_eq!(t.number(1, "crowd"), 2);
    assert_eq!(t.field("season"), "winter");
    t.done();
}

/// Trials come after the fifth phase, not earlier (SE-11.1).
#[test]
fn trials_come_after_the_fifth_phase() {
    let mut t = stand(quiet().accused(1, "otto"), 1, "0").phase(4).cards(&[Action::Brew, Chant]);
    t.stay().play(End).stay().play(End);
    assert_eq!((chambers(&t), t.field("phase")), (vec![], json!(5)));
    assert_eq!(chambers(&trial("0")), [1]);
}

/// There are never more than two Trials: of several witches in Chamber 2 only the top one is tried,
/// the others wait (SE-11.1, SE-11.14).
#[test]
fn only_the_top_witch_of_chamber_two_is_tried() {
    let set_up = stand(quiet(), 1, "0 0 0").accused(1, "otto").accused(2, "edith hazel luke");
    let mut t = last_phase(set_up);
    t.play(End).play(Refuse);
    assert_eq!(chambers(&t), [1, 2]);
    preparation(&mut t).play(Welcome);
    assert_eq!(t.list(0, "coven"), ["luke"]);
    assert_eq!(t.field("chambers")[1]["witches"], json!(["edith", "hazel"]));
    assert_eq!(chambers(&t), [1, 2]);
}

/// Angry Citizens come by Suspicion: 0, 1, 2, 3, 4 by the lines of the track (SE-11.2, SE-1.6).
#[test]
fn suspicion_brings_angry_citizens() {
    let lines = [0, 1, 2, 2, 2, 3, 3, 3, 4, 4];
    for (suspicion, angry) in (-1..=8).zip(lines) {
        let mut t = last_phase(quiet().suspicion(0, suspicion));
        preparation(&mut t).play(End);
        assert!(t.events.contains(&Event::Angered { count: angry }), "Suspicion {suspicion}");
    }
}

/// They come as far as the supply lasts (SE-11.2, SE-1.2).
#[test]
fn angry_citizens_come_as_long_as_there_are_any() {
    let set_up = quiet().suspicion(0, 8).suspicion(1, 8);
    let mut t = last_phase(set_up.set("angry", json!(5)).set("angry_crowd", json!(11)));
    preparation(&mut t).play(End);
    assert!(t.events.contains(&Event::Angered { count: 5 }));
}

/// Angry Citizens on patients join the Crowd, and their patients are discarded; others stay
/// (SE-11.3).
#[test]
fn angry_citizens_leave_their_patients() {
    let set_up = stand(quiet().accused(1, "otto"), 1, "0 0 0 0");
    let set_up = set_up.patient(1, "blind_yellow", true).patient(2, "blind_blue", false);
    let mut t = last_phase(set_up.patient(4, "infected_blue", true));
    t.will(BAG, "angry angry").play(End);
    assert_eq!(t.field("patient_discard"), json!(["blind_yellow", "infected_blue"]));
    assert_eq!(t.field("patients")[1]["patient"], "blind_blue");
    let angry = json!("angry");
    assert_eq!([&spaces(&t, 1)[4], &spaces(&t, 1)[5]], [&angry, &angry]);
}

/// Everybody in the Crowd goes into the bag; those sent to the Chamber earlier keep their spaces
/// (SE-11.4, SE-11.5).
#[test]
fn the_bag_fills_the_empty_spaces_from_the_left() {
    let set_up = stand(quiet(), 1, "1 0").accused(1, "otto");
    let set_up = set_up.player(0, json!({"crowd": 3, "supply": 2}));
    let mut t = last_phase(set_up.player(1, json!({"crowd": 1, "supply": 4})).suspicion(1, 1));
    t.will(BAG, "seat0 angry seat1 seat0").play(End);
    let (zero, one) = (json!({"loyal": 0}), json!({"loyal": 1}));
    assert_eq!(spaces(&t, 1), json!([one, zero, zero, "angry", one, zero]));
    // One of each is left in the bag.
    assert_eq!((t.number(0, "crowd"), t.field("angry_crowd")), (1, json!(1)));
    t.done();
}

/// A Chamber has 6, 8 or 10 spaces for two, three or four players (SE-11.5, SE-1.8).
#[test]
fn a_chamber_is_filled_for_the_number_of_players() {
    for (seats, size) in [(2, 6), (3, 8), (4, 10)] {
        let set_up = (0..seats).fold(table(seats), |s, seat| s.crowd(seat, 6));
        let mut t = last_phase(set_up.accused(1, "otto"));
        t.will(BAG, &"seat0 ".repeat(6)).will(BAG, &"seat1 ".repeat(size - 6)).play(End);
        assert_eq!(spaces(&t, 1).as_array().map(Vec::len), Some(size));
        t.done();
    }
}

/// If the bag runs out the rest stays empty (SE-11.5).
#[test]
fn an_empty_bag_leaves_spaces_empty() {
    let t = trial("0 - 0");
    let zero = json!({"loyal": 0});
    assert_eq!(spaces(&t, 1), json!([zero, "angry", zero, null, null, null]));
    assert_eq!(winners(&t), [0]);
}

/// The defence needs more Loyal than Angry Citizens, of all colours together (SE-11.6).
#[test]
fn the_defence_needs_more_loyal_citizens() {
    assert_eq!(winners(&trial("0 1 0 - -")), [0]);
    assert!(winners(&trial("0 1 - -")).is_empty());
    assert!(winners(&trial("0 - -")).is_empty());
}

/// With nobody in the Chamber at all it fails too (SE-11.6, SE-11.12).
#[test]
fn without_anybody_the_defence_fails() {
    assert!(trial("").events.iter().any(|e| matches!(e, Event::TrialLost { .. })));
}

/// The winner has most Loyal Citizens, wherever they stand (SE-11.7).
#[test]
fn most_citizens_win() {
    assert_eq!(winners(&trial("0 - 1 1")), [1]);
}

/// Among tied players the leftmost citizen decides (SE-11.7).
#[test]
fn a_tie_goes_to_the_leftmost() {
    assert_eq!(winners(&trial("1 0 0 1")), [1]);
    assert_eq!(winners(&trial("- 0 1 1 0")), [0]);
}

/// The winner gains 3 Wisdom and may take the witch (SE-11.8, SE-11.9).
#[test]
fn the_winner_gains_wisdom_and_the_witch() {
    let mut t = trial("0 0");
    assert_eq!([t.wisdom(0), t.wisdom(1)], [3, 0]);
    t.play(Welcome);
    assert_eq!(t.list(0, "coven"), ["otto"]);
    assert_eq!(t.field("chambers")[0]["witches"], json!(["sen"]));
}

/// A witch whom the winner does not want goes to the box (SE-11.9).
#[test]
fn a_refused_witch_goes_to_the_box() {
    let mut t = trial("0 0");
    t.play(Refuse);
    assert!(boxed(&t, "otto") && t.list(0, "coven").is_empty());
}

/// Into a full Coven she comes only for another witch, who goes to the box (SE-11.9, SE-8.1).
#[test]
fn a_full_coven_gives_a_witch_up() {
    let set_up = stand(quiet().accused(1, "otto"), 1, "0 0").coven(0, "edith hazel luke berta");
    let mut t = last_phase(set_up);
    preparation(&mut t).play(End);
    assert!(!t.offers(Welcome) && t.offers(Refuse));
    t.play(Replace(witch("hazel")));
    let coven: Vec<String> = t.list(0, "coven");
    assert!(coven.len() == 4 && coven.contains(&"otto".to_owned()));
    assert!(boxed(&t, "hazel"));
}

/// In Autumn, Winter and Spring the winner recalls two citizens (SE-11.10).
#[test]
fn the_winner_recalls_two_citizens() {
    for season in ["autumn", "winter", "spring"] {
        let set_up = stand(quiet().accused(1, "otto"), 1, "0 0 0 1");
        let mut t = last_phase(set_up.set("season", json!(season)));
        preparation(&mut t).play(End).play(Refuse);
        assert_eq!([t.number(0, "crowd"), t.number(1, "crowd")], [1, 1], "{season}");
        assert_eq!([t.number(0, "supply"), t.number(1, "supply")], [5, 5]);
    }
}

/// Seat 0 wins with a single citizen in a full Chamber by Summoning; two more are in the bag.
fn narrow() -> SetUp {
    let set_up = stand(quiet().accused(1, "otto"), 1, "0 1 1 - - -");
    let set_up = set_up.player(0, json!({"crowd": 2, "supply": 3}));
    crate::spells::lasting(set_up, 0, "summoning")
}

/// A winner with one citizen in the Chamber recalls the other from the bag (SE-11.10, SE-11.11).
#[test]
fn the_second_citizen_comes_from_the_bag() {
    let mut t = last_phase(narrow());
    preparation(&mut t).play(End).play(Refuse);
    assert_eq!(winners(&t), [0]);
    assert_eq!([t.number(0, "crowd"), t.number(0, "supply")], [1, 5]);
}

/// In Summer nobody recalls: the winner leaves two citizens in the Chamber (SE-11.11).
#[test]
fn in_summer_two_citizens_stay() {
    let set_up = stand(quiet().accused(1, "otto"), 1, "- 0 0 0 1");
    let mut t = last_phase(set_up.set("season", json!("summer")));
    t.play(End).play(Refuse);
    assert!(t.is_over());
    let zero = json!({"loyal": 0});
    assert_eq!(spaces(&t, 1), json!([zero, zero, null, null, null, null]));
    assert_eq!((t.number(0, "crowd"), t.number(1, "crowd")), (1, 1));
    assert_eq!(t.number(0, "supply"), 3, "as before");
}

/// They take no part in the second Trial (SE-11.11).
#[test]
fn those_who_stay_are_not_drawn_again() {
    let set_up = stand(quiet(), 1, "0 0 1").accused(1, "otto").accused(2, "edith");
    let mut t = last_phase(set_up.set("season", json!("summer")));
    t.play(End).play(Refuse);
    assert_eq!(winners(&t), [0, 1]);
    let one = json!({"loyal": 1});
    assert_eq!(spaces(&t, 2), json!([one, null, null, null, null, null]));
    t.play(Refuse);
    assert!(t.is_over());
    assert_eq!(spaces(&t, 2)[0], one, "as many as there are");
}

/// A winner with one citizen in the Chamber leaves another one of the bag there (SE-11.11).
#[test]
fn in_summer_the_missing_one_comes_from_the_bag() {
    let mut t = last_phase(narrow().set("season", json!("summer")));
    t.play(End).play(Refuse);
    let zero = json!({"loyal": 0});
    assert_eq!(spaces(&t, 1), json!([zero, zero, null, null, null, null]));
    assert_eq!([t.number(0, "crowd"), t.number(0, "supply")], [1, 3]);
}

/// In a failure the witch goes to the box, and nobody wins or recalls (SE-11.12).
#[test]
fn a_failed_defence_banishes_the_witch() {
    let t = trial("0 0 - -");
    assert!(winners(&t).is_empty());
    assert_eq!([t.wisdom(0), t.number(0, "crowd")], [0, 2]);
    assert_eq!(t.field("chambers")[0]["witches"], json!(["sen"]));
    assert!(t.list(0, "coven").is_empty());
}

/// All return to the Crowd after the first Trial, Angry ones included, and can be drawn in the
/// second; no Angry Citizens are added anew (SE-11.13, SE-11.14).
#[test]
fn citizens_return_for_the_second_trial() {
    let set_up = stand(quiet(), 1, "1 - 1 - 1 0").accused(1, "otto").accused(2, "edith");
    let mut t = last_phase(set_up.suspicion(0, 0));
    t.play(End);
    assert_eq!(winners(&t), [1]);
    // One of seat 1 is left, one of seat 0, and three Angry ones.
    preparation(&mut t).will(BAG, "angry angry angry seat0").play(Refuse);
    let drawn = |e: &&Event| matches!(e, Event::CitizenDrawn { chamber: 2, .. });
    assert_eq!(t.events.iter().filter(drawn).count(), 5);
    let angered = |e: &&Event| matches!(e, Event::Angered { .. });
    assert_eq!(t.events.iter().filter(angered).count(), 1);
    assert_eq!(winners(&t), [1]);
}

/// Without a witch in Chamber 2 there is no Trial, and the citizens there stay (SE-11.15, SE-11.1).
#[test]
fn without_a_witch_chamber_two_waits() {
    let set_up = stand(stand(quiet(), 1, "- -"), 2, "0 1").accused(1, "otto");
    let mut t = last_phase(set_up);
    preparation(&mut t).play(End);
    assert_eq!(chambers(&t), [1]);
    assert_eq!(spaces(&t, 2)[1], json!({"loyal": 1}));
    assert_eq!(t.number(0, "crowd"), 0);
}

/// The same holds for Chamber 1 (SE-11.15).
#[test]
fn without_a_witch_chamber_one_waits() {
    let set_up = stand(stand(quiet(), 1, "0"), 2, "1").accused(2, "otto");
    let mut t = last_phase(set_up);
    preparation(&mut t).play(End);
    assert_eq!((chambers(&t), winners(&t)), (vec![2], vec![1]));
    assert_eq!(spaces(&t, 1)[0], json!({"loyal": 0}));
}

/// Bryn spares one of the two citizens after each Trial won, and then no longer the recall after
/// Favors (SE-8.9, SE-11.10, SE-12.3).
#[test]
fn bryn_spares_a_citizen_after_each_trial() {
    let set_up = quiet().crowd(0, 6).coven(0, "bryn").accused(1, "otto").accused(2, "edith");
    let mut t = last_phase(set_up);
    t.will(BAG, &"seat0 ".repeat(11)).play(End).plays([Refuse, Witch(witch("bryn")), Refuse]);
    assert_eq!([t.number(0, "crowd"), t.number(0, "supply")], [4, 2]);
    preparation(&mut t).plays([Favor(3), Ingredient(ingredient("root")), Enough]);
    assert_eq!(t.number(0, "crowd"), 3);
}

/// Or she spares the recall after Favors (SE-8.9, SE-12.3).
#[test]
fn bryn_spares_the_recall_after_favors() {
    let set_up = quiet().crowd(0, 6).coven(0, "bryn").accused(1, "otto");
    let mut t = last_phase(set_up);
    t.will(BAG, &"seat0 ".repeat(6)).play(End).plays([Refuse, Enough]);
    assert_eq!(t.number(0, "crowd"), 4);
    preparation(&mut t).plays([Favor(3), Ingredient(ingredient("root")), Enough]);
    assert_eq!(t.number(0, "crowd"), 4);
}

/// Bryn works at once for a winner who takes her (SE-8.9).
#[test]
fn bryn_helps_whoever_saves_her() {
    let mut t = last_phase(quiet().crowd(0, 4).accused(1, "bryn"));
    t.will(BAG, &"seat0 ".repeat(4)).play(End).plays([Welcome, Witch(witch("bryn"))]);
    assert_eq!(t.number(0, "crowd"), 3);
}

/// Dragomir lowers Suspicion by 2 after a successful defence in Chamber 1 where an own citizen is,
/// whoever won (SE-8.10).
#[test]
fn dragomir_profits_from_any_success() {
    let set_up = quiet().suspicion(0, 6).coven(0, "dragomir").accused(1, "otto");
    let mut t = last_phase(stand(set_up, 1, "1 1 1 1 0"));
    preparation(&mut t).will(BAG, "angry").play(End).play(Refuse);
    assert_eq!((winners(&t), t.suspicion(0)), (vec![1], 4));
}

/// Not without a citizen there, nor after a failure (SE-8.10).
#[test]
fn dragomir_needs_a_citizen_and_a_success() {
    let set_up = quiet().suspicion(0, 0).coven(0, "dragomir").accused(1, "otto");
    let mut t = last_phase(stand(set_up.clone(), 1, "1 1 1"));
    preparation(&mut t).play(End).play(Refuse);
    assert_eq!(t.suspicion(0), 0);
    let mut t = last_phase(stand(set_up, 1, "0 -"));
    preparation(&mut t).play(End);
    assert_eq!(t.suspicion(0), 0);
}

/// Dragomir works at once for a winner who takes him (SE-8.10).
#[test]
fn dragomir_helps_whoever_saves_him() {
    let set_up = stand(quiet().suspicion(0, 3).accused(1, "dragomir"), 1, "0 0 0 0");
    let mut t = last_phase(set_up);
    preparation(&mut t).will(BAG, "angry angry").play(End).play(Welcome);
    assert_eq!(t.suspicion(0), 1);
}
