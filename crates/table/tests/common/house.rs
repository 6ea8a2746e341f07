//! A server within the test.

#![allow(dead_code)]

use super::client::Person;
use std::net::SocketAddr;
use std::time::Duration;
use table::store::Store;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

/// A server in this process, with a database of its own.
pub struct House {
    pub base: String,
    pub db: String,
    end: CancellationToken,
    _dir: TempDir,
}

impl Drop for House {
    fn drop(&mut self) {
        self.end.cancel();
    }
}

pub async fn serve(db: &str) -> (String, CancellationToken) {
    let end = CancellationToken::new();
    let (tell, told) = oneshot::channel::<SocketAddr>();
    let config = table::Config {
        addr: "127.0.0.1:0".parse().unwrap(),
        db: db.to_owned(),
        cards: None,
        bot_pace: Duration::from_millis(1),
        newcomers: 100_000.try_into().unwrap(),
        https: false,
    };
    let ended = end.clone();
    tokio::spawn(async move {
        let ready = |addr| tell.send(addr).unwrap();
        table::serve(config, ended, ready).await.unwrap();
    });
    (format!("http://{}", told.await.unwrap()), end)
}

pub async fn house() -> House {
    let dir = tempfile::tempdir().unwrap();
    let db = dir.path().join("table.db").to_str().unwrap().to_owned();
    let (base, end) = serve(&db).await;
    House { base, db, end, _dir: dir }
}

impl House {
    pub fn person(&self) -> Person {
        Person::at(&self.base)
    }

    /// Everything that is stored of a table.
    pub async fn stored(&self, table: &str) -> String {
        let store = Store::open(&self.db).await.unwrap();
        let row = store.table(table).await.unwrap();
        let (lines, seats) = (store.lines(table, 0).await, store.seats(table).await);
        let chat = store.chat(table).await;
        store.close().await;
        format!("{row:?} {:?} {:?} {:?}", lines.unwrap(), seats.unwrap(), chat.unwrap())
    }
}
