//! What is read from pages: the present choices, the end, the assets.
//!
//! The server escapes `<`, `>`, `&` and `"` in texts and values, so a tag ends at the next `>` and
//! a value at the next `"`: no parser is needed.

/// What a player is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// His seat.
    pub seat: String,
    /// The question.
    pub question: String,
    /// What he may choose, as it is posted.
    pub choices: Vec<String>,
}

/// All tags of this kind: what stands between `<name` and `>`.
fn tags<'a>(html: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    html.split('<').filter_map(move |piece| {
        let rest = piece.strip_prefix(name)?;
        let tag = &rest[..rest.find('>')?];
        (tag.is_empty() || tag.starts_with(' ')).then_some(tag)
    })
}

/// The value of an attribute, unescaped.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let mut rest = tag;
    loop {
        let at = rest.find(name)?;
        let after = &rest[at + name.len()..];
        if let Some(value) = after.strip_prefix("=\"").filter(|_| rest[..at].ends_with(' ')) {
            return Some(unescaped(&value[..value.find('"')?]));
        }
        rest = after;
    }
}

fn unescaped(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    let text = text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">");
    text.replace("&#39;", "'").replace("&amp;", "&")
}

/// The part of a page from one text to another.
fn between<'a>(html: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let rest = &html[html.find(from)?..];
    Some(&rest[..rest.find(to)?])
}

/// What the viewer of a table is asked, if he is.
pub fn asked(html: &str) -> Option<Asked> {
    let form = between(html, "<form id=\"choose\"", "</form>")?;
    let hidden = |name: &str| {
        let mut inputs = tags(form, "input");
        let tag = inputs.find(|t| attribute(t, "name").as_deref() == Some(name))?;
        attribute(tag, "value")
    };
    let buttons = tags(html, "button").filter(|t| attribute(t, "name").as_deref() == Some("c"));
    let mut choices: Vec<String> = buttons.filter_map(|t| attribute(t, "value")).collect();
    // What can be clicked on the board is in the list of choices too.
    choices.sort_unstable();
    choices.dedup();
    let asked = Asked { seat: hidden("seat")?, question: hidden("q")?, choices };
    (!asked.choices.is_empty()).then_some(asked)
}

/// Whether the game is over.
pub fn is_over(html: &str) -> bool {
    html.contains("<section class=\"end\"")
}

/// The files that a page needs: sheets, scripts, icons.
pub fn assets(html: &str) -> Vec<String> {
    let links = tags(html, "link").filter_map(|t| attribute(t, "href"));
    let scripts = tags(html, "script").filter_map(|t| attribute(t, "src"));
    let images = tags(html, "img").filter_map(|t| attribute(t, "src"));
    links.chain(scripts).chain(images).collect()
}

/// The files that a script imports or a sheet refers to, as they are written there.
pub fn references(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (before, end) in [("from \"", '"'), ("import \"", '"'), ("import(\"", '"'), ("url(", ')')] {
        for piece in text.split(before).skip(1) {
            if let Some(at) = piece.find(end) {
                found.push(piece[..at].trim_matches(['"', '\'']).to_owned());
            }
        }
    }
    let ours = |r: &String| r.starts_with(['.', '/']) || r.ends_with(".css") || r.ends_with(".svg");
    found.retain(|r| !r.starts_with("data:") && !r.contains(['\n', ' ']) && ours(r));
    found
}

/// Where a reference leads that stands in this file.
pub fn resolved(file: &str, reference: &str) -> String {
    if reference.starts_with('/') {
        return reference.to_owned();
    }
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in reference.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            other => parts.push(other),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<main><form id="choose" method="post"><input type="hidden" name="seat" value="1"><input type="hidden" name="q" value="2a">
        <button class="choice" name="c" value="2"></button><section class="choices" aria-label="x"><ul>
        <li><button class="primary" name="c" value="{&quot;end&quot;:&quot;a&amp;b&quot;}">End</button></li>
        <li><button name="ticks" value="1"></button><button name="c" value="2"></button></li></ul></section></form></main>"#;

    #[test]
    fn choices_are_read_once_each() {
        let asked = asked(PAGE).unwrap();
        assert_eq!((asked.seat.as_str(), asked.question.as_str()), ("1", "2a"));
        assert_eq!(asked.choices, ["2", r#"{"end":"a&b"}"#]);
        assert!(!is_over(PAGE));
        assert_eq!(super::asked(&PAGE.replace("name=\"c\"", "name=\"d\"")), None);
    }

    #[test]
    fn assets_are_found_through_scripts_and_sheets() {
        let page = r#"<link rel="icon" href="/a/i.svg"><script type="module" src="/a/js/s.js"></script><script></script>"#;
        assert_eq!(assets(page), ["/a/i.svg", "/a/js/s.js"]);
        assert_eq!(references("import { a } from \"./live.js\";"), ["./live.js"]);
        assert_eq!(references("x: url(../x.svg) url(data:abc)"), ["../x.svg"]);
        assert_eq!(resolved("/a/js/s.js", "./live.js"), "/a/js/live.js");
        assert_eq!(resolved("/a/js/s.js", "../x.svg"), "/a/x.svg");
    }
}
