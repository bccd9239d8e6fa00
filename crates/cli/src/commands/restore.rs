//! `wapenrol restore`: campaigns back from a backup folder.

use super::{new, rebuild::only_here};
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::folder::{self, store_failure};
use crate::in_nats::InNats;
use crate::progress;
use chronicle::{CampaignId, Head};
use projections::Language;
use referee::{Referee, Rejected};
use serde::Serialize;
use serde_json::json;
use server::body::NewCampaign;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use store::{BackedUp, HostKey, NatsStore, StoreError, WithHostKey};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol restore /mnt/backup --data data
  wapenrol restore /mnt/backup --data data --check     only look through it
  wapenrol restore /mnt/backup --store nats://a.example:4222,nats://b.example:4222 --host-key-file host.key …

Takes back every campaign of a folder that `wapenrol serve --backup` has written, after its whole log was
verified. With its file of keys beside it, links go on opening what they opened; without, the campaign is
taken in as an import is, with new keys. What is here already is left as it is. Stop the server first; servers
that share a store of NATS may go on.")]
pub(crate) struct Restore {
    /// The backup folder
    folder: PathBuf,
    /// Write nothing
    #[arg(long)]
    check: bool,
    /// Take them back to NATS servers instead of the data folder: addresses, nats:// or tls://, with commas
    #[arg(long, value_name = "ADDRESSES", conflicts_with = "check")]
    store: Option<String>,
    #[command(flatten)]
    in_nats: InNats,
}

/// What has become of one file of the backup.
#[derive(Serialize)]
struct RestoredFile {
    file: String,
    state: &'static str,
    #[serde(flatten)]
    found: Found,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Found {
    Restored {
        campaign: CampaignId,
        name: String,
        head: Head,
        keys: Option<NewCampaign>,
        torn: u64,
    },
    Checked {
        campaign: CampaignId,
        head: Head,
        torn: u64,
        with_keys: bool,
    },
    Faulty {
        code: &'static str,
        message: String,
    },
}

impl Restore {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        only_here(context)?;
        let files = store::backups(&self.folder).map_err(store_failure)?;
        let key = context.place.host_key()?;
        let referee = match self.check {
            true => None,
            false => Some(self.referee(context, key.clone())?),
        };
        let bar = progress::bar(files.len() as u64, "campaigns");
        let mut told = Vec::new();
        for file in &files {
            let backup = store::read_backup(file).map_err(store_failure)?;
            let file = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if backup.log.is_empty() {
                // Not one whole order was ever appended.
                continue;
            }
            if backup.has_damaged_keys {
                told.push(RestoredFile { file, state: "left out", found: damaged_keys(&backup) });
                bar.inc(1);
                continue;
            }
            let found = match &referee {
                Some(referee) => restored(referee, key.as_ref(), &backup),
                None => checked(&backup),
            };
            let (state, found) = found.unwrap_or_else(|rejected| {
                let (code, message) = (rejected.code, rejected.to_string());
                ("left out", Found::Faulty { code, message })
            });
            told.push(RestoredFile { file, state, found });
            bar.inc(1);
        }
        bar.finish_and_clear();
        context.printer.answer(&json!({ "campaigns": told }), |text| tell(&told, text))?;
        let faulty = told.iter().filter(|one| matches!(one.found, Found::Faulty { .. })).count();
        if faulty > 0 {
            let message = format!("{faulty} of {} campaigns were left out", files.len());
            return Err(Failure::new(Kind::NotVerified, "not_restored", message));
        }
        Ok(())
    }
}

impl Restore {
    /// Over where they are taken back to.
    fn referee(&self, context: &Context, key: Option<HostKey>) -> Result<Referee, Failure> {
        let Some(addresses) = &self.store else {
            return folder::open_referee(&context.place.data, key);
        };
        let options = self.in_nats.options(addresses, key.clone())?;
        let store = NatsStore::connect(options).map_err(store_failure)?;
        Ok(Referee::new(Arc::new(WithHostKey::new(Arc::new(store), key))))
    }
}

type Outcome = Result<(&'static str, Found), Rejected>;

fn restored(referee: &Referee, key: Option<&HostKey>, backup: &BackedUp) -> Outcome {
    let kept = backup.kept.clone().map(|kept| decrypted(&backup.log, key, kept)).transpose()?;
    let restored = referee.restore(&backup.log, kept.as_deref())?;
    let state = match (&restored.new_keys, restored.here_already) {
        (_, true) => "here already",
        (Some(_), _) => "restored with new keys",
        (None, _) => "restored",
    };
    let keys = restored.new_keys.as_ref().map(|new| NewCampaign::new(new, Language::English));
    let (campaign, name, head) = (restored.campaign, restored.name, restored.head);
    Ok((state, Found::Restored { campaign, name, head, keys, torn: backup.torn }))
}

/// What was kept beside a log, in clear.
fn decrypted(log: &[u8], key: Option<&HostKey>, kept: Vec<u8>) -> Result<Vec<u8>, Rejected> {
    if !store::is_encrypted(&kept) {
        return Ok(kept);
    }
    let first = log.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let genesis = std::str::from_utf8(first).map_err(Rejected::not_verified)?;
    let genesis = chronicle::Line::read(genesis).map_err(Rejected::not_verified)?;
    let campaign = CampaignId::from_genesis(&genesis.hash);
    let read = match key {
        Some(key) => key.decrypt(campaign, kept),
        None => Err(StoreError::HostKey { campaign, given: false }),
    };
    read.map_err(Rejected::not_verified)
}

/// Nobody but its owner decides to go on without the keys.
fn damaged_keys(backup: &BackedUp) -> Found {
    let keys = backup.file.with_extension("keys");
    let message = format!(
        "{} is not what was written; take it from another copy of the backup, or move it away: then the campaign \
         gets new keys",
        keys.display()
    );
    Found::Faulty { code: "keys_damaged", message }
}

fn checked(backup: &BackedUp) -> Outcome {
    let verified = chronicle::verify(&backup.log[..], &chronicle::VerifyOptions::default())
        .map_err(Rejected::not_verified)?;
    let (campaign, head, with_keys) = (verified.campaign, verified.head, backup.kept.is_some());
    Ok(("whole", Found::Checked { campaign, head, torn: backup.torn, with_keys }))
}

fn tell(told: &[RestoredFile], text: &mut String) {
    if told.is_empty() {
        text.push_str("the backup holds no campaign");
    }
    for RestoredFile { file, state, found } in told {
        let (head, name, torn) = match found {
            Found::Restored { head, name, torn, .. } => (head, name.as_str(), *torn),
            Found::Checked { head, torn, .. } => (head, "", *torn),
            Found::Faulty { message, .. } => {
                let _ = writeln!(text, "{file}: {state}: {message}");
                continue;
            }
        };
        let _ = writeln!(text, "{file}: {state}, up to record {} {name}", head.seq);
        if torn > 0 {
            let _ = writeln!(text, "  {torn} bytes behind the last whole order were cut");
        }
        if let Found::Restored { keys: Some(keys), .. } = found {
            let _ = writeln!(text, "{}", new::keys(keys));
        }
    }
}
