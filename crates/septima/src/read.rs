//! What bots read of a position: of the true one only through what they know, of worlds that they
//! imagine everything.

use crate::data::Noctenburg;
use crate::effect::Goal;
use crate::kinds::{Action, Element, Good, Ingredient, Patient, Potion, Season, Set};
use crate::names::{RitualId, SpaceId, SpellId, WitchId};
use crate::position::{Bed, FLAGS, Hut, PHASES, Septima, Stage};
use kernel::{Digest, Seat};

/// What a seat has.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Look {
    /// Ingredients, and crystals last.
    pub stock: [u8; 6],
    pub potions: [u8; 7],
    pub charms: u8,
    pub suspicion: i8,
    /// Levels of the patient tracks.
    pub levels: [u8; 3],
    pub supply: u8,
    pub crowd: u8,
    /// Loyal Citizens in the Crowd and in Chambers.
    pub citizens: u8,
    pub leader: Option<SpaceId>,
    pub marker: Option<RitualId>,
    /// The card that is still to be carried out in this phase: picked or revealed.
    pub coming: Option<Action>,
    pub hand: Set<Action>,
    pub discard: Set<Action>,
    pub coven: Set<WitchId>,
    pub spells: Set<SpellId>,
    pub ready: Set<SpellId>,
    pub lasting: Set<SpellId>,
    /// Whether Suspicion was raised in this phase and the hunters are still to come.
    pub hunted: bool,
    /// Whether the Leader is an animal.
    pub animal: bool,
}

impl Look {
    /// How many of an ingredient there are, without crystals.
    pub fn of(&self, ingredient: Ingredient) -> u8 {
        self.stock[Good::from(ingredient).index()]
    }

    /// How many potions of a kind there are.
    pub fn holds(&self, potion: Potion) -> u8 {
        self.potions[potion.index()]
    }
}

impl Septima {
    /// What is printed on the components in use.
    pub fn components(&self) -> &'static Noctenburg {
        self.printed()
    }

    /// Whether this is the full game.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// What a seat has.
    pub fn look(&self, seat: Seat) -> Look {
        let player = self.player(seat);
        let place = (u8::from(seat) + self.seats - u8::from(self.first)) % self.seats;
        let coming = match self.stage {
            Stage::Choose => player.pick,
            Stage::QuickMove | Stage::Before if place >= self.done => player.action,
            stage if stage <= Stage::End && place > self.done => player.action,
            _ => None,
        };
        let hunted = player.raised && self.stage <= Stage::Hunters && !player.rolled;
        Look {
            stock: player.stock,
            potions: player.potions,
            charms: player.charms,
            suspicion: player.suspicion,
            levels: player.levels,
            supply: player.supply,
            crowd: player.crowd,
            citizens: self.citizens(seat),
            leader: player.leader,
            marker: player.marker,
            coming,
            hand: player.hand,
            discard: player.discard,
            coven: player.coven,
            spells: player.spells,
            ready: player.ready,
            lasting: player.lasting,
            hunted,
            animal: player.animal.is_some(),
        }
    }

    /// The score of a seat as far as everybody can see it: without the oracle card. In the solo
    /// game what the Black Widow takes off is taken off.
    pub fn points(&self, seat: Seat) -> i32 {
        if self.solo { self.wisdom_alone() } else { self.open_score(seat) }
    }

    /// In the solo game, how far each of the eight worries is met, up to 1, and how many must be.
    /// For the player's own use: the first four are those of the oracle card.
    pub fn worries_near(&self) -> Option<([f64; 8], u8)> {
        if !self.solo {
            return None;
        }
        let seat = Septima::ALONE;
        let player = self.player(seat);
        let card = &self.printed().cards.oracles[player.oracle.index()];
        let (own, hers) = self.printed().widow.witches.value;
        let part = |have: i32, of: i32| (f64::from(have) / f64::from(of.max(1))).clamp(0.0, 1.0);
        let mut near = [0.0; 8];
        for (part, goal) in near.iter_mut().zip(&card.goals) {
            *part = self.goal_near(seat, *goal);
        }
        near[4] = part(player.coven.len().into(), own.into());
        near[5] = f64::from(u8::from(self.player(Septima::WIDOW).coven.len() <= hers));
        near[6] = part(player.marker.map_or(0, RitualId::row).into(), 10);
        near[7] = part(self.wisdom_alone(), self.widow.wisdom.into());
        Some((near, self.widow.needed))
    }

    /// How far an objective is met, up to 1.
    fn goal_near(&self, seat: Seat, goal: Goal) -> f64 {
        let player = self.player(seat);
        let of = |element: Element| {
            player.spells.iter().filter(|spell| spell.element() == element).count() as u8
        };
        let crystals = player.crystals();
        let most = |counts: &mut dyn Iterator<Item = u8>| counts.max().unwrap_or(0);
        let (have, of) = match goal {
            _ if self.is_met(seat, goal) => return 1.0,
            Goal::Healed(ailment, n) => (player.levels[ailment.index()], n),
            Goal::Patients(n) => (player.levels.iter().sum(), n),
            Goal::Potions(n) => (player.potions.iter().sum(), n),
            Goal::Citizens(n) => (self.citizens(seat), n),
            Goal::Same(n) => (most(&mut player.stock[..5].iter().copied()) + crystals, n),
            Goal::Different(n) => {
                (player.stock[..5].iter().filter(|have| **have > 0).count() as u8 + crystals, n)
            }
            Goal::Of(kind, n) => (player.stock[kind.index()] + crystals, n),
            Goal::Crystals(n) => (crystals, n),
            Goal::Elements(n) => (Element::ALL.iter().filter(|e| of(**e) > 0).count() as u8, n),
            Goal::SameElement(n) => (most(&mut Element::ALL.into_iter().map(of)), n),
            Goal::AtMost(_) | Goal::AtLeast(_) | Goal::Section(_) => (0, 1),
        };
        f64::from(have) / f64::from(of.max(1))
    }

    /// In the solo game, how many steps each spider is from the Leader.
    pub fn spiders_away(&self) -> Option<[u8; 3]> {
        let leader = self.player(Septima::ALONE).leader.filter(|_| self.solo)?;
        let map = &self.printed().map;
        Some(self.widow.spiders.map(|s| s.map_or(u8::MAX, |space| map.distance(space, leader))))
    }

    /// In the solo game, how many negotiation cards are left.
    pub fn negotiation_left(&self) -> u8 {
        self.widow.negotiation.iter().sum()
    }

    /// What the oracle card of a seat would give now. For a seat's own use, and for worlds that it
    /// imagines: the card is secret.
    pub fn oracle_value(&self, seat: Seat) -> i32 {
        self.oracle_points(seat)
    }

    /// How much of the game is left, from 1 to 0.
    pub fn left(&self) -> f64 {
        let seasons = 3 - self.season.index() as u32;
        let phases = u32::from(PHASES) * seasons + u32::from(PHASES + 1 - self.phase);
        f64::from(phases) / f64::from(PHASES * 4)
    }

    /// The season.
    pub fn now(&self) -> Season {
        self.season
    }

    /// The stage of the game.
    pub fn at(&self) -> Stage {
        self.stage
    }

    /// Icons around a space, and whether each is lunar now.
    pub fn icons_at(&self, space: SpaceId) -> ([u8; 5], Set<Ingredient>) {
        (self.printed().map.icons(space, self.full), self.lunar_now())
    }

    /// The patients by flag.
    pub fn beds(&self) -> [Option<Patient>; FLAGS] {
        self.patients.map(|bed| bed.map(|bed| bed.patient))
    }

    /// How many steps the active hunter of a zone, from 0, is away from a space in it.
    pub fn hunter_distance(&self, space: SpaceId) -> Option<u8> {
        let zone = space.zone();
        (self.huts[zone] == Hut::Active).then(|| self.printed().map.from_hut(zone, space))
    }

    /// All that a seat has, and what it can do with it now.
    pub fn belongings(&self, seat: Seat) -> Digest {
        let (look, player) = (self.look(seat), self.player(seat));
        let [h, b, m, r, o, c] = look.stock;
        let [p, q, s, t, u, v, w] = look.potions;
        let [x, y, z] = look.levels;
        let index = |place: Option<usize>| place.map_or(u8::MAX, |index| index as u8);
        let flags = [look.hunted, look.animal, kernel::Game::turn(self).seats.contains(seat)];
        let flags = flags.iter().fold(0, |set, flag| set << 1 | u8::from(*flag));
        let patient = |bed: &Option<Bed>| index(bed.map(|bed| bed.patient.index()));
        let beds = self.patients.iter().fold(0, |all, bed| all << 8 | u64::from(patient(bed)));
        let wisdom = player.wisdom.to_le_bytes();
        let lunar = self.lunar.iter().fold(0, |all, kind| all * 8 + kind.index() as u64);
        let huts = self.huts.iter().fold(lunar, |all, hut| all * 4 + *hut as u64);
        let both = |a: u32, b: u32| u64::from(a) << 32 | u64::from(b);
        Digest::default()
            .bytes([h, b, m, r, o, c, p, q, s, t, u, v, w, x, y, z])
            .bytes([
                look.charms,
                look.suspicion as u8,
                look.supply,
                look.crowd,
                look.citizens,
                flags,
                u8::from(seat),
                index(look.leader.map(|space| space.index())),
                index(look.marker.map(|space| space.index())),
                index(look.coming.map(|action| action.index())),
                player.oracle.index() as u8,
                wisdom[0],
                wisdom[1],
                self.phase,
                self.season as u8,
                self.stage as u8,
            ])
            .and(both(look.hand.bits(), look.discard.bits()), beds)
            .and(both(look.coven.bits(), look.spells.bits()), huts)
            .and(both(look.ready.bits(), look.lasting.bits()), 0)
    }
}
