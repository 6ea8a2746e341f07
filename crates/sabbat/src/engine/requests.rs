//! What each command takes.

use super::refusal::{Refusal, refuse};
use kernel::{Seed, Wish};
use serde::de::{DeserializeOwned, Deserializer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Reads what a command takes; a field that it does not know is refused.
pub fn read<T: DeserializeOwned>(command: &str, request: Map<String, Value>) -> Result<T, Refusal> {
    serde_json::from_value(Value::Object(request))
        .map_err(|e| refuse("bad_request", format!("{command}: {e}")))
}

/// A command that takes nothing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// `new`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    #[serde(default)]
    pub options: Value,
    pub seed: Option<Seed>,
    #[serde(default)]
    pub players: Vec<String>,
    #[serde(default)]
    pub words: Vec<String>,
    #[serde(default)]
    pub dice: Map<String, Value>,
}

/// `choices`, `undo`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    pub seat: u64,
}

/// `view`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub seat: Option<u64>,
}

/// `prompt`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prompt {
    pub seat: u64,
    pub lang: Option<String>,
}

/// `play`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub seat: u64,
    pub choice: Value,
}

/// `why`, `say`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    pub seat: u64,
    pub choice: Value,
    pub lang: Option<String>,
}

/// `bot`, `hint`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    pub seat: u64,
    /// A bot as on the command line.
    pub level: Option<String>,
    pub ms: Option<u32>,
    pub iterations: Option<u32>,
    pub seed: Option<Seed>,
}

impl Bot {
    /// The bot that is asked: by its name, or a search with a budget.
    pub fn spec(&self) -> Result<bots::Spec, Refusal> {
        let text = match (&self.level, self.ms, self.iterations) {
            (None, None, None) => bots::Kind::best().name().to_owned(),
            (Some(level), None, None) => level.clone(),
            (None, Some(n), None) => format!("search:ms={n}"),
            (None, None, Some(n)) => format!("search:iterations={n}"),
            _ => return Err(refuse("bad_request", "give one of level, ms and iterations")),
        };
        text.parse().map_err(|e: bots::BadSpec| refuse("bad_request", e))
    }
}

/// `log`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// Left out: everything; null: a spectator.
    #[serde(default, deserialize_with = "given")]
    pub seat: Option<Option<u64>>,
    #[serde(default)]
    pub since: usize,
    pub lang: Option<String>,
}

fn given<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<u64>>, D::Error> {
    Option::deserialize(from).map(Some)
}

/// `set`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    pub position: Value,
    pub seed: Option<Seed>,
}

/// `record`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    #[serde(default = "yes")]
    pub closed: bool,
}

fn yes() -> bool {
    true
}

/// `load`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub record: String,
    pub seed: Option<Seed>,
}

/// One scripted roll: a number, or an outcome by its name.
#[derive(Deserialize, Serialize)]
#[serde(untagged, expecting = "a roll is a number from 0 or the name of an outcome")]
enum Roll {
    Raw(u32),
    Face(String),
}

/// Scripted rolls by source.
pub type Rolls = Vec<(String, Vec<Wish>)>;

/// `dice`: `{"rolls":{"bag":["Pc",3]}}`, or the same without `rolls`.
pub fn dice(mut request: Map<String, Value>) -> Result<Rolls, Refusal> {
    match request.shift_remove("rolls") {
        None => rolls(request),
        Some(Value::Object(given)) if request.is_empty() => rolls(given),
        Some(_) => {
            let form = "dice takes {\"rolls\":{\"SOURCE\":[ROLL,...]}} or {\"SOURCE\":[ROLL,...]}";
            Err(refuse("bad_request", form))
        }
    }
}

/// `{"bag":["Pc",3]}`: strings are outcomes by name, numbers raw rolls.
pub fn rolls(rolls: Map<String, Value>) -> Result<Rolls, Refusal> {
    let rolls: BTreeMap<String, Vec<Roll>> = read("dice", rolls)?;
    let wish = |roll| match roll {
        Roll::Raw(n) => Wish::Raw(n),
        Roll::Face(face) => Wish::Face(face),
    };
    Ok(rolls.into_iter().map(|(s, rolls)| (s, rolls.into_iter().map(wish).collect())).collect())
}
