//! The state that the referee goes on with is the one that the log leads to, whatever was written: orders,
//! rewinds, corrections, rulings, fights of the map. What was touched last in which engagement is a part of
//! it, for it says whose orders are out of date.

use crate::sitting;

use campaign::{EngagementNumber, desk::RulingWord};
use campaign_map::{bot, state::Phase};
use chronicle::{CampaignId, Scope};
use decider::By;
use referee::{
    Advance, Amendment, DeskCommand, DeskOrder, Edit, Order, Raise, Referee, Rewind, Rule,
    Statement, Wanted, scenario,
};
use serde_json::{Value, json};
use sitting::{Sitting, parts, siege};
use std::{collections::BTreeMap, sync::Arc};
use store::{MemoryStore, Store};
use testkit::Numbers;

/// Another process reads the log from its beginning, and stands where this one stands.
fn same(referee: &Referee, store: &Arc<dyn Store>, campaign: CampaignId, after: &str) {
    let fresh = Referee::with(parts(Arc::clone(store), 99));
    let standing = |referee: &Referee| referee.place(campaign, None).unwrap().standing;
    assert_eq!(standing(referee), standing(&fresh), "after {after}");
}

struct Evening(Sitting);

impl Evening {
    fn same(&self, after: &str) {
        same(&self.0.referee, &self.0.store, self.0.campaign, after);
    }

    fn plays(&self, scopes: &[&Scope], orders: usize) {
        for scope in scopes.iter().cycle().take(orders) {
            self.0.go_on_in(scope).unwrap();
        }
        self.same("orders");
    }

    fn rewinds(&self, to: u64, only: Option<&Scope>) {
        let rewind = Rewind { only: only.cloned(), ..self.0.rewind_order(to) };
        self.0.referee.rewind(self.0.campaign, &rewind).unwrap();
        self.same("a rewind");
    }

    fn amends(&self, edit: Edit) {
        let (batch, head, faces) = (self.0.batch(), self.0.head(), BTreeMap::new());
        let (by, reason) = (By::Organiser, "a test".to_owned());
        let amendment =
            Amendment { batch, head, by, edit, faces, leave_out: true, dispute: None, reason };
        self.0.referee.amend(self.0.campaign, &amendment).unwrap();
        self.same("an amendment");
    }

    fn says(&self, by: &By, command: DeskCommand, what: &str) {
        let order = DeskOrder { batch: self.0.batch(), by: by.clone(), command };
        self.0.referee.at_the_desk(self.0.campaign, &order).unwrap();
        self.same(what);
    }

    /// Disputes a record and has it ruled.
    fn disputes(&self, record: u64, dispute: u32, ruling: RulingWord) {
        let text = "That die was cocked.".to_owned();
        let player = &self.0.seats()[0];
        self.says(player, DeskCommand::Raise(Raise { record, text: text.clone() }), "a dispute");
        self.says(player, DeskCommand::State(Statement { dispute, text }), "a statement");
        let (faces, reason) = (BTreeMap::new(), "Nobody can say.".to_owned());
        let (command, notation, leave_out) = (None, None, true);
        let rule = Rule { dispute, ruling, command, notation, faces, leave_out, reason };
        self.says(&By::Organiser, DeskCommand::Rule(rule), "a ruling");
    }
}

#[test]
fn live_and_loaded_are_the_same_after_orders_rewinds_and_corrections() {
    let evening = Evening(Sitting::new());
    let first = siege();
    evening.plays(&[&first], 6);
    let before = evening.0.head();
    let second = evening.0.open_another();
    evening.same("an opening");
    evening.plays(&[&first, &second], 12);
    let then = evening.0.head();
    evening.plays(&[&first, &second], 8);
    evening.rewinds(then, Some(&second));
    evening.plays(&[&second], 2);
    evening.amends(Edit::Strike { order: then + 1 });
    evening.plays(&[&first, &second], 4);
    let order = evening.0.head() + 1;
    evening.plays(&[&second, &first], 4);
    evening.disputes(order, 1, RulingWord::Struck);
    evening.disputes(evening.0.head(), 2, RulingWord::Stands);
    let order = evening.0.head() + 1;
    evening.plays(&[&second, &first], 4);
    evening.disputes(order, 3, RulingWord::Rewound);
    let abandoned = evening.0.head();
    // The ruling is about an engagement that is not there behind it.
    evening.disputes(before + 1, 4, RulingWord::Rewound);
    evening.plays(&[&first], 3);
    evening.rewinds(abandoned, None);
    evening.plays(&[&first, &second], 4);
}

#[test]
fn live_and_loaded_are_the_same_after_the_fights_of_a_map() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let referee = Referee::with(parts(Arc::clone(&store), 7));
    let campaign =
        referee.create(None, &scenario::built_in("four-crowns").unwrap()).unwrap().campaign;
    let (map, scope) = (EngagementNumber(1), siege());
    let mut numbers = Numbers::new(3);
    let give = |by: &By, scope: &Scope, command: Wanted| {
        let head = referee.head(campaign).unwrap().seq;
        let (batch, nonce) = (referee.new_batch(), sitting::nonce(sitting::format()));
        let (by, scope) = (by.clone(), scope.clone());
        let order = Order {
            batch,
            head,
            by,
            scope,
            command,
            nonce,
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        referee.give(campaign, &order).unwrap();
        same(&referee, &store, campaign, "an order");
    };
    let whole = |command: Value| give(&By::Organiser, &Scope::Campaign, Wanted::Json(command));
    let now = || referee.place(campaign, None).unwrap().standing;
    let (reason, head) = ("Nobody comes.".to_owned(), referee.head(campaign).unwrap().seq);
    let command = DeskCommand::Advance(Advance { scope: scope.clone(), head, reason });
    let advance = DeskOrder { batch: referee.new_batch(), by: By::Organiser, command };
    referee.at_the_desk(campaign, &advance).unwrap();
    same(&referee, &store, campaign, "going on without somebody");
    let mut fought = 0;
    while fought < 2 {
        let standing = now();
        let state = standing.state.map(map).unwrap();
        assert!(state.outcome.is_none(), "the map is over after {fought} fights");
        let open = state.fights.iter().find(|(_, fight)| fight.is_open());
        if let Some((&fight, about)) = open.filter(|_| state.phase == Phase::Battles) {
            if about.city.is_some() {
                let text = format!("rule {fight} defender because it takes too long");
                give(&By::Organiser, &scope, Wanted::Notation(text));
                continue;
            }
            whole(json!({ "open_fight": { "map": map, "fight": fight } }));
            let engagement = now().state.fought_as(map, fight).unwrap();
            whole(json!({ "fight_out": { "engagement": engagement } }));
            whole(json!({ "close_fight": { "engagement": engagement } }));
            fought += 1;
            continue;
        }
        let mut draw = |count| numbers.below(count);
        let order = state
            .players
            .keys()
            .find_map(|seat| Some((By::Seat(seat.clone()), bot::choose(state, seat, &mut draw)?)));
        let (by, command) = order.unwrap_or((By::Organiser, campaign_map::Command::Proceed));
        give(&by, &scope, Wanted::Notation(command.to_string()));
    }
}
