//! The words of the board that the rules do not have. They are in `locales/*/table.ftl`.

kernel::words! {
    /// Every message of SpellBook's board.
    pub const WORDS;
    /// Whose day it is.
    pub fn day(seat) = "table-sb-day";
    /// The game is over.
    pub fn night() = "table-sb-night";
    /// How many actions are left in a phase.
    pub fn actions(count) = "table-sb-actions";
    /// The day is over but for its end.
    pub fn no_actions() = "table-sb-no-actions";
    /// How many tokens lie somewhere.
    pub fn tokens(count) = "table-sb-tokens";
    /// The seven spells in play.
    pub fn spells() = "table-sb-spells";
    /// The spells that a player has learned.
    pub fn book() = "table-sb-book";
    /// Nobody's spell yet.
    pub fn unlearned(spell) = "table-sb-unlearned";
    /// A learned spell on its level.
    pub fn learned(spell, level, token) = "table-sb-learned";
    /// Who has learned a spell on which level.
    pub fn learned_by(seat, level) = "table-sb-learned-by";
    /// Learned on this day.
    pub fn fresh() = "table-sb-fresh";
    /// A level of a spell.
    pub fn level(level) = "table-sb-level";
    /// A level does what the one before it does.
    pub fn same() = "table-sb-same";
    /// What a level costs.
    pub fn cost(count, colour) = "table-sb-cost";
    /// A spell that is no action.
    pub fn no_phase() = "table-sb-no-phase";
    /// A player's score.
    pub fn points(count) = "table-sb-points";
    /// The player who goes first.
    pub fn first() = "table-sb-first";
    /// The player whose choice is awaited.
    pub fn chooses() = "table-sb-chooses";
    /// The viewer.
    pub fn you() = "table-sb-you";
    /// How full a pool or a familiar board is.
    pub fn filled(count, most) = "table-sb-filled";
    /// Tokens that are being spent or given.
    pub fn held() = "table-sb-held";
    /// Tokens that are about to be received.
    pub fn caught() = "table-sb-caught";
    /// Nothing lies here.
    pub fn empty() = "table-sb-empty";
    /// A thing offers more than one choice.
    pub fn several() = "table-sb-several";
    /// A space of the solo opponent's track that clears the altar.
    pub fn flush() = "table-sb-flush";
    /// Where effects and points come from.
    pub fn from_effect(source) = "table-sb-from-effect";
    /// Where the shapes of runes come from.
    pub fn from_runes(source) = "table-sb-from-runes";
    /// Where the values of a board come from.
    pub fn from_values(source) = "table-sb-from-values";
    /// What the sign of a source means.
    pub fn sources() = "table-sb-sources";
}
