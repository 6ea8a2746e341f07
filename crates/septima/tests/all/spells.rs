//! Spells in general (SE-10.1 to SE-10.8).
