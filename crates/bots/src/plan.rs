//! Looking ahead within the own turn.

use crate::sense::{Memory, Place};
use crate::{Random, Sense};
use kernel::{Fast, Game, NoLog, Rules, Seat};

/// How many own acts a plan has at most.
const HORIZON: usize = 16;
/// How many choices an act has at most.
const ACT: usize = 16;
/// The part of what has been learned that counts in plans: the net knows positions that bots come to,
/// and a plan compares others too, among which it finds those that are taken for better than they are.
pub(crate) const CAUTION: f64 = 0.5;
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
    /// The best way that has come to its end.
    ends: Vec<Branch<G>>,
    steps: Vec<Step<G::Choice>>,
    /// The choices on the best way that are still to be made, the next one last.
    way: Vec<G::Choice>,
    choices: Vec<G::Choice>,
    /// The choices within an act.
    inner: Vec<G::Choice>,
    answers: Vec<G::Choice>,
    memory: Memory,
    made: usize,
}

impl<G: Game> Planner<G> {
    pub(crate) fn new() -> Self {
        Planner {
            branches: Vec::new(),
            grown: Vec::new(),
            ends: Vec::new(),
            steps: Vec::new(),
            way: Vec::new(),
            choices: Vec::new(),
            inner: Vec::new(),
            answers: Vec::new(),
            memory: Memory::default(),
            made: 0,
        }
    }

    /// Begins another thought: what was found out in the last one may not hold.
    pub(crate) fn begin(&mut self) {
        self.memory.forget();
    }

    /// What a choice is worth to a seat in a world once it is completed in the most obvious way.
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
        let place = Place::new(world, None, 0.0);
        self.act(sense, (&Branch::new(*world, luck), &place), seat, choice, &ended).value
    }

    /// Plays the rest of a seat's turn as it promises most in this world. Plans do not know the luck to
    /// come: where chance has decided something, the rest is planned anew. Gives the first choice.
    pub(crate) fn play(
        &mut self,
        sense: &dyn Sense<G>,
        (game, seat): (&mut G, Seat),
        luck: &mut Fast,
        width: usize,
    ) -> Option<G::Choice> {
        let stretch = sense.stretch(game);
        let ended = |game: &G| !mine(game, seat) || sense.stretch(game) != stretch;
        let mut first = None;
        for number in 0..HORIZON as u64 {
            let dream = Fast::numbered(luck.clone().bits(), number);
            let start = Branch::new(*game, dream.clone());
            self.grow(sense, start, seat, &ended, width);
            // A turn that does not end within the horizon goes on from its best place.
            let list = if self.ends.is_empty() { &self.branches } else { &self.ends };
            let best = list.iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
            let (step, certain, end) = (best.step, best.luck == dream, best.game);
            self.trace(step);
            first = first.or(self.way.last().copied());
            if certain {
                *game = end;
                return first;
            }
            self.follow_until_chance((game, seat), luck);
            if ended(game) {
                break;
            }
        }
        first
    }

    /// Finds the choices on the way to a step, the last one first.
    fn trace(&mut self, mut step: usize) {
        self.way.clear();
        while step > 0 {
            self.way.push(self.steps[step - 1].choice);
            step = self.steps[step - 1].before;
        }
    }

    /// Makes the choices on the way until chance has decided something.
    fn follow_until_chance(&mut self, (game, seat): (&mut G, Seat), luck: &mut Fast) {
        while let Some(choice) = self.way.pop() {
            let mut next = Branch::new(*game, luck.clone());
            self.follow(&mut next, seat, choice);
            *game = next.game;
            if next.luck != *luck {
                *luck = next.luck;
                return;
            }
        }
    }

    /// Goes on from a place in the most promising ways, so many of them, act by act. The best that has
    /// ended is in `ends` then; those that have not, by the horizon, in `branches`.
    fn grow(
        &mut self,
        sense: &dyn Sense<G>,
        first: Branch<G>,
        seat: Seat,
        ended: &impl Fn(&G) -> bool,
        width: usize,
    ) {
        self.ends.clear();
        self.steps.clear();
        self.branches.clear();
        self.branches.push(Branch { step: 0, ..first });
        for _ in 0..HORIZON {
            let branches = std::mem::take(&mut self.branches);
            for branch in &branches {
                let place = Place::new(&branch.game, branch.rival, CAUTION);
                let mut choices = std::mem::take(&mut self.choices);
                branch.game.choices_into(seat, &mut choices);
                for choice in &choices {
                    let next = self.act(sense, (branch, &place), seat, *choice, ended);
                    if ended(&next.game) {
                        keep(&mut self.ends, 1, next);
                    } else {
                        keep(&mut self.grown, width, next);
                    }
                }
                self.choices = choices;
            }
            self.branches = std::mem::replace(&mut self.grown, branches);
            self.grown.clear();
            if self.branches.is_empty() {
                break;
            }
        }
    }

    /// Makes a choice, and completes what it begins in the most obvious way: where nothing is half
    /// done, positions can be compared.
    #[inline]
    fn act(
        &mut self,
        sense: &dyn Sense<G>,
        (from, place): (&Branch<G>, &Place<'_, G>),
        seat: Seat,
        choice: G::Choice,
        ended: &impl Fn(&G) -> bool,
    ) -> Branch<G> {
        let mut branch = self.step(from, seat, choice);
        if !ended(&branch.game) && branch.game.depth() > 0 {
            self.complete(sense, place, &mut branch, seat, ended);
        } else {
            self.judge(sense, place, &mut branch, (seat, true));
        }
        branch
    }

    /// Completes what is half done.
    fn complete(
        &mut self,
        sense: &dyn Sense<G>,
        place: &Place<'_, G>,
        branch: &mut Branch<G>,
        seat: Seat,
        ended: &impl Fn(&G) -> bool,
    ) {
        let mut choices = std::mem::take(&mut self.inner);
        let mut best: Option<Branch<G>> = None;
        for _ in 1..ACT {
            branch.game.choices_into(seat, &mut choices);
            let mut onward: Option<Branch<G>> = None;
            for choice in &choices {
                let mut next = self.step(branch, seat, *choice);
                let whole = ended(&next.game) || next.game.depth() == 0;
                // The only way to go on is not compared with anything.
                if whole || choices.len() > 1 {
                    self.judge(sense, place, &mut next, (seat, whole));
                }
                let place = if whole { &mut best } else { &mut onward };
                if place.as_ref().is_none_or(|place| place.value < next.value) {
                    *place = Some(next);
                }
            }
            let Some(next) = onward else { break };
            *branch = next;
        }
        self.inner = choices;
        match best {
            Some(best) => *branch = best,
            None => self.judge(sense, place, branch, (seat, true)),
        }
    }

    /// Finds out what a position is worth that was reached from a place.
    #[inline]
    fn judge(
        &mut self,
        sense: &dyn Sense<G>,
        place: &Place<'_, G>,
        branch: &mut Branch<G>,
        (seat, whole): (Seat, bool),
    ) {
        let here = (&branch.game, seat);
        (branch.value, branch.rival) = self.memory.value(sense, place, here, whole);
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
