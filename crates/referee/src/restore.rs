//! Taking a campaign back from a backup: its log, and what was kept beside it.

use crate::{
    Code, NewCampaign, Referee, Rejected,
    import::Checked,
    live_campaign::{fault, not_appended},
    panic_guard::guarded,
    private_blob::PrivateBlob,
    rejected::said,
};
use chronicle::{CampaignId, Head};

/// A campaign that was taken back.
#[derive(Debug, Clone)]
pub struct Restored {
    /// Its id.
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// Its last record.
    pub head: Head,
    /// It was here already, as far as the backup goes or further; nothing was written.
    pub here_already: bool,
    /// The keys of the seats, when the backup held none: those of before open nothing any more.
    pub new_keys: Option<NewCampaign>,
}

impl Referee {
    /// Verifies a full log in file form and takes it back under its own id. With what was kept beside
    /// it, keys go on opening what they opened, and envelopes can be opened. Without, it is an import.
    ///
    /// A restore that was interrupted is taken up again by the same file.
    ///
    /// # Errors
    /// `not_verified`, `redacted_copy`, `foreign_log`; `campaign_exists` when the log that is here is
    /// not this one. Nothing was written then.
    pub fn restore(&self, file: &[u8], kept: Option<&[u8]>) -> Result<Restored, Rejected> {
        guarded(|| self.restore_checked(file, kept))
    }

    fn restore_checked(&self, file: &[u8], kept: Option<&[u8]>) -> Result<Restored, Rejected> {
        let Checked { verified, batches } = Self::checked(file)?;
        let (campaign, store) = (verified.campaign, &self.parts.store);
        let here = store.head(campaign).map_err(fault)?;
        let known = |head: Head| batches.iter().any(|batch| batch.head() == Some(head));
        if let Some(here) = here
            && here.seq >= verified.head.seq
            && self.continuity(campaign, &[verified.head])?.1.is_none()
        {
            let name = self.place(campaign, None)?.standing.state.name.clone();
            let (head, here_already, new_keys) = (here, true, None);
            return Ok(Restored { campaign, name, head, here_already, new_keys });
        }
        if let Some(here) = here.filter(|here| !known(*here)) {
            let message =
                said!("campaign-exists-other", campaign = campaign.to_string(), seq = here.seq);
            return Err(Rejected::new(Code::CampaignExists, message));
        }
        let Some(kept) = kept else {
            let new = self.import(file)?;
            let (name, head) = (new.name.clone(), new.head);
            return Ok(Restored { campaign, name, head, here_already: false, new_keys: Some(new) });
        };
        let mut private = PrivateBlob::from_bytes(kept)?;
        check_seal(&private, &verified, &batches)?;
        // It must be playable before anything is written.
        let (name, ..) =
            self.played_through(&verified, &batches, &private.secret(), private.sealed_here)?;
        private.whole_at = Some(verified.head);
        store.keep(campaign, &private.to_bytes()?).map_err(fault)?;
        let mut expected = here;
        for batch in &batches {
            let head = batch.head().ok_or_else(|| Rejected::bug("a batch without records"))?;
            if here.is_some_and(|here| head.seq <= here.seq) {
                continue;
            }
            store.append(campaign, expected, batch).map_err(not_appended)?;
            expected = Some(head);
        }
        self.forget(campaign);
        self.published(campaign, verified.head);
        let head = verified.head;
        Ok(Restored { campaign, name, head, here_already: false, new_keys: None })
    }
}

/// Was the envelope that lies on the table sealed with the secret that was kept?
fn check_seal(
    private: &PrivateBlob,
    verified: &chronicle::Verified,
    batches: &[chronicle::Batch],
) -> Result<(), Rejected> {
    let mut seals =
        batches.iter().flat_map(|batch| &batch.records).filter_map(|record| record.seal);
    let on_the_table = seals.next_back();
    let ours = private.secret().seal(verified.next_envelope);
    if !private.sealed_here || on_the_table == Some(ours) {
        return Ok(());
    }
    Err(Rejected::new(Code::NotVerified, said!("other-secret")))
}
