//! Fuzzing on stable Rust: coverage instrumentation by compiler flags, libFuzzer as a library.

use crate::{cargo, root, run as run_command};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What `cargo fuzz --sanitizer none` passes to the compiler.
const FLAGS: [&str; 8] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "--cfg=fuzzing",
    "-Ccodegen-units=1",
    "-Cdebug-assertions",
];

/// How to fuzz.
#[derive(clap::Args)]
pub struct Options {
    /// Seconds for each target
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// Adds new inputs to fuzz/corpus/, as few as reach everything that was reached
    #[arg(long)]
    keep: bool,
    /// The target; all, if none is named
    target: Option<String>,
}

impl Options {
    /// Every target for so many seconds, leaving the corpus as it is.
    pub fn seconds(seconds: u32) -> Options {
        Options { seconds, keep: false, target: None }
    }
}

/// Builds and runs the targets.
pub fn run(options: &Options) -> Result<(), String> {
    let fuzz = root().join("fuzz");
    let targets = chosen(targets(&fuzz)?, options.target.as_deref())?;
    let folder = build(&fuzz, options.target.as_deref())?;
    for name in targets {
        let target = Target::new(&fuzz, &folder, &name)?;
        target.fuzz(options.seconds)?;
        if options.keep {
            target.keep()?;
        }
    }
    Ok(())
}

/// The names of the targets, a file each.
fn targets(fuzz: &Path) -> Result<Vec<String>, String> {
    let mut names = Vec::new();
    for file in list(&fuzz.join("src/bin"))? {
        names.extend(file.file_stem().map(|name| name.to_string_lossy().into_owned()));
    }
    Ok(names)
}

fn chosen(all: Vec<String>, wanted: Option<&str>) -> Result<Vec<String>, String> {
    match wanted {
        None => Ok(all),
        Some(name) if all.iter().any(|known| known == name) => Ok(vec![name.to_owned()]),
        Some(name) => Err(format!("there is no target {name:?}; there are: {}", all.join(", "))),
    }
}

/// Builds one target or all; gives the folder of the programs.
fn build(fuzz: &Path, only: Option<&str>) -> Result<PathBuf, String> {
    let host = host()?;
    let output = fuzz.join("target");
    // A named target keeps the flags away from build scripts.
    let mut command = cargo(&["build", "--release", "--quiet", "--target", &host]);
    command.arg("--manifest-path").arg(fuzz.join("Cargo.toml"));
    command.arg("--target-dir").arg(&output);
    match only {
        Some(name) => command.args(["--bin", name]),
        None => command.arg("--bins"),
    };
    run_command(command.env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}")))?;
    Ok(output.join(host).join("release"))
}

/// The triple of this machine, as the compiler names it.
fn host() -> Result<String, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").output();
    let output = output.map_err(|e| format!("rustc cannot be started: {e}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not name its host".into())
}

/// A target that is built, with its files.
struct Target {
    name: String,
    program: PathBuf,
    /// The inputs that are kept.
    corpus: PathBuf,
    /// New inputs of this run.
    found: PathBuf,
    /// Inputs that break a law.
    artifacts: PathBuf,
    /// Words to try, if there are any.
    dictionary: PathBuf,
    log: PathBuf,
}

impl Target {
    fn new(fuzz: &Path, programs: &Path, name: &str) -> Result<Target, String> {
        let target = Target {
            name: name.to_owned(),
            program: programs.join(name),
            corpus: fuzz.join("corpus").join(name),
            found: fuzz.join("target/found").join(name),
            artifacts: fuzz.join("artifacts").join(name),
            dictionary: fuzz.join("dict").join(name).with_extension("dict"),
            log: fuzz.join("target").join(name).with_extension("log"),
        };
        if target.found.exists() {
            fs::remove_dir_all(&target.found).map_err(|e| told(&target.found, e))?;
        }
        for folder in [&target.corpus, &target.found, &target.artifacts] {
            fs::create_dir_all(folder).map_err(|e| told(folder, e))?;
        }
        Ok(target)
    }

    /// Fuzzes for so many seconds. New inputs go to the first folder, `found`; the corpus is only
    /// read.
    fn fuzz(&self, seconds: u32) -> Result<(), String> {
        let mut command = Command::new(&self.program);
        command.arg(format!("-max_total_time={seconds}"));
        command.args(["-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1"]);
        command.arg(format!("-artifact_prefix={}/", self.artifacts.display()));
        if self.dictionary.exists() {
            command.arg(format!("-dict={}", self.dictionary.display()));
        }
        command.arg(&self.found).arg(&self.corpus);
        let text = self.logged(&mut command)?;
        let runs =
            text.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
        let (runs, new) = (runs.unwrap_or("?").trim(), list(&self.found)?.len());
        println!("{}: {seconds} s, {runs} runs, {new} new inputs, no law broken", self.name);
        Ok(())
    }

    /// Adds to the corpus the new inputs that reach something new.
    fn keep(&self) -> Result<(), String> {
        let before = list(&self.corpus)?.len();
        let mut command = Command::new(&self.program);
        self.logged(command.arg("-merge=1").arg(&self.corpus).arg(&self.found))?;
        println!("{}: {} inputs kept", self.name, list(&self.corpus)?.len() - before);
        Ok(())
    }

    /// Runs the program with its output in the log; gives the log. A failure shows its end.
    fn logged(&self, command: &mut Command) -> Result<String, String> {
        let log = File::create(&self.log).map_err(|e| told(&self.log, e))?;
        let status = command.stderr(log).status().map_err(|e| told(&self.program, e))?;
        let text = fs::read(&self.log).map_err(|e| told(&self.log, e))?;
        let text = String::from_utf8_lossy(&text).into_owned();
        if status.success() {
            return Ok(text);
        }
        let lines: Vec<&str> = text.lines().collect();
        eprintln!("{}", lines[lines.len().saturating_sub(60)..].join("\n"));
        let name = &self.name;
        Err(format!("the target {name} failed; see above, and the input in fuzz/artifacts/{name}/"))
    }
}

/// The files in a folder, in order.
fn list(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let listed = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut files: Vec<PathBuf> =
        listed.map_err(|e| told(folder, e))?.iter().map(fs::DirEntry::path).collect();
    files.sort();
    Ok(files)
}

fn told(path: &Path, error: std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_that_is_not_there_is_refused_with_the_list() {
        let all = || vec!["choices".to_owned(), "record".to_owned()];
        assert_eq!(chosen(all(), None), Ok(all()));
        assert_eq!(chosen(all(), Some("record")), Ok(vec!["record".to_owned()]));
        let refused = "there is no target \"dice\"; there are: choices, record";
        assert_eq!(chosen(all(), Some("dice")), Err(refused.into()));
    }

    #[test]
    fn the_compiler_names_its_host() {
        assert!(host().unwrap().contains('-'));
    }
}
