//! What is printed on the components, read from `data/*.ron`.

use crate::check::{
    check_boards, check_cards, check_expansion, check_power, check_spell, check_widow,
};
use crate::effect::{
    Bonus, Deeds, Goal, Picks, Power, Program, Rule, Sign, Until, Ways, When, Window,
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
pub(crate) const CARDS: DataFile =
    DataFile { name: "cards.ron", text: include_str!("../data/cards.ron") };
const BOARDS: DataFile = DataFile { name: "boards.ron", text: include_str!("../data/boards.ron") };
pub(crate) const EXPANSION: DataFile =
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
