//! A table that is set up by hand, with draws scripted by name.
#![allow(dead_code, unused_imports, clippy::unwrap_used)]

use evenfall::cards::{Card, Person, PlaceId, RitualId};
pub use evenfall::effect::{Catalyst as Kind, Catalyst::*, Resource, Stone as Gem};
pub use evenfall::setup::{MAIN_DECK, PLACE_DECK};
pub use evenfall::{Choice, Choice::*, ClanName, Evenfall, Evening, Event, Figure, RegionName};
use kernel::{Everything, Game, Rules, Script, Seat, Shared};
use serde_json::{Value, json};

pub use Figure::{Elder, Witch};
pub use RegionName::{Central, North, South};
pub use Resource::{Book, Herb, Potion};

/// A place, a ritual, a person or a card of the main deck by name.
pub fn place(name: &str) -> PlaceId {
    serde_json::from_value(json!(name)).unwrap_or_else(|_| panic!("{name} is no place"))
}
pub fn ritual(name: &str) -> RitualId {
    serde_json::from_value(json!(name)).unwrap_or_else(|_| panic!("{name} is no ritual"))
}
/// A person, with `_a` or `_b` for the card.
pub fn person(name: &str) -> Person {
    serde_json::from_value(json!(name)).unwrap_or_else(|_| panic!("{name} is no person"))
}
pub fn card(name: &str) -> Card {
    serde_json::from_value(json!(name)).unwrap_or_else(|_| panic!("{name} is no card"))
}

pub fn play_ritual(name: &str, on: &str) -> Choice {
    Ritual { ritual: ritual(name), place: place(on) }
}

pub fn use_ritual(name: &str, with: Figure) -> Choice {
    RitualSpace { ritual: ritual(name), with }
}

pub fn use_region(region: RegionName, with: Figure) -> Choice {
    RegionSpace { region, with }
}

pub fn build(on: &str, kind: Kind) -> Choice {
    Choice::Catalyst { place: place(on), kind, mana: false }
}

/// A position in the making: the Action Phase of round 1, seat 0 to act; each clan has four witches
/// and elders, an active token, nothing else. Cards and places that are not named are in the decks.
#[derive(Clone)]
pub struct SetUp {
    pub position: Value,
}

pub fn table(seats: usize) -> SetUp {
    let data = Shared::<Evening>::built_in();
    let names = ["star", "cross", "sphere", "thorn"];
    let mut clans: Vec<Value> = names[..seats].iter().map(|n| json!({"name": n})).collect();
    if seats == 1 {
        clans.push(json!({"name": "star", "elders": 0, "token": false}));
    }
    let regions = if seats <= 2 { 2 } else { 3 };
    let regions = vec![json!({}); regions];
    SetUp { position: json!({"data": data, "clans": clans, "regions": regions}) }
}

/// Words separated by spaces.
fn words(names: &str) -> Vec<&str> {
    names.split_whitespace().collect()
}

/// `place`, `place:ritual`, `place:ritual:sickles:orbs` or `place:ritual:sickles:orbs:witches:elders`.
fn circle(places: &str) -> Value {
    let one = |text: &str| {
        let parts: Vec<&str> = text.split(':').collect();
        let n = |i: usize| parts.get(i).map_or(0, |t| t.parse::<u8>().unwrap());
        let ritual = parts.get(1).filter(|r| !r.is_empty());
        json!({"place": parts[0], "ritual": ritual, "sickles": n(2), "orbs": n(3), "witches": n(4), "elders": n(5)})
    };
    words(places).into_iter().map(one).collect()
}

impl SetUp {
    /// Sets fields of a clan, such as `json!({"herbs": 2, "witches": 3})`. Seat 1 of a solo game is
    /// Automa.
    pub fn clan(mut self, seat: usize, fields: Value) -> SetUp {
        for (name, value) in fields.as_object().unwrap() {
            self.position["clans"][seat][name] = value.clone();
        }
        self
    }

    /// Herbs, potions, Knowledge and mana.
    pub fn stock(self, seat: usize, herbs: u8, potions: u8, books: u8, mana: u8) -> SetUp {
        let fields = json!({"herbs": herbs, "potions": potions, "books": books, "mana": mana});
        self.clan(seat, fields)
    }

    /// Places in the Outer Circle: see `circle`.
    pub fn outer(self, seat: usize, places: &str) -> SetUp {
        self.clan(seat, json!({"outer": circle(places)}))
    }

    pub fn inner(self, seat: usize, places: &str) -> SetUp {
        self.clan(seat, json!({"inner": circle(places)}))
    }

    pub fn hand(self, seat: usize, cards: &str) -> SetUp {
        self.clan(seat, json!({"hand": words(cards)}))
    }

    pub fn specialists(self, seat: usize, persons: &str) -> SetUp {
        self.clan(seat, json!({"specialists": words(persons)}))
    }

    pub fn council(self, seat: usize, persons: &str) -> SetUp {
        self.clan(seat, json!({"council": words(persons)}))
    }

    /// Face-up places of a region from the left; `-` is an empty slot.
    pub fn slots(mut self, region: RegionName, places: &str) -> SetUp {
        let number = |name: &str| if name == "-" { 0 } else { place(name).index() + 1 };
        let mut slots: Vec<usize> = words(places).into_iter().map(number).collect();
        slots.resize(4, 0);
        self.position["regions"][region.index()]["slots"] = json!(slots);
        self
    }

    /// Powerstones of a region from the left, by name.
    pub fn stones(mut self, region: RegionName, stones: &str) -> SetUp {
        let number = |name: &str| {
            let stone: Gem = serde_json::from_value(json!(name)).unwrap();
            stone.index() + 1
        };
        let mut list: Vec<usize> = words(stones).into_iter().map(number).collect();
        list.resize(4, 0);
        self.position["regions"][region.index()]["stones"] = json!(list);
        self
    }

    /// Figures of each seat on the round field of a region.
    pub fn field(mut self, region: RegionName, witches: [u8; 4], elders: [u8; 4]) -> SetUp {
        self.position["regions"][region.index()]["witches"] = json!(witches);
        self.position["regions"][region.index()]["elders"] = json!(elders);
        self
    }

    /// Sets any field of the position.
    pub fn set(mut self, field: &str, value: Value) -> SetUp {
        self.position[field] = value;
        self
    }

    pub fn moon(self) -> SetUp {
        self.set("moon", json!(true))
    }

    pub fn error(self) -> String {
        serde_json::from_value::<Evenfall>(self.position).unwrap_err().to_string()
    }

    /// Begins to play; every draw must be scripted.
    pub fn start(self) -> Table {
        let game: Evenfall = serde_json::from_value(self.position)
            .unwrap_or_else(|e| panic!("the position cannot be used: {e}"));
        Table { game, dice: Script::new(), events: Vec::new() }
    }
}

/// A game with scripted draws.
pub struct Table {
    pub game: Evenfall,
    pub dice: Script,
    pub events: Vec<Event>,
}

impl Table {
    /// The main deck gives these cards next, in this order.
    pub fn draws(mut self, cards: &str) -> Table {
        self.will_draw(cards);
        self
    }

    pub fn will_draw(&mut self, cards: &str) {
        self.dice.wish(MAIN_DECK, words(cards));
    }

    /// The place deck gives these places next.
    pub fn places(mut self, names: &str) -> Table {
        self.dice.wish(PLACE_DECK, words(names));
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
        choices.into_iter().for_each(|c| {
            self.play(c);
        });
        self
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

    /// A field of a clan, such as `clan(0, "vp")`.
    pub fn clan(&self, seat: usize, field: &str) -> Value {
        self.see()["clans"][seat][field].clone()
    }

    /// Herbs, potions, Knowledge, mana, victory points on the track.
    pub fn stock(&self, seat: usize) -> [u64; 5] {
        ["herbs", "potions", "books", "mana", "vp"].map(|f| self.clan(seat, f).as_u64().unwrap())
    }

    pub fn vp(&self, seat: usize) -> u64 {
        self.clan(seat, "vp").as_u64().unwrap()
    }

    pub fn hand(&self, seat: usize) -> u64 {
        self.clan(seat, "hand").as_u64().unwrap()
    }

    /// The names of the places in a circle (`outer` or `inner`), from the left.
    pub fn circle(&self, seat: usize, circle: &str) -> Vec<String> {
        let places = self.clan(seat, circle);
        let name = |p: &Value| p["place"].as_str().unwrap().to_owned();
        places.as_array().unwrap().iter().map(name).collect()
    }

    /// The total score of a party (seats first, then Automa), as if the game ended now.
    pub fn score(&self, party: usize) -> i32 {
        self.game.standing().parties[party].score
    }

    pub fn is_over(&self) -> bool {
        self.game.turn().is_over()
    }

    /// Ends the test: every scripted draw must have been made.
    #[track_caller]
    pub fn done(&mut self) {
        std::mem::take(&mut self.dice).finish().unwrap_or_else(|e| panic!("{e}"));
    }
}
