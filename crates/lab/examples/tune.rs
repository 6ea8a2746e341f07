//! Tunes the weights of a game's sense by self-play.
//!
//! `cargo run --release -p sabbat-lab --example tune -- spellbook turn WEIGHTS.ron 500 50 > NEW.ron`
//!
//! The bots plan a whole turn, or a `step`.
//! Simultaneous perturbation: in each of the rounds (500) all numbers of the file are changed at
//! random, half of them up and half of them down, by a part that shrinks; the two opposite changes
//! play a number of deals (50) against each other from both seats, and the weights move towards the
//! one that scored more. What comes out is printed; progress, with the weights so far, goes to the other
//! output. It says nothing yet about strength: let the two files meet over other deals than these, with
//! the second one as the last argument.

use bots::{Bot, Greedy, Instinct, Knowledge, Sense, sense};
use evenfall::Evenfall;
use kernel::{Fast, Game, NoLog, Rules, Shared};
use septima::Septima;
use serde_json::json;
use spellbook::SpellBook;

/// A game that takes longer ends as it stands.
const LONGEST: usize = 1_000;
/// What the bots plan.
#[derive(Clone, Copy)]
enum Plan {
    Step,
    Turn,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, plan, file, rounds, deals, rest @ ..] = &args[..] else {
        usage();
    };
    let text = std::fs::read_to_string(file).expect("the weights can be read");
    let (rounds, deals) = (rounds.parse().expect("rounds"), deals.parse().expect("deals"));
    let plan = match plan.as_str() {
        "step" => Plan::Step,
        "turn" => Plan::Turn,
        _ => usage(),
    };
    let other = rest.first().map(|file| std::fs::read_to_string(file).expect("readable"));
    match game.as_str() {
        "spellbook" => run::<SpellBook>((&text, plan), rounds, deals, other, |text| {
            Box::new(sense::SpellBookSense::read(text).expect("weights"))
        }),
        "evenfall" => run::<Evenfall>((&text, plan), rounds, deals, other, |text| {
            Box::new(sense::EvenfallSense::read(text).expect("weights"))
        }),
        "septima" => run::<Septima>((&text, plan), rounds, deals, other, |text| {
            Box::new(sense::SeptimaSense::read(text).expect("weights"))
        }),
        _ => {
            eprintln!("there is no game {game:?}");
            usage();
        }
    }
}

fn usage() -> ! {
    eprintln!("usage: tune GAME step|turn WEIGHTS.ron ROUNDS DEALS [OTHER.ron]");
    std::process::exit(2);
}

type Read<G> = fn(&str) -> Box<dyn Sense<G>>;

fn run<G: Game>(
    (text, plan): (&str, Plan),
    rounds: u64,
    deals: u64,
    other: Option<String>,
    read: Read<G>,
) {
    if let Some(other) = other {
        let (share, lead, error) = contest((read, plan), [text, &other], (7_000_000, deals));
        println!(
            "first against second: {:.1}% of {}, lead {lead:.2} ± {error:.2}",
            100.0 * share,
            2 * deals
        );
        return;
    }
    let mut weights = Weights::new(text);
    let mut dice = Fast::numbered(17, 0);
    let mut scale = 1.0;
    for round in 0..rounds {
        // The steps shrink as usual for this method.
        let part = 0.25 / (1.0 + round as f64 / 50.0).powf(0.101);
        let step = 0.15 / (1.0 + round as f64 / 50.0).powf(0.602);
        let signs: Vec<f64> =
            weights.numbers.iter().map(|_| if dice.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let (up, down) = (weights.moved(&signs, part), weights.moved(&signs, -part));
        let (_, lead, error) =
            contest((read, plan), [&up.text(), &down.text()], (round * deals, deals));
        scale = if round == 0 { error } else { 0.95 * scale + 0.05 * error };
        // By how many errors the one is better, but no more than two.
        let gain = (lead / scale / 2.0).clamp(-1.0, 1.0);
        weights = weights.moved(&signs, step * gain);
        if (round + 1) % 25 == 0 {
            eprintln!("round {}: last lead {lead:.2} ± {error:.2}", round + 1);
            eprint!("{}", weights.text());
        }
    }
    print!("{}", weights.text());
}

/// Lets two weights play each deal from both seats: the first one's part of the victories, its lead
/// in points and the standard error of that.
fn contest<G: Game>(
    (read, plan): (Read<G>, Plan),
    texts: [&str; 2],
    (first, deals): (u64, u64),
) -> (f64, f64, f64) {
    let options = G::schema().complete(&json!({ "seats": 2 })).expect("two may play");
    let options: G::Options = serde_json::from_value(options.into()).expect("options");
    let mut bots = texts.map(|text| -> Box<dyn Bot<G>> {
        match plan {
            Plan::Step => Box::new(Greedy::new(read(text), 4)),
            Plan::Turn => Box::new(Instinct::new(read(text), 2)),
        }
    });
    let (mut wins, mut leads, mut list) = (0.0, Vec::new(), Vec::new());
    for deal in first..first + deals {
        let mut lead = 0.0;
        for order in 0..2 {
            let mut dice = Fast::numbered(31, deal);
            let mut thoughts = Fast::numbered(37, deal);
            let mut game = G::deal(Shared::built_in(), &options, &mut dice).expect("a deal");
            // Whoever waits for ever does not win by it.
            for _ in 0..LONGEST {
                let Some(seat) = game.turn().seats.first() else { break };
                game.choices_into(seat, &mut list);
                let bot = &mut bots[(seat.index() + order) % 2];
                let index = bot.choose(Knowledge::new(&game, seat), &list, &mut thoughts);
                game.apply(seat, list[index], &mut dice, &mut NoLog);
            }
            let standing = game.standing();
            for party in &standing.parties {
                let Some(seat) = party.seat else { continue };
                let sign = if (seat.index() + order) % 2 == 0 { 1.0 } else { -1.0 };
                lead += sign * f64::from(party.score) / 2.0;
                if party.won && sign > 0.0 {
                    wins += 1.0 / standing.parties.iter().filter(|p| p.won).count() as f64;
                }
            }
        }
        leads.push(lead);
    }
    let count = leads.len() as f64;
    let mean = leads.iter().sum::<f64>() / count;
    let squares: f64 = leads.iter().map(|lead| (lead - mean) * (lead - mean)).sum();
    (wins / (2.0 * count), mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// A text with numbers in it. Comments keep theirs.
#[derive(Clone)]
struct Weights {
    /// What stands before each number, and after the last.
    between: Vec<String>,
    numbers: Vec<f64>,
}

impl Weights {
    fn new(text: &str) -> Weights {
        let (mut between, mut numbers, mut plain) = (Vec::new(), Vec::new(), String::new());
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let length = match c {
                '/' => rest.find('\n').unwrap_or(rest.len()),
                _ if c.is_ascii_digit() => {
                    let end = |c: char| !c.is_ascii_digit() && c != '.';
                    rest.find(end).unwrap_or(rest.len())
                }
                // Names may have digits in them.
                _ if c.is_alphabetic() => {
                    rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
                }
                _ => c.len_utf8(),
            };
            let (token, more) = rest.split_at(length);
            match token.parse::<f64>() {
                Ok(number) => {
                    between.push(std::mem::take(&mut plain));
                    numbers.push(number);
                }
                Err(_) => plain.push_str(token),
            }
            rest = more;
        }
        between.push(plain);
        Weights { between, numbers }
    }

    /// Each number changed by a part of itself; a zero stays.
    fn moved(&self, signs: &[f64], part: f64) -> Weights {
        let moved = |(number, sign): (&f64, &f64)| number * (1.0 + sign * part);
        let numbers = self.numbers.iter().zip(signs).map(moved).collect();
        Weights { between: self.between.clone(), numbers }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for (between, number) in self.between.iter().zip(&self.numbers) {
            text.push_str(between);
            text.push_str(&format!("{number:.3}"));
        }
        text + self.between.last().map_or("", String::as_str)
    }
}
