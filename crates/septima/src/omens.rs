//! Omens: which one is in force, and what it does at the turn of the season (SE-17).

use crate::choice::Choice;
use crate::effect::Sign;
use crate::event::Event;
use crate::frame::Frame;
use crate::kinds::{Action, Season};
use crate::names::OmenId;
use crate::position::{Matched, Septima, Stage};
use crate::setup;
use kernel::{Dice, Flow, GO_ON, Log, Offers, Seat};

impl Septima {
    /// What the omen in force does.
    #[inline]
    pub(crate) fn sign(&self) -> Sign {
        match self.omen {
            Some(omen) => self.printed().sign(omen, self.dark),
            None => Sign::None,
        }
    }

    /// SE-17.2.
    pub(crate) fn deal_omens(&mut self, dice: &mut impl Dice) {
        self.omens = OmenId::all().filter(|omen| *omen != OmenId::SABBATH).collect();
        self.turn_up_omen(dice, &mut kernel::NoLog);
    }

    fn turn_up_omen(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let left = self.omens;
        let name = |n| left.nth(n).map_or("", OmenId::name);
        let drawn = left.nth(dice.draw(setup::OMENS, left.len().into(), name));
        drawn.into_iter().for_each(|omen| self.omens.remove(omen));
        self.coming = drawn;
        drawn.into_iter().for_each(|omen| log.add(|| Event::OmenComing { omen }));
    }

    /// The coming omen comes into force, and the next one is turned up (SE-17.5, SE-17.6).
    pub(crate) fn change_omen(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let Some(omen) = self.coming else { return };
        let sum: i8 = Seat::all(self.seats).map(|seat| self.player(seat).suspicion).sum();
        self.dark = sum >= self.printed().expansion.threshold.value[self.table()];
        self.omen = Some(omen);
        let dark = self.dark;
        log.add(|| Event::OmenCame { omen, dark });
        match self.season {
            _ if omen == OmenId::SABBATH => {}
            Season::Summer => {
                self.coming = Some(OmenId::SABBATH);
                log.add(|| Event::OmenComing { omen: OmenId::SABBATH });
            }
            _ => self.turn_up_omen(dice, log),
        }
        self.all_look_again();
    }

    /// Everybody looks again at what he can use.
    pub(crate) fn all_look_again(&mut self) {
        Seat::all(self.humans()).for_each(|seat| self.look_again(seat));
    }

    /// Other witches are on top in the Chambers (SE-17.17).
    pub(crate) fn chambers_changed(&mut self) {
        if self.sign() == Sign::SharedChambers {
            self.all_look_again();
        }
    }

    /// What the omen does to one player after the other at the start of a season (SE-17.10).
    pub(crate) fn next_omen(&mut self, log: &mut impl Log<Event>) {
        if self.done >= self.seats {
            return self.begin_phase(log);
        }
        self.active = self.in_order(self.done);
        self.done += 1;
        let seat = self.active;
        if self.is_widow(seat) {
            return;
        }
        // An exile may have uncovered an animal.
        if !self.coverable().is_empty() {
            self.stack.push(Frame::Cover);
        }
        match self.sign() {
            Sign::Charms(count) => {
                self.me_mut().charms += count;
                log.add(|| Event::GainedCharms { seat, count });
            }
            Sign::Epidemic if self.me().coven.len() >= 2 => self.stack.push(Frame::Sicken),
            _ => {}
        }
    }

    /// Witches who are still ill go to the box (SE-17.14).
    pub(crate) fn exile_the_sick(&mut self, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.humans()) {
            let player = self.player_mut(seat);
            if let Some(witch) = player.sick.take() {
                player.coven.remove(witch);
                player.covered = player.covered.filter(|covered| *covered != witch);
                log.add(|| Event::Boxed { witch });
                self.look_again(seat);
            }
        }
    }

    /// Whoever heals a patient turns the sick witch up again (SE-17.14).
    pub(crate) fn recover(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        if let Some(witch) = self.me_mut().sick.take() {
            self.look_again(seat);
            log.add(|| Event::Recovered { seat, witch });
        }
    }

    /// The first part of the final scoring: the Sabbath (SE-17.45, SE-17.46).
    pub(crate) fn begin_scoring(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        self.stage = Stage::Over;
        self.exile_the_sick(log);
        self.change_omen(dice, log);
        for seat in Seat::all(self.humans()) {
            let wins = self.player(seat).summer_wins;
            match self.sign() {
                Sign::SummerWins(points) => {
                    self.gain_wisdom(seat, u16::from(points) * u16::from(wins), log);
                }
                Sign::SummerLosses(points) if wins == 0 => {
                    self.lose_wisdom(seat, points.into(), log);
                }
                _ => {}
            }
        }
        log.add(|| Event::Over);
    }

    /// Counting a Remember as matched (SE-17.19).
    pub(crate) fn offer_omen<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        let fits = self.sign() == Sign::MatchedRemember
            && self.stage == Stage::Before
            && self.me().action == Some(Action::Remember)
            && self.turn.matched == Matched::No;
        if fits { to.yes(Choice::Omen) } else { GO_ON }
    }

    /// What entering a row of the ritual track costs (SE-9.7, SE-17.11, SE-17.12).
    pub(crate) fn offering(&self, row: u8) -> u8 {
        let pay = self.printed().ribbon(row).map_or(0, |ribbon| ribbon.pay);
        match self.sign() {
            Sign::Offering(n) if pay > 0 => n,
            _ => pay,
        }
    }

    /// What preparing a spell costs (SE-17.22).
    pub(crate) fn preparing_costs(&self) -> u8 {
        match self.sign() {
            Sign::PrepareCosts(n) => n,
            _ => 0,
        }
    }

    /// Whether a Moon Phase is going on.
    pub(crate) fn is_in_phase(&self) -> bool {
        (Stage::QuickMove..=Stage::PhaseEnd).contains(&self.stage)
    }

    /// A citizen sent to the Crowd in the own turn may raise Suspicion (SE-17.36).
    pub(crate) fn blame(&mut self, log: &mut impl Log<Event>) {
        if let Sign::CrowdRaises(by) = self.sign()
            && self.turn.sent
            && !self.turn.blamed
        {
            self.turn.blamed = true;
            self.raise(self.active, by, log);
        }
    }
}
