//! The yellow spells: Abundance, Knowledge and Communion (SB-16).

use crate::common::*;
use kernel::Seat;

const THIRTEEN: &str = "Rt Rt Rs Pt Pt Ps Gt Gt Gs Kt Kt Ks Ws";
const FOURTEEN: &str = "Rt Rt Rs Pt Pt Ps Gt Gt Gs Kt Kt Ks Ws Ws";

fn evening() -> SetUp {
    table(2).phase(Phase::Evening)
}

fn communion() -> SetUp {
    evening().with(Spell::Communion)
}

/// SB-16.1: Abundance is worth 3, 5 or 7 points.
#[test]
fn abundance_gives_three_five_or_seven_points() {
    assert_eq!(points(Spell::Abundance), [3, 5, 7]);
}

/// SB-16.1: on learning two, three or four are drawn at once, without being asked.
#[test]
fn abundance_draws_two_three_or_four() {
    for (level, pool, draws) in [
        (L3, "Yc Yc Yc Rt", "Pc Ps"),
        (L4, "Yc Yc Yc Yc Rt", "Pc Ps Gs"),
        (L5, "Yc Yc Yc Yc Yc Rt", "Pc Ps Gs Ks"),
    ] {
        let mut table = evening().pool(0, pool).start().draws(draws);
        table.play(learn(Spell::Abundance, level, 0));
        assert_eq!((table.pool(0), table.choices()), (format!("Rt {draws}"), vec![End]));
        assert_eq!(table.level(0, Spell::Abundance), level.number());
        table.done();
    }
}

/// SB-16.1: the payment has left the pool before, so from nine tokens everything is drawn.
#[test]
fn abundance_never_meets_the_limit() {
    for (level, pool, draws) in [
        (L3, "Yc Yc Yc Rt Rs Gt Gs Kt Ks", "Pc Ps"),
        (L4, "Yc Yc Yc Yc Rt Rs Gt Gs Kt", "Pc Ps Pt"),
        (L5, "Yc Yc Yc Yc Yc Rt Rs Gt Gs", "Pc Ps Pt Pt"),
    ] {
        let mut table = evening().pool(0, pool).start().draws(draws);
        table.play(learn(Spell::Abundance, level, 0));
        assert_eq!(table.pool(0).split(' ').count(), 8);
        table.done();
    }
}

/// SB-16.1, SB-8.3: with an empty bag the payment itself is drawn again.
#[test]
fn abundance_may_return_its_payment() {
    let mut table =
        evening().pool(0, "Yc Yt Yt Yt").bag_only("", "altar").start().draws("Yt Yt Yt");
    table.play(learn(Spell::Abundance, L4, 0)).play(Place(t("Yc")));
    assert_eq!((table.pool(0), table.tray(), table.bag()), ("Yt Yt Yt".into(), String::new(), 0));
    table.done();
}

/// SB-16.1, SB-7.4: it happens once; on later days Abundance only gives points.
#[test]
fn abundance_happens_once() {
    let mut table = evening().pool(0, "Yc Yc Yc").altar("Gt Gs Kt Ks Rt").start().draws("Pc Ps");
    table.play(learn(Spell::Abundance, L3, 0)).ends_day("Rt").ends_day("Rt");
    assert_eq!(table.refusal(cast(Spell::Abundance, L3)), NO_ACTION);
    assert_eq!(table.pool(0), "Pc Ps");
    table.done();
}

/// SB-16.2: by itself Knowledge is worth nothing on any level, as it never counts itself.
#[test]
fn knowledge_does_not_count_itself() {
    assert_eq!(points(Spell::Knowledge), [0, 0, 0]);
}

/// SB-16.2: with spells on 3, 4 and 5 Knowledge gives three, five or six points, on top of the
/// spells' own.
#[test]
fn knowledge_counts_the_other_spells() {
    let set = table(2)
        .knows(0, Spell::Sacrifice, L3, "Rc")
        .knows(0, Spell::Levitation, L4, "Pc")
        .knows(0, Spell::Growth, L5, "Gc")
        .knows(1, Spell::Sacrifice, L5, "Rc");
    let own = 1 + 4 + 6;
    assert_eq!(set.clone().start().score(0), own);
    let with = |level| set.clone().knows(0, Spell::Knowledge, level, "Yc").start().score(0);
    assert_eq!([with(L3), with(L4), with(L5)], [own + 3, own + 5, own + 6]);
    assert_eq!(with(L4), 16);
}

/// SB-16.2: what counts is the final level: a Growth that has fallen to 3 gives Knowledge on 4 one
/// point less, and the other levels of Knowledge nothing less.
#[test]
fn knowledge_looks_at_final_levels() {
    let set = evening()
        .knows(0, Spell::Sacrifice, L3, "Rc")
        .knows(0, Spell::Levitation, L4, "Pc")
        .knows(0, Spell::Growth, L4, "Gc")
        .altar("Kt Kt");
    for (level, before, after) in [(L3, 3, 3), (L4, 5, 4), (L5, 6, 6)] {
        let mut table = set.clone().knows(0, Spell::Knowledge, level, "Yc").start();
        assert_eq!(table.score(0), 1 + 4 + 4 + before);
        table.play(cast(Spell::Growth, L4));
        assert_eq!(table.score(0), 1 + 4 + 3 + 2 + after, "two stored tokens give two");
    }
}

/// SB-16.2: with all other spells learned Knowledge gives six, or twelve at most.
#[test]
fn knowledge_gives_twelve_at_most() {
    let set = |level, others| {
        table(2)
            .knows(0, Spell::Sacrifice, others, "Rc")
            .knows(0, Spell::Levitation, others, "Pc")
            .knows(0, Spell::Purification, others, "Gc")
            .knows(0, Spell::Offering, others, "Kc")
            .knows(0, Spell::TimeTravel, others, "Wc")
            .knows(0, Spell::Transmutation, others, "Bc")
            .knows(0, Spell::Knowledge, level, "Yc")
            .start()
            .score(0)
    };
    let (low, high) = (1 + 3 + 1 + 2 + 2 + 4, 3 + 5 + 3 + 6 + 6 + 4);
    assert_eq!(Level::ALL.map(|l| set(l, L3) - low), [6, 6, 12]);
    assert_eq!(Level::ALL.map(|l| set(l, L5) - high), [6, 12, 12]);
}

/// SB-16.2: Knowledge is no action and fires nothing on learning.
#[test]
fn knowledge_only_counts() {
    let mut table = evening().with(Spell::Knowledge).pool(0, "Yc Yc Yc").altar("Gt").start();
    table.play(learn(Spell::Knowledge, L3, 0));
    assert_eq!((table.choices(), table.pool(0)), (vec![End], String::new()));
}

/// SB-16.3: learned on level 3, three altar tokens of choice go straight to the board.
#[test]
fn communion_3_stores_three_from_the_altar() {
    let mut table =
        communion().pool(0, "Yc Yc Yc").familiar(0, "Rs").altar("Gt Gs Kt Ks Wt").start();
    table.play(learn(Spell::Communion, L3, 0));
    assert_eq!(table.choices(), each(Stow, "Gt Gs Kt"));
    assert_eq!(table.refusal(Enough), MUST_GO_ON, "it is compulsory");
    assert!(!table.offers(Skip) && !table.offers(End));
    table.plays(each(Stow, "Gs Kt Wt"));
    assert_eq!((table.familiar(0), table.altar()), ("Rs Gs Kt Wt".into(), "Gt Ks".into()));
    assert_eq!(table.choices(), [End]);
    assert_eq!(table.score(0), 4);
}

/// SB-16.3: as many as altar and board allow: with thirteen stored one, with a full board none.
#[test]
fn communion_3_stores_what_is_possible() {
    let set = communion().pool(0, "Yc Yc Yc");
    let mut thirteen = set.clone().familiar(0, THIRTEEN).altar("Rc Pc Gc").start();
    thirteen.play(learn(Spell::Communion, L3, 0)).play(Stow(t("Pc")));
    assert_eq!(thirteen.familiar(0), format!("{THIRTEEN} Pc"));
    assert_eq!((thirteen.altar(), thirteen.choices()), ("Rc Gc".into(), vec![End]));
    let mut full = set.clone().familiar(0, FOURTEEN).altar("Rc Pc Gc").start();
    full.play(learn(Spell::Communion, L3, 0));
    assert_eq!((full.altar(), full.choices()), ("Rc Pc Gc".into(), vec![End]));
    let mut short = set.clone().altar("Rc Pc").start();
    short.play(learn(Spell::Communion, L3, 0));
    assert_eq!((short.familiar(0), short.altar()), ("Rc Pc".into(), String::new()));
    let mut empty = set.start();
    empty.play(learn(Spell::Communion, L3, 0));
    assert_eq!((empty.familiar(0), empty.choices()), (String::new(), vec![End]));
}

/// SB-16.4: on level 4 every stored token is worth a point, whatever its rune; on 3 and 5 Communion
/// is worth nothing.
#[test]
fn communion_scores_on_level_4_only() {
    assert_eq!(points(Spell::Communion), [0, 0, 0]);
    let set = table(2).familiar(0, "Rc Gc Bt Ys Wc Kt").familiar(1, "Rc Gc");
    let score = |level| set.clone().knows(0, Spell::Communion, level, "Yc").start().score(0);
    assert_eq!([score(L3), score(L4), score(L5)], [7, 7 + 6, 7]);
}

/// SB-16.4: learning it on level 4 stores nothing.
#[test]
fn communion_4_stores_nothing() {
    let mut table = communion().pool(0, "Yc Yc Yc Yc").altar("Gt Gs Kt").start();
    table.play(learn(Spell::Communion, L4, 0));
    assert_eq!((table.familiar(0), table.choices()), (String::new(), vec![End]));
}

/// SB-16.5: Communion on level 5 stores two tokens of the tray already for its own learning; the
/// tokens just paid are there to choose from, and older ones too.
#[test]
fn communion_5_answers_its_own_learning() {
    let set = communion().pool(0, "Yc Yt Ys Yc Yt Rc").familiar(0, "Gc").tray("Wc");
    let learned = || {
        let mut table = set.clone().start();
        table.play(learn(Spell::Communion, L5, 0)).play(Place(t("Ys")));
        table
    };
    let mut paid = learned();
    assert_eq!(paid.choices(), each(Keep, "Wc Yc Yt"));
    assert!(!paid.offers(Enough) && !paid.offers(End) && !paid.offers(Skip));
    paid.plays(each(Keep, "Yc Yt"));
    assert_eq!((paid.familiar(0), paid.tray()), ("Gc Yc Yt".into(), "Wc Yc Yt".into()));
    assert_eq!((paid.pool(0), paid.choices()), ("Rc".into(), vec![End]));

    let mut older = learned();
    older.plays(each(Keep, "Wc Yc"));
    assert_eq!((older.familiar(0), older.tray()), ("Gc Wc Yc".into(), "Yc Yt Yt".into()));
}

/// SB-16.5: whenever another spell is learned two more are stored.
#[test]
fn communion_5_answers_every_learning() {
    let set = communion().knows(0, Spell::Communion, L5, "Ys").pool(0, "Rc Rs Gt Kt Wt");
    let mut table = set.start();
    table.play(learn(Spell::Sacrifice, L3, 1)).play(Place(t("Rc")));
    assert_eq!(table.choices(), each(Keep, "Rs Gt Kt"));
    table.plays(each(Keep, "Rs Wt"));
    assert_eq!((table.familiar(0), table.tray()), ("Rs Wt".into(), "Gt Kt".into()));
    assert_eq!(table.choices(), [End]);
}

/// SB-16.5, SB-4.6: with thirteen stored one is kept and ends the game; with a full board none.
#[test]
fn communion_5_stores_as_far_as_there_is_room() {
    let set = communion().knows(1, Spell::Communion, L5, "Ys").active(1).pool(1, "Rc Rc Rc");
    let mut one = set.clone().familiar(1, THIRTEEN).tray("Bs").start();
    one.play(learn(Spell::Sacrifice, L3, 0)).play(Keep(t("Bs")));
    assert_eq!(one.familiar(1), format!("{THIRTEEN} Bs"));
    assert_eq!(one.tray(), "Rc Rc");
    one.ends_day("Gc Gc Gc Gc Gc");
    assert!(one.is_over());
    let mut none = set.familiar(1, FOURTEEN).start();
    none.play(learn(Spell::Sacrifice, L3, 0));
    assert_eq!((none.tray(), none.choices()), ("Rc Rc".into(), vec![End]));
}

/// SB-16.5, SB-7.5: the learning of another player does not count.
#[test]
fn communion_5_does_not_answer_others() {
    let mut table =
        communion().knows(0, Spell::Communion, L5, "Ys").active(1).pool(1, "Rc Rc Rc").start();
    table.play(learn(Spell::Sacrifice, L3, 0));
    assert_eq!((table.familiar(0), table.familiar(1)), (String::new(), String::new()));
    assert_eq!((table.turn(), table.tray()), (Seat::new(1), "Rc Rc".into()));
}

/// SB-16.5, SB-6.8: when Swiftness is learned the tokens are stored before its morning action.
#[test]
fn communion_5_comes_before_swiftness() {
    let mut table = communion()
        .with(Spell::Swiftness)
        .knows(0, Spell::Communion, L5, "Ys")
        .pool(0, "Bc Bc Bc Bc")
        .tray("Gs")
        .altar("Kt")
        .start();
    table.play(learn(Spell::Swiftness, L4, 0));
    assert_eq!(table.choices(), each(Keep, "Gs Bc"));
    table.play(Keep(t("Gs")));
    assert_eq!(table.familiar(0), "Gs Bc");
    assert_eq!(table.choices(), [Take(t("Kt")), Draw, Skip]);
    table.play(Take(t("Kt")));
    assert_eq!((table.pool(0), table.choices()), ("Kt".into(), vec![End]));
}

/// SB-16.5, SB-15.1: a learning with Transmutation counts as well.
#[test]
fn communion_5_answers_transmutation() {
    let mut table = communion()
        .knows(0, Spell::Communion, L5, "Ys")
        .knows(0, Spell::Transmutation, L4, "Bs")
        .pool(0, "Rc Rc Gs")
        .start();
    table.play(transmute(Spell::Sacrifice, L3, 1, Rune::Square));
    assert_eq!((table.familiar(0), table.tray()), ("Rc Gs".into(), String::new()));
}

/// SB-16.5, SB-15.8: tokens stored from the tray are not taken from the altar: Mirage sleeps.
#[test]
fn communion_5_wakes_no_mirage() {
    let mut table = communion()
        .knows(0, Spell::Communion, L5, "Ys")
        .knows(0, Spell::Mirage, L5, "Bc")
        .pool(0, "Rc Rc Rc")
        .start();
    table.play(learn(Spell::Sacrifice, L3, 0));
    assert_eq!((table.familiar(0), table.pool(0)), ("Rc Rc".into(), String::new()));
}

/// SB-7.3, SB-16: no yellow spell is an action in any phase.
#[test]
fn yellow_spells_are_no_actions() {
    for phase in [Phase::Morning, Phase::Midday, Phase::Evening] {
        for spell in [Spell::Abundance, Spell::Knowledge, Spell::Communion] {
            let table = table(2).phase(phase).knows(0, spell, L5, "Yc").start();
            for level in Level::ALL {
                assert_eq!(table.refusal(cast(spell, level)), NO_ACTION);
            }
        }
    }
}
