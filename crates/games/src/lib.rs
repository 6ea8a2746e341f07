//! The registry of games.
//!
//! For the rules, `sim`, `engine`, `replay` and `verify`, adding a game means adding its crate and
//! one line here. Code that must know the game's type (a tight loop over positions) is a
//! [`Visitor`]; code that must not care holds an [`AnyMatch`] and speaks JSON.

mod any;
mod cards;
mod error;
mod open;
mod sets;

pub use any::{AnyMatch, Happening};
pub use cards::{LoadError, load_data};
pub use error::{Code, Error};
pub use open::{Setup, Verified, check_cards, list, load, new, replay, verify};
pub use sets::{Ticks, ticks};

use kernel::Game;

/// Something to do with a game whose type is chosen by its name.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Game>(self) -> Self::Out;
}

macro_rules! registry {
    ($($game:ty),+ $(,)?) => {
        /// The names of the games.
        pub const IDS: &[&str] = &[$(<$game>::ID),+];

        /// Calls the visitor with the game of this name.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            match id {
                $(<$game>::ID => Ok(visitor.visit::<$game>()),)+
                _ => Err(UnknownGame(id.chars().take(80).collect())),
            }
        }
    };
}

// The games. This is the only place that lists them.
registry! {
    spellbook::SpellBook,
    evenfall::Evenfall,
    septima::Septima,
}

/// A game that does not exist, and those that do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {0:?}; there are: {ids}", ids = IDS.join(", "))]
pub struct UnknownGame(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;
    impl Visitor for Name {
        type Out = &'static str;
        fn visit<G: Game>(self) -> &'static str {
            G::ID
        }
    }

    #[test]
    fn every_game_is_found_by_its_name() {
        for id in IDS {
            assert_eq!(visit(id, Name), Ok(*id));
        }
    }

    #[test]
    fn an_unknown_game_is_answered_with_the_list() {
        let error = visit("chess", Name).unwrap_err().to_string();
        assert_eq!(error, format!("there is no game \"chess\"; there are: {}", IDS.join(", ")));
    }
}
