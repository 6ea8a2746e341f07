//! The conformance battery.
