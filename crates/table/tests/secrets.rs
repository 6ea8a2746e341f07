//! Who may do what, what is refused, and what nobody learns too early.

#![allow(clippy::unwrap_used)]

mod common {
    pub mod client;
    pub mod house;
}

use common::client::{Answer, Person, Whim};
use common::house::{house, serve};
use evenfall::Evenfall;
use kernel::{Chance, Fast, Game, Match, Record, Rules, Seat, Seed, Shared};
use septima::Septima;
use serde_json::json;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::draw::{Talk, draw};
use table::store::{NewSeat, NewTable, Store};

fn is_readable(answer: &Answer, what: &str) {
    assert!((400..500).contains(&answer.status), "{what}: {} {}", answer.status, answer.text);
    let is_page = answer.text.starts_with("<!DOCTYPE html>") || answer.text.starts_with("<main");
    assert!(is_page, "{what}: {:?}", answer.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_solo_game_with_modules_is_opened_from_the_page_and_a_wrong_one_is_refused() {
    let house = house().await;
    let anna = house.person();
    let modules = [("seat0", "me"), ("option-shapeshifting", "true"), ("option-omens", "true")];
    let mut wrong = modules.to_vec();
    wrong.extend([("seat1", "none"), ("option-mode", "basic")]);
    let answer = anna.post("/new/septima", &wrong).await;
    assert_eq!(answer.status, 422, "{}", answer.text);
    is_readable(&answer, "modules without the full game");
    assert!(answer.text.contains("role=\"alert\">These options do not go together"));
    // What was filled in is still there, and to be seen.
    assert_eq!(answer.text.matches("<option value=\"true\" selected").count(), 2);
    assert!(answer.text.contains("<details open"), "{}", answer.text);
    let table = anna.open("septima", &modules).await;
    let page = anna.table(&table).await.text;
    assert!(page.contains("The Black Widow") && page.contains("se-omens"), "{page}");
    assert!(page.contains("se-animals") && page.contains("se-spider"), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_alone_is_one_click_away() {
    let house = house().await;
    for (game, opponent) in
        [("spellbook", "Opponent"), ("evenfall", "Automa"), ("septima", "The Black Widow")]
    {
        let anna = house.person();
        let answer = anna.post("/quick", &[("game", game), ("alone", "true")]).await;
        let location = answer.location.unwrap_or_else(|| panic!("{game}: {}", answer.text));
        let page = anna.table(location.strip_prefix("/t/").unwrap()).await;
        assert!(page.asked().is_some(), "{game}: {}", page.text);
        assert!(page.text.contains(opponent), "{game}: {}", page.text);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_owner_of_a_seat_acts_for_it() {
    let house = house().await;
    let (anna, maria, stranger) = (house.person(), house.person(), house.person());
    let table = anna.open_with(&maria, "spellbook").await;
    stranger.post("/me/name", &[("name", "Nobody")]).await;
    let (own, other) = match anna.table(&table).await.asked() {
        Some(asked) => (asked, [&maria, &stranger]),
        None => (maria.table(&table).await.asked().unwrap(), [&anna, &stranger]),
    };
    let before = house.stored(&table).await;
    let nobody = house.person();
    for who in other.into_iter().chain([&nobody]) {
        let answer = who.choose(&table, &own, &own.choices[0]).await;
        assert_eq!(answer.status, 403, "{}", answer.text);
        is_readable(&answer, "another's seat");
        let seat = own.seat.to_string();
        let answer = who.post(&format!("/t/{table}/undo"), &[("seat", &seat)]).await;
        assert_eq!(answer.status, 403, "{}", answer.text);
    }
    for what in ["leave", "rematch"] {
        let answer = stranger.post(&format!("/t/{table}/{what}"), &[]).await;
        assert_eq!(answer.status, 403, "{what}: {}", answer.text);
    }
    let answer = stranger.post(&format!("/t/{table}/seat"), &[("seat", "0")]).await;
    assert_eq!(answer.status, 403, "{}", answer.text);
    let answer = nobody.post(&format!("/t/{table}/say"), &[("line", "hello")]).await;
    is_readable(&answer, "a line of somebody unknown");
    let answer = stranger.post(&format!("/t/{table}/join"), &[("seat", "1")]).await;
    assert_eq!(answer.status, 409, "{}", answer.text);
    assert_eq!(house.stored(&table).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_messenger_that_looks_at_a_link_takes_no_seat() {
    let house = house().await;
    let (host, friend) = (house.person(), house.person());
    let id = host.open("spellbook", &[("seat0", "me"), ("seat1", "link")]).await;
    let page = host.get(&format!("/t/{id}")).await.text;
    let key = page.split_once("?key=").unwrap().1.split('"').next().unwrap();
    let link = format!("/t/{id}?key={key}");
    for _ in 0..3 {
        let preview = house.person().get(&link).await;
        assert!(preview.status == 200 && preview.text.contains("name=\"key\""));
    }
    let join = format!("/t/{id}/join");
    for wrong in [vec![("seat", "1")], vec![("seat", "1"), ("key", "guess")]] {
        let refused = friend.post(&join, &wrong).await;
        assert_eq!(refused.status, 409, "{}", refused.text);
    }
    let joined = friend.post(&join, &[("seat", "1"), ("key", key)]).await;
    assert_eq!(joined.status, 303, "{}", joined.text);
    let asked = (host.table(&id).await.asked(), friend.table(&id).await.asked());
    assert!(asked.0.is_some() != asked.1.is_some(), "the game has begun: {asked:?}");
    // Who comes too late watches.
    let late = house.person().get(&link).await;
    assert!(late.status == 200 && late.asked().is_none() && !late.text.contains("name=\"key\""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_sites_cannot_post() {
    let house = house().await;
    let person = house.person();
    let table = person.open("spellbook", &[("seat0", "me")]).await;
    let before = house.stored(&table).await;
    let asked = person.table(&table).await.asked().unwrap();
    let form = [("seat", "0"), ("q", &asked.question), ("c", &asked.choices[0])];
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://elsewhere.example"),
        ("origin", "null"),
    ] {
        let post = person.raw(&format!("/t/{table}/choose")).header(name, value).form(&form);
        let answer = person.sent(post).await;
        assert_eq!(answer.status, 403, "{name}: {value}");
        is_readable(&answer, value);
    }
    assert_eq!(house.stored(&table).await, before);
    let post = person.raw(&format!("/t/{table}/choose")).form(&form);
    assert!(person.sent(post.header("sec-fetch-site", "same-origin")).await.status < 400);
    assert_ne!(house.stored(&table).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_is_refused_with_a_page_and_changes_nothing() {
    let house = house().await;
    let person = house.person();
    let table = person.open("spellbook", &[("seat0", "me"), ("seat1", "me")]).await;
    let path = format!("/t/{table}/choose");
    let page = person.get(&format!("/t/{table}?as=0")).await;
    let asked = match page.asked() {
        Some(asked) => asked,
        None => person.get(&format!("/t/{table}?as=1")).await.asked().unwrap(),
    };
    let before = house.stored(&table).await;
    let (q, c, seat) = (asked.question.as_str(), asked.choices[0].as_str(), asked.seat.to_string());
    let long = "x".repeat(20_000);
    let forms: Vec<Vec<(&str, &str)>> = vec![
        vec![],
        vec![("seat", &seat)],
        vec![("seat", "7"), ("q", q), ("c", c)],
        vec![("seat", "-1"), ("q", q), ("c", c)],
        vec![("seat", "300"), ("q", q), ("c", c)],
        vec![("seat", &seat), ("q", "not hex"), ("c", c)],
        vec![("seat", &seat), ("q", "0"), ("c", c)],
        vec![("seat", &seat), ("q", "ffffffffffffffffffff"), ("c", c)],
        vec![("seat", &seat), ("q", q), ("c", "{")],
        vec![("seat", &seat), ("q", q), ("c", "null")],
        vec![("seat", &seat), ("q", q), ("c", "\"no_such_choice\"")],
        vec![("seat", &seat), ("q", q), ("c", "[[[[[[[[1]]]]]]]]")],
        vec![("seat", &seat), ("q", q), ("c", &long)],
        vec![("seat", &seat), ("q", q), ("ticks", "1")],
        vec![("seat", &seat), ("q", q), ("ticks", "1"), ("tick", "{\"store\":99}"), ("tick", "1")],
    ];
    for form in &forms {
        let answer = person.post(&path, form).await;
        is_readable(&answer, &format!("{form:?}").chars().take(200).collect::<String>());
    }
    let mut whim = Whim::new(7);
    for kind in [
        "application/x-www-form-urlencoded",
        "application/json",
        "text/plain",
        "multipart/form-data",
    ] {
        for _ in 0..25 {
            let bytes: Vec<u8> = (0..whim.below(300)).map(|_| whim.below(256) as u8).collect();
            let post = person.raw(&path).header("content-type", kind).body(bytes.clone());
            is_readable(&person.sent(post).await, &format!("{kind} {bytes:?}"));
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    let huge = format!("seat={seat}&q={q}&c={}", "9".repeat(40_000));
    let form = "application/x-www-form-urlencoded";
    let answer = person.sent(person.raw(&path).header("content-type", form).body(huge)).await;
    is_readable(&answer, "a huge form");
    for path in ["/t/nothing/choose", "/t/%00/choose", "/quick", "/new/spellbook", "/new/chess"] {
        let form = [("seat", "0"), ("q", "0"), ("c", "1"), ("game", "chess"), ("option-x", "y")];
        is_readable(&person.post(path, &form).await, path);
    }
    for path in [
        "/t/nothing",
        "/t/nothing/stream",
        "/t/nothing/log",
        "/players/x",
        "/new/chess",
        "/rules/chess",
        "/t/..%2f..%2fetc",
        "/nowhere",
    ] {
        is_readable(&person.get(path).await, path);
    }
    for ask in ["at=x", "as=x", "as=-1", "at=-1"] {
        is_readable(&person.get(&format!("/t/{table}?{ask}")).await, ask);
    }
    assert_eq!(house.stored(&table).await, before);
    assert_eq!(person.get("/healthz").await.status, 200);
}

const EVIL: &str = "<script>alert(1)</script>";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_people_type_is_escaped_and_limited() {
    let house = house().await;
    let (anna, maria) = (house.person(), house.person());
    let table = anna.open_with(&maria, "spellbook").await;
    for (name, line) in
        [(EVIL, EVIL), ("\"onx='a' <evil>", "\" autofocus onfocus=alert(1) '<img src=x>")]
    {
        assert!(anna.post("/me/name", &[("name", name)]).await.status < 400);
        assert!(anna.post(&format!("/t/{table}/say"), &[("line", line)]).await.status < 400);
        let table_path = format!("/t/{table}");
        for path in ["/", "/lobby", "/me", "/results", &table_path, &format!("{table_path}/log")] {
            for who in [&anna, &maria] {
                let page = who.get(path).await;
                assert_eq!(page.status, 200, "{path}");
                for raw in ["<script>alert", "<evil>", "<img src=x", "\" autofocus", "\"onx"] {
                    assert!(!page.text.contains(raw), "{raw} is in {path}: {}", page.text);
                }
            }
        }
    }
    assert!(maria.get(&format!("/t/{table}")).await.text.contains("&lt;script&gt;"));
    anna.post("/me/name", &[("name", &"ż".repeat(4000))]).await;
    let page = anna.get("/me").await.text;
    assert!(page.contains(&"ż".repeat(24)) && !page.contains(&"ż".repeat(25)));
    anna.post(&format!("/t/{table}/say"), &[("line", &"ó".repeat(4000))]).await;
    let page = anna.get(&format!("/t/{table}")).await.text;
    assert!(page.contains(&"ó".repeat(500)) && !page.contains(&"ó".repeat(501)));
    let back =
        anna.post("/me/settings", &[("language", "it"), ("back", "//elsewhere.example")]).await;
    assert_eq!(back.location.as_deref(), Some("/"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_has_a_policy_and_no_inline_script() {
    let house = house().await;
    let person = house.person();
    let table = person.open("spellbook", &[("seat0", "me"), ("seat1", "bot-random")]).await;
    let t = format!("/t/{table}");
    let pages = [
        "/",
        "/me",
        "/results",
        "/new/spellbook",
        "/new/evenfall",
        "/new/septima",
        "/rules/spellbook",
        "/rules/evenfall",
        "/rules/septima",
        "/nowhere",
        "/lobby",
        "/healthz",
        &t,
        &format!("{t}/log"),
        &format!("{t}?at=0"),
        &format!("{t}/record"),
    ]
    .map(str::to_owned);
    for path in pages {
        let page = person.get(&path).await;
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(
            policy.contains("default-src 'none'") && policy.contains("script-src 'self';"),
            "{policy}"
        );
        assert!(!policy.contains("unsafe-eval"), "{policy}");
        assert_eq!(page.headers["x-content-type-options"], "nosniff");
        for script in page.text.split("<script").skip(1) {
            let (tag, rest) = script.split_once('>').unwrap();
            assert!(tag.contains("src=\"/assets/"), "{path}: {tag}");
            assert!(rest.starts_with("</script>"), "{path} has an inline script");
        }
        // No attribute of an event, and no style sheet or picture from elsewhere.
        for tag in page.text.split('<').skip(1) {
            let tag = tag.split('>').next().unwrap();
            let on = tag.split_whitespace().skip(1).find(|part| {
                part.split_once('=').is_some_and(|(name, _)| {
                    name.starts_with("on") && name.chars().all(|c| c.is_ascii_lowercase())
                })
            });
            let quoted = tag.contains("title=") || tag.contains("aria-label=");
            assert!(on.is_none() || quoted, "{path}: {tag}");
            assert!(!tag.contains("src=\"http") && !tag.contains("javascript:"), "{path}: {tag}");
        }
    }
    let cookie = Person::at(&house.base).post("/quick", &[("game", "spellbook")]).await;
    let cookie = cookie.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite"), "{cookie}");
}

/// Collects everything that a stream sends.
async fn collect(person: &Person, table: &str, into: Arc<Mutex<Vec<u8>>>) {
    let mut stream = person.stream(table).await;
    tokio::spawn(async move {
        while let Ok(Some(chunk)) = stream.chunk().await {
            into.lock().unwrap().extend_from_slice(&chunk);
        }
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seed_is_in_no_byte_before_the_end() {
    let house = house().await;
    let (person, spectator) = (house.person(), house.person());
    let table = person.open("spellbook", &[("seat0", "me"), ("seat1", "bot-random")]).await;
    let store = Store::open(&house.db).await.unwrap();
    let seed = store.table(&table).await.unwrap().unwrap().seed;
    store.close().await;
    let (raw, hex) = (seed.0, String::from(seed));
    let all = Arc::new(Mutex::new(Vec::new()));
    collect(&person, &table, all.clone()).await;
    collect(&spectator, &table, all.clone()).await;
    let mut whim = Whim::new(8);
    let mut moves = 0;
    while let Some(asked) = person.wait_for_question(&table).await {
        // What was sent so far was sent before the end.
        let sent = all.lock().unwrap().len();
        let answer = person.choose(&table, &asked, whim.pick(&asked)).await;
        if answer.is_over() {
            all.lock().unwrap().truncate(sent);
            break;
        }
        all.lock().unwrap().extend(answer.text.bytes());
        moves += 1;
        if moves == 120 {
            // Long enough: who is alone with bots ends the game by leaving.
            person.post(&format!("/t/{table}/leave"), &[]).await;
            break;
        }
        if moves % 20 == 1 {
            let record = person.get(&format!("/t/{table}/record")).await;
            assert_eq!(record.status, 403, "the record is not to be had before the end");
            is_readable(&record, "the record");
            let verify = person.get(&format!("/t/{table}/verify")).await;
            assert_eq!(verify.status, 403);
            for path in ["", "/log", "?at=3"] {
                for who in [&person, &spectator] {
                    let page = who.get(&format!("/t/{table}{path}")).await;
                    all.lock().unwrap().extend(page.text.bytes());
                }
            }
            all.lock().unwrap().extend(record.text.bytes().chain(verify.text.bytes()));
        }
    }
    let all = std::mem::take(&mut *all.lock().unwrap());
    assert!(moves > 20 && all.len() > 1_000_000, "{moves} moves, {} bytes", all.len());
    let has = |needle: &[u8]| all.windows(needle.len()).any(|w| w.eq_ignore_ascii_case(needle));
    assert!(!has(&raw) && !has(hex.as_bytes()), "the seed was sent");
    // Nor a half of it.
    for half in [&raw[..16], &raw[16..]] {
        assert!(!has(half) && !has(hex::encode(half).as_bytes()), "half of the seed was sent");
    }
    let record = person.get(&format!("/t/{table}/record")).await;
    assert!(record.text.contains(&hex), "at the end it is published");
}

fn names() -> Vec<String> {
    ["Anna", "Maria", "Zofia", "Luna"].map(str::to_owned).to_vec()
}

/// Plays games and shows every few positions together with one that a seat cannot tell apart.
fn two_worlds<G: Game + Copy>(games: u64, every: usize, mut show: impl FnMut(&Match<G>, G, Seat)) {
    for game in 0..games {
        let options = json!({ "seats": 2 + game % 3 });
        let chance = Chance::fast(Seed::numbered(game, 0));
        let mut at: Match<G> = Match::new(Shared::built_in(), &options, names(), chance).unwrap();
        let mut dice = Fast::numbered(game, 1);
        let mut moves = 0;
        while let Some(seat) = at.game().turn().seats.first() {
            let choices = at.game().choices(seat);
            at.play(seat, choices[dice.below(choices.len() as u32) as usize]).ok().unwrap();
            moves += 1;
            if moves % every == 0 {
                let viewer = Seat::new((moves / every) % at.game().seats() as usize);
                let world = at.game().imagine(viewer, &mut dice);
                show(&at, world, viewer);
            }
        }
    }
}

/// A match that begins at a position.
fn begun_at<G: Game>(game: G, seed: Seed) -> Match<G> {
    Match::from_position(game, Shared::built_in(), Chance::live(seed, Vec::new())).unwrap()
}

#[test]
fn two_worlds_that_a_seat_cannot_tell_apart_look_the_same() {
    look_the_same::<Evenfall>(40, 5);
    look_the_same::<Septima>(3, 41);
}

fn look_the_same<G: Game + Copy>(games: u64, every: usize) {
    let (mut different, mut all) = (0, 0);
    two_worlds::<G>(games, every, |at, world, viewer| {
        all += 1;
        different += usize::from(world != *at.game());
        let [here, there] = [*at.game(), world].map(|game| begun_at(game, Seed::numbered(1, 1)));
        for language in words::Language::ALL {
            let talk = Talk::new(language, names());
            for who in [Some(viewer), None] {
                let [a, b] = [&here, &there].map(|at| {
                    let drawn = draw(at, who, true, &talk);
                    (drawn.board.0, drawn.text.0, drawn.offers, drawn.notes, drawn.ticks)
                });
                assert_eq!(a, b);
            }
        }
    });
    assert!(different * 2 > all, "{different} of {all} worlds are different");
}

/// The same table, with the same people, in two databases that differ in what a seat may not know.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_worlds_that_a_seat_cannot_tell_apart_are_sent_the_same_bytes() {
    are_sent_the_same::<Evenfall>(12, 5).await;
    are_sent_the_same::<Septima>(2, 23).await;
}

async fn are_sent_the_same<G: Game + Copy>(games: u64, every: usize) {
    let mut worlds: Vec<(G, G, Seat)> = Vec::new();
    two_worlds::<G>(games, every, |at, world, viewer| {
        if world != *at.game() {
            worlds.push((*at.game(), world, viewer));
        }
    });
    let step = worlds.len() / 12;
    for (here, there, viewer) in worlds.into_iter().step_by(step) {
        let dir = tempfile::tempdir().unwrap();
        let files = ["a.db", "b.db"].map(|f| dir.path().join(f).to_str().unwrap().to_owned());
        let store = Store::open(&files[0]).await.unwrap();
        let (mut seats, mut tokens) = (Vec::new(), Vec::new());
        for name in names().iter().take(usize::from(here.seats())) {
            let (player, token) = store.new_guest(name).await.unwrap();
            seats.push(NewSeat::Person(player.id, "word".into()));
            tokens.push(token);
        }
        let new = NewTable {
            game: G::ID.into(),
            options: json!({}),
            clock: 0,
            slow: false,
            rated: false,
            host: String::new(),
            seats,
        };
        let table = store.new_table(&new).await.unwrap();
        let seed = store.table(&table).await.unwrap().unwrap().seed;
        store.close().await;
        std::fs::copy(&files[0], &files[1]).unwrap();
        let mut sent = Vec::new();
        for (file, game) in files.iter().zip([here, there]) {
            let at = begun_at(game, seed);
            let header = Record::new(at.record().header.clone()).to_text();
            let store = Store::open(file).await.unwrap();
            let asked = game.turn().seats;
            assert!(
                store.deal(&table, header.trim_end(), asked, None, game.seats()).await.unwrap()
            );
            store.close().await;
            let (base, end) = serve(file).await;
            let person = Person::known(&base, &tokens[viewer.index()]);
            let mut bytes = String::new();
            for path in ["", "/log", "?at=0", "?as=0", "?as=1", "/record"] {
                bytes += &person.get(&format!("/t/{table}{path}")).await.text;
            }
            let mut stream = person.stream(&table).await;
            while !bytes.ends_with("</main>\n\n") {
                let chunk = stream.chunk().await.unwrap().unwrap();
                bytes += &String::from_utf8_lossy(&chunk);
            }
            end.cancel();
            sent.push(bytes);
        }
        assert!(sent[0].contains("event: table") && sent[0].len() > 10_000, "{}", sent[0]);
        assert!(sent[0] == sent[1], "{viewer:?} is sent something else");
    }
}
