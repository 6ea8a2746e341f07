//! All tests of the rules of Septima, in one program: it links once.

mod common;

mod conform;
mod data;
mod examples;
mod hidden;
mod playthrough;
mod ritual;
mod scoring;
mod season;
mod setup;
mod spells;
mod spells_air;
mod spells_earth;
mod spells_fire;
mod trials;
mod variants;
mod words;
