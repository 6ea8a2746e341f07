//! The position: everything on the table, and what is half done.

use crate::choice::Choice;
use crate::data::Noctenburg;
use crate::effect::{Bonus, Power, Program, Rule, Sign, Step, Ways};
use crate::frame::{DEPTH, Frame, Origin};
use crate::kinds::{
    Action, Ailment, Animal, Building, Element, Ingredient, Patient, Season, Set, Side,
};
use crate::map::{Feature, ZONES};
use crate::names::{OmenId, OracleId, PrologueId, RitualId, SpaceId, SpellId, WitchId};
use crate::widow::Widow;
use kernel::{MAX_SEATS, Seat, Shared, Stack, Urn};
use serde::{Deserialize, Serialize};

/// How many flags the town has.
pub const FLAGS: usize = 6;
/// How many spaces are printed in a Chamber.
pub const CHAMBER: usize = 10;
/// The most witches of a Coven (SE-8.1).
pub const COVEN: u8 = 4;
/// How many Moon Phases a season has.
pub const PHASES: u8 = 5;

// Where witches lie.
/// Face down in the stack.
pub(crate) const STACK: usize = 0;
/// Open: in Covens and Chambers, in the box, or under the stack after everybody has seen them.
pub(crate) const OPEN: usize = 1;
/// Face down on top of the stack: left over from the draft (SE-2.9).
pub(crate) const ASIDE: usize = 2;
/// Face down in the box.
pub(crate) const LAST: usize = 3;
pub(crate) const PILES: usize = 4 + 2 * MAX_SEATS;

/// The witches that a seat looks at in the draft.
#[inline]
pub(crate) fn dealt(seat: Seat) -> usize {
    4 + seat.index()
}

/// The witches that a seat has kept in the draft.
#[inline]
pub(crate) fn kept(seat: Seat) -> usize {
    4 + MAX_SEATS + seat.index()
}

/// A game of Septima.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Septima {
    pub(crate) data: Shared<Noctenburg>,
    /// The players and, in the solo game, the Black Widow after the only one.
    pub(crate) seats: u8,
    pub(crate) full: bool,
    #[serde(default)]
    pub(crate) solo: bool,
    #[serde(default)]
    pub(crate) shapeshifting: bool,
    /// The hunter die lies open (SE-14.3); no bag at Trials (SE-14.6).
    pub(crate) open_hunter: bool,
    pub(crate) open_trial: bool,
    pub(crate) season: Season,
    /// From 1.
    pub(crate) phase: u8,
    pub(crate) stage: Stage,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// How many seats have done their part of the stage, or which round of the draft it is.
    pub(crate) done: u8,
    /// Whether the active player has answered the question of the stage.
    pub(crate) answered: bool,
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) turn: ThisTurn,
    pub(crate) lunar: [Ingredient; 5],
    /// The open result of the hunter die.
    pub(crate) die: i8,
    pub(crate) huts: [Hut; ZONES],
    /// Septima's markers: those on her two spaces, and the face-down pile.
    pub(crate) markers: [Option<Action>; 2],
    pub(crate) marker_pile: Set<Action>,
    /// The patients by flag.
    pub(crate) patients: [Option<Bed>; FLAGS],
    /// The pile of patients: layers that were shuffled by themselves, the top one first.
    pub(crate) patient_pile: [Set<Patient>; 4],
    pub(crate) patient_discard: Set<Patient>,
    /// Angry Citizens in the supply and in the Crowd.
    pub(crate) angry: u8,
    pub(crate) angry_crowd: u8,
    pub(crate) chambers: [Chamber; 2],
    /// The winner of the Trial that is going on.
    pub(crate) winner: Option<Seat>,
    pub(crate) witches: Urn<PILES>,
    /// Witches under the stack, in the order in which they will be drawn.
    pub(crate) under: Stack<WitchId, 24>,
    /// The bronze and the gold building.
    pub(crate) buildings: [Option<Building>; 2],
    /// Spells by element: the scoring pile, the open cards of the middle and the bottom row, and
    /// the face-down decks.
    pub(crate) scoring: [[Option<SpellId>; 2]; 3],
    pub(crate) middle: [Option<SpellId>; 3],
    pub(crate) bottom: [Option<SpellId>; 3],
    pub(crate) decks: [Set<SpellId>; 3],
    /// The omen in force and whether its dark half shows, the coming one, and those of which the
    /// later ones are drawn (SE-17).
    #[serde(default)]
    pub(crate) omen: Option<OmenId>,
    #[serde(default)]
    pub(crate) dark: bool,
    #[serde(default)]
    pub(crate) coming: Option<OmenId>,
    #[serde(default)]
    pub(crate) omens: Set<OmenId>,
    #[serde(default)]
    pub(crate) widow: Widow,
    pub(crate) stack: Stack<Frame, DEPTH>,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Stage {
    // Set-up (SE-2).
    Draft,
    Covens,
    Prologues,
    Leaders,
    FirstSpells,
    RitualMarkers,
    // A Moon Phase (SE-5).
    Choose,
    QuickMove,
    Before,
    Card,
    After,
    Suspicion,
    Advance,
    End,
    // Her turn (SE-15.28).
    Crawl,
    WidowCard,
    WidowBonus,
    WidowSuspicion,
    // The rest of the phase.
    Hunters,
    Relocation,
    PhaseEnd,
    // The end of a season (SE-11, SE-12).
    TrialStart,
    FirstTrial,
    SecondTrial,
    Favors,
    SeasonEnd,
    /// What an omen does at the start of a season.
    Omen,
    Scoring,
    Over,
}

/// A hunter's hut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Hut {
    Empty,
    Active,
    Inactive,
}

/// A patient on a flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bed {
    /// Who lies there.
    pub patient: Patient,
    /// Whether an Angry Citizen is on it.
    pub angry: bool,
    /// The seats that have healed it in this phase, as bits.
    pub healed: u8,
}

/// A Trial Chamber.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chamber {
    pub spaces: [Option<Citizen>; CHAMBER],
    /// The witches, the one on trial last.
    pub witches: Stack<WitchId, 24>,
}

/// A citizen in a Chamber.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Citizen {
    /// An Angry Citizen.
    Angry,
    /// A Loyal Citizen of a seat.
    Loyal(Seat),
}

/// A player's board and what belongs to it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    /// Ingredients, and crystals last.
    pub stock: [u8; 6],
    pub potions: [u8; 7],
    pub charms: u8,
    pub suspicion: i8,
    pub wisdom: u16,
    /// Levels of the patient tracks.
    pub levels: [u8; 3],
    /// Loyal Citizens in the supply and in the Crowd.
    pub supply: u8,
    pub crowd: u8,
    /// Whether Suspicion was raised, and the hunter die rolled, in this phase.
    pub raised: bool,
    pub rolled: bool,
    /// Whether the action card goes back to the hand.
    pub take_back: bool,
    /// Whether the recall after a Trial was lessened in this season (SE-8.9).
    pub lenient: bool,
    pub leader: Option<SpaceId>,
    pub marker: Option<RitualId>,
    pub oracle: OracleId,
    pub action: Option<Action>,
    /// The secret pick: of an action card, or of a witch in the draft.
    pub pick: Option<Action>,
    pub keep: Option<WitchId>,
    pub mirror: Option<WitchId>,
    pub hand: Set<Action>,
    pub discard: Set<Action>,
    pub coven: Set<WitchId>,
    pub spells: Set<SpellId>,
    pub ready: Set<SpellId>,
    pub lasting: Set<SpellId>,
    pub prologues: Set<PrologueId>,
    /// Which two animals are his, by their colour from 0 (SE-16.2).
    #[serde(default)]
    pub colour: u8,
    /// The animal he is, the witch that it covers, and whether he was one when the phase began.
    #[serde(default)]
    pub animal: Option<Animal>,
    #[serde(default)]
    pub covered: Option<WitchId>,
    #[serde(default)]
    pub wild: bool,
    /// The witch who is face down (SE-17.14).
    #[serde(default)]
    pub sick: Option<WitchId>,
    /// Trials won in Summer (SE-17.45).
    #[serde(default)]
    pub summer_wins: u8,
    /// Rules and events that something of this player is about: see `Septima::look_again`.
    #[serde(skip)]
    pub watch: u64,
}

impl Default for Player {
    fn default() -> Self {
        Player {
            stock: [0; 6],
            potions: [0; 7],
            charms: 0,
            suspicion: 0,
            wisdom: 0,
            levels: [0; 3],
            supply: 0,
            crowd: 0,
            raised: false,
            rolled: false,
            take_back: false,
            lenient: false,
            leader: None,
            marker: None,
            oracle: OracleId::new(0),
            action: None,
            pick: None,
            keep: None,
            mirror: None,
            hand: Set::default(),
            discard: Set::default(),
            coven: Set::default(),
            spells: Set::default(),
            ready: Set::default(),
            lasting: Set::default(),
            prologues: Set::default(),
            colour: 0,
            animal: None,
            covered: None,
            wild: false,
            sick: None,
            summer_wins: 0,
            watch: 0,
        }
    }
}

impl Player {
    /// How many ingredients and crystals there are.
    #[inline]
    pub fn goods(&self) -> u8 {
        self.stock.iter().sum()
    }

    /// How many crystals there are.
    #[inline]
    pub fn crystals(&self) -> u8 {
        self.stock[5]
    }
}

/// How an action is matched (SE-5.6, SE-5.7, SE-5.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Matched {
    #[default]
    No,
    Players,
    Septima(Side),
    /// An effect treats it as matched; Suspicion goes up by so much.
    Treated(u8),
}

/// What has happened in the turn that is going on.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThisTurn {
    pub matched: Matched,
    /// Whether the card that is carried out has its match bonus, and whether it is a copy.
    pub bonus: bool,
    pub copied: bool,
    /// Whether a matched Remember copied Chant, which raises nothing.
    pub chanted: bool,
    /// Patients healed, and their ailments.
    pub healed: u8,
    pub ailments: Set<Ailment>,
    /// Practical Potions brewed in the Brew Action.
    pub brewed: u8,
    pub collected: [u8; 5],
    /// Icons that count as printed around the Leader, and a third lunar ingredient.
    pub icons: [u8; 5],
    pub lunar: Option<Ingredient>,
    /// Abilities used, and used a second time.
    pub used: Set<WitchId>,
    pub used_twice: Set<WitchId>,
    pub buildings: Set<Building>,
    pub shrines: Set<Element>,
    /// Spells cast, and those of them that work in this turn.
    pub cast: Set<SpellId>,
    pub now: Set<SpellId>,
    pub near: Option<Building>,
    /// Whether a patient was healed for nothing.
    pub recovered: bool,
    /// Witches drawn, of which one is kept.
    pub drawn: [Option<WitchId>; 3],
    /// Whether the animal's ability was used.
    #[serde(default)]
    pub animal: bool,
    /// The lunar ingredient that does not count (SE-17.32).
    #[serde(default)]
    pub dry: Option<Ingredient>,
    /// Potions of any kind brewed in the Brew Action.
    #[serde(default)]
    pub potions: u8,
    /// Whether citizens went to the Crowd, and whether that has raised Suspicion (SE-17.36).
    #[serde(default)]
    pub sent: bool,
    #[serde(default)]
    pub blamed: bool,
    /// Like [`Player::watch`], for the spells of this turn.
    #[serde(skip)]
    pub watch: u64,
}

impl Septima {
    #[inline]
    pub(crate) fn printed(&self) -> &'static Noctenburg {
        self.data.get()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many people play: without the Black Widow.
    #[inline]
    pub(crate) fn humans(&self) -> u8 {
        if self.solo { 1 } else { self.seats }
    }

    /// Who decides what the active party does: for the Black Widow the player does.
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        if self.solo { Septima::ALONE } else { self.active }
    }

    /// Whether everything is done.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.stage == Stage::Over && self.stack.is_empty()
    }

    /// The active player.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        self.player(self.active)
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        let seat = self.active;
        self.player_mut(seat)
    }

    /// The seat that comes so many places after the first player.
    #[inline]
    pub(crate) fn in_order(&self, n: u8) -> Seat {
        self.first.left(n, self.seats)
    }

    /// All seats in turn order.
    pub(crate) fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.seats);
        (0..seats).map(move |n| first.left(n, seats))
    }

    /// The index into lists by the number of players, from two.
    #[inline]
    pub(crate) fn table(&self) -> usize {
        usize::from(self.seats.max(2)) - 2
    }

    /// How many spaces a Chamber has with these players (SE-1.8).
    #[inline]
    pub(crate) fn chamber_size(&self) -> usize {
        usize::from(self.printed().boards.chambers.value[self.table()])
    }

    /// The ways of an origin.
    pub(crate) fn ways(&self, origin: Origin) -> &'static [Program] {
        let printed = self.printed();
        let one = std::slice::from_ref::<Program>;
        match origin {
            Origin::Main(action) => one(&printed.action(action).main),
            Origin::Bonus(action) => match &printed.action(action).bonus {
                Bonus::Also { ways, .. } => ways,
                _ => &[],
            },
            Origin::Potion(potion) => &printed.potion(potion).ways,
            Origin::Witch(witch) => power_program(&printed.witch(witch).power),
            Origin::Building(building) => power_program(&printed.building(building).power),
            Origin::Shrine(element) => &SHRINES[element.index()],
            Origin::Spell(spell) => &printed.spell(spell).cast,
            Origin::Favor(n) => one(&printed.boards.favors.value[usize::from(n)]),
            Origin::Reward(ailment, level) => {
                let boards = &printed.boards;
                let tracks = if self.full { &boards.tracks_full } else { &boards.tracks_basic };
                one(&tracks.value[ailment.index()][usize::from(level) - 1])
            }
            Origin::Ribbon(row) => printed.ribbon(row).map_or(&[], |r| one(&r.does)),
            Origin::Prologue(card, lower) => {
                let card = &printed.cards.prologues[card.index()];
                one(if lower { &card.lower } else { &card.upper })
            }
            Origin::Animal(animal) => power_program(&printed.animal(animal).power),
            Origin::Allies => match self.sign() {
                Sign::RecruitMore(n) => &ALLIES[usize::from(n.min(6))],
                _ => &[],
            },
            Origin::Memories => &MEMORIES[..],
        }
    }

    /// The powers of the witches of a seat that work, and of its animal.
    pub(crate) fn powers(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (Bearer, &'static Power)> + use<> {
        let (player, printed, sign) = (self.player(seat), self.printed(), self.sign());
        let mut witches = player.coven;
        player.covered.into_iter().chain(player.sick).for_each(|w| witches.remove(w));
        let mut animal = player.animal.filter(|_| player.wild);
        if sign == Sign::Forgotten {
            (witches, animal) = (Set::default(), None);
        }
        player.mirror.into_iter().for_each(|w| witches.add(w));
        if sign == Sign::SharedChambers {
            let on_top = self.chambers.iter().filter_map(|c| c.witches.top());
            on_top.for_each(|w| witches.add(*w));
        }
        let witches = witches.iter().map(move |w| (Bearer::Witch(w), &printed.witch(w).power));
        witches.chain(animal.map(|a| (Bearer::Animal(a), &printed.animal(a).power)))
    }

    /// How often an ability was used in this turn.
    pub(crate) fn uses(&self, bearer: Bearer) -> u8 {
        match bearer {
            Bearer::Witch(witch) => {
                u8::from(self.turn.used.has(witch)) + u8::from(self.turn.used_twice.has(witch))
            }
            Bearer::Animal(_) => u8::from(self.turn.animal),
        }
    }

    /// The spells of a seat that work now.
    pub(crate) fn working(&self, seat: Seat) -> Set<SpellId> {
        let lasting = self.player(seat).lasting;
        if seat == self.active { lasting.or(self.turn.now) } else { lasting }
    }

    /// Looks again at what is of interest to a seat: after its witches or spells have changed.
    pub(crate) fn look_again(&mut self, seat: Seat) {
        // The Black Widow's witches only count (SE-15.5).
        if self.is_widow(seat) {
            return;
        }
        let printed = self.printed();
        let mut watch = 0;
        for (_, power) in self.powers(seat) {
            watch |= match power {
                Power::Rule(rule) => rule.bit(),
                Power::Whenever(when, _) => when.bit(),
                Power::Extra { .. } => EXTRA,
                Power::During { .. } => DURING,
                Power::AfterRoll(_) => AFTER_ROLL,
                Power::Instead { .. } => INSTEAD,
            };
        }
        let bits = |set: Set<SpellId>| {
            set.iter().fold(0, |bits, spell| {
                let card = printed.spell(spell);
                let rule = card.rule.map_or(0, Rule::bit);
                bits | rule | card.whenever.map_or(0, |(when, _)| when.bit())
            })
        };
        self.player_mut(seat).watch = watch | bits(self.player(seat).lasting);
        if seat == self.active {
            self.turn.watch = bits(self.turn.now);
        }
    }

    /// Whether something of this kind works for a seat: bits of rules and events.
    #[inline]
    pub(crate) fn watches(&self, seat: Seat, bit: u64) -> bool {
        let now = if seat == self.active { self.turn.watch } else { 0 };
        (self.player(seat).watch | now) & bit != 0
    }

    /// Whether a rule of this kind works for a seat, by a witch or a spell.
    #[inline]
    pub(crate) fn has(&self, seat: Seat, rule: Rule) -> bool {
        self.watches(seat, rule.bit())
    }

    /// The amount of a rule for a seat, over all witches and spells; 0 without it.
    pub(crate) fn amount(&self, seat: Seat, rule: Rule) -> u8 {
        if !self.has(seat, rule) {
            return 0;
        }
        let same = |r: &Rule| r.bit() == rule.bit();
        let witches = self.powers(seat).filter_map(|(_, power)| match power {
            Power::Rule(r) => Some(*r),
            _ => None,
        });
        let spells = self.working(seat).iter().filter_map(|s| self.printed().spell(s).rule);
        witches.chain(spells).filter(same).map(Rule::amount).sum()
    }

    /// Whether the Leader of a seat is next to a building that is in play, or counts so.
    pub(crate) fn is_next_to(&self, seat: Seat, building: Building) -> bool {
        if seat == self.active && self.turn.near == Some(building) {
            return true;
        }
        let Some(leader) = self.player(seat).leader else { return false };
        let Some(feature) = self.spot(building) else { return false };
        if self.sign() == Sign::NextToAll {
            return true;
        }
        let map = &self.printed().map;
        map.around(leader).iter().any(|area| map.feature(*area) == feature)
    }

    /// The feature of the area where a building stands, if it is in play.
    pub(crate) fn spot(&self, building: Building) -> Option<Feature> {
        match building {
            Building::Hospital => Some(Feature::Hospital),
            _ if self.buildings[0] == Some(building) => Some(Feature::Bronze),
            _ if self.buildings[1] == Some(building) => Some(Feature::Gold),
            _ => None,
        }
    }

    /// The buildings in play.
    pub(crate) fn in_town(&self) -> impl Iterator<Item = Building> + use<> {
        [Some(Building::Hospital), self.buildings[0], self.buildings[1]].into_iter().flatten()
    }

    /// The building with this rule that the active player may use with the card he has played: not
    /// with a copy (SE-8.4).
    pub(crate) fn building_with(&self, rule: Rule) -> Option<Building> {
        let played = self.me().action.map(Action::icon);
        if self.sign() == Sign::NoBuildings {
            return None;
        }
        self.in_town().find(|building| {
            let tile = self.printed().building(*building);
            matches!(tile.power, Power::Rule(r) if r.bit() == rule.bit())
                && !self.turn.copied
                && played == Some(tile.on)
                && self.is_next_to(self.active, *building)
        })
    }

    /// Whether another Leader stands on a space.
    #[inline]
    pub(crate) fn is_taken(&self, space: SpaceId, seat: Seat) -> bool {
        let taken = |(i, p): (usize, &Player)| i != seat.index() && p.leader == Some(space);
        self.players[..usize::from(self.seats)].iter().enumerate().any(taken)
    }

    /// The two lunar ingredients of the phase (SE-1.14).
    #[inline]
    pub(crate) fn lunar_now(&self) -> Set<Ingredient> {
        let phase = usize::from(self.phase - 1);
        let mut set = Set::only(self.lunar[phase % 5]);
        set.add(self.lunar[(phase + 1) % 5]);
        set
    }

    /// The zone of a seat's Leader, from 0.
    pub(crate) fn zone(&self, seat: Seat) -> Option<usize> {
        self.player(seat).leader.map(SpaceId::zone)
    }

    /// The sections of a space of the ritual track (SE-9.2).
    pub fn sections(space: RitualId) -> Set<Element> {
        let (_, x) = space.place();
        let of = |elements: &[Element]| elements.iter().copied().collect();
        match x {
            0..=2 => of(&[Element::Earth]),
            3 => of(&[Element::Earth, Element::Air]),
            4..=6 => of(&[Element::Air]),
            7 => of(&[Element::Air, Element::Fire]),
            _ => of(&[Element::Fire]),
        }
    }
}

/// Bits of [`Player::watch`] for witches with abilities of these kinds.
pub(crate) const EXTRA: u64 = 1 << 60;
pub(crate) const DURING: u64 = 1 << 61;
pub(crate) const AFTER_ROLL: u64 = 1 << 62;
pub(crate) const INSTEAD: u64 = 1 << 63;

/// Who or what has an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bearer {
    Witch(WitchId),
    Animal(Animal),
}

impl Bearer {
    /// The choice to use the ability.
    pub(crate) fn choice(self) -> Choice {
        match self {
            Bearer::Witch(witch) => Choice::Witch(witch),
            Bearer::Animal(animal) => Choice::Animal(animal),
        }
    }

    /// Where what it does is printed.
    pub(crate) fn origin(self) -> Origin {
        match self {
            Bearer::Witch(witch) => Origin::Witch(witch),
            Bearer::Animal(animal) => Origin::Animal(animal),
        }
    }
}

/// What a witch or a building does when it is used.
fn power_program(power: &'static Power) -> &'static [Program] {
    match power {
        Power::Extra { does, .. }
        | Power::During { does, .. }
        | Power::Whenever(_, does)
        | Power::AfterRoll(does) => std::slice::from_ref(does),
        Power::Instead { ways, .. } => ways,
        Power::Rule(_) => &[],
    }
}

/// More citizens, by their number (SE-17.35).
static ALLIES: std::sync::LazyLock<[Ways; 7]> =
    std::sync::LazyLock::new(|| std::array::from_fn(|n| single(Step::Crowd(n as u8))));

/// Counting as matched, without a raise (SE-17.19).
static MEMORIES: std::sync::LazyLock<Ways> = std::sync::LazyLock::new(|| single(Step::Match(0)));

fn single(step: Step) -> Ways {
    [[step].into_iter().collect()].into_iter().collect()
}

/// What the shrines do.
static SHRINES: std::sync::LazyLock<[Ways; 3]> =
    std::sync::LazyLock::new(|| Element::ALL.map(|element| single(Step::PrepareOf(element))));
