//! The things that exist. Data files change what is printed on them, never which there are.

use crate::kinds::Element;

kernel::ids! {
    /// A witch.
    WitchId, WITCHES, "witch"
}
kernel::ids! {
    /// A spell.
    SpellId, SPELLS, "spell"
}
kernel::ids! {
    /// An oracle card.
    OracleId, ORACLES, "oracle card"
}
kernel::ids! {
    /// A prologue card.
    PrologueId, PROLOGUES, "prologue card"
}
kernel::ids! {
    /// An omen card.
    OmenId, OMENS, "omen"
}
kernel::ids! {
    /// An area of the map: a hex.
    AreaId, AREAS, "area"
}
kernel::ids! {
    /// A space of the map: a corner of hexes, by its zone and a letter.
    SpaceId, SPACES, "space"
}
kernel::ids! {
    /// A space of the ritual track, by its row and its place in the row from the left.
    RitualId, RITUALS, "space of the ritual track"
}

impl WitchId {
    /// The basic game uses so many of them, the first ones.
    pub const BASIC: usize = 18;
}

impl SpellId {
    /// How many spells each element has: two scoring ones, then eight normal ones.
    pub const PER_ELEMENT: usize = 10;
    /// How many of them are scoring spells.
    pub const SCORING: usize = 2;

    /// Its element.
    #[inline]
    pub const fn element(self) -> Element {
        Element::ALL[self.index() / SpellId::PER_ELEMENT]
    }

    /// Whether it is a scoring spell.
    #[inline]
    pub const fn is_scoring(self) -> bool {
        self.index() % SpellId::PER_ELEMENT < SpellId::SCORING
    }
}

impl OracleId {
    /// The basic game uses so many of them, the first ones.
    pub const BASIC: usize = 4;
}

impl OmenId {
    /// The Witches' Sabbath, which comes last (SE-17.2).
    pub const SABBATH: OmenId = OmenId::new(17);
}

impl SpaceId {
    /// How many spaces each zone has.
    pub const PER_ZONE: usize = 16;

    /// The zone, from 0.
    #[inline]
    pub const fn zone(self) -> usize {
        self.index() / SpaceId::PER_ZONE
    }
}

impl AreaId {
    /// The hospital.
    pub const HOSPITAL: AreaId = AreaId::new(0);

    /// The town area with the flag of this number, from 0.
    #[inline]
    pub const fn town(flag: usize) -> AreaId {
        AreaId::new(1 + flag)
    }

    /// The flag of a town area, from 0.
    #[inline]
    pub const fn flag(self) -> Option<usize> {
        match self.index() {
            i @ 1..=6 => Some(i - 1),
            _ => None,
        }
    }
}

impl RitualId {
    /// How many starting spaces there are.
    pub const STARTS: usize = 5;

    /// The row, from 0 for the starting spaces, and twice the distance from the left edge.
    #[inline]
    pub const fn place(self) -> (u8, u8) {
        let index = self.index();
        if index < 5 {
            return (0, index as u8 * 2 + 1);
        }
        let (pair, rest) = ((index - 5) / 11, (index - 5) % 11);
        if rest < 6 {
            (pair as u8 * 2 + 1, rest as u8 * 2)
        } else {
            (pair as u8 * 2 + 2, (rest - 6) as u8 * 2 + 1)
        }
    }

    /// The space of a row at twice the distance from the left edge.
    pub fn at(row: u8, x: u8) -> Option<RitualId> {
        if row > 10 || x > 10 || (row % 2 == 1) != x.is_multiple_of(2) {
            return None;
        }
        let before = match row {
            0 => 0,
            _ => 5 + usize::from(row - 1) / 2 * 11 + if row.is_multiple_of(2) { 6 } else { 0 },
        };
        Some(RitualId::new(before + usize::from(x) / 2))
    }

    /// Its row.
    #[inline]
    pub const fn row(self) -> u8 {
        self.place().0
    }
}

/// Witches by number; the last six are for the full game.
const WITCHES: [&str; 24] = [
    "albert",
    "aylana",
    "bryn",
    "dragomir",
    "edith",
    "eustace",
    "hazel",
    "johanna",
    "katherina",
    "luke",
    "martha",
    "mathilda",
    "nicholas",
    "otto",
    "sen",
    "serena",
    "sophie",
    "wilmot",
    "alice",
    "berta",
    "nina",
    "randell",
    "remus",
    "tommy",
];

/// Spells by number: ten of each element, two scoring ones first.
const SPELLS: [&str; 30] = [
    "adriannas_ring",
    "shards_of_eternity",
    "blessed_day",
    "cauldron_of_plenty",
    "emerald_passage",
    "ethereal_song",
    "invisibility",
    "overgrown_wilds",
    "secrets_of_the_stones",
    "unnatural_recovery",
    "one_with_the_storm",
    "widows_song",
    "boon_of_gratitude",
    "cloak_of_charisma",
    "doppelganger",
    "helpful_spirits",
    "magic_mirror",
    "soothing_melody",
    "spiritual_bond",
    "wings_of_wind",
    "dark_moon_stone",
    "lions_roar",
    "dream_powder",
    "healing_dream",
    "invisible_famulus",
    "magic_mortar",
    "summoning",
    "the_golden_brew",
    "time_twister",
    "vision_of_the_past",
];

/// Oracle cards by number.
const ORACLES: [&str; 9] = [
    "oracle1", "oracle2", "oracle3", "oracle4", "oracle5", "oracle6", "oracle7", "oracle8",
    "oracle9",
];

/// Prologue cards by number.
const PROLOGUES: [&str; 8] = [
    "prologue1",
    "prologue2",
    "prologue3",
    "prologue4",
    "prologue5",
    "prologue6",
    "prologue7",
    "prologue8",
];

/// Omens by number; the last one is the Witches' Sabbath.
const OMENS: [&str; 18] = [
    "omen1", "omen2", "omen3", "omen4", "omen5", "omen6", "omen7", "omen8", "omen9", "omen10",
    "omen11", "omen12", "omen13", "omen14", "omen15", "omen16", "omen17", "omen18",
];

/// Areas by number.
const AREAS: [&str; 37] = [
    "h", "t1", "t2", "t3", "t4", "t5", "t6", "w1", "w2", "w3", "w4", "w5", "w6", "c1", "c2", "c3",
    "c4", "c5", "c6", "a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3", "b4", "b5", "b6", "s1",
    "s2", "s3", "s4", "s5", "s6",
];

/// Spaces by number.
const SPACES: [&str; 96] = [
    "s1a", "s1b", "s1c", "s1d", "s1e", "s1f", "s1g", "s1h", "s1i", "s1j", "s1k", "s1l", "s1m",
    "s1n", "s1o", "s1p", "s2a", "s2b", "s2c", "s2d", "s2e", "s2f", "s2g", "s2h", "s2i", "s2j",
    "s2k", "s2l", "s2m", "s2n", "s2o", "s2p", "s3a", "s3b", "s3c", "s3d", "s3e", "s3f", "s3g",
    "s3h", "s3i", "s3j", "s3k", "s3l", "s3m", "s3n", "s3o", "s3p", "s4a", "s4b", "s4c", "s4d",
    "s4e", "s4f", "s4g", "s4h", "s4i", "s4j", "s4k", "s4l", "s4m", "s4n", "s4o", "s4p", "s5a",
    "s5b", "s5c", "s5d", "s5e", "s5f", "s5g", "s5h", "s5i", "s5j", "s5k", "s5l", "s5m", "s5n",
    "s5o", "s5p", "s6a", "s6b", "s6c", "s6d", "s6e", "s6f", "s6g", "s6h", "s6i", "s6j", "s6k",
    "s6l", "s6m", "s6n", "s6o", "s6p",
];

/// Spaces of the ritual track by number.
const RITUALS: [&str; 60] = [
    "r0_1", "r0_2", "r0_3", "r0_4", "r0_5", "r1_1", "r1_2", "r1_3", "r1_4", "r1_5", "r1_6", "r2_1",
    "r2_2", "r2_3", "r2_4", "r2_5", "r3_1", "r3_2", "r3_3", "r3_4", "r3_5", "r3_6", "r4_1", "r4_2",
    "r4_3", "r4_4", "r4_5", "r5_1", "r5_2", "r5_3", "r5_4", "r5_5", "r5_6", "r6_1", "r6_2", "r6_3",
    "r6_4", "r6_5", "r7_1", "r7_2", "r7_3", "r7_4", "r7_5", "r7_6", "r8_1", "r8_2", "r8_3", "r8_4",
    "r8_5", "r9_1", "r9_2", "r9_3", "r9_4", "r9_5", "r9_6", "r10_1", "r10_2", "r10_3", "r10_4",
    "r10_5",
];
