//! Reading a position without copying it: for those who judge positions by the thousand.

use crate::position::{Flags, Frame, SpellBook};
use crate::spell::Level;
use crate::token::{Colour, Rune, Token, Tokens};
use kernel::{Digest, Seat};

impl SpellBook {
    /// The tokens of a seat that are not stored: its pool, and what it holds for a payment or a
    /// swap that is not complete.
    pub fn tokens_of(&self, seat: Seat) -> Tokens {
        let mut tokens = self.players[seat.index()].pool;
        if seat == self.active && !self.flags.has(Flags::OVER) {
            tokens.put(self.held);
        }
        tokens
    }

    /// Whether all that a seat has is the same as in another position, but for the order of what is stored and
    /// the runes on its spells.
    #[inline]
    pub fn is_same_for(&self, seat: Seat, other: &SpellBook) -> bool {
        let (one, two) = (&self.players[seat.index()], &other.players[seat.index()]);
        one.has_come_as_far_as(two)
            && one.familiar.colours() == two.familiar.colours()
            && self.tokens_of(seat) == other.tokens_of(seat)
    }

    /// Whether all seats have spells on the same levels and as many stored tokens as in another position.
    #[inline]
    pub fn has_come_as_far_as(&self, other: &SpellBook) -> bool {
        (0..usize::from(self.seats)).all(|n| self.players[n].has_come_as_far_as(&other.players[n]))
    }

    /// How many days are over in the solo game: a space of the opponent's track each (SB-17.2). With more
    /// players nobody counts them.
    #[inline]
    pub fn solo_days(&self) -> u8 {
        self.opponent.covered
    }

    /// Whether a spell is being paid for.
    #[inline]
    pub fn is_paying(&self) -> bool {
        matches!(self.stack.top(), Some(Frame::Pay(_)))
    }

    /// What a seat may still do on this day: with its place a phase whose action it still has, and 3 if it can
    /// only end the day; `None` if it is not its day.
    #[inline]
    pub fn stage(&self, seat: Seat) -> Option<usize> {
        let stage = if self.actions == 0 { 3 } else { self.phase.index() };
        (seat == self.active && !self.flags.has(Flags::OVER)).then_some(stage)
    }

    /// All that a seat has, but for the order of what is stored and the runes on its spells; and how far its
    /// day has come.
    #[inline]
    pub fn belongings(&self, seat: Seat) -> Digest {
        let player = &self.players[seat.index()];
        let (levels, familiar) = (player.heights(), &player.familiar);
        let stage = self.stage(seat).map_or(0, |stage| stage as u64 + 1);
        // Levels leave five bits of each byte, and the eighth byte, for the rest.
        let rest =
            u64::from(familiar.colours()) << 56 | u64::from(familiar.len()) << 3 | stage << 11;
        Digest::default().and(self.tokens_of(seat).bits(), levels | rest)
    }

    /// The stored tokens of a seat, by space.
    pub fn stored_by(&self, seat: Seat) -> &[Token] {
        self.players[seat.index()].familiar.tokens()
    }

    /// On which level a seat has learned the spell of a colour, and the own rune of its card.
    pub fn learned_by(&self, seat: Seat, colour: Colour) -> Option<(Level, Rune)> {
        self.players[seat.index()].book[colour.index()].get()
    }

    /// The same without the rune.
    #[inline]
    pub fn level_of(&self, seat: Seat, colour: Colour) -> Option<Level> {
        self.players[seat.index()].book[colour.index()].level()
    }

    /// How many spells a seat has learned.
    #[inline]
    pub fn learned_count(&self, seat: Seat) -> u8 {
        self.players[seat.index()].learned_count()
    }
}
