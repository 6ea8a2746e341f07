//! Bots at the tables: one process thinks for a bot, and its choice is appended like a person's.

use crate::hub::{ActError, Hub};
use crate::store::{SeatKind, State, now, random};
use bots::{Kind, Memory, Thought};
use kernel::{Seat, Seed};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio_util::sync::CancellationToken;

/// What a bot may take for a choice.
const BUDGET: Duration = Duration::from_secs(4);

/// How often tables are looked through for bots whose process has died.
const SCAN: Duration = Duration::from_secs(3);

/// Lets bots play until the process ends.
pub async fn run(hub: Arc<Hub>, end: CancellationToken) {
    let mut changes = hub.store.changes();
    let mut scan = tokio::time::interval(SCAN);
    loop {
        let tables = tokio::select! {
            () = end.cancelled() => return,
            _ = scan.tick() => hub.store.bots_asked().await,
            change = changes.recv() => match change {
                Ok(change) if !change.table.is_empty() => Ok(vec![change.table]),
                Ok(_) | Err(RecvError::Lagged(_)) => hub.store.bots_asked().await,
                Err(RecvError::Closed) => return,
            },
        };
        match tables {
            Ok(tables) => {
                for table in tables {
                    begin(&hub, table, &end);
                }
            }
            Err(error) => tracing::error!(%error, "cannot look for bots"),
        }
    }
}

/// Begins to play for the bots of a table. If that is going on, whoever does it looks again when he
/// believes that he is done: the change that is told here may have come after his last look.
fn begin(hub: &Arc<Hub>, table: String, end: &CancellationToken) {
    let first = {
        let mut thinking = hub.thinking.lock().unwrap_or_else(PoisonError::into_inner);
        let first = !thinking.contains_key(&table);
        thinking.insert(table.clone(), !first);
        first
    };
    if !first {
        return;
    }
    let (hub, end) = (hub.clone(), end.clone());
    tokio::spawn(async move {
        loop {
            let played = tokio::select! {
                () = end.cancelled() => Ok(()),
                played = play(&hub, &table) => played,
            };
            if let Err(error) = &played {
                tracing::error!(%error, %table, "a bot cannot play");
            }
            let mut thinking = hub.thinking.lock().unwrap_or_else(PoisonError::into_inner);
            match thinking.get_mut(&table) {
                Some(again) if *again && played.is_ok() && !end.is_cancelled() => *again = false,
                _ => {
                    thinking.remove(&table);
                    return;
                }
            }
        }
    });
}

async fn play(hub: &Arc<Hub>, table: &str) -> Result<(), ActError> {
    let memory = Memory::default();
    while let Some((seat, played, thought)) = asked(hub, table, &memory).await? {
        let until = now() + 2 * i64::try_from((BUDGET + hub.pace).as_millis()).unwrap_or(0);
        // A database of this process alone needs no lease.
        let store = &hub.store;
        if store.is_shared() && !store.lease(table, seat, played, &hub.process, until).await? {
            return Ok(());
        }
        tokio::time::sleep(hub.pace).await;
        let Ok(choice) = tokio::task::spawn_blocking(thought).await else {
            tracing::error!(%table, "a bot failed while thinking");
            return Ok(());
        };
        match hub.choose_for_bot(table, seat, played, &choice).await {
            Ok(()) | Err(ActError::Stale) => {}
            Err(error) => return Err(error),
        }
        metrics::counter!("sabbat_bot_choices_total").increment(1);
    }
    Ok(())
}

/// The bot that must choose at a table: its seat, the length of the record, and its thought.
async fn asked(
    hub: &Arc<Hub>,
    table: &str,
    memory: &Memory,
) -> Result<Option<(Seat, usize, Thought)>, ActError> {
    let Some(open) = hub.open(table).await? else { return Ok(None) };
    let Some(desk) = &*open else { return Ok(None) };
    let Some(at) = desk.at.as_deref().filter(|_| desk.row.state == State::Playing) else {
        return Ok(None);
    };
    let turn = at.turn().seats;
    let bot = desk.seats.iter().find(|s| s.kind == SeatKind::Bot && turn.contains(s.seat));
    let Some((row, name)) = bot.and_then(|row| Some((row, row.bot.as_deref()?))) else {
        return Ok(None);
    };
    let kind: Kind = name.parse().unwrap_or(Kind::best());
    let mut seed = Seed([0; 32]);
    hex::decode_to_slice(random(32), &mut seed.0).unwrap_or_default();
    let thought = bots::thought(kind, at, row.seat, seed, memory);
    Ok(thought.map(|thought| (row.seat, at.record().entries.len(), thought)))
}
