//! What is printed on the components, and data files that somebody has changed.

#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Data, DataError, Fingerprint, Game, Shared};
use serde_json::json;
use spellbook::Cards;
use spellbook::spell::{Origin, Points};

/// The text of a built-in file.
fn built_in(name: &str) -> &'static str {
    Cards::FILES.iter().find(|f| f.name == name).unwrap().text
}

/// The built-in data with one place of a file changed.
fn changed(file: &str, from: &str, to: &str) -> Result<Cards, DataError> {
    let text = |name: &str| {
        let text = built_in(name);
        if name != file {
            return text.to_owned();
        }
        assert_eq!(text.matches(from).count(), 1, "{from:?} stands once in {file}");
        text.replace(from, to)
    };
    Cards::read(&[&text("spells.ron"), &text("boards.ron")])
}

/// What is said about a broken file.
fn error(file: &str, from: &str, to: &str) -> String {
    changed(file, from, to).unwrap_err().to_string()
}

/// The line of the built-in file on which a text stands.
fn line_of(file: &str, text: &str) -> usize {
    built_in(file).lines().position(|l| l.contains(text)).unwrap() + 1
}

/// A value worked out at the end of the game.
const X: Option<u8> = None;

/// SB-1.3: the 21 spells with their phases and the 63 point values.
#[test]
fn every_spell_has_its_phase_set_and_points() {
    use Phase::*;
    use Spell::*;
    let fixed = |points: [u8; 3]| points.map(Some);
    #[rustfmt::skip]
    let table = [
        (Sacrifice, "red", 1, Some(Morning), fixed([1, 2, 3])),
        (Eruption, "red", 2, Some(Morning), fixed([2, 3, 4])),
        (Blaze, "red", 3, Some(Morning), fixed([0, 2, 5])),
        (Levitation, "purple", 1, Some(Morning), fixed([3, 4, 5])),
        (Sharing, "purple", 2, Some(Morning), fixed([4, 4, 4])),
        (Divination, "purple", 3, Some(Morning), fixed([2, 3, 4])),
        (Purification, "green", 1, Some(Midday), fixed([1, 2, 3])),
        (Cure, "green", 2, Some(Midday), fixed([3, 4, 5])),
        (Growth, "green", 3, Some(Evening), fixed([3, 4, 6])),
        (Offering, "black", 1, Some(Midday), fixed([2, 4, 6])),
        (Focus, "black", 2, Some(Evening), fixed([3, 4, 5])),
        (Feast, "black", 3, Some(Midday), [Some(2), Some(2), X]),
        (TimeTravel, "white", 1, Some(Evening), fixed([2, 4, 6])),
        (Storm, "white", 2, Some(Evening), fixed([4, 6, 8])),
        (Clone, "white", 3, Some(Midday), fixed([4, 5, 6])),
        (Transmutation, "blue", 1, Some(Evening), fixed([4, 4, 4])),
        (Swiftness, "blue", 2, None, fixed([3, 6, 0])),
        (Mirage, "blue", 3, None, fixed([2, 3, 6])),
        (Abundance, "yellow", 1, None, fixed([3, 5, 7])),
        (Knowledge, "yellow", 2, None, [X, X, X]),
        (Communion, "yellow", 3, None, [Some(0), X, Some(0)]),
    ];
    let data = Shared::<Cards>::built_in();
    for (spell, colour, set, phase, points) in table {
        let card = data.card(spell);
        assert_eq!(card.spell, spell);
        assert_eq!(json!(spell.colour()), json!(colour), "{spell:?}");
        assert_eq!((card.set, card.phase), (set, phase), "{spell:?}");
        let printed = [0, 1, 2].map(|i| match card.levels[i].points {
            Points::Fixed(n) => Some(n),
            _ => X,
        });
        assert_eq!(printed, points, "{spell:?}");
    }
    let of = |spell: Spell, level: Level| data.card(spell).levels[level.index()].points;
    assert_eq!(of(Feast, L5), Points::PerStoredColour);
    assert_eq!(of(Communion, L4), Points::PerStored);
    assert_eq!(of(Knowledge, L3), Points::PerSpell(1, 1));
    assert_eq!(of(Knowledge, L4), Points::PerSpell(1, 2));
    assert_eq!(of(Knowledge, L5), Points::PerSpell(2, 2));
}

/// SB-1.1, SB-1.4 to SB-1.7, SB-2.1, SB-8.1, SB-17.1: the numbers of the boards and the set-up.
#[test]
fn the_boards_have_their_numbers() {
    let boards = &Shared::<Cards>::built_in().get().boards;
    assert_eq!(boards.copies.value, 5);
    assert_eq!(boards.pool_limit.value, 9);
    assert_eq!(boards.start_pool.value, 2);
    assert_eq!((boards.altar.value, boards.altar_full.value), (5, 10));
    assert_eq!(boards.solo_altar.value, 7);
    let familiar = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18];
    assert_eq!(*boards.familiar.value, familiar);
    let opponent = [0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];
    assert_eq!(*boards.opponent.value, opponent);
    assert_eq!(*boards.flush.value, [4, 9, 14]);
}

/// SB-1.2, SB-1.3, SB-1.6, SB-1.7: what the rulebook prints, and what comes from a public source.
#[test]
fn values_tell_where_they_come_from() {
    use Origin::{Public, Rulebook};
    let data = Shared::<Cards>::built_in();
    let runes = [Spell::Sacrifice, Spell::Levitation, Spell::TimeTravel];
    for spell in Spell::ALL {
        let from = data.card(spell).from;
        assert_eq!(from.effect, Rulebook, "{spell:?}");
        assert_eq!(from.set, Public, "{spell:?}");
        let shapes = if runes.contains(&spell) { Public } else { Rulebook };
        assert_eq!(from.runes, shapes, "{spell:?}");
    }
    let boards = &data.get().boards;
    let numbers = [boards.copies, boards.pool_limit, boards.start_pool, boards.altar];
    assert!(numbers.iter().all(|n| n.from == Rulebook));
    assert_eq!((boards.altar_full.from, boards.solo_altar.from), (Rulebook, Rulebook));
    assert_eq!((boards.familiar.from, boards.opponent.from), (Public, Public));
    assert_eq!(boards.flush.from, Public);
}

/// A mistake in the syntax: file, line, and what is wrong.
#[test]
fn wrong_syntax_names_the_line() {
    let said = error("spells.ron", "(spell: cure, set: 2,", "(spell: cure set: 2,");
    let line = line_of("spells.ron", "spell: cure");
    assert!(said.starts_with(&format!("spells.ron, line {line}: ")), "{said}");
    let said = error("boards.ron", "pool_limit: (value: 9,", "pool_limit: (value: nine,");
    let line = line_of("boards.ron", "pool_limit");
    assert!(said.starts_with(&format!("boards.ron, line {line}: ")), "{said}");
}

/// A missing spell is named: at the end by itself, elsewhere by the one in its place.
#[test]
fn a_missing_spell_is_named() {
    let text = built_in("spells.ron");
    let cut = |from: &str, to: &str| {
        let (start, end) = (text.find(from).unwrap(), text.find(to).unwrap());
        let rest = format!("{}{}", &text[..start], &text[end..]);
        Cards::read(&[&rest, built_in("boards.ron")]).unwrap_err()
    };
    let last = cut("(spell: communion", "\n]").to_string();
    assert_eq!(last, "spells.ron: communion is missing: there are 21 spells");
    let other = cut("(spell: cure", "(spell: growth");
    assert_eq!(other.line, Some(line_of("spells.ron", "spell: cure")));
    assert!(other.reason.starts_with("growth stands where cure belongs"), "{other}");
}

/// An unknown spell, effect or field is refused where it stands.
#[test]
fn unknown_names_are_refused() {
    let line = line_of("spells.ron", "DrawTo(5)");
    let said = error("spells.ron", "DrawTo(5)", "DrawAbout(5)");
    assert!(said.starts_with(&format!("spells.ron, line {line}: ")), "{said}");
    assert!(said.contains("DrawAbout") && said.contains("DrawTo"), "{said}");
    let said = error("spells.ron", "(spell: cure,", "(spell: curse,");
    assert!(said.contains("curse"), "{said}");
    let said = error("spells.ron", "(spell: cure,", "(spell: cure, price: 3,");
    assert!(said.contains("price"), "{said}");
}

/// An effect that could not be played is refused, with line, card and level.
#[test]
fn impossible_effects_are_refused() {
    let check = |from: &str, to: &str, card: &str, level: u8, reason: &str| {
        let name = format!("spell: {card},");
        let line = line_of("spells.ron", &name);
        let said = error("spells.ron", from, to);
        assert_eq!(said, format!("spells.ron, line {line}: {card}: level {level}: {reason}"));
    };
    check("DrawTo(5)", "DrawTo(0)", "eruption", 4, "DrawTo(0): the number is 1 to 9");
    check("DrawTo(6)", "DrawTo(10)", "eruption", 5, "DrawTo(10): the number is 1 to 9");
    check("[DrawTo(4)]", "[]", "eruption", 3, "there is no step");
    check("SwapAltar(3)", "SwapAltar(5)", "purification", 5, "SwapAltar(5): the number is 1 to 4");
    let first = "a Discard is the cost of an action, and stands first";
    let (from, to) = ("[DrawTo(4)]", "[DrawTo(4), Discard(Card)]");
    check(from, to, "eruption", 3, first);
    check(
        "Instant([Draw(2)])",
        "Instant([Raise])",
        "abundance",
        3,
        "Raise is the last step of an action",
    );
    let copy = "Copy is the last step of a midday action";
    check("[DrawTo(4)]", "[Copy(evening)]", "eruption", 3, copy);
    check("Instant([Draw(3)])", "Instant([Lower])", "abundance", 4, "Lower belongs to an action");
    let instant = "an instant effect belongs to a spell without a phase";
    check("Act([(steps: [DrawTo(4)])])", "Instant([Draw(1)])", "eruption", 3, instant);
    let permanent = "a permanent effect belongs to a spell without a phase";
    check("Act([(steps: [DrawTo(4)])])", "DrawOnTake(1)", "eruption", 3, permanent);
    let phase = "an action needs a phase";
    check("Instant([Draw(2)])", "Act([(steps: [Draw(2)])])", "abundance", 3, phase);
    let wilds = "LearnWith is for an evening spell, with 1 to 4 tokens";
    check("LearnWith(2)", "LearnWith(5)", "transmutation", 5, wilds);
    check("MorningActions(2)", "MorningActions(4)", "swiftness", 5, "MorningActions takes 1 to 3");
    check("KeepOnLearn(2)", "KeepOnLearn(0)", "communion", 5, "the number is 1 to 9");
}

/// Each set has one spell of each colour.
#[test]
fn a_set_without_a_colour_is_refused() {
    let said = error("spells.ron", "spell: eruption, set: 2", "spell: eruption, set: 1");
    let line = line_of("spells.ron", "spell: sacrifice");
    let reason = "each of the sets 1, 2 and 3 has one Red spell";
    assert_eq!(said, format!("spells.ron, line {line}: {reason}"));
}

/// Lists have their length, and numbers their range.
#[test]
fn wrong_boards_are_refused() {
    let said = error("boards.ron", "15, 16, 18]", "15, 16]");
    let line = line_of("boards.ron", "familiar:");
    assert!(said.starts_with(&format!("boards.ron, line {line}: ")), "{said}");
    assert!(said.contains("a list of 14 stands where 15 belong"), "{said}");
    let said = error("boards.ron", "[4, 9, 14]", "[4, 9, 14, 16]");
    assert!(said.contains("a list of 4 stands where 3 belong"), "{said}");
    let check = |from: &str, to: &str, field: &str, reason: &str| {
        let line = line_of("boards.ron", &format!("    {field}:"));
        let said = error("boards.ron", from, to);
        assert_eq!(said, format!("boards.ron, line {line}: {field} is {reason}"));
    };
    check("[4, 9, 14]", "[4, 9, 18]", "flush", "18; it can be 1 to 17");
    check("copies: (value: 5,", "copies: (value: 6,", "copies", "6; it can be 3 to 5");
    check(
        "pool_limit: (value: 9,",
        "pool_limit: (value: 10,",
        "pool_limit",
        "10; it can be 3 to 9",
    );
    check("    altar: (value: 5,", "    altar: (value: 0,", "altar", "0; it can be 1 to 10");
    let full = "altar_full: (value: ";
    check(&format!("{full}10,"), &format!("{full}5,"), "altar_full", "5; it can be 6 to 20");
    let said = error("boards.ron", "start_pool: (value: 2,", "start_pool: (value: 300,");
    assert!(said.starts_with("boards.ron, line "), "{said}");
}

/// A position of two players with other data.
fn with_data(cards: Cards, set: serde_json::Value) -> SpellBook {
    let data = Shared::register(cards);
    let mix: Vec<Spell> = Spell::ALL.into_iter().step_by(3).collect();
    let mut position = json!({"data": data, "spells": mix, "players": [{}, {}]});
    for (key, value) in set.as_object().unwrap() {
        position[key] = value.clone();
    }
    serde_json::from_value(position).unwrap()
}

/// Another point value counts in the score.
#[test]
fn a_changed_point_value_counts() {
    let (from, to) =
        ("Store(4, OneColour)])]), points: Fixed(6)", "Store(4, OneColour)])]), points: Fixed(9)");
    let learned = json!([{"spell": "offering", "level": 5, "token": "Ks"}]);
    let set = json!({"players": [{"spells": learned}, {}]});
    let score = |cards| with_data(cards, set.clone()).standing().parties[0].score;
    assert_eq!(score(changed("spells.ron", from, to).unwrap()), 9);
    assert_eq!(score(changed("spells.ron", from, from).unwrap()), 6);
}

/// Another number of draws is drawn.
#[test]
fn a_changed_draw_is_drawn() {
    let cards =
        changed("spells.ron", "Discard(Fixed(circle)), Draw(4)", "Discard(Fixed(circle)), Draw(2)");
    let learned = json!([{"spell": "sacrifice", "level": 3, "token": "Rs"}]);
    let set = json!({"players": [{"pool": ["Gc"], "spells": learned}, {}]});
    let game = with_data(cards.unwrap(), set);
    let mut table = Table { game, dice: kernel::Script::new(), events: vec![] }.draws("Pc Pt");
    table.play(cast(Spell::Sacrifice, L3));
    assert_eq!(table.pool(0), "Pc Pt");
    table.done();
}

/// Another familiar table, pool limit and altar hold in play.
#[test]
fn changed_boards_hold_in_play() {
    let cards = changed("boards.ron", "[0, 1, 2, 3, 4, 5, 7,", "[0, 6, 6, 6, 6, 6, 7,").unwrap();
    let game = with_data(cards, json!({"players": [{"familiar": ["Rc"]}, {}]}));
    assert_eq!(game.standing().parties[0].score, 6);
    let cards = changed("boards.ron", "pool_limit: (value: 9,", "pool_limit: (value: 3,").unwrap();
    let game = with_data(cards, json!({"players": [{"pool": ["Rc", "Rt"]}, {}]}));
    let mut table = Table { game, dice: kernel::Script::new(), events: vec![] }.draws("Pc");
    table.play(Draw);
    assert_eq!(table.pool(0), "Rc Rt Pc");
    table.done();
    let cards = changed("boards.ron", "    altar: (value: 5,", "    altar: (value: 3,").unwrap();
    let game = with_data(cards, json!({"phase": "evening", "altar": ["Rc"]}));
    let mut table = Table { game, dice: kernel::Script::new(), events: vec![] }.draws("Pc Pt");
    table.play(End);
    assert_eq!(table.altar(), "Rc Pc Pt");
    table.done();
}

/// The fingerprint tells values apart, not comments or layout.
#[test]
fn the_fingerprint_is_of_the_values() {
    let built_in_print = Shared::<Cards>::built_in().fingerprint();
    let of = |file: &str, from: &str, to: &str| Fingerprint::of(&changed(file, from, to).unwrap());
    let head = "// The 21 spells: what each level does, and its points.";
    assert_eq!(of("spells.ron", head, "// Something else."), built_in_print);
    assert_eq!(
        of("spells.ron", "(spell: cure, set: 2,", "(\n  spell: cure,\n\n set: 2 ,"),
        built_in_print
    );
    assert_eq!(
        of("boards.ron", "copies: (value: 5,", "copies: ( // five\n value: 5,"),
        built_in_print
    );
    assert_ne!(of("spells.ron", "DrawTo(5)", "DrawTo(6)"), built_in_print);
    assert_ne!(of("boards.ron", "15, 16, 18]", "15, 16, 19]"), built_in_print);
    let origin = ("copies: (value: 5, from: Rulebook)", "copies: (value: 5, from: Public)");
    assert_ne!(of("boards.ron", origin.0, origin.1), built_in_print);
}

/// A position with data that is not loaded says which files to give.
#[test]
fn a_position_names_its_data() {
    let position = json!({"data": "00".repeat(32), "spells": Spell::ALL[..7], "players": [{}]});
    let said = serde_json::from_value::<SpellBook>(position).unwrap_err().to_string();
    assert!(said.contains("spells.ron, boards.ron") && said.contains("--cards"), "{said}");
}
