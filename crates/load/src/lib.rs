//! Many people at many tables at once: measures the server as browsers would see it.
//!
//! Two guests sit at each table of SpellBook, each with a stream of updates compressed as Chromium
//! asks for it. Moves are made at a steady rate, whatever the server does; each is timed from
//! sending the choice until the other player has the new table, decompressed.
//!
//! | what | where |
//! |---|---|
//! | a guest: his cookie, his connection | [`person`] |
//! | the stream of a table, decompressed as it comes | [`stream`], [`press`] |
//! | what is read from pages | [`page`] |
//! | two guests at a table | [`pair`] |
//! | the first view of a table | [`first`] |
//! | the steady rate of moves | [`drive`] |
//! | the server: started, and its memory and time | [`server`] |
//! | numbers, and whether they are good enough | [`report`] |

pub mod drive;
pub mod first;
pub mod page;
pub mod pair;
pub mod person;
pub mod press;
pub mod report;
pub mod server;
pub mod stream;

pub use drive::{Plan, run};
pub use report::Report;

/// Why the load could not be made.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The server did not start.
    #[error("cannot start {0}")]
    Server(String),
    /// The server did not answer.
    #[error("no answer from {path}: {reason}")]
    Silent {
        /// What was asked for.
        path: String,
        /// Why there is none.
        reason: String,
    },
    /// The server answered something else than it should.
    #[error("{path} answered {status}: {text}")]
    Answer {
        /// What was asked for.
        path: String,
        /// The status of the answer.
        status: u16,
        /// How its text begins.
        text: String,
    },
    /// A page is not as expected.
    #[error("a page is not as expected: {0}")]
    Page(&'static str),
    /// A file or a process failed.
    #[error(transparent)]
    System(#[from] std::io::Error),
}
