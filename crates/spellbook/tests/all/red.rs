//! The red spells: Sacrifice, Eruption and Blaze (SB-10).

use crate::common::*;
use kernel::Seat;

/// SB-10.1: Sacrifice is worth 1, 2 or 3 points.
#[test]
fn sacrifice_gives_one_to_three_points() {
    assert_eq!(points(Spell::Sacrifice), [1, 2, 3]);
}

/// SB-10.1: on level 3 a circle is discarded and four are drawn; other runes do not pay.
#[test]
fn sacrifice_3_costs_a_circle_and_draws_four() {
    let mut table = table(2)
        .knows(0, Spell::Sacrifice, L3, "Rs")
        .pool(0, "Rc Gt Bs")
        .start()
        .draws("Pc Pt Ps Kc");
    assert_eq!(table.casts(), [cast(Spell::Sacrifice, L3)]);
    assert_eq!(table.refusal(cast(Spell::Sacrifice, L4)), LEVEL_TOO_HIGH);
    assert_eq!(table.refusal(cast(Spell::Sacrifice, L5)), LEVEL_TOO_HIGH);
    table.play(cast(Spell::Sacrifice, L3));
    assert_eq!(table.pool(0), "Pc Pt Ps Gt Kc Bs");
    assert_eq!(table.tray(), "Rc");
    table.done();
}

/// SB-10.1: an owner of level 4 pays a circle or a triangle, and draws four either way.
#[test]
fn sacrifice_4_costs_a_circle_or_a_triangle() {
    let set = table(2).knows(0, Spell::Sacrifice, L4, "Rs").pool(0, "Gc Bt");
    let mut table = set.clone().start().draws("Pc Ps Kt Wc");
    assert_eq!(table.casts(), [cast(Spell::Sacrifice, L3), cast(Spell::Sacrifice, L4)]);
    table.play(cast(Spell::Sacrifice, L4));
    assert_eq!(table.pool(0), "Pc Ps Gc Kt Wc");
    assert_eq!(table.tray(), "Bt");
    table.done();

    let mut table = set.clone().start().draws("Pc Ps Kt Wc");
    table.play(cast(Spell::Sacrifice, L3));
    assert_eq!(table.tray(), "Gc");
    table.done();

    let table = set.pool(0, "Gs Bs").start();
    assert_eq!(table.refusal(cast(Spell::Sacrifice, L3)), POOL_LACKS);
    assert_eq!(table.refusal(cast(Spell::Sacrifice, L4)), POOL_LACKS);
}

/// SB-10.1: an owner of level 5 can pay with any token.
#[test]
fn sacrifice_5_costs_any_token() {
    for (token, level) in [("Gc", L3), ("Gt", L4), ("Gs", L5)] {
        let set = table(2).knows(0, Spell::Sacrifice, L5, "Rc").pool(0, token);
        let mut table = set.start().draws("Pc Pt Ps Kc");
        assert_eq!(table.casts(), [cast(Spell::Sacrifice, level)]);
        table.play(cast(Spell::Sacrifice, level));
        assert_eq!(table.tray(), token);
        assert_eq!(table.pool(0), "Pc Pt Ps Kc");
        table.done();
    }
}

/// SB-10.1: of several tokens with the rune the player picks the one to pay with.
#[test]
fn the_payer_picks_which_circle_to_sacrifice() {
    let mut table = table(2)
        .knows(0, Spell::Sacrifice, L3, "Rs")
        .pool(0, "Rc Rc Gc Kt")
        .start()
        .draws("Ps Ps Ps Ps");
    table.play(cast(Spell::Sacrifice, L3));
    assert_eq!(table.choices(), each(Discard, "Rc Gc"));
    assert!(!table.offers(Enough));
    table.play(Discard(t("Gc")));
    assert_eq!(table.pool(0), "Rc Rc Ps Ps Ps Ps Kt");
    table.done();
}

/// SB-10.1, SB-4.1: the cost comes first: nine become eight, and one is drawn; six end as nine.
#[test]
fn the_cost_of_sacrifice_makes_room_for_the_draw() {
    let set = table(2).knows(0, Spell::Sacrifice, L3, "Rs");
    let mut nine = set.clone().pool(0, "Rc Rt Gs Gt Kt Ks Wt Ws Bt").start().draws("Yc");
    nine.play(cast(Spell::Sacrifice, L3));
    assert_eq!(nine.pool(0), "Rt Gt Gs Kt Ks Wt Ws Bt Yc");
    nine.done();

    let mut seven = set.clone().pool(0, "Rc Rt Gs Gt Kt Ks Wt").start().draws("Yc Yt Ys");
    seven.play(cast(Spell::Sacrifice, L3));
    assert_eq!(seven.pool(0), "Rt Gt Gs Kt Ks Wt Yc Yt Ys");
    seven.done();

    let mut six = set.pool(0, "Rc Rt Gs Gt Kt Ks").start().draws("Yc Yt Ys Bc");
    six.play(cast(Spell::Sacrifice, L3));
    assert_eq!(six.pool(0), "Rt Gt Gs Kt Ks Bc Yc Yt Ys");
    six.done();
}

/// SB-10.1, SB-8.3: the token paid is in the tray when the draw begins, and may come back.
#[test]
fn the_sacrificed_token_may_come_back() {
    let mut table = table(2)
        .knows(0, Spell::Sacrifice, L3, "Rs")
        .pool(0, "Gc")
        .bag_only("Pt", "altar")
        .start()
        .draws("Pt Gc");
    table.play(cast(Spell::Sacrifice, L3));
    assert_eq!(table.pool(0), "Pt Gc");
    assert_eq!((table.bag(), table.tray()), (0, String::new()));
    table.done();
}

/// SB-10.2: Eruption is worth 2, 3 or 4 points.
#[test]
fn eruption_gives_two_to_four_points() {
    assert_eq!(points(Spell::Eruption), [2, 3, 4]);
}

/// SB-10.2: Eruption draws up to four, five or six tokens; what the pool has already does not
/// count as drawn.
#[test]
fn eruption_fills_the_pool_to_four_five_or_six() {
    let set = table(2).knows(0, Spell::Eruption, L5, "Rs");
    for (pool, level, draws) in [
        ("Gc Gt", L3, "Pc Pt"),
        ("Gc Gt", L4, "Pc Pt Ps"),
        ("Gc Gt", L5, "Pc Pt Ps Kc"),
        ("Gc Gt Gs Wc", L4, "Pc"),
        ("Gc Gt Gs Wc Wt", L5, "Pc"),
        ("", L3, "Pc Pt Ps Kc"),
        ("", L5, "Pc Pt Ps Kc Kt Ks"),
    ] {
        let mut table = set.clone().pool(0, pool).start().draws(draws);
        table.play(cast(Spell::Eruption, level));
        let size = table.pool(0).split(' ').count();
        assert_eq!(size, usize::from(level.number()) + 1, "{pool}, {level:?}");
        table.done();
    }
}

/// SB-10.2: a level whose number is reached cannot be used; with six in the pool none can.
#[test]
fn eruption_needs_a_pool_below_its_number() {
    let set = table(2).knows(0, Spell::Eruption, L5, "Rs");
    let four = set.clone().pool(0, "Gc Gt Gs Wc").start();
    assert_eq!(four.casts(), [cast(Spell::Eruption, L4), cast(Spell::Eruption, L5)]);
    assert_eq!(four.refusal(cast(Spell::Eruption, L3)), POOL_REACHED);
    let five = set.clone().pool(0, "Gc Gt Gs Wc Wt").start();
    assert_eq!(five.casts(), [cast(Spell::Eruption, L5)]);
    for pool in ["Gc Gt Gs Wc Wt Ws", "Gc Gt Gs Wc Wt Ws Bc Bt Bs"] {
        let table = set.clone().pool(0, pool).start();
        for level in Level::ALL {
            assert_eq!(table.refusal(cast(Spell::Eruption, level)), POOL_REACHED);
        }
    }
}

/// SB-10.2, SB-8.4: with a short supply Eruption stops early; with none it cannot be used.
#[test]
fn eruption_stops_when_the_supply_is_exhausted() {
    let set = table(2).knows(0, Spell::Eruption, L5, "Rs");
    let mut short = set.clone().bag_only("Pc", "altar").start().draws("Pc");
    short.play(cast(Spell::Eruption, L5));
    assert_eq!(short.pool(0), "Pc");
    short.done();
    let none = set.bag_only("", "altar").start();
    assert_eq!(none.refusal(cast(Spell::Eruption, L5)), SUPPLY_EMPTY);
}

/// SB-10.2, SB-15.5: after an Eruption a second one on the same morning finds the pool filled.
#[test]
fn eruption_does_not_work_twice_a_morning_on_the_same_level() {
    let mut table = table(2)
        .knows(0, Spell::Eruption, L5, "Rs")
        .knows(0, Spell::Swiftness, L5, "Bs")
        .start()
        .draws("Pc Pt Ps Kc Kt");
    table.play(cast(Spell::Eruption, L4));
    assert_eq!(table.phase(), Phase::Morning);
    assert_eq!(table.refusal(cast(Spell::Eruption, L4)), POOL_REACHED);
    assert!(table.offers(cast(Spell::Eruption, L5)));
    table.done();
}

/// SB-10.3: Blaze is worth 0, 2 or 5 points.
#[test]
fn blaze_gives_nothing_two_or_five_points() {
    assert_eq!(points(Spell::Blaze), [0, 2, 5]);
}

/// SB-10.3, SB-4.8: the levels of Blaze do the same, so they are one choice.
#[test]
fn the_levels_of_blaze_are_one_choice() {
    let set = table(2).altar("Gt Bs");
    let table = set.clone().knows(0, Spell::Blaze, L5, "Rs").start();
    assert_eq!(table.casts(), [cast(Spell::Blaze, L3)]);
    assert_eq!(table.refusal(cast(Spell::Blaze, L4)), SAME_AS_LOWER);
    assert_eq!(table.refusal(cast(Spell::Blaze, L5)), SAME_AS_LOWER);
    let table = set.knows(0, Spell::Blaze, L4, "Rs").start();
    assert_eq!(table.casts(), [cast(Spell::Blaze, L3)]);
    assert_eq!(table.refusal(cast(Spell::Blaze, L5)), LEVEL_TOO_HIGH);
}

/// SB-10.3: the others take clockwise from the left of the player, each what he likes.
#[test]
fn blaze_lets_the_others_take_clockwise_from_the_left() {
    let mut table = table(4)
        .knows(2, Spell::Blaze, L3, "Rs")
        .active(2)
        .altar("Gt Bs Yt Ws Ps")
        .start()
        .draws("Pc Pt Kc Kt");
    table.play(cast(Spell::Blaze, L3));
    assert_eq!(table.pool(2), "Pc Pt Kc Kt");
    assert_eq!(table.turn(), Seat::new(3));
    assert_eq!(table.choices(), each(Take, "Ps Gt Ws Bs Yt"));
    table.play(Take(t("Yt")));
    assert_eq!(table.turn(), Seat::new(0));
    assert_eq!(table.choices(), each(Take, "Ps Gt Ws Bs"));
    table.play(Take(t("Ps")));
    assert_eq!(table.turn(), Seat::new(1));
    table.play(Take(t("Bs")));
    assert_eq!(table.turn(), Seat::new(2));
    assert_eq!(
        (table.pool(3), table.pool(0), table.pool(1)),
        ("Yt".into(), "Ps".into(), "Bs".into())
    );
    assert_eq!(table.altar(), "Gt Ws");
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
}

/// SB-10.3: a player may choose which token he takes, but not whether.
#[test]
fn nobody_can_decline_the_token_of_a_blaze() {
    let set = table(2).knows(0, Spell::Blaze, L3, "Rs").altar("Gt Bs");
    let mut table = set.start().draws("Pc Pt Kc Kt");
    table.play(cast(Spell::Blaze, L3));
    assert_eq!(table.turn(), Seat::new(1));
    assert_eq!(table.choices(), each(Take, "Gt Bs"));
    assert!(!table.offers(Skip) && !table.offers(Enough) && !table.offers(Draw));
    table.done();
}

/// SB-10.3: a player at nine is passed over, and gets nothing later instead.
#[test]
fn blaze_passes_a_full_pool_over() {
    let full = "Rc Rt Gc Kc Kt Wc Wt Bc Bt";
    let mut table = table(3)
        .knows(0, Spell::Blaze, L3, "Rs")
        .pool(1, full)
        .altar("Gt Bs Yt")
        .start()
        .draws("Pc Pt Kc Kt");
    table.play(cast(Spell::Blaze, L3));
    assert_eq!(table.turn(), Seat::new(2));
    table.play(Take(t("Bs"))).ends_day("Ps Ps Ps");
    assert_eq!(table.turn(), Seat::new(1));
    assert_eq!(table.pool(1), full);
    table.play(Skip).play(Store(t("Rc"))).ends_day("Ys");
    assert_eq!(table.pool(1), "Rt Gc Kc Kt Wc Wt Bc Bt");
    table.done();
}

/// SB-10.3: when the altar runs out the rest are passed over; a last token leaves no choice.
#[test]
fn blaze_ends_with_the_altar() {
    let mut table =
        table(4).knows(0, Spell::Blaze, L3, "Rs").altar("Gt Bs").start().draws("Pc Pt Kc Kt");
    table.play(cast(Spell::Blaze, L3)).play(Take(t("Bs")));
    assert_eq!(
        (table.pool(1), table.pool(2), table.pool(3)),
        ("Bs".into(), "Gt".into(), String::new())
    );
    assert_eq!(table.altar(), "");
    assert_eq!((table.turn(), table.phase()), (Seat::new(0), Phase::Midday));
    table.done();
}

/// SB-10.3: with an empty altar Blaze is a draw of four.
#[test]
fn blaze_with_an_empty_altar_only_draws() {
    let mut table = table(3).knows(0, Spell::Blaze, L3, "Rs").start().draws("Pc Pt Kc Kt");
    table.play(cast(Spell::Blaze, L3));
    assert_eq!(table.pool(0), "Pc Pt Kc Kt");
    assert_eq!((table.pool(1), table.pool(2)), (String::new(), String::new()));
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
}

/// SB-10.3, SB-18.1: with a full pool Blaze may still be used for what it does to the others; when
/// they can take nothing either, it cannot.
#[test]
fn blaze_at_nine_is_legal_if_another_takes() {
    let nine = "Rc Rt Gc Kc Kt Wc Wt Bc Bt";
    let set = table(2).knows(0, Spell::Blaze, L3, "Rs").pool(0, nine);
    let mut gives = set.clone().altar("Gt Bs").start();
    gives.play(cast(Spell::Blaze, L3)).play(Take(t("Gt")));
    assert_eq!((gives.pool(0).as_str(), gives.pool(1).as_str()), (nine, "Gt"));

    let no_altar = set.clone().start();
    assert_eq!(no_altar.refusal(cast(Spell::Blaze, L3)), POOL_FULL);
    let all_full = set.pool(1, "Rc Rt Gc Kc Kt Wc Wt Bc Bt").altar("Gt Bs").start();
    assert_eq!(all_full.refusal(cast(Spell::Blaze, L3)), POOL_FULL);
}

/// SB-10.3, SB-8.4: with no token to draw the others still take theirs.
#[test]
fn blaze_without_a_supply_still_feeds_the_others() {
    let mut table = table(2).knows(0, Spell::Blaze, L3, "Rs").bag_only("", "altar").start();
    table.play(cast(Spell::Blaze, L3)).play(Take(t("Gt")));
    assert_eq!((table.pool(0), table.pool(1)), (String::new(), "Gt".into()));
}

/// SB-10.3, SB-15.6: the takes of a Blaze wake nobody's Mirage: not that of the one who takes, as
/// it is not his day, and not that of the one whose day it is, as he does not take.
#[test]
fn blaze_wakes_no_mirage() {
    let mut table = table(2)
        .knows(0, Spell::Blaze, L3, "Rs")
        .knows(0, Spell::Mirage, L5, "Bc")
        .knows(1, Spell::Mirage, L5, "Bc")
        .altar("Kc Wc Gt")
        .start()
        .draws("Pc Gc Yc Rc");
    table.play(cast(Spell::Blaze, L3)).play(Take(t("Kc")));
    assert_eq!((table.pool(0), table.pool(1)), ("Rc Pc Gc Yc".into(), "Kc".into()));
    table.done();
}

/// SB-10.3, SB-15.5: Blaze twice on one morning makes the others take twice.
#[test]
fn blaze_twice_feeds_the_others_twice() {
    let mut table = table(2)
        .knows(0, Spell::Blaze, L3, "Rs")
        .knows(0, Spell::Swiftness, L5, "Bs")
        .altar("Kc Wc Gt")
        .start()
        .draws("Pc Gc Yc Rc Pt Gs Yt Rt");
    table.play(cast(Spell::Blaze, L3)).play(Take(t("Kc")));
    assert_eq!((table.turn(), table.phase()), (Seat::new(0), Phase::Morning));
    table.play(cast(Spell::Blaze, L3)).play(Take(t("Gt")));
    assert_eq!((table.pool(0), table.pool(1)), ("Rc Rt Pc Pt Gc Gs Yc Yt".into(), "Gt Kc".into()));
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
}
