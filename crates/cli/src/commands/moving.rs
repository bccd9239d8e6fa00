//! `wapenrol move`: all campaigns from a data folder into NATS, or back.

use super::rebuild::only_here;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::folder::store_failure;
use crate::in_nats::{InNats, is_in_nats};
use crate::printing::counted;
use crate::progress;
use chronicle::{CampaignId, Head};
use serde::Serialize;
use serde_json::json;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use store::{
    Folder, HostKey, MoveError, NatsStore, OpenOptions, SledStore, Store, WithHostKey,
    move_campaign,
};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol move --from data --to nats://a.example:4222,nats://b.example:4222 --host-key-file host.key \\
      --store-login host.creds --store-system-login system.creds
  wapenrol move --from nats://a.example:4222 --to data --host-key-file host.key …

Stop the server first. Each campaign goes with its log, its secret and its keys, all of it or nothing, after its
log was verified, and is read again afterwards and compared. Begin again with the same words if it was broken off: what
is there already is only compared. What is moved stays where it was, too: never serve both, or the same dice
fall twice.")]
pub(crate) struct Move {
    /// Where the campaigns are: a data folder, or nats:// or tls:// addresses of NATS servers, with commas
    #[arg(long, value_name = "STORE")]
    from: String,
    /// Where they should go, likewise
    #[arg(long, value_name = "STORE")]
    to: String,
    #[command(flatten)]
    in_nats: InNats,
}

/// What has become of one campaign.
#[derive(Serialize)]
struct Outcome {
    campaign: CampaignId,
    head: Head,
    written: u64,
}

impl Move {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        only_here(context)?;
        if is_in_nats(&self.from) == is_in_nats(&self.to) {
            let message = "campaigns are moved between a data folder and NATS servers: one of --from and --to names \
                           a folder, the other one nats:// or tls:// addresses";
            return Err(Failure::usage("bad_move", message));
        }
        let key = context.place.host_key()?;
        let from = self.open(&self.from, key.clone(), true)?;
        let to = self.open(&self.to, key, false)?;
        let campaigns = from.campaigns().map_err(store_failure)?;
        let bar = progress::bar(campaigns.len() as u64, "campaigns");
        let mut told = Vec::new();
        for campaign in campaigns {
            let moved = move_campaign(&from, &to, campaign).map_err(|error| failure(&error))?;
            told.push(Outcome { campaign, head: moved.head, written: moved.written });
            bar.inc(1);
        }
        bar.finish_and_clear();
        context.printer.answer(&json!({ "campaigns": told }), |text| tell(&told, text))?;
        Ok(())
    }

    /// Opens one of the two. A folder that campaigns come from is there already.
    fn open(
        &self,
        place: &str,
        key: Option<HostKey>,
        is_source: bool,
    ) -> Result<WithHostKey, Failure> {
        let store: Arc<dyn Store> = if is_in_nats(place) {
            let options = self.in_nats.options(place, key.clone())?;
            Arc::new(NatsStore::connect(options).map_err(store_failure)?)
        } else {
            let path = Path::new(place);
            if is_source && matches!(store::look_at(path).map_err(store_failure)?, Folder::New) {
                let message = format!("{place} is no data folder: there is nothing in it");
                return Err(Failure::fault("not_a_data_folder", message));
            }
            Arc::new(SledStore::open(path, OpenOptions::default()).map_err(store_failure)?)
        };
        Ok(WithHostKey::new(store, key))
    }
}

fn failure(error: &MoveError) -> Failure {
    let kind = match error {
        MoveError::NotWhole { .. } | MoveError::Differs { .. } | MoveError::OtherLog { .. } => {
            Kind::NotVerified
        }
        _ => Kind::Fault,
    };
    let allowed =
        "Campaigns before it in the list are there as wholes; the same words go on from here.";
    Failure::new(kind, error.code(), error.to_string()).with("allowed", allowed)
}

fn tell(told: &[Outcome], text: &mut String) {
    for Outcome { campaign, head, written } in told {
        let _ = match written {
            0 => writeln!(text, "{campaign}: there already, whole, up to record {}", head.seq),
            _ => writeln!(text, "{campaign}: whole, up to record {}", head.seq),
        };
    }
    let _ = write!(
        text,
        "{} there, read again and compared",
        counted(told.len(), "campaign is", "campaigns are")
    );
}
