//! Solo play (SB-17).

#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Chance, Fast, Game, Match, Rules, Seed, Shared};
use serde_json::{Value, json};
use spellbook::Event;

const SIX: &str = "Rc Rt Rs Pc Pt Ps";

fn seen(table: &Table) -> Value {
    serde_json::to_value(table.game.view(None)).unwrap()
}

fn below(table: &Table) -> String {
    let view = seen(table);
    let tokens = view["opponent"]["below"].as_array().unwrap().iter();
    tokens.map(|t| t.as_str().unwrap()).collect::<Vec<_>>().join(" ")
}

fn covered(table: &Table) -> usize {
    seen(table)["opponent"]["track"].as_array().unwrap().len()
}

/// A solo evening with so many spaces of the track covered.
fn evening(covered: usize) -> SetUp {
    let track: Vec<&str> = Token::all().take(covered).map(|t| t.name()).collect();
    table(1).opponent(&track.join(" "), "").phase(Phase::Evening)
}

/// SB-17.1: seven tokens on the altar, two in the pool; the opponent has nothing.
#[test]
fn the_solo_deal() {
    let game = dealt(json!({"seats": 1}), 1);
    let view = serde_json::to_value(game.view(None)).unwrap();
    assert_eq!(view["altar"].as_array().unwrap().len(), 7);
    assert_eq!(view["players"][0]["pool"].as_array().unwrap().len(), 2);
    assert_eq!(view["opponent"]["track"], json!([]));
    assert_eq!(view["opponent"]["below"], json!([]));
    assert_eq!(view["bag"], 105 - 9);
}

/// SB-17.1: for a harder game one, two or three random tokens start in the lower area.
#[test]
fn the_handicap_starts_below() {
    for handicap in 1..=3 {
        let game = dealt(json!({"seats": 1, "handicap": handicap}), 1);
        let view = serde_json::to_value(game.view(None)).unwrap();
        assert_eq!(view["opponent"]["below"].as_array().unwrap().len(), handicap);
        assert_eq!(view["bag"], 105 - 9 - handicap);
        assert_eq!(game.standing().parties[1].score, handicap as i32);
    }
    let deal = |options: Value| {
        let chance = Chance::fast(Seed::numbered(1, 0));
        let dealt = Match::<SpellBook>::new(Shared::built_in(), &options, vec![], chance);
        dealt.err().unwrap().0
    };
    assert!(deal(json!({"seats": 2, "handicap": 1})).contains("it needs seats=1"));
    assert!(deal(json!({"seats": 1, "handicap": 4})).contains("0 to 3"));
}

/// SB-17.2: after "end" one altar token of the player's choice covers the next space; then the altar
/// is filled to seven. With four covered spaces and five altar tokens: space 5, and three new ones.
#[test]
fn the_opponent_gets_a_token_each_day() {
    let mut table = evening(4).altar("Kc Kt Ks Wc Wt").start();
    assert_eq!(table.score(1), 14);
    table.play(End);
    let all = ["Kc", "Kt", "Ks", "Wc", "Wt"].map(|name| Yield(t(name)));
    assert_eq!(table.choices(), all);
    assert_eq!(table.refusal(Yield(t("Bc"))), ("spellbook-no-not-there", "SB-1.1"));
    table.will_draw("Bc Bt Bs");
    table.play(Yield(t("Wc")));
    assert_eq!(table.altar(), "Kc Kt Ks Wt Bc Bt Bs");
    assert_eq!((covered(&table), table.score(1)), (5, 16));
    assert_eq!((table.phase(), table.tray().as_str()), (Phase::Morning, ""));
    table.done();
}

/// SB-17.2: the spaces 4, 9 and 14 flush the altar; no other space does.
#[test]
fn three_spaces_flush_the_altar() {
    for space in 1..=16 {
        let mut table = evening(space - 1).altar("Yc Yt Ys").start();
        let flush = [4, 9, 14].contains(&space);
        table.will_draw(if flush { "Bc Bc Bc Bt Bt Bt Bs" } else { "Bc Bc Bc Bt Bt" });
        table.plays([End, Yield(t("Yt"))]);
        assert_eq!(covered(&table), space);
        let (altar, tray) = match flush {
            true => ("Bc Bc Bc Bt Bt Bt Bs", "Yc Ys"),
            false => ("Bc Bc Bc Bt Bt Yc Ys", ""),
        };
        assert_eq!((table.altar().as_str(), table.tray().as_str()), (altar, tray), "space {space}");
        table.done();
    }
}

/// SB-17.3: after Blaze's draw an altar token of the player's choice goes to the lower area.
#[test]
fn blaze_gives_the_opponent_an_altar_token() {
    let set = table(1).knows(0, Spell::Blaze, L3, "Rs").altar("Kc Kt Ks");
    let mut table = set.start().draws("Pc Pt Ps Gc");
    table.play(cast(Spell::Blaze, L3));
    assert_eq!(table.pool(0), "Pc Pt Ps Gc");
    assert_eq!(table.choices(), [Yield(t("Kc")), Yield(t("Kt")), Yield(t("Ks"))]);
    table.play(Yield(t("Kt")));
    assert_eq!((below(&table).as_str(), table.altar().as_str()), ("Kt", "Kc Ks"));
    assert_eq!((table.score(1), table.phase()), (1, Phase::Midday));
    table.done();
}

/// SB-17.3: with an empty altar Blaze gives the opponent nothing.
#[test]
fn blaze_gives_nothing_from_an_empty_altar() {
    let set = table(1).knows(0, Spell::Blaze, L3, "Rs");
    let mut table = set.start().draws("Pc Pt Ps Gc");
    table.play(cast(Spell::Blaze, L3));
    assert_eq!((below(&table).as_str(), table.phase()), ("", Phase::Midday));
    table.done();
}

/// SB-17.3: after the player's own tokens of Sharing one goes from the bag to the lower area.
#[test]
fn sharing_gives_the_opponent_a_token_of_the_bag() {
    let set = table(1).knows(0, Spell::Sharing, L3, "Ps").altar("Kc Kt Ks");
    let mut table = set.start().draws("Gc Gt");
    table.plays([cast(Spell::Sharing, L3), Take(t("Ks"))]);
    assert_eq!((table.pool(0).as_str(), below(&table).as_str()), ("Gc Ks", "Gt"));
    table.done();
}

/// SB-17.3, SB-17.4: a copy by Clone does the same.
#[test]
fn a_copied_blaze_gives_the_opponent_a_token_too() {
    let set = table(1).knows(0, Spell::Clone, L5, "Wc").with(Spell::Blaze).with(Spell::Sharing);
    let set = set.pool(0, "Rc").altar("Kc Kt Ks").phase(Phase::Midday);
    let mut blaze = set.clone().start().draws("Pc Pt Ps Gc");
    blaze.plays([cast(Spell::Clone, L5), cast(Spell::Blaze, L4), Yield(t("Kc"))]);
    assert_eq!((below(&blaze).as_str(), blaze.tray().as_str()), ("Kc", "Rc"));
    blaze.done();
    let mut sharing = set.start().draws("Gt");
    sharing.plays([cast(Spell::Clone, L5), cast(Spell::Sharing, L4), Take(t("Kc"))]);
    sharing.play(Take(t("Kt")));
    assert_eq!((sharing.pool(0).as_str(), below(&sharing).as_str()), ("Kc Kt", "Gt"));
    sharing.done();
}

/// SB-17.4: Clone copies the level 4 effect, and only that, of spells not learned; no primary
/// action; the phase is that of the Clone level.
#[test]
fn clone_copies_level_4_of_spells_not_learned() {
    let set = table(1)
        .knows(0, Spell::Clone, L5, "Wc")
        .with(Spell::Growth)
        .with(Spell::Feast)
        .pool(0, "Rc Gt")
        .familiar(0, "Kt")
        .altar("Kc Kt Ks")
        .phase(Phase::Midday);
    let mut midday = set.clone().start();
    midday.play(cast(Spell::Clone, L3));
    assert_eq!(midday.choices(), [cast(Spell::Feast, L4)]);
    let mut evening = set.clone().start();
    evening.play(cast(Spell::Clone, L4));
    assert_eq!(evening.choices(), [cast(Spell::Growth, L4)]);
    let mut morning = set.clone().pool(0, "Rc Gt Kt").start();
    morning.play(cast(Spell::Clone, L5));
    assert_eq!(morning.tray(), "Rc");
    assert_eq!(morning.choices(), [cast(Spell::Sacrifice, L4), cast(Spell::Levitation, L4)]);

    // A learned spell is not copied.
    let learned = set.clone().knows(0, Spell::Feast, L5, "Kc").start();
    assert_eq!(learned.refusal(cast(Spell::Clone, L3)), ("spellbook-no-copy", "SB-14.6"));
    // The cost of level 5 is Clone's own rune.
    let poor = set.pool(0, "Gt").start();
    assert_eq!(poor.refusal(cast(Spell::Clone, L5)), ("spellbook-no-pool-lacks", "SB-4.4"));
}

/// SB-17.4: own runes are read from the Clone card.
#[test]
fn a_solo_copy_uses_the_rune_of_the_clone_card() {
    let set = table(1).knows(0, Spell::Clone, L4, "Wt").with(Spell::Focus);
    let set = set.pool(0, "Rc Gt Bt Ps Gc").altar("Kc Kt Ks").phase(Phase::Midday);
    let mut focus = set.clone().start();
    focus.plays([cast(Spell::Clone, L4), cast_way(Spell::Focus, L4, Way::Take)]);
    assert_eq!(focus.pool(0), "Rc Ps Gc Gt Kt Bt");
    let set = set.with(Spell::Transmutation).pool(0, "Rc Rs Gt Ks");
    let mut transmutation = set.start();
    transmutation.play(cast(Spell::Clone, L4));
    let with_triangle = transmute(Spell::Sacrifice, L3, 1, Rune::Triangle);
    transmutation.learns(with_triangle, "Rc Rs Gt", "Rs");
    assert_eq!(transmutation.level(0, Spell::Sacrifice), 3);
}

/// SB-17.4: copying Growth lowers Clone.
#[test]
fn a_solo_copy_of_growth_lowers_clone() {
    let set = table(1).knows(0, Spell::Clone, L4, "Wt").with(Spell::Growth);
    let mut table = set.altar("Kc Kt Ks").phase(Phase::Midday).start();
    table.plays([cast(Spell::Clone, L4), cast(Spell::Growth, L4), Stow(t("Kc")), Stow(t("Ks"))]);
    assert_eq!((table.familiar(0).as_str(), table.level(0, Spell::Clone)), ("Kc Ks", 3));
}

/// SB-17.5: a full board ends the game after the day, with the opponent's token.
#[test]
fn a_full_board_ends_the_solo_game() {
    let thirteen = "Rc Rt Rs Pc Pt Ps Gc Gt Gs Kc Kt Ks Wc";
    let set = table(1).familiar(0, thirteen).pool(0, "Yc").altar("Bc Bt Bs Yt Ys");
    let mut table = set.phase(Phase::Midday).start().draws("Ws Ws Ws");
    table.plays([Store(t("Yc")), End]);
    assert!(!table.is_over());
    table.play(Yield(t("Bt")));
    assert!(table.is_over());
    assert_eq!((covered(&table), table.altar_len()), (1, 7));
    table.done();
}

/// SB-17.5: so does the seventh spell; the sixth does not.
#[test]
fn the_seventh_spell_ends_the_solo_game() {
    let mut set = table(1).with(Spell::Knowledge).altar("Bt Bs Ws").phase(Phase::Evening);
    let cards = ["Rc", "Pc", "Gc", "Kc", "Wc", "Bc"];
    for (spell, token) in Spell::ALL.into_iter().step_by(3).zip(cards) {
        set = set.knows(0, spell, L3, token);
    }
    let mut seven = set.clone().pool(0, "Yc Yt Ys").start().draws("Rt Rt Rt Rt Rt");
    seven.learns(learn(Spell::Knowledge, L3, 0), "Yc Yt Ys", "Yc");
    seven.plays([End, Yield(t("Ws"))]);
    assert!(seven.is_over());
    seven.done();
    let mut six = set.start().draws("Rt Rt Rt Rt Rt");
    six.plays([End, Yield(t("Ws"))]);
    assert!(!six.is_over());
}

/// SB-17.5: the seventeenth space ends the game, at the end of the seventeenth day at the latest.
#[test]
fn a_solo_game_lasts_seventeen_days() {
    for seed in 0..40 {
        let mut game = dealt(json!({"seats": 1}), seed);
        let mut dice = Fast::numbered(seed, 1);
        let mut events = Vec::new();
        let idle = seed == 0;
        while let Some(seat) = game.turn().seats.first() {
            let choices = game.choices(seat);
            let at_random = choices[dice.below(choices.len() as u32) as usize];
            let rest = choices.iter().find(|c| matches!(c, Skip | End)).filter(|_| idle);
            game.apply(seat, *rest.unwrap_or(&at_random), &mut dice, &mut events);
        }
        let days = events.iter().filter(|e| matches!(e, Event::DayEnded { .. })).count();
        assert!(if idle { days == 17 } else { days <= 17 }, "{days} days");
    }
}

/// The outcome of a solo game in which the opponent has ten covered spaces and two tokens below
/// after this day, and the player so many stored tokens beside Time Travel level 5.
fn solo_outcome(set: SetUp) -> (i32, i32, [bool; 2]) {
    let mut table = set.altar("Bt Bs").phase(Phase::Evening).start();
    table.will_draw("Ws Ws Ws Ws Ws Wt");
    table.plays([End, Yield(t("Bs"))]);
    assert!(table.is_over());
    let standing = table.game.standing();
    (table.score(0), table.score(1), [standing.parties[0].won, standing.parties[1].won])
}

/// SB-17.6: ten covered spaces and two tokens below make 28. 29 points win, 28 are nobody's victory,
/// 27 lose; more spells or tokens do not break the tie.
#[test]
fn a_solo_tie_is_nobodys_victory() {
    let full = "Gc Gt Gs Kc Kt Ks Wc Wt Yc Yt Ys Yc Yt Ys";
    let set = table(1).familiar(0, full).opponent(&format!("{SIX} Rc Rt Rs"), "Pc Pt");
    // The full board gives 18.
    let more =
        set.clone().knows(0, Spell::TimeTravel, L5, "Wc").knows(0, Spell::Levitation, L5, "Pc");
    assert_eq!(solo_outcome(more), (29, 28, [true, false]));
    let equal =
        set.clone().knows(0, Spell::TimeTravel, L5, "Wc").knows(0, Spell::Levitation, L4, "Pc");
    assert_eq!(solo_outcome(equal.pool(0, "Bc Bc")), (28, 28, [false, false]));
    let less = set.knows(0, Spell::TimeTravel, L5, "Wc").knows(0, Spell::Levitation, L3, "Pc");
    assert_eq!(solo_outcome(less), (27, 28, [false, true]));
}

/// SB-17.7: an altar with more than seven tokens after the opponent's token stays as it is.
#[test]
fn a_solo_altar_above_seven_stays() {
    let mut table = evening(0).altar("Gc Gt Gs Kc Kt Ks Wc Wt Ws").start();
    table.plays([End, Yield(t("Gt"))]);
    assert_eq!(table.altar(), "Gc Gs Kc Kt Ks Wc Wt Ws");
    assert_eq!(table.tray(), "");
    // Unless the space flushes.
    let mut flush = evening(3).altar("Gc Gt Gs Kc Kt Ks Wc Wt Ws").start();
    flush.will_draw("Bc Bc Bc Bt Bt Bt Bs");
    flush.plays([End, Yield(t("Gt"))]);
    assert_eq!(flush.altar(), "Bc Bc Bc Bt Bt Bt Bs");
    assert_eq!(flush.tray(), "Gc Gs Kc Kt Ks Wc Wt Ws");
    flush.done();
}

/// SB-17.8: with an empty altar the space is covered from the bag.
#[test]
fn an_empty_solo_altar_is_no_rest_for_the_opponent() {
    let mut table = evening(4).start().draws("Yc Bc Bc Bc Bt Bt Bt Bs");
    table.play(End);
    assert_eq!(covered(&table), 5);
    assert_eq!(seen(&table)["opponent"]["track"][4], "Yc");
    assert_eq!(table.altar(), "Bc Bc Bc Bt Bt Bt Bs");
    assert_eq!(table.phase(), Phase::Morning);
    table.done();
}

/// SB-17.9: tokens moved from the altar to the opponent do not wake Mirage.
#[test]
fn the_opponents_tokens_do_not_wake_mirage() {
    let set = table(1).knows(0, Spell::Blaze, L3, "Rs").knows(0, Spell::Mirage, L5, "Bc");
    let mut table = set.altar("Kc Kt Wc").start().draws("Pc Pt Ps Gc");
    table.plays([cast(Spell::Blaze, L3), Yield(t("Kc"))]);
    assert_eq!(table.pool(0), "Pc Pt Ps Gc");
    table.will_draw("Rc Rt Rt Rt Rt Rs");
    table.plays([Skip, End, Yield(t("Wc"))]);
    assert_eq!(table.pool(0), "Pc Pt Ps Gc");
    // A token that the player takes himself does.
    table.will_draw("Yt Yt");
    table.play(Take(t("Rc")));
    assert_eq!(table.pool(0), "Rc Pc Pt Ps Gc Yt Yt");
    table.done();
}
