//! SpellBook speaks every language: nothing is missing, and everything comes out.

#![allow(clippy::unwrap_used)]

use crate::common::*;
use kernel::{Everything, Fact, Fast, Game, Message, Rules, Seat, Shared, Spec};
use serde_json::json;
use spellbook::text::{card_phase, card_text};
use spellbook::{Cards, Event};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use words::{Language, Source, check, sources, words};

fn name(seat: Seat) -> String {
    ["Anna", "Bruno", "Chiara", "Darek"][seat.index()].to_owned()
}

#[track_caller]
fn say(language: Language, message: &Message) -> String {
    words(language).try_text(message, &name).unwrap_or_else(|e| panic!("{message:?}: {e}"))
}

fn declared() -> Vec<Spec> {
    kernel::message::WORDS.iter().copied().chain(SpellBook::words()).collect()
}

/// Different messages, whatever they come from.
#[derive(Default)]
struct Heard(BTreeMap<String, Message>);

impl Heard {
    fn add(&mut self, message: Message) {
        self.0.entry(format!("{:?}", (message.id, message.args()))).or_insert(message);
    }

    fn ids(&self) -> BTreeSet<&'static str> {
        self.0.values().map(|m| m.id).collect()
    }
}

/// Picks at random; an eager player learns and casts whenever it is possible.
fn picked(choices: &[Choice], eager: bool, dice: &mut Fast) -> Choice {
    let mut wanted: Vec<Choice> = choices.to_vec();
    if eager {
        let rank = |c: &Choice| match c {
            Learn { .. } => 2,
            Cast { .. } | Draw => 1,
            _ => 0,
        };
        let best = choices.iter().map(rank).max().unwrap_or(0);
        wanted.retain(|c| rank(c) == best);
    }
    wanted[dice.below(wanted.len() as u32) as usize]
}

/// Plays a game and hears everything that it says to anybody.
fn hear_game(seats: u8, number: u64, eager: bool, heard: &mut Heard) {
    let mut game = dealt(json!({"seats": seats}), number);
    let mut dice = Fast::numbered(number, 1);
    let mut pick = Fast::numbered(number, 2);
    let (mut events, mut refused) = (Vec::<Event>::new(), HashSet::new());
    loop {
        Seat::all(seats).for_each(|seat| heard.add(game.prompt(seat)));
        let Some(seat) = game.turn().seats.first() else { break };
        let mut all = Everything::default();
        let _ = game.offer(seat, &mut all);
        all.yes.iter().for_each(|choice| heard.add(game.say(seat, *choice)));
        for (choice, reason) in all.no {
            if refused.insert((choice, reason.message.id)) {
                heard.add(game.say(seat, choice));
                heard.add(reason.message);
            }
        }
        let choice = picked(&all.yes, eager, &mut pick);
        game.play(seat, choice, &mut dice, &mut events).expect("the choice was offered");
    }
    events.iter().for_each(|event| heard.add(event.message()));
}

#[test]
fn nothing_is_missing_in_any_language() {
    let ours = |s: &&Source| matches!(s.name, "kernel" | "spellbook");
    let sources: Vec<Source> = sources().iter().filter(ours).copied().collect();
    assert_eq!(check(&declared(), &sources), []);
}

#[test]
fn every_argument_is_used() {
    let used = words::variables(Language::English, sources());
    for spec in SpellBook::words() {
        let args: BTreeSet<String> = spec.args.iter().map(|a| (*a).to_owned()).collect();
        assert_eq!(used[spec.id], args, "{}", spec.id);
    }
}

#[test]
fn whole_games_can_be_told() {
    let mut heard = Heard::default();
    for number in 0..80 {
        hear_game(number as u8 % 4 + 1, number, number >= 32, &mut heard);
    }
    let cards = Shared::<Cards>::built_in();
    for spell in Spell::ALL {
        for level in Level::ALL {
            card_text(cards.get(), spell, level).into_iter().for_each(|m| heard.add(m));
        }
        card_phase(cards.get(), spell).into_iter().for_each(|id| heard.add(Message::new(id, &[])));
    }
    for spec in SpellBook::words().iter().filter(|s| s.args.is_empty()) {
        heard.add(Message::new(spec.id, &[]));
    }
    for language in Language::ALL {
        for message in heard.0.values() {
            let text = say(language, message);
            assert!(!text.contains(['{', '$', '⟨']), "{language}: {text}");
            assert!(!text.contains("spellbook-"), "{language}: {text}");
        }
    }
    let ids = heard.ids();
    let silent: Vec<_> = SpellBook::words().into_iter().filter(|s| !ids.contains(s.id)).collect();
    assert!(silent.len() <= 2, "the games hardly speak: {silent:?}");
}

#[test]
fn prompts_and_card_texts_end_as_sentences_and_buttons_do_not() {
    for language in Language::ALL {
        let one = |id: &str| {
            let spec = SpellBook::words().into_iter().find(|s| s.id == id).unwrap();
            let args: Vec<_> = spec.args.iter().map(|a| (*a, kernel::Arg::Number(2))).collect();
            say(language, &Message::new(spec.id, &args))
        };
        for spec in SpellBook::words() {
            let text = one(spec.id);
            let kind = spec.id.split('-').nth(1).unwrap_or_default();
            match kind {
                "ask" | "no" | "option" => assert!(text.ends_with('.'), "{language}: {text}"),
                "text" => assert!(text.ends_with(['.', '—']), "{language}: {text}"),
                "say" => assert!(!text.ends_with('.'), "{language}: {text}"),
                _ => {}
            }
        }
    }
}

/// What the three languages say, in the order of [`Language::ALL`].
#[track_caller]
fn says(message: Message, texts: [&str; 3]) {
    assert_eq!(Language::ALL.map(|l| say(l, &message)), texts);
}

fn told(event: Event, texts: [&str; 3]) {
    says(event.message(), texts);
}

#[test]
fn events_are_told_in_the_present() {
    let seat = Seat::new(0);
    told(
        Event::Took { seat, token: t("Rc") },
        [
            "Anna takes a red circle from the altar.",
            "Anna bierze z ołtarza czerwone koło.",
            "Anna prende dall'altare un cerchio rosso.",
        ],
    );
    told(
        Event::Learned { seat, spell: Spell::TimeTravel, level: L4, token: t("Wt") },
        [
            "Anna learns “Time Travel” (level 4) and places a white triangle on the card.",
            "Anna uczy się zaklęcia „Podróż w czasie” (poziom 4) i kładzie na karcie biały trójkąt.",
            "Anna impara «Viaggio nel tempo» (livello 4) e mette sulla carta un triangolo bianco.",
        ],
    );
    told(
        Event::SwappedFamiliar { seat: Seat::new(1), gave: t("Gs"), got: t("Bc") },
        [
            "Bruno gives the familiar a green square and gets a blue circle back.",
            "Bruno oddaje chowańcowi zielony kwadrat i dostaje od niego niebieskie koło.",
            "Bruno dà al famiglio un quadrato verde e riceve in cambio un cerchio blu.",
        ],
    );
    told(
        Event::Skipped { seat, phase: Phase::Midday },
        [
            "Anna skips the midday phase.",
            "Anna pomija południe.",
            "Anna salta la fase di mezzogiorno.",
        ],
    );
}

/// A message with one number.
fn counted(id: &'static str, arg: &'static str, n: u8) -> Message {
    Message::new(id, &[(arg, n.into())])
}

#[test]
fn numbers_choose_the_plural() {
    let draw = |n| counted("spellbook-text-draw", "count", n);
    says(draw(1), ["Draw 1 token.", "Wylosuj 1 żeton.", "Pesca 1 gettone."]);
    says(draw(2), ["Draw 2 tokens.", "Wylosuj 2 żetony.", "Pesca 2 gettoni."]);
    says(draw(5), ["Draw 5 tokens.", "Wylosuj 5 żetonów.", "Pesca 5 gettoni."]);
    says(draw(22), ["Draw 22 tokens.", "Wylosuj 22 żetony.", "Pesca 22 gettoni."]);
    let points = |n| counted("spellbook-text-points", "count", n);
    says(points(0), ["Worth 0 points.", "Daje 0 punktów.", "Vale 0 punti."]);
    says(points(1), ["Worth 1 point.", "Daje 1 punkt.", "Vale 1 punto."]);
    says(points(3), ["Worth 3 points.", "Daje 3 punkty.", "Vale 3 punti."]);
    let morning = |n| say(Language::Polish, &counted("spellbook-ask-morning", "actions", n));
    assert!(morning(1).starts_with("Poranek: "));
    assert!(morning(2).starts_with("Poranek, zostały 2 akcje: "));
}

#[test]
fn a_card_reads_as_a_text() {
    let cards = Shared::<Cards>::built_in();
    let card = |language, spell, level| {
        let text = card_text(cards.get(), spell, level);
        text.iter().map(|m| say(language, m)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        card(Language::English, Spell::Focus, L4),
        "Store 2 tokens (rune: the card's own). — or — Take 1 token from the altar \
         (rune: the card's own). Worth 4 points."
    );
    assert_eq!(
        card(Language::Polish, Spell::Sacrifice, L3),
        "Odrzuć 1 żeton (runa: koło). Wylosuj 4 żetony. Daje 1 punkt."
    );
    assert_eq!(
        card(Language::Italian, Spell::Growth, L5),
        "Affida al famiglio 3 gettoni direttamente dall'altare. Abbassa questo incantesimo di un \
         livello. Vale 6 punti."
    );
}

#[test]
fn a_choice_and_its_refusal_are_worded() {
    let table = table(2).pool(0, "Rc Rt Rs Pc Pt Ps Gc Gt Gs").altar("Ks").start();
    let seat = table.turn();
    says(
        table.game.say(seat, Take(t("Ks"))),
        ["Take a black square", "Weź czarny kwadrat", "Prendi un quadrato nero"],
    );
    says(
        table.game.why_not(seat, Take(t("Ks"))).unwrap().message,
        ["Your pool is full.", "Twoja pula jest pełna.", "La tua riserva è piena."],
    );
    says(
        table.game.say(seat, learn(Spell::Levitation, L4, 1)),
        [
            "Learn “Levitation” (level 4, 1 wild)",
            "Naucz się zaklęcia „Lewitacja” (poziom 4, dzika materia: 1)",
            "Impara «Levitazione» (livello 4, jolly: 1)",
        ],
    );
}
