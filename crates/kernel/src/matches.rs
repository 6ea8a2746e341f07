//! Matches: a game with its record and its undo points.

use crate::dice::{Recording, ScriptFault, TapeFault};
use crate::record::FORMAT;
use crate::{
    Closing, Dice, DiceKind, Entry, Fact, Fast, Game, Header, Live, NamedRoll, OptionsError,
    Reason, Record, RecordError, Roll, Rules, Script, Seat, SeatSet, Seed, Shared, Source, Tape,
    Wish, data, message,
};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Display;

/// The dice of a match: seeded, of either kind, with wishes on top where somebody scripts chance.
#[derive(Clone, Debug)]
pub struct Chance {
    seed: Seed,
    words: Vec<String>,
    kind: DiceKind,
    seeded: Seeded,
    script: Script,
}

#[derive(Clone, Debug)]
enum Seeded {
    Live(Live),
    Fast(Fast),
}

impl Dice for Seeded {
    fn roll(&mut self, source: Source, n: u32) -> u32 {
        match self {
            Seeded::Live(dice) => dice.roll(source, n),
            Seeded::Fast(dice) => dice.roll(source, n),
        }
    }
}

impl Chance {
    /// Dice for people: see [`Live`].
    pub fn live(seed: Seed, words: Vec<String>) -> Chance {
        Chance::new(DiceKind::Live, seed, words)
    }

    /// Dice for simulation: see [`Fast`].
    pub fn fast(seed: Seed) -> Chance {
        Chance::new(DiceKind::Fast, seed, Vec::new())
    }

    /// Dice of either kind; those for simulation take no words.
    pub fn new(kind: DiceKind, seed: Seed, words: Vec<String>) -> Chance {
        let seeded = match kind {
            DiceKind::Live => Seeded::Live(Live::new(seed, &words)),
            DiceKind::Fast => Seeded::Fast(Fast::new(seed)),
        };
        Chance { seed, words, kind, seeded, script: Script::new() }
    }

    /// Scripts the next rolls of a source.
    pub fn wish(&mut self, source: Source, wishes: impl IntoIterator<Item = Wish>) {
        self.script.wish(source, wishes);
    }

    /// Rolls what a deal rolled, and compares.
    fn roll_deal<G: Game>(&mut self, header: &Header) -> Result<(), RecordError> {
        if self.seed.commitment() != header.commitment {
            return Err(RecordError::new(1, "the seed is not the one that was committed to"));
        }
        self.roll_again::<G>(1, &header.deal, header.scripted)
    }

    /// Rolls what an entry rolled, and compares.
    fn roll_entry<G: Game>(&mut self, line: usize, entry: &Entry) -> Result<(), RecordError> {
        match entry {
            Entry::Choice { rolls, scripted, .. } => self.roll_again::<G>(line, rolls, *scripted),
            _ => Ok(()),
        }
    }

    fn roll_again<G: Game>(
        &mut self,
        line: usize,
        rolls: &[NamedRoll],
        scripted: bool,
    ) -> Result<(), RecordError> {
        for roll in unnamed::<G>(rolls).map_err(|e| RecordError::new(line, e))? {
            let (fair, was) = (self.roll(roll.source, roll.range), roll.result);
            if fair != was && !scripted {
                let source = G::SOURCES[usize::from(roll.source.0)];
                let reason = format!("the roll from {source} is {was}, but the seed gives {fair}");
                return Err(RecordError::new(line, reason));
            }
        }
        Ok(())
    }
}

/// The seeded dice roll even where a wish holds, so that a replay can bring them to where they
/// were without knowing which rolls were wished.
impl Dice for Chance {
    fn roll(&mut self, source: Source, n: u32) -> u32 {
        self.draw(source, n, |i| i)
    }

    fn draw<F: Display>(&mut self, source: Source, n: u32, face: impl Fn(u32) -> F) -> u32 {
        let fair = self.seeded.roll(source, n);
        if self.script.wishes_for(source) > 0 { self.script.draw(source, n, face) } else { fair }
    }
}

/// Why nothing can be undone beyond this point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// It is the beginning.
    Start,
    /// Chance came in.
    Rolled,
    /// Somebody learned something that he cannot unlearn.
    Revealed,
    /// Another seat was to choose.
    OtherSeat,
    /// The game ended.
    Over,
}

impl Barrier {
    /// The barrier in words.
    pub fn message(self) -> crate::Message {
        match self {
            Barrier::Start => message::undo_start(),
            Barrier::Rolled => message::undo_rolled(),
            Barrier::Revealed => message::undo_revealed(),
            Barrier::OtherSeat => message::undo_other_seat(),
            Barrier::Over => message::game_over(),
        }
    }
}

/// An undo that is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoError {
    /// What stands in the way.
    pub barrier: Barrier,
}

/// A choice that was not made; nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayError {
    /// The rules refuse it.
    Refused(Reason),
    /// A scripted roll cannot come true.
    Script(ScriptFault),
    /// The record has no seed, so no roll can be made.
    NoDice,
}

#[derive(Clone, Copy)]
struct UndoPoint<G> {
    game: G,
    seat: Seat,
    events: usize,
}

/// A game with its record and undo points: what a table, a replay or a duel holds.
#[derive(Clone)]
pub struct Match<G: Game> {
    game: G,
    record: Record,
    chance: Option<Chance>,
    undo: Vec<UndoPoint<G>>,
    barrier: Barrier,
    /// The entry that raised the barrier.
    barrier_at: Option<usize>,
    stopped: bool,
    log: Vec<(usize, G::Event)>,
}

impl<G: Game> Match<G> {
    /// Deals a new game. Options that are left out have defaults.
    pub fn new(
        data: Shared<G::Data>,
        options: &Value,
        players: Vec<String>,
        mut chance: Chance,
    ) -> Result<Match<G>, OptionsError> {
        let complete = G::schema().complete(options)?;
        let typed: G::Options = serde_json::from_value(Value::Object(complete.clone()))
            .map_err(|e| OptionsError(e.to_string()))?;
        let wishes = chance.script.wishes();
        let mut recording = Recording { dice: &mut chance, rolls: Vec::new() };
        let game = G::deal(data, &typed, &mut recording)?;
        let deal = named::<G>(&recording.rolls);
        if let Some(fault) = chance.script.fault() {
            return Err(OptionsError(format!(
                "the deal cannot be scripted so: {}",
                fault.told(G::SOURCES)
            )));
        }
        let mut players = players;
        players.resize(usize::from(game.seats()), String::new());
        let record = Record::new(Header {
            format: FORMAT.into(),
            game: G::ID.into(),
            rules: G::RULES,
            data: data.fingerprint(),
            options: complete,
            seats: players,
            dice: chance.kind,
            commitment: chance.seed.commitment(),
            words: chance.words.clone(),
            scripted: chance.script.wishes() < wishes && !deal.is_empty(),
            deal,
            start: None,
        });
        Ok(Match::begin(game, record, Some(chance)))
    }

    /// Begins at a position that was set up by hand. The position must pass its audit.
    pub fn from_position(
        game: G,
        data: Shared<G::Data>,
        chance: Chance,
    ) -> Result<Match<G>, String> {
        game.audit()?;
        let start = serde_json::to_value(game).map_err(|e| e.to_string())?;
        let record = Record::new(Header {
            format: FORMAT.into(),
            game: G::ID.into(),
            rules: G::RULES,
            data: data.fingerprint(),
            options: serde_json::Map::new(),
            seats: vec![String::new(); usize::from(game.seats())],
            dice: chance.kind,
            commitment: chance.seed.commitment(),
            words: chance.words.clone(),
            deal: Vec::new(),
            scripted: false,
            start: Some(start),
        });
        Ok(Match::begin(game, record, Some(chance)))
    }

    fn begin(game: G, record: Record, chance: Option<Chance>) -> Match<G> {
        Match {
            game,
            record,
            chance,
            undo: Vec::new(),
            barrier: Barrier::Start,
            barrier_at: None,
            stopped: false,
            log: Vec::new(),
        }
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The record so far, without seed and standing.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record with its closing line: it gives away the seed.
    pub fn closed_record(&self) -> Record {
        let mut record = self.record.clone();
        if let Some(chance) = &self.chance {
            let standing = standing(&self.game);
            let digest = record.digest(chance.seed, &standing);
            record.closing = Some(Closing { seed: chance.seed, standing, digest });
        }
        record
    }

    /// What happened, as far as the viewer may know, with the number of the entry that caused it.
    pub fn log(&self, viewer: Option<Seat>) -> Vec<(usize, G::Event)> {
        let seen = self.log.iter().filter_map(|(n, e)| Some((*n, e.seen_by(viewer)?)));
        seen.collect()
    }

    /// Everything that happened, with the number of the entry that caused it: for those who may
    /// know the whole position.
    pub fn events(&self) -> &[(usize, G::Event)] {
        &self.log
    }

    /// The seed of the dice, if it is known: as secret as the position.
    pub fn seed(&self) -> Option<Seed> {
        self.chance.as_ref().map(|chance| chance.seed)
    }

    /// Scripts the next rolls of a source; the entries that use them are marked.
    pub fn wish(&mut self, source: Source, wishes: impl IntoIterator<Item = Wish>) -> bool {
        self.chance.as_mut().map(|chance| chance.wish(source, wishes)).is_some()
    }

    /// Takes back every wish that no roll has used yet.
    pub fn forget_wishes(&mut self) {
        if let Some(chance) = &mut self.chance {
            chance.script = Script::new();
        }
    }

    /// Makes a choice, if the rules allow it. On refusal nothing changes.
    pub fn play(&mut self, seat: Seat, choice: G::Choice) -> Result<(), PlayError> {
        if self.stopped {
            return Err(PlayError::Refused(message::game_over().because("")));
        }
        if let Some(reason) = self.game.why_not(seat, choice) {
            return Err(PlayError::Refused(reason));
        }
        let Some(chance) = &self.chance else {
            let mut probe = Tape::default();
            let mut next = self.game;
            let mut events = Vec::new();
            next.apply(seat, choice, &mut probe, &mut events);
            probe.finish().map_err(|_| PlayError::NoDice)?;
            self.commit(seat, choice, next, events, Vec::new(), false);
            return Ok(());
        };
        let mut chance = chance.clone();
        let wishes = chance.script.wishes();
        let mut recording = Recording { dice: &mut chance, rolls: Vec::new() };
        let mut next = self.game;
        let mut events = Vec::new();
        next.apply(seat, choice, &mut recording, &mut events);
        let rolls = recording.rolls;
        if let Some(fault) = chance.script.fault() {
            return Err(PlayError::Script(fault.clone()));
        }
        let scripted = chance.script.wishes() < wishes && !rolls.is_empty();
        self.chance = Some(chance);
        self.commit(seat, choice, next, events, rolls, scripted);
        Ok(())
    }

    fn commit(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        next: G,
        events: Vec<G::Event>,
        rolls: Vec<Roll>,
        scripted: bool,
    ) {
        let before = self.game;
        let point = UndoPoint { game: before, seat, events: self.log.len() };
        let entry = self.record.entries.len();
        match barrier(&before, &next, seat, !rolls.is_empty()) {
            Some(barrier) => {
                self.undo.clear();
                self.barrier = barrier;
                self.barrier_at = Some(entry);
            }
            None => self.undo.push(point),
        }
        self.record.entries.push(Entry::Choice {
            seat,
            choice: serde_json::to_value(choice).expect("choices serialise by names"),
            rolls: named::<G>(&rolls),
            scripted,
        });
        self.log.extend(events.into_iter().map(|e| (entry, e)));
        self.game = next;
    }

    /// Whether [`Match::undo`] would do something for this seat.
    pub fn can_undo(&self, seat: Seat) -> bool {
        if self.stopped {
            return false;
        }
        self.game.turn().picked.contains(seat) || self.undo.last().is_some_and(|p| p.seat == seat)
    }

    /// What stands before the earliest choice that can still be undone.
    pub fn barrier(&self) -> Barrier {
        self.barrier
    }

    /// The entry of the record that raised the barrier; nothing at the beginning.
    pub fn barrier_entry(&self) -> Option<usize> {
        self.barrier_at
    }

    /// Takes back a seat's pick in an open simultaneous question, or its last choice since the last
    /// barrier.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        if self.stopped {
            return Err(UndoError { barrier: Barrier::Over });
        }
        if self.game.turn().picked.contains(seat) {
            self.game.take_back(seat);
            let pick = self.last_choice(seat);
            self.log.retain(|(entry, _)| Some(*entry) != pick);
        } else {
            match self.undo.pop_if(|p| p.seat == seat) {
                Some(point) => {
                    self.game = point.game;
                    self.log.truncate(point.events);
                }
                None => {
                    let other = !self.undo.is_empty();
                    let barrier = if other { Barrier::OtherSeat } else { self.barrier };
                    return Err(UndoError { barrier });
                }
            }
        }
        self.record.entries.push(Entry::Undo(seat));
        Ok(())
    }

    /// The entry of the last choice of a seat.
    fn last_choice(&self, seat: Seat) -> Option<usize> {
        let by_seat = |e: &Entry| matches!(e, Entry::Choice { seat: by, .. } if *by == seat);
        self.record.entries.iter().rposition(by_seat)
    }

    /// Notes that somebody else plays a seat from here on.
    pub fn change_player(&mut self, seat: Seat, player: impl Into<String>) {
        self.record.entries.push(Entry::Player { seat, player: player.into() });
    }

    /// Notes that a seat gives the one whose time has run out more of it.
    pub fn wait(&mut self, seat: Seat) {
        self.record.entries.push(Entry::Wait(seat));
    }

    /// Ends the game before its end, on the word of a seat: nothing more can be chosen or undone.
    pub fn stop(&mut self, seat: Seat) {
        self.record.entries.push(Entry::Stop(seat));
        self.stopped = true;
    }

    /// Whether the game was ended before its end.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// Replays a record: checks every choice and that the rolls are just those that the rules make.
    /// If the record has its seed, the dice are brought to where they were, and every roll must be
    /// the one that the seed gives; the standing must be as recorded. The first mistake is told.
    pub fn load(record: &Record) -> Result<Match<G>, RecordError> {
        let Some(closing) = &record.closing else { return Match::replayed(record, |_, _| {}) };
        let header = &record.header;
        let mut chance = Chance::new(header.dice, closing.seed, header.words.clone());
        let mut fair = Ok(());
        let replayed = Match::<G>::replayed(record, |entry, table| {
            let line = table.record.entries.len() + 1;
            fair = fair.clone().and_then(|()| match entry {
                None => chance.roll_deal::<G>(header),
                Some(entry) => chance.roll_entry::<G>(line, entry),
            });
        });
        fair?;
        let mut loaded = replayed?;
        if standing(&loaded.game) != closing.standing {
            let reason = "the standing is not the one that these choices lead to";
            return Err(RecordError::new(record.entries.len() + 2, reason));
        }
        loaded.chance = Some(chance);
        Ok(loaded)
    }

    /// Replays a record without looking at its closing line, and shows the match after the deal
    /// and after each entry.
    pub fn replayed(
        record: &Record,
        mut show: impl FnMut(Option<&Entry>, &Match<G>),
    ) -> Result<Match<G>, RecordError> {
        let (game, record_so_far) = start::<G>(record).map_err(|e| RecordError::new(1, e))?;
        let mut replay = Match::begin(game, record_so_far, None);
        show(None, &replay);
        for (i, entry) in record.entries.iter().enumerate() {
            replay.replay_entry(entry).map_err(|e| RecordError::new(i + 2, e))?;
            show(Some(entry), &replay);
        }
        Ok(replay)
    }

    /// Plays an entry that another process has appended to the same record.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), String> {
        if let (Some(chance), Entry::Choice { .. }) = (&self.chance, entry) {
            let mut chance = chance.clone();
            let line = self.record.entries.len() + 2;
            chance.roll_entry::<G>(line, entry).map_err(|e| e.reason)?;
            self.replay_entry(entry)?;
            self.chance = Some(chance);
            return Ok(());
        }
        self.replay_entry(entry)
    }

    fn replay_entry(&mut self, entry: &Entry) -> Result<(), String> {
        if self.stopped {
            return Err("the game was stopped before".into());
        }
        match entry {
            Entry::Choice { seat, choice, rolls, scripted } => {
                let typed: G::Choice = serde_json::from_value(choice.clone())
                    .map_err(|e| format!("{choice} is not a choice of {}: {e}", G::ID))?;
                if let Some(reason) = self.game.why_not(*seat, typed) {
                    return Err(format!(
                        "{choice} is refused ({} {})",
                        reason.message.id, reason.rule
                    )
                    .replace(" )", ")"));
                }
                let rolls = unnamed::<G>(rolls)?;
                let mut tape = Tape::new(rolls.iter().copied());
                let mut next = self.game;
                let mut events = Vec::new();
                next.apply(*seat, typed, &mut tape, &mut events);
                tape.finish().map_err(|e| in_words::<G>(&e))?;
                self.commit(*seat, typed, next, events, rolls, *scripted);
                Ok(())
            }
            Entry::Undo(seat) => self
                .undo(*seat)
                .map_err(|e| format!("seat {seat} cannot undo here ({})", e.barrier.message().id)),
            Entry::Player { seat, player } => {
                self.change_player(self.seated(*seat)?, player.as_str());
                Ok(())
            }
            Entry::Wait(seat) => {
                self.wait(self.seated(*seat)?);
                Ok(())
            }
            Entry::Stop(seat) => {
                self.stop(self.seated(*seat)?);
                Ok(())
            }
        }
    }

    fn seated(&self, seat: Seat) -> Result<Seat, String> {
        let is = seat.index() < usize::from(self.game.seats());
        if is { Ok(seat) } else { Err(format!("there is no seat {seat}")) }
    }

    /// Gives a replayed match its dice: rolls everything again and compares.
    pub fn resume(&mut self, mut chance: Chance) -> Result<(), RecordError> {
        chance.roll_deal::<G>(&self.record.header)?;
        for (i, entry) in self.record.entries.iter().enumerate() {
            chance.roll_entry::<G>(i + 2, entry)?;
        }
        self.chance = Some(chance);
        Ok(())
    }
}

/// The standing as it is written in records.
pub(crate) fn standing<G: Game>(game: &G) -> Value {
    serde_json::to_value(game.standing()).expect("standings serialise")
}

/// The position in which a record begins.
fn start<G: Game>(record: &Record) -> Result<(G, Record), String> {
    let header = &record.header;
    if header.game != G::ID {
        return Err(format!("a record of {}, not of {}", header.game, G::ID));
    }
    if header.rules != G::RULES {
        let (theirs, ours) = (header.rules, G::RULES);
        return Err(format!("played by rules version {theirs}; this program has version {ours}"));
    }
    let data = Shared::<G::Data>::find(header.data)
        .ok_or_else(|| data::not_loaded::<G::Data>(header.data))?;
    let game = match &header.start {
        Some(position) => {
            let game: G = serde_json::from_value(position.clone())
                .map_err(|e| format!("the position to start from cannot be used: {e}"))?;
            game.audit()?;
            game
        }
        None => {
            let options = Value::Object(header.options.clone());
            let complete = G::schema().complete(&options).map_err(|e| e.to_string())?;
            if complete != header.options {
                return Err("a record has every option with its value".into());
            }
            let typed: G::Options = serde_json::from_value(options).map_err(|e| e.to_string())?;
            let mut tape = Tape::new(unnamed::<G>(&header.deal)?);
            let game = G::deal(data, &typed, &mut tape).map_err(|e| e.to_string())?;
            tape.finish().map_err(|e| format!("in the deal, {}", in_words::<G>(&e)))?;
            game
        }
    };
    if header.seats.len() != usize::from(game.seats()) {
        let (named, seats) = (header.seats.len(), game.seats());
        return Err(format!("{named} players are named for {seats} seats"));
    }
    Ok((game, Record::new(header.clone())))
}

/// What, if anything, keeps a choice from being undone.
fn barrier<G: Game>(before: &G, after: &G, seat: Seat, rolled: bool) -> Option<Barrier> {
    let turn = after.turn();
    if rolled {
        Some(Barrier::Rolled)
    } else if turn.is_over() {
        Some(Barrier::Over)
    } else if turn.seats != SeatSet::only(seat) || before.turn().is_simultaneous() {
        Some(Barrier::OtherSeat)
    } else if widened(before, after) {
        Some(Barrier::Revealed)
    } else {
        None
    }
}

/// Whether some seat knows something after that it did not know before.
fn widened<G: Game>(before: &G, after: &G) -> bool {
    let unknown = |game: &G, seat| {
        let mut things = BTreeSet::new();
        game.unknown(seat, &mut |u| {
            things.insert((u.urn, u.thing));
        });
        things
    };
    Seat::all(before.seats()).any(|seat| !unknown(before, seat).is_subset(&unknown(after, seat)))
}

/// What did not fit when rolls were played again, with the names of the sources.
fn in_words<G: Game>(fault: &TapeFault) -> String {
    let name = |source: u8| G::SOURCES[usize::from(source)];
    match fault {
        TapeFault::Missing { from, range } => {
            format!("the rules roll from {} over {range} outcomes; no roll is there", name(from.0))
        }
        TapeFault::Different { wanted: (source, range), recorded } => format!(
            "the rules roll from {} over {range} outcomes, not from {} over {}",
            name(*source),
            name(recorded.source.0),
            recorded.range
        ),
        TapeFault::LeftOver(count) => format!("the rules do not make {count} of the rolls"),
    }
}

fn named<G: Game>(rolls: &[Roll]) -> Vec<NamedRoll> {
    let name = |r: &Roll| NamedRoll(G::SOURCES[usize::from(r.source.0)].into(), r.range, r.result);
    rolls.iter().map(name).collect()
}

fn unnamed<G: Game>(rolls: &[NamedRoll]) -> Result<Vec<Roll>, String> {
    let unname = |NamedRoll(name, range, result): &NamedRoll| {
        let index = G::SOURCES.iter().position(|s| s == name).ok_or_else(|| {
            format!("{name:?} is no source of chance; there are: {}", G::SOURCES.join(", "))
        })?;
        if result >= range {
            return Err(format!("a roll over {range} outcomes cannot be {result}"));
        }
        Ok(Roll { source: Source(index as u8), range: *range, result: *result })
    };
    rolls.iter().map(unname).collect()
}
