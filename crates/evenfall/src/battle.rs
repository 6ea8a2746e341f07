//! The Battle Phase (EV-13, EV-18.13).

use crate::choice::Choice;
use crate::effect::{Modifier, Stone, When};
use crate::event::Event;
use crate::position::{Each, Evenfall, Frame, Origin, RegionName};
use kernel::{Dice, Flow, GO_ON, Log, Offers, Seat, SeatSet, Turn};

impl Evenfall {
    /// Whether a seat takes part in the battle for a region (EV-13.2).
    pub(crate) fn fights(&self, seat: Seat, region: RegionName) -> bool {
        self.regions[region.index()].figures(seat.index()) > 0
    }

    /// The highest number a seat can set on its dial (EV-13.3).
    pub(crate) fn highest_dial(&self, seat: Seat) -> u8 {
        self.clan(seat).mana.min(self.cards().boards.most_dial.value)
    }

    /// By how much a seat may change its dial after the reveal (EV-16.23).
    fn adjustment(&self, seat: Seat) -> u8 {
        let by = |m| if let Modifier::ManaAdjust(n) = m { n } else { 0 };
        self.modifiers(seat).map(by).max().unwrap_or(0)
    }

    pub(crate) fn offer_adjustments<O: Offers<Choice>>(&self, seat: Seat, to: &mut O) -> Flow {
        let (dial, most) = (self.clan(seat).dial.saturating_sub(1), self.highest_dial(seat));
        let by = self.adjustment(seat).min(9) as i8;
        for change in -by..=by {
            if dial.checked_add_signed(change).is_some_and(|n| n <= most) {
                to.yes(Choice::Adjust(change))?;
            }
        }
        GO_ON
    }

    /// Who must set a dial, and who has (EV-13.3).
    pub(crate) fn dial_turn(&self, region: RegionName) -> Turn {
        let mut turn = Turn::OVER;
        for seat in Seat::all(self.seats).filter(|s| self.fights(*s, region)) {
            if self.clan(seat).dial == 0 {
                turn.seats = turn.seats.with(seat);
            } else if self.highest_dial(seat) > 0 {
                turn.picked = turn.picked.with(seat);
            }
        }
        turn
    }

    /// Who must decide on an adjustment, and who has (EV-13.4).
    pub(crate) fn adjust_turn(&self, region: RegionName) -> Turn {
        let mut turn = Turn::OVER;
        for seat in Seat::all(self.seats).filter(|s| self.may_adjust(*s, region)) {
            if self.clan(seat).adjust == 0 {
                turn.seats = turn.seats.with(seat);
            } else {
                turn.picked = turn.picked.with(seat);
            }
        }
        turn
    }

    fn may_adjust(&self, seat: Seat, region: RegionName) -> bool {
        self.fights(seat, region) && self.highest_dial(seat) > 0 && self.adjustment(seat) > 0
    }

    /// The next battle, or the end of the phase.
    pub(crate) fn next_battle(&mut self, log: &mut impl Log<Event>) {
        let Some(region) = self.regions().get(usize::from(self.battle)).copied() else {
            self.begin_round_end(log);
            return;
        };
        self.battle += 1;
        let automa = self.is_solo() && self.fights(Evenfall::AUTOMA, region);
        if !automa && !Seat::all(self.seats).any(|s| self.fights(s, region)) {
            return;
        }
        log.add(|| Event::Battle { region });
        for clan in &mut self.clans {
            (clan.dial, clan.adjust, clan.strength) = (0, 0, 0);
        }
        for seat in Seat::all(self.seats) {
            if self.fights(seat, region) && self.highest_dial(seat) == 0 {
                self.clan_mut(seat).dial = 1;
            }
        }
        self.stack.push(Frame::Dials { region });
    }

    /// All dials are set: they are shown (EV-13.3).
    pub(crate) fn reveal_dials(&mut self, region: RegionName, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.seats).filter(|s| self.fights(*s, region)) {
            let dial = self.clan(seat).dial.saturating_sub(1);
            log.add(|| Event::DialShown { seat, dial });
        }
        self.stack.push(Frame::Adjust { region });
    }

    /// All is decided: mana is paid, and the battle is fought (EV-13.4 to EV-13.10).
    pub(crate) fn fight(
        &mut self,
        region: RegionName,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let mut best: Option<(u8, u8, Seat)> = None;
        let from = self.first;
        for seat in self.from(from) {
            if !self.fights(seat, region) {
                continue;
            }
            let most = self.highest_dial(seat);
            let clan = self.clan(seat);
            let by = if clan.adjust == 0 { 0 } else { clan.adjust as i8 - 10 };
            let mana = (clan.dial.saturating_sub(1)).saturating_add_signed(by).min(most);
            let more: u8 = self
                .modifiers(seat)
                .map(|m| if let Modifier::Strength(n) = m { n } else { 0 })
                .sum();
            let strength = self.regions[region.index()].figures(seat.index()) + mana + more;
            let clan = self.clan_mut(seat);
            clan.mana -= mana;
            clan.strength = strength;
            (clan.dial, clan.adjust) = (0, 0);
            log.add(|| Event::Strength { seat: Some(seat), strength, mana });
            if best.is_none_or(|(s, m, _)| (strength, mana) > (s, m)) {
                best = Some((strength, mana, seat));
            }
        }
        if self.is_solo() && self.fights(Evenfall::AUTOMA, region) {
            let strength = self.automa_strength(region, dice, log);
            self.clan_mut(Evenfall::AUTOMA).strength = strength;
            log.add(|| Event::Strength { seat: None, strength, mana: 0 });
            if best.is_none_or(|(s, _, _)| strength > s) {
                best = Some((strength, 0, Evenfall::AUTOMA));
            }
        }
        self.winner = best.map_or(0, |(_, _, seat)| seat.index() as u8 + 1);
        self.stack.push(Frame::Each { what: Each::Outcome(region), from, next: 0 });
        self.stack.push(Frame::Marker { region });
        if let Some((_, _, seat)) = best {
            self.stack.push(Frame::PickStone { region, seat });
        }
        if self.is_solo() {
            self.rewards(Evenfall::AUTOMA, region);
        }
        self.stack.push(Frame::Each { what: Each::Rewards(region), from, next: 0 });
    }

    /// The rewards that a seat has reached, the lowest first (EV-13.6).
    pub(crate) fn rewards(&mut self, seat: Seat, region: RegionName) {
        let strength = self.clan(seat).strength;
        if !self.fights(seat, region) {
            return;
        }
        let thresholds = &self.cards().boards.thresholds.value;
        if strength >= thresholds[2] {
            self.stack.push(Frame::Fire { when: When::Reward8, seat, about: 0 });
        }
        for (n, _) in thresholds.iter().enumerate().rev().filter(|(_, t)| strength >= **t) {
            self.start(Origin::Reward(region, n as u8), seat, 0);
        }
    }

    /// The winner takes a stone, and the marker in the north (EV-13.8, EV-13.9).
    pub(crate) fn take_stone(
        &mut self,
        region: RegionName,
        seat: Seat,
        stone: Stone,
        log: &mut impl Log<Event>,
    ) {
        let stones = &mut self.regions[region.index()].stones;
        if let Some(lies) = stones.iter_mut().find(|n| usize::from(**n) == stone.index() + 1) {
            *lies = 0;
            self.clan_mut(seat).stones[stone.index()] += 1;
            log.add(|| Event::TookStone { seat, stone });
        }
    }

    pub(crate) fn take_marker(&mut self, region: RegionName, log: &mut impl Log<Event>) {
        if region == RegionName::North && !self.is_solo() && self.winner > 0 {
            let seat = Seat::new(usize::from(self.winner) - 1);
            if self.first != seat {
                self.first = seat;
                log.add(|| Event::Marker { seat });
            }
        }
    }

    /// What a battle sets off for a seat (EV-13.10).
    pub(crate) fn outcome(
        &mut self,
        seat: Seat,
        region: RegionName,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        if !self.fights(seat, region) {
            return;
        }
        let won = usize::from(self.winner) == seat.index() + 1;
        let when = if won { When::BattleWin } else { When::BattleLose };
        self.fire(when, seat, 0, dice, log);
    }

    /// Everybody at the table, for cards that are shown.
    pub(crate) fn everybody() -> SeatSet {
        SeatSet::all(kernel::MAX_SEATS as u8)
    }
}
