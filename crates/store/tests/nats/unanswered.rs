//! An answer that never comes: the message was stored, or it was not, and the store finds out.

use crate::{
    servers::{Servers, Settings},
    support::Game,
};
use std::{
    io::{Read, Write as _},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicU8, AtomicU32, Ordering},
    },
    thread,
};
use store::{AppendError, NatsOptions, NatsStore, Store as _};

/// What is done with the next batch that comes along.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Cut {
    /// Nothing.
    None,
    /// It is not handed on.
    Before,
    /// It is handed on, and its answer is not.
    Behind,
}

/// A wire between a store and a server, which is cut at the worst moment. A new one is laid at once.
struct Wire {
    port: u16,
    cut: Arc<AtomicU8>,
    cuts: Arc<AtomicU32>,
}

impl Wire {
    fn to(server: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let (cut, cuts) = (Arc::new(AtomicU8::new(Cut::None as u8)), Arc::new(AtomicU32::new(0)));
        let shared = (Arc::clone(&cut), Arc::clone(&cuts));
        // Lives as long as the test program.
        thread::spawn(move || {
            for client in listener.incoming() {
                let (cut, cuts) = (Arc::clone(&shared.0), Arc::clone(&shared.1));
                let Ok(client) = client else { return };
                let Ok(server) = TcpStream::connect(("127.0.0.1", server)) else { return };
                let back = (server.try_clone().unwrap(), client.try_clone().unwrap());
                thread::spawn(move || hand_on(back.0, back.1));
                thread::spawn(move || watch(client, server, (&cut, &cuts)));
            }
        });
        Self { port, cut, cuts }
    }

    fn cut_next(&self, cut: Cut) {
        self.cut.store(cut as u8, Ordering::SeqCst);
    }
}

fn hand_on(mut from: TcpStream, mut to: TcpStream) {
    let mut bytes = [0; 1 << 16];
    while let Ok(read @ 1..) = from.read(&mut bytes) {
        if to.write_all(&bytes[..read]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}

/// Hands on what the client says, until a batch is to be cut off.
fn watch(mut client: TcpStream, mut server: TcpStream, (cut, cuts): (&AtomicU8, &AtomicU32)) {
    let mut bytes = [0; 1 << 16];
    while let Ok(read @ 1..) = client.read(&mut bytes) {
        let said = &bytes[..read];
        let is_batch = said.windows(16).any(|part| part == b"HPUB unanswered.");
        let now =
            if is_batch { cut.swap(Cut::None as u8, Ordering::SeqCst) } else { Cut::None as u8 };
        if now == Cut::Before as u8 {
            cuts.fetch_add(1, Ordering::SeqCst);
            break;
        }
        if now == Cut::Behind as u8 {
            cuts.fetch_add(1, Ordering::SeqCst);
            // Nothing comes back any more; the server reads what it was sent before it hears of the end.
            let _ = client.shutdown(Shutdown::Both);
            let _ = server.write_all(said);
            let _ = server.shutdown(Shutdown::Write);
            return;
        }
        if server.write_all(said).is_err() {
            break;
        }
    }
    let _ = client.shutdown(Shutdown::Both);
    let _ = server.shutdown(Shutdown::Both);
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn what_was_not_answered_is_settled_before_it_is_tried_again() {
    let servers = Servers::start(1, Settings::default());
    let wire = Wire::to(servers.port());
    let options = servers.options("unanswered");
    let through =
        NatsOptions { servers: vec![format!("nats://127.0.0.1:{}", wire.port)], ..options };
    let (cut_off, direct) = (NatsStore::connect(through).unwrap(), servers.store("unanswered"));
    let mut game = Game::new(1);
    for (number, cut) in
        [Cut::Behind, Cut::Before, Cut::Behind, Cut::Before].into_iter().enumerate()
    {
        let before = game.tip.map(|tip| tip.last);
        let batch = game.next(2, 100);
        wire.cut_next(cut);
        cut_off.append(game.campaign, before, &batch).unwrap();
        assert_eq!(wire.cuts.load(Ordering::SeqCst) as usize, number + 1, "it was cut");
        assert_eq!(direct.head(game.campaign).unwrap(), batch.head());
        // Once, and no second time.
        let read = direct.read(game.campaign, 0, u64::MAX).unwrap();
        assert_eq!(read.len() as u64, batch.head().unwrap().seq + 1);
        // Whoever gives the same batch again is told that the head has moved.
        match cut_off.append(game.campaign, before, &batch) {
            Err(AppendError::HeadMoved { actual }) => assert_eq!(actual, batch.head()),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn a_store_that_is_gone_says_so() {
    let mut servers = Servers::start(1, Settings::default());
    let patience = std::time::Duration::from_secs(2);
    let options = NatsOptions { patience, ..servers.options("gone") };
    let store = NatsStore::connect(options).unwrap();
    let mut game = Game::new(1);
    store.append(game.campaign, None, &game.next(0, 0)).unwrap();
    servers.kill(0);
    let before = game.tip.map(|tip| tip.last);
    let mut ahead = game.clone();
    let batch = ahead.next(1, 10);
    match store.append(game.campaign, before, &batch) {
        // It is known that nothing was sent, or it is not: that depends on when the store has seen it.
        Err(AppendError::Unsure(error) | AppendError::Broken(error)) => {
            assert_eq!(error.code(), "store_unavailable");
        }
        other => panic!("{other:?}"),
    }
    assert!(!store.is_connected());
    match store.append(game.campaign, before, &batch) {
        Err(AppendError::Broken(error)) => assert_eq!(error.code(), "store_unavailable"),
        other => panic!("{other:?}"),
    }
    assert_eq!(store.head(game.campaign).unwrap_err().code(), "store_unavailable");
    assert_eq!(store.keep(game.campaign, b"x").unwrap_err().code(), "store_unavailable");
    servers.restart(0);
    // The same store goes on. What was open is known now: it is there once, or not at all.
    let patient = servers.store("gone");
    let head = patient.head(game.campaign).unwrap();
    if head == before {
        patient.append(game.campaign, before, &batch).unwrap();
    }
    assert_eq!(patient.head(game.campaign).unwrap(), batch.head());
    while store.head(game.campaign).is_err() {}
    assert_eq!(store.head(game.campaign).unwrap(), batch.head());
}
