//! Whole games of bots who pass where they have no choice: what passes is the one legal order, the games come to their
//! ends, and fewer orders carry no decision.

use campaign::{Engagement, EngagementNumber};
use chronicle::CampaignId;
use decider::{By, Seat};
use lowenheim::{Siege, figures::Faction};
use messages::Language;

use referee::scenario::built_in;
use referee::{Parts, Reader, Referee, codec::scope_of};
use rulebook::RuleSystem as _;
use serde_json::Value;
use simulator::{Bots, Dealt, Ticking};
use std::sync::Arc;
use store::MemoryStore;

/// One of each system.
const GAMES: [&str; 5] = ["siege", "first-evening", "ladders-at-dawn", "two-kings", "first-realm"];

/// What can be said at any time in some step, and takes no decision away when it is not.
const ALWAYS: [&str; 5] = ["passage", "use box", "call-off", "proceed all", "give-up"];

struct Table {
    referee: Referee,
    numbers: Dealt,
    campaign: CampaignId,
}

/// How many orders a game took, how many of them were `done` or `proceed`, and how many passed by themselves.
#[derive(Debug, Default, Clone, Copy)]
struct Orders {
    all: usize,
    ends: usize,
    passed: usize,
    ends_passed: usize,
}

impl Table {
    fn at(scenario: &str) -> Self {
        let mut parts = Parts::new(Arc::new(MemoryStore::new()));
        parts.clock = Arc::new(Ticking::default());
        parts.randomness = Arc::new(Dealt::new(5, 1));
        let referee = Referee::with(parts);
        let campaign = referee.create(None, &built_in(scenario).unwrap()).unwrap().campaign;
        Self { referee, numbers: Dealt::beside(5, 1), campaign }
    }

    fn bots(&self) -> Bots<'_> {
        let scope = scope_of(Some(EngagementNumber(1)));
        Bots::new(&self.referee, &self.numbers, self.campaign, scope)
    }

    fn seats(&self) -> Vec<By> {
        let place = self.referee.place(self.campaign, None).unwrap();
        place.standing.state.seats.iter().cloned().map(By::Seat).collect()
    }

    /// Everything in which somebody has no choice now.
    fn without_choice(&self) -> Vec<(Arc<Engagement>, Seat, String)> {
        let place = self.referee.place(self.campaign, None).unwrap();
        let state = &place.standing.state;
        let mut all = Vec::new();
        for engagement in state.engagements.values().filter(|it| !it.closed) {
            for by in self.seats() {
                let Some(By::Seat(role)) = engagement.roles.as_role(&by) else { continue };
                if let Some(order) = engagement.game.only_order(&role) {
                    all.push((Arc::clone(engagement), role, order.notation()));
                }
            }
        }
        all
    }

    /// Bots give their orders only with a part of their own in the dice.
    fn orders(&self) -> Orders {
        let mut export = Vec::new();
        let organiser = Reader::Keyed(By::Organiser);
        self.referee.export(self.campaign, &organiser, 0, &mut export).unwrap();
        let mut counted = Orders::default();
        for line in std::str::from_utf8(&export).unwrap().lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            if line["kind"] != "order.given" {
                continue;
            }
            let command = &line["data"]["command"];
            let ends = command == "done" || command == "proceed" || !command["proceed"].is_null();
            let passed = line["data"]["nonce"].is_null();
            counted.all += 1;
            counted.ends += usize::from(ends);
            counted.passed += usize::from(passed);
            counted.ends_passed += usize::from(ends && passed);
        }
        counted
    }
}

/// What a role could order in this step alone.
fn legal(engagement: &Engagement, role: &Seat) -> Vec<String> {
    let options = engagement.game.options(Some(&By::Seat(role.clone())), Language::English);
    let in_step = |it: &&str| !ALWAYS.iter().any(|word| it.starts_with(word));
    let orders = options.notations().into_iter().filter(in_step).map(str::to_owned);
    // Whom a card of the battle activates is chosen among a number of them: one of one is no choice.
    let of_one = options.choices().into_iter().map(|it| it.replace("activate 1 of: ", "activate "));
    orders.chain(of_one).collect()
}

#[test]
fn what_passes_is_the_one_legal_order() {
    for scenario in GAMES {
        let table = Table::at(scenario);
        let (bots, mut seen) = (table.bots(), 0);
        for _ in 0..600 {
            for (engagement, role, order) in table.without_choice() {
                assert_eq!(legal(&engagement, &role), [order], "{scenario}: {role}");
                seen += 1;
            }
            if !bots.step_anywhere().unwrap() {
                break;
            }
        }
        assert!(seen > 0 || scenario == "first-realm", "{scenario}");
    }
}

#[test]
fn whoever_passes_is_never_waited_for_without_a_choice() {
    for scenario in GAMES {
        let table = Table::at(scenario);
        for by in table.seats() {
            assert!(table.referee.set_passing(table.campaign, &by, true).unwrap().passes);
        }
        let (bots, mut given) = (table.bots(), 0);
        while bots.step_anywhere().unwrap() {
            given += 1;
            assert!(given < 20_000, "{scenario} does not end");
            assert!(table.without_choice().is_empty(), "{scenario}");
        }
        let orders = table.orders();
        assert_eq!(orders.all - orders.passed, given, "{scenario}: each stands in the log");
        let told = table.referee.check_rules(table.campaign).unwrap();
        assert!(told.differing.is_empty(), "{scenario}");
        assert!(orders.ends_passed > 0 || scenario == "first-realm", "{scenario}: {orders:?}");
    }
}

/// Who holds other cards passes at the same moments.
#[test]
fn a_pass_tells_nothing_about_a_hand() {
    let table = Table::at("siege");
    let (bots, mut passes) = (table.bots(), 0);
    for _ in 0..600 {
        let looked = bots.look::<Siege, _>(|state| {
            let mut other = state.clone();
            for faction in Faction::ALL {
                let number = state.hands.get(&faction).map_or(0, |hand| hand.len());
                let blank = lowenheim::decks::ActionCard::Blank;
                let hand = lowenheim::decks::Pile::of(&[(blank, number)]);
                other.hands.insert(faction, hand);
            }
            Faction::ALL.map(|it| [state, &other].map(|it2| Siege::only_order(it2, &it.seat())))
        });
        for [as_it_is, blank] in looked.unwrap() {
            assert_eq!(as_it_is, blank);
            passes += usize::from(as_it_is.is_some());
        }
        if bots.step().unwrap().is_none() {
            break;
        }
    }
    assert!(passes > 0);
}
