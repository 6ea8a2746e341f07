//! The course of the game: phases, turns, and what happens without anybody choosing (EV-3, EV-14).

use crate::choice::Choice;
use crate::effect::When;
use crate::event::Event;
use crate::listen::Only;
use crate::position::{Each, Evenfall, Frame, Origin, Phase, bits};
use kernel::{Dice, Flow, GO_ON, Log, Offers, Seat, Turn};

/// How many rounds there are (EV-3.1).
pub const ROUNDS: u8 = 3;

impl Evenfall {
    pub(crate) fn who(&self) -> Turn {
        match (self.phase, self.stack.top()) {
            (Phase::Over, _) => Turn::OVER,
            (_, Some(Frame::Dials { region })) => self.dial_turn(*region),
            (_, Some(Frame::Adjust { region })) => self.adjust_turn(*region),
            (_, Some(frame)) => frame.seat().map_or(Turn::of(self.active), Turn::of),
            (_, None) => Turn::of(self.active),
        }
    }

    pub(crate) fn offer_all<O: Offers<Choice>>(&self, seat: Seat, to: &mut O) -> Flow {
        match (self.phase, self.stack.top()) {
            (_, Some(frame)) => self.offer_answers(frame, seat, to),
            (Phase::Action, None) => self.offer_turn(to),
            _ => GO_ON,
        }
    }

    pub(crate) fn make(
        &mut self,
        seat: Seat,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        match self.stack.top().copied() {
            Some(frame) => self.answer(seat, frame, choice, dice, log),
            None => self.act(seat, choice, dice, log),
        }
        self.settle(dice, log);
    }

    /// Goes on until somebody must choose.
    pub(crate) fn settle(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        loop {
            match self.stack.top().copied() {
                Some(frame) => {
                    if !self.settle_frame(frame, dice, log) {
                        return;
                    }
                }
                None => match self.phase {
                    Phase::Scout => self.begin_actions(log),
                    Phase::Action | Phase::Over => return,
                    Phase::Battle => self.next_battle(log),
                    Phase::RoundEnd => self.end_round(dice, log),
                },
            }
        }
    }

    /// Does what a frame does by itself; tells whether it went on, or waits for an answer.
    fn settle_frame(
        &mut self,
        frame: Frame,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> bool {
        match frame {
            Frame::Run(run) => self.advance(run, dice, log),
            Frame::Fire { when, seat, about } => {
                self.stack.pop();
                self.fire(when, seat, about, dice, log);
            }
            Frame::Played { seat } => {
                self.stack.pop();
                self.playing = 0;
                self.look_again(seat);
            }
            Frame::Each { what, from, next } => {
                self.stack.pop();
                if next < self.seats {
                    self.stack.push(Frame::Each { what, from, next: next + 1 });
                    self.for_seat(what, from.left(next, self.seats), dice, log);
                }
            }
            Frame::Steps { seat, left, both } => {
                self.stack.pop();
                if left > 0 {
                    if left > 1 {
                        self.stack.push(Frame::Steps { seat, left: left - 1, both });
                    }
                    self.coven_step(seat, both, dice, log);
                }
            }
            Frame::Harvests { seat, next } => {
                self.stack.pop();
                let rest = self.clan(seat).outer >> next << next;
                if let Some(p) = bits(rest).next() {
                    self.stack.push(Frame::Harvests { seat, next: p as u8 + 1 });
                    self.harvest(seat, crate::cards::PlaceId::new(p), dice, log);
                }
            }
            Frame::Triggers { when, seat, left, about } => {
                if !self.order_is_free(when, seat, about, left) {
                    return false;
                }
                self.stack.pop();
                if left != 0 {
                    self.resolve_trigger(when, seat, left, about, left.trailing_zeros() as usize);
                }
            }
            Frame::Dials { region } => {
                if !self.dial_turn(region).seats.is_empty() {
                    return false;
                }
                self.stack.pop();
                self.reveal_dials(region, log);
            }
            Frame::Adjust { region } => {
                if !self.adjust_turn(region).seats.is_empty() {
                    return false;
                }
                self.stack.pop();
                self.fight(region, dice, log);
            }
            Frame::Marker { region } => {
                self.stack.pop();
                self.take_marker(region, log);
            }
            Frame::PickStone { region, seat } if self.is_automa(seat) => {
                self.stack.pop();
                let first = (0..4).find_map(|i| self.regions[region.index()].stone(i));
                if let Some(stone) = first {
                    self.take_stone(region, seat, stone, log);
                }
            }
            question => return self.settle_question(question, dice, log),
        }
        true
    }

    /// A question with a single answer is answered by the program (EV-4.8); one with none is over.
    fn settle_question(
        &mut self,
        frame: Frame,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> bool {
        let seat = frame.seat().unwrap_or(self.active);
        let mut only = Only::default();
        let _ = self.offer_answers(&frame, seat, &mut only);
        match only.first {
            Some(_) if only.more => false,
            Some(choice) => {
                self.answer(seat, frame, choice, dice, log);
                true
            }
            None => {
                self.stack.pop();
                match frame {
                    Frame::Spare { seat, card, place, spared } => {
                        self.finish_payment(seat, card, place, spared, dice, log);
                    }
                    Frame::Build { seat, orbs, .. } if orbs > 0 => {
                        self.stack.push(Frame::Steps { seat, left: orbs, both: false });
                    }
                    _ => {}
                }
                true
            }
        }
    }

    fn for_seat(
        &mut self,
        what: Each,
        seat: Seat,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        match what {
            Each::Scout => {
                self.stack.push(Frame::Fire { when: When::Scout, seat, about: 0 });
                if self.veteran && self.round == 1 {
                    self.start(Origin::Veteran, seat, 0);
                }
                self.start(Origin::Scout, seat, 0);
            }
            Each::OpponentToken => {
                if seat != self.active {
                    self.fire(When::OpponentToken, seat, 0, dice, log);
                }
            }
            Each::BattleStart => self.fire(When::BattleStart, seat, 0, dice, log),
            Each::Rewards(region) => self.rewards(seat, region),
            Each::Outcome(region) => self.outcome(seat, region, dice, log),
            Each::RoundEnd => {
                let count = self.round_ends(seat).count().min(16) as u32;
                if count > 0 {
                    let left = ((1u32 << count) - 1) as u16;
                    self.stack.push(Frame::RoundEnds { seat, left });
                }
            }
        }
    }

    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Scout;
        let round = self.round;
        log.add(|| Event::Round { round });
        self.stack.push(Frame::Each { what: Each::Scout, from: self.first, next: 0 });
    }

    fn begin_actions(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Action;
        self.active = self.first;
        self.acted = false;
        for clan in &mut self.clans {
            clan.passed = false;
        }
        let seat = self.active;
        log.add(|| Event::TurnBegan { seat });
    }

    /// The next player who has not passed; with none, the battles begin (EV-4.1, EV-4.4).
    pub(crate) fn next_turn(&mut self, log: &mut impl Log<Event>) {
        self.acted = false;
        let next = self.from(self.active.left(1, self.seats)).find(|s| !self.clan(*s).passed);
        match next {
            Some(seat) => {
                self.active = seat;
                log.add(|| Event::TurnBegan { seat });
            }
            None => {
                self.phase = Phase::Battle;
                self.battle = 0;
                let from = self.first;
                self.stack.push(Frame::Each { what: Each::BattleStart, from, next: 0 });
            }
        }
    }

    pub(crate) fn begin_round_end(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::RoundEnd;
        self.winner = 0;
        log.add(|| Event::RoundEnds);
        self.stack.push(Frame::Each { what: Each::RoundEnd, from: self.first, next: 0 });
    }

    /// EV-14.2, EV-14.3.
    fn end_round(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        if self.round >= ROUNDS {
            self.phase = Phase::Over;
            log.add(|| Event::Over);
            return;
        }
        for region in self.regions() {
            self.refill(*region, dice, log);
        }
        for region in &mut self.regions {
            (region.user, region.user_elder) = (0, false);
            region.witches = [0; kernel::MAX_SEATS];
            region.elders = [0; kernel::MAX_SEATS];
        }
        for place in &mut self.places {
            (place.witches, place.elders) = (0, 0);
        }
        let clans = usize::from(self.seats) + usize::from(self.is_solo());
        for i in 0..clans {
            let seat = Seat::new(i);
            let automa = self.is_automa(seat);
            let clan = self.clan_mut(seat);
            clan.witches = 4;
            clan.elders = if automa { 0 } else { 4 };
            clan.board_space = false;
            clan.token = !automa;
            clan.turned = 0;
            (clan.copied, clan.copied_turned) = (0, 0);
            clan.passed = false;
            clan.strength = 0;
            if !automa {
                self.look_again(seat);
            }
        }
        self.round += 1;
        self.begin_round(log);
    }
}
