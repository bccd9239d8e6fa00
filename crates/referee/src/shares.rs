//! The others' part in the dice of a request that writes several batches: a correction, or going on without somebody.
//! Each batch that opens an envelope is asked for on the hash of the one before, and all of them are stored together
//! (version 2 of the log, section 6).

use crate::{
    Rejected,
    asked::{Asked, Came, KeptRequest, Share},
    attest::came_to,
    terms::Terms,
};
use chance::Bytes32;
use chronicle::{Asker, Beacon, PublicKey, Timestamp};
use std::collections::BTreeSet;

/// What is known of the others' part in a request, and who can still be asked.
pub(crate) struct Shares {
    pub(crate) request: KeptRequest,
    /// When the request was accepted; none: now.
    pub(crate) at: Option<Timestamp>,
    /// How many of what came before have found their batch.
    told: usize,
    came: Option<Came>,
    pub(crate) attending: BTreeSet<(String, PublicKey)>,
    /// The beacon that the host reads.
    pub(crate) reads: Option<Beacon>,
    /// The batch for which the others are asked now.
    pub(crate) asks: Option<Asked>,
}

impl Shares {
    /// Nobody was asked yet.
    pub(crate) fn new(
        request: KeptRequest,
        (attending, reads): (BTreeSet<(String, PublicKey)>, Option<&Beacon>),
    ) -> Self {
        let reads = reads.cloned();
        Self { request, at: None, told: 0, came: None, attending, reads, asks: None }
    }

    /// The same request once more, with what has come to the batch that waited.
    pub(crate) fn resumed(
        (asked, request): (&Asked, &KeptRequest),
        came: Came,
        (attending, reads): (BTreeSet<(String, PublicKey)>, Option<&Beacon>),
    ) -> Self {
        let new = Self::new(request.clone(), (attending, reads));
        Self { at: Some(asked.at), came: Some(came), ..new }
    }

    /// What the next batch tells, where that is known.
    pub(crate) fn next(
        &mut self,
        terms: &Terms,
        ask: (Bytes32, &Asker<'_>),
    ) -> Result<Option<Share>, Rejected> {
        let share = match (self.request.came.get(self.told), self.came.take()) {
            (Some(share), came) => {
                self.came = came;
                share.clone()
            }
            (None, None) => return Ok(None),
            (None, Some(Came { given, silent, spent, round })) => {
                Share { told: came_to(terms, ask, (given, silent), round)?, spent }
            }
        };
        if share.told.ask != ask.0 {
            return Err(Rejected::bug("another batch was asked for"));
        }
        self.tell(share.clone());
        Ok(Some(share))
    }

    /// The next batch tells this.
    pub(crate) fn tell(&mut self, share: Share) {
        if self.told == self.request.came.len() {
            self.request.came.push(share);
        }
        self.told += 1;
    }
}
