//! A store in NATS, as it is named on the command line.

use crate::failure::Failure;
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use store::{HostKey, Login, NatsOptions};

/// How a cluster of NATS servers is spoken to, beside its addresses.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct InNats {
    /// A file that lets us in at the NATS servers: credentials as nsc writes them, or one line user:password
    #[arg(long, value_name = "FILE", env = "WAPENROL_STORE_LOGIN")]
    store_login: Option<PathBuf>,
    /// The same for a user of their system account, as whom they are asked for their settings
    #[arg(long, value_name = "FILE", env = "WAPENROL_STORE_SYSTEM_LOGIN")]
    store_system_login: Option<PathBuf>,
    /// A file of certificates that the NATS servers' own go back to, instead of the machine's
    #[arg(long, value_name = "FILE", env = "WAPENROL_STORE_ROOTS")]
    store_roots: Option<PathBuf>,
    /// What the streams are called by, where several stores lie in one account
    #[arg(long, value_name = "NAME", env = "WAPENROL_STORE_NAME", default_value = "wapenrol")]
    store_name: String,
    /// Over how many streams campaigns are spread when the store is made; afterwards it knows
    #[arg(long, value_name = "COUNT", env = "WAPENROL_STORE_STREAMS", default_value = "4")]
    store_streams: NonZeroU16,
    /// On how many NATS servers each record must lie
    #[arg(long, value_name = "COUNT", env = "WAPENROL_STORE_REPLICAS", default_value = "3")]
    store_replicas: usize,
}

/// Does this name a store in NATS?
pub(crate) fn is_in_nats(text: &str) -> bool {
    text.starts_with("nats://") || text.starts_with("tls://")
}

impl InNats {
    /// For those who name no servers.
    pub(crate) fn of_nobody() -> Self {
        Self {
            store_login: None,
            store_system_login: None,
            store_roots: None,
            store_name: String::new(),
            store_streams: NonZeroU16::MIN,
            store_replicas: 1,
        }
    }

    /// All that is told of it. `addresses` are those of its servers, with commas between them.
    ///
    /// # Errors
    /// When a file cannot be read, or is none that lets anybody in.
    pub(crate) fn options(
        &self,
        addresses: &str,
        key: Option<HostKey>,
    ) -> Result<NatsOptions, Failure> {
        let login = |file: Option<&PathBuf>| file.map_or(Ok(Login::Nobody), |file| login(file));
        Ok(NatsOptions {
            servers: addresses.split(',').map(|address| address.trim().to_owned()).collect(),
            login: login(self.store_login.as_ref())?,
            system: login(self.store_system_login.as_ref())?,
            roots: self.store_roots.clone(),
            name: self.store_name.clone(),
            streams: self.store_streams,
            replicas: self.store_replicas,
            key,
            ..NatsOptions::default()
        })
    }
}

fn login(file: &Path) -> Result<Login, Failure> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::fault("no_file", format!("{}: {error}", file.display())))?;
    if text.contains("BEGIN NATS USER JWT") {
        return Ok(Login::Credentials(file.into()));
    }
    match text.trim().split_once(':') {
        Some((name, password)) if !name.is_empty() && !password.contains(char::is_whitespace) => {
            Ok(Login::User { name: name.into(), password: password.into() })
        }
        _ => {
            let message = format!(
                "{} lets nobody in: it holds neither credentials, as nsc writes them, nor one line user:password",
                file.display()
            );
            Err(Failure::fault("bad_store_login", message))
        }
    }
}
