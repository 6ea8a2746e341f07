//! A match of any game: JSON in, JSON out.

use crate::{Code, Error};
use kernel::{
    Chance, Entry, Fact, Game, Match, Message, PlayError, Reason, Record, RecordError, Rules, Seat,
    Seed, Shared, Source, Standing, Turn, Wish,
};
use serde_json::Value;
use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Something that happened in a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    /// The number of the record's entry that caused it, from 0.
    pub entry: usize,
    /// The event by names.
    pub event: Value,
    /// The event in words.
    pub message: Message,
}

impl Happening {
    fn of<E: Fact>(entry: usize, event: &E) -> Happening {
        Happening { entry, event: json(event), message: event.message() }
    }
}

/// A match of some game, for those who must not care which. Implemented by every [`Match`].
///
/// The caller owns the whole game: he sees the position and the seed. What a seat may know is in
/// [`AnyMatch::view`] and, with a viewer, in [`AnyMatch::log`].
pub trait AnyMatch: Send {
    /// The name of the game.
    fn id(&self) -> &'static str;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// Who must choose now.
    fn turn(&self) -> Turn;
    /// What the seat may choose; empty when it is not to choose.
    fn choices(&self, seat: Seat) -> Result<Vec<Value>, Error>;
    /// Makes a choice and tells everything that happened by it.
    fn play(&mut self, seat: Seat, choice: &Value) -> Result<Vec<Happening>, Error>;
    /// Why the seat may not choose this, or nothing if it may.
    fn why_not(&self, seat: Seat, choice: &Value) -> Result<Option<Reason>, Error>;
    /// What the seat, or a spectator, may know.
    fn view(&self, viewer: Option<Seat>) -> Result<Value, Error>;
    /// The whole position.
    fn position(&self) -> Value;
    /// Begins again at a position that was set up by hand, with fresh dice.
    fn set(&mut self, position: Value, seed: Seed) -> Result<(), Error>;
    /// The names of the sources of chance.
    fn sources(&self) -> &'static [&'static str];
    /// Scripts the next rolls, instead of whatever was scripted before and not yet rolled.
    fn script(&mut self, rolls: Vec<(String, Vec<Wish>)>) -> Result<(), Error>;
    /// The record so far, without seed and standing.
    fn record(&self) -> &Record;
    /// The record with its closing line, if the seed is known.
    fn closed_record(&self) -> Record;
    /// The seed, if it is known.
    fn seed(&self) -> Option<Seed>;
    /// Takes back the seat's last choice, back to the last barrier.
    fn undo(&mut self, seat: Seat) -> Result<(), Error>;
    /// Whether the seat has something to take back.
    fn can_undo(&self, seat: Seat) -> bool;
    /// What stands in the way of undoing more, and the entry of the record that put it there.
    fn barrier(&self) -> (Message, Option<usize>);
    /// Makes choices that belong together, given in any order; then, if they may be made after
    /// that, the choices of `then`. All are made or none.
    fn play_set(&mut self, seat: Seat, set: &[Value], then: &[Value]) -> Result<(), Error>;
    /// Notes that somebody else plays a seat from here on.
    fn change_player(&mut self, seat: Seat, player: &str);
    /// Notes that a seat gives the one whose time has run out more of it.
    fn wait(&mut self, seat: Seat);
    /// Ends the game before its end.
    fn stop(&mut self, seat: Seat);
    /// Whether the game was ended before its end.
    fn stopped(&self) -> bool;
    /// Plays an entry that another process has appended to the same record.
    fn follow(&mut self, entry: &Entry) -> Result<(), Error>;
    /// What the seat is asked, as a number: the same until the seat has answered or is asked
    /// something else, whatever others do meanwhile. Nothing when it is not to choose.
    fn question(&self, seat: Seat) -> Option<u64>;
    /// The match itself, for those who know its type.
    fn as_any(&self) -> &dyn Any;
    /// Scores and ranks.
    fn standing(&self) -> Standing;
    /// What the seat is asked.
    fn prompt(&self, seat: Seat) -> Result<Message, Error>;
    /// A choice that the seat may make now, in words.
    fn say(&self, seat: Seat, choice: &Value) -> Result<Message, Error>;
    /// Everything that happened, from event number `since` on.
    fn events(&self, since: usize) -> Vec<Happening>;
    /// Everything that happened by an entry of the record.
    fn events_of(&self, entry: usize) -> Vec<Happening>;
    /// What happened, as far as the viewer may know.
    fn log(&self, viewer: Option<Seat>) -> Result<Vec<Happening>, Error>;
    /// The same as [`AnyMatch::log`] for those who only want the words: each with the number of the
    /// record's entry that caused it.
    fn told(&self, viewer: Option<Seat>) -> Result<Vec<(usize, Message)>, Error>;
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("games serialise by names, with string keys only")
}

/// The seat, if the game has it.
fn seated<G: Game>(game: &G, seat: Seat) -> Result<Seat, Error> {
    if seat.index() < usize::from(game.seats()) {
        return Ok(seat);
    }
    let last = game.seats() - 1;
    Err(Error::new(Code::NoSeat, format!("there is no seat {seat}; there are: 0 to {last}")))
}

/// The choice that this JSON names.
fn choice<G: Game>(value: &Value) -> Result<G::Choice, Error> {
    serde_json::from_value(value.clone()).map_err(|e| {
        let value: String = value.to_string().chars().take(200).collect();
        let message = format!(
            "{value} is not a choice of {}: {e}; `choices` lists what can be chosen",
            G::ID
        );
        Error::new(Code::BadChoice, message)
    })
}

fn refused(reason: Reason) -> Error {
    let rule = if reason.rule.is_empty() { String::new() } else { format!(", {}", reason.rule) };
    let message = format!("the rules refuse this choice ({}{rule})", reason.message.id);
    Error::because(Code::Refused, message, reason)
}

fn unplayable<G: Game>(error: PlayError) -> Error {
    match error {
        PlayError::Refused(reason) => refused(reason),
        PlayError::Script(fault) => Error::new(Code::BadDice, fault.told(G::SOURCES)),
        PlayError::NoDice => Error::new(Code::NoSeed, NO_SEED),
    }
}

/// The data of a position: what it names, or else that of the match, which is filled in.
fn data_of<G: Game>(at: &Match<G>, position: &mut Value) -> Shared<G::Data> {
    let ours = Match::record(at).header.data;
    let names_data = json(at.game()).get(DATA) == Some(&json(&ours));
    let mut named = None;
    if let (true, Some(fields)) = (names_data, position.as_object_mut()) {
        let value = fields.entry(DATA).or_insert_with(|| json(&ours));
        named = serde_json::from_value(value.clone()).ok().and_then(Shared::find);
    }
    named.or_else(|| Shared::find(ours)).expect("the data of a match stays registered")
}

/// The field of a position that has the fingerprint of its data.
const DATA: &str = "data";

pub(crate) fn source<G: Game>(name: &str) -> Result<Source, Error> {
    let index = G::SOURCES.iter().position(|s| *s == name).ok_or_else(|| {
        let name: String = name.chars().take(80).collect();
        let sources = G::SOURCES.join(", ");
        Error::new(Code::BadDice, format!("{name:?} is no source of chance; there are: {sources}"))
    })?;
    Ok(Source(index as u8))
}

const NO_SEED: &str = "the record that was loaded has no seed, so nothing can be rolled; \
                       load a closed record, or give its seed";

impl<G: Game> AnyMatch for Match<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn choices(&self, seat: Seat) -> Result<Vec<Value>, Error> {
        let seat = seated(self.game(), seat)?;
        Ok(self.game().choices(seat).iter().map(json).collect())
    }

    fn play(&mut self, seat: Seat, value: &Value) -> Result<Vec<Happening>, Error> {
        let seat = seated(self.game(), seat)?;
        let choice = choice::<G>(value)?;
        let before = Match::events(self).len();
        Match::play(self, seat, choice).map_err(unplayable::<G>)?;
        Ok(AnyMatch::events(self, before))
    }

    fn why_not(&self, seat: Seat, value: &Value) -> Result<Option<Reason>, Error> {
        let seat = seated(self.game(), seat)?;
        Ok(self.game().why_not(seat, choice::<G>(value)?))
    }

    fn view(&self, viewer: Option<Seat>) -> Result<Value, Error> {
        let viewer = viewer.map(|seat| seated(self.game(), seat)).transpose()?;
        Ok(json(&self.game().view(viewer)))
    }

    fn position(&self) -> Value {
        json(self.game())
    }

    fn set(&mut self, mut position: Value, seed: Seed) -> Result<(), Error> {
        let bad = |e: String| Error::new(Code::BadPosition, format!("not a position: {e}"));
        let data = data_of(self, &mut position);
        let game: G = serde_json::from_value(position).map_err(|e| bad(e.to_string()))?;
        *self = Match::from_position(game, data, Chance::live(seed, Vec::new())).map_err(bad)?;
        Ok(())
    }

    fn sources(&self) -> &'static [&'static str] {
        G::SOURCES
    }

    fn script(&mut self, rolls: Vec<(String, Vec<Wish>)>) -> Result<(), Error> {
        let named = |(name, wishes): (String, _)| Ok((source::<G>(&name)?, wishes));
        let rolls: Vec<(Source, Vec<Wish>)> =
            rolls.into_iter().map(named).collect::<Result<_, Error>>()?;
        if Match::seed(self).is_none() {
            return Err(Error::new(Code::NoSeed, NO_SEED));
        }
        self.forget_wishes();
        for (source, wishes) in rolls {
            self.wish(source, wishes);
        }
        Ok(())
    }

    fn record(&self) -> &Record {
        Match::record(self)
    }

    fn closed_record(&self) -> Record {
        Match::closed_record(self)
    }

    fn seed(&self) -> Option<Seed> {
        Match::seed(self)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Error> {
        let seat = seated(self.game(), seat)?;
        Match::undo(self, seat).map_err(|e| {
            let reason = e.barrier.message();
            let message = format!("nothing of seat {seat} can be undone here ({})", reason.id);
            Error::because(Code::CannotUndo, message, reason.because(""))
        })
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Match::can_undo(self, seat)
    }

    fn barrier(&self) -> (Message, Option<usize>) {
        (Match::barrier(self).message(), self.barrier_entry())
    }

    fn play_set(&mut self, seat: Seat, set: &[Value], then: &[Value]) -> Result<(), Error> {
        let seat = seated(self.game(), seat)?;
        let set = set.iter().map(choice::<G>).collect::<Result<Vec<_>, _>>()?;
        let then = then.iter().map(choice::<G>).collect::<Result<Vec<_>, _>>()?;
        let order = match crate::sets::order(self.game(), seat, &set) {
            Ok(order) => order,
            Err(reason) => return Err(refused(reason)),
        };
        let mut next = self.clone();
        for choice in order {
            Match::play(&mut next, seat, choice).map_err(unplayable::<G>)?;
        }
        for choice in then {
            if next.game().allows(seat, choice) {
                Match::play(&mut next, seat, choice).map_err(unplayable::<G>)?;
            }
        }
        *self = next;
        Ok(())
    }

    fn change_player(&mut self, seat: Seat, player: &str) {
        Match::change_player(self, seat, player);
    }

    fn wait(&mut self, seat: Seat) {
        Match::wait(self, seat);
    }

    fn stop(&mut self, seat: Seat) {
        Match::stop(self, seat);
    }

    fn stopped(&self) -> bool {
        Match::stopped(self)
    }

    fn follow(&mut self, entry: &Entry) -> Result<(), Error> {
        let line = Match::record(self).entries.len() + 2;
        Match::follow(self, entry).map_err(|reason| RecordError { line, reason }.into())
    }

    fn question(&self, seat: Seat) -> Option<u64> {
        if Match::stopped(self) || !self.game().turn().seats.contains(seat) {
            return None;
        }
        let own = |entry: &&Entry| match entry {
            Entry::Choice { seat: by, .. } | Entry::Undo(by) => *by == seat,
            _ => false,
        };
        let answers = Match::record(self).entries.iter().filter(own).count();
        let mut hasher = DefaultHasher::new();
        (answers, self.game().prompt(seat).id, self.game().choices(seat)).hash(&mut hasher);
        Some(hasher.finish())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn standing(&self) -> Standing {
        self.game().standing()
    }

    fn prompt(&self, seat: Seat) -> Result<Message, Error> {
        let seat = seated(self.game(), seat)?;
        Ok(self.game().prompt(seat))
    }

    fn say(&self, seat: Seat, value: &Value) -> Result<Message, Error> {
        let seat = seated(self.game(), seat)?;
        let choice = choice::<G>(value)?;
        match self.game().why_not(seat, choice) {
            Some(reason) => Err(refused(reason)),
            None => Ok(self.game().say(seat, choice)),
        }
    }

    fn events(&self, since: usize) -> Vec<Happening> {
        let since = Match::events(self).get(since..).unwrap_or_default();
        since.iter().map(|(entry, event)| Happening::of(*entry, event)).collect()
    }

    fn events_of(&self, entry: usize) -> Vec<Happening> {
        let events = Match::events(self);
        let from = events.partition_point(|(n, _)| *n < entry);
        let to = events.partition_point(|(n, _)| *n <= entry);
        events[from..to].iter().map(|(n, event)| Happening::of(*n, event)).collect()
    }

    fn log(&self, viewer: Option<Seat>) -> Result<Vec<Happening>, Error> {
        let viewer = viewer.map(|seat| seated(self.game(), seat)).transpose()?;
        Ok(Match::log(self, viewer).iter().map(|(n, e)| Happening::of(*n, e)).collect())
    }

    fn told(&self, viewer: Option<Seat>) -> Result<Vec<(usize, Message)>, Error> {
        let viewer = viewer.map(|seat| seated(self.game(), seat)).transpose()?;
        let seen = Match::events(self).iter().filter_map(|(n, e)| Some((*n, e.seen_by(viewer)?)));
        Ok(seen.map(|(n, e)| (n, e.message())).collect())
    }
}
