//! Rolls of one order that come whatever falls are told together, and thrown together.

use crate::sitting;

use chance::Need;
use decider::By;
use rand::{RngExt as _, SeedableRng as _, rngs::Xoshiro256PlusPlus};
use referee::{Order, ThrownFor, Wanted, scenario};
use sitting::{Sitting, parts};
use std::{collections::BTreeMap, sync::Arc};
use store::MemoryStore;

/// What came of the orders of a table at which everything is thrown.
#[derive(Default)]
struct Thrown {
    /// How often which rolls were told together.
    together: BTreeMap<String, u32>,
    /// How many rolls were asked for alone.
    alone: u32,
    /// Orders that went another way than could be foreseen.
    otherwise: Vec<String>,
}

/// Bots play for so many orders; every die is thrown at the table, as many at once as are told.
fn throw_everything(name: &str, seed: u64, orders: usize) -> Thrown {
    let setup = scenario::built_in(name).unwrap();
    let sitting = Sitting::opened(parts(Arc::new(MemoryStore::new()), seed), &setup);
    let mut numbers = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut thrown = Thrown::default();
    for _ in 0..orders {
        let Some(order) = next_order(&sitting, &mut numbers) else { break };
        throw(&sitting, order, &mut numbers, &mut thrown);
    }
    thrown
}

fn next_order(sitting: &Sitting, numbers: &mut Xoshiro256PlusPlus) -> Option<Order> {
    let place = sitting.referee.place(sitting.campaign, None).unwrap();
    let state = &place.standing.state;
    let first = campaign::EngagementNumber(1);
    let number = state.realm_of(first).unwrap_or(first);
    let engagement = &state.engagements[&number];
    let draw = &mut |count: u32| numbers.random_range(0..count.max(1));
    let (role, command) = engagement.game.bot_order(&|_| true, draw)?;
    let by = match role {
        By::Seat(role) => By::Seat(engagement.roles.seat_of(&role)?),
        rules => rules,
    };
    Some(Order {
        scope: referee::codec::scope_of(Some(number)),
        command: Wanted::Notation(command.notation()),
        thrown: Some(Vec::new()),
        thrown_for: Some(Vec::new()),
        cards: None,
        ..sitting.order(&by, "")
    })
}

fn throw(
    sitting: &Sitting,
    mut order: Order,
    numbers: &mut Xoshiro256PlusPlus,
    thrown: &mut Thrown,
) {
    let mut certain = 0;
    loop {
        let said = match sitting.referee.give(sitting.campaign, &order) {
            Ok(_) => return,
            Err(said) => said,
        };
        let told = order.thrown_for.get_or_insert_default().len();
        let Some(needs) = said.needs_dice.as_deref() else {
            assert_eq!(said.code, "unused_faces", "{said} {order:?}");
            thrown.otherwise.push(format!("{:?}: {said}", order.command));
            cut(&mut order, certain);
            continue;
        };
        let before = needs.roll as usize - 1;
        if before < told {
            thrown.otherwise.push(format!("{:?}: {said}", order.command));
            cut(&mut order, before);
        }
        certain = before + 1;
        let first = Need {
            clause: needs.clause,
            why: needs.why,
            dice: needs.dice,
            shares: needs.shares.clone(),
        };
        if needs.then.is_empty() {
            thrown.alone += 1;
        } else {
            let all = std::iter::once(&first).chain(&needs.then).map(|need| need.why);
            *thrown.together.entry(all.collect::<Vec<_>>().join(" ")).or_default() += 1;
        }
        for need in std::iter::once(&first).chain(&needs.then) {
            let faces = (0..need.dice.count()).map(|_| numbers.random_range(1..=need.dice.sides()));
            order.thrown.as_mut().unwrap().extend(faces);
            order.thrown_for.as_mut().unwrap().push(ThrownFor::from(need));
        }
    }
}

/// What was thrown for the first rolls stays.
fn cut(order: &mut Order, rolls: usize) {
    let told = order.thrown_for.as_mut().unwrap();
    told.truncate(rolls);
    let dice: u32 = told.iter().map(|roll| roll.dice.count()).sum();
    order.thrown.as_mut().unwrap().truncate(dice as usize);
}

/// Rolls that hang on what fell before them: nobody throws them ahead.
const ONLY_SOMETIMES: &[&str] = &["strength", "effect", "accuracy", "save"];

#[test]
fn what_is_told_to_come_anyway_comes() {
    let mut systems = BTreeMap::new();
    for name in scenario::built_in_names() {
        let thrown = throw_everything(name, 1, 250);
        assert_eq!(thrown.otherwise, Vec::<String>::new(), "{name}");
        let behind =
            |rolls: &String| rolls.split(' ').skip(1).map(str::to_owned).collect::<Vec<_>>();
        for why in thrown.together.keys().flat_map(behind) {
            assert!(!ONLY_SOMETIMES.contains(&&*why), "{name}: {why}");
        }
        let system = scenario::built_in(name).unwrap().system();
        *systems.entry(format!("{system:?}")).or_insert(0) += thrown.together.values().sum::<u32>();
    }
    // The realm has no dice.
    let without: Vec<_> =
        systems.iter().filter(|(_, told)| **told == 0).map(|(it, _)| &**it).collect();
    assert_eq!((systems.len(), without), (5, vec!["Realm"]), "{systems:?}");
}

/// A band comes up: how strong it is, where it goes and where it comes up are three rolls of one order.
fn a_band_comes() -> (Sitting, Order) {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.step == Some(lowenheim::state::Step::EnemyMovement));
    let order = Order { thrown: Some(Vec::new()), ..sitting.order(&By::Organiser, "proceed") };
    (sitting, order)
}

fn asked(sitting: &Sitting, order: &Order) -> (u32, Vec<ThrownFor>) {
    let before = sitting.full_export();
    let said = sitting.referee.give(sitting.campaign, order).unwrap_err();
    assert_eq!(sitting.full_export(), before, "nothing is written");
    let needs = said.needs_dice.unwrap_or_else(|| panic!("{}", said.message));
    let (clause, why, dice, shares) = (needs.clause, needs.why, needs.dice, needs.shares);
    let first = Need { clause, why, dice, shares };
    (needs.roll, std::iter::once(&first).chain(&needs.then).map(ThrownFor::from).collect())
}

#[test]
fn several_rolls_are_asked_for_at_once_and_answered_at_once() {
    let (sitting, mut order) = a_band_comes();
    let (roll, told) = asked(&sitting, &order);
    let whys: Vec<_> = told.iter().map(|roll| &*roll.why).collect();
    assert_eq!((roll, whys), (1, vec!["band_strength", "band_aim", "sewer_door"]));
    let dice: u32 = told.iter().map(|roll| roll.dice.count()).sum();
    order.thrown = Some(vec![2; dice as usize]);
    order.thrown_for = Some(told.clone());
    let rolled = match sitting.referee.give(sitting.campaign, &order) {
        Ok(_) => told.len(),
        Err(said) => said.needs_dice.unwrap().roll as usize - 1,
    };
    assert_eq!(rolled, told.len(), "all that was thrown was used for what it was thrown for");
}

#[test]
fn what_was_thrown_for_another_roll_is_not_used() {
    let (sitting, mut order) = a_band_comes();
    let (_, told) = asked(&sitting, &order);
    let others: [fn(&mut ThrownFor); 4] = [
        |roll| roll.clause = "HEI-001".into(),
        |roll| roll.why = "save".into(),
        |roll| roll.dice = "2d6".parse().unwrap(),
        |roll| roll.whose = vec![(1, "mannheim".into())],
    ];
    order.thrown = Some(vec![2; 20]);
    for other in others {
        let mut wrong = told.clone();
        other(&mut wrong[1]);
        order.thrown_for = Some(wrong);
        let (roll, then) = asked(&sitting, &order);
        assert_eq!(roll, 2, "the second is asked for, the first stands");
        assert_eq!(then.len(), 2, "and with it what comes behind: {then:?}");
    }
    // Nor is a roll that nobody was told of.
    order.thrown_for = Some(told[..1].to_vec());
    assert_eq!(asked(&sitting, &order).0, 2);
    // Whoever does not say for what they threw is not asked.
    order.thrown_for = None;
    let said = sitting.referee.give(sitting.campaign, &order).unwrap_err();
    assert_eq!(said.code, "unused_faces");
}
