//! The stream of a table, decompressed as it comes.

use crate::LoadError;
use crate::person::Person;
use crate::press::Unpress;
use http_body_util::BodyExt;
use hyper::Method;
use hyper::body::Incoming;
use hyper::header::CONTENT_ENCODING;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A table as it came last.
#[derive(Clone, Default)]
pub struct Seen {
    /// How many have come.
    pub count: u64,
    /// When it came, decompressed.
    pub at: Option<Instant>,
    /// The table.
    pub html: Arc<str>,
    /// Whether the stream has ended.
    pub ended: bool,
}

/// What all streams have brought.
#[derive(Default)]
pub struct Traffic {
    /// The size of each update over the wire, without the first of its stream.
    pub updates: Vec<u32>,
    /// The size of each first table of a stream.
    pub firsts: Vec<u32>,
    /// Bytes of tables, decompressed.
    pub plain: u64,
    /// How many tables came.
    pub tables: u64,
    /// How many streams ended although nobody closed them.
    pub lost: u64,
}

/// What all streams have brought, shared.
pub type Shared = Arc<Mutex<Traffic>>;

/// An open stream. It is closed when dropped.
pub struct Stream {
    /// The newest table.
    pub seen: watch::Receiver<Seen>,
    /// How it is compressed.
    pub encoding: Option<String>,
    reading: JoinHandle<()>,
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

impl Stream {
    /// Opens the stream of a table.
    pub async fn open(person: &Person, table: &str, traffic: Shared) -> Result<Stream, LoadError> {
        let path = format!("/t/{table}/stream");
        let answer = person.send(Method::GET, &path, None, false).await?;
        if !answer.status().is_success() {
            let status = answer.status().as_u16();
            return Err(LoadError::Answer { path, status, text: String::new() });
        }
        let encoding = answer.headers().get(CONTENT_ENCODING).and_then(|v| v.to_str().ok());
        let encoding = encoding.map(str::to_owned);
        let unpress = Unpress::new(encoding.as_deref())?;
        let (to, seen) = watch::channel(Seen::default());
        let reading = tokio::spawn(async move {
            let ended = read(answer.into_body(), unpress, &to, &traffic).await;
            if ended.is_err() {
                traffic.lock().unwrap_or_else(PoisonError::into_inner).lost += 1;
            }
            to.send_modify(|seen| seen.ended = true);
        });
        Ok(Stream { seen, encoding, reading })
    }

    /// The newest table.
    pub fn newest(&self) -> Seen {
        self.seen.borrow().clone()
    }

    /// Waits until more than `count` tables have come; when the last of them did.
    pub async fn after(&mut self, count: u64) -> Option<Instant> {
        let seen = self.seen.wait_for(|seen| seen.count > count || seen.ended).await.ok()?;
        seen.at.filter(|_| seen.count > count)
    }
}

async fn read(
    mut body: Incoming,
    mut unpress: Unpress,
    to: &watch::Sender<Seen>,
    traffic: &Shared,
) -> Result<(), LoadError> {
    let lost = || LoadError::Page("a stream ended");
    let mut text: Vec<u8> = Vec::new();
    let mut wire = 0;
    let mut first = true;
    loop {
        let frame = body.frame().await.ok_or_else(lost)?.map_err(|_| lost())?;
        let Some(data) = frame.data_ref() else { continue };
        wire += data.len();
        text.extend(unpress.unpress(data)?);
        let Some(end) = text.windows(2).rposition(|w| w == b"\n\n") else { continue };
        let at = Instant::now();
        let rest = text.split_off(end + 2);
        let events = std::mem::replace(&mut text, rest);
        let size = u32::try_from(std::mem::take(&mut wire)).unwrap_or(u32::MAX);
        let events = String::from_utf8_lossy(&events);
        let tables = events.split("\n\n").filter_map(|e| e.strip_prefix("event: table\n"));
        let (mut count, mut newest) = (0, None);
        for table in tables {
            count += 1;
            newest = Some(table);
        }
        let Some(newest) = newest else { continue };
        let lines = newest.lines().map(|l| l.strip_prefix("data: ").unwrap_or(""));
        let html: Arc<str> = lines.collect::<Vec<_>>().join("\n").into();
        {
            let mut traffic = traffic.lock().unwrap_or_else(PoisonError::into_inner);
            traffic.tables += count;
            traffic.plain += html.len() as u64;
            match std::mem::take(&mut first) {
                true => traffic.firsts.push(size),
                false => traffic.updates.push(size),
            }
        }
        to.send_modify(|seen| {
            seen.count += count;
            seen.at = Some(at);
            seen.html = html;
        });
    }
}
