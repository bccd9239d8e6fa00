//! Taking in a log from elsewhere.

use crate::{
    Code, NewCampaign, Parts, Reader, Referee, Rejected,
    live_campaign::{fault, not_appended},
    panic_guard::guarded,
    private_blob::{FreshKeys, PrivateBlob, random_secret},
    rejected::said,
};
use chronicle::{CampaignId, Head, NotImported, Verified, VerifyOptions};
use decider::By;
use std::{convert::Infallible, sync::Arc};
use store::{MemoryStore, Store};

/// A full log without fault.
pub(crate) struct Checked {
    pub(crate) verified: Verified,
    pub(crate) batches: Vec<chronicle::Batch>,
}

impl Referee {
    /// Verifies a full log in file form, plays it through, and takes it in under its own id, with
    /// new keys. Its envelopes were sealed elsewhere: from here on dice are thrown and typed.
    ///
    /// An import that was interrupted is taken up again where it stopped, by the same file.
    ///
    /// # Errors
    /// `not_verified` with the first fault, `rules_differ` where an order does not come to what the log
    /// says, `redacted_copy`, `foreign_log`, `campaign_exists`. Nothing was written then.
    pub fn import(&self, file: &[u8]) -> Result<NewCampaign, Rejected> {
        guarded(|| self.import_checked(file, None))
    }

    /// Takes a campaign over from another house of the same owner, with the secret that seals its
    /// envelopes and with new keys: it goes on here as it would have gone on there.
    ///
    /// # Errors
    /// As [`Referee::import`]; `unknown_campaign` when it is not there.
    pub fn take_over(&self, from: &Self, campaign: CampaignId) -> Result<NewCampaign, Rejected> {
        guarded(|| {
            let mut file = Vec::new();
            from.export(campaign, &Reader::Keyed(By::Organiser), 0, &mut file)?;
            let private = from.table(campaign)?.now().private.clone();
            self.import_checked(&file, Some(&private))
        })
    }

    fn import_checked(
        &self,
        file: &[u8],
        from: Option<&PrivateBlob>,
    ) -> Result<NewCampaign, Rejected> {
        let Checked { verified, batches } = Self::checked(file)?;
        let campaign = verified.campaign;
        let store = &self.parts.store;
        let here = store.head(campaign).map_err(fault)?;
        if let Some(here) = here {
            self.check_unfinished(&verified, here, &batches)?;
        }
        let secret = match from {
            Some(private) => private.secret(),
            None => random_secret(&*self.parts.randomness)?,
        };
        let is_sealed_here = from.is_some_and(|private| private.sealed_here);
        let (name, mut private, keys) =
            self.played_through(&verified, &batches, &secret, is_sealed_here)?;
        if from.is_none() {
            follows_from_the_rules(file, campaign)?;
        }

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
        let FreshKeys { organiser, seats } = keys;
        Ok(NewCampaign { campaign, name, head: verified.head, organiser, seats })
    }

    /// Verifies a log in file form and takes it apart; it must hide nothing.
    pub(crate) fn checked(file: &[u8]) -> Result<Checked, Rejected> {
        let mut batches = Vec::new();
        let verified = chronicle::import(file, &VerifyOptions::default(), |batch| {
            batches.push(batch);
            Ok::<(), Infallible>(())
        })
        .map_err(|not_imported| match not_imported {
            NotImported::Faulty(fault) => not_verified(&fault),
            NotImported::Refused(never) => match never {},
        })?;
        if verified.counts.redacted > 0 {
            let hidden = verified.counts.redacted;
            return Err(Rejected::new(Code::RedactedCopy, said!("redacted", hidden = hidden)));
        }
        Ok(Checked { verified, batches })
    }

    /// What is here may be the beginning of this very file, left by an interrupted import.
    fn check_unfinished(
        &self,
        verified: &Verified,
        here: Head,
        batches: &[chronicle::Batch],
    ) -> Result<(), Rejected> {
        let campaign = verified.campaign;
        let kept = self.parts.store.kept(campaign).map_err(fault)?;
        let private = kept.map(|kept| PrivateBlob::from_bytes(&kept)).transpose()?;
        let unfinished = private.is_some_and(|kept| kept.whole_at == Some(verified.head));
        let begins = batches.iter().any(|batch| batch.head() == Some(here));
        if unfinished && begins && here.seq < verified.head.seq {
            return Ok(());
        }
        Err(Rejected::new(
            Code::CampaignExists,
            said!("campaign-exists", campaign = campaign.to_string(), seq = here.seq),
        ))
    }

    /// Loads the log from memory exactly as it will be loaded from the store.
    pub(crate) fn played_through(
        &self,
        verified: &Verified,
        batches: &[chronicle::Batch],
        secret: &chance::Secret,
        is_sealed_here: bool,
    ) -> Result<(String, PrivateBlob, FreshKeys), Rejected> {
        let memory = Arc::new(MemoryStore::new());
        let mut expected = None;
        for batch in batches {
            memory.append(verified.campaign, expected, batch).map_err(not_appended)?;
            expected = batch.head();
        }
        let (placeholder, _) = PrivateBlob::new(secret, false, &[], &*self.parts.randomness)?;
        memory.keep(verified.campaign, &placeholder.to_bytes()?).map_err(fault)?;
        let trial = Self::with(Parts { store: memory, snapshots: None, ..self.parts.clone() });
        let table = trial.table(verified.campaign).map_err(|rejected| {
            Rejected::new(Code::ForeignLog, said!("foreign-log", why = rejected.message))
        })?;
        let now = table.now();
        let state = &now.standing.state;
        let randomness = &*self.parts.randomness;
        let (private, keys) = PrivateBlob::new(secret, is_sealed_here, &state.seats, randomness)?;
        Ok((state.name.clone(), private, keys))
    }
}

/// What happened must follow from the orders and the dice, where the rules are still those of then.
fn follows_from_the_rules(file: &[u8], campaign: CampaignId) -> Result<(), Rejected> {
    // It was verified line by line before, so it is text.
    let checked = crate::check_rules(std::str::from_utf8(file).map_err(Rejected::damaged)?)?;
    let Some(differing) = checked.differing.first() else { return Ok(()) };
    let (campaign, what) = (campaign.to_string(), differing.to_string());
    Err(Rejected::new(Code::RulesDiffer, said!("rules-differ", campaign = campaign, what = what)))
}

pub(crate) fn not_verified(fault: &chronicle::Fault) -> Rejected {
    Rejected::new(
        Code::NotVerified,
        said!("not-verified", code = fault.code, fault = fault.to_string()),
    )
}
