//! Wizards who cast whatever they can, in whole games: everything that is offered is accepted,
//! nothing breaks, and the log tells it all again.

use crate::seeded;
use crate::table::Table;

use board::Hex;
use chance::Scripted;
use decider::{By, Decider, Stop};
use lowenheim::city::Place;
use lowenheim::command::{Cast, Give, Move, Strike};
use lowenheim::decks::{ActionCard, Pile};
use lowenheim::event::{BridgeDestroyed, StepBegun, WaterRaised};
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
    // As many games as it takes until everything has happened.
    for seed in 400..430 {
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
        if seed > 402 && cast.len() == Spell::ALL.len() && freed > 0 && flown > 0 {
            break;
        }
    }
    let never: Vec<Spell> =
        Spell::ALL.into_iter().filter(|spell| !cast.contains_key(spell)).collect();
    assert!(never.is_empty(), "never cast: {never:?} of {cast:?}");
    assert!(freed > 0 && flown > 0, "{freed} freed, {flown} flights");
}

/// What stands between two figures is told as what it is.
#[test]
fn a_wall_and_a_wall_of_water_are_told_apart() {
    let mut table = Table::at(3, Step::Combat);
    let attacker = table.stands("mannheim", "13,13");
    let target = table.skaven_in(1, "14,13");
    let side = "13,13:E".parse().unwrap();
    table.happens(WaterRaised { hexsides: vec![side], until: 5 });
    table.happens(StepBegun { step: Step::Combat, factions: vec![Faction::CityGuard] });
    let said = |table: &mut Table, attacker, target| {
        let order = Command::Strike(Strike { attacker, target });
        match table.play(Faction::CityGuard, order, &mut Scripted::default()) {
            Err(Stop::Refused(refusal)) => refusal.facts.to_string(),
            other => panic!("not refused: {other:?}"),
        }
    };
    let by_water = said(&mut table, attacker, target);
    assert!(by_water.ends_with("a Wall of Water stands between."), "{by_water}");
    // 3,12 and 3,13 have a wall of the barracks between them.
    let attacker = table.stands("mannheim", "3,12");
    let target = table.skaven_in(2, "3,13");
    let by_wall = said(&mut table, attacker, target);
    assert!(by_wall.ends_with("a wall stands between."), "{by_wall}");
}

/// Where nobody can stand, what is there is told.
#[test]
fn houses_canal_and_broken_bridges_are_told_apart() {
    let mut table = Table::at(3, Step::Movement);
    table.happens(BridgeDestroyed { bridge: Place::J });
    let bridge = table.state.city.hexes(Place::J)[0];
    let canal = |hex: &Hex| table.state.city.terrain(*hex) == Some('~');
    let canal = table.state.city.all_hexes().find(canal).unwrap();
    let house: Hex = "7,12".parse().unwrap();
    for (hex, what) in [(bridge, "is a broken bridge"), (canal, "is canal"), (house, "is a house")]
    {
        let near = hex.neighbours().find(|&near| table.state.city.is_enterable(near)).unwrap();
        let figure = table.stands("mannheim", &near.to_string());
        table.happens(StepBegun { step: Step::Movement, factions: vec![Faction::CityGuard] });
        let order = Move { figures: vec![figure], path: vec![hex], with: Vec::new() };
        match table.play(Faction::CityGuard, Command::Move(order), &mut Scripted::default()) {
            Err(Stop::Refused(refusal)) => {
                let said = refusal.facts.to_string();
                assert!(said.contains(what), "{said}");
            }
            other => panic!("not refused: {other:?}"),
        }
    }
}
