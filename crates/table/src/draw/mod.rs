//! Drawing a game: what a viewer may know, as a page.
//!
//! A [`Scene`] holds everything that the drawing of a game may use. It is made from a match by
//! [`Scene::new`] and keeps no way back to the position: what is not in the view cannot be drawn.
//! A game draws itself by implementing [`Draw`]; what is common to tables is elsewhere.

mod drawn;
mod plain;
pub mod septima;
pub mod spellbook;
mod talk;

pub use drawn::{Drawn, draw, symbols};
pub use talk::Talk;

use games::Ticks;
use kernel::{Everything, Game, Match, Reason, Seat, Standing, Turn};
use maud::{Markup, html};
use serde_json::Value;

/// How a game looks.
pub trait Draw: Game {
    /// Whether choices like this are ticked, in any order, and sent together.
    fn together(view: &Self::View, choice: &Self::Choice) -> bool {
        let _ = (view, choice);
        false
    }

    /// Choices that finish a set of ticks when it may end early, such as "no more".
    fn finish() -> Vec<Self::Choice> {
        Vec::new()
    }

    /// Whether a choice is made by clicking something on the board. The list of choices begins with
    /// those that are not.
    fn placed(view: &Self::View, choice: &Self::Choice) -> bool {
        let _ = (view, choice);
        true
    }

    /// The shapes that the board refers to, once on a page, outside of what is redrawn.
    fn symbols() -> Markup {
        html! {}
    }

    /// The board with everything on it. It stands inside the form that posts choices.
    fn board(scene: &Scene<Self>) -> Markup;

    /// The whole table in words, for those who do not see it.
    fn text(scene: &Scene<Self>) -> Markup;
}

/// Something that the viewer may choose.
#[derive(Clone, Debug)]
pub struct Offer<C> {
    /// What.
    pub choice: C,
    /// As it is posted.
    pub json: String,
    /// In words.
    pub label: String,
}

/// Something on the table that the viewer may not choose now.
#[derive(Clone, Debug)]
pub struct Refusal<C> {
    /// What.
    pub choice: C,
    /// Why not, in words.
    pub text: String,
    /// The paragraph of the rules, or nothing.
    pub rule: &'static str,
    /// The number of the note that explains it, shared by equal reasons.
    pub note: usize,
}

/// A game as one viewer sees it.
pub struct Scene<'a, G: Game> {
    /// What he may know.
    pub view: G::View,
    /// His seat; nothing for a spectator.
    pub viewer: Option<Seat>,
    /// Who must choose.
    pub turn: Turn,
    /// Scores so far.
    pub standing: Standing,
    /// What he may choose; empty when he is not to choose, and when looking back.
    pub offers: Vec<Offer<G::Choice>>,
    /// What he may not choose, of that which the rules mention.
    pub refusals: Vec<Refusal<G::Choice>>,
    /// What he may tick together.
    pub ticks: Option<Ticks<G::Choice>>,
    /// His language and everybody's names.
    pub talk: &'a Talk,
}

impl<'a, G: Draw> Scene<'a, G> {
    /// The match as the viewer sees it. A viewer who only looks is offered nothing.
    pub fn new(at: &Match<G>, viewer: Option<Seat>, acts: bool, talk: &'a Talk) -> Scene<'a, G> {
        let game = at.game();
        let acting = viewer.filter(|s| acts && !at.stopped() && game.turn().seats.contains(*s));
        let mut heard = Everything::default();
        if let Some(seat) = acting {
            let _ = game.offer(seat, &mut heard);
        }
        let offer = |choice: G::Choice| Offer {
            choice,
            json: json(&choice),
            label: talk.say(&game.say(acting.unwrap_or(Seat::new(0)), choice)),
        };
        let view = game.view(viewer);
        let like = heard.yes.iter().copied().find(|c| G::together(&view, c));
        Scene {
            view,
            viewer,
            turn: game.turn(),
            standing: game.standing(),
            ticks: acting.zip(like).and_then(|(seat, like)| games::ticks(game, seat, like)),
            offers: heard.yes.iter().copied().map(offer).collect(),
            refusals: refusals(heard.no, talk),
            talk,
        }
    }

    /// The offer of this choice, if it may be made.
    pub fn offer(&self, choice: G::Choice) -> Option<&Offer<G::Choice>> {
        self.offers.iter().find(|o| o.choice == choice)
    }

    /// Why this choice may not be made, if the rules say so.
    pub fn refusal(&self, choice: G::Choice) -> Option<&Refusal<G::Choice>> {
        self.refusals.iter().find(|r| r.choice == choice)
    }

    /// How often this choice can be ticked.
    pub fn tickable(&self, choice: G::Choice) -> usize {
        let ticks = self.ticks.iter().flat_map(|t| &t.most);
        ticks.filter(|(c, _)| *c == choice).map(|(_, most)| *most).sum()
    }

    /// A thing that can be clicked to make a choice.
    pub fn button(&self, offer: &Offer<G::Choice>, class: &str, body: Markup) -> Markup {
        html! {
            button.choice.(class) name="c" value=(offer.json) title=(offer.label) { (face(body)) }
        }
    }

    /// A thing that cannot be chosen now, and says why when it is tried.
    pub fn refused(
        &self,
        refusal: &Refusal<G::Choice>,
        name: &str,
        class: &str,
        body: Markup,
    ) -> Markup {
        html! {
            button.refused.(class) type="button" aria-disabled="true"
                title=(refusal.text) popovertarget=(format!("why-{}", refusal.note)) { span.said { (name) } (face(body)) }
        }
    }

    /// A thing that can be ticked; `nth` tells apart equal things.
    pub fn tick(
        &self,
        choice: G::Choice,
        nth: usize,
        name: &str,
        class: &str,
        body: Markup,
    ) -> Markup {
        let json = json(&choice);
        html! {
            label.tick.(class) title=(name) {
                input type="checkbox" name="tick" value=(json) id=(format!("tick-{json}-{nth}")) aria-label=(name);
                (body)
            }
        }
    }

    /// The notes that explain refusals, one for each reason.
    pub fn notes(&self) -> Vec<(usize, &str, &'static str)> {
        let mut notes: Vec<(usize, &str, &'static str)> = Vec::new();
        for refusal in &self.refusals {
            if refusal.note == notes.len() {
                notes.push((refusal.note, &refusal.text, refusal.rule));
            }
        }
        notes
    }
}

/// What a thing looks like that is named otherwise: its text is only for the eye.
pub fn face(body: Markup) -> Markup {
    let has_text = body.0.split('<').any(|part| !part.rsplit('>').next().unwrap_or("").is_empty());
    html! { @if has_text { span.face aria-hidden="true" { (body) } } @else { (body) } }
}

fn refusals<C>(heard: Vec<(C, Reason)>, talk: &Talk) -> Vec<Refusal<C>> {
    let mut reasons: Vec<Reason> = Vec::new();
    let mut refusals = Vec::with_capacity(heard.len());
    for (choice, reason) in heard {
        let note = reasons.iter().position(|r| *r == reason).unwrap_or_else(|| {
            reasons.push(reason);
            reasons.len() - 1
        });
        refusals.push(Refusal { choice, text: talk.say(&reason.message), rule: reason.rule, note });
    }
    refusals
}

/// A choice as it is posted.
pub fn json<C: serde::Serialize>(choice: &C) -> String {
    let value: Value = serde_json::to_value(choice).expect("choices serialise by names");
    value.to_string()
}
