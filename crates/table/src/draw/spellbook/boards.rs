//! The players' boards, and the solo opponent's.

use super::cards::letter;
use super::tokens::{Place, sigil};
use super::{Board, icon, words};
use kernel::Seat;
use maud::{Markup, html};
use spellbook::text::card_text;
use spellbook::token::{Token, Tokens};
use spellbook::view::{LearnedSpell, PlayerView};

/// A list of tokens as a heap.
pub(super) fn heap_of(tokens: &[Token]) -> Tokens {
    let mut heap = Tokens::NONE;
    for token in tokens {
        heap.add(*token);
    }
    heap
}

impl Board<'_> {
    pub(super) fn player(&self, seat: Seat) -> Markup {
        let player = &self.view.players[seat.index()];
        let mine = self.scene.viewer == Some(seat);
        let active = !self.view.over && self.view.active == seat;
        html! {
            section.sb-player.mine[mine].active[active] data-seat=(seat) {
                (self.name_plate(seat, player.score))
                (self.pool(seat, player.pool))
                @if active { (self.in_hand()) }
                (self.familiar(seat, player))
                (self.book(seat, player))
            }
        }
    }

    fn name_plate(&self, seat: Seat, score: i32) -> Markup {
        html! {
            header {
                (sigil(seat))
                div.who {
                    h2 { (self.scene.talk.name(seat)) }
                    @if self.scene.viewer == Some(seat) { span.tag { (self.say(words::you())) } }
                    @if self.view.first == seat && self.view.players.len() > 1 {
                        span.tag { (self.say(words::first())) }
                    }
                    @if self.scene.turn.seats.contains(seat) {
                        span.tag.turn { (self.say(words::chooses())) }
                    }
                }
                (self.score(score))
            }
        }
    }

    fn score(&self, score: i32) -> Markup {
        let told = self.say(words::points(score));
        html! { b.score role="img" title=(told) aria-label=(told) { (score) } }
    }

    fn pool(&self, seat: Seat, pool: Tokens) -> Markup {
        let most = self.cards.boards.pool_limit.value;
        let place = Place::Pool(seat);
        html! {
            div.sb-pool {
                h3 { (self.term("spellbook-pool")) (self.share(pool.len(), most)) }
                ul.sb-row {
                    (self.heap(place, pool))
                    @for _ in pool.len()..most { li.gap {} }
                }
                (self.menus(place, pool))
            }
        }
    }

    /// Tokens that are on their way.
    fn in_hand(&self) -> Markup {
        let heaps = [
            (Place::Held, self.view.held, words::held()),
            (Place::Caught, self.view.caught, words::caught()),
        ];
        html! {
            @for (place, tokens, name) in heaps {
                @if !tokens.is_empty() {
                    div.sb-held {
                        h3 { (self.say(name)) }
                        ul.sb-row { (self.heap(place, tokens)) }
                    }
                }
            }
        }
    }

    /// The spaces with what is printed on them: the first one that is free is the score.
    fn familiar(&self, seat: Seat, player: &PlayerView) -> Markup {
        let values = &self.cards.boards.familiar;
        let stored = &player.familiar;
        let spaces = values.value.len() as u8 - 1;
        let place = Place::Familiar(seat);
        html! {
            div.sb-familiar {
                h3 {
                    (self.term("spellbook-familiar"))
                    (self.share(stored.len() as u8, spaces))
                    (self.source(values.from, words::from_values))
                }
                ol {
                    @for (space, value) in values.value.iter().enumerate() {
                        @match stored.get(space) {
                            Some(token) => li { (self.piece(place, *token, nth(stored, space))) },
                            None => li.now[space == stored.len()] { (value) },
                        }
                    }
                }
                (self.menus(place, heap_of(stored)))
            }
        }
    }

    /// The learned spells, each with the token on its card.
    fn book(&self, seat: Seat, player: &PlayerView) -> Markup {
        html! {
            div.sb-book {
                h3 { (self.say(words::book())) (self.share(player.spells.len() as u8, 7)) }
                ul {
                    @for spell in self.view.spells {
                        @match player.spells.iter().find(|s| s.spell == spell) {
                            Some(at) => {
                                @let text = self.learned_text(at, player.fresh.contains(&spell));
                                @let id = format!("book-{seat}-{}", letter(spell.colour()));
                                li title=(text) data-card=(id) {
                                    (self.still(Place::Book(seat), at.token))
                                    span { (self.term(spell.word())) }
                                    b { (at.level.number()) }
                                    div.note id=(id) popover { p { (text) } }
                                }
                            },
                            None => li.gap title=(self.say(words::unlearned(spell.word()))) {
                                (icon(letter(spell.colour()), "gem"))
                            },
                        }
                    }
                }
            }
        }
    }

    /// What a learned spell does: shown by hovering and by a long press.
    fn learned_text(&self, at: &LearnedSpell, fresh: bool) -> String {
        let mut text = card_text(&self.cards, at.spell, at.level);
        if fresh {
            text.push(words::fresh());
        }
        let text: Vec<String> = text.into_iter().map(|m| self.say(m)).collect();
        format!("{} {}: {}", self.term(at.spell.word()), at.level.number(), text.join(" "))
    }

    /// The solo opponent's board.
    pub(super) fn opponent(&self) -> Markup {
        let Some(opponent) = &self.view.opponent else {
            return html! {};
        };
        let boards = &self.cards.boards;
        let flush = |space: usize| boards.flush.value.iter().any(|f| usize::from(*f) == space);
        html! {
            section.sb-player.solo {
                header {
                    (icon("hat", "sigil"))
                    div.who { h2 { (self.term("spellbook-opponent")) } }
                    (self.score(opponent.score))
                }
                div.sb-familiar {
                    h3 {
                        (self.term("spellbook-track"))
                        (self.share(opponent.track.len() as u8, boards.opponent.value.len() as u8 - 1))
                        (self.source(boards.opponent.from, words::from_values))
                    }
                    ol {
                        @for (i, value) in boards.opponent.value.iter().enumerate().skip(1) {
                            @match opponent.track.get(i - 1) {
                                Some(token) => li { (self.still(Place::Track, *token)) },
                                None => li.now[i == opponent.track.len() + 1]
                                    .flush[flush(i)] title=[flush(i).then(|| self.say(words::flush()))] {
                                    (value)
                                },
                            }
                        }
                    }
                }
                div.sb-pool {
                    h3 { (self.term("spellbook-below")) (self.count(opponent.below.len())) }
                    ul.sb-row { (self.heap(Place::Below, opponent.below)) }
                }
            }
        }
    }

    fn share(&self, count: u8, most: u8) -> Markup {
        html! { span.count title=(self.say(words::filled(count, most))) { (count) "/" (most) } }
    }
}

/// How many tokens of the same kind lie on lower spaces.
fn nth(stored: &[Token], space: usize) -> usize {
    stored[..space].iter().filter(|t| **t == stored[space]).count()
}
