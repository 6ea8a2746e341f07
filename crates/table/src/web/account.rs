//! Who somebody is, and how he likes his pages.

use super::visitor::{self, Visitor, session_cookie, settings_cookies};
use super::words as w;
use super::{App, Oops, shell};
use crate::draw::Talk;
use crate::store::AccountError;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::Cookie;
use axum_extra::extract::{CookieJar, Form};
use kernel::Message;
use maud::{Markup, html};
use serde::Deserialize;
use std::net::SocketAddr;

/// Names and logins are at most so long.
const NAME: usize = 24;
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// The page about oneself.
pub async fn page(visitor: Visitor) -> Markup {
    about(&visitor, None)
}

fn about(visitor: &Visitor, trouble: Option<Message>) -> Markup {
    let talk = Talk::new(visitor.language, Vec::new());
    let s = |message| talk.say(&message);
    let login = visitor.player.as_ref().and_then(|p| p.login.as_deref());
    let main = html! {
        main #main.page.account {
            h1 { @match &visitor.player { Some(p) => (p.name), None => (s(w::guest())) } }
            @if let Some(trouble) = trouble { p.trouble role="alert" { (s(trouble)) } }
            @if let Some(player) = &visitor.player {
                p { a href={ "/players/" (player.id) } { (s(w::my_page())) } }
                form.stack method="post" action="/me/name" {
                    h2 { (s(w::my_name())) }
                    label.field { span { (s(w::name())) } input type="text" name="name" value=(player.name) maxlength=(NAME) required; }
                    button { (s(w::change())) }
                }
            }
            @match login {
                Some(login) => {
                    section.stack {
                        h2 { (s(w::kept())) }
                        p { (s(w::kept_more())) " " strong { (login) } }
                        form method="post" action="/sign-out" { button { (s(w::sign_out())) } }
                    }
                },
                None => {
                    form.stack method="post" action="/me/keep" {
                        h2 { (s(w::keep())) }
                        p.hint { (s(w::keep_more())) }
                        (credentials(&talk, "new-password"))
                        button { (s(w::keep())) }
                    }
                    form.stack method="post" action="/sign-in" {
                        h2 { (s(w::sign_in())) }
                        (credentials(&talk, "current-password"))
                        button { (s(w::sign_in())) }
                    }
                },
            }
        }
    };
    shell::page(visitor, &s(w::my_page()), main)
}

fn credentials(talk: &Talk, password: &str) -> Markup {
    html! {
        label.field { span { (talk.say(&w::login())) } input type="text" name="login" maxlength=(NAME) required autocomplete="username"; }
        label.field { span { (talk.say(&w::password())) } input type="password" name="password" required minlength=(PASSWORD.start()) maxlength=(PASSWORD.end()) autocomplete=(password); }
    }
}

fn refuse(visitor: &Visitor, status: StatusCode, trouble: Message) -> Response {
    (status, about(visitor, Some(trouble))).into_response()
}

/// A name as it is kept: no control characters, no runs of spaces, not too long.
fn tidy(name: &str) -> Option<String> {
    let name: String = name.chars().filter(|c| !c.is_control() && !is_invisible(*c)).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = name.chars().take(NAME).collect();
    (!name.trim().is_empty()).then(|| name.trim().to_owned())
}

/// Marks that change the direction of text, or take no room.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[derive(Deserialize)]
pub struct Name {
    name: String,
}

/// Changes one's name.
pub async fn rename(
    State(app): State<App>,
    mut visitor: Visitor,
    jar: CookieJar,
    Form(form): Form<Name>,
) -> Result<Response, Oops> {
    let Some(name) = tidy(&form.name) else {
        return Ok(refuse(&visitor, StatusCode::UNPROCESSABLE_ENTITY, w::bad_name()));
    };
    let (me, jar) = visitor.known(&app, jar).await?;
    app.hub.store.rename(&me.id, &name).await?;
    Ok((jar, Redirect::to("/me")).into_response())
}

#[derive(Deserialize)]
pub struct Credentials {
    login: String,
    password: String,
}

/// Keeps one's identity with a password.
pub async fn keep(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    mut visitor: Visitor,
    jar: CookieJar,
    Form(form): Form<Credentials>,
) -> Result<Response, Oops> {
    app.limits.may_try_password(from.ip()).map_err(|oops| oops.to(&visitor))?;
    let Some(login) = tidy(&form.login) else {
        return Ok(refuse(&visitor, StatusCode::UNPROCESSABLE_ENTITY, w::bad_name()));
    };
    if !PASSWORD.contains(&form.password.chars().count()) {
        let least = *PASSWORD.start();
        return Ok(refuse(&visitor, StatusCode::UNPROCESSABLE_ENTITY, w::bad_password(least)));
    }
    let (me, jar) = visitor.known(&app, jar).await?;
    match app.hub.store.keep(&me.id, &login, &form.password).await {
        Ok(()) => Ok((jar, Redirect::to("/me")).into_response()),
        Err(AccountError::Taken) => {
            let page = refuse(&visitor, StatusCode::CONFLICT, w::login_taken());
            Ok((jar, page).into_response())
        }
        Err(AccountError::Wrong) => Err(Oops::bad().to(&visitor)),
        Err(AccountError::Store(error)) => Err(Oops::from(error).to(&visitor)),
    }
}

/// Signs in.
pub async fn sign_in(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    jar: CookieJar,
    Form(form): Form<Credentials>,
) -> Result<Response, Oops> {
    app.limits.may_try_password(from.ip()).map_err(|oops| oops.to(&visitor))?;
    let login = tidy(&form.login).unwrap_or_default();
    if !PASSWORD.contains(&form.password.chars().count()) {
        return Ok(refuse(&visitor, StatusCode::UNAUTHORIZED, w::wrong_password()));
    }
    match app.hub.store.sign_in(&login, &form.password).await {
        Ok((_, token)) => {
            Ok((jar.add(session_cookie(token, &app)), Redirect::to("/")).into_response())
        }
        Err(AccountError::Store(error)) => Err(Oops::from(error).to(&visitor)),
        Err(_) => Ok(refuse(&visitor, StatusCode::UNAUTHORIZED, w::wrong_password())),
    }
}

/// Signs out.
pub async fn sign_out(
    State(app): State<App>,
    jar: CookieJar,
) -> Result<(CookieJar, Redirect), Oops> {
    if let Some(token) = jar.get(visitor::SESSION) {
        app.hub.store.end_session(token.value()).await?;
    }
    let gone = Cookie::build((visitor::SESSION, "")).path("/").build();
    Ok((jar.remove(gone), Redirect::to("/")))
}

#[derive(Deserialize)]
pub struct Settings {
    back: Option<String>,
    language: Option<String>,
    theme: Option<String>,
    confirm: Option<String>,
}

/// Changes how pages look.
pub async fn settings(jar: CookieJar, Form(form): Form<Settings>) -> (CookieJar, Redirect) {
    let jar = settings_cookies(
        jar,
        form.language.as_deref(),
        form.theme.as_deref(),
        form.confirm.as_deref(),
    );
    // Only back to a page of ours: "//host" would be another site.
    let ours =
        |path: &&str| path.starts_with('/') && !path.starts_with("//") && !path.contains('\\');
    let back = form.back.as_deref().filter(ours).unwrap_or("/");
    (jar, Redirect::to(back))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!(tidy("  Anna\u{202e}  Maria\n"), Some("Anna Maria".into()));
        assert_eq!(tidy(" \u{200b}\t "), None);
        assert_eq!(tidy(&"x".repeat(100)).unwrap().len(), NAME);
    }
}
