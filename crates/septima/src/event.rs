//! What happens in a game.

use crate::called as c;
use crate::kinds::{
    Action, Ailment, Animal, Building, Element, Good, Negotiation, Patient, Potion, Season, Side,
};
use crate::names::{OmenId, PrologueId, RitualId, SpaceId, SpellId, WitchId};
use crate::position::Citizen;
use crate::words as w;
use kernel::{Fact, Message, Seat};
use serde::Serialize;

/// A fact that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Event {
    // Set-up.
    /// A witch was picked in the draft; only its owner knows which.
    PickedWitch { seat: Seat, witch: Option<WitchId> },
    Passed,
    LaidPrologues { seat: Seat, above: PrologueId, below: PrologueId, over: bool },
    // The course of a season.
    Phase { season: Season, phase: u8 },
    /// A card was chosen; only its owner knows which.
    Picked { seat: Seat, action: Option<Action> },
    Revealed { seat: Seat, action: Action },
    TurnBegan { seat: Seat },
    TurnEnded { seat: Seat },
    Matched { seat: Seat, septima: bool },
    Treated { seat: Seat },
    Marker { side: Side, action: Action },
    PatientCame { patient: Patient, flag: u8 },
    PatientLeft { flag: u8 },
    Accused { witch: WitchId },
    // What players do.
    Moved { seat: Seat, space: SpaceId },
    MarkerPlaced { seat: Seat, space: RitualId },
    Gained { seat: Seat, good: Good, count: u8 },
    Spent { seat: Seat, good: Good },
    GainedPotion { seat: Seat, potion: Potion },
    Brewed { seat: Seat, potion: Potion },
    /// `spent` is another potion that stood for it.
    Drank { seat: Seat, potion: Potion, spent: Potion },
    GainedCharms { seat: Seat, count: u8 },
    UsedCharm { seat: Seat },
    GainedWisdom { seat: Seat, points: u16 },
    LostWisdom { seat: Seat, points: u16 },
    Raised { seat: Seat, to: i8 },
    Lowered { seat: Seat, to: i8 },
    Confronted { seat: Seat },
    LostWitch { seat: Seat, witch: WitchId },
    Healed { seat: Seat, ailment: Ailment },
    TrackAdvanced { seat: Seat, ailment: Ailment, level: u8 },
    Copied { seat: Seat, action: Action },
    UsedWitch { seat: Seat, witch: WitchId },
    UsedBuilding { seat: Seat, building: Building },
    UsedShrine { seat: Seat, element: Element },
    UsedFavor { seat: Seat, favor: u8 },
    SentToCrowd { seat: Seat, count: u8 },
    SentToChamber { seat: Seat, chamber: u8 },
    Recalled { seat: Seat, count: u8 },
    Angered { count: u8 },
    // Magic.
    TookSpell { seat: Seat, spell: SpellId },
    SpellRevealed { spell: SpellId },
    Cast { seat: Seat, spell: SpellId },
    Prepared { seat: Seat, spell: SpellId },
    SpellEnded { seat: Seat, spell: SpellId },
    DrewPrologue { seat: Seat, card: PrologueId },
    DrewWitch { witch: WitchId },
    Mirrored { seat: Seat, witch: WitchId },
    Joined { seat: Seat, witch: WitchId },
    Boxed { witch: WitchId },
    // Hunters.
    OpenDie { roll: i8 },
    Rolled { seat: Seat, roll: i8 },
    Caught { seat: Seat },
    Escaped { seat: Seat },
    HunterLaid { hut: u8 },
    HunterMoved { from: u8, to: u8 },
    HunterCame { hut: u8 },
    // Trials.
    Trial { chamber: u8, witch: WitchId },
    CitizenDrawn { chamber: u8, citizen: Citizen },
    TrialWon { seat: Seat, witch: WitchId },
    TrialLost { witch: WitchId },
    // Shapeshifting.
    BecameAnimal { seat: Seat, animal: Animal, over: Option<WitchId> },
    BecameHuman { seat: Seat },
    Covered { seat: Seat, witch: WitchId },
    UsedAnimal { seat: Seat, animal: Animal },
    // Omens.
    OmenComing { omen: OmenId },
    OmenCame { omen: OmenId, dark: bool },
    Sickened { seat: Seat, witch: WitchId },
    Recovered { seat: Seat, witch: WitchId },
    // The Black Widow.
    WidowRow { action: Action },
    Negotiated { seat: Seat, card: Negotiation },
    Silenced { seat: Seat, card: Negotiation },
    WidowChose { action: Action },
    SpiderMoved { spider: u8, space: SpaceId },
    SpidersLay,
    CrystalsBarred,
    SpellsSwept,
    Over,
}

impl Fact for Event {
    fn seen_by(&self, viewer: Option<Seat>) -> Option<Event> {
        Some(match *self {
            Event::Picked { seat, .. } if viewer != Some(seat) => {
                Event::Picked { seat, action: None }
            }
            Event::PickedWitch { seat, .. } if viewer != Some(seat) => {
                Event::PickedWitch { seat, witch: None }
            }
            event => event,
        })
    }

    fn message(&self) -> Message {
        let number = i32::from;
        match *self {
            Event::PickedWitch { seat, witch: Some(witch) } => w::kept(seat, c::witch(witch)),
            Event::PickedWitch { seat, witch: None } => w::kept_unseen(seat),
            Event::Passed => w::passed(),
            Event::LaidPrologues { seat, above, below, .. } => {
                w::laid_prologues(seat, above.index() as u8 + 1, below.index() as u8 + 1)
            }
            Event::Phase { season, phase } => w::phase(c::season(season), phase),
            Event::Picked { seat, action: Some(action) } => w::picked(seat, c::action(action)),
            Event::Picked { seat, action: None } => w::picked_unseen(seat),
            Event::Revealed { seat, action } => w::revealed(seat, c::action(action)),
            Event::TurnBegan { seat } => w::turn_began(seat),
            Event::TurnEnded { seat } => w::turn_ended(seat),
            Event::Matched { seat, septima: false } => w::matched(seat),
            Event::Matched { seat, septima: true } => w::matched_septima(seat),
            Event::Treated { seat } => w::treated(seat),
            Event::Marker { side, action } => w::marker(c::side(side), c::action(action)),
            Event::PatientCame { patient, flag } => w::patient_came(c::patient(patient), flag),
            Event::PatientLeft { flag } => w::patient_left(flag),
            Event::Accused { witch } => w::accused(c::witch(witch)),
            Event::Moved { seat, space } => {
                w::moved(seat, space.zone() as u8 + 1, c::letter(space))
            }
            Event::MarkerPlaced { seat, space } => {
                w::marker_placed(seat, space.row(), space.place().1 / 2 + 1)
            }
            Event::Gained { seat, good, count } => w::gained(seat, count, c::good(good)),
            Event::Spent { seat, good } => w::spent(seat, c::good(good)),
            Event::GainedPotion { seat, potion } => w::gained_potion(seat, c::potion(potion)),
            Event::Brewed { seat, potion } => w::brewed(seat, c::potion(potion)),
            Event::Drank { seat, potion, spent } if potion == spent => {
                w::drank(seat, c::potion(potion))
            }
            Event::Drank { seat, potion, spent } => {
                w::drank_with(seat, c::potion(potion), c::potion(spent))
            }
            Event::GainedCharms { seat, count } => w::gained_charms(seat, count),
            Event::UsedCharm { seat } => w::used_charm(seat),
            Event::GainedWisdom { seat, points } => w::gained_wisdom(seat, i64::from(points)),
            Event::LostWisdom { seat, points } => w::lost_wisdom(seat, i64::from(points)),
            Event::Raised { seat, to } => w::raised(seat, number(to)),
            Event::Lowered { seat, to } => w::lowered(seat, number(to)),
            Event::Confronted { seat } => w::confronted(seat),
            Event::LostWitch { seat, witch } => w::lost_witch(seat, c::witch(witch)),
            Event::Healed { seat, ailment } => w::healed(seat, c::ailment(ailment)),
            Event::TrackAdvanced { seat, ailment, level } => {
                w::track_advanced(seat, c::ailment(ailment), level)
            }
            Event::Copied { seat, action } => w::copied(seat, c::action(action)),
            Event::UsedWitch { seat, witch } => w::used(seat, c::witch(witch)),
            Event::UsedBuilding { seat, building } => w::used(seat, c::building(building)),
            Event::UsedShrine { seat, element } => w::used_shrine(seat, c::element(element)),
            Event::UsedFavor { seat, favor } => w::used_favor(seat, c::favor(favor)),
            Event::SentToCrowd { seat, count } => w::sent_to_crowd(seat, count),
            Event::SentToChamber { seat, chamber } => w::sent_to_chamber(seat, chamber),
            Event::Recalled { seat, count } => w::recalled(seat, count),
            Event::Angered { count } => w::angered(count),
            Event::TookSpell { seat, spell } => w::took_spell(seat, c::spell(spell)),
            Event::SpellRevealed { spell } => w::spell_revealed(c::spell(spell)),
            Event::Cast { seat, spell } => w::cast(seat, c::spell(spell)),
            Event::Prepared { seat, spell } => w::prepared(seat, c::spell(spell)),
            Event::SpellEnded { seat, spell } => w::spell_ended(seat, c::spell(spell)),
            Event::DrewPrologue { seat, card } => w::drew_prologue(seat, card.index() as u8 + 1),
            Event::DrewWitch { witch } => w::drew_witch(c::witch(witch)),
            Event::Mirrored { seat, witch } => w::mirrored(seat, c::witch(witch)),
            Event::Joined { seat, witch } => w::joined(seat, c::witch(witch)),
            Event::Boxed { witch } => w::boxed(c::witch(witch)),
            Event::OpenDie { roll } => w::open_die(number(roll)),
            Event::Rolled { seat, roll } => w::rolled(seat, number(roll)),
            Event::Caught { seat } => w::caught(seat),
            Event::Escaped { seat } => w::escaped(seat),
            Event::HunterLaid { hut } => w::hunter_laid(hut),
            Event::HunterMoved { from, to } => w::hunter_moved(from, to),
            Event::HunterCame { hut } => w::hunter_came(hut),
            Event::Trial { chamber, witch } => w::trial(chamber, c::witch(witch)),
            Event::CitizenDrawn { chamber, citizen: Citizen::Angry } => w::drawn_angry(chamber),
            Event::CitizenDrawn { chamber, citizen: Citizen::Loyal(seat) } => {
                w::drawn_loyal(seat, chamber)
            }
            Event::TrialWon { seat, witch } => w::trial_won(seat, c::witch(witch)),
            Event::TrialLost { witch } => w::trial_lost(c::witch(witch)),
            Event::BecameAnimal { seat, animal, over: Some(over) } => {
                w::became_animal(seat, c::animal(animal), c::witch(over))
            }
            Event::BecameAnimal { seat, animal, over: None } => {
                w::became_animal_alone(seat, c::animal(animal))
            }
            Event::BecameHuman { seat } => w::became_human(seat),
            Event::Covered { seat, witch } => w::covered(seat, c::witch(witch)),
            Event::UsedAnimal { seat, animal } => w::used(seat, c::animal(animal)),
            Event::OmenComing { omen } => w::omen_coming(c::omen(omen, false), c::omen(omen, true)),
            Event::OmenCame { omen, dark } => w::omen_came(c::omen(omen, dark)),
            Event::Sickened { seat, witch } => w::sickened(seat, c::witch(witch)),
            Event::Recovered { seat, witch } => w::recovered(seat, c::witch(witch)),
            Event::WidowRow { action } => w::widow_row(c::action(action)),
            Event::Negotiated { seat, card } => w::negotiated(seat, c::negotiation(card)),
            Event::Silenced { seat, card } => w::silenced(seat, c::negotiation(card)),
            Event::WidowChose { action } => w::widow_chose(c::action(action)),
            Event::SpiderMoved { spider, space } => {
                w::spider_moved(spider, space.zone() as u8 + 1, c::letter(space))
            }
            Event::SpidersLay => w::spiders_lay(),
            Event::CrystalsBarred => w::crystals_barred(),
            Event::SpellsSwept => w::spells_swept(),
            Event::Over => w::over(),
        }
    }
}
