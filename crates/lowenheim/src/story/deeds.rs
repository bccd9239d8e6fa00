//! Sentences that need more than a line: what people, bands and the Graf do.

use crate::REGISTER;
use crate::city::City;
use crate::decks::ActionCard;
use crate::event::{
    ArtefactUsed, BandArrived, ClausesDisclosed, ConferenceCalled, DemandMade, DemonLeft,
    FigureDischarged, FiguresEscaped, FiguresMoved, FireFought, GunMoved, PlaceHeld, SiegeEnded,
    StepEnded, UpkeepLapsed,
};
use crate::figures::Faction;
use crate::state::{Artefact, Outcome, Step};
use crate::words::{Names, spot};
use messages::{Words, say};
use rulebook::ClauseId;
use std::collections::BTreeMap;

pub(super) fn step_begun(step: Step, w: Words<'_>) -> String {
    let name = w.name(step.name());
    match step {
        Step::Vote | Step::Over => say!(w, "step-last", step = name),
        _ => say!(w, "step-begun", number = step.number(), step = name),
    }
}

pub(super) fn step_ended(ended: &StepEnded, w: Words<'_>) -> String {
    let turn = ended.step == Step::Holding;
    let step = if turn { say!(w, "the-turn") } else { w.name(ended.step.name()) };
    let is_plural = matches!(ended.step, Step::Fires | Step::Barricades | Step::Demands);
    let many = if is_plural { "yes" } else { "no" };
    let who = w.people(&ended.risen);
    say!(w, "step-ended", step = step, many = many, risen = ended.risen.len(), who = who)
}

/// Each rule by its name, so that nobody need look up what an id says.
pub(super) fn clauses_disclosed(disclosed: &ClausesDisclosed, w: Words<'_>) -> String {
    let named = |clause: &ClauseId| match REGISTER.find(clause.id()) {
        Some(entry) => {
            let told = REGISTER.told(entry, w.language());
            format!("{} ({})", told.name.trim_end_matches('.'), clause.id())
        }
        None => clause.id().to_owned(),
    };
    let clauses: Vec<String> = disclosed.clauses.iter().map(named).collect();
    say!(w, "clauses-disclosed", clauses = w.list(&clauses))
}

pub(super) fn conference_called(called: &ConferenceCalled, w: Words<'_>) -> String {
    if called.factions.is_empty() {
        return say!(w, "conference-nobody");
    }
    let names: Vec<String> = called.factions.iter().map(|faction| w.faction(*faction)).collect();
    say!(w, "conference", turn = called.until, factions = w.list(&names), count = names.len())
}

pub(super) fn demand_made(made: &DemandMade, w: Words<'_>) -> String {
    let mut wanted = format!("{} {}", made.needed, w.name(made.card.name()));
    if let Some(second) = made.second {
        wanted.push_str(&format!(", {} {}", second.needed, w.name(second.card.name())));
    }
    if made.figures > 0 {
        let figures = say!(w, "figures", count = made.figures);
        wanted = say!(w, "wanted-figures", cards = wanted, figures = figures);
    }
    let (number, what) = (made.demand.to_string(), w.name(made.kind.name()));
    match made.deadline {
        Some(turn) => {
            say!(w, "demand-made-until", number = number, what = what, wanted = wanted, turn = turn)
        }
        None => say!(w, "demand-made", number = number, what = what, wanted = wanted),
    }
}

pub(super) fn gun_moved(moved: &GunMoved, city: &City, w: Words<'_>) -> String {
    let (gun, to) = (moved.gun.to_string(), spot(moved.to, city, w));
    if moved.crew.is_empty() {
        return say!(w, "gun-saved", gun = gun, hex = to);
    }
    let (count, who) = (moved.crew.len(), w.people(&moved.crew));
    say!(w, "gun-moved", count = count, who = who, gun = gun, hex = to)
}

pub(super) fn band_arrived(arrived: &BandArrived, city: &City, w: Words<'_>) -> String {
    let from = match arrived.door {
        Some(_) => "door",
        None if arrived.breach => "breach",
        None => "crater",
    };
    say!(
        w,
        "band-arrived",
        band = arrived.band.to_string(),
        skaven = arrived.skaven,
        ogres = arrived.ogres,
        from = from,
        door = arrived.door.map_or_else(String::new, |door| door.to_string()),
        hex = spot(arrived.entry, city, w)
    )
}

pub(super) fn figures_moved(moved: &FiguresMoved, city: &City, w: Words<'_>) -> String {
    let who = w.people(&moved.figures);
    let (Some(&from), Some(&to)) = (moved.path.first(), moved.path.last()) else {
        return say!(w, "figures-stay", who = who);
    };
    let names: Vec<String> = moved.markers.iter().map(|marker| w.name(marker.name())).collect();
    let with = if names.is_empty() { String::new() } else { say!(w, "with", who = w.list(&names)) };
    say!(
        w,
        "figures-moved",
        who = who,
        count = moved.figures.len(),
        from = spot(from, city, w),
        to = spot(to, city, w),
        with = with
    )
}

pub(super) fn figures_escaped(escaped: &FiguresEscaped, w: Words<'_>) -> String {
    let along = escaped.markers.iter().map(|marker| say!(w, "with", who = w.name(marker.name())));
    let with: String = along.collect();
    let (who, count) = (w.people(&escaped.figures), escaped.figures.len());
    say!(w, "figures-escaped", who = who, count = count, with = with)
}

pub(super) fn figure_discharged(
    discharged: &FigureDischarged,
    city: &City,
    w: Words<'_>,
) -> String {
    let (who, payer) = (w.figure(discharged.figure), w.faction(discharged.paid_by));
    match discharged.hex {
        Some(hex) => say!(w, "discharged", who = who, hex = spot(hex, city, w), faction = payer),
        None => say!(w, "died-in-temple", faction = payer, who = who),
    }
}

pub(super) fn fire_fought(fought: &FireFought, city: &City, w: Words<'_>) -> String {
    let (faction, hex) = (w.faction(fought.faction), spot(fought.hex, city, w));
    let (count, die) = (fought.cards.len(), fought.die);
    let out = if fought.out { "yes" } else { "no" };
    if fought.cards.is_empty() {
        return say!(
            w,
            "fire-fought",
            faction = faction,
            hex = hex,
            count = count,
            die = die,
            out = out
        );
    }
    say!(
        w,
        "fire-fought-with",
        faction = faction,
        hex = hex,
        cards = w.cards(&fought.cards),
        count = count,
        die = die,
        out = out
    )
}

pub(super) fn artefact_used(used: &ArtefactUsed, w: Words<'_>) -> String {
    let (who, what) = (w.figure(used.wizard), w.name(used.artefact.name()));
    match used.artefact {
        Artefact::Mask => say!(w, "mask", who = who, what = what),
        Artefact::Box => say!(w, "box", who = who, what = what, cards = w.cards(&used.cards)),
        Artefact::Altar => say!(w, "altar", who = who, what = what),
        Artefact::Teleporter => say!(w, "teleporter", who = who, what = what),
    }
}

pub(super) fn demon_left(left: &DemonLeft, w: Words<'_>) -> String {
    let who = w.figure(left.figure);
    if left.returned.is_empty() {
        return say!(w, "demon-left", who = who);
    }
    say!(w, "demon-left-back", who = who, back = taken_back(&left.returned, w))
}

pub(super) fn upkeep_lapsed(lapsed: &UpkeepLapsed, w: Words<'_>) -> String {
    if lapsed.returned.is_empty() {
        return say!(w, "upkeep-lapsed");
    }
    say!(w, "upkeep-lapsed-back", back = taken_back(&lapsed.returned, w))
}

fn taken_back(returned: &BTreeMap<Faction, Vec<ActionCard>>, w: Words<'_>) -> String {
    let back = returned.iter().map(|(faction, back)| {
        say!(w, "takes-back", faction = w.faction(*faction), cards = w.cards(back))
    });
    w.list(&back.collect::<Vec<_>>())
}

pub(super) fn place_held(held: &PlaceHeld, w: Words<'_>) -> String {
    let place = w.name(held.place.name());
    match (held.fallen, held.counter) {
        (true, 0) => say!(w, "place-contested", place = place),
        (true, _) => say!(w, "place-fallen", place = place),
        (false, 0) => say!(w, "place-safe", place = place),
        (false, counter) => {
            say!(w, "place-held", place = place, turns = say!(w, "turns", count = counter))
        }
    }
}

pub(super) fn siege_ended(ended: &SiegeEnded, w: Words<'_>) -> String {
    match ended.outcome {
        Outcome::CityStands => say!(w, "city-stands"),
        Outcome::Overwhelmed => say!(w, "overwhelmed"),
        Outcome::LastFigureGone => say!(w, "last-figure-gone"),
    }
}
