//! Campaigns to measure with. They are made once, and kept for the rounds that follow.

use breaking::inputs::talkative;
use referee::{Parts, Referee, scenario};
use serde::{Deserialize, Serialize};
use std::{
    fs, io,
    ops::ControlFlow,
    path::{Path, PathBuf},
    sync::Arc,
};
use store::{OpenOptions, SledStore, Store};

/// A folder with campaigns, and what is needed to play on in them.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// The data folder.
    pub(crate) data: PathBuf,
    pub(crate) campaigns: Vec<KeptCampaign>,
}

/// One of them.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct KeptCampaign {
    pub(crate) id: String,
    pub(crate) records: u64,
    pub(crate) organiser: String,
    /// A seat's word and its key.
    pub(crate) seat: (String, String),
}

pub(crate) fn failed(error: impl std::fmt::Display) -> io::Error {
    io::Error::other(error.to_string())
}

impl Kept {
    /// `count` campaigns of `records` records and a little more; of no more than their opening, where that is 0.
    pub(crate) fn of(folder: &Path, count: u32, records: u64) -> io::Result<Self> {
        let place = folder.join(format!("kept-{count}-of-{records}"));
        let list = place.join("kept.json");
        if let Ok(text) = fs::read(&list) {
            return Ok(serde_json::from_slice(&text)?);
        }
        // Something that was broken off is made anew.
        if place.exists() {
            fs::remove_dir_all(&place)?;
        }
        let data = place.join("data");
        fs::create_dir_all(&place)?;
        let store = SledStore::open(&data, OpenOptions::default()).map_err(failed)?;
        let store: Arc<dyn Store> = Arc::new(store);
        let setup = scenario::built_in(talkative()).map_err(failed)?;
        let campaigns = (0..count).map(|number| {
            let parts = Parts::new(Arc::clone(&store)).keeping_states(&data);
            let goes_on = |_| ControlFlow::Continue(());
            let made = simulator::long(parts, &setup, u64::from(number), records, goes_on);
            let made = made.map_err(failed)?;
            let seat = made.new.seats.first().ok_or_else(|| failed("nobody plays"))?;
            Ok(KeptCampaign {
                id: made.new.campaign.to_string(),
                records: made.records,
                organiser: made.new.organiser.to_string(),
                seat: (seat.seat.to_string(), seat.key.to_string()),
            })
        });
        let campaigns = campaigns.collect::<io::Result<_>>()?;
        let kept = Self { data, campaigns };
        fs::write(&list, serde_json::to_vec(&kept)?)?;
        Ok(kept)
    }

    /// The only one, or the first.
    pub(crate) fn first(&self) -> io::Result<&KeptCampaign> {
        self.campaigns.first().ok_or_else(|| failed("there is no campaign"))
    }

    pub(crate) fn store(&self) -> io::Result<Arc<dyn Store>> {
        Ok(Arc::new(SledStore::open(&self.data, OpenOptions::default()).map_err(failed)?))
    }
}

/// A referee over a store, with the states that are kept beside it, or without any.
pub(crate) fn referee(store: &Arc<dyn Store>, states: Option<&Path>) -> Referee {
    let parts = Parts::new(Arc::clone(store));
    Referee::with(match states {
        Some(data) => parts.keeping_states(data),
        None => parts,
    })
}
