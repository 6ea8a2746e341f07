//! The map: areas, spaces, zones, huts (SE-1.9 to SE-1.13).

use crate::kinds::{Element, Flag, Ingredient};
use crate::names::{AreaId, SpaceId};
use arrayvec::ArrayVec;
use kernel::data::Origin;
use serde::{Deserialize, Serialize};

/// How many spaces there are.
pub const SPACES: usize = SpaceId::COUNT;

/// How many zones there are, each with a hut.
pub const ZONES: usize = 6;

/// What is special about an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Feature {
    /// Nothing.
    Forest,
    /// The hospital.
    Hospital,
    /// A town area with a flag.
    Flag(Flag),
    /// The spot of a bronze building.
    Bronze,
    /// The spot of a gold building.
    Gold,
    /// Crystals.
    Outcrop,
    /// A shrine, in the full game.
    Shrine(Element),
}

/// An area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Area {
    pub area: AreaId,
    /// Axial coordinates of the hex.
    pub q: i8,
    pub r: i8,
    pub feature: Feature,
    pub river: bool,
    /// The printed icons of either side of the board.
    pub full: ArrayVec<Ingredient, 2>,
    pub basic: ArrayVec<Ingredient, 2>,
}

/// A space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Space {
    pub space: SpaceId,
    /// Where it lies: half the width of a hex, and a quarter of its height upwards.
    pub x: i8,
    pub y: i8,
    pub areas: ArrayVec<AreaId, 3>,
    pub links: ArrayVec<SpaceId, 4>,
    /// Whether the hut of the zone opens here.
    pub door: bool,
}

/// The map as it is written, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// Where it comes from.
    pub from: Origin,
    /// All areas in order.
    pub areas: Vec<Area>,
    /// All spaces in order.
    pub spaces: Vec<Space>,
    #[serde(skip)]
    tables: Tables,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Tables {
    /// Steps between any two spaces.
    distance: Vec<[u8; SPACES]>,
    /// Icons around each space, for the basic and the full side.
    icons: [Vec<[u8; 5]>; 2],
    outcrops: Vec<u8>,
    /// The features around each space, as bits by area.
    around: Vec<u64>,
    /// The space at the door of each hut.
    doors: ArrayVec<SpaceId, ZONES>,
    /// Spaces that touch an area.
    touching: Vec<u128>,
    /// Spaces at most 0, 1, 2, … steps from each space.
    within: [Vec<u128>; NEAR],
}

/// How far spaces are listed by their distance.
const NEAR: usize = 6;

impl Map {
    /// Checks the map and works out its tables. A mistake comes with how the entry begins in the
    /// file, where it is about one.
    pub(crate) fn finish(&mut self) -> Result<(), (Option<String>, String)> {
        let mut doors = ArrayVec::new();
        for zone in 0..ZONES {
            let of_zone = self.spaces.iter().filter(|s| s.door && s.space.zone() == zone);
            let [door] = of_zone.collect::<Vec<_>>()[..] else {
                return Err((None, format!("zone {} has not just one door", zone + 1)));
            };
            doors.push(door.space);
        }
        for space in &self.spaces {
            for link in &space.links {
                if *link == space.space || !self.spaces[link.index()].links.contains(&space.space) {
                    let at = format!("space: {},", space.space);
                    let reason = format!("{} is not linked both ways with {link}", space.space);
                    return Err((Some(at), reason));
                }
            }
        }
        for area in &self.areas {
            // Flags are yellow and blue in turn: patients are placed by that (SE-1.11).
            let flag = match area.feature {
                Feature::Flag(colour) => Some(colour),
                _ => None,
            };
            let hospital = area.feature == Feature::Hospital;
            if flag != area.area.flag().map(|n| Flag::ALL[n % 2])
                || hospital != (area.area == AreaId::HOSPITAL)
            {
                let at = format!("area: {},", area.area);
                return Err((Some(at), format!("{} has the feature of another area", area.area)));
            }
        }
        for feature in [Feature::Bronze, Feature::Gold] {
            if self.areas.iter().filter(|a| a.feature == feature).count() != 1 {
                return Err((None, format!("{feature:?}: there is one such spot")));
            }
        }
        let distance: Vec<_> =
            self.spaces.iter().map(|s| self.flood(s.space, u8::MAX, |_| true)).collect();
        if distance.iter().flatten().any(|d| *d == u8::MAX) {
            return Err((None, "a space cannot be reached".into()));
        }
        let icons = [false, true].map(|full| {
            let around = |space: &Space| {
                let mut icons = [0; 5];
                for area in &space.areas {
                    for icon in self.printed(*area, full) {
                        icons[icon.index()] += 1;
                    }
                }
                icons
            };
            self.spaces.iter().map(around).collect()
        });
        let count = |space: &Space| {
            let outcrop = |a: &&AreaId| self.areas[a.index()].feature == Feature::Outcrop;
            space.areas.iter().filter(outcrop).count() as u8
        };
        let outcrops = self.spaces.iter().map(count).collect();
        let bits = |space: &Space| space.areas.iter().fold(0, |bits, a| bits | 1u64 << a.index());
        let around: Vec<u64> = self.spaces.iter().map(bits).collect();
        let touching = AreaId::all()
            .map(|area| {
                let touches = |s: &&Space| s.areas.contains(&area);
                self.spaces.iter().filter(touches).fold(0, |b, s| b | 1u128 << s.space.index())
            })
            .collect();
        let within = std::array::from_fn(|steps| {
            let reached = |from: &[u8; SPACES]| {
                let near = (0..SPACES).filter(|s| usize::from(from[*s]) <= steps);
                near.fold(0, |bits, s| bits | 1u128 << s)
            };
            distance.iter().map(reached).collect()
        });
        self.tables = Tables { distance, icons, outcrops, around, doors, touching, within };
        Ok(())
    }

    /// Steps from a space to all others that are reached over open ones in so many steps.
    fn flood(&self, from: SpaceId, reach: u8, open: impl Fn(SpaceId) -> bool) -> [u8; SPACES] {
        let mut distance = [u8::MAX; SPACES];
        distance[from.index()] = 0;
        let (mut queue, mut next) = (ArrayVec::<SpaceId, SPACES>::new(), 0);
        queue.push(from);
        while let Some(space) = queue.get(next).copied() {
            next += 1;
            if distance[space.index()] >= reach {
                break;
            }
            for link in &self.spaces[space.index()].links {
                if distance[link.index()] == u8::MAX && open(*link) {
                    distance[link.index()] = distance[space.index()] + 1;
                    queue.push(*link);
                }
            }
        }
        distance
    }

    /// The icons printed on an area.
    pub fn printed(&self, area: AreaId, full: bool) -> &[Ingredient] {
        let area = &self.areas[area.index()];
        if full { &area.full } else { &area.basic }
    }

    /// Steps between two spaces.
    #[inline]
    pub fn distance(&self, from: SpaceId, to: SpaceId) -> u8 {
        self.tables.distance[from.index()][to.index()]
    }

    /// Steps from the hut of a zone, from 0, to a space; the first one is through the door.
    #[inline]
    pub fn from_hut(&self, zone: usize, to: SpaceId) -> u8 {
        self.distance(self.tables.doors[zone], to) + 1
    }

    /// The spaces at most so many steps away, as bits.
    #[inline]
    pub fn within(&self, from: SpaceId, steps: u8) -> u128 {
        match self.tables.within.get(usize::from(steps)) {
            Some(near) => near[from.index()],
            None if steps == u8::MAX => (1 << SPACES) - 1,
            None => SpaceId::all()
                .filter(|space| self.distance(from, *space) <= steps)
                .fold(0, |bits, space| bits | 1 << space.index()),
        }
    }

    /// Icons around a space.
    #[inline]
    pub fn icons(&self, space: SpaceId, full: bool) -> [u8; 5] {
        self.tables.icons[usize::from(full)][space.index()]
    }

    /// Outcrops around a space.
    #[inline]
    pub fn outcrops(&self, space: SpaceId) -> u8 {
        self.tables.outcrops[space.index()]
    }

    /// Whether a space touches an area.
    #[inline]
    pub fn touches(&self, space: SpaceId, area: AreaId) -> bool {
        self.tables.around[space.index()] >> area.index() & 1 != 0
    }

    /// The areas that a space touches.
    #[inline]
    pub fn around(&self, space: SpaceId) -> &[AreaId] {
        &self.spaces[space.index()].areas
    }

    /// What is special about an area.
    #[inline]
    pub fn feature(&self, area: AreaId) -> Feature {
        self.areas[area.index()].feature
    }

    /// The area with this feature, where there is one.
    pub fn with(&self, feature: Feature) -> Option<AreaId> {
        self.areas.iter().find(|a| a.feature == feature).map(|a| a.area)
    }

    /// The space at the door of the hut of a zone, from 0.
    pub fn door(&self, zone: usize) -> SpaceId {
        self.tables.doors[zone]
    }

    /// The spaces that touch an area, as bits.
    #[inline]
    pub fn touching(&self, area: AreaId) -> u128 {
        self.tables.touching[area.index()]
    }

    /// The fewest steps from a space to one that touches an area.
    pub fn steps_to(&self, from: SpaceId, area: AreaId) -> u8 {
        let steps = spaces(self.touching(area)).map(|space| self.distance(from, space));
        steps.min().unwrap_or(u8::MAX)
    }

    /// Steps from a space, up to so many, by ways on which none of the blocked spaces lies, blocked
    /// spaces themselves left out; the first one may be blocked.
    pub fn around_blocked(&self, from: SpaceId, blocked: u128, reach: u8) -> [u8; SPACES] {
        self.flood(from, reach, |space| blocked >> space.index() & 1 == 0)
    }

    /// Whether a space touches an area with the river.
    pub fn is_by_river(&self, space: SpaceId) -> bool {
        self.around(space).iter().any(|area| self.areas[area.index()].river)
    }

    /// Whether an area touches a space that is at most so many steps away.
    pub fn is_within(&self, space: SpaceId, area: AreaId, steps: u8) -> bool {
        self.tables.touching[area.index()] & self.within(space, steps) != 0
    }
}

/// The spaces whose bits are set, in order.
#[inline]
pub fn spaces(bits: u128) -> impl Iterator<Item = SpaceId> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let index = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(SpaceId::new(index))
    })
}
