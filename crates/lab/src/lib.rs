//! Many games at once: the loops of `sabbat sim` and `sabbat duel`.
//!
//! [`simulate`] plays whole games between bots on several threads. Game number `n` has dice and
//! thoughts of its own, derived from the seed and `n`; results are added up in integers, in any
//! order. So everything in a [`Report`] apart from times is the same for any number of threads,
//! and its checksum shows that two runs did the same work.

mod duel;
mod learner;
mod meet;
mod play;
mod records;
mod series;
mod simulate;
mod tables;
mod tally;

pub use duel::{Contest, DuelPlan, DuelReport, Sample, Thinker, duel};
pub use learner::Learner;
pub use meet::{meet, two_seats};
pub use play::{AllRandom, Players, play_out};
pub use series::Progress;
pub(crate) use series::Series;
pub use simulate::{Plan, Report, SimError, simulate};
pub use tally::{Tally, Trail};
