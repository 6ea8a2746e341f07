//! Bots as they are written on the command line.

use crate::search::{BadSetting, Budget, Settings};
use crate::{Bot, Kind, Search, UnknownBot, sense};
use kernel::Game;
use std::fmt;
use std::str::FromStr;

/// A bot by its name, or a search with its settings: `greedy`, `search:ms=20`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spec {
    /// A bot by its name.
    Named(Kind),
    /// A search.
    Search(Settings),
}

impl Spec {
    /// The bot.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Spec::Named(kind) => kind.bot(),
            Spec::Search(settings) => Box::new(Search::new(sense::of::<G>(), settings)),
        }
    }
}

impl Spec {
    /// The same bot with so many milliseconds for a choice, if it thinks by the clock.
    #[must_use]
    pub fn within(self, millis: u32) -> Spec {
        let settings = match self {
            Spec::Search(settings) => Some(settings),
            Spec::Named(kind) => kind.settings(),
        };
        let by_clock = |settings: &Settings| matches!(settings.budget, Budget::Millis(_));
        settings.filter(by_clock).map_or(self, |settings| {
            Spec::Search(Settings { budget: Budget::Millis(millis), ..settings })
        })
    }
}

impl From<Kind> for Spec {
    fn from(kind: Kind) -> Spec {
        Spec::Named(kind)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Named(kind) => kind.fmt(f),
            Spec::Search(settings) => write!(f, "search:{settings}"),
        }
    }
}

/// A bot that cannot be had.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSpec {
    /// There is none of this name.
    #[error("{0}, and search:SETTINGS, such as search:ms=20 or search:iterations=500")]
    Unknown(#[from] UnknownBot),
    /// A search cannot be set so.
    #[error(transparent)]
    Setting(#[from] BadSetting),
}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        match text.split_once(':') {
            Some(("search", settings)) => Ok(Spec::Search(settings.parse()?)),
            None if text == "search" => Ok(Spec::Search(Settings::default())),
            _ => Ok(Spec::Named(text.parse()?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_are_read_as_they_are_written() {
        for text in ["random", "greedy", "witch", "search:iterations=500", "search:ms=20:far=2"] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_bot_that_does_not_exist_is_answered_with_those_that_do() {
        let error = "clever:ms=3".parse::<Spec>().unwrap_err().to_string();
        assert!(error.starts_with("there is no bot \"clever:ms=3\"; there are: random"), "{error}");
        assert!(error.ends_with("search:iterations=500"), "{error}");
    }
}
