//! The end of a game: standings, replay, record, rematch.

use super::Visitor;
use super::frame::{opponent, post};
use super::words as w;
use crate::desk::Desk;
use crate::draw::Talk;
use games::AnyMatch;
use kernel::{Party, ScoreLine};
use maud::{Markup, html};

/// What is shown when a game is over.
pub fn panel(desk: &Desk, at: &dyn AnyMatch, visitor: &Visitor, talk: &Talk) -> Markup {
    let s = |message| talk.say(&message);
    let id = &desk.row.id;
    let entries = at.record().entries.len();
    html! {
        section.end {
            h1 { (s(w::standing())) }
            (standing(at, talk))
            div.row {
                @match &desk.row.rematch {
                    Some(rematch) => a.button.primary href={ "/t/" (rematch) } { (s(w::to_rematch())) },
                    None => @if !desk.seats_of(visitor.id()).is_empty() {
                        (post(id, "rematch", html! { button.primary { (s(w::rematch())) } }))
                    },
                }
                a.button href={ "/t/" (id) "/record" } download { (s(w::download())) }
                a.button href={ "/t/" (id) "/verify" } { (s(w::verify())) }
            }
            (slider(id, entries, entries, talk))
        }
    }
}

/// A slider over all moments of a game.
pub fn slider(id: &str, at: usize, entries: usize, talk: &Talk) -> Markup {
    let to = format!("/t/{id}");
    html! {
        form.slider method="get" action=(to) hx-get=(to) hx-trigger="change" hx-target="#main" hx-swap="outerMorph" {
            label {
                span { (talk.say(&w::replay(at, entries))) }
                input #moment type="range" name="at" min="0" max=(entries) value=(at);
            }
            noscript { button { (talk.say(&w::look())) } }
        }
    }
}

/// Everybody's score with its breakdown.
pub fn standing(at: &dyn AnyMatch, talk: &Talk) -> Markup {
    let standing = at.standing();
    let mut parties: Vec<&Party> = standing.parties.iter().collect();
    parties.sort_by_key(|p| p.rank);
    let mut lines: Vec<&'static str> = Vec::new();
    for line in parties.iter().flat_map(|p| p.lines.iter().chain(&p.ties)) {
        if !lines.contains(&line.what) {
            lines.push(line.what);
        }
    }
    let points = |party: &Party, what: &str| {
        let mut all = party.lines.iter().chain(&party.ties);
        all.find(|l: &&ScoreLine| l.what == what).map(|l| l.points)
    };
    html! {
        div.scroll tabindex="0" role="region" aria-label=(talk.say(&w::standing())) {
            table.standing {
                thead { tr {
                    td {}
                    @for party in &parties {
                        th scope="col" .won[party.won && standing.over] {
                            @if party.won && standing.over { span aria-hidden="true" { "♛ " } }
                            @match party.seat { Some(seat) => (talk.name(seat)), None => (opponent(talk)) }
                        }
                    }
                } }
                tbody {
                    @for what in &lines {
                        tr {
                            th scope="row" { (talk.term(what)) }
                            @for party in &parties { td { @match points(party, what) { Some(n) => (n), None => "–" } } }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (talk.say(&w::total())) }
                    @for party in &parties { td { strong { (party.score) } } }
                } }
            }
        }
    }
}
