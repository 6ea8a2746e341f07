//! What a position of SpellBook is worth.

mod marks;
mod quick;

use super::net::{Basis, Marks, Net};
use super::{CORRECT, Sense, WeightsError, guess_by_net};
use kernel::{Digest, MAX_SEATS, Seat};
use quick::Quick;
use serde::Deserialize;
use spellbook::SpellBook;
use spellbook::data::{Card, Cards, FAMILIAR_SPACES, LevelCard};
use spellbook::spell::{Does, Level, Phase, Points, Step};
use spellbook::token::Colour;
use std::sync::{LazyLock, OnceLock};

/// Counts what the pool may become, and what learned spells will still do.
#[derive(Clone, Debug)]
pub struct SpellBookSense {
    weights: Weights,
    /// Who plays alone has no net, and other weights.
    alone: Option<Box<SpellBookSense>>,
    net: Option<&'static Net>,
    /// The same net.
    quick: Option<&'static Quick>,
    /// What spells give, for the first cards that are met with each number of seats.
    spells: [OnceLock<Spells>; MAX_SEATS],
}

/// What each spell gives on each level.
#[derive(Clone, Debug)]
struct Spells {
    cards: &'static Cards,
    of: [Spell; SPELLS],
}

#[derive(Clone, Copy, Debug, Default)]
struct Spell {
    /// The place of the phase in which it acts, if it does.
    phase: Option<usize>,
    levels: [Gives; 3],
    /// What the best level is worth to somebody who has not learned it: by the time that is left,
    /// and by how many spells are still to be learned.
    best: [[f32; Colour::ALL.len() + 1]; FAMILIAR_SPACES + 1],
}

/// What a spell gives on a level, beyond the primary action.
#[derive(Clone, Copy, Debug, Default)]
struct Gives {
    /// Points, as far as they may come.
    points: f64,
    /// The points that are printed, if they do not grow.
    fixed: Option<i32>,
    /// In the whole game; what is left of it counts.
    used: f64,
    /// For each spell that is still to be learned.
    kept: f64,
}

impl Gives {
    /// What it still gives, beyond points.
    #[inline]
    fn future(&self, left: f64, unlearned: u8) -> f64 {
        self.used * left + self.kept * f64::from(unlearned)
    }
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
    /// The part of the spaces of the familiar, and of all points for spells, that such a score comes to.
    grown: [f64; 2],
    /// The part that counts of a take up to a number, of a store that needs fitting tokens, and of a draw
    /// that needs a rune.
    parts: [f64; 3],
}

/// What is built in; it is read once.
static NET: LazyLock<Net> =
    LazyLock::new(|| Net::read(include_str!("../../data/spellbook.net.ron")).expect(CORRECT));

/// The same in tables.
static QUICK: LazyLock<Box<Quick>> = LazyLock::new(|| Quick::new(&NET));

impl SpellBookSense {
    /// With the weights and the net that are built in.
    pub fn built_in() -> SpellBookSense {
        let read = |text: &str| SpellBookSense::read(text).expect(CORRECT);
        let sense = read(include_str!("../../data/spellbook.ron"));
        let alone = read(include_str!("../../data/spellbook.alone.ron"));
        let (net, quick, alone) = (Some(&*NET), Some(&**QUICK), Some(Box::new(alone)));
        SpellBookSense { net, quick, alone, ..sense }
    }

    /// With the weights of a text like that of `data/spellbook.ron`, and no net.
    pub fn read(text: &str) -> Result<SpellBookSense, WeightsError> {
        let (weights, spells) = (ron::from_str(text)?, Default::default());
        Ok(SpellBookSense { weights, alone: None, net: None, quick: None, spells })
    }

    /// What the spells of the game give, if its cards are those that were met first.
    #[inline]
    fn known(&self, game: &SpellBook) -> Option<&[Spell; SPELLS]> {
        let spells = self.spells[usize::from(seats(game)) - 1].get_or_init(|| self.spells(game));
        std::ptr::eq(spells.cards, game.data()).then_some(&spells.of)
    }

    /// What all spells of these cards give.
    fn spells(&self, game: &SpellBook) -> Spells {
        let reader = Reader { w: &self.weights, seats: seats(game) };
        let mut of = [Spell::default(); SPELLS];
        for colour in Colour::ALL {
            for set in 1..=3 {
                let card = game.data().card(game.data().of_set(colour, set));
                of[card.spell.index()] = reader.spell(card);
            }
        }
        Spells { cards: game.data(), of }
    }

    fn witch<'a>(&'a self, game: &'a SpellBook, seat: Seat) -> Witch<'a> {
        Witch { game, seat, left: left(game), w: &self.weights }
    }
}

impl Sense<SpellBook> for SpellBookSense {
    fn promise(&self, game: &SpellBook, seat: Seat) -> f64 {
        if let Some(alone) = self.alone.as_deref().filter(|_| seats(game) == 1) {
            return alone.promise(game, seat);
        }
        let witch = self.witch(game, seat);
        match self.known(game) {
            Some(spells) => witch.promise(spells).0,
            None => witch.promise(&self.spells(game).of).0,
        }
    }

    #[inline]
    fn worth(&self, game: &SpellBook, seat: Seat) -> Option<f64> {
        let spells = self.known(game).filter(|_| seats(game) > 1)?;
        let (promise, points) = self.witch(game, seat).promise(spells);
        Some(promise + f64::from(points + game.familiar_points(seat)))
    }

    #[inline]
    fn is_steady(&self, before: &SpellBook, after: &SpellBook, seat: Seat) -> bool {
        after.is_same_for(seat, before)
            && (after.has_come_as_far_as(before) || left(before) == left(after))
    }

    #[inline]
    fn digest(&self, game: &SpellBook, seat: Seat) -> Option<Digest> {
        let others = Seat::all(seats(game)).filter(|other| *other != seat);
        let farthest = others.map(|other| way(game, other)).max().unwrap_or(0);
        let time = farthest << 4 | way(game, seat);
        Some(game.belongings(seat).and(time as u64, 0))
    }

    #[inline]
    fn lead_in_the_end(&self, game: &SpellBook, seat: Seat) -> Option<(f64, bool)> {
        if seats(game) == 1 {
            return None;
        }
        let own = game.result(seat);
        let others = Seat::all(seats(game)).filter(|other| *other != seat);
        let best = others.map(|other| game.result(other)).max()?;
        Some((f64::from(own.0 - best.0), own >= best))
    }

    /// Who plays alone has one turn after another.
    fn stretch(&self, game: &SpellBook) -> u32 {
        u32::from(game.solo_days())
    }

    /// Which tokens a spell is paid with hardly matters.
    #[inline]
    fn is_formality(&self, game: &SpellBook) -> bool {
        game.is_paying()
    }

    fn trust(&self) -> f64 {
        8.0
    }

    fn caution(&self) -> f64 {
        0.5
    }

    /// Two choices under the same luck differ by 2.6 points from walk to walk, with three tenths of victory by
    /// 7.3.
    fn victory(&self) -> f64 {
        0.0
    }

    fn net(&self) -> Option<&Net> {
        self.net
    }

    fn tell(&self, game: &SpellBook, seat: Seat, marks: &mut Marks) -> Option<f64> {
        let witch = self.witch(game, seat);
        let (promise, points) = match self.known(game) {
            Some(spells) => witch.tell(spells, marks),
            None => witch.tell(&self.spells(game).of, marks),
        };
        Some(promise + f64::from(points + game.familiar_points(seat)))
    }

    #[inline]
    fn guess_near(
        &self,
        near: (&mut Option<Basis>, bool),
        game: &SpellBook,
        seat: Seat,
    ) -> (f64, Option<f64>) {
        let fits = seats(game) > 1 && !kernel::Game::turn(game).is_over();
        match self.quick.filter(|_| fits).zip(self.known(game)) {
            Some((quick, spells)) => {
                let (guess, promise, points) = quick.guess(&self.witch(game, seat), spells);
                let worth = promise + f64::from(points + game.familiar_points(seat));
                (guess.into(), Some(worth))
            }
            None => guess_by_net(self, near, game, seat),
        }
    }
}

fn seats(game: &SpellBook) -> u8 {
    kernel::Game::seats(game)
}

/// How much of the game is left, in spaces of a familiar: until somebody's book or familiar is full
/// (SB-9.1). A spell counts as two spaces.
#[inline]
fn left(game: &SpellBook) -> usize {
    FAMILIAR_SPACES - Seat::all(seats(game)).map(|seat| way(game, seat)).fold(0, usize::max)
}

/// How far a seat has come, in spaces of its familiar.
#[inline]
fn way(game: &SpellBook, seat: Seat) -> usize {
    let spell = FAMILIAR_SPACES / Colour::ALL.len();
    let book = usize::from(game.learned_count(seat)) * spell;
    book.max(game.stored_by(seat).len())
}

/// The same as a part of the game.
#[inline]
fn part(left: usize) -> f64 {
    left as f64 * (1.0 / FAMILIAR_SPACES as f64)
}

/// A seat's things, looked at once.
struct Witch<'a> {
    game: &'a SpellBook,
    seat: Seat,
    left: usize,
    w: &'a Weights,
}

impl Witch<'_> {
    /// What the seat may hope for, and the points of its spells.
    #[inline]
    fn promise(&self, spells: &[Spell; SPELLS]) -> (f64, i32) {
        self.look(spells, |_| ())
    }

    /// The same, and tells of each colour.
    #[inline]
    fn look<'s>(&self, spells: &'s [Spell; SPELLS], mut tell: impl FnMut(Look<'s>)) -> (f64, i32) {
        let (game, w, left) = (self.game, self.w, part(self.left));
        let pool = game.tokens_of(self.seat);
        let count = pool.len();
        let triples: u8 = pool.by_rune().iter().map(|n| n / 3).sum();
        let roomy = game.data().boards.pool_limit.value.saturating_sub(2);
        let mut tokens = f64::from(count) * w.token + f64::from(triples) * w.triple
            - f64::from(count.saturating_sub(roomy)) * w.full;
        let unlearned = Colour::ALL.len() as u8 - game.learned_count(self.seat);
        let (mut book, mut acting, mut score) = (0.0, [0.0f64; 3], 0);
        let mix = game.mix();
        for colour in Colour::ALL {
            let spell = &spells[mix[colour.index()].index()];
            let (level, held) = (game.level_of(self.seat, colour), pool.of_colour(colour));
            let future = match level {
                None => f64::from(spell.best[self.left][usize::from(unlearned)]),
                Some(level) => spell.levels[level.index()].future(left, unlearned),
            };
            tell(Look { spell, level, held, gives: future as f32 });
            let Some(level) = level else {
                tokens += w.promise[usize::from(held.min(5))] * future;
                continue;
            };
            let gives = &spell.levels[level.index()];
            match spell.phase {
                Some(phase) => acting[phase] = acting[phase].max(future),
                None => book += future,
            }
            score += gives.fixed.unwrap_or_else(|| {
                book += w.growth * left * gives.points;
                game.spell_points(self.seat, colour)
            });
        }
        // In each phase one spell acts.
        let acts = acting[0] + acting[1] + acting[2];
        (tokens * (left * w.late).min(1.0) + book + acts, score)
    }
}

/// A colour, as a seat sees it.
struct Look<'a> {
    spell: &'a Spell,
    /// On which level it has learned the spell.
    level: Option<Level>,
    /// How many tokens it has.
    held: u8,
    /// What the spell still gives, or would give if it were learned.
    gives: f32,
}

/// Reads what is printed on cards.
struct Reader<'a> {
    w: &'a Weights,
    seats: u8,
}

impl Reader<'_> {
    fn spell(&self, card: &Card) -> Spell {
        let levels = Level::ALL.map(|level| self.gives(card, level));
        let best = std::array::from_fn(|left| {
            std::array::from_fn(|unlearned| {
                let worth =
                    |gives: &Gives| gives.points + gives.future(part(left), unlearned as u8);
                levels.iter().map(worth).fold(0.0, f64::max) as f32
            })
        });
        Spell { phase: card.phase.map(Phase::index), levels, best }
    }

    fn gives(&self, card: &Card, level: Level) -> Gives {
        let LevelCard { points, does } = &card.levels[level.index()];
        let fixed = match points {
            Points::Fixed(n) => Some(i32::from(*n)),
            _ => None,
        };
        let (used, kept) = match card.phase {
            Some(phase) => {
                let more = self.best_act(card, level) - self.w.primary[phase.index()];
                (self.w.days * more.max(0.0), 0.0)
            }
            None => self.holds(does),
        };
        Gives { points: self.growing(*points), fixed, used, kept }
    }

    /// What the best action gives once that a level allows.
    fn best_act(&self, card: &Card, level: Level) -> f64 {
        let levels = &card.levels[..=level.index()];
        levels.iter().map(|l| self.act(&l.does)).fold(0.0, f64::max)
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

    /// What a permanent effect gives in a whole game, and for each spell that is still to be
    /// learned. An instant one has been had.
    fn holds(&self, does: &Does) -> (f64, f64) {
        let w = self.w;
        match does {
            Does::DrawOnTake(n) => (w.days * f64::from(*n) * w.draw * w.parts[2], 0.0),
            Does::KeepOnLearn(n) => (0.0, f64::from(*n) * w.store * w.parts[1]),
            Does::MorningActions(n) => {
                let more = f64::from(n.saturating_sub(1));
                (w.days * more * w.primary[Phase::Morning.index()], 0.0)
            }
            _ => (0.0, 0.0),
        }
    }

    fn steps(&self, steps: &[Step]) -> f64 {
        let w = self.w;
        let others = f64::from(self.seats.saturating_sub(1));
        let worth = |step: &Step| match *step {
            Step::Discard(_) => -w.drop,
            Step::Draw(n) => f64::from(n) * w.draw,
            Step::DrawTo(n) => f64::from(n.saturating_sub(2)) * w.draw,
            Step::Deal(_) => 0.0,
            Step::Take(n, _) => f64::from(n) * w.take,
            Step::TakeUpTo(n) => f64::from(n) * w.take * w.parts[0],
            Step::Stow(n) => f64::from(n) * w.stow,
            Step::Store(n, _) => f64::from(n) * w.store * w.parts[1],
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

    /// What points that grow may come to.
    fn growing(&self, points: Points) -> f64 {
        let spells = Colour::ALL.len() as f64 - 1.0;
        let [stored, all] = self.w.grown;
        match points {
            Points::Fixed(n) => f64::from(n),
            Points::PerStoredColour => spells,
            Points::PerStored => FAMILIAR_SPACES as f64 * stored,
            Points::PerSpell(low, high) => spells * all * f64::from(low + high),
        }
    }
}
