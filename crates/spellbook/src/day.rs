//! The course of a day, and the end of the game (SB-3, SB-8, SB-9, SB-17.2).

use crate::choice::Choice;
use crate::event::Event;
use crate::position::{Flags, Frame, Run, SpellBook};
use crate::refusal::No;
use crate::spell::{Does, Level, Phase, Spell, Way};
use crate::token::{Kinds, Rune, Token};
use kernel::{Dice, Flow, GO_ON, Log, Offers, Seat, Turn};

impl SpellBook {
    pub(crate) fn who(&self) -> Turn {
        if self.flags.has(Flags::OVER) {
            return Turn::OVER;
        }
        match self.stack.top() {
            Some(Frame::Others { next }) => Turn::of(self.active.left(*next, self.seats)),
            _ => Turn::of(self.active),
        }
    }

    pub(crate) fn offer_all<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        match self.stack.top() {
            None => self.offer_day(to),
            Some(Frame::Run(run)) => self.offer_picks(run, to),
            Some(Frame::Others { .. }) => {
                self.offer_tokens(self.altar.kinds(), None, Choice::Take, to)
            }
            Some(Frame::Gift | Frame::Night) => {
                self.offer_tokens(self.altar.kinds(), None, Choice::Yield, to)
            }
            Some(Frame::Pay(pay)) if !O::WHY => {
                self.spendable(pay).try_for_each(|token| to.yes(Choice::Spend(token)))
            }
            Some(Frame::Pay(pay)) => {
                let kinds = self.spendable(pay).map(Kinds::only).fold(Kinds::NONE, Kinds::or);
                self.offer_fitting(kinds, self.me().pool.kinds(), Choice::Spend, to)
            }
            Some(Frame::Place(pay)) => {
                self.offer_fitting(self.placeable(pay), self.held.kinds(), Choice::Place, to)
            }
            Some(Frame::Keep { left, least }) => {
                let kinds = self.keepable(*left, *least);
                self.offer_fitting(kinds, self.tray.kinds(), Choice::Keep, to)
            }
            Some(Frame::Morning) => {
                self.offer_actions(Phase::Morning, to)?;
                to.yes(Choice::Skip)
            }
            Some(Frame::Copy { phase, rune }) => self.offer_copies(*phase, *rune, to),
            Some(Frame::None) => GO_ON,
        }
    }

    /// Offers some kinds; of the rest, those that are there do not fit.
    fn offer_fitting<O: Offers<Choice>>(
        &self,
        fitting: Kinds,
        there: Kinds,
        choice: impl Fn(Token) -> Choice,
        to: &mut O,
    ) -> Flow {
        for token in fitting.iter() {
            to.yes(choice(token))?;
        }
        if O::WHY {
            for token in Token::all().filter(|t| !fitting.has(*t)) {
                let no = if there.has(token) { No::NotFitting } else { No::NotThere };
                to.no(choice(token), no.reason())?;
            }
        }
        GO_ON
    }

    /// What may be done in the present phase (SB-3.2 to SB-3.4).
    fn offer_day<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        let evening = self.phase == Phase::Evening;
        if self.actions > 0 {
            self.offer_actions(self.phase, to)?;
        } else if O::WHY {
            self.offer_actions(self.phase, &mut Done(to))?;
        }
        if evening {
            to.no(Choice::Skip, No::OtherPhase.reason())?;
            to.yes(Choice::End)
        } else {
            to.no(Choice::End, No::OtherPhase.reason())?;
            to.yes(Choice::Skip)
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
            None => {
                if let Choice::End = choice {
                    self.end_day(dice, log);
                } else {
                    self.begin(choice, None, dice, log);
                }
            }
            Some(Frame::Morning) => {
                self.stack.pop();
                if choice != Choice::Skip {
                    self.actions += 1; // the instant is no action of the phase
                    self.begin(choice, None, dice, log);
                }
            }
            Some(Frame::Copy { rune, .. }) => {
                self.stack.pop();
                self.actions += 1; // the action of the phase was the copying spell
                self.begin(choice, Some(rune), dice, log);
            }
            Some(frame) => self.make_pick(seat, frame, choice, dice, log),
        }
        self.settle(dice, log);
    }

    /// Begins an action of the active player; `copy` is the rune on the card through which it is
    /// copied.
    fn begin(
        &mut self,
        choice: Choice,
        copy: Option<Rune>,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        self.actions = self.actions.saturating_sub(1);
        match choice {
            Choice::Take(token) => {
                self.take(seat, token, log);
                self.taken(token, dice, log);
            }
            Choice::Draw => {
                self.draw(seat, 2, dice, log);
            }
            Choice::Store(token) => self.store(token, log),
            Choice::Learn { spell, level, wilds, with } => {
                let pay =
                    crate::position::Pay { spell, level, wilds, with, least: Token::default() };
                self.stack.push(Frame::Pay(pay));
            }
            Choice::Cast { spell, level, way, rune } => {
                self.cast(spell, level, way, rune.or(copy), copy.is_some(), log);
            }
            _ => {
                // Skipping ends the phase, with all actions that are left (SB-3.3).
                self.actions = 0;
                let phase = self.phase;
                log.add(|| Event::Skipped { seat, phase });
            }
        }
    }

    fn cast(
        &mut self,
        spell: Spell,
        level: Level,
        way: Option<Way>,
        rune: Option<Rune>,
        copied: bool,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        let branch = match self.cards().does(spell, level) {
            Does::Act(ways) => ways.iter().position(|b| b.way == way).unwrap_or(0),
            _ => 0,
        };
        let own = self.learned(seat, spell).get().map(|(_, rune)| rune);
        let rune = rune.or(own).unwrap_or(Rune::Circle);
        self.stack.push(Frame::Run(Run { copied, ..Run::new(spell, level, branch as u8, rune) }));
        log.add(|| match copied {
            true => Event::Copied { seat, spell, level },
            false => Event::Cast { seat, spell, level },
        });
    }

    fn make_pick(
        &mut self,
        seat: Seat,
        frame: Frame,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        match (frame, choice) {
            (Frame::Run(run), Choice::Enough) => self.complete(run, dice, log),
            (Frame::Run(run), Choice::Raise(spell)) => {
                self.raise(spell, log);
                self.complete(run, dice, log);
            }
            (
                Frame::Run(run),
                Choice::Take(token)
                | Choice::Stow(token)
                | Choice::Store(token)
                | Choice::Discard(token)
                | Choice::Replace(token)
                | Choice::Give(token)
                | Choice::Receive(token),
            ) => self.pick(run, token, dice, log),
            (Frame::Others { next }, Choice::Take(token)) => {
                self.other_takes(next, seat, token, log);
            }
            (Frame::Gift, Choice::Yield(token)) => self.gift(token, log),
            (Frame::Night, Choice::Yield(token)) => {
                self.altar.remove(token);
                self.end_solo_day(token, dice, log);
            }
            (Frame::Pay(pay), Choice::Spend(token)) => self.spend(pay, token),
            (Frame::Place(pay), Choice::Place(token)) => self.place(pay, token, log),
            (Frame::Keep { left, .. }, Choice::Keep(token)) => self.keep_one(left, token, log),
            _ => debug_assert!(false, "{choice:?} was not offered in {frame:?}"),
        }
    }

    fn other_takes(&mut self, next: u8, seat: Seat, token: Token, log: &mut impl Log<Event>) {
        self.take(seat, token, log);
        self.stack.pop();
        self.stack.push(Frame::Others { next: next + 1 });
    }

    fn gift(&mut self, token: Token, log: &mut impl Log<Event>) {
        self.stack.pop();
        self.altar.remove(token);
        self.opponent.below.add(token);
        log.add(|| Event::OpponentGot { token });
    }

    /// What may be stored from the tray (SB-16.5), in the order of kinds.
    fn keepable(&self, left: u8, least: Token) -> Kinds {
        let k = left.min(self.me().familiar.room()).min(self.tray.len());
        self.tray.only(Kinds::from(least)).spelled(k)
    }

    fn keep_one(&mut self, left: u8, token: Token, log: &mut impl Log<Event>) {
        self.keep(token, log);
        self.stack.pop();
        self.stack.push(Frame::Keep { left: left.saturating_sub(1), least: token });
    }

    /// Goes on until somebody must choose: carries out what needs no choice, makes forced picks
    /// (SB-4.9), and moves to the next phase when this one's actions are done (SB-3.5).
    fn settle(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        while let Some(frame) = self.stack.top().copied() {
            let went_on = match frame {
                Frame::Run(run) => self.advance(run, dice, log),
                Frame::Others { next } => self.settle_others(next, log),
                Frame::Gift => match (self.altar.is_empty(), self.altar.kinds().single()) {
                    (true, _) => self.stack.pop().is_some(),
                    (_, Some(only)) => {
                        self.gift(only, log);
                        true
                    }
                    _ => false,
                },
                Frame::Pay(pay) if self.is_paid(&pay) => {
                    self.stack.pop();
                    self.stack.push(Frame::Place(pay));
                    true
                }
                Frame::Pay(pay) => match self.only_spendable(&pay) {
                    Some(only) => {
                        self.spend(pay, only);
                        true
                    }
                    None => false,
                },
                Frame::Place(pay) => match self.placeable(&pay).single() {
                    Some(only) => {
                        self.place(pay, only, log);
                        true
                    }
                    None => false,
                },
                Frame::Keep { left, least } => {
                    let kinds = self.keepable(left, least);
                    match kinds.single() {
                        Some(only) => self.keep_one(left, only, log),
                        None if kinds.is_empty() => {
                            self.stack.pop();
                        }
                        None => return,
                    }
                    true
                }
                Frame::Night => match self.altar.kinds().single() {
                    Some(only) => {
                        self.altar.remove(only);
                        self.end_solo_day(only, dice, log);
                        true
                    }
                    None => false,
                },
                Frame::Morning | Frame::Copy { .. } => false,
                Frame::None => self.stack.pop().is_some(),
            };
            if !went_on {
                return;
            }
        }
        while self.actions == 0 && self.phase != Phase::Evening {
            self.phase = if self.phase == Phase::Morning { Phase::Midday } else { Phase::Evening };
            self.actions = 1;
        }
    }

    fn settle_others(&mut self, next: u8, log: &mut impl Log<Event>) -> bool {
        match self.next_other(next) {
            None => {
                self.stack.pop();
                true
            }
            Some((n, seat)) => {
                if let Some(only) = self.altar.kinds().single() {
                    self.other_takes(n, seat, only, log);
                    return true;
                }
                self.stack.pop();
                self.stack.push(Frame::Others { next: n });
                false
            }
        }
    }

    /// The day ends: the altar step, then the next day or the end of the game.
    fn end_day(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let seat = self.active;
        log.add(|| Event::DayEnded { seat });
        self.me_mut().fresh = 0;
        self.flags.clear(Flags::TRIPLE | Flags::TRANSMUTED);
        self.actions = 0;
        if self.is_solo() {
            if self.altar.is_empty() {
                // The clock keeps running (SB-17.8); with no token anywhere the game cannot go on.
                match self.out_of_bag(dice, log) {
                    Some(token) => {
                        self.stack.push(Frame::Night);
                        self.end_solo_day(token, dice, log);
                    }
                    None => self.finish(log),
                }
            } else {
                self.stack.push(Frame::Night);
            }
            return;
        }
        let boards = &self.cards().boards;
        let altar = self.altar.len();
        if altar < boards.altar.value {
            self.deal_altar(boards.altar.value - altar, dice, log);
        } else if altar < boards.altar_full.value {
            self.deal_altar(1, dice, log);
        } else {
            self.clear_altar(log);
            self.deal_altar(boards.altar.value, dice, log);
        }
        let next = seat.left(1, self.seats);
        if next == self.first && self.is_ending() {
            self.finish(log);
        } else {
            self.begin_day(next, log);
        }
    }

    /// Solo: the token covers the opponent's next space, then the altar is filled (SB-17.2).
    fn end_solo_day(&mut self, token: Token, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        self.stack.pop();
        let boards = &self.cards().boards;
        let space = self.opponent.covered + 1;
        self.opponent.track[usize::from(space - 1)] = token;
        self.opponent.covered = space;
        log.add(|| Event::OpponentCovered { token, space });
        if boards.flush.value.contains(&space) {
            self.clear_altar(log);
        }
        let missing = boards.solo_altar.value.saturating_sub(self.altar.len());
        self.deal_altar(missing, dice, log);
        if self.is_ending() || usize::from(space) == self.opponent.track.len() {
            self.finish(log);
        } else {
            self.begin_day(self.active, log);
        }
    }

    /// Whether somebody has triggered the end (SB-9.1).
    pub(crate) fn is_ending(&self) -> bool {
        self.players[..usize::from(self.seats)]
            .iter()
            .any(|p| p.familiar.room() == 0 || p.is_learned_out())
    }

    fn finish(&mut self, log: &mut impl Log<Event>) {
        self.flags.set(Flags::OVER);
        log.add(|| Event::Over);
    }

    pub(crate) fn begin_day(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.active = seat;
        self.phase = Phase::Morning;
        // Swiftness (SB-15.5).
        self.actions = self.permanents(seat).fold(1, |most, (does, _)| match does {
            Does::MorningActions(n) => most.max(*n),
            _ => most,
        });
        log.add(|| Event::DayBegan { seat });
    }
}

/// Passes refusals on, and turns offers into refusals: this phase's action is done.
struct Done<'a, O>(&'a mut O);

impl<O: Offers<Choice>> Offers<Choice> for Done<'_, O> {
    const WHY: bool = true;

    fn yes(&mut self, choice: Choice) -> Flow {
        self.0.no(choice, No::ActionDone.reason())
    }

    fn no(&mut self, choice: Choice, reason: kernel::Reason) -> Flow {
        self.0.no(choice, reason)
    }
}
