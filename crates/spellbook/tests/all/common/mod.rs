//! A table that is set up by hand, with the draws from the bag scripted by name.
#![allow(dead_code, unused_imports, clippy::unwrap_used)]

use kernel::{Everything, Game, Match, NoLog, Rules, Script, Seat, Shared};
use serde_json::{Value, json};
pub use spellbook::Choice::{self, *};
use spellbook::Event;
pub use spellbook::SpellBook;
pub use spellbook::spell::{Level, Phase, Spell, Way};
pub use spellbook::token::{Colour, Rune, Token, Tokens};

pub const L3: Level = Level::L3;
pub const L4: Level = Level::L4;
pub const L5: Level = Level::L5;

/// A token by its two letters.
pub fn t(name: &str) -> Token {
    Token::parse(name).unwrap_or_else(|| panic!("{name} is no token"))
}

/// Tokens by their letters, with spaces between.
pub fn tokens(names: &str) -> Vec<Token> {
    names.split_whitespace().map(t).collect()
}

pub fn cast(spell: Spell, level: Level) -> Choice {
    Cast { spell, level, way: None, rune: None }
}

pub fn cast_way(spell: Spell, level: Level, way: Way) -> Choice {
    Cast { spell, level, way: Some(way), rune: None }
}

/// Learning with so many wilds of three tokens.
pub fn learn(spell: Spell, level: Level, wilds: u8) -> Choice {
    Learn { spell, level, wilds, with: None }
}

/// Learning with Transmutation.
pub fn transmute(spell: Spell, level: Level, wilds: u8, rune: Rune) -> Choice {
    Learn { spell, level, wilds, with: Some(rune) }
}

/// Copying a spell whose own rune matters, from a card with this rune.
pub fn copy(spell: Spell, level: Level, way: Option<Way>, rune: Rune) -> Choice {
    Cast { spell, level, way, rune: Some(rune) }
}

/// The same pick for each of these tokens.
pub fn each(pick: impl Fn(Token) -> Choice, names: &str) -> Vec<Choice> {
    tokens(names).into_iter().map(pick).collect()
}

/// What a spell by itself is worth on its three levels.
pub fn points(spell: Spell) -> [i32; 3] {
    let token = Token::new(spell.colour(), Rune::Circle);
    Level::ALL.map(|level| table(2).knows(0, spell, level, token.name()).start().score(0))
}

/// A refusal: the message and the rule.
pub type No = (&'static str, &'static str);

pub const POOL_FULL: No = ("spellbook-no-pool-full", "SB-4.1");
pub const MUST_GO_ON: No = ("spellbook-no-must-go-on", "SB-4.2");
pub const ALTAR_EMPTY: No = ("spellbook-no-altar-empty", "SB-4.3");
pub const ALTAR_LACKS: No = ("spellbook-no-altar-lacks", "SB-4.3");
pub const POOL_LACKS: No = ("spellbook-no-pool-lacks", "SB-4.4");
pub const POOL_TOO_FEW: No = ("spellbook-no-pool-too-few", "SB-4.5");
pub const ALTAR_TOO_FEW: No = ("spellbook-no-altar-too-few", "SB-4.5");
pub const FAMILIAR_EMPTY: No = ("spellbook-no-familiar-empty", "SB-4.5");
pub const FAMILIAR_FULL: No = ("spellbook-no-familiar-full", "SB-4.6");
pub const SAME_AS_LOWER: No = ("spellbook-no-same-as-lower", "SB-4.8");
pub const CANNOT_PAY: No = ("spellbook-no-cannot-pay", "SB-6.1");
pub const NOT_LEARNED: No = ("spellbook-no-not-learned", "SB-7.1");
pub const LEARNED_TODAY: No = ("spellbook-no-learned-today", "SB-7.1");
pub const LEVEL_TOO_HIGH: No = ("spellbook-no-level-too-high", "SB-7.2");
pub const NO_ACTION: No = ("spellbook-no-action", "SB-7.3");
pub const SUPPLY_EMPTY: No = ("spellbook-no-supply-empty", "SB-8.4");
pub const POOL_REACHED: No = ("spellbook-no-pool-reached", "SB-10.2");
pub const NO_TARGET: No = ("spellbook-no-target", "SB-14.2");
pub const NOTHING_TO_COPY: No = ("spellbook-no-copy", "SB-14.6");
pub const TRIPLE_TODAY: No = ("spellbook-no-triple-today", "SB-15.3");
pub const TRANSMUTED_TODAY: No = ("spellbook-no-transmuted-today", "SB-15.3");
pub const NO_CHANGE: No = ("spellbook-no-change", "SB-18.2");

/// A position in the making. Spells that are not named are those of the first set; tokens that
/// are not named are in the bag.
#[derive(Clone)]
pub struct SetUp {
    spells: [Spell; 7],
    position: Value,
}

pub fn table(seats: usize) -> SetUp {
    let spells = std::array::from_fn(|i| Spell::ALL[i * 3]);
    let data = Shared::<spellbook::Cards>::built_in();
    let players: Vec<Value> =
        (0..seats).map(|_| json!({"pool": [], "familiar": [], "spells": []})).collect();
    let mut position = json!({"data": data, "players": players, "altar": [], "tray": []});
    if seats == 1 {
        position["opponent"] = json!({"track": [], "below": []});
    }
    SetUp { spells, position }
}

impl SetUp {
    /// Puts a spell in play, in place of the one of its colour.
    pub fn with(mut self, spell: Spell) -> SetUp {
        self.spells[spell.colour().index()] = spell;
        self
    }

    pub fn pool(mut self, seat: usize, names: &str) -> SetUp {
        self.position["players"][seat]["pool"] = json!(tokens(names));
        self
    }

    pub fn familiar(mut self, seat: usize, names: &str) -> SetUp {
        self.position["players"][seat]["familiar"] = json!(tokens(names));
        self
    }

    /// The seat has learned a spell, with this token on its card. The spell is put in play.
    pub fn knows(self, seat: usize, spell: Spell, level: Level, token: &str) -> SetUp {
        let mut set = self.with(spell);
        let learned = json!({"spell": spell, "level": level, "token": t(token)});
        set.position["players"][seat]["spells"].as_array_mut().unwrap().push(learned);
        set
    }

    /// The spell was learned today.
    pub fn fresh(mut self, seat: usize, spell: Spell) -> SetUp {
        self.position["players"][seat]["fresh"] = json!([spell]);
        self
    }

    pub fn altar(mut self, names: &str) -> SetUp {
        self.position["altar"] = json!(tokens(names));
        self
    }

    pub fn tray(mut self, names: &str) -> SetUp {
        self.position["tray"] = json!(tokens(names));
        self
    }

    pub fn phase(mut self, phase: Phase) -> SetUp {
        self.position["phase"] = json!(phase);
        self
    }

    pub fn active(mut self, seat: usize) -> SetUp {
        self.position["active"] = json!(seat);
        self
    }

    pub fn first(mut self, seat: usize) -> SetUp {
        self.position["first"] = json!(seat);
        self
    }

    pub fn actions(mut self, n: u8) -> SetUp {
        self.position["actions"] = json!(n);
        self
    }

    /// Solo: the opponent's covered spaces and lower area.
    pub fn opponent(mut self, track: &str, below: &str) -> SetUp {
        self.position["opponent"] = json!({"track": tokens(track), "below": tokens(below)});
        self
    }

    /// The bag has just these tokens; all others that are not named lie where `rest` says: the
    /// place is the name of a field that holds tokens ("tray" or "altar"), or "below" for the solo
    /// opponent's lower area.
    pub fn bag_only(mut self, names: &str, rest: &str) -> SetUp {
        let bag: Tokens = tokens(names).into_iter().collect();
        self.position["spells"] = json!(self.spells);
        let game: SpellBook = serde_json::from_value(self.position.clone()).unwrap();
        let all: Tokens =
            serde_json::from_value(serde_json::to_value(game).unwrap()["bag"].clone()).unwrap();
        let others: Vec<Token> = all.less(bag).iter().collect();
        let place = match rest {
            "below" => &mut self.position["opponent"]["below"],
            _ => &mut self.position[rest],
        };
        let place = place.as_array_mut().unwrap();
        place.extend(others.iter().map(|t| json!(t)));
        self
    }

    pub fn error(mut self) -> String {
        self.position["spells"] = json!(self.spells);
        serde_json::from_value::<SpellBook>(self.position).unwrap_err().to_string()
    }

    /// Begins to play; every draw must be scripted by [`Table::draws`].
    pub fn start(mut self) -> Table {
        self.position["spells"] = json!(self.spells);
        let game: SpellBook = serde_json::from_value(self.position)
            .unwrap_or_else(|e| panic!("the position cannot be used: {e}"));
        Table { game, dice: Script::new(), events: Vec::new() }
    }
}

/// A game with scripted draws.
pub struct Table {
    pub game: SpellBook,
    pub dice: Script,
    pub events: Vec<Event>,
}

impl Table {
    /// The bag gives these tokens next, in this order.
    pub fn draws(mut self, names: &str) -> Table {
        self.will_draw(names);
        self
    }

    pub fn will_draw(&mut self, names: &str) {
        self.dice.wish(spellbook::setup::BAG, names.split_whitespace());
    }

    pub fn turn(&self) -> Seat {
        self.game.turn().seats.first().expect("the game is not over")
    }

    /// The seat whose turn it is chooses; anything that was not offered or scripted fails.
    #[track_caller]
    pub fn play(&mut self, choice: Choice) -> &mut Table {
        let seat = self.turn();
        if let Some(reason) = self.game.why_not(seat, choice) {
            panic!(
                "{choice:?} is refused: {} {}; offered: {:?}",
                reason.message.id,
                reason.rule,
                self.choices()
            );
        }
        self.game.apply(seat, choice, &mut self.dice, &mut self.events);
        if let Some(fault) = self.dice.fault() {
            panic!("after {choice:?}: {fault}");
        }
        self.game.audit().unwrap_or_else(|e| panic!("after {choice:?}: {e}"));
        self
    }

    /// Goes on to the evening without doing anything.
    #[track_caller]
    pub fn idle_till_evening(&mut self) -> &mut Table {
        while self.phase() != Phase::Evening {
            self.play(Skip);
        }
        self
    }

    /// Does nothing more today; the altar gets these tokens.
    #[track_caller]
    pub fn ends_day(&mut self, altar_gets: &str) -> &mut Table {
        self.will_draw(altar_gets);
        self.idle_till_evening().play(End)
    }

    /// Several choices one after the other.
    #[track_caller]
    pub fn plays(&mut self, choices: impl IntoIterator<Item = Choice>) -> &mut Table {
        choices.into_iter().for_each(|c| {
            self.play(c);
        });
        self
    }

    /// Learns a spell: spends just these tokens and places one of them on the card. Picks without
    /// an alternative are left to the program.
    #[track_caller]
    pub fn learns(&mut self, choice: Choice, spend: &str, place: &str) -> &mut Table {
        let begun = self.events.len();
        let mut wanted = tokens(spend);
        wanted.sort();
        self.play(choice);
        while self.choices().iter().any(|c| matches!(c, Spend(_))) {
            let held: Vec<Token> = serde_json::from_value(self.see()["held"].clone()).unwrap();
            let next = wanted.iter().enumerate().find(|(i, t)| held.get(*i) != Some(t));
            self.play(Spend(*next.expect("more is asked for").1));
        }
        if self.choices().iter().any(|c| matches!(c, Place(_))) {
            self.play(Place(t(place)));
        }
        let mut spent = vec![t(place)];
        for event in &self.events[begun..] {
            match event {
                Event::Spent { token, .. } => spent.push(*token),
                Event::Learned { token, .. } => assert_eq!(*token, t(place)),
                _ => {}
            }
        }
        spent.sort();
        assert_eq!(spent, wanted, "other tokens were spent");
        self
    }

    /// What is offered to the seat whose turn it is.
    pub fn choices(&self) -> Vec<Choice> {
        self.game.choices(self.turn())
    }

    /// The spells that may be used.
    pub fn casts(&self) -> Vec<Choice> {
        self.choices().into_iter().filter(|c| matches!(c, Cast { .. })).collect()
    }

    /// The ways in which a spell may be learned.
    pub fn learnings(&self) -> Vec<Choice> {
        self.choices().into_iter().filter(|c| matches!(c, Learn { .. })).collect()
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

    /// Everything that is offered and refused.
    pub fn everything(&self) -> Everything<Choice> {
        let mut all = Everything::default();
        let _ = self.game.offer(self.turn(), &mut all);
        all
    }

    fn see(&self) -> Value {
        serde_json::to_value(self.game.view(None)).unwrap()
    }

    fn heap(value: &Value) -> String {
        let names: Vec<&str> =
            value.as_array().unwrap().iter().map(|t| t.as_str().unwrap()).collect();
        names.join(" ")
    }

    /// A pool, in the order of kinds.
    pub fn pool(&self, seat: usize) -> String {
        Table::heap(&self.see()["players"][seat]["pool"])
    }

    /// A familiar board, by space.
    pub fn familiar(&self, seat: usize) -> String {
        Table::heap(&self.see()["players"][seat]["familiar"])
    }

    pub fn altar(&self) -> String {
        Table::heap(&self.see()["altar"])
    }

    pub fn tray(&self) -> String {
        Table::heap(&self.see()["tray"])
    }

    pub fn bag(&self) -> u64 {
        self.see()["bag"].as_u64().unwrap()
    }

    pub fn altar_len(&self) -> usize {
        self.see()["altar"].as_array().unwrap().len()
    }

    pub fn phase(&self) -> Phase {
        serde_json::from_value(self.see()["phase"].clone()).unwrap()
    }

    /// The level of a learned spell; 0 if it is not learned.
    pub fn level(&self, seat: usize, spell: Spell) -> u8 {
        let learned = self.game.learned_spells(Seat::new(seat));
        learned.iter().find(|l| l.spell == spell).map_or(0, |l| l.level.number())
    }

    /// The token on the card of a learned spell.
    pub fn on_card(&self, seat: usize, spell: Spell) -> Option<Token> {
        let learned = self.game.learned_spells(Seat::new(seat));
        learned.iter().find(|l| l.spell == spell).map(|l| l.token)
    }

    pub fn score(&self, seat: usize) -> i32 {
        self.game.standing().parties[seat].score
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

/// A freshly dealt game.
pub fn dealt(options: Value, seed: u64) -> SpellBook {
    let chance = kernel::Chance::fast(kernel::Seed::numbered(seed, 0));
    let data = Shared::<spellbook::Cards>::built_in();
    *Match::<SpellBook>::new(data, &options, vec![], chance).unwrap().game()
}

/// Applies a choice without looking at the draws.
pub fn go(game: &mut SpellBook, choice: Choice, dice: &mut kernel::Fast) {
    let seat = game.turn().seats.first().unwrap();
    game.play(seat, choice, dice, &mut NoLog).unwrap();
}
