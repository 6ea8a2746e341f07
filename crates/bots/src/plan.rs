//! Looking ahead within the own turn.

use crate::Sense;
use crate::luck::{Fate, Luck};
use crate::sense::{Memory, Place};
use kernel::{Game, NoLog, Rules, Seat};

/// How many own acts a plan has at most.
const HORIZON: usize = 16;
/// How many choices an act has at most.
const ACT: usize = 16;
/// The part of what has been learned that counts in plans: the net knows positions that bots come to,
/// and a plan compares others too, among which it finds those that are taken for better than they are.
pub const CAUTION: f64 = 0.5;
/// How many answers of others inside the own act are imagined at most.
const ANSWERS: usize = 64;

/// A world that is thought of, and the luck that goes with it.
struct Branch<G> {
    game: G,
    luck: Luck,
    value: f64,
    /// The step that led here, by its number and 1.
    step: usize,
    /// Whether the turn is over.
    ended: bool,
}

impl<G: Game> Branch<G> {
    /// Where a plan begins.
    fn new(game: G, luck: Luck) -> Branch<G> {
        Branch { game, luck, value: 0.0, step: 0, ended: false }
    }

    /// Whether nothing is half done.
    fn is_whole(&self) -> bool {
        self.ended || self.game.depth() == 0
    }
}

/// A position is large, so it is moved by its box, which is used again.
type Boxed<G> = Box<Branch<G>>;

/// A choice on a way, and the step before it.
#[derive(Clone, Copy)]
struct Step<C> {
    choice: C,
    before: usize,
}

/// The turn that is planned.
struct Mine<'a, G> {
    sense: &'a dyn Sense<G>,
    seat: Seat,
    /// See [`Sense::stretch`].
    stretch: u32,
}

impl<'a, G: Game> Mine<'a, G> {
    fn new(sense: &'a dyn Sense<G>, (game, seat): (&G, Seat)) -> Mine<'a, G> {
        Mine { sense, seat, stretch: sense.stretch(game) }
    }

    fn has_ended(&self, game: &G) -> bool {
        !game.turn().seats.contains(self.seat) || self.sense.stretch(game) != self.stretch
    }
}

/// Looks for the best way to go on, in lists that are used again.
pub(crate) struct Planner<G: Game> {
    branches: Vec<Boxed<G>>,
    grown: Vec<Boxed<G>>,
    /// The best way that has come to its end.
    ends: Vec<Boxed<G>>,
    /// Branches that are not used now.
    spare: Vec<Boxed<G>>,
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
            spare: Vec::new(),
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
        luck: Luck,
    ) -> f64 {
        self.steps.clear();
        let place = Place::new(world, 0.0);
        let start = Branch::new(*world, luck);
        let end = self.act(&Mine::new(sense, (world, seat)), (&start, &place), (choice, false));
        let value = end.value;
        self.spare.push(end);
        value
    }

    /// Tells of each choice what it promises once it is completed, and where that is.
    pub(crate) fn look(
        &mut self,
        sense: &dyn Sense<G>,
        (world, seat): (&G, Seat),
        luck: Luck,
        mut tell: impl FnMut(G::Choice, f64, &G),
    ) {
        self.steps.clear();
        let mine = Mine::new(sense, (world, seat));
        let (start, place) = (Branch::new(*world, luck), Place::new(world, CAUTION));
        let mut choices = std::mem::take(&mut self.choices);
        world.choices_into(seat, &mut choices);
        for choice in &choices {
            let end = self.act(&mine, (&start, &place), (*choice, false));
            tell(*choice, end.value, &end.game);
            self.spare.push(end);
        }
        self.choices = choices;
    }

    /// Plays the rest of a seat's turn as it promises most in this world. Plans do not know the luck to
    /// come: where chance has decided something, the rest is planned anew. Gives the first choice.
    pub(crate) fn play(
        &mut self,
        sense: &dyn Sense<G>,
        (game, seat): (&mut G, Seat),
        fate: &mut Fate<G::Choice>,
        width: usize,
    ) -> Option<G::Choice> {
        let mine = Mine::new(sense, (game, seat));
        let mut first = None;
        for number in 0..HORIZON as u64 {
            let dream = fate.dream(number);
            let start = Branch::new(*game, dream.clone());
            self.grow(&mine, &start, width);
            // A turn that does not end within the horizon goes on from its best place.
            let list = if self.ends.is_empty() { &self.branches } else { &self.ends };
            let best = list.iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
            let (step, certain) = (best.step, best.luck == dream);
            if certain {
                *game = best.game;
            }
            self.trace(step);
            first = first.or(self.way.last().copied());
            if certain {
                return first;
            }
            self.follow_until_chance((game, seat), fate);
            if mine.has_ended(game) {
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
    fn follow_until_chance(&mut self, (game, seat): (&mut G, Seat), fate: &mut Fate<G::Choice>) {
        while let Some(choice) = self.way.pop() {
            let mut luck = fate.luck(choice);
            let before = luck.clone();
            self.follow((game, seat), choice, &mut luck);
            if luck != before {
                break;
            }
        }
    }

    /// Goes on from a place in the most promising ways, so many of them, act by act. The best that has
    /// ended is in `ends` then; those that have not, by the horizon, in `branches`.
    fn grow(&mut self, mine: &Mine<'_, G>, start: &Branch<G>, width: usize) {
        self.steps.clear();
        self.spare.append(&mut self.ends);
        self.spare.append(&mut self.branches);
        let start = self.copy(start);
        self.branches.push(start);
        for _ in 0..HORIZON {
            let mut branches = std::mem::take(&mut self.branches);
            for branch in &branches {
                let place = Place::new(&branch.game, CAUTION);
                let mut choices = std::mem::take(&mut self.choices);
                branch.game.choices_into(mine.seat, &mut choices);
                // The only way to end is not compared with anything.
                let only = choices.len() == 1 && branches.len() == 1 && self.ends.is_empty();
                for choice in &choices {
                    let next = self.act(mine, (branch, &place), (*choice, only));
                    let (list, length) =
                        if next.ended { (&mut self.ends, 1) } else { (&mut self.grown, width) };
                    self.spare.extend(keep(list, length, next));
                }
                self.choices = choices;
            }
            self.spare.append(&mut branches);
            self.branches = std::mem::replace(&mut self.grown, branches);
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
        mine: &Mine<'_, G>,
        (from, place): (&Branch<G>, &Place<'_, G>),
        (choice, only): (G::Choice, bool),
    ) -> Boxed<G> {
        let mut next = self.step(mine, from, choice);
        if next.is_whole() {
            if !(only && next.ended) {
                self.judge(mine, place, &mut next, true);
            }
            return next;
        }
        self.complete(mine, place, next)
    }

    /// Completes what is half done.
    fn complete(
        &mut self,
        mine: &Mine<'_, G>,
        place: &Place<'_, G>,
        mut branch: Boxed<G>,
    ) -> Boxed<G> {
        let mut choices = std::mem::take(&mut self.inner);
        let mut best: Option<Boxed<G>> = None;
        for _ in 1..ACT {
            if mine.sense.is_formality(&branch.game) {
                choices.clear();
                choices.extend(branch.game.first_choice(mine.seat));
            } else {
                branch.game.choices_into(mine.seat, &mut choices);
            }
            let mut onward: Option<Boxed<G>> = None;
            for choice in &choices {
                let mut next = self.step(mine, &branch, *choice);
                let whole = next.is_whole();
                // The only way to go on is not compared with anything.
                if whole || choices.len() > 1 {
                    self.judge(mine, place, &mut next, whole);
                }
                let place = if whole { &mut best } else { &mut onward };
                if place.as_ref().is_none_or(|place| place.value < next.value) {
                    self.spare.extend(place.replace(next));
                } else {
                    self.spare.push(next);
                }
            }
            let Some(next) = onward else { break };
            self.spare.push(std::mem::replace(&mut branch, next));
        }
        self.inner = choices;
        if let Some(best) = best {
            self.spare.push(branch);
            return best;
        }
        self.judge(mine, place, &mut branch, true);
        branch
    }

    /// Finds out what a position is worth that was reached from a place.
    #[inline]
    fn judge(
        &mut self,
        mine: &Mine<'_, G>,
        place: &Place<'_, G>,
        branch: &mut Branch<G>,
        whole: bool,
    ) {
        let here = (&branch.game, mine.seat);
        branch.value = self.memory.value(mine.sense, place, here, whole);
    }

    /// Makes a choice.
    #[inline]
    fn step(&mut self, mine: &Mine<'_, G>, from: &Branch<G>, choice: G::Choice) -> Boxed<G> {
        let mut next = self.copy(from);
        let Branch { game, luck, .. } = &mut *next;
        self.follow((game, mine.seat), choice, luck);
        self.steps.push(Step { choice, before: from.step });
        next.step = self.steps.len();
        next.ended = mine.has_ended(&next.game);
        next
    }

    /// The same once more.
    #[inline]
    fn copy(&mut self, from: &Branch<G>) -> Boxed<G> {
        let luck = from.luck.clone();
        let Some(mut branch) = self.spare.pop() else { return Box::new(Branch { luck, ..*from }) };
        branch.game = from.game;
        branch.luck = luck;
        (branch.value, branch.step, branch.ended) = (from.value, from.step, from.ended);
        branch
    }

    /// How many choices have been made.
    pub(crate) fn made(&self) -> usize {
        self.made
    }

    /// Makes a choice; others answer what it asks of them as chance has it.
    fn follow(&mut self, (game, seat): (&mut G, Seat), choice: G::Choice, luck: &mut Luck) {
        self.made += 1;
        game.apply(seat, choice, luck, &mut NoLog);
        for _ in 0..ANSWERS {
            if game.depth() == 0 {
                return;
            }
            let turn = game.turn();
            let Some(other) = turn.seats.first().filter(|_| !turn.seats.contains(seat)) else {
                return;
            };
            game.choices_into(other, &mut self.answers);
            let answer = self.answers[luck.below(self.answers.len() as u32) as usize];
            self.made += 1;
            game.apply(other, answer, luck, &mut NoLog);
        }
    }
}

/// Keeps a branch in a list of this length if it is among the best, and not the same as another. Gives what
/// has no room.
#[inline]
fn keep<G: Game>(list: &mut Vec<Boxed<G>>, length: usize, branch: Boxed<G>) -> Option<Boxed<G>> {
    let value = |place: usize| list[place].value;
    let is_full = list.len() >= length;
    let worst = (1..list.len()).fold(0, |w, p| if value(p) < value(w) { p } else { w });
    let same = |b: &Boxed<G>| b.value == branch.value && b.game == branch.game;
    if is_full && value(worst) >= branch.value || list.iter().any(same) {
        return Some(branch);
    }
    if is_full {
        return Some(std::mem::replace(&mut list[worst], branch));
    }
    list.push(branch);
    None
}
