//! The device of whoever sits at this terminal: an Ed25519 key in their own configuration folder, which signs
//! their orders in campaigns whose log is of version 2.

use crate::failure::Failure;
use chronicle::{CampaignId, PublicKey, Signed, SigningKey, bind_message, intent_of};
use data_encoding::HEXLOWER;
use etcetera::BaseStrategy as _;
use referee::{SystemRandomness, random_bytes};
use serde_json::Value;
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
    pub(crate) proof: Option<String>,
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

    /// Signs what waits for a signature, after looking at it: it must be of this campaign, and what was sent.
    ///
    /// # Errors
    /// Where there is no key, or something else is to be signed than what was sent.
    pub(crate) fn sign(
        &self,
        campaign: CampaignId,
        sent: &Value,
        to_sign: &[ToSign],
    ) -> Result<Word, Failure> {
        let Some(key) = self.read()? else {
            let message = "these orders are signed, and this machine has no device's key; \
                           `wapenrol device bind CAMPAIGN --as SEAT` makes one and binds it";
            return Err(Failure::fault("no_device_key", message));
        };
        let mut signatures = Vec::new();
        let mut proof = None;
        for (nth, ToSign { intent, order }) in to_sign.iter().enumerate() {
            let wrong = |what: &str| {
                let message = format!("the server asks to sign something else: {what}");
                Failure::fault("foreign_intent", message)
            };
            let own = intent_of(order).map_err(|error| wrong(&error.to_string()))?;
            if own.to_string() != *intent {
                return Err(wrong("its hash is not the order's"));
            }
            let genesis = order["campaign"].as_str().and_then(|hash| hash.parse().ok());
            if genesis.is_none_or(|hash| CampaignId::from_genesis(&hash) != campaign) {
                return Err(wrong("it is of another campaign"));
            }
            if nth == 0 {
                is_what_was_sent(sent, order).map_err(wrong)?;
            }
            let signed = Signed::by(&key, &own);
            signatures.push(format!("{own}={}", signed.signature));
            proof = proof.or_else(|| Some(key.sign(&bind_message(&own)).to_string()));
        }
        let headers = vec![
            (DEVICE_HEADER, key.public().to_string()),
            (SIGNATURES_HEADER, signatures.join(", ")),
        ];
        Ok(Word { headers, proof })
    }
}

/// Does an order say what was sent? What the sender left to the server is the server's choice.
fn is_what_was_sent(sent: &Value, order: &Value) -> Result<(), &'static str> {
    let members = [
        ("batch", "the batch is another"),
        ("nonce", "the nonce is another"),
        ("thrown", "other dice were thrown"),
        ("scope", "it is about something else"),
    ];
    for (member, what) in members {
        let said = &sent[member];
        if !said.is_null() && *said != order[member] && sent.get("edit").is_none() {
            return Err(what);
        }
    }
    let order_of_a_game = sent.get("notation").is_some() || sent.get("thrown").is_some();
    if order_of_a_game && !sent["command"].is_null() && sent["command"] != order["command"] {
        return Err("the command is another");
    }
    Ok(())
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
    use serde_json::json;

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

    #[test]
    fn nothing_is_signed_but_what_was_sent() {
        let sent = json!({ "batch": "a", "nonce": "00", "notation": "done", "command": null });
        let order = json!({ "batch": "a", "nonce": "00", "command": "done" });
        assert_eq!(is_what_was_sent(&sent, &order), Ok(()));
        let other = json!({ "batch": "b", "nonce": "00", "command": "done" });
        assert!(is_what_was_sent(&sent, &other).is_err());
        let sent = json!({ "batch": "a", "notation": null, "command": { "tell": "x" } });
        let other = json!({ "batch": "a", "command": { "tell": "y" } });
        assert_eq!(is_what_was_sent(&sent, &other), Err("the command is another"));
    }
}
