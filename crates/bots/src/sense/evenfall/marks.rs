//! What the net of Evenfall is told.

use super::{Clan, Gives};
use crate::sense::net::Marks;
use evenfall::effect::{Bundle, Effect};
use kernel::{Game, Seat};

/// How many regions there are at most.
const REGIONS: usize = 3;

impl Clan<'_> {
    /// With so many points already; gives what the clan promises.
    pub(super) fn tell(&self, points: i32, marks: &mut Marks) -> f64 {
        self.mark_time(marks);
        self.mark_stocks(marks);
        let (open, circles) = self.mark_circles(marks);
        let persons = self.mark_persons(marks);
        self.mark_battles(marks);
        self.mark_hand(open, marks);
        self.mark_promise([self.stocks(), self.figures(), circles, persons], points, marks)
    }

    fn mark_time(&self, marks: &mut Marks) {
        let Clan { game, seat, .. } = *self;
        let rounds = game.rounds_to_come();
        marks.flags([0, 1, 2].map(|n| rounds == n));
        marks.flag(game.may_act(seat));
        marks.flag(self.others().any(|other| game.may_act(other)));
        marks.flag(game.may_fight());
        marks.flag(game.may_end_round());
        marks.flag(game.turn().seats.contains(seat));
        marks.flags([0, 1, 2, 3, 4, 5].map(|n| self.time == n));
    }

    fn mark_stocks(&self, marks: &mut Marks) {
        let Clan { game, seat, .. } = *self;
        let stock = game.stock_of(seat);
        marks.counts(stock, 3.0);
        marks.flags(stock.map(|n| n > 0));
        marks.count(stock.into_iter().min().unwrap_or(0), 2.0);
        let mana = game.mana_of(seat);
        marks.count(mana, 4.0);
        marks.count(mana.min(4), 4.0);
        marks.count(mana.min(9), 9.0);
        marks.count(self.hand, 4.0);
        marks.count(self.hand.min(3), 3.0);
        let (witches, elders) = game.reserve_of(seat);
        marks.counts([witches, elders], 2.0);
        marks.flag(witches > 0);
        marks.flag(game.has_token(seat));
        let coven = game.coven_of(seat);
        marks.flags([1, 2, 3, 4, 5, 6, 7, 8].map(|n| coven >= n));
        marks.count(coven, 4.0);
        marks.count(game.stones_of(seat).iter().sum(), 2.0);
    }

    /// Gives how many places are without a ritual, and what the circles promise.
    fn mark_circles(&self, marks: &mut Marks) -> (u8, f64) {
        let Clan { game, seat, .. } = *self;
        let (mut harvest, mut sickles, mut orbs, mut open, mut slots) = ([0u8; 7], 0, 0, 0, 0);
        let (mut places, mut points) = ([0u8; 2], [0u8; 2]);
        let (mut instant, mut lasting, mut all, mut left, mut promise) = (0, 0, 0, 0, 0.0);
        let (mut free_worth, mut worth, mut inner_worth, mut standing) = (0.0, 0.0, 0.0, 0.0);
        for inner in [false, true] {
            let circle = usize::from(inner);
            for at in game.circle_of(seat, inner) {
                let place = self.place(at, inner);
                promise += place.worth;
                places[circle] += 1;
                points[circle] += place.points;
                if !inner {
                    let Bundle { h, p, b, r, m, c, v } = place.harvest;
                    let all = [h, p, b, r, m, c, v];
                    harvest.iter_mut().zip(all).for_each(|(sum, n)| *sum = sum.saturating_add(n));
                }
                sickles += at.sickles;
                orbs += at.orbs;
                let Some(ritual) = place.ritual else {
                    open += 1;
                    continue;
                };
                slots += ritual.slots;
                points[circle] += ritual.points;
                match ritual.gives {
                    Gives::Space { once, room, free } => {
                        all += room;
                        left += free;
                        free_worth += f64::from(free) * once;
                        worth += f64::from(room) * once;
                        inner_worth += if inner { f64::from(room) * once } else { 0.0 };
                    }
                    Gives::Instant => instant += 1,
                    Gives::Lasting(worth) => {
                        lasting += 1;
                        standing += worth;
                    }
                }
            }
        }
        marks.counts(harvest, 3.0);
        marks.counts([sickles, orbs, open, slots], 2.0);
        marks.counts(places, 3.0);
        marks.counts(points, 5.0);
        marks.counts([instant, lasting, all, left], 2.0);
        marks.numbers([free_worth, worth, inner_worth, standing].map(|worth| worth as f32 / 4.0));
        (open, promise)
    }

    /// Gives what persons promise.
    fn mark_persons(&self, marks: &mut Marks) -> f64 {
        let Clan { game, seat, printed, .. } = *self;
        let (mut specialists, mut council, mut ready, mut ends) = (0, 0, 0, 0);
        let (mut lasting, mut turning, mut advice, mut at_end) = (0.0, 0.0, 0.0, 0.0);
        for (person, can_turn) in game.specialists_of(seat) {
            specialists += 1;
            ready += u8::from(can_turn);
            let fixed = &printed.specialists[person.specialist().index()];
            let effect = &game.data().specialist(person).effect;
            let sum = if matches!(effect, Effect::Turn(_)) { &mut turning } else { &mut lasting };
            *sum += self.standing_effect(effect, fixed, can_turn);
        }
        for person in game.council_of(seat) {
            council += 1;
            let effect = game.data().council(person);
            let end = matches!(effect, Effect::GameEnd(_));
            ends += u8::from(end);
            let sum = if end { &mut at_end } else { &mut advice };
            *sum += self.standing_effect(effect, &printed.councils[person.index()], true);
        }
        let parts: [f64; 4] = [lasting, turning, advice, at_end];
        marks.counts([specialists, council, ready, ends], 2.0);
        marks.numbers(parts.map(|worth| worth as f32 / 4.0));
        parts.iter().sum()
    }

    fn mark_battles(&self, marks: &mut Marks) {
        let Clan { game, seat, .. } = *self;
        marks.number(f32::from(game.seats()) / 2.0 - 1.0);
        let mut figures = game.figures_of(seat);
        for _ in 0..REGIONS {
            let Some((region, own, true)) = figures.next() else {
                marks.numbers([0.0; 6]);
                continue;
            };
            let others = self.others().map(|other| game.figures_in(region, other));
            let most = others.max().unwrap_or(0);
            marks.count(own, 2.0);
            marks.flag(own > 0);
            marks.count(most, 2.0);
            marks.flags([own > most, own > 0 && most > 0]);
            marks.count(if own > 0 { game.mana_of(seat) } else { 0 }, 4.0);
        }
    }

    fn mark_hand(&self, open: u8, marks: &mut Marks) {
        let Clan { game, seat, .. } = *self;
        let (stock, data) = (game.stock_of(seat), game.data());
        // Rituals first, then persons.
        let (mut cards, mut paid, mut points, mut cost) = ([0u8; 2], [0u8; 2], 0, 0);
        for card in game.hand_of(seat) {
            let (price, vp, kind) = match (card.ritual(), card.person()) {
                (Some(ritual), _) => (data.ritual(ritual).cost, data.ritual(ritual).vp, 0),
                (_, Some(person)) => (data.specialist(person).cost, data.specialist(person).vp, 1),
                (None, None) => continue,
            };
            let can_pay = price.resources().iter().zip(&stock).all(|(n, have)| n <= have);
            cards[kind] += 1;
            paid[kind] += u8::from(can_pay);
            points += vp;
            cost += price.h + price.p + price.b + price.r;
        }
        marks.count(cards[0], 3.0);
        marks.count(paid[0], 2.0);
        marks.count(points, 6.0);
        marks.count(cost, 8.0);
        marks.count(cards[1], 3.0);
        marks.count(paid[1], 2.0);
        marks.flag(paid[0] > 0 && open > 0);
        marks.count(paid[0].min(open), 2.0);
    }

    /// Gives the sum.
    fn mark_promise(&self, parts: [f64; 4], points: i32, marks: &mut Marks) -> f64 {
        let Clan { game, seat, .. } = *self;
        let [stocks, figures, circles, persons] = parts.map(|part| part as f32);
        let rounds = game.rounds_to_come();
        marks.numbers([stocks / 5.0, figures / 5.0]);
        marks.numbers([circles / 10.0, persons / 5.0]);
        marks.number(if rounds == 2 { (circles + persons) / 5.0 } else { 0.0 });
        marks.number(points as f32 / 20.0);
        let resources: u8 = game.stock_of(seat).iter().sum();
        marks.count(if rounds == 0 { resources } else { 0 }, 4.0);
        parts.iter().sum()
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let seat = self.seat;
        Seat::all(self.game.seats()).filter(move |other| *other != seat)
    }
}
