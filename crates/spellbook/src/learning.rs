//! Learning a spell: what can be paid, and how (SB-6, SB-15.1).

use crate::choice::Choice;
use crate::event::Event;
use crate::position::{Flags, Frame, Learned, Pay, Run, SpellBook};
use crate::refusal::No;
use crate::spell::{Does, Level};
use crate::token::{Colour, Kinds, Rune, Token, Tokens};
use kernel::{Flow, GO_ON, Log, Offers};

/// The most wilds of three that fit into a pool beside a real token.
const MOST_TRIPLES: u8 = 2;

/// How `n` units can be spread over the three runes.
fn spread(n: u8) -> impl Iterator<Item = [u8; 3]> + Clone {
    (0..=n).flat_map(move |a| (0..=n - a).map(move |b| [a, b, n - a - b]))
}

impl Pay {
    fn colour(&self) -> Colour {
        self.spell.colour()
    }

    /// Units paid with tokens of the spell's own colour (SB-6.1).
    fn real(&self) -> u8 {
        self.level.number() - self.wilds
    }

    /// How many tokens are spent in all (SB-6.5, SB-15.2).
    fn tokens(&self) -> u8 {
        match self.with {
            Some(_) => self.level.number(),
            None => self.level.number() + 2 * self.wilds,
        }
    }

    /// Which kinds serve as single-token wilds: those with the rune, of other colours (a token of
    /// the spell's own colour is a unit by itself).
    fn singles(&self) -> Kinds {
        match self.with {
            Some(rune) => Kinds::rune(rune).but(Kinds::colour(self.colour())),
            None => Kinds::NONE,
        }
    }

    /// Which kinds can be a part of the payment: any at all in wilds of three.
    fn fitting(&self) -> Kinds {
        match (self.with, self.wilds) {
            (None, 1..) => Kinds::ALL,
            _ => Kinds::colour(self.colour()).or(self.singles()),
        }
    }

    /// Whether it could be paid from these tokens at all.
    fn payable(&self, pool: Tokens) -> bool {
        if pool.of_colour(self.colour()) < self.real() || pool.len() < self.tokens() {
            return false;
        }
        match self.with {
            Some(_) => pool.only(self.singles()).len() >= self.wilds,
            None if self.wilds == 0 => true,
            None => self.triples_payable(pool),
        }
    }

    /// Whether enough wilds of three are left when some tokens of the colour are set apart as
    /// units: first those that are left over beside whole triples, then by breaking up as few
    /// triples as possible.
    fn triples_payable(&self, pool: Tokens) -> bool {
        let all = pool.by_rune();
        let mut own = pool.of_colour_by_rune(self.colour());
        let mut triples = 0;
        let mut missing = self.real();
        for r in 0..3 {
            triples += all[r] / 3;
            let spare = own[r].min(all[r] % 3).min(missing);
            own[r] -= spare;
            missing -= spare;
        }
        while missing > 0 && triples >= self.wilds {
            let most = if own[0] >= own[1] && own[0] >= own[2] {
                0
            } else {
                1 + usize::from(own[2] > own[1])
            };
            let units = own[most].min(3).min(missing);
            if units == 0 {
                return false;
            }
            own[most] -= units;
            missing -= units;
            triples -= 1;
        }
        triples >= self.wilds
    }

    /// The kinds that may be spent next, when `held` is spent already and the rest of the payment
    /// comes in the order of kinds, so that it can still be completed exactly (SB-4.8).
    fn next(&self, held: Tokens, pool: Tokens) -> impl Iterator<Item = Token> {
        let left = self.tokens().saturating_sub(held.len());
        let rest = pool.only(Kinds::from(self.least));
        // Enough tokens that fit must follow; without wilds that will do.
        let kinds = rest.only(self.fitting()).spelled(left);
        let own = Kinds::colour(self.colour());
        let is_plain = self.wilds == 0 && held.kinds().or(self.fitting()).but(own).is_empty();
        kinds.iter().filter(move |t| is_plain || self.completes(held, rest, *t))
    }

    /// Whether the payment can be completed after spending `token` next.
    fn completes(&self, mut held: Tokens, rest: Tokens, token: Token) -> bool {
        held.add(token);
        let mut rest = rest.only(Kinds::from(token));
        rest.remove(token);
        self.within(held, rest)
    }

    /// Whether some tokens of `rest` can make `held` an exact payment.
    fn within(&self, held: Tokens, rest: Tokens) -> bool {
        if self.with.is_none() && self.wilds > 0 {
            return self.completes_triples(held, rest);
        }
        let (own, wild) = (Kinds::colour(self.colour()), self.singles());
        let reaches = |kinds: Kinds, wanted: u8| {
            let has = held.only(kinds).len();
            has <= wanted && has + rest.only(kinds).len() >= wanted
        };
        held.kinds().but(self.fitting()).is_empty()
            && reaches(own, self.real())
            && reaches(wild, self.wilds)
    }

    /// The same with wilds of three: for some spread of wilds over the runes, units must fit that
    /// complete what is held, and be within what is left.
    fn completes_triples(&self, held: Tokens, rest: Tokens) -> bool {
        let (held_all, rest_all) = (held.by_rune(), rest.by_rune());
        let held_own = held.of_colour_by_rune(self.colour());
        let rest_own = rest.of_colour_by_rune(self.colour());
        // The fewest and the most wilds with a rune: tokens of other colours can only be a part of wilds.
        let fewest: [u8; 3] = std::array::from_fn(|r| (held_all[r] - held_own[r]).div_ceil(3));
        let most: [u8; 3] = std::array::from_fn(|r| (held_all[r] + rest_all[r]) / 3);
        // The fewest and the most units with a rune beside so many wilds.
        let units = |r: usize, wilds: u8| {
            let most = held_all[r] + rest_all[r] - 3 * wilds;
            (held_all[r].saturating_sub(3 * wilds), most.min(held_own[r] + rest_own[r]))
        };
        let fits = |wilds: [u8; 3]| {
            let [a, b, c] = std::array::from_fn(|r| units(r, wilds[r]));
            a.0 <= a.1
                && b.0 <= b.1
                && c.0 <= c.1
                && (a.0 + b.0 + c.0..=a.1 + b.1 + c.1).contains(&self.real())
        };
        let n = self.wilds;
        for a in fewest[0]..=most[0].min(n) {
            for b in fewest[1]..=most[1].min(n - a) {
                let c = n - a - b;
                if (fewest[2]..=most[2]).contains(&c) && fits([a, b, c]) {
                    return true;
                }
            }
        }
        false
    }

    /// The kinds that may be placed on the card when `held` is the whole payment (SB-6.4).
    fn places(&self, held: Tokens) -> Kinds {
        let colour = self.colour();
        let own = held.of_colour_by_rune(colour);
        let all = held.by_rune();
        let may = |rune: Rune| {
            let r = rune.index();
            own[r] > 0
                && (self.with.is_some()
                    || self.wilds == 0
                    || spread(self.real()).any(|units| {
                        units[r] > 0
                            && (0..3).all(|i| {
                                units[i] <= own[i].min(all[i])
                                    && (all[i] - units[i]).is_multiple_of(3)
                            })
                    }))
        };
        let runes = Rune::ALL.into_iter().filter(|r| may(*r));
        runes.fold(Kinds::NONE, |kinds, r| kinds.or(Kinds::only(Token::new(colour, r))))
    }

    fn choice(&self) -> Choice {
        let Pay { spell, level, wilds, with, .. } = *self;
        Choice::Learn { spell, level, wilds, with }
    }
}

impl SpellBook {
    /// Offers learning by the ordinary action, with wilds of three (SB-6.1, SB-6.2).
    pub(crate) fn offer_learning<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        let most = if self.flags.has(Flags::TRANSMUTED) { 0 } else { MOST_TRIPLES };
        self.offer_payments(to, 0, MOST_TRIPLES, None, move |wilds| {
            (wilds > most).then_some(No::TransmutedToday)
        })
    }

    /// Offers learning with up to `most` single tokens of a rune as wilds (SB-15.1, SB-15.2).
    pub(crate) fn offer_transmutation<O: Offers<Choice>>(
        &self,
        most: u8,
        rune: Rune,
        to: &mut O,
    ) -> Flow {
        let closed = self.flags.has(Flags::TRIPLE).then_some(No::TripleToday);
        self.offer_payments(to, 1, most, Some(rune), move |_| closed)
    }

    fn offer_payments<O: Offers<Choice>>(
        &self,
        to: &mut O,
        least: u8,
        most: u8,
        with: Option<Rune>,
        closed: impl Fn(u8) -> Option<No>,
    ) -> Flow {
        let me = self.me();
        let (tokens, triples) =
            (me.pool.len(), me.pool.by_rune().iter().map(|n| n / 3).sum::<u8>());
        if !O::WHY && tokens < Level::L3.number() {
            return GO_ON;
        }
        for colour in Colour::ALL {
            let learned = me.book[colour.index()].is_learned();
            let real = me.pool.of_colour(colour);
            if !O::WHY && (learned || real == 0) {
                continue;
            }
            let spell = self.spell_in_play(colour);
            for level in Level::ALL {
                for wilds in least..=most.min(level.number() - 1) {
                    if !O::WHY
                        && (real + wilds < level.number() || with.is_none() && wilds > triples)
                    {
                        continue;
                    }
                    let pay = Pay { spell, level, wilds, with, least: Token::default() };
                    let no = if learned {
                        Some(No::AlreadyLearned)
                    } else if let Some(no) = closed(wilds) {
                        Some(no)
                    } else {
                        (!pay.payable(me.pool)).then_some(No::CannotPay)
                    };
                    match no {
                        None => to.yes(pay.choice())?,
                        Some(no) if O::WHY => to.no(pay.choice(), no.reason())?,
                        Some(_) => {}
                    }
                }
            }
        }
        GO_ON
    }

    /// The kinds that may be spent next.
    pub(crate) fn spendable(&self, pay: &Pay) -> impl Iterator<Item = Token> {
        pay.next(self.held, self.me().pool)
    }

    /// The only kind that may be spent next, if it is but one.
    pub(crate) fn only_spendable(&self, pay: &Pay) -> Option<Token> {
        let mut next = self.spendable(pay);
        next.next().filter(|_| next.next().is_none())
    }

    /// How many tokens are still to be spent.
    pub(crate) fn left_to_spend(&self, pay: &Pay) -> u8 {
        pay.tokens().saturating_sub(self.held.len())
    }

    /// Whether the payment is complete.
    pub(crate) fn is_paid(&self, pay: &Pay) -> bool {
        self.held.len() >= pay.tokens()
    }

    /// Whether what is held is the exact payment.
    pub(crate) fn is_exact(&self, pay: &Pay) -> bool {
        pay.within(self.held, Tokens::NONE)
    }

    /// The kinds that may be placed on the card.
    pub(crate) fn placeable(&self, pay: &Pay) -> Kinds {
        pay.places(self.held)
    }

    /// Spends one token.
    pub(crate) fn spend(&mut self, mut pay: Pay, token: Token) {
        self.me_mut().pool.remove(token);
        self.held.add(token);
        pay.least = token;
        self.stack.pop();
        self.stack.push(Frame::Pay(pay));
    }

    /// Puts the token on the card and the rest into the tray; then what learning sets off, in the
    /// order of SB-6.8.
    pub(crate) fn place(&mut self, pay: Pay, token: Token, log: &mut impl Log<Event>) {
        let (seat, spell, level) = (self.active, pay.spell, pay.level);
        self.stack.pop();
        let mut spent = std::mem::take(&mut self.held);
        spent.remove(token);
        self.tray.put(spent);
        for token in spent.kinds().iter() {
            for _ in 0..spent.count(token) {
                log.add(|| Event::Spent { seat, token });
            }
        }
        let index = spell.colour().index();
        let me = self.me_mut();
        me.book[index] = Learned::new(level, token.rune());
        me.fresh |= 1 << index;
        log.add(|| Event::Learned { seat, spell, level, token });
        if me.is_learned_out() {
            log.add(|| Event::EndNear { seat });
        }
        if pay.wilds > 0 {
            self.flags.set(if pay.with.is_some() { Flags::TRANSMUTED } else { Flags::TRIPLE });
        }
        if let Does::Instant(_) = self.cards().does(spell, level) {
            self.stack.push(Frame::Run(Run::new(spell, level, 0, token.rune())));
        }
        let keep: u8 = self.permanents(seat).fold(0, |sum, (does, _)| match does {
            Does::KeepOnLearn(n) => sum + n,
            _ => sum,
        });
        if keep > 0 {
            self.stack.push(Frame::Keep { left: keep, least: Token::default() });
        }
    }
}

/// Listens only for whether anything is offered.
pub(crate) struct Any;

impl<C> Offers<C> for Any {
    #[inline]
    fn yes(&mut self, _: C) -> Flow {
        Flow::Break(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spell::Spell;
    use kernel::Fast;

    /// Every way to set units apart, tried out.
    fn tried_out(pay: &Pay, pool: Tokens) -> bool {
        let (all, own) = (pool.by_rune(), pool.of_colour_by_rune(pay.colour()));
        spread(pay.real()).any(|units| {
            (0..3).all(|r| units[r] <= own[r])
                && (0..3).map(|r| (all[r] - units[r]) / 3).sum::<u8>() >= pay.wilds
        })
    }

    /// Every spread of units and of wilds over the runes, tried out.
    fn completed(pay: &Pay, held: Tokens, rest: Tokens) -> bool {
        let (held_all, rest_all) = (held.by_rune(), rest.by_rune());
        let held_own = held.of_colour_by_rune(pay.colour());
        let rest_own = rest.of_colour_by_rune(pay.colour());
        spread(pay.real()).any(|units| {
            (0..3).all(|r| units[r] <= held_own[r] + rest_own[r])
                && spread(pay.wilds).any(|wilds| {
                    (0..3).all(|r| {
                        let needed = units[r] + 3 * wilds[r];
                        let missing = needed.wrapping_sub(held_all[r]);
                        held_all[r] <= needed
                            && missing <= rest_all[r]
                            && units[r].saturating_sub(held_own[r]) <= missing
                    })
                })
        })
    }

    /// A heap of up to so many tokens of a few colours.
    fn heap(most: u32, dice: &mut Fast) -> Tokens {
        let (size, few) = (1 + dice.below(most), 1 + dice.below(7));
        let mut heap = Tokens::NONE;
        for _ in 0..size {
            let colour = Colour::ALL[dice.below(few) as usize];
            let token = Token::new(colour, Rune::ALL[dice.below(3) as usize]);
            if heap.count(token) < 5 {
                heap.add(token);
            }
        }
        heap
    }

    #[test]
    fn wilds_of_three_are_found_just_when_there_are_some() {
        let mut dice = Fast::numbered(8, 0);
        let (mut payable, mut completes) = ([0; 2], [0; 2]);
        for _ in 0..200_000 {
            let (pool, held) = (heap(9, &mut dice), heap(5, &mut dice));
            let level = Level::ALL[dice.below(3) as usize];
            let wilds = 1 + dice.below(2) as u8;
            let pay =
                Pay { spell: Spell::Sacrifice, level, wilds, with: None, least: Token::default() };
            let found = pay.triples_payable(pool);
            assert_eq!(found, tried_out(&pay, pool), "{pay:?} from {pool:?}");
            payable[usize::from(found)] += 1;
            let found = pay.completes_triples(held, pool);
            assert_eq!(found, completed(&pay, held, pool), "{pay:?} of {held:?} and {pool:?}");
            completes[usize::from(found)] += 1;
        }
        let enough = |met: [u32; 2]| met[0] > 1_000 && met[1] > 1_000;
        assert!(enough(payable) && enough(completes), "{payable:?} {completes:?}");
    }
}
