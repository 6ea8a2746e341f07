//! Looking ahead within the own turn.

use crate::{Random, Sense};
use kernel::{Fast, Game, NoLog, Rules, Seat};

/// How far a plan looks, and how closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// In how many worlds a choice is tried, where chance makes a difference.
    pub worlds: usize,
    /// How many ways to go on are kept after each act.
    pub width: usize,
    /// How many when there is much to compare.
    pub narrow: usize,
    /// How many own acts a plan has at most.
    pub horizon: usize,
}

impl Foresight {
    /// One step: a choice, and what completes it in the most obvious way.
    pub const ONE_STEP: Foresight = Foresight { worlds: 8, width: 1, narrow: 1, horizon: 1 };
    /// To the end of the turn.
    pub const WHOLE_TURN: Foresight = Foresight { worlds: 8, width: 4, narrow: 2, horizon: 16 };
    /// One step, in one world.
    pub const OBVIOUS: Foresight = Foresight { worlds: 1, ..Foresight::ONE_STEP };
}

/// More choices than this are much to compare.
const MANY: usize = 12;
/// How many choices are made in one world, about; after that no other world is imagined.
const EFFORT: usize = 6_000;
/// How many choices an act has at most.
const ACT: usize = 16;
/// How many ways that have ended are compared with more care.
const FINALISTS: usize = 4;
/// How many answers of others inside the own act are imagined at most.
const ANSWERS: usize = 64;

/// A world that is thought of, and the luck that goes with it.
struct Branch<G> {
    game: G,
    luck: Fast,
    value: f64,
    /// What the best of the others has, if that is known.
    rival: Option<f64>,
    /// The step that led here, by its number and 1.
    step: usize,
}

impl<G> Branch<G> {
    /// Where a plan begins.
    fn new(game: G, luck: Fast) -> Branch<G> {
        Branch { game, luck, value: 0.0, rival: None, step: 0 }
    }
}

/// A choice on a way, and the step before it.
#[derive(Clone, Copy)]
struct Step<C> {
    choice: C,
    before: usize,
}

/// Looks for the best way to go on, in lists that are used again.
pub(crate) struct Planner<G: Game> {
    branches: Vec<Branch<G>>,
    grown: Vec<Branch<G>>,
    /// The best ways that have come to their end.
    ends: Vec<Branch<G>>,
    steps: Vec<Step<G::Choice>>,
    choices: Vec<G::Choice>,
    /// The choices within an act.
    inner: Vec<G::Choice>,
    answers: Vec<G::Choice>,
    foresight: Foresight,
    width: usize,
    share: usize,
    made: usize,
}

impl<G: Game> Planner<G> {
    pub(crate) fn new(foresight: Foresight) -> Self {
        Planner {
            branches: Vec::new(),
            grown: Vec::new(),
            ends: Vec::new(),
            steps: Vec::new(),
            choices: Vec::new(),
            inner: Vec::new(),
            answers: Vec::new(),
            foresight,
            width: foresight.width,
            share: 0,
            made: 0,
        }
    }

    /// Begins to compare so many choices: in each world they share the effort.
    pub(crate) fn begin(&mut self, choices: usize) {
        self.share = EFFORT / choices.max(1);
        let Foresight { width, narrow, .. } = self.foresight;
        self.width = if choices > MANY { narrow } else { width };
        self.made = 0;
    }

    /// Whether enough choices have been made since then.
    pub(crate) fn is_tired(&self) -> bool {
        self.made >= EFFORT
    }

    /// The best value that a seat finds at the end of its turn after a choice in a world.
    pub(crate) fn outlook(
        &mut self,
        sense: &dyn Sense<G>,
        (world, seat): (&G, Seat),
        choice: G::Choice,
        luck: Fast,
    ) -> f64 {
        let stretch = sense.stretch(world);
        let ended = |game: &G| !mine(game, seat) || sense.stretch(game) != stretch;
        self.steps.clear();
        let first = self.act(sense, &Branch::new(*world, luck), seat, choice, &ended);
        if self.foresight.horizon <= 1 || ended(&first.game) {
            return first.value;
        }
        self.grow(sense, first, seat, &ended, (1, self.made + self.share));
        self.ends.iter().chain(&self.branches).map(|b| b.value).fold(f64::NEG_INFINITY, f64::max)
    }

    /// Plays the rest of a seat's turn as it promises most in this world. Plans do not know the luck to
    /// come: where chance has decided something, the rest is planned anew.
    pub(crate) fn play(
        &mut self,
        sense: &dyn Sense<G>,
        (game, seat): (&mut G, Seat),
        luck: &mut Fast,
        width: usize,
    ) {
        self.width = width;
        let stretch = sense.stretch(game);
        let ended = |game: &G| !mine(game, seat) || sense.stretch(game) != stretch;
        for number in 0..self.foresight.horizon as u64 {
            let dream = Fast::numbered(luck.clone().bits(), number);
            let first = Branch::new(*game, dream.clone());
            self.grow(sense, first, seat, &ended, (FINALISTS, usize::MAX));
            let Some(best) = self.finalist(sense, seat) else { return };
            if best.luck == dream {
                *game = best.game;
                return;
            }
            self.follow_until_chance(best.step, (game, seat), luck);
            if ended(game) {
                return;
            }
        }
    }

    /// The best of the ways that have ended, compared with more care. A turn that does not end within
    /// the horizon goes on from its best place.
    fn finalist(&mut self, sense: &dyn Sense<G>, seat: Seat) -> Option<Branch<G>> {
        let list = if self.ends.is_empty() { &mut self.branches } else { &mut self.ends };
        if list.len() > 1 {
            // What others have differs less between the ways that a turn can take.
            list.iter_mut().for_each(|end| end.value += sense.guess(&end.game, seat));
        }
        list.drain(..).max_by(|a, b| a.value.total_cmp(&b.value))
    }

    /// Makes the choices on the way to a step until chance has decided something.
    fn follow_until_chance(
        &mut self,
        mut step: usize,
        (game, seat): (&mut G, Seat),
        luck: &mut Fast,
    ) {
        let mut way = std::mem::take(&mut self.choices);
        way.clear();
        while step > 0 {
            way.push(self.steps[step - 1].choice);
            step = self.steps[step - 1].before;
        }
        for choice in way.iter().rev() {
            let mut next = Branch::new(*game, luck.clone());
            self.follow(&mut next, seat, *choice);
            *game = next.game;
            if next.luck != *luck {
                *luck = next.luck;
                break;
            }
        }
        self.choices = way;
    }

    /// Goes on from a place in the most promising ways, act by act. The best that have ended, so
    /// many of them, are in `ends` then; those that have not, by the horizon or after so many
    /// choices, in `branches`.
    fn grow(
        &mut self,
        sense: &dyn Sense<G>,
        first: Branch<G>,
        seat: Seat,
        ended: &impl Fn(&G) -> bool,
        (ends, limit): (usize, usize),
    ) {
        self.ends.clear();
        self.steps.clear();
        self.branches.clear();
        self.branches.push(Branch { step: 0, ..first });
        for _ in 0..self.foresight.horizon {
            let branches = std::mem::take(&mut self.branches);
            for branch in &branches {
                let mut choices = std::mem::take(&mut self.choices);
                branch.game.choices_into(seat, &mut choices);
                for choice in &choices {
                    let next = self.act(sense, branch, seat, *choice, ended);
                    if ended(&next.game) {
                        keep(&mut self.ends, ends, next);
                    } else {
                        keep(&mut self.grown, self.width, next);
                    }
                }
                self.choices = choices;
            }
            self.branches = std::mem::replace(&mut self.grown, branches);
            self.grown.clear();
            if self.branches.is_empty() || self.made > limit {
                break;
            }
        }
    }

    /// Makes a choice, and completes what it begins in the most obvious way: where nothing is half
    /// done, positions can be compared.
    fn act(
        &mut self,
        sense: &dyn Sense<G>,
        from: &Branch<G>,
        seat: Seat,
        choice: G::Choice,
        ended: &impl Fn(&G) -> bool,
    ) -> Branch<G> {
        let whole = |game: &G| ended(game) || game.depth() == 0;
        let judge = |branch: &mut Branch<G>| {
            let before = (&from.game, from.rival);
            (branch.value, branch.rival) = sense.value_after(before, &branch.game, seat);
        };
        let mut branch = self.step(from, seat, choice);
        if whole(&branch.game) {
            judge(&mut branch);
            return branch;
        }
        let mut choices = std::mem::take(&mut self.inner);
        let mut best: Option<Branch<G>> = None;
        for _ in 1..ACT {
            branch.game.choices_into(seat, &mut choices);
            let mut onward: Option<Branch<G>> = None;
            for choice in &choices {
                let mut next = self.step(&branch, seat, *choice);
                let whole = whole(&next.game);
                // The only way to go on is not compared with anything.
                if whole || choices.len() > 1 {
                    judge(&mut next);
                }
                let place = if whole { &mut best } else { &mut onward };
                if place.as_ref().is_none_or(|place| place.value < next.value) {
                    *place = Some(next);
                }
            }
            let Some(next) = onward else { break };
            branch = next;
        }
        self.inner = choices;
        best.unwrap_or_else(|| {
            judge(&mut branch);
            branch
        })
    }

    /// Makes a choice.
    #[inline]
    fn step(&mut self, from: &Branch<G>, seat: Seat, choice: G::Choice) -> Branch<G> {
        let mut next = Branch { luck: from.luck.clone(), ..*from };
        self.follow(&mut next, seat, choice);
        self.steps.push(Step { choice, before: from.step });
        next.step = self.steps.len();
        next
    }

    /// How many choices have been made.
    pub(crate) fn made(&self) -> usize {
        self.made
    }

    /// Makes a choice; others answer what it asks of them as chance has it.
    fn follow(&mut self, branch: &mut Branch<G>, seat: Seat, choice: G::Choice) {
        self.made += 1;
        branch.game.apply(seat, choice, &mut branch.luck, &mut NoLog);
        for _ in 0..ANSWERS {
            let turn = branch.game.turn();
            if turn.seats.contains(seat) || branch.game.depth() == 0 {
                return;
            }
            let Some(other) = turn.seats.first() else { return };
            branch.game.choices_into(other, &mut self.answers);
            let answer = self.answers[Random::pick(self.answers.len(), &mut branch.luck)];
            self.made += 1;
            branch.game.apply(other, answer, &mut branch.luck, &mut NoLog);
        }
    }
}

/// Keeps a branch in a list of this length if it is among the best, and not the same as another.
#[inline]
fn keep<G: Game>(list: &mut Vec<Branch<G>>, length: usize, branch: Branch<G>) {
    let same = |b: &Branch<G>| b.value == branch.value && b.game == branch.game;
    if list.len() < length {
        if !list.iter().any(same) {
            list.push(branch);
        }
        return;
    }
    let value = |place: usize| list[place].value;
    let worst = (1..length).fold(0, |w, p| if value(p) < value(w) { p } else { w });
    if value(worst) < branch.value && !list.iter().any(same) {
        list[worst] = branch;
    }
}

fn mine<G: Game>(game: &G, seat: Seat) -> bool {
    game.turn().seats.contains(seat)
}
