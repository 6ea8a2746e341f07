//! The check finds what is wrong in deliberately broken words.

use kernel::Spec;
use words::{Language, Problem, Source, check};

const DECLARED: &[Spec] = &[
    Spec { id: "hello", args: &["seat"] },
    Spec { id: "count", args: &["n", "spare"] },
    Spec { id: "bye", args: &[] },
];

const ENGLISH: &str = "hello = Hello, { $seat }!
count = { $n ->
    [one] One { -thing }
   *[other] { $n } { -thing }s
 }
bye = Bye!
-thing = token
";
const POLISH: &str = "hello = Cześć, { $seat }!\ncount = Żetony: { $n }\nbye = Pa!\n";
const ITALIAN: &str = "hello = Ciao, { $seat }!\ncount = Gettoni: { $n }\nbye = Ciao!\n";

fn file(language: Language, text: &'static str) -> Source {
    Source { language, name: "test", text }
}

/// The problems, in words, when these files are added to or replace the good ones.
fn problems(english: &'static str, polish: &'static str, italian: &'static str) -> Vec<String> {
    let sources = [
        file(Language::English, english),
        file(Language::Polish, polish),
        file(Language::Italian, italian),
    ];
    check(DECLARED, &sources).iter().map(ToString::to_string).collect()
}

#[test]
fn good_words_have_no_problems() {
    assert!(problems(ENGLISH, POLISH, ITALIAN).is_empty(), "$spare is used nowhere: no problem");
}

#[test]
fn a_missing_id_is_found() {
    let polish = "hello = Cześć, { $seat }!\ncount = Żetony: { $n }\n";
    assert_eq!(problems(ENGLISH, polish, ITALIAN), ["pl has no words for bye"]);
}

#[test]
fn a_message_without_a_value_is_missing() {
    let polish = "hello = Cześć, { $seat }!\ncount = Żetony: { $n }\nbye =\n    .title = Pa!\n";
    assert_eq!(problems(ENGLISH, polish, ITALIAN), ["pl has no words for bye"]);
}

#[test]
fn an_unknown_variable_is_found() {
    let italian = "hello = Ciao, { $seat }!\ncount = Gettoni: { $n }\nbye = Ciao, { $name }!\n";
    assert_eq!(
        problems(ENGLISH, POLISH, italian),
        ["it uses $name in bye, which has no such argument", "bye: it uses $name, en does not",]
    );
}

#[test]
fn an_argument_that_only_one_of_two_languages_uses_is_found() {
    let polish = "hello = Cześć!\ncount = Żetony: { $n } { $spare }\nbye = Pa!\n";
    assert_eq!(
        problems(ENGLISH, polish, ITALIAN),
        ["count: pl uses $spare, en does not", "hello: en uses $seat, pl does not"]
    );
}

#[test]
fn an_id_that_nobody_declared_is_found() {
    let mut sources = vec![file(Language::Polish, "stray = Hm.\n")];
    let good =
        [(Language::English, ENGLISH), (Language::Polish, POLISH), (Language::Italian, ITALIAN)];
    sources.extend(good.map(|(language, text)| file(language, text)));
    let expected =
        Problem::Undeclared { language: Language::Polish, file: "test".into(), id: "stray".into() };
    assert_eq!(check(DECLARED, &sources), [expected]);
}

#[test]
fn the_same_id_twice_is_found_in_one_file_and_in_two() {
    let more = Source { language: Language::Italian, name: "more", text: "bye = Addio!\n" };
    let twice = "hello = Cześć, { $seat }!\ncount = Żetony: { $n }\nbye = Pa!\nbye = Pa, pa!\n";
    let sources = [
        file(Language::English, ENGLISH),
        file(Language::Polish, twice),
        file(Language::Italian, ITALIAN),
        more,
    ];
    let found: Vec<_> = check(DECLARED, &sources).iter().map(ToString::to_string).collect();
    assert_eq!(
        found,
        [
            "pl has bye twice: in test.ftl and in test.ftl",
            "it has bye twice: in test.ftl and in more.ftl",
        ]
    );
}

#[test]
fn a_term_with_the_name_of_a_message_is_found() {
    let polish = "hello = Cześć, { $seat }!\ncount = Żetony: { $n }\nbye = Pa!\n-bye = pa\n";
    assert_eq!(
        problems(ENGLISH, polish, ITALIAN),
        ["pl has -bye twice: in test.ftl and in test.ftl"]
    );
}

#[test]
fn words_that_refer_to_nothing_are_found_even_in_a_rare_variant() {
    let polish = "hello = Cześć, { $seat ->
    [nobody] { -nobody }
   *[other] { $seat }
 }!
count = Żetony: { $n }
bye = { SHOUT(\"Pa\") }
";
    let found = problems(ENGLISH, polish, ITALIAN);
    assert_eq!(
        found[..2],
        [
            "pl refers to SHOUT in bye, which is not there",
            "pl refers to -nobody in hello, which is not there",
        ]
    );
    assert!(found[2].starts_with("pl cannot say bye: "), "{found:?}");
}

#[test]
fn words_that_go_round_in_circles_or_say_nothing_fail() {
    let polish = "hello = { hello } { $seat }\ncount = Żetony: { $n }\nbye = { \"\" }\n";
    let found = problems(ENGLISH, polish, ITALIAN);
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(found[0], "pl cannot say bye: the text is empty");
    assert!(found[1].starts_with("pl cannot say hello: "), "{found:?}");
}

#[test]
fn what_is_no_fluent_is_found() {
    let italian = "hello = Ciao, { $seat }!\ncount = Gettoni: { $n }\nbye = Ciao {!\n";
    let found = problems(ENGLISH, POLISH, italian);
    assert!(found[0].starts_with("it/test.ftl, line 3: "), "{found:?}");
    assert_eq!(found[1..], ["it has no words for bye"]);
}

#[test]
fn a_declaration_may_be_repeated_but_not_contradicted() {
    let sources = [
        file(Language::English, "bye = Bye!\n"),
        file(Language::Polish, "bye = Pa!\n"),
        file(Language::Italian, "bye = Ciao!\n"),
    ];
    let (plain, other) = (Spec { id: "bye", args: &[] }, Spec { id: "bye", args: &["seat"] });
    assert_eq!(check(&[plain, plain], &sources), []);
    assert_eq!(check(&[plain, other], &sources), [Problem::Ambiguous { id: "bye".into() }]);
}
