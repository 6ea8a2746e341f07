//! What can be brewed, healed and reached on the ritual track, and the Favors of the Crowd.

use crate::choice::{Choice, Parts};
use crate::effect::{Power, Rule, Sign};
use crate::kinds::{Action, Ailment, Building, Ingredient, Potion};
use crate::names::{AreaId, RitualId};
use crate::position::{FLAGS, Septima};
use crate::refusal::No;
use arrayvec::ArrayVec;
use kernel::{Flow, GO_ON, Offers};

impl Septima {
    /// Favors that may be used; those used already, as bits (SE-12.2).
    pub(crate) fn offer_favors<O: Offers<Choice>>(
        &self,
        used: u8,
        repeat: bool,
        to: &mut O,
    ) -> Flow {
        let boards = &self.printed().boards;
        let count =
            if self.full { boards.favors.value.len() } else { boards.favors_basic.value.into() };
        for (i, favor) in boards.favors.value[..count].iter().enumerate() {
            let choice = Choice::Favor(i as u8 + 1);
            if used >> i & 1 != 0 && !repeat {
                to.no(choice, No::FavorUsed.reason())?;
            } else if !self.is_worth(favor) {
                to.no(choice, No::Pointless.reason())?;
            } else {
                to.yes(choice)?;
            }
        }
        GO_ON
    }

    /// Potions that can be brewed, each in all ways to pay (SE-6.7 to SE-6.9). `spare` ingredients
    /// may be saved, and `cheap` more of a Practical Potion.
    pub(crate) fn offer_brews<O: Offers<Choice>>(
        &self,
        spare: u8,
        cheap: u8,
        action: bool,
        to: &mut O,
    ) -> Flow {
        let me = self.me();
        let crystals = me.crystals();
        let any = self.sign() == Sign::AnyRecipe;
        for potion in Potion::ALL {
            let recipe = self.recipe(potion, action);
            let cheap = if action && potion.is_practical() { cheap } else { 0 };
            if any {
                self.offer_any_brew(potion, recipe.len() as u8, (spare, cheap), to)?;
                continue;
            }
            let missing = recipe.iter().filter(|i| me.stock[i.index()] == 0).count() as u8;
            if missing > crystals + spare + cheap {
                let choice = Choice::Brew {
                    potion,
                    crystals: Parts::NONE,
                    spared: Parts::NONE,
                    cheap: false,
                };
                to.no(choice, No::CannotPay.reason())?;
                continue;
            }
            let ways = 3usize.pow(recipe.len() as u32);
            for way in 0..ways {
                let (mut with, mut spared, mut rest) = (Parts::NONE, Parts::NONE, way);
                let mut paid = true;
                for ingredient in &recipe {
                    match rest % 3 {
                        0 => paid &= me.stock[ingredient.index()] > 0,
                        1 => with = with.with(*ingredient),
                        _ => spared = spared.with(*ingredient),
                    }
                    rest /= 3;
                }
                if !paid || with.count() > crystals {
                    continue;
                }
                if spared.count() <= spare {
                    to.yes(Choice::Brew { potion, crystals: with, spared, cheap: false })?;
                }
                if cheap > 0 && spared.count() > 0 && spared.count() <= spare + cheap {
                    to.yes(Choice::Brew { potion, crystals: with, spared, cheap: true })?;
                }
            }
        }
        GO_ON
    }

    /// What a potion takes: without what the river spares in a Brew Action (SE-16.27).
    pub(crate) fn recipe(&self, potion: Potion, action: bool) -> ArrayVec<Ingredient, 3> {
        let mut recipe = self.printed().potion(potion).recipe.clone();
        if action && let Some(spared) = self.river_spares() {
            recipe.retain(|i| *i != spared);
        }
        recipe
    }

    /// The ingredient that need not be paid where the Leader stands.
    fn river_spares(&self) -> Option<Ingredient> {
        let seat = self.active;
        let rule = Rule::RiverSpares(Ingredient::Mushroom);
        let brew = !self.turn.copied && self.me().action == Some(Action::Brew);
        let by_river = || self.me().leader.is_some_and(|l| self.printed().map.is_by_river(l));
        if !self.has(seat, rule) || !brew || !by_river() {
            return None;
        }
        self.powers(seat).find_map(|(_, power)| match power {
            Power::Rule(Rule::RiverSpares(kind)) => Some(*kind),
            _ => None,
        })
    }

    /// Ways to brew a potion from any ingredients (SE-17.25).
    fn offer_any_brew<O: Offers<Choice>>(
        &self,
        potion: Potion,
        cost: u8,
        (spare, cheap): (u8, u8),
        to: &mut O,
    ) -> Flow {
        let goods = self.me().goods();
        if cost > goods + spare + cheap {
            let choice = Choice::BrewAny { potion, spared: 0, cheap: false };
            return to.no(choice, No::CannotPay.reason());
        }
        for spared in cost.saturating_sub(goods)..=cost {
            if spared <= spare {
                to.yes(Choice::BrewAny { potion, spared, cheap: false })?;
            }
            if cheap > 0 && spared > 0 && spared <= spare + cheap {
                to.yes(Choice::BrewAny { potion, spared, cheap: true })?;
            }
        }
        GO_ON
    }

    /// Patients that can be healed now (SE-6.10, SE-8.29).
    pub(crate) fn offer_patients<O: Offers<Choice>>(
        &self,
        action: bool,
        far: bool,
        to: &mut O,
    ) -> Flow {
        let Some(leader) = self.me().leader else { return GO_ON };
        let map = &self.printed().map;
        for flag in 0..FLAGS {
            let Some(bed) = self.patients[flag] else { continue };
            let ailment = bed.patient.ailment();
            let area = AreaId::town(flag);
            let near = map.touches(leader, area);
            let number = flag as u8 + 1;
            let with = Some(Potion::against(ailment));
            if bed.healed >> self.active.index() & 1 != 0 {
                to.no(Choice::Heal { flag: number, with }, No::HealedAlready.reason())?;
                continue;
            }
            let reach = self.amount(self.active, Rule::Reach(0));
            if !(near || far && map.is_within(leader, area, reach)) {
                to.no(Choice::Heal { flag: number, with }, No::NotNextTo.reason())?;
                continue;
            }
            self.offer_remedies(ailment, near, to, |with| Choice::Heal { flag: number, with })?;
        }
        let hospital = if action {
            self.building_with(Rule::EndlessPatients).is_some()
        } else {
            self.is_next_to(self.active, Building::Hospital) && self.sign() != Sign::NoBuildings
        };
        if hospital {
            for ailment in Ailment::ALL {
                self.offer_remedies(ailment, true, to, |with| Choice::Hospital { ailment, with })?;
            }
        }
        GO_ON
    }

    /// The potions that heal an ailment, or none where that costs nothing (SE-10.16, SE-10.28).
    fn offer_remedies<O: Offers<Choice>>(
        &self,
        ailment: Ailment,
        near: bool,
        to: &mut O,
        heal: impl Fn(Option<Potion>) -> Choice,
    ) -> Flow {
        let remedy = Potion::against(ailment);
        if self.me().potions[remedy.index()] > 0 {
            to.yes(heal(Some(remedy)))?;
        } else {
            to.no(heal(Some(remedy)), No::RemedyMissing.reason())?;
        }
        let any = self.has(self.active, Rule::AnyPotion);
        // SE-17.13.
        let remedies = self.sign() == Sign::AnyRemedy;
        for with in Potion::ALL.into_iter().filter(|w| *w != remedy && self.can_stand_in(*w)) {
            if any || remedies && !with.is_practical() {
                to.yes(heal(Some(with)))?;
            }
        }
        let free = near && !self.turn.recovered && self.turn.ailments.has(ailment);
        if free && self.has(self.active, Rule::FreeSecond) {
            to.yes(heal(None))?;
        }
        GO_ON
    }

    /// Spaces of the ritual track to which the marker can advance (SE-9.1, SE-9.7, SE-9.13).
    pub(crate) fn offer_advances<O: Offers<Choice>>(
        &self,
        icon: Option<Action>,
        to: &mut O,
    ) -> Flow {
        let Some(marker) = self.me().marker else { return GO_ON };
        let (row, x) = marker.place();
        if row == 10 {
            return to.yes(Choice::Beyond);
        }
        let pay = self.offering(row + 1);
        for next in [x.checked_sub(1), Some(x + 1)].into_iter().flatten() {
            let Some(space) = RitualId::at(row + 1, next) else { continue };
            if icon.is_some() && self.printed().icon(space) != icon {
                to.no(Choice::Advance(space), No::OtherIcon.reason())?;
            } else if self.me().goods() < pay {
                to.no(Choice::Advance(space), No::OfferingMissing.reason())?;
            } else {
                to.yes(Choice::Advance(space))?;
            }
        }
        GO_ON
    }
}
