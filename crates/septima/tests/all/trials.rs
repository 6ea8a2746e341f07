//! Trials (SE-11).
