//! Figures that a command card asks for: who may be offered, and who has been
//! ([HEI-129](crate::clauses::HEI_129), [HEI-133](crate::clauses::HEI_133), R-79, R-81).

use crate::cards::demands;
use crate::command::Offer;
use crate::event::FiguresOffered;
use crate::figures::{Faction, FigureId, FigureKind};
use crate::refusal::{Reason, Refusal, said, the};
use crate::state::{Demand, State, Step};
use crate::tables::DemandKind;
use crate::{Draft, Stop, acting};
use decider::Contradiction;
use std::collections::BTreeSet;

/// Step 9e: offers figures of one's own. When there are enough of them they go at once.
pub(crate) fn offer(offer: &Offer, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let clause = draft.state().demands.get(&offer.demand).map(|it| demands::clause_of(it.kind));
    let clause = clause.unwrap_or(crate::clauses::HEI_129);
    let faction = acting::acting_faction(Step::Demands, clause, draft)?;
    check_offer(draft.state(), faction, offer)?;
    let Offer { demand, figures } = offer.clone();
    draft.record(FiguresOffered { demand, faction, figures }.into())?;
    demands::conclude(demand, draft)
}

fn check_offer(state: &State, faction: Faction, offer: &Offer) -> Result<(), Refusal> {
    let demand = demands::open_demand(state, offer.demand)?;
    let clause = demands::clause_of(demand.kind);
    let missing = missing(state, demand);
    if missing == 0 {
        let facts = said!("no-figure-asked", what = demand.kind);
        return Err(Refusal::new(Reason::TooMuch, clause, facts));
    }
    let distinct: BTreeSet<&FigureId> = offer.figures.iter().collect();
    if offer.figures.is_empty() || distinct.len() != offer.figures.len() {
        let facts = said!("offer-once");
        return Err(Refusal::new(Reason::BadList, clause, facts));
    }
    for &figure in &offer.figures {
        check_volunteer(state, faction, demand, figure)?;
    }
    if offer.figures.len() > missing {
        let facts = said!("too-many-offered", offered = offer.figures.len(), needed = missing);
        return Err(Refusal::new(Reason::TooMuch, clause, facts).allowing(said!(
            "offer-up-to",
            needed = missing,
            what = demand.kind
        )));
    }
    Ok(())
}

fn check_volunteer(
    state: &State,
    faction: Faction,
    demand: &Demand,
    figure: FigureId,
) -> Result<(), Refusal> {
    let clause = demands::clause_of(demand.kind);
    acting::figure_on_map(state, figure, clause)?;
    if !is_own(state, figure) || figure.kind().faction() != Some(faction) {
        let facts = said!("not-to-give", who = figure, faction = the(faction));
        return Err(Refusal::new(Reason::NotYourFigure, clause, facts).allowing(said!("offer-own")));
    }
    if state.commander(faction) == Some(figure) || figure.kind() == faction.leader() {
        let facts = said!("leads-and-stays", who = figure, faction = the(faction));
        return Err(
            Refusal::new(Reason::LeaderStays, clause, facts).allowing(said!("leaders-stay"))
        );
    }
    if demand.kind == DemandKind::SmallCannon && !serves_on_foot(figure.kind()) {
        let facts = said!("serves-no-gun", who = figure);
        return Err(Refusal::new(Reason::NotOnFoot, clause, facts));
    }
    if demand.offered.contains(&figure) {
        let facts = said!("offered-already", who = figure);
        return Err(Refusal::new(Reason::BadList, clause, facts));
    }
    Ok(())
}

/// Can this kind of figure serve a gun: on foot, and no leader?
pub(crate) fn serves_on_foot(kind: FigureKind) -> bool {
    let leads = kind.faction().is_some_and(|faction| faction.leader() == kind);
    kind.is_enlisted() && !kind.is_mounted() && !leads
}

/// On the map and under its own people's command.
fn is_own(state: &State, figure: FigureId) -> bool {
    figure.kind().is_enlisted()
        && state.hex_of(figure).is_some()
        && state.master_of(figure) == figure.kind().faction()
}

/// Those offered who can still come: an offer dies with its figure.
pub(crate) fn offered(state: &State, demand: &Demand) -> Vec<FigureId> {
    demand.offered.iter().copied().filter(|&figure| is_own(state, figure)).collect()
}

/// How many figures are still to be offered.
pub(crate) fn missing(state: &State, demand: &Demand) -> usize {
    let wanted = if demand.gathered { 0 } else { demand.figures as usize };
    wanted.saturating_sub(offered(state, demand).len())
}

/// Figures that a faction could offer for a demand, by id.
pub(crate) fn candidates(state: &State, faction: Faction, demand: &Demand) -> Vec<FigureId> {
    if missing(state, demand) == 0 {
        return Vec::new();
    }
    let own = state.enlisted(faction).map(|(figure, _)| figure);
    own.filter(|&figure| check_volunteer(state, faction, demand, figure).is_ok()).collect()
}

pub(crate) fn figures_offered(
    state: &mut State,
    event: &FiguresOffered,
) -> Result<(), Contradiction> {
    state.known_demand(event.demand)?.offered.extend(&event.figures);
    Ok(())
}
