//! A sense with another net than the one that is built in.

use super::net::{Marks, Net};
use super::{Outlook, Sense};
use kernel::{Digest, Game, Seat};

/// A sense that judges by another net, or by none: for those who teach and compare.
pub struct Taught<G: Game> {
    sense: Box<dyn Sense<G>>,
    net: Option<Net>,
}

impl<G: Game> Taught<G> {
    /// The sense with this net.
    pub fn new(sense: Box<dyn Sense<G>>, net: Option<Net>) -> Taught<G> {
        Taught { sense, net }
    }
}

impl<G: Game> Sense<G> for Taught<G> {
    fn promise(&self, game: &G, seat: Seat) -> f64 {
        self.sense.promise(game, seat)
    }

    fn stretch(&self, game: &G) -> u32 {
        self.sense.stretch(game)
    }

    fn is_formality(&self, game: &G) -> bool {
        self.sense.is_formality(game)
    }

    fn worth(&self, game: &G, seat: Seat) -> Option<f64> {
        self.sense.worth(game, seat)
    }

    fn outlook(&self, game: &G) -> Outlook {
        self.sense.outlook(game)
    }

    fn is_steady(&self, before: &G, after: &G, seat: Seat) -> bool {
        self.sense.is_steady(before, after, seat)
    }

    fn digest(&self, game: &G, seat: Seat) -> Option<Digest> {
        self.sense.digest(game, seat)
    }

    fn lead_in_the_end(&self, game: &G, seat: Seat) -> Option<(f64, bool)> {
        self.sense.lead_in_the_end(game, seat)
    }

    fn trust(&self) -> f64 {
        self.sense.trust()
    }

    fn caution(&self) -> f64 {
        self.sense.caution()
    }

    fn victory(&self) -> f64 {
        self.sense.victory()
    }

    fn net(&self) -> Option<&Net> {
        self.net.as_ref()
    }

    fn tell(&self, game: &G, seat: Seat, marks: &mut Marks) -> Option<f64> {
        self.sense.tell(game, seat, marks)
    }
}
