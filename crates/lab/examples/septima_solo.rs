//! A look at the difficulty of Septima's solo game: how often a bot beats the Black Widow under
//! each official setting, and which worries it meets.
//!
//! `cargo run --release -p sabbat-lab --example septima_solo -- 400 planner`
//!
//! A third argument is a file with other weights of `greedy`, like `crates/bots/data/septima.ron`;
//! a fourth one chooses the settings whose names contain it.

use bots::sense::SeptimaSense;
use bots::{Bot, Instinct, Kind, Knowledge};
use kernel::{Fast, Game, Shared};
use septima::{Options, Septima};
use std::sync::atomic::{AtomicU64, Ordering};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(100);
    let name = args.next().unwrap_or_else(|| "planner".into());
    let weights = args.next().filter(|path| path != "-");
    let only = args.next().unwrap_or_default();
    let weights = weights.map(|path| match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => stop(&format!("{path}: {error}")),
    });
    let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.name() == name) else {
        stop(&format!("there is no bot {name:?}"));
    };
    let bot = || -> Box<dyn Bot<Septima>> {
        match &weights {
            Some(text) => match SeptimaSense::read(text) {
                Ok(sense) => Box::new(Instinct::new(Box::new(sense), 4)),
                Err(error) => stop(&error.to_string()),
            },
            None => kind.bot::<Septima>(),
        }
    };
    println!("{:<28}{:>8}{:>16}   met of 8, by worry", "setting", "won", "95 %");
    for (name, options) in settings().into_iter().filter(|(name, _)| name.contains(&only)) {
        let (wins, worries) = play(games, &options, &bot);
        let (n, share) = (games as f64, wins as f64 / games as f64);
        let width = 1.96 * (share * (1.0 - share) / n).sqrt();
        let met: f64 = worries.iter().map(|w| *w as f64 / n).sum();
        let each: Vec<String> =
            worries.iter().map(|w| format!("{:.0}", 100.0 * *w as f64 / n)).collect();
        let from_to = format!(
            "{:.1} to {:.1}",
            100.0 * (share - width).max(0.0),
            100.0 * (share + width).min(1.0)
        );
        println!(
            "{name:<28}{:>6.1} %{from_to:>16}   {met:.2}: {} %",
            100.0 * share,
            each.join(" ")
        );
    }
}

fn stop(reason: &str) -> ! {
    eprintln!("{reason}");
    std::process::exit(2);
}

/// Every official setting by itself, and the easiest and the hardest together.
fn settings() -> Vec<(&'static str, Options)> {
    let usual = || Options { seats: 1, mode: "full".into(), ..Options::default() };
    let worries = |n: &str| Options { worries: n.into(), ..usual() };
    let wisdom = |n: &str| Options { wisdom: n.into(), ..usual() };
    let bonus = |when: &str| Options { widow_bonus: when.into(), ..usual() };
    let cards = |how: &str| Options { negotiation: how.into(), ..usual() };
    let all = |n: &str, wisdom: &str, when: &str, how: &str| Options {
        worries: n.into(),
        wisdom: wisdom.into(),
        widow_bonus: when.into(),
        negotiation: how.into(),
        ..usual()
    };
    vec![
        ("usual", usual()),
        ("worries=4", worries("4")),
        ("worries=6", worries("6")),
        ("worries=7", worries("7")),
        ("worries=8", worries("8")),
        ("wisdom=35", wisdom("35")),
        ("wisdom=28", wisdom("28")),
        ("wisdom=1", wisdom("1")),
        ("widow_bonus=never", bonus("never")),
        ("widow_bonus=always", bonus("always")),
        ("negotiation=more", cards("more")),
        ("negotiation=fewer", cards("fewer")),
        ("all that is easier", all("4", "1", "never", "more")),
        ("all that is harder", all("8", "42", "always", "fewer")),
        ("shapeshifting", Options { shapeshifting: true, ..usual() }),
        ("shapeshifting, worries=5", Options { shapeshifting: true, ..worries("5") }),
        ("omens", Options { omens: true, ..usual() }),
        ("shapeshifting, omens", Options { shapeshifting: true, omens: true, ..usual() }),
    ]
}

/// Plays games on two threads: how many were won, and how often each worry was met.
fn play(
    games: u64,
    options: &Options,
    bot: &(impl Fn() -> Box<dyn Bot<Septima>> + Sync),
) -> (u64, [u64; 8]) {
    let next = AtomicU64::new(0);
    let work = || {
        let (mut wins, mut worries) = (0, [0; 8]);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return (wins, worries);
            }
            let mut dice = Fast::numbered(1, number);
            let mut thoughts = Fast::numbered(2, number);
            let mut game = Septima::deal(Shared::built_in(), options, &mut dice)
                .expect("the options of this program are right");
            let (mut bot, mut list) = (bot(), Vec::new());
            while let Some(seat) = game.turn().seats.first() {
                list.clear();
                let _ = game.offer(seat, &mut list);
                let index = bot.choose(Knowledge::new(&game, seat), &list, &mut thoughts);
                game.apply(seat, list[index], &mut dice, &mut kernel::NoLog);
            }
            wins += u64::from(game.standing().parties[0].won);
            let (near, _) = game.worries_near().expect("the game is a solo game");
            for (count, near) in worries.iter_mut().zip(near) {
                *count += u64::from(near >= 1.0);
            }
        }
    };
    let add = |(wins, worries): (u64, [u64; 8]), (more, others): (u64, [u64; 8])| {
        (wins + more, std::array::from_fn(|i| worries[i] + others[i]))
    };
    std::thread::scope(|scope| {
        let hands: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        hands.into_iter().map(|hand| hand.join().expect("no game panics")).fold((0, [0; 8]), add)
    })
}
