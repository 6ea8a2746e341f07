//! Action spaces, figures and Transfers (EV-10, EV-12).
#![allow(clippy::unwrap_used)]

use crate::common::*;
use serde_json::{Value, json};

const TAKEN: (&str, &str) = ("evenfall-no-space-taken", "EV-10.4");
const UNPAID: (&str, &str) = ("evenfall-no-cannot-pay", "EV-4.3");
const ELDER: (&str, &str) = ("evenfall-no-elder-outside", "EV-10.3");

/// Seat 0 has the turn, all others have passed: the turns are its own.
fn alone() -> SetUp {
    table(2).clan(1, json!({"passed": true}))
}

fn region(table: &Table, region: RegionName) -> Value {
    table.see()["regions"][region.index()].clone()
}

/// What lies on a place of seat 0: the ritual, sickles, orbs, witches, elders.
fn on(table: &Table, circle: &str, n: usize) -> (Value, [u64; 4]) {
    let place = &table.clan(0, circle)[n];
    let counts = ["sickles", "orbs", "witches", "elders"].map(|f| place[f].as_u64().unwrap());
    (place["ritual"].clone(), counts)
}

/// EV-10.1: a figure goes from the reserve to a space with room. Region spaces are open to all, the
/// spaces of a clan only to its owner.
#[test]
fn region_spaces_are_open_to_all_and_clan_spaces_to_the_owner() {
    let mut table = table(2)
        .hand(0, "mandrake")
        .hand(1, "nightshade")
        .inner(0, "cave_a:pillar_of_energy")
        .start();
    assert!(table.offers(use_ritual("pillar_of_energy", Witch)));
    table.play(use_region(North, Witch));
    table.play(Gain(Book));
    assert_eq!(table.stock(0), [0, 0, 3, 0, 0]);
    assert_eq!(table.clan(0, "witches"), 3);
    assert_eq!(region(&table, North)["user"], 0);
    table.play(End);
    assert_eq!(table.turn().index(), 1);
    assert_eq!(table.refusal(use_region(North, Witch)), TAKEN);
    assert!(table.offers(use_region(Central, Witch)));
    assert!(!table.offers(use_ritual("pillar_of_energy", Witch)));
}

/// EV-10.1: with no figure in the reserve there is nothing to send.
#[test]
fn an_empty_reserve_activates_nothing() {
    let table = alone()
        .clan(0, json!({"witches": 0, "elders": 0}))
        .field(North, [4, 0, 0, 0], [4, 0, 0, 0])
        .inner(0, "cave_a:pillar_of_energy")
        .start();
    assert!(!table.offers(use_region(Central, Witch)));
    assert!(!table.offers(use_ritual("pillar_of_energy", Witch)));
    assert!(!table.offers(use_ritual("pillar_of_energy", Elder)));
}

/// EV-10.2: a witch goes to any region in play and to the rituals of both circles.
#[test]
fn a_witch_goes_everywhere() {
    let set_up = |seats| {
        table(seats)
            .stock(0, 1, 0, 0, 0)
            .hand(0, "mandrake")
            .outer(0, "cave_a:pillar_of_energy")
            .inner(0, "ruins_a:owl_of_wisdom")
            .start()
    };
    let two = set_up(2);
    for choice in [
        use_region(North, Witch),
        use_region(Central, Witch),
        use_ritual("pillar_of_energy", Witch),
        use_ritual("owl_of_wisdom", Witch),
    ] {
        assert!(two.offers(choice), "{choice:?}");
    }
    assert!(!two.offers(use_region(South, Witch)), "not in play with two players");
    assert!(!two.offers(BoardSpace), "no board of the sun side has a space");
    assert!(set_up(3).offers(use_region(South, Witch)));
}

/// EV-10.3: an elder goes only to rituals of the Inner Circle.
#[test]
fn an_elder_stays_in_the_inner_circle() {
    let mut table = alone()
        .hand(0, "mandrake")
        .outer(0, "cave_a:pillar_of_energy")
        .inner(0, "ruins_a:owl_of_wisdom")
        .start();
    assert_eq!(table.refusal(use_ritual("pillar_of_energy", Elder)), ELDER);
    assert_eq!(table.refusal(use_region(North, Elder)), ELDER);
    assert_eq!(table.refusal(use_region(Central, Elder)), ELDER);
    table.play(use_ritual("owl_of_wisdom", Elder));
    assert_eq!(table.stock(0), [0, 0, 2, 0, 0]);
    assert_eq!((table.clan(0, "elders"), table.clan(0, "witches")), (json!(3), json!(4)));
}

/// EV-10.3, EV-16.21: Astral Projection opens the Outer Circle to elders, Old Yusuf the regions;
/// neither opens what the other does.
#[test]
fn effects_widen_the_reach_of_elders() {
    let outer = "cave_a:pillar_of_energy cave_b:astral_projection";
    let astral = alone().outer(0, outer).start();
    assert!(astral.offers(use_ritual("pillar_of_energy", Elder)));
    assert_eq!(astral.refusal(use_region(Central, Elder)), ELDER);
    let mut yusuf = alone()
        .outer(0, "cave_a:pillar_of_energy")
        .specialists(0, "old_yusuf_a")
        .start()
        .draws("mandrake nightshade moon_hare");
    assert_eq!(yusuf.refusal(use_ritual("pillar_of_energy", Elder)), ELDER);
    yusuf.play(use_region(Central, Elder)).play(Way(0));
    assert_eq!(region(&yusuf, Central)["user_elder"], true);
    assert_eq!(yusuf.clan(0, "elders"), 3);
}

/// EV-10.4: a card for two figures is used twice, in two turns, by an elder and a witch of the same
/// player. A third figure finds no room.
#[test]
fn the_healing_moss_has_room_for_two() {
    let mut table = alone().inner(0, "cave_a:healing_moss").start();
    table.play(use_ritual("healing_moss", Elder)).play(Gain(Herb)).play(End);
    table.play(use_ritual("healing_moss", Witch)).play(Gain(Potion)).play(End);
    assert_eq!(table.stock(0), [1, 1, 0, 2, 2]);
    assert_eq!(on(&table, "inner", 0), (json!("healing_moss"), [0, 0, 1, 1]));
    assert_eq!(table.refusal(use_ritual("healing_moss", Witch)), TAKEN);
    assert_eq!(table.refusal(use_ritual("healing_moss", Elder)), TAKEN);
}

/// EV-10.4, EV-10.8: a space for one is full, until a figure leaves it; the figure that came back
/// works again in the same phase.
#[test]
fn the_bat_swarm_brings_a_witch_back() {
    let mut table = alone()
        .stock(0, 0, 1, 1, 0)
        .clan(0, json!({"witches": 1}))
        .field(North, [2, 0, 0, 0], [0; 4])
        .outer(0, "cave_a:pillar_of_energy:0:0:1:0 cave_b")
        .hand(0, "bat_swarm")
        .start();
    assert_eq!(table.refusal(use_ritual("pillar_of_energy", Witch)), TAKEN);
    table.play(play_ritual("bat_swarm", "cave_b"));
    table.play(ReturnFromRitual { ritual: ritual("pillar_of_energy"), figure: Witch });
    assert_eq!(table.clan(0, "witches"), 2);
    assert_eq!(on(&table, "outer", 0).1, [0; 4]);
    table.play(End).play(use_ritual("pillar_of_energy", Witch));
    assert_eq!(table.stock(0)[3], 3);
    assert_eq!(table.clan(0, "witches"), 1);
}

/// EV-10.5: what stands before the arrow is paid first and in full; without an arrow a space is
/// free.
#[test]
fn the_magic_cauldron_must_be_paid() {
    let set_up = |potions| {
        let circle = "cave_a:magic_cauldron cave_b:pillar_of_energy";
        alone().stock(0, 1, potions, 0, 0).inner(0, circle).start()
    };
    let poor = set_up(0);
    assert_eq!(poor.refusal(use_ritual("magic_cauldron", Witch)), UNPAID);
    assert!(poor.offers(use_ritual("pillar_of_energy", Witch)));
    let mut rich = set_up(1);
    rich.play(use_ritual("magic_cauldron", Witch));
    assert_eq!(rich.stock(0), [0, 0, 0, 0, 5]);
}

/// EV-10.6: the Northern Lakes take a card of the player's choice and give three resources in any
/// mix; without a card they cannot be used.
#[test]
fn the_northern_lakes_turn_a_card_into_three_resources() {
    let empty = alone().start();
    assert_eq!(empty.refusal(use_region(North, Witch)), UNPAID);
    let mut table = alone().hand(0, "mandrake nightshade").start();
    table.play(use_region(North, Witch)).play(Discard(card("nightshade")));
    table.plays([Gain(Herb), Gain(Potion)]);
    assert!(!table.offers(Gain(Herb)), "units are named in order");
    table.play(Gain(Book));
    assert_eq!(table.stock(0), [1, 1, 1, 0, 0]);
    assert_eq!(table.see()["discard"], json!(["nightshade"]));
}

/// EV-10.6: the Central Mountains give three cards, or a Transfer and two cards.
#[test]
fn the_central_mountains_have_two_ways() {
    let set_up = || alone().outer(0, "cave_a cave_b").start();
    let mut cards = set_up().draws("mandrake nightshade moon_hare");
    cards.play(use_region(Central, Witch)).play(Way(0));
    assert_eq!((cards.hand(0), cards.circle(0, "inner").len()), (3, 0));
    cards.done();
    let mut place_moved = set_up().draws("mandrake nightshade");
    place_moved.play(use_region(Central, Witch)).play(Way(1));
    assert_eq!(place_moved.hand(0), 0, "the Transfer comes first");
    place_moved.play(Transfer(place("cave_b")));
    assert_eq!(place_moved.hand(0), 2);
    assert_eq!(place_moved.circle(0, "inner"), ["cave_b"]);
    place_moved.done();
}

/// EV-10.6: the Southern Slopes take a resource and give two resources and 3 mana.
#[test]
fn the_southern_slopes_turn_a_resource_into_two_and_mana() {
    let poor = table(3).start();
    assert_eq!(poor.refusal(use_region(South, Witch)), UNPAID);
    let mut table = table(3).stock(0, 1, 1, 0, 0).start();
    table.play(use_region(South, Witch)).play(Spend(Potion));
    table.plays([Gain(Herb), Gain(Book)]);
    assert_eq!(table.stock(0), [2, 0, 1, 3, 0]);
}

/// EV-10.7: on the round field or on the action space a figure counts alike; on a ritual or on a
/// specialist it is in no region.
#[test]
fn figures_in_a_region_count_alike() {
    let mut set_up = alone()
        .set("round", json!(3))
        .clan(0, json!({"witches": 1, "elders": 2, "copied": ["old_yusuf_a"]}))
        .specialists(1, "old_yusuf_a")
        .inner(0, "cave_a:pillar_of_energy:0:0:1:0")
        .field(North, [1, 0, 0, 0], [1, 0, 0, 0]);
    set_up.position["regions"][0]["user"] = json!(1);
    let mut table = set_up.start();
    table.play(Pass);
    let strengths: Vec<u8> = table
        .events
        .iter()
        .filter_map(
            |e| if let Event::Strength { strength, .. } = e { Some(*strength) } else { None },
        )
        .collect();
    assert_eq!(strengths, [3]);
}

/// EV-10.8: an elder stays on a ritual of the Outer Circle even when nothing lets him go there any
/// more; but no other follows him.
#[test]
fn a_figure_already_placed_stays() {
    let mut table = alone()
        .clan(0, json!({"elders": 3}))
        .outer(0, "cave_a:healing_moss:0:0:0:1 cave_b:astral_projection")
        .specialists(0, "mother_nadia_a")
        .start();
    assert!(table.offers(use_ritual("healing_moss", Elder)));
    table.play(Turn(person("mother_nadia_a"))).play(Remove(ritual("astral_projection")));
    assert_eq!(on(&table, "outer", 0), (json!("healing_moss"), [0, 0, 0, 1]));
    assert_eq!(table.refusal(use_ritual("healing_moss", Elder)), ELDER);
}

/// EV-10.7, EV-16.15: Tariq moves both figures of a ritual to the Northern Lakes: strength 2, no
/// action there, the space of the region and that of the ritual are free.
#[test]
fn tariq_moves_the_figures_of_a_ritual() {
    let mut table = alone()
        .set("round", json!(3))
        .clan(0, json!({"witches": 3, "elders": 3}))
        .inner(0, "cave_a:healing_moss:0:0:1:1")
        .hand(0, "mandrake")
        .specialists(0, "tariq_of_the_portals_a")
        .start();
    assert_eq!(table.refusal(use_ritual("healing_moss", Witch)), TAKEN);
    table.play(Turn(person("tariq_of_the_portals_a"))).play(Region(North));
    assert_eq!(table.stock(0), [0, 0, 0, 2, 0]);
    let north = region(&table, North);
    assert_eq!((&north["witches"][0], &north["elders"][0]), (&json!(1), &json!(1)));
    assert_eq!((table.hand(0), &north["user"]), (1, &Value::Null));
    assert!(table.offers(use_ritual("healing_moss", Witch)));
    assert!(table.offers(use_region(North, Witch)));
    table.play(Pass).play(Dial(0));
    let strength = |e: &Event| matches!(e, Event::Strength { strength: 2, mana: 0, .. });
    assert!(table.events.iter().any(strength));
}

/// EV-16.15: with no figure on any ritual Tariq gives 2 mana and moves nothing.
#[test]
fn tariq_without_figures_gives_mana_alone() {
    let mut table =
        alone().inner(0, "cave_a:healing_moss").specialists(0, "tariq_of_the_portals_a").start();
    table.play(Turn(person("tariq_of_the_portals_a")));
    assert_eq!(table.stock(0), [0, 0, 0, 2, 0]);
    assert!(table.offers(Pass), "nothing more is asked");
}

/// EV-12.1: a Transfer may be declined, and is nothing with an empty Outer Circle.
#[test]
fn a_transfer_may_be_declined() {
    let mut declined = alone().outer(0, "cave_a").start().draws("mandrake nightshade");
    declined.play(use_region(Central, Witch)).play(Way(1)).play(Enough);
    assert_eq!(declined.circle(0, "outer"), ["cave_a"]);
    assert_eq!(declined.hand(0), 2);
    let mut empty = alone().inner(0, "cave_a").start().draws("mandrake nightshade");
    empty.play(use_region(Central, Witch)).play(Way(1));
    assert_eq!((empty.hand(0), empty.circle(0, "inner").len()), (2, 1));
    empty.done();
}

/// EV-12.2: the ritual, its catalysts and the witch on it move along, and the space stays occupied.
#[test]
fn a_witch_moves_along_with_her_place() {
    let mut table = alone()
        .clan(0, json!({"witches": 3}))
        .outer(0, "cave_a:pillar_of_energy:1:0:1:0")
        .start()
        .draws("mandrake nightshade");
    table.play(use_region(Central, Witch)).play(Way(1)).play(Transfer(place("cave_a")));
    assert!(table.circle(0, "outer").is_empty());
    assert_eq!(on(&table, "inner", 0), (json!("pillar_of_energy"), [1, 0, 1, 0]));
    table.play(End);
    assert_eq!(table.refusal(use_ritual("pillar_of_energy", Witch)), TAKEN);
    assert_eq!(table.refusal(use_ritual("pillar_of_energy", Elder)), TAKEN);
}

/// EV-12.3: any own Outer place may go, without a ritual or just bound; it goes to the right end of
/// the Inner Circle, and nothing brings it back.
#[test]
fn the_place_just_bound_may_be_transferred() {
    let mut table = alone()
        .stock(0, 1, 1, 1, 0)
        .outer(0, "cave_a cave_b")
        .inner(0, "ruins_a ruins_b")
        .outer(1, "cave_c")
        .hand(0, "space_distortion")
        .start();
    table.play(play_ritual("space_distortion", "cave_a"));
    assert_eq!(
        table.choices(),
        [Transfer(place("cave_a")), Transfer(place("cave_b")), Enough],
        "neither the Inner Circle nor other clans"
    );
    table.play(Transfer(place("cave_a")));
    assert_eq!(table.circle(0, "inner"), ["ruins_a", "ruins_b", "cave_a"]);
    assert_eq!(table.circle(0, "outer"), ["cave_b"]);
}

/// EV-16.12: the White Stag with two empty slots in the north: both are filled, one of three
/// places is taken without witches, Irena's harvest is offered and the slot stays empty.
#[test]
fn the_white_stag_discovers_for_free() {
    let mut table = alone()
        .stock(0, 2, 1, 1, 0)
        .outer(0, "ruins_a")
        .slots(North, "cave_a - -")
        .specialists(0, "irena_and_stray_a")
        .hand(0, "white_stag")
        .start()
        .places("cave_d spirit_swamp_c");
    table.play(play_ritual("white_stag", "ruins_a")).play(Region(North));
    assert_eq!(table.choices().len(), 3);
    table.play(Discover(place("spirit_swamp_c")));
    assert!(table.offers(Enough), "the harvest may be declined");
    table.play(Harvest(place("spirit_swamp_c")));
    assert_eq!(table.stock(0), [2, 0, 0, 0, 0]);
    assert_eq!(table.clan(0, "witches"), 4);
    assert_eq!(region(&table, North)["places"], json!(["cave_a", "cave_d", null]));
    assert_eq!(table.circle(0, "outer"), ["ruins_a", "spirit_swamp_c"]);
    table.done();
}
