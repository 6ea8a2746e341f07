//! Listeners to offers that only want to know something about them.

use crate::choice::Choice;
use crate::refusal::No;
use kernel::{Flow, GO_ON, Offers, Reason};

/// Stops at the first offer.
pub(crate) struct Any;

impl Offers<Choice> for Any {
    #[inline]
    fn yes(&mut self, _: Choice) -> Flow {
        Flow::Break(())
    }
}

/// Passes offers on as refusals: the main action is done.
pub(crate) struct Done<'a, O>(pub &'a mut O);

impl<O: Offers<Choice>> Offers<Choice> for Done<'_, O> {
    const WHY: bool = true;

    fn yes(&mut self, choice: Choice) -> Flow {
        self.0.no(choice, No::ActionDone.reason())
    }

    fn no(&mut self, choice: Choice, reason: Reason) -> Flow {
        self.0.no(choice, reason)
    }
}

/// Remembers the first offer, and whether there are more.
#[derive(Default)]
pub(crate) struct Only {
    pub first: Option<Choice>,
    pub more: bool,
}

impl Offers<Choice> for Only {
    #[inline]
    fn yes(&mut self, choice: Choice) -> Flow {
        if self.first.is_some() {
            self.more = true;
            return Flow::Break(());
        }
        self.first = Some(choice);
        GO_ON
    }
}
