//! Urns: cards that somebody cannot tell apart, and the places that hold them.
//!
//! The position holds nothing that nobody knows. A covered deck is a *number* of cards and the set
//! of cards that they could be; a card is determined when it is drawn, by one roll over that set in
//! ascending order. From then on it has a place, and a set of seats that know it.
//!
//! A reshuffle opens a new batch: cards drawn from the old one stay in theirs, because everybody
//! who paid attention knows that they cannot be in the new deck.
//!
//! How many cards lie at a place, from which batch, and which seats know each of them is taken to
//! be common knowledge. So a card that is chosen in secret among others stays where it lies, and
//! the game keeps a marker (see [`crate::tiny`]): if it moved, everybody could count from which
//! batch it came.

use crate::{Dice, MAX_SEATS, Seat, SeatSet, Source, Unknown};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};

/// A set of up to 128 cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(pub u128);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// The cards `0..n`.
    pub const fn first(n: u8) -> Cards {
        Cards(if n >= 128 { u128::MAX } else { (1 << n) - 1 })
    }

    /// Just this card.
    #[inline]
    pub const fn only(card: u8) -> Cards {
        Cards(1 << card)
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: u8) -> bool {
        card < 128 && self.0 & (1 << card) != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Card number `n` of the set, in ascending order.
    pub fn nth(self, n: u32) -> u8 {
        let (mut n, mut from, mut width) = (n, 0, 64);
        // Halves the part in which the card must be, by counting its lower half.
        while width > 0 {
            let lower = self.0 >> from & ((1 << width) - 1);
            let count = lower.count_ones();
            if n >= count {
                n -= count;
                from += width;
            }
            width /= 2;
        }
        from as u8
    }

    /// Rolls for one of the cards; there must be one.
    pub fn pick<F: Display>(
        self,
        source: Source,
        dice: &mut impl Dice,
        face: impl Fn(u8) -> F,
    ) -> u8 {
        let below = |card: u32| Cards(self.0 & ((1 << card) - 1));
        let place = |card: u32| self.contains(card as u8).then(|| below(card).len().into());
        self.nth(dice.pick(source, (self.len().into(), 128), place, |n| face(self.nth(n))))
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(card)
        })
    }

    /// Cards in both sets.
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// Cards in either set.
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// Cards of this set that are not in the other.
    #[must_use]
    pub const fn but(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut cards = Cards::NONE;
        for card in Vec::<u8>::deserialize(from)? {
            if card >= 128 || cards.contains(card) {
                return Err(serde::de::Error::custom(format!(
                    "{card} is not a card of this set, or is there twice"
                )));
            }
            cards = cards.or(Cards::only(card));
        }
        Ok(cards)
    }
}

/// How many batches of one urn can have hidden cards at the same time.
pub const BATCHES: usize = 4;

/// All cards of one kind, wherever they lie. `P` is the number of places.
///
/// A place may hold unseen cards (known to nobody, only counted) and seen ones (each with the
/// seats that know it).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Saved", into = "Saved")]
pub struct Urn<const P: usize> {
    /// Seen cards by place.
    at: [Cards; P],
    /// Seen cards that each seat knows.
    known: [Cards; MAX_SEATS],
    /// All cards of a batch that are hidden from somebody, seen or not.
    batch: [Cards; BATCHES],
    /// Cards of a batch that nobody has seen.
    unseen: [Cards; BATCHES],
    /// How many unseen cards of a batch lie where.
    count: [[u8; P]; BATCHES],
}

/// An urn as it is saved.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    at: Vec<Cards>,
    known: [Cards; MAX_SEATS],
    batch: [Cards; BATCHES],
    unseen: [Cards; BATCHES],
    count: [Vec<u8>; BATCHES],
}

impl<const P: usize> From<Urn<P>> for Saved {
    fn from(urn: Urn<P>) -> Saved {
        let Urn { at, known, batch, unseen, count } = urn;
        Saved { at: at.to_vec(), known, batch, unseen, count: count.map(|c| c.to_vec()) }
    }
}

impl<const P: usize> TryFrom<Saved> for Urn<P> {
    type Error = String;
    fn try_from(saved: Saved) -> Result<Urn<P>, String> {
        let Saved { at, known, batch, unseen, count } = saved;
        let places = |n: usize| format!("{n} places are given, there are {P}");
        let at = at.try_into().map_err(|v: Vec<_>| places(v.len()))?;
        let mut counts = [[0; P]; BATCHES];
        for (to, from) in counts.iter_mut().zip(count) {
            *to = from.try_into().map_err(|v: Vec<_>| places(v.len()))?;
        }
        Ok(Urn { at, known, batch, unseen, count: counts })
    }
}

impl<const P: usize> Urn<P> {
    /// Cards `0..n`, unseen in one place.
    pub fn new(n: u8, place: usize) -> Urn<P> {
        let mut urn = Urn {
            at: [Cards::NONE; P],
            known: [Cards::NONE; MAX_SEATS],
            batch: [Cards::NONE; BATCHES],
            unseen: [Cards::NONE; BATCHES],
            count: [[0; P]; BATCHES],
        };
        urn.batch[0] = Cards::first(n);
        urn.unseen[0] = Cards::first(n);
        urn.count[0][place] = n;
        urn
    }

    /// The seen cards at a place.
    pub fn seen(&self, place: usize) -> Cards {
        self.at[place]
    }

    /// How many cards lie at a place, seen or not.
    pub fn len(&self, place: usize) -> u8 {
        self.unseen(place) + self.at[place].len()
    }

    /// How many cards that nobody has seen lie at a place.
    pub fn unseen(&self, place: usize) -> u8 {
        self.count.iter().map(|c| c[place]).sum()
    }

    /// The seats of `0..MAX_SEATS` that know a seen card.
    pub fn known_to(&self, card: u8) -> SeatSet {
        (0..MAX_SEATS).filter(|s| self.known[*s].contains(card)).map(Seat::new).collect()
    }

    /// The cards at a place that a seat knows.
    pub fn known(&self, place: usize, seat: Seat) -> Cards {
        self.at[place].and(self.known[seat.index()])
    }

    /// The cards at a place that everybody knows, spectators too.
    pub fn public(&self, place: usize) -> Cards {
        self.known.iter().fold(self.at[place], |cards, known| cards.and(*known))
    }

    /// The cards at a place that a viewer knows; `None` is a spectator.
    pub fn visible(&self, place: usize, viewer: Option<Seat>) -> Cards {
        viewer.map_or_else(|| self.public(place), |seat| self.known(place, seat))
    }

    /// Moves an unseen card without looking at it: the one that would be drawn next.
    pub fn set_aside(&mut self, from: usize, to: usize) {
        if let Some(batch) = self.count.iter_mut().find(|c| c[from] > 0) {
            batch[from] -= 1;
            batch[to] += 1;
        }
    }

    /// Draws an unseen card from a place: one roll over what it could be. Afterwards it lies at
    /// `to`, known to `seats`. `None` when the place has no unseen card.
    pub fn draw<F: Display>(
        &mut self,
        (from, to): (usize, usize),
        seats: SeatSet,
        source: Source,
        dice: &mut impl Dice,
        face: impl Fn(u8) -> F,
    ) -> Option<u8> {
        let batch = self.count.iter().position(|c| c[from] > 0)?;
        let could_be = self.unseen[batch];
        let card = could_be.pick(source, dice, face);
        self.count[batch][from] -= 1;
        self.unseen[batch] = could_be.but(Cards::only(card));
        self.at[to] = self.at[to].or(Cards::only(card));
        self.show(card, seats);
        Some(card)
    }

    /// Lets more seats know a seen card.
    pub fn show(&mut self, card: u8, seats: SeatSet) {
        debug_assert!(self.at.iter().any(|at| at.contains(card)), "a shown card has been drawn");
        for seat in seats.iter() {
            self.known[seat.index()] = self.known[seat.index()].or(Cards::only(card));
        }
        self.forget_public();
    }

    /// Lets everybody know a seen card, spectators too.
    pub fn show_all(&mut self, card: u8) {
        self.show(card, SeatSet::all(MAX_SEATS as u8));
    }

    /// From now on only these seats count as knowing a seen card: the others saw it once, but where
    /// it is now would tell them something that is not common knowledge.
    pub fn keep_to(&mut self, card: u8, seats: SeatSet) {
        for (i, known) in self.known.iter_mut().enumerate() {
            if !seats.contains(Seat::new(i)) {
                *known = known.but(Cards::only(card));
            }
        }
    }

    /// Moves a seen card; who knows it goes on knowing it.
    pub fn go(&mut self, card: u8, from: usize, to: usize) {
        debug_assert!(self.at[from].contains(card), "a card goes from where it is");
        self.at[from] = self.at[from].but(Cards::only(card));
        self.at[to] = self.at[to].or(Cards::only(card));
    }

    /// Shuffles the seen cards of a place, which everybody must know, into a new covered batch.
    /// Unseen cards that still lie at `to` stay on top: older batches are drawn first.
    pub fn shuffle(&mut self, from: usize, to: usize) {
        let cards = self.at[from];
        debug_assert_eq!(self.public(from), cards, "only cards that everybody knows are shuffled");
        if cards.is_empty() {
            return;
        }
        self.at[from] = Cards::NONE;
        for known in self.known.iter_mut().chain(&mut self.batch) {
            *known = known.but(cards);
        }
        let batch = self.open_batch();
        self.batch[batch] = cards;
        self.unseen[batch] = cards;
        self.count[batch][to] = cards.len();
    }

    /// A free batch behind all others, so that batches lie in the order of their age.
    ///
    /// When every batch has hidden cards, the two oldest become one: seats then remember a little
    /// less than they could, but no old card can be in the new deck.
    fn open_batch(&mut self) -> usize {
        let open = self.close_gaps();
        if open < BATCHES {
            return open;
        }
        self.batch[0] = self.batch[0].or(self.batch[1]);
        self.unseen[0] = self.unseen[0].or(self.unseen[1]);
        for place in 0..P {
            self.count[0][place] += self.count[1][place];
        }
        (self.batch[1], self.unseen[1], self.count[1]) = (Cards::NONE, Cards::NONE, [0; P]);
        self.close_gaps()
    }

    /// Moves the batches that hide something to the front, in their order, and counts them.
    fn close_gaps(&mut self) -> usize {
        let mut open = 0;
        for b in 0..BATCHES {
            if !self.batch[b].is_empty() {
                self.batch.swap(open, b);
                self.unseen.swap(open, b);
                self.count.swap(open, b);
                open += 1;
            }
        }
        open
    }

    /// Cards that all seats know are hidden from nobody: they leave their batch.
    fn forget_public(&mut self) {
        let public = self.known.iter().fold(Cards(u128::MAX), |all, k| all.and(*k));
        for batch in &mut self.batch {
            *batch = batch.but(public);
        }
    }

    /// What a seat does not know, for [`crate::Game::unknown`]; `urn` numbers the urns of a game.
    pub fn unknown(&self, urn: u8, seat: Seat, tell: &mut dyn FnMut(Unknown)) {
        for (b, batch) in self.batch.iter().enumerate() {
            for card in batch.but(self.known[seat.index()]).iter() {
                let slot = match (0..P).find(|p| self.at[*p].contains(card)) {
                    Some(place) => self.slot(place, card),
                    None => u16::MAX,
                };
                tell(Unknown { urn, batch: b as u8, slot, thing: u16::from(card) });
            }
        }
    }

    /// A number for the place of a seen card and who knows it.
    fn slot(&self, place: usize, card: u8) -> u16 {
        (place as u16) << MAX_SEATS
            | (0..MAX_SEATS).fold(0, |s, i| s | u16::from(self.known[i].contains(card)) << i)
    }

    /// Deals, for each batch, the cards that the seat does not know anew to the places where it
    /// cannot see them. What comes out depends on the urn only through what the seat knows.
    #[must_use]
    pub fn imagine(&self, seat: Seat, source: Source, dice: &mut impl Dice) -> Urn<P> {
        let mut world = *self;
        for b in 0..BATCHES {
            let unknown = self.batch[b].but(self.known[seat.index()]);
            let seen = unknown.but(self.unseen[b]);
            if seen.is_empty() {
                continue;
            }
            // The slots in a canonical order, which does not depend on the cards in them.
            let mut slots = ArrayVec::<u16, 128>::new();
            for place in 0..P {
                slots.extend(self.at[place].and(seen).iter().map(|card| self.slot(place, card)));
                world.at[place] = world.at[place].but(seen);
            }
            slots.sort_unstable();
            for known in &mut world.known {
                *known = known.but(seen);
            }
            let mut rest = unknown;
            for slot in slots {
                let card = rest.nth(dice.roll(source, u32::from(rest.len())));
                rest = rest.but(Cards::only(card));
                let place = usize::from(slot >> MAX_SEATS);
                world.at[place] = world.at[place].or(Cards::only(card));
                for (i, known) in world.known.iter_mut().enumerate() {
                    if slot & (1 << i) != 0 {
                        *known = known.or(Cards::only(card));
                    }
                }
            }
            world.unseen[b] = rest;
        }
        world
    }

    /// Whether each of the cards `0..n` is in exactly one place, and the counts agree.
    pub fn audit(&self, n: u8) -> Result<(), String> {
        let mut found = Cards::NONE;
        let sets = self.at.iter().chain(&self.unseen);
        for cards in sets {
            if !cards.and(found).is_empty() {
                return Err(format!("cards {:?} are in two places", cards.and(found)));
            }
            found = found.or(*cards);
        }
        if found != Cards::first(n) {
            return Err(format!(
                "the cards are {found:?}, but there must be 0 to {}",
                n.wrapping_sub(1)
            ));
        }
        for b in 0..BATCHES {
            let counted: u32 = self.count[b].iter().map(|c| u32::from(*c)).sum();
            if counted != u32::from(self.unseen[b].len()) {
                return Err(format!(
                    "{counted} unseen cards are counted, {} are there",
                    self.unseen[b].len()
                ));
            }
            if !self.unseen[b].but(self.batch[b]).is_empty() {
                return Err("an unseen card belongs to no batch".into());
            }
        }
        let seen = self.at.iter().fold(Cards::NONE, |a, b| a.or(*b));
        if self.known.iter().any(|k| !k.but(seen).is_empty()) {
            return Err("somebody knows a card that nobody has seen".into());
        }
        let public = self.known.iter().fold(seen, |all, k| all.and(*k));
        let mut hidden = Cards::NONE;
        for batch in &self.batch {
            if !batch.and(hidden).is_empty() {
                return Err(format!("cards {:?} are in two batches", batch.and(hidden)));
            }
            hidden = hidden.or(*batch);
        }
        if hidden != Cards::first(n).but(public) {
            return Err(format!(
                "cards {hidden:?} are hidden from somebody, but only {public:?} are public"
            ));
        }
        Ok(())
    }
}
