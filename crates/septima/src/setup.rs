//! Options and set-up (SE-2).

use crate::data::Noctenburg;
use crate::event::Event;
use crate::kinds::{Action, Building, Element, Flag, Ingredient, Patient, Season, Set, Side};
use crate::names::{OracleId, PrologueId, SpellId, WitchId};
use crate::position::{Bed, Chamber, Hut, PILES, Player, STACK, Septima, Stage, ThisTurn, dealt};
use crate::widow::Widow;
use kernel::{
    Dice, Log, MAX_SEATS, NoLog, OptionSchema, OptionSpec, OptionsError, Seat, SeatSet, Shared,
    Source, Stack, Urn, Values,
};
use serde::{Deserialize, Serialize};

/// Witches.
pub const WITCHES: Source = Source(0);
/// Spells.
pub const SPELLS: Source = Source(1);
/// Patients.
pub const PATIENTS: Source = Source(2);
/// Septima's markers.
pub const MARKERS: Source = Source(3);
/// Prologue cards.
pub const PROLOGUES: Source = Source(4);
/// Oracle cards.
pub const ORACLES: Source = Source(5);
/// The hunter die.
pub const DIE: Source = Source(6);
/// The bag of a Trial.
pub const BAG: Source = Source(7);
/// Buildings.
pub const BUILDINGS: Source = Source(8);
/// Lunar ingredients.
pub const MOON: Source = Source(9);
/// Who goes first.
pub const FIRST: Source = Source(10);
/// What a seat imagines.
pub const DREAM: Source = Source(11);
/// The Black Widow's cards.
pub const WIDOW: Source = Source(12);
/// The solo die.
pub const SOLO: Source = Source(13);
/// Colours, and so animals.
pub const COLOURS: Source = Source(14);
/// Omens.
pub const OMENS: Source = Source(15);

/// The names of the sources, in order.
pub const SOURCES: &[&str] = &[
    "witches",
    "spells",
    "patients",
    "markers",
    "prologues",
    "oracles",
    "die",
    "bag",
    "buildings",
    "moon",
    "first",
    "dream",
    "widow",
    "solo",
    "colours",
    "omens",
];

/// The options of a game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Options {
    pub seats: u8,
    pub mode: String,
    pub hunter: String,
    pub trial: String,
    #[serde(default)]
    pub shapeshifting: bool,
    #[serde(default)]
    pub omens: bool,
    #[serde(default)]
    pub worries: String,
    #[serde(default)]
    pub wisdom: String,
    #[serde(default)]
    pub widow_bonus: String,
    #[serde(default)]
    pub negotiation: String,
}

const fn one_of(
    name: &'static str,
    words: &'static str,
    names: &'static [&'static str],
) -> OptionSpec {
    OptionSpec { name, values: Values::OneOf { names, default: names[0] }, words }
}

const fn flag(name: &'static str, words: &'static str) -> OptionSpec {
    OptionSpec { name, values: Values::Flag { default: false }, words }
}

/// The options of Septima.
pub static SCHEMA: OptionSchema = OptionSchema {
    options: &[
        OptionSpec {
            name: "seats",
            values: Values::Number { min: 1, max: 4, default: 2 },
            words: "septima-option-seats",
        },
        one_of("mode", "septima-option-mode", &["full", "basic"]),
        one_of("hunter", "septima-option-hunter", &["die", "open"]),
        one_of("trial", "septima-option-trial", &["bag", "open"]),
        flag("shapeshifting", "septima-option-shapeshifting"),
        flag("omens", "septima-option-omens"),
        one_of("worries", "septima-option-worries", &["usual", "4", "5", "6", "7", "8"]),
        one_of("wisdom", "septima-option-wisdom", &["42", "35", "28", "1"]),
        one_of("widow_bonus", "septima-option-widow-bonus", &["matched", "never", "always"]),
        one_of("negotiation", "septima-option-negotiation", &["normal", "more", "fewer"]),
    ],
};

/// The name of an action in scripts and records of rolls.
pub(crate) fn name_of(action: Option<Action>) -> &'static str {
    const NAMES: [&str; 10] = [
        "collect",
        "move",
        "brew",
        "heal",
        "chant",
        "recruit",
        "plead",
        "remember",
        "ritual",
        "shapeshift",
    ];
    action.map_or("", |a| NAMES[a.index()])
}

/// Septima's markers: one for each action of the game.
pub(crate) fn all_markers(full: bool) -> Set<Action> {
    let mut all = Set::all();
    all.remove(Action::Shapeshift);
    if !full {
        all.remove(Action::Ritual);
    }
    all
}

/// Why a game with these options cannot be: options that go together, or do not.
fn check(options: &Options) -> Result<(), OptionsError> {
    let fail = |reason: String| Err(OptionsError(reason));
    let (seats, full) = (options.seats, options.mode != "basic");
    if !(1..=MAX_SEATS as u8).contains(&seats) {
        return fail(format!("{seats} players cannot play; 1 to 4 can"));
    }
    let of_full = [("shapeshifting", options.shapeshifting), ("omens", options.omens)];
    if let Some((name, _)) = of_full.into_iter().find(|(_, on)| *on && !full) {
        return fail(format!("option \"{name}\" is for the full game: it needs mode=full"));
    }
    if seats == 1 && !full {
        return fail("the solo game is a full game: it needs mode=full".into());
    }
    let of_solo = [
        ("worries", &options.worries, "usual"),
        ("wisdom", &options.wisdom, "42"),
        ("widow_bonus", &options.widow_bonus, "matched"),
        ("negotiation", &options.negotiation, "normal"),
    ];
    for (name, value, usual) in of_solo {
        if seats > 1 && !value.is_empty() && value != usual {
            return fail(format!("option \"{name}\" is for the solo game: it needs seats=1"));
        }
    }
    Ok(())
}

/// Sets a game up, up to the first choice.
pub(crate) fn deal(
    data: Shared<Noctenburg>,
    options: &Options,
    dice: &mut impl Dice,
) -> Result<Septima, OptionsError> {
    check(options)?;
    let solo = options.seats == 1;
    let seats = options.seats.max(2);
    let full = options.mode != "basic";
    // Alone, the player goes first (SE-15.13).
    let first = if solo { 0 } else { dice.roll(FIRST, u32::from(seats)) };
    let first = Seat::new(first as usize);
    let count = if full { WitchId::COUNT } else { WitchId::BASIC };
    let mut game = Septima {
        data,
        seats,
        full,
        solo,
        shapeshifting: options.shapeshifting,
        open_hunter: options.hunter == "open",
        open_trial: options.trial == "open",
        season: Season::Autumn,
        phase: 1,
        stage: Stage::Choose,
        first,
        active: first,
        done: 0,
        answered: false,
        players: [Player::default(); MAX_SEATS],
        turn: ThisTurn::default(),
        lunar: Ingredient::ALL,
        die: 0,
        huts: [Hut::Empty; 6],
        markers: [None; 2],
        marker_pile: all_markers(full),
        patients: [None; 6],
        patient_pile: [Set::all(), Set::default(), Set::default(), Set::default()],
        patient_discard: Set::default(),
        angry: data.get().boards.angry.value,
        angry_crowd: 0,
        chambers: [Chamber::default(); 2],
        winner: None,
        witches: Urn::<PILES>::new(count as u8, STACK),
        under: Stack::default(),
        buildings: [None; 2],
        scoring: [[None; 2]; 3],
        middle: [None; 3],
        bottom: [None; 3],
        decks: [Set::default(); 3],
        omen: None,
        dark: false,
        coming: None,
        omens: Set::default(),
        widow: Widow::default(),
        stack: Stack::default(),
    };
    game.set_up(options, dice);
    game.settle(dice, &mut NoLog);
    Ok(game)
}

impl Septima {
    fn set_up(&mut self, options: &Options, dice: &mut impl Dice) {
        let boards = &self.printed().boards;
        self.deal_moon(dice);
        for hut in &boards.hunters.value {
            self.huts[usize::from(*hut) - 1] = Hut::Active;
        }
        self.place_patients(dice, &mut NoLog);
        if let Some(witch) = self.draw_witch(dice, &mut NoLog) {
            self.chambers[0].witches.push(witch);
        }
        self.reveal_marker(Side::Left, dice, &mut NoLog);
        self.reveal_marker(Side::Right, dice, &mut NoLog);
        if self.full {
            self.deal_buildings(dice);
            self.deal_spells(dice);
        }
        let start = boards.suspicion.value.start;
        let citizens = boards.citizens.value;
        for seat in Seat::all(self.seats) {
            let hand = self.all_cards();
            let player = self.player_mut(seat);
            player.hand = hand;
            player.suspicion = start;
            player.crowd = 1;
            player.supply = citizens - 1;
        }
        if self.solo {
            self.set_up_widow(options, dice);
        }
        if self.shapeshifting {
            self.deal_animals(dice);
        }
        if options.omens {
            self.deal_omens(dice);
        }
        self.crowd_by_lines();
        self.deal_oracles(dice);
        if self.full {
            for seat in Seat::all(self.humans()) {
                for _ in 0..4 {
                    let name = |card: u8| WitchId::new(card.into()).name();
                    let to = (STACK, dealt(seat));
                    self.witches.draw(to, SeatSet::only(seat), WITCHES, dice, name);
                }
            }
            self.enter_first(Stage::Draft);
        } else {
            for seat in Seat::all(self.seats) {
                for _ in 0..2 {
                    if let Some(witch) = self.draw_witch(dice, &mut NoLog) {
                        self.join(seat, witch, &mut NoLog);
                    }
                }
            }
            self.deal_prologues(dice);
            self.enter_first(Stage::Prologues);
        }
    }

    /// The action cards of a player (SE-16.1).
    pub(crate) fn all_cards(&self) -> Set<Action> {
        let mut all = all_markers(self.full);
        if self.shapeshifting {
            all.remove(Action::Chant);
            all.add(Action::Shapeshift);
        }
        all
    }

    /// SE-1.14, SE-2.1.
    fn deal_moon(&mut self, dice: &mut impl Dice) {
        let mut left = Set::<Ingredient>::all();
        for slot in 0..5 {
            let name = |n| {
                const NAMES: [&str; 5] = ["berry", "skull", "herb", "mushroom", "root"];
                left.nth(n).map_or("", |i| NAMES[i.index()])
            };
            let roll = dice.draw(MOON, left.len().into(), name);
            if let Some(ingredient) = left.nth(roll) {
                left.remove(ingredient);
                self.lunar[slot] = ingredient;
            }
        }
    }

    /// One bronze and one gold building (SE-2.5).
    fn deal_buildings(&mut self, dice: &mut impl Dice) {
        const NAMES: [&str; 6] =
            ["antique_shop", "market", "oracle", "flying_elephant", "printing_house", "pub"];
        for kind in 0..2 {
            let roll = dice.draw(BUILDINGS, 3, |n| NAMES[kind * 3 + n as usize]);
            self.buildings[kind] = Some(Building::ALL[1 + kind * 3 + roll as usize]);
        }
    }

    /// SE-2.6.
    fn deal_spells(&mut self, dice: &mut impl Dice) {
        for element in Element::ALL {
            let e = element.index();
            let first = e * SpellId::PER_ELEMENT;
            let roll = dice.draw(SPELLS, 2, |n| SpellId::new(first + n as usize).name()) as usize;
            let scoring = [SpellId::new(first + roll), SpellId::new(first + 1 - roll)];
            self.scoring[e] = scoring.map(Some);
            self.decks[e] = SpellId::all()
                .filter(|spell| spell.element() == element && !spell.is_scoring())
                .collect();
            self.turn_up(e, dice, &mut NoLog);
            self.bottom[e] = self.middle[e].take();
            self.turn_up(e, dice, &mut NoLog);
        }
    }

    /// A secret oracle card for each (SE-2.7).
    fn deal_oracles(&mut self, dice: &mut impl Dice) {
        let mut left: Set<OracleId> = OracleId::all().take(self.oracles()).collect();
        for seat in Seat::all(self.humans()) {
            let name = |n| left.nth(n).map_or("", OracleId::name);
            let roll = dice.draw(ORACLES, left.len().into(), name);
            if let Some(oracle) = left.nth(roll) {
                left.remove(oracle);
                self.player_mut(seat).oracle = oracle;
            }
        }
    }

    /// How many oracle cards there are in this mode.
    pub(crate) fn oracles(&self) -> usize {
        if self.full { OracleId::COUNT } else { OracleId::BASIC }
    }

    /// Two prologue cards for each (SE-2.10).
    pub(crate) fn deal_prologues(&mut self, dice: &mut impl Dice) {
        let mut left = Set::<PrologueId>::all();
        for seat in self.order().take(self.humans().into()) {
            for _ in 0..2 {
                let name = |n| left.nth(n).map_or("", PrologueId::name);
                let roll = dice.draw(PROLOGUES, left.len().into(), name);
                if let Some(card) = left.nth(roll) {
                    left.remove(card);
                    self.player_mut(seat).prologues.add(card);
                }
            }
        }
    }

    /// Draws patients until the board holds as many as it should (SE-3).
    pub(crate) fn place_patients(&mut self, dice: &mut impl Dice, log: &mut impl Log<Event>) {
        let wanted = usize::from(self.printed().boards.patients.value[self.table()]);
        // The first one looks from flag 1 on, each later one from the one before.
        let mut from = 0;
        while self.patients.iter().flatten().count() < wanted {
            let Some(patient) = self.draw_patient(dice) else { return };
            let colour =
                |flag: usize| if flag.is_multiple_of(2) { Flag::Yellow } else { Flag::Blue };
            let flags = (0..6).map(|n| (from + n) % 6);
            let mut fitting = flags
                .filter(|flag| self.patients[*flag].is_none() && colour(*flag) == patient.flag());
            let Some(flag) = fitting.next() else { return };
            self.patients[flag] = Some(Bed { patient, angry: false, healed: 0 });
            log.add(|| Event::PatientCame { patient, flag: flag as u8 + 1 });
            from = flag;
        }
    }

    fn draw_patient(&mut self, dice: &mut impl Dice) -> Option<Patient> {
        let layer = self.patient_pile.iter().position(|layer| !layer.is_empty())?;
        let patients = self.patient_pile[layer];
        const NAMES: [&str; 6] = [
            "blind_yellow",
            "blind_blue",
            "paralysed_yellow",
            "paralysed_blue",
            "infected_yellow",
            "infected_blue",
        ];
        let name = |n| patients.nth(n).map_or("", |p| NAMES[p.index()]);
        let roll = dice.draw(PATIENTS, patients.len().into(), name);
        let patient = patients.nth(roll)?;
        self.patient_pile[layer].remove(patient);
        Some(patient)
    }

    /// Puts shuffled patients under the pile (SE-12.6).
    pub(crate) fn pile_patients(&mut self, patients: Set<Patient>) {
        let layers = self.patient_pile.into_iter().filter(|layer| !layer.is_empty());
        let mut pile = [Set::default(); 4];
        let mut last = 0;
        for (i, layer) in layers.enumerate() {
            pile[i] = layer;
            last = i + 1;
        }
        pile[last.min(3)] = pile[last.min(3)].or(patients);
        self.patient_pile = pile;
    }
}
