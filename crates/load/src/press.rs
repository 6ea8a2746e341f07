//! Decompression of a stream as it comes.

use crate::LoadError;
use std::io::Write;

/// What Chromium asks for on loopback.
pub const ACCEPT: &str = "gzip, deflate, br, zstd";

/// A decompressor that gives everything it can at once.
pub enum Unpress {
    /// Nothing is compressed.
    Plain(Vec<u8>),
    /// gzip.
    Gzip(Box<flate2::write::GzDecoder<Vec<u8>>>),
    /// Zstandard.
    Zstd(Box<zstd::stream::write::Decoder<'static, Vec<u8>>>),
}

impl Unpress {
    /// The decompressor for a `content-encoding`.
    pub fn new(encoding: Option<&str>) -> Result<Unpress, LoadError> {
        Ok(match encoding {
            None | Some("identity") => Unpress::Plain(Vec::new()),
            Some("gzip") => Unpress::Gzip(Box::new(flate2::write::GzDecoder::new(Vec::new()))),
            Some("zstd") => Unpress::Zstd(Box::new(zstd::stream::write::Decoder::new(Vec::new())?)),
            Some(_) => {
                return Err(LoadError::Page("a stream in an encoding that is not read here"));
            }
        })
    }

    /// Takes in bytes from the wire, and gives what they say.
    pub fn unpress(&mut self, bytes: &[u8]) -> std::io::Result<Vec<u8>> {
        match self {
            Unpress::Plain(plain) => {
                plain.extend_from_slice(bytes);
                Ok(std::mem::take(plain))
            }
            Unpress::Gzip(decoder) => {
                decoder.write_all(bytes)?;
                decoder.flush()?;
                Ok(std::mem::take(decoder.get_mut()))
            }
            Unpress::Zstd(decoder) => {
                decoder.write_all(bytes)?;
                decoder.flush()?;
                Ok(std::mem::take(decoder.get_mut()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_flushed_is_there_at_once() {
        let mut zstd = zstd::stream::write::Encoder::new(Vec::new(), 1).unwrap();
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        let mut from_zstd = Unpress::new(Some("zstd")).unwrap();
        let mut from_gzip = Unpress::new(Some("gzip")).unwrap();
        for text in ["one".repeat(9000), "two".to_owned()] {
            zstd.write_all(text.as_bytes()).unwrap();
            zstd.flush().unwrap();
            let bytes = std::mem::take(zstd.get_mut());
            assert_eq!(from_zstd.unpress(&bytes).unwrap(), text.as_bytes());
            gzip.write_all(text.as_bytes()).unwrap();
            gzip.flush().unwrap();
            let bytes = std::mem::take(gzip.get_mut());
            assert_eq!(from_gzip.unpress(&bytes).unwrap(), text.as_bytes());
        }
    }
}
