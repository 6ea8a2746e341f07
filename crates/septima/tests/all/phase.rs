//! The Moon Phase (SE-5); its hunters are in `hunters.rs`.

use crate::common::*;
use serde_json::json;

/// Nobody rolls before everybody has had his turn (SE-5.1).
#[test]
fn everybody_finishes_a_step_before_the_next_one() {
    let mut t = table(2).hunters(&[2]).cards(&[Action::Brew, Action::Brew]);
    let rolled = |t: &Table| t.events.iter().any(|e| matches!(e, Event::Rolled { .. }));
    t.idle();
    assert_eq!(t.asked(), 1);
    assert!(!rolled(&t));
    t.will(DIE, "0").idle();
    assert!(rolled(&t));
    t.done();
}

/// Cards are chosen secretly and revealed together (SE-5.2).
#[test]
fn cards_are_chosen_secretly_and_revealed_together() {
    let mut t = table(2).start();
    t.play_as(0, Play(Chant));
    assert_eq!(t.of(0, "picked"), json!(true));
    assert_eq!(t.of(0, "action"), json!(null));
    t.play_as(1, Play(Collect));
    assert_eq!(t.of(0, "action"), json!("chant"));
    assert_eq!(t.of(1, "action"), json!("collect"));
}

/// A card that lies in the discard pile cannot be chosen (SE-5.2, SE-5.25).
#[test]
fn only_cards_in_hand_can_be_chosen() {
    let t = table(2).discard(0, "collect").start();
    assert_eq!(t.refusal(Play(Collect)).1, "SE-5.25");
    assert!(t.offers(Play(Chant)));
}

/// Quick Move, window 1, Card Action, window 2, window 3, then the next player (SE-5.3, SE-5.5).
#[test]
fn a_turn_has_its_steps_in_order() {
    let mut t = table(2).potions(0, "flying_ointment").cards(&[Chant, Collect]);
    assert_eq!(t.stage(), "quick_move");
    t.play(go("2a"));
    assert_eq!((t.stage(), t.suspicion(0)), ("before".into(), 2));
    t.play(GoOn);
    assert_eq!((t.stage(), t.suspicion(0)), ("after".into(), 0));
    t.play(GoOn);
    assert_eq!((t.stage(), t.asked()), ("end".into(), 0));
    assert!(t.offers(drink("flying_ointment")));
    t.play(End);
    assert_eq!((t.stage(), t.asked()), ("quick_move".into(), 1));
}

/// A window opens even if the Card Action did nothing (SE-5.5, SE-6.1).
#[test]
fn a_window_opens_after_an_action_that_did_nothing() {
    let mut t = table(2).potions(0, "flying_ointment").cards(&[Action::Heal, Chant]);
    t.stay().play(GoOn);
    assert_eq!(t.stage(), "after");
    t.play(drink("flying_ointment")).play(go("1p"));
    assert_eq!(t.place(0), "1p");
}

/// The Quick Move goes one space along a link, or is left out (SE-5.4).
#[test]
fn the_quick_move_is_one_space() {
    let mut t = table(2).cards(&[Chant, Collect]);
    assert!(t.offers(go("2a")) && t.offers(go("2c")) && t.offers(go("2d")) && t.offers(Stay));
    assert_eq!(t.refusal(go("2e")).1, "SE-6.2");
    t.play(go("2d"));
    assert_eq!(t.place(0), "2d");
}

/// During the Quick Move nothing else can be used (SE-5.4, SE-7.1).
#[test]
fn nothing_is_used_during_the_quick_move() {
    let t = table(2).potions(0, "calming_potion").cards(&[Chant, Collect]);
    assert!(!t.offers(drink("calming_potion")));
}

/// All who show the same Action are Matched, whoever comes first (SE-5.6).
#[test]
fn the_same_action_is_matched_whoever_comes_first() {
    let mut t = table(3).cards(&[Action::Brew, Chant, Action::Brew]);
    assert_eq!(t.matched(), json!("players"));
    t.idle();
    assert_eq!(t.matched(), json!("no"));
    t.idle();
    assert_eq!(t.matched(), json!("players"));
    t.idle();
    assert_eq!([t.suspicion(0), t.suspicion(1), t.suspicion(2)], [3, 0, 3]);
}

/// Alone with an Action that Septima's active marker shows, one is Matched with her (SE-5.7).
#[test]
fn the_only_one_with_an_action_is_matched_with_septima() {
    let t = table(3).septima("-", "brew", "").cards(&[Action::Brew, Chant, Chant]);
    assert_eq!(t.matched(), json!({"septima": "right"}));
}

/// With three players the left marker is not active (SE-5.7, SE-2.4).
#[test]
fn a_marker_that_is_not_active_matches_nobody() {
    let mut t = table(3).septima("brew", "heal", "").cards(&[Action::Brew, Chant, Chant]);
    assert_eq!(t.matched(), json!("no"));
    t.idle();
    assert_eq!(t.suspicion(0), 2);
}

/// Unmatched, there is no Match bonus (SE-5.8).
#[test]
fn without_a_match_there_is_no_bonus() {
    let mut t = table(2).crowd(0, 1).cards(&[Plead, Chant]);
    t.stay();
    assert!(!t.offers(Bonus));
    t.play(Chamber(1));
    assert_eq!((t.stage(), t.wisdom(0), t.crowd(0)), ("end".into(), 2, 0));
}

/// Matched with two players and Septima, the bonus counts once (SE-5.8, SE-5.11).
#[test]
fn a_bonus_counts_once() {
    let all = [Collect, Collect, Collect];
    let mut t = table(3).septima("-", "collect", "").leader(0, "2g").cards(&all);
    t.stay().play(Bonus).play(take("mushroom"));
    assert!(!t.offers(Bonus));
    t.idle();
    assert_eq!((t.has(0, "mushroom"), t.suspicion(0)), (1, 3));
}

/// A bonus with "also" comes before the Main ability, after it, or not at all (SE-5.9).
#[test]
fn an_additional_bonus_comes_before_or_after_or_not_at_all() {
    let set_up = table(2).crowd(0, 0);
    let plead = || set_up.clone().cards(&[Plead, Plead]);
    let mut t = plead();
    t.stay().play(Bonus);
    assert_eq!(t.crowd(0), 1);
    t.play(Chamber(2));
    assert_eq!((t.sent(0, 2), t.crowd(0), t.wisdom(0)), (1, 0, 2));
    let mut t = plead();
    t.stay().play(Main).play(Bonus);
    assert_eq!((t.sent(0, 2), t.crowd(0), t.wisdom(0)), (0, 1, 2));
    let mut t = plead();
    t.stay().play(Main).play(Enough);
    assert_eq!((t.sent(0, 2), t.crowd(0), t.wisdom(0)), (0, 0, 2));
}

/// The bonus of Chant, too, may come first, which matters when each lowering pays (SE-5.9, SE-6.14,
/// SE-10.19).
#[test]
fn the_bonus_of_chant_may_come_first() {
    let ring = json!(["adriannas_ring"]);
    let set_up = table(2).used(0, "adriannas_ring").player(0, json!({"lasting": ring}));
    let chant = || set_up.clone().suspicion(0, 1).cards(&[Chant, Chant]);
    let mut t = chant();
    t.stay().play(Bonus);
    assert_eq!((t.suspicion(0), t.wisdom(0)), (-1, 4));
    let mut t = chant();
    t.stay().play(Main);
    assert_eq!((t.suspicion(0), t.wisdom(0), t.stage()), (-1, 2, "end".into()));
}

/// What makes a card Matched is used in window 1 only (SE-5.10).
#[test]
fn a_match_is_made_before_the_card() {
    let set_up = table(2).coven(0, "martha").potions(0, "ritual_oil flying_ointment");
    let mut t = set_up.cards(&[Chant, Collect]);
    t.stay();
    assert!(t.offers(drink("ritual_oil")) && t.offers(ask("martha")));
    t.play(GoOn);
    assert_eq!(t.stage(), "after");
    assert_eq!(t.refusal(drink("ritual_oil")).1, "SE-7.9");
    assert_eq!(t.refusal(ask("martha")).1, "SE-7.2");
    t.play(GoOn);
    assert!(!t.offers(drink("ritual_oil")));
}

/// A card made Matched has the bonus and the Ritual advance like any other, but there is no second
/// Match (SE-5.10).
#[test]
fn a_made_match_has_bonus_and_ritual_advance_once() {
    let set_up = table(2).coven(0, "martha").potions(0, "ritual_oil").leader(0, "2g");
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay().play(drink("ritual_oil"));
    assert!(!t.offers(ask("martha")));
    t.play(Bonus).play(take("root"));
    assert!(!t.offers(Bonus));
    assert_eq!((t.has(0, "root"), t.suspicion(0)), (1, 3));
    t.play(Advance(track(1, 2)));
    assert_eq!(t.of(0, "marker"), json!(track(1, 2)));
}

/// Matched with a player one raises 1, with Septima only 2 (SE-5.11).
#[test]
fn a_match_with_septima_only_raises_two() {
    let set_up = table(3).septima("-", "brew", "");
    let mut t = set_up.clone().cards(&[Action::Brew, Chant, Chant]);
    t.idle();
    assert_eq!(t.suspicion(0), 4);
    let mut t = set_up.cards(&[Action::Brew, Action::Brew, Chant]);
    t.idle();
    assert_eq!(t.suspicion(0), 3);
}

/// With two players the left marker raises 1 and the right one 2 (SE-5.11, SE-14.1).
#[test]
fn with_two_players_the_left_marker_raises_one() {
    let mut t = table(2).septima("brew", "heal", "").cards(&[Action::Brew, Action::Heal]);
    t.idle();
    t.idle();
    assert_eq!([t.suspicion(0), t.suspicion(1)], [3, 4]);
}

/// A Chant raises nothing, however it was Matched (SE-5.12).
#[test]
fn a_chant_raises_nothing() {
    let mut t = table(3).septima("-", "chant", "").suspicion(0, 4).cards(&[Chant, Collect, Move]);
    t.stay().play(Enough);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (2, json!(false)));
    let set_up = table(2).suspicion(0, 4).coven(0, "martha");
    let mut t = set_up.cards(&[Chant, Collect]);
    t.stay().play(ask("martha")).play(Bonus);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (1, json!(false)));
}

/// Ritual Oil raises 1, Martha 2, no Match nothing (SE-5.12).
#[test]
fn what_a_made_match_raises() {
    let set_up = table(2).coven(0, "martha").potions(0, "ritual_oil");
    for (with, suspicion) in [(drink("ritual_oil"), 3), (ask("martha"), 4), (GoOn, 2)] {
        let mut t = set_up.clone().cards(&[Action::Brew, Chant]);
        t.stay().play(with);
        t.idle();
        assert_eq!(t.suspicion(0), suspicion, "{with:?}");
    }
}

/// Who raised Suspicion is hunted even if it was lowered again (SE-5.13).
#[test]
fn suspicion_raised_and_lowered_again_was_raised() {
    let set_up = table(2).hunters(&[2]).septima("brew", "-", "").potions(0, "calming_potion");
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(GoOn).play(GoOn);
    assert_eq!(t.suspicion(0), 3);
    t.play(drink("calming_potion")).play(Way(1)).play(End);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (1, json!(true)));
    t.will(DIE, "0").idle();
    t.done();
    assert_eq!(t.of(0, "raised"), json!(false), "the mark ends with the phase");
}

/// A raise attempted at 8 counts as a raise (SE-5.13, SE-5.15).
#[test]
fn a_raise_at_the_top_counts_as_a_raise() {
    let mut t = table(2).suspicion(0, 8).cards(&[Action::Brew, Action::Brew]);
    t.stay().stay();
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (7, json!(true)));
}

/// Suspicion never falls below −1 (SE-5.14).
#[test]
fn suspicion_never_falls_below_minus_one() {
    for (before, after) in [(4, 2), (0, -1), (-1, -1)] {
        let mut t = table(2).suspicion(0, before).cards(&[Chant, Collect]);
        t.stay();
        assert_eq!(t.suspicion(0), after);
    }
}

/// A raise at 8 is a confrontation: a witch of choice goes on top of Chamber 2, Suspicion falls,
/// the Leader may move anywhere (SE-5.15).
#[test]
fn a_confrontation_costs_a_witch() {
    let set_up = table(2).suspicion(0, 8).coven(0, "otto bryn").accused(2, "hazel");
    let mut t = set_up.player(0, json!({"wisdom": 9})).cards(&[Action::Brew, Action::Brew]);
    t.stay().play(Lose(witch("bryn")));
    assert_eq!(t.list(0, "coven"), ["otto"]);
    assert_eq!(t.accused(2), ["hazel", "bryn"]);
    assert_eq!((t.suspicion(0), t.wisdom(0)), (7, 9));
    assert_eq!(t.refusal(go("4b")).1, "SE-6.2", "another Leader stands there");
    t.play(go("5p"));
    assert_eq!(t.place(0), "5p");
}

/// With one witch a confrontation costs 5 Wisdom, or what there is (SE-5.15, SE-1.26).
#[test]
fn a_confrontation_costs_wisdom_with_one_witch() {
    for (before, after) in [(9, 4), (3, 0)] {
        let set_up = table(2).suspicion(0, 8).coven(0, "otto");
        let set_up = set_up.player(0, json!({"wisdom": before}));
        let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
        t.stay();
        assert_eq!((t.wisdom(0), t.suspicion(0)), (after, 7));
        t.stay();
        assert_eq!((t.list(0, "coven").len(), t.place(0)), (1, "2b".into()));
    }
}

/// A raise of 2 at 7 or at 8 ends at 7, with one confrontation (SE-5.15).
#[test]
fn a_raise_of_two_confronts_once() {
    for before in [7, 8] {
        let set_up = table(3).septima("-", "brew", "").suspicion(0, before);
        let mut t = set_up.coven(0, "otto bryn hazel").cards(&[Action::Brew, Chant, Chant]);
        t.stay().play(Lose(witch("otto"))).stay().play(End);
        assert_eq!((t.suspicion(0), t.list(0, "coven").len()), (7, 2));
        assert_eq!(t.asked(), 1);
    }
}

/// A Matched player may advance to a space above that shows his Action (SE-5.16).
#[test]
fn the_ritual_advance_needs_the_icon() {
    let mut t = table(2).leader(0, "2a").cards(&[Recruit, Recruit]);
    t.stay().play(Main).play(Enough);
    assert_eq!(t.refusal(Advance(track(1, 2))).1, "SE-5.16");
    assert!(t.offers(Enough));
    t.play(Advance(track(1, 0))).play(End);
    assert_eq!(t.of(0, "marker"), json!(track(1, 0)));
}

/// Unmatched, or without the icon above, there is no Ritual advance (SE-5.16).
#[test]
fn there_is_no_ritual_advance_without_match_or_icon() {
    let mut t = table(2).cards(&[Recruit, Chant]);
    t.stay();
    assert_eq!(t.stage(), "end");
    let mut t = table(2).cards(&[Action::Brew, Action::Brew]);
    t.stay();
    assert_eq!((t.stage(), t.choices()), ("end".into(), vec![End]));
}

/// A Remember needs the Remember icon, whatever it copied (SE-5.16).
#[test]
fn a_remember_advances_by_its_own_icon() {
    let set_up = table(2).marker(0, 0, 9).discard(0, "plead");
    let mut t = set_up.cards(&[Remember, Remember]);
    t.stay().play(Copy(Plead)).play(Main).play(Chamber(1)).play(Enough);
    assert_eq!(t.refusal(Advance(track(1, 8))).1, "SE-5.16", "the icon of Plead");
    t.play(Advance(track(1, 10)));
    assert_eq!(t.of(0, "marker"), json!(track(1, 10)));
}

/// On the last row a Match gives 4 Wisdom, with any Action (SE-5.16).
#[test]
fn on_the_last_row_a_match_gives_wisdom() {
    let mut t = table(2).marker(0, 10, 1).cards(&[Action::Brew, Action::Brew]);
    t.stay().play(Beyond);
    assert_eq!((t.wisdom(0), t.of(0, "marker")), (4, json!(track(10, 1))));
}

/// A Matched Ritual has no icon on the track below the last row (SE-5.16).
#[test]
fn a_matched_ritual_has_no_ritual_advance() {
    let mut t = table(2).cards(&[Ritual, Ritual]);
    t.stay().play(Main).play(Advance(track(1, 0))).play(Enough);
    assert!(t.offers(Bonus));
    t.play(Enough);
    assert_eq!((t.stage(), t.suspicion(0)), ("end".into(), 3));
}

/// A turn cannot end on the space of another Leader (SE-5.17, SE-6.2).
#[test]
fn a_turn_cannot_end_on_another_leader() {
    let set_up = table(2).leader(1, "2d").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Chant, Collect]);
    t.play(go("2d")).play(GoOn).play(GoOn);
    assert_eq!(t.refusal(End).1, "SE-6.2");
    t.play(drink("flying_ointment"));
    assert_eq!(t.refusal(Stay).1, "SE-6.2");
    t.play(go("2b")).play(End);
    assert_eq!(t.asked(), 1);
}

/// Step E: the left marker moves to the right, a new one is revealed, the moon goes on (SE-5.24).
#[test]
fn septimas_markers_move_on() {
    let mut t = table(2).septima("heal", "move", "plead brew").cards(&[Chant, Collect]);
    t.idle();
    t.will(MARKERS, "plead").idle();
    t.done();
    assert_eq!(t.field("markers"), json!(["plead", "heal"]));
    assert_eq!((t.field("marker_pile"), t.field("phase")), (json!(["brew"]), json!(2)));
    assert_eq!(t.field("lunar_now"), json!(["berry", "mushroom"]));
}

/// After the fifth phase the Trials follow (SE-5.24, SE-4.2).
#[test]
fn after_the_fifth_phase_the_trials_follow() {
    let set_up = table(2).phase(5).crowd(0, 3).accused(1, "hazel");
    let mut t = set_up.cards(&[Chant, Chant]);
    t.idle();
    t.will(BAG, "seat0 seat0 seat0 seat1 angry angry").idle();
    t.done();
    assert!(t.events.iter().any(|e| matches!(e, Event::Trial { chamber: 1, .. })));
    assert!(t.offers(Welcome));
}

/// Step E: the cards played go to the open discard piles (SE-5.25).
#[test]
fn cards_played_are_discarded() {
    let mut t = table(2).discard(0, "move").cards(&[Chant, Collect]);
    t.idle().idle();
    assert_eq!(t.list(0, "discard"), ["move", "chant"]);
    assert_eq!((t.of(0, "action"), t.list(0, "hand").len()), (json!(null), 7));
}

/// Step E: all Inactive hunters stand up (SE-5.26).
#[test]
fn hunters_stand_up_at_the_end_of_the_phase() {
    let set_up = table(2).hunters(&[1, 3]).potions(0, "calming_potion");
    let mut t = set_up.cards(&[Chant, Collect]);
    t.stay().play(drink("calming_potion")).play(Way(2)).play(Hunter { from: 1, to: 6 });
    assert_eq!(t.huts(), "..A..i");
    t.idle().idle();
    assert_eq!(t.huts(), "..A..A");
}

/// Step E: patients with a potion on them leave, the others stay (SE-5.27).
#[test]
fn healed_patients_leave() {
    let set_up = table(2).patient(1, "paralysed_yellow", false).patient(2, "blind_blue", false);
    let mut t = set_up.potions(0, "paralysis_remedy").cards(&[Action::Heal, Chant]);
    t.stay().play(heal(1, "paralysis_remedy"));
    assert_eq!(t.field("patients")[0]["patient"], json!("paralysed_yellow"), "until step E");
    t.idle().idle();
    assert_eq!(t.field("patients")[0], json!(null));
    assert_eq!(t.field("patients")[1]["patient"], json!("blind_blue"));
    assert_eq!(t.field("patient_discard"), json!(["paralysed_yellow"]));
}
