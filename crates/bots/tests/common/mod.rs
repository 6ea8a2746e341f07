//! A table of bots.

use bots::{Bot, Kind, Knowledge, Spec};
use kernel::{Fast, Game, NoLog, Rules, Seat, Seed, Shared};
use serde_json::json;

/// A fresh game, and its dice.
pub fn deal<G: Game>(seats: u8, number: u64) -> (G, Fast) {
    let options = G::schema().complete(&json!({ "seats": seats })).expect("options");
    let options: G::Options = serde_json::from_value(options.into()).expect("options");
    let mut dice = Fast::new(Seed::numbered(7, number));
    (G::deal(Shared::built_in(), &options, &mut dice).expect("a deal"), dice)
}

/// Plays a game between bots; `look` sees each position before a choice is made.
#[allow(dead_code)]
pub fn play<G: Game>(
    dealt: (G, Fast),
    kinds: &[Kind],
    number: u64,
    look: impl FnMut(&G, Seat, &[G::Choice]),
) -> G {
    let specs: Vec<Spec> = kinds.iter().map(|kind| Spec::Named(*kind)).collect();
    play_with(dealt, &specs, number, look)
}

/// The same with bots as they are written on the command line.
pub fn play_with<G: Game>(
    (mut game, mut dice): (G, Fast),
    specs: &[Spec],
    number: u64,
    mut look: impl FnMut(&G, Seat, &[G::Choice]),
) -> G {
    let mut bots: Vec<Box<dyn Bot<G>>> = specs.iter().map(|spec| spec.bot()).collect();
    let mut thinking = Fast::numbered(11, number);
    let mut list = Vec::new();
    while let Some(seat) = game.turn().seats.first() {
        game.choices_into(seat, &mut list);
        look(&game, seat, &list);
        let index = bots[seat.index()].choose(Knowledge::new(&game, seat), &list, &mut thinking);
        assert!(game.allows(seat, list[index]));
        game.apply(seat, list[index], &mut dice, &mut NoLog);
    }
    game
}
