//! Positions as they are saved, loaded and set up by hand.

#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Fast, Game, Rules};
use serde_json::{Value, json};
use spellbook::Event;

fn saved(game: &SpellBook) -> Value {
    serde_json::to_value(game).unwrap()
}

fn load(position: Value) -> Result<SpellBook, String> {
    serde_json::from_value(position).map_err(|e| e.to_string())
}

/// Plays at random for so many choices; the position must stay sound.
fn play_on(game: &mut SpellBook, steps: usize, seed: u64) -> Vec<Event> {
    let mut dice = Fast::numbered(seed, 0);
    let mut events = Vec::new();
    for _ in 0..steps {
        let Some(seat) = game.turn().seats.first() else { break };
        let choices = game.choices(seat);
        assert!(!choices.is_empty(), "{game:?}");
        let choice = choices[dice.below(choices.len() as u32) as usize];
        game.apply(seat, choice, &mut dice, &mut events);
        game.audit().unwrap_or_else(|e| panic!("{e} after {choice:?}"));
    }
    events
}

/// A position in the middle of each kind of thing that can be half done.
fn half_done() -> Vec<(&'static str, SpellBook)> {
    let mut list = Vec::new();
    let mut add = |name, set: SetUp, draws: &str, choices: &[Choice]| {
        let mut table = set.start().draws(draws);
        table.plays(choices.iter().copied());
        table.done();
        list.push((name, table.game));
    };
    let six = "Rc Rt Rs Rc Gt Gs";
    let altar = table(2).altar("Bc Bt Bs Yc Yt");
    let poor = altar.clone().pool(0, six);
    let evening = poor.clone().phase(Phase::Evening);
    let midday = poor.clone().phase(Phase::Midday);
    let sacrifice = learn(Spell::Sacrifice, L3, 0);

    add("payment", evening.clone(), "", &[sacrifice]);
    add(
        "payment, begun",
        evening.clone().pool(0, "Rc Rt Rs Gt Kt Wt Yt Rs Rt"),
        "",
        &[learn(Spell::Sacrifice, L3, 1), Spend(t("Rc"))],
    );
    add("placing", evening.clone(), "", &[sacrifice, Spend(t("Rc")), Spend(t("Rt"))]);
    let transmutation = evening.clone().pool(0, "Rc Rt Rs Ks Gs Ws");
    add(
        "payment with Transmutation",
        transmutation.knows(0, Spell::Transmutation, L5, "Bs"),
        "",
        &[transmute(Spell::Sacrifice, L4, 2, Rune::Square)],
    );

    let purification = midday.clone().knows(0, Spell::Purification, L4, "Gt");
    let swap = cast(Spell::Purification, L4);
    add("swap", purification.clone(), "", &[swap]);
    add("swap, one given", purification.clone(), "", &[swap, Give(t("Rc"))]);
    let given = [swap, Give(t("Rc")), Give(t("Gs"))];
    add("swap, all given", purification.clone(), "", &given);
    let one = [swap, Give(t("Rc")), Give(t("Gs")), Receive(t("Bt"))];
    add("swap, one received", purification, "", &one);
    let growth = evening.clone().knows(0, Spell::Growth, L5, "Gt").familiar(0, "Kc Kt");
    add("swap with the board", growth.clone(), "", &[cast(Spell::Growth, L3)]);
    add(
        "swap with the board, given",
        growth.clone(),
        "",
        &[cast(Spell::Growth, L3), Give(t("Rt"))],
    );
    add("taking to the board", growth, "", &[cast(Spell::Growth, L5), Stow(t("Bt"))]);

    let blaze = table(3).altar("Bc Bt Bs Yc Yt").knows(0, Spell::Blaze, L3, "Rc");
    add("Blaze, first reaction", blaze.clone(), "Pc Pt Ps Kc", &[cast(Spell::Blaze, L3)]);
    let second = [cast(Spell::Blaze, L3), Take(t("Bt"))];
    add("Blaze, second reaction", blaze, "Pc Pt Ps Kc", &second);
    let sharing = poor.clone().knows(0, Spell::Sharing, L5, "Pc");
    add("taking", sharing, "", &[cast(Spell::Sharing, L5), Take(t("Bc"))]);
    let divination = poor.clone().knows(0, Spell::Divination, L4, "Pc");
    let up_to = [cast(Spell::Divination, L4), Take(t("Bc"))];
    add("taking up to two", divination.clone(), "Kc Kt", &up_to);
    let sacrifice = poor.clone().knows(0, Spell::Sacrifice, L5, "Rc");
    add("cost", sacrifice, "", &[cast(Spell::Sacrifice, L5)]);
    let cure = midday.clone().knows(0, Spell::Cure, L5, "Gc");
    add("discarding", cure, "Pc Pt Ps", &[cast(Spell::Cure, L5), Discard(t("Rt"))]);
    let offering = midday.clone().knows(0, Spell::Offering, L4, "Kc");
    add("storing", offering, "", &[cast(Spell::Offering, L4), Store(t("Rc"))]);
    let focus = evening.clone().pool(0, "Rc Rt Rs Gc Gt Wc").knows(0, Spell::Focus, L5, "Kc");
    let store = cast_way(Spell::Focus, L4, Way::Store);
    add("storing by rune", focus.clone(), "", &[store]);
    let take = focus.altar("Bc Bt Bs Yc Yt Wc");
    add("taking by rune", take, "", &[cast_way(Spell::Focus, L5, Way::Take)]);
    let storm = evening.clone().knows(0, Spell::Storm, L5, "Wc");
    add("replacing", storm.clone(), "", &[cast(Spell::Storm, L4), Replace(t("Bt"))]);
    let replaced = [cast(Spell::Storm, L4), Replace(t("Bt")), Enough];
    add("taking after replacing", storm, "Kc", &replaced);
    let travel = evening
        .clone()
        .knows(0, Spell::TimeTravel, L3, "Wc")
        .knows(0, Spell::Offering, L4, "Kc")
        .knows(0, Spell::Abundance, L3, "Yc");
    add("raising", travel, "", &[cast(Spell::TimeTravel, L3)]);

    let clone = midday
        .clone()
        .pool(0, "Rc Rt Rs Gc Gt")
        .knows(0, Spell::Clone, L5, "Wc")
        .knows(1, Spell::Focus, L5, "Kt")
        .knows(1, Spell::Levitation, L4, "Pt");
    add("copy of an evening", clone.clone(), "", &[cast(Spell::Clone, L4)]);
    add("copy, cost", clone.clone(), "", &[cast(Spell::Clone, L5)]);
    let paid = [cast(Spell::Clone, L5), Discard(t("Rc"))];
    add("copy of a morning", clone.clone(), "", &paid);
    let copied =
        Cast { spell: Spell::Focus, level: L5, way: Some(Way::Take), rune: Some(Rune::Triangle) };
    let copied = [cast(Spell::Clone, L4), copied];
    add("copied effect", clone.altar("Bt Bs Yt Gt"), "", &copied);

    let swiftness = evening.clone().with(Spell::Swiftness).pool(0, "Bc Bc Bc Rc Gt");
    add("morning action at once", swiftness.clone(), "", &[learn(Spell::Swiftness, L3, 0)]);
    let communion = swiftness.knows(0, Spell::Communion, L5, "Ys").tray("Kc Kt");
    add("store on learning", communion.clone(), "", &[learn(Spell::Swiftness, L3, 0)]);
    let keeping = [learn(Spell::Swiftness, L3, 0), Keep(t("Kc"))];
    add("store on learning, begun", communion, "", &keeping);
    let instant = evening.clone().with(Spell::Communion).pool(0, "Yc Yc Yc");
    add("instant", instant, "", &[learn(Spell::Communion, L3, 0)]);

    let solo = table(1).altar("Bc Bt Bs Yc Yt").opponent("Rc Rt", "Rs");
    let gift = solo.clone().knows(0, Spell::Blaze, L3, "Rc");
    add("gift", gift, "Pc Pt Ps Kc", &[cast(Spell::Blaze, L3)]);
    add("night", solo.phase(Phase::Evening), "", &[End]);
    list
}

/// A position saved in the middle of anything loads to an equal one, and goes on the same.
#[test]
fn half_done_things_are_saved_and_loaded() {
    for (name, game) in half_done() {
        let mut loaded = load(saved(&game)).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(loaded, game, "{name}");
        assert!(game.depth() > 0, "{name}: nothing is half done");
        let mut original = game;
        let (a, b) = (play_on(&mut original, 400, 1), play_on(&mut loaded, 400, 1));
        assert_eq!(a, b, "{name}");
        assert_eq!(original, loaded, "{name}");
    }
}

/// The list above has every kind of frame, and every step that asks for picks.
#[test]
fn the_list_of_half_done_things_is_complete() {
    let mut kinds = std::collections::BTreeSet::new();
    let mut prompts = std::collections::BTreeSet::new();
    for (_, game) in half_done() {
        for frame in saved(&game)["stack"].as_array().unwrap() {
            let kind = frame.as_str().map_or_else(
                || frame.as_object().unwrap().keys().next().unwrap().clone(),
                str::to_owned,
            );
            kinds.insert(kind);
        }
        let seat = game.turn().seats.first().unwrap();
        prompts.insert(game.prompt(seat).id.trim_start_matches("spellbook-ask-"));
    }
    let all = ["copy", "gift", "keep", "morning", "night", "others", "pay", "place", "run"];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
    let all = [
        "copy",
        "cost",
        "drop",
        "extra",
        "gift",
        "give",
        "keep",
        "night",
        "others",
        "place",
        "raise",
        "receive",
        "replace",
        "spend",
        "store",
        "stow",
        "take",
        "take-up-to",
    ];
    assert_eq!(prompts.into_iter().collect::<Vec<_>>(), all);
}

/// SB-1.1: tokens that are left out are in the bag.
#[test]
fn left_out_tokens_are_in_the_bag() {
    let game = table(2).pool(0, "Rc").familiar(1, "Rc Rc").altar("Rc").tray("Gt").start().game;
    let bag = saved(&game)["bag"].clone();
    let count = |name| bag.as_array().unwrap().iter().filter(|t| **t == json!(name)).count();
    assert_eq!((count("Rc"), count("Gt"), count("Bs")), (1, 4, 5));
    assert_eq!(bag.as_array().unwrap().len(), 100);
}

/// A position of two players in which one thing is set.
fn with(changes: &[(&str, Value)]) -> Result<SpellBook, String> {
    let mut position = saved(&table(2).altar("Bc Bt Bs Yc Yt").start().game);
    let fields = position.as_object_mut().unwrap();
    fields.remove("bag");
    for (key, value) in changes {
        fields.insert((*key).to_owned(), value.clone());
    }
    load(position)
}

#[track_caller]
fn refused(changes: &[(&str, Value)], said: &str) {
    let error = with(changes).unwrap_err();
    assert!(error.starts_with(said), "{error}");
}

/// What is not a position is refused, and told why.
#[test]
fn wrong_positions_are_refused() {
    with(&[]).unwrap();
    refused(&[("players", json!([]))], "there are 0 players; there can be 1 to 4");
    refused(
        &[("players", json!([{}, {}, {}, {}, {}]))],
        "there are 5 players; there can be 1 to 4",
    );
    refused(&[("active", json!(2))], "there is no seat 2");
    refused(&[("first", json!(3))], "there is no seat 3");
    refused(&[("altar", json!(["Xx"]))], "\"Xx\"");
    refused(&[("tray", json!(["Bc", "Bc", "Bc", "Bc", "Bc"]))], "there are 6 Bc; the game has 5");
    refused(&[("bag", json!(["Bc"]))], "the bag has [Bc], but [");
    refused(&[("colour", json!("red"))], "unknown field `colour`");
    refused(&[("phase", json!("night"))], "unknown variant `night`");
    refused(&[("actions", json!(4))], "4 actions are left");
    refused(&[("actions", json!(2)), ("phase", json!("midday"))], "2 actions are left");
    refused(&[("actions", json!(0))], "these things cannot be half done together");
    let opponent = json!({"track": [], "below": []});
    refused(&[("opponent", opponent)], "there is an opponent's board, but more than one player");
    let track: Vec<String> = Token::all().take(17).map(|t| t.to_string()).collect();
    let full = [("players", json!([{}])), ("opponent", json!({"track": track}))];
    refused(&full, "the opponent's track is full: the game is over");
}

/// Players have what players can have.
#[test]
fn wrong_players_are_refused() {
    let refused = |player: Value, said: &str| refused(&[("players", json!([{}, player]))], said);
    let ten = json!({"pool": ["Rc", "Rt", "Rs", "Gc", "Gt", "Gs", "Kc", "Kt", "Ks", "Wc"]});
    refused(ten, "seat 1 has 10 tokens; a pool holds 9");
    let spells: Vec<String> = Token::all().take(15).map(|t| t.to_string()).collect();
    refused(json!({"familiar": spells}), "15 tokens are stored; a board has 14 spaces");
    let learned = |spell: &str, token: &str| json!({"spell": spell, "level": 3, "token": token});
    let other = json!({"spells": [learned("blaze", "Rc")]});
    refused(other, "blaze is learned, but not in play");
    let colour = json!({"spells": [learned("sacrifice", "Gc")]});
    refused(colour, "Gc lies on sacrifice, which is Red");
    let twice = json!({"spells": [learned("sacrifice", "Rc"), learned("sacrifice", "Rt")]});
    refused(twice, "sacrifice is learned twice");
    let level = json!({"spells": [{"spell": "sacrifice", "level": 6, "token": "Rc"}]});
    refused(level, "6 is no level; levels are 3, 4 and 5");
    refused(json!({"fresh": ["sacrifice"]}), "sacrifice was learned today, but is not learned");
    let other = json!({"spells": [learned("sacrifice", "Rc")], "fresh": ["blaze"]});
    refused(other, "blaze was learned today, but is not learned");
}

/// Things that are half done must fit the rest.
#[test]
fn half_done_things_that_do_not_fit_are_refused() {
    let stack = |frames: Value| [("stack", frames)];
    let run = |spell: &str| json!({"run": {"spell": spell, "level": 3, "rune": "circle"}});
    with(&stack(json!([run("levitation")]))).unwrap();
    let refused_in = |frames: Value| refused(&stack(frames), "something does not fit in ");
    refused_in(json!(["night"]));
    refused_in(json!(["gift"]));
    refused_in(json!([run("divination")]));
    refused_in(json!([{"others": {"next": 0}}]));
    refused_in(json!([{"others": {"next": 2}}]));
    let pay = |wilds| json!({"spell": "sacrifice", "level": 3, "wilds": wilds});
    refused_in(json!([{"place": pay(0)}]));
    refused_in(json!([{"pay": pay(3)}]));
    let together = "these things cannot be half done together: ";
    refused(&stack(json!(["morning", "morning"])), together);
    refused(&stack(json!([run("levitation"), run("levitation")])), together);
    let beyond = json!([{"run": {"spell": "levitation", "level": 3, "rune": "circle", "step": 1}}]);
    refused(&stack(beyond), together);
    refused(&stack(json!([run("sacrifice")])), "nothing can be chosen");
    refused(&stack(json!([{"pay": pay(0)}])), "nothing can be chosen");
    refused(&[("held", json!(["Rc"]))], "[Rc] and [] are between places, which does not fit");
    refused(&[("caught", json!(["Rc"]))], "[] and [Rc] are between places, which does not fit");
    let over = [("over", json!(true)), ("stack", json!(["morning"]))];
    refused(&over, "the game is over, but something is half done");
    let learned = json!([{"spell": "sacrifice", "level": 3, "token": "Rc"}]);
    let players = json!([{"spells": learned, "pool": ["Rt", "Rt", "Rt"]}, {}]);
    let again = [("players", players), ("stack", json!([{"pay": pay(0)}]))];
    refused(&again, "something does not fit in ");
}

/// Every single value in what is half done may be wrong: such a position is refused, or can be played
/// on without harm.
#[test]
fn no_wrong_value_in_a_frame_does_harm() {
    let numbers = [0, 1, 2, 3, 4, 5, 6, 7, 9, 100, 255].map(|n| json!(n));
    let names = ["Rc", "Gt", "Bt", "Ys"].map(|n| json!(n));
    let runes = ["circle", "triangle", "square"].map(|n| json!(n));
    let phases = ["morning", "midday", "evening"].map(|n| json!(n));
    let (mut refused, mut played) = (0, 0);
    for (name, game) in half_done() {
        let position = saved(&game);
        let spells = position["spells"].as_array().unwrap().clone();
        let frames = position["stack"].as_array().unwrap().len();
        for i in 0..frames {
            let Some(frame) = position["stack"][i].as_object() else { continue };
            let (kind, fields) = frame.iter().next().unwrap();
            for (field, value) in fields.as_object().unwrap() {
                let others = match value {
                    Value::Bool(b) => vec![json!(!b)],
                    Value::Number(_) => numbers.to_vec(),
                    _ if field == "spell" => spells.clone(),
                    _ if field == "least" => names.to_vec(),
                    _ if field == "phase" => phases.to_vec(),
                    _ => runes.to_vec(),
                };
                for other in others.into_iter().filter(|o| o != value) {
                    let mut wrong = position.clone();
                    wrong["stack"][i][kind][field] = other.clone();
                    match load(wrong) {
                        Err(_) => refused += 1,
                        Ok(mut game) => {
                            println!("{name}: {kind}.{field} = {other}");
                            play_on(&mut game, 60, 2);
                            played += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(refused > 100 && played > 100, "{refused} refused, {played} played");
}

/// A random table on which much has been learned: more happens there than in games from the deal.
fn rich(dice: &mut Fast) -> SpellBook {
    let mut bag: Vec<Token> = Token::all().flat_map(|t| [t; 5]).collect();
    let mut draw = |dice: &mut Fast, n: u32| -> Vec<Token> {
        let n = n.min(bag.len() as u32);
        (0..n).map(|_| bag.swap_remove(dice.below(bag.len() as u32) as usize)).collect()
    };
    let mix: [Spell; 7] = std::array::from_fn(|i| Spell::ALL[i * 3 + dice.below(3) as usize]);
    let seats = 1 + dice.below(4);
    let mut spare = Vec::new();
    let players: Vec<Value> = (0..seats)
        .map(|_| {
            let pool = dice.below(10);
            let pool = draw(dice, pool);
            let stored = dice.below(4) * 4 + dice.below(2);
            let familiar = draw(dice, stored);
            // The spells are learned with tokens that happen to come.
            let mut spells: Vec<Value> = Vec::new();
            for token in draw(dice, 9) {
                let spell = mix[token.colour().index()];
                let level = 3 + dice.below(3);
                if spells.iter().any(|s| s["spell"] == json!(spell)) || spells.len() == 6 {
                    spare.push(token);
                } else {
                    spells.push(json!({"spell": spell, "level": level, "token": token}));
                }
            }
            json!({"pool": pool, "familiar": familiar, "spells": spells})
        })
        .collect();
    let (altar, active) = (dice.below(12), dice.below(seats));
    let altar = draw(dice, altar);
    let tray = if dice.below(2) == 0 { Vec::new() } else { spare };
    let phase = [Phase::Morning, Phase::Midday, Phase::Evening][dice.below(3) as usize];
    let data = kernel::Shared::<spellbook::Cards>::built_in();
    let mut position = json!({
        "data": data, "spells": mix, "players": players, "altar": altar, "tray": tray,
        "active": active, "phase": phase,
    });
    if seats == 1 {
        position["opponent"] = json!({"track": draw(dice, 12), "below": draw(dice, 2)});
    }
    load(position).unwrap()
}

/// From rich tables too: what is offered is offered once and not refused, everything is audited, and
/// saved positions load to equal ones.
#[test]
fn rich_tables_keep_the_laws() {
    let mut dice = Fast::numbered(8, 0);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..3_000 {
        let mut game = rich(&mut dice);
        for _ in 0..40 {
            let Some(seat) = game.turn().seats.first() else { break };
            let mut all = kernel::Everything::default();
            let _ = game.offer(seat, &mut all);
            assert_eq!(all.yes, game.choices(seat));
            assert!(!all.yes.is_empty());
            for (i, choice) in all.yes.iter().enumerate() {
                assert!(!all.yes[..i].contains(choice), "{choice:?} is offered twice");
                let refused = all.no.iter().find(|(c, _)| c == choice);
                assert!(refused.is_none(), "{choice:?} is offered and refused");
            }
            if dice.below(8) == 0 {
                assert_eq!(load(saved(&game)).as_ref(), Ok(&game));
            }
            seen.insert(game.prompt(seat).id);
            let choice = all.yes[dice.below(all.yes.len() as u32) as usize];
            game.apply(seat, choice, &mut dice, &mut kernel::NoLog);
            game.audit().unwrap_or_else(|e| panic!("{e} after {choice:?}"));
        }
    }
    // Morning, midday, evening, the end of a day, and the eighteen questions inside an action.
    assert_eq!(seen.len(), 4 + 18, "{seen:?}");
}
