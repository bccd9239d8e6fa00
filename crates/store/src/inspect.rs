//! Looking through a whole data folder.

use crate::{
    Damage, Medium, StoreError,
    engine::{Engine, guarded},
    journal::{Frame, Frames, Next, START},
    reading::Reading,
    replay::{broken_at, lines},
    schema, segments,
};
use chronicle::{CampaignId, Fault, Head, Verified, Verifier, VerifyOptions};
use std::{collections::BTreeMap, path::Path};

/// What a look through a whole data folder found.
#[derive(Debug, Clone)]
pub struct DataReport {
    /// The campaigns that verify, with what is in them.
    pub campaigns: BTreeMap<CampaignId, Verified>,
    /// Everything that is not as it was stored.
    pub damage: Vec<Damage>,
    /// Campaigns whose log is stored as it was given, but is no faultless chronicle.
    pub faults: BTreeMap<CampaignId, Fault>,
    /// Bytes of the journal that are whole.
    pub journal_bytes: u64,
    /// Bytes behind them that were being written when a crash came; the next opening cuts them.
    pub torn_bytes: u64,
    /// Batches that only the journal has; the next opening takes them over.
    pub not_taken_over: u64,
    /// Up to where the database has followed the journal.
    pub(crate) taken_over: u64,
    /// The database knows nothing of the journal: it is new, or has forgotten everything.
    pub(crate) knows_nothing: bool,
}

impl DataReport {
    /// Is everything as it should be?
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.damage.is_empty() && self.faults.is_empty()
    }

    fn note(&mut self, error: StoreError) -> Result<(), StoreError> {
        match error {
            StoreError::Damaged(damage) => {
                self.damage.push(*damage);
                Ok(())
            }
            other => Err(other),
        }
    }
}

/// Looks through everything in a data folder: every frame of the journal, every record of the
/// database, whether they agree, and whether each campaign is a faultless chronicle. Mends
/// nothing. No other process may hold the data folder; where it cannot be written to, a copy of the database is looked
/// through.
///
/// # Errors
/// [`StoreError`] when the folder cannot be looked through; damage is in the report.
pub fn verify_data(path: impl AsRef<Path>) -> Result<DataReport, StoreError> {
    look_through(&Reading::of(path.as_ref())?, &mut |_| Ok(()))
}

/// Told how many bytes were looked through since it was told last. Whoever is in no hurry waits in it, and an error
/// ends the look.
pub(crate) type Pace<'p> = &'p mut dyn FnMut(u64) -> Result<(), StoreError>;

/// The same, by somebody who holds the lock.
pub(crate) fn look_through(folder: &Reading, pace: Pace<'_>) -> Result<DataReport, StoreError> {
    let mut report = DataReport {
        campaigns: BTreeMap::new(),
        damage: Vec::new(),
        faults: BTreeMap::new(),
        journal_bytes: 0,
        torn_bytes: 0,
        not_taken_over: 0,
        taken_over: START,
        knows_nothing: false,
    };
    // Before sled opens it: what it cannot read it takes for free, and clears.
    let changed = segments::first_changed_head(&folder.database)
        .map_err(StoreError::io(format!("reading {}", folder.database.display())))?;
    if let Some(at) = changed {
        let message = format!("the head of its segment at byte {at} was changed");
        report.note(StoreError::damaged(Medium::Sled, message))?;
    }
    let engine = match Engine::open(&folder.database) {
        Ok(engine) => Some(engine),
        Err(error) => report.note(error).map(|()| None)?,
    };
    let mut seen = Journalled::default();
    if let Err(error) =
        guarded(|| seen.read(&folder.journal, engine.as_ref(), &mut report, pace)).flatten()
    {
        report.note(error)?;
    }
    if let Some(engine) = &engine {
        if let Err(error) = guarded(|| seen.compare(engine, &mut report, pace)).flatten() {
            report.note(error)?;
        }
    } else {
        seen.finish(&mut report);
    }
    Ok(report)
}

/// What is wrong, with the campaign and the record, without what to do.
pub(crate) fn told(damage: &Damage) -> String {
    match (damage.campaign, damage.seq) {
        (Some(campaign), Some(seq)) => {
            format!("campaign {campaign}, record {seq}: {}", damage.message)
        }
        (Some(campaign), None) => format!("campaign {campaign}: {}", damage.message),
        (None, _) => damage.message.clone(),
    }
}

/// What the journal has told so far.
#[derive(Default)]
struct Journalled {
    heads: BTreeMap<CampaignId, Head>,
    kept: BTreeMap<CampaignId, Vec<u8>>,
    records: u64,
    /// Whether the journal was read to its end.
    whole: bool,
    /// Without a database the journal's own lines are verified.
    verifiers: BTreeMap<CampaignId, Verifier>,
}

impl Journalled {
    fn read(
        &mut self,
        journal: &Path,
        engine: Option<&Engine>,
        report: &mut DataReport,
        pace: Pace<'_>,
    ) -> Result<(), StoreError> {
        let taken_over = match engine {
            Some(engine) => {
                let position = engine.journal_position()?;
                report.knows_nothing = position.is_none();
                report.taken_over = position.map_or(START, |position| position.end);
                report.taken_over
            }
            None => u64::MAX,
        };
        if !journal.exists() {
            // An empty folder was made and never written to.
            let nothing = engine.is_some() && taken_over == START;
            return match nothing {
                true => Ok(()),
                false => report.note(StoreError::damaged(Medium::Journal, "it is missing")),
            };
        }
        let length = std::fs::metadata(journal)
            .map_err(StoreError::io(format!("reading {}", journal.display())))?
            .len();
        if engine.is_some() && length < taken_over {
            let message = format!(
                "it ends at byte {length}, but the database has taken {taken_over} bytes over"
            );
            report.note(StoreError::damaged(Medium::Journal, message))?;
        }
        let mut frames = Frames::open(journal, START)?;
        loop {
            pace(frames.at() - report.journal_bytes)?;
            report.journal_bytes = frames.at();
            match frames.next()? {
                Next::Frame(frame) if frame.end > taken_over => {
                    report.not_taken_over += u64::from(frame.holds_batch());
                }
                Next::Frame(frame) => self.frame(frame, engine, report)?,
                Next::End => break,
                Next::Broken { at } if at < taken_over && engine.is_some() => {
                    return report.note(broken_at(at));
                }
                Next::Broken { at } if frames.was_acknowledged(at)? => {
                    return report.note(broken_at(at));
                }
                Next::Broken { at } => {
                    report.torn_bytes = length - at;
                    break;
                }
            }
        }
        self.whole = true;
        Ok(())
    }

    fn frame(
        &mut self,
        frame: Frame,
        engine: Option<&Engine>,
        report: &mut DataReport,
    ) -> Result<(), StoreError> {
        let campaign = frame.campaign;
        if let Some(private) = frame.private() {
            self.kept.insert(campaign, private.to_vec());
        }
        let lines = lines(&frame)?;
        let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return Ok(()) };
        self.records += lines.len() as u64;
        self.heads.insert(campaign, Head { seq: last.seq, hash: last.hash });
        let Some(engine) = engine else {
            let options = VerifyOptions::default();
            let verifier =
                self.verifiers.entry(campaign).or_insert_with(|| Verifier::new(&options));
            let fault = lines.iter().find_map(|line| verifier.push(line.text()).err());
            if let Some(fault) = fault {
                report.faults.entry(campaign).or_insert(fault);
            }
            return Ok(());
        };
        match engine.lines(campaign, first.seq, last.seq) {
            Ok(stored) => {
                let differs =
                    lines.iter().zip(&stored).find(|(line, stored)| line.text() != &***stored);
                if let Some((line, _)) = differs {
                    let message = "the record is not the one in the journal";
                    report.damage.push(Damage {
                        place: Medium::Sled,
                        campaign: Some(campaign),
                        seq: Some(line.seq),
                        message: message.into(),
                    });
                }
                Ok(())
            }
            Err(error) => report.note(error),
        }
    }

    /// Compares heads, private bytes and counts, and verifies each campaign as the database has it.
    fn compare(
        &self,
        engine: &Engine,
        report: &mut DataReport,
        pace: Pace<'_>,
    ) -> Result<(), StoreError> {
        let campaigns = engine.campaigns()?;
        let wrong = |campaign: Option<CampaignId>, message: &str| Damage {
            place: Medium::Sled,
            campaign,
            seq: None,
            message: message.into(),
        };
        for campaign in &campaigns {
            if let Err(error) = verify_campaign(engine, *campaign, report, pace) {
                report.note(error)?;
            }
        }
        if !self.whole {
            return Ok(());
        }
        let missing = self.heads.keys().find(|campaign| !campaigns.contains(campaign));
        if let Some(campaign) = missing {
            report.damage.push(wrong(Some(*campaign), "the campaign is missing"));
        }
        for campaign in campaigns {
            if engine.head(campaign)? != self.heads.get(&campaign).copied() {
                let message = "its head is not the one in the journal";
                report.damage.push(wrong(Some(campaign), message));
            }
        }
        if engine.count_records()? != self.records {
            let message = "it does not hold as many records as the journal";
            report.damage.push(wrong(None, message));
        }
        for (campaign, kept) in &self.kept {
            let stored = engine.value(&schema::private(*campaign));
            match stored {
                Ok(stored) if stored.as_ref() == Some(kept) => (),
                Ok(_) => {
                    let message = "what the campaign keeps is not what is in the journal";
                    report.damage.push(wrong(Some(*campaign), message));
                }
                Err(error) => report.note(error)?,
            }
        }
        Ok(())
    }

    fn finish(self, report: &mut DataReport) {
        for (campaign, verifier) in self.verifiers {
            if report.faults.contains_key(&campaign) {
                continue;
            }
            match verifier.finish() {
                Ok(verified) => drop(report.campaigns.insert(campaign, verified)),
                Err(fault) => drop(report.faults.insert(campaign, fault)),
            }
        }
    }
}

fn verify_campaign(
    engine: &Engine,
    campaign: CampaignId,
    report: &mut DataReport,
    pace: Pace<'_>,
) -> Result<(), StoreError> {
    let Some(head) = engine.head(campaign)? else { return Ok(()) };
    let mut verifier = Verifier::new(&VerifyOptions::with_receipts(vec![head]));
    let mut from = 0;
    while from <= head.seq {
        let to = head.seq.min(from + 999);
        let lines = engine.lines(campaign, from, to)?;
        pace(lines.iter().map(|line| line.len() as u64).sum())?;
        for line in lines {
            if let Err(fault) = verifier.push(&line) {
                report.faults.insert(campaign, fault);
                return Ok(());
            }
        }
        from = to + 1;
    }
    match verifier.finish() {
        Ok(verified) => drop(report.campaigns.insert(campaign, verified)),
        Err(fault) => drop(report.faults.insert(campaign, fault)),
    }
    Ok(())
}
