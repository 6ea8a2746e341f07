//! The Ritual track (SE-9).

use crate::common::*;
use kernel::Shared;

/// Seat 0 plays Ritual, unmatched, with its marker here, and makes no Quick Move.
fn ritual(set_up: SetUp, row: u8, x: u8) -> Table {
    let mut t = set_up.marker(0, row, x).cards(&[Ritual, Chant]);
    t.stay();
    t
}

/// One open spell of each element.
fn three_spells() -> SetUp {
    table(2).board("-", "-", "invisibility", "").board("-", "-", "doppelganger", "").board(
        "-",
        "-",
        "summoning",
        "",
    )
}

/// The spells that may be taken now.
fn takes(t: &Table) -> Vec<&'static str> {
    let take = |c: &Choice| if let Take(spell) = c { Some(spell.name()) } else { None };
    t.choices().iter().filter_map(take).collect()
}

/// The spaces to which the marker may advance now.
fn advances(t: &Table) -> Vec<RitualId> {
    let to = |c: &Choice| if let Advance(space) = c { Some(*space) } else { None };
    t.choices().iter().filter_map(to).collect()
}

/// An advance goes half a place to the left or to the right in the next row (SE-9.1).
#[test]
fn a_marker_advances_to_either_of_the_spaces_above() {
    assert_eq!(advances(&ritual(table(2), 0, 5)), [track(1, 4), track(1, 6)]);
    assert_eq!(advances(&ritual(table(2), 2, 9)), [track(3, 8), track(3, 10)]);
}

/// At the edge of an odd row there is only one space above (SE-9.1).
#[test]
fn at_the_edge_there_is_one_way_up() {
    assert_eq!(advances(&ritual(table(2), 1, 0)), [track(2, 1)]);
    assert_eq!(advances(&ritual(table(2), 3, 10)), [track(4, 9)]);
}

/// Any number of markers may share a space (SE-9.1).
#[test]
fn markers_share_a_space() {
    let mut t = ritual(table(2).marker(1, 3, 4), 2, 3);
    t.play(Advance(track(3, 4)));
    assert_eq!(t.of(0, "marker"), t.of(1, "marker"));
}

/// Five rows of six and six rows of five spaces: nothing lies above row 10 (SE-9.1, SE-9.13).
#[test]
fn row_ten_is_the_last() {
    let rows: Vec<usize> =
        (0..=10).map(|row| RitualId::all().filter(|s| s.row() == row).count()).collect();
    assert_eq!(rows, [5, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5]);
    let t = ritual(table(2), 10, 5);
    assert!(advances(&t).is_empty() && t.offers(Beyond));
}

/// From left to right the sections are Earth, Air and Fire, and the spaces at x 1.5 and 3.5 belong
/// to both their sections: the spell of a ribbon may be of either element (SE-9.2, SE-9.12).
#[test]
fn a_spell_has_the_element_of_the_section() {
    let (earth, air, fire) = ("invisibility", "doppelganger", "summoning");
    for (x, spells) in [
        (1, vec![earth]),
        (3, vec![earth, air]),
        (5, vec![air]),
        (7, vec![air, fire]),
        (9, vec![fire]),
    ] {
        let mut t = ritual(three_spells(), 1, x - 1);
        t.play(Advance(track(2, x)));
        assert_eq!(takes(&t), spells, "x = {x}/2");
    }
}

/// A spell of another section is refused (SE-9.12).
#[test]
fn a_spell_of_another_section_is_refused() {
    let mut t = ritual(three_spells(), 1, 0);
    t.play(Advance(track(2, 1)));
    assert_eq!(t.refusal(Take(spell("summoning"))).1, "SE-9.12");
}

/// The icons are those of the table; starting spaces have none (SE-9.3).
#[test]
fn every_space_has_its_icon() {
    let rows = [
        "move heal chant plead brew",
        "brew collect move remember chant recruit",
        "chant recruit brew collect heal",
        "remember plead chant recruit move collect",
        "heal remember plead chant brew",
        "move recruit brew collect heal plead",
        "plead collect move remember recruit",
        "heal remember plead recruit brew chant",
        "move chant brew heal collect",
        "recruit collect heal move plead remember",
        "",
    ];
    let data = Shared::<Noctenburg>::built_in();
    for (row, icons) in (0..=10).rev().zip(rows) {
        let spaces = RitualId::all().filter(|s| s.row() == row);
        let shown = spaces.filter_map(|s| data.get().icon(s));
        let shown: Vec<String> = shown.map(|a| format!("{a:?}").to_lowercase()).collect();
        assert_eq!(shown, words(icons), "row {row}");
    }
}

/// In the Ritual advance sub-step the icon must be that of the card played (SE-9.3, SE-9.5,
/// SE-5.16).
#[test]
fn a_match_advances_to_the_icon_of_the_card() {
    let mut t = table(2).cards(&[Collect, Collect]);
    t.stay().play(Enough);
    assert_eq!(advances(&t), [track(1, 2)]);
    assert_eq!(t.refusal(Advance(track(1, 0))).1, "SE-5.16");
    t.play(Advance(track(1, 2)));
    assert_eq!(t.of(0, "marker"), "r1_2");
}

/// The Ritual Action, a witch and the Blind track advance to any icon (SE-9.5).
#[test]
fn other_advances_ignore_icons() {
    assert_eq!(advances(&ritual(table(2), 0, 1)).len(), 2);

    let mut t = ritual(table(2).coven(0, "remus").stock(0, "crystal"), 2, 1);
    t.play(Witch(witch("remus")));
    assert_eq!(advances(&t), [track(3, 0), track(3, 2)]);

    let set_up = table(2).potions(0, "blindness_remedy").patient(1, "blind_yellow", false);
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().play(heal(1, "blindness_remedy"));
    assert_eq!(advances(&t), [track(1, 0), track(1, 2)]);
}

/// Ribbons lie on the even rows; the lower two are free, the upper three cost 1 (SE-9.4, SE-9.7).
#[test]
fn the_upper_three_ribbons_cost_an_ingredient() {
    for (row, price) in [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1), (7, 0), (8, 1), (9, 0)]
        .into_iter()
        .chain([(10, 1)])
    {
        let x = if row % 2 == 0 { 4 } else { 5 };
        let mut t = ritual(table(2).stock(0, "herb"), row - 1, x);
        t.play(Advance(track(row, x + 1)));
        assert_eq!(t.offers(Spend(Good::Herb)), price == 1, "row {row}");
    }
}

/// A sideways move goes to the next space of the row, and once (SE-9.6).
#[test]
fn a_sideways_move_goes_one_space() {
    let mut t = ritual(table(2), 3, 4);
    assert!(t.offers(Sideways(track(3, 2))) && t.offers(Sideways(track(3, 6))));
    assert!(!t.offers(Sideways(track(3, 8))));
    t.play(Sideways(track(3, 2)));
    assert_eq!(advances(&t), [track(4, 1), track(4, 3)]);
    assert!(!t.offers(Sideways(track(3, 4))));
}

/// Moving sideways on a ribbon costs nothing and brings nothing (SE-9.6, SE-9.12).
#[test]
fn a_sideways_move_sets_no_ribbon_off() {
    let mut t = ritual(three_spells().stock(0, "herb"), 6, 3);
    t.play(Sideways(track(6, 5)));
    assert_eq!(t.has(0, "herb"), 1);
    assert!(takes(&t).is_empty());
    assert_eq!(advances(&t), [track(7, 4), track(7, 6)]);
}

/// The ribbon works before the sideways move that follows, so its element is that of the space
/// entered (SE-9.12).
#[test]
fn a_sideways_move_after_the_ribbon_changes_nothing() {
    let mut t = ritual(three_spells(), 1, 4);
    t.play(Advance(track(2, 5)));
    assert_eq!(takes(&t), ["doppelganger"]);
    t.play(Take(spell("doppelganger"))).play(Sideways(track(2, 7)));
    assert_eq!(t.list(0, "spells"), ["doppelganger"]);
    assert!(takes(&t).is_empty());
}

/// Who has nothing to offer cannot enter a paying ribbon (SE-9.7).
#[test]
fn without_an_offering_a_paying_ribbon_is_closed() {
    let t = ritual(table(2), 5, 4);
    assert!(advances(&t).is_empty());
    assert_eq!(t.refusal(Advance(track(6, 5))).1, "SE-9.7");
}

/// Nor can he by a match (SE-9.7): Brew is above the marker on row 6, but there is nothing to pay.
#[test]
fn a_match_does_not_open_a_paying_ribbon() {
    let mut t = table(2).marker(0, 5, 8).cards(&[Action::Brew, Action::Brew]);
    t.stay();
    assert!(advances(&t).is_empty() && t.offers(End));
    let mut t = table(2).marker(0, 5, 8).stock(0, "herb").cards(&[Action::Brew, Action::Brew]);
    t.stay().play(Enough);
    assert_eq!(advances(&t), [track(6, 9)]);
}

/// A crystal pays as well (SE-9.7, SE-9.9): on rows 6 and 8 it brings a spell.
#[test]
fn a_crystal_pays_the_offering_of_a_spell() {
    for row in [6, 8] {
        let mut t = ritual(three_spells().stock(0, "root crystal"), row - 1, 4);
        t.play(Advance(track(row, 5)));
        assert!(t.offers(Spend(Good::Root)));
        t.play(Spend(Good::Crystal)).play(Take(spell("doppelganger")));
        assert_eq!([t.has(0, "crystal"), t.has(0, "root")], [0, 1]);
        assert_eq!(t.list(0, "ready"), ["doppelganger"]);
    }
}

/// The top ribbon prepares a spell and gives 5 Wisdom for its offering (SE-9.8).
#[test]
fn the_top_ribbon_prepares_and_gives_wisdom() {
    let mut t = ritual(table(2).used(0, "doppelganger").stock(0, "root"), 9, 4);
    t.plays([Advance(track(10, 5)), Spend(Good::Root), Prepare(spell("doppelganger"))]);
    assert_eq!(t.list(0, "ready"), ["doppelganger"]);
    assert_eq!((t.wisdom(0), t.has(0, "root")), (5, 0));
}

/// Its Wisdom comes also when there is nothing to prepare (SE-9.8).
#[test]
fn the_top_ribbon_gives_wisdom_without_a_spell() {
    let mut t = ritual(table(2).stock(0, "root"), 9, 4);
    t.plays([Advance(track(10, 5)), Spend(Good::Root)]);
    assert_eq!(t.wisdom(0), 5);
}

/// The ribbon of row 4 prepares a spell of choice for nothing (SE-9.10).
#[test]
fn the_second_ribbon_prepares() {
    let mut t = ritual(table(2).used(0, "doppelganger summoning").stock(0, "root"), 3, 4);
    t.plays([Advance(track(4, 3)), Prepare(spell("summoning"))]);
    assert_eq!(t.list(0, "ready"), ["summoning"]);
    assert_eq!(t.has(0, "root"), 1);
}

/// The ribbon of row 2 brings a spell for nothing (SE-9.11).
#[test]
fn the_first_ribbon_brings_a_spell() {
    let mut t = ritual(three_spells().stock(0, "root"), 1, 8);
    t.plays([Advance(track(2, 9)), Take(spell("summoning"))]);
    assert_eq!(t.list(0, "ready"), ["summoning"]);
    assert_eq!(t.has(0, "root"), 1);
}

/// On the last row an advance gives 4 Wisdom instead and costs nothing (SE-9.13).
#[test]
fn beyond_the_last_row_there_is_wisdom() {
    let mut t = ritual(table(2).stock(0, "root"), 10, 5);
    t.play(Beyond);
    assert_eq!((t.wisdom(0), t.has(0, "root")), (4, 1));
    assert_eq!(t.of(0, "marker"), "r10_3");
    t.play(Sideways(track(10, 7)));
    assert_eq!(t.of(0, "marker"), "r10_4");
}

/// A Matched Ritual gives 4 Wisdom twice there: for the Main ability and in the Ritual advance
/// sub-step (SE-9.13).
#[test]
fn a_matched_ritual_on_the_last_row_gives_wisdom_twice() {
    let mut t = table(2).marker(0, 10, 5).cards(&[Ritual, Ritual]);
    t.stay().plays([Main, Beyond, Enough, Enough, Beyond]);
    assert_eq!(t.wisdom(0), 8);
}

/// So does any other advance, such as that of a match, whatever its card, and that of Remus
/// (SE-9.13).
#[test]
fn every_advance_on_the_last_row_gives_wisdom() {
    let mut t = table(2).marker(0, 10, 5).cards(&[Action::Brew, Action::Brew]);
    t.stay().play(Beyond);
    assert_eq!(t.wisdom(0), 4);
    let mut t = ritual(table(2).coven(0, "remus").stock(0, "crystal"), 10, 5);
    t.plays([Witch(witch("remus")), Beyond]);
    assert_eq!((t.wisdom(0), t.has(0, "crystal")), (4, 0));
}
