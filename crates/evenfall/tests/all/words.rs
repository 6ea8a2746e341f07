//! Evenfall speaks every language: nothing is missing, and everything comes out.

#![allow(clippy::unwrap_used)]

use crate::common::*;
use evenfall::effect::Program;
use evenfall::text::{effect_text, program_text};
use kernel::{Arg, Everything, Fact, Fast, Game, Match, Message, Rules, Seat, Shared, Spec};
use serde_json::json;
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
    kernel::message::WORDS.iter().copied().chain(Evenfall::words()).collect()
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

/// Picks at random, but passes, ends and stops only now and then: the games have more to tell.
fn picked(choices: &[Choice], dice: &mut Fast) -> Choice {
    let idle = |c: &Choice| matches!(c, Pass | End | Enough | TwoCards);
    let mut wanted: Vec<Choice> = choices.to_vec();
    if dice.below(6) > 0 && !choices.iter().all(idle) {
        wanted.retain(|c| !idle(c));
    }
    wanted[dice.below(wanted.len() as u32) as usize]
}

/// Plays a game and hears everything that it says to anybody.
fn hear_game(seats: u8, side: &str, number: u64, heard: &mut Heard) {
    let chance = kernel::Chance::fast(kernel::Seed::numbered(number, 0));
    let options = json!({"seats": seats, "side": side, "veteran": number.is_multiple_of(3)});
    let data = Shared::<Evening>::built_in();
    let mut game = *Match::<Evenfall>::new(data, &options, vec![], chance).unwrap().game();
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
        let choice = picked(&all.yes, &mut pick);
        game.play(seat, choice, &mut dice, &mut events).expect("the choice was offered");
    }
    for event in &events {
        heard.add(event.message());
        event.seen_by(None).into_iter().for_each(|seen| heard.add(seen.message()));
    }
    for party in game.standing().parties {
        party.lines.iter().chain(&party.ties).for_each(|l| heard.add(Message::new(l.what, &[])));
    }
}

/// The text of everything that is printed with an effect.
fn printed(heard: &mut Heard) {
    let data = Shared::<Evening>::built_in();
    let cards = data.get();
    let mut hear = |text: Vec<Message>| text.into_iter().for_each(|m| heard.add(m));
    cards.rituals.iter().for_each(|card| hear(effect_text(&card.effect)));
    for card in &cards.specialists {
        hear(effect_text(&card.effect));
        card.council.iter().for_each(|effect| hear(effect_text(effect)));
    }
    cards.places.iter().for_each(|card| hear(program_text(&card.binding)));
    let boards = &cards.boards;
    let mut programs: Vec<&Program> = boards.thorn_spaces.value.iter().collect();
    programs.push(&boards.cross_space.value);
    for region in &boards.regions {
        programs.extend(region.action.value.iter().chain(&region.rewards.value));
    }
    for clan in [&boards.sun, &boards.star, &boards.cross, &boards.sphere, &boards.thorn] {
        programs.extend([&clan.scout.value, &clan.token.value]);
        programs.extend(clan.coven.value.iter().flatten());
    }
    programs.into_iter().for_each(|program| hear(program_text(program)));
}

#[test]
fn nothing_is_missing_in_any_language() {
    let ours = |s: &&Source| matches!(s.name, "kernel" | "evenfall");
    let sources: Vec<Source> = sources().iter().filter(ours).copied().collect();
    assert_eq!(check(&declared(), &sources), []);
}

#[test]
fn every_argument_is_used() {
    let used = words::variables(Language::English, sources());
    for spec in Evenfall::words() {
        let args: BTreeSet<String> = spec.args.iter().map(|a| (*a).to_owned()).collect();
        assert_eq!(used[spec.id], args, "{}", spec.id);
    }
}

#[test]
fn whole_games_can_be_told() {
    let mut heard = Heard::default();
    for number in 0..20 {
        let side = if number % 8 < 4 { "moon" } else { "sun" };
        hear_game(number as u8 % 4 + 1, side, number, &mut heard);
    }
    printed(&mut heard);
    for spec in Evenfall::words().iter().filter(|s| s.args.is_empty()) {
        heard.add(Message::new(spec.id, &[]));
    }
    for language in Language::ALL {
        for message in heard.0.values() {
            let text = say(language, message);
            assert!(!text.contains(['{', '$', '⟨']), "{language}: {text}");
            assert!(!text.contains("evenfall-"), "{language}: {text}");
            assert!(!text.contains("  ") && !text.contains(" ."), "{language}: {text}");
        }
    }
    let ids = heard.ids();
    let silent: Vec<_> = Evenfall::words().into_iter().filter(|s| !ids.contains(s.id)).collect();
    assert!(silent.len() <= 8, "the games hardly speak: {silent:?}");
}

#[test]
fn prompts_and_card_texts_end_as_sentences_and_buttons_do_not() {
    for language in Language::ALL {
        for spec in Evenfall::words() {
            let args: Vec<_> = spec.args.iter().map(|a| (*a, Arg::Number(2))).collect();
            let text = say(language, &Message::new(spec.id, &args));
            match spec.id.split('-').nth(1).unwrap_or_default() {
                "ask" | "no" | "option" => assert!(text.ends_with('.'), "{language}: {text}"),
                "text" => assert!(text.ends_with(['.', ':']), "{language}: {text}"),
                "say" => assert!(!text.ends_with('.'), "{language}: {text}"),
                _ => {}
            }
        }
    }
}

/// Places come in versions that share a name; nothing else does.
#[test]
fn different_things_have_different_names() {
    for language in Language::ALL {
        let ids = Evenfall::words().into_iter().map(|s| s.id);
        let is_card = |id: &&str| {
            ["place", "ritual", "person"].contains(&id.split('-').nth(1).unwrap_or_default())
        };
        let ids: BTreeSet<&str> = ids.filter(is_card).collect();
        let names: BTreeSet<String> =
            ids.iter().map(|id| say(language, &Message::new(id, &[]))).collect();
        assert_eq!(names.len(), ids.len(), "{language}");
    }
}

/// What the three languages say, in the order of [`Language::ALL`].
#[track_caller]
fn says(message: Message, texts: [&str; 3]) {
    assert_eq!(Language::ALL.map(|l| say(l, &message)), texts);
}

#[track_caller]
fn told(event: Event, texts: [&str; 3]) {
    says(event.message(), texts);
}

#[test]
fn events_are_told_in_the_present() {
    let seat = Seat::new(0);
    let swamp = place("spirit_swamp_a");
    told(
        Event::Discovered { seat, region: Central, place: swamp },
        [
            "Anna discovers “Spirit Swamp” in the Central Mountains.",
            "Anna odkrywa miejsce mocy „Mokradło duchów” w regionie „Góry Centralne”.",
            "Anna scopre «Palude degli spiriti» nella regione «Monti Centrali».",
        ],
    );
    told(
        Event::PlayedRitual { seat, ritual: ritual("chalice_of_transmutation"), place: swamp },
        [
            "Anna plays the ritual “Chalice of Transmutation” on “Spirit Swamp”.",
            "Anna zagrywa rytuał „Kielich transmutacji” na miejsce mocy „Mokradło duchów”.",
            "Anna gioca il rituale «Calice della trasmutazione» su «Palude degli spiriti».",
        ],
    );
    told(
        Event::UsedRegion { seat: Seat::new(1), region: South, with: Witch },
        [
            "Bruno activates “Southern Slopes” (figure: witch).",
            "Bruno aktywuje pole akcji „Zbocza Południowe” (wiedźma).",
            "Bruno attiva lo spazio azione «Pendii del Sud» (strega).",
        ],
    );
    let dial = Event::DialSet { seat, dial: Some(4) };
    told(
        dial,
        [
            "Anna sets the dial to 4.",
            "Anna ustawia licznik many na 4.",
            "Anna imposta il contatore di mana su 4.",
        ],
    );
    told(
        dial.seen_by(Some(Seat::new(1))).unwrap(),
        [
            "Anna sets the dial in secret.",
            "Anna potajemnie ustawia licznik many.",
            "Anna imposta in segreto il contatore di mana.",
        ],
    );
    told(
        Event::AutomaActs { action: evenfall::data::AutomaAction::Coven },
        [
            "Automa advances on the Coven track.",
            "Automa przesuwa się na torze sabatu.",
            "Automa avanza sul tracciato della Congrega.",
        ],
    );
}

#[test]
fn numbers_choose_the_plural() {
    let seat = Seat::new(0);
    let scored = |points| Event::Scored { seat, points };
    told(
        scored(1),
        [
            "Anna scores 1 victory point.",
            "Anna zdobywa 1 punkt zwycięstwa.",
            "Anna ottiene 1 punto vittoria.",
        ],
    );
    told(
        scored(3),
        [
            "Anna scores 3 victory points.",
            "Anna zdobywa 3 punkty zwycięstwa.",
            "Anna ottiene 3 punti vittoria.",
        ],
    );
    told(
        scored(12),
        [
            "Anna scores 12 victory points.",
            "Anna zdobywa 12 punktów zwycięstwa.",
            "Anna ottiene 12 punti vittoria.",
        ],
    );
    let gained = |resources: u8, mana: u8| {
        let args = [("seat", seat.into()), ("resources", resources.into()), ("mana", mana.into())];
        Message::new("evenfall-gained", &args)
    };
    says(
        gained(3, 2),
        [
            "Anna gains 3 resources and 2 mana.",
            "Anna otrzymuje 3 surowce i 2 punkty many.",
            "Anna ottiene 3 risorse e 2 mana.",
        ],
    );
    says(
        gained(1, 0),
        ["Anna gains 1 resource.", "Anna otrzymuje 1 surowiec.", "Anna ottiene 1 risorsa."],
    );
    says(
        gained(0, 5),
        ["Anna gains 5 mana.", "Anna otrzymuje 5 punktów many.", "Anna ottiene 5 mana."],
    );
}

#[test]
fn a_card_reads_as_a_text() {
    let data = Shared::<Evening>::built_in();
    let join = |language, text: Vec<Message>| {
        text.iter().map(|m| say(language, m)).collect::<Vec<_>>().join(" ")
    };
    let chalice = &data.get().ritual(ritual("chalice_of_transmutation")).effect;
    assert_eq!(
        Language::ALL.map(|l| join(l, effect_text(chalice))),
        [
            "Action space for 1 figure: Pay: 2 × resource of your choice. \
             Gain: 3 × resource of your choice. Gain: 1 × victory point.",
            "Pole akcji dla 1 figurki: Płacisz: 2 × dowolny surowiec. \
             Otrzymujesz: 3 × dowolny surowiec. Otrzymujesz: 1 × punkt zwycięstwa.",
            "Spazio azione per 1 figura: Paga: 2 × risorsa a scelta. \
             Ottieni: 3 × risorsa a scelta. Ottieni: 1 × punto vittoria.",
        ]
    );
    let binding = &data.get().place(place("spirit_swamp_a")).binding;
    assert_eq!(
        Language::ALL.map(|l| join(l, program_text(binding))),
        [
            "Gain: 1 × herb. If the ritual has the keyword “artifact”: Gain: 2 × victory point.",
            "Otrzymujesz: 1 × zioło. Jeśli rytuał ma słowo kluczowe „artefakt”: \
             Otrzymujesz: 2 × punkt zwycięstwa.",
            "Ottieni: 1 × erba. Se il rituale ha la parola chiave «artefatto»: \
             Ottieni: 2 × punto vittoria.",
        ]
    );
    let council = data.get().council(person("hoa_the_harvester_a"));
    assert_eq!(
        Language::ALL.map(|l| join(l, effect_text(council))),
        [
            "At the end of the game: Gain: 2 × victory point for each sickle in your clan.",
            "Na koniec gry: Otrzymujesz: 2 × punkt zwycięstwa za każdy sierp w twoim klanie.",
            "Alla fine della partita: Ottieni: 2 × punto vittoria per ogni falcetto nel tuo clan.",
        ]
    );
}

#[test]
fn a_choice_and_its_refusal_are_worded() {
    let table = table(2).slots(Central, "spirit_swamp_a cave_a ruins_a").start();
    let seat = table.turn();
    says(
        table.game.say(seat, Discover(place("cave_a"))),
        ["Discover “Cave”", "Odkryj miejsce mocy „Jaskinia”", "Scopri «Grotta»"],
    );
    says(
        table.game.say(seat, Gain(Potion)),
        ["Gain 1 potion", "Weź: mikstura", "Ottieni 1 pozione"],
    );
    says(
        table.game.say(seat, Adjust(-2)),
        ["Turn the dial down by 2", "Zmniejsz licznik o 2", "Abbassa il contatore di 2"],
    );
    says(
        table.game.why_not(seat, End).unwrap().message,
        [
            "A turn needs a main action: do one, or pass.",
            "Tura wymaga akcji głównej: wykonaj ją albo spasuj.",
            "Il turno vuole un'azione principale: fanne una o passa.",
        ],
    );
}
