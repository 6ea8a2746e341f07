//! What the net of Septima is told.

use super::SeptimaSense;
use crate::sense::net::Marks;
use ::septima::Septima;
use ::septima::Stage;
use ::septima::kinds::{Action, Element, Potion, Season};
use ::septima::read::Look;
use kernel::{Game, Seat};

impl SeptimaSense {
    /// Gives what the position is worth.
    pub(super) fn mark(&self, game: &Septima, seat: Seat, marks: &mut Marks) -> f64 {
        let (look, oracle, points) = (game.look(seat), game.oracle_value(seat), game.points(seat));
        let hope = self.hope(game, &look, oracle);
        SeptimaSense::mark_time(game, seat, marks);
        SeptimaSense::mark_goods(game, &look, marks);
        SeptimaSense::mark_people(game, &look, marks);
        SeptimaSense::mark_magic(game, &look, marks);
        self.mark_cards(game, &look, marks);
        marks.numbers([oracle as f32 / 5.0, hope as f32 / 10.0, points as f32 / 20.0]);
        f64::from(points) + hope
    }

    fn mark_time(game: &Septima, seat: Seat, marks: &mut Marks) {
        let left = game.left() as f32;
        marks.numbers([left, left * left]);
        marks.flags(Season::ALL.map(|season| game.now() == season));
        let stage = game.at();
        marks.flags([
            stage < Stage::Choose,
            stage == Stage::Choose,
            stage > Stage::Choose && stage < Stage::Hunters,
            stage >= Stage::TrialStart,
        ]);
        marks.flag(game.turn().seats.contains(seat));
        marks.flag(game.is_full());
        marks.number(f32::from(game.seats()) / 2.0 - 1.0);
    }

    fn mark_goods(game: &Septima, look: &Look, marks: &mut Marks) {
        marks.counts(look.stock, 3.0);
        let kinds = look.stock[..5].iter().filter(|n| **n > 0).count();
        marks.count(kinds as u8, 3.0);
        marks.count(look.stock[..5].iter().sum(), 6.0);
        marks.counts(look.potions, 2.0);
        // The patients on the map, and those for whom there is a remedy.
        let (mut waiting, mut held) = ([0u8; Potion::REMEDIES], look.potions);
        let mut served = 0;
        for patient in game.beds().iter().flatten() {
            let remedy = Potion::against(patient.ailment()).index();
            waiting[remedy] += 1;
            if held[remedy] > 0 {
                held[remedy] -= 1;
                served += 1;
            }
        }
        marks.counts(waiting, 2.0);
        marks.count(served, 2.0);
        marks.count(look.charms, 2.0);
        let lowest = look.levels.iter().min().copied().unwrap_or(0);
        marks.counts(look.levels, 4.0);
        marks.count(lowest, 3.0);
        marks.count(look.levels.iter().filter(|level| **level > lowest).count() as u8, 2.0);
    }

    fn mark_people(game: &Septima, look: &Look, marks: &mut Marks) {
        let suspicion = (look.suspicion + 1).max(0) as u8;
        marks.count(suspicion, 4.0);
        marks.flags([2, 3, 4, 5, 6].map(|n| suspicion >= n));
        marks.flags([look.hunted, look.animal, look.leader.is_some()]);
        marks.number(SeptimaSense::caught(game, look).unwrap_or_default() as f32);
        let distance = look.leader.and_then(|leader| game.hunter_distance(leader));
        marks.number(distance.map_or(0.0, |steps| 1.0 / f32::from(1 + steps)));
        marks.counts([look.supply, look.crowd, look.citizens], 4.0);
        let coven = look.coven.len();
        marks.count(coven, 3.0);
        marks.flags([2, 3, 4, 5].map(|n| coven >= n));
    }

    fn mark_magic(game: &Septima, look: &Look, marks: &mut Marks) {
        let left = game.left() as f32;
        let row = look.marker.map_or(0, |space| space.row());
        marks.count(row, 5.0);
        marks.number(f32::from(row) * left / 5.0);
        marks.flags([2, 4, 6, 8, 10].map(|n| row >= n));
        marks.counts([look.spells.len(), look.ready.len(), look.lasting.len()], 3.0);
        marks.number(f32::from(look.ready.len()) * left / 2.0);
        marks.count(look.spells.iter().filter(|spell| spell.is_scoring()).count() as u8, 2.0);
        let of = |element| look.spells.iter().filter(|spell| spell.element() == element).count();
        marks.counts(Element::ALL.map(|element| of(element) as u8), 2.0);
    }

    fn mark_cards(&self, game: &Septima, look: &Look, marks: &mut Marks) {
        marks.flags(Action::ALL.map(|action| look.hand.has(action)));
        marks.count(look.discard.len(), 4.0);
        marks.flags(Action::ALL.map(|action| look.coming == Some(action)));
        let brings = |action| self.weights.cards.bring(game, look, action) as f32 / 4.0;
        marks.number(look.coming.map_or(0.0, brings));
        // What could be done from here.
        let acts = [Action::Collect, Action::Brew, Action::Heal];
        marks.numbers(acts.map(|action| if look.hand.has(action) { brings(action) } else { 0.0 }));
    }
}
