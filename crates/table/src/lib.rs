//! The table in the browser: lobby, play, persistence.
//!
//! Pages are rendered on the server, whole, for each viewer and with each change, and pushed over a
//! compressed stream. There is no state in the page to go wrong, and nothing in it that its viewer
//! may not know.
//!
//! | what | where |
//! |---|---|
//! | the database: players, tables, records | [`store`] |
//! | a table in memory, and everything done at tables | [`desk`], [`hub`] |
//! | bots at tables | [`thinking`] |
//! | how a game looks | [`draw`] |
//! | pages, forms, streams | [`web`] |
//! | starting and ending it all | [`server`] |

pub mod desk;
pub mod draw;
pub mod hub;
pub mod server;
pub mod store;
pub mod thinking;
pub mod web;

pub use server::{Config, ServeError, serve};
