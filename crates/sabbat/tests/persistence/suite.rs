//! What holds on every database.

use crate::client::{Answer, Asked, Person, Whim};
use crate::server::Server;
use std::process::Command;

/// Opens a game for one person alone: every entry of its record is a choice of his.
async fn alone(person: &Person) -> String {
    person.open("spellbook", &[("seat0", "me")]).await
}

pub async fn an_acknowledged_move_survives_the_death_of_the_server(db: &str) {
    let mut server = Server::start(db);
    let person = Person::at(&server.url());
    let table = alone(&person).await;
    let mut whim = Whim::new(1);
    let mut made = 0;
    for round in 0..5 {
        for _ in 0..round + 1 {
            let asked = person.wait_for_question(&table).await.unwrap();
            let answer = person.choose(&table, &asked, whim.pick(&asked)).await;
            assert_eq!(answer.status, 200, "{}", answer.text);
            made += 1;
        }
        let before = person.table(&table).await.text;
        server.restart();
        assert_eq!(person.entries(&table).await, made);
        assert_eq!(person.table(&table).await.text, before);
    }
}

/// Posts all choices at once.
pub async fn race(posts: Vec<(Person, Asked, String)>, table: &str) -> Vec<(String, Answer)> {
    let posts = posts.into_iter().map(|(person, asked, choice)| {
        let table = table.to_owned();
        tokio::spawn(async move {
            let answer = person.choose(&table, &asked, &choice).await;
            (choice, answer)
        })
    });
    let mut answers = Vec::new();
    for post in posts.collect::<Vec<_>>() {
        answers.push(post.await.unwrap());
    }
    answers
}

/// Races choices of one person for one question; `servers` take turns.
pub async fn race_for_a_question(person: &Person, table: &str, servers: &[String], each: usize) {
    let asked = person.wait_for_question(table).await.unwrap();
    let before = person.entries(table).await;
    let choices: Vec<&String> = asked.choices.iter().take(4).collect();
    let mut posts = Vec::new();
    for i in 0..choices.len() * each {
        let via = person.via(&servers[i / choices.len() % servers.len()]);
        posts.push((via, asked.clone(), choices[i % choices.len()].clone()));
    }
    let answers = race(posts, table).await;
    let won: Vec<&String> =
        answers.iter().filter(|(_, a)| a.status == 200).map(|(c, _)| c).collect();
    assert!(!won.is_empty() && won.iter().all(|c| *c == won[0]), "{won:?}");
    assert_eq!(won.len(), each, "who asked for the same is told that it is done");
    for (choice, answer) in answers.iter().filter(|(_, a)| a.status != 200) {
        assert_ne!(choice, won[0]);
        assert_eq!(answer.status, 409, "{}", answer.text);
        assert!(answer.text.contains("id=\"notice\""), "he is told so");
        let now = answer.asked().map(|a| a.question);
        assert_ne!(now.as_ref(), Some(&asked.question), "and shown the new table");
    }
    assert_eq!(person.entries(table).await, before + 1);
}

pub async fn of_two_answers_to_one_question_one_wins(db: &str) {
    let server = Server::start(db);
    let person = Person::at(&server.url());
    let table = alone(&person).await;
    for _ in 0..8 {
        race_for_a_question(&person, &table, &[server.url()], 1).await;
    }
}

pub async fn the_same_answer_twice_is_done_once(db: &str) {
    let server = Server::start(db);
    let person = Person::at(&server.url());
    let table = alone(&person).await;
    for _ in 0..5 {
        race_for_a_question(&person, &table, &[server.url()], 3).await;
    }
}

/// Plays games of two until both have been asked at once so many times: a game may pass without.
pub async fn are_asked_together(people: [&Person; 2], wanted: usize) {
    let mut times = 0;
    for _ in 0..20 {
        let table = people[0].open_with(people[1], "evenfall").await;
        times += play_simultaneously(people, &table, wanted - times).await;
        if times == wanted {
            return;
        }
    }
    panic!("asked together {times} times in 20 games");
}

/// Plays a game of two in which both are asked at once now and then; how often that was.
async fn play_simultaneously(people: [&Person; 2], table: &str, wanted: usize) -> usize {
    let (mut whim, mut times) = (Whim::new(3), 0);
    for _ in 0..400 {
        let pages = [people[0].table(table).await, people[1].table(table).await];
        match (pages[0].asked(), pages[1].asked()) {
            (Some(first), Some(second)) => {
                let before = people[0].entries(table).await;
                let picks = [whim.pick(&first).to_owned(), whim.pick(&second).to_owned()];
                let [a, b] = picks;
                let posts = vec![
                    (people[0].via(&people[0].base), first, a),
                    (people[1].via(&people[1].base), second, b),
                ];
                for (choice, answer) in race(posts, table).await {
                    assert_eq!(answer.status, 200, "{choice} was refused: {}", answer.text);
                }
                assert_eq!(people[1].entries(table).await, before + 2);
                times += 1;
                if times == wanted {
                    break;
                }
            }
            (Some(asked), None) | (None, Some(asked)) => {
                let person = people[usize::from(asked.seat)];
                let answer = person.choose(table, &asked, whim.pick(&asked)).await;
                assert_eq!(answer.status, 200, "{}", answer.text);
            }
            (None, None) => {
                assert!(pages[0].is_over(), "nobody is asked: {}", pages[0].text);
                break;
            }
        }
    }
    times
}

pub async fn simultaneous_picks_never_refuse_each_other(db: &str) {
    let server = Server::start(db);
    let people = [Person::at(&server.url()), Person::at(&server.url())];
    are_asked_together([&people[0], &people[1]], 6).await;
}

pub async fn a_bot_moves_after_a_restart(db: &str) {
    // The bot waits so long that it has hardly begun when its server ends.
    let mut server = Server::start_at(db, "127.0.0.1:0", 2000);
    let person = Person::at(&server.url());
    let table = person.open("spellbook", &[("seat0", "me"), ("seat1", "bot-random")]).await;
    finish_turn(&person, &table).await;
    let before = person.entries(&table).await;
    server.kill();
    // The lease of the dead process runs out after twice what a bot may take.
    server.start_again();
    assert!(person.wait_for_question(&table).await.is_some());
    assert!(person.entries(&table).await > before);
}

/// Makes choices until somebody else must choose.
pub async fn finish_turn(person: &Person, table: &str) {
    let mut whim = Whim::new(9);
    for _ in 0..60 {
        match person.table(table).await.asked() {
            Some(asked) => {
                let answer = person.choose(table, &asked, whim.pick(&asked)).await;
                assert_eq!(answer.status, 200, "{}", answer.text);
            }
            None => return,
        }
    }
    panic!("the turn does not end");
}

pub async fn the_record_of_a_finished_game_is_accepted(db: &str) {
    let server = Server::start(db);
    let person = Person::at(&server.url());
    let table = alone(&person).await;
    let (mut whim, mut made) = (Whim::new(4), 0);
    let mut page = person.table(&table).await;
    while let Some(asked) = page.asked() {
        page = person.choose(&table, &asked, whim.pick(&asked)).await;
        assert_eq!(page.status, 200, "{}", page.text);
        made += 1;
    }
    assert!(page.is_over(), "{}", page.text);
    let record = person.get(&format!("/t/{table}/record")).await;
    assert_eq!(record.status, 200);
    assert_eq!(kernel::Record::parse(&record.text).unwrap().entries.len(), made);
    is_accepted(&record.text);
}

/// `sabbat verify` accepts a record.
pub fn is_accepted(record: &str) {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("game.jsonl");
    std::fs::write(&file, record).unwrap();
    let verify =
        Command::new(env!("CARGO_BIN_EXE_sabbat")).arg("verify").arg(&file).output().unwrap();
    assert!(verify.status.success(), "{}", String::from_utf8_lossy(&verify.stderr));
}
