//! What players hold: action cards, and what only their owner sees.

use super::spots::Spot;
use super::{Board, words};
use maud::{Markup, html};
use septima::called;
use septima::names::WitchId;
use septima::view::PlayerView;

impl Board<'_> {
    /// The card played, the hand and the discarded cards; all of them are public.
    pub(super) fn cards_of(&self, player: &PlayerView, mine: bool) -> Markup {
        let at = format!("cards-{}", player.seat);
        let played = player.action.filter(|a| !player.discard.has(*a) && !player.hand.has(*a));
        let spot = |action| mine.then_some(Spot::Card(action));
        html! {
            div.se-cards {
                @if let Some(action) = player.action {
                    div.se-played {
                        h3 { (self.say(words::played())) }
                        ul.se-tiles { (self.action_tile(&format!("{at}-now"), played.and_then(spot), action)) }
                    }
                }
                div {
                    h3 { (self.say(words::hand())) }
                    ul.se-tiles {
                        @for action in player.hand.iter() { (self.action_tile(&at, spot(action), action)) }
                    }
                }
                @if !player.discard.is_empty() {
                    div.se-discard {
                        h3 { (self.say(words::discard())) }
                        ul.se-tiles {
                            @for action in player.discard.iter().filter(|a| !player.hand.has(*a)) {
                                (self.action_tile(&format!("{at}-old"), spot(action), action))
                            }
                        }
                    }
                }
            }
        }
    }

    /// What the viewer has in hand: witches of the draft, witches drawn, prologue cards, his pick.
    pub(super) fn in_hand(&self, player: &PlayerView) -> Markup {
        let Some(own) = &player.own else { return html! {} };
        html! {
            @if let Some(pick) = own.pick {
                p.se-pick { (self.say(words::pick(called::action(pick)))) }
            }
            @if let Some(keep) = own.keep {
                p.se-pick { (self.say(words::pick(called::witch(keep)))) }
            }
            (self.witches_in_hand(words::drawn(), "drawn", &self.view.turn.drawn))
            (self.witches_in_hand(words::dealt(), "dealt", &own.dealt))
            (self.witches_in_hand(words::kept(), "kept", &own.kept))
            @if !player.prologues.is_empty() {
                div {
                    h3 { (self.say(words::prologues())) }
                    ul.se-tiles.wide {
                        @for card in player.prologues.iter() {
                            li.se-tile {
                                @let name = self.say(words::prologue(card.index() as u8 + 1));
                                @let [upper, lower] = self.prologue_text(card);
                                (self.thing(Spot::Prologue(card), &name, "prologue", None, html! {
                                    span { b { (name) } span { (upper) } span { (lower) } }
                                }))
                            }
                        }
                    }
                }
            }
        }
    }

    fn witches_in_hand(&self, caption: kernel::Message, at: &str, witches: &[WitchId]) -> Markup {
        html! {
            @if !witches.is_empty() {
                div {
                    h3 { (self.say(caption)) }
                    ul.se-tiles.wide {
                        @for witch in witches {
                            li.se-tile {
                                @let name = self.term(called::witch(*witch));
                                @let class = format!("prologue {at}");
                                (self.thing(Spot::Dealt(*witch), &name, &class, None, html! {
                                    span { b { (name) } span { (self.witch_text(*witch)) } }
                                }))
                            }
                        }
                    }
                }
            }
        }
    }

    /// The goals of the oracle card: for its owner, and for all at the end.
    pub(super) fn oracle(&self, player: &PlayerView) -> Markup {
        html! {
            @if let Some(own) = &player.own {
                div.se-oracle {
                    h3 { (self.say(words::oracle())) }
                    ul { @for goal in self.goals(own.oracle) { li { (goal) } } }
                }
            }
        }
    }
}
