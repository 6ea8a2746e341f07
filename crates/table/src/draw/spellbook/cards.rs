//! The seven spells in play.

use super::tokens::sigil;
use super::{Board, Offer, icon, words};
use crate::draw::Refusal;
use kernel::{Message, Seat};
use maud::{Markup, html};
use spellbook::Choice;
use spellbook::data::Card;
use spellbook::spell::{Does, Level, Points, RuneOf, Spell, Step};
use spellbook::text::card_text;
use spellbook::token::Colour;

/// The letter of a colour in the names of tokens and shapes.
pub(super) const fn letter(colour: Colour) -> &'static str {
    ["R", "P", "G", "K", "W", "B", "Y"][colour.index()]
}

impl Board<'_> {
    pub(super) fn spells(&self) -> Markup {
        html! {
            section.sb-spells {
                h2 { (self.say(words::spells())) }
                div.sb-cards { @for spell in self.view.spells { (self.spell(spell)) } }
                p.sb-note { (self.say(words::sources())) }
            }
        }
    }

    fn spell(&self, spell: Spell) -> Markup {
        let card = self.cards.card(spell);
        let phase = match card.phase {
            Some(phase) => self.term(phase.word()),
            None => self.say(words::no_phase()),
        };
        html! {
            article.sb-card.(letter(spell.colour())).doing[self.view.doing == Some(spell)] {
                header {
                    (icon(letter(spell.colour()), "gem"))
                    h3 title=(self.term(spell.colour().word())) { (self.term(spell.word())) }
                    (self.source(card.from.effect, words::from_effect))
                    @if prints_runes(card) { (self.source(card.from.runes, words::from_runes)) }
                    span.when title=(phase) {
                        @if let Some(phase) = card.phase {
                            (icon(super::middle::PHASES[phase.index()].1, "phase"))
                        }
                        span { (phase) }
                    }
                }
                @for level in Level::ALL { (self.level(spell, level)) }
            }
        }
    }

    fn level(&self, spell: Spell, level: Level) -> Markup {
        let offers = self.level_offers(spell, level);
        let name =
            format!("{}, {}", self.term(spell.word()), self.say(words::level(level.number())));
        let menu = format!("menu-{}-{}", spell.name(), level.number());
        let body = self.level_body(spell, level);
        html! {
            @if let Some(thing) = self.clickable(&offers, &name, &menu, "lv", body.clone()) {
                (thing) (self.menu(&offers, &name, &menu))
            } @else if let Some(no) = self.level_refusal(spell, level) {
                (self.scene.refused(no, &name, "lv", body))
            } @else {
                div.lv { (body) }
            }
        }
    }

    fn level_body(&self, spell: Spell, level: Level) -> Markup {
        let points = self.cards.card(spell).levels[level.index()].points;
        let mut text = card_text(&self.cards, spell, level);
        let worth = text.pop().map(|m| self.say(m)).unwrap_or_default();
        let does = |l: Level| self.cards.does(spell, l);
        if *does(level) != Does::Nothing && level.down().is_some_and(|l| does(l) == does(level)) {
            text = vec![words::same()];
        }
        let cost = self.say(words::cost(level.number(), spell.colour().word()));
        html! {
            span.cost title=(cost) { (level.number()) (icon(letter(spell.colour()), "gem")) }
            span.does {
                @for sentence in text { (self.sentence(sentence)) " " }
                @if !matches!(points, Points::Fixed(_)) { (worth) }
                (self.owners(spell, level))
            }
            span.worth title=(worth) {
                @match points { Points::Fixed(n) => (n), _ => "✶" }
            }
        }
    }

    /// A sentence of a card; what only tells how the others hold is set apart.
    fn sentence(&self, sentence: Message) -> Markup {
        let words = self.say(sentence);
        html! {
            @match sentence.id {
                "spellbook-text-or" => span.or { (words) },
                "spellbook-text-instant" | "spellbook-text-permanent" => em { (words) },
                _ => (words),
            }
        }
    }

    /// Who has learned the spell on this level.
    fn owners(&self, spell: Spell, level: Level) -> Markup {
        let has = |seat: &Seat| {
            let learned = &self.view.players[seat.index()].spells;
            learned.iter().any(|s| (s.spell, s.level) == (spell, level))
        };
        let owners: Vec<Seat> = self.seats().filter(has).collect();
        html! {
            @if !owners.is_empty() {
                span.owners {
                    @for seat in owners {
                        span.owner.me[self.scene.viewer == Some(seat)]
                            title=(self.say(words::learned_by(seat, level.number()))) {
                            (sigil(seat)) (self.scene.talk.name(seat))
                        }
                    }
                }
            }
        }
    }

    /// What a click on a level can mean: learning or using the spell on it, or raising it to it.
    fn level_offers(&self, spell: Spell, level: Level) -> Vec<&Offer<Choice>> {
        let raised = self.mine(spell).and_then(Level::up).unwrap_or(Level::L5);
        let fits = |o: &&Offer<Choice>| match o.choice {
            Choice::Learn { spell: s, level: l, .. } | Choice::Cast { spell: s, level: l, .. } => {
                (s, l) == (spell, level)
            }
            Choice::Raise(s) => (s, raised) == (spell, level),
            _ => false,
        };
        self.scene.offers.iter().filter(fits).collect()
    }

    /// Why a level can be neither learned nor used, whichever the viewer would think of.
    fn level_refusal(&self, spell: Spell, level: Level) -> Option<&Refusal<Choice>> {
        let learned = self.mine(spell).is_some();
        self.scene.refusals.iter().find(|r| match r.choice {
            Choice::Learn { spell: s, level: l, .. } => !learned && (s, l) == (spell, level),
            Choice::Cast { spell: s, level: l, .. } => learned && (s, l) == (spell, level),
            _ => false,
        })
    }

    /// The level on which the viewer has learned a spell.
    fn mine(&self, spell: Spell) -> Option<Level> {
        let player = &self.view.players[self.scene.viewer?.index()];
        player.spells.iter().find(|s| s.spell == spell).map(|s| s.level)
    }
}

/// Whether a card prints shapes of runes.
fn prints_runes(card: &Card) -> bool {
    use spellbook::spell::{Stores, Takes};
    let fixed = |step: &Step| {
        matches!(
            step,
            Step::Discard(RuneOf::Fixed(_))
                | Step::Take(_, Takes::Rune(RuneOf::Fixed(_)))
                | Step::Store(_, Stores::Rune(RuneOf::Fixed(_)))
        )
    };
    card.levels.iter().any(|level| match &level.does {
        Does::Act(ways) => ways.iter().any(|w| w.steps.iter().any(fixed)),
        Does::Instant(steps) => steps.iter().any(fixed),
        _ => false,
    })
}
