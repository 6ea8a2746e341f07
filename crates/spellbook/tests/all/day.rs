//! The day, the primary actions and the altar step (SB-3, SB-5, SB-8).

#![allow(clippy::unwrap_used)]

use crate::common;
use crate::common::*;
use kernel::Seat;

const NINE: &str = "Rc Rt Rs Gc Gt Gs Kc Kt Ks";

/// SB-3.1, SB-3.2: morning, midday, evening; what belongs to another phase is refused.
#[test]
fn a_day_has_three_phases_in_order() {
    let mut table = table(2)
        .knows(0, Spell::Sacrifice, L3, "Rs")
        .knows(0, Spell::Purification, L3, "Gs")
        .knows(0, Spell::TimeTravel, L3, "Ws")
        .pool(0, "Kc Kt Ks Wc")
        .altar("Bc Bt Bs Yc Yt")
        .start();
    let other_phase = ("spellbook-no-other-phase", "SB-3.2");
    let [morning, midday, evening] = [
        [Draw, Take(t("Bc")), cast(Spell::Sacrifice, L3)],
        [Store(t("Kc")), Store(t("Kt")), cast(Spell::Purification, L3)],
        [learn(Spell::Offering, L3, 0), learn(Spell::Offering, L3, 0), cast(Spell::TimeTravel, L3)],
    ];
    assert_eq!(table.phase(), Phase::Morning);
    assert!(morning.iter().all(|c| table.offers(*c)));
    midday.iter().chain(&evening).for_each(|c| assert_eq!(table.refusal(*c), other_phase));
    table.play(Take(t("Bc")));
    assert_eq!(table.phase(), Phase::Midday);
    assert!(midday.iter().all(|c| table.offers(*c)));
    morning.iter().chain(&evening).for_each(|c| assert_eq!(table.refusal(*c), other_phase));
    table.play(Store(t("Wc")));
    assert_eq!(table.phase(), Phase::Evening);
    assert!(table.offers(evening[0]));
    morning.iter().chain(&midday).for_each(|c| assert_eq!(table.refusal(*c), other_phase));
}

/// SB-3.1: after the evening's learning it is too late to store.
#[test]
fn storing_comes_before_learning() {
    let set = table(2).pool(0, "Kc Kt Ks Wc").altar("Bc Bt Bs Yc Yt").phase(Phase::Midday);
    let mut late = set.clone().start();
    late.play(Skip);
    late.learns(learn(Spell::Offering, L3, 0), "Kc Kt Ks", "Kc");
    assert_eq!(late.refusal(Store(t("Wc"))), ("spellbook-no-other-phase", "SB-3.2"));
    let mut early = set.start();
    early.play(Store(t("Wc")));
    early.learns(learn(Spell::Offering, L3, 0), "Kc Kt Ks", "Kc");
    assert_eq!(early.familiar(0), "Wc");
}

/// SB-3.2: one action a phase: a learned spell takes the place of the primary action.
#[test]
fn a_phase_allows_one_action() {
    let mut table = table(2)
        .knows(0, Spell::Levitation, L3, "Pc")
        .knows(0, Spell::Offering, L3, "Kc")
        .pool(0, "Rc Rt Rs Rc Rt Bs")
        .altar("Wc Yc Wt Yt Ws")
        .start();
    table.play(cast(Spell::Levitation, L3));
    assert_eq!(table.refusal(Draw), ("spellbook-no-other-phase", "SB-3.2"));
    table.plays([cast(Spell::Offering, L3), Store(t("Rc")), Store(t("Rc"))]);
    assert_eq!(table.phase(), Phase::Evening);
    assert_eq!(table.refusal(Store(t("Bs"))), ("spellbook-no-other-phase", "SB-3.2"));
}

/// SB-3.2: the evening's one action done, another one that could be paid for is refused.
#[test]
fn only_one_spell_is_learned_an_evening() {
    let mut table = table(2).pool(0, "Rc Rt Rs Gc Gt Gs").phase(Phase::Evening).start();
    assert!(table.offers(learn(Spell::Purification, L3, 0)));
    table.learns(learn(Spell::Sacrifice, L3, 0), "Rc Rt Rs", "Rs");
    let again = learn(Spell::Purification, L3, 0);
    assert_eq!(table.refusal(again), ("spellbook-no-action-done", "SB-3.2"));
}

/// SB-3.3: every phase may be skipped, although something could be done.
#[test]
fn every_phase_may_be_skipped() {
    let mut table = table(2).pool(0, "Rc Rt Rs").altar("Bc Bt Bs Yc Yt").start().draws("Wc");
    assert!(table.choices().len() > 2);
    table.play(Skip);
    assert!(table.offers(Store(t("Rc"))));
    table.play(Skip);
    assert!(table.offers(learn(Spell::Sacrifice, L3, 0)));
    table.play(End);
    assert_eq!(table.pool(0), "Rc Rt Rs");
    assert_eq!(table.turn(), Seat::new(1));
    table.done();
}

/// SB-3.3: when nothing is legal, skipping is all that is offered, and is still the player's act.
#[test]
fn without_a_legal_action_only_skipping_is_offered() {
    let set = table(2).altar("Bc Bt Bs Yc Yt");
    let full = set.clone().pool(0, NINE).start();
    assert_eq!(full.choices(), [Skip]);
    let poor = set.clone().phase(Phase::Midday).start();
    assert_eq!(poor.choices(), [Skip]);
    let poor = set.phase(Phase::Evening).start();
    assert_eq!(poor.choices(), [End]);
}

/// SB-3.3, SB-15.5: skipping ends the whole morning, also with two actions; whoever wants one only
/// does it and skips the other.
#[test]
fn skipping_ends_the_whole_morning() {
    let set = table(2).knows(0, Spell::Swiftness, L5, "Bc").altar("Rc Gt Bs Yc Wt");
    let mut none = set.clone().start();
    none.play(Skip);
    assert_eq!(none.phase(), Phase::Midday);
    let mut one = set.clone().start();
    one.play(Take(t("Rc")));
    assert_eq!(one.phase(), Phase::Morning);
    one.play(Skip);
    assert_eq!(one.phase(), Phase::Midday);
    assert_eq!(one.pool(0), "Rc");
    let mut two = set.start();
    two.plays([Take(t("Rc")), Take(t("Gt"))]);
    assert_eq!(two.phase(), Phase::Midday);
}

/// SB-3.4: the day ends by the player's own word, and in the evening only.
#[test]
fn a_day_ends_when_its_player_says_so() {
    let mut table = table(2).pool(0, "Rc Rt Rs").altar("Bc Bt Bs Yc Yt").start().draws("Wc");
    let other_phase = ("spellbook-no-other-phase", "SB-3.2");
    assert_eq!(table.refusal(End), other_phase);
    table.play(Skip);
    assert_eq!(table.refusal(End), other_phase);
    table.play(Skip);
    assert_eq!(table.refusal(Skip), other_phase);
    table.learns(learn(Spell::Sacrifice, L3, 0), "Rc Rt Rs", "Rc");
    assert_eq!(table.turn(), Seat::new(0));
    assert_eq!(table.choices(), [End]);
    table.play(End);
    assert_eq!(table.turn(), Seat::new(1));
    table.done();
}

/// SB-3.4: "end" with the evening action unused skips the evening.
#[test]
fn ending_the_day_skips_the_evening() {
    let mut table = table(2)
        .pool(0, "Rc Rt Rs")
        .altar("Bc Bt Bs Yc Yt")
        .phase(Phase::Evening)
        .start()
        .draws("Wc");
    assert!(table.offers(learn(Spell::Sacrifice, L3, 0)));
    table.play(End);
    assert_eq!(table.level(0, Spell::Sacrifice), 0);
    assert_eq!((table.turn(), table.phase()), (Seat::new(1), Phase::Morning));
    table.done();
}

/// SB-3.5: the phase moves on only when the other players have chosen too.
#[test]
fn an_action_is_completed_before_the_phase_moves_on() {
    let mut table = table(3)
        .knows(1, Spell::Blaze, L3, "Rs")
        .active(1)
        .altar("Gt Bs Yt Ws Ps")
        .start()
        .draws("Pc Pt Kc Kt");
    table.play(cast(Spell::Blaze, L3));
    assert_eq!((table.turn(), table.phase()), (Seat::new(2), Phase::Morning));
    table.play(Take(t("Gt")));
    assert_eq!((table.turn(), table.phase()), (Seat::new(0), Phase::Morning));
    table.play(Take(t("Bs")));
    assert_eq!((table.turn(), table.phase()), (Seat::new(1), Phase::Midday));
    table.done();
}

/// SB-3.5: after the altar step comes the day of the next player clockwise.
#[test]
fn days_go_round_clockwise() {
    let mut table = table(4).active(2).first(2).phase(Phase::Evening).start();
    table.will_draw("Rc Rc Rc Rc Rc");
    table.play(End);
    for (seat, drawn) in [(3, "Rt"), (0, "Rt"), (1, "Rt"), (2, "Rt")] {
        assert_eq!((table.turn(), table.phase()), (Seat::new(seat), Phase::Morning));
        table.will_draw(drawn);
        table.plays([Skip, Skip, End]);
    }
    assert_eq!(table.turn(), Seat::new(3));
    table.done();
}

/// SB-5.1: any altar token may be taken; the altar is not refilled before the end of the day.
#[test]
fn take_one() {
    let set = table(2).pool(0, "Rt Ks").altar("Rc Gt Bs Yc Wt");
    for name in ["Rc", "Gt", "Bs", "Yc", "Wt"] {
        assert!(set.clone().start().offers(Take(t(name))));
    }
    let mut table = set.start().draws("Kc");
    assert_eq!(table.refusal(Take(t("Rs"))), ("spellbook-no-not-there", "SB-1.1"));
    table.play(Take(t("Rc")));
    assert_eq!(table.pool(0), "Rc Rt Ks");
    assert_eq!(table.altar_len(), 4);
    table.play(Skip);
    assert_eq!(table.altar_len(), 4);
    table.play(End);
    assert_eq!(table.altar(), "Gt Kc Wt Bs Yc");
    table.done();
}

/// SB-5.1: nothing can be taken from an empty altar.
#[test]
fn an_empty_altar_has_nothing_to_take() {
    let table = table(2).start();
    assert_eq!(table.choices(), [Draw, Skip]);
    assert_eq!(table.refusal(Take(t("Rc"))), ("spellbook-no-not-there", "SB-1.1"));
}

/// SB-5.2: two tokens come from the bag.
#[test]
fn draw_two() {
    let mut table = table(2).pool(0, "Rc").start().draws("Pc Pt");
    table.play(Draw);
    assert_eq!(table.pool(0), "Rc Pc Pt");
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
}

/// SB-5.2: with eight tokens in the pool one is drawn.
#[test]
fn at_eight_one_is_drawn() {
    let mut table = table(2).pool(0, "Rc Rt Rs Gc Gt Gs Kc Kt").start().draws("Pc");
    table.play(Draw);
    assert_eq!(table.pool(0), "Rc Rt Rs Pc Gc Gt Gs Kc Kt");
    table.done();
}

/// SB-5.2, SB-4.1: with nine tokens neither primary morning action is legal; skipping is.
#[test]
fn at_nine_nothing_is_taken_or_drawn() {
    let table = table(2).pool(0, NINE).altar("Bc Bt Bs Yc Yt").start();
    assert_eq!(table.refusal(Draw), ("spellbook-no-pool-full", "SB-4.1"));
    assert_eq!(table.refusal(Take(t("Bc"))), ("spellbook-no-pool-full", "SB-4.1"));
    assert!(table.offers(Skip));
}

/// SB-5.3: one token of the player's choice goes to the lowest free space.
#[test]
fn store_one() {
    let mut table = table(2).pool(0, "Yc Rt").familiar(0, "Ks Kt").phase(Phase::Midday).start();
    assert_eq!(table.choices(), [Store(t("Rt")), Store(t("Yc")), Skip]);
    table.play(Store(t("Yc")));
    assert_eq!(table.familiar(0), "Ks Kt Yc");
    assert_eq!(table.pool(0), "Rt");
    assert_eq!(table.tray(), "");
}

/// SB-5.3: storing needs a pool token and a free space.
#[test]
fn store_needs_a_token_and_a_space() {
    let poor = table(2).pool(0, "Yc").phase(Phase::Midday).start();
    assert_eq!(poor.refusal(Store(t("Rt"))), ("spellbook-no-not-there", "SB-1.1"));
    let thirteen = "Rc Rt Rs Pc Pt Ps Gc Gt Gs Kc Kt Ks Wc";
    let set = table(2).pool(0, "Yc").phase(Phase::Midday);
    assert!(set.clone().familiar(0, thirteen).start().offers(Store(t("Yc"))));
    let full = set.familiar(0, &format!("{thirteen} Wt")).start();
    assert_eq!(full.refusal(Store(t("Yc"))), ("spellbook-no-familiar-full", "SB-4.6"));
}

/// SB-5.4: boards fill without gaps, and tokens stay, but for Growth's exchange in place.
#[test]
fn stored_tokens_stay_where_they_are() {
    let set = table(2).knows(0, Spell::Growth, L3, "Gs").familiar(0, "Rc Gt Kt");
    let mut table = set.pool(0, "Ys Ws").phase(Phase::Midday).start();
    table.play(Store(t("Ws")));
    assert_eq!(table.familiar(0), "Rc Gt Kt Ws");
    table.plays([cast(Spell::Growth, L3), Receive(t("Gt"))]);
    assert_eq!(table.familiar(0), "Rc Ys Kt Ws");
    assert_eq!(table.pool(0), "Gt");
}

/// The altar after an empty day that began with this one.
fn altar_step(altar: &str, draws: &str) -> (String, String) {
    let mut table = table(2).altar(altar).phase(Phase::Evening).start().draws(draws);
    table.play(End);
    table.done();
    (table.altar(), table.tray())
}

fn open(altar: &str) -> (String, String) {
    (altar.into(), String::new())
}

/// SB-8.1: fewer than five tokens are filled to five.
#[test]
fn a_short_altar_is_filled_to_five() {
    assert_eq!(altar_step("", "Pc Pt Ps Bc Bt"), open("Pc Pt Ps Bc Bt"));
    assert_eq!(altar_step("Rc Rt Rs", "Pc Pt"), open("Rc Rt Rs Pc Pt"));
    assert_eq!(altar_step("Rc Rt Rs Gc", "Pc"), open("Rc Rt Rs Pc Gc"));
}

/// SB-8.1: five to nine tokens get one more.
#[test]
fn five_to_nine_get_one_more() {
    assert_eq!(altar_step("Rc Rt Rs Gc Gt", "Pc"), open("Rc Rt Rs Pc Gc Gt"));
    assert_eq!(altar_step("Rc Rt Rs Gc Gt Gs", "Pc"), open("Rc Rt Rs Pc Gc Gt Gs"));
    assert_eq!(altar_step(NINE, "Pc"), open("Rc Rt Rs Pc Gc Gt Gs Kc Kt Ks"));
}

/// SB-8.2: ten or more are all discarded, and five new ones come.
#[test]
fn ten_or_more_are_discarded() {
    for more in ["Wc", "Wc Wt Ws"] {
        let altar = format!("{NINE} {more}");
        let after = altar_step(&altar, "Pc Pt Ps Bc Bt");
        assert_eq!(after, ("Pc Pt Ps Bc Bt".into(), altar));
    }
}

/// SB-8.3: the bag runs out in the middle of a draw: the tray goes in, and the drawing goes on.
#[test]
fn the_tray_goes_into_an_empty_bag() {
    let set = table(2).pool(0, "Rc");
    let mut table = set.altar("").bag_only("Pc Kc Kt Ks Wc Wt Ws Bc Bt Bs Yc", "altar");
    table = table.tray("Kc Kt Ks Wc Wt Ws Bc Bt Bs Yc");
    let mut table = table.start().draws("Pc Kc");
    assert_eq!(table.bag(), 1);
    table.play(Draw);
    assert_eq!(table.pool(0), "Rc Pc Kc");
    assert_eq!(table.bag(), 9);
    assert_eq!(table.tray(), "");
    table.done();
}

/// SB-8.3: what was discarded earlier in the same action comes back too.
#[test]
fn a_cost_just_paid_may_be_drawn_again() {
    let set = table(2).knows(0, Spell::Sacrifice, L3, "Rs").pool(0, "Gc");
    let mut table = set.bag_only("Pc", "altar").start().draws("Pc Gc");
    table.play(cast(Spell::Sacrifice, L3));
    assert_eq!(table.pool(0), "Pc Gc");
    assert_eq!((table.bag(), table.tray().as_str()), (0, ""));
    table.done();
}

/// SB-8.3: a bag that has just become empty stays empty until a token is needed.
#[test]
fn a_bag_just_emptied_is_not_refilled() {
    let set = table(2).bag_only("Pc Pt Kc Kt", "altar").tray("Kc Kt");
    let mut table = set.start().draws("Pc Pt");
    table.play(Draw);
    assert_eq!(table.bag(), 0);
    assert_eq!(table.tray(), "Kc Kt");
    table.plays([Skip]);
    assert_eq!(table.bag(), 0);
    table.done();
}

/// SB-8.3: the altar step draws from the refilled bag too; a flushed altar is in the tray by then.
#[test]
fn the_altar_step_refills_the_bag() {
    let set = table(2).pool(0, "Kt").altar(&format!("{NINE} Wc"));
    let held = set.bag_only("Pc", "altar").phase(Phase::Evening);
    let mut table = held.start().draws("Pc Rc Rt Rs Gc");
    let altar = table.altar_len() as u64;
    table.play(End);
    assert_eq!(table.altar(), "Rc Rt Rs Pc Gc");
    assert_eq!(table.bag(), altar - 4);
    assert_eq!(table.tray(), "");
    table.done();
}

/// SB-8.4: with bag and tray empty a draw ends short, and nothing is owed.
#[test]
fn an_exhausted_supply_ends_the_draw() {
    let mut table = table(2).bag_only("Pc", "altar").start().draws("Pc");
    table.play(Draw);
    assert_eq!(table.pool(0), "Pc");
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
    let none = common::table(2).bag_only("", "altar").start();
    assert_eq!(none.refusal(Draw), ("spellbook-no-supply-empty", "SB-8.4"));
}

/// SB-8.4: with bag and tray empty the altar stays short.
#[test]
fn an_exhausted_supply_leaves_the_altar_short() {
    // Fifteen tokens on cards, nine in each pool, thirteen on each board: two are left.
    let mut heap: Vec<Token> = Token::all().flat_map(|t| [t; 5]).collect();
    let mut set = table(4).phase(Phase::Evening);
    for n in 0..15 {
        let spell = Spell::ALL[n % 6 * 3];
        let card = Token::new(spell.colour(), Rune::ALL[n / 6]);
        heap.remove(heap.iter().position(|t| *t == card).unwrap());
        set = set.knows(n / 6, spell, L3, card.name());
    }
    let mut deal = |n| heap.drain(..n).map(Token::name).collect::<Vec<_>>().join(" ");
    for seat in 0..4 {
        set = set.pool(seat, &deal(9)).familiar(seat, &deal(13));
    }
    let altar = deal(2);
    let mut table = set.altar(&altar).start();
    assert_eq!((table.bag(), table.tray().as_str()), (0, ""));
    table.play(End);
    assert_eq!(table.altar(), altar);
    assert_eq!(table.turn(), Seat::new(1));
    assert_eq!(table.refusal(Draw), ("spellbook-no-pool-full", "SB-4.1"));
}
