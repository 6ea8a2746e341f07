//! Every message of Septima. The words are in `locales/*/septima.ftl`.

use crate::called as c;
use crate::choice::Choice;
use crate::frame::{Frame, Origin};
use crate::position::{Septima, Stage};
use kernel::{Message, Seat, Spec};

/// Every id with its arguments.
pub(crate) fn all() -> Vec<Spec> {
    let plain = |id: &'static str| Spec { id, args: &[] };
    let mut all: Vec<Spec> = c::all().into_iter().map(plain).collect();
    all.extend_from_slice(MESSAGES);
    all.extend_from_slice(crate::text::MESSAGES);
    all
}

kernel::words! {
    /// Prompts, choices, events and refusals.
    const MESSAGES;

    // What is asked.
    pub(crate) fn ask_draft() = "septima-ask-draft";
    pub(crate) fn ask_covens() = "septima-ask-covens";
    pub(crate) fn ask_prologues() = "septima-ask-prologues";
    pub(crate) fn ask_leader() = "septima-ask-leader";
    pub(crate) fn ask_first_spell() = "septima-ask-first-spell";
    pub(crate) fn ask_ritual_marker() = "septima-ask-ritual-marker";
    pub(crate) fn ask_action() = "septima-ask-action";
    pub(crate) fn ask_quick_move(reach) = "septima-ask-quick-move";
    pub(crate) fn ask_before(action) = "septima-ask-before";
    pub(crate) fn ask_after(action) = "septima-ask-after";
    pub(crate) fn ask_end() = "septima-ask-end";
    pub(crate) fn ask_negotiate() = "septima-ask-negotiate";
    pub(crate) fn ask_pay(good) = "septima-ask-pay";
    pub(crate) fn ask_seek(good) = "septima-ask-seek";
    pub(crate) fn ask_shape() = "septima-ask-shape";
    pub(crate) fn ask_cover() = "septima-ask-cover";
    pub(crate) fn ask_drought() = "septima-ask-drought";
    pub(crate) fn ask_sicken() = "septima-ask-sicken";
    pub(crate) fn ask_spider() = "septima-ask-spider";
    pub(crate) fn ask_furthest() = "septima-ask-furthest";
    pub(crate) fn ask_nearest() = "septima-ask-nearest";
    pub(crate) fn ask_silence() = "septima-ask-silence";
    pub(crate) fn ask_way() = "septima-ask-way";
    pub(crate) fn ask_favor(left) = "septima-ask-favor";
    pub(crate) fn ask_order(action) = "septima-ask-order";
    pub(crate) fn ask_more(action) = "septima-ask-more";
    pub(crate) fn ask_gain(left) = "septima-ask-gain";
    pub(crate) fn ask_spend(left) = "septima-ask-spend";
    pub(crate) fn ask_potion(left) = "septima-ask-potion";
    pub(crate) fn ask_icon(left) = "septima-ask-icon";
    pub(crate) fn ask_lunar() = "septima-ask-lunar";
    pub(crate) fn ask_not_lunar(left) = "septima-ask-not-lunar";
    pub(crate) fn ask_move(reach) = "septima-ask-move";
    pub(crate) fn ask_fly() = "septima-ask-fly";
    pub(crate) fn ask_walk(reach) = "septima-ask-walk";
    pub(crate) fn ask_flee() = "septima-ask-flee";
    pub(crate) fn ask_brew(left) = "septima-ask-brew";
    pub(crate) fn ask_heal(left) = "septima-ask-heal";
    pub(crate) fn ask_track() = "septima-ask-track";
    pub(crate) fn ask_chamber(citizens) = "septima-ask-chamber";
    pub(crate) fn ask_copy() = "septima-ask-copy";
    pub(crate) fn ask_again() = "septima-ask-again";
    pub(crate) fn ask_ritual() = "septima-ask-ritual";
    pub(crate) fn ask_advance() = "septima-ask-advance";
    pub(crate) fn ask_prepare(left) = "septima-ask-prepare";
    pub(crate) fn ask_take() = "septima-ask-take";
    pub(crate) fn ask_keep() = "septima-ask-keep";
    pub(crate) fn ask_join(witch) = "septima-ask-join";
    pub(crate) fn ask_lay_hunter() = "septima-ask-lay-hunter";
    pub(crate) fn ask_move_hunter() = "septima-ask-move-hunter";
    pub(crate) fn ask_exchange(left) = "septima-ask-exchange";
    pub(crate) fn ask_half(card) = "septima-ask-half";
    pub(crate) fn ask_near() = "septima-ask-near";
    pub(crate) fn ask_marker() = "septima-ask-marker";
    pub(crate) fn ask_lose() = "septima-ask-lose";
    pub(crate) fn ask_hunt(roll) = "septima-ask-hunt";
    pub(crate) fn ask_recall() = "septima-ask-recall";

    // Choices.
    pub(crate) fn say_keep(witch) = "septima-say-keep";
    pub(crate) fn say_leave(witch) = "septima-say-leave";
    pub(crate) fn say_prologue_over(card) = "septima-say-prologue-over";
    pub(crate) fn say_prologue_under(card) = "septima-say-prologue-under";
    pub(crate) fn say_start(number) = "septima-say-start";
    pub(crate) fn say_play(action) = "septima-say-play";
    pub(crate) fn say_go(zone, letter) = "septima-say-go";
    pub(crate) fn say_leap(zone, letter) = "septima-say-leap";
    pub(crate) fn say_stay() = "septima-say-stay";
    pub(crate) fn say_drink(potion) = "septima-say-drink";
    pub(crate) fn say_drink_with(potion, spent) = "septima-say-drink-with";
    pub(crate) fn say_cast(spell) = "septima-say-cast";
    pub(crate) fn say_use(what) = "septima-say-use";
    pub(crate) fn say_shrine(element) = "septima-say-shrine";
    pub(crate) fn say_go_on() = "septima-say-go-on";
    pub(crate) fn say_end() = "septima-say-end";
    pub(crate) fn say_main() = "septima-say-main";
    pub(crate) fn say_bonus() = "septima-say-bonus";
    pub(crate) fn say_ingredient(ingredient) = "septima-say-ingredient";
    pub(crate) fn say_spend(good) = "septima-say-spend";
    pub(crate) fn say_exchange(from, to) = "septima-say-exchange";
    pub(crate) fn say_brew(potion) = "septima-say-brew";
    pub(crate) fn say_brew_so(potion, crystals, spared) = "septima-say-brew-so";
    pub(crate) fn say_brew_cheap(potion, crystals, spared) = "septima-say-brew-cheap";
    pub(crate) fn say_potion(potion) = "septima-say-potion";
    pub(crate) fn say_heal(flag, potion) = "septima-say-heal";
    pub(crate) fn say_heal_free(flag) = "septima-say-heal-free";
    pub(crate) fn say_hospital(ailment, potion) = "septima-say-hospital";
    pub(crate) fn say_hospital_free(ailment) = "septima-say-hospital-free";
    pub(crate) fn say_track(ailment) = "septima-say-track";
    pub(crate) fn say_chamber(chamber) = "septima-say-chamber";
    pub(crate) fn say_copy(action) = "septima-say-copy";
    pub(crate) fn say_advance(row, place) = "septima-say-advance";
    pub(crate) fn say_beyond() = "septima-say-beyond";
    pub(crate) fn say_sideways(row, place) = "septima-say-sideways";
    pub(crate) fn say_prepare(spell) = "septima-say-prepare";
    pub(crate) fn say_take(spell) = "septima-say-take";
    pub(crate) fn say_way(way) = "septima-say-way";
    pub(crate) fn say_half_upper() = "septima-say-half-upper";
    pub(crate) fn say_half_lower() = "septima-say-half-lower";
    pub(crate) fn say_lay(hut) = "septima-say-lay";
    pub(crate) fn say_hunter(from, to) = "septima-say-hunter";
    pub(crate) fn say_marker(side, action) = "septima-say-marker";
    pub(crate) fn say_lose(witch) = "septima-say-lose";
    pub(crate) fn say_charm() = "septima-say-charm";
    pub(crate) fn say_face() = "septima-say-face";
    pub(crate) fn say_welcome() = "septima-say-welcome";
    pub(crate) fn say_replace(witch) = "septima-say-replace";
    pub(crate) fn say_refuse() = "septima-say-refuse";
    pub(crate) fn say_enough() = "septima-say-enough";

    pub(crate) fn say_brew_any(potion, spared) = "septima-say-brew-any";
    pub(crate) fn say_brew_any_cheap(potion, spared) = "septima-say-brew-any-cheap";
    pub(crate) fn say_shift(animal, witch) = "septima-say-shift";
    pub(crate) fn say_shift_alone(animal) = "septima-say-shift-alone";
    pub(crate) fn say_cover(witch) = "septima-say-cover";
    pub(crate) fn say_human() = "septima-say-human";
    pub(crate) fn say_omen() = "septima-say-omen";
    pub(crate) fn say_sicken(witch) = "septima-say-sicken";
    pub(crate) fn say_cooperate(action) = "septima-say-cooperate";
    pub(crate) fn say_delay_swap() = "septima-say-delay-swap";
    pub(crate) fn say_delay_top() = "septima-say-delay-top";
    pub(crate) fn say_delay_left() = "septima-say-delay-left";
    pub(crate) fn say_inform() = "septima-say-inform";
    pub(crate) fn say_spider(spider, zone, letter) = "septima-say-spider";
    pub(crate) fn say_nearest(flag) = "septima-say-nearest";
    pub(crate) fn say_drop(card) = "septima-say-drop";

    // Events.
    pub(crate) fn became_animal(seat, animal, witch) = "septima-became-animal";
    pub(crate) fn became_animal_alone(seat, animal) = "septima-became-animal-alone";
    pub(crate) fn became_human(seat) = "septima-became-human";
    pub(crate) fn covered(seat, witch) = "septima-covered";
    pub(crate) fn omen_coming(light, dark) = "septima-omen-coming";
    pub(crate) fn omen_came(omen) = "septima-omen-came";
    pub(crate) fn sickened(seat, witch) = "septima-sickened";
    pub(crate) fn recovered(seat, witch) = "septima-recovered";
    pub(crate) fn widow_row(action) = "septima-widow-row";
    pub(crate) fn negotiated(seat, card) = "septima-negotiated";
    pub(crate) fn silenced(seat, card) = "septima-silenced";
    pub(crate) fn widow_chose(action) = "septima-widow-chose";
    pub(crate) fn spider_moved(spider, zone, letter) = "septima-spider-moved";
    pub(crate) fn spiders_lay() = "septima-spiders-lay";
    pub(crate) fn crystals_barred() = "septima-crystals-barred";
    pub(crate) fn spells_swept() = "septima-spells-swept";
    pub(crate) fn kept(seat, witch) = "septima-kept";
    pub(crate) fn kept_unseen(seat) = "septima-kept-unseen";
    pub(crate) fn passed() = "septima-passed";
    pub(crate) fn laid_prologues(seat, above, below) = "septima-laid-prologues";
    pub(crate) fn phase(season, phase) = "septima-phase";
    pub(crate) fn picked(seat, action) = "septima-picked";
    pub(crate) fn picked_unseen(seat) = "septima-picked-unseen";
    pub(crate) fn revealed(seat, action) = "septima-revealed";
    pub(crate) fn turn_began(seat) = "septima-turn-began";
    pub(crate) fn turn_ended(seat) = "septima-turn-ended";
    pub(crate) fn matched(seat) = "septima-matched";
    pub(crate) fn matched_septima(seat) = "septima-matched-septima";
    pub(crate) fn treated(seat) = "septima-treated";
    pub(crate) fn marker(side, action) = "septima-marker";
    pub(crate) fn patient_came(ailment, flag) = "septima-patient-came";
    pub(crate) fn patient_left(flag) = "septima-patient-left";
    pub(crate) fn accused(witch) = "septima-accused";
    pub(crate) fn moved(seat, zone, letter) = "septima-moved";
    pub(crate) fn marker_placed(seat, row, place) = "septima-marker-placed";
    pub(crate) fn gained(seat, count, good) = "septima-gained";
    pub(crate) fn spent(seat, good) = "septima-spent";
    pub(crate) fn gained_potion(seat, potion) = "septima-gained-potion";
    pub(crate) fn brewed(seat, potion) = "septima-brewed";
    pub(crate) fn drank(seat, potion) = "septima-drank";
    pub(crate) fn drank_with(seat, potion, spent) = "septima-drank-with";
    pub(crate) fn gained_charms(seat, count) = "septima-gained-charms";
    pub(crate) fn used_charm(seat) = "septima-used-charm";
    pub(crate) fn gained_wisdom(seat, points) = "septima-gained-wisdom";
    pub(crate) fn lost_wisdom(seat, points) = "septima-lost-wisdom";
    pub(crate) fn raised(seat, to) = "septima-raised";
    pub(crate) fn lowered(seat, to) = "septima-lowered";
    pub(crate) fn confronted(seat) = "septima-confronted";
    pub(crate) fn lost_witch(seat, witch) = "septima-lost-witch";
    pub(crate) fn healed(seat, ailment) = "septima-healed";
    pub(crate) fn track_advanced(seat, ailment, level) = "septima-track-advanced";
    pub(crate) fn copied(seat, action) = "septima-copied";
    pub(crate) fn used(seat, what) = "septima-used";
    pub(crate) fn used_shrine(seat, element) = "septima-used-shrine";
    pub(crate) fn used_favor(seat, favor) = "septima-used-favor";
    pub(crate) fn sent_to_crowd(seat, count) = "septima-sent-to-crowd";
    pub(crate) fn sent_to_chamber(seat, chamber) = "septima-sent-to-chamber";
    pub(crate) fn recalled(seat, count) = "septima-recalled";
    pub(crate) fn angered(count) = "septima-angered";
    pub(crate) fn took_spell(seat, spell) = "septima-took-spell";
    pub(crate) fn spell_revealed(spell) = "septima-spell-revealed";
    pub(crate) fn cast(seat, spell) = "septima-cast";
    pub(crate) fn prepared(seat, spell) = "septima-prepared";
    pub(crate) fn spell_ended(seat, spell) = "septima-spell-ended";
    pub(crate) fn drew_prologue(seat, card) = "septima-drew-prologue";
    pub(crate) fn drew_witch(witch) = "septima-drew-witch";
    pub(crate) fn mirrored(seat, witch) = "septima-mirrored";
    pub(crate) fn joined(seat, witch) = "septima-joined";
    pub(crate) fn boxed(witch) = "septima-boxed";
    pub(crate) fn open_die(roll) = "septima-open-die";
    pub(crate) fn rolled(seat, roll) = "septima-rolled";
    pub(crate) fn caught(seat) = "septima-caught";
    pub(crate) fn escaped(seat) = "septima-escaped";
    pub(crate) fn hunter_laid(hut) = "septima-hunter-laid";
    pub(crate) fn hunter_moved(from, to) = "septima-hunter-moved";
    pub(crate) fn hunter_came(hut) = "septima-hunter-came";
    pub(crate) fn trial(chamber, witch) = "septima-trial";
    pub(crate) fn drawn_angry(chamber) = "septima-drawn-angry";
    pub(crate) fn drawn_loyal(seat, chamber) = "septima-drawn-loyal";
    pub(crate) fn trial_won(seat, witch) = "septima-trial-won";
    pub(crate) fn trial_lost(witch) = "septima-trial-lost";
    pub(crate) fn over() = "septima-over";

    // Refusals.
    pub(crate) fn no_space_taken() = "septima-no-space-taken";
    pub(crate) fn no_too_far() = "septima-no-too-far";
    pub(crate) fn no_discarded() = "septima-no-discarded";
    pub(crate) fn no_matched_already() = "septima-no-matched-already";
    pub(crate) fn no_pointless() = "septima-no-pointless";
    pub(crate) fn no_used() = "septima-no-used";
    pub(crate) fn no_cast_already() = "septima-no-cast-already";
    pub(crate) fn no_other_action() = "septima-no-other-action";
    pub(crate) fn no_other_window() = "septima-no-other-window";
    pub(crate) fn no_used_already() = "septima-no-used-already";
    pub(crate) fn no_not_met() = "septima-no-not-met";
    pub(crate) fn no_not_next_to() = "septima-no-not-next-to";
    pub(crate) fn no_chamber_full() = "septima-no-chamber-full";
    pub(crate) fn no_favor_used() = "septima-no-favor-used";
    pub(crate) fn no_cannot_pay() = "septima-no-cannot-pay";
    pub(crate) fn no_healed_already() = "septima-no-healed-already";
    pub(crate) fn no_no_remedy() = "septima-no-no-remedy";
    pub(crate) fn no_other_icon() = "septima-no-other-icon";
    pub(crate) fn no_no_offering() = "septima-no-no-offering";
    pub(crate) fn no_other_element() = "septima-no-other-element";
    pub(crate) fn no_scoring_spell() = "septima-no-scoring-spell";
    pub(crate) fn no_not_as_animal() = "septima-no-not-as-animal";
    pub(crate) fn no_cannot_rise() = "septima-no-cannot-rise";
    pub(crate) fn no_no_memories() = "septima-no-no-memories";
    pub(crate) fn no_no_charms() = "septima-no-no-charms";
    pub(crate) fn no_closed() = "septima-no-closed";
    pub(crate) fn no_spider() = "septima-no-spider";
    pub(crate) fn no_must_move() = "septima-no-must-move";
    pub(crate) fn no_widow_lacks() = "septima-no-widow-lacks";
}

impl Septima {
    pub(crate) fn ask(&self, seat: Seat) -> Message {
        let turn = self.who();
        if turn.is_over() {
            return kernel::message::game_over();
        }
        if !turn.seats.contains(seat) {
            return kernel::message::wait();
        }
        if let Some(frame) = self.stack.top() {
            return self.ask_frame(*frame);
        }
        let action = self.player(seat).action.map_or("septima", c::action);
        match self.stage {
            Stage::Draft => ask_draft(),
            Stage::Covens => ask_covens(),
            Stage::Prologues => ask_prologues(),
            Stage::Leaders => ask_leader(),
            Stage::FirstSpells => ask_first_spell(),
            Stage::RitualMarkers => ask_ritual_marker(),
            Stage::Choose if self.solo && !self.widow.negotiated => ask_negotiate(),
            Stage::Choose => ask_action(),
            Stage::QuickMove => ask_quick_move(self.quick_move()),
            Stage::Before => ask_before(action),
            Stage::After => ask_after(action),
            _ => ask_end(),
        }
    }

    fn ask_frame(&self, frame: Frame) -> Message {
        match frame {
            Frame::Ways(_) | Frame::Several { .. } => ask_way(),
            Frame::Favors { left, .. } => ask_favor(left),
            Frame::Act { action, main: false, .. } => ask_order(c::action(action)),
            Frame::Act { action, .. } => ask_more(c::action(action)),
            Frame::Gain { left, .. } => ask_gain(left),
            Frame::Spend { left, .. } => ask_spend(left),
            Frame::Potions { left, .. } => ask_potion(left),
            Frame::Icons { left, .. } => ask_icon(left),
            Frame::Lunar => ask_lunar(),
            Frame::NotLunar { left } => ask_not_lunar(left),
            Frame::Move { reach } => ask_move(reach),
            Frame::Walk { reach: u8::MAX } => ask_fly(),
            Frame::Walk { reach } => ask_walk(reach),
            Frame::Flee => ask_flee(),
            Frame::Brew { left, .. } => ask_brew(left),
            Frame::Heal { left, .. } => ask_heal(left),
            Frame::Track { .. } => ask_track(),
            Frame::Send { citizens } => ask_chamber(citizens),
            Frame::Copy => ask_copy(),
            Frame::Again => ask_again(),
            Frame::Ritual { .. } => ask_ritual(),
            Frame::Advance(_) => ask_advance(),
            Frame::Prepare { left, .. } => ask_prepare(left),
            Frame::Take { .. } => ask_take(),
            Frame::KeepWitch { .. } => ask_keep(),
            Frame::Join(witch) => ask_join(c::witch(witch)),
            Frame::Verdict { second } => {
                let witches = self.chambers[usize::from(second)].witches;
                ask_join(witches.top().map_or("septima", |witch| c::witch(*witch)))
            }
            Frame::LayHunter => ask_lay_hunter(),
            Frame::MoveHunter => ask_move_hunter(),
            Frame::Exchange { left } => ask_exchange(left),
            Frame::Half(card) => ask_half(card.index() as u8 + 1),
            Frame::Near => ask_near(),
            Frame::SwapMarker => ask_marker(),
            Frame::Lose => ask_lose(),
            Frame::Hunt(roll) => ask_hunt(i32::from(roll)),
            Frame::Recall { .. } => ask_recall(),
            Frame::None
            | Frame::Run(_)
            | Frame::Collect
            | Frame::Defended(_)
            | Frame::Deed(_)
            | Frame::Crawl { .. }
            | Frame::Return { .. } => kernel::message::wait(),
            Frame::Pay(kind) => ask_pay(c::ingredient(kind)),
            Frame::Different { left, .. } | Frame::Rain { left } => ask_gain(left),
            Frame::Seek(kind) => ask_seek(c::ingredient(kind)),
            Frame::Shapeshift => ask_shape(),
            Frame::Cover => ask_cover(),
            Frame::Drought => ask_drought(),
            Frame::Gift => ask_potion(1u8),
            Frame::Sicken => ask_sicken(),
            Frame::Spiders { .. } => ask_spider(),
            Frame::Furthest { .. } => ask_furthest(),
            Frame::Nearest { .. } => ask_nearest(),
            Frame::Silence => ask_silence(),
        }
    }

    /// A way by what it does first, or by its number if nobody is asked for a way.
    fn way_in_words(&self, way: u8) -> Message {
        let origin = match self.stack.top() {
            Some(Frame::Ways(origin)) => Some(*origin),
            Some(Frame::Several { spell, .. }) => Some(Origin::Spell(*spell)),
            _ => None,
        };
        let ways = origin.map_or(&[][..], |origin| self.ways(origin));
        let program = ways.get(usize::from(way).wrapping_sub(1));
        match program.and_then(|program| program.first()) {
            Some(step) => crate::text::of_step(*step),
            None => say_way(way),
        }
    }

    pub(crate) fn choice_in_words(&self, choice: Choice) -> Message {
        let zone = |space: crate::names::SpaceId| space.zone() as u8 + 1;
        match choice {
            Choice::Keep(witch) => say_keep(c::witch(witch)),
            Choice::Leave(witch) => say_leave(c::witch(witch)),
            Choice::Prologue { above, over: true } => say_prologue_over(above.index() as u8 + 1),
            Choice::Prologue { above, over: false } => say_prologue_under(above.index() as u8 + 1),
            Choice::Start(space) => say_start(space.index() as u8 + 1),
            Choice::Play(action) => say_play(c::action(action)),
            Choice::Go(space) => say_go(zone(space), c::letter(space)),
            Choice::Leap(space) => say_leap(zone(space), c::letter(space)),
            Choice::Stay => say_stay(),
            Choice::Drink { potion, with: None } => say_drink(c::potion(potion)),
            Choice::Drink { potion, with: Some(with) } => {
                say_drink_with(c::potion(potion), c::potion(with))
            }
            Choice::Cast(spell) => say_cast(c::spell(spell)),
            Choice::Witch(witch) => say_use(c::witch(witch)),
            Choice::Building(building) => say_use(c::building(building)),
            Choice::Shrine(element) => say_shrine(c::element(element)),
            Choice::GoOn => say_go_on(),
            Choice::End => say_end(),
            Choice::Main => say_main(),
            Choice::Bonus => say_bonus(),
            Choice::Ingredient(kind) => say_ingredient(c::ingredient(kind)),
            Choice::Spend(good) => say_spend(c::good(good)),
            Choice::Exchange { from, to } => say_exchange(c::ingredient(from), c::ingredient(to)),
            Choice::Brew { potion, crystals, spared, cheap } => {
                let potion = c::potion(potion);
                let (with, without) = (c::parts(crystals), c::parts(spared));
                match cheap {
                    false if crystals.is_none() && spared.is_none() => say_brew(potion),
                    false => say_brew_so(potion, with, without),
                    true => say_brew_cheap(potion, with, without),
                }
            }
            Choice::Potion(potion) => say_potion(c::potion(potion)),
            Choice::Heal { flag, with: Some(potion) } => say_heal(flag, c::potion(potion)),
            Choice::Heal { flag, with: None } => say_heal_free(flag),
            Choice::Hospital { ailment, with: Some(potion) } => {
                say_hospital(c::ailment(ailment), c::potion(potion))
            }
            Choice::Hospital { ailment, with: None } => say_hospital_free(c::ailment(ailment)),
            Choice::Track(ailment) => say_track(c::ailment(ailment)),
            Choice::Chamber(chamber) => say_chamber(chamber),
            Choice::Copy(action) => say_copy(c::action(action)),
            Choice::Advance(space) => say_advance(space.row(), space.place().1 / 2 + 1),
            Choice::Beyond => say_beyond(),
            Choice::Sideways(space) => say_sideways(space.row(), space.place().1 / 2 + 1),
            Choice::Prepare(spell) => say_prepare(c::spell(spell)),
            Choice::Take(spell) => say_take(c::spell(spell)),
            Choice::Favor(favor) => say_use(c::favor(favor)),
            Choice::Way(way) => self.way_in_words(way),
            Choice::Half { lower: false } => say_half_upper(),
            Choice::Half { lower: true } => say_half_lower(),
            Choice::Lay(hut) => say_lay(hut),
            Choice::Hunter { from, to } => say_hunter(from, to),
            Choice::Marker { side, by } => say_marker(c::side(side), c::action(by)),
            Choice::Lose(witch) => say_lose(c::witch(witch)),
            Choice::Charm => say_charm(),
            Choice::Face => say_face(),
            Choice::Welcome => say_welcome(),
            Choice::Replace(witch) => say_replace(c::witch(witch)),
            Choice::BrewAny { potion, spared, cheap: false } => {
                say_brew_any(c::potion(potion), spared)
            }
            Choice::BrewAny { potion, spared, cheap: true } => {
                say_brew_any_cheap(c::potion(potion), spared)
            }
            Choice::Shift { animal, over: Some(over) } => {
                say_shift(c::animal(animal), c::witch(over))
            }
            Choice::Shift { animal, over: None } => say_shift_alone(c::animal(animal)),
            Choice::Cover(witch) => say_cover(c::witch(witch)),
            Choice::Animal(animal) => say_use(c::animal(animal)),
            Choice::Human => say_human(),
            Choice::Omen => say_omen(),
            Choice::Sicken(witch) => say_sicken(c::witch(witch)),
            Choice::Cooperate(action) => say_cooperate(c::action(action)),
            Choice::Delay(1) => say_delay_swap(),
            Choice::Delay(2) => say_delay_top(),
            Choice::Delay(_) => say_delay_left(),
            Choice::Inform => say_inform(),
            Choice::Spider { spider, to } => say_spider(spider, zone(to), c::letter(to)),
            Choice::Nearest(flag) => say_nearest(flag),
            Choice::Drop(card) => say_drop(c::negotiation(card)),
            Choice::Refuse => say_refuse(),
            Choice::Enough => say_enough(),
        }
    }
}
