//! Choices that a person makes together, such as the tokens that pay for a spell.
//!
//! The rules ask for them one by one, often in a fixed order so that equal acts have one spelling.
//! A page lets a person tick them in any order and send them whole.

use kernel::{Game, NoLog, Reason, Rules, Seat, Tape};
use std::collections::HashSet;
use std::mem::discriminant;

/// So many ways are looked at, at most, to find out what can be ticked.
const PATIENCE: usize = 4000;

/// What can be ticked together.
#[derive(Clone, PartialEq, Debug)]
pub struct Ticks<C> {
    /// Each choice of the kind, with how often it can be made.
    pub most: Vec<(C, usize)>,
    /// How many are made together: the fewest, and the most.
    pub count: (usize, usize),
}

/// The position after a choice, if no dice are rolled by it.
fn after<G: Game>(game: &G, seat: Seat, choice: G::Choice) -> Option<G> {
    let mut next = *game;
    let mut tape = Tape::default();
    next.apply(seat, choice, &mut tape, &mut NoLog);
    tape.finish().is_ok().then_some(next)
}

/// What can be ticked together with a choice that the seat may make: choices of its kind that can
/// follow each other as answers to the same question. Nothing if only one can be made.
pub fn ticks<G: Game>(game: &G, seat: Seat, like: G::Choice) -> Option<Ticks<G::Choice>> {
    let kind = discriminant(&like);
    let of_kind = |game: &G| -> Vec<G::Choice> {
        game.choices(seat).into_iter().filter(|c| discriminant(c) == kind).collect()
    };
    let question = game.prompt(seat).id;
    let goes_on = |next: &G| !of_kind(next).is_empty() && next.prompt(seat).id == question;
    let stops = |game: &G| game.choices(seat).iter().any(|c| discriminant(c) != kind);
    let mut most: Vec<(G::Choice, usize)> = Vec::new();
    let (mut fewest, mut longest) = (usize::MAX, 0);
    let mut seen = HashSet::new();
    let mut open = vec![(*game, Vec::<usize>::new())];
    while let Some((at, path)) = open.pop() {
        for choice in of_kind(&at) {
            let place = most.iter().position(|(c, _)| *c == choice).unwrap_or_else(|| {
                most.push((choice, 0));
                most.len() - 1
            });
            let mut path = path.clone();
            let spot = path.partition_point(|p| *p <= place);
            path.insert(spot, place);
            if seen.len() >= PATIENCE || !seen.insert(path.clone()) {
                continue;
            }
            let times = path.iter().filter(|p| **p == place).count();
            most[place].1 = most[place].1.max(times);
            longest = longest.max(path.len());
            match after(&at, seat, choice).filter(goes_on) {
                Some(next) => {
                    if stops(&next) {
                        fewest = fewest.min(path.len());
                    }
                    open.push((next, path));
                }
                None => fewest = fewest.min(path.len()),
            }
        }
    }
    (longest > 1).then_some(Ticks { most, count: (fewest, longest) })
}

/// An order in which the rules take these choices, or why there is none.
pub(crate) fn order<G: Game>(
    game: &G,
    seat: Seat,
    set: &[G::Choice],
) -> Result<Vec<G::Choice>, Reason> {
    let mut order = Vec::with_capacity(set.len());
    let mut left = set.to_vec();
    let mut patience = PATIENCE;
    if extend(game, seat, &mut left, &mut order, &mut patience) {
        return Ok(order);
    }
    let why = left.iter().find_map(|choice| game.why_not(seat, *choice));
    Err(why.unwrap_or_else(|| kernel::message::not_together().because("")))
}

fn extend<G: Game>(
    game: &G,
    seat: Seat,
    left: &mut Vec<G::Choice>,
    order: &mut Vec<G::Choice>,
    patience: &mut usize,
) -> bool {
    if left.is_empty() {
        return true;
    }
    for i in 0..left.len() {
        let choice = left[i];
        if left[..i].contains(&choice) || !game.allows(seat, choice) {
            continue;
        }
        if *patience == 0 {
            return false;
        }
        *patience -= 1;
        order.push(left.swap_remove(i));
        let last = left.is_empty();
        let next = after(game, seat, choice);
        if last || next.is_some_and(|next| extend(&next, seat, left, order, patience)) {
            return true;
        }
        order.pop();
        left.push(choice);
        let end = left.len() - 1;
        left.swap(i, end);
    }
    false
}
