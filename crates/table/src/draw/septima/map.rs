//! The map: areas, spaces, huts and Leaders.
//!
//! What does not act is one picture; what can be clicked, and the Leaders, lie above it.

use super::spots::Spot;
use super::{Board, icon, name_of, words};
use kernel::{Message, Seat};
use maud::{Markup, html};
use septima::called;
use septima::kinds::{Building, Flag, Ingredient};
use septima::map::{Area, Feature, Space, ZONES};
use septima::names::{AreaId, SpaceId};
use septima::view::SpiderView;
use septima::{Bed, Hut};
use std::fmt::Write;

/// Half the width of a hex, and a quarter of its height.
const HALF: i32 = 52;
const QUARTER: i32 = 30;

/// The picture: its left and top edge, its width and height.
const FRAME: (i32, i32, i32, i32) = (-384, -404, 768, 808);

/// How large things are that lie above the picture.
const SPACE: i32 = 40;
const AREA: i32 = 78;
const HUT: i32 = 64;
const LEADER: i32 = 44;
const SPIDER: i32 = 42;

/// A point of the picture.
type Point = (i32, i32);

fn center(area: &Area) -> Point {
    let (q, r) = (i32::from(area.q), i32::from(area.r));
    (HALF * (2 * q + r), 3 * QUARTER * r)
}

fn corner(space: &Space) -> Point {
    (HALF * i32::from(space.x), -QUARTER * i32::from(space.y))
}

/// Where something of this size lies, as a style.
fn at((x, y): Point, size: i32) -> String {
    let part = |way: i32, of: i32| f64::from(way) * 100.0 / f64::from(of);
    let (left, top, width, height) = FRAME;
    format!(
        "left:{:.2}%;top:{:.2}%;width:{:.2}%",
        part(x - size / 2 - left, width),
        part(y - size / 2 - top, height),
        part(size, width)
    )
}

/// A symbol in the picture.
fn symbol(name: &str, (x, y): Point, size: i32, class: &str) -> Markup {
    let (x, y) = (x - size / 2, y - size / 2);
    html! { use.(class) href=(format!("#se-{name}")) x=(x) y=(y) width=(size) height=(size) {} }
}

/// A name in the picture: two lines if it is long.
fn label(name: &str, (x, y): Point) -> Markup {
    let (first, second) = match name.split_once(' ') {
        Some((first, second)) if name.chars().count() > 11 => (first, Some(second)),
        _ => (name, None),
    };
    html! {
        text.se-label x=(x) y=(y) {
            (first)
            @if let Some(second) = second { tspan x=(x) dy="13" { (second) } }
        }
    }
}

/// A zone is of bronze or of gold.
pub(super) fn is_gold(zone: usize) -> bool {
    zone % 2 == 1
}

impl Board<'_> {
    pub(super) fn map(&self) -> Markup {
        let (left, top, width, height) = FRAME;
        html! {
            section.se-map aria-label=(self.say(words::map())) {
                svg viewBox=(format!("{left} {top} {width} {height}")) aria-hidden="true" {
                    @for area in &self.data.map.areas { (self.hex(area)) }
                    (self.river())
                    (self.shadows())
                    (self.links())
                    @for area in &self.data.map.areas { (self.printed(area)) }
                    @for area in self.data.map.areas.iter().filter(|a| self.is_guarded(a.area)) {
                        (symbol("web", center(area), 92, "se-web"))
                    }
                    (self.dots())
                    @for zone in 0..ZONES { (self.hut(zone)) }
                }
                @for area in &self.data.map.areas { (self.on_area(area)) }
                @for zone in 0..ZONES { (self.on_hut(zone)) }
                @for space in SpaceId::all() { (self.on_space(space)) }
                (self.leaders())
                (self.spiders())
            }
        }
    }

    /// The Shadow Zones lie under their links.
    fn shadows(&self) -> Markup {
        let Some(widow) = &self.view.widow else { return html! {} };
        let mut path = String::new();
        let dark = |space: &SpaceId| widow.shadows.contains(&(space.zone() as u8 + 1));
        for from in self.data.map.spaces.iter().filter(|from| dark(&from.space)) {
            let same = |to: &&SpaceId| **to > from.space && to.zone() == from.space.zone();
            for to in from.links.iter().filter(same) {
                let ((x, y), (tx, ty)) = (corner(from), self.space(*to));
                let _ = write!(path, "M{x} {y}L{tx} {ty}");
            }
        }
        html! { path.se-shadow d=(path) {} }
    }

    /// Whether a zone, from 0, is a Shadow Zone.
    fn is_shadow(&self, zone: usize) -> bool {
        self.view.widow.as_ref().is_some_and(|w| w.shadows.contains(&(zone as u8 + 1)))
    }

    /// Whether a lying spider guards an area (SE-15.43).
    pub(super) fn is_guarded(&self, area: AreaId) -> bool {
        let spiders = self.view.widow.iter().flat_map(|widow| &widow.spiders);
        spiders
            .filter(|spider| spider.lies)
            .any(|spider| self.data.map.around(spider.space).contains(&area))
    }

    /// The spiders; beside the Leader, and beside each other.
    fn spiders(&self) -> Markup {
        let Some(widow) = &self.view.widow else { return html! {} };
        let same =
            |n: usize, space| widow.spiders.iter().take(n).filter(|s| s.space == space).count();
        html! {
            @for (i, spider) in widow.spiders.iter().enumerate() {
                @let here = spider.space;
                @let (before, all) = (same(i, here) as i32, same(widow.spiders.len(), here) as i32);
                @let (x, y) = self.space(here);
                @let beside = self.view.players.iter().any(|p| p.leader == Some(here));
                @let point = if beside { (x + 26 + 26 * before, y + 16) } else { (x + 13 * (2 * before + 1 - all), y) };
                @let name = self.say(spider_words(i, spider));
                span.se-spider.lies[spider.lies].under[self.is_told(here)] role="img"
                    aria-label=(name) title=(name)
                    data-piece=(format!("spider-{}", i + 1)) data-place=(here) style=(at(point, SPIDER)) {
                    (icon("spider", "spider"))
                    b aria-hidden="true" { (i + 1) }
                }
            }
        }
    }

    fn space(&self, space: SpaceId) -> Point {
        corner(&self.data.map.spaces[space.index()])
    }

    /// Where a hut lies: outside of its door.
    fn hut_point(&self, zone: usize) -> Point {
        let door = self.data.map.spaces.iter().find(|s| s.door && s.space.zone() == zone);
        let (x, y) = door.map(corner).unwrap_or_default();
        (x * 122 / 100, y * 122 / 100)
    }

    fn hex(&self, area: &Area) -> Markup {
        let (x, y) = center(area);
        let corners = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
        let mut points = String::new();
        for (dx, dy) in corners {
            let _ = write!(points, "{},{} ", x + HALF * dx, y + QUARTER * dy);
        }
        let full = self.view.full;
        let class = match area.feature {
            Feature::Hospital => "hospital",
            Feature::Flag(_) => "town",
            Feature::Bronze | Feature::Gold if full => "town",
            Feature::Outcrop => "outcrop",
            Feature::Shrine(_) if full => "shrine",
            _ => "forest",
        };
        html! { polygon.se-hex.(class) points=(points.trim_end()) {} }
    }

    /// The river runs from area to area.
    fn river(&self) -> Markup {
        let wet: Vec<&Area> = self.data.map.areas.iter().filter(|a| a.river).collect();
        let next = |a: &Area, b: &Area| matches!((b.q - a.q, b.r - a.r), (1, 0) | (0, 1) | (1, -1));
        let mut path = String::new();
        for from in &wet {
            for to in wet.iter().filter(|to| next(from, to)) {
                let ((x, y), (tx, ty)) = (center(from), center(to));
                let (mx, my) = ((x + tx) / 2, (y + ty) / 2);
                let _ = write!(path, "M{x} {y}Q{} {} {mx} {my}T{tx} {ty}", (x + mx) / 2, my - 16);
            }
        }
        html! { path.se-river d=(path) {} }
    }

    /// Links between spaces: those of a zone in its colour.
    fn links(&self) -> Markup {
        let mut paths = [String::new(), String::new(), String::new()];
        for from in &self.data.map.spaces {
            for to in from.links.iter().filter(|to| **to > from.space) {
                let same = from.space.zone() == to.zone();
                let kind = if same { usize::from(is_gold(to.zone())) } else { 2 };
                let ((x, y), (tx, ty)) = (corner(from), self.space(*to));
                let _ = write!(paths[kind], "M{x} {y}L{tx} {ty}");
            }
        }
        html! {
            @for (kind, path) in ["bronze", "gold", "between"].into_iter().zip(paths) {
                path.se-links.(kind) d=(path) {}
            }
        }
    }

    /// Spaces: round ones in zones of bronze, square ones in zones of gold.
    fn dots(&self) -> Markup {
        html! {
            @for space in SpaceId::all() {
                @let (x, y) = self.space(space);
                @if is_gold(space.zone()) {
                    rect.se-dot.gold x=(x - 7) y=(y - 7) width="14" height="14" transform=(format!("rotate(45 {x} {y})")) {}
                } @else {
                    circle.se-dot.bronze cx=(x) cy=(y) r="8" {}
                }
            }
        }
    }

    /// What is printed on an area, and what lies on it.
    fn printed(&self, area: &Area) -> Markup {
        let at = center(area);
        let (x, y) = at;
        let full = self.view.full;
        html! {
            @match area.feature {
                Feature::Hospital => {
                    (symbol("cross", at, 52, "se-sym"))
                }
                Feature::Flag(flag) => (self.flag(area.area, flag, at)),
                Feature::Bronze | Feature::Gold if full => {
                    (symbol("house", (x, y - 14), 42, "se-sym"))
                    @if let Some(building) = self.building_of(area) {
                        (label(&self.term(called::building(building)), (x, y + 20)))
                    }
                }
                Feature::Outcrop => (symbol("crystal", at, 48, "se-sym")),
                Feature::Shrine(element) if full => {
                    (symbol(&name_of(element), (x, y - 6), 40, "se-sym"))
                    (label(&self.term(called::element(element)), (x, y + 30)))
                }
                _ => {
                    @let icons = self.data.map.printed(area.area, full);
                    @for (i, kind) in icons.iter().enumerate() {
                        @let dx = (2 * i as i32 + 1 - icons.len() as i32) * 22;
                        (self.ingredient_at(*kind, (x + dx, y)))
                    }
                }
            }
        }
    }

    fn ingredient_at(&self, kind: Ingredient, (x, y): Point) -> Markup {
        let lunar = self.view.lunar_now.has(kind);
        html! {
            @if lunar { circle.se-halo cx=(x) cy=(y) r="21" {} }
            (symbol(&name_of(kind), (x, y), 32, if lunar { "se-sym" } else { "se-sym pale" }))
        }
    }

    /// A town area: its flag with the number, the patient, an Angry Citizen.
    fn flag(&self, area: AreaId, flag: Flag, (x, y): Point) -> Markup {
        let number = area.flag().unwrap_or_default();
        let bed = &self.view.patients[number];
        // Yellow flags are pointed, blue ones are square.
        let (colour, shape) = match flag {
            Flag::Yellow => ("yellow", format!("M{} {}l34 13-34 13z", x - 40, y - 33)),
            Flag::Blue => ("blue", format!("M{} {}h28v23h-28z", x - 40, y - 33)),
        };
        html! {
            path.se-pole d=(format!("M{} {}v46", x - 40, y - 34)) {}
            path.se-flag.(colour) d=(shape) {}
            text.se-number x=(x - 28) y=(y - 15) { (number + 1) }
            @match bed {
                Some(bed) => (self.patient(bed, (x + 10, y + 6))),
                None => circle.se-bed cx=(x + 10) cy=(y + 6) r="20" {},
            }
        }
    }

    fn patient(&self, bed: &Bed, (x, y): Point) -> Markup {
        html! {
            circle.se-patient cx=(x) cy=(y) r="22" {}
            (symbol(&name_of(bed.patient.ailment()), (x, y), 30, "se-ailment"))
            @if bed.angry {
                circle.se-patient cx=(x + 18) cy=(y + 22) r="14" {}
                (symbol("angry", (x + 18, y + 22), 22, "se-sym"))
            }
            @for (i, seat) in healers(bed).enumerate() {
                text.se-healer x=(x - 38) y=(y + 16 + 13 * i as i32) { "✓" (self.sign(seat)) }
            }
        }
    }

    fn hut(&self, zone: usize) -> Markup {
        let (x, y) = self.hut_point(zone);
        let hut = self.view.huts[zone];
        let kind = if is_gold(zone) { "gold" } else { "bronze" };
        let door = self.data.map.spaces.iter().find(|s| s.door && s.space.zone() == zone);
        html! {
            @if let Some((dx, dy)) = door.map(corner) {
                path.se-links.between d=(format!("M{dx} {dy}L{x} {y}")) {}
            }
            g.se-hut.(kind).shadow[self.is_shadow(zone)] {
                (symbol("hut", (x, y), 56, "se-sym"))
                @match hut {
                    Hut::Empty => {}
                    Hut::Active => (symbol("hunter", (x, y + 9), 30, "se-up")),
                    Hut::Inactive => g transform=(format!("rotate(90 {x} {})", y + 14)) {
                        (symbol("hunter", (x, y + 14), 24, "se-down"))
                    },
                }
                circle.se-zone cx=(x + 24) cy=(y - 16) r="11" {}
                text.se-number x=(x + 24) y=(y - 11) { (zone + 1) }
            }
        }
    }

    pub(super) fn hut_name(&self, zone: usize) -> String {
        let number = zone as u8 + 1;
        self.say(match self.view.huts[zone] {
            Hut::Empty => words::hut_empty(number),
            Hut::Active => words::hut_active(number),
            Hut::Inactive => words::hut_inactive(number),
        })
    }

    /// The building on an area.
    pub(super) fn building_of(&self, area: &Area) -> Option<Building> {
        match area.feature {
            Feature::Hospital => Some(Building::Hospital),
            Feature::Bronze => self.view.buildings[0],
            Feature::Gold => self.view.buildings[1],
            _ => None,
        }
    }

    /// What is on an area, in words; nothing for plain forest.
    pub(super) fn area_name(&self, area: &Area) -> Option<String> {
        let full = self.view.full;
        Some(match area.feature {
            Feature::Flag(_) => {
                let flag = area.area.flag().unwrap_or_default();
                let number = flag as u8 + 1;
                self.say(match self.view.patients[flag] {
                    None => words::flag_empty(number),
                    Some(Bed { patient, angry: false, .. }) => {
                        words::flag_patient(number, called::patient(patient))
                    }
                    Some(Bed { patient, .. }) => {
                        words::flag_angry(number, called::patient(patient))
                    }
                })
            }
            Feature::Hospital => self.term(called::building(Building::Hospital)),
            Feature::Bronze | Feature::Gold if full => match self.building_of(area) {
                Some(building) => self.term(called::building(building)),
                None => self.say(words::spot()),
            },
            Feature::Outcrop => self.say(words::outcrop()),
            Feature::Shrine(element) if full => self.say(words::shrine(called::element(element))),
            _ => return None,
        })
    }

    fn on_area(&self, area: &Area) -> Markup {
        let guard = self.is_guarded(area.area).then(|| self.say(words::guarded()));
        let name = match (self.area_name(area), guard) {
            (Some(name), Some(guard)) => format!("{name}, {guard}"),
            (Some(name), None) => name,
            (None, guard) => guard.unwrap_or_default(),
        };
        if name.is_empty() {
            return html! {};
        }
        let spot = match (area.feature, self.building_of(area)) {
            (Feature::Flag(_), _) => Spot::Flag(area.area.flag().unwrap_or_default() as u8 + 1),
            (Feature::Shrine(element), _) => Spot::Shrine(element),
            (_, Some(building)) => Spot::Building(building),
            _ => return html! { span.se-on style=(at(center(area), AREA)) title=(name) {} },
        };
        let style = at(center(area), AREA);
        html! {
            @match self.building_of(area) {
                Some(building) if self.view.full || building == Building::Hospital => {
                    @let text = self.building_text(building);
                    @let id = self.card_id(area.area.name(), Some(spot));
                    span data-card=[id.as_ref()] {
                        (self.told_thing(spot, &name, &text, "se-on", Some(&style), html! {}))
                    }
                    (self.card_note(id.as_ref(), &name, &text))
                },
                _ => (self.thing(spot, &name, "se-on", Some(&style), html! {})),
            }
        }
    }

    fn on_hut(&self, zone: usize) -> Markup {
        let style = at(self.hut_point(zone), HUT);
        let kind = if is_gold(zone) { words::zone_gold } else { words::zone_bronze };
        let mut name = format!("{}. {}", self.hut_name(zone), self.say(kind(zone as u8 + 1)));
        if self.is_shadow(zone) {
            name += &format!(". {}", self.say(words::shadow_zone()));
        }
        self.thing(Spot::Hut(zone as u8 + 1), &name, "se-on", Some(&style), html! {})
    }

    /// A space that can be chosen, or that cannot because somebody stands there.
    fn on_space(&self, space: SpaceId) -> Markup {
        let spot = Spot::Space(space);
        if !self.is_told(space) {
            return html! {};
        }
        let style = at(self.space(space), SPACE);
        self.thing(spot, &self.space_name(space), "se-go", Some(&style), html! {})
    }

    /// Whether something can be chosen on a space, or it is said why not.
    fn is_told(&self, space: SpaceId) -> bool {
        let mut spiders = self.view.widow.iter().flat_map(|widow| &widow.spiders);
        let taken = self.view.players.iter().any(|p| p.leader == Some(space))
            || spiders.any(|spider| spider.space == space);
        let spot = Spot::Space(space);
        self.open(spot) || taken && self.refusal(spot).is_some()
    }

    pub(super) fn space_name(&self, space: SpaceId) -> String {
        format!("{}{}", space.zone() + 1, self.term(called::letter(space)))
    }

    fn leader_name(&self, seat: Seat, here: SpaceId) -> String {
        let letter = called::letter(here);
        let name = self.say(words::leader_at(seat, here.zone() as u8 + 1, letter));
        match self.view.players[seat.index()].animal {
            Some(animal) => format!("{name} ({})", self.term(called::animal(animal))),
            None => name,
        }
    }

    /// The Leaders; several on a space stand beside each other.
    fn leaders(&self) -> Markup {
        let seats = || Seat::all(self.view.players.len() as u8);
        let space = |seat: Seat| self.view.players[seat.index()].leader;
        html! {
            @for seat in seats() {
                @if let Some(here) = space(seat) {
                    @let before = seats().take(seat.index()).filter(|s| space(*s) == Some(here)).count();
                    @let (x, y) = self.space(here);
                    @let animal = self.view.players[seat.index()].animal;
                    @let name = self.leader_name(seat, here);
                    span.se-leader.animal[animal.is_some()].(format!("se-seat-{seat}")) role="img" aria-label=(name)
                        data-piece=(format!("leader-{seat}")) data-place=(here)
                        style=(at((x + 20 * before as i32, y - 8), LEADER)) {
                        @match animal {
                            Some(animal) => (icon(&name_of(animal), "hat")),
                            None => (icon("hat", "hat")),
                        }
                        b aria-hidden="true" { (self.sign(seat)) }
                    }
                }
            }
        }
    }
}

/// A spider, by its number from 0, in words.
pub(super) fn spider_words(number: usize, spider: &SpiderView) -> Message {
    let (number, zone) = (number as u8 + 1, spider.space.zone() as u8 + 1);
    let letter = called::letter(spider.space);
    match spider.lies {
        true => words::spider_lies(number, zone, letter),
        false => words::spider_stands(number, zone, letter),
    }
}

/// Who has healed a patient in this phase.
fn healers(bed: &Bed) -> impl Iterator<Item = Seat> + use<> {
    let bits = bed.healed;
    Seat::all(4).filter(move |seat| bits >> seat.index() & 1 != 0)
}
