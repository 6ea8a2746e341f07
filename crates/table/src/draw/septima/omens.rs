//! Omens: the one in force, and the coming one.

use super::spots::Spot;
use super::{Board, words};
use kernel::Message;
use maud::{Markup, html};
use septima::kinds::Season;
use septima::names::OmenId;
use septima::view::OmensView;
use septima::{called, text};

impl Board<'_> {
    pub(super) fn omens(&self) -> Markup {
        let Some(omens) = self.view.omens else { return html! {} };
        html! {
            section.se-omens {
                div.se-omens-head {
                    h2 { (self.say(words::omens())) }
                    span.tag.grim[is_dark(omens)] { (self.omen_sum(omens)) }
                }
                div {
                    h3 { (self.say(words::omen_now())) }
                    @match omens.now {
                        Some((omen, dark)) => (self.omen_now(omen, dark)),
                        None => p.se-state { (self.say(words::no_omen())) },
                    }
                }
                @if let Some(omen) = omens.coming {
                    div {
                        h3 { (self.say(self.when_it_comes())) }
                        div.se-halves {
                            (self.half(omen, false, !is_dark(omens)))
                            (self.half(omen, true, is_dark(omens)))
                        }
                    }
                }
            }
        }
    }

    /// The last omen comes in the final scoring (SE-17.4).
    fn when_it_comes(&self) -> Message {
        match self.view.season {
            Season::Summer => words::omen_last(),
            _ => words::omen_coming(),
        }
    }

    fn omen_sum(&self, omens: OmensView) -> String {
        self.say(words::omen_sum(i32::from(omens.sum), i32::from(omens.threshold)))
    }

    fn half_name(&self, dark: bool) -> String {
        self.say(if dark { words::dark() } else { words::light() })
    }

    fn omen_text(&self, omen: OmenId, dark: bool) -> String {
        text::of_sign(self.data.sign(omen, dark)).map(|m| self.say(m)).unwrap_or_default()
    }

    /// The omen in force; it can be pressed where the player has a say.
    fn omen_now(&self, omen: OmenId, dark: bool) -> Markup {
        let name = self.term(called::omen(omen, dark));
        let half = self.half(omen, dark, true);
        match self.open(Spot::Omen) {
            true => self.thing(Spot::Omen, &name, "se-omen", None, half),
            false => half,
        }
    }

    fn half(&self, omen: OmenId, dark: bool, likely: bool) -> Markup {
        let from = self.data.expansion.omens[omen.index()].from;
        html! {
            div.se-half.dark[dark].likely[likely] {
                span.moon aria-hidden="true" { (if dark { "●" } else { "○" }) }
                div {
                    b { (self.term(called::omen(omen, dark))) }
                    small { " " (self.half_name(dark)) " " (self.source(from)) }
                    p { (self.omen_text(omen, dark)) }
                }
            }
        }
    }

    pub(super) fn omens_in_words(&self) -> Markup {
        let Some(omens) = self.view.omens else { return html! {} };
        let told = |omen, dark| {
            let name = self.term(called::omen(omen, dark));
            format!("{name} ({}): {}", self.half_name(dark), self.omen_text(omen, dark))
        };
        let now =
            omens.now.map_or_else(|| self.say(words::no_omen()), |(omen, dark)| told(omen, dark));
        html! {
            h2 { (self.say(words::omens())) }
            ul {
                (self.line(words::omen_now(), now))
                @if let Some(omen) = omens.coming {
                    @for dark in [false, true] { (self.line(self.when_it_comes(), told(omen, dark))) }
                }
                li { (self.omen_sum(omens)) }
            }
        }
    }
}

/// Whether the coming omen would be dark now (SE-17.6).
fn is_dark(omens: OmensView) -> bool {
    omens.sum >= omens.threshold
}
