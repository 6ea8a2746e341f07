//! Laws that hold for any bytes whatever.
//!
//! Each body takes bytes and panics if a law is broken. `cargo xtask fuzz` looks for such bytes; an
//! ordinary test runs every body over `fuzz/corpus/`, so what was once found stays found.
//!
//! To add a body: write the function, list it in [`BODIES`], give it a target in `fuzz/src/bin/`
//! and a first input in `fuzz/corpus/<name>/`.

use kernel::{Closing, Record, Seed};

/// A law over any bytes; it panics if they break it.
pub type Body = fn(&[u8]);

/// Every body by the name of its target.
pub const BODIES: &[(&str, Body)] = &[("record", record)];

/// Any text is read as a record or refused. A record that was read is written and read again as the
/// same record, in the same words; so is the record with another end.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(mut record) = Record::parse(text) else { return };
    comes_back(&record);
    // Chance rarely finds a digest that fits: this end has one.
    let (seed, standing) = (Seed([7; 32]), record.header.options.clone().into());
    let digest = record.digest(seed, &standing);
    record.closing = Some(Closing { seed, standing, digest });
    comes_back(&record);
}

fn comes_back(record: &Record) {
    let written = record.to_text();
    let again = Record::parse(&written).expect("a record that was written can be read");
    assert_eq!(&again, record, "a record is read as it was written");
    assert_eq!(again.to_text(), written, "a record has one spelling");
}
