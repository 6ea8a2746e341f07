//! Spells in general (SE-10.1 to SE-10.8).

use crate::common::*;
use crate::season::{last_phase, preparation};
use serde_json::json;

pub fn cast(name: &str) -> Choice {
    Cast(spell(name))
}

/// Spells of a seat that are at work since an earlier turn, and used.
pub fn lasting(set_up: SetUp, seat: usize, names: &str) -> SetUp {
    let names = words(names);
    set_up.player(seat, json!({"spells": names, "ready": [], "lasting": names}))
}

/// Seat 0 has just entered the first ribbon in the Earth section, and may take a spell.
fn earth_ribbon(set_up: SetUp) -> Table {
    let mut t = set_up.marker(0, 1, 0).cards(&[Ritual, Chant]);
    t.stay().play(Advance(track(2, 1)));
    t
}

/// The open Earth spells: scoring ones, middle, bottom.
fn row(t: &Table) -> serde_json::Value {
    let row = &t.field("spells")[0];
    json!([row["scoring"], row["middle"], row["bottom"], row["deck"]])
}

fn earth_board() -> SetUp {
    table(2).board(
        "adriannas_ring shards_of_eternity",
        "invisibility",
        "ethereal_song",
        "blessed_day overgrown_wilds",
    )
}

/// A spell is taken from the top of the Scoring pile, the middle or the bottom row, and is ready
/// at once (SE-10.1).
#[test]
fn each_visible_spell_of_the_element_may_be_taken() {
    let mut t = earth_ribbon(earth_board().board("-", "doppelganger", "-", ""));
    let open = ["adriannas_ring", "invisibility", "ethereal_song"];
    assert!(open.iter().all(|name| t.offers(Take(spell(name)))));
    for hidden in ["shards_of_eternity", "blessed_day", "doppelganger"] {
        assert!(!t.offers(Take(spell(hidden))), "{hidden}");
    }
    t.play(Take(spell("adriannas_ring")));
    assert_eq!(t.list(0, "ready"), ["adriannas_ring"]);
}

/// With no visible card of the element nothing is gained (SE-10.1).
#[test]
fn from_an_empty_board_no_spell_is_gained() {
    let mut t = earth_ribbon(table(2).board("-", "doppelganger", "-", ""));
    t.play(Enough);
    assert!(t.list(0, "spells").is_empty());
}

/// There is no limit to the number of spells (SE-10.1).
#[test]
fn a_player_may_have_many_spells() {
    let many = "blessed_day emerald_passage doppelganger magic_mirror summoning time_twister";
    let mut t = earth_ribbon(table(2).used(0, many).board("-", "-", "invisibility", ""));
    t.play(Take(spell("invisibility")));
    assert_eq!(t.list(0, "spells").len(), 7);
}

/// Under a Scoring spell the next one lies open, and the pile is not refilled (SE-10.2).
#[test]
fn the_scoring_pile_is_not_refilled() {
    let mut t = earth_ribbon(earth_board());
    t.play(Take(spell("adriannas_ring")));
    assert_eq!(row(&t), json!([["shards_of_eternity"], "invisibility", "ethereal_song", 2]));
    let mut t = earth_ribbon(table(2).board("shards_of_eternity", "-", "-", "blessed_day"));
    t.play(Take(spell("shards_of_eternity")));
    assert_eq!(row(&t), json!([[], null, null, 1]));
}

/// After the middle spell the next one of the deck is turned up (SE-10.2).
#[test]
fn the_middle_row_is_refilled_from_the_deck() {
    let mut t = earth_ribbon(earth_board());
    t.will(SPELLS, "overgrown_wilds").play(Take(spell("invisibility")));
    let scoring = ["adriannas_ring", "shards_of_eternity"];
    assert_eq!(row(&t), json!([scoring, "overgrown_wilds", "ethereal_song", 1]));
}

/// After a bottom spell the middle one moves down, and the next one is turned up (SE-10.2).
#[test]
fn the_bottom_row_is_refilled_from_the_middle() {
    let mut t = earth_ribbon(earth_board());
    t.will(SPELLS, "blessed_day").play(Take(spell("ethereal_song")));
    let scoring = ["adriannas_ring", "shards_of_eternity"];
    assert_eq!(row(&t), json!([scoring, "blessed_day", "invisibility", 1]));
}

/// An empty deck is not refilled (SE-10.2).
#[test]
fn an_empty_deck_turns_nothing_up() {
    let mut t = earth_ribbon(table(2).board("-", "invisibility", "ethereal_song", ""));
    t.play(Take(spell("ethereal_song")));
    assert_eq!(row(&t), json!([[], null, "invisibility", 0]));
}

/// A spell is cast in window 1 or window 2, not in window 3 (SE-10.3, SE-7.1).
#[test]
fn a_spell_is_cast_before_or_after_the_card() {
    let set_up = table(2).spells(0, "emerald_passage").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Chant, Recruit]);
    assert!(!t.offers(cast("emerald_passage")));
    t.stay();
    assert!(t.offers(cast("emerald_passage")));
    t.play(GoOn);
    assert_eq!(t.suspicion(0), 0);
    assert!(t.offers(cast("emerald_passage")));
    t.play(GoOn);
    assert!(t.offers(drink("flying_ointment")) && !t.offers(cast("emerald_passage")));
}

/// Its icon must be the card played, or any (SE-10.3).
#[test]
fn the_icon_must_be_the_action_played() {
    let set_up = table(2).spells(0, "ethereal_song emerald_passage");
    let mut t = set_up.cards(&[Recruit, Chant]);
    t.stay();
    assert!(t.offers(cast("emerald_passage")) && !t.offers(cast("ethereal_song")));
}

/// A card copied by Remember does not count (SE-10.3).
#[test]
fn a_copied_card_does_not_allow_its_spells() {
    let set_up = table(2).spells(0, "ethereal_song emerald_passage").discard(0, "chant");
    let mut t = set_up.cards(&[Remember, Recruit]);
    t.stay().plays([GoOn, Copy(Chant)]);
    assert_eq!(t.suspicion(0), 0);
    assert!(t.offers(cast("emerald_passage")) && !t.offers(cast("ethereal_song")));
}

/// Casting turns a spell to used, and a used one cannot be cast (SE-10.4).
#[test]
fn a_used_spell_cannot_be_cast() {
    let set_up = table(2).spells(0, "adriannas_ring").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay().play(cast("adriannas_ring"));
    assert!(t.list(0, "ready").is_empty());
    assert_eq!(t.refusal(cast("adriannas_ring")).1, "SE-10.4");
}

/// A spell is cast once per turn, even if it is prepared again in between, and it may be cast in
/// the next turn (SE-10.4).
#[test]
fn a_spell_is_cast_once_per_turn() {
    let set_up = table(2).spells(0, "adriannas_ring").coven(0, "nina").stock(0, "herb");
    let mut t = set_up.potions(0, "flying_ointment").cards(&[Chant, Recruit]);
    t.stay().play(cast("adriannas_ring"));
    t.plays([Witch(witch("nina")), Spend(Good::Herb), Prepare(spell("adriannas_ring"))]);
    assert_eq!(t.list(0, "ready"), ["adriannas_ring"]);
    assert_eq!(t.refusal(cast("adriannas_ring")).1, "SE-10.4");
    t.plays([GoOn, GoOn, End]).stay().play(End);
    t.play_as(0, Play(Recruit)).play_as(1, Play(Chant)).stay();
    assert!(t.offers(cast("adriannas_ring")));
}

/// To prepare is to turn one used spell of choice to ready (SE-10.5).
#[test]
fn one_used_spell_is_prepared() {
    let set_up = table(2).marker(0, 3, 4).player(
        0,
        json!({
            "spells": ["invisibility", "doppelganger", "summoning"],
            "ready": ["invisibility"],
        }),
    );
    let mut t = set_up.cards(&[Ritual, Chant]);
    t.stay().play(GoOn).play(Advance(track(4, 3)));
    assert!(!t.offers(Prepare(spell("invisibility"))));
    assert!(t.offers(Prepare(spell("doppelganger"))));
    t.play(Prepare(spell("summoning")));
    assert_eq!(t.list(0, "ready"), ["invisibility", "summoning"]);
}

/// With no used spell, preparing does nothing (SE-10.5).
#[test]
fn with_no_used_spell_nothing_is_prepared() {
    let mut t = table(2).spells(0, "doppelganger").marker(0, 3, 4).cards(&[Ritual, Chant]);
    t.stay().plays([GoOn, Advance(track(4, 3)), Enough]);
    assert_eq!(t.list(0, "ready"), ["doppelganger"]);
}

/// A spell of one turn holds for the rest of this turn, and no longer (SE-10.6).
#[test]
fn a_spell_of_one_turn_ends_with_it() {
    let remedies = "blindness_remedy blindness_remedy blindness_remedy";
    let set_up = table(2).spells(0, "the_golden_brew").potions(0, remedies).crowd(0, 2);
    let fly = Drink { potion: potion("flying_ointment"), with: Some(potion("blindness_remedy")) };
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay().plays([cast("the_golden_brew"), GoOn]);
    assert!(t.offers(fly), "in window 2");
    t.play(GoOn);
    assert!(t.offers(fly), "in window 3");
    t.play(End).stay().play(End);
    t.play_as(0, Play(Recruit)).play_as(1, Play(Chant)).stay();
    assert!(t.offers(End), "no window opens: the remedies are only remedies again");
    assert!(!t.offers(fly));
}

/// What counts things so far has nothing to count before the card (SE-10.6).
#[test]
fn what_counts_so_far_is_cast_after_the_card() {
    let set_up = table(2).leader(0, "2a").spells(0, "widows_song").potions(0, "blindness_remedy");
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay();
    let with = Some(potion("blindness_remedy"));
    t.play(Hospital { ailment: Blind, with });
    assert!(t.offers(cast("widows_song")));
}

/// An ongoing spell works while its marker is there; to prepare it does not end the effect
/// (SE-10.7).
#[test]
fn preparing_an_ongoing_spell_does_not_end_it() {
    let set_up = lasting(table(2), 0, "adriannas_ring").coven(0, "nina").stock(0, "herb");
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay();
    t.plays([Witch(witch("nina")), Spend(Good::Herb), Prepare(spell("adriannas_ring"))]);
    assert_eq!(t.list(0, "lasting"), ["adriannas_ring"]);
    t.play(GoOn);
    assert_eq!(t.wisdom(0), 2);
}

/// Casting it again ends the running effect and starts a new one: it never works twice (SE-10.7).
#[test]
fn casting_an_ongoing_spell_again_starts_it_anew() {
    let ring = json!(["adriannas_ring"]);
    let all = json!({"spells": ring, "ready": ring, "lasting": ring});
    let mut t = table(2).player(0, all).cards(&[Chant, Recruit]);
    t.stay().play(cast("adriannas_ring"));
    assert!(t.events.iter().any(|e| matches!(e, Event::SpellEnded { .. })));
    assert_eq!(t.list(0, "lasting"), ["adriannas_ring"]);
    assert_eq!((t.suspicion(0), t.wisdom(0)), (0, 2));
}

/// The effect of a season ends at End of Season; this does not prepare the spell, but one that was
/// prepared before can be cast again (SE-10.8, SE-12.11).
#[test]
fn a_spell_of_a_season_ends_with_it() {
    for ready in [json!([]), json!(["adriannas_ring"])] {
        let ring = json!(["adriannas_ring"]);
        let all = json!({"spells": ring, "ready": ready, "lasting": ring});
        let mut t = last_phase(table(2).player(0, all));
        assert_eq!(t.list(0, "lasting"), ["adriannas_ring"]);
        preparation(&mut t).play(End);
        assert_eq!(t.field("season"), "winter");
        assert!(t.list(0, "lasting").is_empty());
        assert_eq!(t.of(0, "ready"), ready);
    }
}

/// In Summer it lasts through the Trials (SE-10.8): the ring pays for Dragomir.
#[test]
fn in_summer_a_spell_lasts_through_the_trials() {
    let set_up = lasting(table(2), 0, "adriannas_ring").coven(0, "dragomir").suspicion(1, -1);
    let set_up = set_up.accused(1, "sen").in_chamber(1, 1, Some(0)).in_chamber(1, 2, Some(0));
    let set_up = set_up.in_chamber(1, 3, Some(0)).set("season", json!("summer"));
    let mut t = last_phase(set_up);
    t.will(BAG, "angry angry seat1").play(End).play(Refuse);
    assert!(t.is_over());
    assert_eq!((t.suspicion(0), t.wisdom(0)), (0, 3 + 2));
    t.done();
}
