//! Figures that the Graf takes for a demand that fails: those on whom everybody concerned agrees, or
//! else by lot (section 5.3; HEI-126, HEI-127, HEI-131, R-56, R-77).
//!
//! Whoever has a figure at risk may name in step 9e whom they would let go. Nobody has to: without the
//! same answer from all of them lots are drawn.

use crate::cards::demands;
use crate::clauses::{HEI_126, R_56, R_77};
use crate::command::Agree;
use crate::event::{FigureTaken, LossNamed};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::{Reason, Refusal, opening, said};
use crate::state::{Demand, State, Step, Whereabouts};
use crate::tables::DemandKind;
use crate::{Draft, Stop, acting};
use decider::{Audience, Clause, Contradiction};
use std::collections::BTreeSet;

/// What stands beside a draw of somebody at risk; the cards are their ids.
const LOTS: &str = "lots";

/// Does a demand take figures when it fails?
pub(crate) const fn takes_figures(kind: DemandKind) -> bool {
    match kind {
        DemandKind::Wells | DemandKind::WaterShort | DemandKind::FoodShort => true,
        DemandKind::StoneBridge
        | DemandKind::Footbridge
        | DemandKind::CounterMine
        | DemandKind::HospitalSupplies
        | DemandKind::MobileReserve
        | DemandKind::SmallCannon
        | DemandKind::Upkeep => false,
    }
}

/// Whom the Graf may take: the ordinary figures of the city on the map, the named persons only if
/// there is nobody else.
pub(crate) fn at_risk(state: &State) -> Vec<FigureId> {
    let city =
        || state.on_map(Side::City).map(|(figure, _)| figure).filter(|it| it.kind().is_enlisted());
    let ordinary: Vec<FigureId> = city().filter(|figure| !figure.kind().is_named()).collect();
    if ordinary.is_empty() { city().collect() } else { ordinary }
}

/// The factions that have a figure at risk, whoever commands it now: they must all agree.
pub(crate) fn voices(state: &State) -> BTreeSet<Faction> {
    at_risk(state).into_iter().filter_map(|figure| figure.kind().faction()).collect()
}

/// Step 9e: names whom a faction would let go, first to last; nobody: takes its word back.
pub(crate) fn agree(agree: &Agree, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Demands, HEI_126, draft)?;
    check_agree(draft.state(), faction, agree)?;
    let Agree { demand, figures } = agree.clone();
    draft.mark([HEI_126]);
    draft.record(LossNamed { demand, faction, figures }.into())
}

fn check_agree(state: &State, faction: Faction, agree: &Agree) -> Result<(), Refusal> {
    let demand = demands::open_demand(state, agree.demand)?;
    if !takes_figures(demand.kind) {
        let facts = said!("takes-no-figures", what = demand.kind);
        return Err(Refusal::new(Reason::NoSuchDemand, HEI_126, facts)
            .allowing(said!("name-taking-demand")));
    }
    if !voices(state).contains(&faction) {
        let facts = said!("nobody-at-risk", faction = opening(faction));
        return Err(Refusal::new(Reason::NobodyAtRisk, R_56, facts).allowing(said!("who-agrees")));
    }
    let at_risk = at_risk(state);
    if let Some(figure) = agree.figures.iter().find(|figure| !at_risk.contains(figure)) {
        let facts = said!("not-at-risk", who = *figure);
        return Err(
            Refusal::new(Reason::NobodyAtRisk, R_56, facts).allowing(said!("name-ordinary"))
        );
    }
    let distinct: BTreeSet<&FigureId> = agree.figures.iter().collect();
    let most = demand.needed.saturating_sub(demand.paid) as usize;
    if distinct.len() != agree.figures.len() || agree.figures.len() > most {
        let facts = said!("loss-once");
        return Err(
            Refusal::new(Reason::BadList, R_56, facts).allowing(said!("loss-up-to", most = most))
        );
    }
    let now = demand.named.get(&faction).map_or(&[][..], Vec::as_slice);
    if now == agree.figures {
        let facts = said!("said-already");
        return Err(Refusal::new(Reason::BadList, R_56, facts));
    }
    Ok(())
}

/// Whom all factions with a figure at risk have named, in the same order; nobody if they differ.
pub(crate) fn agreed(state: &State, demand: &Demand) -> Vec<FigureId> {
    let mut words = voices(state).into_iter().map(|faction| demand.named.get(&faction));
    let first = words.next().flatten();
    if words.all(|word| word == first) { first.cloned().unwrap_or_default() } else { Vec::new() }
}

/// So many figures leave the siege: those agreed on, the others by lot.
pub(crate) fn take(
    number: u32,
    short: u32,
    clause: Clause,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let demand = draft.state().demands.get(&number);
    let agreed = demand.map_or_else(Vec::new, |demand| agreed(draft.state(), demand));
    let mut agreed = agreed.into_iter();
    for _ in 0..short {
        draft.mark([R_77]);
        let at_risk = at_risk(draft.state());
        match agreed.by_ref().find(|figure| at_risk.contains(figure)) {
            Some(figure) => draft.record(FigureTaken { figure, demand: number }.into())?,
            None => take_by_lot(number, &at_risk, clause, draft)?,
        }
    }
    Ok(())
}

/// No lots are drawn when only one can be meant.
fn take_by_lot(
    demand: u32,
    among: &[FigureId],
    clause: Clause,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let chosen = match among {
        [] => return Ok(()),
        [_] => 0,
        among => draft.draw(clause, LOTS, among, Audience::Everyone)?,
    };
    let Some(&figure) = among.get(chosen) else {
        return Err(Contradiction::new(format!("{LOTS}: no lot at position {chosen}")).into());
    };
    draft.record(FigureTaken { figure, demand }.into())
}

pub(crate) fn loss_named(state: &mut State, event: &LossNamed) -> Result<(), Contradiction> {
    let demand = state.known_demand(event.demand)?;
    if event.figures.is_empty() {
        demand.named.remove(&event.faction);
    } else {
        demand.named.insert(event.faction, event.figures.clone());
    }
    Ok(())
}

/// Out for the whole siege.
pub(crate) fn figure_taken(state: &mut State, event: &FigureTaken) -> Result<(), Contradiction> {
    let Some(figure) = state.figures.get_mut(&event.figure) else {
        return Err(Contradiction::new(format!("{} is taken, but never stood", event.figure)));
    };
    figure.stunned = None;
    state.put(event.figure, Whereabouts::Gone);
    Ok(())
}
