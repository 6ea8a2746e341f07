//! Teaches the net of a game's sense how games end.
//!
//! `cargo run --release -p sabbat-lab --example teach -- evenfall 1 2500 4 [START.net.ron] > NEW.net.ron`
//!
//! In each generation (4), bots play games (2,500), each planning its turns with so many ways to go on
//! (1): most of them judge by the net of the generation before; three games in five have two seats and
//! the usual options, the others any. Then the net learns to tell, where nothing is half done, by how much
//! one seat will lead before another when the game is over, from this generation and the three before.
//! What is printed on the other output is the error of that in games that it has not learned from.
//!
//! It says nothing yet about strength: who knows better how a game of others ends need not play
//! better. Let the bots meet.

use bots::sense::Taught;
use bots::sense::net::{HIDDEN, Marks, Net};
use bots::{Bot, Instinct, Knowledge, sense};
use games::{Visitor, visit};
use kernel::{Fast, Game, NoLog, Rules, Seat, Shared};
use lab::Learner;
use serde_json::{Map, Value, json};
use std::thread;

/// A game that takes longer ends as it stands.
const LONGEST: usize = 1_000;
/// How many generations of games are learned from.
const MEMORY: usize = 4;
/// How often all positions are gone through, and how many are learned from at once.
const EPOCHS: usize = 3;
const BATCH: usize = 64;
/// How fast a new net learns, and one that knows something already.
const FRESH: f32 = 0.002;
const EXPERIENCED: f32 = 0.0007;
/// How fast is forgotten what is of no use.
const DECAY: f32 = 0.003;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, width, games, generations, start @ ..] = &args[..] else {
        usage();
    };
    let read = |file: &String| {
        let text = std::fs::read_to_string(file).expect("the net can be read");
        Net::read(&text).expect("a net")
    };
    let school = School {
        width: width.parse().expect("a number of ways"),
        games: games.parse().expect("a number of games"),
        generations: generations.parse().expect("a number of generations"),
        net: start.first().map(read),
    };
    if let Err(error) = visit(game, school) {
        eprintln!("{error}");
        std::process::exit(2);
    }
}

fn usage() -> ! {
    eprintln!("usage: teach GAME WIDTH GAMES GENERATIONS [START.net.ron]");
    std::process::exit(2);
}

struct School {
    width: usize,
    games: u64,
    generations: u64,
    net: Option<Net>,
}

impl Visitor for School {
    type Out = ();

    fn visit<G: Game>(mut self) {
        if sense::of::<G>().net().is_none() {
            eprintln!("the sense of {} has no marks to learn from yet", G::ID);
            std::process::exit(2);
        }
        let mut memory: Vec<Vec<Lesson>> = Vec::new();
        for generation in 0..self.generations {
            memory.insert(0, self.play::<G>(generation));
            memory.truncate(MEMORY);
            eprintln!("generation {generation}");
            self.net = Some(learn(self.net.take(), &memory));
        }
        if let Some(net) = &self.net {
            print!("{}", net.text());
        }
    }
}

/// A game: positions of it where nothing is half done.
type Lesson = Vec<Sample>;

/// Two seats of a position.
struct Sample {
    marks: [Marks; 2],
    /// By how much the first of them leads before the other: as the sense sees it, and in the end.
    sense: f32,
    end: f32,
}

impl School {
    fn play<G: Game>(&self, generation: u64) -> Vec<Lesson> {
        let threads = thread::available_parallelism().map_or(1, |n| n.get() as u64);
        let part = |thread: u64| {
            let bot = |net: Option<&Net>| {
                let sense = Taught::new(sense::of::<G>(), net.cloned());
                Instinct::new(Box::new(sense), self.width)
            };
            let net = self.net.as_ref();
            let mut bots = [net, net, net, None].map(bot);
            let own = (0..self.games).filter(|number| number % threads == thread);
            own.map(|number| lesson(&mut bots, (generation, number))).collect::<Vec<Lesson>>()
        };
        let part = &part;
        thread::scope(|scope| {
            let threads: Vec<_> = (0..threads).map(|n| scope.spawn(move || part(n))).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
        })
    }
}

/// Plays a game.
fn lesson<G: Game>(bots: &mut [Instinct<G>], (generation, number): (u64, u64)) -> Lesson {
    let sense = sense::of::<G>();
    let mut dice = Fast::numbered(2 * generation, number);
    let mut thoughts = Fast::numbered(2 * generation + 1, number);
    let options = options::<G>(&mut thoughts);
    let mut game = G::deal(Shared::built_in(), &options, &mut dice).expect("a deal");
    let seats = u32::from(game.seats());
    let who: Vec<usize> = (0..seats).map(|_| thoughts.below(bots.len() as u32) as usize).collect();
    // In every other game one choice in so many is made at random: bots should know what follows.
    let slips = [0, 0, 20, 50][thoughts.below(4) as usize];
    let (mut samples, mut pairs, mut mover, mut list) = (Vec::new(), Vec::new(), None, Vec::new());
    for _ in 0..LONGEST {
        let turn = game.turn();
        let Some(seat) = turn.seats.first() else { break };
        // Every turn where it begins, and every other place within it where nothing is half done.
        let whole = !turn.is_simultaneous() && game.depth() == 0;
        if whole && (mover.replace(seat) != Some(seat) || thoughts.below(2) == 0) {
            let first = thoughts.below(seats);
            let other = (first + 1 + thoughts.below(seats - 1)) % seats;
            let pair = [first, other].map(|seat| Seat::new(seat as usize));
            let worth = pair.map(|seat| sense.outlook(&game).worth[seat.index()] as f32);
            let marks = pair.map(|seat| {
                let mut marks = Marks::default();
                sense.tell(&game, seat, &mut marks);
                marks
            });
            pairs.push(pair);
            samples.push(Sample { marks, sense: worth[0] - worth[1], end: 0.0 });
        }
        game.choices_into(seat, &mut list);
        let index = if slips > 0 && thoughts.below(slips) == 0 {
            thoughts.below(list.len() as u32) as usize
        } else {
            bots[who[seat.index()]].choose(Knowledge::new(&game, seat), &list, &mut thoughts)
        };
        game.apply(seat, list[index], &mut dice, &mut NoLog);
    }
    let standing = game.standing();
    let score = |seat: Seat| {
        let party = standing.parties.iter().find(|party| party.seat == Some(seat));
        party.map_or(0.0, |party| party.score as f32)
    };
    for (sample, pair) in samples.iter_mut().zip(pairs) {
        sample.end = score(pair[0]) - score(pair[1]);
    }
    samples
}

/// Options for several seats: the usual ones for two, or any that go together.
fn options<G: Game>(dice: &mut Fast) -> G::Options {
    let usual = dice.below(5) < 3;
    loop {
        let mut options = Map::new();
        if usual {
            options.insert("seats".to_owned(), json!(2));
        } else {
            for option in G::schema().options {
                let values = option.values.all();
                let value = values[dice.below(values.len() as u32) as usize].clone();
                options.insert(option.name.to_owned(), value);
            }
        }
        let Ok(complete) = G::schema().complete(&Value::Object(options)) else { continue };
        let Ok(options) = serde_json::from_value::<G::Options>(complete.into()) else { continue };
        let deal = G::deal(Shared::built_in(), &options, &mut dice.clone());
        if deal.is_ok_and(|game| game.seats() > 1) {
            return options;
        }
    }
}

/// Lets a net learn from games, the latest generation first; a tenth of that is for the examination.
fn learn(net: Option<Net>, memory: &[Vec<Lesson>]) -> Net {
    let (exam, latest) = memory[0].split_at(memory[0].len() / 10);
    let earlier = memory[1..].iter().flatten();
    let samples: Vec<&Sample> = latest.iter().chain(earlier).flatten().collect();
    let mut dice = Fast::numbered(samples.len() as u64, 0);
    let rate = if net.is_some() { EXPERIENCED } else { FRESH };
    let mut net = net.unwrap_or_else(|| newborn(samples[0].marks[0].list().len(), &mut dice));
    let error = |guess: &dyn Fn(&Sample) -> f32| {
        let errors = exam.iter().flatten().map(|sample| (sample.end - guess(sample)).powi(2));
        (errors.sum::<f32>() / exam.iter().flatten().count() as f32).sqrt()
    };
    let guess = |net: &Net, sample: &Sample| {
        sample.sense + net.guess(&sample.marks[0]) - net.guess(&sample.marks[1])
    };
    eprintln!("  {} positions; errors in points:", samples.len());
    eprintln!("  {:.3} who knows nothing, {:.3} the sense", error(&|_| 0.0), error(&|s| s.sense));
    eprintln!("  {:.3} the net so far", error(&|s| guess(&net, s)));
    let mut learner = Learner::new(&net);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let steps = (samples.len() / BATCH * EPOCHS) as f32;
    for _ in 0..EPOCHS {
        for place in (1..order.len()).rev() {
            order.swap(place, dice.below(place as u32 + 1) as usize);
        }
        for batch in order.chunks_exact(BATCH) {
            for sample in batch.iter().map(|place| samples[*place]) {
                let hidden = [0, 1].map(|n| net.hidden(&sample.marks[n]));
                let lead = sample.sense + net.points(&hidden[0]) - net.points(&hidden[1]);
                let error = (lead - sample.end) / BATCH as f32;
                learner.blame(&net, &sample.marks[0], &hidden[0], error);
                learner.blame(&net, &sample.marks[1], &hidden[1], -error);
            }
            let pace = (1.0 - learner.steps() / steps).max(0.02);
            learner.step(&mut net, rate * pace, DECAY);
        }
        eprintln!("  {:.3} now", error(&|s| guess(&net, s)));
    }
    net
}

/// A net that knows nothing.
fn newborn(marks: usize, dice: &mut Fast) -> Net {
    // About normal: the sum of twelve even ones.
    let mut number = || (0..12).map(|_| dice.below(1 << 16) as f32 / 65536.0).sum::<f32>() - 6.0;
    let size = (0.5 / marks as f32).sqrt();
    let marks = (0..marks).map(|_| std::array::from_fn(|_| number() * size)).collect();
    Net { marks, begin: [0.0; HIDDEN], end: std::array::from_fn(|_| number() * 0.3) }
}
