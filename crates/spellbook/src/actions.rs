//! Which actions may be chosen: the primary ones and spells, own or copied (SB-3.2, SB-4.3, SB-14).

use crate::choice::Choice;
use crate::learning::Any;
use crate::position::SpellBook;
use crate::refusal::No;
use crate::spell::{Does, Level, Phase, RuneOf, Spell, Step, Stores, Takes};
use crate::token::{Colour, Kinds, Rune, Token};
use kernel::{Flow, GO_ON, Offers, Seat};

/// What a step would do now: something, or nothing for a reason. An error forbids the action.
type Effect = Result<Option<No>, No>;

const CHANGES: Effect = Ok(None);

impl SpellBook {
    /// Offers the active player's own actions of a phase.
    pub(crate) fn offer_actions<O: Offers<Choice>>(&self, phase: Phase, to: &mut O) -> Flow {
        self.offer_primary(phase, to)?;
        for colour in Colour::ALL {
            let spell = self.spell_in_play(colour);
            if self.cards().card(spell).phase != Some(phase) {
                if O::WHY {
                    self.refuse_spell(spell, None, to)?;
                }
                continue;
            }
            let me = self.me();
            match me.book[colour.index()].get() {
                Some((level, rune)) if me.fresh >> colour.index() & 1 == 0 => {
                    self.offer_spell(spell, level, rune, None, to)?;
                }
                Some(_) if O::WHY => self.refuse_spell(spell, Some(No::LearnedToday), to)?,
                None if O::WHY => self.refuse_spell(spell, Some(No::NotLearned), to)?,
                _ => {}
            }
        }
        if O::WHY {
            for spell in Spell::ALL.into_iter().filter(|s| !self.is_in_play(*s)) {
                self.refuse_spell(spell, Some(No::NotInPlay), to)?;
            }
        }
        GO_ON
    }

    /// Offers the actions of a phase that the active player may copy through Clone (SB-14.6), or
    /// in solo play the level 4 effects of spells not learned (SB-17.4). The rune is that on the
    /// Clone card.
    pub(crate) fn offer_copies<O: Offers<Choice>>(
        &self,
        phase: Phase,
        own_rune: Rune,
        to: &mut O,
    ) -> Flow {
        if !self.is_solo() {
            self.offer_primary(phase, to)?;
        }
        for colour in Colour::ALL {
            let spell = self.spell_in_play(colour);
            if self.cards().card(spell).phase != Some(phase) || self.copies(spell) {
                continue;
            }
            if self.is_solo() {
                if !self.me().book[colour.index()].is_learned() {
                    self.offer_level(spell, Level::L4, own_rune, None, to)?;
                }
            } else if Level::ALL.iter().any(|l| self.cards().does(spell, *l).uses_card_rune()) {
                for rune in Rune::ALL {
                    if let Some(level) = self.level_of_others(spell, Some(rune)) {
                        self.offer_spell(spell, level, rune, Some(rune), to)?;
                    }
                }
            } else if let Some(level) = self.level_of_others(spell, None) {
                self.offer_spell(spell, level, own_rune, None, to)?;
            }
        }
        GO_ON
    }

    /// Whether there is anything to copy.
    pub(crate) fn can_copy(&self, phase: Phase, rune: Rune) -> bool {
        self.offer_copies(phase, rune, &mut Any).is_break()
    }

    /// Whether a spell copies others: such a spell cannot be copied itself (SB-14.6).
    pub(crate) fn copies(&self, spell: Spell) -> bool {
        Level::ALL.iter().any(|level| match self.cards().does(spell, *level) {
            Does::Act(ways) => {
                ways.iter().any(|b| b.steps.iter().any(|s| matches!(s, Step::Copy(_))))
            }
            _ => false,
        })
    }

    /// The highest level on which another player has the spell (with this rune, if given).
    fn level_of_others(&self, spell: Spell, rune: Option<Rune>) -> Option<Level> {
        let levels = Seat::all(self.seats).filter(|s| *s != self.active).filter_map(|s| {
            let (level, on_card) = self.learned(s, spell).get()?;
            rune.is_none_or(|r| r == on_card).then_some(level)
        });
        levels.max()
    }

    fn offer_primary<O: Offers<Choice>>(&self, phase: Phase, to: &mut O) -> Flow {
        let me = self.me();
        match phase {
            Phase::Morning => {
                let full = self.room(self.active) == 0;
                self.offer_tokens(
                    self.altar.kinds(),
                    full.then_some(No::PoolFull),
                    Choice::Take,
                    to,
                )?;
                match (full, self.can_draw()) {
                    (false, true) => to.yes(Choice::Draw)?,
                    (true, _) => to.no(Choice::Draw, No::PoolFull.reason())?,
                    _ => to.no(Choice::Draw, No::SupplyEmpty.reason())?,
                }
            }
            Phase::Midday => {
                let full = me.familiar.room() == 0;
                let no = full.then_some(No::FamiliarFull);
                self.offer_tokens(me.pool.kinds(), no, Choice::Store, to)?;
            }
            Phase::Evening => self.offer_learning(to)?,
        }
        if O::WHY {
            self.refuse_other_phases(phase, to)?;
        }
        GO_ON
    }

    /// Offers one choice for each kind of a set; the other kinds are not there.
    pub(crate) fn offer_tokens<O: Offers<Choice>>(
        &self,
        kinds: Kinds,
        no: Option<No>,
        choice: impl Fn(Token) -> Choice,
        to: &mut O,
    ) -> Flow {
        if no.is_none() {
            for token in kinds.iter() {
                to.yes(choice(token))?;
            }
        }
        if O::WHY {
            for token in Token::all() {
                match no {
                    Some(no) => to.no(choice(token), no.reason())?,
                    None if !kinds.has(token) => to.no(choice(token), No::NotThere.reason())?,
                    None => {}
                }
            }
        }
        GO_ON
    }

    fn refuse_other_phases<O: Offers<Choice>>(&self, phase: Phase, to: &mut O) -> Flow {
        let reason = No::OtherPhase.reason();
        if phase != Phase::Morning {
            to.no(Choice::Draw, reason)?;
        }
        for token in Token::all() {
            if phase != Phase::Morning {
                to.no(Choice::Take(token), reason)?;
            }
            if phase != Phase::Midday {
                to.no(Choice::Store(token), reason)?;
            }
        }
        if phase != Phase::Evening {
            for spell in self.mix {
                for level in Level::ALL {
                    for wilds in 0..level.number() {
                        to.no(Choice::Learn { spell, level, wilds, with: None }, reason)?;
                    }
                }
            }
        }
        GO_ON
    }

    /// Refuses every way to use a spell; without a reason given, for its phase.
    fn refuse_spell<O: Offers<Choice>>(&self, spell: Spell, no: Option<No>, to: &mut O) -> Flow {
        let card = self.cards().card(spell);
        let no = no.unwrap_or(if card.phase.is_none() { No::NotAnAction } else { No::OtherPhase });
        for level in Level::ALL {
            let cast = |way| Choice::Cast { spell, level, way, rune: None };
            to.no(cast(None), no.reason())?;
            if let Does::Act(ways) = self.cards().does(spell, level) {
                for branch in ways {
                    to.no(cast(branch.way), no.reason())?;
                }
            }
        }
        GO_ON
    }

    /// Offers a spell at a level and all lower ones (SB-7.2). `rune` is the own rune of the card;
    /// `named` is it again where the choice must name it, because a card is copied.
    fn offer_spell<O: Offers<Choice>>(
        &self,
        spell: Spell,
        highest: Level,
        rune: Rune,
        named: Option<Rune>,
        to: &mut O,
    ) -> Flow {
        let cards = self.cards();
        for level in Level::ALL {
            let cast = |way| Choice::Cast { spell, level, way, rune: named };
            if level > highest {
                to.no(cast(None), No::LevelTooHigh.reason())?;
            } else if let Does::LearnWith(_) = cards.does(spell, level) {
                // The highest level allows all that lower ones do (SB-15.2).
                let more =
                    level < highest && matches!(cards.does(spell, highest), Does::LearnWith(_));
                if !more {
                    self.offer_level(spell, level, rune, named, to)?;
                }
            } else if cards.is_lowest(spell, level) {
                self.offer_level(spell, level, rune, named, to)?;
            } else {
                to.no(cast(None), No::SameAsLower.reason())?;
            }
        }
        GO_ON
    }

    fn offer_level<O: Offers<Choice>>(
        &self,
        spell: Spell,
        level: Level,
        rune: Rune,
        named: Option<Rune>,
        to: &mut O,
    ) -> Flow {
        match self.cards().does(spell, level) {
            Does::Act(ways) => {
                for branch in ways {
                    let choice = Choice::Cast { spell, level, way: branch.way, rune: named };
                    match self.verdict(&branch.steps, spell, rune) {
                        Ok(()) => to.yes(choice)?,
                        Err(no) if O::WHY => to.no(choice, no.reason())?,
                        Err(_) => {}
                    }
                }
                GO_ON
            }
            Does::LearnWith(n) => self.offer_transmutation(*n, rune, to),
            _ => to.no(
                Choice::Cast { spell, level, way: None, rune: named },
                No::NotAnAction.reason(),
            ),
        }
    }

    /// Whether the steps may be chosen as an action (SB-4.3): the cost can be paid, what must be
    /// there is there, and something changes.
    fn verdict(&self, steps: &[Step], spell: Spell, rune: Rune) -> Result<(), No> {
        let mut changes = false;
        let mut nothing = None;
        for (i, step) in steps.iter().enumerate() {
            let no = match step {
                Step::Copy(_) if i > 0 => None, // judged with the cost before it
                Step::Discard(_) => {
                    if self.costs(steps, rune).is_empty() {
                        return Err(self.no_cost(*step, rune));
                    }
                    None
                }
                step => self.effect(*step, spell, rune)?,
            };
            changes |= no.is_none();
            nothing = nothing.or(no);
        }
        if changes { Ok(()) } else { Err(nothing.unwrap_or(No::NothingChanges)) }
    }

    fn no_cost(&self, step: Step, rune: Rune) -> No {
        match step {
            Step::Discard(of) if !self.me().pool.only(Kinds::rune(of.rune(rune))).is_empty() => {
                No::NothingToCopy
            }
            _ => No::PoolLacks,
        }
    }

    /// The kinds with which the cost of an action can be paid, so that it can go on.
    pub(crate) fn costs(&self, steps: &[Step], rune: Rune) -> Kinds {
        let [Step::Discard(of), then @ ..] = steps else {
            return Kinds::NONE;
        };
        let kinds = self.me().pool.only(Kinds::rune(of.rune(rune))).kinds();
        let Some(Step::Copy(phase)) = then.first() else {
            return kinds;
        };
        kinds
            .iter()
            .filter(|token| {
                let mut after = *self;
                after.me_mut().pool.remove(*token);
                after.tray.add(*token);
                after.can_copy(*phase, rune)
            })
            .fold(Kinds::NONE, |kinds, token| kinds.or(Kinds::only(token)))
    }

    /// What a step of a spell would do now.
    pub(crate) fn effect(&self, step: Step, spell: Spell, rune: Rune) -> Effect {
        let me = self.me();
        let nothing_if = |is: bool, no: No| is.then_some(no);
        match step {
            Step::DrawTo(n) if me.pool.len() >= n => Ok(Some(No::PoolReached)),
            Step::Draw(_) | Step::DrawTo(_) if self.room(self.active) == 0 => {
                Ok(Some(No::PoolFull))
            }
            Step::Draw(_) | Step::DrawTo(_) | Step::Deal(_) => {
                Ok(nothing_if(!self.can_draw(), No::SupplyEmpty))
            }
            Step::Take(..) | Step::TakeUpTo(_) => {
                let of = if let Step::Take(_, of) = step { of } else { Takes::Any };
                let none = self.takeable(of, rune).is_empty();
                Ok(nothing_if(self.room(self.active) == 0, No::PoolFull)
                    .or(nothing_if(self.altar.is_empty(), No::AltarEmpty))
                    .or(nothing_if(none, No::AltarLacks)))
            }
            Step::Stow(_) => Ok(nothing_if(me.familiar.room() == 0, No::FamiliarFull)
                .or(nothing_if(self.altar.is_empty(), No::AltarEmpty))),
            Step::Store(n, of) => match of {
                _ if me.familiar.room() == 0 => Err(No::FamiliarFull),
                Stores::OneColour if Colour::ALL.iter().all(|c| me.pool.of_colour(*c) < n) => {
                    Err(No::PoolTooFew)
                }
                Stores::Rune(of) if me.pool.only(Kinds::rune(of.rune(rune))).len() < n => {
                    Err(No::PoolTooFew)
                }
                _ => CHANGES,
            },
            Step::SwapAltar(n) if me.pool.len() < n => Err(No::PoolTooFew),
            Step::SwapAltar(n) if self.altar.len() < n => Err(No::AltarTooFew),
            Step::SwapAltar(n) => Ok(nothing_if(
                self.is_idle_swap(me.pool.only_pick(n), self.altar.only_pick(n)),
                No::NothingChanges,
            )),
            Step::SwapFamiliar if me.pool.is_empty() => Err(No::PoolTooFew),
            Step::SwapFamiliar if me.familiar.len() == 0 => Err(No::FamiliarEmpty),
            Step::SwapFamiliar => {
                let both = me.pool.kinds().or(me.familiar.heap().kinds());
                Ok(nothing_if(both.single().is_some(), No::NothingChanges))
            }
            Step::Discard(_) => CHANGES,
            Step::Drop(_) => Ok(nothing_if(me.pool.is_empty(), No::PoolTooFew)),
            Step::Refresh => Ok(nothing_if(self.altar.is_empty(), No::AltarEmpty)),
            Step::Lower => Ok(Some(No::NothingChanges)),
            Step::Raise => {
                if self.raisable(spell).next().is_none() {
                    Err(No::NothingToRaise)
                } else {
                    CHANGES
                }
            }
            Step::OthersTake => {
                let full = !self.is_solo() && self.others().all(|s| self.room(s) == 0);
                Ok(nothing_if(self.altar.is_empty(), No::AltarEmpty)
                    .or(nothing_if(full, No::PoolFull)))
            }
            Step::OthersDraw => {
                let full = !self.is_solo() && self.others().all(|s| self.room(s) == 0);
                Ok(nothing_if(!self.can_draw(), No::SupplyEmpty).or(nothing_if(full, No::PoolFull)))
            }
            Step::Copy(phase) => {
                if self.can_copy(phase, rune) {
                    CHANGES
                } else {
                    Err(No::NothingToCopy)
                }
            }
            Step::MorningAction => CHANGES,
        }
    }

    /// The other seats, clockwise from the left of the active one.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (active, seats) = (self.active, self.seats);
        (1..seats).map(move |n| active.left(n, seats))
    }

    /// The altar tokens that a step may take.
    #[inline]
    pub(crate) fn takeable(&self, of: Takes, rune: Rune) -> crate::token::Tokens {
        match of {
            Takes::Any => self.altar,
            Takes::Rune(of) => self.altar.only(Kinds::rune(of.rune(rune))),
            Takes::StoredColour => {
                let colours = self.me().familiar.colours();
                let stored = Colour::ALL.into_iter().filter(|c| colours >> c.index() & 1 != 0);
                self.altar.only(stored.fold(Kinds::NONE, |k, c| k.or(Kinds::colour(c))))
            }
        }
    }

    /// The spells that the active player could raise with this one (SB-14.2).
    pub(crate) fn raisable(&self, by: Spell) -> impl Iterator<Item = Spell> + use<> {
        let (book, mix) = (self.me().book, self.mix);
        Colour::ALL.into_iter().filter_map(move |c| {
            let level = book[c.index()].level()?;
            (mix[c.index()] != by && level < Level::L5).then_some(mix[c.index()])
        })
    }

    /// Whether a swap with the altar is certain to change nothing: equal tokens for equal ones, and
    /// nothing is drawn for them (SB-18.2). `None` stands for more than one possibility.
    pub(crate) fn is_idle_swap(
        &self,
        give: Option<crate::token::Tokens>,
        receive: Option<crate::token::Tokens>,
    ) -> bool {
        let (Some(give), Some(receive)) = (give, receive) else {
            return false;
        };
        let pool = self.me().pool.len() + self.held.len();
        let draws = self.draws_on_take(self.active).is_some_and(|(rune, _)| {
            !receive.only(Kinds::rune(rune)).is_empty()
                && pool < self.cards().boards.pool_limit.value
                && self.can_draw()
        });
        give == receive && !draws
    }
}

impl RuneOf {
    /// The rune meant, given the own rune of the card.
    #[inline]
    pub(crate) fn rune(self, own: Rune) -> Rune {
        match self {
            RuneOf::Fixed(rune) => rune,
            RuneOf::Card => own,
        }
    }
}
