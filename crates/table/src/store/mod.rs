//! The database: SQLite in a file, or PostgreSQL.
//!
//! Everything that must survive is here; processes keep copies only. The record of a table is
//! appended to, never changed, and the primary key of its lines decides races.

mod accounts;
mod lists;
mod outcome;
mod tables;

pub use accounts::{AccountError, Player};
pub use lists::{Listed, ListedSeat, Rated, ResultRow};
pub use outcome::{Outcome, Place, shown};
pub use tables::{Append, Chat, NewSeat, NewTable, SeatKind, SeatRow, State, TableRow};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::postgres::PgListener;
use sqlx::{Any, AnyPool, Transaction};
use std::str::FromStr;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::broadcast;

/// The channel of PostgreSQL on which changes are announced.
const CHANNEL: &str = "sabbat";

/// What the database did not do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// What is stored cannot be read.
    #[error("what is stored of {what} cannot be read: {reason}")]
    Unreadable {
        /// Of what.
        what: String,
        /// Why.
        reason: String,
    },
}

/// What most calls give.
pub type Stored<T> = Result<T, StoreError>;

/// The database, shared by all of a process.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    /// For what writes. SQLite has one writer at a time: with one connection they queue here, in
    /// order. Left to SQLite, those who wait sleep, ever longer, and try again.
    writer: AnyPool,
    postgres: bool,
    changes: broadcast::Sender<Changed>,
    on_change: Arc<OnceLock<OnChange>>,
}

type OnChange = Box<dyn Fn(&str) + Send + Sync>;

/// A table that has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Which table.
    pub table: String,
    /// Whether another process may have done it.
    pub elsewhere: bool,
}

/// The time, in milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A random name of so many bytes, in hex.
pub fn random(bytes: usize) -> String {
    let mut buffer = vec![0; bytes];
    getrandom::fill(&mut buffer).expect("the operating system has randomness");
    hex::encode(buffer)
}

impl Store {
    /// Opens a database: the path of a SQLite file, or the URL of a PostgreSQL database.
    pub async fn open(db: &str) -> Stored<Store> {
        sqlx::any::install_default_drivers();
        let postgres = db.starts_with("postgres://") || db.starts_with("postgresql://");
        let url = match postgres {
            true => db.to_owned(),
            false => format!("sqlite://{}?mode=rwc", db.trim_start_matches("sqlite://")),
        };
        let options = AnyConnectOptions::from_str(&url)?;
        let connect = |connections: u32| {
            AnyPoolOptions::new()
                .max_connections(connections)
                .acquire_timeout(Duration::from_secs(20))
                .after_connect(move |connection, _| {
                    Box::pin(async move {
                        if !postgres {
                            // With FULL, a commit is on the disk when it returns.
                            for pragma in [
                                "PRAGMA busy_timeout = 10000",
                                "PRAGMA journal_mode = WAL",
                                "PRAGMA synchronous = FULL",
                            ] {
                                sqlx::query(pragma).execute(&mut *connection).await?;
                            }
                        }
                        Ok(())
                    })
                })
                .connect_with(options.clone())
        };
        let pool = connect(8).await?;
        let writer = if postgres { pool.clone() } else { connect(1).await? };
        let (changes, _) = broadcast::channel(4096);
        let store = Store { pool, writer, postgres, changes, on_change: Arc::default() };
        store.migrate().await?;
        if postgres {
            store.listen(&url).await?;
        }
        Ok(store)
    }

    async fn migrate(&self) -> Stored<()> {
        let mut tx = self.begin().await?;
        if self.postgres {
            // Processes that start together must not create the same tables together.
            sqlx::query("SELECT pg_advisory_xact_lock(7777)").execute(&mut *tx).await?;
        }
        let schema: String = include_str!("schema.sql")
            .lines()
            .filter(|line| !line.trim_start().starts_with("--"))
            .collect::<Vec<_>>()
            .join("\n");
        for statement in schema.split(';').map(str::trim).filter(|s| !s.is_empty()) {
            sqlx::query(sqlx::AssertSqlSafe(statement.to_owned())).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }

    /// A transaction that writes. SQLite is told so at once, lest two of them wait for each other.
    async fn begin(&self) -> Stored<Transaction<'static, Any>> {
        let begin = if self.postgres { "BEGIN" } else { "BEGIN IMMEDIATE" };
        Ok(self.writer.begin_with(begin).await?)
    }

    /// Hears of every table that changes from now on.
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.changes.subscribe()
    }

    /// Whether other processes may change tables too.
    pub fn is_shared(&self) -> bool {
        self.postgres
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> Stored<()> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }

    /// Announces a change when the transaction commits; [`Store::announce`] does the rest.
    async fn notify(&self, tx: &mut Transaction<'static, Any>, table: &str) -> Stored<()> {
        if self.postgres {
            let notify = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(table);
            notify.execute(&mut **tx).await?;
        }
        Ok(())
    }

    /// Calls this with every table that this process changes, before the change is acknowledged.
    /// Only the first caller is heard.
    pub fn on_change(&self, call: impl Fn(&str) + Send + Sync + 'static) {
        let _ = self.on_change.set(Box::new(call));
    }

    /// Tells this process of a change that it has committed.
    fn announce(&self, table: &str) {
        if let Some(call) = self.on_change.get() {
            call(table);
        }
        let _ = self.changes.send(Changed { table: table.to_owned(), elsewhere: false });
    }

    async fn listen(&self, url: &str) -> Stored<()> {
        let mut listener = PgListener::connect(url).await?;
        listener.listen(CHANNEL).await?;
        let changes = self.changes.clone();
        tokio::spawn(async move {
            loop {
                match listener.try_recv().await {
                    Ok(Some(note)) => {
                        let table = note.payload().to_owned();
                        let _ = changes.send(Changed { table, elsewhere: true });
                    }
                    // The connection was lost: anything may have happened meanwhile.
                    Ok(None) => {
                        let _ = changes.send(Changed { table: String::new(), elsewhere: true });
                    }
                    Err(error) => {
                        tracing::warn!(%error, "cannot listen to the database");
                        tokio::time::sleep(Duration::from_secs(1)).await;
                    }
                }
            }
        });
        Ok(())
    }
}

/// Whether a write failed because the place is taken already.
fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|e| e.is_unique_violation())
}
