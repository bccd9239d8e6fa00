//! What an answer is held against: the end of the log with the end that was seen before, and a recorded order with the
//! order that was sent. A house that shows others another history, or records another order, is found out.

use super::{
    Client,
    request::{at, request},
    sent::Sent,
    transport::{Right, Transport},
};
use crate::device::{DeviceFile, Unsigned};
use crate::failure::Failure;
use chronicle::{
    Bytes32, CampaignId, Checkpoint, Flaw, Intent, Line, OrderGiven, Record, Scope, Uuid,
};
use data_encoding::BASE64;
use decider::By;
use http::Method;
use projections::About;

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
        let log = String::from_utf8_lossy(&log);
        let mut lines = log.lines().filter_map(|line| Line::read(line).ok());
        let order = lines.find(|line| line.batch == batch);
        let given = order.and_then(|order| Recorded::read(&order).ok()?.given);
        Ok(given.map(|given| given.head))
    }

    /// Is what was recorded what was sent? `signed`: what the sender's device has signed of it; `order`: its record, where
    /// the answer names one.
    ///
    /// # Errors
    /// `other_order`: the house has recorded something else.
    pub(super) fn compare_order(
        &self,
        right: Right<'_>,
        campaign: CampaignId,
        (sent, signed): (&impl Sent, &[Unsigned]),
        order: Option<u64>,
    ) -> Result<(), Failure> {
        let Some(seq) = order else { return Ok(()) };
        let Some((_, line)) = self.record(right, campaign, seq)? else {
            return Err(other_order("the log does not hold it"));
        };
        let line = Line::read(&line).and_then(|line| Recorded::read(&line));
        let recorded = line.map_err(|flaw| other_order(&flaw.message))?;
        if let Some(what) = differs(&recorded, sent, signed) {
            return Err(other_order(&what));
        }
        // What a device has signed it has hashed itself; what is hidden from its sender nobody can hash.
        let Recorded { intent: Some(intent), given: Some(given), .. } = &recorded else {
            return Ok(());
        };
        if !signed.is_empty() {
            return Ok(());
        }
        let upon = self.record(right, campaign, given.head)?.map(|(hash, _)| hash);
        let about: About = self.quietly(right, &format!("campaigns/{campaign}"))?;
        let genesis = about.house.and_then(|house| house.genesis.parse().ok());
        let own = genesis.zip(upon).and_then(|history| recorded.hash(given, history));
        match own.as_ref() == Some(intent) {
            true => Ok(()),
            false => Err(other_order("its intent is not its hash")),
        }
    }

    /// Campaigns of a server that everybody may read. What is compared is compared by whoever asks.
    pub(crate) fn watching(server: &str) -> Result<Self, Failure> {
        let transport = Transport::to_server(server, None)?;
        Ok(Self { transport, device: DeviceFile::new(None), notes: None, tells: false })
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

/// An order as it lies in the log, read.
#[derive(Clone)]
struct Recorded {
    batch: Uuid,
    by: By,
    scope: Scope,
    stead: Option<String>,
    replaces: Option<u64>,
    /// Version 1 of the log knows no intents, and nothing is signed there.
    intent: Option<Bytes32>,
    /// None where it is hidden from whoever asks.
    given: Option<OrderGiven>,
}

impl Recorded {
    fn read(line: &Line<'_>) -> Result<Self, Flaw> {
        let record = line.to_record()?;
        let given = record.data.is_some().then(|| record.read_data()).transpose()?;
        let Record { batch, by, scope, stead, replaces, intent, .. } = record;
        Ok(Self { batch, by, scope, stead, replaces, intent, given })
    }

    /// The hash of what it says, in a campaign, by its genesis, and upon a record; none: no log can hold it.
    fn hash(&self, given: &OrderGiven, (genesis, upon): (Bytes32, Bytes32)) -> Option<Bytes32> {
        let order = Intent {
            batch: self.batch,
            by: &self.by,
            campaign: genesis,
            order: given,
            replaces: self.replaces,
            scope: &self.scope,
            stead: self.stead.as_deref(),
            upon,
        };
        order.hash().ok()
    }
}

/// What of a recorded order is another than what was sent. `signed`: what the sender's device has signed.
fn differs(recorded: &Recorded, sent: &impl Sent, signed: &[Unsigned]) -> Option<String> {
    let intent = recorded.intent?;
    if Some(recorded.batch) != sent.batch() {
        return Some("it stands under another id".to_owned());
    }
    if let [first, ..] = signed {
        return (first.intent != intent)
            .then(|| "it is not what your device has signed".to_owned());
    }
    let member = sent.other_in(recorded.given.as_ref()?)?;
    Some(format!("its {member} is another"))
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
    use chronicle::IntentTold;
    use serde_json::{json, value::to_raw_value};
    use server::body::OrderBody;

    const HISTORY: (Bytes32, Bytes32) = (Bytes32([6; 32]), Bytes32([7; 32]));

    fn sent() -> OrderBody {
        let body = json!({
            "batch": "01890000-0000-7000-8000-000000000000", "head": 4, "scope": "engagement/1",
            "command": { "tell": "Hold." }, "nonce": "0f", "thrown": [3, 4],
        });
        serde_json::from_value(body).unwrap()
    }

    /// As it was sent.
    fn recorded() -> Recorded {
        let OrderBody { batch, head, nonce, thrown, .. } = sent();
        let command = to_raw_value(&json!({ "tell": "Hold." })).unwrap();
        let mut recorded = Recorded {
            batch,
            by: "seat/red".parse().unwrap(),
            scope: "engagement/1".parse().unwrap(),
            stead: None,
            replaces: None,
            intent: None,
            given: Some(OrderGiven { command, head, nonce, thrown }),
        };
        recorded.intent = own(&recorded, HISTORY);
        recorded
    }

    fn own(recorded: &Recorded, history: (Bytes32, Bytes32)) -> Option<Bytes32> {
        recorded.hash(recorded.given.as_ref().unwrap(), history)
    }

    #[test]
    fn a_house_that_records_another_order_is_found_out() {
        let (record, sent) = (recorded(), sent());
        assert_eq!(differs(&record, &sent, &[]), None);
        assert_eq!(own(&record, HISTORY), record.intent);
        for (member, change) in [
            ("nonce", (|given| given.nonce = Some("10".to_owned())) as fn(&mut OrderGiven)),
            ("thrown", |given| given.thrown = Some(vec![3, 5])),
            ("command", |given| given.command = to_raw_value(&json!({ "tell": "Flee." })).unwrap()),
        ] {
            let mut other = record.clone();
            change(other.given.as_mut().unwrap());
            assert!(differs(&other, &sent, &[]).unwrap().contains(member));
            assert_ne!(own(&other, HISTORY), record.intent, "{member}");
        }
        let mut elsewhere = record.clone();
        elsewhere.batch = Uuid::now_v7();
        assert!(differs(&elsewhere, &sent, &[]).unwrap().contains("another id"));
        let (genesis, upon) = HISTORY;
        assert_ne!(own(&record, (Bytes32([9; 32]), upon)), record.intent, "another campaign's");
        assert_ne!(
            own(&record, (genesis, Bytes32([9; 32]))),
            record.intent,
            "upon another history"
        );
    }

    #[test]
    fn a_house_that_records_another_order_than_was_signed_is_found_out() {
        let (record, sent) = (recorded(), sent());
        let order = |upon: Bytes32| {
            let OrderBody { batch, head, nonce, thrown, .. } = sent.clone();
            let order = IntentTold {
                batch,
                by: record.by.clone(),
                campaign: HISTORY.0,
                command: json!({ "tell": "Hold." }),
                head,
                nonce,
                replaces: None,
                scope: record.scope.clone(),
                stead: None,
                thrown,
                upon,
            };
            Unsigned::of(order).unwrap()
        };
        assert_eq!(differs(&record, &sent, &[order(HISTORY.1)]), None);
        let other = order(Bytes32([9; 32]));
        assert!(differs(&record, &sent, &[other]).unwrap().contains("signed"));
    }

    /// As a log has it: with what it says, and redacted.
    #[test]
    fn a_line_of_the_log_is_read() {
        let log =
            include_str!("../../../chronicle/tests/vectors/chronicle-2-sample-redacted.ndjson");
        let orders = log.lines().map(|line| Line::read(line).unwrap());
        let orders: Vec<_> = orders.filter(|line| line.kind == "order.given").collect();
        let read: Vec<_> = orders.iter().map(|line| Recorded::read(line).unwrap()).collect();
        for (line, read) in orders.iter().zip(&read) {
            assert_eq!((read.batch, read.intent), (line.batch, line.intent));
            assert_eq!(read.given.is_some(), line.data.is_some());
        }
        assert!(
            read.iter().any(|it| it.given.is_some()) && read.iter().any(|it| it.given.is_none())
        );
        let genesis = Line::read(log.lines().next().unwrap()).unwrap();
        assert!(Recorded::read(&genesis).is_err(), "no order");
    }
}
