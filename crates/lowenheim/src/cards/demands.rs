//! Demands: what events and commands ask of the city, and what happens when it is not handed in
//! (sections 5.2 and 5.3 and Play 1, step 9e; HEI-116 to HEI-118, HEI-125 to HEI-131, HEI-133, R-17,
//!
//!
//! Any faction may pay any part of a demand. A demand that is met is settled at once; one that
//! fails at its deadline costs what its card says, and what was paid is still spent. Figures that are
//! asked for stand in `volunteers`, those that are taken in `losses`; what a hospital without supplies
//! cannot do stands in `healing`.

use crate::cards::{guns, hands, losses, mines, reserve, volunteers};
use crate::city::{Place, Section};
use crate::clauses::{
    HEI_070, HEI_116, HEI_117, HEI_118, HEI_125, HEI_126, HEI_127, HEI_128, HEI_129, HEI_131,
    HEI_133,
};
use crate::command::Pay;
use crate::decks::ActionCard;
use crate::disclosure::disclose;
use crate::event::{BridgeRepaired, DemandMade, DemandPaid, DemandSettled, SecondCards};
use crate::figures::Faction;
use crate::refusal::{Reason, Refusal, listed, said};
use crate::state::{Asked, Demand, State, Step};
use crate::tables::DemandKind;
use crate::tables::{DEMANDS, FIGURES, SECOND_CARDS};
use crate::{Draft, Stop, acting};
use decider::{Clause, Contradiction};
use messages::Saying;
use std::collections::BTreeMap;

/// The clause of the card that makes a demand.
pub(crate) const fn clause_of(kind: DemandKind) -> Clause {
    match kind {
        DemandKind::StoneBridge => HEI_116,
        DemandKind::Footbridge => HEI_118,
        DemandKind::CounterMine => HEI_125,
        DemandKind::Wells => HEI_126,
        DemandKind::WaterShort => HEI_127,
        DemandKind::HospitalSupplies => HEI_128,
        DemandKind::MobileReserve => HEI_129,
        DemandKind::FoodShort => HEI_131,
        DemandKind::SmallCannon => HEI_133,
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
        | DemandKind::MobileReserve
        | DemandKind::FoodShort
        | DemandKind::SmallCannon
        | DemandKind::Upkeep => None,
    }
}

/// Asks the city for cards, and for figures. Within three moves means by the end of the second turn
/// after this one ([R-17](crate::clauses::R_17)).
pub(crate) fn make(kind: DemandKind, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some(&(_, card, needed, moves)) = DEMANDS.iter().find(|(of, ..)| *of == kind) else {
        return Err(Contradiction::new(format!("{} asks for nothing", kind.name())).into());
    };
    let second = SECOND_CARDS.iter().find(|(of, ..)| *of == kind);
    let second = second.map(|&(_, card, needed)| SecondCards { card, needed });
    let figures = FIGURES.iter().find(|(of, _)| *of == kind).map_or(0, |&(_, figures)| figures);
    let demand = next_number(draft.state());
    let deadline = moves.map(|moves| draft.state().turn + moves - 1);
    draft.record(DemandMade { demand, kind, card, needed, deadline, second, figures }.into())
}

/// A demon asks for Peasants, to be given in step 9b of this turn ([R-92](crate::clauses::R_92)).
pub(crate) fn make_upkeep(needed: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (kind, card) = (DemandKind::Upkeep, ActionCard::Peasants);
    let demand = next_number(draft.state());
    let deadline = Some(draft.state().turn);
    let (second, figures) = (None, 0);
    draft.record(DemandMade { demand, kind, card, needed, deadline, second, figures }.into())?;
    disclose([HEI_070], draft)
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
        | DemandKind::MobileReserve
        | DemandKind::FoodShort
        | DemandKind::SmallCannon => Step::Demands,
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

/// The demand of this number, if it is not settled.
pub(crate) fn open_demand(state: &State, number: u32) -> Result<&Demand, Refusal> {
    let open = state.demands.get(&number).filter(|demand| !demand.settled);
    open.ok_or_else(|| no_such_demand(number, state))
}

/// Step 9e: pays towards a demand, in any mix of players ([R-24](crate::clauses::R_24)). A demand
/// that is met is settled at once, and a bridge stands again.
pub(crate) fn pay(pay: &Pay, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let asked = draft.state().demands.get(&pay.demand);
    let step = asked.map_or(Step::Demands, |demand| step_of(demand.kind));
    let faction = acting::acting_faction(step, HEI_117, draft)?;
    let state = draft.state();
    let demand = open_demand(state, pay.demand)?;
    check_cards(state, faction, demand, &pay.cards)?;
    let offered = rulebook::count(pay.cards.len());
    let paid = demand.asked().map(|asked| asked.paid).sum::<u32>() + offered;
    let (demand, cards) = (pay.demand, pay.cards.clone());
    draft.record(DemandPaid { demand, faction, cards, paid }.into())?;
    hands::note_paid(&pay.cards, draft)?;
    conclude(demand, draft)
}

fn check_cards(
    state: &State,
    faction: Faction,
    demand: &Demand,
    cards: &[ActionCard],
) -> Result<(), Stop> {
    let clause = clause_of(demand.kind);
    let allowed = || said!("still-missing", cards = still_missing(demand));
    if cards.is_empty() {
        return Refusal::new(Reason::BadList, clause, said!("pays-nothing"))
            .allowing(allowed())
            .into();
    }
    hands::must_hold(faction, cards, clause, state)?;
    let mut offered: BTreeMap<ActionCard, u32> = BTreeMap::new();
    for &card in cards {
        let asked = demand.asked_for(card).card;
        hands::must_pay_as(faction, card, asked, clause, state)?;
        *offered.entry(asked).or_default() += 1;
    }
    for asked in demand.asked() {
        let offered = offered.get(&asked.card).copied().unwrap_or(0);
        if offered > asked.missing() {
            let Asked { card, needed, paid } = asked;
            let facts = said!(
                "pays-too-much",
                offered = offered,
                card = card,
                what = demand.kind,
                needed = needed,
                paid = paid
            );
            return Refusal::new(Reason::TooMuch, clause, facts).allowing(allowed()).into();
        }
    }
    Ok(())
}

/// `2 Attack, 1 Peasants`.
fn still_missing(demand: &Demand) -> Saying {
    hands::cards_said(demand.asked().map(|asked| (asked.card, asked.missing())))
}

/// Does what follows when something was handed in: figures that are enough go, and a demand that is
/// met is settled.
pub(crate) fn conclude(number: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let kind = draft.state().demands.get(&number).map(|demand| demand.kind);
    if kind == Some(DemandKind::MobileReserve) {
        reserve::gather(number, draft)?;
    }
    let Some(demand) = draft.state().demands.get(&number) else { return Ok(()) };
    if demand.asked().any(|asked| asked.missing() > 0) {
        return Ok(());
    }
    match demand.kind {
        DemandKind::MobileReserve if demand.gathered => reserve::wake(number, draft),
        DemandKind::SmallCannon if volunteers::missing(draft.state(), demand) == 0 => {
            draft.record(DemandSettled { demand: number, short: 0 }.into())?;
            guns::bring(number, draft)
        }
        DemandKind::MobileReserve | DemandKind::SmallCannon => Ok(()),
        DemandKind::StoneBridge
        | DemandKind::Footbridge
        | DemandKind::CounterMine
        | DemandKind::Wells
        | DemandKind::WaterShort
        | DemandKind::HospitalSupplies
        | DemandKind::FoodShort
        | DemandKind::Upkeep => {
            let bridge = bridge_of(demand.kind);
            draft.record(DemandSettled { demand: number, short: 0 }.into())?;
            bridge.map_or(Ok(()), |bridge| draft.record(BridgeRepaired { bridge }.into()))
        }
    }
}

fn no_such_demand(number: u32, state: &State) -> Refusal {
    let facts = match state.demands.get(&number) {
        Some(demand) => said!("demand-settled", number = number, what = demand.kind),
        None => said!("no-such-demand", number = number),
    };
    let mut open = open_demands(state).peekable();
    let allowed = match open.peek() {
        None => said!("nothing-asked"),
        Some(_) => said!(
            "open-are",
            demands = listed(open.map(|(number, demand)| {
                let cards = still_missing(demand);
                said!("open-demand", number = number, what = demand.kind, cards = cards)
            }))
        ),
    };
    Refusal::new(Reason::NoSuchDemand, HEI_117, facts).allowing(allowed)
}

/// The end of step 9e: demands whose deadline has come fail, in the order of their numbers.
pub(crate) fn settle_due(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let turn = draft.state().turn;
    let is_due = |demand: &Demand| demand.deadline.is_some_and(|deadline| deadline <= turn);
    let due: Vec<(u32, DemandKind, u32)> = open_demands(draft.state())
        .filter(|(_, demand)| is_due(demand))
        .map(|(number, demand)| (number, demand.kind, demand.needed.saturating_sub(demand.paid)))
        .collect();
    for (demand, kind, short) in due {
        if kind == DemandKind::MobileReserve {
            reserve::lapse(demand, draft)?;
            continue;
        }
        draft.record(DemandSettled { demand, short }.into())?;
        if kind == DemandKind::CounterMine {
            mine_fails(draft)?;
        }
        // Bridges, hospital and cannon wait for ever; a demon does not wait
        // until now.
        if losses::takes_figures(kind) {
            losses::take(demand, short, clause_of(kind), draft)?;
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

pub(crate) fn demand_made(state: &mut State, event: &DemandMade) -> Result<(), Contradiction> {
    let &DemandMade { demand, kind, card, needed, deadline, second, figures } = event;
    let second = second.map(|cards| Asked { card: cards.card, needed: cards.needed, paid: 0 });
    let entry = Demand {
        kind,
        card,
        needed,
        paid: 0,
        deadline,
        settled: false,
        second,
        figures,
        offered: Vec::new(),
        gathered: false,
        named: BTreeMap::new(),
        aside: BTreeMap::new(),
    };
    match state.demands.insert(demand, entry) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("demand {demand} is made twice"))),
    }
}

/// Cards for the mobile reserve are kept as its stock ([R-79](crate::clauses::R_79)), those for a
/// demon lie aside until they are enough ([R-92](crate::clauses::R_92)); all others are spent.
pub(crate) fn demand_paid(state: &mut State, event: &DemandPaid) -> Result<(), Contradiction> {
    let demand = state.known_demand(event.demand)?;
    let second = demand.second.as_mut().map_or(0, |second| {
        let of_it = event.cards.iter().filter(|&&card| card == second.card);
        second.paid += rulebook::count(of_it.count());
        second.paid
    });
    demand.paid = event.paid.saturating_sub(second);
    match demand.kind {
        DemandKind::MobileReserve => {
            hands::lay_aside(state, event.faction, &event.cards)?;
            state.reserve.stock += rulebook::count(event.cards.len());
        }
        DemandKind::Upkeep => {
            demand.aside.entry(event.faction).or_default().extend(&event.cards);
            hands::lay_aside(state, event.faction, &event.cards)?;
        }
        DemandKind::StoneBridge
        | DemandKind::Footbridge
        | DemandKind::CounterMine
        | DemandKind::Wells
        | DemandKind::WaterShort
        | DemandKind::HospitalSupplies
        | DemandKind::FoodShort
        | DemandKind::SmallCannon => hands::spend(state, event.faction, &event.cards)?,
    }
    Ok(())
}

pub(crate) fn demand_settled(
    state: &mut State,
    event: &DemandSettled,
) -> Result<(), Contradiction> {
    let demand = state.known_demand(event.demand)?;
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
