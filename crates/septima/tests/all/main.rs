//! All tests of the rules of Septima, in one program: it links once.

mod common;

mod conform;
mod data;
mod examples;
mod hidden;
mod playthrough;
mod scoring;
mod setup;
mod variants;
