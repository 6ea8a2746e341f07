//! The table in real browsers: headless Chromium, driven by clicks, taps and keys.
//!
//! These tests need Debian's packages `chromium` and `chromium-driver`, which `cargo xtask test`
//! installs. Plain `cargo test` leaves them out and says so; without the packages they fail.

#![allow(clippy::unwrap_used)]

#[path = "../../../table/tests/common/client.rs"]
mod client;
mod looks;
mod people;
mod play;
#[path = "../common/server.rs"]
mod server;
mod support;
