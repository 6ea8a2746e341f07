//! Streams: the table anew with every change, compressed event by event.
//!
//! The compressor of a stream remembers the table that it sent before, so an update costs a few
//! hundred bytes. Its window is small, because there is one for every page that is open.

use super::frame::{Sight, table};
use super::guard::StreamCount;
use super::table::Ask;
use super::{App, Oops, Visitor, visitor};
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use flate2::write::GzEncoder;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use zstd::stream::raw::CParameter;
use zstd::stream::write::Encoder as ZstdEncoder;

/// A page that has heard nothing for three of these opens its stream anew.
const BEAT: Duration = Duration::from_secs(5);
/// The window of the compressor, as a power of two: the table before must fit. The buffers of a
/// stream are three times as large.
const WINDOW: u32 = 16;

/// Opens the stream of a table.
pub async fn stream(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(ask): Query<Ask>,
) -> Result<Response, Oops> {
    let session = jar.get(visitor::SESSION).map_or("", |c| c.value());
    // Spectators without a session share a count that never fills up for people.
    let key = if session.is_empty() { crate::store::random(8) } else { session.to_owned() };
    let count = app.limits.stream(&key)?;
    let watch = app.hub.watch(&id);
    if app.hub.open(&id).await.map_err(|e| Oops::from(e).to(&visitor))?.is_none() {
        return Err(Oops::nothing().to(&visitor));
    }
    let accepts = headers.get("accept-encoding").and_then(|v| v.to_str().ok()).unwrap_or_default();
    let press = Press::new(accepts);
    let encoding = press.name();
    let (to, from) = mpsc::channel::<Result<Bytes, Infallible>>(4);
    tokio::spawn(run(app, visitor, id, ask, watch, press, to, count));
    let mut answer = Body::from_stream(ReceiverStream::new(from)).into_response();
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    if let Some(encoding) = encoding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Ok(answer)
}

#[allow(clippy::too_many_arguments)]
async fn run(
    app: App,
    visitor: Visitor,
    id: String,
    ask: Ask,
    mut watch: tokio::sync::watch::Receiver<u64>,
    mut press: Press,
    to: mpsc::Sender<Result<Bytes, Infallible>>,
    _count: StreamCount,
) {
    let mut beat = tokio::time::interval(BEAT);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    // A hash will do to know a table again: the table itself would be held for every open page.
    let mut sent = None;
    let mut changed = true;
    loop {
        let event = if std::mem::take(&mut changed) {
            watch.mark_unchanged();
            match rendered(&app, &visitor, &id, &ask).await {
                Some(html) => {
                    let new = Some(hash(&html));
                    match std::mem::replace(&mut sent, new) == new {
                        true => String::new(),
                        false => {
                            format!("event: table\ndata: {}\n\n", html.replace('\n', "\ndata: "))
                        }
                    }
                }
                None => return,
            }
        } else {
            "event: beat\ndata:\n\n".to_owned()
        };
        if !event.is_empty() {
            let Ok(bytes) = press.press(&event) else { return };
            metrics::counter!("sabbat_stream_bytes_total").increment(bytes.len() as u64);
            if to.send(Ok(bytes)).await.is_err() {
                return;
            }
        }
        tokio::select! {
            () = app.end.cancelled() => return,
            () = to.closed() => return,
            heard = watch.changed() => match heard {
                Ok(()) => changed = true,
                Err(_) => return,
            },
            _ = beat.tick() => {}
        }
    }
}

fn hash(html: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    hasher.finish()
}

async fn rendered(app: &App, visitor: &Visitor, id: &str, ask: &Ask) -> Option<String> {
    let open = match app.hub.open(id).await {
        Ok(open) => open?,
        Err(error) => {
            tracing::error!(%error, "a stream cannot be served");
            return None;
        }
    };
    let desk = open.as_ref()?;
    let sight = Sight::of(desk, visitor.id(), ask.seat());
    Some(table(desk, visitor, sight, None).into_string())
}

/// A compressor that gives everything it was given at once.
enum Press {
    Plain,
    Gzip(Box<GzEncoder<Vec<u8>>>),
    Zstd(Box<ZstdEncoder<'static, Vec<u8>>>),
}

impl Press {
    /// The best one that the browser accepts.
    fn new(accepts: &str) -> Press {
        let offers = |name: &str| {
            accepts.split(',').any(|part| {
                let mut pieces = part.trim().split(';');
                let is = pieces.next() == Some(name);
                is && !pieces.any(|p| matches!(p.trim(), "q=0" | "q=0.0"))
            })
        };
        let zstd = || {
            let mut encoder = ZstdEncoder::new(Vec::new(), 1).ok()?;
            encoder.set_parameter(CParameter::WindowLog(WINDOW)).ok()?;
            Some(Press::Zstd(Box::new(encoder)))
        };
        let gzip = || {
            let level = flate2::Compression::new(5);
            Press::Gzip(Box::new(GzEncoder::new(Vec::new(), level)))
        };
        match (offers("zstd").then(zstd).flatten(), offers("gzip")) {
            (Some(zstd), _) => zstd,
            (None, true) => gzip(),
            (None, false) => Press::Plain,
        }
    }

    fn name(&self) -> Option<&'static str> {
        match self {
            Press::Plain => None,
            Press::Gzip(_) => Some("gzip"),
            Press::Zstd(_) => Some("zstd"),
        }
    }

    fn press(&mut self, event: &str) -> std::io::Result<Bytes> {
        let bytes = match self {
            Press::Plain => return Ok(Bytes::from(event.to_owned())),
            Press::Gzip(encoder) => {
                encoder.write_all(event.as_bytes())?;
                encoder.flush()?;
                std::mem::take(encoder.get_mut())
            }
            Press::Zstd(encoder) => {
                encoder.write_all(event.as_bytes())?;
                encoder.flush()?;
                std::mem::take(encoder.get_mut())
            }
        };
        Ok(Bytes::from(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn every_event_comes_out_at_once_and_repeats_cost_little() {
        let table: String = (0..2000).map(|n| format!("<p>{}</p>", n * n % 977)).collect();
        for accepts in ["gzip, deflate, br, zstd", "gzip", "zstd;q=0, gzip"] {
            let mut press = Press::new(accepts);
            let first = press.press(&table).unwrap();
            let second = press.press(&table).unwrap();
            assert!(second.len() < 2000 && second.len() * 5 < first.len(), "{accepts}");
            let all = [first.as_ref(), second.as_ref()].concat();
            let mut text = vec![0; 2 * table.len()];
            match press.name() {
                Some("zstd") => {
                    zstd::stream::read::Decoder::new(&*all).unwrap().read_exact(&mut text).unwrap()
                }
                Some("gzip") => {
                    flate2::read::GzDecoder::new(&*all).read_exact(&mut text).unwrap();
                }
                other => panic!("{other:?}"),
            }
            assert_eq!(String::from_utf8(text).unwrap(), format!("{table}{table}"));
        }
        assert_eq!(Press::new("br").name(), None);
    }
}
