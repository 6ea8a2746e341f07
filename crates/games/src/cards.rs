//! Card data: built in, or given in a folder by somebody who owns the box.

use kernel::{Data, DataError, DataFile, Game, Shared};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Card data that cannot be used: where, why, and what would be accepted.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The folder has nothing for this game.
    #[error("{} has no card data of {game}; it would have one or more of: {files}", folder.display())]
    Nothing {
        /// The folder that was looked into.
        folder: PathBuf,
        /// The game.
        game: &'static str,
        /// The names of the files that would be read.
        files: String,
    },
    /// A file is there, but cannot be read.
    #[error("{} cannot be read: {reason}", file.display())]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// What the operating system says.
        reason: std::io::Error,
    },
    /// A file has a mistake.
    #[error("{}{error}", folder.display())]
    Broken {
        /// The folder of the file, ending with a separator; empty for built-in data.
        folder: PathBuf,
        /// File, line and reason.
        error: DataError,
    },
}

/// The data of a game: the built-in files, or those in `cards/<game>/`.
///
/// A file that is missing there is taken from the built-in ones; a folder with none of the files is
/// an error, because it is never what somebody meant. Both the built-in data and the given one are
/// registered afterwards, so that records made with either replay.
pub fn load_data<G: Game>(cards: Option<&Path>) -> Result<Shared<G::Data>, LoadError> {
    let built_in = Shared::<G::Data>::built_in();
    let Some(cards) = cards else { return Ok(built_in) };
    let folder = cards.join(G::ID);
    let files = G::Data::FILES;
    let given: Vec<Option<String>> =
        files.iter().map(|file| read(&folder, file)).collect::<Result<_, _>>()?;
    if given.iter().all(Option::is_none) {
        let names: Vec<&str> = files.iter().map(|f| f.name).collect();
        return Err(LoadError::Nothing { folder, game: G::ID, files: names.join(", ") });
    }
    let text = |(file, given): (&'static DataFile, _)| match given {
        Some(text) => text,
        None => file.text.to_owned(),
    };
    let texts: Vec<String> = files.iter().zip(given).map(text).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let data = G::Data::read(&texts)
        .map_err(|error| LoadError::Broken { folder: folder.join(""), error })?;
    Ok(Shared::register(data))
}

/// The text of a file, or nothing if it is not there.
fn read(folder: &Path, file: &DataFile) -> Result<Option<String>, LoadError> {
    let path = folder.join(file.name);
    match fs::read_to_string(&path) {
        Ok(text) => Ok(Some(text)),
        Err(e) if matches!(e.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(None),
        Err(reason) => Err(LoadError::Unreadable { file: path, reason }),
    }
}
