//! Every message is declared.

use super::{Check, Law, holds};
use crate::{Arg, Everything, Fact, Game, Match, Message, Rules, Seat, message};
use std::collections::HashMap;

/// The declared messages with their arguments.
pub(super) struct Vocabulary(HashMap<&'static str, &'static [&'static str]>);

impl Vocabulary {
    pub(super) fn of<G: Game>() -> Vocabulary {
        let words = message::WORDS.iter().copied().chain(G::words());
        Vocabulary(words.map(|spec| (spec.id, spec.args)).collect())
    }

    /// A message is declared, with just its arguments; things that it names are, too.
    fn knows(&self, said: &Message) -> Check {
        let args: Vec<&str> = said.args().iter().map(|(name, _)| *name).collect();
        let declared = self.0.get(said.id).copied();
        holds(declared == Some(&args[..]), Law::Words, || {
            format!("{:?} is used with {args:?}, but declared with {declared:?}", said.id)
        })?;
        for (_, arg) in said.args() {
            if let Arg::Term(id) = arg {
                self.names(id)?;
            }
        }
        Ok(())
    }

    /// The id is declared without arguments.
    fn names(&self, id: &'static str) -> Check {
        holds(self.0.get(id).is_some_and(|args| args.is_empty()), Law::Words, || {
            format!("{id:?} names a thing, but is not declared without arguments")
        })
    }

    /// What is said at a position: prompts, choices and reasons.
    pub(super) fn check_position<G: Game>(&self, game: &G, strays: &[G::Choice]) -> Check {
        for seat in Seat::all(game.seats()) {
            self.knows(&game.prompt(seat))?;
            let mut heard = Everything::default();
            if game.turn().seats.contains(seat) {
                let _ = game.offer(seat, &mut heard);
            }
            for choice in &heard.yes {
                self.knows(&game.say(seat, *choice))?;
            }
            for (choice, reason) in &heard.no {
                self.knows(&game.say(seat, *choice))?;
                self.knows(&reason.message)?;
            }
            for stray in strays {
                if let Some(reason) = game.why_not(seat, *stray) {
                    self.knows(&reason.message)?;
                }
            }
        }
        let standing = game.standing();
        let lines = standing.parties.iter().flat_map(|p| p.lines.iter().chain(&p.ties));
        lines.map(|line| line.what).try_for_each(|id| self.names(id))
    }

    /// What the log says, to everybody.
    pub(super) fn check_log<G: Game>(&self, table: &Match<G>) -> Check {
        let viewers = Seat::all(table.game().seats()).map(Some).chain([None]);
        for viewer in viewers {
            for (_, event) in table.log(viewer) {
                self.knows(&event.message())?;
            }
        }
        Ok(())
    }
}

/// Ids are declared once, and those of the options are among them.
pub(super) fn check_declared<G: Game>() -> Check {
    let vocabulary = Vocabulary::of::<G>();
    let declared = message::WORDS.len() + G::words().len();
    holds(vocabulary.0.len() == declared, Law::Words, || "an id is declared twice".into())?;
    G::schema().options.iter().try_for_each(|option| vocabulary.names(option.words))
}
