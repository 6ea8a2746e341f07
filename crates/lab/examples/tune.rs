//! Tunes the weights of a game's sense together with its net, by self-play.
//!
//! `cargo run --release -p sabbat-lab --example tune -- spellbook WEIGHTS.ron NET.net.ron 14000 20 NEW`
//!
//! In each of the rounds (14,000) all weights, and what the hidden numbers of the net begin with and are
//! worth in the end, are changed at random. Two bots, with these changes and with the opposite ones, play a
//! number of deals (20) against each other from both seats: they plan as everybody does in the walks of a
//! search, with one way to go on and the net. Then all numbers move towards the one that scored more, the less
//! the nearer the end (evolution strategies with opposite pairs and momentum). `NEW.ron` and `NEW.net.ron` are
//! written after every thousand rounds, and how they do against those of the beginning is told on the other
//! output.
//!
//! That says little about strength elsewhere: let the bots meet over other deals. With two more files instead
//! of a name, `tune GAME WEIGHTS.ron NET.net.ron 0 400 OTHER.ron OTHER.net.ron`, such bots do.

use bots::sense::Taught;
use bots::sense::net::{HIDDEN, Net};
use bots::{Instinct, Sense, sense};
use evenfall::Evenfall;
use kernel::{Fast, Game};
use lab::{Sample, meet, two_seats};
use septima::Septima;
use spellbook::SpellBook;

/// How many ways to go on the bots keep.
const WAYS: usize = 1;
/// By what part of itself a weight is changed, about.
const PART: f64 = 0.12;
/// The same for the numbers of the net, as a part of their usual size.
const NET_PART: f64 = 0.15;
/// How far numbers move in a round at first, as a part of such a change; in the end it is a tenth.
const PACE: f64 = 0.03;
/// How much of the way so far goes on in each round.
const MOMENTUM: f64 = 0.98;
/// A deal more or less does not count for more points than this.
const MOST: f64 = 6.0;
/// What is kept is the mean over about so many rounds, and is told of after so many.
const MEAN: f64 = 200.0;
const REPORT: u64 = 1_000;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("spellbook") => run::<SpellBook>(&args[1..], |text| {
            Box::new(sense::SpellBookSense::read(text).expect("weights"))
        }),
        Some("evenfall") => run::<Evenfall>(&args[1..], |text| {
            Box::new(sense::EvenfallSense::read(text).expect("weights"))
        }),
        Some("septima") => run::<Septima>(&args[1..], |text| {
            Box::new(sense::SeptimaSense::read(text).expect("weights"))
        }),
        Some(game) => {
            eprintln!("there is no game {game:?}");
            usage();
        }
        None => usage(),
    }
}

fn usage() -> ! {
    eprintln!("usage: tune GAME WEIGHTS.ron NET.net.ron ROUNDS DEALS NEW");
    eprintln!("       tune GAME WEIGHTS.ron NET.net.ron 0 DEALS OTHER.ron OTHER.net.ron");
    std::process::exit(2);
}

type Read<G> = fn(&str) -> Box<dyn Sense<G>>;

fn run<G: Game>(args: &[String], read: Read<G>) {
    let [weights, net, rounds, deals, out @ ..] = args else { usage() };
    let start = Numbers::read(weights, net);
    let (rounds, deals) = (rounds.parse().expect("rounds"), deals.parse().expect("deals"));
    match out {
        [new] => tune(&start, read, (rounds, deals), new),
        [weights, net] => {
            let other = Numbers::read(weights, net);
            let result = contest([&start, &other], read, (OTHER_DEALS, 0), deals);
            println!("first against second: {result}");
        }
        _ => usage(),
    }
}

/// Series of deals: to learn from, to look how it goes, and for others.
const DEALS: u64 = 31;
const LOOK: u64 = 41;
const OTHER_DEALS: u64 = 43;

fn tune<G: Game>(start: &Numbers, read: Read<G>, (rounds, deals): (u64, u64), new: &str) {
    let mut dice = Fast::numbered(17, 0);
    let length = start.weights.numbers.len() + 2 * HIDDEN;
    // All of these are in units of the changes that are tried.
    let (mut here, mut way, mut mean) = (vec![0.0; length], vec![0.0; length], vec![0.0; length]);
    let mut square = 0.0;
    for round in 0..rounds {
        // About normal: the sum of twelve even ones.
        let mut number =
            || (0..12).map(|_| f64::from(dice.below(1 << 16)) / 65536.0).sum::<f64>() - 6.0;
        let change: Vec<f64> = (0..length).map(|_| number()).collect();
        let to = |sign: f64| -> Vec<f64> {
            here.iter().zip(&change).map(|(here, change)| here + sign * change).collect()
        };
        let both = [start.moved(&to(1.0)), start.moved(&to(-1.0))];
        let lead = contest([&both[0], &both[1]], read, (DEALS, round * deals), deals).lead;
        let lead = lead.clamp(-MOST, MOST);
        square += (lead * lead - square) / (round + 1).min(1_000) as f64;
        let pace = PACE * (1.0 - 0.9 * round as f64 / rounds as f64) / square.sqrt().max(1e-3);
        for (n, change) in change.iter().enumerate() {
            way[n] += (1.0 - MOMENTUM) * (lead * change - way[n]);
            here[n] += pace * way[n];
            mean[n] += (here[n] - mean[n]) / MEAN;
        }
        if (round + 1) % REPORT == 0 || round + 1 == rounds {
            let now = start.moved(&mean);
            eprintln!("round {}: {}", round + 1, contest([&now, start], read, (LOOK, 0), 300));
            std::fs::write(format!("{new}.ron"), now.weights.text()).expect("writable");
            std::fs::write(format!("{new}.net.ron"), now.net.text()).expect("writable");
        }
    }
}

/// How the first of two did.
struct Outcome {
    share: f64,
    lead: f64,
    error: f64,
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.1}%, {:.2} points more ± {:.2}", 100.0 * self.share, self.lead, self.error)
    }
}

/// Lets bots with two kinds of numbers play each deal from both seats.
fn contest<G: Game>(
    both: [&Numbers; 2],
    read: Read<G>,
    (series, first): (u64, u64),
    deals: u64,
) -> Outcome {
    let mut bots = both.map(|numbers| {
        let sense = Taught::new(read(&numbers.weights.text()), Some(numbers.net.clone()));
        Instinct::new(Box::new(sense), WAYS)
    });
    let options = two_seats::<G>();
    let met = (first..first + deals).map(|deal| meet(&mut bots, &options, (series, deal)));
    let (shares, leads): (Vec<f64>, Vec<f64>) = met.unzip();
    let (share, lead) = (Sample::of(shares.into_iter()), Sample::of(leads.into_iter()));
    Outcome { share: share.mean, lead: lead.mean, error: lead.error }
}

/// What is tuned.
struct Numbers {
    weights: Weights,
    net: Net,
}

impl Numbers {
    fn read(weights: &str, net: &str) -> Numbers {
        let text = |file: &str| std::fs::read_to_string(file).expect("the file can be read");
        let net = Net::read(&text(net)).expect("a net");
        Numbers { weights: Weights::new(&text(weights)), net }
    }

    /// All numbers changed by so many usual changes. A weight keeps its sign, and a zero stays.
    fn moved(&self, by: &[f64]) -> Numbers {
        let (weights, rest) = by.split_at(self.weights.numbers.len());
        let (begin, end) = rest.split_at(HIDDEN);
        let part = |(number, by): (&f64, &f64)| number * (PART * by).exp();
        let numbers = self.weights.numbers.iter().zip(weights).map(part).collect();
        let mut net = self.net.clone();
        for (numbers, by) in [(&mut net.begin, begin), (&mut net.end, end)] {
            let squares: f32 = numbers.iter().map(|number| number * number).sum();
            let usual = f64::from((squares / HIDDEN as f32).sqrt());
            let moved = numbers.iter_mut().zip(by);
            moved.for_each(|(number, by)| *number += (NET_PART * usual * by) as f32);
        }
        Numbers { weights: Weights { between: self.weights.between.clone(), numbers }, net }
    }
}

/// A text with numbers in it. Comments keep theirs.
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

    fn text(&self) -> String {
        let mut text = String::new();
        for (between, number) in self.between.iter().zip(&self.numbers) {
            text.push_str(between);
            text.push_str(&format!("{number:.4}"));
        }
        text + self.between.last().map_or("", String::as_str)
    }
}
