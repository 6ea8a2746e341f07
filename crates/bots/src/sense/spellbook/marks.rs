//! What the net of SpellBook is told.

use super::{SPELLS, Spell, Witch, part, seats, way};
use crate::sense::net::Marks;
use kernel::{Game, Seat};
use spellbook::token::Colour;

/// Fewer spaces left than these: the end comes near.
const NEAR: [usize; 4] = [2, 4, 6, 8];

/// What is told about a colour, by the height of its spell and the number of its tokens in the pool: whether
/// the height is at least 1, 2 and 3; while the spell is not learned, whether there are at least 1 to 5
/// tokens; and then how many there are, of which 3 are usual.
const FLAGS: [[[f32; 9]; 10]; 4] = {
    let mut flags = [[[0.0; 9]; 10]; 4];
    let mut height = 0;
    while height < 4 {
        let mut held = 0;
        while held < 10 {
            let mut n = 0;
            while n < 5 {
                if n < 3 && height > n {
                    flags[height][held][n] = 1.0;
                }
                if height == 0 && held > n {
                    flags[height][held][3 + n] = 1.0;
                }
                n += 1;
            }
            if height > 0 {
                flags[height][held][8] = held as f32 / 3.0;
            }
            held += 1;
        }
        height += 1;
    }
    flags
};

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
            marks.numbers(FLAGS[usize::from(height)][usize::from(held.min(9))]);
            let Some(level) = level else {
                let best = spell.best[left][usize::from(unlearned)];
                let more = f32::from(held.min(5)) * best * 0.1;
                marks.numbers([best * 0.2, more, 0.0, 0.0]);
                continue;
            };
            let gives = &spell.levels[level.index()];
            let future = gives.future(part(left), unlearned) as f32;
            if let Some(phase) = spell.phase {
                acting[phase] = acting[phase].max(future);
                highest[phase] = highest[phase].max(height);
            }
            let grows = f32::from(u8::from(gives.fixed.is_none()));
            marks.numbers([0.0, 0.0, future / 3.0, grows]);
        }
        marks.numbers(acting.map(|future| future / 3.0));
        marks.counts(highest, 1.0);
        marks.number(f32::from(seats(game)) / 2.0 - 1.0);
        (promise, points)
    }
}
