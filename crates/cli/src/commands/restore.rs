//! `wapenrol restore`: campaigns back from a backup folder.

use super::Context;
use super::rebuild::only_here;
use crate::failure::{Failure, Kind};
use crate::house::{self, store_failure};
use crate::{printing, progress};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol restore /mnt/backup --data data
  wapenrol restore /mnt/backup --data data --check     only look through it

Takes back every campaign of a folder that `wapenrol serve --backup` has written, after its whole log was
verified. With its file of keys beside it, links go on opening what they opened; without, the campaign is
taken in as an import is, with new keys. What is here already is left as it is. Stop the server first.")]
pub(crate) struct Restore {
    /// The backup folder
    folder: PathBuf,
    /// Write nothing
    #[arg(long)]
    check: bool,
}

impl Restore {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        only_here(context)?;
        let files = store::backups(&self.folder).map_err(store_failure)?;
        let referee = match self.check {
            true => None,
            false => Some(house::open_referee(&context.place.data)?),
        };
        let bar = progress::bar(files.len() as u64, "campaigns");
        let (mut told, mut faulty) = (Vec::new(), 0);
        for file in &files {
            let backup = store::read_backup(file).map_err(store_failure)?;
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if backup.log.is_empty() {
                // Not one whole order was ever appended.
                continue;
            }
            let one = match &referee {
                Some(referee) => {
                    let restored = referee.restore(&backup.log, backup.kept.as_deref());
                    restored.map(|restored| {
                        let state = match (&restored.new_keys, restored.here_already) {
                            (_, true) => "here already",
                            (Some(_), _) => "restored with new keys",
                            (None, _) => "restored",
                        };
                        json!({
                            "file": name, "state": state, "campaign": restored.campaign,
                            "name": restored.name, "head": restored.head,
                            "keys": restored.new_keys.as_ref().map(house::opened),
                            "torn": backup.torn,
                        })
                    })
                }
                None => {
                    let options = chronicle::VerifyOptions::default();
                    let verified = chronicle::verify(&backup.log[..], &options);
                    verified
                        .map(|verified| {
                            json!({
                                "file": name, "state": "whole", "campaign": verified.campaign,
                                "head": verified.head, "torn": backup.torn,
                                "with_keys": backup.kept.is_some(),
                            })
                        })
                        .map_err(referee::Rejected::not_verified)
                }
            };
            told.push(one.unwrap_or_else(|rejected| {
                faulty += 1;
                json!({
                    "file": name, "state": "left out", "code": rejected.code,
                    "message": rejected.to_string(),
                })
            }));
            bar.inc(1);
        }
        bar.finish_and_clear();
        let answer = json!({ "campaigns": told });
        context.printer.answer(&answer, |text| tell(&told, text))?;
        if faulty > 0 {
            let message = format!("{faulty} of {} campaigns were left out", files.len());
            return Err(Failure::new(Kind::NotVerified, "not_restored", message));
        }
        Ok(())
    }
}

fn tell(told: &[Value], text: &mut String) {
    if told.is_empty() {
        text.push_str("the backup holds no campaign");
    }
    for one in told {
        let word = |member: &str| one[member].as_str().unwrap_or_default().to_owned();
        let (file, state) = (word("file"), word("state"));
        match one["head"]["seq"].as_u64() {
            Some(seq) => {
                let _ = writeln!(text, "{file}: {state}, up to record {seq} {}", word("name"));
            }
            None => {
                let _ = writeln!(text, "{file}: {state}: {}", word("message"));
            }
        }
        if one["torn"].as_u64().is_some_and(|torn| torn > 0) {
            let _ = writeln!(text, "  {} bytes behind the last whole order were cut", one["torn"]);
        }
        if one["keys"].is_object() {
            let keys = &one["keys"];
            let mut table = printing::table(&["seat", "key"]);
            for seat in keys["seats"].as_array().into_iter().flatten() {
                let cell = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                table.add_row([cell(&seat["seat"]), cell(&seat["key"])]);
            }
            let organiser = keys["organiser"]["key"].as_str().unwrap_or_default();
            table.add_row(["organiser".to_owned(), organiser.to_owned()]);
            let _ = writeln!(text, "{table}");
        }
    }
}
