//! `sabbat replay`.

use crate::args::Replay;
use crate::failure::Failure;
use crate::file;
use crate::speech::{self, Speech};
use games::AnyMatch;
use kernel::{Entry, Party, Record, ScoreLine, Standing};
use serde_json::Value;
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;
use words::Language;

/// Prints a record as text; a record that does not replay prints nothing.
pub fn run(args: &Replay, cards: Option<&Path>, out: &mut impl Write) -> Result<(), Failure> {
    let language: Language = args.lang.parse()?;
    let record = file::record(&args.file)?;
    let mut text = Text::new(language, &record);
    games::replay(cards, &record, &mut |entry, at| text.show(entry, at))
        .map_err(|e| file::in_file(&args.file, e))?;
    Ok(out.write_all(text.written.as_bytes())?)
}

/// A replay as it is written.
struct Text<'a> {
    record: &'a Record,
    speech: Speech,
    written: String,
    /// How many entries were shown.
    entries: usize,
    /// The next choice in words: they come from the position before it is made.
    next: Option<String>,
}

impl<'a> Text<'a> {
    fn new(language: Language, record: &'a Record) -> Text<'a> {
        let speech = Speech::new(language, record.header.seats.clone()).about(&record.header.game);
        Text { record, speech, written: String::new(), entries: 0, next: None }
    }

    fn line(&mut self, text: impl AsRef<str>) {
        self.written.push_str(text.as_ref());
        self.written.push('\n');
    }

    /// Writes down what an entry did; without an entry, how the game begins.
    fn show(&mut self, entry: Option<&Entry>, at: &dyn AnyMatch) {
        match entry {
            None => self.begin(),
            Some(entry) => self.step(entry, at),
        }
        self.next = match self.record.entries.get(self.entries) {
            Some(Entry::Choice { seat, choice, .. }) => {
                at.say(*seat, choice).ok().map(|message| self.speech.say(&message))
            }
            _ => None,
        };
        if self.entries == self.record.entries.len() {
            self.standing(&at.standing());
        }
    }

    fn begin(&mut self) {
        let header = &self.record.header;
        let mut title = header.game.clone();
        for (name, value) in &header.options {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let _ = write!(title, ", {name} {value}");
        }
        self.line(title);
        if header.start.is_some() {
            self.line(self.speech.say(&speech::set_up()));
        }
        self.line("");
    }

    fn step(&mut self, entry: &Entry, at: &dyn AnyMatch) {
        self.entries += 1;
        let number = self.entries;
        match entry {
            Entry::Choice { seat, choice, scripted, .. } => {
                let words = self.next.take().unwrap_or_else(|| Value::to_string(choice));
                let mut line = format!("{number}. {}: {words}", self.speech.seat(*seat));
                if *scripted {
                    let _ = write!(line, " [{}]", self.speech.say(&speech::scripted()));
                }
                self.line(line);
                for event in at.events_of(number - 1) {
                    self.line(format!("     {}", self.speech.say(&event.message)));
                }
            }
            Entry::Undo(seat) => {
                self.line(format!("{number}. {}", self.speech.say(&speech::undoes(*seat))));
            }
            Entry::Player { seat, player } => {
                self.speech.sit_down(*seat, player);
                self.line(format!("{number}. {}", self.speech.say(&speech::sits_down(*seat))));
            }
            Entry::Wait(seat) => {
                self.line(format!("{number}. {}", self.speech.say(&speech::waits(*seat))));
            }
            Entry::Stop(seat) => {
                self.line(format!("{number}. {}", self.speech.say(&speech::stops(*seat))));
            }
        }
    }

    fn standing(&mut self, standing: &Standing) {
        let title = if standing.over { speech::standing() } else { speech::standing_so_far() };
        self.line("");
        self.line(self.speech.say(&title));
        let mut parties: Vec<&Party> = standing.parties.iter().collect();
        parties.sort_by_key(|p| p.rank);
        for party in parties {
            self.party(party);
        }
    }

    fn party(&mut self, party: &Party) {
        let name = match party.seat {
            Some(seat) => self.speech.seat(seat),
            None => self.speech.say(&speech::opponent()),
        };
        let points = self.speech.say(&speech::points(party.score));
        let won = match party.won {
            true => format!(", {}", self.speech.say(&speech::won())),
            false => String::new(),
        };
        self.line(format!("{}. {name}: {points}{won}", party.rank));
        for line in &party.lines {
            self.score_line(line, "");
        }
        let ties = format!(" ({})", self.speech.say(&speech::ties()));
        for line in &party.ties {
            self.score_line(line, &ties);
        }
    }

    fn score_line(&mut self, line: &ScoreLine, note: &str) {
        self.line(format!("   {:>4}  {}{note}", line.points, self.speech.term(line.what)));
    }
}
