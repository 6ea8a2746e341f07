//! Which rules no test cites, and which citations have no rule.

use crate::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Compares `docs/rules` with the crates, and prints what does not fit.
pub fn run() -> Result<(), String> {
    let root = root();
    let mut rules = Rules::default();
    for file in files(&root.join("docs/rules"), &["md"])? {
        rules.read_rules(&name(&root, &file), &read(&file)?);
    }
    for file in files(&root.join("crates"), &["rs", "ron"])? {
        // This crate cites numbers that exist in its own tests only, and the kernel those of the
        // example game whose rules stand in its module.
        let own = ["crates/xtask", "crates/kernel"];
        if !own.iter().any(|folder| file.starts_with(root.join(folder))) {
            rules.read_code(&name(&root, &file), &read(&file)?);
        }
    }
    let problems = rules.problems();
    for problem in &problems {
        println!("{problem}");
    }
    println!("{} rules, {} cited by tests", rules.places.len(), rules.tested());
    match problems.len() {
        0 => Ok(()),
        1 => Err("one rule or citation does not fit".into()),
        n => Err(format!("{n} rules or citations do not fit")),
    }
}

/// Where a number is: file and line.
type Place = (String, usize);

/// The rules, and who cites them.
#[derive(Default)]
struct Rules {
    /// Where each rule is stated; more than one place is a fault.
    places: BTreeMap<Number, Vec<Place>>,
    /// Where each number is cited.
    cited: BTreeMap<Number, Vec<Place>>,
    /// The numbers that tests cite.
    tested: BTreeSet<Number>,
}

impl Rules {
    /// Reads a file of rules: the numbers that begin its paragraphs, and those that it refers to.
    fn read_rules(&mut self, file: &str, text: &str) {
        for (line, text) in numbered(text) {
            let heading = text.strip_prefix("**").and_then(|rest| rest.split_once("**"));
            let stated = heading.and_then(|(inner, rest)| Some((Number::exactly(inner)?, rest)));
            if let Some((number, _)) = stated {
                self.places.entry(number).or_default().push((file.to_owned(), line));
            }
            self.cite(file, line, stated.map_or(text, |(_, rest)| rest));
        }
    }

    /// Reads a file of code or data.
    fn read_code(&mut self, file: &str, text: &str) {
        let tests = first_line_of_tests(file, text);
        for (line, text) in numbered(text) {
            self.cite(file, line, text);
            if line >= tests {
                self.tested.extend(numbers(text));
            }
        }
    }

    fn cite(&mut self, file: &str, line: usize, text: &str) {
        for number in numbers(text) {
            self.cited.entry(number).or_default().push((file.to_owned(), line));
        }
    }

    /// How many rules are cited by tests.
    fn tested(&self) -> usize {
        self.places.keys().filter(|number| self.tested.contains(number)).count()
    }

    /// What does not fit, a line each.
    fn problems(&self) -> Vec<String> {
        let at = |(file, line): &Place| format!("{file}:{line}");
        let mut problems = Vec::new();
        for (number, places) in &self.places {
            for again in &places[1..] {
                problems.push(format!("{}: {number} is already at {}", at(again), at(&places[0])));
            }
            if !self.tested.contains(number) {
                problems.push(format!("{}: {number} is cited by no test", at(&places[0])));
            }
        }
        for (number, places) in self.cited.iter().filter(|(n, _)| !self.places.contains_key(n)) {
            for place in places {
                problems.push(format!("{}: {number} is no rule", at(place)));
            }
        }
        problems
    }
}

/// The number of a rule, such as `SB-4.2`: two capitals, a section, a paragraph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Number {
    game: [u8; 2],
    section: u32,
    paragraph: u32,
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [a, b] = self.game.map(char::from);
        write!(f, "{a}{b}-{}.{}", self.section, self.paragraph)
    }
}

impl Number {
    /// The number at the beginning of a text, and what follows it.
    fn prefix(text: &str) -> Option<(Number, &str)> {
        let (&[a, b, b'-'], _) = text.as_bytes().split_first_chunk::<3>()? else { return None };
        if !a.is_ascii_uppercase() || !b.is_ascii_uppercase() {
            return None;
        }
        let (section, rest) = digits(&text[3..])?;
        let (paragraph, rest) = digits(rest.strip_prefix('.')?)?;
        Some((Number { game: [a, b], section, paragraph }, rest))
    }

    fn exactly(text: &str) -> Option<Number> {
        Number::prefix(text).filter(|(_, rest)| rest.is_empty()).map(|(number, _)| number)
    }
}

fn digits(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    Some((digits.parse().ok()?, rest))
}

/// Every number that stands in a text as a word of its own.
fn numbers(text: &str) -> Vec<Number> {
    let mut found = Vec::new();
    let mut before = ' ';
    for (i, c) in text.char_indices() {
        if !before.is_alphanumeric() {
            found.extend(Number::prefix(&text[i..]).map(|(number, _)| number));
        }
        before = c;
    }
    found
}

/// The lines of a text, from 1.
fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(i, line)| (i + 1, line))
}

/// From which line on a file is a test.
fn first_line_of_tests(file: &str, text: &str) -> usize {
    let path = Path::new(file);
    if path.extension().is_none_or(|ending| ending != "rs") {
        return usize::MAX;
    }
    let in_tests = path.parent().is_some_and(|folder| folder.iter().any(|name| name == "tests"));
    if in_tests || path.file_name().is_some_and(|name| name == "tests.rs") {
        return 1;
    }
    // `#[cfg(test)] mod tests;` says only that there is a file of tests.
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let inline = |&i: &usize| {
        let next = lines[i..].iter().find(|line| !line.starts_with("#[") && !line.is_empty());
        lines[i] == "#[cfg(test)]" && next.is_some_and(|line| !line.ends_with(';'))
    };
    (0..lines.len()).find(inline).map_or(usize::MAX, |i| i + 1)
}

/// The files with one of these endings in a folder and the folders in it, in order.
fn files(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, String> {
    let (mut found, mut open) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = open.pop() {
        let listed = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for entry in listed {
            let path = entry.map_err(|e| format!("{}: {e}", folder.display()))?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|e| endings.iter().any(|known| e == *known)) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))
}

/// The path of a file within the project.
fn name(root: &Path, file: &Path) -> String {
    file.strip_prefix(root).unwrap_or(file).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(text: &str) -> Vec<String> {
        numbers(text).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn numbers_are_found_as_words() {
        assert_eq!(list("see AB-4.1, AB-4.12 and (CD-10.3)."), ["AB-4.1", "AB-4.12", "CD-10.3"]);
        assert_eq!(list("AB-4.1-4.3"), ["AB-4.1"], "a range counts what it writes out");
        assert_eq!(list("\"AB-1.1\": AB-1.2.3"), ["AB-1.1", "AB-1.2"]);
        assert!(list("UTF-8.1, ab-1.1, A-1.1, ABC-1.1, AB-1, AB-.1, żAB-1.1, AB 1.1").is_empty());
        assert!(list("AB-99999999999.1").is_empty());
    }

    const RULES: &str = "# Rules\n\n**AB-1.1** One.\n\n**AB-1.2** Two, after AB-1.1.\n";

    fn problems(rules: &str, code: &[(&str, &str)]) -> Vec<String> {
        let mut read = Rules::default();
        read.read_rules("rules.md", rules);
        for (file, text) in code {
            read.read_code(file, text);
        }
        read.problems()
    }

    #[test]
    fn rules_that_tests_cite_are_well() {
        let code = [
            ("crates/ab/tests/one.rs", "/// AB-1.1\n"),
            ("crates/ab/src/two.rs", "// AB-1.1\n#[cfg(test)]\nmod tests {\n // AB-1.2\n}\n"),
        ];
        assert!(problems(RULES, &code).is_empty());
        assert!(problems(RULES, &[("crates/ab/src/one/tests.rs", "// AB-1.1 AB-1.2")]).is_empty());
    }

    #[test]
    fn a_rule_that_only_code_or_data_cites_is_reported() {
        let code = [
            ("crates/ab/src/lib.rs", "// AB-1.1\n#[cfg(test)]\nmod tests;\n// AB-1.2\n"),
            ("crates/ab/data/cards.ron", "// AB-1.1\n"),
            ("crates/ab/tests/data.ron", "// AB-1.1\n"),
            ("crates/ab/tests/two.rs", "// AB-1.2\n"),
        ];
        assert_eq!(problems(RULES, &code), ["rules.md:3: AB-1.1 is cited by no test"]);
    }

    #[test]
    fn a_citation_without_a_rule_is_reported_wherever_it_stands() {
        let rules = "**AB-1.1** One, see AB-7.7.\n\nMore in AB-9.9.\n";
        let code = [
            ("crates/ab/src/lib.rs", "\n// AB-2.1\n"),
            ("crates/ab/tests/a.rs", "// AB-1.1, CD-1.1\n"),
        ];
        assert_eq!(
            problems(rules, &code),
            [
                "crates/ab/src/lib.rs:2: AB-2.1 is no rule",
                "rules.md:1: AB-7.7 is no rule",
                "rules.md:3: AB-9.9 is no rule",
                "crates/ab/tests/a.rs:1: CD-1.1 is no rule",
            ]
        );
    }

    #[test]
    fn a_number_given_twice_is_reported() {
        let rules = "**AB-1.1** One.\n\n**AB-1.1** Two.\n";
        let code = [("crates/ab/tests/a.rs", "// AB-1.1\n")];
        assert_eq!(problems(rules, &code), ["rules.md:3: AB-1.1 is already at rules.md:1"]);
    }
}
