//! Small moves of which everything is made: gaining, spending, Suspicion, citizens, the Leader.

use crate::effect::{Power, Sign, Step, Until, When};
use crate::event::Event;
use crate::frame::{Frame, Origin, Run};
use crate::kinds::{Good, Ingredient, Potion, Set};
use crate::names::{SpaceId, SpellId, WitchId};
use crate::position::{Citizen, Septima, Stage};
use kernel::{Log, Seat};

impl Septima {
    pub(crate) fn gain_wisdom(&mut self, seat: Seat, points: u16, log: &mut impl Log<Event>) {
        if self.is_widow(seat) {
            // What she gains, the player loses (SE-15.74).
            self.lose_wisdom(Septima::ALONE, points, log);
        } else if points > 0 {
            self.player_mut(seat).wisdom += points;
            log.add(|| Event::GainedWisdom { seat, points });
        }
    }

    /// Nobody has less than nothing (SE-1.26).
    pub(crate) fn lose_wisdom(&mut self, seat: Seat, points: u16, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let points = points.min(player.wisdom);
        player.wisdom -= points;
        if points > 0 {
            log.add(|| Event::LostWisdom { seat, points });
        }
    }

    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        ingredient: Ingredient,
        count: u8,
        log: &mut impl Log<Event>,
    ) {
        if count == 0 {
            return;
        }
        self.player_mut(seat).stock[ingredient.index()] += count;
        log.add(|| Event::Gained { seat, good: ingredient.into(), count });
        for _ in 0..count {
            self.fire(seat, When::IngredientGained, log);
        }
    }

    pub(crate) fn gain_crystals(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        // SE-15.48.
        if count > 0 && !self.widow.barred {
            self.player_mut(seat).stock[Good::Crystal.index()] += count;
            log.add(|| Event::Gained { seat, good: Good::Crystal, count });
        }
    }

    pub(crate) fn spend(&mut self, seat: Seat, good: Good, log: &mut impl Log<Event>) {
        self.player_mut(seat).stock[good.index()] -= 1;
        log.add(|| Event::Spent { seat, good });
    }

    pub(crate) fn gain_potion(&mut self, seat: Seat, potion: Potion, log: &mut impl Log<Event>) {
        self.player_mut(seat).potions[potion.index()] += 1;
        log.add(|| Event::GainedPotion { seat, potion });
    }

    /// Lowers Suspicion; below the lowest space nothing happens (SE-5.14).
    pub(crate) fn lower(&mut self, seat: Seat, by: u8, log: &mut impl Log<Event>) {
        let lowest = self.printed().boards.suspicion.value.lowest;
        let before = self.player(seat).suspicion;
        let after = before.saturating_sub_unsigned(by).max(lowest);
        if after == before {
            return;
        }
        self.set_suspicion(seat, after);
        log.add(|| Event::Lowered { seat, to: after });
        self.fire(seat, When::Lowered, log);
    }

    /// Raises Suspicion point by point; at the top the citizens confront the Coven, once, and the
    /// rest is lost (SE-5.15).
    pub(crate) fn raise(&mut self, seat: Seat, by: u8, log: &mut impl Log<Event>) {
        if by == 0 || !self.can_rise(seat) {
            return;
        }
        let top = self.printed().boards.suspicion.value.top;
        self.player_mut(seat).raised = true;
        // SE-17.34.
        if let Sign::RaiseCosts(points) = self.sign() {
            self.lose_wisdom(seat, points.into(), log);
        }
        for _ in 0..by {
            let before = self.player(seat).suspicion;
            if before >= top {
                log.add(|| Event::Confronted { seat });
                self.seize(seat, log);
                return;
            }
            self.set_suspicion(seat, before + 1);
            log.add(|| Event::Raised { seat, to: before + 1 });
        }
    }

    /// A witch is lost, or Wisdom; Suspicion falls; the Leader gets away (SE-5.15, SE-5.21).
    pub(crate) fn seize(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.stack.push(Frame::Flee);
        if self.player(seat).coven.len() >= 2 {
            self.stack.push(Frame::Lose);
        } else {
            let points = self.printed().boards.captured_wisdom.value;
            self.lose_wisdom(seat, points.into(), log);
        }
        self.lower(seat, 1, log);
    }

    /// Moves a marker on its Suspicion track; with deterministic Trials the Crowd follows the lines
    /// (SE-14.7).
    pub(crate) fn set_suspicion(&mut self, seat: Seat, after: i8) {
        let before = std::mem::replace(&mut self.player_mut(seat).suspicion, after);
        if !self.open_trial {
            return;
        }
        let boards = &self.printed().boards;
        let (old, new) = (boards.angry_at(before), boards.angry_at(after));
        if new > old {
            self.add_angry(new - old);
        } else {
            let back = (old - new).min(self.angry_crowd);
            self.angry_crowd -= back;
            self.angry += back;
        }
    }

    /// Puts Angry Citizens into the Crowd, as far as there are any; how many.
    pub(crate) fn add_angry(&mut self, count: u8) -> u8 {
        let count = count.min(self.angry);
        self.angry -= count;
        self.angry_crowd += count;
        count
    }

    /// Sends Loyal Citizens to the Crowd, as far as there are any (SE-1.25).
    pub(crate) fn send_to_crowd(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let count = count.min(player.supply);
        if count > 0 {
            player.supply -= count;
            player.crowd += count;
            log.add(|| Event::SentToCrowd { seat, count });
            if seat == self.active {
                self.turn.sent = true;
                if matches!(self.stage, Stage::Advance | Stage::End) {
                    self.blame(log);
                }
            }
        }
    }

    /// Takes Loyal Citizens back from the Crowd, as far as there are any.
    pub(crate) fn recall(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let count = count.min(player.crowd);
        if count > 0 {
            player.crowd -= count;
            player.supply += count;
            log.add(|| Event::Recalled { seat, count });
        }
    }

    /// The first free space of a Chamber, from 0.
    pub(crate) fn free_space(&self, chamber: usize) -> Option<usize> {
        let spaces = &self.chambers[chamber].spaces[..self.chamber_size()];
        spaces.iter().position(Option::is_none)
    }

    /// Sends Loyal Citizens from the Crowd to a Chamber, as far as it goes.
    pub(crate) fn send_to_chamber(
        &mut self,
        seat: Seat,
        chamber: usize,
        count: u8,
        log: &mut impl Log<Event>,
    ) {
        for _ in 0..count {
            let Some(space) = self.free_space(chamber) else { return };
            if self.player(seat).crowd == 0 {
                return;
            }
            self.player_mut(seat).crowd -= 1;
            self.chambers[chamber].spaces[space] = Some(Citizen::Loyal(seat));
            log.add(|| Event::SentToChamber { seat, chamber: chamber as u8 + 1 });
        }
    }

    /// Moves a Leader.
    pub(crate) fn move_leader(&mut self, seat: Seat, to: SpaceId, log: &mut impl Log<Event>) {
        if self.player(seat).leader == Some(to) {
            return;
        }
        self.player_mut(seat).leader = Some(to);
        log.add(|| Event::Moved { seat, space: to });
        let ends = |s: &SpellId| self.printed().spell(*s).until == Until::Moved;
        let ended = self.player(seat).lasting.iter().filter(ends);
        for spell in ended.collect::<Set<_>>().iter() {
            self.end_spell(seat, spell, log);
        }
    }

    /// The effect of an ongoing spell ends (SE-10.8).
    pub(crate) fn end_spell(&mut self, seat: Seat, spell: SpellId, log: &mut impl Log<Event>) {
        self.player_mut(seat).lasting.remove(spell);
        log.add(|| Event::SpellEnded { seat, spell });
        let cast = &self.printed().spell(spell).cast;
        let mirror = cast.iter().flatten().any(|s| matches!(s, Step::Mirror(_)));
        if mirror && let Some(witch) = self.player(seat).mirror {
            self.player_mut(seat).mirror = None;
            self.put_under(witch);
        }
        self.look_again(seat);
    }

    /// Puts a witch under the stack.
    pub(crate) fn put_under(&mut self, witch: WitchId) {
        self.under.push(witch);
    }

    /// A witch joins a Coven.
    pub(crate) fn join(&mut self, seat: Seat, witch: WitchId, log: &mut impl Log<Event>) {
        self.player_mut(seat).coven.add(witch);
        self.look_again(seat);
        log.add(|| Event::Joined { seat, witch });
    }

    /// Something happened to a seat: spells give Wisdom, abilities are set off.
    pub(crate) fn fire(&mut self, seat: Seat, when: When, log: &mut impl Log<Event>) {
        if !self.watches(seat, when.bit()) {
            return;
        }
        let mut points = 0;
        for spell in self.working(seat).iter() {
            if let Some((event, wisdom)) = self.printed().spell(spell).whenever
                && event == when
            {
                points += u16::from(wisdom);
            }
        }
        self.gain_wisdom(seat, points, log);
        for (bearer, power) in self.powers(seat) {
            if matches!(power, Power::Whenever(event, _) if *event == when) {
                self.start(bearer.origin(), 0);
            }
        }
    }

    /// Begins to carry out steps.
    pub(crate) fn start(&mut self, origin: Origin, way: u8) {
        self.stack.push(Frame::Run(Run { origin, way, step: 0 }));
    }
}
