//! What a player can choose.

use crate::kinds::{
    Action, Ailment, Animal, Building, Element, Good, Ingredient, Negotiation, Potion, Set, Side,
};
use crate::names::{PrologueId, RitualId, SpaceId, SpellId, WitchId};
use serde::{Deserialize, Serialize};

/// One atomic decision (SE-1.28).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Choice {
    // Set-up (SE-2).
    /// Keep a witch of the draft, or of those drawn.
    Keep(WitchId),
    /// Leave a witch out of the Coven.
    Leave(WitchId),
    /// Lay the prologue cards: which is above, and whether it lies over the other.
    Prologue { above: PrologueId, over: bool },
    /// Put the ritual marker on a starting space.
    Start(RitualId),

    // A Moon Phase (SE-5).
    /// Play an action card.
    Play(Action),
    /// Move the Leader to this space.
    Go(SpaceId),
    /// Move to any space and gain a crystal, instead of the main ability.
    Leap(SpaceId),
    /// Do not move.
    Stay,
    /// Use a potion; `with` is another potion that stands for it.
    Drink {
        potion: Potion,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Potion>,
    },
    /// Cast a spell.
    Cast(SpellId),
    /// Use the ability of a witch.
    Witch(WitchId),
    /// Use a building.
    Building(Building),
    /// Use a shrine.
    Shrine(Element),
    /// Go on with the turn.
    GoOn,
    /// End the turn.
    End,
    /// Carry out the main ability.
    Main,
    /// Take the match bonus.
    Bonus,

    // Inside actions and effects.
    /// Gain, or count as lunar or printed, this ingredient.
    Ingredient(Ingredient),
    /// Spend this.
    Spend(Good),
    /// Exchange an ingredient for another.
    Exchange { from: Ingredient, to: Ingredient },
    /// Brew a potion, with crystals for some ingredients and without those that are spared.
    Brew {
        potion: Potion,
        #[serde(default, skip_serializing_if = "Parts::is_none")]
        crystals: Parts,
        #[serde(default, skip_serializing_if = "Parts::is_none")]
        spared: Parts,
        /// The building's discount, which costs the Wisdom.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        cheap: bool,
    },
    /// Gain this potion.
    Potion(Potion),
    /// Heal the patient on a flag, 1 to 6, with this potion, or without one.
    Heal {
        flag: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Potion>,
    },
    /// Heal a patient of the hospital.
    Hospital {
        ailment: Ailment,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Potion>,
    },
    /// Advance on this patient track.
    Track(Ailment),
    /// Send citizens to this Chamber, 1 or 2.
    Chamber(u8),
    /// Carry out this card of the discard pile, or of the hand.
    Copy(Action),
    /// Advance on the ritual track to this space.
    Advance(RitualId),
    /// Advance beyond the last row: gain Wisdom.
    Beyond,
    /// Move sideways on the ritual track.
    Sideways(RitualId),
    /// Prepare a spell.
    Prepare(SpellId),
    /// Take a spell.
    Take(SpellId),
    /// Use a Favor of the Crowd, from 1.
    Favor(u8),
    /// One of several ways, from 1.
    Way(u8),
    /// The lower half of a prologue card, or the upper one.
    Half { lower: bool },
    /// Lay down the hunter of this hut, 1 to 6.
    Lay(u8),
    /// Move a hunter between huts, 1 to 6.
    Hunter { from: u8, to: u8 },
    /// Replace a Septima marker.
    Marker { side: Side, by: Action },
    /// Lose this witch to Chamber 2.
    Lose(WitchId),
    /// Discard a Lucky Charm.
    Charm,
    /// Let the hunter come.
    Face,
    /// Take the witch on trial, or a drawn one, into the Coven.
    Welcome,
    /// Replace a witch of the Coven by the new one.
    Replace(WitchId),
    /// Brew a potion from any ingredients, sparing so many (SE-17.25).
    BrewAny {
        potion: Potion,
        #[serde(default)]
        spared: u8,
        /// The building's discount, which costs the Wisdom.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        cheap: bool,
    },

    // Shapeshifting (SE-16).
    /// Become an animal, whose tile covers a witch.
    Shift { animal: Animal, over: Option<WitchId> },
    /// Cover this witch.
    Cover(WitchId),
    /// Use the ability of the animal.
    Animal(Animal),
    /// Return to human form.
    Human,

    // Omens (SE-17).
    /// Let the omen make the action matched.
    Omen,
    /// Turn this witch face down.
    Sicken(WitchId),

    // The Black Widow (SE-15).
    /// Cooperation: play this card, and so does she.
    Cooperate(Action),
    /// Delay, in one of three ways, from 1.
    Delay(u8),
    /// Information: she chooses first.
    Inform,
    /// Move a spider, from 1, to this space.
    Spider { spider: u8, to: SpaceId },
    /// She heals the patient on this flag, 1 to 6.
    Nearest(u8),
    /// Give up a negotiation card.
    Drop(Negotiation),

    /// Do without.
    Refuse,
    /// Do no more of this.
    Enough,
}

/// Some of the ingredients of a recipe.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Parts(u8);

impl Parts {
    /// None.
    pub const NONE: Parts = Parts(0);

    /// Those whose bits are set.
    #[inline]
    pub const fn new(bits: u8) -> Parts {
        Parts(bits)
    }

    /// Their bits, by the numbers of ingredients.
    #[inline]
    pub const fn bits(self) -> usize {
        self.0 as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_none(&self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    #[inline]
    pub const fn has(self, ingredient: Ingredient) -> bool {
        self.0 >> ingredient.index() & 1 != 0
    }

    /// With this one.
    #[inline]
    #[must_use]
    pub const fn with(self, ingredient: Ingredient) -> Parts {
        Parts(self.0 | 1 << ingredient.index())
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    fn set(self) -> Set<Ingredient> {
        Ingredient::ALL.into_iter().filter(|i| self.has(*i)).collect()
    }
}

impl std::fmt::Debug for Parts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.set().fmt(f)
    }
}

impl Serialize for Parts {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.set().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Parts {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let set = Set::<Ingredient>::deserialize(from)?;
        Ok(set.iter().fold(Parts::NONE, Parts::with))
    }
}
