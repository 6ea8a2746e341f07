//! The luck of imagined worlds: the same for all choices that are compared, as far as that can be.

use kernel::dice::below;
use kernel::{Dice, Source};
use std::hash::{Hash, Hasher};

/// Dice for imagined worlds. Out of two heaps that differ a little, they draw the same thing as often as
/// possible: so what follows from two choices differs by what was chosen, and hardly by luck.
///
/// It is one number (SplitMix64): a plan copies its luck with every choice, and looks whether it was asked.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Luck(u64);

/// After so many things that are not there, one of those that are is rolled for.
const TRIES: u32 = 64;

/// How far the number moves from one to the next.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Luck {
    pub fn numbered(series: u64, number: u64) -> Luck {
        Luck(mixed(mixed(series).wrapping_add(number.wrapping_mul(STEP))))
    }

    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mixed(self.0)
    }

    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        below(n, || self.bits())
    }
}

/// A number each of whose bits depends on all of another.
#[inline]
fn mixed(z: u64) -> u64 {
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Dice for Luck {
    #[inline]
    fn roll(&mut self, _: Source, n: u32) -> u32 {
        if n == 1 { 0 } else { self.below(n) }
    }

    /// Names things until one is there. However many are named, the next draw is not moved by it.
    #[inline]
    fn pick<F: std::fmt::Display>(
        &mut self,
        _: Source,
        (n, all): (u32, u32),
        place: impl Fn(u32) -> Option<u32>,
        _: impl Fn(u32) -> F,
    ) -> u32 {
        if n == 1 {
            return 0;
        }
        let mut names = Luck(self.bits());
        for _ in 0..TRIES {
            if let Some(place) = place(names.below(all)) {
                return place;
            }
        }
        names.below(n)
    }
}

/// What chance brings in a turn: to each choice its own, whatever was chosen before.
pub(crate) struct Fate<C> {
    seed: u64,
    /// The choices that have had theirs.
    met: Vec<C>,
}

impl<C: Copy + Eq + Hash> Fate<C> {
    pub fn new(seed: u64) -> Fate<C> {
        Fate { seed, met: Vec::new() }
    }

    /// Begins another turn.
    pub fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.met.clear();
    }

    /// The luck of dream number `n` about this turn.
    pub fn dream(&self, n: u64) -> Luck {
        Luck::numbered(self.seed, n)
    }

    /// The luck of a choice that is made now.
    pub fn luck(&mut self, choice: C) -> Luck {
        let again = self.met.iter().filter(|met| **met == choice).count() as u64;
        self.met.push(choice);
        let mut number = Number(0xCBF2_9CE4_8422_2325);
        choice.hash(&mut number);
        Luck::numbered(self.seed ^ number.finish(), !again)
    }
}

/// A number made of a choice (FNV-1a): the same with each version of the compiler.
struct Number(u64);

impl Hasher for Number {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Cards;

    /// A card of these, drawn by draw number `n`.
    fn draw(cards: Cards, n: u64) -> u8 {
        cards.pick(Source(0), &mut Luck::numbered(5, n), |card| card)
    }

    #[test]
    fn each_thing_is_drawn_about_equally_often() {
        let cards = Cards(0b1011_0110_0001);
        let mut counts = [0u32; 12];
        (0..12_000).for_each(|n| counts[usize::from(draw(cards, n))] += 1);
        for (card, count) in counts.into_iter().enumerate() {
            let expected = if cards.contains(card as u8) { 1_850..2_150 } else { 0..1 };
            assert!(expected.contains(&count), "{count} times card {card}");
        }
        // Few things of many are found as well.
        let rare = Cards::only(3).or(Cards::only(127));
        let threes = (0..2_000).filter(|n| draw(rare, *n) == 3).count();
        assert!((900..1_100).contains(&threes), "{threes}");
    }

    #[test]
    fn heaps_that_differ_a_little_give_the_same_most_of_the_time() {
        let all = Cards::first(40);
        let fewer = all.but(Cards::only(2)).but(Cards::only(17));
        let same = (0..4_000).filter(|n| draw(all, *n) == draw(fewer, *n)).count();
        assert!((3_750..3_850).contains(&same), "{same} of 4000 where 3800 can be");
    }

    #[test]
    fn a_choice_has_its_luck_whatever_was_chosen_before() {
        let (mut one, mut other) = (Fate::new(7), Fate::new(7));
        one.luck("learn");
        let first = one.luck("draw");
        assert_eq!(first, other.luck("draw"));
        assert_ne!(first, one.luck("draw"));
        assert_ne!(first, other.luck("end"));
        one.begin(8);
        assert_ne!(first, one.luck("draw"));
        one.begin(7);
        assert_eq!(first, one.luck("draw"));
    }
}
