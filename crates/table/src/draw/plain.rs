//! A plain drawing for games that have none of their own: the view as nested lists.

use super::{Draw, Scene};
use kernel::Game;
use maud::{Markup, html};
use serde_json::Value;

/// The view of any game, field by field.
pub fn lists<G: Game>(scene: &Scene<G>) -> Markup {
    let view = serde_json::to_value(&scene.view).expect("views serialise by names");
    html! { div.plain { (value(&view)) } }
}

impl Draw for evenfall::Evenfall {
    fn board(scene: &Scene<Self>) -> Markup {
        lists(scene)
    }

    fn text(scene: &Scene<Self>) -> Markup {
        lists(scene)
    }
}

fn value(of: &Value) -> Markup {
    html! {
        @match of {
            Value::Null => span.none { "–" },
            Value::Bool(b) => (if *b { "✓" } else { "–" }),
            Value::Number(n) => (n),
            Value::String(s) => (s.replace('_', " ")),
            Value::Array(items) if items.iter().all(|i| !i.is_object() && !i.is_array()) => {
                @for (i, item) in items.iter().enumerate() { @if i > 0 { ", " } (value(item)) }
            }
            Value::Array(items) => ol { @for item in items { li { (value(item)) } } },
            Value::Object(fields) => dl {
                @for (name, field) in fields {
                    dt { (name.replace('_', " ")) } dd { (value(field)) }
                }
            },
        }
    }
}
