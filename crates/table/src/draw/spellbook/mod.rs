//! SpellBook, drawn.
//!
//! | what | module |
//! |---|---|
//! | tokens: a shape for each colour, a glyph for each rune; clicking and ticking them | `tokens` |
//! | the day, the altar, the bag and the tray | `middle` |
//! | the seven spells | `cards` |
//! | the players' boards and the solo opponent's | `boards` |
//! | the table in words | `text` |
//! | words that the rules do not have | [`words`] |
//!
//! The look is in `assets/spellbook.css`, the shapes are in `assets/spellbook.svg`.

mod boards;
mod cards;
mod middle;
mod text;
mod tokens;
pub mod words;

use super::{Draw, Offer, Scene, face};
use kernel::{Message, Seat, Shared};
use maud::{Markup, PreEscaped, html};
use spellbook::spell::Origin;
use spellbook::{Cards, Choice, SpellBook, View};

impl Draw for SpellBook {
    fn together(view: &View, choice: &Choice) -> bool {
        let is_action = matches!(choice, Choice::Learn { .. } | Choice::Cast { .. });
        view.doing.is_some() && !is_action
    }

    fn finish() -> Vec<Choice> {
        vec![Choice::Enough]
    }

    fn symbols() -> Markup {
        PreEscaped(include_str!("../../../assets/spellbook.svg").to_owned())
    }

    fn board(scene: &Scene<Self>) -> Markup {
        Board::of(scene).draw()
    }

    fn text(scene: &Scene<Self>) -> Markup {
        Board::of(scene).in_words()
    }
}

/// A scene with the cards that lie on its table.
struct Board<'a> {
    scene: &'a Scene<'a, SpellBook>,
    view: &'a View,
    cards: Shared<Cards>,
}

impl<'a> Board<'a> {
    fn of(scene: &'a Scene<'a, SpellBook>) -> Board<'a> {
        let cards = Shared::find(scene.view.data).unwrap_or_else(Shared::built_in);
        Board { scene, view: &scene.view, cards }
    }

    fn draw(&self) -> Markup {
        html! {
            div.sb {
                div.sb-table {
                    (self.middle())
                    div.sb-own { @for seat in self.seats().take(1) { (self.player(seat)) } }
                    (self.spells())
                    div.sb-others {
                        @for seat in self.seats().skip(1) { (self.player(seat)) }
                        (self.opponent())
                    }
                }
            }
        }
    }

    /// The seats in the order of play: the viewer first, or the first player for a spectator.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let count = self.view.players.len() as u8;
        let from = self.scene.viewer.unwrap_or(self.view.first);
        (0..count).map(move |step| from.left(step, count))
    }

    fn say(&self, message: Message) -> String {
        self.scene.talk.say(&message)
    }

    fn term(&self, id: &'static str) -> String {
        self.scene.talk.term(id)
    }

    /// What may be chosen of these.
    fn offers(&self, choices: &[Choice]) -> Vec<&'a Offer<Choice>> {
        choices.iter().filter_map(|c| self.scene.offer(*c)).collect()
    }

    /// A thing that may be clicked: it makes its only choice, or opens a menu of several, whose
    /// name is unique on the page. A thing without offers is nothing here.
    fn clickable(
        &self,
        offers: &[&Offer<Choice>],
        name: &str,
        menu: &str,
        class: &str,
        body: Markup,
    ) -> Option<Markup> {
        match offers {
            [] => None,
            [only] => Some(self.scene.button(only, class, body)),
            _ => {
                let label = self.say_thing(name);
                Some(html! {
                    button.choice.many.(class) type="button" popovertarget=(menu)
                        title=(label) { (face(body)) }
                })
            }
        }
    }

    /// The menu of a thing that offers several choices.
    fn menu(&self, offers: &[&Offer<Choice>], name: &str, menu: &str) -> Markup {
        html! {
            @if offers.len() > 1 {
                div.sb-menu popover id=(menu) {
                    strong { (name) }
                    @for offer in offers {
                        button.choice name="c" value=(offer.json) { (offer.label) }
                    }
                }
            }
        }
    }

    fn say_thing(&self, name: &str) -> String {
        format!("{name}: {}", self.say(words::several()))
    }

    /// A discreet sign on what the rulebook does not print.
    fn source(&self, from: Origin, say: impl Fn(&'static str) -> Message) -> Markup {
        let source = match from {
            Origin::Rulebook => return html! {},
            Origin::Public => "spellbook-public",
            Origin::Reconstructed => "spellbook-reconstructed",
        };
        let title = self.say(say(source));
        html! { span.sb-source role="img" title=(title) aria-label=(title) { "◊" } }
    }
}

/// A symbol of the page.
fn icon(name: &str, class: &str) -> Markup {
    html! { svg.(class) aria-hidden="true" { use href=(format!("#sb-{name}")) {} } }
}
