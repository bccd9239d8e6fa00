//! Chapters 1 to 4: the city, the factions and their briefings, set-up and the council of war
//! (HEI-001 to HEI-106, R-01 to R-08).

use crate::acting::{acting_faction, own_figure};
use crate::cards::hands;
use crate::city::{City, CityMap, Door, Place, parse};
use crate::clauses::{
    HEI_001, HEI_004, HEI_005, HEI_006, HEI_007, HEI_008, HEI_009, HEI_010, HEI_023, HEI_024,
    HEI_025, HEI_032, HEI_041, HEI_051, HEI_060, HEI_089, HEI_099, HEI_106, HEI_107, HEI_114,
    HEI_124, HEI_182, R_05, R_11, R_25,
};
use crate::command::Deploy;
use crate::decks::{ActionCard, CommandCard, EventCard, Pile};
use crate::event::{
    BriefingGiven, EnemyProfiled, FactionMustered, FigureDeployed, MarkerPlaced, SiegeOpened,
    StepBegun,
};
use crate::figures::{Faction, FigureId, FigureKind, NotFigure, Profile, Side};
use crate::refusal::{said, the, typed};
use crate::scenario::{CITY, Force, Scenario};
use crate::state::{Holding, Marker, MarkerState, State, Step, Whereabouts};
use crate::{Draft, Reason, Refusal, Stop, placing, tables};
use board::{Hex, Hexside};
use decider::{By, Clause, Contradiction};
use messages::Saying;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Whose briefing tells the doors of the sewers ([HEI-030](crate::clauses::HEI_030)).
const KNOWS_THE_SEWERS: Faction = Faction::CityGuard;

/// The longest title, in characters.
const LONGEST_TITLE: usize = 80;

/// Opens a siege: city, decks, factions, briefings, figures, hands; then the council of war.
pub(crate) fn open(scenario: &Scenario, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if *draft.by() != By::Organiser {
        let facts = said!("organiser-opens");
        return Refusal::new(Reason::NotYourOrder, HEI_001, facts).into();
    }
    if draft.state().step.is_some() {
        let facts = said!("open-already");
        return Refusal::new(Reason::WrongStep, HEI_001, facts).into();
    }
    let mut plan = plan(scenario)?;
    draft.record(plan.opened.into())?;
    draft.mark([HEI_107, HEI_114, HEI_124, R_11, R_25]);
    for (&faction, force) in &scenario.factions {
        let roster = force.roster.clone();
        let background = force.background.clone();
        draft.record(FactionMustered { faction, roster, background }.into())?;
        let briefing = force.briefing.clone();
        let profiles = profiles_of(|kind| kind.faction() == Some(faction));
        let knows_sewers = faction == KNOWS_THE_SEWERS;
        let doors = if knows_sewers { std::mem::take(&mut plan.doors) } else { BTreeMap::new() };
        draft.record(BriefingGiven { faction, briefing, profiles, doors }.into())?;
        draft.mark([head_count(faction), troops(faction)]);
    }
    let enemy = profiles_of(|kind| kind.faction().is_none());
    draft.record(EnemyProfiled { profiles: enemy }.into())?;
    draft.mark([HEI_182]);
    for (marker, hex) in plan.markers {
        draft.record(MarkerPlaced { marker, hex }.into())?;
        draft.mark(match marker {
            Marker::Queen => Some(HEI_023),
            Marker::HighPriest => Some(HEI_024),
            Marker::Graf | Marker::Brunhilde => None,
        });
    }
    for (figure, hex) in plan.stands {
        placing::place(figure, hex, None, draft)?;
    }
    hands::deal(draft)?;
    let factions = Faction::ALL.to_vec();
    draft.record(StepBegun { step: Step::Council, factions }.into())
}

/// The head count of a faction, which everybody knows.
const fn head_count(faction: Faction) -> Clause {
    match faction {
        Faction::CityGuard => HEI_005,
        Faction::PalaceGuard => HEI_006,
        Faction::ElvenGuard => HEI_007,
        Faction::WizardsCouncil => HEI_008,
        Faction::Bretonnia => HEI_009,
        Faction::Cathay => HEI_010,
    }
}

/// The troop table of a faction, which stands in its briefing.
const fn troops(faction: Faction) -> Clause {
    match faction {
        Faction::CityGuard => HEI_032,
        Faction::PalaceGuard => HEI_041,
        Faction::ElvenGuard => HEI_051,
        Faction::WizardsCouncil => HEI_060,
        Faction::Bretonnia => HEI_089,
        Faction::Cathay => HEI_099,
    }
}

fn profiles_of(wanted: impl Fn(FigureKind) -> bool) -> BTreeMap<FigureKind, Profile> {
    tables::PROFILES.iter().copied().filter(|&(kind, _)| wanted(kind)).collect()
}

/// A scenario that was checked.
pub(crate) struct CheckedScenario {
    opened: SiegeOpened,
    doors: BTreeMap<u32, Door>,
    markers: BTreeMap<crate::state::Marker, Hex>,
    stands: Vec<(FigureId, Hex)>,
}

fn wrong(facts: Saying) -> Refusal {
    Refusal::new(Reason::BadScenario, HEI_001, facts)
}

pub(crate) fn plan(scenario: &Scenario) -> Result<CheckedScenario, Refusal> {
    let title = scenario.title.trim();
    if title.is_empty() || title.chars().count() > LONGEST_TITLE {
        return Err(wrong(said!("title-length", most = LONGEST_TITLE)));
    }
    let mut map = parse(scenario.map.as_deref().unwrap_or(CITY))
        .map_err(|error| wrong(said!("map-wrong", error = error.said())))?;
    let options = scenario.options;
    if !tables::ARRIVAL_NUMBERS.contains(&options.arrival_number)
        || !(1..=99).contains(&options.turns)
    {
        let facts = said!("options-wrong");
        return Err(wrong(facts));
    }
    if !(1..=10).contains(&options.places_to_fall) {
        return Err(wrong(said!("places-wrong")));
    }
    let city = City::new(map.clone());
    for &side in &scenario.barricades {
        let [one, other] = side.hexes();
        if city.is_wall(side) || !city.is_enterable(one) || !city.is_enterable(other) {
            let facts = said!("barricade-wrong", side = side);
            return Err(wrong(facts));
        }
    }
    let stands = stands(scenario, &city)?;
    // They stand in the briefing of those who know them.
    let doors = std::mem::take(&mut map.doors);
    let opened = SiegeOpened {
        title: title.to_owned(),
        city: map,
        options,
        action_deck: Pile::of(ActionCard::PRINTED),
        event_deck: Pile::of(EventCard::PRINTED),
        command_deck: Pile::of(CommandCard::PRINTED),
        barricades: scenario.barricades.clone(),
    };
    Ok(CheckedScenario { markers: opened.city.markers.clone(), opened, doors, stands })
}

/// Where every figure starts: where the scenario says, else in its home base.
fn stands(scenario: &Scenario, city: &City) -> Result<Vec<(FigureId, Hex)>, Refusal> {
    let mut wanted = BTreeMap::new();
    for (name, &hex) in &scenario.stands {
        let figure: FigureId =
            name.parse().map_err(|NotFigure(id)| wrong(said!("stands-no-figure", id = id)))?;
        if !city.is_enterable(hex) {
            return Err(wrong(said!("stands-nowhere", id = figure.to_string(), hex = hex)));
        }
        wanted.insert(figure, hex);
    }
    let mut points: BTreeMap<Hex, u32> = BTreeMap::new();
    let mut stands = Vec::new();
    for faction in Faction::ALL {
        let force = scenario
            .factions
            .get(&faction)
            .ok_or_else(|| wrong(said!("faction-missing", faction = faction.seat_name())))?;
        let home = starting_hexes(faction, city);
        for figure in figures_of(faction, force)? {
            let size = figure.kind().size();
            let fits = |hex: &Hex| points.get(hex).copied().unwrap_or(0) + size <= tables::STACKING;
            let hex = match wanted.remove(&figure) {
                Some(hex) => Some(hex).filter(fits),
                None => home.iter().copied().find(fits),
            };
            let hex = hex.ok_or_else(|| {
                let facts = said!("no-room-to-start", id = figure.to_string());
                Refusal::new(Reason::BadScenario, R_05, facts)
            })?;
            *points.entry(hex).or_insert(0) += size;
            stands.push((figure, hex));
        }
    }
    match wanted.keys().next() {
        Some(figure) => Err(wrong(said!("stands-unlisted", id = figure.to_string()))),
        None => Ok(stands),
    }
}

/// The hexes in which a faction sets up: its home base, for the wizards the Tower.
pub(crate) fn starting_hexes(faction: Faction, city: &City) -> Vec<Hex> {
    let home = city.hexes(Place::home_of(faction)).iter().copied();
    match faction {
        Faction::WizardsCouncil => home.filter(|&hex| city.terrain(hex) == Some('D')).collect(),
        Faction::CityGuard
        | Faction::PalaceGuard
        | Faction::ElvenGuard
        | Faction::Bretonnia
        | Faction::Cathay => home.collect(),
    }
}

/// The figures of a roster, persons first (HEI-005 to HEI-010).
fn figures_of(faction: Faction, force: &Force) -> Result<Vec<FigureId>, Refusal> {
    let mut figures = Vec::new();
    for (&kind, &count) in &force.roster {
        let most = if kind.is_named() { 1 } else { 60 };
        let serves = kind.is_enlisted() && kind.faction() == Some(faction);
        if !serves || !(1..=most).contains(&count) {
            let facts = said!(
                "roster-wrong",
                faction = faction.seat_name(),
                count = count,
                kind = kind.word()
            );
            return Err(Refusal::new(Reason::BadScenario, HEI_005, facts));
        }
        let numbers = 1..=u16::try_from(count).unwrap_or(u16::MAX);
        figures.extend(numbers.map(|number| FigureId::new(kind, number)));
    }
    if !force.roster.contains_key(&faction.leader()) {
        let facts = said!(
            "roster-leaderless",
            faction = faction.seat_name(),
            leader = faction.leader().word()
        );
        return Err(Refusal::new(Reason::BadScenario, HEI_004, facts));
    }
    let others: BTreeSet<Faction> = force.briefing.relations.keys().copied().collect();
    if others.len() != Faction::ALL.len() - 1 || others.contains(&faction) {
        let facts = said!("relations-wrong", faction = faction.seat_name());
        return Err(Refusal::new(Reason::BadScenario, HEI_025, facts));
    }
    figures.sort_by_key(|figure| (!figure.kind().is_named(), *figure));
    Ok(figures)
}

/// Council of war: a player chooses the hexes of their home base (R-05, HEI-106).
pub(crate) fn deploy(deploy: &Deploy, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting_faction(Step::Council, HEI_106, draft)?;
    check_deploy(draft.state(), faction, deploy)?;
    for &figure in &deploy.figures {
        draft.record(FigureDeployed { figure, hex: deploy.hex }.into())?;
    }
    Ok(())
}

/// May these figures set up in that hex?
pub(crate) fn check_deploy(
    state: &State,
    faction: Faction,
    deploy: &Deploy,
) -> Result<(), Refusal> {
    let Deploy { figures, hex } = deploy;
    let distinct: BTreeSet<&FigureId> = figures.iter().collect();
    if figures.is_empty() || distinct.len() != figures.len() {
        let facts = said!("deploy-once");
        return Err(Refusal::new(Reason::BadList, R_05, facts));
    }
    let mut points = 0;
    for &figure in figures {
        if own_figure(state, faction, figure)? == *hex {
            let facts = said!("stands-already", who = figure, hex = *hex);
            return Err(Refusal::new(Reason::WrongHex, R_05, facts));
        }
        points += figure.kind().size();
    }
    let home = starting_hexes(faction, &state.city);
    if !home.contains(hex) {
        let facts = said!("not-your-home", hex = *hex, faction = the(faction));
        return Err(Refusal::new(Reason::WrongHex, R_05, facts)
            .allowing(said!("choose-among", hexes = typed(home))));
    }
    if !state.has_room(Side::City, *hex, points) {
        let there = state.points_in(Side::City, *hex);
        let facts = said!(
            "full-for-these",
            hex = *hex,
            there = there,
            most = tables::STACKING,
            points = points
        );
        return Err(Refusal::new(Reason::HexFull, crate::clauses::HEI_149, facts));
    }
    Ok(())
}

pub(crate) fn siege_opened(state: &mut State, event: &SiegeOpened) -> Result<(), Contradiction> {
    state.title.clone_from(&event.title);
    state.city = City::shared(event.city.clone());
    state.options = event.options;
    state.draw_pile = event.action_deck.clone();
    state.event_deck = event.event_deck.clone();
    state.event_pile = event.event_deck.clone();
    state.command_deck = event.command_deck.clone();
    state.command_pile = event.command_deck.clone();
    state.barricades = event.barricades.iter().map(|&side: &Hexside| (side, 0)).collect();
    state.holdings =
        Place::THAT_FALL.into_iter().map(|place| (place, Holding::default())).collect();
    Ok(())
}

pub(crate) fn faction_mustered(
    state: &mut State,
    event: &FactionMustered,
) -> Result<(), Contradiction> {
    Arc::make_mut(&mut state.backgrounds).insert(event.faction, event.background.clone());
    state.hands.entry(event.faction).or_default();
    Ok(())
}

pub(crate) fn briefing_given(
    state: &mut State,
    event: &BriefingGiven,
) -> Result<(), Contradiction> {
    Arc::make_mut(&mut state.briefings).insert(event.faction, event.briefing.clone());
    Arc::make_mut(&mut state.profiles).extend(&event.profiles);
    if !event.doors.is_empty() {
        let doors = event.doors.clone();
        state.city = City::shared(CityMap { doors, ..state.city.map().clone() });
    }
    Ok(())
}

pub(crate) fn enemy_profiled(
    state: &mut State,
    event: &EnemyProfiled,
) -> Result<(), Contradiction> {
    Arc::make_mut(&mut state.profiles).extend(&event.profiles);
    Ok(())
}

pub(crate) fn marker_placed(state: &mut State, event: &MarkerPlaced) -> Result<(), Contradiction> {
    state
        .markers
        .insert(event.marker, MarkerState { hex: event.hex, captured: false, escaped: false });
    Ok(())
}

pub(crate) fn figure_deployed(
    state: &mut State,
    event: &FigureDeployed,
) -> Result<(), Contradiction> {
    state.known(event.figure)?;
    state.put(event.figure, Whereabouts::Map(event.hex));
    Ok(())
}
