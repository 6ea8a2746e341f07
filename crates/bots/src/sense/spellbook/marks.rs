//! What the net of SpellBook is told.

use super::{Look, SPELLS, Spell, Witch, seats, way};
use crate::sense::net::Marks;
use kernel::Seat;
use spellbook::data::FAMILIAR_SPACES;
use spellbook::token::Colour;

/// How many marks a colour has.
const COLOUR: usize = 13;

/// Where the marks of each kind begin.
pub(super) mod at {
    use super::{COLOUR, Colour};

    pub const TIME: usize = 0;
    pub const LEARNED: usize = TIME + 7;
    pub const STORED: usize = LEARNED + 1;
    pub const FARTHEST: usize = STORED + 1;
    pub const POOL: usize = FARTHEST + 1;
    pub const RUNES: usize = POOL + 2;
    pub const TRIPLES: usize = RUNES + 3;
    pub const PROMISE: usize = TRIPLES + 1;
    pub const COLOURS: usize = PROMISE + 1;
    pub const ACTING: usize = COLOURS + Colour::ALL.len() * COLOUR;
    pub const HIGHEST: usize = ACTING + 3;
    pub const SEATS: usize = HIGHEST + 3;
    pub const STAGE: usize = SEATS + 1;

    /// The marks of a colour.
    pub const fn colour(colour: usize) -> usize {
        COLOURS + colour * COLOUR
    }
}

/// Fewer spaces left than these: the end comes near.
const NEAR: [usize; 4] = [2, 4, 6, 8];

fn flag(flag: bool) -> f32 {
    f32::from(u8::from(flag))
}

/// How much is left, and whether it is the seat's day.
pub(super) fn time(left: usize, active: bool) -> [f32; 7] {
    let time = left as f32 / 6.0;
    let near = NEAR.map(|near| flag(left <= near));
    let own = if active { time } else { 0.0 };
    [time, flag(active), own, near[0], near[1], near[2], near[3]]
}

/// How far the own day has come.
pub(super) fn stage(stage: Option<usize>) -> [f32; 3] {
    [0, 1, 2].map(|phase| flag(stage == Some(phase)))
}

/// How many tokens there are, and how many near the limit.
pub(super) fn pool(tokens: u8) -> [f32; 2] {
    [f32::from(tokens) / 4.0, f32::from(tokens.saturating_sub(6)) / 2.0]
}

/// By how much a mark grows with what it tells about.
pub(super) const LEARNED: f32 = 1.0 / 3.0;
pub(super) const STORED: f32 = 0.25;
pub(super) const FARTHEST: f32 = 0.25;
pub(super) const RUNE: f32 = 1.0 / 3.0;
pub(super) const PROMISE: f32 = 0.2;
pub(super) const ACTING: f32 = 1.0 / 3.0;

/// For how many seats.
pub(super) fn table(seats: u8) -> f32 {
    f32::from(seats) / 2.0 - 1.0
}

/// What is told about a colour, by the height of its spell and the number of its tokens in the pool: whether
/// the height is at least 1, 2 and 3; while the spell is not learned, whether there are at least 1 to 5
/// tokens; and then how many there are, of which 3 are usual. What the spell is worth comes behind.
pub(super) const FLAGS: [[[f32; COLOUR]; HELD]; HEIGHTS] = {
    let mut flags = [[[0.0; COLOUR]; HELD]; HEIGHTS];
    let mut height = 0;
    while height < HEIGHTS {
        let mut held = 0;
        while held < HELD {
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

/// Not learned, or on which of three levels.
pub(super) const HEIGHTS: usize = 4;
/// Up to nine tokens of a colour.
pub(super) const HELD: usize = 10;
/// How many spaces may be left.
pub(super) const LEFT: usize = FAMILIAR_SPACES + 1;

/// What is told of a spell that is not learned, for each point that it would give: with so many tokens.
pub(super) fn would_give(held: u8) -> [f32; 2] {
    [0.2, f32::from(held.min(5)) * 0.1]
}

/// Where that is among the marks of a colour.
pub(super) const WOULD_GIVE: usize = 9;
/// Where it is told what a learned spell gives, and for each point how much.
pub(super) const GIVES: (usize, f32) = (11, 1.0 / 3.0);
/// Where it is told whether its score grows.
pub(super) const GROWS: usize = 12;

/// What can be seen of a seat at once.
pub(super) struct Glance {
    pub stage: Option<usize>,
    pub farthest: usize,
    pub learned: u8,
    pub stored: usize,
    pub tokens: u8,
    pub runes: [u8; 3],
}

impl Witch<'_> {
    pub(super) fn glance(&self) -> Glance {
        let Witch { game, seat, .. } = *self;
        let others = Seat::all(seats(game)).filter(|other| *other != seat);
        let pool = game.tokens_of(seat);
        Glance {
            stage: game.stage(seat),
            farthest: others.map(|other| way(game, other)).max().unwrap_or(0),
            learned: game.learned_count(seat),
            stored: game.stored_by(seat).len(),
            tokens: pool.len(),
            runes: pool.by_rune(),
        }
    }

    /// Gives what the seat may hope for, and the points of its spells.
    pub(super) fn tell(&self, spells: &[Spell; SPELLS], marks: &mut Marks) -> (f64, i32) {
        let Glance { stage: day, farthest, learned, stored, tokens, runes } = self.glance();
        marks.numbers(time(self.left, day.is_some()));
        marks.number(f32::from(learned) * LEARNED);
        marks.number(stored as f32 * STORED);
        marks.number(farthest as f32 * FARTHEST);
        marks.numbers(pool(tokens));
        marks.numbers(runes.map(|rune| f32::from(rune) * RUNE));
        marks.number(f32::from(runes.iter().map(|n| n / 3).sum::<u8>()));
        marks.number(0.0);
        let (mut acting, mut highest) = ([0.0f32; 3], [0u8; 3]);
        let (promise, points) = self.look(spells, |Look { spell, level, held, gives }| {
            let height = level.map_or(0, |level| level.index() as u8 + 1);
            let mut told = FLAGS[usize::from(height)][usize::from(held.min(9))];
            match level {
                None => {
                    let would = would_give(held).map(|part| part * gives);
                    told[WOULD_GIVE..WOULD_GIVE + 2].copy_from_slice(&would);
                }
                Some(level) => {
                    told[GIVES.0] = gives * GIVES.1;
                    told[GROWS] = flag(spell.levels[level.index()].fixed.is_none());
                    if let Some(phase) = spell.phase {
                        acting[phase] = acting[phase].max(gives);
                        highest[phase] = highest[phase].max(height);
                    }
                }
            }
            marks.numbers(told);
        });
        // That is known after all colours.
        marks.set(at::PROMISE, promise as f32 * PROMISE);
        marks.numbers(acting.map(|future| future * ACTING));
        marks.counts(highest, 1.0);
        marks.number(table(seats(self.game)));
        marks.numbers(stage(day));
        (promise, points)
    }
}
