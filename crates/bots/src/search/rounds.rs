//! How the choices share the time: in rounds, after each of which fewer are left.

/// A part of the thoughts about a question.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Round {
    /// Walks end when the turn has passed on so many times.
    pub turns: u8,
    /// Through how many worlds each thread goes at most.
    pub worlds: u32,
    /// The part of the budget that is spent at its end.
    pub until: f64,
    /// How many choices are left after it.
    pub keep: usize,
}

/// The first rounds go to the end of the own turn alone: so many, each through so many worlds, with
/// this part of the budget. They leave at least so many choices.
const LOOKS: u32 = 3;
const WORLDS: u32 = 2;
const LOOK: f64 = 0.25;
const CONTENDERS: usize = 6;

/// The rounds for so many choices; whole walks have so many turns.
///
/// What does badly at the end of the own turn is not looked at further. The others are halved until
/// one is left (sequential halving): each round has the same time, so the better ones get more of it.
pub(super) fn rounds(choices: usize, turns: u8) -> Vec<Round> {
    let look = |number: u32| Round {
        turns: 1,
        worlds: WORLDS,
        until: LOOK * f64::from(number) / f64::from(LOOKS),
        keep: (choices >> number).max(CONTENDERS),
    };
    let contenders = choices.min((choices >> LOOKS).max(CONTENDERS));
    let halvings = contenders.next_power_of_two().trailing_zeros();
    let halving = |number: u32| Round {
        turns,
        worlds: u32::MAX,
        until: LOOK + (1.0 - LOOK) * f64::from(number) / f64::from(halvings),
        keep: contenders.div_ceil(1 << number),
    };
    (1..=LOOKS).map(look).chain((1..=halvings).map(halving)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_choice_is_left_when_the_budget_is_spent() {
        for choices in 2..200 {
            let rounds = rounds(choices, 3);
            assert!(rounds.windows(2).all(|r| r[0].until < r[1].until && r[0].keep >= r[1].keep));
            let last = rounds.last().unwrap();
            assert_eq!((last.until, last.keep), (1.0, 1), "{choices} choices");
        }
    }

    #[test]
    fn many_choices_are_soon_fewer() {
        let keep: Vec<usize> = rounds(40, 3).iter().map(|round| round.keep).collect();
        assert_eq!(keep, [20, 10, 6, 3, 2, 1]);
        let turns: Vec<u8> = rounds(40, 3).iter().map(|round| round.turns).collect();
        assert_eq!(turns, [1, 1, 1, 3, 3, 3]);
    }
}
