//! Kinds of things, and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// Something that has a number below 32, so that sets of it are bits.
pub trait Kind: Copy + PartialEq + 'static {
    /// How many there are.
    const COUNT: usize;
    /// The one with this number.
    fn at(index: usize) -> Self;
    /// Its number.
    fn number(self) -> usize;
}

macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$variant_doc])* $variant),* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$(stringify!($variant)),*].len()] = [$($name::$variant),*];

            /// The number in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl Kind for $name {
            const COUNT: usize = $name::ALL.len();
            #[inline]
            fn at(index: usize) -> $name {
                $name::ALL[index]
            }
            #[inline]
            fn number(self) -> usize {
                self as usize
            }
        }
    };
}

kinds! {
    /// An ingredient (SE-1.3).
    Ingredient { Berry, Skull, Herb, Mushroom, Root }
}

kinds! {
    /// What can be spent: an ingredient, or a crystal in its place (SE-1.4).
    Good { Berry, Skull, Herb, Mushroom, Root, Crystal }
}

impl From<Ingredient> for Good {
    fn from(ingredient: Ingredient) -> Good {
        Good::ALL[ingredient.index()]
    }
}

kinds! {
    /// An action card (SE-6). Shapeshift takes the place of Chant in a player's hand (SE-16.1).
    Action { Collect, Move, Brew, Heal, Chant, Recruit, Plead, Remember, Ritual, Shapeshift }
}

impl Action {
    /// The icon of its card: Shapeshift bears that of Chant (SE-16.10).
    #[inline]
    pub const fn icon(self) -> Action {
        match self {
            Action::Shapeshift => Action::Chant,
            _ => self,
        }
    }
}

kinds! {
    /// An animal: two for each colour (SE-16.2).
    Animal { Snake, Toad, Fox, Squirrel, Cat, Owl, Goat, Hare }
}

impl Animal {
    /// The animals of a colour, from 0.
    #[inline]
    pub fn of(colour: u8) -> [Animal; 2] {
        let first = usize::from(colour % 4) * 2;
        [Animal::ALL[first], Animal::ALL[first + 1]]
    }
}

kinds! {
    /// A negotiation card of the solo game (SE-15).
    Negotiation { Cooperation, Delay, Information }
}

kinds! {
    /// A potion (SE-7).
    Potion {
        BlindnessRemedy,
        ParalysisRemedy,
        InfectionRemedy,
        CalmingPotion,
        FlyingOintment,
        LovePotion,
        RitualOil,
    }
}

impl Potion {
    /// The remedies, which only heal.
    pub const REMEDIES: usize = 3;

    /// Whether it is a practical potion, which is used by itself.
    #[inline]
    pub const fn is_practical(self) -> bool {
        self.index() >= Potion::REMEDIES
    }

    /// The remedy for an ailment.
    #[inline]
    pub const fn against(ailment: Ailment) -> Potion {
        Potion::ALL[ailment.index()]
    }
}

kinds! {
    /// What a patient suffers from; each has a track on a player's board.
    Ailment { Blind, Paralysed, Infected }
}

kinds! {
    /// An element of magic.
    Element { Earth, Air, Fire }
}

kinds! {
    /// A season.
    Season { Autumn, Winter, Spring, Summer }
}

kinds! {
    /// A building. The first is printed on the map, three are bronze tiles, three gold ones.
    Building { Hospital, AntiqueShop, Market, Oracle, FlyingElephant, PrintingHouse, Pub }
}

kinds! {
    /// The colour of a flag.
    Flag { Yellow, Blue }
}

kinds! {
    /// A patient token: what it suffers from, and its flag.
    Patient { BlindYellow, BlindBlue, ParalysedYellow, ParalysedBlue, InfectedYellow, InfectedBlue }
}

impl Patient {
    /// What it suffers from.
    #[inline]
    pub const fn ailment(self) -> Ailment {
        Ailment::ALL[self.index() / 2]
    }

    /// Its flag.
    #[inline]
    pub const fn flag(self) -> Flag {
        Flag::ALL[self.index() % 2]
    }
}

kinds! {
    /// One of Septima's two spaces.
    Side { Left, Right }
}

macro_rules! kind_of_id {
    ($($id:ty),*) => { $(
        impl Kind for $id {
            const COUNT: usize = <$id>::COUNT;
            #[inline]
            fn at(index: usize) -> $id {
                <$id>::new(index)
            }
            #[inline]
            fn number(self) -> usize {
                self.index()
            }
        }
    )* };
}

kind_of_id!(crate::names::WitchId, crate::names::SpellId, crate::names::OracleId);
kind_of_id!(crate::names::PrologueId, crate::names::OmenId);

/// A set of things of one kind, as bits; written as the list of their names.
pub struct Set<K>(u32, PhantomData<K>);

impl<K> Clone for Set<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Set<K> {}

impl<K> PartialEq for Set<K> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K> Eq for Set<K> {}

impl<K> std::hash::Hash for Set<K> {
    fn hash<H: std::hash::Hasher>(&self, to: &mut H) {
        self.0.hash(to);
    }
}

impl<K> Default for Set<K> {
    fn default() -> Self {
        Set(0, PhantomData)
    }
}

impl<K: Kind> Set<K> {
    /// All of them.
    pub fn all() -> Set<K> {
        Set(((1u64 << K::COUNT) - 1) as u32, PhantomData)
    }

    /// Just this one.
    #[inline]
    pub fn only(kind: K) -> Set<K> {
        Set(1 << kind.number(), PhantomData)
    }

    /// Whether it is there.
    #[inline]
    pub fn has(self, kind: K) -> bool {
        self.0 >> kind.number() & 1 != 0
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, kind: K) {
        self.0 |= 1 << kind.number();
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, kind: K) {
        self.0 &= !(1 << kind.number());
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// As a number.
    #[inline]
    pub fn bits(self) -> u32 {
        self.0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Set<K>) -> Set<K> {
        Set(self.0 & other.0, PhantomData)
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Set<K>) -> Set<K> {
        Set(self.0 | other.0, PhantomData)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub fn but(self, other: Set<K>) -> Set<K> {
        Set(self.0 & !other.0, PhantomData)
    }

    /// The n-th in order, from 0.
    pub fn nth(self, n: u32) -> Option<K> {
        self.iter().nth(n as usize)
    }

    /// All that are there, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(K::at(index))
        })
    }
}

impl<K: Kind> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        let mut set = Set::default();
        kinds.into_iter().for_each(|k| set.add(k));
        set
    }
}

impl<K: Kind + fmt::Debug> fmt::Debug for Set<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Kind + Serialize> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, K: Kind + Deserialize<'de>> Deserialize<'de> for Set<K> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut set = Set::default();
        for kind in Vec::<K>::deserialize(from)? {
            if set.has(kind) {
                return Err(serde::de::Error::custom("something is in a set twice"));
            }
            set.add(kind);
        }
        Ok(set)
    }
}
