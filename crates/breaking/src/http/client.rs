//! Somebody who speaks to the server, with nothing but a socket.

use crate::{Random, inputs::talkative};
use chronicle::{Head, Uuid};
use serde_json::{Value, json};
use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    time::Duration,
};

/// Longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A campaign with the keys of its seats.
#[derive(Debug, Clone)]
pub(super) struct Campaign {
    pub(super) id: String,
    organiser: String,
    seats: Vec<String>,
}

/// What was answered to an order.
#[derive(Debug)]
pub(super) enum Answered {
    Accepted {
        head: Head,
        again: bool,
    },
    Refused,
    /// Nothing, or that nobody knows.
    Nothing,
}

pub(super) struct Client {
    address: String,
}

impl Client {
    pub(super) const fn new(address: String) -> Self {
        Self { address }
    }

    pub(super) fn new_batch(random: &Random) -> Uuid {
        let mut bytes = [0; 10];
        bytes[..8].copy_from_slice(&random.any().to_le_bytes());
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let millis = now.map_or(0, |now| u64::try_from(now.as_millis()).unwrap_or(0));
        uuid::Builder::from_unix_timestamp_millis(millis, &bytes).into_uuid()
    }

    /// The status and the body; nothing when the connection ends before both are whole.
    fn ask(&self, method: &str, path: &str, key: &str, body: &str) -> Option<(u16, String)> {
        let Self { address } = self;
        let mut stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let bearer =
            if key.is_empty() { String::new() } else { format!("Authorization: Bearer {key}\r\n") };
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {address}\r\n{bearer}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("content-length")
                .then(|| value.trim().parse::<usize>().ok())?
        });
        if length.is_some_and(|length| length != body.len()) {
            return None;
        }
        Some((head.split(' ').nth(1)?.parse().ok()?, body.to_owned()))
    }

    pub(super) fn begin(&self) -> Result<Campaign, String> {
        let asked = json!({ "scenario": talkative() }).to_string();
        let (_, body) = self.ask("POST", "/api/campaigns", "", &asked).ok_or("no answer")?;
        let new: Value = serde_json::from_str(&body).map_err(|error| format!("{error}: {body}"))?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let seats = new["seats"].as_array().into_iter().flatten();
        Ok(Campaign {
            id: text(&new["campaign"]),
            organiser: text(&new["organiser"]["key"]),
            seats: seats.map(|seat| text(&seat["key"])).collect(),
        })
    }

    /// The number of the last record; nothing while there is no answer.
    pub(super) fn head(&self, campaign: &Campaign) -> Option<u64> {
        let path = format!("/api/campaigns/{}", campaign.id);
        // Whoever orders has a key, and waits behind nobody without one.
        let about = self.ask("GET", &path, &campaign.organiser, "");
        let Some((200, about)) = about else { return None };
        serde_json::from_str::<Value>(&about).ok()?["head"]["seq"].as_u64()
    }

    /// An order on the present head; nothing while there is no answer.
    pub(super) fn write(&self, campaign: &Campaign, batch: Uuid, notation: &str) -> Option<String> {
        let order = json!({
            "batch": batch,
            "head": self.head(campaign)?,
            "notation": notation,
            "nonce": "00ff".repeat(8),
        });
        Some(order.to_string())
    }

    pub(super) fn give(&self, campaign: &Campaign, client: usize, order: &str) -> Answered {
        let key = &campaign.seats[client % campaign.seats.len()];
        let path = format!("/api/campaigns/{}/orders", campaign.id);
        let Some((status, body)) = self.ask("POST", &path, key, order) else {
            return Answered::Nothing;
        };
        let body: Value = serde_json::from_str(&body).unwrap_or_default();
        match (status, body["code"].as_str()) {
            (200, _) => {
                let head = format!(
                    "{}:{}",
                    body["head"]["seq"],
                    body["head"]["hash"].as_str().unwrap_or_default()
                );
                match head.parse() {
                    Ok(head) => Answered::Accepted { head, again: body["again"] == json!(true) },
                    Err(_) => Answered::Nothing,
                }
            }
            // The server ends, or nobody knows.
            (503, _) | (_, Some("store_unsure")) => Answered::Nothing,
            _ => Answered::Refused,
        }
    }

    /// A seat of a campaign whose organiser gives it a new key.
    pub(super) fn sits_at(&self, id: &str, organiser: &str) -> Result<Campaign, String> {
        let path = format!("/api/campaigns/{id}");
        let about: Value =
            serde_json::from_str(&self.read(&path, "")?).map_err(|it| it.to_string())?;
        let seat = json!({ "seat": about["seats"][0]["seat"] }).to_string();
        let keys = format!("{path}/keys");
        let (_, key) = self.ask("POST", &keys, organiser, &seat).ok_or("no answer")?;
        let key: Value = serde_json::from_str(&key).map_err(|error| format!("{error}: {key}"))?;
        let key = key["key"].as_str().ok_or("no key")?.to_owned();
        Ok(Campaign { id: id.to_owned(), organiser: organiser.to_owned(), seats: vec![key] })
    }

    /// What is answered where all goes well.
    pub(super) fn read(&self, path: &str, key: &str) -> Result<String, String> {
        match self.ask("GET", path, key, "") {
            Some((200, body)) => Ok(body),
            other => Err(format!("{path}: {other:?}")),
        }
    }

    pub(super) fn log(&self, campaign: &Campaign) -> Result<String, String> {
        let path = format!("/api/campaigns/{}/chronicle", campaign.id);
        self.read(&path, &campaign.organiser)
    }
}
