//! Clocks, leaving, and what the others make of it.

#![allow(clippy::unwrap_used)]

use kernel::{Entry, Seat};
use std::sync::Arc;
use std::time::Duration;
use table::hub::{ActError, GoOn, Hub, Post};
use table::store::{NewSeat, NewTable, SeatKind, State, Store};

struct Room {
    hub: Arc<Hub>,
    table: String,
    people: Vec<String>,
    _folder: tempfile::TempDir,
}

/// A table of SpellBook for two people, with a clock of so many milliseconds.
async fn room(clock: i64) -> Room {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("t.db").to_str().unwrap()).await.unwrap();
    let mut people = Vec::new();
    for name in ["Anna", "Bela"] {
        people.push(store.new_guest(name).await.unwrap().0.id);
    }
    let hub = Hub::new(store, None, Duration::ZERO);
    tokio::spawn(hub.clone().listen());
    let person = |id: &String| NewSeat::Person(id.clone(), "word".into());
    let new = NewTable {
        game: "spellbook".into(),
        options: serde_json::json!({"seats": 2}),
        clock,
        slow: false,
        rated: true,
        host: people[0].clone(),
        seats: people.iter().map(person).collect(),
    };
    let table = hub.store.new_table(&new).await.unwrap();
    hub.begin(&table).await.unwrap();
    Room { hub, table, people, _folder: folder }
}

impl Room {
    /// The seat that must choose, and the other one.
    async fn turn(&self) -> (Seat, Seat) {
        let open = self.hub.open(&self.table).await.unwrap().unwrap();
        let seat = open.as_ref().unwrap().at.as_ref().unwrap().turn().seats.first().unwrap();
        (seat, Seat::new(1 - seat.index()))
    }

    fn player(&self, seat: Seat) -> &str {
        &self.people[seat.index()]
    }

    async fn entries(&self) -> Vec<Entry> {
        let open = self.hub.open(&self.table).await.unwrap().unwrap();
        open.as_ref().unwrap().at.as_ref().unwrap().record().entries.clone()
    }

    async fn state(&self) -> (State, Option<i64>) {
        let row = self.hub.store.table(&self.table).await.unwrap().unwrap();
        (row.state, row.due)
    }

    /// The first choice of whoever must choose.
    async fn choose(&self) -> Result<(), ActError> {
        let (seat, _) = self.turn().await;
        let (question, choice) = {
            let open = self.hub.open(&self.table).await.unwrap().unwrap();
            let at = open.as_ref().unwrap().at.as_ref().unwrap();
            (at.question(seat).unwrap_or(0), at.choices(seat).unwrap()[0].clone())
        };
        let choices = vec![choice];
        let post = Post { seat, question, choices, then: Vec::new(), skip_confirm: false };
        self.hub.choose(&self.table, self.player(seat), &post).await
    }
}

#[tokio::test]
async fn while_there_is_time_nobody_decides_over_another() {
    let room = room(60_000).await;
    let (_, other) = room.turn().await;
    let early = room.hub.go_on(&room.table, room.player(other), GoOn::Stop).await;
    assert!(matches!(early, Err(ActError::NotNow)), "{early:?}");
    assert_eq!(room.state().await.0, State::Playing);
    assert!(room.entries().await.is_empty());
}

#[tokio::test]
async fn time_begins_anew_with_the_turn_not_with_each_choice() {
    let room = room(60_000).await;
    let (seat, _) = room.turn().await;
    let first = room.state().await.1.unwrap();
    tokio::time::sleep(Duration::from_millis(5)).await;
    room.choose().await.unwrap();
    assert_eq!(room.turn().await.0, seat, "the first choice of a day does not end it");
    assert_eq!(room.state().await.1, Some(first));
    while room.turn().await.0 == seat {
        room.choose().await.unwrap();
    }
    assert!(room.state().await.1.unwrap() > first);
}

#[tokio::test]
async fn who_waits_gives_more_time() {
    let room = room(1).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let (late, other) = room.turn().await;
    let own = room.hub.go_on(&room.table, room.player(late), GoOn::Wait).await;
    assert!(matches!(own, Err(ActError::NotYours)), "{own:?}");
    let before = room.state().await.1.unwrap();
    room.hub.go_on(&room.table, room.player(other), GoOn::Wait).await.unwrap();
    assert_eq!(room.entries().await, [Entry::Wait(other)]);
    assert!(room.state().await.1.unwrap() > before);
    room.choose().await.unwrap();
}

#[tokio::test]
async fn a_bot_takes_the_seat_and_the_person_has_lost_it() {
    let room = room(1).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let (late, other) = room.turn().await;
    room.hub.go_on(&room.table, room.player(other), GoOn::Bot).await.unwrap();
    let player = bots::Kind::best().name().to_owned();
    assert_eq!(room.entries().await, [Entry::Player { seat: late, player: player.clone() }]);
    let seats = room.hub.store.seats(&room.table).await.unwrap();
    assert_eq!(seats[late.index()].kind, SeatKind::Bot);
    assert_eq!(seats[late.index()].bot, Some(player));
    let lost = room.choose().await;
    assert!(matches!(lost, Err(ActError::NotYours)), "{lost:?}");
    assert_eq!(room.state().await.1, None, "a person alone with bots has no clock");
}

#[tokio::test]
async fn a_game_that_is_ended_does_not_count() {
    let room = room(1).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let (_, other) = room.turn().await;
    room.hub.go_on(&room.table, room.player(other), GoOn::Stop).await.unwrap();
    assert_eq!(room.entries().await, [Entry::Stop(other)]);
    assert_eq!(room.state().await.0, State::Stopped);
    assert!(room.hub.store.results(None).await.unwrap().is_empty());
    assert!(room.hub.store.ratings(None, None).await.unwrap().is_empty());
    let over = room.choose().await;
    assert!(matches!(over, Err(ActError::NotNow)), "{over:?}");
}

#[tokio::test]
async fn who_leaves_can_come_back_until_the_others_have_decided() {
    let room = room(0).await;
    let (seat, other) = room.turn().await;
    room.hub.leave(&room.table, room.player(seat)).await.unwrap();
    room.hub.come_back(&room.table, room.player(seat)).await.unwrap();
    let back = room.hub.go_on(&room.table, room.player(other), GoOn::Bot).await;
    assert!(matches!(back, Err(ActError::NotNow)), "{back:?}");
    room.hub.leave(&room.table, room.player(seat)).await.unwrap();
    room.hub.go_on(&room.table, room.player(other), GoOn::Bot).await.unwrap();
    assert!(matches!(room.entries().await[..], [Entry::Player { .. }]));
}

#[tokio::test]
async fn a_stranger_decides_nothing() {
    let room = room(1).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let stranger = room.hub.store.new_guest("Zoe").await.unwrap().0.id;
    for how in [GoOn::Wait, GoOn::Bot, GoOn::Stop] {
        let done = room.hub.go_on(&room.table, &stranger, how).await;
        assert!(matches!(done, Err(ActError::NotYours)), "{done:?}");
    }
    assert!(room.entries().await.is_empty());
}

#[tokio::test]
async fn a_rated_game_between_two_people_counts() {
    let room = room(0).await;
    while room.state().await.0 == State::Playing {
        room.choose().await.unwrap();
    }
    let ratings = room.hub.store.ratings(Some("spellbook"), None).await.unwrap();
    assert_eq!(ratings.len(), 2);
    let results = room.hub.store.results(Some(&room.people[0])).await.unwrap();
    assert_eq!(results.len(), 1);
    let open = room.hub.open(&room.table).await.unwrap().unwrap();
    let standing = open.as_ref().unwrap().at.as_ref().unwrap().standing();
    for row in &results[0] {
        let seat = room.people.iter().position(|p| Some(p) == row.player.as_ref()).unwrap();
        let party = &standing.parties[seat];
        assert_eq!(
            (row.score, row.place, row.won),
            (party.score.into(), party.rank.into(), party.won)
        );
    }
    if standing.parties[0].rank != standing.parties[1].rank {
        let winner = standing.parties.iter().position(|p| p.won).unwrap();
        assert_eq!(ratings[0].player, room.people[winner]);
    }
}
