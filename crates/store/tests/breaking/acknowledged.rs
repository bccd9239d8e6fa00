//! What a child process was told, and whether it is there.

use crate::{child::GAMES, support::Game};
use chronicle::{Head, VerifyOptions, verify};
use std::collections::BTreeMap;
use store::Store;

/// Everything that was acknowledged so far.
#[derive(Debug, Default, Clone)]
pub(crate) struct Acknowledged {
    /// The newest head of each game, by its number.
    heads: BTreeMap<u64, Head>,
    /// The newest private number of each game.
    kept: BTreeMap<u64, u64>,
    /// How many batches were acknowledged.
    pub(crate) batches: usize,
}

impl Acknowledged {
    /// Takes note of a line of the child.
    pub(crate) fn hear(&mut self, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["acknowledged", game, _, head] => {
                self.batches += 1;
                self.heads.insert(game.parse().unwrap(), head.parse().unwrap());
            }
            ["kept", game, number] => {
                self.kept.insert(game.parse().unwrap(), number.parse().unwrap());
            }
            _ => (),
        }
    }

    /// Everything acknowledged is there, nothing is half there, every chain is whole from `from`
    /// on. Answers the number of records.
    pub(crate) fn check(&self, store: &dyn Store) -> u64 {
        let mut records = 0;
        for number in 0..GAMES {
            let campaign = Game::new(number).campaign;
            let head = store.head(campaign).unwrap();
            let receipts: Vec<Head> = self.heads.get(&number).copied().into_iter().collect();
            let lines = store.read(campaign, 0, u64::MAX).unwrap();
            assert_eq!(lines.len() as u64, head.map_or(0, |head| head.seq + 1));
            if lines.is_empty() {
                assert_eq!(receipts, [], "campaign {number} is gone");
                continue;
            }
            let file: String = lines.iter().flat_map(|line| [&**line, "\n"]).collect();
            // Also says whether the log ends with a whole batch and still holds what was told.
            let verified =
                verify(file.as_bytes(), &VerifyOptions::with_receipts(receipts)).unwrap();
            assert_eq!(Some(verified.head), head);
            records += verified.counts.records;
            let kept = store
                .kept(campaign)
                .unwrap()
                .map_or(0, |kept| u64::from_be_bytes(kept.try_into().unwrap()));
            assert!(kept >= self.kept.get(&number).copied().unwrap_or(0));
        }
        records
    }
}
