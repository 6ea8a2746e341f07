//! SpellBook, drawn.

use super::{Draw, Scene, plain};
use maud::Markup;
use spellbook::{Choice, SpellBook, View};

impl Draw for SpellBook {
    fn together(view: &View, choice: &Choice) -> bool {
        let is_action = matches!(choice, Choice::Learn { .. } | Choice::Cast { .. });
        view.doing.is_some() && !is_action
    }

    fn finish() -> Vec<Choice> {
        vec![Choice::Enough]
    }

    fn board(scene: &Scene<Self>) -> Markup {
        plain::lists(scene)
    }

    fn text(scene: &Scene<Self>) -> Markup {
        plain::lists(scene)
    }
}
