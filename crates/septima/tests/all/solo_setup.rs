//! The solo game: what it adds, and how it is set up (SE-15.1 to SE-15.16).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use crate::season::preparation;
use crate::solo_spiders::{against, quiet, widow};
use kernel::{Fast, Game, Shared};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A solo game of chance from a seed, up to the draft.
fn chance(seed: u64) -> Table {
    let options = json!({"seats": 1, "mode": "full", "hunter": "die", "trial": "bag"});
    let options: septima::Options = serde_json::from_value(options).unwrap();
    let game = Septima::deal(Shared::built_in(), &options, &mut Fast::numbered(seed, 1)).unwrap();
    let mut t = Table { game, dice: kernel::Script::new(), events: Vec::new() };
    t.free();
    t
}

/// A solo game as it is set up, with draws by name.
fn dealt(script: &[(kernel::Source, &str)]) -> Table {
    deal_with(json!({"seats": 1}), script)
}

/// Chooses the first choice offered until a stage is reached.
fn until(t: &mut Table, stage: &str) {
    while t.stage() != stage {
        t.play(t.choices()[0]);
    }
}

/// Everything in the position of the Black Widow's board.
fn board(t: &Table) -> Value {
    serde_json::to_value(t.game).unwrap()["players"][1].clone()
}

/// The solo game is a full game: the basic one cannot be dealt for one player (SE-15.1).
#[test]
fn solo_is_a_full_game() {
    let deal = |mode: &str| {
        let options = json!({"seats": 1, "mode": mode, "hunter": "die", "trial": "bag"});
        let options: septima::Options = serde_json::from_value(options).unwrap();
        Septima::deal(Shared::built_in(), &options, &mut Fast::numbered(1, 1))
    };
    assert!(deal("full").is_ok());
    let said = deal("basic").err().unwrap().0;
    assert!(said.contains("needs mode=full"), "{said}");
}

/// It is set up as for two players: four patients, six spaces in each Chamber; one player sits at
/// the table (SE-15.1).
#[test]
fn solo_is_set_up_as_for_two() {
    let t = dealt(&[]);
    let patients = t.field("patients");
    assert_eq!(patients.as_array().unwrap().iter().filter(|p| !p.is_null()).count(), 4);
    for chamber in 0..2 {
        let spaces = t.field("chambers")[chamber]["spaces"].clone();
        assert_eq!(spaces.as_array().unwrap().len(), 6);
    }
    assert_eq!((t.game.seats(), t.field("players").as_array().unwrap().len()), (1, 1));
}

/// Both Septima markers match, the left one for 1 Suspicion and the right one for 2 (SE-15.1).
#[test]
fn both_septima_markers_match_in_solo() {
    for (action, raised) in [(Action::Heal, 1), (Remember, 2)] {
        let mut t = against(quiet().septima("heal", "remember", "plead"), action, "chant");
        assert_ne!(t.matched(), "no");
        t.will(MARKERS, "plead").idle();
        assert_eq!(t.suspicion(0), 2 + raised, "{action:?}");
    }
}

/// The deterministic variants and both modules may be combined with the solo game (SE-15.1).
#[test]
fn solo_goes_with_variants_and_modules() {
    let options = json!({
        "seats": 1, "hunter": "open", "trial": "open", "shapeshifting": true, "omens": true,
    });
    let t = deal_with(options, &[]);
    for variant in ["open_hunter", "open_trial", "shapeshifting"] {
        assert_eq!(t.field(variant), true, "{variant}");
    }
    assert!(t.field("omens")["coming"].is_string() && t.field("widow").is_object());
    // The Angry Citizens of Suspicion 2 and of Suspicion 4 are in the Crowd.
    assert_eq!(t.field("angry_crowd"), 2 + 3);
}

/// 14 widow cards, six of which are Remember cards, 10 negotiation cards, three spiders and a die
/// (SE-15.2).
#[test]
fn what_solo_adds() {
    let widow = &Shared::<Noctenburg>::built_in().get().widow;
    let cards: Vec<Action> = widow.cards.iter().map(|c| c.action).collect();
    let eight =
        [Collect, Action::Move, Action::Brew, Action::Heal, Chant, Recruit, Plead, Action::Ritual];
    assert_eq!(cards, eight);
    assert_eq!((cards.len() + widow.remembers.value.len(), widow.die.value.len()), (14, 6));
    let t = deal_with(json!({"seats": 1, "negotiation": "more"}), &[]);
    let (all, spiders) = (&t.field("widow")["negotiation"], &t.field("widow")["spiders"]);
    assert_eq!((all, spiders.as_array().unwrap().len()), (&json!([4, 3, 3]), 3));
}

/// She has a Coven, Suspicion, patient tracks and six Cursed Citizens, but no Leader, no ritual
/// marker, no prologue cards, no spells, no stock and no Wisdom (SE-15.3).
#[test]
fn what_the_black_widow_has() {
    let mut t = dealt(&[]);
    until(&mut t, "choose");
    let her = board(&t);
    assert_eq!((&her["leader"], &her["marker"]), (&json!(null), &json!(null)));
    for empty in ["prologues", "spells", "ready", "lasting", "hand"] {
        assert_eq!(her[empty], json!([]), "{empty}");
    }
    assert_eq!(
        (&her["stock"], &her["potions"]),
        (&json!([0, 0, 0, 0, 0, 0]), &json!([0, 0, 0, 0, 0, 0, 0]))
    );
    assert_eq!((&her["wisdom"], &her["charms"]), (&json!(0), &json!(0)));
    let widow = t.field("widow");
    assert_eq!(widow["coven"].as_array().unwrap().len(), 2);
    assert_eq!(widow["supply"].as_u64().unwrap() + widow["crowd"].as_u64().unwrap(), 6);
    assert_eq!((&widow["levels"], &widow["suspicion"]), (&json!([0, 0, 0]), &json!(4)));
}

/// The season ends with these citizens in Chamber 1, from the left, and Sen on trial; the Crowd is
/// empty.
fn trial(set_up: SetUp, citizens: &[usize]) -> Table {
    let set_up = set_up.crowd(0, 0).crowd(1, 0).accused(1, "sen").suspicion(0, -1);
    let places = citizens.iter().enumerate();
    let set_up = places.fold(set_up, |s, (i, seat)| s.in_chamber(1, i + 1, Some(*seat)));
    let mut t = against(set_up.phase(5), Action::Brew, "heal");
    t.free().idle();
    t
}

fn winner(t: &Table) -> usize {
    let won = |e: &Event| match e {
        Event::TrialWon { seat, .. } => Some(seat.index()),
        _ => None,
    };
    t.events.iter().find_map(won).expect("somebody has won")
}

/// Cursed Citizens are her Loyal Citizens: drawn from the bag they defend a witch, and win her for
/// the Black Widow (SE-15.3).
#[test]
fn cursed_citizens_are_loyal_to_her() {
    let set_up = quiet().suspicion(0, -1).suspicion(1, -1).crowd(0, 1).crowd(1, 2);
    let mut t = against(set_up.accused(1, "otto").phase(5), Action::Brew, "heal");
    preparation(&mut t).will(BAG, "seat1 seat0 seat1").will(WIDOW, "collect move").idle();
    assert_eq!((winner(&t), widow(&t, "coven")), (1, json!(["otto"])));
    t.done();
}

/// She is passed over wherever players do something with their Leaders: at set-up the player alone
/// places a Leader, and no space but the spiders' is taken (SE-15.4).
#[test]
fn only_the_player_places_a_leader() {
    let mut t = dealt(&[]);
    until(&mut t, "leaders");
    assert_eq!(t.choices().len(), 96 - 3);
    t.play(go("1b"));
    assert_eq!((t.stage(), t.place(0)), ("first_spells".into(), "1b".into()));
    t.play(t.choices()[0]);
    assert_eq!((t.stage(), t.choices().len()), ("ritual_markers".into(), 5));
    t.play(t.choices()[0]);
    assert_eq!(t.stage(), "choose");
}

/// Her Suspicion brings no hunter, since no Leader of hers is anywhere (SE-15.4).
#[test]
fn hunters_pass_her_over() {
    let mut t = against(quiet().hunters(&[1, 2, 3, 4, 5, 6]), Action::Heal, "chant");
    t.idle();
    assert_eq!((widow(&t, "suspicion"), t.huts()), (json!(5), "AAAAAA".into()));
    assert_eq!(t.field("phase"), 2);
    // Nor is an Active hunter called into an empty hut.
    let mut t = against(quiet().hunters(&[1, 2, 3]), Action::Heal, "chant");
    t.idle();
    assert_eq!(t.huts(), "AAA...");
}

/// Her witches only count: Dragomir does not lower her Suspicion, and Bryn spares her no recall;
/// they help the player in the same place (SE-15.5).
#[test]
fn her_witches_do_nothing() {
    let t = trial(quiet().suspicion(1, 2).coven(1, "bryn dragomir"), &[1, 1, 1]);
    assert_eq!((winner(&t), widow(&t, "suspicion")), (1, json!(2)));
    // Two of three are recalled, one returns to the Crowd.
    assert_eq!((widow(&t, "supply"), widow(&t, "crowd")), (json!(5), json!(1)));
    assert!(!t.events.iter().any(|e| matches!(e, Event::UsedWitch { .. })));
    assert_eq!(widow(&t, "coven"), json!(["bryn", "dragomir", "sen"]));
    let mut t = trial(quiet().suspicion(1, -1).coven(0, "bryn dragomir"), &[0, 0, 0]);
    t.play(Refuse);
    assert!(t.offers(ask("bryn")));
}

/// In a Trial she is a player: most citizens win, and of as many the one at the left (SE-15.6).
#[test]
fn she_is_a_player_in_a_trial() {
    for (citizens, wins) in [(&[1, 1, 0], 1), (&[1, 0, 0], 0), (&[1, 0, 1], 1)] {
        assert_eq!(winner(&trial(quiet().suspicion(1, -1), citizens)), wins, "{citizens:?}");
    }
    assert_eq!(winner(&trial(quiet().suspicion(1, -1), &[1, 0])), 1);
    assert_eq!(winner(&trial(quiet().suspicion(1, -1), &[0, 1])), 0);
}

/// Summoning wins ties with her too (SE-15.6).
#[test]
fn summoning_wins_ties_with_her() {
    let summoned = json!({"spells": ["summoning"], "lasting": ["summoning"]});
    let set_up = || quiet().suspicion(1, -1).player(0, summoned.clone());
    assert_eq!(winner(&trial(set_up(), &[1, 1, 0])), 0, "two of each, with Summoning");
    assert_eq!(winner(&trial(set_up(), &[1, 1, 1, 0])), 1, "three are more than two");
}

/// Where patients are equally near for her, the player decides whom she heals (SE-15.7).
#[test]
fn the_player_decides_ties_of_patients() {
    let set_up = quiet().patient(1, "blind_yellow", false).patient(6, "blind_blue", false);
    let mut t = against(set_up.patient(2, "infected_blue", false), Action::Brew, "heal");
    t.idle();
    assert_eq!((t.asked(), t.choices()), (0, vec![Nearest(1), Nearest(6)]));
}

/// Of two spiders equally far away the player says which one is the furthest (SE-15.7).
#[test]
fn the_player_decides_ties_of_spiders() {
    let set_up = quiet().spiders("1o 1o 1p", &[]).row("brew", "chant", "");
    let mut t = against(set_up, Action::Heal, "move");
    t.idle();
    let to = space("1b");
    assert_eq!(t.choices(), [Spider { spider: 1, to }, Spider { spider: 3, to }]);
    t.play(Spider { spider: 3, to });
    assert_eq!(crate::solo_spiders::places(&t), "1c 1c 1b");
}

/// She starts with Suspicion 4, patient markers at level 0, one Cursed Citizen in the Crowd and
/// five in the supply (SE-15.8).
#[test]
fn her_board_at_the_start() {
    let t = dealt(&[]);
    assert_eq!((widow(&t, "suspicion"), widow(&t, "levels")), (json!(4), json!([0, 0, 0])));
    assert_eq!((widow(&t, "crowd"), widow(&t, "supply")), (json!(1), json!(5)));
}

/// One of the six Remember cards is drawn at random and is hers; with eight others it makes nine
/// cards (SE-15.9).
#[test]
fn one_of_six_remember_cards_is_hers() {
    let copies = ["collect", "move", "heal", "recruit", "plead", "ritual"];
    for (n, copied) in copies.into_iter().enumerate() {
        let t = dealt(&[(WIDOW, &format!("{n} chant brew"))]);
        assert_eq!(widow(&t, "remembers"), copied);
        let position = serde_json::to_value(t.game).unwrap();
        let mut deck: Vec<String> =
            serde_json::from_value(position["widow"]["deck"].clone()).unwrap();
        deck.sort();
        let seven = ["collect", "heal", "move", "plead", "recruit", "remember", "ritual"];
        assert_eq!(deck, seven);
        assert_eq!((widow(&t, "deck"), widow(&t, "discard")), (json!(7), json!([])));
    }
    let drawn: BTreeSet<String> =
        (0..60).map(|seed| widow(&chance(seed), "remembers").to_string()).collect();
    assert_eq!(drawn.len(), 6);
}

/// The first card drawn lies on the left of her Row, the second on the right (SE-15.10).
#[test]
fn the_row_is_laid_from_the_left() {
    let t = dealt(&[(WIDOW, "0 plead ritual")]);
    assert_eq!((widow(&t, "row"), widow(&t, "top")), (json!(["plead", "ritual"]), json!(null)));
    assert_eq!(widow(&dealt(&[(WIDOW, "0 ritual plead")]), "row"), json!(["ritual", "plead"]));
}

/// A Remember does not stay in the first Row: it is always in the deck (SE-15.10).
#[test]
fn a_remember_is_not_in_the_first_row() {
    let (mut left, mut right) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..80 {
        let t = chance(seed);
        let row = widow(&t, "row");
        left.insert(row[0].as_str().unwrap().to_owned());
        right.insert(row[1].as_str().unwrap().to_owned());
        let position = serde_json::to_value(t.game).unwrap();
        let deck = position["widow"]["deck"].as_array().unwrap().clone();
        assert!(deck.len() == 7 && deck.contains(&json!("remember")));
    }
    assert_eq!((left.len(), right.len()), (8, 8), "every other card may lie there");
}

/// The spiders stand on the doors of the huts 2, 4 and 6 (SE-15.11).
#[test]
fn spiders_start_on_doors() {
    let t = dealt(&[]);
    assert_eq!(crate::solo_spiders::places(&t), "2j 4j 6j");
}

/// Four witches are drawn: the player takes one, she gets one of the three at random, he takes one
/// of two, she gets the last; nothing returns to the stack (SE-15.12).
#[test]
fn the_draft_of_four_witches() {
    let mut t = dealt(&[(WITCHES, "otto albert bryn hazel luke")]);
    assert_eq!(t.accused(1), ["otto"]);
    let keep = |name: &str| Keep(witch(name));
    assert_eq!(t.choices(), ["albert", "bryn", "hazel", "luke"].map(keep));
    t.will(WITCHES, "luke").play(keep("bryn"));
    assert_eq!((t.list(0, "coven"), widow(&t, "coven")), (vec!["bryn".into()], json!(["luke"])));
    assert_eq!(t.choices(), ["albert", "hazel"].map(keep));
    assert!(!t.offers(keep("luke")));
    t.play(keep("hazel"));
    assert_eq!(t.list(0, "coven"), ["bryn", "hazel"]);
    assert_eq!(widow(&t, "coven"), json!(["albert", "luke"]));
    assert_eq!((t.stage(), t.field("witch_stack")), ("prologues".into(), json!(24 - 5)));
}

/// Any of the three may be the one that she gets (SE-15.12).
#[test]
fn her_first_witch_is_random() {
    for name in ["albert", "hazel", "luke"] {
        let mut t = dealt(&[(WITCHES, "otto albert bryn hazel luke")]);
        t.will(WITCHES, name).play(Keep(witch("bryn")));
        assert_eq!(widow(&t, "coven"), json!([name]));
    }
}

/// The player goes first in Autumn and starts with 14 Wisdom (SE-15.13).
#[test]
fn the_player_goes_first_with_wisdom() {
    for seed in 0..20 {
        let t = chance(seed);
        assert_eq!((t.field("first"), t.wisdom(0)), (json!(0), 14));
    }
}

/// Three Cooperation, two Delay and three Information cards; two of the ten are in the box
/// (SE-15.14).
#[test]
fn negotiation_cards_at_the_start() {
    assert_eq!(widow(&dealt(&[]), "negotiation"), json!([3, 2, 3]));
}

/// The Leader cannot be placed on a spider's space at set-up (SE-15.15).
#[test]
fn no_leader_is_placed_on_a_spider() {
    let mut t = dealt(&[]);
    until(&mut t, "leaders");
    for door in ["2j", "4j", "6j"] {
        assert_eq!(t.refusal(go(door)), ("septima-no-spider", "SE-15.15"));
    }
    assert!(["1j", "3j", "5j", "2g"].into_iter().all(|free| t.offers(go(free))));
}

/// Preparation ends with her cards: all nine, discarded ones too, are shuffled, and a new Row is
/// laid (SE-15.16).
#[test]
fn preparation_shuffles_all_her_cards() {
    let set_up = quiet().row("move", "brew", "collect heal").phase(5);
    let mut t = against(set_up, Action::Heal, "remember");
    preparation(&mut t).will(WIDOW, "heal collect").idle();
    assert_eq!((t.field("season"), t.stage()), (json!("winter"), "choose".into()));
    assert_eq!(widow(&t, "row"), json!(["heal", "collect"]));
    assert_eq!((widow(&t, "deck"), widow(&t, "discard")), (json!(7), json!([])));
    assert_eq!(widow(&t, "action"), json!(null));
    t.done();
}

/// A Remember is replaced in the new Row of a Preparation, too, and a card on top of the deck is
/// known no more (SE-15.16).
#[test]
fn preparation_leaves_no_remember_in_the_row() {
    for draw in 0..8 {
        let set_up = quiet().row("remember", "brew", "").phase(5);
        let mut t = against(set_up, Action::Heal, "heal");
        preparation(&mut t).dice.wish(WIDOW, [draw, draw % 7]);
        t.idle();
        let row = widow(&t, "row");
        assert!(row.as_array().unwrap().iter().all(|c| *c != "remember"), "{row}");
        let position = serde_json::to_value(t.game).unwrap();
        assert!(position["widow"]["deck"].as_array().unwrap().contains(&json!("remember")));
        t.done();
    }
    let mut t = quiet().phase(5).start();
    t.will(WIDOW, "chant").play(Delay(2));
    assert_eq!(widow(&t, "top"), "brew");
    t.will(SOLO, "right").play(Play(Action::Heal));
    // The known card comes into the Row at the end of the phase; after that all are shuffled.
    preparation(&mut t).will(WIDOW, "plead ritual").idle();
    assert_eq!((widow(&t, "row"), widow(&t, "top")), (json!(["plead", "ritual"]), json!(null)));
    t.done();
}
