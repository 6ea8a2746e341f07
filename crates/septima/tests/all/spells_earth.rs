//! Spells of earth (SE-10).
