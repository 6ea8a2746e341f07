//! Saying things to a viewer.

use kernel::{Message, Seat};
use words::{Language, Words, words};

/// A language, with the names of the players at the table.
pub struct Talk {
    words: &'static Words,
    names: Vec<String>,
    /// Whom a single player plays against: as at the beginning of a sentence, and as inside of one.
    opponent: Option<[String; 2]>,
}

impl Talk {
    /// A language for players of these names, by seat.
    pub fn new(language: Language, names: Vec<String>) -> Talk {
        Talk { words: words(language), names, opponent: None }
    }

    /// The same at a table of this game, whose opponent of a single player has a name too: he takes
    /// the seat after the player's.
    #[must_use]
    pub fn about(self, game: &str) -> Talk {
        let opponent = self.words.opponent(game).filter(|_| self.names.len() == 1);
        Talk { opponent: opponent.map(|name| [capital(&name), name]), ..self }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.words.language()
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        let name = self.names.get(seat.index()).map(String::as_str);
        name.or(self.opponent()).unwrap_or("?")
    }

    /// The name of the rules' opponent, if he has one here.
    pub fn opponent(&self) -> Option<&str> {
        self.opponent.as_ref().map(|[name, _]| name.as_str())
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        let Some([_, inside]) = &self.opponent else {
            return self.words.text(message, &|seat| self.name(seat).to_owned());
        };
        let name = |seat: Seat| self.names.get(seat.index()).unwrap_or(inside).clone();
        let text = self.words.text(message, &name);
        if text.starts_with(inside.as_str()) { capital(&text) } else { text }
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

/// With a capital letter at the beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
