//! The players' boards.

use super::spots::Spot;
use super::town::signed;
use super::{Board, icon, name_of, words};
use kernel::Seat;
use maud::{Markup, html};
use septima::kinds::{Ailment, Good, Potion};
use septima::view::PlayerView;
use septima::{Matched, Stage, called};

impl Board<'_> {
    /// A player's board; the one that is `large` is the viewer's, or the first.
    pub(super) fn player(&self, seat: Seat, large: bool) -> Markup {
        let player = &self.view.players[seat.index()];
        let mine = self.scene.viewer == Some(seat);
        let active = self.is_on_turn(seat);
        html! {
            section.se-player.mine[mine].large[large].active[active] data-seat=(seat) {
                (self.name_plate(seat, player))
                @if mine { (self.in_hand(player)) }
                (self.cards_of(player, mine))
                (self.animals(player, mine))
                (self.suspicion(player.suspicion))
                (self.goods(player, mine))
                (self.potions(player, mine))
                (self.tracks(player, mine))
                (self.coven(player, mine))
                (self.spells_of(player, mine))
                @if self.view.widow.is_none() { (self.oracle(player)) }
            }
        }
    }

    /// Whether a seat is carrying out its turn.
    pub(super) fn is_on_turn(&self, seat: Seat) -> bool {
        let view = self.view;
        let turns = matches!(
            view.stage,
            Stage::QuickMove
                | Stage::Before
                | Stage::Card
                | Stage::After
                | Stage::Suspicion
                | Stage::Advance
                | Stage::End
        );
        turns && view.active == seat
    }

    /// What is to be said of a seat besides its name.
    pub(super) fn tags(&self, seat: Seat) -> Vec<(bool, String)> {
        let mut tags = Vec::new();
        let player = &self.view.players[seat.index()];
        if self.scene.viewer == Some(seat) {
            tags.push((false, self.say(words::you())));
        }
        if self.view.first == seat {
            tags.push((false, self.say(words::first())));
        }
        if self.is_on_turn(seat) {
            tags.push((false, self.say(words::active())));
            if self.view.turn.matched != Matched::No {
                tags.push((false, self.say(words::matched())));
            }
        }
        if self.scene.turn.seats.contains(seat) {
            tags.push((true, self.say(words::chooses())));
        } else if player.picked {
            tags.push((false, self.say(words::picked())));
        }
        tags
    }

    fn name_plate(&self, seat: Seat, player: &PlayerView) -> Markup {
        let wisdom = self.say(words::wisdom(u32::from(player.wisdom)));
        html! {
            header {
                (self.badge(seat))
                div.who {
                    h2 { (self.scene.talk.name(seat)) }
                    @for (turn, tag) in self.tags(seat) { span.tag.turn[turn] { (tag) } }
                }
                b.score role="img" title=(wisdom) aria-label=(wisdom) { (player.wisdom) }
            }
        }
    }

    /// The Suspicion track, with its lines.
    pub(super) fn suspicion(&self, now: i8) -> Markup {
        let boards = &self.data.boards;
        let track = boards.suspicion.value;
        let lines = &boards.lines.value;
        let told = words::suspicion_at(i32::from(now), boards.angry_at(now));
        html! {
            div.se-suspicion title=(self.say(told)) {
                h3 { (self.say(words::suspicion())) }
                ol {
                    @for at in track.lowest..=track.top {
                        @let here = at == now;
                        li.line[lines.contains(&at)].now[here] aria-current=[here.then_some("true")] { (signed_low(at)) }
                    }
                }
            }
        }
    }

    fn goods(&self, player: &PlayerView, mine: bool) -> Markup {
        let charms = self.say(words::charms());
        html! {
            div.se-stock {
                h3 { (self.say(words::stock())) }
                ul.se-counts {
                    @for good in Good::ALL {
                        @let name = self.term(called::good(good));
                        @let count = player.stock[good.index()];
                        (self.counted(mine.then_some(Spot::Good(good)), &name, &name_of(good), count))
                    }
                    (self.counted(mine.then_some(Spot::Charm), &charms, "charm", player.charms))
                }
            }
        }
    }

    fn counted(&self, spot: Option<Spot>, name: &str, symbol: &str, count: u8) -> Markup {
        let told = format!("{name}: {count}");
        let body = html! { (icon(symbol, "ico")) b { (count) } };
        html! {
            li.none[count == 0] {
                @match spot {
                    Some(spot) => (self.thing(spot, &told, "count", None, body)),
                    None => span.count title=(told) { (body) },
                }
            }
        }
    }

    /// Potions: all of one's own with their recipes, since they are brewed here.
    fn potions(&self, player: &PlayerView, mine: bool) -> Markup {
        let kinds = Potion::ALL.into_iter().filter(|p| mine || player.potions[p.index()] > 0);
        let kinds: Vec<Potion> = kinds.collect();
        html! {
            div.se-potions {
                h3 { (self.say(words::potions())) }
                ul.se-counts {
                    @for potion in &kinds {
                        @let name = self.term(called::potion(*potion));
                        @let count = player.potions[potion.index()];
                        @let text = self.potion_text(*potion);
                        @let spot = mine.then_some(Spot::Potion(*potion));
                        @let id = self.card_id(&format!("potion-{}-{}", player.seat, potion.index()), spot);
                        li.none[count == 0] data-card=[id.as_ref()] {
                            @let body = html! {
                                (icon(&name_of(potion), "ico")) b { (count) }
                                @if mine {
                                    span.se-recipe {
                                        @for part in &self.data.potion(*potion).recipe { (icon(&name_of(part), "ico")) }
                                    }
                                }
                            };
                            @match spot {
                                Some(spot) => (self.told_thing(spot, &name, &text, "count", None, body)),
                                None => span.count { (body) },
                            }
                            (self.card_note(id.as_ref(), &name, &text))
                        }
                    }
                    @if kinds.is_empty() { li.se-state { (self.say(words::none())) } }
                }
            }
        }
    }

    /// The patient tracks with their rewards.
    fn tracks(&self, player: &PlayerView, mine: bool) -> Markup {
        html! {
            div.se-tracks {
                h3 { (self.say(words::tracks())) }
                ul {
                    @for ailment in Ailment::ALL {
                        @let level = player.levels[ailment.index()];
                        @let name = self.say(words::level(called::ailment(ailment), level));
                        @let body = html! { (icon(&name_of(ailment), "ico")) };
                        li {
                            @match mine {
                                true => (self.thing(Spot::Track(ailment), &name, "count", None, body)),
                                false => span.count title=(name) { (body) },
                            }
                            ol {
                                @for (i, reward) in self.rewards(ailment).enumerate() {
                                    @let n = i as u8 + 1;
                                    li.reached[n <= level] title=(format!("{n}: {reward}")) { (if n <= level { "●" } else { "○" }) }
                                }
                            }
                        }
                    }
                }
                p.se-citizens {
                    (icon("loyal", "ico"))
                    (self.say(words::citizens())) ": "
                    (self.say(words::supply(player.supply))) ", " (self.say(words::in_crowd(player.crowd)))
                }
            }
        }
    }

    pub(super) fn rewards(&self, ailment: Ailment) -> impl Iterator<Item = String> {
        let boards = &self.data.boards;
        let tracks = if self.view.full { &boards.tracks_full } else { &boards.tracks_basic };
        tracks.value[ailment.index()].iter().map(|reward| self.program_text(reward))
    }

    fn coven(&self, player: &PlayerView, mine: bool) -> Markup {
        let at = format!("coven-{}", player.seat);
        let spot = |witch| mine.then_some(Spot::Witch(witch));
        html! {
            div.se-coven {
                h3 { (self.say(words::coven())) }
                ul.se-tiles {
                    @for witch in player.coven.iter() {
                        (self.witch_tile_so(&at, spot(witch), witch, self.witch_state(player, witch)))
                    }
                    @if let Some(witch) = player.mirror {
                        (self.witch_tile(&format!("mirror-{}", player.seat), spot(witch), witch))
                        li.se-state { (self.say(words::mirror())) }
                    }
                    @if player.coven.is_empty() { li.se-state { (self.say(words::none())) } }
                }
            }
        }
    }

    /// What has befallen a witch of a player, if anything: a class and words.
    pub(super) fn witch_state(
        &self,
        player: &PlayerView,
        witch: septima::names::WitchId,
    ) -> Option<(&'static str, String)> {
        if player.sick == Some(witch) {
            return Some(("sick", self.say(words::sick())));
        }
        let animal = player.animal.filter(|_| player.covered == Some(witch))?;
        Some(("covered", self.say(words::covered(called::animal(animal)))))
    }

    /// How a spell of a player stands: a class and words.
    pub(super) fn spell_state(
        &self,
        player: &PlayerView,
        spell: septima::names::SpellId,
    ) -> (&'static str, String) {
        let works = self.is_on_turn(player.seat) && self.view.turn.working.has(spell);
        if player.lasting.has(spell) || works {
            ("works", self.say(words::works()))
        } else if player.ready.has(spell) {
            ("ready", self.say(words::ready()))
        } else {
            ("used", self.say(words::used()))
        }
    }

    fn spells_of(&self, player: &PlayerView, mine: bool) -> Markup {
        let at = format!("spells-{}", player.seat);
        html! {
            @if !player.spells.is_empty() {
                div.se-spells {
                    h3 { (self.say(words::own_spells())) }
                    ul.se-tiles {
                        @for spell in player.spells.iter() {
                            (self.spell_tile(&at, mine.then_some(Spot::Spell(spell)), spell, Some(self.spell_state(player, spell))))
                        }
                    }
                }
            }
        }
    }
}

fn signed_low(at: i8) -> String {
    if at < 0 { signed(at) } else { at.to_string() }
}
