//! Carrying out effects, step by step.

use crate::effect::{Per, Rule, Sign, Step, When};
use crate::event::Event;
use crate::frame::{Frame, Origin, Run};
use crate::kinds::{Action, Element, Good, Ingredient, Set};
use crate::listen::Any;
use crate::names::{PrologueId, RitualId, SpellId};
use crate::position::{Hut, Matched, Septima};
use crate::setup;
use kernel::{Dice, Log};

impl Septima {
    /// Carries out the next step of a run.
    pub(crate) fn advance_run(
        &mut self,
        run: Run,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        self.stack.pop();
        let Some(program) = self.ways(run.origin).get(usize::from(run.way)) else { return };
        let Some(step) = program.get(usize::from(run.step)) else { return };
        if usize::from(run.step) + 1 < program.len() {
            self.stack.push(Frame::Run(Run { step: run.step + 1, ..run }));
        }
        self.carry_out(*step, dice, log);
    }

    fn carry_out(&mut self, step: Step, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let seat = self.active;
        match step {
            Step::Spend(left) => self.stack.push(Frame::Spend { left, least: 0 }),
            Step::SpendCrystals(n) => {
                for _ in 0..n {
                    self.spend(seat, Good::Crystal, log);
                }
            }
            Step::SpendOf(kind) => self.stack.push(Frame::Pay(kind)),
            Step::Wisdom(n) => self.gain_wisdom(seat, n.into(), log),
            Step::WisdomPerHealed(n) => {
                let points = u16::from(n) * u16::from(self.turn.healed);
                self.gain_wisdom(seat, points, log);
            }
            Step::Crystals(n) => self.gain_crystals(seat, n, log),
            Step::Charms(n) => {
                self.me_mut().charms += n;
                log.add(|| Event::GainedCharms { seat, count: n });
            }
            Step::Ingredients(left) => {
                self.stack.push(Frame::Gain { kinds: Set::all(), left, least: 0 });
            }
            Step::OneOf(kinds) => self.stack.push(Frame::Gain { kinds, left: 1, least: 0 }),
            Step::Gain(kind, n) => self.gain(seat, kind, n, log),
            Step::LunarAgain(left) => {
                let kinds = self.lunar_gathered();
                self.stack.push(Frame::Different { kinds, left });
            }
            Step::Potions(kinds, left) => match (kinds.len(), kinds.nth(0)) {
                (1, Some(potion)) => {
                    (0..left).for_each(|_| self.gain_potion(seat, potion, log));
                }
                _ => self.stack.push(Frame::Potions { kinds, left }),
            },
            Step::CollectedAgain => {
                for ingredient in Ingredient::ALL {
                    if self.turn.collected[ingredient.index()] > 0 {
                        self.gain(seat, ingredient, 1, log);
                    }
                }
            }
            Step::Exchange(left) => self.stack.push(Frame::Exchange { left }),
            Step::Lower(n) => self.lower(seat, n, log),
            Step::LowerPer(per) => {
                let n = match per {
                    Per::Citizen => self.me().crowd,
                    Per::Collected(kind) => self.turn.collected[kind.index()],
                };
                self.lower(seat, n, log);
            }
            Step::Raise(n) => self.raise(seat, n, log),
            Step::Match(n) => {
                self.turn.matched = Matched::Treated(n);
                log.add(|| Event::Treated { seat });
            }
            Step::SwapMarker => self.stack.push(Frame::SwapMarker),
            Step::Crowd(n) => self.send_to_crowd(seat, n, log),
            Step::Angry(n) => {
                let count = self.add_angry(n);
                log.add(|| Event::Angered { count });
            }
            Step::Send(citizens) => self.stack.push(Frame::Send { citizens }),
            Step::Favors(left) => {
                self.stack.push(Frame::Favors { left, used: 0, trials: false });
            }
            Step::Walk(reach) => self.stack.push(Frame::Walk { reach }),
            Step::Seek(kind) => self.stack.push(Frame::Seek(kind)),
            Step::Fly => self.stack.push(Frame::Walk { reach: u8::MAX }),
            Step::LayHunter => self.stack.push(Frame::LayHunter),
            Step::MoveHunter => self.stack.push(Frame::MoveHunter),
            Step::Near => self.stack.push(Frame::Near),
            Step::Advance => self.stack.push(Frame::Advance(None)),
            Step::Prepare(left) => self.prepare(left, Set::all()),
            Step::PrepareOf(element) => self.prepare(1, Set::only(element)),
            Step::Spell => self.stack.push(Frame::Take { elements: Set::all() }),
            Step::SpellHere => {
                let elements = self.me().marker.map_or(Set::default(), Septima::sections);
                self.stack.push(Frame::Take { elements });
            }
            Step::Brew => {
                self.stack.push(Frame::Brew { left: 1, saved: 0, bargains: 0, action: false });
            }
            Step::HealMore(left) => {
                self.stack.push(Frame::Heal { left, action: false, far: false });
            }
            Step::Witches(n) => self.draw_witches(n, false, dice, log),
            Step::Mirror(n) => self.draw_witches(n, true, dice, log),
            Step::Prologue | Step::WholePrologue => {
                let n = PrologueId::COUNT as u32;
                let card = dice.draw(setup::PROLOGUES, n, |i| PrologueId::new(i as usize).name());
                let card = PrologueId::new(card as usize);
                log.add(|| Event::DrewPrologue { seat, card });
                if step == Step::Prologue {
                    self.stack.push(Frame::Half(card));
                } else {
                    self.start(Origin::Prologue(card, true), 0);
                    self.start(Origin::Prologue(card, false), 0);
                    self.start(Origin::Prologue(card, false), 0);
                }
            }
            Step::Again => self.stack.push(Frame::Again),
            Step::Collect => self.begin_collecting(),
            Step::NotLunar(left) => self.stack.push(Frame::NotLunar { left }),
            Step::Move(reach) => self.stack.push(Frame::Move { reach }),
            Step::BrewUp(n) => {
                // SE-17.23, SE-17.24.
                let n = match self.sign() {
                    Sign::BrewAtMost(most) => n.min(most),
                    _ => n,
                };
                if self.sign() == Sign::FreePotion {
                    self.turn.potions = 0;
                    self.stack.push(Frame::Gift);
                }
                let brew = !self.turn.copied && self.me().action == Some(Action::Brew);
                let more = if brew { self.amount(seat, Rule::MorePotions(0)) } else { 0 };
                let bargains = if brew { self.amount(seat, Rule::Bargain(0)) } else { 0 };
                let saved = u8::from(self.turn.bonus);
                self.stack.push(Frame::Brew { left: n + more, saved, bargains, action: true });
            }
            Step::HealUp(left) => {
                let heal = !self.turn.copied && self.me().action == Some(Action::Heal);
                let far = heal && self.has(seat, Rule::Reach(0));
                self.stack.push(Frame::Heal { left, action: true, far });
            }
            Step::Remember => self.stack.push(Frame::Copy),
            Step::Ritual => {
                self.stack.push(Frame::Ritual { advanced: false, moved: false });
            }
            Step::Shapeshift => self.stack.push(Frame::Shapeshift),
        }
    }

    /// Spells are prepared, and one more under a good sign (SE-17.21).
    fn prepare(&mut self, left: u8, elements: Set<Element>) {
        if let Sign::PrepareMore(more) = self.sign()
            && self.is_in_phase()
            && !self.used_spells(elements).is_empty()
        {
            self.stack.push(Frame::Prepare { left: more, elements: Set::all() });
        }
        self.stack.push(Frame::Prepare { left, elements });
    }

    /// The lunar ingredients that were collected in this turn.
    fn lunar_gathered(&self) -> Set<Ingredient> {
        let collected = |kind: &Ingredient| self.turn.collected[kind.index()] > 0;
        self.lunar_collected().iter().filter(collected).collect()
    }

    /// Draws witches, openly; one is kept.
    fn draw_witches(
        &mut self,
        n: u8,
        mirror: bool,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        self.turn.drawn = [None; 3];
        for i in 0..usize::from(n) {
            self.turn.drawn[i] = self.draw_witch(dice, log);
        }
        self.stack.push(Frame::KeepWitch { mirror });
    }

    /// Whether a step would do something now, or could be paid.
    pub(crate) fn can_do(&self, step: Step) -> bool {
        let me = self.me();
        match step {
            Step::Spend(n) => me.goods() >= n,
            Step::SpendCrystals(n) => me.crystals() >= n,
            Step::SpendOf(kind) => me.stock[kind.index()] + me.crystals() > 0,
            Step::Crystals(_) => !self.widow.barred,
            Step::Raise(_) => self.can_rise(self.active),
            // The raise of a match alone is left out in animal form (SE-16.17, SE-16.18).
            Step::Match(n) => n <= 1 || self.can_rise(self.active),
            Step::LunarAgain(_) => !self.lunar_gathered().is_empty(),
            Step::WisdomPerHealed(_) => self.turn.healed > 0,
            Step::CollectedAgain => self.turn.collected.iter().any(|n| *n > 0),
            Step::Exchange(_) => me.goods() > me.crystals(),
            Step::Lower(_) => me.suspicion > self.printed().boards.suspicion.value.lowest,
            Step::LowerPer(Per::Citizen) => me.crowd > 0 && self.can_do(Step::Lower(1)),
            Step::LowerPer(Per::Collected(kind)) => {
                self.turn.collected[kind.index()] > 0 && self.can_do(Step::Lower(1))
            }
            Step::Crowd(_) => me.supply > 0,
            Step::Angry(_) => self.angry > 0,
            Step::Send(_) => me.crowd > 0 && (0..2).any(|c| self.free_space(c).is_some()),
            Step::LayHunter => self.huts.contains(&Hut::Active),
            Step::MoveHunter => {
                self.huts.contains(&Hut::Empty) && self.huts.iter().any(|h| *h != Hut::Empty)
            }
            Step::Advance => self.offer_advances(None, &mut Any).is_break(),
            Step::Prepare(_) => me.ready != me.spells && me.goods() >= self.preparing_costs(),
            Step::PrepareOf(element) => {
                let mut used = me.spells.but(me.ready).iter();
                used.any(|s| s.element() == element) && me.goods() >= self.preparing_costs()
            }
            Step::Brew => self.offer_brews(0, 0, false, &mut Any).is_break(),
            Step::HealMore(_) => self.offer_patients(false, false, &mut Any).is_break(),
            Step::Again => !self.cards_again().is_empty(),
            Step::Near => self.near_options().next().is_some(),
            Step::Favors(_) => self.offer_favors(0, false, &mut Any).is_break(),
            _ => true,
        }
    }

    /// Whether what must be paid can be paid, and something comes of it.
    pub(crate) fn is_worth(&self, program: &[Step]) -> bool {
        let cost = |s: &&Step| {
            matches!(s, Step::Spend(_) | Step::SpendCrystals(_) | Step::SpendOf(_) | Step::Raise(_))
        };
        let mut costs = program.iter().filter(cost);
        let mut gains = program.iter().filter(|s| !cost(s));
        let spent = match program.first() {
            Some(Step::Spend(n) | Step::SpendCrystals(n)) => *n,
            Some(Step::SpendOf(_)) => 1,
            _ => 0,
        };
        let goods = self.me().goods();
        let worth = |s: &Step| {
            let left = match s {
                Step::Advance => self.can_enter(spent),
                Step::Prepare(_) | Step::PrepareOf(_) => goods >= spent + self.preparing_costs(),
                _ => true,
            };
            self.can_do(*s) && left
        };
        costs.all(|s| self.can_do(*s)) && gains.any(worth)
    }

    /// Whether the offering of the next row could still be paid after so much is spent.
    fn can_enter(&self, spent: u8) -> bool {
        let row = self.me().marker.map_or(0, RitualId::row);
        row == 10 || self.me().goods() >= spent + self.offering(row + 1)
    }

    /// All spells whose element is one of these, among those that could be prepared.
    pub(crate) fn used_spells(&self, elements: Set<Element>) -> Set<SpellId> {
        let me = self.me();
        me.spells.but(me.ready).iter().filter(|s| elements.has(s.element())).collect()
    }

    /// Something happened on the ritual track.
    pub(crate) fn advanced(&mut self, log: &mut impl Log<Event>) {
        self.fire(self.active, When::Advanced, log);
    }
}
