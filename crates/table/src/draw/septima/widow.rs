//! The Black Widow of the solo game, and what the player needs against her.

use super::map::spider_words;
use super::spots::Spot;
use super::{Board, icon, name_of, words};
use maud::{Markup, html};
use septima::data::Face;
use septima::kinds::{Action, Ailment, Negotiation};
use septima::view::WidowView;
use septima::{Matched, called, text};

impl Board<'_> {
    pub(super) fn widow(&self) -> Markup {
        let Some(widow) = &self.view.widow else { return html! {} };
        let active = self.is_on_turn(widow.seat);
        html! {
            section.se-player.se-widow.large.active[active] data-seat=(widow.seat) {
                (self.widow_plate(widow))
                (self.negotiation(widow))
                @if widow.barred { p.se-barred { (icon("crystal", "ico")) (self.say(words::barred())) } }
                (self.widow_cards(widow))
                (self.worries(widow))
                (self.suspicion(widow.suspicion))
                (self.widow_tracks(widow))
                div.se-coven {
                    h3 { (self.say(words::coven())) }
                    ul.se-tiles {
                        @for witch in widow.coven.iter() { (self.witch_tile("widow", None, witch)) }
                        @if widow.coven.is_empty() { li.se-state { (self.say(words::none())) } }
                    }
                }
            }
        }
    }

    /// What is to be said of her besides her name.
    fn widow_tags(&self, widow: &WidowView) -> Vec<String> {
        let mut tags = Vec::new();
        if self.view.first == widow.seat {
            tags.push(self.say(words::first()));
        }
        if self.is_on_turn(widow.seat) {
            tags.push(self.say(words::active()));
            if self.view.turn.matched != Matched::No {
                tags.push(self.say(words::matched()));
            }
        }
        tags
    }

    fn widow_plate(&self, widow: &WidowView) -> Markup {
        html! {
            header {
                (self.badge(widow.seat))
                div.who {
                    h2 { (self.scene.talk.name(widow.seat)) }
                    @for tag in self.widow_tags(widow) { span.tag { (tag) } }
                }
            }
        }
    }

    /// The player's negotiation cards, which are played from here.
    fn negotiation(&self, widow: &WidowView) -> Markup {
        html! {
            div.se-negotiation {
                h3 { (self.say(words::negotiation())) }
                ul.se-tiles {
                    @for card in Negotiation::ALL {
                        @let count = widow.negotiation[card.index()];
                        @let name = format!("{} ×{count}", self.term(called::negotiation(card)));
                        @let class = if count == 0 { "card used" } else { "card" };
                        @let body = html! { (icon(&name_of(card), "ico")) (name) };
                        @let spot = self.scene.viewer.map(|_| Spot::Negotiation(card));
                        (self.tile(&name_of(card), spot, &name, &self.negotiation_text(card), class, body))
                    }
                }
            }
        }
    }

    fn negotiation_text(&self, card: Negotiation) -> String {
        self.say(match card {
            Negotiation::Cooperation => words::cooperation(),
            Negotiation::Delay => words::delay(),
            Negotiation::Information => words::information(),
        })
    }

    /// Her Row, her deck, what she plays and what she has played.
    fn widow_cards(&self, widow: &WidowView) -> Markup {
        let [left, right] = widow.row;
        html! {
            div.se-cards {
                @if let Some(action) = widow.action {
                    div.se-played {
                        h3 { (self.say(words::widow_plays())) }
                        ul.se-tiles { (self.widow_card(widow, "plays", action, None)) }
                    }
                }
                div {
                    h3 { (self.say(words::row_of_cards())) }
                    ul.se-tiles {
                        @if let Some(action) = left { (self.widow_card(widow, "left", action, Some((words::left(), Face::Left)))) }
                        @if let Some(action) = right { (self.widow_card(widow, "right", action, Some((words::right(), Face::Right)))) }
                        @if let Some(action) = widow.top { (self.widow_card(widow, "top", action, Some((words::deck_top(), Face::Deck)))) }
                        li.se-state title=(self.chance(Face::Deck)) { (self.say(words::deck(widow.deck))) }
                    }
                    p.se-citizens { (self.shadows_in_words(widow)) }
                    p.se-citizens { (self.remembers(widow)) }
                }
                @if !widow.discard.is_empty() {
                    div.se-discard {
                        h3 { (self.say(words::discard())) }
                        ul.se-tiles {
                            @for action in widow.discard.iter() { (self.widow_card(widow, "old", action, None)) }
                        }
                    }
                }
            }
        }
    }

    fn shadows_in_words(&self, widow: &WidowView) -> String {
        let zones = self.list(widow.shadows.iter().map(u8::to_string));
        format!("{}: {zones}", self.say(words::shadows()))
    }

    fn remembers(&self, widow: &WidowView) -> String {
        let [card, copied] = [Action::Remember, widow.remembers].map(called::action);
        self.say(words::remembers(card, copied))
    }

    /// How many faces of the solo die show a place.
    fn chance(&self, face: Face) -> String {
        let faces = &self.data.widow.die.value;
        let count = faces.iter().filter(|f| **f == face).count();
        self.say(words::chance(count, faces.len()))
    }

    /// Which of the Remember cards is hers: they differ in what they copy.
    fn remember(&self, widow: &WidowView) -> u8 {
        let all = &self.data.widow.remembers.value;
        all.iter().position(|card| card.copies == widow.remembers).unwrap_or_default() as u8
    }

    /// What a card of hers does: main ability, match bonus, Shadow Zones.
    fn widow_text(&self, widow: &WidowView, action: Action) -> String {
        let (card, _) = self.data.widow_card(action, self.remember(widow));
        let main = self.sentences(text::of_deeds(&card.main));
        let bonus = self.sentences(text::of_deeds(&card.bonus));
        let zones = self.widow_zones(widow, action);
        format!("{main} {} {bonus} {zones}.", self.say(words::bonus()))
    }

    fn widow_zones(&self, widow: &WidowView, action: Action) -> String {
        let (_, [first, second, third]) = self.data.widow_card(action, self.remember(widow));
        self.say(words::zones(first, second, third))
    }

    fn widow_card(
        &self,
        widow: &WidowView,
        at: &str,
        action: Action,
        place: Option<(kernel::Message, Face)>,
    ) -> Markup {
        let name = self.term(called::action(action));
        let text = self.widow_text(widow, action);
        let (card, _) = self.data.widow_card(action, self.remember(widow));
        let (told, text) = match place {
            Some((place, face)) => {
                let zones = self.widow_zones(widow, action);
                (format!("{} · {zones}", self.say(place)), format!("{text} {}.", self.chance(face)))
            }
            None => (String::new(), text),
        };
        let body = html! {
            (icon(&name_of(action), "ico"))
            span {
                (name)
                @if !told.is_empty() { small { (told) (self.source(card.from)) } }
            }
        };
        let id = format!("widow-{at}-{}", action.index());
        self.tile(&id, None, &name, &text, "card", body)
    }

    /// The eight worries and what each is about.
    fn worry_names(&self, widow: &WidowView) -> [String; 8] {
        let oracle = self.view.players.iter().find_map(|p| p.own.as_ref()).map(|own| own.oracle);
        let goals = oracle.map(|oracle| self.goal_names(oracle)).unwrap_or_default();
        let goal = |n: usize| {
            let name = self.say(words::worry_objective(n + 1));
            goals.get(n).map_or(name.clone(), |goal| format!("{name}: {goal}"))
        };
        [
            goal(0),
            goal(1),
            goal(2),
            goal(3),
            self.term("septima-worry-witches"),
            self.term("septima-worry-her-witches"),
            self.term("septima-worry-ribbon"),
            self.say(words::worry_wisdom(widow.wisdom_needed, widow.wisdom)),
        ]
    }

    fn worries_met(&self, widow: &WidowView) -> String {
        let met = widow.worries.iter().filter(|met| **met == Some(true)).count();
        self.say(words::worries_met(met, widow.needed))
    }

    fn worry_state(&self, met: Option<bool>) -> String {
        self.say(match met {
            Some(true) => words::met(),
            Some(false) => words::unmet(),
            None => words::secret(),
        })
    }

    fn worries(&self, widow: &WidowView) -> Markup {
        html! {
            div.se-worries {
                h3 { (self.say(words::worries())) }
                p { b { (self.worries_met(widow)) } }
                ol {
                    @for (name, met) in self.worry_names(widow).iter().zip(widow.worries) {
                        @let state = self.worry_state(met);
                        @let mark = match met { Some(true) => "✓", Some(false) => "○", None => "?" };
                        li.met[met == Some(true)] {
                            span.mark role="img" aria-label=(state) title=(state) { (mark) }
                            (name)
                        }
                    }
                }
            }
        }
    }

    /// Her patient tracks, which bring no rewards, and the Cursed Citizens.
    fn widow_tracks(&self, widow: &WidowView) -> Markup {
        html! {
            div.se-tracks {
                h3 { (self.say(words::tracks())) }
                ul {
                    @for ailment in Ailment::ALL {
                        @let level = widow.levels[ailment.index()];
                        @let name = self.say(words::level(called::ailment(ailment), level));
                        li role="img" aria-label=(name) title=(name) {
                            span.count { (icon(&name_of(ailment), "ico")) }
                            ol aria-hidden="true" {
                                @for n in 1..=self.rewards(ailment).count() {
                                    @let reached = n <= usize::from(level);
                                    li.reached[reached] { (if reached { "●" } else { "○" }) }
                                }
                            }
                        }
                    }
                }
                p.se-citizens {
                    (icon("loyal", "ico"))
                    (self.cursed_in_words(widow))
                }
            }
        }
    }

    fn cursed_in_words(&self, widow: &WidowView) -> String {
        let [name, supply, crowd] =
            [words::cursed(), words::supply(widow.supply), words::in_crowd(widow.crowd)]
                .map(|message| self.say(message));
        format!("{name}: {supply}, {crowd}")
    }

    pub(super) fn widow_in_words(&self) -> Markup {
        let Some(widow) = &self.view.widow else { return html! {} };
        let card = |action: Action| {
            format!("{} ({})", self.term(called::action(action)), self.widow_text(widow, action))
        };
        let suspicion = words::suspicion_at(
            i32::from(widow.suspicion),
            self.data.boards.angry_at(widow.suspicion),
        );
        let levels = Ailment::ALL
            .map(|a| self.say(words::level(called::ailment(a), widow.levels[a.index()])));
        let hand = Negotiation::ALL.map(|card| {
            format!("{} ×{}", self.term(called::negotiation(card)), widow.negotiation[card.index()])
        });
        html! {
            h2 { (self.scene.talk.name(widow.seat)) }
            ul {
                @for tag in self.widow_tags(widow) { li { (tag) } }
                li { (self.say(suspicion)) }
                @if let Some(action) = widow.action { (self.line(words::widow_plays(), card(action))) }
                (self.line(words::row_of_cards(), self.list(widow.row.into_iter().flatten().map(card))))
                li { (self.say(words::deck(widow.deck))) }
                @if let Some(action) = widow.top { (self.line(words::deck_top(), card(action))) }
                (self.line(words::discard(), self.actions(widow.discard.iter())))
                li { (self.remembers(widow)) }
                li { (self.shadows_in_words(widow)) }
                @for (i, spider) in widow.spiders.iter().enumerate() { li { (self.say(spider_words(i, spider))) } }
                @if widow.barred { li { (self.say(words::barred())) } }
                @for level in levels { li { (level) } }
                li { (self.cursed_in_words(widow)) }
                (self.line(words::coven(), self.list(widow.coven.iter().map(|w| self.witch_in_words(w)))))
                (self.line(words::negotiation(), self.list(hand)))
            }
            h2 { (self.say(words::worries())) }
            p { (self.worries_met(widow)) }
            ol {
                @for (name, met) in self.worry_names(widow).iter().zip(widow.worries) {
                    li { (name) ": " (self.worry_state(met)) }
                }
            }
        }
    }
}
