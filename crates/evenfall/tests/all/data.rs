//! What is printed on the components, and data files that somebody has changed (EV-1).

#![allow(clippy::unwrap_used)]

use crate::common::*;
use evenfall::cards::{Card, Person, PlaceId, RitualId, SpecialistId};
use evenfall::data::Origin;
use evenfall::effect::{Bundle, Effect, Keyword, Step};
use kernel::{Data, DataError, Fingerprint, Game, Shared};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

fn data() -> &'static Evening {
    Shared::<Evening>::built_in().get()
}

/// The text of a built-in file.
fn built_in(name: &str) -> &'static str {
    Evening::FILES.iter().find(|f| f.name == name).unwrap().text
}

/// The built-in data with one place of a file changed.
fn changed(file: &str, from: &str, to: &str) -> Result<Evening, DataError> {
    let text = |name: &str| {
        let text = built_in(name);
        if name != file {
            return text.to_owned();
        }
        assert_eq!(text.matches(from).count(), 1, "{from:?} stands once in {file}");
        text.replace(from, to)
    };
    let texts = ["places.ron", "rituals.ron", "specialists.ron", "boards.ron"].map(text);
    Evening::read(&texts.each_ref().map(String::as_str))
}

/// What is said about a broken file.
fn error(file: &str, from: &str, to: &str) -> String {
    changed(file, from, to).unwrap_err().to_string()
}

/// The line of the built-in file on which a text stands.
fn line_of(file: &str, text: &str) -> usize {
    built_in(file).lines().position(|l| l.contains(text)).unwrap() + 1
}

/// A table with other data.
fn with_data(cards: Evening) -> SetUp {
    table(2).set("data", json!(Shared::register(cards)))
}

/// EV-1.1: 156 cards, of which 100 are in the main deck and 52 in the Place deck.
#[test]
fn there_are_156_cards() {
    let cards = data();
    assert_eq!((PlaceId::COUNT, PlaceId::IN_DECK), (56, 52));
    assert_eq!((RitualId::COUNT, SpecialistId::COUNT, Person::COUNT), (58, 21, 42));
    assert_eq!((PlaceId::COUNT + Card::COUNT, Card::COUNT), (156, 100));
    assert_eq!((cards.places.len(), cards.rituals.len(), cards.specialists.len()), (56, 58, 21));
    let rituals = Card::all().filter(|c| c.ritual().is_some()).count();
    let persons = Card::all().filter(|c| c.person().is_some()).count();
    assert_eq!((rituals, persons), (58, 42));
}

/// EV-1.1: both cards of a specialist share everything but the council effect.
#[test]
fn the_two_cards_of_a_specialist_differ_in_the_council() {
    for id in SpecialistId::all() {
        let (a, b) = (Person::new(id.index() * 2), Person::new(id.index() * 2 + 1));
        assert_eq!((a.specialist(), b.specialist()), (id, id));
        assert!(std::ptr::eq(data().specialist(a), data().specialist(b)));
        assert_ne!(data().council(a), data().council(b), "{id}");
    }
}

/// EV-1.2: 13 names in four versions, witches, symbols, binding bonuses and points.
#[test]
fn the_places_add_up() {
    let places = &data().places[..52];
    let mut names = BTreeMap::new();
    for place in places {
        let (name, version) = place.place.name().rsplit_once('_').unwrap();
        names.entry(name).or_insert_with(BTreeSet::new).insert(version);
    }
    assert_eq!(names.len(), 13);
    assert!(names.values().all(|v| v.iter().copied().eq(["a", "b", "c", "d"])), "{names:?}");
    let witches = |n| places.iter().filter(|p| p.witches == n).count();
    assert_eq!((witches(1), witches(2)), (26, 26));
    let shows = |stone| places.iter().filter(|p| p.stone == stone).count();
    for stone in [Gem::Drop, Gem::Leaf, Gem::Flame, Gem::Eye] {
        assert_eq!(shows(Some(stone)), 10, "{stone:?}");
    }
    assert_eq!(shows(None), 12);
    assert_eq!(places.iter().filter(|p| !p.binding.is_empty()).count(), 25);
    assert_eq!(places.iter().map(|p| u32::from(p.vp)).sum::<u32>(), 20);
}

/// EV-1.2, EV-7.4: the Spirit Swamp of the rulebook.
#[test]
fn the_spirit_swamp_is_as_printed() {
    let swamp = data().place(place("spirit_swamp_a"));
    assert_eq!((swamp.witches, swamp.harvest), (2, Bundle { h: 1, ..Bundle::default() }));
    let herb = Step::Gain(Bundle { h: 1, ..Bundle::default() });
    let artifact = Step::IfKeyword(Keyword::Artifact, Bundle { v: 2, ..Bundle::default() });
    assert_eq!(swamp.binding[..], [herb, artifact]);
    assert_eq!((swamp.from.name, swamp.from.card), (Origin::Rulebook, Origin::Rulebook));
    assert_eq!(swamp.from.rest, Origin::Reconstructed);
}

/// EV-1.3: kinds, slots, keywords and points of the 58 rituals.
#[test]
fn the_rituals_add_up() {
    let rituals = &data().rituals;
    let kind = |effect: &Effect| match effect {
        Effect::Instant(_) => 0,
        Effect::When(..) | Effect::Always(_) => 1,
        Effect::Space(..) => 2,
        _ => 3,
    };
    let kinds = [0, 1, 2, 3].map(|k| rituals.iter().filter(|r| kind(&r.effect) == k).count());
    assert_eq!(kinds, [22, 15, 21, 0]);
    let slots = [0, 1, 2, 3, 4].map(|n| rituals.iter().filter(|r| r.slots == n).count());
    assert_eq!(slots, [0, 48, 9, 1, 0]);
    let with = |k| rituals.iter().filter(|r| r.keywords.contains(&k)).count();
    let keywords = [Keyword::Artifact, Keyword::Familiar, Keyword::Spell, Keyword::Plant];
    assert_eq!(keywords.map(with), [18, 16, 14, 12]);
    assert_eq!(rituals.iter().filter(|r| r.keywords.len() == 2).count(), 2);
    assert!(rituals.iter().all(|r| (1..=4).contains(&r.vp)));
    assert_eq!(rituals.iter().map(|r| u32::from(r.vp)).sum::<u32>(), 130);
    let two = rituals.iter().filter(|r| matches!(r.effect, Effect::Space(2, _))).count();
    let one = rituals.iter().filter(|r| matches!(r.effect, Effect::Space(1, _))).count();
    assert_eq!((two, one), (2, 19));
}

/// EV-1.4: kinds and points of specialists and council effects; no card is worth 0.
#[test]
fn the_specialists_add_up() {
    use evenfall::effect::Modifier::{ManaAdjust, Strength};
    let kind = |effect: &Effect| match effect {
        Effect::Always(Strength(_) | ManaAdjust(_)) => "battle",
        Effect::When(..) | Effect::Always(_) => "permanent",
        Effect::Turn(_) => "turn",
        Effect::RoundEnd(_) => "round end",
        Effect::GameEnd(_) => "game end",
        _ => "other",
    };
    let count = |effects: Vec<&Effect>, names: &[&str]| -> Vec<usize> {
        names.iter().map(|n| effects.iter().filter(|e| kind(e) == *n).count()).collect()
    };
    let specialists = &data().specialists;
    let effects = specialists.iter().map(|s| &s.effect).collect();
    assert_eq!(count(effects, &["permanent", "turn", "battle"]), [10, 9, 2]);
    let council = specialists.iter().flat_map(|s| &s.council).collect();
    assert_eq!(count(council, &["permanent", "round end", "game end"]), [14, 9, 19]);
    assert!(specialists.iter().all(|s| (1..=3).contains(&s.vp)));
    assert_eq!(specialists.iter().map(|s| u32::from(s.vp)).sum::<u32>(), 42);
    let points = |c| u32::from(data().points(c));
    assert_eq!(Card::all().map(points).sum::<u32>(), 214);
    assert!(Card::all().all(|c| points(c) > 0));
}

/// EV-1.5 to EV-1.9: slots, rewards, stones, the Coven track and the mana limit.
#[test]
fn the_boards_have_their_numbers() {
    let boards = &data().boards;
    assert_eq!(boards.slots.value[..], [3, 3, 3, 4]);
    assert_eq!(boards.thresholds.value[..], [4, 6, 8]);
    let gain = |bundle| vec![Step::Gain(bundle)];
    let none = Bundle::default();
    let vp = |v| gain(Bundle { v, ..none });
    let mana = |m| gain(Bundle { m, ..none });
    let rewards = |i: usize| boards.regions[i].rewards.value.iter().map(|p| p.to_vec());
    let card = gain(Bundle { c: 1, ..none });
    assert!(rewards(0).eq([card, vp(3), vec![Step::Coven(1)]]));
    assert!(rewards(1).eq([gain(Bundle { r: 1, ..none }), vp(3), vec![Step::Transfer(1)]]));
    assert!(rewards(2).eq([mana(2), vp(3), vp(4)]));
    assert_eq!((boards.stones_of_each.value, boards.stones_per_region.value), (3, 4));
    let track: Vec<Vec<Step>> =
        boards.sun.coven.value.iter().flat_map(|s| s.iter().map(|p| p.to_vec())).collect();
    let transfer = vec![Step::Transfer(1)];
    let (cards, resources) = (gain(Bundle { c: 2, ..none }), gain(Bundle { r: 2, ..none }));
    let expected = [mana(2), vp(3), transfer.clone(), cards, vp(4), transfer, resources, vp(6)];
    assert_eq!(track, expected);
    assert_eq!(boards.beyond.value.to_vec(), vp(2));
    assert_eq!((boards.most_mana.value, boards.most_dial.value), (20, 9));
}

/// EV-1.1, EV-1.2, EV-1.5, EV-1.9: what the rulebook prints is marked so, and so is the rest.
#[test]
fn values_tell_where_they_come_from() {
    use Origin::{Public, Reconstructed, Rulebook};
    let data = data();
    let chalice = data.ritual(ritual("chalice_of_transmutation")).from;
    assert_eq!((chalice.name, chalice.card, chalice.rest), (Rulebook, Rulebook, Reconstructed));
    let distortion = data.ritual(ritual("space_distortion")).from;
    assert_eq!((distortion.name, distortion.card), (Rulebook, Reconstructed));
    // Its slots are printed, its points and keyword are not: together they are no rulebook values.
    assert_eq!(distortion.rest, Reconstructed);
    let mandrake = data.ritual(ritual("mandrake")).from;
    assert_eq!((mandrake.name, mandrake.card), (Reconstructed, Reconstructed));
    let irena = data.specialist(person("irena_and_stray_a")).from;
    assert_eq!((irena.name, irena.card), (Rulebook, Rulebook));
    assert_eq!(data.specialist(person("domovik_a")).from.card, Reconstructed);
    let castle = data.place(place("castle_in_the_mist_a")).from;
    assert_eq!((castle.name, castle.card), (Public, Reconstructed));
    let printed = data.places[..52].iter().filter(|p| p.from.card == Rulebook);
    assert!(printed.map(|p| p.place.name()).eq(["spirit_swamp_a"]));
    let boards = &data.boards;
    assert_eq!((boards.start.from, boards.most_mana.from), (Rulebook, Public));
    assert_eq!((boards.slots.from, boards.stones_of_each.from), (Reconstructed, Reconstructed));
    assert_eq!((boards.sun.scout.from, boards.sun.coven.from), (Rulebook, Reconstructed));
}

/// A mistake in the syntax: file, line, and what is wrong.
#[test]
fn wrong_syntax_names_the_line() {
    let check = |file: &str, from: &str, to: &str| {
        let said = error(file, from, to);
        let line = line_of(file, from);
        assert!(said.starts_with(&format!("{file}, line {line}: ")), "{said}");
    };
    check("places.ron", "(place: ruins_c, witches: 2,", "(place: ruins_c witches: 2,");
    check(
        "rituals.ron",
        "(ritual: mandrake, keywords: [plant]",
        "(ritual: mandrake, keywords: [herb]",
    );
    check("specialists.ron", "AltCatalyst(2, 3)", "AltCatalysts(2, 3)");
    check("boards.ron", "most_mana: (value: 20,", "most_mana: (value: twenty,");
}

/// A card that is missing, strange or in another's place is named.
#[test]
fn a_missing_card_is_named() {
    let cut = |file: &str, card: &str| {
        let line = built_in(file).lines().find(|l| l.contains(card)).unwrap();
        error(file, line, "")
    };
    let last = cut("rituals.ron", "(ritual: evergreen_grove,");
    assert_eq!(last, "rituals.ron: evergreen_grove is missing: every ritual must be there");
    let other = cut("places.ron", "(place: cave_d,");
    let line = line_of("places.ron", "(place: ruins_a,");
    assert!(
        other.starts_with(&format!("places.ron, line {line}: ruins_a stands where cave_d belongs")),
        "{other}"
    );
    let said = error("rituals.ron", "(ritual: mandrake,", "(ritual: mandragora,");
    assert!(said.contains("mandragora"), "{said}");
    let said = error("places.ron", "(place: cave_a, witches: 1,", "(place: cave_a, wizards: 1,");
    assert!(said.contains("wizards"), "{said}");
}

/// A value that could not be played is refused, with line and card.
#[test]
fn impossible_values_are_refused() {
    let check = |file: &str, card: &str, from: &str, to: &str, reason: &str| {
        let (field, name) = card.split_once(": ").unwrap();
        let line = line_of(file, &format!("{field}: {name},"));
        let said = error(file, from, to);
        assert_eq!(said, format!("{file}, line {line}: {name}: {reason}"));
    };
    let witches = "a place needs 1 to 4 witches, a starting place none";
    check("places.ron", "place: cave_a", "cave_a, witches: 1", "cave_a, witches: 5", witches);
    let tree = ("eternal_tree, witches: 0", "eternal_tree, witches: 1");
    check("places.ron", "place: eternal_tree", tree.0, tree.1, witches);
    let cave = "cave_a, witches: 1, harvest: (p: 1), stone: Some(";
    let red = (format!("{cave}flame)"), format!("{cave}red)"));
    check("places.ron", "place: cave_a", &red.0, &red.1, "no place shows the red stone");
    let slots = "[Gain((v: 4))]), slots: ";
    let none = (format!("{slots}1"), format!("{slots}0"));
    let reason = "a ritual has 1 to 4 slots";
    check("rituals.ron", "ritual: rain_of_stars", &none.0, &none.1, reason);
    let cost =
        ("mandrake, keywords: [plant], cost: (h: 1,", "mandrake, keywords: [plant], cost: (m: 1,");
    let reason = "a card costs herbs, potions and Knowledge";
    check("rituals.ron", "ritual: mandrake", cost.0, cost.1, reason);
    let (from, to) = ("When(OpponentToken, [Gain((r: 1))])", "When(OpponentToken, [Transfer(1)])");
    let reason = "Transfer(1) cannot be set off by OpponentToken";
    check("specialists.ron", "specialist: alwyn_the_greedy", from, to, reason);
    let (from, to) =
        ("GameEnd([Per(HarvestSymbols, (v: 1))])", "GameEnd([Per(HarvestSymbols, (h: 1))])");
    let reason = "a game end effect only gains victory points";
    check("specialists.ron", "specialist: alwyn_the_greedy", from, to, reason);
    let said = error("boards.ron", "slots: (value: [3, 3, 3, 4]", "slots: (value: [3, 3, 3, 5]");
    assert!(said.starts_with("boards.ron, line 8: slots: a number from 1 to 4"), "{said}");
    let said = error("boards.ron", "thresholds: (value: [4, 6, 8]", "thresholds: (value: [4, 6]");
    assert!(said.starts_with("boards.ron, line 16: thresholds: there are three"), "{said}");
}

/// Other numbers on cards hold in play: witches, harvest, cost and binding bonus.
#[test]
fn changed_cards_hold_in_play() {
    let swamp = "spirit_swamp_a, witches: 2, harvest: (h: 1)";
    let data = changed("places.ron", swamp, "spirit_swamp_a, witches: 1, harvest: (p: 2)").unwrap();
    let mut table = with_data(data).slots(North, "spirit_swamp_a").start();
    table.play(Discover(place("spirit_swamp_a"))).play(End).play(Pass);
    assert_eq!(table.clan(0, "witches"), 3);
    table.play(Token);
    assert_eq!(table.stock(0), [1, 3, 0, 0, 0]);
    let cost = "chalice_of_transmutation, keywords: [artifact], cost: (h: 1, p: 2)";
    let cheap = "chalice_of_transmutation, keywords: [plant], cost: (b: 1)";
    let data = changed("rituals.ron", cost, cheap).unwrap();
    let mut table = with_data(data)
        .stock(0, 0, 0, 1, 0)
        .outer(0, "spirit_swamp_a")
        .hand(0, "chalice_of_transmutation")
        .start();
    table.play(play_ritual("chalice_of_transmutation", "spirit_swamp_a"));
    assert_eq!(table.stock(0), [1, 0, 0, 0, 0]);
}

/// EV-7.2, EV-16.4: a cost in front of an instant effect can be paid with what the binding bonus
/// brought; it may be declined, and without the herb nothing is offered.
#[test]
fn a_binding_bonus_pays_for_an_instant_effect() {
    let surge = "Instant([Gain((m: 4))]), slots: 1, vp: 1";
    let arrow = "Instant([Pay((h: 1)), Gain((v: 5))]), slots: 1, vp: 1";
    let data = Shared::register(changed("rituals.ron", surge, arrow).unwrap());
    let play = |on: &str| {
        let set = table(2).set("data", json!(data)).stock(0, 0, 1, 0, 0).outer(0, on);
        let mut table = set.hand(0, "mana_surge").start();
        table.play(play_ritual("mana_surge", on));
        table
    };
    let mut table = play("spirit_swamp_a");
    assert_eq!((table.stock(0), table.choices()), ([1, 0, 0, 0, 0], vec![Use, Enough]));
    table.play(Use);
    assert_eq!(table.stock(0), [0, 0, 0, 0, 5]);
    let mut table = play("spirit_swamp_a");
    table.play(Enough);
    assert_eq!(table.stock(0), [1, 0, 0, 0, 0]);
    let table = play("cave_a");
    assert_eq!((table.stock(0), table.choices()), ([0; 5], vec![End]));
}

/// Other numbers on boards hold in play: token, council cost, mana limit.
#[test]
fn changed_boards_hold_in_play() {
    let text = built_in("boards.ron");
    let start = text.find("    sun: (").unwrap();
    let sun = &text[start..start + text[start..].find("coven").unwrap()];
    let other = sun.replace("[HarvestOuter, Gain((h: 1, p: 1))]", "[Gain((m: 9))]");
    let other = other.replace("(h: 1, p: 1, b: 1)", "(b: 1)");
    assert_ne!(sun, other);
    let data = changed("boards.ron", sun, &other).unwrap();
    let mut table = with_data(data).stock(0, 0, 0, 1, 0).hand(0, "domovik_a").start();
    assert!(table.offers(Council(person("domovik_a"))));
    table.play(Token);
    assert_eq!(table.stock(0), [0, 0, 1, 9, 0]);
    let data = changed("boards.ron", "most_mana: (value: 20,", "most_mana: (value: 5,").unwrap();
    let mut table = with_data(data).stock(0, 0, 0, 0, 4).outer(0, "mystic_spring_a").start();
    table.play(Token);
    assert_eq!(table.stock(0), [1, 1, 0, 5, 0]);
}

/// Other points count in the score.
#[test]
fn changed_points_count() {
    let score = |data| {
        let table = with_data(data).inner(0, "cave_a:mandrake").specialists(0, "domovik_a").start();
        table.score(0)
    };
    let built_in = changed("rituals.ron", "(ritual: mandrake,", "(ritual: mandrake,").unwrap();
    assert_eq!(score(built_in), 1 + 3);
    let (from, to) =
        ("[Gain((p: 2, v: 1))]), slots: 1, vp: 1", "[Gain((p: 2, v: 1))]), slots: 1, vp: 7");
    assert_eq!(score(changed("rituals.ron", from, to).unwrap()), 7 + 3);
}

/// The fingerprint tells values apart, not comments.
#[test]
fn the_fingerprint_is_of_the_values() {
    let print = Shared::<Evening>::built_in().fingerprint();
    let of = |file: &str, from: &str, to: &str| Fingerprint::of(&changed(file, from, to).unwrap());
    assert_eq!(of("rituals.ron", "// The 58 rituals.", "// Rituals."), print);
    assert_ne!(of("boards.ron", "most_mana: (value: 20,", "most_mana: (value: 21,"), print);
    let origin = ("most_mana: (value: 20, from: Public)", "most_mana: (value: 20, from: Rulebook)");
    assert_ne!(of("boards.ron", origin.0, origin.1), print);
}

/// A position with data that is not loaded says which files to give.
#[test]
fn a_position_names_its_data() {
    let said = table(2).set("data", json!("00".repeat(32))).error();
    assert!(said.contains("places.ron, rituals.ron, specialists.ron, boards.ron"), "{said}");
}

/// The data of a game is told to everyone who looks at it.
#[test]
fn a_view_names_the_data() {
    let table = table(2).start();
    assert_eq!(table.game.view(None).data, Shared::<Evening>::built_in().fingerprint());
}

/// EV-13.6: a reward is simply received; a data file that asks for a payment there is refused.
#[test]
fn a_reward_costs_nothing() {
    use kernel::Data as _;
    let mut texts: Vec<String> =
        evenfall::Evening::FILES.iter().map(|file| file.text.to_owned()).collect();
    let boards = texts.last_mut().unwrap();
    *boards = boards.replace("[[Gain((m: 2))], [Gain((v: 3))]", "[[Pay((m: 2))], [Gain((v: 3))]");
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let error = evenfall::Evening::read(&texts).unwrap_err();
    assert_eq!(error.file, "boards.ron");
    assert!(error.reason.contains("simply received"), "{error}");
    let line = error.line.expect("the mistake has a line");
    assert!(texts[3].lines().nth(line - 1).unwrap().contains("regions:"), "{error}");
}

/// A mistake on a clan board names the board, the field and its line.
#[test]
fn a_wrong_clan_board_names_its_line() {
    use kernel::Data as _;
    let files = evenfall::Evening::FILES;
    let mut texts: Vec<String> = files.iter().map(|file| file.text.to_owned()).collect();
    let boards = texts.last_mut().unwrap();
    let star = boards.find("    star: (").unwrap();
    let council = star + boards[star..].find("(value: [()").unwrap();
    boards.replace_range(council..council + 11, "(value: [(m: 1)");
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let error = evenfall::Evening::read(&texts).unwrap_err();
    assert!(error.reason.starts_with("star, council: "), "{error}");
    let line = texts[3].lines().nth(error.line.unwrap() - 1).unwrap();
    assert!(line.trim_start().starts_with("council:") && line.contains("m: 1"), "{line}");
}

/// EV-1.1: only two costs are printed in the rulebook; an effect that it explains, such as that of
/// the Harvester, does not vouch for the cost of the card, nor a name for a harvest.
#[test]
fn a_printed_effect_does_not_vouch_for_a_cost() {
    use Origin::{Reconstructed, Rulebook};
    let data = kernel::Shared::<evenfall::Evening>::built_in();
    let printed = data.rituals.iter().filter(|r| r.from.cost == Rulebook);
    assert_eq!(printed.map(|r| r.ritual.name()).collect::<Vec<_>>(), ["chalice_of_transmutation"]);
    let printed = data.specialists.iter().filter(|s| s.from.cost == Rulebook);
    assert_eq!(printed.map(|s| s.specialist.name()).collect::<Vec<_>>(), ["irena_and_stray"]);
    let hoa = data.specialist(person("hoa_the_harvester_a")).from;
    assert_eq!((hoa.card, hoa.cost, hoa.rest), (Rulebook, Reconstructed, Reconstructed));
    assert_eq!(data.place(place("eternal_tree")).from.card, Reconstructed);
    assert!(data.rituals.iter().all(|r| r.from.rest == Reconstructed));
}
