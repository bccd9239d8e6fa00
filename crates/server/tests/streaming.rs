//! The stream: live, resumed, redacted, and ended by the server's shutdown.

use crate::house;

use house::House;
use reqwest::{Method, Response};
use serde_json::Value;

/// Reads server-sent events one after the other.
pub(crate) struct Events {
    response: Response,
    rest: String,
}

impl Events {
    pub(crate) async fn open(house: &House, path: &str, key: &str, last_id: Option<u64>) -> Self {
        let mut request = house.request(Method::GET, path, key);
        if let Some(id) = last_id {
            request = request.header("last-event-id", id.to_string());
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Self { response, rest: String::new() }
    }

    /// The next event's id and data; none when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<(u64, Value)> {
        loop {
            if let Some((event, rest)) = self.rest.split_once("\n\n") {
                let field = |name: &str| {
                    event.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned)
                };
                let (id, data) = (field("id: "), field("data: "));
                self.rest = rest.to_owned();
                if let (Some(id), Some(data)) = (id, data) {
                    return Some((id.parse().unwrap(), serde_json::from_str(&data).unwrap()));
                }
                continue;
            }
            let piece = self.response.chunk().await.unwrap()?;
            self.rest.push_str(std::str::from_utf8(&piece).unwrap());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_accepted_is_told_at_once_and_from_any_record_on() {
    let (house, campaign) = House::with_campaign().await;
    let stream = format!("/api/campaigns/{}/stream", campaign.id);
    let opened = house.head(&campaign).await;
    let mut live = Events::open(&house, &stream, "", None).await;
    let answer = house.give(&campaign, campaign.key("cathay"), "tell Ready.").await;
    let (id, data) = live.next().await.unwrap();
    assert_eq!(answer["head"]["seq"], id);
    assert_eq!(data["head"], answer["head"]);
    let lines = data["lines"].as_array().unwrap();
    assert_eq!(lines.len(), answer["records"].as_array().unwrap().len());
    assert_eq!(lines[0]["kind"], "order.given");
    assert!(data.to_string().contains("Ready."));

    let second = house.give(&campaign, campaign.key("bretonnia"), "tell Us too.").await;
    assert_eq!(live.next().await.unwrap().0, second["head"]["seq"].as_u64().unwrap());

    // Lost and resumed: every event behind the last that was seen, none twice.
    for last in [0, opened, id] {
        let mut resumed = Events::open(&house, &stream, "", Some(last)).await;
        let mut seen = last;
        while seen < second["head"]["seq"].as_u64().unwrap() {
            let (id, data) = resumed.next().await.unwrap();
            assert_eq!(data["lines"][0]["seq"], seen + 1);
            seen = id;
        }
    }
    let mut after = Events::open(&house, &format!("{stream}?after={id}"), "", None).await;
    assert_eq!(after.next().await.unwrap().0, second["head"]["seq"].as_u64().unwrap());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_reader_is_told_what_it_may_know() {
    let (house, campaign) = House::with_campaign().await;
    let stream = format!("/api/campaigns/{}/stream", campaign.id);
    let hidden = async |key: &str| {
        let mut events = Events::open(&house, &stream, key, Some(0)).await;
        let (_, data) = events.next().await.unwrap();
        let lines = data["lines"].as_array().unwrap().clone();
        lines.iter().filter(|line| line["hidden"] == true).count()
    };
    let (all, own) = (hidden("").await, hidden(campaign.key("cathay")).await);
    assert_eq!(hidden(&campaign.organiser).await, 0);
    assert!(all > own && own > 0, "{all} {own}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shutdown_ends_streams_and_keeps_what_was_acknowledged() {
    let (house, campaign) = House::with_campaign().await;
    let stream = format!("/api/campaigns/{}/stream", campaign.id);
    let mut events = Events::open(&house, &stream, "", None).await;
    let answer = house.give(&campaign, campaign.key("cathay"), "tell Good night.").await;
    events.next().await.unwrap();
    house.shutdown.cancel();
    assert!(events.next().await.is_none(), "the stream has ended");
    house.serving.await.unwrap().unwrap();
    let head = house.referee.head(campaign.id.parse().unwrap()).unwrap();
    assert_eq!(answer["head"]["seq"], head.seq);
    assert!(house.client.get(format!("{}/api/health", house.base)).send().await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_subscriber_that_never_reads_holds_nobody_up() {
    let (house, campaign) = House::with_campaign().await;
    let stream = format!("/api/campaigns/{}/stream", campaign.id);
    let _deaf = Events::open(&house, &stream, &campaign.organiser, Some(0)).await;
    let mut listening = Events::open(&house, &stream, "", None).await;
    for number in 0..30 {
        let text = format!("tell {number} {}", "x".repeat(400));
        let answer = house.give(&campaign, campaign.key("cathay"), &text).await;
        let told = listening.next().await.unwrap();
        assert_eq!(answer["head"]["seq"], told.0);
    }
    house.close().await;
}
