//! The Collect Action (SE-6.3, SE-6.4).

use crate::effect::{Rule, Sign};
use crate::event::Event;
use crate::frame::Frame;
use crate::kinds::{Action, Building, Ingredient};
use crate::map::Feature;
use crate::names::{AreaId, SpaceId};
use crate::position::Septima;
use kernel::Log;

impl Septima {
    /// Asks for icons and a third lunar ingredient where there are any, then collects.
    pub(crate) fn begin_collecting(&mut self) {
        self.stack.push(Frame::Collect);
        let collect = !self.turn.copied && self.me().action == Some(Action::Collect);
        if collect && self.has(self.active, Rule::ThirdLunar) {
            self.stack.push(Frame::Lunar);
        }
        if self.sign() == Sign::OneLunar {
            self.stack.push(Frame::Drought);
        }
        let left = if collect { self.icons_of_choice() } else { 0 };
        if left > 0 {
            self.stack.push(Frame::Icons { left, least: 0 });
        }
    }

    /// Only one of the two lunar ingredients counts: the one chosen, or the only one around
    /// (SE-17.32).
    pub(crate) fn dry_up(&mut self, counts: Option<Ingredient>) {
        let (icons, lunar) = (self.icons_around(), self.lunar_now());
        let here = || lunar.iter().find(|kind| icons[kind.index()] > 0);
        let counts = counts.or_else(here).or_else(|| lunar.nth(0));
        self.turn.dry = lunar.iter().find(|kind| Some(*kind) != counts);
    }

    /// How many icons count as printed around the Leader: those of the Market, and one on each town
    /// area with Overgrown Wilds (SE-8.31, SE-10.25).
    fn icons_of_choice(&self) -> u8 {
        let mut icons = 0;
        // A guarded building gives nothing (SE-15.43).
        if let Some(building) = self.building_with(Rule::Icons(0))
            && !self.is_guarded(building)
        {
            let power = &self.printed().building(building).power;
            if let crate::effect::Power::Rule(rule) = power {
                icons += rule.amount();
            }
        }
        if self.has(self.active, Rule::TownIcons)
            && let Some(leader) = self.me().leader
        {
            icons += self.town_areas(leader, self.guarded());
        }
        icons
    }

    /// How many town areas are around a space, some areas left out.
    pub(crate) fn town_areas(&self, space: SpaceId, but: u64) -> u8 {
        let map = &self.printed().map;
        let town = |area: &&AreaId| match map.feature(**area) {
            _ if but >> area.index() & 1 != 0 => false,
            Feature::Hospital | Feature::Flag(_) => true,
            Feature::Bronze | Feature::Gold => self.full,
            _ => false,
        };
        map.around(space).iter().filter(town).count() as u8
    }

    /// Everything lunar around the Leader, and the crystals.
    pub(crate) fn collect_all(&mut self, log: &mut impl Log<Event>) {
        let (icons, lunar) = (self.icons_around(), self.lunar_collected());
        for kind in lunar.iter() {
            self.collect(kind, icons[kind.index()], log);
        }
        let outcrops = self.me().leader.map_or(0, |leader| self.outcrops_at(leader));
        self.gain_crystals(self.active, outcrops, log);
    }

    /// Outcrops around a space that no spider guards (SE-15.43).
    fn outcrops_at(&self, space: SpaceId) -> u8 {
        let (map, guarded) = (&self.printed().map, self.guarded());
        if guarded == 0 {
            return map.outcrops(space);
        }
        let free = |area: &&AreaId| {
            map.feature(**area) == Feature::Outcrop && guarded >> area.index() & 1 == 0
        };
        map.around(space).iter().filter(free).count() as u8
    }

    /// Whether a spider guards the area of a building.
    fn is_guarded(&self, building: Building) -> bool {
        let area = self.spot(building).and_then(|feature| self.printed().map.with(feature));
        area.is_some_and(|area| self.guarded() >> area.index() & 1 != 0)
    }

    pub(crate) fn collect(&mut self, kind: Ingredient, count: u8, log: &mut impl Log<Event>) {
        self.turn.collected[kind.index()] += count;
        self.gain(self.active, kind, count, log);
    }
}
