//! The bot `search` and the levels: honest, legal, reproducible, and free where nothing is asked.

mod common;

use bots::search::Settings;
use bots::{Bot, Kind, Knowledge, Search, Spec, sense};
use common::{deal, play_with};
use evenfall::Evenfall;
use kernel::tiny::Tiny;
use kernel::{Fast, Game, NoLog, Rules, Seat};
use spellbook::SpellBook;

fn spec(text: &str) -> Spec {
    text.parse().expect("a bot")
}

/// Bots that think alike each time: the levels with walks counted instead of time.
fn thinkers() -> Vec<Spec> {
    ["apprentice", "greedy", "search:iterations=24", "search:iterations=24:threads=2:thrift=1"]
        .map(spec)
        .to_vec()
}

fn chosen<G: Game>(game: &G, seat: Seat, spec: Spec, seed: u64) -> (usize, Fast) {
    let mut thinking = Fast::numbered(seed, 0);
    let choices = game.choices(seat);
    let index = spec.bot().choose(Knowledge::new(game, seat), &choices, &mut thinking);
    (index, thinking)
}

/// In worlds that a seat cannot tell apart, the same thoughts lead to the same choice.
fn is_honest<G: Game>(seats: u8, games: u64, every: u64, least: u32) {
    let mut dreams = Fast::numbered(5, 0);
    let (mut met, mut other_worlds) = (0u64, 0);
    for number in 0..games {
        let players = vec![Spec::Named(Kind::Random); usize::from(seats)];
        play_with::<G>(deal(seats, number), &players, number, |game, seat, choices| {
            met += 1;
            if choices.len() == 1 || met % every != 0 {
                return;
            }
            let world = game.imagine(seat, &mut dreams);
            other_worlds += u32::from(world != *game);
            for spec in thinkers() {
                let (here, there) =
                    (chosen(game, seat, spec, met), chosen(&world, seat, spec, met));
                assert_eq!(here, there, "{spec} {choices:?}");
            }
        });
    }
    assert!(other_worlds >= least, "{other_worlds} worlds were other than the true one");
}

#[test]
fn what_a_bot_does_not_know_does_not_matter_to_it() {
    is_honest::<Evenfall>(3, 2, 24, 5);
    is_honest::<Tiny>(2, 20, 2, 5);
}

/// Two whole games that differ only in what one seat cannot know, up to its first sight of the
/// difference, are played alike by it: also with what it keeps in mind between choices.
#[test]
fn a_bot_plays_alike_in_games_that_look_alike() {
    let (mut compared, mut differed) = (0, 0);
    for number in 0..12 {
        let (true_game, _) = deal::<Evenfall>(2, number);
        let Some(me) = true_game.turn().seats.first() else { continue };
        let other = true_game.imagine(me, &mut Fast::numbered(9, number));
        differed += u32::from(other != true_game);
        for thinker in thinkers() {
            let mut games = [true_game, other];
            let mut bots: [Box<dyn Bot<Evenfall>>; 2] = [thinker.bot(), thinker.bot()];
            let mut thoughts = [Fast::numbered(4, number), Fast::numbered(4, number)];
            let mut dice = [Fast::numbered(8, number), Fast::numbered(8, number)];
            for _ in 0..12 {
                let alike = games[0].imagine(me, &mut Fast::numbered(1, 1))
                    == games[1].imagine(me, &mut Fast::numbered(1, 1));
                if !alike || !games[0].turn().seats.contains(me) {
                    break;
                }
                let choices = games[0].choices(me);
                let picked = [0, 1].map(|i| {
                    let knows = Knowledge::new(&games[i], me);
                    bots[i].choose(knows, &choices, &mut thoughts[i])
                });
                assert_eq!(picked[0], picked[1], "{thinker}");
                compared += 1;
                for i in 0..2 {
                    games[i].apply(me, choices[picked[i]], &mut dice[i], &mut NoLog);
                }
            }
        }
    }
    assert!(compared > 20 && differed > 0, "{compared} choices, {differed} other games");
}

#[test]
fn the_same_walks_find_the_same_choices() {
    let search = [spec("search:iterations=40"), spec("search:iterations=40:threads=2")];
    let path = || {
        let mut path = Vec::new();
        play_with::<SpellBook>(deal(2, 5), &search, 5, |_, seat, choices| {
            path.push((seat, choices.len()));
        });
        path
    };
    assert_eq!(path(), path());
}

#[test]
fn a_forced_choice_takes_no_thought() {
    let random = [Spec::Named(Kind::Random); 2];
    let mut forced = 0;
    play_with::<SpellBook>(deal(2, 3), &random, 3, |game, seat, choices| {
        if choices.len() == 1 {
            forced += 1;
            for level in ["witch", "master", "search:ms=60000"] {
                assert_eq!(chosen(game, seat, spec(level), 9), (0, Fast::numbered(9, 0)));
            }
        }
    });
    assert!(forced > 0);
}

/// The bot says what it thinks of every choice, the one it takes first.
#[test]
fn a_search_says_why() {
    let (game, _) = deal::<SpellBook>(2, 1);
    let seat = game.turn().seats.first().unwrap();
    let (choices, settings) = (game.choices(seat), "iterations=300".parse::<Settings>().unwrap());
    let bot = || Search::<SpellBook>::new(sense::of(), settings);
    let knows = Knowledge::new(&game, seat);
    let weighed = bot().weigh(knows, &choices, &mut Fast::numbered(2, 0));
    assert_eq!(weighed[0].index, bot().choose(knows, &choices, &mut Fast::numbered(2, 0)));
    assert_eq!(weighed.len(), choices.len());
    assert!((weighed.iter().map(|w| w.share).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(weighed.windows(2).all(|w| w[0].share >= w[1].share), "{weighed:?}");
    // Also of choices that were looked at but shortly.
    assert!(weighed.iter().all(|w| w.win.is_some_and(|win| (0.0..=1.0).contains(&win))));
    assert!(weighed.iter().all(|w| w.score.is_some_and(|score| (0.0..100.0).contains(&score))));
}

/// A search finds its way where several seats pick in secret, and with more seats than two.
#[test]
fn a_search_plays_any_game() {
    let search = vec![spec("search:iterations=30:far=1"); 3];
    let end = play_with::<Tiny>(deal(2, 1), &search[..2], 1, |_, _, _| {});
    assert!(end.turn().is_over());
    let end = play_with::<SpellBook>(deal(3, 1), &search, 1, |_, _, _| {});
    assert!(end.turn().is_over());
}

/// A search that looks a few turns ahead is stronger than one look at each choice.
#[test]
fn a_search_beats_an_apprentice() {
    let wins = |number: u64| {
        let me = Seat::new((number % 2) as usize);
        let mut players = [Spec::Named(Kind::Apprentice); 2];
        players[me.index()] = spec("search:iterations=60");
        let end = play_with::<SpellBook>(deal(2, number), &players, number, |_, _, _| {});
        u64::from(end.standing().of(me).is_some_and(|party| party.won))
    };
    let won: u64 = (0..12).map(wins).sum();
    assert!(won >= 7, "{won} of 12");
}
