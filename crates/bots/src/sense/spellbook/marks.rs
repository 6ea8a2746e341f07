//! What the net of SpellBook is told.

use super::{Look, SPELLS, Spell, Witch, seats, way};
use crate::sense::net::Marks;
use kernel::Seat;

/// Fewer spaces left than these: the end comes near.
const NEAR: [usize; 4] = [2, 4, 6, 8];

/// The mark of what the seat may hope for: that is known after all colours.
const PROMISE: usize = 16;

/// How many marks a colour has.
const COLOUR: usize = 13;

/// What is told about a colour, by the height of its spell and the number of its tokens in the pool: whether
/// the height is at least 1, 2 and 3; while the spell is not learned, whether there are at least 1 to 5
/// tokens; and then how many there are, of which 3 are usual. What the spell is worth comes behind.
const FLAGS: [[[f32; COLOUR]; 10]; 4] = {
    let mut flags = [[[0.0; COLOUR]; 10]; 4];
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
        let Witch { game, seat, left, .. } = *self;
        let learned = game.learned_count(seat);
        let pool = game.tokens_of(seat);
        let stage = game.stage(seat);
        let active = stage.is_some();
        let time = left as f32 / 6.0;
        let others = Seat::all(seats(game)).filter(|other| *other != seat);
        let farthest = others.map(|other| way(game, other)).max();
        let flag = |flag: bool| f32::from(u8::from(flag));
        let near = NEAR.map(|near| flag(left <= near));
        let runes = pool.by_rune();
        marks.numbers([
            time,
            flag(active),
            if active { time } else { 0.0 },
            near[0],
            near[1],
            near[2],
            near[3],
            f32::from(learned) / 3.0,
            game.stored_by(seat).len() as f32 / 4.0,
            farthest.unwrap_or(0) as f32 / 4.0,
            f32::from(pool.len()) / 4.0,
            f32::from(pool.len().saturating_sub(6)) / 2.0,
            f32::from(runes[0]) / 3.0,
            f32::from(runes[1]) / 3.0,
            f32::from(runes[2]) / 3.0,
            f32::from(runes.iter().map(|n| n / 3).sum::<u8>()),
            0.0,
        ]);
        let (mut acting, mut highest) = ([0.0f32; 3], [0u8; 3]);
        let (promise, points) = self.look(spells, |Look { spell, level, held, gives }| {
            let height = level.map_or(0, |level| level.index() as u8 + 1);
            let mut told = FLAGS[usize::from(height)][usize::from(held.min(9))];
            match level {
                None => (told[9], told[10]) = (gives * 0.2, f32::from(held.min(5)) * gives * 0.1),
                Some(level) => {
                    let grows = spell.levels[level.index()].fixed.is_none();
                    (told[11], told[12]) = (gives / 3.0, flag(grows));
                    if let Some(phase) = spell.phase {
                        acting[phase] = acting[phase].max(gives);
                        highest[phase] = highest[phase].max(height);
                    }
                }
            }
            marks.numbers(told);
        });
        marks.set(PROMISE, promise as f32 / 5.0);
        marks.numbers(acting.map(|future| future / 3.0));
        marks.counts(highest, 1.0);
        marks.number(f32::from(seats(game)) / 2.0 - 1.0);
        marks.flags([0, 1, 2].map(|phase| stage == Some(phase)));
        (promise, points)
    }
}
