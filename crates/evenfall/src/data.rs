//! What is printed on the components, read from `data/*.ron`.

use crate::cards::{Card, Person, PlaceId, RitualId, SpecialistId};
use crate::effect::{Bundle, Effect, Keyword, Program, Step, Stone, When, Where};
use arrayvec::ArrayVec;
pub use kernel::data::{Origin, Sourced};
use kernel::data::{each, line_of_field};
use kernel::{Data, DataError, DataFile};
use serde::{Deserialize, Serialize};

/// Where the parts of a card come from. What is not said is reconstructed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CardOrigin {
    /// The name.
    pub name: Origin,
    /// The cost.
    pub cost: Origin,
    /// The effect (of a person as a specialist), or for a place witches, harvest and binding bonus.
    pub card: Origin,
    /// The rest: points, slots, keywords, stone, council effects.
    pub rest: Origin,
}

impl Default for CardOrigin {
    fn default() -> Self {
        let name = Origin::Reconstructed;
        CardOrigin { name, cost: name, card: name, rest: name }
    }
}

/// A Place of Power.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlaceCard {
    pub place: PlaceId,
    pub witches: u8,
    pub harvest: Bundle,
    pub stone: Option<Stone>,
    pub binding: Program,
    pub vp: u8,
    pub from: CardOrigin,
}

/// A ritual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RitualCard {
    pub ritual: RitualId,
    pub keywords: ArrayVec<Keyword, 4>,
    pub cost: Bundle,
    pub effect: Effect,
    /// Catalyst slots.
    pub slots: u8,
    pub vp: u8,
    pub from: CardOrigin,
}

/// A specialist, with the council effects of its two cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SpecialistCard {
    pub specialist: SpecialistId,
    pub keywords: ArrayVec<Keyword, 4>,
    pub cost: Bundle,
    pub effect: Effect,
    pub vp: u8,
    pub council: Vec<Effect>,
    pub from: CardOrigin,
}

/// A region board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionBoard {
    /// The action space: one way, or two.
    pub action: Sourced<ArrayVec<Program, 2>>,
    /// The three rewards.
    pub rewards: Sourced<ArrayVec<Program, 3>>,
}

/// A side of a clan board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClanBoard {
    /// The Scout Phase.
    pub scout: Sourced<Program>,
    /// The clan token.
    pub token: Sourced<Program>,
    /// What the first council member costs, and each later one.
    pub council: Sourced<ArrayVec<Bundle, 2>>,
    /// The Coven track: one bonus, or two halves.
    pub coven: Sourced<ArrayVec<ArrayVec<Program, 2>, 12>>,
}

/// A space of Automa's action track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum AutomaAction {
    XAndCoven,
    Play,
    North,
    Central,
    Coven,
    Transfer,
    Harvest,
    Place,
}

impl AutomaAction {
    /// Whether the marker must stop here.
    pub fn is_yellow(self) -> bool {
        matches!(self, AutomaAction::XAndCoven | AutomaAction::Transfer)
    }
}

/// Boards, tracks and the numbers of the set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Boards {
    pub start: Sourced<Bundle>,
    pub most_mana: Sourced<u8>,
    pub most_dial: Sourced<u8>,
    pub slots: Sourced<ArrayVec<u8, 4>>,
    pub stones_of_each: Sourced<u8>,
    pub stones_per_region: Sourced<u8>,
    pub sickle: Sourced<Bundle>,
    pub orb: Sourced<Bundle>,
    pub thresholds: Sourced<ArrayVec<u8, 3>>,
    pub regions: ArrayVec<RegionBoard, 3>,
    pub sun: ClanBoard,
    pub star: ClanBoard,
    pub cross: ClanBoard,
    pub sphere: ClanBoard,
    pub thorn: ClanBoard,
    pub beyond: Sourced<Program>,
    pub cross_space: Sourced<Program>,
    pub thorn_spaces: Sourced<ArrayVec<Program, 4>>,
    pub two_cards: Sourced<Program>,
    pub star_cards: Sourced<ArrayVec<Program, 2>>,
    pub veteran: Sourced<Program>,
    pub automa: Sourced<Vec<AutomaAction>>,
    pub levels: Sourced<ArrayVec<u8, 4>>,
}

/// All component data of Evenfall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Evening {
    /// Places, in order.
    pub places: Vec<PlaceCard>,
    /// Rituals, in order.
    pub rituals: Vec<RitualCard>,
    /// Specialists, in order.
    pub specialists: Vec<SpecialistCard>,
    /// Boards.
    pub boards: Boards,
}

impl Evening {
    /// A place card.
    #[inline]
    pub fn place(&self, place: PlaceId) -> &PlaceCard {
        &self.places[place.index()]
    }

    /// A ritual card.
    #[inline]
    pub fn ritual(&self, ritual: RitualId) -> &RitualCard {
        &self.rituals[ritual.index()]
    }

    /// The specialist side of a person.
    #[inline]
    pub fn specialist(&self, person: Person) -> &SpecialistCard {
        &self.specialists[person.specialist().index()]
    }

    /// The council side of a person.
    #[inline]
    pub fn council(&self, person: Person) -> &Effect {
        &self.specialist(person).council[person.copy()]
    }

    /// The printed points of a card of the main deck: how far Automa moves.
    #[inline]
    pub fn points(&self, card: Card) -> u8 {
        match (card.ritual(), card.person()) {
            (Some(ritual), _) => self.ritual(ritual).vp,
            (_, Some(person)) => self.specialist(person).vp,
            _ => 0,
        }
    }
}

const PLACES: DataFile = DataFile { name: "places.ron", text: include_str!("../data/places.ron") };
const RITUALS: DataFile =
    DataFile { name: "rituals.ron", text: include_str!("../data/rituals.ron") };
const SPECIALISTS: DataFile =
    DataFile { name: "specialists.ron", text: include_str!("../data/specialists.ron") };
const BOARDS: DataFile = DataFile { name: "boards.ron", text: include_str!("../data/boards.ron") };

impl Data for Evening {
    const FILES: &'static [DataFile] = &[PLACES, RITUALS, SPECIALISTS, BOARDS];

    fn read(texts: &[&str]) -> Result<Evening, DataError> {
        let [places, rituals, specialists, boards] = texts else {
            let reason = format!("{} texts are given for 4 files", texts.len());
            return Err(DataError { file: PLACES.name, line: None, reason });
        };
        let data = Evening {
            places: parse(PLACES.name, places)?,
            rituals: parse(RITUALS.name, rituals)?,
            specialists: parse(SPECIALISTS.name, specialists)?,
            boards: parse(BOARDS.name, boards)?,
        };
        each(PLACES.name, "place", places, &data.places, PlaceId::all(), |c| c.place, check_place)?;
        let check = |c: &RitualCard| check_ritual(c);
        each(RITUALS.name, "ritual", rituals, &data.rituals, RitualId::all(), |c| c.ritual, check)?;
        each(
            SPECIALISTS.name,
            "specialist",
            specialists,
            &data.specialists,
            SpecialistId::all(),
            |c| c.specialist,
            check_specialist,
        )?;
        check_boards(&data.boards).map_err(|(fields, reason)| DataError {
            file: BOARDS.name,
            line: line_of_field(boards, &fields),
            reason: format!("{}: {reason}", fields.join(", ")),
        })?;
        Ok(data)
    }
}

fn parse<T: serde::de::DeserializeOwned>(file: &'static str, text: &str) -> Result<T, DataError> {
    ron::from_str(text).map_err(|e| DataError {
        file,
        line: Some(e.span.start.line),
        reason: e.code.to_string(),
    })
}

fn check_place(card: &PlaceCard) -> Result<(), String> {
    let starting = card.place.index() >= PlaceId::IN_DECK;
    if starting != (card.witches == 0) || card.witches > 4 {
        return Err("a place needs 1 to 4 witches, a starting place none".into());
    }
    if card.stone == Some(Stone::Red) {
        return Err("no place shows the red stone".into());
    }
    within(card.harvest, 9)?;
    check_program(&card.binding, true)
}

fn within(bundle: Bundle, most: u8) -> Result<(), String> {
    let Bundle { h, p, b, r, m, c, v } = bundle;
    if [h, p, b, r, m, c, v].iter().any(|n| *n > most) {
        return Err(format!("a number is above {most}"));
    }
    Ok(())
}

fn check_ritual(card: &RitualCard) -> Result<(), String> {
    if !(1..=4).contains(&card.slots) {
        return Err("a ritual has 1 to 4 slots".into());
    }
    check_cost(card.cost)?;
    match &card.effect {
        Effect::Instant(program) => check_program(program, true),
        Effect::When(when, program) => check_trigger(*when, program),
        Effect::Always(_) => Ok(()),
        Effect::Space(1..=4, program) => check_program(program, false),
        Effect::Space(..) => Err("an action space holds 1 to 4 figures".into()),
        _ => Err("a ritual is Instant, When, Always or Space".into()),
    }
}

fn check_specialist(card: &SpecialistCard) -> Result<(), String> {
    check_cost(card.cost)?;
    match &card.effect {
        Effect::When(when, program) => check_trigger(*when, program)?,
        Effect::Always(_) => {}
        Effect::Turn(program) => check_program(program, false)?,
        _ => return Err("a specialist is When, Always or Turn".into()),
    }
    let [first, second] = &card.council[..] else {
        return Err("there are two council effects, one for each card".into());
    };
    for effect in [first, second] {
        match effect {
            Effect::When(when, program) => check_trigger(*when, program)?,
            Effect::RoundEnd(program) => check_program(program, false)?,
            Effect::GameEnd(program) => {
                let scores = |s: &Step| match s {
                    Step::Per(_, b) | Step::Gain(b) => {
                        *b == (Bundle { v: b.v, ..Bundle::default() })
                    }
                    _ => false,
                };
                if !program.iter().all(scores) {
                    return Err("a game end effect only gains victory points".into());
                }
            }
            _ => return Err("a council effect is When, RoundEnd or GameEnd".into()),
        }
    }
    Ok(())
}

fn check_cost(cost: Bundle) -> Result<(), String> {
    within(cost, 9)?;
    if cost.r + cost.m + cost.c + cost.v > 0 {
        return Err("a card costs herbs, potions and Knowledge".into());
    }
    Ok(())
}

/// Effects that are set off are gains; only a discovery may offer a harvest.
fn check_trigger(when: When, program: &Program) -> Result<(), String> {
    for step in program {
        match step {
            Step::Gain(b) | Step::Per(_, b) => within(*b, 9)?,
            Step::HarvestThat if when == When::Discover => {}
            _ => return Err(format!("{step:?} cannot be set off by {when:?}")),
        }
    }
    Ok(())
}

/// The limits within which any steps can be carried out. `placed` is for binding bonuses and
/// instants, which know the ritual that was played.
fn check_program(program: &Program, placed: bool) -> Result<(), String> {
    for (i, step) in program.iter().enumerate() {
        match step {
            Step::Pay(b) => {
                within(*b, 9)?;
                if i > 0 || b.v > 0 {
                    return Err("Pay stands first, and no victory points are paid".into());
                }
            }
            Step::PayRitual if i > 0 => return Err("PayRitual stands first".into()),
            Step::Gain(b) | Step::Per(_, b) => within(*b, 9)?,
            Step::Others(b) => {
                within(*b, 9)?;
                if b.r > 0 {
                    return Err("Others gives nothing of free choice".into());
                }
            }
            Step::IfKeyword(_, b) => {
                within(*b, 9)?;
                if !placed {
                    return Err("IfKeyword belongs to a binding bonus".into());
                }
            }
            Step::Convert(cost, 1..=9, gain) => {
                within(*gain, 9)?;
                let one = cost.units() == 1 && (cost.r == 1 || cost.c == 1);
                if !one || gain.c > 0 {
                    return Err("Convert pays one resource of free choice or one card".into());
                }
            }
            Step::Convert(..) => return Err("Convert is for 1 to 9 times".into()),
            Step::Discard(n)
            | Step::Transfer(n)
            | Step::Coven(n)
            | Step::CovenBoth(n)
            | Step::Place(n)
            | Step::Build(_, n, _)
            | Step::Return(_, n)
                if !(1..=9).contains(n) =>
            {
                return Err(format!("{step:?}: the number is 1 to 9"));
            }
            Step::Build(_, _, Where::This) if !placed => {
                return Err("only a binding bonus or an instant builds on `This`".into());
            }
            Step::HarvestThat => return Err("HarvestThat is for a discovery".into()),
            _ => {}
        }
    }
    Ok(())
}

/// Like [`check_program`], for what is simply received.
fn check_gift(program: &Program) -> Result<(), String> {
    if let Some(Step::Pay(_) | Step::PayRitual | Step::Convert(..)) = program.first() {
        return Err("nothing is paid for here: it is simply received".into());
    }
    check_program(program, false)
}

/// Checks the boards; a mistake names the fields that lead to it, from the outside in.
fn check_boards(boards: &Boards) -> Result<(), (Vec<&'static str>, String)> {
    let at = |fields: &[&'static str]| {
        let fields = fields.to_vec();
        move |reason: String| (fields, reason)
    };
    let must = |holds: bool, reason: &str| if holds { Ok(()) } else { Err(reason.to_owned()) };
    let clans = [
        ("sun", &boards.sun),
        ("star", &boards.star),
        ("cross", &boards.cross),
        ("sphere", &boards.sphere),
        ("thorn", &boards.thorn),
    ];
    for (name, clan) in clans {
        let (council, coven) = (&clan.council.value, &clan.coven.value);
        let two = "the cost of the first member, and of later ones";
        must(council.len() == 2, two).map_err(at(&[name, "council"]))?;
        council.iter().try_for_each(|b| check_cost(*b)).map_err(at(&[name, "council"]))?;
        let full = !coven.is_empty() && coven.iter().all(|halves| !halves.is_empty());
        must(full, "each Coven space has a bonus").map_err(at(&[name, "coven"]))?;
        coven.iter().flatten().try_for_each(check_gift).map_err(at(&[name, "coven"]))?;
        check_gift(&clan.scout.value).map_err(at(&[name, "scout"]))?;
        check_gift(&clan.token.value).map_err(at(&[name, "token"]))?;
    }
    let regions = &boards.regions;
    let three = regions.len() == 3 && regions.iter().all(|r| r.rewards.value.len() == 3);
    must(three, "there are three regions with three rewards each").map_err(at(&["regions"]))?;
    for region in regions {
        let action = &region.action.value;
        must(!action.is_empty(), "each region has an action space").map_err(at(&["regions"]))?;
        action.iter().try_for_each(|p| check_program(p, false)).map_err(at(&["regions"]))?;
        region.rewards.value.iter().try_for_each(check_gift).map_err(at(&["regions"]))?;
    }
    let slots = &boards.slots.value;
    let four = slots.len() == 4 && slots.iter().all(|n| (1..=4).contains(n));
    must(four, "a number from 1 to 4 for each number of players").map_err(at(&["slots"]))?;
    let three = boards.thresholds.value.len() == 3;
    must(three, "there are three thresholds").map_err(at(&["thresholds"]))?;
    must(boards.levels.value.len() == 4, "there are four levels").map_err(at(&["levels"]))?;
    let (each, laid) = (boards.stones_of_each.value, boards.stones_per_region.value);
    let enough = laid <= 4 && each <= 12 && each * 4 >= laid * 3;
    must(enough, "at most four stones lie on a region, and there are enough of them")
        .map_err(at(&["stones_per_region"]))?;
    let track = (1..=32).contains(&boards.automa.value.len());
    must(track, "Automa's track has 1 to 32 spaces").map_err(at(&["automa"]))?;
    let spaces = &boards.thorn_spaces.value;
    must(spaces.len() == 4, "the Thorn clan has four powerstone spaces")
        .and_then(|()| spaces.iter().try_for_each(check_gift))
        .map_err(at(&["thorn_spaces"]))?;
    let low = boards.most_mana.value <= 99;
    must(low, "mana goes to 99 at most").map_err(at(&["most_mana"]))?;
    must(boards.most_dial.value <= 20, "a dial goes to 20 at most").map_err(at(&["most_dial"]))?;
    let cards = &boards.star_cards.value;
    must(cards.len() == 2, "the Star clan has two free actions")
        .and_then(|()| cards.iter().try_for_each(|p| check_program(p, false)))
        .map_err(at(&["star_cards"]))?;
    check_program(&boards.two_cards.value, false).map_err(at(&["two_cards"]))?;
    check_gift(&boards.veteran.value).map_err(at(&["veteran"]))?;
    check_gift(&boards.beyond.value).map_err(at(&["beyond"]))?;
    check_gift(&boards.cross_space.value).map_err(at(&["cross_space"]))?;
    check_cost(boards.sickle.value).map_err(at(&["sickle"]))?;
    check_cost(boards.orb.value).map_err(at(&["orb"]))?;
    check_cost(boards.start.value).map_err(at(&["start"]))
}
