//! One person at a table: a whole game, and what may happen in the middle of it.

use crate::client::{Person, Whim};
use crate::support::{Browser, House, PATIENCE, Taste, house};
use serde_json::json;
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

/// The things on the board that make a choice when they are clicked, and can be clicked now.
const ON_THE_BOARD: &str = "
    const free = (e) => {
        e.scrollIntoView({ block: 'center', inline: 'center' });
        const box = e.getBoundingClientRect();
        if (!box.width) return false;
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return e === hit || e.contains(hit);
    };
    const all = [...document.querySelectorAll('.board-area button.choice[name=c]')].filter(free);
    const list = [...document.querySelectorAll('.choices li button')].filter(free);
    const learn = all.filter((e) => e.value.includes('learn'));
    const some = learn.length ? learn : all.length ? all : list;
    return some.length ? some[arguments[0] % some.length] : null;";

/// The first thing on the board that can be ticked and is not.
const NOT_TICKED: &str = "
    const free = (e) => !e.querySelector('input').checked;
    return [...document.querySelectorAll('.board-area label.tick')].find(free) ?? null;";

/// Ticks things on the board, one after the other, until together they are an answer.
async fn tick_together(browser: &Browser, question: &str) -> bool {
    let answered = format!(
        "(document.querySelector('#choose input[name=q]')?.value ?? '') !== {question:?} \
         || document.querySelector('#notice .trouble')"
    );
    for _ in 0..6 {
        let found = browser.page.execute(NOT_TICKED, Vec::new()).await.unwrap().element();
        let Ok(thing) = found else { return false };
        if thing.click().await.is_err() {
            return false;
        }
        if let Ok(send) = browser.page.find(By::Css("button[name=ticks]")).await {
            let _ = send.click().await;
        }
        browser.wait("the set is taken or refused", &answered).await;
        if browser.question().await != question {
            return true;
        }
    }
    false
}

/// Plays a game to its end by clicking. How many choices were made on the board, and in the list.
async fn play_to_the_end(browser: &Browser, seed: u64) -> (usize, usize) {
    let (mut whim, mut board, mut list, mut sets) = (Whim::new(seed), 0, 0, 0);
    while browser.my_turn().await {
        let question = browser.question().await;
        if browser.has("button[name=ticks]").await && tick_together(browser, &question).await {
            sets += 1;
            continue;
        }
        let question = browser.question().await;
        let begun = Instant::now();
        loop {
            let found = browser.page.execute(ON_THE_BOARD, vec![json!(whim.below(1000))]).await;
            if let Ok(thing) = found.unwrap().element() {
                let on_board =
                    thing.attr("class").await.ok().flatten().is_some_and(|c| c.contains("choice"));
                if thing.click().await.is_ok() {
                    *(if on_board { &mut board } else { &mut list }) += 1;
                    break;
                }
            }
            assert!(begun.elapsed() < PATIENCE, "nothing can be clicked");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        browser.answered(&question).await;
        assert!(board + list < 1000, "the game does not end");
    }
    println!("{board} choices on the board, {list} in the list, {sets} sets were ticked");
    (board, list)
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn a_guest_plays_a_bot_to_the_end_by_clicking() {
    let house = house();
    let browser = Browser::open(&house, Taste::default()).await;
    let table = browser.play_a_bot().await;
    let (board, list) = play_to_the_end(&browser, 5).await;
    assert!(board > list, "{board} choices on the board, {list} in the list");
    assert_eq!(
        browser
            .js::<usize>(
                "return document.querySelectorAll('section.end .standing thead th').length",
                vec![]
            )
            .await,
        2
    );
    the_record_can_be_had(&house, &table).await;
    the_replay_moves(&browser, &table).await;
    browser.click("section.end a[href$='/verify']").await;
    browser.wait("the deal is verified", "document.querySelector('.good.verdict')").await;
    assert!(browser.text(".good.verdict").await.contains('✓'));
    assert!(!browser.has(".bad").await);
    browser.go(&table).await;
    browser.click("section.end form[action$='/rematch'] button").await;
    browser.wait("the rematch begins", &format!("location.pathname !== '{table}'")).await;
    assert!(browser.my_turn().await);
    browser.choose(0).await;
    let complaints = browser.complaints().await;
    assert!(complaints.is_empty(), "{complaints:?}");
}

async fn the_record_can_be_had(house: &House, table: &str) {
    let record = Person::at(&house.server.url()).get(&format!("{table}/record")).await;
    assert_eq!(record.status, 200);
    let disposition = record.headers["content-disposition"].to_str().unwrap();
    assert!(disposition.starts_with("attachment"), "{disposition}");
    let record = kernel::Record::parse(&record.text).unwrap();
    assert!(record.closing.is_some());
}

async fn the_replay_moves(browser: &Browser, table: &str) {
    let slide = "const m = document.getElementById('moment'); m.value = 3; \
                 m.dispatchEvent(new Event('change', { bubbles: true }))";
    browser.js::<serde_json::Value>(slide, vec![]).await;
    browser.wait("a past moment is shown", "document.querySelector('main.past')").await;
    assert!(
        browser.text("#status").await.contains("moment 3 of"),
        "{}",
        browser.text("#status").await
    );
    assert!(!browser.has(".choices").await);
    browser.click("main.past .status a.primary").await;
    browser.wait("now is shown", "document.querySelector('section.end')").await;
    assert_eq!(browser.path().await, table);
}

/// The answer to a form may come after a newer table in the stream.
#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn an_older_answer_that_comes_last_is_not_shown() {
    let house = house();
    let browser = Browser::open(&house, Taste::default()).await;
    browser.play_a_bot().await;
    assert!(browser.my_turn().await);
    let keep = "window.old = document.getElementById('main').outerHTML";
    browser.js::<serde_json::Value>(keep, vec![]).await;
    browser.choose(0).await;
    assert!(browser.my_turn().await);
    let now = browser.question().await;
    let late = "const main = document.getElementById('main'); \
                htmx.swap({ text: window.old, target: main, sourceElement: main, swap: 'outerMorph' })";
    browser.js::<serde_json::Value>(late, vec![]).await;
    assert_eq!(browser.question().await, now);
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn nothing_is_lost_by_reloading_or_by_killing_the_server() {
    let mut house = house();
    let browser = Browser::open(&house, Taste::default()).await;
    let table = browser.play_a_bot().await;
    for number in 0..6 {
        assert!(browser.my_turn().await);
        browser.choose(number).await;
    }
    assert!(browser.my_turn().await);
    let before = browser.board().await;
    browser.page.refresh().await.unwrap();
    browser.my_turn().await;
    assert_eq!(before, browser.board().await);
    let entries = browser.entries(&house, &table).await;
    assert!(entries >= 6);

    // The number is a mark of this very page: it is not reloaded.
    browser.js::<serde_json::Value>("window.mark = 17", vec![]).await;
    house.server.kill();
    browser
        .wait("the page tells that the line is lost", "!document.getElementById('offline').hidden")
        .await;
    house.server.start_again();
    browser.wait("the page comes back", "document.getElementById('offline').hidden").await;
    assert_eq!(browser.entries(&house, &table).await, entries);
    assert_eq!(before, browser.board().await);
    browser.choose(0).await;
    assert!(browser.entries(&house, &table).await > entries);
    assert_eq!(browser.js::<u32>("return window.mark", vec![]).await, 17);

    // In the middle of a bot's turn: it moves after the restart.
    for number in 0..40 {
        if !browser.has(".choices li button").await {
            break;
        }
        browser.choose(number).await;
    }
    house.server.restart();
    assert!(browser.my_turn().await);
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn undo_takes_back_a_choice_or_says_why_it_cannot() {
    let house = house();
    let browser = Browser::open(&house, Taste::default()).await;
    browser.play_a_bot().await;
    let (mut taken_back, mut refused) = (false, false);
    for number in 0..60 {
        if (taken_back && refused) || !browser.my_turn().await {
            break;
        }
        let before = browser.board().await;
        browser.choose(number).await;
        if !browser.my_turn().await {
            break;
        }
        if browser.has("#undo button:not(.refused)").await && !taken_back {
            let question = browser.question().await;
            browser.click("#undo button").await;
            browser.answered(&question).await;
            assert_eq!(before, browser.board().await, "the choice is taken back");
            taken_back = true;
            assert!(browser.text(".log").await.contains("takes the last choice back"));
        } else if browser.has("#undo button.refused").await {
            browser.click("#undo button.refused").await;
            browser.wait("it says why", "document.querySelector('#why-undo:popover-open')").await;
            let why = browser.text("#why-undo").await;
            assert!(why.trim().len() > 10, "{why:?}");
            browser.press(Key::Escape).await;
            refused = true;
        }
    }
    assert!(taken_back && refused, "taken back: {taken_back}; refused: {refused}");
}
