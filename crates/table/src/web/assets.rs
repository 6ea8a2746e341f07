//! Style sheets and scripts, embedded in the program.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use std::collections::HashMap;
use std::io::Write;
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

struct Asset {
    kind: &'static str,
    plain: Vec<u8>,
    gzip: Vec<u8>,
}

/// Every file under a name that has a hash of all of them: what changes gets a new address.
static ASSETS: LazyLock<(String, HashMap<String, Asset>)> = LazyLock::new(|| {
    use sha2::{Digest, Sha256};
    let mut hash = Sha256::new();
    let mut assets = HashMap::new();
    for name in Files::iter() {
        let Some(file) = Files::get(&name) else { continue };
        hash.update(name.as_bytes());
        hash.update(&file.data);
        let plain = file.data.into_owned();
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        let gzip = gzip.write_all(&plain).and_then(|()| gzip.finish()).unwrap_or_default();
        let kind = match name.rsplit('.').next() {
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("json") => "application/manifest+json",
            _ => "text/plain; charset=utf-8",
        };
        assets.insert(name.into_owned(), Asset { kind, plain, gzip });
    }
    (hex::encode(&hash.finalize()[..6]), assets)
});

/// The address of a file.
pub fn address(name: &str) -> String {
    format!("/assets/{}/{name}", ASSETS.0)
}

/// A file. Its address changes with its content, so it may be kept for good.
pub async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let (version, name) = path.split_once('/').unwrap_or(("", &path));
    let Some(asset) = ASSETS.1.get(name) else {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    };
    let keep = match version == ASSETS.0 {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let accepts = headers.get("accept-encoding").and_then(|v| v.to_str().ok()).unwrap_or_default();
    let mut answer = match accepts.contains("gzip") {
        true => {
            let mut answer = asset.gzip.clone().into_response();
            answer.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            answer
        }
        false => asset.plain.clone().into_response(),
    };
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::{Digest, Sha256};

    /// A vendored file is what its package published; `assets/vendor/README.md` names it.
    #[test]
    fn vendored_files_are_as_published() {
        let readme = String::from_utf8(ASSETS.1["vendor/README.md"].plain.clone()).unwrap();
        for (name, asset) in &ASSETS.1 {
            let Some(file) = name.strip_prefix("vendor/") else { continue };
            if file != "README.md" && !file.ends_with("LICENSE.txt") {
                let sum = hex::encode(Sha256::digest(&asset.plain));
                assert!(readme.contains(&format!("`{file}`")), "{file} is not in the README");
                assert!(readme.contains(&sum), "{file} has changed: its SHA-256 is {sum}");
            }
        }
    }

    #[test]
    fn hand_written_scripts_stay_small() {
        let ours = ASSETS.1.iter().filter(|(n, _)| n.ends_with(".js") && !n.contains("vendor/"));
        let lines: usize =
            ours.map(|(_, a)| String::from_utf8_lossy(&a.plain).lines().count()).sum();
        assert!((1..=300).contains(&lines), "{lines} lines");
    }
}
