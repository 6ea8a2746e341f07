//! Offers: how a game tells what may be chosen, and why the rest may not.

use crate::Reason;
use std::ops::ControlFlow;

/// Whether a generator should go on: `Break` once the listener has heard enough.
///
/// A generator passes it on with `?`, and ends with [`GO_ON`].
pub type Flow = ControlFlow<()>;

/// The listener wants more.
pub const GO_ON: Flow = ControlFlow::Continue(());

/// Somebody who listens to what a game offers.
pub trait Offers<C> {
    /// Whether refusals are listened to as well. A game may skip the work of finding reasons
    /// when nobody asks.
    const WHY: bool = false;

    /// This may be chosen.
    fn yes(&mut self, choice: C) -> Flow;

    /// This may not be chosen, and here is why.
    fn no(&mut self, choice: C, reason: Reason) -> Flow {
        let _ = (choice, reason);
        GO_ON
    }
}

/// Collects what is offered, in the order of the offer.
impl<C> Offers<C> for Vec<C> {
    #[inline]
    fn yes(&mut self, choice: C) -> Flow {
        self.push(choice);
        GO_ON
    }
}

/// Takes what is offered first, and listens no longer.
pub(crate) struct First<C>(pub Option<C>);

impl<C> Offers<C> for First<C> {
    #[inline]
    fn yes(&mut self, choice: C) -> Flow {
        self.0 = Some(choice);
        Flow::Break(())
    }
}

/// Looks for one choice, and stops at the first match.
pub(crate) struct Find<C> {
    pub wanted: C,
    pub found: bool,
}

impl<C: PartialEq> Offers<C> for Find<C> {
    #[inline]
    fn yes(&mut self, choice: C) -> Flow {
        if choice == self.wanted {
            self.found = true;
            return Flow::Break(());
        }
        GO_ON
    }
}

/// Asks why one choice is refused.
pub(crate) struct Ask<C> {
    pub wanted: C,
    pub allowed: bool,
    pub reason: Option<Reason>,
}

impl<C: PartialEq> Offers<C> for Ask<C> {
    const WHY: bool = true;

    fn yes(&mut self, choice: C) -> Flow {
        if choice == self.wanted {
            self.allowed = true;
            return Flow::Break(());
        }
        GO_ON
    }

    fn no(&mut self, choice: C, reason: Reason) -> Flow {
        if choice == self.wanted && self.reason.is_none() {
            self.reason = Some(reason);
        }
        GO_ON
    }
}

/// Hears everything: what is offered, and what is refused with its reason.
pub struct Everything<C> {
    /// What may be chosen.
    pub yes: Vec<C>,
    /// What may not be chosen, and why.
    pub no: Vec<(C, Reason)>,
}

impl<C> Default for Everything<C> {
    fn default() -> Self {
        Everything { yes: Vec::new(), no: Vec::new() }
    }
}

impl<C> Offers<C> for Everything<C> {
    const WHY: bool = true;

    fn yes(&mut self, choice: C) -> Flow {
        self.yes.push(choice);
        GO_ON
    }

    fn no(&mut self, choice: C, reason: Reason) -> Flow {
        self.no.push((choice, reason));
        GO_ON
    }
}
