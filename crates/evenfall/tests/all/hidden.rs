//! Decks, discards, and what is hidden from whom (EV-19.3 to EV-19.5).

#![allow(clippy::unwrap_used)]

use crate::common::*;
use evenfall::cards::{Card, PlaceId};
use kernel::{Fact, Fast, Game, Rules, Script, Seat};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const ANNA: Seat = Seat::new(0);
const BELA: Seat = Seat::new(1);

fn view(table: &Table, viewer: Option<Seat>) -> Value {
    serde_json::to_value(table.game.view(viewer)).unwrap()
}

fn known(table: &Table, viewer: Option<Seat>, seat: usize) -> BTreeSet<String> {
    let list = view(table, viewer)["clans"][seat]["known_hand"].clone();
    list.as_array().unwrap().iter().map(|c| c.as_str().unwrap().to_owned()).collect()
}

fn names(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// All cards of the main deck but these.
fn all_but(text: &str) -> Vec<&'static str> {
    let out = names(text);
    Card::all().map(Card::name).filter(|n| !out.contains(*n)).collect()
}

/// The hand of a seat as another imagines it, many times.
fn dreams(table: &Table, of: usize, by: Seat) -> Vec<BTreeSet<String>> {
    let mut dice = Fast::numbered(7, 0);
    let dream = |_| {
        let game = table.game.imagine(by, &mut dice);
        game.audit().unwrap();
        let seat = Seat::new(of);
        let own = serde_json::to_value(game.view(Some(seat))).unwrap();
        let list = own["clans"][of]["known_hand"].as_array().unwrap().clone();
        list.iter().map(|c| c.as_str().unwrap().to_owned()).collect()
    };
    (0..300).map(dream).collect()
}

/// EV-19.3: the deck is empty after the first card: the discards are shuffled, and the draw goes on
/// card by card.
#[test]
fn the_discards_become_the_deck() {
    let mut table = table(2)
        .outer(0, "castle_in_the_mist_c")
        .set("discard", json!(["bat_swarm", "mandrake", "nightshade"]))
        .set("removed", json!(all_but("moon_hare bat_swarm mandrake nightshade")))
        .start()
        .draws("moon_hare nightshade");
    assert_eq!(table.see()["deck"], 1);
    table.play(Token);
    assert_eq!(table.events.iter().filter(|e| **e == Event::Reshuffled).count(), 1);
    assert_eq!((table.hand(0), table.see()["deck"].clone()), (2, json!(2)));
    assert_eq!(table.see()["discard"], json!([]));
    table.done();
}

/// EV-19.3: the discards stay where they are while the deck has a card.
#[test]
fn no_reshuffle_before_a_card_is_needed() {
    let mut table = table(2)
        .outer(0, "castle_in_the_mist_a")
        .set("discard", json!(["bat_swarm", "mandrake"]))
        .set("removed", json!(all_but("moon_hare bat_swarm mandrake")))
        .start()
        .draws("moon_hare");
    table.play(Token);
    assert_eq!(
        (table.see()["deck"].clone(), table.see()["discard"].clone()),
        (json!(0), json!(["bat_swarm", "mandrake"]))
    );
    assert!(!table.events.contains(&Event::Reshuffled));
}

/// EV-19.3: deck and discard pile are empty: no card comes.
#[test]
fn no_card_comes_from_nowhere() {
    let mut table = table(2)
        .outer(0, "castle_in_the_mist_c mystic_spring_a")
        .set("removed", json!(all_but("moon_hare")))
        .start()
        .draws("moon_hare");
    table.play(Token);
    assert_eq!((table.hand(0), table.stock(0)), (1, [1, 1, 0, 2, 0]));
    table.done();
}

/// EV-19.3: the Place deck is empty: slots remain empty, and no place comes from the deck.
#[test]
fn places_run_out() {
    let all: Vec<&str> = PlaceId::all().take(PlaceId::IN_DECK).map(PlaceId::name).collect();
    let (last, rest) = all.split_last().unwrap();
    let mut table = table(2)
        .stock(0, 2, 2, 0, 0)
        .hand(0, "circle_of_summoning")
        .inner(0, "nqobantu_crater")
        .outer(1, &rest.join(" "))
        .slots(North, last)
        .start();
    assert_eq!(table.see()["place_deck"], 0);
    table.play(play_ritual("circle_of_summoning", "nqobantu_crater"));
    assert_eq!(table.clan(0, "outer"), json!([]));
    table.dice = Script::over(Fast::numbered(1, 0));
    table.plays([End, Pass, Pass]);
    assert_eq!(table.see()["round"], 2);
    assert_eq!(table.see()["regions"][0]["places"], json!([last, null, null]));
    assert_eq!(table.see()["regions"][1]["places"], json!([null, null, null]));
}

/// EV-19.4: Morrigan scores for each card discarded from the hand: two by the free action, one on
/// the Northern Lakes; 1 and 3 resources; and nothing for the two cards left at the end.
#[test]
fn discarding_is_from_the_hand() {
    let mut table = table(2)
        .specialists(0, "morrigan_of_the_whispers_a")
        .hand(0, "moon_hare nightshade mandrake bat_swarm time_loop")
        .clan(1, json!({"passed": true}))
        .stones(North, "drop leaf flame eye")
        .set("round", json!(3))
        .start();
    table.plays([TwoCards, Discard(card("moon_hare")), Discard(card("nightshade")), Gain(Book)]);
    assert_eq!(table.vp(0), 2);
    table.plays([use_region(North, Witch), Discard(card("mandrake")), Gain(Book)]);
    assert_eq!((table.hand(0), table.stock(0)), (2, [0, 0, 4, 0, 3]));
    table.plays([End, Pass]);
    table.play(Stone(Gem::Drop));
    assert!(table.is_over());
    assert_eq!(table.vp(0), 3);
    assert_eq!(table.score(0), 3 + 2);
}

/// EV-19.4: a removed ritual is not discarded: no point for Morrigan, and it never comes back.
#[test]
fn a_removed_ritual_is_out_of_the_game() {
    let mut table = table(2)
        .specialists(0, "morrigan_of_the_whispers_a mother_nadia_a")
        .outer(0, "castle_in_the_mist_c:healing_moss")
        .set("discard", json!(["bat_swarm"]))
        .set(
            "removed",
            json!(all_but("healing_moss bat_swarm morrigan_of_the_whispers_a mother_nadia_a")),
        )
        .start()
        .draws("bat_swarm");
    table.play(Turn(person("mother_nadia_a")));
    assert_eq!(table.stock(0), [1, 1, 0, 0, 2]);
    assert_eq!(table.see()["discard"], json!(["bat_swarm"]));
    table.play(Token);
    // Two cards were due; only the discarded one exists.
    assert_eq!(table.hand(0), 1);
    table.done();
}

/// EV-19.4: cards that Automa turns over go to the discard pile, and nobody has discarded them.
#[test]
fn cards_of_automa_are_discarded_by_nobody() {
    let mut table = table(1)
        .specialists(0, "morrigan_of_the_whispers_a")
        .slots(North, "cave_a cave_b")
        .slots(Central, "ruins_a")
        .start()
        .draws("crystal_ball");
    table.plays([Token, End]);
    assert_eq!((table.see()["discard"].clone(), table.vp(0)), (json!(["crystal_ball"]), 0));
}

/// EV-19.5: a hand is known to its owner; to others only its size.
#[test]
fn hands_are_hidden() {
    let table = table(3)
        .hand(0, "moon_hare domovik_a")
        .hand(1, "mandrake")
        .hand(2, "bat_swarm nightshade time_loop")
        .start();
    assert_eq!(known(&table, Some(ANNA), 0), names("moon_hare domovik_a"));
    for viewer in [Some(BELA), Some(Seat::new(2)), None] {
        assert_eq!(known(&table, viewer, 0), names(""));
        let text = view(&table, viewer).to_string();
        assert!(!text.contains("moon_hare") && !text.contains("domovik_a"), "{text}");
        assert_eq!(view(&table, viewer)["clans"][0]["hand"], 2);
    }
    assert_eq!(known(&table, Some(BELA), 1), names("mandrake"));
}

/// EV-19.5: all the rest is open: stocks, points, circles, persons, discards and deck sizes.
#[test]
fn all_else_is_open() {
    let table = table(2)
        .stock(1, 1, 2, 3, 4)
        .clan(1, json!({"vp": 17, "stones": ["eye"]}))
        .outer(1, "cave_a:moon_hare:1:0")
        .specialists(1, "domovik_a")
        .council(1, "silas_the_double_b")
        .set("discard", json!(["bat_swarm"]))
        .hand(0, "mandrake")
        .start();
    let spectator = view(&table, None);
    for seat in [ANNA, BELA] {
        let mut own = view(&table, Some(seat));
        own["viewer"] = Value::Null;
        for i in 0..2 {
            own["clans"][i]["known_hand"] = json!([]);
        }
        assert_eq!(own, spectator);
    }
    assert_eq!(table.stock(1), [1, 2, 3, 4, 17]);
    assert_eq!(spectator["clans"][1]["council"], json!(["silas_the_double_b"]));
    assert_eq!(spectator["clans"][1]["outer"][0]["ritual"], "moon_hare");
    assert_eq!(
        (spectator["deck"].clone(), spectator["discard"].clone()),
        (json!(95), json!(["bat_swarm"]))
    );
}

/// EV-19.5: the log tells others that a card was drawn, not which; a discarded card is told to all.
#[test]
fn the_log_hides_what_is_drawn() {
    let mut table =
        table(2).outer(0, "castle_in_the_mist_a").hand(0, "nightshade").start().draws("moon_hare");
    table.play(Token);
    table.plays([TwoCards, Discard(card("nightshade")), Gain(Herb)]);
    let log = |viewer: Option<Seat>| -> String {
        let seen = table.events.iter().filter_map(|e| e.seen_by(viewer));
        seen.map(|e| serde_json::to_string(&e).unwrap() + "\n").collect()
    };
    let drawn = |viewer| log(viewer).lines().any(|l| l.contains("drew") && l.contains("moon_hare"));
    assert!(drawn(Some(ANNA)));
    assert!(!drawn(Some(BELA)) && !drawn(None));
    for viewer in [Some(ANNA), Some(BELA), None] {
        let discards = log(viewer).lines().filter(|l| l.contains("discarded")).count();
        assert_eq!(discards, 2);
        assert!(log(viewer).contains("nightshade"));
    }
    let drew = Event::Drew { seat: ANNA, card: None };
    assert!(table.events.iter().filter_map(|e| e.seen_by(None)).any(|e| e == drew));
}

/// EV-19.5: a discarded card and a card in play are in nobody's hand, whoever imagines it.
#[test]
fn what_lies_open_is_in_no_hand() {
    let mut table = table(2)
        .hand(0, "moon_hare nightshade mandrake bat_swarm")
        .hand(1, "rune_blade")
        .specialists(1, "domovik_a")
        .start();
    table.plays([TwoCards, Discard(card("moon_hare")), Discard(card("nightshade")), Gain(Herb)]);
    let open = names("moon_hare nightshade domovik_a rune_blade");
    let hands = dreams(&table, 0, BELA);
    assert!(hands.iter().all(|h| h.len() == 2 && h.is_disjoint(&open)));
    let seen: BTreeSet<&String> = hands.iter().flatten().collect();
    assert!(seen.len() > 60, "almost anything else could be there: {}", seen.len());
    assert!(dreams(&table, 0, ANNA).iter().all(|h| *h == names("mandrake bat_swarm")));
}

/// EV-19.5, EV-19.3: after a reshuffle no card of the old discards is imagined in a hand that was
/// drawn before, and no other card in the new deck.
#[test]
fn a_reshuffle_is_remembered() {
    let old = "moon_hare nightshade mandrake";
    let new = "bat_swarm time_loop rune_blade phoenix_chick";
    let mut table = table(2)
        .hand(0, "moon_hare nightshade")
        .hand(1, "mandrake")
        .outer(1, "castle_in_the_mist_a")
        .set("discard", json!(new.split_whitespace().collect::<Vec<_>>()))
        .set("removed", json!(all_but(&format!("{old} {new}"))))
        .set("first", json!(1))
        .start();
    table.will_draw("time_loop");
    table.plays([Token, End]);
    assert!(table.events.contains(&Event::Reshuffled));
    // Bela knows that Anna holds the two old cards, since all others are accounted for.
    let hands = dreams(&table, 0, BELA);
    assert!(hands.iter().all(|h| *h == names("moon_hare nightshade")), "{:?}", hands[0]);
    // Anna knows Bela's old card too; the new one is one of the four.
    let hands = dreams(&table, 1, ANNA);
    assert!(hands.iter().all(|h| h.len() == 2 && h.contains("mandrake")), "{:?}", hands[0]);
    let drawn: BTreeSet<&String> = hands.iter().flatten().collect();
    let mut possible = names(new);
    possible.insert("mandrake".into());
    assert!(drawn.into_iter().eq(possible.iter()));
}

/// EV-19.5: a dial is known to its owner alone until all have set theirs.
#[test]
fn dials_are_secret_until_all_are_set() {
    let mut table = table(2)
        .stock(0, 0, 0, 0, 5)
        .stock(1, 0, 0, 0, 5)
        .clan(0, json!({"witches": 3}))
        .clan(1, json!({"witches": 3, "passed": true}))
        .field(Central, [1, 1, 0, 0], [0; 4])
        .stones(Central, "drop leaf flame eye")
        .set("round", json!(3))
        .start();
    table.play(Pass).play_as(0, Dial(3));
    assert_eq!(view(&table, Some(ANNA))["clans"][0]["dial"], 3);
    for viewer in [Some(BELA), None] {
        let clan = view(&table, viewer)["clans"][0].clone();
        assert_eq!((clan["dial"].clone(), clan["decided"].clone()), (Value::Null, json!(true)));
        let told: Vec<Event> = table.events.iter().filter_map(|e| e.seen_by(viewer)).collect();
        assert!(told.contains(&Event::DialSet { seat: ANNA, dial: None }));
        assert!(!told.contains(&Event::DialSet { seat: ANNA, dial: Some(3) }));
    }
    let mut dice = Fast::numbered(1, 0);
    let dials: BTreeSet<u64> = (0..200)
        .map(|_| {
            let game = table.game.imagine(BELA, &mut dice);
            let own = serde_json::to_value(game.view(Some(ANNA))).unwrap();
            own["clans"][0]["dial"].as_u64().unwrap()
        })
        .collect();
    assert!(dials.into_iter().eq(0..=5), "anything that Anna can pay");
    table.play_as(1, Dial(1));
    assert!(table.events.contains(&Event::DialShown { seat: ANNA, dial: 3 }));
    assert!(table.events.contains(&Event::DialShown { seat: BELA, dial: 1 }));
}

/// EV-19.5, EV-16.23: an adjustment is secret too until all have decided.
#[test]
fn adjustments_are_secret_until_all_have_decided() {
    let mut table = table(2)
        .stock(0, 0, 0, 0, 5)
        .stock(1, 0, 0, 0, 5)
        .clan(0, json!({"witches": 3}))
        .clan(1, json!({"witches": 3, "passed": true}))
        .specialists(0, "freya_the_seer_a")
        .specialists(1, "freya_the_seer_b")
        .field(Central, [1, 1, 0, 0], [0; 4])
        .stones(Central, "drop leaf flame eye")
        .set("round", json!(3))
        .start();
    table.play(Pass).play_as(0, Dial(1)).play_as(1, Dial(1));
    let before = view(&table, Some(BELA))["clans"][0].clone();
    table.play_as(0, Adjust(2));
    let mut after = view(&table, Some(BELA))["clans"][0].clone();
    after["decided"] = before["decided"].clone();
    assert_eq!(before, after, "only that Anna has decided is seen");
    assert!(table.game.allows(BELA, Adjust(2)));
    table.play_as(1, Adjust(0));
    assert_eq!((table.clan(0, "mana"), table.clan(1, "mana")), (json!(2), json!(4)));
}

/// EV-19.5: the order of the decks is known to nobody: what is drawn is decided when it is drawn,
/// and any card of the deck may come.
#[test]
fn the_order_of_the_deck_is_nowhere() {
    let set = table(2).outer(0, "castle_in_the_mist_a").hand(1, "mandrake");
    let first = |n| {
        let mut table = set.clone().start();
        table.dice = Script::over(Fast::numbered(n, 0));
        table.play(Token);
        known(&table, Some(ANNA), 0).into_iter().next().unwrap()
    };
    let drawn: BTreeSet<String> = (0..100).map(first).collect();
    assert!(drawn.len() > 40 && !drawn.contains("mandrake"));
}
