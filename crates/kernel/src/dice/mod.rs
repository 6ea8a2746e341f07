//! Dice: the only source of chance.
//!
//! Every random event is a `roll` over `0..n` from a named [`Source`]. There are four kinds:
//!
//! | kind | for |
//! |---|---|
//! | [`Live`] | games between people: one ChaCha stream per source, keyed by a committed seed |
//! | [`Fast`] | simulation |
//! | [`Tape`] | replay: gives recorded rolls and notices any that do not fit |
//! | [`Script`] | tests and rigged set-ups: the next rolls by number or by named outcome |
//!
//! Bounded draws are our own few lines over `next_u64` ([`below`]), pinned by golden vectors: a
//! library's sampling may change, a record may not.

mod live;
mod script;
mod tape;

pub use live::{Live, Seed};
pub use script::{Script, ScriptFault, Wish};
pub(crate) use tape::Recording;
pub use tape::{Roll, Tape, TapeFault};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt::Display;

/// Where a roll comes from: a bag, a die, a deck. An index into the game's list of sources.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Source(pub u8);

/// Something that rolls.
pub trait Dice {
    /// A number in `0..n`. A range of 1 gives 0, is no chance at all, and is never recorded;
    /// a range of 0 is a bug of the game.
    fn roll(&mut self, source: Source, n: u32) -> u32;

    /// The same, with a name for each outcome, so that a script can ask for an outcome by name.
    /// The names are made only when somebody needs them.
    #[inline]
    fn draw<F: Display>(&mut self, source: Source, n: u32, face: impl Fn(u32) -> F) -> u32 {
        let _ = face;
        self.roll(source, n)
    }

    /// The same for one of `n` things in a heap: each thing that may lie there has a number below `all`,
    /// and `place` gives its place in the heap, if it does. Who imagines what chance may bring can so draw the
    /// same thing from heaps that differ a little; all others roll as usual.
    #[inline]
    fn pick<F: Display>(
        &mut self,
        source: Source,
        (n, all): (u32, u32),
        place: impl Fn(u32) -> Option<u32>,
        face: impl Fn(u32) -> F,
    ) -> u32 {
        let _ = (all, place);
        self.draw(source, n, face)
    }
}

impl<D: Dice> Dice for &mut D {
    #[inline]
    fn roll(&mut self, source: Source, n: u32) -> u32 {
        (**self).roll(source, n)
    }

    #[inline]
    fn draw<F: Display>(&mut self, source: Source, n: u32, face: impl Fn(u32) -> F) -> u32 {
        (**self).draw(source, n, face)
    }

    #[inline]
    fn pick<F: Display>(
        &mut self,
        source: Source,
        among: (u32, u32),
        place: impl Fn(u32) -> Option<u32>,
        face: impl Fn(u32) -> F,
    ) -> u32 {
        (**self).pick(source, among, place, face)
    }
}

/// An unbiased number in `0..n` from a stream of 64-bit words (Lemire's method: the high half of a
/// product, words in the uneven rest thrown away).
#[inline]
pub fn below(n: u32, mut next: impl FnMut() -> u64) -> u32 {
    debug_assert!(n > 0, "a roll has at least one outcome");
    let n = u64::from(n.max(1));
    let mut product = u128::from(next()) * u128::from(n);
    if (product as u64) < n {
        let uneven = n.wrapping_neg() % n;
        while (product as u64) < uneven {
            product = u128::from(next()) * u128::from(n);
        }
    }
    (product >> 64) as u32
}

/// A fast generator for simulation (xoshiro256++); all sources share one stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The generator with this seed.
    pub fn new(seed: Seed) -> Fast {
        Fast(Xoshiro256PlusPlus::from_seed(seed.0))
    }

    /// A generator for number `index` of a series of independent ones.
    pub fn numbered(seed: u64, index: u64) -> Fast {
        Fast::new(Seed::numbered(seed, index))
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number in `0..n`, for those who think rather than play.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        below(n, || self.0.next_u64())
    }
}

impl Dice for Fast {
    #[inline]
    fn roll(&mut self, _: Source, n: u32) -> u32 {
        if n == 1 { 0 } else { self.below(n) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_outcome_turns_up_about_equally_often() {
        let mut dice = Fast::numbered(1, 0);
        let mut count = [0u32; 7];
        for _ in 0..70_000 {
            count[dice.roll(Source(0), 7) as usize] += 1;
        }
        assert!(count.iter().all(|c| (9_600..10_400).contains(c)), "{count:?}");
    }

    #[test]
    fn uneven_words_are_thrown_away() {
        // 2^64 mod 3 is 1: the word 0 alone would favour the outcome 0.
        let mut words = [0, u64::MAX].into_iter();
        assert_eq!(below(3, || words.next().unwrap()), 2);
    }

    /// Golden vectors: if these change, no record verifies any more.
    #[test]
    fn the_fast_generator_is_pinned() {
        let mut dice = Fast::new(Seed([7; 32]));
        let rolls: Vec<u32> = (0..8).map(|_| dice.roll(Source(0), 105)).collect();
        assert_eq!(rolls, GOLDEN_FAST);
        let mut other = Fast::numbered(42, 3);
        let rolls: Vec<u32> = (0..8).map(|_| other.roll(Source(0), 105)).collect();
        assert_eq!(rolls, GOLDEN_NUMBERED);
    }

    const GOLDEN_FAST: [u32; 8] = [5, 56, 46, 34, 69, 3, 3, 79];
    const GOLDEN_NUMBERED: [u32; 8] = [44, 64, 102, 56, 12, 91, 14, 7];
}
