//! Results and ratings.

use super::{Store, Stored, TableRow, now};
use kernel::Seat;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use sqlx::{Any, Row, Transaction};

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// Everybody's result.
    pub places: Vec<Place>,
    /// Whether it changes ratings.
    pub rated: bool,
}

/// One seat's result.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Place {
    pub seat: Seat,
    pub player: Option<String>,
    pub bot: Option<String>,
    pub score: i32,
    pub rank: u8,
    pub won: bool,
}

/// A rating as people see it: everybody begins at 1000.
pub fn shown(rating: f64) -> i64 {
    (1000.0 + (rating - 25.0) * 40.0).round() as i64
}

/// The ratings after a game of players with these ratings and ranks.
fn rerated(before: &[(WengLinRating, u8)]) -> Vec<WengLinRating> {
    let teams: Vec<[WengLinRating; 1]> = before.iter().map(|(r, _)| [*r]).collect();
    let results: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(before)
        .map(|(team, (_, rank))| (team.as_slice(), MultiTeamOutcome::new(usize::from(*rank))))
        .collect();
    let after = weng_lin_multi_team(&results, &WengLinConfig::default());
    after.into_iter().filter_map(|team| team.first().copied()).collect()
}

impl Store {
    pub(super) async fn write_outcome(
        &self,
        tx: &mut Transaction<'static, Any>,
        table: &TableRow,
        outcome: &Outcome,
    ) -> Stored<()> {
        let mut ratings = Vec::new();
        if outcome.rated {
            let mut before = Vec::new();
            for place in &outcome.places {
                let player = place.player.as_deref().unwrap_or_default();
                before.push((self.rating(tx, player, &table.game).await?, place.rank));
            }
            ratings = rerated(&before);
        }
        for (i, place) in outcome.places.iter().enumerate() {
            let rating = ratings.get(i);
            sqlx::query(
                "INSERT INTO results (table_id, seat, game, player, bot, score, place, won, rating, at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            )
            .bind(&table.id)
            .bind(i64::from(u8::from(place.seat)))
            .bind(&table.game)
            .bind(&place.player)
            .bind(&place.bot)
            .bind(i64::from(place.score))
            .bind(i64::from(place.rank))
            .bind(i64::from(place.won))
            .bind(rating.map(|r| r.rating))
            .bind(now())
            .execute(&mut **tx)
            .await?;
            if let (Some(rating), Some(player)) = (rating, &place.player) {
                sqlx::query(
                    "INSERT INTO ratings (player, game, rating, uncertainty, games) \
                     VALUES ($1, $2, $3, $4, 1) ON CONFLICT (player, game) DO UPDATE \
                     SET rating = excluded.rating, uncertainty = excluded.uncertainty, \
                     games = ratings.games + 1",
                )
                .bind(player)
                .bind(&table.game)
                .bind(rating.rating)
                .bind(rating.uncertainty)
                .execute(&mut **tx)
                .await?;
            }
        }
        Ok(())
    }

    async fn rating(
        &self,
        tx: &mut Transaction<'static, Any>,
        player: &str,
        game: &str,
    ) -> Stored<WengLinRating> {
        // Two games of one player may end together.
        let find = match self.postgres {
            true => {
                "SELECT rating, uncertainty FROM ratings WHERE player = $1 AND game = $2 FOR UPDATE"
            }
            false => "SELECT rating, uncertainty FROM ratings WHERE player = $1 AND game = $2",
        };
        let row = sqlx::query(find).bind(player).bind(game).fetch_optional(&mut **tx).await?;
        let known = row.map(|r| WengLinRating { rating: r.get(0), uncertainty: r.get(1) });
        Ok(known.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_gains_what_the_loser_loses() {
        let new = WengLinRating::default();
        let after = rerated(&[(new, 1), (new, 2)]);
        assert!(after[0].rating > 25.0 && after[1].rating < 25.0);
        assert_eq!(shown(new.rating), 1000);
        assert_eq!(shown(after[0].rating) - 1000, 1000 - shown(after[1].rating));
    }

    #[test]
    fn of_four_the_ranks_decide_and_equals_stay_equal() {
        let new = WengLinRating::default();
        let after = rerated(&[(new, 2), (new, 1), (new, 2), (new, 4)]);
        assert!(after[1].rating > after[0].rating && after[0].rating > after[3].rating);
        assert_eq!(after[0], after[2]);
    }
}
