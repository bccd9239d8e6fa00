//! Some records of a campaign in little room, as the database keeps them. The journal beside it has their exact lines, to be read
//! with any editor; what is packed here gives back the same lines, to the byte.
//!
//! Half of a short record are hashes, salts and ids in hexadecimal. Each is written as what it says, in half as many bytes;
//! what is left is much the same in every record and goes through LZ4, which is shown some records beforehand (`sample.ndjson`).
//!
//! ```text
//! form            1
//! records         how many (u32)
//! length          of the text with its marks, in bytes (u32)
//! said            of all that was hexadecimal, in bytes (u32)
//! …               what was hexadecimal, one behind the other
//! …               the text, lines divided by line feeds, compressed
//! ```
//!
//! Where something hexadecimal was stands a mark, a byte that no UTF-8 holds. Both the form and the sample stay as they are for ever: others get
//! another number.

use lz4_flex::block::{compress_with_dict, decompress_with_dict};
use std::{
    mem,
    sync::{Arc, LazyLock},
};

const FORM: u8 = 1;

/// No text is longer: the journal takes no batch that is.
const LONGEST: usize = crate::journal::LONGEST;

/// What LZ4 is shown before each text: records of every rule system, what is frequent last.
static SAMPLE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut marked = Marked::default();
    marked.take(include_str!("sample.ndjson").trim_end());
    marked.text
});

/// What is written in hexadecimal between quotation marks, and the mark in its place.
#[derive(Clone, Copy)]
enum Said {
    /// A hash, a salt, a seed.
    Long,
    /// A nonce.
    Short,
    /// An id, in groups of 8, 4, 4, 4 and 12 digits.
    Id,
}

impl Said {
    const ALL: [Self; 3] = [Self::Long, Self::Short, Self::Id];

    const fn mark(self) -> u8 {
        match self {
            Self::Long => 0xff,
            Self::Short => 0xfe,
            Self::Id => 0xfd,
        }
    }

    fn of_mark(mark: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|said| said.mark() == mark)
    }

    const fn bytes(self) -> usize {
        match self {
            Self::Long => 32,
            Self::Short | Self::Id => 16,
        }
    }

    /// How many characters are between the quotation marks.
    const fn characters(self) -> usize {
        match self {
            Self::Long => 64,
            Self::Short => 32,
            Self::Id => 36,
        }
    }

    /// Where an id has its hyphens.
    const HYPHENS: [usize; 4] = [8, 13, 18, 23];

    /// What this says, if it is so written.
    fn read(self, written: &[u8], said: &mut Vec<u8>) -> bool {
        let mut digits = [0; 64];
        let digits = match self {
            Self::Long | Self::Short => written,
            Self::Id => {
                if Self::HYPHENS.iter().any(|at| written.get(*at) != Some(&b'-')) {
                    return false;
                }
                let bare = written.iter().enumerate();
                let bare = bare.filter(|(at, _)| !Self::HYPHENS.contains(at));
                digits.iter_mut().zip(bare).for_each(|(digit, (_, byte))| *digit = *byte);
                &digits[..32]
            }
        };
        let begins = said.len();
        said.resize(begins + self.bytes(), 0);
        // The library takes capitals, too, and would give back small letters.
        let is_so = !digits.iter().any(u8::is_ascii_uppercase)
            && const_hex::decode_to_slice(digits, &mut said[begins..]).is_ok();
        if !is_so {
            said.truncate(begins);
        }
        is_so
    }

    fn write(self, said: &[u8], text: &mut Vec<u8>) {
        let Self::Id = self else { return digits(said, text) };
        let mut written = 0;
        for end in [4, 6, 8, 10, 16] {
            if written > 0 {
                text.push(b'-');
            }
            digits(&said[written..end], text);
            written = end;
        }
    }
}

fn digits(said: &[u8], text: &mut Vec<u8>) {
    let begins = text.len();
    text.resize(begins + 2 * said.len(), 0);
    // There is room for just as many.
    let _ = const_hex::encode_to_slice(said, &mut text[begins..]);
}

/// A text with marks, and what they stand for.
#[derive(Default)]
struct Marked {
    text: Vec<u8>,
    said: Vec<u8>,
}

impl Marked {
    fn take(&mut self, line: &str) {
        let line = line.as_bytes();
        let (mut taken, mut at) = (0, 0);
        while let Some(quote) = memchr::memchr(b'"', &line[at..]) {
            at += quote + 1;
            let found = Said::ALL.into_iter().find(|said| {
                let end = at + said.characters();
                line.get(end) == Some(&b'"') && said.read(&line[at..end], &mut self.said)
            });
            if let Some(said) = found {
                self.text.extend_from_slice(&line[taken..at]);
                self.text.push(said.mark());
                at += said.characters();
                taken = at;
                // The quotation mark behind it begins nothing.
                at += 1;
            }
        }
        self.text.extend_from_slice(&line[taken..]);
    }

    /// The text as it was; none: no such text was ever marked.
    fn given_back(&self) -> Option<String> {
        let mut text = Vec::with_capacity(self.text.len() + 3 * self.said.len());
        let [long, short, id] = Said::ALL.map(Said::mark);
        let (mut said, mut taken) = (&self.said[..], 0);
        for at in memchr::memchr3_iter(long, short, id, &self.text) {
            let mark = Said::of_mark(self.text[at])?;
            text.extend_from_slice(&self.text[taken..at]);
            let (first, others) = said.split_at_checked(mark.bytes())?;
            mark.write(first, &mut text);
            (said, taken) = (others, at + 1);
        }
        text.extend_from_slice(&self.text[taken..]);
        if said.is_empty() { String::from_utf8(text).ok() } else { None }
    }
}

/// Packs lines, in which no line feed is.
pub(crate) fn pack<'l>(lines: impl ExactSizeIterator<Item = &'l str>) -> Vec<u8> {
    // The journal takes far less than 4 Gi of anything.
    let records = (lines.len() as u32).to_be_bytes();
    let mut marked = Marked::default();
    for (number, line) in lines.enumerate() {
        if number > 0 {
            marked.text.push(b'\n');
        }
        marked.take(line);
    }
    let length = (marked.text.len() as u32).to_be_bytes();
    let said = (marked.said.len() as u32).to_be_bytes();
    let compressed = compress_with_dict(&marked.text, &SAMPLE);
    [&[FORM][..], &records, &length, &said, &marked.said, &compressed].concat()
}

/// How many records are packed here; none: nothing is.
pub(crate) fn records(packed: &[u8]) -> Option<u64> {
    let (form, rest) = packed.split_first()?;
    let (records, _) = number(rest)?;
    (*form == FORM).then_some(records as u64)
}

/// The lines that were packed; none: none were.
pub(crate) fn unpack(packed: &[u8]) -> Option<Vec<Arc<str>>> {
    let expected = records(packed)?;
    let (_, rest) = packed.split_at_checked(5)?;
    let (length, rest) = number(rest)?;
    let (said, rest) = number(rest)?;
    let (said, compressed) = rest.split_at_checked(said)?;
    if length > LONGEST {
        return None;
    }
    let text = decompress_with_dict(compressed, length, &SAMPLE).ok()?;
    let text = Marked { text, said: said.to_vec() }.given_back()?;
    // The ends of lines are ends of characters.
    let ends = memchr::memchr_iter(b'\n', text.as_bytes()).chain([text.len()]);
    let mut begins = 0;
    let lines: Vec<Arc<str>> =
        ends.map(|end| Arc::from(&text[mem::replace(&mut begins, end + 1)..end])).collect();
    (lines.len() as u64 == expected).then_some(lines)
}

fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (number, rest) = bytes.split_first_chunk::<4>()?;
    Some((u32::from_be_bytes(*number) as usize, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use data_encoding::HEXLOWER;
    use proptest::prelude::*;

    const HASH: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

    fn given_back(lines: &[&str]) -> usize {
        let packed = pack(lines.iter().copied());
        assert_eq!(records(&packed), Some(lines.len() as u64));
        let unpacked = unpack(&packed).unwrap();
        assert_eq!(unpacked.iter().map(|line| &**line).collect::<Vec<_>>(), lines);
        packed.len()
    }

    #[test]
    fn records_take_less_than_half_of_their_room() {
        let log = include_str!("../../../tests/logs/siege-rewound.ndjson");
        let lines: Vec<&str> = log.lines().filter(|line| line.contains("\"seq\"")).collect();
        let bytes: usize = lines.iter().map(|line| line.len()).sum();
        let packed: usize = lines.chunks(12).map(given_back).sum();
        assert!(packed * 5 < bytes * 2, "{packed} of {bytes}");
        let alone: usize = lines.chunks(1).map(given_back).sum();
        assert!(alone * 2 < bytes, "{alone} of {bytes}");
    }

    #[test]
    fn what_almost_is_hexadecimal_stays_as_it_is() {
        let upper = HASH.to_uppercase();
        let almost =
            ["01890000-0000-7000-8000-00000000000", "01890000_0000-7000-8000-000000000000"];
        let id = "01890000-0000-7000-8000-000000000000";
        let cut = &HASH[1..];
        for text in [
            format!("\"{HASH}\""),
            format!("\"{HASH}\"{HASH}\"{HASH}\""),
            format!("\"\"{id}\"\"{HASH}"),
            format!("\"{upper}\""),
            format!("\"0x{}\"\"0x{}\"", &HASH[2..], &HASH[2..32]),
            format!("\"{cut}\"\"{cut}é\"\"é{cut}\""),
            format!("\"{}\"{}\"\"", almost[0], almost[1]),
            format!("\"{id}\"\"{}\"", &HASH[..32]),
            "\\\"".to_owned(),
            String::new(),
        ] {
            given_back(&[&text]);
            given_back(&[&text, "", &text]);
        }
    }

    /// What was packed with another sample could not be read any more: this was written when the form was new.
    #[test]
    fn what_was_packed_once_is_read_for_ever() {
        let packed = "010000000200000039000000200123456789abcdef0123456789abcdef0123456789abcdef0123456789\
                      abcdef1d7b2f01079500038800089704907d0a616e6f74686572";
        let lines = unpack(&HEXLOWER.decode(packed.as_bytes()).unwrap()).unwrap();
        let line = format!("{{\"audience\":null,\"hash\":\"{HASH}\",\"kind\":\"dice.rolled\"}}");
        assert_eq!(*lines, [Arc::from(line), Arc::from("another")]);
    }

    proptest! {
        #[test]
        fn any_lines_come_back(
            lines in prop::collection::vec("([0-9a-f\"-]{0,80}|[^\n]{0,40}|\"[0-9a-f]{64}\"){0,4}", 1..6),
        ) {
            given_back(&lines.iter().map(String::as_str).collect::<Vec<_>>());
        }

        #[test]
        fn any_bytes_are_lines_or_none(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = unpack(&bytes);
            let _ = unpack(&[&[FORM][..], &bytes].concat());
        }
    }
}
