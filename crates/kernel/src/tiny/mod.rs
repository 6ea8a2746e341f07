//! A complete small game with everything that the large ones need. Read it first when you add one.
//!
//! It has hidden hands, cards aside unseen, a secret simultaneous pick that can be taken back, a
//! private peek, a card shown and returned to the hand, known cards under the deck, a reshuffle,
//! half-done acts, and an opponent run by dice. Where to look for what:
//!
//! * the rules are here, one function per paragraph or two, and cite them;
//! * [`Card`] and [`Herbs`] are which cards exist, and what is printed on them;
//! * `offer` is the only place that says what is legal, and why the rest is not;
//! * [`Event`] and [`View`] are what the others may know;
//! * `imagine` and `unknown` follow from the [`Urn`], but for the picks: a pick is a *marker* on a
//!   card that stays in the hand. If it moved, everybody could count from which batch it came, and
//!   a card that was shown before could no longer be followed.
//!
//! # The rules
//!
//! 1. **Set-up.** TI-1.1: Of fourteen herbs, two are set aside unseen. TI-1.2: Two or three seats
//!    get three cards each; the rest is the deck. TI-1.3: With the option `ghost`, a ghost takes
//!    part; `haunting` makes it stronger.
//! 2. **Picks.** TI-2.1: In each round all seats pick a card from their hand, in secret and at the
//!    same time. TI-2.2: Until all have picked, a pick may be taken back. TI-2.3: Then the picks are
//!    revealed and discarded. The strongest herb wins the round; of equal ones, that of the lower
//!    seat. TI-2.4: The ghost rolls a die; its strength is twice the pips and its haunting. If it is
//!    stronger than all herbs, it wins the round instead.
//! 3. **The turn.** The seat with the strongest herb may act, in any order. TI-3.1: It does each act
//!    at most once. TI-3.2, peek: it looks at the top card of the deck. TI-3.3, bury: it puts the
//!    top card, if it knows it, under the deck. TI-3.4, show: it shows a card from its hand that not
//!    everybody knows, and takes it back, for a point. TI-3.5, sink: it puts a discarded card under
//!    the deck. TI-3.6: No more than one card that somebody knows lies under the deck. TI-3.7: Then
//!    it ends its turn.
//! 4. **The end of a round.** TI-4.1: Beginning to the left of the acting seat, each seat draws a
//!    card. TI-4.2: When the deck is empty, the discards are shuffled and become the deck. TI-4.3:
//!    After eight rounds, instead, the game ends. TI-4.4: A won round is two points. Most points win;
//!    ties go to who showed more.

mod cards;
mod event;
mod view;
pub mod words;

pub use cards::{CARDS, Card, Herbs};
pub use event::Event;
pub use view::{Pile, SeatView, View};

use crate::{
    Cards, Dice, Flow, GO_ON, Game, Log, Message, Offers, OptionSchema, OptionSpec, OptionsError,
    Party, Reason, ScoreLine, Seat, SeatSet, Shared, Source, Spec, Stack, Standing, Turn, Unknown,
    Urn, Values, message,
};
use serde::{Deserialize, Serialize};

/// The source of cards.
pub const DECK_SOURCE: Source = Source(0);
/// The ghost's die.
pub const GHOST_SOURCE: Source = Source(1);

const MOST_SEATS: usize = 3;
const ROUNDS: u8 = 8;
const HAND: u8 = 3;
const UNSEEN_ASIDE: u8 = 2;

// The places of the urn.
const DECK: usize = 0;
const TOP: usize = 1;
const BOTTOM: usize = 2;
const DISCARD: usize = 3;
const ASIDE: usize = 4;
const PLACES: usize = 5 + MOST_SEATS;

/// The place of a hand.
fn hand(seat: Seat) -> usize {
    5 + seat.index()
}

/// A position of Tiny.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiny {
    data: Shared<Herbs>,
    seats: u8,
    /// How strong the ghost is, if there is one.
    haunting: Option<u8>,
    round: u8,
    phase: Phase,
    cards: Urn<PLACES>,
    /// The picked cards: they stay in their hands.
    picks: [Option<Card>; MOST_SEATS],
    /// The picks that were revealed last. All remember whose they were, so it is in the position.
    revealed: [Option<Card>; MOST_SEATS],
    /// Which acts were done in this turn.
    done: [bool; 4],
    half_done: Stack<Frame, 1>,
    won: [u8; MOST_SEATS],
    shown: [u8; MOST_SEATS],
    ghost_won: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    Pick,
    Act(Seat),
    Over,
}

/// An act that is half done: it waits for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Which card is shown?
    #[default]
    Show,
    /// Which discarded card goes under the deck?
    Sink,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Picks a card in secret (TI-2.1).
    Pick(Card),
    /// Looks at the top of the deck (TI-3.2).
    Peek,
    /// Puts the top of the deck underneath (TI-3.3).
    Bury,
    /// Begins to show a card (TI-3.4).
    Show,
    /// Begins to sink a card (TI-3.5).
    Sink,
    /// The card for the half-done act.
    Card(Card),
    /// Ends the turn (TI-3.7).
    End,
}

const ACTS: [Choice; 4] = [Choice::Peek, Choice::Bury, Choice::Show, Choice::Sink];

/// Options: see [`Game::schema`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    seats: u8,
    ghost: bool,
    haunting: u8,
}

const SCHEMA: OptionSchema = OptionSchema {
    options: &[
        OptionSpec {
            name: "seats",
            values: Values::Number { min: 2, max: MOST_SEATS as i64, default: 2 },
            words: "tiny-option-seats",
        },
        OptionSpec {
            name: "ghost",
            values: Values::Flag { default: false },
            words: "tiny-option-ghost",
        },
        OptionSpec {
            name: "haunting",
            values: Values::Number { min: 0, max: 2, default: 0 },
            words: "tiny-option-haunting",
        },
    ],
};

impl Game for Tiny {
    const ID: &'static str = "tiny";
    const RULES: u32 = 1;
    const SOURCES: &'static [&'static str] = &["deck", "ghost die"];
    // Eight rounds of three picks, four acts with a card for two of them, and the end.
    const LONGEST: usize = 80;

    type Data = Herbs;
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn schema() -> &'static OptionSchema {
        &SCHEMA
    }

    fn words() -> Vec<Spec> {
        words::all()
    }

    /// Sets the game up (TI-1).
    fn deal(
        data: Shared<Herbs>,
        options: &Options,
        dice: &mut impl Dice,
    ) -> Result<Tiny, OptionsError> {
        let &Options { seats, ghost, haunting } = options;
        if haunting > 0 && !ghost {
            return Err(OptionsError("haunting is for a ghost: it can be 0, or ghost true".into()));
        }
        let mut game = Tiny {
            data,
            seats,
            haunting: ghost.then_some(haunting),
            round: 0,
            phase: Phase::Pick,
            cards: Urn::new(CARDS as u8, DECK),
            picks: [None; MOST_SEATS],
            revealed: [None; MOST_SEATS],
            done: [false; 4],
            half_done: Stack::default(),
            won: [0; MOST_SEATS],
            shown: [0; MOST_SEATS],
            ghost_won: 0,
        };
        for _ in 0..UNSEEN_ASIDE {
            game.cards.set_aside(DECK, ASIDE);
        }
        for seat in Seat::all(seats) {
            for _ in 0..HAND {
                game.draw(seat, dice, &mut crate::NoLog);
            }
        }
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Pick => {
                let picked = |s: &Seat| self.picks[s.index()].is_some();
                let all = || Seat::all(self.seats);
                Turn {
                    seats: all().filter(|s| !picked(s)).collect(),
                    picked: all().filter(picked).collect(),
                }
            }
            Phase::Act(seat) => Turn::of(seat),
            Phase::Over => Turn::OVER,
        }
    }

    fn offer(&self, seat: Seat, to: &mut impl Offers<Choice>) -> Flow {
        match (self.phase, self.half_done.top()) {
            (Phase::Pick, _) => self.offer_picks(seat, to),
            (Phase::Act(_), Some(Frame::Show)) => self.offer_to_show(seat, to),
            (Phase::Act(_), Some(Frame::Sink)) => {
                let discards = self.cards.seen(DISCARD);
                discards.iter().try_for_each(|id| to.yes(Choice::Card(Card::of(id))))
            }
            (Phase::Act(_), None) => {
                for act in ACTS {
                    match self.hindrance(seat, act) {
                        None => to.yes(act)?,
                        Some(reason) => to.no(act, reason)?,
                    }
                }
                to.yes(Choice::End)
            }
            (Phase::Over, _) => GO_ON,
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        if let Some(act) = ACTS.iter().position(|a| *a == choice) {
            self.done[act] = true;
        }
        match choice {
            Choice::Pick(card) => {
                self.picks[seat.index()] = Some(card);
                if self.turn().seats.is_empty() {
                    self.reveal(dice, log);
                }
            }
            Choice::Peek => {
                let way = (DECK, TOP);
                let only = SeatSet::only(seat);
                let card = self.cards.draw(way, only, DECK_SOURCE, dice, |id| Card::of(id).name());
                log.add(|| Event::Peeked { seat, card: card.map(Card::of) });
            }
            Choice::Bury => {
                if let Some(id) = self.cards.seen(TOP).iter().next() {
                    self.cards.go(id, TOP, BOTTOM);
                    log.add(|| Event::Buried { seat, card: Some(Card::of(id)) });
                }
            }
            Choice::Show => self.half_done.push(Frame::Show),
            Choice::Sink => self.half_done.push(Frame::Sink),
            Choice::Card(card) => match self.half_done.pop() {
                Some(Frame::Show) => {
                    self.cards.show_all(card.id());
                    self.shown[seat.index()] += 1;
                    log.add(|| Event::Shown { seat, card });
                }
                Some(Frame::Sink) => {
                    self.cards.go(card.id(), DISCARD, BOTTOM);
                    log.add(|| Event::Sunk { seat, card });
                }
                None => {}
            },
            Choice::End => self.end_round(seat, dice, log),
        }
    }

    /// TI-2.2.
    fn take_back(&mut self, seat: Seat) {
        self.picks[seat.index()] = None;
    }

    fn prompt(&self, seat: Seat) -> Message {
        let turn = self.turn();
        if turn.is_over() {
            return message::game_over();
        }
        if !turn.seats.contains(seat) {
            return message::wait();
        }
        match (self.phase, self.half_done.top()) {
            (_, Some(Frame::Show)) => words::ask_show(),
            (_, Some(Frame::Sink)) => words::ask_sink(),
            (Phase::Pick, None) => words::ask_pick(self.round + 1),
            (_, None) => words::ask_act(),
        }
    }

    fn say(&self, _: Seat, choice: Choice) -> Message {
        match choice {
            Choice::Pick(card) => words::pick(card),
            Choice::Peek => words::peek(),
            Choice::Bury => words::bury(),
            Choice::Show => words::show(),
            Choice::Sink => words::sink(),
            Choice::Card(card) => words::card(card),
            Choice::End => words::end(),
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::new(self, viewer)
    }

    /// The cards are dealt anew, then the picks of the others among the cards that they hold.
    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Tiny {
        let mut world = Tiny { cards: self.cards.imagine(seat, DECK_SOURCE, dice), ..*self };
        for other in Seat::all(self.seats).filter(|s| *s != seat) {
            if let Some(pick) = &mut world.picks[other.index()] {
                let held = world.cards.seen(hand(other));
                *pick = Card::of(held.nth(dice.roll(DECK_SOURCE, held.len().into())));
            }
        }
        world
    }

    /// The cards that the seat does not know, and for each secret pick of another seat whether the
    /// first, second or third card of its hand is picked.
    fn unknown(&self, seat: Seat, tell: &mut dyn FnMut(Unknown)) {
        self.cards.unknown(0, seat, tell);
        for other in Seat::all(self.seats).filter(|s| *s != seat) {
            let Some(pick) = self.picks[other.index()] else { continue };
            for (i, id) in self.cards.seen(hand(other)).iter().enumerate() {
                let batch = other.index() as u8;
                let thing = other.index() * usize::from(HAND) + i;
                let slot = u16::from(id == pick.id());
                tell(Unknown { urn: 1, batch, slot, thing: thing as u16 });
            }
        }
    }

    /// TI-4.4.
    fn standing(&self) -> Standing {
        let rounds = |won: u8| ScoreLine { what: "tiny-score-rounds", points: 2 * i32::from(won) };
        let shown = |n: u8| ScoreLine { what: "tiny-score-shown", points: n.into() };
        let seats = Seat::all(self.seats).map(|seat| {
            let i = seat.index();
            let lines = [rounds(self.won[i]), shown(self.shown[i])];
            Party::new(Some(seat), i as u8, lines, [shown(self.shown[i])])
        });
        let ghost = self
            .haunting
            .map(|_| Party::new(None, self.seats, [rounds(self.ghost_won)], [shown(0)]));
        Standing::new(self.phase == Phase::Over, seats.chain(ghost))
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_table()?;
        self.audit_cards()
    }

    fn depth(&self) -> usize {
        self.half_done.depth()
    }
}

impl Tiny {
    /// The cards that a seat holds.
    fn held(&self, seat: Seat) -> Cards {
        self.cards.seen(hand(seat))
    }

    /// TI-2.1.
    fn offer_picks(&self, seat: Seat, to: &mut impl Offers<Choice>) -> Flow {
        for card in Card::ALL {
            if self.held(seat).contains(card.id()) {
                to.yes(Choice::Pick(card))?;
            } else {
                to.no(Choice::Pick(card), words::not_in_hand(card).because("TI-2.1"))?;
            }
        }
        GO_ON
    }

    /// TI-3.4.
    fn offer_to_show(&self, seat: Seat, to: &mut impl Offers<Choice>) -> Flow {
        let known = self.cards.public(hand(seat));
        for id in self.held(seat).iter() {
            let card = Card::of(id);
            if known.contains(id) {
                to.no(Choice::Card(card), words::card_known(card).because("TI-3.4"))?;
            } else {
                to.yes(Choice::Card(card))?;
            }
        }
        GO_ON
    }

    /// Why a seat cannot do an act now (TI-3.1 to TI-3.6).
    fn hindrance(&self, seat: Seat, act: Choice) -> Option<Reason> {
        let taken = || words::bottom_taken().because("TI-3.6");
        let bottom_taken = self.cards.len(BOTTOM) > 0;
        if ACTS.iter().zip(self.done).any(|(a, done)| *a == act && done) {
            return Some(words::done_already().because("TI-3.1"));
        }
        match act {
            Choice::Peek if self.cards.unseen(DECK) == 0 => {
                Some(words::deck_empty().because("TI-3.2"))
            }
            Choice::Bury if self.cards.known(TOP, seat).is_empty() => {
                Some(words::top_unknown().because("TI-3.3"))
            }
            Choice::Bury | Choice::Sink if bottom_taken => Some(taken()),
            Choice::Show if self.held(seat) == self.cards.public(hand(seat)) => {
                Some(words::hand_known().because("TI-3.4"))
            }
            _ => None,
        }
    }

    /// The picks are revealed, and the ghost rolls (TI-2.3, TI-2.4).
    fn reveal(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let mut best: Option<(u8, Seat)> = None;
        for seat in Seat::all(self.seats) {
            let Some(card) = self.picks[seat.index()].take() else { continue };
            self.cards.go(card.id(), hand(seat), DISCARD);
            self.cards.show_all(card.id());
            self.revealed[seat.index()] = Some(card);
            log.add(|| Event::Revealed { seat, card });
            let strength = self.data.strength(card);
            if best.is_none_or(|(most, _)| strength > most) {
                best = Some((strength, seat));
            }
        }
        let Some((most, winner)) = best else { return };
        let ghost_wins = self.haunting.is_some_and(|haunting| {
            let pips = 1 + dice.draw(GHOST_SOURCE, 6, |face| face + 1) as u8;
            let strength = 2 * pips + haunting;
            log.add(|| Event::Haunted { pips, strength });
            strength > most
        });
        if ghost_wins {
            self.ghost_won += 1;
        } else {
            self.won[winner.index()] += 1;
        }
        log.add(|| Event::Won { seat: (!ghost_wins).then_some(winner) });
        self.phase = Phase::Act(winner);
    }

    /// The turn ends: all draw, or the game is over (TI-4).
    fn end_round(&mut self, seat: Seat, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        self.done = [false; 4];
        if self.round + 1 == ROUNDS {
            self.phase = Phase::Over;
            return;
        }
        self.round += 1;
        self.phase = Phase::Pick;
        for steps in 1..=self.seats {
            self.draw(seat.left(steps, self.seats), dice, log);
        }
    }

    /// A seat draws: the known top, then the deck, then the known bottom, then the discards
    /// (TI-4.1, TI-4.2).
    fn draw(&mut self, seat: Seat, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let only = SeatSet::only(seat);
        let first = |place| self.cards.seen(place).iter().next().map(|id| (id, place));
        let bottom = || first(BOTTOM).filter(|_| self.cards.unseen(DECK) == 0);
        let card = if let Some((id, place)) = first(TOP).or_else(bottom) {
            self.cards.go(id, place, hand(seat));
            self.cards.show(id, only);
            Some(id)
        } else {
            if self.cards.unseen(DECK) == 0 {
                let cards = self.cards.len(DISCARD);
                self.cards.shuffle(DISCARD, DECK);
                log.add(|| Event::Reshuffled { cards });
            }
            let way = (DECK, hand(seat));
            self.cards.draw(way, only, DECK_SOURCE, dice, |id| Card::of(id).name())
        };
        let Some(id) = card else { return };
        let known = self.cards.known_to(id);
        log.add(|| Event::Drew { seat, card: Some(Card::of(id)), known });
    }

    /// What is on the table apart from the cards.
    fn audit_table(&self) -> Result<(), String> {
        let there = |seat: Seat| seat.index() < usize::from(self.seats);
        let most = self.round + u8::from(self.phase != Phase::Pick);
        let sane = match self.phase {
            Phase::Pick => self.half_done.is_empty() && self.done == [false; 4],
            Phase::Act(seat) => there(seat) && self.picks == [None; MOST_SEATS],
            Phase::Over => self.half_done.is_empty() && self.round + 1 == ROUNDS,
        };
        if !(2..=MOST_SEATS as u8).contains(&self.seats) || self.round >= ROUNDS || !sane {
            return Err(format!("phase {:?} of round {} cannot be", self.phase, self.round));
        }
        if self.turn().seats.is_empty() && self.phase != Phase::Over {
            return Err("all have picked, but nothing is revealed".into());
        }
        let won: u32 = self.won.iter().map(|n| u32::from(*n)).sum();
        if won + u32::from(self.ghost_won) != u32::from(most) {
            return Err(format!("{most} rounds are over, but not won by somebody each"));
        }
        if self.shown.iter().any(|n| *n > most) || self.haunting.is_some_and(|h| h > 2) {
            return Err("more is shown or haunted than can be".into());
        }
        Ok(())
    }

    /// Every card is somewhere, and every place has as many as it must.
    fn audit_cards(&self) -> Result<(), String> {
        self.cards.audit(CARDS as u8)?;
        let size = if self.phase == Phase::Pick { HAND } else { HAND - 1 };
        for i in 0..MOST_SEATS {
            let seat = Seat::new(i);
            let (held, there) = (self.held(seat), i < usize::from(self.seats));
            if held.len() != if there { size } else { 0 }
                || self.cards.known(hand(seat), seat) != held
            {
                return Err(format!("{seat:?} cannot hold {held:?}"));
            }
            if self.picks[i].is_some_and(|card| !held.contains(card.id())) {
                return Err(format!("{seat:?} picked a card that it does not hold"));
            }
        }
        let covered = [TOP, BOTTOM, DISCARD].into_iter().chain((0..MOST_SEATS).map(|i| 5 + i));
        if covered.into_iter().any(|place| self.cards.unseen(place) > 0) {
            return Err("a card that nobody has seen lies where somebody must have".into());
        }
        if self.cards.public(DISCARD) != self.cards.seen(DISCARD) {
            return Err("a discarded card is not known to all".into());
        }
        let known = |place| self.cards.seen(place).len();
        if known(DECK) + known(ASIDE) > 0 || known(TOP).max(known(BOTTOM)) > 1 {
            return Err("the deck has more known cards than its top and its bottom".into());
        }
        if self.cards.unseen(ASIDE) != UNSEEN_ASIDE {
            return Err("two cards lie aside".into());
        }
        self.audit_frame()
    }

    /// What is half done can be completed.
    fn audit_frame(&self) -> Result<(), String> {
        let Phase::Act(seat) = self.phase else { return Ok(()) };
        let stuck = match self.half_done.top() {
            Some(Frame::Show) => self.held(seat) == self.cards.public(hand(seat)),
            Some(Frame::Sink) => self.cards.len(DISCARD) == 0 || self.cards.len(BOTTOM) > 0,
            None => false,
        };
        if stuck { Err("a half-done act cannot be completed".into()) } else { Ok(()) }
    }
}
