//! All tests of the rules of Evenfall, in one program: it links once.

mod common;

mod automa;
mod battle;
mod catalysts;
mod conform;
mod council_each;
mod data;
mod discover;
mod effects;
mod examples;
mod hidden;
mod moon;
mod persons;
mod places_each;
mod playthrough;
mod rituals;
mod rituals_each;
mod round_end;
mod scoring;
mod setup;
mod spaces;
mod specialists_each;
mod turns;
mod words;
