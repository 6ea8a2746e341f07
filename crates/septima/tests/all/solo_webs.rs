//! The Leader on a spider's space, spiders beside it, and what lying spiders guard (SE-15.40 to
//! SE-15.44).

use crate::common::*;
use crate::solo_spiders::{against, captured, lost, places, quiet};
use crate::spells::cast;
use serde_json::json;

/// The Leader is on 2b, and so is a spider; no way is blocked.
fn in_web() -> SetUp {
    quiet().leader(0, "2b").spiders("2b 4j 6j", &[])
}

const WEB: (&str, &str) = ("septima-no-spider", "SE-15.40");

/// Whoever begins his turn on the space of a spider must leave it: the Quick Move cannot be
/// declined (SE-15.40).
#[test]
fn the_leader_must_leave_a_web() {
    let mut t = against(in_web(), Action::Heal, "chant");
    assert_eq!(t.refusal(Stay), WEB);
    assert_eq!(t.choices(), ["2a", "2c", "2d"].map(go));
    t.play(go("2c"));
    assert!(t.offers(End));
}

/// A lying spider is left as well (SE-15.40).
#[test]
fn the_leader_must_leave_a_lying_spider() {
    let t = against(in_web().spiders("2b 4j 6j", &[1]), Action::Heal, "chant");
    assert_eq!(t.refusal(Stay), WEB);
}

/// Whoever holds a Flying Ointment may decline the Quick Move, but cannot end the turn there
/// (SE-15.40).
#[test]
fn an_ointment_may_be_the_way_out() {
    let mut t = against(in_web().potions(0, "flying_ointment"), Action::Heal, "chant");
    t.plays([Stay, GoOn, GoOn]);
    assert_eq!((t.stage(), t.refusal(End)), ("end".into(), WEB));
    t.play(drink("flying_ointment"));
    assert_eq!(t.refusal(Stay), WEB);
    t.play(go("5k"));
    assert!(t.offers(End));
}

/// With two Ointments the first one may be wasted, the second not (SE-15.40).
#[test]
fn the_last_ointment_must_move() {
    let potions = "flying_ointment flying_ointment";
    let mut t = against(in_web().potions(0, potions), Action::Heal, "chant");
    t.plays([Stay, drink("flying_ointment"), Stay, drink("flying_ointment")]);
    assert_eq!(t.refusal(Stay), WEB);
}

/// With The Golden Brew the Ointment that the Leader needs cannot stand for another potion
/// (SE-15.40).
#[test]
fn the_ointment_needed_stands_for_no_other_potion() {
    let calm = Drink { potion: potion("calming_potion"), with: Some(potion("flying_ointment")) };
    let with = |set_up: SetUp| {
        let set_up = set_up.spells(0, "the_golden_brew").potions(0, "flying_ointment");
        let mut t = against(set_up, Action::Heal, "chant");
        t.plays([Stay, cast("the_golden_brew")]);
        t.offers(calm)
    };
    assert!(with(quiet()) && !with(in_web()));
}

/// Whose card is a Move may decline the Quick Move, and then not the Move (SE-15.40).
#[test]
fn a_move_may_be_the_way_out() {
    let mut t = against(in_web(), Action::Move, "chant");
    t.stay();
    assert_eq!(t.refusal(Stay), WEB);
    t.play(go("2a"));
    assert_eq!(t.place(0), "2a");
}

/// Only with an Ointment the Move can be declined (SE-15.40).
#[test]
fn a_move_is_declined_only_with_an_ointment() {
    let mut t = against(in_web().potions(0, "flying_ointment"), Action::Move, "chant");
    t.plays([Stay, GoOn, Stay]);
    assert_eq!(t.place(0), "2b");
}

/// A walk that begins on a spider's space gathers there too, since the first space belongs to it
/// (SE-15.40, SE-6.5).
#[test]
fn a_move_out_of_a_web_gathers_where_it_begins() {
    // 3k touches A3 with berry and mushroom; 3o and 2p only touch a shrine.
    let set_up = quiet().leader(0, "3k").spiders("3k 6j 6j", &[]);
    let mut t = against(set_up, Action::Move, "chant");
    t.plays([Stay, go("3o")]);
    assert_eq!(t.choices(), ["berry", "mushroom"].map(take));
}

/// Whose Remember can copy a Move may decline the Quick Move, and must copy the Move (SE-15.40).
#[test]
fn a_remember_must_copy_the_move() {
    let mut t = against(in_web().discard(0, "move recruit"), Remember, "chant");
    t.stay();
    assert_eq!(t.choices(), [Copy(Action::Move)]);
    assert_eq!(t.refusal(Copy(Recruit)), ("septima-no-must-move", "SE-15.40"));
    t.play(Copy(Action::Move));
    assert_eq!(t.refusal(Stay), WEB);
    // Without a Move in the discard pile it is no way out.
    let t = against(in_web().discard(0, "recruit"), Remember, "chant");
    assert_eq!(t.refusal(Stay), WEB);
}

/// With an Ointment, or once the web is left, a Remember copies what it likes (SE-15.40).
#[test]
fn a_remember_is_free_outside_the_web() {
    let set_up = in_web().discard(0, "move recruit");
    let mut t = against(set_up.clone(), Remember, "chant");
    t.play(go("2a"));
    assert!(t.offers(Copy(Recruit)));
    let mut t = against(set_up.potions(0, "flying_ointment"), Remember, "chant");
    t.plays([Stay, GoOn]);
    assert!(t.offers(Copy(Recruit)));
}

/// Nor can the Snake's Favors take the place of the Remember that must copy the Move (SE-15.40).
#[test]
fn the_snake_must_copy_the_move() {
    let snake = Choice::Animal(Animal::Snake);
    let set_up = alone_with(json!({"shapeshifting": true})).leader(0, "2b").discard(0, "move heal");
    let set_up = set_up.animal(0, Animal::Snake, "-").spiders("2b 4j 6j", &[]);
    let mut t = against(set_up.clone(), Remember, "chant");
    t.stay();
    assert_eq!((t.offers(snake), t.choices()), (false, vec![Copy(Action::Move)]));
    let mut t = against(set_up, Remember, "chant");
    t.play(go("2a"));
    assert!(t.offers(snake));
}

/// Only the own turn compels: whoever is captured after a spider came may stay (SE-15.40,
/// SE-5.21).
#[test]
fn the_captured_may_stay_with_a_spider() {
    let mut t = captured("1b 3k 5k");
    assert_eq!(places(&t), "1a 3h 5h");
    t.play(Stay);
    assert_eq!((t.place(0), t.field("phase")), ("1a".into(), json!(2)));
}

/// The Leader is on 1m with a spider, and spiders are on both spaces around it.
fn boxed_in() -> SetUp {
    quiet().leader(0, "1m").spiders("1m 1j 1k", &[])
}

/// Whoever cannot leave, since no space around is free and nothing else moves the Leader, may stay
/// (SE-15.41).
#[test]
fn whoever_cannot_leave_may_stay() {
    let mut t = against(boxed_in(), Action::Heal, "chant");
    assert_eq!(t.choices(), [Stay]);
    t.play(Stay);
    assert!(t.offers(End));
    // A Move that cannot walk is no help, nor is a copy of it.
    let mut t = against(boxed_in(), Action::Move, "chant");
    t.stay();
    assert_eq!(t.choices(), [Stay]);
    let mut t = against(boxed_in().discard(0, "move recruit"), Remember, "chant");
    t.stay();
    assert!(t.offers(Copy(Recruit)) && t.offers(Copy(Action::Move)));
}

/// One free space around is enough to have to go there (SE-15.41).
#[test]
fn one_free_space_is_a_way_out() {
    let t = against(boxed_in().spiders("1m 1j 1j", &[]), Action::Heal, "chant");
    assert_eq!((t.choices(), t.refusal(Stay)), (vec![go("1k")], WEB));
}

/// Something else moves it: an Ointment has to be used (SE-15.41, SE-15.40).
#[test]
fn the_boxed_in_must_use_an_ointment() {
    let mut t = against(boxed_in().potions(0, "flying_ointment"), Action::Heal, "chant");
    t.plays([Stay, GoOn, GoOn]);
    assert_eq!(t.refusal(End), WEB);
    t.plays([drink("flying_ointment"), go("3a")]);
    assert!(t.offers(End));
}

/// So does the match bonus of Move, by itself or copied (SE-15.41, SE-15.40).
#[test]
fn the_boxed_in_must_leap() {
    let mut t = against(boxed_in().septima("move", "-", ""), Action::Move, "chant");
    t.stay();
    assert_eq!(t.refusal(Stay), WEB);
    assert!(t.offers(Leap(space("3a"))));
    let set_up = boxed_in().septima("remember", "-", "").discard(0, "move recruit");
    let mut t = against(set_up, Remember, "chant");
    t.stay();
    assert_eq!(t.choices(), [Copy(Action::Move)]);
}

/// And so does the flight of the confronted (SE-15.41, SE-15.40).
#[test]
fn the_boxed_in_must_flee() {
    let set_up = boxed_in().suspicion(0, 8).septima("heal", "-", "");
    let mut t = against(set_up, Action::Heal, "chant");
    t.stay();
    while let Some(on) = [Main, GoOn, Enough].into_iter().find(|on| t.offers(*on)) {
        t.play(on);
    }
    assert_eq!((t.suspicion(0), t.refusal(Stay)), (7, WEB));
    assert!(t.offers(go("3a")));
}

/// At the end of the own turn each spider on a space next to the Leader's costs 1 Wisdom, standing
/// or lying (SE-15.42).
#[test]
fn spiders_beside_the_leader_cost_wisdom() {
    for (spiders, points) in [("1b 2a 4j", 2), ("1b 2a 6a", 3), ("1b 4j 4j", 1), ("1b 1b 1c", 2)] {
        let mut t = against(quiet().spiders(spiders, &[2]), Action::Heal, "chant");
        t.plays([Stay]);
        assert_eq!((lost(&t), t.wisdom(0)), (vec![], 14), "not before the end");
        t.play(End);
        assert_eq!(lost(&t)[0], points, "{spiders}");
    }
}

/// Whether Wisdom was lost before the player's turn was over.
fn lost_in_turn(t: &Table) -> bool {
    let ended = |e: &Event| matches!(e, Event::TurnEnded { .. });
    let mut turn = t.events.iter().take_while(|e| !ended(e));
    turn.any(|e| matches!(e, Event::LostWisdom { .. }))
}

/// Spiders that are further away cost nothing (SE-15.42).
#[test]
fn spiders_two_steps_away_cost_nothing() {
    for (spiders, loses) in [("1c 3a 4j", false), ("1c 2a 4j", true)] {
        let mut t = against(quiet().spiders(spiders, &[]), Action::Heal, "chant");
        t.plays([Stay, End]);
        assert_eq!(lost_in_turn(&t), loses, "{spiders}");
    }
}

/// Where the Leader stands at the end counts; nobody has less than no Wisdom (SE-15.42, SE-1.26).
#[test]
fn spiders_count_where_the_leader_ends() {
    let mut t = against(quiet().spiders("1b 3b 3b", &[]), Action::Heal, "chant");
    t.plays([go("2a"), End]);
    assert!(!lost_in_turn(&t), "1b and 3b are two steps from 2a");
    let poor = quiet().player(0, json!({"wisdom": 1}));
    let mut t = against(poor.spiders("1b 2a 4j", &[]), Action::Heal, "chant");
    t.plays([Stay, End]);
    assert_eq!((lost(&t)[0], t.wisdom(0)), (1, 0));
}

/// A spider on the Leader's own space costs nothing then (SE-15.42).
#[test]
fn a_spider_on_the_leader_costs_nothing_at_the_end() {
    let mut t = against(boxed_in(), Action::Heal, "chant");
    t.plays([Stay, End]);
    assert_eq!(lost(&t)[0], 2, "1j and 1k");
}

// What lying spiders guard

/// A spider on this space, and two far away; all lie, or none.
fn guarded(leader: &str, spider: &str, lies: bool) -> SetUp {
    let lying: &[u8] = if lies { &[1, 2, 3] } else { &[] };
    quiet().leader(0, leader).spiders(&format!("{spider} 6n 6n"), lying)
}

/// A Collect takes no ingredients from the areas that a lying spider touches; a standing one guards
/// nothing (SE-15.43).
#[test]
fn a_lying_spider_guards_ingredients() {
    // A4 has berry and herb, which are lunar; 4m touches A4, and 4n B4.
    for (spider, lies, berries) in [("4m", true, 0), ("4m", false, 1), ("4n", true, 1)] {
        let mut t = against(guarded("4g", spider, lies), Collect, "chant");
        t.stay();
        assert_eq!([t.has(0, "berry"), t.has(0, "herb")], [berries; 2], "{spider} {lies}");
    }
}

/// Nor crystals (SE-15.43).
#[test]
fn a_lying_spider_guards_an_outcrop() {
    // B1 is an outcrop, and 1n touches it alone; A1 has a herb.
    for (lies, crystals) in [(true, 0), (false, 1)] {
        let mut t = against(guarded("1g", "1n", lies), Collect, "chant");
        t.stay();
        assert_eq!([t.has(0, "crystal"), t.has(0, "herb")], [crystals, 1]);
    }
}

/// The match bonus of Collect finds nothing there either (SE-15.43).
#[test]
fn a_lying_spider_guards_what_is_not_lunar() {
    // B4 has mushroom and root.
    for (lies, kinds) in [(false, &["mushroom", "root"][..]), (true, &[])] {
        let set_up = guarded("4g", "4n", lies).septima("collect", "-", "");
        let mut t = against(set_up, Collect, "chant");
        t.plays([Stay, Bonus]);
        let found = t.choices().into_iter().filter(|c| matches!(c, Ingredient(_)));
        let kinds: Vec<Choice> = kinds.iter().map(|kind| take(kind)).collect();
        assert_eq!(found.collect::<Vec<_>>(), kinds);
    }
}

/// A Move takes nothing from guarded areas (SE-15.43).
#[test]
fn a_lying_spider_guards_against_a_move() {
    // The spider guards A4 and B4; C3 and C4 next to 4e and 4f have skulls.
    for (lies, kinds) in
        [(false, &["berry", "skull", "herb", "mushroom", "root"][..]), (true, &["skull"])]
    {
        let mut t = against(guarded("4g", "4j", lies), Action::Move, "chant");
        t.plays([Stay, Stay]);
        assert_eq!(t.choices(), kinds.iter().map(|kind| take(kind)).collect::<Vec<_>>());
    }
}

/// Nor does a copy of Collect or Move (SE-15.43).
#[test]
fn a_lying_spider_guards_against_copies() {
    for (lies, berries) in [(true, 0), (false, 1)] {
        let set_up = guarded("4g", "4j", lies).discard(0, "collect move");
        let mut t = against(set_up.clone(), Remember, "chant");
        t.plays([Stay, Copy(Collect)]);
        assert_eq!(t.has(0, "berry"), berries);
        let mut t = against(set_up, Remember, "chant");
        t.plays([Stay, Copy(Action::Move), Stay]);
        assert_eq!(t.offers(take("berry")), !lies);
    }
}

/// What counts as printed through the Market is guarded (SE-15.43).
#[test]
fn a_lying_spider_guards_the_market() {
    // 1f touches B1, C1 and W1, where the Market is; A1 has a herb.
    let market = |lies: bool| {
        let set_up = guarded("1g", "1f", lies).buildings("market", "-");
        let mut t = against(set_up, Collect, "chant");
        t.stay();
        t
    };
    let mut t = market(false);
    t.plays([take("berry"), take("berry")]);
    assert_eq!([t.has(0, "berry"), t.has(0, "herb"), t.has(0, "crystal")], [2, 1, 1]);
    let t = market(true);
    assert!(t.offers(End), "nothing is asked");
    assert_eq!([t.has(0, "berry"), t.has(0, "herb"), t.has(0, "crystal")], [0, 1, 0]);
}

/// And so is what grows in town through Overgrown Wilds (SE-15.43).
#[test]
fn a_lying_spider_guards_overgrown_wilds() {
    // 1b touches T6 and T1: the Hospital is left.
    for (lies, icons) in [(false, 3), (true, 1)] {
        let set_up = guarded("1a", "1b", lies).spells(0, "overgrown_wilds");
        let mut t = against(set_up, Collect, "chant");
        t.plays([Stay, cast("overgrown_wilds")]);
        (0..icons).for_each(|_| {
            t.play(take("berry"));
        });
        assert!(t.offers(End));
        assert_eq!(t.has(0, "berry"), icons);
    }
}

/// Guarding changes nothing for Otto: a guarded skull still lowers the roll (SE-15.44).
#[test]
fn otto_finds_a_guarded_skull() {
    for (coven, stage) in [("otto", "choose"), ("", "hunters")] {
        let set_up = quiet().leader(0, "2g").spiders("2p 2p 2p", &[]).suspicion(0, 1);
        let set_up = set_up.hunters(&[2]).coven(0, coven).septima("heal", "-", "");
        let mut t = against(set_up, Action::Heal, "collect");
        t.will(DIE, "1").idle();
        while t.choices().iter().all(|c| matches!(c, Spider { .. })) {
            t.play(t.choices()[0]);
        }
        // They guard B2, where the skull next to 2g is. The total is 2 + 1, the hunter two steps
        // away.
        assert_eq!((places(&t), t.stage()), ("(2f) (2f) (2f)".into(), stage.into()));
    }
}

/// Nor for the Fox: it flies to a guarded root (SE-15.44).
#[test]
fn the_fox_finds_a_guarded_root() {
    let set_up = alone_with(json!({"shapeshifting": true})).leader(0, "1a");
    // The spider guards A1, C6 with the root next to 1c, and W1.
    let set_up = set_up.animal(0, Animal::Fox, "-").spiders("1e 4j 4j", &[1]);
    let mut t = against(set_up, Action::Move, "chant");
    t.plays([Stay, Choice::Animal(Animal::Fox), go("1c")]);
    assert_eq!((t.place(0), t.has(0, "skull")), ("1c".into(), 1));
}

/// Nor for Buildings and shrines (SE-15.44).
#[test]
fn guarded_buildings_and_shrines_work() {
    let set_up = guarded("4g", "4e", true).buildings("-", "printing_house").suspicion(0, 6);
    let mut t = against(set_up, Plead, "chant");
    t.plays([Stay, Choice::Building(Building::PrintingHouse)]);
    assert_eq!(t.suspicion(0), 4);
    let set_up = guarded("1p", "1l", true).used(0, "emerald_passage");
    let mut t = against(set_up, Action::Ritual, "chant");
    t.plays([Stay, Shrine(Element::Earth), Prepare(spell("emerald_passage"))]);
    assert_eq!(t.list(0, "ready"), ["emerald_passage"]);
}

/// Ingredients that come from no area are gained (SE-15.44).
#[test]
fn ingredients_from_no_area_are_gained() {
    let set_up = guarded("4g", "4j", true).septima("recruit", "-", "");
    let mut t = against(set_up, Recruit, "chant");
    t.plays([Stay, Main, Bonus, Favor(3), take("berry")]);
    assert_eq!(t.has(0, "berry"), 1);
}
