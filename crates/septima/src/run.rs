//! Carrying out effects, step by step.

use crate::effect::{Per, Rule, Step, When};
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
            Step::Fly => self.stack.push(Frame::Walk { reach: u8::MAX }),
            Step::LayHunter => self.stack.push(Frame::LayHunter),
            Step::MoveHunter => self.stack.push(Frame::MoveHunter),
            Step::Near => self.stack.push(Frame::Near),
            Step::Advance => self.stack.push(Frame::Advance(None)),
            Step::Prepare(left) => {
                self.stack.push(Frame::Prepare { left, elements: Set::all() });
            }
            Step::PrepareOf(element) => {
                self.stack.push(Frame::Prepare { left: 1, elements: Set::only(element) });
            }
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
        }
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
            Step::Prepare(_) => me.ready != me.spells,
            Step::PrepareOf(element) => {
                me.spells.but(me.ready).iter().any(|s| s.element() == element)
            }
            Step::Brew => self.offer_brews(0, 0, false, &mut Any).is_break(),
            Step::HealMore(_) => self.offer_patients(false, false, &mut Any).is_break(),
            Step::Again => !me.hand.but(me.action.map_or(Set::default(), Set::only)).is_empty(),
            Step::Near => self.near_options().next().is_some(),
            Step::Favors(_) => self.offer_favors(0, false, &mut Any).is_break(),
            _ => true,
        }
    }

    /// Whether what must be paid can be paid, and something comes of it.
    pub(crate) fn is_worth(&self, program: &[Step]) -> bool {
        let cost =
            |s: &&Step| matches!(s, Step::Spend(_) | Step::SpendCrystals(_) | Step::Raise(_));
        let mut costs = program.iter().filter(cost);
        let mut gains = program.iter().filter(|s| !cost(s));
        let spent = match program.first() {
            Some(Step::Spend(n) | Step::SpendCrystals(n)) => *n,
            _ => 0,
        };
        let worth = |s: &Step| self.can_do(*s) && (*s != Step::Advance || self.can_enter(spent));
        costs.all(|s| self.can_do(*s)) && gains.any(worth)
    }

    /// Whether the offering of the next row could still be paid after so much is spent.
    fn can_enter(&self, spent: u8) -> bool {
        let row = self.me().marker.map_or(0, RitualId::row);
        let pay = self.printed().ribbon(row + 1).map_or(0, |ribbon| ribbon.pay);
        row == 10 || self.me().goods() >= spent + pay
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
