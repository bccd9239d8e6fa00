//! Checkpoints: signed notes (C2SP) that say how long a log was, and what its last record hashed to.

use crate::{Head, PublicKey, Signature, SigningKey, hashing::sha256};
use chance::Bytes32;
use data_encoding::BASE64;
use std::{fmt, str::FromStr};

/// A note as it is handed on: text that anybody can check and nobody can change. Two notes of one
/// campaign that do not fit into one log prove that there are two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checkpoint {
    /// The whole hash of genesis.
    pub campaign: Bytes32,
    /// How many records the log had; a batch ends there.
    pub size: u64,
    /// The hash of the last of them.
    pub last: Bytes32,
    signatures: Vec<Countersigned>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Countersigned {
    name: String,
    key_id: [u8; 4],
    signature: Vec<u8>,
}

/// Why a text is no checkpoint, or none to be believed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotCheckpoint {
    /// It has not the form of a note.
    #[error("this is no checkpoint: {0}")]
    Form(&'static str),
    /// The house of the campaign did not sign it.
    #[error("the house of campaign {0} has not signed this checkpoint")]
    NotTheHouse(Bytes32),
    /// Somebody who is known has a signature in it that is not theirs.
    #[error("the signature of `{0}` in this checkpoint is wrong")]
    Wrong(String),
}

/// As whom the house of a campaign signs.
fn house(campaign: &Bytes32) -> String {
    format!("wapenrol/{campaign}")
}

fn key_id(name: &str, key: &PublicKey) -> [u8; 4] {
    let hash = sha256([name.as_bytes(), b"\n\x01", &key.0.0]);
    [hash.0[0], hash.0[1], hash.0[2], hash.0[3]]
}

impl Checkpoint {
    /// The house signs that the log ends with this record.
    #[must_use]
    pub fn of(campaign: Bytes32, head: Head, log_key: &SigningKey) -> Self {
        let mut note =
            Self { campaign, size: head.seq + 1, last: head.hash, signatures: Vec::new() };
        note.sign(house(&campaign), log_key);
        note
    }

    /// A device adds that it has checked the log so far.
    pub fn countersign(&mut self, device: &SigningKey) {
        self.sign(format!("device/{}", device.public()), device);
    }

    fn sign(&mut self, name: String, key: &SigningKey) {
        let key_id = key_id(&name, &key.public());
        let signature = key.sign(self.signed_text().as_bytes()).0.to_vec();
        self.signatures.push(Countersigned { name, key_id, signature });
    }

    fn signed_text(&self) -> String {
        let last = BASE64.encode(&self.last.0);
        format!("{}\n{}\n{last}\n", house(&self.campaign), self.size)
    }

    /// The head that it tells.
    #[must_use]
    pub const fn head(&self) -> Head {
        Head { seq: self.size.saturating_sub(1), hash: self.last }
    }

    /// Is it the house's word? Others who signed are believed where they are devices, whose names are
    /// their keys; signers that nobody knows are passed over. Answers the devices that signed.
    ///
    /// # Errors
    /// [`NotCheckpoint`] where the house has not signed, or a known signature is wrong.
    pub fn check(&self, log_key: &PublicKey) -> Result<Vec<PublicKey>, NotCheckpoint> {
        let text = self.signed_text();
        let house = house(&self.campaign);
        let (mut by_the_house, mut devices) = (false, Vec::new());
        for signed in &self.signatures {
            let device = signed.name.strip_prefix("device/").and_then(|key| key.parse().ok());
            let key = if signed.name == house { Some(*log_key) } else { device };
            let Some(key) = key.filter(|key| key_id(&signed.name, key) == signed.key_id) else {
                continue;
            };
            let signature = <[u8; 64]>::try_from(&*signed.signature).ok().map(Signature);
            if !signature.is_some_and(|signature| key.has_signed(text.as_bytes(), &signature)) {
                return Err(NotCheckpoint::Wrong(signed.name.clone()));
            }
            by_the_house |= signed.name == house;
            devices.extend(device.filter(|_| signed.name != house));
        }
        if by_the_house { Ok(devices) } else { Err(NotCheckpoint::NotTheHouse(self.campaign)) }
    }
}

impl fmt::Display for Checkpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.signed_text())?;
        for Countersigned { name, key_id, signature } in &self.signatures {
            writeln!(f, "— {name} {}", BASE64.encode(&[&key_id[..], signature].concat()))?;
        }
        Ok(())
    }
}

impl FromStr for Checkpoint {
    type Err = NotCheckpoint;

    fn from_str(text: &str) -> Result<Self, NotCheckpoint> {
        use NotCheckpoint::Form;
        let (body, signatures) = text.split_once("\n\n").ok_or(Form("no empty line"))?;
        let mut lines = body.split('\n');
        let mut line = |what| lines.next().ok_or(Form(what));
        let origin = line("no campaign")?.strip_prefix("wapenrol/");
        let campaign = origin.and_then(|hash| hash.parse().ok()).ok_or(Form("no campaign"))?;
        let size = line("no number of records")?;
        let last = BASE64.decode(line("no hash")?.as_bytes()).ok();
        let last = last.and_then(|last| last.try_into().ok()).map(Bytes32);
        let note = Self {
            campaign,
            size: size.parse().map_err(|_| Form("no number of records"))?,
            last: last.ok_or(Form("no hash"))?,
            signatures: Vec::new(),
        };
        // One way of writing it: what is signed is what stands here.
        if lines.next().is_some() || note.signed_text().trim_end() != body || note.size == 0 {
            return Err(Form("it is not written as a checkpoint is"));
        }
        let signatures = signatures.strip_suffix('\n').ok_or(Form("no end of a line"))?;
        let signatures = signatures.split('\n').map(countersigned).collect::<Result<_, _>>()?;
        Ok(Self { signatures, ..note })
    }
}

fn countersigned(line: &str) -> Result<Countersigned, NotCheckpoint> {
    let wrong = NotCheckpoint::Form("a signature is not `— NAME BASE64`");
    let parts = line.strip_prefix("— ").and_then(|rest| rest.split_once(' '));
    let (name, encoded) = parts.ok_or_else(|| wrong.clone())?;
    let bytes = BASE64.decode(encoded.as_bytes()).map_err(|_| wrong.clone())?;
    let (key_id, signature) = bytes.split_first_chunk::<4>().ok_or(wrong)?;
    Ok(Countersigned { name: name.into(), key_id: *key_id, signature: signature.to_vec() })
}
