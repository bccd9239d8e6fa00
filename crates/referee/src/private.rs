//! What never enters the log of a campaign: its secret, and the hashes of its keys.

use crate::{Code, Key, Randomness, Rejected, SeatKey, keys::random_bytes};
use chance::{Bytes32, Secret};
use chronicle::Head;
use decider::{By, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use subtle::ConstantTimeEq as _;

/// Kept by the store beside the log. Later versions add members and leave these.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Private {
    secret: Bytes32,
    /// The secret is the one that sealed the envelope on the table. False for an import: its
    /// envelopes were sealed elsewhere, and only salts come from this secret.
    pub(crate) sealed_here: bool,
    /// SHA-256 of each key.
    organiser: Bytes32,
    seats: BTreeMap<Seat, Bytes32>,
    /// The campaign begins to exist with this record. Before it stands in the log, the opening or
    /// the import is still being written, or was interrupted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) whole_at: Option<Head>,
}

/// The keys of a new campaign, the only time that they are seen.
pub(crate) struct FreshKeys {
    pub(crate) organiser: Key,
    pub(crate) seats: Vec<SeatKey>,
}

impl Private {
    pub(crate) fn new(
        secret: &Secret,
        sealed_here: bool,
        seats: &[Seat],
        randomness: &dyn Randomness,
    ) -> Result<(Self, FreshKeys), Rejected> {
        let organiser = Key::random(randomness)?;
        let seat_key =
            |seat: &Seat| Ok(SeatKey { seat: seat.clone(), key: Key::random(randomness)? });
        let seats: Vec<SeatKey> = seats.iter().map(seat_key).collect::<Result<_, Rejected>>()?;
        let private = Self {
            secret: Bytes32(*secret.expose()),
            sealed_here,
            organiser: organiser.hash(),
            seats: seats.iter().map(|seat| (seat.seat.clone(), seat.key.hash())).collect(),
            whole_at: None,
        };
        Ok((private, FreshKeys { organiser, seats }))
    }

    pub(crate) fn secret(&self) -> Secret {
        Secret::new(self.secret.0)
    }

    /// Whose key is it? Every stored hash is compared, whatever the first ones say.
    pub(crate) fn holder(&self, key: &Key) -> Option<By> {
        let hash = key.hash();
        let is = |stored: &Bytes32| bool::from(stored.0.ct_eq(&hash.0));
        let mut holder = is(&self.organiser).then_some(By::Organiser);
        for (seat, stored) in &self.seats {
            if is(stored) {
                holder = Some(By::Seat(seat.clone()));
            }
        }
        holder
    }

    pub(crate) fn replace(&mut self, seat: &Seat, key: &Key) {
        self.seats.insert(seat.clone(), key.hash());
    }

    pub(crate) fn to_bytes(&self) -> Result<Vec<u8>, Rejected> {
        serde_json::to_vec(self).map_err(Rejected::bug)
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Self, Rejected> {
        serde_json::from_slice(bytes).map_err(|_| {
            // The bytes hold the secret, so what serde says of them is not repeated.
            Rejected::new(
                Code::LogDamaged,
                "The keys and the secret of this campaign are stored in a form that cannot be read.",
            )
        })
    }
}

pub(crate) fn random_secret(randomness: &dyn Randomness) -> Result<Secret, Rejected> {
    random_bytes(randomness).map(Secret::new)
}
