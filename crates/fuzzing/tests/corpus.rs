//! Every body over every input that is kept in `fuzz/corpus/`.

use fuzzing::BODIES;
use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<PathBuf> =
        listed.map(|entry| entry.expect("a folder that opens can be listed").path()).collect();
    files.sort();
    files
}

#[test]
fn every_kept_input_passes() {
    let mut broken = Vec::new();
    for (name, body) in BODIES {
        let inputs = files(&fuzz().join("corpus").join(name));
        assert!(!inputs.is_empty(), "{name} has a first input");
        for input in inputs {
            let data = fs::read(&input).unwrap();
            if catch_unwind(|| body(&data)).is_err() {
                broken.push(input);
            }
        }
    }
    assert!(broken.is_empty(), "these inputs break a law: {broken:#?}");
}

#[test]
fn records_are_refused_exactly_where_their_name_says_broken() {
    for input in files(&fuzz().join("corpus/record")) {
        let name = input.file_name().unwrap().to_str().unwrap();
        // Inputs that the fuzzer added are named by 40 hex digits.
        if name.len() < 40 {
            let parsed = kernel::Record::parse(&fs::read_to_string(&input).unwrap());
            assert_eq!(parsed.is_err(), name.starts_with("broken"), "{name}: {parsed:?}");
        }
    }
}

#[test]
fn every_body_has_a_target_and_every_target_a_body() {
    let name = |path: PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
    let targets: BTreeSet<String> = files(&fuzz().join("src/bin")).into_iter().map(name).collect();
    let bodies: BTreeSet<String> = BODIES.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(targets, bodies);
}
