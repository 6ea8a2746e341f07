//! What is printed on the components, and data files that somebody has changed (SE-1).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Data, DataError, Fingerprint, Game, Shared};
use septima::data::Origin::{self, Public, Reconstructed, Rulebook};
use serde_json::json;

fn data() -> &'static Noctenburg {
    Shared::<Noctenburg>::built_in().get()
}

/// The text of a built-in file.
fn built_in(name: &str) -> &'static str {
    Noctenburg::FILES.iter().find(|f| f.name == name).unwrap().text
}

/// The built-in data with one place of a file changed.
fn changed(file: &str, from: &str, to: &str) -> Result<Noctenburg, DataError> {
    let text = |name: &str| {
        let text = built_in(name);
        if name != file {
            return text.to_owned();
        }
        assert_eq!(text.matches(from).count(), 1, "{from:?} stands once in {file}");
        text.replace(from, to)
    };
    let texts: Vec<String> = Noctenburg::FILES.iter().map(|f| text(f.name)).collect();
    Noctenburg::read(&texts.iter().map(String::as_str).collect::<Vec<_>>())
}

/// What is said about a broken file.
fn error(file: &str, from: &str, to: &str) -> String {
    changed(file, from, to).unwrap_err().to_string()
}

/// The line of the built-in file on which a text stands.
fn line_of(file: &str, text: &str) -> usize {
    built_in(file).lines().position(|l| l.contains(text)).unwrap() + 1
}

/// A table with a place of the data changed.
fn with(file: &str, from: &str, to: &str) -> SetUp {
    let data = changed(file, from, to).unwrap_or_else(|e| panic!("{e}"));
    table(2).set("data", json!(Shared::register(data)))
}

/// How many there are of everything: 24 witches, 30 spells, 10 kinds of action cards, 7 buildings, 7 potions,
/// 8 prologue and 9 oracle cards (SE-1.1, SE-1.3, SE-1.5, SE-2.6, SE-2.11).
#[test]
fn the_components_are_all_there() {
    let (data, cards) = (data(), &data().cards);
    assert_eq!((data.witches.len(), data.spells.len()), (24, 30));
    assert_eq!((cards.actions.len(), cards.buildings.len(), cards.potions.len()), (10, 7, 7));
    assert_eq!((cards.prologues.len(), cards.oracles.len()), (8, 9));
    for element in Element::ALL {
        let of: Vec<SpellId> = SpellId::all().filter(|s| s.element() == element).collect();
        assert_eq!(of.len(), 10);
        assert_eq!(of.iter().filter(|s| s.is_scoring()).count(), 2);
    }
}

/// What the rulebooks do not print is marked: the map, the spells, the track of Suspicion, the die,
/// recipes, icons, ribbons and points (SE-1.5 to SE-1.12, SE-1.19, SE-9.3, SE-9.4, SE-13.5).
#[test]
fn reconstructed_values_are_marked() {
    let data = data();
    assert_eq!(data.map.from, Reconstructed);
    assert!(data.spells.iter().all(|s| s.from == Reconstructed));
    let boards = &data.boards;
    let made_up = [
        boards.lines.from,
        boards.die.from,
        boards.chambers.from,
        boards.track_points.from,
        boards.favors_basic.from,
        boards.icons.from,
        boards.ribbons.from,
        boards.oracle_points.from,
    ];
    assert_eq!(made_up, [Reconstructed; 8]);
    assert_eq!(boards.suspicion.from, Public);
    let marked = |from: Origin| {
        let potions = data.cards.potions.iter().filter(|p| p.from == from);
        potions.map(|p| p.potion).collect::<Vec<_>>()
    };
    assert_eq!(marked(Rulebook), [Potion::FlyingOintment]);
    assert_eq!(marked(Reconstructed).len(), 6);
    let prologues = data.cards.prologues.iter().filter(|p| p.from == Rulebook);
    assert!(prologues.map(|p| p.prologue.name()).eq(["prologue1"]));
}

/// What the rulebooks print is marked so: abilities of witches and buildings, action cards, rewards,
/// objectives, numbers of set-up and scoring (SE-1.1, SE-1.16, SE-1.17, SE-2.1, SE-2.2, SE-13.2).
#[test]
fn printed_values_are_marked() {
    let (data, boards) = (data(), &data().boards);
    assert!(data.witches.iter().all(|w| w.from == Rulebook));
    assert!(data.cards.actions.iter().all(|a| a.from == Rulebook));
    assert!(data.cards.buildings.iter().all(|b| b.from == Rulebook));
    assert!(data.cards.oracles.iter().all(|o| o.from == Rulebook));
    let printed = [
        boards.patients.from,
        boards.hunters.from,
        boards.late_hunters.from,
        boards.citizens.from,
        boards.angry.from,
        boards.tracks_basic.from,
        boards.tracks_full.from,
        boards.level_points.from,
        boards.favors.from,
        boards.top_wisdom.from,
        boards.potion_wisdom.from,
        boards.trial_wisdom.from,
        boards.trial_recall.from,
        boards.captured_wisdom.from,
        boards.citizen_points.from,
        boards.charm_points.from,
        boards.potion_points.from,
        boards.pair_points.from,
    ];
    assert!(printed.iter().all(|from| *from == Rulebook));
}

/// A mistake in the syntax: file, line, and what is wrong.
#[test]
fn wrong_syntax_names_the_line() {
    let check = |file: &str, from: &str, to: &str| {
        let said = error(file, from, to);
        let line = line_of(file, from);
        assert!(said.starts_with(&format!("{file}, line {line}: ")), "{said}");
    };
    check("map.ron", "(area: c5, q: -2,", "(area: c5 q: -2,");
    check("witches.ron", "(witch: bryn, power: Rule(Lenient)", "(witch: bryn, power: Rule(Kind)");
    check(
        "spells.ron",
        "(spell: dream_powder, icon: None",
        "(spell: dream_powder, icon: Some(sleep)",
    );
    check("cards.ron", "recipe: [skull, root]", "recipe: [skull, roots]");
    check("boards.ron", "angry: (value: 16,", "angry: (value: sixteen,");
    check("boards.ron", "charm_points: (value: 2,", "charm_points: (worth: 2,");
}

/// A component that is missing, strange or in another's place is named.
#[test]
fn a_missing_component_is_named() {
    let cut = |file: &str, card: &str| {
        let line = built_in(file).lines().find(|l| l.contains(card)).unwrap();
        error(file, line, "")
    };
    let last = cut("witches.ron", "(witch: tommy,");
    assert_eq!(last, "witches.ron: tommy is missing: every witch must be there");
    let other = cut("spells.ron", "(spell: blessed_day,");
    let line = line_of("spells.ron", "(spell: cauldron_of_plenty,");
    let reason = "cauldron_of_plenty stands where blessed_day belongs";
    assert!(other.starts_with(&format!("spells.ron, line {line}: {reason}")), "{other}");
    let said = cut("cards.ron", "(potion: calming_potion,");
    assert!(said.contains("flying_ointment stands where calming_potion belongs"), "{said}");
    let said = error("witches.ron", "(witch: otto,", "(witch: oto,");
    assert!(said.contains("oto"), "{said}");
    let said = cut("map.ron", "(area: s6,");
    assert_eq!(said, "map.ron: s6 is missing: every area must be there");
}

/// A value of a card that could not be played is refused, with line and card.
#[test]
fn impossible_cards_are_refused() {
    let check = |file: &str, card: &str, from: &str, to: &str, reason: &str| {
        let name = card.split_once(": ").unwrap().1;
        let line = line_of(file, &format!("{card},"));
        let said = error(file, from, to);
        assert_eq!(said, format!("{file}, line {line}: {name}: {reason}"));
    };
    let times =
        ("needs: Nothing, times: 2, does: [Spend(1)", "needs: Nothing, times: 3, does: [Spend(1)");
    check("witches.ron", "witch: sen", times.0, times.1, "it is used once or twice");
    check("witches.ron", "witch: hazel", "Reach(2)", "Reach(7)", "the number is 1 to 6");
    let price = ("[SpendCrystals(1), Advance]", "[Advance, SpendCrystals(1)]");
    check("witches.ron", "witch: remus", price.0, price.1, "SpendCrystals(1) stands first");
    let paid = ("Whenever(Ribbon, [Ingredients(1)])", "Whenever(Ribbon, [Spend(1), Crystals(1)])");
    let reason = "nothing is paid for here: it is simply received";
    check("witches.ron", "witch: randell", paid.0, paid.1, reason);
    check(
        "spells.ron",
        "spell: magic_mirror",
        "Mirror(3)",
        "Mirror(4)",
        "at most three witches are drawn",
    );
    let nothing = ("until: Turn, cast: [[Fly]]", "until: Turn, cast: []");
    check("spells.ron", "spell: emerald_passage", nothing.0, nothing.1, "it does nothing");
    check(
        "spells.ron",
        "spell: magic_mortar",
        "Exchange(3)",
        "Exchange(10)",
        "Exchange(10): the number is 1 to 9",
    );
    let twice = ("recipe: [skull, root]", "recipe: [root, root]");
    check(
        "cards.ron",
        "potion: ritual_oil",
        twice.0,
        twice.1,
        "a recipe is one to three different ingredients",
    );
    let idle = ("[skull, herb], ways: []", "[skull, herb], ways: [[Fly]]");
    let reason = "practical potions do something by themselves, remedies do not";
    check("cards.ron", "potion: blindness_remedy", idle.0, idle.1, reason);
    let goals = (
        "[Healed(paralysed, 1), Potions(2), Citizens(5), Same(6)]",
        "[Healed(paralysed, 1), Potions(2), Citizens(5)]",
    );
    check("cards.ron", "oracle: oracle1", goals.0, goals.1, "there are 3 objectives instead of 4");
    let none = ("ways: [[Favors(1)]]", "ways: []");
    check("cards.ron", "action: recruit", none.0, none.1, "the bonus does nothing");
    let step = ("main: [Crowd(1)]", "main: []");
    check("cards.ron", "action: recruit", step.0, step.1, "there is no step");
}

/// A number of a board that could not be played is refused, with line and field.
#[test]
fn impossible_boards_are_refused() {
    let check = |field: &str, from: &str, to: &str, reason: &str| {
        let line = line_of("boards.ron", &format!("    {field}: ("));
        let said = error("boards.ron", from, to);
        assert_eq!(said, format!("boards.ron, line {line}: {field}: {reason}"));
    };
    check(
        "suspicion",
        "lowest: -1, top: 8",
        "lowest: 3, top: 8",
        "lowest, start and top go upwards, from -20 to 40",
    );
    check("die", "[-1, 0, 0, 1, 1, 2]", "[-1, 0, 0, 1, 1]", "a die has six faces");
    check("die", "[-1, 0, 0, 1, 1, 2]", "[-1, 0, 0, 1, 1, 99]", "a face is from -20 to 20");
    check("chambers", "[6, 8, 10]", "[6, 8, 11]", "1 to 10 spaces for two, three and four players");
    check("patients", "[4, 5, 6]", "[4, 5, 7]", "1 to 6 patients for two, three and four players");
    check("hunters", "[1, 3, 5]", "[1, 3, 3]", "different huts, 1 to 6");
    check("citizens", "citizens: (value: 6", "citizens: (value: 1", "2 to 6 for each player");
    check("angry", "angry: (value: 16", "angry: (value: 41", "at most 40");
    check("track_points", "[0, 1, 3, 6, 10, 15]", "[0, 1, 3, 6, 10]", "points for levels 0 to 5");
    check(
        "tracks_full",
        "[[Crystals(1)], [Ingredients(2)], ",
        "[[Crystals(1)], ",
        "five rewards for each of three ailments",
    );
    check(
        "tracks_basic",
        "[[Lower(1)], [Ingredients(2)], ",
        "[[Spend(1), Crystals(1)], [Ingredients(2)], ",
        "nothing is paid for here: it is simply received",
    );
    check(
        "favors_basic",
        "favors_basic: (value: 4",
        "favors_basic: (value: 6",
        "no more than there are favors",
    );
    check(
        "icons",
        "recruit, collect, heal, move, plead, remember,",
        "collect, heal, move, plead, remember,",
        "an icon for each of 55 spaces",
    );
    check("ribbons", "(row: 8, pay: 1", "(row: 11, pay: 1", "rows 1 to 10, pay 0 to 3");
    check("oracle_points", "[4, 6, 8, 10]", "[4, 6, 8]", "points for four objectives");
}

/// A map that does not hold together is refused: links both ways, features, doors, spots; the line
/// is named where the mistake has one (SE-1.9 to SE-1.13).
#[test]
fn an_impossible_map_is_refused() {
    let check = |at: &str, from: &str, to: &str, reason: &str| {
        let line = line_of("map.ron", at);
        assert_eq!(error("map.ron", from, to), format!("map.ron, line {line}: {reason}"));
    };
    let reason = "s2a is not linked both ways with s1a";
    check("(space: s2a,", "links: [s1b, s2a, s6a]", "links: [s1b, s6a]", reason);
    let town = "(area: t1, q: 1, r: -1, feature: ";
    let (flag, reason) = (format!("{town}Flag(yellow)"), "t1 has the feature of another area");
    check(town, &flag, &format!("{town}Forest"), reason);
    check(town, &flag, &format!("{town}Flag(blue)"), reason);
    let door = "links: [s1g, s1m, s1n], door: ";
    let said = error("map.ron", &format!("{door}true"), &format!("{door}false"));
    assert_eq!(said, "map.ron: zone 1 has not just one door");
    let said = error("map.ron", "feature: Bronze", "feature: Forest");
    assert_eq!(said, "map.ron: Bronze: there is one such spot");
}

/// Other numbers on boards hold in play: Suspicion, Chambers, Wisdom, patients (SE-1.6, SE-1.8,
/// SE-2.2, SE-6.7).
#[test]
fn changed_boards_hold_in_play() {
    let set = with("boards.ron", "potion_wisdom: (value: 3", "potion_wisdom: (value: 4");
    let mut t = set.stock(0, "mushroom berry").cards(&[Action::Brew, Chant]);
    t.stay().play(brew("flying_ointment"));
    assert_eq!(t.wisdom(0), 4);
    let set = with("boards.ron", "lowest: -1", "lowest: 1");
    let mut t = set.suspicion(0, 2).cards(&[Chant, Plead]);
    t.stay();
    assert_eq!(t.suspicion(0), 1);
    let t = with("boards.ron", "[6, 8, 10]", "[3, 8, 10]").start();
    assert_eq!(t.field("chambers")[1]["spaces"], json!([null, null, null]));
    let set = with("boards.ron", "patients: (value: [4, 5, 6]", "patients: (value: [2, 5, 6]");
    let mut t = set.phase(5).cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay]).free().play(End);
    assert_eq!(t.patients().matches('_').count(), 2);
}

/// Other cards hold in play: recipes, witches, spells, actions and the map (SE-1.5, SE-1.12).
#[test]
fn changed_cards_hold_in_play() {
    let set = with("cards.ron", "recipe: [mushroom, berry],", "recipe: [root],");
    let mut t = set.stock(0, "root").cards(&[Action::Brew, Chant]);
    t.stay().play(brew("flying_ointment"));
    assert_eq!((t.has(0, "root"), t.holds(0, "flying_ointment")), (0, 1));
    let set = with("cards.ron", "main: [Lower(2)]", "main: [Lower(1), Wisdom(1)]");
    let mut t = set.suspicion(0, 5).cards(&[Chant, Plead]);
    t.stay();
    assert_eq!((t.suspicion(0), t.wisdom(0)), (4, 1));
    let set = with("witches.ron", "Rule(LoneQuickMove(1))", "Rule(LoneQuickMove(2))");
    let t = set.coven(0, "serena").cards(&[Chant, Plead]);
    assert!(t.offers(go("2g")), "three spaces from 2b");
    let set = with("spells.ron", "cast: [[Fly]]", "cast: [[Crystals(2)]]");
    let mut t = set.spells(0, "emerald_passage").cards(&[Remember, Plead]);
    t.stay().play(Cast(spell("emerald_passage")));
    assert_eq!((t.has(0, "crystal"), t.of(0, "leader")), (2, json!("s2b")));
    let icons = "(area: w2, q: 2, r: -1, feature: Forest, river: true, full: [berry]";
    let set = with("map.ron", icons, &icons.replace("[berry]", "[berry, berry]"));
    let mut t = set.cards(&[Collect, Chant]);
    t.stay();
    assert_eq!(t.has(0, "berry"), 2);
}

/// Other points count in the score (SE-13.18, SE-13.19).
#[test]
fn changed_points_count() {
    let score = |from, to| {
        let set = with("boards.ron", from, to).player(0, json!({"charms": 2, "levels": [1, 1, 1]}));
        set.start().score(0)
    };
    let charms = "charm_points: (value: 2";
    assert_eq!(score(charms, charms), 4 + 3 + 6);
    assert_eq!(score(charms, "charm_points: (value: 5"), 10 + 3 + 6);
    assert_eq!(score("level_points: (value: 6", "level_points: (value: 0"), 4 + 3);
    assert_eq!(score("[0, 1, 3, 6, 10, 15]", "[0, 2, 3, 6, 10, 15]"), 4 + 6 + 6);
}

/// The fingerprint tells values apart, not comments.
#[test]
fn the_fingerprint_is_of_the_values() {
    let print = Shared::<Noctenburg>::built_in().fingerprint();
    let of = |file: &str, from: &str, to: &str| Fingerprint::of(&changed(file, from, to).unwrap());
    assert_eq!(of("spells.ron", "// Earth.", "// Of earth."), print);
    assert_ne!(of("boards.ron", "angry: (value: 16,", "angry: (value: 17,"), print);
    assert_ne!(
        of("boards.ron", "angry: (value: 16, from: Rulebook", "angry: (value: 16, from: Public"),
        print
    );
}

/// A position with data that is not loaded says which files to give; a view names its data.
#[test]
fn a_position_names_its_data() {
    let said = table(2).set("data", json!("00".repeat(32))).error();
    assert!(said.contains("map.ron, witches.ron, spells.ron, cards.ron, boards.ron"), "{said}");
    let t = table(2).start();
    assert_eq!(t.game.view(None).data, Shared::<Noctenburg>::built_in().fingerprint());
}

/// Mistakes in the files of the expansion and of the Black Widow are refused, with file and line;
/// what is not printed in the rulebooks is marked (SE-15.30, SE-16.11, SE-17.1, SE-17.11).
#[test]
fn an_impossible_expansion_is_refused() {
    for (file, from, to, says) in [
        ("expansion.ron", "[brew, ritual, move, remember]", "[brew, ritual, move]", "four actions"),
        (
            "expansion.ron",
            "[heal, collect, move, remember]",
            "[heal, chant, move, remember]",
            "four",
        ),
        ("expansion.ron", "light: Charms(1)", "light: Charms(0)", "it does nothing"),
        ("expansion.ron", "[8, 12, 16]", "[8, 12]", "two, three and four players"),
        ("widow.ron", "zones: (2, 4, 6)", "zones: (2, 6, 4)", "rising order"),
        ("widow.ron", "zones: (1, 3, 6)", "zones: (1, 3, 7)", "three shadow zones"),
        ("widow.ron", "[left, left, left, right, right, deck]", "[left, deck]", "six faces"),
        ("widow.ron", "main: All([Heal(2)])", "main: All([Heal(0)])", "1 to 6"),
        ("widow.ron", "worries: (value: (5, 7)", "worries: (value: (5, 9)", "eight worries"),
    ] {
        let said = error(file, from, to);
        assert!(said.contains(file) && said.contains(says), "{from}: {said}");
    }
    let printed = |origin| origin == kernel::data::Origin::Rulebook;
    assert!(data().expansion.animals.iter().all(|tile| printed(tile.from)));
    assert!(!data().expansion.omens.iter().any(|card| printed(card.from)));
    let cards = data().widow.cards.iter().filter(|card| printed(card.from));
    assert!(cards.map(|card| card.action).eq([Move]), "only the zones of Move are printed");
}
