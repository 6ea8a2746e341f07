//! Evenfall keeps the laws of every game.

use evenfall::{Evenfall, Evening};
use kernel::Shared;
use kernel::conform::{self, Plan};

#[test]
fn evenfall_conforms() {
    let data = Shared::<Evening>::built_in();
    let plan = Plan { games: 400, ..Plan::default() };
    let report = conform::check::<Evenfall>(data, &plan).unwrap_or_else(|e| panic!("{e}"));
    println!("{report}");
    assert_eq!(report.missing, Vec::<String>::new());
}
