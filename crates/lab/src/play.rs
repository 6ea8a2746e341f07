//! One game from the deal to its end.

use crate::Trail;
use bots::{Bot, Knowledge, Random, Spec};
use kernel::{Fast, Game, MAX_SEATS, NoLog, Seed};

/// Everybody at the table.
pub trait Players<G: Game> {
    /// Gives each seat the dice it thinks with in game `number`.
    fn sit_down(&mut self, seed: u64, number: u64);

    /// The place in the list of what the seat chooses that knows this.
    fn choose(&mut self, knows: Knowledge<'_, G>, choices: &[G::Choice]) -> usize;
}

/// The thoughts of the seats are another series than the dice of the games.
const THOUGHTS: u64 = 0x7468_6F75_6768_7473;

/// The dice of the game with this number.
pub(crate) fn seed_of(seed: u64, number: u64) -> Seed {
    Seed::numbered(seed, number)
}

/// One generator per seat, so that nobody's thinking disturbs another's.
struct Thoughts([Fast; MAX_SEATS]);

impl Thoughts {
    fn new(seed: u64, number: u64) -> Thoughts {
        let first = number.wrapping_mul(MAX_SEATS as u64);
        Thoughts(std::array::from_fn(|seat| {
            Fast::numbered(seed ^ THOUGHTS, first.wrapping_add(seat as u64))
        }))
    }
}

/// A table of nothing but random players: no bot is called through a pointer.
pub struct AllRandom(Thoughts);

impl Default for AllRandom {
    fn default() -> Self {
        AllRandom(Thoughts::new(0, 0))
    }
}

impl<G: Game> Players<G> for AllRandom {
    fn sit_down(&mut self, seed: u64, number: u64) {
        self.0 = Thoughts::new(seed, number);
    }

    #[inline]
    fn choose(&mut self, knows: Knowledge<'_, G>, choices: &[G::Choice]) -> usize {
        Random::pick(choices.len(), &mut self.0.0[knows.seat().index()])
    }
}

/// A table of any bots.
pub(crate) struct Mixed<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    thoughts: Thoughts,
}

impl<G: Game> Mixed<G> {
    pub(crate) fn new(bots: &[Spec]) -> Mixed<G> {
        let bots = bots.iter().map(|spec| spec.bot()).collect();
        Mixed { bots, thoughts: Thoughts::new(0, 0) }
    }
}

impl<G: Game> Players<G> for Mixed<G> {
    fn sit_down(&mut self, seed: u64, number: u64) {
        self.thoughts = Thoughts::new(seed, number);
    }

    fn choose(&mut self, knows: Knowledge<'_, G>, choices: &[G::Choice]) -> usize {
        let seat = knows.seat().index();
        self.bots[seat].choose(knows, choices, &mut self.thoughts.0[seat])
    }
}

/// Plays a game to its end and gives the path it took. The list of choices is used again; nothing
/// else is allocated.
#[inline]
pub fn play_out<G: Game>(
    game: &mut G,
    players: &mut impl Players<G>,
    dice: &mut Fast,
    list: &mut Vec<G::Choice>,
) -> Trail {
    let mut trail = Trail::default();
    while let Some(seat) = game.turn().seats.first() {
        list.clear();
        let _ = game.offer(seat, list);
        let index = players.choose(Knowledge::new(game, seat), list);
        trail.step(seat, index, list.len());
        game.apply(seat, list[index], dice, &mut NoLog);
    }
    trail
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tally;
    use kernel::Shared;
    use kernel::tiny::Tiny;

    fn tally(mut players: impl Players<Tiny>) -> Tally {
        let options = Tiny::schema().complete(&serde_json::Value::Null).unwrap();
        let options = serde_json::from_value(options.into()).unwrap();
        let (mut tally, mut list) = (Tally::default(), Vec::new());
        for number in 0..50 {
            players.sit_down(4, number);
            let mut dice = Fast::new(seed_of(4, number));
            let mut game = Tiny::deal(Shared::built_in(), &options, &mut dice).unwrap();
            let trail = play_out(&mut game, &mut players, &mut dice, &mut list);
            tally.add(number, trail, &game.standing());
        }
        tally
    }

    #[test]
    fn random_bots_play_the_same_through_a_pointer() {
        assert_eq!(
            tally(AllRandom::default()),
            tally(Mixed::new(&[Spec::Named(bots::Kind::Random); 2]))
        );
    }
}
