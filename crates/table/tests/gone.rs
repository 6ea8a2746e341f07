//! Somebody asks for something and is gone before the answer.

#![allow(clippy::unwrap_used)]

mod common {
    pub mod client;
    pub mod house;
}

use common::house::house;
use kernel::Record;
use std::time::Duration;
use table::store::Store;

/// A choice is made whole or not at all: what is in memory is never ahead of the record.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_nobody_waits_for_leaves_no_half_made_choice() {
    let house = house().await;
    let person = house.person();
    let id = person.open("spellbook", &[("seat0", "me"), ("seat1", "bot-greedy")]).await;
    let path = format!("/t/{id}/choose");
    for n in 0..150u64 {
        let Some(asked) = person.table(&id).await.asked() else {
            tokio::time::sleep(Duration::from_millis(3)).await;
            continue;
        };
        let choice = &asked.choices[n as usize % asked.choices.len()];
        let seat = asked.seat.to_string();
        let form = [("seat", seat.as_str()), ("q", &asked.question), ("c", choice)];
        // Gone after less than it takes, about as long as it takes, and longer.
        let gone = Duration::from_micros(n * 37 % 2500);
        let _ = tokio::time::timeout(gone, person.raw(&path).form(&form).send()).await;
    }
    // The game goes on: whoever must choose can, and the bot answers.
    let mut choices = 0;
    for _ in 0..2000 {
        let page = person.table(&id).await;
        if page.is_over() || choices == 5 {
            break;
        }
        match page.asked() {
            None => tokio::time::sleep(Duration::from_millis(5)).await,
            Some(asked) => {
                let answer = person.choose(&id, &asked, &asked.choices[0]).await;
                assert_eq!(answer.status, 200, "{}", answer.text);
                choices += 1;
            }
        }
    }
    let store = Store::open(&house.db).await.unwrap();
    let row = store.table(&id).await.unwrap().unwrap();
    let lines = store.lines(&id, 0).await.unwrap();
    assert!(lines.len() > 20, "{} lines", lines.len());
    let text = format!("{}\n{}", row.header.unwrap(), lines.join("\n"));
    let record = Record::parse(&text).unwrap();
    games::load(None, &record, Some(row.seed)).unwrap();
}
