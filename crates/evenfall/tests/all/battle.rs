//! The Battle Phase (EV-13).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Game, Rules, Seat};
use serde_json::{Value, json};

/// The last round: seat 0 has the turn, and all others have passed. Its pass begins the battles.
fn war(seats: usize) -> SetUp {
    let set_up = table(seats).set("round", json!(3));
    (1..seats).fold(set_up, |s, seat| s.clan(seat, json!({"passed": true})))
}

/// Witches of each seat in each region, taken out of their reserves.
fn witches(mut set_up: SetUp, there: &[(RegionName, [u8; 4])]) -> SetUp {
    let seats = set_up.position["clans"].as_array().unwrap().len();
    for seat in 0..seats {
        let away: u8 = there.iter().map(|(_, n)| n[seat]).sum();
        set_up = set_up.clan(seat, json!({"witches": 4 - away}));
    }
    there.iter().fold(set_up, |s, (region, n)| s.field(*region, *n, [0; 4]))
}

/// Everybody's strength and mana so far, in the order of the battles.
fn strengths(table: &Table) -> Vec<(usize, u8, u8)> {
    let one = |e: &Event| match *e {
        Event::Strength { seat: Some(seat), strength, mana } => {
            Some((seat.index(), strength, mana))
        }
        _ => None,
    };
    table.events.iter().filter_map(one).collect()
}

fn battles(table: &Table) -> Vec<RegionName> {
    let one = |e: &Event| if let Event::Battle { region } = e { Some(*region) } else { None };
    table.events.iter().filter_map(one).collect()
}

fn dials(most: u8) -> Vec<Choice> {
    (0..=most).map(Dial).collect()
}

/// EV-13.1: "battle start" happens once, in turn order from the marker, and its mana serves in all
/// battles of the phase.
#[test]
fn battle_start_comes_once_before_the_first_battle() {
    let set_up = war(2)
        .inner(0, "cave_a:veil_of_mist")
        .inner(1, "cave_b:shadow_wolf")
        .set("first", json!(1))
        .set("active", json!(0));
    let mut table = witches(set_up, &[(North, [1, 1, 0, 0]), (Central, [1, 1, 0, 0])]).start();
    table.play(Pass);
    let gained: Vec<usize> = table
        .events
        .iter()
        .filter_map(|e| if let Event::Gained { seat, .. } = e { Some(seat.index()) } else { None })
        .collect();
    assert_eq!(gained, [1, 0]);
    assert_eq!((table.stock(0)[3], table.stock(1)[3]), (2, 2));
    table.play_as(0, Dial(1)).play_as(1, Dial(0));
    assert_eq!((table.stock(0)[3], table.stock(1)[3]), (1, 2));
    assert_eq!(table.game.choices(Seat::new(0)), dials(1));
    assert_eq!(table.game.choices(Seat::new(1)), dials(2));
}

/// EV-13.2: battles in the north, in the centre, in the south; a region without figures is skipped,
/// and nobody gets its stone. Skipping the north leaves the marker where it is.
#[test]
fn an_empty_region_is_skipped() {
    let set_up = war(3)
        .stones(North, "drop leaf flame eye")
        .stones(Central, "leaf leaf")
        .set("first", json!(1))
        .set("active", json!(0));
    let set_up = witches(set_up, &[(Central, [2, 0, 0, 0]), (South, [0, 0, 1, 0])]);
    let mut table = set_up.start();
    table.play(Pass);
    assert_eq!(battles(&table), [Central, South]);
    assert_eq!(table.see()["regions"][0]["stones"], json!(["drop", "leaf", "flame", "eye"]));
    assert_eq!(table.clan(0, "stones"), json!(["leaf"]));
    assert_eq!(table.see()["first"], 1);
    let all =
        witches(war(3), &[(North, [1, 0, 0, 0]), (Central, [1, 0, 0, 0]), (South, [0, 1, 0, 0])]);
    let mut table = all.start();
    table.play(Pass);
    assert_eq!(battles(&table), [North, Central, South]);
}

/// EV-13.3: whoever has a figure there sets a dial from 0 to 9, not above his mana; the others do
/// not. It is secret until all are set.
#[test]
fn dials_are_set_in_secret() {
    let set_up = war(3).stock(0, 0, 0, 0, 12).stock(1, 0, 0, 0, 3).stock(2, 0, 0, 0, 5);
    let set_up = witches(set_up, &[(North, [1, 1, 0, 0])]);
    let mut table = set_up.start().draws("mandrake moon_hare");
    table.play(Pass);
    assert_eq!(table.game.choices(Seat::new(0)), dials(9));
    assert_eq!(table.game.choices(Seat::new(1)), dials(3));
    assert!(table.game.choices(Seat::new(2)).is_empty(), "no figure there");
    table.play_as(0, Dial(7));
    let seen_by = |viewer: usize| {
        let view = serde_json::to_value(table.game.view(Some(Seat::new(viewer)))).unwrap();
        view["clans"][0]["dial"].clone()
    };
    assert_eq!((seen_by(0), seen_by(1)), (json!(7), Value::Null));
    assert_eq!(table.stock(0)[3], 12, "nothing is paid yet");
    table.play_as(1, Dial(3));
    let shown = |e: &&Event| matches!(e, Event::DialShown { .. });
    assert_eq!(table.events.iter().filter(shown).count(), 2);
}

/// EV-13.4: the loser pays too.
#[test]
fn everybody_pays_what_the_dial_shows() {
    let set_up = war(2).stock(0, 0, 0, 0, 5).stock(1, 0, 0, 0, 5);
    let mut table = witches(set_up, &[(North, [1, 1, 0, 0])]).start();
    table.play(Pass).play_as(0, Dial(0)).play_as(1, Dial(2));
    assert_eq!((table.stock(0)[3], table.stock(1)[3]), (5, 3));
    assert_eq!(table.see()["first"], 1);
}

/// EV-13.4, EV-16.23: Freya changes her dial by up to 2 after the reveal, not above her mana; the
/// result is paid.
#[test]
fn freya_changes_her_dial_after_the_reveal() {
    let set_up =
        war(2).stock(0, 0, 0, 0, 4).stock(1, 0, 0, 0, 4).specialists(0, "freya_the_seer_a");
    let mut table = witches(set_up, &[(North, [1, 1, 0, 0])]).start();
    table.play(Pass).play_as(0, Dial(3)).play_as(1, Dial(3));
    assert_eq!(table.choices(), [Adjust(-2), Adjust(-1), Adjust(0), Adjust(1)]);
    assert!(table.game.choices(Seat::new(1)).is_empty(), "only Freya's owner");
    table.will_draw("mandrake moon_hare");
    table.play(Adjust(1));
    assert_eq!(strengths(&table), [(0, 5, 4), (1, 4, 3)]);
    assert_eq!((table.stock(0)[3], table.stock(1)[3]), (0, 1));
}

/// EV-13.5, EV-16.22: 2 witches, the Rune Blade and 3 mana against 2 witches and 4 mana: 6 against
/// 6, and the blade does not count as mana. Without figures it takes no part.
#[test]
fn the_rune_blade_adds_strength_but_no_mana() {
    let set_up = war(2)
        .stock(0, 0, 0, 0, 3)
        .stock(1, 0, 0, 0, 4)
        .inner(0, "cave_a:rune_blade")
        .stones(North, "drop");
    let set_up = witches(set_up, &[(North, [2, 2, 0, 0]), (Central, [0, 1, 0, 0])]);
    let mut table = set_up.start().draws("mandrake moon_hare");
    table.play(Pass).play_as(0, Dial(3)).play_as(1, Dial(4));
    assert_eq!(strengths(&table), [(0, 6, 3), (1, 6, 4), (1, 1, 0)]);
    assert_eq!((table.vp(0), table.vp(1)), (3, 3));
    assert_eq!(table.clan(1, "stones"), json!(["drop"]));
    table.done();
}

/// EV-13.5, EV-13.6: each reward from its threshold on, in all regions: 3 gives nothing, 4 and 5 the
/// first, 6 and 7 two, 8 all three.
#[test]
fn rewards_by_strength() {
    let fight = |region: RegionName, strength: u8, draws: &str| {
        let set_up = war(3).stock(0, 0, 0, 0, 9).outer(0, "cave_a");
        let mut table = witches(set_up, &[(region, [1, 0, 0, 0])]).start().draws(draws);
        table.play(Pass).play(Dial(strength - 1));
        table
    };
    let north = |strength, draws: &str| {
        let mut table = fight(North, strength, draws);
        table.done();
        (table.hand(0), table.vp(0), table.clan(0, "coven").as_u64().unwrap())
    };
    // The coven step of the last reward gives 2 mana.
    assert_eq!(north(3, ""), (0, 0, 0));
    assert_eq!(north(4, "mandrake"), (1, 0, 0));
    assert_eq!(north(5, "mandrake"), (1, 0, 0));
    assert_eq!(north(6, "mandrake"), (1, 3, 0));
    assert_eq!(north(7, "mandrake"), (1, 3, 0));
    assert_eq!(north(8, "mandrake"), (1, 3, 1));
    assert_eq!(north(9, "mandrake"), (1, 3, 1));
    let mut central = fight(Central, 8, "");
    assert_eq!(central.choices(), [Gain(Herb), Gain(Potion), Gain(Book)]);
    assert_eq!(central.vp(0), 0, "the lowest first");
    central.play(Gain(Book));
    assert_eq!((central.stock(0), central.choices().len()), ([0, 0, 1, 2, 3], 2));
    central.play(Transfer(place("cave_a")));
    assert_eq!(central.circle(0, "inner"), ["cave_a"]);
    assert_eq!(fight(South, 8, "").stock(0), [0, 0, 0, 4, 7]);
}

/// EV-13.6: rewards in turn order from the marker holder, also for the loser; the mana of a reward
/// serves in the next region.
#[test]
fn rewards_come_in_turn_order_and_their_mana_serves_later() {
    let set_up = war(2)
        .stock(0, 0, 0, 0, 3)
        .stock(1, 0, 0, 0, 5)
        .set("first", json!(1))
        .set("active", json!(0));
    let set_up = witches(set_up, &[(North, [1, 3, 0, 0]), (Central, [1, 1, 0, 0])]);
    let mut table = set_up.start().draws("mandrake moon_hare");
    table.play(Pass).play_as(0, Dial(3)).play_as(1, Dial(5));
    assert_eq!(strengths(&table), [(1, 8, 5), (0, 4, 3)]);
    let hand = |seat: usize| {
        let view = serde_json::to_value(table.game.view(Some(Seat::new(seat)))).unwrap();
        view["clans"][seat]["known_hand"].clone()
    };
    assert_eq!((hand(1), hand(0)), (json!(["mandrake"]), json!(["moon_hare"])));
    assert_eq!((table.vp(0), table.vp(1)), (0, 3));
    assert_eq!(table.game.choices(Seat::new(1)), dials(2));
    table.done();
}

/// EV-13.7, EV-13.9: equal in strength and mana in both regions: the holder of the marker wins both.
#[test]
fn a_full_tie_goes_to_the_marker_holder() {
    let set_up = war(2)
        .stock(0, 0, 0, 0, 2)
        .stock(1, 0, 0, 0, 2)
        .stones(North, "drop")
        .stones(Central, "leaf")
        .set("first", json!(1))
        .set("active", json!(0));
    let set_up = witches(set_up, &[(North, [1, 1, 0, 0]), (Central, [1, 1, 0, 0])]);
    let mut table = set_up.start();
    table.play(Pass);
    table.play_as(0, Dial(1)).play_as(1, Dial(1));
    table.play_as(0, Dial(1)).play_as(1, Dial(1));
    assert_eq!(table.clan(1, "stones"), json!(["drop", "leaf"]));
    assert_eq!(table.clan(0, "stones"), json!([]));
    assert_eq!(table.see()["first"], 1);
}

/// EV-13.7: strength goes before mana, and mana before the turn order from the marker holder.
#[test]
fn strength_then_mana_then_turn_order() {
    let winner = |there: [u8; 4], dials: [u8; 3], first: usize| {
        let set_up = (0..3).fold(war(3), |s, seat| s.stock(seat, 0, 0, 0, 3));
        let set_up = set_up.stones(Central, "drop").set("first", json!(first));
        let mut table = witches(set_up.set("active", json!(0)), &[(Central, there)]).start();
        table.play(Pass);
        for (seat, dial) in dials.into_iter().enumerate().filter(|(s, _)| there[*s] > 0) {
            table.play_as(seat, Dial(dial));
        }
        (0..3).find(|seat| table.clan(*seat, "stones") == json!(["drop"])).unwrap()
    };
    assert_eq!(winner([3, 1, 1, 0], [0, 1, 1], 1), 0, "strength 3 against 2");
    assert_eq!(winner([2, 1, 1, 0], [0, 0, 1], 0), 2, "2 against 2, more mana");
    assert_eq!(winner([1, 1, 1, 0], [1, 1, 1], 2), 2, "the holder");
    assert_eq!(winner([1, 1, 0, 0], [1, 1, 0], 2), 0, "the next after the holder");
    assert_eq!(winner([1, 0, 1, 0], [1, 0, 1], 1), 2, "the next after the holder");
}

/// EV-13.9: the winner of the north takes the marker at once, and it decides the tie in the centre.
#[test]
fn the_marker_moves_before_the_next_battle() {
    let set_up = war(2)
        .stock(0, 0, 0, 0, 1)
        .stones(North, "drop")
        .stones(Central, "leaf")
        .set("first", json!(1))
        .set("active", json!(0));
    let set_up = witches(set_up, &[(North, [1, 1, 0, 0]), (Central, [1, 1, 0, 0])]);
    let mut table = set_up.start();
    table.play(Pass).play(Dial(1));
    assert_eq!(table.see()["first"], 0);
    assert_eq!(table.clan(0, "stones"), json!(["drop", "leaf"]));
}

/// EV-13.9: winning elsewhere does not move the marker.
#[test]
fn only_the_north_gives_the_marker() {
    let set_up = war(2).set("first", json!(1)).set("active", json!(0));
    let mut table = witches(set_up, &[(Central, [2, 1, 0, 0])]).start();
    table.play(Pass);
    assert_eq!(strengths(&table), [(1, 1, 0), (0, 2, 0)]);
    assert_eq!(table.see()["first"], 1);
}

/// EV-13.8: the winner takes one stone of his choice from that region, and no other.
#[test]
fn the_winner_chooses_a_stone_of_the_region() {
    let set_up = war(2).stones(North, "drop flame flame").stones(Central, "eye");
    let mut table = witches(set_up, &[(North, [2, 1, 0, 0])]).start();
    table.play(Pass);
    assert_eq!(table.choices(), [Stone(Gem::Drop), Stone(Gem::Flame)]);
    table.play(Stone(Gem::Flame));
    assert_eq!(table.clan(0, "stones"), json!(["flame"]));
    assert_eq!(table.see()["regions"][0]["stones"], json!(["drop", "flame"]));
    assert_eq!(table.see()["regions"][1]["stones"], json!(["eye"]));
}

/// EV-13.10: the Stone Gargoyle is paid for a win, the Thorn Hedge for a battle lost; who took no
/// part has not lost.
#[test]
fn winning_and_losing_have_effects() {
    let set_up = (0..3).fold(war(3), |s, seat| {
        let circle = ["cave_a:stone_gargoyle", "cave_b:thorn_hedge", "cave_c:moon_hare"][seat];
        s.inner(seat, circle)
    });
    let set_up = set_up.council(2, "freya_the_seer_a");
    let mut table = witches(set_up.clone(), &[(North, [2, 1, 0, 0])]).start();
    table.play(Pass);
    assert_eq!([table.vp(0), table.vp(1), table.vp(2)], [3, 2, 0]);
    let mut table = witches(set_up, &[(North, [1, 0, 2, 0])]).start();
    table.play(Pass);
    assert_eq!([table.vp(0), table.vp(1), table.vp(2)], [0, 0, 3]);
}

/// EV-13.11: one witch alone in the north with 3 mana: with dial 3 she has strength 4 and a card;
/// with dial 0 just the stone and the marker.
#[test]
fn a_lone_fighter_wins_and_may_pay() {
    let set_up = || {
        let set_up = war(2)
            .stock(0, 0, 0, 0, 3)
            .stones(North, "eye")
            .set("first", json!(1))
            .set("active", json!(0));
        witches(set_up, &[(North, [1, 0, 0, 0])]).start()
    };
    for (dial, cards) in [(3, 1), (0, 0)] {
        let mut table = set_up().draws(if cards == 1 { "mandrake" } else { "" });
        table.play(Pass);
        assert_eq!(table.choices(), dials(3));
        table.play(Dial(dial));
        assert_eq!((table.hand(0), table.stock(0)[3]), (cards, u64::from(3 - dial)));
        assert_eq!(table.clan(0, "stones"), json!(["eye"]));
        assert_eq!(table.see()["first"], 0);
        table.done();
    }
}
