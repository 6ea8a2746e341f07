//! The Black Widow, the opponent of the solo game (SE-15).

use crate::choice::Choice;
use crate::data::Face;
use crate::effect::{Deed, Deeds};
use crate::event::Event;
use crate::frame::Frame;
use crate::kinds::{Action, Negotiation, Set};
use crate::names::{AreaId, SpaceId, WitchId};
use crate::position::{ASIDE, COVEN, FLAGS, Matched, OPEN, STACK, Septima, Stage};
use crate::refusal::No;
use crate::setup;
use arrayvec::ArrayVec;
use kernel::{Dice, Flow, GO_ON, Log, MAX_SEATS, Offers, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How many spiders there are.
pub const SPIDERS: usize = 3;

/// What belongs to the Black Widow besides a board; all empty where she does not play.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Widow {
    /// Her Row: the left and the right card.
    pub row: [Option<Action>; 2],
    /// Her deck, but for a card on top of it that the player knows (SE-15.26).
    pub deck: Set<Action>,
    pub top: Option<Action>,
    /// Which of the Remember cards is hers.
    pub remember: u8,
    /// A card that is kept out, and whether the player can gain no crystals (SE-15.48).
    pub kept: Option<Action>,
    pub barred: bool,
    pub spiders: [Option<SpaceId>; SPIDERS],
    /// The spiders that lie, as bits.
    pub lying: u8,
    /// The player's Cooperation, Delay and Information cards.
    pub negotiation: [u8; 3],
    /// Whether one was played in this phase.
    pub negotiated: bool,
    /// How many worries are to be met, and the Wisdom of the last one.
    pub needed: u8,
    pub wisdom: u8,
    pub bonus: WidowBonus,
}

/// When her match bonus is carried out (SE-15.89 to SE-15.91).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum WidowBonus {
    #[default]
    Matched,
    Never,
    Always,
}

impl Septima {
    /// The player of a solo game.
    pub(crate) const ALONE: Seat = Seat::new(0);
    /// The Black Widow's place in the turn order.
    pub(crate) const WIDOW: Seat = Seat::new(1);

    /// Whether this is the Black Widow.
    #[inline]
    pub(crate) fn is_widow(&self, seat: Seat) -> bool {
        self.solo && seat == Septima::WIDOW
    }

    /// SE-15.8 to SE-15.14.
    pub(crate) fn set_up_widow(&mut self, options: &setup::Options, dice: &mut impl Dice) {
        let board = &self.printed().widow;
        let usual = board.worries.value;
        let usual = if self.shapeshifting { usual.1 } else { usual.0 };
        let cards = match options.negotiation.as_str() {
            "more" => board.negotiation.value[1],
            "fewer" => board.negotiation.value[2],
            _ => board.negotiation.value[0],
        };
        let door = |hut: u8| self.printed().map.door(usize::from(hut) - 1);
        self.widow = Widow {
            remember: dice.roll(setup::WIDOW, board.remembers.value.len() as u32) as u8,
            spiders: board.spiders.value.map(|hut| Some(door(hut))),
            negotiation: [cards.0, cards.1, cards.2],
            needed: options.worries.parse().unwrap_or(usual),
            wisdom: options.wisdom.parse().unwrap_or(42),
            bonus: match options.widow_bonus.as_str() {
                "never" => WidowBonus::Never,
                "always" => WidowBonus::Always,
                _ => WidowBonus::Matched,
            },
            ..Widow::default()
        };
        self.player_mut(Septima::ALONE).wisdom = board.wisdom.value;
        let widow = self.player_mut(Septima::WIDOW);
        widow.suspicion = board.suspicion.value;
        widow.hand = Set::default();
        self.lay_row(dice, &mut kernel::NoLog);
    }

    /// All her cards are shuffled, and a new Row is laid, without Remember (SE-15.10, SE-15.16).
    pub(crate) fn lay_row(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let widow = self.player_mut(Septima::WIDOW);
        (widow.action, widow.discard) = (None, Set::default());
        (self.widow.top, self.widow.kept) = (None, None);
        let remember = Set::only(Action::Remember);
        self.widow.deck = setup::all_markers(true).but(remember);
        for side in 0..2 {
            self.widow.row[side] = self.draw_widow(dice);
            if let Some(action) = self.widow.row[side] {
                log.add(|| Event::WidowRow { action });
            }
        }
        self.widow.deck = self.widow.deck.or(remember);
    }

    /// The top card of her deck.
    fn draw_widow(&mut self, dice: &mut impl Dice) -> Option<Action> {
        if let Some(top) = self.widow.top.take() {
            return Some(top);
        }
        let deck = self.widow.deck;
        if deck.is_empty() {
            return None;
        }
        let name = |n| setup::name_of(deck.nth(n));
        let action = deck.nth(dice.draw(setup::WIDOW, deck.len().into(), name))?;
        self.widow.deck.remove(action);
        Some(action)
    }

    /// Witches for both, one by one (SE-15.12).
    pub(crate) fn draft_alone(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let pile = crate::position::dealt(Septima::ALONE);
        if let Some(witch) = self.player_mut(Septima::ALONE).keep.take() {
            self.open_witch(pile, witch);
            self.join(Septima::ALONE, witch, log);
        }
        // Three are left, or one.
        let left = self.witches.seen(pile);
        let name = |n| WitchId::new(left.nth(n).into()).name();
        let card = left.nth(dice.draw(setup::WITCHES, left.len().into(), name));
        let witch = WitchId::new(card.into());
        self.open_witch(pile, witch);
        self.join(Septima::WIDOW, witch, log);
        if left.len() == 1 {
            self.deal_prologues(dice);
            self.enter_first(Stage::Prologues);
        }
    }

    fn open_witch(&mut self, from: usize, witch: WitchId) {
        let card = witch.index() as u8;
        self.witches.go(card, from, OPEN);
        self.witches.show_all(card);
    }

    // Step A (SE-15.17 to SE-15.27).

    /// Negotiation cards that may be played.
    pub(crate) fn offer_negotiation<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        if !self.solo || self.widow.negotiated {
            return GO_ON;
        }
        let left = |card: Negotiation| self.widow.negotiation[card.index()] > 0;
        if left(Negotiation::Cooperation) {
            for action in self.player(Septima::ALONE).hand.iter() {
                let choice = Choice::Cooperate(action);
                if let Some(no) = self.cannot_play(Septima::ALONE, action) {
                    to.no(choice, no.reason())?;
                } else if self.widow_has(action.icon()) {
                    to.yes(choice)?;
                } else {
                    to.no(choice, No::WidowLacks.reason())?;
                }
            }
        }
        if left(Negotiation::Delay) {
            (1..=3).try_for_each(|way| to.yes(Choice::Delay(way)))?;
        }
        if left(Negotiation::Information) {
            to.yes(Choice::Inform)?;
        }
        GO_ON
    }

    /// Whether a card is in her Row or in her deck.
    fn widow_has(&self, action: Action) -> bool {
        let widow = &self.widow;
        widow.row.contains(&Some(action)) || widow.deck.has(action) || widow.top == Some(action)
    }

    /// Plays a negotiation card.
    pub(crate) fn negotiate(
        &mut self,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let card = match choice {
            Choice::Cooperate(_) => Negotiation::Cooperation,
            Choice::Delay(_) => Negotiation::Delay,
            _ => Negotiation::Information,
        };
        self.widow.negotiation[card.index()] -= 1;
        self.widow.negotiated = true;
        log.add(|| Event::Negotiated { seat: Septima::ALONE, card });
        match choice {
            Choice::Cooperate(action) => {
                self.player_mut(Septima::ALONE).pick = Some(action);
                self.cooperate(action.icon(), log);
            }
            Choice::Delay(way) => self.delay(way, dice, log),
            _ => self.roll_solo_die(dice, log),
        }
    }

    /// She plays the card of choice; her deck is shuffled if it was there (SE-15.20, SE-15.21).
    fn cooperate(&mut self, action: Action, log: &mut impl Log<Event>) {
        match self.widow.row.iter_mut().find(|card| **card == Some(action)) {
            Some(card) => *card = None,
            None => {
                let top = self.widow.top.take();
                top.into_iter().for_each(|card| self.widow.deck.add(card));
                self.widow.deck.remove(action);
            }
        }
        self.widow_plays(action, log);
    }

    /// SE-15.23 to SE-15.25.
    fn delay(&mut self, way: u8, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let [left, right] = self.widow.row;
        match way {
            1 => self.widow.row.swap(0, 1),
            2 => {
                self.widow.row[1] = self.draw_widow(dice);
                self.widow.top = right;
            }
            _ => {
                self.widow.row = [right, self.draw_widow(dice)];
                self.widow.top = left;
            }
        }
        if way > 1
            && let Some(action) = self.widow.row[1]
        {
            log.add(|| Event::WidowRow { action });
        }
    }

    /// The die chooses her card (SE-15.19, SE-15.72).
    pub(crate) fn roll_solo_die(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let faces = &self.printed().widow.die.value;
        let name = |n: u32| match faces[n as usize] {
            Face::Left => "left",
            Face::Right => "right",
            Face::Deck => "deck",
        };
        let face = faces[dice.draw(setup::SOLO, faces.len() as u32, name) as usize];
        let card = match face {
            Face::Deck => self.draw_widow(dice),
            Face::Left => self.widow.row[0].take(),
            Face::Right => self.widow.row[1].take(),
        };
        let row = &mut self.widow.row;
        if let Some(action) = card.or_else(|| row[1].take()).or_else(|| row[0].take()) {
            self.widow_plays(action, log);
        }
    }

    fn widow_plays(&mut self, action: Action, log: &mut impl Log<Event>) {
        self.player_mut(Septima::WIDOW).action = Some(action);
        log.add(|| Event::WidowChose { action });
    }

    // Her turn (SE-15.28).

    /// Her shadow zones, from 0, as bits: those of the leftmost card in the Row (SE-15.29).
    pub(crate) fn shadows(&self) -> u8 {
        let Some(card) = self.widow.row[0].or(self.widow.row[1]) else { return 0 };
        let (_, zones) = self.printed().widow_card(card, self.widow.remember);
        zones.iter().fold(0, |bits, zone| bits | 1 << (zone - 1))
    }

    pub(crate) fn begin_crawl(&mut self) {
        self.stack.push(Frame::Crawl { zones: self.shadows(), moved: 0 });
    }

    /// Her main ability, or her match bonus.
    pub(crate) fn begin_deeds(&mut self, bonus: bool) {
        let matched = self.turn.matched != Matched::No;
        let taken = match self.widow.bonus {
            WidowBonus::Matched => matched,
            WidowBonus::Never => false,
            WidowBonus::Always => true,
        };
        let Some(action) = self.player(Septima::WIDOW).action.filter(|_| !bonus || taken) else {
            return;
        };
        let (card, _) = self.printed().widow_card(action, self.widow.remember);
        match if bonus { &card.bonus } else { &card.main } {
            Deeds::All(deeds) => {
                deeds.iter().rev().for_each(|deed| self.stack.push(Frame::Deed(*deed)));
            }
            Deeds::First(deeds) => {
                if let Some(deed) = deeds.iter().find(|deed| self.can_widow(**deed)) {
                    self.stack.push(Frame::Deed(*deed));
                }
            }
        }
    }

    fn can_widow(&self, deed: Deed) -> bool {
        let widow = self.player(Septima::WIDOW);
        let room = (0..2).any(|chamber| self.free_space(chamber).is_some());
        match deed {
            Deed::Crowd(_) => widow.supply > 0,
            Deed::Chamber(_) => widow.crowd > 0 && room,
            Deed::Direct(_) => widow.supply > 0 && room,
            _ => true,
        }
    }

    pub(crate) fn do_deed(&mut self, deed: Deed, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        match deed {
            Deed::LayDown => {
                self.widow.lying = (1 << SPIDERS) - 1;
                log.add(|| Event::SpidersLay);
            }
            Deed::BarCrystals => {
                self.widow.barred = true;
                log.add(|| Event::CrystalsBarred);
            }
            Deed::MoveAll => {
                let left = self.movable((1 << SPIDERS) - 1);
                self.stack.push(Frame::Spiders { left });
            }
            Deed::MoveFurthest => {
                self.stack.push(Frame::Furthest { left: 1, moved: 0, favors: false });
            }
            Deed::Raise(by) => self.raise_widow(by, dice, log),
            Deed::Heal(left) => self.stack.push(Frame::Nearest { left }),
            Deed::Crowd(n) => self.send_to_crowd(Septima::WIDOW, n, log),
            Deed::Chamber(n) | Deed::Direct(n) => {
                for _ in 0..n {
                    if self.can_widow(deed)
                        && let Some(chamber) = (0..2).find(|c| self.free_space(*c).is_some())
                    {
                        if let Deed::Direct(_) = deed {
                            self.send_to_crowd(Septima::WIDOW, 1, log);
                        }
                        self.send_to_chamber(Septima::WIDOW, chamber, 1, log);
                    }
                }
            }
            Deed::SweepSpells => {
                for e in 0..3 {
                    self.bottom[e] = self.middle[e].take();
                    self.turn_up(e, dice, log);
                }
                log.add(|| Event::SpellsSwept);
            }
            Deed::Silence => self.stack.push(Frame::Silence),
        }
    }

    /// SE-15.65.
    pub(crate) fn widow_match_raise(&self) -> u8 {
        match self.turn.matched {
            Matched::No => 0,
            Matched::Septima(_) => self.printed().widow.septima_raise.value,
            _ => 1,
        }
    }

    /// Her Suspicion rises, point by point; at the top she loses a witch (SE-15.67, SE-15.68).
    pub(crate) fn raise_widow(&mut self, by: u8, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let seat = Septima::WIDOW;
        let top = self.printed().boards.suspicion.value.top;
        for _ in 0..by {
            let before = self.player(seat).suspicion;
            if before < top {
                self.set_suspicion(seat, before + 1);
                log.add(|| Event::Raised { seat, to: before + 1 });
                continue;
            }
            log.add(|| Event::Confronted { seat });
            if let Some(witch) = self.widow_loses(dice) {
                self.chambers[1].witches.push(witch);
                self.chambers_changed();
                log.add(|| Event::LostWitch { seat, witch });
            }
            let to = self.printed().widow.calmed.value;
            self.set_suspicion(seat, to);
            log.add(|| Event::Lowered { seat, to });
            return;
        }
    }

    /// One of her witches at random, or the one at the bottom of the stack.
    fn widow_loses(&mut self, dice: &mut impl Dice) -> Option<WitchId> {
        let coven = self.player(Septima::WIDOW).coven;
        if !coven.is_empty() {
            let name = |n| coven.nth(n).map_or("", WitchId::name);
            let witch = coven.nth(dice.draw(setup::WITCHES, coven.len().into(), name))?;
            self.player_mut(Septima::WIDOW).coven.remove(witch);
            return Some(witch);
        }
        if let Some(witch) = self.under.pop() {
            return Some(witch);
        }
        debug_assert!(self.witches.seen(ASIDE).is_empty());
        if self.witches.unseen(STACK) == 0 {
            return None;
        }
        let name = |card: u8| WitchId::new(card.into()).name();
        let all = SeatSet::all(MAX_SEATS as u8);
        let card = self.witches.draw((STACK, OPEN), all, setup::WITCHES, dice, name)?;
        Some(WitchId::new(card.into()))
    }

    /// Step E: her card is put away, and the Row filled (SE-15.71).
    pub(crate) fn end_widow_phase(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        self.widow.negotiated = false;
        if let Some(card) = self.player_mut(Septima::WIDOW).action.take() {
            // The card that bars crystals stays out as long as it does (SE-15.48).
            let (like, _) = self.printed().widow_card(card, self.widow.remember);
            let bars =
                matches!(&like.bonus, Deeds::All(deeds) if deeds.contains(&Deed::BarCrystals));
            if self.widow.barred && bars {
                self.widow.kept = Some(card);
            } else {
                self.player_mut(Septima::WIDOW).discard.add(card);
            }
        }
        if self.widow.row[0].is_none() {
            self.widow.row.swap(0, 1);
        }
        if self.widow.row[1].is_none() {
            self.widow.row[1] = self.draw_widow(dice);
            if let Some(action) = self.widow.row[1] {
                log.add(|| Event::WidowRow { action });
            }
        }
    }

    /// Crystals can be gained again (SE-15.48).
    pub(crate) fn unbar(&mut self) {
        self.widow.barred = false;
        if let Some(card) = self.widow.kept.take() {
            self.player_mut(Septima::WIDOW).discard.add(card);
        }
    }

    // Her healing (SE-15.62 to SE-15.64).

    /// The flags, from 0, of the patients that are nearest for her.
    fn nearest(&self) -> ArrayVec<usize, FLAGS> {
        let Some(leader) = self.player(Septima::ALONE).leader else { return ArrayVec::new() };
        let map = &self.printed().map;
        let healable = |flag: &usize| {
            self.patients[*flag].is_some_and(|bed| bed.healed >> Septima::WIDOW.index() & 1 == 0)
        };
        let shadows = self.shadows();
        let shadowed = |flag: &usize| {
            let touching = crate::map::spaces(map.touching(AreaId::town(*flag)));
            touching.into_iter().any(|space| shadows >> space.zone() & 1 != 0)
        };
        let all: ArrayVec<usize, FLAGS> = (0..FLAGS).filter(healable).collect();
        let any = all.iter().any(shadowed);
        let far = |flag: usize| map.steps_to(leader, AreaId::town(flag));
        let candidates = || all.iter().copied().filter(|flag| !any || shadowed(flag));
        let least = candidates().map(far).min();
        candidates().filter(|flag| Some(far(*flag)) == least).collect()
    }

    pub(crate) fn offer_nearest<O: Offers<Choice>>(&self, left: u8, to: &mut O) -> Flow {
        let flags = self.nearest();
        if left == 0 || flags.len() < 2 {
            return GO_ON;
        }
        flags.iter().try_for_each(|flag| to.yes(Choice::Nearest(*flag as u8 + 1)))
    }

    /// She heals a patient: the one chosen, or the only nearest one.
    pub(crate) fn widow_heals(
        &mut self,
        left: u8,
        chosen: Option<usize>,
        log: &mut impl Log<Event>,
    ) {
        let flag = chosen.or_else(|| self.nearest().first().copied());
        let Some(flag) = flag.filter(|_| left > 0) else { return };
        self.stack.push(Frame::Nearest { left: left - 1 });
        let seat = Septima::WIDOW;
        let Some(bed) = &mut self.patients[flag] else { return };
        bed.healed |= 1 << seat.index();
        let ailment = bed.patient.ailment();
        if std::mem::take(&mut bed.angry) {
            self.angry += 1;
        }
        log.add(|| Event::Healed { seat, ailment });
        let level = &mut self.player_mut(seat).levels[ailment.index()];
        if *level < 5 {
            *level += 1;
            let level = *level;
            log.add(|| Event::TrackAdvanced { seat, ailment, level });
        }
    }

    // Negotiation cards lost (SE-15.61).

    pub(crate) fn offer_silence<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        let held = |card: &&Negotiation| self.widow.negotiation[card.index()] > 0;
        if Negotiation::ALL.iter().filter(held).count() < 2 {
            return GO_ON;
        }
        Negotiation::ALL.iter().filter(held).try_for_each(|card| to.yes(Choice::Drop(*card)))
    }

    /// A negotiation card goes: the one chosen, or one of the only kind.
    pub(crate) fn silence(&mut self, chosen: Option<Negotiation>, log: &mut impl Log<Event>) {
        let held = |card: &Negotiation| self.widow.negotiation[card.index()] > 0;
        if let Some(card) = chosen.or_else(|| Negotiation::ALL.into_iter().find(held)) {
            self.widow.negotiation[card.index()] -= 1;
            log.add(|| Event::Silenced { seat: Septima::ALONE, card });
        }
    }

    // Trials and Favors (SE-15.74 to SE-15.78).

    /// She takes a witch that she has won, if there is room.
    pub(crate) fn widow_takes(&mut self, witch: WitchId, log: &mut impl Log<Event>) {
        if self.player(Septima::WIDOW).coven.len() < COVEN {
            self.join(Septima::WIDOW, witch, log);
        } else {
            log.add(|| Event::Boxed { witch });
        }
    }

    /// Her part of the Favors.
    pub(crate) fn widow_favors(&mut self) {
        let left = self.player(Septima::WIDOW).crowd.saturating_sub(2);
        if left > 0 {
            self.stack.push(Frame::Furthest { left, moved: 0, favors: true });
        }
    }
}
