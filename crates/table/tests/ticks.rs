//! Things that are ticked, in any order, and sent whole.

#![allow(clippy::unwrap_used)]

mod common {
    pub mod client;
    pub mod house;
}

use common::client::{Answer, Person};
use common::house::house;

/// Sends ticks; the answer, and how many entries the record got by it.
async fn send(person: &Person, id: &str, ticks: &[&str]) -> (Answer, usize) {
    let asked = person.wait_for_question(id).await.unwrap();
    let seat = asked.seat.to_string();
    let mut form = vec![("seat", seat.as_str()), ("q", asked.question.as_str()), ("ticks", "1")];
    form.extend(ticks.iter().map(|tick| ("tick", *tick)));
    let before = person.entries(id).await;
    let answer = person.post(&format!("/t/{id}/choose"), &form).await;
    (answer, person.entries(id).await - before)
}

#[tokio::test]
async fn a_set_is_taken_whole_or_refused_whole() {
    let house = house().await;
    let (person, friend) = (house.person(), house.person());
    let id = person.open_with(&friend, "spellbook").await;
    let first = match person.table(&id).await.asked() {
        Some(_) => person,
        None => friend,
    };
    let asked = first.wait_for_question(&id).await.unwrap();
    let takes: Vec<&String> = asked.choices.iter().filter(|c| c.contains("take")).collect();
    let (take, another) = (takes[0], takes[1]);
    let store = take.replace("take", "store");

    // One morning action: two tokens cannot be taken.
    let (answer, made) = send(&first, &id, &[take, another]).await;
    assert_eq!((answer.status, made), (422, 0), "{}", answer.text);
    assert!(answer.text.contains("class=\"trouble\""), "{}", answer.text);
    let (answer, made) = send(&first, &id, &[]).await;
    assert_eq!((answer.status, made), (422, 0), "{}", answer.text);

    // A token is stored at midday after it was taken in the morning, in whichever order it is said.
    let (answer, made) = send(&first, &id, &[&store, take]).await;
    assert_eq!((answer.status, made), (303, 2), "{}", answer.text);
}
