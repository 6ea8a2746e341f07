//! Games played with their record, and records written to files.

use crate::play::{Players, seed_of};
use crate::{SimError, Trail};
use kernel::{Chance, Game, Match, PlayError, Record, Rules, Shared};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Plays game `number` as a match: the same choices as without a record.
pub(crate) fn play_match<G: Game>(
    data: Shared<G::Data>,
    (options, names): (&Value, &[String]),
    (seed, number): (u64, u64),
    players: &mut impl Players<G>,
    list: &mut Vec<G::Choice>,
) -> Result<(Match<G>, Trail), SimError> {
    let chance = Chance::fast(seed_of(seed, number));
    let mut played = Match::<G>::new(data, options, names.to_vec(), chance)?;
    let mut trail = Trail::default();
    while let Some(seat) = played.game().turn().seats.first() {
        played.game().choices_into(seat, list);
        let index = players.choose(played.game(), seat, list);
        trail.step(seat, index, list.len());
        played.play(seat, list[index]).map_err(|error| broken::<G>(number, &error))?;
    }
    Ok((played, trail))
}

/// A choice that was offered and yet refused: a fault of the game.
pub(crate) fn broken<G: Game>(number: u64, error: &PlayError) -> SimError {
    SimError::Broken(format!("{}, game {number}: an offered choice is refused: {error:?}", G::ID))
}

/// A place outside of the list of choices: a fault of the bot.
pub(crate) fn outside<G: Game>(number: u64, index: usize) -> SimError {
    SimError::Broken(format!("{}, game {number}: a bot takes choice {index}, of fewer", G::ID))
}

/// Makes the folder for records, if these are wanted.
pub(crate) fn make_folder(folder: Option<&Path>) -> Result<(), SimError> {
    let Some(path) = folder else { return Ok(()) };
    fs::create_dir_all(path).map_err(|reason| SimError::Write { path: path.to_owned(), reason })
}

/// Writes a record whole or not at all: to a file beside it first, which then takes its name.
pub(crate) fn write(folder: &Path, name: &str, record: &Record) -> Result<(), SimError> {
    let (path, unfinished) = (folder.join(name), folder.join(format!(".{name}.unfinished")));
    let written = fs::write(&unfinished, record.to_text())
        .and_then(|()| fs::rename(&unfinished, &path))
        .inspect_err(|_| {
            let _ = fs::remove_file(&unfinished);
        });
    written.map_err(|reason| SimError::Write { path, reason })
}
