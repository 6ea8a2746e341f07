//! The vocabulary of effects: what cards, tiles, tracks and potions do is data, made of these.
//!
//! Rules, words and bots read the same values; none of them knows a card by its name.

use crate::kinds::{Action, Ailment, Building, Element, Ingredient, Potion, Set};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Steps that are carried out one after the other.
pub type Program = ArrayVec<Step, 4>;

/// Programs of which one is chosen, or the only one.
pub type Ways = ArrayVec<Program, 3>;

/// One step of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    // What is paid.
    /// Spend so many ingredients of any kinds.
    Spend(u8),
    /// Spend so many crystals.
    SpendCrystals(u8),
    /// Spend one ingredient of this kind.
    SpendOf(Ingredient),

    // What is gained.
    /// Gain Wisdom.
    Wisdom(u8),
    /// Gain Wisdom for each patient healed so far in this turn.
    WisdomPerHealed(u8),
    /// Gain crystals.
    Crystals(u8),
    /// Gain Lucky Charms.
    Charms(u8),
    /// Gain ingredients of choice.
    Ingredients(u8),
    /// Gain one ingredient of these kinds.
    OneOf(Set<Ingredient>),
    /// Gain so many of this ingredient.
    Gain(Ingredient, u8),
    /// Gain one more of up to so many kinds of lunar ingredients collected so far in this turn.
    LunarAgain(u8),
    /// Gain potions of these kinds, without brewing.
    Potions(Set<Potion>, u8),
    /// Gain one more of each ingredient collected so far in this turn.
    CollectedAgain,
    /// Exchange up to so many ingredients.
    Exchange(u8),

    // Suspicion.
    /// Lower Suspicion.
    Lower(u8),
    /// Lower Suspicion by 1 for each of these.
    LowerPer(Per),
    /// Raise Suspicion.
    Raise(u8),
    /// Treat the action as matched, raising Suspicion by so much in its step.
    Match(u8),
    /// Replace an active Septima marker by one of the pile.
    SwapMarker,

    // Citizens.
    /// Send Loyal Citizens to the Crowd.
    Crowd(u8),
    /// Put Angry Citizens into the Crowd.
    Angry(u8),
    /// Send Loyal Citizens from the Crowd to one Chamber.
    Send(u8),
    /// Use so many different Favors.
    Favors(u8),

    // Leader and hunters.
    /// Move up to so many spaces.
    Walk(u8),
    /// Move any number of spaces.
    Fly,
    /// Move any number of spaces, to one next to a printed ingredient of this kind.
    Seek(Ingredient),
    /// Lay a hunter down.
    LayHunter,
    /// Move a hunter to an empty hut and lay it down.
    MoveHunter,
    /// Count as next to a building of choice.
    Near,

    // Magic.
    /// Advance on the ritual track.
    Advance,
    /// Prepare spells.
    Prepare(u8),
    /// Prepare a spell of this element.
    PrepareOf(Element),
    /// Gain a spell of any element.
    Spell,
    /// Gain a spell of the section of the ritual track where the marker stands.
    SpellHere,
    /// Brew a potion; no Brew Action.
    Brew,
    /// Heal so many adjacent patients; no Heal Action.
    HealMore(u8),
    /// Draw witches and keep one; the others go under the stack.
    Witches(u8),
    /// Draw witches and keep one beside the Coven; the others go under the stack.
    Mirror(u8),
    /// Draw a prologue card: its upper half twice, or its lower half once.
    Prologue,
    /// Draw a prologue card: its upper half twice, and its lower half once.
    WholePrologue,
    /// Carry out the main ability of another card in hand.
    Again,

    // Main abilities of action cards.
    /// Collect: all lunar icons and crystals around.
    Collect,
    /// Collect icons that are not lunar.
    NotLunar(u8),
    /// Move up to so many spaces and gain an ingredient on the way.
    Move(u8),
    /// Brew up to so many potions.
    BrewUp(u8),
    /// Heal up to so many patients.
    HealUp(u8),
    /// Carry out a card of the discard pile.
    Remember,
    /// Advance on the ritual track, and move sideways.
    Ritual,
    /// Become an animal and take all discarded cards back.
    Shapeshift,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Per {
    /// Own Loyal Citizens in the Crowd.
    Citizen,
    /// Ingredients of a kind collected in this turn.
    Collected(Ingredient),
}

/// When an ability may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Need {
    /// Always.
    Nothing,
    /// So many Practical Potions were brewed in this turn's Brew Action.
    Brewed(u8),
    /// Patients of so many ailments were healed in this turn.
    Ailments(u8),
    /// Suspicion is below this.
    SuspicionBelow(i8),
    /// The action is matched.
    Matched,
    /// The action is not matched, and its card has not begun.
    Unmatched,
    /// The Leader is next to this building.
    NextTo(Building),
    /// The Leader is next to a town area.
    NextToTown,
}

/// What changes the rules for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Rule {
    /// One more ingredient counts as lunar when collecting.
    ThirdLunar,
    /// One patient healed may be so many spaces away.
    Reach(u8),
    /// A healing advances on a patient track of choice.
    AnyTrack,
    /// Up to so many times: Suspicion up 1 for one ingredient fewer in a Brew Action.
    Bargain(u8),
    /// The Quick Move may be longer.
    QuickMove(u8),
    /// The Quick Move of an unmatched action may be longer.
    LoneQuickMove(u8),
    /// Next to a printed skull, a hunter roll is lowered.
    SkullRoll(u8),
    /// The same Favor may be used again after the Trials.
    RepeatFavor,
    /// One recall less: one citizen after Trials, or none after Favors.
    Lenient,
    /// So many icons of choice count as printed on the building.
    Icons(u8),
    /// An icon of choice counts as printed on every town area.
    TownIcons,
    /// Practical Potions cost one ingredient less, and then give no Wisdom.
    CheapPractical,
    /// Patients of all ailments without end.
    EndlessPatients,
    /// A match raises no Suspicion.
    NoRaise,
    /// A match with Septima raises no Suspicion, and goes before one with players.
    SeptimaFree,
    /// So many more potions in a Brew Action.
    MorePotions(u8),
    /// Any potion stands for any other.
    AnyPotion,
    /// Another patient of the same ailment is healed for nothing, once.
    FreeSecond,
    /// The endless patients give rewards too.
    EndlessRewards,
    /// Counts as having so many more citizens in a Chamber, and wins ties.
    MoreCitizens(u8),
    /// A Trial won costs no recall.
    NoRecall,
    /// Hunters take no notice.
    Hidden,
    /// The action card goes back to the hand at the end of the phase.
    TakeBack,
    /// Next to a river, this ingredient need not be paid in a Brew Action.
    RiverSpares(Ingredient),
}

impl Rule {
    /// A bit that tells kinds of rules apart, whatever their amounts.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << match self {
            Rule::ThirdLunar => 0,
            Rule::Reach(_) => 1,
            Rule::AnyTrack => 2,
            Rule::Bargain(_) => 3,
            Rule::QuickMove(_) => 4,
            Rule::LoneQuickMove(_) => 5,
            Rule::SkullRoll(_) => 6,
            Rule::RepeatFavor => 7,
            Rule::Lenient => 8,
            Rule::Icons(_) => 9,
            Rule::TownIcons => 10,
            Rule::CheapPractical => 11,
            Rule::EndlessPatients => 12,
            Rule::NoRaise => 13,
            Rule::SeptimaFree => 14,
            Rule::MorePotions(_) => 15,
            Rule::AnyPotion => 16,
            Rule::FreeSecond => 17,
            Rule::EndlessRewards => 18,
            Rule::MoreCitizens(_) => 19,
            Rule::NoRecall => 20,
            Rule::Hidden => 21,
            Rule::TakeBack => 22,
            Rule::RiverSpares(_) => 23,
        }
    }

    /// Its amount, or 1.
    pub const fn amount(self) -> u8 {
        match self {
            Rule::Reach(n)
            | Rule::Bargain(n)
            | Rule::QuickMove(n)
            | Rule::LoneQuickMove(n)
            | Rule::SkullRoll(n)
            | Rule::Icons(n)
            | Rule::MorePotions(n)
            | Rule::MoreCitizens(n) => n,
            _ => 1,
        }
    }
}

/// Something that happens to a player and may set an ability off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum When {
    /// He used a Practical Potion.
    PotionUsed,
    /// He has to make a hunter roll.
    HunterRoll,
    /// An effect lowered his Suspicion.
    Lowered,
    /// He advanced on the ritual track, or gained Wisdom instead.
    Advanced,
    /// He gained an ingredient.
    IngredientGained,
    /// He entered a ribbon.
    Ribbon,
    /// The defence in Chamber 1 succeeded, and a citizen of his is there.
    Defended,
    /// He healed a patient in a turn with the Heal card.
    Healed,
}

impl When {
    /// A bit beside those of rules.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (32 + self as u64)
    }
}

/// What a witch, a building or an animal does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Power {
    /// An additional effect, used in a window of a turn with this action, or any.
    Extra { on: Option<Action>, needs: Need, times: u8, does: Program },
    /// A part of the card action, after its main ability.
    During { on: Action, needs: Need, does: Program },
    /// Changes the rules.
    Rule(Rule),
    /// Set off by something.
    Whenever(When, Program),
    /// Used after a hunter roll.
    AfterRoll(Program),
    /// Instead of the main ability of this card: the first way, or the second if it is matched.
    Instead { on: Action, ways: Ways },
}

/// How long a spell works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Until {
    /// In this turn.
    Turn,
    /// Until the end of the season.
    Season,
    /// Until the Leader leaves its space.
    Moved,
    /// Until a Trial is won.
    TrialWon,
}

/// When in its turn a spell may be cast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Window {
    /// Before or after the card action.
    Either,
    /// Before it.
    Before,
    /// After it.
    After,
}

/// How many of its ways a spell gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Picks {
    /// One.
    One,
    /// A different one for each patient healed so far in this turn.
    PerHealed,
}

/// The match bonus of an action card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Bonus {
    /// Besides the main ability; `early` if it can matter that it comes first.
    Also { early: bool, ways: Ways },
    /// Instead of the main ability: to any space, and a crystal.
    Instead,
    /// The main ability itself changes.
    Changes,
}

/// A goal of an oracle card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// Patients of an ailment healed.
    Healed(Ailment, u8),
    /// Patients healed.
    Patients(u8),
    /// Potions.
    Potions(u8),
    /// Loyal Citizens in Crowd and Chambers.
    Citizens(u8),
    /// Ingredients of one kind, whichever.
    Same(u8),
    /// Different ingredients.
    Different(u8),
    /// Ingredients of this kind.
    Of(Ingredient, u8),
    /// Crystals.
    Crystals(u8),
    /// Suspicion is at most this.
    AtMost(i8),
    /// Suspicion is at least this.
    AtLeast(i8),
    /// Spells of so many elements.
    Elements(u8),
    /// Spells of one element.
    SameElement(u8),
    /// The ritual marker is in this section.
    Section(Element),
}

/// What half of an omen does to everybody for a season (SE-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sign {
    /// Nothing.
    None,
    /// Ribbons that ask for an offering ask for so many ingredients.
    Offering(u8),
    /// Any remedy heals any patient.
    AnyRemedy,
    /// A witch of each falls ill, and is exiled unless a patient is healed.
    Epidemic,
    /// So many Favors more after the Trials, or fewer.
    Favors(i8),
    /// Everybody may use the witches on top in the Chambers.
    SharedChambers,
    /// Witches of Covens and animals cannot be used.
    Forgotten,
    /// A Remember may count as matched, and raises nothing.
    MatchedRemember,
    /// Remember may not be played.
    NoRemember,
    /// Whoever prepares a spell in a Moon Phase prepares so many more.
    PrepareMore(u8),
    /// A spell that is prepared costs so many ingredients more.
    PrepareCosts(u8),
    /// A Brew Action in which something is brewed gives a Practical Potion.
    FreePotion,
    /// A Brew Action makes at most so many potions.
    BrewAtMost(u8),
    /// Recipes may be paid with any ingredients.
    AnyRecipe,
    /// Practical Potions that are brewed give no Wisdom.
    NoPotionWisdom,
    /// Everybody is next to every building.
    NextToAll,
    /// Buildings cannot be used.
    NoBuildings,
    /// A match only with Septima raises so much more, or less.
    SeptimaRaise(i8),
    /// A Collect Action gives so many more of the kinds collected.
    CollectMore(u8),
    /// Only one of the two lunar ingredients counts when collecting.
    OneLunar,
    /// Wisdom for each phase without raising Suspicion.
    CalmWisdom(u8),
    /// Each raise of Suspicion costs Wisdom.
    RaiseCosts(u8),
    /// A Recruit sends so many more citizens.
    RecruitMore(u8),
    /// A turn in which citizens went to the Crowd raises Suspicion.
    CrowdRaises(u8),
    /// The Quick Move goes so far; 0: there is none.
    QuickMove(u8),
    /// Hunters walk so much further, or less far.
    Hunters(i8),
    /// So many Angry Citizens come to the Crowd before the first Trial, or leave it.
    Judge(i8),
    /// Lucky Charms for all at the start of the season.
    Charms(u8),
    /// Lucky Charms cannot be used.
    NoCharms,
    /// At the end: Wisdom for each Trial won in Summer.
    SummerWins(u8),
    /// At the end: Wisdom is lost by whoever won no Trial in Summer.
    SummerLosses(u8),
}

/// What the Black Widow does with her card (SE-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// All spiders lie down and guard.
    LayDown,
    /// No crystals for the player until the end of his next turn.
    BarCrystals,
    /// All spiders move towards the Leader.
    MoveAll,
    /// The spider that is furthest moves towards the Leader.
    MoveFurthest,
    /// Her Suspicion rises.
    Raise(u8),
    /// She heals so many patients, the nearest ones.
    Heal(u8),
    /// Cursed Citizens go from her supply to the Crowd.
    Crowd(u8),
    /// Cursed Citizens go from the Crowd to a Chamber, the first one if it has room.
    Chamber(u8),
    /// Cursed Citizens go from her supply to a Chamber.
    Direct(u8),
    /// The bottom row of spells is replaced.
    SweepSpells,
    /// The player removes a negotiation card.
    Silence,
}

/// The main ability or the match bonus of a card of hers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deeds {
    /// All of these, in order.
    All(ArrayVec<Deed, 3>),
    /// The first of these that is possible.
    First(ArrayVec<Deed, 3>),
}
