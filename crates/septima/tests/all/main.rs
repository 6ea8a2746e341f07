//! All tests of the rules of Septima, in one program: it links once.

mod common;

mod actions;
mod buildings;
mod conform;
mod examples;
mod hunters;
mod phase;
mod potions;
mod witches;
