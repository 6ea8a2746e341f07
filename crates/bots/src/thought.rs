//! Bots at a match of any game.

use crate::{Bot, Knowledge, Spec, Weighed};
use games::{AnyMatch, Visitor};
use kernel::{Fast, Game, Match, Rules, Seat, Seed};
use serde_json::Value;
use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

/// Something that is still to be thought about. It can be taken to another thread; running it gives
/// the choice as [`AnyMatch::play`] takes it.
pub type Thought = Box<dyn FnOnce() -> Value + Send>;

/// The same with all that the bot thought of the choices, the one it would take first.
pub type Advice = Box<dyn FnOnce() -> Vec<(Value, Weighed)> + Send>;

/// What a bot keeps in mind between the choices of a turn, so that it plans the turn once. It does
/// no harm to bring along what another bot had in mind.
#[derive(Clone, Default)]
pub struct Memory(Arc<Mutex<Option<Mind>>>);

/// A bot with its seat, and how it was written.
struct Mind {
    spec: Spec,
    seat: Seat,
    bot: Box<dyn Any + Send>,
}

impl Memory {
    /// The bot that thought last, if it was this one at this seat; or else a fresh one.
    fn recall<G: Game>(&self, spec: Spec, seat: Seat) -> Box<dyn Bot<G>> {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        let same = last.filter(|mind| mind.spec == spec && mind.seat == seat);
        let bot = same.and_then(|mind| mind.bot.downcast::<Box<dyn Bot<G>>>().ok());
        bot.map_or_else(|| spec.bot(), |bot| *bot)
    }

    fn keep<G: Game>(&self, spec: Spec, seat: Seat, bot: Box<dyn Bot<G>>) {
        let mind = Mind { spec, seat, bot: Box::new(bot) };
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(mind);
    }
}

/// What a bot would choose for a seat, thinking with dice of this seed; nothing if the seat has
/// nothing to choose.
///
/// The thought keeps a copy of the position and of its log, and leaves the match alone.
pub fn thought(
    spec: impl Into<Spec>,
    at: &dyn AnyMatch,
    seat: Seat,
    seed: Seed,
    memory: &Memory,
) -> Option<Thought> {
    let thinker = Thinker { spec: spec.into(), at, seat, seed, memory, compare: false };
    let advice = games::visit(at.id(), thinker).ok().flatten()?;
    Some(Box::new(move || advice().swap_remove(0).0))
}

/// What a bot thinks of the choices of a seat.
pub fn advice(spec: impl Into<Spec>, at: &dyn AnyMatch, seat: Seat, seed: Seed) -> Option<Advice> {
    let (spec, memory) = (spec.into(), &Memory::default());
    games::visit(at.id(), Thinker { spec, at, seat, seed, memory, compare: true }).ok().flatten()
}

struct Thinker<'a> {
    spec: Spec,
    at: &'a dyn AnyMatch,
    seat: Seat,
    seed: Seed,
    memory: &'a Memory,
    /// Whether all choices are wanted, rather than the one it takes.
    compare: bool,
}

impl Visitor for Thinker<'_> {
    type Out = Option<Advice>;

    fn visit<G: Game>(self) -> Option<Advice> {
        let Thinker { spec, seat, seed, compare, .. } = self;
        let at = self.at.as_any().downcast_ref::<Match<G>>()?;
        let game = *at.game();
        let memory = self.memory.clone();
        let choices = game.choices(seat);
        if choices.is_empty() {
            return None;
        }
        // Events are plain data like the position: a few kilobytes in a long game.
        let events = at.events().to_vec();
        Some(Box::new(move || {
            let knows = Knowledge::new(&game, seat).with_log(&events);
            let (mut bot, mut thinking) = (memory.recall::<G>(spec, seat), Fast::new(seed));
            let weighed = if compare {
                bot.weigh(knows, &choices, &mut thinking)
            } else {
                let index = bot.choose(knows, &choices, &mut thinking);
                vec![Weighed { index, share: 1.0, score: None, win: None }]
            };
            memory.keep(spec, seat, bot);
            let named = |weighed: Weighed| {
                let choice = serde_json::to_value(choices[weighed.index]);
                (choice.expect("choices serialise by names"), weighed)
            };
            weighed.into_iter().map(named).collect()
        }))
    }
}
