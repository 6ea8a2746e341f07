//! What is asked, and what may be answered.

use crate::choice::Choice;
use crate::effect::{Bonus, Power, Rule, Sign, Step, When};
use crate::frame::{Frame, Origin};
use crate::kinds::{Action, Ailment, Element, Good, Ingredient, Potion, Season, Set, Side};
use crate::listen::Any;
use crate::map::{SPACES, spaces};
use crate::names::{RitualId, SpaceId, WitchId};
use crate::position::{AFTER_ROLL, Bearer, COVEN, DURING, Hut, Septima, Stage, dealt, kept};
use crate::refusal::No;
use kernel::{Flow, GO_ON, Offers, Seat, SeatSet, Turn};

impl Septima {
    /// Who must choose now.
    pub(crate) fn who(&self) -> Turn {
        match self.stage {
            _ if !self.stack.is_empty() => Turn::of(self.asked()),
            Stage::Over => Turn::OVER,
            Stage::Draft | Stage::Covens | Stage::Choose => {
                let picked = |s: &Seat| {
                    let player = self.player(*s);
                    player.pick.is_some() || player.keep.is_some()
                };
                let picked: SeatSet = Seat::all(self.humans()).filter(picked).collect();
                let open = Seat::all(self.humans()).filter(|s| !picked.contains(*s)).collect();
                Turn { seats: open, picked }
            }
            _ => Turn::of(self.active),
        }
    }

    /// Whether somebody must choose before the game can go on.
    pub(crate) fn asks(&self) -> bool {
        if let Some(frame) = self.stack.top() {
            return match frame {
                Frame::Run(_)
                | Frame::Collect
                | Frame::Defended(_)
                | Frame::Return { .. }
                | Frame::Deed(_)
                | Frame::Crawl { .. } => false,
                _ => self.offer_frame(*frame, &mut Any).is_break(),
            };
        }
        match self.stage {
            Stage::Draft | Stage::Covens | Stage::Choose => !self.who().seats.is_empty(),
            Stage::Prologues
            | Stage::Leaders
            | Stage::FirstSpells
            | Stage::RitualMarkers
            | Stage::End => !self.answered,
            // There may be none (SE-17.38).
            Stage::QuickMove => !self.answered && self.quick_move() > 0,
            Stage::Before | Stage::After => {
                !self.answered && self.offer_window(&mut Any).is_break()
            }
            Stage::Over => true,
            _ => false,
        }
    }

    /// The one generator of legality.
    pub(crate) fn offer_all<O: Offers<Choice>>(&self, seat: Seat, to: &mut O) -> Flow {
        if let Some(frame) = self.stack.top() {
            return self.offer_frame(*frame, to);
        }
        match self.stage {
            Stage::Draft => {
                let cards = self.witches.seen(dealt(seat));
                cards.iter().try_for_each(|w| to.yes(Choice::Keep(WitchId::new(w.into()))))
            }
            Stage::Covens => {
                let cards = self.witches.seen(kept(seat));
                cards.iter().try_for_each(|w| to.yes(Choice::Leave(WitchId::new(w.into()))))
            }
            Stage::Prologues => {
                for above in self.me().prologues.iter() {
                    for over in [true, false] {
                        to.yes(Choice::Prologue { above, over })?;
                    }
                }
                GO_ON
            }
            Stage::Leaders => {
                let (taken, webs) = (self.taken(), self.webs());
                for space in spaces(taken) {
                    to.no(Choice::Go(space), No::SpaceTaken.reason())?;
                }
                for space in spaces(webs) {
                    to.no(Choice::Go(space), No::SpiderAtStart.reason())?;
                }
                let free = ((1 << SPACES) - 1) & !taken & !webs;
                spaces(free).try_for_each(|space| to.yes(Choice::Go(space)))
            }
            Stage::FirstSpells => self.offer_spells_on_board(Set::all(), to),
            Stage::RitualMarkers => RitualId::all()
                .take(RitualId::STARTS)
                .try_for_each(|start| to.yes(Choice::Start(start))),
            Stage::Choose => {
                let player = self.player(seat);
                if O::WHY {
                    for action in player.discard.iter() {
                        to.no(Choice::Play(action), No::Discarded.reason())?;
                    }
                }
                for action in player.hand.iter() {
                    match self.cannot_play(seat, action) {
                        Some(no) => to.no(Choice::Play(action), no.reason())?,
                        None => to.yes(Choice::Play(action))?,
                    }
                }
                self.offer_negotiation(to)
            }
            Stage::QuickMove => {
                let reach = self.quick_move();
                self.offer_walk(reach, to)?;
                if self.must_leave_now() && self.offer_walk(reach, &mut Any).is_break() {
                    to.no(Choice::Stay, No::InWeb.reason())
                } else {
                    to.yes(Choice::Stay)
                }
            }
            Stage::Before | Stage::After => {
                self.offer_window(to)?;
                if self.may_go_on() {
                    to.yes(Choice::GoOn)
                } else {
                    to.no(Choice::GoOn, No::SpaceTaken.reason())
                }
            }
            Stage::End => {
                self.offer_potions(to)?;
                self.offer_before_open_die(to)?;
                if self.me().animal.is_some() {
                    to.yes(Choice::Human)?;
                }
                if self.stands_on_another() {
                    to.no(Choice::End, No::SpaceTaken.reason())
                } else if self.stands_in_web() && self.holds_ointment() {
                    to.no(Choice::End, No::InWeb.reason())
                } else {
                    to.yes(Choice::End)
                }
            }
            _ => GO_ON,
        }
    }

    /// Answers to a question that is half done.
    pub(crate) fn offer_frame<O: Offers<Choice>>(&self, frame: Frame, to: &mut O) -> Flow {
        let me = self.me();
        match frame {
            Frame::Ways(origin) => {
                for (i, way) in self.ways(origin).iter().enumerate() {
                    let choice = Choice::Way(i as u8 + 1);
                    if self.is_worth(way) {
                        to.yes(choice)?;
                    } else {
                        to.no(choice, No::Pointless.reason())?;
                    }
                }
                GO_ON
            }
            Frame::Several { spell, left, used } => {
                for (i, way) in self.ways(Origin::Spell(spell)).iter().enumerate() {
                    let choice = Choice::Way(i as u8 + 1);
                    if left > 0 && used >> i & 1 == 0 && self.is_worth(way) {
                        to.yes(choice)?;
                    } else {
                        to.no(choice, No::Pointless.reason())?;
                    }
                }
                if left > 0 { to.yes(Choice::Enough) } else { GO_ON }
            }
            Frame::Favors { left, used, trials } => {
                if left == 0 {
                    return GO_ON;
                }
                let repeat = trials && self.has(self.active, Rule::RepeatFavor);
                self.offer_favors(used, repeat, to)?;
                to.yes(Choice::Enough)
            }
            Frame::Act { action, main, bonus } => self.offer_act(action, main, bonus, to),
            Frame::Gain { kinds, left, least } => {
                let left = left > 0;
                let from = |i: &Ingredient| left && i.index() >= usize::from(least);
                kinds.iter().filter(from).try_for_each(|i| to.yes(Choice::Ingredient(i)))
            }
            Frame::Spend { left, least } => {
                let enough = |good: &Good| {
                    let later: u8 = me.stock[good.index()..].iter().sum();
                    good.index() >= usize::from(least)
                        && left > 0
                        && me.stock[good.index()] > 0
                        && later >= left
                };
                let goods = Good::ALL.into_iter().filter(enough);
                goods.into_iter().try_for_each(|good| to.yes(Choice::Spend(good)))
            }
            Frame::Potions { kinds, left } => {
                let kinds = if left > 0 { kinds } else { Set::default() };
                kinds.iter().try_for_each(|p| to.yes(Choice::Potion(p)))
            }
            Frame::Icons { left, least } => Ingredient::ALL[usize::from(least)..]
                .iter()
                .filter(|_| left > 0)
                .try_for_each(|i| to.yes(Choice::Ingredient(*i))),
            Frame::Lunar => {
                let (icons, lunar) = (self.icons_around(), self.lunar_collected());
                for kind in Ingredient::ALL.into_iter().filter(|i| !lunar.has(*i)) {
                    if icons[kind.index()] > 0 {
                        to.yes(Choice::Ingredient(kind))?;
                    }
                }
                // Nothing more around: nothing to ask.
                let more = |k: &Ingredient| !lunar.has(*k) && icons[k.index()] > 0;
                if Ingredient::ALL.iter().any(more) { to.yes(Choice::Enough) } else { GO_ON }
            }
            Frame::NotLunar { left } => {
                if left == 0 {
                    return GO_ON;
                }
                let (icons, lunar) = (self.icons_around(), self.lunar_collected());
                for kind in Ingredient::ALL {
                    if !lunar.has(kind) && icons[kind.index()] > 0 {
                        to.yes(Choice::Ingredient(kind))?;
                    }
                }
                GO_ON
            }
            Frame::Move { reach } => {
                self.offer_walk(reach, to)?;
                if self.turn.bonus {
                    for space in spaces(self.webs()) {
                        to.no(Choice::Leap(space), No::Spider.reason())?;
                    }
                    for space in SpaceId::all().filter(|s| self.may_stop(*s)) {
                        to.yes(Choice::Leap(space))?;
                    }
                }
                let moves = self.turn.bonus || self.offer_walk(reach, &mut Any).is_break();
                self.offer_stay(moves, to)
            }
            Frame::Walk { reach } => {
                self.offer_walk(reach, to)?;
                self.offer_stay(self.offer_walk(reach, &mut Any).is_break(), to)
            }
            Frame::Flee => {
                let (taken, webs) = (self.taken(), self.webs());
                for space in spaces(taken) {
                    to.no(Choice::Go(space), No::SpaceTaken.reason())?;
                }
                for space in spaces(webs) {
                    to.no(Choice::Go(space), No::Spider.reason())?;
                }
                let own = me.leader.map_or(0, |leader| 1 << leader.index());
                let free = ((1 << SPACES) - 1) & !taken & !webs & !own;
                spaces(free).try_for_each(|space| to.yes(Choice::Go(space)))?;
                if self.stands_on_another() { GO_ON } else { self.offer_stay(true, to) }
            }
            Frame::Brew { left, saved, bargains, action } => {
                if left == 0 {
                    return GO_ON;
                }
                // Luke may have been lost in a confrontation of this very Brew (SE-8.1).
                let luke = self.has(self.active, Rule::Bargain(0)) && self.can_rise(self.active);
                let spare = saved + if luke { bargains } else { 0 };
                let cheap = action && self.building_with(Rule::CheapPractical).is_some();
                self.offer_brews(spare, u8::from(cheap), action, to)?;
                // Without anything to brew there is nothing to ask.
                if self.offer_brews(spare, u8::from(cheap), action, &mut Any).is_break() {
                    to.yes(Choice::Enough)
                } else {
                    GO_ON
                }
            }
            Frame::Heal { left, action, far } => {
                if left == 0 || self.offer_patients(action, far, &mut Any).is_continue() {
                    return if O::WHY { self.offer_patients(action, far, to) } else { GO_ON };
                }
                self.offer_patients(action, far, to)?;
                to.yes(Choice::Enough)
            }
            Frame::Track { .. } => {
                Ailment::ALL.iter().try_for_each(|ailment| to.yes(Choice::Track(*ailment)))
            }
            Frame::Send { .. } => {
                if me.crowd == 0 {
                    return GO_ON;
                }
                for chamber in 0..2 {
                    let choice = Choice::Chamber(chamber as u8 + 1);
                    if self.free_space(chamber).is_some() {
                        to.yes(choice)?;
                    } else {
                        to.no(choice, No::ChamberFull.reason())?;
                    }
                }
                GO_ON
            }
            Frame::Copy => {
                let mut cards = me.discard.but(Set::only(Action::Remember));
                // SE-16.23.
                if me.animal.is_some() {
                    cards.remove(Action::Shapeshift);
                }
                let stuck = self.must_copy_move();
                let why = if self.stands_in_web() { No::MustLeaveWeb } else { No::MustMove };
                for action in cards.iter() {
                    if stuck && action != Action::Move {
                        to.no(Choice::Copy(action), why.reason())?;
                    } else {
                        to.yes(Choice::Copy(action))?;
                    }
                }
                GO_ON
            }
            Frame::Again => {
                self.cards_again().iter().try_for_each(|action| to.yes(Choice::Copy(action)))
            }
            Frame::Ritual { advanced, moved } => {
                let can = !advanced && self.offer_advances(None, &mut Any).is_break();
                if !advanced {
                    self.offer_advances(None, to)?;
                }
                let mut sideways = false;
                if !moved && let Some((row, x)) = me.marker.map(RitualId::place) {
                    for next in [x.checked_sub(2), Some(x + 2)].into_iter().flatten() {
                        if let Some(space) = RitualId::at(row, next) {
                            sideways = true;
                            to.yes(Choice::Sideways(space))?;
                        }
                    }
                }
                // Whoever cannot advance may leave it; so may whoever has.
                if can || !sideways { GO_ON } else { to.yes(Choice::Enough) }
            }
            Frame::Advance(icon) => {
                self.offer_advances(icon, to)?;
                if self.offer_advances(icon, &mut Any).is_break() {
                    to.yes(Choice::Enough)
                } else {
                    GO_ON
                }
            }
            Frame::Prepare { left, elements } => {
                let spells = if left > 0 { self.used_spells(elements) } else { Set::default() };
                let costs = self.preparing_costs();
                if spells.is_empty() || costs > me.goods() {
                    return GO_ON;
                }
                spells.iter().try_for_each(|spell| to.yes(Choice::Prepare(spell)))?;
                if costs > 0 { to.yes(Choice::Enough) } else { GO_ON }
            }
            Frame::Take { elements } => self.offer_spells_on_board(elements, to),
            Frame::KeepWitch { .. } => {
                let drawn = self.turn.drawn.iter().flatten();
                drawn.into_iter().try_for_each(|witch| to.yes(Choice::Keep(*witch)))
            }
            // She always takes what she has won (SE-15.75).
            Frame::Verdict { .. } if self.is_widow(self.active) => GO_ON,
            Frame::Join(_) | Frame::Verdict { .. } => {
                if me.coven.len() < COVEN {
                    to.yes(Choice::Welcome)?;
                } else {
                    me.coven.iter().try_for_each(|witch| to.yes(Choice::Replace(witch)))?;
                }
                to.yes(Choice::Refuse)
            }
            Frame::LayHunter => self.offer_huts(to),
            Frame::MoveHunter => {
                for (from, hut) in self.huts.iter().enumerate() {
                    for (onto, other) in self.huts.iter().enumerate() {
                        if *hut != Hut::Empty && *other == Hut::Empty {
                            let (from, onto) = (from as u8 + 1, onto as u8 + 1);
                            to.yes(Choice::Hunter { from, to: onto })?;
                        }
                    }
                }
                GO_ON
            }
            Frame::Exchange { left } => {
                if left == 0 {
                    return GO_ON;
                }
                let mut any = false;
                for from in Ingredient::ALL.into_iter().filter(|i| me.stock[i.index()] > 0) {
                    for onto in Ingredient::ALL.into_iter().filter(|i| *i != from) {
                        any = true;
                        to.yes(Choice::Exchange { from, to: onto })?;
                    }
                }
                if any { to.yes(Choice::Enough) } else { GO_ON }
            }
            Frame::Half(_) => {
                to.yes(Choice::Half { lower: false })?;
                to.yes(Choice::Half { lower: true })
            }
            Frame::Near => self.near_options().try_for_each(|b| to.yes(Choice::Building(b))),
            Frame::SwapMarker => {
                for side in Side::ALL {
                    if self.is_marker_active(side) && self.markers[side.index()].is_some() {
                        for by in self.marker_pile.iter() {
                            to.yes(Choice::Marker { side, by })?;
                        }
                    }
                }
                to.yes(Choice::Enough)
            }
            Frame::Lose => me.coven.iter().try_for_each(|witch| to.yes(Choice::Lose(witch))),
            Frame::Hunt(roll) => self.offer_hunt(roll, to),
            Frame::Recall { .. } => {
                // Only who may be lenient and would recall is asked (SE-8.9).
                let recalls =
                    self.season != Season::Summer && !self.has(self.active, Rule::NoRecall);
                if recalls && self.may_be_lenient() {
                    let with = |(_, p): &(Bearer, &Power)| matches!(p, Power::Rule(Rule::Lenient));
                    if let Some((bearer, _)) = self.powers(self.active).find(with) {
                        to.yes(bearer.choice())?;
                        to.yes(Choice::Enough)?;
                    }
                }
                GO_ON
            }
            Frame::None
            | Frame::Run(_)
            | Frame::Collect
            | Frame::Defended(_)
            | Frame::Deed(_)
            | Frame::Crawl { .. }
            | Frame::Return { .. } => GO_ON,
            Frame::Pay(kind) => {
                let goods = [Good::from(kind), Good::Crystal].into_iter();
                let held = goods.filter(|good| me.stock[good.index()] > 0);
                held.into_iter().try_for_each(|good| to.yes(Choice::Spend(good)))
            }
            Frame::Different { kinds, left } => {
                // Where all are gained nobody is asked.
                let asked = if kinds.len() > left && left > 0 { kinds } else { Set::default() };
                asked.iter().try_for_each(|kind| to.yes(Choice::Ingredient(kind)))
            }
            Frame::Seek(kind) => self.offer_seek(kind, to),
            Frame::Shapeshift => self.offer_shapes(to),
            Frame::Cover => {
                let witches = self.coverable();
                if witches.len() < 2 {
                    return GO_ON;
                }
                witches.iter().try_for_each(|witch| to.yes(Choice::Cover(witch)))
            }
            Frame::Drought => {
                let icons = self.icons_around();
                let here = self.lunar_now().iter().filter(|kind| icons[kind.index()] > 0);
                if here.clone().count() < 2 {
                    return GO_ON;
                }
                here.into_iter().try_for_each(|kind| to.yes(Choice::Ingredient(kind)))
            }
            Frame::Rain { left } => {
                let collected = |kind: &Ingredient| self.turn.collected[kind.index()] > 0;
                let kinds = Ingredient::ALL.into_iter().filter(|_| left > 0).filter(collected);
                kinds.into_iter().try_for_each(|kind| to.yes(Choice::Ingredient(kind)))
            }
            Frame::Gift => {
                let brewed = self.turn.potions > 0;
                let kinds = Potion::ALL.into_iter().filter(|p| brewed && p.is_practical());
                kinds.into_iter().try_for_each(|potion| to.yes(Choice::Potion(potion)))
            }
            Frame::Sicken => me.coven.iter().try_for_each(|w| to.yes(Choice::Sicken(w))),
            Frame::Spiders { .. } | Frame::Furthest { .. } => self.offer_spiders(frame, to),
            Frame::Nearest { left } => self.offer_nearest(left, to),
            Frame::Silence => self.offer_silence(to),
        }
    }

    /// Cards in hand that can be carried out besides the one played (SE-10.17, SE-16.24).
    pub(crate) fn cards_again(&self) -> Set<Action> {
        let me = self.me();
        let mut cards = me.hand;
        me.action.into_iter().for_each(|action| cards.remove(action));
        if me.animal.is_some() {
            cards.remove(Action::Shapeshift);
        }
        cards
    }

    /// Main ability and match bonus of a card in the order of choice, and abilities that belong to
    /// the card (SE-5.9, SE-8.3).
    fn offer_act<O: Offers<Choice>>(
        &self,
        action: Action,
        main: bool,
        bonus: bool,
        to: &mut O,
    ) -> Flow {
        let also = match &self.printed().action(action).bonus {
            Bonus::Also { early, ways } if self.turn.bonus && !bonus => {
                // Two lowerings may pay twice only in one order (SE-10.19).
                let lowers = ways.iter().flatten().any(|s| matches!(s, Step::Lower(_)));
                let early = *early || lowers && self.watches(self.active, When::Lowered.bit());
                ways.iter().any(|way| self.is_worth(way)).then_some(early)
            }
            _ => None,
        };
        if !main {
            if let Some(bearer) = self.instead_of(action).filter(|_| !self.must_copy_move()) {
                to.yes(Choice::Main)?;
                return to.yes(bearer.choice());
            }
            // The order is asked for only where it can matter.
            if also == Some(true) {
                to.yes(Choice::Main)?;
                to.yes(Choice::Bonus)?;
            }
            return GO_ON;
        }
        let mut any = false;
        if also.is_some() {
            any = true;
            to.yes(Choice::Bonus)?;
        }
        if !self.turn.copied {
            if self.player(self.active).watch & DURING != 0 {
                for (bearer, power) in self.powers(self.active) {
                    if let Power::During { on, needs, does } = power
                        && *on == action
                        && self.uses(bearer) == 0
                        && self.meets(*needs)
                        && self.is_worth(does)
                    {
                        any = true;
                        to.yes(bearer.choice())?;
                    }
                }
            }
            let closed = self.sign() == Sign::NoBuildings;
            for building in self.buildings.into_iter().flatten().filter(|_| !closed) {
                if let Power::During { on, does, .. } = &self.printed().building(building).power
                    && *on == action
                    && !self.turn.buildings.has(building)
                    && self.is_next_to(self.active, building)
                    && self.is_worth(does)
                {
                    any = true;
                    to.yes(Choice::Building(building))?;
                }
            }
        }
        if any { to.yes(Choice::Enough) } else { GO_ON }
    }

    /// Spells on the board (SE-10.1); scoring ones only once the game is going on (SE-2.14).
    fn offer_spells_on_board<O: Offers<Choice>>(&self, elements: Set<Element>, to: &mut O) -> Flow {
        let setup = self.stage == Stage::FirstSpells;
        for element in Element::ALL {
            let e = element.index();
            let (scoring, middle, bottom) = (self.scoring[e][0], self.middle[e], self.bottom[e]);
            for spell in [scoring, middle, bottom].into_iter().flatten() {
                if !elements.has(element) {
                    to.no(Choice::Take(spell), No::OtherElement.reason())?;
                } else if setup && spell.is_scoring() {
                    to.no(Choice::Take(spell), No::ScoringSpell.reason())?;
                } else {
                    to.yes(Choice::Take(spell))?;
                }
            }
        }
        GO_ON
    }

    /// Hunters that can be laid down.
    fn offer_huts<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        for (i, hut) in self.huts.iter().enumerate() {
            if *hut == Hut::Active {
                to.yes(Choice::Lay(i as u8 + 1))?;
            }
        }
        GO_ON
    }

    /// What can be done about a hunter after the roll (SE-5.19): also by whoever would get away,
    /// since Albert lays down any hunter, and to be caught may be worth it. Only the shorter walk
    /// of the open die (SE-14.4) is of no use then.
    fn offer_hunt<O: Offers<Choice>>(&self, roll: i8, to: &mut O) -> Flow {
        let walks = self.zone(self.active).is_some_and(|zone| self.huts[zone] == Hut::Active);
        if !walks || self.open_hunter && !self.is_caught(roll) {
            return GO_ON;
        }
        let mut any = false;
        if self.me().charms > 0 && self.sign() == Sign::NoCharms {
            to.no(Choice::Charm, No::CharmsBarred.reason())?;
        } else if self.me().charms > 0 {
            any = true;
            to.yes(Choice::Charm)?;
        }
        if !self.open_hunter && self.player(self.active).watch & AFTER_ROLL != 0 {
            for (bearer, power) in self.powers(self.active) {
                if let Power::AfterRoll(does) = power
                    && self.uses(bearer) == 0
                    && self.is_worth(does)
                {
                    any = true;
                    to.yes(bearer.choice())?;
                }
            }
        }
        if any { to.yes(Choice::Face) } else { GO_ON }
    }

    /// Icons around the Leader that can be collected: printed ones, and those that count so.
    pub(crate) fn icons_around(&self) -> [u8; 5] {
        let Some(leader) = self.me().leader else { return [0; 5] };
        let mut icons = self.icons_at_space(leader);
        for (icon, more) in icons.iter_mut().zip(self.turn.icons) {
            *icon += more;
        }
        icons
    }

    /// Icons printed around a space that no spider guards (SE-15.43).
    pub(crate) fn icons_at_space(&self, space: SpaceId) -> [u8; 5] {
        let map = &self.printed().map;
        let mut icons = map.icons(space, self.full);
        let guarded = self.guarded();
        if guarded != 0 {
            for area in map.around(space).iter().filter(|a| guarded >> a.index() & 1 != 0) {
                map.printed(*area, self.full).iter().for_each(|icon| icons[icon.index()] -= 1);
            }
        }
        icons
    }

    /// What counts as lunar in this Collect.
    pub(crate) fn lunar_collected(&self) -> Set<Ingredient> {
        let mut lunar = self.lunar_now();
        self.turn.dry.into_iter().for_each(|dry| lunar.remove(dry));
        self.turn.lunar.into_iter().for_each(|third| lunar.add(third));
        lunar
    }

    /// Whether a Septima marker counts (SE-2.4, SE-14.1).
    #[inline]
    pub(crate) fn is_marker_active(&self, side: Side) -> bool {
        side == Side::Right || self.seats <= 2
    }
}
