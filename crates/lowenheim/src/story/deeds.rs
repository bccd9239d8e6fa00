//! Sentences that need more than a line: what people, bands and the Graf do.

use super::words::{cards, count, listed, people, spot};
use crate::city::City;
use crate::event::{
    ArtefactUsed, BandArrived, ConferenceCalled, DemandMade, DemonLeft, FigureDischarged,
    FiguresEscaped, FiguresMoved, FireFought, GunMoved, PlaceHeld, SiegeEnded, StepEnded,
};
use crate::state::{Artefact, Outcome, Step};

pub(super) fn step_begun(step: Step) -> String {
    match step {
        Step::Vote | Step::Over => format!("{}.", step.name()),
        _ => format!("Step {}: {}.", step.number(), step.name()),
    }
}

pub(super) fn step_ended(ended: &StepEnded) -> String {
    let step = if ended.step == Step::Holding { "The turn" } else { ended.step.name() };
    let ends = if step.ends_with('s') { "end" } else { "ends" };
    match ended.risen.len() {
        0 => format!("{step} {ends}."),
        1 => format!("{step} {ends}; {} rises again.", people(&ended.risen)),
        _ => format!("{step} {ends}; {} rise again.", people(&ended.risen)),
    }
}

pub(super) fn conference_called(called: &ConferenceCalled) -> String {
    let until = called.until;
    if called.factions.is_empty() {
        return "The officers are called to the Castle, but nobody can come.".to_owned();
    }
    let names: Vec<String> =
        called.factions.iter().map(|faction| faction.name().to_owned()).collect();
    let each = match called.factions.len() {
        1 => "sends one of its own",
        _ => "send one of their own each",
    };
    format!(
        "The officers confer in the Castle until the end of turn {until}: {} {each}.",
        listed(&names)
    )
}

pub(super) fn demand_made(made: &DemandMade) -> String {
    let mut wanted = format!("{} {}", made.needed, made.card.name());
    if let Some(second) = made.second {
        wanted.push_str(&format!(", {} {}", second.needed, second.card.name()));
    }
    if made.figures > 0 {
        wanted.push_str(&format!(" and {}", count(made.figures, "figure")));
    }
    let what = made.kind.name();
    match made.deadline {
        Some(turn) => {
            format!("Demand {}, {what}: {wanted} by the end of turn {turn}.", made.demand)
        }
        None => format!("Demand {}, {what}: {wanted}, whenever they come.", made.demand),
    }
}

pub(super) fn gun_moved(moved: &GunMoved, city: &City) -> String {
    let (gun, to) = (moved.gun, spot(moved.to, city));
    match moved.crew.as_slice() {
        [] => format!("Gun {gun} is saved to {to}."),
        [only] => format!("{} pushes gun {gun} to {to}.", only.name()),
        crew => format!("{} push gun {gun} to {to}.", people(crew)),
    }
}

pub(super) fn band_arrived(arrived: &BandArrived, city: &City) -> String {
    let ogres = match arrived.ogres {
        0 => String::new(),
        1 => " and a Rat Ogre".to_owned(),
        ogres => format!(" and {ogres} Rat Ogres"),
    };
    let from = match arrived.door {
        Some(door) => format!("out of sewer door {door}"),
        None if arrived.breach => "where nobody looked for it,".to_owned(),
        None => "out of a crater".to_owned(),
    };
    format!(
        "Band {}, {} skaven{ogres}, comes up {from} in {}.",
        arrived.band,
        arrived.skaven,
        spot(arrived.entry, city)
    )
}

pub(super) fn figures_moved(moved: &FiguresMoved, city: &City) -> String {
    let (Some(&from), Some(&to)) = (moved.path.first(), moved.path.last()) else {
        return format!("{} stay where they are.", people(&moved.figures));
    };
    let goes = if moved.figures.len() == 1 { "goes" } else { "go" };
    let along = if moved.markers.is_empty() {
        String::new()
    } else {
        let names: Vec<String> =
            moved.markers.iter().map(|marker| marker.name().to_owned()).collect();
        format!(" with {}", listed(&names))
    };
    let (from, to) = (spot(from, city), spot(to, city));
    format!("{} {goes} from {from} to {to}{along}.", people(&moved.figures))
}

pub(super) fn figures_escaped(escaped: &FiguresEscaped) -> String {
    let leave = if escaped.figures.len() == 1 { "leaves" } else { "leave" };
    let along: String =
        escaped.markers.iter().map(|marker| format!(" with {}", marker.name())).collect();
    format!("{} {leave} the city by a tunnel under the tomb{along}.", people(&escaped.figures))
}

pub(super) fn figure_discharged(discharged: &FigureDischarged, city: &City) -> String {
    let (who, payer) = (discharged.figure.name(), discharged.paid_by.name());
    match discharged.hex {
        Some(hex) => {
            format!("{who} leaves the Temple for {}, healed by {payer}.", spot(hex, city))
        }
        None => format!("{payer} sends for help, but {who} dies in the Temple."),
    }
}

pub(super) fn fire_fought(fought: &FireFought, city: &City) -> String {
    let water = if fought.cards.is_empty() {
        String::new()
    } else {
        format!(" with {}", cards(&fought.cards))
    };
    format!(
        "{} fights the fire in {}{water}: {}+{}, {}.",
        fought.faction.name(),
        spot(fought.hex, city),
        fought.cards.len(),
        fought.die,
        if fought.out { "and it is out" } else { "but it burns on" }
    )
}

pub(super) fn artefact_used(used: &ArtefactUsed) -> String {
    let (who, what) = (used.wizard.name(), used.artefact.name());
    match used.artefact {
        Artefact::Mask => format!("{who} puts on the {what}."),
        Artefact::Box => format!("{who} opens the {what}, for {}.", cards(&used.cards)),
        Artefact::Altar => format!("{who} calls a Greater Demon at the {what}."),
        Artefact::Teleporter => format!("{who} sets the {what} to work."),
    }
}

pub(super) fn demon_left(left: &DemonLeft) -> String {
    let returned: Vec<String> = left
        .returned
        .iter()
        .map(|(faction, back)| format!("{} takes back {}", faction.name(), cards(back)))
        .collect();
    let back = if returned.is_empty() { String::new() } else { format!("; {}", listed(&returned)) };
    format!("{} was not paid and leaves this plane{back}.", left.figure.name())
}

pub(super) fn place_held(held: &PlaceHeld) -> String {
    let place = held.place.name();
    match (held.fallen, held.counter) {
        (true, 0) => format!("The {place} is fought over, but still fallen."),
        (true, _) => format!("The {place} has fallen."),
        (false, 0) => format!("The {place} is safe again."),
        (false, counter) => {
            format!("The enemy alone has held the {place} for {}.", count(counter, "turn"))
        }
    }
}

pub(super) fn siege_ended(ended: &SiegeEnded) -> String {
    match ended.outcome {
        Outcome::CityStands => "The relief arrives: Lowenheim stands.",
        Outcome::Overwhelmed => "Too many places have fallen: Lowenheim is overwhelmed.",
        Outcome::LastFigureGone => "No defender is left: Lowenheim is overwhelmed.",
    }
    .to_owned()
}
