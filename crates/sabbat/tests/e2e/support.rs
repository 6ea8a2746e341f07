//! A server, and browsers that look at it.

use crate::server::Server;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use thirtyfour::LoggingPrefsLogLevel;
use thirtyfour::prelude::*;

/// How long something may take to happen.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A server with a new database.
pub struct House {
    pub server: Server,
    _dir: TempDir,
}

pub fn house() -> House {
    let dir = tempfile::tempdir().unwrap();
    let server = Server::start(dir.path().join("table.db").to_str().unwrap());
    House { server, _dir: dir }
}

/// How a browser is set up.
#[derive(Clone, Copy)]
pub struct Taste {
    pub languages: &'static str,
    pub phone: bool,
    pub calm: bool,
}

impl Default for Taste {
    fn default() -> Taste {
        Taste { languages: "en-GB,en", phone: false, calm: true }
    }
}

/// A browser with one page and cookies of its own.
pub struct Browser {
    pub page: WebDriver,
    base: String,
    port: u16,
    driver: Child,
    _profile: TempDir,
}

fn program(name: &str, package: &str) -> String {
    let path = std::env::var("PATH").unwrap_or_default();
    let found = path.split(':').map(|dir| format!("{dir}/{name}"));
    found.into_iter().find(|file| std::fs::metadata(file).is_ok()).unwrap_or_else(|| {
        panic!(
            "{name} is not installed: these tests need Debian's package {package} \
             (apt-get install {package}, or cargo xtask test)"
        )
    })
}

/// Chromedriver takes a free port for IPv6 and wants the same one for IPv4, where another program
/// may hold it; it gives up then, and is started again.
fn start_driver() -> (Child, u16) {
    let mut said = String::new();
    for _ in 0..5 {
        let mut driver = Command::new(program("chromedriver", "chromium-driver"))
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines();
        for line in lines.by_ref().map_while(Result::ok) {
            let port = line.split_once("successfully on port ").map(|(_, port)| port);
            if let Some(port) = port.and_then(|port| port.trim_end_matches('.').parse().ok()) {
                // What it says later must not fill the pipe.
                std::thread::spawn(move || lines.for_each(drop));
                return (driver, port);
            }
            said.push_str(&line);
            said.push('\n');
        }
        driver.wait().unwrap();
    }
    panic!("chromedriver does not start; it said:\n{said}");
}

impl Browser {
    pub async fn open(house: &House, taste: Taste) -> Browser {
        let profile = tempfile::tempdir().unwrap();
        let chromium = program("chromium", "chromium");
        let (driver, port) = start_driver();
        let mut caps = DesiredCapabilities::chrome();
        caps.set_binary(&chromium).unwrap();
        let folder = format!("--user-data-dir={}", profile.path().display());
        let mut args = vec![
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=1280,900",
            &folder,
        ];
        if taste.calm {
            args.push("--force-prefers-reduced-motion");
        }
        for arg in args {
            caps.add_arg(arg).unwrap();
        }
        let prefs = json!({ "intl.accept_languages": taste.languages });
        caps.add_experimental_option("prefs", prefs).unwrap();
        caps.set_browser_log_level(LoggingPrefsLogLevel::All).unwrap();
        let page = WebDriver::new(format!("http://127.0.0.1:{port}"), caps).await.unwrap();
        let base = house.server.url();
        let browser = Browser { page, base, port, driver, _profile: profile };
        if taste.phone {
            browser
                .devtools(
                    "Emulation.setDeviceMetricsOverride",
                    json!({ "width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": true }),
                )
                .await;
            let touch = json!({ "enabled": true, "maxTouchPoints": 1 });
            browser.devtools("Emulation.setTouchEmulationEnabled", touch).await;
        }
        browser
    }

    pub async fn devtools(&self, command: &str, args: Value) -> Value {
        self.page.cdp().send_raw(command, args).await.unwrap()
    }

    pub async fn go(&self, path: &str) {
        self.page.goto(format!("{}{path}", self.base)).await.unwrap();
    }

    pub async fn path(&self) -> String {
        let url = self.page.current_url().await.unwrap();
        url.path().to_owned()
    }

    /// What a script gives; `arguments` are its own.
    pub async fn js<T: DeserializeOwned>(&self, script: &str, args: Vec<Value>) -> T {
        let done =
            self.page.execute(script, args).await.unwrap_or_else(|e| panic!("{script}: {e}"));
        done.convert().unwrap_or_else(|e| panic!("{script}: {e}"))
    }

    /// Waits until a script gives something that holds.
    pub async fn wait(&self, what: &str, script: &str) {
        let begun = Instant::now();
        let script = format!("return !!({script})");
        // While a page is being left, no script runs there.
        loop {
            let done = self.page.execute(script.as_str(), Vec::new()).await;
            if done.is_ok_and(|done| done.json() == &Value::Bool(true)) {
                return;
            }
            if begun.elapsed() > PATIENCE {
                let text = self.page.source().await.unwrap_or_default();
                panic!("waited in vain until {what}; the page:\n{text}");
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    pub async fn has(&self, css: &str) -> bool {
        self.js("return !!document.querySelector(arguments[0])", vec![json!(css)]).await
    }

    pub async fn text(&self, css: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.textContent ?? ''";
        self.js(script, vec![json!(css)]).await
    }

    /// Clicks the first thing that the selector finds, as a person does.
    pub async fn click(&self, css: &str) {
        let begun = Instant::now();
        loop {
            let clicked = async { self.page.find(By::Css(css)).await?.click().await }.await;
            match clicked {
                Ok(()) => return,
                Err(error) if begun.elapsed() > PATIENCE => {
                    panic!("{css} cannot be clicked: {error}")
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Types keys at whatever has the focus.
    pub async fn press(&self, key: Key) {
        self.page.action_chain().send_keys(key.value().to_string()).perform().await.unwrap();
    }

    /// What the browser's console has complained about since it was last asked.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.page.browser_log().await.unwrap();
        let worth = |level: &str| !matches!(level, "INFO" | "DEBUG");
        log.into_iter().filter(|line| worth(&line.level)).map(|line| line.message).collect()
    }

    /// Begins a game against a bot: opening the lobby, and one click.
    pub async fn play_a_bot(&self) -> String {
        self.go("/").await;
        self.click("article.spellbook button.primary").await;
        self.wait("a table opens", "location.pathname.startsWith('/t/')").await;
        self.my_turn().await;
        self.path().await
    }

    /// Waits until something is asked here, or the game is over. False if it is over.
    pub async fn my_turn(&self) -> bool {
        let asked = "document.documentElement.dataset.live && \
             document.querySelector('.choices li button, section.end')";
        self.wait("it is my turn", asked).await;
        !self.has("section.end").await
    }

    /// The board, with attributes in a fixed order: morphing does not keep theirs.
    pub async fn board(&self) -> String {
        let flat = "const flat = (e) => e.nodeType === 3 ? e.textContent : e.tagName \
            + [...e.attributes].map((a) => ` ${a.name}=${a.value}`).sort().join('') + '{' \
            + [...e.childNodes].map(flat).join('') + '}'; \
            return flat(document.querySelector('.board-area'))";
        self.js(flat, vec![]).await
    }

    /// What is asked here, as a number; empty when nothing is.
    pub async fn question(&self) -> String {
        self.js("return document.querySelector('#choose input[name=q]')?.value ?? ''", vec![]).await
    }

    /// Waits until a question is answered.
    pub async fn answered(&self, question: &str) {
        let now = "document.querySelector('#choose input[name=q]')?.value ?? ''";
        self.wait("the choice is made", &format!("({now}) !== {question:?}")).await;
    }

    /// Makes the choice of the list with this number, counted around.
    pub async fn choose(&self, number: usize) {
        let question = self.question().await;
        let count: usize =
            self.js("return document.querySelectorAll('.choices li button').length", vec![]).await;
        assert!(count > 0, "nothing can be chosen");
        let pick = "return document.querySelectorAll('.choices li button')[arguments[0]]";
        let begun = Instant::now();
        loop {
            let found =
                self.page.execute(pick, vec![json!(number % count)]).await.unwrap().element();
            if let Ok(button) = found
                && button.click().await.is_ok()
            {
                break;
            }
            assert!(begun.elapsed() < PATIENCE, "no choice can be clicked");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.answered(&question).await;
    }

    /// How many entries the record has, as the page of a past moment tells.
    pub async fn entries(&self, house: &House, table: &str) -> usize {
        crate::client::Person::at(&house.server.url())
            .part(&format!("{table}?at=999999"))
            .await
            .entries()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        end_session(self.port, &self.page.session_id().to_string());
        let _ = self.page.clone().leak();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// A request to chromedriver without any runtime: it is also made when a test has failed.
fn end_session(port: u16, id: &str) {
    let request =
        format!("DELETE /session/{id} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
    let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)) else { return };
    let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
    let _ = stream.write_all(request.as_bytes());
    let _ = stream.read_to_end(&mut Vec::new());
}
