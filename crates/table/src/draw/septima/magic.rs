//! The spells on offer and the Ritual track, in the full game.

use super::spots::Spot;
use super::{Board, icon, name_of, words};
use kernel::Seat;
use maud::{Markup, html};
use septima::names::RitualId;
use septima::view::SpellRow;
use septima::{Septima, called};

/// The highest row of the Ritual track.
const TOP: u8 = 10;

impl Board<'_> {
    pub(super) fn magic(&self) -> Markup {
        html! {
            @if self.view.full {
                section.se-magic {
                    div.se-offered {
                        h3 { (self.say(words::spells())) }
                        div.se-rows { @for row in &self.view.spells { (self.spell_row(row)) } }
                    }
                    (self.ritual_track())
                }
            }
        }
    }

    fn spell_row(&self, row: &SpellRow) -> Markup {
        let scoring = self.say(words::scoring());
        html! {
            div.se-row {
                h4 { (icon(&name_of(row.element), "ico")) (self.term(called::element(row.element))) }
                ul.se-tiles {
                    @for spell in &row.scoring {
                        (self.spell_tile("row", Some(Spot::Offered(*spell)), *spell, Some(("", scoring.clone()))))
                    }
                    @for spell in [row.middle, row.bottom].into_iter().flatten() {
                        (self.spell_tile("row", Some(Spot::Offered(spell)), spell, None))
                    }
                    li.se-state { (self.say(words::face_down(row.deck))) }
                }
            }
        }
    }

    /// The rows from the top, as they lie on the board.
    fn ritual_track(&self) -> Markup {
        let beyond = format!("+{}", self.data.boards.top_wisdom.value);
        let told = self.say(words::wisdom(self.data.boards.top_wisdom.value));
        html! {
            div.se-ritual {
                h3 { (self.say(words::track())) }
                div.se-beyond {
                    (self.thing(Spot::Beyond, &told, "pill", None, html! { (beyond) }))
                }
                ol.se-track reversed {
                    @for row in (0..=TOP).rev() { (self.track_row(row)) }
                }
            }
        }
    }

    fn track_row(&self, row: u8) -> Markup {
        let ribbon = self.ribbon_text(row);
        let name = if row == 0 { self.say(words::row_start()) } else { self.say(words::row(row)) };
        html! {
            li.ribbon[ribbon.is_some()] title=[ribbon.as_ref()] {
                span.said { (name) }
                span.row aria-hidden="true" { @if row > 0 { (row) } }
                ul {
                    @for space in (0..=10).filter_map(|x| RitualId::at(row, x)) {
                        (self.track_space(space))
                    }
                }
                span.se-ribbon { @if ribbon.is_some() { "⚑" } }
            }
        }
    }

    /// What a ribbon costs and gives.
    pub(super) fn ribbon_text(&self, row: u8) -> Option<String> {
        let ribbon = self.data.ribbon(row)?;
        let pay = match ribbon.pay {
            0 => String::new(),
            n => self.say(words::ribbon_pay(n)) + " ",
        };
        Some(format!("{}: {pay}{}", self.say(words::ribbon()), self.program_text(&ribbon.does)))
    }

    fn track_space(&self, space: RitualId) -> Markup {
        let action = self.data.icon(space);
        let place = space.place().1 / 2 + 1;
        let mut name = self.say(words::track_space(space.row(), place));
        if let Some(action) = action {
            name += &format!(": {}", self.term(called::action(action)));
        }
        let sections = Septima::sections(space);
        let section = sections.iter().map(name_of).collect::<Vec<_>>().join("-");
        let body = html! {
            @match action {
                Some(action) => (icon(&name_of(action), "ico")),
                None => (place),
            }
        };
        let here = |seat: &Seat| self.view.players[seat.index()].marker == Some(space);
        html! {
            li {
                (self.thing(Spot::Ritual(space), &name, &format!("step {section}"), None, body))
                @for seat in Seat::all(self.view.players.len() as u8).filter(here) {
                    span.se-mark data-piece=(format!("mark-{seat}")) data-place=(space) title=(self.scene.talk.name(seat)) {
                        (self.badge(seat))
                    }
                }
            }
        }
    }
}
