//! Reading a record from a file or from standard input.

use crate::failure::Failure;
use kernel::Record;
use std::io::{self, Read};
use std::path::Path;

/// How a file is named in messages.
fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".into() } else { path.display().to_string() }
}

/// Puts the name of the file before what is wrong in it.
pub fn in_file(path: &Path, error: impl ToString) -> Failure {
    Failure::Said(format!("{}: {}", name(path), error.to_string()))
}

/// The record in a file; `-` is standard input.
pub fn record(path: &Path) -> Result<Record, Failure> {
    let text = if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(path)
    };
    let text = text.map_err(|e| match e.kind() {
        io::ErrorKind::InvalidData => in_file(path, "not a record: this is not UTF-8 text"),
        _ => in_file(path, format!("cannot be read: {e}")),
    })?;
    Record::parse(&text).map_err(|e| in_file(path, e))
}
