//! The white spells: Time Travel, Storm and Clone (SB-14).

use crate::common::*;
use kernel::Seat;

const NINE: &str = "Rt Ps Gt Gs Kt Ks Wt Ws Bt";
const THIRTEEN: &str = "Rt Rt Rs Pt Pt Ps Gt Gt Gs Kt Kt Ks Ws";

/// An evening with Time Travel learned.
fn time_travel(level: Level, token: &str) -> SetUp {
    table(2).phase(Phase::Evening).knows(0, Spell::TimeTravel, level, token)
}

/// An evening with Storm learned.
fn storm(level: Level) -> SetUp {
    table(2).phase(Phase::Evening).knows(0, Spell::Storm, level, "Wc")
}

/// A midday with Clone learned by seat 0.
fn clone(level: Level, token: &str) -> SetUp {
    table(2).phase(Phase::Midday).knows(0, Spell::Clone, level, token)
}

/// SB-14.1: Time Travel is worth 2, 4 or 6 points.
#[test]
fn time_travel_gives_two_four_or_six_points() {
    assert_eq!(points(Spell::TimeTravel), [2, 4, 6]);
}

/// SB-14.1: a circle, and from level 4 also a triangle, from level 5 also a square is discarded to
/// raise another spell.
#[test]
fn time_travel_costs_a_token_with_the_rune_of_the_level() {
    for (level, token) in [(L3, "Rc"), (L4, "Gt"), (L5, "Bs")] {
        let set = time_travel(L5, "Ws").knows(0, Spell::Levitation, L3, "Pt");
        let mut table = set.pool(0, "Rc Gt Bs").start();
        assert_eq!(table.casts(), Level::ALL.map(|l| cast(Spell::TimeTravel, l)));
        table.play(cast(Spell::TimeTravel, level));
        assert_eq!((table.tray().as_str(), table.level(0, Spell::Levitation)), (token, 4));
        assert_eq!(table.on_card(0, Spell::Levitation), Some(t("Pt")));
        assert_eq!(table.score(0), 6 + 4);
    }
}

/// SB-14.1: an owner of level 4 pays with Rc or Gt, not with Bs.
#[test]
fn time_travel_4_does_not_take_squares() {
    let set = time_travel(L4, "Ws").knows(0, Spell::Levitation, L3, "Pt");
    let table = set.clone().pool(0, "Rc Gt Bs").start();
    assert_eq!(table.casts(), [cast(Spell::TimeTravel, L3), cast(Spell::TimeTravel, L4)]);
    assert_eq!(table.refusal(cast(Spell::TimeTravel, L5)), LEVEL_TOO_HIGH);
    let squares = set.pool(0, "Bs Gs").start();
    assert_eq!(squares.refusal(cast(Spell::TimeTravel, L3)), POOL_LACKS);
    assert_eq!(squares.refusal(cast(Spell::TimeTravel, L4)), POOL_LACKS);
}

/// SB-14.1: the payer picks among the tokens with the rune.
#[test]
fn the_time_traveller_picks_his_payment() {
    let set = time_travel(L3, "Ws").knows(0, Spell::Levitation, L3, "Pt");
    let mut table = set.pool(0, "Rc Gc Gt").start();
    table.play(cast(Spell::TimeTravel, L3));
    assert_eq!(table.choices(), each(Discard, "Rc Gc"));
    assert_eq!(table.level(0, Spell::Levitation), 3, "the cost comes first");
    table.play(Discard(t("Gc")));
    assert_eq!((table.pool(0), table.level(0, Spell::Levitation)), ("Rc Gt".into(), 4));
}

/// SB-14.2: the target is a learned spell on level 3 or 4 other than Time Travel.
#[test]
fn time_travel_raises_a_spell_on_3_or_4() {
    let mut table = time_travel(L3, "Ws")
        .knows(0, Spell::Sacrifice, L3, "Rt")
        .knows(0, Spell::Levitation, L4, "Pt")
        .knows(0, Spell::Purification, L5, "Gt")
        .knows(1, Spell::Offering, L3, "Kt")
        .pool(0, "Bc")
        .start();
    table.play(cast(Spell::TimeTravel, L3));
    assert_eq!(table.choices(), [Raise(Spell::Sacrifice), Raise(Spell::Levitation)]);
    for spell in [Spell::TimeTravel, Spell::Purification, Spell::Offering] {
        assert_eq!(table.refusal(Raise(spell)), NO_TARGET);
    }
    table.play(Raise(Spell::Levitation));
    assert_eq!((table.level(0, Spell::Levitation), table.level(0, Spell::Sacrifice)), (5, 3));
    assert_eq!(table.tray(), "Bc");
}

/// SB-14.2: without a target the spell cannot be used merely to burn a token.
#[test]
fn time_travel_needs_a_target() {
    let alone = time_travel(L3, "Ws").pool(0, "Bc").start();
    assert_eq!(alone.refusal(cast(Spell::TimeTravel, L3)), NO_TARGET);
    let top = time_travel(L4, "Ws").knows(0, Spell::Sacrifice, L5, "Rt").pool(0, "Bc Bt").start();
    assert_eq!(top.refusal(cast(Spell::TimeTravel, L3)), NO_TARGET);
    assert_eq!(top.refusal(cast(Spell::TimeTravel, L4)), NO_TARGET);
}

/// SB-14.2, SB-12.5: one spell may be raised on several days; a fallen Growth stores again.
#[test]
fn time_travel_raises_growth_day_after_day() {
    let mut table = time_travel(L3, "Ws")
        .knows(0, Spell::Growth, L3, "Gt")
        .pool(0, "Kc Kc")
        .start()
        .draws("Rt Rs Pt Ps Bt");
    assert_eq!(table.refusal(cast(Spell::Growth, L4)), LEVEL_TOO_HIGH);
    table.play(cast(Spell::TimeTravel, L3));
    assert_eq!((table.level(0, Spell::Growth), table.score(0)), (4, 2 + 4));
    assert!(!table.offers(cast(Spell::Growth, L4)), "the evening's action is done");
    table.play(End).ends_day("Bs");
    table.idle_till_evening();
    assert!(table.offers(cast(Spell::Growth, L4)));
    table.play(cast(Spell::TimeTravel, L3));
    assert_eq!((table.level(0, Spell::Growth), table.tray()), (5, "Kc Kc".into()));
    table.done();
}

/// SB-14.3: raising Abundance draws nothing; it only becomes worth more.
#[test]
fn time_travel_does_not_fire_abundance() {
    let mut table =
        time_travel(L5, "Ws").knows(0, Spell::Abundance, L4, "Yt").pool(0, "Rs").start();
    assert_eq!(table.score(0), 6 + 5);
    table.play(cast(Spell::TimeTravel, L5));
    assert_eq!((table.level(0, Spell::Abundance), table.pool(0)), (5, String::new()));
    assert_eq!(table.score(0), 6 + 7);
    table.done();
}

/// SB-14.3: raising Swiftness to 4 gives no morning action; to 5 it costs six points and doubles
/// the mornings from the next one on.
#[test]
fn time_travel_on_swiftness() {
    let set = time_travel(L3, "Ws").pool(0, "Rc").altar("Gt Kt Ks Bt Ys");
    let mut four = set.clone().knows(0, Spell::Swiftness, L3, "Bs").start();
    four.play(cast(Spell::TimeTravel, L3));
    assert_eq!((four.level(0, Spell::Swiftness), four.score(0)), (4, 2 + 6));
    assert_eq!(four.choices(), [End]);

    let mut five = set.knows(0, Spell::Swiftness, L4, "Bs").start();
    five.play(cast(Spell::TimeTravel, L3));
    assert_eq!((five.level(0, Spell::Swiftness), five.score(0)), (5, 2));
    assert_eq!(five.choices(), [End]);
    five.ends_day("Rs").ends_day("Rs").will_draw("Pc Pt Ps Kc");
    five.play(Draw);
    assert_eq!(five.phase(), Phase::Morning);
    five.play(Draw);
    assert_eq!(five.phase(), Phase::Midday);
    five.done();
}

/// SB-14.3: a Mirage raised to 4 draws two from then on.
#[test]
fn time_travel_on_mirage() {
    let mut table = time_travel(L3, "Ws")
        .knows(0, Spell::Mirage, L3, "Bc")
        .pool(0, "Rc")
        .altar("Gc Kt Ks Bt Ys")
        .start();
    table.play(cast(Spell::TimeTravel, L3)).ends_day("Rs").ends_day("Rs");
    table.will_draw("Pt Ps");
    table.play(Take(t("Gc")));
    assert_eq!(table.pool(0), "Pt Ps Gc");
    table.done();
}

/// SB-14.3: raising Communion takes nothing from the altar and is no learning; from the next
/// learning on level 5 holds. Its points come and go with the level.
#[test]
fn time_travel_on_communion() {
    let set = time_travel(L3, "Ws").pool(0, "Rc").familiar(0, "Gc Gt").altar("Kt Ks Bt Ys Ys");
    let mut four = set.clone().knows(0, Spell::Communion, L3, "Yt").start();
    four.play(cast(Spell::TimeTravel, L3));
    assert_eq!((four.level(0, Spell::Communion), four.familiar(0)), (4, "Gc Gt".into()));
    assert_eq!(four.score(0), 2 + 2 + 2);

    let mut five = set.pool(0, "Rc Pt Pt Ps").knows(0, Spell::Communion, L4, "Yt").start();
    five.play(cast(Spell::TimeTravel, L3));
    assert_eq!((five.level(0, Spell::Communion), five.familiar(0)), (5, "Gc Gt".into()));
    assert_eq!(five.score(0), 2 + 2);
    five.ends_day("Rs").ends_day("Rs").idle_till_evening();
    five.play(learn(Spell::Levitation, L3, 0)).play(Place(t("Ps")));
    assert_eq!(five.choices(), each(Keep, "Rc Pt"));
    five.plays(each(Keep, "Pt"));
    assert_eq!((five.familiar(0), five.tray()), ("Gc Gt Pt Pt".into(), "Rc".into()));
    five.done();
}

/// SB-14.3, SB-16.2: Knowledge on 4 gains a point when another spell leaves level 3, and can be
/// raised itself.
#[test]
fn time_travel_on_knowledge() {
    let set = time_travel(L3, "Ws").pool(0, "Rc").knows(0, Spell::Knowledge, L4, "Yt");
    let set = set.knows(0, Spell::Transmutation, L3, "Bs");
    assert_eq!(set.clone().start().score(0), 2 + 4 + 2);
    for (spell, knowledge) in [(Spell::Transmutation, 3), (Spell::Knowledge, 4)] {
        let mut table = set.clone().start();
        table.play(cast(Spell::TimeTravel, L3)).play(Raise(spell));
        assert_eq!(table.score(0), 2 + 4 + knowledge);
    }
}

/// SB-14.3, SB-15.1: a Transmutation raised to 4 has an action from then on.
#[test]
fn time_travel_on_transmutation() {
    let mut table = time_travel(L3, "Ws")
        .knows(0, Spell::Transmutation, L3, "Bs")
        .pool(0, "Rc Gt Gt Ps")
        .altar("Gs Kt Ks Bt Ys")
        .start();
    let purification = transmute(Spell::Purification, L3, 1, Rune::Square);
    assert!(!table.offers(purification));
    table.play(cast(Spell::TimeTravel, L3)).ends_day("Rs").ends_day("Rs").idle_till_evening();
    assert_eq!(table.choices(), [purification, End]);
    table.done();
}

/// SB-14.3, SB-10.1: a raised Sacrifice takes triangles from the next day on.
#[test]
fn time_travel_on_a_morning_spell() {
    let mut table = time_travel(L3, "Ws")
        .knows(0, Spell::Sacrifice, L3, "Rt")
        .pool(0, "Rc Gt")
        .altar("Gs Kt Ks Bt Ys")
        .start();
    table.play(cast(Spell::TimeTravel, L3)).ends_day("Rs").ends_day("Rs");
    assert_eq!(table.casts(), [cast(Spell::Sacrifice, L4)]);
    table.done();
}

/// SB-14.4: Storm is worth 4, 6 or 8 points.
#[test]
fn storm_gives_four_six_or_eight_points() {
    assert_eq!(points(Spell::Storm), [4, 6, 8]);
}

/// SB-14.4, SB-4.8: levels 4 and 5 do the same and are one choice; level 3 has no effect.
#[test]
fn storm_is_one_choice() {
    let altar = "Rc Gt Ks";
    let five = storm(L5).altar(altar).start();
    assert_eq!(five.casts(), [cast(Spell::Storm, L4)]);
    assert_eq!(five.refusal(cast(Spell::Storm, L5)), SAME_AS_LOWER);
    assert_eq!(five.refusal(cast(Spell::Storm, L3)), NO_ACTION);
    let four = storm(L4).altar(altar).start();
    assert_eq!(four.casts(), [cast(Spell::Storm, L4)]);
    let three = storm(L3).altar(altar).start();
    assert!(three.casts().is_empty());
    assert_eq!(three.refusal(cast(Spell::Storm, L3)), NO_ACTION);
    assert_eq!(three.refusal(cast(Spell::Storm, L4)), LEVEL_TOO_HIGH);
}

/// SB-14.4: some altar tokens are replaced, three taken, and Storm falls from 5 to 4.
#[test]
fn storm_replaces_some_and_takes_three() {
    let mut table = storm(L5).altar("Rc Gt Ks Bt Ys").start().draws("Pc Pt");
    table.play(cast(Spell::Storm, L4));
    let mut all = each(Replace, "Rc Gt Ks Bt Ys");
    all.push(Enough);
    assert_eq!(table.choices(), all);
    table.plays(each(Replace, "Gt Bt"));
    assert_eq!((table.altar(), table.tray()), ("Rc Ks Ys".into(), "Gt Bt".into()));
    table.play(Enough);
    assert_eq!(table.altar(), "Rc Pc Pt Ks Ys");
    assert_eq!(table.level(0, Spell::Storm), 5, "it falls at the end");
    table.plays(each(Take, "Rc Pt"));
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    table.play(Take(t("Ys")));
    assert_eq!((table.pool(0), table.altar()), ("Rc Pt Ys".into(), "Pc Ks".into()));
    assert_eq!((table.level(0, Spell::Storm), table.score(0)), (4, 6));
    table.done();
}

/// SB-14.4: any number includes none and all; from 4 Storm falls to 3.
#[test]
fn storm_replaces_none_or_all() {
    let set = storm(L4).altar("Rc Gt Ks Bt");
    let mut none = set.clone().start();
    none.plays([cast(Spell::Storm, L4), Enough]).plays(each(Take, "Rc Gt Bt"));
    assert_eq!((none.pool(0), none.altar()), ("Rc Gt Bt".into(), "Ks".into()));
    assert_eq!((none.tray(), none.level(0, Spell::Storm)), (String::new(), 3));
    none.done();

    let mut all = set.start().draws("Pc Pt Ps Ys");
    all.play(cast(Spell::Storm, L4)).plays(each(Replace, "Rc Gt Ks Bt"));
    assert_eq!((all.altar(), all.tray()), ("Pc Pt Ps Ys".into(), "Rc Gt Ks Bt".into()));
    all.plays(each(Take, "Pc Pt Ys"));
    assert_eq!((all.pool(0), all.level(0, Spell::Storm)), ("Pc Pt Ys".into(), 3));
    all.done();
}

/// SB-14.4, SB-8.3: the discards lie in the tray before the new tokens come, so with an empty bag
/// one of them may return: the fifth Rc has no other way back.
#[test]
fn storm_may_return_what_it_discarded() {
    let set = storm(L4).pool(0, "Rc Rc Rc Rc").altar("Rc Gt Ks Bt");
    let mut table = set.bag_only("", "tray").start().draws("Rc");
    table.plays([cast(Spell::Storm, L4), Replace(t("Rc")), Enough]);
    assert_eq!((table.altar(), table.tray()), ("Rc Gt Ks Bt".into(), String::new()));
    table.done();
}

/// SB-14.4, SB-4.1: the takes obey the limit, and end with the altar.
#[test]
fn storm_takes_what_is_possible() {
    let set = storm(L5).altar("Rc Pt Ys");
    let mut seven = set.clone().pool(0, "Gt Gs Kt Ks Wt Ws Bt").start();
    seven.plays([cast(Spell::Storm, L4), Enough]).plays(each(Take, "Rc Ys"));
    assert_eq!((seven.pool(0), seven.altar()), ("Rc Gt Gs Kt Ks Wt Ws Bt Ys".into(), "Pt".into()));
    assert_eq!(seven.level(0, Spell::Storm), 4);
    let mut two = set.altar("Rc Ys").start();
    two.plays([cast(Spell::Storm, L4), Enough]);
    assert_eq!((two.pool(0), two.altar()), ("Rc Ys".into(), String::new()));
    assert_eq!(two.level(0, Spell::Storm), 4);
}

/// SB-14.4, SB-18.2: with a full pool at least one token must be replaced; nothing is taken then.
#[test]
fn storm_with_a_full_pool_must_replace() {
    let mut table = storm(L5).pool(0, NINE).altar("Rc Ys").start().draws("Pc");
    table.play(cast(Spell::Storm, L4));
    assert_eq!(table.choices(), each(Replace, "Rc Ys"));
    assert_eq!(table.refusal(Enough), MUST_GO_ON);
    table.plays([Replace(t("Rc")), Enough]);
    assert_eq!((table.pool(0), table.altar()), (NINE.into(), "Pc Ys".into()));
    assert_eq!(table.level(0, Spell::Storm), 4);
    table.done();
}

/// SB-14.4: with an empty altar Storm cannot be used.
#[test]
fn storm_needs_an_altar() {
    assert_eq!(storm(L5).start().refusal(cast(Spell::Storm, L4)), ALTAR_EMPTY);
}

/// SB-14.4, SB-15.7: Mirage answers each take, after the replacing.
#[test]
fn mirage_answers_storm() {
    let set = storm(L4).knows(0, Spell::Mirage, L3, "Bc").altar("Gt Ks Bt");
    let mut table = set.start().draws("Rc");
    table.plays([cast(Spell::Storm, L4), Replace(t("Gt")), Enough]);
    assert_eq!(table.pool(0), "");
    table.will_draw("Yt");
    table.plays(each(Take, "Rc Bt"));
    assert_eq!(table.pool(0), "Rc Ks Bt Yt");
    table.done();
}

/// SB-14.5: Clone is worth 4, 5 or 6 points.
#[test]
fn clone_gives_four_to_six_points() {
    assert_eq!(points(Spell::Clone), [4, 5, 6]);
}

/// SB-14.5: level 3 copies midday actions, level 4 evening actions, level 5 morning actions; an
/// owner of level 5 has all three.
#[test]
fn clone_copies_a_phase_for_each_level() {
    let set = |level| {
        clone(level, "Wc")
            .knows(1, Spell::Sacrifice, L3, "Rs")
            .knows(1, Spell::Purification, L3, "Gs")
            .knows(1, Spell::Focus, L3, "Ks")
            .pool(0, "Pc Pc Rs")
            .altar("Gt")
            .start()
    };
    let three = set(L3);
    assert_eq!(three.casts(), [cast(Spell::Clone, L3)]);
    assert_eq!(three.refusal(cast(Spell::Clone, L4)), LEVEL_TOO_HIGH);
    assert_eq!(three.refusal(cast(Spell::Clone, L5)), LEVEL_TOO_HIGH);
    assert_eq!(set(L4).casts(), [cast(Spell::Clone, L3), cast(Spell::Clone, L4)]);
    assert_eq!(set(L5).casts(), Level::ALL.map(|l| cast(Spell::Clone, l)));

    let mut midday = set(L5);
    midday.play(cast(Spell::Clone, L3));
    let mut stores = each(Store, "Rs Pc");
    stores.push(cast(Spell::Purification, L3));
    assert_eq!(midday.choices(), stores);
    let mut evening = set(L5);
    evening.play(cast(Spell::Clone, L4));
    assert_eq!(evening.choices(), [copy(Spell::Focus, L3, Some(Way::Store), Rune::Square)]);
    let mut morning = set(L5);
    morning.play(cast(Spell::Clone, L5));
    assert_eq!((morning.pool(0), morning.tray()), ("Rs Pc".into(), "Pc".into()));
    assert_eq!(morning.choices(), [Take(t("Gt")), Draw, cast(Spell::Sacrifice, L3)]);
}

/// SB-14.5, SB-14.6: with level 5 and its cost a player draws two at midday; everybody has the
/// primary actions.
#[test]
fn clone_copies_drawing_two() {
    let set = clone(L5, "Wc");
    let mut table = set.clone().pool(0, "Rc Gt").start().draws("Pc Pt");
    table.play(cast(Spell::Clone, L5)).play(Draw);
    assert_eq!((table.pool(0), table.tray()), ("Pc Pt Gt".into(), "Rc".into()));
    assert_eq!(table.phase(), Phase::Evening);
    table.done();

    let no_circle = set.clone().pool(0, "Gt Bs").start();
    assert_eq!(no_circle.casts(), [cast(Spell::Clone, L3)]);
    assert_eq!(no_circle.refusal(cast(Spell::Clone, L5)), POOL_LACKS);
    assert_eq!(no_circle.refusal(cast(Spell::Clone, L4)), NOTHING_TO_COPY);
    let empty = set.start();
    assert_eq!(empty.refusal(cast(Spell::Clone, L3)), NOTHING_TO_COPY);
}

/// SB-14.6: the other primary actions through Clone: take one, store one.
#[test]
fn clone_copies_taking_and_storing() {
    let set = clone(L5, "Wc").pool(0, "Rc Gt").altar("Ys Ks");
    let mut taken = set.clone().start();
    taken.play(cast(Spell::Clone, L5)).play(Take(t("Ys")));
    assert_eq!((taken.pool(0), taken.altar()), ("Gt Ys".into(), "Ks".into()));
    let mut stored = set.start();
    stored.play(cast(Spell::Clone, L3)).play(Store(t("Gt")));
    assert_eq!((stored.familiar(0), stored.pool(0)), ("Gt".into(), "Rc".into()));
    assert_eq!(stored.phase(), Phase::Evening);
}

/// SB-14.9, SB-4.1: the cost of level 5 is paid first, so with nine tokens one is drawn.
#[test]
fn the_cost_of_clone_makes_room() {
    let mut table = clone(L5, "Wt").pool(0, NINE).start().draws("Yc");
    table.play(cast(Spell::Clone, L5)).play(Discard(t("Bt"))).play(Draw);
    assert_eq!(table.pool(0), NINE.replace("Bt", "Yc"));
    table.done();
}

/// SB-14.6: a copied spell may be used on the owner's present level or lower, not higher; the
/// copier's own level of it does not matter.
#[test]
fn clone_copies_the_present_level_or_lower() {
    let mut table = clone(L3, "Wc")
        .knows(0, Spell::Purification, L3, "Gs")
        .knows(1, Spell::Purification, L4, "Gs")
        .pool(0, "Rc Rt Rs")
        .altar("Kc Kt Ks")
        .start();
    table.play(cast(Spell::Clone, L3));
    assert_eq!(table.casts(), [cast(Spell::Purification, L3), cast(Spell::Purification, L4)]);
    assert_eq!(table.refusal(cast(Spell::Purification, L5)), LEVEL_TOO_HIGH);
    table.play(cast(Spell::Purification, L4)).plays(each(Give, "Rc Rs"));
    table.plays(each(Receive, "Kc Ks"));
    assert_eq!((table.pool(0), table.altar()), ("Rt Kc Ks".into(), "Rc Rs Kt".into()));
}

/// SB-14.6: Clone itself, instants, permanents, end-of-game spells and spells that only the copier
/// has learned cannot be copied.
#[test]
fn some_spells_cannot_be_copied() {
    let set = clone(L5, "Wc")
        .knows(0, Spell::Sacrifice, L5, "Rs")
        .knows(0, Spell::Cure, L5, "Gs")
        .knows(0, Spell::Focus, L5, "Kc")
        .knows(1, Spell::Clone, L5, "Wt")
        .knows(1, Spell::Mirage, L5, "Bt")
        .pool(0, "Rc Gc");
    for yellow in [Spell::Abundance, Spell::Knowledge, Spell::Communion] {
        let set = set.clone().knows(1, yellow, L5, "Yt");
        let copies = |level| {
            let mut table = set.clone().start();
            table.play(cast(Spell::Clone, level));
            if level == L5 {
                table.play(Discard(t("Rc")));
            }
            table.choices()
        };
        assert_eq!(copies(L3), each(Store, "Rc Gc"));
        assert_eq!(copies(L5), [Draw]);
        assert_eq!(set.start().refusal(cast(Spell::Clone, L4)), NOTHING_TO_COPY);
    }
}

/// SB-14.7: Cure is copied with the copier's own pool.
#[test]
fn clone_copies_cure() {
    let set = clone(L3, "Wc").knows(1, Spell::Cure, L4, "Gs").pool(0, "Rc").pool(1, "Ks");
    let mut table = set.start().draws("Pc Pt");
    table.plays([cast(Spell::Clone, L3), cast(Spell::Cure, L4)]).plays(each(Discard, "Rc Pt"));
    assert_eq!((table.pool(0), table.pool(1)), ("Pc".into(), "Ks".into()));
    assert_eq!(table.tray(), "Rc Pt");
    table.done();
}

/// SB-14.7: Offering is copied with the copier's own pool and board.
#[test]
fn clone_copies_offering() {
    let mut table = clone(L3, "Wc")
        .knows(1, Spell::Offering, L4, "Ks")
        .pool(0, "Rc Rt Rs Gs")
        .familiar(0, "Ys")
        .start();
    table.plays([cast(Spell::Clone, L3), cast(Spell::Offering, L4)]);
    assert_eq!((table.familiar(0), table.familiar(1)), ("Ys Rc Rt Rs".into(), String::new()));
}

/// SB-14.6, SB-14.7: of a Feast on level 5 the two lower actions can be copied; what lies on the
/// copier's own board counts.
#[test]
fn clone_copies_feast() {
    let set = clone(L3, "Wc")
        .knows(1, Spell::Feast, L5, "Ks")
        .familiar(0, "Ys")
        .familiar(1, "Rs")
        .altar("Rc Yc Yt");
    let mut taken = set.clone().start();
    taken.play(cast(Spell::Clone, L3));
    assert_eq!(taken.choices(), [cast(Spell::Feast, L3), cast(Spell::Feast, L4)]);
    taken.play(cast(Spell::Feast, L3));
    assert_eq!(taken.choices(), each(Take, "Yc Yt"));
    let mut stored = set.start();
    stored.plays([cast(Spell::Clone, L3), cast(Spell::Feast, L4), Stow(t("Rc"))]);
    assert_eq!((stored.familiar(0), stored.familiar(1)), ("Ys Rc".into(), "Rs".into()));
}

/// SB-14.8: copying the storing of Growth lowers Clone, not the copied Growth; on level 3 Clone
/// no longer copies evening actions.
#[test]
fn copying_growth_lowers_clone() {
    let mut table = clone(L4, "Wt")
        .knows(1, Spell::Growth, L5, "Gs")
        .familiar(0, "Rc Rt Rs")
        .altar("Pc Kt Ws Bc Yt")
        .start();
    table.plays([cast(Spell::Clone, L4), cast(Spell::Growth, L5)]).plays(each(Stow, "Pc Kt Ws"));
    assert_eq!(table.familiar(0), "Rc Rt Rs Pc Kt Ws");
    assert_eq!((table.level(0, Spell::Clone), table.level(1, Spell::Growth)), (3, 5));
    assert_eq!(table.score(0), 7 + 4);
    table.ends_day("Rc Rc Rc").ends_day("Rc").play(Skip);
    assert_eq!(table.refusal(cast(Spell::Clone, L4)), LEVEL_TOO_HIGH);
    table.done();
}

/// SB-14.8: from level 5 Clone falls to 4; level 4 of Growth lowers it by one as well.
#[test]
fn copying_growth_lowers_clone_by_one() {
    for level in [L4, L5] {
        let set = clone(L5, "Wt").knows(1, Spell::Growth, L5, "Gs").altar("Pc Pc Pc");
        let mut table = set.start();
        table.plays([cast(Spell::Clone, L4), cast(Spell::Growth, level)]);
        assert_eq!(table.familiar(0), ["", "Pc Pc", "Pc Pc Pc"][level.index()]);
        assert_eq!((table.level(0, Spell::Clone), table.level(1, Spell::Growth)), (4, 5));
    }
}

/// SB-14.8: copying the swap of Growth lowers nothing.
#[test]
fn copying_the_swap_of_growth_lowers_nothing() {
    let mut table = clone(L4, "Wt")
        .knows(1, Spell::Growth, L5, "Gs")
        .pool(0, "Ys")
        .familiar(0, "Rc Rt")
        .start();
    table.plays([cast(Spell::Clone, L4), cast(Spell::Growth, L3), Receive(t("Rc"))]);
    assert_eq!((table.familiar(0), table.pool(0)), ("Ys Rt".into(), "Rc".into()));
    assert_eq!((table.level(0, Spell::Clone), table.level(1, Spell::Growth)), (4, 5));
}

/// SB-14.6, SB-4.3: what cannot be done cannot be copied: Growth with a full board or an empty
/// altar.
#[test]
fn clone_copies_only_what_can_be_done() {
    let set = clone(L4, "Wt").knows(1, Spell::Growth, L5, "Gs");
    let full = set.clone().familiar(0, &format!("{THIRTEEN} Ys")).altar("Pc Kt").start();
    assert_eq!(full.refusal(cast(Spell::Clone, L4)), NOTHING_TO_COPY);
    let empty = set.start();
    assert_eq!(empty.refusal(cast(Spell::Clone, L4)), NOTHING_TO_COPY);
}

/// SB-14.7: the own rune of a copied Focus is that of the copied card, not Clone's.
#[test]
fn a_copied_focus_keeps_its_rune() {
    let mut table = clone(L4, "Wc")
        .knows(1, Spell::Focus, L4, "Kt")
        .pool(0, "Rc Gc Rt Gt")
        .altar("Yc Yt")
        .start();
    table.play(cast(Spell::Clone, L4));
    let focus = |level, way| copy(Spell::Focus, level, Some(way), Rune::Triangle);
    let all = [focus(L3, Way::Store), focus(L4, Way::Store), focus(L4, Way::Take)];
    assert_eq!(table.choices(), all);
    table.play(focus(L4, Way::Store));
    assert_eq!((table.familiar(0), table.pool(0)), ("Rt Gt".into(), "Rc Gc".into()));
}

/// SB-14.7: two owners with different runes are two choices, each up to its own level; two owners
/// with one rune are one, up to the higher level.
#[test]
fn owners_with_different_runes_are_different_copies() {
    let set = table(3)
        .phase(Phase::Midday)
        .knows(0, Spell::Clone, L4, "Wc")
        .pool(0, "Rs Gs Bs Rc")
        .altar("Ys Yc");
    let focus = |level, way, rune| copy(Spell::Focus, level, Some(way), rune);
    let (store, take) = (Way::Store, Way::Take);
    let squares = [
        focus(L3, store, Rune::Square),
        focus(L4, store, Rune::Square),
        focus(L4, take, Rune::Square),
        focus(L5, store, Rune::Square),
        focus(L5, take, Rune::Square),
    ];
    let two = set.clone().knows(1, Spell::Focus, L3, "Kc").knows(2, Spell::Focus, L5, "Ks");
    let mut table = two.start();
    table.play(cast(Spell::Clone, L4));
    let mut all = vec![focus(L3, store, Rune::Circle)];
    all.extend(squares);
    assert_eq!(table.choices(), all);
    assert_eq!(
        table.refusal(Cast { spell: Spell::Focus, level: L4, way: None, rune: Some(Rune::Circle) }),
        LEVEL_TOO_HIGH
    );
    table.play(focus(L3, store, Rune::Circle));
    assert_eq!(table.familiar(0), "Rc");

    let one = set.knows(1, Spell::Focus, L3, "Ks").knows(2, Spell::Focus, L5, "Ks");
    let mut table = one.start();
    table.play(cast(Spell::Clone, L4));
    assert_eq!(table.choices(), squares);
}

/// SB-14.7: two owners of a spell without an own rune are one choice, up to the higher level.
#[test]
fn two_owners_of_sacrifice_are_one_copy() {
    let mut table = table(3)
        .phase(Phase::Midday)
        .knows(0, Spell::Clone, L5, "Wc")
        .knows(1, Spell::Sacrifice, L3, "Rs")
        .knows(2, Spell::Sacrifice, L4, "Rt")
        .pool(0, "Pc Gc Gt Gs")
        .start();
    table.play(cast(Spell::Clone, L5)).play(Discard(t("Pc")));
    assert_eq!(table.casts(), [cast(Spell::Sacrifice, L3), cast(Spell::Sacrifice, L4)]);
}

/// SB-14.9: Clone's cost is paid before that of a copied Sacrifice.
#[test]
fn clone_pays_before_sacrifice() {
    let set = clone(L5, "Wc").knows(1, Spell::Sacrifice, L3, "Rs");
    let mut two = set.clone().pool(0, "Rc Gc").start().draws("Pt Ps Kt Ks");
    two.plays([cast(Spell::Clone, L5), Discard(t("Gc")), cast(Spell::Sacrifice, L3)]);
    assert_eq!((two.pool(0), two.tray()), ("Pt Ps Kt Ks".into(), "Rc Gc".into()));
    two.done();
    let mut one = set.pool(0, "Rc").start();
    one.play(cast(Spell::Clone, L5));
    assert_eq!(one.refusal(cast(Spell::Sacrifice, L3)), POOL_LACKS);
    assert_eq!(one.choices(), [Draw]);
}

/// SB-14.9: a copied Eruption counts the pool after Clone's cost.
#[test]
fn clone_pays_before_eruption_counts() {
    let mut table = clone(L5, "Wc")
        .knows(1, Spell::Eruption, L3, "Rs")
        .pool(0, "Rc Gt Gs Kt")
        .start()
        .draws("Ys");
    table.plays([cast(Spell::Clone, L5), cast(Spell::Eruption, L3)]);
    assert_eq!(table.pool(0), "Gt Gs Kt Ys");
    table.done();
}

/// SB-14.7: the others of a copied Blaze are all but the copier, the card's owner included.
#[test]
fn a_copied_blaze_feeds_its_owner_too() {
    let mut table = table(3)
        .phase(Phase::Midday)
        .active(1)
        .knows(1, Spell::Clone, L5, "Wc")
        .knows(0, Spell::Blaze, L3, "Rs")
        .pool(1, "Rc")
        .altar("Gt Gs Kt")
        .start()
        .draws("Pt Ps Yt Ys");
    table.plays([cast(Spell::Clone, L5), cast(Spell::Blaze, L3)]);
    assert_eq!(table.turn(), Seat::new(2));
    table.play(Take(t("Gs")));
    assert_eq!(table.turn(), Seat::new(0));
    table.play(Take(t("Gt")));
    assert_eq!((table.pool(1), table.phase()), ("Pt Ps Yt Ys".into(), Phase::Evening));
    assert_eq!((table.pool(0), table.pool(2)), ("Gt".into(), "Gs".into()));
    table.done();
}

/// SB-14.7: the same with a copied Sharing.
#[test]
fn a_copied_sharing_lets_its_owner_draw() {
    let mut table = clone(L5, "Wc")
        .knows(1, Spell::Sharing, L4, "Ps")
        .pool(0, "Rc")
        .altar("Gt Gs Kt")
        .start()
        .draws("Ys");
    table.plays([cast(Spell::Clone, L5), cast(Spell::Sharing, L4)]).plays(each(Take, "Gt Kt"));
    assert_eq!((table.pool(0), table.pool(1)), ("Gt Kt".into(), "Ys".into()));
    table.done();
}

/// SB-14.5: Levitation and Divination through Clone.
#[test]
fn clone_copies_levitation_and_divination() {
    let set = clone(L5, "Wc").pool(0, "Rc").altar("Gt Kt Gs");
    let mut levitation = set.clone().knows(1, Spell::Levitation, L4, "Ps").start();
    levitation.plays([cast(Spell::Clone, L5), cast(Spell::Levitation, L4)]);
    assert_eq!((levitation.pool(0), levitation.altar()), ("Gt Kt".into(), "Gs".into()));

    let mut divination = set.knows(1, Spell::Divination, L3, "Ps").start().draws("Ys Yt");
    divination.plays([cast(Spell::Clone, L5), cast(Spell::Divination, L3)]);
    divination.plays(each(Take, "Gt Ys")).play(Discard(t("Gt")));
    assert_eq!((divination.pool(0), divination.tray()), ("Ys".into(), "Rc Gt".into()));
    divination.done();
}

/// SB-14.7: a copied Transmutation has the rune and the level of the copied card.
#[test]
fn clone_copies_transmutation() {
    let set = clone(L4, "Wc").pool(0, "Rc Rt Gs Ks Yc");
    let mut four = set.clone().knows(1, Spell::Transmutation, L4, "Bs").start();
    four.play(cast(Spell::Clone, L4));
    let one = transmute(Spell::Sacrifice, L3, 1, Rune::Square);
    assert_eq!(four.choices(), [one]);
    four.play(one).play(Spend(t("Ks"))).play(Place(t("Rt")));
    assert_eq!((four.level(0, Spell::Sacrifice), four.pool(0)), (3, "Gs Yc".into()));
    assert_eq!((four.tray(), four.level(0, Spell::Clone)), ("Rc Ks".into(), 4));

    let mut five = set.knows(1, Spell::Transmutation, L5, "Bs").start();
    five.play(cast(Spell::Clone, L4));
    assert!(five.offers(transmute(Spell::Sacrifice, L4, 2, Rune::Square)));
    assert!(!five.offers(transmute(Spell::Sacrifice, L3, 1, Rune::Circle)));
}

/// SB-14.9: a Transmutation on level 3 does nothing and cannot be copied.
#[test]
fn clone_does_not_copy_an_idle_transmutation() {
    let set = clone(L4, "Wc").knows(1, Spell::Transmutation, L3, "Bs").pool(0, "Rc Rt Gs Ks");
    assert_eq!(set.start().refusal(cast(Spell::Clone, L4)), NOTHING_TO_COPY);
}

/// SB-14.10: learning at midday leaves the evening free: two spells on one day.
#[test]
fn clone_lets_a_player_learn_twice_a_day() {
    let mut table = clone(L4, "Wc").pool(0, "Rc Rt Rs Gc Gt Gs").start();
    table.play(cast(Spell::Clone, L4));
    let learnings = [learn(Spell::Sacrifice, L3, 0), learn(Spell::Purification, L3, 0)];
    assert_eq!(table.choices(), learnings);
    table.plays([learnings[0], Place(t("Rt"))]);
    assert_eq!((table.level(0, Spell::Sacrifice), table.phase()), (3, Phase::Evening));
    assert_eq!(table.level(0, Spell::Clone), 4);
    table.plays([learnings[1], Place(t("Gs"))]);
    assert_eq!(table.level(0, Spell::Purification), 3);
    assert_eq!(table.choices(), [End]);
}

/// SB-14.10, SB-7.1: a phase spell learned at midday waits for the next day.
#[test]
fn a_phase_spell_learned_at_midday_waits() {
    let mut table = clone(L4, "Wc")
        .with(Spell::Growth)
        .pool(0, "Gc Gt Gs Ys")
        .familiar(0, "Rc")
        .altar("Kc Kt Ks Ws Bs")
        .start();
    table.plays([cast(Spell::Clone, L4), learn(Spell::Growth, L3, 0), Place(t("Gc"))]);
    assert_eq!(table.refusal(cast(Spell::Growth, L3)), LEARNED_TODAY);
    table.ends_day("Bt").ends_day("Bt").idle_till_evening();
    assert!(table.offers(cast(Spell::Growth, L3)));
    table.done();
}

/// SB-14.10: an instant fires at once, even at midday.
#[test]
fn an_instant_learned_at_midday_fires_at_once() {
    let mut abundance = clone(L4, "Wc").pool(0, "Yc Yc Yc").start().draws("Pc Pt");
    abundance.plays([cast(Spell::Clone, L4), learn(Spell::Abundance, L3, 0)]);
    assert_eq!((abundance.pool(0), abundance.phase()), ("Pc Pt".into(), Phase::Evening));
    abundance.done();

    let set = clone(L4, "Wc").with(Spell::Swiftness).pool(0, "Bc Bc Bc").altar("Gt Ks");
    let mut swiftness = set.start();
    swiftness.plays([cast(Spell::Clone, L4), learn(Spell::Swiftness, L3, 0)]);
    assert_eq!(swiftness.choices(), [Take(t("Gt")), Take(t("Ks")), Draw, Skip]);
    swiftness.play(Take(t("Ks")));
    assert_eq!((swiftness.pool(0), swiftness.phase()), ("Ks".into(), Phase::Evening));
}

/// SB-14.10: permanents learned at midday are in force at once.
#[test]
fn a_permanent_learned_at_midday_holds_at_once() {
    let mut mirage = clone(L4, "Wc")
        .with(Spell::Mirage)
        .knows(0, Spell::Focus, L4, "Ks")
        .pool(0, "Bc Bt Bs")
        .altar("Gs")
        .start();
    mirage.plays([cast(Spell::Clone, L4), learn(Spell::Mirage, L3, 0), Place(t("Bs"))]);
    mirage.will_draw("Pc");
    mirage.play(cast_way(Spell::Focus, L4, Way::Take));
    assert_eq!(mirage.pool(0), "Pc Gs");
    mirage.done();

    let mut communion =
        clone(L4, "Wc").with(Spell::Communion).pool(0, "Yc Yc Yc Yc Yc Rc Rc Rc").start();
    communion.plays([cast(Spell::Clone, L4), learn(Spell::Communion, L5, 0)]);
    assert_eq!(communion.familiar(0), "Yc Yc");
    communion.play(learn(Spell::Sacrifice, L3, 0));
    communion.plays(each(Keep, "Rc Rc"));
    assert_eq!((communion.familiar(0), communion.tray()), ("Yc Yc Rc Rc".into(), "Yc Yc".into()));
}

/// SB-14.5, SB-15.8: what is taken through Clone wakes the copier's Mirage.
#[test]
fn mirage_answers_clone() {
    let set = clone(L5, "Wc").knows(0, Spell::Mirage, L3, "Bt").pool(0, "Rc").altar("Gt Gs");
    let mut taken = set.clone().start().draws("Ys");
    taken.play(cast(Spell::Clone, L5)).play(Take(t("Gt")));
    assert_eq!(taken.pool(0), "Gt Ys");
    taken.done();
    let mut grown = set.knows(1, Spell::Growth, L4, "Gs").start().draws("Ys");
    grown.plays([cast(Spell::Clone, L4), cast(Spell::Growth, L4), Stow(t("Gt"))]);
    assert_eq!((grown.familiar(0), grown.pool(0)), ("Gt Gs".into(), "Rc Ys".into()));
    grown.done();
}

/// SB-14.5, SB-7.1: Clone is a midday action: used, it closes the midday, not the evening.
#[test]
fn clone_takes_the_place_of_the_midday_action() {
    let mut table = clone(L3, "Wc").pool(0, "Rc Gt Gs").start();
    table.play(cast(Spell::Clone, L3)).play(Store(t("Rc")));
    assert_eq!(table.phase(), Phase::Evening);
    assert!(!table.offers(Store(t("Gt"))));
}
