//! Several servers over one store: each takes every order, and none loses what another has written.

use crate::sitting::{Sitting, nonce, parts, seat, siege};
use decider::By;
use proptest::prelude::*;
use referee::{Answer, Order, Published, Referee, Rejected, Reminded, ReminderState, Visibility};
use std::sync::{Arc, Mutex, mpsc};

/// A campaign and the servers that have it.
struct Servers {
    sitting: Sitting,
    others: Vec<Arc<Referee>>,
}

impl Servers {
    fn new(others: u64) -> Self {
        let sitting = Sitting::new();
        let started = |number| Arc::new(Referee::with(parts(Arc::clone(&sitting.store), number)));
        let others: Vec<_> = (0..others).map(|number| started(100 + number)).collect();
        Self { sitting, others }
    }

    /// The same, told of each other's writing.
    fn following(others: u64) -> Self {
        let servers = Self::new(others);
        servers.others.iter().for_each(|other| other.follow_others().unwrap());
        servers
    }

    /// An order on the head that a server knows.
    fn order(&self, server: &Referee, by: &By, notation: &str) -> Order {
        let head = server.head(self.sitting.campaign).unwrap().seq;
        Order { head, batch: server.new_batch(), ..self.sitting.order(by, notation) }
    }

    fn give(&self, server: &Referee, by: &By, notation: &str) -> Result<Answer, Rejected> {
        server.give(self.sitting.campaign, &self.order(server, by, notation))
    }
}

/// Waits for what a server is told by the store.
fn until(told: &mpsc::Receiver<Published>, done: impl Fn() -> bool) {
    while !done() {
        let wait = std::time::Duration::from_secs(120);
        assert!(told.recv_timeout(wait).is_ok() || done(), "nothing more is told");
    }
}

#[test]
fn each_takes_orders_behind_those_of_the_others() {
    let servers = Servers::new(2);
    let (campaign, first) = (servers.sitting.campaign, &servers.sitting.referee);
    let all = [first, &servers.others[0], &servers.others[1]];
    for server in all {
        server.head(campaign).unwrap();
    }
    let mut heads = Vec::new();
    for number in 0..9 {
        // None of them was told of what the others did.
        let answer = servers.give(all[number % 3], &seat("cathay"), "tell Hold.").unwrap();
        assert!(!answer.again);
        heads.push(answer.head);
    }
    assert!(heads.is_sorted_by_key(|head| head.seq), "each stands behind the one before");
    assert_eq!(servers.sitting.store.head(campaign).unwrap().as_ref(), heads.last());
    for server in all {
        server.reach(campaign, heads[8].seq).unwrap();
        assert_eq!(server.head(campaign).unwrap(), heads[8]);
        assert!(server.verify(campaign, &[]).unwrap().is_ok());
    }
}

#[test]
fn an_order_sent_again_to_another_server_is_the_same_order() {
    let servers = Servers::new(1);
    let (campaign, other) = (servers.sitting.campaign, &servers.others[0]);
    other.head(campaign).unwrap();
    let order = servers.sitting.order(&seat("cathay"), "done");
    let first = servers.sitting.referee.give(campaign, &order).unwrap();
    let again = other.give(campaign, &order).unwrap();
    assert_eq!((again.head, again.records, again.again), (first.head, first.records, true));
}

#[test]
fn somebody_was_faster_on_another_server() {
    let servers = Servers::new(1);
    let (campaign, other) = (servers.sitting.campaign, &servers.others[0]);
    let guard = seat("city-guard");
    let late = servers.order(other, &guard, "deploy mannheim 5,10");
    let beside = servers.order(other, &seat("cathay"), "done");
    servers.sitting.give(&guard, "deploy mannheim 5,10").unwrap();
    // Decided anew on what has happened, as on one server: refused where it matters.
    let refused = other.give(campaign, &late).unwrap_err();
    assert_eq!(refused.code, "stale");
    assert_eq!(refused.since.unwrap().head, servers.sitting.head());
    other.give(campaign, &beside).unwrap();
}

#[test]
fn a_rewind_and_what_is_kept_privately_are_taken_over() {
    let servers = Servers::new(1);
    let (campaign, other) = (servers.sitting.campaign, &servers.others[0]);
    let before = servers.sitting.head();
    servers.sitting.go_on_for(12);
    other.head(campaign).unwrap();
    servers.sitting.rewind(before);
    let key =
        servers.sitting.referee.replace_key(campaign, &By::Organiser, &"cathay".parse().unwrap());
    let key = key.unwrap().key;
    servers.give(other, &seat("bretonnia"), "tell Where were we?").unwrap_err();
    let told = servers.give(other, &seat("bretonnia"), "tell Where were we?").unwrap();
    assert_eq!(other.admit(campaign, &key.to_string()).unwrap(), seat("cathay"));
    servers.sitting.referee.reach(campaign, told.head.seq).unwrap();
    let state = |referee: &Referee| referee.place(campaign, None).unwrap().standing.state.clone();
    assert_eq!(state(other), state(&servers.sitting.referee));
    assert!(other.verify(campaign, &[]).unwrap().is_ok());
}

/// What is kept beside the log is one piece: neither server overwrites what the other has put there.
#[test]
fn nothing_that_is_kept_beside_the_log_is_lost() {
    let servers = Servers::new(1);
    let (campaign, other) = (servers.sitting.campaign, &servers.others[0]);
    other.head(campaign).unwrap();
    let first = &servers.sitting.referee;
    let hook = "https://war.example/hook";
    first.set_webhook(campaign, &By::Organiser, Some(hook)).unwrap();
    other.set_visibility(campaign, &By::Organiser, Visibility::Private).unwrap();
    first.set_turn_notices(campaign, &seat("cathay"), Some(("anna@war.example", "en"))).unwrap();
    let third = Referee::with(parts(Arc::clone(&servers.sitting.store), 7));
    assert_eq!(third.webhook(campaign).unwrap().as_deref(), Some(hook));
    assert_eq!(third.visibility(campaign).unwrap(), Visibility::Private);
    assert_eq!(third.turn_notices(campaign).unwrap().len(), 1);
}

/// Two servers that both see a reminder due: one of them notes that it tries.
#[test]
fn a_reminder_is_noted_by_one() {
    let servers = Servers::new(1);
    let (campaign, other) = (servers.sitting.campaign, &servers.others[0]);
    other.head(campaign).unwrap();
    let at = other.now();
    let trying = |text: &str| Reminded {
        state: ReminderState::Trying,
        at,
        first_at: at,
        next_at: None,
        attempts: 1,
        text: text.into(),
    };
    let (ours, theirs) = (trying("ours"), trying("theirs"));
    let note = |server: &Referee, before, note| {
        server.note_reminder(campaign, "1.near", (before, note)).unwrap()
    };
    assert!(note(&servers.sitting.referee, None, &ours));
    assert!(!note(other, None, &theirs), "it was noted since it looked");
    let sent = Reminded { state: ReminderState::Sent, ..ours.clone() };
    assert!(note(other, Some(&ours), &sent));
    assert!(!note(&servers.sitting.referee, Some(&ours), &theirs));
    assert_eq!(servers.sitting.referee.reminded(campaign).unwrap()["1.near"], sent);
}

#[test]
fn writers_on_all_servers_at_once_lose_nothing() {
    const EACH: usize = 40;
    let servers = Servers::following(3);
    let campaign = servers.sitting.campaign;
    let given = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for (number, server) in servers.others.iter().enumerate() {
            let (given, servers) = (&given, &servers);
            scope.spawn(move || {
                let by = servers.sitting.seats()[number].clone();
                for word in 0..EACH {
                    let said = format!("tell {number} {word}");
                    let answer = servers.give(server, &by, &said).unwrap();
                    given.lock().unwrap().push((answer.batch, answer.head));
                }
            });
        }
    });
    let mut given = given.into_inner().unwrap();
    given.sort_by_key(|(_, head)| head.seq);
    let mut log = Vec::new();
    let fresh = Referee::with(parts(Arc::clone(&servers.sitting.store), 7));
    let end = fresh.head(campaign).unwrap().seq;
    fresh
        .each_record(campaign, 0..=end, |line| {
            if line.last {
                log.push(line.batch);
            }
        })
        .unwrap();
    let told: Vec<chronicle::Uuid> = given.iter().map(|(batch, _)| *batch).collect();
    assert_eq!(told.len(), 3 * EACH);
    assert_eq!(log[log.len() - told.len()..], told, "each once, in the order of its head");
    assert!(fresh.verify(campaign, &[]).unwrap().is_ok());
}

#[test]
fn what_another_server_writes_is_told_to_whoever_watches_here() {
    let servers = Servers::following(1);
    let (campaign, other) = (servers.sitting.campaign, &servers.others[0]);
    let (sender, told) = mpsc::channel();
    let sender = Mutex::new(sender);
    other.observe(move |published| {
        let _ = sender.lock().unwrap().send(published);
    });
    let before = other.head(campaign).unwrap();
    let answer = servers.sitting.give(&seat("cathay"), "tell Hear, hear.").unwrap();
    until(&told, || other.head(campaign).unwrap() == answer.head);
    assert_ne!(before, answer.head);
    // What is kept beside the log reaches it, too.
    servers
        .sitting
        .referee
        .set_webhook(campaign, &By::Organiser, Some("https://x.example/"))
        .unwrap();
    let answer = servers.sitting.give(&seat("cathay"), "tell And again.").unwrap();
    until(&told, || other.head(campaign).unwrap() == answer.head);
    assert!(other.webhook(campaign).unwrap().is_some());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Whichever server takes which order, all of them and a fresh one come to the same log and the same state.
    #[test]
    fn it_matters_nothing_which_server_takes_an_order(
        choices in prop::collection::vec((0usize..3, prop::bool::weighted(0.1)), 10..60),
    ) {
        let servers = Servers::new(2);
        let campaign = servers.sitting.campaign;
        let all = [&servers.sitting.referee, &servers.others[0], &servers.others[1]];
        let opened = servers.sitting.head();
        for (number, rewinds) in choices {
            let server = all[number];
            let end = servers.sitting.store.head(campaign).unwrap().unwrap();
            servers.sitting.referee.reach(campaign, end.seq).unwrap();
            if rewinds && end.seq > opened {
                servers.sitting.rewind(opened);
                continue;
            }
            let Some((by, notation)) = servers.sitting.next_in(&siege()) else { break };
            let order = Order {
                batch: server.new_batch(),
                nonce: nonce(servers.sitting.format),
                ..servers.sitting.order(&by, &notation)
            };
            server.give(campaign, &order).unwrap();
        }
        let end = servers.sitting.store.head(campaign).unwrap().unwrap();
        let fresh = Referee::with(parts(Arc::clone(&servers.sitting.store), 7));
        for server in all {
            server.reach(campaign, end.seq).unwrap();
            prop_assert_eq!(server.head(campaign).unwrap(), end);
            let (ours, anew) = (server.place(campaign, None).unwrap(), fresh.place(campaign, None).unwrap());
            prop_assert_eq!(&ours.standing.state, &anew.standing.state);
        }
        prop_assert!(fresh.verify(campaign, &[]).unwrap().is_ok());
    }
}
