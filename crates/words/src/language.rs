//! The languages that Sabbat speaks.

use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language that Sabbat speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, the language that the others are compared with.
    #[default]
    English,
    /// Polish.
    Polish,
    /// Italian.
    Italian,
}

impl Language {
    /// All languages, in the order of their declaration.
    pub const ALL: [Language; 3] = [Language::English, Language::Polish, Language::Italian];

    /// The code of the language, which names its folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
            Language::Italian => "it",
        }
    }

    /// The name of the language in itself, for a person to choose.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Polish => "polski",
            Language::Italian => "italiano",
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes are language identifiers")
    }
}

/// The code, such as `en`.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Some text that names no language of Sabbat.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a language of Sabbat; it speaks en (English), pl (polski) and it (italiano)")]
pub struct UnknownLanguage(pub String);

/// Reads a code.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_code_and_its_place() {
        for (i, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(language as usize, i);
            assert_eq!(language.identifier().to_string(), language.code());
        }
    }

    #[test]
    fn an_unknown_language_is_refused_with_the_list_of_known_ones() {
        let error = "de".parse::<Language>().unwrap_err().to_string();
        assert!(error.contains("\"de\""), "{error}");
        for language in Language::ALL {
            let entry = format!("{} ({})", language.code(), language.name());
            assert!(error.contains(&entry), "{error}");
        }
    }
}
