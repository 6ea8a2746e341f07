//! Two server processes on one PostgreSQL database.

use crate::client::{PATIENCE, Person, Whim};
use crate::cluster::database;
use crate::server::Server;
use crate::suite::{are_asked_together, finish_turn, is_accepted, race_for_a_question};
use kernel::{Entry, Record, Seat};
use reqwest::Response;
use std::time::Instant;

/// Reads a stream until it has said this.
async fn hear(stream: &mut Response, heard: &mut String, what: &str) {
    let begun = Instant::now();
    while !heard.contains(what) {
        assert!(begun.elapsed() < PATIENCE, "the stream does not say {what}: {heard}");
        let chunk = tokio::time::timeout(PATIENCE, stream.chunk()).await;
        let chunk = chunk.expect("the stream says something").unwrap().expect("it goes on");
        heard.push_str(&String::from_utf8_lossy(&chunk));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs Debian's postgresql: cargo xtask test"]
async fn what_is_done_at_one_server_is_seen_at_the_other() {
    let database = database();
    let (a, b) = (Server::start(&database.url), Server::start(&database.url));
    let people = [Person::at(&a.url()), Person::at(&b.url())];
    let table = people[0].open_with(&people[1], "spellbook").await;
    let mut whim = Whim::new(2);
    for (here, there) in [(&a, &b), (&b, &a), (&a, &b)] {
        let first = people[0].table(&table).await.asked();
        let asked = match first {
            Some(asked) => asked,
            None => people[1].wait_for_question(&table).await.unwrap(),
        };
        let person = &people[usize::from(asked.seat)];
        let mut stream = person.via(&there.url()).stream(&table).await;
        let mut heard = String::new();
        hear(&mut stream, &mut heard, &asked.question).await;
        heard.clear();
        let answer = person.via(&here.url()).choose(&table, &asked, whim.pick(&asked)).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        hear(&mut stream, &mut heard, "event: table").await;
        hear(&mut stream, &mut heard, "</main>").await;
        assert!(!heard.contains(&asked.question), "the question is closed there too");
        let (here, there) = (person.via(&here.url()), person.via(&there.url()));
        assert_eq!(here.table(&table).await.text, there.table(&table).await.text);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs Debian's postgresql: cargo xtask test"]
async fn a_game_is_played_at_both_servers_in_turn() {
    let database = database();
    let servers = [Server::start(&database.url), Server::start(&database.url)];
    let person = Person::at(&servers[0].url());
    let table = person.open("spellbook", &[("seat0", "me")]).await;
    let (mut whim, mut made) = (Whim::new(6), 0);
    loop {
        let via = person.via(&servers[made % 2].url());
        let Some(asked) = via.wait_for_question(&table).await else { break };
        let answer = via.choose(&table, &asked, whim.pick(&asked)).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        made += 1;
    }
    let record = person.get(&format!("/t/{table}/record")).await.text;
    assert_eq!(Record::parse(&record).unwrap().entries.len(), made);
    is_accepted(&record);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs Debian's postgresql: cargo xtask test"]
async fn races_between_servers_have_one_winner() {
    let database = database();
    let servers = [Server::start(&database.url), Server::start(&database.url)];
    let urls = servers.each_ref().map(Server::url);
    let person = Person::at(&urls[0]);
    let table = person.open("spellbook", &[("seat0", "me")]).await;
    for _ in 0..8 {
        race_for_a_question(&person, &table, &urls, 2).await;
    }
    let other = Person::at(&urls[1]);
    are_asked_together([&person, &other], 4).await;
}

/// How many choices of bots a server has computed.
async fn thoughts(server: &Server) -> usize {
    let metrics = Person::at(&server.url()).get("/metrics").await.text;
    let line = metrics.lines().find(|l| l.starts_with("sabbat_bot_choices_total"));
    line.map_or(0, |l| l.rsplit(' ').next().unwrap().parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs Debian's postgresql: cargo xtask test"]
async fn a_bot_moves_once_although_two_servers_run_bots() {
    let database = database();
    let servers = [Server::start(&database.url), Server::start(&database.url)];
    let person = Person::at(&servers[0].url());
    let seats = [("seat0", "me"), ("seat1", "bot-random"), ("seat2", "bot-greedy")];
    let table = person.open("spellbook", &seats).await;
    for turn in 0..5 {
        let via = person.via(&servers[turn % 2].url());
        via.wait_for_question(&table).await.unwrap();
        finish_turn(&via, &table).await;
    }
    person.wait_for_question(&table).await.unwrap();
    let left = person.post(&format!("/t/{table}/leave"), &[]).await;
    assert!(left.status < 400, "{}", left.text);
    let record = person.get(&format!("/t/{table}/record")).await.text;
    let record = Record::parse(&record).unwrap();
    let by_bot = |e: &&Entry| matches!(e, Entry::Choice { seat, .. } if *seat != Seat::new(0));
    let made = record.entries.iter().filter(by_bot).count();
    assert!(made > 10, "{made}");
    assert_eq!(thoughts(&servers[0]).await + thoughts(&servers[1]).await, made);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs Debian's postgresql: cargo xtask test"]
async fn when_the_server_of_a_bot_dies_the_other_plays_for_it() {
    let database = database();
    let mut first = Server::start_at(&database.url, "127.0.0.1:0", 2000);
    let person = Person::at(&first.url());
    let table = person.open("spellbook", &[("seat0", "me"), ("seat1", "bot-random")]).await;
    person.wait_for_question(&table).await.unwrap();
    finish_turn(&person, &table).await;
    // The first has the lease, and waits.
    let second = Server::start(&database.url);
    first.kill();
    let via = person.via(&second.url());
    let before = via.entries(&table).await;
    assert!(via.wait_for_question(&table).await.is_some());
    assert!(via.entries(&table).await > before);
    assert!(thoughts(&second).await > 0);
}
