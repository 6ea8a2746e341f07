//! The moon, Septima's markers, the Chambers and the Crowd.

use super::spots::Spot;
use super::{Board, icon, name_of, words};
use kernel::Seat;
use maud::{Markup, html};
use septima::kinds::Side;
use septima::{Citizen, called};
use std::f64::consts::TAU;

impl Board<'_> {
    /// Season and phase, the moon track, Septima's markers.
    pub(super) fn sky(&self) -> Markup {
        let view = self.view;
        html! {
            section.se-sky {
                (self.moon())
                div.se-now {
                    h2 { (self.moment()) }
                    p {
                        (self.say(words::lunar())) ": "
                        @for kind in view.lunar_now.iter() {
                            span.se-count { (icon(&name_of(kind), "ico")) (self.term(called::ingredient(kind))) }
                        }
                    }
                    @if let Some(die) = view.die {
                        p { (self.say(words::die())) ": " b { (signed(die)) } }
                    }
                }
                div.se-septima {
                    h3 { (self.say(words::septima())) }
                    ul.se-tiles {
                        @for side in Side::ALL { (self.marker(side)) }
                    }
                    @if !view.marker_pile.is_empty() {
                        p.se-pile title=(self.say(words::marker_pile())) {
                            span.said { (self.say(words::marker_pile())) ": " }
                            @for action in view.marker_pile.iter() {
                                span title=(self.term(called::action(action))) { (icon(&name_of(action), "ico")) }
                            }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn moment(&self) -> String {
        self.say(words::moment(called::season(self.view.season), self.view.phase))
    }

    /// Whether a marker counts in this phase: with two players and alone both do (SE-2.4, SE-15.1).
    pub(super) fn is_active(&self, side: Side) -> bool {
        side == Side::Right || self.view.players.len() <= 2
    }

    fn marker(&self, side: Side) -> Markup {
        let active = self.is_active(side);
        let state = if active { words::marker_active() } else { words::marker_next() };
        let state = self.say(state);
        html! {
            @if let Some(action) = self.view.markers[side.index()] {
                li.se-tile {
                    @let name = self.term(called::action(action));
                    @let class = if active { "marker active" } else { "marker" };
                    (self.thing(Spot::Marker(side), &format!("{name}, {state}"), class, None, html! {
                        (icon(&name_of(action), "ico"))
                        span { (name) small { (state) } }
                    }))
                }
            }
        }
    }

    /// The moon track: a ring of ingredients, with the phases between them.
    fn moon(&self) -> Markup {
        let view = self.view;
        let at = |steps: f64, radius: f64| {
            let angle = TAU * (steps / 5.0 - 0.25);
            (
                (60.0 + radius * angle.cos()).round() as i32,
                (60.0 + radius * angle.sin()).round() as i32,
            )
        };
        html! {
            svg.se-moon viewBox="0 0 120 120" role="img" aria-label=(self.say(words::moon())) {
                circle.ring cx="60" cy="60" r="44" {}
                @for (i, kind) in view.lunar.iter().enumerate() {
                    @let (x, y) = at(i as f64, 44.0);
                    @let lunar = view.lunar_now.has(*kind);
                    circle.slot.lunar[lunar] cx=(x) cy=(y) r="15" {}
                    use href=(format!("#se-{}", name_of(kind))) x=(x - 10) y=(y - 10) width="20" height="20" {}
                    @let (x, y) = at(i as f64 + 0.5, 44.0);
                    @let now = usize::from(view.phase) == i + 1;
                    circle.phase.now[now] cx=(x) cy=(y) r=(if now { 9 } else { 6 }) {}
                    text.phase.now[now] x=(x) y=(y + 3) { (i + 1) }
                }
                path.crescent d="M68 42A19 19 0 1 0 68 78 15 15 0 1 1 68 42Z" {}
            }
        }
    }

    /// The Chambers, the Crowd and its Favors.
    pub(super) fn town(&self) -> Markup {
        let view = self.view;
        let cursed = view.widow.as_ref().map_or(0, |widow| widow.crowd);
        html! {
            section.se-town {
                @for chamber in 1..=2 { (self.chamber(chamber)) }
                div.se-crowd {
                    h3 { (self.say(words::crowd())) }
                    ul.se-people {
                        @for _ in 0..view.angry_crowd { li { (self.citizen(Citizen::Angry, "crowd")) } }
                        @for player in &view.players {
                            @for _ in 0..player.crowd { li { (self.citizen(Citizen::Loyal(player.seat), "crowd")) } }
                        }
                        @if let Some(widow) = &view.widow {
                            @for _ in 0..cursed { li { (self.citizen(Citizen::Loyal(widow.seat), "crowd")) } }
                        }
                        @if view.angry_crowd + cursed == 0 && view.players.iter().all(|p| p.crowd == 0) {
                            li.none { (self.say(words::none())) }
                        }
                    }
                    ul.se-left-over {
                        li { (self.say(words::angry_left(view.angry))) }
                        li { (self.say(words::witch_stack(view.witch_stack))) }
                        li { (self.say(words::patients_left(view.patient_pile))) }
                        @if !view.under.is_empty() {
                            li { (self.say(words::under())) ": " (self.list(view.under.iter().map(|w| self.term(called::witch(*w))))) }
                        }
                    }
                }
                (self.favors())
            }
        }
    }

    fn chamber(&self, number: u8) -> Markup {
        let chamber = &self.view.chambers[usize::from(number) - 1];
        let name = self.say(words::chamber(number));
        let place = format!("chamber-{number}");
        let last = chamber.witches.len().saturating_sub(1);
        html! {
            div.se-chamber {
                h3 {
                    @match self.open(Spot::Chamber(number)) {
                        true => (self.thing(Spot::Chamber(number), &name, "pill", None, html! { (name) })),
                        false => (name),
                    }
                }
                ol.se-people {
                    @for space in &chamber.spaces {
                        @match space {
                            Some(citizen) => li { (self.citizen(*citizen, &place)) },
                            None => li.gap {},
                        }
                    }
                }
                ul.se-tiles {
                    @for (i, witch) in chamber.witches.iter().enumerate().rev() {
                        (self.witch_tile(&place, None, *witch))
                        @if i == last { li.se-state { (self.say(words::on_trial())) } }
                    }
                }
            }
        }
    }

    fn citizen(&self, citizen: Citizen, place: &str) -> Markup {
        match citizen {
            Citizen::Angry => html! {
                span.se-citizen.angry role="img" title=(self.say(words::angry(1u8)))
                    data-piece="angry" data-place=(place) { (icon("angry", "ico")) }
            },
            Citizen::Loyal(seat) => html! {
                span.se-citizen.(self.colour(seat)) role="img" title=(self.citizen_in_words(citizen))
                    data-piece=(format!("loyal-{seat}")) data-place=(place) {
                    (icon("loyal", "ico")) b aria-hidden="true" { (self.sign(seat)) }
                }
            },
        }
    }

    pub(super) fn favor_count(&self) -> u8 {
        let boards = &self.data.boards;
        match self.view.full {
            true => boards.favors.value.len() as u8,
            false => boards.favors_basic.value,
        }
    }

    fn favors(&self) -> Markup {
        html! {
            div.se-favors {
                h3 { (self.say(words::favors())) }
                ol {
                    @for favor in 1..=self.favor_count() {
                        @let name = self.term(called::favor(favor));
                        li { (self.thing(Spot::Favor(favor), &name, "favor", None, html! { (name) })) }
                    }
                }
            }
        }
    }

    /// The Crowd in words.
    pub(super) fn crowd_in_words(&self) -> String {
        let loyal = |seat: Seat| {
            let count = self.view.players[seat.index()].crowd;
            self.say(words::loyal(seat, count))
        };
        let all = Seat::all(self.view.players.len() as u8).map(loyal);
        let widow = self.view.widow.as_ref();
        let cursed = widow.map(|w| format!("{}: {}", self.say(words::cursed()), w.crowd));
        self.list(all.chain(cursed).chain([self.say(words::angry(self.view.angry_crowd))]))
    }
}

/// A number with its sign.
pub(super) fn signed(number: i8) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "0".into(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
