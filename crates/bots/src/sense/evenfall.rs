//! What a position of Evenfall is worth.

mod marks;

use super::net::{Marks, Net};
use super::{CORRECT, Sense, WeightsError};
use evenfall::Evenfall;
use evenfall::cards::{Person, RitualId};
use evenfall::data::Evening;
use evenfall::effect::{Bundle, Effect, Step, When};
use evenfall::view::PlaceView;
use kernel::{Digest, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

/// Counts stocks, figures, and what places and cards will still give.
#[derive(Clone, Debug)]
pub struct EvenfallSense {
    weights: Weights,
    /// Who plays alone has no net, and other weights.
    alone: Option<Box<EvenfallSense>>,
    net: Option<&'static Net>,
    /// What is printed on the first cards that are met.
    printed: OnceLock<Printed>,
}

/// What the effects of cards are worth, as far as they depend on nothing but time.
#[derive(Clone, Debug)]
struct Printed {
    data: &'static Evening,
    rituals: Vec<Fixed>,
    specialists: Vec<Fixed>,
    councils: Vec<Fixed>,
}

/// What an effect is worth, if it depends on nothing but time.
#[derive(Clone, Copy, Debug)]
struct Fixed {
    /// What its program gives once.
    program: Option<ByTime>,
    /// How often that happens in a round.
    often: f64,
}

/// A worth for each length of the time that is left: see [`time_left`].
type ByTime = [f64; 6];

/// What things are worth, in points: `data/evenfall.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    resource: ByTime,
    mana: ByTime,
    /// A card in hand.
    card: ByTime,
    /// Figures in the reserve of a seat that has turns left.
    witch: f64,
    elder: f64,
    /// The clan token, beyond its harvest.
    token: f64,
    /// The part of a future harvest that counts.
    harvest: f64,
    /// The part of the points in the Outer Circle that will move to the Inner one.
    outer: ByTime,
    /// A place without a ritual.
    open_place: ByTime,
    /// The part of an action space's effect that will be had in this round, and in later ones.
    space: f64,
    space_later: f64,
    /// Taking part in a battle that is to come, and each figure there.
    presence: f64,
    figure: f64,
    /// A powerstone, whatever it doubles now.
    stone: ByTime,
    /// A free slot for a catalyst.
    slot: ByTime,
    transfer: f64,
    coven: f64,
    /// A place from the deck, or discovered without witches.
    place: f64,
    /// A catalyst at no cost.
    build: f64,
    /// Any other step.
    other_step: f64,
    /// What opponents receive.
    others: f64,
    /// An effect that holds all the time, in each round.
    always: f64,
    /// How much a game end effect grows in each round.
    council_growth: f64,
    /// The part of this round that counts for what holds or happens at any time, while there are turns left.
    now: f64,
    /// The part of a conversion that will be paid for.
    convert: f64,
    /// How often things happen in a round.
    often: BTreeMap<When, f64>,
}

/// What is built in; it is read once.
static NET: LazyLock<Net> =
    LazyLock::new(|| Net::read(include_str!("../../data/evenfall.net.ron")).expect(CORRECT));

impl EvenfallSense {
    /// With the weights and the net that are built in.
    pub fn built_in() -> EvenfallSense {
        let read = |text: &str| EvenfallSense::read(text).expect(CORRECT);
        let sense = read(include_str!("../../data/evenfall.ron"));
        let alone = read(include_str!("../../data/evenfall.alone.ron"));
        EvenfallSense { net: Some(&NET), alone: Some(Box::new(alone)), ..sense }
    }

    /// With the weights of a text like that of `data/evenfall.ron`, and no net.
    pub fn read(text: &str) -> Result<EvenfallSense, WeightsError> {
        let (weights, printed) = (ron::from_str(text)?, OnceLock::new());
        Ok(EvenfallSense { weights, alone: None, net: None, printed })
    }

    /// Looks at a clan.
    fn of_clan<T>(&self, game: &Evenfall, seat: Seat, look: impl FnOnce(&Clan<'_>) -> T) -> T {
        if let Some(alone) = self.alone.as_deref().filter(|_| kernel::Game::seats(game) == 1) {
            return alone.of_clan(game, seat, look);
        }
        let other;
        let mut printed = self.printed.get_or_init(|| self.weights.printed(game.data()));
        if !std::ptr::eq(printed.data, game.data()) {
            other = self.weights.printed(game.data());
            printed = &other;
        }
        let (rounds, w) = (f64::from(game.rounds_to_come()), &self.weights);
        let acts = if game.may_act(seat) { 1.0 } else { 0.0 };
        let token = f64::from(u8::from(game.has_token(seat)));
        look(&Clan {
            game,
            seat,
            time: time_left(game, seat),
            hand: game.hand_size(seat),
            rounds,
            acts,
            harvests: (rounds + token * acts) * w.harvest,
            w,
            printed,
        })
    }
}

impl Sense<Evenfall> for EvenfallSense {
    fn promise(&self, game: &Evenfall, seat: Seat) -> f64 {
        let all =
            |clan: &Clan<'_>| clan.stocks() + clan.figures() + clan.circles() + clan.persons();
        self.of_clan(game, seat, all)
    }

    fn worth(&self, game: &Evenfall, seat: Seat) -> Option<f64> {
        let worth = || f64::from(game.points_of(seat)) + self.promise(game, seat);
        (kernel::Game::seats(game) > 1).then(worth)
    }

    #[inline]
    fn is_steady(&self, before: &Evenfall, after: &Evenfall, seat: Seat) -> bool {
        after.is_same_for(seat, before)
    }

    fn net(&self) -> Option<&Net> {
        self.net
    }

    fn digest(&self, game: &Evenfall, seat: Seat) -> Option<Digest> {
        (kernel::Game::seats(game) > 1).then(|| game.belongings(seat))
    }

    fn tell(&self, game: &Evenfall, seat: Seat, marks: &mut Marks) -> Option<f64> {
        let points = game.points_of(seat);
        let promise = self.of_clan(game, seat, |clan| clan.tell(points, marks));
        Some(f64::from(points) + promise)
    }

    /// A plan goes no further than the phase: what the next one brings comes anyway.
    fn stretch(&self, game: &Evenfall) -> u32 {
        u32::from(game.phase_number())
    }
}

/// Twice the rounds to come, and one more while the seat has turns left in this one.
fn time_left(game: &Evenfall, seat: Seat) -> usize {
    let rounds = usize::from(game.rounds_to_come()).min(2);
    2 * rounds + usize::from(game.may_act(seat))
}

/// A clan, looked at once.
struct Clan<'a> {
    game: &'a Evenfall,
    seat: Seat,
    time: usize,
    /// How many cards are in hand.
    hand: u8,
    /// The rounds to come.
    rounds: f64,
    /// 1 for a seat that has turns left in this round, or else 0.
    acts: f64,
    /// How many harvests of the Outer Circle are to come, as far as they count.
    harvests: f64,
    w: &'a Weights,
    printed: &'a Printed,
}

/// A place of a clan, looked at once.
struct Place {
    /// With its sickles, in the Outer Circle.
    harvest: Bundle,
    points: u8,
    ritual: Option<Ritual>,
    /// With its ritual, beyond points that it gives already.
    worth: f64,
}

/// The ritual of a place.
struct Ritual {
    /// Free slots for catalysts.
    slots: u8,
    points: u8,
    gives: Gives,
    worth: f64,
}

/// What a ritual gives.
enum Gives {
    /// What has been had.
    Instant,
    /// So much whenever a figure comes: all spaces, and those that are free.
    Space { once: f64, room: u8, free: u8 },
    /// So much in the time that is left.
    Lasting(f64),
}

impl Clan<'_> {
    fn stocks(&self) -> f64 {
        let w = self.w;
        let resources: u8 = self.game.stock_of(self.seat).iter().sum();
        let stones: u8 = self.game.stones_of(self.seat).iter().sum();
        f64::from(resources) * w.resource[self.time]
            + f64::from(self.game.mana_of(self.seat)) * self.mana()
            + f64::from(self.hand) * w.card[self.time]
            + f64::from(stones) * w.stone[self.time]
    }

    /// Mana is good for battles even when there are no turns left.
    fn mana(&self) -> f64 {
        let w = self.w;
        let battle = self.game.figures_of(self.seat).any(|(_, n, open)| open && n > 0);
        if battle { w.mana[self.time.max(1)] } else { w.mana[self.time] }
    }

    /// Figures in the reserve and those that will fight.
    fn figures(&self) -> f64 {
        let w = self.w;
        let (witches, elders) = self.game.reserve_of(self.seat);
        let idle = f64::from(witches) * w.witch + f64::from(elders) * w.elder;
        let token = if self.game.has_token(self.seat) { w.token } else { 0.0 };
        let fight = |(_, figures, open): (_, u8, bool)| match (figures, open) {
            (0, _) | (_, false) => 0.0,
            (n, true) => w.presence + f64::from(n) * w.figure,
        };
        let fights: f64 = self.game.figures_of(self.seat).map(fight).sum();
        (idle + token) * self.acts + fights
    }

    fn circles(&self) -> f64 {
        let [outer, inner] = [false, true].map(|inner| {
            self.game.circle_of(self.seat, inner).map(|at| self.place(at, inner).worth).sum::<f64>()
        });
        outer + inner
    }

    /// A place in a circle.
    #[inline]
    fn place(&self, at: PlaceView, inner: bool) -> Place {
        let w = self.w;
        let points = self.game.data().place(at.place).vp;
        let (mut harvest, mut worth) = (Bundle::default(), 0.0);
        if !inner {
            harvest = self.game.harvest_of(at.place).times(1 + at.sickles);
            worth = self.harvests * self.bundle(harvest) + f64::from(points) * w.outer[self.time];
        }
        let ritual = at.ritual.map(|ritual| self.ritual(at, ritual, inner));
        worth += ritual.as_ref().map_or(w.open_place[self.time], |ritual| ritual.worth);
        Place { harvest, points, ritual, worth }
    }

    /// The ritual of a place.
    #[inline]
    fn ritual(&self, at: PlaceView, ritual: RitualId, inner: bool) -> Ritual {
        let w = self.w;
        let card = self.game.data().ritual(ritual);
        let fixed = &self.printed.rituals[ritual.index()];
        let slots = card.slots.saturating_sub(at.sickles + at.orbs);
        let points = if inner { 0.0 } else { f64::from(card.vp) * w.outer[self.time] };
        let (gives, effect) = match &card.effect {
            Effect::Space(room, program) => {
                let once = self.program(program, fixed);
                let free = room.saturating_sub(at.witches + at.elders);
                let now = f64::from(free) * self.acts;
                let later = f64::from(*room) * self.rounds;
                let worth = once.max(0.0) * (now * w.space + later * w.space_later);
                (Gives::Space { once, room: *room, free }, worth)
            }
            Effect::Instant(_) => (Gives::Instant, 0.0),
            effect => {
                let worth = self.standing_effect(effect, fixed, true);
                (Gives::Lasting(worth), worth)
            }
        };
        let worth = points + f64::from(slots) * w.slot[self.time] + effect;
        Ritual { slots, points: card.vp, gives, worth }
    }

    fn persons(&self) -> f64 {
        let data = self.game.data();
        let hired = |(person, ready): (Person, bool)| {
            let fixed = &self.printed.specialists[person.specialist().index()];
            self.standing_effect(&data.specialist(person).effect, fixed, ready)
        };
        let specialists: f64 = self.game.specialists_of(self.seat).map(hired).sum();
        let advises = |person: Person| {
            let fixed = &self.printed.councils[person.index()];
            self.standing_effect(data.council(person), fixed, true)
        };
        specialists + self.game.council_of(self.seat).map(advises).sum::<f64>()
    }

    /// What an effect gives in the time that is left.
    fn standing_effect(&self, effect: &Effect, fixed: &Fixed, ready: bool) -> f64 {
        let w = self.w;
        match effect {
            Effect::Instant(_) | Effect::Space(..) => 0.0,
            Effect::When(when, program) => {
                let now = match when {
                    When::Scout => 0.0,
                    When::BattleStart | When::BattleWin | When::BattleLose | When::Reward8 => {
                        f64::from(u8::from(self.game.may_fight()))
                    }
                    When::RoundEnd => f64::from(u8::from(self.game.may_end_round())),
                    _ => self.acts * w.now,
                };
                self.program(program, fixed) * fixed.often * (self.rounds + now)
            }
            Effect::Always(_) => w.always * (self.rounds + self.acts * w.now),
            Effect::Turn(program) => {
                let now = if ready { self.acts } else { 0.0 };
                self.program(program, fixed).max(0.0) * (self.rounds + now)
            }
            Effect::RoundEnd(program) => {
                let now = f64::from(u8::from(self.game.may_end_round()));
                self.program(program, fixed).max(0.0) * (self.rounds + now)
            }
            Effect::GameEnd(_) => w.council_growth * (self.rounds + self.acts * w.now),
        }
    }

    fn program(&self, program: &[Step], fixed: &Fixed) -> f64 {
        match &fixed.program {
            Some(worth) => worth[self.time],
            None => program.iter().map(|step| self.step(step)).sum(),
        }
    }

    fn step(&self, step: &Step) -> f64 {
        match *step {
            Step::Per(count, gain) => {
                f64::from(self.game.count(self.seat, count)) * self.bundle(gain)
            }
            Step::HarvestOuter => self
                .game
                .circle_of(self.seat, false)
                .map(|at| self.bundle(self.game.harvest_of(at.place)) * f64::from(1 + at.sickles))
                .sum(),
            ref step => self.w.step(step, self.time).unwrap_or(0.0),
        }
    }

    fn bundle(&self, bundle: Bundle) -> f64 {
        self.w.bundle(bundle, self.time)
    }
}

impl Weights {
    /// What is printed on cards.
    fn printed(&self, data: &'static Evening) -> Printed {
        let rituals = data.rituals.iter().map(|card| self.fixed(&card.effect));
        let specialists = data.specialists.iter().map(|card| self.fixed(&card.effect));
        let councils = Person::all().map(|person| self.fixed(data.council(person)));
        Printed {
            data,
            rituals: rituals.collect(),
            specialists: specialists.collect(),
            councils: councils.collect(),
        }
    }

    fn fixed(&self, effect: &Effect) -> Fixed {
        let (Effect::Instant(program)
        | Effect::When(_, program)
        | Effect::Space(_, program)
        | Effect::Turn(program)
        | Effect::RoundEnd(program)
        | Effect::GameEnd(program)) = effect
        else {
            return Fixed { program: None, often: 1.0 };
        };
        let often = match effect {
            Effect::When(when, _) => self.often.get(when).copied().unwrap_or(1.0),
            _ => 1.0,
        };
        let mut worth = ByTime::default();
        let known = worth.iter_mut().enumerate().all(|(time, worth)| {
            let sum: Option<f64> = program.iter().map(|step| self.step(step, time)).sum();
            *worth = sum.unwrap_or_default();
            sum.is_some()
        });
        Fixed { program: known.then_some(worth), often }
    }

    /// What a step gives, if that depends on nothing but time.
    fn step(&self, step: &Step, time: usize) -> Option<f64> {
        let bundle = |bundle| self.bundle(bundle, time);
        Some(match *step {
            Step::Per(..) | Step::HarvestOuter => return None,
            Step::Pay(cost) => -bundle(cost),
            Step::Gain(gain) | Step::IfKeyword(_, gain) => bundle(gain),
            Step::Others(gain) => -bundle(gain) * self.others,
            Step::Discard(n) => -f64::from(n) * self.card[time],
            Step::Convert(cost, n, gain) => {
                f64::from(n) * (bundle(gain) - bundle(cost)).max(0.0) * self.convert
            }
            Step::Transfer(n) => f64::from(n) * self.transfer,
            Step::Coven(n) | Step::CovenBoth(n) => f64::from(n) * self.coven,
            Step::CovenRepeat => self.coven,
            Step::Place(n) => f64::from(n) * self.place,
            Step::DiscoverFree => self.place,
            Step::Build(_, n, _) => f64::from(n) * self.build,
            _ => self.other_step,
        })
    }

    /// What comes is worth something only while it can be used.
    fn bundle(&self, bundle: Bundle, time: usize) -> f64 {
        let resources = bundle.h + bundle.p + bundle.b + bundle.r;
        f64::from(resources) * self.resource[time]
            + f64::from(bundle.m) * self.mana[time]
            + f64::from(bundle.c) * self.card[time]
            + f64::from(bundle.v)
    }
}
