//! Spells of Fire (SE-10.9 to SE-10.18).

use crate::common::*;
use crate::season::{last_phase, preparation};
use crate::spells::{cast, lasting};

/// One potion that stands for another.
fn drink_with(name: &str, with: &str) -> Choice {
    Drink { potion: potion(name), with: Some(potion(with)) }
}

fn ingredients(names: &str) -> Vec<Choice> {
    words(names).into_iter().map(|n| Ingredient(ingredient(n))).collect()
}

/// Dark Moon Stone gives 2 Wisdom for each Practical Potion used, all season (SE-10.9).
#[test]
fn dark_moon_stone_pays_for_practical_potions() {
    let set_up = table(2).spells(0, "dark_moon_stone").suspicion(0, 8);
    let mut t = set_up.potions(0, "calming_potion calming_potion").cards(&[Chant, Recruit]);
    t.stay().plays([cast("dark_moon_stone"), drink("calming_potion"), Way(1)]);
    assert_eq!(t.wisdom(0), 2);
    t.plays([GoOn, GoOn, End]).stay().play(End);
    t.play_as(0, Play(Recruit)).play_as(1, Play(Chant)).stay();
    t.plays([drink("calming_potion"), Way(1)]);
    assert_eq!(t.wisdom(0), 4);
}

/// A Remedy used as a Practical Potion through The Golden Brew gives nothing (SE-10.9, SE-10.16).
#[test]
fn dark_moon_stone_does_not_pay_for_a_remedy() {
    let set_up = table(2).spells(0, "dark_moon_stone the_golden_brew").suspicion(0, 6);
    let mut t = set_up.potions(0, "blindness_remedy").cards(&[Recruit, Chant]);
    t.stay().plays([cast("dark_moon_stone"), cast("the_golden_brew")]);
    t.plays([drink_with("calming_potion", "blindness_remedy"), Way(1)]);
    assert_eq!((t.suspicion(0), t.wisdom(0), t.holds(0, "blindness_remedy")), (4, 0, 0));
}

/// Dream Powder lays a Hunter down until step E, and nobody rolls in its zone (SE-10.10, SE-10.6).
#[test]
fn dream_powder_spares_the_hunter_roll() {
    let set_up = table(2).hunters(&[2, 5]).spells(0, "dream_powder");
    let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
    t.stay().play(cast("dream_powder"));
    assert!(t.offers(Lay(5)) && !t.offers(Lay(1)));
    t.plays([Lay(2), End]).stay();
    assert_eq!((t.suspicion(0), t.field("huts")[1].as_str()), (3, Some("inactive")));
    t.play(End);
    assert!(!t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
    assert_eq!(t.field("huts")[1], "active");
}

/// Healing Dream heals an adjacent patient with any card, for its Remedy (SE-10.11).
#[test]
fn healing_dream_heals_with_any_card() {
    let set_up = table(2).spells(0, "healing_dream").patient(2, "paralysed_blue", true);
    let mut t = set_up.potions(0, "paralysis_remedy").cards(&[Chant, Recruit]);
    t.stay().play(cast("healing_dream"));
    assert!(!t.offers(Choice::Heal { flag: 2, with: None }));
    t.play(heal(2, "paralysis_remedy"));
    assert_eq!(t.of(0, "levels")[1], 1);
    assert_eq!((t.has(0, "crystal"), t.holds(0, "paralysis_remedy")), (1, 0));
    assert_eq!(t.field("angry"), 16);
}

/// Next to the Hospital it heals there, without reward, and after a Heal it is a third patient
/// (SE-10.11).
#[test]
fn healing_dream_heals_a_third_patient_in_the_hospital() {
    let set_up = table(2).leader(0, "2a").spells(0, "healing_dream");
    let set_up = set_up.patient(1, "paralysed_yellow", false).patient(2, "paralysed_blue", false);
    let three = "paralysis_remedy paralysis_remedy paralysis_remedy";
    let mut t = set_up.potions(0, three).cards(&[Action::Heal, Chant]);
    t.stay().play(GoOn);
    t.plays([heal(1, "paralysis_remedy"), heal(2, "paralysis_remedy")]);
    t.plays(ingredients("berry herb"));
    t.play(cast("healing_dream"));
    t.play(Hospital { ailment: Paralysed, with: Some(potion("paralysis_remedy")) });
    assert_eq!(t.of(0, "levels")[1], 3);
    assert_eq!(t.has(0, "crystal"), 1, "only that of the first level");
}

/// Invisible Famulus: a Match raises no Suspicion; its bonus and the Ritual advance are kept
/// (SE-10.12).
#[test]
fn invisible_famulus_hides_a_match() {
    let set_up = table(2).phase(2).leader(0, "3g").spells(0, "invisible_famulus");
    let mut t = set_up.cards(&[Collect, Collect]);
    t.stay().plays([cast("invisible_famulus"), Bonus, Ingredient(ingredient("root"))]);
    t.play(Advance(track(1, 2)));
    assert_eq!((t.suspicion(0), t.has(0, "root")), (2, 1));
    assert_eq!(t.of(0, "raised"), false);
}

/// It does not make a card Matched, and other raises stay (SE-10.12).
#[test]
fn invisible_famulus_hides_nothing_else() {
    let mut t = table(2).spells(0, "invisible_famulus").cards(&[Action::Brew, Chant]);
    t.stay().play(cast("invisible_famulus"));
    assert_eq!(t.see()["turn"]["matched"], "no");

    let set_up = table(2).spells(0, "invisible_famulus").coven(0, "mathilda").hunters(&[1]);
    let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
    t.stay().plays([cast("invisible_famulus"), Witch(witch("mathilda")), Lay(1)]);
    assert!(t.offers(End));
    assert_eq!(t.suspicion(0), 4);
}

/// Lion's Roar gives 2 Wisdom for a Hunter roll; a reroll with a Lucky Charm adds nothing
/// (SE-10.13).
#[test]
fn lions_roar_pays_once_for_a_roll() {
    let set_up = lasting(table(2), 0, "lions_roar").hunters(&[2]);
    let set_up = set_up.player(0, serde_json::json!({"charms": 1}));
    let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
    t.stay().play(End).stay().will(DIE, "2 0").play(End).play(Charm);
    assert!(t.events.iter().any(|e| matches!(e, Event::Escaped { .. })));
    assert_eq!(t.wisdom(0), 2);
    t.done();
}

/// Magic Mortar exchanges up to three ingredients, each by itself (SE-10.14).
#[test]
fn magic_mortar_exchanges_three_ingredients() {
    let change = |from, to| Exchange { from: ingredient(from), to: ingredient(to) };
    let set_up = table(2).spells(0, "magic_mortar").stock(0, "berry berry berry herb crystal");
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(cast("magic_mortar"));
    t.plays([change("berry", "skull"), change("herb", "root"), change("root", "mushroom")]);
    assert!(!t.offers(change("berry", "skull")));
    let left = ["berry", "skull", "herb", "mushroom", "root", "crystal"].map(|g| t.has(0, g));
    assert_eq!(left, [2, 1, 0, 1, 0, 1]);
}

/// Fewer may be exchanged (SE-10.14).
#[test]
fn magic_mortar_may_exchange_fewer() {
    let set_up = table(2).spells(0, "magic_mortar").stock(0, "berry berry berry");
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(cast("magic_mortar"));
    t.play(Exchange { from: ingredient("berry"), to: ingredient("herb") }).play(Enough);
    assert_eq!([t.has(0, "berry"), t.has(0, "herb")], [2, 1]);
}

/// A Trial in which seat 0 has cast Summoning: who stands in the Chamber, `-` for an Angry Citizen.
fn summoning(citizens: &str) -> Table {
    let set_up = lasting(table(2), 0, "summoning").suspicion(0, -1).suspicion(1, -1);
    let set_up = set_up.crowd(0, 0).crowd(1, 0).accused(1, "otto");
    let places = words(citizens).into_iter().enumerate();
    let set_up = places.fold(set_up, |s, (i, who)| s.in_chamber(1, i + 1, who.parse().ok()));
    let mut t = last_phase(set_up);
    preparation(&mut t).play(End);
    t
}

fn winners(t: &Table) -> Vec<usize> {
    let won =
        |e: &Event| if let Event::TrialWon { seat, .. } = e { Some(seat.index()) } else { None };
    t.events.iter().filter_map(won).collect()
}

/// Summoning counts as one more Loyal Citizen, and wins a tie with a player who stands further to
/// the left (SE-10.15).
#[test]
fn summoning_wins_ties_with_players() {
    assert_eq!(winners(&summoning("1 1 0 -")), [0]);
    assert_eq!(winners(&summoning("1 1 1 0 -")), [1]);
}

/// It counts in the total, but a total equal to the Angry Citizens still fails (SE-10.15).
#[test]
fn summoning_counts_in_the_total() {
    assert_eq!(winners(&summoning("0 -")), [0]);
    assert!(winners(&summoning("0 - -")).is_empty());
}

/// It ends with the season (SE-10.15).
#[test]
fn summoning_ends_with_the_season() {
    let t = summoning("0 - -");
    assert_eq!(t.field("season"), "winter");
    assert!(t.list(0, "lasting").is_empty());
}

/// The Golden Brew: a Practical Potion heals in the place of a Remedy (SE-10.16).
#[test]
fn the_golden_brew_heals_with_a_practical_potion() {
    let set_up = table(2).spells(0, "the_golden_brew").patient(1, "paralysed_yellow", false);
    let mut t = set_up.potions(0, "love_potion").cards(&[Action::Heal, Chant]);
    t.stay().plays([cast("the_golden_brew"), GoOn]);
    t.play(heal(1, "love_potion"));
    assert_eq!(t.holds(0, "love_potion"), 0);
    assert_eq!(t.of(0, "levels")[1], 1);
}

/// And a Remedy is used as a Practical Potion (SE-10.16); without the spell it is not.
#[test]
fn the_golden_brew_uses_a_remedy_as_a_practical_potion() {
    let set_up = table(2).potions(0, "infection_remedy").spells(0, "the_golden_brew");
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay();
    assert!(!t.offers(drink_with("flying_ointment", "infection_remedy")));
    t.play(cast("the_golden_brew"));
    t.plays([drink_with("flying_ointment", "infection_remedy"), go("5p")]);
    assert_eq!(t.of(0, "leader"), "s5p");
    assert_eq!(t.holds(0, "infection_remedy"), 0);
}

/// Time Twister is cast after the card only, and nothing may be used before the second ability is
/// done (SE-10.17).
#[test]
fn time_twister_lets_nothing_in_between() {
    let set_up = table(2).spells(0, "time_twister emerald_passage").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay();
    assert!(!t.offers(cast("time_twister")));
    t.plays([GoOn, cast("time_twister")]);
    assert!(t.choices().iter().all(|c| matches!(c, Copy(_))), "{:?}", t.choices());
    assert!(!t.offers(Copy(Chant)), "another card than that played");
    t.play(Copy(Move));
    assert!(t.choices().iter().all(|c| matches!(c, Go(_) | Stay)), "{:?}", t.choices());
    t.plays([go("2a"), Ingredient(ingredient("berry"))]);
    assert!(t.offers(cast("emerald_passage")) && t.offers(drink("flying_ointment")));
}

/// The second card cannot be Matched: no bonus, no Suspicion; it stays in hand (SE-10.17).
#[test]
fn time_twister_cannot_match() {
    let set_up = table(2).spells(0, "time_twister").septima("-", "plead", "").crowd(0, 2);
    let mut t = set_up.cards(&[Chant, Plead]);
    t.stay().plays([cast("time_twister"), Copy(Plead), Chamber(1)]);
    assert!(t.offers(End));
    assert_eq!((t.wisdom(0), t.number(0, "crowd"), t.suspicion(0)), (2, 1, 0));
    assert!(t.list(0, "hand").contains(&"plead".to_owned()));
}

/// A Matched first card does not give the second one its bonus either (SE-10.17).
#[test]
fn time_twister_after_a_match_has_no_bonus() {
    let set_up = table(2).spells(0, "time_twister").crowd(0, 1);
    let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
    t.stay().plays([cast("time_twister"), Copy(Recruit)]);
    assert!(t.offers(End), "no Favor is offered");
    assert_eq!((t.number(0, "crowd"), t.suspicion(0)), (2, 3));
}

/// Witches and Buildings of the second card do not work: no Hospital, no Sophie (SE-10.17).
#[test]
fn time_twister_uses_no_witch_or_building() {
    let set_up = table(2).leader(0, "2a").spells(0, "time_twister").coven(0, "sophie");
    let set_up = set_up.potions(0, "blindness_remedy");
    let mut t = set_up.clone().cards(&[Chant, Collect]);
    t.stay().plays([cast("time_twister"), Copy(Action::Heal)]);
    assert!(t.offers(End));
    let mut t = set_up.cards(&[Chant, Collect]);
    t.stay().plays([cast("time_twister"), Copy(Recruit)]);
    assert!(t.offers(End));
    assert_eq!(t.number(0, "crowd"), 2);
}

/// The card may be Remember (SE-10.17).
#[test]
fn time_twister_may_remember() {
    let set_up = table(2).spells(0, "time_twister").discard(0, "chant").suspicion(0, 6);
    let mut t = set_up.cards(&[Recruit, Collect]);
    t.stay().plays([cast("time_twister"), Copy(Remember), Copy(Chant)]);
    assert_eq!(t.suspicion(0), 4);
    assert_eq!(t.list(0, "discard"), ["chant"]);
}

/// Vision of the Past gives the upper half of a Prologue card twice and its lower half once; the
/// card goes back at once, so the Antique Shop may draw it again (SE-10.18).
#[test]
fn vision_of_the_past_gives_a_whole_prologue_card() {
    let set_up = table(2).leader(0, "1c").buildings("antique_shop", "-");
    let set_up = set_up.spells(0, "vision_of_the_past").discard(0, "chant");
    let mut t = set_up.cards(&[Remember, Action::Brew]);
    t.stay().will(PROLOGUES, "prologue1 prologue1").play(cast("vision_of_the_past"));
    t.plays(ingredients("berry herb"));
    assert_eq!([t.has(0, "berry"), t.has(0, "herb"), t.has(0, "crystal")], [1, 1, 1]);
    t.plays([Building(Building::AntiqueShop), Half { lower: true }]);
    assert_eq!(t.has(0, "crystal"), 2);
    t.done();
}

/// It goes with Remember only (SE-10.18).
#[test]
fn vision_of_the_past_goes_with_remember() {
    let set_up = table(2).spells(0, "vision_of_the_past").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Chant, Action::Brew]);
    t.stay();
    assert_eq!(t.refusal(cast("vision_of_the_past")).1, "SE-8.3");
}
