//! Deliberately broken twins of Tiny: the battery must reject each, by the right law.

#![allow(clippy::unwrap_used)]

use kernel::conform::{self, Law, Plan, Report, Violation};
use kernel::tiny::{Card, Choice, Event, Herbs, Options, Tiny, words};
use kernel::{
    Data, DataError, DataFile, Dice, Fact, Flow, GO_ON, Game, Log, Message, NoLog, Offers,
    OptionSchema, OptionsError, Seat, Shared, Source, Spec, Standing, Turn, Unknown,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU8, Ordering};

/// What a twin does otherwise than Tiny.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
enum Flaw {
    /// Nothing.
    Sound,
    /// Shows the hand to the left.
    LeakingView,
    /// Shows spectators a hand.
    LeakingToSpectators,
    /// Tells everybody which card was drawn.
    LeakingLog,
    /// Offers only the end if the seat to the left holds something odd.
    OfferingBySecrets,
    /// Gives a reason that depends on what the seat to the left holds.
    ReasonBySecrets,
    /// Imagines the truth.
    Copying,
    /// Imagines the truth now and then.
    Peeking,
    /// Imagines by way of the truth: all worlds are likely, but the true cards decide which.
    PeekingInOrder,
    /// Deals the cards anew, but not the picks of the others.
    PicksNotImagined,
    /// Imagines worlds that cannot be.
    ImaginingNonsense,
    /// Says that everybody knows everything.
    NothingUnknown,
    /// Lets a seat glimpse a card to its left, and does not say so: then it could be undone.
    Glimpsing,
    /// Offers the end of the turn twice.
    OfferingTwice,
    /// Lets a seat begin to sink a card, but not finish.
    DeadEnd,
    /// Refuses the end when somebody asks for reasons.
    OfferingOtherwise,
    /// Remembers that a pick was taken back.
    Trace,
    /// Shows others whether a pick is odd.
    TellingPicks,
    /// Remembers who picked last.
    LastPicker,
    /// Loses the discards.
    LosingCards,
    /// Has something that is not saved.
    Unsaved,
    /// Depends on something outside of the position.
    Outside,
    /// Forgets a seat in the standing.
    Unranked,
    /// Says something that is not declared.
    Undeclared,
    /// Panics.
    Panicking,
    /// Begins again and again.
    Endless,
    /// Cannot be dealt with a value of its own option.
    Refusing,
}

/// The data of a twin name its flaw.
#[derive(Serialize)]
struct Flawed(Flaw);

impl Data for Flawed {
    const FILES: &'static [DataFile] = &[];
    fn read(_: &[&str]) -> Result<Flawed, DataError> {
        Ok(Flawed(Flaw::Sound))
    }
}

/// Tiny with a flaw, and some room for the flaw to keep things in.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Twin {
    data: Shared<Flawed>,
    game: Tiny,
    extra: [u8; 4],
    #[serde(skip)]
    unsaved: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Told(Event, #[serde(skip)] Flaw);

impl Fact for Told {
    fn seen_by(&self, viewer: Option<Seat>) -> Option<Told> {
        if self.1 == Flaw::LeakingLog {
            return Some(self.clone());
        }
        self.0.seen_by(viewer).map(|event| Told(event, self.1))
    }
    fn message(&self) -> Message {
        self.0.message()
    }
}

struct Teller<'a, L>(&'a mut L, Flaw);

impl<L: Log<Told>> Log<Event> for Teller<'_, L> {
    fn add(&mut self, event: impl FnOnce() -> Event) {
        self.0.add(|| Told(event(), self.1));
    }
}

impl Twin {
    fn flaw(&self) -> Flaw {
        self.data.0
    }

    /// A card that the seat to the left holds: nobody else's business.
    fn secret(&self, seat: Seat) -> u8 {
        let left = seat.left(1, self.game.seats());
        self.game.view(Some(left)).seats[left.index()].hand.known[0].id()
    }

    /// Changes the position as it is saved.
    fn tamper(&mut self, change: impl FnOnce(&mut Value)) {
        let mut saved = serde_json::to_value(self.game).unwrap();
        change(&mut saved);
        self.game = serde_json::from_value(saved).unwrap();
    }

    /// The same imagined cards, but of each hand the same one picked as in truth.
    fn pick_as(&mut self, truth: &Twin, imaginer: Seat, dice: &mut impl Dice) {
        for seat in Seat::all(self.seats()).filter(|s| *s != imaginer) {
            let Some(pick) = truth.game.view(Some(seat)).seats[seat.index()].pick else { continue };
            let held = |t: &Twin| t.game.view(Some(seat)).seats[seat.index()].hand.known.clone();
            let rank = held(truth).iter().position(|card| *card == pick).unwrap();
            let same = held(self)[rank];
            self.game.take_back(seat);
            self.game.apply(seat, Choice::Pick(same), dice, &mut NoLog);
        }
    }
}

impl Game for Twin {
    const ID: &'static str = "twin";
    const RULES: u32 = Tiny::RULES;
    const SOURCES: &'static [&'static str] = Tiny::SOURCES;
    const LONGEST: usize = Tiny::LONGEST;
    type Data = Flawed;
    type Options = Options;
    type Choice = Choice;
    type Event = Told;
    type View = Value;

    fn schema() -> &'static OptionSchema {
        Tiny::schema()
    }

    fn words() -> Vec<Spec> {
        Tiny::words()
    }

    fn deal(
        data: Shared<Flawed>,
        options: &Options,
        dice: &mut impl Dice,
    ) -> Result<Twin, OptionsError> {
        let haunting = serde_json::to_value(options).unwrap()["haunting"].clone();
        if data.0 == Flaw::Refusing && haunting == 2 {
            return Err(OptionsError("not today".into()));
        }
        let game = Tiny::deal(Shared::<Herbs>::built_in(), options, dice)?;
        Ok(Twin { data, game, extra: [0; 4], unsaved: 0 })
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn offer(&self, seat: Seat, to: &mut impl Offers<Choice>) -> Flow {
        fn asks_why<O: Offers<Choice>>(_: &O) -> bool {
            O::WHY
        }
        let acting = self.game.prompt(seat) == words::ask_act();
        let sinking = self.game.prompt(seat) == words::ask_sink();
        let refusal = words::deck_empty().because("");
        match self.flaw() {
            Flaw::OfferingTwice if acting => {
                to.yes(Choice::End)?;
                self.game.offer(seat, to)
            }
            Flaw::DeadEnd if sinking => GO_ON,
            Flaw::OfferingOtherwise if acting && asks_why(to) => to.no(Choice::End, refusal),
            Flaw::OfferingBySecrets if acting && self.secret(seat) % 2 == 1 => to.yes(Choice::End),
            Flaw::ReasonBySecrets if acting && self.secret(seat) % 2 == 1 => {
                to.no(Choice::Pick(Card::Ivy), refusal)?;
                self.game.offer(seat, to)
            }
            _ => self.game.offer(seat, to),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Told>,
    ) {
        static COUNT: AtomicU8 = AtomicU8::new(0);
        self.game.apply(seat, choice, dice, &mut Teller(log, self.flaw()));
        let revealed = self.turn().picked.is_empty();
        match (self.flaw(), choice) {
            (Flaw::Glimpsing, Choice::Sink) => {
                self.extra[seat.index()] = 1 + self.secret(seat);
            }
            (Flaw::TellingPicks, Choice::Pick(_)) if revealed => self.extra = [0; 4],
            (Flaw::TellingPicks, Choice::Pick(card)) => {
                self.extra[seat.index()] = 1 + card.id() % 2;
            }
            (Flaw::LastPicker, Choice::Pick(_)) if revealed => {
                self.extra[3] = 1 + seat.index() as u8;
            }
            (Flaw::LosingCards, Choice::End) => self.tamper(|t| t["cards"]["at"][3] = json!([])),
            (Flaw::Unsaved, _) => self.unsaved = u8::from(choice == Choice::Peek),
            (Flaw::Outside, Choice::End) => self.extra[0] = COUNT.fetch_add(1, Ordering::Relaxed),
            (Flaw::Panicking, Choice::Bury) => panic!("a twin panics on purpose"),
            (Flaw::Endless, Choice::End) if !self.turn().is_over() => self.tamper(|t| {
                (t["round"], t["ghost_won"]) = (json!(0), json!(0));
                (t["won"], t["shown"]) = (json!([0, 0, 0]), json!([0, 0, 0]));
            }),
            _ => {}
        }
    }

    fn take_back(&mut self, seat: Seat) {
        self.game.take_back(seat);
        match self.flaw() {
            Flaw::Trace => self.extra[seat.index()] ^= 1,
            Flaw::TellingPicks => self.extra[seat.index()] = 0,
            _ => {}
        }
    }

    fn prompt(&self, seat: Seat) -> Message {
        match self.flaw() {
            Flaw::Undeclared => Message::new("twin-hello", &[]),
            _ => self.game.prompt(seat),
        }
    }

    fn say(&self, seat: Seat, choice: Choice) -> Message {
        self.game.say(seat, choice)
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        let see = |viewer| serde_json::to_value(self.game.view(viewer)).unwrap();
        match self.flaw() {
            Flaw::LeakingView => json!([see(viewer), viewer.map(|seat| self.secret(seat))]),
            Flaw::LeakingToSpectators => see(viewer.or(Some(Seat::new(0)))),
            Flaw::Glimpsing => json!([see(viewer), viewer.map(|seat| self.extra[seat.index()])]),
            Flaw::TellingPicks => json!([see(viewer), self.extra]),
            _ => see(viewer),
        }
    }

    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Twin {
        match self.flaw() {
            Flaw::Copying => return *self,
            Flaw::Peeking if dice.roll(Source(0), 4) == 0 => return *self,
            Flaw::PeekingInOrder => (0..self.secret(seat) % 3).for_each(|_| {
                dice.roll(Source(0), 2);
            }),
            _ => {}
        }
        let mut world = Twin { game: self.game.imagine(seat, dice), ..*self };
        match self.flaw() {
            Flaw::PicksNotImagined => world.pick_as(self, seat, dice),
            Flaw::ImaginingNonsense => world.extra = [7; 4],
            _ => {}
        }
        world
    }

    fn unknown(&self, seat: Seat, tell: &mut dyn FnMut(Unknown)) {
        if self.flaw() != Flaw::NothingUnknown {
            self.game.unknown(seat, tell);
        }
    }

    fn standing(&self) -> Standing {
        let mut standing = self.game.standing();
        if self.flaw() == Flaw::Unranked {
            standing.parties.remove(0);
        }
        standing
    }

    fn audit(&self) -> Result<(), String> {
        if self.extra == [7; 4] { Err("nonsense".into()) } else { self.game.audit() }
    }
}

fn verdict(flaw: Flaw) -> Result<Report, Violation> {
    let plan = Plan { games: 60, ..Plan::default() };
    conform::check::<Twin>(Shared::register(Flawed(flaw)), &plan)
}

/// The text of the violation, which must be one of this law.
#[track_caller]
fn rejected(flaw: Flaw, law: Law) -> String {
    let violation = verdict(flaw).expect_err("the twin is broken");
    assert_eq!(violation.law, law, "{violation}");
    violation.to_string()
}

#[test]
fn a_sound_twin_passes() {
    verdict(Flaw::Sound).unwrap_or_else(|violation| panic!("{violation}"));
}

#[test]
fn leaks_are_found() {
    assert!(rejected(Flaw::LeakingView, Law::ImagineKeeps).contains("by its view"));
    rejected(Flaw::LeakingToSpectators, Law::Spectator);
    rejected(Flaw::LeakingLog, Law::Log);
    assert!(rejected(Flaw::OfferingBySecrets, Law::ImagineKeeps).contains("by its choices"));
    assert!(rejected(Flaw::ReasonBySecrets, Law::ImagineKeeps).contains("by its reasons"));
}

#[test]
fn false_imagination_is_found() {
    rejected(Flaw::Copying, Law::ImagineEverywhere);
    rejected(Flaw::Peeking, Law::ImagineTwice);
    rejected(Flaw::PeekingInOrder, Law::ImagineTwice);
    assert!(rejected(Flaw::PicksNotImagined, Law::ImagineEverywhere).contains("of urn 1"));
    rejected(Flaw::ImaginingNonsense, Law::ImagineAudit);
    rejected(Flaw::NothingUnknown, Law::ImagineEverywhere);
}

#[test]
fn false_offers_are_found() {
    rejected(Flaw::OfferingTwice, Law::Duplicates);
    rejected(Flaw::DeadEnd, Law::Choosable);
    rejected(Flaw::OfferingOtherwise, Law::Agreement);
}

#[test]
fn an_undo_of_what_was_learned_is_found() {
    assert!(rejected(Flaw::Glimpsing, Law::Undo).contains("Sink"));
}

#[test]
fn false_picks_are_found() {
    rejected(Flaw::Trace, Law::TakeBack);
    rejected(Flaw::TellingPicks, Law::SecretPick);
    rejected(Flaw::LastPicker, Law::PickOrder);
}

#[test]
fn other_flaws_are_found() {
    rejected(Flaw::LosingCards, Law::Audit);
    rejected(Flaw::Unsaved, Law::Saved);
    rejected(Flaw::Outside, Law::Copies);
    rejected(Flaw::Unranked, Law::Standing);
    rejected(Flaw::Undeclared, Law::Words);
    assert!(rejected(Flaw::Panicking, Law::Panics).contains("on purpose"));
    rejected(Flaw::Endless, Law::Length);
    assert!(rejected(Flaw::Refusing, Law::Deal).contains("haunting=2"));
}

#[test]
fn a_violation_can_be_seen_again() {
    let first = verdict(Flaw::Glimpsing).unwrap_err();
    let plan = Plan { seed: first.seed, first: first.game, games: 1, ..Plan::default() };
    let data = Shared::register(Flawed(Flaw::Glimpsing));
    let again = conform::check::<Twin>(data, &plan).unwrap_err();
    assert_eq!(again.to_string(), first.to_string());
    assert_eq!(again.record, first.record);
}
