//! A match of any game, spoken to in JSON. The game here is the kernel's tiny one.

#![allow(clippy::unwrap_used)]

use games::{AnyMatch, Code};
use kernel::tiny::Tiny;
use kernel::{Chance, Match, Record, Seat, Seed, Shared, Wish};
use serde_json::{Value, json};

fn deal() -> Box<dyn AnyMatch> {
    let options = json!({ "ghost": true });
    let chance = Chance::live(Seed([7; 32]), Vec::new());
    Box::new(Match::<Tiny>::new(Shared::built_in(), &options, Vec::new(), chance).unwrap())
}

/// The next seat and its choices, or nothing at the end.
fn question(game: &dyn AnyMatch) -> Option<(Seat, Vec<Value>)> {
    let seat = game.turn().seats.first()?;
    Some((seat, game.choices(seat).unwrap()))
}

/// Plays on to the end; each step takes another of the choices.
fn play_out(game: &mut dyn AnyMatch) {
    let mut step = 0;
    while let Some((seat, choices)) = question(game) {
        step += 1;
        game.play(seat, &choices[step % choices.len()]).unwrap();
    }
}

#[test]
fn a_game_can_be_played_in_json() {
    let mut game = deal();
    assert_eq!((game.id(), game.seats()), ("tiny", 2));
    play_out(game.as_mut());
    assert!(game.standing().over);
    assert!(game.choices(Seat::new(0)).unwrap().is_empty());
    assert_eq!(game.events(0).len(), (0..200).map(|n| game.events_of(n).len()).sum::<usize>());
}

#[test]
fn a_record_loads_again_and_goes_on_with_the_same_dice() {
    let mut game = deal();
    for _ in 0..9 {
        let (seat, choices) = question(game.as_ref()).unwrap();
        game.play(seat, &choices[0]).unwrap();
    }
    let text = game.closed_record().to_text();
    let mut loaded = Match::<Tiny>::load(&Record::parse(&text).unwrap()).unwrap();
    assert_eq!(loaded.position(), game.position());
    play_out(game.as_mut());
    play_out(&mut loaded);
    assert_eq!(AnyMatch::record(&loaded).to_text(), game.record().to_text());
}

#[test]
fn refusals_change_nothing_and_say_why() {
    let mut game = deal();
    let before = game.position();
    let (seat, _) = question(game.as_ref()).unwrap();
    let refused = game.play(seat, &json!("peek")).unwrap_err();
    assert_eq!(refused.code, Code::Refused);
    assert!(refused.reason.is_some());
    assert_eq!(game.play(seat, &json!("fly")).unwrap_err().code, Code::BadChoice);
    assert_eq!(game.play(Seat::new(3), &json!("peek")).unwrap_err().code, Code::NoSeat);
    assert_eq!(game.view(Some(Seat::new(2))).unwrap_err().code, Code::NoSeat);
    assert!(game.prompt(Seat::new(2)).is_err() && game.log(Some(Seat::new(2))).is_err());
    assert!(game.why_not(seat, &json!("peek")).unwrap().is_some());
    assert_eq!(game.say(seat, &json!("peek")).unwrap_err().code, Code::Refused);
    assert_eq!(game.undo(seat).unwrap_err().code, Code::CannotUndo);
    assert_eq!(game.position(), before);
}

#[test]
fn a_position_can_be_set_and_is_audited() {
    let mut game = deal();
    let mut position = game.position();
    (position["round"], position["won"][1]) = (json!(7), json!(7));
    game.set(position.clone(), Seed([1; 32])).unwrap();
    assert_eq!(game.position(), position);
    assert!(game.record().header.start.is_some());

    position["won"][0] = json!(200);
    let error = game.set(position.clone(), Seed([1; 32])).unwrap_err();
    assert_eq!(error.code, Code::BadPosition, "{error}");
    assert_eq!(game.set(json!([]), Seed([1; 32])).unwrap_err().code, Code::BadPosition);
    assert_ne!(game.position(), position);
}

#[test]
fn a_position_without_its_data_has_that_of_the_match() {
    let mut game = deal();
    let mut position = game.position();
    position.as_object_mut().unwrap().remove("data");
    let full = game.position();
    game.set(position, Seed([1; 32])).unwrap();
    assert_eq!(game.position(), full);
}

#[test]
fn scripted_rolls_come_true_or_are_refused() {
    let mut game = deal();
    let picks = |game: &mut dyn AnyMatch| {
        let (seat, choices) = question(game).unwrap();
        game.play(seat, &choices[0])
    };
    let ghost = |wish| vec![("ghost die".to_owned(), vec![wish])];
    assert_eq!(
        game.script(vec![("moon".into(), vec![])]).unwrap_err().message,
        "\"moon\" is no source of chance; there are: deck, ghost die"
    );
    game.script(ghost(Wish::Raw(6))).unwrap();
    picks(game.as_mut()).unwrap();
    let before = game.position();
    let error = picks(game.as_mut()).unwrap_err();
    assert_eq!(error.code, Code::BadDice);
    assert!(error.message.starts_with("6 cannot be rolled from ghost die now"), "{error}");
    assert_eq!(game.position(), before);

    game.script(ghost(Wish::Raw(5))).unwrap();
    picks(game.as_mut()).unwrap();
    let text = game.record().to_text();
    assert!(text.contains(r#"["ghost die",6,5]"#) && text.contains(r#""scripted":true"#), "{text}");
}

#[test]
fn without_a_seed_only_choices_without_rolls_can_be_made() {
    let open = deal().record().to_text();
    let mut game = Match::<Tiny>::load(&Record::parse(&open).unwrap()).unwrap();
    let (seat, choices) = question(&game).unwrap();
    AnyMatch::play(&mut game, seat, &choices[0]).unwrap();
    let (seat, choices) = question(&game).unwrap();
    assert_eq!(AnyMatch::play(&mut game, seat, &choices[0]).unwrap_err().code, Code::NoSeed);
    assert_eq!(game.script(Vec::new()).unwrap_err().code, Code::NoSeed);
}
