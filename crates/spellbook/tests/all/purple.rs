//! The purple spells: Levitation, Sharing and Divination (SB-11).

use crate::common::*;
use kernel::Seat;

const NINE: &str = "Rc Rt Gc Kc Kt Wc Wt Bc Bt";
const EIGHT: &str = "Rc Rt Gc Kc Kt Wc Wt Bc";

/// SB-11.1: Levitation is worth 3, 4 or 5 points.
#[test]
fn levitation_gives_three_to_five_points() {
    assert_eq!(points(Spell::Levitation), [3, 4, 5]);
}

/// SB-11.1: level 3 takes circles, level 4 also triangles, level 5 also squares; the two tokens
/// share the rune.
#[test]
fn levitation_takes_two_of_one_rune() {
    let set = table(2).altar("Rc Kc Gt Wt Bs Ys");
    for (level, taken, left) in
        [(L3, "Rc Kc", "Gt Wt Bs Ys"), (L4, "Gt Wt", "Rc Kc Bs Ys"), (L5, "Bs Ys", "Rc Gt Kc Wt")]
    {
        let mut table = set.clone().knows(0, Spell::Levitation, L5, "Pc").start();
        table.play(cast(Spell::Levitation, level));
        assert_eq!((table.pool(0).as_str(), table.altar().as_str()), (taken, left));
        assert_eq!(table.phase(), Phase::Midday);
    }
}

/// SB-11.1: an owner of level 4 takes two circles or two triangles; a circle with a triangle he
/// cannot take, nor squares.
#[test]
fn levitation_4_never_mixes_runes() {
    let set = table(2).knows(0, Spell::Levitation, L4, "Pc").altar("Rc Kc Wc Gt Wt Yt Bs Ys");
    let mut table = set.start();
    assert_eq!(table.casts(), [cast(Spell::Levitation, L3), cast(Spell::Levitation, L4)]);
    assert_eq!(table.refusal(cast(Spell::Levitation, L5)), LEVEL_TOO_HIGH);
    table.play(cast(Spell::Levitation, L3));
    assert_eq!(table.choices(), each(Take, "Rc Kc"));
    assert!(!table.offers(Take(t("Gt"))) && !table.offers(Take(t("Bs"))));
    table.play(Take(t("Rc")));
    assert_eq!(table.choices(), each(Take, "Kc Wc"));
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    table.play(Take(t("Wc")));
    assert_eq!(table.pool(0), "Rc Wc");
}

/// SB-11.2: with a single token of the rune, or room for one only, one is taken.
#[test]
fn levitation_takes_one_where_two_cannot_be() {
    let set = table(2).knows(0, Spell::Levitation, L3, "Ps");
    let mut single = set.clone().altar("Rc Gt Wt").start();
    single.play(cast(Spell::Levitation, L3));
    assert_eq!((single.pool(0), single.altar()), ("Rc".into(), "Gt Wt".into()));

    let mut room = set.pool(0, EIGHT).altar("Pc Yc").start();
    room.play(cast(Spell::Levitation, L3));
    assert_eq!(room.choices(), each(Take, "Pc Yc"));
    room.play(Take(t("Yc")));
    assert_eq!((room.pool(0), room.altar()), (format!("{EIGHT} Yc"), "Pc".into()));
    assert_eq!(room.phase(), Phase::Midday);
}

/// SB-11.2: without a token of the rune, with an empty altar or with a full pool the level cannot
/// be used.
#[test]
fn levitation_needs_a_token_and_room() {
    let set = table(2).knows(0, Spell::Levitation, L5, "Ps");
    let squares = set.clone().altar("Rs Gs").start();
    assert_eq!(squares.casts(), [cast(Spell::Levitation, L5)]);
    assert_eq!(squares.refusal(cast(Spell::Levitation, L3)), ALTAR_LACKS);
    assert_eq!(squares.refusal(cast(Spell::Levitation, L4)), ALTAR_LACKS);
    let empty = set.clone().start();
    assert_eq!(empty.refusal(cast(Spell::Levitation, L5)), ALTAR_EMPTY);
    let full = set.pool(0, NINE).altar("Rs Gs").start();
    assert_eq!(full.refusal(cast(Spell::Levitation, L5)), POOL_FULL);
}

/// SB-11.3: Sharing is worth 4 points on every level.
#[test]
fn sharing_gives_four_points() {
    assert_eq!(points(Spell::Sharing), [4, 4, 4]);
}

/// SB-11.3: level 3 takes one, then draws one; then the others draw clockwise, but not with nine.
#[test]
fn sharing_3_takes_one_then_draws_one() {
    let mut table = table(3)
        .knows(0, Spell::Sharing, L3, "Pc")
        .pool(0, "Rc")
        .pool(1, NINE)
        .pool(2, "Gc Gc Gs")
        .altar("Gt Bs Yc Wt Ps")
        .start()
        .draws("Kc Kt");
    assert_eq!(table.casts(), [cast(Spell::Sharing, L3)]);
    table.play(cast(Spell::Sharing, L3));
    assert_eq!(table.choices(), each(Take, "Ps Gt Wt Bs Yc"));
    assert_eq!(table.pool(0), "Rc", "the draw comes after the take");
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    table.play(Take(t("Gt")));
    assert_eq!(table.pool(0), "Rc Gt Kc");
    assert_eq!(table.pool(1), NINE);
    assert_eq!(table.pool(2), "Gc Gc Gs Kt");
    table.done();
}

/// SB-11.3: level 4 takes two, level 5 three, and an owner of level 5 has all three ways.
#[test]
fn sharing_4_takes_two_and_sharing_5_three() {
    let set = table(2).knows(0, Spell::Sharing, L5, "Pc").altar("Rc Gt Bs Yc");
    let mut two = set.clone().start().draws("Kc");
    assert_eq!(two.casts(), Level::ALL.map(|l| cast(Spell::Sharing, l)));
    two.play(cast(Spell::Sharing, L4)).plays(each(Take, "Rc Bs"));
    assert_eq!(
        (two.pool(0), two.pool(1), two.altar()),
        ("Rc Bs".into(), "Kc".into(), "Gt Yc".into())
    );
    two.done();
    let mut three = set.start().draws("Kc");
    three.play(cast(Spell::Sharing, L5)).plays(each(Take, "Rc Gt Yc"));
    assert_eq!(
        (three.pool(0), three.pool(1), three.altar()),
        ("Rc Gt Yc".into(), "Kc".into(), "Bs".into())
    );
    three.done();
}

/// SB-11.3: the others draw in turn, clockwise from the left of the player.
#[test]
fn sharing_lets_the_others_draw_clockwise() {
    let mut table = table(4)
        .knows(2, Spell::Sharing, L4, "Pc")
        .active(2)
        .altar("Rc Gt")
        .start()
        .draws("Kc Kt Ks");
    table.play(cast(Spell::Sharing, L4));
    assert_eq!(table.pool(2), "Rc Gt");
    assert_eq!(
        (table.pool(3), table.pool(0), table.pool(1)),
        ("Kc".into(), "Kt".into(), "Ks".into())
    );
    table.done();
}

/// SB-11.3, SB-4.1: the takes stop at nine, and so does the draw of level 3.
#[test]
fn sharing_obeys_the_pool_limit() {
    let set = table(2).knows(0, Spell::Sharing, L5, "Pc").pool(0, EIGHT).altar("Ps Gt Ys");
    let mut three = set.clone().start().draws("Kc");
    three.play(cast(Spell::Sharing, L5)).play(Take(t("Ys")));
    assert_eq!((three.pool(0), three.pool(1)), (format!("{EIGHT} Ys"), "Kc".into()));
    three.done();
    let mut one = set.start().draws("Kc");
    one.play(cast(Spell::Sharing, L3)).play(Take(t("Ys")));
    assert_eq!((one.pool(0), one.pool(1)), (format!("{EIGHT} Ys"), "Kc".into()));
    one.done();
}

/// SB-11.3, SB-8.4: when the supply is exhausted the later players draw nothing.
#[test]
fn sharing_ends_with_the_supply() {
    let mut table = table(3)
        .knows(0, Spell::Sharing, L4, "Pc")
        .altar("Rc Gt")
        .bag_only("Kc", "altar")
        .start()
        .draws("Kc");
    table.play(cast(Spell::Sharing, L4)).plays(each(Take, "Rc Gt"));
    assert_eq!((table.pool(1), table.pool(2)), ("Kc".into(), String::new()));
    table.done();
}

/// SB-11.4: an empty altar leaves level 3 its draw, and levels 4 and 5 the draws of the others.
#[test]
fn sharing_with_an_empty_altar_still_draws() {
    let set = table(2).knows(0, Spell::Sharing, L5, "Pc");
    let mut three = set.clone().start().draws("Kc Kt");
    three.play(cast(Spell::Sharing, L3));
    assert_eq!((three.pool(0), three.pool(1)), ("Kc".into(), "Kt".into()));
    three.done();
    for level in [L4, L5] {
        let mut table = set.clone().start().draws("Kc");
        table.play(cast(Spell::Sharing, level));
        assert_eq!((table.pool(0), table.pool(1)), (String::new(), "Kc".into()));
        table.done();
    }
    let nobody = set.pool(1, NINE).start();
    assert_eq!(nobody.casts(), [cast(Spell::Sharing, L3)]);
    assert_eq!(nobody.refusal(cast(Spell::Sharing, L4)), ALTAR_EMPTY);
}

/// SB-11.3, SB-18.1: with nine in the pool Sharing still makes the others draw; when they have
/// nine as well it cannot be used.
#[test]
fn sharing_at_nine_is_legal_if_another_draws() {
    let set = table(2).knows(0, Spell::Sharing, L5, "Pc").pool(0, NINE).altar("Ps Gt Ys");
    let mut table = set.clone().start().draws("Kc");
    table.play(cast(Spell::Sharing, L5));
    assert_eq!((table.pool(0).as_str(), table.pool(1).as_str()), (NINE, "Kc"));
    table.done();
    let full = set.pool(1, NINE).start();
    assert!(full.casts().is_empty());
    assert_eq!(full.refusal(cast(Spell::Sharing, L5)), POOL_FULL);
}

/// SB-11.4, SB-15.7: Mirage draws right after the take, so before the draw of level 3.
#[test]
fn mirage_draws_before_the_draw_of_sharing() {
    let set = table(2)
        .knows(0, Spell::Sharing, L3, "Pc")
        .knows(0, Spell::Mirage, L4, "Bc")
        .altar("Gc Ys");
    let mut table = set.clone().start().draws("Pt Ps Kc Kt");
    table.play(cast(Spell::Sharing, L3)).play(Take(t("Gc")));
    assert_eq!((table.pool(0), table.pool(1)), ("Pt Ps Gc Kc".into(), "Kt".into()));
    table.done();

    // With seven in the pool the take and one draw of Mirage fill it: the rest is dropped.
    let mut full = set.pool(0, "Rc Rt Gt Kc Kt Wc Wt").start().draws("Pt Ys");
    full.play(cast(Spell::Sharing, L3)).play(Take(t("Gc")));
    assert_eq!((full.pool(0), full.pool(1)), ("Rc Rt Pt Gc Gt Kc Kt Wc Wt".into(), "Ys".into()));
    full.done();
}

/// SB-11.4, SB-15.8: the tokens that others draw wake no Mirage.
#[test]
fn the_draws_of_sharing_wake_no_mirage() {
    let mut table = table(2)
        .knows(0, Spell::Sharing, L3, "Pc")
        .knows(0, Spell::Mirage, L5, "Bc")
        .knows(1, Spell::Mirage, L5, "Bc")
        .altar("Gt")
        .start()
        .draws("Kc Yc");
    table.play(cast(Spell::Sharing, L3));
    assert_eq!((table.pool(0), table.pool(1)), ("Gt Kc".into(), "Yc".into()));
    table.done();
}

/// SB-11.5: Divination is worth 2, 3 or 4 points.
#[test]
fn divination_gives_two_to_four_points() {
    assert_eq!(points(Spell::Divination), [2, 3, 4]);
}

/// SB-11.5: level 5 adds two tokens to the altar, then takes two, old or new.
#[test]
fn divination_5_adds_two_then_takes_two() {
    let mut table =
        table(2).knows(0, Spell::Divination, L5, "Pc").altar("Rc Gt Bs").start().draws("Ks Ys");
    assert_eq!(table.casts(), Level::ALL.map(|l| cast(Spell::Divination, l)));
    table.play(cast(Spell::Divination, L5));
    assert_eq!(table.altar(), "Rc Gt Ks Bs Ys");
    assert_eq!(table.choices(), each(Take, "Rc Gt Ks Bs"));
    table.play(Take(t("Gt")));
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    table.play(Take(t("Ys")));
    assert_eq!((table.pool(0), table.altar()), ("Gt Ys".into(), "Rc Ks Bs".into()));
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
}

/// SB-11.5: level 4 takes none, one, or two of one colour.
#[test]
fn divination_4_takes_up_to_two_of_one_colour() {
    let set = table(2).knows(0, Spell::Divination, L4, "Pc").altar("Rc Rs Gt Gs");
    let start = || {
        let mut table = set.clone().start().draws("Gc Ks");
        table.play(cast(Spell::Divination, L4));
        table
    };
    let mut none = start();
    none.play(Enough);
    assert_eq!((none.pool(0), none.altar_len(), none.phase()), (String::new(), 6, Phase::Midday));

    let mut one = start();
    one.plays([Take(t("Rc")), Enough]);
    assert_eq!((one.pool(0), one.phase()), ("Rc".into(), Phase::Midday));

    let mut two = start();
    two.play(Take(t("Gc")));
    assert_eq!(two.choices(), [Take(t("Gt")), Take(t("Gs")), Enough]);
    assert!(!two.offers(Take(t("Rc"))) && !two.offers(Take(t("Ks"))));
    two.play(Take(t("Gs")));
    assert_eq!((two.pool(0), two.altar()), ("Gc Gs".into(), "Rc Rs Gt Ks".into()));
    assert_eq!(two.phase(), Phase::Midday, "two is the most");

    let mut only = start();
    only.play(Take(t("Ks")));
    assert_eq!((only.pool(0), only.phase()), ("Ks".into(), Phase::Midday), "no other is black");
}

/// SB-11.5, SB-18.2: without a supply level 4 must at least take one, or it would change nothing.
#[test]
fn divination_4_without_a_supply_takes_at_least_one() {
    let set = table(2).knows(0, Spell::Divination, L4, "Pc").bag_only("", "altar");
    let mut table = set.start();
    table.play(cast(Spell::Divination, L4));
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    table.plays([Take(t("Rc")), Enough]);
    assert_eq!(table.pool(0), "Rc");
}

/// SB-11.5: level 3 takes two and then discards a pool token, old or new.
#[test]
fn divination_3_takes_two_then_discards_one() {
    let mut table = table(2)
        .knows(0, Spell::Divination, L3, "Pc")
        .pool(0, "Wt")
        .altar("Rc Gt")
        .start()
        .draws("Ks Ys");
    table.play(cast(Spell::Divination, L3)).plays(each(Take, "Gt Ks"));
    assert_eq!(table.choices(), each(Discard, "Gt Ks Wt"));
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    table.play(Discard(t("Wt")));
    assert_eq!(
        (table.pool(0), table.tray(), table.altar()),
        ("Gt Ks".into(), "Wt".into(), "Rc Ys".into())
    );
    table.done();
}

/// SB-11.5, SB-8.2: the altar may go beyond ten; only the end of the day looks at it. Nine become
/// eleven and are all discarded; with two taken nine are left, and one is added.
#[test]
fn divination_goes_beyond_ten() {
    let set = table(2).knows(0, Spell::Divination, L5, "Pc").altar("Rs Rs Ps Ps Gt Gt Gs Ks Ks");
    let mut over = set.clone().pool(0, NINE).start().draws("Ys Yt");
    over.play(cast(Spell::Divination, L4));
    assert_eq!((over.altar_len(), over.phase()), (11, Phase::Midday));
    over.ends_day("Yc Yc Yc Yc Yc");
    assert_eq!(over.altar(), "Yc Yc Yc Yc Yc");
    assert_eq!(over.tray(), "Rs Rs Ps Ps Gt Gt Gs Ks Ks Yt Ys");
    over.done();

    let mut taken = set.pool(0, "Rc Rt Gc").start().draws("Ys Yt");
    taken.play(cast(Spell::Divination, L5)).plays(each(Take, "Gt Ys"));
    taken.ends_day("Yc");
    assert_eq!((taken.altar_len(), taken.tray()), (10, String::new()));
    taken.done();
}

/// SB-11.6: the tokens for the altar ignore the pool limit, the takes obey it; the discard of
/// level 3 is made in any case.
#[test]
fn divination_obeys_the_pool_limit_when_taking() {
    let set = table(2).knows(0, Spell::Divination, L5, "Pc").altar("Ps Gt");
    let eight = || set.clone().pool(0, EIGHT).start().draws("Ks Ys");
    let nine = || set.clone().pool(0, NINE).start().draws("Ks Ys");

    let mut table = eight();
    table.play(cast(Spell::Divination, L5)).play(Take(t("Ys")));
    assert_eq!((table.pool(0), table.phase()), (format!("{EIGHT} Ys"), Phase::Midday));

    let mut table = eight();
    table.play(cast(Spell::Divination, L3)).plays([Take(t("Ys")), Discard(t("Rc"))]);
    assert_eq!(table.pool(0), "Rt Gc Kc Kt Wc Wt Bc Ys");

    let mut table = nine();
    table.play(cast(Spell::Divination, L5));
    assert_eq!((table.pool(0).as_str(), table.altar_len()), (NINE, 4));
    assert_eq!(table.phase(), Phase::Midday);

    let mut table = nine();
    table.play(cast(Spell::Divination, L3));
    assert_eq!(table.choices(), each(Discard, NINE));
    table.play(Discard(t("Bt")));
    assert_eq!((table.pool(0).as_str(), table.altar_len()), (EIGHT, 4));
}

/// SB-11.6, SB-8.4: with a short supply fewer tokens come onto the altar. With a full pool and no
/// supply only the discard of level 3 is left to do.
#[test]
fn divination_with_a_short_supply() {
    let set = table(2).knows(0, Spell::Divination, L5, "Pc").altar("Ps Gt");
    let mut one = set.clone().bag_only("Ks", "altar").start().draws("Ks");
    let before = one.altar_len();
    one.play(cast(Spell::Divination, L5));
    assert_eq!(one.altar_len(), before + 1);
    one.done();

    let none = set.pool(0, NINE).bag_only("", "altar").start();
    assert_eq!(none.casts(), [cast(Spell::Divination, L3)]);
    assert_eq!(none.refusal(cast(Spell::Divination, L5)), SUPPLY_EMPTY);
}

/// SB-11.6, SB-15.8: tokens coming onto the altar wake no Mirage, tokens taken do.
#[test]
fn mirage_answers_the_takes_of_divination_only() {
    let set = table(2)
        .knows(0, Spell::Divination, L5, "Pc")
        .knows(0, Spell::Mirage, L3, "Bc")
        .altar("Rt Gt");
    let mut table = set.start().draws("Kc Yc");
    table.play(cast(Spell::Divination, L5));
    assert_eq!((table.pool(0), table.altar()), (String::new(), "Rt Gt Kc Yc".into()));
    table.will_draw("Ws Bs");
    table.plays(each(Take, "Yc Kc"));
    assert_eq!(table.pool(0), "Kc Ws Bs Yc");
    table.done();
}

/// SB-11.5, SB-15.5: with Swiftness it may be done twice on one morning.
#[test]
fn divination_twice_on_one_morning() {
    let mut table = table(2)
        .knows(0, Spell::Divination, L4, "Pc")
        .knows(0, Spell::Swiftness, L5, "Bs")
        .altar("Rc")
        .start()
        .draws("Kc Yc Kt Yt");
    table.plays([cast(Spell::Divination, L4), Enough, cast(Spell::Divination, L4)]);
    table.play(Take(t("Kc"))).play(Take(t("Kt")));
    assert_eq!((table.pool(0), table.altar()), ("Kc Kt".into(), "Rc Yc Yt".into()));
    assert_eq!((table.turn(), table.phase()), (Seat::new(0), Phase::Midday));
    table.done();
}
