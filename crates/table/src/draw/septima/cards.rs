//! Texts of cards and tiles.

use super::spots::Spot;
use super::{Board, icon, name_of, words};
use maud::{Markup, html};
use septima::called;
use septima::effect::{Bonus, Goal, Program};
use septima::kinds::{Action, Building, Good, Potion};
use septima::names::{OracleId, PrologueId, SpellId, WitchId};
use septima::text;

impl Board<'_> {
    pub(super) fn witch_text(&self, witch: WitchId) -> String {
        self.sentences(text::of_power(&self.data.witch(witch).power))
    }

    pub(super) fn spell_text(&self, spell: SpellId) -> String {
        self.sentences(text::of_spell(self.data.spell(spell)))
    }

    pub(super) fn building_text(&self, building: Building) -> String {
        self.sentences(text::of_power(&self.data.building(building).power))
    }

    pub(super) fn program_text(&self, program: &Program) -> String {
        self.sentences(text::of_program(program))
    }

    fn ways_text(&self, ways: &[Program]) -> String {
        let ways: Vec<String> = ways.iter().map(|way| self.program_text(way)).collect();
        ways.join(" / ")
    }

    pub(super) fn action_text(&self, action: Action) -> String {
        let card = self.data.action(action);
        let bonus = match &card.bonus {
            Bonus::Also { ways, .. } => self.ways_text(ways),
            Bonus::Instead => self.say(words::bonus_instead()),
            Bonus::Changes => self.say(words::bonus_changes()),
        };
        format!("{} {} {bonus}", self.program_text(&card.main), self.say(words::bonus()))
    }

    /// What a potion is made of, and what it does.
    pub(super) fn potion_text(&self, potion: Potion) -> String {
        let pile = self.data.potion(potion);
        let parts = pile.recipe.iter().map(|part| self.term(called::ingredient(*part)));
        let recipe =
            format!("{}: {}.", self.say(words::recipe(called::potion(potion))), self.list(parts));
        match pile.ways.is_empty() {
            true => recipe,
            false => format!("{recipe} {}", self.ways_text(&pile.ways)),
        }
    }

    pub(super) fn goals(&self, oracle: OracleId) -> Vec<String> {
        let card = &self.data.cards.oracles[oracle.index()];
        let worth = &self.data.boards.oracle_points.value;
        let goal = |(goal, points): (&Goal, &u8)| format!("{} (+{points})", self.goal_text(*goal));
        card.goals.iter().zip(worth).map(goal).collect()
    }

    /// The objectives without what they are worth.
    pub(super) fn goal_names(&self, oracle: OracleId) -> Vec<String> {
        let card = &self.data.cards.oracles[oracle.index()];
        card.goals.iter().map(|goal| self.goal_text(*goal)).collect()
    }

    fn goal_text(&self, goal: Goal) -> String {
        self.say(match goal {
            Goal::Healed(ailment, n) => words::goal_healed(called::ailment(ailment), n),
            Goal::Patients(n) => words::goal_patients(n),
            Goal::Potions(n) => words::goal_potions(n),
            Goal::Citizens(n) => words::goal_citizens(n),
            Goal::Same(n) => words::goal_same(n),
            Goal::Different(n) => words::goal_different(n),
            Goal::Of(kind, n) => words::goal_of(called::ingredient(kind), n),
            Goal::Crystals(n) => words::goal_of(called::good(Good::Crystal), n),
            Goal::AtMost(n) => words::goal_at_most(i32::from(n)),
            Goal::AtLeast(n) => words::goal_at_least(i32::from(n)),
            Goal::Elements(n) => words::goal_elements(n),
            Goal::SameElement(n) => words::goal_same_element(n),
            Goal::Section(element) => words::goal_section(called::element(element)),
        })
    }

    pub(super) fn prologue_text(&self, card: PrologueId) -> [String; 2] {
        let card = &self.data.cards.prologues[card.index()];
        let half =
            |caption, program| format!("{} {}", self.say(caption), self.program_text(program));
        [half(words::upper(), &card.upper), half(words::lower(), &card.lower)]
    }

    /// A tile whose text appears by hovering and by a long press. `at` makes its id unique.
    pub(super) fn tile(
        &self,
        at: &str,
        spot: Option<Spot>,
        name: &str,
        text: &str,
        class: &str,
        body: Markup,
    ) -> Markup {
        let id = self.card_id(at, spot);
        html! {
            li.se-tile data-card=[id.as_ref()] {
                @match spot {
                    Some(spot) => (self.told_thing(spot, name, text, class, None, body)),
                    None => span.(class) { (body) },
                }
                (self.card_note(id.as_ref(), name, text))
            }
        }
    }

    pub(super) fn witch_tile(&self, at: &str, spot: Option<Spot>, witch: WitchId) -> Markup {
        self.witch_tile_so(at, spot, witch, None)
    }

    /// A witch with a class and words for what has befallen her.
    pub(super) fn witch_tile_so(
        &self,
        at: &str,
        spot: Option<Spot>,
        witch: WitchId,
        state: Option<(&str, String)>,
    ) -> Markup {
        let name = self.term(called::witch(witch));
        let (class, note) = state.unwrap_or_default();
        let body = html! {
            (icon("hat", "ico"))
            @if note.is_empty() { (name) } @else { span { (name) small { (note) } } }
        };
        let class = format!("witch {class}");
        let text = self.witch_text(witch);
        self.tile(&format!("{at}-{witch}"), spot, &name, &text, class.trim_end(), body)
    }

    pub(super) fn spell_tile(
        &self,
        at: &str,
        spot: Option<Spot>,
        spell: SpellId,
        state: Option<(&str, String)>,
    ) -> Markup {
        let name = self.term(called::spell(spell));
        let element = spell.element();
        let (class, note) = state.unwrap_or_default();
        let body = html! {
            (icon(&name_of(element), "ico"))
            span { (name) @if !note.is_empty() { small { (note) } } }
        };
        let class = format!("spell {class}");
        let text = self.spell_text(spell);
        let told = format!("{name} ({})", self.term(called::element(element)));
        self.tile(&format!("{at}-{spell}"), spot, &told, &text, class.trim_end(), body)
    }

    pub(super) fn action_tile(&self, at: &str, spot: Option<Spot>, action: Action) -> Markup {
        let name = self.term(called::action(action));
        let body = html! { (icon(&name_of(action), "ico")) (name) };
        let id = format!("{at}-{}", action.index());
        self.tile(&id, spot, &name, &self.action_text(action), "card", body)
    }
}
