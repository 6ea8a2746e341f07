//! All tests of the rules of Septima, in one program: it links once.

mod common;

mod conform;
mod examples;
mod scoring;
mod setup;
