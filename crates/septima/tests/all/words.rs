//! Septima speaks every language: nothing is missing, and everything comes out.

#![allow(clippy::unwrap_used)]

use kernel::{Arg, Everything, Fact, Fast, Game, Match, Message, Rules, Seat, Shared, Spec};
use septima::effect::{Bonus, Ways};
use septima::kinds::{Action, Ailment, Good, Potion, Season, Side};
use septima::text::{of_deeds, of_power, of_program, of_sign, of_spell};
use septima::{Choice, Event, Noctenburg, Septima};
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
    kernel::message::WORDS.iter().copied().chain(Septima::words()).collect()
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

/// Picks at random, but stays, ends and stops only now and then: the games have more to tell.
fn picked(choices: &[Choice], dice: &mut Fast) -> Choice {
    let idle = |c: &Choice| {
        matches!(c, Choice::Stay | Choice::GoOn | Choice::End | Choice::Enough | Choice::Refuse)
    };
    let mut wanted: Vec<Choice> = choices.to_vec();
    if dice.below(4) > 0 && !choices.iter().all(idle) {
        wanted.retain(|c| !idle(c));
    }
    wanted[dice.below(wanted.len() as u32) as usize]
}

/// Plays a game and hears everything that it says to anybody.
fn hear_game(number: u64, heard: &mut Heard) {
    let chance = kernel::Chance::fast(kernel::Seed::numbered(number, 0));
    let seats = number as u8 % 4 + 1;
    let basic = number % 8 == 3;
    let options = json!({
        "seats": seats,
        "mode": if basic { "basic" } else { "full" },
        "shapeshifting": !basic && number.is_multiple_of(2),
        "omens": !basic && number % 8 < 6,
        "hunter": if number.is_multiple_of(3) { "open" } else { "die" },
        "trial": if number.is_multiple_of(5) { "open" } else { "bag" },
    });
    let data = Shared::<Noctenburg>::built_in();
    let mut game = *Match::<Septima>::new(data, &options, vec![], chance).unwrap().game();
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
    let data = Shared::<Noctenburg>::built_in();
    let all = data.get();
    let mut hear = |text: Vec<Message>| text.into_iter().for_each(|m| heard.add(m));
    all.witches.iter().for_each(|tile| hear(of_power(&tile.power)));
    all.spells.iter().for_each(|card| hear(of_spell(card)));
    all.cards.buildings.iter().for_each(|tile| hear(of_power(&tile.power)));
    all.expansion.animals.iter().for_each(|tile| hear(of_power(&tile.power)));
    for omen in &all.expansion.omens {
        hear([omen.light, omen.dark].into_iter().filter_map(of_sign).collect());
    }
    all.widow.cards.iter().flat_map(|c| [&c.main, &c.bonus]).for_each(|d| hear(of_deeds(d)));
    let mut ways: Vec<&Ways> = all.cards.potions.iter().map(|pile| &pile.ways).collect();
    for card in &all.cards.actions {
        hear(of_program(&card.main));
        if let Bonus::Also { ways: bonus, .. } = &card.bonus {
            ways.push(bonus);
        }
    }
    ways.into_iter().flatten().for_each(|way| hear(of_program(way)));
    for card in &all.cards.prologues {
        hear(of_program(&card.upper));
        hear(of_program(&card.lower));
    }
    let boards = &all.boards;
    boards.favors.value.iter().for_each(|favor| hear(of_program(favor)));
    boards.ribbons.value.iter().for_each(|ribbon| hear(of_program(&ribbon.does)));
    let tracks = boards.tracks_basic.value.iter().chain(&boards.tracks_full.value);
    tracks.flatten().for_each(|reward| hear(of_program(reward)));
}

#[test]
fn nothing_is_missing_in_any_language() {
    let ours = |s: &&Source| matches!(s.name, "kernel" | "septima");
    let sources: Vec<Source> = sources().iter().filter(ours).copied().collect();
    assert_eq!(check(&declared(), &sources), []);
}

#[test]
fn every_argument_is_used() {
    for language in Language::ALL {
        let used = words::variables(language, sources());
        for spec in Septima::words() {
            let args: BTreeSet<String> = spec.args.iter().map(|a| (*a).to_owned()).collect();
            assert_eq!(used[spec.id], args, "{language}: {}", spec.id);
        }
    }
}

#[test]
fn whole_games_can_be_told() {
    let mut heard = Heard::default();
    (0..120).for_each(|number| hear_game(number, &mut heard));
    printed(&mut heard);
    for spec in Septima::words().iter().filter(|s| s.args.is_empty()) {
        heard.add(Message::new(spec.id, &[]));
    }
    for language in Language::ALL {
        for message in heard.0.values() {
            let text = say(language, message);
            assert!(!text.contains(['{', '$', '⟨']), "{language}: {text}");
            assert!(!text.contains("septima-"), "{language}: {text}");
            assert!(!text.contains("  ") && !text.contains(" ."), "{language}: {text}");
        }
    }
    let ids = heard.ids();
    let silent: Vec<_> = Septima::words().into_iter().filter(|s| !ids.contains(s.id)).collect();
    assert!(silent.len() <= 8, "the games hardly speak: {silent:?}");
}

#[test]
fn prompts_and_card_texts_end_as_sentences_and_buttons_do_not() {
    for language in Language::ALL {
        for spec in Septima::words() {
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

#[test]
fn different_things_have_different_names() {
    for language in Language::ALL {
        for kind in ["witch", "spell", "action", "potion", "good", "building", "favor", "animal"] {
            let specs = Septima::words().into_iter().filter(|s| s.args.is_empty());
            let ids = specs.map(|s| s.id).filter(|id| id.split('-').nth(1) == Some(kind));
            let ids: BTreeSet<&str> = ids.collect();
            let names: BTreeSet<String> =
                ids.iter().map(|id| say(language, &Message::new(id, &[]))).collect();
            assert_eq!(names.len(), ids.len(), "{language}: {kind}");
        }
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

fn id<T: serde::de::DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(json!(name)).unwrap()
}

#[test]
fn events_are_told_in_the_present() {
    let seat = Seat::new(0);
    told(
        Event::Moved { seat, space: id("s3g") },
        ["Anna moves to space 3g.", "Anna idzie na pole 3g.", "Anna va nello spazio 3g."],
    );
    told(
        Event::Phase { season: Season::Winter, phase: 2 },
        ["Winter, Moon Phase 2.", "Zima, faza księżyca 2.", "Inverno, fase lunare 2."],
    );
    let secret = Event::Picked { seat, action: Some(Action::Brew) };
    told(
        secret,
        [
            "Anna chooses “Brew” in secret.",
            "Anna wybiera w tajemnicy akcję „Warzenie”.",
            "Anna sceglie in segreto «Brew».",
        ],
    );
    told(
        secret.seen_by(Some(Seat::new(1))).unwrap(),
        [
            "Anna chooses an action in secret.",
            "Anna wybiera w tajemnicy akcję.",
            "Anna sceglie in segreto un'azione.",
        ],
    );
    told(
        Event::Brewed { seat, potion: Potion::FlyingOintment },
        [
            "Anna brews 1 Flying Ointment.",
            "Anna warzy eliksir: Maść latania.",
            "Anna cucina una pozione: Unguento del volo.",
        ],
    );
    told(
        Event::TrackAdvanced { seat: Seat::new(1), ailment: Ailment::Blind, level: 2 },
        [
            "Bruno reaches level 2 on the track of the blind.",
            "Bruno osiąga poziom 2 na torze „niewidomy”.",
            "Bruno raggiunge il livello 2 sul tracciato «cieco».",
        ],
    );
    told(
        Event::Cast { seat, spell: id("wings_of_wind") },
        [
            "Anna casts “Wings of Wind”.",
            "Anna rzuca czar „Skrzydła wiatru”.",
            "Anna lancia «Wings of Wind».",
        ],
    );
    told(
        Event::Marker { side: Side::Left, action: Action::Chant },
        [
            "Septima's left marker shows “Chant”.",
            "Znacznik akcji Septimy (lewy) pokazuje „Śpiew”.",
            "L'indicatore sinistro di Septima mostra «Chant».",
        ],
    );
}

#[test]
fn numbers_choose_the_plural() {
    let seat = Seat::new(0);
    let wisdom = |points| Event::GainedWisdom { seat, points };
    told(
        wisdom(1),
        ["Anna gains 1 Wisdom.", "Anna zdobywa 1 punkt wiedzy.", "Anna ottiene 1 punto saggezza."],
    );
    told(
        wisdom(3),
        ["Anna gains 3 Wisdom.", "Anna zdobywa 3 punkty wiedzy.", "Anna ottiene 3 punti saggezza."],
    );
    told(
        wisdom(12),
        [
            "Anna gains 12 Wisdom.",
            "Anna zdobywa 12 punktów wiedzy.",
            "Anna ottiene 12 punti saggezza.",
        ],
    );
    let angered = |count| Event::Angered { count };
    told(
        angered(1),
        [
            "1 Angry Citizen joins the Crowd.",
            "Do tłumu dołącza 1 wściekły mieszkaniec.",
            "1 cittadino infuriato si unisce alla folla.",
        ],
    );
    told(
        angered(2),
        [
            "2 Angry Citizens join the Crowd.",
            "Do tłumu dołączają 2 wściekli mieszkańcy.",
            "2 cittadini infuriati si uniscono alla folla.",
        ],
    );
    told(
        angered(5),
        [
            "5 Angry Citizens join the Crowd.",
            "Do tłumu dołącza 5 wściekłych mieszkańców.",
            "5 cittadini infuriati si uniscono alla folla.",
        ],
    );
    let gained = |count| Event::Gained { seat, good: Good::ALL[0], count };
    told(
        gained(1),
        ["Anna gains 1 berry.", "Anna otrzymuje: 1 × jagoda.", "Anna ottiene 1 bacca."],
    );
    told(
        gained(2),
        ["Anna gains 2 × berry.", "Anna otrzymuje: 2 × jagoda.", "Anna ottiene 2 × bacca."],
    );
}

#[test]
fn a_die_shows_its_sign() {
    let rolled = |roll| Event::Rolled { seat: Seat::new(0), roll };
    let signs = [(-1, "−1"), (0, "0"), (2, "+2")];
    for (roll, sign) in signs {
        told(
            rolled(roll),
            [
                &format!("The Hunter die shows {sign} for Anna."),
                &format!("Anna ma na kości łowcy {sign}."),
                &format!("Il dado del cacciatore mostra {sign} per Anna."),
            ],
        );
    }
}

#[test]
fn a_card_reads_as_a_text() {
    let data = Shared::<Noctenburg>::built_in();
    let join = |language, text: Vec<Message>| {
        text.iter().map(|m| say(language, m)).collect::<Vec<_>>().join(" ")
    };
    let sen = &data.get().witch(id("sen")).power;
    assert_eq!(
        Language::ALL.map(|l| join(l, of_power(sen))),
        [
            "With “Collect”: Up to twice: Spend 1 ingredient. Gain 1 crystal.",
            "Przy akcji „Zbieranie”: Najwyżej dwa razy: Wydaj 1 składnik. Otrzymujesz 1 kryształ.",
            "Con «Collect»: Fino a due volte: Spendi 1 ingrediente. Ottieni 1 cristallo.",
        ]
    );
    let ring = data.get().spell(id("adriannas_ring"));
    assert_eq!(
        Language::ALL.map(|l| join(l, of_spell(ring))),
        [
            "With any action: Whenever an effect lowers your Suspicion: Gain 2 Wisdom. \
             This holds until the season ends.",
            "Przy dowolnej akcji: Ilekroć jakiś efekt zmniejsza twoje podejrzenie: \
             Otrzymujesz 2 punkty wiedzy. Działa do końca pory roku.",
            "Con qualsiasi azione: Ogni volta che un effetto riduce il tuo sospetto: \
             Ottieni 2 punti saggezza. Vale fino alla fine della stagione.",
        ]
    );
}
