//! `wapenrol simulate … --records`: one campaign of any length in a data folder.

use super::{Failure, failed_game};
use crate::context::Context;
use crate::folder::store_failure;
use crate::progress;
use campaign::AnySetup;
use chronicle::Head;
use referee::Parts;
use serde::Serialize;
use simulator::Long;
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use store::{OpenOptions, SledStore};

/// A campaign that was made, with the key of its organiser: it can be read at this moment alone.
#[derive(Serialize)]
struct Made {
    campaign: String,
    records: u64,
    head: Head,
    organiser: String,
}

pub(super) fn make(
    context: &Context,
    setup: &AnySetup,
    seed: u64,
    records: u64,
    data: &Path,
) -> Result<(), Failure> {
    let store = SledStore::open(data, OpenOptions::default()).map_err(store_failure)?;
    let bar = progress::bar(records, "records");
    let parts = Parts::new(Arc::new(store)).keeping_states(data);
    let made = simulator::long(parts, setup, seed, records, |done| {
        bar.set_position(done);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let Long { referee, new, records } = made.map_err(failed_game)?;
    let head = referee.head(new.campaign).map_err(crate::folder::rejected)?;
    let (campaign, organiser) = (new.campaign.to_string(), new.organiser.to_string());
    let made = Made { campaign, records, head, organiser };
    context.printer.answer(&made, |text| {
        let Made { campaign, records, head, organiser } = &made;
        let _ = writeln!(text, "campaign {campaign}: {records} records, head {}", head.hash);
        let _ = writeln!(text, "organiser's key {organiser}");
    })?;
    Ok(())
}
