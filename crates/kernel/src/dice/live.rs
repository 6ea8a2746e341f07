//! Dice for live games: fair, and shown to be fair afterwards.

use super::{Dice, Source, below};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// A secret seed of 256 bits, written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What is published before the game: the SHA-256 of the seed, in hex.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// Seed number `index` of a series (SplitMix64 over both numbers): for simulation, not for
    /// games between people.
    pub fn numbered(seed: u64, index: u64) -> Seed {
        let mut state = seed ^ index.wrapping_mul(0xD1B5_4A32_D192_ED03);
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            chunk.copy_from_slice(&(z ^ (z >> 31)).to_le_bytes());
        }
        Seed(bytes)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        hex::encode(seed.0)
    }
}

impl TryFrom<String> for Seed {
    type Error = String;
    fn try_from(text: String) -> Result<Seed, String> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(&text, &mut bytes)
            .map_err(|_| format!("a seed is 64 hex digits, not {:?}", shorten(&text)))?;
        Ok(Seed(bytes))
    }
}

fn shorten(text: &str) -> String {
    text.chars().take(80).collect()
}

/// One ChaCha20 stream per source, keyed by the hash of a secret seed and a word from each seat.
///
/// The seed's commitment is published first, then the seats give their words: neither the server
/// nor a player can choose the deal. The seed is published at the end, and anyone can check.
#[derive(Clone)]
pub struct Live {
    key: [u8; 32],
    streams: Vec<Option<ChaCha20Rng>>,
}

impl Live {
    /// Dice for a seed and the words of the seats.
    pub fn new<W: AsRef<[u8]>>(seed: Seed, words: &[W]) -> Live {
        let mut hash = Sha256::new();
        hash.update(b"sabbat dice 1");
        hash.update(seed.0);
        for word in words {
            hash.update((word.as_ref().len() as u64).to_le_bytes());
            hash.update(word);
        }
        Live { key: hash.finalize().into(), streams: Vec::new() }
    }
}

impl Dice for Live {
    fn roll(&mut self, source: Source, n: u32) -> u32 {
        if n == 1 {
            return 0;
        }
        let index = usize::from(source.0);
        if self.streams.len() <= index {
            self.streams.resize(index + 1, None);
        }
        let key = self.key;
        let stream = self.streams[index].get_or_insert_with(|| {
            let mut stream = ChaCha20Rng::from_seed(key);
            stream.set_stream(u64::from(source.0));
            stream
        });
        below(n, || stream.next_u64())
    }
}

impl fmt::Debug for Live {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Live(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Golden vectors: if these change, no record verifies any more.
    #[test]
    fn live_dice_are_pinned() {
        let mut dice = Live::new(Seed([7; 32]), &["anna", "bela"]);
        let bag: Vec<u32> = (0..6).map(|_| dice.roll(Source(0), 105)).collect();
        let die: Vec<u32> = (0..6).map(|_| dice.roll(Source(1), 6)).collect();
        assert_eq!(
            (bag.as_slice(), die.as_slice()),
            (&[37, 50, 33, 16, 37, 10][..], &[2, 2, 2, 5, 0, 5][..])
        );
    }

    #[test]
    fn a_source_does_not_disturb_another() {
        let mut alone = Live::new(Seed([1; 32]), &["w"]);
        let mut mixed = Live::new(Seed([1; 32]), &["w"]);
        for _ in 0..20 {
            mixed.roll(Source(3), 9);
            assert_eq!(alone.roll(Source(0), 50), mixed.roll(Source(0), 50));
        }
    }

    #[test]
    fn words_change_the_deal_and_cannot_be_shifted_between_seats() {
        let first = |words: &[&str]| {
            let mut dice = Live::new(Seed([1; 32]), words);
            (0..8).map(|_| dice.roll(Source(0), 1000)).collect::<Vec<_>>()
        };
        assert_ne!(first(&["ab", "c"]), first(&["a", "bc"]));
        assert_ne!(first(&[]), first(&["a"]));
    }

    #[test]
    fn a_seed_is_64_hex_digits_and_never_printed() {
        let seed = Seed([0xab; 32]);
        assert_eq!(serde_json::to_string(&seed).unwrap(), format!("\"{}\"", "ab".repeat(32)));
        let error = serde_json::from_str::<Seed>("\"xyz\"").unwrap_err().to_string();
        assert!(error.contains("64 hex digits"), "{error}");
        assert!(!format!("{seed:?}").contains("ab"));
    }
}
