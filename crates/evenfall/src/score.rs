//! Scoring (EV-15, EV-18.16).

use crate::cards::Person;
use crate::effect::{Effect, Step, Stone};
use crate::position::{Evenfall, Phase, bits};
use arrayvec::ArrayVec;
use kernel::{Party, ScoreLine, Seat, Standing};

impl Evenfall {
    pub(crate) fn score(&self) -> Standing {
        let over = self.phase == Phase::Over;
        let seats = Seat::all(self.seats).map(|seat| self.party(seat));
        if !self.is_solo() {
            return Standing::new(over, seats);
        }
        let mut standing = Standing::new(over, seats.chain([self.automa_party()]));
        // A tie is lost against Automa (EV-18.16).
        if standing.parties.iter().all(|p| p.rank == 1) {
            standing.parties[0].rank = 2;
            standing.parties[0].won = false;
        }
        standing
    }

    /// The score of a seat as if the game ended now, without its parts.
    pub fn points_of(&self, seat: Seat) -> i32 {
        i32::from(self.clan(seat).vp)
            + self.specialist_points(seat)
            + self.council_points(seat)
            + self.ritual_points(seat)
            + self.stone_points(seat)
            + self.place_points(seat)
    }

    fn party(&self, seat: Seat) -> Party {
        let clan = self.clan(seat);
        let order = (u8::from(seat) + self.seats - u8::from(self.opening)) % self.seats;
        let line = |what, points: i32| ScoreLine { what, points };
        let lines = [
            line("evenfall-score-track", i32::from(clan.vp)),
            line("evenfall-score-specialists", self.specialist_points(seat)),
            line("evenfall-score-council", self.council_points(seat)),
            line("evenfall-score-rituals", self.ritual_points(seat)),
            line("evenfall-score-stones", self.stone_points(seat)),
            line("evenfall-score-places", self.place_points(seat)),
        ];
        let mana = line("evenfall-tie-mana", i32::from(clan.mana));
        let ties = (!self.is_solo()).then_some(mana);
        Party::new(Some(seat), order, lines, ties)
    }

    fn automa_party(&self) -> Party {
        let seat = Evenfall::AUTOMA;
        let line = |what, points: i32| ScoreLine { what, points };
        let mut rituals: ArrayVec<i32, 64> = self.inner_rituals(seat).map(|(_, vp)| vp).collect();
        rituals.sort_unstable_by(|a, b| b.cmp(a));
        let stones: usize = self.clan(seat).stones.iter().map(|n| usize::from(*n)).sum();
        let lines = [
            line("evenfall-score-track", i32::from(self.clan(seat).vp)),
            line("evenfall-score-specialists", self.specialist_points(seat)),
            line("evenfall-score-rituals", rituals.iter().sum()),
            line("evenfall-score-stones", rituals.iter().take(stones).sum()),
            line("evenfall-score-places", self.place_points(seat)),
        ];
        Party::new(None, self.seats, lines, [])
    }

    fn specialist_points(&self, seat: Seat) -> i32 {
        let points = |p| i32::from(self.cards().specialist(Person::new(p)).vp);
        bits(self.clan(seat).specialists).map(points).sum()
    }

    /// Game-end effects of the council (EV-15.3).
    fn council_points(&self, seat: Seat) -> i32 {
        let points = |p| match self.cards().council(Person::new(p)) {
            Effect::GameEnd(program) => program
                .iter()
                .map(|step| match step {
                    Step::Per(count, b) => i32::from(self.count(seat, *count)) * i32::from(b.v),
                    Step::Gain(b) => i32::from(b.v),
                    _ => 0,
                })
                .sum(),
            _ => 0,
        };
        bits(self.clan(seat).council).map(points).sum()
    }

    fn inner_rituals(&self, seat: Seat) -> impl Iterator<Item = (usize, i32)> {
        self.rituals(self.clan(seat).inner)
            .map(|(place, r)| (place.index(), i32::from(self.cards().ritual(r).vp)))
    }

    fn ritual_points(&self, seat: Seat) -> i32 {
        self.inner_rituals(seat).map(|(_, vp)| vp).sum()
    }

    fn place_points(&self, seat: Seat) -> i32 {
        bits(self.clan(seat).inner).map(|p| i32::from(self.cards().places[p].vp)).sum()
    }

    /// What the best assignment of powerstones adds (EV-15.2, EV-15.4): each kind doubles the
    /// dearest rituals that show it, and the red one the dearest that is left.
    fn stone_points(&self, seat: Seat) -> i32 {
        let mut stones = self.clan(seat).stones;
        if stones == [0; 5] {
            return 0;
        }
        // No more places than bits; a list that is moved about would cost more than the counting.
        let (mut rituals, mut count) = ([(0u8, Stone::Red); 64], 0);
        for (place, ritual) in self.rituals(self.clan(seat).inner) {
            if let Some(shown) = self.cards().place(place).stone {
                rituals[count] = (self.cards().ritual(ritual).vp, shown);
                count += 1;
            }
        }
        let rituals = &mut rituals[..count];
        rituals.sort_unstable_by_key(|(vp, _)| std::cmp::Reverse(*vp));
        let mut sum = 0;
        for (vp, shown) in rituals {
            let fits = [*shown, Stone::Red].map(Stone::index).into_iter().find(|s| stones[*s] > 0);
            if let Some(stone) = fits {
                stones[stone] -= 1;
                sum += i32::from(*vp);
            }
        }
        sum
    }
}
