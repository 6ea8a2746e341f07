//! Where on the board a choice is made.

use septima::kinds::{Action, Ailment, Animal, Building, Element, Good, Negotiation, Potion, Side};
use septima::names::{PrologueId, RitualId, SpaceId, SpellId, WitchId};
use septima::view::PlayerView;
use septima::{Choice, View};
use std::fmt;

/// A place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Space(SpaceId),
    /// A town area, by its flag from 1.
    Flag(u8),
    Building(Building),
    Shrine(Element),
    /// From 1.
    Hut(u8),
    Ritual(RitualId),
    Beyond,
    Marker(Side),
    /// From 1.
    Chamber(u8),
    /// From 1.
    Favor(u8),
    /// A spell of the ritual board.
    Offered(SpellId),
    /// The omen in force.
    Omen,
    // What lies before the viewer.
    Card(Action),
    Good(Good),
    Potion(Potion),
    Charm,
    Track(Ailment),
    Witch(WitchId),
    /// A witch that is dealt, kept or drawn.
    Dealt(WitchId),
    Spell(SpellId),
    Prologue(PrologueId),
    Animal(Animal),
    Negotiation(Negotiation),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Space(space) => write!(f, "{space}"),
            Spot::Flag(flag) => write!(f, "flag-{flag}"),
            Spot::Building(building) => write!(f, "building-{}", building.index()),
            Spot::Shrine(element) => write!(f, "shrine-{}", element.index()),
            Spot::Hut(hut) => write!(f, "hut-{hut}"),
            Spot::Ritual(space) => write!(f, "{space}"),
            Spot::Beyond => f.write_str("beyond"),
            Spot::Marker(side) => write!(f, "marker-{}", side.index()),
            Spot::Chamber(chamber) => write!(f, "chamber-{chamber}"),
            Spot::Favor(favor) => write!(f, "favor-{favor}"),
            Spot::Offered(spell) => write!(f, "offered-{spell}"),
            Spot::Card(action) => write!(f, "card-{}", action.index()),
            Spot::Good(good) => write!(f, "good-{}", good.index()),
            Spot::Potion(potion) => write!(f, "potion-{}", potion.index()),
            Spot::Charm => f.write_str("charm"),
            Spot::Track(ailment) => write!(f, "track-{}", ailment.index()),
            Spot::Witch(witch) => write!(f, "witch-{witch}"),
            Spot::Dealt(witch) => write!(f, "dealt-{witch}"),
            Spot::Spell(spell) => write!(f, "spell-{spell}"),
            Spot::Prologue(card) => write!(f, "{card}"),
            Spot::Omen => f.write_str("omen"),
            Spot::Animal(animal) => write!(f, "animal-{}", animal.index()),
            Spot::Negotiation(card) => write!(f, "negotiation-{}", card.index()),
        }
    }
}

/// Where the viewer makes a choice; nothing if there is no such thing on the board now, and it is
/// only in the list of choices.
pub(super) fn spot(view: &View, choice: &Choice) -> Option<Spot> {
    let me = &view.players[view.viewer?.index()];
    Some(match *choice {
        Choice::Keep(witch) | Choice::Leave(witch) => {
            return is_dealt(view, me, witch).then_some(Spot::Dealt(witch));
        }
        Choice::Prologue { above, .. } => {
            return me.prologues.has(above).then_some(Spot::Prologue(above));
        }
        Choice::Start(space) | Choice::Advance(space) | Choice::Sideways(space) => {
            Spot::Ritual(space)
        }
        Choice::Beyond => Spot::Beyond,
        Choice::Play(action) | Choice::Copy(action) => return card(me, action),
        Choice::Go(space) | Choice::Leap(space) => Spot::Space(space),
        Choice::Spider { to, .. } => Spot::Space(to),
        Choice::Stay => Spot::Space(me.leader?),
        Choice::Drink { potion, with } => Spot::Potion(with.unwrap_or(potion)),
        Choice::Brew { potion, .. } | Choice::BrewAny { potion, .. } | Choice::Potion(potion) => {
            Spot::Potion(potion)
        }
        Choice::Cast(spell) | Choice::Prepare(spell) => {
            return me.spells.has(spell).then_some(Spot::Spell(spell));
        }
        Choice::Take(spell) => return is_offered(view, spell).then_some(Spot::Offered(spell)),
        Choice::Witch(witch)
        | Choice::Lose(witch)
        | Choice::Replace(witch)
        | Choice::Cover(witch)
        | Choice::Sicken(witch) => {
            let here = me.coven.has(witch) || me.mirror == Some(witch);
            return here.then_some(Spot::Witch(witch));
        }
        Choice::Building(building) => {
            let here = building == Building::Hospital || view.buildings.contains(&Some(building));
            return here.then_some(Spot::Building(building));
        }
        Choice::Shrine(element) => Spot::Shrine(element),
        Choice::Ingredient(kind) => Spot::Good(kind.into()),
        Choice::Exchange { from, .. } => Spot::Good(from.into()),
        Choice::Spend(good) => Spot::Good(good),
        Choice::Heal { flag, .. } | Choice::Nearest(flag) => Spot::Flag(flag),
        Choice::Hospital { .. } => Spot::Building(Building::Hospital),
        Choice::Track(ailment) => Spot::Track(ailment),
        Choice::Chamber(chamber) => Spot::Chamber(chamber),
        Choice::Favor(favor) => Spot::Favor(favor),
        Choice::Lay(hut) => Spot::Hut(hut),
        Choice::Hunter { from, .. } => Spot::Hut(from),
        Choice::Marker { side, .. } => Spot::Marker(side),
        Choice::Charm => Spot::Charm,
        Choice::Shift { animal, .. } | Choice::Animal(animal) => return own(me, animal),
        Choice::Human => return own(me, me.animal?),
        Choice::Omen => return view.omens?.now.map(|_| Spot::Omen),
        Choice::Cooperate(_) => Spot::Negotiation(Negotiation::Cooperation),
        Choice::Delay(_) => Spot::Negotiation(Negotiation::Delay),
        Choice::Inform => Spot::Negotiation(Negotiation::Information),
        Choice::Drop(card) => Spot::Negotiation(card),
        Choice::GoOn
        | Choice::End
        | Choice::Main
        | Choice::Bonus
        | Choice::Way(_)
        | Choice::Half { .. }
        | Choice::Face
        | Choice::Welcome
        | Choice::Refuse
        | Choice::Enough => return None,
    })
}

fn is_dealt(view: &View, me: &PlayerView, witch: WitchId) -> bool {
    let own = me.own.iter().flat_map(|own| own.dealt.iter().chain(&own.kept));
    own.chain(&view.turn.drawn).any(|w| *w == witch)
}

fn is_offered(view: &View, spell: SpellId) -> bool {
    let here = |row: &septima::view::SpellRow| {
        row.scoring.contains(&spell) || [row.middle, row.bottom].contains(&Some(spell))
    };
    view.spells.iter().any(here)
}

fn card(me: &PlayerView, action: Action) -> Option<Spot> {
    let here = me.hand.has(action) || me.discard.has(action) || me.action == Some(action);
    here.then_some(Spot::Card(action))
}

fn own(me: &PlayerView, animal: Animal) -> Option<Spot> {
    me.animals?.contains(&animal).then_some(Spot::Animal(animal))
}
