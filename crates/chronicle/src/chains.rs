//! The chains that devices have laid, as far as their links are known (version 2, section 3).

use crate::{BOT, Bindings, ChainLaid, LONGEST_CHAIN, PublicKey, link_before};
use chance::Bytes32;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Every chain of a log, along the stream: no rewind takes a link back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chains {
    /// By seat and device; the last one laid.
    laid: BTreeMap<(String, PublicKey), Chain>,
    anchors: BTreeSet<Bytes32>,
}

/// A chain as far as its links are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chain {
    /// How many links it has.
    pub length: u64,
    /// The last link that was seen; 0: the anchor.
    pub index: u64,
    /// That link.
    pub value: Bytes32,
}

impl Chain {
    /// Has it a link left?
    #[must_use]
    pub const fn gives(&self) -> bool {
        self.index < self.length
    }

    /// How many links before this one are accounted for nowhere; none: it is no later link of this chain.
    #[must_use]
    pub fn skipped(&self, campaign: &Bytes32, index: u64, value: Bytes32) -> Option<u64> {
        if index <= self.index || index > self.length {
            return None;
        }
        let before = (self.index..index).fold(value, |link, _| link_before(campaign, &link));
        (before == self.value).then_some(index - self.index - 1)
    }
}

impl Chains {
    /// Takes a chain in the place of the device's old one. False: it is empty, too long, or was laid before.
    pub fn lay(&mut self, laid: &ChainLaid) -> bool {
        let fits = (1..=LONGEST_CHAIN).contains(&laid.length);
        if !fits || !self.anchors.insert(laid.anchor) {
            return false;
        }
        let chain = Chain { length: laid.length, index: 0, value: laid.anchor };
        self.laid.insert((laid.seat.clone(), laid.device), chain);
        true
    }

    /// Was a chain laid that ends so?
    #[must_use]
    pub fn knows(&self, anchor: &Bytes32) -> bool {
        self.anchors.contains(anchor)
    }

    /// The chain of a device.
    #[must_use]
    pub fn of(&self, seat: &str, device: &PublicKey) -> Option<Chain> {
        self.laid.get(&(seat.to_owned(), *device)).copied()
    }

    /// Takes a link, and answers how many before it are accounted for nowhere; none: it is no next link.
    pub fn link(
        &mut self,
        campaign: &Bytes32,
        (seat, device): (&str, &PublicKey),
        index: u64,
        value: Bytes32,
    ) -> Option<u64> {
        let chain = self.laid.get_mut(&(seat.to_owned(), *device))?;
        let skipped = chain.skipped(campaign, index, value)?;
        (chain.index, chain.value) = (index, value);
        Some(skipped)
    }

    /// The devices that can give: bound, of nobody whose key the house may hold, with links left.
    pub fn givers<'g>(
        &'g self,
        bindings: &'g Bindings,
    ) -> impl Iterator<Item = (&'g str, PublicKey)> {
        bindings.all().filter_map(|(seat, device, label)| {
            let gives = label != BOT && self.of(seat, device).is_some_and(|chain| chain.gives());
            gives.then_some((seat, *device))
        })
    }
}
