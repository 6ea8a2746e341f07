//! What a position is worth to a seat.

mod evenfall;
mod septima;
mod spellbook;

pub use evenfall::EvenfallSense;
pub use septima::SeptimaSense;
pub use spellbook::SpellBookSense;

use kernel::{Game, Seat};
use std::any::{Any, TypeId};

/// A sense of value for the positions of a game, in points.
pub trait Sense<G: Game>: Send + Sync {
    /// What a seat may hope to score by what it has, beyond its score.
    fn promise(&self, game: &G, seat: Seat) -> f64;

    /// A number for the stretch of play: a plan looks no further than to its end.
    fn stretch(&self, game: &G) -> u32 {
        let _ = game;
        0
    }

    /// What the position is worth to a seat: by how much it leads, with what it may hope for.
    fn value(&self, game: &G, seat: Seat) -> f64 {
        let standing = game.standing();
        let (mut own, mut best) = (0.0, f64::NEG_INFINITY);
        for party in &standing.parties {
            let hope = match party.seat {
                Some(of) if !standing.over => self.promise(game, of),
                _ => 0.0,
            };
            let worth = f64::from(party.score) + hope;
            if party.seat == Some(seat) {
                let won = standing.over && party.won;
                own = worth + if won { VICTORY } else { 0.0 };
            } else {
                best = best.max(worth);
            }
        }
        if best.is_finite() { own - best } else { own }
    }
}

/// A won game is worth so many points more.
const VICTORY: f64 = 100.0;

/// Counts the score alone: the sense of games that have no other.
#[derive(Clone, Copy, Debug)]
pub struct ScoreOnly;

impl<G: Game> Sense<G> for ScoreOnly {
    fn promise(&self, _: &G, _: Seat) -> f64 {
        0.0
    }
}

/// The sense for a game. This is the only place that lists them.
pub fn of<G: Game>() -> Box<dyn Sense<G>> {
    let spellbook = || fits(SpellBookSense::built_in);
    let evenfall = || fits(EvenfallSense::built_in);
    let septima = || fits(SeptimaSense::built_in);
    spellbook().or_else(evenfall).or_else(septima).unwrap_or_else(|| Box::new(ScoreOnly))
}

/// The sense that is made for the game `K`, if this is the game `G`.
fn fits<K: Game, G: Game, S: Sense<K> + 'static>(make: fn() -> S) -> Option<Box<dyn Sense<G>>> {
    if TypeId::of::<K>() != TypeId::of::<G>() {
        return None;
    }
    let sense: Box<dyn Sense<K>> = Box::new(make());
    let any: Box<dyn Any> = Box::new(sense);
    any.downcast::<Box<dyn Sense<G>>>().ok().map(|sense| *sense)
}

/// A mistake in the text of weights: where and what.
pub type WeightsError = ron::error::SpannedError;

const CORRECT: &str = "the built-in weights are correct: a test reads them";

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::tiny::Tiny;

    #[test]
    fn the_built_in_weights_are_read_and_fit_their_games() {
        assert!(fits::<_, ::spellbook::SpellBook, _>(SpellBookSense::built_in).is_some());
        assert!(fits::<_, ::evenfall::Evenfall, _>(EvenfallSense::built_in).is_some());
        assert!(fits::<_, ::septima::Septima, _>(SeptimaSense::built_in).is_some());
        assert!(fits::<_, Tiny, _>(SpellBookSense::built_in).is_none());
        let _ = of::<Tiny>();
    }
}
