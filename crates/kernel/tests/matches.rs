//! Matches: undo and its barriers, scripted chance, and records that were tampered with.

#![allow(clippy::unwrap_used)]

use kernel::tiny::{Card, Choice, DECK_SOURCE, GHOST_SOURCE, Tiny};
use kernel::{
    Barrier, Chance, Fast, Game, Match, PlayError, Record, RecordError, Rules, Seat, Seed, Shared,
    Wish, message,
};
use serde_json::{Value, json};

const ANNA: Seat = Seat::new(0);
const BELA: Seat = Seat::new(1);

fn faces(names: &[&str]) -> Vec<Wish> {
    names.iter().map(|name| Wish::from(*name)).collect()
}

/// Anna holds aconite, basil and clover; Bela dill, elder and fennel.
fn dealt(options: Value) -> Match<Tiny> {
    let mut chance = Chance::fast(Seed::numbered(1, 1));
    chance.wish(DECK_SOURCE, faces(&["aconite", "basil", "clover", "dill", "elder", "fennel"]));
    Match::new(Shared::built_in(), &options, vec!["Anna".into()], chance).unwrap()
}

/// The same, after picks that let Anna act.
fn acting() -> Match<Tiny> {
    let mut table = dealt(Value::Null);
    table.play(ANNA, Choice::Pick(Card::Aconite)).unwrap();
    table.play(BELA, Choice::Pick(Card::Dill)).unwrap();
    table
}

/// A whole game with undos, by seeded dice alone.
fn finished() -> Match<Tiny> {
    let chance = Chance::live(Seed::numbered(2, 7), vec!["word".into()]);
    let options = json!({"ghost": true, "haunting": 1, "seats": 3});
    let mut table = Match::<Tiny>::new(Shared::built_in(), &options, Vec::new(), chance).unwrap();
    let mut rng = Fast::numbered(3, 3);
    while let Some(seat) = table.game().turn().seats.first() {
        let offered = table.game().choices(seat);
        table.play(seat, offered[rng.below(offered.len() as u32) as usize]).unwrap();
        if rng.below(8) == 0 && table.can_undo(seat) {
            table.undo(seat).unwrap();
        }
    }
    table
}

fn text(table: &Match<Tiny>) -> String {
    table.closed_record().to_text()
}

fn load(text: &str) -> Result<Match<Tiny>, RecordError> {
    Match::load(&Record::parse(text)?)
}

#[track_caller]
fn refused(text: &str, line: usize, reason: &str) {
    let error = load(text).err().expect("a record that was tampered with");
    assert!(error.reason.contains(reason), "{error}");
    assert_eq!(error.line, line, "{error}");
}

/// The record with a change and a digest that fits it: somebody knew what he was doing.
fn forged(change: impl FnOnce(&mut Record)) -> String {
    let mut record = finished().closed_record();
    change(&mut record);
    let mut closing = record.closing.take().unwrap();
    closing.digest = record.digest(closing.seed, &closing.standing);
    record.closing = Some(closing);
    record.to_text()
}

#[test]
fn undo_leads_back_to_the_barrier_and_no_further() {
    let mut table = acting();
    let start = *table.game();
    table.play(ANNA, Choice::Sink).unwrap();
    table.play(ANNA, Choice::Card(Card::Dill)).unwrap();
    assert!(table.can_undo(ANNA) && !table.can_undo(BELA));
    assert_eq!(table.undo(BELA).unwrap_err().barrier, Barrier::OtherSeat);
    table.undo(ANNA).unwrap();
    table.undo(ANNA).unwrap();
    assert_eq!(*table.game(), start);
    let error = table.undo(ANNA).unwrap_err();
    assert_eq!(error.barrier, Barrier::OtherSeat);
    assert_eq!(error.barrier.message(), message::undo_other_seat());
}

#[test]
fn nothing_is_undone_before_the_start() {
    let error = dealt(Value::Null).undo(ANNA).unwrap_err();
    assert_eq!(error.barrier.message(), message::undo_start());
}

#[test]
fn a_roll_is_a_barrier() {
    let mut table = acting();
    table.play(ANNA, Choice::Sink).unwrap();
    table.play(ANNA, Choice::Card(Card::Dill)).unwrap();
    table.play(ANNA, Choice::Peek).unwrap();
    assert!(!table.can_undo(ANNA));
    assert_eq!(table.undo(ANNA).unwrap_err().barrier.message(), message::undo_rolled());
    // What follows can be undone again.
    table.play(ANNA, Choice::Show).unwrap();
    assert!(table.can_undo(ANNA));
}

#[test]
fn a_reveal_is_a_barrier() {
    let mut table = acting();
    table.play(ANNA, Choice::Show).unwrap();
    table.play(ANNA, Choice::Card(Card::Basil)).unwrap();
    assert_eq!(table.undo(ANNA).unwrap_err().barrier.message(), message::undo_revealed());
}

#[test]
fn the_end_is_a_barrier() {
    let mut table = finished();
    for seat in Seat::all(3) {
        assert_eq!(table.undo(seat).unwrap_err().barrier.message(), message::game_over());
    }
}

#[test]
fn a_pick_can_be_taken_back_until_all_have_picked() {
    let mut table = dealt(Value::Null);
    let start = *table.game();
    table.play(BELA, Choice::Pick(Card::Elder)).unwrap();
    assert!(table.can_undo(BELA) && !table.can_undo(ANNA));
    table.undo(BELA).unwrap();
    assert_eq!(*table.game(), start);
    table.play(BELA, Choice::Pick(Card::Fennel)).unwrap();
    table.play(ANNA, Choice::Pick(Card::Basil)).unwrap();
    assert!(!table.can_undo(BELA));
    assert!(table.record().to_text().contains(r#"{"undo":1}"#));
}

#[test]
fn a_refused_choice_changes_nothing() {
    let mut table = acting();
    let before = text(&table);
    let refused = table.play(ANNA, Choice::Bury).unwrap_err();
    let PlayError::Refused(reason) = refused else { panic!("{refused:?}") };
    assert_eq!((reason.message.id, reason.rule), ("tiny-top-unknown", "TI-3.3"));
    let PlayError::Refused(reason) = table.play(BELA, Choice::End).unwrap_err() else { panic!() };
    assert_eq!(reason.message, message::not_your_turn());
    assert_eq!(text(&table), before);
}

#[test]
fn scripted_chance_comes_by_name_and_is_marked() {
    let mut table = acting();
    assert!(table.wish(DECK_SOURCE, faces(&["yarrow"])));
    table.play(ANNA, Choice::Peek).unwrap();
    assert_eq!(table.game().view(Some(ANNA)).top.known, [Card::Yarrow]);
    let header = table.record().to_text();
    assert!(header.lines().next().unwrap().contains(r#""scripted":true"#));
    assert!(header.lines().last().unwrap().contains(r#""scripted":true"#));
    // One of the two draws is wished, the other rolled: the record can be verified all the same.
    table.wish(DECK_SOURCE, faces(&["mallow"]));
    table.play(ANNA, Choice::End).unwrap();
    let loaded = load(&text(&table)).unwrap();
    assert_eq!(text(&loaded), text(&table));
    let (mut one, mut two) = (table, loaded);
    for table in [&mut one, &mut two] {
        for seat in [ANNA, BELA] {
            let pick = table.game().choices(seat)[0];
            table.play(seat, pick).unwrap();
        }
        let seat = table.game().turn().seats.first().unwrap();
        table.play(seat, Choice::End).unwrap();
    }
    assert_eq!(one.game(), two.game(), "the dice go on from where they were");
}

#[test]
fn a_wish_that_cannot_come_true_changes_nothing() {
    let mut table = acting();
    table.wish(DECK_SOURCE, faces(&["aconite"]));
    let before = text(&table);
    let PlayError::Script(fault) = table.play(ANNA, Choice::Peek).unwrap_err() else { panic!() };
    assert!(fault.to_string().contains("aconite"), "{fault}");
    assert_eq!(text(&table), before);
    table.forget_wishes();
    table.play(ANNA, Choice::Peek).unwrap();
    let mut chance = Chance::fast(Seed::numbered(1, 1));
    chance.wish(DECK_SOURCE, faces(&["ivy", "ivy"]));
    let error = Match::<Tiny>::new(Shared::built_in(), &Value::Null, Vec::new(), chance);
    assert!(error.err().unwrap().0.contains("the deal cannot be scripted"));
}

#[test]
fn the_ghost_rolls_inside_the_choice_that_reveals() {
    let mut table = dealt(json!({"ghost": true, "haunting": 2}));
    table.wish(GHOST_SOURCE, faces(&["6"]));
    table.play(BELA, Choice::Pick(Card::Elder)).unwrap();
    table.play(ANNA, Choice::Pick(Card::Aconite)).unwrap();
    // 2 * 6 + 2 is not stronger than aconite (TI-2.4).
    let won = |table: &Match<Tiny>| table.game().view(None).seats[0].rounds;
    assert_eq!((won(&table), table.game().view(None).ghost), (1, Some(0)));
    assert_eq!(table.barrier(), Barrier::Rolled);
}

#[test]
fn a_record_without_its_seed_replays_but_cannot_roll() {
    let table = acting();
    let mut replay = Match::<Tiny>::load(table.record()).unwrap();
    assert_eq!(replay.game(), table.game());
    assert_eq!(replay.play(ANNA, Choice::Peek), Err(PlayError::NoDice));
    replay.play(ANNA, Choice::Show).unwrap();
    let mut steps = 0;
    Match::<Tiny>::replayed(table.record(), |_, _| steps += 1).unwrap();
    assert_eq!(steps, 3);
}

#[test]
fn a_position_can_be_set_up_by_hand() {
    let game = *acting().game();
    let chance = Chance::fast(Seed::numbered(1, 2));
    let mut table = Match::from_position(game, Shared::built_in(), chance).unwrap();
    table.play(ANNA, Choice::Peek).unwrap();
    assert_eq!(load(&text(&table)).unwrap().game(), table.game());
    let mut broken = serde_json::to_value(game).unwrap();
    broken["round"] = 7.into();
    let broken: Tiny = serde_json::from_value(broken).unwrap();
    let chance = Chance::fast(Seed::numbered(1, 2));
    assert!(Match::from_position(broken, Shared::built_in(), chance).is_err());
}

#[test]
fn a_damaged_record_is_noticed() {
    let good = text(&finished());
    load(&good).unwrap();
    let lines: Vec<&str> = good.lines().collect();
    let end = lines.len();
    let join = |lines: &[&str]| lines.join("\n");

    let cut = &lines[4][..lines[4].len() - 3];
    refused(&join(&[&lines[..4], &[cut][..]].concat()), 5, "cut off");
    refused(&lines[0][..40], 1, "not the header of a record: the line is cut off");
    refused("", 1, "empty");
    let missing = [&lines[..4], &lines[5..]].concat();
    refused(&join(&missing), end - 1, "the digest does not fit");
    let open = [&lines[..4], &lines[5..end - 1]].concat();
    let error = load(&join(&open)).err().expect("an entry is missing, and no digest tells");
    assert!(error.line >= 5, "{error}");
    refused(&format!("{good}{}\n", lines[4]), end + 1, "follows the end");
    refused(&good.replacen("sabbat-record-1", "sabbat-record-9", 1), 1, "this program reads");
    refused(&good.replacen(r#""seat":"#, r#""chair":"#, 1), 2, "chair");
}

#[test]
fn a_forged_record_is_noticed() {
    refused(&forged(|r| r.header.game = "chess".into()), 1, "a record of chess, not of tiny");
    refused(&forged(|r| r.header.rules = 9), 1, "rules version 9; this program has version 1");
    let other = kernel::Fingerprint::of(&"other");
    refused(&forged(|r| r.header.data = other), 1, "herbs.txt (--cards DIR)");
    refused(&forged(|r| drop(r.header.options.remove("ghost"))), 1, "every option");
    refused(&forged(|r| drop(r.header.deal.pop())), 1, "in the deal, the rules roll from deck");
    refused(&forged(|r| r.header.deal[0].2 ^= 1), 1, "the seed gives");
    refused(
        &forged(|r| {
            let closing = r.closing.as_mut().unwrap();
            closing.seed = Seed::numbered(0, 0);
        }),
        1,
        "not the one that was committed to",
    );
    let last = finished().record().entries.len() + 2;
    let poor = json!({"over": true, "parties": []});
    refused(&forged(|r| r.closing.as_mut().unwrap().standing = poor), last, "the standing");
}

#[test]
fn forged_entries_are_noticed() {
    use kernel::Entry;
    let entries = finished().closed_record().entries;
    let rolling = |e: &Entry| matches!(e, Entry::Choice { rolls, .. } if rolls.len() > 1);
    let at = entries.iter().position(rolling).unwrap();
    let with_rolls = |change: fn(&mut Vec<kernel::NamedRoll>)| {
        forged(|r| {
            if let Entry::Choice { rolls, .. } = &mut r.entries[at] {
                change(rolls);
            }
        })
    };
    refused(&with_rolls(|rolls| rolls[0].2 ^= 1), at + 2, "but the seed gives");
    refused(&with_rolls(|rolls| rolls[0].1 += 1), at + 2, "the rules roll from deck over");
    refused(&with_rolls(|rolls| rolls[0].2 = 99), at + 2, "cannot be 99");
    refused(&with_rolls(|rolls| rolls[0].0 = "moon".into()), at + 2, "no source of chance");
    refused(&with_rolls(|rolls| drop(rolls.pop())), at + 2, "no roll is there");
    refused(&with_rolls(|rolls| rolls.push(rolls[0].clone())), at + 2, "do not make 1");

    let play = |seat, choice| Entry::Choice { seat, choice, rolls: Vec::new(), scripted: false };
    let first = |entry: Entry| forged(|r| r.entries[0] = entry);
    refused(&first(play(ANNA, json!("end"))), 2, "\"end\" is refused (kernel-not-asked)");
    refused(&first(play(ANNA, json!("dance"))), 2, "\"dance\" is not a choice of tiny");
    refused(&first(Entry::Undo(ANNA)), 2, "cannot undo here (kernel-undo-start)");
    let stranger = Entry::Player { seat: Seat::new(3), player: "Zoe".into() };
    refused(&first(stranger), 2, "no seat 3");
}
