//! A server in a process of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A server that can be killed and started again.
pub struct Server {
    child: Child,
    pub db: String,
    /// Where it listens, such as `127.0.0.1:40123`.
    pub addr: String,
}

#[allow(dead_code)]
impl Server {
    /// Starts a server on a free port.
    pub fn start(db: &str) -> Server {
        Server::start_at(db, "127.0.0.1:0", 30)
    }

    /// Starts a server here, whose bots wait so many milliseconds before each choice.
    pub fn start_at(db: &str, addr: &str, bot_pace: u32) -> Server {
        let pace = bot_pace.to_string();
        let mut child = Command::new(env!("CARGO_BIN_EXE_sabbat"))
            .args(["serve", "--addr", addr, "--db", db, "--bot-pace", &pace])
            .args(["--newcomers", "100000", "--log", "error"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let out = child.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut line).unwrap();
        let addr = line.trim().strip_prefix("Sabbat is at http://");
        let addr = addr.unwrap_or_else(|| panic!("the server did not start: {line:?}")).to_owned();
        Server { child, db: db.to_owned(), addr }
    }

    /// The address of its lobby, without a slash at the end.
    pub fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Ends it at once, as `kill -9` does.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Kills it and starts it again where it was.
    pub fn restart(&mut self) {
        self.kill();
        self.start_again();
    }

    /// Starts it again where it was.
    pub fn start_again(&mut self) {
        let again = Server::start_at(&self.db.clone(), &self.addr.clone(), 30);
        *self = again;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
