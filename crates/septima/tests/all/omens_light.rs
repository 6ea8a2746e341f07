//! The light halves of the omens (SE-17.11 to SE-17.43; the Sabbath is in `omens.rs`).

use crate::common::*;
use crate::omens::{certain_trial, coming, new_season};
use crate::season::{last_phase, preparation};
use crate::shapes::beasts;
use crate::spells::lasting;
use serde_json::json;

/// Two players under the light half of an omen.
fn light(number: u8) -> SetUp {
    table(2).omen(number, false)
}

/// Two players without suspicion, all citizens of seat 0 in the Crowd, this witch on trial.
fn trial(accused: &str) -> Table {
    let set_up = light(4).suspicion(0, -1).suspicion(1, -1).crowd(0, 6).crowd(1, 0);
    let mut t = last_phase(set_up.accused(1, accused));
    t.will(BAG, &"seat0 ".repeat(6)).play(End);
    t
}

/// Friendly Hermit: a ribbon that asks for an offering is entered without one, and gives its spell
/// (SE-17.11).
#[test]
fn friendly_hermit_asks_for_no_offering() {
    let near = |s: SetUp| s.marker(0, 5, 0).board("-", "invisibility", "-", "");
    let mut t = near(table(2)).cards(&[Ritual, Collect]);
    t.stay();
    assert_eq!(t.refusal(Advance(track(6, 1))).1, "SE-9.7");
    for stock in ["", "berry"] {
        let mut t = near(light(1)).stock(0, stock).cards(&[Ritual, Collect]);
        t.stay().plays([Advance(track(6, 1)), Take(spell("invisibility"))]);
        assert_eq!((t.list(0, "spells").len(), t.has(0, "berry")), (1, words(stock).len() as u64));
    }
}

/// Era of Healing: any remedy heals any patient, on the track of the patient (SE-17.13).
#[test]
fn era_of_healing_lets_any_remedy_heal() {
    let set_up = light(2).patient(1, "paralysed_yellow", false);
    let set_up = set_up.potions(0, "infection_remedy calming_potion");
    let mut t = set_up.cards(&[Action::Heal, Collect]);
    t.stay().play(GoOn);
    assert!(!t.offers(heal(1, "calming_potion")), "it is no remedy");
    t.play(heal(1, "infection_remedy"));
    assert_eq!((t.levels(0), t.holds(0, "infection_remedy")), ([0, 1, 0], 0));
    assert_eq!(t.has(0, "crystal"), 1, "the reward of the first level");
}

/// In the Hospital the player names the ailment; Edith may choose the track as ever (SE-17.13).
#[test]
fn era_of_healing_works_in_the_hospital() {
    let set_up = light(2).leader(0, "2a").potions(0, "infection_remedy");
    for ailment in [Blind, Paralysed, Infected] {
        let mut t = set_up.clone().cards(&[Action::Heal, Collect]);
        let with = Some(potion("infection_remedy"));
        t.stay().play(Hospital { ailment, with });
        assert_eq!(t.levels(0), [Blind, Paralysed, Infected].map(|a| u8::from(a == ailment)));
    }
    let mut t = set_up.coven(0, "edith").cards(&[Action::Heal, Collect]);
    t.stay().play(Hospital { ailment: Blind, with: Some(potion("infection_remedy")) });
    t.play(Track(Paralysed));
    assert_eq!(t.levels(0), [0, 1, 0]);
}

/// Wave of Support: one Favor more after the Trials, four at most (SE-17.15).
#[test]
fn wave_of_support_brings_another_favor() {
    for (citizens, most) in [(0, 1), (2, 1), (3, 2), (5, 4), (6, 4)] {
        let mut t = last_phase(light(3).crowd(0, citizens).coven(0, "johanna"));
        preparation(&mut t).play(End);
        let mut used = 0;
        while t.asked() == 0 && t.offers(Favor(3)) {
            t.plays([Favor(3), take("root")]);
            used += 1;
        }
        assert_eq!(used, most, "{citizens} citizens");
        assert_eq!(t.crowd(0), i64::from(citizens.saturating_sub(1)), "one is recalled");
    }
}

/// Favors in a Moon Phase are as ever (SE-17.15).
#[test]
fn wave_of_support_does_not_touch_a_phase() {
    let mut t = light(3).cards(&[Recruit, Recruit]);
    t.stay().plays([Main, Bonus, Favor(3), take("root")]);
    assert!(t.stage() == "end" && !t.offers(Favor(1)));
}

/// Spiritual Connection: everybody may use the top witch of each Chamber, not those beneath
/// (SE-17.17).
#[test]
fn spiritual_connection_shares_the_witches_on_top() {
    let set_up = light(4).accused(1, "martha").accused(2, "sen nicholas").stock(0, "herb root");
    let mut t = set_up.stock(1, "herb root").cards(&[Collect, Move]);
    t.stay();
    assert!(t.offers(ask("martha")) && t.offers(ask("nicholas")) && !t.offers(ask("sen")));
    t.plays([ask("nicholas"), brew("calming_potion"), GoOn]);
    while !t.offers(End) {
        t.play(if t.offers(GoOn) { GoOn } else { Enough });
    }
    t.play(End).stay();
    assert!(t.offers(ask("martha")), "seat 1 too");
    assert_eq!(t.refusal(ask("nicholas")).1, "SE-8.3", "with Collect");
}

/// Dragomir on trial in a successful first Trial: every player with a citizen there lowers
/// Suspicion by 2, not only the winner (SE-17.17).
#[test]
fn dragomir_calms_everybody_in_the_chamber() {
    let set_up = light(4).suspicion(0, 4).suspicion(1, 5).crowd(0, 0).crowd(1, 0);
    let set_up = set_up.accused(1, "dragomir");
    let stands = |who: [usize; 6]| {
        let spots = who.into_iter().enumerate();
        let set_up = spots.fold(set_up.clone(), |s, (i, w)| s.in_chamber(1, i + 1, Some(w)));
        let mut t = last_phase(set_up);
        preparation(&mut t).play(End);
        t
    };
    let mut t = stands([0, 0, 0, 0, 1, 1]);
    t.play(Refuse);
    assert_eq!([t.suspicion(0), t.suspicion(1)], [2, 3]);
    let mut t = stands([0, 0, 0, 0, 0, 0]);
    t.play(Welcome);
    assert_eq!([t.suspicion(0), t.suspicion(1)], [2, 5], "once, and only who stands there");
}

/// Johanna on trial has left the Chamber before the Favors (SE-17.17).
#[test]
fn johanna_is_gone_before_the_favors() {
    let mut t = trial("johanna");
    t.plays([Refuse, Favor(3), take("root")]);
    assert_eq!(t.refusal(Favor(3)).1, "SE-12.2");
}

/// Bryn on trial, declined: the winner recalls one, but the recall after Favors is due (SE-17.17).
#[test]
fn bryn_helps_only_while_on_trial() {
    let mut t = trial("bryn");
    t.play(ask("bryn")).play(Refuse);
    assert_eq!((t.crowd(0), t.number(0, "supply")), (5, 1));
    preparation(&mut t).plays([Favor(3), take("root"), Enough]);
    assert_eq!(t.crowd(0), 4);
    // Even if she was not used after the Trial.
    let mut t = trial("bryn");
    t.play(Enough).play(Refuse);
    assert_eq!(t.crowd(0), 4);
    preparation(&mut t).plays([Favor(3), take("root"), Enough]);
    assert_eq!(t.crowd(0), 3);
}

/// Vivid Memories: an unmatched Remember may count as matched, and raises nothing (SE-17.19).
#[test]
fn vivid_memories_match_a_remember() {
    let set_up = light(5).discard(0, "plead").marker(0, 0, 9).crowd(0, 0);
    let mut t = set_up.cards(&[Remember, Collect]);
    t.stay().play(Omen);
    assert_eq!(t.matched(), json!({"treated": 0}));
    t.plays([Copy(Plead), Bonus, Chamber(1)]);
    assert_eq!((t.sent(0, 1), t.wisdom(0)), (1, 2));
    t.play(Advance(track(1, 10)));
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (2, json!(false)));
}

/// A Remember that is matched anyway raises as usual; other actions are not touched (SE-17.19).
#[test]
fn vivid_memories_change_no_real_match() {
    let mut t = light(5).cards(&[Remember, Remember]);
    t.stay();
    assert_eq!(t.stage(), "end", "nothing is asked before the card");
    assert_eq!(t.suspicion(0), 3);
    let mut t = light(5).potions(0, "flying_ointment").cards(&[Collect, Remember]);
    t.stay();
    assert!(!t.offers(Omen));
}

/// Strengthening Constellation: whoever prepares a spell in a phase prepares a second one, but no
/// third (SE-17.21).
#[test]
fn strengthening_constellation_prepares_two_spells() {
    let set_up = light(6).used(0, "invisibility blessed_day ethereal_song");
    let mut t = set_up.cards(&[Ritual, Ritual]);
    t.stay().plays([Bonus, Way(1), Prepare(spell("invisibility"))]);
    t.play(Prepare(spell("ethereal_song")));
    assert!(!t.offers(Prepare(spell("blessed_day"))));
    assert_eq!(t.list(0, "ready").len(), 2);
}

/// A Favor after the Trials prepares one (SE-17.21).
#[test]
fn strengthening_constellation_ends_with_the_phases() {
    let set_up = light(6).used(0, "invisibility blessed_day").stock(0, "berry").crowd(0, 3);
    let mut t = last_phase(set_up);
    preparation(&mut t).play(End);
    t.plays([Favor(5), Spend(Good::Berry), Prepare(spell("invisibility"))]);
    assert_eq!(
        (t.list(0, "ready"), t.field("season")),
        (vec!["invisibility".into()], json!("winter"))
    );
}

/// Golden Cauldron: after three potions a fourth, practical one, for nothing and without Wisdom
/// (SE-17.23).
#[test]
fn golden_cauldron_gives_a_fourth_potion() {
    let set_up = light(7).stock(0, "skull herb berry root herb mushroom");
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.stay().plays(["blindness_remedy", "paralysis_remedy", "infection_remedy"].map(brew));
    let practical = ["calming_potion", "flying_ointment", "love_potion", "ritual_oil"];
    assert_eq!(t.choices(), practical.map(|name| Potion(potion(name))));
    t.play(Potion(potion("love_potion")));
    assert_eq!((t.holds(0, "love_potion"), t.wisdom(0)), (1, 0));
}

/// One potion brewed is enough for it, none is not (SE-17.23).
#[test]
fn golden_cauldron_wants_a_potion_brewed() {
    let set_up = light(7).stock(0, "skull herb berry root");
    let mut t = set_up.clone().cards(&[Action::Brew, Collect]);
    t.stay().plays([brew("blindness_remedy"), Enough, Potion(potion("ritual_oil"))]);
    assert_eq!(t.holds(0, "ritual_oil"), 1);
    let mut t = set_up.cards(&[Action::Brew, Collect]);
    t.stay().play(Enough);
    assert_eq!((t.stage(), t.of(0, "potions")), ("end".into(), json!([0, 0, 0, 0, 0, 0, 0])));
}

fn brew_any(name: &str) -> Choice {
    BrewAny { potion: potion(name), spared: 0, cheap: false }
}

/// Alchemist's Gift: a Love Potion from any three, every other one from any two (SE-17.25).
#[test]
fn alchemists_gift_takes_any_ingredients() {
    let set_up = light(8).stock(0, "berry berry berry crystal");
    let mut t = set_up.clone().cards(&[Action::Brew, Collect]);
    t.stay().plays([brew_any("love_potion"), Spend(Good::Berry), Spend(Good::Berry)]);
    t.play(Spend(Good::Crystal));
    assert_eq!((t.holds(0, "love_potion"), t.wisdom(0), t.has(0, "berry")), (1, 3, 1));
    let others = "blindness_remedy paralysis_remedy infection_remedy calming_potion \
                  flying_ointment ritual_oil";
    for name in words(others) {
        let mut t = light(8).stock(0, "berry berry").cards(&[Action::Brew, Collect]);
        t.stay();
        assert_eq!(t.refusal(brew_any("love_potion")).1, "SE-6.7");
        t.plays([brew_any(name), Spend(Good::Berry), Spend(Good::Berry)]);
        assert_eq!((t.holds(0, name), t.has(0, "berry")), (1, 0));
    }
}

/// By the river the Toad pays one less for Infection Remedy, Flying Ointment and Love Potion
/// (SE-17.25, SE-16.27).
#[test]
fn alchemists_gift_helps_the_toad() {
    let set_up = beasts(2).coven(0, "otto").animal(0, Animal::Toad, "otto").omen(8, false);
    let set_up = set_up.leader(0, "6b");
    for name in ["infection_remedy", "flying_ointment"] {
        let mut t = set_up.clone().stock(0, "root").cards(&[Action::Brew, Collect]);
        t.stay().play(brew_any(name)).play(Spend(Good::Root));
        assert_eq!(t.holds(0, name), 1);
    }
    let mut t = set_up.clone().stock(0, "root").cards(&[Action::Brew, Collect]);
    t.stay();
    for name in ["love_potion", "paralysis_remedy", "calming_potion"] {
        assert_eq!(t.refusal(brew_any(name)).1, "SE-6.7", "{name}");
    }
    let mut t = set_up.stock(0, "root root").cards(&[Action::Brew, Collect]);
    t.stay().plays([brew_any("love_potion"), Spend(Good::Root), Spend(Good::Root)]);
    assert_eq!((t.holds(0, "love_potion"), t.wisdom(0)), (1, 3));
}

/// Festival of Brotherhood: everybody is next to every Building, the Hospital included (SE-17.27).
#[test]
fn festival_of_brotherhood_opens_all_buildings() {
    let set_up = light(9).leader(0, "2g").buildings("oracle", "pub");
    let mut t = set_up.clone().cards(&[Chant, Collect]);
    t.stay().plays([Building(Building::Oracle), Favor(3), take("root")]);
    assert_eq!(t.has(0, "root"), 1);
    let mut t = set_up.clone().cards(&[Recruit, Collect]);
    t.stay().play(Building(Building::Pub));
    assert_eq!((t.crowd(0), t.field("angry_crowd")), (3, json!(1)));
    let mut t = set_up.potions(0, "infection_remedy").cards(&[Action::Heal, Collect]);
    t.stay().play(cure(Infected));
    assert_eq!(t.levels(0), [0, 0, 1]);
}

/// Outcrops and shrines still ask for adjacency (SE-17.27).
#[test]
fn festival_of_brotherhood_is_for_buildings_only() {
    let mut t = light(9).leader(0, "2g").cards(&[Collect, Move]);
    t.idle();
    assert_eq!(t.has(0, "crystal"), 0);
    let set_up = light(9).used(0, "invisibility").potions(0, "flying_ointment");
    let mut t = set_up.leader(0, "2g").cards(&[Ritual, Move]);
    t.stay();
    assert!([Element::Earth, Element::Air, Element::Fire].iter().all(|e| !t.offers(Shrine(*e))));
}

/// Lenient Leader: a match with Septima only raises 1 less, one with a player as ever (SE-17.29).
#[test]
fn lenient_leader_raises_less() {
    for (left, right, other, after) in [
        ("brew", "-", Collect, 2),
        ("-", "brew", Collect, 3),
        ("-", "-", Action::Brew, 3),
        ("-", "brew", Action::Brew, 3),
    ] {
        let mut t = light(10).septima(left, right, "").cards(&[Action::Brew, other]);
        t.idle();
        assert_eq!((t.suspicion(0), t.of(0, "raised")), (after, json!(after > 2)));
    }
}

/// Gentle Rain: a Collect gives one more of a type collected in it (SE-17.31).
#[test]
fn gentle_rain_gives_one_more() {
    // Herb and berry are lunar: on 4g there is one of each.
    let mut t = light(11).leader(0, "4g").cards(&[Collect, Move]);
    t.stay();
    assert_eq!(t.choices(), ["berry", "herb"].map(take));
    t.play(take("herb"));
    assert_eq!((t.of(0, "stock"), t.stage()), (json!([1, 0, 2, 0, 0, 0]), "end".into()));
    // With nothing collected there is nothing more.
    let mut t = light(11).leader(0, "2a").cards(&[Collect, Move]);
    t.stay();
    assert_eq!((t.of(0, "stock"), t.stage()), (json!([0, 0, 0, 0, 0, 0]), "end".into()));
}

/// What the match bonus collects counts as well (SE-17.31, SE-6.4).
#[test]
fn gentle_rain_comes_after_the_bonus() {
    let mut t = light(11).leader(0, "3g").cards(&[Collect, Collect]);
    t.stay().plays([Bonus, take("mushroom")]);
    assert_eq!(t.choices(), ["berry", "mushroom"].map(take));
    t.play(take("mushroom"));
    assert_eq!((t.has(0, "berry"), t.has(0, "mushroom")), (2, 2));
}

/// Calm Hearts: one Wisdom in step E for whoever did not raise Suspicion (SE-17.33).
#[test]
fn calm_hearts_bring_wisdom() {
    let mut t = light(12).septima("brew", "-", "").cards(&[Action::Brew, Collect]);
    t.idle();
    assert_eq!([t.wisdom(0), t.wisdom(1)], [0, 0]);
    t.idle();
    assert_eq!((t.field("phase"), t.suspicion(0)), (json!(2), 3));
    assert_eq!([t.wisdom(0), t.wisdom(1)], [0, 1]);
}

/// Faithful Allies: a Recruit sends one citizen more (SE-17.35).
#[test]
fn faithful_allies_send_another_citizen() {
    let mut t = light(13).cards(&[Recruit, Collect]);
    t.idle();
    assert_eq!((t.crowd(0), t.number(0, "supply")), (3, 3));
}

/// Fair Wind: the Quick Move may be two spaces; Serena adds none, Wings of Wind adds two
/// (SE-17.37).
#[test]
fn fair_wind_carries_further() {
    for coven in ["", "serena"] {
        let t = light(14).coven(0, coven).cards(&[Action::Brew, Collect]);
        assert!(t.offers(Stay) && t.offers(go("2a")) && t.offers(go("1a")));
        assert_eq!(t.refusal(go("1b")).1, "SE-6.2", "three spaces");
    }
    let t = lasting(light(14), 0, "wings_of_wind").cards(&[Action::Brew, Collect]);
    assert!(t.offers(go("6b")), "four spaces");
    assert_eq!(t.refusal(go("5b")).1, "SE-6.2", "five spaces");
}

fn caught(t: &Table) -> bool {
    t.events.iter().any(|e| matches!(e, Event::Caught { .. }))
}

/// Sleepy Hunters: the total is one lower. On 2b, five steps from the hut, 4 and a roll of 1 are not
/// enough, 5 and 1 are (SE-17.39).
#[test]
fn sleepy_hunters_walk_less_far() {
    for (set_up, suspicion, is_caught) in
        [(table(2), 3, true), (light(15), 3, false), (light(15), 4, true)]
    {
        let set_up = set_up.hunters(&[2]).septima("brew", "-", "").suspicion(0, suspicion);
        let mut t = set_up.cards(&[Action::Brew, Collect]);
        t.idle().will(DIE, "1").idle();
        assert_eq!(caught(&t), is_caught);
    }
}

/// So it is with the open die (SE-17.39).
#[test]
fn sleepy_hunters_with_the_open_die() {
    for (number, is_caught) in [(15, false), (12, true)] {
        let set_up = table_with(json!({"seats": 2, "hunter": "open"})).omen(number, false);
        let set_up = set_up.set("die", json!(1)).hunters(&[2]).septima("brew", "-", "");
        let mut t = set_up.suspicion(0, 3).cards(&[Action::Brew, Collect]);
        t.free().idle().idle();
        assert_eq!(caught(&t), is_caught);
    }
}

/// Fair Judge: before the first Trial two Angry Citizens of the Crowd return to the supply, or as
/// many as there are (SE-17.41).
#[test]
fn fair_judge_sends_angry_citizens_home() {
    for (suspicions, angry) in [([4, 4], 4), ([-1, 0], 0), ([-1, -1], 0)] {
        let set_up = light(16).suspicion(0, suspicions[0]).suspicion(1, suspicions[1]);
        let mut t = last_phase(certain_trial(set_up));
        t.play(End);
        assert_eq!((t.field("angry_crowd"), t.field("angry")), (json!(angry), json!(16 - angry)));
    }
}

/// Lucky Star: a Lucky Charm for each at the start of the season (SE-17.43).
#[test]
fn lucky_star_brings_a_charm() {
    let t = new_season(coming(2, 17));
    assert_eq!((t.number(0, "charms"), t.number(1, "charms")), (1, 1));
}

/// Not every phase brings one (SE-17.43).
#[test]
fn lucky_star_shines_once() {
    let mut t = light(17).cards(&[Action::Brew, Collect]);
    t.idle().idle();
    assert_eq!(t.field("phase"), 2);
    assert_eq!((t.number(0, "charms"), t.number(1, "charms")), (0, 0));
}
