//! Shadow zones, and spiders: where they crawl, what they cost, what they guard (SE-15.29 to
//! SE-15.44).

use crate::common::*;
use crate::spells::cast;
use serde_json::{Value, json};

/// A solo game in which nobody is asked about the first crawl, and nothing is lost by it: the
/// Leader is on 1a, and all spiders go from 1o to 1e.
pub fn quiet() -> SetUp {
    alone().leader(0, "1a").spiders("1o 1o 1o", &[])
}

/// The player plays a card, and she the top card of her deck, which is this one.
#[track_caller]
pub fn against(set_up: SetUp, mine: Action, hers: &str) -> Table {
    let mut t = set_up.start();
    t.will(SOLO, "deck").will(WIDOW, hers).play(Play(mine));
    t
}

/// Something of the Black Widow's.
pub fn widow(t: &Table, field: &str) -> Value {
    t.field("widow")[field].clone()
}

/// Where the spiders are, those that lie in brackets.
pub fn places(t: &Table) -> String {
    let spider = |spider: &Value| {
        let at = spider["space"].as_str().unwrap_or_default().trim_start_matches('s');
        if spider["lies"] == json!(true) { format!("({at})") } else { at.to_owned() }
    };
    let spiders = widow(t, "spiders");
    spiders.as_array().into_iter().flatten().map(spider).collect::<Vec<_>>().join(" ")
}

/// She is the first player of this season.
fn she_is_first(set_up: SetUp) -> SetUp {
    set_up.set("first", json!(1)).set("active", json!(1))
}

/// The table after a crawl of spiders towards a Leader, by the shadow zones of a card; nobody is
/// asked, and her own card moves nothing.
#[track_caller]
fn crawl(leader: &str, spiders: &str, lying: &[u8], card: &str) -> Table {
    let set_up = she_is_first(alone().leader(0, leader).spiders(spiders, lying));
    let right = if card == "brew" { "move" } else { "brew" };
    let hers = if card == "plead" { "recruit" } else { "plead" };
    let t = against(set_up.row(card, right, ""), Action::Heal, hers);
    assert_eq!((t.stage(), t.asked()), ("quick_move".into(), 0), "{:?}", t.choices());
    t
}

/// The spiders that moved, in order, and where to.
fn steps(t: &Table) -> String {
    let step = |e: &Event| match e {
        Event::SpiderMoved { spider, space } => {
            let at = json!(space);
            Some(format!("{spider}-{}", at.as_str()?.trim_start_matches('s')))
        }
        _ => None,
    };
    t.events.iter().filter_map(step).collect::<Vec<_>>().join(" ")
}

/// What was lost, one after the other.
pub fn lost(t: &Table) -> Vec<u16> {
    let points =
        |e: &Event| if let Event::LostWisdom { points, .. } = e { Some(*points) } else { None };
    t.events.iter().filter_map(points).collect()
}

fn to_space(spider: u8, to: &str) -> Choice {
    Spider { spider, to: space(to) }
}

// Shadow zones

/// The shadow zones are those of the leftmost card that is in the Row once her card is taken from
/// it (SE-15.29).
#[test]
fn shadow_zones_of_the_leftmost_card() {
    for (face, zones) in [("left", [1, 2, 3]), ("right", [1, 3, 5]), ("deck", [1, 3, 5])] {
        let mut t = quiet().start();
        t.will(SOLO, face).will(WIDOW, "ritual").play(Play(Action::Heal));
        assert_eq!(widow(&t, "shadows"), json!(zones), "{face}");
    }
}

/// They hold for her healing in this turn: a patient who touches a shadow zone is healed first, be
/// he further away (SE-15.29).
#[test]
fn shadow_zones_hold_for_her_healing() {
    let patients = |row: [&str; 2]| {
        let set_up = quiet().row(row[0], row[1], "");
        let set_up = set_up.patient(1, "blind_yellow", false).patient(4, "infected_blue", false);
        let mut t = set_up.start();
        t.will(WIDOW, "collect").play(Cooperate(Action::Brew)).idle();
        widow(&t, "levels")
    };
    // T1 touches the zones 1 and 2, T4 the zones 4 and 5; both rows are left with one card.
    assert_eq!(patients(["brew", "move"]), json!([1, 0, 0]), "1, 3, 5: both, and T1 is nearer");
    assert_eq!(patients(["plead", "brew"]), json!([0, 0, 1]), "3, 4, 5: only T4");
}

/// The shadow zones of all fourteen cards, and what each Remember copies (SE-15.30).
#[test]
fn shadow_zones_of_all_cards() {
    let cards = [
        ("move", [1, 3, 5]),
        ("collect", [2, 4, 6]),
        ("brew", [1, 2, 3]),
        ("heal", [4, 5, 6]),
        ("chant", [2, 3, 4]),
        ("recruit", [1, 5, 6]),
        ("plead", [3, 4, 5]),
        ("ritual", [1, 2, 6]),
    ];
    for (card, zones) in cards {
        let right = if card == "brew" { "move" } else { "brew" };
        let t = quiet().row(card, right, "").start();
        assert_eq!(widow(&t, "shadows"), json!(zones), "{card}");
    }
    let remembers = [
        ("collect", [1, 2, 4]),
        ("move", [2, 3, 5]),
        ("heal", [3, 4, 6]),
        ("recruit", [1, 4, 5]),
        ("plead", [2, 5, 6]),
        ("ritual", [1, 3, 6]),
    ];
    for (n, (copies, zones)) in remembers.into_iter().enumerate() {
        let t = quiet().row("remember", "brew", "").widow(json!({"remember": n})).start();
        assert_eq!((widow(&t, "shadows"), widow(&t, "remembers")), (json!(zones), json!(copies)));
    }
}

// The crawl

/// The shadow zones are taken one after the other, the lowest number first (SE-15.31).
#[test]
fn the_lowest_zone_crawls_first() {
    let t = crawl("1a", "5k 3k 1k", &[], "move");
    assert_eq!(steps(&t), "3-1h 2-3h 1-5h");
    let t = crawl("1a", "6k 4k 2k", &[], "collect");
    assert_eq!(steps(&t), "3-2h 2-4h 1-6h");
}

/// Every spider in a shadow zone moves 1 space (SE-15.31).
#[test]
fn all_spiders_of_a_zone_crawl() {
    let t = crawl("1a", "1k 1l 6k", &[], "ritual");
    // Zone 1, then zone 2, for which zone 6 is the next that holds one, then zone 6.
    assert_eq!(steps(&t), "1-1h 2-1i 3-6h 3-6e");
}

/// For a shadow zone without spiders the next zone clockwise that holds one is taken, shadow zone or
/// not, and all spiders in it move (SE-15.32).
#[test]
fn the_next_zone_clockwise_takes_the_place() {
    // Zones 3, 4 and 5 are empty; 2 is none of them.
    let t = crawl("2a", "2k 2k 2k", &[], "plead");
    assert_eq!((places(&t), t.wisdom(0)), ("2c 2c 2c".into(), 14));
    // For 3 and 4 it is 6, and not 2, though 2 is nearer.
    let t = crawl("1a", "2k 2k 6k", &[], "chant");
    assert_eq!(steps(&t), "1-2h 2-2h 3-6h 3-6e");
}

/// The rulebooks' example: shadow zones 1, 3 and 5; one spider moves twice, one not at all, and no
/// Wisdom is lost (SE-15.29, SE-15.31 to SE-15.33).
#[test]
fn spiders_crawl_through_shadow_zones() {
    for way in ["1e", "1f"] {
        let set_up = alone().leader(0, "1a").spiders("1j 3j 2j", &[]).row("move", "brew", "");
        let mut t = against(set_up, Action::Heal, "collect");
        t.idle();
        assert_eq!(t.choices(), [to_space(1, "1e"), to_space(1, "1f")]);
        t.play(to_space(1, way));
        assert_eq!(places(&t), format!("({way}) (3g) (2j)"));
        assert_eq!((steps(&t), t.wisdom(0)), (format!("1-1g 2-3g 1-{way}"), 14));
    }
}

/// Where the spiders are is looked at afresh: a spider that crawls into a later shadow zone moves
/// again there. One on the Leader's space does not, but its zone is not empty (SE-15.33,
/// SE-15.36).
#[test]
fn a_spider_crawls_on_in_its_new_zone() {
    // Zones 1, 2 and 3: from 1a to 2a, and on to 3a; those in zone 6 are never looked for.
    let t = crawl("3a", "1a 6k 6k", &[], "brew");
    assert_eq!((steps(&t), t.wisdom(0)), ("1-2a 1-3a".into(), 14 - 5));
}

/// A spider that moved and is now next to the Leader costs 1 Wisdom, one on the Leader's space 5
/// (SE-15.34).
#[test]
fn spiders_that_arrive_cost_wisdom() {
    for (spiders, wisdom) in [
        ("1k 3k 5k", 14),
        ("1c 3k 5k", 14 - 1),
        ("1b 3k 5k", 14 - 5),
        ("1b 1c 3k", 14 - 5 - 5),
        ("1c 3a 5a", 14 - 1 - 1 - 1),
    ] {
        assert_eq!(crawl("1a", spiders, &[], "move").wisdom(0), wisdom, "{spiders}");
    }
}

/// Only where a spider is after the whole crawl counts: on its way past the next space to the
/// Leader's it costs 5, not 6 (SE-15.34).
#[test]
fn wisdom_is_lost_after_the_whole_crawl() {
    let t = crawl("1a", "1c 4k 4k", &[], "move");
    assert_eq!((steps(&t), t.wisdom(0)), ("1-1b 2-4h 3-4h 1-1a".into(), 14 - 5));
    assert_eq!(lost(&t), [5]);
}

/// A spider next to the Leader that did not move costs nothing in the crawl (SE-15.34).
#[test]
fn a_spider_that_did_not_move_costs_nothing() {
    let t = crawl("1a", "1k 3k 2a", &[], "move");
    assert_eq!((places(&t), t.wisdom(0)), ("1e 3h 2a".into(), 14));
}

/// A spider goes a shortest way; among several the player chooses, and others are not offered
/// (SE-15.35).
#[test]
fn a_spider_goes_a_shortest_way() {
    let set_up = she_is_first(alone().leader(0, "1a").spiders("1g 3k 5k", &[]));
    let mut t = against(set_up, Action::Heal, "plead");
    assert_eq!(t.choices(), [to_space(1, "1e"), to_space(1, "1f")]);
    assert!(!t.offers(to_space(1, "1j")) && !t.offers(to_space(2, "3h")) && !t.offers(Stay));
    t.play(to_space(1, "1f"));
    assert_eq!(places(&t), "1f 3h 5h");
}

/// Spiders do not block each other, and several may share a space (SE-15.35).
#[test]
fn spiders_share_a_space() {
    // 1: 1a joins 2a; 3: 3k; 5: both go from 2a to the Leader.
    let t = crawl("3a", "1a 2a 3k", &[], "move");
    assert_eq!(steps(&t), "1-2a 3-3h 1-3a 2-3a");
    assert_eq!((places(&t), t.wisdom(0)), ("3a 3a 3h".into(), 14 - 5 - 5));
}

/// A spider on the Leader's space does not move, costs nothing by the crawl, and stays lying if it
/// lies (SE-15.36).
#[test]
fn a_spider_on_the_leader_stays() {
    for lying in [&[][..], &[1]] {
        let t = crawl("1a", "1a 3k 5k", lying, "move");
        let here = if lying.is_empty() { "1a" } else { "(1a)" };
        assert_eq!((places(&t), t.wisdom(0)), (format!("{here} 3h 5h"), 14));
    }
}

/// A spider that is moved stands up; one that is not stays lying (SE-15.37).
#[test]
fn a_spider_that_moves_stands_up() {
    let t = crawl("1a", "1k 3k 2a", &[1, 3], "move");
    assert_eq!(places(&t), "1e 3h (2a)");
}

// The Leader among spiders

/// A Quick Move cannot enter the space of a spider, standing or lying (SE-15.38).
#[test]
fn a_quick_move_does_not_enter_a_web() {
    for lying in [&[][..], &[1]] {
        let set_up = quiet().spiders("1b 4j 4j", lying);
        let t = against(set_up, Action::Heal, "chant");
        assert_eq!(t.refusal(go("1b")), ("septima-no-spider", "SE-15.38"));
        assert!(t.offers(go("2a")) && t.offers(go("6a")) && t.offers(Stay));
    }
}

/// Nor does a Move, which cannot pass through it either, but goes around (SE-15.38).
#[test]
fn a_move_goes_around_spiders() {
    let mut t = against(quiet().spiders("1b 2a 4j", &[1]), Action::Move, "chant");
    t.stay();
    assert!(t.offers(go("6a")) && t.offers(go("6d")) && t.offers(go("4a")));
    // 1b itself, and what lies behind it or behind 2a.
    for web in ["1b", "2a", "1c", "1d", "2b", "3a"] {
        assert_eq!(t.refusal(go(web)), ("septima-no-spider", "SE-15.38"), "{web}");
    }
    assert_eq!(t.refusal(go("1e")).1, "SE-15.38", "three steps, if it were not for 1b");
    assert_eq!(t.refusal(go("1g")).1, "SE-6.2", "too far anyway");
}

/// The second Favor walks around them too: 1c is reached in four steps by 6a, 6b and 6d
/// (SE-15.38).
#[test]
fn a_favor_goes_around_spiders() {
    let set_up = quiet().spiders("1b 2a 4j", &[]).septima("recruit", "-", "");
    let mut t = against(set_up, Recruit, "chant");
    t.plays([Stay, Main, Bonus, Favor(2)]);
    assert!(t.offers(go("1c")));
    assert_eq!(t.refusal(go("1d")).1, "SE-15.38");
    assert_eq!(t.refusal(go("1b")).1, "SE-15.38");
}

/// What a Move brings is printed along a walk around the spiders: not behind them (SE-15.38).
#[test]
fn a_move_gathers_on_its_way_around() {
    let walk = |spiders: &str, to: Choice| {
        let mut t = against(quiet().leader(0, "2c").spiders(spiders, &[]), Action::Move, "chant");
        t.plays([Stay, to]);
        t.choices()
    };
    // From 2c to 2e there is time for a step to 2g and back, next to B2 with root and skull.
    let all = ["berry", "skull", "herb", "mushroom", "root"].map(take);
    assert_eq!(walk("4j 4j 4j", go("2e")), all);
    assert_eq!(walk("2g 4j 4j", go("2e")), ["berry", "herb", "mushroom"].map(take));
    // A spider on 2e keeps the Leader from A2 with its herb.
    assert_eq!(walk("2e 4j 4j", Stay), ["berry", "mushroom"].map(take));
}

/// The table with the Leader on 1a and spiders on all three spaces around it.
fn surrounded() -> SetUp {
    quiet().spiders("1b 2a 6a", &[])
}

/// Whoever moves any number of spaces gets over the spiders, but not onto one.
fn flies(t: &Table) {
    for free in ["1c", "3a", "4j"] {
        assert!(t.offers(go(free)), "{free}");
    }
    for web in ["1b", "2a", "6a"] {
        assert_eq!(t.refusal(go(web)), ("septima-no-spider", "SE-15.38"));
    }
}

/// A Flying Ointment flies over spiders (SE-15.39).
#[test]
fn an_ointment_flies_over_spiders() {
    let mut t = against(surrounded().potions(0, "flying_ointment"), Action::Heal, "chant");
    assert_eq!(t.choices(), [Stay]);
    t.plays([Stay, drink("flying_ointment")]);
    flies(&t);
}

/// So does Emerald Passage (SE-15.39).
#[test]
fn emerald_passage_flies_over_spiders() {
    let mut t = against(surrounded().spells(0, "emerald_passage"), Action::Heal, "chant");
    t.plays([Stay, cast("emerald_passage")]);
    flies(&t);
}

/// So does the match bonus of Move (SE-15.39).
#[test]
fn a_leap_flies_over_spiders() {
    let mut t = against(surrounded().septima("move", "-", ""), Action::Move, "chant");
    t.stay();
    assert!(t.offers(Leap(space("1c"))) && t.offers(Leap(space("4j"))));
    assert_eq!(t.refusal(Leap(space("1b"))), ("septima-no-spider", "SE-15.38"));
    assert!(!t.offers(go("1c")), "its Main ability walks");
    t.play(Leap(space("4j")));
    assert_eq!((t.place(0), t.has(0, "crystal")), ("4j".into(), 1));
}

/// So does the Fox, to a space next to a root, but not onto a spider (SE-15.39).
#[test]
fn the_fox_flies_over_spiders() {
    let set_up = alone_with(json!({"shapeshifting": true})).leader(0, "1a");
    let set_up = set_up.animal(0, Animal::Fox, "-").spiders("1b 2a 6e", &[]);
    let mut t = against(set_up, Action::Move, "chant");
    t.plays([Stay, Choice::Animal(Animal::Fox)]);
    // C6 has a root: it touches 1c, 1e and 6f, and A6 touches 6e.
    assert!(t.offers(go("1c")) && t.offers(go("6g")));
    assert_eq!(t.refusal(go("6e")), ("septima-no-spider", "SE-15.38"));
}

/// So does whoever is confronted (SE-15.39).
#[test]
fn the_confronted_flee_over_spiders() {
    let set_up = surrounded().suspicion(0, 8).septima("heal", "-", "");
    let mut t = against(set_up, Action::Heal, "chant");
    t.stay();
    while let Some(on) = [Main, GoOn, Enough].into_iter().find(|on| t.offers(*on)) {
        t.play(on);
    }
    assert_eq!(t.suspicion(0), 7);
    flies(&t);
    assert!(t.offers(Stay));
}

/// The Leader is on 1a and the player, with Suspicion 6, is matched and raises it to 7: the hunter
/// of hut 1 catches him in step C. Before that, her spiders crawl by the zones 1, 3 and 5.
pub fn captured(spiders: &str) -> Table {
    let set_up = quiet().spiders(spiders, &[]).suspicion(0, 6).hunters(&[1]);
    let mut t = against(set_up.septima("heal", "-", ""), Action::Heal, "chant");
    t.will(DIE, "0").idle();
    assert_eq!((t.stage(), t.suspicion(0)), ("hunters".into(), 6));
    t
}

/// So does whoever is captured (SE-15.39).
#[test]
fn the_captured_flee_over_spiders() {
    let t = captured("1c 3a 5a");
    assert_eq!(places(&t), "1b 2a 6a");
    flies(&t);
    assert!(t.offers(Stay));
}
