//! The one binary of Sabbat. `sabbat --help` tells what it does; `docs/` has the formats.

mod args;
mod duel;
mod engine;
mod failure;
mod file;
mod interrupt;
mod replay;
mod serve;
mod sim;
mod speech;
mod verify;

use args::{Args, Command};
use clap::Parser;
use failure::Failure;
use std::io::{Write, stderr, stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(()) | Err(Failure::NobodyReads) => ExitCode::SUCCESS,
        Err(Failure::Said(message)) => {
            let _ = writeln!(stderr(), "sabbat: {message}");
            ExitCode::from(2)
        }
    }
}

fn run(args: Args) -> Result<(), Failure> {
    let cards = args.cards.as_deref();
    let mut out = stdout().lock();
    match &args.command {
        None => serve::run(&args::Serve::default(), cards),
        Some(Command::Serve(serve)) => serve::run(serve, cards),
        Some(Command::Sim(sim)) => sim::run(sim, cards, &mut out),
        Some(Command::Duel(duel)) => duel::run(duel, cards, &mut out),
        Some(Command::Engine) => engine::run(cards, &mut stdin().lock(), &mut out),
        Some(Command::Replay(replay)) => replay::run(replay, cards, &mut out),
        Some(Command::Verify(verify)) => verify::run(verify, cards, &mut out),
    }
}
