//! Why something cannot be chosen.

use crate::words;
use kernel::Reason;

/// Why something cannot be chosen: small and cheap, put into words only when somebody asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum No {
    ActionDone,
    ActionMissing,
    TokenExhausted,
    TooFewWitches,
    CannotPay,
    PlaceTaken,
    SameName,
    SpaceTaken,
    StoneSpaceTaken,
    ElderOutside,
    CannotBuild,
    TooFewCards,
    Turned,
}

impl No {
    pub(crate) fn reason(self) -> Reason {
        match self {
            No::ActionDone => words::no_action_done().because("EV-4.1"),
            No::ActionMissing => words::no_action_missing().because("EV-4.4"),
            No::TokenExhausted => words::no_token_exhausted().because("EV-6.1"),
            No::TooFewWitches => words::no_too_few_witches().because("EV-5.1"),
            No::CannotPay => words::no_cannot_pay().because("EV-4.3"),
            No::PlaceTaken => words::no_place_taken().because("EV-7.1"),
            No::SameName => words::no_same_name().because("EV-8.2"),
            No::SpaceTaken => words::no_space_taken().because("EV-10.4"),
            No::StoneSpaceTaken => words::no_space_taken().because("EV-17.11"),
            No::ElderOutside => words::no_elder_outside().because("EV-10.3"),
            No::CannotBuild => words::no_cannot_build().because("EV-11.1"),
            No::TooFewCards => words::no_too_few_cards().because("EV-4.5"),
            No::Turned => words::no_turned().because("EV-8.4"),
        }
    }
}
