//! Carrying out effects, step by step, and the picks that they ask for.

use crate::choice::Choice;
use crate::event::Event;
use crate::position::{Frame, Run, SpellBook};
use crate::refusal::No;
use crate::spell::{Does, Level, Spell, Step, Stores};
use crate::token::{Kinds, Rune, Token};
use kernel::{Dice, Flow, GO_ON, Log, Offers, Seat};

/// What may be picked now.
#[derive(Clone, Copy, Default)]
pub(crate) struct Picks {
    pub kinds: Kinds,
    /// Whether one may stop picking.
    pub enough: bool,
}

impl Picks {
    fn of(kinds: Kinds) -> Picks {
        Picks { kinds, enough: false }
    }
}

impl Run {
    pub(crate) fn new(spell: Spell, level: Level, branch: u8, rune: Rune) -> Run {
        Run {
            spell,
            level,
            branch,
            rune,
            step: 0,
            made: 0,
            least: Token::default(),
            copied: false,
            changed: false,
        }
    }

    /// The next step, with nothing picked yet.
    fn next(self) -> Run {
        Run { step: self.step + 1, made: 0, least: Token::default(), ..self }
    }

    fn picked(self, token: Token) -> Run {
        Run { made: self.made + 1, least: token, changed: true, ..self }
    }
}

impl SpellBook {
    /// The steps that a run carries out.
    #[inline]
    pub(crate) fn steps(&self, run: &Run) -> &'static [Step] {
        match self.cards().does(run.spell, run.level) {
            Does::Act(ways) => ways.get(usize::from(run.branch)).map_or(&[], |b| &b.steps),
            Does::Instant(steps) => steps,
            _ => &[],
        }
    }

    #[inline]
    pub(crate) fn step(&self, run: &Run) -> Option<Step> {
        self.steps(run).get(usize::from(run.step)).copied()
    }

    /// What the step of a run lets the active player pick. Nothing at all means that the step is
    /// complete, or needs no picks. Raising is picked otherwise: see `raisable`.
    pub(crate) fn picks(&self, run: &Run) -> Picks {
        let Some(step) = self.step(run) else {
            return Picks::default();
        };
        let me = self.me();
        let from = Kinds::from(run.least);
        match step {
            Step::Discard(_) if run.made == 0 => Picks::of(self.costs(self.steps(run), run.rune)),
            Step::Take(n, of) => {
                let heap = self.takeable(of, run.rune);
                let k = n.saturating_sub(run.made).min(self.room(self.active)).min(heap.len());
                self.ordered(k, heap, run.least)
            }
            Step::TakeUpTo(n) => self.up_to_picks(run, n),
            Step::Stow(n) => {
                let k = n.saturating_sub(run.made).min(me.familiar.room()).min(self.altar.len());
                self.ordered(k, self.altar, run.least)
            }
            Step::Store(n, of) => self.store_picks(run, n, of),
            Step::SwapAltar(n) => self.swap_picks(run, n),
            Step::SwapFamiliar => {
                let board = me.familiar.heap().kinds();
                match (run.made, self.held.kinds().single()) {
                    (0, _) => {
                        let other = |t: &Token| !board.but(Kinds::only(*t)).is_empty();
                        let kinds = me.pool.kinds().iter().filter(other);
                        Picks::of(kinds.fold(Kinds::NONE, |k, t| k.or(Kinds::only(t))))
                    }
                    (1, Some(given)) => Picks::of(board.but(Kinds::only(given))),
                    _ => Picks::default(),
                }
            }
            Step::Drop(n) => {
                let k = n.saturating_sub(run.made).min(me.pool.len());
                Picks::of(me.pool.only(from).spelled(k))
            }
            Step::Refresh => {
                let kinds = self.altar.kinds().and(from);
                Picks { kinds, enough: run.made > 0 || self.later_steps_change(run) }
            }
            _ => Picks::default(),
        }
    }

    /// A pick of `k` altar tokens: in the order of kinds, unless each one may set off draws, which
    /// makes the order matter (SB-15.7).
    fn ordered(&self, k: u8, heap: crate::token::Tokens, least: Token) -> Picks {
        if k == 0 {
            return Picks::default();
        }
        if self.permanents != 0 && self.draws_on_take(self.active).is_some() {
            return Picks::of(heap.kinds());
        }
        Picks::of(heap.only(Kinds::from(least)).spelled(k))
    }

    fn up_to_picks(&self, run: &Run, n: u8) -> Picks {
        if run.made >= n || self.room(self.active) == 0 {
            return Picks::default();
        }
        let mut kinds = self.altar.kinds();
        if run.made > 0 {
            kinds = kinds.and(Kinds::colour(run.least.colour()));
            if self.draws_on_take(self.active).is_none() {
                kinds = kinds.and(Kinds::from(run.least));
            }
        }
        Picks { kinds, enough: run.changed }
    }

    fn store_picks(&self, run: &Run, n: u8, of: Stores) -> Picks {
        let me = self.me();
        let k = n.saturating_sub(run.made).min(me.familiar.room());
        let rest = me.pool.only(Kinds::from(run.least));
        match of {
            Stores::Rune(of) => Picks::of(rest.only(Kinds::rune(of.rune(run.rune))).spelled(k)),
            Stores::OneColour if run.made > 0 => {
                Picks::of(rest.only(Kinds::colour(run.least.colour())).spelled(k))
            }
            Stores::OneColour => {
                let enough =
                    crate::token::Colour::ALL.into_iter().filter(|c| me.pool.of_colour(*c) >= n);
                Picks::of(enough.fold(Kinds::NONE, |kinds, c| {
                    kinds.or(me.pool.only(Kinds::colour(c)).spelled(k))
                }))
            }
        }
    }

    /// First the tokens to give, then those to receive, each in the order of kinds; never a swap
    /// that changes nothing (SB-18.2).
    fn swap_picks(&self, run: &Run, n: u8) -> Picks {
        let pool = self.me().pool.only(Kinds::from(run.least));
        let changes = |give, receive| !self.is_idle_swap(give, receive);
        let joined = |held: crate::token::Tokens, t: Token, rest: crate::token::Tokens, k: u8| {
            let mut rest = rest.only(Kinds::from(t));
            rest.remove(t);
            let mut all = held;
            all.add(t);
            all.put(rest.only_pick(k)?);
            Some(all)
        };
        let kinds = if run.made < n {
            let left = n - run.made;
            let receive = self.altar.only_pick(n);
            let fits = |t: &Token| changes(joined(self.held, *t, pool, left - 1), receive);
            pool.spelled(left).iter().filter(fits).fold(Kinds::NONE, |k, t| k.or(Kinds::only(t)))
        } else {
            let left = (2 * n).saturating_sub(run.made);
            let from = if run.made == n { Token::default() } else { run.least };
            let altar = self.altar.only(Kinds::from(from));
            let fits = |t: &Token| {
                left > 0 && changes(Some(self.held), joined(self.caught, *t, altar, left - 1))
            };
            altar.spelled(left).iter().filter(fits).fold(Kinds::NONE, |k, t| k.or(Kinds::only(t)))
        };
        Picks::of(kinds)
    }

    /// Whether what follows the present step would change anything.
    fn later_steps_change(&self, run: &Run) -> bool {
        let later = &self.steps(run)[usize::from(run.step) + 1..];
        later.iter().any(|s| self.effect(*s, run.spell, run.rune) == Ok(None))
    }

    /// Offers the picks of a run.
    pub(crate) fn offer_picks<O: Offers<Choice>>(&self, run: &Run, to: &mut O) -> Flow {
        if let Some(Step::Raise) = self.step(run) {
            for spell in self.raisable(run.spell) {
                to.yes(Choice::Raise(spell))?;
            }
            if O::WHY {
                for spell in self.mix {
                    if !self.raisable(run.spell).any(|s| s == spell) {
                        to.no(Choice::Raise(spell), No::NothingToRaise.reason())?;
                    }
                }
            }
            return GO_ON;
        }
        let Some(step) = self.step(run) else {
            return GO_ON;
        };
        let picks = self.picks(run);
        for token in picks.kinds.iter() {
            to.yes(pick_choice(step, run, token))?;
        }
        if picks.enough {
            to.yes(Choice::Enough)?;
        }
        if O::WHY {
            let (there, fitting) = self.pickable(run, step);
            for token in Token::all().filter(|t| !picks.kinds.has(*t)) {
                let mut reason = match (there.has(token), fitting.has(token)) {
                    (false, _) => No::NotThere.reason(),
                    (true, false) => No::NotFitting.reason(),
                    (true, true) => No::OutOfOrder.reason(),
                };
                if reason.message == No::NotFitting.reason().message {
                    reason.rule = run.spell.paragraph();
                }
                to.no(pick_choice(step, run, token), reason)?;
            }
            if !picks.enough {
                to.no(Choice::Enough, No::MustGoOn.reason())?;
            }
        }
        GO_ON
    }

    /// The kinds that are there to be picked in a step, and those of them that fit its words,
    /// whatever the order of picks.
    fn pickable(&self, run: &Run, step: Step) -> (Kinds, Kinds) {
        let (pool, altar) = (self.me().pool.kinds(), self.altar.kinds());
        match step {
            Step::Take(_, of) => (altar, self.takeable(of, run.rune).kinds()),
            Step::TakeUpTo(_) if run.made > 0 => {
                (altar, altar.and(Kinds::colour(run.least.colour())))
            }
            Step::Store(_, Stores::Rune(of)) => (pool, pool.and(Kinds::rune(of.rune(run.rune)))),
            Step::Store(..) if run.made > 0 => (pool, pool.and(Kinds::colour(run.least.colour()))),
            Step::Discard(of) => (pool, pool.and(Kinds::rune(of.rune(run.rune)))),
            Step::Drop(_) => (pool, pool),
            Step::Store(..) => (pool, Kinds::NONE),
            Step::SwapFamiliar if run.made > 0 => (self.me().familiar.heap().kinds(), Kinds::NONE),
            Step::SwapAltar(n) if run.made < n => (pool, pool),
            Step::SwapFamiliar => (pool, Kinds::NONE),
            _ => (altar, altar),
        }
    }

    /// Makes one pick of a run.
    pub(crate) fn pick(
        &mut self,
        run: Run,
        token: Token,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        let mut next = run.picked(token);
        match self.step(&run) {
            Some(Step::Take(..) | Step::TakeUpTo(_)) => {
                self.take(seat, token, log);
                self.taken(token, dice, log);
            }
            Some(Step::Stow(_)) => {
                self.stow(token, log);
                self.taken(token, dice, log);
            }
            Some(Step::Store(..)) => self.store(token, log),
            Some(Step::Discard(_) | Step::Drop(_)) => self.discard(token, log),
            Some(Step::Refresh) => {
                self.altar.remove(token);
                self.tray.add(token);
                log.add(|| Event::Replaced { seat, token });
            }
            Some(Step::SwapAltar(n)) => {
                if run.made < n {
                    self.me_mut().pool.remove(token);
                    self.held.add(token);
                    if next.made == n {
                        next.least = Token::default();
                    }
                } else {
                    self.altar.remove(token);
                    self.caught.add(token);
                }
            }
            Some(Step::SwapFamiliar) => {
                if run.made == 0 {
                    self.me_mut().pool.remove(token);
                    self.held.add(token);
                    next.least = Token::default();
                } else if let Some(gave) = self.held.kinds().single() {
                    self.held.remove(gave);
                    self.me_mut().familiar.exchange(token, gave);
                    self.me_mut().pool.add(token);
                    log.add(|| Event::SwappedFamiliar { seat, gave, got: token });
                }
            }
            _ => {}
        }
        self.set_run(next);
    }

    fn set_run(&mut self, run: Run) {
        if let Some(top) = self.stack.top_mut() {
            *top = Frame::Run(run);
        }
    }

    /// Goes on with a run until it needs a pick, is done, or something else must come first. Tells
    /// whether it went on.
    pub(crate) fn advance(
        &mut self,
        run: Run,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> bool {
        let Some(step) = self.step(&run) else {
            self.stack.pop();
            return true;
        };
        let seat = self.active;
        let mut changed = run.changed;
        match step {
            Step::Draw(n) => changed |= self.draw(seat, n, dice, log),
            Step::DrawTo(n) => {
                let n = n.saturating_sub(self.me().pool.len());
                changed |= self.draw(seat, n, dice, log);
            }
            Step::Deal(n) => changed |= self.deal_altar(n, dice, log),
            Step::Lower => self.lower(&run, log),
            Step::OthersDraw => self.others_draw(dice, log),
            Step::OthersTake => {
                let frame = if self.is_solo() { Frame::Gift } else { Frame::Others { next: 1 } };
                return self.hand_over(run, frame);
            }
            Step::Copy(phase) => return self.hand_over(run, Frame::Copy { phase, rune: run.rune }),
            Step::MorningAction => return self.hand_over(run, Frame::Morning),
            Step::Raise => {
                let mut targets = self.raisable(run.spell);
                match (targets.next(), targets.next()) {
                    (Some(_), Some(_)) => return false,
                    (Some(only), None) => self.raise(only, log),
                    _ => {}
                }
            }
            _ => return self.pick_on(run, dice, log),
        }
        self.set_run(Run { changed, ..run.next() });
        true
    }

    /// Lets something else come first; a run whose last step this was is done.
    fn hand_over(&mut self, run: Run, frame: Frame) -> bool {
        self.set_run(run.next());
        if self.step(&run.next()).is_none() {
            self.stack.pop();
        }
        self.stack.push(frame);
        true
    }

    /// A step with picks: makes the forced ones (SB-4.9), and completes it when all are made.
    fn pick_on(&mut self, run: Run, dice: &mut impl Dice, log: &mut impl Log<Event>) -> bool {
        let picks = self.picks(&run);
        if picks.kinds.is_empty() {
            self.complete(run, dice, log);
            return true;
        }
        match picks.kinds.single() {
            Some(only) if !picks.enough => {
                self.pick(run, only, dice, log);
                true
            }
            _ => false,
        }
    }

    /// Completes a step whose picks are made, and goes to the next.
    pub(crate) fn complete(&mut self, run: Run, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let seat = self.active;
        match self.step(&run) {
            Some(Step::Refresh) => {
                self.deal_altar(run.made, dice, log);
            }
            Some(Step::SwapAltar(_)) => {
                let (gave, got) =
                    (std::mem::take(&mut self.held), std::mem::take(&mut self.caught));
                self.altar.put(gave);
                self.me_mut().pool.put(got);
                gave.iter().for_each(|token| log.add(|| Event::GaveToAltar { seat, token }));
                got.iter().for_each(|token| log.add(|| Event::GotFromAltar { seat, token }));
                got.iter().for_each(|token| self.taken(token, dice, log));
            }
            _ => {}
        }
        self.set_run(run.next());
    }

    /// Lowers the card of a run by one; through a copy, the card that copies (SB-14.8).
    fn lower(&mut self, run: &Run, log: &mut impl Log<Event>) {
        let seat = self.active;
        let spell = if run.copied { self.copying_spell() } else { Some(run.spell) };
        let Some(spell) = spell else { return };
        let slot = &mut self.me_mut().book[spell.colour().index()];
        if let Some(level) = slot.level().and_then(Level::down) {
            *slot = slot.at(level);
            log.add(|| Event::Lowered { seat, spell, level });
        }
    }

    /// The spell in play that copies others, if the active player has learned it.
    fn copying_spell(&self) -> Option<Spell> {
        let copying = self.mix.into_iter().filter(|s| self.copies(*s));
        copying.into_iter().find(|s| self.learned(self.active, *s).is_learned())
    }

    pub(crate) fn raise(&mut self, spell: Spell, log: &mut impl Log<Event>) {
        let seat = self.active;
        let slot = &mut self.me_mut().book[spell.colour().index()];
        if let Some(level) = slot.level().and_then(Level::up) {
            *slot = slot.at(level);
            log.add(|| Event::Raised { seat, spell, level });
        }
    }

    fn others_draw(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        if self.is_solo() {
            if let Some(token) = self.out_of_bag(dice, log) {
                self.opponent.below.add(token);
                log.add(|| Event::OpponentGot { token });
            }
            return;
        }
        for seat in self.others() {
            self.draw(seat, 1, dice, log);
        }
    }

    /// The seat that is next to take one token each (SB-10.3), if anybody can.
    pub(crate) fn next_other(&self, next: u8) -> Option<(u8, Seat)> {
        if self.altar.is_empty() {
            return None;
        }
        let seat = |n| self.active.left(n, self.seats);
        (next..self.seats).map(|n| (n, seat(n))).find(|(_, s)| self.room(*s) > 0)
    }
}

/// The choice that picks a token in a step.
fn pick_choice(step: Step, run: &Run, token: Token) -> Choice {
    match step {
        Step::Take(..) | Step::TakeUpTo(_) => Choice::Take(token),
        Step::Stow(_) => Choice::Stow(token),
        Step::Store(..) => Choice::Store(token),
        Step::Refresh => Choice::Replace(token),
        Step::SwapAltar(n) if run.made < n => Choice::Give(token),
        Step::SwapFamiliar if run.made == 0 => Choice::Give(token),
        Step::SwapAltar(_) | Step::SwapFamiliar => Choice::Receive(token),
        _ => Choice::Discard(token),
    }
}
