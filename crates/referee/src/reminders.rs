//! What is kept of reminders, beside the log: where they go, and what has become of each.

use crate::{
    Code, Referee, Rejected, Reminded, book, live_campaign::fault, private_blob::PrivateBlob,
    rejected::said,
};
use chronicle::{CampaignId, Head};
use chrono::{DateTime, Utc};
use decider::By;
use std::collections::BTreeMap;

/// The longest address.
const LONGEST: usize = 500;

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
        let address = address.map(str::to_owned);
        self.change_private(campaign, |private| private.webhook = address)
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

    /// Notes what has become of a reminder; when this answers, it is on stable storage.
    ///
    /// # Errors
    /// When the store fails; `unknown_campaign`.
    pub fn note_reminder(
        &self,
        campaign: CampaignId,
        name: &str,
        reminded: Reminded,
    ) -> Result<(), Rejected> {
        self.change_private(campaign, |private| {
            private.reminded.insert(name.to_owned(), reminded);
        })
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
        change: impl FnOnce(&mut PrivateBlob),
    ) -> Result<(), Rejected> {
        let table = self.table(campaign)?;
        let _giving = table.giving();
        let mut private = table.now().private.clone();
        change(&mut private);
        self.keep(&table, private)
    }
}
