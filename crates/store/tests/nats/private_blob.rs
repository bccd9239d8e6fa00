//! Private parts lie in NATS as nobody can read them, and only as long as they count.

use crate::{
    servers::{Servers, Settings},
    support::Game,
};
use store::Store as _;

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn no_server_ever_holds_a_secret_in_clear() {
    let servers = Servers::start(1, Settings { max_payload: 64 << 10, ..Settings::default() });
    let store = servers.store("private");
    let mut game = Game::new(1);
    let secret = |number: u64| format!("the secret of the host {number}").repeat(4000).into_bytes();
    store.keep(game.campaign, &secret(0)).unwrap();
    for number in 1..4 {
        let before = game.tip.map(|tip| tip.last);
        let batch = game.next(1, 10);
        let private = secret(number);
        store.append_and_keep(game.campaign, before, &[batch], Some(&private)).unwrap();
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), private);
        // Others read the same, and a batch that brings nothing leaves it.
        let other = servers.store("private");
        let before = game.tip.map(|tip| tip.last);
        other.append(game.campaign, before, &game.next(0, 0)).unwrap();
        assert_eq!(other.kept(game.campaign).unwrap().unwrap(), private);
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), private);
        store.keep(game.campaign, b"kept alone").unwrap();
        assert_eq!(other.kept(game.campaign).unwrap().unwrap(), b"kept alone");
    }
    let written = servers.written();
    let holds = |text: &[u8]| written.windows(text.len()).any(|part| part == text);
    assert!(holds(b"test.happened"), "the log lies there as it stands");
    assert!(!holds(b"the secret of"), "the private part does not");
    assert!(!holds(b"aaaaaaaaaaaaaaaa"), "nor does the host's key");
}
