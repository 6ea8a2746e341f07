//! Hunters: rolls, pursuit, relocation (SE-5.18 to SE-5.23).

use crate::common::*;
use serde_json::json;

/// Seat 0 brews with Septima, which raises Suspicion by 1; seat 1 chants; then step C begins.
#[track_caller]
fn hunt(set_up: SetUp, rolls: &str) -> Table {
    let mut t = set_up.septima("brew", "-", "").cards(&[Action::Brew, Chant]);
    t.idle();
    t.will(DIE, rolls).idle();
    t
}

/// How many rolls there were.
fn rolls(t: &Table) -> usize {
    t.events.iter().filter(|e| matches!(e, Event::Rolled { .. })).count()
}

fn caught(t: &Table) -> bool {
    t.events.iter().any(|e| matches!(e, Event::Caught { .. }))
}

/// The next Moon Phase has begun.
fn is_next_phase(t: &Table) -> bool {
    (t.stage(), t.field("phase")) == ("choose".into(), json!(2))
}

/// Whoever did not raise Suspicion makes no roll (SE-5.18).
#[test]
fn who_raised_nothing_is_not_hunted() {
    let mut t = table(2).hunters(&[2, 4]).suspicion(0, 8).cards(&[Chant, Collect]);
    t.idle().idle();
    assert_eq!(rolls(&t), 0);
    assert!(is_next_phase(&t));
}

/// The hut of the zone where the Leader stands now counts (SE-5.18).
#[test]
fn the_zone_where_the_leader_stands_now_counts() {
    let set_up = table(2).hunters(&[2]).septima("brew", "-", "");
    let mut t = set_up.clone().cards(&[Action::Brew, Chant]);
    t.play(go("2a")).play(End);
    t.will(DIE, "0").idle();
    assert_eq!(rolls(&t), 1);
    let mut t = set_up.leader(0, "2a").cards(&[Action::Brew, Chant]);
    t.play(go("3a")).play(End).idle();
    assert_eq!(rolls(&t), 0);
}

/// An empty hut, or one with an Inactive hunter, lets nobody roll (SE-5.18).
#[test]
fn an_inactive_hunter_does_not_hunt() {
    let set_up = table(2).hunters(&[1]).septima("brew", "-", "").potions(0, "calming_potion");
    let mut t = set_up.suspicion(0, 7).cards(&[Action::Brew, Chant]);
    t.stay().play(drink("calming_potion")).play(Way(2)).play(Hunter { from: 1, to: 2 });
    assert_eq!(t.huts(), ".i....");
    t.idle().idle();
    assert_eq!(rolls(&t), 0);
    assert_eq!(t.huts(), ".A....", "and it is not relocated");
}

/// A Lucky Charm rolls again, as often as one likes; the last result stands (SE-5.19).
#[test]
fn lucky_charms_roll_again() {
    let set_up = table(2).hunters(&[2]).suspicion(0, 3).player(0, json!({"charms": 2}));
    let mut t = hunt(set_up.clone(), "1 2 0");
    t.play(Charm).play(Charm);
    t.done();
    assert!(!caught(&t) && is_next_phase(&t));
    assert_eq!((t.number(0, "charms"), t.suspicion(0)), (0, 4));
    let mut t = hunt(set_up, "1");
    t.play(Face);
    assert!(caught(&t));
    assert_eq!(t.number(0, "charms"), 2);
}

/// Even whoever would get away may roll again: to be caught costs nothing without Wisdom, and
/// lowers Suspicion (SE-5.19).
#[test]
fn who_would_get_away_may_roll_again() {
    let set_up = table(2).hunters(&[2]).suspicion(0, 3).player(0, json!({"charms": 1}));
    let mut t = hunt(set_up, "0 2");
    t.play(Charm);
    assert!(caught(&t));
    t.play(go("6p"));
    assert_eq!((t.suspicion(0), t.place(0)), (3, "6p".into()));
    t.done();
}

/// The hunter walks as far as roll and Suspicion together, and catches at exactly the distance,
/// through another Leader, who is unharmed (SE-5.20, SE-5.21).
#[test]
fn the_hunter_walks_through_other_leaders() {
    let set_up = table(2).hunters(&[1]).leader(0, "1b").leader(1, "1g").suspicion(0, 3);
    let set_up = set_up.coven(0, "hazel bryn").coven(1, "luke otto");
    let mut t = hunt(set_up.clone(), "1");
    t.play(Lose(witch("hazel")));
    assert_eq!(t.accused(2), ["hazel"]);
    assert_eq!((t.suspicion(0), t.list(1, "coven").len()), (3, 2));
    assert_eq!(t.refusal(go("1g")).1, "SE-6.2");
    t.play(go("4p"));
    assert_eq!((t.place(0), t.place(1)), ("4p".into(), "1g".into()));
    assert_eq!(t.huts(), "A.....", "it goes back and stays Active");
    let mut t = hunt(set_up, "0");
    assert!(!caught(&t) && is_next_phase(&t));
    assert_eq!((t.suspicion(0), t.list(0, "coven").len(), t.huts()), (4, 2, "A.....".into()));
    t.done();
}

/// A total below 1 moves no hunter, even to a Leader at his door (SE-5.20).
#[test]
fn a_total_of_nothing_catches_nobody() {
    let set_up = table(2).hunters(&[2]).leader(0, "2j");
    let t = hunt(set_up.clone().suspicion(0, -1), "0");
    assert!(!caught(&t));
    let t = hunt(set_up.suspicion(0, 0), "0");
    assert!(caught(&t));
}

/// The walk may be longer than the distance (SE-5.20).
#[test]
fn a_walk_that_is_too_long_catches() {
    let t = hunt(table(2).hunters(&[2]).suspicion(0, 6).leader(0, "2g"), "2");
    assert!(caught(&t));
}

/// Caught with one witch, one loses 5 Wisdom instead; the move is optional (SE-5.21).
#[test]
fn the_last_witch_is_not_lost() {
    let set_up = table(2).hunters(&[2]).suspicion(0, 3).coven(0, "otto");
    let mut t = hunt(set_up.player(0, json!({"wisdom": 3})), "2");
    assert_eq!((t.wisdom(0), t.suspicion(0)), (0, 3));
    t.stay();
    assert_eq!((t.list(0, "coven").len(), t.place(0)), (1, "2b".into()));
    assert_eq!(t.huts(), ".A....");
}

/// Otto's −2 applies to the final result, next to a printed skull (SE-5.19, SE-8.21).
#[test]
fn otto_lowers_the_roll_next_to_a_skull() {
    // 2g is next to B2 with its skull, 2e is not next to any; they are 2 and 3 steps away.
    let hunted = |at: &str, witches: &str, suspicion: i8, roll: &str| {
        let set_up = table(2).hunters(&[2]).leader(0, at).suspicion(0, suspicion);
        caught(&hunt(set_up.coven(0, witches), roll))
    };
    assert!(hunted("2g", "hazel", 1, "0"));
    assert!(!hunted("2g", "otto", 1, "1"));
    assert!(hunted("2g", "otto", 1, "2"));
    assert!(hunted("2e", "otto", 2, "0"));
}

/// Albert spends 2 ingredients after the roll and lays the hunter down: no walk (SE-8.5).
#[test]
fn albert_lays_the_hunter_down_after_the_roll() {
    let set_up = table(2).hunters(&[2]).suspicion(0, 6).coven(0, "albert bryn");
    let mut t = hunt(set_up.stock(0, "root crystal"), "2");
    t.play(ask("albert")).play(Spend(Good::Root)).play(Spend(Good::Crystal)).play(Lay(2));
    assert!(!caught(&t) && is_next_phase(&t));
    assert_eq!((t.has(0, "root"), t.has(0, "crystal"), t.suspicion(0)), (0, 0, 7));
    assert_eq!(t.huts(), ".A....", "until the end of the phase");
}

/// Albert may lay down any other hunter, also when nobody is caught, and then that one does not
/// hunt in this phase (SE-8.5, SE-5.18).
#[test]
fn albert_may_lay_down_another_hunter() {
    let set_up = table(2).hunters(&[2, 4]).suspicion(1, 8).coven(0, "albert");
    let set_up = set_up.stock(0, "root root").potions(0, "").suspicion(0, 0);
    let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
    t.idle();
    t.stay().stay();
    t.will(DIE, "0").play(End);
    t.play(ask("albert")).play(Spend(Good::Root)).play(Spend(Good::Root)).play(Lay(4));
    t.done();
    assert_eq!((rolls(&t), caught(&t)), (1, false));
    assert!(is_next_phase(&t));
}

/// Albert needs 2 ingredients, and works once (SE-8.5, SE-8.2).
#[test]
fn albert_must_be_paid() {
    let set_up = table(2).hunters(&[2]).suspicion(0, 6).coven(0, "albert bryn");
    let t = hunt(set_up.stock(0, "root"), "2");
    assert!(!t.offers(ask("albert")));
    assert!(t.offers(Lose(witch("bryn"))));
}

/// In step D an empty hut draws the first Active hunter counter-clockwise, in turn order; one who
/// was moved is not moved again (SE-5.22, SE-5.23).
#[test]
fn hunters_relocate_in_turn_order() {
    let set_up = table(3).hunters(&[1, 5, 6]).leader(0, "2b").leader(1, "3b").leader(2, "2g");
    let mut t = set_up.cards(&[Action::Brew, Action::Brew, Action::Brew]);
    t.idle().idle().idle();
    let moved: Vec<Event> =
        t.events.iter().filter(|e| matches!(e, Event::HunterMoved { .. })).cloned().collect();
    let way = |from, to| Event::HunterMoved { from, to };
    assert_eq!(moved, [way(1, 2), way(6, 3)]);
    assert_eq!(t.huts(), ".AA.A.");
    assert_eq!(rolls(&t), 0, "nobody rolls in step D");
}

/// Turn order runs from the first player (SE-5.23, SE-1.26).
#[test]
fn relocation_begins_with_the_first_player() {
    let set_up = table(3).hunters(&[1, 5]).leader(0, "2b").leader(1, "3b").leader(2, "4b");
    let mut t = set_up.set("first", json!(1)).cards(&[Action::Brew; 3]);
    assert_eq!(t.asked(), 1);
    t.idle().idle().idle();
    assert_eq!(t.huts(), "..AA..", "1 goes to 3, then 5 to 4, and none is left for 2");
}

/// Whoever rolled, or raised nothing, draws no hunter (SE-5.22).
#[test]
fn who_rolled_draws_no_hunter() {
    let set_up = table(2).hunters(&[2, 1]).suspicion(0, 3);
    let mut t = hunt(set_up, "2");
    t.play(go("5b"));
    assert_eq!(t.huts(), "AA....", "zone 5 is empty, but seat 0 has rolled");
    let mut t = table(2).hunters(&[1]).cards(&[Chant, Collect]);
    t.idle().idle();
    assert_eq!(t.huts(), "A.....");
}

/// Without an Active hunter anywhere nothing moves (SE-5.23).
#[test]
fn an_inactive_hunter_is_not_relocated() {
    let set_up = table(2).hunters(&[1]).septima("brew", "-", "").potions(0, "calming_potion");
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(drink("calming_potion")).play(Way(2)).play(Hunter { from: 1, to: 5 });
    t.idle().idle();
    assert_eq!(t.huts(), "....A.");
}
