//! A player's turn: main actions, free actions, passing (EV-4 to EV-11).

use crate::cards::{Card, Person, PlaceId, RitualId};
use crate::choice::Choice;
use crate::effect::{Effect, Modifier, Reach, Stone, When};
use crate::event::Event;
use crate::listen::{Any, Done};
use crate::position::{ClanName, Evenfall, Figure, Frame, Origin, RegionName, TABLE, bits};
use crate::refusal::No;
use kernel::{Dice, Flow, GO_ON, Log, Offers, Seat};

impl Evenfall {
    /// What the active player may do (EV-4.1 to EV-4.7).
    pub(crate) fn offer_turn<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        let seat = self.active;
        if self.acted {
            if O::WHY {
                self.offer_main(seat, &mut Done(to))?;
            }
            self.offer_free(seat, to)?;
            to.no(Choice::Pass, No::ActionDone.reason())?;
            return to.yes(Choice::End);
        }
        self.offer_main(seat, to)?;
        self.offer_free(seat, to)?;
        to.no(Choice::End, No::ActionMissing.reason())?;
        to.yes(Choice::Pass)
    }

    fn offer_main<O: Offers<Choice>>(&self, seat: Seat, to: &mut O) -> Flow {
        self.offer_discoveries(seat, to)?;
        if self.clan(seat).token {
            to.yes(Choice::Token)?;
        } else {
            to.no(Choice::Token, No::TokenExhausted.reason())?;
        }
        self.offer_cards(seat, to)?;
        self.offer_spaces(seat, to)?;
        if self.offer_catalysts(seat, 0, &mut Any).is_break() {
            to.yes(Choice::Build)
        } else {
            to.no(Choice::Build, No::CannotBuild.reason())
        }
    }

    /// EV-5.1: exactly the printed number of witches.
    fn offer_discoveries<O: Offers<Choice>>(&self, seat: Seat, to: &mut O) -> Flow {
        let witches = self.clan(seat).witches;
        for region in self.regions() {
            for slot in 0..4 {
                if let Some(place) = self.regions[region.index()].place(slot) {
                    if self.cards().place(place).witches <= witches {
                        to.yes(Choice::Discover(place))?;
                    } else {
                        to.no(Choice::Discover(place), No::TooFewWitches.reason())?;
                    }
                }
            }
        }
        GO_ON
    }

    fn offer_cards<O: Offers<Choice>>(&self, seat: Seat, to: &mut O) -> Flow {
        let clan = self.clan(seat);
        let free = bits(clan.places()).filter(|p| self.places[*p].ritual == 0);
        let free = free.fold(0u64, |set, p| set | 1 << p);
        let council = self.can_afford(seat, Person::new(0).card(), true);
        for id in self.hand(seat).iter() {
            let card = Card::new(usize::from(id));
            if let Some(ritual) = card.ritual() {
                let payable = self.can_afford(seat, card, false);
                for place in bits(free).map(PlaceId::new) {
                    let choice = Choice::Ritual { ritual, place };
                    if payable {
                        to.yes(choice)?;
                    } else {
                        to.no(choice, No::CannotPay.reason())?;
                    }
                }
                if O::WHY {
                    for place in bits(clan.places() & !free).map(PlaceId::new) {
                        to.no(Choice::Ritual { ritual, place }, No::PlaceTaken.reason())?;
                    }
                }
            }
            if let Some(person) = card.person() {
                let specialist = Choice::Specialist(person);
                if self.has_specialist(seat, person) {
                    to.no(specialist, No::SameName.reason())?;
                } else if self.can_afford(seat, card, false) {
                    to.yes(specialist)?;
                } else {
                    to.no(specialist, No::CannotPay.reason())?;
                }
                if council {
                    to.yes(Choice::Council(person))?;
                } else {
                    to.no(Choice::Council(person), No::CannotPay.reason())?;
                }
            }
        }
        GO_ON
    }

    /// Whether elders of a seat may use spaces of the Outer Circle, and of regions (EV-10.3).
    fn elder_reach(&self, seat: Seat) -> (bool, bool) {
        let mut reach = (self.is_moon(seat, ClanName::Sphere), false);
        for modifier in self.modifiers(seat) {
            match modifier {
                Modifier::ElderReach(Reach::Outer) => reach.0 = true,
                Modifier::ElderReach(Reach::Regions) => reach.1 = true,
                _ => {}
            }
        }
        reach
    }

    /// EV-10.1 to EV-10.6.
    fn offer_spaces<O: Offers<Choice>>(&self, seat: Seat, to: &mut O) -> Flow {
        let clan = self.clan(seat);
        let (outer, regions) = self.elder_reach(seat);
        let figures = |elders: bool| {
            let witch = (clan.witches > 0).then_some(Figure::Witch);
            let elder = (elders && clan.elders > 0).then_some(Figure::Elder);
            witch.into_iter().chain(elder)
        };
        for region in self.regions() {
            let ways = self.cards().boards.regions[region.index()].action.value.len() as u8;
            let payable =
                (0..ways).any(|way| self.is_payable(Origin::RegionAction(*region, way), seat));
            let free = self.regions[region.index()].user == 0;
            for with in figures(regions) {
                let choice = Choice::RegionSpace { region: *region, with };
                match (free, payable) {
                    (true, true) => to.yes(choice)?,
                    (false, _) => to.no(choice, No::SpaceTaken.reason())?,
                    _ => to.no(choice, No::CannotPay.reason())?,
                }
            }
            if O::WHY && !regions {
                let choice = Choice::RegionSpace { region: *region, with: Figure::Elder };
                to.no(choice, No::ElderOutside.reason())?;
            }
        }
        for (place, ritual) in self.rituals(clan.places()) {
            let Effect::Space(capacity, _) = self.cards().ritual(ritual).effect else { continue };
            let inner = clan.inner >> place.index() & 1 != 0;
            let free = self.places[place.index()].figures() < capacity;
            let payable = free && self.is_payable(Origin::Ritual(ritual), seat);
            for with in figures(inner || outer) {
                let choice = Choice::RitualSpace { ritual, with };
                match (free, payable) {
                    (true, true) => to.yes(choice)?,
                    (false, _) => to.no(choice, No::SpaceTaken.reason())?,
                    _ => to.no(choice, No::CannotPay.reason())?,
                }
            }
            if O::WHY && !(inner || outer) {
                let choice = Choice::RitualSpace { ritual, with: Figure::Elder };
                to.no(choice, No::ElderOutside.reason())?;
            }
        }
        if self.is_moon(seat, ClanName::Cross) && clan.witches > 0 {
            if clan.board_space {
                to.no(Choice::BoardSpace, No::SpaceTaken.reason())?;
            } else {
                to.yes(Choice::BoardSpace)?;
            }
        }
        GO_ON
    }

    /// EV-4.5, EV-8.4, EV-17.2, EV-17.11.
    fn offer_free<O: Offers<Choice>>(&self, seat: Seat, to: &mut O) -> Flow {
        if self.is_payable(Origin::TwoCards, seat) {
            to.yes(Choice::TwoCards)?;
        } else {
            to.no(Choice::TwoCards, No::TooFewCards.reason())?;
        }
        if self.is_moon(seat, ClanName::Star) && !self.hand(seat).is_empty() {
            to.yes(Choice::CardForResource)?;
            to.yes(Choice::CardForMana)?;
        }
        let clan = self.clan(seat);
        for p in bits(clan.specialists | clan.copied) {
            let person = Person::new(p);
            if !matches!(self.cards().specialist(person).effect, Effect::Turn(_)) {
                continue;
            }
            let turned = if clan.copied >> p & 1 != 0 { clan.copied_turned } else { clan.turned };
            if turned >> p & 1 != 0 {
                to.no(Choice::Turn(person), No::Turned.reason())?;
            } else if self.is_payable(Origin::Specialist(person), seat) {
                to.yes(Choice::Turn(person))?;
            } else {
                to.no(Choice::Turn(person), No::CannotPay.reason())?;
            }
        }
        if self.is_moon(seat, ClanName::Thorn) {
            for stone in Stone::ALL {
                let i = stone.index();
                if clan.stones[i] <= clan.used_stones[i] {
                    continue;
                }
                for space in 0..4 {
                    let choice = Choice::StoneSpace { stone, space };
                    if clan.thorn_spaces >> space & 1 == 0 {
                        to.yes(choice)?;
                    } else {
                        to.no(choice, No::StoneSpaceTaken.reason())?;
                    }
                }
            }
        }
        GO_ON
    }

    /// Makes a choice of the turn itself.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let main = !matches!(
            choice,
            Choice::TwoCards
                | Choice::CardForResource
                | Choice::CardForMana
                | Choice::Turn(_)
                | Choice::StoneSpace { .. }
                | Choice::End
                | Choice::Pass
        );
        self.acted |= main;
        match choice {
            Choice::Discover(place) => {
                let witches = self.cards().place(place).witches;
                self.discover(seat, place, witches, dice, log);
            }
            Choice::Token => self.activate_token(seat, log),
            Choice::Ritual { ritual, place } => {
                let card = ritual.into();
                self.begin_payment(seat, card, place.index() as u8 + 1);
            }
            Choice::Specialist(person) => {
                let (cost, _) = self.cost_of(seat, person.card(), false);
                self.lay(seat, person.card(), TABLE);
                self.pay(seat, cost, log);
                self.play_person(seat, person, false, dice, log);
            }
            Choice::Council(person) => self.begin_payment(seat, person.card(), 0),
            Choice::RegionSpace { region, with } => self.use_region(seat, region, with, log),
            Choice::RitualSpace { ritual, with } => self.use_ritual(seat, ritual, with, dice, log),
            Choice::BoardSpace => {
                self.leave_reserve(seat, Figure::Witch);
                self.clan_mut(seat).board_space = true;
                log.add(|| Event::UsedBoard { seat });
                self.start(Origin::CrossSpace, seat, 0);
            }
            Choice::Build => {
                self.stack.push(Frame::Build { seat, orbs: 0, least: 0, built: false });
            }
            Choice::TwoCards => self.start(Origin::TwoCards, seat, 0),
            Choice::CardForResource => self.start(Origin::StarCard(0), seat, 0),
            Choice::CardForMana => self.start(Origin::StarCard(1), seat, 0),
            Choice::Turn(person) => {
                let clan = self.clan_mut(seat);
                let bit = 1 << person.index();
                if clan.copied & bit != 0 {
                    clan.copied_turned |= bit;
                } else {
                    clan.turned |= bit;
                }
                log.add(|| Event::Turned { seat, person });
                self.start(Origin::Specialist(person), seat, 0);
            }
            Choice::StoneSpace { stone, space } => {
                let clan = self.clan_mut(seat);
                clan.used_stones[stone.index()] += 1;
                clan.thorn_spaces |= 1 << space;
                log.add(|| Event::PutStone { seat, stone, space });
                self.start(Origin::ThornSpace(space), seat, 0);
            }
            Choice::Pass => {
                self.clan_mut(seat).passed = true;
                log.add(|| Event::Passed { seat });
                self.next_turn(log);
            }
            _ => {
                log.add(|| Event::TurnEnded { seat });
                if self.is_solo() {
                    self.automa_turn(dice, log);
                }
                self.next_turn(log);
            }
        }
    }

    /// A place is discovered with so many witches (EV-5.1, EV-5.2, EV-16.12).
    pub(crate) fn discover(
        &mut self,
        seat: Seat,
        place: PlaceId,
        witches: u8,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let Some(region) = self.take_slot(place) else { return };
        let clan = self.clan_mut(seat);
        clan.witches = clan.witches.saturating_sub(witches);
        self.regions[region.index()].witches[seat.index()] += witches;
        self.add_place(seat, place);
        log.add(|| Event::Discovered { seat, region, place });
        self.fire(When::Discover, seat, place.index() as u8 + 1, dice, log);
    }

    /// EV-6.1, EV-6.5: the token, then own effects, then those of opponents in turn order.
    fn activate_token(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.clan_mut(seat).token = false;
        log.add(|| Event::Token { seat });
        if self.seats > 1 {
            let from = seat.left(1, self.seats);
            self.stack.push(Frame::Each {
                what: crate::position::Each::OpponentToken,
                from,
                next: 0,
            });
        }
        self.stack.push(Frame::Fire { when: When::OwnToken, seat, about: 0 });
        self.start(Origin::Token, seat, 0);
    }

    /// Pays for a ritual (`place` by number and 1) or a council member, with discounts.
    fn begin_payment(&mut self, seat: Seat, card: Card, place: u8) {
        // The card is announced before it is paid for.
        self.lay(seat, card, TABLE);
        self.stack.push(Frame::Spare { seat, card, place, spared: [0; 3] });
    }

    /// The discount is used up: pays, and plays the card.
    pub(crate) fn finish_payment(
        &mut self,
        seat: Seat,
        card: Card,
        place: u8,
        spared: [u8; 3],
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let (mut cost, _) = self.cost_of(seat, card, place == 0);
        cost.h -= spared[0].min(cost.h);
        cost.p -= spared[1].min(cost.p);
        cost.b -= spared[2].min(cost.b);
        self.pay(seat, cost, log);
        match (card.ritual(), card.person(), self.about(place)) {
            (Some(ritual), _, Some(place)) => self.play_ritual(seat, ritual, place, log),
            (_, Some(person), None) => self.play_person(seat, person, true, dice, log),
            _ => {}
        }
    }

    /// EV-7.2: the card, the binding bonus, the instant effect, then what it sets off.
    fn play_ritual(
        &mut self,
        seat: Seat,
        ritual: RitualId,
        place: PlaceId,
        log: &mut impl Log<Event>,
    ) {
        let about = place.index() as u8 + 1;
        self.places[place.index()].ritual = ritual.index() as u8 + 1;
        self.playing = Card::from(ritual).index() as u8 + 1;
        log.add(|| Event::PlayedRitual { seat, ritual, place });
        self.stack.push(Frame::Played { seat });
        self.stack.push(Frame::Fire { when: When::PlayRitual, seat, about });
        if let Effect::Instant(_) = self.cards().ritual(ritual).effect {
            self.start_optional(Origin::Ritual(ritual), seat, about);
        }
        self.start_optional(Origin::Binding(place), seat, about);
    }

    /// EV-8.1, EV-9.1.
    fn play_person(
        &mut self,
        seat: Seat,
        person: Person,
        council: bool,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        self.seat_person(seat, person, council);
        self.playing = person.card().index() as u8 + 1;
        log.add(|| Event::PlayedPerson { seat, person, council });
        self.stack.push(Frame::Played { seat });
        if !council {
            self.fire(When::PlaySpecialist, seat, 0, dice, log);
        }
        self.fire(When::PlayPerson, seat, 0, dice, log);
    }

    fn use_region(
        &mut self,
        seat: Seat,
        region: RegionName,
        with: Figure,
        log: &mut impl Log<Event>,
    ) {
        self.leave_reserve(seat, with);
        let board = &mut self.regions[region.index()];
        board.user = seat.index() as u8 + 1;
        board.user_elder = with == Figure::Elder;
        log.add(|| Event::UsedRegion { seat, region, with });
        self.stack.push(Frame::Way { seat, region });
    }

    fn use_ritual(
        &mut self,
        seat: Seat,
        ritual: RitualId,
        with: Figure,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let Some(place) = self.place_of(seat, ritual) else { return };
        self.leave_reserve(seat, with);
        let state = &mut self.places[place.index()];
        match with {
            Figure::Witch => state.witches += 1,
            Figure::Elder => state.elders += 1,
        }
        log.add(|| Event::UsedRitual { seat, ritual, with });
        self.fire(When::ActivateSpace, seat, 0, dice, log);
        self.start(Origin::Ritual(ritual), seat, place.index() as u8 + 1);
    }
}
