//! The map in a campaign: opening it, opening its fights as engagements, letting bots fight them out, and
//! telling the map how they ended.

use crate::carry::{self, Carried, NEUTRAL};
use crate::clauses::CAR_12;
use crate::command::{CloseFight, FightOut, OpenFight, OpenMap};
use crate::event::{EngagementClosed, EngagementOpened};
use crate::state::{EngagementNumber, Game, State};
use crate::{
    BATTLE_RULES, Deed, Draft, Event, MAP_RULES, Refusal, Roles, SIEGE_RULES, Stop, System,
    organiser_only, within_battle, within_siege,
};
use campaign_map::CampaignMap;
use chance::Dice;
use decider::{By, Contradiction, Decider as _, Seat};
use lowenheim::Siege;
use lowenheim::command::{Command as SiegeCommand, Proceed};
use lowenheim::figures::FigureKind;
use lowenheim::state::Actors;
use te_wapen::Battle;
use te_wapen::pieces::Colour;

/// Opens a map.
pub(crate) fn open_map(open: &OpenMap, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, Deed::Open)?;
    let OpenMap { scenario, library } = open;
    let table = &draft.state().seats;
    let missing = scenario.players.iter().find(|player| !table.contains(&player.seat));
    if let Some(player) = missing {
        let known = table.clone();
        return Refusal::NoSuchSeat { seat: player.seat.clone(), known }.into();
    }
    let engagement = draft.state().next_engagement();
    draft.record(Event::EngagementOpened(EngagementOpened {
        engagement,
        system: System::Map,
        title: scenario.title.clone(),
        rules: MAP_RULES.to_owned(),
        roles: Roles::default(),
        carried: None,
    }))?;
    let roster = carry::roster_of(library);
    within_map(engagement, &By::Organiser, draft, |inner| {
        campaign_map::open(scenario, &roster, inner)
    })
}

/// The organiser, or a player of a map.
fn of_the_map(draft: &Draft<'_>, map: EngagementNumber, what: Deed) -> Result<(), Stop> {
    let players = draft.state().map(map).map(|map| &map.players);
    match draft.by() {
        By::Seat(seat) if players.is_some_and(|players| players.contains_key(seat)) => Ok(()),
        _ => organiser_only(draft, what),
    }
}

/// Opens a fight of the map ([CAR-7](crate::clauses::CAR_7), [CAR-11](crate::clauses::CAR_11)).
pub(crate) fn open_fight(open: &OpenFight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (number, fight) = (open.asked.map, open.asked.fight);
    of_the_map(draft, number, Deed::OpenFight)?;
    let state = draft.state();
    let about = state.map(number).and_then(|map| map.fights.get(&fight));
    let Some(about) = about.filter(|about| about.winner.is_none()) else {
        return Refusal::NoSuchFight { fight }.into();
    };
    if let Some(engagement) = state.fought_as(number, fight) {
        return Refusal::FoughtAlready { fight, engagement }.into();
    }
    let Some(map) = state.map(number) else { return Refusal::NoSuchFight { fight }.into() };
    let is_siege = about.city.is_some();
    if is_siege {
        let made = carry::siege_scenario(map, fight, &open.city);
        let Some((scenario, pieces)) = made else { return Refusal::NoTable { fight }.into() };
        let beginning = carry::Beginning::of(map, about);
        let carried = Carried { map: number, fight, pieces };
        let title = scenario.title.clone();
        let engagement = opened(System::Siege, title, Roles::default(), carried, draft)?;
        return within_siege(engagement, &By::Organiser, draft, |inner| {
            lowenheim::open(&scenario, inner)?;
            carry::after_opening(&beginning, inner)
        });
    }
    let Some((scenario, pieces)) = carry::battle_scenario(map, fight) else {
        return Refusal::NoTable { fight }.into();
    };
    let seat = |party: &campaign_map::state::Party| -> Option<Seat> {
        party.seat.clone().or_else(|| NEUTRAL.parse().ok())
    };
    let sides = [(Colour::Red, &about.attacker), (Colour::Black, &about.defender)];
    let roles = Roles::of(
        sides.into_iter().filter_map(|(colour, party)| Some((colour.seat(), seat(party)?))),
    );
    let carried = Carried { map: number, fight, pieces };
    let title = scenario.title.clone();
    let engagement = opened(System::Battle, title, roles, carried, draft)?;
    within_battle(engagement, &By::Organiser, draft, |inner| {
        te_wapen::open(&scenario, &open.library, inner)
    })
}

fn opened(
    system: System,
    title: String,
    roles: Roles,
    carried: Carried,
    draft: &mut Draft<'_>,
) -> Result<EngagementNumber, Stop> {
    let engagement = draft.state().next_engagement();
    let rules = if system == System::Siege { SIEGE_RULES } else { BATTLE_RULES }.to_owned();
    let carried = Some(carried);
    let opened = EngagementOpened { engagement, system, title, rules, roles, carried };
    draft.record(Event::EngagementOpened(opened))?;
    Ok(engagement)
}

/// Tells the map how an engagement has ended ([CAR-1](crate::clauses::CAR_1)).
pub(crate) fn close(asked: CloseFight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let number = asked.engagement;
    let engagement = draft.state().engagements.get(&number);
    let open = engagement.filter(|engagement| !engagement.closed);
    let Some(carried) = open.and_then(|engagement| engagement.carried.clone()) else {
        return Refusal::NotOfTheMap { engagement: number }.into();
    };
    of_the_map(draft, carried.map, Deed::CloseFight)?;
    let report = carry::report(number, &carried, draft)?;
    draft.record(Event::EngagementClosed(EngagementClosed {
        engagement: number,
        map: carried.map,
        fight: carried.fight,
        winner: report.winner,
        pieces: report.pieces.clone(),
        damage: report.damage.clone(),
    }))?;
    within_map(carried.map, &By::Rules, draft, |inner| {
        campaign_map::fights::settle(inner, carried.fight, report)
    })
}

/// Ten-sided dice that make the seed of the bots, and the most orders that they give.
const SEED_DICE: u32 = 8;
const MOST_ORDERS: u32 = 20_000;

/// Lets bots play an engagement of the map to its end ([CAR-12](crate::clauses::CAR_12)).
pub(crate) fn fight_out(asked: FightOut, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, Deed::LetBotsFight)?;
    let number = asked.engagement;
    let engagement = draft.state().engagements.get(&number);
    let Some(engagement) = engagement.filter(|it| it.carried.is_some() && !it.closed) else {
        return Refusal::NotOfTheMap { engagement: number }.into();
    };
    if is_over(&engagement.game) {
        return Refusal::Over { engagement: number }.into();
    }
    let seed = te_wapen::ground::seed(&draft.roll(CAR_12, "bots", Dice::new(SEED_DICE, 10))?);
    let mut numbers = Numbers(seed);
    for _ in 0..MOST_ORDERS {
        let Some(engagement) = draft.state().engagements.get(&number) else { break };
        if is_over(&engagement.game) {
            break;
        }
        match &engagement.game {
            Game::Battle(battle) => {
                let colour = battle.card.as_ref().map_or(Colour::Red, |open| open.colour);
                let order =
                    te_wapen::bot::choose(battle, colour, &mut |count| numbers.below(count));
                let by = By::Seat(colour.seat());
                within_battle(number, &by, draft, |inner| Battle::decide(&order, inner)).map_err(
                    |stop| bots_fault(&by, &te_wapen::notation::write_command(&order), stop),
                )?;
            }
            Game::Siege(siege) => {
                let (by, order) = siege_order(siege, &mut numbers);
                within_siege(number, &by, draft, |inner| Siege::decide(&order, inner)).map_err(
                    |stop| bots_fault(&by, &lowenheim::notation::write_command(&order), stop),
                )?;
            }
            Game::Map(_) => break,
        }
    }
    Ok(())
}

/// Bots choose among legal orders; a refusal is their mistake, and nobody else's to mend.
fn bots_fault(by: &By, order: &str, stop: Stop) -> Stop {
    match stop {
        Stop::Refused(refusal) => Stop::Broken(Contradiction::new(format!(
            "the bot of {by} ordered `{order}`, and the rules said: {refusal}"
        ))),
        other => other,
    }
}

fn is_over(game: &Game) -> bool {
    match game {
        Game::Battle(battle) => battle.outcome.is_some(),
        Game::Siege(siege) => siege.outcome.is_some(),
        Game::Map(map) => map.outcome.is_some(),
    }
}

fn siege_order(siege: &lowenheim::State, numbers: &mut Numbers) -> (By, SiegeCommand) {
    let acts = siege.to_act.iter().copied().find(|faction| siege.may_act(*faction));
    match acts.filter(|_| siege.actors() != Some(Actors::Rules)) {
        Some(faction) => {
            let draw = &mut |count| numbers.below(count);
            (By::Seat(faction.seat()), lowenheim::bot::choose(siege, faction, draw))
        }
        None => (By::Organiser, SiegeCommand::Proceed(Proceed { all: false })),
    }
}

/// A small generator (`SplitMix64`), so that what the bots do follows from the seed that was rolled.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        u32::try_from(((mixed >> 32) * u64::from(count)) >> 32).unwrap_or(0)
    }
}

pub(crate) fn within_map(
    engagement: EngagementNumber,
    by: &By,
    draft: &mut Draft<'_>,
    decide: impl FnOnce(&mut campaign_map::Draft<'_>) -> Result<(), campaign_map::Stop>,
) -> Result<(), Stop> {
    draft
        .within_as::<CampaignMap, ()>(
            by,
            |state| state.map_mut(engagement),
            |event| Event::Map { engagement, event },
            decide,
        )
        .map_err(|stop| stop.map(Refusal::Map))
}

/// Notes which fact of a battle has changed whom last ([CAR-13](crate::clauses::CAR_13)).
pub(crate) fn note_battle(state: &mut State, number: EngagementNumber, event: &te_wapen::Event) {
    let Some(engagement) = state.engagements.get_mut(&number) else { return };
    engagement.facts += 1;
    let fact = engagement.facts;
    let word = match event {
        te_wapen::Event::PieceWounded(it) => it.piece.word(),
        te_wapen::Event::PieceEliminated(it) => it.piece.word(),
        te_wapen::Event::PieceHealed(it) => it.piece.word(),
        te_wapen::Event::PieceRaised(it) => it.piece.word(),
        te_wapen::Event::BattleOpened(it) => {
            engagement.works = it.buildings.clone();
            return;
        }
        te_wapen::Event::BuildingStruck(it) if it.destroyed => {
            engagement.broken.insert(it.hex, fact);
            return;
        }
        _ => return,
    };
    engagement.changed_by.insert(word.to_owned(), fact);
}

/// Notes which fact of a siege has changed whom or what last ([CAR-13](crate::clauses::CAR_13)).
pub(crate) fn note_siege(state: &mut State, number: EngagementNumber, event: &lowenheim::Event) {
    let Some(engagement) = state.engagements.get_mut(&number) else { return };
    engagement.facts += 1;
    let fact = engagement.facts;
    let mut note = |word: String| {
        engagement.changed_by.insert(word, fact);
    };
    match event {
        lowenheim::Event::FigureFell(it) => {
            note(it.figure.to_string());
            if matches!(it.figure.kind(), FigureKind::Skaven | FigureKind::RatOgre) {
                engagement.last_enemy_gone = Some(fact);
            }
        }
        lowenheim::Event::FigureStarved(it) => note(it.figure.to_string()),
        lowenheim::Event::FigureTaken(it) => note(it.figure.to_string()),
        lowenheim::Event::FiguresEscaped(it) => {
            it.figures.iter().for_each(|figure| note(figure.to_string()));
        }
        lowenheim::Event::DamageSuffered(it) => note(it.figure.to_string()),
        lowenheim::Event::HexBurntDown(it) => note(it.hex.to_string()),
        lowenheim::Event::SectionMined(it) => note(it.section.word().to_owned()),
        lowenheim::Event::BridgeDestroyed(it) => {
            note(format!("bridge-{}", it.bridge.letter().to_string().to_lowercase()));
        }
        _ => {}
    }
}
