//! Bytes of a state in little room: whole, or as what differs from those of an earlier one.
//!
//! Two states of one campaign are almost the same bytes, a little shifted. The compression looks back over 64 KiB. So a state that
//! is like another is cut into pieces, and each is compressed with that part of the other as its dictionary which lies around its
//! place.

use lz4_flex::block::{compress_prepend_size_with_dict, decompress_with_dict, uncompressed_size};

/// A piece of a state, in bytes.
const PIECE: usize = 32 << 10;
/// So far a part of one state is looked for before and behind its place in the other.
const SHIFT: usize = 16 << 10;
/// No state is longer.
const LONGEST: usize = 256 << 20;

/// What lies in another state around the place of a piece.
fn around(other: &[u8], piece: usize) -> &[u8] {
    let begin = (piece * PIECE).saturating_sub(SHIFT).min(other.len());
    &other[begin..(piece * PIECE + PIECE + SHIFT).min(other.len())]
}

/// A state as it is written whole.
pub(super) fn whole(bytes: &[u8]) -> Vec<u8> {
    lz4_flex::compress_prepend_size(bytes)
}

/// The bytes of a state that was written whole; none: these are none.
pub(super) fn read_whole(written: &[u8]) -> Option<Vec<u8>> {
    let (length, rest) = uncompressed_size(written).ok()?;
    if length > LONGEST { None } else { lz4_flex::decompress(rest, length).ok() }
}

/// A state as it differs from another.
pub(super) fn like(other: &[u8], bytes: &[u8]) -> Vec<u8> {
    let mut written = Vec::new();
    for (number, piece) in bytes.chunks(PIECE).enumerate() {
        let piece = compress_prepend_size_with_dict(piece, around(other, number));
        // A piece is far shorter than 4 GiB.
        written.extend_from_slice(&(piece.len() as u32).to_le_bytes());
        written.extend_from_slice(&piece);
    }
    written
}

/// The bytes of a state that was written as it differs from this one; none: these are none.
pub(super) fn read_like(other: &[u8], mut written: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut number = 0;
    while let Some((length, rest)) = written.split_first_chunk::<4>() {
        let (piece, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        let (length, piece) =
            uncompressed_size(piece).ok().filter(|(length, _)| *length <= PIECE)?;
        bytes.extend(decompress_with_dict(piece, length, around(other, number)).ok()?);
        (number, written) = (number + 1, rest);
    }
    written.is_empty().then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{like, read_like, read_whole, whole};
    use proptest::{collection::vec, prelude::*};

    proptest! {
        #[test]
        fn what_is_written_is_read(other in vec(any::<u8>(), 0..90_000), cut in 0..90_000usize, new in vec(any::<u8>(), 0..300)) {
            let mut bytes = other.clone();
            let cut = cut.min(bytes.len());
            bytes.splice(cut..cut, new);
            prop_assert_eq!(read_whole(&whole(&bytes)), Some(bytes.clone()));
            let written = like(&other, &bytes);
            prop_assert_eq!(read_like(&other, &written), Some(bytes));
        }

        #[test]
        fn nothing_that_is_read_breaks_it(other in vec(any::<u8>(), 0..90_000), written in vec(any::<u8>(), 0..300)) {
            let _ = read_whole(&written);
            let _ = read_like(&other, &written);
        }
    }

    /// Something that is shifted by what was put in before it is still found.
    #[test]
    fn what_is_like_another_takes_little_room() {
        let line = |number: u64| format!("figure {number}: hex {}, unhurt;", number * 7919 % 5003);
        let other: String = (0..4_000).map(line).collect();
        let bytes = other.replacen("figure 500:", "somebody whom nobody expected:", 1);
        let written = like(other.as_bytes(), bytes.as_bytes());
        assert!(written.len() * 30 < bytes.len(), "{} of {}", written.len(), bytes.len());
        assert_eq!(read_like(other.as_bytes(), &written).unwrap(), bytes.as_bytes());
    }
}
