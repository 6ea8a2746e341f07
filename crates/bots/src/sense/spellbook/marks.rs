//! What the net of SpellBook is told.

use super::{SPELLS, Spell, Witch, part, seats, way};
use crate::sense::net::Marks;
use kernel::{Game, Seat};
use spellbook::token::Colour;

/// Fewer spaces left than these: the end comes near.
const NEAR: [usize; 4] = [2, 4, 6, 8];

impl Witch<'_> {
    /// Gives what the seat may hope for, and the points of its spells.
    pub(super) fn tell(&self, spells: &[Spell; SPELLS], marks: &mut Marks) -> (f64, i32) {
        let (promise, points) = self.promise(spells);
        let Witch { game, seat, left, .. } = *self;
        let learned = game.learned_count(seat);
        let pool = game.tokens_of(seat);
        let active = game.turn().seats.contains(seat);
        let time = left as f32 / 6.0;
        marks.number(time);
        marks.flag(active);
        marks.number(if active { time } else { 0.0 });
        marks.flags(NEAR.map(|near| left <= near));
        marks.count(learned, 3.0);
        marks.number(game.stored_by(seat).len() as f32 / 4.0);
        let others = Seat::all(seats(game)).filter(|other| *other != seat);
        let farthest = others.map(|other| way(game, other)).max();
        marks.number(farthest.unwrap_or(0) as f32 / 4.0);
        marks.count(pool.len(), 4.0);
        marks.count(pool.len().saturating_sub(6), 2.0);
        let runes = pool.by_rune();
        marks.counts(runes, 3.0);
        marks.count(runes.iter().map(|n| n / 3).sum(), 1.0);
        marks.number(promise as f32 / 5.0);
        let unlearned = Colour::ALL.len() as u8 - learned;
        let mix = game.mix();
        let (mut acting, mut highest) = ([0.0f32; 3], [0u8; 3]);
        for colour in Colour::ALL {
            let spell = &spells[mix[colour.index()].index()];
            let level = game.level_of(seat, colour);
            let held = pool.of_colour(colour);
            let height = level.map_or(0, |level| level.index() as u8 + 1);
            let (units, spare) = if level.is_none() { (held.min(5), 0) } else { (0, held) };
            marks.flags([1, 2, 3].map(|n| height >= n));
            marks.flags([1, 2, 3, 4, 5].map(|n| units >= n));
            marks.count(spare, 3.0);
            let best = spell.best[left][usize::from(unlearned)];
            marks.number(if level.is_none() { best / 5.0 } else { 0.0 });
            marks.number(f32::from(units) * best / 10.0);
            let Some(level) = level else {
                marks.numbers([0.0; 2]);
                continue;
            };
            let gives = &spell.levels[level.index()];
            let future = gives.future(part(left), unlearned) as f32;
            if let Some(phase) = spell.phase {
                acting[phase] = acting[phase].max(future);
                highest[phase] = highest[phase].max(height);
            }
            marks.number(future / 3.0);
            marks.flag(gives.fixed.is_none());
        }
        marks.numbers(acting.map(|future| future / 3.0));
        marks.counts(highest, 1.0);
        marks.number(f32::from(seats(game)) / 2.0 - 1.0);
        (promise, points)
    }
}
