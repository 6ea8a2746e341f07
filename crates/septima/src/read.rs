//! What bots read of a position beyond the view.

use crate::data::Noctenburg;
use crate::position::Septima;
use kernel::Seat;

impl Septima {
    /// What is printed on the components in use.
    pub fn components(&self) -> &'static Noctenburg {
        self.printed()
    }

    /// What the oracle card of a seat would give now. For a seat's own use, and for worlds that it
    /// imagines: the card is secret.
    pub fn oracle_value(&self, seat: Seat) -> i32 {
        self.oracle_points(seat)
    }
}
