//! Servers with certificates of their own, and users with credentials as `nsc` makes them.

use crate::{
    servers::{Servers, Settings, refused},
    support::Game,
};
use std::fs;
use store::{Login, NatsOptions, Store as _};

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn certificates_and_credentials_are_enough_and_nothing_less() {
    let servers = Servers::start(1, Settings { secured: true, ..Settings::default() });
    let options = servers.options("secured");
    assert!(options.servers[0].starts_with("tls://"));
    let store = servers.store("secured");
    let mut game = Game::new(1);
    store.append(game.campaign, None, &game.next(1, 100)).unwrap();
    assert_eq!(store.head(game.campaign).unwrap(), game.tip.map(|tip| tip.last));

    let code = |options: NatsOptions| refused(options).code();
    // Nobody knows who has made the certificate; and the name in it is another.
    assert_eq!(code(NatsOptions { roots: None, ..options.clone() }), "nats_certificate");
    let elsewhere = vec![options.servers[0].replace("localhost", "127.0.0.1")];
    assert_eq!(code(NatsOptions { servers: elsewhere, ..options.clone() }), "nats_certificate");
    // No credentials, those of another account, and a file that holds none.
    let login = Login::Nobody;
    assert_eq!(code(NatsOptions { login, ..options.clone() }), "nats_not_let_in");
    let login = options.system.clone();
    assert_eq!(code(NatsOptions { login, ..options.clone() }), "nats_no_jetstream");
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("empty.creds");
    fs::write(&empty, "nothing\n").unwrap();
    let login = Login::Credentials(empty);
    assert_eq!(code(NatsOptions { login, ..options.clone() }), "nats_not_let_in");
    // Whoever cannot ask the servers for their settings does not trust them.
    let system = options.login.clone();
    assert_eq!(code(NatsOptions { system, ..options }), "nats_sync_interval_unread");
}
