//! `wapenrol rebuild`, and the look through a whole data folder of `wapenrol verify --data`.

use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::folder::store_failure;
use crate::printing::counted;
use crate::progress;
use serde_json::json;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol rebuild --from-journal --data data
  wapenrol rebuild --from-database --data data

The journal is a second, plain copy of every record, so either can be made anew from the other;
`wapenrol verify --data data` says which is damaged. What was there is kept aside. Stop the server
first.")]
pub(crate) struct Rebuild {
    #[command(flatten)]
    source: Source,
}

/// What is whole.
#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct Source {
    /// Make the database anew from the journal
    #[arg(long)]
    from_journal: bool,
    /// Make the journal anew from the database
    #[arg(long)]
    from_database: bool,
}

impl Rebuild {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        only_here(context)?;
        let data = &context.place.data;
        let (sign, rebuilt) = if self.source.from_database {
            let sign = progress::busy("making the journal anew");
            (sign, store::rebuild_from_database(data))
        } else {
            let sign = progress::busy("making the database anew");
            (sign, store::rebuild_from_journal(data))
        };
        sign.finish_and_clear();
        let rebuilt = rebuilt.map_err(store_failure)?;
        let answer = json!({
            "campaigns": rebuilt.campaigns, "records": rebuilt.records,
            "kept_aside": rebuilt.kept_aside,
        });
        context.printer.answer(&answer, |text| {
            *text = format!(
                "rebuilt: {}, {}",
                counted(rebuilt.campaigns, "campaign", "campaigns"),
                counted(rebuilt.records, "record", "records")
            );
            for aside in &rebuilt.kept_aside {
                let _ = write!(text, "\nkept aside: {}", aside.display());
            }
        })?;
        Ok(())
    }
}

/// Looks through a whole data folder.
pub(crate) fn check_folder(context: &Context) -> Result<(), Failure> {
    only_here(context)?;
    let sign = progress::busy("looking through the data folder");
    let report = store::verify_data(&context.place.data);
    sign.finish_and_clear();
    let report = report.map_err(store_failure)?;
    let damage: Vec<String> = report
        .damage
        .iter()
        .map(ToString::to_string)
        .chain(
            report.faults.iter().map(|(campaign, fault)| format!("campaign {campaign}: {fault}")),
        )
        .collect();
    if !report.is_sound() {
        let message = format!("{}: {}", context.place.data.display(), damage.join("\n  "));
        return Err(Failure::new(Kind::NotVerified, "data_damaged", message).with("damage", damage));
    }
    let records: u64 = report.campaigns.values().map(|verified| verified.counts.records).sum();
    let answer = json!({
        "verified": true, "campaigns": report.campaigns.len(), "records": records,
        "journal_bytes": report.journal_bytes, "torn_bytes": report.torn_bytes,
        "not_taken_over": report.not_taken_over,
    });
    context.printer.answer(&answer, |text| {
        let campaigns = counted(report.campaigns.len(), "campaign", "campaigns");
        let records = counted(records, "record", "records");
        *text = format!("verified: {campaigns}, {records}; the journal agrees");
        if report.not_taken_over > 0 {
            let _ = write!(
                text,
                "\nonly in the journal: {}; the next opening takes them over",
                counted(report.not_taken_over, "order", "orders")
            );
        }
    })?;
    Ok(())
}

pub(super) fn only_here(context: &Context) -> Result<(), Failure> {
    if context.place.server.is_some() {
        let message = "this needs the data folder itself; run it beside the folder, with --data";
        return Err(Failure::usage("needs_data_folder", message));
    }
    Ok(())
}
