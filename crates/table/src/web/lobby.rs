//! The lobby: begin, join, go on, watch.

use super::visitor::{Unit, ago};
use super::words as w;
use super::{App, Oops, Visitor, shell};
use crate::draw::Talk;
use crate::store::{Listed, ListedSeat, SeatKind, State};
use axum::extract::State as Of;
use maud::{Markup, html};

/// The lobby.
pub async fn page(Of(app): Of<App>, visitor: Visitor) -> Result<Markup, Oops> {
    let talk = Talk::new(visitor.language, Vec::new());
    let s = |message| talk.say(&message);
    let lists = lists_for(&app, &visitor).await?;
    let main = html! {
        main #main.page.lobby {
            section.hero {
                h1 { (s(w::welcome())) }
                p { (s(w::welcome_more())) }
                div.games {
                    @for game in games::IDS { (game_card(game, &talk)) }
                }
            }
            (lists)
        }
    };
    Ok(shell::page(&visitor, &s(w::lobby()), main))
}

/// The lists of the lobby alone: a page asks for them again now and then.
pub async fn lists(Of(app): Of<App>, visitor: Visitor) -> Result<Markup, Oops> {
    lists_for(&app, &visitor).await
}

/// The name of a game, as on its box.
pub fn game_name(game: &str) -> &'static str {
    match game {
        "spellbook" => "SpellBook",
        "evenfall" => "Evenfall",
        "septima" => "Septima",
        _ => "?",
    }
}

fn game_card(game: &str, talk: &Talk) -> Markup {
    let s = |message| talk.say(&message);
    let about = match game {
        "spellbook" => w::about_spellbook(),
        "septima" => w::about_septima(),
        _ => w::about_evenfall(),
    };
    html! {
        article.game.(game) {
            h2 { (game_name(game)) }
            p { (s(about)) }
            form.row method="post" action="/quick" {
                input type="hidden" name="game" value=(game);
                button.primary { (s(w::play_bot())) }
                button name="alone" value="true" { (s(w::play_alone())) }
                a.button href={ "/new/" (game) } { (s(w::more_ways())) }
            }
        }
    }
}

async fn lists_for(app: &App, visitor: &Visitor) -> Result<Markup, Oops> {
    let store = &app.hub.store;
    let talk = Talk::new(visitor.language, Vec::new());
    let s = |message| talk.say(&message);
    let me = visitor.id();
    let mine = if me.is_empty() { Vec::new() } else { store.tables_of(me).await? };
    let is_mine = |t: &Listed| mine.iter().any(|m| m.id == t.id);
    let open: Vec<Listed> =
        store.open_tables().await?.into_iter().filter(|t| !is_mine(t)).collect();
    let running: Vec<Listed> =
        store.running_tables().await?.into_iter().filter(|t| !is_mine(t)).collect();
    Ok(html! {
        #lists.lists hx-get="/lobby" hx-trigger="every 5s" hx-swap="outerMorph" hx-target="this" {
            section {
                h2 { (s(w::my_games())) }
                (list(&mine, me, &talk, &s(w::my_games_none())))
            }
            section {
                h2 { (s(w::open_tables())) }
                (list(&open, me, &talk, &s(w::open_tables_none())))
            }
            section {
                h2 { (s(w::running())) }
                (list(&running, me, &talk, &s(w::running_none())))
            }
        }
    })
}

fn list(tables: &[Listed], me: &str, talk: &Talk, none: &str) -> Markup {
    html! {
        @if tables.is_empty() { p.none { (none) } }
        @else {
            ul.tables { @for table in tables { (line(table, me, talk)) } }
        }
    }
}

fn line(table: &Listed, me: &str, talk: &Talk) -> Markup {
    let s = |message| talk.say(&message);
    let mine = |seat: &&ListedSeat| seat.player.as_deref() == Some(me) && !me.is_empty();
    let waits = table.seats.iter().filter(mine).any(|seat| seat.asked);
    let is_mine = table.seats.iter().any(|seat| mine(&seat));
    html! {
        li.waits[waits] {
            a href={ "/t/" (table.id) } {
                strong { (game_name(&table.game)) }
                span.who { (names(&table.seats, talk)) }
                span.tags {
                    @if waits { span.tag.now { (s(w::your_turn())) } }
                    @else if is_mine && table.state == State::Playing { span.tag { (s(w::their_turn())) } }
                    @else if table.state == State::Waiting { span.tag { (s(w::free_seats(table.seats.iter().filter(|x| matches!(x.kind, SeatKind::Open | SeatKind::Link)).count()))) } }
                    @if table.slow { span.tag { (s(w::slow())) } }
                    @if table.rated { span.tag { (s(w::rated())) } }
                    span.when { (moment(table.changed, talk)) }
                }
            }
        }
    }
}

fn names(seats: &[ListedSeat], talk: &Talk) -> String {
    let name = |seat: &ListedSeat| match (seat.kind, &seat.name, &seat.bot) {
        (SeatKind::Person, Some(name), _) => name.clone(),
        (SeatKind::Bot, _, Some(bot)) => bot_name(bot, talk),
        _ => talk.say(&w::free_seat()),
    };
    seats.iter().map(name).collect::<Vec<_>>().join(" · ")
}

/// The name of a bot, as people see it.
pub fn bot_name(bot: &str, talk: &Talk) -> String {
    match bot {
        "random" => talk.say(&w::bot_random()),
        "apprentice" => talk.say(&w::bot_apprentice()),
        "greedy" => talk.say(&w::bot_greedy()),
        "planner" => talk.say(&w::bot_planner()),
        "witch" => talk.say(&w::bot_witch()),
        "master" => talk.say(&w::bot_master()),
        other => other.to_owned(),
    }
}

/// A moment in the past, in words.
pub fn moment(at: i64, talk: &Talk) -> String {
    let (count, unit) = ago(at);
    talk.say(&match unit {
        Unit::Minutes if count == 0 => w::just_now(),
        Unit::Minutes => w::minutes_ago(count),
        Unit::Hours => w::hours_ago(count),
        Unit::Days => w::days_ago(count),
    })
}
