//! The first view of a table: everything that a browser fetches before it can be played.

use crate::LoadError;
use crate::page;
use crate::person::Person;
use serde::Serialize;
use std::collections::BTreeSet;

/// Bytes over the wire for the first view of a table, with headers.
#[derive(Clone, Copy, Default, Serialize, Debug)]
pub struct First {
    /// The page.
    pub page: usize,
    /// All files that it needs.
    pub assets: usize,
    /// How many files.
    pub files: usize,
    /// The table as its stream brings it first.
    pub stream: usize,
}

impl First {
    /// All of it.
    pub fn total(&self) -> usize {
        self.page + self.assets + self.stream
    }
}

/// Views a table as if nothing had been fetched before. Nothing comes from another host.
pub async fn view(person: &mut Person, table: &str) -> Result<First, LoadError> {
    let path = format!("/t/{table}");
    let mut first = First { page: person.get(&path).await?.wire_bytes(), ..First::default() };
    let html = person.get_plain(&path).await?;
    let mut wanted: Vec<String> = page::assets(&html);
    let mut fetched = BTreeSet::new();
    while let Some(file) = wanted.pop() {
        if !file.starts_with('/') || file.starts_with("//") {
            return Err(LoadError::Page("it refers to another host"));
        }
        if !fetched.insert(file.clone()) {
            continue;
        }
        let answer = person.get(&file).await?;
        if !answer.status.is_success() {
            return Err(LoadError::Page("a file that it needs is missing"));
        }
        first.assets += answer.wire_bytes();
        first.files += 1;
        if file.ends_with(".js") || file.ends_with(".css") {
            let text = person.get_plain(&file).await?;
            // Vendored scripts are whole; what looks like an import there is not one.
            if !file.contains("/vendor/") {
                let more = page::references(&text);
                wanted.extend(more.iter().map(|r| page::resolved(&file, r)));
            }
        }
    }
    Ok(first)
}
