//! A tiny game.
