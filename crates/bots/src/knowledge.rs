//! What a bot may know.

use kernel::{Dice, Game, Message, Rules, Seat, Turn};

/// A position as one seat knows it. The true position is inside, and stays there.
pub struct Knowledge<'a, G> {
    game: &'a G,
    seat: Seat,
}

impl<G> Clone for Knowledge<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Knowledge<'_, G> {}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What this seat knows of the position.
    #[inline]
    pub fn new(game: &'a G, seat: Seat) -> Knowledge<'a, G> {
        Knowledge { game, seat }
    }

    /// Whose knowledge it is.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// How many seats there are.
    pub fn seats(self) -> u8 {
        self.game.seats()
    }

    /// Who must choose now: everybody sees that.
    pub fn turn(self) -> Turn {
        self.game.turn()
    }

    /// What the seat sees.
    pub fn view(self) -> G::View {
        self.game.view(Some(self.seat))
    }

    /// What the seat is asked.
    pub fn prompt(self) -> Message {
        self.game.prompt(self.seat)
    }

    /// What the seat may choose, into a list that can be used again.
    pub fn choices_into(self, list: &mut Vec<G::Choice>) {
        self.game.choices_into(self.seat, list);
    }

    /// A world that the seat cannot tell from the true one: a position to search in.
    pub fn imagine(self, dice: &mut impl Dice) -> G {
        self.game.imagine(self.seat, dice)
    }
}
