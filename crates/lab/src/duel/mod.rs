//! Contests between bots: who is stronger, and by how much.
//!
//! Every two contestants meet. They play each deal once in every order of seats, with the same
//! dice for each source of chance: luck of the deal falls on both. A deal, not a game, is the unit
//! of all statistics.

mod ladder;
mod report;
mod sample;

pub use report::{Contest, DuelReport, Thinker};
pub use sample::{Sample, percentile};

use crate::records;
use crate::tables::{Meeting, Rows, Step, Tables};
use crate::{Progress, Series, SimError};
use bots::{Bot, Knowledge, Spec};
use kernel::{Chance, Fast, Game, MAX_SEATS, Match, OptionsError, Rules, Seat, Seed, Shared};
use serde_json::Value;
use std::path::PathBuf;
use std::time::Instant;

/// What contest is to take place.
#[derive(Clone, Debug)]
pub struct DuelPlan {
    /// The options; those left out have defaults.
    pub options: Value,
    /// Who plays, at least two.
    pub contestants: Vec<Spec>,
    /// How many deals every two of them play.
    pub deals: u64,
    /// From which all dice and all thoughts follow.
    pub seed: u64,
    /// How many deals are played at the same time.
    pub threads: usize,
    /// A folder that gets the record of each game.
    pub records: Option<PathBuf>,
    /// A folder that gets tables of all games, seats and choices.
    pub parquet: Option<PathBuf>,
}

/// The thoughts of the seats are another series than the dice of the games.
const THOUGHTS: u64 = 0x6475_656C_6C69_6E67;

/// What two contestants did in one deal.
#[derive(Clone, Debug, Default)]
struct Deal {
    /// The part of the victories that went to the first of the two.
    share: f64,
    /// By how much the first scored more than the second, on average.
    lead: f64,
    games: u64,
    choices: u64,
    /// The thinking time of each, in microseconds, where there was an alternative.
    times: [Vec<u32>; 2],
    /// How many choices each made in imagined worlds.
    imagined: [u64; 2],
}

/// Holds the contest of a plan, or as many deals of it as `progress` lets it.
pub fn duel<G: Game>(
    data: Shared<G::Data>,
    plan: &DuelPlan,
    progress: Progress<'_>,
) -> Result<DuelReport, SimError> {
    let options = G::schema().complete(&plan.options)?;
    if plan.contestants.len() < 2 {
        return Err(SimError::Contestants { named: plan.contestants.len() });
    }
    let chance = Chance::live(Seed::numbered(plan.seed, 0), vec![]);
    let first = Match::<G>::new(data, &Value::Object(options.clone()), vec![], chance)?;
    let seats = first.game().seats();
    if seats < 2 {
        let reason = "a duel needs at least 2 seats; one seat plays alone".to_owned();
        return Err(OptionsError(reason).into());
    }
    records::make_folder(plan.records.as_deref())?;
    let pairs = pairs(plan.contestants.len());
    let tables = Tables::begin(plan.parquet.as_deref())?;
    let table = Table::<G> {
        data,
        options: Value::Object(options.clone()),
        plan,
        pairs: &pairs,
        lineups: lineups(seats),
        tables: tables.as_ref(),
    };
    let start = Instant::now();
    let series =
        Series { length: plan.deals * pairs.len() as u64, threads: plan.threads, chunk: 1 };
    let deals = series.run(progress, || {
        let table = &table;
        move |number: u64, done: &mut Vec<(u64, Deal)>| {
            done.push((number, table.deal(number)?));
            Ok(())
        }
    })?;
    let mut deals: Vec<(u64, Deal)> = deals.into_iter().flatten().collect();
    deals.sort_by_key(|(number, _)| *number);
    let seconds = start.elapsed().as_secs_f64();
    tables.map_or(Ok(()), Tables::finish)?;
    let deals = deals.into_iter().map(|(_, deal)| deal).collect();
    Ok(DuelReport::new((G::ID, options, seats), plan, &pairs, deals, seconds))
}

/// Every two of so many.
fn pairs(contestants: usize) -> Vec<(usize, usize)> {
    (0..contestants).flat_map(|b| (0..b).map(move |a| (a, b))).collect()
}

/// Which of the two sits where: 0 or 1 by seat. Both take turns around the table, in every
/// rotation, each once.
fn lineups(seats: u8) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    for begins in 0..2 {
        for turn in 0..usize::from(seats) {
            let mut lineup: Vec<usize> =
                (0..usize::from(seats)).map(|i| (i + begins) % 2).collect();
            lineup.rotate_right(turn);
            if !all.contains(&lineup) {
                all.push(lineup);
            }
        }
    }
    all
}

/// What all threads share.
struct Table<'a, G: Game> {
    data: Shared<G::Data>,
    options: Value,
    plan: &'a DuelPlan,
    pairs: &'a [(usize, usize)],
    lineups: Vec<Vec<usize>>,
    tables: Option<&'a Tables>,
}

impl<G: Game> Table<'_, G> {
    /// Plays a deal of a pair in all orders of seats. Deals are numbered through all pairs.
    fn deal(&self, number: u64) -> Result<Deal, SimError> {
        let mut deal = Deal::default();
        let pair = self.pairs[(number / self.plan.deals) as usize];
        for (game, lineup) in (number * self.lineups.len() as u64..).zip(&self.lineups) {
            let meeting = Meeting {
                number: game,
                seed: self.plan.seed,
                deal: number % self.plan.deals,
                pair: Some((pair.0 + 1, pair.1 + 1)),
                lineup: Some(lineup.iter().map(|i| if *i == 0 { 'a' } else { 'b' }).collect()),
            };
            self.game(pair, &meeting, lineup, &mut deal)?;
        }
        let games = deal.games as f64;
        deal.share /= games;
        deal.lead /= games;
        Ok(deal)
    }

    fn game(
        &self,
        pair: (usize, usize),
        meeting: &Meeting,
        lineup: &[usize],
        deal: &mut Deal,
    ) -> Result<(), SimError> {
        let (plan, number) = (self.plan, meeting.deal);
        let specs: Vec<Spec> = lineup
            .iter()
            .map(|i| plan.contestants[if *i == 0 { pair.0 } else { pair.1 }])
            .collect();
        let mut bots: Vec<Box<dyn Bot<G>>> = specs.iter().map(|spec| spec.bot()).collect();
        let names = specs.iter().map(Spec::to_string).collect();
        let chance = Chance::live(Seed::numbered(plan.seed, number), vec![]);
        let mut played = Match::<G>::new(self.data, &self.options, names, chance)?;
        let first = (number * MAX_SEATS as u64) << 8;
        let mut thoughts: Vec<Fast> = (0..lineup.len() as u64)
            .map(|seat| Fast::numbered(plan.seed ^ THOUGHTS, first + seat))
            .collect();
        let (mut list, mut steps) = (Vec::new(), Vec::new());
        while let Some(seat) = played.game().turn().seats.first() {
            played.game().choices_into(seat, &mut list);
            let start = Instant::now();
            let knows = Knowledge::new(played.game(), seat).with_log(played.events());
            let index = bots[seat.index()].choose(knows, &list, &mut thoughts[seat.index()]);
            let spent = start.elapsed().as_micros().min(u128::from(u32::MAX)) as u32;
            let micros = (list.len() > 1).then_some(spent);
            deal.times[lineup[seat.index()]].extend(micros);
            steps.push(Step { offered: list.len(), taken: index, micros });
            deal.choices += 1;
            let choice = *list.get(index).ok_or_else(|| records::outside::<G>(number, index))?;
            played.play(seat, choice).map_err(|error| records::broken::<G>(number, &error))?;
        }
        for (bot, of) in bots.iter().zip(lineup) {
            deal.imagined[*of] += bot.imagined();
        }
        deal.count(lineup, played.game());
        if let Some(folder) = &plan.records {
            records::write(folder, &meeting.record_name(G::ID), &played.closed_record())?;
        }
        self.tables.map_or(Ok(()), |tables| tables.add(Rows::new(meeting, &played, &steps)))
    }
}

impl Deal {
    /// Adds a finished game.
    fn count<G: Game>(&mut self, lineup: &[usize], game: &G) {
        let standing = game.standing();
        let (mut wins, mut scores, mut seats) = ([0.0; 2], [0.0; 2], [0.0; 2]);
        for seat in Seat::all(game.seats()) {
            let Some(party) = standing.of(seat) else { continue };
            let of = lineup[seat.index()];
            wins[of] += f64::from(u8::from(party.won));
            scores[of] += f64::from(party.score);
            seats[of] += 1.0;
        }
        let all: f64 = wins.iter().sum();
        self.share += if all > 0.0 { wins[0] / all } else { 0.5 };
        self.lead += scores[0] / seats[0] - scores[1] / seats[1];
        self.games += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere() {
        assert_eq!(lineups(2), [[0, 1], [1, 0]]);
        assert_eq!(lineups(4).len(), 2);
        let three = lineups(3);
        assert_eq!(three.len(), 6);
        for seat in 0..3 {
            assert_eq!(three.iter().filter(|lineup| lineup[seat] == 0).count(), 3);
        }
        assert_eq!(pairs(3), [(0, 1), (0, 2), (1, 2)]);
    }
}
