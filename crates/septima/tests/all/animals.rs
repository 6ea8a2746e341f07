//! The eight animals (SE-16.26 to SE-16.34).

use crate::common::*;
use crate::shapes::beasts;
use crate::spells::cast;
use serde_json::json;

/// Seat 0 began the phase as this animal, whose tile lies on Otto; other witches are in the Coven
/// too.
fn being(animal: Animal, others: &str) -> SetUp {
    beasts(2).coven(0, &format!("otto {others}")).animal(0, animal, "otto")
}

/// The animal can play these four actions, and no others.
#[track_caller]
fn plays(animal: Animal, actions: [Action; 4]) {
    let t = being(animal, "").start();
    for action in Action::ALL {
        assert_eq!(t.offers(Play(action)), actions.contains(&action), "{action:?}");
    }
}

/// Snake: Remember, Heal, Move, Recruit (SE-16.26).
#[test]
fn the_four_actions_of_the_snake() {
    plays(Animal::Snake, [Remember, Action::Heal, Move, Recruit]);
}

/// With Remember the Snake may use two different Favors instead of copying a card; no citizens are
/// needed and none is recalled (SE-16.26).
#[test]
fn the_snake_uses_two_favors() {
    let set_up = being(Animal::Snake, "").crowd(0, 0).suspicion(0, 5).discard(0, "plead");
    let mut t = set_up.clone().cards(&[Remember, Collect]);
    t.stay();
    assert_eq!(t.choices(), [Main, Animal(Animal::Snake)]);
    t.plays([Animal(Animal::Snake), Favor(3), take("root")]);
    assert_eq!(t.refusal(Favor(3)).1, "SE-12.2");
    t.play(Favor(1));
    assert_eq!((t.stage(), t.has(0, "root"), t.crowd(0)), ("end".into(), 1, 0));
    assert_eq!(t.suspicion(0), 3, "one by the Favor, one as an unmatched animal");
    // Or it remembers as anybody does.
    let mut t = set_up.cards(&[Remember, Collect]);
    t.stay().plays([Main, Copy(Plead)]);
    assert_eq!((t.stage(), t.wisdom(0)), ("end".into(), 2));
}

/// Matched it uses a third one, different from both, instead of the match bonus (SE-16.26).
#[test]
fn a_matched_snake_uses_three_favors() {
    let set_up = being(Animal::Snake, "").suspicion(0, 5).discard(0, "plead");
    let mut t = set_up.cards(&[Remember, Remember]);
    t.stay().plays([Animal(Animal::Snake), Favor(3), take("root"), Favor(1)]);
    assert_eq!([t.refusal(Favor(3)).1, t.refusal(Favor(1)).1], ["SE-12.2"; 2]);
    t.plays([Favor(2), go("2a")]);
    assert_eq!((t.stage(), t.suspicion(0), t.wisdom(0)), ("end".into(), 4, 0));
}

/// Aylana and Tommy still work, since Remember was played (SE-16.26, SE-16.18).
#[test]
fn aylana_and_tommy_help_the_snake() {
    let mut t = being(Animal::Snake, "aylana tommy").cards(&[Remember, Collect]);
    t.stay().plays([ask("aylana"), GoOn, Animal(Animal::Snake)]);
    t.plays([Favor(3), take("root"), Favor(1), Favor(2), go("2a")]);
    t.plays([ask("tommy"), Advance(track(1, 2))]);
    assert_eq!(t.of(0, "marker"), json!(track(1, 2)));
    assert_eq!(t.suspicion(0), 1, "by the Favor; the match raises nothing");
}

/// A Snake that stands on the space of another Leader and counts on copying a Move must copy it
/// (SE-16.26, SE-6.2).
#[test]
fn the_snake_must_leave_the_space_of_another() {
    let set_up = being(Animal::Snake, "").leader(0, "4a").discard(0, "move plead");
    let mut t = set_up.clone().cards(&[Remember, Collect]);
    t.play(go("4b"));
    assert!(!t.offers(Animal(Animal::Snake)));
    assert_eq!(t.refusal(Copy(Plead)).1, "SE-6.2");
    t.plays([Copy(Move), go("4a")]);
    assert_eq!(t.place(0), "4a");
    // With a Flying Ointment there is another way.
    let mut t = set_up.potions(0, "flying_ointment").cards(&[Remember, Collect]);
    t.play(go("4b")).play(GoOn);
    assert!(t.offers(Animal(Animal::Snake)));
}

/// Toad: Brew, Ritual, Move, Remember (SE-16.27).
#[test]
fn the_four_actions_of_the_toad() {
    plays(Animal::Toad, [Action::Brew, Ritual, Move, Remember]);
}

/// The rulebook's example, on 6b by the river: a Flying Ointment for a Berry, an Infection Remedy
/// for a Herb, a Paralysis Remedy for a Berry and a Root (SE-16.27, SE-1.13).
#[test]
fn the_toad_brews_without_mushrooms_by_the_river() {
    let set_up = being(Animal::Toad, "").leader(0, "6b").stock(0, "berry berry herb root");
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.stay().play(brew("flying_ointment"));
    assert_eq!((t.has(0, "berry"), t.wisdom(0)), (1, 3));
    t.play(brew("infection_remedy"));
    assert_eq!((t.has(0, "herb"), t.wisdom(0)), (0, 3));
    t.play(brew("paralysis_remedy"));
    assert_eq!(t.of(0, "stock"), json!([0, 0, 0, 0, 0, 0]));
    assert_eq!(t.of(0, "potions"), json!([0, 1, 1, 0, 1, 0, 0]));
}

/// Away from the river the Toad pays its mushrooms (SE-16.27).
#[test]
fn away_from_the_river_the_toad_pays() {
    let set_up = being(Animal::Toad, "").leader(0, "3b").stock(0, "berry berry herb root");
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.stay();
    assert!(t.offers(brew("paralysis_remedy")));
    assert_eq!(t.refusal(brew("flying_ointment")).1, "SE-6.7");
    assert_eq!(t.refusal(brew("infection_remedy")).1, "SE-6.7");
}

/// By the river no crystal is needed for mushrooms, nor can one be spent for them; other animals
/// and humans pay (SE-16.27).
#[test]
fn no_crystal_is_spent_for_the_toads_mushrooms() {
    let stocked = |set_up: SetUp| set_up.leader(0, "6b").stock(0, "berry crystal");
    let with_crystal = brew_so("flying_ointment", "mushroom", "", false);
    let mut t = stocked(being(Animal::Toad, "")).cards(&[Action::Brew, Collect]);
    t.stay();
    assert!(t.offers(brew("flying_ointment")) && !t.offers(with_crystal));
    for other in [being(Animal::Goat, ""), beasts(2)] {
        let mut t = stocked(other).cards(&[Action::Brew, Collect]);
        t.stay();
        assert!(t.offers(with_crystal) && !t.offers(brew("flying_ointment")));
    }
}

/// Goat: Ritual, Brew, Move, Remember (SE-16.28).
#[test]
fn the_four_actions_of_the_goat() {
    plays(Animal::Goat, [Ritual, Action::Brew, Move, Remember]);
}

/// With Ritual the Goat spends a Herb, or a crystal for it, to prepare a spell, before or after the
/// card (SE-16.28, SE-16.34).
#[test]
fn the_goat_prepares_a_spell_for_a_herb() {
    let set_up = being(Animal::Goat, "").used(0, "invisibility").stock(0, "herb crystal berry");
    let mut t = set_up.clone().cards(&[Ritual, Collect]);
    t.stay().play(Animal(Animal::Goat));
    assert_eq!(t.choices(), [Spend(Good::Herb), Spend(Good::Crystal)]);
    t.plays([Spend(Good::Herb), Prepare(spell("invisibility"))]);
    assert_eq!(t.list(0, "ready"), ["invisibility"]);
    assert_eq!((t.has(0, "herb"), t.has(0, "crystal")), (0, 1));
    let mut t = set_up.cards(&[Ritual, Collect]);
    t.stay().plays([GoOn, Advance(track(1, 0)), Enough, Animal(Animal::Goat)]);
    t.plays([Spend(Good::Crystal), Prepare(spell("invisibility"))]);
    assert_eq!((t.has(0, "herb"), t.has(0, "crystal")), (1, 0));
}

/// Another ingredient does not do (SE-16.28).
#[test]
fn the_goat_wants_a_herb() {
    let set_up = being(Animal::Goat, "").used(0, "invisibility").stock(0, "berry");
    let mut t = set_up.potions(0, "flying_ointment").cards(&[Ritual, Collect]);
    t.stay();
    assert_eq!(t.refusal(Animal(Animal::Goat)).1, "SE-6.1");
}

/// Hare: Heal, Collect, Move, Remember (SE-16.29).
#[test]
fn the_four_actions_of_the_hare() {
    plays(Animal::Hare, [Action::Heal, Collect, Move, Remember]);
}

/// With Heal the Hare gains a Root for each patient at once, in the Hospital and by spells too
/// (SE-16.29, SE-16.34).
#[test]
fn the_hare_gains_a_root_for_each_patient() {
    let set_up = being(Animal::Hare, "").leader(0, "2a").patient(1, "paralysed_yellow", false);
    let set_up = set_up.potions(0, "paralysis_remedy infection_remedy infection_remedy");
    let mut t = set_up.spells(0, "healing_dream").cards(&[Action::Heal, Collect]);
    t.stay();
    assert!(!t.offers(Animal(Animal::Hare)), "it is not used");
    t.play(GoOn).play(heal(1, "paralysis_remedy"));
    assert_eq!(t.has(0, "root"), 1);
    t.play(cure(Infected));
    assert_eq!(t.has(0, "root"), 2);
    t.play(cast("healing_dream")).play(cure(Infected));
    assert_eq!((t.has(0, "root"), t.levels(0)), (3, [0, 1, 2]));
}

/// Without the Heal card a healing brings no Root (SE-16.29, SE-16.13).
#[test]
fn the_hare_gains_nothing_with_another_card() {
    let set_up = being(Animal::Hare, "").leader(0, "2a").potions(0, "infection_remedy");
    let mut t = set_up.spells(0, "healing_dream").cards(&[Move, Collect]);
    t.stay().play(cast("healing_dream")).play(cure(Infected));
    assert_eq!((t.has(0, "root"), t.levels(0)), (0, [0, 0, 1]));
}

/// Fox: Move, Plead, Heal, Remember (SE-16.30).
#[test]
fn the_four_actions_of_the_fox() {
    plays(Animal::Fox, [Move, Plead, Action::Heal, Remember]);
}

/// With Move the Fox goes any way to a space next to a printed Root and gains a Skull, besides the
/// Move itself, before it or after it (SE-16.30, SE-16.34).
#[test]
fn the_fox_goes_where_roots_grow() {
    let mut t = being(Animal::Fox, "").cards(&[Move, Collect]);
    t.stay().play(Animal(Animal::Fox));
    // Roots are printed on W3, C5, C6, A6, B2 and B4: four links to 5d, which touches C5.
    assert!(t.offers(go("5d")) && t.offers(go("3b")) && t.offers(go("2g")));
    assert!(!t.offers(go("2a")) && !t.offers(go("1g")) && !t.offers(Stay));
    t.play(go("5d"));
    assert_eq!((t.place(0), t.has(0, "skull")), ("5d".into(), 1));
    t.plays([go("6c"), take("root")]);
    assert_eq!((t.place(0), t.has(0, "root"), t.stage()), ("6c".into(), 1, "end".into()));

    let mut t = being(Animal::Fox, "").cards(&[Move, Collect]);
    t.stay().plays([GoOn, go("2a"), take("berry"), Animal(Animal::Fox), go("5d")]);
    assert_eq!((t.place(0), t.has(0, "skull")), ("5d".into(), 1));
}

/// Staying on such a space gains the Skull too (SE-16.30).
#[test]
fn a_fox_among_roots_may_stay() {
    let mut t = being(Animal::Fox, "").leader(0, "3b").cards(&[Move, Collect]);
    t.stay().plays([Animal(Animal::Fox), Stay]);
    assert_eq!((t.place(0), t.has(0, "skull")), ("3b".into(), 1));
}

/// Squirrel: Collect, Recruit, Move, Remember (SE-16.31).
#[test]
fn the_four_actions_of_the_squirrel() {
    plays(Animal::Squirrel, [Collect, Recruit, Move, Remember]);
}

/// With Collect the Squirrel gains one more of each lunar type collected, however many icons there
/// were (SE-16.31).
#[test]
fn the_squirrel_gains_more_of_what_is_lunar() {
    // Herb and berry are lunar: on 4g there is one of each.
    let mut t = being(Animal::Squirrel, "").leader(0, "4g").cards(&[Collect, Recruit]);
    t.stay();
    assert_eq!((t.has(0, "herb"), t.has(0, "berry"), t.stage()), (1, 1, "after".into()));
    t.play(Animal(Animal::Squirrel));
    assert_eq!(t.of(0, "stock"), json!([2, 0, 2, 0, 0, 0]));
    // On 3g there are two berries.
    let mut t = being(Animal::Squirrel, "").leader(0, "3g").cards(&[Collect, Recruit]);
    t.stay().play(Animal(Animal::Squirrel));
    assert_eq!(t.has(0, "berry"), 3);
}

/// What the match bonus collects is not lunar (SE-16.31).
#[test]
fn the_squirrel_cares_only_for_lunar_types() {
    let mut t = being(Animal::Squirrel, "").leader(0, "3g").cards(&[Collect, Collect]);
    t.stay().plays([Bonus, take("mushroom"), Animal(Animal::Squirrel)]);
    assert_eq!((t.has(0, "berry"), t.has(0, "mushroom")), (3, 1));
}

/// With Katherina's third type the player chooses two of the three (SE-16.31).
#[test]
fn the_squirrel_gains_two_types_at_most() {
    let set_up = being(Animal::Squirrel, "katherina").leader(0, "4g");
    let mut t = set_up.cards(&[Collect, Recruit]);
    t.stay().plays([take("mushroom"), Animal(Animal::Squirrel)]);
    assert_eq!(t.choices(), ["berry", "herb", "mushroom"].map(take));
    t.play(take("mushroom"));
    assert_eq!(t.choices(), ["berry", "herb"].map(take));
    t.play(take("berry"));
    assert_eq!((t.of(0, "stock"), t.stage()), (json!([2, 0, 1, 2, 0, 0]), "end".into()));
}

/// In a Great Drought only the type that counts as lunar counts for the Squirrel (SE-16.31,
/// SE-17.32).
#[test]
fn the_squirrel_in_a_drought() {
    let set_up = being(Animal::Squirrel, "").leader(0, "4g").omen(11, true);
    let mut t = set_up.cards(&[Collect, Recruit]);
    t.stay().plays([take("herb"), Animal(Animal::Squirrel)]);
    assert_eq!(t.of(0, "stock"), json!([0, 0, 2, 0, 0, 0]));
}

/// The Squirrel finds its condition after the card, and counts once (SE-16.34, SE-16.13).
#[test]
fn the_squirrel_waits_for_the_card() {
    let set_up = being(Animal::Squirrel, "").leader(0, "4g").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Collect, Recruit]);
    t.stay();
    assert_eq!(t.refusal(Animal(Animal::Squirrel)).1, "SE-6.1");
    t.plays([GoOn, Animal(Animal::Squirrel)]);
    assert_eq!(t.refusal(Animal(Animal::Squirrel)).1, "SE-8.2");
}

/// Cat: Recruit, Brew, Move, Remember (SE-16.32).
#[test]
fn the_four_actions_of_the_cat() {
    plays(Animal::Cat, [Recruit, Action::Brew, Move, Remember]);
}

/// With Recruit, next to a town area, the Cat sends one more citizen, before or after the card
/// (SE-16.32, SE-16.34).
#[test]
fn the_cat_recruits_in_town() {
    let mut t = being(Animal::Cat, "").cards(&[Recruit, Collect]);
    t.stay().play(Animal(Animal::Cat));
    assert_eq!((t.crowd(0), t.number(0, "supply")), (3, 3));
    let mut t = being(Animal::Cat, "").cards(&[Recruit, Collect]);
    t.stay().play(GoOn);
    assert_eq!(t.crowd(0), 2);
    t.play(Animal(Animal::Cat));
    assert_eq!(t.crowd(0), 3);
}

/// A Building spot is a town area, the forest is none (SE-16.32, SE-1.13).
#[test]
fn the_cat_does_not_recruit_in_the_forest() {
    let mut t = being(Animal::Cat, "").leader(0, "1g").cards(&[Recruit, Collect]);
    t.stay().play(Animal(Animal::Cat));
    assert_eq!(t.crowd(0), 3);
    let set_up = being(Animal::Cat, "").leader(0, "2g").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Recruit, Collect]);
    t.stay();
    assert_eq!(t.refusal(Animal(Animal::Cat)).1, "SE-7.2");
}

/// Owl: Plead, Ritual, Move, Remember (SE-16.33).
#[test]
fn the_four_actions_of_the_owl() {
    plays(Animal::Owl, [Plead, Ritual, Move, Remember]);
}

/// With Plead the Owl sends one more citizen to a Chamber, the same or the other, for no more
/// Wisdom (SE-16.33).
#[test]
fn the_owl_sends_another_citizen_to_a_chamber() {
    for (chamber, sent) in [(1, [2, 0]), (2, [1, 1])] {
        let mut t = being(Animal::Owl, "").crowd(0, 3).cards(&[Plead, Collect]);
        t.stay().plays([GoOn, Chamber(1), Animal(Animal::Owl), Chamber(chamber)]);
        assert_eq!([t.sent(0, 1), t.sent(0, 2)], sent);
        assert_eq!((t.crowd(0), t.wisdom(0)), (1, 2));
    }
    // Before the card as well (SE-16.34).
    let mut t = being(Animal::Owl, "").crowd(0, 3).cards(&[Plead, Collect]);
    t.stay().plays([Animal(Animal::Owl), Chamber(2)]);
    assert_eq!((t.sent(0, 2), t.wisdom(0)), (1, 0));
}

/// Snake and Toad act inside the card: they are not used in a window (SE-16.34).
#[test]
fn snake_and_toad_act_inside_the_card() {
    let set_up = being(Animal::Snake, "").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Remember, Collect]);
    t.stay();
    assert_eq!((t.stage(), t.offers(Animal(Animal::Snake))), ("before".into(), false));
    t.play(GoOn);
    assert_eq!((t.stage(), t.offers(Animal(Animal::Snake))), ("card".into(), true));
    let set_up = being(Animal::Toad, "").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.stay();
    assert!(!t.offers(Animal(Animal::Toad)));
}
