//! Tables, their seats, their records and their chat.

use super::outcome::Outcome;
use super::{Store, StoreError, Stored, is_taken, now, random};
use kernel::{Seat, SeatSet, Seed};
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{Any, Row, Transaction};
use std::fmt;

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Seats are still free.
    Waiting,
    /// The game is on.
    Playing,
    /// The game has come to its end.
    Over,
    /// The game was ended before its end.
    Stopped,
}

/// Who may take a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person has it.
    Person,
    /// A bot has it.
    Bot,
    /// It is open to anyone.
    Open,
    /// It is open to whoever has its link.
    Link,
}

macro_rules! named {
    ($($type:ident { $($variant:ident = $name:literal),+ })+) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($type::$variant => $name),+ })
            }
        }

        impl $type {
            pub(super) fn read(name: &str) -> Stored<$type> {
                match name {
                    $($name => Ok($type::$variant),)+
                    other => Err(StoreError::Unreadable {
                        what: stringify!($type).into(),
                        reason: format!("{other:?} is none"),
                    }),
                }
            }
        }
    )+};
}

named! {
    State { Waiting = "waiting", Playing = "playing", Over = "over", Stopped = "stopped" }
    SeatKind { Person = "person", Bot = "bot", Open = "open", Link = "link" }
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its id, which is in its address.
    pub id: String,
    /// The game.
    pub game: String,
    /// The options of the game.
    pub options: Value,
    /// How far it has come.
    pub state: State,
    /// Milliseconds for a turn; 0 is without a clock.
    pub clock: i64,
    /// Whether people play over days.
    pub slow: bool,
    /// Whether the result counts.
    pub rated: bool,
    /// Who opened it.
    pub host: String,
    /// The seed of the dice: secret until the game is over.
    pub seed: Seed,
    /// The first line of the record, once dealt.
    pub header: Option<String>,
    /// When the time of whoever must choose runs out.
    pub due: Option<i64>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// When it was opened.
    pub created: i64,
    /// Goes up with every change.
    pub version: i64,
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Which.
    pub seat: Seat,
    /// Who may take it.
    pub kind: SeatKind,
    /// The id of its player.
    pub player: Option<String>,
    /// The name of its player.
    pub name: Option<String>,
    /// The name of its bot.
    pub bot: Option<String>,
    /// The key in the link to a friend.
    pub link: Option<String>,
    /// A word for the dice.
    pub word: String,
    /// Whether it must choose now.
    pub asked: bool,
    /// Whether its player has left.
    pub gone: bool,
}

/// Who is to have a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewSeat {
    /// A player, by id, with his word for the dice.
    Person(String, String),
    /// A bot, by name.
    Bot(String),
    /// Anyone.
    Open,
    /// Whoever has the link.
    Link,
}

/// A table that is to be opened.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct NewTable {
    pub game: String,
    pub options: Value,
    pub clock: i64,
    pub slow: bool,
    pub rated: bool,
    pub host: String,
    pub seats: Vec<NewSeat>,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Chat {
    pub player: String,
    pub name: String,
    pub line: String,
    pub at: i64,
}

/// Lines for the record of a table, with what follows from them.
#[derive(Clone, Debug)]
pub struct Append {
    /// How many lines there must be before.
    pub at: usize,
    /// The new lines.
    pub lines: Vec<String>,
    /// The request that they answer: seat, question and choice.
    pub request: Option<String>,
    /// Who must choose then.
    pub asked: SeatSet,
    /// How far the table has come then.
    pub state: State,
    /// When the time of whoever must choose runs out then.
    pub due: Option<i64>,
    /// A seat that a bot takes.
    pub replaced: Option<(Seat, String)>,
    /// The result, if the game has come to its end.
    pub outcome: Option<Outcome>,
}

fn unreadable(table: &str, reason: impl ToString) -> StoreError {
    StoreError::Unreadable { what: format!("table {table}"), reason: reason.to_string() }
}

fn table_row(row: &AnyRow) -> Stored<TableRow> {
    let id: String = row.get("id");
    let options: String = row.get("options");
    let seed = Seed::try_from(row.get::<String, _>("seed")).map_err(|e| unreadable(&id, e))?;
    Ok(TableRow {
        game: row.get("game"),
        options: serde_json::from_str(&options).map_err(|e| unreadable(&id, e))?,
        state: State::read(row.get("state"))?,
        clock: row.get("clock"),
        slow: row.get::<i64, _>("slow") != 0,
        rated: row.get::<i64, _>("rated") != 0,
        host: row.get("host"),
        seed,
        header: row.get("header"),
        due: row.get("due"),
        rematch: row.get("rematch"),
        created: row.get("created"),
        version: row.get("version"),
        id,
    })
}

fn seat_row(row: &AnyRow) -> Stored<SeatRow> {
    let seat = usize::try_from(row.get::<i64, _>("seat")).unwrap_or(0);
    Ok(SeatRow {
        seat: Seat::new(seat),
        kind: SeatKind::read(row.get("kind"))?,
        player: row.get("player"),
        name: row.get("name"),
        bot: row.get("bot"),
        link: row.get("link"),
        word: row.get("word"),
        asked: row.get::<i64, _>("asked") != 0,
        gone: row.get::<i64, _>("gone") != 0,
    })
}

fn number(seat: Seat) -> i64 {
    i64::from(u8::from(seat))
}

impl Store {
    /// Opens a table; its id.
    pub async fn new_table(&self, new: &NewTable) -> Stored<String> {
        let id = random(6);
        let mut tx = self.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, game, options, state, clock, slow, rated, host, seed, created, changed, version) \
             VALUES ($1, $2, $3, 'waiting', $4, $5, $6, $7, $8, $9, $10, 1)",
        )
        .bind(&id)
        .bind(&new.game)
        .bind(new.options.to_string())
        .bind(new.clock)
        .bind(i64::from(new.slow))
        .bind(i64::from(new.rated))
        .bind(&new.host)
        .bind(random(32))
        .bind(now())
        .bind(now())
        .execute(&mut *tx)
        .await?;
        for (i, seat) in new.seats.iter().enumerate() {
            let (kind, player, bot, link, word) = match seat {
                NewSeat::Person(id, word) => (SeatKind::Person, Some(id), None, None, word.clone()),
                NewSeat::Bot(bot) => (SeatKind::Bot, None, Some(bot), None, String::new()),
                NewSeat::Open => (SeatKind::Open, None, None, None, String::new()),
                NewSeat::Link => (SeatKind::Link, None, None, Some(random(6)), String::new()),
            };
            sqlx::query(
                "INSERT INTO seats (table_id, seat, kind, player, bot, link, word, asked, gone) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0)",
            )
            .bind(&id)
            .bind(i64::try_from(i).unwrap_or(i64::MAX))
            .bind(kind.to_string())
            .bind(player)
            .bind(bot)
            .bind(link)
            .bind(word)
            .execute(&mut *tx)
            .await?;
        }
        self.notify(&mut tx, &id).await?;
        tx.commit().await?;
        self.announce(&id);
        Ok(id)
    }

    /// A table, if there is one.
    pub async fn table(&self, id: &str) -> Stored<Option<TableRow>> {
        let find = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id);
        find.fetch_optional(&self.pool).await?.as_ref().map(table_row).transpose()
    }

    /// The version of a table, if there is one.
    pub async fn version(&self, id: &str) -> Stored<Option<i64>> {
        let find = sqlx::query("SELECT version FROM tables WHERE id = $1").bind(id);
        Ok(find.fetch_optional(&self.pool).await?.map(|r| r.get(0)))
    }

    /// The seats of a table, in order.
    pub async fn seats(&self, table: &str) -> Stored<Vec<SeatRow>> {
        let find = sqlx::query(
            "SELECT s.*, p.name FROM seats s LEFT JOIN players p ON p.id = s.player \
             WHERE s.table_id = $1 ORDER BY s.seat",
        );
        find.bind(table).fetch_all(&self.pool).await?.iter().map(seat_row).collect()
    }

    /// The lines of a record from number `from` on.
    pub async fn lines(&self, table: &str, from: usize) -> Stored<Vec<String>> {
        let find =
            sqlx::query("SELECT line FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n")
                .bind(table)
                .bind(i64::try_from(from).unwrap_or(i64::MAX));
        Ok(find.fetch_all(&self.pool).await?.iter().map(|r| r.get(0)).collect())
    }

    /// The last lines of the chat, the oldest first.
    pub async fn chat(&self, table: &str) -> Stored<Vec<Chat>> {
        let find = sqlx::query(
            "SELECT c.player, p.name, c.line, c.at FROM chat c JOIN players p ON p.id = c.player \
             WHERE c.table_id = $1 ORDER BY c.n DESC LIMIT 60",
        );
        let rows = find.bind(table).fetch_all(&self.pool).await?;
        let chat = rows.iter().rev().map(|r| Chat {
            player: r.get(0),
            name: r.get(1),
            line: r.get(2),
            at: r.get(3),
        });
        Ok(chat.collect())
    }

    /// Says something at a table.
    pub async fn say(&self, table: &str, player: &str, line: &str) -> Stored<()> {
        loop {
            let mut tx = self.begin().await?;
            let said = sqlx::query(
                "INSERT INTO chat (table_id, n, player, line, at) \
                 SELECT $1, COALESCE(MAX(n) + 1, 0), $2, $3, $4 FROM chat WHERE table_id = $5",
            )
            .bind(table)
            .bind(player)
            .bind(line)
            .bind(now())
            .bind(table)
            .execute(&mut *tx)
            .await;
            match said {
                Err(e) if is_taken(&e) => continue,
                other => other?,
            };
            return self.touch(tx, table).await;
        }
    }

    /// Commits a change that people at the table may see.
    async fn touch(&self, mut tx: Transaction<'static, Any>, table: &str) -> Stored<()> {
        let touch = sqlx::query("UPDATE tables SET version = version + 1 WHERE id = $1");
        touch.bind(table).execute(&mut *tx).await?;
        self.notify(&mut tx, table).await?;
        tx.commit().await?;
        self.announce(table);
        Ok(())
    }

    /// Takes a free seat; false if somebody else was quicker.
    pub async fn take_seat(
        &self,
        table: &str,
        seat: Seat,
        player: &str,
        word: &str,
    ) -> Stored<bool> {
        let mut tx = self.begin().await?;
        let take = sqlx::query(
            "UPDATE seats SET kind = 'person', player = $1, word = $2 \
             WHERE table_id = $3 AND seat = $4 AND kind IN ('open', 'link')",
        );
        let take = take.bind(player).bind(word).bind(table).bind(number(seat));
        let taken = take.execute(&mut *tx).await?.rows_affected() == 1;
        self.touch(tx, table).await?;
        Ok(taken)
    }

    /// Changes who may take a seat of a table that still waits.
    pub async fn free_seat(&self, table: &str, seat: Seat, to: &NewSeat) -> Stored<()> {
        let (kind, bot, link) = match to {
            NewSeat::Bot(bot) => (SeatKind::Bot, Some(bot.clone()), None),
            NewSeat::Link => (SeatKind::Link, None, Some(random(6))),
            _ => (SeatKind::Open, None, None),
        };
        let mut tx = self.begin().await?;
        sqlx::query(
            "UPDATE seats SET kind = $1, bot = $2, link = $3, player = NULL, word = '' \
             WHERE table_id = $4 AND seat = $5 \
             AND EXISTS (SELECT 1 FROM tables WHERE id = $6 AND state = 'waiting')",
        )
        .bind(kind.to_string())
        .bind(bot)
        .bind(link)
        .bind(table)
        .bind(number(seat))
        .bind(table)
        .execute(&mut *tx)
        .await?;
        self.touch(tx, table).await
    }

    /// Deals: stores the first line of the record. False if another process has dealt.
    pub async fn deal(
        &self,
        table: &str,
        header: &str,
        asked: SeatSet,
        due: Option<i64>,
        seats: u8,
    ) -> Stored<bool> {
        let mut tx = self.begin().await?;
        let deal = sqlx::query(
            "UPDATE tables SET header = $1, state = 'playing', due = $2, changed = $3 \
             WHERE id = $4 AND header IS NULL",
        );
        let deal = deal.bind(header).bind(due).bind(now()).bind(table);
        if deal.execute(&mut *tx).await?.rows_affected() == 0 {
            return Ok(false);
        }
        ask(&mut tx, table, asked, seats).await?;
        self.touch(tx, table).await?;
        Ok(true)
    }

    /// Closes a table where nobody has begun to play.
    pub async fn close_table(&self, table: &str) -> Stored<()> {
        let mut tx = self.begin().await?;
        sqlx::query("UPDATE tables SET state = 'stopped' WHERE id = $1 AND state = 'waiting'")
            .bind(table)
            .execute(&mut *tx)
            .await?;
        self.touch(tx, table).await
    }

    /// Marks that the player of a seat has left, or has come back.
    pub async fn leave(&self, table: &str, seat: Seat, gone: bool) -> Stored<()> {
        let mut tx = self.begin().await?;
        sqlx::query("UPDATE seats SET gone = $1 WHERE table_id = $2 AND seat = $3")
            .bind(i64::from(gone))
            .bind(table)
            .bind(number(seat))
            .execute(&mut *tx)
            .await?;
        self.touch(tx, table).await
    }

    /// Makes a table the rematch of another; the id of the rematch that holds.
    pub async fn set_rematch(&self, table: &str, rematch: &str) -> Stored<String> {
        let mut tx = self.begin().await?;
        sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL")
            .bind(rematch)
            .bind(table)
            .execute(&mut *tx)
            .await?;
        let row = sqlx::query("SELECT rematch FROM tables WHERE id = $1").bind(table);
        let holds: String = row.fetch_one(&mut *tx).await?.get(0);
        self.touch(tx, table).await?;
        Ok(holds)
    }

    /// Whether a request has been answered before.
    pub async fn is_answered(&self, table: &str, request: &str) -> Stored<bool> {
        let find = sqlx::query("SELECT 1 FROM entries WHERE table_id = $1 AND request = $2");
        Ok(find.bind(table).bind(request).fetch_optional(&self.pool).await?.is_some())
    }

    /// Appends to a record, on disk when it returns; false if another has appended there.
    pub async fn append(&self, table: &TableRow, seats: u8, append: &Append) -> Stored<bool> {
        let mut tx = self.begin().await?;
        for (i, line) in append.lines.iter().enumerate() {
            let request = append.request.as_ref().filter(|_| i == 0);
            let written = sqlx::query(
                "INSERT INTO entries (table_id, n, line, request, at) VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(&table.id)
            .bind(i64::try_from(append.at + i).unwrap_or(i64::MAX))
            .bind(line)
            .bind(request)
            .bind(now())
            .execute(&mut *tx)
            .await;
            match written {
                Err(e) if is_taken(&e) => return Ok(false),
                other => other?,
            };
        }
        sqlx::query("UPDATE tables SET state = $1, due = $2, changed = $3 WHERE id = $4")
            .bind(append.state.to_string())
            .bind(append.due)
            .bind(now())
            .bind(&table.id)
            .execute(&mut *tx)
            .await?;
        ask(&mut tx, &table.id, append.asked, seats).await?;
        if let Some((seat, bot)) = &append.replaced {
            sqlx::query(
                "UPDATE seats SET kind = 'bot', bot = $1 WHERE table_id = $2 AND seat = $3",
            )
            .bind(bot)
            .bind(&table.id)
            .bind(number(*seat))
            .execute(&mut *tx)
            .await?;
        }
        if let Some(outcome) = &append.outcome {
            self.write_outcome(&mut tx, table, outcome).await?;
        }
        self.touch(tx, &table.id).await?;
        Ok(true)
    }

    /// Takes a lease on the question of a bot, unless another process has it.
    pub async fn lease(
        &self,
        table: &str,
        seat: Seat,
        at: usize,
        process: &str,
        until: i64,
    ) -> Stored<bool> {
        let take = sqlx::query(
            "INSERT INTO leases (table_id, seat, n, process, until) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, seat) DO UPDATE \
             SET n = excluded.n, process = excluded.process, until = excluded.until \
             WHERE leases.n < excluded.n OR leases.until < $6 OR leases.process = excluded.process",
        )
        .bind(table)
        .bind(number(seat))
        .bind(i64::try_from(at).unwrap_or(i64::MAX))
        .bind(process)
        .bind(until)
        .bind(now());
        Ok(take.execute(&self.writer).await?.rows_affected() == 1)
    }

    /// The tables where a bot must choose.
    pub async fn bots_asked(&self) -> Stored<Vec<String>> {
        let find = sqlx::query(
            "SELECT DISTINCT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.asked = 1 AND s.kind = 'bot' AND t.state = 'playing'",
        );
        Ok(find.fetch_all(&self.pool).await?.iter().map(|r| r.get(0)).collect())
    }

    /// The tables whose time has run out since a moment.
    pub async fn due_since(&self, since: i64) -> Stored<Vec<String>> {
        let find =
            sqlx::query("SELECT id FROM tables WHERE state = 'playing' AND due > $1 AND due <= $2")
                .bind(since)
                .bind(now());
        Ok(find.fetch_all(&self.pool).await?.iter().map(|r| r.get(0)).collect())
    }
}

/// Writes down who must choose.
async fn ask(
    tx: &mut Transaction<'static, Any>,
    table: &str,
    asked: SeatSet,
    seats: u8,
) -> Stored<()> {
    for seat in Seat::all(seats) {
        let is = i64::from(asked.contains(seat));
        sqlx::query(
            "UPDATE seats SET asked = $1 WHERE table_id = $2 AND seat = $3 AND asked <> $4",
        )
        .bind(is)
        .bind(table)
        .bind(number(seat))
        .bind(is)
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}
