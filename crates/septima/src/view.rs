//! What a player or spectator may know.

use crate::frame::Frame;
use crate::kinds::{Action, Animal, Building, Element, Ingredient, Patient, Season, Set};
use crate::names::{OmenId, OracleId, PrologueId, RitualId, SpaceId, SpellId, WitchId};
use crate::position::{ASIDE, Bed, Citizen, Hut, Matched, STACK, Septima, Stage, dealt, kept};
use kernel::{Fingerprint, Seat};
use serde::Serialize;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct View {
    pub data: Fingerprint,
    pub viewer: Option<Seat>,
    pub full: bool,
    pub open_hunter: bool,
    pub open_trial: bool,
    pub season: Season,
    pub phase: u8,
    pub stage: Stage,
    pub first: Seat,
    pub active: Seat,
    pub lunar: [Ingredient; 5],
    /// The two that are lunar now.
    pub lunar_now: Set<Ingredient>,
    /// The open die, where it is used.
    pub die: Option<i8>,
    pub huts: [Hut; 6],
    /// Septima's markers, left and right.
    pub markers: [Option<Action>; 2],
    /// Those face down in the pile: everybody can work them out.
    pub marker_pile: Set<Action>,
    /// Patients by flag.
    pub patients: [Option<Bed>; 6],
    pub patient_pile: u8,
    pub patient_discard: Set<Patient>,
    pub angry: u8,
    pub angry_crowd: u8,
    pub chambers: [ChamberView; 2],
    /// Witches in the stack, those of the draft on top of it included.
    pub witch_stack: u8,
    pub under: Vec<WitchId>,
    pub buildings: [Option<Building>; 2],
    pub spells: Vec<SpellRow>,
    /// The players; the Black Widow is not among them.
    pub players: Vec<PlayerView>,
    pub widow: Option<WidowView>,
    /// With Omens: the one in force, and the coming one.
    pub omens: Option<OmensView>,
    pub shapeshifting: bool,
    /// The turn that is going on.
    pub turn: TurnView,
    /// What is half done, outermost first.
    pub(crate) stack: Vec<Frame>,
}

/// The Black Widow.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct WidowView {
    /// Her place in the turn order.
    pub seat: Seat,
    pub suspicion: i8,
    /// Levels of the patient tracks.
    pub levels: [u8; 3],
    /// Cursed Citizens.
    pub supply: u8,
    pub crowd: u8,
    pub coven: Set<WitchId>,
    /// Her Row: left, right.
    pub row: [Option<Action>; 2],
    pub deck: u8,
    /// The top card of the deck, if the player knows it.
    pub top: Option<Action>,
    /// The card that she plays in this phase, and those she has played.
    pub action: Option<Action>,
    pub discard: Set<Action>,
    /// What her Remember card copies.
    pub remembers: Action,
    /// The shadow zones now, from 1.
    pub shadows: Vec<u8>,
    pub spiders: Vec<SpiderView>,
    /// Cooperation, Delay and Information.
    pub negotiation: [u8; 3],
    /// Whether crystals cannot be gained now.
    pub barred: bool,
    /// Which of the eight worries are met, how many must be, and what the last one asks for. The
    /// first four tell of the oracle card, which only its owner knows before the end.
    pub worries: [Option<bool>; 8],
    pub needed: u8,
    pub wisdom_needed: u8,
    /// The player's Wisdom as it would count now.
    pub wisdom: i32,
}

/// A spider.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct SpiderView {
    pub space: SpaceId,
    pub lies: bool,
}

/// Omens.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct OmensView {
    /// The one in force, and whether it is its dark half.
    pub now: Option<(OmenId, bool)>,
    pub coming: Option<OmenId>,
    /// The sum of Suspicion, and from which on the coming one would be dark.
    pub sum: i8,
    pub threshold: i8,
}

/// A Chamber.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ChamberView {
    /// The spaces in use.
    pub spaces: Vec<Option<Citizen>>,
    /// The witches, the one on trial last.
    pub witches: Vec<WitchId>,
}

/// The spells of an element on the ritual board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct SpellRow {
    pub element: Element,
    pub scoring: Vec<SpellId>,
    pub middle: Option<SpellId>,
    pub bottom: Option<SpellId>,
    /// How many are face down.
    pub deck: u8,
}

/// What has happened in the turn that is going on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct TurnView {
    pub matched: Matched,
    pub healed: u8,
    pub used: Set<WitchId>,
    pub cast: Set<SpellId>,
    pub working: Set<SpellId>,
    pub near: Option<Building>,
    /// Witches drawn, of which one is kept.
    pub drawn: Vec<WitchId>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct PlayerView {
    pub seat: Seat,
    /// Ingredients, and crystals last.
    pub stock: [u8; 6],
    pub potions: [u8; 7],
    pub charms: u8,
    pub wisdom: u16,
    pub suspicion: i8,
    pub raised: bool,
    /// Levels of the patient tracks.
    pub levels: [u8; 3],
    pub supply: u8,
    pub crowd: u8,
    pub leader: Option<SpaceId>,
    pub marker: Option<RitualId>,
    /// The card in front of the player.
    pub action: Option<Action>,
    pub hand: Set<Action>,
    pub discard: Set<Action>,
    pub coven: Set<WitchId>,
    pub mirror: Option<WitchId>,
    pub spells: Set<SpellId>,
    pub ready: Set<SpellId>,
    pub lasting: Set<SpellId>,
    pub prologues: Set<PrologueId>,
    /// With Shapeshifting: his two animals, the one he is, and the witch it covers.
    pub animals: Option<[Animal; 2]>,
    pub animal: Option<Animal>,
    pub covered: Option<WitchId>,
    /// Whether he was an animal when the phase began.
    pub wild: bool,
    /// The witch who is face down.
    pub sick: Option<WitchId>,
    /// Whether a secret pick has been made.
    pub picked: bool,
    /// Only for the player: the pick, the oracle card, the witches of the draft.
    pub own: Option<OwnView>,
}

/// What only a player knows of his own things.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct OwnView {
    pub oracle: OracleId,
    pub pick: Option<Action>,
    pub keep: Option<WitchId>,
    /// Witches to choose from, and those kept, in the draft.
    pub dealt: Vec<WitchId>,
    pub kept: Vec<WitchId>,
    /// Where his witches of the draft lie that nobody else can place: on top of the stack.
    pub aside: Vec<WitchId>,
    /// Witches that he has seen pass by: in other hands, or in the box.
    pub seen: Vec<WitchId>,
}

impl Septima {
    pub(crate) fn seen(&self, viewer: Option<Seat>) -> View {
        let over = self.is_over();
        View {
            data: self.data.fingerprint(),
            viewer,
            full: self.full,
            open_hunter: self.open_hunter,
            open_trial: self.open_trial,
            season: self.season,
            phase: self.phase,
            stage: self.stage,
            first: self.first,
            active: self.active,
            lunar: self.lunar,
            lunar_now: self.lunar_now(),
            die: self.open_hunter.then_some(self.die),
            huts: self.huts,
            markers: self.markers,
            marker_pile: self.marker_pile,
            patients: self.patients,
            patient_pile: self.patient_pile.iter().map(|layer| layer.len()).sum(),
            patient_discard: self.patient_discard,
            angry: self.angry,
            angry_crowd: self.angry_crowd,
            chambers: self.chambers.map(|chamber| ChamberView {
                spaces: chamber.spaces[..self.chamber_size()].to_vec(),
                witches: chamber.witches.iter().copied().collect(),
            }),
            witch_stack: self.witches.len(STACK) + self.witches.len(ASIDE),
            under: self.under.iter().copied().collect(),
            buildings: self.buildings,
            spells: self.spell_rows(),
            players: Seat::all(self.humans()).map(|s| self.player_view(s, viewer, over)).collect(),
            widow: self.solo.then(|| self.widow_view(viewer == Some(Septima::ALONE) || over)),
            omens: self.coming.map(|_| self.omens_view()),
            shapeshifting: self.shapeshifting,
            turn: TurnView {
                matched: self.turn.matched,
                healed: self.turn.healed,
                used: self.turn.used,
                cast: self.turn.cast,
                working: self.turn.now,
                near: self.turn.near,
                drawn: self.turn.drawn.into_iter().flatten().collect(),
            },
            stack: self.stack.iter().copied().collect(),
        }
    }

    fn widow_view(&self, owner: bool) -> WidowView {
        let (player, widow) = (self.player(Septima::WIDOW), &self.widow);
        let shadows = self.shadows();
        let spiders = widow.spiders.iter().enumerate();
        WidowView {
            seat: Septima::WIDOW,
            suspicion: player.suspicion,
            levels: player.levels,
            supply: player.supply,
            crowd: player.crowd,
            coven: player.coven,
            row: widow.row,
            deck: widow.deck.len() + widow.top.iter().count() as u8,
            top: widow.top,
            action: player.action.or(widow.kept),
            discard: player.discard,
            remembers: self.printed().widow_card(Action::Remember, widow.remember).0.action,
            shadows: (1..=6).filter(|zone| shadows >> (zone - 1) & 1 != 0).collect(),
            spiders: spiders
                .filter_map(|(i, space)| {
                    let lies = widow.lying >> i & 1 != 0;
                    space.map(|space| SpiderView { space, lies })
                })
                .collect(),
            negotiation: widow.negotiation,
            barred: widow.barred,
            worries: {
                let worries = self.worries();
                std::array::from_fn(|i| (owner || i > 3).then_some(worries[i]))
            },
            needed: widow.needed,
            wisdom_needed: widow.wisdom,
            wisdom: self.wisdom_alone(),
        }
    }

    fn omens_view(&self) -> OmensView {
        OmensView {
            now: self.omen.map(|omen| (omen, self.dark)),
            coming: self.coming.filter(|coming| Some(*coming) != self.omen),
            sum: Seat::all(self.seats).map(|seat| self.player(seat).suspicion).sum(),
            threshold: self.printed().expansion.threshold.value[self.table()],
        }
    }

    fn spell_rows(&self) -> Vec<SpellRow> {
        if !self.full {
            return Vec::new();
        }
        let row = |element: Element| {
            let e = element.index();
            SpellRow {
                element,
                scoring: self.scoring[e].into_iter().flatten().collect(),
                middle: self.middle[e],
                bottom: self.bottom[e],
                deck: self.decks[e].len(),
            }
        };
        Element::ALL.map(row).into()
    }

    fn player_view(&self, seat: Seat, viewer: Option<Seat>, over: bool) -> PlayerView {
        let player = self.player(seat);
        // At the end all cards are shown.
        let own = (viewer == Some(seat) || over).then(|| self.own_view(seat, viewer));
        PlayerView {
            seat,
            stock: player.stock,
            potions: player.potions,
            charms: player.charms,
            wisdom: player.wisdom,
            suspicion: player.suspicion,
            raised: player.raised,
            levels: player.levels,
            supply: player.supply,
            crowd: player.crowd,
            leader: player.leader,
            marker: player.marker,
            action: player.action,
            hand: player.hand,
            discard: player.discard,
            coven: player.coven,
            mirror: player.mirror,
            spells: player.spells,
            ready: player.ready,
            lasting: player.lasting,
            prologues: player.prologues,
            animals: self.shapeshifting.then(|| Animal::of(player.colour)),
            animal: player.animal,
            covered: player.covered,
            wild: player.wild,
            sick: player.sick,
            picked: player.pick.is_some() || player.keep.is_some(),
            own,
        }
    }

    fn own_view(&self, seat: Seat, viewer: Option<Seat>) -> OwnView {
        let player = self.player(seat);
        let known = |pile: usize| -> Vec<WitchId> {
            let cards = match viewer {
                Some(viewer) if viewer == seat => self.witches.known(pile, seat),
                _ => self.witches.public(pile),
            };
            cards.iter().map(|card| WitchId::new(card.into())).collect()
        };
        let others = Seat::all(self.humans()).filter(|s| *s != seat);
        let elsewhere = others.flat_map(|s| [dealt(s), kept(s)]).chain([crate::position::LAST]);
        OwnView {
            oracle: player.oracle,
            pick: player.pick,
            keep: player.keep,
            dealt: known(dealt(seat)),
            kept: known(kept(seat)),
            aside: known(ASIDE),
            seen: elsewhere.flat_map(known).collect(),
        }
    }
}
