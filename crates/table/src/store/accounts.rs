//! Players and their sessions.

use super::{Store, StoreError, Stored, is_taken, now, random};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::{PasswordHasher, PasswordVerifier};
use sha2::{Digest, Sha256};
use sqlx::Row;

/// Sessions end after half a year without a visit.
const SESSION: i64 = 180 * 24 * 3600 * 1000;

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The id, which is in the address of his page.
    pub id: String,
    /// The name he goes by.
    pub name: String,
    /// The name he signs in with, if he keeps his identity.
    pub login: Option<String>,
}

/// Why an identity was not kept or not found.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// Somebody else signs in with this name.
    #[error("somebody else signs in with this name")]
    Taken,
    /// Name and password do not belong together.
    #[error("name and password do not belong together")]
    Wrong,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for AccountError {
    fn from(error: sqlx::Error) -> AccountError {
        AccountError::Store(error.into())
    }
}

fn hashed(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

impl Store {
    /// A new guest, and the token of his session.
    pub async fn new_guest(&self, name: &str) -> Stored<(Player, String)> {
        let player = Player { id: random(8), name: name.to_owned(), login: None };
        sqlx::query("INSERT INTO players (id, name, created) VALUES ($1, $2, $3)")
            .bind(&player.id)
            .bind(name)
            .bind(now())
            .execute(&self.writer)
            .await?;
        let token = self.new_session(&player.id).await?;
        Ok((player, token))
    }

    async fn new_session(&self, player: &str) -> Stored<String> {
        let token = random(32);
        sqlx::query("INSERT INTO sessions (token, player, expires) VALUES ($1, $2, $3)")
            .bind(hashed(&token))
            .bind(player)
            .bind(now() + SESSION)
            .execute(&self.writer)
            .await?;
        Ok(token)
    }

    /// Whose session this is.
    pub async fn session(&self, token: &str) -> Stored<Option<Player>> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.login FROM sessions s JOIN players p ON p.id = s.player \
             WHERE s.token = $1 AND s.expires > $2",
        )
        .bind(hashed(token))
        .bind(now())
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|r| Player { id: r.get(0), name: r.get(1), login: r.get(2) }))
    }

    /// Ends a session.
    pub async fn end_session(&self, token: &str) -> Stored<()> {
        let end = sqlx::query("DELETE FROM sessions WHERE token = $1 OR expires < $2");
        end.bind(hashed(token)).bind(now()).execute(&self.writer).await?;
        Ok(())
    }

    /// A player by his id.
    pub async fn player(&self, id: &str) -> Stored<Option<Player>> {
        let row = sqlx::query("SELECT id, name, login FROM players WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|r| Player { id: r.get(0), name: r.get(1), login: r.get(2) }))
    }

    /// Changes the name that a player goes by.
    pub async fn rename(&self, player: &str, name: &str) -> Stored<()> {
        let tables: Vec<String> = {
            let mut tx = self.begin().await?;
            let rename = sqlx::query("UPDATE players SET name = $1 WHERE id = $2");
            rename.bind(name).bind(player).execute(&mut *tx).await?;
            let of = sqlx::query(
                "SELECT DISTINCT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id \
                 WHERE s.player = $1 AND t.state IN ('waiting', 'playing')",
            );
            let rows = of.bind(player).fetch_all(&mut *tx).await?;
            let tables: Vec<String> = rows.iter().map(|r| r.get(0)).collect();
            for table in &tables {
                let touch = sqlx::query("UPDATE tables SET version = version + 1 WHERE id = $1");
                touch.bind(table).execute(&mut *tx).await?;
                self.notify(&mut tx, table).await?;
            }
            tx.commit().await?;
            tables
        };
        tables.iter().for_each(|table| self.announce(table));
        Ok(())
    }

    /// Keeps a guest's identity: a name to sign in with, and a password.
    pub async fn keep(
        &self,
        player: &str,
        login: &str,
        password: &str,
    ) -> Result<(), AccountError> {
        let hash = hash_password(password.to_owned()).await?;
        let keep = sqlx::query("UPDATE players SET login = $1, password = $2 WHERE id = $3")
            .bind(login.to_lowercase())
            .bind(hash)
            .bind(player)
            .execute(&self.writer)
            .await;
        match keep {
            Ok(_) => Ok(()),
            Err(e) if is_taken(&e) => Err(AccountError::Taken),
            Err(e) => Err(e.into()),
        }
    }

    /// Signs in: the player, and the token of a new session.
    pub async fn sign_in(
        &self,
        login: &str,
        password: &str,
    ) -> Result<(Player, String), AccountError> {
        let row = sqlx::query("SELECT id, name, login, password FROM players WHERE login = $1")
            .bind(login.to_lowercase())
            .fetch_optional(&self.pool)
            .await?;
        // An unknown name takes as long as a wrong password.
        let hash = row.as_ref().and_then(|r| r.get::<Option<String>, _>(3));
        let right = verify_password(password.to_owned(), hash).await?;
        match row.filter(|_| right) {
            None => Err(AccountError::Wrong),
            Some(r) => {
                let player = Player { id: r.get(0), name: r.get(1), login: r.get(2) };
                let token = self.new_session(&player.id).await?;
                Ok((player, token))
            }
        }
    }
}

fn unreadable(reason: impl ToString) -> StoreError {
    StoreError::Unreadable { what: "a password".into(), reason: reason.to_string() }
}

async fn hash_password(password: String) -> Stored<String> {
    let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|h| h.to_string());
    let hashed = tokio::task::spawn_blocking(hash).await.map_err(unreadable)?;
    hashed.map_err(unreadable)
}

async fn verify_password(password: String, hash: Option<String>) -> Stored<bool> {
    let verify = move || {
        let Some(hash) = hash else {
            let _ = Argon2::default().hash_password(password.as_bytes());
            return false;
        };
        PasswordHash::new(&hash)
            .is_ok_and(|h| Argon2::default().verify_password(password.as_bytes(), &h).is_ok())
    };
    tokio::task::spawn_blocking(verify).await.map_err(unreadable)
}
