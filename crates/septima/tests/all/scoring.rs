//! Final scoring and oracle cards (SE-13).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Game, Shared};
use serde_json::{Value, json};

/// The last phase of the game with everything given: no witch is on trial, and Suspicion stays.
fn end(set: SetUp) -> Table {
    let set = set.set("season", json!("summer")).phase(5);
    let mut t = set.cards(&[Action::Heal, Action::Brew]);
    while !t.is_over() {
        let last = *t.choices().last().unwrap();
        t.play(last);
    }
    t
}

/// Four witches, so that all objectives can count.
const FOUR: &str = "albert otto sen luke";

/// The points of an oracle card for the first player with four witches.
fn oracle(card: &str, set: SetUp) -> i32 {
    let other = if card == "oracle1" { "oracle2" } else { "oracle1" };
    let set =
        set.coven(0, FOUR).player(0, json!({"oracle": card})).player(1, json!({"oracle": other}));
    end(set).line(0, "septima-score-oracle")
}

/// The first player with nothing that any objective asks for.
fn bare() -> SetUp {
    table(2).crowd(0, 0).suspicion(0, 4)
}

/// What lies in the patient tracks.
fn levels(set: SetUp, levels: [u8; 3]) -> SetUp {
    set.player(0, json!({"levels": levels}))
}

/// Right after the Summer Trials all parts are added up (SE-13.1).
#[test]
fn the_score_adds_up() {
    let set = levels(table(2), [1, 1, 2])
        .stock(0, "berry herb crystal")
        .potions(0, "ritual_oil blindness_remedy")
        .crowd(0, 5)
        .coven(0, "otto")
        .player(0, json!({"wisdom": 11, "charms": 2, "oracle": "oracle1"}))
        .player(1, json!({"oracle": "oracle2"}));
    let t = end(set);
    let lines = [
        ("citizens", 7),
        ("wisdom", 11),
        ("oracle", 8),
        ("tracks", 1 + 1 + 3),
        ("levels", 6),
        ("charms", 4),
        ("potions", 2),
        ("pairs", 1),
    ];
    for (line, points) in lines {
        assert_eq!(t.line(0, &format!("septima-score-{line}")), points, "{line}");
    }
    assert_eq!(t.score(0), lines.iter().map(|(_, points)| points).sum::<i32>());
}

/// Own citizens in the Crowd and in both Chambers: 3 for three or four, 7 for five or six
/// (SE-13.2).
#[test]
fn loyal_citizens_count_in_the_crowd_and_the_chambers() {
    let points = |set: SetUp| end(set).line(0, "septima-score-citizens");
    for (citizens, expected) in (0..=6).zip([0, 0, 0, 3, 3, 7, 7]) {
        assert_eq!(points(table(2).crowd(0, citizens)), expected, "{citizens}");
    }
    let chamber = |set: SetUp| set.in_chamber(1, 1, Some(0)).in_chamber(2, 4, Some(0));
    assert_eq!(points(chamber(table(2).crowd(0, 2))), 3);
    assert_eq!(points(chamber(table(2).crowd(0, 3))), 7);
    assert_eq!(points(table(2).crowd(0, 2).in_chamber(1, 1, Some(1))), 0, "not one's own");
}

/// Wisdom gained in the game counts, without what was lost (SE-13.3).
#[test]
fn wisdom_of_the_game_counts() {
    let t = end(table(2).player(0, json!({"wisdom": 9})));
    assert_eq!((t.line(0, "septima-score-wisdom"), t.score(0)), (9, 9));
    let set = table(2).suspicion(0, 3).leader(0, "1b").hunters(&[1]).coven(0, "hazel");
    let set = set.player(0, json!({"wisdom": 9})).septima("remember", "-", "");
    let set = set.set("season", json!("summer")).phase(5);
    let mut t = set.cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay]).will(DIE, "2").plays([End, Stay]);
    assert!(t.is_over());
    assert_eq!(t.line(0, "septima-score-wisdom"), 4);
}

/// As many objectives score as there are witches in the Coven, the best ones that are met
/// (SE-13.4).
#[test]
fn each_witch_scores_an_objective() {
    // Oracle card 4 with all but the second objective.
    let set = levels(bare(), [2, 2, 1])
        .stock(0, "crystal")
        .potions(0, "ritual_oil love_potion ritual_oil");
    for (coven, points) in
        [("", 0), ("otto", 10), ("otto sen", 18), ("otto sen luke", 22), (FOUR, 22)]
    {
        let set = set.clone().coven(0, coven).player(0, json!({"oracle": "oracle4"}));
        assert_eq!(end(set).line(0, "septima-score-oracle"), points, "{coven}");
    }
}

/// A witch beside the Coven scores nothing (SE-13.4, SE-10.33).
#[test]
fn a_mirrored_witch_scores_no_objective() {
    let set = bare()
        .stock(0, "crystal")
        .spells(0, "magic_mirror")
        .player(0, json!({"oracle": "oracle4", "mirror": "otto", "lasting": ["magic_mirror"]}));
    assert_eq!(end(set).line(0, "septima-score-oracle"), 0);
}

/// Oracle cards are secret: they count once the game is over (SE-13.1, SE-1.27).
#[test]
fn an_oracle_card_counts_at_the_end_only() {
    let set = bare().stock(0, "crystal").coven(0, "otto").player(0, json!({"oracle": "oracle4"}));
    assert_eq!(set.clone().start().line(0, "septima-score-oracle"), 0);
    assert_eq!(end(set).line(0, "septima-score-oracle"), 4);
}

/// The objectives of a card are worth 4, 6, 8 and 10 in their order (SE-13.5).
#[test]
fn the_worth_of_objectives() {
    let boards = &Shared::<Noctenburg>::built_in().get().boards;
    assert_eq!(boards.oracle_points.value[..], [4, 6, 8, 10]);
    assert_eq!(oracle("oracle1", levels(bare(), [0, 1, 0])), 4);
    assert_eq!(oracle("oracle1", bare().potions(0, "ritual_oil ritual_oil")), 6);
    assert_eq!(oracle("oracle1", bare().crowd(0, 5)), 8);
    assert_eq!(oracle("oracle1", bare().stock(0, "root root root root root root")), 10);
}

/// The same pieces serve several objectives and count elsewhere too: five kinds on card 2 are also
/// two pairs (SE-13.6).
#[test]
fn pieces_serve_several_times() {
    let potions = "ritual_oil blindness_remedy paralysis_remedy love_potion";
    let set = bare().potions(0, potions).stock(0, "berry skull herb mushroom root").coven(0, FOUR);
    let t =
        end(set.player(0, json!({"oracle": "oracle2"})).player(1, json!({"oracle": "oracle1"})));
    assert_eq!(t.line(0, "septima-score-oracle"), 8 + 10);
    assert_eq!((t.line(0, "septima-score-potions"), t.line(0, "septima-score-pairs")), (4, 2));
    let crystal = bare().stock(0, "crystal berry berry").coven(0, FOUR);
    assert_eq!(oracle("oracle3", crystal), 6, "a crystal is the third berry");
    assert_eq!(oracle("oracle4", bare().crowd(0, 2).in_chamber(2, 1, Some(0))), 6);
}

/// A spell counts whether it is ready or used (SE-13.6).
#[test]
fn used_spells_count() {
    let spells = "dark_moon_stone magic_mirror blessed_day";
    assert_eq!(oracle("oracle5", bare().used(0, spells)), 6);
    assert_eq!(oracle("oracle5", bare().spells(0, spells)), 6);
}

/// A crystal stands for any kind, once in each objective: two fill up five kinds, but one does not
/// stand for two (SE-13.7).
#[test]
fn crystals_serve_in_objectives() {
    assert_eq!(oracle("oracle2", bare().stock(0, "berry skull herb crystal crystal")), 8);
    assert_eq!(oracle("oracle2", bare().stock(0, "berry skull herb crystal")), 0);
    assert_eq!(
        oracle("oracle8", bare().stock(0, "root root root root crystal crystal").marker(0, 0, 5)),
        10
    );
    assert_eq!(oracle("oracle9", bare().stock(0, "crystal")), 4, "and is still a crystal");
}

/// Patients healed are read from the tracks, all levels together where no ailment is named
/// (SE-13.7).
#[test]
fn patients_healed_are_read_from_the_tracks() {
    assert_eq!(oracle("oracle4", levels(bare(), [0, 5, 0])), 10);
    assert_eq!(oracle("oracle4", levels(bare(), [2, 1, 2])), 10);
    assert_eq!(oracle("oracle4", levels(bare(), [2, 1, 1])), 0);
}

/// A marker on a border is in both sections (SE-13.8, SE-9.2).
#[test]
fn a_border_is_in_both_sections() {
    let at = |card, x| oracle(card, bare().marker(0, 2, x));
    for (x, earth, air, fire) in
        [(1, 4, 0, 0), (3, 4, 4, 0), (5, 0, 4, 0), (7, 0, 4, 4), (9, 0, 0, 4)]
    {
        assert_eq!(
            [at("oracle8", x), at("oracle6", x), at("oracle7", x)],
            [earth, air, fire],
            "{x}"
        );
    }
}

/// Suspicion is read after the Summer Trials: Dragomir's help comes in time (SE-13.8, SE-8.10).
#[test]
fn suspicion_is_read_after_the_trials() {
    let set = table(2)
        .set("season", json!("summer"))
        .phase(5)
        .suspicion(0, 5)
        .suspicion(1, -1)
        .coven(0, "dragomir")
        .player(0, json!({"oracle": "oracle3"}))
        .player(1, json!({"oracle": "oracle1"}))
        .accused(1, "wilmot")
        .crowd(0, 4);
    let mut t = set.cards(&[Action::Heal, Action::Brew]);
    t.plays([Stay, End, Stay]).will(BAG, "seat0 seat0 seat0 seat0 seat1 angry").play(End);
    t.play(Refuse);
    while !t.is_over() {
        let first = t.choices()[0];
        t.play(first);
    }
    assert_eq!((t.suspicion(0), t.line(0, "septima-score-oracle")), (3, 4));
}

/// Every objective of a card: met, and just not met.
fn check(card: &str, pairs: [(SetUp, SetUp); 4]) {
    for ((met, missed), points) in pairs.into_iter().zip([4, 6, 8, 10]) {
        assert_eq!(oracle(card, met), points, "{card}, {points} points: met");
        assert_eq!(oracle(card, missed), 0, "{card}, {points} points: not met");
    }
}

fn healed(paralysed: [u8; 3], less: [u8; 3]) -> (SetUp, SetUp) {
    (levels(bare(), paralysed), levels(bare(), less))
}

fn crowds(enough: u8) -> (SetUp, SetUp) {
    (bare().crowd(0, enough), bare().crowd(0, enough - 1))
}

fn stocks(enough: &str, less: &str) -> (SetUp, SetUp) {
    (bare().stock(0, enough), bare().stock(0, less))
}

fn brewed(count: usize) -> (SetUp, SetUp) {
    let potions = ["blindness_remedy", "ritual_oil", "love_potion", "ritual_oil"];
    let of = |n: usize| bare().potions(0, &potions[..n].join(" "));
    (of(count), of(count - 1))
}

fn suspect(value: i8, other: i8) -> (SetUp, SetUp) {
    (bare().suspicion(0, value), bare().suspicion(0, other))
}

fn same(n: usize) -> (SetUp, SetUp) {
    let of = |n: usize| bare().stock(0, &format!("{} berry berry", "herb ".repeat(n)));
    (of(n), of(n - 1))
}

/// Oracle card 1: one Paralysed healed, 2 potions, 5 citizens, 6 ingredients of one kind (SE-13.9).
#[test]
fn oracle_card_1() {
    check("oracle1", [healed([0, 1, 0], [1, 0, 1]), brewed(2), crowds(5), same(6)]);
}

/// Oracle card 2: 2 citizens, 2 Infected healed, 5 different ingredients, 4 potions (SE-13.10).
#[test]
fn oracle_card_2() {
    let kinds = stocks("berry skull herb mushroom root", "berry skull herb mushroom mushroom");
    check("oracle2", [crowds(2), healed([0, 0, 2], [2, 2, 1]), kinds, brewed(4)]);
}

/// Oracle card 3: Suspicion at most 3, 3 berries, 3 Blind healed, and all six citizens (SE-13.11).
#[test]
fn oracle_card_3() {
    let berries = stocks("berry berry berry", "berry berry herb");
    check("oracle3", [suspect(3, 4), berries, healed([3, 0, 0], [2, 3, 3]), crowds(6)]);
}

/// Oracle card 4: a crystal, 3 citizens, 3 potions, 5 patients healed (SE-13.12).
#[test]
fn oracle_card_4() {
    let crystal = stocks("crystal", "berry");
    check("oracle4", [crystal, crowds(3), brewed(3), healed([1, 3, 1], [1, 2, 1])]);
}

/// Oracle card 5: Suspicion at most 3, spells of three elements, 5 berries, 6 patients healed
/// (SE-13.13).
#[test]
fn oracle_card_5() {
    let elements = |last: &str| bare().spells(0, &format!("dark_moon_stone magic_mirror {last}"));
    let elements = (elements("blessed_day"), elements("dream_powder"));
    let berries = stocks("berry berry berry berry berry", "berry berry berry berry root");
    check("oracle5", [suspect(3, 4), elements, berries, healed([2, 2, 2], [2, 1, 2])]);
}

/// Oracle card 6: the marker in Air, 2 Paralysed healed, 5 different ingredients, 6 citizens
/// (SE-13.14).
#[test]
fn oracle_card_6() {
    let air = (bare().marker(0, 3, 4), bare().marker(0, 3, 2));
    let kinds = stocks("berry skull herb mushroom root", "berry skull herb root root");
    check("oracle6", [air, healed([0, 2, 0], [2, 1, 2]), kinds, crowds(6)]);
}

/// Oracle card 7: the marker in Fire, 3 skulls, 3 Blind healed, Suspicion at least 7 (SE-13.15).
#[test]
fn oracle_card_7() {
    let fire = (bare().marker(0, 3, 8), bare().marker(0, 3, 6));
    let skulls = stocks("skull skull skull", "skull skull herb");
    check("oracle7", [fire, skulls, healed([3, 0, 0], [2, 3, 3]), suspect(7, 6)]);
}

/// Oracle card 8: the marker in Earth, 3 citizens, 3 Infected healed, 6 ingredients of one kind
/// (SE-13.16).
#[test]
fn oracle_card_8() {
    let away = |set: SetUp| set.marker(0, 0, 5);
    let both = |(met, missed): (SetUp, SetUp)| (away(met), away(missed));
    let earth = (bare().marker(0, 3, 2), bare().marker(0, 3, 4));
    let infected = healed([0, 0, 3], [3, 3, 2]);
    check("oracle8", [earth, both(crowds(3)), both(infected), both(same(6))]);
}

/// Oracle card 9: a crystal, 3 spells of one element, 5 citizens, 4 potions (SE-13.17).
#[test]
fn oracle_card_9() {
    let fire = |last: &str| bare().used(0, &format!("dark_moon_stone lions_roar {last}"));
    let element = (fire("dream_powder"), fire("blessed_day"));
    check("oracle9", [stocks("crystal", "berry"), element, crowds(5), brewed(4)]);
}

/// Each track gives the worth of its level, and each level reached on all three gives 6 more
/// (SE-13.18, SE-1.19).
#[test]
fn levels_reached_on_all_tracks() {
    for (tracks, points, complete) in [
        ([5, 5, 0], 30, 0),
        ([2, 1, 1], 3 + 1 + 1, 6),
        ([3, 4, 2], 6 + 10 + 3, 12),
        ([5; 3], 45, 30),
    ] {
        let t = end(levels(table(2), tracks));
        assert_eq!(t.line(0, "septima-score-tracks"), points);
        assert_eq!(t.line(0, "septima-score-levels"), complete);
    }
}

/// 2 for each Lucky Charm left, 1 for each potion, 1 for each pair of ingredients and crystals in any
/// mix (SE-13.19).
#[test]
fn leftovers() {
    for (stock, pairs) in [
        ("", 0),
        ("herb", 0),
        ("herb crystal", 1),
        ("herb root berry", 1),
        ("crystal crystal skull skull", 2),
    ] {
        let set = table(2).stock(0, stock).player(0, json!({"charms": 3}));
        let t = end(set.potions(0, "infection_remedy love_potion love_potion"));
        assert_eq!(t.line(0, "septima-score-pairs"), pairs, "{stock}");
        assert_eq!((t.line(0, "septima-score-charms"), t.line(0, "septima-score-potions")), (6, 3));
    }
}

/// Who has won, and the ranks.
fn result(first: Value, second: Value) -> ([bool; 2], [u8; 2]) {
    let parties =
        end(bare().crowd(1, 0).player(0, first).player(1, second)).game.standing().parties;
    ([parties[0].won, parties[1].won], [parties[0].rank, parties[1].rank])
}

/// Most Wisdom wins; in a tie the larger Coven; else the victory is shared (SE-13.20).
#[test]
fn the_winner() {
    let player = |wisdom: u16, coven: &[&str], oracle: &str| json!({"wisdom": wisdom, "coven": coven, "oracle": oracle});
    let (one, two) = (["otto"], ["sen", "luke"]);
    // Nothing that cards 1 and 4 ask for is there.
    let of = |wisdom, coven: &[&str], n| player(wisdom, coven, ["oracle1", "oracle4"][n]);
    assert_eq!(result(of(9, &one, 0), of(8, &two, 1)), ([true, false], [1, 2]));
    assert_eq!(result(of(8, &one, 0), of(8, &two, 1)), ([false, true], [2, 1]));
    assert_eq!(result(of(8, &one, 0), of(8, &["sen"], 1)), ([true, true], [1, 1]));
}
