//! The Black Widow's Suspicion, the end of her phases and seasons (SE-15.65 to SE-15.79).

use crate::common::*;
use crate::solo_cards::{calm, calm_with, crawl, cursed, her, she_plays, spiders, stand};
use serde_json::json;

/// Her Suspicion rises by 1 with a Match with the player, whatever Septima shows, and by 2 with a
/// Match with Septima alone, by either marker (SE-15.65).
#[test]
fn a_match_raises_her_suspicion() {
    let cases = [
        (Action::Heal, "-", "-", 5),
        (Action::Heal, "heal", "move", 5),
        (Action::Heal, "move", "heal", 5),
        (Chant, "heal", "move", 6),
        (Chant, "move", "heal", 6),
        (Chant, "move", "chant", 4),
    ];
    for (own, left, right, suspicion) in cases {
        let t = she_plays(calm().septima(left, right, ""), "heal", own);
        assert_eq!(her(&t, "suspicion"), suspicion, "{own:?} {left} {right}");
    }
}

/// The player's rises by 1 with a Match with her, whatever Septima shows; with Septima alone it is
/// 1 by the left marker and 2 by the right one (SE-15.66, SE-14.1).
#[test]
fn a_match_raises_the_players_suspicion() {
    let cases = [
        ("remember", "-", "-", 3),
        ("remember", "remember", "move", 3),
        ("remember", "move", "remember", 3),
        ("heal", "remember", "move", 3),
        ("heal", "move", "remember", 4),
        ("heal", "heal", "move", 2),
    ];
    for (hers, left, right, suspicion) in cases {
        let mut t = she_plays(calm().septima(left, right, ""), hers, Remember);
        t.play(go("2a"));
        assert_eq!(t.suspicion(0), suspicion, "{hers} {left} {right}");
    }
}

/// At 8, Matched with Septima's left marker: one of her Witches, at random, goes on top of
/// Chamber 2, and her Suspicion is 2 (SE-15.67, SE-15.68).
#[test]
fn a_confrontation_costs_her_a_witch() {
    let set_up = calm().suspicion(1, 8).coven(1, "edith otto").accused(2, "luke");
    let mut t = set_up.septima("heal", "-", "").row("heal", "ritual", "").start();
    t.will(SOLO, "left").will(WITCHES, "otto").play(Play(Chant));
    assert_eq!(
        (her(&t, "coven"), t.accused(2)),
        (json!(["edith"]), vec!["luke".into(), "otto".into()])
    );
    assert_eq!(her(&t, "suspicion"), 2);
    t.done();
}

/// Unlike a player she gives her last Witch too (SE-15.67).
#[test]
fn she_loses_even_her_last_witch() {
    let set_up = calm().suspicion(1, 8).coven(1, "edith").row("chant", "ritual", "");
    let mut t = set_up.start();
    t.will(SOLO, "left").will(WITCHES, "edith").play(Play(Action::Heal));
    assert_eq!((her(&t, "coven"), t.accused(2)), (json!([]), vec!["edith".to_owned()]));
    assert_eq!((her(&t, "suspicion"), t.wisdom(0)), (json!(2), 14));
}

/// Without a Witch of hers the bottom one of the stack goes to Chamber 2 (SE-15.67).
#[test]
fn without_a_witch_the_stack_pays() {
    let under = calm().suspicion(1, 8).set("under", json!(["hazel", "sen"]));
    let t = she_plays(under, "chant", Action::Heal);
    assert_eq!((t.accused(2), t.field("under")), (vec!["sen".to_owned()], json!(["hazel"])));
    assert_eq!((her(&t, "suspicion"), t.field("witch_stack")), (json!(2), json!(22)));
    let mut t = calm().suspicion(1, 8).row("chant", "ritual", "").start();
    t.will(SOLO, "left").will(WITCHES, "tommy").play(Play(Action::Heal));
    assert_eq!((t.accused(2), t.field("witch_stack")), (vec!["tommy".to_owned()], json!(23)));
}

/// With no Witch in either place only her marker moves (SE-15.67).
#[test]
fn without_any_witch_only_the_marker_moves() {
    let t = she_plays(calm().suspicion(1, 8).no_stack(), "chant", Action::Heal);
    assert_eq!((her(&t, "suspicion"), t.accused(2).len()), (json!(2), 0));
}

/// A raise goes point by point, and the rest of it is lost after a confrontation: 2 points at 7 and
/// at 8 end at 2, at 6 they end at 8 (SE-15.68).
#[test]
fn a_raise_ends_with_a_confrontation() {
    for (before, after, lost) in [(6, 8, 0), (7, 2, 1), (8, 2, 1)] {
        for (left, right) in [("heal", "-"), ("-", "heal")] {
            let set_up = calm().suspicion(1, before).septima(left, right, "");
            let mut t = set_up.coven(1, "edith luke").row("heal", "ritual", "").start();
            t.free().will(SOLO, "left").play(Play(Chant));
            assert_eq!((her(&t, "suspicion"), t.accused(2).len()), (json!(after), lost));
        }
    }
}

/// Two raises are two: after a confrontation by her card the Match raises her again
/// (SE-15.68, SE-15.45).
#[test]
fn the_next_raise_counts_again() {
    let mut t = calm().suspicion(1, 8).coven(1, "edith luke").row("brew", "ritual", "").start();
    t.will(SOLO, "left").will(WITCHES, "luke").play(Play(Action::Brew));
    assert_eq!((her(&t, "suspicion"), t.accused(2)), (json!(3), vec!["luke".to_owned()]));
}

/// A whole phase in which the player goes first, on 1a, and she plays a card.
fn phase(set_up: SetUp, hers: &str, own: Action) -> Table {
    let mut t = set_up.leader(0, "1a").row(hers, "move", "").start();
    t.free().will(SOLO, "left").play(Play(own)).idle();
    crawl(&mut t);
    t
}

/// Her raises call no Hunters: nobody rolls for her, and none is moved (SE-15.69).
#[test]
fn her_suspicion_calls_no_hunters() {
    for huts in [&[1, 2, 3, 4, 5, 6][..], &[3]] {
        let t = phase(alone().hunters(huts), "brew", Action::Heal);
        assert_eq!((her(&t, "suspicion"), t.field("phase")), (json!(5), json!(2)));
        let all = if huts.len() == 6 { "AAAAAA" } else { "..A..." };
        assert_eq!(t.huts(), all);
        assert!(!t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
    }
}

/// What lowers the player's Suspicion does nothing to hers: his Chant, a Calming Potion, a Favor
/// (SE-15.70).
#[test]
fn nothing_of_the_players_lowers_her_suspicion() {
    let set_up = alone().leader(0, "1a").suspicion(0, 8).potions(0, "calming_potion");
    let set_up = set_up.crowd(0, 4).phase(5).row("collect", "move", "");
    let mut t = set_up.start();
    t.free().will(SOLO, "left").play(Play(Chant)).stay();
    t.play(drink("calming_potion")).play(Way(1));
    assert_eq!((t.suspicion(0), t.stage(), her(&t, "suspicion")), (4, "end".into(), json!(4)));
    t.play(End);
    crawl(&mut t);
    t.play(Favor(1));
    assert_eq!((t.suspicion(0), her(&t, "suspicion")), (3, json!(4)));
}

/// She plays the card that a face of the die shows; what step E makes of the Row Move and Brew, with
/// Chant on top of the deck.
fn row_after(face: &str) -> Table {
    let mut t = alone().leader(0, "1a").row("move", "brew", "").start();
    t.free().will(SOLO, face).will(WIDOW, "chant plead").play(Play(Action::Heal)).idle();
    crawl(&mut t);
    t
}

/// Step E: her card is discarded, the card that is left lies on the left, and the top card of the
/// deck is laid open on the right (SE-15.71).
#[test]
fn the_row_is_filled_in_step_e() {
    let seen = |face: &str| {
        let t = row_after(face);
        assert_eq!(her(&t, "action"), json!(null));
        (her(&t, "row"), her(&t, "discard"), her(&t, "deck"))
    };
    assert_eq!(seen("left"), (json!(["brew", "chant"]), json!(["move"]), json!(6)));
    assert_eq!(seen("right"), (json!(["move", "chant"]), json!(["brew"]), json!(6)));
    assert_eq!(seen("deck"), (json!(["move", "brew"]), json!(["chant"]), json!(6)), "still two");
}

/// A Remember revealed in step E stays in the Row, and she may play it (SE-15.71).
#[test]
fn a_remember_stays_in_the_row() {
    let mut t = alone().leader(0, "1a").row("move", "brew", "").start();
    t.free().will(SOLO, "right").will(WIDOW, "remember").play(Play(Action::Heal)).idle();
    crawl(&mut t);
    assert_eq!(her(&t, "row"), json!(["move", "remember"]));
    t.will(SOLO, "right").play(Play(Action::Brew));
    assert_eq!(her(&t, "action"), "remember");
}

/// With an empty deck the Row stays as it is, the deck face means the right card, and with a single
/// card every face means that one (SE-15.72).
#[test]
fn an_empty_deck_leaves_the_row() {
    let gone = "collect heal chant recruit plead remember ritual";
    for faces in ["deck left", "deck right", "deck deck"] {
        let mut t = alone().leader(0, "1a").row("move", "brew", gone).start();
        t.free().will(SOLO, faces).play(Play(Action::Heal));
        assert_eq!((her(&t, "action"), her(&t, "deck")), (json!("brew"), json!(0)));
        t.idle();
        crawl(&mut t);
        assert_eq!(her(&t, "row"), json!(["move", null]));
        t.play(Play(Action::Brew));
        assert_eq!((her(&t, "action"), her(&t, "row")), (json!("move"), json!([null, null])));
    }
}

/// The fifth phase up to the player's End: he goes first, on 1a, with Suspicion −1 and nobody in the
/// Crowd; she will play Collect. All that is not scripted is left to chance.
fn last_phase(set_up: SetUp) -> Table {
    let set_up = set_up.leader(0, "1a").suspicion(0, -1).row("collect", "brew", "").phase(5);
    let mut t = set_up.start();
    t.free().will(SOLO, "left").play(Play(Action::Heal)).stay();
    t
}

/// The season ends, as far as nothing but spiders is asked.
fn end(set_up: SetUp) -> Table {
    let mut t = last_phase(set_up);
    t.play(End);
    crawl(&mut t);
    t
}

/// Angry Citizens that came before the Trials.
fn angered(t: &Table) -> Option<u8> {
    let mut count = t.events.iter().filter_map(|e| match e {
        Event::Angered { count } => Some(*count),
        _ => None,
    });
    count.next()
}

/// Before the Trials she adds Angry Citizens for her Suspicion like a player (SE-15.73, SE-11.2).
#[test]
fn her_suspicion_brings_angry_citizens() {
    for (suspicion, angry) in [(-1, 0), (0, 1), (2, 2), (4, 3), (8, 4)] {
        let t = end(alone().crowd(0, 0).suspicion(1, suspicion));
        assert_eq!(angered(&t), Some(angry), "{suspicion}");
    }
}

/// With deterministic Trials her lines count like a player's: a raise over a line brings an Angry
/// Citizen, and her fall from 8 to 2 takes two back (SE-15.73, SE-14.7).
#[test]
fn her_lines_count_in_deterministic_trials() {
    let open = || calm_with(json!({"trial": "open"})).set("angry", json!(10));
    let open = || open().set("angry_crowd", json!(6));
    for (before, after) in [(4, 6), (6, 7), (7, 6), (3, 7)] {
        let t = she_plays(open().suspicion(1, before), "brew", Action::Heal);
        assert_eq!(t.field("angry_crowd"), after, "{before}");
    }
    let t = she_plays(open().suspicion(1, 8).no_stack(), "brew", Action::Heal);
    assert_eq!((t.field("angry_crowd"), t.field("angry")), (json!(4), json!(12)));
}

/// A Trial of Otto with these citizens; hers besides are in the supply.
fn trial(set_up: SetUp, citizens: &str) -> Table {
    end(stand(set_up.crowd(0, 0).crowd(1, 0).accused(1, "otto"), 1, citizens))
}

fn winners(t: &Table) -> Vec<usize> {
    let won =
        |e: &Event| if let Event::TrialWon { seat, .. } = e { Some(seat.index()) } else { None };
    t.events.iter().filter_map(won).collect()
}

/// Cursed Citizens are Loyal ones of her colour: for the verdict and for the winner, ties going to
/// the leftmost (SE-15.74, SE-11.6, SE-11.7).
#[test]
fn cursed_citizens_take_part_in_the_trials() {
    assert_eq!(winners(&trial(alone(), "0 0 0 1 - -")), [0], "with hers there are four");
    assert_eq!(winners(&trial(alone(), "0 1 1 1 - -")), [1]);
    assert!(winners(&trial(alone(), "0 1 1 - - -")).is_empty());
    assert_eq!(winners(&trial(alone(), "1 0 0 1 - -")), [1]);
    assert_eq!(winners(&trial(alone(), "- 0 1 1 0 -")), [0]);
}

/// If she wins the player loses 3 Wisdom, or what he has; she recalls 2 (SE-15.74).
#[test]
fn her_victory_costs_wisdom() {
    let t = trial(alone(), "1 1 1 0 - -");
    assert_eq!((t.wisdom(0), cursed(&t)), (11, [5, 1, 0, 0]));
    let t = trial(alone().player(0, json!({"wisdom": 2})), "1 1 1 0 - -");
    assert_eq!(t.wisdom(0), 0);
    let mut t = trial(alone(), "0 0 0 1 - -");
    assert_eq!(t.wisdom(0), 17, "his own is as ever");
    t.play(Refuse);
    assert_eq!(cursed(&t), [5, 1, 0, 0]);
}

/// In Summer she leaves 2 in the Chamber, like any winner (SE-15.74, SE-11.11).
#[test]
fn in_summer_two_of_hers_stay() {
    let t = trial(alone().set("season", json!("summer")), "1 1 1 0 - -");
    assert!(t.is_over());
    assert_eq!((t.wisdom(0), cursed(&t)), (11, [3, 1, 2, 0]));
}

/// With fewer than 4 Witches she takes the Witch she has won, with 4 it goes to the box; nobody is
/// asked (SE-15.75).
#[test]
fn she_takes_the_witch() {
    let boxed = |t: &Table| {
        t.events.iter().any(|e| matches!(e, Event::Boxed { witch: w } if *w == witch("otto")))
    };
    let t = trial(alone().coven(1, "albert edith luke"), "1 1 1 0 - -");
    assert_eq!(her(&t, "coven"), json!(["albert", "edith", "luke", "otto"]));
    assert!(!boxed(&t) && t.field("season") == "winter");
    let t = trial(alone().coven(1, "albert edith luke hazel"), "1 1 1 0 - -");
    assert_eq!(her(&t, "coven"), json!(["albert", "edith", "hazel", "luke"]));
    assert!(boxed(&t) && t.field("season") == "winter");
}

/// The spiders that moved in the Favors, after everything of the last phase.
fn favors(t: &Table) -> Vec<u8> {
    let after = t.events.iter().skip_while(|e| !matches!(e, Event::Angered { .. }));
    let moved =
        |e: &Event| if let Event::SpiderMoved { spider, .. } = e { Some(*spider) } else { None };
    after.filter_map(moved).collect()
}

/// With 3, 4, 5 or 6 Cursed Citizens in the Crowd she makes 1, 2, 3 or 4 moves of spiders, with
/// fewer none; one Citizen returns, once for all moves (SE-15.76, SE-15.78).
#[test]
fn her_crowd_moves_spiders() {
    for (crowd, moves, left) in [(1, 0, 1), (2, 0, 2), (3, 1, 2), (4, 2, 3), (5, 3, 4), (6, 4, 5)] {
        let t = end(alone().crowd(1, crowd));
        assert_eq!((favors(&t).len(), cursed(&t)[1]), (moves, left), "{crowd} citizens");
        assert_eq!((t.field("season"), t.wisdom(0)), (json!("winter"), 14));
    }
}

/// She uses no Favor herself, and there are none after Summer (SE-15.76, SE-12.1).
#[test]
fn she_uses_no_favor() {
    let t = end(alone().crowd(1, 6));
    assert!(!t.events.iter().any(|e| matches!(e, Event::UsedFavor { .. })));
    assert_eq!(her(&t, "suspicion"), 4);
    let t = end(alone().crowd(1, 6).set("season", json!("summer")));
    assert!(t.is_over() && favors(&t).is_empty());
}

/// Each move is made by the spider that is furthest at that moment (SE-15.76).
#[test]
fn the_furthest_spider_moves() {
    // The crawl brings them to 4, 7 and 6 spaces from 1a.
    assert_eq!(favors(&end(alone().crowd(1, 3))), [2]);
    let mut t = last_phase(alone().crowd(1, 4));
    t.play(End);
    while favors(&t).is_empty() {
        let way = t.choices()[0];
        t.play(way);
    }
    // Now 4, 6 and 6: either of two, by any way.
    let may =
        |n: u8| t.choices().iter().any(|c| matches!(c, Spider { spider, .. } if *spider == n));
    assert_eq!([may(1), may(2), may(3)], [false, true, true]);
}

/// The player leaves the spiders' space 2b for 1a in the fifth phase; then she has her Favors.
fn two_away(crowd: u8) -> Table {
    let set_up = calm().crowd(1, crowd).suspicion(0, -1).phase(5).row("heal", "ritual", "");
    let mut t = set_up.start();
    t.free().will(SOLO, "left").play(Play(Move)).play(go("2a")).play(go("1a")).play(End);
    crawl(&mut t);
    t
}

/// For each spider that moved and ended 1 space from the Leader 1 Wisdom is lost, for one on his
/// space 5 (SE-15.77).
#[test]
fn spiders_bite_in_the_favors() {
    for (crowd, wisdom, at) in [
        (2, 14, "2b 2b 2b"),
        (3, 13, "2a 2b 2b"),
        (4, 12, "2a 2a 2b"),
        (5, 11, "2a 2a 2a"),
        (6, 7, "1a 2a 2a"),
    ] {
        let t = two_away(crowd);
        assert_eq!((t.wisdom(0), spiders(&t)), (wisdom, at.into()), "{crowd}");
    }
}

/// She stops when a spider reaches the Leader; those beside him that did not move cost nothing
/// (SE-15.77).
#[test]
fn she_stops_at_the_leader() {
    let set_up = calm().crowd(1, 6).suspicion(0, -1).phase(5).row("heal", "ritual", "");
    let mut t = set_up.start();
    t.free().will(SOLO, "left").play(Play(Action::Brew)).play(go("2a"));
    assert_eq!(t.wisdom(0), 14);
    t.play(End);
    crawl(&mut t);
    // Three spiders beside him at the end of his turn, then one on him.
    assert_eq!((t.wisdom(0), spiders(&t)), (14 - 3 - 5, "2a 2b 2b".into()));
    assert_eq!((favors(&t), cursed(&t)), (vec![1], [1, 5, 0, 0]));
}

/// If all spiders are on the Leader's space none moves, and no Citizen returns (SE-15.78).
#[test]
fn without_a_move_no_citizen_returns() {
    let set_up = alone().crowd(1, 6).suspicion(0, -1).phase(5).row("collect", "brew", "");
    let mut t = set_up.spiders("2a 2c 2d", &[]).player(0, json!({"wisdom": 30})).start();
    t.free().will(SOLO, "left").play(Play(Action::Heal)).stay().play(End);
    // They crawl to 2b.
    assert_eq!((spiders(&t), t.wisdom(0)), ("2b 2b 2b".into(), 30 - 3 - 15));
    assert_eq!(
        (favors(&t), cursed(&t), t.field("season")),
        (vec![], [0, 6, 0, 0], json!("winter"))
    );
}

/// The first player's marker passes with each season: he is first in Autumn and Spring, she in
/// Winter and Summer (SE-15.79).
#[test]
fn the_first_player_changes_with_each_season() {
    for (season, first, next) in
        [("autumn", 0, "winter"), ("winter", 1, "spring"), ("spring", 0, "summer")]
    {
        let set_up =
            alone().leader(0, "1a").set("season", json!(season)).set("first", json!(first));
        let set_up = set_up.set("active", json!(first)).suspicion(0, -1).phase(5);
        let mut t = set_up.start();
        t.free().play(Play(Action::Heal));
        crawl(&mut t);
        t.idle();
        crawl(&mut t);
        assert_eq!((t.field("season"), t.field("first")), (json!(next), json!(1 - first)));
        assert_eq!((t.field("phase"), t.stage()), (json!(1), "choose".into()));
    }
}

/// As first player she takes her turn before the player (SE-15.79, SE-15.28).
#[test]
fn as_first_player_she_begins() {
    let began = |t: &Table| {
        let seat =
            |e: &Event| if let Event::TurnBegan { seat } = e { Some(seat.index()) } else { None };
        t.events.iter().filter_map(seat).collect::<Vec<_>>()
    };
    assert_eq!(began(&she_plays(calm(), "heal", Chant)), [1, 0]);
    assert_eq!(began(&phase(alone(), "heal", Action::Brew)), [0, 1]);
}
