//! What a player or spectator may know: everything but the next draw (SB-2.6).

use crate::position::{Flags, SpellBook};
use crate::spell::{Level, Phase, Spell};
use crate::token::{Token, Tokens};
use kernel::{Fingerprint, Seat};
use serde::{Deserialize, Serialize};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct View {
    pub data: Fingerprint,
    /// The seat of the viewer; nothing for a spectator.
    pub viewer: Option<Seat>,
    /// The spells in play, by colour.
    pub spells: [Spell; 7],
    pub first: Seat,
    pub active: Seat,
    pub phase: Phase,
    /// Actions left in this phase.
    pub actions: u8,
    pub over: bool,
    /// How many tokens are in the bag.
    pub bag: u8,
    pub altar: Tokens,
    pub tray: Tokens,
    /// Tokens of the active player that are being spent or swapped.
    pub held: Tokens,
    /// Tokens that the active player is about to receive in a swap.
    pub caught: Tokens,
    /// The spell whose effect is being carried out, or that is being learned.
    pub doing: Option<Spell>,
    pub players: Vec<PlayerView>,
    /// The solo opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<OpponentView>,
}

/// A player's things.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct PlayerView {
    pub pool: Tokens,
    /// Stored tokens by space.
    pub familiar: Vec<Token>,
    pub spells: Vec<LearnedSpell>,
    /// Spells learned today.
    pub fresh: Vec<Spell>,
    /// The score if the game ended now.
    pub score: i32,
}

/// A learned spell with the token on its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LearnedSpell {
    pub spell: Spell,
    pub level: Level,
    pub token: Token,
}

/// The solo opponent's board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct OpponentView {
    pub track: Vec<Token>,
    pub below: Tokens,
    pub score: i32,
}

impl SpellBook {
    pub(crate) fn seen(&self, viewer: Option<Seat>) -> View {
        let standing = self.score();
        let score = |i: usize| standing.parties[i].score;
        let player = |seat: Seat| {
            let player = &self.players[seat.index()];
            PlayerView {
                pool: player.pool,
                familiar: player.familiar.tokens().to_vec(),
                spells: self.learned_spells(seat),
                fresh: self.fresh_spells(seat),
                score: score(seat.index()),
            }
        };
        View {
            data: self.data.fingerprint(),
            viewer,
            spells: self.mix,
            first: self.first,
            active: self.active,
            phase: self.phase,
            actions: self.actions,
            over: self.flags.has(Flags::OVER),
            bag: self.bag.len(),
            altar: self.altar,
            tray: self.tray,
            held: self.held,
            caught: self.caught,
            doing: self.doing(),
            players: Seat::all(self.seats).map(player).collect(),
            opponent: self.is_solo().then(|| OpponentView {
                track: self.opponent.covered().to_vec(),
                below: self.opponent.below,
                score: score(1),
            }),
        }
    }

    /// The learned spells of a seat, by colour.
    pub fn learned_spells(&self, seat: Seat) -> Vec<LearnedSpell> {
        let book = &self.players[seat.index()].book;
        let learned = self.mix.into_iter().filter_map(|spell| {
            let (level, rune) = book[spell.colour().index()].get()?;
            Some(LearnedSpell { spell, level, token: Token::new(spell.colour(), rune) })
        });
        learned.collect()
    }

    pub(crate) fn fresh_spells(&self, seat: Seat) -> Vec<Spell> {
        let fresh = self.players[seat.index()].fresh;
        self.mix.into_iter().filter(|s| fresh >> s.colour().index() & 1 != 0).collect()
    }

    fn doing(&self) -> Option<Spell> {
        use crate::position::Frame;
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Run(run) => Some(run.spell),
            Frame::Pay(pay) | Frame::Place(pay) => Some(pay.spell),
            _ => None,
        })
    }
}
