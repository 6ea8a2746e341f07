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
    /// A choice that nobody has looked at.
    pub fn new(seat: Seat, choice: C) -> Edge<C> {
        let (next, visits, available) = (NOWHERE, 0, 0);
        Edge { choice, seat, next, visits, available, sum: 0.0, guess: 0.0, weight: 0.0 }
    }

    /// What it is worth; the first sight counts as one visit.
    #[inline]
    pub fn mean(&self) -> f64 {
        (self.sum + self.guess) / (f64::from(self.visits) + 1.0)
    }
}

/// A place that walks come to. It stands for all positions that the seat who searches cannot tell
/// apart by the choices that led there.
#[derive(Clone, Debug)]
pub(super) struct Node<C> {
    pub edges: Vec<Edge<C>>,
    /// How many walks came here.
    visits: u32,
}

/// The nodes, in the order in which they were found.
#[derive(Debug)]
pub(super) struct Tree<C> {
    pub nodes: Vec<Node<C>>,
}

impl<C: Copy + Eq> Tree<C> {
    /// A tree with a root, which is node 0.
    pub fn new() -> Tree<C> {
        Tree { nodes: vec![Node { edges: Vec::new(), visits: 0 }] }
    }

    fn add(&mut self) -> u32 {
        self.nodes.push(Node { edges: Vec::new(), visits: 0 });
        (self.nodes.len() - 1) as u32
    }

    /// Comes to a node, and stays there if walks came often enough to look at its choices one by
    /// one; or else leaves the tree.
    pub fn ripe(&mut self, node: u32, often: u32) -> u32 {
        if node == NOWHERE {
            return NOWHERE;
        }
        let visits = &mut self.nodes[node as usize].visits;
        *visits += 1;
        if *visits > often { node } else { NOWHERE }
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

    /// The node behind a choice.
    pub fn beyond(&mut self, node: u32, seat: Seat, choice: C) -> u32 {
        let place = self.find(node, seat, choice, 0).unwrap_or_else(|| {
            let edges = &mut self.nodes[node as usize].edges;
            edges.push(Edge::new(seat, choice));
            edges.len() - 1
        });
        let next = self.nodes[node as usize].edges[place].next;
        if next != NOWHERE {
            return next;
        }
        let next = self.add();
        self.nodes[node as usize].edges[place].next = next;
        next
    }
}
