//! Saying things to a viewer.

use kernel::{Message, Seat};
use words::{Language, Words, words};

/// A language, with the names of the players at the table.
pub struct Talk {
    words: &'static Words,
    names: Vec<String>,
}

impl Talk {
    /// A language for players of these names, by seat.
    pub fn new(language: Language, names: Vec<String>) -> Talk {
        Talk { words: words(language), names }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.words.language()
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        self.words.text(message, &|seat| self.name(seat).to_owned())
    }

    /// The words of an id that takes no arguments, if there are any.
    pub fn lookup(&self, id: &str) -> Option<String> {
        self.words.lookup(id)
    }

    /// The name of a thing that has a message without arguments.
    pub fn term(&self, id: &'static str) -> String {
        self.say(&Message::new(id, &[]))
    }
}
