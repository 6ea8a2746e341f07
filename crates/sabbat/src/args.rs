//! The command line.

use clap::{Parser, Subcommand};
use std::path::PathBuf;

/// Sabbat plays witch-themed board games: at a table in the browser (which is what it does without
/// a command), and for tools: it simulates games, replays and verifies records, and is an engine for
/// bots in any language.
#[derive(Parser, Debug)]
#[command(name = "sabbat", version, after_help = EXAMPLES)]
pub struct Args {
    /// Read card data from DIR/GAME/ instead of the built-in files
    ///
    /// A file that is missing there is taken from the built-in ones. Records made with such cards
    /// can be replayed and verified only with the same cards.
    #[arg(long, value_name = "DIR", global = true)]
    pub cards: Option<PathBuf>,

    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  sabbat
      open the table in the browser at http://127.0.0.1:7777
  sabbat serve --addr 0.0.0.0:8080 --db postgres://sabbat@localhost/sabbat
      serve it to others, with a PostgreSQL database
  sabbat sim spellbook --games 10000
      play ten thousand random games, and say how they went
  sabbat sim spellbook --seats 4 --games 20 --records games/
      keep a record of each game
  sabbat duel --game spellbook greedy search:ms=20
      let two bots play against each other, and say who is stronger
  sabbat replay games/spellbook-1-0.jsonl --lang pl
      read one of them, in Polish
  sabbat verify games/spellbook-1-0.jsonl
      check its choices, its dice and its standing
  echo '{\"id\":1,\"do\":\"games\"}' | sabbat engine
      ask which games there are, and which options they have

Exit code 0 means that all is well, 2 that the input was refused; the reason is on standard error.";

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(Serve),
    Sim(Sim),
    Duel(Duel),
    /// Speak JSON on standard input and output, for bots and tools
    ///
    /// One request per line, one answer per line: {"id":1,"do":"games"} lists the games,
    /// {"id":2,"do":"new","game":"spellbook","options":{"seats":2}} deals one. Answers are
    /// {"id":1,"ok":...} or {"id":1,"error":{"code":...,"message":...}}. docs/protocol.md has every
    /// command.
    Engine,
    Replay(Replay),
    Verify(Verify),
}

/// Serve the table in the browser; this is what happens without a command
///
/// Everything is inside: database, pages, scripts. Several processes can serve the same PostgreSQL
/// database; a SQLite file belongs to one process. The address is printed once the server listens;
/// it ends in order on SIGINT and SIGTERM.
#[derive(clap::Args, Debug, Clone)]
pub struct Serve {
    /// Where to listen
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        env = "SABBAT_ADDR",
        default_value = "127.0.0.1:7777"
    )]
    pub addr: std::net::SocketAddr,

    /// A SQLite file, which is made if it does not exist, or a postgres:// URL
    #[arg(
        long,
        value_name = "FILE|URL",
        env = "SABBAT_DB",
        default_value = "sabbat.db",
        hide_env_values = true
    )]
    pub db: String,

    /// How many milliseconds a bot waits before each choice, so that people can follow
    #[arg(long, value_name = "MS", env = "SABBAT_BOT_PACE", default_value_t = 700)]
    pub bot_pace: u64,

    /// How many newcomers from one address are let in each minute
    #[arg(long, value_name = "N", env = "SABBAT_NEWCOMERS", default_value = "60")]
    pub newcomers: std::num::NonZeroU32,

    /// Send cookies over HTTPS only: for a server behind a proxy that speaks HTTPS
    #[arg(long, env = "SABBAT_HTTPS")]
    pub https: bool,

    /// What to write to the log on standard error, such as info, debug or table=debug
    #[arg(long, value_name = "FILTER", env = "SABBAT_LOG", default_value = "warn,table=info")]
    pub log: String,
}

impl Default for Serve {
    /// As with no flag at all; the environment counts.
    fn default() -> Serve {
        let Args { command, .. } = Args::parse_from(["sabbat", "serve"]);
        match command {
            Some(Command::Serve(serve)) => serve,
            _ => unreachable!("it was just asked for"),
        }
    }
}

/// Play whole games between bots, and report on them
///
/// The same seed gives the same games, whatever the number of threads: compare the checksums.
#[derive(clap::Args, Debug)]
#[command(after_help = SIM_EXAMPLES)]
pub struct Sim {
    /// The game, such as spellbook
    pub game: String,

    /// The number of seats; the same as --set seats=N
    #[arg(long, value_name = "N")]
    pub seats: Option<String>,

    /// Who plays, by seat; the last one also takes the seats that are left
    ///
    /// random, apprentice, greedy, planner, witch, master, or search:SETTING:SETTING..., such as
    /// search:iterations=500 or search:ms=20:far=1.
    #[arg(long, value_name = "BOT,...", default_value = "random", value_delimiter = ',')]
    pub bots: Vec<String>,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,

    /// From which all dice and all thoughts of the bots follow
    #[arg(long, value_name = "INTEGER", default_value_t = 1)]
    pub seed: u64,

    /// Set an option of the game; can be given several times
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,

    /// How many threads play [default: as many as the machine has]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,

    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,

    /// Write the record of each game to DIR/GAME-SEED-NUMBER.jsonl; much slower
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,

    /// Write tables of all games, seats and choices to DIR, as Parquet files; slower
    #[arg(long, value_name = "DIR")]
    pub parquet: Option<PathBuf>,
}

const SIM_EXAMPLES: &str = "\
Examples:
  sabbat sim spellbook --seats 2 --games 100000 --threads 1 --json
  sabbat sim spellbook --seats 3 --seed 7 --set OPTION=VALUE --records games/";

/// Let bots play against each other, and say who is stronger
///
/// Every two of them meet. They play each deal once in every order of seats, with the same dice.
/// Bots whose budget is in walks (search:iterations=N) play the same games again from the same seed;
/// those whose budget is in time do not. Ctrl-C ends the contest early, with a report of the deals that
/// have been played.
#[derive(clap::Args, Debug)]
#[command(after_help = DUEL_EXAMPLES)]
pub struct Duel {
    /// The bots, at least two: random, apprentice, greedy, planner, witch, master, or search:SETTINGS
    #[arg(value_name = "BOT", required = true, num_args = 2..)]
    pub bots: Vec<String>,

    /// The game, such as spellbook
    #[arg(long, value_name = "GAME")]
    pub game: String,

    /// The number of seats; the same as --set seats=N
    #[arg(long, value_name = "N")]
    pub seats: Option<String>,

    /// How many deals every two of them play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub deals: u64,

    /// How many milliseconds witch, master and search think about a choice, instead of their own
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    pub level_time: Option<u32>,

    /// From which all dice and all thoughts of the bots follow
    #[arg(long, value_name = "INTEGER", default_value_t = 1)]
    pub seed: u64,

    /// Set an option of the game; can be given several times
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,

    /// How many deals are played at the same time; more than one disturbs budgets in time
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: u16,

    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,

    /// Write the record of each game to a file in DIR
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,

    /// Write tables of all games, seats and choices to DIR, as Parquet files
    #[arg(long, value_name = "DIR")]
    pub parquet: Option<PathBuf>,
}

const DUEL_EXAMPLES: &str = "\
Examples:
  sabbat duel --game spellbook --seats 2 greedy random --deals 200
  sabbat duel --game evenfall --seats 3 greedy search:ms=20 search:ms=80 --json";

/// Print a recorded game as readable text, step by step
#[derive(clap::Args, Debug)]
pub struct Replay {
    /// The record; - is standard input
    pub file: PathBuf,

    /// The language: en, pl or it
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
}

/// Replay a record and check everything in it
///
/// Every choice must have been offered, every roll must be the one that the published seed gives,
/// the seed must be the one that was committed to, and the standing must follow. A record with
/// scripted rolls, with a start set up by hand, or without its closing line cannot be verified.
#[derive(clap::Args, Debug)]
pub struct Verify {
    /// The record; - is standard input
    pub file: PathBuf,
}
