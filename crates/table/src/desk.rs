//! A table as a process holds it: a copy of what is stored, with the match at its present position.

use crate::store::{
    Append, Chat, Outcome, Place, SeatKind, SeatRow, State, Store, Stored, TableRow, now,
};
use games::{AnyMatch, Error, Setup};
use kernel::{Entry, Record, Seat, SeatSet};
use std::collections::BTreeSet;
use std::path::Path;

/// A table in memory. Whoever holds it knows everything, the seed too: what a viewer may know is
/// made from it by [`crate::draw`].
pub struct Desk {
    /// The table.
    pub row: TableRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// The match, once dealt.
    pub at: Option<Box<dyn AnyMatch>>,
    /// The chat.
    pub chat: Vec<Chat>,
}

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] crate::store::StoreError),
    /// The record cannot be replayed, as when its card data is gone.
    #[error("the record of table {table} cannot be replayed: {reason}")]
    Record {
        /// Which table.
        table: String,
        /// Why.
        reason: Error,
    },
}

impl Desk {
    /// Reads a table, if there is one, and replays its record.
    pub async fn read(
        store: &Store,
        cards: Option<&Path>,
        id: &str,
    ) -> Result<Option<Desk>, OpenError> {
        let Some(row) = store.table(id).await? else { return Ok(None) };
        let seats = store.seats(id).await?;
        let chat = store.chat(id).await?;
        let lines = store.lines(id, 0).await?;
        let at = match &row.header {
            None => None,
            Some(header) => {
                let broken = |reason: Error| OpenError::Record { table: id.to_owned(), reason };
                let text = format!("{header}\n{}", lines.join("\n"));
                let record = Record::parse(&text).map_err(|e| broken(e.into()))?;
                Some(games::load(cards, &record, Some(row.seed)).map_err(broken)?)
            }
        };
        Ok(Some(Desk { row, seats, at, chat }))
    }

    /// Takes in what others have changed since. False if it must be read anew.
    pub async fn refresh(&mut self, store: &Store) -> Stored<bool> {
        let id = self.row.id.clone();
        let Some(row) = store.table(&id).await? else { return Ok(false) };
        self.seats = store.seats(&id).await?;
        self.chat = store.chat(&id).await?;
        let Some(played) = self.at.as_ref().map(|at| at.record().entries.len()) else {
            let dealt = row.header.is_some();
            self.row = row;
            return Ok(!dealt);
        };
        let lines = store.lines(&id, played).await?;
        self.row = row;
        let Some(at) = &mut self.at else { return Ok(false) };
        for line in lines {
            let followed = Entry::parse(&line).is_ok_and(|entry| at.follow(&entry).is_ok());
            if !followed {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Deals the game, if every seat is taken and nobody has dealt. False if another has.
    pub async fn deal(&mut self, store: &Store, cards: Option<&Path>) -> Result<bool, OpenError> {
        let taken = |s: &SeatRow| matches!(s.kind, SeatKind::Person | SeatKind::Bot);
        if self.row.state != State::Waiting || !self.seats.iter().all(taken) {
            return Ok(true);
        }
        let setup = Setup {
            options: self.row.options.clone(),
            players: self.names(),
            seed: self.row.seed,
            words: self.seats.iter().map(|s| s.word.clone()).collect(),
            rolls: Vec::new(),
        };
        let at = games::new(&self.row.game, cards, setup)
            .map_err(|reason| OpenError::Record { table: self.row.id.clone(), reason })?;
        let header = Record::new(at.record().header.clone()).to_text();
        let asked = at.turn().seats;
        let due = self.next_due(SeatSet::NONE, asked);
        let dealt = store.deal(&self.row.id, header.trim_end(), asked, due, at.seats()).await?;
        if dealt {
            self.row.header = Some(header);
            self.row.state = State::Playing;
            self.row.due = due;
            self.row.version += 1;
            self.at = Some(at);
            self.ask(asked);
        }
        Ok(dealt)
    }

    fn ask(&mut self, asked: SeatSet) {
        for seat in &mut self.seats {
            seat.asked = asked.contains(seat.seat);
        }
    }

    /// Who must choose, as it is stored.
    fn asked(&self) -> SeatSet {
        let asked = self.seats.iter().filter(|s| s.asked);
        asked.fold(SeatSet::NONE, |set, s| set.with(s.seat))
    }

    /// Whether a person has this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|s| s.kind == SeatKind::Person)
    }

    /// The people at the table.
    pub fn people(&self) -> BTreeSet<&str> {
        let people = self.seats.iter().filter(|s| s.kind == SeatKind::Person);
        people.filter_map(|s| s.player.as_deref()).collect()
    }

    /// The seats of a player.
    pub fn seats_of(&self, player: &str) -> Vec<Seat> {
        let own = |s: &&SeatRow| s.kind == SeatKind::Person && s.player.as_deref() == Some(player);
        self.seats.iter().filter(own).map(|s| s.seat).collect()
    }

    /// When time runs out: it begins anew when the turn passes to somebody. A person alone, or
    /// alone with bots, has all the time in the world.
    fn next_due(&self, before: SeatSet, after: SeatSet) -> Option<i64> {
        if self.row.clock == 0 || self.people().len() < 2 {
            return None;
        }
        let people = |set: SeatSet| -> Vec<Seat> {
            Seat::all(self.seats.len() as u8)
                .filter(|s| set.contains(*s) && self.is_person(*s))
                .collect()
        };
        let (before, after) = (people(before), people(after));
        if after.is_empty() {
            None
        } else if after.iter().any(|s| !before.contains(s)) {
            Some(now() + self.row.clock)
        } else {
            self.row.due
        }
    }

    /// Appends what the match has done since it had `played` entries. False if another process has
    /// appended there: the desk must be read anew.
    pub async fn append(
        &mut self,
        store: &Store,
        played: usize,
        request: Option<String>,
        replaced: Option<(Seat, String)>,
        more_time: bool,
    ) -> Stored<bool> {
        let Some(at) = &self.at else { return Ok(false) };
        let standing = at.standing();
        let stopped = at.stopped();
        let state = match (standing.over, stopped) {
            (true, _) => State::Over,
            (_, true) => State::Stopped,
            _ => State::Playing,
        };
        let asked = if state == State::Playing { at.turn().seats } else { SeatSet::NONE };
        let lines = at.record().entries[played..].iter().map(Entry::to_line).collect();
        let seats = at.seats();
        let outcome = (state == State::Over).then(|| self.outcome(&standing));
        if let Some((seat, bot)) = &replaced {
            let row = &mut self.seats[seat.index()];
            row.kind = SeatKind::Bot;
            row.bot = Some(bot.clone());
        }
        let before = if more_time { SeatSet::NONE } else { self.asked() };
        let due = self.next_due(before, asked);
        let append = Append { at: played, lines, request, asked, state, due, replaced, outcome };
        let appended = store.append(&self.row, seats, &append).await?;
        if appended {
            self.row.state = state;
            self.row.due = due;
            self.row.version += 1;
            self.ask(asked);
        }
        Ok(appended)
    }

    fn outcome(&self, standing: &kernel::Standing) -> Outcome {
        let places = standing.parties.iter().filter_map(|party| {
            let seat = party.seat?;
            let row = self.seats.get(seat.index())?;
            Some(Place {
                seat,
                player: row.player.clone().filter(|_| row.kind == SeatKind::Person),
                bot: row.bot.clone().filter(|_| row.kind == SeatKind::Bot),
                score: party.score,
                rank: party.rank,
                won: party.won,
            })
        });
        let all_different = self.people().len() == self.seats.len();
        let rated = self.row.rated && all_different && self.seats.len() > 1;
        Outcome { places: places.collect(), rated }
    }

    /// Whether the time of whoever must choose has run out, or he has left: the seat.
    pub fn overdue(&self) -> Option<Seat> {
        if self.row.state != State::Playing {
            return None;
        }
        let late = self.row.due.is_some_and(|due| due <= now());
        let absent = |s: &&SeatRow| s.asked && s.kind == SeatKind::Person && (late || s.gone);
        self.seats.iter().find(absent).map(|s| s.seat)
    }

    /// Everybody's name, by seat. Who has several seats is told apart by their numbers.
    pub fn names(&self) -> Vec<String> {
        let name = |seat: &SeatRow| match &seat.player {
            Some(player) if self.seats_of(player).len() > 1 => {
                format!("{} ({})", seat.shown(), seat.seat.index() + 1)
            }
            _ => seat.shown(),
        };
        self.seats.iter().map(name).collect()
    }
}

impl SeatRow {
    /// The name of whoever has the seat.
    pub fn shown(&self) -> String {
        match (self.kind, &self.name, &self.bot) {
            (SeatKind::Person, Some(name), _) => name.clone(),
            (SeatKind::Bot, _, Some(bot)) => format!("🤖 {bot}"),
            _ => "…".to_owned(),
        }
    }
}
