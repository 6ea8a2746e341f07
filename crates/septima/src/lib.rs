//! The rules of Septima: basic and full game for two to four players, the solo game against the
//! Black Widow, and the expansion Shapeshifting & Omens.
//!
//! The rules stand in `docs/rules/septima.md`; code cites their numbers. Where to find what:
//!
//! | What | Where |
//! |---|---|
//! | kinds of things, and sets of them | [`kinds`], [`names`] |
//! | what components do, as data | [`effect`], [`data`], `check`, `data/*.ron` |
//! | the map (SE-1.9) | [`map`] |
//! | a position, and what is half done in it | `position`, `frame` |
//! | set-up (SE-2, SE-3) | [`setup`] |
//! | the course of the game (SE-4, SE-5, SE-12) | `stages` |
//! | what may be chosen, and why not | `questions`, `walks`, `windows`, `craft`, `refusal` |
//! | what a choice does (SE-6 to SE-10) | `answers`, `collect`, `run`, `moves` |
//! | hunters (SE-5.18, SE-14.3) | `hunters` |
//! | Trials (SE-11, SE-14.6) | `trials` |
//! | scoring (SE-13) | `score` |
//! | the solo game (SE-15) | `widow`, `spiders` |
//! | Shapeshifting (SE-16) | `shapes` |
//! | Omens (SE-17) | `omens` |
//! | positions as text, and their audit | `audit` |
//! | words | `words`, `called`, [`text`], `locales/*/septima.ftl` |

mod answers;
mod audit;
pub mod called;
mod check;
mod choice;
mod collect;
mod craft;
pub mod data;
pub mod effect;
mod event;
mod frame;
mod hunters;
pub mod kinds;
mod listen;
pub mod map;
mod moves;
pub mod names;
mod omens;
mod position;
mod questions;
pub mod read;
mod refusal;
mod run;
mod score;
pub mod setup;
mod shapes;
mod spiders;
mod stages;
pub mod text;
mod trials;
pub mod view;
mod walks;
mod widow;
mod windows;
mod words;

pub use choice::{Choice, Parts};
pub use data::Noctenburg;
pub use event::Event;
pub use position::{Bed, Citizen, Hut, Matched, Septima, Stage};
pub use setup::Options;
pub use view::View;
pub use widow::WidowBonus;

use kernel::{
    Dice, Flow, Game, Log, Message, Offers, OptionSchema, OptionsError, Seat, Shared, Spec,
    Standing, Turn, Unknown,
};
use kinds::Set;
use names::{OracleId, WitchId};

impl Game for Septima {
    const ID: &'static str = "septima";
    const RULES: u32 = 1;
    const SOURCES: &'static [&'static str] = setup::SOURCES;
    const LONGEST: usize = 10_000;

    type Data = Noctenburg;
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn schema() -> &'static OptionSchema {
        &setup::SCHEMA
    }

    fn words() -> Vec<Spec> {
        words::all()
    }

    fn deal(
        data: Shared<Noctenburg>,
        options: &Options,
        dice: &mut impl Dice,
    ) -> Result<Septima, OptionsError> {
        setup::deal(data, options, dice)
    }

    fn seats(&self) -> u8 {
        self.humans()
    }

    fn turn(&self) -> Turn {
        self.who()
    }

    fn offer(&self, seat: Seat, to: &mut impl Offers<Choice>) -> Flow {
        self.offer_all(seat, to)
    }

    fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        self.make(seat, choice, dice, log);
    }

    fn take_back(&mut self, seat: Seat) {
        self.forget_pick(seat);
    }

    fn prompt(&self, seat: Seat) -> Message {
        self.ask(seat)
    }

    fn say(&self, _: Seat, choice: Choice) -> Message {
        self.choice_in_words(choice)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.seen(viewer)
    }

    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Septima {
        self.dream(seat, dice)
    }

    fn unknown(&self, seat: Seat, tell: &mut dyn FnMut(Unknown)) {
        self.hidden_from(seat, tell);
    }

    fn standing(&self) -> Standing {
        self.score()
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }

    fn depth(&self) -> usize {
        self.stack.depth()
    }
}

impl Septima {
    /// Deals the witches of the draft and the oracle cards that a seat does not know anew, and lets
    /// the others pick otherwise.
    fn dream(&self, seat: Seat, dice: &mut impl Dice) -> Septima {
        let mut world = *self;
        world.witches = self.witches.imagine(seat, setup::DREAM, dice);
        if !self.is_over() {
            let mut left: Set<OracleId> = OracleId::all().take(self.oracles()).collect();
            left.remove(self.player(seat).oracle);
            for other in Seat::all(self.humans()).filter(|s| *s != seat) {
                let roll = dice.roll(setup::DREAM, left.len().into());
                if let Some(oracle) = left.nth(roll) {
                    left.remove(oracle);
                    world.player_mut(other).oracle = oracle;
                }
            }
        }
        for other in self.who().picked.iter().filter(|s| *s != seat) {
            match self.stage {
                Stage::Choose => {
                    let hand = self.player(other).hand;
                    let roll = dice.roll(setup::DREAM, hand.len().into());
                    world.player_mut(other).pick = hand.nth(roll);
                }
                Stage::Draft | Stage::Covens => {
                    let pile = match self.stage {
                        Stage::Draft => position::dealt(other),
                        _ => position::kept(other),
                    };
                    let cards = world.witches.seen(pile);
                    let roll = dice.roll(setup::DREAM, cards.len().into());
                    let witch = WitchId::new(cards.nth(roll).into());
                    world.player_mut(other).keep = Some(witch);
                }
                _ => {}
            }
        }
        world
    }

    /// Witches, spells, patients and markers that are face down, and the others' oracle cards.
    fn hidden_from(&self, seat: Seat, tell: &mut dyn FnMut(Unknown)) {
        self.witches.unknown(0, seat, tell);
        let thing =
            |urn, batch, slot, thing: usize| Unknown { urn, batch, slot, thing: thing as u16 };
        for (e, deck) in self.decks.iter().enumerate() {
            deck.iter().for_each(|spell| tell(thing(1, e as u8, u16::MAX, spell.index())));
        }
        for (layer, pile) in self.patient_pile.iter().enumerate() {
            pile.iter().for_each(|p| tell(thing(2, layer as u8, u16::MAX, p.index())));
        }
        self.marker_pile.iter().for_each(|m| tell(thing(3, 0, u16::MAX, m.index())));
        self.widow.deck.iter().for_each(|card| tell(thing(5, 0, u16::MAX, card.index())));
        self.omens.iter().for_each(|omen| tell(thing(6, 0, u16::MAX, omen.index())));
        if self.is_over() {
            return;
        }
        let mut free: Set<OracleId> = OracleId::all().take(self.oracles()).collect();
        free.remove(self.player(seat).oracle);
        for other in Seat::all(self.humans()).filter(|s| *s != seat) {
            let oracle = self.player(other).oracle;
            free.remove(oracle);
            tell(thing(4, 0, other.index() as u16, oracle.index()));
        }
        free.iter().for_each(|oracle| tell(thing(4, 0, u16::MAX, oracle.index())));
    }
}

/// Positions are copied millions of times.
const _: () = assert!(size_of::<Septima>() <= 2048);
const _: () = assert!(size_of::<Choice>() <= 8);
