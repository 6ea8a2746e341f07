//! The animals of Shapeshifting on a player's board.

use super::spots::Spot;
use super::{Board, icon, name_of, words};
use maud::{Markup, html};
use septima::kinds::Animal;
use septima::view::PlayerView;
use septima::{called, text};

impl Board<'_> {
    /// Which actions an animal plays, and what it can do.
    fn animal_text(&self, animal: Animal) -> String {
        let tile = self.data.animal(animal);
        let actions = self.actions(tile.actions.iter().copied());
        let power = self.sentences(text::of_power(&tile.power));
        format!("{}: {actions}. {power}", self.say(words::animal_actions()))
    }

    /// How an animal of a player stands: whether it is his form now.
    fn form(&self, player: &PlayerView, animal: Animal) -> Option<String> {
        (player.animal == Some(animal)).then(|| self.say(words::form()))
    }

    /// The two animals of a player.
    pub(super) fn animals(&self, player: &PlayerView, mine: bool) -> Markup {
        let Some(animals) = player.animals else { return html! {} };
        html! {
            div.se-animals {
                h3 {
                    (self.say(words::animals()))
                    @if player.animal.is_none() { span.se-state { " · " (self.say(words::human())) } }
                }
                ul.se-tiles {
                    @for animal in animals { (self.animal_tile(player, mine, animal)) }
                }
            }
        }
    }

    fn animal_tile(&self, player: &PlayerView, mine: bool, animal: Animal) -> Markup {
        let name = self.term(called::animal(animal));
        let form = self.form(player, animal);
        let class = if form.is_some() { "animal now" } else { "animal" };
        let body = html! {
            (icon(&name_of(animal), "ico"))
            span { (name) @if let Some(form) = &form { small { (form) } } }
            span.se-recipe {
                @for action in &self.data.animal(animal).actions { (icon(&name_of(action), "ico")) }
            }
        };
        let at = format!("animal-{}-{}", player.seat, animal.index());
        let spot = mine.then_some(Spot::Animal(animal));
        self.tile(&at, spot, &name, &self.animal_text(animal), class, body)
    }

    pub(super) fn animals_in_words(&self, player: &PlayerView) -> Markup {
        let told = |animal: Animal| {
            let name = self.term(called::animal(animal));
            let form = self.form(player, animal).map(|form| format!(", {form}"));
            format!("{name} ({}){}", self.animal_text(animal), form.unwrap_or_default())
        };
        html! {
            @if let Some(animals) = player.animals {
                (self.line(words::animals(), self.list(animals.map(told))))
                @if player.animal.is_none() { li { (self.say(words::human())) } }
            }
        }
    }
}
