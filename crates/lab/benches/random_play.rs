//! Random play of every registered game, with the allocations that it makes: none while playing.
//!
//! `cargo bench -p sabbat-lab`

use divan::{AllocProfiler, Bencher, counter::ItemsCount};
use games::{IDS, Visitor, load_data, visit};
use kernel::{Fast, Game};
use lab::{AllRandom, Players, play_out};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Plays game after game, and measures them.
struct Measure<'a, 'b> {
    bencher: Bencher<'a, 'b>,
    /// Whether a choice is the unit, not a game.
    per_choice: bool,
}

impl Visitor for Measure<'_, '_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let data = load_data::<G>(None).expect("the built-in data is correct: a test reads it");
        let options = G::schema().complete(&serde_json::Value::Null).expect("defaults are right");
        let options: G::Options =
            serde_json::from_value(options.into()).expect("complete options are typed");
        let mut list = Vec::with_capacity(1024);
        let mut players = AllRandom::default();
        let mut play = move |number: u64| {
            Players::<G>::sit_down(&mut players, 1, number);
            let mut dice = Fast::numbered(1, number);
            let mut game = G::deal(data, &options, &mut dice).expect("defaults go together");
            play_out(&mut game, &mut players, &mut dice, &mut list).choices()
        };
        // The first thousand games, round and round: each sample does the same work.
        let choices: u64 = (0..GAMES).map(&mut play).sum();
        let items = if self.per_choice { choices } else { GAMES };
        self.bencher
            .counter(ItemsCount::new(items))
            .bench_local(|| (0..GAMES).map(&mut play).sum::<u64>());
    }
}

/// Games in one iteration: too many for the processor to learn their branches by heart.
const GAMES: u64 = 1000;

/// Items are games: whole games from the deal to the standing.
#[divan::bench(args = IDS)]
fn games(bencher: Bencher, id: &str) {
    visit(id, Measure { bencher, per_choice: false }).expect("a registered game");
}

/// Items are choices.
#[divan::bench(args = IDS)]
fn choices(bencher: Bencher, id: &str) {
    visit(id, Measure { bencher, per_choice: true }).expect("a registered game");
}
