//! How pages look and feel: accessibility, keyboard, animation.

use crate::support::{Browser, Taste, house};
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use thirtyfour::prelude::*;

const AXE: &str = include_str!("vendor/axe.min.js");

/// The vendored file is what its package published; `vendor/README.md` names it.
#[test]
fn axe_is_as_published() {
    let sum = hex::encode(Sha256::digest(AXE));
    assert!(include_str!("vendor/README.md").contains(&sum), "axe.min.js has changed: {sum}");
}

#[derive(Deserialize)]
struct Violation {
    id: String,
    impact: Option<String>,
    help: String,
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Node {
    html: String,
    failure_summary: Option<String>,
}

/// Serious violations on the page, in words.
async fn violations(browser: &Browser, what: &str) -> String {
    browser.js::<Value>(&format!("{AXE}; return null"), vec![]).await;
    let run = "const done = arguments[arguments.length - 1];
        axe.run(document, { resultTypes: ['violations'] }).then(
            (r) => done(r.violations.map(({ id, impact, help, nodes }) => ({ id, impact, help,
                nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) }))),
            (e) => done([{ id: 'axe', impact: 'critical', help: String(e), nodes: [] }]));";
    let found = browser.page.execute_async(run, Vec::<Value>::new()).await.unwrap();
    let found: Vec<Violation> = found.convert().unwrap();
    let mut text = String::new();
    for v in found {
        if !matches!(v.impact.as_deref(), Some("serious" | "critical")) {
            continue;
        }
        let _ = writeln!(text, "{what}: {} ({:?}, {} times)", v.help, v.id, v.nodes.len());
        for node in v.nodes.iter().take(4) {
            let html: String = node.html.chars().take(200).collect();
            let _ = writeln!(text, "    {html}");
            let why = node.failure_summary.as_deref().unwrap_or_default().replace('\n', "\n      ");
            let _ = writeln!(text, "      {why}");
        }
    }
    text
}

/// Plays the way of the keyboard until the game is over would take long: one leaves it.
async fn leave(browser: &Browser) {
    browser.click("details.leave summary").await;
    browser.click("details.leave button").await;
    browser.wait("the game is over", "document.querySelector('section.end')").await;
}

async fn no_violations(theme: &str) {
    let house = house();
    let browser = Browser::open(&house, Taste::default()).await;
    browser.go("/").await;
    browser.click("details.settings summary").await;
    browser.click(&format!("details.settings button[value={theme}]")).await;
    let set = format!("document.documentElement.dataset.theme === '{theme}'");
    browser.wait("the theme is set", &set).await;
    let mut found = violations(&browser, "the lobby").await;
    let table = browser.play_a_bot().await;
    for number in 0..5 {
        browser.my_turn().await;
        found += &violations(&browser, "a table").await;
        if number == 0 {
            open_all(&browser).await;
            found += &violations(&browser, "a table with everything opened").await;
            browser.page.refresh().await.unwrap();
            browser.my_turn().await;
        }
        browser.choose(number).await;
    }
    browser.my_turn().await;
    leave(&browser).await;
    found += &violations(&browser, "the end").await;
    for path in [
        format!("{table}?at=4"),
        format!("{table}/log"),
        format!("{table}/verify"),
        "/new/spellbook".into(),
        "/new/evenfall".into(),
        "/me".into(),
        "/results".into(),
        "/rules/spellbook".into(),
        "/rules/evenfall".into(),
        "/nowhere".into(),
        "/".into(),
    ] {
        browser.go(&path).await;
        found += &violations(&browser, &path).await;
    }
    assert!(found.is_empty(), "\n{found}");
}

/// Opens everything that can be folded.
async fn open_all(browser: &Browser) {
    let open = "for (const d of document.querySelectorAll('details')) d.open = true";
    browser.js::<Value>(open, vec![]).await;
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn no_page_has_a_serious_violation_in_the_dark() {
    no_violations("dark").await;
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn no_page_has_a_serious_violation_in_the_light() {
    no_violations("light").await;
}

/// Steps with Tab until the focus is on something that the selector finds.
async fn tab_to(browser: &Browser, css: &str) {
    let there = "return document.activeElement?.matches(arguments[0]) ?? false";
    for _ in 0..400 {
        browser.press(Key::Tab).await;
        if browser.js(there, vec![json!(css)]).await {
            return;
        }
    }
    panic!("Tab does not come to {css}");
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn the_keyboard_is_enough() {
    let house = house();
    let browser = Browser::open(&house, Taste::default()).await;
    browser.go("/").await;
    tab_to(&browser, "article.spellbook button.primary").await;
    browser.press(Key::Enter).await;
    browser.wait("a table opens", "location.pathname.startsWith('/t/')").await;
    for key in [Key::Enter, Key::Space, Key::Enter, Key::Space] {
        assert!(browser.my_turn().await);
        let question = browser.question().await;
        tab_to(&browser, "#choose button[name=c], .choices li button").await;
        let focus = "return getComputedStyle(document.activeElement).outlineStyle";
        assert_ne!(browser.js::<String>(focus, vec![]).await, "none", "the focus is seen");
        browser.press(key).await;
        browser.answered(&question).await;
        browser.wait("the focus is on the status", "document.activeElement?.id === 'status'").await;
    }
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn pieces_move_under_the_policy() {
    let house = house();
    let browser = Browser::open(&house, Taste { calm: false, ..Taste::default() }).await;
    browser.play_a_bot().await;
    let watch = "window.flights = 0;
        document.addEventListener('htmx:after:swap', () => {
            window.flights += document.getAnimations()
                .filter((a) => a.playState === 'running' && a.effect.target.dataset.piece).length;
        });";
    browser.js::<Value>(watch, vec![]).await;
    for number in 0..12 {
        if !browser.my_turn().await || browser.js::<u32>("return window.flights", vec![]).await > 0
        {
            break;
        }
        browser.choose(number).await;
    }
    assert!(browser.js::<u32>("return window.flights", vec![]).await > 0, "no piece moved");
    let complaints = browser.complaints().await;
    assert!(complaints.is_empty(), "{complaints:?}");
}
