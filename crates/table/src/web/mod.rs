//! The pages: routes, and what holds for all of them.

mod account;
mod act;
mod assets;
mod end;
mod error;
mod frame;
mod guard;
mod lobby;
mod look;
mod new;
mod people;
mod rules;
mod shell;
mod stream;
mod table;
mod visitor;
pub mod words;

pub use error::Oops;
pub use visitor::Visitor;

use crate::hub::Hub;
use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::middleware;
use axum::routing::{get, post};
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// A posted form is at most so long.
const FORM: usize = 32 * 1024;

/// What every page can reach.
#[derive(Clone, FromRef)]
pub struct App {
    /// The tables.
    pub hub: Arc<Hub>,
    /// What may be done how often.
    pub limits: Arc<guard::Limits>,
    /// Ends streams when the process is to end.
    pub end: CancellationToken,
    /// Whether cookies are sent over HTTPS only.
    pub secure: Secure,
    /// The numbers that are measured.
    pub metrics: PrometheusHandle,
}

/// Whether cookies are sent over HTTPS only.
#[derive(Clone, Copy, Debug)]
pub struct Secure(pub bool);

pub use guard::Limits;

/// All pages.
pub fn router(app: App) -> Router {
    let pages = Router::new()
        .route("/", get(lobby::page))
        .route("/lobby", get(lobby::lists))
        .route("/quick", post(new::quick))
        .route("/new/{game}", get(new::page).post(new::open))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/choose", post(act::choose))
        .route("/t/{id}/undo", post(act::undo))
        .route("/t/{id}/say", post(act::say))
        .route("/t/{id}/join", post(act::join))
        .route("/t/{id}/seat", post(act::seat))
        .route("/t/{id}/leave", post(act::leave))
        .route("/t/{id}/back", post(act::come_back))
        .route("/t/{id}/go-on", post(act::go_on))
        .route("/t/{id}/rematch", post(act::rematch))
        .route("/t/{id}/log", get(look::log))
        .route("/t/{id}/record", get(look::record))
        .route("/t/{id}/verify", get(look::verify))
        .route("/me", get(account::page))
        .route("/me/name", post(account::rename))
        .route("/me/keep", post(account::keep))
        .route("/me/settings", post(account::settings))
        .route("/sign-in", post(account::sign_in))
        .route("/sign-out", post(account::sign_out))
        .route("/results", get(people::results))
        .route("/players/{id}", get(people::player))
        .route("/rules/{game}", get(rules::page))
        .route("/healthz", get(guard::healthz))
        .route("/metrics", get(guard::metrics))
        .fallback(error::no_page)
        .layer(CompressionLayer::new());
    // Streams compress themselves, event by event.
    let streams = Router::new().route("/t/{id}/stream", get(stream::stream));
    pages
        .merge(streams)
        .layer(middleware::from_fn(error::readable))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .route("/assets/{*path}", get(assets::asset))
        .layer(DefaultBodyLimit::max(FORM))
        .layer(CatchPanicLayer::custom(error::panicked))
        .layer(middleware::from_fn(guard::headers))
        .with_state(app)
}
