//! The limits within which component data can be played with: mistakes are refused when it is read.

use crate::data::{
    ActionCard, AnimalTile, Boards, BuildingTile, CARDS, Cards, EXPANSION, Expansion, OmenCard,
    OracleCard, PotionPile, PrologueCard, SpellCard, Track, WidowBoard,
};
use crate::effect::{Bonus, Deed, Deeds, Power, Program, Rule, Sign, Step};
use crate::kinds::{Action, Animal, Building, Potion};
use crate::names::{OmenId, OracleId, PrologueId, RitualId};
use kernel::DataError;
use kernel::data::{each, line_of_field};
use serde::Serialize;

/// A kind by its name in data files.
#[derive(Clone, Copy, PartialEq)]
struct Named<K>(K);

impl<K: Serialize> std::fmt::Display for Named<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(ron::to_string(&self.0).unwrap_or_default().trim_matches('"'))
    }
}

pub(crate) fn check_cards(cards: &Cards, text: &str) -> Result<(), DataError> {
    let file = CARDS.name;
    let names = |all: &'static [Action]| all.iter().map(|k| Named(*k));
    let id = |c: &ActionCard| Named(c.action);
    each(file, "action", text, &cards.actions, names(&Action::ALL), id, |card| {
        check_program(&card.main)?;
        match &card.bonus {
            Bonus::Also { ways, .. } if ways.is_empty() => Err("the bonus does nothing".into()),
            Bonus::Also { ways, .. } => ways.iter().try_for_each(check_program),
            _ => Ok(()),
        }
    })?;
    let all = Building::ALL.iter().map(|k| Named(*k));
    let id = |c: &BuildingTile| Named(c.building);
    each(file, "building", text, &cards.buildings, all, id, |b| check_power(&b.power))?;
    let all = Potion::ALL.iter().map(|k| Named(*k));
    let id = |c: &PotionPile| Named(c.potion);
    each(file, "potion", text, &cards.potions, all, id, |pile| {
        let recipe = &pile.recipe;
        if recipe.is_empty() || (1..recipe.len()).any(|i| recipe[..i].contains(&recipe[i])) {
            return Err("a recipe is one to three different ingredients".into());
        }
        if pile.ways.is_empty() == pile.potion.is_practical() {
            return Err("practical potions do something by themselves, remedies do not".into());
        }
        pile.ways.iter().try_for_each(check_program)
    })?;
    let (all, id) = (PrologueId::all(), |c: &PrologueCard| c.prologue);
    each(file, "prologue", text, &cards.prologues, all, id, |card| {
        check_gift(&card.upper)?;
        check_gift(&card.lower)
    })?;
    let (all, id) = (OracleId::all(), |c: &OracleCard| c.oracle);
    each(file, "oracle", text, &cards.oracles, all, id, |card| match card.goals.len() {
        4 => Ok(()),
        n => Err(format!("there are {n} objectives instead of 4")),
    })
}

pub(crate) fn check_power(power: &Power) -> Result<(), String> {
    match power {
        Power::Extra { times: 0 | 3.., .. } => Err("it is used once or twice".into()),
        Power::Extra { does, .. } | Power::During { does, .. } | Power::AfterRoll(does) => {
            check_program(does)
        }
        Power::Instead { ways, .. } if ways.len() != 2 => {
            Err("there is a way unmatched, and one matched".into())
        }
        Power::Instead { ways, .. } => ways.iter().try_for_each(check_program),
        Power::Whenever(_, does) => check_gift(does),
        Power::Rule(rule) => check_rule(*rule),
    }
}

fn check_rule(rule: Rule) -> Result<(), String> {
    if (1..=6).contains(&rule.amount()) { Ok(()) } else { Err("the number is 1 to 6".into()) }
}

pub(crate) fn check_spell(card: &SpellCard) -> Result<(), String> {
    card.cast.iter().try_for_each(check_program)?;
    if card.cast.is_empty() && card.rule.is_none() && card.whenever.is_none() {
        return Err("it does nothing".into());
    }
    card.rule.map_or(Ok(()), check_rule)
}

/// The limits within which any steps can be carried out.
fn check_program(program: &Program) -> Result<(), String> {
    if program.is_empty() {
        return Err("there is no step".into());
    }
    for (i, step) in program.iter().enumerate() {
        let number = match step {
            Step::Spend(_) | Step::SpendCrystals(_) | Step::SpendOf(_) if i > 0 => {
                return Err(format!("{step:?} stands first"));
            }
            Step::Spend(n) | Step::SpendCrystals(n) | Step::Gain(_, n) => *n,
            Step::LunarAgain(n) => *n,
            Step::Wisdom(n)
            | Step::WisdomPerHealed(n)
            | Step::Crystals(n)
            | Step::Charms(n)
            | Step::Ingredients(n)
            | Step::Potions(_, n)
            | Step::Exchange(n)
            | Step::Lower(n)
            | Step::Raise(n)
            | Step::Match(n)
            | Step::Crowd(n)
            | Step::Angry(n)
            | Step::Send(n)
            | Step::Favors(n)
            | Step::Walk(n)
            | Step::Prepare(n)
            | Step::HealMore(n)
            | Step::NotLunar(n)
            | Step::Move(n)
            | Step::BrewUp(n)
            | Step::HealUp(n) => *n,
            Step::Witches(n) | Step::Mirror(n) if *n > 3 => {
                return Err("at most three witches are drawn".into());
            }
            Step::Witches(n) | Step::Mirror(n) => *n,
            _ => 1,
        };
        if !(1..=9).contains(&number) {
            return Err(format!("{step:?}: the number is 1 to 9"));
        }
        let nothing = match step {
            Step::OneOf(kinds) => kinds.is_empty(),
            Step::Potions(kinds, _) => kinds.is_empty(),
            _ => false,
        };
        if nothing {
            return Err(format!("{step:?}: at least one kind is named"));
        }
    }
    Ok(())
}

/// Like [`check_program`], for what is simply received.
fn check_gift(program: &Program) -> Result<(), String> {
    if let Some(Step::Spend(_) | Step::SpendCrystals(_) | Step::SpendOf(_)) = program.first() {
        return Err("nothing is paid for here: it is simply received".into());
    }
    check_program(program)
}

pub(crate) fn check_expansion(expansion: &Expansion, text: &str) -> Result<(), DataError> {
    let file = EXPANSION.name;
    let all = Animal::ALL.iter().map(|k| Named(*k));
    let id = |a: &AnimalTile| Named(a.animal);
    each(file, "animal", text, &expansion.animals, all, id, |tile| {
        let human = [Action::Chant, Action::Shapeshift];
        if tile.actions.len() != 4 || tile.actions.iter().any(|a| human.contains(a)) {
            return Err("an animal has four actions, neither Chant nor Shapeshift".into());
        }
        check_power(&tile.power)
    })?;
    let (all, id) = (OmenId::all(), |o: &OmenCard| o.omen);
    each(file, "omen", text, &expansion.omens, all, id, |card| {
        check_sign(card.light).and(check_sign(card.dark))
    })?;
    match expansion.threshold.value.len() {
        3 => Ok(()),
        _ => Err(DataError {
            file,
            line: line_of_field(text, &["threshold"]),
            reason: "threshold: a sum for two, three and four players".into(),
        }),
    }
}

/// The limits within which a sign can be carried out.
fn check_sign(sign: Sign) -> Result<(), String> {
    let holds = match sign {
        Sign::None => false,
        Sign::Offering(n) | Sign::QuickMove(n) => n <= 3,
        Sign::PrepareMore(n)
        | Sign::PrepareCosts(n)
        | Sign::BrewAtMost(n)
        | Sign::CollectMore(n)
        | Sign::CalmWisdom(n)
        | Sign::RaiseCosts(n)
        | Sign::RecruitMore(n)
        | Sign::CrowdRaises(n)
        | Sign::Charms(n)
        | Sign::SummerWins(n)
        | Sign::SummerLosses(n) => (1..=6).contains(&n),
        Sign::Favors(n) | Sign::SeptimaRaise(n) | Sign::Hunters(n) | Sign::Judge(n) => {
            n != 0 && (-4..=4).contains(&n)
        }
        _ => true,
    };
    if holds { Ok(()) } else { Err(format!("{sign:?}: it does nothing, or too much")) }
}

/// Checks the Black Widow; a mistake names its field.
pub(crate) fn check_widow(widow: &WidowBoard) -> Result<(), (&'static str, String)> {
    let must = |field: &'static str, holds: bool, reason: &str| {
        if holds { Ok(()) } else { Err((field, reason.to_owned())) }
    };
    let hers = Action::ALL.iter().filter(|a| !NOT_HERS.contains(a));
    let once = hers.eq(widow.cards.iter().map(|c| &c.action));
    must("cards", once, "a card for each action in order, without Remember and Shapeshift")?;
    let zones = |zones: &[u8; 3]| zones.is_sorted_by(|a, b| a < b) && zones[0] > 0 && zones[2] <= 6;
    let cards = widow.cards.iter().all(|c| zones(&c.zones));
    must("cards", cards, "three shadow zones in rising order, 1 to 6")?;
    for deeds in widow.cards.iter().flat_map(|c| [&c.main, &c.bonus]) {
        let (Deeds::All(deeds) | Deeds::First(deeds)) = deeds;
        let sane = |deed: &Deed| match deed {
            Deed::Raise(n) | Deed::Heal(n) | Deed::Crowd(n) | Deed::Chamber(n) => {
                (1..=6).contains(n)
            }
            Deed::Direct(n) => (1..=6).contains(n),
            _ => true,
        };
        must("cards", deeds.iter().all(sane), "a number is 1 to 6")?;
    }
    let remembers = &widow.remembers.value;
    let like = |action: Action| !NOT_HERS.contains(&action);
    let fits = remembers.iter().all(|r| zones(&r.zones) && like(r.copies));
    must("remembers", !remembers.is_empty() && fits, "what it copies, and three shadow zones")?;
    must("die", widow.die.value.len() == 6, "a die has six faces")?;
    let huts = widow.spiders.value.iter().all(|hut| (1..=6).contains(hut));
    must("spiders", huts, "huts are 1 to 6")?;
    let cards = |n: &(u8, u8, u8)| n.0 <= 9 && n.1 <= 9 && n.2 <= 9;
    must("negotiation", widow.negotiation.value.iter().all(cards), "at most 9 of a kind")?;
    must("septima_raise", widow.septima_raise.value <= 4, "at most 4")?;
    let worries = widow.worries.value;
    must("worries", worries.0.max(worries.1) <= 8, "there are eight worries")
}

/// Actions for which the Black Widow has no card of the usual kind.
const NOT_HERS: [Action; 2] = [Action::Remember, Action::Shapeshift];

/// Checks the boards; a mistake names its field.
pub(crate) fn check_boards(boards: &Boards) -> Result<(), (&'static str, String)> {
    let must = |field: &'static str, holds: bool, reason: &str| {
        if holds { Ok(()) } else { Err((field, reason.to_owned())) }
    };
    let human = |a: &Action| *a != Action::Shapeshift;
    must("icons", boards.icons.value.iter().all(human), "Shapeshift bears the icon of Chant")?;
    let Track { lowest, top, start } = boards.suspicion.value;
    let track = -20 <= lowest && lowest < start && start < top && top <= 40;
    must("suspicion", track, "lowest, start and top go upwards, from -20 to 40")?;
    must("die", boards.die.value.len() == 6, "a die has six faces")?;
    let faces = boards.die.value.iter().all(|f| (-20..=20).contains(f));
    must("die", faces, "a face is from -20 to 20")?;
    let chambers = &boards.chambers.value;
    let three = chambers.len() == 3 && chambers.iter().all(|n| (1..=10).contains(n));
    must("chambers", three, "1 to 10 spaces for two, three and four players")?;
    let patients = &boards.patients.value;
    let three = patients.len() == 3 && patients.iter().all(|n| (1..=6).contains(n));
    must("patients", three, "1 to 6 patients for two, three and four players")?;
    let huts = &boards.hunters.value;
    let once = (0..huts.len()).all(|i| !huts[..i].contains(&huts[i]));
    must("hunters", once && huts.iter().all(|h| (1..=6).contains(h)), "different huts, 1 to 6")?;
    let late = &boards.late_hunters.value;
    must("late_hunters", huts.len() + late.len() <= 6, "no more hunters than huts")?;
    must("citizens", (2..=6).contains(&boards.citizens.value), "2 to 6 for each player")?;
    must("angry", boards.angry.value <= 40, "at most 40")?;
    for (field, rewards) in
        [("tracks_basic", &boards.tracks_basic), ("tracks_full", &boards.tracks_full)]
    {
        let whole = rewards.value.len() == 3 && rewards.value.iter().all(|t| t.len() == 5);
        must(field, whole, "five rewards for each of three ailments")?;
        rewards.value.iter().flatten().try_for_each(check_gift).map_err(|e| (field, e))?;
    }
    must("track_points", boards.track_points.value.len() == 6, "points for levels 0 to 5")?;
    let favors = &boards.favors.value;
    favors.iter().try_for_each(check_program).map_err(|e| ("favors", e))?;
    let basic = usize::from(boards.favors_basic.value) <= favors.len() && !favors.is_empty();
    must("favors_basic", basic, "no more than there are favors")?;
    let icons = RitualId::COUNT - RitualId::STARTS;
    must("icons", boards.icons.value.len() == icons, "an icon for each of 55 spaces")?;
    for ribbon in &boards.ribbons.value {
        must(
            "ribbons",
            (1..=10).contains(&ribbon.row) && ribbon.pay <= 3,
            "rows 1 to 10, pay 0 to 3",
        )?;
        check_gift(&ribbon.does).map_err(|e| ("ribbons", e))?;
    }
    must("oracle_points", boards.oracle_points.value.len() == 4, "points for four objectives")
}
