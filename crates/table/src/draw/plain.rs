//! A plain drawing for games that have none of their own: the view as lists, with the names that
//! the game has words for. What is empty, zero or false is left out.

use super::{Draw, Scene, Talk};
use crate::web::words::reconstructed;
use kernel::Game;
use maud::{Markup, html};
use serde_json::Value;

/// Fields of a view that mean nothing to a person.
const TECHNICAL: [&str; 3] = ["data", "viewer", "asks"];

/// The view of any game, field by field; `kinds` are the groups of its words for things.
pub fn lists<G: Game>(scene: &Scene<G>, kinds: &[&str]) -> Markup {
    let view = serde_json::to_value(&scene.view).expect("views serialise by names");
    let names = Names { game: G::ID, kinds, talk: scene.talk };
    html! { div.plain { (names.value(&view)) } }
}

impl Draw for evenfall::Evenfall {
    fn board(scene: &Scene<Self>) -> Markup {
        html! {
            (Self::text(scene))
            p.hint { (scene.talk.say(&reconstructed())) }
        }
    }

    fn text(scene: &Scene<Self>) -> Markup {
        lists(scene, &["", "clan-", "place-", "ritual-", "person-", "stone-"])
    }
}

struct Names<'a> {
    game: &'static str,
    kinds: &'a [&'a str],
    talk: &'a Talk,
}

impl Names<'_> {
    /// The name of a thing; the letter of a variant stays behind it.
    fn name(&self, id: &str) -> String {
        let id = id.replace('_', "-");
        let find = |id: &str| {
            let words = self.kinds.iter().map(|kind| format!("{}-{kind}{id}", self.game));
            words.into_iter().find_map(|id| self.talk.lookup(&id))
        };
        let variant = || match id.rsplit_once('-') {
            Some((base, letter)) if letter.len() == 1 => {
                find(base).map(|name| format!("{name} {}", letter.to_uppercase()))
            }
            _ => None,
        };
        find(&id).or_else(variant).unwrap_or_else(|| id.replace('-', " "))
    }

    fn value(&self, of: &Value) -> Markup {
        html! {
            @match of {
                Value::Null => "–",
                Value::Bool(b) => (if *b { "✓" } else { "–" }),
                Value::Number(n) => (n),
                Value::String(s) => (self.name(s)),
                Value::Array(items) if items.iter().all(|i| !i.is_object() && !i.is_array()) => {
                    @for (i, item) in items.iter().enumerate() { @if i > 0 { ", " } (self.value(item)) }
                }
                Value::Array(items) => ol { @for item in items { li { (self.value(item)) } } },
                Value::Object(fields) => dl {
                    @for (name, field) in fields.iter().filter(|(name, field)| is_told(name, field)) {
                        div { dt { (name.replace('_', " ")) } dd { (self.value(field)) } }
                    }
                },
            }
        }
    }
}

fn is_told(name: &str, field: &Value) -> bool {
    let empty = match field {
        Value::Null | Value::Bool(false) => true,
        Value::Number(n) => n.as_i64() == Some(0) && name != "seat",
        Value::Array(items) => items.iter().all(|item| item.is_null() || item.as_i64() == Some(0)),
        _ => false,
    };
    !empty && !TECHNICAL.contains(&name)
}
