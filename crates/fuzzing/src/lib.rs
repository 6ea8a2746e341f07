//! Laws that hold for any bytes whatever.
//!
//! Each body takes bytes and panics if a law is broken. `cargo xtask fuzz` looks for such bytes; an
//! ordinary test runs every body over `fuzz/corpus/`, so what was once found stays found.
//!
//! To add a body: write the function, list it in [`BODIES`], give it a target in `fuzz/src/bin/`
//! and a first input in `fuzz/corpus/<name>/`.

use games::{IDS, Visitor, visit};
use kernel::{Chance, Closing, Fast, Game, Match, NoLog, Record, Rules, Seat, Seed, Shared};
use serde_json::Value;

/// A law over any bytes; it panics if they break it.
pub type Body = fn(&[u8]);

/// Every body by the name of its target.
pub const BODIES: &[(&str, Body)] =
    &[("choices", choices), ("position", position), ("record", record)];

/// Any text is read as a record or refused. A record that was read is written and read again as the
/// same record, in the same words; so is the record with another end.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(mut record) = Record::parse(text) else { return };
    comes_back(&record);
    // Chance rarely finds a digest that fits: this end has one.
    let (seed, standing) = (Seed([7; 32]), record.header.options.clone().into());
    let digest = record.digest(seed, &standing);
    record.closing = Some(Closing { seed, standing, digest });
    comes_back(&record);
    // Whatever it says of a game is checked, not believed.
    struct Load<'a>(&'a Record);
    impl Visitor for Load<'_> {
        type Out = ();
        fn visit<G: Game>(self) {
            Shared::<G::Data>::built_in();
            if let Ok(loaded) = Match::<G>::replayed(self.0, |_, _| {}) {
                loaded.game().audit().expect("a record leads to sound positions");
            }
        }
    }
    let _ = visit(&record.header.game.clone(), Load(&record));
}

/// Any bytes are choices: a line that names a choice is played if it is allowed, and changes
/// nothing if not; any other line stands for one of the choices that are offered.
pub fn choices(data: &[u8]) {
    let [game, options, lines @ ..] = data else { return };
    struct Play<'a>(u8, &'a [u8]);
    impl Visitor for Play<'_> {
        type Out = ();
        fn visit<G: Game>(self) {
            play::<G>(self.0, self.1);
        }
    }
    let _ = visit(IDS[usize::from(*game) % IDS.len()], Play(*options, lines));
}

fn play<G: Game>(options: u8, lines: &[u8]) {
    let mut rng = Fast::numbered(u64::from(options), 0);
    let drawn = G::schema().options.iter().map(|o| {
        let mut values = o.values.all();
        (o.name.to_owned(), values.swap_remove(rng.below(values.len() as u32) as usize))
    });
    let chance = Chance::fast(Seed::numbered(u64::from(options), 1));
    let dealt =
        Match::<G>::new(Shared::built_in(), &Value::Object(drawn.collect()), vec![], chance);
    let Ok(dealt) = dealt else { return };
    let (mut game, mut dice) = (*dealt.game(), Fast::numbered(7, u64::from(options)));
    for line in lines.split(|byte| *byte == b'\n').take(300) {
        let seat =
            Seat::new(usize::from(line.first().copied().unwrap_or(0)) % usize::from(game.seats()));
        if let Ok(choice) = serde_json::from_slice::<G::Choice>(line) {
            let before = game;
            let allowed = game.why_not(seat, choice).is_none();
            let played = game.play(seat, choice, &mut dice, &mut NoLog).is_ok();
            assert_eq!(
                allowed, played,
                "a choice is played just when there is no reason against it"
            );
            assert!(played || game == before, "a refused choice changes nothing");
        } else if let Some(seat) = game.turn().seats.first() {
            let offered = game.choices(seat);
            let pick = line.iter().fold(0usize, |n, byte| n.wrapping_mul(31) + usize::from(*byte));
            game.apply(seat, offered[pick % offered.len()], &mut dice, &mut NoLog);
        }
        game.audit().expect("play leads to sound positions");
    }
}

/// Any text is a position or refused; from a position that was accepted, nothing panics.
pub fn position(data: &[u8]) {
    let Ok(value) = serde_json::from_slice::<Value>(data) else { return };
    struct Set(Value);
    impl Visitor for Set {
        type Out = ();
        fn visit<G: Game>(mut self) {
            let shared = Shared::<G::Data>::built_in();
            if let (Some(fields), Ok(data)) = (self.0.as_object_mut(), serde_json::to_value(shared))
            {
                fields.insert("data".into(), data);
            }
            if let Ok(game) = serde_json::from_value::<G>(self.0)
                && game.audit().is_ok()
            {
                goes_on(game);
            }
        }
    }
    for id in IDS {
        let _ = visit(id, Set(value.clone()));
    }
}

/// Looks at a position from all sides, and plays on from it.
fn goes_on<G: Game>(mut game: G) {
    let mut dice = Fast::numbered(1, 1);
    for step in 0..120 {
        let seats: Vec<Seat> = Seat::all(game.seats()).collect();
        for seat in seats.iter().copied() {
            let _ = (game.view(Some(seat)), game.prompt(seat), game.imagine(seat, &mut dice));
        }
        let _ = (game.view(None), game.standing());
        let Some(seat) = game.turn().seats.first() else { return };
        let offered = game.choices(seat);
        let choice = offered[dice.below(offered.len() as u32) as usize];
        assert_eq!(game.why_not(seat, choice), None, "what is offered is allowed");
        game.apply(seat, choice, &mut dice, &mut NoLog);
        game.audit().unwrap_or_else(|e| panic!("after {step} steps and {choice:?}: {e}"));
    }
}

fn comes_back(record: &Record) {
    let written = record.to_text();
    let again = Record::parse(&written).expect("a record that was written can be read");
    assert_eq!(&again, record, "a record is read as it was written");
    assert_eq!(again.to_text(), written, "a record has one spelling");
}
