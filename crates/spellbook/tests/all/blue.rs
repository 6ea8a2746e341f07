//! The blue spells: Transmutation, Swiftness and Mirage (SB-15).

use crate::common::*;
use kernel::Seat;

const S: Rune = Rune::Square;

/// An evening with Transmutation learned.
fn transmutation(level: Level, token: &str) -> SetUp {
    table(2).phase(Phase::Evening).knows(0, Spell::Transmutation, level, token)
}

/// An evening on which Swiftness can be learned.
fn swiftness() -> SetUp {
    table(2).phase(Phase::Evening).with(Spell::Swiftness)
}

/// SB-15.1: Transmutation is worth 4 points on every level.
#[test]
fn transmutation_gives_four_points() {
    assert_eq!(points(Spell::Transmutation), [4, 4, 4]);
}

/// SB-15.1: on level 5 two single tokens with the own rune are wilds.
#[test]
fn transmutation_5_learns_with_two_single_tokens() {
    let set = transmutation(L5, "Bs").with(Spell::Growth).pool(0, "Gc Gt Rs Ws Kt");
    let mut table = set.start();
    table.play(transmute(Spell::Growth, L4, 2, S));
    assert_eq!(table.choices(), each(Place, "Gc Gt"));
    table.play(Place(t("Gt")));
    assert_eq!(
        (table.level(0, Spell::Growth), table.on_card(0, Spell::Growth)),
        (4, Some(t("Gt")))
    );
    assert_eq!((table.tray(), table.pool(0)), ("Rs Gc Ws".into(), "Kt".into()));
    assert_eq!(table.choices(), [End], "it was the evening's action");
}

/// SB-15.1: level 5 allows one or two such wilds, level 4 only one, level 3 none at all.
#[test]
fn transmutation_allows_one_or_two_wilds_by_level() {
    let pool = "Gc Gt Rs Ws";
    let one = transmute(Spell::Purification, L3, 1, S);
    let two = [transmute(Spell::Purification, L3, 2, S), transmute(Spell::Purification, L4, 2, S)];
    let five = transmutation(L5, "Bs").pool(0, pool).start();
    assert_eq!(five.learnings(), [one, two[0], two[1]]);
    let four = transmutation(L4, "Bs").pool(0, pool).start();
    assert_eq!(four.learnings(), [one]);
    assert!(!four.offers(two[0]) && !four.offers(two[1]));
    let three = transmutation(L3, "Bs").pool(0, pool).start();
    assert_eq!(three.learnings(), []);
    assert_eq!(three.refusal(cast(Spell::Transmutation, L3)), NO_ACTION);
}

/// SB-15.1: only tokens with the card's own rune are wilds.
#[test]
fn transmutation_uses_its_own_rune() {
    let table = transmutation(L5, "Bt").pool(0, "Gc Gc Rs Ws Kt").start();
    assert!(table.offers(transmute(Spell::Purification, L3, 1, Rune::Triangle)));
    assert!(!table.offers(transmute(Spell::Purification, L3, 1, S)));
    let two = transmute(Spell::Purification, L4, 2, Rune::Triangle);
    assert_eq!(table.refusal(two), CANNOT_PAY);
}

/// SB-15.2: exactly as many tokens are spent as the level says, and the payer picks them.
#[test]
fn transmutation_spends_as_many_tokens_as_the_level() {
    let set = transmutation(L5, "Bs").pool(0, "Gc Gc Gt Gt Rs Ws Ks");
    let mut table = set.start();
    table.play(transmute(Spell::Purification, L5, 2, S));
    table.plays(each(Spend, "Rs Gc"));
    assert_eq!(table.choices(), each(Spend, "Ks Ws"));
    table.play(Spend(t("Ws"))).play(Place(t("Gc")));
    assert_eq!((table.level(0, Spell::Purification), table.pool(0)), (5, "Gt Ks".into()));
    assert_eq!(table.tray(), "Rs Gc Gt Ws");
}

/// SB-15.2: at least one token is of the spell's colour, and that goes onto the card.
#[test]
fn transmutation_needs_a_real_token() {
    let none = transmutation(L5, "Bs").pool(0, "Rs Ws Ks").start();
    for spell in [Spell::Purification, Spell::Sacrifice] {
        assert!(!none.offers(transmute(spell, L3, 3, S)));
    }
    let mut one = transmutation(L5, "Bs").pool(0, "Gt Ws Ks").start();
    one.play(transmute(Spell::Purification, L3, 2, S));
    assert_eq!(one.on_card(0, Spell::Purification), Some(t("Gt")));
    assert_eq!((one.pool(0), one.tray()), (String::new(), "Ks Ws".into()));
}

/// SB-15.2: a payment without such a wild is the ordinary action, and not offered as
/// Transmutation; the ordinary action stays available, also with wilds of three.
#[test]
fn the_ordinary_learning_stays_beside_transmutation() {
    let plain = transmutation(L5, "Bs").pool(0, "Gs Gs Gs").start();
    assert_eq!(plain.learnings(), [learn(Spell::Purification, L3, 0)]);
    let both = transmutation(L5, "Bs").pool(0, "Gc Gt Rs Ws Ks").start();
    assert_eq!(
        both.learnings(),
        [
            learn(Spell::Purification, L3, 1),
            transmute(Spell::Sacrifice, L3, 2, S),
            transmute(Spell::Purification, L3, 1, S),
            transmute(Spell::Purification, L3, 2, S),
            transmute(Spell::Purification, L4, 2, S),
            transmute(Spell::Offering, L3, 2, S),
            transmute(Spell::TimeTravel, L3, 2, S),
        ]
    );
}

/// SB-15.3: a wild of three tokens cannot be added to a Transmutation.
#[test]
fn transmutation_and_a_wild_of_three_are_not_one_payment() {
    // One green token, one square and one triple would be three units, if they could be mixed.
    let table = transmutation(L4, "Bs").pool(0, "Gc Rs Wt Kt Yt").start();
    assert!(table.learnings().is_empty());
}

/// SB-15.2: a copied Transmutation may teach the copier's own Transmutation.
#[test]
fn a_copied_transmutation_teaches_itself() {
    let mut table = table(2)
        .phase(Phase::Midday)
        .knows(0, Spell::Clone, L4, "Wc")
        .knows(1, Spell::Transmutation, L4, "Bs")
        .pool(0, "Bc Bt Rs")
        .start();
    table.play(cast(Spell::Clone, L4));
    table.plays([transmute(Spell::Transmutation, L3, 1, S), Place(t("Bt"))]);
    assert_eq!(table.on_card(0, Spell::Transmutation), Some(t("Bt")));
}

/// SB-15.3: a wild of three at midday closes Transmutation for the evening, but not the ordinary
/// learning; the next day it is open again.
#[test]
fn a_wild_of_three_closes_transmutation_for_the_day() {
    let set = transmutation(L4, "Bs").phase(Phase::Midday).knows(0, Spell::Clone, L4, "Wc");
    let mut table = set.pool(0, "Rc Rt Pt Kt Yt Gc Gt Gs Ks").start();
    table.play(cast(Spell::Clone, L4)).play(learn(Spell::Sacrifice, L3, 1));
    table.plays(each(Spend, "Pt Kt")).play(Place(t("Rc")));
    assert_eq!((table.pool(0), table.phase()), ("Gc Gt Gs Ks".into(), Phase::Evening));
    let transmuted = transmute(Spell::Purification, L4, 1, S);
    assert_eq!(table.refusal(transmuted), TRIPLE_TODAY);
    assert_eq!(table.learnings(), [learn(Spell::Purification, L3, 0)]);
    table.ends_day("Rt Rt Ps Ps Ps").ends_day("Ws").idle_till_evening();
    assert!(table.offers(transmuted));
    table.done();
}

/// SB-15.3: a plain learning at midday closes nothing.
#[test]
fn a_plain_learning_leaves_transmutation_open() {
    let set = transmutation(L4, "Bs").phase(Phase::Midday).knows(0, Spell::Clone, L4, "Wc");
    let mut table = set.pool(0, "Rc Rt Rs Gc Gt Ks").start();
    table.plays([cast(Spell::Clone, L4), learn(Spell::Sacrifice, L3, 0), Place(t("Rc"))]);
    assert!(table.offers(transmute(Spell::Purification, L3, 1, S)));
}

/// SB-15.3: a copied Transmutation at midday rules out wilds of three in the evening; a plain
/// learning, or Transmutation again, stays possible. The next day wilds of three are back.
#[test]
fn a_copied_transmutation_closes_wilds_of_three_for_the_day() {
    let set = transmutation(L4, "Bs")
        .phase(Phase::Midday)
        .knows(0, Spell::Clone, L4, "Wc")
        .knows(1, Spell::Transmutation, L4, "Bs")
        .pool(0, "Rc Rt Ks Gc Gt Gt Ps Ws Ys");
    let mut table = set.start();
    table.play(cast(Spell::Clone, L4)).play(transmute(Spell::Sacrifice, L3, 1, S));
    table.play(Spend(t("Ks"))).play(Place(t("Rc")));
    let triple = learn(Spell::Purification, L4, 1);
    assert_eq!(table.refusal(triple), TRANSMUTED_TODAY);
    assert!(table.offers(learn(Spell::Purification, L3, 0)));
    assert!(table.offers(transmute(Spell::Purification, L4, 1, S)));
    table.ends_day("Rt Rt Ps Ps Ps").ends_day("Ws").idle_till_evening();
    assert!(table.offers(triple));
    table.done();
}

/// SB-15.4, SB-15.5: Swiftness is worth 3 or 6 points, and nothing on level 5.
#[test]
fn swiftness_gives_three_six_or_no_points() {
    assert_eq!(points(Spell::Swiftness), [3, 6, 0]);
}

/// SB-15.4: on levels 3 and 4 a morning action is done at once, before the altar is filled.
#[test]
fn swiftness_gives_a_morning_action_at_once() {
    for (level, pool) in [(L3, "Bc Bc Bc Rc"), (L4, "Bc Bc Bc Bc Rc")] {
        let mut table = swiftness().pool(0, pool).altar("Gt Gs Kt Ks").start();
        table.play(learn(Spell::Swiftness, level, 0));
        let mut all = each(Take, "Gt Gs Kt Ks");
        all.extend([Draw, Skip]);
        assert_eq!(table.choices(), all);
        table.play(Take(t("Ks")));
        assert_eq!((table.pool(0), table.altar()), ("Rc Ks".into(), "Gt Gs Kt".into()));
        assert_eq!(table.choices(), [End], "it happens once");
        table.ends_day("Ys Ys");
        assert_eq!(table.altar_len(), 5);
        table.done();
    }
}

/// SB-15.4: the other primary action will do as well.
#[test]
fn swiftness_may_draw_two_at_once() {
    let mut table = swiftness().pool(0, "Bc Bc Bc").start().draws("Pc Pt");
    table.play(learn(Spell::Swiftness, L3, 0)).play(Draw);
    assert_eq!((table.pool(0), table.choices()), ("Pc Pt".into(), vec![End]));
    table.done();
}

/// SB-15.4: it may be declined, but not kept for later.
#[test]
fn the_morning_action_of_swiftness_cannot_be_kept() {
    let mut table = swiftness().pool(0, "Bc Bc Bc").altar("Gt Gs Kt Ks Ys").start();
    table.play(learn(Spell::Swiftness, L3, 0)).play(Skip);
    assert_eq!(table.choices(), [End]);
    assert_eq!(table.refusal(Draw), ("spellbook-no-other-phase", "SB-3.2"));
    table.ends_day("Rc").ends_day("Rc");
    table.play(Take(t("Gt")));
    assert_eq!(table.phase(), Phase::Midday, "the next morning has one action");
    table.done();
}

/// SB-15.4: a morning spell learned on an earlier day may be used, one learned today may not.
#[test]
fn swiftness_uses_morning_spells_of_earlier_days() {
    let set = swiftness().knows(0, Spell::Sacrifice, L3, "Rs").pool(0, "Bc Bc Bc Gc");
    let mut earlier = set.clone().start().draws("Pc Pt Ps Ks");
    earlier.play(learn(Spell::Swiftness, L3, 0)).play(cast(Spell::Sacrifice, L3));
    assert_eq!((earlier.pool(0), earlier.choices()), ("Pc Pt Ps Ks".into(), vec![End]));
    earlier.done();

    let mut today = swiftness()
        .phase(Phase::Midday)
        .knows(0, Spell::Clone, L4, "Wt")
        .pool(0, "Bc Bc Bc Rc Rc Rc Gc")
        .start();
    today.plays([cast(Spell::Clone, L4), learn(Spell::Sacrifice, L3, 0)]);
    today.play(learn(Spell::Swiftness, L3, 0));
    assert_eq!(today.refusal(cast(Spell::Sacrifice, L3)), LEARNED_TODAY);
    assert_eq!(today.choices(), [Draw, Skip]);
}

/// SB-15.4, SB-10.3, SB-11.3, SB-11.5: Blaze, Sharing and Divination as the action at once, with
/// all they do to the others.
#[test]
fn swiftness_with_blaze_sharing_and_divination() {
    let set = swiftness().pool(0, "Bc Bc Bc").altar("Gt Ks");
    let mut blaze = set.clone().knows(0, Spell::Blaze, L3, "Rs").start().draws("Pc Pt Ps Ys");
    blaze.play(learn(Spell::Swiftness, L3, 0)).play(cast(Spell::Blaze, L3));
    assert_eq!(blaze.turn(), Seat::new(1));
    blaze.play(Take(t("Gt")));
    assert_eq!((blaze.turn(), blaze.choices()), (Seat::new(0), vec![End]));
    assert_eq!((blaze.pool(0), blaze.pool(1)), ("Pc Pt Ps Ys".into(), "Gt".into()));
    blaze.done();

    let mut sharing = set.clone().knows(0, Spell::Sharing, L4, "Ps").start().draws("Ys");
    sharing.play(learn(Spell::Swiftness, L3, 0)).play(cast(Spell::Sharing, L4));
    assert_eq!((sharing.pool(0), sharing.pool(1)), ("Gt Ks".into(), "Ys".into()));
    sharing.done();

    let mut divination = set.knows(0, Spell::Divination, L5, "Ps").start().draws("Yt Ys");
    divination.play(learn(Spell::Swiftness, L3, 0)).play(cast(Spell::Divination, L5));
    divination.plays(each(Take, "Ks Ys"));
    assert_eq!((divination.pool(0), divination.altar()), ("Ks Ys".into(), "Gt Yt".into()));
    assert_eq!(divination.choices(), [End]);
    divination.done();
}

/// SB-15.5: level 5 allows two morning actions, which may be the same one twice.
#[test]
fn swiftness_5_allows_the_same_action_twice() {
    let set = table(2).knows(0, Spell::Swiftness, L5, "Bs");
    let mut drawn = set.clone().pool(0, "Rc Rt Rs Gc Gt Gs").start().draws("Pc Pt Ps");
    drawn.play(Draw);
    assert_eq!((drawn.pool(0).split(' ').count(), drawn.phase()), (8, Phase::Morning));
    drawn.play(Draw);
    assert_eq!((drawn.pool(0).split(' ').count(), drawn.phase()), (9, Phase::Midday));
    drawn.done();

    let mut taken = set.altar("Gt Gs Kt").start();
    taken.plays(each(Take, "Kt Gt"));
    assert_eq!((taken.pool(0), taken.altar()), ("Gt Kt".into(), "Gs".into()));
    assert_eq!(taken.phase(), Phase::Midday);
}

/// SB-15.5, SB-10.1: a spell may be used twice, if it can be paid for twice.
#[test]
fn swiftness_5_with_two_sacrifices() {
    let mut table = table(2)
        .knows(0, Spell::Swiftness, L5, "Bs")
        .knows(0, Spell::Sacrifice, L3, "Rs")
        .pool(0, "Rc Gc")
        .start()
        .draws("Pt Pt Ps Ps Kt Kt Ks Ks");
    table.plays([cast(Spell::Sacrifice, L3), Discard(t("Rc")), cast(Spell::Sacrifice, L3)]);
    assert_eq!((table.pool(0), table.tray()), ("Pt Pt Ps Ps Kt Kt Ks Ks".into(), "Rc Gc".into()));
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
}

/// SB-15.5, SB-11.3: two Sharings let the others draw twice; two actions may also differ.
#[test]
fn swiftness_5_with_sharing() {
    let set = table(2)
        .knows(0, Spell::Swiftness, L5, "Bs")
        .knows(0, Spell::Sharing, L4, "Ps")
        .altar("Gt Gt Gt Gt");
    let mut twice = set.clone().start().draws("Yc Yt");
    twice.plays([cast(Spell::Sharing, L4), cast(Spell::Sharing, L4)]);
    assert_eq!((twice.pool(0), twice.pool(1)), ("Gt Gt Gt Gt".into(), "Yc Yt".into()));
    twice.done();
    let mut differ = set.start().draws("Yc Kc Ks");
    differ.plays([cast(Spell::Sharing, L4), Draw]);
    assert_eq!((differ.pool(0), differ.pool(1)), ("Gt Gt Kc Ks".into(), "Yc".into()));
    assert_eq!(differ.phase(), Phase::Midday);
    differ.done();
}

/// SB-15.5, SB-3.3: up to two: after one action the other may be skipped.
#[test]
fn swiftness_5_allows_one_action_only() {
    let set = table(2).knows(0, Spell::Swiftness, L5, "Bs").altar("Gt Gs");
    let mut table = set.start();
    table.play(Take(t("Gt")));
    assert_eq!(table.choices(), [Take(t("Gs")), Draw, Skip]);
    table.play(Skip);
    assert_eq!(table.phase(), Phase::Midday);
}

/// SB-15.5: learned on level 5, by day or in the evening, it works from the next day on.
#[test]
fn swiftness_5_starts_the_next_day() {
    let set = swiftness().pool(0, "Bc Bc Bc Bc Bc").altar("Gt Gs Kt Ks Ys");
    let mut evening = set.clone().start();
    evening.play(learn(Spell::Swiftness, L5, 0));
    assert_eq!(evening.choices(), [End]);
    evening.ends_day("Rc").ends_day("Rc").play(Take(t("Gt")));
    assert_eq!(evening.phase(), Phase::Morning);
    evening.done();

    let mut midday = set.phase(Phase::Midday).knows(0, Spell::Clone, L4, "Wt").start();
    midday.plays([cast(Spell::Clone, L4), learn(Spell::Swiftness, L5, 0)]);
    assert_eq!((midday.phase(), midday.choices()), (Phase::Evening, vec![End]));
}

/// SB-15.6: Mirage is worth 2, 3 or 6 points.
#[test]
fn mirage_gives_two_three_or_six_points() {
    assert_eq!(points(Spell::Mirage), [2, 3, 6]);
}

/// SB-15.6: for a taken token with the own rune one is drawn on level 3, two on 4 and 5; for other
/// runes none.
#[test]
fn mirage_draws_one_or_two() {
    for (level, draws) in [(L3, "Ps"), (L4, "Ps Ks"), (L5, "Ps Ks")] {
        let set = table(2).knows(0, Spell::Mirage, level, "Bc").altar("Gc Gt");
        let mut own = set.clone().start().draws(draws);
        own.play(Take(t("Gc")));
        assert_eq!(own.pool(0).split(' ').count(), 1 + draws.split(' ').count());
        assert_eq!(own.phase(), Phase::Midday, "the draw is not asked for");
        own.done();
        let mut other = set.start();
        other.play(Take(t("Gt")));
        assert_eq!(other.pool(0), "Gt");
    }
}

/// SB-15.6, SB-15.8: drawn tokens never count, whatever their rune.
#[test]
fn mirage_does_not_answer_draws() {
    let set = table(2).knows(0, Spell::Mirage, L5, "Bc");
    let mut draw = set.clone().start().draws("Gc Kc");
    draw.play(Draw);
    assert_eq!(draw.pool(0), "Gc Kc");
    draw.done();
    let mut sacrifice = set.clone().knows(0, Spell::Sacrifice, L3, "Rs").pool(0, "Rc").start();
    sacrifice.will_draw("Pc Gc Kc Wc");
    sacrifice.play(cast(Spell::Sacrifice, L3));
    assert_eq!(sacrifice.pool(0), "Pc Gc Kc Wc");
    sacrifice.done();
    // Nor do the tokens that Mirage itself draws.
    let mut chain = set.altar("Rc").start().draws("Gc Kc");
    chain.play(Take(t("Rc")));
    assert_eq!(chain.pool(0), "Rc Gc Kc");
    chain.done();
}

/// SB-15.6: the draw obeys the pool limit.
#[test]
fn mirage_obeys_the_pool_limit() {
    let set = table(2).knows(0, Spell::Mirage, L5, "Bc").altar("Yc");
    let mut seven = set.clone().pool(0, "Rt Rs Gt Gs Kt Ks Wt").start().draws("Ys");
    seven.play(Take(t("Yc")));
    assert_eq!(seven.pool(0), "Rt Rs Gt Gs Kt Ks Wt Yc Ys");
    seven.done();
    let mut eight = set.pool(0, "Rt Rs Gt Gs Kt Ks Wt Ws").start();
    eight.play(Take(t("Yc")));
    assert_eq!(eight.pool(0), "Rt Rs Gt Gs Kt Ks Wt Ws Yc");
}

/// SB-15.6, SB-8.4: with an exhausted supply it draws what there is.
#[test]
fn mirage_with_a_short_supply() {
    let set = table(2).knows(0, Spell::Mirage, L5, "Bc").altar("Gc");
    let mut one = set.clone().bag_only("Ps", "altar").start().draws("Ps");
    one.play(Take(t("Gc")));
    assert_eq!(one.pool(0), "Ps Gc");
    one.done();
    let mut none = set.bag_only("", "altar").start();
    none.play(Take(t("Gc")));
    assert_eq!(none.pool(0), "Gc");
}

/// SB-15.7: Mirage answers after each single token, several times in one action.
#[test]
fn mirage_answers_each_token_of_levitation() {
    let mut table = table(2)
        .knows(0, Spell::Mirage, L5, "Bc")
        .knows(0, Spell::Levitation, L3, "Ps")
        .pool(0, "Rt")
        .altar("Kc Wc Gt Ys Rs")
        .start()
        .draws("Pt Ps Kt Ws");
    table.play(cast(Spell::Levitation, L3)).play(Take(t("Kc")));
    // The second take leaves no choice.
    assert_eq!((table.pool(0), table.altar()), ("Rt Pt Ps Kc Kt Wc Ws".into(), "Rs Gt Ys".into()));
    table.done();
}

/// SB-15.7: its draws may fill the pool and cut off the later takes.
#[test]
fn mirage_cuts_later_takes_off() {
    let mut table = table(2)
        .knows(0, Spell::Mirage, L3, "Bc")
        .knows(0, Spell::Levitation, L3, "Ps")
        .pool(0, "Rt Rs Gt Gs Kt Ks Wt")
        .altar("Kc Wc Yc")
        .start()
        .draws("Ys");
    table.play(cast(Spell::Levitation, L3)).play(Take(t("Yc")));
    assert_eq!(
        (table.pool(0), table.altar()),
        ("Rt Rs Gt Gs Kt Ks Wt Yc Ys".into(), "Kc Wc".into())
    );
    assert_eq!(table.phase(), Phase::Midday);
    table.done();
}

/// SB-15.7: the player chooses the order of his takes: the token with the rune last gives all
/// three, first it fills the pool with draws.
#[test]
fn the_order_of_takes_matters_with_mirage() {
    let set = table(2)
        .knows(0, Spell::Mirage, L5, "Bc")
        .knows(0, Spell::Sharing, L5, "Ps")
        .pool(0, "Rt Rs Gt Gs Kt Ks")
        .altar("Gc Wt Ys");
    let mut last = set.clone().start().draws("Pt");
    last.play(cast(Spell::Sharing, L5));
    assert_eq!(last.choices(), each(Take, "Gc Wt Ys"));
    last.play(Take(t("Ys")));
    assert_eq!(last.choices(), each(Take, "Gc Wt"), "any order will do");
    last.play(Take(t("Wt")));
    assert_eq!(last.pool(0), "Rt Rs Gc Gt Gs Kt Ks Wt Ys");
    assert_eq!((last.pool(1), last.altar()), ("Pt".into(), String::new()));
    last.done();

    let mut first = set.start().draws("Ps Yt Pt");
    first.play(cast(Spell::Sharing, L5)).play(Take(t("Gc")));
    assert_eq!(first.pool(0), "Rt Rs Ps Gc Gt Gs Kt Ks Yt");
    assert_eq!((first.pool(1), first.altar()), ("Pt".into(), "Wt Ys".into()));
    first.done();
}

/// SB-15.7: the order is free for take-and-store too, as the supply may run out on the way.
#[test]
fn the_order_of_stores_is_free_with_mirage() {
    let mut table = table(2)
        .phase(Phase::Evening)
        .knows(0, Spell::Mirage, L3, "Bc")
        .knows(0, Spell::Growth, L4, "Gs")
        .altar("Gc Wt Ys")
        .start();
    table.play(cast(Spell::Growth, L4)).play(Stow(t("Ys")));
    assert_eq!(table.choices(), each(Stow, "Gc Wt"));
    table.will_draw("Pt");
    table.play(Stow(t("Gc")));
    assert_eq!((table.familiar(0), table.pool(0)), ("Ys Gc".into(), "Pt".into()));
    table.done();
}

/// SB-15.8: storing goes on with a full pool; only the draws are dropped.
#[test]
fn a_full_pool_does_not_cut_stores_off() {
    let nine = "Rt Rs Pt Gt Gs Kt Ks Wt Ws";
    let mut table = table(2)
        .phase(Phase::Evening)
        .knows(0, Spell::Mirage, L5, "Bc")
        .knows(0, Spell::Growth, L5, "Gs")
        .pool(0, nine)
        .altar("Gc Wc Yc")
        .start();
    table.play(cast(Spell::Growth, L5)).plays(each(Stow, "Gc Wc"));
    assert_eq!((table.familiar(0), table.pool(0)), ("Gc Wc Yc".into(), nine.into()));
}

/// SB-15.8: Communion on level 3 wakes a Mirage learned before.
#[test]
fn mirage_answers_communion() {
    let mut table = table(2)
        .phase(Phase::Evening)
        .knows(0, Spell::Mirage, L4, "Bc")
        .with(Spell::Communion)
        .pool(0, "Yc Yc Yc")
        .altar("Gc Wt Kc")
        .start()
        .draws("Ps Ps Rs Rs");
    table.play(learn(Spell::Communion, L3, 0)).plays(each(Stow, "Gc Wt"));
    assert_eq!((table.familiar(0), table.pool(0)), ("Gc Wt Kc".into(), "Rs Rs Ps Ps".into()));
    table.done();
}

/// SB-15.6, SB-15.8: on another player's day nothing wakes it, not even its own rune.
#[test]
fn mirage_sleeps_on_the_days_of_others() {
    let mut table = table(2)
        .knows(0, Spell::Blaze, L3, "Rs")
        .knows(1, Spell::Mirage, L5, "Bc")
        .altar("Kc Gt")
        .start()
        .draws("Pt Pt Ps Ps");
    table.play(cast(Spell::Blaze, L3)).play(Take(t("Kc")));
    assert_eq!(table.pool(1), "Kc");
    table.ends_day("Rc Rc Rc Rc");
    table.will_draw("Yt Ys");
    table.play(Take(t("Rc")));
    assert_eq!(table.pool(1), "Rc Kc Yt Ys", "on the own day it is awake");
    table.done();
}

/// SB-7.3, SB-15.4, SB-15.6: spells without a phase are no actions.
#[test]
fn swiftness_and_mirage_are_no_actions() {
    for phase in [Phase::Morning, Phase::Midday, Phase::Evening] {
        for spell in [Spell::Swiftness, Spell::Mirage] {
            let table = table(2).phase(phase).knows(0, spell, L5, "Bc").start();
            for level in Level::ALL {
                assert_eq!(table.refusal(cast(spell, level)), NO_ACTION);
            }
        }
    }
}
