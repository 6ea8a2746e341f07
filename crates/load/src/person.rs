//! A guest: his cookie and his connections, as a browser has them.

use crate::LoadError;
use crate::press::ACCEPT;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, HeaderMap, HeaderValue, LOCATION, SET_COOKIE,
};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use std::net::Ipv4Addr;
use std::time::Duration;

/// An answer, whole.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: StatusCode,
    /// Its headers.
    pub headers: HeaderMap,
    /// Its body, as it came over the wire.
    pub body: Bytes,
}

impl Answer {
    /// Where it leads.
    pub fn leads_to(&self) -> Option<&str> {
        let to = self.headers.get(LOCATION).or_else(|| self.headers.get("hx-redirect"));
        to.and_then(|v| v.to_str().ok())
    }

    /// Bytes over the wire, about: status line, headers and body.
    pub fn wire_bytes(&self) -> usize {
        let headers: usize = self.headers.iter().map(|(n, v)| n.as_str().len() + v.len() + 4).sum();
        17 + headers + self.body.len()
    }
}

/// A guest.
pub struct Person {
    server: String,
    client: Client<HttpConnector, Full<Bytes>>,
    cookie: Option<HeaderValue>,
}

impl Person {
    /// Somebody who has not been at this server before. People come from many addresses, and the
    /// server limits what comes from one: on loopback, each has his own.
    pub fn new(server: &str, number: usize) -> Person {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        if server.starts_with("http://127.") {
            let [.., a, b] = number.to_be_bytes();
            connector.set_local_address(Some(Ipv4Addr::new(127, 1, a, b).into()));
        }
        let client = Client::builder(TokioExecutor::new())
            .pool_idle_timeout(Duration::from_secs(300))
            .build(connector);
        Person { server: server.trim_end_matches('/').to_owned(), client, cookie: None }
    }

    /// Sends a request, and gives the beginning of its answer.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        form: Option<String>,
        partial: bool,
    ) -> Result<Response<Incoming>, LoadError> {
        self.send_accepting(ACCEPT, method, path, form, partial).await
    }

    async fn send_accepting(
        &self,
        accept: &'static str,
        method: Method,
        path: &str,
        form: Option<String>,
        partial: bool,
    ) -> Result<Response<Incoming>, LoadError> {
        let silent = |reason: String| LoadError::Silent { path: path.to_owned(), reason };
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.server))
            .header(ACCEPT_ENCODING, accept)
            .header("accept-language", "en");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if form.is_some() {
            request = request
                .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
                .header("sec-fetch-site", "same-origin");
        }
        if partial {
            request = request.header("hx-request", "true");
        }
        let body = Full::new(Bytes::from(form.unwrap_or_default()));
        let request = request.body(body).map_err(|e| silent(e.to_string()))?;
        self.client.request(request).await.map_err(|e| silent(format!("{e:?}")))
    }

    async fn whole(&mut self, path: &str, begun: Response<Incoming>) -> Result<Answer, LoadError> {
        let (parts, body) = begun.into_parts();
        let body = body.collect().await;
        let body = body
            .map_err(|e| LoadError::Silent { path: path.to_owned(), reason: e.to_string() })?
            .to_bytes();
        let set = parts.headers.get(SET_COOKIE).and_then(|v| v.to_str().ok());
        if let Some(cookie) = set.and_then(|c| c.split(';').next()) {
            self.cookie = HeaderValue::from_str(cookie).ok();
        }
        Ok(Answer { status: parts.status, headers: parts.headers, body })
    }

    /// Gets something.
    pub async fn get(&mut self, path: &str) -> Result<Answer, LoadError> {
        let begun = self.send(Method::GET, path, None, false).await?;
        self.whole(path, begun).await
    }

    /// Gets the text of something, not compressed.
    pub async fn get_plain(&mut self, path: &str) -> Result<String, LoadError> {
        let begun = self.send_accepting("identity", Method::GET, path, None, false).await?;
        Ok(String::from_utf8_lossy(&self.whole(path, begun).await?.body).into_owned())
    }

    /// Posts a form; `partial` is how the script library does it.
    pub async fn post(
        &mut self,
        path: &str,
        form: &[(&str, &str)],
        partial: bool,
    ) -> Result<Answer, LoadError> {
        let begun = self.send(Method::POST, path, Some(encoded(form)), partial).await?;
        self.whole(path, begun).await
    }
}

/// A form as it is posted.
fn encoded(form: &[(&str, &str)]) -> String {
    let mut text = String::new();
    for (name, value) in form {
        if !text.is_empty() {
            text.push('&');
        }
        text.push_str(name);
        text.push('=');
        for byte in value.bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
                    text.push(char::from(byte));
                }
                other => text.push_str(&format!("%{other:02X}")),
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_encoded() {
        assert_eq!(
            encoded(&[("seat", "0"), ("c", "{\"a b\":1}")]),
            "seat=0&c=%7B%22a%20b%22%3A1%7D"
        );
    }
}
