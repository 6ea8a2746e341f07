//! The rules of SpellBook, a game by Phil Walker-Harding for one to four players.
//!
//! The rules in our own words, numbered, are in `docs/rules/spellbook.md`; the code cites the
//! numbers (`SB-6.3`). Where to find what:
//!
//! | rules | module |
//! |---|---|
//! | components (SB-1) | [`token`], [`spell`], [`data`], `data/*.ron` |
//! | set-up and options (SB-2, SB-17.1) | [`setup`] |
//! | the day, altar, end (SB-3, SB-8, SB-9.1, SB-17.2) | `day` |
//! | moving tokens, the pool limit (SB-4) | `moves` |
//! | which actions may be chosen (SB-4.3, SB-5, SB-7, SB-14.5) | `actions` |
//! | learning (SB-6, SB-15.1) | `learning` |
//! | what spells do (SB-10 to SB-16) | `run`, as data in `data/spells.ron` |
//! | scoring (SB-9.3, SB-17.6) | `score` |
//! | positions as text, and their audit | `layout` |
//! | words | `words`, [`text`], `locales/*/spellbook.ftl` |

mod actions;
mod choice;
pub mod data;
mod day;
mod event;
mod layout;
mod learning;
mod moves;
mod position;
mod read;
mod refusal;
mod run;
mod score;
pub mod setup;
pub mod spell;
pub mod text;
pub mod token;
pub mod view;
mod words;

pub use choice::Choice;
pub use data::Cards;
pub use event::Event;
pub use position::SpellBook;
pub use setup::Options;
pub use view::View;
pub use words::token as token_word;

use kernel::{
    Dice, Flow, Game, Log, Message, Offers, OptionSchema, OptionsError, Seat, Shared, Spec,
    Standing, Turn, Unknown,
};

impl Game for SpellBook {
    const ID: &'static str = "spellbook";
    const RULES: u32 = 1;
    const SOURCES: &'static [&'static str] = setup::SOURCES;
    const LONGEST: usize = 20_000;

    type Data = Cards;
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
        data: Shared<Cards>,
        options: &Options,
        dice: &mut impl Dice,
    ) -> Result<SpellBook, OptionsError> {
        setup::deal(data, options, dice)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.who()
    }

    #[inline]
    fn offer(&self, _: Seat, to: &mut impl Offers<Choice>) -> Flow {
        self.offer_all(to)
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        self.make(seat, choice, dice, log);
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

    /// Nothing but the next draws is hidden, and those are not in the position.
    fn imagine(&self, _: Seat, _: &mut impl Dice) -> SpellBook {
        *self
    }

    fn unknown(&self, _: Seat, _: &mut dyn FnMut(Unknown)) {}

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

/// Positions are copied millions of times.
const _: () = assert!(size_of::<SpellBook>() <= 512);
const _: () = assert!(size_of::<Choice>() <= 8);
