//! What a bot may know: its log.

#![allow(clippy::unwrap_used)]

use bots::{Bot, Knowledge, Random};
use kernel::tiny::{Event, Tiny};
use kernel::{Chance, Fast, Game, Match, Rules, Seat, Seed, Shared};
use serde_json::json;

/// A bot that reads its whole log before each choice, and counts who looked at cards.
#[derive(Default)]
struct Reader {
    own: usize,
    of_others: usize,
}

impl Bot<Tiny> for Reader {
    fn choose(
        &mut self,
        knows: Knowledge<'_, Tiny>,
        choices: &[<Tiny as Game>::Choice],
        thinking: &mut Fast,
    ) -> usize {
        (self.own, self.of_others) = (0, 0);
        for (_, event) in knows.log() {
            let (Event::Peeked { seat, card } | Event::Buried { seat, card }) = event else {
                continue;
            };
            assert_eq!(card.is_some(), seat == knows.seat(), "{event:?}");
            *if seat == knows.seat() { &mut self.own } else { &mut self.of_others } += 1;
        }
        Random::pick(choices.len(), thinking)
    }
}

fn deal(number: u64) -> Match<Tiny> {
    let chance = Chance::fast(Seed::numbered(3, number));
    Match::new(Shared::built_in(), &json!({ "seats": 3 }), vec![], chance).unwrap()
}

/// A bot reads its own secrets in its log, and of those of others only that there were some.
#[test]
fn the_log_has_the_secrets_of_its_own_seat_only() {
    let (mut own, mut of_others) = (0, 0);
    for number in 0..20 {
        let (mut at, mut thinking) = (deal(number), Fast::numbered(5, number));
        let mut bots = [(); 3].map(|()| Reader::default());
        while let Some(seat) = at.game().turn().seats.first() {
            let choices = at.game().choices(seat);
            let knows = Knowledge::new(at.game(), seat).with_log(at.events());
            assert_eq!(knows.log().collect::<Vec<_>>(), at.log(Some(seat)));
            let index = bots[seat.index()].choose(knows, &choices, &mut thinking);
            at.play(seat, choices[index]).unwrap();
        }
        own += bots.iter().map(|bot| bot.own).sum::<usize>();
        of_others += bots.iter().map(|bot| bot.of_others).sum::<usize>();
    }
    assert!(own > 20 && of_others > 20, "{own} own secrets, {of_others} of others");
}

#[test]
fn without_a_record_the_log_is_empty() {
    let mut at = deal(0);
    for _ in 0..3 {
        let seat = at.game().turn().seats.first().unwrap();
        let choice = at.game().choices(seat)[0];
        at.play(seat, choice).unwrap();
    }
    assert!(!at.events().is_empty());
    assert_eq!(Knowledge::new(at.game(), Seat::new(0)).log().count(), 0);
}
