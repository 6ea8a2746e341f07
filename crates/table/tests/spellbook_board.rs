//! SpellBook's board shows everything that is there, and offers everything that may be done.
#![allow(clippy::unwrap_used)]

use kernel::{Chance, Fast, Game, Match, Rules, Seat, Seed, Shared};
use serde_json::json;
use spellbook::token::{Token, Tokens};
use spellbook::{Choice, SpellBook, View};
use table::draw::spellbook::words::WORDS;
use table::draw::{Draw, Scene, Talk};
use words::{Language, check, sources};

fn names() -> Vec<String> {
    ["Agata", "Bruno", "Cecylia", "Dario"].map(str::to_owned).to_vec()
}

/// Plays random games and shows every position of them.
fn every_position(games: u64, mut show: impl FnMut(&Match<SpellBook>, &Talk)) {
    for game in 0..games {
        let seats = 1 + game % 4;
        let spells = ["set1", "set2", "set3", "classic", "classic"][game as usize % 5];
        let options = json!({ "seats": seats, "spells": spells });
        let chance = Chance::fast(Seed::numbered(game, 0));
        let mut at: Match<SpellBook> =
            Match::new(Shared::built_in(), &options, names(), chance).unwrap();
        let talk = Talk::new(Language::ALL[game as usize % 3], names());
        let mut dice = Fast::numbered(game, 1);
        show(&at, &talk);
        while let Some(seat) = at.game().turn().seats.first() {
            let choices = at.game().choices(seat);
            // Learning on high levels and casting often, storing rarely: that shows more of the game.
            let storing = dice.below(4) == 0;
            let wish = |c: &Choice| match c {
                Choice::Learn { level, .. } => level.index() * 2,
                Choice::Store(_) if !storing => 0,
                Choice::Cast { .. } => 2,
                _ => 1,
            };
            let best = choices.iter().map(wish).max().unwrap();
            let floor = if dice.below(5) == 0 { 0 } else { best };
            let liked: Vec<Choice> = choices.into_iter().filter(|c| wish(c) >= floor).collect();
            at.play(seat, liked[dice.below(liked.len() as u32) as usize]).ok().unwrap();
            show(&at, &talk);
        }
    }
}

fn board(at: &Match<SpellBook>, viewer: Option<Seat>, talk: &Talk) -> String {
    SpellBook::board(&Scene::new(at, viewer, true, talk)).into_string()
}

/// A value as it stands in an attribute.
fn attribute(json: &str) -> String {
    format!(r#"value="{}""#, json.replace('"', "&quot;"))
}

#[test]
fn everything_that_may_be_chosen_can_be_clicked_or_ticked() {
    let (mut ticked, mut menus, mut kinds) = (0, 0, std::collections::BTreeSet::new());
    every_position(40, |at, talk| {
        let Some(seat) = at.game().turn().seats.first() else { return };
        let scene: Scene<SpellBook> = Scene::new(at, Some(seat), true, talk);
        let html = SpellBook::board(&scene).into_string();
        for offer in &scene.offers {
            assert!(html.contains(&attribute(&offer.json)), "{} is nowhere", offer.json);
            kinds.insert(offer.json.split('"').nth(1).unwrap().to_owned());
        }
        if let Some(ticks) = &scene.ticks {
            for (choice, most) in &ticks.most {
                let value = attribute(&table::draw::json(choice));
                let boxes =
                    html.matches(&format!(r#"type="checkbox" name="tick" {value}"#)).count();
                assert_eq!(boxes, *most, "{choice:?}");
                ticked += 1;
            }
        }
        for target in html.split("popovertarget=\"menu-").skip(1) {
            let id = target.split('"').next().unwrap();
            assert_eq!(html.matches(&format!(r#"popover id="menu-{id}""#)).count(), 1, "{id}");
            menus += 1;
        }
    });
    assert!(ticked > 50 && menus > 50 && kinds.len() == 18, "{ticked} {menus} {kinds:?}");
}

#[test]
fn whoever_looks_on_has_nothing_to_press() {
    every_position(4, |at, talk| {
        let html = board(at, None, talk);
        assert!(!html.contains("<button") && !html.contains("<input"), "{html}");
    });
}

/// Every place of the table with the tokens in it.
fn places(view: &View) -> Vec<(String, Tokens)> {
    let heap = |tokens: &[Token]| {
        let mut heap = Tokens::NONE;
        tokens.iter().for_each(|t| heap.add(*t));
        heap
    };
    let mut places = vec![
        ("altar".to_owned(), view.altar),
        ("held".to_owned(), view.held),
        ("caught".to_owned(), view.caught),
    ];
    for (seat, player) in view.players.iter().enumerate() {
        let book: Vec<Token> = player.spells.iter().map(|s| s.token).collect();
        places.push((format!("pool-{seat}"), player.pool));
        places.push((format!("familiar-{seat}"), heap(&player.familiar)));
        places.push((format!("book-{seat}"), heap(&book)));
    }
    if let Some(opponent) = &view.opponent {
        places.push(("track".to_owned(), heap(&opponent.track)));
        places.push(("below".to_owned(), opponent.below));
    }
    places
}

#[test]
fn every_token_is_drawn_where_it_lies() {
    every_position(8, |at, talk| {
        for viewer in [at.game().turn().seats.first(), None] {
            let html = board(at, viewer, talk);
            let view = at.game().view(viewer);
            for (place, tokens) in places(&view) {
                for token in Token::all() {
                    let piece = format!(r#"data-piece="{token}" data-place="{place}""#);
                    let drawn = html.matches(&piece).count();
                    assert_eq!(drawn, usize::from(tokens.count(token)), "{piece}");
                }
            }
            for token in view.tray.kinds().iter() {
                assert!(html.contains(&format!(r#"data-piece="{token}" data-place="tray""#)));
            }
        }
    });
}

#[test]
fn the_page_is_small_and_has_words_for_everything() {
    let mut largest = 0;
    every_position(12, |at, talk| {
        let seat = at.game().turn().seats.first().or(Some(Seat::new(0)));
        let scene: Scene<SpellBook> = Scene::new(at, seat, true, talk);
        let html = SpellBook::board(&scene).into_string();
        let text = SpellBook::text(&scene).into_string();
        largest = largest.max(html.len());
        assert!(!html.contains('⟨') && !text.contains('⟨'), "{html}{text}");
    });
    assert!(largest < 40 * 1024, "{largest} bytes");
}

#[test]
fn the_table_in_words_names_every_token_of_every_pool() {
    every_position(4, |at, talk| {
        let scene: Scene<SpellBook> = Scene::new(at, None, true, talk);
        let text = SpellBook::text(&scene).into_string();
        for (seat, player) in scene.view.players.iter().enumerate() {
            let heading = format!("<h2>{}</h2>", names()[seat]);
            let own = text.split(&heading).nth(1).unwrap().split("<h2>").next().unwrap();
            for token in player.pool.kinds().iter() {
                let name = talk.term(spellbook::token_word(token));
                let times = match player.pool.count(token) {
                    1 => name,
                    n => format!("{name} ×{n}"),
                };
                assert!(own.contains(&times), "{times} in {own}");
            }
        }
    });
}

#[test]
fn every_symbol_that_is_used_is_there_once() {
    let symbols = SpellBook::symbols().into_string();
    every_position(8, |at, talk| {
        let html = board(at, at.game().turn().seats.first(), talk);
        for used in html.split("href=\"#").skip(1) {
            let id = used.split('"').next().unwrap();
            assert_eq!(symbols.matches(&format!(r#"id="{id}""#)).count(), 1, "{id}");
        }
    });
}

#[test]
fn the_board_is_worded_in_every_language() {
    let own: Vec<_> = sources().iter().copied().filter(|s| s.name == "table").collect();
    let problems = check(WORDS, &own);
    let about_us = |p: &&words::Problem| format!("{p:?}").contains("table-sb-");
    assert_eq!(problems.iter().filter(about_us).collect::<Vec<_>>(), Vec::<&words::Problem>::new());
}
