//! What is kept of reminders, beside the log: where they go, and what has become of each.

use crate::{
    Code, PendingSince, Referee, Rejected, Reminded, book, live_campaign::fault,
    private_blob::PrivateBlob, rejected::said,
};
use chronicle::{CampaignId, Head};
use chrono::{DateTime, Utc};
use decider::By;
use std::collections::BTreeMap;

/// The longest address.
const LONGEST: usize = 500;

/// Of so many reminders is kept what has become of them: a deadline of every step goes on for months, and no campaign waits
/// for so many things at once.
const MOST: usize = 256;

fn forget_oldest(reminded: &mut BTreeMap<String, Reminded>) {
    while reminded.len() > MOST {
        let oldest = reminded.iter().min_by_key(|(_, reminded)| reminded.at);
        let Some(oldest) = oldest.map(|(name, _)| name.clone()) else { return };
        reminded.remove(&oldest);
    }
}

impl Referee {
    /// Says where the reminders of a campaign go, or that they go nowhere. Whether the host allows the
    /// address is not for the referee to say.
    ///
    /// # Errors
    /// [`Rejected`] when the sender is not the organiser, or the address is none.
    pub fn set_webhook(
        &self,
        campaign: CampaignId,
        by: &By,
        address: Option<&str>,
    ) -> Result<(), Rejected> {
        book::organiser_only(by, said!("only-organiser-reminders"))?;
        let looks_right = |address: &str| {
            address.len() <= LONGEST
                && (address.starts_with("https://") || address.starts_with("http://"))
                && address.chars().all(|letter| letter.is_ascii_graphic())
        };
        if address.is_some_and(|address| !looks_right(address)) {
            return Err(Rejected::new(Code::BadWebhook, said!("bad-webhook")));
        }
        self.check_no_what_if(campaign)?;
        let address = address.map(str::to_owned);
        self.change_private(campaign, |private| private.webhook.clone_from(&address))
    }

    /// Where the reminders of a campaign go.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn webhook(&self, campaign: CampaignId) -> Result<Option<String>, Rejected> {
        Ok(self.table(campaign)?.now().private.webhook.clone())
    }

    /// What has become of the reminders of a campaign, by deadline and stage.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn reminded(&self, campaign: CampaignId) -> Result<BTreeMap<String, Reminded>, Rejected> {
        Ok(self.table(campaign)?.now().private.reminded.clone())
    }

    /// Notes what has become of a reminder, if `before` is what was noted of it last; when this answers true, it is on stable
    /// storage. False: another server has noted something else, and nothing was noted.
    ///
    /// # Errors
    /// When the store fails; `unknown_campaign`.
    pub fn note_reminder(
        &self,
        campaign: CampaignId,
        name: &str,
        (before, reminded): (Option<&Reminded>, &Reminded),
    ) -> Result<bool, Rejected> {
        self.change_private_if(campaign, |private| {
            let is_ours = private.reminded.get(name) == before;
            if is_ours {
                private.reminded.insert(name.to_owned(), reminded.clone());
                forget_oldest(&mut private.reminded);
            }
            is_ours
        })
    }

    /// Since when each thing is waited for that a campaign waits for at the head.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn pending_since(&self, campaign: CampaignId) -> Result<PendingSince, Rejected> {
        Ok(self.table(campaign)?.now().pending_since.clone())
    }

    /// What time it is for this referee.
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        self.parts.clock.now()
    }

    /// The head as it is stored; the campaign is not read for it.
    ///
    /// # Errors
    /// When the store fails.
    pub fn stored_head(&self, campaign: CampaignId) -> Result<Option<Head>, Rejected> {
        self.parts.store.head(campaign).map_err(fault)
    }

    /// How many records a log has, and how many bytes they take.
    ///
    /// # Errors
    /// `unknown_campaign`, or when the store fails.
    pub fn stored_size(&self, campaign: CampaignId) -> Result<(u64, u64), Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        Ok((now.timelines.len(), now.counted.bytes))
    }

    /// Rolls that somebody typed and that say no witness, on whatever timeline: by record, who typed them. Some may have been
    /// witnessed at the desk since.
    ///
    /// # Errors
    /// `unknown_campaign`, or when the store fails.
    pub fn rolls_without_witness(
        &self,
        campaign: CampaignId,
    ) -> Result<BTreeMap<u64, String>, Rejected> {
        Ok(self.table(campaign)?.now().counted.typed.clone())
    }

    pub(crate) fn change_private(
        &self,
        campaign: CampaignId,
        mut change: impl FnMut(&mut PrivateBlob),
    ) -> Result<(), Rejected> {
        let changed = self.change_private_if(campaign, |private| {
            change(private);
            true
        });
        changed.map(drop)
    }

    /// Keeps what `change` makes of it, if it answers true.
    pub(crate) fn change_private_if(
        &self,
        campaign: CampaignId,
        mut change: impl FnMut(&mut PrivateBlob) -> bool,
    ) -> Result<bool, Rejected> {
        self.writing(campaign, |table| {
            let _giving = table.giving();
            let mut private = table.now().private.clone();
            if !change(&mut private) {
                return Ok(false);
            }
            self.keep(table, private).map(|()| true)
        })
    }
}
