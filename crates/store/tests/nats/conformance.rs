//! The store in NATS keeps what every store promises: on one server with short messages, and on three.

use crate::{
    promises::{
        keeps_its_promises,
        model::{holds_the_same, is_memory_that_lasts, step},
    },
    servers::{Servers, Settings},
};
use proptest::{prelude::*, test_runner::TestRunner};
use std::sync::atomic::{AtomicU32, Ordering};

/// So short that long records go in parts.
const SHORT: usize = 64 << 10;

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn on_one_server_with_short_messages() {
    let servers = Servers::start(1, Settings { max_payload: SHORT, ..Settings::default() });
    promises_are_kept(&servers);
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn on_three_servers() {
    promises_are_kept(&Servers::start(3, Settings::default()));
}

fn promises_are_kept(servers: &Servers) {
    let number = AtomicU32::new(0);
    keeps_its_promises(|| {
        servers.store(&format!("promises-{}", number.fetch_add(1, Ordering::Relaxed)))
    });
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn it_is_memory_that_lasts() {
    let servers = Servers::start(1, Settings { max_payload: SHORT, ..Settings::default() });
    let number = AtomicU32::new(0);
    let config = ProptestConfig {
        cases: 12,
        max_shrink_iters: 60,
        failure_persistence: None,
        ..Default::default()
    };
    let played = TestRunner::new(config).run(&prop::collection::vec(step(), 1..40), |steps| {
        let name = format!("model-{}", number.fetch_add(1, Ordering::Relaxed));
        let open = || servers.store(&name);
        // Nothing lags behind in this store.
        let played = is_memory_that_lasts(steps, open, |_| ())?;
        holds_the_same(&open(), &played)
    });
    played.unwrap();
}
