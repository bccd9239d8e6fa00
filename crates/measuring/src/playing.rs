//! Somebody who plays over HTTP: one order behind the other.

use crate::{
    http::{Asker, Connection},
    kept::{KeptCampaign, failed},
};
use serde_json::{Value, json};
use std::{
    io,
    sync::atomic::{AtomicU64, Ordering},
    time::{SystemTime, UNIX_EPOCH},
};
use uuid::Uuid;

/// Gives orders in a campaign, each on the head that the one before it made.
pub(crate) struct Player {
    campaign: KeptCampaign,
    pub(crate) head: u64,
}

/// An id that no other order has.
fn new_batch() -> Uuid {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut bytes = [0; 10];
    bytes[..8].copy_from_slice(&COUNT.fetch_add(1, Ordering::Relaxed).to_be_bytes());
    bytes[8..].copy_from_slice(&since.subsec_nanos().to_be_bytes()[..2]);
    let millis = u64::try_from(since.as_millis()).unwrap_or_default();
    uuid::Builder::from_unix_timestamp_millis(millis, &bytes).into_uuid()
}

impl Player {
    pub(crate) async fn comes(
        connection: &mut Connection,
        campaign: &KeptCampaign,
    ) -> io::Result<Self> {
        let path = format!("/api/campaigns/{}", campaign.id);
        let about = connection.get(&path, Some(&campaign.seat.1)).await?;
        let about: Value = serde_json::from_slice(&about.body)?;
        let head = about["head"]["seq"].as_u64();
        let head = head.ok_or_else(|| failed(format!("there is no head in {about}")))?;
        Ok(Self { campaign: campaign.clone(), head })
    }
}

impl Asker for Player {
    async fn ask(&mut self, connection: &mut Connection) -> io::Result<bool> {
        let order = json!({
            "batch": new_batch(), "head": self.head,
            "notation": "tell The gate holds.", "nonce": "00ff".repeat(8),
        });
        let path = format!("/api/campaigns/{}/orders", self.campaign.id);
        let key = Some(&*self.campaign.seat.1);
        let answered = connection.ask("POST", &path, key, &order.to_string()).await?;
        let body: Value = serde_json::from_slice(&answered.body)?;
        match body["head"]["seq"].as_u64() {
            Some(head) if answered.status == 200 => {
                self.head = head;
                Ok(true)
            }
            _ => Err(failed(format!("an order was answered {body}"))),
        }
    }
}
