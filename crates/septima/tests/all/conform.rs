//! Septima keeps every law of the battery.

use kernel::Shared;
use kernel::conform::{self, Plan, Report};
use septima::Septima;

/// A thousand random games over all options: seats, modes, variants.
fn thousand(first: u64) -> Report {
    let plan = Plan { first, games: 1_000, thorough_one_in: 100, ..Plan::default() };
    let report =
        conform::check::<Septima>(Shared::built_in(), &plan).unwrap_or_else(|v| panic!("{v}"));
    println!("{report}");
    assert_eq!(report.games, 1_000);
    assert!(report.undos > 1_000, "{report}");
    report
}

/// Among the first thousand games is every value of every option.
#[test]
fn septima_keeps_every_law() {
    let report = thousand(0);
    assert!(report.missing.is_empty(), "{report}");
}

#[test]
fn septima_keeps_every_law_in_more_games() {
    thousand(1_000);
}

/// Fifty thousand games, two of which are a hundred thousand on two processors, by hand:
/// `cargo test --release -p sabbat-septima -- --ignored`.
fn fifty_thousand(first: u64) {
    let plan =
        Plan { first, games: 50_000, thorough_games: 0, thorough_one_in: 5_000, ..Plan::default() };
    let report =
        conform::check::<Septima>(Shared::built_in(), &plan).unwrap_or_else(|v| panic!("{v}"));
    println!("{report}");
}

#[test]
#[ignore = "takes long: run it by hand before a release"]
fn septima_keeps_every_law_in_fifty_thousand_games() {
    fifty_thousand(2_000);
}

#[test]
#[ignore = "takes long: run it by hand before a release"]
fn septima_keeps_every_law_in_fifty_thousand_more() {
    fifty_thousand(52_000);
}
