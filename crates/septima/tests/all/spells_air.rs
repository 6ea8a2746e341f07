//! Spells of Air (SE-10.29 to SE-10.38).

use crate::common::*;
use crate::season::{last_phase, preparation};
use crate::spells::{cast, lasting};
use serde_json::json;

fn bed(ailment: Ailment) -> Choice {
    Hospital { ailment, with: Some(Potion::against(ailment)) }
}

/// Next to the Hospital, with two remedies for the blind and one for the infected.
fn ward(spells: &str) -> SetUp {
    let remedies = "blindness_remedy blindness_remedy infection_remedy";
    table(2).leader(0, "2a").spells(0, spells).potions(0, remedies)
}

/// Boon of Gratitude: for each patient healed, in the Hospital too, another one of three gifts
/// (SE-10.29).
#[test]
fn boon_of_gratitude_gives_a_gift_for_each_patient() {
    let mut t = ward("boon_of_gratitude").cards(&[Action::Heal, Chant]);
    t.stay().plays([bed(Blind), bed(Infected), cast("boon_of_gratitude")]);
    t.play(Way(1));
    assert_eq!(t.suspicion(0), 1);
    assert!(!t.offers(Way(1)), "each only once");
    t.plays([Way(3), Ingredient(ingredient("skull"))]);
    assert!(t.offers(End), "two patients, two gifts");
    assert_eq!((t.has(0, "skull"), t.number(0, "crowd")), (1, 1));
}

/// Three patients bring all three gifts (SE-10.29).
#[test]
fn boon_of_gratitude_gives_all_three_gifts() {
    let mut t = ward("boon_of_gratitude healing_dream").cards(&[Action::Heal, Chant]);
    t.stay().plays([GoOn, bed(Blind), bed(Infected), cast("healing_dream"), bed(Blind)]);
    t.plays([cast("boon_of_gratitude"), Way(2), Way(1), Way(3), Ingredient(ingredient("root"))]);
    assert_eq!((t.suspicion(0), t.number(0, "crowd"), t.has(0, "root")), (1, 2, 1));
}

/// Cloak of Charisma: the active marker is replaced by one of the pile, the old one goes back, and
/// the Match with Septima raises no Suspicion (SE-10.30).
#[test]
fn cloak_of_charisma_swaps_septimas_marker() {
    let set_up = table(3).septima("heal", "move", "collect ritual");
    let set_up = set_up.phase(2).leader(0, "3g").spells(0, "cloak_of_charisma");
    let mut t = set_up.cards(&[Collect, Chant, Recruit]);
    t.stay().play(cast("cloak_of_charisma"));
    assert!(!t.offers(Marker { side: Side::Left, by: Collect }), "the left one is not active");
    assert!(!t.offers(Marker { side: Side::Right, by: Action::Brew }), "not in the pile");
    t.play(Marker { side: Side::Right, by: Collect });
    assert_eq!(t.field("markers"), json!(["heal", "collect"]));
    assert_eq!(t.field("marker_pile"), json!(["move", "ritual"]));
    t.plays([Bonus, Ingredient(ingredient("root")), Advance(track(1, 2))]);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (2, json!(false)));
}

/// The marker need not be replaced (SE-10.30).
#[test]
fn cloak_of_charisma_need_not_swap() {
    let set_up = table(3).septima("heal", "brew", "move").spells(0, "cloak_of_charisma");
    let mut t = set_up.cards(&[Action::Brew, Chant, Recruit]);
    t.stay().plays([cast("cloak_of_charisma"), Enough]);
    assert!(t.offers(End));
    assert_eq!(t.suspicion(0), 2);
}

/// With two players either marker is active (SE-10.30, SE-14.1).
#[test]
fn cloak_of_charisma_swaps_either_marker_with_two_players() {
    let set_up = table(2).septima("heal", "move", "collect").spells(0, "cloak_of_charisma");
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(cast("cloak_of_charisma"));
    assert!(Side::ALL.iter().all(|side| t.offers(Marker { side: *side, by: Collect })));
}

/// Who is Matched with a player and with Septima counts as Matched with Septima only (SE-10.30).
#[test]
fn cloak_of_charisma_hides_a_double_match() {
    let set_up = table(3).septima("heal", "brew", "move").spells(0, "cloak_of_charisma");
    let mut t = set_up.cards(&[Action::Brew, Action::Brew, Recruit]);
    t.stay().plays([cast("cloak_of_charisma"), Enough, End]).stay();
    assert_eq!([t.suspicion(0), t.suspicion(1)], [2, 3]);
}

/// A Match with a player alone raises as usual (SE-10.30).
#[test]
fn cloak_of_charisma_does_not_hide_a_match_with_a_player() {
    let set_up = table(3).septima("heal", "collect", "move").spells(0, "cloak_of_charisma");
    let mut t = set_up.cards(&[Action::Brew, Action::Brew, Recruit]);
    t.stay().plays([cast("cloak_of_charisma"), Enough]);
    assert_eq!(t.suspicion(0), 3);
}

/// Cloak of Charisma is cast before the card only (SE-10.30, SE-5.10).
#[test]
fn cloak_of_charisma_is_cast_before_the_card() {
    let set_up = table(2).spells(0, "cloak_of_charisma").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(GoOn);
    assert_eq!(t.refusal(cast("cloak_of_charisma")).1, "SE-5.10");
}

/// With Doppelgänger the card played goes back to hand in step E (SE-10.31, SE-10.6).
#[test]
fn doppelganger_takes_the_card_back() {
    let mut t = table(2).spells(0, "doppelganger").cards(&[Chant, Recruit]);
    t.stay().plays([cast("doppelganger"), End]).stay();
    assert_eq!(t.of(0, "action"), "chant");
    t.play(End);
    assert!(t.list(0, "discard").is_empty());
    assert_eq!(t.list(1, "discard"), ["recruit"]);
    t.play_as(0, Play(Chant)).play_as(1, Play(Collect)).stay().play(End).stay().play(End);
    assert_eq!(t.list(0, "discard"), ["chant"], "only in the turn of the spell");
}

/// With Helpful Spirits patients in the Hospital give their reward each time (SE-10.32).
#[test]
fn helpful_spirits_reward_in_the_hospital() {
    let two = "paralysis_remedy paralysis_remedy";
    let set_up = table(2).leader(0, "2a").spells(0, "helpful_spirits").potions(0, two);
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().plays([cast("helpful_spirits"), bed(Paralysed)]);
    assert_eq!(t.has(0, "crystal"), 1);
    t.plays([bed(Paralysed), Ingredient(ingredient("berry")), Ingredient(ingredient("herb"))]);
    assert_eq!([t.has(0, "berry"), t.has(0, "herb")], [1, 1]);
}

/// Magic Mirror: of three witches one is kept beside the Coven, the others go under the stack; her
/// ability may be used (SE-10.33).
#[test]
fn magic_mirror_lends_a_witch() {
    let set_up = table(2).spells(0, "magic_mirror").stock(0, "herb");
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay().will(WITCHES, "wilmot sen otto").plays([cast("magic_mirror"), Keep(witch("sen"))]);
    assert_eq!((t.of(0, "mirror"), t.of(0, "coven")), (json!("sen"), json!([])));
    assert_eq!(t.field("under"), json!(["wilmot", "otto"]));
    t.plays([Witch(witch("sen")), Spend(Good::Herb)]);
    assert_eq!(t.has(0, "crystal"), 1);
}

/// She is not in the Coven: she does not count for the limit of 4 and cannot be captured
/// (SE-10.33). Beside a Coven of one, Wisdom is lost instead.
#[test]
fn magic_mirrors_witch_is_not_in_the_coven() {
    let set_up = lasting(table(2), 0, "magic_mirror").suspicion(0, 8).coven(0, "edith");
    let set_up = set_up.player(0, json!({"mirror": "otto", "wisdom": 7}));
    let mut t = set_up.cards(&[Action::Brew, Action::Brew]);
    t.stay();
    assert_eq!((t.wisdom(0), t.list(0, "coven").len()), (2, 1));
    assert_eq!(t.of(0, "mirror"), "otto");

    let set_up = table(2).spells(0, "magic_mirror").coven(0, "edith hazel luke johanna");
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay().will(WITCHES, "wilmot sen otto").plays([cast("magic_mirror"), Keep(witch("sen"))]);
    assert_eq!((t.of(0, "mirror"), t.list(0, "coven").len()), (json!("sen"), 4));
}

/// Nor does she count in scoring (SE-10.33, SE-13.4): without a Coven no objective is scored.
#[test]
fn magic_mirrors_witch_does_not_score() {
    for (coven, points) in [("", 0), ("edith", 4)] {
        let set_up = lasting(table(2), 0, "magic_mirror").coven(0, coven);
        let set_up = set_up.player(0, json!({"mirror": "otto", "levels": [0, 1, 0]}));
        let mut t = last_phase(set_up.set("season", json!("summer")));
        t.play(End);
        assert_eq!(t.line(0, "septima-score-oracle"), points);
    }
}

/// Cast again, the old witch goes under the stack and three new ones are drawn (SE-10.33,
/// SE-10.7).
#[test]
fn magic_mirror_cast_again_begins_anew() {
    let mirror = json!(["magic_mirror"]);
    let all = json!({"spells": mirror, "ready": mirror, "lasting": mirror, "mirror": "edith"});
    let mut t = table(2).player(0, all).cards(&[Chant, Recruit]);
    t.stay().will(WITCHES, "wilmot sen otto").play(cast("magic_mirror"));
    assert_eq!((t.of(0, "mirror"), t.field("under")), (json!(null), json!(["edith"])));
    t.play(Keep(witch("otto")));
    assert_eq!(t.of(0, "mirror"), "otto");
    assert_eq!(t.field("under"), json!(["edith", "wilmot", "sen"]));
}

/// When the season ends she goes under the stack (SE-10.33, SE-12.11).
#[test]
fn magic_mirrors_witch_leaves_with_the_season() {
    let set_up = lasting(table(2), 0, "magic_mirror").player(0, json!({"mirror": "edith"}));
    let mut t = last_phase(set_up);
    preparation(&mut t).play(End);
    assert_eq!((t.of(0, "mirror"), t.field("under")), (json!(null), json!(["edith"])));
}

/// One with the Storm gives 2 Wisdom for each advance on the Ritual track, in whatever way
/// (SE-10.34).
#[test]
fn one_with_the_storm_pays_for_advances() {
    let set_up = lasting(table(2), 0, "one_with_the_storm").coven(0, "remus").stock(0, "crystal");
    let mut t = set_up.marker(0, 2, 3).cards(&[Ritual, Chant]);
    t.stay().plays([GoOn, Advance(track(3, 4))]);
    assert_eq!(t.wisdom(0), 2);
    t.play(Sideways(track(3, 6)));
    assert_eq!(t.wisdom(0), 2, "a sideways move is no advance");
    t.plays([Witch(witch("remus")), Advance(track(4, 7))]);
    assert_eq!(t.wisdom(0), 4);
}

/// The 4 Wisdom of the last row set it off too (SE-10.34).
#[test]
fn one_with_the_storm_pays_on_the_last_row() {
    let set_up = lasting(table(2), 0, "one_with_the_storm").marker(0, 10, 3);
    let mut t = set_up.cards(&[Ritual, Chant]);
    t.stay().play(Beyond);
    assert_eq!(t.wisdom(0), 4 + 2);
}

/// Soothing Melody gives two different Favors at once, without recall, and Johanna does not help
/// (SE-10.35, SE-12.4).
#[test]
fn soothing_melody_gives_two_favors() {
    let set_up = table(2).spells(0, "soothing_melody").coven(0, "johanna").crowd(0, 1);
    let mut t = set_up.cards(&[Chant, Recruit]);
    t.stay().plays([cast("soothing_melody"), Favor(3), Ingredient(ingredient("root"))]);
    assert_eq!(t.refusal(Favor(3)).1, "SE-12.2");
    t.play(Favor(1));
    assert!(t.offers(End));
    assert_eq!((t.has(0, "root"), t.suspicion(0), t.number(0, "crowd")), (1, -1, 1));
}

/// The Favors after the Trials may be the same ones (SE-10.35).
#[test]
fn soothing_melody_leaves_the_favors_after_the_trials_free() {
    let set_up = table(2).phase(5).spells(0, "soothing_melody").crowd(0, 3).suspicion(0, 8);
    let mut t = set_up.cards(&[Chant, Action::Brew]);
    t.stay().plays([cast("soothing_melody"), Favor(1), Enough, End]).stay().play(End);
    assert_eq!((t.asked(), t.suspicion(0)), (0, 5));
    assert!(t.offers(Favor(1)));
}

/// A Trial in Chamber 1, and one in Chamber 2, both won by seat 0 with its five citizens.
fn bond(set_up: SetUp, both: bool) -> Table {
    let set_up = set_up.suspicion(0, -1).suspicion(1, -1).crowd(0, 5).crowd(1, 0);
    let set_up = set_up.accused(1, "otto");
    let mut t = last_phase(if both { set_up.accused(2, "edith") } else { set_up });
    t.will(BAG, &"seat0 ".repeat(10)).play(End).play(Refuse);
    t
}

/// Spiritual Bond: for a Trial won no citizens are recalled, and the spell ends; the recall for
/// Favors is still due (SE-10.36).
#[test]
fn spiritual_bond_spares_a_recall() {
    let mut t = bond(lasting(table(2), 0, "spiritual_bond"), false);
    assert_eq!((t.wisdom(0), t.number(0, "crowd")), (3, 5));
    assert!(t.list(0, "lasting").is_empty());
    preparation(&mut t).plays([Favor(3), Ingredient(ingredient("root")), Enough]);
    assert_eq!(t.number(0, "crowd"), 4);
}

/// Whoever wins both Trials has it for the first only (SE-10.36).
#[test]
fn spiritual_bond_spares_one_recall() {
    let mut t = bond(lasting(table(2), 0, "spiritual_bond"), true);
    assert_eq!(t.number(0, "crowd"), 0, "all stand in Chamber 2");
    t.play(Refuse);
    assert_eq!(t.number(0, "crowd"), 3);
    let mut t = bond(table(2), true);
    preparation(&mut t).play(Refuse);
    assert_eq!(t.number(0, "supply"), 6 - 1, "without it both recall");
}

/// It lasts over seasons until the caster wins (SE-10.36).
#[test]
fn spiritual_bond_lasts_over_seasons() {
    let mut t = last_phase(lasting(table(2), 0, "spiritual_bond"));
    preparation(&mut t).play(End);
    assert_eq!(t.field("season"), "winter");
    assert_eq!(t.list(0, "lasting"), ["spiritual_bond"]);
}

/// Widows' Song gives 2 Wisdom for each patient healed, in the Hospital too (SE-10.37).
#[test]
fn widows_song_pays_for_patients() {
    let set_up = ward("widows_song").patient(1, "infected_yellow", false);
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().plays([heal(1, "infection_remedy"), bed(Blind), cast("widows_song")]);
    assert_eq!(t.wisdom(0), 4);
}

/// With Wings of Wind the Quick Move may be up to two spaces longer; cast after it, these may be
/// used at once (SE-10.38).
#[test]
fn wings_of_wind_carry_at_once_and_later() {
    let mut t = table(2).spells(0, "wings_of_wind").cards(&[Chant, Recruit]);
    t.play(go("2d")).play(cast("wings_of_wind"));
    assert!(t.offers(go("2i")) && !t.offers(go("2l")), "two spaces");
    t.plays([go("2i"), End]).stay().play(End);
    assert_eq!(t.list(0, "lasting"), ["wings_of_wind"]);
    t.play_as(0, Play(Recruit)).play_as(1, Play(Chant));
    assert!(t.offers(go("2d")) && t.offers(go("2b")) && !t.offers(go("2a")), "three spaces");
    t.play(go("2b"));
    assert_eq!(t.of(0, "leader"), "s2b");
}
