//! Opening an assault: the town, its gates, and everybody in their place.

use crate::clauses::{HAV_020, HAV_021, ST_27};
use crate::days::calendar;
use crate::event::{AssaultOpened, ManPlaced};
use crate::men::Side;
use crate::refusal::said;
use crate::scenario::{Library, Scenario};
use crate::state::State;
use crate::town::Town;
use crate::{Draft, Reason, Refusal, Stop};
use crate::{deployment, outset, sense};
use decider::{By, Contradiction};
use std::sync::Arc;

/// Opens an assault.
pub(crate) fn open(
    scenario: &Scenario,
    library: &Library,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    if *draft.by() != By::Organiser {
        let facts = said!("organiser-opens", who = draft.by().to_string());
        return Refusal::new(Reason::NotYourOrder, ST_27, facts).into();
    }
    let mut town = sense::look(scenario, library)?;
    town.port |= scenario.port;
    if town.port {
        draft.mark([HAV_020, HAV_021]);
    }
    let sides = scenario.sides.iter().map(|(&side, force)| (side, force.name.clone())).collect();
    let (title, options) = (scenario.title.clone(), scenario.options.clone());
    let everybody = outset::everybody(scenario);
    let works = outset::works(scenario, &town, &everybody);
    let held = scenario.held.clone();
    let (town, works) = (Box::new(town), Box::new(works));
    draft.record(AssaultOpened { title, town, works, options, sides, held }.into())?;
    for (man, is) in everybody {
        draft.record(ManPlaced { man, is }.into())?;
    }
    match &scenario.siege {
        Some(siege) => calendar::open(siege, draft),
        None => deployment::begin(draft),
    }
}

pub(crate) fn assault_opened(
    state: &mut State,
    event: &AssaultOpened,
) -> Result<(), Contradiction> {
    state.title.clone_from(&event.title);
    state.town = Arc::new(Town::clone(&event.town));
    state.works = (*event.works).clone();
    state.held = event.held.iter().map(|&hex| (hex, Side::Besiegers)).collect();
    state.options = event.options.clone();
    state.sides = event.sides.clone();
    Ok(())
}

pub(crate) fn man_placed(state: &mut State, event: &ManPlaced) -> Result<(), Contradiction> {
    if let Some(place) = event.is.place {
        state.hold(place, event.is.side);
    }
    state.horses += u32::from(event.is.is_horse());
    state.men.insert(event.man.clone(), event.is.clone());
    Ok(())
}
