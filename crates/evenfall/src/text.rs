//! The text on the cards, made from what they do: text and rules cannot disagree.

use crate::effect::{
    Bundle, Catalyst, DiscountOn, Effect, From, Modifier, Reach, Step, When, Where,
};
use crate::names;
use kernel::Message;

kernel::words! {
    /// Every message of card texts.
    pub(crate) const MESSAGES;
    fn instant() = "evenfall-text-instant";
    fn space(count) = "evenfall-text-space";
    fn turn() = "evenfall-text-turn";
    fn round_end() = "evenfall-text-round-end";
    fn game_end() = "evenfall-text-game-end";
    fn when_scout() = "evenfall-text-when-scout";
    fn when_discover() = "evenfall-text-when-discover";
    fn when_harvest() = "evenfall-text-when-harvest";
    fn when_ritual() = "evenfall-text-when-ritual";
    fn when_ritual_with(keyword) = "evenfall-text-when-ritual-with";
    fn when_specialist() = "evenfall-text-when-specialist";
    fn when_person() = "evenfall-text-when-person";
    fn when_sickle() = "evenfall-text-when-sickle";
    fn when_orb() = "evenfall-text-when-orb";
    fn when_coven() = "evenfall-text-when-coven";
    fn when_transfer() = "evenfall-text-when-transfer";
    fn when_discard() = "evenfall-text-when-discard";
    fn when_own_token() = "evenfall-text-when-own-token";
    fn when_opponent_token() = "evenfall-text-when-opponent-token";
    fn when_space() = "evenfall-text-when-space";
    fn when_battle() = "evenfall-text-when-battle";
    fn when_win() = "evenfall-text-when-win";
    fn when_lose() = "evenfall-text-when-lose";
    fn when_reward() = "evenfall-text-when-reward";
    fn gain_thing(count, thing) = "evenfall-text-gain";
    fn pay_thing(count, thing) = "evenfall-text-pay";
    fn others_thing(count, thing) = "evenfall-text-others";
    fn per_thing(count, thing, per) = "evenfall-text-per";
    fn if_keyword(keyword) = "evenfall-text-if-keyword";
    fn convert(max) = "evenfall-text-convert";
    fn pay_ritual() = "evenfall-text-pay-ritual";
    fn discard(count) = "evenfall-text-discard";
    fn transfer(count) = "evenfall-text-transfer";
    fn coven(count) = "evenfall-text-coven";
    fn coven_both(count) = "evenfall-text-coven-both";
    fn coven_repeat() = "evenfall-text-coven-repeat";
    fn harvest_outer() = "evenfall-text-harvest-outer";
    fn harvest_that() = "evenfall-text-harvest-that";
    fn harvest_opponent() = "evenfall-text-harvest-opponent";
    fn place(count) = "evenfall-text-place";
    fn discover_free() = "evenfall-text-discover-free";
    fn build_this(count, kind) = "evenfall-text-build-this";
    fn build_any(count, kind) = "evenfall-text-build-any";
    fn return_ritual(count) = "evenfall-text-return-ritual";
    fn return_region(count) = "evenfall-text-return-region";
    fn move_figures() = "evenfall-text-move-figures";
    fn copy_specialist() = "evenfall-text-copy-specialist";
    fn ready_specialist() = "evenfall-text-ready-specialist";
    fn red_stone() = "evenfall-text-red-stone";
    fn alt_catalyst(sickle, orb) = "evenfall-text-alt-catalyst";
    fn discount_ritual(count) = "evenfall-text-discount-ritual";
    fn discount_council(count) = "evenfall-text-discount-council";
    fn reach_outer() = "evenfall-text-reach-outer";
    fn reach_regions() = "evenfall-text-reach-regions";
    fn strength(count) = "evenfall-text-strength";
    fn mana_adjust(count) = "evenfall-text-mana-adjust";
}

/// What an effect does, sentence by sentence.
pub fn effect_text(effect: &Effect) -> Vec<Message> {
    let (mut text, program) = match effect {
        Effect::Instant(p) => (vec![instant()], p),
        Effect::When(event, p) => (vec![when(*event)], p),
        Effect::Always(modifier) => return vec![modifier_text(*modifier)],
        Effect::Space(n, p) => (vec![space(*n)], p),
        Effect::Turn(p) => (vec![turn()], p),
        Effect::RoundEnd(p) => (vec![round_end()], p),
        Effect::GameEnd(p) => (vec![game_end()], p),
    };
    text.extend(program_text(program));
    text
}

/// What steps do, sentence by sentence.
pub fn program_text(program: &[Step]) -> Vec<Message> {
    program.iter().flat_map(|s| step(*s)).collect()
}

/// The things in a bundle, each with its number.
fn things(bundle: Bundle) -> impl Iterator<Item = (u8, &'static str)> {
    let herbs = names::resource(crate::effect::Resource::Herb);
    let potions = names::resource(crate::effect::Resource::Potion);
    let books = names::resource(crate::effect::Resource::Book);
    [
        (bundle.h, herbs),
        (bundle.p, potions),
        (bundle.b, books),
        (bundle.r, "evenfall-any-resource"),
        (bundle.m, "evenfall-mana"),
        (bundle.c, "evenfall-cards"),
        (bundle.v, "evenfall-points"),
    ]
    .into_iter()
    .filter(|(n, _)| *n > 0)
}

fn step(step: Step) -> Vec<Message> {
    match step {
        Step::Pay(b) => things(b).map(|(n, t)| pay_thing(n, t)).collect(),
        Step::Gain(b) => things(b).map(|(n, t)| gain_thing(n, t)).collect(),
        Step::Others(b) => things(b).map(|(n, t)| others_thing(n, t)).collect(),
        Step::Per(of, b) => things(b).map(|(n, t)| per_thing(n, t, names::count(of))).collect(),
        Step::IfKeyword(k, b) => std::iter::once(if_keyword(names::keyword(k)))
            .chain(things(b).map(|(n, t)| gain_thing(n, t)))
            .collect(),
        Step::Convert(cost, max, gain) => std::iter::once(convert(max))
            .chain(things(cost).map(|(n, t)| pay_thing(n, t)))
            .chain(things(gain).map(|(n, t)| gain_thing(n, t)))
            .collect(),
        other => vec![single(other)],
    }
}

fn single(step: Step) -> Message {
    match step {
        Step::PayRitual => pay_ritual(),
        Step::Discard(n) => discard(n),
        Step::Transfer(n) => transfer(n),
        Step::Coven(n) => coven(n),
        Step::CovenBoth(n) => coven_both(n),
        Step::CovenRepeat => coven_repeat(),
        Step::HarvestOuter => harvest_outer(),
        Step::HarvestThat => harvest_that(),
        Step::HarvestOpponent => harvest_opponent(),
        Step::Place(n) => place(n),
        Step::DiscoverFree => discover_free(),
        Step::Build(kind, n, Where::This) => build_this(n, kind_name(kind)),
        Step::Build(kind, n, Where::Any) => build_any(n, kind_name(kind)),
        Step::Return(From::Ritual, n) => return_ritual(n),
        Step::Return(From::Region, n) => return_region(n),
        Step::MoveFigures => move_figures(),
        Step::CopySpecialist => copy_specialist(),
        Step::ReadySpecialist => ready_specialist(),
        _ => red_stone(),
    }
}

fn kind_name(kind: Catalyst) -> &'static str {
    names::catalyst(kind)
}

fn when(event: When) -> Message {
    match event {
        When::Scout => when_scout(),
        When::Discover => when_discover(),
        When::HarvestPlace => when_harvest(),
        When::PlayRitual => when_ritual(),
        When::PlayRitualWith(k) => when_ritual_with(names::keyword(k)),
        When::PlaySpecialist => when_specialist(),
        When::PlayPerson => when_person(),
        When::BuildSickle => when_sickle(),
        When::BuildOrb => when_orb(),
        When::CovenAdvance => when_coven(),
        When::Transfer => when_transfer(),
        When::DiscardCard => when_discard(),
        When::OwnToken => when_own_token(),
        When::OpponentToken => when_opponent_token(),
        When::ActivateSpace => when_space(),
        When::BattleStart => when_battle(),
        When::BattleWin => when_win(),
        When::BattleLose => when_lose(),
        When::Reward8 => when_reward(),
        When::RoundEnd => round_end(),
    }
}

fn modifier_text(modifier: Modifier) -> Message {
    match modifier {
        Modifier::AltCatalyst(sickle, orb) => alt_catalyst(sickle, orb),
        Modifier::Discount(DiscountOn::Ritual, n) => discount_ritual(n),
        Modifier::Discount(DiscountOn::Council, n) => discount_council(n),
        Modifier::ElderReach(Reach::Outer) => reach_outer(),
        Modifier::ElderReach(Reach::Regions) => reach_regions(),
        Modifier::Strength(n) => strength(n),
        Modifier::ManaAdjust(n) => mana_adjust(n),
    }
}
