//! Means and how sure they are.

use serde::Serialize;

/// The mean of independent observations, with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sample {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// A normal variable is within so many standard errors of its mean in 90 of 100 cases.
const NINETY: f64 = 1.645;

impl Sample {
    /// The sample of these observations.
    pub fn of(observed: impl Iterator<Item = f64> + Clone) -> Sample {
        let count = observed.clone().count() as f64;
        if count == 0.0 {
            return Sample { mean: 0.0, error: 0.0 };
        }
        let mean = observed.clone().sum::<f64>() / count;
        let squares: f64 = observed.map(|x| (x - mean) * (x - mean)).sum();
        let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
        Sample { mean, error }
    }

    /// Its 90% interval.
    pub fn interval(self) -> (f64, f64) {
        (self.mean - NINETY * self.error, self.mean + NINETY * self.error)
    }
}

/// The value below which this part of a sorted list lies; 0 of an empty one.
pub fn percentile(sorted: &[u32], part: f64) -> u32 {
    let last = sorted.len().saturating_sub(1);
    let place = (part * last as f64).round() as usize;
    sorted.get(place.min(last)).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_a_mean() {
        let sample = Sample::of([1.0, 2.0, 3.0, 4.0].into_iter());
        assert_eq!(sample.mean, 2.5);
        // The variance is 5/3, that of the mean a quarter of it.
        assert!((sample.error - (5.0f64 / 12.0).sqrt()).abs() < 1e-12);
        let (low, high) = sample.interval();
        assert!(low < 2.5 && 2.5 < high);
    }

    #[test]
    fn percentiles_of_a_list() {
        let list: Vec<u32> = (0..=100).collect();
        assert_eq!(percentile(&list, 0.5), 50);
        assert_eq!(percentile(&list, 0.99), 99);
        assert_eq!(percentile(&list, 1.0), 100);
        assert_eq!(percentile(&[], 0.5), 0);
    }
}
