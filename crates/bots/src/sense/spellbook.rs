//! What a position of SpellBook is worth.

use super::{CORRECT, Sense, WeightsError};
use kernel::Seat;
use serde::Deserialize;
use spellbook::SpellBook;
use spellbook::data::{Card, Cards, FAMILIAR_SPACES};
use spellbook::spell::{Does, Level, Phase, Points, Step};
use spellbook::token::Colour;
use std::sync::OnceLock;

/// Counts what the pool may become, and what learned spells will still do.
#[derive(Clone, Debug)]
pub struct SpellBookSense {
    weights: Weights,
    /// What actions give, for the first cards and the first number of seats that are met.
    acts: OnceLock<Acts>,
}

/// For each spell and level, what the best action gives once that the level allows.
#[derive(Clone, Debug)]
struct Acts {
    cards: &'static Cards,
    seats: u8,
    best: [[f64; 3]; SPELLS],
}

/// How many spells there are.
const SPELLS: usize = 3 * Colour::ALL.len();

/// What things are worth, in points: `data/spellbook.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    /// With so many tokens of a colour: the part of its best level that is as good as learned.
    promise: [f64; 6],
    /// Any token in the pool.
    token: f64,
    /// Three pool tokens with one rune.
    triple: f64,
    /// In the last part of the game, one in so many, the pool loses its worth.
    late: f64,
    /// Each token by which the pool comes near its limit, from two below it on.
    full: f64,
    /// How many days a game lasts.
    days: f64,
    /// What the primary action of each phase gives anyway.
    primary: [f64; 3],
    draw: f64,
    take: f64,
    stow: f64,
    store: f64,
    swap: f64,
    drop: f64,
    raise: f64,
    lower: f64,
    refresh: f64,
    /// A single token that counts as a wild while learning.
    wild: f64,
    /// An action of another player that can be copied.
    copy: f64,
    /// What each other player receives.
    others: f64,
    /// How far a score that grows with the game will have grown beyond now.
    growth: f64,
}

impl SpellBookSense {
    /// With the weights that are built in.
    pub fn built_in() -> SpellBookSense {
        SpellBookSense::read(include_str!("../../data/spellbook.ron")).expect(CORRECT)
    }

    /// With the weights of a text like that of `data/spellbook.ron`.
    pub fn read(text: &str) -> Result<SpellBookSense, WeightsError> {
        Ok(SpellBookSense { weights: ron::from_str(text)?, acts: OnceLock::new() })
    }
}

impl Sense<SpellBook> for SpellBookSense {
    fn promise(&self, game: &SpellBook, seat: Seat) -> f64 {
        let w = &self.weights;
        let left = left(game);
        let mut table = Table { game, seat, left, w, acts: None };
        let acts = self.acts.get_or_init(|| table.all_acts());
        let fits = std::ptr::eq(acts.cards, game.data()) && acts.seats == kernel::Game::seats(game);
        table.acts = fits.then_some(&acts.best);
        table.pool() * (left * w.late).min(1.0) + table.book()
    }

    fn score(&self, game: &SpellBook, seat: Seat) -> Option<i32> {
        let spells = || -> i32 {
            Colour::ALL.into_iter().map(|colour| game.spell_points(seat, colour)).sum()
        };
        (kernel::Game::seats(game) > 1).then(|| game.familiar_points(seat) + spells())
    }
}

/// How much of the game is left, from 1 to 0: until somebody's book or familiar is full (SB-9.1).
fn left(game: &SpellBook) -> f64 {
    let nearest = |seat| {
        let book = f64::from(learned(game, seat)) / Colour::ALL.len() as f64;
        let familiar = game.stored_by(seat).len() as f64 / FAMILIAR_SPACES as f64;
        book.max(familiar)
    };
    1.0 - Seat::all(kernel::Game::seats(game)).map(nearest).fold(0.0, f64::max)
}

fn learned(game: &SpellBook, seat: Seat) -> u8 {
    Colour::ALL.into_iter().filter(|c| game.learned_by(seat, *c).is_some()).count() as u8
}

/// A seat's things, looked at once.
struct Table<'a> {
    game: &'a SpellBook,
    seat: Seat,
    left: f64,
    w: &'a Weights,
    acts: Option<&'a [[f64; 3]; SPELLS]>,
}

impl Table<'_> {
    fn card(&self, colour: Colour) -> &'static Card {
        self.game.data().card(self.game.mix()[colour.index()])
    }

    /// What the tokens of the pool may become.
    fn pool(&self) -> f64 {
        let w = self.w;
        let pool = self.game.tokens_of(self.seat);
        let mut sum = f64::from(pool.len()) * w.token;
        sum += pool.by_rune().iter().map(|n| f64::from(n / 3)).sum::<f64>() * w.triple;
        let roomy = self.game.data().boards.pool_limit.value.saturating_sub(2);
        sum -= f64::from(pool.len().saturating_sub(roomy)) * w.full;
        for colour in Colour::ALL {
            let units = usize::from(pool.of_colour(colour)).min(5);
            if units > 0 && self.game.learned_by(self.seat, colour).is_none() {
                sum += w.promise[units] * self.best_level(colour);
            }
        }
        sum
    }

    /// What the best level of an unlearned spell would be worth.
    fn best_level(&self, colour: Colour) -> f64 {
        let card = self.card(colour);
        let worth = |level: Level| {
            let points = match card.levels[level.index()].points {
                Points::Fixed(n) => f64::from(n),
                points => self.growing(points),
            };
            points + self.used(card, level)
        };
        Level::ALL.into_iter().map(worth).fold(0.0, f64::max)
    }

    /// What learned spells will still do, beyond their points now. In each phase one spell acts.
    fn book(&self) -> f64 {
        let mut sum = 0.0;
        let mut acting = [0.0f64; 3];
        for colour in Colour::ALL {
            let Some((level, _)) = self.game.learned_by(self.seat, colour) else { continue };
            let card = self.card(colour);
            let used = self.used(card, level);
            match card.phase {
                Some(phase) => acting[phase.index()] = acting[phase.index()].max(used),
                None => sum += used,
            }
            if !matches!(card.levels[level.index()].points, Points::Fixed(_)) {
                sum += self.w.growth * self.left * self.growing(card.levels[level.index()].points);
            }
        }
        sum + acting.iter().sum::<f64>()
    }

    /// What points that grow may come to.
    fn growing(&self, points: Points) -> f64 {
        let spells = Colour::ALL.len() as f64 - 1.0;
        match points {
            Points::Fixed(n) => f64::from(n),
            Points::PerStoredColour => spells,
            Points::PerStored => FAMILIAR_SPACES as f64 * 0.7,
            Points::PerSpell(low, high) => spells * 0.4 * f64::from(low + high),
        }
    }

    /// What a spell on a level gives in the days that are left, beyond the primary action.
    fn used(&self, card: &Card, level: Level) -> f64 {
        let days = self.w.days * self.left;
        match card.phase {
            Some(phase) => {
                let best = match self.acts {
                    Some(acts) => acts[card.spell.index()][level.index()],
                    None => self.best_act(card, level),
                };
                days * (best - self.w.primary[phase.index()]).max(0.0)
            }
            None => self.holds(&card.levels[level.index()].does, days),
        }
    }

    /// What the best action gives once that a level allows.
    fn best_act(&self, card: &Card, level: Level) -> f64 {
        let levels = &card.levels[..=level.index()];
        levels.iter().map(|l| self.act(&l.does)).fold(0.0, f64::max)
    }

    /// The same for every card.
    fn all_acts(&self) -> Acts {
        let (cards, seats) = (self.game.data(), kernel::Game::seats(self.game));
        let mut best = [[0.0; 3]; SPELLS];
        for colour in Colour::ALL {
            for set in 1..=3 {
                let card = cards.card(cards.of_set(colour, set));
                best[card.spell.index()] = Level::ALL.map(|level| self.best_act(card, level));
            }
        }
        Acts { cards, seats, best }
    }

    /// What an action gives once.
    fn act(&self, does: &Does) -> f64 {
        match does {
            Does::Act(ways) => ways.iter().map(|way| self.steps(&way.steps)).fold(0.0, f64::max),
            Does::LearnWith(n) => {
                self.w.primary[Phase::Evening.index()] + f64::from(*n) * self.w.wild
            }
            _ => 0.0,
        }
    }

    /// What a permanent effect gives in so many days. An instant one has been had.
    fn holds(&self, does: &Does, days: f64) -> f64 {
        let w = self.w;
        match does {
            Does::DrawOnTake(n) => days * f64::from(*n) * w.draw * 0.5,
            Does::KeepOnLearn(n) => {
                let spells = Colour::ALL.len() as f64 - f64::from(learned(self.game, self.seat));
                f64::from(*n) * w.store * spells.max(0.0) * 0.7
            }
            Does::MorningActions(n) => {
                days * f64::from(n.saturating_sub(1)) * w.primary[Phase::Morning.index()]
            }
            _ => 0.0,
        }
    }

    fn steps(&self, steps: &[Step]) -> f64 {
        let w = self.w;
        let others = f64::from(kernel::Game::seats(self.game).saturating_sub(1));
        let worth = |step: &Step| match *step {
            Step::Discard(_) => -w.drop,
            Step::Draw(n) => f64::from(n) * w.draw,
            Step::DrawTo(n) => f64::from(n.saturating_sub(2)) * w.draw,
            Step::Deal(_) => 0.0,
            Step::Take(n, _) => f64::from(n) * w.take,
            Step::TakeUpTo(n) => f64::from(n) * w.take * 0.8,
            Step::Stow(n) => f64::from(n) * w.stow,
            Step::Store(n, _) => f64::from(n) * w.store * 0.7,
            Step::SwapAltar(n) => f64::from(n) * w.swap,
            Step::SwapFamiliar => w.swap,
            Step::Drop(n) => -f64::from(n) * w.drop,
            Step::Refresh => w.refresh,
            Step::Lower => -w.lower,
            Step::Raise => w.raise,
            Step::OthersTake | Step::OthersDraw => -w.others * others,
            Step::Copy(_) => w.copy,
            Step::MorningAction => w.primary[Phase::Morning.index()],
        };
        steps.iter().map(worth).sum()
    }
}
