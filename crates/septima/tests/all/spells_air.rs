//! Spells of air (SE-10).
