//! A PostgreSQL of our own, in a folder that is thrown away.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tempfile::TempDir;

/// A database server that ends with the last test that uses it.
struct Cluster {
    programs: PathBuf,
    dir: TempDir,
}

/// An empty database.
pub struct Database {
    pub url: String,
    _cluster: Arc<Cluster>,
}

static SHARED: Mutex<Weak<Cluster>> = Mutex::new(Weak::new());
static COUNT: AtomicUsize = AtomicUsize::new(0);

pub fn database() -> Database {
    let cluster = {
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let cluster = Arc::new(Cluster::start());
            *shared = Arc::downgrade(&cluster);
            cluster
        })
    };
    let name = format!("sabbat{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let socket = cluster.dir.path().display().to_string();
    cluster.run("createdb", &["-h", &socket, "-U", "postgres", &name]);
    Database {
        url: format!("postgres://postgres@localhost/{name}?host={socket}"),
        _cluster: cluster,
    }
}

/// Where Debian keeps the programs of PostgreSQL: the newest.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut all: Vec<PathBuf> = versions.map(|v| v.path().join("bin")).collect();
    all.retain(|bin| bin.join("initdb").exists());
    all.sort();
    all.pop().expect(
        "PostgreSQL is not installed: these tests need Debian's package postgresql \
         (apt-get install postgresql, or cargo xtask test)",
    )
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|m| std::os::unix::fs::MetadataExt::uid(&m) == 0)
}

impl Cluster {
    fn start() -> Cluster {
        let cluster = Cluster { programs: programs(), dir: tempfile::tempdir().unwrap() };
        let dir = cluster.dir.path();
        // PostgreSQL refuses to run as root: Debian's package brings a user for it.
        if is_root() {
            done(Command::new("chown").arg("postgres").arg(dir));
        }
        let (data, log) = (dir.join("data"), dir.join("log"));
        let [data, log, socket] = [&data, &log, dir].map(|p: &Path| p.display().to_string());
        cluster.run("initdb", &["-D", &data, "-U", "postgres", "--auth=trust", "-N", "-E", "UTF8"]);
        // Only the socket in our folder; the disk may be lost with the machine.
        let options = format!("-c listen_addresses='' -c unix_socket_directories='{socket}' -F");
        cluster.run("pg_ctl", &["-D", &data, "-l", &log, "-o", &options, "-w", "start"]);
        cluster
    }

    fn run(&self, program: &str, args: &[&str]) {
        let program = self.programs.join(program);
        let mut command = match is_root() {
            true => {
                let mut command = Command::new("runuser");
                command.args(["-u", "postgres", "--"]).arg(program);
                command
            }
            false => Command::new(program),
        };
        done(command.args(args).current_dir(self.dir.path()));
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.dir.path().join("data").display().to_string();
        self.run("pg_ctl", &["-D", &data, "-m", "immediate", "-w", "stop"]);
    }
}

fn done(command: &mut Command) {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status();
    let status = status.unwrap_or_else(|e| panic!("{command:?} cannot be started: {e}"));
    assert!(status.success(), "{command:?} failed");
}
