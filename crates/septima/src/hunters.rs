//! Hunters: rolls, pursuit, relocation (SE-5.18 to SE-5.23, SE-14.3 to SE-14.5).

use crate::choice::Choice;
use crate::effect::{Rule, Sign, When};
use crate::event::Event;
use crate::frame::{Frame, Origin};
use crate::kinds::Ingredient;
use crate::map::ZONES;
use crate::position::{Hut, Septima, Stage, ThisTurn};
use kernel::{Dice, Log};

impl Septima {
    /// The next player in step C.
    pub(crate) fn next_hunter(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        if self.done >= self.seats {
            return self.enter_first(Stage::Relocation);
        }
        self.active = self.in_order(self.done);
        self.turn = ThisTurn::default();
        self.done += 1;
        let seat = self.active;
        let Some(zone) = self.zone(seat) else { return };
        let hunted = self.me().raised && !self.has(seat, Rule::Hidden);
        if !hunted || self.huts[zone] != Hut::Active {
            return;
        }
        self.me_mut().rolled = true;
        self.fire(seat, When::HunterRoll, log);
        let roll = if self.open_hunter { self.die } else { self.roll_die(dice) };
        log.add(|| Event::Rolled { seat, roll });
        self.stack.push(Frame::Hunt(roll));
    }

    /// The total of a roll: Suspicion, and what lowers the roll (SE-5.20, SE-8.21).
    fn total(&self, roll: i8) -> i8 {
        let seat = self.active;
        let skull = self.me().leader.is_some_and(|leader| {
            self.printed().map.icons(leader, self.full)[Ingredient::Skull.index()] > 0
        });
        let less = if skull { self.amount(seat, Rule::SkullRoll(0)) } else { 0 };
        // SE-17.39, SE-17.40.
        let omen = match self.sign() {
            Sign::Hunters(n) => n,
            _ => 0,
        };
        roll.saturating_add(self.me().suspicion).saturating_add(omen).saturating_sub_unsigned(less)
    }

    /// Whether the hunter reaches the Leader.
    pub(crate) fn is_caught(&self, roll: i8) -> bool {
        let (Some(zone), Some(leader)) = (self.zone(self.active), self.me().leader) else {
            return false;
        };
        let total = self.total(roll);
        let distance = self.printed().map.from_hut(zone, leader);
        // A hunter who was laid down after the roll does not walk (SE-8.5).
        self.huts[zone] == Hut::Active && total >= 1 && total.unsigned_abs() >= distance
    }

    /// The hunter walks.
    pub(crate) fn hunt(&mut self, roll: i8, log: &mut impl Log<Event>) {
        let seat = self.active;
        if self.is_caught(roll) {
            log.add(|| Event::Caught { seat });
            self.seize(seat, log);
        } else {
            log.add(|| Event::Escaped { seat });
        }
    }

    pub(crate) fn answer_hunt(
        &mut self,
        roll: i8,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        match choice {
            Choice::Charm => {
                self.me_mut().charms -= 1;
                log.add(|| Event::UsedCharm { seat });
                // The open die is not rolled again: the walk is shorter (SE-14.4).
                let roll = if self.open_hunter { roll - 1 } else { self.roll_die(dice) };
                log.add(|| Event::Rolled { seat, roll });
                self.stack.push(Frame::Hunt(roll));
            }
            Choice::Witch(witch) => {
                self.stack.push(Frame::Hunt(roll));
                self.turn.used.add(witch);
                log.add(|| Event::UsedWitch { seat, witch });
                self.start(Origin::Witch(witch), 0);
            }
            _ => self.hunt(roll, log),
        }
    }

    /// Step D, for everybody: nothing is chosen in it (SE-5.22, SE-5.23).
    pub(crate) fn relocate(&mut self, log: &mut impl Log<Event>) {
        for seat in self.order() {
            let player = self.player(seat);
            let Some(zone) = self.zone(seat) else { continue };
            let concerned = player.raised && !player.rolled && !self.has(seat, Rule::Hidden);
            if !concerned || self.huts[zone] != Hut::Empty {
                continue;
            }
            let counter_clockwise = (1..ZONES).map(|n| (zone + ZONES - n) % ZONES);
            let mut active = counter_clockwise.filter(|z| self.huts[*z] == Hut::Active);
            if let Some(from) = active.next() {
                self.huts[from] = Hut::Empty;
                self.huts[zone] = Hut::Inactive;
                log.add(|| Event::HunterMoved { from: from as u8 + 1, to: zone as u8 + 1 });
            }
        }
        self.enter_first(Stage::PhaseEnd);
    }
}
