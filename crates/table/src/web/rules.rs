//! The rules, in our own words and numbered, with an anchor for each paragraph.

use super::lobby::game_name;
use super::words as w;
use super::{Oops, Visitor, shell};
use crate::draw::Talk;
use axum::extract::Path;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};
use std::collections::HashMap;
use std::sync::LazyLock;
use words::Language;

const TEXTS: [(&str, &str); 3] = [
    ("spellbook", include_str!("../../../../docs/rules/spellbook.md")),
    ("evenfall", include_str!("../../../../docs/rules/evenfall.md")),
    ("septima", include_str!("../../../../docs/rules/septima.md")),
];

static PAGES: LazyLock<HashMap<&str, String>> =
    LazyLock::new(|| TEXTS.iter().map(|(game, text)| (*game, anchored(text))).collect());

/// The text as HTML; a paragraph that begins with its number can be linked to.
fn anchored(text: &str) -> String {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, Parser::new_ext(text, Options::ENABLE_TABLES));
    let mut out = String::with_capacity(html.len() + 4096);
    for line in html.split_inclusive('\n') {
        let number = line
            .strip_prefix("<p><strong>")
            .and_then(|rest| rest.split_once("</strong>"))
            .map(|(number, _)| number.trim_end_matches('.'))
            .filter(|n| n.contains('-') && !n.contains(' '));
        match number {
            Some(number) => {
                out.push_str(&format!("<p id=\"{number}\"><strong>"));
                out.push_str(&line["<p><strong>".len()..]);
            }
            None => out.push_str(line),
        }
    }
    out
}

/// The rules of a game.
pub async fn page(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Oops> {
    let text = PAGES.get(game.as_str()).ok_or_else(|| Oops::nothing().to(&visitor))?;
    let talk = Talk::new(visitor.language, Vec::new());
    let main = html! {
        main #main.page.rules {
            nav.row aria-label=(talk.say(&w::rules())) {
                @for (id, _) in TEXTS {
                    a.button href={ "/rules/" (id) } aria-current=[(id == game).then_some("page")] { (game_name(id)) }
                }
            }
            @if visitor.language != Language::English { p.hint { (talk.say(&w::rules_in_english())) } }
            article lang="en" { (PreEscaped(text)) }
        }
    };
    Ok(shell::page(&visitor, game_name(&game), main))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_paragraph_has_an_anchor() {
        let (_, text) = TEXTS[0];
        let page = &PAGES["spellbook"];
        let numbers: Vec<&str> =
            text.lines().filter_map(|l| l.strip_prefix("**SB-")?.split("**").next()).collect();
        assert!(numbers.len() > 100);
        for number in numbers {
            let anchor = format!("id=\"SB-{}\"", number.trim_end_matches('.'));
            assert!(page.contains(&anchor), "{anchor}");
        }
    }
}
