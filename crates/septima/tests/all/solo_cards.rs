//! The Black Widow's cards and her healing (SE-15.45 to SE-15.64).

use crate::common::*;
use serde_json::{Value, json};

/// A phase in which she goes first. All spiders are on the Leader's space: so they stay there
/// (SE-15.36), and nothing but her card changes anything.
pub fn calm() -> SetUp {
    calm_with(json!({}))
}

/// The same with options.
pub fn calm_with(options: Value) -> SetUp {
    let set_up = alone_with(options).set("first", json!(1)).set("active", json!(1));
    set_up.spiders("2b 2b 2b", &[])
}

/// She plays a card, the player plays `own`; her turn is over, his begins. Shadow Zones are 1, 2
/// and 6.
#[track_caller]
pub fn she_plays(set_up: SetUp, hers: &str, own: Action) -> Table {
    let shadow = if hers == "ritual" { "brew" } else { "ritual" };
    in_shadow(set_up, hers, shadow, own)
}

/// The same; the Shadow Zones are those of another card.
#[track_caller]
pub fn in_shadow(set_up: SetUp, hers: &str, shadow: &str, own: Action) -> Table {
    let mut t = set_up.row(hers, shadow, "").start();
    t.will(SOLO, "left").play(Play(own));
    t
}

/// What is seen of her.
pub fn her(t: &Table, field: &str) -> Value {
    let widow = t.field("widow");
    assert!(widow.get(field).is_some(), "the Black Widow has no field {field}");
    widow[field].clone()
}

/// Cursed Citizens in her supply, in the Crowd, in Chamber 1 and in Chamber 2.
pub fn cursed(t: &Table) -> [u64; 4] {
    let count = |field: &str| her(t, field).as_u64().unwrap_or_default();
    [count("supply"), count("crowd"), t.sent(1, 1) as u64, t.sent(1, 2) as u64]
}

/// Where the spiders are.
pub fn spiders(t: &Table) -> String {
    let list = her(t, "spiders");
    let at = |s: &Value| s["space"].as_str().unwrap_or("-").trim_start_matches('s').to_owned();
    list.as_array().into_iter().flatten().map(at).collect::<Vec<_>>().join(" ")
}

/// While nothing but ways of spiders is asked, the first one is chosen.
#[track_caller]
pub fn crawl(t: &mut Table) {
    while !t.is_over()
        && let Some(way @ Spider { .. }) = t.choices().first().copied()
    {
        t.play(way);
    }
}

/// Citizens that fill the spaces of a Chamber from the left: seats, or `-` for an Angry one.
pub fn stand(set_up: SetUp, chamber: usize, citizens: &str) -> SetUp {
    let places = words(citizens).into_iter().enumerate();
    places.fold(set_up, |s, (i, who)| s.in_chamber(chamber, i + 1, who.parse().ok()))
}

/// Six Angry Citizens.
const FULL: &str = "- - - - - -";

/// The Main ability comes first: with one Cursed Citizen left a Matched Recruit sends that one, and
/// nobody is left for the bonus. The other way round two would go to the Chamber (SE-15.45).
#[test]
fn the_main_ability_comes_before_the_bonus() {
    let t = she_plays(calm().crowd(1, 5), "recruit", Recruit);
    assert_eq!(cursed(&t), [0, 6, 0, 0]);
}

/// Without a Match there is no bonus, with one it is always taken; nobody is asked (SE-15.45).
#[test]
fn the_bonus_needs_a_match() {
    let t = she_plays(calm(), "recruit", Action::Heal);
    assert_eq!((cursed(&t), t.stage()), ([3, 3, 0, 0], "quick_move".into()));
    let t = she_plays(calm(), "recruit", Recruit);
    assert_eq!((cursed(&t), t.stage()), ([2, 4, 0, 0], "quick_move".into()));
}

/// She is Matched with the player or with either marker of Septima (SE-15.46).
#[test]
fn she_is_matched_with_the_player_or_septima() {
    let cases = [
        ("-", "-", Chant, 3),
        ("chant", "move", Action::Heal, 3),
        ("move", "chant", Action::Heal, 3),
        ("chant", "move", Chant, 3),
        ("heal", "move", Action::Heal, 1),
    ];
    for (left, right, own, crowd) in cases {
        let t = she_plays(calm().septima(left, right, ""), "chant", own);
        assert_eq!(her(&t, "crowd"), crowd, "{left} {right} {own:?}");
    }
}

/// Her Remember, here one like Recruit, is Matched by Remember only (SE-15.46, SE-15.60).
#[test]
fn her_remember_is_matched_by_remember_only() {
    let cases = [
        (Remember, "-", 4),
        (Action::Heal, "remember", 4),
        (Recruit, "-", 3),
        (Action::Heal, "recruit", 3),
    ];
    for (own, marker, crowd) in cases {
        let set_up = calm().widow(json!({"remember": 3})).septima(marker, "-", "");
        let t = she_plays(set_up, "remember", own);
        assert_eq!(her(&t, "crowd"), crowd, "{own:?} {marker}");
    }
}

/// A Remember of the player that copied her Action is no Match either (SE-15.46).
#[test]
fn a_copy_of_the_player_does_not_match_her() {
    let set_up = alone().leader(0, "1a").discard(0, "recruit").row("recruit", "brew", "");
    let mut t = set_up.start();
    t.free().will(SOLO, "left").play(Play(Remember)).stay().play(Copy(Recruit));
    assert_eq!(t.crowd(0), 2);
    t.play(End);
    crawl(&mut t);
    assert_eq!((her(&t, "crowd"), her(&t, "suspicion")), (json!(3), json!(4)));
}

/// Ritual Oil Matches the player, not her (SE-15.46).
#[test]
fn ritual_oil_does_not_match_her() {
    let set_up = alone().leader(0, "1a").potions(0, "ritual_oil").row("chant", "brew", "");
    let mut t = set_up.start();
    t.free().will(SOLO, "left").play(Play(Remember)).stay().play(drink("ritual_oil")).idle();
    crawl(&mut t);
    assert_eq!(t.suspicion(0), 3, "he was");
    assert_eq!((her(&t, "crowd"), her(&t, "suspicion")), (json!(1), json!(5)));
}

/// What Septima shows is looked at in her turn: Cloak of Charisma may have changed it
/// (SE-15.46, SE-10.30).
#[test]
fn the_marker_counts_that_lies_there_in_her_turn() {
    let set_up = alone().leader(0, "1a").spells(0, "cloak_of_charisma").row("chant", "brew", "");
    let mut t = set_up.septima("move", "heal", "chant plead").start();
    t.free().will(SOLO, "left").play(Play(Remember)).stay();
    t.play(Cast(spell("cloak_of_charisma"))).play(Marker { side: Side::Left, by: Chant }).idle();
    crawl(&mut t);
    assert_eq!((her(&t, "crowd"), her(&t, "suspicion")), (json!(3), json!(7)));
}

/// Collect: all spiders lie down. Unmatched, it bars nothing (SE-15.47).
#[test]
fn collect_lays_all_spiders_down() {
    let t = she_plays(calm(), "collect", Action::Heal);
    let lying = json!({"space": "s2b", "lies": true});
    assert_eq!(her(&t, "spiders"), json!([lying, lying, lying]));
    assert_eq!(her(&t, "barred"), false);
}

/// She has played a Collect; the player heals a Paralysed one, whose reward is a Crystal.
fn crystal_of_a_patient(marker: &str) -> Table {
    let set_up = calm().patient(1, "paralysed_yellow", false).potions(0, "paralysis_remedy");
    let mut t = she_plays(set_up.septima(marker, "-", ""), "collect", Action::Heal);
    t.play(go("2a")).play(heal(1, "paralysis_remedy"));
    t
}

/// Collect, Matched: the player gains no Crystals until his next turn ends, here in the same phase
/// (SE-15.48).
#[test]
fn collect_together_bars_crystals() {
    let t = crystal_of_a_patient("-");
    assert_eq!((t.has(0, "crystal"), t.levels(0)), (1, [0, 1, 0]));
    let mut t = crystal_of_a_patient("collect");
    assert_eq!(her(&t, "barred"), true);
    assert_eq!((t.has(0, "crystal"), t.levels(0)), (0, [0, 1, 0]));
    t.free().idle();
    assert_eq!((her(&t, "barred"), her(&t, "discard")), (json!(false), json!(["collect"])));
}

/// So it is with Crystals of an outcrop, with those of Sen and with the bonus of Move (SE-15.48).
#[test]
fn crystals_are_barred_whatever_gives_them() {
    // The spiders of 1d guard three areas, but not the outcrop next to 1f.
    let collect = |bonus: &str, witch: &str| {
        let set_up = calm_with(json!({"widow_bonus": bonus})).leader(0, "1d");
        let set_up = set_up.spiders("1d 1d 1d", &[]).coven(0, witch).stock(0, "root root");
        let mut t = she_plays(set_up, "collect", Collect);
        t.play(go("1f"));
        while let Some(on) = [GoOn, Main, Enough].into_iter().find(|on| t.offers(*on)) {
            if t.offers(ask("sen")) {
                t.play(ask("sen")).play(Spend(Good::Root));
            } else {
                t.play(on);
            }
        }
        t.has(0, "crystal")
    };
    assert_eq!([collect("never", ""), collect("matched", "")], [1, 0]);
    assert_eq!([collect("never", "sen"), collect("matched", "sen")], [3, 0]);
    let fly = |bonus: &str| {
        let set_up = calm_with(json!({"widow_bonus": bonus})).septima("move", "-", "");
        let mut t = she_plays(set_up, "collect", Move);
        t.play(go("2a")).play(Leap(space("5a")));
        t.has(0, "crystal")
    };
    assert_eq!([fly("matched"), fly("always")], [1, 0]);
}

/// If the player went first, it lasts for his turn of the next phase, and the card stays out so
/// long: it lies in no pile, and cannot be chosen by Cooperation (SE-15.48, SE-15.20).
#[test]
fn the_card_that_bars_crystals_stays_out() {
    let set_up = alone().leader(0, "1a").septima("collect", "-", "").row("collect", "brew", "");
    let mut t = set_up.start();
    t.free().will(SOLO, "left").will(WIDOW, "chant").play(Play(Action::Heal)).idle();
    crawl(&mut t);
    assert_eq!((t.stage(), t.field("phase")), ("choose".into(), json!(2)));
    assert_eq!((her(&t, "barred"), her(&t, "action")), (json!(true), json!("collect")));
    assert_eq!((her(&t, "discard"), her(&t, "deck")), (json!([]), json!(6)));
    assert_eq!(t.refusal(Cooperate(Collect)).1, "SE-15.20");
    assert!(t.offers(Cooperate(Plead)));
    t.will(SOLO, "left").play(Play(Action::Brew)).stay();
    assert_eq!((t.stage(), her(&t, "barred")), ("end".into(), json!(true)));
    t.play(End);
    assert_eq!((her(&t, "barred"), her(&t, "discard")), (json!(false), json!(["collect"])));
}

/// A Remember like Collect bars Crystals too, and is itself the card that stays out
/// (SE-15.48, SE-15.60).
#[test]
fn a_remember_that_bars_crystals_stays_out() {
    let set_up = alone().leader(0, "1a").septima("remember", "-", "").row("remember", "brew", "");
    let mut t = set_up.start();
    t.free().will(SOLO, "left").play(Play(Action::Heal)).idle();
    crawl(&mut t);
    assert_eq!((her(&t, "barred"), her(&t, "action")), (json!(true), json!("remember")));
    assert_eq!((her(&t, "discard"), t.refusal(Cooperate(Remember)).1), (json!([]), "SE-15.20"));
    t.will(SOLO, "left").play(Play(Action::Brew)).idle();
    assert_eq!((her(&t, "barred"), her(&t, "discard")), (json!(false), json!(["remember"])));
}

/// In the fifth phase it ends before the Trials (SE-15.48).
#[test]
fn crystals_are_free_again_before_the_trials() {
    let set_up = stand(alone().leader(0, "1a").crowd(0, 0), 1, "0 0 0 0 - -").accused(1, "otto");
    let set_up = set_up.septima("collect", "-", "").phase(5).row("collect", "brew", "");
    let mut t = set_up.start();
    t.free().will(SOLO, "left").play(Play(Action::Heal)).idle();
    crawl(&mut t);
    assert!(t.events.contains(&Event::CrystalsBarred) && t.offers(Welcome), "the Trial is on");
    assert_eq!((her(&t, "barred"), her(&t, "discard")), (json!(false), json!(["collect"])));
}

/// Two spiders on their way to the Leader on 2b, one there already. Zones 1, 2 and 6 are no zones
/// of theirs: they do not crawl.
fn on_the_way() -> SetUp {
    calm().spiders("2b 4i 3e", &[2, 3])
}

/// Move: every spider moves 1, then the one that is furthest then 1 more; the card costs no Wisdom
/// (SE-15.49).
#[test]
fn move_moves_all_and_the_furthest() {
    let t = she_plays(on_the_way(), "move", Action::Heal);
    assert_eq!((spiders(&t), t.wisdom(0)), ("2b 4d 3c".into(), 14));
}

/// Which one is furthest is seen after the first steps; between equals the player chooses
/// (SE-15.49, SE-15.7).
#[test]
fn the_player_chooses_between_equally_far_spiders() {
    let mut t = she_plays(calm().spiders("2b 3e 4a", &[]), "move", Action::Heal);
    let ways = [Spider { spider: 2, to: space("2d") }, Spider { spider: 3, to: space("2a") }];
    assert_eq!((spiders(&t), t.choices()), ("2b 3c 3a".into(), ways.to_vec()));
    t.play(ways[1]);
    assert_eq!((spiders(&t), t.wisdom(0)), ("2b 3c 2a".into(), 14));
}

/// Move, Matched: every spider moves 1 more; even beside the Leader it costs nothing now
/// (SE-15.50, SE-15.49).
#[test]
fn move_together_moves_all_once_more() {
    let t = she_plays(on_the_way(), "move", Move);
    assert_eq!((spiders(&t), t.wisdom(0)), ("2b 4b 2d".into(), 14));
}

/// Brew: Suspicion +1; Matched: she heals the nearest Patient (SE-15.51).
#[test]
fn brew_raises_and_heals_together() {
    let set_up = calm().patient(1, "blind_yellow", false);
    let t = she_plays(set_up.clone(), "brew", Action::Heal);
    assert_eq!((her(&t, "suspicion"), her(&t, "levels")), (json!(5), json!([0, 0, 0])));
    let t = she_plays(set_up, "brew", Action::Brew);
    assert_eq!((her(&t, "suspicion"), her(&t, "levels")), (json!(6), json!([1, 0, 0])));
}

/// Heal: the nearest Patient, then the nearest of the others (SE-15.52).
#[test]
fn heal_heals_the_two_nearest() {
    // From 2b flag 1 is 0 steps away, flag 6 is 2, flag 5 is 3.
    let set_up = calm().patient(5, "paralysed_yellow", false).patient(6, "infected_blue", false);
    let t = she_plays(set_up.patient(1, "blind_yellow", false), "heal", Chant);
    assert_eq!((her(&t, "levels"), her(&t, "suspicion")), (json!([1, 0, 1]), json!(4)));
}

/// Heal, Matched: a Cursed Citizen goes from the Crowd to Chamber 1, if there is one (SE-15.53).
#[test]
fn heal_together_sends_a_citizen() {
    let t = she_plays(calm().crowd(1, 2), "heal", Action::Heal);
    assert_eq!(cursed(&t), [4, 1, 1, 0]);
    let t = she_plays(calm().crowd(1, 2), "heal", Chant);
    assert_eq!(cursed(&t), [4, 2, 0, 0], "not alone");
    let t = she_plays(calm().crowd(1, 0), "heal", Action::Heal);
    assert_eq!(cursed(&t), [6, 0, 0, 0], "not from the supply");
}

/// Chant: Suspicion +1 (SE-15.54).
#[test]
fn chant_raises() {
    let t = she_plays(calm(), "chant", Action::Heal);
    assert_eq!((her(&t, "suspicion"), cursed(&t)), (json!(5), [5, 1, 0, 0]));
}

/// Chant, Matched: 2 Cursed Citizens join the Crowd, or as many as there are; and her Suspicion
/// rises for the Match as well (SE-15.54).
#[test]
fn chant_together_sends_two_to_the_crowd() {
    let t = she_plays(calm(), "chant", Chant);
    assert_eq!((her(&t, "suspicion"), cursed(&t)), (json!(6), [3, 3, 0, 0]));
    assert_eq!(cursed(&she_plays(calm().crowd(1, 5), "chant", Chant)), [0, 6, 0, 0]);
    assert_eq!(cursed(&she_plays(calm().crowd(1, 6), "chant", Chant)), [0, 6, 0, 0]);
}

/// Recruit, the first that is possible: 2 from the supply to the Crowd, 2 from the Crowd to
/// Chamber 1, or Suspicion +1 (SE-15.55).
#[test]
fn recruit_does_the_first_that_is_possible() {
    let recruit = |set_up: SetUp| {
        let t = she_plays(set_up, "recruit", Action::Heal);
        (cursed(&t), her(&t, "suspicion").as_i64())
    };
    assert_eq!(recruit(calm().crowd(1, 3)), ([1, 5, 0, 0], Some(4)));
    assert_eq!(recruit(calm().crowd(1, 6)), ([0, 4, 2, 0], Some(4)));
    let sent = stand(calm().crowd(1, 0), 1, "1 1 1 1 1 1");
    assert_eq!(recruit(sent), ([0, 0, 6, 0], Some(5)));
    let full = stand(stand(calm().crowd(1, 6), 1, FULL), 2, FULL);
    assert_eq!(recruit(full), ([0, 6, 0, 0], Some(5)), "both Chambers are full");
}

/// Recruit, Matched: 1 more from the supply to the Crowd; nothing else takes its place (SE-15.56).
#[test]
fn recruit_together_sends_one_more() {
    let t = she_plays(calm().crowd(1, 3), "recruit", Recruit);
    assert_eq!((cursed(&t), her(&t, "suspicion")), ([0, 6, 0, 0], json!(5)));
    let t = she_plays(calm().crowd(1, 4), "recruit", Recruit);
    assert_eq!((cursed(&t), her(&t, "suspicion")), ([0, 6, 0, 0], json!(5)));
}

/// Plead, the first that is possible: 2 from the Crowd to Chamber 1, 2 from the supply to the
/// Crowd, or Suspicion +1 (SE-15.57).
#[test]
fn plead_does_the_first_that_is_possible() {
    let plead = |set_up: SetUp| {
        let t = she_plays(set_up, "plead", Action::Heal);
        assert_eq!(t.wisdom(0), 14);
        (cursed(&t), her(&t, "suspicion").as_i64())
    };
    assert_eq!(plead(calm().crowd(1, 3)), ([3, 1, 2, 0], Some(4)));
    assert_eq!(plead(calm().crowd(1, 0)), ([4, 2, 0, 0], Some(4)));
    let sent = stand(calm().crowd(1, 0), 1, "1 1 1 1 1 1");
    assert_eq!(plead(sent), ([0, 0, 6, 0], Some(5)));
    let full = stand(stand(calm().crowd(1, 2), 1, FULL), 2, FULL);
    assert_eq!(plead(full), ([2, 4, 0, 0], Some(4)), "both Chambers are full");
}

/// Plead, Matched: 1 more straight from the supply to Chamber 1; no Wisdom is gained or lost
/// (SE-15.57).
#[test]
fn plead_together_sends_one_straight_to_the_chamber() {
    let t = she_plays(calm().crowd(1, 3), "plead", Plead);
    assert_eq!((cursed(&t), t.wisdom(0)), ([2, 1, 3, 0], 14));
    let t = she_plays(calm().crowd(1, 6), "plead", Plead);
    assert_eq!(cursed(&t), [0, 4, 2, 0], "nobody is in the supply");
    let full = stand(stand(calm().crowd(1, 2), 1, FULL), 2, FULL);
    assert_eq!(cursed(&she_plays(full, "plead", Plead)), [2, 4, 0, 0], "no space is free");
}

/// Cursed Citizens take the leftmost empty space of Chamber 1, each by itself, and if it is full
/// that of Chamber 2, also without a Witch there (SE-15.58).
#[test]
fn cursed_citizens_overflow_into_chamber_two() {
    let (she, none) = (json!({"loyal": 1}), Value::Null);
    let spaces = |t: &Table, chamber: usize| t.field("chambers")[chamber]["spaces"].clone();
    let gap = calm().crowd(1, 2).in_chamber(1, 1, None).in_chamber(1, 3, None);
    let t = she_plays(gap, "plead", Action::Heal);
    assert_eq!(spaces(&t, 0), json!(["angry", she, "angry", she, none, none]));
    let nearly = stand(calm().crowd(1, 2), 1, "- - - - -").in_chamber(2, 1, None);
    let t = she_plays(nearly, "plead", Action::Heal);
    assert_eq!((&spaces(&t, 0)[5], t.accused(2).len()), (&she, 0));
    assert_eq!(spaces(&t, 1), json!(["angry", she, none, none, none, none]));
    let t = she_plays(stand(calm().crowd(1, 2), 1, FULL), "plead", Action::Heal);
    assert_eq!(cursed(&t), [4, 0, 0, 2]);
    let t = she_plays(stand(calm().crowd(1, 2), 1, FULL), "heal", Action::Heal);
    assert_eq!(cursed(&t), [4, 1, 0, 1], "so it is with Heal");
}

/// Where two are asked for and one can go, that one goes, and that was it (SE-15.59).
#[test]
fn one_of_two_is_enough() {
    let t = she_plays(calm().crowd(1, 5), "recruit", Action::Heal);
    assert_eq!((cursed(&t), her(&t, "suspicion")), ([0, 6, 0, 0], json!(4)));
    let t = she_plays(calm().crowd(1, 1), "plead", Action::Heal);
    assert_eq!(cursed(&t), [5, 0, 1, 0]);
    let nearly = stand(stand(calm().crowd(1, 3), 1, FULL), 2, "- - - - -");
    let t = she_plays(nearly, "plead", Action::Heal);
    assert_eq!(cursed(&t), [3, 2, 0, 1], "only one space is free");
}

/// Each of the six Remember cards does what the card does that it copies, Main ability and bonus
/// (SE-15.60, SE-15.30).
#[test]
fn remember_is_like_the_card_it_copies() {
    let copies = ["collect", "move", "heal", "recruit", "plead", "ritual"];
    let actions = [Collect, Move, Action::Heal, Recruit, Plead, Action::Ritual];
    for (n, (card, action)) in copies.into_iter().zip(actions).enumerate() {
        let done = |hers: &str, own: Action| {
            let set_up = calm().spiders("2b 4i 3e", &[]).widow(json!({"remember": n}));
            let set_up = set_up.widow(json!({"negotiation": [1, 0, 0]})).crowd(1, 2);
            let set_up = set_up.patient(1, "blind_yellow", true).board("-", "summoning", "-", "");
            let mut t = in_shadow(set_up, hers, "brew", own);
            crawl(&mut t);
            let seen = ["suspicion", "levels", "spiders", "barred", "negotiation"];
            (seen.map(|field| her(&t, field)), cursed(&t), t.field("spells"))
        };
        let t = calm().widow(json!({"remember": n})).start();
        assert_eq!(her(&t, "remembers"), card);
        assert_eq!(done("remember", Remember), done(card, action), "{card}, Matched");
        assert_eq!(done("remember", Chant), done(card, Chant), "{card}");
        assert_ne!(done("remember", Remember), done("remember", Chant), "{card} has a bonus");
    }
}

/// Ritual: the spells of the bottom row go to the box, those above move down, and new ones are
/// turned up (SE-15.61, SE-10.2).
#[test]
fn ritual_sweeps_the_bottom_row() {
    let set_up = calm().widow(json!({"negotiation": [0, 0, 0]}));
    let scoring = "lions_roar dark_moon_stone";
    let set_up = set_up.board(scoring, "summoning", "dream_powder", "magic_mortar");
    let set_up = set_up.board("-", "doppelganger", "magic_mirror", "");
    let set_up = set_up.board("-", "-", "invisibility", "");
    let mut t = set_up.row("ritual", "brew", "").start();
    t.will(SOLO, "left").will(SPELLS, "magic_mortar").play(Play(Chant));
    let row = |n: usize| {
        let row = t.field("spells")[n].clone();
        (row["middle"].clone(), row["bottom"].clone(), row["deck"].as_u64())
    };
    assert_eq!(row(2), (json!("magic_mortar"), json!("summoning"), Some(0)));
    assert_eq!(row(1), (Value::Null, json!("doppelganger"), Some(0)), "the deck is empty");
    assert_eq!(row(0), (Value::Null, Value::Null, Some(0)));
    assert_eq!(t.field("spells")[2]["scoring"], json!(["lions_roar", "dark_moon_stone"]));
}

/// Ritual: the player gives up a Negotiation card of his choice (SE-15.61).
#[test]
fn ritual_takes_a_negotiation_card() {
    let mut t = she_plays(calm(), "ritual", Chant);
    let drops = Negotiation::ALL.map(Drop);
    assert_eq!((her(&t, "negotiation"), t.choices()), (json!([3, 2, 3]), drops.to_vec()));
    t.play(Drop(Negotiation::Delay));
    assert_eq!((her(&t, "negotiation"), her(&t, "suspicion")), (json!([3, 1, 3]), json!(4)));
}

/// With cards of one kind nothing is asked; without any nothing is lost (SE-15.61).
#[test]
fn ritual_asks_only_for_what_there_is() {
    for (held, left) in [([0, 2, 0], [0, 1, 0]), ([0, 0, 0], [0, 0, 0])] {
        let t = she_plays(calm().widow(json!({"negotiation": held})), "ritual", Chant);
        assert_eq!((her(&t, "negotiation"), t.stage()), (json!(left), "quick_move".into()));
    }
    let t = she_plays(calm().widow(json!({"negotiation": [1, 0, 1]})), "ritual", Chant);
    assert!(!t.offers(Drop(Negotiation::Delay)) && t.offers(Drop(Negotiation::Information)));
}

/// Ritual, Matched: Suspicion +1, and 1 more for the Match (SE-15.61, SE-15.65).
#[test]
fn ritual_together_raises() {
    let set_up = calm().widow(json!({"negotiation": [0, 0, 0]}));
    let t = she_plays(set_up, "ritual", Action::Ritual);
    assert_eq!(her(&t, "suspicion"), 6);
}

/// She heals with a Brew that Septima shows; Shadow Zones 4, 5 and 6.
fn heals(set_up: SetUp) -> Table {
    in_shadow(set_up.septima("brew", "-", ""), "brew", "heal", Chant)
}

/// The flags of the Patients she has healed.
fn healed(t: &Table) -> Vec<usize> {
    let beds = t.field("patients");
    (1..=6).filter(|flag| beds[flag - 1]["healed"] == 2).collect()
}

/// A Patient whose area touches a Shadow Zone comes before a nearer one (SE-15.62).
#[test]
fn patients_next_to_the_shadow_come_first() {
    let set_up = calm().patient(1, "blind_yellow", false).patient(4, "blind_blue", false);
    assert_eq!(healed(&heals(set_up.clone())), [4]);
    let t = in_shadow(set_up.septima("brew", "-", ""), "brew", "ritual", Chant);
    assert_eq!(healed(&t), [1], "zones 1, 2 and 6");
}

/// Of those in the shadow the nearest one; without any, the nearest of all (SE-15.62).
#[test]
fn the_nearest_patient_is_healed() {
    // From 1d flag 1 is 0 steps away, flag 2 is 2, flag 6 is 1, flag 4 is 5.
    let set_up = calm().leader(0, "1d").spiders("1d 1d 1d", &[]);
    let out = set_up.clone().patient(1, "blind_yellow", false).patient(2, "blind_blue", false);
    assert_eq!(healed(&heals(out)), [1]);
    let both = set_up.patient(4, "blind_blue", false).patient(6, "infected_blue", false);
    assert_eq!(healed(&heals(both.patient(1, "blind_yellow", false))), [6]);
}

/// When the shadow has no Patient left, her second healing looks at the others (SE-15.62, SE-15.52).
#[test]
fn the_second_patient_may_be_out_of_the_shadow() {
    let set_up = calm().patient(1, "blind_yellow", false).patient(4, "blind_blue", false);
    let set_up = set_up.patient(3, "infected_yellow", false).patient(2, "infected_blue", false);
    // Shadow Zones 1, 3 and 5 leave nobody out.
    let t = in_shadow(set_up.clone(), "heal", "move", Chant);
    assert_eq!(t.choices(), [Nearest(1), Nearest(2)]);
    // Shadow Zones 1, 5 and 6: flags 1 and 4, then nobody.
    let t = in_shadow(set_up, "heal", "recruit", Chant);
    assert_eq!(healed(&t), [1, 4]);
    let set_up = calm().patient(4, "blind_blue", false).patient(3, "infected_yellow", false);
    let t = in_shadow(set_up, "heal", "recruit", Chant);
    assert_eq!(healed(&t), [3, 4]);
}

/// Among equally near ones the player chooses; a spider on the way is not minded (SE-15.62).
#[test]
fn the_player_chooses_among_equally_near_patients() {
    // Flags 3 and 6 are two steps away, over 2a and then 3a or 1a.
    let set_up = calm().patient(3, "blind_yellow", false).patient(6, "blind_blue", false);
    for third in ["2b", "3a"] {
        let spiders = format!("2b 2b {third}");
        let mut t = heals(set_up.clone().spiders(&spiders, &[]));
        assert_eq!(t.choices(), [Nearest(3), Nearest(6)]);
        t.play(Nearest(6));
        assert_eq!((healed(&t), spiders), (vec![6], crate::solo_cards::spiders(&t)));
    }
}

/// She heals a Patient once in a phase, and nobody in the Hospital (SE-15.63).
#[test]
fn she_heals_a_patient_once() {
    let t = she_plays(calm().patient(1, "blind_yellow", false), "heal", Chant);
    assert_eq!(her(&t, "levels"), json!([1, 0, 0]));
    // The Leader stands next to the Hospital.
    let set_up = calm().leader(0, "2a").spiders("2a 2a 2a", &[]);
    let t = she_plays(set_up, "heal", Chant);
    assert_eq!(her(&t, "levels"), json!([0, 0, 0]));
}

/// The player may heal a Patient that she has healed in this phase, and she one that he has
/// (SE-15.63).
#[test]
fn both_may_heal_the_same_patient() {
    let sick = |set_up: SetUp| set_up.patient(1, "blind_yellow", false);
    let set_up = sick(calm()).potions(0, "blindness_remedy");
    let mut t = she_plays(set_up, "heal", Action::Heal);
    t.play(go("2a")).play(heal(1, "blindness_remedy"));
    assert_eq!((t.levels(0), her(&t, "levels")), ([1, 0, 0], json!([1, 0, 0])));
    let set_up = sick(alone()).leader(0, "1a").potions(0, "blindness_remedy");
    let mut t = set_up.row("heal", "ritual", "").start();
    t.free().will(SOLO, "left").play(Play(Action::Heal)).stay();
    t.play(heal(1, "blindness_remedy")).idle();
    crawl(&mut t);
    assert_eq!((t.levels(0), her(&t, "levels")), ([1, 0, 0], json!([1, 0, 0])));
}

/// An Angry Citizen on the Patient returns to the supply, the marker advances without a reward, and
/// the Patient leaves in step E (SE-15.64, SE-5.27).
#[test]
fn her_healing_brings_no_reward() {
    let set_up =
        calm().leader(0, "2a").spiders("2a 2a 2a", &[]).patient(1, "infected_yellow", true);
    let mut t = she_plays(set_up, "heal", Action::Brew);
    assert_eq!((her(&t, "levels"), cursed(&t)), (json!([0, 0, 1]), [5, 1, 0, 0]));
    assert_eq!((t.field("angry"), t.patients()), (json!(16), "infected_yellow - - - - -".into()));
    t.free().play(go("1a")).play(End);
    assert_eq!(t.field("patient_discard"), json!(["infected_yellow"]));
}

/// On level 5 the marker stays (SE-15.64).
#[test]
fn her_marker_stays_on_level_five() {
    let set_up = calm().player(1, json!({"levels": [4, 5, 0]})).patient(1, "blind_yellow", false);
    let mut t = she_plays(set_up.patient(2, "paralysed_blue", false), "heal", Chant);
    t.play(Nearest(2));
    assert_eq!((her(&t, "levels"), healed(&t)), (json!([5, 5, 0]), vec![1, 2]));
}
