//! Whoever asks for a page.

use super::{App, Oops};
use crate::store::{Player, now, random};
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use words::Language;

/// The cookie with the token of a session.
pub const SESSION: &str = "sabbat";
const LANGUAGE: &str = "lang";
const THEME: &str = "theme";
const CONFIRM: &str = "confirm";

/// Names for guests: short ones, at home in every language.
const NAMES: [&str; 40] = [
    "Agata", "Alba", "Aura", "Brunia", "Celia", "Dalia", "Edda", "Elva", "Fosca", "Greta", "Hedda",
    "Ilda", "Irma", "Jaga", "Jarka", "Kalina", "Kira", "Lara", "Lidia", "Luna", "Magda", "Maia",
    "Mila", "Morena", "Nela", "Nora", "Olga", "Ombra", "Perla", "Roma", "Runa", "Salma", "Selma",
    "Stella", "Tilda", "Ursa", "Vesna", "Wanda", "Zelda", "Zora",
];

/// Whoever asks for a page, and how he wants it.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The player, if he has been here before.
    pub player: Option<Player>,
    /// His language.
    pub language: Language,
    /// `dark`, `light`, or what his device prefers.
    pub theme: Option<String>,
    /// Whether the end of a turn needs no confirmation.
    pub skip_confirm: bool,
    /// Whether a script of ours asks, which needs only a part of the page.
    pub partial: bool,
    /// The address of the page.
    pub path: String,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Oops;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Oops> {
        let jar = CookieJar::from_headers(&parts.headers);
        let player = match jar.get(SESSION) {
            Some(token) => app.hub.store.session(token.value()).await?,
            None => None,
        };
        let theme = jar.get(THEME).map(|c| c.value().to_owned());
        Ok(Visitor {
            player,
            language: language(&jar, &parts.headers),
            theme: theme.filter(|t| t == "dark" || t == "light"),
            skip_confirm: jar.get(CONFIRM).is_some_and(|c| c.value() == "skip"),
            partial: parts.headers.contains_key("hx-request"),
            path: parts.uri.path_and_query().map_or("/", |p| p.as_str()).to_owned(),
        })
    }
}

impl Visitor {
    /// The id of the player, or an empty one.
    pub fn id(&self) -> &str {
        self.player.as_ref().map_or("", |p| &p.id)
    }

    /// The player; a new guest if he has not been here before, with the cookie he is to keep.
    pub async fn known(&mut self, app: &App, jar: CookieJar) -> Result<(Player, CookieJar), Oops> {
        if let Some(player) = &self.player {
            return Ok((player.clone(), jar));
        }
        let mut bytes = [0; 2];
        hex::decode_to_slice(random(2), &mut bytes).unwrap_or_default();
        let name = format!("{} {}", NAMES[usize::from(bytes[0]) % NAMES.len()], 10 + bytes[1] % 90);
        let (player, token) = app.hub.store.new_guest(&name).await?;
        self.player = Some(player.clone());
        Ok((player, jar.add(session_cookie(token, app))))
    }
}

/// The cookie of a session.
pub fn session_cookie(token: String, app: &App) -> Cookie<'static> {
    let mut cookie = setting_cookie(SESSION, token);
    cookie.set_http_only(true);
    cookie.set_secure(app.secure.0);
    cookie
}

fn setting_cookie(name: &'static str, value: String) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .same_site(SameSite::Lax)
        .max_age(time::Duration::days(180))
        .build()
}

/// The cookies of the settings: each is kept if it is one of ours.
pub fn settings_cookies(
    mut jar: CookieJar,
    language: Option<&str>,
    theme: Option<&str>,
    confirm: Option<&str>,
) -> CookieJar {
    if let Some(code) = language.filter(|code| code.parse::<Language>().is_ok()) {
        jar = jar.add(setting_cookie(LANGUAGE, code.to_owned()));
    }
    if let Some(theme) = theme.filter(|t| ["dark", "light", "auto"].contains(t)) {
        jar = jar.add(setting_cookie(THEME, theme.to_owned()));
    }
    if let Some(confirm) = confirm.filter(|c| ["ask", "skip"].contains(c)) {
        jar = jar.add(setting_cookie(CONFIRM, confirm.to_owned()));
    }
    jar
}

/// The language: as chosen here, or else as the browser prefers.
pub fn language(jar: &CookieJar, headers: &HeaderMap) -> Language {
    let chosen = jar.get(LANGUAGE).and_then(|c| c.value().parse().ok());
    let preferred = || {
        let accepts = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        preferred(accepts)
    };
    chosen.or_else(preferred).unwrap_or_default()
}

/// The first of our languages by weight in an `Accept-Language`.
fn preferred(accepts: &str) -> Option<Language> {
    let mut wanted: Vec<(f32, Language)> = Vec::new();
    for part in accepts.split(',').take(20) {
        let mut pieces = part.trim().split(';');
        let code = pieces.next()?.split('-').next()?.trim().to_lowercase();
        let weight = pieces.find_map(|p| p.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
        if let Ok(language) = code.parse() {
            wanted.push((weight, language));
        }
    }
    wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
    wanted.first().filter(|(weight, _)| *weight > 0.0).map(|(_, language)| *language)
}

/// How long ago a moment was, in the largest fitting unit: a number and its unit.
pub fn ago(at: i64) -> (i64, Unit) {
    let minutes = (now() - at).max(0) / 60_000;
    match minutes {
        0..60 => (minutes, Unit::Minutes),
        60..2880 => (minutes / 60, Unit::Hours),
        _ => (minutes / 1440, Unit::Days),
    }
}

/// A unit of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Unit {
    Minutes,
    Hours,
    Days,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_s_preference_is_followed_by_weight() {
        assert_eq!(preferred("pl-PL,pl;q=0.9,en;q=0.8"), Some(Language::Polish));
        assert_eq!(preferred("de, it;q=0.4, en;q=0.7"), Some(Language::English));
        assert_eq!(preferred("it;q=0.8, en;q=0.7"), Some(Language::Italian));
        assert_eq!(preferred("de-AT"), None);
        assert_eq!(preferred("pl;q=0"), None);
        assert_eq!(preferred(";;;,,,q=x"), None);
    }
}
