//! Devices, and what is settled of chance.

use super::{Sent, wanted};
use chronicle::{
    BOT, Bytes32, ChainLaid, DeviceReleased, IntentTold, Policy, PublicKey, Signature, Uuid,
};
use decider::By;
use serde::Deserialize;
use server::body::{
    Accepted, BindDeviceBody, LayChainBody, LendDeviceBody, PolicyBody, ReleaseDeviceBody,
    SetPolicyBody,
};

/// What the log records of devices and of chance: its kind is the command.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
enum Settled {
    #[serde(rename = "seat.device_bound")]
    Bound(Bound),
    #[serde(rename = "seat.device_released")]
    Released(DeviceReleased),
    #[serde(rename = "chance.chain_laid")]
    Laid(ChainLaid),
    #[serde(rename = "chance.policy_set")]
    Policy(Policy),
}

/// A binding, still without its proof.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bound {
    seat: String,
    device: PublicKey,
    label: String,
}

/// How bindings name whoever sends an order.
fn name_of(by: &By) -> String {
    by.seat().map_or_else(|| by.to_string(), |seat| seat.name().to_owned())
}

impl Sent for BindDeviceBody {
    const PATH: &'static str = "devices";
    type Answer = Accepted;

    fn batch(&self) -> Option<Uuid> {
        Some(self.batch)
    }

    fn is_wanted_by(&self, order: &IntentTold) -> bool {
        let Some(Settled::Bound(bound)) = wanted(order) else { return false };
        let Bound { seat, device, label } = bound;
        seat == name_of(&order.by) && device == self.device && label.trim() == self.label.trim()
    }

    fn prove(&mut self, proof: Signature) {
        self.proof = Some(proof);
    }
}

impl Sent for LendDeviceBody {
    const PATH: &'static str = "devices/lent";
    type Answer = Accepted;

    fn batch(&self) -> Option<Uuid> {
        Some(self.batch)
    }

    /// Only a player lends, and the house names the device.
    fn is_wanted_by(&self, order: &IntentTold) -> bool {
        let Some(Settled::Bound(bound)) = wanted(order) else { return false };
        bound.label == BOT && order.by.seat().is_some_and(|seat| seat.name() == bound.seat)
    }
}

impl Sent for ReleaseDeviceBody {
    const PATH: &'static str = "devices/release";
    type Answer = Accepted;

    fn batch(&self) -> Option<Uuid> {
        Some(self.batch)
    }

    fn is_wanted_by(&self, order: &IntentTold) -> bool {
        let Some(Settled::Released(released)) = wanted(order) else { return false };
        let DeviceReleased { seat, device, why } = released;
        seat.trim() == self.seat.trim() && device == self.device && why.trim() == self.why.trim()
    }
}

impl Sent for LayChainBody {
    const PATH: &'static str = "devices/chain";
    type Answer = Accepted;

    fn batch(&self) -> Option<Uuid> {
        Some(self.batch)
    }

    fn is_wanted_by(&self, order: &IntentTold) -> bool {
        let Some(Settled::Laid(laid)) = wanted(order) else { return false };
        let ChainLaid { seat, device, anchor, length } = laid;
        let chain: (PublicKey, Bytes32, u64) = (device, anchor, length);
        seat == name_of(&order.by) && chain == (self.device, self.anchor, self.length)
    }
}

impl Sent for SetPolicyBody {
    const PATH: &'static str = "dice-policy";
    type Answer = Accepted;

    fn batch(&self) -> Option<Uuid> {
        Some(self.batch)
    }

    /// The house fills in which beacon.
    fn is_wanted_by(&self, order: &IntentTold) -> bool {
        let Some(Settled::Policy(policy)) = wanted(order) else { return false };
        PolicyBody::from(&policy) == self.policy
    }
}
