//! `wapenrol witness`: watches the logs of campaigns elsewhere, and shouts when one does not only grow.

use super::verify::not_verified;
use crate::client::Client;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::notes::Notes;
use chronicle::{CampaignId, Checkpoint, VerifyOptions};
use serde_json::json;
use std::fmt::Write as _;
use std::thread;
use std::time::Duration;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol witness https://wapenrol.example/c/CAMPAIGN
  wapenrol witness http://192.168.1.7:7411/c/CAMPAIGN http://192.168.1.9:7411/c/OTHER --every 10m
  wapenrol witness https://wapenrol.example/c/CAMPAIGN --once     once, for a timer

It reads the log as everybody may read it, verifies it, and sees that what it saw before is its
beginning. Then it adds the signature of this machine's device to the house's checkpoint, prints the
note and keeps it beside the device's key. When a log is no longer what it was, it prints both notes
and ends with code 4. Nothing is sent to the server.")]
pub(crate) struct Witness {
    /// Pages of campaigns, such as `https://wapenrol.example/c/CAMPAIGN`
    #[arg(value_name = "URL", required = true)]
    pages: Vec<String>,
    /// How long to wait between two looks
    #[arg(long, value_name = "TIME", default_value = "1m", value_parser = humantime::parse_duration)]
    every: Duration,
    /// Look once, and end
    #[arg(long)]
    once: bool,
}

/// A campaign that is watched.
struct Watched {
    page: String,
    client: Client,
    campaign: CampaignId,
}

impl Witness {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let watched: Vec<Watched> =
            self.pages.iter().map(|page| Watched::at(page)).collect::<Result<_, _>>()?;
        let notes = Notes::beside(&context.device().path()?);
        let device = context.device().read_or_make()?;
        loop {
            for each in &watched {
                match each.look(&notes) {
                    Ok(None) => {}
                    Ok(Some(mut note)) => {
                        note.countersign(&device);
                        notes.countersigned(each.campaign, &note)?;
                        let (campaign, text) = (each.campaign, note.to_string());
                        let answer =
                            json!({ "campaign": campaign, "size": note.size, "note": text });
                        context.printer.answer(&answer, |out| {
                            let _ = writeln!(
                                out,
                                "campaign {campaign}: {} records, verified",
                                note.size
                            );
                            let _ = write!(out, "{text}");
                        })?;
                    }
                    // Whoever watches goes on when a server is away for a while.
                    Err(failure) if failure.code() == "network" && !self.once => {
                        crate::failure::warn(&format!("{}: {}", each.page, failure.message()));
                    }
                    Err(failure) => return Err(failure),
                }
            }
            if self.once {
                return Ok(());
            }
            thread::sleep(self.every);
        }
    }
}

impl Watched {
    fn at(page: &str) -> Result<Self, Failure> {
        let unread = || {
            let message = format!(
                "`{page}` is no page of a campaign; write for example https://wapenrol.example/c/CAMPAIGN"
            );
            Failure::usage("bad_url", message)
        };
        // What stands behind # is somebody's key: it is not sent anywhere.
        let address = page.split(['#', '?']).next().unwrap_or_default();
        let (server, campaign) = address.rsplit_once("/c/").ok_or_else(unread)?;
        let campaign = campaign.trim_end_matches('/').parse().map_err(|_| unread())?;
        let page = format!("{server}/c/{campaign}");
        Ok(Self { client: Client::watching(server)?, page, campaign })
    }

    /// Looks once: the note of a log that has grown; none: it is as it was.
    fn look(&self, notes: &Notes) -> Result<Option<Checkpoint>, Failure> {
        let campaign = self.campaign;
        let house = self.client.about(campaign, None)?.house.ok_or_else(|| {
            let message =
                "the log of this campaign is of version 1, whose house signs no checkpoints";
            Failure::new(Kind::Refused, "no_checkpoint", message)
        })?;
        let (text, note) = self.client.checkpoint(campaign)?;
        let before = notes.newest(campaign)?;
        let as_before =
            before.as_ref().is_some_and(|it| (it.size, it.last) == (note.size, note.last));
        if as_before {
            return Ok(None);
        }
        let mut log = Vec::new();
        self.client.export(campaign, None, false, &mut log)?;
        let receipts = vec![note.head()];
        let options = VerifyOptions { receipts, strict: false };
        let verified = chronicle::verify(&*log, &options).map_err(not_verified)?;
        if verified.campaign != campaign {
            let message =
                format!("{}: it gives the log of campaign {}", self.page, verified.campaign);
            return Err(Failure::new(Kind::NotVerified, "other_campaign", message));
        }
        let log = String::from_utf8_lossy(&log);
        let hash_at = |seq: u64| {
            let line = usize::try_from(seq).ok().and_then(|seq| log.lines().nth(seq));
            Ok(line.and_then(|line| chronicle::Line::read(line).ok()).map(|line| line.hash))
        };
        notes.heard(campaign, &text, || Ok(Some(house)), hash_at)?.or_forked(campaign)?;
        Ok(Some(note))
    }
}
