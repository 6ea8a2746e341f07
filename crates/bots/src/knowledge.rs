//! What a bot may know.

use kernel::{Dice, Fact, Game, Message, Rules, Seat, Turn};

/// A position as one seat knows it, and what it has seen happen. The true position is inside, and
/// stays there.
pub struct Knowledge<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    /// Everything that happened; only [`Knowledge::log`] lets it out.
    events: &'a [(usize, G::Event)],
}

impl<G: Game> Clone for Knowledge<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Knowledge<'_, G> {}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What this seat knows of the position. Its log is empty, as where nobody keeps one.
    #[inline]
    pub fn new(game: &'a G, seat: Seat) -> Knowledge<'a, G> {
        Knowledge { game, seat, events: &[] }
    }

    /// The same with what happened before, as [`kernel::Match::events`] keeps it.
    #[must_use]
    pub fn with_log(self, events: &'a [(usize, G::Event)]) -> Knowledge<'a, G> {
        Knowledge { events, ..self }
    }

    /// Whose knowledge it is.
    #[inline]
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

    /// What happened, as far as the seat may know, with the number of the entry of the record that
    /// caused it: the same as [`kernel::Match::log`]. Each event is veiled when it is read.
    pub fn log(self) -> impl DoubleEndedIterator<Item = (usize, G::Event)> {
        let Knowledge { seat, events, .. } = self;
        events.iter().filter_map(move |(entry, event)| Some((*entry, event.seen_by(Some(seat))?)))
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
