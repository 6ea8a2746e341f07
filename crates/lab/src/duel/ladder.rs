//! Elo numbers from the results of pairs.

/// Points of Elo for each factor of e in the odds to win.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// How often the strengths are made to fit better.
const ROUNDS: usize = 2_000;

/// Elo numbers for contestants whose pairs met with these shares of victories, in so many games
/// each. The first one has 0.
///
/// The strengths are those of Bradley and Terry that make the results most likely. Half a game won
/// and half a game lost are added to every pair, so that nobody is infinitely strong.
pub(super) fn elo(contestants: usize, results: &[((usize, usize), f64, f64)]) -> Vec<f64> {
    let mut strength = vec![1.0f64; contestants];
    for _ in 0..ROUNDS {
        for one in 0..contestants {
            let (mut won, mut expected) = (0.0, 0.0);
            for ((a, b), share, games) in results {
                let (other, wins) = match one {
                    one if one == *a => (*b, share * games + 0.5),
                    one if one == *b => (*a, (1.0 - share) * games + 0.5),
                    _ => continue,
                };
                won += wins;
                expected += (games + 1.0) / (strength[one] + strength[other]);
            }
            if expected > 0.0 {
                strength[one] = won / expected;
            }
        }
    }
    strength.iter().map(|s| ELO * (s / strength[0]).ln()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_about_400_points() {
        let elo = elo(2, &[((0, 1), 1.0 / 11.0, 100_000.0)]);
        assert_eq!(elo[0], 0.0);
        assert!((elo[1] - 400.0).abs() < 1.0, "{elo:?}");
    }

    #[test]
    fn a_ladder_has_steps() {
        let results = [((0, 1), 0.25, 1_000.0), ((0, 2), 0.1, 1_000.0), ((1, 2), 0.25, 1_000.0)];
        let elo = elo(3, &results);
        assert!((elo[1] - 190.0).abs() < 10.0 && (elo[2] - 381.0).abs() < 15.0, "{elo:?}");
    }
}
