//! Why a castle is whose it is: by what happened in its fight, and not by the order that told the map of it.

use campaign::EngagementNumber;
use decider::By;
use projections::cause_of;
use referee::scenario::built_in;
use referee::{Parts, Reader, Referee, codec::scope_of};
use simulator::{Bots, Dealt, Ticking};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::MemoryStore;

#[test]
fn a_castle_fell_by_the_last_line_of_its_fight() {
    let mut parts = Parts::new(Arc::new(MemoryStore::new()));
    parts.clock = Arc::new(Ticking::default());
    parts.randomness = Arc::new(Dealt::new(5, 1));
    let referee = Referee::with(parts);
    let campaign = referee.create(None, &built_in("two-kings").unwrap()).unwrap().campaign;
    let numbers = Dealt::beside(5, 1);
    let map = EngagementNumber(1);
    let bots = Bots::new(&referee, &numbers, campaign, scope_of(Some(map)));
    let owners = || {
        let standing = referee.place(campaign, None).unwrap().standing;
        let map = standing.state.map(map).unwrap();
        let castles = map.map.castles.iter().map(|castle| &castle.id);
        castles.map(|id| (id.clone(), map.owner(id).cloned())).collect::<BTreeMap<_, _>>()
    };
    let mut before = owners();
    while bots.step_anywhere().unwrap() {
        let now = owners();
        let Some((castle, _)) = now.iter().find(|(id, owner)| before[*id] != **owner) else {
            before = now;
            continue;
        };
        let reader = Reader::Keyed(By::Organiser);
        let why = cause_of(&referee, campaign, &reader, 1, &castle.to_string(), None).unwrap();
        let is_over = |seq: u64| {
            let standing = referee.place(campaign, Some(seq)).unwrap().standing;
            let number = Referee::engagement(&standing, &why.scope).unwrap();
            standing.state.engagements[&number].game.is_played_out()
        };
        assert_ne!(why.scope, scope_of(Some(map)), "{castle}: {why:?}");
        assert!(is_over(why.record) && !is_over(why.order - 1), "{castle}: {why:?}");
        return;
    }
    panic!("no castle fell");
}
