//! Several processes over one store: none writes over what it has not seen, each is told of what the others write, and one of
//! them has a duty.

use crate::{
    servers::{Servers, Settings, refused},
    support::Game,
};
use chronicle::{CampaignId, Head};
use std::{
    sync::{Arc, Mutex, mpsc},
    time::{Duration, Instant},
};
use store::{AppendError, DUTY, Duty, NatsOptions, NatsStore, Seen, Store as _};

/// What a store tells of being written to.
pub(crate) fn watched(store: &NatsStore) -> mpsc::Receiver<(CampaignId, Seen)> {
    let (sender, told) = mpsc::channel();
    let sender = Mutex::new(sender);
    let is_shared = store.watch(Arc::new(move |campaign, seen| {
        let _ = sender.lock().unwrap().send((campaign, seen));
    }));
    assert!(is_shared.unwrap());
    told
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn nobody_writes_over_what_they_have_not_seen() {
    let servers = Servers::start(1, Settings::default());
    let (one, other) = (servers.store("several"), servers.store("several"));
    let mut game = Game::new(1);
    let nothing = one.seen(game.campaign).unwrap();
    assert_eq!(nothing, Seen::default());
    let batch = game.next(1, 10);
    let opened = one.append_if(game.campaign, &nothing, &[batch], Some(b"first")).unwrap();
    assert_eq!(other.seen(game.campaign).unwrap(), opened);
    // Only the private part: no record, and the head stays.
    let kept = one.append_if(game.campaign, &opened, &[], Some(b"second")).unwrap();
    assert_eq!((kept.head, kept.version > opened.version), (opened.head, true));
    let late = other.append_if(game.campaign, &opened, &[], Some(b"of the other"));
    assert!(matches!(late, Err(AppendError::HeadMoved { actual }) if actual == opened.head));
    let late = other.append_if(game.campaign, &opened, &[game.clone().next(0, 0)], None);
    assert!(
        matches!(late, Err(AppendError::HeadMoved { .. })),
        "it would be decided on other keys"
    );
    assert_eq!(other.kept(game.campaign).unwrap().unwrap(), b"second");
    // Whoever knows what there is goes on, and a batch carries the private part on.
    let batch = game.next(0, 0);
    let seen = other.seen(game.campaign).unwrap();
    let seen = other.append_if(game.campaign, &seen, &[batch], None).unwrap();
    assert_eq!(one.kept(game.campaign).unwrap().unwrap(), b"second");
    other.keep(game.campaign, b"third").unwrap();
    assert_eq!(one.kept(game.campaign).unwrap().unwrap(), b"third");
    assert_eq!(one.head(game.campaign).unwrap(), seen.head);
    assert_eq!(
        one.read(game.campaign, 0, u64::MAX).unwrap().len(),
        game.tip.unwrap().last.seq as usize + 1
    );
    assert_eq!(one.campaigns().unwrap(), [game.campaign]);
}

/// A server that is told of what another wrote reads that, and what is kept only where it is another.
#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn what_was_told_of_is_read_without_what_is_known() {
    let servers = Servers::start(1, Settings::default());
    let (one, other) = (servers.store("since"), servers.store("since"));
    let told = watched(&other);
    let next_told = || told.recv_timeout(Duration::from_secs(60)).unwrap().1;
    let mut game = Game::new(1);
    let genesis = [game.next(1, 10)];
    let opened = one.append_if(game.campaign, &Seen::default(), &genesis, Some(b"first")).unwrap();
    assert_eq!(next_told(), opened);
    let batch = [game.next(1, 10)];
    let went_on = one.append_if(game.campaign, &opened, &batch, None).unwrap();
    let heard = next_told();
    let written = other.written_since(game.campaign, &opened, Some(&heard)).unwrap();
    assert_eq!((written.seen, written.private), (went_on, None), "it is kept as before");
    assert_eq!(written.lines.len(), batch[0].records.len());
    // Only what is kept beside the log is another one.
    let kept = one.append_if(game.campaign, &went_on, &[], Some(b"second")).unwrap();
    let heard = next_told();
    let written = other.written_since(game.campaign, &went_on, Some(&heard)).unwrap();
    assert_eq!((written.seen, written.lines.len()), (kept, 0));
    assert_eq!(written.private.unwrap(), b"second");
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn each_is_told_of_everything_once_and_in_order_over_a_lost_leader() {
    let mut servers = Servers::start(3, Settings::default());
    let (writes, hears) = (servers.store("told"), servers.store("told"));
    let told = watched(&hears);
    let mut games: Vec<Game> = (0..4).map(Game::new).collect();
    let mut written: Vec<(CampaignId, Head)> = Vec::new();
    for round in 0..30 {
        if round == 15 {
            let leader = (0..2).find_map(|number| servers.leader(&format!("told-log-{number}")));
            servers.kill(leader.unwrap_or(0));
        }
        for game in &mut games {
            let before = game.tip.map(|tip| tip.last);
            let batch = game.next(1, 20);
            let begun = Instant::now();
            // An outcome that nobody knows is looked up, as the referee has its senders do.
            while let Err(error) = writes.append(game.campaign, before, &batch) {
                assert!(begun.elapsed() < Duration::from_secs(60), "{error}");
                if writes.head(game.campaign).ok().flatten() == batch.head() {
                    break;
                }
            }
            written.push((game.campaign, batch.head().unwrap()));
        }
    }
    let mut heard: Vec<(CampaignId, Head)> = Vec::new();
    while heard.len() < written.len() {
        let Ok((campaign, seen)) = told.recv_timeout(Duration::from_secs(60)) else {
            panic!("{} of {} are told: {heard:?}", heard.len(), written.len())
        };
        heard.push((campaign, seen.head.unwrap()));
    }
    for game in &games {
        let of = |all: &[(CampaignId, Head)]| -> Vec<Head> {
            all.iter()
                .filter(|(campaign, _)| *campaign == game.campaign)
                .map(|(_, head)| *head)
                .collect()
        };
        assert_eq!(of(&heard), of(&written));
    }
    assert!(told.try_recv().is_err());
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn one_has_a_duty_and_another_takes_it_over_when_it_is_gone() {
    let servers = Servers::start(1, Settings::default());
    let (one, other) = (servers.store("duty"), servers.store("duty"));
    assert!(one.has_duty(Duty::Reminders).unwrap());
    assert!(!other.has_duty(Duty::Reminders).unwrap());
    assert!(other.has_duty(Duty::Bots).unwrap(), "each duty by itself");
    // Whoever goes on asking keeps it, for however long.
    let begun = Instant::now();
    while begun.elapsed() < DUTY + DUTY / 5 {
        assert!(one.has_duty(Duty::Reminders).unwrap());
        assert!(!other.has_duty(Duty::Reminders).unwrap());
    }
    let last = Instant::now();
    drop(one);
    while !other.has_duty(Duty::Reminders).unwrap() {
        assert!(last.elapsed() < DUTY * 3);
    }
    assert!(last.elapsed() >= DUTY * 9 / 10, "it was not taken while it could be held");
    // The one that was away does not have it any more.
    let one = servers.store("duty");
    assert!(!one.has_duty(Duty::Reminders).unwrap());
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn words_reach_all_and_are_kept_nowhere() {
    let servers = Servers::start(1, Settings::default());
    let stores = [servers.store("words"), servers.store("words"), servers.store("elsewhere")];
    let (sender, heard) = mpsc::channel();
    for (number, store) in stores.iter().enumerate() {
        let sender = Mutex::new(sender.clone());
        store
            .hear_others(Arc::new(move |word| {
                let _ = sender.lock().unwrap().send((number, word.to_vec()));
            }))
            .unwrap();
    }
    let mut all = Vec::new();
    // What is told before the subscription has reached the server is lost.
    while all.len() < 2 {
        stores[0].tell_others(b"hail".to_vec()).unwrap();
        while let Ok((number, word)) = heard.recv_timeout(Duration::from_millis(200)) {
            assert_eq!(word, b"hail");
            if !all.contains(&number) {
                all.push(number);
            }
        }
    }
    all.sort_unstable();
    assert_eq!(all, [0, 1], "and no other store of the same servers");
    assert!(!servers.written().windows(4).any(|part| part == b"hail"));
}

/// After a power cut all servers come up at once: whoever connects waits until they have found each other.
#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn a_cluster_that_comes_up_is_waited_for() {
    let mut servers = Servers::start(3, Settings::default());
    let mut game = Game::new(1);
    servers.store("again").append(game.campaign, None, &game.next(0, 0)).unwrap();
    (0..3).for_each(|node| servers.kill(node));
    servers.launch(0);
    let options = NatsOptions { coming_up: Duration::from_millis(500), ..servers.options("again") };
    servers.wait_for_port(0);
    assert_eq!(refused(options).code(), "nats_not_ready", "one of three agrees with nobody");
    std::thread::scope(|scope| {
        let options = servers.options("again");
        let waits = scope.spawn(|| NatsStore::connect(options).unwrap());
        (1..3).for_each(|node| servers.launch(node));
        let store = waits.join().unwrap();
        assert_eq!(store.head(game.campaign).unwrap(), game.tip.map(|tip| tip.last));
    });
}

/// A server of ours that begins while one of three NATS servers is down is not held up by that one, though the cluster calls it
/// offline only minutes later.
#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn a_store_is_opened_while_one_of_three_servers_is_down() {
    let mut servers = Servers::start(3, Settings::default());
    let mut game = Game::new(1);
    servers.store("down").append(game.campaign, None, &game.next(0, 0)).unwrap();
    let before = game.tip.map(|tip| tip.last);
    servers.kill(0);
    let store = NatsStore::connect(servers.options("down")).unwrap();
    assert_eq!(store.head(game.campaign).unwrap(), before);
    store.append(game.campaign, before, &game.next(1, 10)).unwrap();
}
