//! Where the Leader can go, and where it may not stay (SE-6.2, SE-15.38 to SE-15.41).

use crate::choice::Choice;
use crate::effect::{Rule, Sign, Step};
use crate::kinds::{Action, Ingredient, Potion};
use crate::map::spaces;
use crate::names::{SpaceId, SpellId};
use crate::position::{Matched, Septima, Stage};
use crate::refusal::No;
use kernel::{Flow, GO_ON, Offers, Seat};

impl Septima {
    /// How far the Quick Move goes (SE-5.4, SE-8.25, SE-10.38).
    pub(crate) fn quick_move(&self) -> u8 {
        let seat = self.active;
        let usual = match self.sign() {
            Sign::QuickMove(reach) => reach,
            _ if self.turn.matched == Matched::No => 1 + self.amount(seat, Rule::LoneQuickMove(0)),
            _ => 1,
        };
        usual + self.amount(seat, Rule::QuickMove(0))
    }

    /// Whether the Leader stands where another one does.
    pub(crate) fn stands_on_another(&self) -> bool {
        self.me().leader.is_some_and(|space| self.is_taken(space, self.active))
    }

    /// Whether the Leader stands on a spider's space in its own turn (SE-15.40).
    pub(crate) fn stands_in_web(&self) -> bool {
        self.solo
            && self.active == Septima::ALONE
            && (Stage::QuickMove..=Stage::End).contains(&self.stage)
            && self.me().leader.is_some_and(|space| self.spider_on(space))
    }

    /// Whether the Leader stands on a spider's space and nothing else will move it for certain.
    pub(crate) fn must_leave_now(&self) -> bool {
        self.stands_in_web() && !self.holds_ointment() && !self.card_moves()
    }

    pub(crate) fn holds_ointment(&self) -> bool {
        self.me().potions[Potion::FlyingOintment.index()] > 0
    }

    /// Whether something can still move the Leader in this turn (SE-6.2).
    fn can_leave_later(&self) -> bool {
        if !(Stage::QuickMove..=Stage::End).contains(&self.stage) {
            return false;
        }
        let before_card = matches!(self.stage, Stage::QuickMove | Stage::Before);
        self.holds_ointment()
            || before_card && self.card_moves()
            || self.stage <= Stage::After && self.flying_spells().next().is_some()
    }

    /// Whether the card moves the Leader: a Move, or a Remember that can copy one.
    fn card_moves(&self) -> bool {
        let me = self.me();
        match me.action {
            Some(Action::Move) => true,
            Some(Action::Remember) => me.discard.has(Action::Move),
            _ => false,
        }
    }

    /// Whether whoever counted on a Remember to leave a space must copy a Move now: another
    /// Leader's space (SE-6.2), or a spider's, unless no way leads out of it (SE-15.40, SE-15.41).
    pub(crate) fn must_copy_move(&self) -> bool {
        let in_web = self.stands_in_web() && !self.holds_ointment() && self.card_moves();
        self.stands_on_another() && !self.can_leave_later()
            || in_web && (self.turn.bonus || !self.is_boxed_in())
    }

    /// Ready spells that move the Leader anywhere.
    fn flying_spells(&self) -> impl Iterator<Item = SpellId> {
        let flies = |spell: &SpellId| {
            let card = self.printed().spell(*spell);
            let fits = card.icon.is_none() || card.icon == self.me().action.map(Action::icon);
            fits && card.cast.iter().any(|way| way.contains(&Step::Fly))
        };
        self.me().ready.but(self.turn.cast).iter().filter(flies)
    }

    pub(crate) fn may_go_on(&self) -> bool {
        if !self.stands_on_another() {
            return true;
        }
        self.holds_ointment()
            || self.stage == Stage::Before
                && (self.card_moves() || self.flying_spells().next().is_some())
    }

    /// The spaces of other Leaders, as bits.
    pub(crate) fn taken(&self) -> u128 {
        let others = Seat::all(self.seats).filter(|seat| *seat != self.active);
        let leaders = others.filter_map(|seat| self.player(seat).leader);
        leaders.fold(0, |bits, space| bits | 1 << space.index())
    }

    /// Whether the Leader may stop on a space (SE-6.2), which is no spider's (SE-15.38).
    pub(crate) fn may_stop(&self, space: SpaceId) -> bool {
        let free = !self.is_taken(space, self.active) || self.can_leave_later();
        free && !self.spider_on(space)
    }

    /// Staying where the Leader stands, as a movement.
    pub(crate) fn offer_stay<O: Offers<Choice>>(&self, moves: bool, to: &mut O) -> Flow {
        if self.stands_on_another() && !self.can_leave_later() {
            to.no(Choice::Stay, No::SpaceTaken.reason())
        } else if moves && self.stands_in_web() && !self.holds_ointment() {
            to.no(Choice::Stay, No::InWeb.reason())
        } else {
            to.yes(Choice::Stay)
        }
    }

    /// Spaces that the Leader can walk to in so many steps, as bits: not over spiders (SE-15.38),
    /// over which it flies (SE-15.39).
    fn walkable(&self, from: SpaceId, reach: u8) -> u128 {
        let map = &self.printed().map;
        let near = map.within(from, reach);
        let webs = self.webs();
        if near & webs == 0 {
            near
        } else if reach == u8::MAX {
            near & !webs
        } else {
            let steps = map.around_blocked(from, webs, reach);
            spaces(near).filter(|s| steps[s.index()] <= reach).fold(0, |b, s| b | 1 << s.index())
        }
    }

    /// Spaces within reach, without the one where the Leader stands.
    pub(crate) fn offer_walk<O: Offers<Choice>>(&self, reach: u8, to: &mut O) -> Flow {
        let Some(from) = self.me().leader else { return GO_ON };
        let map = &self.printed().map;
        let near = self.walkable(from, reach) & !(1 << from.index());
        let taken = self.taken();
        let free = if near & taken == 0 || self.can_leave_later() { near } else { near & !taken };
        if O::WHY {
            for space in spaces(near & !free) {
                to.no(Choice::Go(space), No::SpaceTaken.reason())?;
            }
            let blocked = map.within(from, reach) & !near & !(1 << from.index());
            for space in spaces(blocked) {
                to.no(Choice::Go(space), No::Spider.reason())?;
            }
            for space in SpaceId::all().filter(|s| map.distance(from, *s) > reach) {
                to.no(Choice::Go(space), No::TooFar.reason())?;
            }
        }
        spaces(free).try_for_each(|space| to.yes(Choice::Go(space)))
    }

    /// Spaces next to a printed ingredient of this kind (SE-16.30).
    pub(crate) fn offer_seek<O: Offers<Choice>>(&self, kind: Ingredient, to: &mut O) -> Flow {
        let map = &self.printed().map;
        let fits = |space: SpaceId| map.icons(space, self.full)[kind.index()] > 0;
        let own = self.me().leader;
        for space in SpaceId::all().filter(|s| fits(*s) && Some(*s) != own) {
            if self.spider_on(space) {
                to.no(Choice::Go(space), No::Spider.reason())?;
            } else if self.may_stop(space) {
                to.yes(Choice::Go(space))?;
            } else {
                to.no(Choice::Go(space), No::SpaceTaken.reason())?;
            }
        }
        if own.is_some_and(fits) { self.offer_stay(true, to) } else { GO_ON }
    }
}
