//! Laws of what a seat may know.

use super::{Check, Law, holds};
use crate::dice::Recording;
use crate::{Everything, Fact, Fast, Game, Rules, Seat, Unknown};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("cannot be serialised: {error}"))
}

/// Everything that a seat perceives of a position, by name, as text: whose turn it is, its view,
/// its prompt, its choices and their words, and why the rest is refused.
pub fn senses<G: Game>(game: &G, seat: Seat, strays: &[G::Choice]) -> Vec<(&'static str, String)> {
    let mut heard = Everything::default();
    if game.turn().seats.contains(seat) {
        let _ = game.offer(seat, &mut heard);
    }
    let said: Vec<_> = heard.yes.iter().map(|choice| game.say(seat, *choice)).collect();
    let why_not: Vec<_> = strays.iter().map(|choice| game.why_not(seat, *choice)).collect();
    vec![
        ("turn", json(&game.turn())),
        ("view", json(&game.view(Some(seat)))),
        ("prompt", json(&game.prompt(seat))),
        ("choices", json(&heard.yes)),
        ("words", json(&said)),
        ("reasons", json(&heard.no)),
        ("refusals", json(&why_not)),
    ]
}

/// Where two texts begin to differ, with a little around it.
pub(super) fn difference(truth: &str, other: &str) -> String {
    let same = truth.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| text.chars().skip(same.saturating_sub(30)).take(90).collect::<String>();
    format!("`{}`, not `{}`", part(other), part(truth))
}

/// What a seat imagines, it cannot tell from the truth, and it follows from what it knows alone.
pub(super) fn check<G: Game>(
    game: &G,
    strays: &[G::Choice],
    worlds: usize,
    rng: &mut Fast,
) -> Check {
    for seat in Seat::all(game.seats()) {
        let (first, second) = (Fast::numbered(rng.bits(), 0), Fast::numbered(rng.bits(), 0));
        let world = game.imagine(seat, &mut first.clone());
        world.audit().map_err(|e| (Law::ImagineAudit, format!("imagined by {seat:?}: {e}")))?;
        let here = senses(game, seat, strays);
        for ((what, truth), (_, there)) in here.into_iter().zip(senses(&world, seat, strays)) {
            holds(truth == there, Law::ImagineKeeps, || {
                format!("{seat:?} sees by its {what}: {}", difference(&truth, &there))
            })?;
        }
        let (truth, there) = (json(&game.view(None)), json(&world.view(None)));
        holds(truth == there, Law::Spectator, || {
            format!("in a world imagined by {seat:?}: {}", difference(&truth, &there))
        })?;
        let direct = game.imagine(seat, &mut second.clone());
        let twice = world.imagine(seat, &mut second.clone());
        holds(twice == direct, Law::ImagineTwice, || {
            let difference = difference(&json(&direct), &json(&twice));
            format!("{seat:?} imagines otherwise in a world that it imagined: {difference}")
        })?;
        check_everywhere(game, seat, worlds, rng)?;
    }
    Ok(())
}

/// By urn and batch, the things that a seat does not know, each with its slot.
type Hidden = BTreeMap<(u8, u8), Vec<(u16, u16)>>;

fn hidden<G: Game>(game: &G, seat: Seat) -> Hidden {
    let mut hidden = Hidden::new();
    game.unknown(seat, &mut |Unknown { urn, batch, slot, thing }| {
        hidden.entry((urn, batch)).or_default().push((thing, slot));
    });
    hidden
}

/// Imagines worlds until every unknown thing was in every slot of its batch.
fn check_everywhere<G: Game>(game: &G, seat: Seat, worlds: usize, rng: &mut Fast) -> Check {
    let law = Law::ImagineEverywhere;
    let truth = hidden(game, seat);
    let sorted = |pairs: &[(u16, u16)], which: fn(&(u16, u16)) -> u16| {
        let mut list: Vec<u16> = pairs.iter().map(which).collect();
        list.sort_unstable();
        list
    };
    let parts = |h: &Hidden| -> Vec<_> {
        let parts = h.iter().map(|(b, p)| (*b, sorted(p, |x| x.0), sorted(p, |x| x.1)));
        parts.collect()
    };
    let there = parts(&truth);
    let mut left = BTreeSet::new();
    for (batch, things, slots) in &there {
        for thing in things {
            left.extend(slots.iter().map(|slot| (*batch, *thing, *slot)));
        }
    }
    for drawn in 0..worlds {
        if left.is_empty() && drawn > 0 {
            break;
        }
        let world = game.imagine(seat, rng);
        holds(!truth.is_empty() || world == *game, law, || {
            format!("{seat:?} knows everything, but imagines another world")
        })?;
        let imagined = hidden(&world, seat);
        let found = parts(&imagined);
        holds(found == there, law, || {
            format!(
                "{seat:?} does not know {there:?} (batch, things, slots), but imagines {found:?}"
            )
        })?;
        for (batch, pairs) in imagined {
            for (thing, slot) in pairs {
                left.remove(&(batch, thing, slot));
            }
        }
    }
    holds(left.is_empty(), law, || {
        let ((urn, batch), thing, slot) = left.first().copied().unwrap_or_default();
        format!(
            "in {worlds} worlds of {seat:?}, thing {thing} was never in slot {slot} of batch {batch} of urn {urn}"
        )
    })
}

/// A choice as one viewer perceives it.
struct Seen<E> {
    rolled: bool,
    view: String,
    events: Vec<E>,
}

fn seen<G: Game>(
    game: &G,
    seat: Seat,
    choice: G::Choice,
    dice: &Fast,
    viewer: Option<Seat>,
) -> Seen<G::Event> {
    let (mut copy, mut events) = (*game, Vec::new());
    let mut dice = Recording { dice: &mut dice.clone(), rolls: Vec::new() };
    copy.apply(seat, choice, &mut dice, &mut events);
    Seen {
        rolled: !dice.rolls.is_empty(),
        view: json(&copy.view(viewer)),
        events: events.iter().filter_map(|event| event.seen_by(viewer)).collect(),
    }
}

/// Makes a choice in the true world and in worlds that seats imagine, and compares what each of
/// them, and a spectator, perceives.
pub(super) fn check_choice<G: Game>(
    game: &G,
    (seat, choice): (Seat, G::Choice),
    undoable: bool,
    fleeting: bool,
    rng: &mut Fast,
) -> Check {
    for imaginer in Seat::all(game.seats()) {
        let world = game.imagine(imaginer, rng);
        if !world.allows(seat, choice) {
            continue;
        }
        let dice = Fast::numbered(rng.bits(), 0);
        for viewer in [Some(imaginer), None] {
            let here = seen(game, seat, choice, &dice, viewer);
            let there = seen(&world, seat, choice, &dice, viewer);
            let who = viewer.map_or("a spectator".into(), |s| format!("{s:?}"));
            let (truth, other) = (json(&here.events), json(&there.events));
            let same = here.view == there.view;
            if undoable {
                holds(!here.rolled && !there.rolled, Law::Undo, || format!("{choice:?} rolls"))?;
                holds(same && truth == other, Law::Undo, || {
                    let view = if same {
                        difference(&truth, &other)
                    } else {
                        difference(&here.view, &there.view)
                    };
                    format!("by {choice:?}, which can be undone, {who} could have seen {view}")
                })?;
            }
            holds(!same || truth == other || fleeting, Law::Log, || {
                format!("after {choice:?}, {who} hears {}", difference(&truth, &other))
            })?;
        }
    }
    Ok(())
}
