//! The heads of the segments that sled's file consists of.
//!
//! sled opens by its newest snapshot and looks only at the heads of the segments that were written to since. A head that
//! was changed before is read by nobody, and then sled goes on writing behind it: at the next opening all of that is
//! gone from the database. The journal still has it, yet a copy that forgets is not whole, so the heads are looked at.

use std::{
    fs::File,
    io::{self, Read as _, Seek as _, SeekFrom},
    path::Path,
};

/// Bytes of a segment, sled's default.
const SEGMENT: u64 = 512 << 10;

/// Bytes of its head: a checksum, then the two numbers that are checked by it.
const HEAD: usize = 20;

/// Where the first segment begins whose head is not what sled wrote; none when all are whole. A segment that was never
/// used has zeros there. What is shorter than a head at the end of the file was being written when a crash came.
///
/// # Errors
/// When the file is there and cannot be read.
pub(crate) fn first_changed_head(database: &Path) -> io::Result<Option<u64>> {
    let mut file = match File::open(database.join("db")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    let length = file.metadata()?.len();
    let mut head = [0; HEAD];
    let mut at = 0;
    while at + HEAD as u64 <= length {
        file.seek(SeekFrom::Start(at))?;
        file.read_exact(&mut head)?;
        if !is_whole(&head) {
            return Ok(Some(at));
        }
        at += SEGMENT;
    }
    Ok(None)
}

fn is_whole(head: &[u8; HEAD]) -> bool {
    let (checksum, numbers) = head.split_at(4);
    let counted = !crc32fast::hash(numbers);
    *head == [0; HEAD] || checksum == counted.to_le_bytes()
}
