//! Where the campaigns are: a folder or a server, and what opens them.

use crate::device::DeviceFile;
use crate::failure::Failure;
use clap::Args;
use std::path::PathBuf;
use store::{HostKey, NotHostKey};

/// Where the campaigns are.
#[derive(Debug, Args)]
pub(crate) struct Location {
    /// The data folder; whoever owns it is the organiser
    #[arg(
        long,
        global = true,
        value_name = "DIR",
        env = "WAPENROL_DATA",
        default_value = "data",
        conflicts_with = "server"
    )]
    pub(crate) data: PathBuf,
    /// A running server instead of a folder, such as http://127.0.0.1:7411
    #[arg(long, global = true, value_name = "URL", env = "WAPENROL_SERVER")]
    pub(crate) server: Option<String>,
    /// The key of your link, or the link, for a server; others on this machine can read it here, so
    /// rather use WAPENROL_KEY or --key-file
    // One key in 64 begins with a hyphen.
    #[arg(
        long,
        global = true,
        value_name = "KEY",
        env = "WAPENROL_KEY",
        hide_env_values = true,
        allow_hyphen_values = true
    )]
    pub(crate) key: Option<String>,
    /// A file that holds the key, which only you can read
    #[arg(
        long,
        global = true,
        value_name = "FILE",
        env = "WAPENROL_KEY_FILE",
        conflicts_with = "key"
    )]
    pub(crate) key_file: Option<PathBuf>,
    /// The file with your device's key, which signs your orders in campaigns with signed logs
    #[arg(long, global = true, value_name = "FILE", env = "WAPENROL_DEVICE_KEY")]
    pub(crate) device_key: Option<PathBuf>,
    /// The file with the host's key, which encrypts secrets and hashes of keys in the data folder
    #[arg(
        long,
        global = true,
        value_name = "FILE",
        env = "WAPENROL_HOST_KEY_FILE",
        conflicts_with = "server"
    )]
    pub(crate) host_key_file: Option<PathBuf>,
    /// Answer in JSON, for programs
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

impl Location {
    /// Takes the key out of its file, where one is named, and out of the link it came in.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(crate) fn read_key(&mut self) -> Result<(), Failure> {
        if let Some(file) = &self.key_file {
            let key = std::fs::read_to_string(file).map_err(|error| {
                Failure::fault("no_file", format!("{}: {error}", file.display()))
            })?;
            self.key = Some(key.trim().to_owned());
        }
        // A link ends with its key, behind the sign that no browser sends on.
        if let Some((_, key)) = self.key.as_deref().and_then(|link| link.rsplit_once('#')) {
            self.key = Some(key.to_owned());
        }
        Ok(())
    }

    /// The host's key, where its file is named, or the key itself in WAPENROL_HOST_KEY.
    ///
    /// # Errors
    /// When it cannot be read, or is no key.
    pub(crate) fn host_key(&self) -> Result<Option<HostKey>, Failure> {
        let text = match &self.host_key_file {
            Some(file) => std::fs::read_to_string(file).map_err(|error| {
                Failure::fault("no_file", format!("the host's key {}: {error}", file.display()))
            })?,
            None => match std::env::var("WAPENROL_HOST_KEY") {
                Ok(text) if self.server.is_none() => text,
                _ => return Ok(None),
            },
        };
        text.parse()
            .map(Some)
            .map_err(|wrong: NotHostKey| Failure::fault("bad_host_key", wrong.to_string()))
    }

    /// Where the key of this machine's device lies.
    pub(crate) fn device(&self) -> DeviceFile {
        DeviceFile::new(self.device_key.as_deref())
    }
}
