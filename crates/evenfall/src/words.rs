//! Every message of Evenfall. The words are in `locales/*/evenfall.ftl`.

use crate::choice::Choice;
pub(crate) use crate::names::{automa, card, catalyst, figure, place, region, resource, stone};
use crate::position::{Evenfall, Frame, Phase};
use kernel::{Message, Seat, Spec};

/// Every id with its arguments.
pub(crate) fn all() -> Vec<Spec> {
    let plain = |id: &'static str| Spec { id, args: &[] };
    let mut all: Vec<Spec> = crate::names::all().into_iter().map(plain).collect();
    all.extend_from_slice(MESSAGES);
    all.extend_from_slice(crate::text::MESSAGES);
    all
}

kernel::words! {
    /// Prompts, choices, events and refusals.
    const MESSAGES;

    // What is asked.
    pub(crate) fn ask_turn() = "evenfall-ask-turn";
    pub(crate) fn ask_end() = "evenfall-ask-end";
    pub(crate) fn ask_maybe() = "evenfall-ask-maybe";
    pub(crate) fn ask_order() = "evenfall-ask-order";
    pub(crate) fn ask_spare() = "evenfall-ask-spare";
    pub(crate) fn ask_free(left) = "evenfall-ask-free";
    pub(crate) fn ask_spend(left) = "evenfall-ask-spend";
    pub(crate) fn ask_discard(left) = "evenfall-ask-discard";
    pub(crate) fn ask_transfer(left) = "evenfall-ask-transfer";
    pub(crate) fn ask_half() = "evenfall-ask-half";
    pub(crate) fn ask_repeat() = "evenfall-ask-repeat";
    pub(crate) fn ask_harvest() = "evenfall-ask-harvest";
    pub(crate) fn ask_harvest_that(place) = "evenfall-ask-harvest-that";
    pub(crate) fn ask_region() = "evenfall-ask-region";
    pub(crate) fn ask_discovery() = "evenfall-ask-discovery";
    pub(crate) fn ask_catalyst(kind, left) = "evenfall-ask-catalyst";
    pub(crate) fn ask_build() = "evenfall-ask-build";
    pub(crate) fn ask_return(left) = "evenfall-ask-return";
    pub(crate) fn ask_move() = "evenfall-ask-move";
    pub(crate) fn ask_copy() = "evenfall-ask-copy";
    pub(crate) fn ask_ready() = "evenfall-ask-ready";
    pub(crate) fn ask_remove() = "evenfall-ask-remove";
    pub(crate) fn ask_convert(made) = "evenfall-ask-convert";
    pub(crate) fn ask_way(region) = "evenfall-ask-way";
    pub(crate) fn ask_dial(region) = "evenfall-ask-dial";
    pub(crate) fn ask_adjust(region) = "evenfall-ask-adjust";
    pub(crate) fn ask_stone(region) = "evenfall-ask-stone";

    // Choices.
    pub(crate) fn say_discover(place) = "evenfall-say-discover";
    pub(crate) fn say_token() = "evenfall-say-token";
    pub(crate) fn say_ritual(card, place) = "evenfall-say-ritual";
    pub(crate) fn say_specialist(card) = "evenfall-say-specialist";
    pub(crate) fn say_council(card) = "evenfall-say-council";
    pub(crate) fn say_space(space, figure) = "evenfall-say-space";
    pub(crate) fn say_board() = "evenfall-say-board";
    pub(crate) fn say_build() = "evenfall-say-build";
    pub(crate) fn say_pass() = "evenfall-say-pass";
    pub(crate) fn say_end() = "evenfall-say-end";
    pub(crate) fn say_two_cards() = "evenfall-say-two-cards";
    pub(crate) fn say_card_for_resource() = "evenfall-say-card-for-resource";
    pub(crate) fn say_card_for_mana() = "evenfall-say-card-for-mana";
    pub(crate) fn say_turn(card) = "evenfall-say-turn";
    pub(crate) fn say_stone_space(stone, space) = "evenfall-say-stone-space";
    pub(crate) fn say_gain(resource) = "evenfall-say-gain";
    pub(crate) fn say_spend(resource) = "evenfall-say-spend";
    pub(crate) fn say_spare(resource) = "evenfall-say-spare";
    pub(crate) fn say_discard(card) = "evenfall-say-discard";
    pub(crate) fn say_transfer(place) = "evenfall-say-transfer";
    pub(crate) fn say_coven_space(space) = "evenfall-say-coven-space";
    pub(crate) fn say_half(half) = "evenfall-say-half";
    pub(crate) fn say_harvest(place) = "evenfall-say-harvest";
    pub(crate) fn say_region(region) = "evenfall-say-region";
    pub(crate) fn say_catalyst(kind, place) = "evenfall-say-catalyst";
    pub(crate) fn say_catalyst_mana(kind, place) = "evenfall-say-catalyst-mana";
    pub(crate) fn say_return(figure, from) = "evenfall-say-return";
    pub(crate) fn say_return_space(region) = "evenfall-say-return-space";
    pub(crate) fn say_figures(card) = "evenfall-say-figures";
    pub(crate) fn say_copy(card) = "evenfall-say-copy";
    pub(crate) fn say_ready(card) = "evenfall-say-ready";
    pub(crate) fn say_remove(card) = "evenfall-say-remove";
    pub(crate) fn say_use() = "evenfall-say-use";
    pub(crate) fn say_enough() = "evenfall-say-enough";
    pub(crate) fn say_way(way) = "evenfall-say-way";
    pub(crate) fn say_dial(mana) = "evenfall-say-dial";
    pub(crate) fn say_adjust(by) = "evenfall-say-adjust";
    pub(crate) fn say_stone(stone) = "evenfall-say-stone";
    pub(crate) fn say_resolve(card) = "evenfall-say-resolve";

    // Events.
    pub(crate) fn round(round) = "evenfall-round";
    pub(crate) fn turn_began(seat) = "evenfall-turn-began";
    pub(crate) fn turn_ended(seat) = "evenfall-turn-ended";
    pub(crate) fn passed(seat) = "evenfall-passed";
    pub(crate) fn gained(seat, resources, mana) = "evenfall-gained";
    pub(crate) fn gained_one(seat, resource) = "evenfall-gained-one";
    pub(crate) fn paid(seat, resources, mana) = "evenfall-paid";
    pub(crate) fn paid_one(seat, resource) = "evenfall-paid-one";
    pub(crate) fn scored(seat, points) = "evenfall-scored";
    pub(crate) fn drew(seat, card) = "evenfall-drew";
    pub(crate) fn drew_unseen(seat) = "evenfall-drew-unseen";
    pub(crate) fn discarded(seat, card) = "evenfall-discarded";
    pub(crate) fn reshuffled() = "evenfall-reshuffled";
    pub(crate) fn revealed(region, place) = "evenfall-revealed";
    pub(crate) fn discovered(seat, region, place) = "evenfall-discovered";
    pub(crate) fn got_place(seat, place) = "evenfall-got-place";
    pub(crate) fn token(seat) = "evenfall-token";
    pub(crate) fn harvested(seat, place) = "evenfall-harvested";
    pub(crate) fn played_ritual(seat, card, place) = "evenfall-played-ritual";
    pub(crate) fn played_specialist(seat, card) = "evenfall-played-specialist";
    pub(crate) fn played_council(seat, card) = "evenfall-played-council";
    pub(crate) fn used_space(seat, figure, space) = "evenfall-used-space";
    pub(crate) fn used_board(seat) = "evenfall-used-board";
    pub(crate) fn built(seat, kind, place) = "evenfall-built";
    pub(crate) fn advanced(seat) = "evenfall-advanced";
    pub(crate) fn transferred(seat, place) = "evenfall-transferred";
    pub(crate) fn removed(seat, card) = "evenfall-removed";
    pub(crate) fn returned(seat, figure) = "evenfall-returned";
    pub(crate) fn moved(seat, region) = "evenfall-moved";
    pub(crate) fn turned(seat, card) = "evenfall-turned";
    pub(crate) fn copied(seat, card) = "evenfall-copied";
    pub(crate) fn readied(seat, card) = "evenfall-readied";
    pub(crate) fn put_stone(seat, stone, space) = "evenfall-put-stone";
    pub(crate) fn took_stone(seat, stone) = "evenfall-took-stone";
    pub(crate) fn battle(region) = "evenfall-battle";
    pub(crate) fn dial_set(seat, mana) = "evenfall-dial-set";
    pub(crate) fn dial_set_unseen(seat) = "evenfall-dial-set-unseen";
    pub(crate) fn dial_shown(seat, mana) = "evenfall-dial-shown";
    pub(crate) fn strength(seat, strength, mana) = "evenfall-strength";
    pub(crate) fn automa_strength(strength) = "evenfall-automa-strength";
    pub(crate) fn marker(seat) = "evenfall-marker";
    pub(crate) fn automa_card(card) = "evenfall-automa-card";
    pub(crate) fn automa_acts(action) = "evenfall-automa-acts";
    pub(crate) fn round_ends() = "evenfall-round-ends";
    pub(crate) fn over() = "evenfall-over";

    // Refusals.
    pub(crate) fn no_action_done() = "evenfall-no-action-done";
    pub(crate) fn no_action_missing() = "evenfall-no-action-missing";
    pub(crate) fn no_token_exhausted() = "evenfall-no-token-exhausted";
    pub(crate) fn no_too_few_witches() = "evenfall-no-too-few-witches";
    pub(crate) fn no_cannot_pay() = "evenfall-no-cannot-pay";
    pub(crate) fn no_place_taken() = "evenfall-no-place-taken";
    pub(crate) fn no_same_name() = "evenfall-no-same-name";
    pub(crate) fn no_space_taken() = "evenfall-no-space-taken";
    pub(crate) fn no_elder_outside() = "evenfall-no-elder-outside";
    pub(crate) fn no_cannot_build() = "evenfall-no-cannot-build";
    pub(crate) fn no_too_few_cards() = "evenfall-no-too-few-cards";
    pub(crate) fn no_turned() = "evenfall-no-turned";
}

impl Evenfall {
    pub(crate) fn ask(&self, seat: Seat) -> Message {
        let turn = self.who();
        if turn.is_over() || self.phase == Phase::Over {
            return kernel::message::game_over();
        }
        if !turn.seats.contains(seat) {
            return kernel::message::wait();
        }
        match self.stack.top() {
            None if self.acted => ask_end(),
            None => ask_turn(),
            Some(frame) => self.ask_frame(frame),
        }
    }

    fn ask_frame(&self, frame: &Frame) -> Message {
        match *frame {
            Frame::Maybe(_) => ask_maybe(),
            Frame::Triggers { .. } | Frame::RoundEnds { .. } => ask_order(),
            Frame::Spare { .. } => ask_spare(),
            Frame::Free { left, .. } => ask_free(left),
            Frame::Spend { left, .. } => ask_spend(left),
            Frame::Cards { seat, left } => ask_discard(left.min(self.hand(seat).len())),
            Frame::Transfer { left, .. } => ask_transfer(left),
            Frame::Half { .. } => ask_half(),
            Frame::Repeat { .. } => ask_repeat(),
            Frame::HarvestOne { .. } => ask_harvest(),
            Frame::HarvestThat { place: p, .. } => ask_harvest_that(place(p)),
            Frame::Regions { .. } | Frame::Moving { .. } => ask_region(),
            Frame::Discovery { .. } => ask_discovery(),
            Frame::Catalyst { kind, left, .. } => ask_catalyst(catalyst(kind), left),
            Frame::Build { .. } => ask_build(),
            Frame::Return { left, .. } => ask_return(left),
            Frame::Move { .. } => ask_move(),
            Frame::Copy { .. } => ask_copy(),
            Frame::Ready { .. } => ask_ready(),
            Frame::Remove { .. } => ask_remove(),
            Frame::Convert { made, .. } => ask_convert(made),
            Frame::Way { region: r, .. } => ask_way(region(r)),
            Frame::Dials { region: r } => ask_dial(region(r)),
            Frame::Adjust { region: r } => ask_adjust(region(r)),
            Frame::PickStone { region: r, .. } => ask_stone(region(r)),
            _ => kernel::message::wait(),
        }
    }

    pub(crate) fn choice_in_words(&self, choice: Choice) -> Message {
        match choice {
            Choice::Discover(p) => say_discover(place(p)),
            Choice::Token => say_token(),
            Choice::Ritual { ritual, place: p } => say_ritual(card(ritual.into()), place(p)),
            Choice::Specialist(person) => say_specialist(card(person.card())),
            Choice::Council(person) => say_council(card(person.card())),
            Choice::RegionSpace { region: r, with } => say_space(region(r), figure(with)),
            Choice::RitualSpace { ritual, with } => say_space(card(ritual.into()), figure(with)),
            Choice::BoardSpace => say_board(),
            Choice::Build => say_build(),
            Choice::Pass => say_pass(),
            Choice::End => say_end(),
            Choice::TwoCards => say_two_cards(),
            Choice::CardForResource => say_card_for_resource(),
            Choice::CardForMana => say_card_for_mana(),
            Choice::Turn(person) => say_turn(card(person.card())),
            Choice::StoneSpace { stone: s, space } => say_stone_space(stone(s), space + 1),
            Choice::Gain(r) => say_gain(resource(r)),
            Choice::Spend(r) => say_spend(resource(r)),
            Choice::Spare(r) => say_spare(resource(r)),
            Choice::Discard(c) => say_discard(card(c)),
            Choice::Transfer(p) => say_transfer(place(p)),
            Choice::CovenSpace(space) => say_coven_space(space.saturating_add(1)),
            Choice::Half(half) => say_half(half.saturating_add(1)),
            Choice::Harvest(p) => say_harvest(place(p)),
            Choice::Region(r) => say_region(region(r)),
            Choice::Catalyst { place: p, kind, mana: false } => {
                say_catalyst(catalyst(kind), place(p))
            }
            Choice::Catalyst { place: p, kind, mana: true } => {
                say_catalyst_mana(catalyst(kind), place(p))
            }
            Choice::ReturnFromRitual { ritual, figure: f } => {
                say_return(figure(f), card(ritual.into()))
            }
            Choice::ReturnFromRegion { region: r, figure: f } => say_return(figure(f), region(r)),
            Choice::ReturnFromSpace(r) => say_return_space(region(r)),
            Choice::Figures(ritual) => say_figures(card(ritual.into())),
            Choice::Copy(person) => say_copy(card(person.card())),
            Choice::Ready(person) => say_ready(card(person.card())),
            Choice::Remove(ritual) => say_remove(card(ritual.into())),
            Choice::Use => say_use(),
            Choice::Enough => say_enough(),
            Choice::Way(way) => say_way(way.saturating_add(1)),
            Choice::Dial(mana) => say_dial(mana),
            Choice::Adjust(by) => say_adjust(i32::from(by)),
            Choice::Stone(s) => say_stone(stone(s)),
            Choice::Resolve(c) => say_resolve(card(c)),
        }
    }
}
