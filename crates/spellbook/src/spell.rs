//! Spells, and the vocabulary of what they do.
//!
//! What a spell does is data: legality, execution, the text on the card and what a bot sees all
//! come from the same [`Does`] value.

use crate::token::{Colour, Rune};
use arrayvec::ArrayVec;
pub use kernel::data::Origin;
use serde::{Deserialize, Serialize};

macro_rules! spells {
    ($($name:ident $file:literal $word:literal),* $(,)?) => {
        /// The 21 spells (SB-1.3), three of each colour.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs)]
        pub enum Spell { $($name),* }

        impl Spell {
            /// All spells: for each colour the one of set 1, 2 and 3.
            pub const ALL: [Spell; 21] = [$(Spell::$name),*];

            /// The name in files and records.
            pub const fn name(self) -> &'static str {
                [$($file),*][self as usize]
            }

            /// The id of the message that names the spell.
            pub const fn word(self) -> &'static str {
                [$($word),*][self as usize]
            }
        }
    };
}

spells! {
    Sacrifice "sacrifice" "spellbook-sacrifice",
    Eruption "eruption" "spellbook-eruption",
    Blaze "blaze" "spellbook-blaze",
    Levitation "levitation" "spellbook-levitation",
    Sharing "sharing" "spellbook-sharing",
    Divination "divination" "spellbook-divination",
    Purification "purification" "spellbook-purification",
    Cure "cure" "spellbook-cure",
    Growth "growth" "spellbook-growth",
    Offering "offering" "spellbook-offering",
    Focus "focus" "spellbook-focus",
    Feast "feast" "spellbook-feast",
    TimeTravel "time_travel" "spellbook-time-travel",
    Storm "storm" "spellbook-storm",
    Clone "clone" "spellbook-clone",
    Transmutation "transmutation" "spellbook-transmutation",
    Swiftness "swiftness" "spellbook-swiftness",
    Mirage "mirage" "spellbook-mirage",
    Abundance "abundance" "spellbook-abundance",
    Knowledge "knowledge" "spellbook-knowledge",
    Communion "communion" "spellbook-communion",
}

impl Spell {
    /// The place in [`Spell::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The paragraph of `docs/rules/spellbook.md` that says what the spell does.
    pub const fn paragraph(self) -> &'static str {
        [
            "SB-10.1", "SB-10.2", "SB-10.3", "SB-11.1", "SB-11.3", "SB-11.5", "SB-12.1", "SB-12.2",
            "SB-12.4", "SB-13.1", "SB-13.2", "SB-13.3", "SB-14.1", "SB-14.4", "SB-14.5", "SB-15.1",
            "SB-15.4", "SB-15.6", "SB-16.1", "SB-16.2", "SB-16.3",
        ][self as usize]
    }

    /// The colour: the spells are in the order of colours.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize / 3]
    }
}

/// The level on which the token of a learned spell lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[allow(missing_docs)]
pub enum Level {
    L3,
    L4,
    L5,
}

impl Level {
    /// The three levels.
    pub const ALL: [Level; 3] = [Level::L3, Level::L4, Level::L5];

    /// The place in [`Level::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 3, 4 or 5: also the number of units to pay (SB-6.1).
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 3
    }

    /// One level up, if there is one (SB-7.6).
    pub fn up(self) -> Option<Level> {
        Level::ALL.get(self.index() + 1).copied()
    }

    /// One level down, if there is one (SB-7.6).
    pub fn down(self) -> Option<Level> {
        self.index().checked_sub(1).map(|i| Level::ALL[i])
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

impl TryFrom<u8> for Level {
    type Error = String;
    fn try_from(number: u8) -> Result<Level, String> {
        match number {
            3..=5 => Ok(Level::ALL[usize::from(number - 3)]),
            _ => Err(format!("{number} is no level; levels are 3, 4 and 5")),
        }
    }
}

/// The three phases of a day (SB-3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all(serialize = "snake_case", deserialize = "snake_case"))]
#[allow(missing_docs)]
pub enum Phase {
    Morning,
    Midday,
    Evening,
}

impl Phase {
    /// The place in the day.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id of the message that names the phase.
    pub const fn word(self) -> &'static str {
        ["spellbook-morning", "spellbook-midday", "spellbook-evening"][self.index()]
    }
}

/// Which rune a step asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RuneOf {
    /// A fixed one.
    Fixed(Rune),
    /// The rune of the token on the card: its own rune.
    Card,
}

/// Which altar tokens may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Takes {
    /// Any.
    Any,
    /// Those with a rune.
    Rune(RuneOf),
    /// Those of a colour that lies on the own familiar board.
    StoredColour,
}

/// Which pool tokens are to be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stores {
    /// All of one colour.
    OneColour,
    /// All with a rune.
    Rune(RuneOf),
}

/// One step of an effect. Steps are carried out in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Cost: discard one pool token with a rune.
    Discard(RuneOf),
    /// Draw so many from the bag into the pool.
    Draw(u8),
    /// Draw until the pool holds so many.
    DrawTo(u8),
    /// Put so many from the bag on the altar.
    Deal(u8),
    /// Take so many from the altar into the pool, as many as possible.
    Take(u8, Takes),
    /// Take up to so many of one colour from the altar into the pool.
    TakeUpTo(u8),
    /// Take so many from the altar straight to the familiar board.
    Stow(u8),
    /// Store so many from the pool on the familiar board.
    Store(u8, Stores),
    /// Swap so many pool tokens for altar tokens.
    SwapAltar(u8),
    /// Swap one pool token for one on the familiar board.
    SwapFamiliar,
    /// Consequence: discard so many pool tokens, as far as the pool reaches.
    Drop(u8),
    /// Replace any number of altar tokens from the bag.
    Refresh,
    /// Lower the card itself (through a copy: the card that copies).
    Lower,
    /// Raise another learned spell.
    Raise,
    /// Each other player takes one from the altar.
    OthersTake,
    /// Each other player draws one.
    OthersDraw,
    /// Perform an action of this phase of another player.
    Copy(Phase),
    /// Perform one morning action.
    MorningAction,
}

/// Names one of two ways of a level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Way {
    Store,
    Take,
}

/// One way to use a level, where there are several.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The name, if there is more than one way.
    #[serde(default)]
    pub way: Option<Way>,
    /// What to do.
    pub steps: ArrayVec<Step, 4>,
}

/// What a level of a spell does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Does {
    /// Nothing (it may give points).
    Nothing,
    /// An action of the spell's phase; the owner picks one of the ways.
    Act(ArrayVec<Branch, 2>),
    /// An action: learn a spell, with up to so many single tokens of the own rune as wilds.
    LearnWith(u8),
    /// Once, on learning.
    Instant(ArrayVec<Step, 4>),
    /// Permanent: for each altar token taken with the own rune on the own day, draw so many.
    DrawOnTake(u8),
    /// Permanent: on every learning store so many from the tray.
    KeepOnLearn(u8),
    /// Permanent: so many morning actions a day.
    MorningActions(u8),
}

impl Does {
    /// Whether the effect needs the own rune of the card.
    pub fn uses_card_rune(&self) -> bool {
        let card = |step: &Step| {
            matches!(
                step,
                Step::Discard(RuneOf::Card)
                    | Step::Take(_, Takes::Rune(RuneOf::Card))
                    | Step::Store(_, Stores::Rune(RuneOf::Card))
            )
        };
        match self {
            Does::Act(ways) => ways.iter().any(|b| b.steps.iter().any(card)),
            Does::LearnWith(_) => true,
            _ => false,
        }
    }

    /// Whether it holds all the time, rather than being used.
    pub fn is_permanent(&self) -> bool {
        matches!(self, Does::DrawOnTake(_) | Does::KeepOnLearn(_) | Does::MorningActions(_))
    }
}

/// The points of a level at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Points {
    /// A number.
    Fixed(u8),
    /// One for each different colour on the own familiar board.
    PerStoredColour,
    /// One for each token on the own familiar board.
    PerStored,
    /// So many for each other learned spell on level 3, and for each one above.
    PerSpell(u8, u8),
}
