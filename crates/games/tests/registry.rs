//! Every registered game can be dealt, saved, loaded, replayed and verified by its name alone.

#![allow(clippy::unwrap_used)]

use games::{AnyMatch, Code, IDS, Setup};
use kernel::{Record, RecordError, Seed};
use serde_json::{Value, json};

fn setup(options: Value) -> Setup {
    let seed = Seed([5; 32]);
    Setup { options, players: Vec::new(), seed, words: Vec::new(), rolls: Vec::new() }
}

fn played(id: &str) -> Box<dyn AnyMatch> {
    let mut game = games::new(id, None, setup(Value::Null)).unwrap();
    let mut step = 0;
    while let Some(seat) = game.turn().seats.first() {
        let choices = game.choices(seat).unwrap();
        step += 1;
        game.play(seat, &choices[step * 7 % choices.len()]).unwrap();
    }
    game
}

#[test]
fn every_game_is_listed_with_its_options() {
    let list = games::list(None).unwrap();
    for (game, id) in list.as_array().unwrap().iter().zip(IDS) {
        assert_eq!(game["game"], json!(id));
        assert!(game["options"].as_array().unwrap().iter().any(|o| o["name"] == "seats"));
    }
}

#[test]
fn every_game_is_verified_and_replayed_step_by_step() {
    for id in IDS {
        let game = played(id);
        let record = Record::parse(&game.closed_record().to_text()).unwrap();
        let verified = games::verify(None, &record).unwrap();
        assert_eq!(verified.choices, record.entries.len());
        assert_eq!(verified.standing, game.standing());
        let mut shown = 0;
        let mut last = Value::Null;
        games::replay(None, &record, &mut |_, at| {
            shown += 1;
            last = at.position();
        })
        .unwrap();
        assert_eq!((shown, last), (record.entries.len() + 1, game.position()));
    }
}

#[test]
fn what_cannot_be_verified_is_said_plainly() {
    for id in IDS {
        let mut game = played(id);
        let reason = |game: &dyn AnyMatch, closed: bool| {
            let record = if closed { game.closed_record() } else { game.record().clone() };
            games::verify(None, &record).unwrap_err().message
        };
        assert!(reason(game.as_ref(), false).contains("it has no closing line"));
        game.set(game.position(), Seed([1; 32])).unwrap();
        assert!(reason(game.as_ref(), true).contains("set up by hand"));
    }
}

#[test]
fn an_altered_record_is_refused_at_its_line() {
    for id in IDS {
        let record = played(id).closed_record();
        let mut altered = record.clone();
        altered.header.deal.clear();
        let closing = altered.closing.clone().unwrap();
        altered.closing.as_mut().unwrap().digest = altered.digest(closing.seed, &closing.standing);
        let error = games::verify(None, &altered).unwrap_err();
        assert_eq!(error.code, Code::BadRecord);
        assert!(error.message.starts_with("line 1: "), "{error}");

        let text = record.to_text().replacen("\"seat\":0", "\"seat\":1", 1);
        let RecordError { reason, .. } = Record::parse(&text).unwrap_err();
        assert!(reason.contains("altered or damaged"), "{reason}");
    }
}

#[test]
fn wrong_setups_are_refused() {
    let error = |id: &str, setup| games::new(id, None, setup).err().map(|e| e.code);
    assert_eq!(error("chess", setup(Value::Null)), Some(Code::UnknownGame));
    assert_eq!(error(IDS[0], setup(json!({ "seats": 99 }))), Some(Code::BadOptions));
    let crowd = Setup { players: vec![String::new(); 9], ..setup(Value::Null) };
    assert_eq!(error(IDS[0], crowd), Some(Code::BadOptions));
    let moon = Setup { rolls: vec![("no such moon".into(), vec![])], ..setup(Value::Null) };
    assert_eq!(error(IDS[0], moon), Some(Code::BadDice));
}
