//! The examples of the rulebook, with their own numbers.

#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Game, Seat};

/// SB-4.1: with six tokens in the pool a draw of four gives three. SB-10.3: the others take one.
#[test]
fn the_pool_limit_cuts_a_draw_short() {
    let mut table = table(2)
        .knows(0, Spell::Blaze, L3, "Rs")
        .pool(0, "Rc Rt Gs Wc Bt Yc")
        .pool(1, "Kc")
        .altar("Gt Bs Yt Ws Ps")
        .start()
        .draws("Pc Pt Ps");
    table.play(cast(Spell::Blaze, L3));
    assert_eq!(table.pool(0), "Rc Rt Pc Pt Ps Gs Wc Bt Yc");
    assert_eq!(table.turn(), Seat::new(1));
    table.play(Take(t("Gt")));
    assert_eq!(table.pool(1), "Gt Kc");
    assert_eq!(table.altar(), "Ps Ws Bs Yt");
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
}

/// SB-5.1, SB-3.2: player A takes the red token of the altar and goes on to midday.
#[test]
fn player_a_takes_a_red_token() {
    let mut table = table(2).pool(0, "Rt Ks").altar("Rc Gt Bs Yc Wt").start();
    table.play(Take(t("Rc")));
    assert_eq!(table.pool(0), "Rc Rt Ks");
    assert_eq!(table.altar(), "Gt Wt Bs Yc");
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
}

/// SB-5.3, SB-3.2: player B stores a yellow token on the first free space and goes on to evening.
#[test]
fn player_b_stores_a_yellow_token() {
    let mut table = table(2).pool(0, "Yc Rt").phase(Phase::Midday).start();
    assert_eq!(table.score(0), 0);
    table.play(Store(t("Yc")));
    assert_eq!(table.familiar(0), "Yc");
    assert_eq!(table.pool(0), "Rt");
    assert_eq!(table.score(0), 1);
    assert_eq!(table.phase(), Phase::Evening);
}

/// SB-6.2: a green, a red and a black token with one rune are one wild; with four yellow tokens
/// they teach a yellow spell on level 5.
#[test]
fn three_tokens_with_one_rune_are_a_wild() {
    let mut table = table(2)
        .with(Spell::Knowledge)
        .pool(0, "Yc Yt Ys Yc Gt Rt Kt")
        .phase(Phase::Evening)
        .start();
    table.learns(learn(Spell::Knowledge, L5, 1), "Yc Yt Ys Yc Gt Rt Kt", "Ys");
    assert_eq!(table.level(0, Spell::Knowledge), 5);
    assert_eq!(table.on_card(0, Spell::Knowledge), Some(t("Ys")));
    assert_eq!(table.pool(0), "");
    assert_eq!(table.tray(), "Rt Gt Kt Yc Yc Yt");
}

/// SB-6.1, SB-6.3, SB-7.1: player C learns Sacrifice with four red tokens; the spell cannot be
/// used on the same day.
#[test]
fn player_c_learns_sacrifice() {
    let mut table = table(2).pool(0, "Rc Rt Rs Rt Gc").phase(Phase::Evening).start();
    table.learns(learn(Spell::Sacrifice, L4, 0), "Rc Rt Rs Rt", "Rs");
    assert_eq!(table.level(0, Spell::Sacrifice), 4);
    assert_eq!(table.on_card(0, Spell::Sacrifice), Some(t("Rs")));
    assert_eq!(table.tray(), "Rc Rt Rt");
    assert_eq!(table.pool(0), "Gc");
    assert_eq!(table.refusal(cast(Spell::Sacrifice, L3)), ("spellbook-no-other-phase", "SB-3.2"));
    assert_eq!(table.choices(), [End]);
}

/// SB-7.2, SB-10.1: on his next day player C uses Sacrifice with the effect of level 4 or 3.
#[test]
fn player_c_uses_sacrifice_on_the_next_day() {
    let set = table(2).knows(0, Spell::Sacrifice, L4, "Rs").pool(0, "Gc Bt");
    let mut table = set.clone().start().draws("Pc Ps Kt Wc");
    assert!(table.offers(cast(Spell::Sacrifice, L3)));
    assert!(table.offers(cast(Spell::Sacrifice, L4)));
    assert_eq!(
        table.refusal(cast(Spell::Sacrifice, L5)),
        ("spellbook-no-level-too-high", "SB-7.2")
    );
    table.play(cast(Spell::Sacrifice, L4));
    assert_eq!(table.pool(0), "Pc Ps Gc Kt Wc");
    assert_eq!(table.tray(), "Bt");
    assert_eq!(table.phase(), Phase::Midday);
    table.done();

    let square = set.pool(0, "Gs Bs").start();
    for level in [L3, L4] {
        let no = square.refusal(cast(Spell::Sacrifice, level));
        assert_eq!(no, ("spellbook-no-pool-lacks", "SB-4.4"));
    }
}

/// SB-6.2, SB-7.4, SB-16.1: player D learns Abundance on level 5 with four yellow tokens and a
/// wild, and at once draws four.
#[test]
fn player_d_learns_abundance() {
    let mut table = table(2)
        .pool(0, "Yc Yt Ys Yc Gt Rt Kt Ws")
        .phase(Phase::Evening)
        .start()
        .draws("Pc Pt Ps Kc");
    table.learns(learn(Spell::Abundance, L5, 1), "Yc Yt Ys Yc Gt Rt Kt", "Yt");
    assert_eq!(table.level(0, Spell::Abundance), 5);
    assert_eq!(table.pool(0), "Pc Pt Ps Kc Ws");
    assert_eq!(table.tray(), "Rt Gt Kt Yc Yc Ys");
    assert_eq!(table.score(0), 7);
    table.done();
}

/// SB-8.2: player D finds the altar full, discards all of it and draws five new tokens.
#[test]
fn player_d_clears_a_full_altar() {
    let mut table = table(2)
        .altar("Rc Rt Rs Gc Gt Gs Kc Kt Ks Wc")
        .phase(Phase::Evening)
        .start()
        .draws("Pc Pt Ps Bc Bt");
    table.play(End);
    assert_eq!(table.tray(), "Rc Rt Rs Gc Gt Gs Kc Kt Ks Wc");
    assert_eq!(table.altar(), "Pc Pt Ps Bc Bt");
    assert_eq!(table.turn(), Seat::new(1));
    assert_eq!(table.phase(), Phase::Morning);
    table.done();
}

/// SB-9.3, SB-9.4: the final score of the example is 26.
#[test]
fn the_final_score_of_the_example_is_26() {
    let table = table(2)
        .knows(0, Spell::Sacrifice, L4, "Rc")
        .knows(0, Spell::Levitation, L5, "Pc")
        .knows(0, Spell::Purification, L3, "Gc")
        .knows(0, Spell::TimeTravel, L4, "Wc")
        .knows(0, Spell::Abundance, L5, "Yc")
        .familiar(0, "Rt Pt Gt Kt Wt Yt")
        .start();
    assert_eq!(table.score(0), 26);
    let lines: Vec<i32> =
        table.game.standing().parties[0].lines.iter().map(|line| line.points).collect();
    assert_eq!(lines, [2, 5, 1, 0, 4, 0, 7, 7]);
}
