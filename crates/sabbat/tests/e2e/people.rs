//! Several people at a table, and people of several kinds.

use crate::support::{Browser, Taste, house};
use serde_json::{Value, json};

/// Opens a table with a seat for a friend; the path of the friend's link.
async fn open_for_a_friend(browser: &Browser) -> String {
    browser.go("/new/spellbook").await;
    let select = "const s = document.querySelector('select[name=seat1]'); s.value = 'link';";
    browser.js::<Value>(select, vec![]).await;
    browser.click("main form.stack button.primary").await;
    browser.wait("the link is shown", "document.querySelector('[data-link]')").await;
    browser
        .wait(
            "it is a whole address",
            "document.querySelector('[data-link]').value.startsWith('http')",
        )
        .await;
    let link: String =
        browser.js("return document.querySelector('[data-link]').value", vec![]).await;
    link[link.find("/t/").unwrap()..].to_owned()
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn two_browsers_play_each_other_and_two_pages_stay_in_step() {
    let house = house();
    let (anna, maria) = tokio::join!(
        Browser::open(&house, Taste::default()),
        Browser::open(&house, Taste::default()),
    );
    let link = open_for_a_friend(&anna).await;
    let table = anna.path().await;
    maria.go(&link).await;
    maria.wait("Maria sits down", "document.documentElement.dataset.live").await;
    anna.wait("the game begins", "document.querySelector('.board-area')").await;

    // A mark on each page shows that it was never reloaded.
    for browser in [&anna, &maria] {
        browser.js::<Value>("window.mark = 1", vec![]).await;
    }
    let log = "return document.querySelector('.log ol').textContent";
    let mut turns = [0, 0];
    for number in 0..60 {
        let begins = "document.querySelector('.choices li button')";
        let anna_s = anna.js::<bool>(&format!("return !!{begins}"), vec![]).await;
        let (who, other, turn) = if anna_s { (&anna, &maria, 0) } else { (&maria, &anna, 1) };
        who.wait("somebody must choose", begins).await;
        let before = who.entries(&house, &table).await;
        who.choose(number).await;
        assert!(who.entries(&house, &table).await > before);
        let told: String =
            who.js("return document.querySelector('.log ol li')?.textContent ?? ''", vec![]).await;
        let told = json!(told).to_string();
        let heard = format!("(document.querySelector('.log ol li')?.textContent ?? '') === {told}");
        other.wait("the other one sees it", &heard).await;
        turns[turn] += 1;
        if turns.iter().all(|n| *n >= 3) {
            break;
        }
    }
    assert!(turns.iter().all(|n| *n >= 3), "both have played: {turns:?}");
    assert_eq!(anna.js::<u32>("return window.mark", vec![]).await, 1);
    assert_eq!(maria.js::<u32>("return window.mark", vec![]).await, 1);
    assert_eq!(anna.js::<String>(log, vec![]).await, maria.js::<String>(log, vec![]).await);

    // A second page of the same player, in a window of its own.
    let own = if anna.has(".choices li button").await { &anna } else { &maria };
    let first = own.page.window().await.unwrap();
    let second = own.page.new_window().await.unwrap();
    own.page.switch_to_window(second).await.unwrap();
    own.go(&table).await;
    own.my_turn().await;
    let question = own.question().await;
    own.choose(1).await;
    own.page.switch_to_window(first).await.unwrap();
    own.answered(&question).await;
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn a_spectator_sees_the_board_and_no_choices() {
    let house = house();
    let (player, spectator) = tokio::join!(
        Browser::open(&house, Taste::default()),
        Browser::open(&house, Taste::default()),
    );
    let table = player.play_a_bot().await;
    spectator.go("/").await;
    spectator
        .wait("the game is listed", &format!("document.querySelector('a[href=\"{table}\"]')"))
        .await;
    spectator.click(&format!("a[href='{table}']")).await;
    spectator.wait("the board is there", "document.documentElement.dataset.live && document.querySelector('.board-area [data-piece]')").await;
    for number in 0..4 {
        for forbidden in
            [".choices", "#choose [name=c]", "#choose [name=q]", "[name=tick]", "#undo"]
        {
            assert!(!spectator.has(forbidden).await, "a spectator has {forbidden}");
        }
        player.my_turn().await;
        player.choose(number).await;
        let told = json!(player.text(".log ol li").await).to_string();
        let heard = format!("document.querySelector('.log').textContent.includes({told})");
        spectator.wait("the spectator sees it", &heard).await;
    }
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn polish_by_the_browser_s_preference_and_by_the_switch() {
    let house = house();
    let (pole, other) = tokio::join!(
        Browser::open(&house, Taste { languages: "pl-PL,pl,en", ..Taste::default() }),
        Browser::open(&house, Taste::default()),
    );
    let polish = words::words(words::Language::Polish).lookup("table-play-bot").unwrap();
    let english = words::words(words::Language::English).lookup("table-play-bot").unwrap();
    let button = "article.spellbook button.primary";
    pole.go("/").await;
    assert_eq!(pole.text(button).await, polish);
    pole.play_a_bot().await;
    assert_eq!(pole.js::<String>("return document.documentElement.lang", vec![]).await, "pl");
    pole.choose(0).await;
    assert_eq!(pole.js::<String>("return document.documentElement.lang", vec![]).await, "pl");

    other.go("/").await;
    assert_eq!(other.text(button).await, english);
    other.click("details.settings summary").await;
    other.click("details.settings button[value=pl]").await;
    other.wait("the page is Polish", "document.documentElement.lang === 'pl'").await;
    assert_eq!(other.text(button).await, polish);
    other.page.refresh().await.unwrap();
    assert_eq!(other.text(button).await, polish);
}

/// What sticks out of a page of this width.
const WIDER: &str = "
    const wide = document.documentElement.scrollWidth;
    const all = [...document.querySelectorAll('body *')];
    const out = all.filter((e) => e.getBoundingClientRect().right > innerWidth + 1).slice(0, 5);
    return [wide, innerWidth, out.map((e) => e.outerHTML.slice(0, 120))];";

async fn fits(browser: &Browser, what: &str) {
    let (wide, view, out): (u32, u32, Vec<String>) = browser.js(WIDER, vec![]).await;
    assert!(wide <= 360 && view <= 360, "{what} is {wide} pixels wide, on {view}: {out:#?}");
}

#[tokio::test]
#[ignore = "needs Debian's chromium and chromium-driver: cargo xtask test"]
async fn a_phone_shows_everything_and_plays_by_tapping() {
    let house = house();
    let phone = Browser::open(&house, Taste { phone: true, ..Taste::default() }).await;
    for (path, what) in [
        ("/", "the lobby"),
        ("/new/spellbook", "a new table"),
        ("/new/evenfall", "a new table of Evenfall"),
        ("/me", "the account"),
        ("/results", "the results"),
        ("/rules/spellbook", "the rules"),
        ("/nowhere", "an error"),
    ] {
        phone.go(path).await;
        fits(&phone, what).await;
    }
    // Alone, a game is shorter.
    phone.go("/new/spellbook").await;
    let alone = "document.querySelector('select[name=seat1]').value = 'none'";
    phone.js::<Value>(alone, vec![]).await;
    phone.click("main form.stack button.primary").await;
    phone.wait("a table opens", "location.pathname.startsWith('/t/')").await;
    let table = phone.path().await;
    for number in 0..12 {
        assert!(phone.my_turn().await);
        fits(&phone, "a table").await;
        tap_a_choice(&phone, number).await;
    }
    phone.my_turn().await;
    phone.click("details.leave summary").await;
    phone.click("details.leave button").await;
    phone.wait("the game is over", "document.querySelector('section.end')").await;
    fits(&phone, "the end").await;
    phone.go(&format!("{table}?at=3")).await;
    fits(&phone, "a past moment").await;
    phone.go(&format!("{table}/verify")).await;
    fits(&phone, "the proof").await;
}

/// Taps a choice of the list with a finger.
async fn tap_a_choice(phone: &Browser, number: usize) {
    let question = phone.question().await;
    let place = "const all = document.querySelectorAll('.choices li button');
        const e = all[arguments[0] % all.length];
        e.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = e.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2, box.height];";
    let (x, y, height): (f64, f64, f64) = phone.js(place, vec![json!(number)]).await;
    assert!(height >= 32.0, "a choice is only {height} pixels high");
    let at = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
    phone.devtools("Input.dispatchTouchEvent", at).await;
    let end = json!({ "type": "touchEnd", "touchPoints": [] });
    phone.devtools("Input.dispatchTouchEvent", end).await;
    phone.answered(&question).await;
}
