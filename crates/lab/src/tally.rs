//! What is counted, and the checksum over what was done.

use kernel::{MAX_SEATS, Seat, Standing};

/// Seats, and the rules' opponent as the last one.
pub const PARTIES: usize = MAX_SEATS + 1;

/// The path of one game: which of how many choices each seat took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trail {
    hash: u64,
    choices: u64,
    decisions: u64,
    legal: u64,
}

const MULTIPLIER: u64 = 0x9E37_79B9_7F4A_7C15;

impl Trail {
    /// How many choices were made.
    pub fn choices(&self) -> u64 {
        self.choices
    }

    /// Notes that a seat took number `index` of `count` choices.
    #[inline]
    pub fn step(&mut self, seat: Seat, index: usize, count: usize) {
        self.choices += 1;
        self.decisions += u64::from(count > 1);
        self.legal += count as u64;
        self.add(index as u64 | (count as u64) << 24 | (seat.index() as u64) << 48);
    }

    #[inline]
    fn add(&mut self, word: u64) {
        self.hash = (self.hash.rotate_left(23) ^ word).wrapping_mul(MULTIPLIER);
    }
}

/// Scrambles a number so that sums of such numbers hide no pattern (the finish of SplitMix64).
fn mix(n: u64) -> u64 {
    let z = (n ^ (n >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Sums over many games. Two tallies can be merged in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Choices made.
    pub choices: u64,
    /// Choices that had an alternative.
    pub decisions: u64,
    /// The sum, over all choices, of how many were legal.
    pub legal: u64,
    /// Games won, by seat; the rules' opponent is last. A shared win counts for each winner.
    pub wins: [u64; PARTIES],
    /// The sum of final scores, by seat; the rules' opponent is last.
    pub score: [i64; PARTIES],
    /// Games won, by place in the turn order.
    pub wins_by_order: [u64; PARTIES],
    /// A sum over all games of a hash of each.
    pub checksum: u64,
}

impl Tally {
    /// Adds game number `number` with its path and its final standing.
    pub fn add(&mut self, number: u64, mut trail: Trail, standing: &Standing) {
        self.games += 1;
        self.choices += trail.choices;
        self.decisions += trail.decisions;
        self.legal += trail.legal;
        for party in &standing.parties {
            let index = party.seat.map_or(PARTIES - 1, Seat::index);
            self.score[index] += i64::from(party.score);
            self.wins[index] += u64::from(party.won);
            self.wins_by_order[usize::from(party.order).min(PARTIES - 1)] += u64::from(party.won);
            trail.add(party.score as u64);
        }
        let game = mix(trail.hash ^ mix(number.wrapping_add(MULTIPLIER)));
        self.checksum = self.checksum.wrapping_add(game);
    }

    /// Adds what another thread has counted.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.choices += other.choices;
        self.decisions += other.decisions;
        self.legal += other.legal;
        for i in 0..PARTIES {
            self.wins[i] += other.wins[i];
            self.score[i] += other.score[i];
            self.wins_by_order[i] += other.wins_by_order[i];
        }
        self.checksum = self.checksum.wrapping_add(other.checksum);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Party, ScoreLine};

    fn standing(scores: [i32; 2]) -> Standing {
        let party = |(seat, points)| {
            let line = ScoreLine { what: "points", points };
            Party::new(Some(Seat::new(seat)), seat as u8, [line], [])
        };
        Standing::new(true, scores.into_iter().enumerate().map(party))
    }

    fn trail(steps: &[(usize, usize)]) -> Trail {
        let mut trail = Trail::default();
        steps.iter().for_each(|(index, count)| trail.step(Seat::new(0), *index, *count));
        trail
    }

    fn tally(number: u64, steps: &[(usize, usize)], scores: [i32; 2]) -> Tally {
        let mut tally = Tally::default();
        tally.add(number, trail(steps), &standing(scores));
        tally
    }

    #[test]
    fn a_tally_counts_choices_decisions_and_shared_wins() {
        let tally = tally(0, &[(0, 1), (2, 5)], [7, 7]);
        assert_eq!((tally.choices, tally.decisions, tally.legal), (2, 1, 6));
        assert_eq!((tally.wins[0], tally.wins[1]), (1, 1));
        assert_eq!((tally.score[0], tally.wins_by_order[1]), (7, 1));
    }

    #[test]
    fn the_order_of_games_does_not_matter_but_their_numbers_do() {
        let (a, b) = (tally(0, &[(0, 2)], [1, 2]), tally(1, &[(1, 2)], [2, 1]));
        let (mut ab, mut ba) = (a, b);
        ab.merge(&b);
        ba.merge(&a);
        assert_eq!(ab, ba);
        let swapped = tally(1, &[(0, 2)], [1, 2]);
        assert_ne!(swapped.checksum, a.checksum);
    }

    #[test]
    fn the_checksum_sees_every_step_and_the_scores() {
        let base = tally(0, &[(0, 2), (1, 3)], [1, 2]).checksum;
        assert_ne!(base, tally(0, &[(1, 2), (1, 3)], [1, 2]).checksum);
        assert_ne!(base, tally(0, &[(0, 3), (1, 3)], [1, 2]).checksum);
        assert_ne!(base, tally(0, &[(1, 3), (0, 2)], [1, 2]).checksum);
        assert_ne!(base, tally(0, &[(0, 2), (1, 3)], [1, 3]).checksum);
    }
}
