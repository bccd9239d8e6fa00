//! Several orders at once: all of them or none, and nothing behind what anybody has learnt.

use crate::sitting::{Sitting, parts, seat};
use chronicle::{OrderGiven, kind};
use decider::By;
use referee::{GivenTogether, MOST_TOGETHER, Order, Wanted, scenario};
use serde_json::Value;
use std::sync::Arc;
use store::MemoryStore;

fn built_in(name: &str, seed: u64) -> Sitting {
    let parts = parts(Arc::new(MemoryStore::new()), seed);
    Sitting::opened(parts, &scenario::built_in(name).unwrap())
}

fn state(sitting: &Sitting) -> campaign::State {
    sitting.referee.place(sitting.campaign, None).unwrap().standing.state.clone()
}

/// The next order of a bot in one campaign: who gave it, what it was, and whether dice fell or a card was drawn.
fn bot_order(sitting: &Sitting, turn: u32) -> Option<(By, Value, bool)> {
    let state = state(sitting);
    let engagement = state.engagements.values().next().unwrap();
    let mut number = turn;
    let mut draw = |count: u32| {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (number >> 8) % count.max(1)
    };
    let (by, command) = engagement.game.bot_order(&|_| true, &mut draw)?;
    let by = match by {
        By::Seat(role) => By::Seat(engagement.roles.seat_of(&role).unwrap_or(role)),
        other => other,
    };
    let command = serde_json::to_value(&command).unwrap();
    let order = Order { command: Wanted::Json(command), ..sitting.order(&by, "") };
    let answer = sitting.referee.give(sitting.campaign, &order).unwrap();
    let (first, last) = (answer.records[0], answer.head.seq);
    let (mut given, mut fell) = (Value::Null, false);
    sitting
        .referee
        .each_record(sitting.campaign, first..=last, |line| match line.kind {
            kind::ORDER_GIVEN => {
                let order: OrderGiven = serde_json::from_str(line.data.unwrap()).unwrap();
                given = serde_json::from_str(order.command.get()).unwrap();
            }
            kind => fell |= matches!(kind, kind::DICE_ROLLED | kind::CARD_DRAWN),
        })
        .unwrap();
    Some((by, given, fell))
}

fn orders(sitting: &Sitting, by: &By, commands: &[Value]) -> Vec<Order> {
    let order = |command: &Value| {
        let command = Wanted::Json(command.clone());
        Order { command, ..sitting.order(by, "") }
    };
    commands.iter().map(order).collect()
}

/// Gives them together until all are given; how many requests that took.
fn given(sitting: &Sitting, by: &By, mut commands: &[Value]) -> usize {
    let mut requests = 0;
    while !commands.is_empty() {
        let sent = orders(sitting, by, commands);
        let GivenTogether { answers, left } =
            sitting.referee.give_together(sitting.campaign, &sent).unwrap();
        assert_eq!(answers.len() + left, commands.len());
        for (answer, order) in answers.iter().zip(&sent) {
            assert_eq!((answer.batch, answer.again), (order.batch, false));
        }
        let ends: Vec<u64> = answers.iter().map(|answer| answer.head.seq).collect();
        assert_eq!(ends.last(), Some(&sitting.head()));
        // What is sent again is answered as before, and nothing is written.
        let again = sitting.referee.give_together(sitting.campaign, &sent).unwrap();
        assert!(again.answers.iter().all(|answer| answer.again));
        let heads: Vec<u64> = again.answers.iter().map(|answer| answer.head.seq).collect();
        assert_eq!((heads, again.left), (ends, left));
        commands = &commands[answers.len()..];
        requests += 1;
    }
    requests
}

/// Bots play one campaign order by order, up to the first die; in its twin the orders of each are given together.
fn a_twin_comes_to_the_same(name: &str) -> (usize, usize) {
    let (mut several, mut requests) = (0, 0);
    for seed in [7, 8, 9] {
        let (one, twin) = (built_in(name, seed), built_in(name, seed));
        let mut run: Option<(By, Vec<Value>)> = None;
        for turn in 0..40 {
            let next = bot_order(&one, turn);
            if let Some((by, commands)) = &run
                && next.as_ref().is_none_or(|(giver, ..)| giver != by)
            {
                several += commands.len();
                requests += given(&twin, by, commands);
            }
            let Some((by, command, fell)) = next else { break };
            let same = run.take().filter(|(giver, _)| *giver == by);
            let mut commands = same.map(|(_, commands)| commands).unwrap_or_default();
            commands.push(command);
            if fell {
                // The dice are others: they are bound to the line before the order.
                several += commands.len();
                requests += given(&twin, &by, &commands);
                break;
            }
            run = Some((by, commands));
        }
        assert!(twin.referee.verify(twin.campaign, &[]).unwrap().is_ok());
        let fresh = twin.restarted();
        let place = fresh.place(twin.campaign, None).unwrap();
        assert_eq!(place.standing.state, state(&twin), "read anew it is the same");
        let since = |referee: &referee::Referee| referee.pending_since(twin.campaign).unwrap();
        assert_eq!(since(&fresh), since(&twin.referee));
    }
    (several, requests)
}

#[test]
fn orders_given_together_are_those_given_one_by_one() {
    for name in ["siege", "first-evening", "one-gate", "first-realm", "four-crowns"] {
        let (orders, requests) = a_twin_comes_to_the_same(name);
        assert!(orders > 0 && requests <= orders, "{name}: {orders} in {requests}");
    }
}

#[test]
fn if_one_is_refused_none_is_given() {
    let siege = Sitting::new();
    let guard = seat("city-guard");
    let before = siege.head();
    let commands = ["tell One.", "tell Two.", "move nobody 1,1", "tell Three."];
    let sent: Vec<Order> = commands.iter().map(|it| siege.order(&guard, it)).collect();
    let no = siege.referee.give_together(siege.campaign, &sent).unwrap_err();
    assert_eq!(no.order, 2, "{:?}", no.rejected);
    assert_eq!(siege.head(), before, "nothing was written");
    let GivenTogether { answers, left } =
        siege.referee.give_together(siege.campaign, &sent[..2]).unwrap();
    assert_eq!((answers.len(), left), (2, 0));
}

#[test]
fn nothing_is_given_behind_a_card_that_was_drawn() {
    let battle = built_in("first-evening", 7);
    let red = seat("red");
    let sent = [battle.order(&red, "proceed"), battle.order(&red, "what nobody reads")];
    let GivenTogether { answers, left } =
        battle.referee.give_together(battle.campaign, &sent).unwrap();
    assert_eq!((answers.len(), left), (1, 1));
    assert_eq!(battle.head(), answers[0].head.seq);
}

#[test]
fn they_are_of_one_sender_upon_one_head_and_each_has_an_id() {
    let siege = Sitting::new();
    let guard = seat("city-guard");
    let one = siege.order(&guard, "tell One.");
    let other = siege.order(&guard, "tell Two.");
    let refused = |orders: &[Order]| {
        let no = siege.referee.give_together(siege.campaign, orders).unwrap_err();
        assert_eq!(no.rejected.code, "malformed_command", "{}", no.rejected);
    };
    refused(&[]);
    refused(&vec![one.clone(); MOST_TOGETHER + 1]);
    refused(&[one.clone(), one.clone()]);
    refused(&[one.clone(), Order { by: seat("cathay"), ..other.clone() }]);
    refused(&[one.clone(), Order { head: one.head - 1, ..other }]);
}
