//! A log that is replayed by nothing but what is needed: a hash chain, a binary form, and simple rules.

use crate::{
    figures::{rate, tell},
    reference_game::{Event, Game, State},
};
use sha2::{Digest as _, Sha256};
use std::{
    fs::File,
    hint::black_box,
    io::{BufWriter, Write as _},
    path::Path,
    time::Instant,
};

/// Writes a log of so many events as JSON, one to a line: for all who replay it.
pub fn write(path: &Path, events: usize) {
    let mut file = BufWriter::new(File::create(path).unwrap());
    for event in Game::new(7).take(events) {
        serde_json::to_writer(&mut file, &event).unwrap();
        file.write_all(b"\n").unwrap();
    }
}

/// From a binary form with the chain checked, and from JSON with it.
pub fn rebuilds() {
    const EVENTS: usize = 100_000;
    let events: Vec<Event> = Game::new(7).take(EVENTS).collect();
    let binary: Vec<Vec<u8>> =
        events.iter().map(|event| postcard::to_stdvec(event).unwrap()).collect();
    let json: Vec<Vec<u8>> =
        events.iter().map(|event| serde_json::to_vec(event).unwrap()).collect();
    rebuild("replay.binary_chain_checked", &binary, |bytes| postcard::from_bytes(bytes).unwrap());
    rebuild("replay.json_chain_checked", &json, |bytes| serde_json::from_slice(bytes).unwrap());
}

fn rebuild(name: &str, log: &[Vec<u8>], decode: impl Fn(&[u8]) -> Event) {
    let begun = Instant::now();
    let (mut state, mut chain) = (State::default(), [0; 32]);
    for bytes in log {
        let mut hash = Sha256::new();
        hash.update(chain);
        hash.update(bytes);
        chain = hash.finalize().into();
        state.apply(&decode(bytes).body);
    }
    tell(name, rate(log.len(), begun.elapsed()), "events/s");
    black_box((state, chain));
}
