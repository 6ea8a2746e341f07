//! Ways to a match of any game: deal it, load it, replay it, verify it.

use crate::any::source;
use crate::{AnyMatch, Code, Error, IDS, LoadError, Visitor, load_data, visit};
use kernel::{Chance, Entry, Game, Match, Record, RecordError, Seed, Standing, Wish};
use serde_json::{Value, json};
use std::path::Path;

/// What a new match needs beside its game.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The options; those left out have defaults.
    pub options: Value,
    /// Who plays each seat; names left out are empty.
    pub players: Vec<String>,
    /// The seed of the dice.
    pub seed: Seed,
    /// A word from each seat, mixed into the dice.
    pub words: Vec<String>,
    /// The first rolls by source, scripted by hand: those of the deal, and then of play.
    pub rolls: Vec<(String, Vec<Wish>)>,
}

/// The games with their rules version, their data, their sources of chance and their options.
pub fn list(cards: Option<&Path>) -> Result<Value, Error> {
    struct Describe<'a>(Option<&'a Path>);
    impl Visitor for Describe<'_> {
        type Out = Result<Value, Error>;
        fn visit<G: Game>(self) -> Self::Out {
            let data = load_data::<G>(here::<G>(self.0))?;
            Ok(json!({
                "game": G::ID,
                "rules": G::RULES,
                "data": data.fingerprint(),
                "sources": G::SOURCES,
                "options": G::schema(),
            }))
        }
    }
    IDS.iter().map(|id| visit(id, Describe(cards))?).collect()
}

/// The folder of cards, if it has a folder for this game.
fn here<G: Game>(cards: Option<&Path>) -> Option<&Path> {
    cards.filter(|dir| dir.join(G::ID).is_dir())
}

/// Loads the given data of every game that the folder has, so that a mistake in it comes to light
/// at once. A folder without any game is an error.
pub fn check_cards(cards: &Path) -> Result<(), Error> {
    struct Check<'a>(&'a Path);
    impl Visitor for Check<'_> {
        type Out = Result<bool, LoadError>;
        fn visit<G: Game>(self) -> Self::Out {
            match here::<G>(Some(self.0)) {
                None => Ok(false),
                given => load_data::<G>(given).map(|_| true),
            }
        }
    }
    let mut any = false;
    for id in IDS {
        any |= visit(id, Check(cards))??;
    }
    if any {
        return Ok(());
    }
    let folders = IDS.join(", ");
    let message = format!(
        "{} has no card data; it would have a folder named after a game: {folders}",
        cards.display()
    );
    Err(Error::new(Code::BadData, message))
}

/// Deals a new match. Cards are the built-in ones, or those of the folder if it has the game.
pub fn new(id: &str, cards: Option<&Path>, setup: Setup) -> Result<Box<dyn AnyMatch>, Error> {
    struct New<'a>(Option<&'a Path>, Setup);
    impl Visitor for New<'_> {
        type Out = Result<Box<dyn AnyMatch>, Error>;
        fn visit<G: Game>(self) -> Self::Out {
            let Setup { options, players, seed, words, rolls } = self.1;
            let data = load_data::<G>(here::<G>(self.0))?;
            let mut chance = Chance::live(seed, words);
            for (name, wishes) in rolls {
                chance.wish(source::<G>(&name)?, wishes);
            }
            let named = players.len();
            let dealt = Match::<G>::new(data, &options, players, chance)?;
            let seats = dealt.game().seats();
            if named > usize::from(seats) {
                let message = format!("{named} players are named for {seats} seats; name fewer");
                return Err(Error::new(Code::BadOptions, message));
            }
            Ok(Box::new(dealt))
        }
    }
    visit(id, New(cards, setup))?
}

/// Calls the visitor with the game of a record, with its data at hand.
fn visit_record<V: Visitor>(record: &Record, visitor: V) -> Result<V::Out, Error> {
    visit(&record.header.game, visitor)
        .map_err(|e| RecordError { line: 1, reason: e.to_string() }.into())
}

/// Loads a record: replays and checks it. With its seed, from the closing line or given here, the
/// match can go on with the dice where they were.
pub fn load(
    cards: Option<&Path>,
    record: &Record,
    seed: Option<Seed>,
) -> Result<Box<dyn AnyMatch>, Error> {
    struct Load<'a>(Option<&'a Path>, &'a Record, Option<Seed>);
    impl Visitor for Load<'_> {
        type Out = Result<Box<dyn AnyMatch>, Error>;
        fn visit<G: Game>(self) -> Self::Out {
            load_data::<G>(here::<G>(self.0))?;
            let mut loaded = Match::<G>::load(self.1)?;
            if let (Some(seed), None) = (self.2, loaded.seed()) {
                let header = &self.1.header;
                loaded.resume(Chance::new(header.dice, seed, header.words.clone()))?;
            }
            Ok(Box::new(loaded))
        }
    }
    visit_record(record, Load(cards, record, seed))?
}

/// Shows the match after the deal and after each entry of a record. `cards` must have the game.
pub fn replay(
    cards: Option<&Path>,
    record: &Record,
    show: &mut dyn FnMut(Option<&Entry>, &dyn AnyMatch),
) -> Result<(), Error> {
    struct Replay<'a>(Option<&'a Path>, &'a Record, &'a mut Show<'a>);
    type Show<'a> = dyn FnMut(Option<&Entry>, &dyn AnyMatch) + 'a;
    impl Visitor for Replay<'_> {
        type Out = Result<(), Error>;
        fn visit<G: Game>(self) -> Self::Out {
            load_data::<G>(self.0)?;
            Match::<G>::replayed(self.1, |entry, at| (self.2)(entry, at))?;
            Ok(())
        }
    }
    visit_record(record, Replay(cards, record, show))?
}

/// What was checked in a record that holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Verified {
    /// Choices, each of which was offered.
    pub choices: usize,
    /// Choices taken back, each of which could be.
    pub undos: usize,
    /// Rolls, each of which is the one that the seed gives.
    pub rolls: usize,
    /// The standing to which the choices lead.
    pub standing: Standing,
}

/// Verifies a record: every choice, every roll against the seed, the standing. A record that lacks
/// what this needs is refused. `cards` must have the game.
pub fn verify(cards: Option<&Path>, record: &Record) -> Result<Verified, Error> {
    struct Verify<'a>(Option<&'a Path>, &'a Record);
    impl Visitor for Verify<'_> {
        type Out = Result<Verified, Error>;
        fn visit<G: Game>(self) -> Self::Out {
            load_data::<G>(self.0)?;
            let loaded = Match::<G>::load(self.1)?;
            Ok(count(self.1, loaded.game().standing()))
        }
    }
    let verified = visit_record(record, Verify(cards, record))??;
    match unverifiable(record) {
        Some(reason) => Err(reason.into()),
        None => Ok(verified),
    }
}

fn count(record: &Record, standing: Standing) -> Verified {
    let mut verified = Verified { choices: 0, undos: 0, rolls: record.header.deal.len(), standing };
    for entry in &record.entries {
        match entry {
            Entry::Choice { rolls, .. } => {
                verified.choices += 1;
                verified.rolls += rolls.len();
            }
            Entry::Undo(_) => verified.undos += 1,
            Entry::Player { .. } | Entry::Wait(_) | Entry::Stop(_) => {}
        }
    }
    verified
}

/// Why a record cannot be verified, even if nothing in it is wrong.
fn unverifiable(record: &Record) -> Option<RecordError> {
    let at = |line, reason: &str| {
        Some(RecordError { line, reason: format!("this record cannot be verified: {reason}") })
    };
    if record.header.start.is_some() {
        return at(1, "it begins at a position that was set up by hand, not at a deal");
    }
    const SCRIPTED: &str = "rolls were scripted by hand, not made by the dice";
    if record.header.scripted {
        return at(1, SCRIPTED);
    }
    let scripted = |entry: &Entry| matches!(entry, Entry::Choice { scripted: true, .. });
    if let Some(i) = record.entries.iter().position(scripted) {
        return at(i + 2, SCRIPTED);
    }
    if record.closing.is_none() {
        let line = record.entries.len() + 2;
        return at(line, "it has no closing line, which gives the seed and the standing");
    }
    None
}
