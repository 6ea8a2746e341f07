//! Every place with its own numbers: witches, harvest, powerstone symbol, points, binding bonus.

use crate::common::*;
use serde_json::json;

/// A place: its witches, its harvest (herbs, potions, Knowledge, mana, points, cards, resources of
/// free choice), its symbol, its points.
type Row = (&'static str, u8, [usize; 7], Option<Gem>, i32);

const DROP: Option<Gem> = Some(Gem::Drop);
const LEAF: Option<Gem> = Some(Gem::Leaf);
const FLAME: Option<Gem> = Some(Gem::Flame);
const EYE: Option<Gem> = Some(Gem::Eye);

const PLACES: [Row; 52] = [
    ("cave_a", 1, [0, 1, 0, 0, 0, 0, 0], FLAME, 0),
    ("cave_b", 1, [0, 1, 0, 0, 0, 0, 0], None, 1),
    ("cave_c", 2, [0, 1, 0, 1, 0, 0, 0], EYE, 0),
    ("cave_d", 2, [0, 2, 0, 0, 0, 0, 0], DROP, 1),
    ("ruins_a", 1, [0, 0, 1, 0, 0, 0, 0], LEAF, 0),
    ("ruins_b", 1, [0, 0, 1, 0, 0, 0, 0], None, 0),
    ("ruins_c", 2, [0, 0, 1, 0, 0, 1, 0], FLAME, 0),
    ("ruins_d", 2, [0, 0, 1, 0, 0, 0, 0], EYE, 2),
    ("sanctuary_a", 2, [0, 0, 0, 1, 0, 0, 0], DROP, 3),
    ("sanctuary_b", 2, [1, 0, 0, 0, 0, 0, 0], LEAF, 3),
    ("sanctuary_c", 1, [0, 0, 0, 1, 0, 0, 0], None, 2),
    ("sanctuary_d", 1, [0, 0, 0, 0, 0, 1, 0], EYE, 1),
    ("mystic_spring_a", 1, [0, 0, 0, 2, 0, 0, 0], DROP, 0),
    ("mystic_spring_b", 1, [0, 0, 0, 2, 0, 0, 0], None, 1),
    ("mystic_spring_c", 2, [0, 0, 0, 3, 0, 0, 0], LEAF, 0),
    ("mystic_spring_d", 2, [0, 1, 0, 2, 0, 0, 0], EYE, 0),
    ("spirit_swamp_a", 2, [1, 0, 0, 0, 0, 0, 0], EYE, 0),
    ("spirit_swamp_b", 1, [1, 0, 0, 0, 0, 0, 0], LEAF, 0),
    ("spirit_swamp_c", 2, [2, 0, 0, 0, 0, 0, 0], FLAME, 0),
    ("spirit_swamp_d", 1, [1, 0, 0, 0, 0, 0, 0], None, 0),
    ("castle_in_the_mist_a", 1, [0, 0, 0, 0, 0, 1, 0], FLAME, 1),
    ("castle_in_the_mist_b", 1, [0, 0, 0, 0, 0, 1, 0], DROP, 0),
    ("castle_in_the_mist_c", 2, [0, 0, 0, 0, 0, 2, 0], None, 0),
    ("castle_in_the_mist_d", 2, [0, 0, 0, 0, 0, 1, 1], LEAF, 0),
    ("stone_circle_a", 1, [0, 0, 0, 1, 0, 0, 0], EYE, 0),
    ("stone_circle_b", 1, [0, 0, 0, 1, 0, 0, 0], FLAME, 0),
    ("stone_circle_c", 2, [0, 0, 0, 2, 0, 0, 0], DROP, 0),
    ("stone_circle_d", 2, [0, 0, 1, 1, 0, 0, 0], None, 0),
    ("whispering_forest_a", 1, [1, 0, 0, 0, 0, 0, 0], FLAME, 0),
    ("whispering_forest_b", 1, [1, 0, 0, 0, 0, 0, 0], None, 0),
    ("whispering_forest_c", 2, [1, 0, 0, 0, 0, 1, 0], LEAF, 0),
    ("whispering_forest_d", 2, [1, 1, 0, 0, 0, 0, 0], EYE, 0),
    ("moonlit_glade_a", 1, [0, 0, 0, 0, 1, 0, 0], DROP, 0),
    ("moonlit_glade_b", 1, [0, 0, 0, 0, 1, 0, 0], None, 0),
    ("moonlit_glade_c", 2, [0, 0, 0, 0, 2, 0, 0], LEAF, 0),
    ("moonlit_glade_d", 2, [1, 0, 0, 0, 1, 0, 0], FLAME, 1),
    ("forgotten_library_a", 1, [0, 0, 1, 0, 0, 0, 0], DROP, 0),
    ("forgotten_library_b", 1, [0, 0, 1, 0, 0, 0, 0], EYE, 0),
    ("forgotten_library_c", 2, [0, 0, 2, 0, 0, 0, 0], FLAME, 0),
    ("forgotten_library_d", 2, [0, 1, 1, 0, 0, 0, 0], LEAF, 0),
    ("alchemists_tower_a", 1, [0, 1, 0, 0, 0, 0, 0], LEAF, 0),
    ("alchemists_tower_b", 1, [0, 1, 0, 0, 0, 0, 0], None, 0),
    ("alchemists_tower_c", 2, [0, 1, 1, 0, 0, 0, 0], FLAME, 0),
    ("alchemists_tower_d", 2, [0, 1, 0, 0, 0, 0, 0], EYE, 1),
    ("old_graveyard_a", 1, [0, 0, 0, 1, 0, 0, 0], LEAF, 1),
    ("old_graveyard_b", 1, [0, 0, 0, 0, 0, 1, 0], DROP, 0),
    ("old_graveyard_c", 2, [0, 0, 0, 1, 1, 0, 0], EYE, 0),
    ("old_graveyard_d", 2, [0, 0, 0, 1, 0, 1, 0], None, 1),
    ("floating_island_a", 1, [0, 0, 0, 0, 0, 0, 1], None, 0),
    ("floating_island_b", 1, [0, 0, 0, 1, 0, 0, 0], DROP, 0),
    ("floating_island_c", 2, [0, 0, 0, 1, 0, 0, 1], FLAME, 1),
    ("floating_island_d", 2, [0, 0, 0, 0, 0, 0, 2], DROP, 0),
];

const DRAWN: [&str; 6] =
    ["mana_surge", "mandrake", "raven_messenger", "rain_of_stars", "time_loop", "bat_swarm"];

/// EV-5.1: each place takes exactly its number of witches; with one fewer it is refused.
#[test]
fn each_place_takes_its_witches() {
    for (name, witches, ..) in PLACES {
        let mut game = table(2).slots(North, name).start();
        game.play(Discover(place(name)));
        assert_eq!(game.clan(0, "witches"), json!(4 - witches), "{name}");
        assert_eq!(game.circle(0, "outer"), [name]);
        let mut away = [0; 4];
        away[0] = 5 - witches;
        let game = table(2)
            .clan(0, json!({"witches": witches - 1}))
            .field(Central, away, [0; 4])
            .slots(North, name)
            .start();
        let no = game.refusal(Discover(place(name)));
        assert_eq!(no, ("evenfall-no-too-few-witches", "EV-5.1"), "{name}");
    }
}

/// EV-6.3: each place gives its harvest once, and with two sickles three times; the token adds a
/// herb and a potion.
#[test]
fn each_place_gives_its_harvest() {
    for (name, _, harvest, ..) in PLACES {
        for (outer, times) in [(name.to_owned(), 1), (format!("{name}:space_distortion:2:0"), 3)] {
            let [h, p, b, m, v, c, r] = harvest.map(|n| n * times);
            let mut game = table(2).outer(0, &outer).start().draws(&DRAWN[..c].join(" "));
            game.play(Token);
            for _ in 0..r {
                game.play(Gain(Herb));
            }
            let expected = [h + r + 1, p + 1, b, m, v].map(|n| n as u64);
            assert_eq!(game.stock(0), expected, "{outer}");
            assert_eq!(game.hand(0), c as u64, "{outer}");
            game.done();
        }
    }
}

/// EV-15.2, EV-15.3: each place scores its points in the Inner Circle alone, and only a powerstone
/// of its symbol doubles the ritual on it.
#[test]
fn each_place_has_its_symbol_and_points() {
    for (name, _, _, symbol, points) in PLACES {
        let ritual = format!("{name}:magic_cauldron");
        assert_eq!(table(2).inner(0, &ritual).start().score(0), points + 3, "{name}");
        assert_eq!(table(2).outer(0, &ritual).start().score(0), 0, "{name}");
        for (stone, gem) in
            [("drop", Gem::Drop), ("leaf", Gem::Leaf), ("flame", Gem::Flame), ("eye", Gem::Eye)]
        {
            let game = table(2).inner(0, &ritual).clan(0, json!({"stones": [stone]})).start();
            let doubled = if symbol == Some(gem) { 3 } else { 0 };
            assert_eq!(game.score(0), points + 3 + doubled, "{name} {stone}");
        }
    }
}

/// EV-7.3: the places that are not named below have no binding bonus: a spell gives nothing but its
/// cost.
#[test]
fn the_other_places_have_no_binding_bonus() {
    let bound = "cave_c ruins_b ruins_c ruins_d mystic_spring_c spirit_swamp_a spirit_swamp_d \
        castle_in_the_mist_b castle_in_the_mist_c stone_circle_a stone_circle_b stone_circle_c \
        stone_circle_d whispering_forest_b whispering_forest_c moonlit_glade_b moonlit_glade_c \
        forgotten_library_b forgotten_library_d alchemists_tower_b alchemists_tower_d \
        old_graveyard_b old_graveyard_c old_graveyard_d floating_island_b";
    let bound: Vec<&str> = bound.split_whitespace().collect();
    assert_eq!(bound.len(), 25);
    for (name, ..) in PLACES.iter().filter(|row| !bound.contains(&row.0)) {
        for ritual in [ARTIFACT, FAMILIAR, SPELL, PLANT] {
            let game = bind(name, ritual, "");
            assert_eq!(gained(&game, ritual), [0; 5], "{ritual} on {name}");
            assert_eq!((game.hand(0), game.offers(End)), (0, true), "{ritual} on {name}");
        }
    }
}

// Rituals that do nothing when they are played.
const ARTIFACT: &str = "rune_blade";
const FAMILIAR: &str = "moon_hare";
const SPELL: &str = "veil_of_mist";
const PLANT: &str = "thorn_hedge";

/// Plays a ritual on a place with 5 of each resource and 5 mana.
#[track_caller]
fn bind(on: &str, ritual: &str, draws: &str) -> Table {
    let setup = table(2).stock(0, 5, 5, 5, 5).outer(0, on).hand(0, ritual);
    let mut game = setup.start().draws(draws);
    game.play(play_ritual(ritual, on));
    game
}

/// Herbs, potions, Knowledge, mana and points beyond the cost of the ritual.
fn gained(game: &Table, ritual: &str) -> [i64; 5] {
    let before = match ritual {
        ARTIFACT => [5, 4, 4, 5, 0],
        FAMILIAR => [4, 5, 5, 5, 0],
        SPELL => [4, 5, 4, 5, 0],
        _ => [3, 5, 5, 5, 0],
    };
    let after = game.stock(0);
    std::array::from_fn(|i| after[i] as i64 - before[i])
}

/// The gain of a ritual of each keyword: artifact, familiar, spell, plant.
#[track_caller]
fn bonus(on: &str, draws: &str, expected: [[i64; 5]; 4]) {
    for (ritual, expected) in [ARTIFACT, FAMILIAR, SPELL, PLANT].into_iter().zip(expected) {
        let mut game = bind(on, ritual, draws);
        assert_eq!(gained(&game, ritual), expected, "{ritual} on {on}");
        assert_eq!(game.hand(0), draws.split_whitespace().count() as u64);
        assert!(game.offers(End));
        game.done();
    }
}

macro_rules! binding {
    ($($place:ident, $draws:literal: $artifact:expr, $familiar:expr, $spell:expr, $plant:expr;)*) => {
        $(
            /// EV-7.3, EV-7.4: the binding bonus and its keyword part.
            #[test]
            fn $place() {
                bonus(stringify!($place), $draws, [$artifact, $familiar, $spell, $plant]);
            }
        )*
    };
}

const NOTHING: [i64; 5] = [0; 5];
const V2: [i64; 5] = [0, 0, 0, 0, 2];

binding! {
    cave_c, "": [0, 1, 0, 0, 0], [0, 1, 0, 0, 2], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0];
    ruins_b, "mandrake": NOTHING, NOTHING, NOTHING, NOTHING;
    ruins_c, "mandrake": V2, NOTHING, NOTHING, NOTHING;
    ruins_d, "": [0, 0, 1, 0, 0], [0, 0, 1, 0, 0], [0, 0, 1, 0, 0], [0, 0, 1, 0, 0];
    mystic_spring_c, "": [0, 0, 0, 2, 0], [0, 0, 0, 2, 0], [0, 0, 0, 2, 0], [0, 0, 0, 2, 0];
    spirit_swamp_a, "": [1, 0, 0, 0, 2], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0];
    spirit_swamp_d, "": NOTHING, NOTHING, NOTHING, V2;
    castle_in_the_mist_b, "mandrake": NOTHING, NOTHING, NOTHING, NOTHING;
    castle_in_the_mist_c, "mandrake": NOTHING, V2, NOTHING, NOTHING;
    stone_circle_a, "": [0, 0, 0, 2, 0], [0, 0, 0, 2, 0], [0, 0, 0, 2, 0], [0, 0, 0, 2, 0];
    stone_circle_b, "": NOTHING, NOTHING, [0, 0, 0, 0, 3], NOTHING;
    whispering_forest_b, "": [0, 0, 0, 1, 0], [0, 0, 0, 1, 0], [0, 0, 0, 1, 0], [0, 0, 0, 1, 0];
    whispering_forest_c, "": [1, 0, 0, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 2];
    moonlit_glade_b, "": [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 1];
    moonlit_glade_c, "": NOTHING, NOTHING, V2, NOTHING;
    forgotten_library_b, "": NOTHING, NOTHING, V2, NOTHING;
    forgotten_library_d, "mandrake": NOTHING, NOTHING, NOTHING, NOTHING;
    alchemists_tower_b, "": V2, NOTHING, NOTHING, NOTHING;
    old_graveyard_b, "": [0, 0, 0, 2, 0], [0, 0, 0, 2, 0], [0, 0, 0, 2, 0], [0, 0, 0, 2, 0];
    old_graveyard_d, "mandrake time_loop": NOTHING, NOTHING, NOTHING, NOTHING;
}

/// EV-7.3, EV-16.8: one Coven step, here onto the first space.
#[test]
fn stone_circle_c() {
    let game = bind("stone_circle_c", PLANT, "");
    assert_eq!((gained(&game, PLANT), game.clan(0, "coven")), ([0, 0, 0, 2, 0], json!(1)));
}

/// EV-7.3, EV-16.8: one Coven step, here onto the first space.
#[test]
fn stone_circle_d() {
    let game = bind("stone_circle_d", SPELL, "");
    assert_eq!((gained(&game, SPELL), game.clan(0, "coven")), ([0, 0, 0, 2, 0], json!(1)));
}

/// EV-7.3, EV-16.13: a sickle on the ritual just played, at no cost.
#[test]
fn alchemists_tower_d() {
    let game = bind("alchemists_tower_d", FAMILIAR, "");
    assert_eq!(gained(&game, FAMILIAR), [0; 5]);
    assert_eq!(game.clan(0, "outer")[0]["sickles"], 1);
    assert_eq!(game.clan(0, "outer")[0]["orbs"], 0);
}

/// EV-7.3, EV-12.3: a Transfer, also of the place just bound; it may be declined.
#[test]
fn old_graveyard_c() {
    let mut game = bind("old_graveyard_c", PLANT, "");
    game.play(Transfer(place("old_graveyard_c")));
    assert_eq!(game.circle(0, "inner"), ["old_graveyard_c"]);
    assert_eq!(gained(&game, PLANT), [0; 5]);
    let mut game = bind("old_graveyard_c", PLANT, "");
    game.play(Enough);
    assert_eq!(game.circle(0, "outer"), ["old_graveyard_c"]);
}

/// EV-7.3: a resource of free choice.
#[test]
fn floating_island_b() {
    for (resource, expected) in
        [(Herb, [1, 0, 0, 0, 0]), (Potion, [0, 1, 0, 0, 0]), (Book, [0, 0, 1, 0, 0])]
    {
        let mut game = bind("floating_island_b", ARTIFACT, "");
        game.play(Gain(resource));
        assert_eq!(gained(&game, ARTIFACT), expected);
    }
}
