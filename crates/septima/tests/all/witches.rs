//! Witches (SE-8.1 to SE-8.28); Albert and Otto are in `hunters.rs`.

use crate::common::*;
use serde_json::json;

/// The last phase of Autumn is over, after two Chants: the Trial of a witch, with this bag.
#[track_caller]
fn trial(set_up: SetUp, accused: &str, bag: &str) -> Table {
    let mut t = set_up.phase(5).accused(1, accused).cards(&[Chant, Chant]);
    t.idle();
    t.will(BAG, bag).idle();
    t
}

/// A fifth witch takes the place of another, or goes to the box (SE-8.1).
#[test]
fn a_coven_holds_four_witches() {
    let full = || {
        let set_up = table(2).coven(0, "otto bryn hazel edith").patient(1, "blind_yellow", false);
        let set_up = set_up.player(0, json!({"levels": [4, 0, 0]})).potions(0, "blindness_remedy");
        let mut t = set_up.cards(&[Action::Heal, Chant]);
        t.stay().play(heal(1, "blindness_remedy"));
        t.will(WITCHES, "luke sen").play(Track(Blind)).play(Keep(witch("luke")));
        t
    };
    let mut t = full();
    assert!(!t.offers(Welcome));
    t.play(Replace(witch("otto")));
    assert_eq!(t.list(0, "coven"), ["bryn", "edith", "hazel", "luke"]);
    let mut t = full();
    t.play(Refuse);
    assert_eq!(t.list(0, "coven"), ["bryn", "edith", "hazel", "otto"]);
    assert_eq!(t.field("under"), json!(["sen"]));
    t.done();
}

/// A witch works from the moment she joins (SE-8.1): Berta in the very turn of the healing.
#[test]
fn a_witch_works_at_once() {
    let set_up = table(2).leader(0, "2a").patient(1, "blind_yellow", false);
    let set_up = set_up.player(0, json!({"levels": [4, 0, 0]}));
    let set_up = set_up.potions(0, "infection_remedy blindness_remedy");
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().play(cure(Infected)).will(WITCHES, "berta sen");
    t.play(heal(1, "blindness_remedy")).play(Keep(witch("berta"))).play(Welcome);
    t.play(ask("berta")).play(Advance(track(1, 0)));
    assert_eq!(t.of(0, "marker"), json!(track(1, 0)));
}

/// An ability is used once per turn, and may be left (SE-8.2).
#[test]
fn an_ability_is_used_once_per_turn() {
    let set_up = table(2).coven(0, "nina").stock(0, "root root");
    let mut t = set_up.used(0, "dream_powder invisibility").cards(&[Chant, Collect]);
    t.stay().play(ask("nina")).play(Spend(Good::Root)).play(Prepare(spell("invisibility")));
    assert_eq!(t.refusal(ask("nina")).1, "SE-8.2");
    t.idle();
    assert_eq!(t.has(0, "root"), 1);
}

/// Additional effects are used before or after the Action they belong to, and with no other
/// (SE-8.3).
#[test]
fn additional_effects_belong_to_their_action() {
    let set_up = table(2).coven(0, "sen").stock(0, "root root").potions(0, "flying_ointment");
    let mut t = set_up.clone().cards(&[Chant, Collect]);
    t.stay();
    assert_eq!(t.refusal(ask("sen")).1, "SE-8.3");
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay();
    assert!(t.offers(ask("sen")));
    t.play(GoOn);
    assert_eq!(t.stage(), "after");
    assert!(t.offers(ask("sen")));
}

/// Alice: after three Practical Potions in a Brew, an advance; Remedies do not count (SE-8.6).
#[test]
fn alice_advances_after_three_practical_potions() {
    let set_up = table(2).coven(0, "alice").stock(0, "skull skull skull root root root herb");
    let set_up = set_up.potions(0, "calming_potion");
    let mut t = set_up.clone().cards(&[Action::Brew, Chant]);
    t.stay().play(GoOn).plays([brew("ritual_oil"), brew("ritual_oil"), brew("ritual_oil")]);
    t.play(ask("alice")).play(Advance(track(1, 2)));
    assert_eq!((t.of(0, "marker"), t.wisdom(0)), (json!(track(1, 2)), 9));
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(GoOn).plays([brew("ritual_oil"), brew("ritual_oil"), brew("blindness_remedy")]);
    assert_eq!(t.refusal(ask("alice")).1, "SE-7.2");
}

/// Aylana: a Remember is treated as Matched with a player, for 1 Suspicion (SE-8.7).
#[test]
fn aylana_matches_a_remember() {
    let set_up = table(2).coven(0, "aylana").discard(0, "collect").leader(0, "2g");
    let mut t = set_up.cards(&[Remember, Chant]);
    t.stay().play(ask("aylana")).play(Copy(Collect)).play(Bonus).play(take("skull"));
    assert_eq!((t.has(0, "skull"), t.suspicion(0)), (1, 3));
}

/// Aylana: only in window 1, not when Matched, not with another Action (SE-8.7).
#[test]
fn aylana_needs_an_unmatched_remember() {
    let set_up = table(2).coven(0, "aylana").potions(0, "flying_ointment");
    let mut t = set_up.clone().cards(&[Remember, Remember]);
    t.stay();
    assert_eq!(t.refusal(ask("aylana")).1, "SE-7.2");
    let mut t = set_up.clone().cards(&[Collect, Chant]);
    t.stay();
    assert_eq!(t.refusal(ask("aylana")).1, "SE-8.3");
    let mut t = set_up.cards(&[Remember, Chant]);
    t.stay().play(GoOn);
    assert_eq!(t.refusal(ask("aylana")).1, "SE-7.2");
}

/// Aylana's Remember of Chant has its bonus and raises nothing (SE-8.7, SE-6.22).
#[test]
fn aylana_remembers_a_chant() {
    let set_up = table(2).coven(0, "aylana").discard(0, "chant").suspicion(0, 5);
    let mut t = set_up.cards(&[Remember, Collect]);
    t.stay().play(ask("aylana")).play(Copy(Chant)).play(Bonus);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (2, json!(false)));
}

/// Berta: after healing patients of two ailments, an advance; the Hospital counts (SE-8.8).
#[test]
fn berta_advances_after_two_ailments() {
    let set_up = table(2)
        .coven(0, "berta")
        .leader(0, "2a")
        .potions(0, "infection_remedy blindness_remedy blindness_remedy flying_ointment");
    let mut t = set_up.clone().cards(&[Action::Heal, Chant]);
    t.stay().play(GoOn).play(cure(Blind)).play(cure(Infected));
    t.play(ask("berta")).play(Advance(track(1, 0)));
    assert_eq!(t.of(0, "marker"), json!(track(1, 0)));
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().play(GoOn).play(cure(Blind)).play(cure(Blind));
    assert_eq!(t.refusal(ask("berta")).1, "SE-7.2");
}

/// Bryn: the winner of a Trial recalls 1 instead of 2, but then one more for Favors (SE-8.9).
#[test]
fn bryn_recalls_less_after_a_trial() {
    let set_up = table(2).crowd(0, 5).crowd(1, 3).coven(0, "bryn");
    let mut t = trial(set_up, "hazel", "seat0 seat0 seat0 seat0 seat1 angry");
    t.play(Refuse).play(ask("bryn"));
    assert_eq!((t.crowd(0), t.number(0, "supply")), (4, 2));
    t.play(Favor(3)).play(take("herb")).play(Enough);
    assert_eq!((t.crowd(0), t.asked()), (3, 1));
}

/// Bryn: or none is recalled for Favors, if she was not used after a Trial (SE-8.9).
#[test]
fn bryn_recalls_none_after_favors() {
    let set_up = table(2).crowd(0, 5).crowd(1, 3).coven(0, "bryn");
    let mut t = trial(set_up, "hazel", "seat0 seat0 seat0 seat0 seat1 angry");
    t.play(Refuse).play(Enough);
    assert_eq!((t.crowd(0), t.number(0, "supply")), (3, 3));
    t.play(Favor(3)).play(take("herb"));
    assert_eq!((t.crowd(0), t.asked()), (3, 1));
}

/// Bryn works at once for the winner who takes her (SE-8.9).
#[test]
fn bryn_works_in_her_own_trial() {
    let set_up = table(2).crowd(0, 5).crowd(1, 0);
    let mut t = trial(set_up, "bryn", "seat0 seat0 seat0 seat0 seat0 angry");
    t.play(Welcome).play(ask("bryn"));
    assert_eq!((t.crowd(0), t.number(0, "supply")), (4, 2));
}

/// Dragomir: who has a citizen in Chamber 1 after a success lowers Suspicion by 2, whoever won
/// (SE-8.10).
#[test]
fn dragomir_calms_after_a_success_in_the_first_chamber() {
    let set_up = table(2).crowd(0, 1).crowd(1, 6).coven(0, "dragomir").suspicion(0, 6);
    // Suspicion is 4 and 0 after the Chants: 3 and 1 Angry Citizens.
    let won = "seat0 seat1 seat1 seat1 angry angry";
    let mut t = trial(set_up.clone(), "hazel", won);
    assert_eq!((t.asked(), t.suspicion(0)), (1, 4));
    t.play(Refuse);
    assert_eq!((t.suspicion(0), t.suspicion(1)), (2, 0));
    let mut t = trial(set_up.clone(), "hazel", "seat1 seat1 seat1 seat1 angry angry");
    t.play(Refuse);
    assert_eq!(t.suspicion(0), 4, "no citizen of his is there");
    let t = trial(set_up, "hazel", "seat0 seat1 seat1 angry angry angry");
    assert_eq!((t.stage(), t.suspicion(0)), ("favors".into(), 4), "the defence failed");
}

/// Dragomir works at once for the winner who takes him (SE-8.10).
#[test]
fn dragomir_works_in_his_own_trial() {
    let set_up = table(2).crowd(0, 5).crowd(1, 0).suspicion(0, 6);
    let mut t = trial(set_up, "dragomir", "seat0 seat0 seat0 seat0 seat0 angry");
    t.play(Welcome);
    assert_eq!(t.suspicion(0), 2);
}

/// Edith: the advance is taken on any track, once, with the reward of the level reached there
/// (SE-8.11).
#[test]
fn edith_advances_on_any_track() {
    let set_up = table(2).coven(0, "edith").patient(1, "blind_yellow", false);
    let mut t = set_up.potions(0, "blindness_remedy").cards(&[Action::Heal, Chant]);
    t.stay().play(heal(1, "blindness_remedy")).play(Track(Paralysed));
    assert_eq!((t.levels(0), t.has(0, "crystal")), ([0, 1, 0], 1));
    assert_eq!(t.stage(), "end");
}

/// Edith: in the Hospital there is no reward; the ailment healed stays what it is, so Berta counts
/// it (SE-8.11, SE-8.29, SE-8.8).
#[test]
fn edith_has_no_reward_in_the_hospital() {
    let set_up = table(2).coven(0, "edith berta").leader(0, "2a");
    let set_up = set_up.potions(0, "blindness_remedy infection_remedy");
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().play(cure(Blind)).play(Track(Paralysed)).play(cure(Infected)).play(Track(Paralysed));
    assert_eq!((t.levels(0), t.has(0, "crystal")), ([0, 2, 0], 0));
    assert!(t.offers(ask("berta")));
}

/// Eustace: next to the Hospital a Recruit sends one more (SE-8.12).
#[test]
fn eustace_sends_one_more_at_the_hospital() {
    let mut t = table(2).coven(0, "eustace").leader(0, "2a").cards(&[Recruit, Chant]);
    t.stay().play(ask("eustace"));
    assert_eq!((t.crowd(0), t.stage()), (3, "end".into()));
    let mut t = table(2).coven(0, "eustace").cards(&[Recruit, Chant]);
    t.stay();
    assert_eq!((t.crowd(0), t.stage()), (2, "end".into()), "2b is not next to it");
}

/// Hazel: one of the patients may be further away, two links at most (SE-8.13).
#[test]
fn hazel_heals_one_patient_from_afar() {
    // 2b touches T1 and T2; T3 and T6 touch 3a and 1a, two links away; T4 is further.
    let set_up = table(2).coven(0, "hazel").patient(3, "blind_yellow", false);
    let set_up = set_up.patient(6, "blind_blue", false).patient(5, "infected_yellow", false);
    let set_up = set_up.patient(2, "infected_blue", false);
    let set_up =
        set_up.potions(0, "blindness_remedy blindness_remedy infection_remedy infection_remedy");
    let mut t = set_up.clone().cards(&[Action::Heal, Chant]);
    t.stay();
    assert!(t.offers(heal(6, "blindness_remedy")));
    assert_eq!(t.refusal(heal(5, "infection_remedy")).1, "SE-8.4");
    t.play(heal(3, "blindness_remedy")).play(Enough);
    assert!(!t.offers(heal(6, "blindness_remedy")), "only one");
    t.play(heal(2, "infection_remedy"));
    assert_eq!(t.levels(0), [1, 0, 1]);
    let mut t = set_up.cards(&[Action::Heal, Chant]);
    t.stay().play(heal(2, "infection_remedy"));
    assert!(t.offers(heal(6, "blindness_remedy")), "it may be the second one");
}

/// Hazel: the Hospital must be next to the Leader all the same (SE-8.13).
#[test]
fn hazel_does_not_reach_the_hospital() {
    let set_up = table(2).coven(0, "hazel").potions(0, "blindness_remedy");
    let mut t = set_up.clone().cards(&[Action::Heal, Chant]);
    t.stay();
    assert_eq!((t.stage(), t.levels(0)), ("end".into(), [0, 0, 0]));
    let set_up = set_up.leader(0, "2a").patient(4, "infected_blue", false);
    let mut t =
        set_up.potions(0, "infection_remedy blindness_remedy").cards(&[Action::Heal, Chant]);
    t.stay().play(heal(4, "infection_remedy")).play(cure(Blind));
    assert_eq!(t.levels(0), [1, 0, 1], "one from afar, one next to the Leader");
}

/// Johanna: the same Favor several times after the Trials (SE-8.14).
#[test]
fn johanna_repeats_favors() {
    let after_trials = |witches: &str| {
        let set_up = table(2).crowd(0, 5).crowd(1, 0).coven(0, witches);
        let mut t = set_up.phase(5).cards(&[Chant, Chant]);
        t.idle().idle();
        t.play(Favor(3)).play(take("herb"));
        t
    };
    let t = after_trials("otto");
    assert_eq!(t.refusal(Favor(3)).1, "SE-12.2");
    let mut t = after_trials("johanna");
    t.play(Favor(3)).play(take("herb"));
    assert_eq!(t.has(0, "herb"), 2);
}

/// Johanna works at once for a winner who takes her (SE-8.14).
#[test]
fn johanna_works_in_her_season() {
    let set_up = table(2).crowd(0, 6).crowd(1, 3);
    let mut t = trial(set_up, "johanna", "seat0 seat0 seat0 seat0 seat0 seat0");
    t.play(Welcome);
    t.play(Favor(3)).play(take("herb")).play(Favor(3)).play(take("herb"));
    assert_eq!(t.has(0, "herb"), 2);
}

/// Johanna does not help with the one Favor of a Recruit (SE-8.14).
#[test]
fn johanna_does_not_help_in_a_moon_phase() {
    let mut t = table(2).coven(0, "johanna").cards(&[Recruit, Recruit]);
    t.stay().play(Main).play(Bonus).play(Favor(3)).play(take("herb"));
    assert!(!t.offers(Favor(3)));
}

/// Katherina: one more type counts as lunar; the bonus is one of the two that are left (SE-8.15).
#[test]
fn katherina_makes_one_more_type_lunar() {
    // Around 2g: berry and herb, which are lunar, mushroom, root and skull.
    let set_up = table(2).coven(0, "katherina").leader(0, "2g");
    let mut t = set_up.clone().cards(&[Collect, Collect]);
    t.stay().play(take("root"));
    assert_eq!([t.has(0, "berry"), t.has(0, "herb"), t.has(0, "root")], [1, 1, 1]);
    t.play(Bonus);
    assert_eq!(t.choices(), [take("skull"), take("mushroom")]);
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay().play(Enough);
    assert_eq!([t.has(0, "berry"), t.has(0, "herb"), t.has(0, "root")], [1, 1, 0], "optional");
}

/// Katherina finds every icon of her type, those of the Market too (SE-8.15, SE-8.31).
#[test]
fn katherina_finds_what_the_market_shows() {
    let set_up = table(2).coven(0, "katherina").leader(0, "1g").buildings("market", "-");
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay().play(take("skull")).play(take("skull")).play(take("skull"));
    assert_eq!((t.has(0, "skull"), t.has(0, "herb")), (3, 1));
}

/// Luke: twice in a Brew, one ingredient less for 1 Suspicion, also on the same Potion (SE-8.16).
#[test]
fn luke_saves_ingredients_for_suspicion() {
    let mut t = table(2).coven(0, "luke").stock(0, "skull").cards(&[Action::Brew, Chant]);
    t.stay().play(brew_so("ritual_oil", "", "skull root", false));
    assert_eq!((t.suspicion(0), t.wisdom(0), t.has(0, "skull")), (4, 3, 1));
    assert_eq!(t.of(0, "raised"), json!(true));
    assert!(!t.offers(brew_so("ritual_oil", "", "root", false)), "no third time");
}

/// Luke: after the Match bonus, which comes first (SE-8.16, SE-6.9).
#[test]
fn luke_adds_to_the_match_bonus() {
    let mut t = table(2).coven(0, "luke").cards(&[Action::Brew, Action::Brew]);
    t.stay().play(brew_so("love_potion", "", "skull mushroom berry", false));
    assert_eq!((t.suspicion(0), t.wisdom(0)), (4, 3));
    t.idle();
    assert_eq!(t.suspicion(0), 5, "2 for Luke, 1 for the Match");
}

/// Luke at 8: the confrontation comes at once, in the middle of the Brew, which then goes on
/// (SE-8.16, SE-5.15).
#[test]
fn luke_at_the_top_is_confronted_in_the_middle_of_the_brew() {
    let set_up = table(2).coven(0, "luke bryn otto").stock(0, "skull skull").suspicion(0, 8);
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(brew_so("ritual_oil", "", "root", false));
    t.play(Lose(witch("otto"))).play(go("5b"));
    assert_eq!((t.suspicion(0), t.wisdom(0), t.accused(2)), (7, 3, vec!["otto".into()]));
    t.play(brew_so("ritual_oil", "", "root", false));
    assert_eq!((t.suspicion(0), t.holds(0, "ritual_oil"), t.place(0)), (8, 2, "5b".into()));
}

/// Luke lost in that confrontation helps no more (SE-8.16, SE-8.1).
#[test]
fn luke_lost_in_the_brew_helps_no_more() {
    let set_up = table(2).coven(0, "luke bryn").stock(0, "skull skull").suspicion(0, 8);
    let mut t = set_up.cards(&[Action::Brew, Chant]);
    t.stay().play(brew_so("ritual_oil", "", "root", false)).play(Lose(witch("luke"))).stay();
    assert!(!t.offers(brew_so("ritual_oil", "", "root", false)));
    assert_eq!((t.stage(), t.has(0, "skull")), ("end".into(), 1));
}

/// Luke's raise is the price: with one witch the Wisdom is lost before the Potion brings some
/// (SE-8.16, SE-5.15).
#[test]
fn luke_is_paid_before_the_potion() {
    let set_up = table(2).coven(0, "luke").stock(0, "skull").suspicion(0, 8);
    let mut t = set_up.player(0, json!({"wisdom": 2})).cards(&[Action::Brew, Chant]);
    t.stay().play(brew_so("ritual_oil", "", "root", false));
    assert_eq!((t.wisdom(0), t.suspicion(0)), (3, 7));
}

/// Martha: any Action is treated as Matched, for 2 Suspicion (SE-8.17).
#[test]
fn martha_matches_any_action() {
    let mut t = table(2).coven(0, "martha").cards(&[Move, Chant]);
    t.stay().play(ask("martha")).play(Leap(space("5p")));
    assert_eq!((t.place(0), t.has(0, "crystal"), t.suspicion(0)), ("5p".into(), 1, 4));
    assert_eq!(t.matched(), json!({"treated": 2}));
}

/// Martha is of no use to whoever is Matched already (SE-8.17).
#[test]
fn martha_needs_an_unmatched_action() {
    let set_up = table(2).coven(0, "martha").potions(0, "flying_ointment");
    let mut t = set_up.clone().cards(&[Move, Move]);
    t.stay();
    assert_eq!(t.refusal(ask("martha")).1, "SE-7.2");
    let mut t = set_up.septima("move", "-", "").cards(&[Move, Chant]);
    t.stay();
    assert_eq!(t.refusal(ask("martha")).1, "SE-7.2");
}

/// Martha with Chant brings the bonus and raises nothing (SE-8.17, SE-5.12).
#[test]
fn martha_with_chant_raises_nothing() {
    let mut t = table(2).coven(0, "martha").suspicion(0, 5).cards(&[Chant, Collect]);
    t.stay().play(ask("martha")).play(Bonus);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (2, json!(false)));
}

/// Mathilda: with a Match, 2 Suspicion at once lay any hunter down (SE-8.18).
#[test]
fn mathilda_lays_a_hunter_down() {
    let set_up = table(2).coven(0, "mathilda").hunters(&[2, 5]);
    let mut t = set_up.clone().cards(&[Action::Brew, Action::Brew]);
    t.stay().play(ask("mathilda"));
    assert_eq!(t.suspicion(0), 4);
    t.play(Lay(2));
    assert_eq!((t.huts(), t.suspicion(0)), (".i..A.".into(), 5), "and 1 for the Match");
    let mut t = set_up.potions(0, "flying_ointment").cards(&[Action::Brew, Chant]);
    t.stay();
    assert_eq!(t.refusal(ask("mathilda")).1, "SE-7.2", "not without a Match");
}

/// Mathilda raises also with a Matched Chant (SE-8.18).
#[test]
fn mathilda_raises_with_a_chant() {
    let set_up = table(2).coven(0, "mathilda").hunters(&[5]);
    let mut t = set_up.cards(&[Chant, Chant]);
    t.stay().play(ask("mathilda")).play(Lay(5)).play(Enough).play(End);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (2, json!(true)));
}

/// Mathilda at 7: the confrontation first, then the hunter is laid down (SE-8.18, SE-5.15).
#[test]
fn mathilda_is_confronted_first() {
    let set_up = table(2).coven(0, "mathilda otto").hunters(&[5]).suspicion(0, 7);
    let mut t = set_up.cards(&[Chant, Chant]);
    t.stay().play(ask("mathilda")).play(Lose(witch("mathilda"))).stay().play(Lay(5));
    assert_eq!((t.huts(), t.suspicion(0)), ("....i.".into(), 5), "7, then the Chant");
}

/// Nicholas: with a Collect one Potion is brewed by its recipe, before or after (SE-8.19).
#[test]
fn nicholas_brews_with_a_collect() {
    let set_up = table(2).coven(0, "nicholas").leader(0, "2g").stock(0, "mushroom root");
    let mut t = set_up.cards(&[Collect, Chant]);
    // The berry and the herb have just been collected.
    t.stay().play(ask("nicholas"));
    assert!(t.offers(brew("calming_potion")));
    t.play(brew("flying_ointment"));
    assert_eq!((t.holds(0, "flying_ointment"), t.wisdom(0)), (1, 3));
    assert!(!t.offers(ask("nicholas")), "once");
}

/// Nicholas: it is no Brew Action, so Luke, Alice and the Flying Elephant have no part (SE-8.19).
#[test]
fn nicholas_does_not_play_brew() {
    let set_up = table(2).coven(0, "nicholas luke alice").leader(0, "4g").leader(1, "6b");
    let set_up = set_up.buildings("oracle", "flying_elephant").stock(0, "skull root");
    let mut t = set_up.cards(&[Collect, Collect]);
    t.stay().play(ask("nicholas"));
    assert!(!t.offers(brew_so("ritual_oil", "", "root", false)));
    assert!(!t.offers(brew_so("ritual_oil", "", "root", true)));
    t.play(brew("ritual_oil"));
    assert_eq!((t.wisdom(0), t.suspicion(0)), (3, 2));
    assert!(!t.offers(ask("alice")));
}

/// Nina: with a Chant an ingredient prepares a spell (SE-8.20).
#[test]
fn nina_prepares_a_spell() {
    let set_up = table(2).coven(0, "nina").stock(0, "crystal").used(0, "dream_powder");
    let mut t = set_up.cards(&[Chant, Collect]);
    t.stay().play(ask("nina")).play(Spend(Good::Crystal)).play(Prepare(spell("dream_powder")));
    assert_eq!((t.has(0, "crystal"), t.list(0, "ready")), (0, vec!["dream_powder".into()]));
}

/// Randell: an ingredient for every ribbon entered, after the offering (SE-8.22).
#[test]
fn randell_gains_an_ingredient_on_a_ribbon() {
    let set_up = table(2).coven(0, "randell").marker(0, 5, 2).stock(0, "root");
    let mut t = set_up.cards(&[Ritual, Chant]);
    t.stay().play(Advance(track(6, 3))).play(Spend(Good::Root));
    assert_eq!(t.has(0, "root"), 0);
    t.play(take("herb")).play(Enough);
    assert_eq!(t.has(0, "herb"), 1);
    let mut t = table(2).coven(0, "randell").marker(0, 3, 2).cards(&[Ritual, Chant]);
    t.stay().play(Advance(track(4, 3))).play(take("skull"));
    assert_eq!(t.has(0, "skull"), 1, "also where it is free");
}

/// Randell's ingredient cannot pay the offering (SE-8.22).
#[test]
fn randell_does_not_pay_the_offering() {
    let set_up = table(2).coven(0, "randell").marker(0, 5, 2);
    let mut t = set_up.cards(&[Ritual, Chant]);
    t.stay();
    assert_eq!(t.refusal(Advance(track(6, 3))).1, "SE-9.7");
}

/// Remus: with a Ritual a crystal advances once more (SE-8.23).
#[test]
fn remus_advances_for_a_crystal() {
    let set_up = table(2).coven(0, "remus").stock(0, "crystal root");
    let mut t = set_up.cards(&[Ritual, Chant]);
    t.stay().play(ask("remus")).play(Advance(track(1, 0)));
    assert_eq!((t.has(0, "crystal"), t.has(0, "root")), (0, 1));
    t.play(Advance(track(2, 1)));
    assert_eq!(t.of(0, "marker"), json!(track(2, 1)));
}

/// Remus takes no other ingredient than a crystal (SE-8.23).
#[test]
fn remus_takes_crystals_only() {
    let set_up = table(2).coven(0, "remus").stock(0, "root").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Ritual, Chant]);
    t.stay();
    assert_eq!(t.refusal(ask("remus")).1, "SE-6.1");
}

/// Whose only crystal would be the offering has nothing to give Remus (SE-8.23, SE-9.7).
#[test]
fn remus_leaves_the_offering() {
    let set_up = table(2).coven(0, "remus").stock(0, "crystal").marker(0, 5, 2);
    let mut t = set_up.potions(0, "flying_ointment").cards(&[Ritual, Chant]);
    t.stay();
    assert_eq!(t.refusal(ask("remus")).1, "SE-6.1");
}

/// Sen: with a Collect, twice, an ingredient becomes a crystal (SE-8.24, SE-8.2).
#[test]
fn sen_makes_crystals_twice() {
    let set_up = table(2).coven(0, "sen").stock(0, "root root root");
    let mut t = set_up.cards(&[Collect, Chant]);
    t.stay().play(ask("sen")).play(Spend(Good::Root)).play(GoOn);
    assert_eq!(t.stage(), "after");
    t.play(ask("sen")).play(Spend(Good::Root));
    assert_eq!((t.has(0, "crystal"), t.has(0, "root"), t.stage()), (2, 1, "end".into()));
}

/// Serena: unmatched, the Quick Move may be two spaces (SE-8.25).
#[test]
fn serena_moves_two_spaces() {
    let set_up = table(2).coven(0, "serena").potions(0, "ritual_oil");
    let mut t = set_up.clone().cards(&[Action::Brew, Chant]);
    assert!(!t.offers(go("2g")));
    t.play(go("2e")).play(drink("ritual_oil"));
    assert_eq!((t.place(0), t.suspicion(0)), ("2e".into(), 3), "a later Match undoes nothing");
    let t = set_up.clone().cards(&[Action::Brew, Action::Brew]);
    assert_eq!(t.refusal(go("2e")).1, "SE-6.2");
    let t = set_up.septima("brew", "-", "").cards(&[Action::Brew, Chant]);
    assert_eq!(t.refusal(go("2e")).1, "SE-6.2");
}

/// Sophie: 1 Suspicion sends one more with a Recruit (SE-8.26).
#[test]
fn sophie_sends_one_more() {
    let mut t = table(2).coven(0, "sophie").cards(&[Recruit, Chant]);
    t.stay().play(ask("sophie"));
    assert_eq!((t.crowd(0), t.suspicion(0), t.of(0, "raised")), (3, 3, json!(true)));
    assert_eq!(t.stage(), "end", "once");
    let mut t = table(2).coven(0, "sophie").crowd(0, 5).cards(&[Recruit, Chant]);
    t.stay();
    assert_eq!((t.crowd(0), t.stage()), (6, "end".into()), "nobody is left for her");
}

/// Tommy: with a Remember and Suspicion below 4, an advance (SE-8.27).
#[test]
fn tommy_advances_below_four() {
    let set_up = table(2).coven(0, "tommy").discard(0, "chant").potions(0, "flying_ointment");
    let mut t = set_up.clone().suspicion(0, 4).cards(&[Remember, Collect]);
    t.stay();
    assert_eq!(t.refusal(ask("tommy")).1, "SE-7.2");
    t.play(GoOn).play(Copy(Chant));
    assert_eq!(t.suspicion(0), 2);
    t.play(ask("tommy")).play(Advance(track(1, 0)));
    assert_eq!(t.of(0, "marker"), json!(track(1, 0)));
    let mut t = set_up.suspicion(0, 3).cards(&[Remember, Collect]);
    t.stay();
    assert!(t.offers(ask("tommy")));
}

/// Wilmot: Suspicion falls by 1 for each mushroom collected in this turn (SE-8.28).
#[test]
fn wilmot_lowers_suspicion_by_mushrooms() {
    // Two mushrooms around 2h, with its areas A2, C1 and S1.
    let set_up = table(2).coven(0, "wilmot").suspicion(0, 5).stock(0, "mushroom");
    let mut t = set_up.clone().phase(2).leader(0, "2h").cards(&[Collect, Chant]);
    t.stay();
    assert_eq!((t.stage(), t.has(0, "mushroom")), ("after".into(), 3));
    t.play(ask("wilmot"));
    assert_eq!(t.suspicion(0), 3);
    let mut t = set_up.phase(1).leader(0, "2h").cards(&[Collect, Chant]);
    t.stay();
    assert_eq!((t.stage(), t.suspicion(0)), ("end".into(), 5), "none was collected");
}
