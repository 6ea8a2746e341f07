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
    /// With another number.
    #[inline]
    #[must_use]
    pub fn and(self, number: u64) -> Digest {
        // Both halves of the product together depend on all bits.
        let product = u128::from(self.0 ^ number) * 0x9E37_79B9_7F4A_7C15;
        Digest(product as u64 ^ (product >> 64) as u64)
    }

    /// With eight small numbers.
    #[inline]
    #[must_use]
    pub fn bytes(self, bytes: [u8; 8]) -> Digest {
        self.and(u64::from_le_bytes(bytes))
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
        let two = |a: u64| numbers().map(move |b| Digest::default().and(a).and(b).get());
        let digests: BTreeSet<u64> = numbers().flat_map(two).collect();
        assert_eq!(digests.len(), 65 * 65);
        // Any part of one is as good as chance: of 4,096 places a good part is taken.
        let places: BTreeSet<u64> = digests.iter().map(|digest| digest >> 52).collect();
        assert!((2_400..2_900).contains(&places.len()), "{}", places.len());
        let bytes = Digest::default().bytes([1, 0, 0, 0, 0, 0, 0, 2]);
        assert_eq!(bytes, Digest::default().and(1 | 2 << 56));
    }
}
