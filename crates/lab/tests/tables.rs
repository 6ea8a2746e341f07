//! Tables for study: they join, they agree with the report and the records, and do not depend on
//! the number of threads.

#![allow(clippy::unwrap_used)]

use kernel::tiny::Tiny;
use kernel::{Entry, GO_ON, Record, Shared};
use lab::{DuelPlan, Plan, SimError, duel, simulate};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, Row};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

const TABLES: [&str; 3] = ["games", "seats", "choices"];

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("lab-tables-{name}"));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn sim_plan(folder: &Path) -> Plan {
    Plan {
        options: json!({ "seats": 3, "ghost": true }),
        bots: vec!["greedy".parse().unwrap(), "random".parse().unwrap()],
        games: 100,
        seed: 9,
        threads: 1,
        records: None,
        parquet: Some(folder.to_owned()),
    }
}

fn duel_plan(folder: &Path) -> DuelPlan {
    DuelPlan {
        options: json!({ "seats": 2 }),
        contestants: ["greedy", "random", "greedy"].map(|bot| bot.parse().unwrap()).to_vec(),
        deals: 10,
        seed: 4,
        threads: 1,
        records: None,
        parquet: Some(folder.to_owned()),
    }
}

/// The rows of a table.
fn read(folder: &Path, table: &str) -> Vec<Row> {
    let file = fs::File::open(folder.join(format!("{table}.parquet"))).unwrap();
    let reader = SerializedFileReader::new(file).unwrap();
    reader.get_row_iter(None).unwrap().map(Result::unwrap).collect()
}

/// One value of a row.
fn get(row: &Row, column: &str) -> Value {
    let (_, field) = row.get_column_iter().find(|(name, _)| *name == column).unwrap();
    match field {
        Field::Null => Value::Null,
        Field::Bool(value) => json!(value),
        Field::Int(value) => json!(value),
        Field::UByte(value) => json!(value),
        Field::UInt(value) => json!(value),
        Field::ULong(value) => json!(value),
        Field::Str(value) => json!(value),
        other => panic!("{column} is {other:?}"),
    }
}

fn int(row: &Row, column: &str) -> i64 {
    get(row, column).as_i64().unwrap()
}

fn text(row: &Row, column: &str) -> String {
    get(row, column).as_str().unwrap().to_owned()
}

/// All rows as text, without thinking times.
fn timeless(folder: &Path) -> Vec<String> {
    let row = |row: &Row| {
        let columns = row.get_column_iter().filter(|(name, _)| *name != "micros");
        columns.map(|(name, field)| format!("{name}={field} ")).collect()
    };
    TABLES.iter().flat_map(|table| read(folder, table)).map(|r| row(&r)).collect()
}

#[test]
fn tables_of_a_simulation_agree_with_its_report() {
    let folder = folder("report");
    let report = simulate::<Tiny>(Shared::built_in(), &sim_plan(&folder), &|_| GO_ON).unwrap();
    let [games, seats, choices] = TABLES.map(|table| read(&folder, table));
    let tally = report.tally;
    assert_eq!((games.len(), seats.len()), (100, 400));
    assert_eq!(choices.len() as u64, tally.choices);
    let sum = |column| games.iter().map(|row| int(row, column) as u64).sum::<u64>();
    assert_eq!((sum("choices"), sum("decisions")), (tally.choices, tally.decisions));
    let offered: i64 = choices.iter().map(|row| int(row, "offered")).sum();
    assert_eq!(offered as u64, tally.legal);
    for (party, seat) in [json!(0), json!(1), json!(2), Value::Null].into_iter().enumerate() {
        let rows: Vec<&Row> = seats.iter().filter(|row| get(row, "seat") == seat).collect();
        let place = if seat.is_null() { tally.score.len() - 1 } else { party };
        let score: i64 = rows.iter().map(|row| int(row, "score")).sum();
        let wins = rows.iter().filter(|row| get(row, "won") == true).count();
        assert_eq!((score, wins as u64), (tally.score[place], tally.wins[place]), "{seat}");
        let bots = [json!("greedy"), json!("random"), json!("random"), Value::Null];
        assert!(rows.iter().all(|row| get(row, "bot") == bots[party]), "{seat}");
    }
    for row in &seats {
        let points: Value = serde_json::from_str(&text(row, "points")).unwrap();
        let points = points.as_object().unwrap().values().map(|p| p.as_i64().unwrap());
        assert_eq!(points.sum::<i64>(), int(row, "score"));
        assert_eq!(get(row, "won") == true, int(row, "rank") == 1);
    }
    let options: Value = serde_json::from_str(&text(&games[0], "options")).unwrap();
    assert_eq!(options, Value::Object(report.options));
    assert!(games.iter().all(|row| get(row, "pair").is_null() && int(row, "seed") == 9));
}

/// A simulation does not measure times, so even its bytes are the same.
#[test]
fn tables_of_a_simulation_are_the_same_files_on_any_number_of_threads() {
    let bytes = |threads| {
        let folder = folder(&format!("threads-{threads}"));
        let plan = Plan { threads, games: 500, ..sim_plan(&folder) };
        simulate::<Tiny>(Shared::built_in(), &plan, &|_| GO_ON).unwrap();
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 3, "nothing unfinished is left");
        TABLES.map(|table| fs::read(folder.join(format!("{table}.parquet"))).unwrap())
    };
    let one = bytes(1);
    assert!(bytes(2) == one && bytes(5) == one);
}

/// Every game has its rows in order, and they are what its record says.
#[test]
fn tables_of_a_duel_agree_with_its_records() {
    let folder = folder("duel");
    let plan = DuelPlan { records: Some(folder.join("records")), ..duel_plan(&folder) };
    let report = duel::<Tiny>(Shared::built_in(), &plan, &|_| GO_ON).unwrap();
    let [games, seats, choices] = TABLES.map(|table| read(&folder, table));
    assert_eq!((games.len(), seats.len()), (60, 120));
    assert_eq!(choices.len() as u64, report.choices);
    let (mut seats, mut choices) = (seats.iter(), choices.iter());
    for (number, game) in games.iter().enumerate() {
        let number = number as i64;
        assert_eq!((int(game, "number"), int(game, "deal")), (number, number / 2 % 10));
        assert_eq!(text(game, "lineup"), ["ab", "ba"][number as usize % 2]);
        assert_eq!(text(game, "pair"), ["1v2", "1v3", "2v3"][number as usize / 20]);
        let record = fs::read_to_string(folder.join("records").join(text(game, "record")));
        let record = Record::parse(&record.unwrap()).unwrap();
        assert_eq!(record.entries.len() as i64, int(game, "choices"));
        for (seat, bot) in record.header.seats.iter().enumerate() {
            let row = seats.next().unwrap();
            assert_eq!((int(row, "number"), int(row, "seat")), (number, seat as i64));
            assert_eq!(&text(row, "bot"), bot);
            assert_eq!(text(row, "side"), text(game, "lineup")[seat..=seat]);
        }
        for (ply, entry) in record.entries.iter().enumerate() {
            let row = choices.next().unwrap();
            let Entry::Choice { seat, choice, rolls, .. } = entry else { panic!("{entry:?}") };
            assert_eq!((int(row, "number"), int(row, "ply")), (number, ply as i64));
            assert_eq!(int(row, "seat"), seat.index() as i64);
            assert_eq!(text(row, "choice"), choice.to_string());
            assert_eq!(get(row, "rolls").is_null(), rolls.is_empty());
            assert!(int(row, "taken") < int(row, "offered"));
            assert_eq!(get(row, "micros").is_null(), int(row, "offered") == 1);
        }
    }
    assert!(seats.next().is_none() && choices.next().is_none());
}

#[test]
fn tables_of_a_duel_are_the_same_on_any_number_of_threads() {
    let rows = |threads| {
        let folder = folder(&format!("duel-threads-{threads}"));
        let plan = DuelPlan { threads, ..duel_plan(&folder) };
        duel::<Tiny>(Shared::built_in(), &plan, &|_| GO_ON).unwrap();
        timeless(&folder)
    };
    assert_eq!(rows(1), rows(3));
}

/// More rows than are written together.
#[test]
fn long_tables_have_several_groups() {
    let folder = folder("groups");
    let plan = Plan { games: 10_000, bots: vec!["random".parse().unwrap()], ..sim_plan(&folder) };
    let report = simulate::<Tiny>(Shared::built_in(), &plan, &|_| GO_ON).unwrap();
    let file = fs::File::open(folder.join("choices.parquet")).unwrap();
    let reader = SerializedFileReader::new(file).unwrap();
    assert!(reader.num_row_groups() > 1);
    assert_eq!(reader.metadata().file_metadata().num_rows() as u64, report.tally.choices);
}

#[test]
fn tables_that_cannot_be_written_are_refused() {
    let folder = folder("refused");
    fs::create_dir_all(folder.join("seats.parquet")).unwrap();
    fs::write(folder.join("a-file"), "").unwrap();
    let error = |plan: Plan| -> SimError {
        simulate::<Tiny>(Shared::built_in(), &plan, &|_| GO_ON).unwrap_err()
    };
    let no_folder = error(sim_plan(&folder.join("a-file"))).to_string();
    assert!(no_folder.contains("a-file cannot be written: "), "{no_folder}");
    let no_file = error(sim_plan(&folder)).to_string();
    assert!(no_file.contains("seats.parquet cannot be written: "), "{no_file}");
    let left: Vec<_> = fs::read_dir(&folder).unwrap().map(|f| f.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().contains("unfinished")), "{left:?}");
}
