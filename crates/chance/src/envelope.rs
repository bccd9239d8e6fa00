//! Sealed envelopes: the derivation of `docs/chronicle.md`, section 3, to the letter.

use crate::{Bytes32, Dice};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

fn hmac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    #[expect(clippy::expect_used, reason = "HMAC takes a key of any length")]
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes any key");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

/// The 32 bytes from which a campaign's envelopes and salts come. Never leaves the server.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// Takes 32 bytes from a cryptographic source.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, for the store that keeps them.
    #[must_use]
    pub const fn expose(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed in envelope `index`.
    #[must_use]
    pub fn seed(&self, index: u64) -> Bytes32 {
        Bytes32(hmac(&self.0, &[b"envelope", &index.to_be_bytes()]))
    }

    /// The seal on envelope `index`, safe to publish before it is opened.
    #[must_use]
    pub fn seal(&self, index: u64) -> Bytes32 {
        seal_of(&self.seed(index))
    }

    /// The salt of record `seq`.
    #[must_use]
    pub fn salt(&self, seq: u64) -> Bytes32 {
        Bytes32(hmac(&self.0, &[b"salt", &seq.to_be_bytes()]))
    }
}

/// SHA-256("seal" ‖ seed): what is published before an envelope is opened.
#[must_use]
pub fn seal_of(seed: &Bytes32) -> Bytes32 {
    Bytes32(Sha256::new().chain_update(b"seal").chain_update(seed.0).finalize().into())
}

/// What the bytes of an opened envelope hang on beside its seed: 64 bytes that stood fast before it
/// was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bound {
    first: Bytes32,
    second: Bytes32,
}

impl Bound {
    /// Version 1 of the log: the place in the chain. `prev` is that of the batch's first record,
    /// `order` the commitment of its `order.given`, which holds command and nonce.
    #[must_use]
    pub const fn to_place(prev: Bytes32, order: Bytes32) -> Self {
        Self { first: prev, second: order }
    }

    /// Version 2 of the log: what was wanted, and what the others at the table gave to it.
    #[must_use]
    pub const fn to_intent(intent: Bytes32, shared: Bytes32) -> Self {
        Self { first: intent, second: shared }
    }
}

/// The bytes of one opened envelope, read once from the front.
#[derive(Debug, Clone)]
pub struct Stream {
    seed: Bytes32,
    bound: Bound,
    next_block: u32,
    block: [u8; 32],
    read: usize,
}

impl Stream {
    /// Opens an envelope for the order that is bound to `bound`.
    #[must_use]
    pub const fn new(seed: Bytes32, bound: Bound) -> Self {
        Self { seed, bound, next_block: 0, block: [0; 32], read: 32 }
    }

    fn byte(&mut self) -> u8 {
        if self.read == self.block.len() {
            self.block = hmac(
                &self.seed.0,
                &[&self.bound.first.0, &self.bound.second.0, &self.next_block.to_be_bytes()],
            );
            self.next_block += 1;
            self.read = 0;
        }
        self.read += 1;
        self.block[self.read - 1]
    }

    /// A uniform number in [0, `n`), for 1 ≤ `n` ≤ 2³²; by rejection, so no number is favoured.
    pub fn uniform(&mut self, n: u64) -> u64 {
        let wide = n > 256;
        let range: u64 = if wide { 1 << 32 } else { 1 << 8 };
        loop {
            let drawn = if wide {
                (0..4).fold(0, |number, _| number << 8 | u64::from(self.byte()))
            } else {
                u64::from(self.byte())
            };
            if drawn < range - range % n {
                return drawn % n;
            }
        }
    }

    /// The faces of some dice, in the order in which they are read.
    pub fn roll(&mut self, dice: Dice) -> Vec<u32> {
        // A face is at most `sides`, which is a u32.
        #[expect(clippy::cast_possible_truncation, reason = "a face is at most `sides`, a u32")]
        let face = |stream: &mut Self| 1 + stream.uniform(u64::from(dice.sides())) as u32;
        (0..dice.count()).map(|_| face(self)).collect()
    }

    /// As [`Stream::uniform`], and writes down every step.
    pub fn traced(&mut self, n: u64, trace: &mut Derivation) -> u64 {
        let wide = n > 256;
        let range: u64 = if wide { 1 << 32 } else { 1 << 8 };
        loop {
            let mut step =
                BlockRead { block: 0, offset: 0, bytes: Vec::new(), drawn: 0, number: None };
            for place in 0..if wide { 4 } else { 1 } {
                let byte = self.byte();
                if trace.blocks.len() < self.next_block as usize {
                    trace.blocks.push(Bytes32(self.block));
                }
                if place == 0 {
                    (step.block, step.offset) = (self.next_block - 1, self.read - 1);
                }
                step.bytes.push(byte);
                step.drawn = step.drawn << 8 | u64::from(byte);
            }
            step.number = (step.drawn < range - range % n).then(|| step.drawn % n);
            let number = step.number;
            trace.steps.push(step);
            if let Some(number) = number {
                return number;
            }
        }
    }
}

/// How numbers came out of an envelope, for people who want to follow it by hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Derivation {
    /// The blocks that were made, from number 0.
    pub blocks: Vec<Bytes32>,
    /// What was read of them, in order.
    pub steps: Vec<BlockRead>,
}

/// One look into the blocks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlockRead {
    /// The block in which it begins.
    pub block: u32,
    /// The place in that block, from 0.
    pub offset: usize,
    /// The bytes that were read: one, or four.
    pub bytes: Vec<u8>,
    /// The number that they are, big-endian.
    pub drawn: u64,
    /// What it gives; none: it was dropped, so that no number is favoured.
    pub number: Option<u64>,
}
