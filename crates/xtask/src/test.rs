//! Every check in one command.

use crate::{cargo, fuzz, packages, root, rules};
use std::time::{Duration, Instant};

/// How long each fuzz target runs.
const FUZZ_SECONDS: u32 = 20;

type Check = fn() -> Result<(), String>;

/// The checks in their order: the quick ones first.
const STEPS: [(&str, Check); 8] = [
    ("format", || crate::run(&mut cargo(&["fmt", "--all", "--check"]))),
    ("clippy", || {
        crate::run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    }),
    ("packages", packages::install),
    ("test", || crate::run(&mut cargo(&["test", "--workspace"]))),
    ("browser", || {
        // What a plain `cargo test` leaves out: real browsers, and PostgreSQL.
        let left_out = ["--test", "e2e", "--test", "persistence", "--", "--ignored"];
        crate::run(cargo(&["test", "--package", "sabbat"]).args(left_out))
    }),
    ("doc", || {
        crate::run(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
    }),
    ("rules", rules::run),
    ("fuzz", || match root().join("fuzz").exists() {
        true => fuzz::run(&fuzz::Options::seconds(FUZZ_SECONDS)),
        false => Ok(()),
    }),
];

/// Runs every check; stops at the first that fails.
pub fn run_steps(steps: &[(&str, Check)]) -> Result<(), String> {
    let mut times = Vec::new();
    let mut outcome = Ok(());
    for (name, check) in steps {
        eprintln!("==> {name}");
        let start = Instant::now();
        let done = check();
        times.push((*name, start.elapsed()));
        if let Err(reason) = done {
            outcome = Err(format!("the step `{name}` failed: {reason}"));
            break;
        }
    }
    eprint!("\n{}", summary(&times, steps.len(), outcome.is_ok()));
    outcome
}

/// Runs every check of the project.
pub fn run() -> Result<(), String> {
    run_steps(&STEPS)
}

fn summary(times: &[(&str, Duration)], steps: usize, passed: bool) -> String {
    let mut text = String::new();
    for (i, (name, time)) in times.iter().enumerate() {
        let failed = !passed && i + 1 == times.len();
        let verdict = if failed { "FAILED" } else { "ok" };
        text += &format!("{name:8} {verdict:6} {:7.1} s\n", time.as_secs_f64());
    }
    let total: Duration = times.iter().map(|(_, time)| *time).sum();
    text += &format!("{} of {steps} steps in {:.1} s\n", times.len(), total.as_secs_f64());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_stops_the_run_and_is_named() {
        let steps: [(&str, Check); 3] = [
            ("first", || Ok(())),
            ("second", || Err("it is broken".into())),
            ("third", || panic!("a step after a failure is not run")),
        ];
        assert_eq!(run_steps(&steps), Err("the step `second` failed: it is broken".into()));
        assert_eq!(run_steps(&steps[..1]), Ok(()));
    }

    #[test]
    fn the_summary_has_a_line_per_step() {
        let times = [("clippy", Duration::from_millis(1500)), ("test", Duration::from_secs(60))];
        let expected =
            "clippy   ok         1.5 s\ntest     FAILED    60.0 s\n2 of 6 steps in 61.5 s\n";
        assert_eq!(summary(&times, 6, false), expected);
    }
}
