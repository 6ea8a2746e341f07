//! Answers that say no.

use crate::speech::Speech;
use kernel::Reason;
use serde::Serialize;
use words::Language;

/// The error of an answer: a code for programs, a message for people.
#[derive(Serialize, Debug)]
pub struct Refusal {
    code: String,
    message: String,
    /// The reason by the rules, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Box<Reason>>,
}

/// A refusal without a reason by the rules.
pub fn refuse(code: &str, message: impl ToString) -> Refusal {
    Refusal { code: code.to_owned(), message: message.to_string(), reason: None }
}

/// A reason in words, with its rule.
fn worded(reason: &Reason, speech: &Speech) -> String {
    let words = speech.say(&reason.message);
    if reason.rule.is_empty() { words } else { format!("{words} ({})", reason.rule) }
}

impl From<games::Error> for Refusal {
    fn from(error: games::Error) -> Refusal {
        let code = serde_json::to_value(error.code).ok();
        let code = code.as_ref().and_then(|c| c.as_str()).unwrap_or("refused").to_owned();
        let message = match &error.reason {
            Some(reason) => worded(reason, &Speech::new(Language::English, Vec::new())),
            None => error.message,
        };
        Refusal { code, message, reason: error.reason }
    }
}

impl From<words::UnknownLanguage> for Refusal {
    fn from(error: words::UnknownLanguage) -> Refusal {
        refuse("bad_request", error)
    }
}
