//! The end of the game, scoring and ties (SB-9).

#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Game, Seat};
use spellbook::Event;

const THIRTEEN: &str = "Rc Rt Rs Pc Pt Ps Gc Gt Gs Kc Kt Ks Wc";
const FIVE: &str = "Bc Bt Bs Yc Yt";

/// The seat has six spells on level 3: all but the yellow one.
fn six_spells(mut set: SetUp, seat: usize) -> SetUp {
    let tokens = ["Rc", "Pc", "Gc", "Kc", "Wc", "Bc"];
    for (spell, token) in Spell::ALL.into_iter().step_by(3).zip(tokens) {
        set = set.knows(seat, spell, L3, token);
    }
    set
}

/// Ends days until the game is over; gives the seats whose days they were.
fn days_to_the_end(table: &mut Table) -> Vec<usize> {
    let mut days = Vec::new();
    while !table.is_over() {
        days.push(table.turn().index());
        if table.phase() == Phase::Morning {
            table.plays([Skip, Skip]);
        }
        table.will_draw("Ws");
        table.play(End);
    }
    table.done();
    days
}

/// SB-9.1: the seventh spell triggers the end; the sixth does not.
#[test]
fn the_seventh_spell_triggers_the_end() {
    let set = six_spells(table(2).with(Spell::Knowledge), 0).altar(FIVE).phase(Phase::Evening);
    let mut seven = set.clone().pool(0, "Yc Yt Ys").start();
    seven.learns(learn(Spell::Knowledge, L3, 0), "Yc Yt Ys", "Ys");
    assert!(seven.events.contains(&Event::EndNear { seat: Seat::new(0) }));
    assert_eq!(days_to_the_end(&mut seven), [0, 1]);
    let mut six = set.start().draws("Ws Ws");
    six.plays([End, Skip, Skip, End]);
    assert!(!six.is_over());
    assert_eq!(six.turn(), Seat::new(0));
}

/// SB-9.1: the fourteenth stored token triggers the end; the thirteenth does not.
#[test]
fn the_last_space_triggers_the_end() {
    let set = table(2).familiar(0, THIRTEEN).altar(FIVE).phase(Phase::Midday);
    let mut fourteen = set.clone().pool(0, "Ys").start();
    fourteen.play(Store(t("Ys")));
    assert!(fourteen.events.contains(&Event::EndNear { seat: Seat::new(0) }));
    assert_eq!(days_to_the_end(&mut fourteen), [0, 1]);
    let mut thirteen = set.start().draws("Ws Ws");
    thirteen.plays([Skip, End, Skip, Skip, End]);
    assert!(!thirteen.is_over());
}

/// SB-9.2: the day in which it happens is played on: after the last space comes the evening.
#[test]
fn the_day_is_played_on_to_its_end() {
    let set = table(2).familiar(0, THIRTEEN).altar(FIVE).phase(Phase::Midday);
    let mut table = set.pool(0, "Ys Rc Rc Rc").start();
    table.play(Store(t("Ys")));
    table.learns(learn(Spell::Sacrifice, L3, 0), "Rc Rc Rc", "Rc");
    assert_eq!((table.turn(), table.choices()), (Seat::new(0), vec![End]));
}

/// SB-9.2: the round is played on up to the player to the right of the first player.
#[test]
fn the_round_is_played_on() {
    let set = table(4).familiar(2, THIRTEEN).pool(2, "Ys").altar(FIVE).first(1);
    let mut table = set.active(2).phase(Phase::Midday).start();
    table.play(Store(t("Ys")));
    assert_eq!(days_to_the_end(&mut table), [2, 3, 0]);
}

/// SB-9.2: if the last player of the round triggers the end, his own day is the last, altar step
/// included.
#[test]
fn the_last_player_ends_the_game_with_his_own_day() {
    let set = table(3).familiar(0, THIRTEEN).pool(0, "Ys").altar(FIVE).first(1);
    let mut table = set.active(0).phase(Phase::Midday).start().draws("Ws");
    table.plays([Store(t("Ys")), End]);
    assert!(table.is_over());
    assert_eq!(table.altar_len(), 6);
    assert_eq!(table.events.last(), Some(&Event::Over));
    table.done();
}

/// SB-9.2: in random games with two to four players all have had equally many days.
#[test]
fn all_have_equally_many_days() {
    use kernel::{Fast, Rules};
    for seats in [2, 3, 4] {
        let mut game = dealt(serde_json::json!({"seats": seats}), seats);
        let mut dice = Fast::numbered(seats, 3);
        let mut days = vec![0; seats as usize];
        let mut events = Vec::new();
        while let Some(seat) = game.turn().seats.first() {
            let choices = game.choices(seat);
            let choice = choices[dice.below(choices.len() as u32) as usize];
            game.apply(seat, choice, &mut dice, &mut events);
        }
        for event in events {
            if let Event::DayEnded { seat } = event {
                days[seat.index()] += 1;
            }
        }
        assert!(days[0] > 3 && days.iter().all(|d| *d == days[0]), "{days:?}");
    }
}

/// SB-9.3: each learned spell gives the points of its level, an unlearned one nothing.
#[test]
fn spells_give_the_points_of_their_level() {
    let points = [(L3, 2), (L4, 4), (L5, 6)];
    for (level, points) in points {
        let table = table(2).knows(0, Spell::Offering, level, "Ks").start();
        assert_eq!(table.score(0), points);
        assert_eq!(table.score(1), 0);
    }
}

/// SB-9.3: the level on which the token finally lies counts, not the one it was learned on.
#[test]
fn the_final_level_counts() {
    let set = table(2).knows(0, Spell::Storm, L5, "Ws").altar(FIVE).phase(Phase::Evening);
    let mut table = set.start();
    assert_eq!(table.score(0), 8);
    table.plays([cast(Spell::Storm, L4), Enough, Take(t("Bc")), Take(t("Bt")), Take(t("Bs"))]);
    assert_eq!(table.score(0), 6);
}

/// SB-9.4: the board gives its lowest uncovered value: nothing when empty, eighteen when full;
/// tokens in the pool give none.
#[test]
fn the_board_gives_its_lowest_uncovered_value() {
    for (familiar, points) in [("", 0), ("Rc", 1), (THIRTEEN, 16)] {
        let table = table(2).familiar(0, familiar).pool(0, "Yc Yt Ys").start();
        assert_eq!(table.score(0), points);
    }
    let full = table(2).familiar(0, &format!("{THIRTEEN} Wt")).pool(0, "Yc Yt Ys").start();
    assert_eq!(full.score(0), 18);
}

/// Plays the last day of a game with two players, and gives who has won and the ranks.
fn outcome(set: SetUp) -> ([bool; 2], [u8; 2]) {
    // The board of seat 1 is full, and it is his day.
    let set = set.familiar(1, &format!("{THIRTEEN} Wt")).altar(FIVE);
    let mut table = set.active(1).phase(Phase::Evening).start().draws("Ws");
    table.play(End);
    assert!(table.is_over());
    let standing = table.game.standing();
    let party = |seat: usize| &standing.parties[seat];
    ([party(0).won, party(1).won], [party(0).rank, party(1).rank])
}

/// Seat 0 has eighteen points by a board with twelve tokens (15) and one spell (3).
fn eighteen_points(spell: Spell, level: Level, token: &str) -> SetUp {
    let twelve = "Rc Rt Rs Pc Pt Ps Gc Gt Gs Kc Kt Ks";
    table(2).familiar(0, twelve).knows(0, spell, level, token)
}

/// SB-9.5: most points win.
#[test]
fn most_points_win() {
    let more = eighteen_points(Spell::Levitation, L4, "Pc").pool(1, "Yc Ys Ys");
    assert_eq!(outcome(more), ([true, false], [1, 2]));
    let less = eighteen_points(Spell::Sacrifice, L3, "Rc").pool(0, "Yc Ys Ys");
    assert_eq!(outcome(less), ([false, true], [2, 1]));
}

/// SB-9.5: of tied players, whoever has learned more spells wins, whatever the pools hold.
#[test]
fn more_spells_break_a_tie() {
    let set = eighteen_points(Spell::Levitation, L3, "Pc").pool(1, "Yc Ys Ys");
    assert_eq!(outcome(set), ([true, false], [1, 2]));
}

/// SB-9.5: still tied, whoever has more tokens in the pool wins.
#[test]
fn more_tokens_in_the_pool_break_a_tie() {
    // Communion on level 3 is worth nothing, so both have one spell and eighteen points.
    let set = eighteen_points(Spell::Levitation, L3, "Pc").knows(1, Spell::Communion, L3, "Ys");
    assert_eq!(outcome(set.clone().pool(0, "Yc")), ([true, false], [1, 2]));
    assert_eq!(outcome(set.clone().pool(0, "Yc").pool(1, "Yc Yt")), ([false, true], [2, 1]));
    // Still tied, they share the victory.
    assert_eq!(outcome(set.pool(0, "Yc").pool(1, "Ys")), ([true, true], [1, 1]));
}
