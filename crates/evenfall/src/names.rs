//! The ids of messages that name things.

use crate::cards::{Card, PlaceId};
use crate::data::AutomaAction;
use crate::effect::{Catalyst, Count, Keyword, Resource, Stone};
use crate::position::{ClanName, Figure, RegionName};

/// Places by number; versions of a place share a name.
const PLACES: [&str; 56] = [
    "evenfall-place-cave",
    "evenfall-place-cave",
    "evenfall-place-cave",
    "evenfall-place-cave",
    "evenfall-place-ruins",
    "evenfall-place-ruins",
    "evenfall-place-ruins",
    "evenfall-place-ruins",
    "evenfall-place-sanctuary",
    "evenfall-place-sanctuary",
    "evenfall-place-sanctuary",
    "evenfall-place-sanctuary",
    "evenfall-place-mystic-spring",
    "evenfall-place-mystic-spring",
    "evenfall-place-mystic-spring",
    "evenfall-place-mystic-spring",
    "evenfall-place-spirit-swamp",
    "evenfall-place-spirit-swamp",
    "evenfall-place-spirit-swamp",
    "evenfall-place-spirit-swamp",
    "evenfall-place-castle-in-the-mist",
    "evenfall-place-castle-in-the-mist",
    "evenfall-place-castle-in-the-mist",
    "evenfall-place-castle-in-the-mist",
    "evenfall-place-stone-circle",
    "evenfall-place-stone-circle",
    "evenfall-place-stone-circle",
    "evenfall-place-stone-circle",
    "evenfall-place-whispering-forest",
    "evenfall-place-whispering-forest",
    "evenfall-place-whispering-forest",
    "evenfall-place-whispering-forest",
    "evenfall-place-moonlit-glade",
    "evenfall-place-moonlit-glade",
    "evenfall-place-moonlit-glade",
    "evenfall-place-moonlit-glade",
    "evenfall-place-forgotten-library",
    "evenfall-place-forgotten-library",
    "evenfall-place-forgotten-library",
    "evenfall-place-forgotten-library",
    "evenfall-place-alchemists-tower",
    "evenfall-place-alchemists-tower",
    "evenfall-place-alchemists-tower",
    "evenfall-place-alchemists-tower",
    "evenfall-place-old-graveyard",
    "evenfall-place-old-graveyard",
    "evenfall-place-old-graveyard",
    "evenfall-place-old-graveyard",
    "evenfall-place-floating-island",
    "evenfall-place-floating-island",
    "evenfall-place-floating-island",
    "evenfall-place-floating-island",
    "evenfall-place-nqobantu-crater",
    "evenfall-place-church-of-the-prophets",
    "evenfall-place-eternal-tree",
    "evenfall-place-longjiang-ark",
];

/// Rituals by number.
const RITUALS: [&str; 58] = [
    "evenfall-ritual-chalice-of-transmutation",
    "evenfall-ritual-magic-cauldron",
    "evenfall-ritual-living-chest",
    "evenfall-ritual-pillar-of-energy",
    "evenfall-ritual-choirs-cauldron",
    "evenfall-ritual-crystal-ball",
    "evenfall-ritual-golden-sickle",
    "evenfall-ritual-enchanted-mirror",
    "evenfall-ritual-rune-blade",
    "evenfall-ritual-witchs-broom",
    "evenfall-ritual-book-of-shadows",
    "evenfall-ritual-hourglass-of-ages",
    "evenfall-ritual-amulet-of-thorns",
    "evenfall-ritual-lantern-of-souls",
    "evenfall-ritual-philosophers-stone",
    "evenfall-ritual-singing-bell",
    "evenfall-ritual-obsidian-dagger",
    "evenfall-ritual-cat-advisor",
    "evenfall-ritual-mystic-elephant",
    "evenfall-ritual-raven-messenger",
    "evenfall-ritual-owl-of-wisdom",
    "evenfall-ritual-brewing-toad",
    "evenfall-ritual-shadow-wolf",
    "evenfall-ritual-trickster-fox",
    "evenfall-ritual-stone-gargoyle",
    "evenfall-ritual-dream-serpent",
    "evenfall-ritual-phoenix-chick",
    "evenfall-ritual-weaver-spider",
    "evenfall-ritual-moon-hare",
    "evenfall-ritual-bat-swarm",
    "evenfall-ritual-white-stag",
    "evenfall-ritual-hedgehog-gatherer",
    "evenfall-ritual-space-distortion",
    "evenfall-ritual-time-loop",
    "evenfall-ritual-astral-projection",
    "evenfall-ritual-circle-of-summoning",
    "evenfall-ritual-mana-surge",
    "evenfall-ritual-rain-of-stars",
    "evenfall-ritual-exchange-of-minds",
    "evenfall-ritual-blood-moon",
    "evenfall-ritual-spirit-harvest",
    "evenfall-ritual-veil-of-mist",
    "evenfall-ritual-echo-of-the-coven",
    "evenfall-ritual-sacrifice-of-knowledge",
    "evenfall-ritual-arcane-knot",
    "evenfall-ritual-whisper-of-the-council",
    "evenfall-ritual-mandrake",
    "evenfall-ritual-world-tree-sapling",
    "evenfall-ritual-nightshade",
    "evenfall-ritual-glowing-mushrooms",
    "evenfall-ritual-carnivorous-vine",
    "evenfall-ritual-four-leaf-clover",
    "evenfall-ritual-weeping-willow",
    "evenfall-ritual-healing-moss",
    "evenfall-ritual-thorn-hedge",
    "evenfall-ritual-blooming-lotus",
    "evenfall-ritual-sun-wheel-wreath",
    "evenfall-ritual-evergreen-grove",
];

/// Specialists by number.
const SPECIALISTS: [&str; 21] = [
    "evenfall-person-irena-and-stray",
    "evenfall-person-alwyn-the-greedy",
    "evenfall-person-hwa-the-great-summoner",
    "evenfall-person-hoa-the-harvester",
    "evenfall-person-ludo-the-glassblower",
    "evenfall-person-morrigan-of-the-whispers",
    "evenfall-person-silas-the-double",
    "evenfall-person-freya-the-seer",
    "evenfall-person-tariq-of-the-portals",
    "evenfall-person-mother-nadia",
    "evenfall-person-old-yusuf",
    "evenfall-person-ines-the-herbalist",
    "evenfall-person-kael-the-alchemist",
    "evenfall-person-sister-beata",
    "evenfall-person-tuuli-the-pathfinder",
    "evenfall-person-oberyn-the-warlock",
    "evenfall-person-zofia-of-the-orbs",
    "evenfall-person-rahel-the-gardener",
    "evenfall-person-domovik",
    "evenfall-person-lin-and-ember",
    "evenfall-person-viktor-the-envoy",
];

/// The name of a place.
pub fn place(place: PlaceId) -> &'static str {
    PLACES[place.index()]
}

/// The name of a card of the main deck.
pub fn card(card: Card) -> &'static str {
    match (card.ritual(), card.person()) {
        (Some(ritual), _) => RITUALS[ritual.index()],
        (_, Some(person)) => SPECIALISTS[person.specialist().index()],
        _ => RITUALS[0],
    }
}

/// The name of a resource.
pub fn resource(resource: Resource) -> &'static str {
    ["evenfall-herb", "evenfall-potion", "evenfall-book"][resource.index()]
}

/// The name of a region.
pub fn region(region: RegionName) -> &'static str {
    ["evenfall-north", "evenfall-central", "evenfall-south"][region.index()]
}

/// The name of a figure.
pub fn figure(figure: Figure) -> &'static str {
    ["evenfall-witch", "evenfall-elder"][figure as usize]
}

/// The name of a catalyst.
pub fn catalyst(catalyst: Catalyst) -> &'static str {
    ["evenfall-sickle", "evenfall-orb"][catalyst as usize]
}

/// The name of a powerstone.
pub fn stone(stone: Stone) -> &'static str {
    [
        "evenfall-stone-drop",
        "evenfall-stone-leaf",
        "evenfall-stone-flame",
        "evenfall-stone-eye",
        "evenfall-stone-red",
    ][stone.index()]
}

/// The name of a keyword.
pub fn keyword(keyword: Keyword) -> &'static str {
    ["evenfall-artifact", "evenfall-familiar", "evenfall-spell", "evenfall-plant"][keyword as usize]
}

/// The name of a clan.
pub fn clan(clan: ClanName) -> &'static str {
    ["evenfall-clan-star", "evenfall-clan-cross", "evenfall-clan-sphere", "evenfall-clan-thorn"]
        [clan as usize]
}

/// The name of what Automa does.
pub fn automa(action: AutomaAction) -> &'static str {
    match action {
        AutomaAction::XAndCoven => "evenfall-automa-x",
        AutomaAction::Play => "evenfall-automa-play",
        AutomaAction::North => "evenfall-automa-north",
        AutomaAction::Central => "evenfall-automa-central",
        AutomaAction::Coven => "evenfall-automa-coven",
        AutomaAction::Transfer => "evenfall-automa-transfer",
        AutomaAction::Harvest => "evenfall-automa-harvest",
        AutomaAction::Place => "evenfall-automa-place",
    }
}

/// The name of what is counted: "for each ...".
pub fn count(count: Count) -> &'static str {
    match count {
        Count::Sickles => "evenfall-per-sickle",
        Count::Orbs => "evenfall-per-orb",
        Count::Catalysts => "evenfall-per-catalyst",
        Count::Keyword(Keyword::Artifact) => "evenfall-per-artifact",
        Count::Keyword(Keyword::Familiar) => "evenfall-per-familiar",
        Count::Keyword(Keyword::Spell) => "evenfall-per-spell",
        Count::Keyword(Keyword::Plant) => "evenfall-per-plant",
        Count::RitualsInner => "evenfall-per-ritual-inner",
        Count::RitualSpaces => "evenfall-per-ritual-space",
        Count::Places => "evenfall-per-place",
        Count::PlacesInner => "evenfall-per-place-inner",
        Count::PlacesOuter => "evenfall-per-place-outer",
        Count::Specialists => "evenfall-per-specialist",
        Count::Council => "evenfall-per-council",
        Count::Stones => "evenfall-per-stone",
        Count::StoneSet(Stone::Drop) => "evenfall-per-drop",
        Count::StoneSet(Stone::Leaf) => "evenfall-per-leaf",
        Count::StoneSet(Stone::Flame) => "evenfall-per-flame",
        Count::StoneSet(Stone::Eye) => "evenfall-per-eye",
        Count::StoneSet(Stone::Red) => "evenfall-per-red",
        Count::HarvestSymbols => "evenfall-per-harvest-symbol",
        Count::Mana3 => "evenfall-per-mana3",
        Count::Regions => "evenfall-per-region",
        Count::FiguresInRegions => "evenfall-per-figure",
    }
}

/// Names that no function above gives.
const OTHERS: &[&str] = &[
    "evenfall",
    "evenfall-opponent",
    "evenfall-option-seats",
    "evenfall-option-side",
    "evenfall-option-veteran",
    "evenfall-option-automa",
    "evenfall-option-clan",
    "evenfall-score-track",
    "evenfall-score-specialists",
    "evenfall-score-council",
    "evenfall-score-rituals",
    "evenfall-score-stones",
    "evenfall-score-places",
    "evenfall-tie-mana",
    "evenfall-any-resource",
    "evenfall-mana",
    "evenfall-cards",
    "evenfall-points",
    "evenfall-rulebook",
    "evenfall-public",
    "evenfall-reconstructed",
];

/// Every name, once.
pub(crate) fn all() -> Vec<&'static str> {
    let mut names: Vec<&'static str> = OTHERS.to_vec();
    names.extend(PLACES.iter().chain(&RITUALS).chain(&SPECIALISTS));
    names.extend(Resource::ALL.map(resource));
    names.extend(RegionName::ALL.map(region));
    names.extend([Figure::Witch, Figure::Elder].map(figure));
    names.extend([Catalyst::Sickle, Catalyst::Orb].map(catalyst));
    names.extend(Stone::ALL.map(stone));
    let keywords = [Keyword::Artifact, Keyword::Familiar, Keyword::Spell, Keyword::Plant];
    names.extend(keywords.map(keyword));
    names.extend(ClanName::ALL.map(clan));
    use AutomaAction as A;
    let actions =
        [A::XAndCoven, A::Play, A::North, A::Central, A::Coven, A::Transfer, A::Harvest, A::Place];
    names.extend(actions.map(automa));
    names.extend(keywords.map(|k| count(Count::Keyword(k))));
    names.extend(Stone::ALL.map(|s| count(Count::StoneSet(s))));
    use Count as C;
    let counts = [
        C::Sickles,
        C::Orbs,
        C::Catalysts,
        C::RitualsInner,
        C::RitualSpaces,
        C::Places,
        C::PlacesInner,
        C::PlacesOuter,
        C::Specialists,
        C::Council,
        C::Stones,
        C::HarvestSymbols,
        C::Mana3,
        C::Regions,
        C::FiguresInRegions,
    ];
    names.extend(counts.map(count));
    names.sort_unstable();
    names.dedup();
    names
}
