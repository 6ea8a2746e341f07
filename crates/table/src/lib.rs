//! The table in the browser.

pub mod draw;
