//! Final scoring (SE-13).

use crate::effect::Goal;
use crate::kinds::{Ailment, Element};
use crate::position::{Citizen, Septima};
use arrayvec::ArrayVec;
use kernel::{Party, ScoreLine, Seat, Standing};

impl Septima {
    /// Scores and ranks. Oracle cards are secret: they count once the game is over.
    pub(crate) fn score(&self) -> Standing {
        let over = self.is_over();
        if self.solo {
            return self.solo_score(over);
        }
        Standing::new(over, Seat::all(self.seats).map(|seat| self.party(seat, over)))
    }

    /// Worries met against those needed (SE-15.87): whoever meets enough has won. The oracle card is
    /// secret: its objectives count once the game is over.
    fn solo_score(&self, over: bool) -> Standing {
        let worries = self.worries();
        let line = |what, points: i32| ScoreLine { what, points };
        let met = |n: usize| i32::from(worries[n]);
        let lines = [
            line("septima-worry-objectives", if over { (0..4).map(met).sum() } else { 0 }),
            line("septima-worry-witches", met(4)),
            line("septima-worry-her-witches", met(5)),
            line("septima-worry-ribbon", met(6)),
            line("septima-worry-wisdom", met(7)),
        ];
        let wisdom = line("septima-tie-wisdom", self.wisdom_alone());
        let player = Party::new(Some(Septima::ALONE), 0, lines, [wisdom]);
        let needed = line("septima-worries-needed", self.widow.needed.into());
        let mut standing = Standing::new(over, [player, Party::new(None, 1, [needed], [])]);
        let won = standing.parties[0].score >= standing.parties[1].score;
        for (party, wins) in standing.parties.iter_mut().zip([won, !won]) {
            party.won = wins;
            party.rank = if wins { 1 } else { 2 };
        }
        standing
    }

    /// The player's Wisdom in the solo game: without objectives, less hers (SE-15.80, SE-15.81).
    pub(crate) fn wisdom_alone(&self) -> i32 {
        let boards = &self.printed().boards;
        let widow = self.player(Septima::WIDOW);
        let own = self.open_score(Septima::ALONE);
        let (tracks, levels) = self.track_points(Septima::WIDOW);
        let reached = |(from, _): &&(u8, u8)| widow.crowd >= *from;
        let crowd = boards.citizen_points.value.iter().filter(reached);
        let crowd = crowd.map(|(_, points)| i32::from(*points)).max().unwrap_or(0);
        own - tracks - levels - crowd
    }

    /// The eight worries, and which of them are met (SE-15.82 to SE-15.86).
    pub(crate) fn worries(&self) -> [bool; 8] {
        let (alone, widow) = (self.player(Septima::ALONE), self.player(Septima::WIDOW));
        let goals = &self.printed().cards.oracles[alone.oracle.index()].goals;
        let (own, hers) = self.printed().widow.witches.value;
        let goal = |n: usize| goals.get(n).is_some_and(|goal| self.is_met(Septima::ALONE, *goal));
        [
            goal(0),
            goal(1),
            goal(2),
            goal(3),
            alone.coven.len() >= own,
            widow.coven.len() <= hers,
            alone.marker.is_some_and(|space| space.row() == 10),
            self.wisdom_alone() >= i32::from(self.widow.wisdom),
        ]
    }

    /// Points of the patient tracks, and of the levels reached on all three.
    fn track_points(&self, seat: Seat) -> (i32, i32) {
        let (boards, levels) = (&self.printed().boards, &self.player(seat).levels);
        let tracks =
            levels.iter().map(|n| i32::from(boards.track_points.value[usize::from(*n)])).sum();
        let complete = levels.iter().min().copied().unwrap_or(0);
        (tracks, i32::from(complete) * i32::from(boards.level_points.value))
    }

    /// The score of a seat as far as everybody can see it.
    pub(crate) fn open_score(&self, seat: Seat) -> i32 {
        self.lines(seat, false).iter().map(|line| line.points).sum()
    }

    fn party(&self, seat: Seat, over: bool) -> Party {
        let player = self.player(seat);
        let witches =
            ScoreLine { what: "septima-tie-witches", points: i32::from(player.coven.len()) };
        let order = (u8::from(seat) + self.seats - u8::from(self.first)) % self.seats;
        Party::new(Some(seat), order, self.lines(seat, over), [witches])
    }

    fn lines(&self, seat: Seat, over: bool) -> [ScoreLine; 8] {
        let (player, boards) = (self.player(seat), &self.printed().boards);
        let line = |what, points: i32| ScoreLine { what, points };
        let potions: u8 = player.potions.iter().sum();
        let charms = i32::from(player.charms) * i32::from(boards.charm_points.value);
        let pairs = i32::from(player.goods() / 2) * i32::from(boards.pair_points.value);
        let (tracks, levels) = self.track_points(seat);
        [
            line("septima-score-citizens", self.citizen_points(seat)),
            line("septima-score-wisdom", i32::from(player.wisdom)),
            line("septima-score-oracle", if over { self.oracle_points(seat) } else { 0 }),
            line("septima-score-tracks", tracks),
            line("septima-score-levels", levels),
            line("septima-score-charms", charms),
            line(
                "septima-score-potions",
                i32::from(potions) * i32::from(boards.potion_points.value),
            ),
            line("septima-score-pairs", pairs),
        ]
    }

    /// Own Loyal Citizens in the Crowd and in both Chambers.
    pub(crate) fn citizens(&self, seat: Seat) -> u8 {
        let own = |c: &&Option<Citizen>| **c == Some(Citizen::Loyal(seat));
        let in_chambers = self.chambers.iter().flat_map(|c| c.spaces.iter()).filter(own).count();
        self.player(seat).crowd + in_chambers as u8
    }

    fn citizen_points(&self, seat: Seat) -> i32 {
        let citizens = self.citizens(seat);
        let steps = &self.printed().boards.citizen_points.value;
        let reached = steps.iter().filter(|(from, _)| citizens >= *from);
        reached.map(|(_, points)| i32::from(*points)).max().unwrap_or(0)
    }

    /// The best objectives that are met, one for each witch of the Coven (SE-13.4).
    pub(crate) fn oracle_points(&self, seat: Seat) -> i32 {
        let card = &self.printed().cards.oracles[self.player(seat).oracle.index()];
        let points = &self.printed().boards.oracle_points.value;
        let met = card.goals.iter().zip(points).filter(|(goal, _)| self.is_met(seat, **goal));
        let mut met: ArrayVec<i32, 4> = met.map(|(_, points)| i32::from(*points)).collect();
        met.sort_unstable_by(|a, b| b.cmp(a));
        met.iter().take(self.player(seat).coven.len().into()).sum()
    }

    /// Whether an objective is met (SE-13.6 to SE-13.8).
    pub(crate) fn is_met(&self, seat: Seat, goal: Goal) -> bool {
        let player = self.player(seat);
        let crystals = player.crystals();
        let of_element = |element: Element| {
            player.spells.iter().filter(|spell| spell.element() == element).count() as u8
        };
        let healed = |ailment: Ailment| player.levels[ailment.index()];
        match goal {
            Goal::Healed(ailment, n) => healed(ailment) >= n,
            Goal::Patients(n) => Ailment::ALL.into_iter().map(healed).sum::<u8>() >= n,
            Goal::Potions(n) => player.potions.iter().sum::<u8>() >= n,
            Goal::Citizens(n) => self.citizens(seat) >= n,
            Goal::Same(n) => player.stock[..5].iter().any(|have| have + crystals >= n),
            Goal::Different(n) => {
                let kinds = player.stock[..5].iter().filter(|have| **have > 0).count() as u8;
                kinds + crystals >= n
            }
            Goal::Of(kind, n) => player.stock[kind.index()] + crystals >= n,
            Goal::Crystals(n) => crystals >= n,
            Goal::AtMost(n) => player.suspicion <= n,
            Goal::AtLeast(n) => player.suspicion >= n,
            Goal::Elements(n) => {
                Element::ALL.iter().filter(|e| of_element(**e) > 0).count() as u8 >= n
            }
            Goal::SameElement(n) => Element::ALL.into_iter().any(|e| of_element(e) >= n),
            Goal::Section(element) => {
                player.marker.is_some_and(|space| Septima::sections(space).has(element))
            }
        }
    }
}
