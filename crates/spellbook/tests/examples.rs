//! The examples of the rulebook, with their own numbers.

mod common;
use common::*;

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
    assert_eq!(table.turn(), kernel::Seat::new(1));
    table.play(Take(t("Gt")));
    assert_eq!(table.pool(1), "Gt Kc");
    assert_eq!(table.altar(), "Ps Ws Bs Yt");
    assert_eq!(table.phase(), Phase::Midday);
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
}
