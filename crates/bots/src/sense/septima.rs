//! What a position of Septima is worth.

mod marks;

use super::net::{Marks, Net};
use super::{CORRECT, Sense, WeightsError};
use ::septima::Septima;
use ::septima::kinds::{Action, Potion};
use ::septima::map::spaces;
use ::septima::names::AreaId;
use ::septima::read::Look;
use kernel::{Digest, Seat};
use serde::Deserialize;
use std::sync::LazyLock;

/// Counts what stocks, spells, witches and citizens may become, and what hunters threaten.
#[derive(Clone, Debug)]
pub struct SeptimaSense {
    weights: Weights,
    net: Option<&'static Net>,
}

/// What things are worth, in points: `data/septima.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    /// An ingredient, up to so many of them; a crystal.
    ingredient: f64,
    plenty: f64,
    crystal: f64,
    /// A remedy, and more of it if a patient on the map waits for it; a practical potion.
    remedy: f64,
    wanted: f64,
    practical: f64,
    charm: f64,
    /// A level that is reached on all tracks but one, for each level that is reached there.
    row: f64,
    /// A witch, the first two.
    witch: f64,
    /// A spell, ready and used.
    ready: f64,
    used: f64,
    lasting: f64,
    /// A row of the ritual track.
    rung: f64,
    /// A citizen in Crowd or Chamber.
    citizen: f64,
    /// Each point of Suspicion above the lowest, and its square.
    suspicion: f64,
    fear: f64,
    /// The part of a witch, a citizen and a point of Suspicion that counts even at the end.
    last: [f64; 3],
    /// What a likely capture costs, and the part of it that a charm leaves.
    capture: f64,
    escape: f64,
    /// The part of the oracle's value now that counts.
    oracle: f64,
    /// The part of what a card brings that counts while it is still to be carried out.
    coming: f64,
    cards: Cards,
    /// In the solo game: a worry that is met, the part of it that counts on the way there, and the
    /// part of those beyond the number that is needed.
    worry: f64,
    way: f64,
    beyond: f64,
    /// A negotiation card, and a spider that is one step away.
    negotiation: f64,
    spider: f64,
}

/// What cards bring when they are carried out.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    /// Each card that comes back.
    shapeshift: f64,
    /// Each outcrop that can be reached; an ingredient is 1.
    outcrop: f64,
    moving: f64,
    /// Each practical potion and each remedy that can be brewed, until so much is brewed.
    practical: f64,
    remedy: f64,
    brewed: f64,
    /// Each patient in reach; if there is none, each remedy for the hospital; and all of that at most.
    patient: f64,
    hospital: f64,
    healed: f64,
    /// Each of up to two points of Suspicion.
    chant: f64,
    recruit: f64,
    plead: f64,
    /// The part of the best card among the discarded.
    remember: f64,
    ritual: f64,
}

/// What is built in; it is read once.
static NET: LazyLock<Net> =
    LazyLock::new(|| Net::read(include_str!("../../data/septima.net.ron")).expect(CORRECT));

impl SeptimaSense {
    /// With the weights and the net that are built in.
    pub fn built_in() -> SeptimaSense {
        let sense = SeptimaSense::read(include_str!("../../data/septima.ron")).expect(CORRECT);
        SeptimaSense { net: Some(&NET), ..sense }
    }

    /// With the weights of a text like that of `data/septima.ron`, and no net.
    pub fn read(text: &str) -> Result<SeptimaSense, WeightsError> {
        Ok(SeptimaSense { weights: ron::from_str(text)?, net: None })
    }
}

impl Sense<Septima> for SeptimaSense {
    fn promise(&self, game: &Septima, seat: Seat) -> f64 {
        self.hope(game, &game.look(seat), game.oracle_value(seat))
    }

    fn worth(&self, game: &Septima, seat: Seat) -> Option<f64> {
        Some(f64::from(game.points(seat)) + self.promise(game, seat))
    }

    fn digest(&self, game: &Septima, seat: Seat) -> Option<Digest> {
        (kernel::Game::seats(game) > 1).then(|| game.belongings(seat))
    }

    fn net(&self) -> Option<&Net> {
        self.net
    }

    fn tell(&self, game: &Septima, seat: Seat, marks: &mut Marks) -> Option<f64> {
        Some(self.mark(game, seat, marks))
    }

    fn stretch(&self, game: &Septima) -> u32 {
        (game.left() * 40.0) as u32
    }
}

impl SeptimaSense {
    /// What a seat may hope for that looks so.
    fn hope(&self, game: &Septima, look: &Look, oracle: i32) -> f64 {
        let (w, left) = (&self.weights, game.left());
        let mut sum = 0.0;
        let goods: u8 = look.stock[..5].iter().sum();
        sum += left * w.ingredient * f64::from(goods).min(w.plenty);
        sum += left * w.crystal * f64::from(look.stock[5]);
        sum += left * self.potions(game, look);
        sum += left * w.charm * f64::from(look.charms);
        let lowest = look.levels.iter().min().copied().unwrap_or(0);
        let above = look.levels.iter().filter(|level| **level > lowest).count();
        sum += left.sqrt() * w.row * above as f64;
        sum += w.witch * f64::from(look.coven.len().min(4)) * (w.last[0] + left);
        sum += left * w.ready * f64::from(look.ready.len());
        sum += left * w.used * f64::from(look.spells.but(look.ready).len());
        sum += left * w.lasting * f64::from(look.lasting.len());
        sum += left * w.rung * look.marker.map_or(0.0, |space| f64::from(space.row()));
        sum += (w.last[1] + left) * w.citizen * f64::from(look.citizens);
        let suspicion = f64::from(look.suspicion + 1);
        sum -= (w.last[2] + left) * (w.suspicion * suspicion + w.fear * suspicion * suspicion);
        sum += w.oracle * f64::from(oracle);
        sum += self.alone(game);
        if let Some(often) = SeptimaSense::caught(game, look) {
            let escape = if look.charms > 0 { w.escape } else { 1.0 };
            sum -= w.capture * often * escape;
        }
        if let Some(action) = look.coming {
            sum += w.coming * w.cards.bring(game, look, action);
        }
        sum
    }

    /// What the solo game is about besides points.
    fn alone(&self, game: &Septima) -> f64 {
        let Some((mut near, needed)) = game.worries_near() else { return 0.0 };
        let w = &self.weights;
        near.sort_unstable_by(|a, b| b.total_cmp(a));
        let mut sum = 0.0;
        for (i, near) in near.into_iter().enumerate() {
            let met = if near >= 1.0 { 1.0 } else { w.way * near };
            let part = if i < usize::from(needed) { 1.0 } else { w.beyond };
            sum += part * w.worry * met;
        }
        let spiders = game.spiders_away().into_iter().flatten().filter(|n| *n <= 1).count();
        sum += w.negotiation * f64::from(game.negotiation_left());
        sum - w.spider * spiders as f64
    }

    /// How likely the hunters are to capture somebody in this phase, if they are after the Coven.
    fn caught(game: &Septima, look: &Look) -> Option<f64> {
        let distance = game.hunter_distance(look.leader.filter(|_| look.hunted)?)?;
        let faces = &game.components().boards.die.value;
        let reach =
            |face: &&i8| i32::from(**face) + i32::from(look.suspicion) >= i32::from(distance);
        Some(faces.iter().filter(reach).count() as f64 / faces.len() as f64)
    }

    fn potions(&self, game: &Septima, look: &Look) -> f64 {
        let w = &self.weights;
        let beds = game.beds();
        Potion::ALL
            .into_iter()
            .map(|potion| {
                let held = f64::from(look.holds(potion));
                if potion.is_practical() {
                    return held * w.practical;
                }
                let waits = beds.iter().flatten().any(|p| Potion::against(p.ailment()) == potion);
                held * w.remedy + if waits { held.min(1.0) * w.wanted } else { 0.0 }
            })
            .sum()
    }
}

impl Cards {
    /// About what a card will bring when it is carried out from where the Leader stands.
    fn bring(&self, game: &Septima, look: &Look, action: Action) -> f64 {
        let Some(leader) = look.leader else { return 0.0 };
        let map = &game.components().map;
        let near = || spaces(map.within(leader, 1));
        match action {
            // The more cards come back, the better.
            Action::Shapeshift => self.shapeshift * f64::from(look.discard.len()),
            Action::Collect => near()
                .map(|space| {
                    let (icons, lunar) = game.icons_at(space);
                    let count: u8 = lunar.iter().map(|kind| icons[kind.index()]).sum();
                    f64::from(count) + self.outcrop * f64::from(map.outcrops(space))
                })
                .fold(0.0, f64::max),
            Action::Move => self.moving,
            Action::Brew => {
                let mut stock = look.stock;
                let mut worth = 0.0;
                for potion in Potion::ALL.into_iter().rev() {
                    let recipe = &game.components().potion(potion).recipe;
                    if worth < self.brewed && recipe.iter().all(|i| stock[i.index()] > 0) {
                        recipe.iter().for_each(|i| stock[i.index()] -= 1);
                        worth += if potion.is_practical() { self.practical } else { self.remedy };
                    }
                }
                worth
            }
            Action::Heal => {
                let beds = game.beds();
                let reach = |flag: usize| near().any(|s| map.touches(s, AreaId::town(flag)));
                let mut healed = 0.0;
                for (flag, patient) in beds.iter().enumerate() {
                    if let Some(patient) = patient
                        && look.holds(Potion::against(patient.ailment())) > 0
                        && reach(flag)
                    {
                        healed += self.patient;
                    }
                }
                let remedies: u8 = look.potions[..Potion::REMEDIES].iter().sum();
                if near().any(|s| map.touches(s, AreaId::HOSPITAL)) && healed == 0.0 {
                    healed += self.hospital * f64::from(remedies.min(2));
                }
                f64::min(healed, self.healed)
            }
            Action::Chant => f64::from((look.suspicion + 1).min(2)) * self.chant,
            Action::Recruit => {
                if look.supply > 0 {
                    self.recruit
                } else {
                    0.0
                }
            }
            Action::Plead => self.plead,
            Action::Remember => {
                let others = look.discard.iter().filter(|a| *a != Action::Remember);
                let best = others.map(|a| self.bring(game, look, a)).fold(0.0, f64::max);
                best * self.remember
            }
            Action::Ritual => self.ritual,
        }
    }
}
