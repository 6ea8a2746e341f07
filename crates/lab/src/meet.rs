//! Two bots at one deal, as quickly as can be: for the examples that teach and tune.

use bots::{Bot, Knowledge};
use kernel::{Fast, Game, NoLog, Rules, Seat, Shared};
use serde_json::json;

/// A game that takes longer ends as it stands: whoever waits for ever does not win by it.
const LONGEST: usize = 1_000;

/// The usual options for two seats.
pub fn two_seats<G: Game>() -> G::Options {
    let options = G::schema().complete(&json!({ "seats": 2 })).expect("two may play");
    serde_json::from_value(options.into()).expect("options that are complete")
}

/// Lets two bots play a deal of a series from both seats, with the same dice. Gives the part of the victories
/// that the first has, and by how much it leads on average.
pub fn meet<G: Game, B: Bot<G>>(
    bots: &mut [B; 2],
    options: &G::Options,
    (series, deal): (u64, u64),
) -> (f64, f64) {
    let (mut share, mut lead, mut list) = (0.0, 0.0, Vec::new());
    for order in 0..2 {
        let mut dice = Fast::numbered(series, deal);
        let mut thoughts = Fast::numbered(!series, deal);
        let mut game = G::deal(Shared::built_in(), options, &mut dice).expect("a deal");
        for _ in 0..LONGEST {
            let Some(seat) = game.turn().seats.first() else { break };
            game.choices_into(seat, &mut list);
            let bot = &mut bots[(seat.index() + order) % 2];
            let index = bot.choose(Knowledge::new(&game, seat), &list, &mut thoughts);
            game.apply(seat, list[index], &mut dice, &mut NoLog);
        }
        let standing = game.standing();
        let winners = standing.parties.iter().filter(|party| party.won).count().max(1) as f64;
        for seat in Seat::all(2) {
            let Some(party) = standing.of(seat) else { continue };
            let is_first = (seat.index() + order) % 2 == 0;
            lead += f64::from(party.score) / if is_first { 2.0 } else { -2.0 };
            share += if is_first && party.won { 0.5 / winners } else { 0.0 };
        }
    }
    (share, lead)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Greedy, Random, sense};
    use spellbook::SpellBook;

    #[test]
    fn twins_are_equal_and_the_better_one_leads() {
        let options = two_seats::<SpellBook>();
        let mut twins = [Random, Random];
        assert_eq!(meet::<SpellBook, _>(&mut twins, &options, (1, 2)), (0.5, 0.0));
        // Who counts the score alone does not see what tokens are good for.
        let mut both = [Greedy::new(sense::of(), 1), Greedy::new(Box::new(sense::ScoreOnly), 1)];
        let (share, lead) = meet::<SpellBook, _>(&mut both, &options, (1, 2));
        assert!(share == 1.0 && lead > 5.0, "{share} {lead}");
    }
}
