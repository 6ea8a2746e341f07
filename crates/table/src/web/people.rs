//! Results, ratings and players.

use super::lobby::{bot_name, game_name, moment};
use super::words as w;
use super::{App, Oops, Visitor, shell};
use crate::draw::Talk;
use crate::store::{Rated, ResultRow, shown};
use axum::extract::{Path, State};
use maud::{Markup, html};

/// The latest results and the best ratings.
pub async fn results(State(app): State<App>, visitor: Visitor) -> Result<Markup, Oops> {
    let talk = Talk::new(visitor.language, Vec::new());
    let s = |message| talk.say(&message);
    let results = app.hub.store.results(None).await?;
    let mut ratings = Vec::new();
    for game in games::IDS {
        ratings.push((game, app.hub.store.ratings(Some(game), None).await?));
    }
    let main = html! {
        main #main.page.results {
            h1 { (s(w::results())) }
            (list(&results, &talk))
            h2 { (s(w::ratings())) }
            p.hint { (s(w::ratings_hint())) }
            @for (game, rated) in &ratings {
                @if !rated.is_empty() {
                    h3 { (game_name(game)) }
                    ol.ratings { @for r in rated { li { a href={ "/players/" (r.player) } { (r.name) } " " (rating(r, &talk)) } } }
                }
            }
        }
    };
    Ok(shell::page(&visitor, &s(w::results()), main))
}

/// The page of a player.
pub async fn player(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Oops> {
    let talk = Talk::new(visitor.language, Vec::new());
    let s = |message| talk.say(&message);
    let player = app.hub.store.player(&id).await?.ok_or_else(|| Oops::nothing().to(&visitor))?;
    let ratings = app.hub.store.ratings(None, Some(&id)).await?;
    let results = app.hub.store.results(Some(&id)).await?;
    let main = html! {
        main #main.page.player {
            h1 { (player.name) }
            h2 { (s(w::ratings())) }
            @if ratings.is_empty() { p.none { (s(w::no_ratings())) } }
            ul.ratings { @for r in &ratings { li { strong { (game_name(&r.game)) } " " (rating(r, &talk)) } } }
            h2 { (s(w::results())) }
            (list(&results, &talk))
        }
    };
    Ok(shell::page(&visitor, &player.name, main))
}

fn rating(rated: &Rated, talk: &Talk) -> Markup {
    let spread = (rated.uncertainty * 80.0).round() as i64;
    html! {
        span.rating { (shown(rated.rating)) " ± " (spread) }
        " " span.when { (talk.say(&w::games_played(rated.games))) }
    }
}

fn list(results: &[Vec<ResultRow>], talk: &Talk) -> Markup {
    html! {
        @if results.is_empty() { p.none { (talk.say(&w::no_results())) } }
        ul.tables {
            @for seats in results {
                @if let Some(first) = seats.first() {
                    li { a href={ "/t/" (first.table) } {
                        strong { (game_name(&first.game)) }
                        span.who {
                            @for (i, seat) in seats.iter().enumerate() {
                                @if i > 0 { " · " }
                                @if seat.won { span aria-hidden="true" { "♛ " } }
                                (name(seat, talk)) " " b { (seat.score) }
                            }
                        }
                        span.when { (moment(first.at, talk)) }
                    } }
                }
            }
        }
    }
}

fn name(seat: &ResultRow, talk: &Talk) -> String {
    match (&seat.name, &seat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(bot)) => bot_name(bot, talk),
        (None, None) => "?".into(),
    }
}
