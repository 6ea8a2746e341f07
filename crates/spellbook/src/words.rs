//! Every message of SpellBook. The words are in `locales/*/spellbook.ftl`.

use crate::choice::Choice;
use crate::position::{Frame, Run, SpellBook};
use crate::spell::{Phase, Spell, Step, Way};
use crate::token::{Colour, KINDS, Rune, Token};
use kernel::{Message, Seat, Spec};

/// The ids of messages that name the tokens.
const TOKENS: [&str; KINDS] = [
    "spellbook-token-Rc",
    "spellbook-token-Rt",
    "spellbook-token-Rs",
    "spellbook-token-Pc",
    "spellbook-token-Pt",
    "spellbook-token-Ps",
    "spellbook-token-Gc",
    "spellbook-token-Gt",
    "spellbook-token-Gs",
    "spellbook-token-Kc",
    "spellbook-token-Kt",
    "spellbook-token-Ks",
    "spellbook-token-Wc",
    "spellbook-token-Wt",
    "spellbook-token-Ws",
    "spellbook-token-Bc",
    "spellbook-token-Bt",
    "spellbook-token-Bs",
    "spellbook-token-Yc",
    "spellbook-token-Yt",
    "spellbook-token-Ys",
];

/// The id of the message that names a token.
pub fn token(token: Token) -> &'static str {
    TOKENS[Token::all().position(|t| t == token).unwrap_or(0)]
}

/// Names that stand for themselves: options, lines of a score, parts of the table.
const NAMES: &[&str] = &[
    "spellbook",
    "spellbook-option-seats",
    "spellbook-option-spells",
    "spellbook-option-handicap",
    "spellbook-option-colour",
    "spellbook-familiar",
    "spellbook-tie-spells",
    "spellbook-tie-pool",
    "spellbook-track",
    "spellbook-below",
    "spellbook-opponent",
    "spellbook-altar",
    "spellbook-bag",
    "spellbook-tray",
    "spellbook-pool",
    "spellbook-card-rune",
    "spellbook-rulebook",
    "spellbook-public",
    "spellbook-reconstructed",
];

/// Every id with its arguments.
pub(crate) fn all() -> Vec<Spec> {
    let plain = |id: &'static str| Spec { id, args: &[] };
    let phases = [Phase::Morning, Phase::Midday, Phase::Evening];
    let mut all: Vec<Spec> = NAMES.iter().copied().map(plain).collect();
    all.extend(TOKENS.map(plain));
    all.extend(Spell::ALL.iter().map(|s| plain(s.word())));
    all.extend(Colour::ALL.iter().map(|c| plain(c.word())));
    all.extend(Rune::ALL.iter().map(|r| plain(r.word())));
    all.extend(phases.iter().map(|p| plain(p.word())));
    all.extend_from_slice(MESSAGES);
    all.extend_from_slice(crate::text::MESSAGES);
    all
}

kernel::words! {
    /// Prompts, choices, events and refusals.
    const MESSAGES;

    // What is asked.
    /// Morning: so many actions may be done.
    pub(crate) fn ask_morning(actions) = "spellbook-ask-morning";
    /// Midday: one action.
    pub(crate) fn ask_midday() = "spellbook-ask-midday";
    /// Evening: one action.
    pub(crate) fn ask_evening() = "spellbook-ask-evening";
    /// The evening's action is done: end the day.
    pub(crate) fn ask_end() = "spellbook-ask-end";
    /// Take so many more from the altar, for a spell.
    pub(crate) fn ask_take(spell, left) = "spellbook-ask-take";
    /// Take so many more of one colour, or stop.
    pub(crate) fn ask_take_up_to(spell, left) = "spellbook-ask-take-up-to";
    /// Take so many more from the altar straight to the familiar.
    pub(crate) fn ask_stow(spell, left) = "spellbook-ask-stow";
    /// Store so many more from the pool.
    pub(crate) fn ask_store(spell, left) = "spellbook-ask-store";
    /// Discard one token as the cost.
    pub(crate) fn ask_cost(spell) = "spellbook-ask-cost";
    /// Discard so many more tokens.
    pub(crate) fn ask_drop(spell, left) = "spellbook-ask-drop";
    /// Choose altar tokens to replace.
    pub(crate) fn ask_replace(spell, made) = "spellbook-ask-replace";
    /// Choose so many more pool tokens to give in a swap.
    pub(crate) fn ask_give(spell, left) = "spellbook-ask-give";
    /// Choose so many more tokens to receive in a swap.
    pub(crate) fn ask_receive(spell, left) = "spellbook-ask-receive";
    /// Choose a spell to raise.
    pub(crate) fn ask_raise(spell) = "spellbook-ask-raise";
    /// Blaze: each other player takes one.
    pub(crate) fn ask_others() = "spellbook-ask-others";
    /// Solo: an altar token for the opponent's lower area.
    pub(crate) fn ask_gift() = "spellbook-ask-gift";
    /// Solo: an altar token for the opponent's track.
    pub(crate) fn ask_night() = "spellbook-ask-night";
    /// Choose tokens to spend on a spell.
    pub(crate) fn ask_spend(spell, level, left) = "spellbook-ask-spend";
    /// Choose the token that goes on the card.
    pub(crate) fn ask_place(spell) = "spellbook-ask-place";
    /// Communion: store so many from the tray.
    pub(crate) fn ask_keep(left) = "spellbook-ask-keep";
    /// Swiftness: one morning action at once.
    pub(crate) fn ask_extra() = "spellbook-ask-extra";
    /// Clone: choose an action of this phase to copy.
    pub(crate) fn ask_copy(phase) = "spellbook-ask-copy";

    // Choices.
    pub(crate) fn say_take(token) = "spellbook-say-take";
    pub(crate) fn say_draw() = "spellbook-say-draw";
    pub(crate) fn say_store(token) = "spellbook-say-store";
    pub(crate) fn say_learn(spell, level) = "spellbook-say-learn";
    pub(crate) fn say_learn_wild(spell, level, wilds) = "spellbook-say-learn-wild";
    pub(crate) fn say_transmute(spell, level, wilds, rune) = "spellbook-say-transmute";
    pub(crate) fn say_cast(spell, level) = "spellbook-say-cast";
    pub(crate) fn say_cast_store(spell, level) = "spellbook-say-cast-store";
    pub(crate) fn say_cast_take(spell, level) = "spellbook-say-cast-take";
    pub(crate) fn say_copy_rune(spell, level, rune) = "spellbook-say-copy-rune";
    pub(crate) fn say_copy_store(spell, level, rune) = "spellbook-say-copy-store";
    pub(crate) fn say_copy_take(spell, level, rune) = "spellbook-say-copy-take";
    pub(crate) fn say_skip(phase) = "spellbook-say-skip";
    pub(crate) fn say_decline() = "spellbook-say-decline";
    pub(crate) fn say_end() = "spellbook-say-end";
    pub(crate) fn say_stow(token) = "spellbook-say-stow";
    pub(crate) fn say_discard(token) = "spellbook-say-discard";
    pub(crate) fn say_replace(token) = "spellbook-say-replace";
    pub(crate) fn say_enough() = "spellbook-say-enough";
    pub(crate) fn say_give(token) = "spellbook-say-give";
    pub(crate) fn say_receive(token) = "spellbook-say-receive";
    pub(crate) fn say_raise(spell) = "spellbook-say-raise";
    pub(crate) fn say_spend(token) = "spellbook-say-spend";
    pub(crate) fn say_place(token) = "spellbook-say-place";
    pub(crate) fn say_keep(token) = "spellbook-say-keep";
    pub(crate) fn say_yield(token) = "spellbook-say-yield";

    // Events.
    pub(crate) fn drew(seat, token) = "spellbook-drew";
    pub(crate) fn took(seat, token) = "spellbook-took";
    pub(crate) fn stored(seat, token) = "spellbook-stored";
    pub(crate) fn stowed(seat, token) = "spellbook-stowed";
    pub(crate) fn kept(seat, token) = "spellbook-kept";
    pub(crate) fn discarded(seat, token) = "spellbook-discarded";
    pub(crate) fn spent(seat, token) = "spellbook-spent";
    pub(crate) fn dealt(token) = "spellbook-dealt";
    pub(crate) fn replaced(seat, token) = "spellbook-replaced";
    pub(crate) fn altar_cleared() = "spellbook-altar-cleared";
    pub(crate) fn bag_refilled() = "spellbook-bag-refilled";
    pub(crate) fn gave_to_altar(seat, token) = "spellbook-gave-to-altar";
    pub(crate) fn got_from_altar(seat, token) = "spellbook-got-from-altar";
    pub(crate) fn swapped_familiar(seat, gave, got) = "spellbook-swapped-familiar";
    pub(crate) fn learned(seat, spell, level, token) = "spellbook-learned";
    pub(crate) fn cast(seat, spell, level) = "spellbook-cast";
    pub(crate) fn copied(seat, spell, level) = "spellbook-copied";
    pub(crate) fn raised(seat, spell, level) = "spellbook-raised";
    pub(crate) fn lowered(seat, spell, level) = "spellbook-lowered";
    pub(crate) fn skipped(seat, phase) = "spellbook-skipped";
    pub(crate) fn day_ended(seat) = "spellbook-day-ended";
    pub(crate) fn day_began(seat) = "spellbook-day-began";
    pub(crate) fn opponent_covered(token, space) = "spellbook-opponent-covered";
    pub(crate) fn opponent_got(token) = "spellbook-opponent-got";
    pub(crate) fn end_near(seat) = "spellbook-end-near";
    pub(crate) fn over() = "spellbook-over";

    // Refusals.
    pub(crate) fn no_pool_full() = "spellbook-no-pool-full";
    pub(crate) fn no_supply_empty() = "spellbook-no-supply-empty";
    pub(crate) fn no_altar_empty() = "spellbook-no-altar-empty";
    pub(crate) fn no_altar_lacks() = "spellbook-no-altar-lacks";
    pub(crate) fn no_altar_too_few() = "spellbook-no-altar-too-few";
    pub(crate) fn no_familiar_full() = "spellbook-no-familiar-full";
    pub(crate) fn no_familiar_empty() = "spellbook-no-familiar-empty";
    pub(crate) fn no_pool_lacks() = "spellbook-no-pool-lacks";
    pub(crate) fn no_pool_too_few() = "spellbook-no-pool-too-few";
    pub(crate) fn no_pool_reached() = "spellbook-no-pool-reached";
    pub(crate) fn no_target() = "spellbook-no-target";
    pub(crate) fn no_copy() = "spellbook-no-copy";
    pub(crate) fn no_change() = "spellbook-no-change";
    pub(crate) fn no_not_in_play() = "spellbook-no-not-in-play";
    pub(crate) fn no_not_learned() = "spellbook-no-not-learned";
    pub(crate) fn no_learned_today() = "spellbook-no-learned-today";
    pub(crate) fn no_other_phase() = "spellbook-no-other-phase";
    pub(crate) fn no_level_too_high() = "spellbook-no-level-too-high";
    pub(crate) fn no_same_as_lower() = "spellbook-no-same-as-lower";
    pub(crate) fn no_action() = "spellbook-no-action";
    pub(crate) fn no_already_learned() = "spellbook-no-already-learned";
    pub(crate) fn no_cannot_pay() = "spellbook-no-cannot-pay";
    pub(crate) fn no_triple_today() = "spellbook-no-triple-today";
    pub(crate) fn no_transmuted_today() = "spellbook-no-transmuted-today";
    pub(crate) fn no_not_there() = "spellbook-no-not-there";
    pub(crate) fn no_not_fitting() = "spellbook-no-not-fitting";
    pub(crate) fn no_out_of_order() = "spellbook-no-out-of-order";
    pub(crate) fn no_must_go_on() = "spellbook-no-must-go-on";
    pub(crate) fn no_action_done() = "spellbook-no-action-done";
}

impl SpellBook {
    pub(crate) fn ask(&self, seat: Seat) -> Message {
        let turn = self.who();
        if turn.is_over() {
            return kernel::message::game_over();
        }
        if !turn.seats.contains(seat) {
            return kernel::message::wait();
        }
        match self.stack.top() {
            None | Some(Frame::None) => match self.phase {
                Phase::Morning => ask_morning(self.actions),
                Phase::Midday => ask_midday(),
                Phase::Evening if self.actions > 0 => ask_evening(),
                Phase::Evening => ask_end(),
            },
            Some(Frame::Run(run)) => self.ask_step(run),
            Some(Frame::Others { .. }) => ask_others(),
            Some(Frame::Gift) => ask_gift(),
            Some(Frame::Night) => ask_night(),
            Some(Frame::Pay(pay)) => {
                let left = self.left_to_spend(pay);
                ask_spend(pay.spell.word(), pay.level.number(), left)
            }
            Some(Frame::Place(pay)) => ask_place(pay.spell.word()),
            Some(Frame::Keep { left, .. }) => ask_keep((*left).min(self.me().familiar.room())),
            Some(Frame::Morning) => ask_extra(),
            Some(Frame::Copy { phase, .. }) => ask_copy(phase.word()),
        }
    }

    fn ask_step(&self, run: &Run) -> Message {
        let spell = run.spell.word();
        let left = |n: u8| n.saturating_sub(run.made);
        let me = self.me();
        match self.step(run) {
            Some(Step::Take(n, of)) => {
                let there = self.takeable(of, run.rune).len();
                ask_take(spell, left(n).min(self.room(self.active)).min(there))
            }
            Some(Step::TakeUpTo(n)) => ask_take_up_to(spell, left(n)),
            Some(Step::Stow(n)) => {
                ask_stow(spell, left(n).min(me.familiar.room()).min(self.altar.len()))
            }
            Some(Step::Store(n, _)) => ask_store(spell, left(n).min(me.familiar.room())),
            Some(Step::Drop(n)) => ask_drop(spell, left(n).min(me.pool.len())),
            Some(Step::Refresh) => ask_replace(spell, run.made),
            Some(Step::SwapAltar(n)) if run.made < n => ask_give(spell, n - run.made),
            Some(Step::SwapAltar(n)) => ask_receive(spell, (2 * n).saturating_sub(run.made)),
            Some(Step::SwapFamiliar) if run.made == 0 => ask_give(spell, 1u8),
            Some(Step::SwapFamiliar) => ask_receive(spell, 1u8),
            Some(Step::Raise) => ask_raise(spell),
            _ => ask_cost(spell),
        }
    }

    pub(crate) fn choice_in_words(&self, choice: Choice) -> Message {
        match choice {
            Choice::Take(t) => say_take(token(t)),
            Choice::Draw => say_draw(),
            Choice::Store(t) => say_store(token(t)),
            Choice::Learn { spell, level, wilds: 0, .. } => say_learn(spell.word(), level.number()),
            Choice::Learn { spell, level, wilds, with: None } => {
                say_learn_wild(spell.word(), level.number(), wilds)
            }
            Choice::Learn { spell, level, wilds, with: Some(rune) } => {
                say_transmute(spell.word(), level.number(), wilds, rune.word())
            }
            Choice::Cast { spell, level, way, rune } => {
                let (spell, level) = (spell.word(), level.number());
                match (way, rune) {
                    (None, None) => say_cast(spell, level),
                    (Some(Way::Store), None) => say_cast_store(spell, level),
                    (Some(Way::Take), None) => say_cast_take(spell, level),
                    (None, Some(r)) => say_copy_rune(spell, level, r.word()),
                    (Some(Way::Store), Some(r)) => say_copy_store(spell, level, r.word()),
                    (Some(Way::Take), Some(r)) => say_copy_take(spell, level, r.word()),
                }
            }
            Choice::Skip if self.stack.is_empty() => say_skip(self.phase.word()),
            Choice::Skip => say_decline(),
            Choice::End => say_end(),
            Choice::Stow(t) => say_stow(token(t)),
            Choice::Discard(t) => say_discard(token(t)),
            Choice::Replace(t) => say_replace(token(t)),
            Choice::Enough => say_enough(),
            Choice::Give(t) => say_give(token(t)),
            Choice::Receive(t) => say_receive(token(t)),
            Choice::Raise(spell) => say_raise(spell.word()),
            Choice::Spend(t) => say_spend(token(t)),
            Choice::Place(t) => say_place(token(t)),
            Choice::Keep(t) => say_keep(token(t)),
            Choice::Yield(t) => say_yield(token(t)),
        }
    }
}
