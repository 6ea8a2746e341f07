//! Games handed out to threads, and what came of them.

use crate::play::{AllRandom, Mixed, Players, play_out, seed_of};
use crate::tables::{Meeting, Rows, Tables};
use crate::tally::PARTIES;
use crate::{Progress, Series, Tally, records};
use bots::{Kind, Spec};
use kernel::{Fast, Game, OptionsError, Seat, Shared};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::path::PathBuf;
use std::time::Instant;

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The options; those left out have defaults.
    pub options: Value,
    /// Who plays, by seat; the last one also takes the seats that are left.
    pub bots: Vec<Spec>,
    /// How many games.
    pub games: u64,
    /// From which all dice and all thoughts follow.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// A folder that gets the record of each game.
    pub records: Option<PathBuf>,
    /// A folder that gets tables of all games, seats and choices.
    pub parquet: Option<PathBuf>,
}

/// Why a simulation did not take place, or not to its end.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    /// The options cannot be used.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// There are more bots than seats.
    #[error("{bots} bots are named for {seats} seats; name at most one for each")]
    Bots {
        /// How many bots.
        bots: usize,
        /// How many seats.
        seats: u8,
    },
    /// A duel needs two.
    #[error("a duel needs at least 2 bots; {named} are named")]
    Contestants {
        /// How many bots.
        named: usize,
    },
    /// A record, a table or their folder cannot be written.
    #[error("{} cannot be written: {reason}", path.display())]
    Write {
        /// The file or the folder.
        path: PathBuf,
        /// What the operating system says.
        reason: std::io::Error,
    },
    /// The game broke its own rules: a bug.
    #[error("{0}")]
    Broken(String),
}

/// What a simulation found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// Every option with its value.
    pub options: Map<String, Value>,
    /// How many seats.
    pub seats: u8,
    /// Whether the rules' opponent plays as well.
    pub opponent: bool,
    /// The sums.
    pub tally: Tally,
    /// How long it took, without loading.
    pub seconds: f64,
}

/// Plays the games of a plan, or as many as `progress` lets it.
pub fn simulate<G: Game>(
    data: Shared<G::Data>,
    plan: &Plan,
    progress: Progress<'_>,
) -> Result<Report, SimError> {
    let options = G::schema().complete(&plan.options)?;
    let typed: G::Options = serde_json::from_value(Value::Object(options.clone()))
        .map_err(|e| OptionsError(e.to_string()))?;
    // The first deal shows whether the options go together, and who plays.
    let first = G::deal(data, &typed, &mut Fast::new(seed_of(plan.seed, 0)))?;
    let seats = first.seats();
    let bots = seat_bots(&plan.bots, seats)?;
    records::make_folder(plan.records.as_deref())?;
    let opponent = first.standing().parties.iter().any(|p| p.seat.is_none());
    let tables = Tables::begin(plan.parquet.as_deref())?;
    let table = Table::<G> {
        data,
        options: &options,
        typed: &typed,
        bots: &bots,
        plan,
        tables: tables.as_ref(),
    };
    let start = Instant::now();
    let tally = if bots.iter().all(|bot| *bot == Spec::Named(Kind::Random)) {
        on_threads(plan, progress, || table.worker(AllRandom::default()))?
    } else {
        on_threads(plan, progress, || table.worker(Mixed::new(&bots)))?
    };
    let seconds = start.elapsed().as_secs_f64();
    tables.map_or(Ok(()), Tables::finish)?;
    Ok(Report { game: G::ID, options, seats, opponent, tally, seconds })
}

fn seat_bots(named: &[Spec], seats: u8) -> Result<Vec<Spec>, SimError> {
    if named.len() > usize::from(seats) {
        return Err(SimError::Bots { bots: named.len(), seats });
    }
    let last = named.last().copied().unwrap_or(Kind::Random.into());
    let mut bots = named.to_vec();
    bots.resize(usize::from(seats), last);
    Ok(bots)
}

/// What all threads share.
struct Table<'a, G: Game> {
    data: Shared<G::Data>,
    options: &'a Map<String, Value>,
    typed: &'a G::Options,
    bots: &'a [Spec],
    plan: &'a Plan,
    tables: Option<&'a Tables>,
}

impl<'a, G: Game> Table<'a, G> {
    /// Somebody who plays games by their number, and writes their records and rows if these are
    /// wanted.
    fn worker(
        &self,
        mut players: impl Players<G>,
    ) -> impl FnMut(u64, &mut Tally) -> Result<(), SimError> {
        let (data, plan, tables) = (self.data, self.plan, self.tables);
        let recorded = plan.records.is_some() || tables.is_some();
        let options = Value::Object(self.options.clone());
        let names: Vec<String> = self.bots.iter().map(Spec::to_string).collect();
        let typed = self.typed.clone();
        let mut list = Vec::with_capacity(1024);
        move |number, tally| {
            players.sit_down(plan.seed, number);
            if recorded {
                let (played, trail, steps) = records::play_match(
                    data,
                    (&options, &names),
                    (plan.seed, number),
                    &mut players,
                    &mut list,
                )?;
                tally.add(number, trail, &played.game().standing());
                let meeting = Meeting::simulated(plan.seed, number);
                if let Some(folder) = &plan.records {
                    let name = meeting.record_name(G::ID);
                    records::write(folder, &name, &played.closed_record())?;
                }
                return tables
                    .map_or(Ok(()), |tables| tables.add(Rows::new(&meeting, &played, &steps)));
            }
            let mut dice = Fast::new(seed_of(plan.seed, number));
            let mut game = G::deal(data, &typed, &mut dice)?;
            let trail = play_out(&mut game, &mut players, &mut dice, &mut list);
            tally.add(number, trail, &game.standing());
            Ok(())
        }
    }
}

/// How many games a thread takes at a time.
const CHUNK: u64 = 32;

/// Lets workers play the games of a plan, and adds up what they counted.
fn on_threads<W>(
    plan: &Plan,
    progress: Progress<'_>,
    worker: impl Fn() -> W + Sync,
) -> Result<Tally, SimError>
where
    W: FnMut(u64, &mut Tally) -> Result<(), SimError>,
{
    let series = Series { length: plan.games, threads: plan.threads, chunk: CHUNK };
    let mut sum = Tally::default();
    for tally in series.run(progress, worker)? {
        sum.merge(&tally);
    }
    Ok(sum)
}

impl Report {
    /// A value for each seat, by its number, and for the rules' opponent.
    pub fn by_party<T: Copy>(&self, of: &[T; PARTIES]) -> Vec<(String, T)> {
        let mut parties: Vec<(String, T)> =
            Seat::all(self.seats).map(|s| (s.to_string(), of[s.index()])).collect();
        if self.opponent {
            parties.push(("opponent".to_owned(), of[PARTIES - 1]));
        }
        parties
    }

    /// The mean final score of each seat and of the rules' opponent.
    pub fn mean_scores(&self) -> Vec<(String, f64)> {
        self.by_party(&self.tally.score.map(|sum| ratio(sum as f64, self.tally.games)))
    }

    /// Wins by place in the turn order.
    pub fn wins_by_order(&self) -> &[u64] {
        &self.tally.wins_by_order[..usize::from(self.seats) + usize::from(self.opponent)]
    }

    /// The checksum as 16 hex digits.
    pub fn checksum(&self) -> String {
        format!("{:016x}", self.tally.checksum)
    }

    /// How many choices, on average, were legal whenever one was made.
    pub fn mean_legal_choices(&self) -> f64 {
        ratio(self.tally.legal as f64, self.tally.choices)
    }

    /// How many of something there were in a second.
    pub fn per_second(&self, count: u64) -> f64 {
        if self.seconds > 0.0 { count as f64 / self.seconds } else { 0.0 }
    }

    /// The report as one object.
    pub fn to_json(&self) -> Value {
        let tally = &self.tally;
        json!({
            "game": self.game,
            "options": self.options,
            "games": tally.games,
            "choices": tally.choices,
            "choices_per_game": ratio(tally.choices as f64, tally.games),
            "decisions": tally.decisions,
            "mean_legal_choices": self.mean_legal_choices(),
            "seconds": self.seconds,
            "choices_per_second": self.per_second(tally.choices),
            "decisions_per_second": self.per_second(tally.decisions),
            "games_per_second": self.per_second(tally.games),
            "wins": object(self.by_party(&tally.wins)),
            "mean_score": object(self.mean_scores()),
            "wins_by_turn_order": self.wins_by_order(),
            "checksum": self.checksum(),
        })
    }
}

fn ratio(sum: f64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum / count as f64 }
}

fn object<T: Serialize>(parties: Vec<(String, T)>) -> Value {
    parties.into_iter().map(|(name, value)| (name, json!(value))).collect::<Map<_, _>>().into()
}
