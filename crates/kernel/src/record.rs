//! Records: what happened, line by line.
//!
//! A record is a text of JSON lines: a header, then an entry per line, then (once the seed may be
//! known) a closing line. See `docs/records.md` for the format.

use crate::{Fingerprint, Seat, Seed};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::fmt::Write as _;

/// The name and version of the format.
pub const FORMAT: &str = "sabbat-record-1";

/// A roll with the name of its source: `["bag", 105, 17]`, source, range and result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NamedRoll(pub Cow<'static, str>, pub u32, pub u32);

/// How the rolls of a record were made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DiceKind {
    /// [`crate::Live`]: one ChaCha20 stream per source.
    #[serde(rename = "chacha20")]
    Live,
    /// [`crate::Fast`]: xoshiro256++, for simulation.
    #[serde(rename = "xoshiro256++")]
    Fast,
}

/// The first line: what is played, with which data, and what chance dealt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The name and version of the format, `sabbat-record-1`.
    pub format: String,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of its data.
    pub data: Fingerprint,
    /// Every option with its value.
    pub options: Map<String, Value>,
    /// Who plays each seat at the beginning.
    pub seats: Vec<String>,
    /// How rolls are made.
    pub dice: DiceKind,
    /// The SHA-256 of the seed, published before the deal.
    pub commitment: String,
    /// A word from each seat, given after the commitment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// The rolls of the deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deal: Vec<NamedRoll>,
    /// Whether any roll of the deal was scripted by hand rather than made by the dice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub scripted: bool,
    /// The position where play begins, when it was set up by hand instead of dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
}

/// A line in the middle: something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// A seat chose.
    Choice {
        /// Who.
        seat: Seat,
        /// What, by name.
        choice: Value,
        /// The rolls that it caused.
        rolls: Vec<NamedRoll>,
        /// Whether any of these rolls was scripted by hand rather than made by the dice.
        scripted: bool,
    },
    /// A seat undid its last choice, or took its pick back.
    Undo(Seat),
    /// Somebody else plays a seat from here on.
    Player {
        /// Which seat.
        seat: Seat,
        /// Who.
        player: String,
    },
    /// A seat gives the one whose time has run out more of it.
    Wait(Seat),
    /// A seat ends the game before its end. Nothing follows.
    Stop(Seat),
}

/// The last line, written when the seed may be known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// The seed.
    pub seed: Seed,
    /// The standing at this point, by the rules.
    pub standing: Value,
    /// The SHA-256 over everything before, so that an altered or damaged record is noticed.
    pub digest: String,
}

/// What happened in a game. It holds secrets, and leaves the server only when the game is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// What is played.
    pub header: Header,
    /// What happened.
    pub entries: Vec<Entry>,
    /// How it ended.
    pub closing: Option<Closing>,
}

/// A record that cannot be used: where, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl RecordError {
    pub(crate) fn new(line: usize, reason: impl ToString) -> RecordError {
        RecordError { line, reason: reason.to_string() }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChoiceLine {
    seat: Seat,
    choice: Value,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rolls: Vec<NamedRoll>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    scripted: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UndoLine {
    undo: Seat,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerLine {
    seat: Seat,
    player: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WaitLine {
    wait: Seat,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StopLine {
    stop: Seat,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    end: Closing,
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("records have string keys only")
}

impl Entry {
    /// The entry as one line of a record.
    pub fn to_line(&self) -> String {
        match self.clone() {
            Entry::Choice { seat, choice, rolls, scripted } => {
                json(&ChoiceLine { seat, choice, rolls, scripted })
            }
            Entry::Undo(undo) => json(&UndoLine { undo }),
            Entry::Player { seat, player } => json(&PlayerLine { seat, player }),
            Entry::Wait(wait) => json(&WaitLine { wait }),
            Entry::Stop(stop) => json(&StopLine { stop }),
        }
    }

    /// Reads a line of a record that is an entry.
    pub fn parse(line: &str) -> Result<Entry, String> {
        match parse_line(line)? {
            Line::Entry(entry) => Ok(entry),
            Line::End(_) => Err("this is the end of a record, not an entry".into()),
        }
    }
}

enum Line {
    Entry(Entry),
    End(Closing),
}

fn parse_line(text: &str) -> Result<Line, String> {
    let value: Value = serde_json::from_str(text).map_err(|e| not_json(&e))?;
    fn read<T: DeserializeOwned>(value: Value) -> Result<T, String> {
        serde_json::from_value(value).map_err(|e| e.to_string())
    }
    let has = |key| value.get(key).is_some();
    if has("choice") {
        let ChoiceLine { seat, choice, rolls, scripted } = read(value)?;
        Ok(Line::Entry(Entry::Choice { seat, choice, rolls, scripted }))
    } else if has("undo") {
        read::<UndoLine>(value).map(|u| Line::Entry(Entry::Undo(u.undo)))
    } else if has("player") {
        read::<PlayerLine>(value)
            .map(|p| Line::Entry(Entry::Player { seat: p.seat, player: p.player }))
    } else if has("wait") {
        read::<WaitLine>(value).map(|w| Line::Entry(Entry::Wait(w.wait)))
    } else if has("stop") {
        read::<StopLine>(value).map(|s| Line::Entry(Entry::Stop(s.stop)))
    } else if has("end") {
        read::<EndLine>(value).map(|e| Line::End(e.end))
    } else {
        Err("an entry has a choice, an undo, a player, a wait, a stop or an end".into())
    }
}

fn not_json(error: &serde_json::Error) -> String {
    if error.is_eof() {
        "the line is cut off".into()
    } else {
        format!("not a JSON object ({error})")
    }
}

impl Record {
    /// A record with nothing but its header.
    pub fn new(header: Header) -> Record {
        Record { header, entries: Vec::new(), closing: None }
    }

    /// The digest that a closing line with this seed and standing must have.
    pub fn digest(&self, seed: Seed, standing: &Value) -> String {
        let mut hash = Sha256::new();
        hash.update(self.body());
        hash.update(json(&(String::from(seed), standing)));
        hex::encode(hash.finalize())
    }

    fn body(&self) -> String {
        let mut text = json(&self.header);
        text.push('\n');
        for entry in &self.entries {
            let _ = writeln!(text, "{}", entry.to_line());
        }
        text
    }

    /// The record as text.
    pub fn to_text(&self) -> String {
        let mut text = self.body();
        if let Some(end) = self.closing.clone() {
            let _ = writeln!(text, "{}", json(&EndLine { end }));
        }
        text
    }

    /// Reads a record, and checks its form and its digest; [`crate::Match::load`] checks the game.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty());
        let (_, first) = lines.next().ok_or_else(|| RecordError::new(1, "the record is empty"))?;
        let header: Header = serde_json::from_str(first).map_err(|e| {
            let reason = if e.is_data() { e.to_string() } else { not_json(&e) };
            RecordError::new(1, format!("this is not the header of a record: {reason}"))
        })?;
        if header.format != FORMAT {
            return Err(RecordError::new(
                1,
                format!("the format is {:?}; this program reads {FORMAT:?}", header.format),
            ));
        }
        let mut record = Record::new(header);
        for (i, text) in lines {
            let line = i + 1;
            if record.closing.is_some() {
                return Err(RecordError::new(line, "something follows the end of the record"));
            }
            match parse_line(text).map_err(|e| RecordError::new(line, e))? {
                Line::Entry(entry) => record.entries.push(entry),
                Line::End(closing) => {
                    if record.digest(closing.seed, &closing.standing) != closing.digest {
                        return Err(RecordError::new(
                            line,
                            "the digest does not fit: the record was altered or damaged",
                        ));
                    }
                    record.closing = Some(closing);
                }
            }
        }
        Ok(record)
    }
}
