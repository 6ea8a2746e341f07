//! Trials (SE-11, SE-14.6 to SE-14.9).

use crate::effect::{Rule, Sign, Until, When};
use crate::event::Event;
use crate::frame::Frame;
use crate::kinds::{Season, Set};
use crate::names::SpellId;
use crate::position::{Citizen, Septima, Stage};
use crate::setup;
use kernel::{Dice, Log, MAX_SEATS, Seat};

impl Septima {
    /// Angry Citizens come to the Crowd (SE-11.2, SE-11.3).
    pub(crate) fn gather(&mut self, log: &mut impl Log<Event>) {
        let mut count = 0;
        if !self.open_trial {
            for seat in self.order() {
                let lines = self.printed().boards.angry_at(self.player(seat).suspicion);
                count += self.add_angry(lines);
            }
        }
        for flag in 0..self.patients.len() {
            if let Some(bed) = self.patients[flag].take_if(|bed| bed.angry) {
                self.angry_crowd += 1;
                count += 1;
                self.patient_discard.add(bed.patient);
                log.add(|| Event::PatientLeft { flag: flag as u8 + 1 });
            }
        }
        log.add(|| Event::Angered { count });
        // SE-17.41, SE-17.42.
        match self.sign() {
            Sign::Judge(more @ 1..) => {
                let count = self.add_angry(more.unsigned_abs());
                log.add(|| Event::Angered { count });
            }
            Sign::Judge(fewer) => {
                let back = fewer.unsigned_abs().min(self.angry_crowd);
                self.angry_crowd -= back;
                self.angry += back;
            }
            _ => {}
        }
        self.enter_first(Stage::FirstTrial);
    }

    /// A Trial up to its verdict (SE-11.4 to SE-11.9).
    pub(crate) fn hold_trial(
        &mut self,
        second: bool,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        self.stage = match (second, self.season) {
            (false, _) => Stage::SecondTrial,
            (true, Season::Summer) => Stage::Scoring,
            (true, _) => Stage::Favors,
        };
        self.done = 0;
        self.winner = None;
        let chamber = usize::from(second);
        let Some(witch) = self.chambers[chamber].witches.top().copied() else {
            return;
        };
        let number = chamber as u8 + 1;
        log.add(|| Event::Trial { chamber: number, witch });
        while let Some(space) = self.free_space(chamber) {
            let Some(citizen) = self.next_citizen(dice) else { break };
            match citizen {
                Citizen::Angry => self.angry_crowd -= 1,
                Citizen::Loyal(seat) => self.player_mut(seat).crowd -= 1,
            }
            self.chambers[chamber].spaces[space] = Some(citizen);
            log.add(|| Event::CitizenDrawn { chamber: number, citizen });
        }
        self.stack.push(Frame::Return { second });
        match self.verdict(chamber) {
            Some(winner) => {
                self.winner = Some(winner);
                log.add(|| Event::TrialWon { seat: winner, witch });
                let points = self.printed().boards.trial_wisdom.value;
                self.gain_wisdom(winner, points.into(), log);
                if self.season == Season::Summer {
                    self.player_mut(winner).summer_wins += 1;
                }
                let shared = self.sign() == Sign::SharedChambers;
                // As long as all may use the witch in the Chamber, she stays there (SE-17.17).
                if shared {
                    self.stack.push(Frame::Verdict { second });
                }
                self.stack.push(Frame::Recall { second });
                if !second {
                    self.stack.push(Frame::Defended(0));
                }
                if !shared {
                    self.stack.push(Frame::Verdict { second });
                }
                self.active = winner;
            }
            None => {
                self.chambers[chamber].witches.pop();
                self.chambers_changed();
                log.add(|| Event::TrialLost { witch });
            }
        }
    }

    /// The next citizen of the bag, or of the Crowd where there is no bag.
    fn next_citizen(&self, dice: &mut impl Dice) -> Option<Citizen> {
        let seats = || Seat::all(self.seats);
        let loyal: u32 = seats().map(|s| u32::from(self.player(s).crowd)).sum();
        let angry = u32::from(self.angry_crowd);
        if loyal + angry == 0 {
            return None;
        }
        if self.open_trial {
            if angry > loyal {
                return Some(Citizen::Angry);
            }
            // Most citizens, then the lowest Suspicion, then turn order (SE-14.8).
            let key = |seat: &Seat| {
                let player = self.player(*seat);
                (std::cmp::Reverse(player.crowd), player.suspicion)
            };
            return self.order().min_by_key(key).map(Citizen::Loyal);
        }
        let citizen = |n: u32| {
            let mut n = n;
            for seat in seats() {
                let crowd = u32::from(self.player(seat).crowd);
                if n < crowd {
                    return Citizen::Loyal(seat);
                }
                n -= crowd;
            }
            Citizen::Angry
        };
        let name = |n| match citizen(n) {
            Citizen::Loyal(seat) => ["seat0", "seat1", "seat2", "seat3"][seat.index()],
            Citizen::Angry => "angry",
        };
        Some(citizen(dice.draw(setup::BAG, loyal + angry, name)))
    }

    /// The winner, if the defence succeeds (SE-11.6, SE-11.7, SE-10.15).
    fn verdict(&self, chamber: usize) -> Option<Seat> {
        let (mut loyal, mut angry) = ([0u8; MAX_SEATS], 0u8);
        let mut leftmost = [usize::MAX; MAX_SEATS];
        for (i, citizen) in self.chambers[chamber].spaces.iter().enumerate() {
            match citizen {
                Some(Citizen::Loyal(seat)) => {
                    loyal[seat.index()] += 1;
                    leftmost[seat.index()] = leftmost[seat.index()].min(i);
                }
                Some(Citizen::Angry) => angry += 1,
                None => {}
            }
        }
        let mut wins_ties = [false; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            let more = self.amount(seat, Rule::MoreCitizens(0));
            loyal[seat.index()] += more;
            wins_ties[seat.index()] = more > 0;
        }
        if loyal.iter().sum::<u8>() <= angry {
            return None;
        }
        let key = |seat: &Seat| {
            let i = seat.index();
            (std::cmp::Reverse(loyal[i]), !wins_ties[i], leftmost[i])
        };
        Seat::all(self.seats).min_by_key(key)
    }

    /// Abilities for whoever has a citizen in Chamber 1 (SE-8.10), one player after the other.
    pub(crate) fn defended(&mut self, done: u8, log: &mut impl Log<Event>) {
        if done < self.seats {
            self.stack.push(Frame::Defended(done + 1));
            let seat = self.in_order(done);
            if self.chambers[0].spaces.contains(&Some(Citizen::Loyal(seat))) {
                self.active = seat;
                self.fire(seat, When::Defended, log);
            }
        } else if let Some(winner) = self.winner {
            self.active = winner;
        }
    }

    /// The winner recalls citizens; in Summer nobody does (SE-11.10, SE-8.9, SE-10.36).
    pub(crate) fn recall_for_trial(&mut self, second: bool, log: &mut impl Log<Event>) {
        let Some(winner) = self.winner else { return };
        let bond = self.has(winner, Rule::NoRecall);
        if self.season != Season::Summer && !bond {
            let usual = self.printed().boards.trial_recall.value;
            let mut left = if self.player(winner).lenient { 1 } else { usual };
            let chamber = &mut self.chambers[usize::from(second)];
            for space in &mut chamber.spaces {
                if left > 0 && *space == Some(Citizen::Loyal(winner)) {
                    *space = None;
                    left -= 1;
                    self.players[winner.index()].supply += 1;
                    log.add(|| Event::Recalled { seat: winner, count: 1 });
                }
            }
            self.recall(winner, left, log);
        }
        let ends = |s: &SpellId| self.printed().spell(*s).until == Until::TrialWon;
        let ended: Set<SpellId> = self.player(winner).lasting.iter().filter(ends).collect();
        ended.iter().for_each(|spell| self.end_spell(winner, spell, log));
    }

    /// The citizens of a Chamber return to the Crowd; in Summer two of the winner stay (SE-11.11,
    /// SE-11.13).
    pub(crate) fn leave_chamber(&mut self, second: bool, log: &mut impl Log<Event>) {
        let chamber = usize::from(second);
        for space in 0..self.chambers[chamber].spaces.len() {
            match self.chambers[chamber].spaces[space].take() {
                Some(Citizen::Angry) => self.angry_crowd += 1,
                Some(Citizen::Loyal(seat)) => self.player_mut(seat).crowd += 1,
                None => {}
            }
        }
        if self.season == Season::Summer
            && let Some(winner) = self.winner
        {
            let stay = self.printed().boards.trial_recall.value;
            self.send_to_chamber(winner, chamber, stay, log);
        }
        self.winner = None;
    }
}
