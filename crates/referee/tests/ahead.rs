//! What is left ahead of time: used when its step comes, shown to nobody else, dropped where it is not legal.

use crate::sitting::{Sitting, parts, seat, siege};
use chronicle::{Policy, SigningKey, VerifyOptions, bind_message, order_message};
use decider::By;
use referee::{Begun, BindDevice, Order, Reader, Rejected, ReleaseDevice, Signatures, scenario};
use std::sync::{Arc, Mutex};
use store::MemoryStore;

/// Four princes; ochre begins and turns the first card up.
fn realm() -> Sitting {
    let text = "title = 'A realm'\nset_up = 'basic'\nstart = 'ochre'\n\
                prince = [{ name = 'Ada' }, { name = 'Bo' }, { name = 'Cis' }, { name = 'Dirk' }]";
    Sitting::opened(parts(Arc::new(MemoryStore::new()), 3), &scenario::parse(text).unwrap())
}

impl Sitting {
    fn leave(&self, by: &By, orders: &[&str]) -> Result<Vec<String>, &'static str> {
        let orders: Vec<String> = orders.iter().map(|&order| order.to_owned()).collect();
        let ahead = self.referee.leave_ahead(self.campaign, by, &siege(), &orders);
        ahead.map(|ahead| ahead.left).map_err(|rejected| rejected.code)
    }

    fn left(&self, by: &By) -> Vec<String> {
        self.referee.ahead(self.campaign, by, &siege()).unwrap().left
    }

    /// Who is waited for.
    fn awaited(&self) -> Vec<String> {
        let place = self.referee.place(self.campaign, None).unwrap();
        let engagement = place.engagement(&siege()).unwrap();
        let roles = engagement.game.pending().into_iter().flat_map(|pending| pending.roles);
        roles.map(|role| role.to_string()).collect()
    }

    /// All that somebody may export.
    fn exported(&self, reader: &Reader) -> String {
        let mut out = Vec::new();
        self.referee.export(self.campaign, reader, 0, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }
}

#[test]
fn what_is_left_is_given_when_its_step_comes() {
    let table = realm();
    let [ochre, lilac, gray] = ["ochre", "lilac", "gray"].map(seat);
    let before = table.head();
    assert_eq!(table.leave(&lilac, &["decide 2", "bid 3"]).unwrap(), ["decide 2", "bid 3"]);
    table.leave(&gray, &["decide 3"]).unwrap();
    // Nothing of it stands in a log, whoever reads it, and nobody else is shown it.
    assert_eq!(table.head(), before);
    assert!(!table.exported(&Reader::Keyed(By::Organiser)).contains("decide"));
    assert!(table.left(&ochre).is_empty());
    table.give(&ochre, "turn-up").unwrap();
    assert_eq!(table.awaited(), ["ochre"]);
    table.give(&ochre, "decide 1").unwrap();
    assert_eq!(table.awaited(), ["red"]);
    assert_eq!(table.left(&lilac), ["bid 3"]);
    assert!(table.left(&gray).is_empty());
    let log = table.exported(&Reader::Public);
    assert!(log.contains(r#""by":"seat/lilac""#) && log.contains(r#""by":"seat/gray""#));
    // With the round the bid lapses, for which there was no trial: everybody has another slot but red.
    table.give(&seat("red"), "decide 1").unwrap();
    for _ in 0..20 {
        let place = table.referee.place(table.campaign, None).unwrap();
        if place.engagement(&siege()).unwrap().game.progress().turn > 1 {
            break;
        }
        table.give(&By::Organiser, "proceed").unwrap();
    }
    assert!(table.left(&lilac).is_empty());
}

/// A page asks anew as soon as it hears of an order; nothing tells it later that something was dropped.
#[test]
fn whoever_hears_of_what_was_given_finds_it_left_no_more() {
    let table = realm();
    let [ochre, lilac] = ["ochre", "lilac"].map(seat);
    table.leave(&lilac, &["decide 2", "bid 3"]).unwrap();
    let fresh = Arc::new(table.restarted());
    let heard = Arc::new(Mutex::new(Vec::new()));
    let (asking, told, campaign) = (Arc::clone(&fresh), Arc::clone(&heard), table.campaign);
    fresh.observe(move |_| {
        told.lock().unwrap().push(asking.ahead(campaign, &lilac, &siege()).unwrap().left);
    });
    for notation in ["turn-up", "decide 1"] {
        let head = fresh.head(campaign).unwrap().seq;
        let order = Order { head, batch: fresh.new_batch(), ..table.order(&ochre, notation) };
        fresh.give(campaign, &order).unwrap();
    }
    assert_eq!(heard.lock().unwrap().last().unwrap(), &["bid 3"]);
}

#[test]
fn what_is_not_legal_then_is_dropped_and_its_player_waited_for() {
    let table = realm();
    let [ochre, lilac] = ["ochre", "lilac"].map(seat);
    table.leave(&lilac, &["decide 9"]).unwrap();
    table.give(&ochre, "turn-up").unwrap();
    table.give(&ochre, "decide 1").unwrap();
    assert_eq!(table.awaited(), ["lilac"]);
    assert!(table.left(&lilac).is_empty());
}

#[test]
fn what_is_left_when_its_step_has_come_is_given_at_once() {
    let table = realm();
    let ochre = seat("ochre");
    table.give(&ochre, "turn-up").unwrap();
    assert!(table.leave(&ochre, &["decide 1"]).unwrap().is_empty());
    assert_eq!(table.awaited(), ["lilac"]);
}

#[test]
fn what_is_left_outlives_a_restart_and_can_be_taken_back() {
    let table = realm();
    let lilac = seat("lilac");
    table.leave(&lilac, &["decide 2"]).unwrap();
    let again = table.restarted();
    assert_eq!(again.ahead(table.campaign, &lilac, &siege()).unwrap().left, ["decide 2"]);
    assert!(again.leave_ahead(table.campaign, &lilac, &siege(), &[]).unwrap().left.is_empty());
}

#[test]
fn what_cannot_be_left_is_refused_and_changes_nothing() {
    let table = realm();
    let lilac = seat("lilac");
    table.leave(&lilac, &["decide 2"]).unwrap();
    assert_eq!(table.leave(&lilac, &["wall 3,4:E"]), Err("not_left_ahead"));
    assert_eq!(table.leave(&lilac, &["bid 1"; 9]), Err("not_left_ahead"));
    assert_eq!(table.leave(&By::Organiser, &["bid 1"]), Err("not_a_seat"));
    assert_eq!(table.left(&lilac), ["decide 2"]);
    assert_eq!(Sitting::new().leave(&seat("cathay"), &["done"]), Err("not_left_ahead"));
}

/// Where a device signs, nobody else can, unless the seat lets the house.
#[test]
fn what_a_seat_with_a_device_leaves_the_house_signs_when_it_may() {
    let text = "title = 'A realm'\nset_up = 'basic'\nstart = 'ochre'\n\
                prince = [{ name = 'Ada' }, { name = 'Bo' }, { name = 'Cis' }, { name = 'Dirk' }]";
    let parts = parts(Arc::new(MemoryStore::new()), 3);
    let table = Sitting::begun(parts, &scenario::parse(text).unwrap(), Begun::Two(Policy::alone()));
    let (lilac, mine, campaign) = (seat("lilac"), SigningKey::from_seed(&[1; 32]), table.campaign);
    let lend =
        |signed: &Signatures| table.referee.lend_device(campaign, (table.batch(), &lilac), signed);
    assert_eq!(lend(&Signatures::none()).unwrap_err().code, "device_needed", "it signs nothing");

    let word = |asked: &Rejected| Signatures {
        device: Some(mine.public()),
        by_intent: [(asked.to_sign[0].intent, mine.sign(&order_message(&asked.to_sign[0].intent)))]
            .into(),
        ..Signatures::none()
    };
    let bind = BindDevice {
        batch: table.batch(),
        by: lilac.clone(),
        device: mine.public(),
        label: "a telephone".into(),
        proof: None,
    };
    let asked = table.referee.bind_device(campaign, &bind, &Signatures::none()).unwrap_err();
    let proof = Some(mine.sign(&bind_message(&asked.to_sign[0].intent)));
    let bind = BindDevice { proof, ..bind };
    table.referee.bind_device(campaign, &bind, &word(&asked)).unwrap();
    assert_eq!(table.leave(&lilac, &["decide 2"]), Err("not_left_ahead"));

    let batch = table.batch();
    let lend = |signed: &Signatures| table.referee.lend_device(campaign, (batch, &lilac), signed);
    let asked = lend(&Signatures::none()).unwrap_err();
    assert_eq!(asked.to_sign[0].order["command"]["seat.device_bound"]["label"], "bot");
    lend(&word(&asked)).unwrap();
    table.leave(&lilac, &["decide 2"]).unwrap();
    table.give(&seat("ochre"), "turn-up").unwrap();
    table.give(&seat("ochre"), "decide 1").unwrap();
    assert!(table.left(&lilac).is_empty(), "it was given");
    let log = table.full_export();
    let strict = VerifyOptions { strict: true, ..VerifyOptions::default() };
    let trust = chronicle::verify(log.as_bytes(), &strict).unwrap().trust;
    assert_eq!(trust.signed, 3, "the binding, the lending, and what was left");

    // Released, it signs no more.
    let bot = table.referee.devices(campaign).unwrap();
    let bot = bot.iter().find(|device| device.label == "bot").unwrap().device;
    let (seat, why) = ("lilac".to_owned(), "I am back".to_owned());
    let release = ReleaseDevice { batch: table.batch(), by: lilac.clone(), seat, device: bot, why };
    let asked = table.referee.release_device(campaign, &release, &Signatures::none()).unwrap_err();
    table.referee.release_device(campaign, &release, &word(&asked)).unwrap();
    assert_eq!(table.leave(&lilac, &["bid 2"]), Err("not_left_ahead"));
}
