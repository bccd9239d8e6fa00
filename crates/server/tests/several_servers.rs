//! Several servers over one store, each asked over HTTP: whoever follows one of them misses nothing that another takes.

use crate::{
    house::{
        Campaign, House,
        channel::{Channel, SetByHand, open},
        created, done, in_time,
        phone::Phone,
    },
    streaming::Events,
};
use chronicle::{Batch, CampaignId, Head};
use chrono::TimeDelta;
use referee::Referee;
use serde_json::{Value, json};
use server::{Settings, body::AskBody};
use std::sync::{Arc, atomic::Ordering};
use store::{AppendError, Changed, MemoryStore, Seen, Store, StoreError};

/// The store of a server that is told of nothing that others write, as while NATS servers elect a leader.
struct Deaf(Arc<MemoryStore>);

impl Store for Deaf {
    fn append_and_keep(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), AppendError> {
        self.0.append_and_keep(campaign, expected, batches, private)
    }

    fn append_if(
        &self,
        campaign: CampaignId,
        seen: &Seen,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<Seen, AppendError> {
        self.0.append_if(campaign, seen, batches, private)
    }

    fn seen(&self, campaign: CampaignId) -> Result<Seen, StoreError> {
        self.0.seen(campaign)
    }

    fn watch(&self, _: Changed) -> Result<bool, StoreError> {
        Ok(true)
    }

    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError> {
        self.0.read(campaign, from, to)
    }

    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        self.0.head(campaign)
    }

    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        self.0.campaigns()
    }

    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError> {
        self.0.keep(campaign, private)
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        self.0.kept(campaign)
    }
}

/// Two servers, and a campaign that the first has opened.
async fn two(scenario: Value) -> ([House; 2], Campaign) {
    let store = Arc::new(MemoryStore::new());
    let over = || House::over(Referee::new(store.clone()), Settings::default());
    let houses = [over().await, over().await];
    let new = houses[0].post("/api/campaigns", "", &scenario).await;
    let campaign = Campaign::of(&created(new).await);
    (houses, campaign)
}

#[tokio::test(flavor = "multi_thread")]
async fn followers_of_each_get_every_batch_once_and_in_order() {
    let (houses, campaign) = two(json!({ "scenario": "siege" })).await;
    let path = format!("/api/campaigns/{}/stream", campaign.id);
    let mut live = Vec::new();
    for house in &houses {
        live.push(Events::open(house, &path, "", None).await);
    }
    let mut given = Vec::new();
    for number in 0..12 {
        let house = &houses[number % 2];
        let words = format!("tell {number}");
        given.push(house.give(&campaign, campaign.key("cathay"), &words).await["head"].clone());
    }
    for events in &mut live {
        for head in &given {
            assert_eq!(&events.next().await.unwrap().1["head"], head);
        }
    }
    // Lost, and taken up again at another server.
    for (number, head) in given.iter().enumerate() {
        let last = head["seq"].as_u64().unwrap();
        let mut resumed = Events::open(&houses[number % 2], &path, "", Some(last)).await;
        for later in &given[number + 1..] {
            assert_eq!(&resumed.next().await.unwrap().1["head"], later);
        }
    }
    for house in houses {
        let verified = house.read(&format!("/api/campaigns/{}/verify", campaign.id), "").await;
        assert_eq!(verified["verified"], true, "{verified}");
        house.close().await;
    }
}

/// Nobody is refused something by a server that has not heard yet what another has taken.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_is_refused_upon_what_there_is() {
    let store = Arc::new(MemoryStore::new());
    let hears = House::over(Referee::new(store.clone()), Settings::default()).await;
    let late = Referee::new(Arc::new(Deaf(store.clone())));
    let late = House::over(late, Settings::default()).await;
    let body = json!({ "scenario": "siege", "log": "1" });
    let campaign = Campaign::of(&created(late.post("/api/campaigns", "", &body).await).await);
    let path = format!("/api/campaigns/{}/desk", campaign.id);
    let pause = json!({ "pause": { "reason": "Tea." } });
    for (house, command) in [(&hears, &pause), (&late, &json!({ "resume": {} }))] {
        let body = json!({ "batch": house.referee.new_batch(), "command": command });
        done(house.post(&path, &campaign.organiser, &body).await).await;
    }
    for house in [hears, late] {
        house.close().await;
    }
}

/// Whoever was told of a record by one server may name it to another that has not heard of it yet.
#[tokio::test(flavor = "multi_thread")]
async fn what_one_server_told_another_knows() {
    let store = Arc::new(MemoryStore::new());
    let late = Referee::new(Arc::new(Deaf(store.clone())));
    let houses = [
        House::over(Referee::new(store), Settings::default()).await,
        House::over(late, Settings::default()).await,
    ];
    let new = houses[0].post("/api/campaigns", "", &json!({ "scenario": "siege" })).await;
    let campaign = Campaign::of(&created(new).await);
    houses[1].head(&campaign).await;
    let path = format!("/api/campaigns/{}/stream", campaign.id);
    for number in 0..20 {
        let words = format!("tell {number}");
        let answer = houses[0].give(&campaign, campaign.key("cathay"), &words).await;
        let head = answer["head"]["seq"].as_u64().unwrap();
        match number % 3 {
            0 => drop(Events::open(&houses[1], &path, "", Some(head)).await),
            // So a client asks whether the end that it was told of is in this log.
            1 => {
                let path =
                    format!("/api/campaigns/{}/chronicle?from={head}&to={head}", campaign.id);
                let line = houses[1].get(&path, "").await.text().await.unwrap();
                assert!(line.contains(answer["head"]["hash"].as_str().unwrap()), "{line}");
            }
            _ => {}
        }
        let mut order = houses[1].order(&campaign, "tell And we.").await;
        order["head"] = json!(head);
        let path = format!("/api/campaigns/{}/orders", campaign.id);
        done(houses[1].post(&path, campaign.key("bretonnia"), &order).await).await;
    }
    for house in houses {
        house.close().await;
    }
}

/// Waits until a server's list of who is there says so.
async fn until_here(house: &House, campaign: &Campaign, reader: &str, is_here: bool) {
    let path = format!("/api/campaigns/{}/presence", campaign.id);
    in_time(async {
        loop {
            let told = house.read(&path, &campaign.organiser).await;
            let arrivals = told["arrivals"].as_array().unwrap();
            let found = arrivals.iter().find(|arrival| arrival["reader"] == reader);
            if found.is_some_and(|arrival| arrival["here"] == is_here) {
                return;
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_at_one_server_is_seen_at_the_other() {
    let (houses, campaign) = two(json!({ "scenario": "siege" })).await;
    let path = format!("/api/campaigns/{}/stream", campaign.id);
    let key = campaign.key("cathay");
    let sits = Events::open(&houses[0], &path, key, None).await;
    until_here(&houses[1], &campaign, "seat/cathay", true).await;
    drop(sits);
    until_here(&houses[1], &campaign, "seat/cathay", false).await;
    // A server that ends has nobody any more.
    let _sits = Events::open(&houses[0], &path, key, None).await;
    until_here(&houses[1], &campaign, "seat/cathay", true).await;
    let [first, second] = houses;
    first.close().await;
    until_here(&second, &campaign, "seat/cathay", false).await;
    second.close().await;
}

/// The dice of an order are mixed from what devices give that follow different servers, whichever of them takes it.
#[tokio::test(flavor = "multi_thread")]
async fn devices_at_both_servers_give_to_the_same_dice() {
    let policy = json!({ "sealed": "shared", "from": "all", "wait_seconds": 600,
                         "otherwise": "refuse", "thrown": "anyone" });
    let body = json!({ "scenario": "first-evening", "log": "2", "dice": policy });
    let (houses, _) = two(body.clone()).await;
    for house in &houses {
        let campaign = Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await);
        let mut phones = [
            Phone::sits(&houses[0], &campaign, "red", 1).await,
            Phone::sits(&houses[1], &campaign, "black", 2).await,
        ];
        for house in &houses {
            until_here(house, &campaign, "seat/red", true).await;
            until_here(house, &campaign, "seat/black", true).await;
        }
        let order = house.order(&campaign, "proceed").await;
        let path = format!("/api/campaigns/{}/orders", campaign.id);
        let (answer, ()) = tokio::join!(house.post(&path, &campaign.organiser, &order), async {
            for ((phone, house), seat) in phones.iter_mut().zip(&houses).zip(["red", "black"]) {
                let ask: AskBody = serde_json::from_str(&phone.event("ask").await).unwrap();
                let path = format!("/api/campaigns/{}/links", campaign.id);
                done(house.post(&path, campaign.key(seat), &phone.link(&ask, 1)).await).await;
            }
        });
        done(answer).await;
        let path = format!("/api/campaigns/{}/chronicle", campaign.id);
        let log = house.get(&path, &campaign.organiser).await.text().await.unwrap();
        let line = log.lines().rfind(|line| line.contains("\"chance.contributed\"")).unwrap();
        let told = serde_json::from_str::<Value>(line).unwrap()["data"].clone();
        assert_eq!(told["given"].as_array().unwrap().len(), 2, "{told}");
    }
    for house in houses {
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_goes_out_once_though_two_servers_see_it_due() {
    let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SetByHand::default()));
    let mut channel = Channel::open().await;
    let houses = [open(&store, &clock, true).await, open(&store, &clock, true).await];
    let body = json!({ "scenario": "four-crowns", "name": "Crowns" });
    let campaign = Campaign::of(&created(houses[0].post("/api/campaigns", "", &body).await).await);
    let path = |what: &str| format!("/api/campaigns/{}/{what}", campaign.id);
    let hook = json!({ "address": channel.address });
    done(houses[0].post(&path("reminders"), &campaign.organiser, &hook).await).await;
    assert!(channel.next().await.contains("reminders will come here"));
    let says = async |house: &House, command: Value| {
        let body = json!({ "batch": house.referee.new_batch(), "command": command });
        done(house.post(&path("desk"), &campaign.organiser, &body).await).await;
    };
    let until = (houses[0].referee.now() + TimeDelta::hours(4)).timestamp_millis();
    let set = json!({ "scope": "engagement/1", "until": until, "warning": 120, "note": null });
    says(&houses[0], json!({ "set_deadline": set })).await;
    clock.0.fetch_add(3 * 3_600_000, Ordering::Relaxed);
    // Anything that happens makes both look at the clock.
    let something_happens = async || {
        for (house, command) in
            houses.iter().zip([json!({ "pause": { "reason": "Tea." } }), json!({ "resume": {} })])
        {
            says(house, command).await;
        }
    };
    something_happens().await;
    assert!(channel.next().await.contains("Crowns"));
    clock.0.fetch_add(3 * 3_600_000, Ordering::Relaxed);
    something_happens().await;
    let passed = channel.next().await;
    assert!(passed.contains("passed"), "{passed}");
    for house in houses {
        house.close().await;
    }
    assert!(channel.heard.try_recv().is_err(), "nothing came twice");
}
