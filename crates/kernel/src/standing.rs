//! Standings: who is where, and why.

use crate::{MAX_SEATS, Seat};
use arrayvec::ArrayVec;
use serde::Serialize;

/// One line of a score: the id of the message that names it, and its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreLine {
    /// What the points are for: the id of a message without arguments.
    pub what: &'static str,
    /// The points.
    pub points: i32,
}

/// A seat or the rules' opponent, with its score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Party {
    /// The seat, or nothing for the rules' opponent.
    pub seat: Option<Seat>,
    /// The place in the turn order, from 0; the rules' opponent comes last.
    pub order: u8,
    /// The sum of the lines.
    pub score: i32,
    /// Where the score comes from.
    pub lines: ArrayVec<ScoreLine, 16>,
    /// What breaks ties, most important first.
    pub ties: ArrayVec<ScoreLine, 4>,
    /// 1 for the first; equal ranks are shared.
    pub rank: u8,
    /// Whether the party has won; before the end, whether it would win now.
    pub won: bool,
}

impl Party {
    /// A party with its lines; [`Standing::new`] fills in the rest.
    pub fn new(
        seat: Option<Seat>,
        order: u8,
        lines: impl IntoIterator<Item = ScoreLine>,
        ties: impl IntoIterator<Item = ScoreLine>,
    ) -> Party {
        let lines: ArrayVec<ScoreLine, 16> = lines.into_iter().collect();
        Party {
            seat,
            order,
            score: lines.iter().map(|l| l.points).sum(),
            lines,
            ties: ties.into_iter().collect(),
            rank: 0,
            won: false,
        }
    }
}

/// The parties with score, breakdown and rank. There may be no winner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Whether the game is over.
    pub over: bool,
    /// The parties: seats in order, then the rules' opponent.
    pub parties: ArrayVec<Party, { MAX_SEATS + 1 }>,
}

impl Standing {
    /// Ranks the parties by score, then by their tie-breakers; the first rank wins.
    pub fn new(over: bool, parties: impl IntoIterator<Item = Party>) -> Standing {
        let mut parties: ArrayVec<Party, { MAX_SEATS + 1 }> = parties.into_iter().collect();
        let beats = |a: &Party, b: &Party| {
            let ties = |p: &Party| p.ties.iter().map(|t| t.points).collect::<ArrayVec<i32, 4>>();
            (a.score, ties(a)) > (b.score, ties(b))
        };
        let ranks: ArrayVec<u8, { MAX_SEATS + 1 }> = parties
            .iter()
            .map(|p| 1 + parties.iter().filter(|q| beats(q, p)).count() as u8)
            .collect();
        for (party, rank) in parties.iter_mut().zip(ranks) {
            party.rank = rank;
            party.won = rank == 1;
        }
        Standing { over, parties }
    }

    /// Takes the win from everybody: for games in which a tie is nobody's win.
    #[must_use]
    pub fn without_winner(mut self) -> Standing {
        self.parties.iter_mut().for_each(|p| p.won = false);
        self
    }

    /// The party of a seat.
    pub fn of(&self, seat: Seat) -> Option<&Party> {
        self.parties.iter().find(|p| p.seat == Some(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party(seat: usize, score: i32, tie: i32) -> Party {
        let line = |what, points| ScoreLine { what, points };
        Party::new(Some(Seat::new(seat)), 0, [line("a", score)], [line("b", tie)])
    }

    #[test]
    fn ties_are_broken_and_shared() {
        let standing = Standing::new(true, [party(0, 5, 1), party(1, 5, 2), party(2, 9, 0)]);
        let ranks: Vec<u8> = standing.parties.iter().map(|p| p.rank).collect();
        assert_eq!(ranks, [3, 2, 1]);
        let shared = Standing::new(true, [party(0, 5, 1), party(1, 5, 1), party(2, 1, 0)]);
        let won: Vec<bool> = shared.parties.iter().map(|p| p.won).collect();
        assert_eq!(won, [true, true, false]);
        assert_eq!(shared.parties[2].rank, 3);
    }
}
