//! What a position is worth to a seat.

mod evenfall;
mod memory;
pub mod net;
mod septima;
mod spellbook;
mod taught;

pub use evenfall::EvenfallSense;
pub use memory::{Memory, Place};
pub use septima::SeptimaSense;
pub use spellbook::SpellBookSense;
pub use taught::Taught;

use kernel::{Digest, Game, MAX_SEATS, Seat};
use net::{Basis, Marks, Net};
use std::any::{Any, TypeId};

/// A sense of value for the positions of a game, in points.
pub trait Sense<G: Game>: Send + Sync {
    /// What a seat may hope to score by what it has, beyond its score.
    fn promise(&self, game: &G, seat: Seat) -> f64;

    /// A number for the stretch of play: a plan looks no further than to its end.
    fn stretch(&self, game: &G) -> u32 {
        let _ = game;
        0
    }

    /// Whether what is half done can as well be completed with whatever is offered first: a plan does not compare
    /// then.
    #[inline]
    fn is_formality(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// The score of a seat in a game that is not over with what it may hope for, if there is a
    /// quicker way to it than the whole standing and nobody but seats plays.
    #[inline]
    fn worth(&self, game: &G, seat: Seat) -> Option<f64> {
        let _ = (game, seat);
        None
    }

    /// How all seats stand, with what they may hope for.
    fn outlook(&self, game: &G) -> Outlook {
        let mut outlook = Outlook::default();
        let seats = game.seats();
        let mut quick = |seat: Seat| {
            let worth = self.worth(game, seat);
            outlook.worth[seat.index()] = worth.unwrap_or_default();
            worth.is_some()
        };
        if !game.turn().is_over() && Seat::all(seats).all(&mut quick) {
            outlook.compare(seats, f64::NEG_INFINITY);
            return outlook;
        }
        let standing = game.standing();
        outlook.over = standing.over;
        let mut rival = f64::NEG_INFINITY;
        let winners = standing.parties.iter().filter(|p| p.won).count().max(1) as f64;
        for party in &standing.parties {
            let Some(seat) = party.seat else {
                rival = rival.max(f64::from(party.score));
                continue;
            };
            let hope = if standing.over { 0.0 } else { self.promise(game, seat) };
            outlook.worth[seat.index()] = f64::from(party.score) + hope;
            outlook.won[seat.index()] = if party.won { 1.0 / winners } else { 0.0 };
        }
        outlook.compare(seats, rival);
        outlook
    }

    /// By how much a seat leads in a game that is over, and whether it has won, if there is a quicker way to it
    /// than the whole standing.
    #[inline]
    fn lead_in_the_end(&self, game: &G, seat: Seat) -> Option<(f64, bool)> {
        let _ = (game, seat);
        None
    }

    /// What a game that is over is worth to a seat: the same as [`Sense::value`].
    fn end(&self, game: &G, seat: Seat) -> f64 {
        match self.lead_in_the_end(game, seat) {
            Some((lead, won)) => with_victory(lead, won),
            None => self.value(game, seat),
        }
    }

    /// What the position is worth to a seat.
    fn value(&self, game: &G, seat: Seat) -> f64 {
        self.outlook(game).value(seat)
    }

    /// Whether a seat's [`Sense::worth`] is surely the same in two positions.
    #[inline]
    fn is_steady(&self, before: &G, after: &G, seat: Seat) -> bool {
        let _ = (before, after, seat);
        false
    }

    /// All that a seat's [`Sense::worth`] and marks depend on in one game, if that is quickly told: what has
    /// been found for one position holds for all with the same digest.
    #[inline]
    fn digest(&self, game: &G, seat: Seat) -> Option<Digest> {
        let _ = (game, seat);
        None
    }

    /// How much what is seen from near can be trusted: the more it can, the longer a search believes
    /// it before walks that go farther. Found by measuring, see `docs/bots.md`.
    fn trust(&self) -> f64 {
        1.0
    }

    /// The part of what has been learned that counts where a search ends its walks.
    fn caution(&self) -> f64 {
        1.0
    }

    /// What part of the value of a walk that comes to the end of the game is the victory; the rest is the
    /// lead. Victories are what counts, but they are much noisier than leads.
    fn victory(&self) -> f64 {
        0.3
    }

    /// What has been learned from games, if there is something.
    fn net(&self) -> Option<&Net> {
        None
    }

    /// Tells about a seat's position what the net wants to know, and gives its [`Sense::worth`]: much is
    /// the same in both.
    fn tell(&self, game: &G, seat: Seat, marks: &mut Marks) -> Option<f64> {
        let _ = marks;
        self.worth(game, seat)
    }

    /// What a seat will have beyond its outlook, as far as has been learned.
    fn guess(&self, game: &G, seat: Seat) -> f64 {
        self.guess_near((&mut None, false), game, seat).0
    }

    /// The same, and the [`Sense::worth`], for a position near the one that is the basis; if there is none, or
    /// where others begin, it is the basis itself. Who plays alone has other worries than the games that were
    /// learned from.
    #[inline]
    fn guess_near(
        &self,
        (basis, begins): (&mut Option<Basis>, bool),
        game: &G,
        seat: Seat,
    ) -> (f64, Option<f64>) {
        guess_by_net(self, (basis, begins), game, seat)
    }

    /// How all seats stand, with more care: what has been learned counts too. That is who will lead, and
    /// by how much; so it takes from one what it gives to another.
    fn judge(&self, game: &G) -> Outlook {
        let mut outlook = self.outlook(game);
        let seats = game.seats();
        if self.net().is_some() && seats > 1 && !outlook.over {
            let mut guesses = [0.0; MAX_SEATS];
            Seat::all(seats).for_each(|seat| guesses[seat.index()] = self.guess(game, seat));
            let mean = guesses.iter().sum::<f64>() / f64::from(seats);
            for seat in Seat::all(seats) {
                outlook.worth[seat.index()] += self.caution() * (guesses[seat.index()] - mean);
            }
            outlook.compare(seats, f64::NEG_INFINITY);
        }
        outlook
    }
}

/// What the net guesses of the marks that a sense tells.
#[inline]
fn guess_by_net<G: Game>(
    sense: &(impl Sense<G> + ?Sized),
    (basis, begins): (&mut Option<Basis>, bool),
    game: &G,
    seat: Seat,
) -> (f64, Option<f64>) {
    let fits = game.seats() > 1 && !game.turn().is_over();
    let Some(net) = sense.net().filter(|_| fits) else { return (0.0, None) };
    let mut marks = Marks::default();
    let worth = sense.tell(game, seat, &mut marks);
    let guess = match basis {
        Some(basis) if begins => {
            net.move_basis(basis, marks);
            net.points(basis.hidden())
        }
        Some(basis) => net.guess_from(basis, &marks),
        None => net.points(basis.insert(net.basis(marks)).hidden()),
    };
    (guess.into(), worth)
}

/// How all seats stand, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outlook {
    /// Whether the game is over.
    pub over: bool,
    /// The score of each seat with what it may hope for.
    pub worth: [f64; MAX_SEATS],
    /// By how much each seat leads before the best of the others.
    pub lead: [f64; MAX_SEATS],
    /// The part of the victory that each seat has, if the game is over.
    pub won: [f64; MAX_SEATS],
}

impl Outlook {
    /// What the position is worth to a seat: by how much it leads, with what it may hope for.
    #[inline]
    pub fn value(&self, seat: Seat) -> f64 {
        with_victory(self.lead[seat.index()], self.over && self.won[seat.index()] > 0.0)
    }

    /// Fills in the leads, before other seats and before a rival of this score who has no seat.
    fn compare(&mut self, seats: u8, rival: f64) {
        let seats = usize::from(seats);
        if let (2, true) = (seats, rival == f64::NEG_INFINITY) {
            let lead = self.worth[0] - self.worth[1];
            (self.lead[0], self.lead[1]) = (lead, -lead);
            return;
        }
        for seat in 0..seats {
            let others = (0..seats).filter(|other| *other != seat);
            let best = others.map(|other| self.worth[other]).fold(rival, f64::max);
            let own = self.worth[seat];
            self.lead[seat] = if best.is_finite() { own - best } else { own };
        }
    }
}

/// A won game is worth so many points more.
const VICTORY: f64 = 100.0;

/// What a lead is worth, and a victory if there is one.
#[inline]
fn with_victory(lead: f64, won: bool) -> f64 {
    lead + if won { VICTORY } else { 0.0 }
}

/// Counts the score alone: the sense of games that have no other.
#[derive(Clone, Copy, Debug)]
pub struct ScoreOnly;

impl<G: Game> Sense<G> for ScoreOnly {
    fn promise(&self, _: &G, _: Seat) -> f64 {
        0.0
    }
}

/// The sense for a game. This is the only place that lists them.
pub fn of<G: Game>() -> Box<dyn Sense<G>> {
    let spellbook = || fits(SpellBookSense::built_in);
    let evenfall = || fits(EvenfallSense::built_in);
    let septima = || fits(SeptimaSense::built_in);
    spellbook().or_else(evenfall).or_else(septima).unwrap_or_else(|| Box::new(ScoreOnly))
}

/// The sense that is made for the game `K`, if this is the game `G`.
fn fits<K: Game, G: Game, S: Sense<K> + 'static>(make: fn() -> S) -> Option<Box<dyn Sense<G>>> {
    if TypeId::of::<K>() != TypeId::of::<G>() {
        return None;
    }
    let sense: Box<dyn Sense<K>> = Box::new(make());
    let any: Box<dyn Any> = Box::new(sense);
    any.downcast::<Box<dyn Sense<G>>>().ok().map(|sense| *sense)
}

/// A mistake in the text of weights: where and what.
pub type WeightsError = ron::error::SpannedError;

const CORRECT: &str = "the built-in weights are correct: a test reads them";

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::tiny::Tiny;

    #[test]
    fn the_built_in_nets_know_all_marks() {
        fn fits<G: Game>(sense: &dyn Sense<G>) {
            let options = serde_json::json!({ "seats": 3 });
            let options = G::schema().complete(&options).expect("three may play");
            let options = serde_json::from_value(options.into()).expect("options");
            let dice = &mut kernel::Fast::numbered(1, 1);
            let game = G::deal(kernel::Shared::built_in(), &options, dice).expect("a deal");
            let mut marks = Marks::default();
            let worth = sense.tell(&game, Seat::new(2), &mut marks);
            let same = sense.worth(&game, Seat::new(2)).expect("three play");
            assert!((worth.expect("three play") - same).abs() < 1e-9);
            assert_eq!(marks.list().len(), sense.net().expect("a net").marks.len());
            let (outlook, judged) = (sense.outlook(&game), sense.judge(&game));
            let more = |seat: usize| judged.worth[seat] - outlook.worth[seat];
            let guess = |seat: usize| sense.caution() * sense.guess(&game, Seat::new(seat));
            assert_ne!(guess(2), 0.0);
            assert!((more(0) + more(1) + more(2)).abs() < 1e-9);
            assert!((more(2) - more(0) - (guess(2) - guess(0))).abs() < 1e-9);
        }
        fits::<::spellbook::SpellBook>(&SpellBookSense::built_in());
        fits::<::evenfall::Evenfall>(&EvenfallSense::built_in());
        fits::<::septima::Septima>(&SeptimaSense::built_in());
    }

    #[test]
    fn who_plays_alone_has_weights_of_his_own() {
        fn is_same<G: Game>(one: &dyn Sense<G>, other: &dyn Sense<G>, seats: u8) -> bool {
            let options = serde_json::json!({ "seats": seats });
            let options = G::schema().complete(&options).expect("so many may play");
            let options = serde_json::from_value(options.into()).expect("options");
            let dice = &mut kernel::Fast::numbered(1, 1);
            let game = G::deal(kernel::Shared::built_in(), &options, dice).expect("a deal");
            let seat = Seat::new(0);
            one.promise(&game, seat) == other.promise(&game, seat)
        }
        let text = include_str!("../../data/spellbook.alone.ron");
        let (all, alone) =
            (SpellBookSense::built_in(), SpellBookSense::read(text).expect("weights"));
        assert!(is_same(&all, &alone, 1) && !is_same(&all, &alone, 2));
        let text = include_str!("../../data/evenfall.alone.ron");
        let (all, alone) = (EvenfallSense::built_in(), EvenfallSense::read(text).expect("weights"));
        assert!(is_same(&all, &alone, 1) && !is_same(&all, &alone, 2));
    }

    #[test]
    fn the_built_in_weights_are_read_and_fit_their_games() {
        assert!(fits::<_, ::spellbook::SpellBook, _>(SpellBookSense::built_in).is_some());
        assert!(fits::<_, ::evenfall::Evenfall, _>(EvenfallSense::built_in).is_some());
        assert!(fits::<_, ::septima::Septima, _>(SeptimaSense::built_in).is_some());
        assert!(fits::<_, Tiny, _>(SpellBookSense::built_in).is_none());
        let _ = of::<Tiny>();
    }
}
