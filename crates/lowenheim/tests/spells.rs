//! Wizards who cast whatever they can, in whole games: everything that is offered is accepted,
//! nothing breaks, and the log tells it all again.

use crate::seeded;

use decider::{By, Decider};
use lowenheim::command::{Cast, Give};
use lowenheim::decks::{ActionCard, Pile};
use lowenheim::figures::Faction;
use lowenheim::state::Step;
use lowenheim::tables::Spell;
use lowenheim::{Command, Event, Siege, State, invariants, options};
use messages::Language;
use seeded::Game;
use std::collections::BTreeMap;

const WIZARDS: Faction = Faction::WizardsCouncil;

/// What the wizards long for most.
const WANTED: [ActionCard; 5] = [
    ActionCard::Attack,
    ActionCard::Water,
    ActionCard::Food,
    ActionCard::Peasants,
    ActionCard::Healing,
];

/// A casting that is offered now, of the spells that were cast least; now and then a flight or nothing.
fn casting(game: &mut Game, cast: &BTreeMap<Spell, u32>) -> Option<Command> {
    let by = By::Seat(WIZARDS.seat());
    if game.numbers.below(4) == 0 {
        // Now and then somebody flies instead, if there is somebody who can.
        let mut flights: Vec<Command> = options::legal_orders(&game.state, &by, Language::English)
            .into_iter()
            .map(|it| it.command)
            .collect();
        flights.retain(|command| {
            matches!(command, Command::Move(order) if order.figures.iter().all(|it| it.kind().flies()))
        });
        let count = u32::try_from(flights.len()).unwrap();
        return (count > 0).then(|| flights.swap_remove(game.numbers.below(count) as usize));
    }
    let spell_of = |command: &Command| match command {
        Command::Cast(Cast { spell, .. }) => Some(spell.spell()),
        _ => None,
    };
    let times = |spell: Spell| cast.get(&spell).copied().unwrap_or(0);
    let offered: Vec<(u32, Command)> = options::legal_orders(&game.state, &by, Language::English)
        .into_iter()
        .filter_map(|order| Some((times(spell_of(&order.command)?), order.command)))
        .collect();
    let least = offered.iter().map(|(times, _)| *times).min()?;
    // The cards are kept for what was cast least of all.
    let rarest = Spell::ALL.into_iter().map(times).min()?;
    if least > rarest + 1 {
        return None;
    }
    let mut rare: Vec<Command> = offered
        .into_iter()
        .filter(|(times, _)| *times == least)
        .map(|(_, command)| command)
        .collect();
    let chosen = game.numbers.below(u32::try_from(rare.len()).unwrap()) as usize;
    Some(rare.swap_remove(chosen))
}

/// Somebody who trades gives the wizards a card that they want, as long as they have room. They may
/// pass it on: in a turn they are given no more than a hand.
fn gift(state: &State, given: &mut (u32, u32)) -> Option<(Faction, Command)> {
    if given.0 != state.turn {
        *given = (state.turn, 0);
    }
    let held = |faction| state.hands.get(&faction).map_or(0, Pile::len);
    if state.step != Some(Step::Trading) || held(WIZARDS) >= 6 || given.1 >= 6 {
        return None;
    }
    given.1 += 1;
    let has = |faction: &Faction, card| {
        state.hands.get(faction).is_some_and(|hand: &Pile<ActionCard>| hand.count(card) > 0)
    };
    WANTED.into_iter().find_map(|card| {
        let giver = Faction::ALL
            .into_iter()
            .find(|faction| *faction != WIZARDS && state.may_act(*faction) && has(faction, card))?;
        Some((giver, Command::Give(Give { to: WIZARDS, cards: vec![card] })))
    })
}

fn casts_now(state: &State) -> bool {
    matches!(state.step, Some(Step::Movement | Step::Combat)) && state.may_act(WIZARDS)
}

#[test]
fn wizards_who_cast_everything_break_nothing() {
    let mut cast: BTreeMap<Spell, u32> = BTreeMap::new();
    let (mut freed, mut flown) = (0, 0);
    for seed in 400..408 {
        let mut game = Game::new(seed);
        let mut given = (0, 0);
        while !game.is_over() {
            let before = game.events.len();
            let wish = if casts_now(&game.state) { casting(&mut game, &cast) } else { None };
            match (wish, gift(&game.state, &mut given)) {
                (Some(command), _) => game.order(&By::Seat(WIZARDS.seat()), command),
                (None, Some((giver, command))) => game.order(&By::Seat(giver.seat()), command),
                (None, None) => game.step(),
            }
            let broken = invariants::check(&game.state);
            let newest = game.events.get(before..).unwrap_or_default();
            assert!(
                broken.is_empty(),
                "game {seed}, turn {}: {broken:?} {newest:?}",
                game.state.turn
            );
            for event in newest {
                match event {
                    Event::SpellCast(it) => *cast.entry(it.spell).or_default() += 1,
                    Event::ControlTested(it) => freed += u32::from(it.broken),
                    Event::FiguresMoved(it) => {
                        flown += u32::from(it.figures.iter().all(|figure| figure.kind().flies()));
                    }
                    _ => {}
                }
            }
        }
        let mut told = State::default();
        for event in &game.events {
            Siege::evolve(&mut told, event).unwrap();
        }
        assert!(told == game.state, "game {seed} is not what its log tells");
    }
    let never: Vec<Spell> =
        Spell::ALL.into_iter().filter(|spell| !cast.contains_key(spell)).collect();
    assert!(never.is_empty(), "never cast: {never:?} of {cast:?}");
    assert!(freed > 0 && flown > 0, "{freed} freed, {flown} flights");
}
