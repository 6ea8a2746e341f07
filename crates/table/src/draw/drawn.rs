//! A game of any kind, drawn.

use super::{Draw, Scene, Talk, json};
use evenfall::Evenfall;
use games::AnyMatch;
use kernel::{Game, Match, Seat};
use maud::{Markup, html};
use septima::Septima;
use spellbook::SpellBook;

/// What a viewer sees and can do, ready for the page.
pub struct Drawn {
    /// The board.
    pub board: Markup,
    /// The whole table in words.
    pub text: Markup,
    /// What he may choose: as it is posted, and in words.
    pub offers: Vec<(String, String)>,
    /// Why he may not choose other things: number, words, paragraph.
    pub notes: Vec<(usize, String, &'static str)>,
    /// If he ticks: how many at least and at most.
    pub ticks: Option<(usize, usize)>,
    /// What finishes his ticks early, as it is posted.
    pub finish: Vec<String>,
}

/// Draws a match for a viewer. Who only looks is offered nothing.
pub fn draw(at: &dyn AnyMatch, viewer: Option<Seat>, acts: bool, talk: &Talk) -> Drawn {
    let known = drawn::<SpellBook>(at, viewer, acts, talk);
    let known = known.or_else(|| drawn::<Evenfall>(at, viewer, acts, talk));
    let known = known.or_else(|| drawn::<Septima>(at, viewer, acts, talk));
    known.unwrap_or_else(|| Drawn {
        board: html! {},
        text: html! {},
        offers: Vec::new(),
        notes: Vec::new(),
        ticks: None,
        finish: Vec::new(),
    })
}

/// The shapes that the board of a game uses: once in a page, outside of what changes.
pub fn symbols(game: &str) -> Markup {
    match game {
        SpellBook::ID => SpellBook::symbols(),
        Septima::ID => Septima::symbols(),
        _ => html! {},
    }
}

fn drawn<G: Draw>(
    at: &dyn AnyMatch,
    viewer: Option<Seat>,
    acts: bool,
    talk: &Talk,
) -> Option<Drawn> {
    let at = at.as_any().downcast_ref::<Match<G>>()?;
    let scene = Scene::new(at, viewer, acts, talk);
    let mut offers: Vec<_> = scene.offers.iter().collect();
    offers.sort_by_key(|o| G::placed(&scene.view, &o.choice));
    let note = |(n, text, rule): (usize, &str, &'static str)| (n, text.to_owned(), rule);
    Some(Drawn {
        board: G::board(&scene),
        text: G::text(&scene),
        notes: scene.notes().into_iter().map(note).collect(),
        ticks: scene.ticks.as_ref().map(|t| t.count),
        finish: G::finish().iter().map(json).collect(),
        offers: offers.into_iter().map(|o| (o.json.clone(), o.label.clone())).collect(),
    })
}
