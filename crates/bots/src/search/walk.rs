//! One walk after another through imagined worlds.

use super::Settings;
use super::tree::{Edge, NOWHERE, Tree};
use crate::Knowledge;
use crate::plan::{Foresight, Planner};
use crate::sense::{Outlook, Sense};
use kernel::{Fast, Game, NoLog, Rules, Seat, Turn};

/// A walk makes at most so many choices.
const LONGEST: usize = 400;

/// What came of the walks that began with one choice.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Sums {
    /// How many walks went on after the own turn.
    pub visits: u32,
    /// Of what these were worth, from 0 to 1.
    pub value: f64,
    /// How many walks there were: all of them came to the end of the own turn.
    pub turns: u32,
    /// Of what that was worth.
    pub turn: f64,
    /// Of scores, over all walks.
    pub score: f64,
    /// Of chances to win, over all walks.
    pub win: f64,
}

impl Sums {
    /// What the choice is worth, if the end of the own turn counts for so many walks beyond it;
    /// less than anything if there was no walk.
    pub fn worth(&self, trust: f64) -> f64 {
        if self.turns == 0 {
            return f64::NEG_INFINITY;
        }
        let turn = self.turn / f64::from(self.turns);
        let visits = f64::from(self.visits);
        if self.visits == 0 { turn } else { (trust * turn + self.value) / (trust + visits) }
    }

    pub fn add(self, more: Sums) -> Sums {
        Sums {
            visits: self.visits + more.visits,
            value: self.value + more.value,
            turns: self.turns + more.turns,
            turn: self.turn + more.turn,
            score: self.score + more.score,
            win: self.win + more.win,
        }
    }
}

/// Walks, and remembers what came of the choices at its nodes. Lists are used again.
pub(super) struct Walker<G: Game> {
    settings: Settings,
    seat: Seat,
    tree: Tree<G::Choice>,
    /// How many choices were made in all worlds.
    pub made: u64,
    planner: Planner<G>,
    list: Vec<G::Choice>,
    places: Vec<usize>,
    path: Vec<(u32, u32)>,
    picks: Vec<(Seat, G::Choice)>,
}

impl<G: Game> Walker<G> {
    pub fn new(settings: Settings, seat: Seat) -> Self {
        Walker {
            settings,
            seat,
            tree: Tree::new(),
            made: 0,
            planner: Planner::new(Foresight::WHOLE_TURN),
            list: Vec::new(),
            places: Vec::new(),
            path: Vec::new(),
            picks: Vec::new(),
        }
    }

    /// How many turns a whole walk has.
    pub fn turns(&self) -> u8 {
        self.settings.turns
    }

    /// Walks from a choice through world `number` of a series until the turn has passed on so many
    /// times, and gives what came of it.
    ///
    /// Each world has its own luck, whatever the choice: choices are compared under the same
    /// circumstances.
    pub fn walk(
        &mut self,
        sense: &dyn Sense<G>,
        knows: Knowledge<'_, G>,
        choice: G::Choice,
        (series, number): (u64, u64),
        turns: u8,
    ) -> Sums {
        self.path.clear();
        let mut luck = Fast::numbered(series, number);
        let mut game = knows.imagine(&mut luck);
        let fate = luck.bits();
        let turn = game.turn();
        let mut at = self.picks(sense, &mut game, turn, 0, (Some(choice), &mut luck));
        let (mut mover, mut passed) = (Some(self.seat), 0);
        let mut halfway = None;
        for _ in 0..LONGEST {
            let turn = game.turn();
            let Some(first) = turn.seats.first() else { break };
            if !turn.is_simultaneous() && mover != Some(first) && game.depth() == 0 {
                (mover, passed) = (Some(first), passed + 1);
                if passed >= turns {
                    break;
                }
                if passed == 1 {
                    halfway = Some(sense.judge(&game));
                }
                // However much chance has decided before, this turn has the same luck in all walks.
                luck = Fast::numbered(fate, u64::from(passed));
            }
            at = self.tree.ripe(at, self.settings.ripe);
            if at != NOWHERE || turn.is_simultaneous() {
                at = self.step(sense, &mut game, turn, at, &mut luck);
                continue;
            }
            let width = if passed == 0 { self.settings.own } else { self.settings.width };
            let made = self.planner.made();
            self.planner.play(sense, (&mut game, first), &mut luck, usize::from(width));
            self.made += (self.planner.made() - made) as u64;
            // Whoever comes next has another turn: a seat that goes on alone, too.
            mover = None;
        }
        self.remember(&sense.judge(&game), halfway)
    }

    /// Makes the next choice, or all picks of a question that several seats answer in secret, and
    /// gives the node after it.
    fn step(
        &mut self,
        sense: &dyn Sense<G>,
        game: &mut G,
        turn: Turn,
        at: u32,
        luck: &mut Fast,
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
        (own, luck): (Option<G::Choice>, &mut Fast),
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
        luck: &mut Fast,
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
    fn meet(&mut self, sense: &dyn Sense<G>, game: &G, seat: Seat, at: u32, luck: &mut Fast) {
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
        luck: &mut Fast,
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
    fn remember(&mut self, end: &Outlook, halfway: Option<Outlook>) -> Sums {
        let (me, spread) = (self.seat.index(), self.settings.spread);
        for (node, edge) in &self.path {
            let edge = &mut self.tree.nodes[*node as usize].edges[*edge as usize];
            edge.visits += 1;
            edge.sum += value(end, edge.seat.index(), spread);
        }
        let worth = value(end, me, spread);
        let mut sums = Sums {
            turns: 1,
            turn: worth,
            score: end.worth[me],
            win: win(end, me),
            ..Sums::default()
        };
        if let Some(halfway) = halfway {
            sums.turn = value(&halfway, me, spread);
        }
        if halfway.is_some() || end.over {
            (sums.visits, sums.value) = (1, worth);
        }
        sums
    }
}

/// By how much a seat leads right after a choice.
#[inline]
fn sight<G: Game>(
    sense: &dyn Sense<G>,
    game: &G,
    seat: Seat,
    choice: G::Choice,
    luck: &Fast,
) -> f64 {
    let mut next = *game;
    next.apply(seat, choice, &mut luck.clone(), &mut NoLog);
    sense.outlook(&next).lead[seat.index()]
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

/// What part of the value of a game that is over is its victory; the rest is the lead.
const VICTORY: f64 = 0.3;

/// What an end of a walk is worth to a seat, from 0 to 1.
fn value(outlook: &Outlook, seat: usize, spread: f64) -> f64 {
    let lead = likely(outlook.lead[seat], spread);
    if outlook.over { VICTORY * outlook.won[seat] + (1.0 - VICTORY) * lead } else { lead }
}
