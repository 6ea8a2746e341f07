//! Why something cannot be chosen.

use crate::words;
use kernel::Reason;

/// Why something cannot be chosen: small and cheap, put into words only when somebody asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum No {
    PoolFull,
    SupplyEmpty,
    AltarEmpty,
    AltarLacks,
    AltarTooFew,
    FamiliarFull,
    FamiliarEmpty,
    PoolLacks,
    PoolTooFew,
    PoolReached,
    NothingToRaise,
    NothingToCopy,
    NothingChanges,
    NotInPlay,
    NotLearned,
    LearnedToday,
    OtherPhase,
    LevelTooHigh,
    SameAsLower,
    NotAnAction,
    AlreadyLearned,
    CannotPay,
    TripleToday,
    TransmutedToday,
    NotThere,
    NotFitting,
    OutOfOrder,
    MustGoOn,
    ActionDone,
}

impl No {
    pub(crate) fn reason(self) -> Reason {
        match self {
            No::PoolFull => words::no_pool_full().because("SB-4.1"),
            No::SupplyEmpty => words::no_supply_empty().because("SB-8.4"),
            No::AltarEmpty => words::no_altar_empty().because("SB-4.3"),
            No::AltarLacks => words::no_altar_lacks().because("SB-4.3"),
            No::AltarTooFew => words::no_altar_too_few().because("SB-4.5"),
            No::FamiliarFull => words::no_familiar_full().because("SB-4.6"),
            No::FamiliarEmpty => words::no_familiar_empty().because("SB-4.5"),
            No::PoolLacks => words::no_pool_lacks().because("SB-4.4"),
            No::PoolTooFew => words::no_pool_too_few().because("SB-4.5"),
            No::PoolReached => words::no_pool_reached().because("SB-10.2"),
            No::NothingToRaise => words::no_target().because("SB-14.2"),
            No::NothingToCopy => words::no_copy().because("SB-14.6"),
            No::NothingChanges => words::no_change().because("SB-18.2"),
            No::NotInPlay => words::no_not_in_play().because("SB-2.3"),
            No::NotLearned => words::no_not_learned().because("SB-7.1"),
            No::LearnedToday => words::no_learned_today().because("SB-7.1"),
            No::OtherPhase => words::no_other_phase().because("SB-3.2"),
            No::LevelTooHigh => words::no_level_too_high().because("SB-7.2"),
            No::SameAsLower => words::no_same_as_lower().because("SB-4.8"),
            No::NotAnAction => words::no_action().because("SB-7.3"),
            No::AlreadyLearned => words::no_already_learned().because("SB-6.6"),
            No::CannotPay => words::no_cannot_pay().because("SB-6.1"),
            No::TripleToday => words::no_triple_today().because("SB-15.3"),
            No::TransmutedToday => words::no_transmuted_today().because("SB-15.3"),
            No::NotThere => words::no_not_there().because("SB-1.1"),
            No::NotFitting => words::no_not_fitting().because("SB-6.1"),
            No::OutOfOrder => words::no_out_of_order().because("SB-4.8"),
            No::MustGoOn => words::no_must_go_on().because("SB-4.2"),
            No::ActionDone => words::no_action_done().because("SB-3.2"),
        }
    }
}
