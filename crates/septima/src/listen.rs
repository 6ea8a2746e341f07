//! Listeners to offers that only want to know something about them.

use crate::choice::Choice;
use kernel::{Flow, Offers};

/// Stops at the first offer.
pub(crate) struct Any;

impl Offers<Choice> for Any {
    #[inline]
    fn yes(&mut self, _: Choice) -> Flow {
        Flow::Break(())
    }
}
