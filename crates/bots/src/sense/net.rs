//! A small net that has learned from games how they end.

use super::WeightsError;
use serde::{Deserialize, Serialize};

/// How many numbers the net makes of what it is told.
pub const HIDDEN: usize = 32;

/// Guesses how many points a seat will have in the end beyond its score and what its sense hopes for,
/// from marks of the position: `data/*.net.ron`, made by the example `teach` of the lab.
///
/// It has one hidden layer, in which what is below zero counts nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Net {
    /// For each mark, what it adds to each hidden number.
    pub marks: Vec<[f32; HIDDEN]>,
    /// With what the hidden numbers begin.
    pub begin: [f32; HIDDEN],
    /// How many points each hidden number is worth in the end.
    pub end: [f32; HIDDEN],
}

impl Net {
    /// The net in a text like those of `data/*.net.ron`.
    pub fn read(text: &str) -> Result<Net, WeightsError> {
        ron::from_str(text)
    }

    /// The net as text, a line for each mark.
    pub fn text(&self) -> String {
        let line = |numbers: &[f32; HIDDEN]| {
            let numbers: Vec<String> = numbers.iter().map(|n| format!("{n:.4}")).collect();
            format!("({})", numbers.join(","))
        };
        let marks: Vec<String> = self.marks.iter().map(|row| format!("{},\n", line(row))).collect();
        let (begin, end) = (line(&self.begin), line(&self.end));
        format!("(\nmarks: [\n{}],\nbegin: {begin},\nend: {end},\n)\n", marks.concat())
    }

    /// The hidden numbers for these marks.
    pub fn hidden(&self, marks: &Marks) -> [f32; HIDDEN] {
        debug_assert_eq!(marks.length, self.marks.len(), "marks that the net has learned");
        let mut hidden = self.begin;
        for (mark, adds) in marks.list().iter().zip(&self.marks) {
            if *mark != 0.0 {
                hidden.iter_mut().zip(adds).for_each(|(hidden, add)| *hidden += mark * add);
            }
        }
        hidden
    }

    /// The guess for a position with these marks, in points.
    pub fn guess(&self, marks: &Marks) -> f32 {
        self.points(&self.hidden(marks))
    }

    /// Thinks about a position from which others will be reached.
    pub fn basis(&self, marks: Marks) -> Basis {
        Basis { hidden: self.hidden(&marks), marks }
    }

    /// The guess for a position with these marks, most of which it shares with the basis.
    pub fn guess_from(&self, basis: &Basis, marks: &Marks) -> f32 {
        self.points(&self.hidden_from(basis, marks))
    }

    /// The same as [`Net::basis`], for a position that shares most marks with the basis so far.
    pub fn move_basis(&self, basis: &mut Basis, marks: Marks) {
        basis.hidden = self.hidden_from(basis, &marks);
        basis.marks = marks;
    }

    fn hidden_from(&self, basis: &Basis, marks: &Marks) -> [f32; HIDDEN] {
        let mut hidden = basis.hidden;
        let now = marks.list.as_chunks::<EIGHT>().0.iter();
        let both = now.zip(basis.marks.list.as_chunks::<EIGHT>().0);
        for ((now, before), adds) in both.zip(self.marks.chunks(EIGHT)) {
            if is_same(now, before) {
                continue;
            }
            for ((now, before), adds) in now.iter().zip(before).zip(adds) {
                if now != before {
                    let more = now - before;
                    hidden.iter_mut().zip(adds).for_each(|(hidden, add)| *hidden += more * add);
                }
            }
        }
        hidden
    }

    /// What hidden numbers are worth, in points.
    pub fn points(&self, hidden: &[f32; HIDDEN]) -> f32 {
        points(hidden, &self.end)
    }
}

/// What hidden numbers are worth, if each is worth so many points in the end.
pub(super) fn points(hidden: &[f32; HIDDEN], end: &[f32; HIDDEN]) -> f32 {
    // Eight sums side by side: they do not wait for each other.
    let mut sums = [0.0; EIGHT];
    let both = hidden.as_chunks::<EIGHT>().0.iter().zip(end.as_chunks::<EIGHT>().0);
    for (hidden, end) in both {
        for (sum, (hidden, end)) in sums.iter_mut().zip(hidden.iter().zip(end)) {
            *sum += hidden.max(0.0) * end;
        }
    }
    sums.iter().sum()
}

/// Whether marks are the same, bit for bit. By itself this is a few wide instructions; inside a loop that goes on
/// to look at single marks it would not be.
#[inline(never)]
fn is_same(now: &[f32; EIGHT], before: &[f32; EIGHT]) -> bool {
    now.map(f32::to_bits) == before.map(f32::to_bits)
}

/// What the net makes of a position: positions that differ little from it are guessed sooner.
#[derive(Clone, PartialEq, Debug)]
pub struct Basis {
    marks: Marks,
    hidden: [f32; HIDDEN],
}

impl Basis {
    /// The hidden numbers.
    pub fn hidden(&self) -> &[f32; HIDDEN] {
        &self.hidden
    }
}

/// What is told about a seat's position: numbers of a size of about 1, always in the same order.
#[derive(Clone, PartialEq, Debug)]
pub struct Marks {
    list: [f32; MOST],
    length: usize,
}

/// So many marks are compared at once.
const EIGHT: usize = 8;

/// There are no more marks than this.
const MOST: usize = 128;

impl Default for Marks {
    fn default() -> Marks {
        Marks { list: [0.0; MOST], length: 0 }
    }
}

impl Marks {
    /// The numbers.
    #[inline]
    pub fn list(&self) -> &[f32] {
        &self.list[..self.length]
    }

    /// Any number.
    #[inline]
    pub fn number(&mut self, number: f32) {
        self.numbers([number]);
    }

    /// Several numbers.
    #[inline]
    pub fn numbers<const N: usize>(&mut self, numbers: [f32; N]) {
        self.list[self.length..self.length + N].copy_from_slice(&numbers);
        self.length += N;
    }

    /// A number in a place that has one already.
    #[inline]
    pub fn set(&mut self, place: usize, number: f32) {
        self.list[place] = number;
    }

    /// How many there are of something, of which so many are usual.
    #[inline]
    pub fn count(&mut self, count: u8, usual: f32) {
        self.counts([count], usual);
    }

    /// The same for several things.
    #[inline]
    pub fn counts<const N: usize>(&mut self, counts: [u8; N], usual: f32) {
        let part = 1.0 / usual;
        let room = &mut self.list[self.length..self.length + N];
        room.iter_mut().zip(counts).for_each(|(mark, count)| *mark = f32::from(count) * part);
        self.length += N;
    }

    /// Whether something is so.
    #[inline]
    pub fn flag(&mut self, flag: bool) {
        self.flags([flag]);
    }

    /// Whether several things are so.
    #[inline]
    pub fn flags<const N: usize>(&mut self, flags: [bool; N]) {
        let room = &mut self.list[self.length..self.length + N];
        room.iter_mut().zip(flags).for_each(|(mark, flag)| *mark = f32::from(u8::from(flag)));
        self.length += N;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_below_zero_counts_nothing() {
        let mut net =
            Net { marks: vec![[0.0; HIDDEN]; 2], begin: [0.0; HIDDEN], end: [0.0; HIDDEN] };
        (net.marks[0][0], net.marks[1][0], net.begin[0], net.end[0]) = (2.0, -4.0, 1.0, 10.0);
        let guess = |a: f32, b: f32| {
            let mut marks = Marks::default();
            marks.numbers([a, b]);
            net.guess(&marks)
        };
        assert_eq!(guess(0.0, 0.0), 10.0);
        assert_eq!(guess(1.0, 0.0), 30.0);
        assert_eq!(guess(0.0, 1.0), 0.0);
        assert_eq!(guess(1.5, 0.5), 20.0);
        let marks = |a: f32, b: f32| {
            let mut marks = Marks::default();
            marks.numbers([a, b]);
            marks
        };
        let basis = net.basis(marks(3.0, 0.5));
        assert_eq!(net.guess_from(&basis, &marks(1.5, 0.5)), 20.0);
        assert_eq!(net.guess_from(&basis, &marks(0.0, 1.0)), 0.0);
        let mut moved = basis.clone();
        net.move_basis(&mut moved, marks(1.5, 0.5));
        assert_eq!(moved, net.basis(marks(1.5, 0.5)));
        assert_eq!(Net::read(&net.text()), Ok(net));
    }
}
