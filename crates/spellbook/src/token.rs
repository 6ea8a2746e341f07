//! Tokens of matter, and heaps of them (SB-1.1, SB-1.2).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The seven colours of matter, and of spells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Purple,
    Green,
    Black,
    White,
    Blue,
    Yellow,
}

impl Colour {
    /// All colours, in the order of the game.
    pub const ALL: [Colour; 7] = [
        Colour::Red,
        Colour::Purple,
        Colour::Green,
        Colour::Black,
        Colour::White,
        Colour::Blue,
        Colour::Yellow,
    ];

    /// The place in [`Colour::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id of the message that names the colour.
    pub const fn word(self) -> &'static str {
        [
            "spellbook-red",
            "spellbook-purple",
            "spellbook-green",
            "spellbook-black",
            "spellbook-white",
            "spellbook-blue",
            "spellbook-yellow",
        ][self.index()]
    }
}

/// The three runes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Rune {
    Circle,
    Triangle,
    Square,
}

impl Rune {
    /// All runes, in the order of the levels (SB-1.2).
    pub const ALL: [Rune; 3] = [Rune::Circle, Rune::Triangle, Rune::Square];

    /// The place in [`Rune::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id of the message that names the rune.
    pub const fn word(self) -> &'static str {
        ["spellbook-circle", "spellbook-triangle", "spellbook-square"][self.index()]
    }
}

/// A kind of token: one of 21, a colour with a rune. Written as two letters, such as `Kc` for a
/// black circle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Token(u8);

/// How many kinds of token there are.
pub const KINDS: usize = 21;

const NAMES: [&str; KINDS] = [
    "Rc", "Rt", "Rs", "Pc", "Pt", "Ps", "Gc", "Gt", "Gs", "Kc", "Kt", "Ks", "Wc", "Wt", "Ws", "Bc",
    "Bt", "Bs", "Yc", "Yt", "Ys",
];

impl Token {
    /// The token of a colour with a rune.
    #[inline]
    pub const fn new(colour: Colour, rune: Rune) -> Token {
        Token(colour as u8 * 3 + rune as u8)
    }

    /// All kinds, in order.
    pub fn all() -> impl Iterator<Item = Token> {
        (0..KINDS as u8).map(Token)
    }

    /// The colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / 3) as usize]
    }

    /// The rune.
    #[inline]
    pub const fn rune(self) -> Rune {
        Rune::ALL[(self.0 % 3) as usize]
    }

    /// The two letters.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The token with this name.
    pub fn parse(name: &str) -> Option<Token> {
        NAMES.iter().position(|n| *n == name).map(|i| Token(i as u8))
    }

    #[inline]
    const fn shift(self) -> u32 {
        self.0 as u32 * 3
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<str>::deserialize(from)?;
        Token::parse(&name).ok_or_else(|| {
            serde::de::Error::custom(format!(
                "{name:?} is no token; a token is a colour (R P G K W B Y) and a rune (c t s), such as \"Kc\""
            ))
        })
    }
}

/// A heap of tokens: how many there are of each kind, at most seven.
///
/// Three bits a kind in one word. Kinds are in the order of colours, so a colour is a lane of nine
/// bits; sums over lanes are one multiplication.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tokens(u64);

/// One bit per colour lane.
const LANES: u64 = 0o1_001_001_001_001_001_001;
/// All bits of the kinds with a circle; shifted, of those with another rune.
const RUNES: u64 = LANES * 7;
/// One bit per kind.
const ONES: u64 = 0o111_111_111_111_111_111_111;
/// All bits of all kinds.
const ALL: u64 = ONES * 7;

impl Tokens {
    /// No tokens.
    pub const NONE: Tokens = Tokens(0);

    /// The same number of each kind.
    pub const fn of_each(copies: u8) -> Tokens {
        Tokens(ONES * copies as u64)
    }

    /// One token.
    #[inline]
    pub const fn one(token: Token) -> Tokens {
        Tokens(1 << token.shift())
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(self, token: Token) -> u8 {
        (self.0 >> token.shift()) as u8 & 7
    }

    /// Whether there is one of a kind.
    #[inline]
    pub const fn has(self, token: Token) -> bool {
        self.count(token) > 0
    }

    /// Whether there is none at all.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tokens in all.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.prefix() >> 54) as u8
    }

    /// In each lane the number of tokens of this colour and those before it.
    #[inline]
    const fn prefix(self) -> u64 {
        let by_colour = (self.0 & RUNES) + ((self.0 >> 3) & RUNES) + ((self.0 >> 6) & RUNES);
        by_colour.wrapping_mul(LANES) & ALL
    }

    /// Token number `n`, in the order of kinds; `n` must be below [`Tokens::len`].
    #[inline]
    pub fn nth(self, n: u32) -> Token {
        debug_assert!(n < u32::from(self.len()), "token {n} of {self:?}");
        let prefix = self.prefix();
        let high = LANES << 8;
        // A lane keeps its high bit when more than `n` tokens lie in it and the lanes before.
        let beyond = ((prefix | high) - (u64::from(n) + 1) * LANES) & high;
        let lane = (beyond.trailing_zeros() / 9).min(6);
        let before = if lane == 0 { 0 } else { (prefix >> (9 * (lane - 1)) & 0x1ff) as u32 };
        let within = (n - before) as u8;
        let bits = self.0 >> (9 * lane);
        let circles = bits as u8 & 7;
        let triangles = (bits >> 3) as u8 & 7;
        let rune = u8::from(within >= circles) + u8::from(within >= circles + triangles);
        Token(lane as u8 * 3 + rune)
    }

    /// How many tokens there are at most in a game (SB-1.1).
    pub const MOST: u32 = 5 * KINDS as u32;

    /// Where number `n` of all tokens that there could be lies in the heap, if it does: the first of each
    /// kind have the first numbers.
    #[inline]
    pub fn place(self, n: u32) -> Option<u32> {
        let (kind, copy) = (Token((n % KINDS as u32) as u8), n / KINDS as u32);
        let before = Tokens(self.0 & ((1 << kind.shift()) - 1));
        (copy < u32::from(self.count(kind))).then(|| u32::from(before.len()) + copy)
    }

    /// One more of a kind.
    #[inline]
    pub fn add(&mut self, token: Token) {
        debug_assert!(self.count(token) < 7, "a heap holds at most seven of a kind");
        self.0 += 1 << token.shift();
    }

    /// One less of a kind.
    #[inline]
    pub fn remove(&mut self, token: Token) {
        debug_assert!(self.has(token), "{token} is taken from {self:?}");
        self.0 -= 1 << token.shift();
    }

    /// All tokens of another heap too.
    #[inline]
    pub fn put(&mut self, other: Tokens) {
        self.0 += other.0;
    }

    /// The heap without the tokens of another, which it must have.
    #[inline]
    #[must_use]
    pub const fn less(self, other: Tokens) -> Tokens {
        Tokens(self.0 - other.0)
    }

    /// The kinds there are.
    #[inline]
    pub const fn kinds(self) -> Kinds {
        Kinds((self.0 | self.0 >> 1 | self.0 >> 2) & ONES)
    }

    /// Only the tokens of some kinds.
    #[inline]
    #[must_use]
    pub const fn only(self, kinds: Kinds) -> Tokens {
        Tokens(self.0 & (kinds.0 * 7))
    }

    /// How many tokens of a colour.
    #[inline]
    pub const fn of_colour(self, colour: Colour) -> u8 {
        let lane = self.0 >> (9 * colour.index());
        ((lane & 7) + (lane >> 3 & 7) + (lane >> 6 & 7)) as u8
    }

    /// How many tokens with each rune.
    #[inline]
    pub fn by_rune(self) -> [u8; 3] {
        let sum = |bits: u64| ((bits & RUNES).wrapping_mul(LANES) >> 54) as u8;
        [sum(self.0), sum(self.0 >> 3), sum(self.0 >> 6)]
    }

    /// The heap as a number of 63 bits.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many tokens of a colour with each rune.
    #[inline]
    pub fn of_colour_by_rune(self, colour: Colour) -> [u8; 3] {
        let lane = self.0 >> (9 * colour.index());
        [lane as u8 & 7, (lane >> 3) as u8 & 7, (lane >> 6) as u8 & 7]
    }

    /// The kinds with which a pick of `k` tokens from the heap may begin, when it is spelled in
    /// the order of kinds: enough tokens must follow.
    #[inline]
    pub fn spelled(self, k: u8) -> Kinds {
        match self.len().checked_sub(k) {
            Some(last) if k > 0 => self.kinds().and(Kinds::up_to(self.nth(u32::from(last)))),
            _ => Kinds::NONE,
        }
    }

    /// The only pick of `k` tokens from the heap, if there is just one.
    pub fn only_pick(self, k: u8) -> Option<Tokens> {
        match self.kinds().single() {
            _ if k == 0 => Some(Tokens::NONE),
            Some(token) if self.len() > k => Some(Tokens(u64::from(k) << token.shift())),
            _ if self.len() == k => Some(self),
            _ => None,
        }
    }

    /// The tokens one by one, in the order of kinds.
    pub fn iter(self) -> impl Iterator<Item = Token> {
        self.kinds().iter().flat_map(move |t| (0..self.count(t)).map(move |_| t))
    }
}

impl FromIterator<Token> for Tokens {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Tokens {
        let mut heap = Tokens::NONE;
        tokens.into_iter().for_each(|t| heap.add(t));
        heap
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut heap = Tokens::NONE;
        for token in Vec::<Token>::deserialize(from)? {
            if heap.count(token) == 7 {
                return Err(serde::de::Error::custom(format!("there are not so many {token}")));
            }
            heap.add(token);
        }
        Ok(heap)
    }
}

/// A set of kinds of token.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Kinds(u64);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);
    /// Every kind.
    pub const ALL: Kinds = Kinds(ONES);

    /// The kinds of a colour.
    #[inline]
    pub const fn colour(colour: Colour) -> Kinds {
        Kinds(0o111 << (9 * colour.index()))
    }

    /// The kinds with a rune.
    #[inline]
    pub const fn rune(rune: Rune) -> Kinds {
        Kinds(LANES << (3 * rune.index()))
    }

    /// This kind and all after it.
    #[inline]
    pub const fn from(token: Token) -> Kinds {
        Kinds(ONES >> token.shift() << token.shift())
    }

    /// This kind and all before it.
    #[inline]
    pub const fn up_to(token: Token) -> Kinds {
        Kinds(ONES & ((2 << token.shift()) - 1))
    }

    /// Just this kind.
    #[inline]
    pub const fn only(token: Token) -> Kinds {
        Kinds(1 << token.shift())
    }

    /// Kinds in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// Kinds in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Kinds of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn but(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    /// Whether the set has no kind.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a kind is in the set.
    #[inline]
    pub const fn has(self, token: Token) -> bool {
        self.0 >> token.shift() & 1 != 0
    }

    /// The only kind of the set, if there is just one.
    #[inline]
    pub fn single(self) -> Option<Token> {
        (self.0 != 0 && self.0 & (self.0 - 1) == 0)
            .then(|| Token(self.0.trailing_zeros() as u8 / 3))
    }

    /// The kinds in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Token> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let token = Token(rest.trailing_zeros() as u8 / 3);
            rest &= rest - 1;
            Some(token)
        })
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Dice, Fast, Source};

    /// SB-1.1: seven colours, three runes, five copies: 105 tokens.
    #[test]
    fn there_are_105_tokens_of_21_kinds() {
        let all = Tokens::of_each(5);
        assert_eq!(all.len(), 105);
        assert_eq!(all.kinds().iter().count(), KINDS);
        assert!(Colour::ALL.iter().all(|c| all.of_colour(*c) == 15));
        assert_eq!(all.by_rune(), [35, 35, 35]);
    }

    #[test]
    fn heaps_agree_with_plain_counting() {
        let mut dice = Fast::numbered(5, 5);
        for _ in 0..2_000 {
            let size = dice.roll(Source(0), 60);
            let mut heap = Tokens::NONE;
            for _ in 0..size {
                let token = Token(dice.roll(Source(0), 21) as u8);
                if heap.count(token) < 5 {
                    heap.add(token);
                }
            }
            let list: Vec<Token> = heap.iter().collect();
            assert_eq!(list.len(), usize::from(heap.len()));
            for (n, token) in list.iter().enumerate() {
                assert_eq!(heap.nth(n as u32), *token);
            }
            // Each token of the heap has one number, and the place of its kind.
            let numbered = (0..Tokens::MOST).filter_map(|n| Some((n, heap.place(n)?)));
            let mut places: Vec<u32> = numbered
                .map(|(n, place)| {
                    assert_eq!(heap.nth(place), Token((n % KINDS as u32) as u8));
                    place
                })
                .collect();
            places.sort_unstable();
            assert_eq!(places, (0..u32::from(heap.len())).collect::<Vec<u32>>());
            for rune in Rune::ALL {
                let plain = list.iter().filter(|t| t.rune() == rune).count();
                assert_eq!(usize::from(heap.by_rune()[rune.index()]), plain);
                assert_eq!(usize::from(heap.only(Kinds::rune(rune)).len()), plain);
            }
            for colour in Colour::ALL {
                let plain = list.iter().filter(|t| t.colour() == colour).count();
                assert_eq!(usize::from(heap.of_colour(colour)), plain);
            }
            for token in Token::all() {
                let plain = list.iter().filter(|t| **t >= token).count();
                assert_eq!(usize::from(heap.only(Kinds::from(token)).len()), plain);
            }
        }
    }

    #[test]
    fn names_go_there_and_back() {
        for token in Token::all() {
            assert_eq!(Token::parse(token.name()), Some(token));
            assert_eq!(Token::new(token.colour(), token.rune()), token);
        }
        assert!(serde_json::from_str::<Token>("\"Xx\"").unwrap_err().to_string().contains("Kc"));
    }
}
