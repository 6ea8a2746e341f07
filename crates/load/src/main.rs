//! Measures the server under load: `cargo run --release -p sabbat-load -- --help`.

use clap::Parser;
use load::server::{Server, allow_files};
use load::{LoadError, Plan, Report};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Measure the server under load
///
/// Opens tables of SpellBook for two guests each, connects a stream of updates for every guest, and
/// makes moves at a steady rate. A move is timed from sending it until the other guest has the new
/// table. Without --server, `sabbat serve` is started on a free port with a new database.
#[derive(Parser)]
#[command(name = "sabbat-load")]
struct Args {
    /// How many tables are open
    #[arg(long, value_name = "N", default_value_t = 1000)]
    tables: usize,

    /// How many moves are made each second, over all tables
    #[arg(long, value_name = "N", default_value_t = 200.0)]
    moves: f64,

    /// For how many seconds moves are made
    #[arg(long, value_name = "N", default_value_t = 60.0)]
    seconds: f64,

    /// How many moves are made at each table before, so that games are under way
    #[arg(long, value_name = "N", default_value_t = 0)]
    ahead: usize,

    /// The address of a server that runs already; its limit of newcomers must be high
    #[arg(long, value_name = "URL")]
    server: Option<String>,

    /// The process of that server, if it runs on this machine
    #[arg(long, value_name = "PID", requires = "server")]
    pid: Option<u32>,

    /// The database of the server that is started: a SQLite file or a postgres:// URL
    #[arg(long, value_name = "FILE|URL", conflicts_with = "server")]
    db: Option<String>,

    /// The program that is started
    #[arg(long, value_name = "FILE", default_value = "target/release/sabbat")]
    sabbat: PathBuf,

    /// What chance begins with
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Print a JSON object
    #[arg(long)]
    json: bool,

    /// Fail if a target is missed
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    let args = Args::parse();
    if args.tables == 0 || args.moves.is_nan() || args.moves <= 0.0 || args.seconds <= 0.0 {
        eprintln!("sabbat-load: tables, moves and seconds must be above zero");
        return ExitCode::from(2);
    }
    let runtime = match tokio::runtime::Runtime::new() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("sabbat-load: {error}");
            return ExitCode::from(2);
        }
    };
    match runtime.block_on(measure(&args)) {
        Ok(report) => {
            match (args.json, serde_json::to_string_pretty(&report)) {
                (true, Ok(json)) => println!("{json}"),
                _ => print!("{report}"),
            }
            let met = report.targets().iter().all(|t| t.met);
            if args.check && !met { ExitCode::FAILURE } else { ExitCode::SUCCESS }
        }
        Err(error) => {
            eprintln!("sabbat-load: {error}");
            ExitCode::from(2)
        }
    }
}

async fn measure(args: &Args) -> Result<Report, LoadError> {
    if let Some(trouble) = allow_files(args.tables, None) {
        eprintln!("{trouble}");
    }
    let folder = tempfile::tempdir()?;
    let started = match &args.server {
        Some(_) => None,
        None => {
            let file = folder.path().join("load.db").display().to_string();
            Some(Server::start(&args.sabbat, args.db.as_deref().unwrap_or(&file)).await?)
        }
    };
    let pid = args.pid.or(started.as_ref().map(|s| s.pid));
    if let Some(trouble) = allow_files(args.tables, pid) {
        eprintln!("{trouble}");
    }
    let url = started.as_ref().map(|s| s.url.clone()).or_else(|| args.server.clone());
    let plan = Plan {
        server: url.unwrap_or_default(),
        pid,
        tables: args.tables,
        rate: args.moves,
        time: Duration::from_secs_f64(args.seconds),
        ahead: args.ahead,
        seed: args.seed,
    };
    load::run(&plan, |phase| eprintln!("{phase} …")).await
}
