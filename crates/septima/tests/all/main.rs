//! All tests of the rules of Septima, in one program: it links once.

mod common;

mod actions;
mod buildings;
mod conform;
mod data;
mod examples;
mod hidden;
mod hunters;
mod phase;
mod playthrough;
mod potions;
mod ritual;
mod scoring;
mod season;
mod setup;
mod solo_cards;
mod solo_end;
mod solo_negotiation;
mod solo_season;
mod solo_setup;
mod solo_spiders;
mod solo_webs;
mod spells;
mod spells_air;
mod spells_earth;
mod spells_fire;
mod trials;
mod variants;
mod witches;
mod words;
