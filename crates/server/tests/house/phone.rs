//! Somebody at home, whose device follows a campaign and gives to the dice of others.

use super::{Campaign, House};
use chance::Bytes32;
use chronicle::{CampaignId, SigningKey, bind_message, link_before, order_message};
use decider::By;
use referee::{BindDevice, LayChain, Rejected, Signatures};
use reqwest::{Method, Response};
use serde_json::{Value, json};
use server::body::{AskBody, ThrowBody};

/// How many links the chain of a phone has.
pub(crate) const LENGTH: u64 = 1000;

/// So often something is signed anew.
const MOST_TRIES: u32 = 8;

/// Somebody with a device that follows the stream.
pub(crate) struct Phone {
    device: SigningKey,
    chain: Vec<Bytes32>,
    response: Response,
    rest: String,
}

fn signing<T>(
    device: &SigningKey,
    send: impl Fn(&Signatures) -> Result<T, Rejected>,
) -> Result<T, Rejected> {
    let mut answer = send(&Signatures::none());
    // Others may be faster, and what is signed hangs on the head: the pages try again as well.
    for _ in 0..MOST_TRIES {
        match answer {
            Err(rejected) if rejected.code == "signature_needed" => {
                answer = send(&signed(device, &rejected));
            }
            answer => return answer,
        }
    }
    answer
}

fn signed(device: &SigningKey, asked: &Rejected) -> Signatures {
    let sign = |it: &referee::ToSign| (it.intent, device.sign(&order_message(&it.intent)));
    let by_intent = asked.to_sign.iter().map(sign).collect();
    Signatures { device: Some(device.public()), by_intent, ..Signatures::none() }
}

impl Phone {
    pub(crate) async fn sits(house: &House, campaign: &Campaign, seat: &str, seed: u8) -> Self {
        let (referee, id): (_, CampaignId) = (&house.referee, campaign.id.parse().unwrap());
        let (by, device) = (By::Seat(seat.parse().unwrap()), SigningKey::from_seed(&[seed; 32]));
        let batch = referee.new_batch();
        let bind = |proof| BindDevice {
            batch,
            by: by.clone(),
            device: device.public(),
            label: "a telephone".into(),
            proof,
        };
        let mut asked = referee.bind_device(id, &bind(None), &Signatures::none()).unwrap_err();
        for _ in 0..MOST_TRIES {
            let proof = device.sign(&bind_message(&asked.to_sign[0].intent));
            match referee.bind_device(id, &bind(Some(proof)), &signed(&device, &asked)) {
                Ok(_) => break,
                Err(again) => asked = again,
            }
        }
        let (genesis, _) = referee.house(id).unwrap().unwrap();
        let mut chain = vec![Bytes32([seed; 32])];
        (0..LENGTH).for_each(|_| chain.push(link_before(&genesis, chain.last().unwrap())));
        chain.reverse();
        let lay = LayChain {
            batch: referee.new_batch(),
            by: by.clone(),
            device: device.public(),
            anchor: chain[0],
            length: LENGTH,
        };
        signing(&device, |signed| referee.lay_chain(id, &lay, signed)).unwrap();
        let path = format!("/api/campaigns/{}/stream", campaign.id);
        let request = house.request(Method::GET, &path, campaign.key(seat));
        let request = request.header("wapenrol-device", device.public().to_string());
        let response = request.send().await.unwrap();
        let mut phone = Self { device, chain, response, rest: String::new() };
        // Whoever is told who is there is heard by the house.
        phone.event("presence").await;
        phone
    }

    /// A checkpoint with this device's signature under it.
    pub(crate) fn countersigned(&self, note: &str) -> Value {
        let mut note: chronicle::Checkpoint = note.parse().unwrap();
        note.countersign(&self.device);
        json!({ "note": note.to_string() })
    }

    /// This device saw it thrown.
    pub(crate) fn saw(&self, throw: &ThrowBody) -> Value {
        let message = chronicle::witness_message(&throw.ask, &json!(throw.thrown).to_string());
        json!({
            "batch": throw.batch, "ask": throw.ask, "confirms": true,
            "device": self.device.public(), "signature": self.device.sign(&message),
        })
    }

    /// The data of the next event of this kind.
    pub(crate) async fn event(&mut self, kind: &str) -> String {
        loop {
            while let Some((event, rest)) = self.rest.split_once("\n\n") {
                let field = |name: &str| {
                    event.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned)
                };
                let (named, data) = (field("event: "), field("data: "));
                self.rest = rest.to_owned();
                if named.as_deref() == Some(kind) {
                    return data.unwrap();
                }
            }
            let piece = self.response.chunk().await.unwrap().unwrap();
            self.rest.push_str(std::str::from_utf8(&piece).unwrap());
        }
    }

    pub(crate) fn link(&self, ask: &AskBody, index: u64) -> Value {
        let value = self.chain[usize::try_from(index).unwrap()];
        let message = chronicle::given_message(&ask.ask, index, &value);
        json!({
            "ask": ask.ask, "after": ask.after, "intent": ask.intent, "envelope": ask.envelope,
            "by": ask.by, "asked": ask.signature, "device": self.device.public(), "index": index,
            "value": value, "signature": self.device.sign(&message),
        })
    }
}
