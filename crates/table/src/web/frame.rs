//! A table as a page: what is common to all games around the board.

use super::lobby::{bot_name, game_name};
use super::words as w;
use super::{Visitor, end};
use crate::desk::Desk;
use crate::draw::{Drawn, Talk, draw};
use crate::store::{SeatKind, SeatRow, State, now};
use games::AnyMatch;
use kernel::{Entry, Message, Reason, Seat};
use maud::{Markup, PreEscaped, html};

/// So many lines of the log are on the page; the rest is a click away.
const LOG: usize = 40;

/// With whose eyes somebody looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// As a player.
    Seat(Seat),
    /// As a spectator.
    Watching,
    /// Not at all: the device must be handed to the player of this seat first.
    Curtain(Seat),
}

impl Sight {
    /// How a player sees a table. Who has several seats says as which one he looks; when another
    /// one must choose, a curtain falls.
    pub fn of(desk: &Desk, player: &str, chosen: Option<Seat>) -> Sight {
        let own = desk.seats_of(player);
        match own.as_slice() {
            [] => Sight::Watching,
            [only] => Sight::Seat(*only),
            [first, ..] => {
                let turn = match (&desk.at, desk.row.state) {
                    (Some(at), State::Playing) => at.turn().seats,
                    _ => return Sight::Seat(chosen.filter(|c| own.contains(c)).unwrap_or(*first)),
                };
                let asked: Vec<Seat> = own.iter().copied().filter(|s| turn.contains(*s)).collect();
                match chosen.filter(|c| own.contains(c)) {
                    Some(seat) if asked.is_empty() || asked.contains(&seat) => Sight::Seat(seat),
                    _ => Sight::Curtain(*asked.first().unwrap_or(first)),
                }
            }
        }
    }

    /// The seat whose view is shown.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Sight::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

/// The words for a viewer of this table.
pub fn talk(desk: &Desk, visitor: &Visitor) -> Talk {
    let plain = Talk::new(visitor.language, Vec::new());
    let names = desk.seats.iter().zip(desk.names()).map(|(seat, name)| match &seat.bot {
        Some(bot) if seat.kind == SeatKind::Bot => bot_name(bot, &plain),
        _ => name,
    });
    Talk::new(visitor.language, names.collect()).about(&desk.row.game)
}

/// The rules' opponent, by his name or as what he is.
pub fn opponent(talk: &Talk) -> String {
    talk.opponent().map_or_else(|| talk.say(&w::opponent()), str::to_owned)
}

/// A table for a viewer: the part of the page that is sent anew with every change.
pub fn table(desk: &Desk, visitor: &Visitor, sight: Sight, notice: Option<&Reason>) -> Markup {
    let talk = talk(desk, visitor);
    let body = match (&desk.at, desk.row.state, sight) {
        (_, _, Sight::Curtain(seat)) => curtain(desk, seat, &talk),
        (Some(at), _, _) => playing(desk, &**at, visitor, sight, &talk),
        (None, State::Waiting, _) => waiting(desk, visitor, &talk),
        (None, _, _) => html! { p.status { (talk.say(&w::table_closed())) } },
    };
    let chosen = sight.seat().map_or_else(String::new, |s| format!("?as={s}"));
    html! {
        main #main.table.(desk.row.game) data-stream={ "/t/" (desk.row.id) "/stream" (chosen) }
            data-table=(desk.row.id) data-version=(desk.row.version) {
            div #notice role="alert" {
                @if let Some(reason) = notice {
                    p.trouble {
                        (talk.say(&reason.message)) " "
                        @if !reason.rule.is_empty() { (rule_link(&desk.row.game, reason.rule, &talk)) }
                    }
                }
            }
            (body)
        }
    }
}

fn curtain(desk: &Desk, seat: Seat, talk: &Talk) -> Markup {
    html! {
        section.curtain {
            h1 #status tabindex="-1" { (talk.say(&w::curtain(seat))) }
            p { (talk.say(&w::curtain_more())) }
            a.button.primary href={ "/t/" (desk.row.id) "?as=" (seat) } { (talk.say(&w::curtain_open(seat))) }
        }
    }
}

/// The attributes of a form whose answer is the table.
pub fn post(id: &str, what: &str, body: Markup) -> Markup {
    form(id, what, "", body)
}

fn form(id: &str, what: &str, form_id: &str, body: Markup) -> Markup {
    let to = format!("/t/{id}/{what}");
    let form_id = (!form_id.is_empty()).then_some(form_id);
    html! {
        form id=[form_id] method="post" action=(to) hx-post=(to) hx-target="#main" hx-swap="outerMorph" { (body) }
    }
}

fn waiting(desk: &Desk, visitor: &Visitor, talk: &Talk) -> Markup {
    let s = |message| talk.say(&message);
    let me = visitor.id();
    let host = desk.row.host == me && !me.is_empty();
    let seated = !desk.seats_of(me).is_empty();
    html! {
        section.waiting {
            h1 #status tabindex="-1" { (game_name(&desk.row.game)) }
            p { (s(w::waiting_for_players())) }
            ul.seats {
                @for seat in &desk.seats {
                    li {
                        span.name { (s(w::seat_number(seat.seat.index() + 1))) ": " (talk.name(seat.seat)) }
                        (free_seat(desk, seat, host, talk))
                    }
                }
            }
            @if host || seated {
                (post(&desk.row.id, "leave", html! { button { (s(if host { w::close_table() } else { w::leave() })) } }))
            }
            (commitment(desk, talk))
        }
        (chat(desk, visitor, talk))
    }
}

fn free_seat(desk: &Desk, seat: &SeatRow, host: bool, talk: &Talk) -> Markup {
    let s = |message| talk.say(&message);
    let id = &desk.row.id;
    html! {
        @if seat.kind == SeatKind::Open {
            (post(id, "join", html! {
                input type="hidden" name="seat" value=(seat.seat);
                button.primary { (s(w::sit_down())) }
            }))
        }
        @if seat.kind == SeatKind::Link && host {
            @if let Some(key) = &seat.link {
                label.link {
                    span { (s(w::send_link())) }
                    input type="text" readonly value={ "/t/" (id) "?key=" (key) } data-link;
                }
            }
        }
        @if matches!(seat.kind, SeatKind::Open | SeatKind::Link) && host {
            (post(id, "seat", html! {
                input type="hidden" name="seat" value=(seat.seat);
                button { (s(w::let_bot_play())) }
            }))
        }
    }
}

fn commitment(desk: &Desk, talk: &Talk) -> Markup {
    html! {
        details.fair {
            summary { (talk.say(&w::fair())) }
            p { (talk.say(&w::fair_more())) }
            p { code { (desk.row.seed.commitment()) } }
        }
    }
}

fn playing(desk: &Desk, at: &dyn AnyMatch, visitor: &Visitor, sight: Sight, talk: &Talk) -> Markup {
    let playing = desk.row.state == State::Playing;
    let drawn = draw(at, sight.seat(), playing, talk);
    html! {
        (status(desk, at, sight, &drawn, talk))
        @if playing { (overdue(desk, visitor, talk)) }
        @if !playing { (end::panel(desk, at, visitor, talk)) }
        (board(desk, at, sight, &drawn, talk))
        (side(desk, at, visitor, sight, talk, &drawn))
    }
}

/// Whose turn it is and what is asked, in one sentence; undo beside it.
fn status(desk: &Desk, at: &dyn AnyMatch, sight: Sight, drawn: &Drawn, talk: &Talk) -> Markup {
    let turn = at.turn();
    let mine = sight.seat().filter(|s| turn.seats.contains(*s) && desk.row.state == State::Playing);
    let sentence = match (desk.row.state, mine) {
        (State::Over, _) => result(at, talk),
        (State::Stopped, _) => talk.say(&w::stopped()),
        (_, Some(seat)) => at.prompt(seat).map(|m| talk.say(&m)).unwrap_or_default(),
        _ => {
            let names: Vec<&str> = turn.seats.iter().map(|s| talk.name(s)).collect();
            format!("{} {}", talk.say(&w::waiting_for()), names.join(", "))
        }
    };
    html! {
        section.status.mine[mine.is_some()] aria-label=(talk.say(&w::turn())) {
            p #status tabindex="-1" { (sentence) }
            @if let Some((least, most)) = drawn.ticks {
                button.primary form="choose" name="ticks" value="1" {
                    (talk.say(&if least == most { w::ticks(most) } else { w::ticks_between(least, most) }))
                }
            } @else if let [(json, label)] = drawn.offers.as_slice() {
                ul.choices { li { button.primary form="choose" name="c" value=(json) { (label) } } }
            }
            @if desk.row.state == State::Playing {
                @if let Some(due) = desk.row.due {
                    time.clock data-due=(due) data-late=[(due <= now()).then_some("")] { (talk.say(&w::time_left())) " " span {} }
                }
                @if let Some(seat) = sight.seat() { (undo(desk, at, seat, talk)) }
            }
        }
    }
}

/// That the game is over, and who has won.
fn result(at: &dyn AnyMatch, talk: &Talk) -> String {
    let mut sentence = talk.say(&kernel::message::game_over());
    for party in at.standing().parties.iter().filter(|party| party.won) {
        sentence.push(' ');
        sentence += &talk.say(&party.seat.map_or_else(w::opponent_wins, w::wins));
    }
    sentence
}

fn undo(desk: &Desk, at: &dyn AnyMatch, seat: Seat, talk: &Talk) -> Markup {
    let can = at.can_undo(seat);
    let (barrier, entry) = at.barrier();
    let log = at.told(Some(seat)).unwrap_or_default();
    let what = log.iter().rev().find(|(n, _)| Some(*n) == entry);
    let what = what.map(|(_, message)| talk.say(message)).unwrap_or_default();
    let why = format!("{} {what}", talk.say(&barrier));
    form(
        &desk.row.id,
        "undo",
        "undo",
        html! {
            input type="hidden" name="seat" value=(seat);
            @if can {
                button accesskey="z" title={ (talk.say(&w::undo_hint())) " " (what) } { "↶ " (talk.say(&w::undo())) }
            } @else {
                button type="button" .refused aria-disabled="true" title=(why.trim()) popovertarget="why-undo" { "↶ " (talk.say(&w::undo())) }
                div #why-undo.note popover { p { (why.trim()) } }
            }
        },
    )
}

/// What the others can do about somebody who does not play on.
fn overdue(desk: &Desk, visitor: &Visitor, talk: &Talk) -> Markup {
    let Some(late) = desk.overdue() else { return html! {} };
    let own = desk.seats_of(visitor.id());
    let gone = desk.seats[late.index()].gone;
    let s = |message| talk.say(&message);
    html! {
        section.overdue role="status" {
            p { (s(if gone { w::has_left(late) } else { w::is_late(late) })) }
            @if own.contains(&late) && gone {
                (post(&desk.row.id, "back", html! { button.primary { (s(w::come_back())) } }))
            } @else if !own.is_empty() && !own.contains(&late) {
                (post(&desk.row.id, "go-on", html! {
                    button name="how" value="wait" { (s(w::go_on_wait())) }
                    button name="how" value="bot" { (s(w::go_on_bot())) }
                    button name="how" value="stop" { (s(w::go_on_stop())) }
                }))
            }
        }
    }
}

fn board(desk: &Desk, at: &dyn AnyMatch, sight: Sight, drawn: &Drawn, talk: &Talk) -> Markup {
    let question = sight.seat().and_then(|seat| Some((seat, at.question(seat)?)));
    let body = html! {
        @if let Some((seat, question)) = question {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="q" value=(format!("{question:x}"));
        }
        @if drawn.offers.len() > 1 || drawn.ticks.is_some() { (choices(drawn, talk)) }
        div.board-area { (PreEscaped(&drawn.board.0)) }
    };
    html! {
        section.play aria-label=(talk.say(&w::board())) {
            (form(&desk.row.id, "choose", "choose", body))
            (notes(&desk.row.game, drawn, talk))
        }
    }
}

/// All choices as ordinary buttons: for keyboards, phones and screen readers.
fn choices(drawn: &Drawn, talk: &Talk) -> Markup {
    html! {
        section.choices aria-label=(talk.say(&w::choices())) {
            @if drawn.ticks.is_some() {
                @for finish in &drawn.finish { input type="hidden" name="then" value=(finish); }
            }
            ul {
                @for (json, label) in &drawn.offers { li { button name="c" value=(json) { (label) } } }
            }
        }
    }
}

fn notes(game: &str, drawn: &Drawn, talk: &Talk) -> Markup {
    html! {
        @for (n, text, rule) in &drawn.notes {
            div.note id=(format!("why-{n}")) popover {
                p { (text) }
                @if !rule.is_empty() { p { (rule_link(game, rule, talk)) } }
            }
        }
    }
}

/// A link to a paragraph of the rules.
pub fn rule_link(game: &str, rule: &str, talk: &Talk) -> Markup {
    html! { a.rule href={ "/rules/" (game) "#" (rule) } target="_blank" { (talk.say(&w::rule())) " " (rule) } }
}

fn side(
    desk: &Desk,
    at: &dyn AnyMatch,
    visitor: &Visitor,
    sight: Sight,
    talk: &Talk,
    drawn: &Drawn,
) -> Markup {
    let s = |message| talk.say(&message);
    let (lines, more) = last_lines(at, sight.seat(), talk, LOG);
    let id = &desk.row.id;
    html! {
        aside.side aria-label=(s(w::beside())) {
            section.scores {
                h2 { (s(w::scores())) }
                ol {
                    @for party in &at.standing().parties {
                        li {
                            span.name { @match party.seat { Some(seat) => (talk.name(seat)), None => (opponent(talk)) } }
                            span.points { (party.score) }
                        }
                    }
                }
            }
            section.log {
                h2 { (s(w::log())) }
                ol reversed {
                    @for (entry, text) in lines.iter().rev() {
                        li { a href={ "/t/" (id) "?at=" (entry + 1) } title=(s(w::look_back())) { (text) } }
                    }
                }
                @if more { p { a href={ "/t/" (id) "/log" } { (s(w::whole_log())) } } }
                div.news role="status" aria-live="polite" {
                    @if let Some((entry, _)) = lines.last() {
                        @for (_, text) in lines.iter().filter(|(n, _)| n == entry) { span { (text) " " } }
                    }
                }
            }
            (chat(desk, visitor, talk))
            details.words {
                summary { (s(w::in_words())) }
                (PreEscaped(&drawn.text.0))
            }
            @if desk.row.state == State::Playing && !desk.seats_of(visitor.id()).is_empty() {
                details.leave {
                    summary { (s(w::leave_game())) }
                    p { (s(w::leave_more())) }
                    (post(id, "leave", html! { button { (s(w::leave())) } }))
                }
            }
            (commitment(desk, talk))
        }
    }
}

fn chat(desk: &Desk, visitor: &Visitor, talk: &Talk) -> Markup {
    let s = |message| talk.say(&message);
    let people = !desk.people().is_empty();
    html! {
        section.chat {
            h2 { (s(w::chat())) }
            ol {
                @for line in &desk.chat {
                    li { a.name href={ "/players/" (line.player) } { (line.name) } ": " (line.line) }
                }
            }
            @if people && visitor.player.is_some() {
                (form(&desk.row.id, "say", "say", html! {
                    input #chat-line type="text" name="line" maxlength="500" required autocomplete="off"
                        placeholder=(s(w::chat_say())) aria-label=(s(w::chat_say()));
                    button { (s(w::send())) }
                }))
            }
        }
    }
}

/// What happened, as far as the viewer may know: the entry, and the words.
pub fn log_lines(at: &dyn AnyMatch, viewer: Option<Seat>, talk: &Talk) -> Vec<(usize, String)> {
    last_lines(at, viewer, talk, usize::MAX).0
}

/// The last lines of the log, and whether there are more. Only these are put into words: the log of
/// a long game is long, and a page is made with every change.
fn last_lines(
    at: &dyn AnyMatch,
    viewer: Option<Seat>,
    talk: &Talk,
    most: usize,
) -> (Vec<(usize, String)>, bool) {
    enum Line<'a> {
        Told(&'a Message),
        Written(&'a Entry),
    }
    let told = at.told(viewer).unwrap_or_default();
    let mut lines: Vec<(usize, Line)> =
        told.iter().map(|(n, message)| (*n, Line::Told(message))).collect();
    for (n, entry) in at.record().entries.iter().enumerate() {
        if !matches!(entry, Entry::Choice { .. }) {
            let place = lines.partition_point(|(m, _)| *m <= n);
            lines.insert(place, (n, Line::Written(entry)));
        }
    }
    let from = lines.len().saturating_sub(most);
    let said = lines[from..].iter().map(|(n, line)| match line {
        Line::Told(message) => (*n, talk.say(message)),
        Line::Written(entry) => (*n, entry_line(entry, talk)),
    });
    (said.collect(), from > 0)
}

/// An entry of the record that is not a choice, in words.
fn entry_line(entry: &Entry, talk: &Talk) -> String {
    match entry {
        Entry::Choice { .. } => String::new(),
        Entry::Undo(seat) => talk.say(&w::log_undo(*seat)),
        Entry::Player { seat, player } => {
            format!("{} {}", talk.say(&w::log_player(*seat)), bot_name(player, talk))
        }
        Entry::Wait(seat) => talk.say(&w::log_wait(*seat)),
        Entry::Stop(seat) => talk.say(&w::log_stop(*seat)),
    }
}
