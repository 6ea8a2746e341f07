//! When to stop thinking.

use std::time::{Duration, Instant};

/// Tells whether there is time for another turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// When all must be done, if that is counted in time.
    until: Option<Instant>,
    last: Instant,
    /// How long turns take, the longer ones above all.
    pace: Duration,
}

impl Clock {
    pub fn new(until: Option<Instant>) -> Clock {
        Clock { until, last: Instant::now(), pace: Duration::ZERO }
    }

    /// Begins to measure a turn.
    pub fn begin(&mut self) {
        if self.until.is_some() {
            self.last = Instant::now();
        }
    }

    /// Whether another turn would take too long.
    pub fn is_late(&mut self) -> bool {
        let Some(until) = self.until else { return false };
        let now = Instant::now();
        self.pace = (now - self.last).max(self.pace * 15 / 16);
        self.last = now;
        now + self.pace >= until
    }
}
