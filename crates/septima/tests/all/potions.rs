//! Potions and windows (SE-7).

use crate::common::*;
use kernel::{Game, Rules, Seat};
use serde_json::json;

fn allows(t: &Table, seat: usize, choice: Choice) -> bool {
    t.game.turn().seats.contains(Seat::new(seat)) && t.game.allows(Seat::new(seat), choice)
}

/// In windows 1 and 2 Potions, spells and additional effects are used in any order and number, in
/// window 3 Potions only (SE-7.1).
#[test]
fn the_last_window_is_for_potions_only() {
    let set_up = table(2).coven(0, "nina").stock(0, "root root").used(0, "dream_powder");
    let set_up = set_up.player(0, json!({"ready": ["dream_powder"]})).hunters(&[1, 3]);
    let mut t = set_up.potions(0, "flying_ointment calming_potion").cards(&[Chant, Collect]);
    t.stay().play(Cast(spell("dream_powder"))).play(Lay(1));
    t.play(ask("nina")).play(Spend(Good::Root));
    t.play(Prepare(spell("dream_powder")));
    t.play(drink("calming_potion")).play(Way(2)).play(Hunter { from: 3, to: 4 });
    assert_eq!((t.stage(), t.huts()), ("before".into(), "i..i..".into()));
    t.play(GoOn);
    assert_eq!(t.stage(), "after");
    t.play(GoOn);
    assert!(t.offers(drink("flying_ointment")));
    assert!(!t.offers(Cast(spell("dream_powder"))) && !t.offers(ask("nina")));
}

/// Nothing can be used while the cards are chosen, or in another player's turn (SE-7.1).
#[test]
fn nothing_is_used_in_the_turns_of_others() {
    let set_up = table(2).potions(1, "calming_potion").coven(1, "martha");
    let mut t = set_up.start();
    assert!(!allows(&t, 1, drink("calming_potion")));
    t.play_as(0, Play(Chant)).play_as(1, Play(Collect));
    assert!(!allows(&t, 1, drink("calming_potion")) && !allows(&t, 1, ask("martha")));
    t.idle().stay();
    assert!(allows(&t, 1, drink("calming_potion")) && allows(&t, 1, ask("martha")));
}

/// What depends on what the Action brought is used only after it (SE-7.2).
#[test]
fn an_effect_waits_for_its_condition() {
    let set_up = table(2).coven(0, "alice").stock(0, "skull skull skull root root root");
    let mut t = set_up.potions(0, "calming_potion").cards(&[Action::Brew, Chant]);
    t.stay();
    assert_eq!(t.refusal(ask("alice")).1, "SE-7.2");
    t.play(GoOn).plays([brew("ritual_oil"), brew("ritual_oil"), brew("ritual_oil")]);
    assert!(t.offers(ask("alice")));
}

/// A Remedy is not used in a window (SE-7.3).
#[test]
fn a_remedy_only_heals() {
    let remedies = "blindness_remedy paralysis_remedy infection_remedy";
    let mut t = table(2).potions(0, remedies).cards(&[Chant, Collect]);
    t.stay();
    assert_eq!(t.stage(), "end", "no window was worth opening");
    words(remedies).into_iter().for_each(|remedy| assert!(!t.offers(drink(remedy))));
}

/// Each Remedy heals its ailment (SE-7.3, SE-1.17).
#[test]
fn each_remedy_heals_its_ailment() {
    for (patient, remedy, levels) in [
        ("blind_yellow", "blindness_remedy", [1, 0, 0]),
        ("paralysed_yellow", "paralysis_remedy", [0, 1, 0]),
        ("infected_yellow", "infection_remedy", [0, 0, 1]),
    ] {
        let set_up = table(2).patient(1, patient, false).potions(0, remedy);
        let mut t = set_up.cards(&[Action::Heal, Chant]);
        t.stay().play(heal(1, remedy));
        assert_eq!((t.levels(0), t.holds(0, remedy)), (levels, 0));
    }
}

/// Any number of Potions may be used in a turn, and each is gone (SE-7.4).
#[test]
fn any_number_of_potions_may_be_used() {
    let set_up =
        table(2).suspicion(0, 8).potions(0, "calming_potion calming_potion calming_potion");
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay();
    for left in [2, 1, 0] {
        t.play(drink("calming_potion")).play(Way(1));
        assert_eq!(t.holds(0, "calming_potion"), left);
    }
    assert_eq!(t.suspicion(0), 2);
}

/// A Practical Potion that was gained and not brewed gives no Wisdom (SE-7.4).
#[test]
fn a_potion_that_was_not_brewed_gives_no_wisdom() {
    let mut t = table(2).stock(0, "root").cards(&[Recruit, Recruit]);
    t.stay().play(Bonus).play(Favor(4)).play(Spend(Good::Root)).play(Potion(potion("love_potion")));
    assert_eq!((t.holds(0, "love_potion"), t.wisdom(0), t.has(0, "root")), (1, 0, 0));
}

/// A Calming Potion lowers Suspicion by 2 (SE-7.5).
#[test]
fn a_calming_potion_lowers_suspicion() {
    let set_up = table(2).suspicion(0, 5).potions(0, "calming_potion").hunters(&[1]);
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay().play(drink("calming_potion")).play(Way(1));
    assert_eq!((t.suspicion(0), t.huts()), (3, "A.....".into()));
}

/// Or it moves any hunter to any empty hut and lays it down, even one that lies already (SE-7.6).
#[test]
fn a_calming_potion_moves_a_hunter() {
    let set_up = table(2).suspicion(0, 5).potions(0, "calming_potion calming_potion");
    let mut t = set_up.hunters(&[1, 3]).cards(&[Collect, Chant]);
    t.stay().play(drink("calming_potion")).play(Way(2));
    assert!(!t.offers(Hunter { from: 1, to: 3 }), "hut 3 is not empty");
    assert!(!t.offers(Hunter { from: 2, to: 4 }), "hut 2 has no hunter");
    t.play(Hunter { from: 1, to: 2 });
    assert_eq!((t.huts(), t.suspicion(0)), (".iA...".into(), 5));
    t.play(drink("calming_potion")).play(Way(2)).play(Hunter { from: 2, to: 6 });
    assert_eq!(t.huts(), "..A..i");
}

/// A Flying Ointment moves the Leader any number of spaces (SE-7.7).
#[test]
fn a_flying_ointment_goes_anywhere() {
    let mut t = table(2).potions(0, "flying_ointment").cards(&[Collect, Chant]);
    t.stay().play(drink("flying_ointment"));
    assert_eq!(t.refusal(go("4b")).1, "SE-6.2", "another Leader stands there");
    t.play(go("3g"));
    assert_eq!((t.place(0), t.has(0, "berry"), t.has(0, "crystal")), ("3g".into(), 2, 1));
}

/// A Love Potion sends a citizen to the Crowd and then one to a Chamber (SE-7.8).
#[test]
fn a_love_potion_sends_citizens() {
    let mut t = table(2).crowd(0, 0).potions(0, "love_potion").cards(&[Chant, Collect]);
    t.stay().play(drink("love_potion")).play(Chamber(1));
    assert_eq!((t.crowd(0), t.sent(0, 1), t.number(0, "supply")), (0, 1, 5));
}

/// If one part of a Love Potion cannot be done, the other is (SE-7.8).
#[test]
fn a_love_potion_does_what_it_can() {
    let mut t = table(2).crowd(0, 6).potions(0, "love_potion").cards(&[Chant, Collect]);
    t.stay().play(drink("love_potion")).play(Chamber(2));
    assert_eq!((t.crowd(0), t.sent(0, 2)), (5, 1));
    let mut full = table(2).crowd(0, 1);
    for chamber in [1, 2] {
        full = (1..=6).fold(full, |set_up, spot| set_up.in_chamber(chamber, spot, None));
    }
    let mut t = full.potions(0, "love_potion").cards(&[Chant, Collect]);
    t.stay().play(drink("love_potion"));
    assert_eq!((t.crowd(0), t.number(0, "supply")), (2, 4));
}

/// Ritual Oil makes the Action Matched: bonus, Ritual advance and 1 Suspicion (SE-7.9).
#[test]
fn ritual_oil_makes_a_match() {
    let mut t = table(2).potions(0, "ritual_oil").cards(&[Recruit, Chant]);
    t.stay().play(drink("ritual_oil"));
    assert_eq!(t.matched(), json!({"treated": 1}));
    t.play(Main).play(Bonus).play(Favor(3)).play(take("herb"));
    assert_eq!((t.has(0, "herb"), t.suspicion(0)), (1, 3));
    t.play(Advance(track(1, 0))).play(End);
    assert_eq!(t.of(0, "marker"), json!(track(1, 0)));
}

/// Ritual Oil with Chant raises nothing (SE-7.9, SE-5.12).
#[test]
fn ritual_oil_with_chant_raises_nothing() {
    let mut t = table(2).suspicion(0, 5).potions(0, "ritual_oil").cards(&[Chant, Collect]);
    t.stay().play(drink("ritual_oil")).play(Bonus);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (2, json!(false)));
}

/// Who is Matched already cannot use Ritual Oil, not even a second one (SE-7.9).
#[test]
fn ritual_oil_needs_an_unmatched_action() {
    let set_up = table(2).potions(0, "ritual_oil ritual_oil flying_ointment");
    let mut t = set_up.clone().cards(&[Chant, Chant]);
    t.stay();
    assert_eq!(t.refusal(drink("ritual_oil")).1, "SE-7.9");
    let mut t = set_up.cards(&[Chant, Collect]);
    t.stay().play(drink("ritual_oil"));
    assert_eq!(t.refusal(drink("ritual_oil")).1, "SE-7.9");
}

/// Ritual Oil, too, can only be used in window 1 (SE-7.9, SE-5.10).
#[test]
fn ritual_oil_is_used_before_the_card() {
    let set_up = table(2).potions(0, "ritual_oil flying_ointment");
    let mut t = set_up.cards(&[Chant, Collect]);
    t.stay().play(GoOn);
    for _ in 0..2 {
        assert_eq!(t.refusal(drink("ritual_oil")).1, "SE-7.9");
        t.play(if t.stage() == "after" { GoOn } else { End });
    }
    assert_eq!(t.asked(), 1);
}
