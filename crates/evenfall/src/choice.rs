//! What a player can choose.

use crate::cards::{Card, Person, PlaceId, RitualId};
use crate::effect::{Catalyst, Resource, Stone};
use crate::position::{Figure, RegionName};
use serde::{Deserialize, Serialize};

/// One atomic decision (EV-4.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Choice {
    // Main actions (EV-4.2).
    /// Discover a place (EV-5.1).
    Discover(PlaceId),
    /// Activate the clan token (EV-6.1).
    Token,
    /// Play a ritual on an own place (EV-7.1).
    Ritual { ritual: RitualId, place: PlaceId },
    /// Play a person as a specialist (EV-8.1).
    Specialist(Person),
    /// Play a person as a council member (EV-9.1).
    Council(Person),
    /// Activate the action space of a region (EV-10.6).
    RegionSpace { region: RegionName, with: Figure },
    /// Activate the action space of an own ritual (EV-10.2, EV-10.3).
    RitualSpace { ritual: RitualId, with: Figure },
    /// Cross (moon): activate the space on the clan board (EV-17.5).
    BoardSpace,
    /// Build catalysts (EV-11.1).
    Build,
    /// Pass for the rest of the phase (EV-4.4).
    Pass,
    /// End the turn (EV-4.7).
    End,

    // Free actions (EV-4.5).
    /// Discard two cards for a resource.
    TwoCards,
    /// Star (moon): discard a card for a resource (EV-17.2).
    CardForResource,
    /// Star (moon): discard a card for mana (EV-17.2).
    CardForMana,
    /// Turn a specialist, an own one or a copied one (EV-8.4).
    Turn(Person),
    /// Thorn (moon): put a powerstone on a board space, from 0 (EV-17.11).
    StoneSpace { stone: Stone, space: u8 },

    // Picks.
    /// Gain a resource of free choice.
    Gain(Resource),
    /// Pay a resource of free choice.
    Spend(Resource),
    /// Spare a resource of a cost (EV-16.20).
    Spare(Resource),
    /// Discard a card from the hand.
    Discard(Card),
    /// Transfer a place (EV-12.1).
    Transfer(PlaceId),
    /// Take the bonus of a Coven space again, from 0 (EV-16.9).
    CovenSpace(u8),
    /// Take a half of a Coven space, 0 or 1 (EV-17.4).
    Half(u8),
    /// Harvest a place.
    Harvest(PlaceId),
    /// Choose a region.
    Region(RegionName),
    /// Build a catalyst on the ritual of a place; `mana` pays with mana (EV-16.19).
    Catalyst {
        place: PlaceId,
        kind: Catalyst,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        mana: bool,
    },
    /// Return a figure from an own ritual to the reserve (EV-16.14).
    ReturnFromRitual { ritual: RitualId, figure: Figure },
    /// Return a figure from the round field of a region to the reserve (EV-16.14).
    ReturnFromRegion { region: RegionName, figure: Figure },
    /// Return the figure on a region's action space to the reserve (EV-16.14).
    ReturnFromSpace(RegionName),
    /// Move the figures of a ritual (EV-16.15).
    Figures(RitualId),
    /// Copy a specialist (EV-16.16).
    Copy(Person),
    /// Straighten a specialist (EV-16.18).
    Ready(Person),
    /// Remove an own ritual.
    Remove(RitualId),
    /// Carry out an effect that may be declined.
    Use,
    /// Do no more of this.
    Enough,
    /// A way of a region's action space, 0 or 1 (EV-10.6).
    Way(u8),
    /// Set the dial (EV-13.3).
    Dial(u8),
    /// Change the dial after the reveal (EV-13.4).
    Adjust(i8),
    /// Take a powerstone (EV-13.8).
    Stone(Stone),
    /// Carry out the effect of this card next (EV-19.1).
    Resolve(Card),
}
