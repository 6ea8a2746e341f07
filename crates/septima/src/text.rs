//! The text on cards and tiles, made from what they do: text and rules cannot disagree.

use crate::called as c;
use crate::data::SpellCard;
use crate::effect::{Need, Per, Picks, Power, Program, Rule, Step, Until, When, Window};
use kernel::Message;

kernel::words! {
    /// Every message of card texts.
    pub(crate) const MESSAGES;
    fn with_action(action) = "septima-text-with";
    fn with_any() = "septima-text-with-any";
    fn twice() = "septima-text-twice";
    fn after_roll() = "septima-text-after-roll";
    fn need_brewed(count) = "septima-text-need-brewed";
    fn need_ailments(count) = "septima-text-need-ailments";
    fn need_suspicion(below) = "septima-text-need-suspicion";
    fn need_matched() = "septima-text-need-matched";
    fn need_unmatched() = "septima-text-need-unmatched";
    fn need_next_to(building) = "septima-text-need-next-to";
    fn when_potion() = "septima-text-when-potion";
    fn when_roll() = "septima-text-when-roll";
    fn when_lowered() = "septima-text-when-lowered";
    fn when_advanced() = "septima-text-when-advanced";
    fn when_gained() = "septima-text-when-gained";
    fn when_ribbon() = "septima-text-when-ribbon";
    fn when_defended() = "septima-text-when-defended";
    fn until_turn() = "septima-text-until-turn";
    fn until_season() = "septima-text-until-season";
    fn until_moved() = "septima-text-until-moved";
    fn until_won() = "septima-text-until-won";
    fn before_card() = "septima-text-before";
    fn after_card() = "septima-text-after";
    fn per_healed() = "septima-text-per-healed";
    fn or() = "septima-text-or";

    fn spend(count) = "septima-text-spend";
    fn spend_crystals(count) = "septima-text-spend-crystals";
    fn wisdom(count) = "septima-text-wisdom";
    fn wisdom_per_healed(count) = "septima-text-wisdom-per-healed";
    fn crystals(count) = "septima-text-crystals";
    fn charms(count) = "septima-text-charms";
    fn ingredients(count) = "septima-text-ingredients";
    fn one_of(first, second) = "septima-text-one-of";
    fn potion(count, potion) = "septima-text-potion";
    fn practical(count) = "septima-text-practical";
    fn any_potion(count) = "septima-text-any-potion";
    fn collected_again() = "septima-text-collected-again";
    fn exchange(count) = "septima-text-exchange";
    fn lower(count) = "septima-text-lower";
    fn lower_per_citizen() = "septima-text-lower-per-citizen";
    fn lower_per(ingredient) = "septima-text-lower-per";
    fn raise(count) = "septima-text-raise";
    fn treat(count) = "septima-text-treat";
    fn swap_marker() = "septima-text-swap-marker";
    fn crowd(count) = "septima-text-crowd";
    fn angry(count) = "septima-text-angry";
    fn send(count) = "septima-text-send";
    fn favors(count) = "septima-text-favors";
    fn walk(count) = "septima-text-walk";
    fn fly() = "septima-text-fly";
    fn lay_hunter() = "septima-text-lay-hunter";
    fn move_hunter() = "septima-text-move-hunter";
    fn near() = "septima-text-near";
    fn advance() = "septima-text-advance";
    fn prepare(count) = "septima-text-prepare";
    fn prepare_of(element) = "septima-text-prepare-of";
    fn gain_spell() = "septima-text-spell";
    fn spell_here() = "septima-text-spell-here";
    fn brew() = "septima-text-brew";
    fn heal_more(count) = "septima-text-heal-more";
    fn witches(count) = "septima-text-witches";
    fn mirror(count) = "septima-text-mirror";
    fn prologue() = "septima-text-prologue";
    fn whole_prologue() = "septima-text-whole-prologue";
    fn again() = "septima-text-again";
    fn collect() = "septima-text-collect";
    fn not_lunar(count) = "septima-text-not-lunar";
    fn move_up(count) = "septima-text-move";
    fn brew_up(count) = "septima-text-brew-up";
    fn heal_up(count) = "septima-text-heal-up";
    fn remember() = "septima-text-remember";
    fn ritual() = "septima-text-ritual";

    fn third_lunar() = "septima-text-third-lunar";
    fn reach(count) = "septima-text-reach";
    fn any_track() = "septima-text-any-track";
    fn bargain(count) = "septima-text-bargain";
    fn quick_move(count) = "septima-text-quick-move";
    fn lone_quick_move(count) = "septima-text-lone-quick-move";
    fn skull_roll(count) = "septima-text-skull-roll";
    fn repeat_favor() = "septima-text-repeat-favor";
    fn lenient() = "septima-text-lenient";
    fn icons(count) = "septima-text-icons";
    fn town_icons() = "septima-text-town-icons";
    fn cheap_practical() = "septima-text-cheap-practical";
    fn endless_patients() = "septima-text-endless-patients";
    fn no_raise() = "septima-text-no-raise";
    fn septima_free() = "septima-text-septima-free";
    fn more_potions(count) = "septima-text-more-potions";
    fn stand_in() = "septima-text-stand-in";
    fn free_second() = "septima-text-free-second";
    fn endless_rewards() = "septima-text-endless-rewards";
    fn more_citizens(count) = "septima-text-more-citizens";
    fn no_recall() = "septima-text-no-recall";
    fn hidden() = "septima-text-hidden";
    fn take_back() = "septima-text-take-back";
}

/// What a witch or a building does.
pub fn of_power(power: &Power) -> Vec<Message> {
    let mut text = Vec::new();
    match power {
        Power::Extra { on, needs, times, does } => {
            text.push(on.map_or_else(with_any, |action| with_action(c::action(action))));
            text.extend(of_need(*needs));
            if *times > 1 {
                text.push(twice());
            }
            text.extend(of_program(does));
        }
        Power::During { on, needs, does } => {
            text.push(with_action(c::action(*on)));
            text.extend(of_need(*needs));
            text.extend(of_program(does));
        }
        Power::Rule(rule) => text.push(of_rule(*rule)),
        Power::Whenever(when, does) => {
            text.push(of_when(*when));
            text.extend(of_program(does));
        }
        Power::AfterRoll(does) => {
            text.push(after_roll());
            text.extend(of_program(does));
        }
    }
    text
}

/// What a spell does.
pub fn of_spell(card: &SpellCard) -> Vec<Message> {
    let mut text = vec![card.icon.map_or_else(with_any, |action| with_action(c::action(action)))];
    text.extend(match card.window {
        Window::Either => None,
        Window::Before => Some(before_card()),
        Window::After => Some(after_card()),
    });
    if card.picks == Picks::PerHealed {
        text.push(per_healed());
    }
    for (i, way) in card.cast.iter().enumerate() {
        if i > 0 {
            text.push(or());
        }
        text.extend(of_program(way));
    }
    text.extend(card.rule.map(of_rule));
    if let Some((when, points)) = card.whenever {
        text.extend([of_when(when), wisdom(points)]);
    }
    if card.rule.is_some() || card.whenever.is_some() || card.until != Until::Turn {
        text.push(match card.until {
            Until::Turn => until_turn(),
            Until::Season => until_season(),
            Until::Moved => until_moved(),
            Until::TrialWon => until_won(),
        });
    }
    text
}

/// Steps one after the other.
pub fn of_program(program: &Program) -> Vec<Message> {
    program.iter().map(|step| of_step(*step)).collect()
}

fn of_need(need: Need) -> Option<Message> {
    Some(match need {
        Need::Nothing => return None,
        Need::Brewed(n) => need_brewed(n),
        Need::Ailments(n) => need_ailments(n),
        Need::SuspicionBelow(n) => need_suspicion(i32::from(n)),
        Need::Matched => need_matched(),
        Need::Unmatched => need_unmatched(),
        Need::NextTo(building) => need_next_to(c::building(building)),
    })
}

fn of_when(when: When) -> Message {
    match when {
        When::PotionUsed => when_potion(),
        When::HunterRoll => when_roll(),
        When::Lowered => when_lowered(),
        When::Advanced => when_advanced(),
        When::IngredientGained => when_gained(),
        When::Ribbon => when_ribbon(),
        When::Defended => when_defended(),
    }
}

pub(crate) fn of_step(step: Step) -> Message {
    match step {
        Step::Spend(n) => spend(n),
        Step::SpendCrystals(n) => spend_crystals(n),
        Step::Wisdom(n) => wisdom(n),
        Step::WisdomPerHealed(n) => wisdom_per_healed(n),
        Step::Crystals(n) => crystals(n),
        Step::Charms(n) => charms(n),
        Step::Ingredients(n) => ingredients(n),
        Step::OneOf(kinds) => match (kinds.nth(0), kinds.nth(1)) {
            (Some(first), Some(second)) if kinds.len() == 2 => {
                one_of(c::ingredient(first), c::ingredient(second))
            }
            _ => ingredients(1u8),
        },
        Step::Potions(kinds, n) => match kinds.nth(0) {
            Some(only) if kinds.len() == 1 => potion(n, c::potion(only)),
            _ if kinds.iter().all(|p| p.is_practical()) => practical(n),
            _ => any_potion(n),
        },
        Step::CollectedAgain => collected_again(),
        Step::Exchange(n) => exchange(n),
        Step::Lower(n) => lower(n),
        Step::LowerPer(Per::Citizen) => lower_per_citizen(),
        Step::LowerPer(Per::Collected(kind)) => lower_per(c::ingredient(kind)),
        Step::Raise(n) => raise(n),
        Step::Match(n) => treat(n),
        Step::SwapMarker => swap_marker(),
        Step::Crowd(n) => crowd(n),
        Step::Angry(n) => angry(n),
        Step::Send(n) => send(n),
        Step::Favors(n) => favors(n),
        Step::Walk(n) => walk(n),
        Step::Fly => fly(),
        Step::LayHunter => lay_hunter(),
        Step::MoveHunter => move_hunter(),
        Step::Near => near(),
        Step::Advance => advance(),
        Step::Prepare(n) => prepare(n),
        Step::PrepareOf(element) => prepare_of(c::element(element)),
        Step::Spell => gain_spell(),
        Step::SpellHere => spell_here(),
        Step::Brew => brew(),
        Step::HealMore(n) => heal_more(n),
        Step::Witches(n) => witches(n),
        Step::Mirror(n) => mirror(n),
        Step::Prologue => prologue(),
        Step::WholePrologue => whole_prologue(),
        Step::Again => again(),
        Step::Collect => collect(),
        Step::NotLunar(n) => not_lunar(n),
        Step::Move(n) => move_up(n),
        Step::BrewUp(n) => brew_up(n),
        Step::HealUp(n) => heal_up(n),
        Step::Remember => remember(),
        Step::Ritual => ritual(),
    }
}

fn of_rule(rule: Rule) -> Message {
    match rule {
        Rule::ThirdLunar => third_lunar(),
        Rule::Reach(n) => reach(n),
        Rule::AnyTrack => any_track(),
        Rule::Bargain(n) => bargain(n),
        Rule::QuickMove(n) => quick_move(n),
        Rule::LoneQuickMove(n) => lone_quick_move(n),
        Rule::SkullRoll(n) => skull_roll(n),
        Rule::RepeatFavor => repeat_favor(),
        Rule::Lenient => lenient(),
        Rule::Icons(n) => icons(n),
        Rule::TownIcons => town_icons(),
        Rule::CheapPractical => cheap_practical(),
        Rule::EndlessPatients => endless_patients(),
        Rule::NoRaise => no_raise(),
        Rule::SeptimaFree => septima_free(),
        Rule::MorePotions(n) => more_potions(n),
        Rule::AnyPotion => stand_in(),
        Rule::FreeSecond => free_second(),
        Rule::EndlessRewards => endless_rewards(),
        Rule::MoreCitizens(n) => more_citizens(n),
        Rule::NoRecall => no_recall(),
        Rule::Hidden => hidden(),
        Rule::TakeBack => take_back(),
    }
}
