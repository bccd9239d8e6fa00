//! Who gives to dice: the chains that devices lay, and the campaign's policy (version 2 of the log, section 3).

use crate::{
    Answer, Code, Referee, Rejected, Signatures,
    devices::{asked, write},
    rejected::said,
    unconfirmed::throw_waits,
};
use campaign::desk::ConsentRule;
use chance::Bytes32;
use chronicle::{
    Beacon, CampaignId, Chain, ChainLaid, LONGEST_CHAIN, Otherwise, Policy, PublicKey, Uuid, kind,
};
use decider::By;
use serde_json::json;

/// The house waits for the others so long at most, in seconds.
const LONGEST_WAIT: u64 = 600;

/// Lays a chain, of which the sender's device will give the links to others' dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LayChain {
    /// As in [`crate::Order::batch`].
    pub batch: Uuid,
    /// Who sends it: a seat.
    pub by: By,
    /// Whose chain it is; this device signs the order.
    pub device: PublicKey,
    /// Its end, from which each link is checked.
    pub anchor: Bytes32,
    /// How many links it has.
    pub length: u64,
}

/// Sets the policy of the dice (organiser only).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetPolicy {
    /// As in [`crate::Order::batch`].
    pub batch: Uuid,
    /// Who sends it.
    pub by: By,
    /// The whole policy.
    pub policy: Policy,
}

impl Referee {
    /// The policy of a campaign's dice.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn policy(&self, campaign: CampaignId) -> Result<Policy, Rejected> {
        Ok(self.table(campaign)?.now().terms.policy.clone())
    }

    /// The chain of a device, as far as the log knows it.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn chain(
        &self,
        campaign: CampaignId,
        seat: &str,
        device: &PublicKey,
    ) -> Result<Option<Chain>, Rejected> {
        Ok(self.table(campaign)?.now().terms.chains.of(seat, device))
    }

    /// Lays a chain in the place of the device's old one.
    ///
    /// # Errors
    /// [`Rejected`]; nothing was written then.
    pub fn lay_chain(
        &self,
        campaign: CampaignId,
        lay: &LayChain,
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        let LayChain { batch, by, device, anchor, length } = lay;
        let seat = crate::attest::name_of(by);
        let (device, anchor, length) = (*device, *anchor, *length);
        let laid = ChainLaid { seat, device, anchor, length };
        let command = json!({ kind::CHAIN_LAID: laid });
        self.recorded(campaign, (batch, by, &command), signatures, |now, correction| {
            let terms = &now.terms;
            if !terms.bindings.is_bound(&laid.seat, &device) {
                let (device, sender) = (device.to_string(), laid.seat.clone());
                let message = said!("device-foreign", device = device, sender = sender);
                return Err(Rejected::new(Code::DeviceForeign, message));
            }
            if terms.bindings.is_bot(&laid.seat, &device) {
                return Err(Rejected::new(Code::ChainWrong, said!("chain-of-bot")));
            }
            if !(1..=LONGEST_CHAIN).contains(&length) || terms.chains.knows(&anchor) {
                let message = said!("chain-wrong", longest = LONGEST_CHAIN);
                return Err(Rejected::new(Code::ChainWrong, message));
            }
            if signatures.device.is_some_and(|signer| signer != device) {
                let (device, sender) = (device.to_string(), laid.seat.clone());
                let message = said!("device-foreign", device = device, sender = sender);
                return Err(Rejected::new(Code::DeviceForeign, message));
            }
            correction.attestor.must_sign = true;
            let (opening, given) = asked(correction, by, &command)?;
            write(correction, (opening, &given), kind::CHAIN_LAID, &laid)
        })
    }

    /// Sets the policy. Where the house rules have players asked before the head is moved, it is set more strictly only:
    /// they rely on it.
    ///
    /// # Errors
    /// [`Rejected`]; nothing was written then.
    pub fn set_policy(
        &self,
        campaign: CampaignId,
        set: &SetPolicy,
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        let SetPolicy { batch, by, policy } = set;
        let policy = &self.with_beacon(policy);
        let command = json!({ kind::POLICY_SET: policy });
        self.recorded(campaign, (batch, by, &command), signatures, |now, correction| {
            if *by != By::Organiser {
                let message = said!("only-organiser-sets-policy");
                return Err(Rejected::new(Code::NotOrganiser, message));
            }
            check_policy(policy, self.beacon())?;
            if let Some(waits) = &now.private.unconfirmed {
                return Err(throw_waits(waits, &now.terms));
            }
            let asks = now.desk.rules.consent > ConsentRule::Organiser;
            if asks && !is_as_strict(policy, &now.terms.policy) {
                return Err(Rejected::new(Code::ConsentLoosened, said!("policy-loosened")));
            }
            let (opening, given) = asked(correction, by, &command)?;
            write(correction, (opening, &given), kind::POLICY_SET, policy)
        })
    }
}

/// Can this house keep to it? `reads`: the beacon that its host reads.
///
/// # Errors
/// `bad_policy`.
pub(crate) fn check_policy(policy: &Policy, reads: Option<&Beacon>) -> Result<(), Rejected> {
    let refused = |message| Err(Rejected::new(Code::BadPolicy, message));
    let named = policy.beacon.as_ref();
    if !policy.holds_together() || named.is_some_and(|named| Some(named) != reads) {
        return refused(said!("no-beacon-here"));
    }
    if !(1..=LONGEST_WAIT).contains(&policy.wait_seconds) {
        return refused(said!("too-long-a-wait", longest = LONGEST_WAIT));
    }
    Ok(())
}

/// Does nobody lose by the new policy what the old one gave them?
fn is_as_strict(new: &Policy, old: &Policy) -> bool {
    use chronicle::{From::All, SealedBy::Shared, ThrownBy};
    let sealed = old.sealed != Shared || new.sealed == Shared;
    let from = old.from != All || new.from == All;
    let otherwise = match (old.otherwise, new.otherwise) {
        (Otherwise::House, _) | (_, Otherwise::Refuse) => true,
        (Otherwise::Beacon, Otherwise::Beacon) => new.beacon == old.beacon,
        _ => false,
    };
    let thrown = old.thrown == ThrownBy::Anyone || new.thrown == old.thrown;
    sealed && from && otherwise && thrown && new.wait_seconds >= old.wait_seconds
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::{From, SealedBy};

    #[test]
    fn a_policy_is_as_strict_where_nobody_loses_anything() {
        let shared = Policy::together();
        let house = Policy { sealed: SealedBy::House, ..shared.clone() };
        let all = Policy { from: From::All, otherwise: Otherwise::Refuse, ..shared.clone() };
        let beacon = Policy {
            otherwise: Otherwise::Beacon,
            beacon: Some(Beacon {
                chain: Bytes32::ZERO,
                public_key: String::new(),
                genesis: 1,
                period: 3,
                scheme: "ed25519".to_owned(),
            }),
            ..shared.clone()
        };
        let mut others = beacon.clone();
        others.beacon.as_mut().unwrap().period = 4;
        let hasty = Policy { wait_seconds: 1, ..shared.clone() };
        for (new, old, strict) in [
            (&shared, &house, true),
            (&house, &shared, false),
            (&all, &shared, true),
            (&shared, &all, false),
            (&hasty, &shared, false),
            (&shared, &hasty, true),
            (&beacon, &shared, true),
            (&shared, &beacon, false),
            (&beacon, &beacon, true),
            (&others, &beacon, false),
            (&all, &beacon, true),
            (&beacon, &all, false),
        ] {
            assert_eq!(is_as_strict(new, old), strict, "{old:?} to {new:?}");
        }
    }
}
