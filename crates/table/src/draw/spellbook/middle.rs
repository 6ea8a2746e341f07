//! What lies in the middle: the day, the altar, the bag and the tray.

use super::tokens::Place;
use super::{Board, icon, words};
use maud::{Markup, html};
use spellbook::Choice;
use spellbook::spell::Phase;

pub(super) const PHASES: [(Phase, &str); 3] =
    [(Phase::Morning, "morning"), (Phase::Midday, "midday"), (Phase::Evening, "evening")];

impl Board<'_> {
    pub(super) fn middle(&self) -> Markup {
        html! {
            section.sb-middle {
                (self.day())
                (self.altar())
                (self.bag())
                (self.tray())
            }
        }
    }

    /// The dial of the day, with what ends a phase.
    fn day(&self) -> Markup {
        let view = self.view;
        let title = match view.over {
            true => self.say(words::night()),
            false => self.say(words::day(view.active)),
        };
        let passing = [Choice::Enough, Choice::Skip, Choice::End];
        html! {
            div.sb-day {
                h2 { (title) }
                ol {
                    @for (phase, name) in PHASES {
                        @let now = !view.over && phase == view.phase;
                        li.past[phase < view.phase || view.over] aria-current=[now.then_some("step")] {
                            (icon(name, "phase"))
                            span { (self.term(phase.word())) }
                            @if now { (self.actions_left()) }
                        }
                    }
                }
                @for offer in self.offers(&passing) {
                    button.choice.pass name="c" value=(offer.json) { (offer.label) }
                }
            }
        }
    }

    fn actions_left(&self) -> Markup {
        let left = self.view.actions;
        let told = match left {
            0 => self.say(words::no_actions()),
            _ => self.say(words::actions(left)),
        };
        html! {
            i.pips role="img" title=(told) aria-label=(told) {
                @if left == 0 { "○" } @else { @for _ in 0..left { "●" } }
            }
        }
    }

    fn altar(&self) -> Markup {
        let altar = self.view.altar;
        html! {
            div.sb-altar {
                h2 { (self.term("spellbook-altar")) (self.count(altar.len())) }
                @if altar.is_empty() { p.none { (self.say(words::empty())) } }
                ul.sb-row { (self.heap(Place::Altar, altar)) }
                (self.menus(Place::Altar, altar))
            }
        }
    }

    fn bag(&self) -> Markup {
        let count = self.view.bag;
        let name = format!("{}, {}", self.term("spellbook-bag"), self.say(words::tokens(count)));
        let body = html! { (icon("bag", "bag")) b { (count) } };
        let offers = self.offers(&[Choice::Draw]);
        let thing = self.clickable(&offers, &name, "menu-bag", "t", body.clone());
        html! {
            div.sb-bag data-bag {
                h2 { (self.term("spellbook-bag")) }
                @if let Some(thing) = thing { (thing) }
                @else if let Some(no) = self.scene.refusal(Choice::Draw) {
                    (self.scene.refused(no, &name, "t", body))
                } @else {
                    div.t role="img" aria-label=(name) title=(name) { (body) }
                }
            }
        }
    }

    /// The tray is closed unless something can be taken from it.
    fn tray(&self) -> Markup {
        let tray = self.view.tray;
        let keep = |c: &Choice| matches!(c, Choice::Keep(_));
        let open = self.scene.offers.iter().any(|o| keep(&o.choice));
        html! {
            details.sb-tray data-tray open[open] {
                summary { h2 { (self.term("spellbook-tray")) (self.count(tray.len())) } }
                @if tray.is_empty() { p.none { (self.say(words::empty())) } }
                ul.sb-row.small[!open] {
                    @if open { (self.heap(Place::Tray, tray)) }
                    @else {
                        @for token in tray.kinds().iter() {
                            li { (self.still(Place::Tray, token)) (times(tray.count(token))) }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn count(&self, count: u8) -> Markup {
        html! { span.count { (count) } }
    }
}

/// How many, where one is not worth saying.
pub(super) fn times(count: u8) -> Markup {
    html! { @if count > 1 { span.times { "×" (count) } } }
}
