//! The pool limit, doing things in part, and what may be chosen at all (SB-4, SB-18).

#![allow(clippy::unwrap_used)]

use crate::common;
use crate::common::*;
use kernel::Seat;

const EIGHT: &str = "Rc Rt Rs Gc Gt Gs Kc Kt";
const NINE: &str = "Rc Rt Rs Gc Gt Gs Kc Kt Ks";
const THIRTEEN: &str = "Rc Rt Rs Pc Pt Ps Gc Gt Gs Kc Kt Ks Wc";

/// SB-4.1: the limit is checked before each token, and the rest of the draw is dropped.
#[test]
fn a_draw_stops_at_nine() {
    let set = table(2).knows(0, Spell::Blaze, L3, "Rs").pool(1, NINE);
    for (pool, draws) in [("Wc", "Pc Pt Ps Yc"), ("Rc Rt Rs Gc Gt", "Pc Pt Ps Yc"), (EIGHT, "Pc")] {
        let mut table = set.clone().pool(0, pool).start().draws(draws);
        table.play(cast(Spell::Blaze, L3));
        table.done();
        let held = pool.split(' ').count() + draws.split(' ').count();
        assert_eq!(table.pool(0).split(' ').count(), held);
    }
}

/// SB-4.1: a take stops at nine too, and Mirage's draws count in between.
#[test]
fn a_take_stops_at_nine() {
    let set = table(2).knows(0, Spell::Sharing, L5, "Ps").altar("Bc Bt Bs Yc Yt").pool(1, NINE);
    let mut at_eight = set.clone().pool(0, EIGHT).start();
    at_eight.plays([cast(Spell::Sharing, L5), Take(t("Bt"))]);
    assert_eq!(at_eight.pool(0), format!("{EIGHT} Bt"));
    assert_eq!(at_eight.altar(), "Bc Bs Yc Yt");
    assert_eq!(at_eight.phase(), Phase::Midday);

    let with_mirage = set.knows(0, Spell::Mirage, L5, "Bc").pool(0, "Rc Rt Rs Gc Gt Gs");
    let mut table = with_mirage.start().draws("Wc Wt");
    table.plays([cast(Spell::Sharing, L5), Take(t("Yc"))]);
    assert_eq!(table.pool(0), "Rc Rt Rs Gc Gt Gs Wc Wt Yc");
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
}

/// SB-4.1: not even for an instant: at nine a cost goes first and makes room for one.
#[test]
fn at_nine_a_cost_makes_room_for_one() {
    let set = table(2).knows(0, Spell::Sacrifice, L3, "Rs");
    let mut table = set.pool(0, "Rc Rt Rs Gt Gs Kt Ks Wt Ws").start().draws("Pc");
    table.play(cast(Spell::Sacrifice, L3));
    assert_eq!(table.pool(0), "Rt Rs Pc Gt Gs Kt Ks Wt Ws");
    table.done();
}

/// SB-4.2: in part means as much as possible: whoever can take two takes two.
#[test]
fn taking_less_than_possible_is_refused() {
    let set = table(2).knows(0, Spell::Levitation, L3, "Pc").altar("Wc Yc Bc Wt Yt");
    let mut table = set.start();
    table.plays([cast(Spell::Levitation, L3), Take(t("Wc"))]);
    assert_eq!(table.refusal(Enough), ("spellbook-no-must-go-on", "SB-4.2"));
    table.play(Take(t("Bc")));
    assert_eq!(table.phase(), Phase::Midday);
}

/// SB-4.2: a short altar, a nearly full board and an exhausted supply all cut an effect short.
#[test]
fn an_effect_may_be_done_in_part() {
    let mut altar = table(2).knows(0, Spell::Levitation, L3, "Pc").altar("Wc Wt Ws").start();
    altar.play(cast(Spell::Levitation, L3));
    assert_eq!((altar.pool(0), altar.altar()), ("Wc".into(), "Wt Ws".into()));

    let board = table(2).knows(0, Spell::Growth, L5, "Gs").familiar(0, THIRTEEN);
    let mut board = board.altar("Bc Bt Bs").phase(Phase::Evening).start();
    board.plays([cast(Spell::Growth, L5), Stow(t("Bt"))]);
    assert_eq!(board.familiar(0), format!("{THIRTEEN} Bt"));
    assert_eq!(board.level(0, Spell::Growth), 4);

    let set = table(2).knows(0, Spell::Eruption, L5, "Rs").pool(0, "Gc");
    let mut supply = set.bag_only("Pc Pt", "altar").start().draws("Pc Pt");
    supply.play(cast(Spell::Eruption, L5));
    assert_eq!(supply.pool(0), "Pc Pt Gc");
    supply.done();
}

/// SB-4.2: "up to" and "any number" leave the number free.
#[test]
fn up_to_and_any_number_are_free() {
    let divination = table(2).knows(0, Spell::Divination, L4, "Ps").altar("Wc Wt Bs");
    for takes in [vec![], vec![Take(t("Wc"))], vec![Take(t("Wc")), Take(t("Wt"))]] {
        let mut table = divination.clone().start().draws("Kc Kt");
        table.play(cast(Spell::Divination, L4));
        let two = takes.len() == 2;
        table.plays(takes);
        if !two {
            table.play(Enough);
        }
        assert_eq!(table.phase(), Phase::Midday);
        table.done();
    }
    let storm = table(2).knows(0, Spell::Storm, L4, "Ws").altar("Rc Rt Rs");
    for (replaced, draws) in
        [(vec![], ""), (vec!["Rt"], "Kc"), (vec!["Rc", "Rt", "Rs"], "Kc Kt Ks")]
    {
        let mut table = storm.clone().phase(Phase::Evening).start().draws(draws);
        table.play(cast(Spell::Storm, L4));
        let all = replaced.len() == 3;
        table.plays(replaced.iter().map(|name| Replace(t(name))));
        if !all {
            table.play(Enough);
        }
        assert_eq!(table.tray(), {
            let mut r = replaced;
            r.sort_by_key(|n| t(n));
            r.join(" ")
        });
        assert_eq!(table.level(0, Spell::Storm), 3);
        table.done();
    }
}

/// SB-4.3, SB-4.4: without its whole cost an action cannot be chosen.
#[test]
fn an_action_needs_its_cost() {
    let set = table(2).knows(0, Spell::Sacrifice, L5, "Rs");
    let table = set.pool(0, "Gt Bt").start();
    let no_cost = ("spellbook-no-pool-lacks", "SB-4.4");
    assert_eq!(table.refusal(cast(Spell::Sacrifice, L3)), no_cost);
    assert_eq!(table.refusal(cast(Spell::Sacrifice, L5)), no_cost);
    assert!(table.offers(cast(Spell::Sacrifice, L4)));
}

/// SB-4.3: an action that would only lower its own card cannot be chosen.
#[test]
fn an_action_must_change_something() {
    let growth = table(2).knows(0, Spell::Growth, L5, "Gs").phase(Phase::Evening);
    let no_altar = ("spellbook-no-altar-empty", "SB-4.3");
    let empty = growth.clone().start();
    assert_eq!(empty.refusal(cast(Spell::Growth, L5)), no_altar);
    assert_eq!(empty.refusal(cast(Spell::Growth, L4)), no_altar);
    let full = growth.familiar(0, &format!("{THIRTEEN} Wt")).altar("Bc").start();
    let no_space = ("spellbook-no-familiar-full", "SB-4.6");
    assert_eq!(full.refusal(cast(Spell::Growth, L5)), no_space);
    let storm = table(2).knows(0, Spell::Storm, L5, "Ws").phase(Phase::Evening).start();
    assert_eq!(storm.refusal(cast(Spell::Storm, L4)), no_altar);
    let rune = table(2).knows(0, Spell::Levitation, L3, "Pc").altar("Wt Ws").start();
    let no_rune = ("spellbook-no-altar-lacks", "SB-4.3");
    assert_eq!(rune.refusal(cast(Spell::Levitation, L3)), no_rune);
}

/// SB-4.3: drawing or replacing counts as a change even if the same kind comes back.
#[test]
fn a_draw_always_counts_as_a_change() {
    let cure = table(2).knows(0, Spell::Cure, L3, "Gs").pool(0, "Rc Rc Rc Rc");
    let mut cure = cure.bag_only("Rc", "altar").phase(Phase::Midday).start().draws("Rc");
    cure.play(cast(Spell::Cure, L3));
    assert_eq!((cure.pool(0), cure.tray()), ("Rc Rc Rc Rc".into(), "Rc".into()));
    cure.done();
    let storm = table(2).knows(0, Spell::Storm, L5, "Ws").pool(0, NINE).phase(Phase::Evening);
    let mut storm = storm.altar("Bc").start().draws("Bc");
    storm.plays([cast(Spell::Storm, L4)]);
    assert_eq!((storm.altar(), storm.tray()), ("Bc".into(), "Bc".into()));
    storm.done();
}

/// SB-4.4: the cost is paid before anything else happens.
#[test]
fn a_cost_is_paid_first() {
    let set = table(2).knows(0, Spell::Sacrifice, L5, "Rs").pool(0, "Gs Bs Yc");
    let mut table = set.start().draws("Pc Pt Ps Kc");
    table.play(cast(Spell::Sacrifice, L5));
    assert_eq!(table.choices(), [Discard(t("Gs")), Discard(t("Bs"))]);
    assert_eq!(table.refusal(Discard(t("Yc"))), ("spellbook-no-not-fitting", "SB-10.1"));
    assert_eq!(table.refusal(Enough), ("spellbook-no-must-go-on", "SB-4.2"));
    table.play(Discard(t("Bs")));
    assert_eq!((table.pool(0), table.tray()), ("Pc Pt Ps Gs Kc Yc".into(), "Bs".into()));
    table.done();
}

/// SB-4.4: a discard that follows is made as far as the pool reaches.
#[test]
fn a_consequence_reaches_as_far_as_the_pool() {
    let set = table(2).knows(0, Spell::Cure, L5, "Gs").pool(0, "Rc").phase(Phase::Midday);
    let mut short = set.bag_only("Pc", "altar").start().draws("Pc");
    short.play(cast(Spell::Cure, L5));
    assert_eq!((short.pool(0), short.tray()), (String::new(), "Rc Pc".into()));
    short.done();
    // At eight: one is drawn, and three go.
    let set = table(2).knows(0, Spell::Cure, L5, "Gs").pool(0, EIGHT).phase(Phase::Midday);
    let mut full = set.start().draws("Pc");
    full.plays([cast(Spell::Cure, L5), Discard(t("Rc")), Discard(t("Pc")), Discard(t("Kt"))]);
    assert_eq!(full.pool(0), "Rt Rs Gc Gt Gs Kc");
    full.done();
}

/// SB-4.5: a store needs its full number in the pool, a swap its full number on both sides.
#[test]
fn missing_pool_tokens_are_no_excuse() {
    let too_few = ("spellbook-no-pool-too-few", "SB-4.5");
    let offering = table(2).knows(0, Spell::Offering, L5, "Ks").pool(0, "Rc Rt Rs Gc Gt");
    let offering = offering.phase(Phase::Midday).start();
    assert_eq!(offering.refusal(cast(Spell::Offering, L5)), too_few);
    assert!(offering.offers(cast(Spell::Offering, L4)));
    let focus = table(2).knows(0, Spell::Focus, L5, "Ks").pool(0, "Rs Gs Bt").altar("Ws Ys Pt");
    let focus = focus.phase(Phase::Evening).start();
    assert_eq!(focus.refusal(cast_way(Spell::Focus, L5, Way::Store)), too_few);
    assert!(focus.offers(cast_way(Spell::Focus, L4, Way::Store)));
    let swap = table(2).knows(0, Spell::Purification, L5, "Gs").phase(Phase::Midday);
    let poor = swap.clone().pool(0, "Rc Rt").altar("Bc Bt Bs").start();
    assert_eq!(poor.refusal(cast(Spell::Purification, L5)), too_few);
    assert!(poor.offers(cast(Spell::Purification, L4)));
    let short = swap.pool(0, "Rc Rt Rs").altar("Bc Bt").start();
    let no_altar = ("spellbook-no-altar-too-few", "SB-4.5");
    assert_eq!(short.refusal(cast(Spell::Purification, L5)), no_altar);
    assert!(short.offers(cast(Spell::Purification, L4)));
}

/// SB-4.6, SB-13.1: twelve are stored, four black tokens offered: two are stored, two stay in the
/// pool, none is discarded, and the board is worth 18.
#[test]
fn surplus_pool_tokens_stay_in_the_pool() {
    let twelve = "Rc Rt Rs Pc Pt Ps Gc Gt Gs Wc Wt Ws";
    let set = table(2).knows(0, Spell::Offering, L5, "Ks").familiar(0, twelve);
    let mut table = set.pool(0, "Kc Kt Ks Kc Rt").phase(Phase::Midday).start();
    table.plays([cast(Spell::Offering, L5), Store(t("Kc")), Store(t("Kt"))]);
    assert_eq!(table.familiar(0), format!("{twelve} Kc Kt"));
    assert_eq!(table.pool(0), "Rt Kc Ks");
    assert_eq!(table.tray(), "");
    assert_eq!(table.score(0), 6 + 18);
}

/// SB-4.6: surplus altar tokens stay on the altar.
#[test]
fn surplus_altar_tokens_stay_on_the_altar() {
    let set = table(2).with(Spell::Communion).familiar(0, THIRTEEN).pool(0, "Yc Yt Ys");
    let mut table = set.altar("Bc Bt Bs").phase(Phase::Evening).start();
    table.learns(learn(Spell::Communion, L3, 0), "Yc Yt Ys", "Yc");
    table.play(Stow(t("Bs")));
    assert_eq!(table.familiar(0), format!("{THIRTEEN} Bs"));
    assert_eq!((table.altar(), table.tray()), ("Bc Bt".into(), "Yt Ys".into()));
}

/// SB-4.6: surplus tray tokens stay in the tray.
#[test]
fn surplus_tray_tokens_stay_in_the_tray() {
    let set = table(2).knows(0, Spell::Communion, L5, "Yc").familiar(0, THIRTEEN);
    let mut table = set.pool(0, "Bc Bt Bs").phase(Phase::Evening).start();
    table.learns(learn(Spell::Transmutation, L3, 0), "Bc Bt Bs", "Bc");
    table.play(Keep(t("Bs")));
    assert_eq!(table.familiar(0), format!("{THIRTEEN} Bs"));
    assert_eq!(table.tray(), "Bt");
}

/// SB-4.6: tokens stored together go to the free spaces in the order of kinds.
#[test]
fn tokens_stored_together_have_one_order() {
    let set = table(2).knows(0, Spell::Offering, L3, "Ks").pool(0, "Kc Kt Ks");
    let mut table = set.phase(Phase::Midday).start();
    table.plays([cast(Spell::Offering, L3), Store(t("Kt"))]);
    assert_eq!((table.familiar(0), table.pool(0)), ("Kt Ks".into(), "Kc".into()));
}

/// SB-4.7: a swap exchanges equal numbers at one stroke.
#[test]
fn a_swap_is_simultaneous() {
    let set =
        table(2).knows(0, Spell::Purification, L4, "Gs").pool(0, "Rc Kt Yc").altar("Gt Bs Ws");
    let mut table = set.phase(Phase::Midday).start();
    table.plays([cast(Spell::Purification, L4), Give(t("Rc")), Give(t("Kt"))]);
    // What was given is not there to be received.
    assert_eq!(table.refusal(Receive(t("Rc"))), ("spellbook-no-not-there", "SB-1.1"));
    table.play(Receive(t("Gt")));
    // Two were given: one received is not enough.
    assert_eq!(table.refusal(Enough), ("spellbook-no-must-go-on", "SB-4.2"));
    table.play(Receive(t("Bs")));
    assert_eq!((table.pool(0), table.altar()), ("Gt Bs Yc".into(), "Rc Kt Ws".into()));
    assert_eq!(table.phase(), Phase::Evening);
}

/// SB-4.7: as the pool does not grow, a swap is legal at nine tokens.
#[test]
fn a_swap_is_legal_at_nine() {
    let set = table(2).knows(0, Spell::Purification, L3, "Gs").pool(0, NINE).altar("Bc Bt");
    let mut table = set.phase(Phase::Midday).start();
    table.plays([cast(Spell::Purification, L3), Give(t("Ks")), Receive(t("Bt"))]);
    assert_eq!(
        (table.pool(0), table.altar()),
        ("Rc Rt Rs Gc Gt Gs Kc Kt Bt".into(), "Ks Bc".into())
    );
}

/// SB-4.8: levels with the same effect are one choice.
#[test]
fn equal_levels_are_one_choice() {
    let same = ("spellbook-no-same-as-lower", "SB-4.8");
    let blaze = table(2).knows(0, Spell::Blaze, L5, "Rs").altar("Gc").start();
    assert!(blaze.offers(cast(Spell::Blaze, L3)));
    assert_eq!(blaze.refusal(cast(Spell::Blaze, L4)), same);
    assert_eq!(blaze.refusal(cast(Spell::Blaze, L5)), same);
    let storm = table(2).knows(0, Spell::Storm, L5, "Ws").altar("Gc").phase(Phase::Evening).start();
    assert!(storm.offers(cast(Spell::Storm, L4)));
    assert_eq!(storm.refusal(cast(Spell::Storm, L5)), same);
}

/// SB-4.8: tokens of equal colour and rune are offered once, and several picks have one spelling.
#[test]
fn equal_acts_have_one_spelling() {
    let set = table(2).knows(0, Spell::Levitation, L3, "Pc").altar("Rc Rc Wc Yc Rc");
    let mut table = set.start();
    assert_eq!(
        table.choices(),
        [Take(t("Rc")), Take(t("Wc")), Take(t("Yc")), Draw, cast(Spell::Levitation, L3), Skip]
    );
    table.plays([cast(Spell::Levitation, L3), Take(t("Wc"))]);
    // White was named first, so the other one is not red: that is spelled the other way round.
    assert_eq!(table.pool(0), "Wc Yc");
}

/// SB-4.9: a pick without an alternative is made by the program.
#[test]
fn forced_picks_are_made() {
    let set = table(2).knows(0, Spell::Levitation, L4, "Pc").altar("Rc Kc Gt Gt Wt");
    let mut forced = set.clone().start();
    forced.play(cast(Spell::Levitation, L3));
    assert_eq!((forced.pool(0), forced.phase()), ("Rc Kc".into(), Phase::Midday));
    let mut free = set.start();
    free.play(cast(Spell::Levitation, L4));
    // One of two equal triangles is certain; the second token is a choice.
    assert_eq!((free.pool(0), free.choices()), ("Gt".into(), vec![Take(t("Gt")), Take(t("Wt"))]));
}

/// SB-4.9: a payment without an alternative is made by the program, and so is the placing; but the
/// day never ends by itself.
#[test]
fn a_forced_payment_is_made() {
    let mut table = table(2).pool(0, "Rc Rc Rc Gt").phase(Phase::Evening).start();
    table.play(learn(Spell::Sacrifice, L3, 0));
    assert_eq!(table.on_card(0, Spell::Sacrifice), Some(t("Rc")));
    assert_eq!((table.pool(0), table.tray()), ("Gt".into(), "Rc Rc".into()));
    assert_eq!((table.turn(), table.choices()), (Seat::new(0), vec![End]));
}

/// SB-18.1: with a full pool Blaze, Sharing, Divination and Storm may be used for what they do to
/// altar and neighbours.
#[test]
fn a_full_pool_does_not_forbid_helping_others() {
    let set = table(2).pool(0, NINE).altar("Bc Bt Bs");
    let mut blaze = set.clone().knows(0, Spell::Blaze, L3, "Rt").start();
    blaze.plays([cast(Spell::Blaze, L3), Take(t("Bt"))]);
    assert_eq!((blaze.pool(0), blaze.pool(1)), (NINE.into(), "Bt".into()));
    let mut sharing = set.clone().knows(0, Spell::Sharing, L5, "Pt").start().draws("Wc");
    sharing.play(cast(Spell::Sharing, L5));
    assert_eq!((sharing.pool(0), sharing.pool(1)), (NINE.into(), "Wc".into()));
    sharing.done();
    let mut divination = set.clone().knows(0, Spell::Divination, L5, "Pt").start().draws("Wc Wt");
    divination.play(cast(Spell::Divination, L5));
    assert_eq!((divination.pool(0), divination.altar()), (NINE.into(), "Wc Wt Bc Bt Bs".into()));
    divination.done();
    let storm = set.knows(0, Spell::Storm, L5, "Wt").phase(Phase::Evening);
    let mut storm = storm.start().draws("Wc");
    storm.plays([cast(Spell::Storm, L4), Replace(t("Bt")), Enough]);
    assert_eq!((storm.pool(0), storm.altar()), (NINE.into(), "Wc Bc Bs".into()));
    assert_eq!(storm.level(0, Spell::Storm), 4);
    storm.done();
}

/// SB-18.1: but when nobody has room, nothing changes and the action is refused.
#[test]
fn what_changes_nothing_for_anybody_is_refused() {
    let set = table(2).pool(0, NINE).pool(1, "Rc Rt Rs Gc Gt Gs Kc Kt Ws").altar("Bc Bt Bs");
    let full = ("spellbook-no-pool-full", "SB-4.1");
    let blaze = set.clone().knows(0, Spell::Blaze, L3, "Rt").start();
    assert_eq!(blaze.refusal(cast(Spell::Blaze, L3)), full);
    let sharing = set.knows(0, Spell::Sharing, L5, "Pt").start();
    assert_eq!(sharing.refusal(cast(Spell::Sharing, L5)), full);
}

/// SB-18.2: with a full pool Storm must replace at least one token; with room it need not.
#[test]
fn choices_that_would_leave_everything_unchanged_are_not_offered() {
    let set = table(2).knows(0, Spell::Storm, L5, "Wt").altar("Bc Bt Bs").phase(Phase::Evening);
    let mut full = set.clone().pool(0, NINE).start();
    full.play(cast(Spell::Storm, L4));
    assert_eq!(full.refusal(Enough), ("spellbook-no-must-go-on", "SB-4.2"));
    full.play(Replace(t("Bc")));
    assert!(full.offers(Enough));
    let mut room = set.start();
    room.play(cast(Spell::Storm, L4));
    assert!(room.offers(Enough));
}

/// SB-18.2: with an exhausted supply Divination L4 adds nothing, so at least one must be taken.
#[test]
fn up_to_two_is_at_least_one_when_nothing_else_changes() {
    let set = table(2).knows(0, Spell::Divination, L4, "Pt").bag_only("", "altar");
    let mut table = set.start();
    table.play(cast(Spell::Divination, L4));
    assert_eq!(table.refusal(Enough), ("spellbook-no-must-go-on", "SB-4.2"));
    table.play(Take(t("Bt")));
    table.play(Enough);
    assert_eq!(table.pool(0), "Bt");
}

/// SB-18.2: swapping a token for its equal changes nothing.
#[test]
fn a_swap_for_an_equal_token_is_refused() {
    let set = table(2).knows(0, Spell::Purification, L3, "Gs").phase(Phase::Midday);
    let equal = set.clone().pool(0, "Rc Rc").altar("Rc").start();
    let no_change = ("spellbook-no-change", "SB-18.2");
    assert_eq!(equal.refusal(cast(Spell::Purification, L3)), no_change);

    // Red is given: it cannot come back, whatever else lies on the altar.
    let mut table = set.clone().pool(0, "Rc Kt Ws").altar("Rc Bt Ys").start();
    table.plays([cast(Spell::Purification, L3), Give(t("Rc"))]);
    assert_eq!(table.choices(), [Receive(t("Bt")), Receive(t("Ys"))]);

    // The altar has nothing but red: red cannot be given.
    let mut table = set.pool(0, "Rc Kt Ws").altar("Rc").start();
    table.play(cast(Spell::Purification, L3));
    assert_eq!(table.choices(), [Give(t("Kt")), Give(t("Ws"))]);
    table.play(Give(t("Ws")));
    assert_eq!((table.pool(0), table.altar()), ("Rc Rc Kt".into(), "Ws".into()));
}

/// SB-18.2: with Growth a token is not swapped for its equal on the board either.
#[test]
fn a_swap_with_the_board_changes_it() {
    let set = table(2).knows(0, Spell::Growth, L3, "Gs").phase(Phase::Evening);
    let equal = set.clone().pool(0, "Rc").familiar(0, "Rc Rc").start();
    let no_change = ("spellbook-no-change", "SB-18.2");
    assert_eq!(equal.refusal(cast(Spell::Growth, L3)), no_change);
    let mut table = set.pool(0, "Rc Bt").familiar(0, "Rc Kt").start();
    table.plays([cast(Spell::Growth, L3), Give(t("Rc"))]);
    assert_eq!((table.pool(0), table.familiar(0)), ("Kt Bt".into(), "Rc Rc".into()));
}

/// SB-18.2: with Mirage a swap for an equal token draws, so it is allowed; not at nine tokens.
#[test]
fn a_swap_for_an_equal_token_may_wake_mirage() {
    let set = table(2)
        .knows(0, Spell::Purification, L3, "Gs")
        .knows(0, Spell::Mirage, L3, "Bc")
        .altar("Rc")
        .phase(Phase::Midday);
    let mut table = set.clone().pool(0, "Rc").start().draws("Wt");
    table.play(cast(Spell::Purification, L3));
    assert_eq!((table.pool(0), table.altar()), ("Rc Wt".into(), "Rc".into()));
    table.done();
    let set = set.pool(0, "Rc Rc Rc Gc Gc Gc Kc Kc Kc");
    let mut full = set.start();
    full.play(cast(Spell::Purification, L3));
    assert_eq!(full.choices(), [Give(t("Gc")), Give(t("Kc"))]);
}

/// SB-18.3: whoever has learned all seven spells, or filled his board, plays his day on with what is
/// legal.
#[test]
fn the_day_goes_on_after_the_last_spell() {
    let all = Spell::ALL.into_iter().step_by(3).zip(["Rc", "Pc", "Gc", "Kc", "Wc", "Bc", "Yc"]);
    let mut set = table(2);
    for (spell, token) in all {
        set = set.knows(0, spell, L3, token);
    }
    let mut table = set.pool(0, "Rc Rt Rs").altar("Bc Bt Bs Yt Yt").start().draws("Pt Ps");
    table.play(Draw);
    assert!(table.offers(cast(Spell::Purification, L3)));
    table.play(Store(t("Rt")));
    assert_eq!(
        table.refusal(learn(Spell::Sacrifice, L3, 0)),
        ("spellbook-no-already-learned", "SB-6.6")
    );
    assert!(table.offers(cast(Spell::TimeTravel, L3)));
    table.done();

    let set = common::table(2).knows(0, Spell::Feast, L4, "Kc").familiar(0, THIRTEEN);
    let mut table = set.pool(0, "Rc Rt Rs").altar("Bc Bt Bs Yt Yt").phase(Phase::Midday).start();
    table.play(Store(t("Rc")));
    assert_eq!(table.phase(), Phase::Evening);
    let mut next = table;
    assert!(!next.is_over());
    next.will_draw("Wt");
    next.play(End);
    assert_eq!(next.turn(), Seat::new(1));
}

/// SB-4.8: equal acts have one spelling: tokens of a set are picked in the order of their kinds,
/// and whoever tries another order is told so.
#[test]
fn a_set_is_picked_in_one_order() {
    let mut table =
        table(2).knows(0, Spell::Levitation, L3, "Pt").altar("Rc Kc Yc Ws").pool(0, "Bt").start();
    table.play(cast(Spell::Levitation, L3));
    assert_eq!(table.choices(), [Take(t("Rc")), Take(t("Kc"))]);
    assert_eq!(table.refusal(Take(t("Yc"))), ("spellbook-no-out-of-order", "SB-4.8"));
    assert_eq!(table.refusal(Take(t("Ws"))), ("spellbook-no-not-fitting", "SB-11.1"));
    assert_eq!(table.refusal(Take(t("Gc"))), ("spellbook-no-not-there", "SB-1.1"));
}
