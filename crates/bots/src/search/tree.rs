//! What a search remembers of its walks.

use kernel::Seat;

/// A node that is not there.
pub(super) const NOWHERE: u32 = u32::MAX;

/// A choice that was met at a node.
#[derive(Clone, Debug)]
pub(super) struct Edge<C> {
    pub choice: C,
    /// Who chooses.
    pub seat: Seat,
    /// Where it leads, or [`NOWHERE`] as long as nobody went there.
    pub next: u32,
    /// How many walks took it.
    pub visits: u32,
    /// How many walks could have taken it: in some worlds it is not offered.
    pub available: u32,
    /// What it was worth to its seat, summed over the visits: each from 0 to 1.
    pub sum: f64,
    /// What it seemed worth at first sight, from 0 to 1.
    pub guess: f64,
    /// How much it is preferred at first sight.
    pub weight: f64,
}

impl<C> Edge<C> {
    /// What it is worth, if the first sight counts as so many visits.
    #[inline]
    pub fn mean(&self, trust: f64) -> f64 {
        let visits = f64::from(self.visits) + trust;
        if visits > 0.0 { (self.sum + trust * self.guess) / visits } else { self.guess }
    }
}

/// A place that walks come to. It stands for all positions that the seat who searches cannot tell
/// apart by the choices that led there.
#[derive(Clone, Debug)]
pub(super) struct Node<C> {
    pub edges: Vec<Edge<C>>,
    /// Where a walk goes on after secret picks of others alone.
    pub after: u32,
}

/// The nodes, in the order in which they were found.
#[derive(Debug)]
pub(super) struct Tree<C> {
    pub nodes: Vec<Node<C>>,
}

impl<C: Copy + Eq> Tree<C> {
    pub fn new() -> Tree<C> {
        Tree { nodes: Vec::new() }
    }

    pub fn add(&mut self) -> u32 {
        self.nodes.push(Node { edges: Vec::new(), after: NOWHERE });
        (self.nodes.len() - 1) as u32
    }

    /// The place of a choice among the edges of a node. It is probably at `hint`.
    #[inline]
    pub fn find(&self, node: u32, seat: Seat, choice: C, hint: usize) -> Option<usize> {
        let edges = &self.nodes[node as usize].edges;
        let fits = |edge: &Edge<C>| edge.choice == choice && edge.seat == seat;
        if edges.get(hint).is_some_and(fits) {
            return Some(hint);
        }
        edges.iter().position(fits)
    }

    /// Where an edge leads, if somebody went there.
    pub fn follow(&self, node: u32, seat: Seat, choice: C) -> Option<u32> {
        let place = self.find(node, seat, choice, 0)?;
        Some(self.nodes[node as usize].edges[place].next).filter(|next| *next != NOWHERE)
    }
}
