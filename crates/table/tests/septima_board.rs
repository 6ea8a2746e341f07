//! Septima's board shows everything that is there, and offers everything that may be done.
#![allow(clippy::unwrap_used)]

use kernel::{Chance, Fast, Game, Match, Rules, Seat, Seed, Shared};
use septima::{Choice, Septima};
use serde_json::json;
use std::collections::BTreeSet;
use table::draw::{Draw, Scene, Talk, draw};
use words::Language;

fn names() -> Vec<String> {
    ["Agata", "Bruno", "Cecylia", "Dario"].map(str::to_owned).to_vec()
}

/// Plays random games and shows every few positions of them, and those of each kind of choice.
fn many_positions(games: u64, every: usize, mut show: impl FnMut(&Match<Septima>, Seat, &Talk)) {
    let mut seen = BTreeSet::new();
    for game in 0..games {
        let mode = if game % 3 == 2 { "basic" } else { "full" };
        let options = json!({ "seats": 2 + game % 3, "mode": mode });
        let chance = Chance::fast(Seed::numbered(game, 0));
        let mut at: Match<Septima> =
            Match::new(Shared::built_in(), &options, names(), chance).unwrap();
        let talk = Talk::new(Language::ALL[game as usize % 3], names());
        let mut dice = Fast::numbered(game, 1);
        let mut moves = 0;
        while let Some(seat) = at.game().turn().seats.first() {
            let choices = at.game().choices(seat);
            let fresh = choices.iter().filter(|c| seen.insert((game, kind(c)))).count() > 0;
            if fresh || moves % every == 0 {
                show(&at, seat, &talk);
            }
            // Doing things is livelier than stopping.
            let idle = |c: &Choice| {
                matches!(c, Choice::Enough | Choice::GoOn | Choice::End | Choice::Stay)
            };
            let busy: Vec<Choice> = choices.iter().copied().filter(|c| !idle(c)).collect();
            let from = if busy.is_empty() || dice.below(4) == 0 { choices } else { busy };
            at.play(seat, from[dice.below(from.len() as u32) as usize]).ok().unwrap();
            moves += 1;
        }
        show(&at, Seat::new(0), &talk);
    }
}

/// The kind of a choice, as it is posted.
fn kind(choice: &Choice) -> String {
    table::draw::json(choice).split('"').nth(1).unwrap().to_owned()
}

/// A value as it stands in an attribute.
fn attribute(json: &str) -> String {
    format!(r#"value="{}""#, json.replace('"', "&quot;"))
}

/// Steps of a turn that are no things on the board: they lead the list of choices.
const IN_THE_LIST: [&str; 10] =
    ["go_on", "end", "main", "bonus", "way", "half", "face", "welcome", "refuse", "enough"];

#[test]
fn everything_that_may_be_chosen_can_be_clicked() {
    let (mut menus, mut kinds) = (0, BTreeSet::new());
    many_positions(12, 7, |at, seat, talk| {
        let scene: Scene<Septima> = Scene::new(at, Some(seat), true, talk);
        let html = Septima::board(&scene).into_string();
        for offer in &scene.offers {
            let kind = kind(&offer.choice);
            let listed = IN_THE_LIST.contains(&kind.as_str());
            let here = html.contains(&attribute(&offer.json));
            assert!(here != listed, "{} on the board: {here}", offer.json);
            kinds.insert(kind);
        }
        // The list has everything, first what is nowhere on the board.
        let list = draw(at, Some(seat), true, talk).offers;
        assert_eq!(list.len(), scene.offers.len());
        let placed: Vec<bool> = list.iter().map(|(c, _)| html.contains(&attribute(c))).collect();
        assert!(placed.is_sorted(), "{list:?}");
        for target in html.split("popovertarget=\"menu-").skip(1) {
            let id = target.split('"').next().unwrap();
            assert_eq!(html.matches(&format!(r#"popover id="menu-{id}""#)).count(), 1, "{id}");
            menus += 1;
        }
        let ids: Vec<&str> =
            html.split(" id=\"").skip(1).map(|part| part.split('"').next().unwrap()).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
    });
    assert!(menus > 20 && kinds.len() > 35, "{menus} {kinds:?}");
}

#[test]
fn whoever_looks_on_has_nothing_to_press() {
    many_positions(3, 40, |at, _, talk| {
        let html = Septima::board(&Scene::new(at, None, true, talk)).into_string();
        assert!(!html.contains("<button") && !html.contains("<input"), "{html}");
    });
}

#[test]
fn every_leader_stands_where_it_is() {
    many_positions(3, 20, |at, seat, talk| {
        let scene: Scene<Septima> = Scene::new(at, Some(seat), true, talk);
        let html = Septima::board(&scene).into_string();
        for player in &scene.view.players {
            let piece = format!(r#"data-piece="leader-{}" data-place=""#, player.seat);
            let place = html.split(&piece).nth(1).map(|rest| rest.split('"').next().unwrap());
            assert_eq!(place, player.leader.map(|space| space.name()));
        }
    });
}

#[test]
fn the_page_is_small_and_has_words_for_everything() {
    let mut largest = 0;
    many_positions(6, 20, |at, seat, talk| {
        let scene: Scene<Septima> = Scene::new(at, Some(seat), true, talk);
        let html = Septima::board(&scene).into_string();
        let text = Septima::text(&scene).into_string();
        largest = largest.max(html.len());
        for part in [&html, &text] {
            assert!(!part.contains('⟨') && !part.contains("septima-"), "{part}");
        }
    });
    assert!(largest < 120 * 1024, "{largest} bytes");
}

#[test]
fn every_symbol_that_is_used_is_there_once() {
    let symbols = Septima::symbols().into_string();
    many_positions(3, 20, |at, seat, talk| {
        let html = Septima::board(&Scene::new(at, Some(seat), true, talk)).into_string();
        for used in html.split("href=\"#").skip(1).chain(symbols.split("href=\"#").skip(1)) {
            let id = used.split('"').next().unwrap();
            assert_eq!(symbols.matches(&format!(r#"id="{id}""#)).count(), 1, "{id}");
        }
    });
}
