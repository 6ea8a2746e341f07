//! The rules of Tiny, and what its seats may know.

#![allow(clippy::unwrap_used)]

use kernel::conform::senses;
use kernel::tiny::{Card, Choice, DECK_SOURCE, Event, Tiny};
use kernel::{Chance, Fast, Game, Match, Rules, Seat, Seed, Shared, Wish};
use serde_json::{Value, json};

const ANNA: Seat = Seat::new(0);
const BELA: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);

fn dealt(options: Value, cards: &str) -> Match<Tiny> {
    let mut chance = Chance::fast(Seed::numbered(1, 1));
    chance.wish(DECK_SOURCE, cards.split(' ').map(Wish::from));
    Match::new(Shared::built_in(), &options, Vec::new(), chance).unwrap()
}

/// Anna has won the first round against Bela.
fn acting() -> Match<Tiny> {
    let mut table = dealt(Value::Null, "aconite basil clover dill elder fennel");
    table.play(ANNA, Choice::Pick(Card::Aconite)).unwrap();
    table.play(BELA, Choice::Pick(Card::Dill)).unwrap();
    table
}

fn why_not(table: &Match<Tiny>, seat: Seat, choice: Choice) -> (&'static str, &'static str) {
    let reason = table.game().why_not(seat, choice).expect("the choice is refused");
    (reason.message.id, reason.rule)
}

#[test]
fn the_set_up_leaves_two_cards_aside() {
    // TI-1.1, TI-1.2
    let view = dealt(json!({"seats": 3}), "aconite").game().view(None);
    assert_eq!((view.aside.count, view.deck.count), (2, 3));
    assert!(view.seats.iter().all(|s| s.hand.count == 3 && s.hand.known.is_empty()));
}

#[test]
fn haunting_is_for_a_ghost() {
    // TI-1.3
    let deal = |options: Value| {
        Match::<Tiny>::new(
            Shared::built_in(),
            &options,
            Vec::new(),
            Chance::fast(Seed::numbered(1, 1)),
        )
    };
    assert!(deal(json!({"haunting": 1})).err().unwrap().0.contains("ghost true"));
    let table = deal(json!({"haunting": 1, "ghost": true})).unwrap();
    assert_eq!(table.game().standing().parties[2].seat, None);
}

#[test]
fn the_strongest_herb_wins_the_round() {
    // TI-2.1, TI-2.3, TI-4.4
    let table = acting();
    assert_eq!(table.game().turn(), kernel::Turn::of(ANNA));
    assert_eq!(table.game().view(None).discard.known, [Card::Aconite, Card::Dill]);
    assert_eq!(table.game().standing().of(ANNA).unwrap().score, 2);
    let mut start = dealt(Value::Null, "aconite basil clover dill elder fennel");
    assert_eq!(why_not(&start, ANNA, Choice::Pick(Card::Dill)), ("tiny-not-in-hand", "TI-2.1"));
    start.play(ANNA, Choice::Pick(Card::Basil)).unwrap();
    let again = why_not(&start, ANNA, Choice::Pick(Card::Clover));
    assert_eq!(again, ("kernel-not-your-turn", ""));
}

#[test]
fn each_act_has_its_condition() {
    let mut table = acting();
    assert_eq!(why_not(&table, ANNA, Choice::Bury), ("tiny-top-unknown", "TI-3.3"));
    table.play(ANNA, Choice::Peek).unwrap();
    assert_eq!(why_not(&table, ANNA, Choice::Peek), ("tiny-done-already", "TI-3.1"));
    table.play(ANNA, Choice::Bury).unwrap();
    assert_eq!(why_not(&table, ANNA, Choice::Sink), ("tiny-bottom-taken", "TI-3.6"));
    table.play(ANNA, Choice::Show).unwrap();
    table.play(ANNA, Choice::Card(Card::Basil)).unwrap();
    assert_eq!(table.game().standing().of(ANNA).unwrap().score, 3);
    table.play(ANNA, Choice::End).unwrap();
    assert_eq!(table.game().turn().seats.len(), 2);
}

#[test]
fn a_shown_card_stays_known_while_it_can_be_followed() {
    // TI-3.4
    let mut table = acting();
    table.play(ANNA, Choice::Show).unwrap();
    table.play(ANNA, Choice::Card(Card::Basil)).unwrap();
    table.play(ANNA, Choice::End).unwrap();
    assert_eq!(table.game().view(None).seats[0].hand.known, [Card::Basil]);
    // Anna may pick it or not: Bela imagines both.
    table.play(ANNA, Choice::Pick(Card::Clover)).unwrap();
    let mut dice = Fast::numbered(1, 0);
    let picks = |world: Tiny| world.view(Some(ANNA)).seats[0].pick;
    let worlds: Vec<Tiny> = (0..50).map(|_| table.game().imagine(BELA, &mut dice)).collect();
    assert!(worlds.iter().any(|w| picks(*w) == Some(Card::Basil)));
    assert!(worlds.iter().any(|w| picks(*w) != Some(Card::Basil)));
    assert!(worlds.iter().all(|w| w.view(None).seats[0].hand.known == [Card::Basil]));
}

#[test]
fn a_peeked_card_is_drawn_next_and_a_sunk_one_last() {
    // TI-3.2, TI-3.5, TI-4.1
    let mut table = acting();
    table.wish(DECK_SOURCE, [Wish::from("yarrow")]);
    table.play(ANNA, Choice::Peek).unwrap();
    table.play(ANNA, Choice::Sink).unwrap();
    table.play(ANNA, Choice::Card(Card::Aconite)).unwrap();
    table.play(ANNA, Choice::End).unwrap();
    // Bela draws first. Anna knows the card, a spectator does not.
    assert_eq!(table.game().view(Some(ANNA)).seats[1].hand.known, [Card::Yarrow]);
    assert!(table.game().view(None).seats[1].hand.known.is_empty());
    let drew = |viewer| {
        let log = table.log(viewer).into_iter().map(|(_, event)| event);
        let mut cards = log.filter_map(|e| match e {
            Event::Drew { seat: BELA, card, .. } => Some(card),
            _ => None,
        });
        cards.next_back().unwrap()
    };
    assert_eq!(drew(Some(ANNA)), Some(Card::Yarrow));
    assert_eq!(drew(None), None);
    assert_eq!(table.game().view(None).bottom.known, [Card::Aconite]);
}

#[test]
fn the_discards_become_the_deck_when_it_is_empty() {
    // TI-4.2: with three seats the deck of three lasts for one round.
    let mut table = dealt(json!({"seats": 3}), "aconite basil clover");
    for _ in 0..2 {
        for seat in [ANNA, BELA, CLEO] {
            let pick = table.game().choices(seat)[0];
            table.play(seat, pick).unwrap();
        }
        let seat = table.game().turn().seats.first().unwrap();
        table.play(seat, Choice::End).unwrap();
    }
    let log = table.log(None);
    assert!(log.iter().any(|(_, e)| *e == Event::Reshuffled { cards: 6 }), "{log:?}");
    assert_eq!(table.game().view(None).discard.count, 0);
}

#[test]
fn the_game_ends_after_eight_rounds() {
    // TI-3.7, TI-4.3
    let mut table = acting();
    table.play(ANNA, Choice::End).unwrap();
    for _ in 0..7 {
        for seat in [ANNA, BELA] {
            let pick = table.game().choices(seat)[0];
            table.play(seat, pick).unwrap();
        }
        let seat = table.game().turn().seats.first().unwrap();
        table.play(seat, Choice::End).unwrap();
    }
    let standing = table.game().standing();
    assert!(standing.over && table.game().turn().is_over());
    assert_eq!(standing.parties.iter().map(|p| p.score).sum::<i32>(), 16);
}

#[test]
fn positions_that_a_seat_cannot_tell_apart_give_it_the_same_bytes() {
    let play = |bela: &str, pick: Card| {
        let mut table = dealt(Value::Null, &format!("aconite basil clover {bela}"));
        table.play(BELA, Choice::Pick(pick)).unwrap();
        table
    };
    let one = play("dill elder fennel", Card::Dill);
    let two = play("ivy juniper yarrow", Card::Yarrow);
    assert_ne!(one.game(), two.game());
    let all: Vec<Choice> = Card::ALL.into_iter().map(Choice::Pick).collect();
    assert_eq!(senses(one.game(), ANNA, &all), senses(two.game(), ANNA, &all));
    assert_ne!(senses(one.game(), BELA, &all), senses(two.game(), BELA, &all));
    let log = |table: &Match<Tiny>| serde_json::to_string(&table.log(Some(ANNA))).unwrap();
    assert_eq!(log(&one), log(&two));
    for n in 0..20 {
        let imagined = |table: &Match<Tiny>| table.game().imagine(ANNA, &mut Fast::numbered(n, 0));
        assert_eq!(imagined(&one), imagined(&two));
    }
}
