//! The cards that exist. Data files change what is printed on them, never which there are.

use kernel::ids;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

ids! {
    /// A Place of Power, or one of the four starting places.
    PlaceId, PLACES, "place"
}
ids! {
    /// A ritual.
    RitualId, RITUALS, "ritual"
}
ids! {
    /// A specialist: two cards of the main deck.
    SpecialistId, SPECIALISTS, "specialist"
}
ids! {
    /// A card of the main deck: a ritual, or one of the two cards of a specialist.
    Card, CARDS, "card of the main deck"
}

impl Card {
    /// The ritual that this card is, if it is one.
    #[inline]
    pub const fn ritual(self) -> Option<RitualId> {
        if self.index() < RitualId::COUNT { Some(RitualId(self.0)) } else { None }
    }

    /// The person that this card is, if it is one.
    #[inline]
    pub const fn person(self) -> Option<Person> {
        if self.index() >= RitualId::COUNT {
            Some(Person(self.0 - RitualId::COUNT as u8))
        } else {
            None
        }
    }
}

impl From<RitualId> for Card {
    fn from(ritual: RitualId) -> Card {
        Card(ritual.0)
    }
}

/// One of the two cards of a specialist: its council side is its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Person(u8);

impl Person {
    /// How many there are.
    pub const COUNT: usize = SpecialistId::COUNT * 2;

    /// The one with this number.
    #[inline]
    pub const fn new(index: usize) -> Person {
        assert!(index < Self::COUNT);
        Person(index as u8)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The specialist on the card.
    #[inline]
    pub const fn specialist(self) -> SpecialistId {
        SpecialistId(self.0 / 2)
    }

    /// Which of the two cards: 0 or 1.
    #[inline]
    pub const fn copy(self) -> usize {
        (self.0 % 2) as usize
    }

    /// The card of the main deck.
    #[inline]
    pub const fn card(self) -> Card {
        Card(self.0 + RitualId::COUNT as u8)
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Person> {
        (0..Self::COUNT as u8).map(Person)
    }
}

impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().name())
    }
}

impl Serialize for Person {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.card().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Person {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let card = Card::deserialize(from)?;
        card.person().ok_or_else(|| serde::de::Error::custom(format!("{card} is a ritual")))
    }
}

impl PlaceId {
    /// The number of places in the place deck; the starting places follow.
    pub const IN_DECK: usize = 52;

    /// The starting place of a clan.
    pub const fn starting(clan: crate::position::ClanName) -> PlaceId {
        PlaceId(Self::IN_DECK as u8 + clan as u8)
    }
}

/// Places, in the order of the data file.
const PLACES: [&str; 56] = [
    "cave_a",
    "cave_b",
    "cave_c",
    "cave_d",
    "ruins_a",
    "ruins_b",
    "ruins_c",
    "ruins_d",
    "sanctuary_a",
    "sanctuary_b",
    "sanctuary_c",
    "sanctuary_d",
    "mystic_spring_a",
    "mystic_spring_b",
    "mystic_spring_c",
    "mystic_spring_d",
    "spirit_swamp_a",
    "spirit_swamp_b",
    "spirit_swamp_c",
    "spirit_swamp_d",
    "castle_in_the_mist_a",
    "castle_in_the_mist_b",
    "castle_in_the_mist_c",
    "castle_in_the_mist_d",
    "stone_circle_a",
    "stone_circle_b",
    "stone_circle_c",
    "stone_circle_d",
    "whispering_forest_a",
    "whispering_forest_b",
    "whispering_forest_c",
    "whispering_forest_d",
    "moonlit_glade_a",
    "moonlit_glade_b",
    "moonlit_glade_c",
    "moonlit_glade_d",
    "forgotten_library_a",
    "forgotten_library_b",
    "forgotten_library_c",
    "forgotten_library_d",
    "alchemists_tower_a",
    "alchemists_tower_b",
    "alchemists_tower_c",
    "alchemists_tower_d",
    "old_graveyard_a",
    "old_graveyard_b",
    "old_graveyard_c",
    "old_graveyard_d",
    "floating_island_a",
    "floating_island_b",
    "floating_island_c",
    "floating_island_d",
    "nqobantu_crater",
    "church_of_the_prophets",
    "eternal_tree",
    "longjiang_ark",
];

/// Rituals, in the order of the data file.
const RITUALS: [&str; 58] = [
    "chalice_of_transmutation",
    "magic_cauldron",
    "living_chest",
    "pillar_of_energy",
    "choirs_cauldron",
    "crystal_ball",
    "golden_sickle",
    "enchanted_mirror",
    "rune_blade",
    "witchs_broom",
    "book_of_shadows",
    "hourglass_of_ages",
    "amulet_of_thorns",
    "lantern_of_souls",
    "philosophers_stone",
    "singing_bell",
    "obsidian_dagger",
    "cat_advisor",
    "mystic_elephant",
    "raven_messenger",
    "owl_of_wisdom",
    "brewing_toad",
    "shadow_wolf",
    "trickster_fox",
    "stone_gargoyle",
    "dream_serpent",
    "phoenix_chick",
    "weaver_spider",
    "moon_hare",
    "bat_swarm",
    "white_stag",
    "hedgehog_gatherer",
    "space_distortion",
    "time_loop",
    "astral_projection",
    "circle_of_summoning",
    "mana_surge",
    "rain_of_stars",
    "exchange_of_minds",
    "blood_moon",
    "spirit_harvest",
    "veil_of_mist",
    "echo_of_the_coven",
    "sacrifice_of_knowledge",
    "arcane_knot",
    "whisper_of_the_council",
    "mandrake",
    "world_tree_sapling",
    "nightshade",
    "glowing_mushrooms",
    "carnivorous_vine",
    "four_leaf_clover",
    "weeping_willow",
    "healing_moss",
    "thorn_hedge",
    "blooming_lotus",
    "sun_wheel_wreath",
    "evergreen_grove",
];

/// Specialists, in the order of the data file.
const SPECIALISTS: [&str; 21] = [
    "irena_and_stray",
    "alwyn_the_greedy",
    "hwa_the_great_summoner",
    "hoa_the_harvester",
    "ludo_the_glassblower",
    "morrigan_of_the_whispers",
    "silas_the_double",
    "freya_the_seer",
    "tariq_of_the_portals",
    "mother_nadia",
    "old_yusuf",
    "ines_the_herbalist",
    "kael_the_alchemist",
    "sister_beata",
    "tuuli_the_pathfinder",
    "oberyn_the_warlock",
    "zofia_of_the_orbs",
    "rahel_the_gardener",
    "domovik",
    "lin_and_ember",
    "viktor_the_envoy",
];

/// The main deck: rituals, then specialists, two cards each.
const CARDS: [&str; 100] = [
    "chalice_of_transmutation",
    "magic_cauldron",
    "living_chest",
    "pillar_of_energy",
    "choirs_cauldron",
    "crystal_ball",
    "golden_sickle",
    "enchanted_mirror",
    "rune_blade",
    "witchs_broom",
    "book_of_shadows",
    "hourglass_of_ages",
    "amulet_of_thorns",
    "lantern_of_souls",
    "philosophers_stone",
    "singing_bell",
    "obsidian_dagger",
    "cat_advisor",
    "mystic_elephant",
    "raven_messenger",
    "owl_of_wisdom",
    "brewing_toad",
    "shadow_wolf",
    "trickster_fox",
    "stone_gargoyle",
    "dream_serpent",
    "phoenix_chick",
    "weaver_spider",
    "moon_hare",
    "bat_swarm",
    "white_stag",
    "hedgehog_gatherer",
    "space_distortion",
    "time_loop",
    "astral_projection",
    "circle_of_summoning",
    "mana_surge",
    "rain_of_stars",
    "exchange_of_minds",
    "blood_moon",
    "spirit_harvest",
    "veil_of_mist",
    "echo_of_the_coven",
    "sacrifice_of_knowledge",
    "arcane_knot",
    "whisper_of_the_council",
    "mandrake",
    "world_tree_sapling",
    "nightshade",
    "glowing_mushrooms",
    "carnivorous_vine",
    "four_leaf_clover",
    "weeping_willow",
    "healing_moss",
    "thorn_hedge",
    "blooming_lotus",
    "sun_wheel_wreath",
    "evergreen_grove",
    "irena_and_stray_a",
    "irena_and_stray_b",
    "alwyn_the_greedy_a",
    "alwyn_the_greedy_b",
    "hwa_the_great_summoner_a",
    "hwa_the_great_summoner_b",
    "hoa_the_harvester_a",
    "hoa_the_harvester_b",
    "ludo_the_glassblower_a",
    "ludo_the_glassblower_b",
    "morrigan_of_the_whispers_a",
    "morrigan_of_the_whispers_b",
    "silas_the_double_a",
    "silas_the_double_b",
    "freya_the_seer_a",
    "freya_the_seer_b",
    "tariq_of_the_portals_a",
    "tariq_of_the_portals_b",
    "mother_nadia_a",
    "mother_nadia_b",
    "old_yusuf_a",
    "old_yusuf_b",
    "ines_the_herbalist_a",
    "ines_the_herbalist_b",
    "kael_the_alchemist_a",
    "kael_the_alchemist_b",
    "sister_beata_a",
    "sister_beata_b",
    "tuuli_the_pathfinder_a",
    "tuuli_the_pathfinder_b",
    "oberyn_the_warlock_a",
    "oberyn_the_warlock_b",
    "zofia_of_the_orbs_a",
    "zofia_of_the_orbs_b",
    "rahel_the_gardener_a",
    "rahel_the_gardener_b",
    "domovik_a",
    "domovik_b",
    "lin_and_ember_a",
    "lin_and_ember_b",
    "viktor_the_envoy_a",
    "viktor_the_envoy_b",
];
