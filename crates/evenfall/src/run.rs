//! Carrying out effects: programs step by step, and what they set off (EV-16, EV-19.1).

use crate::effect::{Effect, Step, When, Where};
use crate::event::Event;
use crate::position::{ClanName, Evenfall, Frame, Origin, Run};
use kernel::{Dice, Log, Seat};

impl Run {
    pub(crate) fn new(origin: Origin, seat: Seat, about: u8) -> Run {
        Run { origin, seat, step: 0, about }
    }
}

/// The program of a card's effect.
pub(crate) fn program_of(effect: &'static Effect) -> &'static [Step] {
    match effect {
        Effect::Instant(p)
        | Effect::When(_, p)
        | Effect::Space(_, p)
        | Effect::Turn(p)
        | Effect::RoundEnd(p)
        | Effect::GameEnd(p) => p,
        Effect::Always(_) => &[],
    }
}

impl Evenfall {
    /// The steps that an origin stands for.
    pub(crate) fn program(&self, origin: Origin, seat: Seat) -> &'static [Step] {
        let cards = self.cards();
        let boards = &cards.boards;
        match origin {
            Origin::Binding(place) => {
                // Starting places have their bonus on the moon side only (EV-2.5).
                let starting = place.index() >= crate::cards::PlaceId::IN_DECK;
                if starting && !self.moon { &[] } else { &cards.place(place).binding }
            }
            Origin::Ritual(ritual) => program_of(&cards.ritual(ritual).effect),
            Origin::Specialist(person) => program_of(&cards.specialist(person).effect),
            Origin::Council(person) => program_of(cards.council(person)),
            Origin::Coven(space, half) => {
                let track = if self.is_automa(seat) { &boards.sun } else { self.board(seat) };
                let halves = track.coven.value.get(usize::from(space));
                halves.and_then(|h| h.get(usize::from(half))).map_or(&[], |p| p)
            }
            Origin::Beyond => &boards.beyond.value,
            Origin::RegionAction(region, way) => {
                let ways = &boards.regions[region.index()].action.value;
                ways.get(usize::from(way)).map_or(&[], |p| p)
            }
            Origin::Reward(region, n) => {
                let rewards = &boards.regions[region.index()].rewards.value;
                rewards.get(usize::from(n)).map_or(&[], |p| p)
            }
            Origin::Scout => &self.board(seat).scout.value,
            Origin::Token => &self.board(seat).token.value,
            Origin::CrossSpace => &boards.cross_space.value,
            Origin::ThornSpace(space) => {
                boards.thorn_spaces.value.get(usize::from(space)).map_or(&[], |p| p)
            }
            Origin::TwoCards => &boards.two_cards.value,
            Origin::StarCard(n) => boards.star_cards.value.get(usize::from(n)).map_or(&[], |p| p),
            Origin::Veteran => &boards.veteran.value,
        }
    }

    /// Whether what must be paid for an origin's steps can be paid (EV-4.3, EV-16.4).
    pub(crate) fn is_payable(&self, origin: Origin, seat: Seat) -> bool {
        match self.program(origin, seat).first() {
            Some(Step::Pay(bundle)) => self.can_pay(seat, *bundle),
            Some(Step::Convert(cost, _, _)) => self.can_pay(seat, *cost),
            Some(Step::PayRitual) => self.rituals(self.clan(seat).places()).next().is_some(),
            Some(Step::CopySpecialist) => self.can_copy(seat),
            _ => true,
        }
    }

    /// Begins to carry out steps.
    pub(crate) fn start(&mut self, origin: Origin, seat: Seat, about: u8) {
        self.stack.push(Frame::Run(Run::new(origin, seat, about)));
    }

    /// Carries out the next step of a run.
    pub(crate) fn advance(&mut self, run: Run, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let seat = run.seat;
        self.stack.pop();
        let Some(step) = self.program(run.origin, seat).get(usize::from(run.step)) else {
            return;
        };
        let next = Run { step: run.step + 1, ..run };
        if usize::from(next.step) < self.program(run.origin, seat).len() {
            self.stack.push(Frame::Run(next));
        }
        if self.is_automa(seat) && !is_for_automa(step) {
            return;
        }
        match *step {
            Step::Pay(bundle) => self.pay(seat, bundle, log),
            Step::PayRitual => self.stack.push(Frame::Remove { seat }),
            Step::Gain(bundle) => self.gain(seat, bundle, dice, log),
            Step::Others(bundle) => {
                for other in self.opponents(seat) {
                    self.gain(other, bundle, dice, log);
                }
            }
            Step::Discard(left) => self.stack.push(Frame::Cards { seat, left }),
            Step::Convert(..) => self.stack.push(Frame::Convert { run, made: 0 }),
            Step::Per(count, bundle) => {
                let bundle = bundle.times(self.count(seat, count));
                self.gain(seat, bundle, dice, log);
            }
            Step::IfKeyword(keyword, bundle) => {
                let ritual = self.about(run.about).and_then(|p| self.places[p.index()].ritual());
                if ritual.is_some_and(|r| self.cards().ritual(r).keywords.contains(&keyword)) {
                    self.gain(seat, bundle, dice, log);
                }
            }
            Step::Transfer(left) => self.transfer_step(seat, left, log, dice),
            Step::Coven(left) => self.stack.push(Frame::Steps { seat, left, both: false }),
            Step::CovenBoth(left) => self.stack.push(Frame::Steps { seat, left, both: true }),
            Step::CovenRepeat => self.stack.push(Frame::Repeat { seat }),
            Step::HarvestOuter => self.stack.push(Frame::Harvests { seat, next: 0 }),
            Step::HarvestThat => {
                if let Some(place) = self.about(run.about) {
                    self.stack.push(Frame::HarvestThat { seat, place });
                }
            }
            Step::HarvestOpponent => self.stack.push(Frame::HarvestOne { seat }),
            Step::Place(n) => {
                for _ in 0..n {
                    self.place_from_deck(seat, dice, log);
                }
            }
            Step::DiscoverFree => self.stack.push(Frame::Regions { seat }),
            Step::Build(kind, left, at) => {
                // Without a free slot the build is lost; Automa builds nothing (EV-16.13, EV-18.10).
                let place = if at == Where::This { run.about } else { 0 };
                if !self.is_automa(seat) {
                    self.stack.push(Frame::Catalyst { seat, kind, left, place });
                }
            }
            Step::Return(from, left) => self.stack.push(Frame::Return { seat, from, left }),
            Step::MoveFigures => self.stack.push(Frame::Move { seat }),
            Step::CopySpecialist => self.stack.push(Frame::Copy { seat }),
            Step::ReadySpecialist => self.stack.push(Frame::Ready { seat }),
            Step::RedStone => {
                if !self.red_taken && self.is_moon(seat, ClanName::Thorn) {
                    self.red_taken = true;
                    self.clan_mut(seat).stones[crate::effect::Stone::Red.index()] += 1;
                    log.add(|| Event::TookStone { seat, stone: crate::effect::Stone::Red });
                }
            }
        }
    }

    fn transfer_step(
        &mut self,
        seat: Seat,
        left: u8,
        log: &mut impl Log<Event>,
        dice: &mut impl Dice,
    ) {
        if self.is_automa(seat) {
            for _ in 0..left {
                self.automa_transfer(dice, log);
            }
        } else {
            self.stack.push(Frame::Transfer { seat, left });
        }
    }

    /// The place that a run is about.
    pub(crate) fn about(&self, about: u8) -> Option<crate::cards::PlaceId> {
        (about > 0).then(|| crate::cards::PlaceId::new(usize::from(about) - 1))
    }

    /// The effects of a seat that an event sets off, in the order of cards.
    pub(crate) fn set_off(
        &self,
        when: When,
        seat: Seat,
        about: u8,
    ) -> impl Iterator<Item = (Origin, &'static [Step])> {
        let ritual = self.about(about).and_then(|p| self.places[p.index()].ritual());
        let keywords = ritual.map(|r| &self.cards().ritual(r).keywords);
        self.effects(seat).filter_map(move |(origin, effect)| {
            let Effect::When(event, program) = effect else { return None };
            let fits = match event {
                When::PlayRitualWith(keyword) if when == When::PlayRitual => {
                    keywords.is_some_and(|k| k.contains(keyword))
                }
                event => *event == when,
            };
            fits.then_some((origin, &program[..]))
        })
    }

    /// Something happened to a seat. Effects whose order cannot matter are carried out at once;
    /// others wait on the stack, and their owner chooses the order (EV-19.1).
    pub(crate) fn fire(
        &mut self,
        when: When,
        seat: Seat,
        about: u8,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        if self.clan(seat).watch & when.bit() == 0 {
            return;
        }
        let (mut count, mut plain) = (0u32, true);
        for (_, program) in self.set_off(when, seat, about) {
            count += 1;
            plain &= program.iter().all(is_plain);
        }
        if count == 0 {
            return;
        }
        if plain {
            let steps: arrayvec::ArrayVec<Step, 16> = self
                .set_off(when, seat, about)
                .flat_map(|(_, p)| p.iter().copied())
                .take(16)
                .collect();
            for step in steps {
                match step {
                    Step::Gain(bundle) => self.gain(seat, bundle, dice, log),
                    Step::Per(count, bundle) => {
                        let bundle = bundle.times(self.count(seat, count));
                        self.gain(seat, bundle, dice, log);
                    }
                    _ => {}
                }
            }
            return;
        }
        let left = (1u32 << count.min(16)) - 1;
        self.stack.push(Frame::Triggers { when, seat, left: left as u16, about });
    }
}

/// Whether a step gives nothing that is chosen or drawn.
pub(crate) fn is_plain(step: &Step) -> bool {
    match step {
        Step::Gain(bundle) | Step::Per(_, bundle) => bundle.is_plain(),
        _ => false,
    }
}

/// Whether Automa carries out a step: it gains, advances and transfers, but decides nothing
/// (EV-18.10).
fn is_for_automa(step: &Step) -> bool {
    matches!(
        step,
        Step::Gain(_)
            | Step::Per(..)
            | Step::IfKeyword(..)
            | Step::Transfer(_)
            | Step::Coven(_)
            | Step::CovenBoth(_)
            | Step::HarvestOuter
            | Step::Place(_)
    )
}
