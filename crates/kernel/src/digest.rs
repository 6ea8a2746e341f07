//! One number for many.

/// A number made of many, for those who remember what they found out about positions: the same numbers give
/// the same digest, and different ones, as good as surely, another. It is not for keeping: it may change
/// with each version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0x243F_6A88_85A3_08D3)
    }
}

impl Digest {
    /// With two more numbers.
    #[inline]
    #[must_use]
    pub fn and(self, a: u64, b: u64) -> Digest {
        // Both halves of the product together depend on all bits.
        let product = u128::from(self.0 ^ a) * u128::from(0x9E37_79B9_7F4A_7C15 ^ b);
        Digest(product as u64 ^ (product >> 64) as u64)
    }

    /// With sixteen small numbers.
    #[inline]
    #[must_use]
    pub fn bytes(self, bytes: [u8; 16]) -> Digest {
        let both = u128::from_le_bytes(bytes);
        self.and(both as u64, (both >> 64) as u64)
    }

    /// The number.
    #[inline]
    pub fn get(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn different_numbers_in_any_order_have_different_digests() {
        let numbers = || (0..64).map(|n| 1u64 << n).chain([0]);
        let two = |a: u64| numbers().map(move |b| Digest::default().and(a, b));
        let digests: BTreeSet<u64> = numbers().flat_map(two).map(Digest::get).collect();
        assert_eq!(digests.len(), 65 * 65);
        let later = numbers().flat_map(|a| two(a).map(move |first| first.and(a, 0).get()));
        assert_eq!(later.collect::<BTreeSet<u64>>().len(), 65 * 65);
        // Any part of one is as good as chance: of 4,096 places a good part is taken.
        let places: BTreeSet<u64> = digests.iter().map(|digest| digest >> 52).collect();
        assert!((2_400..2_900).contains(&places.len()), "{}", places.len());
        let bytes = Digest::default().bytes([1, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 4]);
        assert_eq!(bytes, Digest::default().and(1 | 2 << 56, 3 | 4 << 56));
    }
}
