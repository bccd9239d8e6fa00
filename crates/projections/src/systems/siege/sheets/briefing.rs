//! What one player alone is told (HEI-025), on a sheet.

use super::reference::orders;
use crate::print::SheetKind;
use crate::print::html::{Html, sheet as begin, title};
use lowenheim::figures::Faction;
use lowenheim::reference;
use lowenheim::story::name;
use lowenheim::view::{BriefingView, SiegeView};
use messages::{Words, say};

/// The sheet of a seat, from that seat's view; nothing when the view has no briefing.
pub(super) fn sheet(html: &mut Html, view: &SiegeView, faction: Faction, w: Words<'_>) {
    let Some(briefing) = &view.briefing else { return };
    let called = name(faction.name(), w.language());
    let whole = say!(w, "briefing-of", faction = called.clone());
    begin(html, SheetKind::Briefing, Some(faction.seat_name()), &whole, |html| {
        title(html, &called, &say!(w, "eyes-only", title = view.title.clone()));
        background(html, view, briefing, faction, w);
        list(html, "ol", &say!(w, "want"), &briefing.objectives);
        list(html, "ul", &say!(w, "alone"), &briefing.special_rules);
        if reference::orders(Some(faction)).next().is_some() {
            html.line("h3", "", say!(w, "how-ordered"));
            orders(html, Some(faction), w);
        }
        html.line("h3", "", say!(w, "think"));
        html.element("dl", "", |html| {
            for (other, words) in &briefing.relations {
                html.line("dt", "", name(other.name(), w.language()));
                html.line("dd", "", words);
            }
        });
    });
}

fn background(
    html: &mut Html,
    view: &SiegeView,
    briefing: &BriefingView,
    faction: Faction,
    w: Words<'_>,
) {
    let heard = view.factions.iter().find(|known| known.faction == faction);
    if let Some(heard) = heard.filter(|heard| !heard.background.is_empty()) {
        html.line("h3", "", say!(w, "heard"));
        html.line("p", "heard", heard.background.trim());
    }
    html.line("h3", "", say!(w, "know"));
    for paragraph in &briefing.background {
        html.line("p", "", paragraph.trim());
    }
}

fn list(html: &mut Html, kind: &'static str, name: &str, entries: &[String]) {
    if entries.is_empty() {
        return;
    }
    html.line("h3", "", name);
    html.element(kind, "", |html| {
        for entry in entries {
            html.line("li", "", entry);
        }
    });
}
