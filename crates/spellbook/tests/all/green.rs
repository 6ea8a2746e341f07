//! The green spells: Purification, Cure and Growth (SB-12).

use crate::common::*;

const NINE: &str = "Rc Rt Gc Kc Kt Wc Wt Bc Bt";
const THIRTEEN: &str = "Rt Rt Rs Pt Pt Ps Gt Gt Gs Kt Kt Ks Ws";
const FOURTEEN: &str = "Rt Rt Rs Pt Pt Ps Gt Gt Gs Kt Kt Ks Ws Ws";

fn midday() -> SetUp {
    table(2).phase(Phase::Midday)
}

fn evening() -> SetUp {
    table(2).phase(Phase::Evening)
}

/// SB-12.1: Purification is worth 1, 2 or 3 points.
#[test]
fn purification_gives_one_to_three_points() {
    assert_eq!(points(Spell::Purification), [1, 2, 3]);
}

/// SB-12.1: one, two or three pool tokens are swapped for as many altar tokens.
#[test]
fn purification_swaps_one_two_or_three() {
    let set = midday()
        .knows(0, Spell::Purification, L5, "Gc")
        .pool(0, "Rc Rt Rs Gt")
        .altar("Kc Kt Ks Ws Ys");
    for (level, give, receive, pool, altar) in [
        (L3, "Rt", "Kt", "Rc Rs Gt Kt", "Rt Kc Ks Ws Ys"),
        (L4, "Rc Gt", "Kc Ks", "Rt Rs Kc Ks", "Rc Gt Kt Ws Ys"),
        (L5, "Rc Rt Gt", "Kc Ks Ws", "Rs Kc Ks Ws", "Rc Rt Gt Kt Ys"),
    ] {
        let mut table = set.clone().start();
        assert_eq!(table.casts(), Level::ALL.map(|l| cast(Spell::Purification, l)));
        table.play(cast(Spell::Purification, level));
        table.plays(each(Give, give)).plays(each(Receive, receive));
        assert_eq!((table.pool(0).as_str(), table.altar().as_str()), (pool, altar));
        assert_eq!(table.phase(), Phase::Evening);
    }
}

/// SB-12.1, SB-4.5: exactly as many tokens as the level says: with two tokens in the pool, or two
/// on the altar, three cannot be swapped.
#[test]
fn purification_needs_its_full_number_on_both_sides() {
    let set = midday().knows(0, Spell::Purification, L5, "Gc");
    let up_to_two = [cast(Spell::Purification, L3), cast(Spell::Purification, L4)];
    let pool = set.clone().pool(0, "Rc Gt").altar("Kc Kt Ks Ws Ys").start();
    assert_eq!(pool.casts(), up_to_two);
    assert_eq!(pool.refusal(cast(Spell::Purification, L5)), POOL_TOO_FEW);
    let altar = set.clone().pool(0, "Rc Gt Ws Ys").altar("Kc Kt").start();
    assert_eq!(altar.casts(), up_to_two);
    assert_eq!(altar.refusal(cast(Spell::Purification, L5)), ALTAR_TOO_FEW);
    let no_altar = set.clone().pool(0, "Rc Gt Ws Ys").start();
    assert_eq!(no_altar.refusal(cast(Spell::Purification, L3)), ALTAR_TOO_FEW);
    let no_pool = set.altar("Kc Kt").start();
    assert_eq!(no_pool.refusal(cast(Spell::Purification, L3)), POOL_TOO_FEW);
}

/// SB-12.1: whoever gives two tokens receives two, not one.
#[test]
fn purification_gives_and_takes_equally_many() {
    let mut table = midday()
        .knows(0, Spell::Purification, L4, "Gc")
        .pool(0, "Rc Rt Gt")
        .altar("Kc Kt Ks")
        .start();
    table.play(cast(Spell::Purification, L4)).play(Give(t("Rc")));
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    table.play(Give(t("Gt"))).play(Receive(t("Kc")));
    assert_eq!(table.choices(), each(Receive, "Kt Ks"));
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    table.play(Receive(t("Ks")));
    assert_eq!((table.pool(0), table.altar()), ("Rt Kc Ks".into(), "Rc Gt Kt".into()));
}

/// SB-12.1, SB-4.7: the swap is one stroke: a token just given cannot be received back.
#[test]
fn purification_does_not_return_what_was_given() {
    let mut table = midday()
        .knows(0, Spell::Purification, L4, "Gc")
        .pool(0, "Rc Rt Gt")
        .altar("Kc Kt Ks")
        .start();
    table.play(cast(Spell::Purification, L4)).plays(each(Give, "Rc Rt"));
    assert_eq!(table.choices(), each(Receive, "Kc Kt"));
    assert!(!table.offers(Receive(t("Rc"))));
}

/// SB-12.1, SB-4.7: a swap is legal with nine tokens.
#[test]
fn purification_works_with_a_full_pool() {
    let set = midday().knows(0, Spell::Purification, L3, "Gs").pool(0, NINE).altar("Ys Ks");
    let mut table = set.start();
    table.plays([cast(Spell::Purification, L3), Give(t("Rc")), Receive(t("Ys"))]);
    assert_eq!(table.pool(0), "Rt Gc Kc Kt Wc Wt Bc Bt Ys");
}

/// SB-12.1, SB-18.2: a swap of equals for equals changes nothing and is not offered, neither as a
/// whole nor on the way.
#[test]
fn purification_must_change_something() {
    let set = midday().knows(0, Spell::Purification, L3, "Gs");
    let only = set.clone().pool(0, "Rc Rc").altar("Rc").start();
    assert_eq!(only.refusal(cast(Spell::Purification, L3)), NO_CHANGE);

    let mut given = set.clone().pool(0, "Rc Gt Ys").altar("Rc").start();
    given.play(cast(Spell::Purification, L3));
    assert_eq!(given.choices(), each(Give, "Gt Ys"));
    given.play(Give(t("Ys")));
    assert_eq!((given.pool(0), given.altar()), ("Rc Rc Gt".into(), "Ys".into()));

    let mut received = set.pool(0, "Rc").altar("Rc Gt Ys").start();
    received.play(cast(Spell::Purification, L3));
    assert_eq!(received.choices(), each(Receive, "Gt Ys"));
    received.play(Receive(t("Gt")));
    assert_eq!((received.pool(0), received.altar()), ("Gt".into(), "Rc Rc Ys".into()));
}

/// SB-12.1, SB-18.2: the same with two tokens, when the first pick is harmless and the second
/// would complete an idle swap.
#[test]
fn purification_of_two_must_change_something() {
    let set = midday().knows(0, Spell::Purification, L4, "Gs");
    let mut given = set.clone().pool(0, "Rc Gt Ks Ys").altar("Rc Ks").start();
    given.play(cast(Spell::Purification, L4)).play(Give(t("Rc")));
    assert_eq!(given.choices(), each(Give, "Gt Ys"));
    given.play(Give(t("Gt")));
    assert_eq!((given.pool(0), given.altar()), ("Rc Ks Ks Ys".into(), "Rc Gt".into()));

    let mut received = set.pool(0, "Rc Ks").altar("Rc Gt Ks Ws Ys").start();
    received.play(cast(Spell::Purification, L4)).play(Receive(t("Rc")));
    assert_eq!(received.choices(), each(Receive, "Gt Ws Ys"));
    received.play(Receive(t("Ys")));
    assert_eq!((received.pool(0), received.altar()), ("Rc Ys".into(), "Rc Gt Ks Ks Ws".into()));
}

/// SB-12.1, SB-15.8: Mirage draws for each token received with its rune, once the whole swap is
/// done; tokens given do not count.
#[test]
fn mirage_draws_for_swapped_tokens() {
    let mut table = midday()
        .knows(0, Spell::Purification, L5, "Gs")
        .knows(0, Spell::Mirage, L4, "Bc")
        .pool(0, "Rt Rs Gc")
        .altar("Kc Kt Wc Ws")
        .start();
    table.play(cast(Spell::Purification, L5)).plays(each(Receive, "Kc Kt"));
    assert_eq!(table.pool(0), "", "nothing is drawn before the swap is complete");
    table.will_draw("Pt Ps Yt Ys");
    table.play(Receive(t("Wc")));
    assert_eq!(
        (table.pool(0), table.altar()),
        ("Pt Ps Kc Kt Wc Yt Ys".into(), "Rt Rs Gc Ws".into())
    );
    table.done();
}

/// SB-12.1, SB-15.6: the draws of Mirage after a swap obey the pool limit.
#[test]
fn mirage_draws_for_a_swap_up_to_nine() {
    let set = midday()
        .knows(0, Spell::Purification, L4, "Gs")
        .knows(0, Spell::Mirage, L4, "Bc")
        .altar("Yc Pc");
    let mut eight = set.clone().pool(0, "Rt Rs Gt Gt Kt Kt Wt Wt").start().draws("Ys");
    eight.play(cast(Spell::Purification, L4)).plays(each(Give, "Rt Rs"));
    assert_eq!(eight.pool(0), "Pc Gt Gt Kt Kt Wt Wt Yc Ys");
    eight.done();
    let mut nine = set.pool(0, "Rt Rs Gt Gt Kt Kt Wt Wt Ws").start();
    nine.play(cast(Spell::Purification, L4)).plays(each(Give, "Rt Rs"));
    assert_eq!(nine.pool(0), "Pc Gt Gt Kt Kt Wt Wt Ws Yc");
}

/// SB-12.1, SB-18.2: equals may be swapped for equals if Mirage draws for it.
#[test]
fn an_idle_swap_is_legal_for_mirage() {
    let set = midday()
        .knows(0, Spell::Purification, L3, "Gs")
        .knows(0, Spell::Mirage, L3, "Bc")
        .altar("Rc");
    let mut table = set.clone().pool(0, "Rc").start().draws("Ys");
    table.play(cast(Spell::Purification, L3));
    assert_eq!((table.pool(0), table.altar()), ("Rc Ys".into(), "Rc".into()));
    table.done();
    let other_rune = set.pool(0, "Rs").altar("Rs").start();
    assert_eq!(other_rune.refusal(cast(Spell::Purification, L3)), NO_CHANGE);
}

/// SB-18.2, SB-8.4: without a supply Mirage draws nothing, so the idle swap is not legal.
#[test]
fn an_idle_swap_is_not_legal_without_a_supply() {
    let table = table(1)
        .phase(Phase::Midday)
        .knows(0, Spell::Purification, L3, "Gs")
        .knows(0, Spell::Mirage, L3, "Bc")
        .pool(0, "Rc")
        .altar("Rc")
        .bag_only("", "below")
        .start();
    assert_eq!(table.refusal(cast(Spell::Purification, L3)), NO_CHANGE);
}

/// SB-12.2: Cure is worth 3, 4 or 5 points.
#[test]
fn cure_gives_three_to_five_points() {
    assert_eq!(points(Spell::Cure), [3, 4, 5]);
}

/// SB-12.2: one, two or three are drawn first, then as many are discarded, old or new.
#[test]
fn cure_draws_then_discards() {
    let set = midday().knows(0, Spell::Cure, L5, "Gc").pool(0, "Rc Rt");
    for (level, draws, picks, tray, pool) in [
        (L3, "Kc", "Rt", "Rt", "Rc Kc"),
        (L4, "Kc Kt", "Rc Kc", "Rc Kc", "Rt Kt"),
        (L5, "Kc Kt Ks", "Kc", "Kc Kt Ks", "Rc Rt"),
    ] {
        let mut table = set.clone().start().draws(draws);
        assert_eq!(table.casts(), Level::ALL.map(|l| cast(Spell::Cure, l)));
        table.play(cast(Spell::Cure, level));
        assert_eq!((table.pool(0), table.tray()), (format!("Rc Rt {draws}"), String::new()));
        assert_eq!(table.refusal(Enough), MUST_GO_ON);
        table.plays(each(Discard, picks));
        assert_eq!((table.pool(0).as_str(), table.tray().as_str()), (pool, tray));
        assert_eq!(table.phase(), Phase::Evening);
        table.done();
    }
}

/// SB-12.3: the pool limit shortens the draw but not the discard.
#[test]
fn cure_may_discard_more_than_it_drew() {
    let set = midday().knows(0, Spell::Cure, L5, "Gs");
    let mut eight = set.clone().pool(0, "Rc Rt Rs Gc Gt Gs Kc Kt").start().draws("Pc");
    eight.play(cast(Spell::Cure, L5));
    assert_eq!(eight.pool(0), "Rc Rt Rs Pc Gc Gt Gs Kc Kt");
    eight.plays(each(Discard, "Rc Rt Pc"));
    assert_eq!(eight.pool(0), "Rs Gc Gt Gs Kc Kt");
    eight.done();
    let mut nine = set.pool(0, NINE).start();
    nine.play(cast(Spell::Cure, L5)).plays(each(Discard, "Rc Rt Gc"));
    assert_eq!((nine.pool(0), nine.tray()), ("Kc Kt Wc Wt Bc Bt".into(), "Rc Rt Gc".into()));
}

/// SB-12.3, SB-4.4: with fewer tokens than demanded all are discarded; the discards come too late
/// to be drawn by the same action.
#[test]
fn cure_discards_as_far_as_the_pool_reaches() {
    let set = midday().knows(0, Spell::Cure, L5, "Gs");
    let mut one = set.clone().pool(0, "Rc").bag_only("Kc", "altar").start().draws("Kc");
    one.play(cast(Spell::Cure, L5));
    assert_eq!((one.pool(0), one.tray(), one.bag()), (String::new(), "Rc Kc".into(), 0));
    one.done();

    let mut many = set.clone().pool(0, "Rc Rt Rs").bag_only("Kc Kt", "altar").start();
    many.will_draw("Kc Kt");
    many.play(cast(Spell::Cure, L5)).plays(each(Discard, "Rc Rt Rs"));
    assert_eq!((many.pool(0), many.tray(), many.bag()), ("Kc Kt".into(), "Rc Rt Rs".into(), 0));
    many.done();

    let nothing = set.bag_only("", "altar").start();
    assert_eq!(nothing.refusal(cast(Spell::Cure, L5)), SUPPLY_EMPTY);
}

/// SB-12.2, SB-8.3: an empty bag is filled from the tray before the discards lie there.
#[test]
fn cure_draws_from_the_old_tray() {
    let set = midday().knows(0, Spell::Cure, L4, "Gs").pool(0, "Rc Rt");
    let mut table = set.bag_only("", "tray").start();
    let tray = table.tray().split(' ').count() as u64;
    table.will_draw("Kc Kt");
    table.play(cast(Spell::Cure, L4)).plays(each(Discard, "Rc Rt"));
    assert_eq!((table.tray(), table.bag()), ("Rc Rt".into(), tray - 2));
    table.done();
}

/// SB-12.4: Growth is worth 3, 4 or 6 points.
#[test]
fn growth_gives_three_four_or_six_points() {
    assert_eq!(points(Spell::Growth), [3, 4, 6]);
}

/// SB-12.4: level 5 takes three altar tokens straight to the board, then Growth falls to 4.
#[test]
fn growth_5_stores_three_and_falls() {
    let mut table = evening()
        .knows(0, Spell::Growth, L5, "Gs")
        .familiar(0, "Gc Gt")
        .altar("Pc Kt Ws Bc Yt")
        .start();
    table.play(cast(Spell::Growth, L5));
    assert_eq!(table.choices(), each(Stow, "Pc Kt Ws"));
    table.plays(each(Stow, "Pc Kt"));
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    assert_eq!(table.level(0, Spell::Growth), 5);
    table.play(Stow(t("Ws")));
    assert_eq!(table.familiar(0), "Gc Gt Pc Kt Ws");
    assert_eq!(table.level(0, Spell::Growth), 4);
    assert_eq!(table.score(0), 5 + 4);
    assert_eq!((table.pool(0), table.altar()), (String::new(), "Bc Yt".into()));
    table.ends_day("Rc Rc Rc");
    assert_eq!(table.altar_len(), 5);
    table.done();
}

/// SB-12.4: level 4 takes and stores two, then Growth falls to 3.
#[test]
fn growth_4_stores_two_and_falls() {
    let set = evening().knows(0, Spell::Growth, L4, "Gs").altar("Pc Kt Ws");
    let mut table = set.start();
    assert_eq!(table.refusal(cast(Spell::Growth, L5)), LEVEL_TOO_HIGH);
    table.play(cast(Spell::Growth, L4)).play(Stow(t("Kt")));
    assert_eq!((table.familiar(0), table.altar()), ("Kt Ws".into(), "Pc".into()));
    assert_eq!((table.level(0, Spell::Growth), table.score(0)), (3, 3 + 2));
    assert_eq!(table.on_card(0, Spell::Growth), Some(t("Gs")));
}

/// SB-12.5: the level 4 effect used from level 5 lowers Growth to 4.
#[test]
fn growth_used_on_4_from_5_falls_to_4() {
    let set = evening().knows(0, Spell::Growth, L5, "Gs").altar("Pc Kt Ws");
    let mut table = set.start();
    table.play(cast(Spell::Growth, L4)).plays(each(Stow, "Pc Kt"));
    assert_eq!((table.familiar(0), table.level(0, Spell::Growth)), ("Pc Kt".into(), 4));
}

/// SB-12.4: level 3 swaps a pool token for one on the board, in its place; nothing is lowered.
#[test]
fn growth_3_swaps_with_the_board() {
    for level in Level::ALL {
        let mut table = evening()
            .knows(0, Spell::Growth, level, "Gs")
            .pool(0, "Ys Bt")
            .familiar(0, "Rc Gt Ks")
            .start();
        table.play(cast(Spell::Growth, L3));
        assert_eq!(table.choices(), each(Give, "Bt Ys"));
        table.play(Give(t("Ys")));
        assert_eq!(table.choices(), each(Receive, "Rc Gt Ks"));
        table.play(Receive(t("Gt")));
        assert_eq!((table.familiar(0), table.pool(0)), ("Rc Ys Ks".into(), "Gt Bt".into()));
        assert_eq!(table.level(0, Spell::Growth), level.number());
    }
}

/// SB-12.4, SB-4.5, SB-18.2: the swap needs a token on both sides, and must change something.
#[test]
fn growth_3_needs_two_different_tokens() {
    let set = evening().knows(0, Spell::Growth, L3, "Gs");
    let no_pool = set.clone().familiar(0, "Rc").start();
    assert_eq!(no_pool.refusal(cast(Spell::Growth, L3)), POOL_TOO_FEW);
    let no_board = set.clone().pool(0, "Rc").start();
    assert_eq!(no_board.refusal(cast(Spell::Growth, L3)), FAMILIAR_EMPTY);
    let equal = set.clone().pool(0, "Rc Rc").familiar(0, "Rc").start();
    assert_eq!(equal.refusal(cast(Spell::Growth, L3)), NO_CHANGE);
    // Of Rc and Ys only Ys makes a difference, and then Rc is all there is to receive.
    let mut table = set.clone().pool(0, "Rc Ys").familiar(0, "Rc").start();
    table.play(cast(Spell::Growth, L3));
    assert_eq!((table.familiar(0), table.pool(0)), ("Ys".into(), "Rc Rc".into()));
    let mut table = set.pool(0, "Ys").familiar(0, "Rc Ys Gt").start();
    table.play(cast(Spell::Growth, L3));
    assert_eq!(table.choices(), each(Receive, "Rc Gt"));
}

/// SB-12.5: on level 3 Growth can only swap.
#[test]
fn a_fallen_growth_only_swaps() {
    let table = evening()
        .knows(0, Spell::Growth, L3, "Gs")
        .pool(0, "Ys")
        .familiar(0, "Rc")
        .altar("Pc Kt")
        .start();
    assert_eq!(table.casts(), [cast(Spell::Growth, L3)]);
    assert_eq!(table.refusal(cast(Spell::Growth, L4)), LEVEL_TOO_HIGH);
    assert_eq!(table.refusal(cast(Spell::Growth, L5)), LEVEL_TOO_HIGH);
}

/// SB-12.6: a full pool is no hindrance for storing.
#[test]
fn growth_bypasses_the_pool() {
    let set = evening().knows(0, Spell::Growth, L4, "Gs").pool(0, NINE).altar("Pc Ks");
    let mut table = set.start();
    table.play(cast(Spell::Growth, L4));
    assert_eq!((table.familiar(0), table.pool(0)), ("Pc Ks".into(), NINE.into()));
}

/// SB-12.6: with too few altar tokens or free spaces one stores what is possible, and Growth is
/// lowered all the same.
#[test]
fn growth_stores_what_is_possible() {
    let set = evening().knows(0, Spell::Growth, L5, "Gc");
    let mut altar = set.clone().altar("Pc").start();
    altar.play(cast(Spell::Growth, L5));
    assert_eq!((altar.familiar(0), altar.level(0, Spell::Growth)), ("Pc".into(), 4));

    let mut board = set.familiar(0, THIRTEEN).altar("Pc Kc Ys").start();
    board.play(cast(Spell::Growth, L5));
    assert_eq!(board.choices(), each(Stow, "Pc Kc Ys"));
    board.play(Stow(t("Kc")));
    assert_eq!(board.familiar(0), format!("{THIRTEEN} Kc"));
    assert_eq!((board.altar(), board.tray()), ("Pc Ys".into(), String::new()));
    assert_eq!((board.level(0, Spell::Growth), board.score(0)), (4, 18 + 4));
}

/// SB-12.6, SB-9.1: Growth can cover the last space, and the game ends with the round.
#[test]
fn growth_can_end_the_game() {
    let mut table = evening()
        .knows(1, Spell::Growth, L4, "Gc")
        .active(1)
        .familiar(1, THIRTEEN)
        .altar("Pc Kc Ys")
        .start()
        .draws("Rc Rc Rc");
    table.plays([cast(Spell::Growth, L4), Stow(t("Kc")), End]);
    assert!(table.is_over());
    table.done();
}

/// SB-12.6: with a full board or an empty altar levels 4 and 5 cannot be used; the swap remains,
/// and leaves a full board worth 18.
#[test]
fn growth_with_a_full_board_or_an_empty_altar_only_swaps() {
    let set = evening().knows(0, Spell::Growth, L5, "Gc").pool(0, "Yc");
    let mut full = set.clone().familiar(0, FOURTEEN).altar("Pc Kc").start();
    assert_eq!(full.casts(), [cast(Spell::Growth, L3)]);
    assert_eq!(full.refusal(cast(Spell::Growth, L4)), FAMILIAR_FULL);
    assert_eq!(full.refusal(cast(Spell::Growth, L5)), FAMILIAR_FULL);
    full.play(cast(Spell::Growth, L3)).play(Receive(t("Rs")));
    assert_eq!(full.familiar(0), FOURTEEN.replacen("Rs", "Yc", 1));
    assert_eq!(full.score(0), 18 + 6);

    let empty = set.familiar(0, "Rc").start();
    assert_eq!(empty.casts(), [cast(Spell::Growth, L3)]);
    assert_eq!(empty.refusal(cast(Spell::Growth, L4)), ALTAR_EMPTY);
    assert_eq!(empty.refusal(cast(Spell::Growth, L5)), ALTAR_EMPTY);
}

/// SB-12.4, SB-15.8: tokens stored from the altar wake Mirage, tokens from the board do not.
#[test]
fn mirage_answers_growth() {
    let set = evening().knows(0, Spell::Growth, L5, "Gs").knows(0, Spell::Mirage, L3, "Bc");
    let mut stored = set.clone().altar("Pc Kc Ws Yt").start().draws("Rt Rs");
    stored.play(cast(Spell::Growth, L5)).plays(each(Stow, "Pc Kc Ws"));
    assert_eq!((stored.familiar(0), stored.pool(0)), ("Pc Kc Ws".into(), "Rt Rs".into()));
    stored.done();
    let mut swapped = set.pool(0, "Ys").familiar(0, "Rc").start();
    swapped.play(cast(Spell::Growth, L3));
    assert_eq!((swapped.familiar(0), swapped.pool(0)), ("Ys".into(), "Rc".into()));
}
