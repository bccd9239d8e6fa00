//! The device of whoever sits at this terminal: an Ed25519 key in their own configuration folder, which signs
//! their orders in campaigns whose log is of version 2.

use crate::failure::Failure;
use chronicle::{Bytes32, IntentTold, PublicKey, Signature, Signed, SigningKey, bind_message};
use data_encoding::HEXLOWER;
use etcetera::BaseStrategy as _;
use referee::{SystemRandomness, random_bytes};
use server::{DEVICE_HEADER, SIGNATURES_HEADER, ToSign};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Where the key lies.
#[derive(Debug, Clone)]
pub(crate) struct DeviceFile(Option<PathBuf>);

/// What a device says to a request: headers to send it again with.
pub(crate) struct Word {
    pub(crate) headers: Vec<(&'static str, String)>,
    /// The proof of a binding, where one is asked for.
    pub(crate) proof: Option<Signature>,
}

/// An order that waits for a signature: as it was told, and its own hash.
#[derive(Debug, Clone)]
pub(crate) struct Unsigned {
    pub(crate) intent: Bytes32,
    pub(crate) order: IntentTold,
}

impl Unsigned {
    /// Reads what a server wants signed.
    ///
    /// # Errors
    /// Where it is no order, or hashes to something else than the server says.
    pub(crate) fn read(ToSign { intent, order }: ToSign) -> Result<Self, Failure> {
        let order = serde_json::from_value(order).map_err(|error| foreign(&error.to_string()))?;
        let unsigned = Self::of(order)?;
        match unsigned.intent.to_string() == intent {
            true => Ok(unsigned),
            false => Err(foreign("its hash is not the order's")),
        }
    }

    /// An order, with the hash that is its own.
    ///
    /// # Errors
    /// Where no log can hold it.
    pub(crate) fn of(order: IntentTold) -> Result<Self, Failure> {
        let intent = order.hash().map_err(|error| foreign(&error.to_string()))?;
        Ok(Self { intent, order })
    }
}

impl DeviceFile {
    /// The file that was named, else the usual one.
    pub(crate) fn new(named: Option<&Path>) -> Self {
        Self(named.map(Path::to_owned))
    }

    pub(crate) fn path(&self) -> Result<PathBuf, Failure> {
        if let Some(path) = &self.0 {
            return Ok(path.clone());
        }
        let folders = etcetera::choose_base_strategy().map_err(|error| {
            let message = format!(
                "there is no folder for your device's key ({error}); name a file with --device-key"
            );
            Failure::fault("no_device_key", message)
        })?;
        Ok(folders.config_dir().join("wapenrol").join("device.key"))
    }

    /// The key; none: there is none yet.
    pub(crate) fn read(&self) -> Result<Option<SigningKey>, Failure> {
        let path = self.path()?;
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(unreadable(&path, &error.to_string())),
        };
        let seed = HEXLOWER.decode(text.trim().as_bytes()).ok();
        let seed = seed.and_then(|seed| <[u8; 32]>::try_from(seed).ok());
        let seed = seed.ok_or_else(|| unreadable(&path, "it is not 64 hex digits"))?;
        Ok(Some(SigningKey::from_seed(&seed)))
    }

    /// The key, made if there is none. Nobody else may read the file.
    pub(crate) fn read_or_make(&self) -> Result<SigningKey, Failure> {
        if let Some(key) = self.read()? {
            return Ok(key);
        }
        let path = self.path()?;
        let seed: [u8; 32] = random_bytes(&SystemRandomness).map_err(crate::folder::rejected)?;
        write_privately(&path, &HEXLOWER.encode(&seed))
            .map_err(|error| unreadable(&path, &error.to_string()))?;
        Ok(SigningKey::from_seed(&seed))
    }

    /// Signs what waits for a signature; whoever calls has seen that it is what was sent.
    ///
    /// # Errors
    /// Where there is no key.
    pub(crate) fn sign(&self, to_sign: &[Unsigned]) -> Result<Word, Failure> {
        let Some(key) = self.read()? else {
            let message = "these orders are signed, and this machine has no device's key; \
                           `wapenrol device bind CAMPAIGN --as SEAT` makes one and binds it";
            return Err(Failure::fault("no_device_key", message));
        };
        let mut signatures = Vec::new();
        let mut proof = None;
        for Unsigned { intent, .. } in to_sign {
            let signed = Signed::by(&key, intent);
            signatures.push(format!("{intent}={}", signed.signature));
            proof = proof.or_else(|| Some(key.sign(&bind_message(intent))));
        }
        let headers = vec![
            (DEVICE_HEADER, key.public().to_string()),
            (SIGNATURES_HEADER, signatures.join(", ")),
        ];
        Ok(Word { headers, proof })
    }
}

/// The server asks for a signature under something else than what was sent. Nothing is signed.
pub(crate) fn foreign(what: &str) -> Failure {
    let message = format!("the server asks to sign something else than what was sent: {what}");
    Failure::fault("foreign_intent", message)
}

fn write_privately(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    writeln!(file, "{text}")?;
    file.sync_all()
}

fn unreadable(path: &Path, why: &str) -> Failure {
    let message = format!("the key of your device, {}: {why}", path.display());
    Failure::fault("no_device_key", message)
}

/// A public key as people compare it: its first digits.
pub(crate) fn short(device: &PublicKey) -> String {
    device.to_string().chars().take(8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_is_its_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = DeviceFile::new(Some(&folder.path().join("own").join("device.key")));
        assert!(file.read().unwrap().is_none());
        let made = file.read_or_make().unwrap().public();
        assert_eq!(file.read_or_make().unwrap().public(), made);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(file.path().unwrap()).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }
}
