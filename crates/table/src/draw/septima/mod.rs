//! Septima, drawn.
//!
//! | what | module |
//! |---|---|
//! | where on the board a choice is made | `spots` |
//! | the map: areas, spaces, huts, Leaders | `map` |
//! | the moon, Septima, the Chambers and the Crowd | `town` |
//! | spells on offer and the Ritual track | `magic` |
//! | the players' boards | `players`, `hand`, `shapes` |
//! | the Black Widow of the solo game | `widow` |
//! | Omens | `omens` |
//! | texts of cards and tiles | `cards` |
//! | the table in words | `text` |
//! | words that the rules do not have | [`words`] |
//!
//! The look is in `assets/septima.css`, the shapes are in `assets/septima.svg`.

mod cards;
mod hand;
mod magic;
mod map;
mod omens;
mod players;
mod shapes;
mod spots;
mod text;
mod town;
mod widow;
pub mod words;

use super::{Draw, Offer, Scene, face};
use crate::web::words::reconstructed;
use kernel::data::Origin;
use kernel::{Message, Seat, Shared};
use maud::{Markup, PreEscaped, html};
use septima::kinds::Good;
use septima::{Choice, Noctenburg, Septima, View, called};
use spots::Spot;

impl Draw for Septima {
    fn placed(view: &View, choice: &Choice) -> bool {
        spots::spot(view, choice).is_some()
    }

    fn symbols() -> Markup {
        PreEscaped(include_str!("../../../assets/septima.svg").to_owned())
    }

    fn board(scene: &Scene<Self>) -> Markup {
        Board::of(scene).draw()
    }

    fn text(scene: &Scene<Self>) -> Markup {
        Board::of(scene).in_words()
    }
}

/// A scene with the data of its table.
struct Board<'a> {
    scene: &'a Scene<'a, Septima>,
    view: &'a View,
    data: Shared<Noctenburg>,
}

impl<'a> Board<'a> {
    fn of(scene: &'a Scene<'a, Septima>) -> Board<'a> {
        let data = Shared::find(scene.view.data).unwrap_or_else(Shared::built_in);
        Board { scene, view: &scene.view, data }
    }

    fn draw(&self) -> Markup {
        html! {
            div.se {
                div.se-table {
                    div.se-left {
                        (self.sky())
                        (self.omens())
                        (self.map())
                        (self.town())
                        (self.magic())
                    }
                    div.se-right {
                        @for (i, seat) in self.seats().enumerate() {
                            (self.player(seat, i == 0))
                        }
                        (self.widow())
                    }
                }
                p.hint { (self.say(reconstructed())) }
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

    /// Several sentences.
    fn sentences(&self, all: Vec<Message>) -> String {
        let all: Vec<String> = all.into_iter().map(|m| self.say(m)).collect();
        all.join(" ")
    }

    /// Names of things with a comma between them.
    fn list(&self, names: impl IntoIterator<Item = String>) -> String {
        let names: Vec<String> = names.into_iter().collect();
        match names.is_empty() {
            true => self.say(words::none()),
            false => names.join(", "),
        }
    }

    /// Whether this is the place of the Black Widow.
    fn is_widow(&self, seat: Seat) -> bool {
        self.view.widow.as_ref().is_some_and(|widow| widow.seat == seat)
    }

    /// The class that gives a thing the colour of its owner.
    fn colour(&self, seat: Seat) -> String {
        if self.is_widow(seat) { "se-widowed".into() } else { format!("se-seat-{seat}") }
    }

    /// A discreet sign on what the rulebook does not print.
    fn source(&self, from: Origin) -> Markup {
        let source = match from {
            Origin::Rulebook => return html! {},
            Origin::Public => "septima-public",
            Origin::Reconstructed => "septima-reconstructed",
        };
        let title = self.term(source);
        html! { span.se-source role="img" title=(title) aria-label=(title) { "◊" } }
    }

    /// The sign of a seat: the first letter of the name, or a number where letters are not enough.
    fn sign(&self, seat: Seat) -> String {
        if self.is_widow(seat) {
            return self.say(words::widow_sign());
        }
        let count = self.view.players.len() as u8;
        let letter = |seat: Seat| {
            let first = self.scene.talk.name(seat).chars().find(|c| c.is_alphanumeric());
            first.map(|c| c.to_uppercase().to_string())
        };
        let own = letter(seat);
        let widow = self.view.widow.as_ref().map(|_| self.say(words::widow_sign()));
        let alone = Seat::all(count).filter(|s| letter(*s) == own).count() == 1 && own != widow;
        own.filter(|_| alone).unwrap_or_else(|| (seat.index() + 1).to_string())
    }

    /// The sign of a seat in its colour.
    fn badge(&self, seat: Seat) -> Markup {
        html! { span.se-badge.(self.colour(seat)) aria-hidden="true" { (self.sign(seat)) } }
    }

    /// What may be chosen at a place.
    fn offers(&self, spot: Spot) -> Vec<&'a Offer<Choice>> {
        let here = |o: &&Offer<Choice>| spots::spot(self.view, &o.choice) == Some(spot);
        self.scene.offers.iter().filter(here).collect()
    }

    /// A thing that makes the only choice that it stands for, opens a menu of several, says why it
    /// cannot be chosen, or just lies there.
    fn thing(
        &self,
        spot: Spot,
        name: &str,
        class: &str,
        style: Option<&str>,
        body: Markup,
    ) -> Markup {
        self.told_thing(spot, name, "", class, style, body)
    }

    /// The same with a text, for the menu.
    fn told_thing(
        &self,
        spot: Spot,
        name: &str,
        text: &str,
        class: &str,
        style: Option<&str>,
        body: Markup,
    ) -> Markup {
        let offers = self.offers(spot);
        match offers.as_slice() {
            [] => match self.refusal(spot) {
                Some((why, note)) => html! {
                    button.refused.(class) type="button" style=[style] aria-disabled="true"
                        title={ (name) ": " (why) } popovertarget=(format!("why-{note}")) {
                        (face(body))
                    }
                },
                None => html! { span.(class) style=[style] title=(name) { (body) } },
            },
            [only] => html! {
                button.choice.(class) name="c" value=(only.json) style=[style] title=(only.label) {
                    (face(body))
                }
            },
            _ => {
                let menu = format!("menu-{spot}");
                html! {
                    button.choice.many.(class) type="button" popovertarget=(menu) style=[style]
                        title={ (name) ": " (self.say(words::several())) } { (face(body)) }
                    div.se-menu popover id=(menu) {
                        strong { (name) }
                        @if !text.is_empty() { p { (text) } }
                        @for offer in &offers {
                            button.choice name="c" value=(offer.json) {
                                span { (offer.label) (self.parts(&offer.choice)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What is given for a potion: which parts a crystal stands for, and which are saved.
    fn parts(&self, choice: &Choice) -> Markup {
        let Choice::Brew { potion, crystals, spared, .. } = choice else { return html! {} };
        html! {
            span.se-parts {
                @for part in &self.data.potion(*potion).recipe {
                    @let name = self.term(called::ingredient(*part));
                    @if crystals.has(*part) {
                        span { (icon("crystal", "ico")) (self.term(called::good(Good::Crystal))) " (" (name) ")" }
                    } @else if spared.has(*part) {
                        s { (icon(&name_of(part), "ico")) (name) }
                    } @else {
                        span { (icon(&name_of(part), "ico")) (name) }
                    }
                }
            }
        }
    }

    /// The id of the text of a thing, unless a menu opens there, which has the text.
    fn card_id(&self, id: &str, spot: Option<Spot>) -> Option<String> {
        let several = spot.is_some_and(|spot| self.offers(spot).len() > 1);
        (!several).then(|| format!("text-{id}"))
    }

    /// The text of a thing, shown by hovering and by a long press.
    fn card_note(&self, id: Option<&String>, name: &str, text: &str) -> Markup {
        html! {
            @if let Some(id) = id {
                div.note id=(id) popover { strong { (name) } p { (text) } }
            }
        }
    }

    /// Why nothing may be chosen at a place, if the rules say so.
    fn refusal(&self, spot: Spot) -> Option<(&'a str, usize)> {
        let here = |c: &Choice| spots::spot(self.view, c) == Some(spot);
        let found = self.scene.refusals.iter().find(|r| here(&r.choice));
        found.map(|r| (r.text.as_str(), r.note))
    }

    /// Whether something may be chosen at a place.
    fn open(&self, spot: Spot) -> bool {
        self.scene.offers.iter().any(|o| spots::spot(self.view, &o.choice) == Some(spot))
    }
}

/// A symbol of the page.
fn icon(name: &str, class: &str) -> Markup {
    html! { svg.(class) aria-hidden="true" { use href=(format!("#se-{name}")) {} } }
}

/// The name under which something is written in files.
fn name_of(thing: impl serde::Serialize) -> String {
    let name = serde_json::to_value(thing).ok();
    name.as_ref().and_then(|n| n.as_str()).unwrap_or_default().to_owned()
}
