//! All tests of the rules of Septima, in one program: it links once.

mod conform;
