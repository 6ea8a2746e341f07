//! The atomic moves: gaining, paying, drawing, discarding, figures, places.

use crate::cards::{Card, Person, PlaceId, RitualId};
use crate::effect::{Bundle, Catalyst, When};
use crate::event::Event;
use crate::position::{DECK, DISCARD, Evenfall, Figure, Frame, RegionName, bits, hand};
use crate::setup::{MAIN_DECK, PLACE_DECK};
use kernel::{Cards, Dice, Log, Seat, SeatSet};

impl Evenfall {
    /// Whether a clan is Automa's, for whom all gains are victory points (EV-18.2).
    #[inline]
    pub(crate) fn is_automa(&self, seat: Seat) -> bool {
        self.is_solo() && seat == Evenfall::AUTOMA
    }

    pub(crate) fn score_vp(&mut self, seat: Seat, points: u16, log: &mut impl Log<Event>) {
        if points > 0 {
            self.clan_mut(seat).vp += points;
            log.add(|| Event::Scored { seat, points });
        }
    }

    /// Gains what is in a bundle but for resources of free choice, which are asked for.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        bundle: Bundle,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        if self.is_automa(seat) {
            self.score_vp(seat, u16::from(bundle.units()), log);
            return;
        }
        let most = self.cards().boards.most_mana.value;
        let clan = self.clan_mut(seat);
        for (stock, n) in clan.stock.iter_mut().zip(bundle.resources()) {
            *stock = stock.saturating_add(n);
        }
        clan.mana = (clan.mana + bundle.m).min(most);
        if bundle.h + bundle.p + bundle.b + bundle.m > 0 {
            log.add(|| Event::Gained { seat, bundle });
        }
        self.score_vp(seat, u16::from(bundle.v), log);
        for _ in 0..bundle.c {
            self.draw(seat, dice, log);
        }
        if bundle.r > 0 {
            self.stack.push(Frame::Free { seat, left: bundle.r, least: 0 });
        }
    }

    /// The top card of the main deck, known to `seats`, at a pile. The discards become the deck
    /// when it is empty (EV-19.3).
    pub(crate) fn top_card(
        &mut self,
        to: usize,
        seats: SeatSet,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> Option<Card> {
        if self.deck.unseen(DECK) == 0 {
            if self.deck.seen(DISCARD).is_empty() {
                return None;
            }
            self.deck.shuffle(DISCARD, DECK);
            log.add(|| Event::Reshuffled);
        }
        let name = |id| Card::new(usize::from(id)).name();
        let id = self.deck.draw((DECK, to), seats, MAIN_DECK, dice, name)?;
        Some(Card::new(usize::from(id)))
    }

    /// A seat draws a card into its hand.
    pub(crate) fn draw(&mut self, seat: Seat, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        if let Some(card) = self.top_card(hand(seat), SeatSet::only(seat), dice, log) {
            log.add(|| Event::Drew { seat, card: Some(card) });
        }
    }

    /// The cards in a hand.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.deck.seen(hand(seat))
    }

    /// A hand card goes to another pile, open to all.
    pub(crate) fn lay(&mut self, seat: Seat, card: Card, to: usize) {
        self.deck.go(card.index() as u8, hand(seat), to);
        self.deck.show_all(card.index() as u8);
    }

    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        card: Card,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        self.lay(seat, card, DISCARD);
        log.add(|| Event::Discarded { seat, card });
        self.fire(When::DiscardCard, seat, 0, dice, log);
    }

    /// Pays the fixed part of a bundle, and asks for the rest (EV-16.4).
    pub(crate) fn pay(&mut self, seat: Seat, bundle: Bundle, log: &mut impl Log<Event>) {
        let clan = self.clan_mut(seat);
        for (stock, n) in clan.stock.iter_mut().zip(bundle.resources()) {
            *stock = stock.saturating_sub(n);
        }
        clan.mana = clan.mana.saturating_sub(bundle.m);
        if bundle.h + bundle.p + bundle.b + bundle.m > 0 {
            log.add(|| Event::Paid { seat, bundle });
        }
        if bundle.c > 0 {
            self.stack.push(Frame::Cards { seat, left: bundle.c });
        }
        if bundle.r > 0 {
            self.stack.push(Frame::Spend { seat, left: bundle.r, least: 0 });
        }
    }

    /// Whether a seat could pay a bundle in full.
    pub(crate) fn can_pay(&self, seat: Seat, bundle: Bundle) -> bool {
        let clan = self.clan(seat);
        let fixed = bundle.resources();
        let stock: u8 = clan.stock.iter().zip(fixed).map(|(s, n)| s.saturating_sub(n)).sum();
        clan.stock.iter().zip(fixed).all(|(s, n)| *s >= n)
            && stock >= bundle.r
            && clan.mana >= bundle.m
            && self.hand(seat).len() >= bundle.c
    }

    /// The top place card (EV-19.3).
    fn top_place(&mut self, dice: &mut impl Dice) -> Option<PlaceId> {
        let left = Cards(u128::from(self.places_left));
        if left.is_empty() {
            return None;
        }
        let id = left.pick(PLACE_DECK, dice, |id| PlaceId::new(usize::from(id)).name());
        self.places_left &= !(1 << id);
        Some(PlaceId::new(usize::from(id)))
    }

    /// Fills the empty slots of a region (EV-14.2).
    pub(crate) fn refill(
        &mut self,
        region: RegionName,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let slots = self.cards().boards.slots.value[usize::from(self.seats) - 1];
        for slot in 0..usize::from(slots) {
            if self.regions[region.index()].slots[slot] == 0
                && let Some(place) = self.top_place(dice)
            {
                self.regions[region.index()].slots[slot] = place.index() as u8 + 1;
                log.add(|| Event::Revealed { region, place });
            }
        }
    }

    /// A place comes to the right end of an Outer Circle (EV-5.2).
    pub(crate) fn add_place(&mut self, seat: Seat, place: PlaceId) {
        self.order = self.order.saturating_add(1);
        self.places[place.index()].order = self.order;
        self.clan_mut(seat).outer |= 1 << place.index();
    }

    /// The top place card into an Outer Circle: no discovery (EV-16.11).
    pub(crate) fn place_from_deck(
        &mut self,
        seat: Seat,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> bool {
        let Some(place) = self.top_place(dice) else {
            return false;
        };
        self.add_place(seat, place);
        log.add(|| Event::GotPlace { seat, place });
        true
    }

    /// Takes a face-up place out of its slot.
    pub(crate) fn take_slot(&mut self, place: PlaceId) -> Option<RegionName> {
        for region in self.regions() {
            for slot in &mut self.regions[region.index()].slots {
                if usize::from(*slot) == place.index() + 1 {
                    *slot = 0;
                    return Some(*region);
                }
            }
        }
        None
    }

    /// A place goes from the Outer to the Inner Circle with all that lies on it (EV-12.2).
    pub(crate) fn transfer(
        &mut self,
        seat: Seat,
        place: PlaceId,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        self.order = self.order.saturating_add(1);
        self.places[place.index()].order = self.order;
        let clan = self.clan_mut(seat);
        clan.outer &= !(1 << place.index());
        clan.inner |= 1 << place.index();
        log.add(|| Event::Transferred { seat, place });
        self.fire(When::Transfer, seat, 0, dice, log);
    }

    /// The harvest of a place; starting places have theirs on the moon side only (EV-2.5).
    pub(crate) fn printed_harvest(&self, place: PlaceId) -> Bundle {
        let starting = place.index() >= PlaceId::IN_DECK;
        if starting && !self.moon { Bundle::default() } else { self.cards().place(place).harvest }
    }

    /// Harvests one place for a seat, whoever owns it (EV-6.3).
    pub(crate) fn harvest(
        &mut self,
        seat: Seat,
        place: PlaceId,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let times = 1 + self.places[place.index()].sickles;
        let yields = self.printed_harvest(place).times(times);
        log.add(|| Event::Harvested { seat, place });
        self.gain(seat, yields, dice, log);
        self.fire(When::HarvestPlace, seat, 0, dice, log);
    }

    /// A catalyst comes onto a ritual; an orb is followed by its Coven step later (EV-11.2).
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        place: PlaceId,
        kind: Catalyst,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let state = &mut self.places[place.index()];
        let when = match kind {
            Catalyst::Sickle => {
                state.sickles += 1;
                When::BuildSickle
            }
            Catalyst::Orb => {
                state.orbs += 1;
                When::BuildOrb
            }
        };
        log.add(|| Event::Built { seat, place, kind });
        self.fire(when, seat, 0, dice, log);
    }

    /// Free catalyst slots on the ritual of a place.
    #[inline]
    pub(crate) fn free_slots(&self, place: PlaceId) -> u8 {
        let state = &self.places[place.index()];
        state.ritual().map_or(0, |r| self.cards().ritual(r).slots.saturating_sub(state.catalysts()))
    }

    /// Removes an own ritual with its catalysts; its figures go back to the reserve (EV-16.4).
    pub(crate) fn remove_ritual(&mut self, seat: Seat, place: PlaceId, log: &mut impl Log<Event>) {
        let state = self.places[place.index()];
        let Some(ritual) = state.ritual() else { return };
        let clan = self.clan_mut(seat);
        clan.witches += state.witches;
        clan.elders += state.elders;
        self.places[place.index()] =
            crate::position::PlaceState { order: state.order, ..Default::default() };
        log.add(|| Event::Removed { seat, ritual });
        self.look_again(seat);
    }

    /// The place of an own ritual.
    pub(crate) fn place_of(&self, seat: Seat, ritual: RitualId) -> Option<PlaceId> {
        let places = self.clan(seat).places();
        self.rituals(places).find(|(_, r)| *r == ritual).map(|(place, _)| place)
    }

    /// Takes a figure from the reserve.
    pub(crate) fn leave_reserve(&mut self, seat: Seat, figure: Figure) {
        let clan = self.clan_mut(seat);
        match figure {
            Figure::Witch => clan.witches = clan.witches.saturating_sub(1),
            Figure::Elder => clan.elders = clan.elders.saturating_sub(1),
        }
    }

    /// Puts a figure back into the reserve.
    pub(crate) fn back_to_reserve(&mut self, seat: Seat, figure: Figure) {
        let clan = self.clan_mut(seat);
        match figure {
            Figure::Witch => clan.witches += 1,
            Figure::Elder => clan.elders += 1,
        }
    }

    /// Puts a person into the clan: as a specialist, or under the board.
    pub(crate) fn seat_person(&mut self, seat: Seat, person: Person, council: bool) {
        let clan = self.clan_mut(seat);
        let set = if council { &mut clan.council } else { &mut clan.specialists };
        *set |= 1 << person.index();
    }

    /// Whether a clan has this specialist in play, on either card.
    pub(crate) fn has_specialist(&self, seat: Seat, person: Person) -> bool {
        bits(self.clan(seat).specialists)
            .any(|p| Person::new(p).specialist() == person.specialist())
    }
}
