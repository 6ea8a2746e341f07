//! Septima's board shows everything that is there, and offers everything that may be done.
#![allow(clippy::unwrap_used)]

use kernel::{Chance, Fast, Game, Match, Rules, Seat, Seed, Shared};
use septima::{Choice, Septima};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::draw::{Draw, Scene, Talk, draw};
use words::Language;

fn names() -> Vec<String> {
    ["Agata", "Bruno", "Cecylia", "Dario"].map(str::to_owned).to_vec()
}

/// Games of every kind: with one to four players, basic and full, with and without the expansion.
fn options(game: u64) -> Value {
    match game % 6 {
        0 => json!({ "seats": 2, "mode": "full" }),
        1 => json!({ "seats": 1, "shapeshifting": true, "omens": true }),
        2 => json!({ "seats": 4, "mode": "basic" }),
        3 => json!({ "seats": 3, "shapeshifting": true, "omens": true }),
        4 => json!({ "seats": 1, "widow_bonus": "always" }),
        _ => json!({ "seats": 2, "shapeshifting": true }),
    }
}

/// Plays random games and shows every few positions of them, and those of each kind of choice.
fn many_positions(games: u64, every: usize, mut show: impl FnMut(&Match<Septima>, Seat, &Talk)) {
    let mut seen = BTreeSet::new();
    for game in 0..games {
        let options = options(game);
        let seats = options["seats"].as_u64().unwrap() as usize;
        let chance = Chance::fast(Seed::numbered(game, 0));
        let mut at: Match<Septima> =
            Match::new(Shared::built_in(), &options, names(), chance).unwrap();
        let language = Language::ALL[(game + game / 3) as usize % 3];
        let talk = Talk::new(language, names()[..seats].to_vec()).about(Septima::ID);
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
    many_positions(24, 9, |at, seat, talk| {
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
    for kind in ["cooperate", "delay", "inform", "drop", "spider", "shift", "human", "animal"] {
        assert!(kinds.contains(kind), "nobody could choose {kind}");
    }
    assert!(menus > 20 && kinds.len() > 45, "{menus} {kinds:?}");
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
fn every_spider_stands_or_lies_where_it_is() {
    let (mut standing, mut lying) = (0, 0);
    many_positions(5, 20, |at, seat, talk| {
        let scene: Scene<Septima> = Scene::new(at, Some(seat), true, talk);
        let html = Septima::board(&scene).into_string();
        let spiders = scene.view.widow.as_ref().map_or(&[][..], |widow| &widow.spiders);
        assert_eq!(html.matches("data-piece=\"spider-").count(), spiders.len());
        for (i, spider) in spiders.iter().enumerate() {
            let place = format!(r#"data-piece="spider-{}" data-place="{}""#, i + 1, spider.space);
            assert_eq!(html.matches(&place).count(), 1, "{place}");
        }
        let lies = spiders.iter().filter(|spider| spider.lies).count();
        assert_eq!(html.matches("class=\"se-spider lies").count(), lies);
        assert_eq!(html.contains("#se-web"), lies > 0);
        (standing, lying) = (standing + spiders.len() - lies, lying + lies);
    });
    assert!(standing > 0 && lying > 0, "{standing} {lying}");
}

#[test]
fn the_black_widow_and_the_worries_are_on_the_board_and_in_words() {
    many_positions(5, 30, |at, seat, talk| {
        for viewer in [Some(seat), None] {
            let scene: Scene<Septima> = Scene::new(at, viewer, true, talk);
            let html = Septima::board(&scene).into_string();
            let text = Septima::text(&scene).into_string();
            let Some(widow) = &scene.view.widow else {
                assert!(!html.contains("se-widow") && !html.contains("se-worries"), "{html}");
                continue;
            };
            assert_eq!(talk.name(widow.seat), talk.opponent().unwrap());
            for part in [&html, &text] {
                assert!(part.contains(&format!("<h2>{}</h2>", talk.opponent().unwrap())));
            }
            let met = widow.worries.iter().filter(|met| **met == Some(true)).count();
            assert_eq!(html.matches("<li class=\"met\">").count(), met);
            assert_eq!(html.matches("id=\"text-widow-").count(), cards_shown(widow));
        }
    });
}

/// Her cards and witches whose text can be read.
fn cards_shown(widow: &septima::view::WidowView) -> usize {
    let open = widow.row.iter().flatten().chain(&widow.top).chain(&widow.action).count();
    open + usize::from(widow.discard.len() + widow.coven.len())
}

#[test]
fn animals_cover_and_sickness_turns_witches() {
    let (mut covered, mut sick, mut animals) = (0, 0, 0);
    many_positions(12, 9, |at, seat, talk| {
        let scene: Scene<Septima> = Scene::new(at, Some(seat), true, talk);
        let html = Septima::board(&scene).into_string();
        let players = &scene.view.players;
        let count = |is: &dyn Fn(&septima::view::PlayerView) -> bool| {
            players.iter().filter(|player| is(player)).count()
        };
        let under = count(&|p| p.animal.is_some() && p.covered.is_some() && p.covered != p.sick);
        assert_eq!(html.matches("witch covered").count(), under);
        assert_eq!(html.matches("witch sick").count(), count(&|p| p.sick.is_some()));
        let forms = count(&|p| p.animal.is_some());
        assert_eq!(html.matches("animal now").count(), forms);
        let leaders = count(&|p| p.animal.is_some() && p.leader.is_some());
        let classes =
            html.split("class=\"se-leader").skip(1).map(|rest| rest.split('"').next().unwrap());
        assert_eq!(classes.filter(|classes| classes.contains("animal")).count(), leaders);
        covered += under;
        sick += count(&|p| p.sick.is_some());
        animals += forms;
    });
    assert!(covered > 0 && animals > 0, "{covered} {sick} {animals}");
}

#[test]
fn omens_are_told_with_both_halves_until_they_come() {
    let mut in_force = 0;
    many_positions(4, 20, |at, seat, talk| {
        let scene: Scene<Septima> = Scene::new(at, Some(seat), true, talk);
        let data: Shared<septima::Noctenburg> = Shared::built_in();
        for page in [Septima::board(&scene), Septima::text(&scene)] {
            let html = page.into_string();
            let Some(omens) = scene.view.omens else { continue };
            let coming = omens.coming.into_iter().flat_map(|omen| [(omen, false), (omen, true)]);
            for (omen, dark) in coming.chain(omens.now) {
                let name = talk.term(septima::called::omen(omen, dark));
                let text = talk.say(&septima::text::of_sign(data.sign(omen, dark)).unwrap());
                let there = |what: &str| html.contains(&maud::html! { (what) }.into_string());
                assert!(there(&name) && there(&text), "{name}: {text}");
            }
            in_force += usize::from(omens.now.is_some());
        }
    });
    assert!(in_force > 0);
}

#[test]
fn what_the_black_widow_does_is_told_of_her_by_name() {
    let sent = |language, name: &str| {
        let talk = Talk::new(language, vec!["Agata".to_owned()]).about(Septima::ID);
        let event = septima::Event::TurnEnded { seat: Seat::new(1) };
        let told = talk.say(&kernel::Fact::message(&event));
        assert!(told.starts_with(name), "{told}");
        let inside = talk.say(&table::draw::septima::words::loyal(Seat::new(1), 2u8));
        assert!(!inside.contains("The ") && !inside.contains('?'), "{inside}");
    };
    sent(Language::English, "The Black Widow");
    sent(Language::Polish, "Czarna Wdowa");
    sent(Language::Italian, "Vedova Nera");
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
