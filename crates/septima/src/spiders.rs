//! The Black Widow's spiders: where they crawl, what they guard and what they cost (SE-15.31 to
//! SE-15.44).

use crate::choice::Choice;
use crate::event::Event;
use crate::frame::Frame;
use crate::map::ZONES;
use crate::names::SpaceId;
use crate::position::Septima;
use crate::widow::SPIDERS;
use arrayvec::ArrayVec;
use kernel::{Flow, GO_ON, Log, Offers};

/// Options to choose from that come from her side; if there is just one, nobody is asked.
type Steps = ArrayVec<(u8, SpaceId), 12>;

impl Septima {
    /// Whether a spider is on a space.
    #[inline]
    pub(crate) fn spider_on(&self, space: SpaceId) -> bool {
        self.solo && self.widow.spiders.contains(&Some(space))
    }

    /// The spaces of spiders, as bits.
    #[inline]
    pub(crate) fn webs(&self) -> u128 {
        self.widow.spiders.iter().flatten().fold(0, |bits, space| bits | 1 << space.index())
    }

    /// The areas that lying spiders guard, as bits (SE-15.43).
    #[inline]
    pub(crate) fn guarded(&self) -> u64 {
        if self.widow.lying == 0 {
            return 0;
        }
        let lying = |(i, space): (usize, &Option<SpaceId>)| {
            space.filter(|_| self.widow.lying >> i & 1 != 0)
        };
        let spaces = self.widow.spiders.iter().enumerate().filter_map(lying);
        spaces.fold(0, |bits, space| {
            let areas = self.printed().map.around(space).iter();
            areas.fold(bits, |bits, area| bits | 1 << area.index())
        })
    }

    /// Whether all spaces around the Leader are the spiders'.
    pub(crate) fn is_boxed_in(&self) -> bool {
        let leader = self.player(Septima::ALONE).leader;
        leader.is_some_and(|space| {
            self.printed().map.spaces[space.index()].links.iter().all(|l| self.spider_on(*l))
        })
    }

    /// Steps from a space to the Leader.
    fn distance_to_leader(&self, space: SpaceId) -> u8 {
        let leader = self.player(Septima::ALONE).leader;
        leader.map_or(0, |leader| self.printed().map.distance(space, leader))
    }

    /// Those of some spiders that can move: not on the Leader's space (SE-15.36).
    pub(crate) fn movable(&self, spiders: u8) -> u8 {
        let away = |i: &usize| {
            let space = self.widow.spiders[*i];
            spiders >> i & 1 != 0 && space.is_some_and(|space| self.distance_to_leader(space) > 0)
        };
        (0..SPIDERS).filter(away).fold(0, |bits, i| bits | 1 << i)
    }

    /// The spaces to which a spider can move (SE-15.35).
    fn spider_steps(&self, spider: usize, to: &mut Steps) {
        let Some(space) = self.widow.spiders[spider] else { return };
        let distance = self.distance_to_leader(space);
        for link in &self.printed().map.spaces[space.index()].links {
            if self.distance_to_leader(*link) < distance {
                to.push((spider as u8, *link));
            }
        }
    }

    /// The ways of the next spider of these.
    fn next_steps(&self, left: u8) -> Steps {
        let mut steps = Steps::new();
        if left != 0 {
            self.spider_steps(left.trailing_zeros() as usize, &mut steps);
        }
        steps
    }

    /// The ways of the spiders that are furthest.
    fn furthest_steps(&self) -> Steps {
        let mut steps = Steps::new();
        let spiders = &self.widow.spiders;
        let far = |i: usize| spiders[i].map_or(0, |space| self.distance_to_leader(space));
        let furthest = (0..SPIDERS).map(far).max().unwrap_or(0);
        let lies = |i: usize| self.widow.lying >> i & 1;
        for i in 0..SPIDERS {
            // Of spiders that are alike in every way, one is enough.
            let twin = (0..i).any(|j| spiders[j] == spiders[i] && lies(j) == lies(i));
            if furthest > 0 && far(i) == furthest && !twin {
                self.spider_steps(i, &mut steps);
            }
        }
        steps
    }

    pub(crate) fn offer_spiders<O: Offers<Choice>>(&self, frame: Frame, to: &mut O) -> Flow {
        let steps = match frame {
            Frame::Spiders { left } => self.next_steps(left),
            Frame::Furthest { left: 1.., .. } => self.furthest_steps(),
            _ => Steps::new(),
        };
        if steps.len() < 2 {
            return GO_ON;
        }
        steps.iter().try_for_each(|(i, space)| to.yes(Choice::Spider { spider: i + 1, to: *space }))
    }

    fn move_spider(&mut self, spider: u8, to: SpaceId, log: &mut impl Log<Event>) {
        self.widow.spiders[usize::from(spider)] = Some(to);
        self.widow.lying &= !(1 << spider);
        log.add(|| Event::SpiderMoved { spider: spider + 1, space: to });
    }

    /// Goes on with spiders of which nothing is asked, or one of which was chosen.
    pub(crate) fn move_spiders(
        &mut self,
        frame: Frame,
        chosen: Option<(u8, SpaceId)>,
        log: &mut impl Log<Event>,
    ) {
        match frame {
            Frame::Spiders { left } if left != 0 => {
                let step = chosen.or_else(|| self.next_steps(left).first().copied());
                self.stack.push(Frame::Spiders { left: left & (left - 1) });
                if let Some((spider, to)) = step {
                    self.move_spider(spider, to, log);
                }
            }
            Frame::Furthest { left, moved, favors } => {
                let step = chosen.or_else(|| self.furthest_steps().first().copied());
                match step.filter(|_| left > 0) {
                    Some((spider, to)) => {
                        // Whoever reaches the Leader is the last of these (SE-15.77).
                        let reached = favors && self.distance_to_leader(to) == 0;
                        let left = if reached { 0 } else { left - 1 };
                        let moved = moved | 1 << spider;
                        self.stack.push(Frame::Furthest { left, moved, favors });
                        self.move_spider(spider, to, log);
                    }
                    None if favors && moved != 0 => {
                        self.bite(moved, log);
                        self.recall(Septima::WIDOW, 1, log);
                    }
                    None => {}
                }
            }
            Frame::Crawl { zones: 0, moved } => self.bite(moved, log),
            Frame::Crawl { zones, moved } => {
                let left = self.movable(self.crawling(zones.trailing_zeros() as usize));
                let zones = zones & (zones - 1);
                self.stack.push(Frame::Crawl { zones, moved: moved | left });
                self.stack.push(Frame::Spiders { left });
            }
            _ => {}
        }
    }

    /// The spiders of a zone, or of the next one clockwise that has any (SE-15.32).
    fn crawling(&self, zone: usize) -> u8 {
        let of = |zone: usize| {
            let here = |i: &usize| self.widow.spiders[*i].is_some_and(|s| s.zone() == zone);
            (0..SPIDERS).filter(here).fold(0u8, |bits, i| bits | 1 << i)
        };
        (0..ZONES).map(|n| of((zone + n) % ZONES)).find(|spiders| *spiders != 0).unwrap_or(0)
    }

    /// Wisdom lost by spiders that have moved (SE-15.34, SE-15.77).
    fn bite(&mut self, moved: u8, log: &mut impl Log<Event>) {
        let board = &self.printed().widow;
        for i in (0..SPIDERS).filter(|i| moved >> i & 1 != 0) {
            let distance =
                self.widow.spiders[i].map_or(u8::MAX, |space| self.distance_to_leader(space));
            match distance {
                0 => self.lose_wisdom(Septima::ALONE, board.bite.value, log),
                1 => self.lose_wisdom(Septima::ALONE, board.beside.value, log),
                _ => {}
            }
        }
    }

    /// Wisdom lost at the end of the own turn (SE-15.42).
    pub(crate) fn spiders_beside(&mut self, log: &mut impl Log<Event>) {
        let beside = |space: &&SpaceId| self.distance_to_leader(**space) == 1;
        let count = self.widow.spiders.iter().flatten().filter(beside).count() as u16;
        if count > 0 {
            let points = count * self.printed().widow.beside.value;
            self.lose_wisdom(Septima::ALONE, points, log);
        }
    }
}
