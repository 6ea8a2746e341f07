//! The text on the cards, made from what they do: text and rules cannot disagree.

use crate::data::Cards;
use crate::spell::{Does, Level, Phase, Points, RuneOf, Spell, Step, Stores, Takes};
use kernel::Message;

kernel::words! {
    /// Every message of card texts.
    pub(crate) const MESSAGES;
    fn nothing() = "spellbook-text-nothing";
    fn or_else() = "spellbook-text-or";
    fn instant() = "spellbook-text-instant";
    fn permanent() = "spellbook-text-permanent";
    fn discard(rune) = "spellbook-text-discard";
    fn draw(count) = "spellbook-text-draw";
    fn draw_to(count) = "spellbook-text-draw-to";
    fn deal(count) = "spellbook-text-deal";
    fn take(count) = "spellbook-text-take";
    fn take_rune(count, rune) = "spellbook-text-take-rune";
    fn take_stored(count) = "spellbook-text-take-stored";
    fn take_up_to(count) = "spellbook-text-take-up-to";
    fn stow(count) = "spellbook-text-stow";
    fn store_colour(count) = "spellbook-text-store-colour";
    fn store_rune(count, rune) = "spellbook-text-store-rune";
    fn swap_altar(count) = "spellbook-text-swap-altar";
    fn swap_familiar() = "spellbook-text-swap-familiar";
    fn drop(count) = "spellbook-text-drop";
    fn refresh() = "spellbook-text-refresh";
    fn lower() = "spellbook-text-lower";
    fn raise() = "spellbook-text-raise";
    fn others_take() = "spellbook-text-others-take";
    fn others_draw() = "spellbook-text-others-draw";
    fn copy(phase) = "spellbook-text-copy";
    fn morning_action() = "spellbook-text-morning-action";
    fn learn_with(count) = "spellbook-text-learn-with";
    fn draw_on_take(count) = "spellbook-text-draw-on-take";
    fn keep_on_learn(count) = "spellbook-text-keep-on-learn";
    fn morning_actions(count) = "spellbook-text-morning-actions";
    fn points(count) = "spellbook-text-points";
    fn points_per_colour() = "spellbook-text-points-per-colour";
    fn points_per_stored() = "spellbook-text-points-per-stored";
    fn points_per_spell(count) = "spellbook-text-points-per-spell";
    fn points_per_spell_by_level(low, high) = "spellbook-text-points-per-spell-by-level";
}

/// What a level of a spell does and is worth, sentence by sentence.
pub fn card_text(cards: &Cards, spell: Spell, level: Level) -> Vec<Message> {
    let card = &cards.card(spell).levels[level.index()];
    let mut text = does(&card.does);
    text.push(match card.points {
        Points::Fixed(n) => points(n),
        Points::PerStoredColour => points_per_colour(),
        Points::PerStored => points_per_stored(),
        Points::PerSpell(low, high) if low == high => points_per_spell(low),
        Points::PerSpell(low, high) => points_per_spell_by_level(low, high),
    });
    text
}

/// The phase of a spell in words, if it has one.
pub fn card_phase(cards: &Cards, spell: Spell) -> Option<&'static str> {
    cards.card(spell).phase.map(Phase::word)
}

fn does(does: &Does) -> Vec<Message> {
    match does {
        Does::Nothing => vec![nothing()],
        Does::Act(ways) => {
            let mut text = Vec::new();
            for (i, branch) in ways.iter().enumerate() {
                if i > 0 {
                    text.push(or_else());
                }
                text.extend(branch.steps.iter().map(|s| step(*s)));
            }
            text
        }
        Does::LearnWith(n) => vec![learn_with(*n)],
        Does::Instant(steps) => {
            std::iter::once(instant()).chain(steps.iter().map(|s| step(*s))).collect()
        }
        Does::DrawOnTake(n) => vec![permanent(), draw_on_take(*n)],
        Does::KeepOnLearn(n) => vec![permanent(), keep_on_learn(*n)],
        Does::MorningActions(n) => vec![permanent(), morning_actions(*n)],
    }
}

fn rune(of: RuneOf) -> &'static str {
    match of {
        RuneOf::Fixed(rune) => rune.word(),
        RuneOf::Card => "spellbook-card-rune",
    }
}

fn step(step: Step) -> Message {
    match step {
        Step::Discard(of) => discard(rune(of)),
        Step::Draw(n) => draw(n),
        Step::DrawTo(n) => draw_to(n),
        Step::Deal(n) => deal(n),
        Step::Take(n, Takes::Any) => take(n),
        Step::Take(n, Takes::Rune(of)) => take_rune(n, rune(of)),
        Step::Take(n, Takes::StoredColour) => take_stored(n),
        Step::TakeUpTo(n) => take_up_to(n),
        Step::Stow(n) => stow(n),
        Step::Store(n, Stores::OneColour) => store_colour(n),
        Step::Store(n, Stores::Rune(of)) => store_rune(n, rune(of)),
        Step::SwapAltar(n) => swap_altar(n),
        Step::SwapFamiliar => swap_familiar(),
        Step::Drop(n) => drop(n),
        Step::Refresh => refresh(),
        Step::Lower => lower(),
        Step::Raise => raise(),
        Step::OthersTake => others_take(),
        Step::OthersDraw => others_draw(),
        Step::Copy(phase) => copy(phase.word()),
        Step::MorningAction => morning_action(),
    }
}
