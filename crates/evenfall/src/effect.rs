//! The vocabulary of effects (EV-16): legality, execution and the text on cards read these values.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A resource.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Resource {
    Herb,
    Potion,
    Book,
}

impl Resource {
    /// All of them, in the order in which units of free choice are picked.
    pub const ALL: [Resource; 3] = [Resource::Herb, Resource::Potion, Resource::Book];

    /// The place in [`Resource::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// So many of each: what is gained or paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Bundle {
    /// Herbs.
    pub h: u8,
    /// Potions.
    pub p: u8,
    /// Knowledge.
    pub b: u8,
    /// Resources of free choice.
    pub r: u8,
    /// Mana.
    pub m: u8,
    /// Cards: drawn, or discarded.
    pub c: u8,
    /// Victory points.
    pub v: u8,
}

impl Bundle {
    /// How many units in all: what the bundle is worth to Automa.
    pub const fn units(&self) -> u8 {
        self.h + self.p + self.b + self.r + self.m + self.c + self.v
    }

    /// The fixed resources.
    pub const fn resources(&self) -> [u8; 3] {
        [self.h, self.p, self.b]
    }

    /// Whether nothing in it is a matter of choice or chance.
    pub const fn is_plain(&self) -> bool {
        self.r == 0 && self.c == 0
    }

    /// So many times the bundle.
    #[must_use]
    pub const fn times(&self, n: u8) -> Bundle {
        Bundle {
            h: self.h.saturating_mul(n),
            p: self.p.saturating_mul(n),
            b: self.b.saturating_mul(n),
            r: self.r.saturating_mul(n),
            m: self.m.saturating_mul(n),
            c: self.c.saturating_mul(n),
            v: self.v.saturating_mul(n),
        }
    }
}

/// A keyword on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Keyword {
    Artifact,
    Familiar,
    Spell,
    Plant,
}

/// A kind of powerstone. Red is wild, and belongs to the moon side of the Thorn clan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Stone {
    Drop,
    Leaf,
    Flame,
    Eye,
    Red,
}

impl Stone {
    /// All of them.
    pub const ALL: [Stone; 5] = [Stone::Drop, Stone::Leaf, Stone::Flame, Stone::Eye, Stone::Red];

    /// The place in [`Stone::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A catalyst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Catalyst {
    Sickle,
    Orb,
}

/// Which rituals a `Build` step means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Where {
    /// The ritual that was just played, or lies on this place.
    This,
    /// Any own ritual.
    Any,
}

/// Where figures are returned from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum From {
    Ritual,
    Region,
}

/// One step of an effect (EV-16). Steps are carried out in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Cost in front of an arrow: all that follows needs it.
    Pay(Bundle),
    /// Cost: remove one own ritual with its catalysts.
    PayRitual,
    /// Receive.
    Gain(Bundle),
    /// Every opponent receives.
    Others(Bundle),
    /// Discard so many cards from the hand.
    Discard(u8),
    /// Up to so many times: pay the first, gain the second.
    Convert(Bundle, u8, Bundle),
    /// The bundle for each of something.
    Per(Count, Bundle),
    /// Only if the ritual just played has the keyword.
    IfKeyword(Keyword, Bundle),
    /// May move so many places from the Outer to the Inner Circle.
    Transfer(u8),
    /// Advance on the Coven track.
    Coven(u8),
    /// Advance on the Coven track and take both halves of a space.
    CovenBoth(u8),
    /// Take the bonus of a Coven space already reached.
    CovenRepeat,
    /// Harvest the whole own Outer Circle.
    HarvestOuter,
    /// May harvest the place just discovered.
    HarvestThat,
    /// Harvest one place in an opponent's Outer Circle.
    HarvestOpponent,
    /// So many top cards of the place deck into the own Outer Circle.
    Place(u8),
    /// Refill a region, and discover one of its places without witches.
    DiscoverFree,
    /// Build so many catalysts at no cost.
    Build(Catalyst, u8, Where),
    /// Up to so many own figures go back to the reserve.
    Return(From, u8),
    /// Move all figures from one own ritual to a region.
    MoveFigures,
    /// Put an elder on an opponent's specialist and use it too.
    CopySpecialist,
    /// Straighten one own turned specialist.
    ReadySpecialist,
    /// Take the red powerstone.
    RedStone,
}

/// What is counted (EV-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Count {
    Sickles,
    Orbs,
    Catalysts,
    Keyword(Keyword),
    RitualsInner,
    RitualSpaces,
    Places,
    PlacesInner,
    PlacesOuter,
    Specialists,
    Council,
    Stones,
    StoneSet(Stone),
    HarvestSymbols,
    Mana3,
    Regions,
    FiguresInRegions,
}

/// Something that happens and may set off effects (EV-16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum When {
    Scout,
    Discover,
    HarvestPlace,
    PlayRitual,
    PlayRitualWith(Keyword),
    PlaySpecialist,
    PlayPerson,
    BuildSickle,
    BuildOrb,
    CovenAdvance,
    Transfer,
    DiscardCard,
    OwnToken,
    OpponentToken,
    ActivateSpace,
    BattleStart,
    BattleWin,
    BattleLose,
    Reward8,
    RoundEnd,
}

impl When {
    /// A bit for each event; keywords share theirs.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << match self {
            When::Scout => 0,
            When::Discover => 1,
            When::HarvestPlace => 2,
            When::PlayRitual | When::PlayRitualWith(_) => 3,
            When::PlaySpecialist => 4,
            When::PlayPerson => 5,
            When::BuildSickle => 6,
            When::BuildOrb => 7,
            When::CovenAdvance => 8,
            When::Transfer => 9,
            When::DiscardCard => 10,
            When::OwnToken => 11,
            When::OpponentToken => 12,
            When::ActivateSpace => 13,
            When::BattleStart => 14,
            When::BattleWin => 15,
            When::BattleLose => 16,
            When::Reward8 => 17,
            When::RoundEnd => 18,
        }
    }
}

/// What a discount is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum DiscountOn {
    Ritual,
    Council,
}

/// Which further action spaces elders may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Reach {
    Outer,
    Regions,
}

/// An effect that holds all the time (EV-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Modifier {
    /// Catalysts may cost mana instead: a sickle so much, an orb so much.
    AltCatalyst(u8, u8),
    /// Pay so many resources less.
    Discount(DiscountOn, u8),
    /// Elders reach further.
    ElderReach(Reach),
    /// More strength in every battle.
    Strength(u8),
    /// After the reveal the dial may change by so much.
    ManaAdjust(u8),
}

/// Steps in order.
pub type Program = ArrayVec<Step, 4>;

/// What a card does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// Once, when the ritual is played.
    Instant(Program),
    /// Each time something happens.
    When(When, Program),
    /// All the time.
    Always(Modifier),
    /// An action space for so many figures.
    Space(u8, Program),
    /// Turn the specialist, once a round.
    Turn(Program),
    /// Council: at every Round End.
    RoundEnd(Program),
    /// Council: at the end of the game.
    GameEnd(Program),
}
