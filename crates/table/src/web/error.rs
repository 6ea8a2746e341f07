//! What went wrong, as a page that a person understands.

use super::words as w;
use super::{Visitor, shell, visitor};
use crate::desk::OpenError;
use crate::draw::Talk;
use crate::hub::ActError;
use crate::store::StoreError;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Response, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response as Answer};
use axum_extra::extract::CookieJar;
use kernel::Message;
use maud::html;
use words::Language;

/// Why a page cannot be shown.
#[derive(Clone, Debug)]
pub struct Oops {
    /// The status.
    pub status: StatusCode,
    /// What a person is told.
    pub message: Message,
    /// His language, as far as known.
    pub language: Language,
}

impl Oops {
    /// An error with these words.
    pub fn new(status: StatusCode, message: Message) -> Oops {
        Oops { status, message, language: Language::English }
    }

    /// There is no such thing.
    pub fn nothing() -> Oops {
        Oops::new(StatusCode::NOT_FOUND, w::no_page())
    }

    /// The request makes no sense.
    pub fn bad() -> Oops {
        Oops::new(StatusCode::BAD_REQUEST, w::bad_request())
    }

    /// The same in the visitor's language.
    pub fn to(self, visitor: &Visitor) -> Oops {
        Oops { language: visitor.language, ..self }
    }
}

impl From<StoreError> for Oops {
    fn from(error: StoreError) -> Oops {
        tracing::error!(%error, "the database failed");
        Oops::new(StatusCode::SERVICE_UNAVAILABLE, w::database_failed())
    }
}

impl From<OpenError> for Oops {
    fn from(error: OpenError) -> Oops {
        tracing::error!(%error, "a table cannot be opened");
        match error {
            OpenError::Store(error) => error.into(),
            OpenError::Record { .. } => {
                Oops::new(StatusCode::INTERNAL_SERVER_ERROR, w::cannot_open())
            }
        }
    }
}

impl From<ActError> for Oops {
    fn from(error: ActError) -> Oops {
        match error {
            ActError::NoTable => Oops::nothing(),
            ActError::Stale => Oops::new(StatusCode::CONFLICT, w::stale()),
            ActError::NotYours => Oops::new(StatusCode::FORBIDDEN, w::not_yours()),
            ActError::NotNow => Oops::new(StatusCode::CONFLICT, w::not_now()),
            ActError::Taken => Oops::new(StatusCode::CONFLICT, w::seat_taken()),
            ActError::Refused(error) => {
                let reason = error.reason.map(|r| r.message);
                Oops::new(StatusCode::UNPROCESSABLE_ENTITY, reason.unwrap_or_else(w::bad_request))
            }
            ActError::Open(error) => error.into(),
            ActError::Store(error) => error.into(),
        }
    }
}

impl IntoResponse for Oops {
    fn into_response(self) -> Answer {
        let talk = Talk::new(self.language, Vec::new());
        let text = talk.say(&self.message);
        let body = html! {
            main.page.oops {
                h1 { (self.status.as_u16()) }
                p.trouble { (text) }
                p { a.button href="/" { (talk.say(&w::to_lobby())) } }
            }
        };
        let visitor = Visitor::stranger(self.language);
        // To a script of ours that has sent a form, the sentence is enough.
        let sentence = [
            ("hx-retarget", "#notice"),
            ("hx-reswap", "innerHTML"),
            ("hx-reselect", ".oops .trouble"),
        ];
        (self.status, sentence, shell::page(&visitor, &text, body)).into_response()
    }
}

impl Visitor {
    /// Somebody of whom only the language is known.
    pub fn stranger(language: Language) -> Visitor {
        Visitor {
            player: None,
            language,
            theme: None,
            skip_confirm: false,
            partial: false,
            path: "/".into(),
        }
    }
}

/// The page that is not there.
pub async fn no_page(visitor: Visitor) -> Oops {
    Oops::nothing().to(&visitor)
}

/// Turns what the framework refuses by itself, in plain text, into pages too.
pub async fn readable(request: Request, next: Next) -> Answer {
    let language =
        visitor::language(&CookieJar::from_headers(request.headers()), request.headers());
    let answer = next.run(request).await;
    let kind = answer.headers().get(CONTENT_TYPE).map_or(&b""[..], |kind| kind.as_bytes());
    if answer.status().is_client_error() && !kind.starts_with(b"text/html") {
        return Oops { status: answer.status(), message: w::bad_request(), language }
            .into_response();
    }
    answer
}

/// A page that failed; the others go on.
pub fn panicked(failure: Box<dyn std::any::Any + Send + 'static>) -> Response<Body> {
    let text = failure.downcast_ref::<&str>().map(|s| (*s).to_owned());
    let text = text.or_else(|| failure.downcast_ref::<String>().cloned()).unwrap_or_default();
    tracing::error!(%text, "a page panicked");
    Oops::new(StatusCode::INTERNAL_SERVER_ERROR, w::our_fault()).into_response()
}
