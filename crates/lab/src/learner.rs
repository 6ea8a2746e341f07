//! How the net of a sense learns: for the examples that teach one.

use bots::sense::net::{HIDDEN, Marks, Net};

/// Gradient descent by the method of Adam.
#[derive(Clone, Debug)]
pub struct Learner {
    /// By how much each number of the net is to blame so far: for each mark, then those with which the hidden
    /// numbers begin, then what they are worth in the end.
    slopes: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: f32,
}

impl Learner {
    /// One that has seen nothing yet.
    pub fn new(net: &Net) -> Learner {
        let zeros = vec![0.0; (net.marks.len() + 2) * HIDDEN];
        Learner { slopes: zeros.clone(), mean: zeros.clone(), square: zeros, steps: 0.0 }
    }

    /// How often it has changed the net.
    pub fn steps(&self) -> f32 {
        self.steps
    }

    /// Blames all numbers of the net for an error of what it said about these marks, of which it made these
    /// hidden numbers: it should have said so much less.
    pub fn blame(&mut self, net: &Net, marks: &Marks, hidden: &[f32; HIDDEN], error: f32) {
        let back: [f32; HIDDEN] =
            std::array::from_fn(|n| if hidden[n] > 0.0 { error * net.end[n] } else { 0.0 });
        let (of_marks, rest) = self.slopes.split_at_mut(net.marks.len() * HIDDEN);
        for (mark, slopes) in marks.list().iter().zip(of_marks.chunks_exact_mut(HIDDEN)) {
            if *mark != 0.0 {
                slopes.iter_mut().zip(&back).for_each(|(slope, back)| *slope += mark * back);
            }
        }
        let (begin, end) = rest.split_at_mut(HIDDEN);
        begin.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back);
        end.iter_mut().zip(hidden).for_each(|(slope, h)| *slope += error * h.max(0.0));
    }

    /// Changes the net by what it has been blamed for, at this rate; what is of no use is forgotten at
    /// another.
    pub fn step(&mut self, net: &mut Net, rate: f32, decay: f32) {
        self.steps += 1.0;
        let (first, second) = (1.0 - 0.9f32.powf(self.steps), 1.0 - 0.999f32.powf(self.steps));
        let numbers = net.marks.iter_mut().flatten().chain(&mut net.begin).chain(&mut net.end);
        let state = self.slopes.iter_mut().zip(&mut self.mean).zip(&mut self.square);
        for (number, ((slope, mean), square)) in numbers.zip(state) {
            *mean = 0.9 * *mean + 0.1 * *slope;
            *square = 0.999 * *square + 0.001 * *slope * *slope;
            let way = (*mean / first) / ((*square / second).sqrt() + 1e-8);
            *number -= rate * (way + decay * *number);
            *slope = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A net that is told two numbers learns their product, as far as it can.
    #[test]
    fn a_net_learns_what_it_is_blamed_for() {
        let number = |n: usize| ((n * 37 + 11) % 23) as f32 / 23.0 - 0.5;
        let row = |from: usize| std::array::from_fn(|n| number(from + n));
        let mut net = Net { marks: vec![row(0), row(50)], begin: row(100), end: row(150) };
        let told = |a: f32, b: f32| {
            let mut marks = Marks::default();
            marks.numbers([a, b]);
            marks
        };
        let lessons: Vec<(Marks, f32)> = (0..49)
            .map(|n| ((n % 7) as f32 / 3.0 - 1.0, (n / 7) as f32 / 3.0 - 1.0))
            .map(|(a, b)| (told(a, b), a * b))
            .collect();
        let error = |net: &Net| {
            lessons.iter().map(|(marks, end)| (net.guess(marks) - end).powi(2)).sum::<f32>() / 49.0
        };
        let before = error(&net);
        let mut learner = Learner::new(&net);
        for _ in 0..400 {
            for (marks, end) in &lessons {
                let hidden = net.hidden(marks);
                learner.blame(&net, marks, &hidden, (net.points(&hidden) - end) / 49.0);
            }
            learner.step(&mut net, 0.01, 0.0);
        }
        assert_eq!(learner.steps(), 400.0);
        assert!(error(&net) < 0.01 && before > 0.1, "{} after {before}", error(&net));
    }
}
