//! Servers and settings that are not taken, each told with what to change.

use crate::{
    servers::{Servers, Settings, key, refused},
    support::Game,
};
use async_nats::jetstream;
use std::time::Duration;
use store::{Login, NatsOptions, NatsStore, Store as _};

fn code_and_words(options: NatsOptions, code: &str, words: &[&str]) {
    let error = refused(options);
    assert_eq!(error.code(), code, "{error}");
    let text = error.to_string();
    for word in words {
        assert!(text.contains(word), "`{word}` is not in: {text}");
    }
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn a_wrong_address_or_login_is_told() {
    let servers = Servers::start(1, Settings::default());
    let good = || servers.options("told");
    let nowhere = vec!["nats://127.0.0.1:1".to_owned()];
    let options = NatsOptions { servers: nowhere, ..good() };
    code_and_words(options, "nats_unreachable", &["nats://127.0.0.1:1"]);
    let http = vec!["http://127.0.0.1:4222".to_owned()];
    code_and_words(NatsOptions { servers: http, ..good() }, "nats_address_wrong", &["nats://"]);
    code_and_words(NatsOptions { name: "not.so".into(), ..good() }, "nats_name_wrong", &["not.so"]);
    let user =
        |name: &str, password: &str| Login::User { name: name.into(), password: password.into() };
    let options = NatsOptions { login: user("host", "guesses"), ..good() };
    code_and_words(options, "nats_not_let_in", &["credentials"]);
    let options = NatsOptions { login: Login::Credentials("/no/such.creds".into()), ..good() };
    code_and_words(options, "nats_not_let_in", &["/no/such.creds"]);
    let options = NatsOptions { login: user("bare", "plays"), ..good() };
    code_and_words(options, "nats_no_jetstream", &["jetstream: enabled"]);
    // Nothing was made by any of them, and the right one opens it.
    let store = NatsStore::connect(good()).unwrap();
    assert_eq!(store.campaigns().unwrap(), []);
    assert_eq!(store.streams(), 2);
    drop(store);
    let more = NatsOptions { streams: 7.try_into().unwrap(), ..good() };
    assert_eq!(NatsStore::connect(more).unwrap().streams(), 2, "a store knows how many it has");
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn a_server_whose_settings_nobody_tells_is_refused() {
    let servers = Servers::start(1, Settings::default());
    let unread = |system: Login| {
        let options = NatsOptions { system, ..servers.options("unread") };
        code_and_words(options, "nats_sync_interval_unread", &["system_account"]);
    };
    unread(Login::Nobody);
    unread(Login::User { name: "host".into(), password: "plays".into() });
    unread(Login::User { name: "system".into(), password: "guesses".into() });
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn a_server_that_answers_before_it_syncs_is_refused() {
    let servers = Servers::start(1, Settings { sync_interval: "\"2m\"", ..Settings::default() });
    let words = ["node-0", "120 seconds", "sync_interval: always"];
    code_and_words(servers.options("sync"), "nats_sync_interval_wrong", &words);
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn an_old_server_is_refused() {
    let servers = Servers::start(1, Settings { is_old: true, ..Settings::default() });
    code_and_words(servers.options("old"), "nats_too_old", &["node-0", "2.15", "upgrade"]);
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn too_few_replicas_are_refused() {
    let servers = Servers::start(1, Settings::default());
    let three = || NatsOptions { replicas: 3, ..servers.options("few") };
    code_and_words(three(), "nats_too_few_replicas", &["3 are wanted", "one cluster"]);
    // Whoever says that one is enough gets it; whoever wants three afterwards is told how.
    drop(servers.store("few"));
    code_and_words(three(), "nats_too_few_replicas", &["lies on 1 server", "--replicas 3"]);
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn a_stream_that_forgets_is_refused() {
    let servers = Servers::start(1, Settings::default());
    drop(servers.store("forgets"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let client =
            async_nats::ConnectOptions::with_user_and_password("host".into(), "plays".into());
        let client = client.connect(format!("127.0.0.1:{}", servers.port())).await.unwrap();
        let context = jetstream::new(client);
        let stream = context.get_stream("forgets-log-1").await.unwrap();
        let mut config = stream.cached_info().config.clone();
        config.max_age = Duration::from_secs(86_400);
        context.update_stream(config).await.unwrap();
    });
    let words = ["forgets-log-1", "grow too old"];
    code_and_words(servers.options("forgets"), "nats_stream_differs", &words);
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn another_key_is_refused_and_a_lost_one_leaves_the_logs() {
    let servers = Servers::start(1, Settings::default());
    let with = |key| NatsOptions { key, ..servers.options("keys") };
    code_and_words(with(None), "nats_host_key_needed", &["openssl rand", "logs can be read"]);
    let store = NatsStore::connect(with(Some(key('a')))).unwrap();
    let mut game = Game::new(1);
    let batch = game.next(0, 0);
    store.append_and_keep(game.campaign, None, &[batch], Some(b"a secret")).unwrap();
    drop(store);
    code_and_words(
        with(Some(key('b'))),
        "nats_host_key_wrong",
        &["another host key", "logs can be read"],
    );

    let reads = NatsStore::connect(with(None)).unwrap();
    assert_eq!(reads.campaigns().unwrap(), [game.campaign]);
    assert_eq!(reads.read(game.campaign, 0, u64::MAX).unwrap().len(), 1);
    let before = game.tip.map(|tip| tip.last);
    let needed = "host_key_needed";
    assert_eq!(reads.kept(game.campaign).unwrap_err().code(), needed);
    assert_eq!(reads.keep(game.campaign, b"other").unwrap_err().code(), needed);
    assert_eq!(reads.append(game.campaign, before, &game.next(1, 1)).unwrap_err().code(), needed);
    drop(reads);
    let store = NatsStore::connect(with(Some(key('a')))).unwrap();
    assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"a secret");
}
