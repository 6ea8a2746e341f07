//! The black spells: Offering, Focus and Feast (SB-13).

use crate::common::*;

const NINE: &str = "Rc Rt Ps Gc Gt Wc Wt Bc Bt";
const EIGHT: &str = "Rc Rt Ps Gc Gt Wc Wt Bc";
const TWELVE: &str = "Rt Rt Rs Pt Pt Ps Gt Gt Gs Wt Wt Ws";
const FOURTEEN: &str = "Rt Rt Rs Pt Pt Ps Gt Gt Gs Wt Wt Ws Bs Bs";

const STORE: Way = Way::Store;
const TAKE: Way = Way::Take;

fn midday() -> SetUp {
    table(2).phase(Phase::Midday)
}

fn evening() -> SetUp {
    table(2).phase(Phase::Evening)
}

/// SB-13.1: Offering is worth 2, 4 or 6 points.
#[test]
fn offering_gives_two_four_or_six_points() {
    assert_eq!(points(Spell::Offering), [2, 4, 6]);
}

/// SB-13.1: two, three or four tokens of one colour are stored, whatever their runes.
#[test]
fn offering_stores_two_three_or_four_of_a_colour() {
    let set = midday().knows(0, Spell::Offering, L5, "Kc");
    for (level, pool, stored, left) in [
        (L3, "Rc Rt Gs", "Rc Rt", "Gs"),
        (L4, "Rc Rt Rs Gs", "Rc Rt Rs", "Gs"),
        (L5, "Rc Rt Rt Rs Gs", "Rc Rt Rt Rs", "Gs"),
    ] {
        let mut table = set.clone().pool(0, pool).start();
        table.play(cast(Spell::Offering, level));
        assert_eq!((table.familiar(0).as_str(), table.pool(0).as_str()), (stored, left));
        assert_eq!(table.phase(), Phase::Evening);
    }
}

/// SB-13.1, SB-7.2: an owner of level 5 may also store two or three.
#[test]
fn offering_5_may_store_fewer() {
    let set = midday().knows(0, Spell::Offering, L5, "Kc").pool(0, "Rc Rt Rt Rs Gc");
    let mut table = set.start();
    assert_eq!(table.casts(), Level::ALL.map(|l| cast(Spell::Offering, l)));
    table.play(cast(Spell::Offering, L3)).plays(each(Store, "Rt Rs"));
    assert_eq!((table.familiar(0), table.pool(0)), ("Rt Rs".into(), "Rc Rt Gc".into()));
}

/// SB-13.1: after the first token the others are of its colour.
#[test]
fn offering_keeps_to_one_colour() {
    let mut table =
        midday().knows(0, Spell::Offering, L3, "Kc").pool(0, "Rc Gt Gs Ys Yt Yc").start();
    table.play(cast(Spell::Offering, L3));
    assert_eq!(table.choices(), each(Store, "Gt Yc Yt"), "there is a single red token");
    table.play(Store(t("Yc")));
    assert_eq!(table.choices(), each(Store, "Yt Ys"));
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    table.play(Store(t("Ys")));
    assert_eq!((table.familiar(0), table.pool(0)), ("Yc Ys".into(), "Rc Gt Gs Yt".into()));
}

/// SB-13.1, SB-4.5: the full number must be in the pool; otherwise a lower level is left.
#[test]
fn offering_needs_the_full_number() {
    let set = midday().knows(0, Spell::Offering, L5, "Kc");
    let two = set.clone().pool(0, "Kc Kt Rt Gs Ys").start();
    assert_eq!(two.casts(), [cast(Spell::Offering, L3)]);
    assert_eq!(two.refusal(cast(Spell::Offering, L4)), POOL_TOO_FEW);
    assert_eq!(two.refusal(cast(Spell::Offering, L5)), POOL_TOO_FEW);
    let one = set.pool(0, "Kc Rt Gs Ys").start();
    assert_eq!(one.refusal(cast(Spell::Offering, L3)), POOL_TOO_FEW);
}

/// SB-13.1, SB-4.6: twelve are stored and four black tokens offered: two are stored, two stay.
#[test]
fn offering_keeps_what_the_board_cannot_hold() {
    let mut table = midday()
        .knows(0, Spell::Offering, L5, "Kc")
        .pool(0, "Kc Kt Ks Kc Rt")
        .familiar(0, TWELVE)
        .start();
    table.play(cast(Spell::Offering, L5)).plays(each(Store, "Kc Kt"));
    assert_eq!(table.familiar(0), format!("{TWELVE} Kc Kt"));
    assert_eq!((table.pool(0), table.tray()), ("Rt Kc Ks".into(), String::new()));
    assert_eq!(table.score(0), 18 + 6);
    // The end is triggered, and comes with the end of the round.
    table.ends_day("Yc Yc Yc Yc Yc");
    assert!(!table.is_over());
    table.ends_day("Ys");
    assert!(table.is_over());
    table.done();
}

/// SB-13.1, SB-4.5: a short board does not lower the number of tokens that must be held.
#[test]
fn offering_on_a_short_board_still_needs_the_full_number() {
    let set = midday().knows(0, Spell::Offering, L5, "Ks").familiar(0, TWELVE);
    let table = set.pool(0, "Kc Kt Ks").start();
    assert_eq!(table.casts(), [cast(Spell::Offering, L3), cast(Spell::Offering, L4)]);
    assert_eq!(table.refusal(cast(Spell::Offering, L5)), POOL_TOO_FEW);
}

/// SB-13.1: with a full board Offering cannot be used.
#[test]
fn offering_needs_a_free_space() {
    let set = midday().knows(0, Spell::Offering, L3, "Kc").pool(0, "Kc Kt");
    let table = set.familiar(0, FOURTEEN).start();
    assert_eq!(table.refusal(cast(Spell::Offering, L3)), FAMILIAR_FULL);
}

/// SB-13.2: Focus is worth 3, 4 or 5 points.
#[test]
fn focus_gives_three_to_five_points() {
    assert_eq!(points(Spell::Focus), [3, 4, 5]);
}

/// SB-13.2: an owner of level 5 has all five options; fewer levels leave fewer of them.
#[test]
fn focus_5_has_five_options() {
    let set = evening().pool(0, "Rs Gs Ps Bt").altar("Ws Ys Bs Pt");
    let all = [
        cast_way(Spell::Focus, L3, STORE),
        cast_way(Spell::Focus, L4, STORE),
        cast_way(Spell::Focus, L4, TAKE),
        cast_way(Spell::Focus, L5, STORE),
        cast_way(Spell::Focus, L5, TAKE),
    ];
    for (level, options) in [(L3, 1), (L4, 3), (L5, 5)] {
        let table = set.clone().knows(0, Spell::Focus, level, "Ks").start();
        assert_eq!(table.casts(), all[..options]);
    }
}

/// SB-13.2: one, two or three tokens with the card's own rune are stored, and none with another.
#[test]
fn focus_stores_tokens_with_its_own_rune() {
    let set = evening().knows(0, Spell::Focus, L5, "Kt").pool(0, "Rt Gt Wt Yt Rc Rs");
    for (level, first, stored) in
        [(L3, "Rt Gt Wt Yt", "Gt"), (L4, "Rt Gt Wt", "Gt Yt"), (L5, "Rt Gt", "Gt Wt Yt")]
    {
        let mut table = set.clone().start();
        table.play(cast_way(Spell::Focus, level, STORE));
        assert_eq!(table.choices(), each(Store, first));
        assert_eq!(table.refusal(Enough), MUST_GO_ON);
        table.play(Store(t("Gt")));
        if level == L4 {
            table.play(Store(t("Yt")));
        }
        assert_eq!(table.familiar(0), stored);
    }
}

/// SB-13.2: level 4 takes one, level 5 two altar tokens with the own rune.
#[test]
fn focus_takes_tokens_with_its_own_rune() {
    let set = evening().knows(0, Spell::Focus, L5, "Kt").altar("Rt Gt Yt Rc Rs");
    let mut one = set.clone().start();
    one.play(cast_way(Spell::Focus, L4, TAKE));
    assert_eq!(one.choices(), each(Take, "Rt Gt Yt"));
    one.play(Take(t("Yt")));
    assert_eq!((one.pool(0), one.altar()), ("Yt".into(), "Rc Rt Rs Gt".into()));
    let mut two = set.start();
    two.play(cast_way(Spell::Focus, L5, TAKE)).plays(each(Take, "Rt Yt"));
    assert_eq!((two.pool(0), two.altar()), ("Rt Yt".into(), "Rc Rs Gt".into()));
}

/// SB-13.2: with Rs Gs Bt in the pool and Ws Ys Pt on the altar, squares can be stored one or two
/// at a time and taken one or two at a time; storing three is impossible.
#[test]
fn focus_stores_need_their_full_number() {
    let set = evening().knows(0, Spell::Focus, L5, "Ks").pool(0, "Rs Gs Bt").altar("Ws Ys Pt");
    let mut table = set.clone().start();
    assert_eq!(
        table.casts(),
        [
            cast_way(Spell::Focus, L3, STORE),
            cast_way(Spell::Focus, L4, STORE),
            cast_way(Spell::Focus, L4, TAKE),
            cast_way(Spell::Focus, L5, TAKE),
        ]
    );
    assert_eq!(table.refusal(cast_way(Spell::Focus, L5, STORE)), POOL_TOO_FEW);
    table.play(cast_way(Spell::Focus, L4, STORE));
    assert_eq!((table.familiar(0), table.pool(0)), ("Rs Gs".into(), "Bt".into()));

    let none = set.pool(0, "Bt Kc").start();
    assert_eq!(none.refusal(cast_way(Spell::Focus, L3, STORE)), POOL_TOO_FEW);
}

/// SB-13.2, SB-4.6: a store needs one free space at least; what does not fit stays in the pool.
#[test]
fn focus_stores_as_far_as_there_is_room() {
    let set = evening().knows(0, Spell::Focus, L5, "Kc").pool(0, "Rc Gc Wc Bs");
    let mut short = set.clone().familiar(0, TWELVE).start();
    short.play(cast_way(Spell::Focus, L5, STORE)).plays(each(Store, "Rc Wc"));
    assert_eq!(short.familiar(0), format!("{TWELVE} Rc Wc"));
    assert_eq!(short.pool(0), "Gc Bs");
    let full = set.familiar(0, FOURTEEN).altar("Yc").start();
    assert_eq!(full.casts(), [L4, L5].map(|l| cast_way(Spell::Focus, l, TAKE)));
    for level in Level::ALL {
        assert_eq!(full.refusal(cast_way(Spell::Focus, level, STORE)), FAMILIAR_FULL);
    }
}

/// SB-13.2, SB-4.2: a take takes what altar and limit allow, but at least one.
#[test]
fn focus_takes_what_altar_and_limit_allow() {
    let set = evening().knows(0, Spell::Focus, L5, "Kc");
    let mut eight = set.clone().pool(0, EIGHT).altar("Pc Yc").start();
    eight.play(cast_way(Spell::Focus, L5, TAKE)).play(Take(t("Yc")));
    assert_eq!((eight.pool(0), eight.altar()), (format!("{EIGHT} Yc"), "Pc".into()));

    let mut single = set.clone().altar("Pc Yt").start();
    single.play(cast_way(Spell::Focus, L5, TAKE));
    assert_eq!((single.pool(0), single.altar()), ("Pc".into(), "Yt".into()));

    let nine = set.clone().pool(0, NINE).altar("Pc Yc").start();
    assert_eq!(nine.refusal(cast_way(Spell::Focus, L4, TAKE)), POOL_FULL);
    assert_eq!(nine.refusal(cast_way(Spell::Focus, L5, TAKE)), POOL_FULL);
    let other = set.clone().altar("Pt Ys").start();
    assert_eq!(other.refusal(cast_way(Spell::Focus, L5, TAKE)), ALTAR_LACKS);
    let empty = set.start();
    assert_eq!(empty.refusal(cast_way(Spell::Focus, L4, TAKE)), ALTAR_EMPTY);
}

/// SB-13.2, SB-15.6: Mirage answers the takes of Focus if the two cards share their rune.
#[test]
fn mirage_answers_focus_with_the_same_rune() {
    let set = evening().knows(0, Spell::Focus, L5, "Kc").altar("Pc Yc");
    let mut same = set.clone().knows(0, Spell::Mirage, L3, "Bc").start().draws("Rt Rs");
    same.play(cast_way(Spell::Focus, L5, TAKE)).play(Take(t("Pc")));
    assert_eq!(same.pool(0), "Rt Rs Pc Yc");
    same.done();
    let mut other = set.knows(0, Spell::Mirage, L3, "Bs").start();
    other.play(cast_way(Spell::Focus, L5, TAKE)).play(Take(t("Pc")));
    assert_eq!(other.pool(0), "Pc Yc");
}

/// SB-13.3, SB-13.4: Feast is worth 2 points on levels 3 and 4; on level 5 one for each colour.
#[test]
fn feast_gives_two_points_or_one_for_each_colour() {
    assert_eq!(points(Spell::Feast), [2, 2, 0]);
    let set = table(2).familiar(0, "Rc Rt Gc Bt Ys");
    let score = |level| set.clone().knows(0, Spell::Feast, level, "Kc").start().score(0);
    assert_eq!([score(L3), score(L4), score(L5)], [5 + 2, 5 + 2, 5 + 4]);
    let all = table(2).knows(0, Spell::Feast, L5, "Kc").familiar(0, "Rc Pc Gc Kt Wc Bc Yc Ys");
    assert_eq!(all.start().score(0), 9 + 7, "colours on the card do not count, stored ones do");
    let others = table(2).knows(0, Spell::Feast, L5, "Kc").familiar(1, "Rc Pc Gc");
    assert_eq!(others.start().score(0), 0, "only the own board counts");
}

/// SB-13.3: level 3 takes an altar token of a colour that lies on the own board.
#[test]
fn feast_3_takes_a_stored_colour() {
    let mut table = midday()
        .knows(0, Spell::Feast, L3, "Kc")
        .familiar(0, "Rc Gt")
        .familiar(1, "Ws")
        .altar("Rs Ws Bt Gc Yc Kt")
        .start();
    assert_eq!(table.refusal(cast(Spell::Feast, L4)), LEVEL_TOO_HIGH);
    table.play(cast(Spell::Feast, L3));
    assert_eq!(table.choices(), each(Take, "Rs Gc"));
    assert!(!table.offers(Take(t("Ws"))), "white lies on the other board");
    table.play(Take(t("Gc")));
    assert_eq!((table.pool(0), table.familiar(0)), ("Gc".into(), "Rc Gt".into()));
}

/// SB-13.3: level 4 stores any altar token, also with a full pool.
#[test]
fn feast_4_stores_any_altar_token() {
    let mut table =
        midday().knows(0, Spell::Feast, L4, "Kc").pool(0, NINE).altar("Rs Ws Yc").start();
    table.play(cast(Spell::Feast, L4));
    assert_eq!(table.choices(), each(Stow, "Rs Ws Yc"));
    table.play(Stow(t("Yc")));
    assert_eq!((table.familiar(0), table.pool(0)), ("Yc".into(), NINE.into()));
    assert_eq!((table.altar(), table.level(0, Spell::Feast)), ("Rs Ws".into(), 4));
}

/// SB-13.4: level 5 has no action of its own, but the two lower ones remain usable.
#[test]
fn feast_5_keeps_the_lower_actions() {
    let table = midday()
        .knows(0, Spell::Feast, L5, "Kc")
        .familiar(0, "Rc Gt")
        .altar("Rs Ws Bt Gc Yc")
        .start();
    assert_eq!(table.casts(), [cast(Spell::Feast, L3), cast(Spell::Feast, L4)]);
    assert_eq!(table.refusal(cast(Spell::Feast, L5)), NO_ACTION);
}

/// SB-13.3: an empty board rules out level 3, a full board level 4; a full pool rules out level 3,
/// an empty altar both.
#[test]
fn feast_needs_something_to_eat() {
    let set = midday().knows(0, Spell::Feast, L4, "Kc");
    let empty = set.clone().altar("Rs Ws").start();
    assert_eq!(empty.casts(), [cast(Spell::Feast, L4)]);
    assert_eq!(empty.refusal(cast(Spell::Feast, L3)), ALTAR_LACKS);
    let full = set.clone().familiar(0, FOURTEEN).altar("Rs Ws").start();
    assert_eq!(full.casts(), [cast(Spell::Feast, L3)]);
    assert_eq!(full.refusal(cast(Spell::Feast, L4)), FAMILIAR_FULL);
    let pool = set.clone().pool(0, NINE).familiar(0, "Rt").altar("Rs Ws").start();
    assert_eq!(pool.casts(), [cast(Spell::Feast, L4)]);
    assert_eq!(pool.refusal(cast(Spell::Feast, L3)), POOL_FULL);
    let altar = set.familiar(0, "Rt").start();
    assert_eq!(altar.refusal(cast(Spell::Feast, L3)), ALTAR_EMPTY);
    assert_eq!(altar.refusal(cast(Spell::Feast, L4)), ALTAR_EMPTY);
}

/// SB-13.3, SB-15.8: Mirage answers both the take of level 3 and the store of level 4.
#[test]
fn mirage_answers_feast() {
    let set = midday()
        .knows(0, Spell::Feast, L4, "Ks")
        .knows(0, Spell::Mirage, L4, "Bc")
        .familiar(0, "Rs")
        .altar("Rc Wt");
    let mut taken = set.clone().start().draws("Ps Gs");
    taken.play(cast(Spell::Feast, L3));
    assert_eq!(taken.pool(0), "Rc Ps Gs");
    taken.done();
    let mut stored = set.clone().start().draws("Ps Gs");
    stored.play(cast(Spell::Feast, L4)).play(Stow(t("Rc")));
    assert_eq!((stored.familiar(0), stored.pool(0)), ("Rs Rc".into(), "Ps Gs".into()));
    stored.done();
    let mut other = set.start();
    other.play(cast(Spell::Feast, L4)).play(Stow(t("Wt")));
    assert_eq!((other.familiar(0), other.pool(0)), ("Rs Wt".into(), String::new()));
}
