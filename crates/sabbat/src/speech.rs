//! Words around a game, and names for its seats.

use kernel::{Message, Seat};
use words::{Language, Words, words};

kernel::words! {
    /// Every message of the program itself.
    pub const WORDS;
    /// "seat 0"
    pub fn seat(number) = "sabbat-seat";
    /// "the rules' opponent"
    pub fn opponent() = "sabbat-opponent";
    /// The game does not begin with a deal.
    pub fn set_up() = "sabbat-set-up";
    /// A seat undoes its last choice, or takes its pick back.
    pub fn undoes(seat) = "sabbat-undoes";
    /// Somebody else plays a seat.
    pub fn sits_down(seat) = "sabbat-sits-down";
    /// A seat gives the one whose time has run out more of it.
    pub fn waits(seat) = "sabbat-waits";
    /// A seat ends the game before its end.
    pub fn stops(seat) = "sabbat-stops";
    /// The rolls of this entry were not made by the dice.
    pub fn scripted() = "sabbat-scripted";
    /// The title of the standing when the game is over.
    pub fn standing() = "sabbat-standing";
    /// The title of the standing when it is not.
    pub fn standing_so_far() = "sabbat-standing-so-far";
    /// "34 points"
    pub fn points(points) = "sabbat-points";
    /// Said of the parties that have won.
    pub fn won() = "sabbat-won";
    /// Said of what breaks ties.
    pub fn ties() = "sabbat-ties";
}

/// A language, with the names of the players.
pub struct Speech {
    words: &'static Words,
    players: Vec<String>,
    /// Whom a single player plays against.
    opponent: Option<String>,
}

impl Speech {
    /// A language for players of these names; an empty name is just a seat.
    pub fn new(language: Language, players: Vec<String>) -> Speech {
        Speech { words: words(language), players, opponent: None }
    }

    /// The same in a game, whose opponent of a single player has the seat after his.
    #[must_use]
    pub fn about(self, game: &str) -> Speech {
        let opponent = self.words.opponent(game).filter(|_| self.players.len() == 1);
        Speech { opponent, ..self }
    }

    /// Somebody else plays a seat.
    pub fn sit_down(&mut self, seat: Seat, player: &str) {
        if let Some(name) = self.players.get_mut(seat.index()) {
            player.clone_into(name);
        }
    }

    /// The name of a seat.
    pub fn seat(&self, at: Seat) -> String {
        if let Some(opponent) = self.opponent.as_ref().filter(|_| at.index() == 1) {
            return opponent.clone();
        }
        let place = self.words.text(&seat(at.index()), &|_| String::new());
        match self.players.get(at.index()).map(String::as_str) {
            None | Some("") => place,
            Some(name) => format!("{name} ({place})"),
        }
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        self.words.text(message, &|seat| self.seat(seat))
    }

    /// The name of a thing that has a message without arguments.
    pub fn term(&self, id: &'static str) -> String {
        self.say(&Message::new(id, &[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::words::{Source, check, sources};

    #[test]
    fn the_program_is_worded_in_every_language() {
        let own: Vec<Source> = sources().iter().copied().filter(|s| s.name == "sabbat").collect();
        assert_eq!(own.len(), Language::ALL.len());
        assert_eq!(check(WORDS, &own), []);
    }

    #[test]
    fn seats_are_named_after_their_players() {
        let mut speech = Speech::new(Language::English, vec!["Anna".into(), String::new()]);
        assert_eq!(speech.seat(Seat::new(0)), "Anna (seat 0)");
        assert_eq!(speech.seat(Seat::new(1)), "seat 1");
        speech.sit_down(Seat::new(1), "Bela");
        assert_eq!(speech.say(&undoes(Seat::new(1))), "Bela (seat 1) takes the last choice back");
    }

    #[test]
    fn the_opponent_of_a_single_player_has_a_name() {
        let alone = || Speech::new(Language::Polish, vec!["Anna".into()]);
        assert_eq!(alone().about("septima").seat(Seat::new(1)), "Czarna Wdowa");
        assert_eq!(alone().about("evenfall").seat(Seat::new(1)), "Automa");
        let two = Speech::new(Language::English, vec![String::new(), String::new()]);
        assert_eq!(two.about("septima").seat(Seat::new(1)), "seat 1");
    }
}
