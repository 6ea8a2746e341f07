//! What is hidden from whom (SE-1.27).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Fact, Fast, Game, Rules, Script, Seat};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const ANNA: Seat = Seat::new(0);
const BELA: Seat = Seat::new(1);

fn view(t: &Table, viewer: Option<Seat>) -> Value {
    serde_json::to_value(t.game.view(viewer)).unwrap()
}

/// What a seat knows of its own, as it sees it itself.
fn own(t: &Table, seat: Seat) -> Value {
    view(t, Some(seat))["players"][seat.index()]["own"].clone()
}

fn list(value: &Value) -> BTreeSet<String> {
    serde_json::from_value(value.clone()).unwrap()
}

fn set(names: &str) -> BTreeSet<String> {
    words(names).into_iter().map(str::to_owned).collect()
}

/// What a seat has of its own in the worlds that another imagines.
fn dreams(t: &Table, of: Seat, by: Seat) -> Vec<Value> {
    let mut dice = Fast::numbered(7, 0);
    let dream = |_| {
        let game = t.game.imagine(by, &mut dice);
        game.audit().unwrap();
        let seen = serde_json::to_value(game.view(Some(of))).unwrap();
        seen["players"][of.index()]["own"].clone()
    };
    (0..300).map(dream).collect()
}

/// An oracle card is known to its owner alone, until the game is over (SE-1.27).
#[test]
fn oracle_cards_are_secret() {
    let mut t = table(3).set("season", json!("summer")).phase(5).start();
    assert_eq!(own(&t, ANNA)["oracle"], "oracle1");
    for viewer in [Some(BELA), Some(Seat::new(2)), None] {
        assert_eq!(view(&t, viewer)["players"][0]["own"], json!(null));
        assert!(!view(&t, viewer).to_string().contains("oracle1"));
    }
    t.free();
    for (seat, action) in [Remember, Action::Brew, Action::Heal].into_iter().enumerate() {
        t.play_as(seat, Play(action));
    }
    t.plays([Stay, End, Stay, End, Stay, End]);
    assert!(t.is_over());
    for viewer in [Some(ANNA), Some(BELA), None] {
        for (seat, oracle) in ["oracle1", "oracle2", "oracle3"].into_iter().enumerate() {
            assert_eq!(view(&t, viewer)["players"][seat]["own"]["oracle"], oracle);
        }
    }
}

/// Whoever imagines an oracle card of another thinks of any but his own; the basic game has four
/// (SE-1.27, SE-2.7).
#[test]
fn any_other_oracle_card_is_possible() {
    let oracles = |t: &Table, of, by| -> BTreeSet<String> {
        let own = dreams(t, of, by);
        own.iter().map(|o| o["oracle"].as_str().unwrap().to_owned()).collect()
    };
    let t = table(2).start();
    assert_eq!(oracles(&t, BELA, BELA), set("oracle2"));
    let others = "oracle2 oracle3 oracle4 oracle5 oracle6 oracle7 oracle8 oracle9";
    assert_eq!(oracles(&t, BELA, ANNA), set(others));
    let t = table(2).basic().start();
    assert_eq!(oracles(&t, BELA, ANNA), set("oracle2 oracle3 oracle4"));
}

/// A chosen action card is known to its owner alone until all are revealed; others see that a card
/// was chosen (SE-1.27, SE-5.2).
#[test]
fn picks_are_secret_until_all_have_chosen() {
    let mut t = table(2).discard(0, "chant heal").start();
    t.play_as(0, Play(Plead));
    assert_eq!(own(&t, ANNA)["pick"], "plead");
    for viewer in [Some(BELA), None] {
        let player = view(&t, viewer)["players"][0].clone();
        assert_eq!((player["picked"].clone(), player["own"].clone()), (json!(true), json!(null)));
        assert!(list(&player["hand"]).contains("plead"), "it seems to be in hand still");
        let told: Vec<Event> = t.events.iter().filter_map(|e| e.seen_by(viewer)).collect();
        assert_eq!(told, [Event::Picked { seat: ANNA, action: None }]);
    }
    let told: Vec<Event> = t.events.iter().filter_map(|e| e.seen_by(Some(ANNA))).collect();
    assert_eq!(told, [Event::Picked { seat: ANNA, action: Some(Plead) }]);
    t.play_as(1, Play(Chant));
    assert_eq!(view(&t, Some(BELA))["players"][0]["action"], "plead");
    assert!(t.events.contains(&Event::Revealed { seat: ANNA, action: Plead }));
}

/// Any card of the hand may have been chosen, but none of the discard pile; one's own choice is
/// certain (SE-1.27).
#[test]
fn any_card_of_the_hand_may_have_been_chosen() {
    let mut t = table(2).discard(0, "chant heal").start();
    t.play_as(0, Play(Plead));
    let picks = |by| -> BTreeSet<String> {
        let own = dreams(&t, ANNA, by);
        own.iter().map(|o| o["pick"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(picks(BELA), set("collect move brew recruit plead remember ritual"));
    assert_eq!(picks(ANNA), set("plead"));
}

/// A choice that is still secret may be taken back (SE-5.2).
#[test]
fn a_pick_may_be_taken_back() {
    let mut t = table(2).start();
    t.play_as(0, Play(Plead));
    assert!(!t.game.allows(ANNA, Play(Chant)));
    t.game.take_back(ANNA);
    assert_eq!(own(&t, ANNA)["pick"], json!(null));
    t.play_as(0, Play(Chant)).play_as(1, Play(Plead));
    assert_eq!(t.of(0, "action"), "chant");
}

const DEALT: &str = "wilmot albert aylana bryn dragomir edith eustace hazel johanna";

/// Three rounds of a draft of two players: Anna is dealt the first four.
fn draft() -> Table {
    deal_with(json!({"seats": 2}), &[(WITCHES, DEALT)])
}

/// Witches in the draft are known to who holds them (SE-1.27, SE-2.9).
#[test]
fn witches_in_the_draft_are_secret() {
    let mut t = draft();
    assert_eq!(list(&own(&t, ANNA)["dealt"]), set("albert aylana bryn dragomir"));
    for viewer in [Some(BELA), None] {
        let text = view(&t, viewer).to_string();
        assert!(["albert", "aylana", "bryn", "dragomir"].iter().all(|w| !text.contains(w)));
    }
    t.play_as(0, Keep(witch("bryn")));
    assert_eq!(own(&t, ANNA)["keep"], "bryn");
    assert_eq!(view(&t, Some(BELA))["players"][0]["picked"], true);
    for viewer in [Some(BELA), None] {
        assert!(!view(&t, viewer).to_string().contains("bryn"));
        let told: Vec<Event> = t.events.iter().filter_map(|e| e.seen_by(viewer)).collect();
        assert_eq!(told, [Event::PickedWitch { seat: ANNA, witch: None }]);
    }
}

/// Who passes witches on remembers them; who receives the rest does not know what was kept
/// (SE-1.27, SE-2.9).
#[test]
fn a_passed_hand_is_remembered() {
    let mut t = draft();
    t.play_as(0, Keep(witch("bryn"))).play_as(1, Keep(witch("edith")));
    assert_eq!(list(&own(&t, ANNA)["dealt"]), set("eustace hazel johanna"));
    assert_eq!(list(&own(&t, ANNA)["seen"]), set("albert aylana dragomir"));
    assert!(!view(&t, Some(BELA)).to_string().contains("bryn"));
    // What Bela holds is certain to Anna; what she has kept is not.
    let worlds = dreams(&t, BELA, ANNA);
    assert!(worlds.iter().all(|w| list(&w["dealt"]) == set("albert aylana dragomir")));
    let kept: BTreeSet<String> = worlds.iter().flat_map(|w| list(&w["kept"])).collect();
    let open = set("wilmot albert aylana bryn dragomir eustace hazel johanna");
    assert!(kept.contains("edith") && kept.len() > 12 && kept.is_disjoint(&open), "{kept:?}");
    t.play_as(0, Keep(witch("hazel")));
    let worlds = dreams(&t, ANNA, BELA);
    let keeps: BTreeSet<String> =
        worlds.iter().map(|w| w["keep"].as_str().unwrap().to_owned()).collect();
    assert_eq!(keeps, set("eustace hazel johanna"));
}

/// Only its owner knows the third witch, which lies on top of the stack, and who last held the one
/// in the box; the Covens are open (SE-1.27, SE-2.9).
#[test]
fn the_third_witch_is_known_to_her_owner() {
    let mut t = draft();
    for (anna, bela) in [("bryn", "edith"), ("hazel", "albert"), ("dragomir", "johanna")] {
        t.play_as(0, Keep(witch(anna))).play_as(1, Keep(witch(bela)));
    }
    t.play_as(0, Leave(witch("hazel"))).play_as(1, Leave(witch("johanna")));
    assert_eq!(t.of(0, "coven"), json!(["bryn", "dragomir"]));
    assert_eq!(list(&own(&t, ANNA)["aside"]), set("hazel"));
    assert_eq!(list(&own(&t, BELA)["aside"]), set("johanna"));
    let spectator = view(&t, None).to_string();
    assert!(["hazel", "johanna", "aylana", "eustace"].iter().all(|w| !spectator.contains(w)));
}

/// All the rest is open: players and spectators see the same but for what is a player's own
/// (SE-1.27).
#[test]
fn all_else_is_open() {
    let t = table(2)
        .stock(1, "berry crystal")
        .potions(1, "love_potion")
        .coven(1, "otto")
        .used(1, "dream_powder")
        .discard(1, "chant heal")
        .suspicion(1, 6)
        .player(1, json!({"wisdom": 17, "charms": 2}))
        .start();
    let spectator = view(&t, None);
    for seat in [ANNA, BELA] {
        let mut seen = view(&t, Some(seat));
        seen["viewer"] = Value::Null;
        seen["players"][seat.index()]["own"] = Value::Null;
        assert_eq!(seen, spectator);
    }
    let bela = &spectator["players"][1];
    assert_eq!((bela["wisdom"].clone(), bela["suspicion"].clone()), (json!(17), json!(6)));
    assert_eq!((list(&bela["discard"]), list(&bela["coven"])), (set("chant heal"), set("otto")));
    assert_eq!((list(&bela["spells"]), list(&bela["ready"])), (set("dream_powder"), set("")));
}

/// Face-down piles show how many there are; their order is nowhere, for chance decides when a card
/// is turned up (SE-1.27).
#[test]
fn the_order_of_piles_is_nowhere() {
    let deck = "cauldron_of_plenty emerald_passage ethereal_song overgrown_wilds";
    let earth = "adriannas_ring shards_of_eternity";
    let set = table(2).board(earth, "blessed_day", "invisibility", deck);
    let t = set.clone().start();
    let row = t.field("spells")[0].clone();
    assert_eq!(row["deck"], 4);
    assert!(words(deck).iter().all(|s| !t.see().to_string().contains(s)));
    assert_eq!((t.field("patient_pile"), t.field("witch_stack")), (json!(6), json!(24)));
    let next = |seed| {
        let set = set.clone().patient(1, "blind_yellow", false).potions(0, "blindness_remedy");
        let mut t = set.player(0, json!({"levels": [2, 0, 0]})).cards(&[Action::Heal, Chant]);
        t.dice = Script::over(Fast::numbered(seed, 0));
        t.stay().play(heal(1, "blindness_remedy")).play(Take(spell("blessed_day")));
        t.field("spells")[0]["middle"].as_str().unwrap().to_owned()
    };
    let turned: BTreeSet<String> = (0..40).map(next).collect();
    assert!(turned.iter().map(String::as_str).eq(words(deck)));
}

/// What a player may know is the same in every world that he imagines (SE-1.27).
#[test]
fn imagined_worlds_look_the_same() {
    let mut dice = Fast::numbered(3, 0);
    let mut t = draft();
    for _ in 0..400 {
        if t.is_over() {
            break;
        }
        for seat in [ANNA, BELA] {
            let world = t.game.imagine(seat, &mut dice);
            assert_eq!(world.view(Some(seat)), t.game.view(Some(seat)));
        }
        let choices = t.choices();
        t.play(choices[dice.below(choices.len() as u32) as usize]);
    }
}
