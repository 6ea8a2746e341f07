//! Seats and sets of seats.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats a game of Sabbat has.
pub const MAX_SEATS: usize = 4;

/// A person's place at the table, counted clockwise from 0.
///
/// A rules' opponent (the solo side of a board, an automaton) is *not* a seat: it acts inside the
/// choice that hands over to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index; an index of [`MAX_SEATS`] or more is a bug of the caller.
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "a seat index is below MAX_SEATS");
        Seat(index as u8)
    }

    /// The place of this seat in arrays that are indexed by seat.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask changes nothing (see `new`) and spares bounds checks.
        (self.0 as usize) & (MAX_SEATS - 1)
    }

    /// The seat that sits `steps` places to the left (clockwise) at a table of `seats`.
    #[inline]
    pub const fn left(self, steps: u8, seats: u8) -> Seat {
        let mut at = self.0 + steps;
        while at >= seats {
            at -= seats;
        }
        Seat(at)
    }

    /// All seats of a table, from 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(|i| Seat::new(usize::from(i)))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(index: u8) -> Result<Seat, String> {
        if usize::from(index) < MAX_SEATS {
            Ok(Seat(index))
        } else {
            Err(format!("{index} is not a seat; seats are 0 to {}", MAX_SEATS - 1))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat at all.
    pub const NONE: SeatSet = SeatSet(0);

    /// Every seat of a table.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether the set has no seat.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with one seat less.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).filter(move |i| self.0 & (1 << i) != 0).map(Seat)
    }

    /// The seat with the lowest number, if there is one.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

/// Who must choose now.
///
/// Usually one seat; several when the rules ask for secret picks at the same time; none when the
/// game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Turn {
    /// The seats that must choose.
    pub seats: SeatSet,
    /// The seats that have answered an open simultaneous question and may take their pick back.
    pub picked: SeatSet,
}

impl Turn {
    /// The game is over: nobody chooses.
    pub const OVER: Turn = Turn { seats: SeatSet::NONE, picked: SeatSet::NONE };

    /// One seat chooses.
    #[inline]
    pub const fn of(seat: Seat) -> Turn {
        Turn { seats: SeatSet::only(seat), picked: SeatSet::NONE }
    }

    /// Whether the game is over.
    #[inline]
    pub const fn is_over(self) -> bool {
        self.seats.is_empty()
    }

    /// Whether several seats answer the same question, each in secret.
    pub const fn is_simultaneous(self) -> bool {
        self.seats.len() > 1 || !self.picked.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_round_the_table() {
        assert_eq!(Seat::new(2).left(1, 3), Seat::new(0));
        assert_eq!(Seat::new(0).left(2, 3), Seat::new(2));
    }

    #[test]
    fn sets_list_their_seats_in_order() {
        let set: SeatSet = [Seat::new(3), Seat::new(1)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,3]");
        assert_eq!(set.first(), Some(Seat::new(1)));
        assert!(serde_json::from_str::<SeatSet>("[4]").is_err());
    }
}
