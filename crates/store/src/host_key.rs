//! The private part of each campaign, encrypted with a key of the host's: then no copy of the folder, of its journal or
//! of a backup carries a secret. The key itself is never stored.

use crate::{AppendError, Changed, Duty, Heard, Seen, Store, StoreError, Written};
use chacha20poly1305::{
    KeyInit as _, XChaCha20Poly1305, XNonce,
    aead::{Aead as _, Generate as _, Payload},
};
use chronicle::{Batch, CampaignId, Head};
use data_encoding::HEXLOWER_PERMISSIVE;
use std::{fmt, str::FromStr, sync::Arc};
use zeroize::Zeroizing;

/// What an encrypted private part begins with; one in clear is JSON.
const MARK: &[u8] = b"wapenrol private 1\n";

/// The length of a nonce, in bytes: so long that random ones never meet.
const NONCE: usize = 24;

/// The host's key: 32 bytes.
#[derive(Clone)]
pub struct HostKey(Arc<Zeroizing<[u8; 32]>>);

impl fmt::Debug for HostKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HostKey(…)")
    }
}

/// The text is no key of a host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a host's key is 64 hex digits, as `openssl rand -hex 32` writes them")]
pub struct NotHostKey;

impl FromStr for HostKey {
    type Err = NotHostKey;

    fn from_str(text: &str) -> Result<Self, NotHostKey> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.trim().as_bytes()).map_err(|_| NotHostKey)?;
        let bytes = Zeroizing::new(bytes);
        let key = <[u8; 32]>::try_from(&bytes[..]).map_err(|_| NotHostKey)?;
        Ok(Self(Arc::new(Zeroizing::new(key))))
    }
}

/// Is a private part encrypted?
#[must_use]
pub fn is_encrypted(kept: &[u8]) -> bool {
    kept.starts_with(MARK)
}

impl HostKey {
    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new((&**self.0).into())
    }

    /// Encrypts the private part of a campaign. It opens under no other campaign's name.
    ///
    /// # Errors
    /// When the operating system has no randomness.
    pub fn encrypt(&self, campaign: CampaignId, private: &[u8]) -> Result<Vec<u8>, StoreError> {
        let refused = |message: String| StoreError::Engine {
            doing: format!("encrypting the private part of campaign {campaign}"),
            message,
        };
        let nonce = XNonce::try_generate().map_err(|error| refused(error.to_string()))?;
        let about = campaign.to_string();
        let payload = Payload { msg: private, aad: about.as_bytes() };
        let hidden = self.cipher().encrypt(&nonce, payload);
        let hidden = hidden.map_err(|error| refused(error.to_string()))?;
        Ok([MARK, &nonce, &hidden].concat())
    }

    /// Reads a private part, encrypted or not.
    ///
    /// # Errors
    /// [`StoreError::HostKey`], where it is encrypted with another key, or was changed.
    pub fn decrypt(&self, campaign: CampaignId, kept: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let Some(rest) = kept.strip_prefix(MARK) else { return Ok(kept) };
        let wrong = || StoreError::HostKey { campaign, given: true };
        let (nonce, hidden) = rest.split_first_chunk::<NONCE>().ok_or_else(wrong)?;
        let about = campaign.to_string();
        let payload = Payload { msg: hidden, aad: about.as_bytes() };
        self.cipher().decrypt(&XNonce::from(*nonce), payload).map_err(|_| wrong())
    }
}

/// A store whose private parts are encrypted where there is a key. Without one it reads and writes them in clear, and
/// says of those that are encrypted what they need.
pub struct WithHostKey {
    store: Arc<dyn Store>,
    key: Option<HostKey>,
}

impl fmt::Debug for WithHostKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WithHostKey").field("key", &self.key).finish_non_exhaustive()
    }
}

impl WithHostKey {
    /// Puts a key before a store.
    #[must_use]
    pub const fn new(store: Arc<dyn Store>, key: Option<HostKey>) -> Self {
        Self { store, key }
    }

    fn encrypted(
        &self,
        campaign: CampaignId,
        private: Option<&[u8]>,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        match (&self.key, private) {
            (Some(key), Some(private)) => key.encrypt(campaign, private).map(Some),
            _ => Ok(None),
        }
    }

    /// Encrypts what lies there in clear; older states of it stay in the journal until that is made anew. Answers for
    /// how many campaigns it did.
    ///
    /// # Errors
    /// [`StoreError`]: also where something is encrypted with another key.
    pub fn encrypt_all(&self) -> Result<usize, StoreError> {
        let Some(key) = &self.key else { return Ok(0) };
        let mut encrypted = 0;
        for campaign in self.store.campaigns()? {
            match self.store.kept(campaign)? {
                Some(kept) if is_encrypted(&kept) => drop(key.decrypt(campaign, kept)?),
                Some(kept) => {
                    self.keep(campaign, &kept)?;
                    encrypted += 1;
                }
                None => (),
            }
        }
        Ok(encrypted)
    }
}

impl WithHostKey {
    fn decrypted(
        &self,
        campaign: CampaignId,
        kept: Option<Vec<u8>>,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let Some(kept) = kept else { return Ok(None) };
        match &self.key {
            Some(key) => key.decrypt(campaign, kept).map(Some),
            None if is_encrypted(&kept) => Err(StoreError::HostKey { campaign, given: false }),
            None => Ok(Some(kept)),
        }
    }
}

impl Store for WithHostKey {
    fn append_and_keep(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), AppendError> {
        let encrypted = self.encrypted(campaign, private)?;
        self.store.append_and_keep(campaign, expected, batches, encrypted.as_deref().or(private))
    }

    fn append_if(
        &self,
        campaign: CampaignId,
        seen: &Seen,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<Seen, AppendError> {
        let encrypted = self.encrypted(campaign, private)?;
        self.store.append_if(campaign, seen, batches, encrypted.as_deref().or(private))
    }

    fn seen(&self, campaign: CampaignId) -> Result<Seen, StoreError> {
        self.store.seen(campaign)
    }

    fn written_since(
        &self,
        campaign: CampaignId,
        before: &Seen,
        told: Option<&Seen>,
    ) -> Result<Written, StoreError> {
        let mut written = self.store.written_since(campaign, before, told)?;
        written.private = self.decrypted(campaign, written.private)?;
        Ok(written)
    }

    fn watch(&self, changed: Changed) -> Result<bool, StoreError> {
        self.store.watch(changed)
    }

    fn has_duty(&self, duty: Duty) -> Result<bool, StoreError> {
        self.store.has_duty(duty)
    }

    fn tell_others(&self, word: Vec<u8>) -> Result<(), StoreError> {
        self.store.tell_others(word)
    }

    fn hear_others(&self, heard: Heard) -> Result<(), StoreError> {
        self.store.hear_others(heard)
    }

    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError> {
        self.store.read(campaign, from, to)
    }

    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        self.store.head(campaign)
    }

    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        self.store.campaigns()
    }

    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError> {
        match &self.key {
            None => self.store.keep(campaign, private),
            Some(key) => self.store.keep(campaign, &key.encrypt(campaign, private)?),
        }
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        self.decrypted(campaign, self.store.kept(campaign)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MemoryStore;

    fn key(digit: &str) -> HostKey {
        digit.repeat(64).parse().unwrap()
    }

    fn campaign(name: &str) -> CampaignId {
        name.parse().unwrap()
    }

    #[test]
    fn what_is_kept_reads_as_it_was_and_lies_there_as_nobody_can_read_it() {
        let inner = Arc::new(MemoryStore::new());
        let store: Arc<dyn Store> = inner.clone();
        let sealed = WithHostKey::new(store, Some(key("a")));
        let (one, secret) = (campaign("0000000001"), b"{\"secret\":\"5f\"}".as_slice());
        sealed.keep(one, secret).unwrap();
        assert_eq!(sealed.kept(one).unwrap().unwrap(), secret);
        let lies = inner.kept(one).unwrap().unwrap();
        assert!(is_encrypted(&lies));
        assert!(!lies.windows(6).any(|part| part == b"secret"));
        sealed.keep(one, secret).unwrap();
        assert_ne!(inner.kept(one).unwrap().unwrap(), lies, "each time another nonce");

        // Under another name, with another key, or changed, it opens nothing.
        let other = campaign("0000000002");
        assert!(key("a").decrypt(other, lies.clone()).is_err());
        assert!(key("b").decrypt(one, lies.clone()).is_err());
        for place in 0..lies.len() {
            let mut changed = lies.clone();
            changed[place] ^= 1;
            let read = key("a").decrypt(one, changed);
            assert!(place < MARK.len() || read.is_err(), "byte {place}");
        }
    }

    #[test]
    fn without_the_key_it_says_what_is_missing_and_with_another_which() {
        let inner: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let one = campaign("0000000001");
        let sealed = WithHostKey::new(Arc::clone(&inner), Some(key("a")));
        sealed.keep(one, b"{}").unwrap();
        let open = WithHostKey::new(Arc::clone(&inner), None);
        let said = open.kept(one).unwrap_err();
        assert_eq!(said.code(), "host_key_needed");
        assert!(said.to_string().contains("--host-key-file"), "{said}");
        let wrong = WithHostKey::new(inner, Some(key("b"))).kept(one).unwrap_err();
        assert_eq!(wrong.code(), "host_key_wrong");
    }

    #[test]
    fn a_key_is_64_hex_digits() {
        for text in ["", "abc", &"g".repeat(64), &"a".repeat(63)] {
            assert_eq!(text.parse::<HostKey>().unwrap_err(), NotHostKey);
        }
        assert_eq!(format!("{:?}", key("a")), "HostKey(…)");
    }
}
