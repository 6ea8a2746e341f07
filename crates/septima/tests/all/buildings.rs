//! Buildings, Hospital, outcrops and shrines (SE-8.4, SE-8.29 to SE-8.37).

use crate::common::*;
use serde_json::json;

/// Seat 0 stands at the gold spot (W4), seat 1 elsewhere.
fn at_gold(building: &str) -> SetUp {
    table(2).leader(0, "4g").leader(1, "6b").buildings("market", building)
}

/// Seat 0 stands at the bronze spot (W1).
fn at_bronze(building: &str) -> SetUp {
    table(2).leader(0, "1g").buildings(building, "pub")
}

/// A Building works only next to its area, at the moment of use (SE-8.4).
#[test]
fn a_building_works_next_to_it() {
    let set_up = at_gold("printing_house").leader(0, "2b").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Plead, Chant]);
    t.stay();
    assert_eq!(t.refusal(Building(Building::PrintingHouse)).1, "SE-8.4");
    t.play(drink("flying_ointment")).play(go("4c"));
    assert!(t.offers(Building(Building::PrintingHouse)));
}

/// A Building works only with the Action it names (SE-8.4, SE-8.3).
#[test]
fn a_building_works_with_its_action() {
    let set_up = at_gold("printing_house").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Recruit, Chant]);
    t.stay();
    assert_eq!(t.refusal(Building(Building::PrintingHouse)).1, "SE-8.3");
}

/// The Hospital has patients of all ailments without end: they advance the track without a reward
/// and count towards the two (SE-8.29).
#[test]
fn the_hospital_has_patients_without_end() {
    let set_up =
        table(2).leader(0, "2a").potions(0, "paralysis_remedy paralysis_remedy paralysis_remedy");
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay();
    assert!(!t.offers(cure(Blind)), "no remedy");
    t.play(cure(Paralysed)).play(cure(Paralysed));
    assert_eq!((t.levels(0), t.has(0, "crystal"), t.stage()), ([0, 2, 0], 0, "end".into()));
    assert_eq!(t.holds(0, "paralysis_remedy"), 1);
}

/// Away from the Hospital, or with another Action, nobody is healed there (SE-8.29, SE-8.4).
#[test]
fn the_hospital_works_next_to_it() {
    let mut t = table(2).potions(0, "blindness_remedy").cards(&[Action::Heal, Chant]);
    t.stay();
    assert_eq!((t.stage(), t.levels(0)), ("end".into(), [0, 0, 0]));
}

/// The basic game has the Hospital too (SE-8.29).
#[test]
fn the_basic_game_has_a_hospital() {
    let set_up = table(2).basic().leader(0, "2a").potions(0, "blindness_remedy");
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().play(cure(Blind));
    assert_eq!((t.levels(0), t.suspicion(0)), ([1, 0, 0], 2), "no reward");
}

/// Antique Shop: the upper bonus of a Prologue card twice, or the lower one once (SE-8.30).
#[test]
fn the_antique_shop_draws_a_prologue_card() {
    let shop = || {
        let mut t = at_bronze("antique_shop").cards(&[Remember, Chant]);
        t.stay().will(PROLOGUES, "prologue1").play(Building(Building::AntiqueShop));
        t
    };
    let mut t = shop();
    t.play(Half { lower: false }).play(take("berry")).play(take("herb"));
    assert_eq!([t.has(0, "berry"), t.has(0, "herb"), t.has(0, "crystal")], [1, 1, 0]);
    assert!(!t.offers(Building(Building::AntiqueShop)), "once per turn");
    let mut t = shop();
    t.play(Half { lower: true });
    assert_eq!([t.has(0, "berry"), t.has(0, "herb"), t.has(0, "crystal")], [0, 0, 1]);
    t.done();
}

/// Market: two ingredients of choice count as printed; lunar ones are collected (SE-8.31).
#[test]
fn the_market_has_two_ingredients_of_choice() {
    // Around 1g are herb and skull, and an outcrop; herb and berry are lunar.
    let mut t = at_bronze("market").cards(&[Collect, Chant]);
    t.stay().play(take("herb")).play(take("herb"));
    assert_eq!([t.has(0, "herb"), t.has(0, "skull"), t.has(0, "crystal")], [3, 0, 1]);
}

/// What the Market shows counts for the Match bonus too (SE-8.31, SE-6.4).
#[test]
fn the_market_serves_the_match_bonus() {
    let mut t = at_bronze("market").cards(&[Collect, Collect]);
    t.stay().play(take("berry")).play(take("root")).play(Bonus);
    assert_eq!(t.choices(), [take("skull"), take("root")]);
    t.play(take("root"));
    assert_eq!([t.has(0, "berry"), t.has(0, "herb"), t.has(0, "root")], [1, 1, 1]);
}

/// Oracle: a Favor with a Chant, without a recall (SE-8.32).
#[test]
fn the_oracle_gives_a_favor() {
    let mut t = at_bronze("oracle").suspicion(0, 6).cards(&[Chant, Collect]);
    t.stay().play(GoOn);
    assert_eq!((t.stage(), t.suspicion(0)), ("after".into(), 4));
    t.play(Building(Building::Oracle)).play(Favor(1));
    assert_eq!((t.suspicion(0), t.crowd(0)), (3, 1));
    assert_eq!(t.stage(), "end", "once per turn");
}

/// Flying Elephant: a Practical Potion costs one less, without Wisdom, each anew (SE-8.33).
#[test]
fn the_flying_elephant_makes_potions_cheaper() {
    let set_up = at_gold("flying_elephant").stock(0, "mushroom mushroom berry");
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(brew_so("flying_ointment", "", "berry", true));
    assert_eq!((t.wisdom(0), t.has(0, "mushroom"), t.has(0, "berry")), (0, 1, 1));
    assert!(t.offers(brew_so("flying_ointment", "", "berry", true)), "and again");
    t.play(brew("flying_ointment"));
    assert_eq!((t.wisdom(0), t.holds(0, "flying_ointment")), (3, 2), "declined");
}

/// Flying Elephant: Remedies cost what they cost (SE-8.33).
#[test]
fn the_flying_elephant_does_not_help_with_remedies() {
    let set_up = at_gold("flying_elephant").stock(0, "skull herb");
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay();
    assert!(t.offers(brew("blindness_remedy")));
    assert!(!t.offers(brew_so("blindness_remedy", "", "herb", true)));
}

/// With the Match bonus the same discount keeps the Wisdom; both together make a Potion for nothing
/// (SE-8.33, SE-6.9, SE-6.8).
#[test]
fn the_flying_elephant_adds_to_the_match_bonus() {
    let set_up = at_gold("flying_elephant").stock(0, "mushroom");
    let mut t = set_up.clone().cards(&[Action::Brew, Action::Brew]);
    t.stay().play(brew_so("flying_ointment", "", "berry", false));
    assert_eq!(t.wisdom(0), 3);
    let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
    t.stay().play(brew_so("flying_ointment", "", "mushroom berry", true));
    assert_eq!((t.wisdom(0), t.has(0, "mushroom")), (0, 1));
    assert!(!t.offers(brew_so("flying_ointment", "", "berry", false)), "the bonus is used");
    assert!(t.offers(brew_so("flying_ointment", "", "berry", true)), "the Elephant is not");
}

/// Flying Elephant, Match bonus and Luke add up on one Potion, and it never costs less than nothing
/// (SE-6.9, SE-8.16).
#[test]
fn all_discounts_add_up() {
    let set_up = at_gold("flying_elephant").coven(0, "luke bryn");
    let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
    t.stay().play(brew_so("love_potion", "", "mushroom berry skull", true));
    assert_eq!((t.holds(0, "love_potion"), t.wisdom(0), t.suspicion(0)), (1, 0, 3));
    assert!(!t.offers(brew_so("love_potion", "", "mushroom berry skull", true)));
    t.play(brew_so("ritual_oil", "", "skull root", true));
    assert_eq!((t.holds(0, "ritual_oil"), t.suspicion(0)), (1, 4));
}

/// Printing House: Suspicion falls by 2 with a Plead, once (SE-8.34, SE-8.2).
#[test]
fn the_printing_house_lowers_suspicion() {
    let set_up = at_gold("printing_house").suspicion(0, 6).potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Plead, Chant]);
    t.stay().play(Building(Building::PrintingHouse));
    assert_eq!(t.suspicion(0), 4);
    assert_eq!(t.refusal(Building(Building::PrintingHouse)).1, "SE-8.2");
}

/// Pub: one more Loyal Citizen to the Crowd, and an Angry one (SE-8.35).
#[test]
fn the_pub_sends_a_loyal_and_an_angry_citizen() {
    let mut t = at_gold("pub").cards(&[Recruit, Chant]);
    t.stay().play(Building(Building::Pub));
    assert_eq!((t.crowd(0), t.field("angry_crowd"), t.field("angry")), (3, json!(1), json!(15)));
    assert_eq!(t.stage(), "end", "once per turn");
    let mut t = at_gold("pub").cards(&[Recruit, Chant]);
    t.stay().play(Enough);
    assert_eq!((t.crowd(0), t.field("angry_crowd")), (2, json!(0)), "it is optional");
}

/// Pub: without an Angry Citizen only the Loyal one comes, without a Loyal one only the Angry one
/// (SE-8.35).
#[test]
fn the_pub_does_what_it_can() {
    let set_up = at_gold("pub").set("angry", json!(0)).set("angry_crowd", json!(16));
    let mut t = set_up.cards(&[Recruit, Chant]);
    t.stay().play(Building(Building::Pub));
    assert_eq!((t.crowd(0), t.field("angry_crowd")), (3, json!(16)));
    let mut t = at_gold("pub").crowd(0, 6).cards(&[Recruit, Chant]);
    t.stay().play(Building(Building::Pub));
    assert_eq!((t.crowd(0), t.field("angry_crowd")), (6, json!(1)));
}

/// An outcrop gives a crystal with Collect only, in both modes (SE-8.36).
#[test]
fn an_outcrop_gives_a_crystal() {
    for set_up in [table(2), table(2).basic()] {
        let mut t = set_up.leader(0, "5n").cards(&[Collect, Chant]);
        t.stay();
        assert_eq!(t.has(0, "crystal"), 1);
    }
    let mut t = table(2).leader(0, "5n").cards(&[Chant, Collect]);
    t.stay();
    assert_eq!(t.has(0, "crystal"), 0);
}

/// A shrine prepares a spell of its element with a Ritual, once (SE-8.37).
#[test]
fn a_shrine_prepares_a_spell_of_its_element() {
    let set_up = table(2).leader(0, "1p").used(0, "emerald_passage dream_powder invisibility");
    let mut t = set_up.cards(&[Ritual, Chant]);
    t.stay().play(Shrine(Element::Earth));
    assert_eq!(t.choices(), [Prepare(spell("emerald_passage")), Prepare(spell("invisibility"))]);
    t.play(Prepare(spell("emerald_passage")));
    assert_eq!(t.list(0, "ready"), ["emerald_passage"]);
    assert_eq!(t.refusal(Shrine(Element::Earth)).1, "SE-8.2");
    assert!(!t.offers(Shrine(Element::Fire)));
}

/// A shrine does nothing with a copied Ritual (SE-8.37, SE-6.22, SE-8.4).
#[test]
fn a_shrine_does_not_work_with_a_copy() {
    let set_up = table(2).leader(0, "1p").used(0, "emerald_passage").discard(0, "ritual");
    let mut t = set_up.cards(&[Remember, Chant]);
    t.stay().play(Copy(Ritual)).play(Advance(track(1, 0))).play(Enough);
    assert_eq!((t.stage(), t.list(0, "ready").len()), ("end".into(), 0));
}
