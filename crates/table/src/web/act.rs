//! What people do at a table. Every answer is the table as it is then.

use super::frame::{Sight, table};
use super::table::{Ask, whole};
use super::words as w;
use super::{App, Oops, Visitor};
use crate::hub::{ActError, GoOn, Post};
use crate::store::{NewSeat, NewTable, SeatKind, random};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::{CookieJar, Form};
use bots::Kind;
use kernel::{Reason, Seat};
use serde::Deserialize;
use serde_json::Value;

/// A line of the chat is at most so long.
const LINE: usize = 500;
/// A set has at most so many choices.
const SET: usize = 60;

/// The table after something was done, or with what stood in the way.
async fn answer(
    app: &App,
    visitor: &Visitor,
    jar: CookieJar,
    id: &str,
    seat: Option<Seat>,
    done: Result<(), ActError>,
) -> Result<Response, Oops> {
    let (status, notice): (StatusCode, Option<Reason>) = match done {
        Ok(()) => (StatusCode::OK, None),
        Err(error @ (ActError::NoTable | ActError::Open(_) | ActError::Store(_))) => {
            return Err(Oops::from(error).to(visitor));
        }
        Err(error) => {
            let rule = match &error {
                ActError::Refused(refused) => refused.reason.as_ref().map_or("", |r| r.rule),
                _ => "",
            };
            let oops = Oops::from(error);
            (oops.status, Some(oops.message.because(rule)))
        }
    };
    if !visitor.partial && notice.is_none() {
        let chosen = seat.map_or_else(String::new, |s| format!("?as={s}"));
        return Ok((jar, Redirect::to(&format!("/t/{id}{chosen}"))).into_response());
    }
    let open = app.hub.open(id).await.map_err(|e| Oops::from(e).to(visitor))?;
    let open = open.ok_or_else(|| Oops::nothing().to(visitor))?;
    let desk = open.as_ref().ok_or_else(|| Oops::nothing().to(visitor))?;
    let main = table(desk, visitor, Sight::of(desk, visitor.id(), seat), notice.as_ref());
    let page = match visitor.partial {
        true => main,
        false => whole(visitor, desk, main),
    };
    Ok((status, jar, page).into_response())
}

/// A choice, or a set of choices.
#[derive(Deserialize)]
pub struct Choose {
    seat: u8,
    q: String,
    c: Option<String>,
    #[serde(default)]
    tick: Vec<String>,
    #[serde(default)]
    then: Vec<String>,
    ticks: Option<String>,
}

impl Choose {
    fn post(&self, skip_confirm: bool) -> Option<Post> {
        let parse = |text: &String| serde_json::from_str::<Value>(text).ok();
        let ticked = self.ticks.is_some();
        let choices: Vec<Value> = match ticked {
            true => self.tick.iter().take(SET).map(parse).collect::<Option<_>>()?,
            false => vec![parse(self.c.as_ref()?)?],
        };
        let then = self.then.iter().filter(|_| ticked).take(SET).map(parse).collect::<Option<_>>();
        Some(Post {
            seat: Seat::try_from(self.seat).ok()?,
            question: u64::from_str_radix(&self.q, 16).ok()?,
            choices,
            then: then?,
            skip_confirm,
        })
    }
}

/// Makes a choice.
pub async fn choose(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Path(id): Path<String>,
    Form(choose): Form<Choose>,
) -> Result<Response, Oops> {
    let post = choose.post(visitor.skip_confirm).ok_or_else(|| Oops::bad().to(&visitor))?;
    let begun = std::time::Instant::now();
    let done = match post.choices.is_empty() {
        true => Err(ActError::Refused(nothing_ticked())),
        false => app.hub.choose(&id, visitor.id(), &post).await,
    };
    metrics::histogram!("sabbat_choice_seconds").record(begun.elapsed().as_secs_f64());
    answer(&app, &visitor, jar, &id, Some(post.seat), done).await
}

fn nothing_ticked() -> games::Error {
    let mut error = games::Error::new(games::Code::Refused, "nothing is ticked");
    error.reason = Some(Box::new(w::nothing_ticked().because("")));
    error
}

/// A seat of the table.
#[derive(Deserialize)]
pub struct OfSeat {
    seat: u8,
}

impl OfSeat {
    fn seat(&self, visitor: &Visitor) -> Result<Seat, Oops> {
        Seat::try_from(self.seat).map_err(|_| Oops::bad().to(visitor))
    }
}

/// Takes back the last choice.
pub async fn undo(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Path(id): Path<String>,
    Form(of): Form<OfSeat>,
) -> Result<Response, Oops> {
    let seat = of.seat(&visitor)?;
    let done = app.hub.undo(&id, visitor.id(), seat).await;
    answer(&app, &visitor, jar, &id, Some(seat), done).await
}

/// A line for the chat.
#[derive(Deserialize)]
pub struct Say {
    line: String,
}

/// Says something.
pub async fn say(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Path(id): Path<String>,
    Query(ask): Query<Ask>,
    Form(say): Form<Say>,
) -> Result<Response, Oops> {
    let line: String = say.line.split_whitespace().collect::<Vec<_>>().join(" ");
    let line: String = line.chars().filter(|c| !c.is_control()).take(LINE).collect();
    let exists = app.hub.open(&id).await.map_err(|e| Oops::from(e).to(&visitor))?.is_some();
    let player = visitor.player.as_ref().filter(|_| exists);
    let player = player.ok_or_else(|| Oops::nothing().to(&visitor))?;
    if !line.is_empty() {
        app.hub.store.say(&id, &player.id, &line).await?;
    }
    answer(&app, &visitor, jar, &id, ask.seat(), Ok(())).await
}

/// A seat to sit down on, with its key if it is kept for somebody.
#[derive(Deserialize)]
pub struct Join {
    seat: u8,
    key: Option<String>,
}

/// Sits down on a free seat.
pub async fn join(
    State(app): State<App>,
    mut visitor: Visitor,
    jar: CookieJar,
    Path(id): Path<String>,
    Form(join): Form<Join>,
) -> Result<Response, Oops> {
    let seat = OfSeat { seat: join.seat }.seat(&visitor)?;
    let (me, jar) = visitor.known(&app, jar).await?;
    let done = sit_down(&app, &id, &me.id, seat, join.key.as_deref()).await;
    answer(&app, &visitor, jar, &id, None, done).await
}

async fn sit_down(
    app: &App,
    id: &str,
    me: &str,
    seat: Seat,
    key: Option<&str>,
) -> Result<(), ActError> {
    {
        let open = app.hub.open(id).await?.ok_or(ActError::NoTable)?;
        let desk = open.as_ref().ok_or(ActError::NoTable)?;
        if !desk.seats_of(me).is_empty() {
            return Err(ActError::NotNow);
        }
        let row = desk.seats.get(seat.index()).ok_or(ActError::NotNow)?;
        let kept = row.kind == SeatKind::Link && row.link.as_deref() == key;
        if row.kind != SeatKind::Open && !kept {
            return Err(ActError::Taken);
        }
    }
    if !app.hub.store.take_seat(id, seat, me, &random(8)).await? {
        return Err(ActError::Taken);
    }
    app.hub.begin(id).await
}

/// The host lets a bot have a free seat.
pub async fn seat(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Path(id): Path<String>,
    Form(of): Form<OfSeat>,
) -> Result<Response, Oops> {
    let seat = of.seat(&visitor)?;
    let done = seat_bot(&app, &id, visitor.id(), seat).await;
    answer(&app, &visitor, jar, &id, None, done).await
}

async fn seat_bot(app: &App, id: &str, me: &str, seat: Seat) -> Result<(), ActError> {
    {
        let open = app.hub.open(id).await?.ok_or(ActError::NoTable)?;
        let desk = open.as_ref().ok_or(ActError::NoTable)?;
        if desk.row.host != me {
            return Err(ActError::NotYours);
        }
        let free = |s: &crate::store::SeatRow| matches!(s.kind, SeatKind::Open | SeatKind::Link);
        if !desk.seats.get(seat.index()).is_some_and(free) {
            return Err(ActError::NotNow);
        }
    }
    app.hub.store.free_seat(id, seat, &NewSeat::Bot(Kind::best().name().into())).await?;
    app.hub.begin(id).await
}

/// Leaves the table.
pub async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Path(id): Path<String>,
) -> Result<Response, Oops> {
    let done = app.hub.leave(&id, visitor.id()).await;
    answer(&app, &visitor, jar, &id, None, done).await
}

/// Comes back to the table.
pub async fn come_back(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Path(id): Path<String>,
) -> Result<Response, Oops> {
    let done = app.hub.come_back(&id, visitor.id()).await;
    answer(&app, &visitor, jar, &id, None, done).await
}

/// How the game goes on without somebody.
#[derive(Deserialize)]
pub struct How {
    how: String,
}

/// Decides what becomes of somebody who does not play on.
pub async fn go_on(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Path(id): Path<String>,
    Form(how): Form<How>,
) -> Result<Response, Oops> {
    let how = match how.how.as_str() {
        "wait" => GoOn::Wait,
        "bot" => GoOn::Bot,
        "stop" => GoOn::Stop,
        _ => return Err(Oops::bad().to(&visitor)),
    };
    let done = app.hub.go_on(&id, visitor.id(), how).await;
    answer(&app, &visitor, jar, &id, None, done).await
}

/// The same again: everybody else sits down by coming to the new table.
pub async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Path(id): Path<String>,
) -> Result<Response, Oops> {
    let to = |oops: Oops| oops.to(&visitor);
    let new = {
        let open = app.hub.open(&id).await.map_err(|e| to(e.into()))?;
        let open = open.ok_or_else(|| to(Oops::nothing()))?;
        let desk = open.as_ref().ok_or_else(|| to(Oops::nothing()))?;
        let me = visitor.id();
        if desk.seats_of(me).is_empty() {
            return Err(to(ActError::NotYours.into()));
        }
        if let Some(rematch) = &desk.row.rematch {
            return Ok((jar, Redirect::to(&format!("/t/{rematch}"))).into_response());
        }
        if !matches!(desk.row.state, crate::store::State::Over | crate::store::State::Stopped) {
            return Err(to(ActError::NotNow.into()));
        }
        let seats = desk.seats.iter().map(|s| match (s.kind, &s.player, &s.bot) {
            (SeatKind::Person, Some(player), _) => NewSeat::Person(player.clone(), random(8)),
            (_, _, Some(bot)) => NewSeat::Bot(bot.clone()),
            _ => NewSeat::Open,
        });
        NewTable {
            game: desk.row.game.clone(),
            options: desk.row.options.clone(),
            clock: desk.row.clock,
            slow: desk.row.slow,
            rated: desk.row.rated,
            host: me.to_owned(),
            seats: seats.collect(),
        }
    };
    let made = app.hub.store.new_table(&new).await?;
    let holds = app.hub.store.set_rematch(&id, &made).await?;
    if holds != made {
        app.hub.store.close_table(&made).await?;
    }
    app.hub.begin(&holds).await.map_err(|e| to(e.into()))?;
    let go = format!("/t/{holds}");
    if visitor.partial {
        return Ok((jar, [("hx-redirect", go)]).into_response());
    }
    Ok((jar, Redirect::to(&go)).into_response())
}
