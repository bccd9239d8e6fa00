//! The newest checkpoint of each campaign that this machine has seen, kept beside its device's key. A house that shows
//! another history later is found out by it.

use crate::failure::{Failure, Kind, warn};
use chronicle::{Bytes32, CampaignId, Checkpoint, PublicKey};
use projections::HouseAbout;
use referee::Code;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Where they are kept.
#[derive(Debug, Clone)]
pub(crate) struct Notes(PathBuf);

/// What is kept of a campaign.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// The house's key, as it was when the campaign was met first.
    log_key: PublicKey,
    /// The whole hash of genesis.
    genesis: Bytes32,
    note: String,
}

/// How a note goes with the one that was kept before.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Compared {
    /// It is the first, the same, or extends it.
    Fits,
    /// Both cannot be true; they were written to these files.
    Fork { before: PathBuf, now: PathBuf },
}

impl Compared {
    /// What is told of a fork.
    fn told(&self, campaign: CampaignId) -> Option<String> {
        let Self::Fork { before, now } = self else { return None };
        Some(format!(
            "THE LOG OF CAMPAIGN {campaign} HAS BEEN FORKED. Its house has signed two ends of it that cannot both be \
             true: somebody is shown another history, or it was taken back from an older backup. Both notes are kept; \
             show them to the others: {} and {}",
            before.display(),
            now.display()
        ))
    }

    /// Tells the person of a fork, and goes on.
    pub(crate) fn or_warned(&self, campaign: CampaignId) {
        if let Some(told) = self.told(campaign) {
            warn(&told);
        }
    }

    /// A fork is a failure.
    ///
    /// # Errors
    /// `forked`.
    pub(crate) fn or_forked(&self, campaign: CampaignId) -> Result<(), Failure> {
        self.told(campaign)
            .map_or(Ok(()), |told| Err(Failure::new(Kind::NotVerified, Code::Forked.text(), told)))
    }
}

impl Notes {
    /// Beside the key of a device.
    pub(crate) fn beside(key_file: &Path) -> Self {
        Self(key_file.parent().unwrap_or(Path::new(".")).to_owned())
    }

    /// Where the note of a campaign is kept.
    pub(crate) fn file(&self, campaign: CampaignId) -> PathBuf {
        self.0.join(format!("checkpoint-{campaign}.json"))
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<(Kept, Checkpoint)>, Failure> {
        let file = self.file(campaign);
        let text = match fs::read(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(unusable(&file, &error.to_string())),
        };
        let kept: Kept =
            serde_json::from_slice(&text).map_err(|error| unusable(&file, &error.to_string()))?;
        let note = kept
            .note
            .parse()
            .map_err(|error: chronicle::NotCheckpoint| unusable(&file, &error.to_string()))?;
        Ok(Some((kept, note)))
    }

    /// The newest note of a campaign that was kept.
    pub(crate) fn newest(&self, campaign: CampaignId) -> Result<Option<Checkpoint>, Failure> {
        Ok(self.kept(campaign)?.map(|(_, note)| note))
    }

    /// Keeps a note that this machine's device has countersigned.
    pub(crate) fn countersigned(
        &self,
        campaign: CampaignId,
        note: &Checkpoint,
    ) -> Result<(), Failure> {
        let Some((kept, _)) = self.kept(campaign)? else { return Ok(()) };
        self.write(campaign, &Kept { note: note.to_string(), ..kept })
    }

    fn write(&self, campaign: CampaignId, kept: &Kept) -> Result<(), Failure> {
        let file = self.file(campaign);
        let kept = serde_json::to_vec(kept).map_err(|error| unusable(&file, &error.to_string()))?;
        write_privately(&file, &kept).map_err(|error| unusable(&file, &error.to_string()))
    }

    /// Holds a note that a house has handed out against the one that was kept, and keeps it. `house` says who the
    /// house is, where nobody knows it yet; `hash_at` says how the record of a number hashes now.
    ///
    /// # Errors
    /// Where it is no note of this campaign's house; where nothing can be kept.
    pub(crate) fn heard(
        &self,
        campaign: CampaignId,
        text: &str,
        house: impl FnOnce() -> Result<Option<HouseAbout>, Failure>,
        hash_at: impl FnOnce(u64) -> Result<Option<Bytes32>, Failure>,
    ) -> Result<Compared, Failure> {
        let note: Checkpoint = text.parse().map_err(|error| foreign(campaign, &error))?;
        let before = self.kept(campaign)?;
        let same =
            |(_, before): &(Kept, Checkpoint)| (before.size, before.last) == (note.size, note.last);
        if before.as_ref().is_some_and(same) {
            return Ok(Compared::Fits);
        }
        let (genesis, log_key) = match &before {
            Some((kept, _)) => (kept.genesis, kept.log_key),
            None => {
                let Some(house) = house()? else { return Ok(Compared::Fits) };
                let genesis = house.genesis.parse().ok();
                let genesis = genesis.filter(|hash| CampaignId::from_genesis(hash) == campaign);
                let known = genesis.zip(house.log_key.parse().ok());
                known.ok_or_else(|| foreign(campaign, &"its house is not named"))?
            }
        };
        note.check(&log_key).map_err(|error| foreign(campaign, &error))?;
        if note.campaign != genesis {
            return Err(foreign(campaign, &"it is another campaign's"));
        }
        let compared = match &before {
            Some((_, before)) if !fits(&note, before, hash_at)? => {
                let write = |note: &Checkpoint| {
                    let hash: String = note.last.to_string().chars().take(8).collect();
                    let file = self.0.join(format!("fork-{campaign}-{}-{hash}.note", note.size));
                    let written = write_privately(&file, note.to_string().as_bytes());
                    written.map_err(|error| unusable(&file, &error.to_string())).map(|()| file)
                };
                Compared::Fork { before: write(before)?, now: write(&note)? }
            }
            Some((_, before)) if note.size < before.size => return Ok(Compared::Fits),
            _ => Compared::Fits,
        };
        self.write(campaign, &Kept { log_key, genesis, note: text.to_owned() })?;
        Ok(compared)
    }
}

/// Can both be true of one log? One that is shorter than the last may have come late: the log holds both then.
fn fits(
    note: &Checkpoint,
    before: &Checkpoint,
    hash_at: impl FnOnce(u64) -> Result<Option<Bytes32>, Failure>,
) -> Result<bool, Failure> {
    if note.size == before.size {
        return Ok(note.last == before.last);
    }
    Ok(hash_at(before.head().seq)? == Some(before.last))
}

fn foreign(campaign: CampaignId, why: &dyn std::fmt::Display) -> Failure {
    let message = format!("what the server says of the end of campaign {campaign}'s log: {why}");
    Failure::fault("checkpoint_wrong", message)
}

fn unusable(file: &Path, why: &str) -> Failure {
    Failure::fault("no_checkpoints", format!("what was kept of a log, {}: {why}", file.display()))
}

fn write_privately(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    // Two commands at once write the same place: each its own file, and the last one stays.
    let new = file.with_extension(format!("new-{}", std::process::id()));
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut open = options.open(&new)?;
    open.write_all(bytes)?;
    fs::rename(&new, file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::{Head, SigningKey};

    fn note(genesis: u8, seq: u64, hash: u8, house: u8) -> Checkpoint {
        let head = Head { seq, hash: Bytes32([hash; 32]) };
        Checkpoint::of(Bytes32([genesis; 32]), head, &SigningKey::from_seed(&[house; 32]))
    }

    #[test]
    fn two_notes_that_cannot_both_be_true_are_a_fork_and_both_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let notes = Notes::beside(&folder.path().join("device.key"));
        let campaign = CampaignId::from_genesis(&Bytes32([1; 32]));
        let about = || {
            let log_key = SigningKey::from_seed(&[9; 32]).public().to_string();
            Ok(Some(HouseAbout { genesis: Bytes32([1; 32]).to_string(), log_key }))
        };
        let heard = |note: &Checkpoint, hash_at: u8| {
            notes.heard(campaign, &note.to_string(), about, |_| Ok(Some(Bytes32([hash_at; 32]))))
        };
        let fits = |note, hash_at| assert_eq!(heard(&note, hash_at).unwrap(), Compared::Fits);
        fits(note(1, 4, 40, 9), 0);
        fits(note(1, 4, 40, 9), 0); // the same
        fits(note(1, 6, 60, 9), 40); // it extends the one before
        fits(note(1, 5, 50, 9), 60); // it came late: the log holds what was seen meanwhile
        for forged in [note(1, 8, 80, 8), note(2, 8, 80, 9)] {
            assert_eq!(heard(&forged, 60).unwrap_err().code(), "checkpoint_wrong");
        }
        for (fork, hash_at) in [
            (note(1, 8, 80, 9), 61), // it holds another record where the last one ended
            (note(1, 8, 81, 9), 60), // as long, and another end
            (note(1, 7, 70, 9), 60), // shorter
        ] {
            let Compared::Fork { before, now } = heard(&fork, hash_at).unwrap() else {
                panic!("{fork} is a fork");
            };
            assert_eq!(fs::read_to_string(now).unwrap(), fork.to_string());
            assert_ne!(fs::read_to_string(before).unwrap(), fork.to_string());
            assert_eq!(notes.newest(campaign).unwrap(), Some(fork), "it is told once");
        }
    }
}
