//! The net of SpellBook in tables: what a thing adds to the hidden numbers is looked up.
//!
//! A search asks the net about every other choice that it makes. To tell it a hundred marks and to find those that
//! have changed took more time than the rules do; most of the marks are made of a few small numbers.

use super::marks::{self, Glance, at};
use super::{Look, SPELLS, Spell, Witch, seats};
use crate::sense::net::{self, HIDDEN, Net};
use spellbook::data::FAMILIAR_SPACES;
use spellbook::token::Colour;
use std::array::from_fn;

/// What something adds to each hidden number.
type Row = [f32; HIDDEN];

/// Guesses the same as the net does of [`Witch::tell`].
#[derive(Debug)]
pub(super) struct Quick {
    end: Row,
    /// With what the hidden numbers begin, by the time that is left and by the stage of the own day, from 1
    /// on; 0 is another's day.
    begin: [[Row; 5]; marks::LEFT],
    learned: [Row; Colour::ALL.len() + 1],
    stored: [Row; FAMILIAR_SPACES + 1],
    farthest: [Row; FAMILIAR_SPACES + 1],
    pool: [Row; marks::HELD],
    runes: [[Row; marks::HELD]; 3],
    promise: Row,
    colours: [[[Row; marks::HELD]; marks::HEIGHTS]; Colour::ALL.len()],
    would_give: [[Row; marks::HELD]; Colour::ALL.len()],
    gives: [Row; Colour::ALL.len()],
    grows: [Row; Colour::ALL.len()],
    acting: [Row; 3],
    highest: [[Row; marks::HEIGHTS]; 3],
    seats: Row,
}

impl Quick {
    pub fn new(net: &Net) -> Box<Quick> {
        let mark = |at: usize| Adds { net, row: [0.0; HIDDEN] }.mark(at, 1.0).row;
        let adds =
            |at: usize, numbers: &[f32]| Adds { net, row: [0.0; HIDDEN] }.marks(at, numbers).row;
        Box::new(Quick {
            end: net.end,
            begin: from_fn(|left| {
                from_fn(|day| {
                    let stage = day.checked_sub(1);
                    Adds { net, row: net.begin }
                        .marks(at::TIME, &marks::time(left, stage.is_some()))
                        .marks(at::STAGE, &marks::stage(stage))
                        .row
                })
            }),
            learned: from_fn(|n| adds(at::LEARNED, &[n as f32 * marks::LEARNED])),
            stored: from_fn(|n| adds(at::STORED, &[n as f32 * marks::STORED])),
            farthest: from_fn(|n| adds(at::FARTHEST, &[n as f32 * marks::FARTHEST])),
            pool: from_fn(|n| adds(at::POOL, &marks::pool(n as u8))),
            runes: from_fn(|rune| {
                from_fn(|n| {
                    Adds { net, row: [0.0; HIDDEN] }
                        .mark(at::RUNES + rune, n as f32 * marks::RUNE)
                        .mark(at::TRIPLES, (n / 3) as f32)
                        .row
                })
            }),
            promise: adds(at::PROMISE, &[marks::PROMISE]),
            colours: from_fn(|c| {
                from_fn(|height| from_fn(|held| adds(at::colour(c), &marks::FLAGS[height][held])))
            }),
            would_give: from_fn(|c| {
                from_fn(|held| {
                    adds(at::colour(c) + marks::WOULD_GIVE, &marks::would_give(held as u8))
                })
            }),
            gives: from_fn(|c| adds(at::colour(c) + marks::GIVES.0, &[marks::GIVES.1])),
            grows: from_fn(|c| mark(at::colour(c) + marks::GROWS)),
            acting: from_fn(|phase| adds(at::ACTING + phase, &[marks::ACTING])),
            highest: from_fn(|phase| from_fn(|n| adds(at::HIGHEST + phase, &[n as f32]))),
            seats: mark(at::SEATS),
        })
    }

    /// The guess for a witch, what she may hope for, and the points of her spells.
    pub fn guess(&self, witch: &Witch<'_>, spells: &[Spell; SPELLS]) -> (f32, f64, i32) {
        let Glance { stage, farthest, learned, stored, tokens, runes } = witch.glance();
        let nothing = &self.learned[0];
        let (mut colours, mut gives_of) = ([nothing; 7], [(nothing, 0.0); 7]);
        let (mut acting, mut highest) = ([0.0f32; 3], [0usize; 3]);
        let (mut colour, mut growing) = (0, 0u32);
        let (promise, points) = witch.look(spells, |Look { spell, level, held, gives }| {
            let (held, height) = (usize::from(held.min(9)), level.map_or(0, |l| l.index() + 1));
            colours[colour] = &self.colours[colour][height][held];
            match level {
                None => gives_of[colour] = (&self.would_give[colour][held], gives),
                Some(level) => {
                    gives_of[colour] = (&self.gives[colour], gives);
                    growing |= u32::from(spell.levels[level.index()].fixed.is_none()) << colour;
                    if let Some(phase) = spell.phase {
                        acting[phase] = acting[phase].max(gives);
                        highest[phase] = highest[phase].max(height);
                    }
                }
            }
            colour += 1;
        });
        // All rows are found before they are added up: so the sums stay where they are computed.
        let mut hidden = self.begin[witch.left][stage.map_or(0, |stage| stage + 1)];
        let rune = |rune: usize| &self.runes[rune][usize::from(runes[rune].min(9))];
        let pool = &self.pool[usize::from(tokens.min(9))];
        let (learned, stored) = (&self.learned[usize::from(learned)], &self.stored[stored]);
        let farthest = &self.farthest[farthest];
        add(&mut hidden, &[learned, stored, farthest, pool, rune(0), rune(1), rune(2)]);
        add(&mut hidden, &colours);
        add_times(&mut hidden, &gives_of);
        add(&mut hidden, &[0, 1, 2].map(|phase| &self.highest[phase][highest[phase]]));
        let table = (&self.seats, marks::table(seats(witch.game)));
        let [one, two, three] = [0, 1, 2].map(|phase| (&self.acting[phase], acting[phase]));
        add_times(&mut hidden, &[(&self.promise, promise as f32), one, two, three, table]);
        while growing != 0 {
            add(&mut hidden, &[&self.grows[growing.trailing_zeros() as usize]]);
            growing &= growing - 1;
        }
        (net::points(&hidden, &self.end), promise, points)
    }
}

/// Adds rows.
#[inline]
fn add<const N: usize>(hidden: &mut Row, rows: &[&Row; N]) {
    let mut sum = *hidden;
    for row in rows {
        sum.iter_mut().zip(*row).for_each(|(sum, add)| *sum += add);
    }
    *hidden = sum;
}

/// Adds each row so many times.
#[inline]
fn add_times<const N: usize>(hidden: &mut Row, rows: &[(&Row, f32); N]) {
    let mut sum = *hidden;
    for (row, times) in rows {
        sum.iter_mut().zip(*row).for_each(|(sum, add)| *sum += times * add);
    }
    *hidden = sum;
}

/// Adds up what marks add.
struct Adds<'a> {
    net: &'a Net,
    row: Row,
}

impl Adds<'_> {
    fn mark(mut self, at: usize, number: f32) -> Self {
        for (sum, add) in self.row.iter_mut().zip(&self.net.marks[at]) {
            *sum += number * add;
        }
        self
    }

    fn marks(self, at: usize, numbers: &[f32]) -> Self {
        numbers.iter().enumerate().fold(self, |sum, (n, number)| sum.mark(at + n, *number))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{NET, QUICK, SpellBookSense};
    use crate::sense::Sense;
    use crate::sense::net::Marks;
    use kernel::{Fast, Game, NoLog, Rules, Seat, Shared};
    use spellbook::SpellBook;

    #[test]
    fn the_quick_ways_come_to_the_same() {
        let sense = SpellBookSense::built_in();
        let (mut list, mut positions) = (Vec::new(), 0);
        for deal in 0..60 {
            let dice = &mut Fast::numbered(11, deal);
            let options = serde_json::json!({ "seats": 2 + deal % 3 });
            let options = SpellBook::schema().complete(&options).expect("so many may play");
            let options = serde_json::from_value(options.into()).expect("options");
            let mut game = SpellBook::deal(Shared::built_in(), &options, dice).expect("a deal");
            while let Some(mover) = game.turn().seats.first() {
                for seat in Seat::all(game.seats()) {
                    let mut marks = Marks::default();
                    let worth = sense.tell(&game, seat, &mut marks).expect("a worth");
                    let spells = sense.known(&game).expect("the built-in cards");
                    let (guess, ..) = QUICK.guess(&sense.witch(&game, seat), spells);
                    assert!((guess - NET.guess(&marks)).abs() < 1e-3, "{guess} in {game:?}");
                    let near = sense.guess_near((&mut None, true), &game, seat);
                    assert_eq!(near, (guess.into(), Some(worth)));
                    positions += 1;
                }
                game.choices_into(mover, &mut list);
                let choice = list[dice.below(list.len() as u32) as usize];
                game.apply(mover, choice, dice, &mut NoLog);
            }
            for seat in Seat::all(game.seats()) {
                assert_eq!(sense.end(&game, seat), sense.value(&game, seat));
            }
        }
        assert!(positions > 5_000, "{positions}");
    }
}
