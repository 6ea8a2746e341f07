//! The worked examples of the rulebooks, with their numbers.

use crate::common::*;

/// Collect, unmatched (SE-6.3, SE-8.36): two berries, a mushroom and a crystal, but no root.
#[test]
fn collecting_lunar_ingredients() {
    let mut t = table(2).phase(2).leader(0, "3g").cards(&[Collect, Chant]);
    t.stay();
    assert_eq!(
        [t.has(0, "berry"), t.has(0, "mushroom"), t.has(0, "crystal"), t.has(0, "root")],
        [2, 1, 1, 0]
    );
    t.play(End);
    assert_eq!(t.suspicion(0), 2);
    assert_eq!(t.asked(), 1);
}

/// The same, matched with a player (SE-6.4, SE-5.11).
#[test]
fn collecting_together() {
    let mut t = table(2).phase(2).leader(0, "3g").cards(&[Collect, Collect]);
    t.stay().play(Bonus).play(Ingredient(ingredient("root")));
    assert_eq!([t.has(0, "berry"), t.has(0, "root")], [2, 1]);
    assert_eq!(t.suspicion(0), 3);
}
