//! Bots at a match of any game.

use crate::{Kind, Knowledge};
use games::{AnyMatch, Visitor};
use kernel::{Fast, Game, Match, Rules, Seat, Seed};
use serde_json::Value;

/// A choice that is still to be thought about. It can be taken to another thread; running it gives
/// the choice as [`AnyMatch::play`] takes it.
pub type Thought = Box<dyn FnOnce() -> Value + Send>;

/// What a bot of this kind would choose for a seat, thinking with dice of this seed; nothing if the
/// seat has nothing to choose.
///
/// The thought keeps a copy of the position and leaves the match alone.
pub fn thought(kind: Kind, at: &dyn AnyMatch, seat: Seat, seed: Seed) -> Option<Thought> {
    games::visit(at.id(), Thinker { kind, at, seat, seed }).ok().flatten()
}

struct Thinker<'a> {
    kind: Kind,
    at: &'a dyn AnyMatch,
    seat: Seat,
    seed: Seed,
}

impl Visitor for Thinker<'_> {
    type Out = Option<Thought>;

    fn visit<G: Game>(self) -> Option<Thought> {
        let Thinker { kind, seat, seed, .. } = self;
        let game = *self.at.as_any().downcast_ref::<Match<G>>()?.game();
        let choices = game.choices(seat);
        if choices.is_empty() {
            return None;
        }
        Some(Box::new(move || {
            let knows = Knowledge::new(&game, seat);
            let index = kind.bot().choose(knows, &choices, &mut Fast::new(seed));
            serde_json::to_value(choices[index]).expect("choices serialise by names")
        }))
    }
}
