//! The real binary, run from outside.
#![allow(dead_code)]

use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// The game of the tests that hold for any game.
pub const GAME: &str = games::IDS[0];

pub const SEED: &str = "0707070707070707070707070707070707070707070707070707070707070707";

pub fn sabbat(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sabbat")).args(args).output().unwrap()
}

pub fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

pub fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

/// What a command prints that must succeed.
pub fn prints(args: &[&str]) -> String {
    let output = sabbat(args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    stdout(&output).to_owned()
}

/// The one message of a command that must be refused: exit code 2, nothing on standard output.
pub fn refused(args: &[&str]) -> String {
    let output = sabbat(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", stdout(&output));
    assert_eq!(stdout(&output), "", "{args:?}");
    let message = stderr(&output).strip_prefix("sabbat: ").unwrap();
    assert_eq!(message.lines().count(), 1, "{message}");
    message.trim_end().to_owned()
}

/// An empty folder for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A file with this text, for a test.
pub fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// How many rows the tables of games, seats and choices in a folder have.
pub fn rows(folder: &Path) -> [u64; 3] {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    ["games", "seats", "choices"].map(|table| {
        let file = fs::File::open(folder.join(format!("{table}.parquet"))).unwrap();
        let reader = SerializedFileReader::new(file).unwrap();
        reader.metadata().file_metadata().num_rows() as u64
    })
}

/// A conversation with `sabbat engine`.
pub struct Engine {
    process: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Engine {
    pub fn start(args: &[&str]) -> Engine {
        let mut process = Command::new(env!("CARGO_BIN_EXE_sabbat"))
            .args(args)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let to = process.stdin.take();
        let from = BufReader::new(process.stdout.take().unwrap());
        Engine { process, to, from }
    }

    /// An engine with a game that was just dealt.
    pub fn playing(game: &str, options: Value) -> Engine {
        let mut engine = Engine::start(&[]);
        let new = json!({ "do": "new", "game": game, "options": options, "seed": SEED });
        engine.ok(new);
        engine
    }

    /// The answer to a line, whatever it is.
    pub fn line(&mut self, line: &[u8]) -> Value {
        let to = self.to.as_mut().unwrap();
        to.write_all(line).unwrap();
        to.write_all(b"\n").unwrap();
        to.flush().unwrap();
        let mut answer = String::new();
        self.from.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).expect("an answer is one line of JSON")
    }

    pub fn ask(&mut self, mut request: Value) -> Value {
        request["id"] = json!("an id");
        let answer = self.line(request.to_string().as_bytes());
        assert_eq!(answer["id"], "an id");
        assert_eq!(answer.as_object().unwrap().len(), 2, "{answer}");
        answer
    }

    /// What a request is answered that must succeed.
    pub fn ok(&mut self, request: Value) -> Value {
        let mut answer = self.ask(request);
        assert!(answer.get("ok").is_some(), "{answer}");
        answer["ok"].take()
    }

    /// The code and the message of a request that must be refused.
    pub fn error(&mut self, request: Value) -> (String, String) {
        let answer = self.ask(request);
        let text = |key: &str| answer["error"][key].as_str().unwrap_or_default().to_owned();
        assert_ne!(text("message"), "", "{answer}");
        (text("code"), text("message"))
    }

    /// The seat whose turn it is with its choices, or nothing when the game is over.
    pub fn question(&mut self) -> Option<(Value, Vec<Value>)> {
        let seat = self.ok(json!({ "do": "turn" }))["seats"].get(0)?.clone();
        let choices = self.ok(json!({ "do": "choices", "seat": seat }));
        Some((seat, choices.as_array().unwrap().clone()))
    }

    /// Plays on for so many choices or to the end; each step takes another of the choices.
    pub fn walk(&mut self, steps: usize) {
        for step in 0..steps {
            let Some((seat, choices)) = self.question() else { return };
            let choice = &choices[step * 7 % choices.len()];
            self.ok(json!({ "do": "play", "seat": seat, "choice": choice }));
        }
    }

    pub fn position(&mut self) -> Value {
        self.ok(json!({ "do": "position" }))
    }

    pub fn record(&mut self) -> String {
        self.ok(json!({ "do": "record" })).as_str().unwrap().to_owned()
    }

    /// Ends the conversation; the engine must end well.
    pub fn end(mut self) {
        drop(self.to.take());
        assert!(self.process.wait().unwrap().success());
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        drop(self.to.take());
        let _ = self.process.wait();
    }
}
