//! The table in words, for those who do not see it.

use super::boards::heap_of;
use super::{Board, words};
use kernel::Seat;
use maud::{Markup, html};
use spellbook::spell::{Level, Spell};
use spellbook::text::card_text;
use spellbook::token::Tokens;

impl Board<'_> {
    pub(super) fn in_words(&self) -> Markup {
        html! {
            div.in-words {
                (self.middle_in_words())
                @for seat in self.seats() { (self.player_in_words(seat)) }
                (self.opponent_in_words())
                h2 { (self.say(words::spells())) }
                @for spell in self.view.spells { (self.spell_in_words(spell)) }
            }
        }
    }

    fn middle_in_words(&self) -> Markup {
        let view = self.view;
        html! {
            @if view.over { h2 { (self.say(words::night())) } }
            @else {
                h2 { (self.say(words::day(view.active))) }
                p {
                    (self.term(view.phase.word())) ", "
                    @if view.actions == 0 { (self.say(words::no_actions())) }
                    @else { (self.say(words::actions(view.actions))) }
                }
            }
            ul {
                (self.line(self.term("spellbook-altar"), self.heap_in_words(view.altar)))
                (self.line(self.term("spellbook-bag"), self.say(words::tokens(view.bag))))
                (self.line(self.term("spellbook-tray"), self.heap_in_words(view.tray)))
                (self.unless_empty(self.say(words::held()), view.held))
                (self.unless_empty(self.say(words::caught()), view.caught))
            }
        }
    }

    fn player_in_words(&self, seat: Seat) -> Markup {
        let player = &self.view.players[seat.index()];
        let familiar = words::filled(player.familiar.len(), spellbook::data::FAMILIAR_SPACES);
        let familiar_name = format!("{} ({})", self.term("spellbook-familiar"), self.say(familiar));
        html! {
            h2 { (self.scene.talk.name(seat)) }
            ul {
                li { (self.say(words::points(player.score))) }
                @if self.scene.viewer == Some(seat) { li { (self.say(words::you())) } }
                @if self.view.first == seat { li { (self.say(words::first())) } }
                @if self.scene.turn.seats.contains(seat) { li { (self.say(words::chooses())) } }
                (self.line(self.term("spellbook-pool"), self.heap_in_words(player.pool)))
                (self.line(familiar_name, self.heap_in_words(heap_of(&player.familiar))))
                li {
                    (self.say(words::book())) ": "
                    @if player.spells.is_empty() { (self.say(words::empty())) }
                    ul {
                        @for at in &player.spells {
                            li {
                                (self.say(words::learned(
                                    at.spell.word(), at.level.number(), spellbook::token_word(at.token))))
                                @if player.fresh.contains(&at.spell) { ", " (self.say(words::fresh())) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn opponent_in_words(&self) -> Markup {
        html! {
            @if let Some(opponent) = &self.view.opponent {
                h2 { (self.term("spellbook-opponent")) }
                ul {
                    li { (self.say(words::points(opponent.score))) }
                    (self.line(self.term("spellbook-track"), self.heap_in_words(heap_of(&opponent.track))))
                    (self.line(self.term("spellbook-below"), self.heap_in_words(opponent.below)))
                }
            }
        }
    }

    fn spell_in_words(&self, spell: Spell) -> Markup {
        let card = self.cards.card(spell);
        let phase = match card.phase {
            Some(phase) => self.term(phase.word()),
            None => self.say(words::no_phase()),
        };
        html! {
            h3 { (self.term(spell.word())) }
            p { (self.term(spell.colour().word())) ", " (phase) }
            ul {
                @for level in Level::ALL {
                    li {
                        (self.say(words::level(level.number()))) ". "
                        (self.say(words::cost(level.number(), spell.colour().word()))) ". "
                        @for sentence in card_text(&self.cards, spell, level) {
                            (self.say(sentence)) " "
                        }
                    }
                }
            }
        }
    }

    fn line(&self, name: String, what: String) -> Markup {
        html! { li { (name) ": " (what) } }
    }

    fn unless_empty(&self, name: String, tokens: Tokens) -> Markup {
        html! { @if !tokens.is_empty() { (self.line(name, self.heap_in_words(tokens))) } }
    }
}
