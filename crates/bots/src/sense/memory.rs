//! What has been found out about seats already.

use super::Sense;
use super::net::Basis;
use kernel::{Digest, Game, MAX_SEATS, Seat};
use std::cell::{Cell, OnceCell};

/// Remembers what is worth what to whom, as long as one thought lasts: ways to go on differ in their order,
/// and in what others get, more often than in what a seat has in the end.
#[derive(Debug, Default)]
pub struct Memory {
    /// By the upper bits of the key. What is found later takes the place of what was found before.
    entries: Vec<Entry>,
    thought: u64,
    /// What the net makes of a position of each seat, near those that are asked for next.
    bases: [Option<Basis>; MAX_SEATS],
}

/// What is known about a seat with such things; what nobody has asked yet is not a number.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    worth: f32,
    guess: f32,
}

/// How many bits of a key tell where it is kept.
const BITS: u32 = 14;

/// An odd number whose bits look like chance.
const ODD: u64 = 0x9E37_79B9_7F4A_7C15;

/// A position from which others are reached.
#[derive(Debug)]
pub struct Place<'a, G> {
    game: &'a G,
    /// What the best of the others has, once that was asked, if it can be told.
    rival: OnceCell<Option<f64>>,
    /// Whether the net has been asked about a position that was reached: that is the basis for the others.
    known: Cell<bool>,
    /// The part of what has been learned that counts.
    caution: f64,
}

impl<'a, G: Game> Place<'a, G> {
    /// Such a place, from where so much of what has been learned counts.
    pub fn new(game: &'a G, caution: f64) -> Place<'a, G> {
        Place { game, rival: OnceCell::new(), known: Cell::new(false), caution }
    }
}

impl Memory {
    /// Begins another thought: what was found out in the last one may not hold.
    pub fn forget(&mut self) {
        self.thought = self.thought.wrapping_add(ODD);
        self.bases = Default::default();
    }

    /// What a position is worth to a seat that has come there from a place. Where nothing is half done, what
    /// has been learned counts too.
    pub fn value<G: Game>(
        &mut self,
        sense: &dyn Sense<G>,
        from: &Place<'_, G>,
        (game, seat): (&G, Seat),
        whole: bool,
    ) -> f64 {
        if game.turn().is_over() {
            return sense.end(game, seat);
        }
        let key = sense.digest(game, seat).map(|digest| self.key(digest));
        // What is kept there is fetched while others are looked at.
        let _ = std::hint::black_box(key.and_then(|key| Some(self.entries.get(place(key))?.key)));
        let is_steady = |other: Seat| sense.is_steady(from.game, game, other);
        let rival = if others(game, seat).all(is_steady) {
            *from.rival.get_or_init(|| self.rival(sense, (game, seat)))
        } else {
            self.rival(sense, (game, seat))
        };
        let entry = key.map(|key| self.entry(key));
        let learned = if whole && from.caution > 0.0 {
            from.caution * self.guess(sense, entry, from, (game, seat))
        } else {
            0.0
        };
        match (self.worth(sense, entry, (game, seat)), rival) {
            (Some(own), Some(rival)) if rival.is_finite() => own - rival + learned,
            _ => sense.value(game, seat) + learned,
        }
    }

    /// What the best of a seat's rivals has, if that can be told.
    fn rival<G: Game>(&mut self, sense: &dyn Sense<G>, (game, seat): (&G, Seat)) -> Option<f64> {
        others(game, seat).try_fold(f64::NEG_INFINITY, |best, other| {
            let key = sense.digest(game, other).map(|digest| self.key(digest));
            let entry = key.map(|key| self.entry(key));
            Some(self.worth(sense, entry, (game, other))?.max(best))
        })
    }

    /// The key of a digest in this thought.
    #[inline]
    fn key(&self, digest: Digest) -> u64 {
        digest.get() ^ self.thought
    }

    /// Where what is known about a key is kept.
    #[inline]
    fn entry(&mut self, key: u64) -> usize {
        let unknown = Entry { key, worth: f32::NAN, guess: f32::NAN };
        if self.entries.is_empty() {
            self.entries.resize(1 << BITS, unknown);
        }
        let place = place(key);
        if self.entries[place].key != key {
            self.entries[place] = unknown;
        }
        place
    }

    #[inline]
    fn worth<G: Game>(
        &mut self,
        sense: &dyn Sense<G>,
        entry: Option<usize>,
        (game, seat): (&G, Seat),
    ) -> Option<f64> {
        let Some(place) = entry else { return sense.worth(game, seat) };
        let known = &mut self.entries[place].worth;
        if known.is_nan() {
            *known = sense.worth(game, seat)? as f32;
        }
        Some((*known).into())
    }

    #[inline]
    fn guess<G: Game>(
        &mut self,
        sense: &dyn Sense<G>,
        entry: Option<usize>,
        from: &Place<'_, G>,
        (game, seat): (&G, Seat),
    ) -> f64 {
        let known = entry.map_or(f32::NAN, |place| self.entries[place].guess);
        if !known.is_nan() {
            return known.into();
        }
        let basis = &mut self.bases[seat.index()];
        let (guess, worth) = sense.guess_near((basis, !from.known.replace(true)), game, seat);
        if let Some(place) = entry {
            let entry = &mut self.entries[place];
            (entry.guess, entry.worth) = (guess as f32, worth.map_or(entry.worth, |w| w as f32));
        }
        guess
    }
}

/// Where a key is kept.
#[inline]
fn place(key: u64) -> usize {
    (key >> (64 - BITS)) as usize
}

fn others<G: Game>(game: &G, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats()).filter(move |other| *other != seat)
}
