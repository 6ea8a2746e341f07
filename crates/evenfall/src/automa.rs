//! Automa, the opponent of the solo game (EV-18).

use crate::cards::PlaceId;
use crate::data::AutomaAction;
use crate::event::Event;
use crate::position::{DISCARD, Evenfall, Origin, RegionName, TABLE, bits};
use kernel::{Dice, Log, Seat};

const AUTOMA: Seat = Evenfall::AUTOMA;

impl Evenfall {
    /// The top card of the main deck, shown to all, and its points.
    fn reveal(
        &mut self,
        to: usize,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> Option<crate::cards::Card> {
        let card = self.top_card(to, Evenfall::everybody(), dice, log)?;
        log.add(|| Event::AutomaCard { card });
        Some(card)
    }

    /// One turn (EV-18.5): a card, a move, an action; if it is impossible, one space further.
    pub(crate) fn automa_turn(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let Some(card) = self.reveal(DISCARD, dice, log) else { return };
        let track = &self.cards().boards.automa.value;
        let spaces = track.len() as u8;
        for _ in 0..self.cards().points(card) {
            self.marker = (self.marker + 1) % spaces;
            if track[usize::from(self.marker)].is_yellow() {
                break;
            }
        }
        for _ in 0..spaces {
            let action = track[usize::from(self.marker) % track.len()];
            log.add(|| Event::AutomaActs { action });
            if self.automa_does(action, dice, log) {
                return;
            }
            self.marker = (self.marker + 1) % spaces;
        }
    }

    fn automa_does(
        &mut self,
        action: AutomaAction,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> bool {
        match action {
            AutomaAction::North => self.automa_discovers(RegionName::North, log),
            AutomaAction::Central => self.automa_discovers(RegionName::Central, log),
            AutomaAction::Play => self.automa_plays(dice, log),
            AutomaAction::Coven => {
                self.coven_step(AUTOMA, false, dice, log);
                true
            }
            AutomaAction::XAndCoven => {
                let x = self.cards().boards.levels.value[usize::from(self.level)];
                self.score_vp(AUTOMA, u16::from(x), log);
                self.coven_step(AUTOMA, false, dice, log);
                true
            }
            AutomaAction::Place => self.place_from_deck(AUTOMA, dice, log),
            AutomaAction::Harvest => {
                let outer = self.clan(AUTOMA).outer;
                for p in bits(outer) {
                    self.harvest(AUTOMA, PlaceId::new(p), dice, log);
                }
                outer != 0
            }
            AutomaAction::Transfer => self.automa_transfer(dice, log),
        }
    }

    /// EV-18.8: the leftmost place; the last witch may take one that needs more.
    fn automa_discovers(&mut self, region: RegionName, log: &mut impl Log<Event>) -> bool {
        let place = (0..4).find_map(|slot| self.regions[region.index()].place(slot));
        let (Some(place), 1..) = (place, self.clan(AUTOMA).witches) else { return false };
        let witches = self.cards().place(place).witches.min(self.clan(AUTOMA).witches);
        self.take_slot(place);
        self.clan_mut(AUTOMA).witches -= witches;
        self.regions[region.index()].witches[AUTOMA.index()] += witches;
        self.add_place(AUTOMA, place);
        log.add(|| Event::Discovered { seat: AUTOMA, region, place });
        true
    }

    /// Places of a set from left to right.
    fn left_to_right(&self, set: u64) -> impl Iterator<Item = PlaceId> {
        let mut places: arrayvec::ArrayVec<usize, 64> = bits(set).collect();
        places.sort_unstable_by_key(|p| self.places[*p].order);
        places.into_iter().map(PlaceId::new)
    }

    /// EV-18.9, EV-18.10.
    fn automa_plays(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) -> bool {
        let Some(card) = self.reveal(TABLE, dice, log) else { return false };
        if let Some(person) = card.person() {
            self.clan_mut(AUTOMA).specialists |= 1 << person.index();
            log.add(|| Event::PlayedPerson { seat: AUTOMA, person, council: false });
            return true;
        }
        let Some(ritual) = card.ritual() else { return false };
        let clan = *self.clan(AUTOMA);
        let free = |game: &Evenfall, p: &PlaceId| game.places[p.index()].ritual == 0;
        let circles = [clan.outer, clan.inner];
        let ordered: arrayvec::ArrayVec<PlaceId, 64> = circles
            .iter()
            .flat_map(|set| self.left_to_right(*set).collect::<arrayvec::ArrayVec<PlaceId, 64>>())
            .filter(|p| free(self, p))
            .take(64)
            .collect();
        let bound = ordered.iter().find(|p| !self.cards().place(**p).binding.is_empty());
        let Some(place) = bound.or(ordered.first()).copied() else {
            self.deck.go(card.index() as u8, TABLE, DISCARD);
            return false;
        };
        self.places[place.index()].ritual = ritual.index() as u8 + 1;
        log.add(|| Event::PlayedRitual { seat: AUTOMA, ritual, place });
        self.start(Origin::Binding(place), AUTOMA, place.index() as u8 + 1);
        true
    }

    /// EV-18.12: the place whose ritual has most points, the leftmost of equals.
    pub(crate) fn automa_transfer(
        &mut self,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> bool {
        let mut best: Option<(u8, PlaceId)> = None;
        for place in self.left_to_right(self.clan(AUTOMA).outer) {
            if let Some(ritual) = self.places[place.index()].ritual() {
                let vp = self.cards().ritual(ritual).vp;
                if best.is_none_or(|(most, _)| vp > most) {
                    best = Some((vp, place));
                }
            }
        }
        let Some((_, place)) = best else { return false };
        self.transfer(AUTOMA, place, dice, log);
        true
    }

    /// EV-18.13: round, witches, and the points of as many cards.
    pub(crate) fn automa_strength(
        &mut self,
        region: RegionName,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> u8 {
        let witches = self.regions[region.index()].figures(AUTOMA.index());
        let mut strength = self.round + witches;
        for _ in 0..witches {
            if let Some(card) = self.reveal(DISCARD, dice, log) {
                strength = strength.saturating_add(self.cards().points(card));
            }
        }
        strength
    }
}
