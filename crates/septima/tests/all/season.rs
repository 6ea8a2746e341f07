//! Favors, End of Season, Preparation (SE-12, SE-4).

use crate::common::*;
use serde_json::json;

/// The fifth phase, with cards that do nothing, up to the last player's End.
pub fn last_phase(set_up: SetUp) -> Table {
    let seats = set_up.position["seats"].as_u64().unwrap_or_default() as usize;
    let idle = [Action::Brew, Action::Heal, Remember, Collect];
    let mut t = set_up.phase(5).cards(&idle[..seats]);
    for seat in 0..seats {
        t.stay();
        while let Some(on) = [GoOn, Enough].into_iter().find(|on| t.offers(*on)) {
            t.play(on);
        }
        if seat + 1 < seats {
            t.play(End);
        }
    }
    t
}

/// What Preparation draws for two players and an empty board: Sen, four patients, two markers.
pub fn preparation(t: &mut Table) -> &mut Table {
    t.will(WITCHES, "sen")
        .will(PATIENTS, "blind_yellow blind_blue paralysed_yellow paralysed_blue")
        .will(MARKERS, "chant plead")
}

/// Favors of seat 0, with so many citizens in the Crowd.
fn favors(set_up: SetUp, citizens: u8) -> Table {
    let mut t = last_phase(set_up.crowd(0, citizens));
    preparation(&mut t).play(End);
    t
}

/// An ingredient by the third Favor.
fn favor_3() -> [Choice; 2] {
    [Favor(3), Ingredient(ingredient("root"))]
}

/// Favors are used in turn order, each player's one after the other until he stops (SE-12.1).
#[test]
fn favors_are_used_in_turn_order() {
    let set_up = table(2).crowd(0, 6).crowd(1, 6).set("first", json!(1)).set("active", json!(1));
    let mut t = set_up.phase(5).cards(&[Action::Brew, Action::Heal]);
    t.stay().play(End).stay();
    preparation(&mut t).play(End);
    assert_eq!(t.asked(), 1);
    t.plays(favor_3()).plays([Favor(1), Enough]);
    assert_eq!(t.asked(), 0);
    t.play(Enough);
    assert_eq!(t.field("season"), "winter");
}

/// After Summer there are none (SE-12.1, SE-12.5, SE-4.2).
#[test]
fn after_summer_there_are_no_favors_and_no_end_of_season() {
    let set_up = table(2).crowd(0, 6).set("season", json!("summer"));
    let mut t = last_phase(set_up.board("-", "invisibility", "ethereal_song", ""));
    t.play(End);
    assert!(t.is_over());
    assert_eq!((t.field("season"), t.field("first")), (json!("summer"), json!(0)));
    assert_eq!(t.field("spells")[0]["bottom"], "ethereal_song");
    assert_eq!(t.list(0, "discard"), ["brew"]);
}

/// A Leader moved by a Favor ends on a space without another Leader (SE-12.1).
#[test]
fn a_favor_moves_the_leader_to_a_free_space() {
    let mut t = favors(table(2).leader(1, "3a"), 3);
    t.play(Favor(2));
    assert_eq!(t.refusal(go("3a")).1, "SE-6.2");
    t.play(go("4a"));
    assert_eq!(t.of(0, "leader"), "s4a");
}

/// With 3, 4, 5 or 6 citizens in the Crowd there are 1, 2, 3 or 4 Favors, with fewer none
/// (SE-12.2).
#[test]
fn the_crowd_limits_the_favors() {
    for (citizens, most) in [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)] {
        let mut t = favors(table(2).stock(0, "crystal crystal").coven(0, "johanna"), citizens);
        let mut used = 0;
        while t.asked() == 0 && t.offers(Favor(3)) {
            t.plays(favor_3());
            used += 1;
        }
        assert_eq!(used, most, "{citizens} citizens");
    }
}

/// They must all be different (SE-12.2), but for Johanna (SE-8.14).
#[test]
fn favors_are_different() {
    let mut t = favors(table(2), 4);
    t.plays(favor_3());
    assert_eq!(t.refusal(Favor(3)).1, "SE-12.2");
    let mut t = favors(table(2).coven(0, "johanna"), 4);
    t.plays(favor_3()).plays(favor_3());
    assert_eq!(t.has(0, "root"), 2);
}

/// Johanna works at once for a winner who takes her (SE-8.14).
#[test]
fn johanna_helps_whoever_saves_her() {
    let set_up = table(2).suspicion(0, -1).suspicion(1, -1).crowd(1, 0).accused(1, "johanna");
    let mut t = last_phase(set_up.crowd(0, 6));
    preparation(&mut t).will(BAG, &"seat0 ".repeat(6)).play(End);
    t.play(Welcome).plays(favor_3()).plays(favor_3());
    assert_eq!(t.has(0, "root"), 2);
}

/// A Favor whose cost cannot be paid cannot be used (SE-12.2).
#[test]
fn a_favor_must_be_paid() {
    let t = favors(table(2).used(0, "invisibility"), 6);
    assert!(!t.offers(Favor(4)) && !t.offers(Favor(5)));
    let t = favors(table(2).used(0, "invisibility").stock(0, "crystal"), 6);
    assert!(t.offers(Favor(4)) && t.offers(Favor(5)));
}

/// Whoever used at least one recalls one citizen, once for all of them (SE-12.3).
#[test]
fn one_citizen_is_recalled_for_all_favors() {
    let mut t = favors(table(2), 6);
    t.plays(favor_3()).plays([Favor(1), Favor(2), go("2a")]);
    assert_eq!(t.number(0, "crowd"), 6);
    t.play(Enough);
    assert_eq!([t.number(0, "crowd"), t.number(0, "supply")], [5, 1]);
}

/// Whoever used none recalls none (SE-12.3).
#[test]
fn without_favors_nobody_is_recalled() {
    let mut t = favors(table(2), 6);
    t.play(Enough);
    assert_eq!(t.number(0, "crowd"), 6);
}

/// Favors of a Moon Phase need no citizens and cost no recall (SE-12.4): Recruit and the Oracle.
#[test]
fn favors_in_a_phase_cost_nothing() {
    let mut t = table(2).crowd(0, 0).cards(&[Recruit, Recruit]);
    t.stay().play(Bonus).plays(favor_3());
    assert_eq!((t.has(0, "root"), t.number(0, "crowd")), (1, 1), "the Main ability came after");

    let set_up = table(2).crowd(0, 0).leader(0, "1b").buildings("oracle", "-");
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay().play(Building(Building::Oracle)).plays(favor_3());
    assert_eq!((t.has(0, "root"), t.number(0, "crowd")), (1, 0));
}

/// They do not count for those after the Trials (SE-12.4).
#[test]
fn favors_in_a_phase_do_not_count_later() {
    let mut t = table(2).phase(5).crowd(0, 2).cards(&[Recruit, Recruit]);
    t.stay().play(Bonus).plays(favor_3());
    while t.asked() == 0 {
        let on = [Enough, End].into_iter().find(|on| t.offers(*on)).unwrap_or(Enough);
        t.play(on);
    }
    t.stay().plays([Main, Enough, Enough]);
    preparation(&mut t).play(End);
    assert_eq!((t.asked(), t.number(0, "crowd")), (0, 3));
    assert!(t.offers(Favor(3)));
}

/// Suspicion, positions, stocks and Covens stay as they are (SE-12.5).
#[test]
fn a_new_season_leaves_what_players_have() {
    let set_up = table(2).suspicion(0, 5).leader(0, "3g").coven(0, "edith otto");
    let set_up = set_up.stock(0, "skull").potions(0, "love_potion").marker(0, 3, 4);
    let mut t = last_phase(set_up);
    let fields = ["suspicion", "leader", "coven", "stock", "potions", "marker", "crowd"];
    let before = fields.map(|f| t.of(0, f));
    preparation(&mut t).play(End);
    assert_eq!(t.field("season"), "winter");
    assert_eq!(fields.map(|f| t.of(0, f)), before);
}

/// The patients discarded go under the pile: what was left in it is drawn before them (SE-12.6).
#[test]
fn discarded_patients_go_under_the_pile() {
    let set_up = table(2).patient(1, "blind_yellow", true).patient(2, "blind_blue", true);
    let set_up = set_up.patient(3, "paralysed_yellow", true).patient(4, "paralysed_blue", true);
    let mut t = last_phase(set_up);
    t.will(WITCHES, "sen").will(MARKERS, "chant plead");
    // By number: of the infected the second and then the first; of the others always the first.
    t.dice.wish(PATIENTS, [1, 0, 0, 0]);
    t.play(End);
    let at = |flag: usize| t.field("patients")[flag - 1]["patient"].clone();
    let drawn = json!(["infected_blue", "infected_yellow", "blind_yellow", "blind_blue"]);
    assert_eq!(json!([at(2), at(3), at(5), at(6)]), drawn);
    assert_eq!(t.field("patient_discard"), json!([]));
    t.done();
}

/// On entering Winter or Summer a Hunter comes to the empty hut with the lowest number; not on
/// entering Spring (SE-12.7).
#[test]
fn a_hunter_comes_in_winter_and_in_summer() {
    for (season, next, came) in
        [("autumn", "winter", true), ("winter", "spring", false), ("spring", "summer", true)]
    {
        let set_up = table(2).hunters(&[1, 3]).set("season", json!(season));
        let mut t = last_phase(set_up);
        preparation(&mut t).play(End);
        assert_eq!(t.field("season"), next);
        let hut = if came { "active" } else { "empty" };
        assert_eq!(t.field("huts"), json!(["active", hut, "active", "empty", "empty", "empty"]));
    }
}

/// The phase marker returns to phase 1, and everybody takes his discarded cards back (SE-12.8).
#[test]
fn cards_return_to_the_hand() {
    let set_up = table(2).discard(0, "chant collect move plead").discard(1, "ritual");
    let mut t = last_phase(set_up);
    preparation(&mut t).play(End);
    assert_eq!(t.field("phase"), 1);
    for seat in 0..2 {
        assert_eq!(t.list(seat, "hand").len(), 9);
        assert!(t.list(seat, "discard").is_empty());
    }
}

/// The first player's marker passes to the left (SE-12.9).
#[test]
fn the_first_player_changes() {
    let mut t = last_phase(table(2));
    preparation(&mut t).play(End);
    assert_eq!(t.field("first"), 1);
    t.play_as(0, Play(Chant)).play_as(1, Play(Recruit));
    assert_eq!(t.asked(), 1);
}

/// The bottom row of spells goes to the box, the middle one moves down, the next is turned up
/// (SE-12.10).
#[test]
fn the_open_spells_move_down() {
    let set_up = table(2)
        .board("adriannas_ring", "invisibility", "ethereal_song", "blessed_day overgrown_wilds")
        .board("-", "doppelganger", "magic_mirror", "");
    let mut t = last_phase(set_up);
    preparation(&mut t).will(SPELLS, "overgrown_wilds").play(End);
    let row = |e: usize| {
        let row = &t.field("spells")[e];
        json!([row["scoring"], row["middle"], row["bottom"], row["deck"]])
    };
    assert_eq!(row(0), json!([["adriannas_ring"], "overgrown_wilds", "invisibility", 1]));
    assert_eq!(row(1), json!([[], null, "doppelganger", 0]));
}

/// Effects that last a season end last of all, and their markers are taken off; others stay
/// (SE-12.11).
#[test]
fn effects_of_a_season_end() {
    let spells = "dark_moon_stone spiritual_bond wings_of_wind";
    let set_up = crate::spells::lasting(table(2), 0, spells);
    let mut t = last_phase(set_up.board("-", "invisibility", "-", "blessed_day overgrown_wilds"));
    preparation(&mut t).will(SPELLS, "blessed_day").play(End);
    assert_eq!(t.list(0, "lasting"), ["spiritual_bond"]);
    let at = |wanted: fn(&Event) -> bool| t.events.iter().position(wanted);
    let ended = at(|e| matches!(e, Event::SpellEnded { .. }));
    assert!(at(|e| matches!(e, Event::SpellRevealed { .. })) < ended);
    assert!(ended < at(|e| matches!(e, Event::Accused { .. })));
}

/// Preparation: the top witch of the stack comes before the court (SE-4.3).
#[test]
fn a_new_witch_is_accused() {
    let mut t = last_phase(table(2));
    preparation(&mut t).play(End);
    assert_eq!(t.field("chambers")[0]["witches"], json!(["sen"]));
    assert_eq!(t.field("witch_stack"), 23);
}

/// Preparation: the Angry Citizens of the Crowd return to the supply, and one comes to each patient
/// left; new patients have none (SE-4.4, SE-4.5).
#[test]
fn patients_left_get_an_angry_citizen() {
    let set_up = table(2).patient(2, "blind_blue", false).patient(5, "blind_yellow", true);
    let mut t = last_phase(set_up.set("angry_crowd", json!(3)).set("angry", json!(12)));
    t.will(WITCHES, "sen").will(MARKERS, "chant plead");
    t.will(PATIENTS, "paralysed_yellow paralysed_blue infected_blue").play(End);
    let angry = |flag: usize| t.field("patients")[flag - 1]["angry"].as_bool();
    assert_eq!([angry(1), angry(2), angry(4)], [Some(false), Some(true), Some(false)]);
    assert_eq!((angry(5), angry(6)), (None, Some(false)));
    assert_eq!((t.field("angry"), t.field("angry_crowd")), (json!(15), json!(0)));
}

/// Preparation: all Septima markers are shuffled, one is revealed on the left, then one on the
/// right (SE-4.6).
#[test]
fn septima_begins_with_all_markers() {
    let mut t = last_phase(table(2).septima("heal", "move", ""));
    preparation(&mut t).play(End);
    assert_eq!(t.field("markers"), json!(["chant", "plead"]));
    let pile = t.field("marker_pile");
    assert_eq!(pile.as_array().map(Vec::len), Some(7));
}
