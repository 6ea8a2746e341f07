//! Spiders: where they crawl and what they cost (SE-15.31 to SE-15.44).

use crate::common::*;

/// The rulebooks' example: shadow zones 1, 3 and 5; one spider moves twice, one not at all, and no
/// Wisdom is lost (SE-15.29, SE-15.31 to SE-15.33).
#[test]
fn spiders_crawl_through_shadow_zones() {
    let mut t = alone().leader(0, "1a").spiders("1j 3j 2j", &[]).row("move", "brew", "").start();
    t.will(SOLO, "deck").will(WIDOW, "collect");
    t.play(Play(Heal)).idle();
    assert_eq!(t.choices(), [to_space(1, "1e"), to_space(1, "1f")]);
    t.play(to_space(1, "1e"));
    let lying = |at: &str| serde_json::json!({"space": space(at), "lies": true});
    let spiders = serde_json::json!([lying("1e"), lying("3g"), lying("2j")]);
    assert_eq!(t.field("widow")["spiders"], spiders);
    assert_eq!(t.number(0, "wisdom"), 14);
}

fn to_space(spider: u8, to: &str) -> Choice {
    Spider { spider, to: space(to) }
}
