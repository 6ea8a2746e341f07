//! What holds for every request: origin, rates, security headers, health.

use super::words as w;
use super::{App, Oops, visitor};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// So many streams a session may have open at once.
const STREAMS: usize = 24;

type Keyed<K> = RateLimiter<K, DefaultKeyedStateStore<K>, DefaultClock>;

/// What may be done how often.
pub struct Limits {
    requests: Keyed<String>,
    newcomers: Keyed<IpAddr>,
    passwords: Keyed<IpAddr>,
    streams: Mutex<HashMap<String, usize>>,
}

impl Limits {
    /// Limits with so many newcomers from an address each minute.
    pub fn new(newcomers: NonZeroU32) -> Limits {
        const REQUESTS: NonZeroU32 = NonZeroU32::new(30).expect("not zero");
        const BURST: NonZeroU32 = NonZeroU32::new(200).expect("not zero");
        const PASSWORDS: NonZeroU32 = NonZeroU32::new(10).expect("not zero");
        Limits {
            requests: RateLimiter::keyed(Quota::per_second(REQUESTS).allow_burst(BURST)),
            newcomers: RateLimiter::keyed(Quota::per_minute(newcomers)),
            passwords: RateLimiter::keyed(Quota::per_minute(PASSWORDS)),
            streams: Mutex::default(),
        }
    }

    /// Whether a password may be tried from this address.
    pub fn may_try_password(&self, from: IpAddr) -> Result<(), Oops> {
        self.passwords.check_key(&from).map_err(|_| too_many())
    }

    /// Forgets whoever has been quiet.
    pub fn sweep(&self) {
        self.requests.retain_recent();
        self.newcomers.retain_recent();
        self.passwords.retain_recent();
    }

    /// Counts a stream of a session until what it gives is dropped.
    pub fn stream(self: &Arc<Limits>, session: &str) -> Result<StreamCount, Oops> {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let count = streams.entry(session.to_owned()).or_insert(0);
        if *count >= STREAMS {
            return Err(too_many());
        }
        *count += 1;
        metrics::gauge!("sabbat_streams").increment(1.0);
        Ok(StreamCount { limits: self.clone(), session: session.to_owned() })
    }
}

/// An open stream.
pub struct StreamCount {
    limits: Arc<Limits>,
    session: String,
}

impl Drop for StreamCount {
    fn drop(&mut self) {
        let mut streams = self.limits.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = streams.get_mut(&self.session) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.session);
            }
        }
        metrics::gauge!("sabbat_streams").decrement(1.0);
    }
}

fn too_many() -> Oops {
    Oops::new(StatusCode::TOO_MANY_REQUESTS, w::too_many())
}

/// Refuses what comes from another site, and what comes too often; counts and times the rest.
pub async fn guard(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Result<Response, Oops> {
    let begun = Instant::now();
    let writes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let jar = CookieJar::from_headers(request.headers());
    let session = jar.get(visitor::SESSION).map(|c| c.value().to_owned());
    let language = visitor::language(&jar, request.headers());
    let told = |oops: Oops| Oops { language, ..oops };
    if writes {
        if is_foreign(request.headers()) {
            return Err(told(Oops::new(StatusCode::FORBIDDEN, w::foreign())));
        }
        if session.is_none() && app.limits.newcomers.check_key(&from.ip()).is_err() {
            return Err(told(too_many()));
        }
    }
    let key = session.unwrap_or_else(|| from.ip().to_string());
    if app.limits.requests.check_key(&key).is_err() {
        return Err(told(too_many()));
    }
    let method = if writes { "write" } else { "read" };
    // In a task of its own: what was begun is finished, even if whoever asked has gone meanwhile. A
    // choice half made would leave the table in memory ahead of its record.
    let answer = match tokio::spawn(next.run(request)).await {
        Ok(answer) => answer,
        Err(failure) => match failure.try_into_panic() {
            Ok(panic) => super::error::panicked(panic),
            Err(_) => return Err(Oops::new(StatusCode::SERVICE_UNAVAILABLE, w::our_fault())),
        },
    };
    let status = answer.status().as_u16().to_string();
    metrics::counter!("sabbat_requests_total", "kind" => method, "status" => status).increment(1);
    metrics::histogram!("sabbat_request_seconds", "kind" => method)
        .record(begun.elapsed().as_secs_f64());
    Ok(answer)
}

/// Whether a request that writes was made by a page of another site.
fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|v| v.to_str().ok());
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some("same-origin" | "none") => false,
        Some(_) => true,
        None => match (text(ORIGIN), text(HOST)) {
            (Some(origin), Some(host)) => {
                origin.split_once("://").map(|(_, rest)| rest) != Some(host)
            }
            (Some(_), None) => true,
            (None, _) => false,
        },
    }
}

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Adds the headers that keep pages safe.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if !headers.contains_key("cache-control") {
        headers.insert("cache-control", HeaderValue::from_static("no-store"));
    }
    answer
}

/// Whether the server and its database are well.
pub async fn healthz(State(app): State<App>) -> Response {
    match app.hub.store.is_well().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "not well");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

/// What is measured, for Prometheus.
pub async fn metrics(State(app): State<App>) -> String {
    metrics::gauge!("sabbat_tables").set(app.hub.len() as f64);
    app.metrics.render()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers_of(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_our_own_pages_may_write() {
        for ours in [
            headers_of(&[("sec-fetch-site", "same-origin")]),
            headers_of(&[("origin", "http://127.0.0.1:7777"), ("host", "127.0.0.1:7777")]),
            headers_of(&[]),
        ] {
            assert!(!is_foreign(&ours), "{ours:?}");
        }
        for foreign in [
            headers_of(&[("sec-fetch-site", "cross-site")]),
            headers_of(&[("sec-fetch-site", "same-site")]),
            headers_of(&[("origin", "http://evil.example"), ("host", "127.0.0.1:7777")]),
            headers_of(&[("origin", "null"), ("host", "127.0.0.1:7777")]),
        ] {
            assert!(is_foreign(&foreign), "{foreign:?}");
        }
    }
}
