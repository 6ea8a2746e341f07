//! Component data: read from text, checked, kept for the life of the program, and known by its
//! fingerprint.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{LazyLock, Mutex};

/// A data file of a game: its name, and the text that is built in.
#[derive(Clone, Copy, Debug)]
pub struct DataFile {
    /// The file name, such as `spells.ron`.
    pub name: &'static str,
    /// The text that is used when nobody gives another.
    pub text: &'static str,
}

/// Everything printed on a game's components.
pub trait Data: Serialize + Send + Sync + Sized + 'static {
    /// The files it is read from.
    const FILES: &'static [DataFile];

    /// Reads and checks the data. The texts come in the order of [`Data::FILES`].
    fn read(texts: &[&str]) -> Result<Self, DataError>;
}

/// A mistake in a data file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct DataError {
    /// The file.
    pub file: &'static str,
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong there, naming the card, and what would be accepted.
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.reason),
            None => write!(f, "{}: {}", self.file, self.reason),
        }
    }
}

/// Where a datum comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Origin {
    /// Printed in the publisher's rulebook.
    Rulebook,
    /// From a public source other than the publisher.
    Public,
    /// Our reconstruction.
    Reconstructed,
}

/// A value and where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub from: Origin,
}

/// Checks that all cards are there in their order, and each by itself.
pub fn each<C, I: PartialEq + std::fmt::Display + Copy>(
    file: &'static str,
    field: &str,
    text: &str,
    cards: &[C],
    ids: impl Iterator<Item = I>,
    id_of: impl Fn(&C) -> I,
    check: impl Fn(&C) -> Result<(), String>,
) -> Result<(), DataError> {
    let line = |id: I| {
        let name = format!("{field}: {id},");
        text.lines().position(|l| l.contains(&name)).map(|i| i + 1)
    };
    let mut count = 0;
    for (i, id) in ids.enumerate() {
        count += 1;
        let card = cards.get(i).ok_or_else(|| DataError {
            file,
            line: None,
            reason: format!("{id} is missing: every {field} must be there"),
        })?;
        if id_of(card) != id {
            let stands = id_of(card);
            let reason = format!(
                "{stands} stands where {id} belongs: the cards come in the order of the built-in file"
            );
            return Err(DataError { file, line: line(stands), reason });
        }
        check(card).map_err(|reason| DataError {
            file,
            line: line(id),
            reason: format!("{id}: {reason}"),
        })?;
    }
    if cards.len() > count {
        let reason = format!("there are {} cards instead of {count}", cards.len());
        return Err(DataError { file, line: None, reason });
    }
    Ok(())
}

/// The line on which a field begins, looked for from the outside in.
pub fn line_of_field(text: &str, fields: &[&str]) -> Option<usize> {
    let mut lines = text.lines().enumerate();
    let find = |field: &&str| {
        let name = format!("{field}:");
        lines.find(|(_, line)| line.trim_start().starts_with(&name)).map(|(i, _)| i + 1)
    };
    fields.iter().map(find).last().flatten()
}

/// The SHA-256 of data as it was read: comments and layout do not count, values do.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint([u8; 32]);

impl Fingerprint {
    /// The fingerprint of a value, by its serialised form.
    pub fn of(value: &impl Serialize) -> Fingerprint {
        let bytes = serde_json::to_vec(value).expect("data serialises: it has string keys only");
        Fingerprint(Sha256::digest(bytes).into())
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Fingerprint {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(&text, &mut bytes)
            .map_err(|_| serde::de::Error::custom("a data fingerprint is 64 hex digits"))?;
        Ok(Fingerprint(bytes))
    }
}

/// Data with its fingerprint, kept for the life of the program.
///
/// A position holds this reference and serialises the fingerprint; reading a position whose data
/// is not loaded is an error.
pub struct Shared<D: 'static>(&'static Loaded<D>);

struct Loaded<D> {
    fingerprint: Fingerprint,
    data: D,
}

type Registry = HashMap<(TypeId, Fingerprint), &'static (dyn Any + Send + Sync)>;
static REGISTRY: LazyLock<Mutex<Registry>> = LazyLock::new(Mutex::default);

impl<D: Data> Shared<D> {
    /// Registers data by its fingerprint. The same data registered twice is one.
    pub fn register(data: D) -> Shared<D> {
        let fingerprint = Fingerprint::of(&data);
        let mut registry =
            REGISTRY.lock().expect("the registry is never poisoned: nothing panics in it");
        let any = registry
            .entry((TypeId::of::<D>(), fingerprint))
            .or_insert_with(|| Box::leak(Box::new(Loaded { fingerprint, data })));
        let any: &'static (dyn Any + Send + Sync) = *any;
        Shared(any.downcast_ref().expect("the registry is keyed by type"))
    }

    /// Registers the data that is built in.
    pub fn built_in() -> Shared<D> {
        let texts: Vec<&str> = D::FILES.iter().map(|f| f.text).collect();
        Shared::register(D::read(&texts).expect("the built-in data is correct: a test reads it"))
    }

    /// The registered data with this fingerprint.
    pub fn find(fingerprint: Fingerprint) -> Option<Shared<D>> {
        let registry =
            REGISTRY.lock().expect("the registry is never poisoned: nothing panics in it");
        let any = *registry.get(&(TypeId::of::<D>(), fingerprint))?;
        any.downcast_ref().map(Shared)
    }
}

impl<D> Shared<D> {
    /// The fingerprint.
    pub fn fingerprint(self) -> Fingerprint {
        self.0.fingerprint
    }

    /// The data, for as long as the program runs.
    #[inline]
    pub fn get(self) -> &'static D {
        &self.0.data
    }
}

impl<D> Clone for Shared<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for Shared<D> {}

impl<D> Deref for Shared<D> {
    type Target = D;
    #[inline]
    fn deref(&self) -> &D {
        &self.0.data
    }
}

impl<D> PartialEq for Shared<D> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<D> Eq for Shared<D> {}

impl<D> fmt::Debug for Shared<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0.fingerprint, f)
    }
}

impl<D> Serialize for Shared<D> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.fingerprint.serialize(to)
    }
}

impl<'de, D: Data> Deserialize<'de> for Shared<D> {
    fn deserialize<De: Deserializer<'de>>(from: De) -> Result<Self, De::Error> {
        let fingerprint = Fingerprint::deserialize(from)?;
        Shared::find(fingerprint)
            .ok_or_else(|| serde::de::Error::custom(not_loaded::<D>(fingerprint)))
    }
}

/// What to say when data with this fingerprint is not loaded.
pub fn not_loaded<D: Data>(fingerprint: Fingerprint) -> String {
    let files: Vec<&str> = D::FILES.iter().map(|f| f.name).collect();
    format!(
        "made with other data ({fingerprint}), which is not loaded: give the folder that has its {} (--cards DIR)",
        files.join(", ")
    )
}
