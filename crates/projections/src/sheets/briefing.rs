//! What one player alone is told (HEI-025), on a sheet.

use super::SheetKind;
use super::html::{Html, sheet as begin, title};
use super::reference::orders;
use lowenheim::figures::Faction;
use lowenheim::reference;
use lowenheim::view::{BriefingView, SiegeView};

/// The sheet of a seat, from that seat's view; nothing when the view has no briefing.
pub(super) fn sheet(html: &mut Html, view: &SiegeView, faction: Faction) {
    let Some(briefing) = &view.briefing else { return };
    let name = format!("{}: briefing", faction.name());
    begin(html, SheetKind::Briefing, Some(faction), &name, |html| {
        title(html, faction.name(), &format!("{} · for your eyes only", view.title));
        background(html, view, briefing, faction);
        list(html, "ol", "What you want", &briefing.objectives);
        list(html, "ul", "What you alone can do", &briefing.special_rules);
        if reference::orders(Some(faction)).next().is_some() {
            html.line("h3", "", "How you order it");
            orders(html, Some(faction));
        }
        html.line("h3", "", "What you think of the others");
        html.element("dl", "", |html| {
            for (other, words) in &briefing.relations {
                html.line("dt", "", other.name());
                html.line("dd", "", words);
            }
        });
    });
}

fn background(html: &mut Html, view: &SiegeView, briefing: &BriefingView, faction: Faction) {
    let heard = view.factions.iter().find(|known| known.faction == faction);
    if let Some(heard) = heard.filter(|heard| !heard.background.is_empty()) {
        html.line("h3", "", "What everybody has heard from you");
        html.line("p", "heard", heard.background.trim());
    }
    html.line("h3", "", "What you know");
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
