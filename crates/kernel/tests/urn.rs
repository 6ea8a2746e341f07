//! Urns: what is drawn, who knows it, and what a seat imagines.

#![allow(clippy::unwrap_used)]

use kernel::{BATCHES, Cards, Fast, Script, Seat, SeatSet, Source, Unknown, Urn};
use std::collections::{BTreeMap, BTreeSet};

const DECK: usize = 0;
const DISCARD: usize = 1;
const ASIDE: usize = 2;
const HAND: usize = 3;
const FROM: Source = Source(0);

const ANNA: Seat = Seat::new(0);
const BELA: Seat = Seat::new(1);

type Small = Urn<6>;

fn draw(urn: &mut Small, to: usize, seat: Seat, dice: &mut impl kernel::Dice) -> u8 {
    urn.draw((DECK, to), SeatSet::only(seat), FROM, dice, |card| card).expect("a card is left")
}

/// Draws this card to a place.
fn give(urn: &mut Small, card: u8, to: usize, seat: Seat) {
    let mut script = Script::new().then(FROM, [card.to_string().as_str()]);
    assert_eq!(draw(urn, to, seat, &mut script), card);
    script.finish().unwrap();
}

/// Draws everything that is left, shows it and discards it.
fn run_through(urn: &mut Small) {
    let mut dice = Fast::numbered(5, 5);
    while urn.unseen(DECK) > 0 {
        let card = draw(urn, DISCARD, ANNA, &mut dice);
        urn.show_all(card);
    }
}

fn unknown(urn: &Small, seat: Seat) -> Vec<Unknown> {
    let mut list = Vec::new();
    urn.unknown(0, seat, &mut |u| list.push(u));
    list
}

fn set(cards: &[u8]) -> Cards {
    cards.iter().fold(Cards::NONE, |set, card| set.or(Cards::only(*card)))
}

#[test]
fn a_drawn_card_is_known_to_those_who_see_it() {
    let mut urn = Small::new(6, DECK);
    give(&mut urn, 4, HAND, ANNA);
    assert_eq!((urn.len(DECK), urn.len(HAND)), (5, 1));
    assert_eq!(urn.known_to(4), SeatSet::only(ANNA));
    assert_eq!(urn.visible(HAND, Some(ANNA)), set(&[4]));
    assert_eq!(urn.visible(HAND, Some(BELA)), Cards::NONE);
    assert_eq!(urn.visible(HAND, None), Cards::NONE);
    urn.show_all(4);
    assert_eq!(urn.visible(HAND, None), set(&[4]));
    urn.audit(6).unwrap();
    let mut empty = Small::new(0, DECK);
    let none = empty.draw((DECK, HAND), SeatSet::NONE, FROM, &mut Script::new(), |c| c);
    assert_eq!(none, None);
}

#[test]
fn cards_aside_are_counted_and_could_be_anything() {
    let mut urn = Small::new(3, DECK);
    urn.set_aside(DECK, ASIDE);
    give(&mut urn, 2, HAND, ANNA);
    give(&mut urn, 0, HAND, ANNA);
    assert_eq!((urn.unseen(DECK), urn.unseen(ASIDE)), (0, 1));
    // Anna has seen the others, but nobody has looked.
    assert_eq!(urn.known(ASIDE, ANNA), Cards::NONE);
    assert_eq!(unknown(&urn, ANNA).len(), 1);
    assert_eq!(unknown(&urn, BELA).len(), 3);
    urn.audit(3).unwrap();
}

#[test]
fn a_public_card_is_never_exchanged() {
    let mut urn = Small::new(6, DECK);
    for card in [1, 3, 5] {
        give(&mut urn, card, HAND, ANNA);
    }
    urn.show_all(3);
    assert!(unknown(&urn, BELA).iter().all(|u| u.thing != 3));
    let mut dice = Fast::numbered(1, 0);
    for _ in 0..200 {
        let world = urn.imagine(BELA, FROM, &mut dice);
        world.audit(6).unwrap();
        assert!(world.seen(HAND).contains(3));
        assert_eq!(world.public(HAND), set(&[3]));
        assert_eq!(world.len(HAND), 3);
        assert_eq!(world.known(HAND, ANNA), world.seen(HAND));
    }
}

#[test]
fn a_reshuffle_keeps_old_cards_out_of_the_new_deck() {
    let mut urn = Small::new(8, DECK);
    urn.set_aside(DECK, ASIDE);
    give(&mut urn, 6, HAND, ANNA);
    run_through(&mut urn);
    let discards = urn.seen(DISCARD);
    let old = Cards::first(8).but(discards);
    urn.shuffle(DISCARD, DECK);
    urn.audit(8).unwrap();
    assert_eq!(urn.unseen(DECK), 6);
    let mut dice = Fast::numbered(2, 0);
    let mut held = BTreeSet::new();
    for _ in 0..200 {
        let world = urn.imagine(BELA, FROM, &mut dice);
        world.audit(8).unwrap();
        assert!(world.seen(HAND).but(old).is_empty(), "a new card in an old hand");
        held.extend(world.seen(HAND).iter());
        let mut played = world;
        while played.unseen(DECK) > 0 {
            let card = draw(&mut played, HAND + 1, BELA, &mut dice);
            assert!(discards.contains(card), "an old card in the new deck");
        }
    }
    assert_eq!(held.len(), usize::from(old.len()), "each old card can be the one in the hand");
}

#[test]
fn a_batch_of_which_nothing_is_hidden_is_free_again() {
    let mut urn = Small::new(8, DECK);
    for _ in 0..20 {
        run_through(&mut urn);
        assert!(unknown(&urn, BELA).is_empty());
        urn.shuffle(DISCARD, DECK);
        assert!(unknown(&urn, BELA).iter().all(|u| u.batch == 0));
        urn.audit(8).unwrap();
    }
}

#[test]
fn when_batches_run_out_the_oldest_become_one() {
    let mut urn = Small::new(20, DECK);
    for round in 0..=BATCHES + 2 {
        let card = draw(&mut urn, HAND, ANNA, &mut Fast::numbered(3, round as u64));
        run_through(&mut urn);
        let fresh = urn.seen(DISCARD);
        urn.shuffle(DISCARD, DECK);
        urn.audit(20).unwrap();
        assert!(urn.seen(HAND).contains(card));
        let world = urn.imagine(BELA, FROM, &mut Fast::numbered(4, round as u64));
        world.audit(20).unwrap();
        assert!(world.seen(HAND).and(fresh).is_empty(), "a new card in an old hand");
    }
}

#[test]
fn older_batches_lie_on_top() {
    let mut urn = Small::new(6, DECK);
    for card in [0, 1, 2, 3] {
        give(&mut urn, card, DISCARD, ANNA);
        urn.show_all(card);
    }
    urn.shuffle(DISCARD, DECK);
    let mut dice = Fast::numbered(6, 0);
    let first = [draw(&mut urn, HAND, ANNA, &mut dice), draw(&mut urn, HAND, ANNA, &mut dice)];
    assert_eq!(set(&first), set(&[4, 5]));
    // The first batch hides two cards in a hand; the second is drawn now.
    assert!(draw(&mut urn, HAND, ANNA, &mut dice) < 4);
    urn.audit(6).unwrap();
}

#[test]
fn every_unknown_card_is_equally_likely_everywhere() {
    let mut urn = Small::new(6, DECK);
    urn.set_aside(DECK, ASIDE);
    give(&mut urn, 0, HAND + 1, BELA);
    give(&mut urn, 1, HAND, ANNA);
    give(&mut urn, 2, HAND, ANNA);
    let mut count = BTreeMap::<u8, u32>::new();
    let mut dice = Fast::numbered(9, 0);
    for _ in 0..10_000 {
        for card in urn.imagine(BELA, FROM, &mut dice).seen(HAND).iter() {
            *count.entry(card).or_default() += 1;
        }
    }
    // Two of the five cards that Bela does not know: each in 4,000 worlds.
    assert_eq!(count.keys().copied().collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert!(count.values().all(|n| (3_800..4_200).contains(n)), "{count:?}");
}

#[test]
fn what_is_imagined_depends_on_what_the_seat_knows_alone() {
    let with = |anna: [u8; 2]| {
        let mut urn = Small::new(6, DECK);
        give(&mut urn, 0, HAND + 1, BELA);
        anna.into_iter().for_each(|card| give(&mut urn, card, HAND, ANNA));
        urn
    };
    let (one, two) = (with([1, 2]), with([5, 3]));
    for n in 0..50 {
        let dice = || Fast::numbered(7, n);
        assert_eq!(one.imagine(BELA, FROM, &mut dice()), two.imagine(BELA, FROM, &mut dice()));
    }
}

#[test]
fn a_broken_urn_fails_its_audit() {
    let mut urn = Small::new(4, DECK);
    give(&mut urn, 2, HAND, ANNA);
    let saved = serde_json::to_value(urn).unwrap();
    let audit = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut saved = saved.clone();
        change(&mut saved);
        serde_json::from_value::<Small>(saved).unwrap().audit(4).unwrap_err()
    };
    assert!(audit(&|v| v["at"][1] = [2].into()).contains("in two places"));
    assert!(audit(&|v| v["at"][3] = Vec::<u8>::new().into()).contains("there must be 0 to 3"));
    assert!(audit(&|v| v["count"][0][0] = 2.into()).contains("counted"));
    assert!(audit(&|v| v["known"][1] = [1].into()).contains("nobody has seen"));
    assert!(audit(&|v| v["batch"][0] = [0, 1, 3].into()).contains("hidden from somebody"));
    assert!(audit(&|v| v["batch"][1] = [2].into()).contains("two batches"));
    let mut short = saved.clone();
    short["at"] = Vec::<u8>::new().into();
    assert!(serde_json::from_value::<Small>(short).unwrap_err().to_string().contains("places"));
}

#[test]
fn the_nth_card_is_found_in_a_wide_set() {
    let cards = Cards::only(0).or(Cards::only(63)).or(Cards::only(64)).or(Cards::only(127));
    let listed: Vec<u8> = cards.iter().collect();
    assert_eq!(listed, [0, 63, 64, 127]);
    let found: Vec<u8> = (0..4).map(|n| cards.nth(n)).collect();
    assert_eq!(found, listed);
}

/// A card that is kept to one seat is unknown to the others again, though they saw it, and turns up
/// elsewhere in what they imagine.
#[test]
fn a_card_kept_to_one_seat_is_forgotten_by_the_others() {
    let mut urn = Small::new(5, DECK);
    give(&mut urn, 3, HAND, ANNA);
    urn.show(3, SeatSet::only(BELA));
    assert_eq!(urn.known(HAND, BELA), set(&[3]));
    urn.keep_to(3, SeatSet::only(ANNA));
    assert_eq!((urn.known(HAND, ANNA), urn.known(HAND, BELA)), (set(&[3]), set(&[])));
    assert_eq!(unknown(&urn, BELA).len(), 5);
    let mut dice = Fast::numbered(1, 1);
    let dreamt: BTreeSet<u8> = (0..200)
        .flat_map(|_| urn.imagine(BELA, FROM, &mut dice).seen(HAND).iter().collect::<Vec<_>>())
        .collect();
    assert_eq!(dreamt.len(), 5);
}
