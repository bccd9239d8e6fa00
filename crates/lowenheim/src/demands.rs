//! Demands: cards that events and commands ask of the city, and what happens when they are not
//! handed in (sections 5.2 and 5.3 and Play 1, step 9e; HEI-116 to HEI-118, HEI-125 to HEI-128,
//! HEI-131, R-17, R-24, R-56, R-76 to R-78).
//!
//! Any faction may pay any part of a demand. A demand that is met is settled at once; one that
//! fails at its deadline costs what its card says, and what was paid is still spent.

use crate::city::{Place, Section};
use crate::clauses::{
    HEI_070, HEI_116, HEI_117, HEI_118, HEI_125, HEI_126, HEI_127, HEI_128, HEI_131,
};
use crate::command::Pay;
use crate::decks::ActionCard;
use crate::event::{BridgeRepaired, DemandMade, DemandPaid, DemandSettled, FigureTaken};
use crate::figures::{FigureId, Side};
use crate::refusal::{Reason, Refusal};
use crate::state::{Demand, DemandKind, State, Step};
use crate::tables::DEMANDS;
use crate::{Draft, Stop, acting, hands, mines};
use chance::Dice;
use decider::{Clause, Contradiction};
use std::collections::BTreeMap;

/// The clause of the card that makes a demand.
const fn clause_of(kind: DemandKind) -> Clause {
    match kind {
        DemandKind::StoneBridge => HEI_116,
        DemandKind::Footbridge => HEI_118,
        DemandKind::CounterMine => HEI_125,
        DemandKind::Wells => HEI_126,
        DemandKind::WaterShort => HEI_127,
        DemandKind::HospitalSupplies => HEI_128,
        DemandKind::FoodShort => HEI_131,
        DemandKind::Upkeep => HEI_070,
    }
}

const fn bridge_of(kind: DemandKind) -> Option<Place> {
    match kind {
        DemandKind::StoneBridge => Some(Place::J),
        DemandKind::Footbridge => Some(Place::K),
        DemandKind::CounterMine
        | DemandKind::Wells
        | DemandKind::WaterShort
        | DemandKind::HospitalSupplies
        | DemandKind::FoodShort
        | DemandKind::Upkeep => None,
    }
}

/// Asks the city for cards. Within three moves means by the end of the second turn after this one
/// ([R-17](crate::clauses::R_17)).
pub(crate) fn make(kind: DemandKind, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some(&(_, card, needed, moves)) = DEMANDS.iter().find(|(of, ..)| *of == kind) else {
        return Err(Contradiction::new(format!("{} asks for nothing", kind.name())).into());
    };
    let demand = next_number(draft.state());
    let deadline = moves.map(|moves| draft.state().turn + moves - 1);
    draft.record(DemandMade { demand, kind, card, needed, deadline }.into())
}

/// A demon asks for Peasants, to be given in step 9b of this turn ([R-92](crate::clauses::R_92)).
pub(crate) fn make_upkeep(needed: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (kind, card) = (DemandKind::Upkeep, ActionCard::Peasants);
    let demand = next_number(draft.state());
    let deadline = Some(draft.state().turn);
    draft.record(DemandMade { demand, kind, card, needed, deadline }.into())
}

fn next_number(state: &State) -> u32 {
    state.demands.keys().next_back().map_or(1, |last| last + 1)
}

/// In which step a demand is paid.
const fn step_of(kind: DemandKind) -> Step {
    match kind {
        DemandKind::Upkeep => Step::Food,
        DemandKind::StoneBridge
        | DemandKind::Footbridge
        | DemandKind::CounterMine
        | DemandKind::Wells
        | DemandKind::WaterShort
        | DemandKind::HospitalSupplies
        | DemandKind::FoodShort => Step::Demands,
    }
}

/// Demands that can be paid in this step, by number.
pub(crate) fn payable(state: &State, step: Step) -> impl Iterator<Item = (u32, &Demand)> {
    open_demands(state).filter(move |(_, demand)| step_of(demand.kind) == step)
}

/// Demands that are not settled, by number.
pub(crate) fn open_demands(state: &State) -> impl Iterator<Item = (u32, &Demand)> {
    state
        .demands
        .iter()
        .filter(|(_, demand)| !demand.settled)
        .map(|(&number, demand)| (number, demand))
}

/// Step 9e: pays towards a demand, in any mix of players ([R-24](crate::clauses::R_24)). A demand
/// that is met is settled at once, and a bridge stands again.
pub(crate) fn pay(pay: &Pay, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let asked = draft.state().demands.get(&pay.demand);
    let step = asked.map_or(Step::Demands, |demand| step_of(demand.kind));
    let faction = acting::acting_faction(step, HEI_117, draft)?;
    let state = draft.state();
    let open = state.demands.get(&pay.demand).filter(|demand| !demand.settled);
    let Some(&Demand { kind, card, needed, paid, .. }) = open else {
        return no_such_demand(pay.demand, state).into();
    };
    let clause = clause_of(kind);
    if pay.cards.is_empty() {
        return Refusal::new(Reason::BadList, clause, "No card is named to pay with.")
            .allowing(format!("Name 1 to {} {} cards.", needed - paid, card.name()))
            .into();
    }
    hands::must_hold(faction, &pay.cards, clause, state)?;
    for &offered in &pay.cards {
        hands::must_pay_as(faction, offered, card, clause, state)?;
    }
    let offered = u32::try_from(pay.cards.len()).unwrap_or(u32::MAX);
    if offered > needed.saturating_sub(paid) {
        let facts = format!(
            "{offered} cards are offered for the {}, which asks for {needed} and has {paid}.",
            kind.name()
        );
        return Refusal::new(Reason::TooMuch, clause, facts)
            .allowing(format!("Name 1 to {} {} cards.", needed - paid, card.name()))
            .into();
    }
    let paid = paid + offered;
    let (demand, cards) = (pay.demand, pay.cards.clone());
    draft.record(DemandPaid { demand, faction, cards, paid }.into())?;
    if paid < needed {
        return Ok(());
    }
    draft.record(DemandSettled { demand, short: 0 }.into())?;
    match bridge_of(kind) {
        Some(bridge) => draft.record(BridgeRepaired { bridge }.into()),
        None => Ok(()),
    }
}

fn no_such_demand(number: u32, state: &State) -> Refusal {
    let facts = match state.demands.get(&number) {
        Some(demand) => format!("Demand {number} ({}) is settled.", demand.kind.name()),
        None => format!("There is no demand {number}."),
    };
    let open: Vec<String> = open_demands(state)
        .map(|(number, demand)| {
            let missing = demand.needed - demand.paid;
            format!("{number} ({}, {missing} {} missing)", demand.kind.name(), demand.card.name())
        })
        .collect();
    let allowed = match open.as_slice() {
        [] => "Nothing is asked of the city now.".to_owned(),
        open => format!("Open are {}.", open.join(", ")),
    };
    Refusal::new(Reason::NoSuchDemand, HEI_117, facts).allowing(allowed)
}

/// The end of step 9e: demands whose deadline has come fail, in the order of their numbers.
pub(crate) fn settle_due(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let turn = draft.state().turn;
    let is_due = |demand: &Demand| demand.deadline.is_some_and(|deadline| deadline <= turn);
    let due: Vec<(u32, Demand)> = open_demands(draft.state())
        .filter(|(_, demand)| is_due(demand))
        .map(|(number, demand)| (number, demand.clone()))
        .collect();
    for (demand, Demand { kind, needed, paid, .. }) in due {
        let short = needed.saturating_sub(paid);
        draft.record(DemandSettled { demand, short }.into())?;
        match kind {
            DemandKind::CounterMine => mine_fails(draft)?,
            DemandKind::Wells | DemandKind::WaterShort | DemandKind::FoodShort => {
                for _ in 0..short {
                    take_one(demand, clause_of(kind), draft)?;
                }
            }
            // Bridges and hospital wait for ever; a demon does not wait until now.
            DemandKind::Upkeep
            | DemandKind::StoneBridge
            | DemandKind::Footbridge
            | DemandKind::HospitalSupplies => {}
        }
    }
    Ok(())
}

/// One of the sections still standing is diced for and explodes ([R-76](crate::clauses::R_76));
/// none stands: nothing happens ([R-72](crate::clauses::R_72)).
fn mine_fails(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let stands = |section: &Section, state: &State| !state.mined.contains(section);
    while Section::ALL.iter().any(|section| stands(section, draft.state())) {
        let face = draft.roll_d6(HEI_125, "section")? as usize;
        let section = face.checked_sub(1).and_then(|index| Section::ALL.get(index).copied());
        if let Some(section) = section.filter(|section| stands(section, draft.state())) {
            return mines::explode(section, draft);
        }
    }
    Ok(())
}

/// One figure leaves the siege, at random among the ordinary city figures on the map, among the
/// named persons only if there is nobody else ([R-56](crate::clauses::R_56),
/// [R-77](crate::clauses::R_77)). Nothing is diced for when only one can be meant.
fn take_one(demand: u32, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let city =
        || state.on_map(Side::City).map(|(figure, _)| figure).filter(|it| it.kind().is_enlisted());
    let ordinary: Vec<FigureId> = city().filter(|figure| !figure.kind().is_named()).collect();
    let among = if ordinary.is_empty() { city().collect() } else { ordinary };
    let chosen = match among.as_slice() {
        [] => return Ok(()),
        &[only] => Some(only),
        among => {
            let sides = u32::try_from(among.len()).unwrap_or(u32::MAX);
            let face: u32 = draft.roll(clause, "taken", Dice::new(1, sides))?.iter().sum();
            among.get(face as usize - 1).copied()
        }
    };
    let Some(figure) = chosen else {
        return Err(Contradiction::new("a die fell on no figure").into());
    };
    draft.record(FigureTaken { figure, demand }.into())
}

pub(crate) fn demand_made(state: &mut State, event: &DemandMade) -> Result<(), Contradiction> {
    let &DemandMade { demand, kind, card, needed, deadline } = event;
    let (settled, aside) = (false, BTreeMap::new());
    let entry = Demand { kind, card, needed, paid: 0, deadline, settled, aside };
    match state.demands.insert(demand, entry) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("demand {demand} is made twice"))),
    }
}

pub(crate) fn demand_paid(state: &mut State, event: &DemandPaid) -> Result<(), Contradiction> {
    if known(state, event.demand)?.kind == DemandKind::Upkeep {
        hands::lay_aside(state, event.faction, &event.cards)?;
        let aside = &mut known(state, event.demand)?.aside;
        aside.entry(event.faction).or_default().extend(&event.cards);
    } else {
        hands::spend(state, event.faction, &event.cards)?;
    }
    known(state, event.demand)?.paid = event.paid;
    Ok(())
}

pub(crate) fn demand_settled(
    state: &mut State,
    event: &DemandSettled,
) -> Result<(), Contradiction> {
    let demand = known(state, event.demand)?;
    demand.settled = true;
    if event.short == 0 {
        let spent = std::mem::take(&mut demand.aside);
        spent.into_values().flatten().for_each(|card| state.discard_pile.add(card));
    }
    Ok(())
}

pub(crate) fn bridge_repaired(
    state: &mut State,
    event: &BridgeRepaired,
) -> Result<(), Contradiction> {
    if state.bridges_down.remove(&event.bridge) {
        Ok(())
    } else {
        Err(Contradiction::new(format!("bridge {:?} is repaired, but stands", event.bridge)))
    }
}

pub(crate) fn known(state: &mut State, number: u32) -> Result<&mut Demand, Contradiction> {
    let missing = || Contradiction::new(format!("there is no demand {number}"));
    state.demands.get_mut(&number).ok_or_else(missing)
}
