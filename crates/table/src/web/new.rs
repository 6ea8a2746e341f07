//! Opening a table.

use super::lobby::{bot_name, game_name};
use super::visitor::Visitor;
use super::words as w;
use super::{App, Oops, shell};
use crate::draw::Talk;
use crate::store::{NewSeat, NewTable, random};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::{CookieJar, Form};
use bots::Kind;
use kernel::{Game, Message, OptionSchema, OptionSpec, Values};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::HashMap;

/// A player may have so many tables that are not over.
const TABLES: i64 = 60;
/// A word for the dice is at most so long.
const WORD: usize = 60;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// The paces: name, time for a turn, whether it is slow.
const PACES: [(&str, i64, bool); 6] = [
    ("none", 0, false),
    ("live-3", 3 * MINUTE, false),
    ("live-10", 10 * MINUTE, false),
    ("slow-1", DAY, true),
    ("slow-3", 3 * DAY, true),
    ("slow-7", 7 * DAY, true),
];

fn schema(game: &str) -> Option<&'static OptionSchema> {
    struct Schema;
    impl games::Visitor for Schema {
        type Out = &'static OptionSchema;
        fn visit<G: Game>(self) -> Self::Out {
            G::schema()
        }
    }
    games::visit(game, Schema).ok()
}

#[derive(Deserialize)]
pub struct Quick {
    game: String,
    #[serde(default)]
    alone: bool,
}

/// A game against the best bot there is, or alone against the rules' opponent, at once.
pub async fn quick(
    State(app): State<App>,
    mut visitor: Visitor,
    jar: CookieJar,
    Form(quick): Form<Quick>,
) -> Result<Response, Oops> {
    let schema = schema(&quick.game).ok_or_else(|| Oops::nothing().to(&visitor))?;
    let mut options = schema.complete(&Value::Null).map_err(|_| Oops::bad().to(&visitor))?;
    let (me, jar) = visitor.known(&app, jar).await?;
    let mut seats = vec![NewSeat::Person(me.id.clone(), random(8))];
    if !quick.alone {
        seats.push(NewSeat::Bot(Kind::best().name().into()));
    }
    options.insert("seats".into(), seats.len().into());
    let new = NewTable {
        game: quick.game,
        options: Value::Object(options),
        clock: 0,
        slow: false,
        rated: false,
        host: me.id,
        seats,
    };
    begin(&app, &visitor, jar, &new).await
}

async fn begin(
    app: &App,
    visitor: &Visitor,
    jar: CookieJar,
    new: &NewTable,
) -> Result<Response, Oops> {
    let to = |oops: Oops| oops.to(visitor);
    if app.hub.store.count_tables_of(&new.host).await? >= TABLES {
        return Err(to(Oops::new(StatusCode::TOO_MANY_REQUESTS, w::too_many_tables(TABLES))));
    }
    let id = app.hub.store.new_table(new).await?;
    app.hub.begin(&id).await.map_err(|e| to(e.into()))?;
    metrics::counter!("sabbat_tables_opened_total", "game" => new.game.clone()).increment(1);
    Ok((jar, Redirect::to(&format!("/t/{id}"))).into_response())
}

/// The page on which a table is set up.
pub async fn page(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Oops> {
    let schema = schema(&game).ok_or_else(|| Oops::nothing().to(&visitor))?;
    Ok(form(&visitor, &game, schema, &HashMap::new(), None))
}

/// The form, filled in as it was sent if there was trouble with it.
fn form(
    visitor: &Visitor,
    game: &str,
    schema: &OptionSchema,
    filled: &HashMap<String, String>,
    trouble: Option<&str>,
) -> Markup {
    let talk = Talk::new(visitor.language, Vec::new());
    let s = |message| talk.say(&message);
    let seats = schema.options.iter().find(|o| o.name == "seats");
    let most = match seats.map(|o| o.values) {
        Some(Values::Number { max, .. }) => max,
        _ => 4,
    };
    let (usual, rest): (Vec<_>, Vec<_>) =
        schema.options.iter().filter(|o| o.name != "seats").enumerate().partition(|(i, _)| *i < 2);
    let main = html! {
        main #main.page.new {
            h1 { (game_name(game)) }
            @if let Some(trouble) = trouble { p.trouble role="alert" { (trouble) } }
            form.stack method="post" {
                fieldset.seats {
                    legend { (s(w::seats())) }
                    @if let Some(seats) = seats { p.hint { (talk.term(seats.words)) } }
                    @for i in 0..most { (seat_field(i, filled, &talk)) }
                }
                fieldset {
                    legend { (s(w::pace())) }
                    p.hint { (s(w::pace_hint())) }
                    select name="pace" aria-label=(s(w::pace())) {
                        @for (name, _, _) in PACES { option value=(name) selected[filled.get("pace").is_some_and(|p| p == name)] { (s(pace_words(name))) } }
                    }
                    label.check { input type="checkbox" name="rated" value="1" checked[filled.contains_key("rated")]; span { (s(w::rated_game())) } }
                    p.hint { (s(w::rated_hint())) }
                }
                fieldset {
                    legend { (s(w::options())) }
                    @for (_, option) in usual { (option_field(game, option, filled, &talk)) }
                    @if !rest.is_empty() {
                        details open[trouble.is_some()] {
                            summary { (s(w::more_options())) }
                            @for (_, option) in rest { (option_field(game, option, filled, &talk)) }
                        }
                    }
                }
                fieldset {
                    legend { (s(w::dice_word())) }
                    p.hint { (s(w::dice_word_hint())) }
                    input type="text" name="word" maxlength=(WORD) value=[filled.get("word")] aria-label=(s(w::dice_word()));
                }
                button.primary { (s(w::open_table())) }
            }
        }
    };
    shell::page(visitor, game_name(game), main)
}

fn seat_field(i: i64, filled: &HashMap<String, String>, talk: &Talk) -> Markup {
    let s = |message| talk.say(&message);
    let usual = match i {
        0 => "me".to_owned(),
        1 => format!("bot-{}", Kind::best().name()),
        _ => "none".to_owned(),
    };
    let usual = filled.get(&format!("seat{i}")).cloned().unwrap_or(usual);
    let choices = [
        ("me".to_owned(), s(w::seat_me())),
        ("link".to_owned(), s(w::seat_link())),
        ("open".to_owned(), s(w::seat_open())),
    ];
    let bots = Kind::ALL.map(|k| (format!("bot-{}", k.name()), bot_name(k.name(), talk)));
    let none = [("none".to_owned(), s(w::seat_none()))];
    html! {
        label.field {
            span { (s(w::seat_number(i + 1))) }
            select name=(format!("seat{i}")) {
                @for (value, name) in choices.iter().chain(&bots).chain(&none) {
                    option value=(value) selected[*value == usual] { (name) }
                }
            }
        }
    }
}

fn pace_words(pace: &str) -> Message {
    match PACES.iter().find(|(name, _, _)| *name == pace) {
        Some((_, 0, _)) | None => w::pace_none(),
        Some((_, time, false)) => w::pace_live(time / MINUTE),
        Some((_, time, true)) => w::pace_slow(time / DAY),
    }
}

fn option_field(
    game: &str,
    option: &OptionSpec,
    filled: &HashMap<String, String>,
    talk: &Talk,
) -> Markup {
    let name = |value: &str| value_name(game, value, talk);
    let written = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let chosen = filled.get(&format!("option-{}", option.name)).cloned();
    let chosen = chosen.unwrap_or_else(|| written(&option.values.default()));
    html! {
        label.field {
            span { (name(option.name)) }
            select name=(format!("option-{}", option.name)) {
                @for value in option.values.all() {
                    @let text = written(&value);
                    @let shown = match value.as_bool() {
                        Some(true) => talk.say(&w::yes()),
                        Some(false) => talk.say(&w::no()),
                        None => name(&text),
                    };
                    option value=(text) selected[text == chosen] { (shown) }
                }
            }
            small.hint { (talk.term(option.words)) }
        }
    }
}

/// The name of an option or of one of its values, where the game has words for it.
fn value_name(game: &str, value: &str, talk: &Talk) -> String {
    let tries = w::option_ids(game, value);
    tries.iter().find_map(|id| talk.lookup(id)).unwrap_or_else(|| value.replace('_', " "))
}

/// Opens the table that was set up.
pub async fn open(
    State(app): State<App>,
    mut visitor: Visitor,
    jar: CookieJar,
    Path(game): Path<String>,
    Form(fields): Form<HashMap<String, String>>,
) -> Result<Response, Oops> {
    let schema = schema(&game).ok_or_else(|| Oops::nothing().to(&visitor))?;
    let (me, jar) = visitor.known(&app, jar).await?;
    let talk = Talk::new(visitor.language, Vec::new());
    let word: String = fields.get("word").into_iter().flat_map(|w| w.chars()).take(WORD).collect();
    let mut seats = Vec::new();
    for i in 0..kernel::MAX_SEATS {
        let seat = match fields.get(&format!("seat{i}")).map(String::as_str) {
            None | Some("none") => continue,
            Some("me") => {
                let word = if word.is_empty() { random(8) } else { word.clone() };
                NewSeat::Person(me.id.clone(), word)
            }
            Some("open") => NewSeat::Open,
            Some("link") => NewSeat::Link,
            Some(bot) => match bot.strip_prefix("bot-").map(str::parse::<Kind>) {
                Some(Ok(kind)) => NewSeat::Bot(kind.name().into()),
                _ => return Err(Oops::bad().to(&visitor)),
            },
        };
        seats.push(seat);
    }
    let refuse = |message: Message| {
        let page = form(&visitor, &game, schema, &fields, Some(&talk.say(&message)));
        Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
    };
    if !seats.iter().any(|s| matches!(s, NewSeat::Person(..) | NewSeat::Open | NewSeat::Link)) {
        return refuse(w::nobody_plays());
    }
    let mut given = Map::new();
    for (name, value) in &fields {
        if let Some(name) = name.strip_prefix("option-") {
            match schema.parse(&format!("{name}={value}")) {
                Ok((name, value)) => given.insert(name, value),
                Err(_) => return Err(Oops::bad().to(&visitor)),
            };
        }
    }
    given.insert("seats".into(), seats.len().into());
    let Ok(options) = schema.complete(&Value::Object(given)) else {
        return refuse(w::bad_options());
    };
    let pace = fields.get("pace").map_or("none", String::as_str);
    let (_, clock, slow) = PACES.into_iter().find(|(name, _, _)| *name == pace).unwrap_or(PACES[0]);
    let rated = fields.contains_key("rated");
    let options = Value::Object(options);
    if let Err(error) = try_out(&app, &game, &options) {
        tracing::debug!(%error, "options do not go together");
        return refuse(w::bad_options());
    }
    let new = NewTable { game, options, clock, slow, rated, host: me.id, seats };
    begin(&app, &visitor, jar, &new).await
}

/// Whether the game can be dealt with these options.
fn try_out(app: &App, game: &str, options: &Value) -> Result<(), games::Error> {
    let setup = games::Setup {
        options: options.clone(),
        players: Vec::new(),
        seed: kernel::Seed([0; 32]),
        words: Vec::new(),
        rolls: Vec::new(),
    };
    games::new(game, app.hub.cards.as_deref(), setup).map(|_| ())
}
