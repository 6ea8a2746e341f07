//! The worked examples of the rulebooks, with their numbers.

use crate::common::*;
use serde_json::json;

/// T1: five patients at the set-up of three players: each goes on from the one before (SE-2.2,
/// SE-3.2, SE-3.3).
#[test]
fn t1_patients_of_the_set_up() {
    let pile = "blind_blue infected_yellow blind_yellow paralysed_blue paralysed_yellow";
    let t = deal_with(json!({"seats": 3}), &[(PATIENTS, pile)]);
    assert_eq!(
        t.patients(),
        "paralysed_yellow blind_blue infected_yellow - blind_yellow paralysed_blue"
    );
    assert_eq!(t.field("patient_pile"), 1);
}

/// The first player of a basic game has drawn these two prologue cards.
fn prologues(cards: &str) -> Table {
    let options = json!({"seats": 2, "mode": "basic"});
    deal_with(options, &[(septima::setup::FIRST, "0"), (PROLOGUES, cards)])
}

fn prologue(n: usize, over: bool) -> Choice {
    Prologue { above: PrologueId::new(n - 1), over }
}

/// T2: the card above covers the upper half of the other: three times berry or herb, twice a
/// crystal, once the potion (SE-2.10).
#[test]
fn t2_prologue_cards() {
    for (second, gift) in [(2, "calming_potion"), (3, "flying_ointment")] {
        let mut t = prologues(&format!("prologue1 prologue{second}"));
        t.play(prologue(1, true));
        let (berry, herb) = (Ingredient(ingredient("berry")), Ingredient(ingredient("herb")));
        assert_eq!(t.choices(), [berry, herb]);
        t.plays([berry, herb, herb]);
        assert_eq!([t.has(0, "berry"), t.has(0, "herb"), t.has(0, "crystal")], [1, 2, 2]);
        assert_eq!((t.holds(0, gift), t.wisdom(0)), (1, 0));
        assert_eq!(t.asked(), 1);
    }
}

/// T2, the other way: the upper half of the card below covers the lower half of the one above
/// (SE-2.10).
#[test]
fn t2_the_card_below_on_top() {
    let mut t = prologues("prologue1 prologue2");
    t.play(prologue(1, false));
    t.plays(["herb", "berry", "berry", "mushroom", "root"].map(|i| Ingredient(ingredient(i))));
    let kinds = ["berry", "herb", "mushroom", "root", "crystal"];
    assert_eq!(kinds.map(|kind| t.has(0, kind)), [2, 1, 1, 1, 0]);
    assert_eq!(t.holds(0, "calming_potion"), 1);
}

/// T3: the Leaders at the edge of the town, the last player first; no two on one space (SE-2.13).
#[test]
fn t3_first_leaders() {
    let mut t = deal_with(json!({"seats": 3, "mode": "basic"}), &[(septima::setup::FIRST, "0")]);
    while t.field("stage") == "prologues" {
        let choice = t.choices()[0];
        t.play(choice);
    }
    assert_eq!(t.asked(), 2);
    t.play(go("2b"));
    assert_eq!(t.asked(), 1);
    assert_eq!(t.refusal(go("2b")), ("septima-no-space-taken", "SE-6.2"));
    t.plays([go("4b"), go("6b")]);
    assert_eq!(t.field("stage"), "choose");
    assert_eq!([0, 1, 2].map(|seat| t.of(seat, "leader")), ["s6b", "s4b", "s2b"]);
}

/// T4: the Preparation of Winter with three players (SE-4.4, SE-4.5).
#[test]
fn t4_preparation() {
    let mut set = table(3)
        .patient(1, "paralysed_yellow", false)
        .patient(2, "blind_blue", false)
        .patient(5, "infected_yellow", false)
        .set("angry", json!(11))
        .set("angry_crowd", json!(5))
        .phase(5);
    for seat in 0..3 {
        set = set.suspicion(seat, -1);
    }
    let mut t = set.cards(&[Remember, Action::Brew, Plead]);
    t.plays([Stay, End, Stay, End, Stay, Chamber(1)]);
    t.will(WITCHES, "albert").will(PATIENTS, "blind_yellow infected_blue");
    t.will(MARKERS, "chant heal").play(End);
    assert_eq!((t.field("season"), t.field("phase")), (json!("winter"), json!(1)));
    assert_eq!(
        t.patients(),
        "paralysed_yellow! blind_blue! blind_yellow infected_blue infected_yellow! -"
    );
    assert_eq!((t.field("angry_crowd"), t.field("angry")), (json!(0), json!(13)));
    t.done();
}

/// T5: Collect, unmatched (SE-6.3, SE-8.36): two berries, a mushroom and a crystal, but no root.
#[test]
fn t5_collecting_lunar_ingredients() {
    let mut t = table(2).phase(2).leader(0, "3g").hunters(&[3]).cards(&[Collect, Chant]);
    t.stay();
    assert_eq!(
        [t.has(0, "berry"), t.has(0, "mushroom"), t.has(0, "crystal"), t.has(0, "root")],
        [2, 1, 1, 0]
    );
    t.play(End);
    assert_eq!(t.suspicion(0), 2);
    assert_eq!(t.asked(), 1);
    t.plays([Stay, End]);
    assert_eq!(t.field("phase"), 3);
    assert!(!t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
}

/// T5b: the same, matched with a player (SE-6.4, SE-5.11).
#[test]
fn t5b_collecting_together() {
    let mut t = table(2).phase(2).leader(0, "3g").cards(&[Collect, Collect]);
    t.stay().play(Bonus).play(Ingredient(ingredient("root")));
    assert_eq!([t.has(0, "berry"), t.has(0, "root")], [2, 1]);
    assert_eq!(t.suspicion(0), 3);
}

/// T5c: with Katherina the root counts as lunar, without any match (SE-8.15).
#[test]
fn t5c_katherina_names_the_root() {
    let mut t = table(2).phase(2).leader(0, "3g").coven(0, "katherina").cards(&[Collect, Chant]);
    t.stay().play(Ingredient(ingredient("root")));
    assert_eq!([t.has(0, "berry"), t.has(0, "mushroom"), t.has(0, "root")], [2, 1, 1]);
    assert_eq!(t.suspicion(0), 2);
}

/// T6: a walk through another Leader; the ingredient lies next to the walk, not where the Quick
/// Move began (SE-5.4, SE-6.2, SE-6.5).
#[test]
fn t6_moving() {
    let mut t = table(2).phase(3).leader(0, "5g").leader(1, "5d").cards(&[Move, Chant]);
    t.play(go("5f")).play(go("5a"));
    let (berry, root) = (ingredient("berry"), ingredient("root"));
    assert_eq!(t.choices(), [Ingredient(berry), Ingredient(root)]);
    t.play(Ingredient(berry));
    assert_eq!([t.has(0, "berry"), t.has(0, "crystal")], [1, 0]);
    t.play(End);
    assert_eq!(t.of(0, "leader"), "s5a");
}

/// T6b: nobody ends his turn on another Leader; who can still fly away may stop there (SE-5.17,
/// SE-6.2).
#[test]
fn t6b_no_turn_ends_on_another_leader() {
    let taken = ("septima-no-space-taken", "SE-6.2");
    let set = table(2).phase(3).leader(0, "5g").leader(1, "5d");
    let mut t = set.clone().cards(&[Move, Chant]);
    t.play(go("5f"));
    assert_eq!(t.refusal(go("5d")), taken);
    let mut t = set.potions(0, "flying_ointment").cards(&[Move, Chant]);
    t.play(go("5f")).play(GoOn).play(go("5d")).play(Ingredient(ingredient("root"))).play(GoOn);
    assert_eq!(t.refusal(End), taken);
    t.play(drink("flying_ointment"));
    assert_eq!(t.refusal(Stay), taken);
    t.play(go("1a")).play(End);
    assert_eq!(t.asked(), 1);
}

/// T7: a Flying Ointment of mushroom and berry is worth 3 Wisdom (SE-1.5, SE-6.7).
#[test]
fn t7_brewing() {
    let mut t = table(2).stock(0, "mushroom berry").cards(&[Action::Brew, Chant]);
    t.stay().play(brew("flying_ointment"));
    assert_eq!(t.of(0, "stock"), json!([0, 0, 0, 0, 0, 0]));
    assert_eq!((t.holds(0, "flying_ointment"), t.wisdom(0)), (1, 3));
    t.play(GoOn);
    assert_eq!(t.suspicion(0), 2);
}

/// T7b: matched, one of the two is saved (SE-6.8, SE-5.11).
#[test]
fn t7b_brewing_together() {
    let mut t = table(2).stock(0, "mushroom berry").cards(&[Action::Brew, Action::Brew]);
    t.stay().play(brew_so("flying_ointment", "", "mushroom", false)).play(GoOn);
    assert_eq!([t.has(0, "mushroom"), t.has(0, "berry")], [1, 0]);
    assert_eq!((t.holds(0, "flying_ointment"), t.wisdom(0), t.suspicion(0)), (1, 3, 3));
}

/// T7c: a crystal stands for the berry (SE-1.4).
#[test]
fn t7c_brewing_with_a_crystal() {
    let mut t = table(2).stock(0, "mushroom crystal").cards(&[Action::Brew, Chant]);
    t.stay().play(brew_so("flying_ointment", "berry", "", false));
    assert_eq!((t.of(0, "stock"), t.holds(0, "flying_ointment")), (json!([0, 0, 0, 0, 0, 0]), 1));
}

/// T8: two players heal the same patient: the Angry Citizen leaves with the first remedy, both
/// advance, and nobody heals it twice (SE-6.10 to SE-6.13, SE-5.27).
#[test]
fn t8_a_shared_patient() {
    let mut t = table(2)
        .patient(1, "paralysed_yellow", true)
        .patient(2, "blind_blue", false)
        .leader(1, "1b")
        .potions(0, "paralysis_remedy paralysis_remedy blindness_remedy")
        .potions(1, "paralysis_remedy")
        .cards(&[Action::Heal, Action::Heal]);
    let cure = heal(1, "paralysis_remedy");
    assert_eq!(t.field("angry"), 15);
    t.stay().play(cure);
    assert_eq!(t.field("angry"), 16);
    assert_eq!(t.refusal(cure), ("septima-no-healed-already", "SE-6.12"));
    t.plays([Enough, Bonus, End, Stay, cure, Bonus]);
    for seat in 0..2 {
        assert_eq!(t.of(seat, "levels"), json!([0, 1, 0]));
        assert_eq!((t.number(seat, "charms"), t.suspicion(seat)), (1, 3));
    }
    assert_eq!(t.patients(), "paralysed_yellow blind_blue - - - -");
    t.play(End);
    assert_eq!(t.patients(), "- blind_blue - - - -");
    assert_eq!(t.field("patient_discard"), json!(["paralysed_yellow"]));
    assert_eq!((t.holds(0, "paralysis_remedy"), t.holds(1, "paralysis_remedy")), (1, 0));
}

/// T9: a Chant from 4: 2 alone, 1 matched, which raises nothing; the track ends at −1 (SE-6.14,
/// SE-5.12, SE-5.14).
#[test]
fn t9_chanting() {
    let mut t = table(2).suspicion(0, 4).cards(&[Chant, Plead]);
    t.stay();
    assert_eq!(t.suspicion(0), 2);
    for (start, septima, other, end) in
        [(4, "-", Chant, 1), (4, "chant", Plead, 1), (0, "-", Chant, -1)]
    {
        let set = table(2).suspicion(0, start).septima("-", septima, "");
        let mut t = set.cards(&[Chant, other]);
        t.stay();
        if start > 0 {
            t.play(Bonus);
        }
        assert_eq!((t.suspicion(0), t.of(0, "raised")), (end, json!(false)));
        assert_eq!(t.choices(), [End]);
    }
}

/// T10: the bonus of Plead supplies the citizen for its main ability; without anybody to send
/// there is still the Wisdom (SE-6.17, SE-6.18).
#[test]
fn t10_pleading_with_the_bonus_first() {
    let set = table(2).crowd(0, 0).in_chamber(2, 1, Some(0));
    let mut t = set.clone().cards(&[Plead, Plead]);
    t.plays([Stay, Bonus, Chamber(2)]);
    let spaces = t.field("chambers")[1]["spaces"].clone();
    assert_eq!(spaces, json!([{"loyal": 0}, {"loyal": 0}, null, null, null, null]));
    assert_eq!((t.number(0, "crowd"), t.number(0, "supply")), (0, 4));
    assert_eq!((t.wisdom(0), t.suspicion(0)), (2, 3));
    let mut t = set.cards(&[Plead, Chant]);
    t.stay();
    assert_eq!((t.wisdom(0), t.number(0, "supply"), t.choices()), (2, 5, vec![End]));
}

/// Orange, Grey and Green plead, Purple does a Ritual.
fn on_the_ritual_track() -> SetUp {
    table(4)
        .marker(0, 2, 3)
        .marker(1, 5, 4)
        .marker(2, 3, 8)
        .marker(3, 5, 10)
        .stock(0, "berry")
        .stock(1, "berry")
        .stock(2, "berry")
        .stock(3, "berry")
        .board("adriannas_ring shards_of_eternity", "blessed_day", "invisibility", "")
        .board("one_with_the_storm widows_song", "magic_mirror", "helpful_spirits", "")
        .board("dark_moon_stone lions_roar", "dream_powder", "summoning", "")
        .septima("collect", "chant", "")
}

/// T11: who is matched may advance to the icon of his action; a ribbon costs one and gives a spell
/// of its section (SE-5.16, SE-6.23, SE-9.6, SE-9.7, SE-9.12).
#[test]
fn t11_the_ritual_track() {
    let mut t = on_the_ritual_track().cards(&[Plead, Plead, Plead, Ritual]);
    let plead = [Stay, Main, Chamber(1), Enough];
    t.plays(plead);
    assert_eq!(t.choices(), [Choice::Advance(track(3, 4)), Enough]);
    t.plays([Choice::Advance(track(3, 4)), End]);
    assert_eq!((t.has(0, "berry"), t.of(0, "marker")), (1, json!("r3_3")));
    t.plays(plead);
    assert_eq!(t.refusal(Choice::Advance(track(6, 3))), ("septima-no-other-icon", "SE-5.16"));
    t.plays([Choice::Advance(track(6, 5)), Spend(Good::Berry)]);
    assert_eq!(
        t.choices(),
        ["one_with_the_storm", "magic_mirror", "helpful_spirits"].map(|s| Take(spell(s)))
    );
    t.plays([Take(spell("magic_mirror")), End]);
    t.plays(plead);
    assert_eq!(t.choices(), [End], "Remember and Recruit are above Green");
    t.plays([End, Stay, Sideways(track(5, 8)), Choice::Advance(track(6, 7)), Spend(Good::Berry)]);
    assert_eq!(t.refusal(Take(spell("blessed_day"))), ("septima-no-other-element", "SE-9.12"));
    assert!(t.offers(Take(spell("helpful_spirits"))) && t.offers(Take(spell("summoning"))));
    t.play(Take(spell("dark_moon_stone")));
    assert_eq!([0, 1, 2, 3].map(|seat| t.suspicion(seat)), [3, 3, 3, 2]);
    assert_eq!([0, 1, 2, 3].map(|seat| t.has(seat, "berry")), [1, 0, 1, 0]);
}

/// T11, with nothing to offer: the ribbon stays closed (SE-9.7).
#[test]
fn t11_no_offering_no_ribbon() {
    let mut t = on_the_ritual_track().stock(1, "").cards(&[Plead, Plead, Plead, Ritual]);
    let plead = [Stay, Main, Chamber(1), Enough];
    t.plays(plead).plays([Enough, End]).plays(plead);
    assert_eq!((t.asked(), t.choices()), (1, vec![End]));
}

/// T12: a spell for a season that is prepared while it works is ready in the next one; else it is
/// still used (SE-10.7, SE-10.8, SE-12.11).
#[test]
fn t12_an_ongoing_spell() {
    let stone = spell("dark_moon_stone");
    for prepare in [true, false] {
        let mut t = table(2)
            .phase(4)
            .marker(0, 2, 1)
            .spells(0, "dark_moon_stone")
            .potions(0, "calming_potion calming_potion")
            .cards(&[Remember, Plead]);
        t.plays([Stay, Cast(stone), GoOn, GoOn, End, Stay, Chamber(1), End]);
        assert_eq!((t.of(0, "ready"), t.list(0, "lasting").len()), (json!([]), 1));
        t.play_as(0, Play(Ritual)).play_as(1, Play(Ritual));
        t.plays([Stay, GoOn]);
        if prepare {
            t.plays([Bonus, Way(1), Prepare(stone)]);
        } else {
            t.plays([Bonus, Way(2), Ingredient(ingredient("herb"))]);
        }
        assert_eq!(t.list(0, "ready").len(), usize::from(prepare));
        t.plays([Choice::Advance(track(3, 0)), Enough]);
        t.plays([drink("calming_potion"), Way(1)]);
        assert_eq!((t.wisdom(0), t.list(0, "lasting").len()), (2, 1), "it goes on working");
        t.plays([GoOn, End]).free();
        t.plays([Stay, Main, Choice::Advance(track(1, 0)), Enough, Enough, End]);
        assert_eq!((t.field("season"), t.of(0, "lasting")), (json!("winter"), json!([])));
        t.play_as(0, Play(Remember)).play_as(1, Play(Plead));
        t.plays([Stay, End, Stay]);
        if prepare {
            assert!(t.offers(Cast(stone)));
        } else {
            assert_eq!(t.refusal(Cast(stone)), ("septima-no-used", "SE-10.4"));
        }
    }
}

/// T13: Katherina works inside the Collect, Nicholas in the window after it, with what it brought;
/// his potion is worth 3 Wisdom, and Luke has no part in it (SE-8.3, SE-8.15, SE-8.19).
#[test]
fn t13_two_kinds_of_witches() {
    let mut t = table(2)
        .phase(2)
        .leader(0, "3g")
        .coven(0, "katherina nicholas luke")
        .cards(&[Collect, Chant]);
    t.stay().play(Ingredient(ingredient("root"))).play(Choice::Witch(witch("nicholas")));
    let spared = brew_so("flying_ointment", "", "berry", false);
    assert!(t.offers(brew("flying_ointment")) && !t.offers(spared));
    t.play(brew("flying_ointment"));
    assert_eq!((t.wisdom(0), t.holds(0, "flying_ointment")), (3, 1));
    assert_eq!(t.refusal(Choice::Witch(witch("nicholas"))), ("septima-no-used-already", "SE-8.2"));
    let set = table(2).leader(0, "3g").stock(0, "mushroom berry").coven(0, "nicholas");
    let mut t = set.cards(&[Collect, Chant]);
    t.stay().play(Choice::Witch(witch("nicholas"))).play(brew("flying_ointment"));
    assert_eq!((t.wisdom(0), t.field("stage")), (3, json!("before")));
}

/// Green, matched, has Suspicion 4 and five steps to the hunter; Grey stands on the way.
fn before_the_hunter() -> SetUp {
    table(2)
        .suspicion(0, 3)
        .leader(0, "1b")
        .leader(1, "1g")
        .hunters(&[1])
        .coven(0, "hazel wilmot")
        .coven(1, "otto")
        .septima("remember", "-", "")
}

/// Both turns, up to the roll.
fn hunted(set: SetUp, roll: &str) -> Table {
    let mut t = set.cards(&[Remember, Chant]);
    t.plays([Stay, End, Stay]).will(DIE, roll).play(End);
    t
}

/// T14: Suspicion 4 and a roll of +1 are five steps: a witch is lost, Suspicion falls, the Leader
/// gets away, the hunter goes home; Grey on the way is unharmed (SE-5.18, SE-5.20, SE-5.21).
#[test]
fn t14_a_hunter_roll() {
    let mut t = hunted(before_the_hunter(), "1");
    assert_eq!(t.choices(), ["hazel", "wilmot"].map(|w| Lose(witch(w))));
    t.play(Lose(witch("hazel")));
    assert_eq!(t.refusal(go("1g")), ("septima-no-space-taken", "SE-6.2"));
    t.play(go("4p"));
    assert_eq!(t.field("chambers")[1]["witches"], json!(["hazel"]));
    assert_eq!((t.list(0, "coven"), t.suspicion(0)), (vec!["wilmot".to_owned()], 3));
    assert_eq!((t.of(0, "leader"), t.of(1, "coven")), (json!("s4p"), json!(["otto"])));
    assert_eq!(
        (t.at("huts"), t.field("phase")),
        ("active empty empty empty empty empty".into(), json!(2))
    );
    t.done();
}

/// T14b: with a roll of 0 the hunter comes one step too short (SE-5.20, SE-5.21).
#[test]
fn t14b_the_hunter_comes_too_short() {
    let mut t = hunted(before_the_hunter(), "0");
    assert_eq!((t.field("phase"), t.suspicion(0)), (json!(2), 4));
    assert_eq!((t.list(0, "coven").len(), t.of(0, "leader")), (2, json!("s1b")));
    assert_eq!(t.field("huts")[0], "active");
    t.done();
}

/// T14c: the last witch is not lost but 5 Wisdom, as far as there are any (SE-5.21, SE-1.26).
#[test]
fn t14c_the_last_witch_stays() {
    let set = before_the_hunter().coven(0, "hazel").player(0, json!({"wisdom": 3}));
    let mut t = hunted(set, "1");
    t.play(go("4p"));
    assert_eq!((t.wisdom(0), t.of(0, "coven")), (0, json!(["hazel"])));
    assert_eq!((t.suspicion(0), t.of(0, "leader")), (3, json!("s4p")));
}

/// T15: Green takes the hunter of hut 1, Orange that of hut 6, Grey none (SE-5.22, SE-5.23).
#[test]
fn t15_hunters_are_relocated() {
    let set = table(3).leader(0, "2b").leader(1, "3b").leader(2, "2g").hunters(&[1, 5, 6]);
    let mut t = set.cards(&[Recruit, Recruit, Recruit]);
    for _ in 0..3 {
        t.plays([Stay, Main, Enough]);
        if t.offers(Enough) {
            t.play(Enough);
        }
        t.play(End);
    }
    assert_eq!(t.field("phase"), 2);
    assert_eq!(t.at("huts"), "empty active active empty active empty");
    let moves: Vec<&Event> =
        t.events.iter().filter(|e| matches!(e, Event::HunterMoved { .. })).collect();
    assert_eq!(
        moves,
        [&Event::HunterMoved { from: 1, to: 2 }, &Event::HunterMoved { from: 6, to: 3 }]
    );
}

/// Green, Grey and Orange before the Trials of Autumn; the last choice before them is open.
fn before_the_trials(second: &str) -> Table {
    let set = table(3)
        .phase(5)
        .crowd(0, 4)
        .crowd(1, 3)
        .crowd(2, 3)
        .in_chamber(1, 1, Some(2))
        .suspicion(0, 0)
        .suspicion(1, 1)
        .suspicion(2, 2)
        .accused(1, "wilmot")
        .accused(2, second);
    let mut t = set.cards(&[Remember, Action::Brew, Action::Heal]);
    t.plays([Stay, End, Stay, End, Stay]);
    t
}

/// Those in the Crowd: Green, Grey, Orange and Angry ones.
fn in_the_crowd(t: &Table) -> [i64; 4] {
    let angry = t.field("angry_crowd").as_i64().unwrap_or(-1);
    [t.number(0, "crowd"), t.number(1, "crowd"), t.number(2, "crowd"), angry]
}

const FIRST_TRIAL: &str = "angry seat1 seat2 angry seat0 seat1 angry";

/// T16: five Angry Citizens come for a Suspicion of 0, 1 and 2; of fifteen in the bag seven are
/// drawn into the eight spaces of three players (SE-11.2, SE-11.4, SE-11.5, SE-1.8).
#[test]
fn t16_a_trial_begins() {
    let mut t = before_the_trials("");
    t.will(BAG, FIRST_TRIAL).play(End);
    assert!(t.events.contains(&Event::Angered { count: 5 }));
    assert_eq!(in_the_crowd(&t), [3, 1, 2, 2], "fifteen without the seven");
    let chamber = t.field("chambers")[0]["spaces"].clone();
    let [angry, green, grey, orange] =
        [json!("angry"), json!({"loyal": 0}), json!({"loyal": 1}), json!({"loyal": 2})];
    assert_eq!(chamber, json!([orange, angry, grey, orange, angry, green, grey, angry]));
    t.done();
}

/// T17: five against three; Orange and Grey are tied, Orange is leftmost and wins Wilmot and 3
/// Wisdom, and recalls two (SE-11.6 to SE-11.10, SE-11.13).
#[test]
fn t17_the_first_trial() {
    let mut t = before_the_trials("");
    t.will(BAG, FIRST_TRIAL).play(End);
    assert_eq!((t.asked(), t.wisdom(2)), (2, 3));
    t.play(Welcome);
    assert_eq!(t.of(2, "coven"), json!(["wilmot"]));
    assert_eq!(in_the_crowd(&t), [4, 3, 2, 5]);
    assert_eq!(t.number(2, "supply"), 4);
}

/// T18: four against four fails: Hazel goes to the box, and all return to the Crowd (SE-11.6,
/// SE-11.12 to SE-11.14).
#[test]
fn t18_the_second_trial() {
    let mut t = before_the_trials("hazel");
    t.will(BAG, FIRST_TRIAL).play(End);
    t.will(BAG, "seat0 angry angry seat0 seat1 angry seat0 angry").play(Welcome);
    assert!(t.events.contains(&Event::TrialLost { witch: witch("hazel") }));
    assert_eq!(t.field("chambers")[1]["witches"], json!([]));
    assert_eq!([0, 1, 2].map(|seat| t.wisdom(seat)), [0, 0, 3]);
    assert_eq!(in_the_crowd(&t), [4, 3, 2, 5]);
    t.done();
}

/// T19: four in the Crowd are two different Favors, three are one, two are none; each recalls one
/// citizen (SE-12.1 to SE-12.3).
#[test]
fn t19_favors() {
    let mut t = before_the_trials("");
    t.will(BAG, FIRST_TRIAL).plays([End, Welcome]);
    assert_eq!(t.asked(), 0);
    t.plays([Favor(3), Ingredient(ingredient("root"))]);
    assert_eq!(t.refusal(Favor(3)), ("septima-no-favor-used", "SE-12.2"));
    t.play(Favor(1));
    assert_eq!((t.has(0, "root"), t.suspicion(0), t.number(0, "crowd")), (1, -1, 3));
    assert_eq!(t.asked(), 1);
    t.play(Favor(3)).free();
    t.play(Ingredient(ingredient("mushroom")));
    assert_eq!((t.has(1, "mushroom"), t.number(1, "crowd")), (1, 2));
    assert_eq!(t.field("season"), "winter", "Orange has no Favor");
    assert_eq!((t.number(2, "crowd"), t.number(2, "supply")), (2, 4));
}

/// T20: in Summer the winner leaves two citizens in the Chamber; with two in the Crowd that is
/// worth 3 (SE-11.11, SE-13.2).
#[test]
fn t20_the_end() {
    let set = table(2).set("season", json!("summer")).phase(5).crowd(0, 4).accused(1, "wilmot");
    let mut t = set.suspicion(0, -1).suspicion(1, -1).cards(&[Remember, Action::Brew]);
    t.plays([Stay, End, Stay]).will(BAG, "seat0 seat1 seat0 seat0 seat0").plays([End, Welcome]);
    assert!(t.is_over());
    let spaces = t.field("chambers")[0]["spaces"].clone();
    assert_eq!(spaces, json!([{"loyal": 0}, {"loyal": 0}, null, null, null, null]));
    assert_eq!(t.number(0, "crowd"), 2);
    assert_eq!(t.line(0, "septima-score-citizens"), 3);
}

/// The Suspicion that each player has gained when all have had their turns.
fn raised(seats: usize, left: &str, right: &str, actions: &[Action]) -> Vec<i64> {
    let mut t = table(seats).septima(left, right, "").cards(actions);
    for _ in 0..seats {
        t.stay();
        while !t.offers(End) {
            let last = *t.choices().last().unwrap_or(&End);
            t.play(last);
        }
        if t.asked() + 1 < seats {
            t.play(End);
        }
    }
    (0..seats).map(|seat| t.suspicion(seat) - 2).collect()
}

/// T43: who is matched with whom, and by how much it raises Suspicion (SE-5.6, SE-5.7, SE-5.11,
/// SE-14.1).
#[test]
fn t43_the_match_table() {
    use Action::Brew;
    assert_eq!(raised(3, "heal", "brew", &[Brew, Brew, Remember]), [1, 1, 0], "not 2");
    assert_eq!(raised(3, "heal", "brew", &[Collect, Recruit, Brew]), [0, 0, 2]);
    assert_eq!(raised(3, "brew", "heal", &[Collect, Recruit, Brew]), [0, 0, 0]);
    assert_eq!(raised(2, "brew", "heal", &[Recruit, Brew]), [0, 1]);
    assert_eq!(raised(2, "heal", "brew", &[Recruit, Brew]), [0, 2]);
}

/// T46: an open die of +1, Suspicion 4 and five steps: one Lucky Charm, and the hunter walks four
/// (SE-14.3, SE-14.4).
#[test]
fn t46_the_deterministic_hunter() {
    let set = before_the_hunter().set("open_hunter", json!(true)).set("die", json!(1));
    let mut t = set.player(0, json!({"charms": 2})).cards(&[Remember, Chant]);
    t.plays([Stay, End, Stay, End]);
    assert_eq!((t.asked(), t.choices()), (0, vec![Charm, Face]));
    t.will(DIE, "2").play(Charm);
    assert!(t.events.contains(&Event::Escaped { seat: kernel::Seat::new(0) }));
    assert_eq!((t.number(0, "charms"), t.suspicion(0), t.list(0, "coven").len()), (1, 4, 2));
    assert_eq!((t.field("phase"), t.field("die")), (json!(2), json!(2)));
    t.done();
}

/// T47: Albert lays the hunter down after the roll: no walk, no loss, and it stands up in step E
/// (SE-8.5, SE-5.19, SE-5.26).
#[test]
fn t47_albert() {
    let set = before_the_hunter().coven(0, "albert wilmot").stock(0, "berry herb");
    let mut t = hunted(set, "1");
    assert_eq!(t.choices(), [Choice::Witch(witch("albert")), Face]);
    t.plays([Choice::Witch(witch("albert")), Spend(Good::Berry), Spend(Good::Herb), Lay(1)]);
    assert!(t.events.contains(&Event::HunterLaid { hut: 1 }));
    assert_eq!((t.list(0, "coven").len(), t.suspicion(0), t.of(0, "leader")), (2, 4, json!("s1b")));
    assert_eq!((t.field("phase"), t.field("huts")[0].clone()), (json!(2), json!("active")));
}
