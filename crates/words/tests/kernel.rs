//! The kernel's own words are complete in every language.

use kernel::message::{WORDS, game_over};
use words::{Language, Source, check, sources, words};

#[test]
fn the_kernel_is_worded_in_every_language() {
    let kernel: Vec<Source> = sources().iter().copied().filter(|s| s.name == "kernel").collect();
    assert_eq!(kernel.len(), Language::ALL.len());
    assert_eq!(check(WORDS, &kernel), []);
}

#[test]
fn the_embedded_words_are_found_by_language() {
    let say = |language| words(language).try_text(&game_over(), &|_| String::new()).unwrap();
    assert_eq!(say(Language::English), "The game is over.");
    assert_eq!(say(Language::Polish), "Gra się skończyła.");
    assert_eq!(say(Language::Italian), "La partita è finita.");
}
