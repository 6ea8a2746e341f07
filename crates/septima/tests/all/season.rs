//! Favors, End of Season, Preparation (SE-12, SE-4).

use crate::common::*;
use serde_json::{Value, json};

/// The fifth phase, with cards that do nothing, up to the last player's End.
pub fn last_phase(set_up: SetUp) -> Table {
    let seats = set_up.position["seats"].as_u64().unwrap_or_default() as usize;
    let idle = [Action::Brew, Action::Heal, Remember, Collect];
    let mut t = set_up.phase(5).cards(&idle[..seats]);
    for _ in 1..seats {
        t.stay();
        while t.offers(GoOn) || t.offers(Enough) {
            let on = if t.offers(GoOn) { GoOn } else { Enough };
            t.play(on);
        }
        t.play(End);
    }
    t.stay();
    t
}

/// What Preparation draws for two players: the witch Sen, patients, markers.
pub fn preparation(t: &mut Table) -> &mut Table {
    t.will(WITCHES, "sen")
        .will(PATIENTS, "blind_yellow blind_blue paralysed_yellow paralysed_blue")
        .will(MARKERS, "chant plead")
}
