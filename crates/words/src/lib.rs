//! The words of Sabbat: a [`kernel::Message`] becomes a sentence in English, Polish or Italian.
//!
//! The sentences are Fluent files in `locales/<language>/`, one per game, embedded in the program.
//!
//! ```
//! use words::{Language, words};
//!
//! let message = kernel::message::game_over();
//! let nobody = |seat: kernel::Seat| format!("player {}", seat.index() + 1);
//! assert_eq!(words(Language::English).text(&message, &nobody), "The game is over.");
//! ```
//!
//! To add a game, put its files into `locales/` and its name into the list in `source.rs`; to add a
//! language, extend [`Language`]. [`check`](check()) tells what is missing then.

mod check;
mod entries;
mod language;
mod source;

pub use check::{Problem, check};
pub use entries::variables;
pub use language::{Language, UnknownLanguage};
pub use source::{Source, sources};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Arg, Message, Seat};
use std::sync::LazyLock;

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// A message that cannot be said as it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordsError {
    /// No file of the language has the id of the message, or of a term among its arguments.
    #[error("{language} has no words for {id}")]
    Missing {
        /// The language.
        language: Language,
        /// The id.
        id: String,
    },
    /// The words are there but cannot be completed, as when an argument is missing.
    #[error("the {language} words of {id} do not come out: {reason}")]
    Incomplete {
        /// The language.
        language: Language,
        /// The id.
        id: String,
        /// What Fluent complains of.
        reason: String,
    },
}

/// The words of a language, made once for the whole program.
pub fn words(language: Language) -> &'static Words {
    static ALL: LazyLock<[Words; Language::ALL.len()]> =
        LazyLock::new(|| Language::ALL.map(Words::new));
    &ALL[language as usize]
}

impl Words {
    /// The embedded words of a language; [`words`] gives shared ones.
    pub fn new(language: Language) -> Words {
        Words::of(language, sources())
    }

    /// The words of a language in these texts. An entry that cannot be read is left out, and of two
    /// with the same id the first holds: [`check`](check()) reports both.
    pub fn of(language: Language, sources: &[Source]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("a new bundle has no functions yet");
        for source in sources.iter().filter(|s| s.language == language) {
            let readable = FluentResource::try_new(source.text.to_owned());
            let _ = bundle.add_resource(readable.unwrap_or_else(|(resource, _)| resource));
        }
        Words { language, bundle }
    }

    /// The language of these words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message in words. What has no words shows as its id in angle brackets, `⟨id⟩`: a term
    /// alone where only the term is missing, the message where anything else fails.
    pub fn text(&self, message: &Message, seats: &dyn Fn(Seat) -> String) -> String {
        let visible = |id: &str| format!("⟨{id}⟩");
        let term = |id: &str| Ok(self.format(id, None).unwrap_or_else(|_| visible(id)));
        self.say(message, seats, &term).unwrap_or_else(|_| visible(message.id))
    }

    /// The message in words, or what is missing for it.
    pub fn try_text(
        &self,
        message: &Message,
        seats: &dyn Fn(Seat) -> String,
    ) -> Result<String, WordsError> {
        self.say(message, seats, &|id| self.format(id, None))
    }

    /// The words of an id that takes no arguments, if there are any.
    pub fn lookup(&self, id: &str) -> Option<String> {
        self.format(id, None).ok()
    }

    /// What the rules' opponent in the solo game of this name is called, inside a sentence.
    pub fn opponent(&self, game: &str) -> Option<String> {
        self.lookup(&format!("{game}-opponent"))
    }

    fn say(
        &self,
        message: &Message,
        seats: &dyn Fn(Seat) -> String,
        term: &dyn Fn(&str) -> Result<String, WordsError>,
    ) -> Result<String, WordsError> {
        let mut args = FluentArgs::with_capacity(message.args().len());
        for &(name, arg) in message.args() {
            let value: FluentValue = match arg {
                Arg::Number(n) => n.into(),
                Arg::Term(id) => term(id)?.into(),
                Arg::Seat(seat) => seats(seat).into(),
            };
            args.set(name, value);
        }
        self.format(message.id, Some(&args))
    }

    /// The words of an id; arguments that they do not use are ignored.
    fn format(&self, id: &str, args: Option<&FluentArgs>) -> Result<String, WordsError> {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let pattern = pattern
            .ok_or_else(|| WordsError::Missing { language: self.language, id: id.to_owned() })?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        if errors.is_empty() {
            return Ok(text.into_owned());
        }
        let reasons: Vec<String> = errors.iter().map(ToString::to_string).collect();
        Err(WordsError::Incomplete {
            language: self.language,
            id: id.to_owned(),
            reason: reasons.join("; "),
        })
    }
}
