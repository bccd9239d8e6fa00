//! What the stream says of the log itself: of which version it is, and whose devices sign. No rewind
//! changes any of it.

use crate::Rejected;
use chance::Bytes32;
use chronicle::{
    Bindings, ChainLaid, Chains, Contributed, DeviceBound, DeviceReleased, Format, Given, Line,
    Policy, PublicKey, Record, SealedBy, Spent, Timestamp, kind,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The terms on which a log is written.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Terms {
    pub(crate) format: Format,
    /// The whole hash of genesis.
    pub(crate) campaign: Bytes32,
    /// The key with which the house signs checkpoints and asks (version 2).
    pub(crate) log_key: Option<PublicKey>,
    pub(crate) bindings: Bindings,
    /// What is left of the chains of these devices.
    pub(crate) chains: Chains,
    /// Who gives to sealed dice, and who may type thrown ones.
    pub(crate) policy: Policy,
    /// When the last record was accepted.
    pub(crate) at: Option<Timestamp>,
}

/// What of a record the terms hang on.
pub(crate) struct Noted<'r> {
    pub(crate) seq: u64,
    pub(crate) hash: Bytes32,
    pub(crate) at: Timestamp,
    pub(crate) kind: &'r str,
    pub(crate) v: u32,
    pub(crate) data: Option<&'r str>,
}

impl<'r> From<&'r Record> for Noted<'r> {
    fn from(record: &'r Record) -> Self {
        let (kind, data) = (&*record.kind, record.data_text());
        Self { seq: record.seq, hash: record.hash, at: record.at, kind, v: record.v, data }
    }
}

impl<'r> From<&'r Line<'r>> for Noted<'r> {
    fn from(line: &'r Line<'r>) -> Self {
        let Line { seq, hash, at, kind, v, data, .. } = *line;
        Self { seq, hash, at, kind, v, data }
    }
}

impl Terms {
    /// Before genesis.
    pub(crate) fn nothing() -> Self {
        Self {
            format: Format::One,
            campaign: Bytes32::ZERO,
            log_key: None,
            bindings: Bindings::default(),
            chains: Chains::default(),
            policy: Policy::alone(),
            at: None,
        }
    }

    /// Do the others give to sealed dice?
    pub(crate) fn are_shared(&self) -> bool {
        self.format == Format::Two && self.policy.sealed == SealedBy::Shared
    }

    /// Takes links that were given.
    pub(crate) fn links(&mut self, given: &[Given]) {
        for link in given {
            // What was written was checked; an imported log was verified.
            let at = (&*link.seat, &link.device);
            let _ = self.chains.link(&self.campaign, at, link.index, link.value);
        }
    }

    /// Takes the next record of the stream.
    pub(crate) fn take<'r>(&mut self, told: impl Into<Noted<'r>>) -> Result<(), Rejected> {
        let Noted { seq, hash, at, kind, v, data } = told.into();
        self.at = Some(at);
        match kind {
            kind::CAMPAIGN_CREATED if seq == 0 => {
                self.campaign = hash;
                if Format::Two.version_of(kind) == Some(v) {
                    self.format = Format::Two;
                    let Created { chance, log_key } = read(data)?;
                    (self.policy, self.log_key) = (chance, Some(log_key));
                }
            }
            kind::DEVICE_BOUND => self.bindings.bind(&read::<DeviceBound>(data)?),
            kind::DEVICE_RELEASED => {
                self.bindings.release(&read::<DeviceReleased>(data)?);
            }
            kind::CHAIN_LAID => {
                self.chains.lay(&read::<ChainLaid>(data)?);
            }
            kind::POLICY_SET => self.policy = read(data)?,
            kind::CONTRIBUTED => self.links(&read::<Contributed>(data)?.given),
            kind::SPENT => self.links(&read::<Spent>(data)?.given),
            _ => (),
        }
        Ok(())
    }

    /// When something is accepted: in version 2 time never runs backwards, whatever the clock says.
    pub(crate) fn moment(&self, clock: Timestamp) -> Timestamp {
        match self.format {
            Format::One => clock,
            Format::Two => self.at.map_or(clock, |last| last.max(clock)),
        }
    }
}

/// What genesis says of dice and of the house.
#[derive(Deserialize)]
struct Created {
    chance: Policy,
    log_key: PublicKey,
}

fn read<T: DeserializeOwned>(data: Option<&str>) -> Result<T, Rejected> {
    serde_json::from_str(data.unwrap_or("null")).map_err(Rejected::damaged)
}
