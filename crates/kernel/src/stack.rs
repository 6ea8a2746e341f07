//! A stack of frames with a fixed capacity, as part of a position.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What is half done, innermost last. Plain data: it can be saved, copied, undone and resumed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stack<F, const N: usize> {
    frames: [F; N],
    depth: u8,
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Stack { frames: [F::default(); N], depth: 0 }
    }
}

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    /// How many frames there are.
    #[inline]
    pub fn depth(&self) -> usize {
        usize::from(self.depth)
    }

    /// Whether nothing is half done.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.depth == 0
    }

    /// The innermost frame.
    #[inline]
    pub fn top(&self) -> Option<&F> {
        self.frames[..self.depth()].last()
    }

    /// The innermost frame, to be changed.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        let depth = self.depth();
        self.frames[..depth].last_mut()
    }

    /// Begins something inside what is half done. A game's `audit` bounds its nesting, so that a
    /// full stack cannot happen.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.frames[self.depth()] = frame;
        self.depth += 1;
    }

    /// Ends the innermost frame and gives it back. What lay there is blanked, so that equal
    /// positions are equal byte for byte.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        let top = self.depth.checked_sub(1)?;
        self.depth = top;
        Some(std::mem::take(&mut self.frames[usize::from(top)]))
    }

    /// All frames, outermost first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.frames[..self.depth()].iter()
    }
}

impl<F: Copy + fmt::Debug + Default, const N: usize> fmt::Debug for Stack<F, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<F: Copy + Default + Serialize, const N: usize> Serialize for Stack<F, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, F: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<F, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let frames = Vec::<F>::deserialize(from)?;
        if frames.len() > N {
            return Err(serde::de::Error::custom(format!(
                "{} frames are half done; at most {N} can be",
                frames.len()
            )));
        }
        let mut stack = Stack::default();
        frames.into_iter().for_each(|f| stack.push(f));
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_popped_frame_leaves_no_trace() {
        let mut stack = Stack::<u8, 3>::default();
        let before = stack;
        stack.push(7);
        assert_eq!(stack.top(), Some(&7));
        assert_eq!(stack.pop(), Some(7));
        assert_eq!(stack, before);
        assert_eq!(stack.pop(), None);
    }

    #[test]
    fn too_many_frames_are_refused() {
        assert!(serde_json::from_str::<Stack<u8, 3>>("[1,2,3]").is_ok());
        let error = serde_json::from_str::<Stack<u8, 3>>("[1,2,3,4]").unwrap_err();
        assert!(error.to_string().contains("at most 3"), "{error}");
    }
}
