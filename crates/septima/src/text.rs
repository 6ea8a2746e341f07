//! The text on cards and tiles, made from what they do: text and rules cannot disagree.

use crate::called as c;
use crate::data::SpellCard;
use crate::effect::{
    Deed, Deeds, Need, Per, Picks, Power, Program, Rule, Sign, Step, Until, When, Window,
};
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
    fn need_next_to_town() = "septima-text-need-next-to-town";
    fn when_potion() = "septima-text-when-potion";
    fn when_roll() = "septima-text-when-roll";
    fn when_lowered() = "septima-text-when-lowered";
    fn when_advanced() = "septima-text-when-advanced";
    fn when_gained() = "septima-text-when-gained";
    fn when_ribbon() = "septima-text-when-ribbon";
    fn when_defended() = "septima-text-when-defended";
    fn when_healed() = "septima-text-when-healed";
    fn until_turn() = "septima-text-until-turn";
    fn until_season() = "septima-text-until-season";
    fn until_moved() = "septima-text-until-moved";
    fn until_won() = "septima-text-until-won";
    fn before_card() = "septima-text-before";
    fn after_card() = "septima-text-after";
    fn per_healed() = "septima-text-per-healed";
    fn or() = "septima-text-or";

    fn instead(action) = "septima-text-instead";
    fn if_matched() = "septima-text-if-matched";

    fn spend(count) = "septima-text-spend";
    fn spend_crystals(count) = "septima-text-spend-crystals";
    fn spend_of(good) = "septima-text-spend-of";
    fn gain_of(count, good) = "septima-text-gain-of";
    fn lunar_again(count) = "septima-text-lunar-again";
    fn seek(good) = "septima-text-seek";
    fn shapeshift() = "septima-text-shapeshift";
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
    fn river_spares(good) = "septima-text-river-spares";

    fn sign_free_offering() = "septima-sign-free-offering";
    fn sign_offering(count) = "septima-sign-offering";
    fn sign_any_remedy() = "septima-sign-any-remedy";
    fn sign_epidemic() = "septima-sign-epidemic";
    fn sign_more_favors(count) = "septima-sign-more-favors";
    fn sign_fewer_favors(count) = "septima-sign-fewer-favors";
    fn sign_shared_chambers() = "septima-sign-shared-chambers";
    fn sign_forgotten() = "septima-sign-forgotten";
    fn sign_matched_remember() = "septima-sign-matched-remember";
    fn sign_no_remember() = "septima-sign-no-remember";
    fn sign_prepare_more(count) = "septima-sign-prepare-more";
    fn sign_prepare_costs(count) = "septima-sign-prepare-costs";
    fn sign_free_potion() = "septima-sign-free-potion";
    fn sign_brew_at_most(count) = "septima-sign-brew-at-most";
    fn sign_any_recipe() = "septima-sign-any-recipe";
    fn sign_no_potion_wisdom() = "septima-sign-no-potion-wisdom";
    fn sign_next_to_all() = "septima-sign-next-to-all";
    fn sign_no_buildings() = "septima-sign-no-buildings";
    fn sign_septima_less(count) = "septima-sign-septima-less";
    fn sign_septima_more(count) = "septima-sign-septima-more";
    fn sign_collect_more(count) = "septima-sign-collect-more";
    fn sign_one_lunar() = "septima-sign-one-lunar";
    fn sign_calm_wisdom(count) = "septima-sign-calm-wisdom";
    fn sign_raise_costs(count) = "septima-sign-raise-costs";
    fn sign_recruit_more(count) = "septima-sign-recruit-more";
    fn sign_crowd_raises(count) = "septima-sign-crowd-raises";
    fn sign_quick_move(count) = "septima-sign-quick-move";
    fn sign_no_quick_move() = "septima-sign-no-quick-move";
    fn sign_hunters_less(count) = "septima-sign-hunters-less";
    fn sign_hunters_more(count) = "septima-sign-hunters-more";
    fn sign_judge_less(count) = "septima-sign-judge-less";
    fn sign_judge_more(count) = "septima-sign-judge-more";
    fn sign_charms(count) = "septima-sign-charms";
    fn sign_no_charms() = "septima-sign-no-charms";
    fn sign_summer_wins(count) = "septima-sign-summer-wins";
    fn sign_summer_losses(count) = "septima-sign-summer-losses";

    fn deed_lay_down() = "septima-deed-lay-down";
    fn deed_bar_crystals() = "septima-deed-bar-crystals";
    fn deed_move_all() = "septima-deed-move-all";
    fn deed_move_furthest() = "septima-deed-move-furthest";
    fn deed_raise(count) = "septima-deed-raise";
    fn deed_heal(count) = "septima-deed-heal";
    fn deed_crowd(count) = "septima-deed-crowd";
    fn deed_chamber(count) = "septima-deed-chamber";
    fn deed_direct(count) = "septima-deed-direct";
    fn deed_sweep_spells() = "septima-deed-sweep-spells";
    fn deed_silence() = "septima-deed-silence";
    fn deeds_first() = "septima-deeds-first";
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
        Power::Instead { on, ways } => {
            text.push(instead(c::action(*on)));
            for (i, way) in ways.iter().enumerate() {
                if i > 0 {
                    text.push(if_matched());
                }
                text.extend(of_program(way));
            }
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

/// What half of an omen does; nothing where none is in force.
pub fn of_sign(sign: Sign) -> Option<Message> {
    Some(match sign {
        Sign::None => return None,
        Sign::Offering(0) => sign_free_offering(),
        Sign::Offering(n) => sign_offering(n),
        Sign::AnyRemedy => sign_any_remedy(),
        Sign::Epidemic => sign_epidemic(),
        Sign::Favors(n @ 1..) => sign_more_favors(i32::from(n)),
        Sign::Favors(n) => sign_fewer_favors(-i32::from(n)),
        Sign::SharedChambers => sign_shared_chambers(),
        Sign::Forgotten => sign_forgotten(),
        Sign::MatchedRemember => sign_matched_remember(),
        Sign::NoRemember => sign_no_remember(),
        Sign::PrepareMore(n) => sign_prepare_more(n),
        Sign::PrepareCosts(n) => sign_prepare_costs(n),
        Sign::FreePotion => sign_free_potion(),
        Sign::BrewAtMost(n) => sign_brew_at_most(n),
        Sign::AnyRecipe => sign_any_recipe(),
        Sign::NoPotionWisdom => sign_no_potion_wisdom(),
        Sign::NextToAll => sign_next_to_all(),
        Sign::NoBuildings => sign_no_buildings(),
        Sign::SeptimaRaise(n @ 1..) => sign_septima_more(i32::from(n)),
        Sign::SeptimaRaise(n) => sign_septima_less(-i32::from(n)),
        Sign::CollectMore(n) => sign_collect_more(n),
        Sign::OneLunar => sign_one_lunar(),
        Sign::CalmWisdom(n) => sign_calm_wisdom(n),
        Sign::RaiseCosts(n) => sign_raise_costs(n),
        Sign::RecruitMore(n) => sign_recruit_more(n),
        Sign::CrowdRaises(n) => sign_crowd_raises(n),
        Sign::QuickMove(0) => sign_no_quick_move(),
        Sign::QuickMove(n) => sign_quick_move(n),
        Sign::Hunters(n @ 1..) => sign_hunters_more(i32::from(n)),
        Sign::Hunters(n) => sign_hunters_less(-i32::from(n)),
        Sign::Judge(n @ 1..) => sign_judge_more(i32::from(n)),
        Sign::Judge(n) => sign_judge_less(-i32::from(n)),
        Sign::Charms(n) => sign_charms(n),
        Sign::NoCharms => sign_no_charms(),
        Sign::SummerWins(n) => sign_summer_wins(n),
        Sign::SummerLosses(n) => sign_summer_losses(n),
    })
}

/// What the Black Widow does with a card.
pub fn of_deeds(deeds: &Deeds) -> Vec<Message> {
    let (mut text, list) = match deeds {
        Deeds::All(list) => (Vec::new(), list),
        Deeds::First(list) => (vec![deeds_first()], list),
    };
    text.extend(list.iter().map(|deed| match *deed {
        Deed::LayDown => deed_lay_down(),
        Deed::BarCrystals => deed_bar_crystals(),
        Deed::MoveAll => deed_move_all(),
        Deed::MoveFurthest => deed_move_furthest(),
        Deed::Raise(n) => deed_raise(n),
        Deed::Heal(n) => deed_heal(n),
        Deed::Crowd(n) => deed_crowd(n),
        Deed::Chamber(n) => deed_chamber(n),
        Deed::Direct(n) => deed_direct(n),
        Deed::SweepSpells => deed_sweep_spells(),
        Deed::Silence => deed_silence(),
    }));
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
        Need::NextToTown => need_next_to_town(),
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
        When::Healed => when_healed(),
    }
}

pub(crate) fn of_step(step: Step) -> Message {
    match step {
        Step::Spend(n) => spend(n),
        Step::SpendCrystals(n) => spend_crystals(n),
        Step::SpendOf(kind) => spend_of(c::ingredient(kind)),
        Step::Gain(kind, n) => gain_of(n, c::ingredient(kind)),
        Step::LunarAgain(n) => lunar_again(n),
        Step::Seek(kind) => seek(c::ingredient(kind)),
        Step::Shapeshift => shapeshift(),
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
        Rule::RiverSpares(kind) => river_spares(c::ingredient(kind)),
    }
}
