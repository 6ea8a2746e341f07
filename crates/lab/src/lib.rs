//! Many games at once: the loop of `sabbat sim`.
//!
//! [`simulate`] plays whole games between bots on several threads. Game number `n` has dice and
//! thoughts of its own, derived from the seed and `n`; results are added up in integers, in any
//! order. So everything in a [`Report`] apart from times is the same for any number of threads,
//! and its checksum shows that two runs did the same work.

mod play;
mod records;
mod simulate;
mod tally;

pub use play::{AllRandom, Players, play_out};
pub use simulate::{Plan, Report, SimError, simulate};
pub use tally::{Tally, Trail};
