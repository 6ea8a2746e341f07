//! Two guests at a table.

use crate::LoadError;
use crate::page::{self, Asked};
use crate::person::{Answer, Person};
use crate::stream::{Shared, Stream};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

/// An update that has not come after so long will not come.
const PATIENCE: Duration = Duration::from_secs(10);

/// Two guests at a table, each with a stream of it.
pub struct Pair {
    /// The table.
    pub table: String,
    /// The guests, by seat.
    pub people: [Person; 2],
    streams: [Stream; 2],
    traffic: Shared,
}

/// What became of a move.
#[derive(Clone, Debug)]
pub enum Moved {
    /// It was made: the time until the other player had it, the player himself, and the answer.
    Made {
        /// Until it was in the stream of the other player.
        other: Duration,
        /// Until it was in the player's own stream.
        own: Duration,
        /// Until the answer was there.
        answer: Duration,
    },
    /// The game was over: a rematch was begun instead.
    Rematch,
    /// The server refused it.
    Refused(u16),
    /// It was made, but not seen.
    Unseen,
    /// There was no answer, or no choice to make.
    Failed(String),
}

fn expect(path: &str, answer: &Answer, good: bool) -> Result<(), LoadError> {
    if good {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&answer.body).chars().take(200).collect();
    Err(LoadError::Answer { path: path.to_owned(), status: answer.status.as_u16(), text })
}

impl Pair {
    /// Opens a table of SpellBook: one guest opens it, the other sits down.
    pub async fn sit_down(
        server: String,
        number: usize,
        traffic: Shared,
    ) -> Result<Pair, LoadError> {
        let mut people = [1, 2].map(|n| Person::new(&server, 2 * number + n));
        let new = "/new/spellbook";
        let form = [("seat0", "me"), ("seat1", "open"), ("pace", "none")];
        let opened = people[0].post(new, &form, false).await?;
        expect(new, &opened, opened.status.is_redirection())?;
        let to = opened.leads_to().and_then(|to| to.strip_prefix("/t/"));
        let table = to.ok_or(LoadError::Page("no table was opened"))?.to_owned();
        let join = format!("/t/{table}/join");
        let joined = people[1].post(&join, &[("seat", "1")], true).await?;
        expect(&join, &joined, joined.status.is_success())?;
        let streams = connect(&people, &table, &traffic).await?;
        Ok(Pair { table, people, streams, traffic })
    }

    /// How the streams are compressed.
    pub fn encoding(&self) -> Option<&str> {
        self.streams[0].encoding.as_deref()
    }

    /// The size of the first table of a new stream, over the wire.
    pub async fn first_event(&self) -> Result<usize, LoadError> {
        let traffic = Shared::default();
        let mut stream = Stream::open(&self.people[0], &self.table, traffic.clone()).await?;
        stream.after(0).await.ok_or(LoadError::Page("a stream brought no table"))?;
        let traffic = traffic.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(traffic.firsts.first().map_or(0, |n| *n as usize))
    }

    /// Who is asked, and what.
    fn asked(&self) -> Option<(usize, Asked)> {
        let mut asked = self.streams.iter().map(|s| page::asked(&s.newest().html)).enumerate();
        asked.find_map(|(who, asked)| Some((who, asked?)))
    }

    /// Makes a move, or begins a rematch if the game is over.
    pub async fn step(&mut self, random: u64) -> Moved {
        if let Some((who, asked)) = self.asked() {
            return self.choose(who, &asked, random).await;
        }
        if !page::is_over(&self.streams[0].newest().html) {
            return Moved::Failed(format!("nobody is asked at table {}", self.table));
        }
        match self.rematch().await {
            Ok(()) => Moved::Rematch,
            Err(error) => Moved::Failed(error.to_string()),
        }
    }

    async fn choose(&mut self, who: usize, asked: &Asked, random: u64) -> Moved {
        let mut dice = SplitMix64::seed_from_u64(random);
        let nth = usize::try_from(dice.next_u64() % asked.choices.len() as u64).unwrap_or(0);
        let choice = &asked.choices[nth];
        let path = format!("/t/{}/choose", self.table);
        let form = [("seat", asked.seat.as_str()), ("q", &asked.question), ("c", choice)];
        let [first, second] = &mut self.streams;
        let (own, other) = if who == 0 { (first, second) } else { (second, first) };
        let (own_count, other_count) = (own.newest().count, other.newest().count);
        let begun = Instant::now();
        let post = async {
            let answer = self.people[who].post(&path, &form, true).await;
            (answer.map(|a| a.status), begun.elapsed())
        };
        let seen = async {
            let both = async { tokio::join!(own.after(own_count), other.after(other_count)) };
            tokio::time::timeout(PATIENCE, both).await
        };
        tokio::pin!(seen);
        tokio::pin!(post);
        // Who is refused need not wait for an update.
        let (answered, seen) = tokio::select! {
            answered = &mut post => match &answered {
                (Ok(status), _) if status.is_success() => (answered, seen.await),
                _ => (answered, Ok((None, None))),
            },
            seen = &mut seen => (post.await, seen),
        };
        match (answered, seen) {
            ((Err(error), _), _) => Moved::Failed(error.to_string()),
            ((Ok(status), _), _) if !status.is_success() => Moved::Refused(status.as_u16()),
            ((_, answer), Ok((Some(own), Some(other)))) => {
                Moved::Made { other: other - begun, own: own - begun, answer }
            }
            _ => Moved::Unseen,
        }
    }

    async fn rematch(&mut self) -> Result<(), LoadError> {
        let path = format!("/t/{}/rematch", self.table);
        let answer = self.people[0].post(&path, &[], true).await?;
        let to = answer.leads_to().and_then(|to| to.strip_prefix("/t/"));
        let Some(to) = to else { return expect(&path, &answer, false) };
        self.table = to.to_owned();
        self.streams = connect(&self.people, &self.table, &self.traffic).await?;
        Ok(())
    }
}

/// Opens both streams, and waits until each has brought the table.
async fn connect(
    people: &[Person; 2],
    table: &str,
    traffic: &Shared,
) -> Result<[Stream; 2], LoadError> {
    let mut first = Stream::open(&people[0], table, traffic.clone()).await?;
    let mut second = Stream::open(&people[1], table, traffic.clone()).await?;
    let both = async { first.after(0).await.is_some() && second.after(0).await.is_some() };
    match tokio::time::timeout(PATIENCE, both).await {
        Ok(true) => Ok([first, second]),
        _ => Err(LoadError::Page("a stream brought no table")),
    }
}
