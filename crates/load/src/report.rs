//! Numbers, and whether they are good enough.

use crate::first::First;
use crate::server::Memory;
use serde::Serialize;
use std::fmt;
use std::time::Duration;

/// How times are spread, in milliseconds.
#[derive(Clone, Copy, Default, Serialize, Debug)]
#[allow(missing_docs)]
pub struct Spread {
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub p999: f64,
    pub max: f64,
}

impl Spread {
    /// How these times are spread.
    pub fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        let at = |part: f64| {
            let nth = (part * times.len() as f64).ceil() as usize;
            let time = times.get(nth.clamp(1, times.len().max(1)) - 1);
            time.map_or(0.0, |t| t.as_secs_f64() * 1000.0)
        };
        Spread { p50: at(0.5), p90: at(0.9), p99: at(0.99), p999: at(0.999), max: at(1.0) }
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spread { p50, p90, p99, p999, max } = self;
        write!(f, "50% {p50:.1}  90% {p90:.1}  99% {p99:.1}  99.9% {p999:.1}  max {max:.1} ms")
    }
}

/// How large things are, in bytes.
#[derive(Clone, Copy, Default, Serialize, Debug)]
#[allow(missing_docs)]
pub struct Sizes {
    pub count: usize,
    pub mean: f64,
    pub max: u32,
}

impl Sizes {
    /// The sizes of these things.
    pub fn of(sizes: &[u32]) -> Sizes {
        let sum: u64 = sizes.iter().map(|n| u64::from(*n)).sum();
        Sizes {
            count: sizes.len(),
            mean: sum as f64 / sizes.len().max(1) as f64,
            max: sizes.iter().copied().max().unwrap_or(0),
        }
    }
}

/// What the server took of the machine; nothing if it runs elsewhere.
#[derive(Clone, Copy, Default, Serialize, Debug)]
pub struct Taken {
    /// Memory before anybody came.
    pub before: Memory,
    /// With all streams open.
    pub streams: Memory,
    /// After the last move.
    pub end: Memory,
    /// Seconds of CPU while tables were opened.
    pub cpu_opening: f64,
    /// Seconds of CPU while moves were made.
    pub cpu_moves: f64,
}

/// All that was measured.
#[derive(Clone, Default, Serialize, Debug)]
pub struct Report {
    /// Tables.
    pub tables: usize,
    /// Streams of updates, open all the time.
    pub streams: usize,
    /// Moves that were to be made each second.
    pub rate: f64,
    /// For so many seconds.
    pub seconds: f64,
    /// Moves at each table before the measurement.
    pub ahead: usize,
    /// How streams are compressed.
    pub encoding: Option<String>,
    /// Seconds that it took to open all tables.
    pub opening: f64,
    /// Moves made.
    pub moves: usize,
    /// Moves refused, by status.
    pub refused: usize,
    /// Moves that failed.
    pub failed: usize,
    /// Moves that the other player did not see in ten seconds.
    pub unseen: usize,
    /// Moves that could not be begun in time because every table was busy.
    pub missed: usize,
    /// Rematches.
    pub rematches: usize,
    /// Streams that broke.
    pub lost: u64,
    /// What went wrong first.
    pub trouble: Option<String>,
    /// From sending a choice until the other player has the table.
    pub other: Spread,
    /// Until the player has it in his own stream.
    pub own: Spread,
    /// Until his request is answered.
    pub answer: Spread,
    /// Updates in streams, compressed.
    pub updates: Sizes,
    /// The mean size of a table, decompressed.
    pub plain: f64,
    /// The first view of a table, at its largest.
    pub first: First,
    /// The server's memory and time.
    pub server: Option<Taken>,
}

/// What must be reached: the name, what was measured, the limit, and whether it is met.
pub struct Target {
    /// What is measured.
    pub name: &'static str,
    /// What it was.
    pub is: f64,
    /// What it must be below; for the rate, above.
    pub limit: f64,
    /// Whether it is.
    pub met: bool,
}

const MIB: f64 = 1024.0 * 1024.0;

impl Report {
    /// What must be reached.
    pub fn targets(&self) -> Vec<Target> {
        let below = |name, is: f64, limit: f64| Target { name, is, limit, met: is < limit };
        let made = self.moves as f64 / self.seconds.max(0.001);
        let rate = self.rate * 0.99;
        let wrong = self.refused + self.failed + self.unseen + self.lost as usize;
        let mut targets = vec![
            Target { name: "moves each second", is: made, limit: rate, met: made >= rate },
            below("refused, failed, unseen or lost", wrong as f64, 1.0),
            below("99% of updates, ms", self.other.p99, 100.0),
            below("first view, KB", self.first.total() as f64 / 1000.0, 150.0),
            below("largest update, KB", f64::from(self.updates.max) / 1000.0, 15.0),
        ];
        if let Some(taken) = &self.server {
            targets.push(below("memory, MiB", taken.end.peak as f64 / MIB, 1.2 * 1024.0));
        }
        targets
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let encoding = self.encoding.as_deref().unwrap_or("not compressed");
        writeln!(f, "{} tables, {} streams ({encoding})", self.tables, self.streams)?;
        writeln!(f, "opened in        {:.1} s, {} moves ahead at each", self.opening, self.ahead)?;
        writeln!(
            f,
            "moves            {} in {:.1} s; {} rematches, {} refused, {} failed, {} unseen, {} missed; {} streams lost",
            self.moves,
            self.seconds,
            self.rematches,
            self.refused,
            self.failed,
            self.unseen,
            self.missed,
            self.lost
        )?;
        if let Some(trouble) = &self.trouble {
            writeln!(f, "first trouble    {trouble}")?;
        }
        writeln!(f, "other player     {}", self.other)?;
        writeln!(f, "own stream       {}", self.own)?;
        writeln!(f, "answer           {}", self.answer)?;
        let Sizes { count, mean, max } = self.updates;
        writeln!(
            f,
            "updates          {count}: mean {mean:.0}, max {max} bytes compressed; {:.0} plain",
            self.plain
        )?;
        let First { page, assets, files, stream } = self.first;
        writeln!(
            f,
            "first view       {} bytes: page {page}, {files} files {assets}, stream {stream}",
            self.first.total()
        )?;
        if let Some(taken) = &self.server {
            let mib = |bytes: u64| bytes as f64 / MIB;
            writeln!(
                f,
                "server memory    {:.0} MiB before, {:.0} with streams, {:.0} at the end, {:.0} at most",
                mib(taken.before.resident),
                mib(taken.streams.resident),
                mib(taken.end.resident),
                mib(taken.end.peak)
            )?;
            let each = taken.cpu_moves * 1000.0 / self.moves.max(1) as f64;
            writeln!(
                f,
                "server CPU       {:.1} s opening, {:.1} s moving ({each:.2} ms a move)",
                taken.cpu_opening, taken.cpu_moves
            )?;
        }
        for Target { name, is, limit, met } in self.targets() {
            let mark = if met { "met   " } else { "MISSED" };
            writeln!(f, "{mark}  {name}: {is:.1} (limit {limit:.1})")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_names_the_right_times() {
        let spread = Spread::of((1..=1000).rev().map(Duration::from_millis).collect());
        assert_eq!((spread.p50, spread.p90, spread.p99), (500.0, 900.0, 990.0));
        assert_eq!((spread.p999, spread.max), (999.0, 1000.0));
        assert_eq!(Spread::of(Vec::new()).max, 0.0);
    }

    #[test]
    fn a_miss_is_a_miss() {
        let mut report = Report { rate: 10.0, seconds: 1.0, moves: 10, ..Report::default() };
        assert!(report.targets().iter().all(|t| t.met));
        report.other.p99 = 100.0;
        assert_eq!(report.targets().iter().filter(|t| !t.met).count(), 1);
    }
}
