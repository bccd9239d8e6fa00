//! What is sent and answered about devices that sign orders.

use crate::body::ChainBody;
use crate::shapes::{BATCH, HASH, SIGNATURE};
use chronicle::{PublicKey, Signature, Uuid};
use referee::Device;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Binds a device to whoever sends this: from then on each of their orders is signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BindDeviceBody {
    /// As in an order.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// The device's public key, Ed25519: 64 hex digits.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub device: PublicKey,
    /// What its owner calls it, 1 to 40 characters; everybody reads it.
    pub label: String,
    /// The device's signature over the binding, 128 hex digits; left out to ask what is to be signed.
    #[serde(default)]
    #[schemars(with = "Option<String>", extend("pattern" = SIGNATURE))]
    pub proof: Option<Signature>,
}

/// Lets the house sign what the key's holder leaves ahead of time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LendDeviceBody {
    /// As in an order.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
}

/// Releases a device: it signs for the seat no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReleaseDeviceBody {
    /// As in an order.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// Whose it is: a seat, or `organiser`.
    pub seat: String,
    /// Which: its public key.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub device: PublicKey,
    /// Why, 1 to 500 characters; everybody will read it.
    pub why: String,
}

/// A device that signs for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Device")]
pub struct DeviceBody {
    /// For whom: a seat, or `organiser`.
    pub seat: String,
    /// Its public key.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub device: PublicKey,
    /// What its owner calls it.
    pub label: String,
    /// The chain of which it gives links to others' dice, if it has laid one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain: Option<ChainBody>,
}

impl From<Device> for DeviceBody {
    fn from(device: Device) -> Self {
        let Device { seat, device, label, chain } = device;
        Self { seat, device, label, chain: chain.map(Into::into) }
    }
}
