//! The end of the solo game, and its settings (SE-15.80 to SE-15.95).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use crate::solo_cards::{calm_with, crawl, cursed, her, in_shadow, she_plays, stand};
use kernel::{Chance, Game, Match, Seat, Seed, Shared};
use serde_json::{Value, json};

/// The game is over: the last phase is played with nothing done in it that counts.
fn end(set_up: SetUp) -> Table {
    let set_up = set_up.leader(0, "1a").set("season", json!("summer")).phase(5);
    let mut t = set_up.row("collect", "brew", "").start();
    t.free().will(SOLO, "left").play(Play(Remember));
    while !t.is_over() {
        crawl(&mut t);
        let quiet = [Stay, GoOn, Enough, End, Refuse];
        if let Some(choice) = quiet.into_iter().find(|c| !t.is_over() && t.offers(*c)) {
            t.play(choice);
        }
    }
    t
}

/// The player's final score, against which the last Worry is held.
fn total(set_up: SetUp) -> i64 {
    her(&end(set_up), "wisdom").as_i64().unwrap()
}

/// The final scoring is that of several players, without Wisdom for objectives (SE-15.80, SE-13.1).
#[test]
fn objectives_give_no_wisdom() {
    // All four objectives of card 4 are met, with a Witch for each.
    let set_up = alone()
        .player(0, json!({"levels": [1, 2, 2], "charms": 2, "oracle": "oracle4", "wisdom": 20}))
        .stock(0, "berry herb crystal")
        .potions(0, "ritual_oil blindness_remedy ritual_oil")
        .coven(0, "edith hazel luke otto")
        .crowd(0, 5);
    let t = end(set_up);
    assert_eq!(
        her(&t, "worries").as_array().unwrap()[..4],
        [json!(true), json!(true), json!(true), json!(true)]
    );
    // Citizens, Wisdom, tracks, levels, charms, potions, a pair.
    assert_eq!(her(&t, "wisdom"), 7 + 20 + (1 + 3 + 3) + 6 + 4 + 3 + 1);
}

/// 3 or 4 Cursed Citizens in the Crowd take 3 off, 5 or 6 take 7; those in the Chambers do not count
/// (SE-15.80).
#[test]
fn cursed_citizens_in_the_crowd_take_wisdom_off() {
    for (crowd, less) in (0..=6).zip([0, 0, 0, 3, 3, 7, 7]) {
        assert_eq!(total(alone().crowd(1, crowd)), 14 - less, "{crowd}");
    }
    let t = end(stand(alone().crowd(1, 2), 2, "1 1 1 1"));
    assert_eq!((her(&t, "wisdom"), cursed(&t)), (json!(14), [0, 2, 0, 4]));
    assert_eq!(total(alone().crowd(0, 4).crowd(1, 4)), 14 + 3 - 3, "his own still count for him");
}

/// Each of her patient tracks takes the value of its level off, and each level reached on all three
/// of them 6 (SE-15.80, SE-1.19).
#[test]
fn her_patient_tracks_take_wisdom_off() {
    let rich = |levels: [u8; 3]| {
        total(alone().player(0, json!({"wisdom": 90})).player(1, json!({"levels": levels})))
    };
    for (level, less) in (0..=5).zip([0, 1, 3, 6, 10, 15]) {
        assert_eq!(rich([0, level, 0]), 90 - less, "level {level}");
    }
    assert_eq!(rich([3, 5, 0]), 90 - 6 - 15);
    assert_eq!(rich([1, 3, 2]), 90 - 1 - 6 - 3 - 6);
    assert_eq!(rich([5, 5, 5]), 90 - 3 * 15 - 5 * 6);
}

/// What is taken off can bring the final score below 0 (SE-15.81).
#[test]
fn the_final_score_may_be_negative() {
    let poor = alone().player(0, json!({"wisdom": 2})).crowd(1, 5);
    let t = end(poor.player(1, json!({"levels": [1, 3, 2]})));
    assert_eq!(her(&t, "wisdom"), 2 - 7 - 10 - 6);
    assert_eq!(t.game.standing().parties[0].ties[0].points, -21);
    assert_eq!(t.wisdom(0), 2, "his Wisdom itself is not less than nothing");
}

/// Nothing that is worried about: an Oracle card of which nothing is met, and four Witches of hers.
fn careless() -> SetUp {
    alone().player(0, json!({"oracle": "oracle4"})).crowd(0, 0).coven(1, "albert edith luke hazel")
}

const NONE: [usize; 0] = [];

/// The numbers of the Worries that are met.
fn met(set_up: SetUp) -> Vec<usize> {
    let worries = her(&end(set_up), "worries");
    (1..=8).filter(|n| worries[n - 1] == true).collect()
}

/// Each objective of the Oracle card that is met is a Worry, without any Witch (SE-15.82).
#[test]
fn objectives_are_worries_one_to_four() {
    let levels = |levels: [u8; 3]| careless().player(0, json!({"levels": levels}));
    assert_eq!(met(careless()), NONE);
    assert_eq!(met(careless().stock(0, "crystal")), [1]);
    assert_eq!(met(careless().stock(0, "root root root")), NONE);
    assert_eq!(met(careless().crowd(0, 3)), [2]);
    assert_eq!(met(careless().crowd(0, 2)), NONE);
    assert_eq!(met(careless().potions(0, "ritual_oil love_potion ritual_oil")), [3]);
    assert_eq!(met(careless().potions(0, "ritual_oil love_potion")), NONE);
    assert_eq!(met(levels([2, 2, 1])), [4]);
    assert_eq!(met(levels([2, 1, 1])), NONE);
    assert_eq!(met(levels([2, 2, 1]).stock(0, "crystal").crowd(0, 3)), [1, 2, 4]);
    assert_eq!(met(careless().player(0, json!({"oracle": "oracle3"}))), [1], "another card");
}

/// Worry 5: four Witches in the player's Coven (SE-15.83).
#[test]
fn four_witches_are_worry_five() {
    assert_eq!(met(careless().coven(0, "otto sen berta nina")), [5]);
    assert_eq!(met(careless().coven(0, "otto sen berta")), NONE);
}

/// Worry 6: at most three Witches in hers (SE-15.84).
#[test]
fn at_most_three_of_hers_are_worry_six() {
    assert_eq!(met(careless().coven(1, "albert edith luke")), [6]);
    assert_eq!(met(careless().coven(1, "")), [6]);
    assert_eq!(met(careless()), NONE);
}

/// Worry 7: the Ritual marker on the top ribbon, row 10 (SE-15.85).
#[test]
fn the_top_ribbon_is_worry_seven() {
    assert_eq!(met(careless().marker(0, 10, 1)), [7]);
    assert_eq!(met(careless().marker(0, 10, 9)), [7]);
    assert_eq!(met(careless().marker(0, 9, 2)), NONE);
}

/// Worry 8: at least 42 Wisdom after all that is taken off (SE-15.86).
#[test]
fn forty_two_wisdom_are_worry_eight() {
    let wisdom = |points: u8| careless().player(0, json!({"wisdom": points}));
    assert_eq!(met(wisdom(42)), [8]);
    assert_eq!(met(wisdom(41)), NONE);
    assert_eq!(met(wisdom(44).crowd(1, 3)), NONE);
    assert_eq!(met(wisdom(45).crowd(1, 3)), [8]);
    assert_eq!(met(wisdom(41).player(0, json!({"charms": 1}))), [8], "with everything that scores");
}

/// A game that ends with this many Worries met, up to 8.
fn with_worries(options: Value, worries: usize) -> Table {
    let set_up = alone_with(options).crowd(0, 0).player(0, json!({"oracle": "oracle4"}));
    let steps: [fn(SetUp) -> SetUp; 8] = [
        |s| s.stock(0, "crystal"),
        |s| s.crowd(0, 3),
        |s| s.potions(0, "ritual_oil love_potion ritual_oil"),
        |s| s.player(0, json!({"levels": [2, 2, 1]})),
        |s| s.coven(0, "otto sen berta nina"),
        |s| s.coven(1, "albert edith luke"),
        |s| s.marker(0, 10, 1),
        |s| s.player(0, json!({"wisdom": 42})),
    ];
    let set_up = set_up.coven(1, "albert edith luke hazel");
    let t = end(steps.into_iter().take(worries).fold(set_up, |s, step| step(s)));
    let count = her(&t, "worries").as_array().unwrap().iter().filter(|w| **w == true).count();
    assert_eq!(count, worries);
    t
}

/// Whether the player has won.
fn has_won(t: &Table) -> bool {
    let standing = t.game.standing();
    let [player, widow] = &standing.parties[..] else { panic!("there are two parties") };
    assert!(t.is_over() && standing.over);
    assert_ne!(player.won, widow.won, "one of the two wins");
    assert_eq!((player.rank, widow.rank), if player.won { (1, 2) } else { (2, 1) });
    player.won
}

/// With as many Worries met as are needed the player wins, with fewer he loses (SE-15.87).
#[test]
fn enough_worries_win() {
    for worries in 0..=8 {
        let t = with_worries(json!({}), worries);
        assert_eq!(has_won(&t), worries >= 5, "{worries}");
    }
}

/// The standing shows the Worries met against those needed, and nothing else counts (SE-15.87).
#[test]
fn the_standing_counts_worries() {
    let standing = with_worries(json!({}), 6).game.standing();
    let lines: Vec<(&str, i32)> =
        standing.parties[0].lines.iter().map(|l| (l.what, l.points)).collect();
    let expected = [
        ("septima-worry-objectives", 4),
        ("septima-worry-witches", 1),
        ("septima-worry-her-witches", 1),
        ("septima-worry-ribbon", 0),
        ("septima-worry-wisdom", 0),
    ];
    assert_eq!((lines, standing.parties[0].score), (expected.to_vec(), 6));
    assert_eq!((standing.parties[1].seat, standing.parties[1].score), (None, 5));
    // Much Wisdom alone is one Worry.
    let t = end(careless().player(0, json!({"wisdom": 500})));
    assert!(!has_won(&t));
}

/// A solo game as it is dealt with these settings.
fn dealt(settings: Value) -> Table {
    let mut options = settings;
    options["seats"] = json!(1);
    deal_with(options, &[])
}

/// Setting `worries`: that many are needed; usually 5, with Shapeshifting 7 (SE-15.88).
#[test]
fn the_worries_needed_can_be_set() {
    assert_eq!(her(&dealt(json!({})), "needed"), 5);
    assert_eq!(her(&dealt(json!({"shapeshifting": true})), "needed"), 7);
    for worries in 4..=8 {
        let settings = json!({"worries": worries.to_string()});
        assert_eq!(her(&dealt(settings.clone()), "needed"), worries);
        assert!(!has_won(&with_worries(settings.clone(), worries - 1)));
        assert!(has_won(&with_worries(settings, worries)));
    }
    let both = json!({"shapeshifting": true, "worries": "5"});
    assert_eq!(her(&dealt(both), "needed"), 5, "a number that is set holds with Shapeshifting too");
}

/// The settings go together, each in its own way (SE-15.88).
#[test]
fn settings_may_be_combined() {
    let t = dealt(json!({"worries": "8", "wisdom": "28", "negotiation": "fewer"}));
    assert_eq!((her(&t, "needed"), her(&t, "wisdom_needed")), (json!(8), json!(28)));
    assert_eq!(her(&t, "negotiation"), json!([2, 2, 2]));
}

/// They belong to the solo game: with two players, and with other values, they are refused
/// (SE-15.88).
#[test]
fn settings_are_for_the_solo_game() {
    let refused = |options: Value| {
        let chance = Chance::fast(Seed::numbered(1, 0));
        Match::<Septima>::new(Shared::built_in(), &options, vec![], chance).is_err()
    };
    assert!(!refused(json!({"seats": 2})));
    for (name, value) in
        [("worries", "4"), ("wisdom", "35"), ("widow_bonus", "never"), ("negotiation", "more")]
    {
        assert!(!refused(json!({"seats": 1, name: value})), "{name}");
        assert!(refused(json!({"seats": 2, name: value})), "{name}");
    }
    for (name, value) in
        [("worries", "3"), ("worries", "9"), ("wisdom", "41"), ("negotiation", "none")]
    {
        assert!(refused(json!({"seats": 1, name: value})), "{name} {value}");
    }
}

/// What Recruit brings to her Crowd, Matched or not, and her Suspicion after it.
fn recruit(bonus: Option<&str>, own: Action) -> (Value, Value) {
    let settings = bonus.map_or(json!({}), |bonus| json!({"widow_bonus": bonus}));
    let t = she_plays(calm_with(settings), "recruit", own);
    (her(&t, "crowd"), her(&t, "suspicion"))
}

/// Setting `widow_bonus`, usually "matched": her bonus comes with a Match (SE-15.89).
#[test]
fn her_bonus_usually_needs_a_match() {
    for bonus in [None, Some("matched")] {
        assert_eq!(recruit(bonus, Recruit), (json!(4), json!(5)));
        assert_eq!(recruit(bonus, Action::Heal), (json!(3), json!(4)));
    }
}

/// "never": there is no bonus, but a Match raises her Suspicion (SE-15.90).
#[test]
fn her_bonus_never_comes() {
    assert_eq!(recruit(Some("never"), Recruit), (json!(3), json!(5)));
    assert_eq!(recruit(Some("never"), Action::Heal), (json!(3), json!(4)));
}

/// "always": the bonus comes with every card, but only a Match raises her Suspicion (SE-15.91).
#[test]
fn her_bonus_always_comes() {
    assert_eq!(recruit(Some("always"), Recruit), (json!(4), json!(5)));
    assert_eq!(recruit(Some("always"), Action::Heal), (json!(4), json!(4)));
    let always = calm_with(json!({"widow_bonus": "always"})).patient(4, "blind_blue", false);
    let t = in_shadow(always, "brew", "heal", Chant);
    assert_eq!((her(&t, "levels"), her(&t, "suspicion")), (json!([1, 0, 0]), json!(5)));
}

/// Setting `wisdom`: what Worry 8 asks for, usually 42 (SE-15.92).
#[test]
fn the_wisdom_needed_can_be_set() {
    assert_eq!(her(&dealt(json!({})), "wisdom_needed"), 42);
    for needed in [42, 35, 28, 1] {
        let settings = json!({"wisdom": needed.to_string()});
        assert_eq!(her(&dealt(settings.clone()), "wisdom_needed"), needed);
        let has = |wisdom: i32| {
            let t = end(alone_with(settings.clone()).player(0, json!({"wisdom": wisdom})));
            her(&t, "worries")[7] == true
        };
        assert_eq!([has(needed - 1), has(needed)], [false, true], "{needed}");
    }
}

/// Setting `negotiation`, usually "normal": 3 Cooperation, 2 Delay, 3 Information (SE-15.93).
#[test]
fn negotiation_cards_as_usual() {
    assert_eq!(her(&dealt(json!({})), "negotiation"), json!([3, 2, 3]));
    assert_eq!(her(&dealt(json!({"negotiation": "normal"})), "negotiation"), json!([3, 2, 3]));
}

/// "more": all ten, 4 Cooperation, 3 Delay, 3 Information (SE-15.94).
#[test]
fn more_negotiation_cards() {
    assert_eq!(her(&dealt(json!({"negotiation": "more"})), "negotiation"), json!([4, 3, 3]));
}

/// "fewer": 2 of each (SE-15.95).
#[test]
fn fewer_negotiation_cards() {
    assert_eq!(her(&dealt(json!({"negotiation": "fewer"})), "negotiation"), json!([2, 2, 2]));
}

/// Before the end only the player sees how he stands with the objectives of his secret card, and
/// the standing leaves them out (SE-15.82, SE-15.87, SE-1.27).
#[test]
fn nobody_else_sees_the_objectives() {
    let t = alone().player(0, serde_json::json!({"oracle": "oracle2"})).crowd(0, 2).start();
    let worries = |viewer: Option<Seat>| {
        let view = serde_json::to_value(t.game.view(viewer)).unwrap();
        view["widow"]["worries"].as_array().unwrap().clone()
    };
    assert_eq!(worries(Some(Seat::new(0)))[0], true);
    assert!(worries(None)[..4].iter().all(|met| met.is_null()));
    assert_eq!(worries(None)[5], true);
    assert_eq!(t.game.standing().parties[0].lines[0].points, 0);
}
