//! `sabbat engine`: a conversation in JSON lines. `docs/protocol.md` describes it.

mod commands;
mod lines;
mod refusal;
mod requests;

use crate::failure::Failure;
use commands::{COMMANDS, Session};
use lines::{Line, MAX_LINE, read_line};
use refusal::{Refusal, refuse};
use serde_json::{Map, Value, json};
use std::io::{BufRead, Write};
use std::path::Path;

/// Answers line by line until the input ends.
pub fn run(
    cards: Option<&Path>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(cards) = cards {
        games::check_cards(cards)?;
    }
    let mut session = Session::new(cards);
    let mut line = Vec::new();
    loop {
        let (id, result) = match read_line(input, &mut line)? {
            Line::End => return Ok(()),
            Line::TooLong => (Value::Null, Err(too_long())),
            Line::Whole => answer(&mut session, &line),
        };
        let answer = match result {
            Ok(ok) => json!({ "id": id, "ok": ok }),
            Err(refusal) => json!({ "id": id, "error": refusal }),
        };
        // Written whole, so that nobody reads half an answer.
        out.write_all(format!("{answer}\n").as_bytes())?;
        out.flush()?;
    }
}

fn too_long() -> Refusal {
    refuse("too_long", format!("a line has more than {MAX_LINE} bytes; send less at a time"))
}

/// The id of a request, and its result.
fn answer(session: &mut Session, line: &[u8]) -> (Value, Result<Value, Refusal>) {
    match request(line) {
        Err(refusal) => (Value::Null, Err(refusal)),
        Ok(mut request) => {
            let id = request.shift_remove("id").unwrap_or(Value::Null);
            let result = command(&mut request).and_then(|name| session.run(&name, request));
            (id, result)
        }
    }
}

const FORM: &str = "a request is one JSON object on a line, such as {\"id\":1,\"do\":\"games\"}";

fn request(line: &[u8]) -> Result<Map<String, Value>, Refusal> {
    match serde_json::from_slice(line) {
        Ok(Value::Object(request)) => Ok(request),
        Ok(_) => Err(refuse("bad_request", format!("this is no object; {FORM}"))),
        Err(e) => Err(refuse("not_json", format!("this is not JSON ({e}); {FORM}"))),
    }
}

fn command(request: &mut Map<String, Value>) -> Result<String, Refusal> {
    match request.shift_remove("do") {
        Some(Value::String(name)) => Ok(name),
        _ => {
            let list = COMMANDS.join(", ");
            Err(refuse("bad_request", format!("\"do\" names a command; there are: {list}")))
        }
    }
}
