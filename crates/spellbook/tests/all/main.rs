//! All tests of the rules of SpellBook, in one program: it links once.

mod common;

mod black;
mod blue;
mod conform;
mod data;
mod day;
mod ending;
mod examples;
mod green;
mod learning;
mod limits;
mod playthrough;
mod positions;
mod purple;
mod red;
mod setup;
mod solo;
mod tree;
mod white;
mod words;
mod yellow;
