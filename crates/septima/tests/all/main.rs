//! All tests of the rules of Septima, in one program: it links once.

mod common;

mod conform;
mod examples;
mod ritual;
mod season;
mod spells;
mod spells_air;
mod spells_earth;
mod spells_fire;
mod trials;
mod words;
