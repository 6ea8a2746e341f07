//! Choices that are made together: ticked in any order, played in the order of the rules.

#![allow(clippy::unwrap_used)]

use games::{AnyMatch, ticks};
use kernel::{Chance, Fast, Game, Match, Rules, Seat, Seed, Shared};
use serde_json::json;
use std::mem::discriminant;

/// What a person could tick at a position, found by picking at random: choices of one kind that
/// answer the same question one after another.
fn picked<G: Game>(at: &Match<G>, seat: Seat, dice: &mut Fast) -> Vec<G::Choice> {
    let mut then = at.clone();
    let question = then.game().prompt(seat).id;
    let mut made = Vec::new();
    loop {
        let choices = then.game().choices(seat);
        let kind = made.first().map(discriminant);
        let fits: Vec<G::Choice> = choices
            .iter()
            .copied()
            .filter(|c| kind.is_none_or(|kind| discriminant(c) == kind))
            .collect();
        if fits.is_empty() || then.game().prompt(seat).id != question {
            return made;
        }
        let choice = fits[dice.below(fits.len() as u32) as usize];
        then.play(seat, choice).unwrap();
        made.push(choice);
        let rolled = matches!(
            then.record().entries.last(),
            Some(kernel::Entry::Choice { rolls, .. }) if !rolls.is_empty()
        );
        if rolled || !then.game().turn().seats.contains(seat) || made.len() == 12 {
            return made;
        }
    }
}

/// Whether a choice begins something that asks for more.
fn starts(choice: &serde_json::Value) -> bool {
    ["learn", "cast"].iter().any(|name| choice.get(name).is_some())
}

/// A position without the order in which tokens lie: on a familiar board it means nothing.
fn unordered(position: serde_json::Value) -> serde_json::Value {
    use serde_json::Value;
    match position {
        Value::Array(items) => {
            let mut items: Vec<Value> = items.into_iter().map(unordered).collect();
            if items.iter().all(Value::is_string) {
                items.sort_by(|a, b| a.as_str().cmp(&b.as_str()));
            }
            items.into()
        }
        Value::Object(fields) => fields.into_iter().map(|(k, v)| (k, unordered(v))).collect(),
        other => other,
    }
}

fn shuffle<T>(list: &mut [T], dice: &mut Fast) {
    for i in (1..list.len()).rev() {
        list.swap(i, dice.below(i as u32 + 1) as usize);
    }
}

/// Whatever can be picked one by one can be sent whole, in any order, and leads to the same place.
fn any_order_will_do<G: Game>(options: serde_json::Value, games: u64) {
    let mut sets = 0;
    for game in 0..games {
        let data = Shared::<G::Data>::built_in();
        let chance = Chance::live(Seed::numbered(game, 5), Vec::new());
        let mut at = Match::<G>::new(data, &options, Vec::new(), chance).unwrap();
        let mut dice = Fast::numbered(game, 9);
        while let Some(seat) = at.game().turn().seats.first() {
            let made = picked(&at, seat, &mut dice);
            if made.len() > 1 {
                sets += 1;
                let ticks = ticks(at.game(), seat, made[0]).expect("several can be made");
                for choice in &made {
                    let times = made.iter().filter(|c| *c == choice).count();
                    let most = ticks.most.iter().find(|(c, _)| c == choice).map_or(0, |m| m.1);
                    assert!(times <= most, "{choice:?} {times} times, but {most} can be ticked");
                }
                assert!(made.len() <= ticks.count.1);
                let mut in_turn = at.clone();
                made.iter().for_each(|c| in_turn.play(seat, *c).unwrap());
                let mut mixed = made.clone();
                shuffle(&mut mixed, &mut dice);
                let mixed: Vec<_> = mixed.iter().map(|c| json!(c)).collect();
                let mut whole = at.clone();
                AnyMatch::play_set(&mut whole, seat, &mixed, &[]).unwrap();
                let (whole, in_turn) = (json!(whole.game()), json!(in_turn.game()));
                assert_eq!(unordered(whole), unordered(in_turn), "{made:?}");
            }
            let choices = at.game().choices(seat);
            // Effects are where several things are picked.
            let effects = choices.iter().filter(|c| starts(&json!(c)));
            let effects: Vec<G::Choice> = effects.copied().collect();
            let from = if effects.is_empty() { &choices } else { &effects };
            at.play(seat, from[dice.below(from.len() as u32) as usize]).unwrap();
        }
    }
    assert!(sets > 20, "only {sets} sets came up");
}

#[test]
fn tokens_of_spellbook_are_ticked_in_any_order() {
    any_order_will_do::<spellbook::SpellBook>(json!({"seats": 2, "spells": "classic"}), 800);
}

#[test]
fn a_set_that_does_not_fit_changes_nothing_and_says_why() {
    let setup = games::Setup {
        options: json!({"seats": 2}),
        players: Vec::new(),
        seed: Seed::numbered(1, 1),
        words: Vec::new(),
        rolls: Vec::new(),
    };
    let mut at = games::new("spellbook", None, setup).unwrap();
    let seat = at.turn().seats.first().unwrap();
    let before = at.position();
    let error = at.play_set(seat, &[json!("draw"), json!("end")], &[]).unwrap_err();
    assert!(error.reason.is_some(), "{error}");
    assert_eq!((at.position(), at.record().entries.len()), (before, 0));
}
