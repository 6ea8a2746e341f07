//! What is printed on the components, read from `data/*.ron`.

use crate::effect::{
    Bonus, Deed, Deeds, Goal, Picks, Power, Program, Rule, Sign, Step, Until, Ways, When, Window,
};
use crate::kinds::{Action, Animal, Building, Ingredient, Potion, Season};
use crate::map::Map;
use crate::names::{OmenId, OracleId, PrologueId, RitualId, SpaceId, SpellId, WitchId};
use arrayvec::ArrayVec;
pub use kernel::data::{Origin, Sourced};
use kernel::data::{each, line_of_field};
use kernel::{Data, DataError, DataFile};
use serde::{Deserialize, Serialize};

/// A witch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct WitchTile {
    pub witch: WitchId,
    pub power: Power,
    pub from: Origin,
}

/// A spell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SpellCard {
    pub spell: SpellId,
    /// The action that must be played, or any.
    pub icon: Option<Action>,
    pub until: Until,
    #[serde(default = "either")]
    pub window: Window,
    #[serde(default = "one")]
    pub picks: Picks,
    /// What happens when it is cast.
    #[serde(default)]
    pub cast: Ways,
    /// What holds while it works.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// What gives Wisdom while it works, and how much.
    #[serde(default)]
    pub whenever: Option<(When, u8)>,
    pub from: Origin,
}

fn either() -> Window {
    Window::Either
}

fn one() -> Picks {
    Picks::One
}

/// An action card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ActionCard {
    pub action: Action,
    pub main: Program,
    pub bonus: Bonus,
    pub from: Origin,
}

/// A building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct BuildingTile {
    pub building: Building,
    /// The action that it goes with.
    pub on: Action,
    pub power: Power,
    pub from: Origin,
}

/// A potion.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PotionPile {
    pub potion: Potion,
    pub recipe: ArrayVec<Ingredient, 3>,
    /// What it does; nothing for remedies, which only heal.
    pub ways: Ways,
    /// Where the recipe comes from; what potions do is in the rulebooks.
    pub from: Origin,
}

/// A prologue card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PrologueCard {
    pub prologue: PrologueId,
    pub upper: Program,
    pub lower: Program,
    pub from: Origin,
}

/// An oracle card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct OracleCard {
    pub oracle: OracleId,
    pub goals: ArrayVec<Goal, 4>,
    pub from: Origin,
}

/// The small decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Cards {
    pub actions: Vec<ActionCard>,
    pub buildings: Vec<BuildingTile>,
    pub potions: Vec<PotionPile>,
    pub prologues: Vec<PrologueCard>,
    pub oracles: Vec<OracleCard>,
}

/// An animal (SE-16).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct AnimalTile {
    pub animal: Animal,
    /// The actions that may be played; the ability goes with the first.
    pub actions: ArrayVec<Action, 4>,
    pub power: Power,
    pub from: Origin,
}

/// An omen (SE-17).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct OmenCard {
    pub omen: OmenId,
    pub light: Sign,
    pub dark: Sign,
    pub from: Origin,
}

/// Shapeshifting and Omens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Expansion {
    pub animals: Vec<AnimalTile>,
    /// From which sum of Suspicion on an omen is dark, with two, three and four players.
    pub threshold: Sourced<ArrayVec<i8, 3>>,
    pub omens: Vec<OmenCard>,
}

/// A card of the Black Widow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct WidowCard {
    pub action: Action,
    /// The shadow zones, from 1.
    pub zones: [u8; 3],
    pub main: Deeds,
    pub bonus: Deeds,
    /// Where the zones come from; what her cards do is in the rulebooks.
    pub from: Origin,
}

/// A Remember card of the Black Widow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct WidowRemember {
    /// The card whose abilities it has.
    pub copies: Action,
    pub zones: [u8; 3],
}

/// A face of the solo die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Face {
    Left,
    Right,
    Deck,
}

/// The Black Widow (SE-15).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct WidowBoard {
    pub cards: Vec<WidowCard>,
    pub remembers: Sourced<ArrayVec<WidowRemember, 6>>,
    pub die: Sourced<ArrayVec<Face, 6>>,
    pub suspicion: Sourced<i8>,
    pub calmed: Sourced<i8>,
    pub spiders: Sourced<[u8; 3]>,
    pub wisdom: Sourced<u16>,
    /// Cooperation, Delay and Information: as usual, more, fewer.
    pub negotiation: Sourced<[(u8, u8, u8); 3]>,
    pub septima_raise: Sourced<u8>,
    pub beside: Sourced<u16>,
    pub bite: Sourced<u16>,
    /// How many worries must be met: as usual, and with Shapeshifting.
    pub worries: Sourced<(u8, u8)>,
    /// Own witches to have, and hers at most, for the worries about them.
    pub witches: Sourced<(u8, u8)>,
}

/// The Suspicion track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Track {
    pub lowest: i8,
    pub top: i8,
    pub start: i8,
}

/// A ribbon of the ritual track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Ribbon {
    pub row: u8,
    /// How many ingredients entering costs.
    pub pay: u8,
    pub does: Program,
}

/// Rewards of the patient tracks: five levels for each ailment.
pub type Rewards = ArrayVec<ArrayVec<Program, 5>, 3>;

/// Boards, tracks and the numbers of set-up and scoring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Boards {
    pub suspicion: Sourced<Track>,
    pub lines: Sourced<ArrayVec<i8, 8>>,
    pub die: Sourced<ArrayVec<i8, 6>>,
    pub chambers: Sourced<ArrayVec<u8, 3>>,
    pub patients: Sourced<ArrayVec<u8, 3>>,
    pub hunters: Sourced<ArrayVec<u8, 4>>,
    pub late_hunters: Sourced<ArrayVec<Season, 2>>,
    pub citizens: Sourced<u8>,
    pub angry: Sourced<u8>,
    pub tracks_basic: Sourced<Rewards>,
    pub tracks_full: Sourced<Rewards>,
    pub track_points: Sourced<ArrayVec<u8, 6>>,
    pub level_points: Sourced<u8>,
    pub favors: Sourced<ArrayVec<Program, 6>>,
    pub favors_basic: Sourced<u8>,
    pub icons: Sourced<Vec<Action>>,
    pub ribbons: Sourced<ArrayVec<Ribbon, 8>>,
    pub top_wisdom: Sourced<u8>,
    pub potion_wisdom: Sourced<u8>,
    pub trial_wisdom: Sourced<u8>,
    pub trial_recall: Sourced<u8>,
    pub captured_wisdom: Sourced<u8>,
    pub citizen_points: Sourced<ArrayVec<(u8, u8), 4>>,
    pub oracle_points: Sourced<ArrayVec<u8, 4>>,
    pub charm_points: Sourced<u8>,
    pub potion_points: Sourced<u8>,
    pub pair_points: Sourced<u8>,
}

impl Boards {
    /// The Angry Citizens that a Suspicion stands for (SE-1.6).
    #[inline]
    pub fn angry_at(&self, suspicion: i8) -> u8 {
        self.lines.value.iter().filter(|line| suspicion >= **line).count() as u8
    }
}

/// All component data of Septima: Noctenburg and who lives there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Noctenburg {
    pub map: Map,
    pub witches: Vec<WitchTile>,
    pub spells: Vec<SpellCard>,
    pub cards: Cards,
    pub boards: Boards,
    pub expansion: Expansion,
    pub widow: WidowBoard,
}

impl Noctenburg {
    /// An animal.
    #[inline]
    pub fn animal(&self, animal: Animal) -> &AnimalTile {
        &self.expansion.animals[animal.index()]
    }

    /// What half of an omen does.
    #[inline]
    pub fn sign(&self, omen: OmenId, dark: bool) -> Sign {
        let card = &self.expansion.omens[omen.index()];
        if dark { card.dark } else { card.light }
    }

    /// The card of the Black Widow with an action, as `remember` of her Remember cards has it.
    pub fn widow_card(&self, action: Action, remember: u8) -> (&WidowCard, [u8; 3]) {
        // In the order of actions, Remember left out.
        let like = |action: Action| &self.widow.cards[action.index().min(7)];
        if action == Action::Remember {
            let card = &self.widow.remembers.value[usize::from(remember)];
            (like(card.copies), card.zones)
        } else {
            (like(action), like(action).zones)
        }
    }

    /// A witch.
    #[inline]
    pub fn witch(&self, witch: WitchId) -> &WitchTile {
        &self.witches[witch.index()]
    }

    /// A spell.
    #[inline]
    pub fn spell(&self, spell: SpellId) -> &SpellCard {
        &self.spells[spell.index()]
    }

    /// An action card.
    #[inline]
    pub fn action(&self, action: Action) -> &ActionCard {
        &self.cards.actions[action.index()]
    }

    /// A building.
    #[inline]
    pub fn building(&self, building: Building) -> &BuildingTile {
        &self.cards.buildings[building.index()]
    }

    /// A potion.
    #[inline]
    pub fn potion(&self, potion: Potion) -> &PotionPile {
        &self.cards.potions[potion.index()]
    }

    /// The icon of a space of the ritual track; starting spaces have none.
    #[inline]
    pub fn icon(&self, space: RitualId) -> Option<Action> {
        space.index().checked_sub(RitualId::STARTS).map(|i| self.boards.icons.value[i])
    }

    /// The ribbon on a row of the ritual track.
    #[inline]
    pub fn ribbon(&self, row: u8) -> Option<&Ribbon> {
        self.boards.ribbons.value.iter().find(|r| r.row == row)
    }
}

const MAP: DataFile = DataFile { name: "map.ron", text: include_str!("../data/map.ron") };
const WITCHES: DataFile =
    DataFile { name: "witches.ron", text: include_str!("../data/witches.ron") };
const SPELLS: DataFile = DataFile { name: "spells.ron", text: include_str!("../data/spells.ron") };
const CARDS: DataFile = DataFile { name: "cards.ron", text: include_str!("../data/cards.ron") };
const BOARDS: DataFile = DataFile { name: "boards.ron", text: include_str!("../data/boards.ron") };
const EXPANSION: DataFile =
    DataFile { name: "expansion.ron", text: include_str!("../data/expansion.ron") };
const WIDOW: DataFile = DataFile { name: "widow.ron", text: include_str!("../data/widow.ron") };

impl Data for Noctenburg {
    const FILES: &'static [DataFile] = &[MAP, WITCHES, SPELLS, CARDS, BOARDS, EXPANSION, WIDOW];

    fn read(texts: &[&str]) -> Result<Noctenburg, DataError> {
        let [map, witches, spells, cards, boards, expansion, widow] = texts else {
            let reason = format!("{} texts are given for 7 files", texts.len());
            return Err(DataError { file: MAP.name, line: None, reason });
        };
        let mut data = Noctenburg {
            map: parse(MAP.name, map)?,
            witches: parse(WITCHES.name, witches)?,
            spells: parse(SPELLS.name, spells)?,
            cards: parse(CARDS.name, cards)?,
            boards: parse(BOARDS.name, boards)?,
            expansion: parse(EXPANSION.name, expansion)?,
            widow: parse(WIDOW.name, widow)?,
        };
        let (areas, spaces) = (&data.map.areas, &data.map.spaces);
        let areas_in_order = crate::names::AreaId::all();
        each(MAP.name, "area", map, areas, areas_in_order, |a| a.area, |_| Ok(()))?;
        each(MAP.name, "space", map, spaces, SpaceId::all(), |s| s.space, |_| Ok(()))?;
        data.map.finish().map_err(|(at, reason)| {
            let line = at.and_then(|at| map.lines().position(|l| l.contains(&at)).map(|i| i + 1));
            DataError { file: MAP.name, line, reason }
        })?;
        let tiles = &data.witches;
        let check = |w: &WitchTile| check_power(&w.power);
        each(WITCHES.name, "witch", witches, tiles, WitchId::all(), |w| w.witch, check)?;
        each(SPELLS.name, "spell", spells, &data.spells, SpellId::all(), |s| s.spell, check_spell)?;
        check_cards(&data.cards, cards)?;
        check_expansion(&data.expansion, expansion)?;
        check_widow(&data.widow).map_err(|(field, reason)| DataError {
            file: WIDOW.name,
            line: line_of_field(widow, &[field]),
            reason: format!("{field}: {reason}"),
        })?;
        check_boards(&data.boards).map_err(|(field, reason)| DataError {
            file: BOARDS.name,
            line: line_of_field(boards, &[field]),
            reason: format!("{field}: {reason}"),
        })?;
        Ok(data)
    }
}

fn parse<T: serde::de::DeserializeOwned>(file: &'static str, text: &str) -> Result<T, DataError> {
    ron::from_str(text).map_err(|e| DataError {
        file,
        line: Some(e.span.start.line),
        reason: e.code.to_string(),
    })
}

/// A kind by its name in data files.
#[derive(Clone, Copy, PartialEq)]
struct Named<K>(K);

impl<K: Serialize> std::fmt::Display for Named<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(ron::to_string(&self.0).unwrap_or_default().trim_matches('"'))
    }
}

fn check_cards(cards: &Cards, text: &str) -> Result<(), DataError> {
    let file = CARDS.name;
    let names = |all: &'static [Action]| all.iter().map(|k| Named(*k));
    let id = |c: &ActionCard| Named(c.action);
    each(file, "action", text, &cards.actions, names(&Action::ALL), id, |card| {
        check_program(&card.main)?;
        match &card.bonus {
            Bonus::Also { ways, .. } if ways.is_empty() => Err("the bonus does nothing".into()),
            Bonus::Also { ways, .. } => ways.iter().try_for_each(check_program),
            _ => Ok(()),
        }
    })?;
    let all = Building::ALL.iter().map(|k| Named(*k));
    let id = |c: &BuildingTile| Named(c.building);
    each(file, "building", text, &cards.buildings, all, id, |b| check_power(&b.power))?;
    let all = Potion::ALL.iter().map(|k| Named(*k));
    let id = |c: &PotionPile| Named(c.potion);
    each(file, "potion", text, &cards.potions, all, id, |pile| {
        let recipe = &pile.recipe;
        if recipe.is_empty() || (1..recipe.len()).any(|i| recipe[..i].contains(&recipe[i])) {
            return Err("a recipe is one to three different ingredients".into());
        }
        if pile.ways.is_empty() == pile.potion.is_practical() {
            return Err("practical potions do something by themselves, remedies do not".into());
        }
        pile.ways.iter().try_for_each(check_program)
    })?;
    let (all, id) = (PrologueId::all(), |c: &PrologueCard| c.prologue);
    each(file, "prologue", text, &cards.prologues, all, id, |card| {
        check_gift(&card.upper)?;
        check_gift(&card.lower)
    })?;
    let (all, id) = (OracleId::all(), |c: &OracleCard| c.oracle);
    each(file, "oracle", text, &cards.oracles, all, id, |card| match card.goals.len() {
        4 => Ok(()),
        n => Err(format!("there are {n} objectives instead of 4")),
    })
}

fn check_power(power: &Power) -> Result<(), String> {
    match power {
        Power::Extra { times: 0 | 3.., .. } => Err("it is used once or twice".into()),
        Power::Extra { does, .. } | Power::During { does, .. } | Power::AfterRoll(does) => {
            check_program(does)
        }
        Power::Instead { ways, .. } if ways.len() != 2 => {
            Err("there is a way unmatched, and one matched".into())
        }
        Power::Instead { ways, .. } => ways.iter().try_for_each(check_program),
        Power::Whenever(_, does) => check_gift(does),
        Power::Rule(rule) => check_rule(*rule),
    }
}

fn check_rule(rule: Rule) -> Result<(), String> {
    if (1..=6).contains(&rule.amount()) { Ok(()) } else { Err("the number is 1 to 6".into()) }
}

fn check_spell(card: &SpellCard) -> Result<(), String> {
    card.cast.iter().try_for_each(check_program)?;
    if card.cast.is_empty() && card.rule.is_none() && card.whenever.is_none() {
        return Err("it does nothing".into());
    }
    card.rule.map_or(Ok(()), check_rule)
}

/// The limits within which any steps can be carried out.
fn check_program(program: &Program) -> Result<(), String> {
    if program.is_empty() {
        return Err("there is no step".into());
    }
    for (i, step) in program.iter().enumerate() {
        let number = match step {
            Step::Spend(_) | Step::SpendCrystals(_) | Step::SpendOf(_) if i > 0 => {
                return Err(format!("{step:?} stands first"));
            }
            Step::Spend(n) | Step::SpendCrystals(n) | Step::Gain(_, n) => *n,
            Step::LunarAgain(n) => *n,
            Step::Wisdom(n)
            | Step::WisdomPerHealed(n)
            | Step::Crystals(n)
            | Step::Charms(n)
            | Step::Ingredients(n)
            | Step::Potions(_, n)
            | Step::Exchange(n)
            | Step::Lower(n)
            | Step::Raise(n)
            | Step::Match(n)
            | Step::Crowd(n)
            | Step::Angry(n)
            | Step::Send(n)
            | Step::Favors(n)
            | Step::Walk(n)
            | Step::Prepare(n)
            | Step::HealMore(n)
            | Step::NotLunar(n)
            | Step::Move(n)
            | Step::BrewUp(n)
            | Step::HealUp(n) => *n,
            Step::Witches(n) | Step::Mirror(n) if *n > 3 => {
                return Err("at most three witches are drawn".into());
            }
            Step::Witches(n) | Step::Mirror(n) => *n,
            _ => 1,
        };
        if !(1..=9).contains(&number) {
            return Err(format!("{step:?}: the number is 1 to 9"));
        }
        let nothing = match step {
            Step::OneOf(kinds) => kinds.is_empty(),
            Step::Potions(kinds, _) => kinds.is_empty(),
            _ => false,
        };
        if nothing {
            return Err(format!("{step:?}: at least one kind is named"));
        }
    }
    Ok(())
}

/// Like [`check_program`], for what is simply received.
fn check_gift(program: &Program) -> Result<(), String> {
    if let Some(Step::Spend(_) | Step::SpendCrystals(_) | Step::SpendOf(_)) = program.first() {
        return Err("nothing is paid for here: it is simply received".into());
    }
    check_program(program)
}

fn check_expansion(expansion: &Expansion, text: &str) -> Result<(), DataError> {
    let file = EXPANSION.name;
    let all = Animal::ALL.iter().map(|k| Named(*k));
    let id = |a: &AnimalTile| Named(a.animal);
    each(file, "animal", text, &expansion.animals, all, id, |tile| {
        let human = [Action::Chant, Action::Shapeshift];
        if tile.actions.len() != 4 || tile.actions.iter().any(|a| human.contains(a)) {
            return Err("an animal has four actions, neither Chant nor Shapeshift".into());
        }
        check_power(&tile.power)
    })?;
    let (all, id) = (OmenId::all(), |o: &OmenCard| o.omen);
    each(file, "omen", text, &expansion.omens, all, id, |card| {
        check_sign(card.light).and(check_sign(card.dark))
    })?;
    match expansion.threshold.value.len() {
        3 => Ok(()),
        _ => Err(DataError {
            file,
            line: line_of_field(text, &["threshold"]),
            reason: "threshold: a sum for two, three and four players".into(),
        }),
    }
}

/// The limits within which a sign can be carried out.
fn check_sign(sign: Sign) -> Result<(), String> {
    let holds = match sign {
        Sign::None => false,
        Sign::Offering(n) | Sign::QuickMove(n) => n <= 3,
        Sign::PrepareMore(n)
        | Sign::PrepareCosts(n)
        | Sign::BrewAtMost(n)
        | Sign::CollectMore(n)
        | Sign::CalmWisdom(n)
        | Sign::RaiseCosts(n)
        | Sign::RecruitMore(n)
        | Sign::CrowdRaises(n)
        | Sign::Charms(n)
        | Sign::SummerWins(n)
        | Sign::SummerLosses(n) => (1..=6).contains(&n),
        Sign::Favors(n) | Sign::SeptimaRaise(n) | Sign::Hunters(n) | Sign::Judge(n) => {
            n != 0 && (-4..=4).contains(&n)
        }
        _ => true,
    };
    if holds { Ok(()) } else { Err(format!("{sign:?}: it does nothing, or too much")) }
}

/// Checks the Black Widow; a mistake names its field.
fn check_widow(widow: &WidowBoard) -> Result<(), (&'static str, String)> {
    let must = |field: &'static str, holds: bool, reason: &str| {
        if holds { Ok(()) } else { Err((field, reason.to_owned())) }
    };
    let hers = Action::ALL.iter().filter(|a| !NOT_HERS.contains(a));
    let once = hers.eq(widow.cards.iter().map(|c| &c.action));
    must("cards", once, "a card for each action in order, without Remember and Shapeshift")?;
    let zones = |zones: &[u8; 3]| zones.is_sorted_by(|a, b| a < b) && zones[0] > 0 && zones[2] <= 6;
    let cards = widow.cards.iter().all(|c| zones(&c.zones));
    must("cards", cards, "three shadow zones in rising order, 1 to 6")?;
    for deeds in widow.cards.iter().flat_map(|c| [&c.main, &c.bonus]) {
        let (Deeds::All(deeds) | Deeds::First(deeds)) = deeds;
        let sane = |deed: &Deed| match deed {
            Deed::Raise(n) | Deed::Heal(n) | Deed::Crowd(n) | Deed::Chamber(n) => {
                (1..=6).contains(n)
            }
            Deed::Direct(n) => (1..=6).contains(n),
            _ => true,
        };
        must("cards", deeds.iter().all(sane), "a number is 1 to 6")?;
    }
    let remembers = &widow.remembers.value;
    let like = |action: Action| !NOT_HERS.contains(&action);
    let fits = remembers.iter().all(|r| zones(&r.zones) && like(r.copies));
    must("remembers", !remembers.is_empty() && fits, "what it copies, and three shadow zones")?;
    must("die", widow.die.value.len() == 6, "a die has six faces")?;
    let huts = widow.spiders.value.iter().all(|hut| (1..=6).contains(hut));
    must("spiders", huts, "huts are 1 to 6")?;
    let cards = |n: &(u8, u8, u8)| n.0 <= 9 && n.1 <= 9 && n.2 <= 9;
    must("negotiation", widow.negotiation.value.iter().all(cards), "at most 9 of a kind")?;
    must("septima_raise", widow.septima_raise.value <= 4, "at most 4")?;
    let worries = widow.worries.value;
    must("worries", worries.0.max(worries.1) <= 8, "there are eight worries")
}

/// Actions for which the Black Widow has no card of the usual kind.
const NOT_HERS: [Action; 2] = [Action::Remember, Action::Shapeshift];

/// Checks the boards; a mistake names its field.
fn check_boards(boards: &Boards) -> Result<(), (&'static str, String)> {
    let must = |field: &'static str, holds: bool, reason: &str| {
        if holds { Ok(()) } else { Err((field, reason.to_owned())) }
    };
    let human = |a: &Action| *a != Action::Shapeshift;
    must("icons", boards.icons.value.iter().all(human), "Shapeshift bears the icon of Chant")?;
    let Track { lowest, top, start } = boards.suspicion.value;
    let track = -20 <= lowest && lowest < start && start < top && top <= 40;
    must("suspicion", track, "lowest, start and top go upwards, from -20 to 40")?;
    must("die", boards.die.value.len() == 6, "a die has six faces")?;
    let faces = boards.die.value.iter().all(|f| (-20..=20).contains(f));
    must("die", faces, "a face is from -20 to 20")?;
    let chambers = &boards.chambers.value;
    let three = chambers.len() == 3 && chambers.iter().all(|n| (1..=10).contains(n));
    must("chambers", three, "1 to 10 spaces for two, three and four players")?;
    let patients = &boards.patients.value;
    let three = patients.len() == 3 && patients.iter().all(|n| (1..=6).contains(n));
    must("patients", three, "1 to 6 patients for two, three and four players")?;
    let huts = &boards.hunters.value;
    let once = (0..huts.len()).all(|i| !huts[..i].contains(&huts[i]));
    must("hunters", once && huts.iter().all(|h| (1..=6).contains(h)), "different huts, 1 to 6")?;
    let late = &boards.late_hunters.value;
    must("late_hunters", huts.len() + late.len() <= 6, "no more hunters than huts")?;
    must("citizens", (2..=6).contains(&boards.citizens.value), "2 to 6 for each player")?;
    must("angry", boards.angry.value <= 40, "at most 40")?;
    for (field, rewards) in
        [("tracks_basic", &boards.tracks_basic), ("tracks_full", &boards.tracks_full)]
    {
        let whole = rewards.value.len() == 3 && rewards.value.iter().all(|t| t.len() == 5);
        must(field, whole, "five rewards for each of three ailments")?;
        rewards.value.iter().flatten().try_for_each(check_gift).map_err(|e| (field, e))?;
    }
    must("track_points", boards.track_points.value.len() == 6, "points for levels 0 to 5")?;
    let favors = &boards.favors.value;
    favors.iter().try_for_each(check_program).map_err(|e| ("favors", e))?;
    let basic = usize::from(boards.favors_basic.value) <= favors.len() && !favors.is_empty();
    must("favors_basic", basic, "no more than there are favors")?;
    let icons = RitualId::COUNT - RitualId::STARTS;
    must("icons", boards.icons.value.len() == icons, "an icon for each of 55 spaces")?;
    for ribbon in &boards.ribbons.value {
        must(
            "ribbons",
            (1..=10).contains(&ribbon.row) && ribbon.pay <= 3,
            "rows 1 to 10, pay 0 to 3",
        )?;
        check_gift(&ribbon.does).map_err(|e| ("ribbons", e))?;
    }
    must("oracle_points", boards.oracle_points.value.len() == 4, "points for four objectives")
}
