//! What the house signs of a log: that it ends so (version 2, section 8); and what others countersign of it.

use crate::{
    Code, Referee, Rejected,
    live_campaign::{LiveCampaign, Now},
    rejected::said,
    seen::Seen,
};
use chance::Bytes32;
use chronicle::{CampaignId, Checkpoint, NotCheckpoint, PublicKey};

/// So many notes of other histories are kept: one proves all that they all prove.
const MOST_FORKS: usize = 8;

/// How long the log of a campaign is by the house's word, and what others have seen of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checkpoints {
    /// The house's word on where the log ends now; none: the log is of version 1, or was begun by another house.
    pub latest: Option<Checkpoint>,
    /// The newest note that each device has countersigned since this house came up.
    pub seen: Vec<Seen>,
    /// Notes that the house has signed and that do not fit this log: each proves that there are two histories.
    pub forks: Vec<Checkpoint>,
}

impl Referee {
    /// The house's word on where the log of a campaign ends now; none: the log is of version 1, or was begun by
    /// another house.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn checkpoint(&self, campaign: CampaignId) -> Result<Option<Checkpoint>, Rejected> {
        let table = self.table(campaign)?;
        Ok(latest(&table, &table.now()))
    }

    /// The same, with what others have countersigned, and what does not fit.
    ///
    /// # Errors
    /// `unknown_campaign`; `log_damaged` where a note that is kept cannot be read.
    pub fn checkpoints(&self, campaign: CampaignId) -> Result<Checkpoints, Rejected> {
        let table = self.table(campaign)?;
        let seen = table.seen().values().cloned().collect();
        let now = table.now();
        let forks = now.private.forks.iter().map(|note| note.parse().map_err(Rejected::damaged));
        Ok(Checkpoints {
            latest: latest(&table, &now),
            seen,
            forks: forks.collect::<Result<_, _>>()?,
        })
    }

    /// Takes a note that a device has countersigned. One that the house has signed and that does not fit this log
    /// is kept and shown to everybody from now on, whoever brings it.
    ///
    /// # Errors
    /// `forked`, where it does not fit; `checkpoint_wrong`, where it is no note of this campaign's house;
    /// `device_foreign`, where no device that signs for somebody here has countersigned it; `no_devices_here`.
    pub fn countersigned(&self, campaign: CampaignId, note: &str) -> Result<(), Rejected> {
        let wrong = |error: NotCheckpoint| {
            let message = said!("checkpoint-wrong", why = error.to_string());
            Rejected::new(Code::CheckpointWrong, message)
        };
        let note: Checkpoint = note.parse().map_err(wrong)?;
        self.reach(campaign, note.head().seq)?;
        let table = self.table(campaign)?;
        let (fits, signers) = {
            let now = table.now();
            let Some(house) = now.terms.log_key else {
                return Err(Rejected::new(Code::NoDevicesHere, said!("no-devices-here")));
            };
            if note.campaign != now.terms.campaign {
                return Err(wrong(NotCheckpoint::NotTheHouse(now.terms.campaign)));
            }
            let devices = note.check(&house).map_err(wrong)?;
            let fits = note.head().seq <= now.tip.last.seq
                && self.hash_of(&table, &now, note.head().seq)? == note.last;
            let bound = now.terms.bindings.all();
            let signers: Vec<_> = bound
                .filter(|(_, device, _)| devices.contains(device))
                .map(|(seat, device, _)| (seat.to_owned(), *device))
                .collect();
            (fits, signers)
        };
        if !fits {
            let message = said!("forked", size = note.size);
            let text = note.to_string();
            tracing::error!(%campaign, note = text, "the house has signed another history of this log");
            let known = table.now().private.forks.contains(&text);
            if !known {
                self.change_private(campaign, |private| {
                    if private.forks.len() < MOST_FORKS {
                        private.forks.push(text.clone());
                    }
                })?;
            }
            return Err(Rejected::new(Code::Forked, message));
        }
        if signers.is_empty() {
            return Err(Rejected::new(Code::DeviceForeign, said!("nobody-countersigned")));
        }
        let at = self.now();
        let mut seen = table.seen();
        for (seat, device) in signers {
            let newer = seen.get(&device).is_none_or(|before| before.note.size <= note.size);
            if newer {
                seen.insert(device, Seen { seat, device, note: note.clone(), at });
            }
        }
        Ok(())
    }

    /// The whole hash of genesis, and the key with which the house signs; none: the log is of version 1.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn house(&self, campaign: CampaignId) -> Result<Option<(Bytes32, PublicKey)>, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        Ok(now.terms.log_key.map(|key| (now.terms.campaign, key)))
    }
}

/// Signed once for each end of the log: every answer about the campaign carries it.
fn latest(table: &LiveCampaign, now: &Now) -> Option<Checkpoint> {
    let mut signed = table.signed();
    if signed.as_ref().is_none_or(|note| note.head() != now.tip.last) {
        let key = now.private.log_key();
        *signed = key.map(|key| Checkpoint::of(now.terms.campaign, now.tip.last, &key));
    }
    signed.clone()
}
