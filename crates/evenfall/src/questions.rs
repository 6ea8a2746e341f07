//! The questions that effects ask: what may be answered, and what comes of it.

use crate::cards::{Card, Person, PlaceId};
use crate::choice::Choice;
use crate::effect::{Bundle, Catalyst, Effect, From, Modifier, Resource, Step, When};
use crate::event::Event;
use crate::position::{Evenfall, Figure, Frame, Origin, Run, bits};
use crate::run::is_plain;
use kernel::{Dice, Flow, GO_ON, Log, Offers, Seat};

impl Frame {
    /// The seat that is asked, where it is a single one.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match *self {
            Frame::Run(run) | Frame::Maybe(run) | Frame::Convert { run, .. } => Some(run.seat),
            Frame::Triggers { seat, .. }
            | Frame::Played { seat }
            | Frame::Fire { seat, .. }
            | Frame::Spare { seat, .. }
            | Frame::Free { seat, .. }
            | Frame::Spend { seat, .. }
            | Frame::Cards { seat, .. }
            | Frame::Transfer { seat, .. }
            | Frame::Steps { seat, .. }
            | Frame::Half { seat, .. }
            | Frame::Repeat { seat }
            | Frame::Harvests { seat, .. }
            | Frame::HarvestOne { seat }
            | Frame::HarvestThat { seat, .. }
            | Frame::Regions { seat }
            | Frame::Discovery { seat, .. }
            | Frame::Catalyst { seat, .. }
            | Frame::Build { seat, .. }
            | Frame::Return { seat, .. }
            | Frame::Move { seat }
            | Frame::Moving { seat, .. }
            | Frame::Copy { seat }
            | Frame::Ready { seat }
            | Frame::Remove { seat }
            | Frame::Way { seat, .. }
            | Frame::PickStone { seat, .. }
            | Frame::RoundEnds { seat, .. } => Some(seat),
            Frame::None
            | Frame::Each { .. }
            | Frame::Marker { .. }
            | Frame::Dials { .. }
            | Frame::Adjust { .. } => None,
        }
    }
}

impl Evenfall {
    /// Offers the answers to a question. A frame that asks nothing offers nothing.
    pub(crate) fn offer_answers<O: Offers<Choice>>(
        &self,
        frame: &Frame,
        who: Seat,
        to: &mut O,
    ) -> Flow {
        match *frame {
            Frame::Maybe(run) => {
                if self.is_payable(run.origin, run.seat) {
                    to.yes(Choice::Use)?;
                }
                to.yes(Choice::Enough)
            }
            Frame::Triggers { when, seat, left, about } => {
                for (i, (origin, _)) in self.set_off(when, seat, about).take(16).enumerate() {
                    if left >> i & 1 != 0
                        && let Some(card) = origin.card()
                    {
                        to.yes(Choice::Resolve(card))?;
                    }
                }
                GO_ON
            }
            Frame::RoundEnds { seat, left } => {
                for (i, (origin, _)) in self.round_ends(seat).take(16).enumerate() {
                    if left >> i & 1 != 0
                        && let Some(card) = origin.card()
                    {
                        to.yes(Choice::Resolve(card))?;
                    }
                }
                GO_ON
            }
            Frame::Spare { seat, card, place, spared } => {
                self.offer_spares(seat, card, place, spared, to)
            }
            Frame::Free { left: 0, .. } | Frame::Spend { left: 0, .. } => GO_ON,
            Frame::Free { least, .. } => {
                let rest = Resource::ALL.into_iter().skip(usize::from(least));
                rest.map(Choice::Gain).try_for_each(|c| to.yes(c))
            }
            Frame::Spend { seat, left, least } => {
                let stock = self.clan(seat).stock;
                for (i, resource) in Resource::ALL.into_iter().enumerate().skip(usize::from(least))
                {
                    let rest: u8 = stock[i..].iter().sum();
                    if stock[i] > 0 && rest >= left {
                        to.yes(Choice::Spend(resource))?;
                    }
                }
                GO_ON
            }
            Frame::Cards { seat, left } => {
                let hand = if left > 0 { self.hand(seat) } else { kernel::Cards::NONE };
                let cards = hand.iter().map(|id| Card::new(usize::from(id)));
                cards.map(Choice::Discard).try_for_each(|c| to.yes(c))
            }
            Frame::Transfer { left: 0, .. } => GO_ON,
            Frame::Transfer { seat, .. } => {
                for p in bits(self.clan(seat).outer) {
                    to.yes(Choice::Transfer(PlaceId::new(p)))?;
                }
                to.yes(Choice::Enough)
            }
            Frame::Half { .. } => {
                to.yes(Choice::Half(0))?;
                to.yes(Choice::Half(1))
            }
            Frame::Repeat { seat } => {
                let reached = self.clan(seat).coven.min(self.board(seat).coven.value.len() as u8);
                (0..reached).try_for_each(|space| to.yes(Choice::CovenSpace(space)))
            }
            Frame::HarvestOne { seat } => {
                for other in self.opponents(seat) {
                    for p in bits(self.clan(other).outer) {
                        to.yes(Choice::Harvest(PlaceId::new(p)))?;
                    }
                }
                GO_ON
            }
            Frame::HarvestThat { place, .. } => {
                to.yes(Choice::Harvest(place))?;
                to.yes(Choice::Enough)
            }
            Frame::Regions { .. } => {
                self.regions().iter().try_for_each(|r| to.yes(Choice::Region(*r)))
            }
            Frame::Discovery { region, .. } => {
                let slots = (0..4).filter_map(|slot| self.regions[region.index()].place(slot));
                slots.map(Choice::Discover).try_for_each(|c| to.yes(c))
            }
            Frame::Catalyst { left: 0, .. } => GO_ON,
            Frame::Catalyst { seat, kind, place, .. } => {
                for p in bits(self.clan(seat).places()) {
                    let this = place == 0 || usize::from(place) == p + 1;
                    if this && self.free_slots(PlaceId::new(p)) > 0 {
                        let place = PlaceId::new(p);
                        to.yes(Choice::Catalyst { place, kind, mana: false })?;
                    }
                }
                GO_ON
            }
            Frame::Build { seat, least, built, .. } => {
                self.offer_catalysts(seat, least, to)?;
                if built { to.yes(Choice::Enough) } else { GO_ON }
            }
            Frame::Return { left: 0, .. } => GO_ON,
            Frame::Return { seat, from, .. } => self.offer_returns(seat, from, to),
            Frame::Move { seat } => {
                for (place, ritual) in self.rituals(self.clan(seat).places()) {
                    if self.places[place.index()].figures() > 0 {
                        to.yes(Choice::Figures(ritual))?;
                    }
                }
                GO_ON
            }
            Frame::Moving { .. } => {
                self.regions().iter().try_for_each(|r| to.yes(Choice::Region(*r)))
            }
            Frame::Copy { seat } => {
                self.copyable(seat).try_for_each(|person| to.yes(Choice::Copy(person)))
            }
            Frame::Ready { seat } => {
                let turned = bits(self.clan(seat).turned & self.clan(seat).specialists);
                turned.map(|p| Choice::Ready(Person::new(p))).try_for_each(|c| to.yes(c))
            }
            Frame::Remove { seat } => {
                let own = self.rituals(self.clan(seat).places());
                own.map(|(_, r)| Choice::Remove(r)).try_for_each(|c| to.yes(c))
            }
            Frame::Convert { run, made } => self.offer_conversion(run, made, to),
            Frame::Way { seat, region } => {
                let ways = self.cards().boards.regions[region.index()].action.value.len() as u8;
                for way in 0..ways {
                    if self.is_payable(Origin::RegionAction(region, way), seat) {
                        to.yes(Choice::Way(way))?;
                    }
                }
                GO_ON
            }
            Frame::Dials { .. } => {
                (0..=self.highest_dial(who)).try_for_each(|n| to.yes(Choice::Dial(n)))
            }
            Frame::Adjust { .. } => self.offer_adjustments(who, to),
            Frame::PickStone { region, .. } => {
                let stones = self.regions[region.index()].stones;
                for stone in crate::effect::Stone::ALL {
                    if stones.contains(&(stone.index() as u8 + 1)) {
                        to.yes(Choice::Stone(stone))?;
                    }
                }
                GO_ON
            }
            Frame::None
            | Frame::Run(_)
            | Frame::Each { .. }
            | Frame::Marker { .. }
            | Frame::Played { .. }
            | Frame::Fire { .. }
            | Frame::Steps { .. }
            | Frame::Harvests { .. } => GO_ON,
        }
    }

    /// What a card costs a seat, and how many units of it a discount spares (EV-16.20).
    pub(crate) fn cost_of(&self, seat: Seat, card: Card, council: bool) -> (Bundle, u8) {
        use crate::effect::DiscountOn;
        let cards = self.cards();
        let (cost, on) = match (card.ritual(), card.person()) {
            (Some(ritual), _) => (cards.ritual(ritual).cost, Some(DiscountOn::Ritual)),
            (_, Some(person)) if !council => (cards.specialist(person).cost, None),
            _ => {
                let later = usize::from(self.clan(seat).council != 0);
                (self.board(seat).council.value[later], Some(DiscountOn::Council))
            }
        };
        let discount: u8 = self
            .modifiers(seat)
            .map(|m| match m {
                Modifier::Discount(of, n) if Some(of) == on => n,
                _ => 0,
            })
            .sum();
        (cost, discount.min(cost.units().saturating_sub(1)))
    }

    /// Whether a seat can pay for a card.
    pub(crate) fn can_afford(&self, seat: Seat, card: Card, council: bool) -> bool {
        let (cost, spare) = self.cost_of(seat, card, council);
        let lacks = |(s, n): (&u8, u8)| n.saturating_sub(*s);
        self.clan(seat).stock.iter().zip(cost.resources()).map(lacks).sum::<u8>() <= spare
    }

    fn offer_spares<O: Offers<Choice>>(
        &self,
        seat: Seat,
        card: Card,
        place: u8,
        spared: [u8; 3],
        to: &mut O,
    ) -> Flow {
        let (cost, spare) = self.cost_of(seat, card, place == 0);
        let left = spare.saturating_sub(spared.iter().sum());
        if left == 0 {
            return GO_ON;
        }
        let (cost, stock) = (cost.resources(), self.clan(seat).stock);
        let least = (0..3).rev().find(|i| spared[*i] > 0).unwrap_or(0);
        for (i, resource) in Resource::ALL.into_iter().enumerate().skip(least) {
            if spared[i] >= cost[i] {
                continue;
            }
            let mut after = spared;
            after[i] += 1;
            // What is still lacking must lie at or behind this resource, and fit into what is left.
            let lack = |j: usize| cost[j].saturating_sub(after[j]).saturating_sub(stock[j]);
            let room: u8 = (i..3).map(|j| cost[j].saturating_sub(after[j])).sum();
            let lacking: u8 = (0..3).map(lack).sum();
            if (0..i).all(|j| lack(j) == 0) && lacking < left && room >= left - 1 {
                to.yes(Choice::Spare(resource))?;
            }
        }
        GO_ON
    }

    /// What a catalyst costs, and what it costs in mana instead, if that is allowed (EV-16.19).
    fn catalyst_costs(&self, seat: Seat, kind: Catalyst) -> (Bundle, Option<u8>) {
        let boards = &self.cards().boards;
        let mana = self.modifiers(seat).find_map(|m| match m {
            Modifier::AltCatalyst(sickle, orb) => {
                Some(if kind == Catalyst::Sickle { sickle } else { orb })
            }
            _ => None,
        });
        match kind {
            Catalyst::Sickle => (boards.sickle.value, mana),
            Catalyst::Orb => (boards.orb.value, mana),
        }
    }

    /// Catalysts that can be built now, in the order of place, kind and way to pay.
    pub(crate) fn offer_catalysts<O: Offers<Choice>>(
        &self,
        seat: Seat,
        least: u8,
        to: &mut O,
    ) -> Flow {
        for p in bits(self.clan(seat).places()) {
            let place = PlaceId::new(p);
            if self.free_slots(place) == 0 {
                continue;
            }
            for kind in [Catalyst::Sickle, Catalyst::Orb] {
                let (cost, mana) = self.catalyst_costs(seat, kind);
                for by_mana in [false, true] {
                    let payable = match (by_mana, mana) {
                        (false, _) => self.can_pay(seat, cost),
                        (true, Some(mana)) => self.clan(seat).mana >= mana,
                        (true, None) => false,
                    };
                    if payable && catalyst_order(place, kind, by_mana) >= least {
                        to.yes(Choice::Catalyst { place, kind, mana: by_mana })?;
                    }
                }
            }
        }
        GO_ON
    }

    fn offer_returns<O: Offers<Choice>>(&self, seat: Seat, from: From, to: &mut O) -> Flow {
        let mut any = false;
        match from {
            From::Ritual => {
                for (place, ritual) in self.rituals(self.clan(seat).places()) {
                    let state = &self.places[place.index()];
                    for (figure, n) in
                        [(Figure::Witch, state.witches), (Figure::Elder, state.elders)]
                    {
                        if n > 0 {
                            any = true;
                            to.yes(Choice::ReturnFromRitual { ritual, figure })?;
                        }
                    }
                }
            }
            From::Region => {
                for region in self.regions() {
                    let board = &self.regions[region.index()];
                    let (witches, elders) =
                        (board.witches[seat.index()], board.elders[seat.index()]);
                    for (figure, n) in [(Figure::Witch, witches), (Figure::Elder, elders)] {
                        if n > 0 {
                            any = true;
                            to.yes(Choice::ReturnFromRegion { region: *region, figure })?;
                        }
                    }
                    if usize::from(board.user) == seat.index() + 1 {
                        any = true;
                        to.yes(Choice::ReturnFromSpace(*region))?;
                    }
                }
            }
        }
        if any { to.yes(Choice::Enough) } else { GO_ON }
    }

    /// Opponents' specialists that a seat could copy (EV-16.16).
    pub(crate) fn copyable(&self, seat: Seat) -> impl Iterator<Item = Person> {
        let elders = self.clan(seat).elders;
        let copied = self.clan(seat).copied;
        let theirs = self.opponents(seat).fold(0, |set, s| set | self.clan(s).specialists);
        bits(if elders > 0 { theirs & !copied } else { 0 })
            .map(Person::new)
            .filter(move |person| !self.has_specialist(seat, *person))
    }

    pub(crate) fn can_copy(&self, seat: Seat) -> bool {
        self.copyable(seat).next().is_some()
    }

    fn offer_conversion<O: Offers<Choice>>(&self, run: Run, made: u8, to: &mut O) -> Flow {
        let Some(Step::Convert(cost, max, _)) = self.step_of(run) else { return GO_ON };
        if made >= max {
            return GO_ON;
        }
        let seat = run.seat;
        if cost.r > 0 {
            for (i, resource) in Resource::ALL.into_iter().enumerate() {
                if self.clan(seat).stock[i] > 0 {
                    to.yes(Choice::Spend(resource))?;
                }
            }
        } else {
            for id in self.hand(seat).iter() {
                to.yes(Choice::Discard(Card::new(usize::from(id))))?;
            }
        }
        if made > 0 && self.can_pay(seat, cost) { to.yes(Choice::Enough) } else { GO_ON }
    }

    fn step_of(&self, run: Run) -> Option<Step> {
        self.program(run.origin, run.seat).get(usize::from(run.step)).copied()
    }

    /// Whether the order of the effects that are left cannot matter.
    pub(crate) fn order_is_free(&self, when: When, seat: Seat, about: u8, left: u16) -> bool {
        left.count_ones() <= 1
            || self
                .set_off(when, seat, about)
                .take(16)
                .enumerate()
                .filter(|(i, _)| left >> i & 1 != 0)
                .all(|(_, (_, program))| program.iter().all(is_plain))
    }

    /// Takes an answer to the question on top of the stack.
    pub(crate) fn answer(
        &mut self,
        who: Seat,
        frame: Frame,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        match (frame, choice) {
            (Frame::Dials { .. }, Choice::Dial(n)) => {
                self.clan_mut(who).dial = n + 1;
                log.add(|| Event::DialSet { seat: who, dial: Some(n) });
                return;
            }
            (Frame::Adjust { .. }, Choice::Adjust(by)) => {
                self.clan_mut(who).adjust = 10u8.saturating_add_signed(by);
                log.add(|| Event::DialSet { seat: who, dial: None });
                return;
            }
            _ => {}
        }
        self.stack.pop();
        match (frame, choice) {
            (Frame::Maybe(run), Choice::Use) => self.stack.push(Frame::Run(run)),
            (Frame::Triggers { when, seat, left, about }, Choice::Resolve(card)) => {
                let found = self
                    .set_off(when, seat, about)
                    .take(16)
                    .position(|(origin, _)| origin.card() == Some(card));
                if let Some(i) = found {
                    self.resolve_trigger(when, seat, left, about, i);
                }
            }
            (Frame::RoundEnds { seat, left }, Choice::Resolve(card)) => {
                let found = self
                    .round_ends(seat)
                    .take(16)
                    .enumerate()
                    .find(|(_, (origin, _))| origin.card() == Some(card));
                if let Some((i, (origin, _))) = found {
                    self.stack.push(Frame::RoundEnds { seat, left: left & !(1 << i) });
                    self.start_optional(origin, seat, 0);
                }
            }
            (Frame::Spare { seat, card, place, mut spared }, Choice::Spare(resource)) => {
                spared[resource.index()] += 1;
                self.stack.push(Frame::Spare { seat, card, place, spared });
            }
            (Frame::Free { seat, left, .. }, Choice::Gain(resource)) => {
                let stock = &mut self.clan_mut(seat).stock[resource.index()];
                *stock = stock.saturating_add(1);
                log.add(|| Event::GainedOne { seat, resource });
                let least = resource.index() as u8;
                self.stack.push(Frame::Free { seat, left: left - 1, least });
            }
            (Frame::Spend { seat, left, .. }, Choice::Spend(resource)) => {
                self.clan_mut(seat).stock[resource.index()] -= 1;
                log.add(|| Event::PaidOne { seat, resource });
                let least = resource.index() as u8;
                self.stack.push(Frame::Spend { seat, left: left - 1, least });
            }
            (Frame::Cards { seat, left }, Choice::Discard(card)) => {
                if left > 1 {
                    self.stack.push(Frame::Cards { seat, left: left - 1 });
                }
                self.discard(seat, card, dice, log);
            }
            (Frame::Transfer { seat, left }, Choice::Transfer(place)) => {
                self.stack.push(Frame::Transfer { seat, left: left - 1 });
                self.transfer(seat, place, dice, log);
            }
            (Frame::Half { seat, space }, Choice::Half(half)) => {
                self.start(Origin::Coven(space, half), seat, 0);
            }
            (Frame::Repeat { seat }, Choice::CovenSpace(space)) => {
                self.coven_bonus(seat, space, false);
            }
            (Frame::HarvestOne { seat } | Frame::HarvestThat { seat, .. }, Choice::Harvest(p)) => {
                self.harvest(seat, p, dice, log);
            }
            (Frame::Regions { seat }, Choice::Region(region)) => {
                self.refill(region, dice, log);
                self.stack.push(Frame::Discovery { seat, region });
            }
            (Frame::Discovery { seat, .. }, Choice::Discover(place)) => {
                self.discover(seat, place, 0, dice, log);
            }
            (Frame::Catalyst { seat, kind, left, place: at }, Choice::Catalyst { place, .. }) => {
                self.stack.push(Frame::Catalyst { seat, kind, left: left - 1, place: at });
                if kind == Catalyst::Orb {
                    self.stack.push(Frame::Steps { seat, left: 1, both: false });
                }
                self.build(seat, place, kind, dice, log);
            }
            (Frame::Build { seat, orbs, .. }, Choice::Catalyst { place, kind, mana }) => {
                let (cost, in_mana) = self.catalyst_costs(seat, kind);
                let cost = match (mana, in_mana) {
                    (true, Some(m)) => Bundle { m, ..Bundle::default() },
                    _ => cost,
                };
                let orbs = orbs + u8::from(kind == Catalyst::Orb);
                let least = catalyst_order(place, kind, mana);
                self.stack.push(Frame::Build { seat, orbs, least, built: true });
                self.pay(seat, cost, log);
                self.build(seat, place, kind, dice, log);
            }
            (Frame::Build { seat, orbs, .. }, Choice::Enough) if orbs > 0 => {
                self.stack.push(Frame::Steps { seat, left: orbs, both: false });
            }
            (Frame::Return { seat, from, left }, choice) if choice != Choice::Enough => {
                self.return_figure(seat, choice, log);
                self.stack.push(Frame::Return { seat, from, left: left - 1 });
            }
            (Frame::Move { seat }, Choice::Figures(ritual)) => {
                if let Some(place) = self.place_of(seat, ritual) {
                    self.stack.push(Frame::Moving { seat, place });
                }
            }
            (Frame::Moving { seat, place }, Choice::Region(region)) => {
                let state = &mut self.places[place.index()];
                let (witches, elders) = (state.witches, state.elders);
                (state.witches, state.elders) = (0, 0);
                let board = &mut self.regions[region.index()];
                board.witches[seat.index()] += witches;
                board.elders[seat.index()] += elders;
                log.add(|| Event::Moved { seat, region });
            }
            (Frame::Copy { seat }, Choice::Copy(person)) => {
                self.leave_reserve(seat, Figure::Elder);
                let clan = self.clan_mut(seat);
                clan.copied |= 1 << person.index();
                log.add(|| Event::Copied { seat, person });
                self.look_again(seat);
            }
            (Frame::Ready { seat }, Choice::Ready(person)) => {
                self.clan_mut(seat).turned &= !(1 << person.index());
                log.add(|| Event::Readied { seat, person });
            }
            (Frame::Remove { seat }, Choice::Remove(ritual)) => {
                if let Some(place) = self.place_of(seat, ritual) {
                    self.remove_ritual(seat, place, log);
                }
            }
            (Frame::Convert { run, made }, choice) => self.convert(run, made, choice, dice, log),
            (Frame::Way { seat, region }, Choice::Way(way)) => {
                self.start(Origin::RegionAction(region, way), seat, 0);
            }
            (Frame::PickStone { region, seat }, Choice::Stone(stone)) => {
                self.take_stone(region, seat, stone, log);
            }
            // Enough, or an effect that is declined.
            _ => {}
        }
    }

    /// Carries out effect number `i` of those that were set off.
    pub(crate) fn resolve_trigger(
        &mut self,
        when: When,
        seat: Seat,
        left: u16,
        about: u8,
        i: usize,
    ) {
        let origin = self.set_off(when, seat, about).nth(i).map(|(origin, _)| origin);
        let left = left & !(1 << i);
        if left != 0 {
            self.stack.push(Frame::Triggers { when, seat, left, about });
        }
        if let Some(origin) = origin {
            self.start(origin, seat, about);
        }
    }

    /// Carries out steps that may be declined because they cost something (EV-16.4).
    pub(crate) fn start_optional(&mut self, origin: Origin, seat: Seat, about: u8) {
        let run = Run::new(origin, seat, about);
        match self.program(origin, seat).first() {
            None => {}
            // Whether it can be paid is seen when its turn comes (EV-7.2).
            Some(Step::Pay(_) | Step::PayRitual) => self.stack.push(Frame::Maybe(run)),
            Some(_) => self.stack.push(Frame::Run(run)),
        }
    }

    fn return_figure(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        let figure = match choice {
            Choice::ReturnFromRitual { ritual, figure } => {
                let Some(place) = self.place_of(seat, ritual) else { return };
                let state = &mut self.places[place.index()];
                match figure {
                    Figure::Witch => state.witches -= 1,
                    Figure::Elder => state.elders -= 1,
                }
                figure
            }
            Choice::ReturnFromRegion { region, figure } => {
                let board = &mut self.regions[region.index()];
                match figure {
                    Figure::Witch => board.witches[seat.index()] -= 1,
                    Figure::Elder => board.elders[seat.index()] -= 1,
                }
                figure
            }
            Choice::ReturnFromSpace(region) => {
                let board = &mut self.regions[region.index()];
                let figure = if board.user_elder { Figure::Elder } else { Figure::Witch };
                (board.user, board.user_elder) = (0, false);
                figure
            }
            _ => return,
        };
        self.back_to_reserve(seat, figure);
        log.add(|| Event::Returned { seat, figure });
    }

    fn convert(
        &mut self,
        run: Run,
        made: u8,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let Some(Step::Convert(_, _, gain)) = self.step_of(run) else { return };
        let seat = run.seat;
        match choice {
            Choice::Spend(resource) => {
                self.clan_mut(seat).stock[resource.index()] -= 1;
                log.add(|| Event::PaidOne { seat, resource });
            }
            Choice::Discard(card) => self.discard(seat, card, dice, log),
            _ => return,
        }
        self.stack.push(Frame::Convert { run, made: made + 1 });
        self.gain(seat, gain, dice, log);
    }

    /// Takes the bonus of a Coven space, from 0 (EV-11.4, EV-17.4).
    pub(crate) fn coven_bonus(&mut self, seat: Seat, space: u8, both: bool) {
        let track = if self.is_automa(seat) { &self.cards().boards.sun } else { self.board(seat) };
        let halves = track.coven.value.get(usize::from(space)).map_or(0, |h| h.len());
        match halves {
            2 if !both => self.stack.push(Frame::Half { seat, space }),
            2 => {
                self.start(Origin::Coven(space, 1), seat, 0);
                self.start(Origin::Coven(space, 0), seat, 0);
            }
            _ => self.start(Origin::Coven(space, 0), seat, 0),
        }
    }

    /// One Coven step (EV-11.4).
    pub(crate) fn coven_step(
        &mut self,
        seat: Seat,
        both: bool,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let track = if self.is_automa(seat) { &self.cards().boards.sun } else { self.board(seat) };
        let end = track.coven.value.len() as u8;
        let reached = self.clan(seat).coven;
        self.fire(When::CovenAdvance, seat, 0, dice, log);
        log.add(|| Event::Advanced { seat });
        if reached < end {
            self.clan_mut(seat).coven = reached + 1;
            self.coven_bonus(seat, reached, both);
        } else {
            self.start(Origin::Beyond, seat, 0);
        }
    }

    /// The Round End effects of a seat: council members, and rituals that wait for it.
    pub(crate) fn round_ends(&self, seat: Seat) -> impl Iterator<Item = (Origin, &'static Effect)> {
        self.effects(seat)
            .filter(|(_, e)| matches!(e, Effect::RoundEnd(_) | Effect::When(When::RoundEnd, _)))
    }
}

/// Catalysts of one action have an order, so that equal acts have one spelling.
fn catalyst_order(place: PlaceId, kind: Catalyst, mana: bool) -> u8 {
    (place.index() as u8) * 4 + (kind as u8) * 2 + u8::from(mana)
}
