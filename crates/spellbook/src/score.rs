//! Scoring (SB-9.3 to SB-9.5, SB-17.6).

use crate::position::{Flags, SpellBook};
use crate::spell::{Level, Points};
use crate::token::Colour;
use kernel::{Party, ScoreLine, Seat, Standing};

impl SpellBook {
    /// What a learned spell is worth now; nothing if it is not learned.
    pub fn spell_points(&self, seat: Seat, colour: Colour) -> i32 {
        let player = &self.players[seat.index()];
        let Some(level) = player.book[colour.index()].level() else {
            return 0;
        };
        let card = self.cards().card(self.spell_in_play(colour));
        match card.levels[level.index()].points {
            Points::Fixed(n) => i32::from(n),
            Points::PerStoredColour => player.familiar.colours().count_ones() as i32,
            Points::PerStored => i32::from(player.familiar.len()),
            Points::PerSpell(low, high) => {
                let others = Colour::ALL.into_iter().filter(|c| *c != colour);
                let levels = others.filter_map(|c| player.book[c.index()].level());
                levels.map(|l| i32::from(if l == Level::L3 { low } else { high })).sum()
            }
        }
    }

    /// What the familiar board is worth now (SB-9.4).
    pub fn familiar_points(&self, seat: Seat) -> i32 {
        let stored = self.players[seat.index()].familiar.len();
        i32::from(self.cards().boards.familiar.value[usize::from(stored)])
    }

    /// What a seat has come to: its score, and what breaks ties (SB-9.5). Who has most is first.
    pub fn result(&self, seat: Seat) -> (i32, u8, u8) {
        let player = &self.players[seat.index()];
        let spells: i32 = Colour::ALL.into_iter().map(|c| self.spell_points(seat, c)).sum();
        (spells + self.familiar_points(seat), player.learned_count(), player.pool.len())
    }

    pub(crate) fn score(&self) -> Standing {
        let over = self.flags.has(Flags::OVER);
        let seats = Seat::all(self.seats).map(|seat| self.party(seat));
        if !self.is_solo() {
            return Standing::new(over, seats);
        }
        let standing = Standing::new(over, seats.chain([self.opponent_party()]));
        if standing.parties.iter().all(|p| p.won) { standing.without_winner() } else { standing }
    }

    fn party(&self, seat: Seat) -> Party {
        let order = (u8::from(seat) + self.seats - u8::from(self.first)) % self.seats;
        let spells = Colour::ALL.into_iter().map(|c| ScoreLine {
            what: self.spell_in_play(c).word(),
            points: self.spell_points(seat, c),
        });
        let familiar = ScoreLine { what: "spellbook-familiar", points: self.familiar_points(seat) };
        let (_, learned, pool) = self.result(seat);
        let ties = [
            ScoreLine { what: "spellbook-tie-spells", points: i32::from(learned) },
            ScoreLine { what: "spellbook-tie-pool", points: i32::from(pool) },
        ];
        let ties = ties.into_iter().take(if self.is_solo() { 0 } else { 2 });
        Party::new(Some(seat), order, spells.chain([familiar]), ties)
    }

    fn opponent_party(&self) -> Party {
        let track = self.cards().boards.opponent.value[usize::from(self.opponent.covered)];
        let lines = [
            ScoreLine { what: "spellbook-track", points: i32::from(track) },
            ScoreLine { what: "spellbook-below", points: i32::from(self.opponent.below.len()) },
        ];
        Party::new(None, self.seats, lines, [])
    }
}
