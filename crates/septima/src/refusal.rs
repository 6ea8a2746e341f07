//! Why something cannot be chosen.

use crate::words;
use kernel::Reason;

/// Why something cannot be chosen: small and cheap, put into words only when somebody asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum No {
    SpaceTaken,
    TooFar,
    Discarded,
    MatchedAlready,
    Pointless,
    Used,
    CastAlready,
    OtherAction,
    OtherWindow,
    UsedAlready,
    NotMet,
    NotNextTo,
    ChamberFull,
    FavorUsed,
    CannotPay,
    HealedAlready,
    RemedyMissing,
    OtherIcon,
    OfferingMissing,
    OtherElement,
    ScoringSpell,
    NotAsAnimal,
    Forgotten,
    CharmsBarred,
    Closed,
    Spider,
    SpiderAtStart,
    InWeb,
    MustMove,
    MustLeaveWeb,
    WidowLacks,
}

impl No {
    pub(crate) fn reason(self) -> Reason {
        match self {
            No::SpaceTaken => words::no_space_taken().because("SE-6.2"),
            No::TooFar => words::no_too_far().because("SE-6.2"),
            No::Discarded => words::no_discarded().because("SE-5.25"),
            No::MatchedAlready => words::no_matched_already().because("SE-7.9"),
            No::Pointless => words::no_pointless().because("SE-6.1"),
            No::Used => words::no_used().because("SE-10.4"),
            No::CastAlready => words::no_cast_already().because("SE-10.4"),
            No::OtherAction => words::no_other_action().because("SE-8.3"),
            No::OtherWindow => words::no_other_window().because("SE-5.10"),
            No::UsedAlready => words::no_used_already().because("SE-8.2"),
            No::NotMet => words::no_not_met().because("SE-7.2"),
            No::NotNextTo => words::no_not_next_to().because("SE-8.4"),
            No::ChamberFull => words::no_chamber_full().because("SE-1.8"),
            No::FavorUsed => words::no_favor_used().because("SE-12.2"),
            No::CannotPay => words::no_cannot_pay().because("SE-6.7"),
            No::HealedAlready => words::no_healed_already().because("SE-6.12"),
            No::RemedyMissing => words::no_no_remedy().because("SE-6.10"),
            No::OtherIcon => words::no_other_icon().because("SE-5.16"),
            No::OfferingMissing => words::no_no_offering().because("SE-9.7"),
            No::OtherElement => words::no_other_element().because("SE-9.12"),
            No::ScoringSpell => words::no_scoring_spell().because("SE-2.14"),
            No::NotAsAnimal => words::no_not_as_animal().because("SE-16.11"),
            No::Forgotten => words::no_no_memories().because("SE-17.20"),
            No::CharmsBarred => words::no_no_charms().because("SE-17.44"),
            No::Closed => words::no_closed().because("SE-17.28"),
            No::Spider => words::no_spider().because("SE-15.38"),
            No::SpiderAtStart => words::no_spider().because("SE-15.15"),
            No::InWeb => words::no_spider().because("SE-15.40"),
            No::MustLeaveWeb => words::no_must_move().because("SE-15.40"),
            No::MustMove => words::no_must_move().because("SE-6.2"),
            No::WidowLacks => words::no_widow_lacks().because("SE-15.20"),
        }
    }
}
