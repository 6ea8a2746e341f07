//! What those who teach learn from.

mod common;

use bots::search::Practice;
use bots::{Bot, Instinct, Kind, Knowledge, sense};
use common::{deal, play};
use kernel::{Fast, Game, Seat};
use septima::Septima;
use spellbook::SpellBook;

/// What a plan of one way begins with is the act that promises most, unless it rather ends the turn; and every
/// choice is among the acts.
#[test]
fn plans_begin_with_the_act_that_promises_most() {
    fn fits<G: Game>(games: u64) {
        let mut planner = Instinct::new(sense::of::<G>(), 1);
        let mut practice = [0, 1].map(|seat| Practice::new(Seat::new(seat)));
        let (sense, mut met, mut same) = (sense::of::<G>(), 0, 0);
        for number in 0..games {
            play::<G>(deal(2, number), &[Kind::Apprentice; 2], number, |game, seat, choices| {
                if game.depth() > 0 || game.turn().is_simultaneous() || choices.len() < 2 {
                    return;
                }
                let (knows, mut dice) = (Knowledge::new(game, seat), Fast::numbered(number, met));
                let planned = planner.choose(knows, choices, &mut dice.clone());
                let world = knows.imagine(&mut dice);
                let acts = practice[seat.index()].acts(&*sense, (&world, seat), dice.bits());
                assert!(acts.iter().map(|act| &act.choice).eq(choices));
                let most = acts.iter().map(|act| act.value).fold(f64::NEG_INFINITY, f64::max);
                same += u64::from(acts[planned].value == most);
                met += 1;
            });
        }
        assert!(met > 20 && same * 10 > met * 9, "{same} of {met} places");
    }
    fits::<SpellBook>(4);
    fits::<Septima>(1);
}

/// The lead is that of a game that is over, in whole points, and the same in the same world.
#[test]
fn choices_are_walked_to_the_end_of_the_game() {
    let mut practice: Practice<SpellBook> = Practice::new(Seat::new(0));
    let (sense, mut leads) = (sense::of::<SpellBook>(), Vec::new());
    play::<SpellBook>(deal(2, 1), &[Kind::Apprentice; 2], 1, |game, seat, choices| {
        if seat == Seat::new(0) && leads.len() < 20 {
            let knows = Knowledge::new(game, seat);
            let mut lead = |world| practice.lead(&*sense, knows, choices[0], world);
            let (one, again, other) = (lead(5), lead(5), lead(6));
            assert_eq!(one, again);
            assert_eq!((one.fract(), other.fract()), (0.0, 0.0));
            leads.push((one, other));
        }
    });
    assert!(leads.iter().any(|(one, other)| one != other), "{leads:?}");
}
