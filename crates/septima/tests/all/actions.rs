//! The Action cards (SE-6).

use crate::common::*;
use serde_json::json;

/// A card that can do nothing may be played, and does nothing (SE-6.1).
#[test]
fn a_card_that_can_do_nothing_may_be_played() {
    for action in [Action::Heal, Action::Brew, Remember] {
        let mut t = table(2).cards(&[action, Chant]);
        t.stay();
        assert_eq!(t.stage(), "end", "{action:?}");
    }
}

/// "Up to" may be none (SE-6.1, SE-6.7).
#[test]
fn up_to_may_be_none() {
    let mut t = table(2).stock(0, "skull herb").cards(&[Action::Brew, Chant]);
    t.stay().play(Enough);
    assert_eq!((t.has(0, "skull"), t.holds(0, "blindness_remedy")), (1, 0));
}

/// Leaders pass through spaces of other Leaders (SE-6.2).
#[test]
fn leaders_pass_through_each_other() {
    let mut t = table(2).leader(0, "5f").leader(1, "5d").cards(&[Move, Chant]);
    t.stay().play(go("5a"));
    assert_eq!(t.place(0), "5a");
}

/// A stop on another Leader's space is refused when nothing can leave it any more (SE-6.2).
#[test]
fn a_stop_without_a_way_out_is_refused() {
    let mut t = table(2).leader(1, "2d").cards(&[Chant, Collect]);
    assert_eq!(t.refusal(go("2d")).1, "SE-6.2");
    t.stay();
    let mut t = table(2).leader(1, "2f").cards(&[Move, Chant]);
    t.stay();
    assert_eq!(t.refusal(go("2f")).1, "SE-6.2");
    assert!(t.offers(go("2i")), "but beyond it is free");
}

/// With a Move to come the Quick Move may stop there, and the Move must leave (SE-6.2).
#[test]
fn a_move_to_come_is_a_way_out() {
    let mut t = table(2).leader(1, "2d").cards(&[Move, Chant]);
    t.play(go("2d"));
    assert_eq!(t.refusal(Stay).1, "SE-6.2");
    t.play(go("2f")).play(take("berry")).play(End);
    assert_eq!(t.place(0), "2f");
}

/// So it is with a Remember that can copy a Move, and then must (SE-6.2, SE-6.19).
#[test]
fn a_move_to_remember_is_a_way_out() {
    let set_up = table(2).leader(1, "2d").discard(0, "chant move");
    let mut t = set_up.cards(&[Remember, Collect]);
    t.play(go("2d"));
    assert_eq!(t.refusal(Copy(Chant)).1, "SE-6.2");
    t.play(Copy(Move));
    assert_eq!(t.refusal(Stay).1, "SE-6.2");
    t.play(go("2f")).play(take("berry")).play(End);
    assert_eq!(t.place(0), "2f");
    let t = table(2).leader(1, "2d").discard(0, "chant").cards(&[Remember, Collect]);
    assert_eq!(t.refusal(go("2d")).1, "SE-6.2");
}

/// A Flying Ointment is a way out even after the Move (SE-6.2, SE-7.7).
#[test]
fn an_ointment_is_a_way_out() {
    let set_up = table(2).leader(1, "2f").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Move, Chant]);
    t.stay().play(GoOn).play(go("2f")).play(take("berry"));
    t.play(drink("flying_ointment")).play(go("3a")).play(End);
    assert_eq!((t.place(0), t.asked()), ("3a".into(), 1));
}

/// A ready spell that moves the Leader is a way out until window 2 (SE-6.2, SE-10.22).
#[test]
fn a_spell_that_flies_is_a_way_out() {
    let set_up = table(2).leader(1, "2d").spells(0, "emerald_passage");
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.play(go("2d")).play(GoOn);
    assert_eq!(t.refusal(GoOn).1, "SE-6.2", "window 2 is the last chance");
    t.play(Cast(spell("emerald_passage"))).play(go("6p")).play(End);
    assert_eq!(t.place(0), "6p");
}

/// Collect takes every lunar icon around, one by one, and a crystal from an outcrop (SE-6.3).
#[test]
fn collect_takes_lunar_icons_one_by_one() {
    let collected = |at: &str, phase: u8| {
        let mut t = table(2).leader(0, at).phase(phase).cards(&[Collect, Chant]);
        t.stay();
        ["berry", "skull", "herb", "mushroom", "root", "crystal"].map(|good| t.has(0, good))
    };
    assert_eq!(collected("3g", 2), [2, 0, 0, 1, 0, 1], "berry and mushroom");
    assert_eq!(collected("3g", 3), [0, 0, 0, 1, 1, 1], "mushroom and root");
    assert_eq!(collected("2g", 1), [1, 0, 1, 0, 0, 0], "herb and berry");
    assert_eq!(collected("2g", 5), [0, 1, 1, 0, 0, 0], "skull and herb");
    assert_eq!(collected("2a", 1), [0; 6], "only town");
}

/// The bonus of Collect is one icon that is not lunar, of choice (SE-6.4).
#[test]
fn collect_together_takes_one_that_is_not_lunar() {
    let mut t = table(2).leader(0, "2g").cards(&[Collect, Collect]);
    t.stay().play(Bonus);
    assert_eq!(t.choices(), [take("skull"), take("mushroom"), take("root")]);
    t.play(take("root"));
    assert_eq!([t.has(0, "berry"), t.has(0, "herb"), t.has(0, "root")], [1, 1, 1]);
}

/// Move: three spaces, and an ingredient printed along the walk, lunar or not; the space before the
/// Quick Move does not count, and crystals are not taken (SE-6.5).
#[test]
fn move_takes_an_ingredient_along_the_walk() {
    let set_up = table(2).phase(3).leader(0, "5g").leader(1, "5d");
    let mut t = set_up.cards(&[Move, Chant]);
    t.play(go("5f")).play(go("5a"));
    assert_eq!(t.choices(), [take("berry"), take("root")]);
    t.play(take("berry"));
    assert_eq!((t.has(0, "berry"), t.has(0, "crystal")), (1, 0));
}

/// A Move of no space takes an ingredient from where the Leader stands; four spaces are too far
/// (SE-6.5).
#[test]
fn move_goes_no_space_to_three() {
    let mut t = table(2).leader(0, "2m").cards(&[Move, Chant]);
    t.stay();
    assert!(t.offers(go("2e")) && t.offers(go("2j")));
    assert_eq!(t.refusal(go("2c")).1, "SE-6.2");
    t.play(Stay).play(take("herb"));
    assert_eq!((t.place(0), t.has(0, "herb")), ("2m".into(), 1));
}

/// Matched, the Leader may go anywhere for a crystal instead, and takes no ingredient (SE-6.6,
/// SE-5.9).
#[test]
fn move_together_leaps_for_a_crystal() {
    let mut t = table(2).cards(&[Move, Move]);
    t.stay().play(Leap(space("5p")));
    assert_eq!((t.place(0), t.has(0, "crystal"), t.stage()), ("5p".into(), 1, "end".into()));
    let mut t = table(2).cards(&[Move, Move]);
    t.stay().play(go("2d")).play(take("berry"));
    assert_eq!((t.has(0, "crystal"), t.stage()), (0, "end".into()));
    let mut t = table(2).cards(&[Move, Chant]);
    t.stay();
    assert!(!t.offers(Leap(space("5p"))), "unmatched");
}

/// Brew makes up to three Potions; a Practical one gives 3 Wisdom, a Remedy none (SE-6.7).
#[test]
fn brew_makes_three_potions() {
    let stock = "mushroom berry skull root herb mushroom berry root";
    let mut t = table(2).stock(0, stock).cards(&[Action::Brew, Chant]);
    t.stay().play(brew("flying_ointment"));
    assert_eq!((t.wisdom(0), t.has(0, "mushroom"), t.has(0, "berry")), (3, 1, 1));
    t.play(brew("infection_remedy"));
    assert_eq!(t.wisdom(0), 3);
    t.play(brew("ritual_oil"));
    assert_eq!((t.wisdom(0), t.has(0, "berry"), t.has(0, "root")), (6, 1, 1));
    assert!(!t.offers(brew("paralysis_remedy")), "no fourth");
    assert_eq!([t.holds(0, "flying_ointment"), t.holds(0, "ritual_oil")], [1, 1]);
}

/// A crystal stands for any ingredient; without enough nothing is brewed (SE-6.7, SE-1.4).
#[test]
fn brew_takes_crystals_for_ingredients() {
    let set_up = table(2).stock(0, "mushroom crystal");
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay();
    assert_eq!(t.refusal(brew("ritual_oil")).1, "SE-6.7");
    t.play(brew_so("flying_ointment", "berry", "", false));
    assert_eq!((t.has(0, "mushroom"), t.has(0, "crystal"), t.wisdom(0)), (0, 0, 3));
}

/// Matched, one ingredient of one Potion is saved, once, and the Wisdom stays (SE-6.8, SE-6.9).
#[test]
fn brew_together_saves_one_ingredient() {
    let mut t = table(2).stock(0, "berry mushroom").cards(&[Action::Brew, Action::Brew]);
    t.stay();
    assert!(t.offers(brew_so("flying_ointment", "", "mushroom", false)));
    assert!(!t.offers(brew_so("flying_ointment", "", "mushroom berry", false)), "only one");
    t.play(brew_so("flying_ointment", "", "berry", false));
    assert_eq!((t.has(0, "berry"), t.wisdom(0)), (1, 3));
    assert_eq!(t.stage(), "after", "a berry alone brews nothing more");
}

/// The bonus of Brew may be kept for a later Potion (SE-6.8).
#[test]
fn the_saved_ingredient_may_be_of_a_later_potion() {
    let stock = "berry mushroom mushroom";
    let mut t = table(2).stock(0, stock).cards(&[Action::Brew, Action::Brew]);
    t.stay().play(brew("flying_ointment")).play(brew_so("flying_ointment", "", "berry", false));
    assert_eq!((t.holds(0, "flying_ointment"), t.wisdom(0)), (2, 6));
}

/// Heal puts a Remedy on each of up to two patients nearby; those of the Hospital count towards the
/// two (SE-6.10, SE-8.29).
#[test]
fn heal_heals_two_patients() {
    let set_up = table(2)
        .leader(0, "2a")
        .potions(0, "paralysis_remedy infection_remedy infection_remedy blindness_remedy");
    let set_up = set_up.patient(1, "paralysed_yellow", false).patient(2, "infected_blue", false);
    let mut t = set_up.patient(3, "blind_yellow", false).cards(&[Action::Heal, Chant]);
    t.stay();
    assert_eq!(t.refusal(heal(3, "blindness_remedy")).1, "SE-8.4", "too far");
    t.play(heal(1, "paralysis_remedy"));
    assert!(t.offers(cure(Infected)));
    t.play(heal(2, "infection_remedy"));
    assert_eq!((t.stage(), t.holds(0, "infection_remedy")), ("end".into(), 1));
    assert_eq!(t.levels(0), [0, 1, 1]);
}

/// A patient asks for the Remedy of its ailment (SE-6.10, SE-7.3).
#[test]
fn a_patient_needs_its_own_remedy() {
    let set_up = table(2).patient(1, "paralysed_yellow", false).patient(2, "infected_blue", false);
    let mut t = set_up.potions(0, "infection_remedy").cards(&[Action::Heal, Chant]);
    t.stay();
    assert_eq!(t.refusal(heal(1, "paralysis_remedy")).1, "SE-6.10");
    assert!(!t.offers(heal(1, "infection_remedy")));
    assert!(t.offers(heal(2, "infection_remedy")));
}

/// With a healing an Angry Citizen returns to the supply, the track advances, and its reward comes
/// at once (SE-6.11).
#[test]
fn a_healing_calms_and_rewards() {
    let set_up = table(2).patient(1, "paralysed_yellow", true).potions(0, "paralysis_remedy");
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    assert_eq!(t.field("angry"), json!(15));
    t.stay().play(heal(1, "paralysis_remedy"));
    assert_eq!(t.field("angry"), json!(16));
    assert_eq!((t.levels(0), t.has(0, "crystal")), ([0, 1, 0], 1));
    assert_eq!(t.holds(0, "paralysis_remedy"), 0);
}

/// Nobody heals the same patient twice, but several players may heal it in one phase (SE-6.12).
#[test]
fn a_patient_is_healed_once_by_each() {
    let set_up = table(2).leader(1, "2d").patient(2, "paralysed_blue", true);
    let set_up = set_up.patient(1, "paralysed_yellow", false);
    let set_up = set_up.potions(0, "paralysis_remedy paralysis_remedy");
    let mut t = set_up.potions(1, "paralysis_remedy").cards(&[Action::Heal, Action::Heal]);
    t.stay().play(heal(2, "paralysis_remedy"));
    assert_eq!(t.refusal(heal(2, "paralysis_remedy")).1, "SE-6.12");
    t.play(Enough).play(Bonus).play(End);
    t.stay().play(heal(2, "paralysis_remedy")).play(Bonus);
    assert_eq!([t.levels(0), t.levels(1)], [[0, 1, 0], [0, 1, 0]]);
    assert_eq!([t.number(0, "charms"), t.number(1, "charms")], [1, 1]);
    assert_eq!([t.suspicion(0), t.suspicion(1)], [3, 3]);
    t.play(End);
    assert_eq!(t.field("patients")[1], json!(null));
}

/// The bonus of Heal is a Lucky Charm, even if nobody was healed (SE-6.13).
#[test]
fn heal_together_brings_a_charm() {
    let mut t = table(2).cards(&[Action::Heal, Action::Heal]);
    t.stay().play(Bonus);
    assert_eq!(t.number(0, "charms"), 1);
    let mut t = table(2).cards(&[Action::Heal, Action::Heal]);
    t.stay().play(Enough);
    assert_eq!((t.number(0, "charms"), t.suspicion(0)), (0, 3));
}

/// Chant lowers Suspicion by 2, Matched by 1 more, and raises nothing even if the bonus is not
/// taken (SE-6.14).
#[test]
fn chant_lowers_suspicion() {
    let chant = |other: Action| table(2).suspicion(0, 5).cards(&[Chant, other]);
    let mut t = chant(Collect);
    t.idle();
    assert_eq!(t.suspicion(0), 3);
    let mut t = chant(Chant);
    t.stay().play(Bonus);
    assert_eq!(t.suspicion(0), 2);
    let mut t = chant(Chant);
    t.stay().play(Enough).play(End);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (3, json!(false)));
}

/// Recruit sends a Loyal Citizen to the Crowd, if there is one (SE-6.15, SE-1.2).
#[test]
fn recruit_sends_a_citizen() {
    for (before, after) in [(1, 2), (6, 6)] {
        let mut t = table(2).crowd(0, before).cards(&[Recruit, Chant]);
        t.stay();
        assert_eq!((t.crowd(0), t.stage()), (after, "end".into()));
    }
}

/// The bonus of Recruit is one Favor, without citizens and without a recall (SE-6.16, SE-12.4).
#[test]
fn recruit_together_uses_a_favor() {
    let mut t = table(2).crowd(0, 0).cards(&[Recruit, Recruit]);
    t.stay().play(Main).play(Bonus).play(Favor(3)).play(take("skull"));
    assert_eq!((t.crowd(0), t.has(0, "skull")), (1, 1));
    assert!(!t.offers(Favor(1)), "one Favor only");
}

/// The Favor may come first (SE-6.16, SE-5.9).
#[test]
fn the_favor_of_recruit_may_come_first() {
    let mut t = table(2).crowd(0, 0).cards(&[Recruit, Recruit]);
    t.stay().play(Bonus).play(Favor(1));
    assert_eq!((t.crowd(0), t.suspicion(0)), (1, 2), "1 less, then 1 more for the Match");
}

/// Plead sends a citizen from the Crowd to a Chamber of choice and gives 2 Wisdom (SE-6.17).
#[test]
fn plead_sends_a_citizen_to_a_chamber() {
    let mut t = table(2).crowd(0, 2).cards(&[Plead, Chant]);
    t.stay().play(Chamber(2));
    assert_eq!((t.sent(0, 2), t.crowd(0), t.wisdom(0)), (1, 1, 2));
}

/// The Wisdom of Plead comes also when nobody can be sent (SE-6.17).
#[test]
fn plead_gives_wisdom_without_a_citizen() {
    let mut t = table(2).crowd(0, 0).cards(&[Plead, Chant]);
    t.stay();
    assert_eq!((t.stage(), t.wisdom(0)), ("end".into(), 2));
}

/// Nobody is sent to a full Chamber (SE-6.17, SE-1.8).
#[test]
fn plead_sends_nobody_to_a_full_chamber() {
    let full = (1..=6).fold(table(2), |set_up, spot| set_up.in_chamber(1, spot, None));
    let mut t = full.cards(&[Plead, Chant]);
    t.stay();
    assert_eq!(t.refusal(Chamber(1)).1, "SE-1.8");
    t.play(Chamber(2));
    assert_eq!(t.sent(0, 2), 1);
}

/// The bonus of Plead, taken first, may supply the citizen of the Main ability (SE-6.18).
#[test]
fn plead_together_may_supply_the_citizen() {
    let mut t = table(2).crowd(0, 0).cards(&[Plead, Plead]);
    t.stay().play(Bonus).play(Chamber(1));
    assert_eq!((t.sent(0, 1), t.crowd(0), t.number(0, "supply")), (1, 0, 5));
    assert_eq!((t.wisdom(0), t.suspicion(0)), (2, 3));
}

/// Remember carries out a card of the own discard pile, which stays there (SE-6.19).
#[test]
fn remember_carries_out_a_discarded_card() {
    let set_up = table(2).discard(0, "chant plead").discard(1, "move");
    let mut t = set_up.cards(&[Remember, Collect]);
    t.stay();
    assert_eq!(t.choices(), [Copy(Chant), Copy(Plead)]);
    t.play(Copy(Chant));
    assert_eq!((t.suspicion(0), t.list(0, "discard").len()), (0, 2));
}

/// Remember does nothing with an empty pile: it copies neither itself nor what others have
/// discarded (SE-6.19).
#[test]
fn remember_does_nothing_with_an_empty_pile() {
    let mut t = table(2).discard(1, "chant").cards(&[Remember, Remember]);
    t.stay();
    assert_eq!((t.choices(), t.suspicion(0)), (vec![End], 3));
}

/// Remember is not Matched by the Action it copies (SE-6.20).
#[test]
fn remember_is_matched_by_remember_only() {
    let set_up = table(3).discard(0, "collect").septima("-", "collect", "");
    let mut t = set_up.clone().cards(&[Remember, Collect, Chant]);
    assert_eq!(t.matched(), json!("no"));
    t.stay().play(Copy(Collect));
    assert!(!t.offers(Bonus));
    let t = set_up.clone().discard(1, "collect").cards(&[Remember, Remember, Chant]);
    assert_eq!(t.matched(), json!("players"));
    let t = set_up.septima("-", "remember", "").cards(&[Remember, Collect, Chant]);
    assert_eq!(t.matched(), json!({"septima": "right"}));
}

/// Matched, Remember has the copied card's bonus too, whatever its kind (SE-6.21).
#[test]
fn remember_together_copies_the_bonus_too() {
    let matched = |card: &str, set_up: SetUp| {
        let mut t = set_up.discard(0, card).cards(&[Remember, Remember]);
        t.stay();
        t
    };
    let mut t = matched("collect", table(2).leader(0, "2g"));
    t.play(Copy(Collect)).play(Bonus).play(take("root"));
    assert_eq!([t.has(0, "berry"), t.has(0, "root")], [1, 1]);
    let mut t = matched("move", table(2));
    t.play(Copy(Move)).play(Leap(space("5p")));
    assert_eq!((t.place(0), t.has(0, "crystal")), ("5p".into(), 1));
    let mut t = matched("brew", table(2).stock(0, "skull"));
    t.play(Copy(Action::Brew)).play(brew_so("ritual_oil", "", "root", false));
    assert_eq!((t.holds(0, "ritual_oil"), t.wisdom(0), t.suspicion(0)), (1, 3, 3));
}

/// A copied Heal cannot use the Hospital, a copied Collect takes crystals (SE-6.22, SE-8.4).
#[test]
fn remember_does_not_use_buildings() {
    let set_up = table(2).leader(0, "2a").potions(0, "infection_remedy").discard(0, "heal");
    let mut t = set_up.cards(&[Remember, Chant]);
    t.stay().play(Copy(Action::Heal));
    assert_eq!((t.stage(), t.holds(0, "infection_remedy")), ("end".into(), 1));
    let mut t = table(2).leader(0, "1j").discard(0, "collect").cards(&[Remember, Chant]);
    t.stay().play(Copy(Collect));
    assert_eq!((t.has(0, "crystal"), t.has(0, "herb")), (1, 1));
}

/// A copied Collect asks neither Katherina nor the Market, and Wilmot, Nicholas and Sen stay silent
/// (SE-6.22).
#[test]
fn a_copied_collect_works_without_witches_and_buildings() {
    let set_up = table(2).leader(0, "1g").coven(0, "katherina wilmot nicholas sen");
    let set_up = set_up.buildings("market", "pub").stock(0, "mushroom berry").phase(3);
    let mut t = set_up.discard(0, "collect").cards(&[Remember, Chant]);
    t.stay().play(Copy(Collect));
    assert_eq!((t.stage(), t.has(0, "crystal"), t.has(0, "herb")), ("end".into(), 1, 0));
}

/// A copied Brew knows no Luke and no Flying Elephant, a copied Recruit no Sophie, Eustace or Pub
/// (SE-6.22).
#[test]
fn copied_cards_know_no_modifying_abilities() {
    let set_up = table(2).leader(0, "4g").leader(1, "2b").buildings("market", "flying_elephant");
    let set_up = set_up.coven(0, "luke").stock(0, "mushroom").discard(0, "brew");
    let mut t = set_up.cards(&[Remember, Chant]);
    t.stay().play(Copy(Action::Brew));
    assert_eq!(t.stage(), "end", "a mushroom alone brews nothing");
    let set_up = table(2).leader(0, "4g").leader(1, "2b").buildings("market", "pub");
    let mut t = set_up.coven(0, "sophie").discard(0, "recruit").cards(&[Remember, Chant]);
    t.stay().play(Copy(Recruit));
    assert_eq!((t.stage(), t.crowd(0), t.field("angry_crowd")), ("end".into(), 2, json!(0)));
}

/// A copied Heal knows no Hazel and no Edith (SE-6.22).
#[test]
fn a_copied_heal_knows_no_hazel_and_no_edith() {
    let set_up = table(2).coven(0, "hazel edith").discard(0, "heal");
    let set_up = set_up.patient(3, "paralysed_yellow", false).patient(2, "paralysed_blue", false);
    let set_up = set_up.potions(0, "paralysis_remedy paralysis_remedy");
    let mut t = set_up.cards(&[Remember, Chant]);
    t.stay().play(Copy(Action::Heal));
    assert!(!t.offers(heal(3, "paralysis_remedy")));
    t.play(heal(2, "paralysis_remedy"));
    assert_eq!((t.levels(0), t.stage()), ([0, 1, 0], "end".into()));
}

/// A Matched Remember that copies Chant lowers by 3 and raises nothing (SE-6.22).
#[test]
fn a_matched_remember_of_chant_raises_nothing() {
    let set_up = table(2).discard(0, "chant").suspicion(0, 5);
    let mut t = set_up.cards(&[Remember, Remember]);
    t.stay().play(Copy(Chant)).play(Bonus).play(End);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (2, json!(false)));
}

/// Ritual advances whatever the icons, and moves sideways before or after, or not at all (SE-6.23).
#[test]
fn ritual_advances_and_moves_sideways() {
    let ritual = || table(2).marker(0, 0, 3).cards(&[Ritual, Chant]);
    let mut t = ritual();
    t.stay().play(Advance(track(1, 4))).play(Sideways(track(1, 6)));
    assert_eq!((t.of(0, "marker"), t.stage()), (json!(track(1, 6)), "end".into()));
    let mut t = ritual();
    t.stay().play(Sideways(track(0, 5))).play(Advance(track(1, 6)));
    assert_eq!((t.of(0, "marker"), t.stage()), (json!(track(1, 6)), "end".into()));
    let mut t = ritual();
    t.stay().play(Advance(track(1, 2))).play(Enough);
    assert_eq!((t.of(0, "marker"), t.suspicion(0)), (json!(track(1, 2)), 2));
}

/// The bonus of Ritual prepares a spell or brings an ingredient (SE-6.23).
#[test]
fn ritual_together_prepares_or_brings_an_ingredient() {
    let ritual = || table(2).used(0, "dream_powder").cards(&[Ritual, Ritual]);
    let mut t = ritual();
    t.stay().play(Bonus).play(Way(1)).play(Prepare(spell("dream_powder")));
    assert_eq!(t.list(0, "ready"), ["dream_powder"]);
    t.play(Advance(track(1, 0))).play(Enough);
    assert!(!t.offers(Bonus));
    let mut t = ritual();
    t.stay().play(Main).play(Advance(track(1, 0))).play(Enough);
    t.play(Bonus).play(Way(2)).play(take("herb"));
    assert_eq!((t.has(0, "herb"), t.list(0, "ready").len()), (1, 0));
}

/// The basic game has no Ritual card (SE-6.23, SE-1.3).
#[test]
fn the_basic_game_has_no_ritual() {
    let t = table(2).basic().start();
    assert!(!t.offers(Play(Ritual)) && t.offers(Play(Remember)));
}
