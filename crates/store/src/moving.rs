//! A campaign from one store into another: its log and what is kept beside it.

use crate::{AppendError, Store, StoreError};
use chronicle::{Batch, CampaignId, Flaw, Head, Line, Record, VerifyOptions, verify};
use std::{mem, sync::Arc};

/// So many bytes of lines go at once at most; hardly a campaign is longer.
const AT_ONCE: usize = 128 << 20;

/// A campaign that is in the other store now, as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    /// Its last record.
    pub head: Head,
    /// How many of its records had to be written; 0 where all of it was there already.
    pub written: u64,
}

/// Why a campaign is not in the other store as a whole.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// It cannot be read where it is.
    #[error("campaign {campaign} cannot be read where it is: {error}")]
    Unread {
        /// The campaign.
        campaign: CampaignId,
        /// Why.
        error: StoreError,
    },
    /// Its log does not verify where it is, and is taken nowhere.
    #[error("campaign {campaign} does not verify where it is, and is taken nowhere: {flaw}")]
    NotWhole {
        /// The campaign.
        campaign: CampaignId,
        /// What is wrong.
        flaw: String,
    },
    /// The other store has another log of the same campaign, or one that goes further.
    #[error(
        "campaign {campaign} is there already up to record {}, and that is not the log that is here: it was played on \
         there, or comes from elsewhere; nothing of it is changed", .there.seq
    )]
    OtherLog {
        /// The campaign.
        campaign: CampaignId,
        /// How far it goes there.
        there: Head,
    },
    /// It cannot be written, or read again, where it should go.
    #[error("campaign {campaign} cannot be written where it should go: {error}")]
    Unwritten {
        /// The campaign.
        campaign: CampaignId,
        /// Why.
        error: AppendError,
    },
    /// It was played on while it was moved.
    #[error(
        "campaign {campaign} was played on while it was moved; stop the server that serves it, and move it again"
    )]
    PlayedOn {
        /// The campaign.
        campaign: CampaignId,
    },
    /// What was written reads otherwise.
    #[error(
        "campaign {campaign} reads otherwise where it was written than where it was; what is here is untouched"
    )]
    Differs {
        /// The campaign.
        campaign: CampaignId,
    },
}

impl MoveError {
    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unread { error, .. } => error.code(),
            Self::NotWhole { .. } => "not_verified",
            Self::OtherLog { .. } => "campaign_exists",
            Self::Unwritten { error, .. } => error.code(),
            Self::PlayedOn { .. } => "moved_meanwhile",
            Self::Differs { .. } => "moved_differs",
        }
    }
}

/// Writes what the other store lacks of a campaign, with what is kept beside it, all of it or nothing; then reads both
/// again and compares them. A campaign of more than 128 MiB goes in several steps, and what is kept comes with the last:
/// until then nobody can play on.
///
/// Where it was begun before, or was there already, only what lacks is written. `from` is left as it is.
///
/// # Errors
/// [`MoveError`].
pub fn move_campaign(
    from: &dyn Store,
    to: &dyn Store,
    campaign: CampaignId,
) -> Result<Moved, MoveError> {
    let unread = |error| MoveError::Unread { campaign, error };
    let unwritten = |error| MoveError::Unwritten { campaign, error };
    let cannot_read = |error: StoreError| unwritten(error.into());
    let lines = from.read(campaign, 0, u64::MAX).map_err(unread)?;
    let kept = from.kept(campaign).map_err(unread)?;
    let head = whole(&lines).map_err(|flaw| MoveError::NotWhole { campaign, flaw })?;
    let batches =
        batches(&lines).map_err(|flaw| MoveError::NotWhole { campaign, flaw: flaw.to_string() })?;

    let there = to.head(campaign).map_err(cannot_read)?;
    let ours = |head: &Head| batches.iter().any(|batch| batch.head().as_ref() == Some(head));
    if let Some(there) = there.filter(|there| !ours(there)) {
        return Err(MoveError::OtherLog { campaign, there });
    }
    let next = there.map_or(0, |there| there.seq + 1);
    let lacking: Vec<Batch> = batches
        .into_iter()
        .filter(|batch| batch.records.first().is_some_and(|first| first.seq >= next))
        .collect();
    let mut expected = there;
    let mut groups = groups(&lacking).into_iter().peekable();
    while let Some(group) = groups.next() {
        let private = kept.as_deref().filter(|_| groups.peek().is_none());
        to.append_and_keep(campaign, expected, group, private).map_err(unwritten)?;
        expected = group.last().and_then(Batch::head);
    }
    if to.kept(campaign).map_err(cannot_read)? != kept
        && let Some(kept) = &kept
    {
        to.keep(campaign, kept).map_err(cannot_read)?;
    }

    let again = to.read(campaign, 0, u64::MAX).map_err(cannot_read)?;
    if again != lines || to.kept(campaign).map_err(cannot_read)? != kept {
        return Err(MoveError::Differs { campaign });
    }
    if from.head(campaign).map_err(unread)? != Some(head)
        || from.kept(campaign).map_err(unread)? != kept
    {
        return Err(MoveError::PlayedOn { campaign });
    }
    Ok(Moved { head, written: head.seq + 1 - next })
}

/// Verifies a log, and answers its last record.
fn whole(lines: &[Arc<str>]) -> Result<Head, String> {
    let file: String = lines.iter().flat_map(|line| [&**line, "\n"]).collect();
    let verified = verify(file.as_bytes(), &VerifyOptions::with_receipts(Vec::new()));
    verified.map(|verified| verified.head).map_err(|flaw| flaw.to_string())
}

fn batches(lines: &[Arc<str>]) -> Result<Vec<Batch>, Flaw> {
    let (mut batches, mut records): (Vec<Batch>, Vec<Record>) = Default::default();
    for line in lines {
        let line = Line::read(line)?;
        records.push(line.to_record()?);
        if line.last {
            batches.push(Batch { records: mem::take(&mut records) });
        }
    }
    Ok(batches)
}

/// As many batches as go at once, one group after the other.
fn groups(batches: &[Batch]) -> Vec<&[Batch]> {
    let (mut groups, mut begins, mut bytes) = (Vec::new(), 0, 0);
    for (number, batch) in batches.iter().enumerate() {
        let length: usize = batch.records.iter().map(|record| record.to_line().len() + 1).sum();
        if bytes + length > AT_ONCE && number > begins {
            groups.push(&batches[begins..number]);
            (begins, bytes) = (number, 0);
        }
        bytes += length;
    }
    groups.extend((begins < batches.len()).then(|| &batches[begins..]));
    groups
}
