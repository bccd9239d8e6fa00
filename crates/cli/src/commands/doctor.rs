//! `wapenrol doctor`: what is wrong with each copy of a data folder, and what mends it.

use super::rebuild::only_here;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::folder::store_failure;
use crate::printing::counted;
use crate::progress;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use store::{Diagnosis, Loss, Medium, Rebuilt, Remedy};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol doctor data                                    says what is wrong, and what would mend it
  wapenrol doctor data --backup /mnt/backup               looks into the backup as well
  wapenrol doctor data --backup /mnt/backup --mend        mends it

Every record is there twice, in the journal and in the database, and once more in the backup. Each record has
its own hash, so what one copy lost is taken from another, record by record, and what all lost is named. Without
--mend nothing is written. What was there is kept aside. Stop the server first.")]
pub(crate) struct Doctor {
    /// The data folder, instead of --data
    #[arg(value_name = "DATA")]
    folder: Option<PathBuf>,
    /// A folder that `wapenrol serve --backup` has written, to take from as well
    #[arg(long, value_name = "FOLDER")]
    backup: Option<PathBuf>,
    /// Do it
    #[arg(long)]
    mend: bool,
}

impl Doctor {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        only_here(context)?;
        let data = self.folder.as_ref().unwrap_or(&context.place.data);
        let backup = self.backup.as_deref();
        let sign = progress::busy("looking into every copy");
        let found = store::diagnose(data, backup);
        sign.finish_and_clear();
        let found = found.map_err(store_failure)?;
        if !self.mend || matches!(found.remedy, Remedy::Nothing | Remedy::Impossible) {
            let answer = json!({ "diagnosis": diagnosis(&found), "mended": null });
            context.printer.answer(&answer, |text| tell(&found, text))?;
            return self.leave(&found);
        }
        if !context.printer.json {
            // What will be lost is said before anything is done.
            context.printer.answer(&Value::Null, |text| tell(&found, text))?;
        }
        let sign = progress::busy("mending");
        let mended = store::mend(data, backup);
        sign.finish_and_clear();
        let (found, rebuilt) = mended.map_err(store_failure)?;
        let answer = json!({
            "diagnosis": diagnosis(&found),
            "mended": rebuilt.as_ref().map(|rebuilt| json!({
                "campaigns": rebuilt.campaigns, "records": rebuilt.records,
                "kept_aside": rebuilt.kept_aside,
            })),
        });
        context.printer.answer(&answer, |text| {
            if let Some(rebuilt) = &rebuilt {
                tell_mended(rebuilt, text);
            }
        })?;
        // Keys that may be older are all there.
        let came_back = |lost: &Loss| lost.records.is_empty() && lost.cut_off == 0 && !lost.keys;
        match found.lost.iter().all(came_back) {
            true => Ok(()),
            false => Err(Failure::new(Kind::NotVerified, "records_lost", lost_in_short(&found))),
        }
    }

    /// How it ends when nothing was written.
    fn leave(&self, found: &Diagnosis) -> Result<(), Failure> {
        let message = match found.remedy {
            Remedy::Nothing if found.faults.is_empty() => return Ok(()),
            Remedy::Nothing => {
                "a log is stored as it was given, and is no faultless chronicle".into()
            }
            Remedy::Impossible if self.backup.is_some() => "no copy holds a whole record".into(),
            Remedy::Impossible => {
                "neither holds a whole record; name a backup with --backup".into()
            }
            _ => "nothing was written; --mend does what is said above".to_owned(),
        };
        Err(Failure::new(Kind::NotVerified, "data_damaged", message))
    }
}

fn diagnosis(found: &Diagnosis) -> Value {
    let copies = found.copies.iter().map(|copy| {
        json!({
            "copy": name(copy.place), "path": copy.path, "missing": copy.missing,
            "records": copy.records, "trouble": copy.trouble,
        })
    });
    let lost = found.lost.iter().map(|lost| {
        json!({
            "campaign": lost.campaign, "cut_off": lost.cut_off, "ends": lost.ends,
            "records": lost.records.iter().map(|range| [range.start(), range.end()]).collect::<Vec<_>>(),
            "keys": lost.keys, "older_keys": lost.older_keys,
        })
    });
    json!({
        "copies": copies.collect::<Vec<_>>(), "remedy": remedy(found.remedy).0,
        "lost": lost.collect::<Vec<_>>(), "campaigns": found.campaigns,
        "records": found.records, "from_backup": found.from_backup, "faults": found.faults,
    })
}

const fn name(place: Medium) -> &'static str {
    match place {
        Medium::Journal => "journal",
        Medium::Sled => "database",
        Medium::Backup => "backup",
        Medium::Stream => "stream",
    }
}

/// What is to be done, as a word for programs and for people.
const fn remedy(remedy: Remedy) -> (&'static str, &'static str) {
    match remedy {
        Remedy::Nothing => ("nothing", "nothing is to be done"),
        Remedy::RebuildDatabase => {
            ("rebuild_database", "the journal is whole: the database is to be made anew from it")
        }
        Remedy::RebuildJournal => {
            ("rebuild_journal", "the database is whole: the journal is to be made anew from it")
        }
        Remedy::Merge => {
            ("merge", "no copy is whole alone: both are to be made anew from what is whole in any")
        }
        Remedy::Restore => {
            ("restore", "nothing is left but the backup: both are to be made anew from it")
        }
        Remedy::Impossible => ("impossible", "nothing can be mended"),
    }
}

/// So many troubles of a copy are told.
const TROUBLES: usize = 8;

fn tell(found: &Diagnosis, text: &mut String) {
    for copy in &found.copies {
        let (name, path) = (name(copy.place), copy.path.display());
        let whole = copy.records.map_or_else(String::new, |it| format!(", {it} records are whole"));
        if copy.trouble.is_empty() {
            let _ = writeln!(text, "{name} {path}: nothing wrong{whole}");
            continue;
        }
        let _ = writeln!(text, "{name} {path}: damaged{whole}");
        for trouble in copy.trouble.iter().take(TROUBLES) {
            let _ = writeln!(text, "  {trouble}");
        }
        if copy.trouble.len() > TROUBLES {
            let _ = writeln!(text, "  and {} times more", copy.trouble.len() - TROUBLES);
        }
    }
    for fault in &found.faults {
        let _ = writeln!(text, "{fault}");
    }
    let _ = writeln!(text, "{}", remedy(found.remedy).1);
    if matches!(found.remedy, Remedy::Nothing | Remedy::Impossible) {
        return;
    }
    let Diagnosis { campaigns, records, from_backup, .. } = found;
    let _ = writeln!(text, "afterwards: {campaigns} campaigns, {records} records");
    if *from_backup > 0 {
        let _ = writeln!(text, "  {from_backup} of them only the backup has");
    }
    if found.lost.iter().all(|lost| lost.records.is_empty() && lost.cut_off == 0 && !lost.keys) {
        let _ = writeln!(text, "no record is lost");
    }
    found.lost.iter().for_each(|lost| tell_loss(lost, text));
}

fn tell_loss(lost: &Loss, text: &mut String) {
    let campaign = lost.campaign;
    if !lost.records.is_empty() {
        let records = numbers(&lost.records);
        let _ = writeln!(text, "lost: campaign {campaign}, {records}: whole in no copy");
    }
    if lost.cut_off > 0 || !lost.records.is_empty() {
        let ends = match lost.ends {
            Some(end) => format!("its log ends with record {end}"),
            None => "nothing of it is left".to_owned(),
        };
        let _ = writeln!(text, "  campaign {campaign}: {ends}");
    }
    if lost.cut_off > 0 {
        let _ = writeln!(
            text,
            "  {} whole records behind that cannot be joined to it; they stay in what is kept aside",
            lost.cut_off
        );
    }
    if lost.keys {
        let _ = writeln!(
            text,
            "lost: campaign {campaign}, its secret and keys: links open nothing, sealed dice do not fall"
        );
    }
    if lost.older_keys {
        let _ = writeln!(
            text,
            "  campaign {campaign}: its keys may be older than they were; a key that was replaced since \
             opens again"
        );
    }
}

fn numbers(records: &[RangeInclusive<u64>]) -> String {
    let told: Vec<String> = records
        .iter()
        .map(|range| match (range.start(), range.end()) {
            (start, end) if start == end => start.to_string(),
            (start, end) => format!("{start} to {end}"),
        })
        .collect();
    let word = if records.len() == 1 && records[0].start() == records[0].end() {
        "record"
    } else {
        "records"
    };
    format!("{word} {}", told.join(", "))
}

fn lost_in_short(found: &Diagnosis) -> String {
    let told = found.lost.iter().map(|lost| match lost.records.is_empty() {
        true => format!("campaign {}", lost.campaign),
        false => format!("campaign {}, {}", lost.campaign, numbers(&lost.records)),
    });
    format!("mended, but not everything came back: {}", told.collect::<Vec<_>>().join("; "))
}

fn tell_mended(rebuilt: &Rebuilt, text: &mut String) {
    let _ = writeln!(
        text,
        "mended: {}, {}",
        counted(rebuilt.campaigns, "campaign", "campaigns"),
        counted(rebuilt.records, "record", "records")
    );
    for aside in &rebuilt.kept_aside {
        let _ = writeln!(text, "kept aside: {}", aside.display());
    }
}
