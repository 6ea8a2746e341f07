//! The chores of Sabbat: all tests in one command, the check of the cited rules, fuzzing.

mod fuzz;
mod packages;
mod rules;
mod test;

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The chores of Sabbat.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Runs every check, and stops at the first that fails
    ///
    /// In order: formatting, clippy, Debian packages that the tests need, all tests (with those in
    /// the documentation, in browsers and on PostgreSQL), the documentation without warnings, the
    /// cited rules, and a short fuzzing of each target. This is what must pass before a change is merged. Packages that are missing
    /// are installed if this is allowed without a password; otherwise the tests that need them fail
    /// and name them.
    Test,
    /// Compares the numbered rules with the tests that cite them
    ///
    /// A rule is a paragraph of docs/rules/*.md that begins with its number in bold, such as
    /// **SB-4.2**. A test cites it by writing the number: in a Rust file in a `tests` folder or named
    /// tests.rs, or after `#[cfg(test)]`. Fails if a rule is cited by no test, if code, data or a
    /// rule cites a number that does not exist, or if a number is given twice.
    Rules,
    /// Looks for inputs that break a law, for a bounded time
    ///
    /// Builds the targets of fuzz/ with coverage instrumentation, on stable Rust, and runs each with
    /// libFuzzer, beginning from fuzz/corpus/TARGET/. Needs a C++ compiler. An input that breaks a
    /// law is left in fuzz/artifacts/TARGET/: copy it into the corpus, and `cargo test` fails until
    /// the fault is mended.
    Fuzz(fuzz::Options),
}

fn main() -> ExitCode {
    let done = match Cli::parse().chore {
        Chore::Test => test::run(),
        Chore::Rules => rules::run(),
        Chore::Fuzz(options) => fuzz::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// The top folder of the project.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this crate lies in crates/xtask").to_owned()
}

/// Cargo, in the top folder of the project.
fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(args);
    command
}

/// Runs a command whose output the person sees.
fn run(command: &mut Command) -> Result<(), String> {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let program = program.to_string_lossy().into_owned();
    let status = command.status().map_err(|e| format!("{program} cannot be started: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{program} failed ({status})")) }
}
