//! The bot `greedy`: it wins, it is honest, and a forced choice costs it nothing.

mod common;

use bots::{Kind, Knowledge};
use common::{deal, play};
use evenfall::Evenfall;
use kernel::tiny::Tiny;
use kernel::{Fast, Game, Rules, Seat};
use spellbook::SpellBook;

/// How many of so many games greedy wins against random, from both seats.
fn wins<G: Game>(games: u64) -> u64 {
    let wins = |number: u64| {
        let me = Seat::new((number % 2) as usize);
        let mut kinds = [Kind::Random; 2];
        kinds[me.index()] = Kind::Greedy;
        let end = play::<G>(deal(2, number), &kinds, number, |_, _, _| {});
        u64::from(end.standing().of(me).is_some_and(|party| party.won))
    };
    (0..games).map(wins).sum()
}

#[test]
fn greedy_beats_random_at_spellbook() {
    let wins = wins::<SpellBook>(60);
    assert!(wins >= 57, "{wins} of 60");
}

#[test]
fn greedy_beats_random_at_evenfall() {
    let wins = wins::<Evenfall>(20);
    assert!(wins >= 19, "{wins} of 20");
}

/// Greedy finishes a game against itself: it does not wait for something that never comes.
#[test]
fn greedy_comes_to_an_end_against_itself() {
    let mut choices = 0;
    for number in 0..4 {
        play::<SpellBook>(deal(2, number), &[Kind::Greedy; 2], number, |_, _, _| choices += 1);
    }
    assert!(choices < 4 * 400, "{choices} choices in 4 games");
}

/// A game without a sense of its own is played by the score.
#[test]
fn greedy_plays_any_game() {
    let end = play::<Tiny>(deal(2, 1), &[Kind::Greedy; 2], 1, |_, _, _| {});
    assert!(end.turn().is_over());
}

fn chosen<G: Game>(game: &G, seat: Seat, choices: &[G::Choice], seed: u64) -> (usize, Fast) {
    let mut thinking = Fast::numbered(seed, 0);
    let mut bot = Kind::Planner.bot::<G>();
    (bot.choose(Knowledge::new(game, seat), choices, &mut thinking), thinking)
}

/// In worlds that a seat cannot tell apart, the same thoughts lead to the same choice.
#[test]
fn what_greedy_does_not_know_does_not_matter_to_it() {
    let mut dreams = Fast::numbered(5, 0);
    let (mut met, mut other_worlds) = (0u64, 0);
    for number in 0..3 {
        play::<Evenfall>(deal(3, number), &[Kind::Random; 3], number, |game, seat, choices| {
            met += 1;
            if choices.len() == 1 || met % 16 != 0 {
                return;
            }
            let world = game.imagine(seat, &mut dreams);
            other_worlds += u32::from(world != *game);
            assert_eq!(world.choices(seat), choices);
            let (here, there) =
                (chosen(game, seat, choices, met), chosen(&world, seat, choices, met));
            assert_eq!(here, there, "{choices:?}");
        });
    }
    assert!(other_worlds > 5, "{other_worlds} worlds were other than the true one");
}

#[test]
fn a_forced_choice_takes_no_thought() {
    let mut forced = 0;
    play::<SpellBook>(deal(2, 3), &[Kind::Random; 2], 3, |game, seat, choices| {
        if choices.len() == 1 {
            forced += 1;
            assert_eq!(chosen(game, seat, choices, 9), (0, Fast::numbered(9, 0)));
        }
    });
    assert!(forced > 0);
}
