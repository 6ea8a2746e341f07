//! `sabbat verify`.

use crate::args::Verify;
use crate::failure::Failure;
use crate::file;
use std::io::Write;
use std::path::Path;

/// Verifies a record and prints what was checked.
pub fn run(args: &Verify, cards: Option<&Path>, out: &mut impl Write) -> Result<(), Failure> {
    let record = file::record(&args.file)?;
    let checked = games::verify(cards, &record).map_err(|e| file::in_file(&args.file, e))?;
    let header = &record.header;
    writeln!(out, "{}, rules {}, data {}", header.game, header.rules, header.data)?;
    writeln!(out, "digest      fits: the record is whole and unaltered")?;
    writeln!(out, "seed        is the one that was committed to")?;
    writeln!(out, "rolls       {}: each is the one that the seed gives", checked.rolls)?;
    writeln!(out, "choices     {}: each was offered", checked.choices)?;
    if checked.undos > 0 {
        writeln!(out, "undone      {}: each could be undone", checked.undos)?;
    }
    let over = if checked.standing.over { "over" } else { "not played to its end" };
    writeln!(out, "standing    is the one that the choices lead to; the game is {over}")?;
    Ok(writeln!(out, "verified")?)
}
