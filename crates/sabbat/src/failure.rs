//! How a command ends when it does not end well.

use std::io;

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// Bad input: one message that says what was refused, why, and what would be accepted.
    Said(String),
    /// Whoever read the output has stopped: nothing is wrong.
    NobodyReads,
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::Said(error.to_string()),
        }
    }
}

macro_rules! said {
    ($($error:ty),* $(,)?) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Failure {
                Failure::Said(error.to_string())
            }
        }
    )*};
}

said!(
    bots::BadSpec,
    games::Error,
    games::LoadError,
    games::UnknownGame,
    kernel::OptionsError,
    lab::SimError,
    words::UnknownLanguage,
);
