//! Components and set-up (SB-1, SB-2).

#![allow(clippy::unwrap_used)]

use crate::common;
use crate::common::*;
use kernel::{Chance, Fast, Game, Match, OptionsError, Rules, Seat, Seed, Shared};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn seen(game: &SpellBook) -> Value {
    serde_json::to_value(game.view(None)).unwrap()
}

fn saved(game: &SpellBook) -> Value {
    serde_json::to_value(game).unwrap()
}

fn deal(options: Value) -> Result<SpellBook, OptionsError> {
    let chance = Chance::fast(Seed::numbered(1, 0));
    Match::<SpellBook>::new(Shared::built_in(), &options, vec![], chance).map(|m| *m.game())
}

/// How often each token lies anywhere in a saved position: tokens are the two-letter strings.
fn count(value: &Value, counts: &mut BTreeMap<String, u32>) {
    match value {
        Value::String(s) if Token::parse(s).is_some() => *counts.entry(s.clone()).or_default() += 1,
        Value::Array(list) => list.iter().for_each(|v| count(v, counts)),
        Value::Object(map) => {
            // Half-done frames name kinds of token; what they hold lies elsewhere.
            map.iter().filter(|(key, _)| *key != "stack").for_each(|(_, v)| count(v, counts));
        }
        _ => {}
    }
}

/// SB-1.1: 105 tokens, five of each of 21 kinds; at every moment of a game each one is somewhere.
#[test]
fn every_token_is_in_one_place_throughout_the_game() {
    for (seed, seats) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
        let mut game = dealt(json!({"seats": seats}), seed);
        let mut dice = Fast::numbered(seed, 7);
        while let Some(seat) = game.turn().seats.first() {
            let mut counts = BTreeMap::new();
            count(&saved(&game), &mut counts);
            assert_eq!(counts.len(), 21, "{counts:?}");
            assert!(counts.values().all(|n| *n == 5), "{counts:?}");
            let choices = game.choices(seat);
            let choice = choices[dice.below(choices.len() as u32) as usize];
            go(&mut game, choice, &mut dice);
        }
    }
}

/// SB-1.1: a sixth token of a kind does not exist.
#[test]
fn a_sixth_token_of_a_kind_is_refused() {
    let set = table(2).pool(0, "Rc Rc Rc").pool(1, "Rc").familiar(1, "Rc");
    set.clone().start();
    assert_eq!(set.altar("Rc").error(), "there are 6 Rc; the game has 5");
}

/// SB-1.2, SB-10.1: where a card asks for a rune per level, level 3 means circle, level 4 triangle
/// and level 5 square.
#[test]
fn levels_have_fixed_runes() {
    let set = table(2)
        .knows(0, Spell::Sacrifice, L5, "Rt")
        .knows(0, Spell::Levitation, L5, "Pc")
        .knows(0, Spell::TimeTravel, L5, "Wc")
        .knows(0, Spell::Purification, L3, "Gc")
        .pool(0, "Gc Kc Gt Kt Gs Ks")
        .altar("Gc Kc Yc Gt Kt Yt Gs Ks Ys");
    let picks = |phase, spell, level| {
        let mut table = set.clone().phase(phase).start();
        table.play(cast(spell, level));
        table.choices()
    };
    let discards = |a, b| vec![Discard(t(a)), Discard(t(b))];
    let runes = [(L3, ["Gc", "Kc", "Yc"]), (L4, ["Gt", "Kt", "Yt"]), (L5, ["Gs", "Ks", "Ys"])];
    for (level, [a, b, c]) in runes {
        assert_eq!(picks(Phase::Morning, Spell::Sacrifice, level), discards(a, b));
        assert_eq!(picks(Phase::Evening, Spell::TimeTravel, level), discards(a, b));
        // Two are to be taken, in the order of kinds: the first is not the last of three.
        let takes = picks(Phase::Morning, Spell::Levitation, level);
        assert_eq!(takes, [Take(t(a)), Take(t(b))]);
        let mut table = set.clone().start();
        table.plays([cast(Spell::Levitation, level), Take(t(a))]);
        assert_eq!(table.choices(), [Take(t(b)), Take(t(c))]);
    }
}

/// SB-1.4: nine tokens are a legal pool, ten are not.
#[test]
fn a_pool_holds_nine() {
    let nine = "Rc Rt Rs Gc Gt Gs Kc Kt Ks";
    table(2).pool(1, nine).start();
    let error = table(2).pool(1, &format!("{nine} Wc")).error();
    assert_eq!(error, "seat 1 has 10 tokens; a pool holds 9");
}

/// SB-1.5: with Swiftness and Clone three Divinations put six tokens on an altar of ten: sixteen,
/// the most there can be. Only the altar step looks at the number.
#[test]
fn sixteen_tokens_pile_up_on_the_altar() {
    let mut table = table(2)
        .knows(0, Spell::Divination, L4, "Pc")
        .knows(0, Spell::Swiftness, L5, "Bc")
        .knows(0, Spell::Clone, L5, "Wt")
        .knows(1, Spell::Divination, L4, "Pt")
        .pool(0, "Wt")
        .altar("Rc Rt Rs Gc Gt Gs Kc Kt Ks Wc")
        .start()
        .draws("Yc Yc Yc Yt Yt Yt");
    for length in [12, 14] {
        table.plays([cast(Spell::Divination, L4), Enough]);
        assert_eq!(table.altar_len(), length);
    }
    table.plays([cast(Spell::Clone, L5), cast(Spell::Divination, L4), Enough]);
    assert_eq!(table.altar_len(), 16);
    table.will_draw("Bc Bt Bs Pc Pt");
    table.play(End);
    assert_eq!(table.altar(), "Pc Pt Bc Bt Bs");
    table.done();
}

/// SB-1.5: in solo play the altar grows for five days from one flush to the next: twenty-three.
#[test]
fn twenty_three_tokens_pile_up_on_the_solo_altar() {
    let mut table = table(1)
        .knows(0, Spell::Divination, L4, "Pc")
        .knows(0, Spell::Swiftness, L5, "Bc")
        .pool(0, "Ks Wc Wt Ws Bt Bs Yc Yt Ys")
        .opponent("Rc Rc Rc Rc", "")
        .altar("Rt Rt Rt Rt Rs Rs Rs")
        .start();
    let draws = ["Gc Gc Gc Gc", "Gt Gt Gt Gt", "Gs Gs Gs Gs", "Kc Kc Kc Kc", "Kt Kt Kt Kt"];
    for (day, drawn) in draws.into_iter().enumerate() {
        table.will_draw(drawn);
        table.plays([cast(Spell::Divination, L4), cast(Spell::Divination, L4), Skip]);
        assert_eq!(table.altar_len(), 11 + 3 * day);
        if day < 4 {
            table.plays([End, Yield(t("Gc"))]);
            assert_eq!(table.altar_len(), 10 + 3 * day);
        }
    }
    assert_eq!(table.altar_len(), 23);
    table.will_draw("Pc Pt Ps Wc Wt Ws Bc");
    table.plays([End, Yield(t("Rt"))]);
    assert_eq!(table.altar(), "Pc Pt Ps Wc Wt Ws Bc");
    table.done();
}

const FAMILIAR: [&str; 14] =
    ["Rc", "Rt", "Rs", "Pc", "Pt", "Ps", "Gc", "Gt", "Gs", "Kc", "Kt", "Ks", "Wc", "Wt"];

/// SB-1.6, SB-9.4: a board with 0 to 14 stored tokens; there is no fifteenth space.
#[test]
fn a_familiar_board_has_fourteen_spaces() {
    let values = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18];
    for (stored, value) in values.into_iter().enumerate() {
        let table = table(2).familiar(0, &FAMILIAR[..stored].join(" ")).start();
        assert_eq!(table.score(0), value, "{stored} stored");
    }
    let error = table(2).familiar(0, &format!("{} Ws", FAMILIAR.join(" "))).error();
    assert_eq!(error, "15 tokens are stored; a board has 14 spaces");
}

/// SB-1.7: the opponent's track with 0 to 16 covered spaces, and full; there is no space 18.
#[test]
fn the_opponents_track_has_seventeen_spaces() {
    let values = [0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38];
    let track: Vec<&str> = FAMILIAR.into_iter().chain(["Ws", "Bc", "Bt"]).collect();
    for (covered, value) in values.into_iter().enumerate() {
        let table = table(1).opponent(&track[..covered].join(" "), "").start();
        assert_eq!(table.score(1), value, "{covered} covered");
    }
    let last = table(1).opponent(&track[..16].join(" "), "").altar("Yc Yt");
    let mut last = last.phase(Phase::Evening).start().draws("Bs Bs Bs Bs Bs Ps");
    last.plays([End, Yield(t("Yc"))]);
    assert_eq!(last.score(1), 40);
    assert!(last.is_over());
    let error = table(1).opponent(&format!("{} Yc", track.join(" ")), "").error();
    assert_eq!(error, "18 spaces are covered; the track has 17");
}

/// SB-2.1: five tokens on the altar, two in each pool, the rest in the bag; all else is empty.
#[test]
fn the_deal() {
    for seats in 2..=4 {
        let game = dealt(json!({"seats": seats}), seats);
        let view = seen(&game);
        assert_eq!(view["altar"].as_array().unwrap().len(), 5);
        assert_eq!(view["tray"], json!([]));
        assert_eq!(view["bag"], json!(105 - 5 - 2 * seats));
        let players = view["players"].as_array().unwrap();
        assert_eq!(players.len() as u64, seats);
        for player in players {
            assert_eq!(player["pool"].as_array().unwrap().len(), 2);
            assert_eq!(player["familiar"], json!([]));
            assert_eq!(player["spells"], json!([]));
        }
        assert_eq!(view["phase"], "morning");
        assert_eq!(view["opponent"], Value::Null);
    }
    for seats in [0, 5] {
        assert!(deal(json!({"seats": seats})).unwrap_err().0.contains("1 to 4"));
    }
}

/// SB-2.2: anybody may be first; play runs clockwise, and the first player stays first.
#[test]
fn a_random_player_is_first_and_stays_first() {
    let first = |seed| dealt(json!({"seats": 3}), seed).turn().seats.first().unwrap().index();
    let firsts: Vec<usize> = (0..300).map(first).collect();
    for seat in 0..3 {
        let times = firsts.iter().filter(|f| **f == seat).count();
        assert!((70..=130).contains(&times), "seat {seat} is first {times} times of 300");
    }
    let seed = firsts.iter().position(|f| *f == 2).unwrap();
    let mut game = dealt(json!({"seats": 3}), seed as u64);
    let mut dice = Fast::numbered(1, 1);
    for seat in [2, 0, 1, 2, 0, 1] {
        assert_eq!(game.turn().seats.first(), Some(Seat::new(seat)));
        assert_eq!(seen(&game)["first"], 2);
        [Skip, Skip, End].into_iter().for_each(|c| go(&mut game, c, &mut dice));
    }
}

/// SB-2.3: all play with the same seven spells, one of each colour; another spell of a colour is
/// not in play.
#[test]
fn seven_spells_one_of_each_colour() {
    for seed in 0..50 {
        let mix = dealt(json!({"seats": 4}), seed).mix();
        assert_eq!(mix.map(Spell::colour), Colour::ALL);
    }
    let table = table(2).knows(0, Spell::Sacrifice, L3, "Rc").pool(0, "Gc Rc Rt Rs").start();
    assert!(table.offers(cast(Spell::Sacrifice, L3)));
    assert_eq!(table.refusal(cast(Spell::Blaze, L3)), ("spellbook-no-not-in-play", "SB-2.3"));
    let clash = common::table(2).knows(0, Spell::Sacrifice, L3, "Rc").with(Spell::Blaze);
    assert_eq!(clash.error(), "sacrifice is learned, but not in play");
}

/// SB-2.4: the three beginners' sets.
#[test]
fn the_beginners_sets() {
    use Spell::*;
    let sets = [
        [Sacrifice, Levitation, Purification, Offering, TimeTravel, Transmutation, Abundance],
        [Eruption, Sharing, Cure, Focus, Storm, Swiftness, Knowledge],
        [Blaze, Divination, Growth, Feast, Clone, Mirage, Communion],
    ];
    for (name, set) in ["set1", "set2", "set3"].into_iter().zip(sets) {
        assert_eq!(deal(json!({"spells": name})).unwrap().mix(), set);
    }
    assert!(deal(json!({"spells": "set4"})).unwrap_err().0.contains("set1, set2, set3"));
}

/// SB-2.5: the classic mix picks each spell of a colour equally often, whatever the other colours
/// have.
#[test]
fn the_classic_mix_is_random_in_each_colour() {
    let mixes: Vec<[Spell; 7]> = (0..900).map(|seed| dealt(json!({}), seed).mix()).collect();
    for (a, b) in [(0, 1), (0, 6), (3, 4), (5, 6)] {
        let mut pairs = BTreeMap::<_, u32>::new();
        mixes.iter().for_each(|m| *pairs.entry((m[a], m[b])).or_default() += 1);
        assert_eq!(pairs.len(), 9);
        assert!(pairs.values().all(|n| (65..=140).contains(n)), "{pairs:?}");
    }
}

/// SB-2.5: every mix with one spell of each colour can be agreed on: 2187 in all.
#[test]
fn every_mix_can_be_chosen() {
    let names = ["red", "purple", "green", "black", "white", "blue", "yellow"];
    let mut mixes = BTreeSet::new();
    for n in 0..3usize.pow(7) {
        let mut options = json!({"spells": "chosen"});
        let chosen: [Spell; 7] = std::array::from_fn(|i| {
            let spell = Spell::ALL[i * 3 + n / 3usize.pow(i as u32) % 3];
            options[names[i]] = json!(spell);
            spell
        });
        assert_eq!(deal(options).unwrap().mix(), chosen);
        mixes.insert(chosen);
    }
    assert_eq!(mixes.len(), 2187);
}

/// SB-2.5: a mix that lacks a colour or repeats one is refused; a colour is chosen only in a chosen
/// mix.
#[test]
fn a_mix_without_a_colour_is_refused() {
    let no = deal(json!({"spells": "chosen", "red": "levitation"})).unwrap_err().0;
    assert!(no.contains("\"red\" cannot be \"levitation\""), "{no}");
    let no = deal(json!({"spells": "set1", "red": "blaze"})).unwrap_err().0;
    assert!(no.contains("when option \"spells\" is \"chosen\""), "{no}");
    let mut position = saved(&deal(json!({"spells": "set1"})).unwrap());
    position["spells"][1] = json!("blaze");
    let no = serde_json::from_value::<SpellBook>(position).unwrap_err().to_string();
    assert!(no.contains("one of each colour") && no.contains("blaze stands for Purple"), "{no}");
}

/// SB-2.6: every seat and every spectator sees all but the bag, of which the number is known.
#[test]
fn only_the_bag_is_hidden() {
    let table = table(2)
        .knows(1, Spell::Blaze, L4, "Rs")
        .pool(0, "Gc")
        .pool(1, "Gt Gt")
        .familiar(1, "Ks Kt")
        .altar("Wc Wt")
        .tray("Bs")
        .start();
    let view = seen(&table.game);
    assert_eq!(view["players"][0]["pool"], json!(["Gc"]));
    assert_eq!(view["players"][1]["pool"], json!(["Gt", "Gt"]));
    assert_eq!(view["players"][1]["familiar"], json!(["Ks", "Kt"]));
    let blaze = json!([{"spell": "blaze", "level": 4, "token": "Rs"}]);
    assert_eq!(view["players"][1]["spells"], blaze);
    assert_eq!(view["altar"], json!(["Wc", "Wt"]));
    assert_eq!(view["tray"], json!(["Bs"]));
    assert_eq!(view["bag"], 96);
    for seat in Seat::all(2) {
        let mut own = serde_json::to_value(table.game.view(Some(seat))).unwrap();
        own["viewer"] = Value::Null;
        assert_eq!(own, view);
        let mut unknown = 0;
        table.game.unknown(seat, &mut |_| unknown += 1);
        assert_eq!(unknown, 0);
    }
}
