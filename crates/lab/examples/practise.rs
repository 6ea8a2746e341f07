//! Lets the net of a game's sense practise: what plans choose with it gets better.
//!
//! `cargo run --release -p sabbat-lab --example practise -- spellbook START.net.ron 400000 3 NEW.net.ron`
//!
//! In each generation (3), bots that plan with one way to go on, as everybody does in the walks of a search,
//! play games for two. In a number of positions (400,000) where nothing is half done, the acts that promise
//! most are walked to the end of the game, all under the same luck. If a plan took each act the more often
//! the more it promises, what would it win or lose by promising a little more for one of them? That is
//! what the net learns (a policy gradient over all acts), from this generation and the one before. It does
//! not learn how games end: see `teach` for that. What is printed on the other output is by how many points
//! the best act is better than the one before, in positions that it has not learned from, and how plans do
//! against those of the beginning. `NEW.net.ron` is written after each generation.

use bots::search::{Act, CAUTION, Practice};
use bots::sense::Taught;
use bots::sense::net::{HIDDEN, Marks, Net};
use bots::{Bot, Instinct, Knowledge, Sense, sense};
use games::{Visitor, visit};
use kernel::{Fast, Game, NoLog, Rules, Seat, Shared};
use lab::{Learner, Sample as Mean, meet, two_seats};
use std::thread;

/// A game that takes longer ends as it stands.
const LONGEST: usize = 1_000;
/// How many ways to go on the bots keep.
const WAYS: usize = 1;
/// One position in so many is looked at, and so many acts of each.
const EVERY: u32 = 2;
const ACTS: usize = 6;
/// In every other game one choice in so many is made at random.
const SLIPS: u32 = 40;
/// A lead of more points counts as this.
const MOST: f64 = 60.0;
/// An act that promises so many points less is taken about a third as often.
const HEAT: f32 = 0.1;
/// How many generations are learned from, how often, how many positions at once, and how fast.
const MEMORY: usize = 2;
const EPOCHS: usize = 8;
const BATCH: usize = 256;
const RATE: f32 = 0.001;
/// Of so many blocks of the latest positions, one is for the examination.
const EXAM: usize = 8;
const BLOCK: usize = 500;
/// Over how many deals the plans meet.
const DEALS: u64 = 500;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, start, positions, generations, new] = &args[..] else { usage() };
    let net = std::fs::read_to_string(start).map_err(|error| error.to_string());
    let net = net.and_then(|text| Net::read(&text).map_err(|error| error.to_string()));
    let (Ok(positions), Ok(generations)) = (positions.parse(), generations.parse()) else {
        usage();
    };
    let net = net.unwrap_or_else(|error| {
        eprintln!("{start} has no net: {error}");
        std::process::exit(2);
    });
    if let Err(error) = visit(game, School { net, positions, generations, new }) {
        eprintln!("{error}");
        std::process::exit(2);
    }
}

fn usage() -> ! {
    eprintln!("usage: practise GAME START.net.ron POSITIONS GENERATIONS NEW.net.ron");
    std::process::exit(2);
}

struct School<'a> {
    net: Net,
    positions: usize,
    generations: u64,
    new: &'a str,
}

/// A position: what its acts promise, and came to.
type Sample = Vec<Try>;

struct Try {
    /// What the net is told, unless the game is over.
    marks: Option<Marks>,
    /// What the act promises without the net.
    plain: f32,
    /// By how much the seat led in the end.
    lead: f32,
}

impl Visitor for School<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        if sense::of::<G>().net().is_none() {
            eprintln!("the sense of {} has no marks to learn from yet", G::ID);
            std::process::exit(2);
        }
        let (mut net, mut memory) = (self.net.clone(), Vec::new());
        for generation in 0..self.generations {
            memory.insert(0, gather::<G>(&net, generation, self.positions));
            memory.truncate(MEMORY);
            eprintln!("generation {generation}");
            net = learn(net, &memory);
            eprintln!("  against the first: {}", contest::<G>([&net, &self.net]));
            std::fs::write(self.new, net.text()).expect("the new net can be written");
        }
    }
}

fn taught<G: Game>(net: &Net) -> Box<dyn Sense<G>> {
    Box::new(Taught::new(sense::of::<G>(), Some(net.clone())))
}

/// Does something on all threads, each with its number, and gives all that came of it.
fn together<T: Send>(work: impl Fn(u64, u64) -> Vec<T> + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, |n| n.get() as u64);
    thread::scope(|scope| {
        let work = &work;
        let all: Vec<_> = (0..threads).map(|n| scope.spawn(move || work(n, threads))).collect();
        all.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
    })
}

/// Plays games, and looks at positions of them.
fn gather<G: Game>(net: &Net, generation: u64, positions: usize) -> Vec<Sample> {
    together(|thread, threads| {
        let sense = taught::<G>(net);
        let mut bot = Instinct::new(taught::<G>(net), WAYS);
        let mut practice = [0, 1].map(|seat| Practice::new(Seat::new(seat)));
        let (mut samples, mut list, options) = (Vec::new(), Vec::new(), two_seats::<G>());
        for number in (thread..).step_by(threads as usize) {
            let mut dice = Fast::numbered(2 * generation, number);
            let mut thoughts = Fast::numbered(2 * generation + 1, number);
            let mut game = G::deal(Shared::built_in(), &options, &mut dice).expect("a deal");
            for _ in 0..LONGEST {
                if samples.len() * threads as usize >= positions {
                    return samples;
                }
                let turn = game.turn();
                let Some(seat) = turn.seats.first() else { break };
                let whole = !turn.is_simultaneous() && game.depth() == 0;
                if whole && thoughts.below(EVERY) == 0 {
                    let practice = &mut practice[seat.index()];
                    samples.extend(tries(&*sense, practice, (&game, seat), &mut thoughts));
                }
                game.choices_into(seat, &mut list);
                let index = if number / threads % 2 == 0 && thoughts.below(SLIPS) == 0 {
                    thoughts.below(list.len() as u32) as usize
                } else {
                    bot.choose(Knowledge::new(&game, seat), &list, &mut thoughts)
                };
                game.apply(seat, list[index], &mut dice, &mut NoLog);
            }
        }
        samples
    })
}

/// Tries the acts that promise most, all under the same luck.
fn tries<G: Game>(
    sense: &dyn Sense<G>,
    practice: &mut Practice<G>,
    (game, seat): (&G, Seat),
    thoughts: &mut Fast,
) -> Option<Sample> {
    let knows = Knowledge::new(game, seat);
    let world = knows.imagine(thoughts);
    let mut acts = practice.acts(sense, (&world, seat), thoughts.bits());
    if acts.len() < 2 {
        return None;
    }
    acts.sort_by(|a, b| b.value.total_cmp(&a.value));
    acts.truncate(ACTS);
    let luck = thoughts.bits();
    let tried = |Act { choice, value, marks }: Act<G::Choice>| {
        let lead = practice.lead(sense, knows, choice, luck).clamp(-MOST, MOST) as f32;
        let learned = marks.as_ref().zip(sense.net()).map_or(0.0, |(marks, net)| net.guess(marks));
        Try { plain: value as f32 - CAUTION as f32 * learned, marks, lead }
    };
    Some(acts.into_iter().map(tried).collect())
}

/// What an act promises with a net, and the hidden numbers.
fn promise(net: &Net, act: &Try) -> (f32, [f32; HIDDEN]) {
    let Some(marks) = &act.marks else { return (act.plain, [0.0; HIDDEN]) };
    let hidden = net.hidden(marks);
    (act.plain + CAUTION as f32 * net.points(&hidden), hidden)
}

/// Lets a net learn, the latest generation being first in the memory.
fn learn(start: Net, memory: &[Vec<Sample>]) -> Net {
    let (mut lessons, mut exam) = (Vec::new(), Vec::new());
    for (generation, samples) in memory.iter().enumerate() {
        for (place, sample) in samples.iter().enumerate() {
            match place / BLOCK % EXAM {
                0 if generation == 0 => exam.push(sample),
                0 => {}
                _ => lessons.push(sample),
            }
        }
    }
    eprintln!("  {} positions; by how many points the best act got better:", lessons.len());
    let mut dice = Fast::numbered(lessons.len() as u64, 0);
    let (mut net, mut learner) = (start.clone(), Learner::new(&start));
    let mut best = (0.0, start.clone());
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let steps = (lessons.len() / BATCH * EPOCHS) as f32;
    for _ in 0..EPOCHS {
        for place in (1..order.len()).rev() {
            order.swap(place, dice.below(place as u32 + 1) as usize);
        }
        for batch in order.chunks_exact(BATCH) {
            batch.iter().for_each(|place| blame(&net, lessons[*place], &mut learner));
            let pace = (1.0 - learner.steps() / steps).max(0.02);
            learner.step(&mut net, RATE * pace, 0.0);
        }
        let Mean { mean: better, error } = better([&start, &net], &exam);
        eprintln!("  {better:.4} ± {error:.4}");
        if better > best.0 {
            best = (better, net.clone());
        }
    }
    best.1
}

/// Blames the net for what it promised: of the acts that come to more than the mean, it should have promised
/// more.
fn blame(net: &Net, sample: &Sample, learner: &mut Learner) {
    let promised: Vec<(f32, [f32; HIDDEN])> = sample.iter().map(|act| promise(net, act)).collect();
    let most = promised.iter().map(|(promise, _)| *promise).fold(f32::NEG_INFINITY, f32::max);
    let often = |(promise, _): &(f32, _)| ((promise - most) / HEAT).exp();
    let all: f32 = promised.iter().map(often).sum();
    let mean = promised.iter().zip(sample).map(|(p, act)| often(p) * act.lead).sum::<f32>() / all;
    for (promised, act) in promised.iter().zip(sample) {
        let Some(marks) = &act.marks else { continue };
        let gain = often(promised) / all * (act.lead - mean) / HEAT;
        learner.blame(net, marks, &promised.1, -(CAUTION as f32) * gain / BATCH as f32);
    }
}

/// By how many points the best act of the second net is better than that of the first, and the standard error.
fn better(nets: [&Net; 2], exam: &[&Sample]) -> Mean {
    let best = |net: &Net, sample: &Sample| {
        let promised = sample.iter().map(|act| (promise(net, act).0, act.lead));
        promised.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(0.0, |(_, lead)| lead)
    };
    let more = exam.iter().map(|sample| best(nets[1], sample) - best(nets[0], sample));
    Mean::of(more.map(f64::from))
}

/// Lets plans with two nets play each deal from both seats, and tells how the first did.
fn contest<G: Game>(nets: [&Net; 2]) -> String {
    let leads = together(|thread, threads| {
        let mut bots = nets.map(|net| Instinct::new(taught::<G>(net), WAYS));
        let (deals, options) =
            ((0..DEALS).filter(|deal| deal % threads == thread), two_seats::<G>());
        deals.map(|deal| meet(&mut bots, &options, (u64::MAX, deal)).1).collect()
    });
    let Mean { mean, error } = Mean::of(leads.into_iter());
    format!("{mean:.2} ± {error:.2} points more over {DEALS} deals")
}
