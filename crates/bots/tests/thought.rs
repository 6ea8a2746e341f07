//! Bots at a match of any game.

use bots::{Kind, thought};
use games::Setup;
use kernel::{Fast, Seat, Seed};

/// A thought can be taken to another thread, and gives a choice that the match accepts.
#[test]
fn a_thought_is_a_legal_choice_in_every_game() {
    for id in games::IDS {
        for (number, kind) in Kind::ALL.into_iter().enumerate() {
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
                    let thought = thought(kind, &*at, seat, Seed::numbered(step, 0)).unwrap();
                    choice = std::thread::spawn(thought).join().unwrap();
                    assert!(choices.contains(&choice), "{id}: {choice}");
                    assert_eq!(at.position(), before);
                }
                at.play(seat, &choice).unwrap();
            }
            assert!(thought(kind, &*at, Seat::new(0), seed).is_none());
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
    let active = at.turn().seats.first().unwrap();
    assert!(thought(Kind::Greedy, &*at, active, seed).is_some());
    assert!(thought(Kind::Greedy, &*at, active.left(1, 2), seed).is_none());
    assert!(thought(Kind::Greedy, &*at, Seat::new(3), seed).is_none());
}
