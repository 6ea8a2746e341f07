//! Messages become sentences.

use kernel::{Message, Seat};
use words::{Language, Source, Words, WordsError};

kernel::words! {
    /// What these tests say.
    const ALL;
    /// "Anna takes 2 red tokens."
    fn takes(seat, count, thing) = "takes";
    /// "red"
    fn red() = "red";
    /// Not in the files.
    fn unheard() = "unheard";
}

const TEXTS: [(Language, &str); 3] = [
    (
        Language::English,
        "red = red
takes = { $seat } takes { $count ->
    [one] one { $thing } token
   *[other] { $count } { $thing } tokens
 }.
",
    ),
    (
        Language::Polish,
        "red = czerwony
takes = { $seat } bierze ({ $thing }): { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
 }.
",
    ),
    (
        Language::Italian,
        "red = rosso
takes = { $seat } prende ({ $thing }): { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
 }.
",
    ),
];

fn sources() -> Vec<Source> {
    TEXTS.map(|(language, text)| Source { language, name: "test", text }).into()
}

fn player(seat: Seat) -> String {
    ["Anna", "Bruno"][seat.index()].to_owned()
}

fn say(language: Language, message: Message) -> String {
    Words::of(language, &sources()).text(&message, &player)
}

#[test]
fn the_example_is_well_formed() {
    let declared: Vec<_> = ALL.iter().copied().filter(|spec| spec.id != "unheard").collect();
    assert_eq!(words::check(&declared, &sources()), []);
}

#[test]
fn seats_terms_and_numbers_are_put_in_without_isolation_marks() {
    let message = takes(Seat::new(1), 3u8, "red");
    assert_eq!(say(Language::English, message), "Bruno takes 3 red tokens.");
    assert_eq!(
        say(Language::English, takes(Seat::new(0), 1u8, "red")),
        "Anna takes one red token."
    );
    assert_eq!(say(Language::English, red()), "red");
}

#[test]
fn numbers_choose_the_plural_forms_of_the_language() {
    let polish = |n: i64| say(Language::Polish, takes(Seat::new(0), n, "red"));
    let italian = |n: i64| say(Language::Italian, takes(Seat::new(0), n, "red"));
    for (n, expected) in [
        (0, "0 żetonów"),
        (1, "1 żeton"),
        (2, "2 żetony"),
        (4, "4 żetony"),
        (5, "5 żetonów"),
        (12, "12 żetonów"),
        (21, "21 żetonów"),
        (22, "22 żetony"),
    ] {
        assert_eq!(polish(n), format!("Anna bierze (czerwony): {expected}."));
    }
    for (n, expected) in [(0, "0 gettoni"), (1, "1 gettone"), (2, "2 gettoni"), (21, "21 gettoni")]
    {
        assert_eq!(italian(n), format!("Anna prende (rosso): {expected}."));
    }
}

#[test]
fn a_missing_id_is_visible_and_reported() {
    assert_eq!(say(Language::Polish, unheard()), "⟨unheard⟩");
    let error = Words::of(Language::Polish, &sources()).try_text(&unheard(), &player).unwrap_err();
    let expected = WordsError::Missing { language: Language::Polish, id: "unheard".into() };
    assert_eq!(error, expected);
    assert_eq!(error.to_string(), "pl has no words for unheard");
}

#[test]
fn a_missing_term_is_visible_in_its_place_and_reported() {
    let message = takes(Seat::new(0), 2u8, "mauve");
    assert_eq!(say(Language::English, message), "Anna takes 2 ⟨mauve⟩ tokens.");
    let error = Words::of(Language::English, &sources()).try_text(&message, &player).unwrap_err();
    assert_eq!(error.to_string(), "en has no words for mauve");
}

#[test]
fn a_missing_argument_is_visible_and_reported() {
    let message = Message::new("takes", &[("seat", Seat::new(0).into()), ("thing", "red".into())]);
    assert_eq!(say(Language::English, message), "⟨takes⟩");
    let error = Words::of(Language::English, &sources()).try_text(&message, &player).unwrap_err();
    assert!(matches!(&error, WordsError::Incomplete { id, .. } if id == "takes"), "{error:?}");
    assert!(error.to_string().contains("$count"), "{error}");
}

#[test]
fn a_term_that_wants_arguments_is_no_term() {
    let message = takes(Seat::new(0), 2u8, "takes");
    assert_eq!(say(Language::English, message), "Anna takes 2 ⟨takes⟩ tokens.");
}
