//! Events: facts that happened, told to each viewer as far as he may know them.

use crate::{Message, Seat};
use serde::Serialize;
use std::fmt::Debug;

/// A fact that happened.
pub trait Fact: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// The same fact with what the viewer may not know taken out; `None` when he may not even know
    /// that something happened. A viewer of `None` is a spectator.
    fn seen_by(&self, viewer: Option<Seat>) -> Option<Self>;

    /// The fact in words.
    fn message(&self) -> Message;
}

/// Somebody who writes down what happens.
pub trait Log<E> {
    /// Something happened. The event is made only if somebody listens.
    fn add(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: costs nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct NoLog;

impl<E> Log<E> for NoLog {
    #[inline(always)]
    fn add(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
