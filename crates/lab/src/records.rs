//! Games played with their record, and records written to files.

use crate::play::{Players, seed_of};
use crate::tables::Step;
use crate::{SimError, Trail};
use bots::Knowledge;
use kernel::{Chance, Game, Match, PlayError, Record, Rules, Shared};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Plays game `number` as a match: the same choices as without a record.
pub(crate) fn play_match<G: Game>(
    data: Shared<G::Data>,
    (options, names): (&Value, &[String]),
    (seed, number): (u64, u64),
    players: &mut impl Players<G>,
    list: &mut Vec<G::Choice>,
) -> Result<(Match<G>, Trail, Vec<Step>), SimError> {
    let chance = Chance::fast(seed_of(seed, number));
    let mut played = Match::<G>::new(data, options, names.to_vec(), chance)?;
    let (mut trail, mut steps) = (Trail::default(), Vec::new());
    while let Some(seat) = played.game().turn().seats.first() {
        played.game().choices_into(seat, list);
        let knows = Knowledge::new(played.game(), seat).with_log(played.events());
        let index = players.choose(knows, list);
        trail.step(seat, index, list.len());
        steps.push(Step { offered: list.len(), taken: index, micros: None });
        played.play(seat, list[index]).map_err(|error| broken::<G>(number, &error))?;
    }
    Ok((played, trail, steps))
}

/// A choice that was offered and yet refused: a fault of the game.
pub(crate) fn broken<G: Game>(number: u64, error: &PlayError) -> SimError {
    SimError::Broken(format!("{}, game {number}: an offered choice is refused: {error:?}", G::ID))
}

/// A place outside of the list of choices: a fault of the bot.
pub(crate) fn outside<G: Game>(number: u64, index: usize) -> SimError {
    SimError::Broken(format!("{}, game {number}: a bot takes choice {index}, of fewer", G::ID))
}

/// Makes a folder for files, if these are wanted.
pub(crate) fn make_folder(folder: Option<&Path>) -> Result<(), SimError> {
    let Some(path) = folder else { return Ok(()) };
    fs::create_dir_all(path).map_err(|reason| SimError::Write { path: path.to_owned(), reason })
}

/// A file that is there whole or not at all: it is written beside its place first, and then takes
/// its name. What does not come so far is removed.
pub(crate) struct Unfinished {
    path: PathBuf,
    beside: PathBuf,
}

impl Unfinished {
    pub fn new(folder: &Path, name: &str) -> Unfinished {
        Unfinished { path: folder.join(name), beside: folder.join(format!(".{name}.unfinished")) }
    }

    /// Where to write.
    pub fn beside(&self) -> &Path {
        &self.beside
    }

    /// The error for a file that could not be written.
    pub fn failed(&self, reason: io::Error) -> SimError {
        SimError::Write { path: self.path.clone(), reason }
    }

    /// Gives the file its name.
    pub fn take_name(self) -> Result<(), SimError> {
        fs::rename(&self.beside, &self.path).map_err(|reason| self.failed(reason))
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.beside);
    }
}

/// Writes a record whole or not at all.
pub(crate) fn write(folder: &Path, name: &str, record: &Record) -> Result<(), SimError> {
    let file = Unfinished::new(folder, name);
    fs::write(file.beside(), record.to_text()).map_err(|reason| file.failed(reason))?;
    file.take_name()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::tiny::Tiny;
    use serde_json::json;

    /// Somebody who takes the first choice, and wants to see more and more happen.
    #[derive(Default)]
    struct Reader {
        seen: [usize; 3],
    }

    impl Players<Tiny> for Reader {
        fn sit_down(&mut self, _: u64, _: u64) {}

        fn choose(&mut self, knows: Knowledge<'_, Tiny>, _: &[<Tiny as Game>::Choice]) -> usize {
            let seen = &mut self.seen[knows.seat().index()];
            let now = knows.log().count();
            assert!(now >= *seen);
            *seen = now;
            0
        }
    }

    #[test]
    fn bots_in_a_recorded_game_have_their_log() {
        let (mut players, options) = (Reader::default(), json!({ "seats": 3 }));
        play_match::<Tiny>(
            Shared::built_in(),
            (&options, &[]),
            (1, 0),
            &mut players,
            &mut Vec::new(),
        )
        .unwrap();
        assert!(players.seen.iter().all(|seen| *seen > 0), "{:?}", players.seen);
    }
}
