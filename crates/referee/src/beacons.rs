//! The public beacon that stands in where too few give to dice: the one that the host reads, and its rounds (version 2 of
//! the log, section 3). It is read outside; the referee says which round is wanted, and takes it.

use crate::{Code, Referee, Rejected, WantedRound, asked::Asked, rejected::said, terms::Terms};
use chance::Bytes32;
use chronicle::{Beacon, CampaignId, Otherwise, Policy, Round, Way};

impl Referee {
    /// The host reads this beacon: from now on policies may name it. Only the first counts.
    pub fn read_beacon(&self, beacon: Beacon) {
        let _ = self.beacon.set(beacon);
    }

    /// The beacon that the host reads.
    pub fn beacon(&self) -> Option<&Beacon> {
        self.beacon.get()
    }

    /// Takes the round that stands in for those who gave nothing to an order's dice. A round that is not wanted any more
    /// changes nothing.
    ///
    /// # Errors
    /// `beacon_silent`, where it is another round, or its signature is wrong.
    pub fn give_round(
        &self,
        campaign: CampaignId,
        ask: &Bytes32,
        round: Round,
    ) -> Result<(), Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        let asked = now.private.asked.as_ref().filter(|asked| asked.ask() == *ask);
        let Some(beacon) = now.terms.policy.beacon.as_ref() else { return Ok(()) };
        let Some(asked) = asked else { return Ok(()) };
        if beacon.round_after(asked.at) != Some(round.round)
            || beacon.has_published(&round) != Some(true)
        {
            return Err(beacon_silent());
        }
        table.gathered().round = Some(round);
        Ok(())
    }

    /// A policy that falls back on a beacon names the host's, where it names none.
    pub(crate) fn with_beacon(&self, policy: &Policy) -> Policy {
        let mut policy = policy.clone();
        if policy.otherwise == Otherwise::Beacon && policy.beacon.is_none() {
            policy.beacon = self.beacon().cloned();
        }
        policy
    }
}

/// Which round stands in, where so many have given and so many were silent; none: the policy goes another way.
pub(crate) fn wanted(
    terms: &Terms,
    asked: &Asked,
    (given, silent): (usize, usize),
) -> Option<WantedRound> {
    let way = asked.way(terms, given, silent);
    let beacon = terms.policy.beacon.clone().filter(|_| way == Some(Way::Beacon))?;
    let round = beacon.round_after(asked.at)?;
    let begins = beacon.begins(round)?;
    Some(WantedRound { beacon, round, begins })
}

pub(crate) fn beacon_silent() -> Rejected {
    Rejected::new(Code::BeaconSilent, said!("beacon-silent"))
}

pub(crate) fn beacon_not_read() -> Rejected {
    Rejected::new(Code::BeaconSilent, said!("beacon-not-read"))
}
