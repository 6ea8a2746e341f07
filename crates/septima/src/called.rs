//! The ids of messages that name things.

use crate::choice::Parts;
use crate::kinds::{
    Action, Ailment, Animal, Building, Element, Good, Ingredient, Negotiation, Patient, Potion,
    Season, Side,
};
use crate::names::{OmenId, SpaceId, SpellId, WitchId};

/// Witches by number.
const WITCHES: [&str; 24] = [
    "septima-witch-albert",
    "septima-witch-aylana",
    "septima-witch-bryn",
    "septima-witch-dragomir",
    "septima-witch-edith",
    "septima-witch-eustace",
    "septima-witch-hazel",
    "septima-witch-johanna",
    "septima-witch-katherina",
    "septima-witch-luke",
    "septima-witch-martha",
    "septima-witch-mathilda",
    "septima-witch-nicholas",
    "septima-witch-otto",
    "septima-witch-sen",
    "septima-witch-serena",
    "septima-witch-sophie",
    "septima-witch-wilmot",
    "septima-witch-alice",
    "septima-witch-berta",
    "septima-witch-nina",
    "septima-witch-randell",
    "septima-witch-remus",
    "septima-witch-tommy",
];

/// Spells by number.
const SPELLS: [&str; 30] = [
    "septima-spell-adriannas-ring",
    "septima-spell-shards-of-eternity",
    "septima-spell-blessed-day",
    "septima-spell-cauldron-of-plenty",
    "septima-spell-emerald-passage",
    "septima-spell-ethereal-song",
    "septima-spell-invisibility",
    "septima-spell-overgrown-wilds",
    "septima-spell-secrets-of-the-stones",
    "septima-spell-unnatural-recovery",
    "septima-spell-one-with-the-storm",
    "septima-spell-widows-song",
    "septima-spell-boon-of-gratitude",
    "septima-spell-cloak-of-charisma",
    "septima-spell-doppelganger",
    "septima-spell-helpful-spirits",
    "septima-spell-magic-mirror",
    "septima-spell-soothing-melody",
    "septima-spell-spiritual-bond",
    "septima-spell-wings-of-wind",
    "septima-spell-dark-moon-stone",
    "septima-spell-lions-roar",
    "septima-spell-dream-powder",
    "septima-spell-healing-dream",
    "septima-spell-invisible-famulus",
    "septima-spell-magic-mortar",
    "septima-spell-summoning",
    "septima-spell-the-golden-brew",
    "septima-spell-time-twister",
    "septima-spell-vision-of-the-past",
];

/// Actions by number.
const ACTIONS: [&str; 10] = [
    "septima-action-collect",
    "septima-action-move",
    "septima-action-brew",
    "septima-action-heal",
    "septima-action-chant",
    "septima-action-recruit",
    "septima-action-plead",
    "septima-action-remember",
    "septima-action-ritual",
    "septima-action-shapeshift",
];

/// Potions by number.
const POTIONS: [&str; 7] = [
    "septima-potion-blindness-remedy",
    "septima-potion-paralysis-remedy",
    "septima-potion-infection-remedy",
    "septima-potion-calming-potion",
    "septima-potion-flying-ointment",
    "septima-potion-love-potion",
    "septima-potion-ritual-oil",
];

/// Goods by number.
const GOODS: [&str; 6] = [
    "septima-good-berry",
    "septima-good-skull",
    "septima-good-herb",
    "septima-good-mushroom",
    "septima-good-root",
    "septima-good-crystal",
];

/// Buildings by number.
const BUILDINGS: [&str; 7] = [
    "septima-building-hospital",
    "septima-building-antique-shop",
    "septima-building-market",
    "septima-building-oracle",
    "septima-building-flying-elephant",
    "septima-building-printing-house",
    "septima-building-pub",
];

/// Elements by number.
const ELEMENTS: [&str; 3] =
    ["septima-element-earth", "septima-element-air", "septima-element-fire"];

/// Ailments by number.
const AILMENTS: [&str; 3] =
    ["septima-ailment-blind", "septima-ailment-paralysed", "septima-ailment-infected"];

/// Seasons by number.
const SEASONS: [&str; 4] = [
    "septima-season-autumn",
    "septima-season-winter",
    "septima-season-spring",
    "septima-season-summer",
];

/// Sides by number.
const SIDES: [&str; 2] = ["septima-side-left", "septima-side-right"];

/// Letters by number.
const LETTERS: [&str; 16] = [
    "septima-letter-a",
    "septima-letter-b",
    "septima-letter-c",
    "septima-letter-d",
    "septima-letter-e",
    "septima-letter-f",
    "septima-letter-g",
    "septima-letter-h",
    "septima-letter-i",
    "septima-letter-j",
    "septima-letter-k",
    "septima-letter-l",
    "septima-letter-m",
    "septima-letter-n",
    "septima-letter-o",
    "septima-letter-p",
];

/// Animals by number.
const ANIMALS: [&str; 8] = [
    "septima-animal-snake",
    "septima-animal-toad",
    "septima-animal-fox",
    "septima-animal-squirrel",
    "septima-animal-cat",
    "septima-animal-owl",
    "septima-animal-goat",
    "septima-animal-hare",
];

/// Omens by number, the light and the dark half.
const OMENS: [[&str; 2]; 18] = [
    ["septima-omen1-light", "septima-omen1-dark"],
    ["septima-omen2-light", "septima-omen2-dark"],
    ["septima-omen3-light", "septima-omen3-dark"],
    ["septima-omen4-light", "septima-omen4-dark"],
    ["septima-omen5-light", "septima-omen5-dark"],
    ["septima-omen6-light", "septima-omen6-dark"],
    ["septima-omen7-light", "septima-omen7-dark"],
    ["septima-omen8-light", "septima-omen8-dark"],
    ["septima-omen9-light", "septima-omen9-dark"],
    ["septima-omen10-light", "septima-omen10-dark"],
    ["septima-omen11-light", "septima-omen11-dark"],
    ["septima-omen12-light", "septima-omen12-dark"],
    ["septima-omen13-light", "septima-omen13-dark"],
    ["septima-omen14-light", "septima-omen14-dark"],
    ["septima-omen15-light", "septima-omen15-dark"],
    ["septima-omen16-light", "septima-omen16-dark"],
    ["septima-omen17-light", "septima-omen17-dark"],
    ["septima-omen18-light", "septima-omen18-dark"],
];

/// Negotiation cards by number.
const NEGOTIATIONS: [&str; 3] = [
    "septima-negotiation-cooperation",
    "septima-negotiation-delay",
    "septima-negotiation-information",
];

/// Favors by number.
const FAVORS: [&str; 6] = [
    "septima-favor-1",
    "septima-favor-2",
    "septima-favor-3",
    "septima-favor-4",
    "septima-favor-5",
    "septima-favor-6",
];

/// Some of the ingredients of a recipe, by their bits; a recipe has three at most.
const PARTS: [&str; 32] = [
    "septima-parts-none",
    "septima-parts-berry",
    "septima-parts-skull",
    "septima-parts-berry-skull",
    "septima-parts-herb",
    "septima-parts-berry-herb",
    "septima-parts-skull-herb",
    "septima-parts-berry-skull-herb",
    "septima-parts-mushroom",
    "septima-parts-berry-mushroom",
    "septima-parts-skull-mushroom",
    "septima-parts-berry-skull-mushroom",
    "septima-parts-herb-mushroom",
    "septima-parts-berry-herb-mushroom",
    "septima-parts-skull-herb-mushroom",
    "septima-parts-none",
    "septima-parts-root",
    "septima-parts-berry-root",
    "septima-parts-skull-root",
    "septima-parts-berry-skull-root",
    "septima-parts-herb-root",
    "septima-parts-berry-herb-root",
    "septima-parts-skull-herb-root",
    "septima-parts-none",
    "septima-parts-mushroom-root",
    "septima-parts-berry-mushroom-root",
    "septima-parts-skull-mushroom-root",
    "septima-parts-none",
    "septima-parts-herb-mushroom-root",
    "septima-parts-none",
    "septima-parts-none",
    "septima-parts-none",
];

/// A witch.
pub fn witch(witch: WitchId) -> &'static str {
    WITCHES[witch.index()]
}

/// A spell.
pub fn spell(spell: SpellId) -> &'static str {
    SPELLS[spell.index()]
}

/// An action.
pub fn action(action: Action) -> &'static str {
    ACTIONS[action.index()]
}

/// A potion.
pub fn potion(potion: Potion) -> &'static str {
    POTIONS[potion.index()]
}

/// An ingredient or a crystal.
pub fn good(good: Good) -> &'static str {
    GOODS[good.index()]
}

/// A building.
pub fn building(building: Building) -> &'static str {
    BUILDINGS[building.index()]
}

/// An element.
pub fn element(element: Element) -> &'static str {
    ELEMENTS[element.index()]
}

/// An ailment.
pub fn ailment(ailment: Ailment) -> &'static str {
    AILMENTS[ailment.index()]
}

/// A season.
pub fn season(season: Season) -> &'static str {
    SEASONS[season.index()]
}

/// One of Septima's spaces.
pub fn side(side: Side) -> &'static str {
    SIDES[side.index()]
}

/// An ingredient.
pub fn ingredient(ingredient: Ingredient) -> &'static str {
    GOODS[ingredient.index()]
}

/// A patient, by what it suffers from.
pub fn patient(patient: Patient) -> &'static str {
    ailment(patient.ailment())
}

/// The letter of a space in its zone.
pub fn letter(space: SpaceId) -> &'static str {
    LETTERS[space.index() % SpaceId::PER_ZONE]
}

/// Some of the ingredients of a recipe.
pub fn parts(parts: Parts) -> &'static str {
    PARTS[parts.bits() & 31]
}

/// An animal.
pub fn animal(animal: Animal) -> &'static str {
    ANIMALS[animal.index()]
}

/// Half of an omen.
pub fn omen(omen: OmenId, dark: bool) -> &'static str {
    OMENS[omen.index()][usize::from(dark)]
}

/// A negotiation card.
pub fn negotiation(card: Negotiation) -> &'static str {
    NEGOTIATIONS[card.index()]
}

/// A Favor of the Crowd, from 1.
pub fn favor(number: u8) -> &'static str {
    FAVORS[usize::from(number.max(1) - 1).min(FAVORS.len() - 1)]
}

/// Names that no function above gives.
const OTHERS: &[&str] = &[
    "septima",
    "septima-opponent",
    "septima-option-seats",
    "septima-option-mode",
    "septima-option-hunter",
    "septima-option-trial",
    "septima-option-shapeshifting",
    "septima-option-omens",
    "septima-option-worries",
    "septima-option-wisdom",
    "septima-option-widow-bonus",
    "septima-option-negotiation",
    "septima-worry-objectives",
    "septima-worry-witches",
    "septima-worry-her-witches",
    "septima-worry-ribbon",
    "septima-worry-wisdom",
    "septima-worries-needed",
    "septima-tie-wisdom",
    "septima-score-citizens",
    "septima-score-wisdom",
    "septima-score-oracle",
    "septima-score-tracks",
    "septima-score-levels",
    "septima-score-charms",
    "septima-score-potions",
    "septima-score-pairs",
    "septima-tie-witches",
    "septima-rulebook",
    "septima-public",
    "septima-reconstructed",
];

/// Every name, once.
pub(crate) fn all() -> Vec<&'static str> {
    let mut names = OTHERS.to_vec();
    let lists: [&[&'static str]; 14] = [
        &WITCHES,
        &SPELLS,
        &ACTIONS,
        &POTIONS,
        &GOODS,
        &BUILDINGS,
        &ELEMENTS,
        &AILMENTS,
        &SEASONS,
        &SIDES,
        &LETTERS,
        &FAVORS,
        &ANIMALS,
        &NEGOTIATIONS,
    ];
    names.extend(lists.into_iter().flatten().copied());
    names.extend(PARTS);
    names.extend(OMENS.into_iter().flatten());
    names.sort_unstable();
    names.dedup();
    names
}
