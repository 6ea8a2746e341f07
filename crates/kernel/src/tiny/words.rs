//! What Tiny says.

use super::Card;
use crate::Spec;

crate::words! {
    /// The messages of Tiny, without the names of the cards.
    pub const WORDS;
    /// The option `seats`.
    pub fn option_seats() = "tiny-option-seats";
    /// The option `ghost`.
    pub fn option_ghost() = "tiny-option-ghost";
    /// The option `haunting`.
    pub fn option_haunting() = "tiny-option-haunting";

    /// Asks for a secret pick.
    pub fn ask_pick(round) = "tiny-ask-pick";
    /// Asks for an act, or the end of the turn.
    pub fn ask_act() = "tiny-ask-act";
    /// Asks which card to show.
    pub fn ask_show() = "tiny-ask-show";
    /// Asks which card to sink.
    pub fn ask_sink() = "tiny-ask-sink";

    /// Pick this card.
    pub fn pick(card) = "tiny-pick";
    /// Look at the top of the deck.
    pub fn peek() = "tiny-peek";
    /// Put the top of the deck underneath.
    pub fn bury() = "tiny-bury";
    /// Show a card from the hand.
    pub fn show() = "tiny-show";
    /// Put a discarded card under the deck.
    pub fn sink() = "tiny-sink";
    /// This card.
    pub fn card(card) = "tiny-card";
    /// End the turn.
    pub fn end() = "tiny-end";

    /// A pick was revealed.
    pub fn revealed(seat, card) = "tiny-revealed";
    /// The ghost rolled.
    pub fn haunted(pips, strength) = "tiny-haunted";
    /// A seat won the round.
    pub fn won(seat) = "tiny-won";
    /// The ghost won the round.
    pub fn ghost_won() = "tiny-ghost-won";
    /// A seat looked at the top of the deck, and you know what it saw.
    pub fn peeked(seat, card) = "tiny-peeked";
    /// A seat looked at the top of the deck.
    pub fn peeked_unseen(seat) = "tiny-peeked-unseen";
    /// A seat put the top of the deck underneath, and you know which card it is.
    pub fn buried(seat, card) = "tiny-buried";
    /// A seat put the top of the deck underneath.
    pub fn buried_unseen(seat) = "tiny-buried-unseen";
    /// A seat showed a card.
    pub fn shown(seat, card) = "tiny-shown";
    /// A seat sank a card.
    pub fn sunk(seat, card) = "tiny-sunk";
    /// A seat drew a card, and you know which.
    pub fn drew(seat, card) = "tiny-drew";
    /// A seat drew a card.
    pub fn drew_unseen(seat) = "tiny-drew-unseen";
    /// The discards became the deck.
    pub fn reshuffled(cards) = "tiny-reshuffled";

    /// The card is not in the hand.
    pub fn not_in_hand(card) = "tiny-not-in-hand";
    /// This was done already in this turn.
    pub fn done_already() = "tiny-done-already";
    /// The deck is empty.
    pub fn deck_empty() = "tiny-deck-empty";
    /// The seat has not looked at the top of the deck.
    pub fn top_unknown() = "tiny-top-unknown";
    /// A card lies under the deck already.
    pub fn bottom_taken() = "tiny-bottom-taken";
    /// Everybody knows the hand already.
    pub fn hand_known() = "tiny-hand-known";
    /// Everybody knows this card already.
    pub fn card_known(card) = "tiny-card-known";

    /// Points for rounds.
    pub fn score_rounds() = "tiny-score-rounds";
    /// Points for shown cards.
    pub fn score_shown() = "tiny-score-shown";
}

/// Every message of Tiny.
pub(super) fn all() -> Vec<Spec> {
    let names = Card::ALL.map(|card| Spec { id: card.term(), args: &[] });
    WORDS.iter().copied().chain(names).collect()
}
