//! What is foretold is what happens: in whole assaults and sieges an order is given with every face of its first
//! die, and what comes of it is counted.

use crate::whole_assaults::{any_order as in_an_assault, crowd, opened};
use crate::whole_sieges::{any_order as in_a_siege, small};
use board::Hex;
use chance::{Chance, Clause, Fall, Need, Pick, Shortfall, Source};
use decider::{By, Entry, Stop, run};
use fortified_town::asks::Ask;
use fortified_town::command::Move;
use fortified_town::event::Blow;
use fortified_town::foretold::{Foretold, foretold};
use fortified_town::men::{Man, Side};
use fortified_town::missiles::Hit;
use fortified_town::odds::Passing;
use fortified_town::scenario::Scenario;
use fortified_town::spot::Spot;
use fortified_town::state::Phase;
use fortified_town::{Assault, Command, Event, State};
use messages::Language;
use std::collections::BTreeMap;
use testkit::Numbers;

/// The first faces are given, the later ones are any.
struct Loaded<'n> {
    first: Option<Vec<u32>>,
    then: &'n mut Numbers,
}

impl Chance for Loaded<'_> {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        match self.first.take() {
            Some(faces) => {
                assert_eq!(faces.len(), need.dice.count() as usize, "{}", need.why);
                Ok(Fall { faces, source: Source::Scripted {}, opens: None, copy_of: None })
            }
            None => self.then.roll(need),
        }
    }

    fn pick(&mut self, clause: Clause, of: u32) -> Result<Pick, Shortfall> {
        self.then.pick(clause, of)
    }
}

/// What happened up to the second roll.
fn of_the_first_roll(entries: Vec<Entry<Event>>) -> Vec<Event> {
    let mut rolls = 0;
    let mut events = Vec::new();
    for entry in entries {
        match entry {
            Entry::Event(event) => events.push(event),
            _ => rolls += 1,
        }
        if rolls > 1 {
            break;
        }
    }
    events
}

/// How often what happens as the order is given with each of these faces; none: its first roll is another.
fn counted<T: Ord>(
    (state, by, order): (&State, &By, &Command),
    faces: impl Iterator<Item = Vec<u32>>,
    numbers: &mut Numbers,
    what: impl Fn(&[Event]) -> Option<T>,
) -> BTreeMap<T, u32> {
    let mut counted = BTreeMap::new();
    for faces in faces {
        let mut chance = Loaded { first: Some(faces), then: numbers };
        let entries = run::<Assault>(&mut state.clone(), by, &mut chance, order).unwrap();
        let events = of_the_first_roll(entries);
        let what = what(&events).unwrap_or_else(|| panic!("`{order}`: {events:?}"));
        *counted.entry(what).or_default() += 1;
    }
    counted
}

fn dice() -> impl Iterator<Item = Vec<u32>> {
    (1..=10).map(|die| vec![die])
}

fn hit(events: &[Event], horse: bool) -> Option<Hit> {
    let hit = events.iter().find_map(|event| match event {
        Event::ShotTaken(shot) => Some(shot.hit),
        _ => None,
    })?;
    let died = events.iter().any(|event| matches!(event, Event::ManKilled(_)));
    match horse {
        true if died => Some(Hit::Killed),
        true => Some(Hit::Miss),
        false => Some(hit),
    }
}

fn blow(events: &[Event]) -> Option<Blow> {
    events.iter().find_map(|event| match event {
        Event::CombatFought(fought) => Some(fought.blow),
        _ => None,
    })
}

fn passed(events: &[Event], retreats: bool) -> Option<Passing> {
    if retreats {
        let hurt = events.iter().any(|event| {
            matches!(event, Event::ManWounded(it) if it.clause.id() == "ST-06")
                || matches!(event, Event::ManKilled(it) if it.clause.id() == "ST-06")
        });
        return Some(if hurt { Passing::Wounded } else { Passing::Through });
    }
    let comes_by = events.iter().find_map(|event| match event {
        Event::Infiltrated(it) => Some(it.through),
        _ => None,
    })?;
    let ended = events.iter().any(|event| matches!(event, Event::MoveEnded(_)));
    Some(match (comes_by, ended) {
        (false, _) => Passing::Wounded,
        (true, true) => Passing::Stopped,
        (true, false) => Passing::Through,
    })
}

fn succeeded(events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::TopplingTried(it) => Some(it.toppled),
        Event::RamStruck(it) => Some(it.hit),
        Event::DoorStruck(it) => Some(it.hit),
        Event::FireTried(it) => Some(it.lit),
        Event::QuenchingTried(it) => Some(it.out),
        _ => None,
    })
}

fn scalded(events: &[Event]) -> Option<Hit> {
    events.iter().any(|event| matches!(event, Event::OilStruck(_))).then(|| {
        let happened = events.iter().find_map(|event| match event {
            Event::ManKilled(it) if it.clause.id() == "ST-16" => Some(Hit::Killed),
            Event::ManWounded(it) if it.clause.id() == "ST-16" => Some(Hit::Wounded),
            _ => None,
        });
        happened.unwrap_or(Hit::Driven)
    })
}

/// Holds one order against what happens; the word of what was foretold, if something was.
fn held(state: &State, by: &By, order: &Command, numbers: &mut Numbers) -> Option<&'static str> {
    let odds = foretold(state, by, order)?;
    let asked = (state, by, order);
    let yes = |counted: &BTreeMap<bool, u32>| counted.get(&true).copied().unwrap_or(0);
    match &odds {
        // A declared shot is rolled at the end of its phase.
        Foretold::Shot(_) if matches!(order, Command::Aim(_)) => Some("aim"),
        Foretold::Shot(shot) => {
            let horse = state.men.get(&shot.target).is_some_and(Man::is_horse);
            let happened = counted(asked, dice(), numbers, |events| hit(events, horse));
            assert_eq!(shot.hits, happened, "`{order}`");
            Some("shot")
        }
        Foretold::Fight(fight) => {
            let happened = counted(asked, dice(), numbers, blow);
            assert_eq!(fight.blows, happened, "`{order}`");
            Some("fight")
        }
        Foretold::Past(past) => {
            let retreats = matches!(order, Command::Retreat(_));
            let happened = counted(asked, dice(), numbers, |events| passed(events, retreats));
            assert_eq!(*past, happened, "`{order}`");
            Some(if retreats { "retreat" } else { "move" })
        }
        Foretold::Try(number) => {
            let happened = counted(asked, dice(), numbers, succeeded);
            assert_eq!(*number, yes(&happened), "`{order}`");
            Some("try")
        }
        Foretold::Salvos(walls) => {
            let first = walls.first()?;
            let happened = counted(asked, dice(), numbers, |events| {
                events.iter().find_map(|event| match event {
                    Event::SalvoShot(it) if it.hex == first.hex => Some(it.hits > first.hits),
                    _ => None,
                })
            });
            assert_eq!(first.of_ten, yes(&happened), "`{order}`");
            Some("salvo")
        }
        Foretold::Oil(oil) => {
            if let Some(lights) = oil.lights {
                let happened = counted(asked, dice(), numbers, succeeded);
                assert_eq!(lights, yes(&happened), "`{order}`");
                return Some("oil on an engine");
            }
            let man = state.men.get(oil.people.first()?)?;
            if man.wounded || man.stunned {
                return None;
            }
            assert_eq!(oil.hits, counted(asked, dice(), numbers, scalded), "`{order}`");
            Some("oil")
        }
        Foretold::Terms(by_food) => {
            let happened = counted(asked, dice(), numbers, |events| {
                let level = events.iter().find_map(|event| match event {
                    Event::SuppliesWeighed(it) => Some(it.level),
                    _ => None,
                })?;
                let accepted = events.iter().find_map(|event| match event {
                    Event::TermsOffered(it) => Some(it.accepted),
                    _ => None,
                })?;
                Some((level, accepted))
            });
            let level = happened.keys().next()?.0;
            let accepted = happened.get(&(level, true)).copied().unwrap_or(0);
            assert_eq!(by_food[level.min(4) as usize], accepted, "`{order}`");
            Some("terms")
        }
        Foretold::Tomorrow(number) => {
            let forecast = decider::forecast::<Assault>(state, by, order).ok()?;
            // Where somebody is wounded, they heal or die before.
            let chance::Forecast::Rolls(need) = forecast else { return None };
            if need.why != "initiative" {
                return None;
            }
            let pairs = (1..=10).flat_map(|one| (1..=10).map(move |other| vec![one, other]));
            let side = Side::of(by)?;
            let happened = counted(asked, pairs, numbers, |events| {
                events.iter().find_map(|event| match event {
                    Event::InitiativeRolled(it) => Some(it.side == side),
                    _ => None,
                })
            });
            assert_eq!(*number, yes(&happened), "`{order}`");
            Some("tomorrow")
        }
        Foretold::Mines(_) => Some("mine"),
    }
}

/// Everything that is legal now, moves past an enemy included.
fn orders(state: &State, by: &By) -> Vec<Command> {
    let options = fortified_town::options::options(state, by, Language::English);
    let moves = options.moves.iter().flat_map(|(man, to)| {
        let past = to.iter().filter(|to| to.past.is_some());
        past.map(|to| Command::Move(Move { man: man.clone(), path: to.path.clone() }))
    });
    let moves: Vec<Command> = moves.collect();
    moves.into_iter().chain(options.orders.into_iter().map(|order| order.command)).collect()
}

/// Holds some of the orders that are legal now, one of each verb.
fn hold_some(
    state: &State,
    by: &By,
    numbers: &mut Numbers,
    seen: &mut BTreeMap<&'static str, u32>,
) {
    let mut verbs: Vec<String> = Vec::new();
    let mut all = orders(state, by);
    // Not always the first of each.
    if !all.is_empty() {
        let at = numbers.below(u32::try_from(all.len()).unwrap()) as usize;
        all.rotate_left(at);
    }
    for order in all {
        let verb = order.to_string().split(' ').next().unwrap_or_default().to_owned();
        if verbs.contains(&verb) {
            continue;
        }
        if let Some(what) = held(state, by, &order, numbers) {
            verbs.push(verb);
            *seen.entry(what).or_default() += 1;
        }
    }
}

/// Everybody stands between enemies, so that nobody moves or retreats without one beside them.
fn mingle(scenario: &mut Scenario) {
    for (aside, force) in (0..).zip(scenario.sides.values_mut()) {
        for (number, man) in (0..).zip(&mut force.men) {
            let place = Hex::new(6 + 2 * (number % 4) + aside, 17 + number / 4);
            man.at = vec![Spot::ground(place)];
        }
    }
}

#[test]
fn what_is_foretold_of_an_order_is_what_ten_dice_do() {
    let mut seen = BTreeMap::new();
    for seed in 20..24 {
        let mut numbers = Numbers::new(seed);
        let mut state = State::default();
        let mut scenario = crowd(&mut numbers);
        if seed % 2 == 0 {
            mingle(&mut scenario);
        }
        opened(&scenario, &mut state, &mut Vec::new());
        for step in 0..900 {
            if state.outcome.is_some() {
                break;
            }
            let (side, order) = in_an_assault(&state, &mut numbers);
            let by = By::Seat(side.seat());
            let fights = matches!(state.phase, Some((_, Phase::Combat)))
                || matches!(state.asked.first(), Some(Ask::Retreat { .. }));
            if fights || step % 12 == 0 {
                hold_some(&state, &by, &mut numbers, &mut seen);
            }
            let mut next = state.clone();
            match run::<Assault>(&mut next, &by, &mut numbers, &order) {
                Ok(_) => state = next,
                Err(Stop::Refused(_)) => {}
                Err(stop) => panic!("`{order}`: {stop:?}"),
            }
        }
    }
    for seed in 0..6 {
        let mut numbers = Numbers::new(seed);
        let mut state = State::default();
        let scenario = small(seed % 2 == 1, numbers.below(6), 2);
        opened(&scenario, &mut state, &mut Vec::new());
        for step in 0..300 {
            let Some((by, order)) = in_a_siege(&state, &mut numbers) else { break };
            if state.phase.is_none() && step % 4 == 0 {
                hold_some(&state, &by, &mut numbers, &mut seen);
            }
            let mut next = state.clone();
            match run::<Assault>(&mut next, &by, &mut numbers, &order) {
                Ok(_) => state = next,
                Err(Stop::Refused(_)) => {}
                Err(stop) => panic!("`{order}`: {stop:?}"),
            }
        }
    }
    let wanted =
        ["aim", "shot", "fight", "move", "retreat", "try", "salvo", "terms", "tomorrow", "mine"];
    for what in wanted {
        assert!(seen.contains_key(what), "no {what} in {seen:?}");
    }
}
