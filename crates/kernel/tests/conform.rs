//! Tiny keeps every law of the battery.

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
