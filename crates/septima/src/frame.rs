//! What is half done: frames on the stack of a position.

use crate::effect::Deed;
use crate::kinds::{Action, Ailment, Animal, Building, Element, Ingredient, Potion, Set};
use crate::names::{PrologueId, SpellId, WitchId};
use serde::{Deserialize, Serialize};

/// How deep things nest at most; `audit` and the battery watch it.
pub(crate) const DEPTH: usize = 20;

/// Where the steps of a run are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Origin {
    Main(Action),
    Bonus(Action),
    Potion(Potion),
    Witch(WitchId),
    Building(Building),
    Shrine(Element),
    Spell(SpellId),
    /// From 0.
    Favor(u8),
    /// A level of a patient track, from 1.
    Reward(Ailment, u8),
    /// A ribbon, by its row.
    Ribbon(u8),
    /// A prologue card, and whether it is the lower half.
    Prologue(PrologueId, bool),
    Animal(Animal),
    /// What the omen gives with a Recruit, and a Remember.
    Allies,
    Memories,
}

/// Steps that are carried out one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Run {
    pub origin: Origin,
    pub way: u8,
    pub step: u8,
}

/// Something half done: a question to the active player, or what comes after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Frame {
    /// Nothing.
    #[default]
    None,
    /// Steps that are carried out.
    Run(Run),
    /// One of several ways is to be chosen.
    Ways(Origin),
    /// Different ways of a spell; those used, as bits.
    Several {
        spell: SpellId,
        left: u8,
        used: u8,
    },
    /// Favors of the Crowd; those used, as bits. After the Trials they cost a recall.
    Favors {
        left: u8,
        used: u8,
        trials: bool,
    },
    /// A card is carried out: what of it is done.
    Act {
        action: Action,
        main: bool,
        bonus: bool,
    },
    /// Ingredients of these kinds are gained, in their order.
    Gain {
        kinds: Set<Ingredient>,
        left: u8,
        least: u8,
    },
    /// Goods are spent, in their order.
    Spend {
        left: u8,
        least: u8,
    },
    /// Potions of these kinds are gained.
    Potions {
        kinds: Set<Potion>,
        left: u8,
    },
    /// Icons of choice count as printed, in their order.
    Icons {
        left: u8,
        least: u8,
    },
    /// A third lunar ingredient may be named; then everything is collected.
    Lunar,
    /// Everything lunar is collected.
    Collect,
    /// Ingredients that are not lunar.
    NotLunar {
        left: u8,
    },
    /// The Move Action.
    Move {
        reach: u8,
    },
    /// The Leader moves up to so many spaces.
    Walk {
        reach: u8,
    },
    /// The Leader moves after a confrontation or a capture.
    Flee,
    /// Potions are brewed: how many more, ingredients saved by the match, bargains left.
    Brew {
        left: u8,
        saved: u8,
        bargains: u8,
        action: bool,
    },
    /// Patients are healed.
    Heal {
        left: u8,
        action: bool,
        far: bool,
    },
    /// A patient track of choice advances.
    Track {
        reward: bool,
    },
    /// Citizens go to a Chamber.
    Send {
        citizens: u8,
    },
    /// A card of the discard pile is carried out.
    Copy,
    /// Another card of the hand is carried out.
    Again,
    /// The Ritual Action.
    Ritual {
        advanced: bool,
        moved: bool,
    },
    /// An advance on the ritual track; an icon if one is asked for.
    Advance(Option<Action>),
    /// Spells are prepared.
    Prepare {
        left: u8,
        elements: Set<Element>,
    },
    /// A spell is gained.
    Take {
        elements: Set<Element>,
    },
    /// One of the witches drawn is kept.
    KeepWitch {
        mirror: bool,
    },
    /// A witch may join a Coven.
    Join(WitchId),
    LayHunter,
    MoveHunter,
    Exchange {
        left: u8,
    },
    /// A half of a prologue card.
    Half(PrologueId),
    Near,
    SwapMarker,
    /// A witch goes to Chamber 2.
    Lose,
    /// A hunter comes: the roll.
    Hunt(i8),
    /// The witch on trial may be taken.
    Verdict {
        second: bool,
    },
    /// Who has a citizen in Chamber 1 profits from the defence: how many seats have done so.
    Defended(u8),
    /// The winner of a Trial recalls citizens.
    Recall {
        second: bool,
    },
    /// The citizens of a Chamber return to the Crowd.
    Return {
        second: bool,
    },
    /// One ingredient of this kind is spent, or a crystal for it.
    Pay(Ingredient),
    /// One ingredient of each of so many of these kinds is gained.
    Different {
        kinds: Set<Ingredient>,
        left: u8,
    },
    /// The Leader moves to a space next to a printed ingredient of this kind.
    Seek(Ingredient),
    // Shapeshifting (SE-16).
    /// An animal is chosen, and the witch that it covers.
    Shapeshift,
    /// The animal covers another witch.
    Cover,
    // Omens (SE-17).
    /// The lunar ingredient that counts is chosen.
    Drought,
    /// Ingredients of the kinds collected are gained.
    Rain {
        left: u8,
    },
    /// A Practical Potion, if something was brewed.
    Gift,
    /// A witch falls ill.
    Sicken,
    // The Black Widow (SE-15).
    /// Something of her card is carried out.
    Deed(Deed),
    /// Spiders crawl: the shadow zones that are left, and the spiders that have moved, as bits.
    Crawl {
        zones: u8,
        moved: u8,
    },
    /// These spiders move one space each, as bits.
    Spiders {
        left: u8,
    },
    /// The spider that is furthest moves, so many times; `favors` if that is her part of the
    /// Favors.
    Furthest {
        left: u8,
        moved: u8,
        favors: bool,
    },
    /// She heals the nearest patients.
    Nearest {
        left: u8,
    },
    /// A negotiation card goes.
    Silence,
}
