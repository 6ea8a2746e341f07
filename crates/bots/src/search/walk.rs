//! One walk after another through imagined worlds.

use super::Settings;
use super::clock::Clock;
use super::rounds::{LEVELS, TRUST, TURNS};
use super::tree::{Edge, NOWHERE, Tree};
use crate::Knowledge;
use crate::luck::{Fate, Luck};
use crate::plan::{CAUTION, Planner};
use crate::sense::{Outlook, Sense};
use kernel::{Game, NoLog, Rules, Seat, Turn};

/// A walk makes at most so many choices.
const LONGEST: usize = 400;

/// What came of walks.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Sums {
    /// How many came to each level, and the sum of what changed on the way there from the level before:
    /// what a walk is worth goes from 0 to 1.
    pub levels: [(u32, f64); LEVELS],
    /// Of leads where the walks ended, in points.
    pub lead: f64,
    /// Of scores.
    pub score: f64,
    /// Of chances to win.
    pub win: f64,
}

impl Sums {
    /// A walk of a seat that ended so.
    fn ended(levels: [(u32, f64); LEVELS], end: &Outlook, seat: usize) -> Sums {
        Sums { levels, lead: end.lead[seat], score: end.worth[seat], win: win(end, seat) }
    }

    /// How many walks there were: all of them came to the end of the own turn.
    pub fn walks(&self) -> u32 {
        self.levels[0].0
    }

    /// What a choice is worth, of whose walks these are the sums; less than anything if there were none.
    ///
    /// What is known from near counts until there are walks enough that went further. What changes with
    /// all choices on the way to a level does not count: the choices need not have been looked at
    /// equally far.
    pub fn worth(&self, all: &Sums, trust: f64) -> f64 {
        if self.walks() == 0 {
            return f64::NEG_INFINITY;
        }
        let change = |(level, counts): (usize, f64)| match (self.levels[level], all.levels[level]) {
            ((0, _), _) => 0.0,
            ((walks, sum), (of, total)) => {
                let walks = f64::from(walks);
                (sum - total / f64::from(of) * walks) / (walks + counts * trust)
            }
        };
        TRUST.into_iter().enumerate().map(change).sum()
    }

    pub fn add(self, more: Sums) -> Sums {
        let sum = |level: usize| {
            let ((a, x), (b, y)) = (self.levels[level], more.levels[level]);
            (a + b, x + y)
        };
        Sums {
            levels: std::array::from_fn(sum),
            lead: self.lead + more.lead,
            score: self.score + more.score,
            win: self.win + more.win,
        }
    }
}

/// Walks, and remembers what came of the choices at its nodes. Lists are used again.
pub(super) struct Walker<G: Game> {
    settings: Settings,
    seat: Seat,
    clock: Clock,
    tree: Tree<G::Choice>,
    /// How many choices were made in all worlds.
    pub made: u64,
    /// How often the turn passed on in the last walk.
    pub passed: u32,
    planner: Planner<G>,
    list: Vec<G::Choice>,
    places: Vec<usize>,
    path: Vec<(u32, u32)>,
    picks: Vec<(Seat, G::Choice)>,
    fate: Fate<G::Choice>,
}

impl<G: Game> Walker<G> {
    pub fn new(settings: Settings, seat: Seat, clock: Clock) -> Self {
        Walker {
            settings,
            seat,
            clock,
            tree: Tree::new(),
            made: 0,
            passed: 0,
            planner: Planner::new(),
            list: Vec::new(),
            places: Vec::new(),
            path: Vec::new(),
            picks: Vec::new(),
            fate: Fate::new(0),
        }
    }

    /// Begins another thought.
    pub fn begin(&mut self) {
        self.planner.begin();
    }

    fn bend(&self, sense: &dyn Sense<G>) -> Bend {
        Bend { spread: self.settings.spread, victory: sense.victory() }
    }

    /// Whether another walk would take too long.
    pub fn is_late(&mut self) -> bool {
        self.clock.is_late()
    }

    /// Walks from a choice through world `number` of a series to a level, and gives what came of it. When
    /// the time is over it stops, and tells of the levels that it has come to.
    ///
    /// Each world has its own luck, whatever the choice: choices are compared under the same
    /// circumstances.
    pub fn walk(
        &mut self,
        sense: &dyn Sense<G>,
        knows: Knowledge<'_, G>,
        choice: G::Choice,
        (series, number): (u64, u64),
        level: usize,
    ) -> Sums {
        self.path.clear();
        self.clock.begin();
        let mut luck = Luck::numbered(series, number);
        let mut game = knows.imagine(&mut luck);
        let fate = luck.bits();
        let turn = game.turn();
        self.fate.begin(fate);
        luck = self.fate.luck(choice);
        let mut at = self.picks(sense, &mut game, turn, 0, (Some(choice), &mut luck));
        let (mut mover, mut passed) = (Some(self.seat), 0);
        let (mut levels, mut here, mut near) = ([(0, 0.0); LEVELS], 0, 0.0);
        let (me, bend) = (self.seat.index(), self.bend(sense));
        for _ in 0..LONGEST {
            let turn = game.turn();
            let Some(first) = turn.seats.first() else { break };
            if !turn.is_simultaneous() && mover != Some(first) && game.depth() == 0 {
                (mover, passed) = (Some(first), passed + 1);
                if passed > u32::from(TURNS[here]) * u32::from(game.seats()) {
                    if here == level {
                        break;
                    }
                    let worth = value(&sense.judge(&game), me, bend);
                    levels[here] = (1, worth - near);
                    (here, near) = (here + 1, worth);
                }
                if self.clock.is_late() {
                    let end = sense.judge(&game);
                    return Sums::ended(levels, &end, me);
                }
                // Whatever has been before, this turn has the same luck in all walks.
                self.fate.begin(fate.wrapping_add(u64::from(passed)));
                luck = self.fate.dream(u64::from(passed));
            }
            at = self.tree.ripe(at, self.settings.ripe);
            if at != NOWHERE || turn.is_simultaneous() {
                at = self.step(sense, &mut game, turn, at, &mut luck);
                continue;
            }
            let width = if passed == 0 { self.settings.own } else { self.settings.width };
            let made = self.planner.made();
            self.planner.play(sense, (&mut game, first), &mut self.fate, usize::from(width));
            self.made += (self.planner.made() - made) as u64;
            // Whoever comes next has another turn: a seat that goes on alone, too.
            mover = None;
        }
        self.passed = passed;
        let end = sense.judge(&game);
        self.remember(&end, bend);
        levels[here] = (1, value(&end, me, bend) - near);
        // A game that is over changes no more.
        levels[here + 1..=level].fill((1, 0.0));
        Sums::ended(levels, &end, me)
    }

    /// Makes the next choice, or all picks of a question that several seats answer in secret, and
    /// gives the node after it.
    fn step(
        &mut self,
        sense: &dyn Sense<G>,
        game: &mut G,
        turn: Turn,
        at: u32,
        luck: &mut Luck,
    ) -> u32 {
        if !turn.is_simultaneous() {
            let Some(seat) = turn.seats.first() else { return at };
            let choice = self.pick(sense, game, seat, at, luck);
            self.made += 1;
            let before = luck.clone();
            game.apply(seat, choice, luck, &mut NoLog);
            return if *luck == before { self.tree.beyond(at, seat, choice) } else { NOWHERE };
        }
        self.picks(sense, game, turn, at, (None, luck))
    }

    /// Makes all picks of a question; the own one may have been made already. Nobody sees the picks
    /// of others: each is made at the same node, of what its seat alone knows.
    fn picks(
        &mut self,
        sense: &dyn Sense<G>,
        game: &mut G,
        turn: Turn,
        at: u32,
        (own, luck): (Option<G::Choice>, &mut Luck),
    ) -> u32 {
        let mut picks = std::mem::take(&mut self.picks);
        picks.clear();
        for seat in turn.seats.iter() {
            let choice = match own {
                Some(own) if seat == self.seat => own,
                _ => self.pick(sense, game, seat, at, luck),
            };
            picks.push((seat, choice));
        }
        let before = luck.clone();
        for (seat, choice) in &picks {
            self.made += 1;
            game.apply(*seat, *choice, luck, &mut NoLog);
        }
        let mine = picks.iter().find(|(seat, _)| *seat == self.seat).copied();
        self.picks = picks;
        match mine {
            Some((seat, choice)) if at != NOWHERE && *luck == before => {
                self.tree.beyond(at, seat, choice)
            }
            _ => NOWHERE,
        }
    }

    /// What a seat chooses: what is worth most so far, with room for what was tried little.
    fn pick(
        &mut self,
        sense: &dyn Sense<G>,
        game: &G,
        seat: Seat,
        at: u32,
        luck: &mut Luck,
    ) -> G::Choice {
        game.choices_into(seat, &mut self.list);
        if at == NOWHERE {
            return self.at_first_sight(sense, game, seat, luck);
        }
        self.meet(sense, game, seat, at, luck);
        let node = &mut self.tree.nodes[at as usize];
        let all: f64 = self.places.iter().map(|place| node.edges[*place].weight).sum();
        let mut best = (f64::NEG_INFINITY, self.places[0]);
        for place in &self.places {
            let edge = &mut node.edges[*place];
            edge.available += 1;
            let room = f64::from(edge.available).sqrt() / (1.0 + f64::from(edge.visits));
            let worth = edge.mean() + self.settings.explore * edge.weight / all * room;
            if worth > best.0 {
                best = (worth, *place);
            }
        }
        self.path.push((at, best.1 as u32));
        node.edges[best.1].choice
    }

    /// Finds the choices of the list among the edges of a node; those that are new are looked at.
    fn meet(&mut self, sense: &dyn Sense<G>, game: &G, seat: Seat, at: u32, luck: &mut Luck) {
        self.places.clear();
        let mut looked = false;
        for (number, choice) in self.list.iter().enumerate() {
            if let Some(place) = self.tree.find(at, seat, *choice, number) {
                self.places.push(place);
                continue;
            }
            let lead = if self.list.len() == 1 {
                0.0
            } else {
                looked = true;
                self.made += 1;
                sight(sense, game, seat, *choice, luck)
            };
            let edges = &mut self.tree.nodes[at as usize].edges;
            self.places.push(edges.len());
            edges.push(Edge {
                guess: likely(lead, self.settings.spread),
                weight: (lead.clamp(-60.0, 60.0) / self.settings.warmth).exp(),
                ..Edge::new(seat, *choice)
            });
        }
        if looked {
            // What was seen at first sight does not come true: chance is thrown anew.
            luck.bits();
        }
    }

    /// Takes what promises most after the choice itself.
    fn at_first_sight(
        &mut self,
        sense: &dyn Sense<G>,
        game: &G,
        seat: Seat,
        luck: &mut Luck,
    ) -> G::Choice {
        if self.list.len() == 1 {
            return self.list[0];
        }
        let mut best = (f64::NEG_INFINITY, self.list[0]);
        for choice in &self.list {
            let lead = sight(sense, game, seat, *choice, luck);
            if lead > best.0 {
                best = (lead, *choice);
            }
        }
        self.made += self.list.len() as u64;
        luck.bits();
        best.1
    }

    /// Adds what came of a walk to every edge that it took.
    fn remember(&mut self, end: &Outlook, bend: Bend) {
        for (node, edge) in &self.path {
            let edge = &mut self.tree.nodes[*node as usize].edges[*edge as usize];
            edge.visits += 1;
            edge.sum += value(end, edge.seat.index(), bend);
        }
    }
}

/// By how much a seat leads right after a choice, with what it may hope for.
#[inline]
fn sight<G: Game>(
    sense: &dyn Sense<G>,
    game: &G,
    seat: Seat,
    choice: G::Choice,
    luck: &Luck,
) -> f64 {
    let mut next = *game;
    next.apply(seat, choice, &mut luck.clone(), &mut NoLog);
    sense.outlook(&next).lead[seat.index()] + CAUTION * sense.guess(&next, seat)
}

/// How likely a lead is to last.
#[inline]
fn likely(lead: f64, spread: f64) -> f64 {
    1.0 / (1.0 + (-lead / spread).exp())
}

/// So many points of lead make a victory likely (three in four).
const LIKELY: f64 = 8.0;

/// The chance to win.
fn win(outlook: &Outlook, seat: usize) -> f64 {
    if outlook.over { outlook.won[seat] } else { likely(outlook.lead[seat], LIKELY) }
}

/// How a lead becomes a value.
#[derive(Clone, Copy)]
struct Bend {
    spread: f64,
    /// What part of the value of a game that is over is its victory; the rest is the lead.
    victory: f64,
}

/// What an end of a walk is worth to a seat, from 0 to 1.
fn value(outlook: &Outlook, seat: usize, Bend { spread, victory }: Bend) -> f64 {
    let lead = likely(outlook.lead[seat], spread);
    if outlook.over { victory * outlook.won[seat] + (1.0 - victory) * lead } else { lead }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks that all were worth the same on each level.
    fn walks(counts: [u32; LEVELS], worth: [f64; LEVELS]) -> Sums {
        let change = |level: usize| worth[level] - if level > 0 { worth[level - 1] } else { 0.0 };
        let sum = |level: usize| (counts[level], f64::from(counts[level]) * change(level));
        Sums { levels: std::array::from_fn(sum), ..Sums::default() }
    }

    #[test]
    fn the_more_walks_go_far_the_more_they_count() {
        let near = walks([4, 0, 0, 0, 0], [0.6, 0.0, 0.0, 0.0, 0.0]);
        let far = |n: u32| walks([4, n, n, n, 0], [0.5, 0.6, 0.7, 0.8, 0.0]);
        let other = |n: u32| walks([4, n, n, n, 0], [0.5, 0.4, 0.3, 0.2, 0.0]);
        let lead = |n: u32| {
            let all = [near, far(n), other(n)].into_iter().fold(Sums::default(), Sums::add);
            far(n).worth(&all, 1.0) - near.worth(&all, 1.0)
        };
        // Seen from near the one is better, seen from afar the other.
        assert!(lead(0) < 0.0 && lead(1) < lead(4) && lead(4) < lead(400));
        assert!(lead(400) > 0.15);
    }

    #[test]
    fn what_all_choices_have_in_common_is_for_none_of_them() {
        // Whoever was looked at farther has seen that things get worse for everybody.
        let near = walks([4, 0, 0, 0, 0], [0.5, 0.0, 0.0, 0.0, 0.0]);
        let far = walks([4, 4, 4, 4, 4], [0.6, 0.4, 0.3, 0.2, 0.1]);
        let all = near.add(far);
        assert!(far.worth(&all, 1.0) > near.worth(&all, 1.0));
        assert_eq!(Sums::default().worth(&all, 1.0), f64::NEG_INFINITY);
    }
}
