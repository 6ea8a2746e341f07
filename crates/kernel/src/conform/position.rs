//! Laws of a position by itself.

use super::{Check, Law, holds};
use crate::{Fast, Game, Party, Rules, Seat};

/// A position that is saved and loaded is the same, and offers the same.
pub(super) fn check_saved<G: Game>(game: &G) -> Check {
    let law = Law::Saved;
    let text = serde_json::to_string(game).map_err(|e| (law, e.to_string()))?;
    let loaded: G =
        serde_json::from_str(&text).map_err(|e| (law, format!("{text} cannot be loaded: {e}")))?;
    holds(loaded == *game, law, || format!("{text} is loaded as another position"))?;
    for seat in Seat::all(game.seats()) {
        let (before, after) = (game.choices(seat), loaded.choices(seat));
        holds(before == after, law, || format!("{seat:?}: {before:?} before, {after:?} after"))?;
    }
    Ok(())
}

/// A choice made on a copy leaves the original alone, and made twice leads to the same.
pub(super) fn check_copies<G: Game>(game: &G, seat: Seat, choice: G::Choice, dice: &Fast) -> Check {
    let text = || serde_json::to_string(game).map_err(|e| (Law::Copies, e.to_string()));
    let before = text()?;
    let play = || {
        let (mut copy, mut events) = (*game, Vec::new());
        copy.apply(seat, choice, &mut dice.clone(), &mut events);
        (copy, events)
    };
    let (first, second) = (play(), play());
    holds(before == text()?, Law::Copies, || format!("{choice:?} on a copy changes the original"))?;
    holds(first == second, Law::Copies, || format!("{choice:?} twice leads to two results"))
}

/// The standing fits the seats and itself.
pub(super) fn check_standing<G: Game>(game: &G) -> Check {
    let standing = game.standing();
    let parties = &standing.parties;
    let wrong = |what: &str| format!("{what}: {standing:?}");
    let seats: Vec<Seat> = parties.iter().filter_map(|p| p.seat).collect();
    let all: Vec<Seat> = Seat::all(game.seats()).collect();
    holds(seats == all, Law::Standing, || wrong("there must be a party per seat, in order"))?;
    let over = game.turn().is_over();
    holds(standing.over == over, Law::Standing, || wrong("it must tell whether the game is over"))?;
    let ranked = |p: &Party| 1 + parties.iter().filter(|q| q.rank < p.rank).count() as u8;
    holds(parties.iter().all(|p| p.rank == ranked(p)), Law::Standing, || wrong("wrong ranks"))?;
    let sum = |p: &Party| p.lines.iter().map(|l| l.points).sum::<i32>();
    holds(parties.iter().all(|p| p.score == sum(p)), Law::Standing, || wrong("wrong sums"))?;
    holds(parties.iter().all(|p| !p.won || p.rank == 1), Law::Standing, || wrong("wrong winner"))
}
