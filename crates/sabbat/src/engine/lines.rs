//! Lines of bounded length.

use std::io::{self, BufRead};

/// The most bytes of a line.
pub const MAX_LINE: usize = 16 << 20;

/// What was read.
#[derive(PartialEq, Eq, Debug)]
pub enum Line {
    /// A line, without its end.
    Whole,
    /// A line that is longer than we take; it was read to its end and thrown away.
    TooLong,
    /// Nothing more.
    End,
}

/// Reads the next line into `line`. The last one needs no line end.
pub fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let (mut any, mut too_long) = (false, false);
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => return Err(e),
        };
        let end = bytes.iter().position(|b| *b == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        any |= !bytes.is_empty();
        too_long |= line.len() + part.len() > MAX_LINE;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() || used == 0 {
            break;
        }
    }
    Ok(match (any, too_long) {
        (false, _) => Line::End,
        (true, true) => Line::TooLong,
        (true, false) => Line::Whole,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_a_line_end_or_with_the_input() {
        let (mut input, mut line) = (&b"one\n\ntwo"[..], Vec::new());
        for expected in ["one", "", "two"] {
            assert_eq!(read_line(&mut input, &mut line).unwrap(), Line::Whole);
            assert_eq!(line, expected.as_bytes());
        }
        assert_eq!(read_line(&mut input, &mut line).unwrap(), Line::End);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_whole() {
        let mut text = vec![b'x'; MAX_LINE + 1];
        text.extend_from_slice(b"\nnext\n");
        let (mut input, mut line) = (&text[..], Vec::new());
        assert_eq!(read_line(&mut input, &mut line).unwrap(), Line::TooLong);
        assert_eq!(read_line(&mut input, &mut line).unwrap(), Line::Whole);
        assert_eq!(line, b"next");
    }
}
