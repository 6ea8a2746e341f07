//! Tokens, wherever they lie.

use super::{Board, icon};
use kernel::Seat;
use maud::{Markup, html};
use spellbook::spell::{Does, Level, Step};
use spellbook::token::{Token, Tokens};
use spellbook::{Choice, token_word};
use std::fmt;

/// Where a token lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Altar,
    Tray,
    Pool(Seat),
    Familiar(Seat),
    Book(Seat),
    Held,
    Caught,
    Track,
    Below,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Altar => f.write_str("altar"),
            Place::Tray => f.write_str("tray"),
            Place::Pool(seat) => write!(f, "pool-{seat}"),
            Place::Familiar(seat) => write!(f, "familiar-{seat}"),
            Place::Book(seat) => write!(f, "book-{seat}"),
            Place::Held => f.write_str("held"),
            Place::Caught => f.write_str("caught"),
            Place::Track => f.write_str("track"),
            Place::Below => f.write_str("below"),
        }
    }
}

impl Board<'_> {
    pub(super) fn token_name(&self, token: Token) -> String {
        self.term(token_word(token))
    }

    /// The choices that a token at a place can stand for.
    fn choices(&self, place: Place, token: Token) -> Vec<Choice> {
        let mine = |seat: Seat| self.scene.viewer == Some(seat);
        match place {
            Place::Altar => {
                let mut all = vec![
                    Choice::Take(token),
                    Choice::Stow(token),
                    Choice::Replace(token),
                    Choice::Yield(token),
                ];
                if !self.swaps_with_familiar() {
                    all.push(Choice::Receive(token));
                }
                all
            }
            Place::Tray => vec![Choice::Keep(token)],
            Place::Pool(seat) if mine(seat) => vec![
                Choice::Store(token),
                Choice::Discard(token),
                Choice::Give(token),
                Choice::Spend(token),
            ],
            Place::Familiar(seat) if mine(seat) && self.swaps_with_familiar() => {
                vec![Choice::Receive(token)]
            }
            Place::Held => vec![Choice::Place(token)],
            _ => Vec::new(),
        }
    }

    /// Whether what is received comes from the familiar board and not from the altar.
    fn swaps_with_familiar(&self) -> bool {
        self.view.doing.is_some_and(|spell| {
            Level::ALL.iter().any(|level| match self.cards.does(spell, *level) {
                Does::Act(ways) => ways.iter().any(|w| w.steps.contains(&Step::SwapFamiliar)),
                Does::Instant(steps) => steps.contains(&Step::SwapFamiliar),
                _ => false,
            })
        })
    }

    /// A token that only lies there.
    pub(super) fn still(&self, place: Place, token: Token) -> Markup {
        html! {
            svg.tok data-piece=(token) data-place=(place) role="img" {
                title { (self.token_name(token)) }
                use href=(format!("#sb-{token}")) {}
            }
        }
    }

    /// The `nth` token of its kind at a place, with all that can be done to it.
    pub(super) fn piece(&self, place: Place, token: Token, nth: usize) -> Markup {
        let choices = self.choices(place, token);
        let name = self.token_name(token);
        let body = html! {
            svg.tok data-piece=(token) data-place=(place) aria-hidden="true" {
                use href=(format!("#sb-{token}")) {}
            }
        };
        if let Some(choice) = choices.iter().find(|c| self.scene.tickable(**c) > 0) {
            if nth < self.scene.tickable(*choice) {
                return self.scene.tick(*choice, nth, &name, "t", body);
            }
            return self.still(place, token);
        }
        let menu = format!("menu-{place}-{token}");
        if let Some(thing) = self.clickable(&self.offers(&choices), &name, &menu, "t", body.clone())
        {
            return thing;
        }
        match choices.iter().find_map(|c| self.scene.refusal(*c)) {
            Some(refusal) => self.scene.refused(refusal, &name, "t", body),
            None => self.still(place, token),
        }
    }

    /// The menus of the tokens at a place.
    pub(super) fn menus(&self, place: Place, tokens: Tokens) -> Markup {
        html! {
            @for token in tokens.kinds().iter() {
                (self.menu(&self.offers(&self.choices(place, token)), &self.token_name(token),
                    &format!("menu-{place}-{token}")))
            }
        }
    }

    /// A heap of tokens, one by one.
    pub(super) fn heap(&self, place: Place, tokens: Tokens) -> Markup {
        html! {
            @for token in tokens.kinds().iter() {
                @for nth in 0..usize::from(tokens.count(token)) {
                    li { (self.piece(place, token, nth)) }
                }
            }
        }
    }

    /// A heap of tokens in words.
    pub(super) fn heap_in_words(&self, tokens: Tokens) -> String {
        let names: Vec<String> = tokens
            .kinds()
            .iter()
            .map(|token| match tokens.count(token) {
                1 => self.token_name(token),
                n => format!("{} ×{n}", self.token_name(token)),
            })
            .collect();
        match names.is_empty() {
            true => self.say(super::words::empty()),
            false => names.join(", "),
        }
    }
}

/// A mark for a player, drawn with each of his things.
pub(super) fn sigil(seat: Seat) -> Markup {
    icon(&format!("seat-{seat}"), "sigil")
}
