//! Options and set-up (SB-2, SB-17.1).

use crate::data::Cards;
use crate::position::{Familiar, Flags, Opponent, Player, SpellBook};
use crate::spell::{Phase, Spell};
use crate::token::{Colour, Tokens};
use kernel::{
    Dice, MAX_SEATS, NoLog, OptionSchema, OptionSpec, OptionsError, Seat, Shared, Source, Stack,
    Values,
};
use serde::{Deserialize, Serialize};

/// Draws from the bag.
pub const BAG: Source = Source(0);
/// Who goes first.
pub const FIRST: Source = Source(1);
/// Which spell of a colour is in play.
pub const MIX: Source = Source(2);

/// The names of the sources, in order.
pub const SOURCES: &[&str] = &["bag", "first", "mix"];

/// Which spells are in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spells {
    /// The first beginners' set (SB-2.4).
    Set1,
    /// The second.
    Set2,
    /// The third.
    Set3,
    /// One spell of each colour at random (SB-2.5).
    Classic,
    /// As the players agree (SB-2.5).
    Chosen,
}

/// The options of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Options {
    pub seats: u8,
    pub spells: Spells,
    pub handicap: u8,
    pub red: String,
    pub purple: String,
    pub green: String,
    pub black: String,
    pub white: String,
    pub blue: String,
    pub yellow: String,
}

impl Options {
    fn of_colour(&self, colour: Colour) -> &str {
        match colour {
            Colour::Red => &self.red,
            Colour::Purple => &self.purple,
            Colour::Green => &self.green,
            Colour::Black => &self.black,
            Colour::White => &self.white,
            Colour::Blue => &self.blue,
            Colour::Yellow => &self.yellow,
        }
    }
}

const fn one_of(
    name: &'static str,
    words: &'static str,
    names: &'static [&'static str],
) -> OptionSpec {
    OptionSpec { name, values: Values::OneOf { names, default: names[0] }, words }
}

/// The options of SpellBook.
pub static SCHEMA: OptionSchema = OptionSchema {
    options: &[
        OptionSpec {
            name: "seats",
            values: Values::Number { min: 1, max: 4, default: 2 },
            words: "spellbook-option-seats",
        },
        one_of("spells", "spellbook-option-spells", &["classic", "set1", "set2", "set3", "chosen"]),
        OptionSpec {
            name: "handicap",
            values: Values::Number { min: 0, max: 3, default: 0 },
            words: "spellbook-option-handicap",
        },
        one_of("red", "spellbook-option-colour", &["random", "sacrifice", "eruption", "blaze"]),
        one_of(
            "purple",
            "spellbook-option-colour",
            &["random", "levitation", "sharing", "divination"],
        ),
        one_of("green", "spellbook-option-colour", &["random", "purification", "cure", "growth"]),
        one_of("black", "spellbook-option-colour", &["random", "offering", "focus", "feast"]),
        one_of("white", "spellbook-option-colour", &["random", "time_travel", "storm", "clone"]),
        one_of(
            "blue",
            "spellbook-option-colour",
            &["random", "transmutation", "swiftness", "mirage"],
        ),
        one_of(
            "yellow",
            "spellbook-option-colour",
            &["random", "abundance", "knowledge", "communion"],
        ),
    ],
};

/// The spell of a colour that is in play.
fn spell_for(
    cards: &Cards,
    colour: Colour,
    options: &Options,
    dice: &mut impl Dice,
) -> Result<Spell, OptionsError> {
    let three: [Spell; 3] = std::array::from_fn(|i| Spell::ALL[colour.index() * 3 + i]);
    let wanted = options.of_colour(colour);
    if options.spells != Spells::Chosen && wanted != "random" {
        let name = format!("{colour:?}").to_lowercase();
        return Err(OptionsError(format!(
            "option {name:?} can only be {wanted:?} when option \"spells\" is \"chosen\""
        )));
    }
    match options.spells {
        Spells::Set1 => Ok(cards.of_set(colour, 1)),
        Spells::Set2 => Ok(cards.of_set(colour, 2)),
        Spells::Set3 => Ok(cards.of_set(colour, 3)),
        Spells::Classic | Spells::Chosen => {
            let chosen = three.into_iter().find(|s| s.name() == wanted);
            let mut random = || three[dice.draw(MIX, 3, |i| three[i as usize].name()) as usize];
            Ok(chosen.unwrap_or_else(&mut random))
        }
    }
}

/// Sets a game up (SB-2.1 to SB-2.5, SB-17.1).
pub(crate) fn deal(
    data: Shared<Cards>,
    options: &Options,
    dice: &mut impl Dice,
) -> Result<SpellBook, OptionsError> {
    let seats = options.seats;
    if seats == 0 || usize::from(seats) > MAX_SEATS {
        return Err(OptionsError(format!("{seats} players cannot play; 1 to 4 can")));
    }
    if options.handicap > 0 && seats > 1 {
        return Err(OptionsError(
            "option \"handicap\" is for the solo mode: it needs seats=1".into(),
        ));
    }
    let boards = &data.get().boards;
    let mut mix = [Spell::Sacrifice; 7];
    for colour in Colour::ALL {
        mix[colour.index()] = spell_for(data.get(), colour, options, dice)?;
    }
    let first = Seat::new(dice.roll(FIRST, u32::from(seats)) as usize);
    let mut game = SpellBook {
        data,
        bag: Tokens::of_each(boards.copies.value),
        altar: Tokens::NONE,
        tray: Tokens::NONE,
        held: Tokens::NONE,
        caught: Tokens::NONE,
        players: [Player::default(); MAX_SEATS],
        opponent: Opponent::default(),
        mix,
        permanents: permanents(data.get(), mix),
        seats,
        first,
        active: first,
        phase: Phase::Morning,
        actions: 1,
        flags: Flags::default(),
        stack: Stack::default(),
    };
    let altar = if game.is_solo() { boards.solo_altar.value } else { boards.altar.value };
    game.deal_altar(altar, dice, &mut NoLog);
    for n in 0..seats {
        game.draw(first.left(n, seats), boards.start_pool.value, dice, &mut NoLog);
    }
    for _ in 0..options.handicap {
        if let Some(token) = game.out_of_bag(dice, &mut NoLog) {
            game.opponent.below.add(token);
        }
    }
    Ok(game)
}

/// The colours whose spell in play can have a permanent effect, as bits.
pub(crate) fn permanents(cards: &Cards, mix: [Spell; 7]) -> u8 {
    let bit = |s: &Spell| u8::from(cards.may_be_permanent(*s)) << s.colour().index();
    mix.iter().fold(0, |bits, s| bits | bit(s))
}

/// A board with these tokens on its first spaces.
pub(crate) fn familiar(tokens: &[crate::token::Token]) -> Familiar {
    let mut board = Familiar::default();
    tokens.iter().take(crate::data::FAMILIAR_SPACES).for_each(|t| board.store(*t));
    board
}
