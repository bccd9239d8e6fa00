//! What keeps the campaigns of a server: the data folder, or NATS servers with a folder beside them.

use super::Serve;
use crate::context::Context;
use crate::failure::Failure;
use crate::folder::store_failure;
use server::Ailment;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Beside, NatsOptions, NatsStore, OpenOptions, SledStore, Store};

/// Somebody waits for an answer: servers that are away so long are told of as away.
const PATIENCE: Duration = Duration::from_secs(15);

/// What keeps the campaigns.
#[derive(Clone, Debug)]
pub(super) enum Kept {
    /// The data folder.
    Folder(Arc<SledStore>),
    /// NATS servers.
    Servers {
        /// They.
        store: Arc<NatsStore>,
        /// The folder beside them, held as long as somebody serves.
        _beside: Arc<Beside>,
    },
}

impl Kept {
    pub(super) fn open(
        serve: &Serve,
        context: &Context,
        address: SocketAddr,
    ) -> Result<Self, Failure> {
        let data = &context.place.data;
        let address = Some(address.to_string());
        let Some(options) = serve.in_nats(context)? else {
            let options = OpenOptions { address, ..OpenOptions::default() };
            let store = SledStore::open(data, options).map_err(store_failure)?;
            return Ok(Self::Folder(Arc::new(store)));
        };
        let beside = Beside::open(data, address.as_deref()).map_err(store_failure)?;
        let store = NatsStore::connect(options).map_err(store_failure)?;
        Ok(Self::Servers { store: Arc::new(store), _beside: Arc::new(beside) })
    }

    pub(super) fn store(&self) -> Arc<dyn Store> {
        match self {
            Self::Folder(store) => store.clone(),
            Self::Servers { store, .. } => store.clone(),
        }
    }

    /// Is something not as it should be with what keeps them?
    pub(super) fn ailments(&self) -> Vec<Ailment> {
        let there = match self {
            Self::Folder(store) => {
                let condition = store.condition();
                vec![
                    (condition.stopped.is_some(), Ailment::StoreStopped),
                    (condition.full, Ailment::DiskFull),
                    (condition.damage.is_some(), Ailment::DataDamaged),
                ]
            }
            Self::Servers { store, .. } => vec![
                (!store.is_connected(), Ailment::StoreUnavailable),
                (store.damage().is_some(), Ailment::DataDamaged),
            ],
        };
        there.into_iter().filter_map(|(there, ailment)| there.then_some(ailment)).collect()
    }

    pub(super) fn free_bytes(&self) -> Option<u64> {
        match self {
            Self::Folder(store) => store.free_bytes(),
            Self::Servers { .. } => None,
        }
    }
}

impl Serve {
    /// How the NATS servers are spoken to, where they keep the campaigns.
    pub(super) fn in_nats(&self, context: &Context) -> Result<Option<NatsOptions>, Failure> {
        let Some(addresses) = &self.store else { return Ok(None) };
        let options = self.in_nats.options(addresses, context.place.host_key()?)?;
        if options.key.is_none() {
            let message = "a store in NATS needs the host's key, which encrypts secrets and hashes of keys there";
            return Err(Failure::usage("host_key_needed", message).with(
                "allowed",
                "Make one with `openssl rand -hex 32`, and name its file with --host-key-file.",
            ));
        }
        Ok(Some(NatsOptions { patience: PATIENCE, ..options }))
    }
}
