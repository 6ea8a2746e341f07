//! Somebody at a table without a browser: requests, cookies, and what a page says.

use reqwest::{Client, RequestBuilder, Response, redirect};
use std::time::{Duration, Instant};

/// How long something may take to happen.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody with cookies of his own.
pub struct Person {
    http: Client,
    /// The address of a server, without a slash at the end.
    pub base: String,
}

/// An answer.
#[allow(dead_code)]
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub location: Option<String>,
    pub headers: reqwest::header::HeaderMap,
    pub text: String,
}

#[allow(dead_code)]
impl Answer {
    async fn of(response: Response) -> Answer {
        let status = response.status().as_u16();
        let headers = response.headers().clone();
        let location = headers.get("location").map(|v| v.to_str().unwrap().to_owned());
        let text = String::from_utf8_lossy(&response.bytes().await.unwrap()).into_owned();
        Answer { status, location, headers, text }
    }

    /// What the page asks its viewer: seat, question and choices.
    pub fn asked(&self) -> Option<Asked> {
        let seat = self.field("seat")?.parse().ok()?;
        let question = self.field("q")?;
        let mut choices: Vec<String> = Vec::new();
        for rest in self.text.split("name=\"c\" value=\"").skip(1) {
            let choice = attribute(rest)?;
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
        (!choices.is_empty()).then_some(Asked { seat, question, choices })
    }

    /// What can be ticked, each thing as often as it is there; nothing if nothing can.
    pub fn ticks(&self) -> Vec<String> {
        let ticks = self.text.split("name=\"tick\" value=\"").skip(1);
        ticks.filter_map(attribute).collect()
    }

    fn field(&self, name: &str) -> Option<String> {
        let form = self.text.split_once("id=\"choose\"")?.1;
        attribute(form.split_once(&format!("name=\"{name}\" value=\""))?.1)
    }

    /// How many entries the record has, on a page that looks back.
    pub fn entries(&self) -> usize {
        let slider = self.text.split_once("id=\"moment\"").expect("a slider").1;
        attribute(slider.split_once("max=\"").unwrap().1).unwrap().parse().unwrap()
    }

    pub fn is_over(&self) -> bool {
        self.text.contains("<section class=\"end\">")
    }
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    pub seat: u8,
    pub question: String,
    pub choices: Vec<String>,
}

/// The rest of an attribute's value, as it was before it was escaped.
fn attribute(rest: &str) -> Option<String> {
    let value = rest.split_once('"')?.0;
    Some(
        value
            .replace("&quot;", "\"")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&amp;", "&"),
    )
}

#[allow(dead_code)]
impl Person {
    pub fn at(base: &str) -> Person {
        let http = Client::builder()
            .cookie_store(true)
            .redirect(redirect::Policy::none())
            .timeout(Duration::from_secs(120))
            .build()
            .unwrap();
        Person { http, base: base.to_owned() }
    }

    /// Somebody who has a session already.
    pub fn known(base: &str, token: &str) -> Person {
        let cookie = format!("sabbat={token}").parse().unwrap();
        let headers = [(reqwest::header::COOKIE, cookie)].into_iter().collect();
        let http = Client::builder().default_headers(headers).build().unwrap();
        Person { http, base: base.to_owned() }
    }

    /// The same person at another server.
    pub fn via(&self, base: &str) -> Person {
        Person { http: self.http.clone(), base: base.to_owned() }
    }

    /// Sends a request; when it comes too often, it waits and tries again.
    async fn send(&self, request: impl Fn() -> RequestBuilder) -> Answer {
        loop {
            let answer = Answer::of(request().send().await.unwrap()).await;
            if answer.status != 429 {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(|| self.http.get(format!("{}{path}", self.base))).await
    }

    /// The same page as the page's own script would ask for it: the part that changes.
    pub async fn part(&self, path: &str) -> Answer {
        self.send(|| self.http.get(format!("{}{path}", self.base)).header("hx-request", "true"))
            .await
    }

    pub async fn post(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        self.send(|| self.http.post(format!("{}{path}", self.base)).form(form)).await
    }

    /// A request made by hand.
    pub fn raw(&self, path: &str) -> RequestBuilder {
        self.http.post(format!("{}{path}", self.base))
    }

    pub async fn sent(&self, request: RequestBuilder) -> Answer {
        Answer::of(request.send().await.unwrap()).await
    }

    /// Opens the stream of a table, uncompressed.
    pub async fn stream(&self, table: &str) -> Response {
        self.http.get(format!("{}/t/{table}/stream", self.base)).send().await.unwrap()
    }

    /// Opens a table; its id.
    pub async fn open(&self, game: &str, fields: &[(&str, &str)]) -> String {
        let answer = self.post(&format!("/new/{game}"), fields).await;
        let location =
            answer.location.unwrap_or_else(|| panic!("{}: {}", answer.status, answer.text));
        location.strip_prefix("/t/").unwrap().to_owned()
    }

    /// Opens a table with a friend, who sits down; its id.
    pub async fn open_with(&self, friend: &Person, game: &str) -> String {
        let id = self.open(game, &[("seat0", "me"), ("seat1", "open")]).await;
        let joined = friend.post(&format!("/t/{id}/join"), &[("seat", "1")]).await;
        assert!(joined.status < 400, "{}", joined.text);
        id
    }

    pub async fn table(&self, id: &str) -> Answer {
        self.part(&format!("/t/{id}")).await
    }

    pub async fn choose(&self, id: &str, asked: &Asked, choice: &str) -> Answer {
        let seat = asked.seat.to_string();
        let form = [("seat", seat.as_str()), ("q", &asked.question), ("c", choice)];
        let path = format!("{}/t/{id}/choose", self.base);
        self.send(|| self.http.post(&path).header("hx-request", "true").form(&form)).await
    }

    /// How many entries the record of a table has.
    pub async fn entries(&self, id: &str) -> usize {
        self.part(&format!("/t/{id}?at=999999")).await.entries()
    }

    /// What the table asks, once it asks something; nothing when the game is over.
    pub async fn wait_for_question(&self, id: &str) -> Option<Asked> {
        let begun = Instant::now();
        loop {
            let page = self.table(id).await;
            if let Some(asked) = page.asked() {
                return Some(asked);
            }
            if page.is_over() {
                return None;
            }
            assert!(begun.elapsed() < PATIENCE, "nothing is asked: {}", page.text);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Small dice for choosing.
pub struct Whim(u64);

#[allow(dead_code)]
impl Whim {
    pub fn new(seed: u64) -> Whim {
        Whim(seed * 2 + 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    pub fn pick<'a>(&mut self, asked: &'a Asked) -> &'a str {
        &asked.choices[self.below(asked.choices.len())]
    }
}
