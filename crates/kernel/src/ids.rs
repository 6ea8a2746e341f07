//! Names of things that exist once: cards, tiles, places.

#[doc(hidden)]
pub use serde;
use serde::{Deserialize, Deserializer};
use std::fmt;

/// Declares a type for things with names: a small number that is written and read by its name.
///
/// ```
/// const NAMES: [&str; 2] = ["cat", "owl"];
/// kernel::ids! {
///     /// A familiar.
///     Familiar, NAMES, "familiar"
/// }
/// assert_eq!(Familiar::new(1).name(), "owl");
/// ```
#[macro_export]
macro_rules! ids {
    ($(#[$doc:meta])* $id:ident, $names:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $id(u8);

        impl $id {
            /// How many there are.
            pub const COUNT: usize = $names.len();

            /// The one with this number.
            #[inline]
            pub const fn new(index: usize) -> $id {
                assert!(index < Self::COUNT);
                $id(index as u8)
            }

            /// Its number.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The name in files and records.
            pub const fn name(self) -> &'static str {
                $names[self.0 as usize]
            }

            /// All of them, in order.
            pub fn all() -> impl Iterator<Item = $id> {
                (0..Self::COUNT as u8).map($id)
            }
        }

        impl std::fmt::Debug for $id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::fmt::Display for $id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl $crate::ids::serde::Serialize for $id {
            fn serialize<S: $crate::ids::serde::Serializer>(
                &self,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }

        impl<'de> $crate::ids::serde::Deserialize<'de> for $id {
            fn deserialize<D: $crate::ids::serde::Deserializer<'de>>(
                from: D,
            ) -> Result<Self, D::Error> {
                let text = <$crate::ids::Ident as $crate::ids::serde::Deserialize>::deserialize(from)?.0;
                let found = $names.iter().position(|n| *n == text);
                found.map(|i| $id(i as u8)).ok_or_else(|| {
                    let text: String = text.chars().take(80).collect();
                    $crate::ids::serde::de::Error::custom(format!(
                        concat!("{:?} is no ", $what),
                        text
                    ))
                })
            }
        }
    };
}

/// A name, quoted (in JSON) or bare (in RON).
pub struct Ident(pub String);

impl<'de> Deserialize<'de> for Ident {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Visit;
        impl serde::de::Visitor<'_> for Visit {
            type Value = Ident;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }
            fn visit_str<E>(self, text: &str) -> Result<Ident, E> {
                Ok(Ident(text.to_owned()))
            }
        }
        from.deserialize_identifier(Visit)
    }
}
