//! The table in the browser.

pub mod desk;
pub mod draw;
pub mod hub;
pub mod store;
pub mod thinking;
