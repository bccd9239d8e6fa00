//! What an answer is held against: the end of the log with the end that was seen before, and a recorded order with the
//! order that was sent. A house that shows others another history, or records another order, is found out.

use super::{
    Client,
    request::{at, request},
    transport::{Right, Transport},
};
use crate::device::DeviceFile;
use crate::failure::Failure;
use chronicle::{Bytes32, CampaignId, Checkpoint, Line, Uuid, intent_of};
use data_encoding::BASE64;
use http::Method;
use projections::About;
use serde_json::{Value, json};
use server::ToSign;

impl Client {
    /// Holds the checkpoint that an answer has brought against the one that was seen before.
    pub(super) fn compare(&self, right: Right<'_>) -> Result<(), Failure> {
        let (Some(note), Some(notes)) = (self.transport.note(), &self.notes) else { return Ok(()) };
        let text = BASE64.decode(note.as_bytes()).ok();
        let text = text.and_then(|text| String::from_utf8(text).ok()).unwrap_or_default();
        let checkpoint: Checkpoint = text.parse().map_err(|error: chronicle::NotCheckpoint| {
            Failure::fault("checkpoint_wrong", error.to_string())
        })?;
        let campaign = CampaignId::from_genesis(&checkpoint.campaign);
        let house = || {
            let about: About = self.quietly(right, &format!("campaigns/{campaign}"))?;
            Ok(about.house)
        };
        let hash_at = |seq| Ok(self.record(right, campaign, seq)?.map(|(hash, _)| hash));
        notes.heard(campaign, &text, house, hash_at)?.or_warned(campaign);
        Ok(())
    }

    /// An answer to a question of the client's own: what it brings is not compared once more.
    fn quietly<T: serde::de::DeserializeOwned>(
        &self,
        right: Right<'_>,
        path: &str,
    ) -> Result<T, Failure> {
        let mut answer = Vec::new();
        let sent = self.transport.send(
            right,
            request(Method::GET, path, &[], Vec::new())?,
            &mut answer,
        )?;
        sent.map_err(|(status, body)| super::problem::problem(status, &body))?;
        serde_json::from_slice(&answer).map_err(|error| self.transport.not_understood(&error))
    }

    /// A record as it lies in the log: its hash and its line; none: the log does not reach so far.
    fn record(
        &self,
        right: Right<'_>,
        campaign: CampaignId,
        seq: u64,
    ) -> Result<Option<(Bytes32, String)>, Failure> {
        let path = at(campaign, &format!("chronicle?from={seq}&to={seq}"));
        let mut answer = Vec::new();
        let sent = self.transport.send(
            right,
            request(Method::GET, &path, &[], Vec::new())?,
            &mut answer,
        )?;
        sent.map_err(|(status, body)| super::problem::problem(status, &body))?;
        let text =
            String::from_utf8(answer).map_err(|error| self.transport.not_understood(&error))?;
        let Some(line) = text.lines().next() else { return Ok(None) };
        let hash = Line::read(line).map_err(|flaw| other_order(&flaw.message))?.hash;
        Ok(Some((hash, line.to_owned())))
    }

    /// The head upon which an order was given that its sender has given before.
    pub(super) fn head_of(
        &self,
        right: Right<'_>,
        campaign: CampaignId,
        batch: Uuid,
    ) -> Result<Option<u64>, Failure> {
        let mut log = Vec::new();
        let request = request(Method::GET, &at(campaign, "chronicle"), &[], Vec::new())?;
        let sent = self.transport.send(right, request, &mut log)?;
        sent.map_err(|(status, body)| super::problem::problem(status, &body))?;
        let batch = format!("\"batch\":\"{batch}\"");
        let log = String::from_utf8_lossy(&log);
        let order = log.lines().find(|line| line.contains(&batch));
        let order = order.and_then(|line| serde_json::from_str::<Value>(line).ok());
        Ok(order.and_then(|order| order["data"]["head"].as_u64()))
    }

    /// Is what was recorded what was sent? `signed`: what the sender's device has signed of it.
    ///
    /// # Errors
    /// `other_order`: the house has recorded something else.
    pub(super) fn compare_order(
        &self,
        right: Right<'_>,
        campaign: CampaignId,
        (sent, signed): (&Value, &[ToSign]),
        answer: &Value,
    ) -> Result<(), Failure> {
        let Some(seq) = answer.pointer("/records/0/seq").and_then(Value::as_u64) else {
            return Ok(());
        };
        let Some((_, line)) = self.record(right, campaign, seq)? else {
            return Err(other_order("the log does not hold it"));
        };
        let record: Value =
            serde_json::from_str(&line).map_err(|error| self.transport.not_understood(&error))?;
        if let Some(what) = differs(&record, sent, signed) {
            return Err(other_order(&what));
        }
        // What a device has signed it has hashed itself; what is hidden from its sender nobody can hash.
        if record["intent"].is_null() || !signed.is_empty() || record["data"].is_null() {
            return Ok(());
        }
        let head = record["data"]["head"].as_u64().unwrap_or_default();
        let upon = self.record(right, campaign, head)?.map(|(hash, _)| hash);
        let about: About = self.quietly(right, &format!("campaigns/{campaign}"))?;
        let genesis = about.house.map(|house| house.genesis);
        match is_hashed(&record, genesis.as_deref(), upon) {
            true => Ok(()),
            false => Err(other_order("its intent is not its hash")),
        }
    }

    /// Campaigns of a server that everybody may read. What is compared is compared by whoever asks.
    pub(crate) fn watching(server: &str) -> Result<Self, Failure> {
        let transport = Transport::to_server(server, None)?;
        Ok(Self { transport, device: DeviceFile::new(None), notes: None })
    }

    /// The house's word on where the log ends now: as it is written, and read.
    pub(crate) fn checkpoint(&self, campaign: CampaignId) -> Result<(String, Checkpoint), Failure> {
        let request = request(Method::GET, &at(campaign, "checkpoint"), &[], Vec::new())?;
        let text = self.text(Right::As(None), request)?;
        let note = text.parse().map_err(|error: chronicle::NotCheckpoint| {
            Failure::fault("checkpoint_wrong", error.to_string())
        })?;
        Ok((text, note))
    }
}

/// What of a recorded order is another than what was sent. `signed`: what the sender's device has signed.
fn differs(record: &Value, sent: &Value, signed: &[ToSign]) -> Option<String> {
    // Version 1 of the log knows no intents, and nothing is signed there.
    let intent = record["intent"].as_str()?;
    if record["batch"] != sent["batch"] {
        return Some("it stands under another id".to_owned());
    }
    if let [first, ..] = signed {
        return (first.intent != intent)
            .then(|| "it is not what your device has signed".to_owned());
    }
    let given = &record["data"];
    if given.is_null() || sent.get("nonce").is_none() {
        return None;
    }
    let other = |member: &&str| !sent[*member].is_null() && sent[*member] != given[*member];
    let member = ["nonce", "thrown", "command"].into_iter().find(other)?;
    Some(format!("its {member} is another"))
}

/// Is the intent of a recorded order the hash of what it says?
fn is_hashed(record: &Value, genesis: Option<&str>, upon: Option<Bytes32>) -> bool {
    let given = &record["data"];
    let order = json!({
        "batch": record["batch"], "by": record["by"], "campaign": genesis,
        "command": given["command"], "head": given["head"], "nonce": given["nonce"],
        "replaces": record["replaces"], "scope": record["scope"], "stead": record["stead"],
        "thrown": given["thrown"], "upon": upon.map(|hash| hash.to_string()),
    });
    intent_of(&order).is_ok_and(|own| Some(&*own.to_string()) == record["intent"].as_str())
}

fn other_order(what: &str) -> Failure {
    let message = format!(
        "the house has recorded another order than yours: {what}. Keep what you typed, and tell the others"
    );
    Failure::fault("other_order", message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recorded() -> Value {
        let mut record = json!({
            "batch": "01890000-0000-7000-8000-000000000000", "by": "seat/red", "scope": "engagement/1",
            "data": { "command": { "tell": "Hold." }, "head": 4, "nonce": "0f", "thrown": [3, 4] },
        });
        let order = json!({
            "batch": record["batch"], "by": "seat/red", "campaign": "aa", "command": { "tell": "Hold." },
            "head": 4, "nonce": "0f", "replaces": null, "scope": "engagement/1", "stead": null,
            "thrown": [3, 4], "upon": Bytes32([7; 32]).to_string(),
        });
        record["intent"] = intent_of(&order).unwrap().to_string().into();
        record
    }

    #[test]
    fn a_house_that_records_another_order_is_found_out() {
        let record = recorded();
        let sent = json!({ "batch": record["batch"], "nonce": "0f", "thrown": [3, 4],
                           "command": { "tell": "Hold." } });
        assert_eq!(differs(&record, &sent, &[]), None);
        assert!(is_hashed(&record, Some("aa"), Some(Bytes32([7; 32]))));
        for (member, other) in [
            ("nonce", json!("10")),
            ("thrown", json!([3, 5])),
            ("command", json!({ "tell": "Flee." })),
        ] {
            let mut record = record.clone();
            record["data"][member] = other;
            assert!(differs(&record, &sent, &[]).unwrap().contains(member));
            assert!(!is_hashed(&record, Some("aa"), Some(Bytes32([7; 32]))), "{member}");
        }
        assert!(!is_hashed(&record, Some("bb"), Some(Bytes32([7; 32]))), "another campaign's");
        assert!(!is_hashed(&record, Some("aa"), Some(Bytes32([8; 32]))), "upon another history");
        let signed = |intent: &str| vec![ToSign { intent: intent.to_owned(), order: Value::Null }];
        let own = record["intent"].as_str().unwrap();
        assert_eq!(differs(&record, &sent, &signed(own)), None);
        assert!(differs(&record, &sent, &signed("00")).unwrap().contains("signed"));
    }
}
