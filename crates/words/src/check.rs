//! Whether the words fit what the games declare.

use crate::entries::{Written, all_variables, written};
use crate::{Language, Source, Words, WordsError};
use fluent_bundle::FluentArgs;
use kernel::Spec;
use std::collections::{BTreeMap, BTreeSet};

/// Something wrong in the words, or between the words and what is declared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub enum Problem {
    /// A part of a file is no Fluent.
    #[error("{language}/{file}.ftl, line {line}: {reason}")]
    Unreadable {
        /// The language.
        language: Language,
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What the parser says.
        reason: String,
    },
    /// A language has the same id twice. A message and a term of Fluent share their names.
    #[error("{language} has {id} twice: in {first}.ftl and in {second}.ftl")]
    Twice {
        /// The language.
        language: Language,
        /// The id.
        id: String,
        /// The file that holds.
        first: String,
        /// The file that has it again.
        second: String,
    },
    /// A declared id has no words in a language.
    #[error("{language} has no words for {id}")]
    Missing {
        /// The language.
        language: Language,
        /// The id.
        id: String,
    },
    /// A language has words for an id that nobody declared.
    #[error("{language}/{file}.ftl has words for {id}, which nobody declares")]
    Undeclared {
        /// The language.
        language: Language,
        /// The file.
        file: String,
        /// The id.
        id: String,
    },
    /// An id is declared twice with different arguments.
    #[error("{id} is declared twice, with different arguments")]
    Ambiguous {
        /// The id.
        id: String,
    },
    /// The words use a variable that is no argument of the message.
    #[error("{language} uses ${variable} in {id}, which has no such argument")]
    UnknownVariable {
        /// The language.
        language: Language,
        /// The id.
        id: String,
        /// The variable.
        variable: String,
    },
    /// English and another language do not use the same arguments.
    #[error("{id}: {uses} uses ${argument}, {omits} does not")]
    Uneven {
        /// The id.
        id: String,
        /// The argument.
        argument: String,
        /// The language that uses it.
        uses: Language,
        /// The language that does not.
        omits: Language,
    },
    /// The words refer to a message, a term or a function that is not there.
    #[error("{language} refers to {target} in {id}, which is not there")]
    Dangling {
        /// The language.
        language: Language,
        /// The id.
        id: String,
        /// What is not there.
        target: String,
    },
    /// The words cannot be formatted.
    #[error("{language} cannot say {id}: {reason}")]
    Fails {
        /// The language.
        language: Language,
        /// The id.
        id: String,
        /// What Fluent complains of.
        reason: String,
    },
}

/// Numbers that reach every plural form of every language.
const SAMPLES: [i64; 7] = [0, 1, 2, 5, 12, 22, 1_000_000];

/// The functions that words may call.
const FUNCTIONS: [&str; 1] = ["NUMBER"];

/// Everything wrong in the words of all languages, given everything that is declared; nothing, if
/// all is well. `sources()` are the embedded files.
///
/// An argument that no language uses is no problem: a message may offer more than its words need.
/// The same declaration may be listed more than once.
pub fn check(declared: &[Spec], sources: &[Source]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let specs = by_id(declared, &mut problems);
    let mut used = BTreeMap::new();
    for language in Language::ALL {
        let variables = check_language(language, &specs, sources, &mut problems);
        used.insert(language, variables);
    }
    for &id in specs.keys() {
        compare(id, &used, &mut problems);
    }
    problems.sort();
    problems.dedup();
    problems
}

type Specs = BTreeMap<&'static str, Spec>;
type Variables = BTreeMap<String, BTreeSet<String>>;

fn by_id(declared: &[Spec], problems: &mut Vec<Problem>) -> Specs {
    let mut specs = Specs::new();
    for &spec in declared {
        if specs.insert(spec.id, spec).is_some_and(|before| before.args != spec.args) {
            problems.push(Problem::Ambiguous { id: spec.id.to_owned() });
        }
    }
    specs
}

/// Checks a language by itself; gives the variables that its messages use.
fn check_language(
    language: Language,
    specs: &Specs,
    sources: &[Source],
    problems: &mut Vec<Problem>,
) -> Variables {
    let (entries, unreadable) = written(language, sources);
    problems.extend(unreadable.into_iter().map(|place| Problem::Unreadable {
        language,
        file: place.file.to_owned(),
        line: place.line,
        reason: place.reason,
    }));
    check_entries(language, specs, &entries, problems);

    let variables = all_variables(&entries);
    let words = Words::of(language, sources);
    for (&id, spec) in specs {
        let Some(used) = variables.get(id) else {
            problems.push(Problem::Missing { language, id: id.to_owned() });
            continue;
        };
        for variable in used.iter().filter(|v| !spec.args.contains(&v.as_str())) {
            let (id, variable) = (id.to_owned(), variable.clone());
            problems.push(Problem::UnknownVariable { language, id, variable });
        }
        if let Some(reason) = failure(&words, id, used) {
            problems.push(Problem::Fails { language, id: id.to_owned(), reason });
        }
    }
    variables
}

/// Checks the entries of a language as they are written.
fn check_entries(
    language: Language,
    specs: &Specs,
    entries: &[Written],
    problems: &mut Vec<Problem>,
) {
    let ids: BTreeSet<&str> = entries.iter().map(|entry| entry.id.as_str()).collect();
    let mut names = BTreeMap::new();
    for entry in entries {
        let id = entry.id.clone();
        let is_term = id.starts_with('-');
        if let Some(&first) = names.get(id.trim_start_matches('-')) {
            let (first, second) = (String::from(first), entry.file.to_owned());
            problems.push(Problem::Twice { language, id: id.clone(), first, second });
        } else {
            names.insert(id.trim_start_matches('-').to_owned(), entry.file);
        }
        if !is_term && !specs.contains_key(id.as_str()) {
            let (file, id) = (entry.file.to_owned(), id.clone());
            problems.push(Problem::Undeclared { language, file, id });
        }
        let refers = entry.refers.iter().filter(|target| !ids.contains(target.as_str()));
        let calls = entry.calls.iter().filter(|name| !FUNCTIONS.contains(&name.as_str()));
        for target in refers.chain(calls).cloned() {
            problems.push(Problem::Dangling { language, id: id.clone(), target });
        }
    }
}

/// Why the words of an id do not come out, with every variable given as a number.
fn failure(words: &Words, id: &str, variables: &BTreeSet<String>) -> Option<String> {
    SAMPLES.iter().find_map(|&n| {
        let args: FluentArgs = variables.iter().map(|name| (name.as_str(), n)).collect();
        match words.format(id, Some(&args)) {
            Ok(text) if text.trim().is_empty() => Some("the text is empty".to_owned()),
            Ok(_) => None,
            Err(WordsError::Incomplete { reason, .. }) => Some(reason),
            Err(WordsError::Missing { .. }) => Some("the text has no value".to_owned()),
        }
    })
}

/// Compares the arguments that English uses in a message with those of the other languages.
fn compare(id: &str, used: &BTreeMap<Language, Variables>, problems: &mut Vec<Problem>) {
    let Some(english) = used[&Language::English].get(id) else { return };
    for (&other, variables) in used {
        let Some(others) = variables.get(id) else { continue };
        for argument in english.symmetric_difference(others) {
            let (uses, omits) = match english.contains(argument) {
                true => (Language::English, other),
                false => (other, Language::English),
            };
            let (id, argument) = (id.to_owned(), argument.clone());
            problems.push(Problem::Uneven { id, argument, uses, omits });
        }
    }
}
