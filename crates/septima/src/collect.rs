//! The Collect Action (SE-6.3, SE-6.4).

use crate::effect::Rule;
use crate::event::Event;
use crate::frame::Frame;
use crate::kinds::{Action, Ingredient};
use crate::map::Feature;
use crate::position::Septima;
use kernel::Log;

impl Septima {
    /// Asks for icons and a third lunar ingredient where there are any, then collects.
    pub(crate) fn begin_collecting(&mut self) {
        self.stack.push(Frame::Collect);
        let collect = !self.turn.copied && self.me().action == Some(Action::Collect);
        if !collect {
            return;
        }
        if self.has(self.active, Rule::ThirdLunar) {
            self.stack.push(Frame::Lunar);
        }
        let left = self.icons_of_choice();
        if left > 0 {
            self.stack.push(Frame::Icons { left, least: 0 });
        }
    }

    /// How many icons count as printed around the Leader: those of the Market, and one on each town
    /// area with Overgrown Wilds (SE-8.31, SE-10.25).
    fn icons_of_choice(&self) -> u8 {
        let mut icons = 0;
        if let Some(building) = self.building_with(Rule::Icons(0)) {
            let power = &self.printed().building(building).power;
            if let crate::effect::Power::Rule(rule) = power {
                icons += rule.amount();
            }
        }
        if self.has(self.active, Rule::TownIcons)
            && let Some(leader) = self.me().leader
        {
            let map = &self.printed().map;
            let town = |feature| match feature {
                Feature::Hospital | Feature::Flag(_) => true,
                Feature::Bronze | Feature::Gold => self.full,
                _ => false,
            };
            icons += map.around(leader).iter().filter(|a| town(map.feature(**a))).count() as u8;
        }
        icons
    }

    /// Everything lunar around the Leader, and the crystals.
    pub(crate) fn collect_all(&mut self, log: &mut impl Log<Event>) {
        let (icons, lunar) = (self.icons_around(), self.lunar_collected());
        for kind in lunar.iter() {
            self.collect(kind, icons[kind.index()], log);
        }
        let outcrops = self.me().leader.map_or(0, |l| self.printed().map.outcrops(l));
        self.gain_crystals(self.active, outcrops, log);
    }

    pub(crate) fn collect(&mut self, kind: Ingredient, count: u8, log: &mut impl Log<Event>) {
        self.turn.collected[kind.index()] += count;
        self.gain(self.active, kind, count, log);
    }
}
