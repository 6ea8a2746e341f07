//! Laws of undo, of picks, and of records.

use super::hidden::difference;
use super::{Check, Law, holds};
use crate::dice::Recording;
use crate::{Fact, Fast, Game, Match, Record, Rules, Seat};

fn logs<G: Game>(table: &Match<G>) -> Vec<Vec<(usize, G::Event)>> {
    let viewers = Seat::all(table.game().seats()).map(Some).chain([None]);
    viewers.map(|viewer| table.log(viewer)).collect()
}

/// Undoing the choice that led from one match to another leads back exactly.
pub(super) fn check_undo<G: Game>(before: &Match<G>, after: &Match<G>, seat: Seat) -> Check {
    let picked = after.game().turn().picked.contains(seat);
    let law = if picked { Law::TakeBack } else { Law::UndoExact };
    let mut back = after.clone();
    back.undo(seat).map_err(|e| (law, format!("{seat:?} can undo, but {:?}", e.barrier)))?;
    holds(back.game() == before.game(), law, || {
        let text = |table: &Match<G>| serde_json::to_string(table.game()).unwrap_or_default();
        format!("{seat:?} went back to {}", difference(&text(before), &text(&back)))
    })?;
    holds(logs(&back) == logs(before), law, || format!("{seat:?} went back, but not the log"))
}

/// What another viewer perceives of an open question after a pick.
fn perceived<G: Game>(
    game: &G,
    seat: Seat,
    pick: G::Choice,
    dice: &Fast,
) -> Option<(bool, Vec<String>)> {
    let (mut copy, mut events) = (*game, Vec::new());
    let mut dice = Recording { dice: &mut dice.clone(), rolls: Vec::new() };
    copy.apply(seat, pick, &mut dice, &mut events);
    if !copy.turn().picked.contains(seat) {
        return None;
    }
    let others = Seat::all(game.seats()).filter(|s| *s != seat).map(Some).chain([None]);
    let perceived = others.map(|viewer| {
        let heard: Vec<_> = events.iter().filter_map(|e| e.seen_by(viewer)).collect();
        let asked = viewer.map(|s| (copy.prompt(s), copy.choices(s)));
        serde_json::to_string(&(copy.view(viewer), heard, asked)).unwrap_or_default()
    });
    Some((!dice.rolls.is_empty(), perceived.collect()))
}

/// Nobody else can tell one pick of a seat from another while the question is open.
pub(super) fn check_secret<G: Game>(
    game: &G,
    seat: Seat,
    pick: G::Choice,
    rng: &mut Fast,
) -> Check {
    if !game.turn().is_simultaneous() {
        return Ok(());
    }
    let offered = game.choices(seat);
    let other = offered[rng.below(offered.len() as u32) as usize];
    let dice = Fast::numbered(rng.bits(), 0);
    let one = perceived(game, seat, pick, &dice);
    let two = perceived(game, seat, other, &dice);
    let (Some((rolled, one)), Some((_, two))) = (one, two) else { return Ok(()) };
    holds(!rolled, Law::SecretPick, || format!("{pick:?} rolls while the question is open"))?;
    for (a, b) in one.iter().zip(&two) {
        holds(a == b, Law::SecretPick, || {
            format!("{seat:?} picks {pick:?} or {other:?}: others see {}", difference(a, b))
        })?;
    }
    Ok(())
}

/// Two seats that pick in either order lead to the same position.
pub(super) fn check_order<G: Game>(game: &G, rng: &mut Fast) -> Check {
    let law = Law::PickOrder;
    let seats: Vec<Seat> = game.turn().seats.iter().collect();
    let [first, .., last] = seats[..] else { return Ok(()) };
    let mut any = |seat| {
        let offered = game.choices(seat);
        offered[rng.below(offered.len() as u32) as usize]
    };
    let (one, two) = ((first, any(first)), (last, any(last)));
    let dice = Fast::numbered(rng.bits(), 0);
    let play = |order: [(Seat, G::Choice); 2]| {
        let (mut copy, mut dice) = (*game, dice.clone());
        for (seat, pick) in order {
            let played = copy.play(seat, pick, &mut dice, &mut crate::NoLog);
            played.map_err(|e| (law, format!("{seat:?} may not pick {pick:?}: {:?}", e.reason)))?;
        }
        Ok(copy)
    };
    let (forth, back) = (play([one, two])?, play([two, one])?);
    holds(forth == back, law, || format!("{one:?} and {two:?} depend on their order"))
}

/// The record, written and read again, replays to the same.
pub(super) fn check_record<G: Game>(table: &Match<G>) -> Check {
    let law = Law::Record;
    let text = table.closed_record().to_text();
    let record = Record::parse(&text).map_err(|e| (law, e.to_string()))?;
    let loaded = Match::<G>::load(&record).map_err(|e| (law, e.to_string()))?;
    holds(loaded.game() == table.game(), law, || "it leads to another position".into())?;
    holds(loaded.closed_record().to_text() == text, law, || "its text has changed".into())?;
    holds(logs(&loaded) == logs(table), law, || "its log has changed".into())
}
