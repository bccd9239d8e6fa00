//! `wapenrol import`: a log from elsewhere.

use super::new;
use crate::context::Context;
use crate::failure::Failure;
use crate::progress;
use std::fs;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol import friday.ndjson
  wapenrol import friday.ndjson --server http://127.0.0.1:7411

The whole log is verified first. It keeps its id and its hashes; the seats get new keys. Envelopes that
were sealed elsewhere cannot be opened here.")]
pub(crate) struct Import {
    /// The log, as the organiser's `export` writes it
    file: PathBuf,
}

impl Import {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let log = fs::read(&self.file).map_err(|error| {
            Failure::fault("no_file", format!("{}: {error}", self.file.display()))
        })?;
        let client = context.client_or_create()?;
        let sign = progress::busy("verifying and taking in the log");
        let answer = client.import(log);
        sign.finish_and_clear();
        let answer = answer?;
        let server = context.place.server.as_deref();
        context.printer.answer(&answer, |text| new::tell(&answer, server, text))?;
        Ok(())
    }
}
