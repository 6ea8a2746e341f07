//! The dark halves of the omens (SE-17.12 to SE-17.44; the Sabbath is in `omens.rs`).

use crate::common::*;
use crate::omens::{certain_trial, coming, new_season, now};
use crate::season::{last_phase, preparation};
use crate::shapes::beasts;
use crate::spells::{cast, lasting};
use serde_json::json;

/// Two players under the dark half of an omen.
fn dark(number: u8) -> SetUp {
    table(2).omen(number, true)
}

/// The Era of Epidemic, with Martha of seat 0 ill.
fn epidemic() -> SetUp {
    dark(2).coven(0, "martha hazel").player(0, json!({"sick": "martha"}))
}

fn caught(t: &Table) -> bool {
    t.events.iter().any(|e| matches!(e, Event::Caught { .. }))
}

/// Vengeful Hermit: an offering is two ingredients, crystals allowed (SE-17.12).
#[test]
fn vengeful_hermit_asks_for_two() {
    let near = dark(1).marker(0, 5, 0).board("-", "invisibility", "-", "");
    let mut t = near.clone().stock(0, "berry").cards(&[Ritual, Collect]);
    t.stay();
    assert_eq!(t.refusal(Advance(track(6, 1))).1, "SE-9.7");
    let mut t = near.stock(0, "berry crystal").cards(&[Ritual, Collect]);
    t.stay().plays([Advance(track(6, 1)), Spend(Good::Berry), Spend(Good::Crystal)]);
    t.play(Take(spell("invisibility")));
    assert_eq!(t.of(0, "stock"), json!([0, 0, 0, 0, 0, 0]));
}

/// Free ribbons stay free (SE-17.12).
#[test]
fn vengeful_hermit_leaves_free_ribbons_alone() {
    let set_up = dark(1).marker(0, 1, 0).board("-", "invisibility", "-", "");
    let mut t = set_up.cards(&[Ritual, Collect]);
    t.stay().plays([Advance(track(2, 1)), Take(spell("invisibility"))]);
    assert_eq!(t.list(0, "spells"), ["invisibility"]);
}

/// Era of Epidemic: whoever has two witches or more turns one of his choice face down; she counts,
/// but has no ability (SE-17.14).
#[test]
fn era_of_epidemic_makes_a_witch_ill() {
    let set_up = coming(2, 2).suspicion(0, 4).suspicion(1, 4);
    let mut t = new_season(set_up.coven(0, "martha hazel").coven(1, "edith"));
    assert_eq!((now(&t), t.asked()), (json!(["omen2", true]), 0), "seat 1 has one witch only");
    assert_eq!(t.choices(), ["hazel", "martha"].map(|w| Sicken(witch(w))));
    t.play(Sicken(witch("martha")));
    assert_eq!((t.of(0, "sick"), t.list(0, "coven").len()), (json!("martha"), 2));
    assert_eq!(t.of(1, "sick"), json!(null));
    t.play_as(0, Play(Action::Brew)).play_as(1, Play(Collect));
    t.idle().stay();
    assert!(t.asked() == 0 && !t.offers(ask("martha")));
    // She would be offered if she were well.
    let mut t = dark(2).coven(0, "martha hazel").cards(&[Action::Brew, Collect]);
    t.stay();
    assert!(t.offers(ask("martha")));
}

/// The first patient healed turns her up again (SE-17.14).
#[test]
fn a_healing_ends_the_illness() {
    let set_up = epidemic().leader(0, "2a").potions(0, "infection_remedy flying_ointment");
    let mut t = set_up.cards(&[Action::Heal, Collect]);
    t.stay();
    assert!(!t.offers(ask("martha")));
    t.plays([GoOn, cure(Infected)]);
    assert_eq!((t.of(0, "sick"), t.list(0, "coven").len()), (json!(null), 2));
    assert_eq!(t.refusal(ask("martha")).1, "SE-7.2", "she works again, before a card");
}

/// A witch who is still ill at End of Season goes to the box, before the omen changes (SE-17.14).
#[test]
fn the_ill_are_exiled_at_the_end_of_the_season() {
    let mut t = last_phase(epidemic());
    preparation(&mut t).play(End);
    assert_eq!((t.list(0, "coven"), t.of(0, "sick")), (vec!["hazel".into()], json!(null)));
    let at = |wanted: fn(&Event) -> bool| t.events.iter().position(wanted).unwrap();
    let boxed = at(|e| matches!(e, Event::Boxed { .. }));
    assert!(boxed < at(|e| matches!(e, Event::OmenCame { .. })));
}

/// In Summer she goes before the final scoring (SE-17.14).
#[test]
fn in_summer_the_ill_are_exiled_before_scoring() {
    let mut t = last_phase(epidemic().set("season", json!("summer")));
    t.play(End);
    assert!(t.is_over());
    assert_eq!(t.list(0, "coven"), ["hazel"]);
}

/// If an exile takes the witch under an animal, the tile moves (SE-17.14, SE-16.8).
#[test]
fn an_exile_moves_the_tile() {
    let set_up = beasts(2).coven(0, "martha hazel otto").animal(0, Animal::Toad, "martha");
    let set_up = set_up.omen(2, true).player(0, json!({"sick": "martha"}));
    let mut t = last_phase(set_up);
    preparation(&mut t).play(End);
    assert_eq!(t.choices(), ["hazel", "otto"].map(|w| Cover(witch(w))));
    t.play(Cover(witch("otto")));
    assert_eq!((t.of(0, "covered"), t.stage()), (json!("otto"), "choose".into()));
}

/// Captured, she is turned up (SE-17.14).
#[test]
fn a_captured_witch_is_well_again() {
    let set_up = epidemic().suspicion(0, 8).septima("brew", "-", "");
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.stay().play(Lose(witch("martha")));
    assert_eq!((t.of(0, "sick"), t.accused(2)), (json!(null), vec!["martha".into()]));
}

/// Search Warrant: one Favor fewer after the Trials (SE-17.16).
#[test]
fn search_warrant_takes_a_favor() {
    for (citizens, most) in [(1, 0), (2, 0), (3, 0), (4, 1), (6, 3)] {
        let mut t = last_phase(dark(3).crowd(0, citizens).coven(0, "johanna"));
        preparation(&mut t).play(End);
        let mut used = 0;
        while t.stage() == "favors" && t.offers(Favor(3)) {
            t.plays([Favor(3), take("root")]);
            used += 1;
        }
        assert_eq!(used, most, "{citizens} citizens");
    }
}

/// Favors in a Moon Phase are as ever (SE-17.16).
#[test]
fn search_warrant_does_not_touch_a_phase() {
    let mut t = dark(3).cards(&[Recruit, Recruit]);
    t.stay().plays([Main, Bonus, Favor(3), take("root")]);
    assert_eq!(t.has(0, "root"), 1);
}

/// Lost Memories: no witch of a Coven and no animal can be used (SE-17.18).
#[test]
fn lost_memories_silence_witches_and_animals() {
    let set_up = beasts(2).coven(0, "martha otto").animal(0, Animal::Cat, "otto");
    let set_up = set_up.potions(0, "flying_ointment");
    for (set_up, can) in [(set_up.clone(), true), (set_up.omen(4, true), false)] {
        let mut t = set_up.cards(&[Recruit, Collect]);
        t.stay();
        assert_eq!((t.stage(), t.offers(Animal(Animal::Cat))), ("before".into(), can));
    }
    for (set_up, can) in [(table(2), true), (dark(4), false)] {
        let set_up = set_up.coven(0, "martha").potions(0, "flying_ointment");
        let mut t = set_up.cards(&[Recruit, Collect]);
        t.stay();
        assert_eq!(t.offers(ask("martha")), can);
    }
}

/// The witch of Magic Mirror still works, and so do Buildings (SE-17.18).
#[test]
fn lost_memories_leave_the_mirror_and_buildings() {
    let set_up = lasting(dark(4), 0, "magic_mirror").player(0, json!({"mirror": "martha"}));
    let mut t = set_up.leader(0, "1b").buildings("oracle", "-").cards(&[Chant, Collect]);
    t.stay();
    assert!(t.offers(ask("martha")) && t.offers(Building(Building::Oracle)));
}

/// Destroyed Memories: Remember cannot be chosen (SE-17.20).
#[test]
fn destroyed_memories_forbid_remember() {
    let t = dark(5).start();
    assert_eq!(t.refusal(Play(Remember)).1, "SE-17.20");
    assert!(t.offers(Play(Collect)));
    // So the Snake cannot use its ability.
    let t = beasts(2).coven(0, "otto").animal(0, Animal::Snake, "otto").omen(5, true).start();
    assert_eq!(t.refusal(Play(Remember)).1, "SE-17.20");
    assert!(t.offers(Play(Recruit)));
}

/// An animal with no other of its four actions in hand returns to human form first (SE-17.20,
/// SE-16.12).
#[test]
fn destroyed_memories_drive_an_animal_back() {
    let set_up = beasts(2).coven(0, "otto").animal(0, Animal::Toad, "otto");
    let set_up = set_up.discard(0, "brew ritual");
    for (set_up, animal) in [(set_up.clone(), json!("toad")), (set_up.omen(5, true), json!(null))] {
        let mut t = set_up.cards(&[Move, Collect]);
        t.stay().plays([Stay, take("berry"), End]).idle();
        assert_eq!((t.field("phase"), t.of(0, "animal")), (json!(2), animal));
    }
}

/// Veiled Constellation: preparing a spell costs an ingredient or a crystal; nobody must (SE-17.22).
#[test]
fn veiled_constellation_makes_preparing_cost() {
    let set_up = dark(6).used(0, "invisibility blessed_day").stock(0, "berry crystal");
    let mut t = set_up.clone().cards(&[Ritual, Ritual]);
    t.stay().plays([Bonus, Way(1), Prepare(spell("invisibility"))]);
    assert_eq!(t.choices(), [Spend(Good::Berry), Spend(Good::Crystal)]);
    t.play(Spend(Good::Crystal));
    assert_eq!((t.list(0, "ready").len(), t.has(0, "berry"), t.has(0, "crystal")), (1, 1, 0));
    let mut t = set_up.cards(&[Ritual, Ritual]);
    t.stay().plays([Bonus, Way(1), Enough]);
    assert_eq!((t.list(0, "ready").len(), t.has(0, "berry")), (0, 1));
    let mut t = dark(6).used(0, "invisibility").cards(&[Ritual, Ritual]);
    t.stay().play(Bonus);
    assert_eq!(t.refusal(Way(1)).1, "SE-6.1");
}

/// It is paid besides any other cost (SE-17.22).
#[test]
fn veiled_constellation_adds_to_other_costs() {
    let set_up = dark(6).used(0, "invisibility");
    let mut t = set_up.clone().stock(0, "berry").cards(&[Recruit, Recruit]);
    t.stay().plays([Main, Bonus]);
    assert_eq!(t.refusal(Favor(5)).1, "SE-6.1");
    let mut t = set_up.stock(0, "berry herb").cards(&[Recruit, Recruit]);
    t.stay().plays([Main, Bonus, Favor(5), Spend(Good::Berry)]);
    t.plays([Prepare(spell("invisibility")), Spend(Good::Herb)]);
    assert_eq!((t.list(0, "ready").len(), t.of(0, "stock")), (1, json!([0, 0, 0, 0, 0, 0])));
}

/// Cracked Cauldron: two potions at most, with Cauldron of Plenty three (SE-17.24).
#[test]
fn cracked_cauldron_makes_two_potions() {
    let set_up = dark(7).stock(0, "skull herb berry root herb mushroom skull herb");
    let mut t = set_up.clone().cards(&[Action::Brew, Collect]);
    t.stay().plays(["blindness_remedy", "paralysis_remedy"].map(brew));
    assert!(t.stage() == "end" && t.has(0, "mushroom") == 1);
    let mut t = set_up.spells(0, "cauldron_of_plenty").cards(&[Action::Brew, Collect]);
    t.stay().play(cast("cauldron_of_plenty"));
    t.plays(["blindness_remedy", "paralysis_remedy", "infection_remedy"].map(brew));
    assert!(t.stage() == "end" && t.has(0, "skull") == 1);
}

/// Fickle Alchemist: practical potions give no Wisdom when brewed (SE-17.26).
#[test]
fn fickle_alchemist_gives_no_wisdom() {
    for (set_up, wisdom) in [(table(2), 3), (dark(8), 0)] {
        let mut t = set_up.stock(0, "mushroom berry").cards(&[Action::Brew, Collect]);
        t.stay().play(brew("flying_ointment"));
        assert_eq!((t.holds(0, "flying_ointment"), t.wisdom(0)), (1, wisdom));
    }
}

/// Curfew: no Building can be used, the Hospital included; patients in town are healed (SE-17.28).
#[test]
fn curfew_closes_all_buildings() {
    let set_up = dark(9).leader(0, "1b").buildings("oracle", "-").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Chant, Collect]);
    t.stay();
    assert_eq!(t.refusal(Building(Building::Oracle)).1, "SE-17.28");
    let set_up = dark(9).leader(0, "2a").patient(1, "infected_yellow", false);
    let set_up = set_up.potions(0, "infection_remedy infection_remedy");
    let mut t = set_up.cards(&[Action::Heal, Collect]);
    t.stay();
    assert!(!t.offers(cure(Infected)));
    t.play(heal(1, "infection_remedy"));
    assert_eq!((t.levels(0), t.stage()), ([0, 0, 1], "end".into()));
}

/// Healing Dream does not open the Hospital either (SE-17.28).
#[test]
fn curfew_holds_for_spells() {
    for (set_up, can) in [(table(2), true), (dark(9), false)] {
        let set_up = set_up.leader(0, "2a").potions(0, "infection_remedy ritual_oil");
        let mut t = set_up.spells(0, "healing_dream").cards(&[Collect, Move]);
        t.stay();
        assert_eq!((t.stage(), t.offers(cast("healing_dream"))), ("before".into(), can));
    }
}

/// Outcrops and shrines work (SE-17.28).
#[test]
fn curfew_leaves_outcrops_and_shrines() {
    let mut t = dark(9).leader(0, "1i").cards(&[Collect, Move]);
    t.idle();
    assert_eq!(t.has(0, "crystal"), 1);
    let set_up = dark(9).leader(0, "1i").used(0, "invisibility");
    let mut t = set_up.cards(&[Ritual, Move]);
    t.stay().plays([Shrine(Element::Earth), Prepare(spell("invisibility"))]);
    assert_eq!(t.list(0, "ready"), ["invisibility"]);
}

/// Stern Leader: a match with Septima only raises 1 more, one with a player as ever (SE-17.30).
#[test]
fn stern_leader_raises_more() {
    for (left, right, other, after) in [
        ("brew", "-", Collect, 4),
        ("-", "brew", Collect, 5),
        ("-", "-", Action::Brew, 3),
        ("-", "brew", Action::Brew, 3),
    ] {
        let mut t = dark(10).septima(left, right, "").cards(&[Action::Brew, other]);
        t.idle();
        assert_eq!(t.suspicion(0), after);
    }
}

/// A Chant and an animal still raise nothing (SE-17.30).
#[test]
fn stern_leader_spares_chants_and_animals() {
    let mut t = dark(10).septima("-", "chant", "").suspicion(0, 6).cards(&[Chant, Collect]);
    t.idle();
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (4, json!(false)));
    let set_up = beasts(2).coven(0, "otto").animal(0, Animal::Toad, "otto").omen(10, true);
    let mut t = set_up.septima("-", "brew", "").cards(&[Action::Brew, Collect]);
    t.idle();
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (2, json!(false)));
}

/// Great Drought: one of the two lunar types counts, by choice; the other is not lunar (SE-17.32).
#[test]
fn great_drought_leaves_one_lunar_type() {
    // Herb and berry are lunar: on 4g there is one of each, a mushroom and a root.
    let mut t = dark(11).leader(0, "4g").cards(&[Collect, Collect]);
    t.stay();
    assert_eq!(t.choices(), ["berry", "herb"].map(take));
    t.play(take("herb"));
    assert_eq!(t.of(0, "stock"), json!([0, 0, 1, 0, 0, 0]));
    t.play(Bonus);
    assert_eq!(t.choices(), ["berry", "mushroom", "root"].map(take));
    t.play(take("berry"));
    assert_eq!(t.of(0, "stock"), json!([1, 0, 1, 0, 0, 0]));
    // Where only one is around nobody is asked.
    let mut t = dark(11).leader(0, "2b").cards(&[Collect, Move]);
    t.stay();
    assert_eq!((t.has(0, "berry"), t.stage()), (1, "end".into()));
}

/// Katherina adds a type as usual: also the one that was lost (SE-17.32).
#[test]
fn katherina_helps_in_a_drought() {
    let mut t = dark(11).leader(0, "4g").coven(0, "katherina").cards(&[Collect, Move]);
    t.stay().play(take("herb"));
    assert_eq!(t.choices(), [take("berry"), take("mushroom"), take("root"), Enough]);
    t.play(take("berry"));
    assert_eq!((t.of(0, "stock"), t.stage()), (json!([1, 0, 1, 0, 0, 0]), "end".into()));
}

/// Paranoia: each raise costs two Wisdom, once by however many points; lowering does not undo it
/// (SE-17.34).
#[test]
fn paranoia_costs_wisdom() {
    let set_up = dark(12).septima("-", "brew", "").potions(0, "calming_potion");
    for (before, after) in [(7, 5), (1, 0)] {
        let set_up = set_up.clone().player(0, json!({"wisdom": before}));
        let mut t = set_up.cards(&[Action::Brew, Collect]);
        t.stay().plays([GoOn, GoOn]);
        assert_eq!((t.suspicion(0), t.wisdom(0)), (4, after));
        t.play(drink("calming_potion")).play(Way(1));
        assert_eq!((t.suspicion(0), t.wisdom(0)), (2, after));
    }
    let set_up = dark(12).player(0, json!({"wisdom": 7}));
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.idle();
    assert_eq!(t.wisdom(0), 7, "nothing was raised");
}

/// Two raises cost twice: Luke's two bargains (SE-17.34, SE-8.16).
#[test]
fn paranoia_counts_each_raise() {
    let set_up = dark(12).coven(0, "luke").player(0, json!({"wisdom": 7})).stock(0, "crystal");
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.stay().play(brew_so("infection_remedy", "", "herb mushroom", false));
    assert_eq!((t.suspicion(0), t.wisdom(0)), (4, 3));
}

/// Suspicious Allies: a turn in which citizens went to the Crowd raises Suspicion by 1, and a
/// Hunter may come (SE-17.36).
#[test]
fn suspicious_allies_raise_suspicion() {
    let mut t = dark(13).hunters(&[2]).cards(&[Recruit, Collect]);
    t.idle();
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (3, json!(true)));
    t.will(DIE, "0").idle();
    assert!(t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
    // Besides what a match raises; a turn without citizens raises nothing.
    let mut t = dark(13).cards(&[Recruit, Recruit]);
    t.idle();
    assert_eq!(t.suspicion(0), 4);
    let mut t = dark(13).cards(&[Action::Brew, Recruit]);
    t.idle();
    assert_eq!(t.suspicion(0), 2);
}

/// The first citizen sent after the Suspicion sub-step raises it at once, further ones do not
/// (SE-17.36).
#[test]
fn suspicious_allies_are_seen_once_a_turn() {
    let set_up = dark(13).potions(0, "love_potion love_potion");
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.stay().plays([GoOn, GoOn]);
    assert_eq!((t.stage(), t.suspicion(0)), ("end".into(), 2));
    t.plays([drink("love_potion"), Chamber(1)]);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (3, json!(true)));
    t.plays([drink("love_potion"), Chamber(1)]);
    assert_eq!((t.suspicion(0), t.sent(0, 1)), (3, 2));
}

/// Dense Fog: there is no Quick Move; only the two spaces of Wings of Wind are left (SE-17.38).
#[test]
fn dense_fog_stops_the_quick_move() {
    let t = dark(14).cards(&[Action::Brew, Collect]);
    assert_eq!((t.stage(), t.asked(), t.place(0)), ("end".into(), 0, "2b".into()));
    let t = dark(14).coven(0, "serena").cards(&[Action::Brew, Collect]);
    assert_eq!(t.stage(), "end");
    let t = lasting(dark(14), 0, "wings_of_wind").cards(&[Action::Brew, Collect]);
    assert!(t.offers(go("1a")), "two spaces");
    assert_eq!(t.refusal(go("1b")).1, "SE-6.2", "three spaces");
}

/// Bloodhounds: the total is one higher. On 2b, five steps from the hut, 3 and a roll of 1 are
/// enough (SE-17.40).
#[test]
fn bloodhounds_walk_further() {
    for (set_up, suspicion, is_caught) in
        [(table(2), 2, false), (dark(15), 2, true), (dark(15), 1, false)]
    {
        let set_up = set_up.hunters(&[2]).septima("brew", "-", "").suspicion(0, suspicion);
        let mut t = set_up.cards(&[Action::Brew, Collect]);
        t.idle().will(DIE, "1").idle();
        assert_eq!(caught(&t), is_caught);
    }
}

/// Corrupt Judge: before the first Trial two more Angry Citizens come to the Crowd, as far as the
/// supply lasts (SE-17.42).
#[test]
fn corrupt_judge_calls_angry_citizens() {
    for (suspicion, left, angry) in [(4, 16, 8), (-1, 16, 2), (-1, 1, 16)] {
        let set_up = dark(16).suspicion(0, suspicion).suspicion(1, suspicion);
        let set_up = set_up.set("angry", json!(left)).set("angry_crowd", json!(16 - left));
        let mut t = last_phase(certain_trial(set_up));
        t.play(End);
        assert_eq!((t.field("angry_crowd"), t.field("angry")), (json!(angry), json!(16 - angry)));
    }
}

/// Black Cat: Lucky Charms cannot be used, but gained, and they score (SE-17.44).
#[test]
fn black_cat_bars_lucky_charms() {
    let set_up = dark(17).hunters(&[2]).suspicion(0, 6).septima("brew", "-", "");
    let set_up = set_up.coven(0, "albert").stock(0, "berry herb").player(0, json!({"charms": 1}));
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.idle().will(DIE, "0").idle();
    assert!(t.offers(ask("albert")));
    assert_eq!(t.refusal(Charm).1, "SE-17.44");
    t.play(Face);
    assert!(caught(&t));
    assert_eq!(t.line(0, "septima-score-charms"), 2);
    let mut t = dark(17).cards(&[Action::Heal, Action::Heal]);
    t.stay().play(Bonus);
    assert_eq!(t.number(0, "charms"), 1);
}
