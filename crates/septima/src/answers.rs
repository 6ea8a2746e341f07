//! What a choice does.

use crate::choice::Choice;
use crate::effect::{Picks, Rule, Sign, Until, When};
use crate::event::Event;
use crate::frame::{Frame, Origin};
use crate::kinds::{Action, Ailment, Building, Good, Ingredient, Potion, Set, Side};
use crate::map::spaces;
use crate::names::{AreaId, PrologueId, RitualId, SpaceId, SpellId, WitchId};
use crate::position::{Hut, Matched, Septima};
use kernel::{Dice, Log, Seat};

impl Septima {
    /// Makes a choice that was offered, and goes on to the next question.
    pub(crate) fn make(
        &mut self,
        seat: Seat,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        match (self.stack.top().copied(), choice) {
            (None, Choice::Play(action)) => {
                self.player_mut(seat).pick = Some(action);
                log.add(|| Event::Picked { seat, action: Some(action) });
            }
            (None, Choice::Cooperate(_) | Choice::Delay(_) | Choice::Inform) => {
                self.negotiate(choice, dice, log);
            }
            (None, Choice::Keep(witch) | Choice::Leave(witch)) => {
                self.player_mut(seat).keep = Some(witch);
                log.add(|| Event::PickedWitch { seat, witch: Some(witch) });
            }
            (None, choice) => self.answer_stage(choice, dice, log),
            (Some(frame), choice) => self.answer_frame(frame, choice, dice, log),
        }
        self.settle(dice, log);
    }

    fn answer_stage(&mut self, choice: Choice, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let seat = self.active;
        match choice {
            Choice::Prologue { above, over } => self.lay_prologues(above, over, log),
            Choice::Go(space) => {
                self.move_leader(seat, space, log);
                self.answered = true;
            }
            Choice::Take(spell) => {
                self.take_spell(spell, dice, log);
                self.answered = true;
            }
            Choice::Start(space) => {
                self.me_mut().marker = Some(space);
                log.add(|| Event::MarkerPlaced { seat, space });
                self.answered = true;
            }
            Choice::Drink { potion, with } => self.drink(potion, with, log),
            Choice::Cast(spell) => self.cast(spell, log),
            Choice::Witch(witch) => self.use_witch(witch, log),
            Choice::Animal(animal) => self.use_animal(animal, 0, log),
            Choice::Human => self.become_human(seat, log),
            Choice::Omen => self.start(Origin::Memories, 0),
            Choice::Building(building) => self.use_building(building, log),
            Choice::Shrine(element) => {
                self.turn.shrines.add(element);
                log.add(|| Event::UsedShrine { seat, element });
                self.start(Origin::Shrine(element), 0);
            }
            // Stay, GoOn and End.
            _ => self.answered = true,
        }
    }

    fn use_witch(&mut self, witch: WitchId, log: &mut impl Log<Event>) {
        if self.turn.used.has(witch) {
            self.turn.used_twice.add(witch);
        }
        self.turn.used.add(witch);
        let seat = self.active;
        log.add(|| Event::UsedWitch { seat, witch });
        self.start(Origin::Witch(witch), 0);
    }

    fn use_building(&mut self, building: Building, log: &mut impl Log<Event>) {
        self.turn.buildings.add(building);
        let seat = self.active;
        log.add(|| Event::UsedBuilding { seat, building });
        self.start(Origin::Building(building), 0);
    }

    /// Begins an effect: at once, or after a way has been chosen.
    fn begin(&mut self, origin: Origin) {
        if self.ways(origin).len() > 1 {
            self.stack.push(Frame::Ways(origin));
        } else {
            self.start(origin, 0);
        }
    }

    /// SE-7.4 to SE-7.9; with The Golden Brew another potion is spent (SE-10.16).
    fn drink(&mut self, potion: Potion, with: Option<Potion>, log: &mut impl Log<Event>) {
        let seat = self.active;
        let spent = with.unwrap_or(potion);
        self.me_mut().potions[spent.index()] -= 1;
        log.add(|| Event::Drank { seat, potion, spent });
        if spent.is_practical() {
            self.fire(seat, When::PotionUsed, log);
        }
        self.begin(Origin::Potion(potion));
    }

    /// SE-10.3 to SE-10.7.
    fn cast(&mut self, spell: SpellId, log: &mut impl Log<Event>) {
        let seat = self.active;
        let card = self.printed().spell(spell);
        if self.me().lasting.has(spell) {
            self.end_spell(seat, spell, log);
        }
        self.turn.cast.add(spell);
        self.me_mut().ready.remove(spell);
        log.add(|| Event::Cast { seat, spell });
        if card.rule == Some(Rule::TakeBack) {
            self.me_mut().take_back = true;
        }
        if card.until == Until::Turn {
            self.turn.now.add(spell);
        } else {
            self.me_mut().lasting.add(spell);
        }
        self.look_again(seat);
        match card.picks {
            _ if card.cast.is_empty() => {}
            Picks::One => self.begin(Origin::Spell(spell)),
            Picks::PerHealed => {
                let left = self.turn.healed;
                self.stack.push(Frame::Several { spell, left, used: 0 });
            }
        }
    }

    fn answer_frame(
        &mut self,
        frame: Frame,
        choice: Choice,
        dice: &mut impl Dice,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        self.stack.pop();
        match (frame, choice) {
            (Frame::Ways(origin), Choice::Way(n)) => self.start(origin, n - 1),
            (Frame::Several { spell, left, used }, Choice::Way(n)) => {
                let used = used | 1 << (n - 1);
                self.stack.push(Frame::Several { spell, left: left - 1, used });
                self.start(Origin::Spell(spell), n - 1);
            }
            (Frame::Favors { left, used, trials }, Choice::Favor(n)) => {
                let used = used | 1 << (n - 1);
                self.stack.push(Frame::Favors { left: left - 1, used, trials });
                log.add(|| Event::UsedFavor { seat, favor: n });
                self.start(Origin::Favor(n - 1), 0);
            }
            (Frame::Favors { used, trials, .. }, _) => self.favors_used(used, trials, log),
            (Frame::Act { action, bonus, .. }, Choice::Main) => self.begin_main(action, bonus),
            (Frame::Act { action, main: false, .. }, Choice::Animal(animal)) => {
                self.stack.push(Frame::Act { action, main: true, bonus: true });
                self.use_animal(animal, self.turn.bonus.into(), log);
            }
            (Frame::Act { .. }, Choice::Animal(animal)) => {
                self.stack.push(frame);
                self.use_animal(animal, 0, log);
            }
            (Frame::Act { action, main, .. }, Choice::Bonus) => {
                self.stack.push(Frame::Act { action, main, bonus: true });
                self.begin(Origin::Bonus(action));
            }
            (Frame::Act { .. }, Choice::Witch(witch)) => {
                self.stack.push(frame);
                self.use_witch(witch, log);
            }
            (Frame::Act { .. }, Choice::Building(building)) => {
                self.stack.push(frame);
                self.use_building(building, log);
            }
            (Frame::Act { .. }, _) => self.turn.copied = false,
            (Frame::Gain { kinds, left, .. }, Choice::Ingredient(kind)) => {
                let least = kind.index() as u8;
                self.stack.push(Frame::Gain { kinds, left: left - 1, least });
                self.gain(seat, kind, 1, log);
            }
            (Frame::Spend { left, .. }, Choice::Spend(good)) => {
                if left > 1 {
                    self.stack.push(Frame::Spend { left: left - 1, least: good.index() as u8 });
                }
                self.spend(seat, good, log);
            }
            (Frame::Potions { kinds, left }, Choice::Potion(potion)) => {
                self.stack.push(Frame::Potions { kinds, left: left - 1 });
                self.gain_potion(seat, potion, log);
            }
            (Frame::Icons { left, .. }, Choice::Ingredient(kind)) => {
                let least = kind.index() as u8;
                self.stack.push(Frame::Icons { left: left - 1, least });
                self.turn.icons[kind.index()] += 1;
            }
            (Frame::Lunar, Choice::Ingredient(kind)) => self.turn.lunar = Some(kind),
            (Frame::NotLunar { left }, Choice::Ingredient(kind)) => {
                self.stack.push(Frame::NotLunar { left: left - 1 });
                self.collect(kind, 1, log);
            }
            (Frame::Move { reach }, choice) => self.make_move(reach, choice, log),
            (Frame::Walk { .. } | Frame::Flee, Choice::Go(space)) => {
                self.move_leader(seat, space, log);
            }
            (
                Frame::Brew { left, saved, bargains, action },
                Choice::Brew { .. } | Choice::BrewAny { .. },
            ) => {
                self.brew((left, saved, bargains, action), choice, log);
            }
            (Frame::Heal { left, action, far }, Choice::Heal { flag, with }) => {
                let area = AreaId::town(usize::from(flag) - 1);
                let near = self.me().leader.is_some_and(|l| self.printed().map.touches(l, area));
                self.stack.push(Frame::Heal { left: left - 1, action, far: far && near });
                self.heal_patient(flag, with, log);
            }
            (Frame::Heal { left, action, far }, Choice::Hospital { ailment, with }) => {
                self.stack.push(Frame::Heal { left: left - 1, action, far });
                let reward = self.has(seat, Rule::EndlessRewards);
                self.healed(ailment, with, reward, log);
            }
            (Frame::Track { reward }, Choice::Track(ailment)) => {
                self.advance_track(ailment, reward, log);
            }
            (Frame::Send { citizens }, Choice::Chamber(n)) => {
                self.send_to_chamber(seat, usize::from(n) - 1, citizens, log);
            }
            (Frame::Copy | Frame::Again, Choice::Copy(action)) => {
                log.add(|| Event::Copied { seat, action });
                if frame == Frame::Again {
                    self.turn.bonus = false;
                }
                self.turn.copied = true;
                self.turn.chanted |= self.turn.bonus && action.icon() == Action::Chant;
                self.stack.push(Frame::Act { action, main: false, bonus: false });
            }
            (Frame::Ritual { advanced, .. }, Choice::Sideways(space)) => {
                self.stack.push(Frame::Ritual { advanced, moved: true });
                self.me_mut().marker = Some(space);
                log.add(|| Event::MarkerPlaced { seat, space });
            }
            (Frame::Ritual { moved, .. }, Choice::Advance(_) | Choice::Beyond) => {
                self.stack.push(Frame::Ritual { advanced: true, moved });
                self.advance_marker(choice, log);
            }
            (Frame::Advance(_), Choice::Advance(_) | Choice::Beyond) => {
                self.advance_marker(choice, log);
            }
            (Frame::Prepare { left, elements }, Choice::Prepare(spell)) => {
                self.stack.push(Frame::Prepare { left: left - 1, elements });
                self.me_mut().ready.add(spell);
                log.add(|| Event::Prepared { seat, spell });
                let left = self.preparing_costs();
                if left > 0 {
                    self.stack.push(Frame::Spend { left, least: 0 });
                }
            }
            (Frame::Take { .. }, Choice::Take(spell)) => self.take_spell(spell, dice, log),
            (Frame::KeepWitch { mirror }, Choice::Keep(witch)) => {
                let others = self.turn.drawn.into_iter().flatten().filter(|w| *w != witch);
                others.for_each(|other| self.put_under(other));
                self.turn.drawn = [None; 3];
                if mirror {
                    self.me_mut().mirror = Some(witch);
                    self.look_again(seat);
                    log.add(|| Event::Mirrored { seat, witch });
                } else {
                    self.stack.push(Frame::Join(witch));
                }
            }
            (Frame::Join(witch), choice) => self.welcome(witch, choice, log),
            (Frame::LayHunter, Choice::Lay(n)) => {
                self.huts[usize::from(n) - 1] = Hut::Inactive;
                log.add(|| Event::HunterLaid { hut: n });
            }
            (Frame::MoveHunter, Choice::Hunter { from, to }) => {
                self.huts[usize::from(from) - 1] = Hut::Empty;
                self.huts[usize::from(to) - 1] = Hut::Inactive;
                log.add(|| Event::HunterMoved { from, to });
            }
            (Frame::Exchange { left }, Choice::Exchange { from, to }) => {
                self.stack.push(Frame::Exchange { left: left - 1 });
                self.spend(seat, from.into(), log);
                self.gain(seat, to, 1, log);
            }
            (Frame::Half(card), Choice::Half { lower }) => {
                self.start(Origin::Prologue(card, lower), 0);
                if !lower {
                    self.start(Origin::Prologue(card, false), 0);
                }
            }
            (Frame::Near, Choice::Building(building)) => self.turn.near = Some(building),
            (Frame::SwapMarker, Choice::Marker { side, by }) => self.swap_marker(side, by, log),
            (Frame::Lose, Choice::Lose(witch)) => {
                self.leave_coven(witch);
                self.chambers[1].witches.push(witch);
                self.chambers_changed();
                log.add(|| Event::LostWitch { seat, witch });
            }
            (Frame::Hunt(roll), choice) => self.answer_hunt(roll, choice, dice, log),
            (Frame::Verdict { second }, choice) => {
                let chamber = &mut self.chambers[usize::from(second)];
                if let Some(witch) = chamber.witches.pop() {
                    self.chambers_changed();
                    self.welcome(witch, choice, log);
                }
            }
            (Frame::Recall { second }, choice) => {
                if let Choice::Witch(witch) = choice {
                    self.me_mut().lenient = true;
                    log.add(|| Event::UsedWitch { seat, witch });
                }
                self.recall_for_trial(second, log);
            }
            (Frame::Pay(_), Choice::Spend(good)) => self.spend(seat, good, log),
            (Frame::Different { mut kinds, left }, Choice::Ingredient(kind)) => {
                kinds.remove(kind);
                self.stack.push(Frame::Different { kinds, left: left - 1 });
                self.gain(seat, kind, 1, log);
            }
            (Frame::Seek(_), Choice::Go(space)) => self.move_leader(seat, space, log),
            (Frame::Shapeshift, Choice::Shift { animal, over }) => {
                self.become_animal(animal, over, log);
            }
            (Frame::Cover, Choice::Cover(witch)) => self.cover(Some(witch), log),
            (Frame::Drought, Choice::Ingredient(kind)) => self.dry_up(Some(kind)),
            (Frame::Rain { left }, Choice::Ingredient(kind)) => {
                self.stack.push(Frame::Rain { left: left - 1 });
                self.gain(seat, kind, 1, log);
            }
            (Frame::Gift, Choice::Potion(potion)) => self.gain_potion(seat, potion, log),
            (Frame::Sicken, Choice::Sicken(witch)) => {
                self.me_mut().sick = Some(witch);
                self.look_again(seat);
                log.add(|| Event::Sickened { seat, witch });
            }
            (Frame::Spiders { .. } | Frame::Furthest { .. }, Choice::Spider { spider, to }) => {
                self.move_spiders(frame, Some((spider - 1, to)), log);
            }
            (Frame::Nearest { left }, Choice::Nearest(flag)) => {
                self.widow_heals(left, Some(usize::from(flag) - 1), log);
            }
            (Frame::Silence, Choice::Drop(card)) => self.silence(Some(card), log),
            // Enough, Stay and Refuse: no more of this.
            _ => {}
        }
    }

    /// A witch joins the Coven, takes the place of another, or goes to the box (SE-8.1).
    fn welcome(&mut self, witch: WitchId, choice: Choice, log: &mut impl Log<Event>) {
        let seat = self.active;
        match choice {
            Choice::Welcome => self.join(seat, witch, log),
            Choice::Replace(other) => {
                self.leave_coven(other);
                log.add(|| Event::Boxed { witch: other });
                self.join(seat, witch, log);
            }
            _ => log.add(|| Event::Boxed { witch }),
        }
    }

    /// SE-6.5, SE-6.6.
    fn make_move(&mut self, reach: u8, choice: Choice, log: &mut impl Log<Event>) {
        let seat = self.active;
        let Some(from) = self.me().leader else { return };
        let to = match choice {
            Choice::Leap(space) => {
                self.move_leader(seat, space, log);
                return self.gain_crystals(seat, 1, log);
            }
            Choice::Go(space) => space,
            _ => from,
        };
        let map = &self.printed().map;
        let mut kinds = Set::default();
        // Spiders are walked around (SE-15.38).
        let webs = self.webs();
        let around = (webs != 0)
            .then(|| [map.around_blocked(from, webs, reach), map.around_blocked(to, webs, reach)]);
        let steps = |space: SpaceId| match &around {
            // The walk may begin on a spider's space, but does not come back to it.
            Some([there, _]) if space == from => there[to.index()],
            Some([there, back]) => there[space.index()].saturating_add(back[space.index()]),
            None => map.distance(from, space) + map.distance(space, to),
        };
        for space in spaces(map.within(from, reach)) {
            // Every space on some walk of this length from one to the other.
            if steps(space) <= reach {
                let icons = self.icons_at_space(space);
                let here = Ingredient::ALL.into_iter().filter(|i| icons[i.index()] > 0);
                here.for_each(|i| kinds.add(i));
            }
        }
        self.stack.push(Frame::Gain { kinds, left: 1, least: 0 });
        self.move_leader(seat, to, log);
    }

    /// SE-6.7 to SE-6.9, SE-8.16, SE-8.33.
    fn brew(
        &mut self,
        (left, saved, bargains, action): (u8, u8, u8, bool),
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        let (potion, spared, cheap, any) = match choice {
            Choice::Brew { potion, crystals, spared, cheap } => {
                for ingredient in self.recipe(potion, action) {
                    if crystals.has(ingredient) {
                        self.spend(seat, Good::Crystal, log);
                    } else if !spared.has(ingredient) {
                        self.spend(seat, ingredient.into(), log);
                    }
                }
                (potion, spared.count(), cheap, 0)
            }
            Choice::BrewAny { potion, spared, cheap } => {
                let cost = self.recipe(potion, action).len() as u8;
                (potion, spared, cheap, cost - spared)
            }
            _ => return,
        };
        // The building's discount first, then that of the match; only then a bargain.
        let asked = spared - u8::from(cheap);
        let by_match = asked.min(saved);
        let bargained = asked - by_match;
        self.stack.push(Frame::Brew {
            left: left - 1,
            saved: saved - by_match,
            bargains: bargains - bargained,
            action,
        });
        if any > 0 {
            self.stack.push(Frame::Spend { left: any, least: 0 });
        }
        // The bargain is part of the price: a confrontation comes before the Wisdom.
        for _ in 0..bargained {
            self.raise(seat, 1, log);
        }
        self.me_mut().potions[potion.index()] += 1;
        log.add(|| Event::Brewed { seat, potion });
        self.turn.potions += u8::from(action);
        if potion.is_practical() {
            if action {
                self.turn.brewed += 1;
            }
            if !cheap && self.sign() != Sign::NoPotionWisdom {
                let points = self.printed().boards.potion_wisdom.value;
                self.gain_wisdom(seat, points.into(), log);
            }
        }
    }

    /// SE-6.11.
    fn heal_patient(&mut self, flag: u8, with: Option<Potion>, log: &mut impl Log<Event>) {
        let seat = self.active;
        let Some(bed) = &mut self.patients[usize::from(flag) - 1] else { return };
        bed.healed |= 1 << seat.index();
        let ailment = bed.patient.ailment();
        if std::mem::take(&mut bed.angry) {
            self.angry += 1;
        }
        self.healed(ailment, with, true, log);
    }

    /// A patient was healed, for a potion or for nothing.
    fn healed(
        &mut self,
        ailment: Ailment,
        with: Option<Potion>,
        reward: bool,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        match with {
            Some(potion) => self.me_mut().potions[potion.index()] -= 1,
            None => self.turn.recovered = true,
        }
        self.turn.healed += 1;
        self.turn.ailments.add(ailment);
        log.add(|| Event::Healed { seat, ailment });
        self.recover(log);
        if self.me().action == Some(Action::Heal) {
            self.fire(seat, When::Healed, log);
        }
        let heal = !self.turn.copied && self.me().action == Some(Action::Heal);
        if heal && self.has(seat, Rule::AnyTrack) {
            self.stack.push(Frame::Track { reward });
        } else {
            self.advance_track(ailment, reward, log);
        }
    }

    fn advance_track(&mut self, ailment: Ailment, reward: bool, log: &mut impl Log<Event>) {
        let seat = self.active;
        let level = &mut self.me_mut().levels[ailment.index()];
        if *level >= 5 {
            return;
        }
        *level += 1;
        let level = *level;
        log.add(|| Event::TrackAdvanced { seat, ailment, level });
        if reward {
            self.start(Origin::Reward(ailment, level), 0);
        }
    }

    /// SE-9.5 to SE-9.13.
    fn advance_marker(&mut self, choice: Choice, log: &mut impl Log<Event>) {
        let seat = self.active;
        let Choice::Advance(space) = choice else {
            let points = self.printed().boards.top_wisdom.value;
            self.gain_wisdom(seat, points.into(), log);
            return self.advanced(log);
        };
        self.me_mut().marker = Some(space);
        log.add(|| Event::MarkerPlaced { seat, space });
        self.enter_ribbon(space, log);
        self.advanced(log);
    }

    fn enter_ribbon(&mut self, space: RitualId, log: &mut impl Log<Event>) {
        let Some(ribbon) = self.printed().ribbon(space.row()) else { return };
        self.start(Origin::Ribbon(ribbon.row), 0);
        self.fire(self.active, When::Ribbon, log);
        let left = self.offering(ribbon.row);
        if left > 0 {
            self.stack.push(Frame::Spend { left, least: 0 });
        }
    }

    /// SE-10.1, SE-10.2.
    fn take_spell(&mut self, spell: SpellId, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let seat = self.active;
        let e = spell.element().index();
        if self.scoring[e][0] == Some(spell) {
            self.scoring[e] = [self.scoring[e][1], None];
        } else if self.middle[e] == Some(spell) {
            self.middle[e] = None;
            self.turn_up(e, dice, log);
        } else {
            self.bottom[e] = self.middle[e].take();
            self.turn_up(e, dice, log);
        }
        let me = self.me_mut();
        me.spells.add(spell);
        me.ready.add(spell);
        log.add(|| Event::TookSpell { seat, spell });
    }

    /// SE-10.30.
    fn swap_marker(&mut self, side: Side, by: Action, log: &mut impl Log<Event>) {
        if let Some(old) = self.markers[side.index()].replace(by) {
            self.marker_pile.add(old);
        }
        self.marker_pile.remove(by);
        log.add(|| Event::Marker { side, action: by });
        if !matches!(self.turn.matched, Matched::Treated(_)) {
            self.turn.matched = self.matching(self.active);
        }
    }

    /// Favors are done with: after the Trials one citizen is recalled (SE-12.3, SE-8.9).
    pub(crate) fn favors_used(&mut self, used: u8, trials: bool, log: &mut impl Log<Event>) {
        if trials && used != 0 && !self.may_be_lenient() {
            self.recall(self.active, 1, log);
        }
    }

    /// Whether the active player may recall less in this season (SE-8.9).
    pub(crate) fn may_be_lenient(&self) -> bool {
        self.has(self.active, Rule::Lenient) && !self.me().lenient
    }

    /// SE-2.10.
    fn lay_prologues(&mut self, above: PrologueId, over: bool, log: &mut impl Log<Event>) {
        let seat = self.active;
        let Some(below) = self.me().prologues.iter().find(|p| *p != above) else { return };
        log.add(|| Event::LaidPrologues { seat, above, below, over });
        let middle = if over { (above, true) } else { (below, false) };
        let bonuses = [(below, true, 1), (middle.0, middle.1, 2), (above, false, 3)];
        for (card, lower, times) in bonuses {
            (0..times).for_each(|_| self.start(Origin::Prologue(card, lower), 0));
        }
        self.answered = true;
    }
}
