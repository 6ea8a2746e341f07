//! Learning and using spells (SB-6, SB-7).

#![allow(clippy::unwrap_used)]

use crate::common;
use crate::common::*;
use kernel::{Fast, Game, Rules, Seat};
use spellbook::Event;
use std::collections::BTreeSet;

fn evening(pool: &str) -> SetUp {
    table(2).pool(0, pool).phase(Phase::Evening)
}

/// SB-6.1: three, four or five units of the colour are level 3, 4 or 5; nobody is bound to pay for
/// the highest level.
#[test]
fn units_make_the_level() {
    let set = evening("Rc Rt Rs Rc Rt Gc Gt");
    for (level, spend) in [(L3, "Rc Rt Rs"), (L4, "Rc Rt Rs Rc"), (L5, "Rc Rt Rs Rc Rt")] {
        let mut table = set.clone().start();
        table.learns(learn(Spell::Sacrifice, level, 0), spend, "Rs");
        assert_eq!(table.level(0, Spell::Sacrifice), level.number());
    }
    let table = set.start();
    let cannot_pay = ("spellbook-no-cannot-pay", "SB-6.1");
    assert_eq!(table.refusal(learn(Spell::Purification, L3, 0)), cannot_pay);
    assert_eq!(table.refusal(learn(Spell::Levitation, L3, 0)), cannot_pay);
}

/// SB-6.1: other colours are no units.
#[test]
fn only_the_colour_counts() {
    let mut table = evening("Rc Rt Rs Rc Gc").start();
    table.play(learn(Spell::Sacrifice, L3, 0));
    assert_eq!(table.refusal(Spend(t("Gc"))), ("spellbook-no-not-fitting", "SB-6.1"));
    assert_eq!(table.refusal(Spend(t("Ws"))), ("spellbook-no-not-there", "SB-1.1"));
}

/// SB-6.2: a wild is three tokens of any colours with the same rune; two, or three with different
/// runes, are none.
#[test]
fn a_wild_is_three_tokens_with_one_rune() {
    let wild = learn(Spell::Sacrifice, L3, 1);
    let mut three = evening("Rc Rt Ks Ws Ys").start();
    three.learns(wild, "Rc Rt Ks Ws Ys", "Rt");
    assert_eq!(three.level(0, Spell::Sacrifice), 3);
    let cannot_pay = ("spellbook-no-cannot-pay", "SB-6.1");
    assert_eq!(evening("Rc Rt Ks Ws").start().refusal(wild), cannot_pay);
    assert_eq!(evening("Rc Rt Ks Ws Yt").start().refusal(wild), cannot_pay);
}

/// SB-6.2, SB-6.5: two wilds in one learning: one red token and six others make Sacrifice level 3.
#[test]
fn two_wilds_in_one_learning() {
    let mut table = evening("Rc Gt Bt Kt Ws Ys Ps").start();
    table.learns(learn(Spell::Sacrifice, L3, 2), "Rc Gt Bt Kt Ws Ys Ps", "Rc");
    assert_eq!((table.level(0, Spell::Sacrifice), table.pool(0)), (3, String::new()));
    assert_eq!(table.tray(), "Ps Gt Kt Ws Bt Ys");
}

/// SB-6.2: both wilds may have the same rune.
#[test]
fn two_wilds_with_one_rune() {
    let mut table = evening("Rc Gt Bt Kt Wt Yt Pt").start();
    table.learns(learn(Spell::Sacrifice, L3, 2), "Rc Gt Bt Kt Wt Yt Pt", "Rc");
    assert_eq!(table.level(0, Spell::Sacrifice), 3);
}

/// SB-6.2: wilds exist only while learning: they pay for no other cost, and offer no colour.
#[test]
fn wilds_pay_for_nothing_else() {
    let set = table(2).knows(0, Spell::Sacrifice, L3, "Rc").knows(0, Spell::Offering, L3, "Kc");
    let morning = set.clone().pool(0, "Gt Bt Yt").start();
    let no_circle = ("spellbook-no-pool-lacks", "SB-4.4");
    assert_eq!(morning.refusal(cast(Spell::Sacrifice, L3)), no_circle);
    let midday = set.pool(0, "Kt Gt Bt Yt").phase(Phase::Midday).start();
    let too_few = ("spellbook-no-pool-too-few", "SB-4.5");
    assert_eq!(midday.refusal(cast(Spell::Offering, L3)), too_few);
}

/// SB-6.3: at least one unit is a real token of the colour; it goes onto the card, all the rest to
/// the tray.
#[test]
fn one_real_token_goes_onto_the_card() {
    let none = evening("Gt Bt Kt Ws Ys Ps Gc Bc Kc").start();
    for wilds in 0..=2 {
        let no = none.refusal(learn(Spell::Sacrifice, L3, wilds));
        assert_eq!(no, ("spellbook-no-cannot-pay", "SB-6.1"));
    }
    assert!(!none.offers(learn(Spell::Sacrifice, L3, 3)));
    let mut one = evening("Rt Gt Bt Kt Ws Ys Ps Gc Bc").start();
    one.learns(learn(Spell::Sacrifice, L3, 2), "Rt Gt Bt Kt Ws Ys Ps", "Rt");
    assert_eq!(one.on_card(0, Spell::Sacrifice), Some(t("Rt")));
    assert_eq!((one.tray(), one.pool(0)), ("Ps Gt Kt Ws Bt Ys".into(), "Gc Bc".into()));
}

/// SB-6.4: which real token is placed is the player's choice, and sets the spell's own rune.
#[test]
fn the_placed_token_sets_the_own_rune() {
    for (place, stored) in [("Kc", "Rc"), ("Kt", "Rt"), ("Ks", "Rs")] {
        let set = table(2).with(Spell::Focus).pool(0, "Kc Kt Ks Rc Rt Rs").phase(Phase::Evening);
        let mut table = set.altar("Yc Yt Ys Gc Gt").start().draws("Pc Pt");
        table.play(learn(Spell::Focus, L3, 0));
        assert_eq!(table.choices(), [Place(t("Kc")), Place(t("Kt")), Place(t("Ks"))]);
        table.plays([Place(t(place)), End, Skip, Skip, End, Skip, Skip]);
        table.play(cast_way(Spell::Focus, L3, Way::Store));
        assert_eq!(table.familiar(0), stored);
        table.done();
    }
}

/// SB-6.4: a token that is part of a wild is not placed.
#[test]
fn a_token_of_a_wild_is_not_placed() {
    let mut table = evening("Rc Rs Gt Bt Rt").start();
    table.play(learn(Spell::Sacrifice, L3, 1));
    assert_eq!(table.choices(), [Place(t("Rc")), Place(t("Rs"))]);
    assert_eq!(table.refusal(Place(t("Rt"))), ("spellbook-no-not-fitting", "SB-6.1"));
    assert_eq!(table.refusal(Place(t("Bt"))), ("spellbook-no-not-fitting", "SB-6.1"));
}

/// SB-6.5: 3, 5 or 7 tokens for level 3; 4, 6 or 8 for level 4; 5, 7 or 9 for level 5.
#[test]
fn the_numbers_of_tokens() {
    let payments = [
        (L3, 0, "Rc Rt Rs"),
        (L3, 1, "Rc Rt Gs Bs Ks"),
        (L3, 2, "Rc Gs Bs Ks Gt Bt Kt"),
        (L4, 0, "Rc Rt Rs Rc"),
        (L4, 1, "Rc Rt Rc Gs Bs Ks"),
        (L4, 2, "Rc Rc Gs Bs Ks Gt Bt Kt"),
        (L5, 0, "Rc Rt Rs Rc Rt"),
        (L5, 1, "Rc Rt Rc Rt Gs Bs Ks"),
        (L5, 2, "Rc Rc Rc Gs Bs Ks Gt Bt Kt"),
    ];
    for (level, wilds, spend) in payments {
        let mut table = evening(spend).start();
        table.learns(learn(Spell::Sacrifice, level, wilds), spend, "Rc");
        assert_eq!((table.level(0, Spell::Sacrifice), table.pool(0)), (level.number(), "".into()));
        // One token less pays for no level with as many wilds.
        let (_, less) = spend.split_once(' ').unwrap();
        assert!(!evening(less).start().offers(learn(Spell::Sacrifice, level, wilds)));
    }
}

/// SB-6.6: a learned spell cannot be learned again.
#[test]
fn a_spell_is_learned_once() {
    let set = evening("Rc Rt Rs Rc Rt").knows(0, Spell::Sacrifice, L3, "Rc");
    let table = set.start();
    for level in Level::ALL {
        let no = table.refusal(learn(Spell::Sacrifice, level, 0));
        assert_eq!(no, ("spellbook-no-already-learned", "SB-6.6"));
    }
}

/// SB-6.7: a wild of the spell's own colour counts as one unit, although its tokens would be three.
#[test]
fn a_wild_of_the_own_colour() {
    let set = evening("Rc Rs Rt Rt Rt");
    let mut low = set.clone().start();
    low.play(learn(Spell::Sacrifice, L3, 1));
    assert_eq!(low.choices(), [Place(t("Rc")), Place(t("Rs"))]);
    low.play(Place(t("Rs")));
    assert_eq!((low.level(0, Spell::Sacrifice), low.tray()), (3, "Rc Rt Rt Rt".into()));
    let mut high = set.start();
    high.learns(learn(Spell::Sacrifice, L5, 0), "Rc Rs Rt Rt Rt", "Rt");
    assert_eq!(high.level(0, Spell::Sacrifice), 5);
}

/// SB-6.8: payment and tray, the token on the card, the store of Communion, then the instant effect.
#[test]
fn the_order_of_a_learning() {
    let set = table(2)
        .with(Spell::Swiftness)
        .knows(0, Spell::Communion, L5, "Yc")
        .pool(0, "Bc Bt Bs Rc")
        .altar("Kc Kt Ks Gc Gt")
        .tray("Wc")
        .phase(Phase::Evening);
    let mut table = set.start();
    table.plays([learn(Spell::Swiftness, L3, 0), Place(t("Bt"))]);
    assert_eq!(table.tray(), "Wc Bc Bs");
    assert_eq!(table.on_card(0, Spell::Swiftness), Some(t("Bt")));
    assert_eq!(table.choices(), [Keep(t("Wc")), Keep(t("Bc"))]);
    table.plays([Keep(t("Bc"))]);
    assert_eq!(table.familiar(0), "Bc Bs");
    // Only now the morning action.
    assert!(table.offers(Draw) && table.offers(Take(t("Kc"))) && table.offers(Skip));
    table.play(Take(t("Kc")));
    assert_eq!((table.pool(0), table.choices()), ("Rc Kc".into(), vec![End]));
}

/// A way of learning: the spell, its level, the tokens that go to the tray, the one on the card.
type WayToLearn = (Spell, u8, Vec<Token>, Token);

/// Whether tokens make just so many units, each a token of the colour or three with one rune.
fn units(colour: Colour, tokens: &[Token], n: u8) -> bool {
    let Some((first, rest)) = tokens.split_first() else {
        return n == 0;
    };
    if n == 0 {
        return false;
    }
    if first.colour() == colour && units(colour, rest, n - 1) {
        return true;
    }
    (0..rest.len()).any(|i| {
        (i + 1..rest.len()).any(|j| {
            let mut others = rest.to_vec();
            let two = [others.remove(j), others.remove(i)];
            two.iter().all(|t| t.rune() == first.rune()) && units(colour, &others, n - 1)
        })
    })
}

/// Every way of learning from a pool, by trying every subset.
fn every_way(pool: &[Token], mix: [Spell; 7]) -> BTreeSet<WayToLearn> {
    let mut ways = BTreeSet::new();
    for bits in 1u32..1 << pool.len() {
        let spent: Vec<Token> =
            (0..pool.len()).filter(|i| bits >> i & 1 != 0).map(|i| pool[i]).collect();
        for (i, placed) in spent.iter().enumerate() {
            let mut tray = spent.clone();
            tray.remove(i);
            tray.sort();
            for level in 3..=5 {
                if units(placed.colour(), &tray, level - 1) {
                    let spell = mix[placed.colour().index()];
                    ways.insert((spell, level, tray.clone(), *placed));
                }
            }
        }
    }
    ways
}

/// Every way of learning that the game offers: follows all choices until a spell is learned.
fn offered_ways(game: SpellBook, so_far: Vec<Event>, ways: &mut Vec<WayToLearn>) {
    let learned = so_far.iter().find_map(|e| match e {
        Event::Learned { spell, level, token, .. } => Some((*spell, level.number(), *token)),
        _ => None,
    });
    if let Some((spell, level, placed)) = learned {
        let spent = so_far.iter().filter_map(|e| match e {
            Event::Spent { token, .. } => Some(*token),
            _ => None,
        });
        let mut tray: Vec<Token> = spent.collect();
        tray.sort();
        return ways.push((spell, level, tray, placed));
    }
    for choice in game.choices(Seat::new(0)).into_iter().filter(|c| *c != End) {
        let (mut next, mut events) = (game, so_far.clone());
        next.apply(Seat::new(0), choice, &mut Fast::numbered(0, 0), &mut events);
        offered_ways(next, events, ways);
    }
}

/// SB-6.1 to SB-6.5, SB-6.7, SB-4.8: for many pools, the ways of learning that are offered are just
/// those that the rules allow, and each is offered once.
#[test]
fn every_way_of_learning_is_offered_once() {
    let mut dice = Fast::numbered(6, 1);
    let mut sizes = BTreeSet::new();
    for round in 0..120 {
        // Few kinds make many wilds, many kinds make few.
        let kinds: Vec<Token> = Token::all().collect();
        let palette: Vec<Token> =
            (0..3 + round % 7).map(|_| kinds[dice.below(21) as usize]).collect();
        let mut pool: Vec<Token> = Vec::new();
        while pool.len() < 9 {
            let token = palette[dice.below(palette.len() as u32) as usize];
            if pool.iter().filter(|t| **t == token).count() < 5 {
                pool.push(token);
            }
            if palette.iter().all(|p| pool.iter().filter(|t| *t == p).count() == 5) {
                break;
            }
        }
        let names: Vec<&str> = pool.iter().map(|t| t.name()).collect();
        let game = evening(&names.join(" ")).with(Spell::Knowledge).start().game;
        let mut offered = Vec::new();
        offered_ways(game, Vec::new(), &mut offered);
        let distinct: BTreeSet<WayToLearn> = offered.iter().cloned().collect();
        assert_eq!(distinct.len(), offered.len(), "a way is offered twice from {names:?}");
        assert_eq!(distinct, every_way(&pool, game.mix()), "from {names:?}");
        sizes.extend(distinct.iter().map(|(_, level, tray, _)| (*level, tray.len() + 1)));
    }
    let all = [(3, 3), (3, 5), (3, 7), (4, 4), (4, 6), (4, 8), (5, 5), (5, 7), (5, 9)];
    assert_eq!(sizes, BTreeSet::from(all));
}

/// SB-7.1: a phase spell is used from the next day on, not on the day it was learned, not before.
#[test]
fn a_phase_spell_waits_for_the_next_day() {
    let set = table(2)
        .knows(0, Spell::Clone, L4, "Wc")
        .with(Spell::Focus)
        .pool(0, "Kc Kt Ks Rc")
        .altar("Yc Yt Ys Gc Gt")
        .phase(Phase::Midday);
    let store = cast_way(Spell::Focus, L3, Way::Store);
    let not_yet = set.clone().phase(Phase::Evening).start();
    assert_eq!(not_yet.refusal(store), ("spellbook-no-not-learned", "SB-7.1"));
    // Learned at midday through Clone, it still waits.
    let mut table = set.start().draws("Pc Pt");
    table.play(cast(Spell::Clone, L4));
    table.learns(learn(Spell::Focus, L3, 0), "Kc Kt Ks", "Kc");
    assert_eq!(table.phase(), Phase::Evening);
    assert_eq!(table.refusal(store), ("spellbook-no-learned-today", "SB-7.1"));
    table.plays([End, Skip, Skip, End, Skip, Skip, store]);
    assert_eq!(table.familiar(0), "Rc");
    table.done();
}

/// SB-7.2: the present level or any lower one, nothing higher.
#[test]
fn lower_levels_of_a_phase_spell_stay_usable() {
    let set = table(2).pool(0, "Rc Rt Rs").altar("Bc Bt Bs").phase(Phase::Midday);
    for owned in Level::ALL {
        let table = set.clone().knows(0, Spell::Purification, owned, "Gc").start();
        for used in Level::ALL {
            let choice = cast(Spell::Purification, used);
            if used <= owned {
                assert!(table.offers(choice));
            } else {
                assert_eq!(table.refusal(choice), ("spellbook-no-level-too-high", "SB-7.2"));
            }
        }
    }
}

/// SB-7.3: a spell without a phase symbol is no action.
#[test]
fn a_spell_without_a_phase_is_no_action() {
    let set = table(2).knows(0, Spell::Mirage, L5, "Bc").knows(0, Spell::Abundance, L5, "Yc");
    for phase in [Phase::Morning, Phase::Midday, Phase::Evening] {
        let table = set.clone().phase(phase).start();
        for spell in [Spell::Mirage, Spell::Abundance] {
            for level in Level::ALL {
                let no = table.refusal(cast(spell, level));
                assert_eq!(no, ("spellbook-no-action", "SB-7.3"));
            }
        }
    }
}

/// SB-7.3: of such a spell only the effect of its own level is in force.
#[test]
fn lower_levels_of_other_spells_are_not_available() {
    // Swiftness level 5 has no instant; Communion level 4 stores nothing, level 5 gives no points.
    let mut swiftness = evening("Bc Bt Bs Bc Bt").with(Spell::Swiftness).altar("Kc Kt Ks").start();
    swiftness.learns(learn(Spell::Swiftness, L5, 0), "Bc Bt Bs Bc Bt", "Bc");
    assert_eq!(swiftness.choices(), [End]);
    let set = evening("Yc Yt Ys Yc").with(Spell::Communion).altar("Kc Kt Ks").familiar(0, "Rc Rt");
    let mut communion = set.start();
    communion.learns(learn(Spell::Communion, L4, 0), "Yc Yt Ys Yc", "Yc");
    assert_eq!((communion.familiar(0), communion.altar()), ("Rc Rt".into(), "Kc Kt Ks".into()));
    assert_eq!(communion.score(0), 2 + 2);
    let five = table(2).knows(0, Spell::Communion, L5, "Yc").familiar(0, "Rc Rt").start();
    assert_eq!(five.score(0), 2);
}

/// SB-7.4: an instant effect comes at once; declined, it is lost.
#[test]
fn an_instant_effect_is_now_or_never() {
    let set = evening("Bc Bt Bs Rc").with(Spell::Swiftness).altar("Kc Kt Ks Gc");
    let mut used = set.clone().start().draws("Pc Pt");
    used.learns(learn(Spell::Swiftness, L3, 0), "Bc Bt Bs", "Bc");
    used.play(Take(t("Kc")));
    assert_eq!((used.pool(0), used.altar_len()), ("Rc Kc".into(), 3));
    used.play(End);
    assert_eq!(used.altar_len(), 5);
    used.done();

    let mut declined = set.start();
    declined.learns(learn(Spell::Swiftness, L3, 0), "Bc Bt Bs", "Bc");
    declined.play(Skip);
    assert_eq!(declined.choices(), [End]);
    declined.will_draw("Pc Pt Ps");
    declined.plays([End, Skip, Skip, End]);
    // On later days there is one morning action as ever, and three points at the end.
    declined.play(Take(t("Kc")));
    assert_eq!((declined.phase(), declined.score(0)), (Phase::Midday, 3));
}

/// SB-7.4: Abundance draws when it is learned, and never again.
#[test]
fn an_instant_effect_is_not_repeated() {
    let mut table = evening("Yc Yt Ys").altar("Kc Kt Ks Gc Gt").start().draws("Pc Pt");
    table.learns(learn(Spell::Abundance, L3, 0), "Yc Yt Ys", "Yc");
    assert_eq!(table.pool(0), "Pc Pt");
    table.will_draw("Rc Rt");
    table.plays([End, Skip, Skip, End, Skip, Skip]);
    assert_eq!((table.pool(0), table.score(0)), ("Pc Pt".into(), 3));
    table.done();
}

/// SB-7.5: a permanent effect answers every time on its owner's own day, from the moment the card
/// has that level.
#[test]
fn a_permanent_effect_answers_every_time() {
    let set = table(2)
        .knows(0, Spell::Mirage, L3, "Bc")
        .knows(0, Spell::Levitation, L3, "Pt")
        .altar("Kc Wc Gt Ys Rs");
    let mut table = set.start().draws("Pt Ps");
    table.plays([cast(Spell::Levitation, L3), Take(t("Wc"))]);
    assert_eq!(table.pool(0), "Pt Ps Kc Wc");
    table.done();

    // Learned at midday, it answers on the same evening.
    let set = common::table(2)
        .knows(0, Spell::Clone, L4, "Wt")
        .with(Spell::Mirage)
        .knows(1, Spell::Focus, L4, "Kc")
        .knows(0, Spell::Focus, L4, "Kc")
        .pool(0, "Bc Bt Bs")
        .altar("Kc Wc Gt Ys Rs")
        .phase(Phase::Midday);
    let mut table = set.start();
    table.play(cast(Spell::Clone, L4));
    table.learns(learn(Spell::Mirage, L3, 0), "Bc Bt Bs", "Bc");
    table.will_draw("Pt");
    table.plays([cast_way(Spell::Focus, L4, Way::Take), Take(t("Kc"))]);
    assert_eq!(table.pool(0), "Pt Kc");
    table.done();
}

/// SB-7.5: not on another player's day.
#[test]
fn a_permanent_effect_sleeps_on_other_days() {
    let set =
        table(2).knows(0, Spell::Blaze, L3, "Rs").knows(1, Spell::Mirage, L5, "Bc").altar("Kc Wt");
    let mut table = set.start().draws("Pc Pt Ps Gc");
    table.plays([cast(Spell::Blaze, L3), Take(t("Kc"))]);
    assert_eq!(table.pool(1), "Kc");
    table.done();
}

/// SB-7.6: raising fires no instant effect, keeps the token, and stops at level 5.
#[test]
fn raising_is_not_learning() {
    let set = table(2)
        .knows(0, Spell::TimeTravel, L5, "Ws")
        .knows(0, Spell::Abundance, L4, "Yt")
        .knows(0, Spell::Levitation, L5, "Pc")
        .pool(0, "Rs Gs")
        .altar("Kc Kt Ks Gc Gt")
        .phase(Phase::Evening);
    let mut table = set.start();
    assert_eq!(table.score(0), 6 + 5 + 5);
    table.plays([cast(Spell::TimeTravel, L5), Discard(t("Rs"))]);
    assert_eq!(table.level(0, Spell::Abundance), 5);
    assert_eq!(table.on_card(0, Spell::Abundance), Some(t("Yt")));
    assert_eq!((table.pool(0), table.score(0)), ("Gs".into(), 6 + 7 + 5));
    table.will_draw("Pt Pt");
    table.plays([End, Skip, Skip, End, Skip, Skip]);
    // Nothing is left to raise: level 5 is the highest.
    assert_eq!(table.refusal(cast(Spell::TimeTravel, L5)), ("spellbook-no-target", "SB-14.2"));
    table.done();
}

/// SB-7.6: raising moves one level, of a spell that has one to go.
#[test]
fn raising_moves_one_level() {
    let set = table(2)
        .knows(0, Spell::TimeTravel, L3, "Ws")
        .knows(0, Spell::Swiftness, L3, "Bt")
        .knows(0, Spell::Growth, L4, "Gt")
        .knows(0, Spell::Levitation, L5, "Pc")
        .pool(0, "Rc")
        .phase(Phase::Evening);
    let mut table = set.start();
    table.play(cast(Spell::TimeTravel, L3));
    assert_eq!(table.choices(), [Raise(Spell::Growth), Raise(Spell::Swiftness)]);
    let no_target = ("spellbook-no-target", "SB-14.2");
    assert_eq!(table.refusal(Raise(Spell::Levitation)), no_target);
    assert_eq!(table.refusal(Raise(Spell::TimeTravel)), no_target);
    table.play(Raise(Spell::Swiftness));
    // Level 4 has an instant, but nothing was learned.
    assert_eq!((table.level(0, Spell::Swiftness), table.choices()), (4, vec![End]));
}

/// SB-7.6: lowering moves one level, takes nothing back, fires nothing, and stops at level 3.
#[test]
fn lowering_takes_nothing_back() {
    let set = table(2).knows(0, Spell::Growth, L5, "Gt").familiar(0, "Rc Rt");
    let set = set.altar("Pc Kt Ws Bc Yt").phase(Phase::Evening);
    let mut table = set.start();
    table.plays([cast(Spell::Growth, L5), Stow(t("Pc")), Stow(t("Kt")), Stow(t("Ws"))]);
    assert_eq!(table.level(0, Spell::Growth), 4);
    assert_eq!(table.on_card(0, Spell::Growth), Some(t("Gt")));
    assert_eq!(table.familiar(0), "Rc Rt Pc Kt Ws");
    assert_eq!(table.score(0), 4 + 5);
    table.will_draw("Rs Rs Rs Rs");
    table.plays([End, Skip, Skip, End, Skip, Skip]);
    table.plays([cast(Spell::Growth, L4), Stow(t("Rs")), Stow(t("Bc"))]);
    assert_eq!((table.level(0, Spell::Growth), table.score(0)), (3, 3 + 8));
    table.will_draw("Ks Ks");
    table.plays([End, Skip, Skip, End, Skip, Skip]);
    let no = table.refusal(cast(Spell::Growth, L4));
    assert_eq!(no, ("spellbook-no-level-too-high", "SB-7.2"));
}
