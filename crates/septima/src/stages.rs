//! The course of the game: from one question to the next (SE-4, SE-5, SE-12).

use crate::effect::{Rule, Sign, Until};
use crate::event::Event;
use crate::frame::{Frame, Origin};
use crate::kinds::{Action, Season, Set, Side};
use crate::names::{SpellId, WitchId};
use crate::position::{
    ASIDE, Hut, LAST, Matched, OPEN, PHASES, STACK, Septima, Stage, ThisTurn, dealt, kept,
};
use crate::setup;
use kernel::{Dice, Log, MAX_SEATS, Seat, SeatSet};

impl Septima {
    /// Goes on until somebody must choose.
    pub(crate) fn settle(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        while !self.asks() {
            match self.stack.top().copied() {
                Some(frame) => self.go_on(frame, dice, log),
                None => self.next(dice, log),
            }
        }
    }

    /// Goes on with something half done that asks nothing, or has nothing left to choose.
    fn go_on(&mut self, frame: Frame, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        if let Frame::Run(run) = frame {
            return self.advance_run(run, dice, log);
        }
        self.stack.pop();
        match frame {
            Frame::Act { action, main: false, bonus } => {
                self.begin_main(action, bonus);
            }
            Frame::Act { .. } => self.turn.copied = false,
            Frame::Collect => self.collect_all(log),
            Frame::Favors { used, trials, .. } => self.favors_used(used, trials, log),
            Frame::Hunt(roll) => self.hunt(roll, log),
            Frame::Defended(done) => self.defended(done, log),
            Frame::Recall { second } => self.recall_for_trial(second, log),
            Frame::Return { second } => self.leave_chamber(second, log),
            Frame::Different { kinds, left } => {
                kinds
                    .iter()
                    .take(left.into())
                    .for_each(|kind| self.gain(self.active, kind, 1, log));
            }
            Frame::Verdict { second } => {
                if let Some(witch) = self.chambers[usize::from(second)].witches.pop() {
                    self.chambers_changed();
                    self.widow_takes(witch, log);
                }
            }
            Frame::Cover => self.cover(None, log),
            Frame::Drought => self.dry_up(None),
            Frame::Deed(deed) => self.do_deed(deed, dice, log),
            Frame::Crawl { .. } | Frame::Spiders { .. } | Frame::Furthest { .. } => {
                self.move_spiders(frame, None, log);
            }
            Frame::Nearest { left } => self.widow_heals(left, None, log),
            Frame::Silence => self.silence(None, log),
            _ => {}
        }
    }

    /// Goes on with the stage.
    fn next(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Draft if self.solo => self.draft_alone(dice, log),
            Stage::Draft => self.pass_witches(log),
            Stage::Covens => self.show_covens(dice, log),
            Stage::Prologues => self.next_prologues(),
            Stage::Leaders => self.next_backwards(Stage::FirstSpells, dice, log),
            Stage::FirstSpells => self.next_backwards(Stage::RitualMarkers, dice, log),
            Stage::RitualMarkers => self.next_backwards(Stage::Choose, dice, log),
            Stage::Choose => self.reveal(dice, log),
            Stage::QuickMove => self.enter(Stage::Before),
            Stage::Before => {
                self.enter(Stage::Card);
                self.turn.bonus = self.turn.matched != Matched::No;
                self.turn.copied = false;
                if let Some(action) = self.me().action {
                    self.stack.push(Frame::Act { action, main: false, bonus: false });
                }
            }
            Stage::Card => self.enter(Stage::After),
            Stage::After => self.enter(Stage::Suspicion),
            Stage::Suspicion => {
                self.enter(Stage::Advance);
                let seat = self.active;
                let by = self.match_raise();
                self.raise(seat, by, log);
                self.blame(log);
                // SE-16.14.
                if self.me().wild && self.turn.matched == Matched::No {
                    self.lower(seat, 1, log);
                }
            }
            Stage::Advance => {
                self.enter(Stage::End);
                if self.full && self.turn.matched != Matched::No {
                    self.stack.push(Frame::Advance(self.me().action.map(Action::icon)));
                }
            }
            Stage::Crawl => {
                self.enter(Stage::WidowCard);
                self.begin_crawl();
            }
            Stage::WidowCard => {
                self.enter(Stage::WidowBonus);
                self.begin_deeds(false);
            }
            Stage::WidowBonus => {
                self.enter(Stage::WidowSuspicion);
                self.begin_deeds(true);
            }
            Stage::WidowSuspicion => {
                self.enter(Stage::End);
                self.answered = true;
                let by = self.widow_match_raise();
                self.raise_widow(by, dice, log);
            }
            Stage::End => {
                let seat = self.active;
                if self.solo && seat == Septima::ALONE {
                    self.spiders_beside(log);
                    self.unbar();
                }
                log.add(|| Event::TurnEnded { seat });
                self.turn = ThisTurn::default();
                if self.done + 1 < self.seats {
                    self.done += 1;
                    self.begin_turn(log);
                } else {
                    self.enter_first(Stage::Hunters);
                }
            }
            Stage::Hunters => self.next_hunter(dice, log),
            Stage::Relocation => self.relocate(log),
            Stage::PhaseEnd => self.end_phase(dice, log),
            Stage::TrialStart => self.gather(log),
            Stage::FirstTrial => self.hold_trial(false, dice, log),
            Stage::SecondTrial => self.hold_trial(true, dice, log),
            Stage::Favors => self.next_favors(),
            Stage::SeasonEnd => self.end_season(dice, log),
            Stage::Omen => self.next_omen(log),
            Stage::Scoring => self.begin_scoring(dice, log),
            Stage::Over => {}
        }
    }

    /// Enters a stage of the same player.
    fn enter(&mut self, stage: Stage) {
        self.stage = stage;
        self.answered = false;
    }

    /// Begins the main ability of a card, and what the omen adds to it.
    pub(crate) fn begin_main(&mut self, action: Action, bonus: bool) {
        // After the match bonus, which may collect as well (SE-17.31).
        if let Sign::CollectMore(left) = self.sign()
            && action == Action::Collect
        {
            self.stack.push(Frame::Rain { left });
        }
        self.stack.push(Frame::Act { action, main: true, bonus });
        if action == Action::Recruit && matches!(self.sign(), Sign::RecruitMore(_)) {
            self.start(Origin::Allies, 0);
        }
        self.start(Origin::Main(action), 0);
    }

    /// Enters a stage with the first player.
    pub(crate) fn enter_first(&mut self, stage: Stage) {
        self.enter(stage);
        self.done = 0;
        self.active = self.first;
    }

    /// Enters a stage that goes in reverse turn order.
    pub(crate) fn enter_backwards(&mut self, stage: Stage) {
        self.enter(stage);
        self.done = 0;
        self.active = self.in_order(self.humans() - 1);
    }

    /// The next player lays his prologue cards, or the Leaders are placed.
    fn next_prologues(&mut self) {
        if self.done + 1 < self.humans() {
            self.done += 1;
            self.answered = false;
            self.active = self.in_order(self.done);
        } else {
            self.enter_backwards(Stage::Leaders);
        }
    }

    /// The next player in reverse turn order, or the next stage (SE-2.13 to SE-2.15).
    fn next_backwards(&mut self, then: Stage, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        if self.done + 1 < self.humans() {
            self.done += 1;
            self.answered = false;
            self.active = self.in_order(self.humans() - 1 - self.done);
        } else if then == Stage::Choose || !self.full {
            self.players.iter_mut().for_each(|p| p.prologues = Set::default());
            self.roll_open_die(dice, log);
            self.begin_phase(log);
        } else {
            self.players.iter_mut().for_each(|p| p.prologues = Set::default());
            self.enter_backwards(then);
        }
    }

    /// Witches kept are put aside, the others passed to the right (SE-2.9).
    fn pass_witches(&mut self, log: &mut impl Log<Event>) {
        let seats = self.seats;
        for seat in Seat::all(seats) {
            if let Some(witch) = self.player_mut(seat).keep.take() {
                self.witches.go(witch.index() as u8, dealt(seat), kept(seat));
            }
        }
        self.done += 1;
        let hands: [kernel::Cards; MAX_SEATS] =
            std::array::from_fn(|i| self.witches.seen(dealt(Seat::new(i))));
        for seat in Seat::all(seats) {
            let right = seat.left(seats - 1, seats);
            for card in hands[seat.index()].iter() {
                if self.done == 3 {
                    self.witches.go(card, dealt(seat), LAST);
                } else {
                    self.witches.go(card, dealt(seat), dealt(right));
                    self.witches.show(card, SeatSet::only(right));
                }
            }
        }
        log.add(|| Event::Passed);
        if self.done == 3 {
            self.enter_first(Stage::Covens);
        }
    }

    /// Two witches of each go to the Coven, the third ones on top of the stack (SE-2.9).
    fn show_covens(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.seats) {
            let left = self.player_mut(seat).keep.take();
            for card in self.witches.seen(kept(seat)).iter() {
                let witch = WitchId::new(card.into());
                if left == Some(witch) {
                    self.witches.go(card, kept(seat), ASIDE);
                    self.witches.keep_to(card, SeatSet::only(seat));
                } else {
                    self.witches.go(card, kept(seat), OPEN);
                    self.witches.show_all(card);
                    self.join(seat, witch, log);
                }
            }
        }
        self.deal_prologues(dice);
        self.enter_first(Stage::Prologues);
    }

    /// A new Moon Phase begins.
    pub(crate) fn begin_phase(&mut self, log: &mut impl Log<Event>) {
        let (season, phase) = (self.season, self.phase);
        log.add(|| Event::Phase { season, phase });
        if self.shapeshifting {
            self.begin_as_animals(log);
        }
        self.enter_first(Stage::Choose);
    }

    /// All reveal their cards (SE-5.2); the Black Widow's is chosen by the die unless it is known
    /// already (SE-15.18).
    fn reveal(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.humans()) {
            let player = self.player_mut(seat);
            let action = player.pick.take();
            player.action = action;
            if let Some(action) = action {
                player.hand.remove(action);
                log.add(|| Event::Revealed { seat, action });
            }
        }
        if self.solo && self.player(Septima::WIDOW).action.is_none() {
            self.roll_solo_die(dice, log);
        }
        self.done = 0;
        self.begin_turn(log);
    }

    /// The next turn in order (SE-5.3).
    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.active = self.in_order(self.done);
        self.turn = ThisTurn::default();
        let (seat, matched) = (self.active, self.matching(self.active));
        self.turn.matched = matched;
        log.add(|| Event::TurnBegan { seat });
        if let Matched::Players | Matched::Septima(_) = matched {
            log.add(|| Event::Matched { seat, septima: matched != Matched::Players });
        }
        self.enter(if self.is_widow(seat) { Stage::Crawl } else { Stage::QuickMove });
    }

    /// How the action of a seat is matched, without effects (SE-5.6, SE-5.7).
    pub(crate) fn matching(&self, seat: Seat) -> Matched {
        let icon = |seat: Seat| self.player(seat).action.map(Action::icon);
        let action = icon(seat);
        if action.is_none() {
            return Matched::No;
        }
        let same = |s: Seat| s != seat && icon(s) == action;
        if Seat::all(self.seats).any(same) {
            return Matched::Players;
        }
        self.septima_shows(action).map_or(Matched::No, Matched::Septima)
    }

    /// The active Septima marker that shows an action.
    fn septima_shows(&self, action: Option<Action>) -> Option<Side> {
        let shows =
            |side: &&Side| self.is_marker_active(**side) && self.markers[side.index()] == action;
        Side::ALL.iter().find(shows).copied()
    }

    /// By how much the match raises Suspicion (SE-5.11, SE-5.12).
    fn match_raise(&self) -> u8 {
        let seat = self.active;
        let action = self.me().action.map(Action::icon);
        let chant = action == Some(Action::Chant);
        // What an omen adds to a match only with Septima, or takes off (SE-17.29, SE-17.30).
        let more = match self.sign() {
            Sign::SeptimaRaise(n) => n,
            _ => 0,
        };
        if chant || self.turn.chanted || self.has(seat, Rule::NoRaise) {
            return 0;
        }
        let free = self.has(seat, Rule::SeptimaFree);
        match self.turn.matched {
            Matched::No => 0,
            Matched::Treated(by) => by,
            _ if free && self.septima_shows(action).is_some() => 0,
            Matched::Players => 1,
            Matched::Septima(Side::Left) => 1u8.saturating_add_signed(more),
            Matched::Septima(Side::Right) => 2u8.saturating_add_signed(more),
        }
    }

    /// Hunters wake, cards and patients are put away, the moon goes on (SE-5.24 to SE-5.27).
    fn end_phase(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        self.markers[Side::Right.index()] = self.markers[Side::Left.index()].take();
        self.reveal_marker(Side::Left, dice, log);
        for seat in Seat::all(self.humans()) {
            // SE-17.33.
            if let Sign::CalmWisdom(points) = self.sign()
                && !self.player(seat).raised
            {
                self.gain_wisdom(seat, points.into(), log);
            }
            let player = self.player_mut(seat);
            if let Some(action) = player.action.take() {
                if std::mem::take(&mut player.take_back) {
                    player.hand.add(action);
                } else {
                    player.discard.add(action);
                }
            }
            player.raised = false;
            player.rolled = false;
            if player.wild {
                player.wild = false;
                self.look_again(seat);
            }
        }
        if self.solo {
            self.end_widow_phase(dice, log);
        }
        for hut in self.huts.iter_mut().filter(|h| **h == Hut::Inactive) {
            *hut = Hut::Active;
        }
        for flag in 0..self.patients.len() {
            if let Some(bed) = self.patients[flag].take_if(|bed| bed.healed != 0) {
                self.patient_discard.add(bed.patient);
                log.add(|| Event::PatientLeft { flag: flag as u8 + 1 });
            }
        }
        self.roll_open_die(dice, log);
        if self.phase < PHASES {
            self.phase += 1;
            self.begin_phase(log);
        } else {
            self.unbar();
            self.enter_first(Stage::TrialStart);
        }
    }

    /// Turns up a Septima marker.
    pub(crate) fn reveal_marker(
        &mut self,
        side: Side,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let pile = self.marker_pile;
        if pile.is_empty() {
            return;
        }
        let name = |n| setup::name_of(pile.nth(n));
        let roll = dice.draw(setup::MARKERS, pile.len().into(), name);
        if let Some(action) = pile.nth(roll) {
            self.marker_pile.remove(action);
            self.markers[side.index()] = Some(action);
            log.add(|| Event::Marker { side, action });
        }
    }

    /// With the open die it is rolled for the coming phase (SE-14.3).
    pub(crate) fn roll_open_die(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        if self.open_hunter {
            let roll = self.roll_die(dice);
            self.die = roll;
            log.add(|| Event::OpenDie { roll });
        }
    }

    pub(crate) fn roll_die(&self, dice: &mut impl Dice) -> i8 {
        let faces = &self.printed().boards.die.value;
        let face = dice.draw(setup::DIE, faces.len() as u32, |n| faces[n as usize]);
        faces[face as usize]
    }

    /// Favors after the Trials, in turn order (SE-12.1 to SE-12.3).
    fn next_favors(&mut self) {
        if self.done >= self.seats {
            return self.enter_first(Stage::SeasonEnd);
        }
        self.active = self.in_order(self.done);
        self.done += 1;
        if self.is_widow(self.active) {
            return self.widow_favors();
        }
        let mut left = self.me().crowd.saturating_sub(2);
        // SE-17.15, SE-17.16.
        if let Sign::Favors(more) = self.sign() {
            left = left.saturating_add_signed(more).min(4);
        }
        if left > 0 {
            self.stack.push(Frame::Favors { left, used: 0, trials: true });
        }
    }

    /// SE-12.5 to SE-12.11, and the Preparation of the next season (SE-4.3 to SE-4.6).
    fn end_season(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let discard = std::mem::take(&mut self.patient_discard);
        if !discard.is_empty() {
            self.pile_patients(discard);
        }
        self.season = match self.season {
            Season::Autumn => Season::Winter,
            Season::Winter => Season::Spring,
            Season::Spring | Season::Summer => Season::Summer,
        };
        if self.printed().boards.late_hunters.value.contains(&self.season)
            && let Some(hut) = self.huts.iter().position(|h| *h == Hut::Empty)
        {
            self.huts[hut] = Hut::Active;
            log.add(|| Event::HunterCame { hut: hut as u8 + 1 });
        }
        self.phase = 1;
        let take_back = !self.shapeshifting;
        for seat in Seat::all(self.humans()) {
            let player = self.player_mut(seat);
            if take_back {
                player.hand = player.hand.or(std::mem::take(&mut player.discard));
            }
            player.lenient = false;
        }
        self.first = self.first.left(1, self.seats);
        self.active = self.first;
        if self.full {
            for e in 0..3 {
                self.bottom[e] = self.middle[e].take();
                self.turn_up(e, dice, log);
            }
        }
        for seat in Seat::all(self.seats) {
            let ends = |s: &SpellId| self.printed().spell(*s).until == Until::Season;
            let ended: Set<SpellId> = self.player(seat).lasting.iter().filter(ends).collect();
            ended.iter().for_each(|spell| self.end_spell(seat, spell, log));
        }
        self.exile_the_sick(log);
        self.change_omen(dice, log);
        self.prepare_season(dice, log);
        if self.omen.is_some() {
            self.enter_first(Stage::Omen);
        } else {
            self.begin_phase(log);
        }
    }

    fn prepare_season(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        if let Some(witch) = self.draw_witch(dice, log) {
            self.chambers[0].witches.push(witch);
            self.chambers_changed();
            log.add(|| Event::Accused { witch });
        }
        self.angry += std::mem::take(&mut self.angry_crowd);
        for bed in self.patients.iter_mut().flatten() {
            if self.angry > 0 && !bed.angry {
                self.angry -= 1;
                bed.angry = true;
            }
        }
        self.crowd_by_lines();
        self.place_patients(dice, log);
        self.markers = [None; 2];
        self.marker_pile = setup::all_markers(self.full);
        self.reveal_marker(Side::Left, dice, log);
        self.reveal_marker(Side::Right, dice, log);
        if self.solo {
            self.lay_row(dice, log);
        }
    }

    /// With deterministic Trials the Angry Citizens are in the Crowd from the start (SE-14.6).
    pub(crate) fn crowd_by_lines(&mut self) {
        if self.open_trial {
            for seat in self.order() {
                let lines = self.printed().boards.angry_at(self.player(seat).suspicion);
                self.add_angry(lines);
            }
        }
    }

    /// Turns up the next spell of a deck.
    pub(crate) fn turn_up(
        &mut self,
        element: usize,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let deck = self.decks[element];
        if deck.is_empty() {
            return;
        }
        let name = |n| deck.nth(n).map_or("", SpellId::name);
        let roll = dice.draw(setup::SPELLS, deck.len().into(), name);
        if let Some(spell) = deck.nth(roll) {
            self.decks[element].remove(spell);
            self.middle[element] = Some(spell);
            log.add(|| Event::SpellRevealed { spell });
        }
    }

    /// Draws a witch, openly: first those left over from the draft, then the stack, then those that
    /// went under it.
    pub(crate) fn draw_witch(
        &mut self,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) -> Option<WitchId> {
        let aside = self.witches.seen(ASIDE);
        let name = |card: u8| WitchId::new(card.into()).name();
        let card = if !aside.is_empty() {
            let card = aside.pick(setup::WITCHES, dice, name);
            self.witches.go(card, ASIDE, OPEN);
            self.witches.show_all(card);
            card
        } else if self.witches.unseen(STACK) > 0 {
            let all = SeatSet::all(MAX_SEATS as u8);
            self.witches.draw((STACK, OPEN), all, setup::WITCHES, dice, name)?
        } else {
            self.take_from_under()?.index() as u8
        };
        let witch = WitchId::new(card.into());
        log.add(|| Event::DrewWitch { witch });
        Some(witch)
    }

    /// Takes the witch that went under the stack first.
    fn take_from_under(&mut self) -> Option<WitchId> {
        let mut rest = self.under.iter().copied();
        let first = rest.next()?;
        let mut under = kernel::Stack::default();
        rest.for_each(|witch| under.push(witch));
        self.under = under;
        Some(first)
    }

    /// Takes a secret pick back.
    pub(crate) fn forget_pick(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.pick = None;
        player.keep = None;
    }
}
