//! The rows of one game. `docs/bots.md` tells what the columns mean.

use kernel::{Entry, Game, Header, Match, Party, Standing};
use parquet_derive::ParquetRecordWriter;
use serde::Serialize;
use serde_json::{Map, Value};

/// What a seat had before it when it chose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// How many choices were offered.
    pub offered: usize,
    /// The place of the one that was taken.
    pub taken: usize,
    /// How long it took to think, if that was measured.
    pub micros: Option<u32>,
}

/// Which game of a run it was.
#[derive(Clone, Debug)]
pub(crate) struct Meeting {
    /// Its number among all games.
    pub number: u64,
    /// The seed of the run.
    pub seed: u64,
    /// The number from which, with the seed, the dice follow.
    pub deal: u64,
    /// The two contestants of a duel, by their places from 1.
    pub pair: Option<(usize, usize)>,
    /// Which of the two sits where: a letter for each seat.
    pub lineup: Option<String>,
}

impl Meeting {
    /// A game of a simulation.
    pub fn simulated(seed: u64, number: u64) -> Meeting {
        Meeting { number, seed, deal: number, pair: None, lineup: None }
    }

    /// The name of the file of the record.
    pub fn record_name(&self, game: &str) -> String {
        let Meeting { seed, deal, .. } = self;
        match (self.pair, &self.lineup) {
            (Some((a, b)), Some(order)) => format!("{game}-{seed}-{a}v{b}-{deal}-{order}.jsonl"),
            _ => format!("{game}-{seed}-{deal}.jsonl"),
        }
    }
}

#[derive(ParquetRecordWriter)]
pub(super) struct GameRow {
    pub number: u64,
    pub game: String,
    pub rules: u32,
    pub data: String,
    pub options: String,
    pub seats: u8,
    pub seed: u64,
    pub deal: u64,
    pub pair: Option<String>,
    pub lineup: Option<String>,
    pub choices: u32,
    pub decisions: u32,
    pub record: String,
}

#[derive(ParquetRecordWriter)]
pub(super) struct SeatRow {
    pub number: u64,
    pub seat: Option<u8>,
    pub bot: Option<String>,
    pub side: Option<String>,
    pub turn_order: u8,
    pub score: i32,
    pub rank: u8,
    pub won: bool,
    pub points: String,
}

#[derive(ParquetRecordWriter)]
pub(super) struct ChoiceRow {
    pub number: u64,
    pub ply: u32,
    pub seat: u8,
    pub offered: u32,
    pub taken: u32,
    pub choice: String,
    pub rolls: Option<String>,
    pub micros: Option<u32>,
}

/// The rows of a game in all tables.
pub(crate) struct Rows {
    pub(super) game: GameRow,
    pub(super) seats: Vec<SeatRow>,
    pub(super) choices: Vec<ChoiceRow>,
}

impl Rows {
    /// The rows of a finished game, of which each choice was a step.
    pub fn new<G: Game>(meeting: &Meeting, played: &Match<G>, steps: &[Step]) -> Rows {
        let record = played.record();
        Rows {
            game: game_row(meeting, &record.header, steps),
            seats: seat_rows(meeting, &record.header, &played.game().standing()),
            choices: choice_rows(meeting.number, &record.entries, steps),
        }
    }
}

fn game_row(meeting: &Meeting, header: &Header, steps: &[Step]) -> GameRow {
    GameRow {
        number: meeting.number,
        game: header.game.to_string(),
        rules: header.rules,
        data: header.data.to_string(),
        options: json(&header.options),
        seats: header.seats.len() as u8,
        seed: meeting.seed,
        deal: meeting.deal,
        pair: meeting.pair.map(|(a, b)| format!("{a}v{b}")),
        lineup: meeting.lineup.clone(),
        choices: steps.len() as u32,
        decisions: steps.iter().filter(|step| step.offered > 1).count() as u32,
        record: meeting.record_name(&header.game),
    }
}

fn seat_rows(meeting: &Meeting, header: &Header, standing: &Standing) -> Vec<SeatRow> {
    let row = |party: &Party| {
        let seat = party.seat.map(|seat| seat.index());
        let letter = |at: usize| meeting.lineup.as_deref()?.get(at..=at);
        SeatRow {
            number: meeting.number,
            seat: seat.map(|seat| seat as u8),
            bot: seat.and_then(|seat| header.seats.get(seat).cloned()),
            side: seat.and_then(letter).map(str::to_owned),
            turn_order: party.order,
            score: party.score,
            rank: party.rank,
            won: party.won,
            points: points(party),
        }
    };
    standing.parties.iter().map(row).collect()
}

/// What the score comes from, as an object.
fn points(party: &Party) -> String {
    let mut points = Map::new();
    for line in &party.lines {
        let before = points.get(line.what).and_then(Value::as_i64).unwrap_or(0);
        points.insert(line.what.to_owned(), (before + i64::from(line.points)).into());
    }
    json(&points)
}

fn choice_rows(number: u64, entries: &[Entry], steps: &[Step]) -> Vec<ChoiceRow> {
    let mut rows = Vec::with_capacity(steps.len());
    for entry in entries {
        let Entry::Choice { seat, choice, rolls, .. } = entry else { continue };
        let Some(step) = steps.get(rows.len()) else { break };
        rows.push(ChoiceRow {
            number,
            ply: rows.len() as u32,
            seat: seat.index() as u8,
            offered: step.offered as u32,
            taken: step.taken as u32,
            choice: choice.to_string(),
            rolls: (!rolls.is_empty()).then(|| json(rolls)),
            micros: step.micros,
        });
    }
    rows
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("everything here has a JSON form")
}
