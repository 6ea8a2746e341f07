//! `sabbat serve`.

use crate::args::Serve;
use crate::failure::Failure;
use std::io::{Write, stdout};
use std::path::Path;
use std::time::Duration;
use table::Config;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

/// Serves until it is told to end.
pub fn run(serve: &Serve, cards: Option<&Path>) -> Result<(), Failure> {
    let filter: EnvFilter = serve
        .log
        .parse()
        .map_err(|e| Failure::Said(format!("{:?} is not a filter for the log: {e}", serve.log)))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = log.try_init();
    let config = Config {
        addr: serve.addr,
        db: serve.db.clone(),
        cards: cards.map(Path::to_owned),
        bot_pace: Duration::from_millis(serve.bot_pace),
        newcomers: serve.newcomers,
        https: serve.https,
    };
    let runtime = tokio::runtime::Runtime::new().map_err(said)?;
    runtime.block_on(async {
        let end = CancellationToken::new();
        let mut interrupt = signal(SignalKind::interrupt()).map_err(said)?;
        let mut terminate = signal(SignalKind::terminate()).map_err(said)?;
        let ended = end.clone();
        tokio::spawn(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            ended.cancel();
        });
        let ready = |addr| {
            let _ = writeln!(stdout(), "Sabbat is at http://{addr}");
            let _ = stdout().flush();
        };
        table::serve(config, end, ready).await.map_err(said)
    })
}

fn said(error: impl ToString) -> Failure {
    Failure::Said(error.to_string())
}
