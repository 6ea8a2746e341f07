//! A table that is set up by hand, with draws scripted by name.
#![allow(dead_code, unused_imports, clippy::unwrap_used)]

use kernel::{
    Chance, Everything, Fast, Game, Match, Rules, Script, Seat, Seed, Shared, Source, Wish,
};
pub use septima::effect::Goal;
pub use septima::kinds::{
    Action::{self, *},
    Ailment::{self, *},
    Animal, Building, Element, Good, Ingredient, Negotiation, Patient, Potion, Season, Side,
};
pub use septima::names::{OmenId, OracleId, PrologueId, RitualId, SpaceId, SpellId, WitchId};
pub use septima::setup::{
    BAG, BUILDINGS, COLOURS, DIE, MARKERS, MOON, OMENS, ORACLES, PATIENTS, PROLOGUES, SOLO, SPELLS,
    WIDOW, WITCHES,
};
pub use septima::{
    Choice, Choice::*, Citizen, Event, Hut, Matched, Noctenburg, Parts, Septima, Stage,
};
use serde_json::{Value, json};

fn named<T: serde::de::DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(json!(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// A space by zone and letter, such as `space("3g")`.
pub fn space(name: &str) -> SpaceId {
    named(&format!("s{name}"))
}

/// A space of the ritual track by row and twice its x: `track(6, 7)` is row 6, x = 3.5.
pub fn track(row: u8, x: u8) -> RitualId {
    RitualId::at(row, x).unwrap_or_else(|| panic!("there is no space at {row}, {x}"))
}

pub fn witch(name: &str) -> WitchId {
    named(name)
}

pub fn spell(name: &str) -> SpellId {
    named(name)
}

pub fn potion(name: &str) -> Potion {
    named(name)
}

pub fn ingredient(name: &str) -> Ingredient {
    named(name)
}

pub fn go(name: &str) -> Choice {
    Go(space(name))
}

/// Brewing with the plain ingredients of the recipe.
pub fn brew(name: &str) -> Choice {
    brew_so(name, "", "", false)
}

/// Brewing with crystals for some ingredients, and without some.
pub fn brew_so(name: &str, crystals: &str, spared: &str, cheap: bool) -> Choice {
    let parts = |names: &str| {
        words(names).into_iter().fold(Parts::NONE, |parts, name| parts.with(ingredient(name)))
    };
    Choice::Brew { potion: potion(name), crystals: parts(crystals), spared: parts(spared), cheap }
}

/// Healing the patient of a flag with its own remedy.
pub fn heal(flag: u8, with: &str) -> Choice {
    Choice::Heal { flag, with: Some(potion(with)) }
}

pub fn drink(name: &str) -> Choice {
    Drink { potion: potion(name), with: None }
}

/// A game as it is set up from its options, with draws of the set-up by name, or by number.
pub fn deal_with(options: Value, script: &[(Source, &str)]) -> Table {
    let mut chance = Chance::fast(Seed::numbered(1, 0));
    for (source, names) in script {
        let wish = |name: &str| name.parse().map_or_else(|_| name.into(), Wish::Raw);
        chance.wish(*source, words(names).into_iter().map(wish));
    }
    let dealt = Match::<Septima>::new(Shared::built_in(), &options, vec![], chance);
    let game = *dealt.unwrap_or_else(|e| panic!("{e:?}")).game();
    let mut table = Table { game, dice: Script::new(), events: Vec::new() };
    table.free();
    table
}

/// Healing a patient of the hospital with its own remedy.
pub fn cure(ailment: Ailment) -> Choice {
    Choice::Hospital { ailment, with: Some(Potion::against(ailment)) }
}

/// Gaining an ingredient, or naming one.
pub fn take(name: &str) -> Choice {
    Choice::Ingredient(ingredient(name))
}

/// Using the ability of a witch.
pub fn ask(name: &str) -> Choice {
    Choice::Witch(witch(name))
}

/// Words separated by spaces.
pub fn words(names: &str) -> Vec<&str> {
    names.split_whitespace().collect()
}

/// A position in the making: full game, Autumn, phase 1, all choose a card; seat 0 is first.
///
/// Each player has Suspicion 2, one citizen in the Crowd and five in the supply, no Wisdom, no
/// witch, no spell, all cards in hand; Leaders stand on 2b, 4b, 6b and 1b, ritual markers on the
/// first starting space. All huts are empty, all patients in the pile, Septima has no markers, no
/// spells lie on the board, both Chambers are empty. Lunar are herb and berry, then berry and
/// mushroom, mushroom and root, root and skull, skull and herb.
#[derive(Clone)]
pub struct SetUp {
    pub position: Value,
    /// Whether all witches that are named nowhere are in the box.
    pub no_stack: bool,
}

pub fn table(seats: usize) -> SetUp {
    table_with(json!({"seats": seats}))
}

/// A solo game: like [`table`], the player is seat 0 and the Black Widow has the place of seat 1,
/// with Suspicion 4, one Cursed Citizen in the Crowd and no witch. Her Row is Move and Brew, her
/// other cards are in the deck, her Remember is the first one (Collect); the spiders stand on 2j,
/// 4j and 6j. The player has 14 Wisdom and the usual negotiation cards.
pub fn alone() -> SetUp {
    alone_with(json!({}))
}

/// A solo game with these options.
pub fn alone_with(options: Value) -> SetUp {
    let mut options = options;
    options["seats"] = json!(1);
    table_with(options).player(0, json!({"wisdom": 14})).widow(json!({
        "row": ["move", "brew"],
        "deck": ["collect", "heal", "chant", "recruit", "plead", "remember", "ritual"],
        "top": null,
        "remember": 0,
    }))
}

/// Like [`table`], with these options besides.
pub fn table_with(given: Value) -> SetUp {
    let seats = given["seats"].as_u64().unwrap() as usize;
    let mut options = json!({"mode": "full", "hunter": "die", "trial": "bag"});
    for (name, value) in given.as_object().unwrap() {
        options[name] = value.clone();
    }
    let dealt: septima::Options = serde_json::from_value(options.clone()).unwrap();
    let mut dice = kernel::Fast::numbered(1, 1);
    let game = Septima::deal(Shared::built_in(), &dealt, &mut dice).unwrap();
    let mut position = serde_json::to_value(game).unwrap();
    let set = |position: &mut Value, field: &str, value: Value| {
        assert!(position.get(field).is_some(), "there is no field {field}");
        position[field] = value;
    };
    let none3 = json!([null, null, null]);
    for (field, value) in [
        ("stage", json!("choose")),
        ("first", json!(0)),
        ("active", json!(0)),
        ("done", json!(0)),
        ("lunar", json!(["herb", "berry", "mushroom", "root", "skull"])),
        ("huts", json!(["empty", "empty", "empty", "empty", "empty", "empty"])),
        ("markers", json!([null, null])),
        ("marker_pile", json!([])),
        ("patients", json!([null, null, null, null, null, null])),
        ("scoring", json!([[null, null], [null, null], [null, null]])),
        ("middle", none3.clone()),
        ("bottom", none3),
        ("decks", json!([[], [], []])),
        ("buildings", json!([null, null])),
        ("angry", json!(16)),
        ("angry_crowd", json!(0)),
    ] {
        set(&mut position, field, value);
    }
    let every: Vec<Value> = serde_json::from_value(json!(Patient::ALL)).unwrap();
    position["patient_pile"] = json!([every, [], [], []]);
    for chamber in 0..2 {
        position["chambers"][chamber]["witches"] = json!([]);
    }
    for seat in 0..seats {
        let player = &mut position["players"][seat];
        player["leader"] = json!(["s2b", "s4b", "s6b", "s1b"][seat]);
        player["marker"] = json!("r0_1");
        player["oracle"] = json!(format!("oracle{}", seat + 1));
        player["colour"] = json!(if options["shapeshifting"] == json!(true) { seat } else { 0 });
    }
    if seats == 1 {
        position["players"][1]["leader"] = json!(null);
        position["players"][1]["marker"] = json!(null);
    }
    SetUp { position, no_stack: false }
}

impl SetUp {
    /// Sets fields of a player, such as `json!({"wisdom": 2, "suspicion": 4})`.
    pub fn player(mut self, seat: usize, fields: Value) -> SetUp {
        for (name, value) in fields.as_object().unwrap() {
            let player = &mut self.position["players"][seat];
            assert!(player.get(name).is_some(), "a player has no field {name}");
            player[name] = value.clone();
        }
        self
    }

    /// Sets fields of what belongs to the Black Widow alone, such as `json!({"barred": true})`.
    pub fn widow(mut self, fields: Value) -> SetUp {
        for (name, value) in fields.as_object().unwrap() {
            let widow = &mut self.position["widow"];
            assert!(widow.get(name).is_some(), "the Black Widow has no field {name}");
            widow[name] = value.clone();
        }
        self
    }

    /// Where the spiders are: `spiders("1j 3j 2j")`; those that lie by their number from 1.
    pub fn spiders(self, at: &str, lying: &[u8]) -> SetUp {
        let spaces: Vec<SpaceId> = words(at).into_iter().map(space).collect();
        let lying = lying.iter().fold(0, |bits, n| bits | 1 << (n - 1));
        self.widow(json!({"spiders": spaces, "lying": lying}))
    }

    /// Her Row, left and right; all her other cards that are not discarded lie in the deck.
    pub fn row(self, left: &str, right: &str, discarded: &str) -> SetUp {
        let all = "collect move brew heal chant recruit plead remember ritual";
        let gone = words(discarded);
        let deck: Vec<&str> = words(all)
            .into_iter()
            .filter(|card| *card != left && *card != right && !gone.contains(card))
            .collect();
        self.widow(json!({"row": [left, right], "deck": deck, "top": null}))
            .player(1, json!({"discard": gone}))
    }

    /// An omen in force, by its number from 1, and its half; the next one is the Sabbath.
    pub fn omen(mut self, number: u8, dark: bool) -> SetUp {
        self.position["omen"] = json!(format!("omen{number}"));
        self.position["dark"] = json!(dark);
        self.position["coming"] = json!("omen18");
        let left: Vec<String> =
            (1..=17).filter(|n| *n != number).map(|n| format!("omen{n}")).collect();
        self.position["omens"] = json!(left);
        self
    }

    /// A player who is an animal, and was one when the phase began; its tile covers a witch of his
    /// Coven, or none with `-`.
    pub fn animal(self, seat: usize, animal: Animal, over: &str) -> SetUp {
        let over = if over == "-" { json!(null) } else { json!(over) };
        self.player(
            seat,
            json!({
                "colour": animal.index() / 2, "animal": animal, "covered": over, "wild": true,
            }),
        )
    }

    pub fn leader(self, seat: usize, at: &str) -> SetUp {
        self.player(seat, json!({"leader": space(at)}))
    }

    /// The ritual marker: row and twice x.
    pub fn marker(self, seat: usize, row: u8, x: u8) -> SetUp {
        self.player(seat, json!({"marker": track(row, x)}))
    }

    pub fn suspicion(self, seat: usize, value: i8) -> SetUp {
        self.player(seat, json!({"suspicion": value}))
    }

    /// Ingredients and crystals, such as `"berry berry crystal"`.
    pub fn stock(self, seat: usize, goods: &str) -> SetUp {
        let mut stock = [0u8; 6];
        for name in words(goods) {
            stock[named::<Good>(name).index()] += 1;
        }
        self.player(seat, json!({"stock": stock}))
    }

    pub fn potions(self, seat: usize, names: &str) -> SetUp {
        let mut potions = [0u8; 7];
        for name in words(names) {
            potions[potion(name).index()] += 1;
        }
        self.player(seat, json!({"potions": potions}))
    }

    pub fn coven(self, seat: usize, witches: &str) -> SetUp {
        self.player(seat, json!({"coven": words(witches)}))
    }

    /// Ready spells.
    pub fn spells(self, seat: usize, spells: &str) -> SetUp {
        self.player(seat, json!({"spells": words(spells), "ready": words(spells)}))
    }

    /// Used spells.
    pub fn used(self, seat: usize, spells: &str) -> SetUp {
        self.player(seat, json!({"spells": words(spells), "ready": []}))
    }

    /// Cards that lie in the discard pile.
    pub fn discard(self, seat: usize, actions: &str) -> SetUp {
        let gone = words(actions);
        let hand = self.position["players"][seat]["hand"].as_array().unwrap().clone();
        let hand: Vec<Value> =
            hand.into_iter().filter(|a| !gone.contains(&a.as_str().unwrap())).collect();
        self.player(seat, json!({"hand": hand, "discard": gone}))
    }

    /// Loyal Citizens in the Crowd; those in Chambers must be taken off by hand.
    pub fn crowd(self, seat: usize, citizens: u8) -> SetUp {
        self.player(seat, json!({"crowd": citizens, "supply": 6 - citizens}))
    }

    /// Patients by flag, 1 to 6: `patient(1, "paralysed_yellow", true)` has an Angry Citizen.
    pub fn patient(mut self, flag: usize, patient: &str, angry: bool) -> SetUp {
        let pile = self.position["patient_pile"][0].as_array().unwrap().clone();
        assert!(pile.contains(&json!(patient)), "{patient} is not in the pile");
        let pile: Vec<Value> = pile.into_iter().filter(|p| *p != json!(patient)).collect();
        self.position["patient_pile"][0] = json!(pile);
        self.position["patients"][flag - 1] =
            json!({"patient": patient, "angry": angry, "healed": 0});
        if angry {
            let left = self.position["angry"].as_u64().unwrap() - 1;
            self.position["angry"] = json!(left);
        }
        self
    }

    /// An active hunter in each of these huts, 1 to 6.
    pub fn hunters(mut self, huts: &[usize]) -> SetUp {
        for hut in huts {
            self.position["huts"][hut - 1] = json!("active");
        }
        self
    }

    /// Septima's markers, `-` for none, and the face-down pile.
    pub fn septima(mut self, left: &str, right: &str, pile: &str) -> SetUp {
        let one = |name: &str| if name == "-" { json!(null) } else { json!(name) };
        self.position["markers"] = json!([one(left), one(right)]);
        self.position["marker_pile"] = json!(words(pile));
        self
    }

    /// The bronze and the gold building, `-` for none.
    pub fn buildings(self, bronze: &str, gold: &str) -> SetUp {
        let one = |name: &str| if name == "-" { json!(null) } else { json!(name) };
        self.set("buildings", json!([one(bronze), one(gold)]))
    }

    /// Witches in a Chamber, 1 or 2, the one on trial last.
    pub fn accused(mut self, chamber: usize, witches: &str) -> SetUp {
        self.position["chambers"][chamber - 1]["witches"] = json!(words(witches));
        self
    }

    /// A citizen in a space of a Chamber: a seat, or `None` for an Angry one, who comes out of the
    /// supply.
    pub fn in_chamber(mut self, chamber: usize, spot: usize, seat: Option<usize>) -> SetUp {
        let citizen = match seat {
            Some(seat) => {
                let supply = self.position["players"][seat]["supply"].as_u64().unwrap() - 1;
                self.position["players"][seat]["supply"] = json!(supply);
                json!({"loyal": seat})
            }
            None => {
                let angry = self.position["angry"].as_u64().unwrap() - 1;
                self.position["angry"] = json!(angry);
                json!("angry")
            }
        };
        self.position["chambers"][chamber - 1]["spaces"][spot - 1] = citizen;
        self
    }

    /// The open spells of an element: scoring pile, middle, bottom (`-` for none), and its deck.
    pub fn board(mut self, scoring: &str, middle: &str, bottom: &str, deck: &str) -> SetUp {
        let any = words(scoring).into_iter().chain(words(middle)).chain(words(bottom));
        let first = any.chain(words(deck)).find(|n| *n != "-").expect("a spell is named");
        let e = spell(first).element().index();
        let one = |name: &str| if name == "-" { json!(null) } else { json!(name) };
        let mut pile: Vec<Value> = words(scoring).into_iter().map(one).collect();
        pile.resize(2, json!(null));
        self.position["scoring"][e] = json!(pile);
        self.position["middle"][e] = one(middle);
        self.position["bottom"][e] = one(bottom);
        self.position["decks"][e] = json!(words(deck));
        self
    }

    /// The Moon Phase, and with it what is lunar.
    pub fn phase(self, phase: u8) -> SetUp {
        self.set("phase", json!(phase))
    }

    /// All witches that are named nowhere are in the box.
    pub fn no_stack(mut self) -> SetUp {
        self.no_stack = true;
        self
    }

    /// Sets any field of the position.
    pub fn set(mut self, field: &str, value: Value) -> SetUp {
        assert!(self.position.get(field).is_some(), "there is no field {field}");
        self.position[field] = value;
        self
    }

    /// The basic game: no spells, no ritual markers, no buildings, no Ritual cards.
    pub fn basic(mut self) -> SetUp {
        self.position["full"] = json!(false);
        let seats = self.position["seats"].as_u64().unwrap() as usize;
        for seat in 0..seats {
            let player = &mut self.position["players"][seat];
            player["marker"] = json!(null);
            let keep = |list: &Value| -> Value {
                list.as_array()
                    .unwrap()
                    .iter()
                    .filter(|a| **a != json!("ritual"))
                    .cloned()
                    .collect()
            };
            player["hand"] = keep(&player["hand"]);
            player["discard"] = keep(&player["discard"]);
        }
        self
    }

    /// Puts the witches that are named somewhere into the open, all others into the stack.
    fn deal_witches(&mut self) {
        let mut open = std::collections::BTreeSet::new();
        let seats = self.position["seats"].as_u64().unwrap() as usize;
        let mut add = |names: &Value| match names {
            Value::Array(names) => names.iter().for_each(|name| {
                open.insert(witch(name.as_str().unwrap()).index());
            }),
            Value::String(name) => {
                open.insert(witch(name).index());
            }
            _ => {}
        };
        for seat in 0..seats {
            add(&self.position["players"][seat]["coven"]);
            add(&self.position["players"][seat]["mirror"]);
        }
        (0..2).for_each(|c| add(&self.position["chambers"][c]["witches"]));
        add(&self.position["under"]);
        let count = if self.position["full"] == json!(true) { 24 } else { 18 };
        if self.no_stack {
            open.extend(0..count);
        }
        let stack: Vec<usize> = (0..count).filter(|w| !open.contains(w)).collect();
        let empty: [u8; 0] = [];
        let piles = self.position["witches"]["at"].as_array().unwrap().len();
        let mut at = vec![json!(empty); piles];
        at[1] = json!(open);
        let mut counts = vec![0; piles];
        counts[0] = stack.len();
        let nothing = vec![0; piles];
        self.position["witches"] = json!({
            "at": at,
            "known": [open, open, open, open],
            "batch": [stack, empty, empty, empty],
            "unseen": [stack, empty, empty, empty],
            "count": [counts, nothing, nothing, nothing],
        });
    }

    pub fn error(mut self) -> String {
        self.deal_witches();
        serde_json::from_value::<Septima>(self.position).unwrap_err().to_string()
    }

    /// Whether the position can be.
    pub fn error_free(mut self) -> bool {
        self.deal_witches();
        serde_json::from_value::<Septima>(self.position).is_ok()
    }

    /// Begins to play; every draw must be scripted.
    pub fn start(mut self) -> Table {
        self.deal_witches();
        let game: Septima = serde_json::from_value(self.position)
            .unwrap_or_else(|e| panic!("the position cannot be used: {e}"));
        Table { game, dice: Script::new(), events: Vec::new() }
    }

    /// Begins to play, and everybody plays a card: seat 0 is first with his Quick Move.
    #[track_caller]
    pub fn cards(self, actions: &[Action]) -> Table {
        let mut table = self.start();
        for (seat, action) in actions.iter().enumerate() {
            table.play_as(seat, Play(*action));
        }
        table
    }
}

/// A game with scripted draws.
pub struct Table {
    pub game: Septima,
    pub dice: Script,
    pub events: Vec<Event>,
}

impl Table {
    /// What a source of chance gives next, by name: `will(DIE, "1")`, `will(BAG, "angry seat0")`.
    pub fn will(&mut self, source: Source, names: &str) -> &mut Table {
        self.dice.wish(source, words(names));
        self
    }

    /// From now on chance decides what is not scripted.
    pub fn free(&mut self) -> &mut Table {
        self.dice = Script::over(Fast::numbered(3, 0));
        self
    }

    pub fn turn(&self) -> Seat {
        self.game.turn().seats.first().expect("the game is not over")
    }

    /// The seat whose turn it is chooses; anything that was not offered or scripted fails.
    #[track_caller]
    pub fn play(&mut self, choice: Choice) -> &mut Table {
        self.play_as(self.turn().index(), choice)
    }

    #[track_caller]
    pub fn play_as(&mut self, seat: usize, choice: Choice) -> &mut Table {
        let seat = Seat::new(seat);
        if let Some(reason) = self.game.why_not(seat, choice) {
            panic!(
                "{choice:?} is refused: {} {}; offered: {:?}",
                reason.message.id,
                reason.rule,
                self.game.choices(seat)
            );
        }
        self.game.apply(seat, choice, &mut self.dice, &mut self.events);
        if let Some(fault) = self.dice.fault() {
            panic!("after {choice:?}: {fault}");
        }
        self.game.audit().unwrap_or_else(|e| panic!("after {choice:?}: {e}"));
        self
    }

    #[track_caller]
    pub fn plays(&mut self, choices: impl IntoIterator<Item = Choice>) -> &mut Table {
        for choice in choices {
            self.play(choice);
        }
        self
    }

    /// The present player makes no Quick Move.
    #[track_caller]
    pub fn stay(&mut self) -> &mut Table {
        self.play(Stay)
    }

    /// The present player does no more than he must until his turn is over.
    #[track_caller]
    pub fn idle(&mut self) -> &mut Table {
        loop {
            let quiet = [Stay, GoOn, Main, Enough, End];
            let Some(choice) = quiet.into_iter().find(|c| self.offers(*c)) else {
                panic!("something must be chosen: {:?}", self.choices());
            };
            self.play(choice);
            if choice == End {
                return self;
            }
        }
    }

    pub fn choices(&self) -> Vec<Choice> {
        self.game.choices(self.turn())
    }

    pub fn offers(&self, choice: Choice) -> bool {
        self.game.allows(self.turn(), choice)
    }

    /// Why the choice is refused: the message id and the rule. Fails if it is offered.
    #[track_caller]
    pub fn refusal(&self, choice: Choice) -> (&'static str, &'static str) {
        let Some(reason) = self.game.why_not(self.turn(), choice) else {
            panic!("{choice:?} is offered");
        };
        (reason.message.id, reason.rule)
    }

    /// The table as a spectator sees it.
    pub fn see(&self) -> Value {
        serde_json::to_value(self.game.view(None)).unwrap()
    }

    /// A field of the table, such as `field("angry_crowd")`.
    pub fn field(&self, name: &str) -> Value {
        self.see()[name].clone()
    }

    /// A field of a player, such as `of(0, "wisdom")`.
    pub fn of(&self, seat: usize, field: &str) -> Value {
        self.see()["players"][seat][field].clone()
    }

    #[track_caller]
    pub fn number(&self, seat: usize, field: &str) -> i64 {
        self.of(seat, field).as_i64().unwrap_or_else(|| panic!("{field} is no number"))
    }

    pub fn wisdom(&self, seat: usize) -> i64 {
        self.number(seat, "wisdom")
    }

    pub fn suspicion(&self, seat: usize) -> i64 {
        self.number(seat, "suspicion")
    }

    /// Ingredients and crystals by name.
    pub fn has(&self, seat: usize, good: &str) -> u64 {
        self.of(seat, "stock")[named::<Good>(good).index()].as_u64().unwrap()
    }

    /// How many potions of a kind.
    pub fn holds(&self, seat: usize, name: &str) -> u64 {
        self.of(seat, "potions")[potion(name).index()].as_u64().unwrap()
    }

    /// The names in a list of a player, such as `list(0, "coven")`.
    pub fn list(&self, seat: usize, field: &str) -> Vec<String> {
        serde_json::from_value(self.of(seat, field)).unwrap()
    }

    /// The space of a Leader, such as `"2b"`.
    pub fn place(&self, seat: usize) -> String {
        self.of(seat, "leader").as_str().unwrap().trim_start_matches('s').to_owned()
    }

    /// The step of the turn, such as `"before"`.
    pub fn stage(&self) -> String {
        self.field("stage").as_str().unwrap().to_owned()
    }

    /// The huts from 1 to 6: `A` for an Active hunter, `i` for an Inactive one, `.` for none.
    pub fn huts(&self) -> String {
        let huts = self.field("huts");
        let one = |hut: &Value| match hut.as_str().unwrap() {
            "active" => 'A',
            "inactive" => 'i',
            _ => '.',
        };
        huts.as_array().unwrap().iter().map(one).collect()
    }

    /// The levels of the blind, the paralysed and the infected track.
    pub fn levels(&self, seat: usize) -> [u8; 3] {
        serde_json::from_value(self.of(seat, "levels")).unwrap()
    }

    /// The witches in a Chamber, 1 or 2, the one on trial last.
    pub fn accused(&self, chamber: usize) -> Vec<String> {
        serde_json::from_value(self.field("chambers")[chamber - 1]["witches"].clone()).unwrap()
    }

    /// How many Loyal Citizens of a seat are in a Chamber, 1 or 2.
    pub fn sent(&self, seat: usize, chamber: usize) -> usize {
        let spaces = self.field("chambers")[chamber - 1]["spaces"].clone();
        spaces.as_array().unwrap().iter().filter(|c| **c == json!({"loyal": seat})).count()
    }

    /// Loyal Citizens in the Crowd.
    pub fn crowd(&self, seat: usize) -> i64 {
        self.number(seat, "crowd")
    }

    /// How the action of the present turn is matched.
    pub fn matched(&self) -> Value {
        self.field("turn")["matched"].clone()
    }

    /// Who must choose now.
    pub fn asked(&self) -> usize {
        self.turn().index()
    }

    /// The total score of a seat, as if the game ended now (without the oracle card until the end).
    pub fn score(&self, seat: usize) -> i32 {
        self.game.standing().parties[seat].score
    }

    /// A line of a seat's score, such as `line(0, "septima-score-citizens")`.
    pub fn line(&self, seat: usize, what: &str) -> i32 {
        let standing = self.game.standing();
        let lines = &standing.parties[seat].lines;
        lines.iter().find(|l| l.what == what).map(|l| l.points).expect("there is such a line")
    }

    pub fn is_over(&self) -> bool {
        self.game.turn().is_over()
    }

    /// What a list of the table holds, such as `at("huts")`, one word for each place.
    pub fn at(&self, name: &str) -> String {
        let word = |v: &Value| match v {
            Value::Null => "-".to_owned(),
            Value::String(name) => name.clone(),
            other => other.to_string(),
        };
        let list = self.field(name);
        list.as_array().unwrap().iter().map(word).collect::<Vec<_>>().join(" ")
    }

    /// The patients by flag, `-` for none, with `!` for an Angry Citizen.
    pub fn patients(&self) -> String {
        let bed = |bed: &Value| match bed["patient"].as_str() {
            Some(name) if bed["angry"] == json!(true) => format!("{name}!"),
            Some(name) => name.to_owned(),
            None => "-".to_owned(),
        };
        let list = self.field("patients");
        list.as_array().unwrap().iter().map(bed).collect::<Vec<_>>().join(" ")
    }

    /// Ends the test: every scripted draw must have been made.
    #[track_caller]
    pub fn done(&mut self) {
        std::mem::take(&mut self.dice).finish().unwrap_or_else(|e| panic!("{e}"));
    }
}
