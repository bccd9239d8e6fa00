//! `wapenrol verify`: is a log what it claims to be? And: is a data folder whole?

use super::Context;
use crate::failure::{Failure, Kind};
use crate::progress;
use chronicle::{Fault, Head, Verified, VerifyOptions};
use serde_json::json;
use std::fmt::Write as _;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol verify friday.ndjson
  wapenrol verify friday.ndjson --receipt 120:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
  wapenrol verify friday.ndjson --receipt receipts.txt        every receipt that you have kept
  wapenrol verify friday.ndjson --receipt last-week.ndjson    names the first record that was lost
  wapenrol verify --data data     without a file: the folder's database and journal")]
pub(crate) struct Verify {
    /// The log, as `export` writes it; without one the data folder is checked
    file: Option<PathBuf>,
    /// A head that somebody was shown: SEQ:HASH, a file with some, one a line, or an older export;
    /// the log must still contain them
    #[arg(long, value_name = "SEQ:HASH|FILE", requires = "file")]
    receipt: Vec<String>,
}

impl Verify {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        match &self.file {
            Some(file) => self.log(file, context),
            None => super::rebuild::check_folder(context),
        }
    }

    fn log(&self, file: &Path, context: &Context) -> Result<(), Failure> {
        let open = File::open(file)
            .map_err(|error| Failure::fault("no_file", format!("{}: {error}", file.display())))?;
        let length = open.metadata().map_or(0, |metadata| metadata.len());
        let bar = progress::bytes(length);
        let reader = BufReader::with_capacity(1 << 20, bar.wrap_read(open));
        let mut receipts = Vec::new();
        for receipt in &self.receipt {
            receipts.extend(read_receipts(receipt)?);
        }
        let verified = chronicle::verify(reader, &VerifyOptions { receipts });
        bar.finish_and_clear();
        let verified = verified.map_err(not_verified)?;
        let Verified { campaign, head, counts, .. } = &verified;
        let answer = json!({
            "verified": true, "campaign": campaign, "records": counts.records,
            "batches": counts.batches, "redacted": counts.redacted, "withheld": counts.withheld,
            "rewinds": counts.rewinds,
            "head": { "seq": head.seq, "hash": head.hash },
            "rolls": {
                "sealed": counts.sealed, "sealed_hidden": counts.sealed_hidden,
                "thrown": counts.thrown, "witnessed": counts.witnessed,
            },
        });
        context.printer.answer(&answer, |text| {
            let _ = writeln!(text, "verified: campaign {campaign}");
            let _ = writeln!(text, "  {} records of {} orders", counts.records, counts.batches);
            if counts.redacted > 0 {
                let _ = writeln!(text, "  {} hidden from this copy's reader", counts.redacted);
            }
            if counts.withheld > 0 {
                let what = "of them are for everybody: whoever made this copy left them out";
                let _ = writeln!(text, "  {} {what}", counts.withheld);
            }
            let _ = writeln!(text, "  {} sealed rolls and draws derived again", counts.sealed);
            if counts.sealed_hidden > 0 {
                let _ = writeln!(text, "  {} sealed draws hidden", counts.sealed_hidden);
            }
            if counts.thrown > 0 {
                let _ = writeln!(
                    text,
                    "  {} rolls thrown at the table, {} of them witnessed",
                    counts.thrown, counts.witnessed
                );
            }
            let _ = writeln!(text, "  receipt {head}");
        })?;
        Ok(())
    }
}

/// Receipts as they were typed, or kept in a file.
fn read_receipts(text: &str) -> Result<Vec<Head>, Failure> {
    let Err(wrong) = text.parse::<Head>() else {
        return Ok(text.parse::<Head>().into_iter().collect());
    };
    if !Path::new(text).exists() {
        return Err(Failure::usage(
            "bad_receipt",
            format!("--receipt: {wrong}; and there is no such file"),
        ));
    }
    let kept = std::fs::read_to_string(text)
        .map_err(|error| Failure::fault("no_file", format!("{text}: {error}")))?;
    let lines = kept.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    lines
        .map(|(line, number)| {
            let line = line.trim();
            let line = line.strip_prefix("receipt ").unwrap_or(line);
            if line.starts_with('{') {
                let record = chronicle::Line::read(line)
                    .map_err(|flaw| flaw.message)
                    .map(|line| Head { seq: line.seq, hash: line.hash });
                return record.map_err(|flaw| (number, flaw));
            }
            line.parse().map_err(|error: chronicle::NotReceipt| (number, error.to_string()))
        })
        .collect::<Result<_, _>>()
        .map_err(|(number, what): (usize, String)| {
            Failure::usage("bad_receipt", format!("{text}, line {number}: {what}"))
        })
}

/// What is wrong with a log, as an answer.
pub(crate) fn not_verified(fault: Fault) -> Failure {
    Failure::new(Kind::NotVerified, fault.code, format!("not verified: {fault}"))
        .with("seq", fault.seq)
        .with("line", fault.line)
}
