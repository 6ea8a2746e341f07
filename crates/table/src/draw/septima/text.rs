//! The table in words, for those who do not see it.

use super::map::is_gold;
use super::{Board, words};
use kernel::{Message, Seat};
use maud::{Markup, html};
use septima::kinds::{Action, Ailment, Good, Potion, Side};
use septima::map::ZONES;
use septima::names::{SpaceId, SpellId, WitchId};
use septima::view::{PlayerView, SpellRow};
use septima::{Citizen, called};

impl Board<'_> {
    pub(super) fn in_words(&self) -> Markup {
        html! {
            div.in-words {
                h2 { (self.moment()) }
                ul { (self.sky_in_words()) }
                (self.omens_in_words())
                h2 { (self.say(words::crowd())) }
                ul { (self.town_in_words()) }
                @for seat in self.seats() { (self.player_in_words(seat)) }
                (self.widow_in_words())
                @if self.view.full {
                    h2 { (self.say(words::spells())) }
                    @for row in &self.view.spells { (self.row_in_words(row)) }
                    h2 { (self.say(words::track())) }
                    (self.track_in_words())
                }
                h2 { (self.say(words::map())) }
                (self.map_in_words())
            }
        }
    }

    pub(super) fn line(&self, name: Message, what: String) -> Markup {
        html! { li { (self.say(name)) ": " (what) } }
    }

    fn sky_in_words(&self) -> Markup {
        let view = self.view;
        let marker = |side: Side| {
            let state = match self.is_active(side) {
                true => words::marker_active(),
                false => words::marker_next(),
            };
            let action = view.markers[side.index()]?;
            Some(format!("{} ({})", self.term(called::action(action)), self.say(state)))
        };
        let lunar = view.lunar_now.iter().map(|kind| self.term(called::ingredient(kind)));
        let ring = view.lunar.iter().map(|kind| self.term(called::ingredient(*kind)));
        html! {
            (self.line(words::lunar(), self.list(lunar)))
            (self.line(words::moon(), self.list(ring)))
            @if let Some(die) = view.die { (self.line(words::die(), super::town::signed(die))) }
            (self.line(words::septima(), self.list(Side::ALL.into_iter().filter_map(marker))))
            (self.line(words::marker_pile(), self.actions(view.marker_pile.iter())))
        }
    }

    pub(super) fn actions(&self, actions: impl Iterator<Item = Action>) -> String {
        self.list(actions.map(|action| self.term(called::action(action))))
    }

    fn town_in_words(&self) -> Markup {
        let view = self.view;
        html! {
            li { (self.crowd_in_words()) }
            @for (i, chamber) in view.chambers.iter().enumerate() {
                @let citizens = chamber.spaces.iter().flatten().map(|c| self.citizen_in_words(*c));
                @let witches = chamber.witches.iter().rev().map(|w| self.witch_in_words(*w));
                li {
                    (self.say(words::chamber(i as u8 + 1))) ": " (self.list(citizens)) " / " (chamber.spaces.len()) ". "
                    (self.say(words::on_trial())) ": " (self.list(witches))
                }
            }
            @for favor in 1..=self.favor_count() { li { (self.say(words::favors())) ", " (favor) ": " (self.term(called::favor(favor))) } }
            li { (self.say(words::angry_left(view.angry))) }
            li { (self.say(words::witch_stack(view.witch_stack))) }
            li { (self.say(words::patients_left(view.patient_pile))) }
        }
    }

    pub(super) fn citizen_in_words(&self, citizen: Citizen) -> String {
        self.say(match citizen {
            Citizen::Loyal(seat) if self.is_widow(seat) => words::cursed(),
            Citizen::Angry => words::angry(1u8),
            Citizen::Loyal(seat) => words::loyal(seat, 1u8),
        })
    }

    pub(super) fn witch_in_words(&self, witch: WitchId) -> String {
        format!("{} ({})", self.term(called::witch(witch)), self.witch_text(witch))
    }

    fn spell_in_words(&self, spell: SpellId) -> String {
        format!("{} ({})", self.term(called::spell(spell)), self.spell_text(spell))
    }

    fn player_in_words(&self, seat: Seat) -> Markup {
        let player = &self.view.players[seat.index()];
        let times = |name: String, count: u8| match count {
            0 => None,
            1 => Some(name),
            n => Some(format!("{name} ×{n}")),
        };
        let goods = Good::ALL
            .into_iter()
            .filter_map(|good| times(self.term(called::good(good)), player.stock[good.index()]));
        let potions = Potion::ALL
            .into_iter()
            .filter_map(|p| times(self.term(called::potion(p)), player.potions[p.index()]));
        let suspicion = words::suspicion_at(
            i32::from(player.suspicion),
            self.data.boards.angry_at(player.suspicion),
        );
        let levels = Ailment::ALL
            .map(|a| self.say(words::level(called::ailment(a), player.levels[a.index()])));
        html! {
            h2 { (self.scene.talk.name(seat)) }
            ul {
                @for (_, tag) in self.tags(seat) { li { (tag) } }
                li { (self.say(words::wisdom(u32::from(player.wisdom)))) }
                li { (self.say(suspicion)) }
                @if let Some(at) = player.leader {
                    li { (self.say(words::leader())) ": " (self.space_name(at)) " (" (self.around(at)) ")" }
                }
                (self.line(words::stock(), self.list(goods)))
                (self.line(words::charms(), player.charms.to_string()))
                (self.line(words::potions(), self.list(potions)))
                @for level in levels { li { (level) } }
                li { (self.say(words::citizens())) ": " (self.say(words::supply(player.supply))) ", " (self.say(words::in_crowd(player.crowd))) }
                @if let Some(action) = player.action { (self.line(words::played(), self.term(called::action(action)))) }
                (self.line(words::hand(), self.actions(player.hand.iter())))
                (self.line(words::discard(), self.actions(player.discard.iter())))
                (self.line(words::coven(), self.list(player.coven.iter().map(|w| self.own_witch_in_words(player, w)))))
                (self.animals_in_words(player))
                @if let Some(witch) = player.mirror { (self.line(words::mirror(), self.witch_in_words(witch))) }
                @for spell in player.spells.iter() {
                    li { (self.spell_in_words(spell)) ", " (self.spell_state(player, spell).1) }
                }
                @if let Some(at) = player.marker {
                    li { (self.say(words::track())) ": " (self.say(words::track_space(at.row(), at.place().1 / 2 + 1))) }
                }
                (self.own_in_words(player))
            }
        }
    }

    /// A witch, and what has befallen her.
    fn own_witch_in_words(&self, player: &PlayerView, witch: WitchId) -> String {
        let told = self.witch_in_words(witch);
        match self.witch_state(player, witch) {
            Some((_, state)) => format!("{told}, {state}"),
            None => told,
        }
    }

    fn own_in_words(&self, player: &PlayerView) -> Markup {
        let witches = |all: &[WitchId]| self.list(all.iter().map(|w| self.witch_in_words(*w)));
        html! {
            @if let Some(own) = &player.own {
                @if self.view.widow.is_none() { (self.line(words::oracle(), self.list(self.goals(own.oracle)))) }
                @if self.scene.viewer == Some(player.seat) {
                    @if let Some(pick) = own.pick { li { (self.say(words::pick(called::action(pick)))) } }
                    @if let Some(keep) = own.keep { li { (self.say(words::pick(called::witch(keep)))) } }
                    @if !own.dealt.is_empty() { (self.line(words::dealt(), witches(&own.dealt))) }
                    @if !own.kept.is_empty() { (self.line(words::kept(), witches(&own.kept))) }
                    @let drawn = &self.view.turn.drawn;
                    @if !drawn.is_empty() { (self.line(words::drawn(), witches(drawn))) }
                }
            }
            @for card in player.prologues.iter() {
                @let [upper, lower] = self.prologue_text(card);
                (self.line(words::prologue(card.index() as u8 + 1), format!("{upper} {lower}")))
            }
        }
    }

    fn row_in_words(&self, row: &SpellRow) -> Markup {
        let open = [row.middle, row.bottom].into_iter().flatten();
        html! {
            h3 { (self.term(called::element(row.element))) }
            ul {
                @for spell in &row.scoring { (self.line(words::scoring(), self.spell_in_words(*spell))) }
                @for spell in open { li { (self.spell_in_words(spell)) } }
                li { (self.say(words::face_down(row.deck))) }
            }
        }
    }

    fn track_in_words(&self) -> Markup {
        use septima::names::RitualId;
        html! {
            ul {
                @for row in 1..=10 {
                    @let spaces = (0..=10).filter_map(|x| RitualId::at(row, x));
                    (self.line(words::row(row), self.actions(spaces.filter_map(|s| self.data.icon(s)))))
                    @if let Some(ribbon) = self.ribbon_text(row) { li { (ribbon) } }
                }
            }
        }
    }

    /// What lies around a space.
    fn around(&self, space: SpaceId) -> String {
        let mut all = Vec::new();
        for area in self.data.map.around(space) {
            let printed = self.data.map.printed(*area, self.view.full);
            let before = all.len();
            match self.area_name(&self.data.map.areas[area.index()]) {
                Some(name) => all.push(name),
                None => all.extend(printed.iter().map(|i| self.term(called::ingredient(*i)))),
            }
            if self.is_guarded(*area) {
                for name in &mut all[before..] {
                    *name += &format!(" ({})", self.say(words::guarded()));
                }
            }
        }
        self.list(all)
    }

    fn map_in_words(&self) -> Markup {
        html! {
            h3 { (self.say(words::around())) }
            @for zone in 0..ZONES {
                @let kind = if is_gold(zone) { words::zone_gold } else { words::zone_bronze };
                h4 { (self.say(kind(zone as u8 + 1))) }
                p { (self.hut_name(zone)) }
                ul {
                    @for space in SpaceId::all().filter(|s| s.zone() == zone) {
                        li { (self.space_name(space)) ": " (self.around(space)) }
                    }
                }
            }
        }
    }
}
