//! The position: everything on the table, and what is half done.

use crate::data::{Cards, FAMILIAR_SPACES, OPPONENT_SPACES};
use crate::spell::{Level, Phase, Spell};
use crate::token::{Colour, Rune, Token, Tokens};
use kernel::{MAX_SEATS, Seat, Shared, Stack};
use serde::{Deserialize, Serialize};

/// A game of SpellBook.
///
/// Everything lies open but the next draw from the bag; the bag is a heap without order, so
/// nothing that nobody knows is in here.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "crate::layout::Layout", into = "crate::layout::Layout")]
pub struct SpellBook {
    pub(crate) data: Shared<Cards>,
    pub(crate) bag: Tokens,
    pub(crate) altar: Tokens,
    pub(crate) tray: Tokens,
    /// Tokens between places: a payment not yet complete, or tokens given in a swap.
    pub(crate) held: Tokens,
    /// Tokens received in a swap that is not yet complete.
    pub(crate) caught: Tokens,
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) opponent: Opponent,
    /// The spell of each colour that is in play.
    pub(crate) mix: [Spell; 7],
    /// Colours whose spell in play can have a permanent effect, as bits.
    pub(crate) permanents: u8,
    pub(crate) seats: u8,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// Actions that may still be done in this phase.
    pub(crate) actions: u8,
    pub(crate) flags: Flags,
    pub(crate) stack: Stack<Frame, DEPTH>,
}

/// A player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    pub pool: Tokens,
    pub familiar: Familiar,
    /// The spell of each colour, and a place that stays empty: eight bytes are read at once.
    pub book: [Learned; 8],
    /// Colours of spells learned on this day, as bits (SB-7.1).
    pub fresh: u8,
}

/// A familiar board: stored tokens by space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Familiar {
    tokens: [Token; FAMILIAR_SPACES],
    stored: u8,
    /// The different colours, as bits.
    colours: u8,
}

impl Player {
    /// The number of each spell's level, 0 if it is not learned: a byte for each colour.
    #[inline]
    pub fn heights(&self) -> u64 {
        u64::from_le_bytes(self.book.map(|learned| learned.0)) >> 2 & (BYTES * 7)
    }

    /// Whether spells are on the same levels and as many tokens stored as another player's.
    #[inline]
    pub fn has_come_as_far_as(&self, other: &Player) -> bool {
        self.heights() == other.heights() && self.familiar.len() == other.familiar.len()
    }

    /// Whether every spell is learned.
    #[inline]
    pub fn is_learned_out(&self) -> bool {
        self.learned_count() == 7
    }

    /// How many spells are learned.
    #[inline]
    pub fn learned_count(&self) -> u8 {
        // Levels are 3, 4 and 5: five more of each reach the fourth bit.
        let learned = (self.heights() + BYTES * 5) >> 3 & BYTES;
        (learned.wrapping_mul(BYTES) >> 48) as u8
    }
}

/// One bit for each of seven bytes.
const BYTES: u64 = 0x0001_0101_0101_0101;

impl Familiar {
    #[inline]
    pub fn len(&self) -> u8 {
        self.stored
    }

    #[inline]
    pub fn room(&self) -> u8 {
        FAMILIAR_SPACES as u8 - self.stored
    }

    #[inline]
    pub fn tokens(&self) -> &[Token] {
        &self.tokens[..usize::from(self.stored)]
    }

    /// Puts a token on the lowest free space (SB-5.4).
    #[inline]
    pub fn store(&mut self, token: Token) {
        self.tokens[usize::from(self.stored)] = token;
        self.stored += 1;
        self.colours |= 1 << token.colour().index();
    }

    /// Puts a token in the place of another.
    pub fn exchange(&mut self, old: Token, new: Token) {
        let stored = usize::from(self.stored);
        if let Some(space) = self.tokens[..stored].iter_mut().find(|t| **t == old) {
            *space = new;
        }
        self.colours = self.tokens().iter().fold(0, |set, t| set | 1 << t.colour().index());
    }

    /// The tokens without their order; up to fourteen, so no kind overflows its count in a game
    /// that passes its audit.
    pub fn heap(&self) -> Tokens {
        self.tokens().iter().copied().collect()
    }

    /// The different colours, as bits.
    #[inline]
    pub fn colours(&self) -> u8 {
        self.colours
    }
}

/// A spell of the book: not learned, or learned on a level with a token of some rune.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Learned(u8);

impl Learned {
    #[inline]
    pub fn new(level: Level, rune: Rune) -> Learned {
        Learned(level.number() << 2 | rune as u8)
    }

    #[inline]
    pub fn get(self) -> Option<(Level, Rune)> {
        if self.0 == 0 {
            return None;
        }
        Some((Level::ALL[usize::from((self.0 >> 2) - 3)], Rune::ALL[usize::from(self.0 & 3)]))
    }

    #[inline]
    pub fn is_learned(self) -> bool {
        self.0 != 0
    }

    #[inline]
    pub fn level(self) -> Option<Level> {
        self.get().map(|(level, _)| level)
    }

    pub fn at(self, level: Level) -> Learned {
        self.get().map_or(self, |(_, rune)| Learned::new(level, rune))
    }
}

impl std::fmt::Debug for Learned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.get().fmt(f)
    }
}

/// The solo opponent's board (SB-17.1): a track, and an area below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Opponent {
    pub track: [Token; OPPONENT_SPACES],
    pub covered: u8,
    pub below: Tokens,
}

impl Opponent {
    pub fn covered(&self) -> &[Token] {
        &self.track[..usize::from(self.covered)]
    }
}

/// Facts about this day, and whether the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Flags(u8);

impl Flags {
    /// The game is over.
    pub const OVER: u8 = 1;
    /// A wild of three tokens was used today (SB-15.3).
    pub const TRIPLE: u8 = 2;
    /// Transmutation was used today (SB-15.3).
    pub const TRANSMUTED: u8 = 4;

    #[inline]
    pub fn has(self, flag: u8) -> bool {
        self.0 & flag != 0
    }

    #[inline]
    pub fn set(&mut self, flag: u8) {
        self.0 |= flag;
    }

    #[inline]
    pub fn clear(&mut self, flags: u8) {
        self.0 &= !flags;
    }
}

/// How deep things can nest: an effect, and inside it the reaction of others or a store on learning.
pub(crate) const DEPTH: usize = 3;

/// Something half done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Frame {
    /// Nothing.
    #[default]
    None,
    /// An effect is carried out, step by step.
    Run(Run),
    /// The other players take one altar token each (SB-10.3); `next` counts from the active seat.
    Others {
        /// How many seats to the left the one sits who is next.
        next: u8,
    },
    /// Solo: an altar token goes to the opponent's lower area (SB-17.3).
    Gift,
    /// A spell is being paid for (SB-6.1).
    Pay(Pay),
    /// The token for the card is being chosen (SB-6.4).
    Place(Pay),
    /// Tokens of the tray are being stored (SB-16.5).
    Keep {
        /// How many are left.
        left: u8,
        /// The kind from which on one may be picked.
        least: Token,
    },
    /// One morning action at once (SB-15.4).
    Morning,
    /// An action to copy is being chosen (SB-14.5); the rune is the one on the copying card.
    Copy {
        /// Of which phase.
        phase: Phase,
        /// The rune on the card that copies.
        rune: Rune,
    },
    /// Solo, after the day's end: an altar token goes to the opponent's track (SB-17.2).
    Night,
}

/// An effect that is carried out, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Run {
    pub spell: Spell,
    pub level: Level,
    /// Which way of the level.
    #[serde(default)]
    pub branch: u8,
    /// The step that is being done.
    #[serde(default)]
    pub step: u8,
    /// How many picks the step has made, if it has begun.
    #[serde(default)]
    pub made: u8,
    /// The kind from which on one may be picked (equal acts have one spelling, SB-4.8).
    #[serde(default)]
    pub least: Token,
    /// The rune that counts as the card's own.
    pub rune: Rune,
    /// Whether the effect is copied through Clone.
    #[serde(default)]
    pub copied: bool,
    /// Whether anything has changed so far (SB-18.2).
    #[serde(default)]
    pub changed: bool,
}

/// A spell that is being paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pay {
    pub spell: Spell,
    pub level: Level,
    /// How many wilds.
    pub wilds: u8,
    /// The rune of single-token wilds; nothing for wilds of three.
    #[serde(default)]
    pub with: Option<Rune>,
    #[serde(default)]
    pub least: Token,
}

impl SpellBook {
    /// The spells in play, by colour.
    pub fn mix(&self) -> [Spell; 7] {
        self.mix
    }

    /// The component data of this game.
    pub fn data(&self) -> &'static Cards {
        self.data.get()
    }

    #[inline]
    pub(crate) fn cards(&self) -> &'static Cards {
        self.data.get()
    }

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active.index()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    #[inline]
    pub(crate) fn spell_in_play(&self, colour: Colour) -> Spell {
        self.mix[colour.index()]
    }

    /// Whether the spell is one of the seven in play.
    #[inline]
    pub(crate) fn is_in_play(&self, spell: Spell) -> bool {
        self.mix[spell.colour().index()] == spell
    }

    #[inline]
    pub(crate) fn learned(&self, seat: Seat, spell: Spell) -> Learned {
        if self.is_in_play(spell) {
            self.players[seat.index()].book[spell.colour().index()]
        } else {
            Learned::default()
        }
    }

    /// How many tokens the pool of a seat can still take (SB-1.4).
    #[inline]
    pub(crate) fn room(&self, seat: Seat) -> u8 {
        let limit = self.cards().boards.pool_limit.value;
        limit.saturating_sub(self.players[seat.index()].pool.len())
    }

    /// Whether a token can be drawn at all (SB-8.3, SB-8.4).
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        !self.bag.is_empty() || !self.tray.is_empty()
    }

    /// The permanent effects of a seat, each with the own rune of its card.
    #[inline]
    pub(crate) fn permanents(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (&'static crate::spell::Does, Rune)> {
        let (book, mix, cards) = (self.players[seat.index()].book, self.mix, self.cards());
        let mut rest = self.permanents;
        std::iter::from_fn(move || {
            while rest != 0 {
                let colour = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                if let Some((level, rune)) = book[colour].get() {
                    return Some((cards.does(mix[colour], level), rune));
                }
            }
            None
        })
    }

    /// Which rune makes a seat draw when it takes, and how many (SB-15.6).
    #[inline]
    pub(crate) fn draws_on_take(&self, seat: Seat) -> Option<(Rune, u8)> {
        self.permanents(seat).find_map(|(does, rune)| match does {
            crate::spell::Does::DrawOnTake(n) => Some((rune, *n)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn books_are_counted_all_at_once() {
        let levels = [None, Some(Level::L3), Some(Level::L4), Some(Level::L5)];
        for number in 0..4usize.pow(7) {
            let level = |colour: usize| levels[number >> (2 * colour) & 3];
            let learned = |colour: usize| {
                let rune = Rune::ALL[(number + colour) % 3];
                level(colour).map_or(Learned::default(), |level| Learned::new(level, rune))
            };
            let book = std::array::from_fn(|n| if n < 7 { learned(n) } else { Learned::default() });
            let player = Player { book, ..Player::default() };
            let plain = (0..7).filter(|colour| level(*colour).is_some()).count();
            assert_eq!(usize::from(player.learned_count()), plain);
            let height = |colour: usize| level(colour).map_or(0, |level| level.number());
            let heights: [u8; 8] = std::array::from_fn(|n| if n < 7 { height(n) } else { 0 });
            assert_eq!(player.heights().to_le_bytes(), heights);
        }
    }

    #[test]
    fn a_familiar_knows_its_colours() {
        let token = |name: &str| Token::parse(name).unwrap();
        let mut familiar = Familiar::default();
        ["Rc", "Rt", "Kc"].into_iter().for_each(|name| familiar.store(token(name)));
        assert_eq!(familiar.colours(), 0b1001);
        familiar.exchange(token("Rc"), token("Ys"));
        assert_eq!(familiar.colours(), 0b100_1001);
        familiar.exchange(token("Rt"), token("Kt"));
        assert_eq!(familiar.colours(), 0b100_1000);
    }
}
