//! Card data from a folder. The game here is the kernel's tiny one.

#![allow(clippy::unwrap_used)]

use games::load_data;
use kernel::tiny::{Herbs, Tiny};
use kernel::{Chance, Data, Match, Record, Seed};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// A folder of cards with this text in `tiny/herbs.txt`.
fn cards(name: &str, text: Option<&str>) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("cards-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("tiny")).unwrap();
    if let Some(text) = text {
        fs::write(folder.join("tiny/herbs.txt"), text).unwrap();
    }
    folder
}

#[test]
fn given_cards_are_used_and_their_records_replay() {
    let text = Herbs::FILES[0].text.replace("basil 3", "basil 20");
    let other = load_data::<Tiny>(Some(&cards("other", Some(&text)))).unwrap();
    let built_in = load_data::<Tiny>(None).unwrap();
    assert_ne!(other.fingerprint(), built_in.fingerprint());
    for data in [other, built_in] {
        let chance = Chance::fast(Seed([3; 32]));
        let game = Match::<Tiny>::new(data, &Value::Null, Vec::new(), chance).unwrap();
        let text = game.closed_record().to_text();
        let again = Match::<Tiny>::load(&Record::parse(&text).unwrap()).unwrap();
        assert_eq!(again.game(), game.game());
    }
}

#[test]
fn the_same_cards_in_another_layout_are_the_same_data() {
    let text = format!("# my own box\n\n{}", Herbs::FILES[0].text);
    let same = load_data::<Tiny>(Some(&cards("same", Some(&text)))).unwrap();
    assert_eq!(same, load_data::<Tiny>(None).unwrap());
}

#[test]
fn a_mistake_is_reported_with_file_line_and_reason() {
    let folder = cards("broken", Some("# herbs\nbasil 99\n"));
    let error = load_data::<Tiny>(Some(&folder)).unwrap_err().to_string();
    let file = folder.join("tiny").join("herbs.txt");
    let expected = format!(
        "{}, line 2: basil cannot have the strength \"99\"; it can be: 1 to 20",
        file.display()
    );
    assert_eq!(error, expected);
}

#[test]
fn a_folder_without_cards_is_refused_with_the_names_of_the_files() {
    let folder = cards("none", None);
    let error = load_data::<Tiny>(Some(&folder)).unwrap_err().to_string();
    let expected = "has no card data of tiny; it would have one or more of: herbs.txt";
    assert!(error.ends_with(expected), "{error}");
    let error = load_data::<Tiny>(Some(&folder.join("nowhere"))).unwrap_err().to_string();
    assert!(error.ends_with(expected), "{error}");
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = cards("unreadable", None);
    fs::write(folder.join("tiny/herbs.txt"), [0xff, 0xfe]).unwrap();
    let error = load_data::<Tiny>(Some(&folder)).unwrap_err().to_string();
    assert!(error.contains("herbs.txt cannot be read"), "{error}");
}
