//! How the Black Widow's card is chosen, negotiation cards, and the course of her turn (SE-15.17 to
//! SE-15.28).

use crate::common::*;
use crate::solo_spiders::{against, quiet, widow};
use kernel::Seat;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const ME: Seat = Seat::new(0);
const HER: Seat = Seat::new(1);

fn cards(t: &Table) -> Value {
    widow(t, "negotiation")
}

/// The kinds of negotiation cards that can be played now.
fn offered(t: &Table) -> String {
    let choices = t.choices();
    let has = |f: fn(&Choice) -> bool| choices.iter().any(f);
    let kinds = [
        ("cooperation", has(|c| matches!(c, Cooperate(_)))),
        ("delay", has(|c| matches!(c, Delay(_)))),
        ("information", has(|c| matches!(c, Inform))),
    ];
    kinds.into_iter().filter(|(_, on)| *on).map(|(name, _)| name).collect::<Vec<_>>().join(" ")
}

/// One negotiation card at most is played in a phase, and it goes to the box; in the next phase
/// another one can be played (SE-15.17).
#[test]
fn one_negotiation_card_in_a_phase() {
    let mut t = quiet().start();
    assert_eq!(offered(&t), "cooperation delay information");
    t.play(Delay(1));
    assert_eq!((cards(&t), offered(&t)), (json!([3, 1, 3]), String::new()));
    t.will(SOLO, "deck").will(WIDOW, "chant").play(Play(Action::Heal));
    t.idle();
    assert_eq!((t.field("phase"), cards(&t)), (json!(2), json!([3, 1, 3])));
    assert_eq!(offered(&t), "cooperation delay information");
}

/// Each of the three goes to the box when it is played (SE-15.17).
#[test]
fn a_negotiation_card_is_used_up() {
    let with = |choice: Choice| {
        let mut t = quiet().widow(json!({"negotiation": [1, 1, 1]})).start();
        t.free().play(choice);
        cards(&t)
    };
    assert_eq!(with(Cooperate(Recruit)), json!([0, 1, 1]));
    assert_eq!(with(Delay(1)), json!([1, 0, 1]));
    assert_eq!(with(Inform), json!([1, 1, 0]));
}

/// What the player does not hold he cannot play (SE-15.17).
#[test]
fn only_cards_held_can_be_played() {
    for (held, kind) in [
        ([1, 0, 0], "cooperation"),
        ([0, 1, 0], "delay"),
        ([0, 0, 1], "information"),
        ([0, 0, 0], ""),
    ] {
        assert_eq!(offered(&quiet().widow(json!({"negotiation": held})).start()), kind);
    }
}

/// Her chosen card is her revealed action, and matches the player's (SE-15.17).
#[test]
fn her_card_is_her_action() {
    let t = against(quiet(), Recruit, "recruit");
    assert_eq!((widow(&t, "action"), t.matched()), (json!("recruit"), json!("players")));
    let t = against(quiet(), Recruit, "plead");
    assert_eq!((widow(&t, "action"), t.matched()), (json!("plead"), json!("no")));
}

/// Without a negotiation card the player chooses first, and the die is rolled after that
/// (SE-15.18).
#[test]
fn the_die_is_rolled_after_the_choice() {
    let mut t = quiet().start();
    assert_eq!(widow(&t, "action"), json!(null));
    t.will(SOLO, "left").play(Play(Action::Heal));
    assert_eq!(widow(&t, "action"), "move");
    let at = |event: Event| t.events.iter().position(|e| *e == event);
    let mine = at(Event::Revealed { seat: ME, action: Action::Heal });
    let hers = at(Event::WidowChose { action: Action::Move });
    assert!(mine.is_some() && mine < hers);
    t.done();
}

/// The die shows the left card on three faces, the right one on two and the deck on one
/// (SE-15.19).
#[test]
fn the_faces_of_the_solo_die() {
    let mut chosen = BTreeMap::new();
    for face in 0..6 {
        let mut t = quiet().start();
        t.dice.wish(SOLO, [face]);
        t.will(WIDOW, "collect").play(Play(Action::Heal));
        *chosen.entry(widow(&t, "action").to_string()).or_insert(0) += 1;
    }
    let faces = [("\"move\"", 3), ("\"brew\"", 2), ("\"collect\"", 1)];
    assert_eq!(chosen, faces.map(|(name, n)| (name.to_owned(), n)).into());
}

/// The left and the right card leave the Row, the top card of the deck leaves the deck (SE-15.19).
#[test]
fn where_her_card_comes_from() {
    for (face, row, deck) in [
        ("left", json!([null, "brew"]), 7),
        ("right", json!(["move", null]), 7),
        ("deck", json!(["move", "brew"]), 6),
    ] {
        let mut t = quiet().start();
        t.will(SOLO, face).will(WIDOW, "ritual").play(Play(Action::Heal));
        assert_eq!((widow(&t, "row"), widow(&t, "deck")), (row, json!(deck)), "{face}");
    }
}

/// Cooperation: she plays the same action, from the Row or from the deck, without the die, and both
/// are matched (SE-15.20).
#[test]
fn cooperation_matches_both() {
    for (action, name) in [(Action::Move, "move"), (Action::Brew, "brew"), (Recruit, "recruit")] {
        let mut t = quiet().start();
        t.play(Cooperate(action));
        assert_eq!((widow(&t, "action"), t.matched()), (json!(name), json!("players")));
        assert_eq!(t.of(0, "action"), name);
        assert!(!t.list(0, "hand").contains(&name.to_owned()));
        t.done();
    }
    let mut t = quiet().start();
    t.play(Cooperate(Recruit)).plays([Stay, Main]).idle();
    // Two by her Main ability, and one more by the match bonus.
    assert_eq!((widow(&t, "crowd"), t.suspicion(0)), (json!(1 + 3), 3));
    for seat in [ME, HER] {
        assert!(t.events.contains(&Event::Matched { seat, septima: false }));
    }
}

/// An action in her discard pile cannot be chosen for Cooperation (SE-15.20).
#[test]
fn no_cooperation_with_a_discarded_card() {
    let t = quiet().row("move", "brew", "recruit remember").start();
    for gone in [Recruit, Remember] {
        assert_eq!(t.refusal(Cooperate(gone)), ("septima-no-widow-lacks", "SE-15.20"));
        assert!(t.offers(Play(gone)));
    }
    assert!([Action::Move, Action::Brew, Plead].into_iter().all(|a| t.offers(Cooperate(a))));
}

/// Nor one that is kept out while crystals are barred (SE-15.20).
#[test]
fn no_cooperation_with_a_card_kept_out() {
    let deck = ["heal", "chant", "recruit", "plead", "remember", "ritual"];
    let kept = json!({"deck": deck, "kept": "collect", "barred": true});
    let t = quiet().widow(kept).start();
    assert_eq!(t.refusal(Cooperate(Collect)).1, "SE-15.20");
    assert!(t.offers(Cooperate(Chant)));
}

/// Only cards in the own hand can be chosen (SE-15.20).
#[test]
fn cooperation_needs_an_own_card() {
    let t = quiet().discard(0, "chant").start();
    assert!(!t.offers(Cooperate(Chant)) && t.offers(Cooperate(Plead)));
}

/// If her card came from the deck, the deck is shuffled: a known top card is known no more. It is
/// not if the card came from the Row (SE-15.21).
#[test]
fn cooperation_shuffles_the_deck() {
    let deck = ["collect", "heal", "recruit", "plead", "remember", "ritual"];
    let known = || quiet().widow(json!({"deck": deck, "top": "chant"})).start();
    for (action, top, left) in
        [(Action::Move, json!("chant"), 7), (Plead, json!(null), 6), (Chant, json!(null), 6)]
    {
        let mut t = known();
        assert_eq!((widow(&t, "top"), widow(&t, "deck")), (json!("chant"), json!(7)));
        t.play(Cooperate(action));
        assert_eq!((widow(&t, "top"), widow(&t, "deck")), (top, json!(left)), "{action:?}");
    }
}

/// Without an action for it, Cooperation cannot be played (SE-15.21).
#[test]
fn no_cooperation_without_a_common_action() {
    let gone = "collect move brew heal chant recruit plead ritual";
    let hers = quiet().row("move", "brew", "remember");
    let t = hers.discard(0, gone).start();
    assert_eq!(t.refusal(Cooperate(Remember)).1, "SE-15.20");
    assert_eq!(offered(&t), "delay information");
    let t = quiet().discard(0, gone).start();
    assert_eq!(offered(&t), "cooperation delay information");
}

/// After a Delay the player chooses his card, and only then the die is rolled (SE-15.22).
#[test]
fn after_a_delay_the_player_chooses_and_the_die_is_rolled() {
    let mut t = quiet().start();
    t.play(Delay(1));
    assert_eq!((t.stage(), widow(&t, "action")), ("choose".into(), json!(null)));
    assert!(t.choices().iter().all(|c| matches!(c, Play(_))) && t.choices().len() == 9);
    t.will(SOLO, "left").play(Play(Plead));
    assert_eq!((widow(&t, "action"), t.of(0, "action")), (json!("brew"), json!("plead")));
    t.done();
}

/// A Remember that comes into the Row by a Delay stays there, and its shadow zones hold (SE-15.22).
#[test]
fn a_remember_stays_in_the_row_after_a_delay() {
    for way in [2, 3] {
        let mut t = quiet().start();
        t.will(WIDOW, "remember").play(Delay(way));
        assert_eq!(widow(&t, "row")[1], "remember");
        t.will(SOLO, "left").play(Play(Action::Heal));
        assert_eq!(widow(&t, "shadows"), json!([1, 2, 4]));
        t.done();
    }
}

/// The first way of a Delay: left and right change places (SE-15.23).
#[test]
fn delay_exchanges_left_and_right() {
    let mut t = quiet().start();
    assert_eq!(widow(&t, "row"), json!(["move", "brew"]));
    t.play(Delay(1));
    assert_eq!((widow(&t, "row"), widow(&t, "top")), (json!(["brew", "move"]), json!(null)));
    t.done();
}

/// The second: the right card and the top card of the deck change places (SE-15.24).
#[test]
fn delay_exchanges_right_and_top() {
    let mut t = quiet().start();
    t.will(WIDOW, "plead").play(Delay(2));
    assert_eq!((widow(&t, "row"), widow(&t, "top")), (json!(["move", "plead"]), json!("brew")));
    assert_eq!(widow(&t, "deck"), 7);
    t.done();
}

/// The third: the left card goes on top of the deck, the right one moves to the left, the old top
/// card comes on the right (SE-15.25).
#[test]
fn delay_puts_the_left_card_on_the_deck() {
    let mut t = quiet().start();
    t.will(WIDOW, "plead").play(Delay(3));
    assert_eq!((widow(&t, "row"), widow(&t, "top")), (json!(["brew", "plead"]), json!("move")));
    assert_eq!(widow(&t, "deck"), 7);
    t.done();
}

/// The card that a Delay put on the deck is known until it is taken: the die finds it there without
/// any draw (SE-15.26).
#[test]
fn the_die_takes_the_known_card() {
    let mut t = quiet().start();
    t.will(WIDOW, "plead").play(Delay(2)).will(SOLO, "deck").play(Play(Action::Heal));
    assert_eq!((widow(&t, "action"), widow(&t, "top")), (json!("brew"), json!(null)));
    assert_eq!(widow(&t, "deck"), 6);
    t.done();
}

/// It is also the card that fills the Row at the end of the phase, and it stays known until then
/// (SE-15.26).
#[test]
fn the_known_card_fills_the_row() {
    let mut t = quiet().start();
    t.will(WIDOW, "plead").play(Delay(3)).will(SOLO, "left").play(Play(Action::Heal));
    assert_eq!((widow(&t, "action"), widow(&t, "top")), (json!("brew"), json!("move")));
    t.idle();
    assert_eq!((widow(&t, "row"), widow(&t, "top")), (json!(["plead", "move"]), json!(null)));
    t.done();
}

/// A second Delay exchanges the known card without a draw, and the first way leaves it where it is
/// (SE-15.26).
#[test]
fn a_later_delay_finds_the_known_card() {
    let deck = ["collect", "heal", "recruit", "plead", "remember", "ritual"];
    let known = || quiet().widow(json!({"deck": deck, "top": "chant"})).start();
    for (way, row, top) in [
        (1, ["brew", "move"], "chant"),
        (2, ["move", "chant"], "brew"),
        (3, ["brew", "chant"], "move"),
    ] {
        let mut t = known();
        t.play(Delay(way));
        assert_eq!((widow(&t, "row"), widow(&t, "top")), (json!(row), json!(top)));
    }
}

/// Information: the die is rolled and her card revealed before the player chooses (SE-15.27).
#[test]
fn information_reveals_her_card_first() {
    let mut t = quiet().start();
    t.will(SOLO, "right").play(Inform);
    assert_eq!((t.stage(), widow(&t, "action")), ("choose".into(), json!("brew")));
    assert_eq!((t.of(0, "action"), cards(&t)), (json!(null), json!([3, 2, 2])));
    assert!(t.offers(Play(Action::Brew)) && offered(&t).is_empty());
    // No second roll.
    t.play(Play(Action::Brew));
    assert_eq!((widow(&t, "action"), t.matched()), (json!("brew"), json!("players")));
    t.done();
}

/// What happened in her turn, in a word for each kind of thing.
fn her_turn(t: &Table) -> Vec<&'static str> {
    let began = t.events.iter().position(|e| *e == Event::TurnBegan { seat: HER });
    let hers = t.events.iter().skip(began.unwrap_or_default() + 1);
    let word = |e: &Event| match e {
        Event::SpiderMoved { .. } => "spider",
        Event::SentToCrowd { seat: HER, .. } => "crowd",
        Event::Raised { seat: HER, .. } => "raised",
        Event::Matched { .. } => "matched",
        _ => "other",
    };
    let mut words: Vec<_> =
        hers.take_while(|e| **e != Event::TurnEnded { seat: HER }).map(word).collect();
    words.dedup();
    words
}

/// Her turn is crawl, card, Suspicion, and nothing is asked: she has no Quick Move, no windows and
/// no ritual advance, also when she is matched (SE-15.28).
#[test]
fn the_course_of_her_turn() {
    let mut t = quiet().start();
    t.play(Cooperate(Recruit)).plays([Stay, Main]).idle();
    assert_eq!(her_turn(&t), ["matched", "spider", "crowd", "raised"]);
    assert_eq!((t.field("phase"), t.stage()), (json!(2), "choose".into()));
}

/// She takes her turn at her place in the turn order (SE-15.28).
#[test]
fn her_place_in_the_turn_order() {
    let turns = |t: &Table| -> Vec<Seat> {
        let began = |e: &Event| if let Event::TurnBegan { seat } = e { Some(*seat) } else { None };
        t.events.iter().filter_map(began).collect()
    };
    let mut t = against(quiet(), Action::Heal, "chant");
    assert_eq!(turns(&t), [ME]);
    t.idle();
    assert_eq!(turns(&t), [ME, HER]);
    let hers = quiet().set("first", json!(1)).set("active", json!(1));
    let t = against(hers, Action::Heal, "chant");
    assert_eq!((turns(&t), widow(&t, "suspicion")), (vec![HER, ME], json!(5)));
    assert!(t.offers(Stay));
}
