//! Laws of what is offered and refused.

use super::{Check, Law, holds};
use crate::dice::Recording;
use crate::{Everything, Fast, Game, Rules, Seat};
use std::collections::HashSet;

/// How many refusals of an offer are asked about, at most.
const ASKED: usize = 8;

/// Who must choose can; the ways to ask for legality agree.
pub(super) fn check<G: Game>(game: &G) -> Check {
    let turn = game.turn();
    let everybody = crate::SeatSet::all(game.seats());
    let strangers = turn.seats.iter().chain(turn.picked.iter()).find(|s| !everybody.contains(*s));
    holds(strangers.is_none(), Law::Choosable, || format!("there is no {strangers:?}"))?;
    for seat in Seat::all(game.seats()) {
        let offered = game.choices(seat);
        if !turn.seats.contains(seat) {
            continue;
        }
        holds(!offered.is_empty(), Law::Choosable, || format!("{seat:?} has no choice"))?;
        let mut set = HashSet::new();
        let twice = offered.iter().find(|choice| !set.insert(**choice));
        holds(twice.is_none(), Law::Duplicates, || format!("{seat:?} is offered {twice:?} twice"))?;
        agree(game, seat, &offered, &set)?;
    }
    Ok(())
}

fn agree<G: Game>(game: &G, seat: Seat, offered: &[G::Choice], set: &HashSet<G::Choice>) -> Check {
    let law = Law::Agreement;
    let mut heard = Everything::default();
    let _ = game.offer(seat, &mut heard);
    holds(heard.yes == offered, law, || {
        format!("{seat:?} is offered {offered:?}, but {:?} if somebody asks why", heard.yes)
    })?;
    let both = heard.no.iter().find(|(choice, _)| set.contains(choice));
    holds(both.is_none(), law, || format!("{seat:?} is both offered and refused {both:?}"))?;
    for choice in offered {
        holds(game.allows(seat, *choice), law, || format!("{choice:?} is offered, not allowed"))?;
        let reason = game.why_not(seat, *choice);
        holds(reason.is_none(), law, || format!("{choice:?} is offered, but {reason:?}"))?;
    }
    // Each question runs the whole offer again, so only some of many refusals are asked about.
    let every = heard.no.len() / ASKED + 1;
    for (choice, _) in heard.no.iter().step_by(every) {
        let silent = game.allows(seat, *choice) || game.why_not(seat, *choice).is_none();
        holds(!silent, law, || format!("{choice:?} is refused by the offer, but allowed"))?;
    }
    Ok(())
}

/// Choices that are not offered are refused and change nothing.
pub(super) fn check_strays<G: Game>(game: &G, strays: &[G::Choice]) -> Check {
    let law = Law::Refusal;
    for seat in Seat::all(game.seats()) {
        let offered = game.choices(seat);
        for stray in strays.iter().filter(|c| !offered.contains(c)) {
            holds(!game.allows(seat, *stray), law, || format!("{stray:?} is allowed to {seat:?}"))?;
            holds(game.why_not(seat, *stray).is_some(), law, || {
                format!("{seat:?} hears no reason why not {stray:?}")
            })?;
            let mut copy = *game;
            let mut dice = Recording { dice: &mut Fast::numbered(0, 0), rolls: Vec::new() };
            let mut events = Vec::new();
            let refused = copy.play(seat, *stray, &mut dice, &mut events).is_err();
            let quiet = dice.rolls.is_empty() && events.is_empty() && copy == *game;
            holds(refused && quiet, law, || format!("{seat:?} could play {stray:?}"))?;
        }
    }
    Ok(())
}

/// Choices are small, and saved by name.
pub(super) fn check_choices<G: Game>(choices: &[G::Choice]) -> Check {
    let law = Law::Choice;
    let size = size_of::<G::Choice>();
    holds(size <= 8, law, || format!("a choice takes {size} bytes"))?;
    for choice in choices {
        let saved = serde_json::to_value(choice).map_err(|e| (law, e.to_string()))?;
        holds(!saved.is_number(), law, || format!("{choice:?} is saved as the number {saved}"))?;
        let text = saved.to_string();
        let loaded = serde_json::from_str::<G::Choice>(&text);
        holds(loaded.as_ref().is_ok_and(|c| c == choice), law, || {
            format!("{choice:?} is saved as {text} and loaded as {loaded:?}")
        })?;
    }
    Ok(())
}
