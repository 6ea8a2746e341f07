//! What a player can choose.

use crate::spell::{Level, Spell, Way};
use crate::token::{Rune, Token};
use serde::{Deserialize, Serialize};

/// One atomic decision.
///
/// The first group are the actions of a day, the second the picks inside an action that has been
/// chosen; `take` and `store` serve as both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// Take an altar token into the pool (SB-5.1).
    Take(Token),
    /// Draw two (SB-5.2).
    Draw,
    /// Store a pool token (SB-5.3).
    Store(Token),
    /// Learn a spell (SB-6.1).
    Learn {
        /// Which.
        spell: Spell,
        /// On which level.
        level: Level,
        /// How many wilds are among the units.
        #[serde(default, skip_serializing_if = "is_zero")]
        wilds: u8,
        /// With Transmutation: the rune of single tokens that are wilds (SB-15.1). Otherwise a wild
        /// is three tokens with one rune.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Rune>,
    },
    /// Use a spell (SB-7.2), or copy one (SB-14.6).
    Cast {
        /// Which.
        spell: Spell,
        /// With the effect of which level.
        level: Level,
        /// Which way, where the level has several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        way: Option<Way>,
        /// When copying: the rune on the copied card, where it matters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rune: Option<Rune>,
    },
    /// Skip the rest of this phase, or decline the action at once (SB-3.3, SB-15.4).
    Skip,
    /// End the day (SB-3.4).
    End,

    /// Take an altar token straight to the familiar board.
    Stow(Token),
    /// Discard a pool token.
    Discard(Token),
    /// Replace an altar token (SB-14.4).
    Replace(Token),
    /// Pick no more.
    Enough,
    /// Give a pool token in a swap (SB-4.7).
    Give(Token),
    /// Receive a token in a swap (SB-4.7).
    Receive(Token),
    /// Raise a spell (SB-14.1).
    Raise(Spell),
    /// Spend a pool token on the spell that is being learned (SB-6.1).
    Spend(Token),
    /// Place a spent token on the card (SB-6.4).
    Place(Token),
    /// Store a token from the tray (SB-16.5).
    Keep(Token),
    /// Solo: let the opponent have an altar token (SB-17.2, SB-17.3).
    Yield(Token),
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}
