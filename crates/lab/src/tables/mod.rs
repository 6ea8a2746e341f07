//! Games, seats and choices as Parquet tables, for those who study them with other tools.
//!
//! Threads finish games in any order; the rows stand in the order of the games' numbers. So the
//! tables, apart from thinking times, are the same for any number of threads.

mod file;
mod rows;

pub(crate) use rows::{Meeting, Rows, Step};

use crate::{SimError, records};
use file::TableFile;
use rows::{ChoiceRow, GameRow, SeatRow};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The three tables, filled by all threads.
pub(crate) struct Tables(Mutex<Filling>);

struct Filling {
    games: TableFile<GameRow>,
    seats: TableFile<SeatRow>,
    choices: TableFile<ChoiceRow>,
    /// The game whose rows come next.
    next: u64,
    /// Games that were finished before another whose rows come first. All take about as long, so
    /// these are about as many as each thread takes at a time.
    early: BTreeMap<u64, Rows>,
}

impl Tables {
    /// Begins the tables in a folder, which is made if need be; nothing if none is named.
    pub fn begin(folder: Option<&Path>) -> Result<Option<Tables>, SimError> {
        records::make_folder(folder)?;
        let begin = |folder: &Path| {
            Ok(Tables(Mutex::new(Filling {
                games: TableFile::begin(folder, "games.parquet")?,
                seats: TableFile::begin(folder, "seats.parquet")?,
                choices: TableFile::begin(folder, "choices.parquet")?,
                next: 0,
                early: BTreeMap::new(),
            })))
        };
        folder.map(begin).transpose()
    }

    /// Adds the rows of a game; numbers count from 0, and each is added once.
    pub fn add(&self, rows: Rows) -> Result<(), SimError> {
        let mut filling = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        filling.early.insert(rows.game.number, rows);
        filling.write_what_is_next()
    }

    /// Gives the files their names: now they are whole.
    pub fn finish(self) -> Result<(), SimError> {
        let filling = self.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        debug_assert!(filling.early.is_empty(), "every game was added");
        let Filling { games, seats, choices, .. } = filling;
        let files = [games.close()?, seats.close()?, choices.close()?];
        files.into_iter().try_for_each(|file| file.take_name())
    }
}

impl Filling {
    fn write_what_is_next(&mut self) -> Result<(), SimError> {
        while let Some(Rows { game, seats, choices }) = self.early.remove(&self.next) {
            self.games.add([game])?;
            self.seats.add(seats)?;
            self.choices.add(choices)?;
            self.next += 1;
        }
        Ok(())
    }
}
