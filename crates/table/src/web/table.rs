//! The page of a table.

use super::frame::{Sight, table};
use super::{App, Oops, Visitor, look, shell};
use crate::desk::Desk;
use crate::draw::{Talk, symbols};
use crate::store::{SeatKind, SeatRow};
use crate::web::lobby::game_name;
use crate::web::words as w;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use kernel::Seat;
use maud::{Markup, html};
use serde::Deserialize;

/// What the address of a table may carry.
#[derive(Deserialize, Default)]
pub struct Ask {
    /// As which seat, for who has several.
    #[serde(rename = "as")]
    pub seat: Option<u8>,
    /// Which moment of the past.
    pub at: Option<usize>,
    /// The key of a seat that was offered by link.
    pub key: Option<String>,
}

impl Ask {
    /// The seat, if it can be one.
    pub fn seat(&self) -> Option<Seat> {
        self.seat.and_then(|n| Seat::try_from(n).ok())
    }
}

/// The page of a table.
pub async fn page(
    State(app): State<App>,
    mut visitor: Visitor,
    jar: CookieJar,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(ask): Query<Ask>,
) -> Result<Response, Oops> {
    let mut jar = jar;
    if let Some(key) = &ask.key {
        // Messengers open links too, to show what is behind them: only a person in a browser sits
        // down by opening one. Where that cannot be told, he is asked.
        let person = headers.get("sec-fetch-dest").is_some_and(|dest| dest == "document");
        match invited(&app, &visitor, &id, key).await.map_err(|oops| oops.to(&visitor))? {
            Some(seat) if person => {
                let joined = join_by_link(&app, &mut visitor, jar, &id, seat).await;
                jar = joined.map_err(|oops| oops.to(&visitor))?;
            }
            Some(seat) => return Ok(invitation(&visitor, &id, seat, key).into_response()),
            None => {}
        }
    }
    let open = app.hub.open(&id).await.map_err(|e| Oops::from(e).to(&visitor))?;
    let open = open.ok_or_else(|| Oops::nothing().to(&visitor))?;
    let desk = open.as_ref().ok_or_else(|| Oops::nothing().to(&visitor))?;
    let sight = Sight::of(desk, visitor.id(), ask.seat());
    let main = match (ask.at, sight) {
        (Some(at), Sight::Seat(_) | Sight::Watching) => {
            look::moment(&app, desk, &visitor, sight.seat(), at)
                .map_err(|oops| oops.to(&visitor))?
        }
        _ => table(desk, &visitor, sight, None),
    };
    if visitor.partial {
        return Ok(main.into_response());
    }
    Ok((jar, whole(&visitor, desk, main)).into_response())
}

/// A table with everything around it.
pub fn whole(visitor: &Visitor, desk: &Desk, main: Markup) -> Markup {
    let game = &desk.row.game;
    shell::page(visitor, game_name(game), html! { (main) (symbols(game)) })
}

/// The seat that a link is for, if it is free and the visitor does not sit at the table already.
async fn invited(app: &App, visitor: &Visitor, id: &str, key: &str) -> Result<Option<Seat>, Oops> {
    let open = app.hub.open(id).await?.ok_or_else(Oops::nothing)?;
    let desk = open.as_ref().ok_or_else(Oops::nothing)?;
    if !desk.seats_of(visitor.id()).is_empty() {
        return Ok(None);
    }
    let kept = |s: &&SeatRow| s.kind == SeatKind::Link && s.link.as_deref() == Some(key);
    Ok(desk.seats.iter().find(kept).map(|s| s.seat))
}

/// Asks whether somebody wants the seat that is kept for him.
fn invitation(visitor: &Visitor, id: &str, seat: Seat, key: &str) -> Markup {
    let talk = Talk::new(visitor.language, Vec::new());
    let main = html! {
        main #main.page {
            h1 { (talk.say(&w::invited())) }
            form method="post" action={ "/t/" (id) "/join" } {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="key" value=(key);
                button.primary { (talk.say(&w::sit_down())) }
            }
        }
    };
    shell::page(visitor, &talk.say(&w::invited()), main)
}

/// Whoever has the link of a seat sits down by opening it.
async fn join_by_link(
    app: &App,
    visitor: &mut Visitor,
    jar: CookieJar,
    id: &str,
    seat: Seat,
) -> Result<CookieJar, Oops> {
    let (me, jar) = visitor.known(app, jar).await?;
    let word = crate::store::random(8);
    if !app.hub.store.take_seat(id, seat, &me.id, &word).await? {
        return Err(Oops::new(axum::http::StatusCode::CONFLICT, w::seat_taken()));
    }
    app.hub.begin(id).await?;
    Ok(jar)
}
