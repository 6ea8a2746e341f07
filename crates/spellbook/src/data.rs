//! What is printed on the components, read from `data/*.ron`.

use crate::spell::{Does, Level, Origin, Phase, Points, Spell, Step};
use crate::token::Colour;
use kernel::{Data, DataError, DataFile};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Spaces of a familiar board (SB-1.6).
pub const FAMILIAR_SPACES: usize = 14;
/// Spaces of the solo opponent's track (SB-1.7).
pub const OPPONENT_SPACES: usize = 17;

/// One level of a spell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelCard {
    /// What it does.
    pub does: Does,
    /// What it is worth at the end.
    pub points: Points,
}

/// Where the parts of a card come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardOrigin {
    /// Effects and points.
    pub effect: Origin,
    /// The shapes of the runes, where the card prints any.
    #[serde(default = "rulebook")]
    pub runes: Origin,
    /// The membership of the beginners' set.
    #[serde(default = "public")]
    pub set: Origin,
}

fn public() -> Origin {
    Origin::Public
}

fn rulebook() -> Origin {
    Origin::Rulebook
}

/// One spell as printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Which spell.
    pub spell: Spell,
    /// The beginners' set, 1 to 3 (SB-2.4).
    pub set: u8,
    /// In which phase it is an action, if in any (SB-7.1, SB-7.3).
    pub phase: Option<Phase>,
    /// Where this comes from.
    pub from: CardOrigin,
    /// Levels 3, 4 and 5.
    #[serde(deserialize_with = "exactly")]
    pub levels: [LevelCard; 3],
}

/// A value and where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub from: Origin,
}

/// A list of exactly so many numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct List<const N: usize>([u8; N]);

impl<const N: usize> std::ops::Deref for List<N> {
    type Target = [u8; N];
    fn deref(&self) -> &[u8; N] {
        &self.0
    }
}

impl<const N: usize> Serialize for List<N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0)
    }
}

impl<'de, const N: usize> Deserialize<'de> for List<N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        exactly(from).map(List)
    }
}

/// Reads a list that must have just the right length.
fn exactly<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    from: D,
) -> Result<[T; N], D::Error> {
    let list = Vec::<T>::deserialize(from)?;
    list.try_into().map_err(|list: Vec<T>| {
        serde::de::Error::custom(format!("a list of {} stands where {N} belong", list.len()))
    })
}

/// The boards and the numbers of the set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Boards {
    pub copies: Sourced<u8>,
    pub pool_limit: Sourced<u8>,
    pub start_pool: Sourced<u8>,
    pub altar: Sourced<u8>,
    pub altar_full: Sourced<u8>,
    pub familiar: Sourced<List<{ FAMILIAR_SPACES + 1 }>>,
    pub solo_altar: Sourced<u8>,
    pub opponent: Sourced<List<{ OPPONENT_SPACES + 1 }>>,
    pub flush: Sourced<List<3>>,
}

/// All component data of SpellBook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Cards {
    spells: Vec<Card>,
    /// The boards.
    pub boards: Boards,
    /// For each spell and level, the lowest level with the same effect (SB-4.8).
    #[serde(skip)]
    same_as: [[Level; 3]; 21],
    /// Spells that have a permanent effect on some level.
    #[serde(skip)]
    permanent: [bool; 21],
}

impl Cards {
    /// The card of a spell.
    #[inline]
    pub fn card(&self, spell: Spell) -> &Card {
        &self.spells[spell.index()]
    }

    /// The spell of a colour in a beginners' set, 1 to 3.
    pub fn of_set(&self, colour: Colour, set: u8) -> Spell {
        let three = &self.spells[colour.index() * 3..][..3];
        three.iter().find(|c| c.set == set).map_or(three[0].spell, |c| c.spell)
    }

    /// What a spell does on a level.
    #[inline]
    pub fn does(&self, spell: Spell, level: Level) -> &Does {
        &self.card(spell).levels[level.index()].does
    }

    /// Whether no lower level has the same effect (SB-4.8).
    #[inline]
    pub fn is_lowest(&self, spell: Spell, level: Level) -> bool {
        self.same_as[spell.index()][level.index()] == level
    }

    /// Whether a spell has a permanent effect on some level.
    #[inline]
    pub fn may_be_permanent(&self, spell: Spell) -> bool {
        self.permanent[spell.index()]
    }
}

const SPELLS: DataFile = DataFile { name: "spells.ron", text: include_str!("../data/spells.ron") };
const BOARDS: DataFile = DataFile { name: "boards.ron", text: include_str!("../data/boards.ron") };

impl Data for Cards {
    const FILES: &'static [DataFile] = &[SPELLS, BOARDS];

    fn read(texts: &[&str]) -> Result<Cards, DataError> {
        let [spells_text, boards_text] = texts else {
            let reason = format!("{} texts are given for 2 files", texts.len());
            return Err(DataError { file: SPELLS.name, line: None, reason });
        };
        let spells: Vec<Card> = parse(SPELLS.name, spells_text)?;
        let boards: Boards = parse(BOARDS.name, boards_text)?;
        check_spells(&spells, spells_text)?;
        check_boards(&boards).map_err(|(field, reason)| DataError {
            file: BOARDS.name,
            line: boards_text.lines().position(|l| l.trim().starts_with(field)).map(|i| i + 1),
            reason,
        })?;
        let lowest = |card: &Card, level: Level| {
            let does = |l: Level| &card.levels[l.index()].does;
            Level::ALL.into_iter().find(|l| does(*l) == does(level)).unwrap_or(level)
        };
        Ok(Cards {
            same_as: std::array::from_fn(|i| Level::ALL.map(|l| lowest(&spells[i], l))),
            permanent: std::array::from_fn(|i| {
                spells[i].levels.iter().any(|l| l.does.is_permanent())
            }),
            spells,
            boards,
        })
    }
}

fn parse<T: serde::de::DeserializeOwned>(file: &'static str, text: &str) -> Result<T, DataError> {
    ron::from_str(text).map_err(|e| DataError {
        file,
        line: Some(e.span.start.line),
        reason: e.code.to_string(),
    })
}

/// The line on which a spell's card begins.
fn line_of(text: &str, spell: Spell) -> Option<usize> {
    let name = format!("spell: {}", spell.name());
    text.lines().position(|l| l.contains(&name)).map(|i| i + 1)
}

fn check_spells(spells: &[Card], text: &str) -> Result<(), DataError> {
    let error = |line, reason| Err(DataError { file: SPELLS.name, line, reason });
    for (i, spell) in Spell::ALL.into_iter().enumerate() {
        match spells.get(i) {
            None => {
                return error(None, format!("{} is missing: there are 21 spells", spell.name()));
            }
            Some(card) if card.spell != spell => {
                let reason = format!(
                    "{} stands where {} belongs: the spells come in the order of the built-in file",
                    card.spell.name(),
                    spell.name()
                );
                return error(line_of(text, card.spell), reason);
            }
            Some(card) => {
                if let Err(reason) = check_card(card) {
                    return error(line_of(text, spell), format!("{}: {reason}", spell.name()));
                }
            }
        }
    }
    for three in spells.chunks(3) {
        if (1..=3).any(|set| !three.iter().any(|card| card.set == set)) {
            let colour = three[0].spell.colour();
            let reason = format!("each of the sets 1, 2 and 3 has one {colour:?} spell");
            return error(line_of(text, three[0].spell), reason);
        }
    }
    if spells.len() > Spell::ALL.len() {
        return error(None, format!("there are {} spells instead of 21", spells.len()));
    }
    Ok(())
}

fn check_card(card: &Card) -> Result<(), String> {
    for (level, printed) in Level::ALL.into_iter().zip(&card.levels) {
        let at = |reason: &str| Err(format!("level {}: {reason}", level.number()));
        match &printed.does {
            Does::Act(_) | Does::LearnWith(_) if card.phase.is_none() => {
                return at("an action needs a phase");
            }
            Does::Instant(_) if card.phase.is_some() => {
                return at("an instant effect belongs to a spell without a phase");
            }
            does if does.is_permanent() && card.phase.is_some() => {
                return at("a permanent effect belongs to a spell without a phase");
            }
            Does::LearnWith(n) if card.phase != Some(Phase::Evening) || !(1..=4).contains(n) => {
                return at("LearnWith is for an evening spell, with 1 to 4 tokens");
            }
            Does::MorningActions(n) if !(1..=3).contains(n) => {
                return at("MorningActions takes 1 to 3");
            }
            Does::DrawOnTake(n) | Does::KeepOnLearn(n) if !(1..=9).contains(n) => {
                return at("the number is 1 to 9");
            }
            Does::Act(ways) => {
                let names: Vec<_> = ways.iter().map(|b| b.way).collect();
                if ways.is_empty()
                    || ways.len() == 2 && (names[0].is_none() || names[0] >= names[1])
                {
                    return at(
                        "an action has one way, or two ways named store and take, in this order",
                    );
                }
                for branch in ways {
                    check_steps(&branch.steps, card.phase).or_else(|reason| at(&reason))?;
                }
            }
            Does::Instant(steps) => {
                check_steps(steps, None).or_else(|reason| at(&reason))?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// The limits within which any steps can be played without getting stuck.
fn check_steps(steps: &[Step], phase: Option<Phase>) -> Result<(), String> {
    if steps.is_empty() {
        return Err("there is no step".into());
    }
    for (i, step) in steps.iter().enumerate() {
        let last = i + 1 == steps.len();
        match step {
            Step::Draw(n)
            | Step::DrawTo(n)
            | Step::Deal(n)
            | Step::Take(n, _)
            | Step::TakeUpTo(n)
            | Step::Stow(n)
            | Step::Store(n, _)
            | Step::Drop(n)
                if !(1..=9).contains(n) =>
            {
                return Err(format!("{step:?}: the number is 1 to 9"));
            }
            Step::SwapAltar(n) if !(1..=4).contains(n) => {
                return Err(format!("{step:?}: the number is 1 to 4"));
            }
            Step::Discard(_) if i > 0 || phase.is_none() => {
                return Err("a Discard is the cost of an action, and stands first".into());
            }
            Step::Store(..) | Step::SwapAltar(_) | Step::SwapFamiliar if i > 0 => {
                return Err(format!("{step:?} stands first: it needs tokens that are there"));
            }
            Step::Raise if phase.is_none() || !last => {
                return Err("Raise is the last step of an action".into());
            }
            Step::Copy(_) if phase != Some(Phase::Midday) || !last => {
                return Err("Copy is the last step of a midday action".into());
            }
            Step::MorningAction if phase.is_some() || !last => {
                return Err("MorningAction is the last step of an instant effect".into());
            }
            Step::Lower if phase.is_none() => {
                return Err("Lower belongs to an action".into());
            }
            _ => {}
        }
    }
    Ok(())
}

/// The limits of the numbers; an error names the field where it stands.
fn check_boards(boards: &Boards) -> Result<(), (&'static str, String)> {
    let within = |field: &'static str, value: u8, least: u8, most: u8| {
        if (least..=most).contains(&value) {
            Ok(())
        } else {
            let name = field.trim_end_matches(':');
            Err((field, format!("{name} is {value}; it can be {least} to {most}")))
        }
    };
    // Copies are kept in three bits a kind, and 21 times five is what the altar, four pools and
    // four boards have been checked for.
    within("copies:", boards.copies.value, 3, 5)?;
    within("pool_limit:", boards.pool_limit.value, 3, 9)?;
    within("start_pool:", boards.start_pool.value, 0, boards.pool_limit.value)?;
    within("altar:", boards.altar.value, 1, 10)?;
    within("altar_full:", boards.altar_full.value, boards.altar.value + 1, 20)?;
    within("solo_altar:", boards.solo_altar.value, 1, 10)?;
    for space in *boards.flush.value {
        within("flush:", space, 1, OPPONENT_SPACES as u8)?;
    }
    Ok(())
}
