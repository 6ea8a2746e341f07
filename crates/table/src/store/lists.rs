//! What the lobby and the pages of players list.

use super::{SeatKind, State, Store, Stored};
use sqlx::Row;
use sqlx::any::AnyRow;
use std::collections::HashMap;

/// A table in a list.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Listed {
    pub id: String,
    pub game: String,
    pub state: State,
    pub slow: bool,
    pub rated: bool,
    pub changed: i64,
    pub seats: Vec<ListedSeat>,
}

/// A seat of a table in a list.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct ListedSeat {
    pub kind: SeatKind,
    pub player: Option<String>,
    pub name: Option<String>,
    pub bot: Option<String>,
    pub asked: bool,
}

/// A line of somebody's results.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct ResultRow {
    pub table: String,
    pub game: String,
    pub player: Option<String>,
    pub name: Option<String>,
    pub bot: Option<String>,
    pub score: i64,
    pub place: i64,
    pub won: bool,
    pub rating: Option<f64>,
    pub at: i64,
}

/// A player's rating in a game.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Rated {
    pub player: String,
    pub name: String,
    pub game: String,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
}

impl Store {
    /// Tables with a seat that is open to anyone.
    pub async fn open_tables(&self) -> Stored<Vec<Listed>> {
        let find = sqlx::query(
            "SELECT * FROM tables t WHERE state = 'waiting' AND EXISTS \
             (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'open') \
             ORDER BY created DESC LIMIT 40",
        );
        let rows = find.fetch_all(&self.pool).await?;
        self.listed(rows).await
    }

    /// The tables of a player that are not over, those that wait for him first.
    pub async fn tables_of(&self, player: &str) -> Stored<Vec<Listed>> {
        let find = sqlx::query(
            "SELECT t.*, (SELECT MAX(s.asked) FROM seats s WHERE s.table_id = t.id \
             AND s.player = $1) AS mine FROM tables t \
             WHERE t.state IN ('waiting', 'playing') AND EXISTS \
             (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.player = $2 AND s.kind = 'person') \
             ORDER BY mine DESC, t.changed DESC LIMIT 60",
        );
        let rows = find.bind(player).bind(player).fetch_all(&self.pool).await?;
        self.listed(rows).await
    }

    /// How many tables of a player are not over.
    pub async fn count_tables_of(&self, player: &str) -> Stored<i64> {
        let count = sqlx::query(
            "SELECT COUNT(*) FROM tables WHERE host = $1 AND state IN ('waiting', 'playing')",
        );
        Ok(count.bind(player).fetch_one(&self.pool).await?.get(0))
    }

    /// Games that are on, the liveliest first.
    pub async fn running_tables(&self) -> Stored<Vec<Listed>> {
        let find = sqlx::query(
            "SELECT * FROM tables WHERE state = 'playing' ORDER BY changed DESC LIMIT 30",
        );
        let rows = find.fetch_all(&self.pool).await?;
        self.listed(rows).await
    }

    async fn listed(&self, rows: Vec<AnyRow>) -> Stored<Vec<Listed>> {
        let mut listed = Vec::with_capacity(rows.len());
        for row in rows {
            let id: String = row.get("id");
            let seats = self.seats(&id).await?.into_iter().map(|s| ListedSeat {
                kind: s.kind,
                player: s.player,
                name: s.name,
                bot: s.bot,
                asked: s.asked,
            });
            listed.push(Listed {
                game: row.get("game"),
                state: State::read(row.get("state"))?,
                slow: row.get::<i64, _>("slow") != 0,
                rated: row.get::<i64, _>("rated") != 0,
                changed: row.get("changed"),
                seats: seats.collect(),
                id,
            });
        }
        Ok(listed)
    }

    /// The latest results, of everybody or of one player: all seats of each table together.
    pub async fn results(&self, player: Option<&str>) -> Stored<Vec<Vec<ResultRow>>> {
        let rows = match player {
            None => {
                sqlx::query(
                    "SELECT r.*, p.name FROM results r LEFT JOIN players p ON p.id = r.player \
                     ORDER BY r.at DESC, r.table_id, r.place LIMIT 120",
                )
                .fetch_all(&self.pool)
                .await?
            }
            Some(player) => {
                sqlx::query(
                    "SELECT r.*, p.name FROM results r LEFT JOIN players p ON p.id = r.player \
                     WHERE r.table_id IN (SELECT table_id FROM results WHERE player = $1 \
                     ORDER BY at DESC LIMIT 40) ORDER BY r.at DESC, r.table_id, r.place",
                )
                .bind(player)
                .fetch_all(&self.pool)
                .await?
            }
        };
        let mut tables: Vec<Vec<ResultRow>> = Vec::new();
        let mut places: HashMap<String, usize> = HashMap::new();
        for row in rows {
            let table: String = row.get("table_id");
            let place = *places.entry(table.clone()).or_insert_with(|| {
                tables.push(Vec::new());
                tables.len() - 1
            });
            tables[place].push(ResultRow {
                table,
                game: row.get("game"),
                player: row.get("player"),
                name: row.get("name"),
                bot: row.get("bot"),
                score: row.get("score"),
                place: row.get("place"),
                won: row.get::<i64, _>("won") != 0,
                rating: row.get("rating"),
                at: row.get("at"),
            });
        }
        Ok(tables)
    }

    /// The best ratings of a game, or all ratings of a player.
    pub async fn ratings(&self, game: Option<&str>, player: Option<&str>) -> Stored<Vec<Rated>> {
        let find = sqlx::query(
            "SELECT r.player, p.name, r.game, r.rating, r.uncertainty, r.games FROM ratings r \
             JOIN players p ON p.id = r.player WHERE (r.game = $1 OR $2 = '') \
             AND (r.player = $3 OR $4 = '') ORDER BY r.rating - 2 * r.uncertainty DESC LIMIT 50",
        );
        let (game, player) = (game.unwrap_or_default(), player.unwrap_or_default());
        let rows = find.bind(game).bind(game).bind(player).bind(player).fetch_all(&self.pool);
        let rated = rows.await?.into_iter().map(|r| Rated {
            player: r.get(0),
            name: r.get(1),
            game: r.get(2),
            rating: r.get(3),
            uncertainty: r.get(4),
            games: r.get(5),
        });
        Ok(rated.collect())
    }
}
