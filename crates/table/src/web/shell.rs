//! What every page has around it.

use super::words as w;
use super::{Visitor, assets};
use crate::draw::{Talk, face};
use maud::{DOCTYPE, Markup, html};
use words::Language;

/// A whole page.
pub fn page(visitor: &Visitor, title: &str, main: Markup) -> Markup {
    let talk = Talk::new(visitor.language, Vec::new());
    let s = |message| talk.say(&message);
    html! {
        (DOCTYPE)
        html lang=(visitor.language.code()) data-theme=[visitor.theme.as_deref()] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark light";
                meta name="htmx-config" content=(HTMX);
                title { (title) " · Sabbat" }
                link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
                @for sheet in ["theme.css", "base.css", "table.css", "spellbook.css", "septima.css"] {
                    link rel="stylesheet" href=(assets::address(sheet));
                }
                script src=(assets::address("vendor/htmx.min.js")) defer {}
                script type="module" src=(assets::address("js/sabbat.js")) {}
            }
            body {
                a.skip href="#main" { (s(w::skip())) }
                header.top {
                    a.brand href="/" { (moon()) span { "Sabbat" } }
                    nav aria-label=(s(w::navigation())) {
                        a href="/" { (s(w::lobby())) }
                        a href="/results" { (s(w::results())) }
                        a href="/rules/spellbook" { (s(w::rules())) }
                    }
                    (settings(visitor, &talk))
                    a.me href="/me" {
                        @match &visitor.player {
                            Some(player) => (player.name),
                            None => (s(w::guest())),
                        }
                    }
                }
                #offline role="alert" hidden { (s(w::offline())) }
                (main)
                footer.bottom {
                    p { (s(w::unofficial())) }
                }
            }
        }
    }
}

/// How the script library behaves: no evaluated code, answers with errors are shown too.
const HTMX: &str = r#"{"noSwap":[204,304],"transitions":false,"history":false}"#;

fn settings(visitor: &Visitor, talk: &Talk) -> Markup {
    let s = |message| talk.say(&message);
    let back = &visitor.path;
    let theme = visitor.theme.as_deref().unwrap_or("auto");
    html! {
        details.settings {
            summary title=(s(w::settings())) { (face(html! { (visitor.language.code()) " ☾" })) }
            form method="post" action="/me/settings" {
                input type="hidden" name="back" value=(back);
                fieldset {
                    legend { (s(w::language())) }
                    @for language in Language::ALL {
                        button name="language" value=(language.code()) lang=(language.code())
                            aria-pressed=(language == visitor.language) { (language.name()) }
                    }
                }
                fieldset {
                    legend { (s(w::theme())) }
                    @for (value, name) in [("auto", w::theme_auto()), ("dark", w::theme_dark()), ("light", w::theme_light())] {
                        button name="theme" value=(value) aria-pressed=(value == theme) { (s(name)) }
                    }
                }
                fieldset {
                    legend { (s(w::confirm_setting())) }
                    @for (value, name, on) in [
                        ("ask", w::confirm_ask(), !visitor.skip_confirm),
                        ("skip", w::confirm_skip(), visitor.skip_confirm),
                    ] {
                        button name="confirm" value=(value) aria-pressed=(on) { (s(name)) }
                    }
                }
            }
        }
    }
}

fn moon() -> Markup {
    html! {
        svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" {
            path fill="currentColor" d="M20 3a13 13 0 1 0 9 18A11 11 0 0 1 20 3z" {}
            path fill="currentColor" d="M24 5l1 3 3 1-3 1-1 3-1-3-3-1 3-1z" {}
        }
    }
}
