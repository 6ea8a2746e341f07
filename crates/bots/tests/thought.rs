//! Bots at a match of any game.

use bots::{Kind, Memory, Spec, advice, thought};
use games::Setup;
use kernel::{Fast, Seat, Seed};

/// A thought can be taken to another thread, and gives a choice that the match accepts.
#[test]
fn a_thought_is_a_legal_choice_in_every_game() {
    for id in games::IDS {
        let bots = ["random", "apprentice", "greedy", "search:iterations=20"];
        for (number, bot) in bots.into_iter().enumerate() {
            let (bot, memory): (Spec, _) = (bot.parse().unwrap(), Memory::default());
            let seed = Seed::numbered(3, number as u64);
            let options = serde_json::Value::Null;
            let setup = Setup { options, players: vec![], seed, words: vec![], rolls: vec![] };
            let mut at = games::new(id, None, setup).unwrap();
            let mut dice = Fast::numbered(4, number as u64);
            for step in 0u64.. {
                let Some(seat) = at.turn().seats.first() else { break };
                let choices = at.choices(seat).unwrap();
                let mut choice = choices[dice.below(choices.len() as u32) as usize].clone();
                if step % 5 == 0 {
                    let before = at.position();
                    let thought =
                        thought(bot, &*at, seat, Seed::numbered(step, 0), &memory).unwrap();
                    choice = std::thread::spawn(thought).join().unwrap();
                    assert!(choices.contains(&choice), "{id}: {choice}");
                    assert_eq!(at.position(), before);
                }
                at.play(seat, &choice).unwrap();
            }
            assert!(thought(bot, &*at, Seat::new(0), seed, &memory).is_none());
        }
    }
}

/// A seat that is not to choose, or that the game does not have, has no thought.
#[test]
fn nothing_to_choose_is_no_thought() {
    let seed = Seed::numbered(1, 1);
    let options = serde_json::json!({ "seats": 2 });
    let setup = Setup { options, players: vec![], seed, words: vec![], rolls: vec![] };
    let at = games::new("spellbook", None, setup).unwrap();
    let memory = &Memory::default();
    let active = at.turn().seats.first().unwrap();
    assert!(thought(Kind::Greedy, &*at, active, seed, memory).is_some());
    assert!(thought(Kind::Greedy, &*at, active.left(1, 2), seed, memory).is_none());
    assert!(thought(Kind::Greedy, &*at, Seat::new(3), seed, memory).is_none());
}

/// Advice names every choice once, and first the one that is taken.
#[test]
fn advice_compares_all_choices() {
    let seed = Seed::numbered(1, 1);
    let options = serde_json::json!({ "seats": 2 });
    let setup = Setup { options, players: vec![], seed, words: vec![], rolls: vec![] };
    let at = games::new("evenfall", None, setup).unwrap();
    let active = at.turn().seats.first().unwrap();
    let search: Spec = "search:iterations=50".parse().unwrap();
    let list = advice(search, &*at, active, seed).unwrap()();
    assert_eq!(list.len(), at.choices(active).unwrap().len());
    let first = thought(search, &*at, active, seed, &Memory::default()).unwrap()();
    assert_eq!(list[0].0, first);
}
