//! What the binary does with SpellBook in particular. The other files hold for any game.

#![allow(clippy::unwrap_used)]

mod common;

// To be filled once the registry lists `spellbook`:
//
// * `sim spellbook --set handicap=1 --seats 2` is refused with a clear message
//   (`common::refused`), and so is each other pair of options that does not go together;
// * `sim spellbook --seats 1 --json` has `opponent` in `wins` and `mean_score`;
// * `engine`: `dice` by the names of tokens, `{"do":"dice","bag":["Pc","Pt"]}`, before a choice that
//   draws, and what the altar shows afterwards; `set` with things left out, which go to the bag;
// * `--cards DIR` with one value changed: another fingerprint in the record's header, the record
//   replays with these cards, and is refused without them (`made with other data`);
// * `replay` of a fixed game in three languages without a `⟨` (an id that has no words).
