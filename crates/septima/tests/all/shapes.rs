//! Shapeshifting: the card, the form, the way back (SE-16.1 to SE-16.25, SE-16.35, SE-16.36).

use crate::common::*;
use crate::season::{last_phase, preparation};
use crate::spells::cast;
use kernel::{Chance, Match, Seed, Shared};
use serde_json::json;

/// A table with Shapeshifting: the animals of seat 0 are Snake and Toad, those of seat 1 Fox and
/// Squirrel.
pub fn beasts(seats: usize) -> SetUp {
    table_with(json!({"seats": seats, "shapeshifting": true}))
}

/// Seat 0 began the phase as a Toad, whose tile lies on Otto.
fn toad() -> SetUp {
    beasts(2).coven(0, "otto").animal(0, Animal::Toad, "otto")
}

/// Seat 0 began the phase as a Cat, whose tile lies on Otto; other witches are in the Coven too.
fn cat(others: &str) -> SetUp {
    beasts(2).coven(0, &format!("otto {others}")).animal(0, Animal::Cat, "otto")
}

fn shift(animal: Animal, over: &str) -> Choice {
    Shift { animal, over: Some(witch(over)) }
}

/// The actions that seat 0 can play now.
fn playable(t: &Table) -> Vec<Action> {
    Action::ALL.into_iter().filter(|action| t.offers(Play(*action))).collect()
}

/// Both play Shapeshift; Mathilda of seat 0 raises Suspicion to 8 and lays down hunter 4, then he
/// becomes a Toad over her. Hunter 2, in his zone, catches him in step C.
fn caught_as_a_toad(coven: &str) -> Table {
    let set_up = beasts(2).coven(0, coven).suspicion(0, 6).player(0, json!({"wisdom": 7}));
    let mut t = set_up.hunters(&[2, 4]).cards(&[Shapeshift, Shapeshift]);
    t.stay().plays([ask("mathilda"), Lay(4), shift(Animal::Toad, "mathilda"), Enough, End]);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (8, json!(true)));
    t.stay().plays([Shift { animal: Animal::Fox, over: None }, Enough]);
    t.will(DIE, "2").play(End);
    assert!(t.events.iter().any(|e| matches!(e, Event::Caught { .. })));
    t
}

/// Both modules are for the full game, together or alone (SE-16.1, SE-17.2).
#[test]
fn the_modules_need_the_full_game() {
    let deals = |options| {
        let chance = Chance::fast(Seed::numbered(1, 0));
        Match::<Septima>::new(Shared::built_in(), &options, vec![], chance).is_ok()
    };
    assert!(deals(json!({"seats": 2, "shapeshifting": true, "omens": true})));
    assert!(deals(json!({"seats": 1, "shapeshifting": true, "omens": true})));
    for module in ["shapeshifting", "omens"] {
        assert!(deals(json!({"seats": 2, "mode": "full", module: true})));
        assert!(!deals(json!({"seats": 2, "mode": "basic", module: true})));
    }
}

/// Chant goes to the box and Shapeshift into the hand: nine cards as ever; everybody is human at
/// first (SE-16.1).
#[test]
fn shapeshift_takes_the_place_of_chant() {
    let t = deal_with(json!({"seats": 3, "shapeshifting": true}), &[]);
    for seat in 0..3 {
        let all = "collect move brew heal recruit plead remember ritual shapeshift";
        assert_eq!(t.list(seat, "hand"), words(all));
        assert_eq!(t.of(seat, "animal"), json!(null));
    }
    let t = deal_with(json!({"seats": 2}), &[]);
    let hand = t.list(0, "hand");
    assert!(hand.contains(&"chant".into()) && !hand.contains(&"shapeshift".into()));
    assert_eq!(t.of(0, "animals"), json!(null));
}

/// The colour of each player is drawn, and with it his two animals (SE-16.2, SE-16.1).
#[test]
fn the_animals_come_with_the_colour() {
    let script = [(COLOURS, "purple grey green orange")];
    let t = deal_with(json!({"seats": 4, "shapeshifting": true}), &script);
    let animals = [0, 1, 2, 3].map(|seat| t.of(seat, "animals"));
    let pairs = [["cat", "owl"], ["goat", "hare"], ["snake", "toad"], ["fox", "squirrel"]];
    assert_eq!(animals, pairs.map(|pair| json!(pair)));
}

/// The rulebook's circle: Collect, Brew and Plead come back at once, Shapeshift itself after the
/// turn; unmatched it changes nothing about Suspicion (SE-16.3, SE-16.5, SE-16.9).
#[test]
fn shapeshift_takes_back_all_cards() {
    let set_up = beasts(2).coven(0, "hazel otto").discard(0, "collect brew plead");
    let mut t = set_up.cards(&[Shapeshift, Collect]);
    t.stay();
    let over = ["hazel", "otto"];
    let any = [Animal::Snake, Animal::Toad].map(|animal| over.map(|w| shift(animal, w)));
    assert_eq!(t.choices(), any.concat());
    t.play(shift(Animal::Toad, "otto"));
    assert_eq!(t.of(0, "animal"), "toad");
    assert_eq!(t.of(0, "covered"), "otto");
    assert_eq!(t.place(0), "2b");
    let hand = "collect move brew heal recruit plead remember ritual";
    assert_eq!(t.list(0, "hand"), words(hand));
    assert!(t.list(0, "discard").is_empty());
    t.play(End);
    assert!(t.list(0, "discard").is_empty());
    t.idle();
    assert_eq!((t.field("phase"), t.suspicion(0)), (json!(2), 2));
    assert_eq!(t.list(0, "hand"), words(&format!("{hand} shapeshift")));
    assert!(t.list(0, "discard").is_empty());
}

/// Matched it also lowers Suspicion by 1, and raises nothing (SE-16.4, SE-16.5).
#[test]
fn a_matched_shapeshift_lowers_suspicion() {
    let mut t = beasts(2).coven(0, "otto").cards(&[Shapeshift, Shapeshift]);
    t.stay().play(shift(Animal::Snake, "otto")).play(Bonus);
    assert_eq!(t.suspicion(0), 1);
    t.play(End);
    assert_eq!((t.suspicion(0), t.of(0, "raised")), (1, json!(false)));
}

/// It raises nothing, however it was matched, also if the bonus was left (SE-16.5, SE-16.4).
#[test]
fn a_matched_shapeshift_raises_nothing() {
    let set_up = beasts(2).coven(0, "otto");
    let mut t = set_up.clone().cards(&[Shapeshift, Shapeshift]);
    t.stay().plays([shift(Animal::Snake, "otto"), Enough, End]);
    assert_eq!(t.suspicion(0), 2);
    for (left, right) in [("chant", "-"), ("-", "chant")] {
        let mut t = set_up.clone().septima(left, right, "").cards(&[Shapeshift, Collect]);
        t.stay().plays([shift(Animal::Snake, "otto"), Enough, End]);
        assert_eq!((t.suspicion(0), t.of(0, "raised")), (2, json!(false)));
    }
}

/// The tile lies on a witch of choice, whose ability is gone at once (SE-16.6).
#[test]
fn a_covered_witch_cannot_be_used() {
    let set_up = beasts(2).coven(0, "nina otto").used(0, "invisibility").stock(0, "herb");
    let mut t = set_up.cards(&[Shapeshift, Collect]);
    t.stay();
    assert!(t.offers(ask("nina")), "before the card");
    t.play(GoOn);
    let mut other = Table { game: t.game, dice: Default::default(), events: vec![] };
    t.play(shift(Animal::Toad, "nina"));
    assert!(t.stage() == "end" && !t.offers(ask("nina")));
    other.play(shift(Animal::Toad, "otto"));
    assert!(other.offers(ask("nina")));
}

/// Seat 0 is a Snake over one of four witches, and a fifth one comes by healing.
fn a_fifth_witch() -> Table {
    let set_up = beasts(2).coven(0, "otto bryn hazel edith").animal(0, Animal::Snake, "edith");
    let set_up = set_up.player(0, json!({"levels": [4, 0, 0]})).potions(0, "blindness_remedy");
    let mut t = set_up.patient(1, "blind_yellow", false).cards(&[Action::Heal, Collect]);
    // Edith is covered: nobody asks for the track.
    t.stay().will(WITCHES, "luke sen").play(heal(1, "blindness_remedy"));
    t.play(Keep(witch("luke")));
    t
}

/// She still counts as a witch of the Coven, and so for the limit of four (SE-16.6).
#[test]
fn a_covered_witch_still_counts() {
    let t = a_fifth_witch();
    assert_eq!(t.list(0, "coven").len(), 4);
    assert!(!t.offers(Welcome) && t.offers(Replace(witch("edith"))));
}

/// And for the worry that asks for four witches (SE-16.6, SE-15.83).
#[test]
fn a_covered_witch_counts_for_worries() {
    for (coven, met) in [("otto bryn hazel edith", true), ("otto bryn hazel", false)] {
        let set_up = alone_with(json!({"shapeshifting": true})).coven(0, coven);
        let t = set_up.animal(0, Animal::Toad, "otto").start();
        assert_eq!(t.field("widow")["worries"][4], met);
    }
}

/// If the covered witch goes to the box, the tile moves to another one of choice (SE-16.8).
#[test]
fn the_tile_moves_when_its_witch_goes_to_the_box() {
    let mut t = a_fifth_witch();
    t.play(Replace(witch("edith")));
    assert_eq!(t.choices(), ["bryn", "hazel", "luke", "otto"].map(|w| Cover(witch(w))));
    t.play(Cover(witch("luke")));
    assert_eq!([t.of(0, "covered"), t.of(0, "animal")], ["luke", "snake"].map(|s| json!(s)));
    // If another one goes, it stays.
    let mut t = a_fifth_witch();
    t.play(Replace(witch("otto")));
    assert_eq!(t.of(0, "covered"), "edith");
}

/// A single witch is covered, of course (SE-16.7).
#[test]
fn a_single_witch_is_covered() {
    let mut t = beasts(2).coven(0, "otto").cards(&[Shapeshift, Collect]);
    t.stay();
    assert_eq!(t.choices(), [shift(Animal::Snake, "otto"), shift(Animal::Toad, "otto")]);
}

/// As the last witch she is not captured: five Wisdom are lost, and the tile stays (SE-16.7).
#[test]
fn the_last_witch_stays_under_her_tile() {
    let mut t = caught_as_a_toad("mathilda");
    assert_eq!((t.wisdom(0), t.suspicion(0)), (2, 7));
    t.play(Stay);
    assert_eq!([t.of(0, "covered"), t.of(0, "animal")], ["mathilda", "toad"].map(|s| json!(s)));
}

/// With an empty Coven the tile lies beside the board (SE-16.7).
#[test]
fn without_witches_the_tile_covers_none() {
    let mut t = beasts(2).cards(&[Shapeshift, Collect]);
    t.stay().play(Shift { animal: Animal::Toad, over: None });
    assert_eq!([t.of(0, "covered"), t.of(0, "animal")], [json!(null), json!("toad")]);
}

/// If the covered witch is captured, the tile moves to another one of choice, and the form stays
/// (SE-16.8); where one is left it moves by itself.
#[test]
fn the_tile_moves_when_its_witch_is_captured() {
    let mut t = caught_as_a_toad("mathilda otto hazel");
    t.play(Lose(witch("mathilda")));
    assert_eq!(t.choices(), ["hazel", "otto"].map(|w| Cover(witch(w))));
    t.play(Cover(witch("hazel"))).play(Stay);
    assert_eq!([t.of(0, "covered"), t.of(0, "animal")], ["hazel", "toad"].map(|s| json!(s)));
    let mut t = caught_as_a_toad("mathilda otto");
    t.play(Lose(witch("mathilda"))).play(Stay);
    assert_eq!([t.of(0, "covered"), t.of(0, "animal")], ["otto", "toad"].map(|s| json!(s)));
}

/// Until step E Shapeshift is the revealed action for the matches of others (SE-16.9).
#[test]
fn shapeshift_matches_those_who_come_later() {
    let mut t = beasts(2).coven(0, "otto").cards(&[Shapeshift, Shapeshift]);
    t.stay().plays([shift(Animal::Toad, "otto"), Enough, End]);
    assert_eq!((t.asked(), t.of(0, "action")), (1, json!("shapeshift")));
    assert_eq!(t.matched(), "players");
}

/// It has the icon of Chant: Septima's marker, the ritual track (SE-16.10).
#[test]
fn shapeshift_is_matched_and_advances_like_chant() {
    let set_up = beasts(2).coven(0, "otto").septima("chant", "-", "").marker(0, 1, 2);
    let mut t = set_up.cards(&[Shapeshift, Collect]);
    assert_eq!(t.matched(), json!({"septima": "left"}));
    t.stay().play(shift(Animal::Toad, "otto")).play(Bonus);
    assert_eq!(t.refusal(Advance(track(2, 1))).1, "SE-5.16");
    t.play(Advance(track(2, 3)));
    assert_eq!(t.of(0, "marker"), json!(track(2, 3)));
}

/// Witches, buildings and spells of Chant work with it: Nina, the Oracle, Ethereal Song, Soothing
/// Melody (SE-16.10).
#[test]
fn what_is_tied_to_chant_works_with_shapeshift() {
    let set_up = beasts(2).coven(0, "nina").leader(0, "1b").buildings("oracle", "-").crowd(0, 3);
    let set_up = set_up.suspicion(0, 6).stock(0, "herb");
    let spells = ["ethereal_song", "soothing_melody", "invisibility"];
    let set_up = set_up.player(0, json!({"spells": spells, "ready": &spells[..2]}));
    let mut t = set_up.cards(&[Shapeshift, Collect]);
    t.stay();
    for choice in [ask("nina"), Building(Building::Oracle), cast("soothing_melody")] {
        assert!(t.offers(choice), "{choice:?}");
    }
    t.play(cast("ethereal_song"));
    assert_eq!(t.suspicion(0), 3);
}

/// In a phase begun as an animal only its four actions can be chosen; no animal lists Shapeshift
/// (SE-16.11).
#[test]
fn an_animal_plays_one_of_its_four_actions() {
    let t = toad().start();
    assert_eq!(playable(&t), [Move, Action::Brew, Remember, Ritual]);
    for action in [Collect, Action::Heal, Recruit, Plead, Shapeshift] {
        assert_eq!(t.refusal(Play(action)).1, "SE-16.11");
    }
}

/// The same holds for the card that the Black Widow is asked to play too (SE-16.11, SE-15.20).
#[test]
fn an_animal_cooperates_with_one_of_its_four_actions() {
    let set_up = alone_with(json!({"shapeshifting": true})).coven(0, "otto");
    let t = set_up.animal(0, Animal::Toad, "otto").start();
    assert!(t.offers(Cooperate(Action::Brew)));
    assert_eq!(t.refusal(Cooperate(Collect)).1, "SE-16.11");
    assert_eq!(t.refusal(Cooperate(Shapeshift)).1, "SE-16.11");
}

/// The turn of the Shapeshift is still that of a human: the limit begins with the next phase
/// (SE-16.11).
#[test]
fn the_limit_begins_with_the_next_phase() {
    let mut t = beasts(2).coven(0, "otto").cards(&[Shapeshift, Collect]);
    t.stay().plays([shift(Animal::Snake, "otto"), End]).idle();
    assert_eq!((t.stage(), t.of(0, "wild")), ("choose".into(), json!(true)));
    assert_eq!(playable(&t), [Move, Action::Heal, Recruit, Remember]);
}

/// Whoever has none of the four in hand returns to human form first, and chooses freely (SE-16.12).
#[test]
fn an_animal_without_a_card_returns_first() {
    let mut t = toad().discard(0, "brew ritual move").cards(&[Remember, Collect]);
    t.stay().plays([Copy(Action::Brew), End]).idle();
    assert_eq!([t.of(0, "animal"), t.of(0, "covered")], [json!(null), json!(null)]);
    assert_eq!(playable(&t), [Collect, Action::Heal, Recruit, Plead, Shapeshift]);
    // With one of them left he does not.
    let mut t = toad().discard(0, "brew ritual").cards(&[Remember, Collect]);
    t.stay().plays([Copy(Action::Brew), End]).idle();
    assert_eq!(playable(&t), [Move]);
}

/// The ability is used with the first of the four only, once per turn, and may be left (SE-16.13).
#[test]
fn the_ability_belongs_to_the_first_action() {
    let mut t = cat("").cards(&[Recruit, Collect]);
    t.stay().play(Animal(Animal::Cat));
    assert_eq!((t.stage(), t.crowd(0)), ("end".into(), 3), "one by the Cat, one by the card");
    let mut t = cat("").cards(&[Recruit, Collect]);
    t.stay().play(GoOn).play(GoOn);
    assert_eq!((t.stage(), t.crowd(0)), ("end".into(), 2));
    let mut t = cat("").potions(0, "flying_ointment").cards(&[Recruit, Collect]);
    t.stay().play(Animal(Animal::Cat));
    assert_eq!(t.refusal(Animal(Animal::Cat)).1, "SE-8.2");
    let mut t = cat("").potions(0, "flying_ointment").cards(&[Action::Brew, Collect]);
    t.stay();
    assert_eq!(t.refusal(Animal(Animal::Cat)).1, "SE-8.3");
}

/// Seat 0, whose animals are Cat and Owl, recruits and then carries out Shapeshift by Time Twister.
fn twisted(set_up: SetUp) -> Table {
    let set_up = set_up.coven(0, "otto").player(0, json!({"colour": 2}));
    let mut t = set_up.spells(0, "time_twister").cards(&[Recruit, Collect]);
    t.stay();
    if t.stage() == "before" {
        t.play(GoOn);
    }
    t.plays([cast("time_twister"), Copy(Shapeshift), shift(Animal::Cat, "otto")]);
    t
}

/// In the turn in which the form is taken the ability is not there yet (SE-16.13).
#[test]
fn the_ability_waits_for_the_next_phase() {
    let t = twisted(beasts(2).potions(0, "flying_ointment"));
    assert_eq!((t.of(0, "animal"), t.stage()), (json!("cat"), "after".into()));
    assert!(!t.offers(Animal(Animal::Cat)));
}

/// Time Twister carries Shapeshift out in full; the card stays in hand, and the one that was played
/// is discarded in step E (SE-16.24).
#[test]
fn time_twister_carries_out_shapeshift() {
    let mut t = twisted(beasts(2).discard(0, "collect plead"));
    assert!(t.list(0, "discard").is_empty());
    t.play(End).idle();
    assert_eq!(t.list(0, "discard"), ["recruit"]);
    assert!(t.list(0, "hand").contains(&"shapeshift".into()));
}

/// An animal cannot choose Shapeshift so, but any other card, for it is not played (SE-16.24).
#[test]
fn an_animal_twists_time_with_any_other_card() {
    let mut t = toad().spells(0, "time_twister").cards(&[Action::Brew, Collect]);
    t.stay().play(cast("time_twister"));
    let all = [Collect, Move, Action::Heal, Recruit, Plead, Remember, Ritual];
    assert_eq!(t.choices(), all.map(Copy));
    t.play(Copy(Recruit));
    assert_eq!(t.crowd(0), 2);
}

/// Whoever began the phase as an animal and is not matched lowers Suspicion by 1 (SE-16.14).
#[test]
fn an_unmatched_animal_calms_down() {
    for (before, after) in [(4, 3), (0, -1), (-1, -1)] {
        let mut t = toad().suspicion(0, before).cards(&[Action::Brew, Collect]);
        t.idle();
        assert_eq!(t.suspicion(0), after);
    }
}

/// Matched, an animal raises nothing and lowers nothing; it has the match bonus and the ritual
/// advance (SE-16.15).
#[test]
fn a_matched_animal_keeps_its_suspicion() {
    let set_up = toad().suspicion(0, 4).marker(0, 0, 5);
    let with_player = set_up.clone().cards(&[Move, Move]);
    let left = set_up.clone().septima("move", "-", "").cards(&[Move, Collect]);
    let right = set_up.septima("-", "move", "").cards(&[Move, Collect]);
    for mut t in [with_player, left, right] {
        t.stay().play(Leap(space("5a"))).play(Advance(track(1, 6)));
        assert_eq!((t.suspicion(0), t.of(0, "raised")), (4, json!(false)));
        assert_eq!(t.has(0, "crystal"), 1);
    }
}

/// An animal's Suspicion does not rise in any way: here the dark Omen of the allies would raise it,
/// at 8, with a Hunter near. There is no confrontation and no roll (SE-16.16).
#[test]
fn an_animal_raises_no_suspicion() {
    let set_up = cat("").omen(13, true).suspicion(0, 8).hunters(&[2, 5]);
    let mut t = set_up.cards(&[Recruit, Collect]);
    t.idle().idle();
    assert_eq!((t.crowd(0), t.suspicion(0)), (2, 7));
    assert_eq!((t.field("phase"), t.huts()), (json!(2), ".A..A.".into()));
    let raised = |e: &Event| matches!(e, Event::Raised { .. } | Event::Confronted { .. });
    assert!(!t.events.iter().any(raised));
    // Step D passes it by as well.
    let set_up = cat("").omen(13, true).hunters(&[5]);
    let mut t = set_up.cards(&[Recruit, Collect]);
    t.idle().idle();
    assert_eq!(t.huts(), "....A.");
}

/// Whoever raised it before the Shapeshift of the same phase is hunted all the same (SE-16.16).
#[test]
fn a_raise_before_the_shapeshift_counts() {
    let t = caught_as_a_toad("mathilda");
    assert_eq!(t.of(0, "animal"), "toad");
}

/// Nothing can be used whose price is a raise: Luke, Sophie, Martha, Mathilda (SE-16.17).
#[test]
fn an_animal_cannot_pay_with_suspicion() {
    let animal = |witch: &str| {
        let set_up = cat(witch).stock(0, "herb root").potions(0, "flying_ointment");
        set_up.hunters(&[3])
    };
    let human = |witch: &str| {
        let set_up = beasts(2).coven(0, witch).stock(0, "herb root");
        set_up.potions(0, "flying_ointment").hunters(&[3])
    };
    let spared = brew_so("calming_potion", "", "herb", false);
    for (set_up, can) in [(animal("luke"), false), (human("luke"), true)] {
        let mut t = set_up.cards(&[Action::Brew, Collect]);
        t.stay().play(GoOn);
        assert_eq!((t.offers(brew("calming_potion")), t.offers(spared)), (true, can));
    }
    for (set_up, can) in [(animal("sophie"), false), (human("sophie"), true)] {
        let mut t = set_up.cards(&[Recruit, Collect]);
        t.stay().play(GoOn);
        assert_eq!(t.offers(ask("sophie")), can);
    }
    for (name, other) in [("martha", Collect), ("mathilda", Move)] {
        let mut t = animal(name).cards(&[Move, other]);
        t.stay();
        assert_eq!(t.refusal(ask(name)).1, "SE-16.17");
        let mut t = human(name).cards(&[Move, other]);
        t.stay();
        assert!(t.offers(ask(name)), "{name}");
    }
}

/// Aylana and Ritual Oil can be used, since only the raise of the match is left out; the player is
/// matched then, and does not lower (SE-16.18).
#[test]
fn an_animal_can_be_treated_as_matched() {
    let set_up = cat("aylana").suspicion(0, 3).potions(0, "ritual_oil");
    for choice in [ask("aylana"), drink("ritual_oil")] {
        let mut t = set_up.clone().cards(&[Remember, Collect]);
        t.stay().play(choice);
        assert_eq!(t.matched(), json!({"treated": 1}));
        t.idle();
        assert_eq!((t.suspicion(0), t.of(0, "raised")), (3, json!(false)));
    }
}

/// At the end of his turn the player may return to human form, in the turn of the Shapeshift and in
/// every later one; a human is not asked (SE-16.19).
#[test]
fn an_animal_may_return_at_the_end_of_each_turn() {
    let mut t = beasts(2).coven(0, "otto").cards(&[Shapeshift, Collect]);
    t.stay();
    assert!(!t.offers(Human));
    t.play(shift(Animal::Toad, "otto"));
    assert_eq!(t.choices(), [Human, End]);
    t.play(End).stay();
    assert_eq!(t.choices(), [End], "seat 1 is human");
    t.play(End).play_as(0, Play(Action::Brew)).play_as(1, Play(Move)).stay();
    assert!(t.offers(Human) && t.offers(End));
    t.play(Human);
    assert_eq!(t.of(0, "animal"), json!(null));
}

/// Returning takes the tile off, whose witch works again, and leaves the Leader and the cards where
/// they are (SE-16.20).
#[test]
fn returning_frees_the_witch() {
    let set_up = beasts(2).coven(0, "martha").animal(0, Animal::Toad, "martha");
    let mut t = set_up.discard(0, "heal").cards(&[Action::Brew, Collect]);
    t.stay();
    assert_eq!((t.stage(), t.place(0)), ("end".into(), "2b".into()), "no Martha in the windows");
    let hand = t.list(0, "hand");
    t.play(Human);
    assert_eq!([t.of(0, "animal"), t.of(0, "covered")], [json!(null), json!(null)]);
    assert_eq!(
        (t.place(0), t.list(0, "hand"), t.list(0, "discard")),
        ("2b".into(), hand, vec!["heal".into()])
    );
    t.play(End).idle();
    t.play_as(0, Play(Collect)).play_as(1, Play(Move)).stay();
    assert!(t.offers(ask("martha")));
}

/// From one animal to the other the way leads through human form (SE-16.21).
#[test]
fn the_other_animal_comes_only_after_human_form() {
    let mut t = toad().start();
    assert_eq!(t.refusal(Play(Shapeshift)).1, "SE-16.11");
    t.play_as(0, Play(Action::Brew)).play_as(1, Play(Collect)).stay();
    t.plays([Human, End]).idle();
    t.play_as(0, Play(Shapeshift)).play_as(1, Play(Move)).stay();
    t.play(shift(Animal::Snake, "otto"));
    assert_eq!(t.of(0, "animal"), "snake");
}

/// At End of Season no discarded cards come back, whatever the form, and the form lasts (SE-16.22).
#[test]
fn the_end_of_a_season_brings_no_cards_back() {
    let mut t = last_phase(toad().discard(0, "ritual move").discard(1, "collect"));
    preparation(&mut t).play(End);
    assert_eq!(t.field("season"), "winter");
    assert_eq!(t.list(0, "discard"), ["move", "brew", "ritual"]);
    assert_eq!(t.list(1, "discard"), ["collect", "heal"]);
    assert_eq!([t.of(0, "animal"), t.of(0, "covered")], ["toad", "otto"].map(|s| json!(s)));
}

/// Should a Shapeshift lie in the discard pile, a human can copy it by Remember, an animal cannot
/// (SE-16.23).
#[test]
fn only_a_human_remembers_shapeshift() {
    let mut t = beasts(2).coven(0, "otto").discard(0, "shapeshift").cards(&[Remember, Collect]);
    t.stay().plays([Copy(Shapeshift), shift(Animal::Toad, "otto"), End]).idle();
    assert_eq!((t.of(0, "animal"), t.list(0, "discard")), (json!("toad"), vec!["remember".into()]));
    let mut t = toad().discard(0, "shapeshift plead").cards(&[Remember, Collect]);
    t.stay();
    assert_eq!(t.choices(), [Copy(Plead)]);
}

/// Abilities of animals do not work with a copied action (SE-16.25).
#[test]
fn an_ability_does_not_work_with_a_copied_action() {
    // The Toad by the river.
    let set_up = toad().discard(0, "brew").leader(0, "6b").stock(0, "berry root");
    let mut t = set_up.cards(&[Remember, Collect]);
    t.stay().play(Copy(Action::Brew));
    assert!(t.offers(brew("paralysis_remedy")) && !t.offers(brew("flying_ointment")));
    // The Cat, with a Recruit carried out by Remember.
    let set_up = cat("").discard(0, "recruit").potions(0, "flying_ointment");
    let mut t = set_up.cards(&[Remember, Collect]);
    t.stay().plays([GoOn, Copy(Recruit)]);
    assert_eq!((t.crowd(0), t.refusal(Animal(Animal::Cat)).1), (2, "SE-8.3"));
    // The Hare, with a Heal carried out by Remember.
    let set_up = beasts(2).coven(0, "otto").animal(0, Animal::Hare, "otto").discard(0, "heal");
    let set_up = set_up.patient(1, "paralysed_yellow", false).potions(0, "paralysis_remedy");
    let mut t = set_up.cards(&[Remember, Collect]);
    t.stay().plays([Copy(Action::Heal), heal(1, "paralysis_remedy")]);
    assert_eq!((t.levels(0), t.has(0, "root")), ([0, 1, 0], 0));
}

/// Alone: her Chant is matched with the player's Shapeshift, and Cooperation finds it (SE-16.35).
#[test]
fn the_widow_keeps_her_chant() {
    let mut t = alone_with(json!({"shapeshifting": true})).coven(0, "otto").start();
    assert!(t.offers(Cooperate(Shapeshift)));
    t.play(Cooperate(Shapeshift));
    assert_eq!(
        (t.field("widow")["action"].clone(), t.matched()),
        (json!("chant"), json!("players"))
    );
    t.stay().plays([shift(Animal::Toad, "otto"), Bonus]);
    assert_eq!(t.suspicion(0), 1);
}

/// Alone: spiders stop an animal as they stop a human (SE-16.35).
#[test]
fn spiders_do_not_care_about_the_form() {
    let set_up = alone_with(json!({"shapeshifting": true})).coven(0, "otto").leader(0, "2g");
    let set_up = set_up.animal(0, Animal::Toad, "otto").spiders("2j 4j 6j", &[]);
    let mut t = set_up.row("move", "brew", "").start();
    t.will(SOLO, "left").play(Play(Ritual));
    assert_eq!(t.refusal(go("2j")).1, "SE-15.38");
}

/// Alone: seven worries are needed with this module, unless the option says otherwise (SE-16.36).
#[test]
fn shapeshifting_asks_for_seven_worries() {
    let needed = |options| deal_with(options, &[]).field("widow")["needed"].clone();
    assert_eq!(needed(json!({"seats": 1, "shapeshifting": true})), 7);
    assert_eq!(needed(json!({"seats": 1})), 5);
    assert_eq!(needed(json!({"seats": 1, "shapeshifting": true, "worries": "6"})), 6);
}
