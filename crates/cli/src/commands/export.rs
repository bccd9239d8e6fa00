//! `wapenrol export`: the log as a file.

use super::verify::{Checked, Depth};
use crate::about::InCampaign;
use crate::context::Context;
use crate::failure::Failure;
use crate::printing::Pipe;
use chronicle::{CampaignId, VerifyOptions};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{BufWriter, Write as _, stdout};
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol export CAMPAIGN -o friday.ndjson                       everything, for the organiser
  wapenrol export CAMPAIGN --as city-guard -o city-guard.ndjson   what the City Guard may read
  wapenrol export CAMPAIGN --as city-guard --full                 everything, when it was published
  wapenrol export CAMPAIGN --check -o friday.ndjson               and verify it before it has its name
  wapenrol export CAMPAIGN | wc -l

A copy for a seat hides what the seat may not read; its chain verifies all the same.")]
pub(crate) struct Export {
    #[command(flatten)]
    whose: InCampaign,
    /// Everything, once the campaign was closed and its log published
    #[arg(long)]
    full: bool,
    /// Where to; without it to the terminal or the pipe
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Verify the file as `verify` does, in both depths; one that does not verify is not kept
    #[arg(long, requires = "output")]
    check: bool,
}

/// What was written, for programs.
#[derive(Serialize)]
struct Written<'a> {
    campaign: CampaignId,
    file: &'a Path,
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<Value>,
}

impl Export {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let Some(file) = &self.output else {
            let mut out = BufWriter::new(Pipe::to(stdout().lock()));
            client.export(campaign, by, self.full, &mut out)?;
            out.flush()?;
            return Ok(());
        };
        // The file appears only when it is whole.
        let unwritable = |error: std::io::Error| {
            Failure::fault("unwritable", format!("{}: {error}", file.display()))
        };
        let unfinished = beside(file);
        let mut out = BufWriter::new(File::create(&unfinished).map_err(unwritable)?);
        let written = client
            .export(campaign, by, self.full, &mut out)
            .and_then(|()| out.flush().map_err(unwritable))
            .and_then(|()| self.checked(&unfinished))
            .and_then(|checked| {
                std::fs::rename(&unfinished, file).map_err(unwritable)?;
                Ok(checked)
            });
        let checked = written.inspect_err(|_| {
            let _ = std::fs::remove_file(&unfinished);
        })?;
        let check = checked.as_ref().map(Checked::json);
        let answer = Written { campaign, file, check };
        context.printer.answer(&answer, |text| {
            let _ = write!(text, "wrote {}", file.display());
            if let Some(checked) = &checked {
                text.push('\n');
                checked.tell(text);
            }
        })?;
        Ok(())
    }

    /// Verifies what was written, where that is wanted.
    fn checked(&self, file: &Path) -> Result<Option<Checked>, Failure> {
        let look = || Checked::look(file, &VerifyOptions::default(), Depth::Rules);
        self.check.then(look).transpose()
    }
}

fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}
