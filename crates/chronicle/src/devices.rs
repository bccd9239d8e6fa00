//! Whose devices sign for whom (version 2, section 2).

use crate::{PublicKey, Signature};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

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

/// Whose devices sign for whom, along the stream: no rewind undoes a binding.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bindings {
    /// What is bound now, by seat and device, with what its owner calls it.
    bound: BTreeMap<(String, PublicKey), String>,
    /// Seats that have had a device: their orders are signed for ever.
    ever: BTreeSet<String>,
}

impl Bindings {
    /// Must this seat's orders be signed?
    #[must_use]
    pub fn signs(&self, seat: &str) -> bool {
        self.ever.contains(seat)
    }

    /// Has the seat a device now?
    #[must_use]
    pub fn has_device(&self, seat: &str) -> bool {
        self.of(seat).next().is_some()
    }

    /// Does this device sign for the seat now?
    #[must_use]
    pub fn is_bound(&self, seat: &str, device: &PublicKey) -> bool {
        self.bound.contains_key(&(seat.to_owned(), *device))
    }

    /// May the house hold the key of this device?
    #[must_use]
    pub fn is_bot(&self, seat: &str, device: &PublicKey) -> bool {
        self.bound.get(&(seat.to_owned(), *device)).is_some_and(|label| label == BOT)
    }

    /// The seat's devices, with what their owner calls them.
    pub fn of<'b>(&'b self, seat: &'b str) -> impl Iterator<Item = (&'b PublicKey, &'b str)> {
        self.all()
            .filter(move |(bound, ..)| *bound == seat)
            .map(|(_, device, label)| (device, label))
    }

    /// Every seat's devices.
    pub fn all(&self) -> impl Iterator<Item = (&str, &PublicKey, &str)> {
        self.bound.iter().map(|((seat, device), label)| (&**seat, device, &**label))
    }

    /// All seats of the person who holds this one: those that share a device, directly or through
    /// others.
    #[must_use]
    pub fn person(&self, seat: &str) -> BTreeSet<String> {
        let mut person = BTreeSet::from([seat.to_owned()]);
        loop {
            let devices: BTreeSet<&PublicKey> =
                self.bound.keys().filter(|at| person.contains(&at.0)).map(|at| &at.1).collect();
            let more: Vec<String> = self
                .bound
                .keys()
                .filter(|(seat, device)| devices.contains(device) && !person.contains(seat))
                .map(|(seat, _)| seat.clone())
                .collect();
            if more.is_empty() {
                return person;
            }
            person.extend(more);
        }
    }

    /// A device is bound.
    pub fn bind(&mut self, bound: &DeviceBound) {
        self.ever.insert(bound.seat.clone());
        self.bound.insert((bound.seat.clone(), bound.device), bound.label.clone());
    }

    /// A device is released; false where it was not bound.
    pub fn release(&mut self, released: &DeviceReleased) -> bool {
        self.bound.remove(&(released.seat.clone(), released.device)).is_some()
    }
}
