//! One walk after another through imagined worlds.

use super::Settings;
use super::tree::{Edge, NOWHERE, Tree};
use crate::Knowledge;
use crate::plan::{Foresight, Planner};
use crate::sense::{Outlook, Sense};
use kernel::{Fast, Game, MAX_SEATS, NoLog, Rules, Seat, Turn};

/// A walk makes at most so many choices.
const LONGEST: usize = 400;

/// What came of the walks that began with one choice.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Sums {
    pub visits: u32,
    /// Of values from 0 to 1, by which choices are compared.
    pub value: f64,
    /// Of scores.
    pub score: f64,
    /// Of chances to win.
    pub win: f64,
}

/// Walks, and remembers. Lists are used again.
pub(super) struct Walker<'a, G: Game> {
    sense: &'a dyn Sense<G>,
    settings: Settings,
    seat: Seat,
    tree: &'a mut Tree<G::Choice>,
    root: u32,
    /// By edges of the root.
    pub sums: Vec<Sums>,
    /// How many choices were made in all worlds.
    pub made: u64,
    planner: Planner<G>,
    list: Vec<G::Choice>,
    places: Vec<usize>,
    path: Vec<(u32, u32)>,
    picks: Vec<(Seat, G::Choice)>,
}

impl<'a, G: Game> Walker<'a, G> {
    pub fn new(
        (sense, settings): (&'a dyn Sense<G>, Settings),
        seat: Seat,
        tree: &'a mut Tree<G::Choice>,
        root: u32,
    ) -> Self {
        Walker {
            sense,
            settings,
            seat,
            tree,
            root,
            sums: Vec::new(),
            made: 0,
            planner: Planner::new(Foresight::WHOLE_TURN),
            list: Vec::new(),
            places: Vec::new(),
            path: Vec::new(),
            picks: Vec::new(),
        }
    }

    /// How many nodes are remembered.
    pub fn nodes(&self) -> usize {
        self.tree.nodes.len()
    }

    /// Walks from the root through a world until the turn has passed on often enough, and
    /// remembers what came of it.
    ///
    /// The n-th walk that begins with a choice goes through the n-th world with the n-th luck,
    /// whatever the choice: choices are compared under the same circumstances.
    pub fn walk(&mut self, knows: Knowledge<'_, G>, series: u64) {
        self.path.clear();
        let mut luck = Fast::numbered(series, u64::MAX);
        let world = knows.imagine(&mut luck);
        let own = self.pick(&world, self.seat, self.root, &mut luck);
        let (node, edge) = self.path[0];
        let visits = self.tree.nodes[node as usize].edges[edge as usize].visits;
        let mut luck = Fast::numbered(series, u64::from(visits));
        let mut game = knows.imagine(&mut luck);
        let turn = game.turn();
        let mut at = self.picks(&mut game, turn, self.root, (Some(own), &mut luck));
        let (mut mover, mut passed) = (self.seat, 0);
        let mut halfway = None;
        // For how many turns the walk is still remembered, once it has left the tree.
        let mut left: Option<u8> = None;
        for _ in 0..LONGEST {
            let turn = game.turn();
            let Some(first) = turn.seats.first() else { break };
            if !turn.is_simultaneous() && first != mover && game.depth() == 0 {
                passed += 1;
                mover = first;
                if passed == 1 && self.settings.blend > 0.0 {
                    halfway = Some(self.sense.outlook(&game));
                }
                if passed >= self.settings.turns {
                    break;
                }
                if let Some(turns) = left {
                    left = Some(turns.saturating_sub(1));
                    if turns <= 1 {
                        at = NOWHERE;
                    }
                }
            }
            if at == NOWHERE && self.settings.width > 0 && !turn.is_simultaneous() {
                let width = usize::from(self.settings.width);
                let judged = self.planner.judged();
                self.planner.play(self.sense, (&mut game, first), &mut luck, width);
                self.made += (self.planner.judged() - judged) as u64;
                // A seat that goes on alone, as others have passed, plays turn after turn.
                if game.turn().seats.first() == Some(first) {
                    passed += 1;
                    if passed >= self.settings.turns {
                        break;
                    }
                }
                continue;
            }
            if at != NOWHERE && left.is_none() && self.tree.nodes[at as usize].edges.is_empty() {
                left = Some(self.settings.grow);
            }
            at = self.step(&mut game, turn, at, &mut luck);
            if left == Some(0) {
                at = NOWHERE;
            }
        }
        self.remember(&game, halfway);
    }

    /// Makes the next choice, or all picks of a question that several seats answer in secret, and
    /// gives the node after it.
    fn step(&mut self, game: &mut G, turn: Turn, at: u32, luck: &mut Fast) -> u32 {
        if !turn.is_simultaneous() {
            let Some(seat) = turn.seats.first() else { return at };
            let choice = self.pick(game, seat, at, luck);
            self.made += 1;
            game.apply(seat, choice, luck, &mut NoLog);
            return self.next(at);
        }
        self.picks(game, turn, at, (None, luck))
    }

    /// Makes all picks of a question; the own one may have been made already. Nobody sees the picks
    /// of others: each is made at the same node, of what its seat alone knows.
    fn picks(
        &mut self,
        game: &mut G,
        turn: Turn,
        at: u32,
        (own, luck): (Option<G::Choice>, &mut Fast),
    ) -> u32 {
        let mut picks = std::mem::take(&mut self.picks);
        picks.clear();
        for seat in turn.seats.without(self.seat).iter() {
            picks.push((seat, self.pick(game, seat, at, luck)));
        }
        let asked = turn.seats.contains(self.seat);
        if asked {
            let own = own.unwrap_or_else(|| self.pick(game, self.seat, at, luck));
            picks.push((self.seat, own));
        }
        for (seat, choice) in &picks {
            self.made += 1;
            game.apply(*seat, *choice, luck, &mut NoLog);
        }
        self.picks = picks;
        if asked { self.next(at) } else { self.after(at) }
    }

    /// The node behind the last edge of the path.
    fn next(&mut self, at: u32) -> u32 {
        if at == NOWHERE {
            return NOWHERE;
        }
        let own = |(node, edge): &&(u32, u32)| {
            let seat = self.tree.nodes[*node as usize].edges[*edge as usize].seat;
            *node == at && seat == self.seat
        };
        let last = self.path.last().copied();
        let taken = self.path.iter().rev().find(own).copied().or(last);
        let Some((node, edge)) = taken.filter(|(node, _)| *node == at) else { return NOWHERE };
        let next = self.tree.nodes[node as usize].edges[edge as usize].next;
        if next != NOWHERE {
            return next;
        }
        let next = self.tree.add();
        self.tree.nodes[node as usize].edges[edge as usize].next = next;
        next
    }

    /// The node behind secret picks of others.
    fn after(&mut self, at: u32) -> u32 {
        if at == NOWHERE {
            return NOWHERE;
        }
        if self.tree.nodes[at as usize].after == NOWHERE {
            let next = self.tree.add();
            self.tree.nodes[at as usize].after = next;
        }
        self.tree.nodes[at as usize].after
    }

    /// What a seat chooses: what is worth most so far, with room for what was tried little.
    fn pick(&mut self, game: &G, seat: Seat, at: u32, luck: &mut Fast) -> G::Choice {
        game.choices_into(seat, &mut self.list);
        if at == NOWHERE {
            return self.at_first_sight(game, seat, luck);
        }
        self.meet(game, seat, at, luck);
        let node = &mut self.tree.nodes[at as usize];
        let all: f64 = self.places.iter().map(|place| node.edges[*place].weight).sum();
        let mut best = (f64::NEG_INFINITY, self.places[0]);
        for place in &self.places {
            let edge = &mut node.edges[*place];
            edge.available += 1;
            let room = f64::from(edge.available).sqrt() / (1.0 + f64::from(edge.visits));
            let worth =
                edge.mean(self.settings.trust) + self.settings.explore * edge.weight / all * room;
            if worth > best.0 {
                best = (worth, *place);
            }
        }
        self.path.push((at, best.1 as u32));
        node.edges[best.1].choice
    }

    /// Finds the choices of the list among the edges of a node; those that are new are looked at.
    fn meet(&mut self, game: &G, seat: Seat, at: u32, luck: &mut Fast) {
        self.places.clear();
        let hint = match seat == self.seat {
            true => 0,
            false => {
                self.tree.nodes[at as usize].edges.iter().take_while(|e| e.seat != seat).count()
            }
        };
        let mut looked = false;
        for (number, choice) in self.list.iter().enumerate() {
            if let Some(place) = self.tree.find(at, seat, *choice, hint + number) {
                self.places.push(place);
                continue;
            }
            let lead = if self.list.len() == 1 {
                0.0
            } else {
                looked = true;
                self.made += 1;
                sight(self.sense, game, seat, *choice, luck)
            };
            let edges = &mut self.tree.nodes[at as usize].edges;
            self.places.push(edges.len());
            edges.push(Edge {
                choice: *choice,
                seat,
                next: NOWHERE,
                visits: 0,
                available: 0,
                sum: 0.0,
                guess: likely(lead, self.settings.spread),
                weight: (lead.clamp(-60.0, 60.0) / self.settings.warmth).exp(),
            });
        }
        if looked {
            // What was seen at first sight does not come true: chance is thrown anew.
            luck.bits();
        }
    }

    /// Takes what promises most after the choice itself.
    fn at_first_sight(&mut self, game: &G, seat: Seat, luck: &mut Fast) -> G::Choice {
        if self.list.len() == 1 {
            return self.list[0];
        }
        let mut best = (f64::NEG_INFINITY, self.list[0]);
        for choice in &self.list {
            let lead = sight(self.sense, game, seat, *choice, luck);
            if lead > best.0 {
                best = (lead, *choice);
            }
        }
        self.made += self.list.len() as u64;
        luck.bits();
        best.1
    }

    /// Adds what came of a walk to every edge that it took.
    fn remember(&mut self, game: &G, halfway: Option<Outlook>) {
        let outlook = self.sense.outlook(game);
        let spread = self.settings.spread;
        let mut values: [f64; MAX_SEATS] =
            std::array::from_fn(|seat| value(&outlook, seat, spread));
        if let Some(halfway) = halfway {
            let blend = self.settings.blend;
            for (seat, of) in values.iter_mut().enumerate() {
                *of = (1.0 - blend) * *of + blend * value(&halfway, seat, spread);
            }
        }
        for (node, edge) in &self.path {
            let edge = &mut self.tree.nodes[*node as usize].edges[*edge as usize];
            edge.visits += 1;
            edge.sum += values[edge.seat.index()];
        }
        let own = self.path.iter().find(|(node, edge)| {
            *node == self.root
                && self.tree.nodes[*node as usize].edges[*edge as usize].seat == self.seat
        });
        let Some((_, edge)) = own else { return };
        let me = self.seat.index();
        if self.sums.len() <= *edge as usize {
            self.sums.resize(*edge as usize + 1, Sums::default());
        }
        let sums = &mut self.sums[*edge as usize];
        sums.visits += 1;
        sums.value += values[me];
        sums.score += outlook.worth[me];
        sums.win += win(&outlook, me, self.settings.spread);
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

/// The chance to win.
fn win(outlook: &Outlook, seat: usize, spread: f64) -> f64 {
    if outlook.over { outlook.won[seat] } else { likely(outlook.lead[seat], spread) }
}

/// What part of the value of a game that is over is its victory; the rest is the lead.
const VICTORY: f64 = 0.8;

/// What an end of a walk is worth to a seat, from 0 to 1.
fn value(outlook: &Outlook, seat: usize, spread: f64) -> f64 {
    let lead = likely(outlook.lead[seat], spread);
    if outlook.over { VICTORY * outlook.won[seat] + (1.0 - VICTORY) * lead } else { lead }
}
