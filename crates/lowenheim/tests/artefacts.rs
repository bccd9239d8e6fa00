//! Wizards who use whatever they may, whenever they may: everything that was offered is accepted,
//! nothing breaks, and the log tells it all again.

use crate::seeded;
use crate::table::Table;

use decider::{By, Decider};
use lowenheim::command::Use;
use lowenheim::decks::ActionCard;
use lowenheim::event::{Secret, SecretKept};
use lowenheim::figures::{Faction, FigureId};
use lowenheim::state::{Artefact, Step};
use lowenheim::view::view_for;
use lowenheim::{Command, Event, Siege, State, invariants, options};
use messages::Language;
use seeded::Game;

/// Something that has to do with artefacts and that this seat may order now; now and then nothing.
/// The Teleporter comes last: who has left the Tower comes back to it no more.
fn magic(game: &mut Game, faction: Faction) -> Option<Command> {
    let by = By::Seat(faction.seat());
    let orders = options::legal_orders(&game.state, &by, Language::English)
        .into_iter()
        .map(|order| order.command);
    let wanted = |command: &Command| matches!(command, Command::Use(_) | Command::Pay(_));
    let carries = |command: &Command| matches!(command, Command::Use(Use::Teleporter { .. }));
    let (last, mut first): (Vec<Command>, Vec<Command>) = orders.filter(wanted).partition(carries);
    if game.numbers.below(20) == 0 {
        first = last;
    }
    let count = u32::try_from(first.len()).unwrap();
    let chosen = game.numbers.below(count + 1) as usize;
    (chosen < first.len()).then(|| first.swap_remove(chosen))
}

/// Who is asked for magic now: the wizards in their steps, everybody when a demon wants to be paid.
fn asked(state: &State) -> Option<Faction> {
    let acting = Faction::ALL.into_iter().find(|&faction| state.may_act(faction))?;
    match state.step {
        Some(Step::Food) => Some(acting),
        Some(Step::Refill) => {
            Some(Faction::WizardsCouncil).filter(|&wizards| state.may_act(wizards))
        }
        Some(Step::Movement | Step::Trading) => {
            Some(acting).filter(|&faction| faction == Faction::WizardsCouncil)
        }
        _ => None,
    }
}

/// Is it the turn of wizards of whom one does nothing else, so that the others rest too?
fn rests(state: &State) -> bool {
    let lively =
        matches!(state.step, Some(Step::Movement | Step::Combat | Step::Fires | Step::Barricades));
    lively
        && Faction::ALL.into_iter().find(|&faction| state.may_act(faction))
            == Some(Faction::WizardsCouncil)
        && state.figures.keys().any(|&figure| state.is_busy(figure))
}

#[test]
fn wizards_who_use_everything_break_nothing() {
    let mut used = [0; Artefact::ALL.len()];
    let mut left = 0;
    for seed in 300..302 {
        let mut game = Game::new(seed);
        while !game.is_over() {
            match asked(&game.state).and_then(|faction| Some((faction, magic(&mut game, faction)?)))
            {
                Some((faction, command)) => game.order(&By::Seat(faction.seat()), command),
                None if rests(&game.state) => {
                    game.order(&By::Seat(Faction::WizardsCouncil.seat()), Command::Done);
                }
                None => game.step(),
            }
            let broken = invariants::check(&game.state);
            assert!(broken.is_empty(), "game {seed}, turn {}: {broken:?}", game.state.turn);
        }
        let mut told = State::default();
        for event in &game.events {
            Siege::evolve(&mut told, event).unwrap();
            left += u32::from(matches!(event, Event::DemonLeft(_)));
        }
        assert!(told == game.state, "game {seed} is not what its log tells");
        for (count, artefact) in used.iter_mut().zip(Artefact::ALL) {
            *count += told.artefacts.uses(artefact);
        }
    }
    assert!(used.iter().all(|&count| count > 0), "never used: {used:?}");
    assert!(left > 0, "no demon went unpaid");
}

/// What the wizards mean to open is on their page until step 4 begins, and then no more.
#[test]
fn the_box_is_meant_for_a_step_that_is_to_come() {
    let mut table = Table::at(3, Step::Refill);
    let bearer: FigureId = "amon".parse().unwrap();
    let secret = Secret::BoxTaken { wizard: bearer };
    let faction = Faction::WizardsCouncil;
    table.happens(SecretKept { faction, secret });
    let cards = vec![ActionCard::Food, ActionCard::Food];
    table.happens(SecretKept { faction, secret: Secret::BoxMeant { turn: 3, cards } });
    let by = By::Seat(faction.seat());
    let told = |table: &Table| {
        let view = view_for(&table.state, Some(&by), Language::English);
        serde_json::to_string(&view).unwrap().contains("To be opened on turn 3")
    };
    table.go_to(3, Step::EnemyMovement);
    assert!(told(&table), "step 4 of turn 3 is about to begin");
    table.go_to(3, Step::EnemyCombat);
    assert!(!told(&table), "it has gone by");
    table.go_to(2, Step::EnemyCombat);
    assert!(told(&table), "it is meant for the next turn");
}
