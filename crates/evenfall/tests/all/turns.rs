//! Turns, passing and free actions (EV-4).

#![allow(clippy::unwrap_used)]

use crate::common;
use crate::common::*;
use kernel::{Rules, Seat};
use serde_json::json;

/// EV-4.1, EV-4.7: a turn is one main action; the next player's comes after the explicit end.
#[test]
fn a_turn_is_one_main_action() {
    let mut table = table(2).slots(North, "cave_a cave_b").start();
    table.play(Discover(place("cave_a")));
    assert_eq!(table.turn(), Seat::new(0));
    for choice in [Discover(place("cave_b")), Token, Pass] {
        assert_eq!(table.refusal(choice), ("evenfall-no-action-done", "EV-4.1"));
    }
    assert_eq!(table.choices(), [End]);
    table.play(End);
    assert_eq!(table.turn(), Seat::new(1));
    assert!(table.offers(Discover(place("cave_b"))));
}

/// EV-4.2: the five main actions.
#[test]
fn the_five_main_actions() {
    let table = table(2)
        .stock(0, 2, 2, 2, 0)
        .outer(0, "ruins_a ruins_b:pillar_of_energy")
        .hand(0, "moon_hare domovik_a")
        .slots(Central, "cave_a")
        .start();
    let five = [
        Discover(place("cave_a")),
        Token,
        play_ritual("moon_hare", "ruins_a"),
        Specialist(person("domovik_a")),
        Council(person("domovik_a")),
        use_ritual("pillar_of_energy", Witch),
        use_region(North, Witch),
        use_region(Central, Witch),
        Build,
    ];
    assert!(five.into_iter().all(|c| table.offers(c)), "{:?}", table.choices());
    let rest: Vec<Choice> = table.choices().into_iter().filter(|c| !five.contains(c)).collect();
    assert_eq!(rest, [TwoCards, Pass]);
}

/// EV-4.2: after each of the main actions the turn can only be ended.
#[test]
fn each_main_action_uses_up_the_turn() {
    let set = table(2)
        .stock(0, 2, 2, 2, 0)
        .outer(0, "ruins_a ruins_d:pillar_of_energy")
        .hand(0, "moon_hare domovik_a")
        .slots(Central, "cave_a");
    let acts: [&[Choice]; 7] = [
        &[Discover(place("cave_a"))],
        &[Token],
        &[play_ritual("moon_hare", "ruins_a")],
        &[Specialist(person("domovik_a"))],
        &[Council(person("domovik_a"))],
        &[use_ritual("pillar_of_energy", Witch)],
        &[Build, build("ruins_d", Sickle)],
    ];
    for act in acts {
        let mut table = set.clone().start();
        table.plays(act.iter().copied());
        assert!(table.offers(End), "{act:?}");
        let another = use_region(North, Witch);
        assert_eq!(table.refusal(another), ("evenfall-no-action-done", "EV-4.1"), "{act:?}");
        assert_eq!(table.refusal(Pass), ("evenfall-no-action-done", "EV-4.1"), "{act:?}");
    }
}

/// EV-4.3: what cannot be paid in full is refused, one resource short or several.
#[test]
fn a_main_action_must_be_payable() {
    let table = table(2)
        .stock(0, 1, 1, 1, 0)
        .outer(0, "ruins_a ruins_b:magic_cauldron")
        .hand(0, "chalice_of_transmutation irena_and_stray_a")
        .council(0, "domovik_a")
        .start();
    let no = ("evenfall-no-cannot-pay", "EV-4.3");
    assert_eq!(table.refusal(play_ritual("chalice_of_transmutation", "ruins_a")), no);
    assert_eq!(table.refusal(Specialist(person("irena_and_stray_a"))), no);
    assert_eq!(table.refusal(Council(person("irena_and_stray_a"))), no);
    assert!(table.offers(use_ritual("magic_cauldron", Witch)));
}

/// EV-4.3: a space with a cost needs it; one without may be used although it gives nothing.
#[test]
fn an_effect_without_cost_may_give_nothing() {
    let mut table = table(2)
        .outer(0, "ruins_a:magic_cauldron ruins_b:enchanted_mirror cave_a:echo_of_the_coven")
        .start();
    let no = ("evenfall-no-cannot-pay", "EV-4.3");
    assert_eq!(table.refusal(use_ritual("magic_cauldron", Witch)), no);
    assert_eq!(table.refusal(use_region(North, Witch)), no);
    assert!(table.offers(use_ritual("echo_of_the_coven", Witch)));
    table.play(use_ritual("enchanted_mirror", Witch));
    assert_eq!(table.stock(0), [0; 5]);
    assert!(table.offers(End));
}

/// EV-4.4: A passes; B takes all following turns, and the phase ends when he passes too.
#[test]
fn whoever_passes_is_out_for_the_phase() {
    let mut table = table(2)
        .hand(0, "moon_hare nightshade")
        .slots(North, "cave_a cave_b")
        .set("round", json!(3))
        .start();
    table.play(Pass);
    assert_eq!(table.clan(0, "passed"), true);
    for _ in 0..2 {
        let choice = table.choices()[0];
        assert!(matches!(choice, Discover(_)));
        table.play(choice).play(End);
        assert_eq!(table.turn(), Seat::new(1), "a single remaining player takes turn after turn");
        assert!(table.game.choices(Seat::new(0)).is_empty());
    }
    let no = table.game.why_not(Seat::new(0), TwoCards).unwrap();
    assert_eq!(no.message.id, "kernel-not-your-turn");
    assert_eq!(table.hand(0), 2);
    table.play(Pass);
    assert_ne!(table.see()["phase"], "action");
}

/// EV-4.4: passing is open to one who could act; ending without a main action is not.
#[test]
fn passing_is_always_possible_before_the_main_action() {
    let mut table = table(2).stock(0, 3, 3, 3, 3).slots(North, "cave_a").start();
    assert!(table.offers(Token) && table.offers(Pass));
    assert_eq!(table.refusal(End), ("evenfall-no-action-missing", "EV-4.4"));
    table.play(Pass).play(Token);
    assert_eq!(table.refusal(Pass), ("evenfall-no-action-done", "EV-4.1"));
}

/// EV-4.4: who can do nothing at all still chooses to pass himself.
#[test]
fn passing_is_never_done_by_the_program() {
    let table = table(2)
        .clan(0, json!({"token": false, "witches": 0}))
        .field(North, [4, 0, 0, 0], [0; 4])
        .start();
    assert_eq!(table.choices(), [Pass]);
}

/// EV-4.4, EV-4.1: with three players the turn goes past the one who has passed.
#[test]
fn the_turn_goes_past_those_who_passed() {
    let mut table = table(3).clan(1, json!({"passed": true})).start();
    table.plays([Token, End]);
    assert_eq!(table.turn(), Seat::new(2));
    table.plays([Token, End]);
    assert_eq!(table.turn(), Seat::new(0));
}

/// EV-4.5: two cards for one resource of choice; one card is not enough.
#[test]
fn two_cards_make_a_resource() {
    let mut table = table(2).hand(0, "moon_hare nightshade mandrake").start();
    table.play(TwoCards);
    table.plays([Discard(card("moon_hare")), Discard(card("mandrake")), Gain(Potion)]);
    assert_eq!((table.stock(0), table.hand(0)), ([0, 1, 0, 0, 0], 1));
    assert_eq!(table.see()["discard"], json!(["moon_hare", "mandrake"]));
    assert_eq!(table.refusal(TwoCards), ("evenfall-no-too-few-cards", "EV-4.5"));
}

/// EV-4.5: turning a specialist is a free action; on the sun side Star has no other.
#[test]
fn turning_a_specialist_is_a_free_action() {
    let mut table = table(2)
        .hand(0, "moon_hare")
        .specialists(0, "ines_the_herbalist_a")
        .clan(0, json!({"stones": ["drop"]}))
        .start();
    assert!(!table.offers(CardForResource) && !table.offers(CardForMana));
    assert!(!table.offers(StoneSpace { stone: Gem::Drop, space: 0 }));
    table.play(Turn(person("ines_the_herbalist_a")));
    assert_eq!(table.stock(0), [1, 0, 0, 1, 0]);
    assert!(table.offers(Token) && table.offers(Pass), "the main action is still to come");
}

/// EV-4.6: as often as one can pay, before and after the main action, and in a turn that passes.
#[test]
fn free_actions_come_before_and_after() {
    let hand = "moon_hare nightshade mandrake rune_blade phoenix_chick time_loop bat_swarm";
    let mut table = table(2)
        .hand(0, hand)
        .specialists(0, "ines_the_herbalist_a")
        .set("round", json!(3))
        .start();
    let two = |a, b| [TwoCards, Discard(card(a)), Discard(card(b)), Gain(Herb)];
    table.plays(two("moon_hare", "nightshade")).plays(two("mandrake", "rune_blade"));
    table.play(Token);
    table.plays(two("phoenix_chick", "time_loop"));
    table.play(Turn(person("ines_the_herbalist_a"))).play(End);
    assert_eq!(table.stock(0), [5, 1, 0, 1, 0]);
    let no = table.game.why_not(Seat::new(0), TwoCards).unwrap();
    assert_eq!(no.message.id, "kernel-not-your-turn", "in the own turn only");
    let mut table = common::table(2)
        .hand(0, hand)
        .clan(1, json!({"passed": true}))
        .set("round", json!(3))
        .start();
    table.plays(two("moon_hare", "nightshade")).play(Pass);
    assert_eq!(table.clan(0, "herbs"), 1);
    assert!(table.is_over());
}

/// EV-4.7: a lacking herb is made by a free action beforehand: two cards for 1 herb, then the
/// Four-leaf Clover for that herb, which gives 1 card and 2 points.
#[test]
fn a_resource_is_made_before_it_is_needed() {
    let mut table = table(2)
        .outer(0, "cave_a")
        .hand(0, "four_leaf_clover moon_hare nightshade")
        .start()
        .draws("mandrake");
    let clover = play_ritual("four_leaf_clover", "cave_a");
    assert_eq!(table.refusal(clover), ("evenfall-no-cannot-pay", "EV-4.3"));
    table.plays([TwoCards, Discard(card("moon_hare")), Discard(card("nightshade")), Gain(Herb)]);
    table.play(clover);
    assert_eq!((table.stock(0), table.hand(0)), ([0, 0, 0, 0, 2], 1));
    table.done();
}

/// EV-4.7: one choice is carried out completely before the next: no free action in between, and no
/// taking back of a free action once it has begun.
#[test]
fn nothing_comes_between() {
    let mut table = table(2).hand(0, "moon_hare nightshade mandrake bat_swarm").start();
    table.play(use_region(North, Witch));
    let discards = ["moon_hare", "nightshade", "mandrake", "bat_swarm"].map(|c| Discard(card(c)));
    assert!(discards.into_iter().all(|c| table.offers(c)));
    assert_eq!(table.choices().len(), 4);
    table.play(discards[0]);
    assert_eq!(table.choices(), [Gain(Herb), Gain(Potion), Gain(Book)]);
    assert!(!table.offers(TwoCards) && !table.offers(End));
    // After Knowledge nothing else can follow: the program takes the rest.
    table.play(Gain(Book));
    assert_eq!(table.stock(0)[..3], [0, 0, 3]);
    assert!(table.offers(TwoCards) && table.offers(End));
}

/// EV-4.8: resources of choice come in the order herb, potion, Knowledge; the last without
/// alternative is taken by the program.
#[test]
fn free_resources_have_one_order() {
    let mut table = table(2).hand(0, "moon_hare").start();
    table.play(use_region(North, Witch));
    assert_eq!(table.choices(), [Gain(Herb), Gain(Potion), Gain(Book)]);
    table.play(Gain(Potion));
    assert_eq!(table.choices(), [Gain(Potion), Gain(Book)]);
    table.play(Gain(Book));
    assert_eq!(table.stock(0), [0, 1, 2, 0, 0]);
    assert_eq!(table.choices(), [End], "the end of the turn stays with the player");
}

/// EV-4.8: resources of choice that are paid come in the same order, and only such that the rest
/// can still be paid.
#[test]
fn spent_resources_have_one_order() {
    let set = table(2).inner(0, "cave_a:chalice_of_transmutation");
    let mut table = set.clone().stock(0, 1, 1, 1, 0).start();
    table.play(use_ritual("chalice_of_transmutation", Witch));
    assert_eq!(table.choices(), [Spend(Herb), Spend(Potion)]);
    table.play(Spend(Potion));
    // The second must be Knowledge, and is paid by the program.
    assert_eq!(table.stock(0)[..3], [1, 0, 0]);
    assert_eq!(table.choices(), [Gain(Herb), Gain(Potion), Gain(Book)]);
    let mut table = set.stock(0, 0, 2, 0, 0).start();
    table.play(use_ritual("chalice_of_transmutation", Witch));
    assert_eq!(table.stock(0)[..3], [0, 0, 0], "without alternative");
}

/// EV-4.8: two cards of which one has no alternative are discarded by the program.
#[test]
fn the_last_cards_go_by_themselves() {
    let mut table = table(2).hand(0, "moon_hare nightshade").start();
    table.play(TwoCards).play(Discard(card("nightshade")));
    assert_eq!(table.hand(0), 0);
    assert_eq!(table.choices(), [Gain(Herb), Gain(Potion), Gain(Book)]);
}

/// EV-4.8: an optional effect is declined by the player, also where nothing else is left.
#[test]
fn declining_stays_with_the_player() {
    let mut table = table(2)
        .stock(0, 1, 0, 0, 0)
        .specialists(0, "irena_and_stray_a")
        .slots(North, "cave_a")
        .start();
    table.play(Discover(place("cave_a")));
    assert_eq!(table.choices(), [Harvest(place("cave_a")), Enough]);
    table.play(Enough);
    assert_eq!(table.stock(0), [1, 0, 0, 0, 0]);
}
