//! Spells of fire (SE-10).
