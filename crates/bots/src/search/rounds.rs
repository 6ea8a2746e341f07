//! How the choices share the time: in rounds, after each of which fewer are left.

/// How far walks go: to the end of the own turn, and so many of the seat's turns further.
pub(super) const TURNS: [u8; LEVELS] = [0, 1, 4, 8, 60];
/// How many such levels there are.
pub(super) const LEVELS: usize = 5;
/// For how many walks on a level what is known from nearer ones counts.
pub(super) const TRUST: [f64; LEVELS] = [0.0, 1.0, 12.0, 16.0, 128.0];

/// A part of the thoughts about a question.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Round {
    /// How far walks go.
    pub level: usize,
    /// Through how many worlds each thread goes at most.
    pub worlds: u32,
    /// The part of the budget that is spent at its end, at the latest.
    pub until: f64,
    /// How many choices are left after it.
    pub keep: usize,
}

/// The rounds for so many choices, to this level, if what is near can be trusted so much.
///
/// What does badly at the end of the own turn is not looked at further. The others are fewer from
/// round to round, and are looked at the farther the more time there is: who has little does not come
/// to the last rounds. Where the end of the game counts for little, it is not looked at soon.
pub(super) fn rounds(choices: usize, farthest: usize, trust: f64) -> Vec<Round> {
    let all = [
        (0, 2, 0.3, choices.div_ceil(2).max(10)),
        (0, 2, 0.4, choices.div_ceil(4).max(10)),
        (3, 4, 0.5, 6),
        (3, 8, 0.7, 4),
        (3, 16, 0.85, 3),
        (3, 64, 1.0, 2),
        (3, (64.0 * (trust - 1.0)) as u32, 1.0, 2),
        (4, u32::MAX, 1.0, 1),
    ];
    let round = |(level, worlds, until, keep): (usize, u32, f64, usize)| Round {
        level: level.min(farthest),
        worlds,
        until,
        keep: keep.min(choices),
    };
    all.into_iter().map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_choice_is_left_when_the_budget_is_spent() {
        for choices in 2..200 {
            for farthest in 0..LEVELS {
                let rounds = rounds(choices, farthest, 1.0);
                assert!(
                    rounds.windows(2).all(|r| r[0].until <= r[1].until && r[0].keep >= r[1].keep)
                );
                let last = rounds.last().unwrap();
                assert_eq!((last.until, last.keep), (1.0, 1), "{choices} choices");
                assert!(last.level <= farthest && last.worlds == u32::MAX);
            }
        }
    }

    #[test]
    fn many_choices_are_soon_fewer() {
        let list = rounds(40, 4, 1.0);
        let keep: Vec<usize> = list.iter().map(|round| round.keep).collect();
        assert_eq!(keep, [20, 10, 6, 4, 3, 2, 2, 1]);
        let levels: Vec<usize> = list.iter().map(|round| round.level).collect();
        assert_eq!(levels, [0, 0, 3, 3, 3, 3, 3, 4]);
        let worlds = |trust: f64| rounds(40, 4, trust)[6].worlds;
        assert_eq!([0.5, 1.0, 8.0].map(worlds), [0, 0, 448]);
    }
}
