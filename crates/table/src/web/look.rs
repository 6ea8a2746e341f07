//! Looking back: a moment of the past, the whole log, the record, the proof.

use super::frame::{log_lines, talk};
use super::words as w;
use super::{App, Oops, Visitor, end, shell};
use crate::desk::Desk;
use crate::draw::draw;
use crate::store::State;
use axum::extract::{Path, State as Of};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use maud::{Markup, html};
use std::path::Path as File;

/// The folder of cards, if it has this game.
fn cards<'a>(app: &'a App, game: &str) -> Option<&'a File> {
    app.hub.cards.as_deref().filter(|dir| dir.join(game).is_dir())
}

/// The table after so many entries of its record, as the viewer saw it then.
pub fn moment(
    app: &App,
    desk: &Desk,
    visitor: &Visitor,
    viewer: Option<Seat>,
    wanted: usize,
) -> Result<Markup, Oops> {
    let at = desk.at.as_ref().ok_or_else(Oops::nothing)?;
    let talk = talk(desk, visitor);
    let entries = at.record().entries.len();
    let wanted = wanted.min(entries);
    let mut shown = None;
    let mut count = 0;
    games::replay(cards(app, &desk.row.game), at.record(), &mut |_, then| {
        if count == wanted {
            let lines = log_lines(then, viewer, &talk);
            shown = Some((draw(then, viewer, false, &talk), lines));
        }
        count += 1;
    })
    .map_err(|error| {
        tracing::error!(%error, "a record cannot be replayed");
        Oops::new(StatusCode::INTERNAL_SERVER_ERROR, w::cannot_open())
    })?;
    let (drawn, lines) = shown.ok_or_else(Oops::nothing)?;
    let s = |message| talk.say(&message);
    let id = &desk.row.id;
    let step = |to: usize, text: &str, label: kernel::Message| {
        html! {
            a.button href={ "/t/" (id) "?at=" (to) } aria-label=(s(label))
                hx-get={ "/t/" (id) "?at=" (to) } hx-target="#main" hx-swap="outerMorph" { (text) }
        }
    };
    Ok(html! {
        main #main.table.past.(desk.row.game) {
            section.status {
                p #status tabindex="-1" { (s(w::looking_back(wanted, entries))) }
                div.row {
                    @if wanted > 0 { (step(wanted - 1, "‹", w::earlier())) }
                    @if wanted < entries { (step(wanted + 1, "›", w::later())) }
                    a.button.primary href={ "/t/" (id) } { (s(w::back_to_now())) }
                }
                (end::slider(id, wanted, entries, &talk))
            }
            section.play aria-label=(s(w::board())) { div.board-area { (drawn.board) } }
            aside.side {
                section.log {
                    h2 { (s(w::log())) }
                    ol reversed {
                        @for (entry, text) in lines.iter().rev().take(30) {
                            li { a href={ "/t/" (id) "?at=" (entry + 1) } { (text) } }
                        }
                    }
                }
                details.words { summary { (s(w::in_words())) } (drawn.text) }
            }
        }
    })
}

/// Everything that happened, as far as the viewer may know.
pub async fn log(
    Of(app): Of<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Oops> {
    let open = app.hub.open(&id).await.map_err(|e| Oops::from(e).to(&visitor))?;
    let open = open.ok_or_else(|| Oops::nothing().to(&visitor))?;
    let desk = open.as_ref().ok_or_else(|| Oops::nothing().to(&visitor))?;
    let at = desk.at.as_deref().ok_or_else(|| Oops::nothing().to(&visitor))?;
    let talk = talk(desk, &visitor);
    let own = desk.seats_of(visitor.id());
    // Who has several seats hands the device around: the log is that of a spectator.
    let viewer = if own.len() == 1 { own.first().copied() } else { None };
    let lines = log_lines(at, viewer, &talk);
    let main = html! {
        main #main.page {
            h1 { (talk.say(&w::log())) }
            p { a href={ "/t/" (id) } { (talk.say(&w::back_to_now())) } }
            ol.log { @for (entry, text) in &lines { li { a href={ "/t/" (id) "?at=" (entry + 1) } { (text) } } } }
        }
    };
    Ok(shell::page(&visitor, &talk.say(&w::log()), main))
}

/// The record of a game that is over.
pub async fn record(
    Of(app): Of<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Oops> {
    let (game, record) = closed(&app, &visitor, &id).await?;
    let name = format!("attachment; filename=\"{game}-{id}.jsonl\"");
    let kind = "application/jsonl; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], record.to_text()).into_response())
}

/// The closed record of a table, if its game is over: before that it holds secrets.
async fn closed(app: &App, visitor: &Visitor, id: &str) -> Result<(String, kernel::Record), Oops> {
    let open = app.hub.open(id).await.map_err(|e| Oops::from(e).to(visitor))?;
    let open = open.ok_or_else(|| Oops::nothing().to(visitor))?;
    let desk = open.as_ref().ok_or_else(|| Oops::nothing().to(visitor))?;
    let over = matches!(desk.row.state, State::Over | State::Stopped);
    match desk.at.as_ref().filter(|_| over) {
        Some(at) => Ok((desk.row.game.clone(), at.closed_record())),
        None => Err(Oops::new(StatusCode::FORBIDDEN, w::not_over()).to(visitor)),
    }
}

/// Shows that the dice were fair.
pub async fn verify(
    Of(app): Of<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Oops> {
    let (game, record) = closed(&app, &visitor, &id).await?;
    let verified = games::verify(cards(&app, &game), &record);
    let talk = crate::draw::Talk::new(visitor.language, Vec::new());
    let s = |message| talk.say(&message);
    let seed = record.closing.as_ref().map(|c| c.seed);
    let computed = seed.map(|seed| seed.commitment()).unwrap_or_default();
    let main = html! {
        main #main.page.verify {
            h1 { (s(w::verify())) }
            p { (s(w::verify_more())) }
            dl {
                dt { (s(w::commitment())) } dd { code { (record.header.commitment) } }
                dt { (s(w::seed())) } dd { code { @if let Some(seed) = seed { (String::from(seed)) } } }
                dt { (s(w::hash_of_seed())) } dd { code { (computed) } " " @if computed == record.header.commitment { span.good { "✓ " (s(w::same())) } } @else { span.bad { "✗" } } }
                dt { (s(w::words_of_players())) } dd { @for word in &record.header.words { code { (word) } " " } }
            }
            @match verified {
                Ok(v) => {
                    p.good.verdict { "✓ " (s(w::verified(v.choices, v.undos, v.rolls))) }
                },
                Err(error) => p.bad.verdict { "✗ " (error.message) },
            }
            p { (s(w::verify_self())) }
            pre { code { "sabbat verify " (game) "-" (id) ".jsonl" } }
            div.row {
                a.button href={ "/t/" (id) "/record" } download { (s(w::download())) }
                a.button href={ "/t/" (id) } { (s(w::back_to_table())) }
            }
        }
    };
    Ok(shell::page(&visitor, &s(w::verify()), main))
}
