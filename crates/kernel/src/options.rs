//! Options of a game: names, values, defaults.

use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;

/// Every option of a game. The number of seats is one of them, named `seats`.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(transparent)]
pub struct OptionSchema {
    /// The options in the order in which a person is asked.
    pub options: &'static [OptionSpec],
}

/// One option.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name, as in records and on the command line.
    pub name: &'static str,
    /// What it takes.
    #[serde(flatten)]
    pub values: Values,
    /// The id of the message that explains it in one line.
    pub words: &'static str,
}

/// The values of an option, and which one holds when nobody says otherwise.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Values {
    /// A number from `min` to `max`.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
        /// The usual.
        default: i64,
    },
    /// One of some names.
    OneOf {
        /// The names.
        names: &'static [&'static str],
        /// The usual.
        default: &'static str,
    },
    /// Yes or no.
    Flag {
        /// The usual.
        default: bool,
    },
}

impl Values {
    /// All values, in order.
    pub fn all(&self) -> Vec<Value> {
        match *self {
            Values::Number { min, max, .. } => (min..=max).map(Value::from).collect(),
            Values::OneOf { names, .. } => names.iter().copied().map(Value::from).collect(),
            Values::Flag { .. } => vec![Value::from(false), Value::from(true)],
        }
    }

    /// The value that holds when nobody says otherwise.
    pub fn default(&self) -> Value {
        match *self {
            Values::Number { default, .. } => default.into(),
            Values::OneOf { default, .. } => default.into(),
            Values::Flag { default } => default.into(),
        }
    }

    /// The value that a text on the command line means, if it is a value of this option.
    fn parse(&self, text: &str) -> Option<Value> {
        self.all().into_iter().find(|v| match v {
            Value::String(s) => s == text,
            Value::Bool(b) => {
                if *b {
                    text == "true"
                } else {
                    text == "false"
                }
            }
            other => text.parse().is_ok_and(|n: i64| other.as_i64() == Some(n)),
        })
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::Number { min, max, .. } => write!(f, "{min} to {max}"),
            Values::OneOf { names, .. } => f.write_str(&names.join(", ")),
            Values::Flag { .. } => f.write_str("false, true"),
        }
    }
}

/// Options that cannot be used, and what would be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct OptionsError(pub String);

impl OptionSchema {
    fn spec(&self, name: &str) -> Result<&'static OptionSpec, OptionsError> {
        self.options.iter().find(|o| o.name == name).ok_or_else(|| {
            let names: Vec<&str> = self.options.iter().map(|o| o.name).collect();
            OptionsError(format!("there is no option {name:?}; there are: {}", names.join(", ")))
        })
    }

    /// Checks the given options and fills in the rest: every option, in order.
    pub fn complete(&self, given: &Value) -> Result<Map<String, Value>, OptionsError> {
        let empty = Map::new();
        let given = match given {
            Value::Object(map) => map,
            Value::Null => &empty,
            other => {
                return Err(OptionsError(format!(
                    "options are an object such as {{\"seats\":2}}, not {other}"
                )));
            }
        };
        for (name, value) in given {
            let spec = self.spec(name)?;
            if !spec.values.all().contains(value) {
                return Err(OptionsError(format!(
                    "option {name:?} cannot be {value}; it can be: {}",
                    spec.values
                )));
            }
        }
        let value =
            |o: &OptionSpec| given.get(o.name).cloned().unwrap_or_else(|| o.values.default());
        Ok(self.options.iter().map(|o| (o.name.to_owned(), value(o))).collect())
    }

    /// Reads `name=value`, as given on a command line.
    pub fn parse(&self, setting: &str) -> Result<(String, Value), OptionsError> {
        let (name, text) = setting
            .split_once('=')
            .ok_or_else(|| OptionsError(format!("{setting:?} is not of the form option=value")))?;
        let spec = self.spec(name)?;
        let value = spec.values.parse(text).ok_or_else(|| {
            OptionsError(format!("option {name:?} cannot be {text:?}; it can be: {}", spec.values))
        })?;
        Ok((name.to_owned(), value))
    }

    /// The seat counts that the game takes.
    pub fn seat_counts(&self) -> Vec<u8> {
        let seats = self.spec("seats").expect("every game has the option `seats`");
        seats.values.all().iter().filter_map(|v| v.as_u64()).map(|n| n as u8).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const SCHEMA: OptionSchema = OptionSchema {
        options: &[
            OptionSpec {
                name: "seats",
                values: Values::Number { min: 1, max: 4, default: 2 },
                words: "a",
            },
            OptionSpec {
                name: "moon",
                values: Values::OneOf { names: &["new", "full"], default: "new" },
                words: "b",
            },
            OptionSpec { name: "night", values: Values::Flag { default: false }, words: "c" },
        ],
    };

    #[test]
    fn missing_options_have_defaults() {
        let all = SCHEMA.complete(&json!({"moon": "full"})).unwrap();
        assert_eq!(Value::from(all), json!({"seats": 2, "moon": "full", "night": false}));
    }

    #[test]
    fn wrong_options_say_what_would_be_right() {
        let wrong = |v: Value| SCHEMA.complete(&v).unwrap_err().0;
        assert_eq!(
            wrong(json!({"sun": 1})),
            "there is no option \"sun\"; there are: seats, moon, night"
        );
        assert_eq!(wrong(json!({"seats": 5})), "option \"seats\" cannot be 5; it can be: 1 to 4");
        assert_eq!(wrong(json!({"moon": 1})), "option \"moon\" cannot be 1; it can be: new, full");
        assert!(wrong(json!([1])).contains("options are an object"));
        assert_eq!(SCHEMA.parse("night=true").unwrap(), ("night".to_owned(), json!(true)));
        assert_eq!(
            SCHEMA.parse("moon=half").unwrap_err().0,
            "option \"moon\" cannot be \"half\"; it can be: new, full"
        );
        assert!(SCHEMA.parse("moon").unwrap_err().0.contains("option=value"));
    }
}
