//! Options and set-up (EV-2, EV-18.1).

use crate::cards::{Card, PlaceId};
use crate::data::Evening;
use crate::effect::Stone;
use crate::position::{Clan, ClanName, DECK, Evenfall, Phase, PlaceState, REGIONS, Region};
use kernel::{
    Dice, MAX_SEATS, NoLog, OptionSchema, OptionSpec, OptionsError, Seat, Shared, Source, Stack,
    Urn, Values,
};
use serde::{Deserialize, Serialize};

/// The main deck.
pub const MAIN_DECK: Source = Source(0);
/// The place deck.
pub const PLACE_DECK: Source = Source(1);
/// Powerstones.
pub const STONES: Source = Source(2);
/// Who goes first.
pub const FIRST: Source = Source(3);
/// Which clans play.
pub const CLANS: Source = Source(4);
/// What a seat imagines.
pub const DREAM: Source = Source(5);

/// The names of the sources, in order.
pub const SOURCES: &[&str] = &["deck", "places", "stones", "first", "clans", "dream"];

/// The options of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Options {
    pub seats: u8,
    pub side: String,
    pub veteran: bool,
    pub automa: String,
    pub clan0: String,
    pub clan1: String,
    pub clan2: String,
    pub clan3: String,
}

const fn one_of(
    name: &'static str,
    words: &'static str,
    names: &'static [&'static str],
) -> OptionSpec {
    OptionSpec { name, values: Values::OneOf { names, default: names[0] }, words }
}

const CLAN_NAMES: &[&str] = &["random", "star", "cross", "sphere", "thorn"];

/// The options of Evenfall.
pub static SCHEMA: OptionSchema = OptionSchema {
    options: &[
        OptionSpec {
            name: "seats",
            values: Values::Number { min: 1, max: 4, default: 2 },
            words: "evenfall-option-seats",
        },
        one_of("side", "evenfall-option-side", &["sun", "moon"]),
        OptionSpec {
            name: "veteran",
            values: Values::Flag { default: false },
            words: "evenfall-option-veteran",
        },
        one_of("automa", "evenfall-option-automa", &["witch", "apprentice", "master", "heir"]),
        one_of("clan0", "evenfall-option-clan", CLAN_NAMES),
        one_of("clan1", "evenfall-option-clan", CLAN_NAMES),
        one_of("clan2", "evenfall-option-clan", CLAN_NAMES),
        one_of("clan3", "evenfall-option-clan", CLAN_NAMES),
    ],
};

/// The clans of the seats: those named, and random ones for the rest.
fn clans(options: &Options, dice: &mut impl Dice) -> Result<[ClanName; MAX_SEATS], OptionsError> {
    let wanted = [&options.clan0, &options.clan1, &options.clan2, &options.clan3];
    let name = |text: &str| {
        let index = CLAN_NAMES.iter().position(|n| *n == text)?;
        index.checked_sub(1).map(|i| ClanName::ALL[i])
    };
    let mut left: arrayvec::ArrayVec<ClanName, 4> = ClanName::ALL.into_iter().collect();
    let seats = usize::from(options.seats);
    for (i, text) in wanted.iter().enumerate() {
        if let Some(clan) = name(text) {
            if i >= seats {
                return Err(OptionsError(format!(
                    "option \"clan{i}\" is for a seat that is empty"
                )));
            }
            let at = left.iter().position(|c| *c == clan).ok_or_else(|| {
                OptionsError(format!("two seats play the clan {text:?}; each clan plays once"))
            })?;
            left.remove(at);
        }
    }
    let mut chosen = [ClanName::Star; MAX_SEATS];
    for (i, text) in wanted.iter().enumerate().take(seats) {
        chosen[i] = match name(text) {
            Some(clan) => clan,
            None => {
                let n = dice.roll(CLANS, left.len() as u32) as usize;
                left.remove(n)
            }
        };
    }
    Ok(chosen)
}

/// Sets a game up, up to the first choice.
pub(crate) fn deal(
    data: Shared<Evening>,
    options: &Options,
    dice: &mut impl Dice,
) -> Result<Evenfall, OptionsError> {
    let seats = options.seats;
    if seats == 0 || usize::from(seats) > MAX_SEATS {
        return Err(OptionsError(format!("{seats} players cannot play; 1 to 4 can")));
    }
    if seats > 1 && options.automa != "witch" {
        return Err(OptionsError(
            "option \"automa\" is for the solo game: it needs seats=1".into(),
        ));
    }
    let levels = ["apprentice", "witch", "master", "heir"];
    let level = levels.iter().position(|l| *l == options.automa).unwrap_or(1) as u8;
    let names = clans(options, dice)?;
    let first = Seat::new(dice.roll(FIRST, u32::from(seats)) as usize);
    let mut game = Evenfall {
        data,
        deck: Urn::new(Card::COUNT as u8, DECK),
        places_left: (1 << PlaceId::IN_DECK) - 1,
        places: [PlaceState::default(); PlaceId::COUNT],
        clans: [Clan::default(); MAX_SEATS],
        regions: [Region::default(); REGIONS],
        seats,
        moon: options.side == "moon",
        veteran: options.veteran,
        marker: 0,
        level,
        red_taken: false,
        round: 1,
        phase: Phase::Scout,
        opening: first,
        first,
        active: first,
        acted: false,
        order: 0,
        playing: 0,
        battle: 0,
        winner: 0,
        stack: Stack::default(),
    };
    for (i, name) in names.iter().enumerate().take(usize::from(seats)) {
        game.seat_clan(Seat::new(i), *name);
    }
    if game.is_solo() {
        game.clan_mut(Evenfall::AUTOMA).witches = 4;
    }
    for region in game.regions() {
        game.refill(*region, dice, &mut NoLog);
    }
    game.lay_stones(dice);
    game.begin_round(&mut NoLog);
    game.settle(dice, &mut NoLog);
    Ok(game)
}

impl Evenfall {
    /// EV-2.4, EV-2.5, EV-17.7.
    fn seat_clan(&mut self, seat: Seat, name: ClanName) {
        let start = self.cards().boards.start.value;
        let clan = self.clan_mut(seat);
        clan.name = name;
        clan.stock = start.resources();
        (clan.witches, clan.elders) = (4, 4);
        clan.token = true;
        let starting = PlaceId::starting(name);
        self.add_place(seat, starting);
        if self.is_moon(seat, ClanName::Sphere) {
            // The Cave without a binding bonus comes out of the place deck (EV-17.7).
            let cave = PlaceId::new(0);
            self.places_left &= !1;
            self.add_place(seat, cave);
        } else {
            let clan = self.clan_mut(seat);
            (clan.inner, clan.outer) = (clan.outer, 0);
        }
    }

    /// EV-2.3.
    fn lay_stones(&mut self, dice: &mut impl Dice) {
        let boards = &self.cards().boards;
        let mut left = [boards.stones_of_each.value; 4];
        for region in self.regions() {
            for i in 0..usize::from(boards.stones_per_region.value) {
                let all: u8 = left.iter().sum();
                let name = |mut n: u32| {
                    let kind = left.iter().position(|k| {
                        let here = n < u32::from(*k);
                        n = n.wrapping_sub(u32::from(*k));
                        here
                    });
                    kind.unwrap_or(0)
                };
                let roll = dice
                    .draw(STONES, u32::from(all), |n| ["drop", "leaf", "flame", "eye"][name(n)]);
                let kind = name(roll);
                left[kind] -= 1;
                self.regions[region.index()].stones[i] = Stone::ALL[kind].index() as u8 + 1;
            }
        }
    }
}
