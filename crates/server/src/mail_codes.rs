//! Codes that go to an address of mail, to be given back: so nobody lets letters go to somebody else.

use chronicle::CampaignId;
use decider::Seat;
use messages::Language;
use std::{
    collections::BTreeMap,
    fmt,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use subtle::ConstantTimeEq as _;
use tokio::time::Instant;

/// How long a code counts.
const COUNTS: Duration = Duration::from_secs(60 * 60);
/// So often a code may be guessed wrong.
const MOST_GUESSES: u32 = 5;
/// How long no second code goes to the same address, whoever asks for it.
const BETWEEN: Duration = Duration::from_secs(5 * 60);
/// So many codes go out in that time, from the whole server.
const MOST: usize = 60;

/// A code that somebody has to read in their mail first.
struct Awaited {
    address: String,
    language: Language,
    code: String,
    guesses: u32,
    sent: Instant,
}

/// Codes that are on their way. After a restart they are asked for again.
#[derive(Default)]
pub(crate) struct Codes(Mutex<OnTheirWay>);

#[derive(Default)]
struct OnTheirWay {
    awaited: BTreeMap<(CampaignId, Seat), Awaited>,
    /// When an address was written to last.
    written: BTreeMap<String, Instant>,
}

/// Codes are not for logs.
impl fmt::Debug for Codes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Codes(…)")
    }
}

impl Codes {
    fn now(&self) -> MutexGuard<'_, OnTheirWay> {
        let mut now = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        now.awaited.retain(|_, known| known.sent.elapsed() < COUNTS);
        now.written.retain(|_, sent| sent.elapsed() < BETWEEN);
        now
    }

    /// A new code for an address, before it is sent, made of random bytes.
    ///
    /// # Errors
    /// How long none goes there.
    pub(crate) fn make(
        &self,
        (campaign, seat): (CampaignId, &Seat),
        address: &str,
        language: Language,
        random: [u8; 8],
    ) -> Result<String, Duration> {
        let mut now = self.now();
        let same = address.to_lowercase();
        if let Some(sent) = now.written.get(&same) {
            return Err(BETWEEN.saturating_sub(sent.elapsed()));
        }
        if now.written.len() >= MOST {
            return Err(BETWEEN);
        }
        let sent = Instant::now();
        // A remainder of so large a number favours no code that anybody could tell.
        let code = format!("{:06}", u64::from_le_bytes(random) % 1_000_000);
        let (address, guesses) = (address.to_owned(), 0);
        let fresh = Awaited { address, language, code: code.clone(), guesses, sent };
        now.awaited.insert((campaign, seat.clone()), fresh);
        now.written.insert(same, sent);
        Ok(code)
    }

    /// The address to which this code was sent, once.
    pub(crate) fn take(
        &self,
        (campaign, seat): (CampaignId, &Seat),
        code: &str,
    ) -> Option<(String, Language)> {
        let mut now = self.now();
        let at = (campaign, seat.clone());
        let known = now.awaited.get_mut(&at)?;
        known.guesses += 1;
        let right = bool::from(known.code.as_bytes().ct_eq(code.trim().as_bytes()));
        if !right && known.guesses < MOST_GUESSES {
            return None;
        }
        let known = now.awaited.remove(&at)?;
        right.then_some((known.address, known.language))
    }

    pub(crate) fn drop_of(&self, campaign: CampaignId, seat: &Seat) {
        self.now().awaited.remove(&(campaign, seat.clone()));
    }

    pub(crate) fn address_of(&self, campaign: CampaignId, seat: &Seat) -> Option<String> {
        self.now().awaited.get(&(campaign, seat.clone())).map(|known| known.address.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RANDOM: [u8; 8] = [7; 8];

    fn at() -> (CampaignId, Seat) {
        ("0000000001".parse().unwrap(), "red".parse().unwrap())
    }

    #[tokio::test(start_paused = true)]
    async fn a_code_counts_once_and_for_an_hour() {
        let (codes, (campaign, seat)) = (Codes::default(), at());
        let code =
            codes.make((campaign, &seat), "anna@war.example", Language::Dutch, RANDOM).unwrap();
        let wait =
            codes.make((campaign, &seat), "Anna@war.example", Language::Dutch, RANDOM).unwrap_err();
        assert_eq!(wait, BETWEEN, "nobody is written to again at once");
        let found = codes.take((campaign, &seat), &format!(" {code} "));
        assert_eq!(found, Some(("anna@war.example".to_owned(), Language::Dutch)));
        assert_eq!(codes.take((campaign, &seat), &code), None);
        // Nor where another address was asked for meanwhile.
        codes.make((campaign, &seat), "bert@war.example", Language::Dutch, RANDOM).unwrap();
        assert!(
            codes.make((campaign, &seat), "anna@war.example", Language::Dutch, RANDOM).is_err()
        );
        tokio::time::advance(BETWEEN).await;
        let code =
            codes.make((campaign, &seat), "anna@war.example", Language::Dutch, RANDOM).unwrap();
        tokio::time::advance(COUNTS).await;
        assert_eq!(codes.take((campaign, &seat), &code), None, "too late");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_guesses_five_times_needs_another_code() {
        let (codes, (campaign, seat)) = (Codes::default(), at());
        let code =
            codes.make((campaign, &seat), "anna@war.example", Language::English, RANDOM).unwrap();
        for _ in 0..MOST_GUESSES {
            assert_eq!(codes.take((campaign, &seat), "no"), None);
        }
        assert_eq!(codes.take((campaign, &seat), &code), None);
    }
}
