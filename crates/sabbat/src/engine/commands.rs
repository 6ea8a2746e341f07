//! The commands.

use super::refusal::{Refusal, refuse};
use super::requests::{self as take, read};
use crate::speech::Speech;
use games::{AnyMatch, Happening, Setup};
use kernel::{MAX_SEATS, Message, Seat, Seed};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::path::Path;

/// Every command, in the order of `docs/protocol.md`.
pub const COMMANDS: &[&str] = &[
    "games", "new", "turn", "choices", "play", "why", "view", "position", "set", "dice", "record",
    "load", "undo", "standing", "prompt", "say", "log", "bot", "hint",
];

/// A conversation: at most one game at a time.
pub struct Session<'a> {
    cards: Option<&'a Path>,
    game: Option<Box<dyn AnyMatch>>,
}

type Answer = Result<Value, Refusal>;

impl<'a> Session<'a> {
    /// A conversation that has just begun.
    pub fn new(cards: Option<&'a Path>) -> Session<'a> {
        Session { cards, game: None }
    }

    /// Runs a command.
    pub fn run(&mut self, name: &str, request: Map<String, Value>) -> Answer {
        match name {
            "games" => {
                read(name, request).and_then(|take::Nothing {}| Ok(games::list(self.cards)?))
            }
            "new" => self.deal(read(name, request)?),
            "load" => self.load(read(name, request)?),
            _ if COMMANDS.contains(&name) => match &mut self.game {
                Some(game) => run_in(game.as_mut(), name, request),
                None => Err(refuse("no_game", "there is no game yet; begin with new or load")),
            },
            _ => {
                let (name, list) = (name.chars().take(80).collect::<String>(), COMMANDS.join(", "));
                let message = format!("there is no command {name:?}; there are: {list}");
                Err(refuse("unknown_command", message))
            }
        }
    }

    fn deal(&mut self, new: take::New) -> Answer {
        let seed = new.seed.map_or_else(random_seed, Ok)?;
        let take::New { game, options, players, words, dice, .. } = new;
        let setup = Setup { options, players, seed, words, rolls: take::rolls(dice)? };
        let dealt = games::new(&game, self.cards, setup)?;
        Ok(summary(self.game.insert(dealt).as_ref()))
    }

    fn load(&mut self, load: take::Load) -> Answer {
        let record = kernel::Record::parse(&load.record).map_err(games::Error::from)?;
        let loaded = games::load(self.cards, &record, load.seed)?;
        Ok(summary(self.game.insert(loaded).as_ref()))
    }
}

/// A seed from the operating system.
fn random_seed() -> Result<Seed, Refusal> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|e| {
        refuse("no_seed", format!("the system gives no random seed ({e}); give one"))
    })?;
    Ok(Seed(seed))
}

/// Runs a command that needs a game.
fn run_in(game: &mut dyn AnyMatch, name: &str, request: Map<String, Value>) -> Answer {
    match name {
        "turn" => read(name, request).map(|take::Nothing {}| turn(game)),
        "choices" => choices(game, read(name, request)?),
        "play" => play(game, read(name, request)?),
        "why" => why(game, read(name, request)?),
        "view" => view(game, read(name, request)?),
        "position" => read(name, request).map(|take::Nothing {}| game.position()),
        "set" => set(game, read(name, request)?),
        "dice" => Ok(game.script(take::dice(request)?).map(|()| Value::Bool(true))?),
        "record" => record(game, &read(name, request)?),
        "undo" => undo(game, read(name, request)?),
        "standing" => read(name, request).map(|take::Nothing {}| json!(game.standing())),
        "prompt" => prompt(game, read(name, request)?),
        "say" => say(game, read(name, request)?),
        "log" => log(game, read(name, request)?),
        "bot" => bot(game, read(name, request)?),
        "hint" => hint(game, read(name, request)?),
        _ => Err(refuse("unknown_command", "this command is not written yet")),
    }
}

/// The seat with this number, if the game has it.
fn seat(game: &dyn AnyMatch, number: u64) -> Result<Seat, Refusal> {
    let last = u64::from(game.seats()) - 1;
    if number > last || number >= MAX_SEATS as u64 {
        return Err(refuse(
            "no_seat",
            format!("there is no seat {number}; there are: 0 to {last}"),
        ));
    }
    Ok(Seat::new(number as usize))
}

fn speech(game: &dyn AnyMatch, language: Option<String>) -> Result<Speech, Refusal> {
    let language = language.as_deref().unwrap_or("en").parse()?;
    Ok(Speech::new(language, game.record().header.seats.clone()).about(game.id()))
}

/// Who must choose; the seats that may take a pick back only if there are any.
fn turn(game: &dyn AnyMatch) -> Value {
    let turn = game.turn();
    if turn.picked.is_empty() { json!({ "seats": turn.seats }) } else { json!(turn) }
}

fn summary(game: &dyn AnyMatch) -> Value {
    let header = &game.record().header;
    json!({
        "game": game.id(),
        "options": header.options,
        "seats": game.seats(),
        "data": header.data,
        "commitment": header.commitment,
        "turn": turn(game),
    })
}

fn choices(game: &dyn AnyMatch, of: take::OfSeat) -> Answer {
    Ok(game.choices(seat(game, of.seat)?)?.into())
}

fn play(game: &mut dyn AnyMatch, play: take::Play) -> Answer {
    let happened = game.play(seat(game, play.seat)?, &play.choice)?;
    let events: Vec<Value> = happened.into_iter().map(|h| h.event).collect();
    Ok(json!({ "events": events, "turn": turn(game) }))
}

fn why(game: &dyn AnyMatch, about: take::About) -> Answer {
    let speech = speech(game, about.lang)?;
    let reason = game.why_not(seat(game, about.seat)?, &about.choice)?;
    Ok(reason.map_or(Value::Null, |reason| with_words(&reason, speech.say(&reason.message))))
}

fn view(game: &dyn AnyMatch, view: take::View) -> Answer {
    let viewer = view.seat.map(|number| seat(game, number)).transpose()?;
    Ok(game.view(viewer)?)
}

/// Sets a position up. The dice begin anew: with the seed that is given, or with the same as before.
fn set(game: &mut dyn AnyMatch, set: take::Set) -> Answer {
    let seed = set.seed.or(game.seed()).map_or_else(random_seed, Ok)?;
    game.set(set.position, seed)?;
    Ok(summary(game))
}

fn record(game: &dyn AnyMatch, record: &take::Record) -> Answer {
    let record = if record.closed { game.closed_record() } else { game.record().clone() };
    Ok(record.to_text().into())
}

fn undo(game: &mut dyn AnyMatch, of: take::OfSeat) -> Answer {
    game.undo(seat(game, of.seat)?)?;
    Ok(json!({ "turn": turn(game) }))
}

fn prompt(game: &dyn AnyMatch, about: take::Prompt) -> Answer {
    let speech = speech(game, about.lang)?;
    Ok(message(&game.prompt(seat(game, about.seat)?)?, &speech))
}

fn say(game: &dyn AnyMatch, about: take::About) -> Answer {
    let speech = speech(game, about.lang)?;
    Ok(message(&game.say(seat(game, about.seat)?, &about.choice)?, &speech))
}

fn log(game: &dyn AnyMatch, log: take::Log) -> Answer {
    let speech = speech(game, log.lang)?;
    let happened = match log.seat {
        None => game.events(0),
        Some(viewer) => game.log(viewer.map(|number| seat(game, number)).transpose()?)?,
    };
    let told = |h: Happening| json!({ "entry": h.entry, "event": h.event, "message": message(&h.message, &speech) });
    Ok(happened.into_iter().filter(|h| h.entry >= log.since).map(told).collect())
}

/// What a bot would choose; the game goes on only when that is played.
fn bot(game: &dyn AnyMatch, ask: take::Bot) -> Answer {
    let (who, spec) = (seat(game, ask.seat)?, ask.spec()?);
    let seed = ask.seed.map_or_else(random_seed, Ok)?;
    let thought = bots::thought(spec, game, who, seed, &bots::Memory::default());
    Ok(json!({ "choice": thought.ok_or_else(|| not_asked(who))?() }))
}

/// What a bot thinks of the choices, the one it would take first.
fn hint(game: &dyn AnyMatch, ask: take::Bot) -> Answer {
    let (who, spec) = (seat(game, ask.seat)?, ask.spec()?);
    let seed = ask.seed.map_or_else(random_seed, Ok)?;
    let advice = bots::advice(spec, game, who, seed).ok_or_else(|| not_asked(who))?();
    let told = |(choice, weighed): &(Value, bots::Weighed)| {
        let bots::Weighed { share, score, win, .. } = weighed;
        json!({ "choice": choice, "share": share, "score": score, "win": win })
    };
    let alternatives: Vec<Value> = advice.iter().map(told).collect();
    Ok(json!({ "choice": advice[0].0, "alternatives": alternatives }))
}

fn not_asked(seat: Seat) -> Refusal {
    refuse("not_asked", format!("seat {seat} has nothing to choose now; turn tells who has"))
}

fn message(message: &Message, speech: &Speech) -> Value {
    with_words(message, speech.say(message))
}

/// A message as it is, with its words beside it.
fn with_words(message: &impl Serialize, words: String) -> Value {
    let mut value = json!(message);
    value["words"] = words.into();
    value
}
