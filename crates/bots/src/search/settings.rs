//! How a search thinks, and for how long.

use super::rounds::LEVELS;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How much a search may think about one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// So many walks through the tree: the same thoughts each time.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

impl Budget {
    /// One part of so many.
    pub fn part(self, parts: u32) -> Budget {
        match self {
            Budget::Iterations(n) => Budget::Iterations(n.div_ceil(parts)),
            Budget::Millis(n) => Budget::Millis(n.div_ceil(parts)),
        }
    }

    /// The time that is given, if it is counted in time.
    pub fn time(self) -> Option<Duration> {
        match self {
            Budget::Iterations(_) => None,
            Budget::Millis(n) => Some(Duration::from_millis(u64::from(n))),
        }
    }
}

/// How a search thinks. The default is what measurement supports: `docs/bots.md`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much it thinks.
    pub budget: Budget,
    /// On how many threads; each has a tree of its own.
    pub threads: u8,
    /// How far walks go if there is time: 0 for the end of the own turn, 4 for the end of the game.
    pub far: u8,
    /// How many ways to go on are kept when the rest of the own turn is planned.
    pub own: u8,
    /// How many when later turns are.
    pub width: u8,
    /// How much what is seen from near counts before walks that go farther.
    pub trust: f64,
    /// How many points of lead make a game as good as decided.
    pub spread: f64,
    /// After how many walks the choices at a node are looked at one by one.
    pub ripe: u32,
    /// How much choices are tried there that look worse so far.
    pub explore: f64,
    /// By how many points a choice may look worse at first sight and still be tried often.
    pub warmth: f64,
    /// Whether a choice that was thought about already gets but a part of the time: a whole turn
    /// is planned once.
    pub thrift: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            budget: Budget::Iterations(1000),
            threads: 1,
            far: 4,
            own: 4,
            width: 1,
            trust: 1.0,
            spread: 20.0,
            ripe: 1_000,
            explore: 0.3,
            warmth: 2.0,
            thrift: false,
        }
    }
}

/// What can be set, as it is written.
const NAMES: &str =
    "iterations, ms, threads, far, own, width, trust, spread, ripe, explore, warmth, thrift";

/// Settings that cannot be read, and what could be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "search cannot be set to {setting:?}; write NAME=NUMBER, with colons between; names are: {NAMES}"
)]
pub struct BadSetting {
    /// What was given.
    pub setting: String,
}

impl Settings {
    fn set(&mut self, setting: &str) -> Option<()> {
        let (name, value) = setting.split_once('=')?;
        let number = || value.parse::<f64>().ok().filter(|n| n.is_finite() && *n >= 0.0);
        let count = || value.parse::<u32>().ok().filter(|n| *n > 0);
        let small = || value.parse::<u8>().ok().filter(|n| *n > 0);
        let flag = || value.parse::<u8>().ok().filter(|n| *n < 2).map(|n| n == 1);
        match name {
            "iterations" => self.budget = Budget::Iterations(count()?),
            "ms" => self.budget = Budget::Millis(count()?),
            "threads" => self.threads = small()?,
            "far" => self.far = value.parse().ok().filter(|n| usize::from(*n) < LEVELS)?,
            "explore" => self.explore = number()?,
            "warmth" => self.warmth = number().filter(|n| *n > 0.0)?,
            "trust" => self.trust = number()?,
            "spread" => self.spread = number().filter(|n| *n > 0.0)?,
            "ripe" => self.ripe = value.parse().ok()?,
            "own" => self.own = small()?,
            "width" => self.width = small()?,
            "thrift" => self.thrift = flag()?,
            _ => return None,
        }
        Some(())
    }
}

impl FromStr for Settings {
    type Err = BadSetting;

    /// Reads `iterations=500:far=1`; what is left out is as in the default.
    fn from_str(text: &str) -> Result<Settings, BadSetting> {
        let mut settings = Settings::default();
        for setting in text.split([',', ':']) {
            let bad = || BadSetting { setting: setting.chars().take(80).collect() };
            settings.set(setting).ok_or_else(bad)?;
        }
        Ok(settings)
    }
}

impl fmt::Display for Settings {
    /// The budget, and whatever is not as in the default.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget::Iterations(n) => write!(f, "iterations={n}")?,
            Budget::Millis(n) => write!(f, "ms={n}")?,
        }
        let usual = Settings::default();
        let numbers = [
            ("threads", f64::from(self.threads), f64::from(usual.threads)),
            ("far", f64::from(self.far), f64::from(usual.far)),
            ("own", f64::from(self.own), f64::from(usual.own)),
            ("width", f64::from(self.width), f64::from(usual.width)),
            ("trust", self.trust, usual.trust),
            ("spread", self.spread, usual.spread),
            ("ripe", f64::from(self.ripe), f64::from(usual.ripe)),
            ("explore", self.explore, usual.explore),
            ("warmth", self.warmth, usual.warmth),
            ("thrift", f64::from(u8::from(self.thrift)), f64::from(u8::from(usual.thrift))),
        ];
        for (name, value, _) in numbers.into_iter().filter(|(_, value, usual)| value != usual) {
            write!(f, ":{name}={value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_are_written() {
        for text in ["iterations=500", "ms=20", "ms=20:threads=2:far=2:explore=0.25:thrift=1"] {
            assert_eq!(text.parse::<Settings>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_setting_that_does_not_exist_is_answered_with_those_that_do() {
        for text in ["", "depth=3", "iterations=0", "far=9", "warmth=0", "thrift=yes", "width=0"] {
            let error = text.parse::<Settings>().unwrap_err().to_string();
            assert!(error.contains(text) && error.contains("iterations, ms"), "{error}");
        }
    }
}
