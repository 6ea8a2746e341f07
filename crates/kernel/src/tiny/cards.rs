//! The cards, and what is printed on them.

use crate::{Arg, Data, DataError, DataFile};
use serde::{Deserialize, Serialize};

/// How many cards there are.
pub const CARDS: usize = 14;

macro_rules! cards {
    ($($card:ident = $name:literal,)*) => {
        /// A herb. Which cards exist is fixed here; what is printed on them is data.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs)]
        pub enum Card { $($card),* }

        impl Card {
            /// All cards in order.
            pub const ALL: [Card; CARDS] = [$(Card::$card),*];

            /// The name in data files.
            pub const fn name(self) -> &'static str {
                match self { $(Card::$card => $name),* }
            }

            /// The id of the message that names the card.
            pub const fn term(self) -> &'static str {
                match self { $(Card::$card => concat!("tiny-", $name)),* }
            }
        }
    };
}

cards! {
    Aconite = "aconite",
    Basil = "basil",
    Clover = "clover",
    Dill = "dill",
    Elder = "elder",
    Fennel = "fennel",
    Garlic = "garlic",
    Hyssop = "hyssop",
    Ivy = "ivy",
    Juniper = "juniper",
    Lavender = "lavender",
    Mallow = "mallow",
    Nettle = "nettle",
    Yarrow = "yarrow",
}

impl Card {
    /// The number of the card in an urn.
    pub const fn id(self) -> u8 {
        self as u8
    }

    /// The card with this number.
    pub fn of(id: u8) -> Card {
        Card::ALL[usize::from(id)]
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        card.term().into()
    }
}

/// What is printed on the cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Herbs {
    strength: [u8; CARDS],
}

impl Herbs {
    /// The strength of a card.
    pub fn strength(&self, card: Card) -> u8 {
        self.strength[usize::from(card.id())]
    }
}

const FILE: DataFile = DataFile { name: "herbs.txt", text: include_str!("herbs.txt") };

impl Data for Herbs {
    const FILES: &'static [DataFile] = &[FILE];

    fn read(texts: &[&str]) -> Result<Herbs, DataError> {
        let mut strength = [None; CARDS];
        for (i, line) in texts.concat().lines().enumerate() {
            if !line.trim().is_empty() && !line.starts_with('#') {
                let wrong = |reason| DataError { file: FILE.name, line: Some(i + 1), reason };
                let (card, value) = read_line(line).map_err(wrong)?;
                let place = &mut strength[usize::from(card.id())];
                if place.replace(value).is_some() {
                    return Err(wrong(format!("{} is there twice", card.name())));
                }
            }
        }
        let all = Card::ALL.map(|card| {
            strength[usize::from(card.id())].ok_or_else(|| DataError {
                file: FILE.name,
                line: None,
                reason: format!("{} is missing", card.name()),
            })
        });
        let mut herbs = Herbs { strength: [0; CARDS] };
        for (to, value) in herbs.strength.iter_mut().zip(all) {
            *to = value?;
        }
        Ok(herbs)
    }
}

fn read_line(line: &str) -> Result<(Card, u8), String> {
    let form = || format!("{line:?} is not of the form `herb strength`");
    let (name, value) = line.split_once(' ').ok_or_else(form)?;
    let card = Card::ALL.into_iter().find(|c| c.name() == name).ok_or_else(|| {
        format!("there is no herb {name:?}; there are: {}", Card::ALL.map(Card::name).join(", "))
    })?;
    match value.trim().parse() {
        Ok(strength @ 1..=20) => Ok((card, strength)),
        _ => Err(format!("{name} cannot have the strength {value:?}; it can be: 1 to 20")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_is_reported_with_its_line() {
        let read = |text: &str| Herbs::read(&[text]).unwrap_err().to_string();
        assert!(Herbs::read(&[FILE.text]).is_ok());
        assert_eq!(
            read("# herbs\nbasil 99"),
            "herbs.txt, line 2: basil cannot have the strength \"99\"; it can be: 1 to 20"
        );
        assert_eq!(read("basil 1\nbasil 2"), "herbs.txt, line 2: basil is there twice");
        assert_eq!(read("basil 1"), "herbs.txt: aconite is missing");
        assert!(read("thyme 1").starts_with("herbs.txt, line 1: there is no herb \"thyme\""));
        assert!(read("basil").contains("herb strength"));
    }
}
