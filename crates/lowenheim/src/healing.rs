//! The Temple of Shallya: who is discharged, and what the wounds leave behind (Play 4 and step 9a;
//! HEI-128, HEI-166 to HEI-170, R-49 to R-52). The supplies without which nobody is discharged are asked
//! for by a command card and paid in `cards::demands`.

use crate::cards::{demands, hands};
use crate::city::Place;
use crate::clauses::{
    HEI_112, HEI_115, HEI_128, HEI_166, HEI_167, HEI_168, HEI_169, R_49, R_50, R_51,
};
use crate::command::Discharge;
use crate::decks::ActionCard;
use crate::event::{DamageSuffered, FigureDischarged};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::{Reason, Refusal, listed, said, typed};
use crate::state::{Damage, State, Step, Whereabouts};
use crate::tables::DemandKind;
use crate::{Draft, Stop, acting, fire};
use board::Hex;
use decider::Contradiction;

/// What a D6 leaves behind, from 1 to 6 ([HEI-170](crate::clauses::HEI_170)).
pub(crate) const DAMAGES: [Damage; 6] =
    [Damage::Dead, Damage::Leg, Damage::Arm, Damage::Weak, Damage::Torso, Damage::Scar];

/// The hexes in which the healed appear, as the map names them.
const GROUNDS: &str = "temple-grounds";

/// Step 9a: spends a Healing card to discharge a figure, of any faction, from the Temple
/// ([R-49](crate::clauses::R_49)). Its owner chooses the hex; for others it is the first with room.
pub(crate) fn discharge(discharge: &Discharge, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let paid_by = acting::acting_faction(Step::Healing, HEI_166, draft)?;
    let figure = discharge.figure;
    let state = draft.state();
    must_be_patient(figure, state)?;
    if let Some(closed) = closure(state) {
        return closed.into();
    }
    hands::must_hold(paid_by, &[ActionCard::Healing], HEI_166, state)?;
    let hex = bed_outside(figure, paid_by, discharge.hex, state)?;
    let full = state.public_wounds(figure, state.full_wounds(figure));
    let survives = !figure.kind().is_named() || suffer(figure, draft)? != Damage::Dead;
    let (hex, wounds) = if survives { (Some(hex), full) } else { (None, Some(0)) };
    draft.mark([HEI_112, R_49]);
    if survives {
        draft.mark([HEI_167]);
    }
    draft.record(FigureDischarged { figure, paid_by, hex, wounds }.into())
}

/// A named person rolls for permanent damage on every discharge ([R-50](crate::clauses::R_50)).
fn suffer(figure: FigureId, draft: &mut Draft<'_>) -> Result<Damage, Stop> {
    let face = draft.roll_d6(HEI_169, "damage")? as usize;
    let Some(&damage) = face.checked_sub(1).and_then(|index| DAMAGES.get(index)) else {
        return Err(Contradiction::new(format!("a D6 shows {face}")).into());
    };
    draft.mark([R_50]);
    draft.record(DamageSuffered { figure, damage }.into())?;
    Ok(damage)
}

fn must_be_patient(figure: FigureId, state: &State) -> Result<(), Stop> {
    let (reason, facts) = match state.figures.get(&figure).map(|entry| entry.whereabouts) {
        Some(Whereabouts::Temple) => return Ok(()),
        None => (Reason::NoSuchFigure, said!("no-such-figure", who = figure)),
        Some(Whereabouts::Map(hex)) => {
            (Reason::NotInTemple, said!("stands-in", who = figure, hex = hex))
        }
        Some(Whereabouts::Starved) => (Reason::NotInTemple, said!("left-for-food", who = figure)),
        Some(Whereabouts::Gone) => (Reason::NotInTemple, said!("out-for-siege", who = figure)),
    };
    let allowed = match patients(state).next() {
        None => said!("temple-empty"),
        Some(_) => said!("in-temple-lie", names = listed(patients(state))),
    };
    Refusal::new(reason, HEI_166, facts).allowing(allowed).into()
}

fn patients(state: &State) -> impl Iterator<Item = FigureId> + '_ {
    let lies = |&(_, entry): &(&FigureId, &_)| is_patient(entry);
    state.figures.iter().filter(lies).map(|(&figure, _)| figure)
}

fn is_patient(entry: &crate::state::Figure) -> bool {
    entry.whereabouts == Whereabouts::Temple
}

/// Why nobody can be discharged now: enemies in the Temple or its grounds, a Temple that burns
/// ([R-65](crate::clauses::R_65)) or has burnt down, or supplies that are outstanding
/// ([R-51](crate::clauses::R_51)).
fn closure(state: &State) -> Option<Refusal> {
    if let Some((enemy, hex)) = state.enemy_in(state.city.hexes(Place::H)) {
        let facts = said!("enemy-at-temple", who = enemy, hex = hex);
        return Some(
            Refusal::new(Reason::TempleClosed, HEI_168, facts)
                .allowing(said!("no-discharge-enemy")),
        );
    }
    if let Some(hex) = fire::burning_in(state, Place::H) {
        let facts = said!("temple-burns", hex = hex);
        return Some(
            Refusal::new(Reason::TempleClosed, HEI_115, facts).allowing(said!("no-discharge-fire")),
        );
    }
    if fire::is_burnt_down(state, Place::H) {
        let facts = said!("temple-burnt");
        return Some(
            Refusal::new(Reason::TempleClosed, R_51, facts).allowing(said!("no-discharge-ever")),
        );
    }
    let mut open = demands::open_demands(state);
    let (number, supplies) = open.find(|(_, it)| it.kind == DemandKind::HospitalSupplies)?;
    let facts = said!("hospital-waits", paid = supplies.paid, needed = supplies.needed);
    Some(
        Refusal::new(Reason::TempleClosed, HEI_128, facts)
            .allowing(said!("pay-hospital", number = number)),
    )
}

/// Where the healed figure appears: in the grounds, where there is room.
fn bed_outside(
    figure: FigureId,
    paid_by: Faction,
    chosen: Option<Hex>,
    state: &State,
) -> Result<Hex, Stop> {
    let grounds = state.city.named(GROUNDS);
    let has_room = |hex: Hex| state.has_room(Side::City, hex, figure.kind().size());
    let free: Vec<Hex> = grounds.iter().copied().filter(|&hex| has_room(hex)).collect();
    let Some(&first) = free.first() else {
        return Refusal::new(Reason::HexFull, HEI_167, said!("grounds-full"))
            .allowing(said!("clear-grounds"))
            .into();
    };
    let Some(hex) = chosen else { return Ok(first) };
    if figure.kind().faction() != Some(paid_by) {
        let facts = said!("owner-chooses", who = figure);
        return Refusal::new(Reason::NotYourFigure, HEI_167, facts)
            .allowing(said!("name-no-hex", who = figure, hex = first))
            .into();
    }
    if free.contains(&hex) {
        return Ok(hex);
    }
    let (reason, facts) = if grounds.contains(&hex) {
        (Reason::HexFull, said!("no-room", hex = hex, who = figure))
    } else {
        (Reason::WrongHex, said!("not-temple-grounds", hex = hex))
    };
    Refusal::new(reason, HEI_167, facts).allowing(said!("room-in", hexes = typed(free))).into()
}

/// Could this faction discharge anybody, as far as everybody can see? Looks at the size of its
/// hand, never into it.
pub(crate) fn has_patients(state: &State, faction: Faction) -> bool {
    hands::held(state, faction) > 0 && closure(state).is_none() && patients(state).next().is_some()
}

pub(crate) fn figure_discharged(
    state: &mut State,
    event: &FigureDischarged,
) -> Result<(), Contradiction> {
    hands::spend(state, event.paid_by, &[ActionCard::Healing])?;
    let full = state.full_wounds(event.figure);
    let entry = state.known(event.figure)?;
    entry.wounds = event.wounds.unwrap_or(full);
    entry.stunned = None;
    state.put(event.figure, event.hex.map_or(Whereabouts::Gone, Whereabouts::Map));
    Ok(())
}

pub(crate) fn damage_suffered(
    state: &mut State,
    event: &DamageSuffered,
) -> Result<(), Contradiction> {
    state.known(event.figure)?.damages.push(event.damage);
    Ok(())
}
