//! Prints a page with a position of SpellBook, to look at the board without a server.
//!
//! `cargo run -p sabbat-table --example board -- --seats 3 --seed 5 --choices 40 --theme dark`
//!
//! Also: `--viewer 0` (or `none` for a spectator; otherwise whoever chooses), `--lang pl`,
//! `--options JSON`, `--learn 5` (no lower levels), `--until TEXT` (goes on until a choice has TEXT in it, or `ticks`), `--text`.

use kernel::{Chance, Fast, Game, Match, Rules, Seat, Seed, Shared};
use maud::{DOCTYPE, PreEscaped, html};
use spellbook::{Choice, SpellBook};
use table::draw::{Draw, Scene, Talk};
use words::Language;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().collect();
    let has = |name: &str| args.iter().any(|a| a == name);
    let arg = |name: &str, default: &str| {
        let at = args.iter().position(|a| a == name);
        at.and_then(|i| args.get(i + 1)).map_or(default.to_owned(), String::clone)
    };
    let seed: u64 = arg("--seed", "1").parse()?;
    let mut options: serde_json::Value = serde_json::from_str(&arg("--options", "{}"))?;
    options["seats"] = arg("--seats", "3").parse::<u8>()?.into();
    let names = ["Agata", "Bruno", "Cecylia", "Dario"].map(str::to_owned).to_vec();
    let mut at: Match<SpellBook> = Match::new(
        Shared::built_in(),
        &options,
        names.clone(),
        Chance::fast(Seed::numbered(seed, 0)),
    )?;
    let mut dice = Fast::numbered(seed, 1);
    let talk = Talk::new(arg("--lang", "en").parse::<Language>()?, names);
    let learn: u8 = arg("--learn", "3").parse()?;
    let until = arg("--until", "");
    let mut made = 0;
    let choices: usize = arg("--choices", "40").parse()?;
    while let Some(seat) = at.game().turn().seats.first() {
        let open = at.game().choices(seat);
        let stands = match until.as_str() {
            "ticks" => Scene::new(&at, Some(seat), true, &talk).ticks.is_some(),
            text => open.iter().any(|c| table::draw::json(c).contains(text)),
        };
        if made >= choices && stands {
            break;
        }
        // Learning first, storing now and then: that makes livelier positions.
        let storing = dice.below(3) == 0;
        let wish = |c: &Choice| match c {
            Choice::Learn { level, .. } if level.number() < learn => 0,
            Choice::Learn { .. } => 3,
            Choice::Skip | Choice::End => 1,
            Choice::Store(_) if !storing => 0,
            _ => 2,
        };
        let best = open.iter().map(wish).max().unwrap_or(0);
        let from: Vec<Choice> = open.into_iter().filter(|c| wish(c) == best).collect();
        at.play(seat, from[dice.below(from.len() as u32) as usize])
            .map_err(|e| format!("{e:?}"))?;
        made += 1;
    }
    let viewer = match arg("--viewer", "turn").as_str() {
        "none" => None,
        "turn" => at.game().turn().seats.first().or(Some(Seat::new(0))),
        index => Some(Seat::new(index.parse()?)),
    };
    let scene = Scene::new(&at, viewer, true, &talk);
    let theme = include_str!("../assets/theme.css");
    let look = include_str!("../assets/spellbook.css");
    let page = "body { margin: 0; padding: 16px; background: var(--bg); font-family: var(--text); color: var(--ink) }";
    let board = if has("--text") { SpellBook::text(&scene) } else { SpellBook::board(&scene) };
    eprintln!("{} bytes", board.0.len());
    let whole = html! {
        (DOCTYPE)
        html lang=(talk.language()) data-theme=(arg("--theme", "dark")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { "SpellBook" }
                style { (PreEscaped(theme)) (PreEscaped(look)) (page) }
            }
            body {
                (SpellBook::symbols())
                form method="post" { (board) }
                @for (note, text, rule) in scene.notes() {
                    div popover id=(format!("why-{note}")) { (text) " " (rule) }
                }
            }
        }
    };
    println!("{}", whole.into_string());
    Ok(())
}
