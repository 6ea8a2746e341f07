//! The rules of Evenfall, a game by Stefano Di Silvio for one to four players.
//!
//! The rules in our own words, numbered, are in `docs/rules/evenfall.md`; the code cites the
//! numbers (`EV-7.2`). Almost nothing that is printed on the cards is in the rulebook: the card
//! values in `data/*.ron` are reconstructed where they are not marked otherwise.
//!
//! | rules | module |
//! |---|---|
//! | components (EV-1) | [`cards`], [`data`], `data/*.ron` |
//! | set-up and options (EV-2) | [`setup`] |
//! | phases, turns, Round End (EV-3, EV-14) | `phases` |
//! | main and free actions (EV-4 to EV-11) | `turn` |
//! | the effect vocabulary (EV-16) | [`effect`], carried out by `run`, asked about by `questions` |
//! | battles (EV-13) | `battle` |
//! | scoring (EV-15) | `score` |
//! | Automa (EV-18) | `automa` |
//! | positions as text, and their audit | `layout` |
//! | words | `words`, `names`, [`text`], `locales/*/evenfall.ftl` |

mod automa;
mod battle;
pub mod cards;
mod choice;
mod counts;
pub mod data;
pub mod effect;
mod event;
mod layout;
mod listen;
mod moves;
pub mod names;
mod phases;
mod position;
mod questions;
mod read;
mod refusal;
mod run;
mod score;
pub mod setup;
pub mod text;
mod turn;
pub mod view;
mod words;

pub use choice::Choice;
pub use data::Evening;
pub use event::Event;
pub use position::{ClanName, Evenfall, Figure, RegionName};
pub use setup::Options;
pub use view::View;

use kernel::{
    Dice, Flow, Game, Log, Message, Offers, OptionSchema, OptionsError, Seat, Shared, Spec,
    Standing, Turn, Unknown,
};

impl Game for Evenfall {
    const ID: &'static str = "evenfall";
    const RULES: u32 = 1;
    const SOURCES: &'static [&'static str] = setup::SOURCES;
    const LONGEST: usize = 20_000;

    type Data = Evening;
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
        data: Shared<Evening>,
        options: &Options,
        dice: &mut impl Dice,
    ) -> Result<Evenfall, OptionsError> {
        setup::deal(data, options, dice)
    }

    fn seats(&self) -> u8 {
        self.seats
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
        match self.stack.top() {
            Some(position::Frame::Dials { .. }) => self.clan_mut(seat).dial = 0,
            _ => self.clan_mut(seat).adjust = 0,
        }
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

    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Evenfall {
        self.dream(seat, dice)
    }

    fn unknown(&self, seat: Seat, tell: &mut dyn FnMut(Unknown)) {
        self.deck.unknown(0, seat, tell);
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

impl Evenfall {
    /// Deals the cards that a seat does not know anew, and lets opponents set their secret dials
    /// otherwise.
    fn dream(&self, seat: Seat, dice: &mut impl Dice) -> Evenfall {
        let mut world = *self;
        world.deck = self.deck.imagine(seat, setup::DREAM, dice);
        let picked = self.who().picked;
        for other in picked.iter().filter(|s| *s != seat) {
            match self.stack.top() {
                Some(position::Frame::Dials { .. }) => {
                    let most = u32::from(self.highest_dial(other)) + 1;
                    world.clan_mut(other).dial = dice.roll(setup::DREAM, most) as u8 + 1;
                }
                Some(position::Frame::Adjust { .. }) => {
                    let mut choices = Vec::new();
                    let _ = self.offer_adjustments(other, &mut choices);
                    let n = dice.roll(setup::DREAM, choices.len().max(1) as u32) as usize;
                    if let Some(Choice::Adjust(by)) = choices.get(n) {
                        world.clan_mut(other).adjust = 10u8.saturating_add_signed(*by);
                    }
                }
                _ => {}
            }
        }
        world
    }
}

/// Positions are copied millions of times.
const _: () = assert!(size_of::<Evenfall>() <= 1536);
const _: () = assert!(size_of::<Choice>() <= 8);
