//! Whose devices sign for whom (version 2, section 2).

use crate::{PublicKey, Signature};
use serde::{Deserialize, Serialize};

/// What the label of a device says whose key the house may hold. It gives no links and witnesses
/// nothing.
pub const BOT: &str = "bot";

/// `seat.device_bound`: a device signs for a seat from now on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeviceBound {
    /// The seat; `organiser` is one, too.
    pub seat: String,
    /// The device.
    pub device: PublicKey,
    /// What its owner calls it.
    pub label: String,
    /// The new device's signature over [`crate::bind_message`].
    pub proof: Signature,
}

/// `seat.device_released`: it signs for the seat no more. What it has signed stays good.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeviceReleased {
    /// The seat.
    pub seat: String,
    /// The device.
    pub device: PublicKey,
    /// Why, in the words of whoever released it.
    pub why: String,
}
