//! Tiny keeps every law of the battery.

#![allow(clippy::unwrap_used)]

use kernel::Shared;
use kernel::conform::{self, Plan};
use kernel::tiny::Tiny;

#[test]
fn tiny_keeps_every_law() {
    let plan = Plan { games: 400, ..Plan::default() };
    let report =
        conform::check::<Tiny>(Shared::built_in(), &plan).unwrap_or_else(|v| panic!("{v}"));
    println!("{report}");
    assert_eq!(report.games, 400);
    assert!(report.missing.is_empty(), "{report}");
    assert_eq!(report.deepest, 1);
    assert!(report.undos > 100, "{report}");
}

/// Many more games, every step in depth: run it after a change of the kernel.
#[test]
#[ignore = "takes a minute"]
fn tiny_keeps_every_law_for_long() {
    let plan = Plan { games: 3000, seed: 99, thorough_games: 3000, ..Plan::default() };
    let report = conform::check::<Tiny>(Shared::built_in(), &plan);
    println!("{}", report.unwrap_or_else(|v| panic!("{v}")));
}
