//! The table speaks every language: its pages, its boards, and the options of every game.

#![allow(clippy::unwrap_used)]

use kernel::{Game, OptionSchema, Spec, Values};
use table::draw::{septima, spellbook};
use table::web::words::{self as pages, option_ids};
use words::{Language, Source, check, sources, words};

struct Schema;
impl games::Visitor for Schema {
    type Out = &'static OptionSchema;
    fn visit<G: Game>(self) -> Self::Out {
        G::schema()
    }
}

/// The options of a game that a person is asked, and their named values. The seats are asked one by
/// one, and numbers, yes and no need no name of their own.
fn options_and_values(game: &str) -> Vec<&'static str> {
    let schema = games::visit(game, Schema).unwrap();
    let mut all = Vec::new();
    for option in schema.options.iter().filter(|o| o.name != "seats") {
        all.push(option.name);
        if let Values::OneOf { names, .. } = option.values {
            all.extend(names);
        }
    }
    all
}

/// The id under which a language has the name of an option or of a value.
fn named(language: Language, game: &str, value: &str) -> Option<String> {
    option_ids(game, value).into_iter().find(|id| words(language).lookup(id).is_some())
}

/// Names of options and values that the pages have and the games have not.
fn names_in_pages() -> Vec<Spec> {
    let mut specs = Vec::new();
    for game in games::IDS {
        let ids = options_and_values(game).into_iter();
        let ids = ids.filter_map(|value| named(Language::English, game, value));
        let own = ids.filter(|id| id.starts_with("table-"));
        specs.extend(own.map(|id| Spec { id: id.leak(), args: &[] }));
    }
    specs
}

#[test]
fn every_option_and_value_has_a_name_in_every_language() {
    for game in games::IDS {
        for value in options_and_values(game) {
            let english = named(Language::English, game, value);
            assert!(english.is_some(), "{game}: {value} has none of {:?}", option_ids(game, value));
            for language in Language::ALL {
                assert_eq!(named(language, game, value), english, "{language}, {game}: {value}");
            }
        }
    }
}

/// Nothing is missing, and nothing is left that no page, board or option says.
#[test]
fn the_table_is_worded_in_every_language() {
    let ours = |s: &Source| ["pages", "table"].contains(&s.name);
    let own: Vec<Source> = sources().iter().copied().filter(ours).collect();
    assert_eq!(own.len(), 2 * Language::ALL.len());
    let boards = [spellbook::words::WORDS, septima::words::WORDS].concat();
    let declared = [pages::WORDS, &boards, &names_in_pages()].concat();
    assert_eq!(check(&declared, &own), []);
}

/// A translation that was forgotten reads like English. Short words may be the same.
#[test]
fn every_sentence_is_translated() {
    for spec in pages::WORDS.iter().filter(|spec| spec.args.is_empty()) {
        let english = words(Language::English).lookup(spec.id).unwrap();
        for language in [Language::Polish, Language::Italian] {
            let translated = words(language).lookup(spec.id).unwrap();
            assert!(translated != english || !english.contains(' '), "{language}: {}", spec.id);
        }
    }
}
