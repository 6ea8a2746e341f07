//! The server: started if need be, and what it takes of the machine.

use crate::LoadError;
use serde::Serialize;
use std::path::Path;
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Files that each table needs: two streams and two connections for requests.
const FILES: u64 = 4;

/// A server that was started for the measurement. It ends when dropped.
pub struct Server {
    /// Where it listens.
    pub url: String,
    /// Its process.
    pub pid: u32,
    _child: Child,
}

impl Server {
    /// Starts `sabbat serve` on a free port with this database.
    pub async fn start(sabbat: &Path, db: &str) -> Result<Server, LoadError> {
        let failed = |reason: String| LoadError::Server(format!("{}: {reason}", sabbat.display()));
        let mut child = Command::new(sabbat)
            .args(["serve", "--addr", "127.0.0.1:0", "--newcomers", "1000000", "--db", db])
            .env("SABBAT_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|e| {
                failed(format!(
                    "{e}; `cargo build --release -p sabbat` makes it, --sabbat names another"
                ))
            })?;
        let out = child.stdout.take().ok_or_else(|| failed("it says nothing".into()))?;
        let mut lines = BufReader::new(out).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some(at) = line.find("http://") {
                let url = line[at..].trim().to_owned();
                let pid = child.id().ok_or_else(|| failed("it has ended".into()))?;
                return Ok(Server { url, pid, _child: child });
            }
        }
        Err(failed("it ended before it listened".into()))
    }
}

/// Memory of a process, in bytes.
#[derive(Clone, Copy, Default, Serialize, Debug)]
pub struct Memory {
    /// Present.
    pub resident: u64,
    /// The most there was.
    pub peak: u64,
}

/// The memory of a process.
pub fn memory(pid: u32) -> Option<Memory> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let field = |name: &str| -> Option<u64> {
        let line = status.lines().find_map(|l| l.strip_prefix(name))?;
        line.trim().trim_end_matches("kB").trim().parse::<u64>().ok().map(|kib| kib * 1024)
    };
    Some(Memory { resident: field("VmRSS:")?, peak: field("VmHWM:")? })
}

/// The seconds of CPU that a process has used.
pub fn cpu(pid: u32) -> Option<f64> {
    /// What the kernel counts in, on every Linux that there is.
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let after = stat.rsplit_once(')')?.1;
    let mut fields = after.split_whitespace().skip(11);
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some((user + system) / TICKS)
}

/// Allows this process, and what it starts, the files it needs; otherwise says what is missing.
pub fn allow_files(tables: usize, server: Option<u32>) -> Option<String> {
    let need = FILES * tables as u64 + 200;
    let have = rlimit::increase_nofile_limit(need.max(1024)).unwrap_or(0);
    if have < need {
        return Some(format!("{need} open files are needed, {have} are allowed: see `ulimit -n`"));
    }
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", server?)).ok()?;
    let line = limits.lines().find_map(|l| l.strip_prefix("Max open files"))?;
    let have: u64 = line.split_whitespace().next()?.parse().ok()?;
    (have < need).then(|| format!("the server may open {have} files only, and needs {need}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_is_measured() {
        let me = std::process::id();
        let memory = memory(me).unwrap();
        assert!(memory.resident > 100_000 && memory.peak >= memory.resident);
        assert!(cpu(me).unwrap() >= 0.0);
        assert_eq!(allow_files(1, Some(me)), None);
    }
}
