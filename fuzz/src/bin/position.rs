//! See `fuzzing::position`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzzing::position(data));
