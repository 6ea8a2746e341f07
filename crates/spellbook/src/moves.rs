//! The atomic moves of tokens between places (SB-4, SB-8.3).

use crate::event::Event;
use crate::position::SpellBook;
use crate::setup::BAG;
use crate::token::{Token, Tokens};
use kernel::{Dice, Log, Seat};

impl SpellBook {
    /// One token from the bag; the tray goes into an empty bag first (SB-8.3). `None` when there
    /// is none anywhere (SB-8.4).
    #[inline]
    pub(crate) fn out_of_bag(
        &mut self,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> Option<Token> {
        if self.bag.is_empty() {
            if self.tray.is_empty() {
                return None;
            }
            self.bag = std::mem::take(&mut self.tray);
            log.add(|| Event::BagRefilled);
        }
        let bag = self.bag;
        let among = (bag.len().into(), Tokens::MOST);
        let token = bag.nth(dice.pick(BAG, among, |n| bag.place(n), |n| bag.nth(n)));
        self.bag.remove(token);
        Some(token)
    }

    /// Draws up to `n` into a pool, one by one, stopping at the limit (SB-4.1). Tells whether any
    /// came.
    #[inline]
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        n: u8,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> bool {
        let n = n.min(self.room(seat));
        for i in 0..n {
            let Some(token) = self.out_of_bag(dice, log) else {
                return i > 0;
            };
            self.players[seat.index()].pool.add(token);
            log.add(|| Event::Drew { seat, token });
        }
        n > 0
    }

    /// Deals up to `n` from the bag onto the altar. Tells whether any came.
    pub(crate) fn deal_altar(
        &mut self,
        n: u8,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> bool {
        for i in 0..n {
            let Some(token) = self.out_of_bag(dice, log) else {
                return i > 0;
            };
            self.altar.add(token);
            log.add(|| Event::Dealt { token });
        }
        n > 0
    }

    /// An altar token into a pool, without what it sets off.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, token: Token, log: &mut impl Log<Event>) {
        self.altar.remove(token);
        self.players[seat.index()].pool.add(token);
        log.add(|| Event::Took { seat, token });
    }

    /// What a taken altar token sets off on the owner's own day (SB-15.6): draws after each token.
    #[inline]
    pub(crate) fn taken(&mut self, token: Token, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        if self.permanents == 0 {
            return;
        }
        if let Some((rune, n)) = self.draws_on_take(self.active)
            && token.rune() == rune
        {
            self.draw(self.active, n, dice, log);
        }
    }

    /// A pool token of the active player onto the lowest free space of his board.
    #[inline]
    pub(crate) fn store(&mut self, token: Token, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.me_mut().pool.remove(token);
        self.me_mut().familiar.store(token);
        log.add(|| Event::Stored { seat, token });
        self.tell_full_familiar(log);
    }

    /// An altar token straight to the board, without what it sets off.
    pub(crate) fn stow(&mut self, token: Token, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.altar.remove(token);
        self.me_mut().familiar.store(token);
        log.add(|| Event::Stowed { seat, token });
        self.tell_full_familiar(log);
    }

    /// A tray token onto the board (SB-16.5).
    pub(crate) fn keep(&mut self, token: Token, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.tray.remove(token);
        self.me_mut().familiar.store(token);
        log.add(|| Event::Kept { seat, token });
        self.tell_full_familiar(log);
    }

    fn tell_full_familiar(&self, log: &mut impl Log<Event>) {
        if self.me().familiar.room() == 0 {
            log.add(|| Event::EndNear { seat: self.active });
        }
    }

    /// A pool token of the active player into the tray.
    #[inline]
    pub(crate) fn discard(&mut self, token: Token, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.me_mut().pool.remove(token);
        self.tray.add(token);
        log.add(|| Event::Discarded { seat, token });
    }

    /// The whole altar into the tray.
    pub(crate) fn clear_altar(&mut self, log: &mut impl Log<Event>) {
        let altar = std::mem::replace(&mut self.altar, Tokens::NONE);
        self.tray.put(altar);
        log.add(|| Event::AltarCleared);
    }
}
