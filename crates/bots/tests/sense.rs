//! What a position is worth, looked at twice.

mod common;

use bots::sense::{Memory, Place};
use bots::{Bot, Kind, Knowledge, Spec, sense};
use common::{deal, play};
use evenfall::Evenfall;
use kernel::{Fast, Game, NoLog, Rules, Seat};
use septima::Septima;
use spellbook::SpellBook;

/// Wherever a choice leads, what is remembered and what is kept from the position before it give the value that
/// is found by looking at everything; gives how often something could be kept.
fn is_the_same_value<G: Game>(seats: u8, games: u64) -> u32 {
    let (sense, mut memory) = (sense::of::<G>(), Memory::default());
    let mut steady = 0;
    for number in 0..games {
        // Who plays at random seldom has much.
        let kind = if number % 2 == 0 { Kind::Random } else { Kind::Apprentice };
        let kinds = vec![kind; usize::from(seats)];
        memory.forget();
        play::<G>(deal(seats, number), &kinds, number, |game, seat, choices| {
            let place = Place::new(game, 0.5);
            for choice in choices {
                let mut next = *game;
                next.apply(seat, *choice, &mut Fast::numbered(3, number), &mut NoLog);
                for whole in [false, true] {
                    let value = memory.value(&*sense, &place, (&next, seat), whole);
                    let learned = if whole { 0.5 * sense.guess(&next, seat) } else { 0.0 };
                    let truth = sense.value(&next, seat) + learned;
                    assert!((value - truth).abs() < 1e-3, "{choice:?} of {seat:?}");
                }
                let others = Seat::all(seats).filter(|other| *other != seat);
                let same = |other: Seat| sense.is_steady(game, &next, other);
                steady += u32::from(seats > 1 && others.into_iter().all(same));
            }
        });
    }
    steady
}

#[test]
fn what_others_have_is_kept_while_it_is_the_same() {
    for seats in 1..=4 {
        let (spellbook, evenfall) =
            (is_the_same_value::<SpellBook>(seats, 20), is_the_same_value::<Evenfall>(seats, 5));
        is_the_same_value::<Septima>(seats, 2);
        assert!(seats == 1 || spellbook > 500 && evenfall > 500, "{spellbook} {evenfall}");
    }
}

/// What the net says of a position does not depend on where it was reached from.
#[test]
fn a_guess_from_nearby_is_the_guess_itself() {
    fn fits<G: Game>(games: u64) {
        let (sense, mut met) = (sense::of::<G>(), 0);
        for number in 0..games {
            // The basis goes with the game, from seat to seat.
            let mut basis = None;
            play::<G>(deal(3, number), &[Kind::Random; 3], number, |game, seat, choices| {
                sense.guess_near((&mut basis, true), game, seat);
                for choice in choices {
                    let mut next = *game;
                    next.apply(seat, *choice, &mut Fast::numbered(3, number), &mut NoLog);
                    let (near, _) = sense.guess_near((&mut basis, false), &next, seat);
                    let far = sense.guess(&next, seat);
                    assert!((near - far).abs() < 1e-3, "{near} or {far}");
                    met += u32::from(far != sense.guess(game, seat));
                }
            });
        }
        assert!(met > 100, "{met} choices changed something");
    }
    fits::<SpellBook>(4);
    fits::<Evenfall>(2);
    fits::<Septima>(1);
}

/// Alone one has turn after turn; a plan ends with the day all the same.
#[test]
fn who_plays_alone_does_not_plan_for_days() {
    let (mut game, mut dice) = deal::<SpellBook>(1, 1);
    let mut bot: Box<dyn Bot<SpellBook>> = Spec::Named(Kind::Planner).bot();
    let (mut list, mut choices, thinking) = (Vec::new(), 0, &mut Fast::numbered(11, 1));
    while let Some(seat) = game.turn().seats.first() {
        game.choices_into(seat, &mut list);
        let index = bot.choose(Knowledge::new(&game, seat), &list, thinking);
        game.apply(seat, list[index], &mut dice, &mut NoLog);
        choices += 1;
    }
    assert!(choices > 20, "{choices}");
    assert!(bot.imagined() < 1_000 * choices, "{} for {choices} choices", bot.imagined());
}
