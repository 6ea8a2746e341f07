//! The server: everything started, and everything ended in order.

use crate::hub::Hub;
use crate::store::{Store, StoreError, now};
use crate::web::{App, Limits, Secure, router};
use crate::{thinking, web};
use axum::extract::connect_info::IntoMakeServiceWithConnectInfo;
use metrics_exporter_prometheus::PrometheusBuilder;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// A SQLite file, or the URL of a PostgreSQL database.
    pub db: String,
    /// A folder of card data.
    pub cards: Option<PathBuf>,
    /// How long a bot waits before each choice.
    pub bot_pace: Duration,
    /// How many newcomers from one address are let in each minute.
    pub newcomers: NonZeroU32,
    /// Whether cookies are sent over HTTPS only.
    pub https: bool,
}

/// Why a server did not start, or ended.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The card data cannot be used.
    #[error(transparent)]
    Cards(games::Error),
    /// The database cannot be used.
    #[error("{db:?} cannot be used as a database: {reason}")]
    Database {
        /// Which.
        db: String,
        /// Why not.
        reason: StoreError,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {addr}: {reason}; choose another address with --addr")]
    Address {
        /// Which.
        addr: SocketAddr,
        /// Why not.
        reason: std::io::Error,
    },
    /// The server failed.
    #[error("the server failed: {0}")]
    Failed(#[from] std::io::Error),
}

/// How long the last answers may take when the server ends.
const FAREWELL: Duration = Duration::from_secs(5);

/// Runs a server until `end` is cancelled; tells where it listens once it does.
pub async fn serve(
    config: Config,
    end: CancellationToken,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    if let Some(cards) = &config.cards {
        games::check_cards(cards).map_err(ServeError::Cards)?;
    }
    let store = Store::open(&config.db)
        .await
        .map_err(|reason| ServeError::Database { db: shown_db(&config.db), reason })?;
    let addr = config.addr;
    let listener =
        TcpListener::bind(addr).await.map_err(|reason| ServeError::Address { addr, reason })?;
    let local = listener.local_addr()?;
    let hub = Hub::new(store.clone(), config.cards, config.bot_pace);
    let limits = Arc::new(Limits::new(config.newcomers));
    // Within one process, tests may start several servers: only the first recorder counts.
    let recorder = PrometheusBuilder::new().build_recorder();
    let metrics = recorder.handle();
    let _ = metrics::set_global_recorder(recorder);
    let app = App {
        hub: hub.clone(),
        limits: limits.clone(),
        end: end.clone(),
        secure: Secure(config.https),
        metrics: metrics.clone(),
    };
    tokio::spawn(hub.clone().listen());
    let bots = tokio::spawn(thinking::run(hub.clone(), end.clone()));
    tokio::spawn(chores(hub, limits, metrics, end.clone()));
    ready(local);
    tracing::info!(%local, "listening");
    let service: IntoMakeServiceWithConnectInfo<_, SocketAddr> =
        router(app).into_make_service_with_connect_info();
    let serving = axum::serve(listener, service)
        .with_graceful_shutdown(end.clone().cancelled_owned())
        .into_future();
    let late = async {
        end.cancelled().await;
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        served = serving => served?,
        () = late => tracing::warn!("some answers took too long; ending without them"),
    }
    let _ = tokio::time::timeout(FAREWELL, bots).await;
    store.close().await;
    tracing::info!("ended");
    Ok(())
}

/// The database as it may be shown: without a password.
fn shown_db(db: &str) -> String {
    match (db.split_once("://"), db.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => db.to_owned(),
    }
}

/// What must be done now and then.
async fn chores(
    hub: Arc<Hub>,
    limits: Arc<web::Limits>,
    metrics: metrics_exporter_prometheus::PrometheusHandle,
    end: CancellationToken,
) {
    let mut second = tokio::time::interval(Duration::from_secs(1));
    let mut looked = now();
    let mut ticks: u64 = 0;
    loop {
        tokio::select! {
            () = end.cancelled() => return,
            _ = second.tick() => {}
        }
        ticks += 1;
        let since = std::mem::replace(&mut looked, now());
        match hub.store.due_since(since).await {
            Ok(tables) => tables.iter().for_each(|table| hub.wake(table)),
            Err(error) => tracing::error!(%error, "cannot look at the clocks"),
        }
        if ticks.is_multiple_of(60) {
            hub.sweep();
            limits.sweep();
            metrics.run_upkeep();
        }
    }
}
