//! Reading the public beacon that the host has named, as drand serves it: `/info` says which it is, `/public/ROUND` what
//! it has published. What comes is checked before anything hangs on it; no lock of a campaign is held meanwhile.

use crate::webhook::{self, Outgoing};
use chance::Bytes32;
use chronicle::{Beacon, Round};
use chrono::Utc;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::{Request, Uri, body::Bytes, header};
use referee::{Referee, WantedRound};
use serde::{Deserialize, de::DeserializeOwned};
use std::{fmt, sync::Arc, time::Duration};
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_util::sync::CancellationToken;

/// How long one question may take.
const LONGEST: Duration = Duration::from_secs(5);
/// What is read of an answer.
const LARGEST_ANSWER: usize = 16 << 10;
/// So long a round is asked for, once it has begun, where nobody says otherwise.
const FOR_A_ROUND: Duration = Duration::from_secs(10);
/// Between two questions for a round that is not there yet.
const PAUSE: Duration = Duration::from_millis(250);
/// The pause before a beacon that did not say which it is, is asked again; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);
/// A table does not wait for a beacon whose rounds are further apart, in seconds.
const LONGEST_PERIOD: u64 = 60;

/// Where a beacon is read, such as `https://api.drand.sh/52db…e971`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BeaconUrl(String);

impl fmt::Display for BeaconUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// It is no address of a beacon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotBeaconUrl;

impl fmt::Display for NotBeaconUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a beacon's address begins with https:// or http:// and ends with the hash of its chain")
    }
}

impl std::error::Error for NotBeaconUrl {}

impl std::str::FromStr for BeaconUrl {
    type Err = NotBeaconUrl;

    fn from_str(text: &str) -> Result<Self, NotBeaconUrl> {
        let text = text.trim_end_matches('/');
        let uri: Uri = text.parse().map_err(|_| NotBeaconUrl)?;
        let known = matches!(uri.scheme_str(), Some("https" | "http"));
        if !known || uri.host().is_none_or(str::is_empty) || uri.query().is_some() {
            return Err(NotBeaconUrl);
        }
        Ok(Self(text.to_owned()))
    }
}

/// What `/info` answers.
#[derive(Debug, Deserialize)]
struct Info {
    hash: Bytes32,
    public_key: String,
    genesis_time: u64,
    period: u64,
    #[serde(rename = "schemeID")]
    scheme: String,
}

/// What `/public/ROUND` answers, as far as it matters.
#[derive(Debug, Deserialize)]
struct Published {
    round: u64,
    signature: String,
}

/// Asks one beacon.
#[derive(Clone)]
pub(crate) struct Reading {
    client: Outgoing,
    url: BeaconUrl,
    patience: Duration,
}

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reading").field("url", &self.url).finish_non_exhaustive()
    }
}

impl Reading {
    pub(crate) fn new(url: BeaconUrl, patience: Option<Duration>) -> Result<Self, rustls::Error> {
        // The host has named it, and may name one in their own network.
        let patience = patience.unwrap_or(FOR_A_ROUND);
        Ok(Self { client: webhook::client(true)?, url, patience })
    }

    /// Asks the beacon which it is, until it answers: the first time before anybody is served.
    pub(crate) async fn begin(&self, referee: &Arc<Referee>, shutdown: &CancellationToken) {
        if self.introduced(referee).await {
            return;
        }
        let (again, shutdown) = (self.clone(), shutdown.clone());
        let referee = Arc::downgrade(referee);
        tokio::spawn(async move {
            let mut pause = FIRST_PAUSE;
            loop {
                tokio::select! {
                    () = sleep(pause) => (),
                    () = shutdown.cancelled() => return,
                }
                let Some(referee) = referee.upgrade() else { return };
                if again.introduced(&referee).await {
                    return;
                }
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        });
    }

    async fn introduced(&self, referee: &Referee) -> bool {
        match self.info().await {
            Ok(beacon) => {
                tracing::info!(chain = %beacon.chain, scheme = beacon.scheme, "a beacon is read");
                referee.read_beacon(beacon);
                true
            }
            Err(why) => {
                tracing::warn!(url = self.url.0, why, "the beacon is not read yet");
                false
            }
        }
    }

    async fn info(&self) -> Result<Beacon, String> {
        let info: Info = self.asked("info").await?;
        let beacon = Beacon {
            chain: info.hash,
            public_key: info.public_key,
            genesis: info.genesis_time,
            period: info.period,
            scheme: info.scheme,
        };
        if !beacon.is_known() {
            return Err(format!(
                "its rounds cannot be checked here: they are signed as {}",
                beacon.scheme
            ));
        }
        if !(1..=LONGEST_PERIOD).contains(&beacon.period) {
            return Err(format!(
                "its rounds are {} seconds apart; a table does not wait so long",
                beacon.period
            ));
        }
        Ok(beacon)
    }

    /// A round, once it has begun; none: it did not come in time.
    pub(crate) async fn round(&self, wanted: &WantedRound) -> Option<Round> {
        let until_it_begins = (wanted.begins - Utc::now()).to_std().unwrap_or_default();
        if until_it_begins > Duration::from_secs(2 * LONGEST_PERIOD) {
            // The log is ahead of this clock; nobody waits for that.
            return None;
        }
        sleep(until_it_begins).await;
        let end = Instant::now() + self.patience;
        timeout_at(end, async {
            loop {
                match self.asked::<Published>(&format!("public/{}", wanted.round)).await {
                    Ok(Published { round, signature }) => {
                        let round = Round { round, signature };
                        let asked_for = round.round == wanted.round;
                        if asked_for && wanted.beacon.has_published(&round) == Some(true) {
                            return round;
                        }
                        tracing::warn!(
                            round = wanted.round,
                            "the beacon told what it has not signed"
                        );
                    }
                    Err(why) => tracing::debug!(why, "the beacon's round is not there yet"),
                }
                sleep(PAUSE).await;
            }
        })
        .await
        .ok()
    }

    async fn asked<T: DeserializeOwned>(&self, what: &str) -> Result<T, String> {
        let request = Request::get(format!("{}/{what}", self.url.0))
            .header(header::USER_AGENT, concat!("wapenrol/", env!("CARGO_PKG_VERSION")))
            .body(Full::new(Bytes::new()))
            .map_err(|error| error.to_string())?;
        let client = self.client.clone();
        // A mistake in a library fails this question and nothing else.
        let asking = tokio::spawn(async move {
            let answer = client.request(request).await.map_err(|error| error.to_string())?;
            if !answer.status().is_success() {
                return Err(format!("it answers {}", answer.status()));
            }
            let body = Limited::new(answer.into_body(), LARGEST_ANSWER).collect().await;
            body.map(|body| body.to_bytes()).map_err(|error| error.to_string())
        });
        let answer = timeout(LONGEST, asking).await.map_err(|_| "it does not answer".to_owned())?;
        let bytes = answer.map_err(|error| error.to_string())??;
        serde_json::from_slice(&bytes).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_beacons() {
        for good in ["https://api.drand.sh/52db9ba7", "http://127.0.0.1:8080/", "http://box.local"]
        {
            assert!(good.parse::<BeaconUrl>().is_ok(), "{good}");
        }
        for bad in ["", "api.drand.sh", "ftp://api.drand.sh", "https://", "https://x/?round=1"] {
            assert_eq!(bad.parse::<BeaconUrl>(), Err(NotBeaconUrl), "{bad}");
        }
    }
}
