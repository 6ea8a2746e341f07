//! Spells of Earth (SE-10.19 to SE-10.28).

use crate::common::*;
use crate::season::{last_phase, preparation};
use crate::spells::{cast, lasting};

fn ingredients(names: &str) -> Vec<Choice> {
    words(names).into_iter().map(|n| Ingredient(ingredient(n))).collect()
}

/// Adrianna's Ring gives 2 Wisdom for an effect that lowers Suspicion, by however much (SE-10.19).
#[test]
fn adriannas_ring_pays_once_per_effect() {
    let set_up = table(2).suspicion(0, 6).spells(0, "adriannas_ring");
    let mut t = set_up.potions(0, "calming_potion").cards(&[Chant, Recruit]);
    t.stay().plays([cast("adriannas_ring"), drink("calming_potion"), Way(1)]);
    assert_eq!((t.suspicion(0), t.wisdom(0)), (2, 4), "the potion and the Chant");
}

/// At −1 nothing is lowered and nothing gained (SE-10.19).
#[test]
fn adriannas_ring_pays_nothing_at_the_bottom() {
    let set_up = table(2).suspicion(0, -1).spells(0, "adriannas_ring");
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay().play(cast("adriannas_ring"));
    assert!(t.offers(End));
    assert_eq!((t.suspicion(0), t.wisdom(0)), (-1, 0));
}

/// Blessed Day brings one more of each ingredient collected, and no crystal (SE-10.20).
#[test]
fn blessed_day_brings_one_more_of_each() {
    let set_up = table(2).phase(2).leader(0, "3g").spells(0, "blessed_day");
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay();
    let had = ["berry", "mushroom", "crystal", "root"].map(|g| t.has(0, g));
    assert_eq!(had, [2, 1, 1, 0]);
    t.play(cast("blessed_day"));
    let has = ["berry", "mushroom", "crystal", "root"].map(|g| t.has(0, g));
    assert_eq!(has, [3, 2, 1, 0]);
}

/// What the match bonus brought is collected too; before the card there is nothing (SE-10.20,
/// SE-10.6).
#[test]
fn blessed_day_counts_the_match_bonus() {
    let set_up = table(2).phase(2).leader(0, "3g").spells(0, "blessed_day");
    let mut t = set_up.potions(0, "flying_ointment").cards(&[Collect, Collect]);
    t.stay();
    assert_eq!(t.refusal(cast("blessed_day")).1, "SE-6.1");
    t.plays([GoOn, Bonus, Ingredient(ingredient("root")), cast("blessed_day")]);
    let has = ["berry", "mushroom", "root"].map(|g| t.has(0, g));
    assert_eq!(has, [3, 2, 2]);
}

/// With Cauldron of Plenty a Brew makes four potions instead of three (SE-10.21).
#[test]
fn cauldron_of_plenty_makes_a_fourth_potion() {
    let stock = "herb herb herb herb herb root root root root root";
    let set_up = table(2).spells(0, "cauldron_of_plenty").stock(0, stock);
    let mut t = set_up.clone().cards(&[Action::Brew, Chant]);
    t.stay().play(cast("cauldron_of_plenty"));
    (0..4).for_each(|_| {
        t.play(brew("calming_potion"));
    });
    assert!(!t.offers(brew("calming_potion")));
    assert_eq!((t.holds(0, "calming_potion"), t.wisdom(0)), (4, 12));

    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(GoOn);
    (0..3).for_each(|_| {
        t.play(brew("calming_potion"));
    });
    assert!(!t.offers(brew("calming_potion")), "without it there are three");
    assert!(!t.offers(cast("cauldron_of_plenty")), "and it is cast before the card");
}

/// Emerald Passage moves the Leader to any space like a Flying Ointment, but it is no potion
/// (SE-10.22).
#[test]
fn emerald_passage_flies() {
    let set_up = lasting(table(2), 0, "dark_moon_stone");
    let spells = serde_json::json!(["dark_moon_stone", "emerald_passage"]);
    let set_up =
        set_up.player(0, serde_json::json!({"spells": spells, "ready": ["emerald_passage"]}));
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay().play(cast("emerald_passage"));
    assert!(t.offers(go("6p")) && !t.offers(go("4b")), "Seat 1 stands on 4b");
    t.play(go("5p"));
    assert_eq!((t.of(0, "leader").as_str(), t.wisdom(0)), (Some("s5p"), 0));
}

/// Ethereal Song lowers Suspicion by 1 for each own citizen in the Crowd; it is one effect, so
/// Adrianna's Ring pays once (SE-10.23, SE-10.19).
#[test]
fn ethereal_song_lowers_by_the_crowd() {
    let set_up = table(2).suspicion(0, 8).crowd(0, 3).crowd(1, 5);
    let set_up = set_up.spells(0, "adriannas_ring ethereal_song");
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay().plays([cast("adriannas_ring"), cast("ethereal_song")]);
    // The Chant itself has followed at once: nothing was left to cast.
    assert_eq!((t.suspicion(0), t.wisdom(0)), (8 - 3 - 2, 2 + 2));
}

/// Invisibility skips steps C and D, but Suspicion is raised as usual (SE-10.24).
#[test]
fn invisibility_hides_from_hunters() {
    let set_up = table(2).hunters(&[2]).spells(0, "invisibility");
    let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
    t.stay().plays([cast("invisibility"), End]).stay().play(End);
    assert!(!t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
    assert_eq!(t.suspicion(0), 3);
    assert_eq!(t.list(0, "lasting"), ["invisibility"]);
}

/// Nor does a Hunter move into the empty hut of the zone (SE-10.24).
#[test]
fn invisibility_draws_no_hunter_near() {
    for (hidden, hut) in [(true, "empty"), (false, "active")] {
        let set_up = if hidden { lasting(table(2), 0, "invisibility") } else { table(2) };
        // Seat 1 has a Hunter of its own, who does not reach it.
        let set_up = set_up.hunters(&[1, 4]);
        let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
        t.stay().play(End).stay().will(DIE, "0").play(End);
        assert_eq!(t.field("huts")[1], hut);
        t.done();
    }
}

/// It lasts over seasons, until the Leader leaves its space (SE-10.24).
#[test]
fn invisibility_ends_by_moving() {
    let mut t = last_phase(lasting(table(2), 0, "invisibility"));
    preparation(&mut t).play(End);
    assert_eq!(t.list(0, "lasting"), ["invisibility"]);
    t.play_as(0, Play(Chant)).play_as(1, Play(Recruit)).stay().play(End);
    assert_eq!(t.list(0, "lasting"), ["invisibility"]);
    t.play(go("2a"));
    assert!(t.list(0, "lasting").is_empty());
}

/// With Overgrown Wilds every adjacent Town area has an ingredient of choice, the Hospital too
/// (SE-10.25).
#[test]
fn overgrown_wilds_grow_in_town() {
    let set_up = table(2).leader(0, "2a").spells(0, "overgrown_wilds");
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay().play(cast("overgrown_wilds")).plays(ingredients("berry herb herb"));
    assert!(t.offers(End));
    assert_eq!([t.has(0, "berry"), t.has(0, "herb")], [1, 2]);
}

/// A Building spot counts as well, and with the Market its area has three (SE-10.25).
#[test]
fn overgrown_wilds_grow_at_the_market() {
    // T6, T1 and the bronze spot.
    let set_up = table(2).leader(0, "1b").spells(0, "overgrown_wilds");
    let mut t = set_up.clone().cards(&[Collect, Chant]);
    t.stay().play(cast("overgrown_wilds")).plays(ingredients("berry berry berry"));
    assert_eq!(t.has(0, "berry"), 3);
    let mut t = set_up.buildings("market", "-").cards(&[Collect, Chant]);
    t.stay().play(cast("overgrown_wilds"));
    t.plays(ingredients("berry berry berry berry berry"));
    assert!(t.offers(End));
    assert_eq!(t.has(0, "berry"), 5);
}

/// Seat 0, far from all Buildings, casts Secrets of the Stones on one of them.
fn stones(set_up: SetUp, card: Action, building: Building) -> Table {
    let other = if card == Chant { Collect } else { Chant };
    let mut t = set_up.leader(0, "3g").spells(0, "secrets_of_the_stones").cards(&[card, other]);
    t.stay().plays([cast("secrets_of_the_stones"), Building(building)]);
    t
}

/// Secrets of the Stones: the caster counts as next to one Building in play, the Hospital included;
/// outcrops and shrines are no Buildings (SE-10.26).
#[test]
fn secrets_of_the_stones_know_the_buildings_in_play() {
    let set_up = table(2).buildings("oracle", "pub").spells(0, "secrets_of_the_stones");
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(cast("secrets_of_the_stones"));
    let all = [Building::Hospital, Building::Oracle, Building::Pub].map(Building);
    assert_eq!(t.choices(), all);
}

/// The Hospital with Secrets of the Stones (SE-10.26, SE-8.29).
#[test]
fn secrets_of_the_stones_reach_the_hospital() {
    let set_up = table(2).potions(0, "blindness_remedy");
    let mut t = stones(set_up, Action::Heal, Building::Hospital);
    t.play(Hospital { ailment: Blind, with: Some(potion("blindness_remedy")) });
    assert_eq!(t.of(0, "levels")[0], 1);
}

/// The Antique Shop with Secrets of the Stones (SE-10.26, SE-8.30).
#[test]
fn secrets_of_the_stones_reach_the_antique_shop() {
    let mut t = stones(table(2).buildings("antique_shop", "-"), Remember, Building::AntiqueShop);
    t.will(PROLOGUES, "prologue6").plays([Building(Building::AntiqueShop), Half { lower: true }]);
    assert_eq!(t.has(0, "crystal"), 1);
}

/// The Market with Secrets of the Stones (SE-10.26, SE-8.31): two icons of choice.
#[test]
fn secrets_of_the_stones_reach_the_market() {
    let mut t = stones(table(2).buildings("market", "-"), Collect, Building::Market);
    t.plays(ingredients("herb herb"));
    assert!(t.offers(End));
    assert_eq!(t.has(0, "herb"), 2);
}

/// The Oracle with Secrets of the Stones (SE-10.26, SE-8.32): a Favor.
#[test]
fn secrets_of_the_stones_reach_the_oracle() {
    let mut t = stones(table(2).buildings("oracle", "-"), Chant, Building::Oracle);
    t.plays([Building(Building::Oracle), Favor(3), Ingredient(ingredient("skull"))]);
    assert_eq!(t.has(0, "skull"), 1);
}

/// The Flying Elephant with Secrets of the Stones (SE-10.26, SE-8.33): a cheaper potion.
#[test]
fn secrets_of_the_stones_reach_the_flying_elephant() {
    let set_up = table(2).buildings("-", "flying_elephant").stock(0, "herb");
    let mut t = stones(set_up, Action::Brew, Building::FlyingElephant);
    t.play(brew_so("calming_potion", "", "root", true));
    assert_eq!((t.holds(0, "calming_potion"), t.wisdom(0)), (1, 0));
}

/// The Printing House with Secrets of the Stones (SE-10.26, SE-8.34): Suspicion falls by 2.
#[test]
fn secrets_of_the_stones_reach_the_printing_house() {
    let set_up = table(2).buildings("-", "printing_house");
    let mut t = stones(set_up, Plead, Building::PrintingHouse);
    t.play(Building(Building::PrintingHouse));
    assert_eq!(t.suspicion(0), 0);
}

/// The Pub with Secrets of the Stones (SE-10.26, SE-8.35): one more citizen, and an Angry one.
#[test]
fn secrets_of_the_stones_reach_the_pub() {
    let mut t = stones(table(2).buildings("-", "pub"), Recruit, Building::Pub);
    t.play(Building(Building::Pub));
    assert_eq!((t.number(0, "crowd"), t.field("angry_crowd").as_u64()), (3, Some(1)));
}

/// Shards of Eternity give 1 Wisdom for each ingredient gained after casting, those of Blessed Day
/// included; crystals give none (SE-10.27).
#[test]
fn shards_of_eternity_pay_for_ingredients() {
    let set_up = table(2).phase(2).leader(0, "3g").spells(0, "shards_of_eternity blessed_day");
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay().play(cast("shards_of_eternity"));
    assert_eq!(t.wisdom(0), 3);
    t.play(cast("blessed_day"));
    assert_eq!(t.wisdom(0), 5);
}

/// What was gained before casting does not count: cast after Blessed Day there is nothing
/// (SE-10.27).
#[test]
fn shards_of_eternity_pay_only_after_casting() {
    let spells = "shards_of_eternity blessed_day";
    let set_up = table(2).phase(2).leader(0, "3g").spells(0, spells);
    let mut t = set_up.clone().cards(&[Collect, Chant]);
    t.stay().plays([GoOn, cast("shards_of_eternity"), cast("blessed_day")]);
    assert_eq!(t.wisdom(0), 2);
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay().plays([GoOn, cast("blessed_day"), cast("shards_of_eternity")]);
    assert_eq!(t.wisdom(0), 0);
}

/// Two paralysed patients next to 2b.
fn ward() -> SetUp {
    table(2)
        .patient(1, "paralysed_yellow", false)
        .patient(2, "paralysed_blue", false)
        .spells(0, "unnatural_recovery")
}

fn free(flag: u8) -> Choice {
    Choice::Heal { flag, with: None }
}

const FREE_BED: Choice = Hospital { ailment: Paralysed, with: None };

/// Unnatural Recovery heals a second patient of the same ailment without a Remedy (SE-10.28).
#[test]
fn unnatural_recovery_heals_for_nothing() {
    let mut t = ward().potions(0, "paralysis_remedy").cards(&[Action::Heal, Chant]);
    t.stay().play(cast("unnatural_recovery"));
    assert!(!t.offers(free(1)) && !t.offers(free(2)), "not the first one");
    t.plays([heal(1, "paralysis_remedy"), free(2)]);
    assert_eq!(t.of(0, "levels")[1], 2);
    t.plays(ingredients("berry herb")).play(End).stay().play(End);
    assert_eq!(
        t.field("patient_discard"),
        serde_json::json!(["paralysed_yellow", "paralysed_blue"])
    );
}

/// Another ailment needs its Remedy (SE-10.28).
#[test]
fn unnatural_recovery_needs_the_same_ailment() {
    let set_up = table(2).spells(0, "unnatural_recovery");
    let set_up = set_up.patient(1, "blind_yellow", false).patient(2, "paralysed_blue", false);
    let mut t = set_up.potions(0, "paralysis_remedy").cards(&[Action::Heal, Chant]);
    t.stay().plays([cast("unnatural_recovery"), heal(2, "paralysis_remedy")]);
    assert!(!t.offers(free(1)));
}

/// It works in the Hospital, and counts towards the limit of two (SE-10.28).
#[test]
fn unnatural_recovery_counts_towards_the_limit() {
    let set_up = ward().leader(0, "2a").potions(0, "paralysis_remedy paralysis_remedy");
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().plays([cast("unnatural_recovery"), heal(1, "paralysis_remedy")]);
    t.play(FREE_BED);
    assert_eq!(t.of(0, "levels")[1], 2);
    assert_eq!(t.has(0, "crystal"), 1, "no reward in the Hospital");
    assert!(t.offers(End), "no third patient, though a Remedy is left");
    assert_eq!(t.holds(0, "paralysis_remedy"), 1);
}

/// It does not work at Hazel's distance (SE-10.28).
#[test]
fn unnatural_recovery_does_not_reach_as_far_as_hazel() {
    let set_up = table(2).spells(0, "unnatural_recovery").coven(0, "hazel");
    let set_up = set_up.patient(3, "paralysed_yellow", false).patient(2, "paralysed_blue", false);
    let set_up = set_up.potions(0, "paralysis_remedy paralysis_remedy");
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().plays([cast("unnatural_recovery"), heal(2, "paralysis_remedy")]);
    assert!(t.offers(heal(3, "paralysis_remedy")) && !t.offers(free(3)));
}

/// It works once in a turn, also with a further patient by Healing Dream (SE-10.28).
#[test]
fn unnatural_recovery_works_once() {
    let set_up = ward().leader(0, "2a").spells(0, "unnatural_recovery healing_dream");
    let set_up = set_up.potions(0, "paralysis_remedy paralysis_remedy");
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().plays([cast("unnatural_recovery"), GoOn]);
    t.plays([heal(1, "paralysis_remedy"), free(2)]).plays(ingredients("berry berry"));
    t.play(cast("healing_dream"));
    assert!(!t.offers(FREE_BED));
    assert!(t.offers(Hospital { ailment: Paralysed, with: Some(potion("paralysis_remedy")) }));
}
