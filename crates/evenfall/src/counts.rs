//! What effects count (EV-16.29 to EV-16.34).

use crate::cards::Person;
use crate::effect::{Count, Effect, Keyword, Stone};
use crate::position::{Evenfall, bits};
use kernel::Seat;

impl Evenfall {
    /// How many of something a seat has.
    pub fn count(&self, seat: Seat, what: Count) -> u8 {
        let clan = self.clan(seat);
        let places = clan.places();
        let on_places = |of: fn(&crate::position::PlaceState) -> u8| {
            bits(places).map(|p| of(&self.places[p])).sum::<u8>()
        };
        match what {
            Count::Sickles => on_places(|p| p.sickles),
            Count::Orbs => on_places(|p| p.orbs),
            Count::Catalysts => on_places(|p| p.catalysts()),
            Count::Keyword(keyword) => self.count_keyword(seat, keyword),
            Count::RitualsInner => self.rituals(clan.inner).count() as u8,
            Count::RitualSpaces => {
                let space = |r| matches!(self.cards().ritual(r).effect, Effect::Space(..));
                self.rituals(places).filter(|(_, r)| space(*r)).count() as u8
            }
            Count::Places => places.count_ones() as u8,
            Count::PlacesInner => clan.inner.count_ones() as u8,
            Count::PlacesOuter => clan.outer.count_ones() as u8,
            Count::Specialists => clan.specialists.count_ones() as u8,
            Count::Council => clan.council.count_ones() as u8,
            Count::Stones => clan.stones.iter().sum(),
            Count::StoneSet(stone) => self.count_stone_set(seat, stone),
            Count::HarvestSymbols => self.count_harvest_symbols(seat),
            Count::Mana3 => clan.mana / 3,
            Count::Regions => {
                let there = |r: &&crate::position::RegionName| {
                    self.regions[r.index()].figures(seat.index()) > 0
                };
                self.regions().iter().filter(there).count() as u8
            }
            Count::FiguresInRegions => {
                let there =
                    |r: &crate::position::RegionName| self.regions[r.index()].figures(seat.index());
                self.regions().iter().map(there).sum()
            }
        }
    }

    /// Visible cards with a keyword: specialists, and rituals of both circles; never the council.
    fn count_keyword(&self, seat: Seat, keyword: Keyword) -> u8 {
        let clan = self.clan(seat);
        let cards = self.cards();
        let rituals = self.rituals(clan.places()).map(|(_, r)| &cards.ritual(r).keywords);
        let persons = bits(clan.specialists).map(|p| &cards.specialist(Person::new(p)).keywords);
        rituals.chain(persons).filter(|k| k.contains(&keyword)).count() as u8
    }

    /// Powerstones of a kind, and such symbols in the Inner Circle (EV-16.32).
    fn count_stone_set(&self, seat: Seat, stone: Stone) -> u8 {
        let clan = self.clan(seat);
        let shows = |p: &usize| self.cards().places[*p].stone == Some(stone);
        clan.stones[stone.index()] + bits(clan.inner).filter(shows).count() as u8
    }

    /// Printed resource symbols of both circles, and one for each such place with a sickle
    /// (EV-16.33).
    fn count_harvest_symbols(&self, seat: Seat) -> u8 {
        let symbols = |p: usize| {
            let harvest = self.printed_harvest(crate::cards::PlaceId::new(p));
            let printed = harvest.h + harvest.p + harvest.b + harvest.r;
            printed + u8::from(printed > 0 && self.places[p].sickles > 0)
        };
        bits(self.clan(seat).places()).map(symbols).sum()
    }
}
