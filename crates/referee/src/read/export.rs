//! The log in file form, for those who may have it; and the checks that a stranger makes of it.

use crate::{
    Code, Reader, Referee, Rejected,
    live_campaign::{fault, unknown_campaign},
    rejected::said,
};
use chronicle::{CampaignId, Fault, Head, Verified, Verifier, VerifyOptions};
use decider::By;
use std::{io::Write, ops::RangeInclusive};

impl Referee {
    /// Writes the log from a record on in file form, each record as the reader may see it.
    ///
    /// # Errors
    /// When the store fails, or `out` does.
    pub fn export(
        &self,
        campaign: CampaignId,
        reader: &Reader,
        from: u64,
        out: &mut dyn Write,
    ) -> Result<Head, Rejected> {
        let head = self.table(campaign)?.now().tip.last;
        if from <= head.seq {
            self.export_some(campaign, reader, from..=head.seq, out)?;
        }
        Ok(head)
    }

    /// Writes some records in file form; all of them are there.
    ///
    /// # Errors
    /// As [`Referee::export`].
    pub fn export_some(
        &self,
        campaign: CampaignId,
        reader: &Reader,
        records: RangeInclusive<u64>,
        out: &mut dyn Write,
    ) -> Result<(), Rejected> {
        self.each_line(campaign, records, |line| {
            let text = line.redacted_for(reader.by());
            out.write_all(text.as_bytes()).and_then(|()| out.write_all(b"\n")).map_err(|error| {
                Rejected::new(
                    Code::StoreFault,
                    said!("export-unwritten", error = error.to_string()),
                )
            })
        })
    }

    /// Writes the full log, for everybody once the campaign was closed and the log published.
    ///
    /// # Errors
    /// `not_published`; as [`Referee::export`].
    pub fn export_full(
        &self,
        campaign: CampaignId,
        reader: &Reader,
        from: u64,
        out: &mut dyn Write,
    ) -> Result<Head, Rejected> {
        self.check_published(campaign, reader)?;
        self.export(campaign, &Reader::Keyed(By::Organiser), from, out)
    }

    /// May this reader have the full log?
    ///
    /// # Errors
    /// `not_published`, `unknown_campaign`.
    pub fn check_published(&self, campaign: CampaignId, reader: &Reader) -> Result<(), Rejected> {
        let table = self.table(campaign)?;
        let published = table.now().desk.closed.as_ref().is_some_and(|closed| closed.published);
        if published || reader.by() == Some(&By::Organiser) {
            return Ok(());
        }
        Err(Rejected::new(Code::NotPublished, said!("not-published")))
    }

    /// Does the log still hold what somebody was shown? Answers the last receipt that it holds, and
    /// the first that it does not.
    ///
    /// # Errors
    /// `unknown_campaign`, or when the store fails.
    pub fn continuity(
        &self,
        campaign: CampaignId,
        receipts: &[Head],
    ) -> Result<(Option<Head>, Option<Head>), Rejected> {
        let end = self.head(campaign)?.seq;
        let mut receipts = receipts.to_vec();
        receipts.sort_by_key(|receipt| receipt.seq);
        let mut held = None;
        for receipt in receipts {
            let mut same = false;
            if receipt.seq <= end {
                self.each_record(campaign, receipt.seq..=receipt.seq, |line| {
                    same = line.hash == receipt.hash;
                })?;
            }
            if !same {
                return Ok((held, Some(receipt)));
            }
            held = Some(receipt);
        }
        Ok((held, None))
    }

    /// Checks the stored log of a campaign as a stranger would: every hash, link, seal and roll.
    ///
    /// # Errors
    /// [`Rejected`] when it cannot be read at all; what is wrong with it is the inner [`Fault`].
    pub fn verify(
        &self,
        campaign: CampaignId,
        receipts: &[Head],
    ) -> Result<Result<Verified, Fault>, Rejected> {
        const AT_ONCE: u64 = 128;
        let head = self.parts.store.head(campaign).map_err(fault)?;
        let head = head.ok_or_else(|| unknown_campaign(campaign))?;
        let mut verifier = Verifier::new(&VerifyOptions::with_receipts(receipts.to_vec()));
        let mut from = 0;
        while from <= head.seq {
            let to = (from + AT_ONCE - 1).min(head.seq);
            for line in self.parts.store.read(campaign, from, to).map_err(fault)? {
                if let Err(fault) = verifier.push(&line) {
                    return Ok(Err(fault));
                }
            }
            self.pause_between_lines();
            from = to + 1;
        }
        Ok(verifier.finish())
    }
}
