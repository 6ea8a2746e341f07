//! What the Fluent files hold: ids, the variables they use, the entries they refer to.

use crate::{Language, Source};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// A message, or a term of Fluent (a private part of messages, `-like-this`), as it is written.
#[derive(Clone, Default, Debug)]
pub(crate) struct Written {
    /// The id; a term's begins with a dash.
    pub id: String,
    /// The file it is in.
    pub file: &'static str,
    /// The variables in its own text.
    pub variables: BTreeSet<String>,
    /// The messages and terms that it refers to.
    pub refers: BTreeSet<String>,
    /// The functions that it calls.
    pub calls: BTreeSet<String>,
}

/// A place in a file that is no Fluent.
#[derive(Clone, Debug)]
pub(crate) struct Unreadable {
    pub file: &'static str,
    pub line: usize,
    pub reason: String,
}

/// The messages of a language with the variables that each uses, itself or through messages that
/// it refers to. What cannot be read is left out.
pub fn variables(language: Language, sources: &[Source]) -> BTreeMap<String, BTreeSet<String>> {
    all_variables(&written(language, sources).0)
}

pub(crate) fn all_variables(written: &[Written]) -> BTreeMap<String, BTreeSet<String>> {
    let messages = || written.iter().filter(|entry| !entry.id.starts_with('-'));
    // The first of two entries with the same id holds, as in `Words`.
    let mut by_id: BTreeMap<&str, &Written> = BTreeMap::new();
    for entry in messages() {
        by_id.entry(&entry.id).or_insert(entry);
    }
    let of = |id: &str| {
        let (mut found, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![id]);
        while let Some(id) = open.pop() {
            if let Some(entry) = by_id.get(id)
                && seen.insert(id)
            {
                found.extend(entry.variables.iter().cloned());
                open.extend(entry.refers.iter().map(String::as_str));
            }
        }
        found
    };
    by_id.keys().map(|&id| (id.to_owned(), of(id))).collect()
}

/// Every entry of a language in the order of the files, and what cannot be read.
pub(crate) fn written(language: Language, sources: &[Source]) -> (Vec<Written>, Vec<Unreadable>) {
    let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
    for source in sources.iter().filter(|s| s.language == language) {
        let (resource, errors) = match parser::parse(source.text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for entry in &resource.body {
            entries.extend(read(entry).map(|entry| Written { file: source.name, ..entry }));
        }
        unreadable.extend(errors.into_iter().map(|error| Unreadable {
            file: source.name,
            line: line_of(source.text, error.pos.start),
            reason: error.to_string(),
        }));
    }
    (entries, unreadable)
}

/// The line, from 1, of a place in a text.
fn line_of(text: &str, place: usize) -> usize {
    1 + text.bytes().take(place).filter(|&b| b == b'\n').count()
}

/// A message with a value or a term; attributes are not used in Sabbat.
fn read(entry: &Entry<&str>) -> Option<Written> {
    let (id, value) = match entry {
        Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref()?),
        Entry::Term(term) => (format!("-{}", term.id.name), &term.value),
        _ => return None,
    };
    let mut written = Written { id, ..Written::default() };
    written.pattern(value);
    Some(written)
}

impl Written {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.refers.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.refers.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.calls.insert(id.name.to_owned());
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for positional in &arguments.positional {
            self.inline(positional);
        }
        for named in &arguments.named {
            self.inline(&named.value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &'static str) -> BTreeMap<String, BTreeSet<String>> {
        let source = Source { language: Language::English, name: "test", text };
        variables(Language::English, &[source])
    }

    #[test]
    fn variables_are_found_wherever_they_stand() {
        let found = of("plain = Words.
select = { $n ->
    [one] { $seat } has one.
   *[other] { $seat } has { NUMBER($m) }.
 }
term = { -thing(case: \"x\") } of { $owner }
through = See: { term }
nested = { { $deep } }
-thing = thing of { $private }
");
        let list = |id: &str| found[id].iter().map(String::as_str).collect::<Vec<_>>();
        assert_eq!(found.len(), 5, "terms of Fluent are no messages");
        assert!(list("plain").is_empty());
        assert_eq!(list("select"), ["m", "n", "seat"]);
        assert_eq!(list("term"), ["owner"]);
        assert_eq!(list("through"), ["owner"]);
        assert_eq!(list("nested"), ["deep"]);
    }

    #[test]
    fn messages_that_refer_to_each_other_end() {
        let found = of("a = { b } { $x }\nb = { a } { $y }\n");
        assert_eq!(found["a"], found["b"]);
    }

    #[test]
    fn a_broken_entry_is_told_with_its_line() {
        let text = "good = Yes.\n\nbad = { $n\n\nalso-good = Yes.\n";
        let source = Source { language: Language::English, name: "test", text };
        let (entries, unreadable) = written(Language::English, &[source]);
        assert_eq!(entries.len(), 2);
        assert_eq!(unreadable.len(), 1);
        assert!((3..=5).contains(&unreadable[0].line), "{unreadable:?}");
    }
}
