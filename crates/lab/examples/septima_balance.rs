//! A look at the balance of Septima, as its designer would want one: who scores what, how often
//! witches are caught, how Trials end, which spells and witches go with winning.
//!
//! `cargo run --release -p sabbat-lab --example septima_balance -- 10000 random 3`

use bots::{Kind, Knowledge};
use kernel::{Fast, Game, Seat, Shared};
use septima::names::{SpellId, WitchId};
use septima::{Event, Options, Septima};
use std::collections::BTreeMap;

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let name = args.next().unwrap_or_else(|| "random".into());
    let seats: u8 = args.next().and_then(|n| n.parse().ok()).unwrap_or(3);
    let Some(kind) = Kind::ALL.iter().find(|kind| kind.name() == name) else {
        eprintln!("there is no bot {name:?}");
        std::process::exit(2);
    };
    let options = Options { seats, mode: "full".into(), ..Options::default() };
    let mut look = Look::default();
    for number in 0..games {
        look.add(number, *kind, &options);
    }
    look.print(games, seats);
}

/// What is counted over all games.
#[derive(Default)]
struct Look {
    scores: Vec<i32>,
    lines: BTreeMap<&'static str, i64>,
    /// How often something happened.
    counts: BTreeMap<&'static str, u64>,
    /// Games in which somebody had it, and in which one of them won.
    witches: BTreeMap<WitchId, (u64, u64)>,
    spells: BTreeMap<SpellId, (u64, u64)>,
    taken: BTreeMap<SpellId, u64>,
}

impl Look {
    fn add(&mut self, number: u64, kind: Kind, options: &Options) {
        let mut dice = Fast::numbered(1, number);
        let mut thoughts = Fast::numbered(2, number);
        let mut game = Septima::deal(Shared::built_in(), options, &mut dice)
            .expect("the options of this program are right");
        let mut bots: Vec<_> = (0..options.seats).map(|_| kind.bot::<Septima>()).collect();
        let (mut list, mut events) = (Vec::new(), Vec::new());
        while let Some(seat) = game.turn().seats.first() {
            list.clear();
            let _ = game.offer(seat, &mut list);
            let knows = Knowledge::new(&game, seat);
            let index = bots[seat.index()].choose(knows, &list, &mut thoughts);
            game.apply(seat, list[index], &mut dice, &mut events);
        }
        for event in &events {
            let what = match event {
                Event::Caught { .. } => "caught by a hunter",
                Event::Escaped { .. } => "escaped a hunter",
                Event::Confronted { .. } => "confronted",
                Event::LostWitch { .. } => "witches lost",
                Event::TrialWon { .. } => "Trials won",
                Event::TrialLost { .. } => "Trials lost",
                Event::Healed { .. } => "patients healed",
                Event::Brewed { .. } => "potions brewed",
                Event::Cast { .. } => "spells cast",
                Event::Matched { .. } => "matches",
                Event::TookSpell { spell, .. } => {
                    *self.taken.entry(*spell).or_default() += 1;
                    "spells gained"
                }
                _ => continue,
            };
            *self.counts.entry(what).or_default() += 1;
        }
        let standing = game.standing();
        for party in &standing.parties {
            self.scores.push(party.score);
            for line in &party.lines {
                *self.lines.entry(line.what).or_default() += i64::from(line.points);
            }
            let won = u64::from(party.won);
            let own = game.look(party.seat.unwrap_or(Seat::new(0)));
            for witch in own.coven.iter() {
                let entry = self.witches.entry(witch).or_default();
                *entry = (entry.0 + 1, entry.1 + won);
            }
            for spell in own.spells.iter() {
                let entry = self.spells.entry(spell).or_default();
                *entry = (entry.0 + 1, entry.1 + won);
            }
        }
    }

    fn print(&mut self, games: u64, seats: u8) {
        let (n, each) = (games as f64, self.scores.len() as f64);
        self.scores.sort_unstable();
        let mean = self.scores.iter().map(|s| f64::from(*s)).sum::<f64>() / each;
        let part = |of: f64| self.scores[((self.scores.len() - 1) as f64 * of) as usize];
        println!(
            "{games} games of {seats}: mean score {mean:.1}, tenths {} to {}",
            part(0.1),
            part(0.9)
        );
        for (what, points) in &self.lines {
            println!("  {what:<26}{:8.2}", *points as f64 / each);
        }
        println!("in a game:");
        for (what, count) in &self.counts {
            println!("  {what:<26}{:8.2}", *count as f64 / n);
        }
        println!("won with it in the end (fair is {:.1} %):", 100.0 / f64::from(seats));
        let share = |(had, won): (u64, u64)| 100.0 * won as f64 / had.max(1) as f64;
        for (witch, had) in &self.witches {
            println!("  {:<26}{:8.1} %  of {}", witch.name(), share(*had), had.0);
        }
        for spell in SpellId::all() {
            let had = self.spells.get(&spell).copied().unwrap_or_default();
            let taken = self.taken.get(&spell).copied().unwrap_or_default();
            println!("  {:<26}{:8.1} %  gained {taken} times", spell.name(), share(had));
        }
    }
}
