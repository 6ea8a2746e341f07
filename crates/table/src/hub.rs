//! All tables that a process holds, and everything that can be done at them.
//!
//! The hub keeps copies; the database decides. A change is tried on the copy, appended to the
//! record, and only then shown. If another process has appended first, the copy is read anew and
//! the change is tried again, as long as what was asked still is.

use crate::desk::{Desk, OpenError};
use crate::store::{Changed, SeatKind, State, Store, StoreError};
use games::AnyMatch;
use kernel::Seat;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedMutexGuard, broadcast, watch};

/// How often a change is tried when others are quicker.
const TRIES: usize = 20;

/// Why something was not done at a table. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// What was answered is not asked any more.
    #[error("this is not asked any more")]
    Stale,
    /// The seat is somebody else's.
    #[error("this seat is not yours")]
    NotYours,
    /// The table is not at the point where this can be done.
    #[error("this cannot be done at this table now")]
    NotNow,
    /// Somebody else has taken the seat.
    #[error("somebody else has taken this seat")]
    Taken,
    /// The rules refuse.
    #[error(transparent)]
    Refused(games::Error),
    /// The table cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A choice that a player posts.
#[derive(Clone, Debug)]
pub struct Post {
    /// For which seat.
    pub seat: Seat,
    /// The question that it answers.
    pub question: u64,
    /// The choices; several are a set, in any order.
    pub choices: Vec<Value>,
    /// What ends the set early, if it can end here.
    pub then: Vec<Value>,
    /// Whether a choice without an alternative is made at once afterwards.
    pub skip_confirm: bool,
}

impl Post {
    fn request(&self) -> String {
        let choices = serde_json::to_string(&self.choices).unwrap_or_default();
        let hash = hex::encode(&Sha256::digest(choices)[..8]);
        format!("{}:{:x}:{hash}", self.seat, self.question)
    }
}

/// A desk that is locked: the table stands still meanwhile.
pub type OpenDesk = OwnedMutexGuard<Option<Desk>>;

struct Slot {
    desk: Arc<tokio::sync::Mutex<Option<Desk>>>,
    stale: AtomicBool,
    changed: watch::Sender<u64>,
}

/// All tables of a process.
pub struct Hub {
    /// The database.
    pub store: Store,
    /// The folder of card data, if one was given.
    pub cards: Option<PathBuf>,
    /// The name of this process in leases.
    pub process: String,
    /// How long a bot waits before each of its choices, so that people can follow.
    pub pace: Duration,
    slots: Mutex<HashMap<String, Arc<Slot>>>,
    /// The tables for whose bots somebody thinks, and whether to look there again afterwards.
    pub(crate) thinking: Mutex<HashMap<String, bool>>,
}

impl Hub {
    /// A hub on this database. [`Hub::listen`] must run beside it.
    pub fn new(store: Store, cards: Option<PathBuf>, pace: Duration) -> Arc<Hub> {
        let process = crate::store::random(6);
        let (slots, thinking) = (Mutex::default(), Mutex::default());
        let hub = Arc::new(Hub { store, cards, process, pace, slots, thinking });
        let weak = Arc::downgrade(&hub);
        hub.store.on_change(move |table| {
            if let Some(hub) = weak.upgrade() {
                hub.mark(Some(table));
            }
        });
        hub
    }

    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = slots.entry(id.to_owned()).or_insert_with(|| {
            Arc::new(Slot {
                desk: Arc::default(),
                stale: AtomicBool::new(true),
                changed: watch::channel(0).0,
            })
        });
        slot.clone()
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether no table is in memory.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Forgets tables at which nobody looks.
    pub fn sweep(&self) {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.retain(|_, slot| Arc::strong_count(slot) > 1 || slot.changed.receiver_count() > 0);
    }

    fn each(&self, table: Option<&str>, act: impl Fn(&Slot)) {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        match table {
            Some(table) => slots.get(table).into_iter().for_each(|slot| act(slot)),
            None => slots.values().for_each(|slot| act(slot)),
        }
    }

    /// Marks tables that other processes change, for as long as the process lives.
    pub async fn listen(self: Arc<Hub>) {
        let mut changes = self.store.changes();
        loop {
            match changes.recv().await {
                Ok(Changed { elsewhere: false, .. }) => {}
                Ok(Changed { table, .. }) if !table.is_empty() => self.mark(Some(&table)),
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => self.mark(None),
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    fn mark(&self, table: Option<&str>) {
        self.each(table, |slot| {
            slot.stale.store(true, Ordering::Release);
            slot.changed.send_modify(|n| *n += 1);
        });
    }

    /// Tells those who look at a table that time has passed there.
    pub fn wake(&self, table: &str) {
        self.mark(Some(table));
    }

    /// Hears of every change of a table from now on.
    pub fn watch(&self, id: &str) -> watch::Receiver<u64> {
        self.slot(id).changed.subscribe()
    }

    /// Opens a table as it is now; `None` if there is none.
    pub async fn open(&self, id: &str) -> Result<Option<OpenDesk>, OpenError> {
        let slot = self.slot(id);
        let mut desk = slot.desk.clone().lock_owned().await;
        let stale = slot.stale.swap(false, Ordering::AcqRel) || self.store.is_shared();
        if let Err(error) = self.bring_up_to_date(id, &mut desk, stale).await {
            slot.stale.store(true, Ordering::Release);
            return Err(error);
        }
        Ok(desk.is_some().then_some(desk))
    }

    async fn bring_up_to_date(
        &self,
        id: &str,
        desk: &mut Option<Desk>,
        stale: bool,
    ) -> Result<(), OpenError> {
        let fresh = match desk {
            None => false,
            Some(_) if !stale => true,
            Some(held) => match self.store.version(id).await? {
                Some(version) if version == held.row.version => true,
                Some(_) => held.refresh(&self.store).await?,
                None => false,
            },
        };
        if !fresh {
            *desk = None;
            *desk = Desk::read(&self.store, self.cards.as_deref(), id).await?;
        }
        Ok(())
    }

    /// Deals, if every seat of the table is taken.
    pub async fn begin(&self, id: &str) -> Result<(), ActError> {
        for _ in 0..TRIES {
            let mut open = self.open(id).await?.ok_or(ActError::NoTable)?;
            let Some(desk) = &mut *open else { return Err(ActError::NoTable) };
            if desk.deal(&self.store, self.cards.as_deref()).await? {
                return Ok(());
            }
            *open = None;
        }
        Err(ActError::Stale)
    }

    /// Changes the match of a table by `act`, and stores what it did.
    async fn change(
        &self,
        id: &str,
        request: Option<&str>,
        replaced: Option<(Seat, String)>,
        more_time: bool,
        act: &(dyn Fn(&Desk, &mut dyn AnyMatch) -> Result<(), ActError> + Sync),
    ) -> Result<(), ActError> {
        for _ in 0..TRIES {
            let mut open = self.open(id).await?.ok_or(ActError::NoTable)?;
            let Some(desk) = &mut *open else { return Err(ActError::NoTable) };
            let Some(mut at) = desk.at.take() else { return Err(ActError::NotNow) };
            let played = at.record().entries.len();
            let acted = match desk.row.state {
                State::Playing => act(desk, &mut *at),
                _ => Err(ActError::NotNow),
            };
            desk.at = Some(at);
            acted?;
            let request = request.map(str::to_owned);
            let appended =
                desk.append(&self.store, played, request, replaced.clone(), more_time).await;
            match appended {
                Ok(true) => return Ok(()),
                // The copy has gone ahead of the record: it must be read anew.
                Ok(false) => *open = None,
                Err(error) => {
                    *open = None;
                    return Err(error.into());
                }
            }
        }
        Err(ActError::Stale)
    }

    /// Makes a choice for a player.
    pub async fn choose(&self, id: &str, player: &str, post: &Post) -> Result<(), ActError> {
        let request = post.request();
        let chosen = self
            .change(id, Some(&request), None, false, &|desk, at| {
                owns(desk, player, post.seat)?;
                if at.question(post.seat) != Some(post.question) {
                    return Err(ActError::Stale);
                }
                match post.choices.as_slice() {
                    [one] => at.play(post.seat, one).map(|_| ()),
                    set => at.play_set(post.seat, set, &post.then),
                }
                .map_err(ActError::Refused)?;
                if post.skip_confirm {
                    confirm(at, post.seat);
                }
                Ok(())
            })
            .await;
        match chosen {
            // A double click: what it asked for has been done.
            Err(ActError::Stale | ActError::NotNow)
                if self.store.is_answered(id, &request).await? =>
            {
                Ok(())
            }
            other => other,
        }
    }

    /// Makes a choice for a bot, if nothing has happened since it was asked.
    pub async fn choose_for_bot(
        &self,
        id: &str,
        seat: Seat,
        played: usize,
        choice: &Value,
    ) -> Result<(), ActError> {
        self.change(id, None, None, false, &|desk, at| {
            let is_bot = desk.seats.get(seat.index()).is_some_and(|s| s.kind == SeatKind::Bot);
            if !is_bot || at.record().entries.len() != played {
                return Err(ActError::Stale);
            }
            at.play(seat, choice).map(|_| ()).map_err(ActError::Refused)
        })
        .await
    }

    /// Takes back a player's last choice.
    pub async fn undo(&self, id: &str, player: &str, seat: Seat) -> Result<(), ActError> {
        self.change(id, None, None, false, &|desk, at| {
            owns(desk, player, seat)?;
            at.undo(seat).map_err(ActError::Refused)
        })
        .await
    }

    /// What the others do about somebody whose time has run out or who has left.
    pub async fn go_on(&self, id: &str, player: &str, how: GoOn) -> Result<(), ActError> {
        let late = {
            let open = self.open(id).await?.ok_or(ActError::NoTable)?;
            let desk = open.as_ref().ok_or(ActError::NoTable)?;
            desk.overdue().ok_or(ActError::NotNow)?
        };
        let bot = bots::Kind::best().name().to_owned();
        let replaced = (how == GoOn::Bot).then(|| (late, bot.clone()));
        self.change(id, None, replaced, how == GoOn::Wait, &|desk, at| {
            let by = *desk.seats_of(player).first().ok_or(ActError::NotYours)?;
            if desk.overdue() != Some(late) {
                return Err(ActError::NotNow);
            }
            if desk.seats_of(player).contains(&late) {
                return Err(ActError::NotYours);
            }
            match how {
                GoOn::Wait => at.wait(by),
                GoOn::Bot => at.change_player(late, &bot),
                GoOn::Stop => at.stop(by),
            }
            Ok(())
        })
        .await?;
        if how == GoOn::Wait {
            self.store.leave(id, late, false).await?;
        }
        Ok(())
    }

    /// A player leaves. The others decide what becomes of his seat; if nobody else is there, the
    /// game is over.
    pub async fn leave(&self, id: &str, player: &str) -> Result<(), ActError> {
        let (seats, alone, state) = {
            let open = self.open(id).await?.ok_or(ActError::NoTable)?;
            let desk = open.as_ref().ok_or(ActError::NoTable)?;
            (desk.seats_of(player), desk.people().len() == 1, desk.row.state)
        };
        let first = *seats.first().ok_or(ActError::NotYours)?;
        match state {
            State::Waiting => self.leave_waiting(id, player, &seats).await,
            State::Playing if alone => {
                self.change(id, None, None, false, &|desk, at| {
                    owns(desk, player, first)?;
                    at.stop(first);
                    Ok(())
                })
                .await
            }
            State::Playing => {
                for seat in seats {
                    self.store.leave(id, seat, true).await?;
                }
                Ok(())
            }
            State::Over | State::Stopped => Err(ActError::NotNow),
        }
    }

    async fn leave_waiting(&self, id: &str, player: &str, seats: &[Seat]) -> Result<(), ActError> {
        let host = {
            let open = self.open(id).await?.ok_or(ActError::NoTable)?;
            open.as_ref().is_some_and(|desk| desk.row.host == player)
        };
        if host {
            return Ok(self.store.close_table(id).await?);
        }
        for seat in seats {
            self.store.free_seat(id, *seat, &crate::store::NewSeat::Open).await?;
        }
        Ok(())
    }

    /// A player who had left comes back.
    pub async fn come_back(&self, id: &str, player: &str) -> Result<(), ActError> {
        let seats = {
            let open = self.open(id).await?.ok_or(ActError::NoTable)?;
            open.as_ref().map(|desk| desk.seats_of(player)).unwrap_or_default()
        };
        for seat in seats {
            self.store.leave(id, seat, false).await?;
        }
        Ok(())
    }
}

/// What to do about somebody who does not play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoOn {
    /// Give him more time.
    Wait,
    /// Let a bot have his seat.
    Bot,
    /// End the game; it does not count.
    Stop,
}

fn owns(desk: &Desk, player: &str, seat: Seat) -> Result<(), ActError> {
    if desk.seats_of(player).contains(&seat) { Ok(()) } else { Err(ActError::NotYours) }
}

/// Makes choices that have no alternative.
fn confirm(at: &mut dyn AnyMatch, seat: Seat) {
    for _ in 0..8 {
        match at.choices(seat).as_deref() {
            Ok([only]) if at.play(seat, only).is_ok() => {}
            _ => return,
        }
    }
}
