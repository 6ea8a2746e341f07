//! What can be used in the windows of a turn: potions, spells, abilities (SE-7.1).

use crate::choice::Choice;
use crate::effect::{Need, Power, Rule, Sign, Step, Window};
use crate::kinds::{Action, Building, Element, Potion, Set};
use crate::map::Feature;
use crate::names::AreaId;
use crate::position::{AFTER_ROLL, EXTRA, Matched, Septima, Stage};
use crate::refusal::No;
use kernel::{Flow, GO_ON, Offers};

impl Septima {
    /// What can be used in a window (SE-7.1).
    pub(crate) fn offer_window<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        self.offer_potions(to)?;
        self.offer_casts(to)?;
        self.offer_omen(to)?;
        self.offer_extras(to)
    }

    pub(crate) fn offer_potions<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        let me = self.me();
        let any = self.has(self.active, Rule::AnyPotion);
        for potion in &Potion::ALL[Potion::REMEDIES..] {
            let held = me.potions[potion.index()] > 0;
            if !held && !any {
                continue;
            }
            let choice = Choice::Drink { potion: *potion, with: None };
            let ways = &self.printed().potion(*potion).ways;
            let matches = ways.iter().any(|w| matches!(w.first(), Some(Step::Match(_))));
            if matches && !self.can_be_treated() {
                to.no(choice, No::MatchedAlready.reason())?;
                continue;
            }
            if !ways.iter().any(|way| self.is_worth(way)) {
                to.no(choice, No::Pointless.reason())?;
                continue;
            }
            if held {
                to.yes(choice)?;
            }
            if any {
                for with in Potion::ALL.into_iter().filter(|w| w != potion && self.can_stand_in(*w))
                {
                    to.yes(Choice::Drink { potion: *potion, with: Some(with) })?;
                }
            }
        }
        GO_ON
    }

    /// Whether a potion may stand for another one: the ointment that the Leader still needs may not.
    pub(crate) fn can_stand_in(&self, potion: Potion) -> bool {
        let held = self.me().potions[potion.index()];
        let needed = || self.stands_on_another() || self.stands_in_web();
        held > 0 && (potion != Potion::FlyingOintment || held > 1 || !needed())
    }

    /// Whether the action can be treated as matched: only before its card (SE-5.10).
    fn can_be_treated(&self) -> bool {
        self.stage == Stage::Before && self.turn.matched == Matched::No
    }

    fn offer_casts<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        let me = self.me();
        if O::WHY {
            for spell in me.spells.but(me.ready).iter() {
                to.no(Choice::Cast(spell), No::Used.reason())?;
            }
        }
        for spell in me.ready.iter() {
            let card = self.printed().spell(spell);
            let choice = Choice::Cast(spell);
            let window = match card.window {
                Window::Either => true,
                Window::Before => self.stage == Stage::Before,
                Window::After => self.stage == Stage::After,
            };
            if self.turn.cast.has(spell) {
                to.no(choice, No::CastAlready.reason())?;
            } else if card.icon.is_some() && card.icon != me.action.map(Action::icon) {
                to.no(choice, No::OtherAction.reason())?;
            } else if !window {
                to.no(choice, No::OtherWindow.reason())?;
            } else if card.rule.is_none()
                && card.whenever.is_none()
                && !card.cast.iter().any(|way| self.is_worth(way))
                || card.picks == crate::effect::Picks::PerHealed && self.turn.healed == 0
            {
                to.no(choice, No::Pointless.reason())?;
            } else {
                to.yes(choice)?;
            }
        }
        GO_ON
    }

    /// Whether what an ability asks for is there.
    pub(crate) fn meets(&self, need: Need) -> bool {
        match need {
            Need::Nothing => true,
            Need::Brewed(n) => self.turn.brewed >= n,
            Need::Ailments(n) => self.turn.ailments.len() >= n,
            Need::SuspicionBelow(n) => self.me().suspicion < n,
            Need::Matched => self.turn.matched != Matched::No,
            Need::Unmatched => self.can_be_treated(),
            Need::NextTo(building) => self.is_next_to(self.active, building),
            Need::NextToTown => {
                self.me().leader.is_some_and(|leader| self.town_areas(leader, 0) > 0)
            }
        }
    }

    /// With the open die an answer to a roll is used at any time of the turn (SE-14.5).
    pub(crate) fn offer_before_open_die<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        if !self.open_hunter || self.player(self.active).watch & AFTER_ROLL == 0 {
            return GO_ON;
        }
        for (bearer, power) in self.powers(self.active) {
            let Power::AfterRoll(does) = power else { continue };
            let choice = bearer.choice();
            if self.uses(bearer) > 0 {
                to.no(choice, No::UsedAlready.reason())?;
            } else if !self.is_worth(does) {
                to.no(choice, No::Pointless.reason())?;
            } else {
                to.yes(choice)?;
            }
        }
        GO_ON
    }

    fn offer_extras<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        let played = self.me().action.map(Action::icon);
        self.offer_before_open_die(to)?;
        if self.player(self.active).watch & EXTRA != 0 {
            for (bearer, power) in self.powers(self.active) {
                let choice = bearer.choice();
                let Power::Extra { on, needs, times, does } = power else { continue };
                let (on, needs, times) = (*on, *needs, *times);
                let uses = self.uses(bearer);
                if on.is_some() && on != played {
                    to.no(choice, No::OtherAction.reason())?;
                } else if uses >= times {
                    to.no(choice, No::UsedAlready.reason())?;
                } else if !self.meets(needs) {
                    to.no(choice, No::NotMet.reason())?;
                } else if !self.is_worth(does) {
                    to.no(choice, No::Pointless.reason())?;
                } else {
                    to.yes(choice)?;
                }
            }
        }
        if !self.full {
            return GO_ON;
        }
        for building in self.buildings.into_iter().flatten() {
            let tile = self.printed().building(building);
            let Power::Extra { does, .. } = &tile.power else { continue };
            let choice = Choice::Building(building);
            if self.sign() == Sign::NoBuildings {
                to.no(choice, No::Closed.reason())?;
            } else if played != Some(tile.on) {
                to.no(choice, No::OtherAction.reason())?;
            } else if !self.is_next_to(self.active, building) {
                to.no(choice, No::NotNextTo.reason())?;
            } else if self.turn.buildings.has(building) {
                to.no(choice, No::UsedAlready.reason())?;
            } else if !self.is_worth(does) {
                to.no(choice, No::Pointless.reason())?;
            } else {
                to.yes(choice)?;
            }
        }
        if played == Some(Action::Ritual) {
            for element in self.shrines_nearby().iter() {
                let choice = Choice::Shrine(element);
                if self.turn.shrines.has(element) {
                    to.no(choice, No::UsedAlready.reason())?;
                } else if !self.can_do(Step::PrepareOf(element)) {
                    to.no(choice, No::Pointless.reason())?;
                } else {
                    to.yes(choice)?;
                }
            }
        }
        GO_ON
    }

    /// The elements of the shrines next to the Leader.
    fn shrines_nearby(&self) -> Set<Element> {
        let map = &self.printed().map;
        let Some(leader) = self.me().leader else { return Set::default() };
        let element = |area: &AreaId| match map.feature(*area) {
            Feature::Shrine(element) => Some(element),
            _ => None,
        };
        map.around(leader).iter().filter_map(element).collect()
    }

    /// Buildings that the Leader is not next to.
    pub(crate) fn near_options(&self) -> impl Iterator<Item = Building> {
        self.in_town().filter(|b| !self.is_next_to(self.active, *b))
    }
}
