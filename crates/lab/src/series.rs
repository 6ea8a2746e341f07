//! Numbered work handed out to threads.

use crate::SimError;
use kernel::Flow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;

/// Hears, now and then, how many more pieces of work are done, and says whether to go on. Who stops gets what
/// has been done until then.
pub type Progress<'a> = &'a (dyn Fn(u64) -> Flow + Sync);

/// Pieces of work with the numbers from 0.
pub(crate) struct Series {
    /// How many pieces.
    pub length: u64,
    /// How many threads work.
    pub threads: usize,
    /// How many pieces a thread takes at a time.
    pub chunk: u64,
}

impl Series {
    /// Hands out the numbers to workers, one per thread; what each of them did comes back. The
    /// first failure ends the work of all. If the work is stopped, pieces that have begun are finished:
    /// those that are done are the first ones.
    pub fn run<T, W>(
        &self,
        progress: Progress<'_>,
        worker: impl Fn() -> W + Sync,
    ) -> Result<Vec<T>, SimError>
    where
        T: Default + Send,
        W: FnMut(u64, &mut T) -> Result<(), SimError>,
    {
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let work = || {
            let mut play = worker();
            let mut done = T::default();
            while !stop.load(Relaxed) {
                let from = next.fetch_add(self.chunk, Relaxed);
                if from >= self.length {
                    break;
                }
                let to = (from + self.chunk).min(self.length);
                for number in from..to {
                    play(number, &mut done).inspect_err(|_| stop.store(true, Relaxed))?;
                }
                if progress(to - from).is_break() {
                    stop.store(true, Relaxed);
                }
            }
            Ok(done)
        };
        thread::scope(|scope| {
            let running: Vec<_> = (1..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let mine = work();
            let others = running.into_iter().map(|t| t.join().expect("a panic ends the program"));
            std::iter::once(mine).chain(others).collect()
        })
    }
}
